/*
 * malloc with its books kept and failures on order. Each block remembers its size in front of it.
 */
#include "failing_allocator.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

enum { HEADER = 16 };

static size_t size_of(const char *block)
{
    size_t size;
    memcpy(&size, block - HEADER, sizeof size);
    return size;
}

static void *resize(void *user, void *block, size_t old_size, size_t new_size)
{
    struct failing_allocator *state = (struct failing_allocator *)user;
    char *memory;
    if (block != NULL && size_of((const char *)block) != old_size) {
        ck_abort_msg("a block of %zu bytes came back as one of %zu", size_of((const char *)block),
                     old_size);
    }
    if (new_size != 0) {
        state->calls++;
        if (new_size > SIZE_MAX / 4) {
            return NULL; /* as any allocator would say, but checkers abort over it */
        }
        if (state->fail_at != 0 &&
            (state->calls == state->fail_at || (state->fail_on && state->calls > state->fail_at))) {
            return NULL;
        }
    }
    if (block != NULL && new_size == 0) {
        state->blocks--;
        state->bytes -= old_size;
        free((char *)block - HEADER);
        return NULL;
    }
    memory = (char *)malloc(HEADER + new_size);
    ck_assert_ptr_nonnull(memory);
    memcpy(memory, &new_size, sizeof new_size);
    memory += HEADER;
    memset(memory, 0xa5, new_size);
    if (block != NULL) {
        memcpy(memory, block, old_size < new_size ? old_size : new_size);
        free((char *)block - HEADER);
        state->bytes -= old_size;
    } else {
        state->blocks++;
    }
    state->bytes += new_size;
    if (state->bytes > state->most_bytes) {
        state->most_bytes = state->bytes;
    }
    return memory;
}

bean_allocator failing_allocator(struct failing_allocator *state)
{
    bean_allocator allocator;
    allocator.resize = resize;
    allocator.user = state;
    return allocator;
}
