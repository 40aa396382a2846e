/*
 * Perfect hashes over names that are known at compile time (hash and displace; after F. C. Botelho,
 * D. Belazzougui, M. Dietzfelbinger: Compress, Hash, and Displace, 2009). The function is the one
 * of the runtime's key_table.c; a test holds them against each other.
 */
#ifndef BEANC_KEYS_H
#define BEANC_KEYS_H

#include "arena.h"
#include "plan.h"

struct keys_input {
    struct str text;
    int32_t index; /* not negative */
};

/* The texts are distinct. The table depends on nothing but them and their order. Expected linear
 * time; always succeeds. Zero texts give one empty slot. */
const struct plan_keys *keys_build(struct arena *arena, const struct keys_input *texts,
                                   size_t count);

uint64_t keys_hash(struct str text, uint64_t seed);

#endif
