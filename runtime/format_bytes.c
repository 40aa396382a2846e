/*
 * Bytes as text: base64 and base64url (RFC 4648), hexadecimal, or an array of numbers. Reading is
 * strict: one alphabet, padding where the form has it, bits that mean nothing are zero, no white
 * space. Kept as a bean_str that may hold anything.
 */
#include "internal.h"
#include "internal_write.h"
#include "number.h"

/* Values of `first` in the codec. */
enum form { FORM_BASE64, FORM_BASE64URL, FORM_HEX, FORM_ARRAY };

/* Bytes between two questions for room, a multiple of three. */
enum { CHUNK = 384 };

/* ---- decoding -------------------------------------------------------------------------------- */

/* The six bits that a letter stands for, or -1. */
static int value_of_letter(char letter, bool url)
{
    if (letter >= 'A' && letter <= 'Z') {
        return letter - 'A';
    }
    if (letter >= 'a' && letter <= 'z') {
        return letter - 'a' + 26;
    }
    if (letter >= '0' && letter <= '9') {
        return letter - '0' + 52;
    }
    if (letter == (url ? '-' : '+')) {
        return 62;
    }
    return letter == (url ? '_' : '/') ? 63 : -1;
}

/* Takes padding off. False when there is too much or too little of it. */
static bool strip_padding(bean_str *text, bool url)
{
    size_t size = text->size;
    if (size % 4 == 0 && size != 0) {
        text->size -= text->data[size - 1] == '=';
        text->size -= text->size != size && text->data[size - 2] == '=';
        return true;
    }
    return size == 0 || (url && size % 4 != 1);
}

/* The number of bytes, or SIZE_MAX for a text that is none. `to` may be where the text is. */
static size_t decode_base64(bean_str text, bool url, char *to)
{
    char *start = to;
    uint32_t bits = 0;
    unsigned count = 0; /* of bits that wait */
    if (!strip_padding(&text, url)) {
        return SIZE_MAX;
    }
    for (size_t i = 0; i < text.size; i++) {
        int value = value_of_letter(text.data[i], url);
        if (value < 0) {
            return SIZE_MAX;
        }
        bits = (bits << 6 | (uint32_t)value) & 0xffff;
        count += 6;
        if (count >= 8) {
            count -= 8;
            *to++ = (char)(unsigned char)(bits >> count & 0xff);
        }
    }
    if ((bits & ((1u << count) - 1)) != 0) {
        return SIZE_MAX;
    }
    return (size_t)(to - start);
}

static size_t decode_hex(bean_str text, char *to)
{
    if (text.size % 2 != 0) {
        return SIZE_MAX;
    }
    for (size_t i = 0; i < text.size; i += 2) {
        int high = bean_i_hexadecimal_digit(text.data[i]);
        int low = bean_i_hexadecimal_digit(text.data[i + 1]);
        if (high < 0 || low < 0) {
            return SIZE_MAX;
        }
        to[i / 2] = (char)(unsigned char)(high << 4 | low);
    }
    return text.size / 2;
}

/* ---- reading --------------------------------------------------------------------------------- */

static const char *const expectations[] = {
    "a string in base64 with padding",
    "a string in base64url",
    "a string of pairs of hexadecimal digits",
};

/* The text without escapes, and room for what it decodes to. False without memory. */
static bool prepare(bean_gen_reader *reader, const struct bean_i_span *span, enum form form,
                    bean_str *text, char **to)
{
    if (!bean_i_span_is_plain(span)) {
        if (!bean_i_span_store(reader, span, text)) {
            return false;
        }
        *to = (char *)(uintptr_t)text->data; /* the copy is ours */
        return true;
    }
    text->data = span->text;
    text->size = span->size;
    *to = bean_i_arena_text(reader->arena,
                            (form == FORM_HEX ? span->size / 2 : span->size / 4 * 3 + 2) + 1);
    if (*to == NULL) {
        (void)bean_i_read_fail_memory(reader, span->text - 1);
    }
    return *to != NULL;
}

static const char *read_text(bean_gen_reader *reader, const char *quote, enum form form,
                             bean_str *out)
{
    struct bean_i_span span;
    const char *cursor;
    bean_str text;
    char *to;
    size_t size;
    if (quote == reader->end || *quote != '"') {
        return bean_i_read_fail_type(reader, quote, expectations[form]);
    }
    cursor = bean_i_scan_string(reader, quote, &span);
    if (cursor == NULL) {
        return NULL;
    }
    out->data = bean_i_empty;
    out->size = 0;
    if (span.size == 0) {
        return cursor;
    }
    if (!prepare(reader, &span, form, &text, &to)) {
        return NULL;
    }
    size =
        form == FORM_HEX ? decode_hex(text, to) : decode_base64(text, form == FORM_BASE64URL, to);
    if (size == SIZE_MAX) {
        return bean_i_read_fail_format(reader, quote, expectations[form]);
    }
    to[size] = '\0';
    out->data = to;
    out->size = size;
    return cursor;
}

/* Room for one more byte and a terminator. */
static char *more_room(bean_gen_reader *reader, const char *cursor, char *bytes, size_t *capacity)
{
    size_t more = *capacity == 0 ? 64 : 2 * *capacity;
    bytes = more < SIZE_MAX / 4 ? (char *)bean_i_arena_grow(reader->arena, bytes, *capacity, more)
                                : NULL;
    *capacity = more;
    if (bytes == NULL) {
        (void)bean_i_read_fail_memory(reader, cursor);
    }
    return bytes;
}

