/*
 * Strings as JSON text: plain runs are copied whole, what must be escaped is written byte by byte.
 * Escaped are the quote, the backslash and control characters, nothing else; other bytes pass as
 * they are, so the text's UTF-8 is as valid as the string's. Must not know where strings come from.
 */
#include "internal.h"
#include "internal_write.h"
#include "kernels.h"

/* At most this many bytes between two questions for room. */
enum { CHUNK = 128, LONGEST_ESCAPE = 6, LONGEST_PAIR = 12 };

static const char digits[] = "0123456789abcdef";

char *bean_i_put_escape(char *cursor, unsigned char byte)
{
    /* The letter of the short form, or 0 for \u00xx. */
    static const char letters[32] = {0, 0, 0, 0, 0, 0, 0, 0, 'b', 't', 'n', 0, 'f', 'r'};
    char letter = byte < 0x20 ? letters[byte] : (char)byte;
    *cursor++ = '\\';
    if (letter != 0) {
        *cursor++ = letter;
        return cursor;
    }
    *cursor++ = 'u';
    *cursor++ = '0';
    *cursor++ = '0';
    *cursor++ = digits[byte >> 4];
    *cursor++ = digits[byte & 15];
    return cursor;
}

/* Writes from an escape on, until sixteen plain bytes in a row say that the scan for a whole run
 * pays again, or a chunk is done. Returns the address of what is left. */
static const char *put_mixed(char **cursor, const char *text, const char *end)
{
    char *to = *cursor;
    unsigned plain = 0;
    if (end - text > CHUNK) {
        end = text + CHUNK;
    }
    while (text < end && plain < 16) {
        char byte = *text++;
        if (bean_i_is_escape(byte)) {
            to = bean_i_put_escape(to, (unsigned char)byte);
            plain = 0;
        } else {
            *to++ = byte;
            plain++;
        }
    }
    *cursor = to;
    return text;
}

char *bean_gen_put_string_slow(bean_gen_writer *writer, char *cursor, bean_str text, size_t need)
{
    const struct bean_i_kernels *kernels = bean_i_kernels();
    const char *from = text.data;
    const char *end;
    if (text.size == 0) {
        return bean_gen_room(writer, cursor, need);
    }
    end = from + text.size;
    if (writer->check && bean_i_utf8_check(from, end) != end) {
        return bean_i_write_fail(writer, BEAN_ERROR_UTF8, "valid UTF-8", NULL, NULL);
    }
    for (;;) {
        const char *run = kernels->find_escape(from, end);
        cursor = bean_gen_put_text(writer, cursor, from, (size_t)(run - from),
                                   run == end ? need : CHUNK * LONGEST_ESCAPE);
        if (cursor == NULL || run == end) {
            return cursor;
        }
        from = put_mixed(&cursor, run, end);
        if (from == end) {
            return bean_gen_room(writer, cursor, need);
        }
    }
}

char *bean_i_put_quoted(bean_gen_writer *writer, char *cursor, bean_str text)
{
    cursor = bean_gen_room(writer, cursor, 34);
    if (cursor == NULL) {
        return NULL;
    }
    *cursor++ = '"';
    cursor = bean_gen_put_string(writer, cursor, text, 1);
    if (cursor == NULL) {
        return NULL;
    }
    *cursor++ = '"';
    return cursor;
}

/* ---- more escapes than needed ---------------------------------------------------------------- */

static char *put_unit(char *cursor, unsigned unit)
{
    *cursor++ = '\\';
    *cursor++ = 'u';
    *cursor++ = digits[unit >> 12];
    *cursor++ = digits[unit >> 8 & 15];
    *cursor++ = digits[unit >> 4 & 15];
    *cursor++ = digits[unit & 15];
    return cursor;
}

/* The scalar value of a sequence of UTF-8 that was checked. */
static uint32_t scalar_of(const char *text, int length)
{
    static const unsigned char masks[5] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    uint32_t scalar = (unsigned char)text[0] & masks[length];
    for (int i = 1; i < length; i++) {
        scalar = scalar << 6 | ((unsigned char)text[i] & 0x3f);
    }
    return scalar;
}

/* A sequence of two bytes or more, or NULL where it is none. */
static char *put_sequence(char *cursor, const char **text, const char *end, bean_gen_escape escape)
{
    int length = bean_i_utf8_sequence(*text, end);
    uint32_t scalar;
    if (length <= 0) {
        return NULL;
    }
    scalar = scalar_of(*text, length);
    if (escape == BEAN_GEN_ESCAPE_HTML && scalar != 0x2028 && scalar != 0x2029) {
        memcpy(cursor, *text, (size_t)length);
        cursor += length;
    } else if (scalar < 0x10000) {
        cursor = put_unit(cursor, scalar);
    } else {
        cursor = put_unit(cursor, 0xd7c0 + (scalar >> 10));
        cursor = put_unit(cursor, 0xdc00 + (scalar & 0x3ff));
    }
    *text += length;
    return cursor;
}

/* Up to `stop`, or a few bytes further, to the end of a sequence. */
static char *put_part(char *cursor, const char **text, const char *stop, const char *end,
                      bean_gen_escape escape)
{
    while (cursor != NULL && *text < stop) {
        char byte = **text;
        if ((unsigned char)byte >= 0x80) {
            cursor = put_sequence(cursor, text, end, escape);
            continue;
        }
        if (bean_i_is_escape(byte)) {
            cursor = bean_i_put_escape(cursor, (unsigned char)byte);
        } else if (escape == BEAN_GEN_ESCAPE_HTML && (byte == '<' || byte == '>' || byte == '&')) {
            cursor = put_unit(cursor, (unsigned char)byte);
        } else {
            *cursor++ = byte;
        }
        (*text)++;
    }
    return cursor;
}

char *bean_i_put_escaped(bean_gen_writer *writer, char *cursor, bean_str text,
                         bean_gen_escape escape)
{
    const char *at = text.data;
    size_t left;
    if (escape == BEAN_GEN_ESCAPE_NONE) {
        return bean_i_put_quoted(writer, cursor, text);
    }
    cursor = bean_gen_room(writer, cursor, 1);
    if (cursor == NULL) {
        return NULL;
    }
    *cursor++ = '"';
    for (left = text.size; left != 0; left = text.size - (size_t)(at - text.data)) {
        const char *stop = at + (left < CHUNK ? left : CHUNK);
        cursor = bean_gen_room(writer, cursor, CHUNK * LONGEST_ESCAPE + LONGEST_PAIR);
        if (cursor == NULL) {
            return NULL;
        }
        cursor = put_part(cursor, &at, stop, text.data + text.size, escape);
        if (cursor == NULL) {
            return bean_i_write_fail(writer, BEAN_ERROR_UTF8, "valid UTF-8", NULL, NULL);
        }
    }
    cursor = bean_gen_room(writer, cursor, 1);
    if (cursor != NULL) {
        *cursor++ = '"';
    }
    return cursor;
}
