/*
 * Lists and maps in the hands of users: appending in an arena, finding by key. The storage of a
 * list in an arena has room for a power of two of items, so its capacity need not be kept anywhere.
 */
#include "internal.h"
#include "internal_write.h"

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

void *bean_list_append(void *list, size_t item_size, bean_arena *arena)
{
    bean_gen_sequence sequence = bean_i_load_sequence(list);
    char *items;
    char *item;
    if (arena == NULL) {
        return NULL;
    }
    items = (char *)bean_i_arena_room(arena, sequence.items, sequence.count, item_size);
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
