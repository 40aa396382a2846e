/*
 * Names to indices, by the perfect hash tables that beanc makes. The compiler computes the same
 * hash, which is therefore part of the interface (BEAN_GEN_VERSION):
 *
 *   h = seed ^ (size * 0x9E3779B97F4A7C15)
 *   for each 8 bytes, as a little-endian word w, the last ones padded with zeros:
 *       h = (h ^ w) * 0xBF58476D1CE4E5B9;  h ^= h >> 32
 *   h ^= h >> 29;  h *= 0x94D049BB133111EB;  h ^= h >> 32
 *   slot = (high half of h + displacements[low half of h & bucket_mask]) & slot_mask
 *
 * The names are fixed before any input is seen, so a lookup costs one hash and one comparison
 * whatever the input is. Hash and displace: Belazzougui, Botelho, Dietzfelbinger, ESA 2009.
 */
#include "internal.h"
#include "number.h"

static uint64_t hash_start(size_t size, uint64_t seed)
{
    return seed ^ ((uint64_t)size * UINT64_C(0x9E3779B97F4A7C15));
}

static uint64_t hash_word(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * UINT64_C(0xBF58476D1CE4E5B9);
    return hash ^ hash >> 32;
}

static uint64_t hash_finish(uint64_t hash)
{
    hash ^= hash >> 29;
    hash *= UINT64_C(0x94D049BB133111EB);
    return hash ^ hash >> 32;
}

static inline uint64_t hash_of(const char *text, size_t size, uint64_t seed)
{
    uint64_t hash = hash_start(size, seed);
    size_t left = size;
    for (; left >= 8; left -= 8, text += 8) {
        hash = hash_word(hash, bean_i_load_text8(text));
    }
    if (left != 0) {
        hash = hash_word(hash, bean_i_load_rest(text, left));
    }
    return hash_finish(hash);
}

uint64_t bean_i_key_hash(const char *text, size_t size, uint64_t seed)
{
    return hash_of(text, size, seed);
}

static const bean_gen_key *slot_of(const bean_gen_keys *keys, uint64_t hash)
{
    uint32_t displacement = keys->displacements[(uint32_t)hash & keys->bucket_mask];
    return &keys->slots[((uint32_t)(hash >> 32) + displacement) & keys->slot_mask];
}

int32_t bean_i_key_find(const bean_gen_keys *keys, const char *text, size_t size)
{
    const bean_gen_key *slot = slot_of(keys, hash_of(text, size, keys->seed));
    if (slot->index >= 0 && slot->size == size && bean_i_same_text(slot->text, text, size)) {
        return slot->index;
    }
    return -1;
}

/* The hash of a span with escapes, undone step by step, so that no copy of it is needed. */
static uint64_t hash_escaped(const struct bean_i_span *span, uint64_t seed)
{
    uint64_t hash = hash_start(span->size, seed);
    const char *at = span->text;
    uint64_t word = 0;
    unsigned filled = 0;
    while (at < span->stop) {
        char bytes[4];
        unsigned count = bean_i_unescape_step(&at, bytes);
        for (unsigned i = 0; i < count; i++) {
            word |= (uint64_t)(unsigned char)bytes[i] << (8 * filled);
            if (++filled == 8) {
                hash = hash_word(hash, word);
                word = 0;
                filled = 0;
            }
        }
    }
    return hash_finish(filled != 0 ? hash_word(hash, word) : hash);
}

int32_t bean_i_span_find_escaped(const bean_gen_keys *keys, const struct bean_i_span *span)
{
    const bean_gen_key *slot = slot_of(keys, hash_escaped(span, keys->seed));
    return slot->index >= 0 && bean_i_span_equal(span, slot->text, slot->size) ? slot->index : -1;
}
