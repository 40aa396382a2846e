/*
 * What the parts of lowering share: symbols, the scopes that they are found in, and the functions
 * of each part. For lower*.c alone. NULL types and values of kind NONE stand for what was reported
 * as wrong already; nothing else is said about them.
 */
#ifndef BEANC_LOWER_PARTS_H
#define BEANC_LOWER_PARTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "annots.h"
#include "arena.h"
#include "ast.h"
#include "diag.h"
#include "load.h"
#include "map.h"
#include "model.h"
#include "suggest.h"
#include "vec.h"

enum lower_symbol_kind {
    LOWER_BEAN,
    LOWER_UNION,
    LOWER_ENUM,
    LOWER_ALIAS,
    LOWER_CONST,
    LOWER_VIEW,
    LOWER_EXTERN
};

/* Of what may lead back to itself: aliases, constants, bases. */
enum lower_state { LOWER_NEW, LOWER_OPEN, LOWER_DONE };

struct lower_file;

/* A declaration. */
struct lower_symbol {
    enum lower_symbol_kind kind;
    enum lower_state state;
    struct str name;
    const struct ast_decl *decl;
    struct lower_file *file;
    struct model_bean *bean;
    unsigned base_depth; /* bean: length of its chain of bases */
    struct model_union *sum;
    struct model_enum *enumeration;
    struct model_const *constant;
    struct model_view *view;
    struct model_extern *foreign; /* extern bean */
    const struct model_type *type; /* alias */
};

VEC_DEFINE(lower_symbol_list, struct lower_symbol *);

/* An enum and its members by name. */
struct lower_enum {
    struct model_enum model;
    struct map members;
};

struct lower_import {
    struct lower_file *file;
    const struct ast_decl *decl;
    struct str alias; /* data is NULL when there is none */
    struct lower_import *first; /* the import of the same file before it: only the alias counts */
    bool used;
};

VEC_DEFINE(lower_import_list, struct lower_import *);

/* @naming and @enum.names of a file */
struct lower_naming {
    bool given;
    enum model_naming strategy;
    bool of_constants; /* for enumerators */
    bool by_preset;
};

struct lower_file {
    const struct load_file *loaded;
    struct model_file *model;
    struct map symbols;       /* its own, by name */
    struct map found;         /* names that were looked up in its imports before */
    struct lower_import *imports; /* those that could be loaded */
    size_t import_count;
    struct map *by_name;      /* names to lower_import_list of who declares them; made on demand,
                               * where the imports are too many to ask each of them */
    bool lacks_imports;       /* one could not be loaded */
    struct lower_naming naming;
    struct lower_naming enum_naming;
};

/* An alias whose limits are not read yet. */
struct lower_pending {
    struct lower_file *file;
    struct annot_set set;
    const struct model_type *type;
    struct model_constraints *constraints;
};

VEC_DEFINE(lower_pending_list, struct lower_pending *);

struct lower {
    struct arena *arena;
    struct diags *diags;
    const struct load_result *loaded;
    struct lower_file *files; /* as in loaded */
    size_t file_count;
    struct lower_symbol_list symbols; /* all, in order of declaration */
    struct lower_pending_list pending;
    struct map qualified;     /* "package.Name" to symbols */
    struct map built_in;      /* names of built-in types to their rows */
    struct annots annots;
    size_t suggest_budget;
    size_t scan_budget;       /* bytes of faulty files to search for lost declarations */
    uint32_t bean_count;      /* unions among them */
};

/* -- lower_scope.c: names -- */

/* Makes the symbols of all files. */
void lower_declare(struct lower *lower);

/*
 * What a name means in a file: an own declaration, one of the direct imports of the same package,
 * one of the other direct imports; with dots, one of the file whose alias or package stands before
 * the last dot. NULL when there is none, or several (*reported: the error is out already).
 */
struct lower_symbol *lower_find(struct lower *lower, struct lower_file *file,
                                const struct ast_qname *name, bool *reported);
/* The same, but an error is left to a later look. */
struct lower_symbol *lower_find_silently(struct lower *lower, struct lower_file *file,
                                         const struct ast_qname *name);

/* -- lower_unknown.c: names that mean nothing -- */

enum lower_wanted { LOWER_WANTED_TYPE, LOWER_WANTED_CONST, LOWER_WANTED_BASE, LOWER_WANTED_VIEW };

