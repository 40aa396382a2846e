/*
 * The kernels in plain C: eight bytes at a time in a 64-bit word. The reference for all others.
 */
#include "kernels.h"

#define EACH_BYTE(value) (UINT64_C(0x0101010101010101) * (value))
#define HIGH_BITS EACH_BYTE(0x80)

/* High bits of the bytes that are zero. Only the lowest set bit is certain, a borrow may set others
 * above it; the words below are looked at again byte by byte, so "any at all" is all they ask. */
static uint64_t zero_bytes(uint64_t word)
{
    return (word - EACH_BYTE(1)) & ~word & HIGH_BITS;
}

static uint64_t escape_bytes(uint64_t word)
{
    return zero_bytes(word ^ EACH_BYTE('"')) | zero_bytes(word ^ EACH_BYTE('\\')) |
           ((word - EACH_BYTE(0x20)) & ~word & HIGH_BITS);
}

static const char *find_special(const char *from, const char *end)
{
    while (end - from >= 8) {
        uint64_t word = bean_gen_load64(from);
        if (((word & HIGH_BITS) | escape_bytes(word)) != 0) {
            break;
        }
        from += 8;
    }
    while (from < end && !bean_i_is_special(*from)) {
        from++;
    }
    return from;
}

static const char *find_escape(const char *from, const char *end)
{
    while (end - from >= 8) {
        if (escape_bytes(bean_gen_load64(from)) != 0) {
            break;
        }
        from += 8;
    }
    while (from < end && !bean_i_is_escape(*from)) {
        from++;
    }
    return from;
}

static const char *skip_space(const char *from, const char *end)
{
    while (end - from >= 8 && bean_gen_load64(from) == EACH_BYTE(' ')) {
        from += 8;
    }
    while (from < end && bean_i_is_space(*from)) {
        from++;
    }
    return from;
}

const struct bean_i_kernels bean_i_kernels_scalar = {"scalar", find_special, find_escape,
                                                     skip_space};
