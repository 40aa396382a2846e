/*
 * Decimals and integers of any size, kept as their digits: nothing is rounded, and zeros at the end
 * stay. What has an exponent is brought into plain form, unless that would be longer than a number
 * may be. In quotes on request.
 */
#include "decimal.h"
#include "internal.h"
#include "internal_write.h"

static const char expected_decimal[] = "a decimal number";
static const char expected_integer[] = "an integer of any size";
static const char expected_digits[] = "a decimal number of no more digits than its type has";

/* ---- how many digits ------------------------------------------------------------------------- */

/* From the first one that is not zero to the last one that is written or meant. */
static int64_t significant_digits(const struct bean_i_parts *parts)
{
    int64_t whole = bean_i_plain_whole_digits(parts);
    int64_t fraction = bean_i_plain_fraction_digits(parts);
    const char *digit = parts->digits;
    int64_t zeros = 0;
    if (whole != 0) {
        return whole + fraction;
    }
    for (; zeros < parts->count && (*digit == '0' || *digit == '.'); digit++) {
        zeros += *digit == '0';
    }
    return parts->count - zeros;
}

/* @decimal: `first` is the precision or 0, `second` the scale or -1. */
static bool has_room(const struct bean_i_parts *parts, const bean_gen_codec *codec)
{
    if (codec->second >= 0 && bean_i_plain_fraction_digits(parts) > codec->second) {
        return false;
    }
    if (codec->first == 0) {
        return true;
    }
    return codec->second >= 0 ? bean_i_plain_whole_digits(parts) <= codec->first - codec->second
                              : significant_digits(parts) <= codec->first;
}

/* "precision 5, scale 2" */
static size_t describe(const bean_gen_codec *codec, char *to)
{
    char *at = to;
    if (codec->first != 0) {
        memcpy(at, "precision ", 10);
        at = bean_i_write_int32(at + 10, codec->first);
    }
    if (codec->first != 0 && codec->second >= 0) {
        memcpy(at, ", ", 2);
        at += 2;
    }
    if (codec->second >= 0) {
        memcpy(at, "scale ", 6);
        at = bean_i_write_int32(at + 6, codec->second);
    }
    *at = '\0';
    return (size_t)(at - to);
}

enum { DESCRIPTION_ROOM = 2 * BEAN_I_NUMBER_ROOM + 20 };

/* ---- reading --------------------------------------------------------------------------------- */

/* Text that starts at `start` or behind the quote there is the input's; else it is a copy. */
static bool keep(bean_gen_reader *reader, const char *start, bean_str *text)
{
    char *copy;
    bool is_input = text->data == start || text->data == start + 1;
    if (!is_input || reader->borrow) {
        return true;
    }
    copy = bean_i_arena_text(reader->arena, text->size + 1);
    if (copy == NULL) {
        (void)bean_i_read_fail_memory(reader, start);
        return false;
    }
    memcpy(copy, text->data, text->size);
    copy[text->size] = '\0';
    text->data = copy;
    return true;
}

static bool keep_plain(bean_gen_reader *reader, const char *start, const struct bean_i_parts *parts,
                       bool whole, size_t size, bean_str *text)
{
    char *copy = bean_i_arena_text(reader->arena, size + 1);
    if (copy == NULL) {
        (void)bean_i_read_fail_memory(reader, start);
        return false;
    }
    *bean_i_put_plain(parts, whole, copy) = '\0';
    text->data = copy;
    text->size = size;
    return true;
}

const char *bean_gen_read_decimal(bean_gen_reader *reader, const char *cursor, void *out,
                                  const bean_gen_codec *codec)
{
    const char *start = bean_i_skip_space(reader, cursor);
    struct bean_i_parts parts;
    bean_str text;
    size_t size;
    cursor = bean_i_read_number_text(reader, start, (codec->flags & BEAN_GEN_CODEC_QUOTED) != 0,
                                     expected_decimal, &text);
    if (cursor == NULL) {
        return NULL;
    }
    (void)bean_i_split_number(text.data, text.data + text.size, &parts);
    if (!has_room(&parts, codec)) {
        char detail[DESCRIPTION_ROOM];
        size = describe(codec, detail);
        (void)bean_i_read_fail(reader, BEAN_ERROR_RANGE, start, start, expected_digits);
        bean_i_error_detail(reader->error, detail, size);
        return NULL;
    }
    size = bean_i_plain_size(&parts, false, reader->limits.number_size);
    if (parts.has_exponent && size <= reader->limits.number_size) {
        if (!keep_plain(reader, start, &parts, false, size, &text)) {
            return NULL;
        }
    } else if (!keep(reader, start, &text)) {
        return NULL;
    }
    memcpy(out, &text, sizeof text);
    return cursor;
}

