/*
 * Growing arrays as plain structs with items, count and room. In an arena (then nothing is
 * freed one by one) or, with a NULL arena, in malloc's memory (then vec_free gives it back).
 * A zeroed one is empty and ready for use.
 *
 *     VEC_DEFINE(name_list, struct str);      declares struct name_list
 *     vec_push(arena, &list, name);           list is a struct name_list
 *     for (size_t i = 0; i < list.count; i++) use(list.items[i]);
 */
#ifndef BEANC_VEC_H
#define BEANC_VEC_H

#include <stddef.h>

#include "arena.h"

#define VEC_DEFINE(name, type)                                                                     \
    struct name {                                                                                  \
        type *items;                                                                               \
        size_t count;                                                                              \
        size_t room;                                                                               \
    }

/* Makes room for one more and appends it; list and arena are evaluated more than once. */
#define vec_push(arena, list, item)                                                                \
    (vec_reserve((arena), &(list)->items, &(list)->room, (list)->count, 1, sizeof *(list)->items), \
     (void)((list)->items[(list)->count] = (item)), (void)(list)->count++)

#define vec_free(list)                                                                             \
    (vec_release(&(list)->items), (void)((list)->count = 0), (void)((list)->room = 0))

/*
 * What the macros stand on: room for `more` items beyond count. items_address is the address of
 * the items pointer, of whatever pointer type.
 */
void vec_reserve(struct arena *arena, void *items_address, size_t *room, size_t count, size_t more,
                 size_t item_size);
void vec_release(void *items_address);

#endif
