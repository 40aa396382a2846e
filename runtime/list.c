/*
 * Lists and maps in the hands of users: appending in an arena, finding by key. The storage of a
 * list in an arena has room for a power of two of items, so its capacity need not be kept anywhere.
 */
#include "internal.h"
#include "internal_write.h"
#include "number.h"

void bean_i_count_text(const bean_gen_value *value, char text[BEAN_I_COUNT_ROOM])
{
    const char *before = value->kind == BEAN_GEN_LIST ? "at most " : "";
    const char *after = value->count == 1 ? " item" : " items";
    size_t size = strlen(before);
    char *end;
    memcpy(text, before, size + 1);
    end = bean_i_write_uint32(text + size, value->count);
    memcpy(end, after, strlen(after) + 1);
}

size_t bean_i_list_capacity(size_t count)
{
    size_t capacity = 1;
    if (count > SIZE_MAX / 4) {
        return 0;
    }
    while (capacity < count) {
        capacity *= 2;
    }
    return capacity;
}

/* Storage of the arena's own, with room for one more item, for items that came from elsewhere. */
static void *adopt(bean_arena *arena, const bean_gen_sequence *sequence, size_t item_size)
{
    size_t capacity = sequence->count == SIZE_MAX ? 0 : bean_i_list_capacity(sequence->count + 1);
    void *items;
    if (capacity == 0 || capacity > SIZE_MAX / item_size) {
        return NULL;
    }
    items = bean_arena_alloc(arena, capacity * item_size);
    if (items != NULL) {
        memcpy(items, sequence->items, sequence->count * item_size);
    }
    return items;
}

void *bean_list_append(void *list, size_t item_size, bean_arena *arena)
{
    bean_gen_sequence sequence = bean_i_load_sequence(list);
    char *items;
    char *item;
    if (arena == NULL) {
        return NULL;
    }
    items = (char *)(sequence.count == 0 || bean_i_arena_owns(arena, sequence.items)
                         ? bean_i_arena_room(arena, sequence.items, sequence.count, item_size)
                         : adopt(arena, &sequence, item_size));
    if (items == NULL) {
        return NULL;
    }
    item = items + sequence.count * item_size;
    memset(item, 0, item_size);
    sequence.items = items;
    sequence.count++;
    memcpy(list, &sequence, sizeof sequence);
    return item;
}

void *bean_map_find_by(const void *map, size_t entry_size, size_t value_offset, const void *key,
                       size_t key_size)
{
    bean_gen_sequence sequence = bean_i_load_sequence(map);
    char *entry = (char *)sequence.items;
    for (size_t i = 0; i < sequence.count; i++, entry += entry_size) {
        if (memcmp(entry, key, key_size) == 0) {
            return entry + value_offset;
        }
    }
    return NULL;
}

void *bean_map_find(const void *map, size_t entry_size, size_t value_offset, bean_str key)
{
    bean_gen_sequence sequence = bean_i_load_sequence(map);
    char *entry = (char *)sequence.items;
    for (size_t i = 0; i < sequence.count; i++, entry += entry_size) {
        bean_str name = bean_i_load_str(entry);
        if (name.size == key.size &&
            (key.size == 0 || memcmp(name.data, key.data, key.size) == 0)) {
            return entry + value_offset;
        }
    }
    return NULL;
}
