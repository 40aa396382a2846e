/*
 * Timestamps as RFC 3339 has them, in UTC or with their offset.
 */
#include "format_time.h"

enum { TEXT_ROOM = 64, WRITTEN_ROOM = 48 };

static const char *read_moment(bean_gen_reader *reader, const char *cursor,
                               const bean_gen_codec *codec, struct bean_i_moment *moment)
{
    static const char expected[] = "a timestamp such as \"2024-02-29T12:34:56Z\"";
    const char *quote = bean_i_skip_space(reader, cursor);
    const char *stop = bean_i_parse_usual(quote, reader->fast_end, moment);
    char room[TEXT_ROOM];
    bean_str text;
    if (BEAN_LIKELY(stop != NULL)) {
        return stop;
    }
    cursor = bean_i_read_short_text(reader, quote, room, sizeof room, expected, &text);
    if (cursor == NULL) {
        return NULL;
    }
    if (!bean_i_parse_rfc3339(text, bean_i_is_lenient(codec), bean_i_clamps(codec), moment)) {
        return bean_i_read_fail_format(reader, quote, expected);
    }
    return cursor;
}

const char *bean_gen_read_timestamp(bean_gen_reader *reader, const char *cursor, void *out,
                                    const bean_gen_codec *codec)
{
    bean_timestamp *timestamp = (bean_timestamp *)out;
    struct bean_i_moment moment;
    cursor = read_moment(reader, cursor, codec, &moment);
    if (cursor != NULL) {
        timestamp->seconds = moment.seconds;
        timestamp->nanoseconds = moment.nanoseconds;
    }
    return cursor;
}

const char *bean_gen_read_offset_timestamp(bean_gen_reader *reader, const char *cursor, void *out,
                                           const bean_gen_codec *codec)
{
    bean_offset_timestamp *timestamp = (bean_offset_timestamp *)out;
    struct bean_i_moment moment;
    const char *quote = bean_i_skip_space(reader, cursor);
    cursor = read_moment(reader, quote, codec, &moment);
    if (cursor == NULL) {
        return NULL;
    }
    timestamp->seconds = moment.seconds;
    timestamp->nanoseconds = moment.nanoseconds;
    timestamp->offset_minutes = (int16_t)moment.offset;
    return cursor;
}

/* ---- writing --------------------------------------------------------------------------------- */

/* Checked, cut, and as text up to the fraction, with the opening quote. */
static char *put_moment(bean_gen_writer *writer, char *cursor, struct bean_i_moment *moment,
                        const bean_gen_codec *codec)
{
    int32_t second_of_day;
    int32_t days;
    int digits;
    if (BEAN_UNLIKELY(!bean_i_is_moment(moment))) {
        return bean_i_write_fail_time(writer, moment->seconds, BEAN_I_EXPECTED_MOMENT);
    }
    if (!bean_i_cut_fraction(writer, codec, &moment->nanoseconds, &digits)) {
        return NULL;
    }
    cursor = bean_gen_room(writer, cursor, WRITTEN_ROOM);
    if (cursor == NULL) {
        return NULL;
    }
    days = bean_i_split_day(moment->seconds + moment->offset * 60, &second_of_day);
    *cursor++ = '"';
    cursor = bean_i_put_date(cursor, days);
    *cursor++ = 'T';
    cursor = bean_i_put_clock(cursor, second_of_day);
    return bean_i_put_fraction(cursor, moment->nanoseconds, digits);
}

/* "Z", or "+hh:mm". */
static char *put_offset(char *cursor, int32_t offset)
{
    int32_t minutes = offset < 0 ? -offset : offset;
    char clock[8];
    if (offset == 0) {
        *cursor++ = 'Z';
        return cursor;
    }
    *cursor++ = offset < 0 ? '-' : '+';
    (void)bean_i_put_clock(clock, minutes * 60);
    memcpy(cursor, clock, 5);
    return cursor + 5;
}

char *bean_gen_write_timestamp(bean_gen_writer *writer, char *cursor, const void *in,
                               const bean_gen_codec *codec)
{
    const bean_timestamp *timestamp = (const bean_timestamp *)in;
    struct bean_i_moment moment = {timestamp->seconds, timestamp->nanoseconds, 0};
    cursor = put_moment(writer, cursor, &moment, codec);
    if (cursor != NULL) {
        cursor[0] = 'Z';
        cursor[1] = '"';
        cursor += 2;
    }
    return cursor;
}

char *bean_gen_write_offset_timestamp(bean_gen_writer *writer, char *cursor, const void *in,
                                      const bean_gen_codec *codec)
{
    const bean_offset_timestamp *timestamp = (const bean_offset_timestamp *)in;
    struct bean_i_moment moment = {timestamp->seconds, timestamp->nanoseconds,
                                   timestamp->offset_minutes};
    cursor = put_moment(writer, cursor, &moment, codec);
    if (cursor != NULL) {
        cursor = put_offset(cursor, moment.offset);
        *cursor++ = '"';
    }
    return cursor;
}
