/*
 * Source files and places in them. A place is a byte offset; lines and columns are worked out
 * only when a message needs them. Knows nothing of the language.
 */
#ifndef BEANC_SOURCE_H
#define BEANC_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arena.h"
#include "fileio.h"
#include "str.h"
#include "vec.h"

enum { SOURCE_MAX_SIZE = 16 * 1024 * 1024 }; /* bytes of one schema file */

/* A piece of a source file. All zero means "no place". */
struct span {
    uint32_t source; /* number of the file, from 1 */
    uint32_t offset;
    uint32_t size; /* 0 is a point, such as the end of the file */
};

struct source {
    uint32_t number;
    struct str path;  /* as messages show it */
    struct str bytes; /* a NUL follows them */
    size_t body;      /* where the text starts: 3 after a byte order mark, else 0 */
    uint32_t *lines;  /* offset of each line's start, made on demand */
    size_t line_count;
};

VEC_DEFINE(source_list, struct source *);

struct source_set {
    struct arena *arena;
    struct source_list files; /* files.items[n - 1] has number n */
};

struct source_place {
    uint32_t line;   /* from 1 */
    uint32_t column; /* from 1, in bytes; a tab counts 1, a byte order mark nothing */
};

void source_set_init(struct source_set *set, struct arena *arena);

/* Copies path and bytes. NULL when there are more than SOURCE_MAX_SIZE bytes. */
struct source *source_add(struct source_set *set, struct str path, struct str bytes);

/* Reads a file ("-": standard input, shown as <stdin>). NULL and *error when that fails. */
struct source *source_load(struct source_set *set, const char *path, struct fileio_error *error);

/* The file of that number, or NULL. */
struct source *source_get(const struct source_set *set, uint32_t number);

/* O(log lines) after the first call for a file. */
struct source_place source_place(struct source_set *set, struct span span);

/* The line's bytes without its end (LF or CRLF). */
struct str source_line(struct source_set *set, struct source *source, uint32_t line);

/* The bytes of a span; empty when there is no place. */
struct str source_text(const struct source_set *set, struct span span);

static inline struct span span_make(uint32_t source, size_t offset, size_t size)
{
    struct span span = {source, (uint32_t)offset, (uint32_t)size};
    return span;
}

static inline struct span span_none(void)
{
    return span_make(0, 0, 0);
}

static inline bool span_exists(struct span span)
{
    return span.source != 0;
}

/* From the start of first to the end of last; either may be missing. */
struct span span_join(struct span first, struct span last);

/* The point just behind a span. */
struct span span_after(struct span span);

#endif
