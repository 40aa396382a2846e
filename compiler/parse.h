/*
 * From the bytes of a source file to its syntax tree. Reports every error of the file in one
 * run; what could be understood is in the tree all the same.
 */
#ifndef BEANC_PARSE_H
#define BEANC_PARSE_H

#include "arena.h"
#include "ast.h"
#include "diag.h"
#include "intern.h"
#include "source.h"

enum {
    PARSE_MAX_NESTING = 64, /* levels of a type or a value */
    PARSE_MAX_NAME = 4096   /* bytes of an identifier */
};

struct parse_context {
    struct arena *arena;   /* for the tree */
    struct intern *intern; /* for its names */
    struct diags *diags;
};

/* Never NULL. Whether there were errors is for diags to say. */
struct ast_file *parse_file(const struct parse_context *context, const struct source *source);

/* The source is one type expression, such as "map<string, Person[]>". NULL after an error. */
struct ast_type *parse_type(const struct parse_context *context, const struct source *source);

#endif
