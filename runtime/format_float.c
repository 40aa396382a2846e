/*
 * Floats whose text is not the usual one: as ECMAScript has them (RFC 8785), with a fixed number of
 * digits behind the point, in quotes; NaN and the infinities as null or as strings.
 */
#include "decimal.h"
#include "internal.h"
#include "internal_write.h"

/* Values of `first` in the codec; `second` is the number of digits for FORM_FIXED. */
enum form { FORM_SHORTEST, FORM_JCS, FORM_FIXED };

/* 309 digits, a point and 100 behind it, a sign and quotes */
enum { LONGEST = 440 };

static const char nan_text[] = "NaN";
static const char infinity_text[] = "Infinity";
static const char negative_text[] = "-Infinity";

#define NEGATIVE_BIT (UINT64_C(1) << 63)
#define INFINITY_BITS UINT64_C(0x7ff0000000000000)
#define NAN_BITS UINT64_C(0x7ff8000000000000)

/* ---- reading --------------------------------------------------------------------------------- */

/* A float of either type. */
struct real {
    bool is_single;
    double value;
    float single;
};

static void set_special(struct real *real, uint64_t bits)
{
    uint32_t narrow =
        (uint32_t)(bits >> 32 & 0x80000000u) | 0x7f800000u | (bits << 12 != 0 ? 0x00400000u : 0);
    memcpy(&real->value, &bits, sizeof bits);
    memcpy(&real->single, &narrow, sizeof narrow);
}

/* One of the three strings; false for another one. */
static bool read_special(const struct bean_i_span *span, struct real *real)
{
    if (bean_i_span_equal(span, nan_text, sizeof nan_text - 1)) {
        set_special(real, NAN_BITS);
    } else if (bean_i_span_equal(span, infinity_text, sizeof infinity_text - 1)) {
        set_special(real, INFINITY_BITS);
    } else if (bean_i_span_equal(span, negative_text, sizeof negative_text - 1)) {
        set_special(real, INFINITY_BITS | NEGATIVE_BIT);
    } else {
        return false;
    }
    return true;
}

static const char *expectation(const bean_gen_codec *codec, bool is_single)
{
    if ((codec->flags & BEAN_GEN_CODEC_NAN_STRING) != 0) {
        return is_single
                   ? "a number within the range of float32, or \"NaN\", \"Infinity\", \"-Infinity\""
                   : "a number within the range of float64, or \"NaN\", \"Infinity\", "
                     "\"-Infinity\"";
    }
    return is_single ? "a number within the range of float32"
                     : "a number within the range of float64";
}

static bool convert(bean_str text, struct real *real)
{
    const char *stop;
    const char *end = text.data + text.size;
    return (real->is_single
                ? bean_i_parse_float32(text.data, end, &stop, &real->single)
                : bean_i_parse_float64(text.data, end, &stop, &real->value)) == BEAN_I_NUMBER_OK;
}

static const char *read_real(bean_gen_reader *reader, const char *cursor,
                             const bean_gen_codec *codec, struct real *real)
{
    const char *expected = expectation(codec, real->is_single);
    const char *start = bean_i_skip_space(reader, cursor);
    bean_arena_mark mark = bean_arena_save(reader->arena);
    bool quoted = (codec->flags & BEAN_GEN_CODEC_QUOTED) != 0;
    char first = start != reader->end ? *start : '\0';
    bean_str text;
    if (first == 'n' && (codec->flags & BEAN_GEN_CODEC_NAN_NULL) != 0) {
        set_special(real, NAN_BITS);
        return bean_i_read_literal(reader, start, "null", 4);
    }
    if (first == '"' && (codec->flags & BEAN_GEN_CODEC_NAN_STRING) != 0) {
        struct bean_i_span span;
        cursor = bean_i_scan_string(reader, start, &span);
        if (cursor == NULL || read_special(&span, real)) {
            return cursor;
        }
        if (!quoted) {
            return bean_i_read_fail_format(reader, start, expected);
        }
    }
    cursor = bean_i_read_number_text(reader, start, quoted, expected, &text);
    if (cursor == NULL) {
        return NULL;
    }
    if (!convert(text, real)) {
        return bean_i_read_fail(reader, BEAN_ERROR_RANGE, start, start, expected);
    }
    bean_arena_rewind(reader->arena, mark);
    return cursor;
}

const char *bean_gen_read_float64_as(bean_gen_reader *reader, const char *cursor, void *out,
                                     const bean_gen_codec *codec)
{
    struct real real = {false, 0, 0};
    cursor = read_real(reader, cursor, codec, &real);
    memcpy(out, &real.value, sizeof real.value);
    return cursor;
}

const char *bean_gen_read_float32_as(bean_gen_reader *reader, const char *cursor, void *out,
                                     const bean_gen_codec *codec)
{
    struct real real = {true, 0, 0};
    cursor = read_real(reader, cursor, codec, &real);
    memcpy(out, &real.single, sizeof real.single);
    return cursor;
}

/* ---- writing --------------------------------------------------------------------------------- */

static char *put_text(char *to, const char *text, size_t size)
{
    memcpy(to, text, size);
    return to + size;
}

static char *put_zeros(char *to, int64_t count)
{
    for (; count > 0; count--) {
        *to++ = '0';
    }
    return to;
}

