/*
 * Text that is being generated: a growing buffer with indentation. Everything is rendered in
 * memory, so that an error later on leaves no half-written file. Knows nothing of C.
 *
 * A format has `%s` (const char *), `%S` (const struct str *), `%d` (int64_t), `%u` (uint64_t),
 * `%x` (uint64_t, hexadecimal with 0x), `%%`. Anything else is a programming error and aborts.
 */
#ifndef BEANC_OUT_H
#define BEANC_OUT_H

#include <stdint.h>

#include "str.h"

struct out {
    struct str_buffer text;
    unsigned depth; /* indentation, in steps of four spaces */
};

void out_free(struct out *out);

/* A whole line: indentation, the text, a line end. An empty text gives an empty line. */
void out_line(struct out *out, const char *format, ...);

/* The pieces of a line: begin writes the indentation, end the line end. */
void out_begin(struct out *out);
void out_add(struct out *out, const char *format, ...);
void out_end(struct out *out);

/* Lines between deeper ones. */
void out_indent(struct out *out);
void out_dedent(struct out *out);

#endif
