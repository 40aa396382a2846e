/*
 * float64 and float32 to the shortest text that reads back the same. The digits are found by
 * Schubfach (Giulietti: "The Schubfach way to render doubles", 2020), the text is laid out from
 * words of eight digits. Integer arithmetic only. Must not know about NaN and infinity, which the
 * callers have dealt with.
 */
#include "number.h"

/* digits * 10^exponent */
struct shortest {
    uint64_t digits;
    int exponent;
};

/* The value is significand * 2^exponent. */
struct binary {
    uint64_t significand;
    int exponent;
    bool at_power_of_2; /* the lower neighbour is only half as far away as the upper one */
};

/* ---- digits -------------------------------------------------------------------------------------
 */

/* floor(log10(2^exponent)), or of three quarters of it, for |exponent| <= 1100. The bias keeps the
 * shifted number positive. */
BEAN_INLINE int log10_of_power_of_2(int exponent, bool three_quarters)
{
    int64_t scaled = (int64_t)exponent * 1262611 - (three_quarters ? 524031 : 0);
    return (int)((scaled + (INT64_C(500) << 22)) >> 22) - 500;
}

/* factor * power / 2^128 rounded to odd: the whole part, and its lowest bit set if there is a
 * fraction. The power is rounded up, so a product just above a whole number counts as whole. */
BEAN_INLINE uint64_t scale_to_odd(uint64_t factor, struct bean_i_power power)
{
    uint64_t unused, low;
    uint64_t carry = bean_i_multiply(factor, power.low, &unused);
    uint64_t high = bean_i_multiply(factor, power.high, &low);
    low += carry;
    high += low < carry;
    return high | (low > 1);
}

/* The power of ten above the exact value by less than one unit, or the exact one. */
BEAN_INLINE struct bean_i_power rounded_up_power(int exponent)
{
    struct bean_i_power power = bean_i_powers_of_ten[exponent - BEAN_I_LEAST_POWER];
    unsigned inexact = exponent < 0 || exponent > BEAN_I_GREATEST_EXACT_POWER;
    power.low += inexact;
    power.high += power.low < inexact;
    return power;
}

/* The decimals that read back as the value lie between the middles to its neighbours (the middles
 * included if the significand is even). Everything is scaled by 4 * 10^-k, where 10^k is at most
 * as large as that interval, but 10^(k+1) is larger: so at most one multiple of 10^(k+1) can lie
 * in it, and at least one of 10^k does. */
BEAN_INLINE struct shortest choose_digits(uint64_t lower, uint64_t value, uint64_t upper, int k)
{
    uint64_t below = value >> 2;
    if (below >= 10) {
        uint64_t tens = below / 10;
        bool down_fits = lower <= 40 * tens;
        bool up_fits = 40 * tens + 40 <= upper;
        if (down_fits != up_fits) {
            return (struct shortest){tens + up_fits, k + 1};
        }
    }
    bool down_fits = lower <= 4 * below;
    bool up_fits = 4 * below + 4 <= upper;
    if (down_fits != up_fits) {
        return (struct shortest){below + up_fits, k};
    }
    uint64_t middle = 4 * below + 2;
    bool up = value > middle || (value == middle && (below & 1) != 0);
    return (struct shortest){below + up, k};
}

BEAN_INLINE struct shortest find_shortest(struct binary binary)
{
    uint64_t odd = binary.significand & 1;
    uint64_t quarters = binary.significand << 2;
    int k = log10_of_power_of_2(binary.exponent, binary.at_power_of_2);
    int shift = binary.exponent + bean_i_log2_of_power(-k) + 1;
    struct bean_i_power power = rounded_up_power(-k);
    uint64_t lower = scale_to_odd((quarters - 2 + binary.at_power_of_2) << shift, power);
    uint64_t value = scale_to_odd(quarters << shift, power);
    uint64_t upper = scale_to_odd((quarters + 2) << shift, power);
    return choose_digits(lower + odd, value, upper - odd, k);
}

