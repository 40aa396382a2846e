/*
 * Durations as text: ISO 8601 in the form of hours, minutes and seconds ("PT1H30M0.5S"), and
 * seconds with an s behind them ("1.5s"). Days are 24 hours; months and years have no length.
 */
#include "format_time.h"
#include "number.h"

enum { TEXT_ROOM = 128 };

static const char *read_text(bean_gen_reader *reader, const char *cursor, void *out,
                             bool (*parse)(bean_str text, struct bean_i_seconds *value),
                             const char *expected)
{
    const char *quote = bean_i_skip_space(reader, cursor);
    struct bean_i_seconds value = {0, 0};
    char room[TEXT_ROOM];
    bean_str text;
    cursor = bean_i_read_short_text(reader, quote, room, sizeof room, expected, &text);
    if (cursor == NULL) {
        return NULL;
    }
    if (!parse(text, &value)) {
        return bean_i_read_fail_format(reader, quote, expected);
    }
    ((bean_duration *)out)->seconds = value.seconds;
    ((bean_duration *)out)->nanoseconds = value.nanoseconds;
    return cursor;
}

/* A duration out of memory; room for it, and the opening quote. */
static char *begin(bean_gen_writer *writer, char *cursor, const void *in,
                   struct bean_i_seconds *value)
{
    value->seconds = ((const bean_duration *)in)->seconds;
    value->nanoseconds = ((const bean_duration *)in)->nanoseconds;
    if (value->nanoseconds < 0 || value->nanoseconds >= BEAN_I_SECOND_NANOSECONDS) {
        return bean_i_write_fail_time(writer, value->nanoseconds, BEAN_I_EXPECTED_DURATION);
    }
    cursor = bean_gen_room(writer, cursor, TEXT_ROOM);
    if (cursor != NULL) {
        *cursor++ = '"';
    }
    return cursor;
}

/* ---- ISO 8601 -------------------------------------------------------------------------------- */

/* *sum += value * unit, unless that overflows. */
static bool add(int64_t *sum, int64_t value, int64_t unit)
{
    int64_t part;
    if (value > INT64_MAX / unit || value < INT64_MIN / unit) {
        return false;
    }
    part = value * unit;
    if (part > 0 ? *sum > INT64_MAX - part : *sum < INT64_MIN - part) {
        return false;
    }
    *sum += part;
    return true;
}

struct unit {
    char letter;
    int32_t seconds;
};

/* In the order in which they come; those from FIRST_OF_TIME on stand behind a T. */
static const struct unit units[] = {{'D', 86400}, {'H', 3600}, {'M', 60}, {'S', 1}};

enum { UNIT_COUNT = sizeof units / sizeof units[0], FIRST_OF_TIME = 1 };

static bool scan_number(struct bean_i_scan *scan, int64_t *number)
{
    const char *start = scan->at;
    int64_t value = 0;
    for (; scan->at != scan->end && bean_i_is_digit(*scan->at); scan->at++) {
        int digit = *scan->at - '0';
        if (value > (INT64_MAX - digit) / 10) {
            return false;
        }
        value = 10 * value + digit;
    }
    *number = value;
    return scan->at != start;
}

/* A number with its sign and this unit behind it, added to `sum`; only seconds have a fraction. */
static bool scan_part(struct bean_i_scan *scan, bool negative, const struct unit *unit,
                      struct bean_i_seconds *sum)
{
    bool minus = bean_i_scan_byte(scan, '-') != negative;
    int32_t nanoseconds = 0;
    int64_t number;
    if (!scan_number(scan, &number) ||
        (unit->letter == 'S' && !bean_i_scan_fraction(scan, &nanoseconds)) ||
        !bean_i_scan_byte(scan, unit->letter) ||
        !add(&sum->seconds, minus ? -number : number, unit->seconds)) {
        return false;
    }
    sum->nanoseconds = nanoseconds;
    if (minus && nanoseconds != 0) {
        sum->nanoseconds = BEAN_I_SECOND_NANOSECONDS - nanoseconds;
        return add(&sum->seconds, -1, 1);
    }
    return true;
}

