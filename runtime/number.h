/*
 * Numbers as text, inside the runtime: JSON numbers to integers and floats and back. Everything is
 * integer arithmetic, so neither the locale nor the floating-point environment (rounding mode,
 * flushing of subnormals) can change a result. Must not know about readers, writers, buffers or
 * errors with places: callers turn a status into those.
 */
#ifndef BEAN_NUMBER_H
#define BEAN_NUMBER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "bean_port.h"

enum bean_i_number_status {
    BEAN_I_NUMBER_OK,         /* *stop: past the number; what follows is the caller's matter */
    BEAN_I_NUMBER_SYNTAX,     /* *stop: the first byte that breaks the grammar */
    BEAN_I_NUMBER_END,        /* the input ended inside the number; *stop: the end */
    BEAN_I_NUMBER_RANGE,      /* does not fit the type; *stop: past the number */
    BEAN_I_NUMBER_NOT_INTEGER /* has a fraction or an exponent; *stop: past the number */
};

/* ---- reading: a number by the grammar of RFC 8259 at `text`, no byte at or past `end` is read ---
 * The time is linear in the number's length, whatever its exponent says. The value is set on OK
 * only. An integer that is both fractional and too large is NOT_INTEGER. */

/* Checks the grammar only. */
BEAN_HIDDEN enum bean_i_number_status bean_i_scan_number(const char *text, const char *end,
                                                         const char **stop);

BEAN_HIDDEN enum bean_i_number_status bean_i_parse_int64(const char *text, const char *end,
                                                         const char **stop, int64_t *value);

/* "-0" is 0, every other negative number is out of range. */
BEAN_HIDDEN enum bean_i_number_status bean_i_parse_uint64(const char *text, const char *end,
                                                          const char **stop, uint64_t *value);

/* Correctly rounded (nearest, ties to even) once from all the digits. What rounds to infinity is
 * out of range, what rounds to zero is a zero with the number's sign. */
BEAN_HIDDEN enum bean_i_number_status bean_i_parse_float64(const char *text, const char *end,
                                                           const char **stop, double *value);
BEAN_HIDDEN enum bean_i_number_status bean_i_parse_float32(const char *text, const char *end,
                                                           const char **stop, float *value);

/* ---- writing: no terminator, returns the address past the text ----------------------------------
 * The caller guarantees BEAN_I_NUMBER_ROOM bytes at `to`; all of them may be overwritten. */

enum { BEAN_I_NUMBER_ROOM = 32 };

BEAN_HIDDEN char *bean_i_write_uint32(char *to, uint32_t value);
BEAN_HIDDEN char *bean_i_write_int32(char *to, int32_t value);
BEAN_HIDDEN char *bean_i_write_uint64(char *to, uint64_t value);
BEAN_HIDDEN char *bean_i_write_int64(char *to, int64_t value);

/* The 36 characters of a UUID of 16 bytes; needs room for exactly these. */
enum { BEAN_I_UUID_SIZE = 36 };
BEAN_INLINE bool bean_i_is_dash_before(int byte)
{
    return byte == 4 || byte == 6 || byte == 8 || byte == 10;
}
BEAN_HIDDEN char *bean_i_write_uuid(char *to, const uint8_t *bytes);

/* The fewest digits that read back to the same value of the same type, and of those the nearest to
 * it; plain form with a fraction part for 1e-5 <= |value| < 1e16 and zero, else 1.5e-7, 1e16.
 * The value is finite. */
BEAN_HIDDEN char *bean_i_write_float64(char *to, double value);
BEAN_HIDDEN char *bean_i_write_float32(char *to, float value);

/* With `decimals` (at most 100) digits behind the point, rounded from the exact value, halves to
 * even; no point for 0 of them. Up to 411 bytes. The value is finite. */
BEAN_HIDDEN char *bean_i_write_fixed(char *to, double value, unsigned decimals);

/* ---- shared by the number files -----------------------------------------------------------------
 */