const char *bean_gen_read_bigint(bean_gen_reader *reader, const char *cursor, void *out,
                                 const bean_gen_codec *codec)
{
    const char *start = bean_i_skip_space(reader, cursor);
    struct bean_i_parts parts;
    bean_str text;
    bool plain;
    cursor = bean_i_read_number_text(reader, start, (codec->flags & BEAN_GEN_CODEC_QUOTED) != 0,
                                     expected_integer, &text);
    if (cursor == NULL) {
        return NULL;
    }
    (void)bean_i_split_number(text.data, text.data + text.size, &parts);
    plain = !parts.has_point && !parts.has_exponent;
    if (!plain && ((codec->flags & BEAN_GEN_CODEC_LENIENT) == 0 || !bean_i_is_whole(&parts))) {
        return bean_i_read_fail(reader, BEAN_ERROR_NOT_INTEGER, start, start, expected_integer);
    }
    if (bean_i_plain_whole_digits(&parts) == 0) {
        text.data = "0"; /* also for -0 */
        text.size = 1;
    } else if (plain) {
        if (!keep(reader, start, &text)) {
            return NULL;
        }
    } else {
        size_t size = bean_i_plain_size(&parts, true, reader->limits.number_size);
        if (size > reader->limits.number_size) {
            return bean_i_read_fail_limit(reader, start, "number_size");
        }
        if (!keep_plain(reader, start, &parts, true, size, &text)) {
            return NULL;
        }
    }
    memcpy(out, &text, sizeof text);
    return cursor;
}

/* ---- writing --------------------------------------------------------------------------------- */

static char *fail(bean_gen_writer *writer, bean_status status, const char *expected, bean_str text)
{
    (void)bean_i_write_fail(writer, status, expected, NULL, NULL);
    bean_i_error_found(writer->error, text.data, text.size);
    return NULL;
}

static char *put_quote(bean_gen_writer *writer, char *cursor, const bean_gen_codec *codec)
{
    if (cursor == NULL || (codec->flags & BEAN_GEN_CODEC_QUOTED) == 0) {
        return cursor;
    }
    cursor = bean_gen_room(writer, cursor, 1);
    if (cursor != NULL) {
        *cursor++ = '"';
    }
    return cursor;
}

/* Digits as they are, or without their exponent. */
static char *put_digits(bean_gen_writer *writer, char *cursor, bean_str text,
                        const struct bean_i_parts *parts)
{
    size_t size = bean_i_plain_size(parts, false, BEAN_DEFAULT_NUMBER_SIZE);
    if (!parts->has_exponent || size > BEAN_DEFAULT_NUMBER_SIZE) {
        return bean_gen_put_text(writer, cursor, text.data, text.size, 0);
    }
    cursor = bean_gen_room(writer, cursor, size);
    return cursor == NULL ? NULL : bean_i_put_plain(parts, false, cursor);
}

/* Zeroed memory is 0. */
static bean_str load(const void *in)
{
    bean_str text = bean_i_load_str(in);
    if (text.size == 0) {
        text.data = "0";
        text.size = 1;
    }
    return text;
}

char *bean_gen_write_decimal(bean_gen_writer *writer, char *cursor, const void *in,
                             const bean_gen_codec *codec)
{
    bean_str text = load(in);
    struct bean_i_parts parts;
    if (!bean_i_split_number(text.data, text.data + text.size, &parts)) {
        return fail(writer, BEAN_ERROR_FORMAT, expected_decimal, text);
    }
    if (!has_room(&parts, codec)) {
        char detail[DESCRIPTION_ROOM];
        (void)describe(codec, detail);
        (void)bean_i_write_fail(writer, BEAN_ERROR_RANGE, expected_digits, NULL, detail);
        bean_i_error_found(writer->error, text.data, text.size);
        return NULL;
    }
    cursor = put_quote(writer, cursor, codec);
    cursor = cursor == NULL ? NULL : put_digits(writer, cursor, text, &parts);
    return put_quote(writer, cursor, codec);
}

char *bean_gen_write_bigint(bean_gen_writer *writer, char *cursor, const void *in,
                            const bean_gen_codec *codec)
{
    bean_str text = load(in);
    struct bean_i_parts parts;
    if (!bean_i_split_number(text.data, text.data + text.size, &parts) || parts.has_point ||
        parts.has_exponent) {
        return fail(writer, BEAN_ERROR_FORMAT, expected_integer, text);
    }
    if (bean_i_plain_whole_digits(&parts) == 0) {
        text.data = "0";
        text.size = 1;
    }
    cursor = put_quote(writer, cursor, codec);
    cursor = cursor == NULL ? NULL : bean_gen_put_text(writer, cursor, text.data, text.size, 0);
    return put_quote(writer, cursor, codec);
}
