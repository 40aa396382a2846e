/*
 * Lexer: from bytes to tokens, comments put aside as documentation. Reports errors in tokens
 * and always goes on; knows nothing of the order that tokens may come in.
 */
#ifndef BEANC_LEXER_H
#define BEANC_LEXER_H

#include "arena.h"
#include "ast.h"
#include "diag.h"
#include "source.h"
#include "str.h"
#include "vec.h"

enum token_kind {
    TOKEN_END,
#define TOKEN(id, text) TOKEN_##id,
#define WORD(id, text) TOKEN_##id,
#include "tokens.def"
#undef TOKEN
#undef WORD
    TOKEN_COUNT
};

struct token {
    enum token_kind kind;
    struct span span;
    struct str text; /* as written; decoded for strings */
    bool is_broken;  /* a string that was not closed: more than it may be missing */
};

struct lexer_doc {
    bool trailing; /* "///<": belongs to what stands before it */
    struct ast_doc doc;
};

VEC_DEFINE(lexer_doc_list, struct lexer_doc);

struct lexer {
    struct arena *arena;
    struct diags *diags;
    const struct source *source;
    const char *cursor;
    const char *end;            /* of the bytes; a NUL stands here */
    struct lexer_doc_list docs; /* found before the latest token; the parser empties it */
    bool unterminated;          /* a comment ran into the end of the file */
};

/* Checks the whole file's bytes (UTF-8, control characters) and starts at its beginning. */
void lexer_init(struct lexer *lexer, struct arena *arena, struct diags *diags,
                const struct source *source);

/* The next token; TOKEN_END at the end, again and again. */
struct token lexer_next(struct lexer *lexer);

/* How messages call a kind of token: "a name", "';'", "'bean'" without quotes for words. */
const char *lexer_token_name(enum token_kind kind);
bool lexer_is_word(enum token_kind kind);

/*
 * Pieces that lexer.re leaves to lexer_text.c. Each starts at `start`, whose first bytes have
 * been recognised, and returns where the token ends.
 */
const char *lexer_string(struct lexer *lexer, const char *start, struct str *decoded,
                         bool *is_closed);
const char *lexer_line_comment(struct lexer *lexer, const char *start);
const char *lexer_block_comment(struct lexer *lexer, const char *start);
void lexer_check_bytes(struct lexer *lexer);

struct span lexer_span(const struct lexer *lexer, const char *start, const char *end);

#endif
