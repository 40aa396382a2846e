/*
 * JSON Merge Patch (RFC 7396) of beans, by description: what a patch doesn't name stays, null takes
 * away, objects are merged, everything else is replaced. A merge makes a new bean beside the old
 * one, which it shares all memory with that doesn't change, so that a failure costs nothing but
 * the arena's mark. Must not know about text but to tell null and objects from other values.
 */
#include "internal_map.h"
#include "internal_write.h"

enum { FEW_WORDS = 4 };

static const char *merge_value(bean_gen_reader *reader, const char *cursor, void *out,
                               const void *old, const bean_gen_value *value);

static bool is_at(const bean_gen_reader *reader, const char *cursor, char byte)
{
    return cursor != reader->end && *cursor == byte;
}

static void *allocate(bean_gen_reader *reader, const char *cursor, size_t size)
{
    void *block = bean_arena_alloc(reader->arena, size);
    if (BEAN_UNLIKELY(block == NULL)) {
        (void)bean_i_read_fail_memory(reader, cursor);
    }
    return block;
}

/* ---- maps ------------------------------------------------------------------------------------ */

/* The entries of `old`, which stay where they are, and those of the patch. */
struct map_merge {
    struct bean_i_map_reading reading;
    bean_gen_sequence old;
    bool *patched; /* by place, where a patch may not name a key twice; else NULL */
    size_t patched_count;
};

static bool take_over(bean_gen_reader *reader, const char *cursor, struct bean_i_map_reading *map,
                      bean_gen_sequence old)
{
    size_t size = map->value->entry_size;
    size_t capacity = bean_i_list_capacity(old.count);
    void *entries = NULL;
    if (capacity != 0 && capacity <= SIZE_MAX / 4 / size) {
        entries = bean_arena_alloc(reader->arena, capacity * size);
    }
    if (BEAN_UNLIKELY(entries == NULL)) {
        (void)bean_i_read_fail_memory(reader, cursor);
        return false;
    }
    memcpy(entries, old.items, old.count * size);
    map->entries.items = entries;
    map->capacity = capacity;
    while (map->entries.count != old.count) {
        map->entries.count++;
        if (BEAN_UNLIKELY(!bean_i_map_index_add(&map->index, &map->entries, size, reader->arena))) {
            (void)bean_i_read_fail_memory(reader, cursor);
            return false;
        }
    }
    return true;
}

/* `old` is a map in memory, or NULL. */
static bool start_map(bean_gen_reader *reader, const char *cursor, struct map_merge *map,
                      const void *old, const bean_gen_value *value)
{
    memset(map, 0, sizeof *map);
    bean_i_map_start(&map->reading, value);
    if (old != NULL) {
        map->old = bean_i_load_sequence(old);
    }
    return map->old.count == 0 || take_over(reader, cursor, &map->reading, map->old);
}

/* Whether the patch has named the key at `place` before; marks it. */
static bool is_repeated(struct map_merge *map, bean_arena *arena, size_t place, bool *no_memory)
{
    size_t count = map->reading.capacity;
    bool repeated;
    if (place >= map->patched_count) {
        void *marks = bean_i_arena_grow(arena, map->patched, map->patched_count, count);
        if (marks == NULL) {
            *no_memory = true;
            return false;
        }
        map->patched = (bool *)marks;
        memset(map->patched + map->patched_count, 0, count - map->patched_count);
        map->patched_count = count;
    }
    repeated = map->patched[place];
    map->patched[place] = true;
    return repeated;
}

/* What the patch at `cursor` makes of the entry at `place`. */
static const char *patch_entry(bean_gen_reader *reader, const char *cursor, struct map_merge *map,
                               size_t place)
{
    const bean_gen_value *value = (const bean_gen_value *)map->reading.value->detail;
    size_t at = place * map->reading.value->entry_size + map->reading.value->entry_value_offset;
    bool is_null = is_at(reader, cursor, 'n');
    const char *start = cursor;
    if (is_null) {
        cursor = bean_i_read_literal(reader, cursor, "null", 4);
    } else {
        const void *old = place < map->old.count ? (const char *)map->old.items + at : NULL;
        cursor = merge_value(reader, cursor, (char *)map->reading.entries.items + at, old, value);
    }
    if (cursor != NULL && !bean_i_map_drop(reader, &map->reading, place, is_null)) {
        return bean_i_read_fail_memory(reader, start);
    }
    return cursor;
}