/*
 * Reports that a name means nothing in a file, with the nearest one that does; says nothing when
 * the declaration may have been lost in a file or import with errors.
 */
void lower_report_unknown(struct lower *lower, struct lower_file *file,
                          const struct ast_qname *name, enum lower_wanted wanted);

/* Adds "did you mean" to a diagnostic. */
void lower_note_suggestion(struct lower *lower, struct diag *diag,
                           const struct suggest *suggest);

/* -- lower_types.c -- */

void lower_types_init(struct lower *lower);
/* The name of a built-in type of the language, supported or not. */
bool lower_is_built_in(const struct lower *lower, struct str name);
/* A built-in type of one model kind; false for others, known or not. */
bool lower_scalar_kind(const struct lower *lower, struct str name, enum model_kind *kind);
/* What to write for a type's name of another language, or NULL. */
const char *lower_foreign_type(struct str name);
/* Offers the names of all types that work. */
void lower_offer_built_in(struct suggest *suggest);
/* The resolved type; aliases are resolved already. NULL after an error. */
const struct model_type *lower_type(struct lower *lower, struct lower_file *file,
                                    const struct ast_type *type);
const char *lower_kind_name(enum model_kind kind); /* "uint8" */
/* As a schema would spell it. */
struct str lower_type_text(struct lower *lower, const struct model_type *type);

/* -- lower_aliases.c -- */

/* Resolves all aliases, whatever their order. */
void lower_aliases(struct lower *lower);

/* -- lower_values.c, lower_constants.c, lower_integers.c -- */

/* All constants, whatever their order. */
void lower_constants(struct lower *lower);
/* One that a type needs before its turn; the aliases in its type are resolved already. */
void lower_constant_first(struct lower *lower, struct lower_symbol *symbol);
/* The value as one of the type; kind NONE after an error. Constants are done already. */
struct model_value lower_value(struct lower *lower, struct lower_file *file,
                               const struct model_type *type, const struct ast_value *value);

/* An integer of any type. */
struct lower_integer {
    bool is_negative;
    bool overflows; /* 64 bits do not hold it */
    uint64_t magnitude;
};
/* Of "-"? digits, or "0x" and hexadecimal ones. */
struct lower_integer lower_integer_literal(struct str text);
bool lower_integer_fits(enum model_kind kind, struct lower_integer integer);
/* For the value of an enumerator or a constant; negative bits mean their two's complement. */
struct lower_integer lower_integer_of(enum model_kind kind, uint64_t bits);
uint64_t lower_integer_bits(struct lower_integer integer);
const char *lower_kind_range(enum model_kind kind); /* "0 to 255" */

/* -- lower_texts.c: literals with a format of their own -- */

/* RFC 9562, section 4: 8-4-4-4-12 hexadecimal digits. */
bool lower_uuid(struct str text, uint8_t octets[16]);
/* The value of a hexadecimal digit, or -1. */
int lower_hexadecimal_digit(char text);
/* Base64 with padding (RFC 4648, section 4), strictly; the bytes are in the arena. */
bool lower_base64(struct arena *arena, struct str text, struct str *bytes);
/* Digits with a fraction or without, as JSON has them: no exponent. */
bool lower_is_decimal(struct str text, bool whole);
/* A JSON text (RFC 8259) of at most 64 levels, and it without the white space around it.
 * (lower_json.c) */
bool lower_json(struct str text, struct str *trimmed);

/* -- lower_times.c: dates and times -- */

/* Sets what a MODEL_VALUE_TIME has; the value is zero before. False when the text is no such
 * time. */
bool lower_time(enum model_kind kind, struct str text, struct model_value *value);
/* "a date such as \"2024-02-29\"" */
const char *lower_time_example(enum model_kind kind);

/* -- lower_rules.c: attributes -- */

struct model_text lower_text(const struct ast_value *value);
struct model_include_rule lower_include(const struct annot_set *set);
struct model_nulls_rule lower_nulls(const struct annot_set *set);
struct model_duplicates_rule lower_duplicates(const struct annot_set *set);
struct model_unknown_rule lower_unknown(const struct annot_set *set);
struct model_depth_rule lower_depth(struct lower *lower, const struct annot_set *set);
struct model_emit_rule lower_emit(const struct annot_set *set);
struct model_deprecated lower_deprecated(const struct annot_set *set);
struct lower_naming lower_naming(const struct annot_set *set, enum annot_id id);
/* @c.name and @c.prefix */
struct model_text lower_c_name(struct lower *lower, const struct annot_set *set,
                               enum annot_id id);
