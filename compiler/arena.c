/*
 * Arena over malloc: blocks of at least 64 KiB, each allocation cut off the newest one.
 * Blocks come zeroed from calloc, so allocations need no clearing of their own.
 */
#include "arena.h"

#include <stdalign.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK_SIZE = 64 * 1024, ALIGNMENT = alignof(max_align_t) };

struct arena_block {
    struct arena_block *older;
    size_t used;
    size_t room;
    alignas(max_align_t) unsigned char bytes[];
};

void fatal_out_of_memory(void)
{
    fputs("beanc: error: out of memory\n", stderr);
    exit(1);
}

void arena_init(struct arena *arena)
{
    arena->newest = NULL;
    arena->total = 0;
}

void arena_free(struct arena *arena)
{
    struct arena_block *block = arena->newest;

    while (block != NULL) {
        struct arena_block *older = block->older;

        free(block);
        block = older;
    }
    arena_init(arena);
}

static struct arena_block *add_block(struct arena *arena, size_t size)
{
    size_t room = size > BLOCK_SIZE ? size : BLOCK_SIZE;
    struct arena_block *block;

    if (room > SIZE_MAX - sizeof *block) {
        fatal_out_of_memory();
    }
    block = (struct arena_block *)calloc(1, sizeof *block + room);
    if (block == NULL) {
        fatal_out_of_memory();
    }
    block->room = room;
    arena->total += sizeof *block + room;
    if (size > BLOCK_SIZE / 4 && arena->newest != NULL) {
        /* a block of its own: the newest one keeps serving small requests */
        block->older = arena->newest->older;
        arena->newest->older = block;
    } else {
        block->older = arena->newest;
        arena->newest = block;
    }
    return block;
}

void *arena_alloc(struct arena *arena, size_t size)
{
    struct arena_block *block = arena->newest;
    void *result;

    if (size > SIZE_MAX - ALIGNMENT) {
        fatal_out_of_memory();
    }
    size = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    if (size == 0) {
        size = ALIGNMENT;
    }
    if (block == NULL || size > block->room - block->used) {
        block = add_block(arena, size);
    }
    result = block->bytes + block->used;
    block->used += size;
    return result;
}

void *arena_alloc_array(struct arena *arena, size_t count, size_t size)
{
    if (size != 0 && count > SIZE_MAX / size) {
        fatal_out_of_memory();
    }
    return arena_alloc(arena, count * size);
}

struct str arena_concat(struct arena *arena, const struct str *pieces, size_t count)
{
    size_t size = 0;
    char *bytes;

    for (size_t i = 0; i < count; i++) {
        if (pieces[i].size > SIZE_MAX - 1 - size) {
            fatal_out_of_memory();
        }
        size += pieces[i].size;
    }
    bytes = (char *)arena_alloc(arena, size + 1);
    size = 0;
    for (size_t i = 0; i < count; i++) {
        if (pieces[i].size != 0) {
            memcpy(bytes + size, pieces[i].data, pieces[i].size);
            size += pieces[i].size;
        }
    }
    return str_make(bytes, size);
}

struct str arena_copy_str(struct arena *arena, struct str text)
{
    return arena_concat(arena, &text, 1);
}

struct str arena_format(struct arena *arena, const char *format, ...)
{
    va_list args;
    int size;
    char *bytes;

    va_start(args, format);
    size = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (size < 0) {
        fatal_out_of_memory();
    }
    bytes = (char *)arena_alloc(arena, (size_t)size + 1);
    va_start(args, format);
    (void)vsnprintf(bytes, (size_t)size + 1, format, args);
    va_end(args);
    return str_make(bytes, (size_t)size);
}