/* The value at `cursor`, which belongs to this key. */
static const char *merge_keyed(bean_gen_reader *reader, const char *cursor, struct map_merge *map,
                               const struct bean_i_span *key)
{
    unsigned policy = map->reading.value->duplicates;
    bool known;
    bool no_memory = false;
    size_t place = bean_i_map_place(reader, &map->reading, key, &known);
    if (BEAN_UNLIKELY(place == BEAN_I_NOT_FOUND)) {
        return bean_i_map_failed_entry(reader, key);
    }
    if (policy != BEAN_GEN_DUPLICATES_LAST && is_repeated(map, reader->arena, place, &no_memory)) {
        if (policy == BEAN_GEN_DUPLICATES_ERROR) {
            return bean_i_map_fail_repeated(reader, key);
        }
        cursor = bean_i_skip_value(reader, cursor);
    } else if (no_memory) {
        cursor = bean_i_read_fail_memory(reader, cursor);
    } else {
        cursor = patch_entry(reader, cursor, map, place);
    }
    return cursor != NULL ? cursor : bean_i_map_failed_entry(reader, key);
}

static const char *merge_map(bean_gen_reader *reader, const char *cursor, void *out,
                             const void *old, const bean_gen_value *value)
{
    struct map_merge map;
    bool closed;
    if (!start_map(reader, cursor, &map, old, value)) {
        return NULL;
    }
    cursor = bean_i_open_items(reader, cursor, '{', '}', "an object", &closed);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return NULL;
    }
    while (!closed) {
        struct bean_i_span key;
        cursor = bean_i_read_key(reader, cursor, &key);
        if (cursor != NULL) {
            cursor = merge_keyed(reader, cursor, &map, &key);
        }
        if (cursor != NULL) {
            cursor = bean_i_after_item(reader, cursor, '}', &closed);
        }
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return NULL;
        }
    }
    return bean_i_map_finish(reader, &map.reading, cursor - 1, out) ? cursor : NULL;
}

/* ---- properties ------------------------------------------------------------------------------ */

/* A bean while it is merged. */
struct bean_merge {
    const bean_type *type;
    char *bean;
    const char *old;       /* or NULL */
    struct map_merge *any; /* or NULL, before the first member for it */
    uint64_t *seen;
};

/* A null in the place of a property that must be there. */
static bool keeps_null(const bean_accessor *accessor)
{
    const bean_gen_value *value = &accessor->value;
    bool has_state = value->null_form >= BEAN_GEN_NULL_STATE;
    if (value->nulls == BEAN_GEN_NULLS_AS_EMPTY) {
        return true;
    }
    if (value->null_form == BEAN_GEN_NEVER_NULL || (accessor->flags & BEAN_GEN_NOT_NULL) != 0) {
        return !has_state && (accessor->flags & BEAN_GEN_REQUIRED) != 0;
    }
    return !has_state || value->nulls == BEAN_GEN_NULLS_FAIL;
}

/* As if the patch did not name it. */
static bool keep(bean_gen_reader *reader, const struct bean_merge *merge, uint32_t index,
                 char *owner, const char *old_owner)
{
    const bean_accessor *accessor = &merge->type->accessors[index];
    const bean_gen_value *value = &accessor->value;
    const char *old;
    if (old_owner == NULL) {
        merge->seen[merge->type->words + index / 64] |= UINT64_C(1) << (index % 64);
        return bean_i_set_default(reader, accessor, owner);
    }
    old = old_owner + accessor->offset;
    memcpy(owner + accessor->offset, old, value->size);
    bean_i_set_state(value, owner + accessor->offset,
                     bean_i_value_target(value, old) != NULL ? BEAN_VALUE
                     : bean_i_is_absent(value, old)          ? BEAN_ABSENT
                                                             : BEAN_NULL);
    return true;
}

