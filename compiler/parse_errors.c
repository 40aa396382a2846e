/*
 * Wording of syntax errors: what C habits lead to first, the list of what would fit last.
 */
#include "parse_errors.h"

#include <string.h>

bool parse_starts_declaration(enum token_kind kind)
{
    switch (kind) {
    case TOKEN_IMPORT:
    case TOKEN_BEAN:
    case TOKEN_EXTERN:
    case TOKEN_ENUM:
    case TOKEN_UNION:
    case TOKEN_TYPE:
    case TOKEN_CONST:
    case TOKEN_VIEW: return true;
    default: return false;
    }
}

static bool is_name(enum token_kind kind)
{
    return kind == TOKEN_IDENT || (lexer_is_word(kind) && kind < TOKEN_WORD_TRUE);
}

static struct str quote(struct arena *arena, struct str text)
{
    struct str pieces[3] = {STR("'"), text, STR("'")};

    return arena_concat(arena, pieces, 3);
}

static struct str describe(const struct parse_failure *failure, struct token token)
{
    if (lexer_is_word(token.kind) || token.kind == TOKEN_IDENT || token.kind == TOKEN_INT ||
        token.kind == TOKEN_FLOAT) {
        return quote(failure->builder->arena, token.text);
    }
    return str_from(lexer_token_name(token.kind));
}

/* -- what would have fitted -- */

static bool is_part_of_value(enum token_kind kind)
{
    return lexer_is_word(kind) || kind == TOKEN_IDENT || kind == TOKEN_INT || kind == TOKEN_FLOAT ||
           kind == TOKEN_STRING || kind == TOKEN_LBRACKET || kind == TOKEN_LBRACE;
}

/* Words that fit only because they are names too are not worth telling. */
static bool is_worth_telling(const struct ast_builder *builder, enum token_kind kind)
{
    if (!builder->expected[kind] || kind == TOKEN_AT || kind >= TOKEN_START_FILE) {
        return false;
    }
    if (builder->expected[TOKEN_WORD_TRUE] && is_part_of_value(kind)) {
        return false;
    }
    return !(lexer_is_word(kind) && builder->expected[TOKEN_IDENT]);
}

static const char *name_of_names(const struct ast_builder *builder)
{
    if (builder->expected[TOKEN_WORD_TRUE]) {
        return "a value";
    }
    if (!builder->expected[TOKEN_AT]) {
        return lexer_token_name(TOKEN_IDENT);
    }
    return builder->body == BUILD_BODY_ENUM ? "an enumerator" : "a member";
}

enum { MAX_TOLD = 5 };

/* "a name, '=' or ';'", or empty when the list would be too long */
static struct str list_expected(const struct parse_failure *failure)
{
    const struct ast_builder *builder = failure->builder;
    struct str told[MAX_TOLD + 1];
    struct str pieces[2 * MAX_TOLD];
    size_t count = 0;
    size_t used = 0;

    if (builder->expected[TOKEN_WORD_TRUE]) {
        told[count++] = str_from(name_of_names(builder));
    }
    for (int kind = 1; kind < TOKEN_COUNT && count <= MAX_TOLD; kind++) {
        if (kind == TOKEN_IDENT && is_worth_telling(builder, TOKEN_IDENT)) {
            told[count++] = str_from(name_of_names(builder));
        } else if (is_worth_telling(builder, (enum token_kind)kind)) {
            struct str name = str_from(lexer_token_name((enum token_kind)kind));

            told[count++] =
                lexer_is_word((enum token_kind)kind) ? quote(builder->arena, name) : name;
        }
    }
    if (count == 0 || count > MAX_TOLD) {
        return STR("");
    }
    for (size_t i = 0; i < count; i++) {
        if (i != 0) {
            pieces[used++] = i + 1 == count ? STR(" or ") : STR(", ");
        }
        pieces[used++] = told[i];
    }
    return arena_concat(builder->arena, pieces, used);
}

