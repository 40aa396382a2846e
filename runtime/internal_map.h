/*
 * A map while it is read or merged (container_read.c).
 */
#ifndef BEAN_INTERNAL_MAP_H
#define BEAN_INTERNAL_MAP_H

#include "internal.h"

/* Zeroed memory with the value, and the size of the index's keys, is an empty map. */
struct bean_i_map_reading {
    const bean_gen_value *value;
    bean_gen_sequence entries;
    size_t capacity;
    size_t dropped; /* entries whose last value is a null that drops them; they are marked: */
    bool *marks;    /* by place; NULL before the first */
    size_t mark_count;
    struct bean_i_map_index index;
};

BEAN_HIDDEN void bean_i_map_start(struct bean_i_map_reading *map, const bean_gen_value *value);

/* The place of the entry for this key, an old or a new one; or BEAN_I_NOT_FOUND, described. */
BEAN_HIDDEN size_t bean_i_map_place(bean_gen_reader *reader, struct bean_i_map_reading *map,
                                    const struct bean_i_span *key, bool *repeated);

/* Marks the entry as dropped, or takes the mark away. False when there is no memory. */
BEAN_HIDDEN bool bean_i_map_drop(bean_gen_reader *reader, struct bean_i_map_reading *map,
                                 size_t place, bool dropped);

/* Stores the map without what was dropped. False, described, when it breaks its limits; its closing
 * brace is at `fault`. */
BEAN_HIDDEN bool bean_i_map_finish(bean_gen_reader *reader, struct bean_i_map_reading *map,
                                   const char *fault, void *out);

/* The same key occurs again where it must not. Returns NULL. */
BEAN_HIDDEN const char *bean_i_map_fail_repeated(bean_gen_reader *reader,
                                                 const struct bean_i_span *key);

/* Adds the key to the path of a failure. Returns NULL. */
BEAN_HIDDEN const char *bean_i_map_failed_entry(bean_gen_reader *reader,
                                                const struct bean_i_span *key);

#endif