/* The null at `null` takes the property away: it is then what missing means, or null. */
static const char *take_away(bean_gen_reader *reader, const char *null,
                             const struct bean_merge *merge, uint32_t index, char *owner,
                             const char *old_owner)
{
    const bean_accessor *accessor = &merge->type->accessors[index];
    const char *cursor;
    bool skipped = false;
    bool stays = accessor->value.nulls == BEAN_GEN_NULLS_SKIP;
    bool stored;
    if (!stays && keeps_null(accessor)) {
        return (accessor->flags & BEAN_GEN_TAGGED) != 0
                   ? bean_i_read_sibling(reader, null, merge->type, index, owner, merge->seen,
                                         &skipped)
                   : bean_i_read_nullable(reader, null, owner + accessor->offset, &accessor->value,
                                          &skipped);
    }
    cursor = bean_i_read_literal(reader, null, "null", 4);
    if (cursor == NULL) {
        return NULL;
    }
    stored = stays ? keep(reader, merge, index, owner, old_owner)
                   : bean_i_set_default(reader, accessor, owner);
    return stored ? cursor : bean_i_read_fail_memory(reader, null);
}

static const char *merge_any(bean_gen_reader *reader, const char *cursor, struct bean_merge *merge,
                             const bean_accessor *accessor)
{
    struct bean_i_span key;
    /* The key was read to find out that nothing else has it; it is right. */
    if (bean_i_read_key(reader, reader->key, &key) == NULL) {
        return NULL;
    }
    if (merge->any == NULL) {
        const void *old = merge->old;
        if (old != NULL) {
            old = bean_i_value_target(&accessor->value, merge->old + accessor->offset);
        }
        merge->any = (struct map_merge *)allocate(reader, cursor, sizeof *merge->any);
        if (merge->any == NULL || !start_map(reader, cursor, merge->any, old, &accessor->value)) {
            return bean_i_map_failed_entry(reader, &key);
        }
    }
    return merge_keyed(reader, cursor, merge->any, &key);
}

static const char *merge_member(bean_gen_reader *reader, const char *cursor,
                                struct bean_merge *merge, uint32_t index)
{
    const bean_type *type = merge->type;
    const bean_accessor *accessor = &type->accessors[index];
    const char *old_owner = merge->old;
    char *owner = merge->bean;
    const char *old = NULL;
    bool is_null;
    cursor = bean_i_skip_space(reader, cursor);
    is_null = is_at(reader, cursor, 'n');
    if ((accessor->flags & BEAN_GEN_ANY) != 0) {
        return merge_any(reader, cursor, merge, accessor);
    }
    merge->seen[type->words + index / 64] &= ~(UINT64_C(1) << (index % 64));
    if ((accessor->flags & BEAN_GEN_HELD) != 0) {
        if (old_owner != NULL) {
            old_owner = (const char *)bean_i_holder_find(type, index, old_owner, NULL);
        }
        if (is_null && old_owner == NULL &&
            bean_i_holder_find(type, index, owner, merge->seen) == NULL) {
            return bean_i_read_literal(reader, cursor, "null", 4); /* there is nothing to take */
        }
        owner =
            (char *)bean_i_holder_make(reader, cursor, type, index, owner, merge->old, merge->seen);
        if (owner == NULL) {
            return NULL;
        }
    }
    if (old_owner != NULL) {
        old = old_owner + accessor->offset;
    }
    if ((accessor->flags & BEAN_GEN_IS_TAG) != 0) {
        return bean_i_read_sibling_tag(reader, cursor, type, index, merge->seen);
    }
    if ((accessor->flags & BEAN_GEN_TAGGED) != 0) {
        const void *value = old == NULL ? NULL : bean_i_value_target(&accessor->value, old);
        bool names_arm;
        if (!bean_i_find_sibling(reader, cursor, type, index, value, merge->seen, &names_arm)) {
            return NULL;
        }
        if (names_arm || !is_null) {
            struct bean_i_old was = {value, merge_value};
            bool skipped = false;
            reader->old = value != NULL ? &was : NULL;
            return bean_i_read_sibling(reader, cursor, type, index, owner, merge->seen, &skipped);
        }
    }
    if (is_null) {
        return take_away(reader, cursor, merge, index, owner, old_owner);
    }
    return merge_value(reader, cursor, owner + accessor->offset, old, &accessor->value);
}

