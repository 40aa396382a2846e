/*
 * The texts of RFC 3339 and their pieces: dates, times of day, fractions, offsets. The usual form
 * has everything at a fixed place and is read eight bytes at a time.
 */
#include "number.h"
#include "times.h"

/* ---- pieces ---------------------------------------------------------------------------------- */

bool bean_i_scan_byte(struct bean_i_scan *scan, char byte)
{
    if (scan->at == scan->end || *scan->at != byte) {
        return false;
    }
    scan->at++;
    return true;
}

bool bean_i_scan_digits(struct bean_i_scan *scan, int count, int32_t *value)
{
    int32_t sum = 0;
    if (scan->end - scan->at < count) {
        return false;
    }
    for (int i = 0; i < count; i++) {
        if (!bean_i_is_digit(scan->at[i])) {
            return false;
        }
        sum = 10 * sum + (scan->at[i] - '0');
    }
    scan->at += count;
    *value = sum;
    return true;
}

bool bean_i_scan_date(struct bean_i_scan *scan, int32_t *days)
{
    struct bean_i_civil civil;
    if (!bean_i_scan_digits(scan, 4, &civil.year) || !bean_i_scan_byte(scan, '-') ||
        !bean_i_scan_digits(scan, 2, &civil.month) || !bean_i_scan_byte(scan, '-') ||
        !bean_i_scan_digits(scan, 2, &civil.day) || !bean_i_is_civil(civil)) {
        return false;
    }
    *days = bean_i_days_of(civil);
    return true;
}

bool bean_i_scan_fraction(struct bean_i_scan *scan, int32_t *nanoseconds)
{
    int32_t value = 0;
    int count = 0;
    *nanoseconds = 0;
    if (!bean_i_scan_byte(scan, '.')) {
        return true;
    }
    for (; scan->at != scan->end && bean_i_is_digit(*scan->at); scan->at++, count++) {
        if (count == 9) {
            return false;
        }
        value = 10 * value + (*scan->at - '0');
    }
    if (count == 0) {
        return false;
    }
    for (; count < 9; count++) {
        value *= 10;
    }
    *nanoseconds = value;
    return true;
}

bool bean_i_scan_clock(struct bean_i_scan *scan, bool lenient, struct bean_i_clock *clock)
{
    clock->second = 0;
    clock->nanoseconds = 0;
    if (!bean_i_scan_digits(scan, 2, &clock->hour) || !bean_i_scan_byte(scan, ':') ||
        !bean_i_scan_digits(scan, 2, &clock->minute) || clock->hour > 23 || clock->minute > 59) {
        return false;
    }
    if (!bean_i_scan_byte(scan, ':')) {
        return lenient;
    }
    return bean_i_scan_digits(scan, 2, &clock->second) && clock->second <= 60 &&
           bean_i_scan_fraction(scan, &clock->nanoseconds);
}

/* "Z", "+hh:mm" and, with `lenient`, its shorter forms. */
static bool scan_offset(struct bean_i_scan *scan, bool lenient, int32_t *offset)
{
    int32_t hours = 0;
    int32_t minutes = 0;
    bool west;
    *offset = 0;
    if (scan->at == scan->end) {
        return lenient;
    }
    if (*scan->at == 'Z' || *scan->at == 'z') {
        scan->at++;
        return true;
    }
    west = *scan->at == '-';
    if (!bean_i_scan_byte(scan, west ? '-' : '+') || !bean_i_scan_digits(scan, 2, &hours)) {
        return false;
    }
    if (scan->at == scan->end) {
        if (!lenient) {
            return false;
        }
    } else if ((!bean_i_scan_byte(scan, ':') && !lenient) ||
               !bean_i_scan_digits(scan, 2, &minutes)) {
        return false;
    }
    *offset = west ? -(60 * hours + minutes) : 60 * hours + minutes;
    return hours <= 23 && minutes <= 59;
}

bool bean_i_parse_rfc3339(bean_str text, bool lenient, bool clamp, struct bean_i_moment *moment)
{
    struct bean_i_scan scan;
    struct bean_i_clock clock;
    int32_t days;
    int32_t offset;
    scan.at = text.data;
    scan.end = text.data + text.size;
    return bean_i_scan_date(&scan, &days) &&
           (bean_i_scan_byte(&scan, 'T') || bean_i_scan_byte(&scan, 't')) &&
           bean_i_scan_clock(&scan, lenient, &clock) && scan_offset(&scan, lenient, &offset) &&
           scan.at == scan.end && bean_i_moment_of(days, &clock, offset, clamp, moment);
}

/* ---- the usual form -------------------------------------------------------------------------- */

/* Eight bytes against a pattern in which '0' stands for any digit: the digits' values at their
 * places and zeros elsewhere, or ALL_ONES. */
#define ALL_ONES UINT64_MAX

BEAN_INLINE uint64_t match8(const char *text, uint64_t pattern, uint64_t digits)
{
    uint64_t values = bean_i_load_text8(text) ^ pattern;
    /* A byte above 9 shows itself by its upper half, once 6 is added; a separator by any bit. */
    uint64_t above_nine = (values + (digits & 0x0606060606060606u)) | values;
    return BEAN_LIKELY((above_nine & ~(digits & 0x0f0f0f0f0f0f0f0fu)) == 0) ? values : ALL_ONES;
}

