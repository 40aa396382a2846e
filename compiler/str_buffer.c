/*
 * Text that grows. Doubles its room; running out of memory ends the process as in the arena.
 */
#include "str.h"

#include <stdlib.h>
#include <string.h>

#include "arena.h"

enum { FIRST_ROOM = 256 };

void str_buffer_free(struct str_buffer *buffer)
{
    free(buffer->data);
    buffer->data = NULL;
    buffer->size = 0;
    buffer->room = 0;
}

/* Room for more bytes and the NUL behind them. */
static void reserve(struct str_buffer *buffer, size_t more)
{
    size_t room = buffer->room == 0 ? FIRST_ROOM : buffer->room;
    char *data;

    if (more >= SIZE_MAX / 2 - buffer->size) {
        fatal_out_of_memory();
    }
    if (buffer->size + more < buffer->room) {
        return;
    }
    while (buffer->size + more >= room) {
        room *= 2;
    }
    data = (char *)realloc(buffer->data, room);
    if (data == NULL) {
        fatal_out_of_memory();
    }
    buffer->data = data;
    buffer->room = room;
}

void str_buffer_add(struct str_buffer *buffer, struct str text)
{
    reserve(buffer, text.size);
    if (text.size != 0) {
        memcpy(buffer->data + buffer->size, text.data, text.size);
        buffer->size += text.size;
    }
    buffer->data[buffer->size] = '\0';
}

void str_buffer_add_text(struct str_buffer *buffer, const char *c_string)
{
    str_buffer_add(buffer, str_from(c_string));
}

void str_buffer_add_char(struct str_buffer *buffer, char byte)
{
    str_buffer_add(buffer, str_make(&byte, 1));
}

void str_buffer_add_repeated(struct str_buffer *buffer, char byte, size_t count)
{
    reserve(buffer, count);
    memset(buffer->data + buffer->size, byte, count);
    buffer->size += count;
    buffer->data[buffer->size] = '\0';
}

void str_buffer_add_unsigned(struct str_buffer *buffer, uint64_t value)
{
    char digits[20];
    size_t at = sizeof digits;

    do {
        digits[--at] = (char)('0' + value % 10);
        value /= 10;
    } while (value != 0);
    str_buffer_add(buffer, str_make(digits + at, sizeof digits - at));
}

static void add_escape(struct str_buffer *buffer, unsigned char byte)
{
    static const char hex[] = "0123456789abcdef";

    switch (byte) {
    case '"': str_buffer_add_text(buffer, "\\\""); break;
    case '\\': str_buffer_add_text(buffer, "\\\\"); break;
    case '\b': str_buffer_add_text(buffer, "\\b"); break;
    case '\f': str_buffer_add_text(buffer, "\\f"); break;
    case '\n': str_buffer_add_text(buffer, "\\n"); break;
    case '\r': str_buffer_add_text(buffer, "\\r"); break;
    case '\t': str_buffer_add_text(buffer, "\\t"); break;
    default:
        str_buffer_add_text(buffer, "\\u00");
        str_buffer_add_char(buffer, hex[byte >> 4]);
        str_buffer_add_char(buffer, hex[byte & 15]);
        break;
    }
}

void str_buffer_add_json(struct str_buffer *buffer, struct str text)
{
    size_t i = 0;

    str_buffer_add_char(buffer, '"');
    while (i < text.size) {
        unsigned char byte = (unsigned char)text.data[i];
        size_t length = str_utf8_length(text, i);

        if (length == 0) {
            str_buffer_add_text(buffer, "\xEF\xBF\xBD");
            length = 1;
        } else if (byte < 0x20 || byte == '"' || byte == '\\') {
            add_escape(buffer, byte);
        } else {
            str_buffer_add(buffer, str_slice(text, i, length));
        }
        i += length;
    }
    str_buffer_add_char(buffer, '"');
}

struct str str_buffer_str(const struct str_buffer *buffer)
{
    return str_make(buffer->data, buffer->size);
}