/* ---- beans ----------------------------------------------------------------------------------- */

/* What the old bean has is not missing, whatever the patch says. */
static void mark_old(const struct bean_merge *merge)
{
    for (uint32_t i = 0; i < merge->type->count; i++) {
        if (bean_i_holder_find(merge->type, i, merge->old, NULL) != NULL) {
            BEAN_GEN_MARK(merge->seen, i);
        }
    }
}

/* Tags of unions that the patch has without their unions. */
static bool finish_tags(bean_gen_reader *reader, const struct bean_merge *merge)
{
    const bean_type *type = merge->type;
    for (uint32_t i = 0; merge->old != NULL && type->tag_count != 0 && i < type->count; i++) {
        const void *old;
        void *owner;
        if ((type->accessors[i].flags & BEAN_GEN_IS_TAG) == 0 ||
            BEAN_GEN_SEEN(merge->seen, i) == 0 || BEAN_GEN_SEEN(merge->seen, i + 1) != 0) {
            continue;
        }
        old = bean_i_holder_find(type, i, merge->old, NULL);
        if (old == NULL) {
            continue; /* what was unwrapped is new: it has to be complete */
        }
        owner = bean_i_holder_make(reader, reader->close, type, i, merge->bean, merge->old,
                                   merge->seen);
        if (owner == NULL || !bean_i_sibling_merge_tag(reader, type, i, owner, old, merge->seen)) {
            return false;
        }
    }
    return true;
}

/* The brace is closed: what is missing from new beans, and the end of an @any. */
static const char *finish(bean_gen_reader *reader, const struct bean_merge *merge)
{
    const bean_type *type = merge->type;
    const char *cursor = reader->cursor;
    uint32_t last = type->count - 1;
    if (merge->any != NULL) {
        void *any = merge->bean + type->accessors[last].offset;
        if (!bean_i_map_finish(reader, &merge->any->reading, cursor - 1, any)) {
            return bean_gen_read_failed(reader, type, last);
        }
        BEAN_GEN_MARK(merge->seen, last);
    }
    if (!finish_tags(reader, merge)) {
        reader->is_elsewhere = false; /* the pointer is complete */
        return NULL;
    }
    if (merge->old != NULL && type->holders != NULL) {
        mark_old(merge);
    }
    if (merge->old == NULL || type->holders != NULL) {
        cursor = bean_i_complete(reader, type, merge->bean, merge->seen);
    }
    return cursor == NULL ? NULL : bean_i_call_creators(reader, cursor, type, merge->bean);
}

static const char *merge_members(bean_gen_reader *reader, const char *cursor,
                                 struct bean_merge *merge)
{
    const bean_type *type = merge->type;
    int32_t index = bean_gen_open_object(reader, cursor, type, merge->seen);
    while (index >= 0) {
        cursor = merge_member(reader, reader->cursor, merge, (uint32_t)index);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return bean_gen_read_failed(reader, type, (uint32_t)index);
        }
        index = bean_gen_next_property(reader, cursor, type, merge->seen);
    }
    if (BEAN_UNLIKELY(index == BEAN_GEN_FAILED)) {
        return NULL;
    }
    return finish(reader, merge);
}

/* `bean` is not initialized; `old` may be NULL. */
static const char *merge_bean(bean_gen_reader *reader, const char *cursor, void *bean,
                              const void *old, const bean_type *type)
{
    uint64_t few[2 * FEW_WORDS] = {0}; /* with those of nulls that are skipped, and of tags */
    size_t words = 2 * (size_t)type->words + type->tag_count;
    struct bean_merge merge;
    merge.type = type;
    merge.bean = (char *)bean;
    merge.old = (const char *)old;
    merge.any = NULL;
    merge.seen = few;
    if (words > 2 * FEW_WORDS) {
        merge.seen = (uint64_t *)allocate(reader, cursor, words * sizeof *merge.seen);
        if (merge.seen == NULL) {
            return NULL;
        }
        memset(merge.seen, 0, words * sizeof *merge.seen);
    }
    if (old != NULL) {
        memcpy(bean, old, type->size);
    } else {
        bean_gen_init(type, bean);
    }
    return merge_members(reader, cursor, &merge);
}

