/*
 * Dates and times in a schema: always in the usual format of their type, whatever @format says
 * about JSON. Days are counted from 1970-01-01 in the Gregorian calendar of the years 1 to 9999.
 */
#include "lower_parts.h"

enum { DAY_SECONDS = 86400, SECOND_NANOSECONDS = 1000000000 };

struct scan {
    struct str text;
    size_t at;
};

static bool take(struct scan *scan, char byte)
{
    bool is_there = scan->at < scan->text.size && scan->text.data[scan->at] == byte;
    scan->at += is_there;
    return is_there;
}

static bool take_digit(struct scan *scan, int *digit)
{
    char byte = scan->at < scan->text.size ? scan->text.data[scan->at] : '\0';
    *digit = byte - '0';
    if (byte < '0' || byte > '9') {
        return false;
    }
    scan->at++;
    return true;
}

static bool take_digits(struct scan *scan, int count, int *value)
{
    int digit;
    for (*value = 0; count > 0; count--) {
        if (!take_digit(scan, &digit)) {
            return false;
        }
        *value = 10 * *value + digit;
    }
    return true;
}

/* -- dates -- */

static bool is_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int month_length(int year, int month)
{
    static const int lengths[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
    return lengths[month - 1] + (month == 2 && is_leap(year));
}

static bool date(struct scan *scan, int64_t *days)
{
    int year;
    int month;
    int day;
    if (!take_digits(scan, 4, &year) || !take(scan, '-') || !take_digits(scan, 2, &month) ||
        !take(scan, '-') || !take_digits(scan, 2, &day) || year < 1 || month < 1 || month > 12 ||
        day < 1 || day > month_length(year, month)) {
        return false;
    }
    int before = year - 1; /* whole years since 0001-01-01, which is day -719162 */
    *days = -719162 + 365 * before + before / 4 - before / 100 + before / 400 + day - 1;
    for (int i = 1; i < month; i++) {
        *days += month_length(year, i);
    }
    return true;
}

/* -- times of day -- */

/* A point and 1 to 9 digits, or nothing. */
static bool fraction(struct scan *scan, int32_t *nanoseconds)
{
    int digit;
    int count = 0;
    *nanoseconds = 0;
    if (!take(scan, '.')) {
        return true;
    }
    for (; take_digit(scan, &digit); count++) {
        if (count == 9) {
            return false;
        }
        *nanoseconds = 10 * *nanoseconds + digit;
    }
    for (int i = count; i < 9; i++) {
        *nanoseconds *= 10;
    }
    return count != 0;
}

static bool time_of_day(struct scan *scan, int64_t *seconds, int32_t *nanoseconds)
{
    int hour;
    int minute;
    int second;
    if (!take_digits(scan, 2, &hour) || !take(scan, ':') || !take_digits(scan, 2, &minute) ||
        !take(scan, ':') || !take_digits(scan, 2, &second) || hour > 23 || minute > 59 ||
        second > 59) {
        return false;
    }
    *seconds = hour * 3600 + minute * 60 + second;
    return fraction(scan, nanoseconds);
}

/* -- moments -- */

static bool offset(struct scan *scan, int *minutes)
{
    int hours = 0;
    *minutes = 0;
    if (take(scan, 'Z') || take(scan, 'z')) {
        return true;
    }
    bool is_west = take(scan, '-');
    if ((!is_west && !take(scan, '+')) || !take_digits(scan, 2, &hours) || !take(scan, ':') ||
        !take_digits(scan, 2, minutes) || hours > 23 || *minutes > 59) {
        return false;
    }
    *minutes = (is_west ? -1 : 1) * (60 * hours + *minutes);
    return true;
}

static bool moment(struct scan *scan, struct model_value *value)
{
    int64_t days;
    int64_t seconds;
    int minutes;
    if (!date(scan, &days) || (!take(scan, 'T') && !take(scan, 't')) ||
        !time_of_day(scan, &seconds, &value->nanoseconds) || !offset(scan, &minutes)) {
        return false;
    }
    value->integer = days * DAY_SECONDS + seconds - 60 * minutes;
    value->offset_minutes = (int16_t)minutes;
    return value->integer >= INT64_C(-62135596800) && value->integer <= INT64_C(253402300799);
}

/* -- durations: days, hours, minutes and seconds, in this order and each at most once -- */

static bool add(int64_t *sum, int64_t value, int64_t unit)
{
    if (value > INT64_MAX / unit || value < INT64_MIN / unit) {
        return false;
    }
    value *= unit;
    if (value > 0 ? *sum > INT64_MAX - value : *sum < INT64_MIN - value) {
        return false;
    }
    *sum += value;
    return true;
}

static bool number(struct scan *scan, int64_t *value)
{
    int digit;
    size_t start = scan->at;
    for (*value = 0; take_digit(scan, &digit); *value = 10 * *value + digit) {
        if (*value > (INT64_MAX - digit) / 10) {
            return false;
        }
    }
    return scan->at != start;
}

static bool part(struct scan *scan, bool is_negative, char letter, int64_t unit,
                 struct model_value *value)
{
    int64_t count;
    int32_t nanoseconds = 0;
    bool is_minus = take(scan, '-') != is_negative;
    if (!number(scan, &count) || (letter == 'S' && !fraction(scan, &nanoseconds)) ||
        !take(scan, letter) || !add(&value->integer, is_minus ? -count : count, unit)) {
        return false;
    }
    value->nanoseconds = nanoseconds;
    if (is_minus && nanoseconds != 0) {
        value->nanoseconds = SECOND_NANOSECONDS - nanoseconds;
        return add(&value->integer, -1, 1);
    }
    return true;
}

static bool duration(struct scan *scan, struct model_value *value)
{
    static const struct {
        char letter;
        int64_t seconds;
    } units[] = { { 'D', 86400 }, { 'H', 3600 }, { 'M', 60 }, { 'S', 1 } };
    bool is_negative = take(scan, '-');
    if (!take(scan, 'P')) {
        return false;
    }
    for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
        if (i == 1 && scan->at < scan->text.size && !take(scan, 'T')) {
            return false;
        }
        struct scan ahead = *scan;
        if (part(&ahead, is_negative, units[i].letter, units[i].seconds, value)) {
            *scan = ahead;
        }
    }
    char last = scan->text.data[scan->at - 1];
    return last != 'P' && last != 'T';
}

