/*
 * What the parser says about a token that doesn't fit, and how it should go on. Private to the
 * syntax floor.
 */
#ifndef BEANC_PARSE_ERRORS_H
#define BEANC_PARSE_ERRORS_H

#include "ast_build.h"
#include "lexer.h"

struct parse_failure {
    struct ast_builder *builder; /* with the tokens that would have fitted */
    const struct source *source;
    struct token before;   /* the token before the previous one */
    struct token previous; /* TOKEN_END when there is none */
    struct token token;    /* the one that doesn't fit */
    bool silent;           /* a report would only follow from an earlier one */
};

enum parse_action {
    PARSE_SKIP,      /* throw tokens away up to the end of the member or declaration */
    PARSE_SKIP_LIST, /* the same where "," is missing: up to behind the next one */
    PARSE_INSERT,    /* something is missing before the token: go on with it */
    PARSE_CLOSE      /* "}" is missing before the two tokens before this one */
};

/* Reports, unless silent, and decides. */
enum parse_action parse_report(const struct parse_failure *failure);

/* True for the words that start a declaration. */
bool parse_starts_declaration(enum token_kind kind);

#endif
