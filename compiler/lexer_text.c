/*
 * The parts of the lexer that walk over text: strings with their escapes, comments that become
 * documentation, and the check that the whole file is clean UTF-8.
 */
#include "lexer.h"

#include <string.h>

static struct str hex_byte(struct lexer *lexer, char byte)
{
    return arena_format(lexer->arena, "0x%02X", (unsigned)(unsigned char)byte);
}

static void report_byte(struct lexer *lexer, enum diag_code code, const char *at)
{
    diag_report1(lexer->diags, code, lexer_span(lexer, at, at + 1), hex_byte(lexer, *at));
}

void lexer_check_bytes(struct lexer *lexer)
{
    const char *at = lexer->cursor;

    while (at < lexer->end && !diag_is_full(lexer->diags)) {
        struct str rest = str_make(at, (size_t)(lexer->end - at));
        size_t length = str_utf8_length(rest, 0);
        unsigned char byte = (unsigned char)*at;

        if (length == 0) {
            report_byte(lexer, DIAG_invalid_utf8, at);
            length = 1;
        } else if (byte == '\r') {
            if (at[1] != '\n') { /* the NUL behind the bytes may be read */
                diag_report(lexer->diags, DIAG_carriage_return, lexer_span(lexer, at, at + 1));
            }
        } else if (byte < 0x20 && byte != '\t' && byte != '\n') {
            report_byte(lexer, DIAG_control_character, at);
        } else if (str_starts_with(rest, STR("\xEF\xBB\xBF"))) {
            diag_report(lexer->diags, DIAG_byte_order_mark, lexer_span(lexer, at, at + 3));
        }
        at += length;
    }
}

/* -- strings -- */

struct decoder {
    struct lexer *lexer;
    char *out; /* room for as many bytes as the literal has */
    size_t size;
};

static void put_code_point(struct decoder *decoder, unsigned code)
{
    unsigned char *out = (unsigned char *)decoder->out + decoder->size;

    if (code < 0x80) {
        out[0] = (unsigned char)code;
        decoder->size += 1;
    } else if (code < 0x800) {
        out[0] = (unsigned char)(0xC0 | code >> 6);
        out[1] = (unsigned char)(0x80 | (code & 0x3F));
        decoder->size += 2;
    } else if (code < 0x10000) {
        out[0] = (unsigned char)(0xE0 | code >> 12);
        out[1] = (unsigned char)(0x80 | (code >> 6 & 0x3F));
        out[2] = (unsigned char)(0x80 | (code & 0x3F));
        decoder->size += 3;
    } else {
        out[0] = (unsigned char)(0xF0 | code >> 18);
        out[1] = (unsigned char)(0x80 | (code >> 12 & 0x3F));
        out[2] = (unsigned char)(0x80 | (code >> 6 & 0x3F));
        out[3] = (unsigned char)(0x80 | (code & 0x3F));
        decoder->size += 4;
    }
}

static void report_piece(struct decoder *decoder, enum diag_code code, const char *at, size_t size)
{
    struct str piece = str_make(at, size);

    diag_report1(decoder->lexer->diags, code, lexer_span(decoder->lexer, at, at + size), piece);
}

/* The value of "\uXXXX" at this place, or -1; text may be shorter than that. */
static int read_unicode(struct str text)
{
    int value = 0;

    if (text.size < 6 || text.data[0] != '\\' || text.data[1] != 'u') {
        return -1;
    }
    for (size_t i = 2; i < 6; i++) {
        char c = text.data[i];
        int digit = c >= '0' && c <= '9'   ? c - '0'
                    : c >= 'a' && c <= 'f' ? c - 'a' + 10
                    : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                           : -1;

        if (digit < 0) {
            return -1;
        }
        value = value * 16 + digit;
    }
    return value;
}

/* How much of a broken "\u12" to show: the hexadecimal digits that are there. */
static size_t broken_unicode_size(struct str text)
{
    size_t size = 2;

    while (size < text.size && size < 6 && text.data[size] != '\0' &&
           strchr("0123456789abcdefABCDEF", text.data[size]) != NULL) {
        size++;
    }
    return size;
}

static size_t decode_unicode(struct decoder *decoder, struct str text)
{
    int first = read_unicode(text);
    int second;

    if (first < 0) {
        size_t size = broken_unicode_size(text);

        report_piece(decoder, DIAG_string_escape, text.data, size);
        return size;
    }
    if (first < 0xD800 || first > 0xDFFF) {
        put_code_point(decoder, (unsigned)first);
        return 6;
    }
    second = read_unicode(str_slice(text, 6, 6));
    if (first > 0xDBFF || second < 0xDC00 || second > 0xDFFF) {
        report_piece(decoder, DIAG_string_surrogate, text.data, 6);
        return 6;
    }
    put_code_point(decoder,
                   0x10000u + ((unsigned)(first - 0xD800) << 10) + (unsigned)(second - 0xDC00));
    return 12;
}

/* text starts with a backslash; returns how many bytes the escape has */
static size_t decode_escape(struct decoder *decoder, struct str text)
{
    static const char names[] = "\"\\/bfnrt";
    static const char bytes[] = "\"\\/\b\f\n\r\t";
    const char *found = text.size < 2 || text.data[1] == '\0' ? NULL : strchr(names, text.data[1]);

    if (found != NULL) {
        decoder->out[decoder->size++] = bytes[found - names];
        return 2;
    }
    if (text.size >= 2 && text.data[1] == 'u') {
        return decode_unicode(decoder, text);
    }
    if (text.size >= 2) {
        size_t length = str_utf8_length(text, 1);

        report_piece(decoder, DIAG_string_escape, text.data, 1 + (length == 0 ? 1 : length));
        return 1 + (length == 0 ? 1 : length);
    }
    report_piece(decoder, DIAG_string_escape, text.data, 1);
    return 1;
}