/* ---- any value ------------------------------------------------------------------------------- */

static const char *merge_object(bean_gen_reader *reader, const char *cursor, void *out,
                                const void *old, const bean_gen_value *value)
{
    const void *target = old == NULL ? NULL : bean_i_value_target(value, old);
    void *bean = out;
    bean_i_set_state(value, out, BEAN_VALUE);
    if (value->kind == BEAN_GEN_MAP) {
        return merge_map(reader, cursor, out, target, value);
    }
    if (value->kind != BEAN_GEN_BEAN) {
        bean_str text = {NULL, 0};
        if (target != NULL) {
            text = bean_i_load_str(target);
        }
        return bean_i_merge_json(reader, cursor, text, (bean_str *)out,
                                 (const bean_gen_codec *)value->detail);
    }
    if (bean_i_is_pointer(value)) {
        bean = allocate(reader, cursor, ((const bean_type *)value->detail)->size);
        if (bean == NULL) {
            return NULL;
        }
        memcpy(out, &bean, sizeof bean);
    }
    return merge_bean(reader, cursor, bean, target, (const bean_type *)value->detail);
}

static bool is_json(const bean_gen_value *value)
{
    return value->coded &&
           (((const bean_gen_codec *)value->detail)->flags & BEAN_GEN_CODEC_JSON) != 0;
}

static const char *merge_union(bean_gen_reader *reader, const char *cursor, void *out,
                               const void *old, const bean_gen_value *value)
{
    struct bean_i_old was = {bean_i_value_target(value, old), merge_value};
    reader->old = was.in != NULL ? &was : NULL;
    cursor = bean_gen_read_value(reader, cursor, out, value);
    reader->old = NULL;
    return cursor;
}

/* The patch at `cursor`, which is not null, applied to `old` (or NULL) gives `out`, other memory
 * that holds anything. */
static const char *merge_value(bean_gen_reader *reader, const char *cursor, void *out,
                               const void *old, const bean_gen_value *value)
{
    if (is_at(reader, cursor, '{') &&
        (value->kind == BEAN_GEN_BEAN || value->kind == BEAN_GEN_MAP || is_json(value))) {
        return merge_object(reader, cursor, out, old, value);
    }
    if (value->kind == BEAN_GEN_UNION && old != NULL && is_at(reader, cursor, '{')) {
        return merge_union(reader, cursor, out, old, value);
    }
    return bean_gen_read_value(reader, cursor, out, value);
}

/* ---- documents ------------------------------------------------------------------------------- */

/* Where the root value is, and where the merged one is made. */
struct root {
    const void *target;
    void *made;
};

static const char *merge_root(bean_gen_reader *reader, const char *cursor, void *out,
                              const bean_gen_value *value)
{
    struct root *root = (struct root *)out;
    cursor = bean_i_skip_space(reader, cursor);
    root->made = allocate(reader, cursor, value->size);
    return root->made == NULL ? NULL : merge_value(reader, cursor, root->made, root->target, value);
}

bean_status bean_gen_merge(const bean_gen_value *value, void *target, const char *json, size_t size,
                           bean_arena *arena, bean_error *error)
{
    struct root root;
    bean_status status;
    if (target == NULL || arena == NULL || (json == NULL && size != 0)) {
        if (error != NULL) {
            bean_i_error_start(error, BEAN_ERROR_ARGUMENT, NULL);
        }
        return BEAN_ERROR_ARGUMENT;
    }
    root.target = target;
    root.made = NULL;
    status = bean_i_read_document(value, &root, json, size, arena, NULL, error, merge_root);
    if (status == BEAN_OK) {
        memcpy(target, root.made, value->size);
        bean_i_link(value, target, bean_i_depth_limit(value));
    }
    return status;
}
