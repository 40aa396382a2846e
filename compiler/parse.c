/*
 * The parse loop: takes tokens from the lexer one ahead, so that a comment behind a token is
 * known before the token is used, feeds them to the grammar and goes on after errors.
 */
#include "parse.h"

#include <stdlib.h>
#include <string.h>

#include "ast_build.h"
#include "lexer.h"
#include "parse_errors.h"

struct parser {
    struct ast_builder builder;
    struct lexer lexer;
    const struct source *source;
    void *machine;         /* lemon's */
    struct token next;     /* one ahead */
    struct token previous; /* the last one that was used */
    struct token before;   /* the one before it */
    bool has_failed;
    uint32_t failed_at; /* offset of the token that last failed */
    bool stopped;
};

/* -- tokens -- */

static void keep_doc(struct arena *arena, struct build_docs *docs, uint32_t token,
                     struct ast_doc doc)
{
    struct build_doc kept;

    kept.token = token;
    kept.doc = doc;
    vec_push(arena, &docs->list, kept);
}

/* Comments between `behind` and `ahead` go to one of the two. */
static void sort_docs(struct parser *parser, struct token behind, struct token ahead)
{
    struct ast_builder *builder = &parser->builder;

    for (size_t i = 0; i < parser->lexer.docs.count; i++) {
        const struct lexer_doc *doc = &parser->lexer.docs.items[i];

        if (doc->trailing) {
            keep_doc(builder->arena, &builder->trailing, behind.span.offset, doc->doc);
        } else {
            keep_doc(builder->arena, &builder->leading, ahead.span.offset, doc->doc);
        }
    }
    parser->lexer.docs.count = 0;
}

/* "*" is no part of the language, but of what C programmers write: say so once and drop it. */
static struct token drop_stars(struct parser *parser, struct token behind)
{
    struct token token = lexer_next(&parser->lexer);

    if (token.kind == TOKEN_STAR) {
        enum diag_code code = str_is(behind.text, "char") ? DIAG_pointer_char : DIAG_pointer_type;

        diag_report(parser->builder.diags, code, token.span);
    }
    while (token.kind == TOKEN_STAR) {
        token = lexer_next(&parser->lexer);
    }
    return token;
}

static struct token read_token(struct parser *parser)
{
    struct token token = parser->next;

    parser->next = drop_stars(parser, token);
    sort_docs(parser, token, parser->next);
    return token;
}

static void remember(struct parser *parser, struct token token)
{
    parser->before = parser->previous;
    parser->previous = token;
}

/* -- feeding the grammar -- */

static void feed(struct parser *parser, struct token token)
{
    parser->builder.failed = false;
    grammar(parser->machine, (int)token.kind, token, &parser->builder);
    if (parser->builder.overflowed && !parser->stopped) {
        diag_report1(parser->builder.diags, DIAG_nesting_limit, token.span,
                     arena_format(parser->builder.arena, "%d", (int)PARSE_MAX_NESTING));
        parser->stopped = true;
    }
}

/* These always fit, unless lemon gave up at the end of the file: then it is over. */
static void feed_special(struct parser *parser, enum token_kind kind)
{
    struct token token;

    token.kind = kind;
    token.span = span_after(parser->previous.span);
    token.text = STR("");
    token.is_broken = false;
    feed(parser, token);
    if (parser->builder.failed) {
        parser->stopped = true;
    }
}

/* -- skipping -- */

enum stop { STOP_BEFORE, STOP_BEHIND };

/* "{...}" in a list or in arguments: its brace ends nothing */
static bool is_inner_brace(const struct parser *parser, enum token_kind kind)
{
    enum token_kind next = parser->next.kind;

    return kind == TOKEN_RBRACE &&
           (next == TOKEN_RPAREN || next == TOKEN_RBRACKET || next == TOKEN_COMMA);
}

/*
 * Throws tokens away from `token` on, braces in pairs, up to the end of the member or
 * declaration. Leaves in *token where it stopped.
 */
static enum stop skip(struct parser *parser, struct token *token, bool in_list)
{
    enum build_body body = parser->builder.body;
    size_t depth = 0;

    for (bool is_first = true;; is_first = false) {
        enum token_kind kind = token->kind;

        if (kind == TOKEN_END) {
            return STOP_BEFORE;
        }
        if (depth == 0 && !is_inner_brace(parser, kind)) {
            if (kind == TOKEN_RBRACE && body != BUILD_BODY_NONE) {
                return STOP_BEFORE;
            }
            if (kind == TOKEN_COMMA && body == BUILD_BODY_ENUM) {
                return in_list ? STOP_BEHIND : STOP_BEFORE;
            }
            if (kind == TOKEN_SEMI || kind == TOKEN_RBRACE) {
                return STOP_BEHIND;
            }
            if (!is_first && body == BUILD_BODY_NONE && parse_starts_declaration(kind)) {
                return STOP_BEFORE;
            }
        }
        depth += kind == TOKEN_LBRACE;
        if (kind == TOKEN_RBRACE && depth > 0) {
            depth--;
            if (depth == 0 && body == BUILD_BODY_NONE && !is_inner_brace(parser, kind)) {
                return STOP_BEHIND;
            }
        }
        remember(parser, *token);
        *token = read_token(parser);
    }
}

