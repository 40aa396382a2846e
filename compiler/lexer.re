/*
 * The tokens of the language. Strings, comments and the check of all bytes are in lexer_text.c;
 * the source module puts a NUL behind the bytes, so no rule runs past them.
 */
#include "lexer.h"

#include "parse.h"

struct word {
    const char *text;
    enum token_kind kind;
};

static const struct word words[] = {
#define TOKEN(id, text)
#define WORD(id, text) { text, TOKEN_##id },
#include "tokens.def"
#undef TOKEN
#undef WORD
};

static const char *const token_names[] = {
    "the end of the file",
#define TOKEN(id, text) text,
#define WORD(id, text) text,
#include "tokens.def"
#undef TOKEN
#undef WORD
};

const char *lexer_token_name(enum token_kind kind)
{
    return token_names[kind];
}

bool lexer_is_word(enum token_kind kind)
{
    return kind >= TOKEN_PACKAGE && kind <= TOKEN_WORD_NULL;
}

struct span lexer_span(const struct lexer *lexer, const char *start, const char *end)
{
    return span_make(lexer->source->number, (size_t)(start - lexer->source->bytes.data),
                     (size_t)(end - start));
}

void lexer_init(struct lexer *lexer, struct arena *arena, struct diags *diags,
                const struct source *source)
{
    struct lexer fresh = { arena, diags, source, NULL, NULL, { NULL, 0, 0 }, false };

    fresh.cursor = source->bytes.data + source->body;
    fresh.end = source->bytes.data + source->bytes.size;
    *lexer = fresh;
    lexer_check_bytes(lexer);
}

static struct token make(struct lexer *lexer, enum token_kind kind, const char *start)
{
    struct token token;

    token.kind = kind;
    token.span = lexer_span(lexer, start, lexer->cursor);
    token.text = str_make(start, (size_t)(lexer->cursor - start));
    token.is_broken = false;
    return token;
}

static struct token make_word(struct lexer *lexer, const char *start)
{
    struct token token = make(lexer, TOKEN_IDENT, start);

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (str_is(token.text, words[i].text)) {
            token.kind = words[i].kind;
        }
    }
    if (token.text.size > PARSE_MAX_NAME) {
        diag_report2(lexer->diags, DIAG_name_too_long, token.span,
                     arena_format(lexer->arena, "%zu", token.text.size),
                     arena_format(lexer->arena, "%d", (int)PARSE_MAX_NAME));
    }
    return token;
}

static struct token make_reserved(struct lexer *lexer, const char *start)
{
    struct token token = make(lexer, TOKEN_IDENT, start);

    diag_report1(lexer->diags, DIAG_reserved_identifier, token.span, token.text);
    return token;
}

static struct token make_bad_number(struct lexer *lexer, const char *start)
{
    struct token token = make(lexer, TOKEN_INT, start);

    diag_report1(lexer->diags, DIAG_bad_number, token.span, token.text);
    return token;
}

static struct token make_string(struct lexer *lexer, const char *start)
{
    struct str decoded = STR("");
    bool is_closed = false;
    struct token token;

    lexer->cursor = lexer_string(lexer, start, &decoded, &is_closed);
    token = make(lexer, TOKEN_STRING, start);
    token.is_broken = !is_closed;
    token.text = decoded;
    return token;
}

/* 'text': taken for the string that was meant */
static struct token make_quoted(struct lexer *lexer, const char *start)
{
    struct token token = make(lexer, TOKEN_STRING, start);

    token.text = str_slice(token.text, 1, token.text.size - 2);
    diag_report1(lexer->diags, DIAG_string_quote, token.span, token.text);
    return token;
}

static void refuse_directive(struct lexer *lexer, const char *start)
{
    struct span span = lexer_span(lexer, start, lexer->cursor);
    const char *name = start + 1;
    struct str word;

    while (*name == ' ' || *name == '\t') {
        name++;
    }
    word = str_make(name, (size_t)(lexer->cursor - name));
    if (str_is(word, "include")) {
        diag_report(lexer->diags, DIAG_preprocessor_include, span);
    } else if (str_is(word, "define")) {
        diag_report(lexer->diags, DIAG_preprocessor_define, span);
    } else {
        diag_report1(lexer->diags, DIAG_preprocessor, span, word);
    }
    while (lexer->cursor < lexer->end && *lexer->cursor != '\n') {
        lexer->cursor++;
    }
}

static bool is_byte_order_mark(struct str text)
{
    return str_starts_with(text, STR("\xEF\xBB\xBF"));
}

