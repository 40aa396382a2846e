/*
 * The loops over bytes that exist once per instruction set, behind one table of pointers. Each
 * set's file defines one table; cpu.c picks one at first use. All do the same to the byte, which a
 * test compares, and none reads a byte outside [from, end).
 */
#ifndef BEAN_KERNELS_H
#define BEAN_KERNELS_H

#include "bean_port.h"

struct bean_i_kernels {
    const char *name;
    /* The first quote, backslash, control character (below 0x20) or byte above 0x7f; or `end`. */
    const char *(*find_special)(const char *from, const char *end);
    /* The first byte that a JSON string can't hold as it is: quote, backslash, control; or
     * `end`. */
    const char *(*find_escape)(const char *from, const char *end);
    /* The first byte that is not space, tab, line feed or carriage return; or `end`. */
    const char *(*skip_space)(const char *from, const char *end);
};

BEAN_HIDDEN extern const struct bean_i_kernels bean_i_kernels_scalar;
#if BEAN_HAS_SSE2
BEAN_HIDDEN extern const struct bean_i_kernels bean_i_kernels_sse2;
#endif
#if BEAN_HAS_NEON
BEAN_HIDDEN extern const struct bean_i_kernels bean_i_kernels_neon;
#endif

/* The ones for this machine; the environment's BEAN_CPU=scalar forces the plain ones. */
BEAN_HIDDEN const struct bean_i_kernels *bean_i_kernels(void);

BEAN_INLINE bool bean_i_is_special(char byte)
{
    unsigned char value = (unsigned char)byte;
    return value < 0x20 || value > 0x7f || value == '"' || value == '\\';
}

BEAN_INLINE bool bean_i_is_escape(char byte)
{
    unsigned char value = (unsigned char)byte;
    return value < 0x20 || value == '"' || value == '\\';
}

BEAN_INLINE bool bean_i_is_space(char byte)
{
    return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

#endif
