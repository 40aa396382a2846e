/*
 * Hash and displace. Every text falls into a bucket by the low half of its hash; a displacement
 * per bucket, found by trying the largest buckets first, moves the texts of the bucket to slots
 * that are still free. Texts of one bucket whose high halves name the same slot can't be told
 * apart by any displacement: then another seed is tried, and from time to time a larger table.
 */
#include "keys.h"

#include <stdlib.h>
#include <string.h>

enum {
    TRIES_PER_SIZE = 12, /* seeds, before the table grows */
    MAX_GROWTH = 10,     /* doublings; each fails once in some thousand cases */
    MAX_COUNT = 1 << 24
};

struct work {
    const struct keys_input *texts;
    size_t count;
    uint32_t bucket_mask;
    uint32_t slot_mask;
    uint64_t *hashes;
    uint32_t *by_bucket; /* numbers of texts, bucket by bucket */
    uint32_t *starts;    /* of each bucket in by_bucket; one more at the end */
    uint32_t *by_size;   /* numbers of buckets, the largest first */
    uint32_t *displacements;
    int32_t *owners; /* of each slot: the number of a text, or -1 */
};

static uint64_t load_word(const char *bytes, size_t size)
{
    uint64_t word = 0;
    size_t i;

    for (i = 0; i < size; i++) {
        word |= (uint64_t)(unsigned char)bytes[i] << (8 * i);
    }
    return word;
}

uint64_t keys_hash(struct str text, uint64_t seed)
{
    uint64_t hash = seed ^ (uint64_t)text.size * UINT64_C(0x9E3779B97F4A7C15);
    size_t i;

    for (i = 0; i < text.size; i += 8) {
        size_t left = text.size - i;

        hash =
            (hash ^ load_word(text.data + i, left < 8 ? left : 8)) * UINT64_C(0xBF58476D1CE4E5B9);
        hash ^= hash >> 32;
    }
    hash ^= hash >> 29;
    hash *= UINT64_C(0x94D049BB133111EB);
    hash ^= hash >> 32;
    return hash;
}

static uint32_t power_of_two(size_t least)
{
    uint32_t power = 1;

    while (power < least) {
        power *= 2;
    }
    return power;
}

/* A counting sort of texts by bucket. */
static void fill_buckets(struct work *work, uint64_t seed)
{
    uint32_t buckets = work->bucket_mask + 1;
    uint32_t *next = work->starts + 1; /* while counting: shifted by one */
    size_t i;

    memset(work->starts, 0, ((size_t)buckets + 1) * sizeof *work->starts);
    for (i = 0; i < work->count; i++) {
        work->hashes[i] = keys_hash(work->texts[i].text, seed);
        next[(uint32_t)work->hashes[i] & work->bucket_mask]++;
    }
    for (i = 1; i <= buckets; i++) {
        work->starts[i] += work->starts[i - 1];
    }
    for (i = work->count; i > 0; i--) { /* backwards: each end sinks to its bucket's start */
        uint32_t bucket = (uint32_t)work->hashes[i - 1] & work->bucket_mask;

        work->by_bucket[--next[bucket]] = (uint32_t)(i - 1);
    }
    /* next[b] is the start of bucket b now: move them to their places */
    memmove(work->starts, next, buckets * sizeof *work->starts);
    work->starts[buckets] = (uint32_t)work->count;
}

static uint32_t bucket_size(const struct work *work, uint32_t bucket)
{
    return work->starts[bucket + 1] - work->starts[bucket];
}

/* The largest first; `counts` has room for every size up to the number of texts. */
static void sort_buckets(struct work *work, uint32_t *counts)
{
    uint32_t buckets = work->bucket_mask + 1;
    uint32_t before = 0;
    uint32_t i;

    memset(counts, 0, (work->count + 1) * sizeof *counts);
    for (i = 0; i < buckets; i++) {
        counts[bucket_size(work, i)]++;
    }
    for (i = (uint32_t)work->count + 1; i > 0; i--) {
        uint32_t same = counts[i - 1];

        counts[i - 1] = before;
        before += same;
    }
    for (i = 0; i < buckets; i++) {
        work->by_size[counts[bucket_size(work, i)]++] = i;
    }
}

/* Puts the texts of a bucket into slots, or none of them. */
static bool try_displacement(struct work *work, uint32_t bucket, uint32_t displacement)
{
    uint32_t start = work->starts[bucket];
    uint32_t end = work->starts[bucket + 1];
    uint32_t i;

    for (i = start; i < end; i++) {
        uint32_t text = work->by_bucket[i];
        uint32_t slot = ((uint32_t)(work->hashes[text] >> 32) + displacement) & work->slot_mask;

        if (work->owners[slot] >= 0) {
            while (i-- > start) {
                text = work->by_bucket[i];
                slot = ((uint32_t)(work->hashes[text] >> 32) + displacement) & work->slot_mask;
                work->owners[slot] = -1;
            }
            return false;
        }
        work->owners[slot] = (int32_t)text;
    }
    return true;
}

