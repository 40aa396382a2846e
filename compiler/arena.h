/*
 * Arena: memory that is handed out piece by piece and given back all at once.
 * One arena lives as long as one compilation. Knows nothing of what is stored in it.
 */
#ifndef BEANC_ARENA_H
#define BEANC_ARENA_H

#include <stdarg.h>
#include <stddef.h>

#include "str.h"

#if defined(__GNUC__)
#define ARENA_PRINTF(format_index, first_index)                                                    \
    __attribute__((format(printf, format_index, first_index)))
#else
#define ARENA_PRINTF(format_index, first_index)
#endif

struct arena_block;

/* A zeroed arena is ready for use. */
struct arena {
    struct arena_block *newest; /* blocks form a list, newest first */
    size_t total;               /* bytes asked of malloc, for limits and statistics */
};

void arena_init(struct arena *arena);

/* Gives every block back; the arena is then as after arena_init. */
void arena_free(struct arena *arena);

/*
 * Zeroed memory, aligned for every type. Never NULL: see fatal_out_of_memory.
 * A size of 0 gives a pointer that may not be read or written.
 */
void *arena_alloc(struct arena *arena, size_t size);

/* count * size zeroed bytes; a product that overflows counts as out of memory. */
void *arena_alloc_array(struct arena *arena, size_t count, size_t size);

#define ARENA_NEW(arena, type) ((type *)arena_alloc((arena), sizeof(type)))
#define ARENA_ARRAY(arena, type, count) ((type *)arena_alloc_array((arena), (count), sizeof(type)))

/* A copy of the bytes with a NUL after them (not counted in its size). */
struct str arena_copy_str(struct arena *arena, struct str text);

/* The pieces one after the other, with a NUL after them. */
struct str arena_concat(struct arena *arena, const struct str *pieces, size_t count);

/* printf into the arena. Not for floating point: its form depends on the locale. */
struct str arena_format(struct arena *arena, const char *format, ...) ARENA_PRINTF(2, 3);

/*
 * Prints "beanc: error: out of memory" and ends the process with status 1. The one place below
 * the driver that may end it: output files only appear by a final rename, so nothing half-written
 * is left behind under an output's name.
 */
#if defined(__GNUC__)
__attribute__((noreturn))
#endif
void fatal_out_of_memory(void);

#endif
