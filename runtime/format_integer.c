/*
 * Integers and enums whose text is not the usual one: in quotes (a number is read, too), enums by
 * their numbers, and, leniently, integers that are written with a fraction or an exponent.
 */
#include "decimal.h"
#include "internal.h"
#include "internal_write.h"

/* The C type: `first` and `second` of the codec, or the enum's. */
struct width {
    unsigned size; /* 1, 2, 4, 8 */
    bool is_signed;
};

static struct width width_of(const bean_gen_codec *codec)
{
    struct width width;
    width.size = (unsigned)codec->first;
    width.is_signed = codec->second != 0;
    return width;
}

/* ---- reading --------------------------------------------------------------------------------- */

/* The bits of the number, or a code. */
static bean_status convert(bean_str text, struct width width, bool lenient, uint64_t *bits)
{
    struct bean_i_parts parts;
    uint64_t most = UINT64_MAX >> (64 - 8 * width.size);
    uint64_t magnitude;
    (void)bean_i_split_number(text.data, text.data + text.size, &parts);
    if (lenient ? !bean_i_is_whole(&parts) : parts.has_point || parts.has_exponent) {
        return BEAN_ERROR_NOT_INTEGER;
    }
    if (!bean_i_whole_part(&parts, &magnitude)) {
        return BEAN_ERROR_RANGE;
    }
    if (width.is_signed) {
        most = most / 2 + parts.negative;
    } else if (parts.negative) {
        most = 0;
    }
    *bits = parts.negative ? 0 - magnitude : magnitude;
    return magnitude > most ? BEAN_ERROR_RANGE : BEAN_OK;
}

static const char *read_bits(bean_gen_reader *reader, const char *cursor, struct width width,
                             uint32_t flags, uint64_t *bits)
{
    const char *expected = bean_i_expected_integer(width.size, width.is_signed);
    const char *start = bean_i_skip_space(reader, cursor);
    bean_arena_mark mark = bean_arena_save(reader->arena);
    bean_status status;
    bean_str text;
    cursor = bean_i_read_number_text(reader, start, (flags & BEAN_GEN_CODEC_QUOTED) != 0, expected,
                                     &text);
    if (cursor == NULL) {
        return NULL;
    }
    status = convert(text, width, (flags & BEAN_GEN_CODEC_LENIENT) != 0, bits);
    bean_arena_rewind(reader->arena, mark);
    return status == BEAN_OK ? cursor : bean_i_read_fail(reader, status, start, start, expected);
}

const char *bean_gen_read_integer(bean_gen_reader *reader, const char *cursor, void *out,
                                  const bean_gen_codec *codec)
{
    uint64_t bits;
    cursor = read_bits(reader, cursor, width_of(codec), codec->flags, &bits);
    if (cursor != NULL) {
        bean_i_store_integer(bits, (unsigned)codec->first, out);
    }
    return cursor;
}

const char *bean_gen_read_enum_number(bean_gen_reader *reader, const char *cursor, void *out,
                                      const bean_gen_codec *codec)
{
    const bean_gen_enum *type = (const bean_gen_enum *)codec->detail;
    const char *start = bean_i_skip_space(reader, cursor);
    struct width width = {8, type->size < 8 || type->is_signed};
    uint64_t bits = 0;
    int64_t value;
    if ((codec->flags & BEAN_GEN_CODEC_LENIENT) != 0 && start != reader->end && *start == '"') {
        return bean_gen_read_enum(reader, start, type, out);
    }
    cursor = read_bits(reader, start, width, codec->flags, &bits);
    if (cursor == NULL) {
        return NULL;
    }
    memcpy(&value, &bits, sizeof value);
    if (bean_i_enum_entry(type, value) == NULL) {
        if (type->default_place < 0) {
            (void)bean_i_read_fail(reader, BEAN_ERROR_ENUM, start, start, NULL);
            bean_i_error_detail(reader->error, type->name, strlen(type->name));
            return NULL;
        }
        bits = (uint64_t)type->entries[type->default_place].value;
    }
    bean_i_store_integer(bits, type->size, out);
    return cursor;
}

/* ---- writing --------------------------------------------------------------------------------- */

static char *put(bean_gen_writer *writer, char *cursor, int64_t value, struct width width,
                 bool quoted)
{
    cursor = bean_gen_room(writer, cursor, 40);
    if (cursor == NULL) {
        return NULL;
    }
    if (quoted) {
        *cursor++ = '"';
    }
    if (width.size == 8 && !width.is_signed) {
        cursor = bean_gen_put_uint64(cursor, (uint64_t)value);
    } else {
        cursor = bean_gen_put_int64(cursor, value);
    }
    if (quoted) {
        *cursor++ = '"';
    }
    return cursor;
}

char *bean_gen_write_integer(bean_gen_writer *writer, char *cursor, const void *in,
                             const bean_gen_codec *codec)
{
    struct width width = width_of(codec);
    int64_t value = bean_i_load_integer(in, width.size, width.is_signed);
    return put(writer, cursor, value, width, (codec->flags & BEAN_GEN_CODEC_QUOTED) != 0);
}

char *bean_gen_write_enum_number(bean_gen_writer *writer, char *cursor, const void *in,
                                 const bean_gen_codec *codec)
{
    const bean_gen_enum *type = (const bean_gen_enum *)codec->detail;
    int64_t value = bean_i_enum_load(type, in);
    struct width width = {type->size, type->is_signed};
    if (bean_i_enum_entry(type, value) == NULL) {
        return bean_i_write_fail_enum(writer, type, value);
    }
    return put(writer, cursor, value, width, false);
}
