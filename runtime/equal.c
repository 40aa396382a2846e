/*
 * Whether two values are equal, by description: what they mean counts, not padding, capacities or
 * the order of maps. NaN equals NaN, 0.0 differs from -0.0. Must not know about text.
 */
#include <stdlib.h>

#include "internal.h"
#include "internal_write.h"

static bool equal_value(const bean_gen_value *value, const void *left, const void *right,
                        uint32_t depth)
{
    const void *left_target = bean_i_value_target(value, left);
    const void *right_target = bean_i_value_target(value, right);
    if (left_target == NULL || right_target == NULL) {
        return left_target == NULL && right_target == NULL &&
               bean_i_is_absent(value, left) == bean_i_is_absent(value, right);
    }
    return bean_i_equal_target(value, left_target, right_target, depth);
}

static bool equal_text(bean_str left, bean_str right)
{
    return left.size == right.size &&
           (left.size == 0 || memcmp(left.data, right.data, left.size) == 0);
}

static bool equal_float32(const void *left, const void *right)
{
    uint32_t a;
    uint32_t b;
    memcpy(&a, left, sizeof a);
    memcpy(&b, right, sizeof b);
    return a == b || ((a & 0x7fffffffu) > 0x7f800000u && (b & 0x7fffffffu) > 0x7f800000u);
}

static bool equal_float64(const void *left, const void *right)
{
    const uint64_t magnitude = UINT64_C(0x7fffffffffffffff);
    const uint64_t infinity = UINT64_C(0x7ff0000000000000);
    uint64_t a;
    uint64_t b;
    memcpy(&a, left, sizeof a);
    memcpy(&b, right, sizeof b);
    return a == b || ((a & magnitude) > infinity && (b & magnitude) > infinity);
}

static bool equal_items(const bean_gen_value *item, const char *left, const char *right,
                        size_t count, uint32_t depth)
{
    for (size_t i = 0; i < count; i++, left += item->size, right += item->size) {
        if (!equal_value(item, left, right, depth)) {
            return false;
        }
    }
    return true;
}

/* ---- maps ------------------------------------------------------------------------------------ */

/* Up to this many entries in another order are matched by looking through all of them. */
enum { FEW_ENTRIES = 16 };

static bool equal_entries(const bean_gen_value *map, const char *left, const char *right,
                          uint32_t depth)
{
    return equal_value((const bean_gen_value *)map->detail, left + map->entry_value_offset,
                       right + map->entry_value_offset, depth);
}

/* The nth (from 0) entry with the key of the entry `key`, or NULL. */
static const char *find_entry(const bean_gen_value *map, const char *entries, size_t count,
                              const char *key, size_t nth)
{
    for (size_t i = 0; i < count; i++, entries += map->entry_size) {
        if (bean_i_compare_keys(map, entries, key) == 0 && nth-- == 0) {
            return entries;
        }
    }
    return NULL;
}

/* Without memory: O(n * n). Should a key occur more than once, its entries are paired in order. */
static bool equal_by_search(const bean_gen_value *map, const char *left, const char *right,
                            size_t count, uint32_t depth)
{
    const char *entry = left;
    for (size_t i = 0; i < count; i++, entry += map->entry_size) {
        const char *other;
        size_t nth = 0;
        while (find_entry(map, left, i, entry, nth) != NULL) {
            nth++;
        }
        other = find_entry(map, right, count, entry, nth);
        if (other == NULL || !equal_entries(map, entry, other, depth)) {
            return false;
        }
    }
    return true;
}

static bool equal_by_order(const bean_gen_value *map, const char *left, const char *right,
                           size_t count, const char **scratch, uint32_t depth)
{
    for (size_t i = 0; i < count; i++) {
        scratch[i] = left + i * map->entry_size;
        scratch[count + i] = right + i * map->entry_size;
    }
    bean_i_sort_entries(map, scratch, count);
    bean_i_sort_entries(map, scratch + count, count);
    for (size_t i = 0; i < count; i++) {
        const char *entry = scratch[i];
        const char *other = scratch[count + i];
        if (bean_i_compare_keys(map, entry, other) != 0 ||
            !equal_entries(map, entry, other, depth)) {
            return false;
        }
    }
    return true;
}

