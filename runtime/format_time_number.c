/*
 * Timestamps and durations as numbers: whole seconds, thousandths, millionths and billionths of one
 * since 1970, and decimal numbers of seconds. In codecs of whole numbers `first` is the number of
 * digits that a second has behind its point: 0, 3, 6 or 9.
 */
#include "format_time.h"
#include "number.h"

#define WHOLE_MOMENT "an integer that is a time of the years 1 to 9999"
#define DECIMAL_MOMENT                                                                             \
    "a decimal number of seconds of the years 1 to 9999, at most 9 digits behind its point"
#define WHOLE_DURATION "an integer that is a number of milliseconds"
#define DECIMAL_DURATION "a decimal number of seconds, at most 9 digits behind its point"

/* A number as it stands in the text. */
struct token {
    const char *text;
    const char *end;
};

static bool is_integer(const struct token *token)
{
    for (const char *at = token->text; at < token->end; at++) {
        if (*at == '.' || *at == 'e' || *at == 'E') {
            return false;
        }
    }
    return true;
}

static const char *read_token(bean_gen_reader *reader, const char *cursor, const char *expected,
                              struct token *token)
{
    token->text = cursor;
    if (cursor == reader->end || (*cursor != '-' && !bean_i_is_digit(*cursor))) {
        return bean_i_read_fail_type(reader, cursor, expected);
    }
    token->end = bean_i_read_any_number(reader, cursor);
    return token->end;
}

/* A string in which an integer stands, to `room`. */
static const char *read_quoted(bean_gen_reader *reader, const char *quote, char *room, size_t size,
                               const char *expected, struct token *token)
{
    const char *stop;
    bean_str text;
    const char *cursor = bean_i_read_short_text(reader, quote, room, size, expected, &text);
    if (cursor == NULL) {
        return NULL;
    }
    token->text = text.data;
    token->end = text.data + text.size;
    if (bean_i_scan_number(token->text, token->end, &stop) != BEAN_I_NUMBER_OK ||
        stop != token->end || !is_integer(token)) {
        return bean_i_read_fail_format(reader, quote, expected);
    }
    return cursor;
}

/* A whole number of 10^-shift seconds; `lenient`: or such a number in quotes. */
static const char *read_whole(bean_gen_reader *reader, const char *cursor, unsigned shift,
                              bool lenient, const char *expected, struct bean_i_seconds *value)
{
    char room[BEAN_I_SECONDS_ROOM];
    struct token token = {0};
    const char *start = cursor;
    if (lenient && start != reader->end && *start == '"') {
        cursor = read_quoted(reader, start, room, sizeof room, expected, &token);
    } else {
        cursor = read_token(reader, start, expected, &token);
        if (cursor != NULL && !is_integer(&token)) {
            return bean_i_read_fail(reader, BEAN_ERROR_NOT_INTEGER, start, start, expected);
        }
    }
    if (cursor == NULL) {
        return NULL;
    }
    if (bean_i_parse_seconds(token.text, token.end, shift, value) != BEAN_I_SECONDS_OK) {
        return bean_i_read_fail(reader, BEAN_ERROR_RANGE, start, start, expected);
    }
    return cursor;
}

static const char *read_decimal(bean_gen_reader *reader, const char *cursor, const char *expected,
                                struct bean_i_seconds *value)
{
    struct token token = {0};
    enum bean_i_seconds_status status;
    const char *stop = read_token(reader, cursor, expected, &token);
    if (stop == NULL) {
        return NULL;
    }
    status = bean_i_parse_seconds(token.text, token.end, 0, value);
    if (status != BEAN_I_SECONDS_OK) {
        return bean_i_read_fail(
            reader, status == BEAN_I_SECONDS_RANGE ? BEAN_ERROR_RANGE : BEAN_ERROR_FORMAT, cursor,
            cursor, expected);
    }
    return stop;
}

/* ---- timestamps ------------------------------------------------------------------------------ */

static bool is_moment(struct bean_i_seconds value)
{
    struct bean_i_moment moment = {value.seconds, value.nanoseconds, 0};
    return bean_i_is_moment(&moment);
}

/* Stores a timestamp that was read, if it is one. */
static const char *store_moment(bean_gen_reader *reader, const char *start, const char *cursor,
                                struct bean_i_seconds value, const char *expected, void *out)
{
    if (cursor == NULL) {
        return NULL;
    }
    if (!is_moment(value)) {
        return bean_i_read_fail(reader, BEAN_ERROR_RANGE, start, start, expected);
    }
    ((bean_timestamp *)out)->seconds = value.seconds;
    ((bean_timestamp *)out)->nanoseconds = value.nanoseconds;
    return cursor;
}

