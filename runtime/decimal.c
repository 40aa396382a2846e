/*
 * See decimal.h. Exponents only ever move the point, so that no value of one can take more time
 * than the text is long.
 */
#include "decimal.h"

static const int64_t most_exponent = 1000000000000000; /* 10^15: more digits fit into no memory */

static int64_t read_exponent(const char *text, const char *end)
{
    bool negative = *text == '-';
    int64_t exponent = 0;
    text += *text == '-' || *text == '+';
    for (; text < end; text++) {
        exponent = exponent * 10 + (*text - '0');
        if (exponent > most_exponent) {
            exponent = most_exponent;
        }
    }
    return negative ? -exponent : exponent;
}

bool bean_i_split_number(const char *text, const char *end, struct bean_i_parts *parts)
{
    const char *stop;
    if (bean_i_scan_number(text, end, &stop) != BEAN_I_NUMBER_OK || stop != end) {
        return false;
    }
    parts->negative = *text == '-';
    text += parts->negative;
    parts->digits = text;
    while (text < end && bean_i_is_digit(*text)) {
        text++;
    }
    parts->whole = text - parts->digits;
    parts->count = parts->whole;
    parts->point = parts->whole;
    parts->has_point = text < end && *text == '.';
    if (parts->has_point) {
        for (text++; text < end && bean_i_is_digit(*text); text++) {
            parts->count++;
        }
    }
    parts->has_exponent = text < end;
    if (parts->has_exponent) {
        parts->point += read_exponent(text + 1, end);
    }
    return true;
}

static char digit_at(const struct bean_i_parts *parts, int64_t place)
{
    return parts->digits[place < parts->whole ? place : place + 1];
}

/* Digits before the point that are written, leading zeros among them. */
static int64_t digits_before(const struct bean_i_parts *parts)
{
    return parts->point < 0 ? 0 : parts->point < parts->count ? parts->point : parts->count;
}

bool bean_i_is_whole(const struct bean_i_parts *parts)
{
    for (int64_t i = digits_before(parts); i < parts->count; i++) {
        if (digit_at(parts, i) != '0') {
            return false;
        }
    }
    return true;
}

static bool append_digit(uint64_t *magnitude, unsigned digit)
{
    if (*magnitude > UINT64_MAX / 10 ||
        (*magnitude == UINT64_MAX / 10 && digit > UINT64_MAX % 10)) {
        return false;
    }
    *magnitude = *magnitude * 10 + digit;
    return true;
}

bool bean_i_whole_part(const struct bean_i_parts *parts, uint64_t *magnitude)
{
    int64_t before = digits_before(parts);
    *magnitude = 0;
    for (int64_t i = 0; i < before; i++) {
        if (!append_digit(magnitude, (unsigned)(digit_at(parts, i) - '0'))) {
            return false;
        }
    }
    /* zeros that only the exponent says; at most 20 of them */
    for (int64_t i = before; i < parts->point && *magnitude != 0; i++) {
        if (!append_digit(magnitude, 0)) {
            return false;
        }
    }
    return true;
}

static int64_t leading_zeros(const struct bean_i_parts *parts)
{
    int64_t before = digits_before(parts);
    int64_t count = 0;
    while (count < before && digit_at(parts, count) == '0') {
        count++;
    }
    return count;
}

int64_t bean_i_plain_whole_digits(const struct bean_i_parts *parts)
{
    int64_t zeros = leading_zeros(parts);
    bool is_zero = zeros == digits_before(parts) && parts->point >= 0 && zeros == parts->count;
    return parts->point <= zeros || is_zero ? 0 : parts->point - zeros;
}

int64_t bean_i_plain_fraction_digits(const struct bean_i_parts *parts)
{
    return parts->point < parts->count ? parts->count - parts->point : 0;
}

size_t bean_i_plain_size(const struct bean_i_parts *parts, bool whole, size_t limit)
{
    int64_t before = bean_i_plain_whole_digits(parts);
    int64_t behind = whole ? 0 : bean_i_plain_fraction_digits(parts);
    uint64_t size = parts->negative;
    size += before == 0 ? 1 : (uint64_t)before;
    size += behind == 0 ? 0 : (uint64_t)behind + 1;
    return size > limit ? limit + (limit != SIZE_MAX) : (size_t)size;
}

static char *put_zeros(char *to, int64_t count)
{
    for (; count > 0; count--) {
        *to++ = '0';
    }
    return to;
}

char *bean_i_put_plain(const struct bean_i_parts *parts, bool whole, char *to)
{
    int64_t before = digits_before(parts);
    int64_t whole_digits = bean_i_plain_whole_digits(parts);
    int64_t place = leading_zeros(parts);
    if (parts->negative) {
        *to++ = '-';
    }
    if (whole_digits == 0) {
        *to++ = '0';
    } else {
        for (; place < before; place++) {
            *to++ = digit_at(parts, place);
        }
        to = put_zeros(to, parts->point - before);
    }
    if (!whole && parts->point < parts->count) {
        *to++ = '.';
        to = put_zeros(to, -parts->point);
        for (place = before; place < parts->count; place++) {
            *to++ = digit_at(parts, place);
        }
    }
    return to;
}
