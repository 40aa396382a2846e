/*
 * Strings of the input: one pass finds the end and checks escapes, UTF-8, control characters and
 * the length; a second one undoes escapes, if there are any. Must not know what a string is for.
 */
#include "internal.h"
#include "kernels.h"
#include "number.h"

/* The part of the input that one string may take. */
struct scan {
    bean_gen_reader *reader;
    const char *quote;
    const char *end; /* of the input, or one byte more than the limit allows */
    bool limited;    /* the latter */
    size_t saved;    /* bytes that undoing the escapes saves */
};

/* The bytes at `at` are wrong: `size` of them are shown. */
static const char *fail_inside(const struct scan *scan, bean_status code, const char *at,
                               size_t size)
{
    size_t room = (size_t)(scan->reader->end - at);
    (void)bean_i_read_fail(scan->reader, code, at, NULL, NULL);
    bean_i_error_found(scan->reader->error, at, size < room ? size : room);
    return NULL;
}

/* The closing quote did not come. */
static const char *fail_cut(const struct scan *scan)
{
    if (scan->limited) {
        return bean_i_read_fail_limit(scan->reader, scan->quote, "string_size");
    }
    return bean_i_read_fail(scan->reader, BEAN_ERROR_END, scan->reader->end, NULL,
                            "the closing quote of a string");
}

/* The value of four digits that were checked. */
static uint32_t hex4(const char *digits)
{
    uint32_t value = 0;
    for (int i = 0; i < 4; i++) {
        value = value << 4 | (uint32_t)bean_i_hexadecimal_digit(digits[i]);
    }
    return value;
}

/* Checks that a low surrogate's escape follows a high one's, which starts at `escape`. */
static const char *check_low_surrogate(struct scan *scan, const char *escape)
{
    const char *low = escape + 6;
    for (int i = 0; i < 6; i++) {
        bool right;
        if (low + i == scan->end) {
            return fail_cut(scan);
        }
        switch (i) {
        case 0: right = low[i] == '\\'; break;
        case 1: right = low[i] == 'u'; break;
        case 2: right = bean_i_hexadecimal_digit(low[i]) == 0xd; break;
        case 3: right = bean_i_hexadecimal_digit(low[i]) >= 0xc; break;
        default: right = bean_i_hexadecimal_digit(low[i]) >= 0; break;
        }
        if (!right) {
            return fail_inside(scan, BEAN_ERROR_SURROGATE, escape, 6);
        }
    }
    scan->saved += 12 - 4;
    return low + 6;
}

static const char *check_unicode_escape(struct scan *scan, const char *escape)
{
    uint32_t unit;
    for (int i = 2; i < 6; i++) {
        if (escape + i == scan->end) {
            return fail_cut(scan);
        }
        if (bean_i_hexadecimal_digit(escape[i]) < 0) {
            return fail_inside(scan, BEAN_ERROR_ESCAPE, escape, (size_t)i + 1);
        }
    }
    unit = hex4(escape + 2);
    if (unit >= 0xdc00 && unit < 0xe000) {
        return fail_inside(scan, BEAN_ERROR_SURROGATE, escape, 6);
    }
    if (unit >= 0xd800 && unit < 0xdc00) {
        return check_low_surrogate(scan, escape);
    }
    scan->saved += unit < 0x80 ? 6 - 1 : unit < 0x800 ? 6 - 2 : 6 - 3;
    return escape + 6;
}

/* What a short escape stands for, or 0. */
static char short_escape(char letter)
{
    switch (letter) {
    case '"':
    case '\\':
    case '/': return letter;
    case 'b': return '\b';
    case 'f': return '\f';
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    default: return '\0';
    }
}

/* Past the escape at `escape`. */
static const char *check_escape(struct scan *scan, const char *escape)
{
    if (scan->end - escape < 2) {
        return fail_cut(scan);
    }
    if (escape[1] == 'u') {
        return check_unicode_escape(scan, escape);
    }
    if (short_escape(escape[1]) == '\0') {
        return fail_inside(scan, BEAN_ERROR_ESCAPE, escape, 2);
    }
    scan->saved++;
    return escape + 2;
}

/* Past the bytes above 0x7f at `at`. */
static const char *check_sequences(const struct scan *scan, const char *at)
{
    do {
        int length = bean_i_utf8_sequence(at, scan->end);
        if (BEAN_UNLIKELY(length <= 0)) {
            return length == BEAN_I_UTF8_CUT ? fail_cut(scan)
                                             : fail_inside(scan, BEAN_ERROR_UTF8, at, 1);
        }
        at += length;
    } while (at < scan->end && (unsigned char)*at >= 0x80);
    return at;
}

