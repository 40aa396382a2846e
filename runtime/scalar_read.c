/*
 * Numbers, booleans and enums of the input, in full: white space, any length, errors. The inline
 * heads of bean_gen_read.h come here with whatever is not short and plain.
 */
#include "internal.h"
#include "number.h"

#define WHOLE(least, greatest) "an integer from " least " to " greatest
#define WHOLE64 WHOLE("-9223372036854775808", "9223372036854775807")
#define WHOLE_UNSIGNED64 WHOLE("0", "18446744073709551615")

static bool starts_number(const bean_gen_reader *reader, const char *cursor)
{
    return cursor != reader->end && (*cursor == '-' || bean_i_is_digit(*cursor));
}

/* Turns what a number kernel says into a failure. `status` is not OK. */
BEAN_COLD static const char *fail_number(bean_gen_reader *reader, const char *number,
                                         const char *stop, enum bean_i_number_status status,
                                         const char *expected)
{
    bean_status code = BEAN_ERROR_RANGE;
    switch (status) {
    case BEAN_I_NUMBER_SYNTAX:
        return bean_i_read_fail(reader, BEAN_ERROR_SYNTAX, stop, number, "a digit");
    case BEAN_I_NUMBER_END:
        return bean_i_read_fail(reader, BEAN_ERROR_END, reader->end, NULL, "a digit");
    case BEAN_I_NUMBER_NOT_INTEGER: code = BEAN_ERROR_NOT_INTEGER; break;
    case BEAN_I_NUMBER_OK:
    case BEAN_I_NUMBER_RANGE: break;
    }
    if ((size_t)(stop - number) > reader->limits.number_size) {
        return bean_i_read_fail_limit(reader, number, "number_size");
    }
    return bean_i_read_fail(reader, code, number, number, expected);
}

const char *bean_i_read_any_number(bean_gen_reader *reader, const char *cursor)
{
    const char *stop;
    enum bean_i_number_status status = bean_i_scan_number(cursor, reader->end, &stop);
    if (BEAN_UNLIKELY(status != BEAN_I_NUMBER_OK ||
                      (size_t)(stop - cursor) > reader->limits.number_size)) {
        return fail_number(reader, cursor, stop, status, NULL);
    }
    return stop;
}

const char *bean_i_read_number_text(bean_gen_reader *reader, const char *cursor, bool quoted,
                                    const char *expected, bean_str *text)
{
    struct bean_i_span span;
    const char *start = bean_i_skip_space(reader, cursor);
    const char *stop;
    if (starts_number(reader, start)) {
        stop = bean_i_read_any_number(reader, start);
        text->data = start;
        text->size = stop != NULL ? (size_t)(stop - start) : 0;
        return stop;
    }
    if (!quoted || start == reader->end || *start != '"') {
        return bean_i_read_fail_type(reader, start, expected);
    }
    cursor = bean_i_scan_string(reader, start, &span);
    if (cursor == NULL) {
        return NULL;
    }
    text->data = span.text;
    text->size = span.size;
    if (!bean_i_span_is_plain(&span) && !bean_i_span_store(reader, &span, text)) {
        return NULL;
    }
    if (bean_i_scan_number(text->data, text->data + text->size, &stop) != BEAN_I_NUMBER_OK ||
        stop != text->data + text->size) {
        return bean_i_read_fail_format(reader, start, expected);
    }
    if (text->size > reader->limits.number_size) {
        return bean_i_read_fail_limit(reader, start, "number_size");
    }
    return cursor;
}

/* ---- integers -------------------------------------------------------------------------------- */

const char *bean_i_expected_integer(unsigned size, bool is_signed)
{
    switch (size) {
    case 1: return is_signed ? WHOLE("-128", "127") : WHOLE("0", "255");
    case 2: return is_signed ? WHOLE("-32768", "32767") : WHOLE("0", "65535");
    case 4: return is_signed ? WHOLE("-2147483648", "2147483647") : WHOLE("0", "4294967295");
    default: return is_signed ? WHOLE64 : WHOLE_UNSIGNED64;
    }
}

