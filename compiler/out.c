#include "out.h"

#include <stdarg.h>
#include <stdlib.h>

enum { STEP = 4 };

void out_free(struct out *out)
{
    str_buffer_free(&out->text);
    out->depth = 0;
}

static void add_signed(struct str_buffer *text, int64_t value)
{
    if (value < 0) {
        str_buffer_add_char(text, '-');
        str_buffer_add_unsigned(text, UINT64_C(0) - (uint64_t)value);
    } else {
        str_buffer_add_unsigned(text, (uint64_t)value);
    }
}

static void add_hexadecimal(struct str_buffer *text, uint64_t value)
{
    char digits[16];
    size_t at = sizeof digits;
    do {
        digits[--at] = "0123456789abcdef"[value & 15];
        value >>= 4;
    } while (value != 0);
    str_buffer_add_text(text, "0x");
    str_buffer_add(text, str_make(digits + at, sizeof digits - at));
}

static void add_formatted(struct str_buffer *text, const char *format, va_list arguments)
{
    for (; *format != '\0'; format++) {
        if (*format != '%') {
            str_buffer_add_char(text, *format);
            continue;
        }
        switch (*++format) {
        case 's': str_buffer_add_text(text, va_arg(arguments, const char *)); break;
        case 'S': str_buffer_add(text, *va_arg(arguments, const struct str *)); break;
        case 'd': add_signed(text, va_arg(arguments, int64_t)); break;
        case 'u': str_buffer_add_unsigned(text, va_arg(arguments, uint64_t)); break;
        case 'x': add_hexadecimal(text, va_arg(arguments, uint64_t)); break;
        case '%': str_buffer_add_char(text, '%'); break;
        default: abort();
        }
    }
}

void out_begin(struct out *out)
{
    str_buffer_add_repeated(&out->text, ' ', (size_t)out->depth * STEP);
}

void out_end(struct out *out)
{
    str_buffer_add_char(&out->text, '\n');
}

void out_add(struct out *out, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    add_formatted(&out->text, format, arguments);
    va_end(arguments);
}

void out_line(struct out *out, const char *format, ...)
{
    va_list arguments;
    if (*format != '\0') {
        out_begin(out);
        va_start(arguments, format);
        add_formatted(&out->text, format, arguments);
        va_end(arguments);
    }
    out_end(out);
}

void out_indent(struct out *out)
{
    out->depth++;
}

void out_dedent(struct out *out)
{
    out->depth--;
}
