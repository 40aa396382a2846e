/*
 * Text to float64 and float32, correctly rounded. The first 19 digits are multiplied by a 128-bit
 * power of ten (Eisel and Lemire: "Number parsing at a gigabyte per second", 2021); when that
 * can't decide, float_exact.c does. No floating-point operation is used: a caller's rounding mode
 * would show in the result, and the integer way measures no slower.
 */
#include "number.h"

enum { MAX_KEPT_DIGITS = 19 }; /* 10^19 < 2^64 */

/* An exponent is read up to here and no further; no text is long enough to make up for it. */
#define EXPONENT_LIMIT INT64_C(100000000000000000)

/* A greater power of ten is too large whatever its digits. */
enum { GREATEST_FLOAT_POWER = 308 };

static const struct bean_i_float_format float64_format = {52, -1074};
static const struct bean_i_float_format float32_format = {23, -149};

/* The exponent field is all ones: one more than twice the bias, which least_exponent contains. */
BEAN_INLINE uint64_t infinite_bits(struct bean_i_float_format format)
{
    int bias = 1 - format.least_exponent - (int)format.fraction_bits;
    return (uint64_t)(2 * bias + 1) << format.fraction_bits;
}

/* ---- text to decimal ----------------------------------------------------------------------------
 */

/* Appends all the digits at `at` to *value, which is only right while there are no more than 19
 * of them in all; the caller counts. */
BEAN_INLINE const char *take_digits(const char *at, const char *end, uint64_t *value)
{
    static const uint32_t powers[9] = {1,      10,      100,      1000,     10000,
                                       100000, 1000000, 10000000, 100000000};
    while (end - at >= 8) {
        uint64_t word = bean_i_load_text8(at);
        unsigned count = bean_i_count_digits8(word);
        if (count > 0) {
            *value = *value * powers[count] + bean_i_value_of_digits8(word, count);
            at += count;
        }
        if (count < 8) {
            return at;
        }
    }
    while (at < end && bean_i_is_digit(*at)) {
        *value = *value * 10 + (unsigned)(*at - '0');
        at++;
    }
    return at;
}

/* At the first digit of an exponent, which is there. */
static const char *take_exponent(const char *at, const char *end, int64_t *exponent)
{
    int64_t value = 0;
    while (at < end && bean_i_is_digit(*at)) {
        if (value < EXPONENT_LIMIT) {
            value = value * 10 + (*at - '0');
        }
        at++;
    }
    *exponent = value;
    return at;
}

/* For more than 19 digits: skips leading zeros, keeps 19 digits, looks at the others. `point` is
 * where the fraction point stands, or the mantissa's end. */
static BEAN_NOINLINE void keep_leading_digits(struct bean_i_decimal *decimal, const char *point)
{
    const char *at = decimal->mantissa;
    const char *end = decimal->mantissa_end;
    uint64_t digits = 0;
    unsigned count = 0;
    while (at < end && (*at == '0' || *at == '.')) {
        at++;
    }
    for (; at < end && count < MAX_KEPT_DIGITS; at++) {
        if (*at != '.') {
            digits = digits * 10 + (unsigned)(*at - '0');
            count++;
        }
    }
    decimal->digits = digits;
    decimal->exponent += at <= point ? point - at : point + 1 - at;
    while (at < end && (*at == '0' || *at == '.')) {
        at++;
    }
    decimal->truncated = at < end;
}

BEAN_INLINE enum bean_i_number_status missing_digit(const char *at, const char *end,
                                                    const char **stop)
{
    *stop = at;
    return at == end ? BEAN_I_NUMBER_END : BEAN_I_NUMBER_SYNTAX;
}

BEAN_INLINE enum bean_i_number_status
read_decimal(const char *text, const char *end, const char **stop, struct bean_i_decimal *decimal)
{
    const char *at = text;
    decimal->negative = at < end && *at == '-';
    at += decimal->negative;
    if (BEAN_UNLIKELY(at == end || !bean_i_is_digit(*at))) {
        return missing_digit(at, end, stop);
    }
    decimal->mantissa = at;
    decimal->digits = 0;
    ptrdiff_t count = 0;
    if (*at == '0') {
        at++;
    } else {
        at = take_digits(at, end, &decimal->digits);
        count = at - decimal->mantissa;
    }
    const char *point = at;
    ptrdiff_t fraction_digits = 0;
    if (at < end && *at == '.') {
        at++;
        if (BEAN_UNLIKELY(at == end || !bean_i_is_digit(*at))) {
            return missing_digit(at, end, stop);
        }
        at = take_digits(at, end, &decimal->digits);
        fraction_digits = at - point - 1;
        count += fraction_digits;
    }
    decimal->mantissa_end = at;
    decimal->exponent = 0;
    if (at < end && (*at == 'e' || *at == 'E')) {
        at++;
        bool negative = at < end && *at == '-';
        at += at < end && (*at == '-' || *at == '+');
        if (BEAN_UNLIKELY(at == end || !bean_i_is_digit(*at))) {
            return missing_digit(at, end, stop);
        }
        at = take_exponent(at, end, &decimal->exponent);
        decimal->exponent = negative ? -decimal->exponent : decimal->exponent;
    }
    *stop = at;
    decimal->truncated = false;
    if (BEAN_LIKELY(count <= MAX_KEPT_DIGITS)) {
        decimal->exponent -= fraction_digits;
    } else {
        keep_leading_digits(decimal, point);
    }
    return BEAN_I_NUMBER_OK;
}