/* Letters, digits and single '_', and a letter first. */
bool lower_is_c_name(struct str text);
/* The documentation comment with what @title, @since and @example add. */
struct str lower_doc(struct lower *lower, const struct ast_doc *doc,
                     const struct annot_set *set);
/* All views: what they are made from, and their numbers (lower_views.c). */
void lower_views(struct lower *lower);
/* The views of a @view, and @views. */
struct model_view_list lower_view_names(struct lower *lower, struct lower_file *file,
                                        const struct annot_set *set);
struct model_views_rule lower_views_rule(const struct annot_set *set);

/* What @storage(pointer) makes of the property's type (lower_storage.c). */
void lower_storage(struct lower *lower, struct model_property *property,
                   const struct annot_set *set);
/* It is an error on a `type`; the format is left without it. */
void lower_alias_storage(struct lower *lower, struct model_format *format);
/* Reports two attributes that don't go with each other, where both are given. */
void lower_check_conflict(struct lower *lower, const struct annot_set *set, enum annot_id first,
                          enum annot_id second);
/* Which part the property has in its bean's object (lower_structure.c). */
void lower_structure(struct lower *lower, struct model_property *property,
                     const struct annot_set *set);
/* The strings of @alias. */
const struct model_text *lower_alias_names(struct lower *lower, const struct annot_set *set,
                                           size_t *count);
/* Reports a name that is too long, and cuts nothing. */
void lower_check_json_name(struct lower *lower, struct str name, struct span span);

/* What names a property or an enumerator in JSON: @name, else its own name by a strategy. */
struct lower_json_name {
    struct str text;
    struct span span;
    enum model_level level;
};
struct lower_json_name lower_json_name(struct lower *lower, const struct annot_set *set,
                                       struct ast_name name, struct lower_naming inner,
                                       struct lower_naming outer);

/* -- lower_formats.c: attributes that say how scalars are written -- */

struct model_format lower_format(struct lower *lower, const struct annot_set *set);
bool lower_has_format(const struct model_format *format);
/* Takes over what `outer` says and `format` does not. */
void lower_inherit_format(struct model_format *format, const struct model_format *outer);

/* -- lower_codecs.c: the user's own types and functions -- */

/* @codec; NULL without one, or after an error. `format`: what stands beside it and would have no
 * effect; NULL: nothing can. */
const struct model_codec *lower_codec(struct lower *lower, const struct annot_set *set,
                                      const struct model_format *format);
/* Reports a @codec of a property or an alias whose type has no scalar in it. */
void lower_check_codec(struct lower *lower, const struct model_codec *codec,
                       const struct model_type *type);
/* The C name of a function of the user's, which an argument gives; text.data NULL: not given. */
struct model_text lower_function(struct lower *lower, const struct annot_set *set,
                                 enum annot_id id, const char *arg);
/* Reports @include(custom: ...) on what has values of more than one type. */
void lower_refuse_custom(struct lower *lower, const struct annot_set *set);
/* All extern beans. */
void lower_externs(struct lower *lower);

/* -- lower_constraints.c: limits of values -- */

/* The type of an alias with room for the limits that it says, which are filled in once constants
 * are known; the type itself when it says none. */
const struct model_type *lower_constrained(struct lower *lower, struct lower_file *file,
                                           const struct model_type *type,
                                           const struct annot_set *set);
/* Of a property. Without a type nothing is said. Constants are done already, as below. */
void lower_constraints(struct lower *lower, struct lower_file *file, const struct annot_set *set,
                       const struct model_type *type, struct model_constraints *constraints);
/* Of all aliases. */
void lower_alias_constraints(struct lower *lower);
struct model_check_rule lower_check(const struct annot_set *set);

/* -- lower_enums.c, lower_beans.c, lower_unions.c -- */

/* The enumerator of that name, or NULL. */
const struct model_member *lower_member(const struct model_enum *enumeration, struct str name);

void lower_enums(struct lower *lower);
void lower_beans(struct lower *lower);
void lower_unions(struct lower *lower);

#endif