/* The two digits whose first one is byte `place` of a word. */
BEAN_INLINE int32_t pair(uint64_t values, unsigned place)
{
    uint64_t first = (values >> (8 * place)) & 0x0f;
    uint64_t second = (values >> (8 * place + 8)) & 0x0f;
    return (int32_t)(10 * first + second);
}

/* Bytes of a pattern, first one lowest. */
#define PATTERN(a, b, c, d, e, f, g, h)                                                            \
    ((uint64_t)(a) | (uint64_t)(b) << 8 | (uint64_t)(c) << 16 | (uint64_t)(d) << 24 |              \
     (uint64_t)(e) << 32 | (uint64_t)(f) << 40 | (uint64_t)(g) << 48 | (uint64_t)(h) << 56)

/* "2024-02-", "29T12:34" and what is a digit in them. */
#define DATE_PATTERN PATTERN('0', '0', '0', '0', '-', '0', '0', '-')
#define DATE_DIGITS PATTERN(255, 255, 255, 255, 0, 255, 255, 0)
#define CLOCK_PATTERN PATTERN('0', '0', 'T', '0', '0', ':', '0', '0')
#define CLOCK_DIGITS PATTERN(255, 255, 0, 255, 255, 0, 255, 255)

enum { USUAL_SIZE = 20 }; /* up to the Z, or to the point */

const char *bean_i_parse_usual(const char *quote, const char *end, struct bean_i_moment *moment)
{
    const char *text = quote + 1;
    struct bean_i_civil civil;
    struct bean_i_clock clock;
    struct bean_i_scan scan;
    uint64_t date;
    uint64_t time;
    if (end - quote < USUAL_SIZE + 2 || *quote != '"') {
        return NULL;
    }
    date = match8(text, DATE_PATTERN, DATE_DIGITS);
    time = match8(text + 8, CLOCK_PATTERN, CLOCK_DIGITS);
    if (date == ALL_ONES || time == ALL_ONES || text[16] != ':' || !bean_i_is_digit(text[17]) ||
        !bean_i_is_digit(text[18])) {
        return NULL;
    }
    civil.year = 100 * pair(date, 0) + pair(date, 2);
    civil.month = pair(date, 5);
    civil.day = pair(time, 0);
    clock.hour = pair(time, 3);
    clock.minute = pair(time, 6);
    clock.second = 10 * (text[17] - '0') + (text[18] - '0');
    clock.nanoseconds = 0;
    if (clock.hour > 23 || clock.minute > 59 || clock.second > 59 || !bean_i_is_civil(civil)) {
        return NULL;
    }
    scan.at = text + USUAL_SIZE - 1;
    scan.end = end;
    if ((*scan.at != 'Z' && !bean_i_scan_fraction(&scan, &clock.nanoseconds)) ||
        !bean_i_scan_byte(&scan, 'Z') || !bean_i_scan_byte(&scan, '"') ||
        !bean_i_moment_of(bean_i_days_of(civil), &clock, 0, false, moment)) {
        return NULL;
    }
    return scan.at;
}

/* ---- writing --------------------------------------------------------------------------------- */

char *bean_i_put_date(char *to, int32_t days)
{
    struct bean_i_civil civil = bean_i_civil_of(days);
    char digits[8];
    bean_i_store_text8(digits, bean_i_split_digits8(
                                   (uint32_t)(civil.year * 10000 + civil.month * 100 + civil.day)) |
                                   BEAN_I_ZERO_DIGITS8);
    memcpy(to, digits, 4);
    to[4] = '-';
    memcpy(to + 5, digits + 4, 2);
    to[7] = '-';
    memcpy(to + 8, digits + 6, 2);
    return to + 10;
}

char *bean_i_put_clock(char *to, int32_t second_of_day)
{
    int32_t minutes = second_of_day / 60;
    char digits[8];
    bean_i_store_text8(digits,
                       bean_i_split_digits8((uint32_t)(minutes / 60 * 10000 + minutes % 60 * 100 +
                                                       second_of_day % 60)) |
                           BEAN_I_ZERO_DIGITS8);
    memcpy(to, digits + 2, 2);
    to[2] = ':';
    memcpy(to + 3, digits + 4, 2);
    to[5] = ':';
    memcpy(to + 6, digits + 6, 2);
    return to + 8;
}

char *bean_i_put_fraction(char *to, int32_t nanoseconds, int digits)
{
    if (digits == BEAN_I_FRACTION_FITTING) {
        digits = nanoseconds == 0             ? 0
                 : nanoseconds % 1000000 == 0 ? 3
                 : nanoseconds % 1000 == 0    ? 6
                                              : 9;
    }
    if (digits == 0) {
        return to;
    }
    *to++ = '.';
    for (int i = digits; i < 9; i++) {
        nanoseconds /= 10;
    }
    for (int i = digits; i-- > 0;) {
        to[i] = (char)('0' + nanoseconds % 10);
        nanoseconds /= 10;
    }
    return to + digits;
}
