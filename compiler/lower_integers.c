/*
 * Integers as sign and magnitude, so that int64 and uint64 are checked by one piece of code.
 */
#include "lower_parts.h"

struct limits {
    uint64_t lowest; /* the magnitude of it */
    uint64_t highest;
    const char *text;
};

static const struct limits limits[] = {
    [MODEL_INT8] = { 128, 127, "-128 to 127" },
    [MODEL_INT16] = { 32768, 32767, "-32768 to 32767" },
    [MODEL_INT32] = { 2147483648u, 2147483647u, "-2147483648 to 2147483647" },
    [MODEL_INT64] = { UINT64_C(9223372036854775808), UINT64_C(9223372036854775807),
                      "-9223372036854775808 to 9223372036854775807" },
    [MODEL_UINT8] = { 0, 255, "0 to 255" },
    [MODEL_UINT16] = { 0, 65535, "0 to 65535" },
    [MODEL_UINT32] = { 0, 4294967295u, "0 to 4294967295" },
    [MODEL_UINT64] = { 0, UINT64_MAX, "0 to 18446744073709551615" },
};

static unsigned digit_value(char byte)
{
    return (unsigned)(byte <= '9' ? byte - '0' : (byte | 0x20) - 'a' + 10);
}

struct lower_integer lower_integer_literal(struct str text)
{
    struct lower_integer integer = { false, false, 0 };
    size_t at = 0;
    if (text.data[0] == '-') {
        integer.is_negative = true;
        at = 1;
    }
    bool is_hex = text.size > at + 2 && text.data[at + 1] == 'x';
    uint64_t base = is_hex ? 16 : 10;
    for (at += is_hex ? 2 : 0; at < text.size; at++) {
        unsigned digit = digit_value(text.data[at]);
        if (integer.magnitude > (UINT64_MAX - digit) / base) {
            integer.overflows = true;
            return integer;
        }
        integer.magnitude = integer.magnitude * base + digit;
    }
    return integer;
}

bool lower_integer_fits(enum model_kind kind, struct lower_integer integer)
{
    if (integer.overflows) {
        return false;
    }
    return integer.magnitude <=
           (integer.is_negative ? limits[kind].lowest : limits[kind].highest);
}

struct lower_integer lower_integer_of(enum model_kind kind, uint64_t bits)
{
    struct lower_integer integer = { false, false, bits };
    if (kind <= MODEL_INT64 && bits >> 63 != 0) {
        integer.is_negative = true;
        integer.magnitude = 0 - bits;
    }
    return integer;
}

uint64_t lower_integer_bits(struct lower_integer integer)
{
    return integer.is_negative ? 0 - integer.magnitude : integer.magnitude;
}

const char *lower_kind_range(enum model_kind kind)
{
    return limits[kind].text;
}