/* ---- decimal to bits ----------------------------------------------------------------------------
 */

struct estimate {
    uint64_t lower; /* the greatest float found to be at most the value */
    uint64_t bits;  /* the nearest one, if certain */
    bool certain;
};

/* digits * 10^exponent; digits are not zero, the exponent is within the table.
 *
 * With the digits shifted up to the highest bit, the value is product * 2^unit, where product has
 * its fraction point above its low words. `high` is the product's top word; it is less than the
 * true one by less than 2 while only the power's high word has been used, and by less than 2 units
 * of `low` when both have. Rounding therefore is certain unless the discarded bits are that close
 * below the middle. (The lower bound itself always rounds up from a middle that it reaches, since
 * an inexact power makes the true product greater.) */
BEAN_INLINE struct estimate estimate_bits(uint64_t digits, int exponent,
                                          struct bean_i_float_format format)
{
    struct bean_i_power power = bean_i_powers_of_ten[exponent - BEAN_I_LEAST_POWER];
    unsigned zeros = bean_i_leading_zeros(digits);
    digits <<= zeros;
    uint64_t low;
    uint64_t high = bean_i_multiply(digits, power.high, &low);

    int unit = bean_i_log2_of_power(exponent) + 1 - (int)zeros;
    int shift = 62 - (int)format.fraction_bits + (int)(high >> 63);
    if (BEAN_UNLIKELY(unit + shift < format.least_exponent)) {
        shift = format.least_exponent - unit;
        if (shift > 64) { /* the product's top word is below 2^64, which is at most the middle */
            return (struct estimate){0, 0, true};
        }
    }
    uint64_t half = UINT64_C(1) << (shift - 1);
    uint64_t mask = half | (half - 1);
    bool certain = true, up = (high & mask) >= half;
    if (BEAN_UNLIKELY(((high + 1) & mask) - half < 2)) {
        uint64_t carry = bean_i_multiply(digits, power.low, &power.low);
        low += carry;
        high += low < carry;
        bool exact = exponent >= 0 && exponent <= BEAN_I_GREATEST_EXACT_POWER;
        uint64_t rest = high & mask;
        certain = exact || rest != half - 1 || low != UINT64_MAX;
        up = rest >= half;
        if (exact && rest == half && (low | power.low) == 0) {
            up = (high & half << 1) != 0; /* a tie goes to the even neighbour */
        }
    }
    uint64_t lower = ((uint64_t)(unit + shift - format.least_exponent) << format.fraction_bits) +
                     (high >> (shift - 1) >> 1);
    return (struct estimate){lower, lower + up, certain};
}

/* For numbers with digits cut off, which lie between two that have none, and for those that the
 * estimate can't decide. */
static BEAN_NOINLINE uint64_t round_hard_case(const struct bean_i_decimal *decimal,
                                              struct bean_i_float_format format,
                                              struct estimate estimate)
{
    if (estimate.certain) {
        struct estimate above = estimate_bits(decimal->digits + 1, (int)decimal->exponent, format);
        if (above.certain && above.bits == estimate.bits) {
            return estimate.bits;
        }
    }
    if (estimate.lower >= infinite_bits(format)) {
        return estimate.lower;
    }
    return bean_i_round_exactly(decimal, format, estimate.lower);
}

/* The bits of infinity, or greater ones, if the value is too large. */
BEAN_INLINE uint64_t round_decimal(const struct bean_i_decimal *decimal,
                                   struct bean_i_float_format format)
{
    if (BEAN_UNLIKELY(decimal->digits == 0 || decimal->exponent < BEAN_I_LEAST_POWER)) {
        return 0;
    }
    if (BEAN_UNLIKELY(decimal->exponent > GREATEST_FLOAT_POWER)) {
        return infinite_bits(format);
    }
    struct estimate estimate = estimate_bits(decimal->digits, (int)decimal->exponent, format);
    if (BEAN_UNLIKELY(decimal->truncated || !estimate.certain)) {
        return round_hard_case(decimal, format, estimate);
    }
    return estimate.bits;
}

enum bean_i_number_status bean_i_parse_float64(const char *text, const char *end, const char **stop,
                                               double *value)
{
    struct bean_i_decimal decimal;
    enum bean_i_number_status status = read_decimal(text, end, stop, &decimal);
    if (BEAN_UNLIKELY(status != BEAN_I_NUMBER_OK)) {
        return status;
    }
    uint64_t bits = round_decimal(&decimal, float64_format);
    if (BEAN_UNLIKELY(bits >= infinite_bits(float64_format))) {
        return BEAN_I_NUMBER_RANGE;
    }
    bits |= (uint64_t)decimal.negative << 63;
    memcpy(value, &bits, sizeof bits);
    return BEAN_I_NUMBER_OK;
}

enum bean_i_number_status bean_i_parse_float32(const char *text, const char *end, const char **stop,
                                               float *value)
{
    struct bean_i_decimal decimal;
    enum bean_i_number_status status = read_decimal(text, end, stop, &decimal);
    if (BEAN_UNLIKELY(status != BEAN_I_NUMBER_OK)) {
        return status;
    }
    uint64_t wide_bits = round_decimal(&decimal, float32_format);
    if (BEAN_UNLIKELY(wide_bits >= infinite_bits(float32_format))) {
        return BEAN_I_NUMBER_RANGE;
    }
    uint32_t bits = (uint32_t)wide_bits | (uint32_t)decimal.negative << 31;
    memcpy(value, &bits, sizeof bits);
    return BEAN_I_NUMBER_OK;
}