/* The same for float32: 64 bits of the power are enough. */
BEAN_INLINE uint64_t scale_to_odd32(uint32_t factor, uint64_t power)
{
    uint64_t low;
    uint64_t high = bean_i_multiply(factor, power, &low);
    return high | ((low >> 32) > 1);
}

BEAN_INLINE struct shortest find_shortest32(struct binary binary)
{
    uint32_t odd = (uint32_t)binary.significand & 1;
    uint32_t quarters = (uint32_t)binary.significand << 2;
    int k = log10_of_power_of_2(binary.exponent, binary.at_power_of_2);
    int shift = binary.exponent + bean_i_log2_of_power(-k) + 1;
    struct bean_i_power wide = bean_i_powers_of_ten[-k - BEAN_I_LEAST_POWER];
    uint64_t power = wide.high + (wide.low != 0 || k > 0);
    uint64_t lower = scale_to_odd32((quarters - 2 + binary.at_power_of_2) << shift, power);
    uint64_t value = scale_to_odd32(quarters << shift, power);
    uint64_t upper = scale_to_odd32((quarters + 2) << shift, power);
    return choose_digits(lower + odd, value, upper - odd, k);
}

/* ---- layout -------------------------------------------------------------------------------------
 */

/* The first digit, which is not zero, and 16 more. */
struct digits17 {
    char leading;
    uint64_t first;  /* eight characters, the first in the lowest byte */
    uint64_t second; /* eight more */
    int count;       /* without the zeros at the end */
    int exponent;    /* of ten, of the first digit */
};

/* The number of characters up to the last one that is not '0'; zero if there is none. */
BEAN_INLINE int used_characters(uint64_t word)
{
    uint64_t digits = word ^ BEAN_I_ZERO_DIGITS8;
    return digits == 0 ? 0 : 8 - (int)(bean_i_leading_zeros(digits) >> 3);
}

BEAN_INLINE struct digits17 spell_digits(struct shortest shortest)
{
    static const uint64_t powers[18] = {1,
                                        10,
                                        100,
                                        1000,
                                        10000,
                                        100000,
                                        1000000,
                                        10000000,
                                        100000000,
                                        1000000000,
                                        10000000000,
                                        100000000000,
                                        1000000000000,
                                        10000000000000,
                                        100000000000000,
                                        1000000000000000,
                                        10000000000000000,
                                        100000000000000000};
    struct digits17 result;
    /* bits * log10(2), which is the number of digits or one less */
    unsigned length = (64 - bean_i_leading_zeros(shortest.digits)) * 1233 >> 12;
    length += shortest.digits >= powers[length];
    uint64_t digits = shortest.digits * powers[17 - length];
    uint32_t high = (uint32_t)(digits / 100000000); /* nine digits */
    uint32_t low = (uint32_t)(digits % 100000000);
    result.leading = (char)(BEAN_I_ZERO_DIGIT + (int)(high / 100000000));
    result.first = bean_i_split_digits8(high % 100000000) | BEAN_I_ZERO_DIGITS8;
    result.second = bean_i_split_digits8(low) | BEAN_I_ZERO_DIGITS8;
    result.count =
        low != 0 ? 9 + used_characters(result.second) : 1 + used_characters(result.first);
    result.exponent = shortest.exponent + (int)length - 1;
    return result;
}

/* All 17 digits; the caller cuts off what is too much. */
BEAN_INLINE void store_digits(char *to, const struct digits17 *digits)
{
    to[0] = digits->leading;
    bean_i_store_text8(to + 1, digits->first);
    bean_i_store_text8(to + 9, digits->second);
}