static void report_generic(const struct parse_failure *failure)
{
    struct ast_builder *builder = failure->builder;
    struct str found = describe(failure, failure->token);
    struct str expected = list_expected(failure);

    if (expected.size == 0) {
        diag_report1(builder->diags, DIAG_syntax, failure->token.span, found);
    } else {
        diag_report2(builder->diags, DIAG_syntax_expected, failure->token.span, expected, found);
    }
}

/* -- declarations -- */

static struct str suggest_declaration(struct str word)
{
    static const char *const known[] = {"import", "bean",  "extern", "enum", "union",
                                        "type",   "const", "view",   NULL};

    if (str_is(word, "struct") || str_is(word, "class") || str_is(word, "message")) {
        return STR("bean");
    }
    if (str_is(word, "typedef")) {
        return STR("type");
    }
    for (size_t i = 0; known[i] != NULL; i++) {
        if (str_distance(word, str_from(known[i]), 1) <= 1) {
            return str_from(known[i]);
        }
    }
    return STR("");
}

static void report_declaration(const struct parse_failure *failure)
{
    struct ast_builder *builder = failure->builder;
    struct str found = describe(failure, failure->token);
    struct str better = suggest_declaration(failure->token.text);
    struct diag *diag;

    if (failure->token.kind == TOKEN_RBRACE) {
        diag_report1(builder->diags, DIAG_syntax, failure->token.span, found);
        return;
    }
    diag = diag_report1(builder->diags, DIAG_syntax_declaration, failure->token.span, found);
    if (better.size != 0) {
        diag_note1(builder->diags, diag, DIAG_did_you_mean, span_none(), better);
    }
}

static bool expects_declaration(const struct ast_builder *builder)
{
    return builder->expected[TOKEN_ENUM] && !builder->expected[TOKEN_IDENT];
}

static bool expects_package(const struct ast_builder *builder)
{
    return builder->expected[TOKEN_PACKAGE] && !builder->expected[TOKEN_IDENT];
}

static enum parse_action handle_package(const struct parse_failure *failure)
{
    enum token_kind kind = failure->token.kind;

    if (!failure->silent) {
        diag_report1(failure->builder->diags, DIAG_missing_package, failure->token.span,
                     describe(failure, failure->token));
    }
    return parse_starts_declaration(kind) || kind == TOKEN_END ? PARSE_INSERT : PARSE_SKIP;
}

/* "bean X {" was taken for a property X of a type called bean */
static bool is_nested_declaration(const struct parse_failure *failure)
{
    enum token_kind kind = failure->before.kind;

    return failure->token.kind == TOKEN_LBRACE && is_name(failure->previous.kind) &&
           failure->builder->body == BUILD_BODY_MEMBERS &&
           (kind == TOKEN_BEAN || kind == TOKEN_ENUM || kind == TOKEN_UNION);
}

/* -- members -- */

/* "int32 xs[4][5]": the type with the brackets in bean's order, and the name */
static struct str fixed_array(const struct parse_failure *failure, struct str type)
{
    enum { MAX_DIMENSIONS = 4 };
    struct str bytes = failure->source->bytes;
    size_t at = failure->token.span.offset;
    struct str pieces[MAX_DIMENSIONS + 4];
    size_t dimensions = 0;
    size_t used = 0;

    pieces[used++] = type;
    while (dimensions < MAX_DIMENSIONS && at < bytes.size && bytes.data[at] == '[') {
        struct str rest = str_slice(bytes, at, 64);
        size_t size = str_find(rest, ']');

        if (size == rest.size || str_find(rest, '\n') < size) {
            break;
        }
        memmove(&pieces[2], &pieces[1], dimensions * sizeof pieces[0]);
        pieces[1] = str_slice(rest, 0, size + 1);
        dimensions++;
        used++;
        at += size + 1;
    }
    pieces[used++] = STR(" ");
    pieces[used++] = failure->previous.text;
    pieces[used++] = STR(";");
    return arena_concat(failure->builder->arena, pieces, used);
}