/* Bytes that lexer_check_bytes has reported are passed over in silence. */
static bool skip_reported(struct lexer *lexer, const char *start)
{
    struct str rest = str_make(start, (size_t)(lexer->end - start));

    if (is_byte_order_mark(rest)) {
        lexer->cursor = start + 3;
        return true;
    }
    if (str_utf8_length(rest, 0) == 0) {
        lexer->cursor = start + 1;
        return true;
    }
    return false;
}

/* A name with other than ASCII letters: one token with one message, at its first such letter. */
static struct token make_foreign(struct lexer *lexer, const char *start)
{
    struct token token = make(lexer, TOKEN_IDENT, start);
    struct str rest = token.text;
    size_t length;

    while ((unsigned char)rest.data[0] < 0x80) {
        rest = str_slice(rest, 1, rest.size);
    }
    length = str_utf8_length(rest, 0);
    if (length != 0 && !is_byte_order_mark(rest)) {
        diag_report1(lexer->diags, DIAG_foreign_character,
                     lexer_span(lexer, rest.data, rest.data + length),
                     str_slice(rest, 0, length));
    }
    return token;
}

static void refuse_character(struct lexer *lexer, const char *start)
{
    if ((unsigned char)*start >= 0x20) {
        diag_report1(lexer->diags, DIAG_unexpected_character,
                     lexer_span(lexer, start, lexer->cursor), str_make(start, 1));
    }
}

struct token lexer_next(struct lexer *lexer)
{
    const char *marker = NULL;
    const char *start;

    for (;;) {
        start = lexer->cursor;
/*!re2c
        re2c:define:YYCTYPE = "unsigned char";
        re2c:api = custom;
        re2c:api:style = free-form;
        re2c:define:YYPEEK = "(unsigned char)*lexer->cursor";
        re2c:define:YYSKIP = "lexer->cursor++;";
        re2c:define:YYBACKUP = "marker = lexer->cursor;";
        re2c:define:YYRESTORE = "lexer->cursor = marker;";
        re2c:yyfill:enable = 0;

        digit = [0-9];
        letter = [A-Za-z];
        name = letter ("_"? (letter | digit))* "_"?;
        any_name = (letter | "_") (letter | digit | "_")*;
        foreign = [\x80-\xFF];
        exponent = [eE] [+-]? digit+;

        [ \t\r\n]+ { continue; }
        "//" { lexer->cursor = lexer_line_comment(lexer, start); continue; }
        "/*" { lexer->cursor = lexer_block_comment(lexer, start); continue; }

        name { return make_word(lexer, start); }
        any_name { return make_reserved(lexer, start); }
        (letter | "_")* foreign (letter | digit | "_" | foreign)* {
            if (skip_reported(lexer, start)) {
                continue;
            }
            return make_foreign(lexer, start);
        }

        "-"? (digit+ | "0x" [0-9A-Fa-f]+) { return make(lexer, TOKEN_INT, start); }
        "-"? digit+ ("." digit+ exponent? | exponent) { return make(lexer, TOKEN_FLOAT, start); }
        [+-]? "."? digit (letter | digit | "." | "_" | [eE] [+-])* {
            return make_bad_number(lexer, start);
        }

        ["] { return make_string(lexer, start); }
        ['] [^'\\\n\r\x00]* ['] { return make_quoted(lexer, start); }

        ";" { return make(lexer, TOKEN_SEMI, start); }
        "," { return make(lexer, TOKEN_COMMA, start); }
        ":" { return make(lexer, TOKEN_COLON, start); }
        "." { return make(lexer, TOKEN_DOT, start); }
        "=" { return make(lexer, TOKEN_EQUAL, start); }
        "@" { return make(lexer, TOKEN_AT, start); }
        "?" { return make(lexer, TOKEN_QUESTION, start); }
        "(" { return make(lexer, TOKEN_LPAREN, start); }
        ")" { return make(lexer, TOKEN_RPAREN, start); }
        "[" { return make(lexer, TOKEN_LBRACKET, start); }
        "]" { return make(lexer, TOKEN_RBRACKET, start); }
        "{" { return make(lexer, TOKEN_LBRACE, start); }
        "}" { return make(lexer, TOKEN_RBRACE, start); }
        "<" { return make(lexer, TOKEN_LESS, start); }
        ">" { return make(lexer, TOKEN_GREATER, start); }
        "<=" { return make(lexer, TOKEN_AT_MOST, start); }
        "*" { return make(lexer, TOKEN_STAR, start); }

        "#" [ \t]* letter* { refuse_directive(lexer, start); continue; }

        "\x00" {
            if (start == lexer->end) {
                lexer->cursor = start;
                return make(lexer, TOKEN_END, start);
            }
            continue;
        }
        * { refuse_character(lexer, start); continue; }
*/
    }
}