/* The digits after the first `skipped` + 1 ones, as far as two words reach. */
BEAN_INLINE void store_fraction(char *to, const struct digits17 *digits, int skipped)
{
    unsigned bits = (unsigned)skipped * 8;
    if (skipped >= 8) {
        bean_i_store_text8(to, digits->second >> (bits - 64));
        return;
    }
    /* Two shifts, because one by 64 is undefined. */
    bean_i_store_text8(to, digits->first >> bits | digits->second << 8 << (56 - bits));
    bean_i_store_text8(to + 8, digits->second >> bits);
}

static char *write_plain(char *to, const struct digits17 *digits)
{
    if (digits->exponent < 0) {
        bean_i_store_text8(to, BEAN_I_ZERO_DIGITS8);
        to[1] = '.';
        to += 1 - digits->exponent;
        store_digits(to, digits);
        return to + digits->count;
    }
    int whole = digits->exponent + 1;
    store_digits(to, digits);
    to[whole] = '.';
    if (digits->count <= whole) {
        to[whole + 1] = '0';
        return to + whole + 2;
    }
    store_fraction(to + whole + 1, digits, digits->exponent);
    return to + digits->count + 1;
}

static char *write_scientific(char *to, const struct digits17 *digits)
{
    *to++ = digits->leading;
    if (digits->count > 1) {
        *to = '.';
        bean_i_store_text8(to + 1, digits->first);
        bean_i_store_text8(to + 9, digits->second);
        to += digits->count;
    }
    *to++ = 'e';
    return bean_i_write_int32(to, digits->exponent);
}

BEAN_INLINE char *write_digits(char *to, struct shortest shortest)
{
    struct digits17 digits = spell_digits(shortest);
    if (digits.exponent >= -5 && digits.exponent < 16) {
        return write_plain(to, &digits);
    }
    return write_scientific(to, &digits);
}

/* A whole number below 2^53 is its own shortest form: its neighbours are at most 1 away. */
static char *write_whole(char *to, uint64_t value)
{
    to = bean_i_write_uint64(to, value);
    *to++ = '.';
    *to++ = '0';
    return to;
}

/* True for finite values that are whole and below 2^(fraction_bits + 1). */
BEAN_INLINE bool is_small_whole(struct binary binary, int fraction_bits)
{
    return binary.exponent <= 0 && binary.exponent >= -fraction_bits &&
           (binary.significand & ((UINT64_C(1) << -binary.exponent) - 1)) == 0;
}

/* The parts of a float that is not zero. */
BEAN_INLINE struct binary take_apart(uint64_t fraction, int biased, int fraction_bits,
                                     int least_exponent)
{
    struct binary binary = {fraction, least_exponent, false};
    if (BEAN_LIKELY(biased != 0)) {
        binary.significand |= UINT64_C(1) << fraction_bits;
        binary.exponent += biased - 1;
        binary.at_power_of_2 = fraction == 0 && biased > 1;
    }
    return binary;
}

char *bean_i_write_float64(char *to, double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    if (bits >> 63 != 0) {
        *to++ = '-';
        bits &= UINT64_MAX >> 1;
    }
    if (bits == 0) {
        return write_whole(to, 0);
    }
    struct binary binary =
        take_apart(bits & ((UINT64_C(1) << 52) - 1), (int)(bits >> 52), 52, -1074);
    if (is_small_whole(binary, 52)) {
        return write_whole(to, binary.significand >> -binary.exponent);
    }
    return write_digits(to, find_shortest(binary));
}

char *bean_i_write_float32(char *to, float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    if (bits >> 31 != 0) {
        *to++ = '-';
        bits &= UINT32_MAX >> 1;
    }
    if (bits == 0) {
        return write_whole(to, 0);
    }
    struct binary binary =
        take_apart(bits & ((UINT32_C(1) << 23) - 1), (int)(bits >> 23), 23, -149);
    if (is_small_whole(binary, 23)) {
        return write_whole(to, binary.significand >> -binary.exponent);
    }
    return write_digits(to, find_shortest32(binary));
}
