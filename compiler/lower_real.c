/*
 * The literal as a fraction of two large integers, and 63 bits of their quotient by long division.
 * Digits beyond those that can decide a rounding are only remembered as "not zero".
 */
#include "lower_real.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
    MAX_DIGITS = 800,     /* more than 767 never change how a double is rounded */
    MAX_MAGNITUDE = 400,  /* powers of ten beyond any double, on both sides */
    MAX_WORDS = 160,      /* 32 bits each: 10 to the power 1201 and 126 bits more */
    QUOTIENT_BITS = 63,
    CLAMPED_EXPONENT = 100000000
};

/* An integer of `count` words, the lowest first, the highest not 0. */
struct big {
    uint32_t words[MAX_WORDS];
    size_t count;
};

static void multiply_add(struct big *big, uint32_t factor, uint32_t term)
{
    uint64_t carry = term;
    for (size_t i = 0; i < big->count; i++) {
        carry += (uint64_t)big->words[i] * factor;
        big->words[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry != 0) {
        big->words[big->count++] = (uint32_t)carry;
    }
}

static void multiply_power_of_ten(struct big *big, long power)
{
    for (; power >= 9; power -= 9) {
        multiply_add(big, 1000000000u, 0);
    }
    for (; power > 0; power--) {
        multiply_add(big, 10, 0);
    }
}

static long bit_length(const struct big *big)
{
    if (big->count == 0) {
        return 0;
    }
    long bits = (long)(big->count - 1) * 32;
    for (uint32_t top = big->words[big->count - 1]; top != 0; top >>= 1) {
        bits++;
    }
    return bits;
}

static void shift_left(struct big *big, long bits)
{
    size_t words = (size_t)bits / 32;
    multiply_add(big, (uint32_t)1 << (bits % 32), 0);
    memmove(big->words + words, big->words, big->count * sizeof big->words[0]);
    memset(big->words, 0, words * sizeof big->words[0]);
    big->count += words;
}

static int compare(const struct big *a, const struct big *b)
{
    if (a->count != b->count) {
        return a->count < b->count ? -1 : 1;
    }
    for (size_t i = a->count; i-- > 0;) {
        if (a->words[i] != b->words[i]) {
            return a->words[i] < b->words[i] ? -1 : 1;
        }
    }
    return 0;
}

/* a -= b, which is not larger. */
static void subtract(struct big *a, const struct big *b)
{
    uint64_t borrow = 0;
    for (size_t i = 0; i < a->count; i++) {
        uint64_t take = (i < b->count ? b->words[i] : 0) + borrow;
        borrow = a->words[i] < take;
        a->words[i] = (uint32_t)(a->words[i] - take);
    }
    while (a->count > 0 && a->words[a->count - 1] == 0) {
        a->count--;
    }
}

/* What a literal says: digits * 10^exponent. */
struct decimal {
    bool is_negative;
    struct big digits;
    long digit_count; /* from the first that is not 0 */
    long exponent;
    bool has_more; /* digits that were dropped were not all 0 */
};

static void add_digit(struct decimal *decimal, char digit, bool is_fraction)
{
    if (decimal->digit_count == 0 && digit == '0') {
        decimal->exponent -= is_fraction;
    } else if (decimal->digit_count < MAX_DIGITS) {
        if (decimal->digits.count == 0) {
            decimal->digits.words[0] = 0;
            decimal->digits.count = 1;
        }
        multiply_add(&decimal->digits, 10, (uint32_t)(digit - '0'));
        decimal->digit_count++;
        decimal->exponent -= is_fraction;
    } else {
        decimal->has_more |= digit != '0';
        decimal->exponent += !is_fraction;
    }
}

static long read_exponent(struct str text, size_t at)
{
    long exponent = 0;
    bool is_negative = at < text.size && text.data[at] == '-';
    if (at < text.size && (text.data[at] == '-' || text.data[at] == '+')) {
        at++;
    }
    for (; at < text.size; at++) {
        if (exponent < CLAMPED_EXPONENT) {
            exponent = exponent * 10 + (text.data[at] - '0');
        }
    }
    return is_negative ? -exponent : exponent;
}

static void read_decimal(struct str text, struct decimal *decimal)
{
    bool is_fraction = false;
    memset(decimal, 0, sizeof *decimal);
    for (size_t i = 0; i < text.size; i++) {
        char byte = text.data[i];
        if (byte == '-') {
            decimal->is_negative = true;
        } else if (byte == '.') {
            is_fraction = true;
        } else if (byte == 'e' || byte == 'E') {
            decimal->exponent += read_exponent(text, i + 1);
            break;
        } else {
            add_digit(decimal, byte, is_fraction);
        }
    }
    if (decimal->has_more) {
        multiply_add(&decimal->digits, 10, 1);
        decimal->digit_count++;
        decimal->exponent--;
    }
}

/* The value is quotient * 2^exponent, and a bit more when has_more. */
struct quotient {
    uint64_t bits; /* the highest of QUOTIENT_BITS or the one below it is set */
    long exponent;
    bool has_more;
};

static void divide(struct decimal *decimal, struct quotient *quotient)
{
    struct big divisor = { { 1 }, 1 };
    struct big *rest = &decimal->digits;
    multiply_power_of_ten(decimal->exponent < 0 ? &divisor : rest,
                          decimal->exponent < 0 ? -decimal->exponent : decimal->exponent);
    long shift = QUOTIENT_BITS - 1 + bit_length(&divisor) - bit_length(rest);
    quotient->exponent = -shift;
    if (shift > 0) {
        shift_left(rest, shift);
    } else {
        shift_left(&divisor, -shift);
    }
    shift_left(&divisor, QUOTIENT_BITS - 1);
    quotient->bits = 0;
    for (int i = 0; i < QUOTIENT_BITS; i++) {
        quotient->bits <<= 1;
        if (compare(rest, &divisor) >= 0) {
            subtract(rest, &divisor);
            quotient->bits |= 1;
        }
        multiply_add(rest, 2, 0);
    }
    quotient->has_more = rest->count != 0;
}

struct limits {
    int bits; /* of the significand */
    long lowest;  /* exponent of the lowest bit of a subnormal */
    long highest; /* exponent of the highest bit */
};

static const struct limits formats[] = {
    [LOWER_REAL_32] = { 24, -149, 127 },
    [LOWER_REAL_64] = { 53, -1074, 1023 },
};

static double assemble(uint64_t significand, long exponent, bool is_negative)
{
    uint64_t bits = 0;
    double value;
    if (significand != 0) {
        while (significand < (uint64_t)1 << 52 && exponent > -1074) {
            significand <<= 1;
            exponent--;
        }
        bool is_normal = significand >= (uint64_t)1 << 52;
        bits = (significand & (((uint64_t)1 << 52) - 1)) |
               (is_normal ? (uint64_t)(exponent + 1075) << 52 : 0);
    }
    bits |= (uint64_t)is_negative << 63;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* False when too large. */
static bool round_quotient(const struct quotient *quotient, const struct limits *limits,
                           bool is_negative, double *value)
{
    long length = quotient->bits >> (QUOTIENT_BITS - 1) != 0 ? QUOTIENT_BITS : QUOTIENT_BITS - 1;
    long lowest = quotient->exponent + length - limits->bits;
    long drop = (lowest < limits->lowest ? limits->lowest : lowest) - quotient->exponent;
    if (drop > length) {
        *value = assemble(0, 0, is_negative);
        return true;
    }
    uint64_t half = (uint64_t)1 << (drop - 1);
    uint64_t rest = quotient->bits & (half | (half - 1));
    uint64_t kept = quotient->bits >> drop;
    kept += rest > half || (rest == half && (quotient->has_more || (kept & 1) != 0));
    long exponent = quotient->exponent + drop;
    if (kept >> limits->bits != 0) {
        kept >>= 1;
        exponent++;
    }
    if (kept >> (limits->bits - 1) != 0 && exponent + limits->bits - 1 > limits->highest) {
        return false;
    }
    *value = assemble(kept, exponent, is_negative);
    return true;
}

bool lower_real(struct str literal, enum lower_real_format format, double *value)
{
    struct decimal decimal;
    struct quotient quotient;
    read_decimal(literal, &decimal);
    long magnitude = decimal.digit_count + decimal.exponent;
    if (decimal.digit_count == 0 || magnitude < -MAX_MAGNITUDE) {
        *value = assemble(0, 0, decimal.is_negative);
        return true;
    }
    if (magnitude > MAX_MAGNITUDE) {
        return false;
    }
    divide(&decimal, &quotient);
    return round_quotient(&quotient, &formats[format], decimal.is_negative, value);
}