static bool parse_iso8601(bean_str text, struct bean_i_seconds *value)
{
    struct bean_i_scan scan = {text.data, text.data + text.size};
    bool negative = bean_i_scan_byte(&scan, '-');
    if (!bean_i_scan_byte(&scan, 'P')) {
        return false;
    }
    for (int i = 0; i < UNIT_COUNT; i++) {
        struct bean_i_scan ahead = scan;
        if (i == FIRST_OF_TIME) {
            if (scan.at == scan.end) {
                break;
            }
            if (!bean_i_scan_byte(&scan, 'T')) {
                return false;
            }
            ahead = scan;
        }
        if (scan_part(&ahead, negative, &units[i], value)) {
            scan = ahead;
        }
    }
    /* Behind P, or behind T, there is at least one part. */
    return scan.at == scan.end && scan.end[-1] != 'P' && scan.end[-1] != 'T';
}

const char *bean_gen_read_duration(bean_gen_reader *reader, const char *cursor, void *out,
                                   const bean_gen_codec *codec)
{
    (void)codec;
    return read_text(reader, cursor, out, parse_iso8601, "a duration such as \"PT1H30M0.5S\"");
}

static char *put_part(char *to, bool negative, uint64_t number)
{
    if (negative) {
        *to++ = '-';
    }
    return bean_i_write_uint64(to, number);
}

char *bean_gen_write_duration(bean_gen_writer *writer, char *cursor, const void *in,
                              const bean_gen_codec *codec)
{
    struct bean_i_seconds value;
    struct bean_i_magnitude magnitude;
    uint64_t minutes;
    (void)codec;
    cursor = begin(writer, cursor, in, &value);
    if (cursor == NULL) {
        return NULL;
    }
    magnitude = bean_i_magnitude_of(value);
    minutes = magnitude.seconds / 60;
    *cursor++ = 'P';
    *cursor++ = 'T';
    if (minutes >= 60) {
        cursor = put_part(cursor, magnitude.negative, minutes / 60);
        *cursor++ = 'H';
    }
    if (minutes % 60 != 0) {
        cursor = put_part(cursor, magnitude.negative, minutes % 60);
        *cursor++ = 'M';
    }
    if (magnitude.seconds % 60 != 0 || magnitude.nanoseconds != 0 || minutes == 0) {
        cursor = put_part(cursor, magnitude.negative, magnitude.seconds % 60);
        cursor = bean_i_put_trimmed(cursor, magnitude.nanoseconds);
        *cursor++ = 'S';
    }
    *cursor++ = '"';
    return cursor;
}

/* ---- seconds with their unit ----------------------------------------------------------------- */

static bool parse_proto(bean_str text, struct bean_i_seconds *value)
{
    const char *stop;
    const char *end;
    if (text.size == 0 || text.data[text.size - 1] != 's') {
        return false;
    }
    end = text.data + text.size - 1;
    return bean_i_scan_number(text.data, end, &stop) == BEAN_I_NUMBER_OK && stop == end &&
           bean_i_parse_seconds(text.data, end, 0, value) == BEAN_I_SECONDS_OK;
}

const char *bean_gen_read_duration_proto(bean_gen_reader *reader, const char *cursor, void *out,
                                         const bean_gen_codec *codec)
{
    (void)codec;
    return read_text(reader, cursor, out, parse_proto, "a duration such as \"1.5s\"");
}

char *bean_gen_write_duration_proto(bean_gen_writer *writer, char *cursor, const void *in,
                                    const bean_gen_codec *codec)
{
    struct bean_i_seconds value;
    (void)codec;
    cursor = begin(writer, cursor, in, &value);
    if (cursor == NULL) {
        return NULL;
    }
    cursor = bean_i_put_decimal(cursor, value, false);
    cursor[0] = 's';
    cursor[1] = '"';
    return cursor + 2;
}
