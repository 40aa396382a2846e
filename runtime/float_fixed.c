/*
 * Floats with a fixed number of digits behind the point, rounded to even from the exact value:
 * whole numbers of as many bits as that takes, no floating point.
 */
#include "number.h"

/* 1024 bits of the largest value; below 1, 53 bits times 10^100 are 386. */
enum { LIMBS = 40, MOST_DECIMALS = 100, MOST_DIGITS = 400 };

struct number {
    uint32_t limbs[LIMBS]; /* the lowest first */
};

static void multiply(struct number *number, uint32_t factor)
{
    uint64_t carry = 0;
    for (unsigned i = 0; i < LIMBS; i++) {
        carry += (uint64_t)number->limbs[i] * factor;
        number->limbs[i] = (uint32_t)carry;
        carry >>= 32;
    }
}

/* Returns the rest. */
static uint32_t divide(struct number *number, uint32_t divisor)
{
    uint64_t rest = 0;
    for (unsigned i = LIMBS; i-- > 0;) {
        rest = rest << 32 | number->limbs[i];
        number->limbs[i] = (uint32_t)(rest / divisor);
        rest %= divisor;
    }
    return (uint32_t)rest;
}

static bool is_zero(const struct number *number)
{
    for (unsigned i = 0; i < LIMBS; i++) {
        if (number->limbs[i] != 0) {
            return false;
        }
    }
    return true;
}

static bool bit_at(const struct number *number, unsigned place)
{
    return place < 32 * LIMBS && (number->limbs[place / 32] >> (place % 32) & 1u) != 0;
}

static bool any_bit_below(const struct number *number, unsigned place)
{
    for (unsigned i = 0; i < place && i < 32 * LIMBS; i++) {
        if (bit_at(number, i)) {
            return true;
        }
    }
    return false;
}

static void shift_left(struct number *number, unsigned count)
{
    for (; count >= 16; count -= 16) {
        multiply(number, 1u << 16);
    }
    multiply(number, 1u << count);
}

/* Divides by 2^count, rounded to the nearest, halves to even. */
static void shift_right(struct number *number, unsigned count)
{
    bool up =
        bit_at(number, count - 1) && (any_bit_below(number, count - 1) || bit_at(number, count));
    struct number result;
    for (unsigned i = 0; i < LIMBS; i++) {
        unsigned from = i + count / 32;
        uint64_t low = from < LIMBS ? number->limbs[from] : 0;
        uint64_t high = from + 1 < LIMBS ? number->limbs[from + 1] : 0;
        result.limbs[i] = (uint32_t)((high << 32 | low) >> (count % 32));
    }
    for (unsigned i = 0; up && i < LIMBS; i++) {
        result.limbs[i]++;
        up = result.limbs[i] == 0;
    }
    *number = result;
}

/* The digits from the last to the first; at least `least` of them. */
static unsigned put_digits(struct number *number, char *digits, unsigned least)
{
    unsigned count = 0;
    while (!is_zero(number)) {
        uint32_t part = divide(number, 1000000000);
        for (unsigned i = 0; i < 9; i++) {
            digits[count++] = (char)('0' + part % 10);
            part /= 10;
        }
    }
    while (count > least && digits[count - 1] == '0') {
        count--;
    }
    while (count < least) {
        digits[count++] = '0';
    }
    return count;
}

char *bean_i_write_fixed(char *to, double value, unsigned decimals)
{
    char digits[MOST_DIGITS];
    struct number number;
    uint64_t bits;
    int exponent;
    unsigned count;
    unsigned shown = decimals < MOST_DECIMALS ? decimals : MOST_DECIMALS;
    memcpy(&bits, &value, sizeof bits);
    memset(&number, 0, sizeof number);
    exponent = (int)(bits >> 52 & 0x7ff);
    if (bits >> 63 != 0) {
        *to++ = '-';
    }
    bits &= (UINT64_C(1) << 52) - 1;
    bits |= exponent != 0 ? UINT64_C(1) << 52 : 0;
    exponent = (exponent != 0 ? exponent : 1) - 1075;
    number.limbs[0] = (uint32_t)bits;
    number.limbs[1] = (uint32_t)(bits >> 32);
    if (exponent >= 0) {
        shift_left(&number, (unsigned)exponent);
        count = put_digits(&number, digits, 1);
        decimals = 0;
    } else {
        for (unsigned i = 0; i < shown; i++) {
            multiply(&number, 10);
        }
        shift_right(&number, (unsigned)-exponent);
        decimals = shown;
        count = put_digits(&number, digits, shown + 1);
    }
    while (count > decimals) {
        *to++ = digits[--count];
    }
    if (shown != 0) {
        *to++ = '.';
    }
    while (count > 0) {
        *to++ = digits[--count];
    }
    for (; decimals < shown; decimals++) {
        *to++ = '0';
    }
    return to;
}
