/*
 * An allocator that counts what is out and fails on demand: at one allocation, or at that one and
 * all later ones.
 */
#ifndef FAILING_ALLOCATOR_H
#define FAILING_ALLOCATOR_H

#include "bean.h"

struct failing_allocator {
    size_t calls;      /* allocations that were asked for so far */
    size_t fail_at;    /* the first one that fails, from 1; 0: none */
    bool fail_on;      /* all after it fail too */
    size_t blocks;     /* that are out */
    size_t bytes;      /* that are out */
    size_t most_bytes; /* that ever were out */
};

/* An allocator for bean_arena_init and bean_buffer_init; `state` must outlive its use. Aborts the
 * test when a block comes back with another size than it has. */
bean_allocator failing_allocator(struct failing_allocator *state);

#endif