/* A number that is too long is none of the type's either: fail_number tells the two apart. */
static bool fits(const bean_gen_reader *reader, const char *number, const char *stop)
{
    return (size_t)(stop - number) <= reader->limits.number_size;
}

static const char *read_signed(bean_gen_reader *reader, const char *cursor, int64_t least,
                               int64_t greatest, const char *expected, int64_t *out)
{
    const char *stop;
    enum bean_i_number_status status;
    cursor = bean_i_skip_space(reader, cursor);
    if (BEAN_UNLIKELY(!starts_number(reader, cursor))) {
        return bean_i_read_fail_type(reader, cursor, expected);
    }
    status = bean_i_parse_int64(cursor, reader->end, &stop, out);
    if (BEAN_UNLIKELY(status != BEAN_I_NUMBER_OK) || BEAN_UNLIKELY(*out < least) ||
        BEAN_UNLIKELY(*out > greatest) || BEAN_UNLIKELY(!fits(reader, cursor, stop))) {
        return fail_number(reader, cursor, stop, status, expected);
    }
    return stop;
}

static const char *read_unsigned(bean_gen_reader *reader, const char *cursor, uint64_t greatest,
                                 const char *expected, uint64_t *out)
{
    const char *stop;
    enum bean_i_number_status status;
    cursor = bean_i_skip_space(reader, cursor);
    if (BEAN_UNLIKELY(!starts_number(reader, cursor))) {
        return bean_i_read_fail_type(reader, cursor, expected);
    }
    status = bean_i_parse_uint64(cursor, reader->end, &stop, out);
    if (BEAN_UNLIKELY(status != BEAN_I_NUMBER_OK) || BEAN_UNLIKELY(*out > greatest) ||
        BEAN_UNLIKELY(!fits(reader, cursor, stop))) {
        return fail_number(reader, cursor, stop, status, expected);
    }
    return stop;
}

const char *bean_gen_read_int8(bean_gen_reader *reader, const char *cursor, int8_t *out)
{
    int64_t value = 0;
    cursor = read_signed(reader, cursor, INT8_MIN, INT8_MAX, WHOLE("-128", "127"), &value);
    *out = (int8_t)value;
    return cursor;
}

const char *bean_gen_read_int16(bean_gen_reader *reader, const char *cursor, int16_t *out)
{
    int64_t value = 0;
    cursor = read_signed(reader, cursor, INT16_MIN, INT16_MAX, WHOLE("-32768", "32767"), &value);
    *out = (int16_t)value;
    return cursor;
}

const char *bean_gen_read_int32_slow(bean_gen_reader *reader, const char *cursor, int32_t *out)
{
    int64_t value = 0;
    cursor = read_signed(reader, cursor, INT32_MIN, INT32_MAX, WHOLE("-2147483648", "2147483647"),
                         &value);
    *out = (int32_t)value;
    return cursor;
}

const char *bean_gen_read_int64_slow(bean_gen_reader *reader, const char *cursor, int64_t *out)
{
    return read_signed(reader, cursor, INT64_MIN, INT64_MAX, WHOLE64, out);
}

const char *bean_gen_read_uint8(bean_gen_reader *reader, const char *cursor, uint8_t *out)
{
    uint64_t value = 0;
    cursor = read_unsigned(reader, cursor, UINT8_MAX, WHOLE("0", "255"), &value);
    *out = (uint8_t)value;
    return cursor;
}

const char *bean_gen_read_uint16(bean_gen_reader *reader, const char *cursor, uint16_t *out)
{
    uint64_t value = 0;
    cursor = read_unsigned(reader, cursor, UINT16_MAX, WHOLE("0", "65535"), &value);
    *out = (uint16_t)value;
    return cursor;
}

const char *bean_gen_read_uint32(bean_gen_reader *reader, const char *cursor, uint32_t *out)
{
    uint64_t value = 0;
    cursor = read_unsigned(reader, cursor, UINT32_MAX, WHOLE("0", "4294967295"), &value);
    *out = (uint32_t)value;
    return cursor;
}