/* text is what stands between the quotes */
static struct str decode(struct lexer *lexer, struct str text)
{
    struct decoder decoder = {lexer, NULL, 0};
    size_t i = 0;

    decoder.out = (char *)arena_alloc(lexer->arena, text.size + 1);
    while (i < text.size) {
        if (text.data[i] == '\\') {
            i += decode_escape(&decoder, str_slice(text, i, text.size));
            continue;
        }
        if (text.data[i] == '\t') { /* all others are refused everywhere */
            report_byte(lexer, DIAG_string_control, text.data + i);
        }
        decoder.out[decoder.size++] = text.data[i++];
    }
    return str_make(decoder.out, decoder.size);
}

const char *lexer_string(struct lexer *lexer, const char *start, struct str *decoded,
                         bool *is_closed)
{
    const char *at = start + 1;

    while (at < lexer->end && *at != '"' && *at != '\n') {
        bool escaped = *at == '\\' && at + 1 < lexer->end && at[1] != '\n' && at[1] != '\r';

        at += escaped ? 2 : 1;
    }
    *is_closed = at < lexer->end && *at == '"';
    if (!*is_closed && at[-1] == '\r' && at - start > 1) {
        at--;
    }
    *decoded = decode(lexer, str_make(start + 1, (size_t)(at - start - 1)));
    if (!*is_closed) {
        diag_report(lexer->diags, DIAG_string_unterminated, lexer_span(lexer, start, at));
        return at;
    }
    return at + 1;
}

/* -- comments -- */

static struct str trim_end(struct str text)
{
    while (text.size != 0 && strchr(" \t\r", text.data[text.size - 1]) != NULL &&
           text.data[text.size - 1] != '\0') {
        text.size--;
    }
    return text;
}

static struct str trim_start(struct str text)
{
    while (text.size != 0 && (text.data[0] == ' ' || text.data[0] == '\t')) {
        text = str_slice(text, 1, text.size);
    }
    return text;
}

static struct str drop_space(struct str text)
{
    return text.size != 0 && text.data[0] == ' ' ? str_slice(text, 1, text.size) : text;
}

static void add_doc(struct lexer *lexer, bool trailing, struct str text, const char *start,
                    const char *end)
{
    struct lexer_doc doc;

    doc.trailing = trailing;
    doc.doc.text = text;
    doc.doc.span = lexer_span(lexer, start, end);
    vec_push(lexer->arena, &lexer->docs, doc);
}

/* "///" and "///<" are documentation, "////" is not. */
const char *lexer_line_comment(struct lexer *lexer, const char *start)
{
    struct str rest = str_make(start, (size_t)(lexer->end - start));
    struct str line = str_slice(rest, 0, str_find(rest, '\n'));
    const char *end = line.data + line.size;

    line = trim_end(line);
    if (str_starts_with(line, STR("///")) && !str_starts_with(line, STR("////"))) {
        bool trailing = str_starts_with(line, STR("///<"));
        struct str text = str_slice(line, trailing ? 4 : 3, line.size);

        add_doc(lexer, trailing, drop_space(text), start, line.data + line.size);
    }
    return end;
}

/* One line of a block comment: without the "*" that many put at its start. */
static struct str clean_line(struct str line, bool is_first)
{
    if (!is_first) {
        struct str inner = trim_start(line);

        if (inner.size != 0 && inner.data[0] == '*') {
            line = str_slice(inner, 1, inner.size);
        } else if (inner.size == 0) {
            line = inner;
        }
    }
    return trim_end(drop_space(line));
}

static struct str clean_block(struct lexer *lexer, struct str text)
{
    struct str_buffer out = {NULL, 0, 0};
    struct str result;
    bool is_first = true;

    while (text.size != 0) {
        size_t size = str_find(text, '\n');
        struct str line = clean_line(str_slice(text, 0, size), is_first);

        if (out.size != 0 || line.size != 0) { /* no empty lines at the top */
            if (out.size != 0) {
                str_buffer_add_char(&out, '\n');
            }
            str_buffer_add(&out, line);
        }
        is_first = false;
        text = str_slice(text, size + 1, text.size);
    }
    result = str_buffer_str(&out);
    while (result.size != 0 && result.data[result.size - 1] == '\n') {
        result.size--;
    }
    result = arena_copy_str(lexer->arena, result);
    str_buffer_free(&out);
    return result;
}

/* Only a comment closed before `end` gets here. A banner of stars is no documentation. */
static void document_block(struct lexer *lexer, const char *start, const char *end)
{
    struct str inner = str_make(start + 2, (size_t)(end - start - 4));
    bool trailing = str_starts_with(inner, STR("*<"));

    if (end - start < 5 || inner.data[0] != '*' || str_starts_with(inner, STR("**"))) {
        return;
    }
    inner = str_slice(inner, trailing ? 2 : 1, inner.size);
    add_doc(lexer, trailing, clean_block(lexer, inner), start, end);
}

const char *lexer_block_comment(struct lexer *lexer, const char *start)
{
    const char *at = start + 2;

    while (at < lexer->end && !(at[0] == '*' && at[1] == '/')) {
        at++;
    }
    if (at == lexer->end) {
        diag_report(lexer->diags, DIAG_comment_unterminated, lexer_span(lexer, start, start + 2));
        lexer->unterminated = true;
        return lexer->end;
    }
    document_block(lexer, start, at + 2);
    return at + 2;
}