static bool is_array_after_name(const struct parse_failure *failure)
{
    const struct ast_type *type = failure->builder->last_type;

    return failure->token.kind == TOKEN_LBRACKET && is_name(failure->previous.kind) &&
           type != NULL && !failure->builder->expected[TOKEN_WORD_TRUE] &&
           type->span.offset + type->span.size <= failure->previous.span.offset &&
           (failure->builder->expected[TOKEN_SEMI] || failure->builder->expected[TOKEN_EQUAL]);
}

static void report_array(const struct parse_failure *failure)
{
    struct span span = failure->builder->last_type->span;
    struct str type = str_slice(failure->source->bytes, span.offset, span.size);

    diag_report1(failure->builder->diags, DIAG_array_after_name, failure->token.span,
                 fixed_array(failure, type));
}

static bool is_on_later_line(const struct parse_failure *failure)
{
    size_t from = (size_t)failure->previous.span.offset + failure->previous.span.size;
    size_t to = failure->token.span.offset;
    struct str between = str_slice(failure->source->bytes, from, to > from ? to - from : 0);

    return str_find(between, '\n') != between.size;
}

/* Where a ";" would fit and the next thing starts, the ";" is what is missing. */
static bool is_missing_end(const struct parse_failure *failure)
{
    return failure->token.kind == TOKEN_RBRACE || failure->token.kind == TOKEN_END ||
           is_on_later_line(failure);
}

static bool expects_semicolon(const struct ast_builder *builder)
{
    return builder->expected[TOKEN_SEMI] && !builder->expected[TOKEN_IMPORT];
}

static bool expects_comma_or_end(const struct ast_builder *builder)
{
    return builder->body == BUILD_BODY_ENUM && builder->expected[TOKEN_COMMA] &&
           builder->expected[TOKEN_RBRACE];
}

static void report_missing(const struct parse_failure *failure, enum diag_code code)
{
    diag_report1(failure->builder->diags, code, span_after(failure->previous.span),
                 describe(failure, failure->previous));
}

static enum parse_action handle_semicolon(const struct parse_failure *failure)
{
    if (is_nested_declaration(failure)) {
        if (!failure->silent) {
            diag_report2(failure->builder->diags, DIAG_nested_declaration,
                         span_join(failure->before.span, failure->previous.span),
                         failure->before.text, failure->previous.text);
        }
        return PARSE_CLOSE;
    }
    if (is_missing_end(failure)) {
        if (!failure->silent) {
            report_missing(failure, DIAG_missing_semicolon);
        }
        return PARSE_INSERT;
    }
    if (!failure->silent) {
        report_generic(failure);
    }
    return PARSE_SKIP;
}

static enum parse_action handle_enumerator(const struct parse_failure *failure)
{
    if (is_name(failure->token.kind) || failure->token.kind == TOKEN_AT) {
        if (!failure->silent) {
            report_missing(failure, DIAG_missing_comma);
        }
        return PARSE_INSERT;
    }
    if (!failure->silent) {
        report_generic(failure);
    }
    return PARSE_SKIP_LIST;
}

static void report_end(const struct parse_failure *failure)
{
    struct diag *diag =
        diag_report(failure->builder->diags, DIAG_missing_brace, failure->token.span);

    diag_note(failure->builder->diags, diag, DIAG_opened_here, failure->builder->open);
}

enum parse_action parse_report(const struct parse_failure *failure)
{
    struct ast_builder *builder = failure->builder;

    if (expects_package(builder)) {
        return handle_package(failure);
    }
    if (failure->token.kind == TOKEN_END && builder->body != BUILD_BODY_NONE) {
        if (!failure->silent) {
            report_end(failure);
        }
        return PARSE_SKIP;
    }
    if (is_array_after_name(failure) && !failure->silent) {
        report_array(failure);
        return PARSE_SKIP;
    }
    if (expects_semicolon(builder)) {
        return handle_semicolon(failure);
    }
    if (expects_comma_or_end(builder)) {
        return handle_enumerator(failure);
    }
    if (!failure->silent) {
        if (expects_declaration(builder)) {
            report_declaration(failure);
        } else {
            report_generic(failure);
        }
    }
    return PARSE_SKIP;
}
