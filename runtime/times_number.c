/*
 * Seconds as decimal numbers: of whole seconds, of thousandths, millionths and billionths of one,
 * and with a fraction. The point is moved in the digits, so that no product can overflow.
 */
#include "number.h"
#include "times.h"

/* ---- reading --------------------------------------------------------------------------------- */

/* The value of at most 19 digits. */
static uint64_t value_of(const char *digits, ptrdiff_t count)
{
    uint64_t value = 0;
    for (ptrdiff_t i = 0; i < count; i++) {
        value = 10 * value + (uint64_t)(digits[i] - '0');
    }
    return value;
}

static uint32_t power_of_ten(ptrdiff_t exponent)
{
    uint32_t power = 1;
    for (; exponent > 0; exponent--) {
        power *= 10;
    }
    return power;
}

/* From sign and magnitude to seconds and nanoseconds counted upwards. */
static enum bean_i_seconds_status set(struct bean_i_seconds *value, bool negative, uint64_t whole,
                                      uint32_t nanoseconds)
{
    if (whole > (uint64_t)INT64_MAX) {
        bool is_least = negative && whole == (uint64_t)INT64_MAX + 1 && nanoseconds == 0;
        value->seconds = INT64_MIN;
        value->nanoseconds = 0;
        return is_least ? BEAN_I_SECONDS_OK : BEAN_I_SECONDS_RANGE;
    }
    value->seconds = negative ? -(int64_t)whole : (int64_t)whole;
    value->nanoseconds = (int32_t)nanoseconds;
    if (negative && nanoseconds != 0) {
        value->seconds--; /* at least INT64_MIN, since whole is at most INT64_MAX */
        value->nanoseconds = BEAN_I_SECOND_NANOSECONDS - value->nanoseconds;
    }
    return BEAN_I_SECONDS_OK;
}

enum bean_i_seconds_status bean_i_parse_seconds(const char *text, const char *end, unsigned shift,
                                                struct bean_i_seconds *value)
{
    bool negative = text < end && *text == '-';
    const char *digits = text + negative;
    const char *point = digits;
    const char *stop;
    ptrdiff_t whole; /* so many digits are whole seconds */
    uint32_t nanoseconds;
    while (point < end && bean_i_is_digit(*point)) {
        point++;
    }
    stop = point < end && *point == '.' ? point + 1 : point;
    while (stop < end && bean_i_is_digit(*stop)) {
        stop++;
    }
    if (stop != end || end - point > 10) {
        return BEAN_I_SECONDS_FORM;
    }
    whole = point - digits - (ptrdiff_t)shift;
    if (whole > 19) {
        return BEAN_I_SECONDS_RANGE;
    }
    if (shift == 0) {
        ptrdiff_t count = point < end ? end - point - 1 : 0;
        nanoseconds = (uint32_t)value_of(end - count, count) * power_of_ten(9 - count);
    } else {
        ptrdiff_t count = whole < 0 ? point - digits : (ptrdiff_t)shift;
        nanoseconds = (uint32_t)value_of(point - count, count) * power_of_ten(9 - (ptrdiff_t)shift);
    }
    return set(value, negative, value_of(digits, whole), nanoseconds);
}

/* ---- writing --------------------------------------------------------------------------------- */

struct bean_i_magnitude bean_i_magnitude_of(struct bean_i_seconds value)
{
    struct bean_i_magnitude magnitude;
    magnitude.negative = value.seconds < 0;
    magnitude.seconds = (uint64_t)value.seconds;
    magnitude.nanoseconds = (uint32_t)value.nanoseconds;
    if (magnitude.negative) {
        magnitude.seconds = 0 - magnitude.seconds;
        if (magnitude.nanoseconds != 0) {
            magnitude.seconds--;
            magnitude.nanoseconds = BEAN_I_SECOND_NANOSECONDS - magnitude.nanoseconds;
        }
    }
    return magnitude;
}

static char *put_padded(char *to, uint32_t value, unsigned digits)
{
    for (unsigned i = digits; i-- > 0;) {
        to[i] = (char)('0' + value % 10);
        value /= 10;
    }
    return to + digits;
}

char *bean_i_put_scaled(char *to, struct bean_i_seconds value, unsigned shift)
{
    struct bean_i_magnitude magnitude = bean_i_magnitude_of(value);
    uint32_t rest = magnitude.nanoseconds / power_of_ten(9 - (ptrdiff_t)shift);
    if (magnitude.negative) {
        *to++ = '-';
    }
    if (magnitude.seconds == 0) {
        return bean_i_write_uint32(to, rest);
    }
    to = bean_i_write_uint64(to, magnitude.seconds);
    return put_padded(to, rest, shift);
}

char *bean_i_put_trimmed(char *to, uint32_t nanoseconds)
{
    unsigned digits = 9;
    if (nanoseconds == 0) {
        return to;
    }
    for (; nanoseconds % 10 == 0; digits--) {
        nanoseconds /= 10;
    }
    *to++ = '.';
    return put_padded(to, nanoseconds, digits);
}

char *bean_i_put_decimal(char *to, struct bean_i_seconds value, bool is_fixed)
{
    struct bean_i_magnitude magnitude = bean_i_magnitude_of(value);
    if (magnitude.negative) {
        *to++ = '-';
    }
    to = bean_i_write_uint64(to, magnitude.seconds);
    if (!is_fixed) {
        return bean_i_put_trimmed(to, magnitude.nanoseconds);
    }
    *to++ = '.';
    return put_padded(to, magnitude.nanoseconds, 9);
}
