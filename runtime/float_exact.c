/*
 * The last resort of reading floats: decides by big integers on which side of the middle between
 * two neighbours a decimal number lies. Rarely needed, so it is simple rather than fast; its cost
 * is bounded, since digits past the 768th can only break a tie. Must not know how the lower
 * neighbour was found.
 */
#include "number.h"

/* No middle between two float64 has more than 767 significant digits. */
enum { MAX_DIGITS = 768 };

/* Both sides of the comparison are nearly equal, and the larger factor before any shift is either
 * 769 digits (2555 bits) or a 54-bit number times 5^1092 (2590 bits); no shift makes a number more
 * than a few bits longer than its opponent. That is far below these 3072 bits. */
enum { MAX_LIMBS = 96 };

struct big {
    unsigned count;
    uint32_t limbs[MAX_LIMBS]; /* lowest first; the highest is not zero */
};

static void append_limb(struct big *number, uint32_t limb)
{
    if (limb != 0 && number->count < MAX_LIMBS) {
        number->limbs[number->count++] = limb;
    }
}

static void multiply_add(struct big *number, uint32_t factor, uint32_t addend)
{
    uint64_t carry = addend;
    for (unsigned i = 0; i < number->count; i++) {
        carry += (uint64_t)number->limbs[i] * factor;
        number->limbs[i] = (uint32_t)carry;
        carry >>= 32;
    }
    append_limb(number, (uint32_t)carry);
}

static void multiply_by_power_of_5(struct big *number, unsigned exponent)
{
    for (; exponent >= 13; exponent -= 13) {
        multiply_add(number, 1220703125, 0); /* 5^13, the greatest power in 32 bits */
    }
    for (; exponent > 0; exponent--) {
        multiply_add(number, 5, 0);
    }
}

static void shift_left(struct big *number, unsigned bits)
{
    unsigned whole = bits / 32;
    multiply_add(number, UINT32_C(1) << bits % 32, 0);
    if (whole > MAX_LIMBS - number->count) {
        whole = MAX_LIMBS - number->count;
    }
    memmove(number->limbs + whole, number->limbs, number->count * sizeof number->limbs[0]);
    memset(number->limbs, 0, whole * sizeof number->limbs[0]);
    number->count += whole;
}

/* Below, at or above zero as a is less than, equal to or greater than b. */
static int compare(const struct big *a, const struct big *b)
{
    if (a->count != b->count) {
        return a->count < b->count ? -1 : 1;
    }
    for (unsigned i = a->count; i-- > 0;) {
        if (a->limbs[i] != b->limbs[i]) {
            return a->limbs[i] < b->limbs[i] ? -1 : 1;
        }
    }
    return 0;
}

static bool has_other_than_zeros(const char *at, const char *end)
{
    while (at < end && (*at == '0' || *at == '.')) {
        at++;
    }
    return at < end;
}

/* Takes the significant digits as one integer and returns how many there are. If nonzero digits
 * had to be left out, a 1 stands for them all. */
static int take_digits(struct big *number, const struct bean_i_decimal *decimal)
{
    const char *at = decimal->mantissa;
    const char *end = decimal->mantissa_end;
    int count = 0;
    number->count = 0;
    while (at < end && (*at == '0' || *at == '.')) {
        at++;
    }
    while (at < end && count < MAX_DIGITS) {
        uint32_t scale = 1, group = 0;
        for (; at < end && count < MAX_DIGITS && scale < 1000000000; at++) {
            if (*at != '.') {
                group = group * 10 + (uint32_t)(*at - '0');
                scale *= 10;
                count++;
            }
        }
        multiply_add(number, scale, group);
    }
    if (has_other_than_zeros(at, end)) {
        multiply_add(number, 10, 1);
        count++;
    }
    return count;
}

/* The power of ten of the first significant digit. */
static int leading_exponent(const struct bean_i_decimal *decimal)
{
    int exponent = (int)decimal->exponent;
    for (uint64_t rest = decimal->digits; rest >= 10; rest /= 10) {
        exponent++;
    }
    return exponent;
}

uint64_t bean_i_round_exactly(const struct bean_i_decimal *decimal,
                              struct bean_i_float_format format, uint64_t floor_bits)
{
    /* The middle above floor is middle * 2^middle_exponent. */
    uint64_t significand = floor_bits & ((UINT64_C(1) << format.fraction_bits) - 1);
    int biased = (int)(floor_bits >> format.fraction_bits);
    if (biased > 0) {
        significand |= UINT64_C(1) << format.fraction_bits;
    }
    uint64_t middle = 2 * significand + 1;
    int middle_exponent = format.least_exponent - 1 + (biased > 0 ? biased - 1 : 0);

    struct big ours, theirs;
    int exponent = leading_exponent(decimal) + 1;
    exponent -= take_digits(&ours, decimal);
    theirs.count = 0;
    append_limb(&theirs, (uint32_t)middle);
    append_limb(&theirs, (uint32_t)(middle >> 32));

    /* ours * 10^exponent against theirs * 2^middle_exponent, multiplied by what makes both whole */
    if (exponent >= 0) {
        multiply_by_power_of_5(&ours, (unsigned)exponent);
    } else {
        multiply_by_power_of_5(&theirs, (unsigned)-exponent);
    }
    int shift = middle_exponent - exponent;
    if (shift >= 0) {
        shift_left(&theirs, (unsigned)shift);
    } else {
        shift_left(&ours, (unsigned)-shift);
    }
    int order = compare(&ours, &theirs);
    bool up = order > 0 || (order == 0 && (floor_bits & 1) != 0);
    return floor_bits + up;
}