/* `count` digits that stand for 0.DIGITS * 10^point, as ECMAScript's Number::toString has them. */
static char *put_as_ecmascript(char *to, const char *digits, int64_t count, int64_t point)
{
    if (count <= point && point <= 21) {
        to = put_text(to, digits, (size_t)count);
        return put_zeros(to, point - count);
    }
    if (point > 0 && point <= 21) {
        to = put_text(to, digits, (size_t)point);
        *to++ = '.';
        return put_text(to, digits + point, (size_t)(count - point));
    }
    if (point > -6 && point <= 0) {
        to = put_text(to, "0.", 2);
        to = put_zeros(to, -point);
        return put_text(to, digits, (size_t)count);
    }
    *to++ = digits[0];
    if (count > 1) {
        *to++ = '.';
        to = put_text(to, digits + 1, (size_t)count - 1);
    }
    *to++ = 'e';
    *to++ = point > 0 ? '+' : '-';
    return bean_i_write_uint32(to, (uint32_t)(point > 0 ? point - 1 : 1 - point));
}

/* From the usual text to that of RFC 8785, section 3.2.2.3; -0 is 0. */
static char *put_jcs(char *to, const char *text, const char *end)
{
    char digits[BEAN_I_NUMBER_ROOM] = {0};
    struct bean_i_parts parts;
    int64_t zeros = 0;
    int64_t count = 0;
    const char *at;
    (void)bean_i_split_number(text, end, &parts);
    for (at = parts.digits; count < parts.count; at++) {
        if (*at != '.') {
            digits[count++] = *at;
        }
    }
    while (zeros < count && digits[zeros] == '0') {
        zeros++;
    }
    while (count > zeros && digits[count - 1] == '0') {
        count--;
    }
    if (count == zeros) {
        *to++ = '0';
        return to;
    }
    if (parts.negative) {
        *to++ = '-';
    }
    return put_as_ecmascript(to, digits + zeros, count - zeros, parts.point - zeros);
}

static char *put_finite(char *to, const struct real *real, const bean_gen_codec *codec)
{
    char text[BEAN_I_NUMBER_ROOM];
    char *end;
    if (codec->first == FORM_FIXED) {
        return bean_i_write_fixed(to, real->is_single ? (double)real->single : real->value,
                                  (unsigned)codec->second);
    }
    end = real->is_single ? bean_i_write_float32(text, real->single)
                          : bean_i_write_float64(text, real->value);
    return codec->first == FORM_JCS ? put_jcs(to, text, end)
                                    : put_text(to, text, (size_t)(end - text));
}

/* `bits` are those of the value as a float64, which is not finite. */
static char *put_special(bean_gen_writer *writer, char *cursor, uint64_t bits,
                         const bean_gen_codec *codec)
{
    const char *text = bits << 12 != 0              ? nan_text
                       : (bits & NEGATIVE_BIT) != 0 ? negative_text
                                                    : infinity_text;
    size_t size = strlen(text);
    if ((codec->flags & BEAN_GEN_CODEC_NAN_NULL) != 0) {
        return put_text(cursor, "null", 4);
    }
    if ((codec->flags & BEAN_GEN_CODEC_NAN_STRING) == 0) {
        return bean_i_write_fail(writer, BEAN_ERROR_NONFINITE, "a finite number", text, NULL);
    }
    *cursor++ = '"';
    cursor = put_text(cursor, text, size);
    *cursor++ = '"';
    return cursor;
}

static char *put_real(bean_gen_writer *writer, char *cursor, const struct real *real,
                      const bean_gen_codec *codec, uint64_t bits)
{
    bool quoted = (codec->flags & BEAN_GEN_CODEC_QUOTED) != 0;
    cursor = bean_gen_room(writer, cursor, LONGEST);
    if (cursor == NULL) {
        return NULL;
    }
    if ((bits & INFINITY_BITS) == INFINITY_BITS) {
        return put_special(writer, cursor, bits, codec);
    }
    if (quoted) {
        *cursor++ = '"';
    }
    cursor = put_finite(cursor, real, codec);
    if (quoted) {
        *cursor++ = '"';
    }
    return cursor;
}

char *bean_gen_write_float64_as(bean_gen_writer *writer, char *cursor, const void *in,
                                const bean_gen_codec *codec)
{
    struct real real = {false, 0, 0};
    uint64_t bits;
    memcpy(&real.value, in, sizeof real.value);
    memcpy(&bits, in, sizeof bits);
    return put_real(writer, cursor, &real, codec, bits);
}

char *bean_gen_write_float32_as(bean_gen_writer *writer, char *cursor, const void *in,
                                const bean_gen_codec *codec)
{
    struct real real = {true, 0, 0};
    uint32_t narrow;
    uint64_t bits;
    memcpy(&real.single, in, sizeof real.single);
    memcpy(&narrow, in, sizeof narrow);
    /* The widened bits, where they matter: asked of integers, whatever -ffast-math says. */
    bits = (uint64_t)(narrow >> 31) << 63 | (uint64_t)(narrow & 0x7fffffu) << 29 |
           ((narrow & 0x7f800000u) == 0x7f800000u ? INFINITY_BITS : 0);
    return put_real(writer, cursor, &real, codec, bits);
}