const char *bean_i_scan_string(bean_gen_reader *reader, const char *quote, struct bean_i_span *span)
{
    const struct bean_i_kernels *kernels = bean_i_kernels();
    struct scan scan = {reader, quote, reader->end, false, 0};
    const char *at = quote + 1;
    if (BEAN_UNLIKELY((size_t)(scan.end - at) > reader->limits.string_size)) {
        scan.end = at + reader->limits.string_size + 1;
        scan.limited = true;
    }
    for (;;) {
        at = kernels->find_special(at, scan.end);
        if (BEAN_UNLIKELY(at == scan.end)) {
            return fail_cut(&scan);
        }
        if (BEAN_LIKELY(*at == '"')) {
            span->text = quote + 1;
            span->stop = at;
            span->size = (size_t)(at - span->text) - scan.saved;
            return at + 1;
        }
        if (*at == '\\') {
            at = check_escape(&scan, at);
        } else if ((unsigned char)*at >= 0x80) {
            at = check_sequences(&scan, at);
        } else {
            at = fail_inside(&scan, BEAN_ERROR_CONTROL, at, 1);
        }
        if (BEAN_UNLIKELY(at == NULL)) {
            return NULL;
        }
    }
}

unsigned bean_i_unescape_step(const char **from, char to[4])
{
    const char *at = *from;
    uint32_t scalar;
    if (*at != '\\') {
        to[0] = *at;
        *from = at + 1;
        return 1;
    }
    if (at[1] != 'u') {
        to[0] = short_escape(at[1]);
        *from = at + 2;
        return 1;
    }
    scalar = hex4(at + 2);
    at += 6;
    if (scalar >= 0xd800 && scalar < 0xdc00) {
        scalar = 0x10000 + ((scalar - 0xd800) << 10) + (hex4(at + 2) - 0xdc00);
        at += 6;
    }
    *from = at;
    return (unsigned)(bean_i_utf8_put(to, scalar) - to);
}

bool bean_i_span_equal(const struct bean_i_span *span, const char *text, size_t size)
{
    const char *at = span->text;
    if (span->size != size) {
        return false;
    }
    if (BEAN_LIKELY(bean_i_span_is_plain(span))) {
        return size == 0 || memcmp(at, text, size) == 0;
    }
    while (at < span->stop) {
        char bytes[4];
        unsigned count = bean_i_unescape_step(&at, bytes);
        if (memcmp(text, bytes, count) != 0) {
            return false;
        }
        text += count;
    }
    return true;
}

/* Undoes the escapes; the room at `to` is the span's size. */
static void unescape(const struct bean_i_span *span, char *to)
{
    const char *at = span->text;
    while (at < span->stop) {
        const char *escape = (const char *)memchr(at, '\\', (size_t)(span->stop - at));
        size_t plain = (size_t)((escape != NULL ? escape : span->stop) - at);
        memcpy(to, at, plain);
        at += plain;
        to += plain;
        while (at < span->stop && *at == '\\') {
            char bytes[4];
            unsigned count = bean_i_unescape_step(&at, bytes);
            memcpy(to, bytes, count);
            to += count;
        }
    }
}

const char *bean_i_read_fail_format(bean_gen_reader *reader, const char *quote,
                                    const char *expected)
{
    return bean_i_read_fail(reader, BEAN_ERROR_FORMAT, quote, quote, expected);
}

const char *bean_i_read_short_text(bean_gen_reader *reader, const char *cursor, char *to,
                                   size_t room, const char *expected, bean_str *text)
{
    struct bean_i_span span;
    const char *quote = bean_i_skip_space(reader, cursor);
    if (quote == reader->end || *quote != '"') {
        return bean_i_read_fail_type(reader, quote, expected);
    }
    cursor = bean_i_scan_string(reader, quote, &span);
    if (cursor == NULL) {
        return NULL;
    }
    if (span.size > room) {
        return bean_i_read_fail_format(reader, quote, expected);
    }
    unescape(&span, to);
    text->data = to;
    text->size = span.size;
    return cursor;
}

bool bean_i_span_store(bean_gen_reader *reader, const struct bean_i_span *span, bean_str *out)
{
    bool plain = bean_i_span_is_plain(span);
    char *copy;
    out->size = span->size;
    if (plain && reader->borrow) {
        out->data = span->text;
        return true;
    }
    copy = bean_i_arena_text(reader->arena, span->size + 1);
    if (copy == NULL) {
        (void)bean_i_read_fail_memory(reader, span->text - 1);
        return false;
    }
    if (plain) {
        memcpy(copy, span->text, span->size);
    } else {
        unescape(span, copy);
    }
    copy[span->size] = '\0';
    out->data = copy;
    return true;
}

const char *bean_gen_read_string_slow(bean_gen_reader *reader, const char *cursor, bean_str *out)
{
    struct bean_i_span span;
    cursor = bean_i_skip_space(reader, cursor);
    if (BEAN_UNLIKELY(cursor == reader->end || *cursor != '"')) {
        return bean_i_read_fail_type(reader, cursor, "a string");
    }
    cursor = bean_i_scan_string(reader, cursor, &span);
    if (BEAN_UNLIKELY(cursor == NULL) || BEAN_UNLIKELY(!bean_i_span_store(reader, &span, out))) {
        return NULL;
    }
    return cursor;
}