/* True when *token is to be fed again. */
static bool skip_and_sync(struct parser *parser, struct token *token, bool in_list)
{
    struct token start = *token;
    enum stop stop = skip(parser, token, in_list);
    bool again = stop == STOP_BEFORE;

    /* a second failure at the same place must not come to the same token a third time */
    if (again && parser->has_failed && parser->failed_at == start.span.offset &&
        token->span.offset == start.span.offset && token->kind != TOKEN_END) {
        again = false;
    }
    if (!again) {
        remember(parser, *token);
    }
    feed_special(parser, TOKEN_SYNC);
    if (!again && token->kind == TOKEN_SEMI && !in_list &&
        parser->builder.body == BUILD_BODY_ENUM) {
        feed_special(parser, TOKEN_COMMA);
    }
    return again;
}

/* "bean A { ... bean B {": closes A, and lets B start afresh */
static void close_body(struct parser *parser)
{
    struct token keyword = parser->before;
    struct token name = parser->previous;

    feed_special(parser, TOKEN_SYNC);
    feed_special(parser, TOKEN_RBRACE);
    feed(parser, keyword);
    feed(parser, name);
}

/* Goes on after *token didn't fit. True when it is to be fed again. */
static bool recover(struct parser *parser, struct token *token)
{
    struct parse_failure failure;
    bool is_repeated = parser->has_failed && parser->failed_at == token->span.offset;
    bool again = true;

    failure.builder = &parser->builder;
    failure.source = parser->source;
    failure.before = parser->before;
    failure.previous = parser->previous;
    failure.token = *token;
    failure.silent = is_repeated || parser->previous.is_broken ||
                     (token->kind == TOKEN_END && parser->lexer.unterminated);

    switch (parse_report(&failure)) {
    case PARSE_INSERT:
        if (is_repeated) {
            again = skip_and_sync(parser, token, false);
        } else {
            feed_special(parser, TOKEN_SYNC);
        }
        break;
    case PARSE_CLOSE: close_body(parser); break;
    case PARSE_SKIP: again = skip_and_sync(parser, token, false); break;
    case PARSE_SKIP_LIST: again = skip_and_sync(parser, token, true); break;
    }
    parser->has_failed = true;
    parser->failed_at = failure.token.span.offset;
    return again;
}

/* -- the loop -- */

static bool is_done(const struct parser *parser)
{
    return parser->stopped || diag_is_full(parser->builder.diags);
}

static void parse_tokens(struct parser *parser, bool is_type)
{
    struct token token;
    bool again = false;

    parser->next = drop_stars(parser, parser->previous);
    sort_docs(parser, parser->previous, parser->next);
    feed_special(parser, is_type ? TOKEN_START_TYPE : TOKEN_START_FILE);
    do {
        if (!again) {
            token = read_token(parser);
        }
        again = false;
        feed(parser, token);
        if (!parser->builder.failed) {
            remember(parser, token);
        } else if (is_type || (token.kind == TOKEN_END && parser->has_failed &&
                               parser->failed_at == token.span.offset)) {
            (void)recover(parser, &token);
            return;
        } else {
            again = recover(parser, &token);
        }
    } while ((again || token.kind != TOKEN_END) && !is_done(parser));
}

static void parse(struct parser *parser, const struct parse_context *context,
                  const struct source *source, bool is_type)
{
    memset(parser, 0, sizeof *parser);
    parser->builder.arena = context->arena;
    parser->builder.intern = context->intern;
    parser->builder.diags = context->diags;
    parser->builder.file = ARENA_NEW(context->arena, struct ast_file);
    parser->builder.file->source = source->number;
    parser->source = source;
    parser->previous.span = span_make(source->number, source->body, 0);
    parser->machine = grammarAlloc(malloc);
    if (parser->machine == NULL) {
        fatal_out_of_memory();
    }
    lexer_init(&parser->lexer, context->arena, context->diags, source);
    parse_tokens(parser, is_type);
    grammarFree(parser->machine, free);
}

struct ast_file *parse_file(const struct parse_context *context, const struct source *source)
{
    struct parser parser;

    parse(&parser, context, source, false);
    return parser.builder.file;
}

struct ast_type *parse_type(const struct parse_context *context, const struct source *source)
{
    size_t errors = context->diags->errors;
    struct parser parser;

    parse(&parser, context, source, true);
    return context->diags->errors == errors ? parser.builder.result : NULL;
}
