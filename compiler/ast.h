/*
 * Syntax tree of one schema file: what was written, where, and nothing of what it means.
 * The parser builds it, floor 3 reads it, nobody changes it. All of it lives in one arena;
 * names are interned, strings decoded, numbers kept as text.
 */
#ifndef BEANC_AST_H
#define BEANC_AST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "source.h"
#include "str.h"
#include "vec.h"

/* An identifier, or a string literal's decoded text. text.data is NULL when there is none. */
struct ast_name {
    struct str text;
    struct span span;
};

VEC_DEFINE(ast_name_list, struct ast_name);

/* a.b.c; parts.count is 0 when there is none. */
struct ast_qname {
    struct ast_name_list parts;
    struct str text; /* the parts joined by dots, interned */
    struct span span;
};

/* Documentation comment, its markers and one level of indentation removed; lines end in LF. */
struct ast_doc {
    struct str text; /* size 0: none */
    struct span span;
};

/* -- values -- */

enum ast_value_kind {
    AST_VALUE_INT,      /* text: as written, "-5", "0x1F" */
    AST_VALUE_FLOAT,    /* text: as written, "-1.5e3" */
    AST_VALUE_STRING,   /* text: decoded, may hold NULs */
    AST_VALUE_BOOL,     /* boolean */
    AST_VALUE_NULL,     /* */
    AST_VALUE_NAME,     /* name: a constant, an enumerator, a property, a rule word, ... */
    AST_VALUE_LIST,     /* items */
    AST_VALUE_EMPTY_MAP /* {} */
};

VEC_DEFINE(ast_value_list, struct ast_value *);

struct ast_value {
    enum ast_value_kind kind;
    uint32_t depth; /* 1 for scalars and [], one more for each list around */
    struct span span;
    struct str text;
    bool boolean;
    struct ast_qname name;
    struct ast_value_list items;
};

/* -- attributes -- */

struct ast_arg {
    struct ast_name name; /* none: positional. Positional ones come first */
    struct ast_value *value;
    struct span span;
};

VEC_DEFINE(ast_arg_list, struct ast_arg *);

struct ast_attr {
    struct ast_qname name; /* without the @ */
    bool has_parentheses;
    struct ast_arg_list args;
    struct span span;
};

VEC_DEFINE(ast_attr_list, struct ast_attr *);

/* -- types -- */

enum ast_type_kind {
    AST_TYPE_NAMED,    /* name: built in or declared */
    AST_TYPE_MAP,      /* map<key, element> */
    AST_TYPE_NULLABLE, /* element ? */
    AST_TYPE_LIST,     /* element [] */
    AST_TYPE_FIXED,    /* element [count] */
    AST_TYPE_BOUNDED   /* element [<=count] */
};

struct ast_type {
    enum ast_type_kind kind;
    uint32_t depth; /* 1 for names, one more for each level around */
    struct span span;
    struct span mark; /* of what makes the kind: "map", "?", "[4]" */
    struct ast_qname name;
    struct ast_type *key;
    struct ast_type *element;
    struct ast_value *count; /* AST_VALUE_INT or AST_VALUE_NAME of a constant */
};

/* -- members of declarations -- */

enum ast_member_kind { AST_MEMBER_PROPERTY, AST_MEMBER_RESERVED };

struct ast_member {
    enum ast_member_kind kind;
    struct span span; /* from the first attribute to the semicolon */
    struct ast_doc doc;
    struct ast_attr_list attrs;
    struct ast_type *type;         /* property */
    struct ast_name name;          /* property */
    struct ast_value *initial;     /* property: after "=", or NULL */
    struct ast_name_list reserved; /* reserved: JSON names */
};

VEC_DEFINE(ast_member_list, struct ast_member *);

struct ast_enumerator {
    struct span span;
    struct ast_doc doc;
    struct ast_attr_list attrs;
    struct ast_name name;
    struct ast_value *value; /* AST_VALUE_INT, or NULL */
};

VEC_DEFINE(ast_enumerator_list, struct ast_enumerator *);

struct ast_variant {
    struct span span;
    struct ast_doc doc;
    struct ast_attr_list attrs;
    struct ast_type *type; /* NULL for void */
    struct ast_name name;
};

VEC_DEFINE(ast_variant_list, struct ast_variant *);

/* -- declarations -- */

enum ast_decl_kind {
    AST_DECL_IMPORT,
    AST_DECL_BEAN,
    AST_DECL_EXTERN_BEAN,
    AST_DECL_ENUM,
    AST_DECL_UNION,
    AST_DECL_TYPE,
    AST_DECL_CONST,
    AST_DECL_VIEW
};

struct ast_decl {
    enum ast_decl_kind kind;
    struct span span; /* from the first attribute to the brace or semicolon that ends it */
    struct ast_doc doc;
    struct ast_attr_list attrs;
    struct ast_name name;                   /* all but import */
    struct ast_qname base;                  /* bean, enum (one part) and view: after ":", or none */
    struct ast_name path;                   /* import: the decoded string */
    struct ast_name alias;                  /* import: after "as", or none */
    struct ast_type *type;                  /* type, const */
    struct ast_value *value;                /* const */
    struct ast_member_list members;         /* bean */
    struct ast_enumerator_list enumerators; /* enum */
    struct ast_variant_list variants;       /* union */
};

VEC_DEFINE(ast_decl_list, struct ast_decl *);

struct ast_file {
    uint32_t source;
    struct ast_doc doc;         /* before the package or its attributes */
    struct ast_attr_list attrs; /* of the file */
    struct ast_qname package;   /* none after an error */
    struct ast_decl_list decls; /* in order of appearance */
};

static inline bool ast_name_exists(struct ast_name name)
{
    return name.text.data != NULL;
}

static inline bool ast_qname_exists(const struct ast_qname *name)
{
    return name->parts.count != 0;
}

/*
 * Appends the file as a schema in one fixed layout, documentation included. What it prints
 * parses to an equal tree.
 */
void ast_print(const struct ast_file *file, struct str_buffer *out);
void ast_print_type(const struct ast_type *type, struct str_buffer *out);
void ast_print_value(const struct ast_value *value, struct str_buffer *out);

#endif