/* Powers of ten as 128-bit integers with the highest bit set, rounded down. */
enum { BEAN_I_LEAST_POWER = -342, BEAN_I_GREATEST_POWER = 324, BEAN_I_GREATEST_EXACT_POWER = 55 };

struct bean_i_power {
    uint64_t high;
    uint64_t low;
};

BEAN_HIDDEN extern const struct bean_i_power
    bean_i_powers_of_ten[BEAN_I_GREATEST_POWER - BEAN_I_LEAST_POWER + 1];

/* A number that passed the grammar. */
struct bean_i_decimal {
    const char *mantissa;     /* the first digit */
    const char *mantissa_end; /* past the last digit before any exponent */
    uint64_t digits;          /* the first 19 significant digits, all if there are fewer */
    int64_t exponent;         /* value = digits (and what was cut off) * 10^exponent */
    bool negative;
    bool truncated; /* digits were cut off that are not all zero */
};

/* A binary format: 52 and -1074 for float64, 23 and -149 for float32. */
struct bean_i_float_format {
    unsigned fraction_bits;
    int least_exponent; /* the least positive value is 2^least_exponent */
};

/* The exact but slow way: the rounded bits of `decimal` (sign left out), where `floor_bits` is
 * finite and its value is at most that of `decimal`, by less than 1.5 units in the last place. */
BEAN_HIDDEN uint64_t bean_i_round_exactly(const struct bean_i_decimal *decimal,
                                          struct bean_i_float_format format, uint64_t floor_bits);

/* Checks what may follow the integer part of a number: fraction and exponent. */
BEAN_HIDDEN enum bean_i_number_status bean_i_scan_number_tail(const char *text, const char *end,
                                                              const char **stop);

BEAN_INLINE bool bean_i_is_digit(char byte)
{
    return (unsigned char)(byte - '0') < 10;
}

/* The value of a hexadecimal digit, or -1. */
BEAN_INLINE int bean_i_hexadecimal_digit(char byte)
{
    if (bean_i_is_digit(byte)) {
        return byte - '0';
    }
    byte = (char)(byte | 0x20);
    return byte >= 'a' && byte <= 'f' ? byte - 'a' + 10 : -1;
}

/* floor(log2(10^exponent)) for |exponent| <= 400. The bias keeps the shifted number positive. */
BEAN_INLINE int bean_i_log2_of_power(int exponent)
{
    return ((exponent * 217706 + (2048 << 16)) >> 16) - 2048;
}

/* The number of zero bits above the highest set one; the argument is not zero. */
BEAN_INLINE unsigned bean_i_leading_zeros(uint64_t bits)
{
#if defined(__GNUC__) || defined(__clang__)
    return (unsigned)__builtin_clzll(bits);
#else
    unsigned count = 0;
    while ((bits >> 63) == 0) {
        bits <<= 1;
        count++;
    }
    return count;
#endif
}

/* The 128-bit product of two 64-bit numbers: returns the high half. */
BEAN_INLINE uint64_t bean_i_multiply(uint64_t a, uint64_t b, uint64_t *low)
{
#if BEAN_HAS_INT128 && !defined(BEAN_NO_INT128)
    __extension__ typedef unsigned __int128 wide;
    wide product = (wide)a * b;
    *low = (uint64_t)product;
    return (uint64_t)(product >> 64);
#else
    uint64_t a_low = (uint32_t)a, a_high = a >> 32, b_low = (uint32_t)b, b_high = b >> 32;
    uint64_t bottom = a_low * b_low;
    uint64_t middle = a_high * b_low + (bottom >> 32); /* at most (2^32-1)^2 + 2^32-1 */
    uint64_t other = a_low * b_high + (uint32_t)middle;
    *low = other << 32 | (uint32_t)bottom;
    return a_high * b_high + (middle >> 32) + (other >> 32);
#endif
}

