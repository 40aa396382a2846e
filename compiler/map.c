/*
 * Map: uthash's table with a keyed hash in front of it.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1 /* getentropy */
#endif

#include "map.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#if defined(__linux__) || defined(__APPLE__)
#include <sys/random.h>
#include <unistd.h>
#endif

/*
 * uthash sees its table's memory through these names; every function that uses it has a variable
 * `map`. Tables in an arena are never freed one by one.
 */
#define uthash_malloc(size) allocate(map->arena, (size))
#define uthash_free(pointer, size) release(map->arena, (pointer))
#define uthash_fatal(message) fatal_out_of_memory()
#include <uthash.h>

struct map_entry {
    struct str key;
    void *value;
    UT_hash_handle hh;
};

static void *allocate(struct arena *arena, size_t size)
{
    void *memory = arena == NULL ? malloc(size) : arena_alloc(arena, size);

    if (memory == NULL) {
        fatal_out_of_memory();
    }
    return memory;
}

static void release(struct arena *arena, void *memory)
{
    if (arena == NULL) {
        free(memory);
    }
}

static uint64_t rotate(uint64_t value, unsigned bits)
{
    return value << bits | value >> (64 - bits);
}

static void mix(uint64_t v[4], unsigned rounds)
{
    while (rounds-- > 0) {
        v[0] += v[1];
        v[1] = rotate(v[1], 13) ^ v[0];
        v[0] = rotate(v[0], 32);
        v[2] += v[3];
        v[3] = rotate(v[3], 16) ^ v[2];
        v[0] += v[3];
        v[3] = rotate(v[3], 21) ^ v[0];
        v[2] += v[1];
        v[1] = rotate(v[1], 17) ^ v[2];
        v[2] = rotate(v[2], 32);
    }
}

/* SipHash-1-3 (Aumasson and Bernstein, 2012, with fewer rounds), folded to 32 bits. */
static unsigned hash(const struct map *map, struct str key)
{
    uint64_t v[4] = {
        map->seed[0] ^ UINT64_C(0x736f6d6570736575), map->seed[1] ^ UINT64_C(0x646f72616e646f6d),
        map->seed[0] ^ UINT64_C(0x6c7967656e657261), map->seed[1] ^ UINT64_C(0x7465646279746573)};
    uint64_t last = (uint64_t)key.size << 56;
    size_t i = 0;

    for (; key.size - i >= 8; i += 8) {
        uint64_t word;

        memcpy(&word, key.data + i, sizeof word);
        v[3] ^= word;
        mix(v, 1);
        v[0] ^= word;
    }
    for (unsigned shift = 0; i < key.size; i++, shift += 8) {
        last |= (uint64_t)(unsigned char)key.data[i] << shift;
    }
    v[3] ^= last;
    mix(v, 1);
    v[0] ^= last;
    v[2] ^= 0xFF;
    mix(v, 3);
    last = v[0] ^ v[1] ^ v[2] ^ v[3];
    return (unsigned)(last ^ last >> 32);
}

/* Where the system has no random bytes, time and addresses still differ from run to run. */
static void choose_seed(struct map *map)
{
    map->seed[0] = (uint64_t)time(NULL) * UINT64_C(0x9E3779B97F4A7C15);
    map->seed[1] = (uint64_t)(uintptr_t)map ^ rotate((uint64_t)clock(), 40);
#if defined(__linux__) || defined(__APPLE__)
    if (getentropy(map->seed, sizeof map->seed) != 0) {
        map->seed[0] ^= (uint64_t)getpid();
    }
#endif
}

void map_init(struct map *map, struct arena *arena)
{
    map->arena = arena;
    map->head = NULL;
    map->count = 0;
    choose_seed(map);
}

void map_free(struct map *map)
{
    struct map_entry *entry = map->head;

    if (map->arena != NULL) {
        map->head = NULL;
        map->count = 0;
        return;
    }
    HASH_CLEAR(hh, map->head); /* frees the table, the entries stay linked */
    while (entry != NULL) {
        struct map_entry *next = (struct map_entry *)entry->hh.next;

        free(entry);
        entry = next;
    }
    map->count = 0;
}

static struct map_entry *find(const struct map *map, struct str key, unsigned hash_value)
{
    struct map_entry *entry = NULL;
    const char *bytes = key.size == 0 ? "" : key.data;

    HASH_FIND_BYHASHVALUE(hh, map->head, bytes, key.size, hash_value, entry);
    return entry;
}

static void insert(struct map *map, struct str key, void *value, unsigned hash_value)
{
    struct map_entry *entry = (struct map_entry *)allocate(map->arena, sizeof *entry);

    entry->key = key.size == 0 ? STR("") : key;
    entry->value = value;
    HASH_ADD_KEYPTR_BYHASHVALUE(hh, map->head, entry->key.data, entry->key.size, hash_value, entry);
    map->count++;
}

void *map_get(const struct map *map, struct str key)
{
    struct map_entry *entry = find(map, key, hash(map, key));

    return entry == NULL ? NULL : entry->value;
}

bool map_has(const struct map *map, struct str key)
{
    return find(map, key, hash(map, key)) != NULL;
}

void *map_add(struct map *map, struct str key, void *value)
{
    unsigned hash_value = hash(map, key);
    struct map_entry *entry = find(map, key, hash_value);

    if (entry != NULL) {
        return entry->value;
    }
    insert(map, key, value, hash_value);
    return NULL;
}

void map_set(struct map *map, struct str key, void *value)
{
    unsigned hash_value = hash(map, key);
    struct map_entry *entry = find(map, key, hash_value);

    if (entry != NULL) {
        entry->value = value;
    } else {
        insert(map, key, value, hash_value);
    }
}

const struct map_entry *map_first(const struct map *map)
{
    return map->head;
}

const struct map_entry *map_next(const struct map_entry *entry)
{
    return (const struct map_entry *)entry->hh.next;
}

struct str map_entry_key(const struct map_entry *entry)
{
    return entry->key;
}

void *map_entry_value(const struct map_entry *entry)
{
    return entry->value;
}
