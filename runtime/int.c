/*
 * Integers as text and the grammar of numbers. Digits are read and written eight at a time in the
 * bytes of a 64-bit word, without a table and without a division by a variable. Must not know about
 * floats: what has a fraction or an exponent is only checked.
 */
#include "number.h"

/* ---- grammar ------------------------------------------------------------------------------------
 */

static const char *skip_digits(const char *at, const char *end)
{
    while (end - at >= 8) {
        unsigned count = bean_i_count_digits8(bean_i_load_text8(at));
        at += count;
        if (count < 8) {
            return at;
        }
    }
    while (at < end && bean_i_is_digit(*at)) {
        at++;
    }
    return at;
}

/* One digit or more; false if there is none, with the status that this means. */
static bool skip_some_digits(const char **at, const char *end, enum bean_i_number_status *status)
{
    if (*at == end || !bean_i_is_digit(**at)) {
        *status = *at == end ? BEAN_I_NUMBER_END : BEAN_I_NUMBER_SYNTAX;
        return false;
    }
    *at = skip_digits(*at + 1, end);
    return true;
}

enum bean_i_number_status bean_i_scan_number_tail(const char *text, const char *end,
                                                  const char **stop)
{
    enum bean_i_number_status status = BEAN_I_NUMBER_OK;
    const char *at = text;
    if (at < end && *at == '.') {
        at++;
        if (!skip_some_digits(&at, end, &status)) {
            *stop = at;
            return status;
        }
    }
    if (at < end && (*at == 'e' || *at == 'E')) {
        at++;
        if (at < end && (*at == '+' || *at == '-')) {
            at++;
        }
        (void)skip_some_digits(&at, end, &status);
    }
    *stop = at;
    return status;
}

enum bean_i_number_status bean_i_scan_number(const char *text, const char *end, const char **stop)
{
    enum bean_i_number_status status = BEAN_I_NUMBER_OK;
    const char *at = text;
    if (at < end && *at == '-') {
        at++;
    }
    if (at < end && *at == '0') {
        at++;
    } else if (!skip_some_digits(&at, end, &status)) {
        *stop = at;
        return status;
    }
    return bean_i_scan_number_tail(at, end, stop);
}

/* ---- reading ------------------------------------------------------------------------------------
 */

struct magnitude {
    uint64_t value;
    bool overflow;
};

/* All the digits at `at`; the first byte is a digit but not a zero. */
static const char *read_digits(const char *at, const char *end, struct magnitude *result)
{
    static const uint32_t powers[9] = {1,      10,      100,      1000,     10000,
                                       100000, 1000000, 10000000, 100000000};
    uint64_t value = 0;
    bool overflow = false;
    /* Two words of eight digits always fit, what follows is checked digit by digit. */
    for (unsigned i = 0; i < 2 && end - at >= 8; i++) {
        uint64_t word = bean_i_load_text8(at);
        unsigned count = bean_i_count_digits8(word);
        if (count > 0) {
            value = value * powers[count] + bean_i_value_of_digits8(word, count);
            at += count;
        }
        if (count < 8) {
            result->value = value;
            result->overflow = false;
            return at;
        }
    }
    while (at < end && bean_i_is_digit(*at)) {
        unsigned digit = (unsigned)(*at - '0');
        if (value > UINT64_MAX / 10 || (value == UINT64_MAX / 10 && digit > UINT64_MAX % 10)) {
            overflow = true;
            at = skip_digits(at, end);
            break;
        }
        value = value * 10 + digit;
        at++;
    }
    result->value = value;
    result->overflow = overflow;
    return at;
}

/* Sign apart, which the callers have seen. */
BEAN_INLINE enum bean_i_number_status read_magnitude(const char *at, const char *end,
                                                     const char **stop, struct magnitude *result)
{
    if (BEAN_UNLIKELY(at == end || !bean_i_is_digit(*at))) {
        *stop = at;
        return at == end ? BEAN_I_NUMBER_END : BEAN_I_NUMBER_SYNTAX;
    }
    if (*at == '0') {
        result->value = 0;
        result->overflow = false;
        at++;
    } else {
        at = read_digits(at, end, result);
    }
    *stop = at;
    if (BEAN_UNLIKELY(at < end && (*at == '.' || *at == 'e' || *at == 'E'))) {
        enum bean_i_number_status status = bean_i_scan_number_tail(at, end, stop);
        return status == BEAN_I_NUMBER_OK ? BEAN_I_NUMBER_NOT_INTEGER : status;
    }
    return BEAN_I_NUMBER_OK;
}

enum bean_i_number_status bean_i_parse_int64(const char *text, const char *end, const char **stop,
                                             int64_t *value)
{
    struct magnitude magnitude;
    bool negative = text < end && *text == '-';
    enum bean_i_number_status status = read_magnitude(text + negative, end, stop, &magnitude);
    if (BEAN_UNLIKELY(status != BEAN_I_NUMBER_OK)) {
        return status;
    }
    if (BEAN_UNLIKELY(magnitude.overflow || magnitude.value > (uint64_t)INT64_MAX + negative)) {
        return BEAN_I_NUMBER_RANGE;
    }
    /* -2^63 can't be had by negating a positive int64. */
    *value = !negative              ? (int64_t)magnitude.value
             : magnitude.value == 0 ? 0
                                    : -(int64_t)(magnitude.value - 1) - 1;
    return BEAN_I_NUMBER_OK;
}