static const char *read_array(bean_gen_reader *reader, const char *cursor, bean_str *out)
{
    char *bytes = NULL;
    size_t capacity = 0;
    bool closed;
    out->data = bean_i_empty;
    out->size = 0;
    cursor = bean_i_open(reader, cursor, '[', "an array of bytes");
    if (cursor == NULL) {
        return NULL;
    }
    closed = cursor != reader->end && *cursor == ']';
    if (closed) {
        reader->depth++;
        return cursor + 1;
    }
    while (!closed) {
        uint8_t byte = 0;
        if (out->size == reader->limits.items && cursor != reader->end) {
            cursor = bean_i_read_fail_limit(reader, cursor, "items");
        } else if (out->size + 1 >= capacity &&
                   (bytes = more_room(reader, cursor, bytes, &capacity)) == NULL) {
            cursor = NULL;
        } else {
            cursor = bean_gen_read_uint8(reader, cursor, &byte);
        }
        if (cursor == NULL) {
            bean_i_error_step_index(reader->error, &reader->path_dropped, out->size);
            return NULL;
        }
        bytes[out->size++] = (char)byte;
        cursor = bean_i_after_item(reader, cursor, ']', &closed);
        if (cursor == NULL) {
            return NULL;
        }
    }
    bytes[out->size] = '\0';
    out->data = bytes;
    return cursor;
}

const char *bean_gen_read_bytes(bean_gen_reader *reader, const char *cursor, void *out,
                                const bean_gen_codec *codec)
{
    enum form form = (enum form)codec->first;
    bean_str bytes;
    cursor = form == FORM_ARRAY
                 ? read_array(reader, cursor, &bytes)
                 : read_text(reader, bean_i_skip_space(reader, cursor), form, &bytes);
    if (cursor != NULL) {
        memcpy(out, &bytes, sizeof bytes);
    }
    return cursor;
}

/* ---- writing --------------------------------------------------------------------------------- */

static char *put_base64(char *cursor, const unsigned char *bytes, size_t size, bool url)
{
    static const char alphabet[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    static const char url_alphabet[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const char *letters = url ? url_alphabet : alphabet;
    uint32_t bits;
    for (; size >= 3; size -= 3, bytes += 3) {
        bits = (uint32_t)bytes[0] << 16 | (uint32_t)bytes[1] << 8 | bytes[2];
        *cursor++ = letters[bits >> 18];
        *cursor++ = letters[bits >> 12 & 63];
        *cursor++ = letters[bits >> 6 & 63];
        *cursor++ = letters[bits & 63];
    }
    if (size != 0) {
        bits = (uint32_t)bytes[0] << 16 | (size == 2 ? (uint32_t)bytes[1] << 8 : 0);
        *cursor++ = letters[bits >> 18];
        *cursor++ = letters[bits >> 12 & 63];
        if (size == 2) {
            *cursor++ = letters[bits >> 6 & 63];
        }
        for (; !url && size < 3; size++) {
            *cursor++ = '=';
        }
    }
    return cursor;
}

static char *put_hex(char *cursor, const unsigned char *bytes, size_t size)
{
    static const char digits[] = "0123456789abcdef";
    for (size_t i = 0; i < size; i++) {
        *cursor++ = digits[bytes[i] >> 4];
        *cursor++ = digits[bytes[i] & 15];
    }
    return cursor;
}

static char *put_numbers(char *cursor, const unsigned char *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        if (cursor[-1] != '[') {
            *cursor++ = ',';
        }
        cursor = bean_gen_put_int32(cursor, bytes[i]);
    }
    return cursor;
}

static char *put_chunk(char *cursor, const unsigned char *bytes, size_t size, enum form form)
{
    switch (form) {
    case FORM_HEX: return put_hex(cursor, bytes, size);
    case FORM_ARRAY: return put_numbers(cursor, bytes, size);
    default: return put_base64(cursor, bytes, size, form == FORM_BASE64URL);
    }
}

char *bean_gen_write_bytes(bean_gen_writer *writer, char *cursor, const void *in,
                           const bean_gen_codec *codec)
{
    enum form form = (enum form)codec->first;
    bean_str bytes = bean_i_load_str(in);
    if (form == FORM_ARRAY && writer->depth == 0) {
        return bean_gen_write_too_deep(writer);
    }
    cursor = bean_gen_room(writer, cursor, 1);
    if (cursor == NULL) {
        return NULL;
    }
    *cursor++ = form == FORM_ARRAY ? '[' : '"';
    while (bytes.size != 0) {
        size_t part = bytes.size < CHUNK ? bytes.size : CHUNK;
        /* four characters a byte at most, and the stores of fixed size of a number */
        cursor = bean_gen_room(writer, cursor, 4 * part + 32);
        if (cursor == NULL) {
            return NULL;
        }
        cursor = put_chunk(cursor, (const unsigned char *)bytes.data, part, form);
        bytes.data += part;
        bytes.size -= part;
    }
    cursor = bean_gen_room(writer, cursor, 1);
    if (cursor == NULL) {
        return NULL;
    }
    *cursor++ = form == FORM_ARRAY ? ']' : '"';
    return cursor;
}