static bool equal_maps(const bean_gen_value *map, const bean_gen_sequence *left,
                       const bean_gen_sequence *right, uint32_t depth)
{
    const char *from_a = (const char *)left->items;
    const char *from_b = (const char *)right->items;
    size_t count = left->count;
    const char **scratch;
    bool equal;
    while (count != 0 && bean_i_compare_keys(map, from_a, from_b) == 0) {
        if (!equal_entries(map, from_a, from_b, depth)) {
            return false;
        }
        from_a += map->entry_size;
        from_b += map->entry_size;
        count--;
    }
    if (count <= FEW_ENTRIES) {
        return equal_by_search(map, from_a, from_b, count, depth);
    }
    scratch = NULL;
    if (count <= SIZE_MAX / 2 / sizeof *scratch) {
        scratch = (const char **)malloc(count * 2 * sizeof *scratch);
    }
    if (scratch == NULL) {
        return equal_by_search(map, from_a, from_b, count, depth);
    }
    equal = equal_by_order(map, from_a, from_b, count, scratch, depth);
    free((void *)scratch);
    return equal;
}

/* Empty ones are equal at any depth: where there is no level left for them, they can stand only
 * because they are not written. */
static bool equal_sequences(const bean_gen_value *value, const void *left, const void *right,
                            uint32_t depth)
{
    bean_gen_sequence a = bean_i_load_sequence(left);
    bean_gen_sequence b = bean_i_load_sequence(right);
    if (a.count != b.count || a.count == 0 || depth == 0) {
        return a.count == b.count && a.count == 0;
    }
    if (value->kind == BEAN_GEN_MAP) {
        return equal_maps(value, &a, &b, depth - 1);
    }
    return equal_items((const bean_gen_value *)value->detail, (const char *)a.items,
                       (const char *)b.items, a.count, depth - 1);
}

/* ---- any value ------------------------------------------------------------------------------- */

static bool equal_beans(const bean_type *type, const char *left, const char *right, uint32_t depth)
{
    for (uint32_t i = 0; i < type->count; i++) {
        const bean_accessor *accessor = &type->accessors[i];
        if ((accessor->flags & (BEAN_GEN_HELD | BEAN_GEN_BACKREF | BEAN_GEN_IS_TAG)) == 0 &&
            !equal_value(&accessor->value, left + accessor->offset, right + accessor->offset,
                         bean_i_depth_of(accessor, depth))) {
            return false;
        }
    }
    return true;
}

static bool equal_unions(const bean_union *type, const char *left, const char *right,
                         uint32_t depth)
{
    const bean_gen_arm *arm = bean_i_union_arm(type, left);
    uint32_t level = bean_i_union_opens(type) ? 1 : 0;
    if (bean_i_union_load(type, left) != bean_i_union_load(type, right) || depth < level) {
        return false;
    }
    return arm == NULL || arm->value == NULL ||
           equal_value(arm->value, left + type->offset, right + type->offset, depth - level);
}

bool bean_i_equal_target(const bean_gen_value *value, const void *left, const void *right,
                         uint32_t depth)
{
    switch (value->kind) {
    case BEAN_GEN_BOOL:
        return (*(const unsigned char *)left != 0) == (*(const unsigned char *)right != 0);
    case BEAN_GEN_FLOAT32: return equal_float32(left, right);
    case BEAN_GEN_FLOAT64: return equal_float64(left, right);
    case BEAN_GEN_FOREIGN: {
        const bean_gen_codec *codec = (const bean_gen_codec *)value->detail;
        return codec->user->equal(codec, left, right);
    }
    case BEAN_GEN_STRING:
    case BEAN_GEN_INLINE_TEXT:
        return equal_text(bean_i_text(value, left), bean_i_text(value, right));
    case BEAN_GEN_BEAN:
        return depth != 0 && equal_beans((const bean_type *)value->detail, (const char *)left,
                                         (const char *)right, depth - 1);
    case BEAN_GEN_UNION:
        return equal_unions((const bean_union *)value->detail, (const char *)left,
                            (const char *)right, depth);
    case BEAN_GEN_LIST:
    case BEAN_GEN_MAP: return equal_sequences(value, left, right, depth);
    case BEAN_GEN_ARRAY:
        return depth != 0 && equal_items((const bean_gen_value *)value->detail, (const char *)left,
                                         (const char *)right, value->count, depth - 1);
    default: return memcmp(left, right, bean_i_value_used(value)) == 0;
    }
}

bool bean_gen_equal(const bean_gen_value *value, const void *left, const void *right)
{
    return equal_value(value, left, right, bean_i_depth_limit(value));
}