const char *bean_gen_read_epoch(bean_gen_reader *reader, const char *cursor, void *out,
                                const bean_gen_codec *codec)
{
    struct bean_i_seconds value = {0, 0};
    const char *start = bean_i_skip_space(reader, cursor);
    cursor = read_whole(reader, start, (unsigned)codec->first, bean_i_is_lenient(codec),
                        WHOLE_MOMENT, &value);
    return store_moment(reader, start, cursor, value, WHOLE_MOMENT, out);
}

const char *bean_gen_read_epoch_decimal(bean_gen_reader *reader, const char *cursor, void *out,
                                        const bean_gen_codec *codec)
{
    struct bean_i_seconds value = {0, 0};
    const char *start = bean_i_skip_space(reader, cursor);
    (void)codec;
    cursor = read_decimal(reader, start, DECIMAL_MOMENT, &value);
    return store_moment(reader, start, cursor, value, DECIMAL_MOMENT, out);
}

char *bean_gen_write_epoch(bean_gen_writer *writer, char *cursor, const void *in,
                           const bean_gen_codec *codec)
{
    const bean_timestamp *timestamp = (const bean_timestamp *)in;
    struct bean_i_seconds value = {timestamp->seconds, timestamp->nanoseconds};
    if (!is_moment(value)) {
        return bean_i_write_fail_time(writer, value.seconds, BEAN_I_EXPECTED_MOMENT);
    }
    if (!bean_i_cut_nanoseconds(writer, codec, codec->first, &value.nanoseconds)) {
        return NULL;
    }
    cursor = bean_gen_room(writer, cursor, BEAN_I_SECONDS_ROOM);
    return cursor == NULL ? NULL : bean_i_put_scaled(cursor, value, (unsigned)codec->first);
}

char *bean_gen_write_epoch_decimal(bean_gen_writer *writer, char *cursor, const void *in,
                                   const bean_gen_codec *codec)
{
    const bean_timestamp *timestamp = (const bean_timestamp *)in;
    struct bean_i_seconds value = {timestamp->seconds, timestamp->nanoseconds};
    (void)codec;
    if (!is_moment(value)) {
        return bean_i_write_fail_time(writer, value.seconds, BEAN_I_EXPECTED_MOMENT);
    }
    cursor = bean_gen_room(writer, cursor, BEAN_I_SECONDS_ROOM);
    return cursor == NULL ? NULL : bean_i_put_decimal(cursor, value, true);
}

/* ---- durations ------------------------------------------------------------------------------- */

static const char *store_duration(const char *cursor, struct bean_i_seconds value, void *out)
{
    if (cursor != NULL) {
        ((bean_duration *)out)->seconds = value.seconds;
        ((bean_duration *)out)->nanoseconds = value.nanoseconds;
    }
    return cursor;
}

const char *bean_gen_read_duration_seconds(bean_gen_reader *reader, const char *cursor, void *out,
                                           const bean_gen_codec *codec)
{
    struct bean_i_seconds value = {0, 0};
    (void)codec;
    cursor = read_decimal(reader, bean_i_skip_space(reader, cursor), DECIMAL_DURATION, &value);
    return store_duration(cursor, value, out);
}

const char *bean_gen_read_duration_millis(bean_gen_reader *reader, const char *cursor, void *out,
                                          const bean_gen_codec *codec)
{
    struct bean_i_seconds value = {0, 0};
    (void)codec;
    cursor =
        read_whole(reader, bean_i_skip_space(reader, cursor), 3, false, WHOLE_DURATION, &value);
    return store_duration(cursor, value, out);
}

/* A duration out of memory, and room for it. */
static char *load_duration(bean_gen_writer *writer, char *cursor, const void *in,
                           struct bean_i_seconds *value)
{
    value->seconds = ((const bean_duration *)in)->seconds;
    value->nanoseconds = ((const bean_duration *)in)->nanoseconds;
    if (value->nanoseconds < 0 || value->nanoseconds >= BEAN_I_SECOND_NANOSECONDS) {
        return bean_i_write_fail_time(writer, value->nanoseconds, BEAN_I_EXPECTED_DURATION);
    }
    return bean_gen_room(writer, cursor, BEAN_I_SECONDS_ROOM);
}

char *bean_gen_write_duration_seconds(bean_gen_writer *writer, char *cursor, const void *in,
                                      const bean_gen_codec *codec)
{
    struct bean_i_seconds value;
    (void)codec;
    cursor = load_duration(writer, cursor, in, &value);
    return cursor == NULL ? NULL : bean_i_put_decimal(cursor, value, false);
}

char *bean_gen_write_duration_millis(bean_gen_writer *writer, char *cursor, const void *in,
                                     const bean_gen_codec *codec)
{
    struct bean_i_seconds value;
    cursor = load_duration(writer, cursor, in, &value);
    if (cursor == NULL || !bean_i_cut_nanoseconds(writer, codec, 3, &value.nanoseconds)) {
        return NULL;
    }
    return bean_i_put_scaled(cursor, value, 3);
}
