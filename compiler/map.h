/*
 * Map from byte strings to pointers. Keeps the order of insertion, so that nothing that is
 * printed ever depends on hashes. The hash is keyed at random per map: a schema can't be
 * written to make all its names collide.
 */
#ifndef BEANC_MAP_H
#define BEANC_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arena.h"
#include "str.h"

struct map_entry;

struct map {
    struct arena *arena;    /* NULL: malloc, and map_free is needed */
    struct map_entry *head; /* the hash table hangs on its first entry */
    size_t count;
    uint64_t seed[2];
};

void map_init(struct map *map, struct arena *arena);
void map_free(struct map *map);

/* The value of key, or NULL. */
void *map_get(const struct map *map, struct str key);
bool map_has(const struct map *map, struct str key);

/*
 * Adds key with a value unless it is there already: then the map is unchanged and the old value
 * is returned, so that the caller can point at the first place. NULL means added (and so values
 * must not be NULL). The bytes of the key are not copied: they must live as long as the map.
 */
void *map_add(struct map *map, struct str key, void *value);

/* Adds key or replaces its value; a replaced key keeps its position. */
void map_set(struct map *map, struct str key, void *value);

/*
 * Walks in order of insertion:
 *     for (const struct map_entry *e = map_first(&map); e != NULL; e = map_next(e))
 */
const struct map_entry *map_first(const struct map *map);
const struct map_entry *map_next(const struct map_entry *entry);
struct str map_entry_key(const struct map_entry *entry);
void *map_entry_value(const struct map_entry *entry);

#endif
