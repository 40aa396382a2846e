/*
 * Keys of maps in memory: their order, their text in paths, and the order of entries by key.
 */
#include <stdlib.h>

#include "internal.h"
#include "internal_write.h"
#include "number.h"

/* Up to this many entries are put in order by looking through all of them. */
enum { FEW_ENTRIES = 16 };

/* ---- comparing ------------------------------------------------------------------------------- */

static int compare_texts(bean_str left, bean_str right)
{
    size_t size = left.size < right.size ? left.size : right.size;
    int order = size == 0 ? 0 : memcmp(left.data, right.data, size);
    return order != 0 ? order : (left.size > right.size) - (left.size < right.size);
}

static int64_t load_key(const bean_gen_value *key, const void *in)
{
    if (key->kind == BEAN_GEN_ENUM) {
        return bean_i_enum_load(bean_i_value_enum(key), in);
    }
    return bean_i_load_integer(in, key->size, key->kind <= BEAN_GEN_INT64);
}

/* Whether what load_key gives is the bits of a number that may not fit into it. */
static bool is_unsigned(const bean_gen_value *key)
{
    return key->kind == BEAN_GEN_UINT64 ||
           (key->kind == BEAN_GEN_ENUM && !bean_i_value_enum(key)->is_signed);
}

static int compare_numbers(const bean_gen_value *key, const void *left, const void *right)
{
    int64_t a = load_key(key, left);
    int64_t b = load_key(key, right);
    if (is_unsigned(key)) {
        return ((uint64_t)a > (uint64_t)b) - ((uint64_t)a < (uint64_t)b);
    }
    return (a > b) - (a < b);
}

int bean_i_compare_keys(const bean_gen_value *map, const void *left, const void *right)
{
    const bean_gen_value *key = bean_i_map_key(map);
    if (key == NULL) {
        return compare_texts(bean_i_load_str(left), bean_i_load_str(right));
    }
    switch (key->kind) {
    case BEAN_GEN_BOOL:
        return (*(const unsigned char *)left != 0) - (*(const unsigned char *)right != 0);
    case BEAN_GEN_PLAIN: return memcmp(left, right, bean_i_value_used(key));
    default: return compare_numbers(key, left, right);
    }
}

/* ---- entries in order ------------------------------------------------------------------------ */

/* Equal keys, which only programs can make, stay as they stand. */
static int compare_entries(const bean_gen_value *map, const char *left, const char *right)
{
    int order = bean_i_compare_keys(map, left, right);
    return order != 0 ? order : (left > right) - (left < right);
}

static void sift_down(const bean_gen_value *map, const char **entries, size_t root, size_t count)
{
    const char *entry = entries[root];
    for (;;) {
        size_t child = 2 * root + 1;
        if (child >= count) {
            break;
        }
        if (child + 1 < count && compare_entries(map, entries[child], entries[child + 1]) < 0) {
            child++;
        }
        if (compare_entries(map, entry, entries[child]) >= 0) {
            break;
        }
        entries[root] = entries[child];
        root = child;
    }
    entries[root] = entry;
}

void bean_i_sort_entries(const bean_gen_value *map, const char **entries, size_t count)
{
    for (size_t i = count / 2; i-- > 0;) {
        sift_down(map, entries, i, count);
    }
    for (size_t i = count; i-- > 1;) {
        const char *last = entries[i];
        entries[i] = entries[0];
        entries[0] = last;
        sift_down(map, entries, 0, i);
    }
}

const char **bean_i_entries_in_order(const bean_gen_value *map, bean_gen_sequence entries)
{
    const char **order;
    if (entries.count <= FEW_ENTRIES || entries.count > SIZE_MAX / sizeof *order) {
        return NULL;
    }
    order = (const char **)malloc(entries.count * sizeof *order);
    if (order != NULL) {
        for (size_t i = 0; i < entries.count; i++) {
            order[i] = (const char *)entries.items + i * map->entry_size;
        }
        bean_i_sort_entries(map, order, entries.count);
    }
    return order;
}

const char *bean_i_next_entry(const bean_gen_value *map, bean_gen_sequence entries,
                              const char *after)
{
    const char *entry = (const char *)entries.items;
    const char *least = NULL;
    for (size_t i = 0; i < entries.count; i++, entry += map->entry_size) {
        if ((after == NULL || compare_entries(map, entry, after) > 0) &&
            (least == NULL || compare_entries(map, entry, least) < 0)) {
            least = entry;
        }
    }
    return least;
}

/* ---- text ------------------------------------------------------------------------------------ */

static bean_str text_of(const char *text)
{
    bean_str result = {text, strlen(text)};
    return result;
}

bean_str bean_i_key_text(const bean_gen_value *map, const void *entry, char *room)
{
    const bean_gen_value *key = bean_i_map_key(map);
    bean_str text = {room, 0};
    char *end;
    if (key == NULL) {
        return bean_i_load_str(entry);
    }
    if (key->kind == BEAN_GEN_BOOL) {
        return text_of(*(const unsigned char *)entry != 0 ? "true" : "false");
    }
    if (key->kind == BEAN_GEN_ENUM) {
        const bean_gen_enum *type = bean_i_value_enum(key);
        const bean_gen_enum_entry *known = bean_i_enum_entry(type, bean_i_enum_load(type, entry));
        if (known != NULL) {
            return text_of(known->name);
        }
    }
    if (key->kind == BEAN_GEN_PLAIN) {
        end = bean_i_write_uuid(room, (const uint8_t *)entry);
    } else if (is_unsigned(key)) {
        end = bean_i_write_uint64(room, (uint64_t)load_key(key, entry));
    } else {
        end = bean_i_write_int64(room, load_key(key, entry));
    }
    text.size = (size_t)(end - room);
    return text;
}
