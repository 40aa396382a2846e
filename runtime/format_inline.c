/*
 * Texts inside their struct: a char array that NUL ends, all zero behind it. Reading needs no
 * memory. Linked where generated code names it.
 */
#include "internal.h"
#include "internal_write.h"

/* As many whole characters as there is room for. Returns their size. */
static size_t put_most(const struct bean_i_span *span, char *to, size_t room)
{
    const char *at = span->text;
    size_t size = 0;
    size_t whole = 0; /* the end of the last character that fits */
    while (at < span->stop) {
        char bytes[4];
        unsigned count = bean_i_unescape_step(&at, bytes);
        if (((unsigned char)bytes[0] & 0xc0) != 0x80) {
            whole = size;
        }
        if (count > room - size) {
            return whole;
        }
        memcpy(to + size, bytes, count);
        size += count;
    }
    return size;
}

const char *bean_gen_read_text(bean_gen_reader *reader, const char *cursor, void *out,
                               const bean_gen_codec *codec)
{
    const char *quote = bean_i_skip_space(reader, cursor);
    size_t room = codec->size - 1;
    char *text = (char *)out;
    struct bean_i_span span;
    size_t size;
    if (quote == reader->end || *quote != '"') {
        return bean_i_read_fail_type(reader, quote, "a string");
    }
    cursor = bean_i_scan_string(reader, quote, &span);
    if (cursor == NULL) {
        return NULL;
    }
    if (BEAN_UNLIKELY(span.size > room && (codec->flags & BEAN_GEN_CODEC_TRUNCATES) == 0)) {
        return bean_i_read_fail(reader, BEAN_ERROR_CONSTRAINT, quote, quote,
                                (const char *)codec->detail);
    }
    if (bean_i_span_is_plain(&span) && span.size <= room) {
        memcpy(text, span.text, span.size);
        size = span.size;
    } else {
        size = put_most(&span, text, room);
    }
    if (BEAN_UNLIKELY(memchr(text, '\0', size) != NULL)) {
        return bean_i_read_fail_format(reader, quote, "a text without NUL");
    }
    memset(text + size, 0, codec->size - size);
    return cursor;
}

char *bean_gen_write_text(bean_gen_writer *writer, char *cursor, const void *in,
                          const bean_gen_codec *codec)
{
    const void *end = memchr(in, '\0', codec->size);
    bean_str text;
    if (BEAN_UNLIKELY(end == NULL)) {
        return bean_i_write_fail(writer, BEAN_ERROR_FORMAT, "a text that NUL ends", NULL, NULL);
    }
    text.data = (const char *)in;
    text.size = (size_t)((const char *)end - text.data);
    return bean_i_put_escaped(writer, cursor, text, (bean_gen_escape)codec->first);
}
