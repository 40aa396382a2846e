/*
 * Dates and times of day, as RFC 3339 calls full-date and partial-time.
 */
#include "format_time.h"

enum { TEXT_ROOM = 32 };

#define DAY_NANOSECONDS ((int64_t)BEAN_I_DAY_SECONDS * BEAN_I_SECOND_NANOSECONDS)

const char *bean_gen_read_date(bean_gen_reader *reader, const char *cursor, void *out,
                               const bean_gen_codec *codec)
{
    static const char expected[] = "a date such as \"2024-02-29\"";
    const char *quote = bean_i_skip_space(reader, cursor);
    struct bean_i_scan scan;
    char room[TEXT_ROOM];
    bean_str text;
    (void)codec;
    cursor = bean_i_read_short_text(reader, quote, room, sizeof room, expected, &text);
    if (cursor == NULL) {
        return NULL;
    }
    scan.at = text.data;
    scan.end = text.data + text.size;
    if (!bean_i_scan_date(&scan, &((bean_date *)out)->days) || scan.at != scan.end) {
        return bean_i_read_fail_format(reader, quote, expected);
    }
    return cursor;
}

char *bean_gen_write_date(bean_gen_writer *writer, char *cursor, const void *in,
                          const bean_gen_codec *codec)
{
    int32_t days = ((const bean_date *)in)->days;
    (void)codec;
    if (days < BEAN_I_LEAST_DAY || days > BEAN_I_GREATEST_DAY) {
        return bean_i_write_fail_time(writer, days, "a date of the years 1 to 9999");
    }
    cursor = bean_gen_room(writer, cursor, 12);
    if (cursor == NULL) {
        return NULL;
    }
    *cursor++ = '"';
    cursor = bean_i_put_date(cursor, days);
    *cursor++ = '"';
    return cursor;
}

const char *bean_gen_read_time(bean_gen_reader *reader, const char *cursor, void *out,
                               const bean_gen_codec *codec)
{
    static const char expected[] = "a time of day such as \"12:34:56\"";
    const char *quote = bean_i_skip_space(reader, cursor);
    struct bean_i_clock clock;
    struct bean_i_scan scan;
    char room[TEXT_ROOM];
    bean_str text;
    (void)codec;
    cursor = bean_i_read_short_text(reader, quote, room, sizeof room, expected, &text);
    if (cursor == NULL) {
        return NULL;
    }
    scan.at = text.data;
    scan.end = text.data + text.size;
    if (!bean_i_scan_clock(&scan, false, &clock) || scan.at != scan.end || clock.second > 59) {
        return bean_i_read_fail_format(reader, quote, expected);
    }
    ((bean_time *)out)->nanoseconds =
        (int64_t)(clock.hour * 3600 + clock.minute * 60 + clock.second) *
            BEAN_I_SECOND_NANOSECONDS +
        clock.nanoseconds;
    return cursor;
}

char *bean_gen_write_time(bean_gen_writer *writer, char *cursor, const void *in,
                          const bean_gen_codec *codec)
{
    int64_t time = ((const bean_time *)in)->nanoseconds;
    int32_t nanoseconds;
    int digits;
    if (time < 0 || time >= DAY_NANOSECONDS) {
        return bean_i_write_fail_time(writer, time, "nanoseconds of one day");
    }
    nanoseconds = (int32_t)(time % BEAN_I_SECOND_NANOSECONDS);
    if (!bean_i_cut_fraction(writer, codec, &nanoseconds, &digits)) {
        return NULL;
    }
    cursor = bean_gen_room(writer, cursor, 10 + BEAN_I_FRACTION_ROOM);
    if (cursor == NULL) {
        return NULL;
    }
    *cursor++ = '"';
    cursor = bean_i_put_clock(cursor, (int32_t)(time / BEAN_I_SECOND_NANOSECONDS));
    cursor = bean_i_put_fraction(cursor, nanoseconds, digits);
    *cursor++ = '"';
    return cursor;
}
