/*
 * Strings as JSON text: plain runs are copied whole, what must be escaped is written byte by byte.
 * Escaped are the quote, the backslash and control characters, nothing else; other bytes pass as
 * they are, so the text's UTF-8 is as valid as the string's. Must not know where strings come from.
 */
#include "internal.h"
#include "internal_write.h"
#include "kernels.h"

/* At most this many bytes between two questions for room. */
enum { CHUNK = 128, LONGEST_ESCAPE = 6 };

static char *put_escape(char *cursor, unsigned char byte)
{
    /* The letter of the short form, or 0 for \u00xx. */
    static const char letters[32] = {0, 0, 0, 0, 0, 0, 0, 0, 'b', 't', 'n', 0, 'f', 'r'};
    static const char digits[] = "0123456789abcdef";
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
            to = put_escape(to, (unsigned char)byte);
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