enum bean_i_number_status bean_i_parse_uint64(const char *text, const char *end, const char **stop,
                                              uint64_t *value)
{
    struct magnitude magnitude;
    bool negative = text < end && *text == '-';
    enum bean_i_number_status status = read_magnitude(text + negative, end, stop, &magnitude);
    if (BEAN_UNLIKELY(status != BEAN_I_NUMBER_OK)) {
        return status;
    }
    if (BEAN_UNLIKELY(magnitude.overflow || (negative && magnitude.value != 0))) {
        return BEAN_I_NUMBER_RANGE;
    }
    *value = magnitude.value;
    return BEAN_I_NUMBER_OK;
}

/* ---- writing ------------------------------------------------------------------------------------
 */

/* 0 to 9999 without leading zeros. */
BEAN_INLINE char *write_up_to_4(char *to, uint32_t value)
{
    uint32_t hundreds = (value * 5243) >> 19;
    uint32_t pairs = hundreds | (value - 100 * hundreds) << 16;
    uint32_t tens = (pairs * 103 >> 10) & 0x000f000fu;
    uint32_t digits = tens | (pairs - 10 * tens) << 8;
    /* The last digit is written even if it is zero: the set bit stops the count there. */
    unsigned skipped = bean_gen_lowest_bit32(digits | 1u << 24) & 24u;
    digits = (digits | (uint32_t)BEAN_I_ZERO_DIGITS8) >> skipped;
#if BEAN_LITTLE_ENDIAN && !defined(BEAN_NO_WIDE_LOADS)
    memcpy(to, &digits, sizeof digits);
#else
    for (unsigned i = 0; i < 4; i++) {
        to[i] = (char)(unsigned char)(digits >> (8 * i));
    }
#endif
    return to + 4 - (skipped >> 3);
}

/* Up to 99,999,999 without leading zeros. */
BEAN_INLINE char *write_up_to_8(char *to, uint32_t value)
{
    uint64_t digits = bean_i_split_digits8(value);
    unsigned skipped = bean_gen_lowest_bit64(digits | UINT64_C(1) << 56) & 56u;
    bean_i_store_text8(to, (digits | BEAN_I_ZERO_DIGITS8) >> skipped);
    return to + 8 - (skipped >> 3);
}

BEAN_INLINE char *write_exactly_8(char *to, uint32_t value)
{
    bean_i_store_text8(to, bean_i_split_digits8(value) | BEAN_I_ZERO_DIGITS8);
    return to + 8;
}

char *bean_i_write_uint32(char *to, uint32_t value)
{
    if (BEAN_LIKELY(value < 10000)) {
        return write_up_to_4(to, value);
    }
    if (value < 100000000) {
        return write_up_to_8(to, value);
    }
    to = write_up_to_4(to, value / 100000000);
    return write_exactly_8(to, value % 100000000);
}

char *bean_i_write_int32(char *to, int32_t value)
{
    uint32_t magnitude = (uint32_t)value;
    if (value < 0) {
        *to++ = '-';
        magnitude = 0 - magnitude;
    }
    return bean_i_write_uint32(to, magnitude);
}

char *bean_i_write_uint64(char *to, uint64_t value)
{
    if (BEAN_LIKELY(value < 10000)) {
        return write_up_to_4(to, (uint32_t)value);
    }
    if (value < 100000000) {
        return write_up_to_8(to, (uint32_t)value);
    }
    if (value < UINT64_C(10000000000000000)) {
        to = write_up_to_8(to, (uint32_t)(value / 100000000));
        return write_exactly_8(to, (uint32_t)(value % 100000000));
    }
    to = write_up_to_4(to, (uint32_t)(value / UINT64_C(10000000000000000)));
    value %= UINT64_C(10000000000000000);
    to = write_exactly_8(to, (uint32_t)(value / 100000000));
    return write_exactly_8(to, (uint32_t)(value % 100000000));
}

char *bean_i_write_int64(char *to, int64_t value)
{
    uint64_t magnitude = (uint64_t)value;
    if (value < 0) {
        *to++ = '-';
        magnitude = 0 - magnitude;
    }
    return bean_i_write_uint64(to, magnitude);
}

/* ---- UUIDs ----------------------------------------------------------------------------------- */

char *bean_i_write_uuid(char *to, const uint8_t *bytes)
{
    static const char digits[] = "0123456789abcdef";
    for (int i = 0; i < 16; i++) {
        if (bean_i_is_dash_before(i)) {
            *to++ = '-';
        }
        *to++ = digits[bytes[i] >> 4];
        *to++ = digits[bytes[i] & 15];
    }
    return to;
}