const char *bean_gen_read_uint64(bean_gen_reader *reader, const char *cursor, uint64_t *out)
{
    return read_unsigned(reader, cursor, UINT64_MAX, WHOLE_UNSIGNED64, out);
}

/* ---- floats ---------------------------------------------------------------------------------- */

const char *bean_gen_read_float64(bean_gen_reader *reader, const char *cursor, double *out)
{
    const char *expected = "a number within the range of float64";
    const char *stop;
    enum bean_i_number_status status;
    cursor = bean_i_skip_space(reader, cursor);
    if (BEAN_UNLIKELY(!starts_number(reader, cursor))) {
        return bean_i_read_fail_type(reader, cursor, expected);
    }
    status = bean_i_parse_float64(cursor, reader->end, &stop, out);
    if (BEAN_UNLIKELY(status != BEAN_I_NUMBER_OK) || BEAN_UNLIKELY(!fits(reader, cursor, stop))) {
        return fail_number(reader, cursor, stop, status, expected);
    }
    return stop;
}

const char *bean_gen_read_float32(bean_gen_reader *reader, const char *cursor, float *out)
{
    const char *expected = "a number within the range of float32";
    const char *stop;
    enum bean_i_number_status status;
    cursor = bean_i_skip_space(reader, cursor);
    if (BEAN_UNLIKELY(!starts_number(reader, cursor))) {
        return bean_i_read_fail_type(reader, cursor, expected);
    }
    status = bean_i_parse_float32(cursor, reader->end, &stop, out);
    if (BEAN_UNLIKELY(status != BEAN_I_NUMBER_OK) || BEAN_UNLIKELY(!fits(reader, cursor, stop))) {
        return fail_number(reader, cursor, stop, status, expected);
    }
    return stop;
}

/* ---- names ----------------------------------------------------------------------------------- */

const char *bean_gen_read_bool_slow(bean_gen_reader *reader, const char *cursor, bool *out)
{
    cursor = bean_i_skip_space(reader, cursor);
    if (cursor != reader->end && *cursor == 't') {
        *out = true;
        return bean_i_read_literal(reader, cursor, "true", 4);
    }
    if (cursor != reader->end && *cursor == 'f') {
        *out = false;
        return bean_i_read_literal(reader, cursor, "false", 5);
    }
    return bean_i_read_fail_type(reader, cursor, "true or false");
}

void bean_i_store_integer(uint64_t bits, unsigned size, void *out)
{
    switch (size) {
    case 1: {
        uint8_t narrow = (uint8_t)bits;
        memcpy(out, &narrow, sizeof narrow);
        break;
    }
    case 2: {
        uint16_t narrow = (uint16_t)bits;
        memcpy(out, &narrow, sizeof narrow);
        break;
    }
    case 4: {
        uint32_t narrow = (uint32_t)bits;
        memcpy(out, &narrow, sizeof narrow);
        break;
    }
    default: memcpy(out, &bits, sizeof bits); break;
    }
}

const char *bean_gen_read_enum(bean_gen_reader *reader, const char *cursor,
                               const bean_gen_enum *type, void *out)
{
    struct bean_i_span name;
    const char *quote;
    int32_t place;
    quote = bean_i_skip_space(reader, cursor);
    if (BEAN_UNLIKELY(quote == reader->end || *quote != '"')) {
        return bean_i_read_fail_type(reader, quote, "a string that names an enum value");
    }
    cursor = bean_i_scan_string(reader, quote, &name);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return NULL;
    }
    place = bean_i_span_find(type->keys, &name);
    if (BEAN_UNLIKELY(place < 0)) {
        place = type->default_place;
        if (place < 0) {
            (void)bean_i_read_fail(reader, BEAN_ERROR_ENUM, quote, quote, NULL);
            bean_i_error_detail(reader->error, type->name, strlen(type->name));
            return NULL;
        }
    }
    bean_i_store_integer((uint64_t)type->entries[place].value, type->size, out);
    return cursor;
}