bool lower_time(enum model_kind kind, struct str text, struct model_value *value)
{
    struct scan scan = { text, 0 };
    int64_t seconds = 0;
    bool is_right = false;
    switch (kind) {
    case MODEL_TIMESTAMP:
        is_right = moment(&scan, value);
        value->offset_minutes = 0;
        break;
    case MODEL_OFFSET_TIMESTAMP: is_right = moment(&scan, value); break;
    case MODEL_DATE: is_right = date(&scan, &value->integer); break;
    case MODEL_TIME:
        is_right = time_of_day(&scan, &seconds, &value->nanoseconds);
        value->integer = seconds * SECOND_NANOSECONDS + value->nanoseconds;
        break;
    case MODEL_DURATION: is_right = duration(&scan, value); break;
    default: break;
    }
    return is_right && scan.at == text.size;
}

const char *lower_time_example(enum model_kind kind)
{
    switch (kind) {
    case MODEL_TIMESTAMP: return "a timestamp such as \"2024-02-29T12:34:56Z\"";
    case MODEL_OFFSET_TIMESTAMP: return "a timestamp such as \"2024-02-29T12:34:56+02:00\"";
    case MODEL_DATE: return "a date such as \"2024-02-29\"";
    case MODEL_TIME: return "a time of day such as \"12:34:56\"";
    default: return "a duration such as \"PT1H30M0.5S\"";
    }
}