/* Eight bytes as a word whose lowest byte is the first one, on every machine. */
BEAN_INLINE uint64_t bean_i_load_text8(const char *from)
{
#if BEAN_LITTLE_ENDIAN && !defined(BEAN_NO_WIDE_LOADS)
    return bean_gen_load64(from);
#else
    uint64_t word = 0;
    for (unsigned i = 0; i < 8; i++) {
        word |= (uint64_t)(unsigned char)from[i] << (8 * i);
    }
    return word;
#endif
}

/* One to seven bytes, without reading outside them. */
BEAN_INLINE uint64_t bean_i_load_rest(const char *from, size_t size)
{
#if BEAN_LITTLE_ENDIAN
    if (size >= 4) {
        return bean_gen_load32(from) | (uint64_t)bean_gen_load32(from + size - 4)
                                           << (8 * (size - 4));
    }
#endif
    uint64_t word = 0;
    for (size_t i = 0; i < size; i++) {
        word |= (uint64_t)(unsigned char)from[i] << (8 * i);
    }
    return word;
}

/* Whether two texts are the same; for short ones, where calling memcmp takes longer. O(size) */
BEAN_INLINE bool bean_i_same_text(const char *left, const char *right, size_t size)
{
    for (; size >= 8; size -= 8, left += 8, right += 8) {
        if (bean_i_load_text8(left) != bean_i_load_text8(right)) {
            return false;
        }
    }
    return size == 0 || bean_i_load_rest(left, size) == bean_i_load_rest(right, size);
}

BEAN_INLINE void bean_i_store_text8(char *to, uint64_t word)
{
#if BEAN_LITTLE_ENDIAN && !defined(BEAN_NO_WIDE_LOADS)
    memcpy(to, &word, sizeof word);
#else
    for (unsigned i = 0; i < 8; i++) {
        to[i] = (char)(unsigned char)(word >> (8 * i));
    }
#endif
}

/* The number of digits at the start of eight bytes of text. A byte above 0xf9 may carry into the
 * bytes after it, but it is no digit itself, and only the first non-digit counts. */
BEAN_INLINE unsigned bean_i_count_digits8(uint64_t word)
{
    uint64_t threes = (word & 0xf0f0f0f0f0f0f0f0u) ^ 0x3030303030303030u;
    uint64_t above_nine =
        ((word + 0x0606060606060606u) & 0xf0f0f0f0f0f0f0f0u) ^ 0x3030303030303030u;
    uint64_t others = threes | above_nine;
    return others == 0 ? 8 : bean_gen_lowest_bit64(others) >> 3;
}

/* The value of the first `count` (1 to 8) bytes of a word, which are digits: pairs, then fours,
 * then all eight, each by one multiplication. */
BEAN_INLINE uint64_t bean_i_value_of_digits8(uint64_t word, unsigned count)
{
    word = (word << (64 - 8 * count)) & 0x0f0f0f0f0f0f0f0fu;
    word = word * 10 + (word >> 8);
    return ((word & 0x000000ff000000ffu) * 0x000f424000000064u +
            ((word >> 16) & 0x000000ff000000ffu) * 0x0000271000000001u) >>
           32;
}

/* The digits of a value below 10^8, as numbers 0 to 9 in the bytes of a word, first digit lowest.
 * Divisions by 100 and 10 are multiplications in lanes of 32 and 16 bits. */
BEAN_INLINE uint64_t bean_i_split_digits8(uint32_t value)
{
    uint64_t fours = value / 10000 | (uint64_t)(value % 10000) << 32;
    uint64_t hundreds = (fours * 10486 >> 20) & 0x0000007f0000007fu;
    uint64_t pairs = hundreds | (fours - 100 * hundreds) << 16;
    uint64_t tens = (pairs * 103 >> 10) & 0x000f000f000f000fu;
    return tens | (pairs - 10 * tens) << 8;
}

enum { BEAN_I_ZERO_DIGIT = '0' };
#define BEAN_I_ZERO_DIGITS8 UINT64_C(0x3030303030303030)

#endif
