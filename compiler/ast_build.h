/*
 * Builders: what the grammar's rules call to make the tree. Private to the syntax floor: only
 * grammar.y and parse.c include it.
 */
#ifndef BEANC_AST_BUILD_H
#define BEANC_AST_BUILD_H

#include <stdbool.h>
#include <stddef.h>

#include "ast.h"
#include "diag.h"
#include "intern.h"
#include "lexer.h"
#include "vec.h"

/* Which declaration's braces the parser is in. */
enum build_body { BUILD_BODY_NONE, BUILD_BODY_MEMBERS, BUILD_BODY_ENUM };

/* A documentation comment and the token that it stands before or, trailing, after. */
struct build_doc {
    uint32_t token; /* its offset */
    struct ast_doc doc;
};

VEC_DEFINE(build_doc_list, struct build_doc);

/* In order of appearance; those before `next` are used up or passed. */
struct build_docs {
    struct build_doc_list list;
    size_t next;
};

struct ast_builder {
    struct arena *arena;
    struct intern *intern;
    struct diags *diags;

    struct ast_file *file;   /* grows by whole declarations */
    struct ast_type *result; /* of START_TYPE */
    struct ast_type *last_type;
    bool has_head;
    enum build_body body;
    struct span open; /* the brace that opened the body */

    struct build_docs leading;
    struct build_docs trailing;

    /* set by the parser's error hooks, for parse.c to act on */
    bool failed;
    bool overflowed;
    bool expected[TOKEN_COUNT];
};

/* -- errors -- */

void build_expect(struct ast_builder *builder, enum token_kind kind, bool expected);
void build_overflow(struct ast_builder *builder);

/* -- file and declarations -- */

void build_result(struct ast_builder *builder, struct ast_type *type);
void build_head(struct ast_builder *builder, struct ast_attr_list attrs, struct token keyword,
                struct ast_qname *name, struct token end);
void build_import(struct ast_builder *builder, struct token keyword, struct token path,
                  const struct token *alias, struct token end);
void build_extern(struct ast_builder *builder, struct ast_attr_list attrs, struct token keyword,
                  struct token name, struct token end);
void build_alias(struct ast_builder *builder, struct ast_attr_list attrs, struct token keyword,
                 struct token name, struct ast_type *type, struct token end);
void build_const(struct ast_builder *builder, struct ast_attr_list attrs, struct token keyword,
                 struct ast_type *type, struct token name, struct ast_value *value,
                 struct token end);
void build_view(struct ast_builder *builder, struct ast_attr_list attrs, struct token keyword,
                struct token name, struct ast_qname *base, struct token end);

/* A bean, union or enum: opened, filled, closed (and only then part of the file). */
struct ast_decl *build_open(struct ast_builder *builder, enum ast_decl_kind kind,
                            struct ast_attr_list attrs, struct token keyword, struct token name,
                            struct ast_qname *base, struct token brace);
void build_close(struct ast_builder *builder, struct ast_decl *decl, struct token brace);
void build_close_empty(struct ast_builder *builder, struct ast_decl *decl, struct token brace);

/* -- members; NULL stands for one with an error -- */

void build_add_member(struct ast_builder *builder, struct ast_decl *decl,
                      struct ast_member *member);
void build_add_variant(struct ast_builder *builder, struct ast_decl *decl,
                       struct ast_variant *variant);
void build_add_enumerator(struct ast_builder *builder, struct ast_decl *decl,
                          struct ast_enumerator *enumerator);
void build_enumerator_comma(struct ast_builder *builder, struct ast_decl *decl, struct token comma);

struct ast_member *build_property(struct ast_builder *builder, struct ast_attr_list attrs,
                                  struct ast_type *type, struct token name,
                                  struct ast_value *initial, struct token end);
struct ast_member *build_reserved(struct ast_builder *builder, struct ast_attr_list attrs,
                                  struct token keyword, struct token name);
void build_add_reserved(struct ast_builder *builder, struct ast_member *member, struct token name);
struct ast_member *build_reserved_end(struct ast_builder *builder, struct ast_member *member,
                                      struct token end);
struct ast_variant *build_variant(struct ast_builder *builder, struct ast_attr_list attrs,
                                  struct span start, struct ast_type *type, struct token name,
                                  struct token end);
struct ast_enumerator *build_enumerator(struct ast_builder *builder, struct ast_attr_list attrs,
                                        struct token name, const struct token *value);

/* -- types -- */

struct ast_type *build_named(struct ast_builder *builder, struct ast_qname *name);
struct ast_type *build_map(struct ast_builder *builder, struct token keyword, struct ast_type *key,
                           struct ast_type *element, struct token end);
struct ast_type *build_suffix(struct ast_builder *builder, enum ast_type_kind kind,
                              struct ast_type *element, struct token first, struct ast_value *count,
                              struct token last);

/* -- attributes -- */

struct ast_attr_list build_no_attrs(void);
void build_add_attr(struct ast_builder *builder, struct ast_attr_list *attrs,
                    struct ast_attr *attr);
struct ast_attr *build_attr(struct ast_builder *builder, struct token at, struct ast_qname *name);
struct ast_attr *build_add_arg(struct ast_builder *builder, struct ast_attr *attr,
                               struct ast_arg *arg);
struct ast_attr *build_attr_end(struct ast_attr *attr, struct token end);
struct ast_arg *build_arg(struct ast_builder *builder, const struct token *name,
                          struct ast_value *value);

/* -- values and names -- */

struct ast_value *build_scalar(struct ast_builder *builder, enum ast_value_kind kind,
                               struct token token);
struct ast_value *build_name(struct ast_builder *builder, struct ast_qname *name);
struct ast_value *build_empty(struct ast_builder *builder, enum ast_value_kind kind,
                              struct token open, struct token close);
struct ast_value *build_list(struct ast_builder *builder, struct token open,
                             struct ast_value *first);
struct ast_value *build_add_item(struct ast_builder *builder, struct ast_value *list,
                                 struct ast_value *item);
struct ast_value *build_list_end(struct ast_builder *builder, struct ast_value *list,
                                 struct token close);
struct ast_qname *build_qname(struct ast_builder *builder, struct token first);
struct ast_qname *build_add_part(struct ast_builder *builder, struct ast_qname *name,
                                 struct token part);

/* One identifier or string as the tree keeps it. */
struct ast_name build_ident(struct ast_builder *builder, struct token token);

/*
 * The documentation of what spans the tokens from offset `from` to offset `to`, either side
 * included. Spans must be asked for in rising order.
 */
struct ast_doc build_take_doc(struct ast_builder *builder, struct build_docs *docs, uint32_t from,
                              uint32_t to);

/* -- the parser that lemon makes of grammar.y -- */

void *grammarAlloc(void *(*allocate)(size_t));
void grammarInit(void *parser);
void grammar(void *parser, int kind, struct token token, struct ast_builder *builder);
void grammarFinalize(void *parser);
void grammarFree(void *parser, void (*release)(void *));
int grammarFallback(int kind);

#endif
