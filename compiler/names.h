/*
 * Every C identifier of generated code is made here. The contract:
 *
 *   package quarkus.demo, @c.prefix      quarkus_demo_        the prefix; @c.prefix("q_"): q_
 *   bean PersonWide                      quarkus_demo_person_wide
 *   enum Level, its member very_high     quarkus_demo_level, QUARKUS_DEMO_LEVEL_VERY_HIGH
 *   union Shape, its arm circle           quarkus_demo_shape, quarkus_demo_shape_tag,
 *                                        QUARKUS_DEMO_SHAPE_CIRCLE, u.circle
 *   const MAX_TAGS                       QUARKUS_DEMO_MAX_TAGS
 *   property firstName                   first_name
 *   property class                       class_               keywords and the like, with a warning
 *   the flag of int32? rank              has_rank
 *   the state of @presence int32? rank   rank_state
 *   lists, maps, optional enums          quarkus_demo_person_list, quarkus_demo_int32_list_list,
 *                                        quarkus_demo_person_map, quarkus_demo_optional_level
 *   the table of types of person_gen.h   quarkus_demo_person_gen_types
 *   header person_gen.h                  QUARKUS_DEMO_PERSON_GEN_H
 *   import "acme/money.bean"             acme/money_gen.h
 *
 * Names are split into words as @naming splits them (naming.h) and joined by '_' in lower case;
 * enumerators, constants and the guard in upper case. @c.name gives a whole identifier instead:
 * of a property or an arm its member, of anything else the full name without any prefix.
 *
 * What is generated for these (X_list, X_read ...) is listed in names.c. No two names of a file
 * and its imports are equal; one that is taken, generated for another, reserved by C or by libbean
 * is an error. In a guard, anything but a-z, 0-9 and '_' in the path (".h" at its end aside) is
 * followed up by a mark at the end, so that a/b.h and a_b.h differ: A_B_H_1S.
 */
#ifndef BEANC_NAMES_H
#define BEANC_NAMES_H

#include "arena.h"
#include "diag.h"
#include "map.h"
#include "model.h"

/* ---- spelling -------------------------------------------------------------------------------- */

struct str names_words(struct arena *arena, struct str text); /* "HTTPServer": "http_server" */
struct str names_upper(struct arena *arena, struct str text); /* letters only: "a_b" to "A_B" */

/* The prefix of a file; `option`, when not empty, wins over @c.prefix. */
struct str names_prefix(struct arena *arena, const struct model_file *file, struct str option);

/* prefix + words, or the name that is given. */
struct str names_type(struct arena *arena, struct str prefix, struct str name,
                      const struct model_text *c_name);
struct str names_upper_type(struct arena *arena, struct str prefix, struct str name,
                            const struct model_text *c_name);

/* What a type's name adds to the prefix, for names that are derived from it: "person" of
 * "quarkus_demo_person", all of it when the prefix is not there. */
struct str names_stem(struct str c_name, struct str prefix);

struct str names_guard(struct arena *arena, struct str package, struct str header_path);
/* The table of a file's types: several files may share a package, so the header's name is in it. */
struct str names_types(struct arena *arena, struct str prefix, struct str header_path);
struct str names_include(struct arena *arena, struct str import_spelling);

/* ---- what is reserved ------------------------------------------------------------------------ */

enum names_class {
    NAMES_FREE,
    NAMES_KEYWORD, /* keywords of C and C++, common macros: no name at all */
    NAMES_TYPE,    /* types that generated headers use: no member, for C++'s sake */
    NAMES_LIBRARY  /* declared by C's library, or used by generated code: no global name */
};

enum names_class names_classify(struct str identifier);

/* Whether libbean keeps it: bean_..., and what generated .c files use for themselves. */
bool names_is_runtime(struct str identifier);

/* Starts with a letter, then letters, digits and single '_'. */
bool names_is_identifier(struct str text);

/* The list of a class, sorted, by number; NULL after the last. For tests. */
const char *names_reserved_word(enum names_class which, size_t number);

/* ---- no name twice --------------------------------------------------------------------------- */

enum names_kind {
    NAMES_BEAN,
    NAMES_UNION,
    NAMES_UNION_TAG, /* owner: the union */
    NAMES_ARM,
    NAMES_ENUM,
    NAMES_ENUMERATOR,
    NAMES_CONSTANT,
    NAMES_VIEW,
    NAMES_DERIVED, /* owner: the property that needs the list, map or optional type */
    NAMES_MAIN,    /* owner: the type of --main, which needs one */
    NAMES_PROPERTY,
    NAMES_FLAG,     /* owner: the property whose presence it tells */
    NAMES_BASE,     /* owner: the bean that is embedded */
    NAMES_FUNCTION, /* of a @codec; owner: the property that has it */
    NAMES_GENERATED /* of the file itself; owner: what it is */
};

/* One namespace of C: all global identifiers, or the members of one struct. */
struct names_scope {
    struct arena *arena;
    struct diags *diags;
    bool is_global;
    struct map taken;
};

void names_scope_init(struct names_scope *scope, struct arena *arena, struct diags *diags,
                      bool is_global);

/*
 * Takes an identifier; c-name-taken when somebody has it. In global scope also c-name-reserved
 * when C or libbean does. Returns whether all was well. The identifier is not copied.
 */
bool names_claim(struct names_scope *scope, enum names_kind kind, struct str identifier,
                 struct str owner, struct span span);

/* After all claims: reports those that are also generated for a bean, an enum or a derived type. */
void names_check_generated(const struct names_scope *scope);

/*
 * The member of a property, and an error, or a warning where `warns`, when C has the name. Types
 * are the global scope: a member named like a type of the file would be no C++.
 */
struct str names_member(struct arena *arena, const struct model_property *property,
                        const struct names_scope *types, struct diags *diags, bool warns);
/* The same for an arm. */
struct str names_arm(struct arena *arena, const struct model_variant *variant,
                     const struct names_scope *types, struct diags *diags, bool warns);

#endif