/* Whether two texts of a bucket would share a slot whatever the displacement; marks and unmarks
 * the slots, so it takes no more than the bucket's size. Only for an empty table. */
static bool is_hopeless(struct work *work, uint32_t bucket)
{
    bool fits = try_displacement(work, bucket, 0);
    uint32_t i;

    for (i = work->starts[bucket]; fits && i < work->starts[bucket + 1]; i++) {
        work->owners[(uint32_t)(work->hashes[work->by_bucket[i]] >> 32) & work->slot_mask] = -1;
    }
    return !fits;
}

static bool place_all(struct work *work)
{
    uint32_t buckets = work->bucket_mask + 1;
    uint32_t i;

    memset(work->displacements, 0, buckets * sizeof *work->displacements);
    memset(work->owners, 0xFF, ((size_t)work->slot_mask + 1) * sizeof *work->owners);
    for (i = 0; i < buckets; i++) {
        if (is_hopeless(work, i)) {
            return false;
        }
    }
    for (i = 0; i < buckets && bucket_size(work, work->by_size[i]) != 0; i++) {
        uint32_t bucket = work->by_size[i];
        uint32_t displacement = 0;

        while (!try_displacement(work, bucket, displacement)) {
            if (displacement++ == work->slot_mask) {
                return false;
            }
        }
        work->displacements[bucket] = displacement;
    }
    return true;
}

static void *allocate(size_t count, size_t size)
{
    void *memory = calloc(count, size);

    if (memory == NULL) {
        fatal_out_of_memory();
    }
    return memory;
}

/* One table size, several seeds. */
static bool try_seeds(struct work *work, uint64_t *state, uint64_t *seed)
{
    size_t buckets = (size_t)work->bucket_mask + 1;
    uint32_t *counts = (uint32_t *)allocate(work->count + 1, sizeof *counts);
    bool found = false;
    int tries;

    work->by_bucket = (uint32_t *)allocate(work->count + 1, sizeof *work->by_bucket);
    work->starts = (uint32_t *)allocate(buckets + 2, sizeof *work->starts);
    work->by_size = (uint32_t *)allocate(buckets, sizeof *work->by_size);
    work->displacements = (uint32_t *)allocate(buckets, sizeof *work->displacements);
    work->owners = (int32_t *)allocate((size_t)work->slot_mask + 1, sizeof *work->owners);
    for (tries = 0; tries < TRIES_PER_SIZE && !found; tries++) {
        *state += UINT64_C(0x9E3779B97F4A7C15);
        *seed = *state ^ *state >> 31;
        fill_buckets(work, *seed);
        sort_buckets(work, counts);
        found = place_all(work);
    }
    free(counts);
    free(work->by_bucket);
    free(work->starts);
    free(work->by_size);
    if (!found) {
        free(work->displacements);
        free(work->owners);
    }
    return found;
}

static const struct plan_keys *make_table(struct arena *arena, const struct work *work,
                                          uint64_t seed)
{
    struct plan_keys *keys = ARENA_NEW(arena, struct plan_keys);
    size_t slots = (size_t)work->slot_mask + 1;
    size_t buckets = (size_t)work->bucket_mask + 1;
    struct plan_key_slot *copy = ARENA_ARRAY(arena, struct plan_key_slot, slots);
    uint32_t *displacements = ARENA_ARRAY(arena, uint32_t, buckets);
    size_t i;

    for (i = 0; i < slots; i++) {
        copy[i].index = -1;
        if (work->owners[i] >= 0) {
            copy[i].text = work->texts[work->owners[i]].text;
            copy[i].index = work->texts[work->owners[i]].index;
        }
    }
    memcpy(displacements, work->displacements, buckets * sizeof *displacements);
    keys->seed = seed;
    keys->bucket_mask = work->bucket_mask;
    keys->slot_mask = work->slot_mask;
    keys->displacements = displacements;
    keys->slots = copy;
    keys->key_count = work->count;
    return keys;
}

const struct plan_keys *keys_build(struct arena *arena, const struct keys_input *texts,
                                   size_t count)
{
    struct work work = {0};
    uint64_t state = 0;
    uint64_t seed = 0;
    int growth = 0;
    const struct plan_keys *keys;

    if (count > MAX_COUNT) {
        fatal_out_of_memory();
    }
    work.texts = texts;
    work.count = count;
    work.hashes = (uint64_t *)allocate(count + 1, sizeof *work.hashes);
    work.bucket_mask = power_of_two(count / 2) - 1;
    work.slot_mask = power_of_two(count + count / 4) - 1;
    while (!try_seeds(&work, &state, &seed)) {
        if (growth++ == MAX_GROWTH) {
            abort(); /* only equal texts come this far */
        }
        work.slot_mask = work.slot_mask * 2 + 1;
        work.bucket_mask = work.bucket_mask * 2 + 1;
    }
    keys = make_table(arena, &work, seed);
    free(work.displacements);
    free(work.owners);
    free(work.hashes);
    return keys;
}
