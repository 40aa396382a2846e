/*
 * The one function behind all growing arrays.
 */
#include "vec.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_ITEMS = 4 };

static void *grow(struct arena *arena, void *items, size_t count, size_t room, size_t item_size)
{
    void *grown;

    if (arena == NULL) {
        grown = realloc(items, room * item_size);
        if (grown == NULL) {
            fatal_out_of_memory();
        }
        return grown;
    }
    grown = arena_alloc(arena, room * item_size);
    if (count != 0) {
        memcpy(grown, items, count * item_size);
    }
    return grown;
}

/* The pointer goes through memcpy, because its type is the caller's. */
void vec_reserve(struct arena *arena, void *items_address, size_t *room, size_t count, size_t more,
                 size_t item_size)
{
    void *items;
    size_t wanted = *room == 0 ? FIRST_ITEMS : *room;

    if (more <= *room - count) {
        return;
    }
    if (more > SIZE_MAX / 4 / item_size - count) {
        fatal_out_of_memory();
    }
    while (wanted < count + more) {
        wanted *= 2;
    }
    memcpy(&items, items_address, sizeof items);
    items = grow(arena, items, count, wanted, item_size);
    memcpy(items_address, &items, sizeof items);
    *room = wanted;
}

void vec_release(void *items_address)
{
    void *items;

    memcpy(&items, items_address, sizeof items);
    free(items);
    items = NULL;
    memcpy(items_address, &items, sizeof items);
}
