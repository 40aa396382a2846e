/*
 * How types look in C: scalars, structs, the forms of null, and the list, map and optional structs
 * that a file has to declare for itself. Then the order of declarations in which everything is
 * complete where it must be. Knows nothing of canonical order and rules; those are handed in.
 */
#ifndef BEANC_LAYOUT_H
#define BEANC_LAYOUT_H

#include "arena.h"
#include "map.h"
#include "names.h"
#include "plan.h"
#include "vec.h"

/* A struct that is declared for lists, maps or optional elements of some type. */
struct layout_derived {
    struct plan_derived plan;
    bool is_local;                          /* to be declared by the file that is compiled */
    bool is_visited;                        /* while steps are made */
    const struct layout_bean *element_bean; /* the element is this bean or union, by value */
    struct layout_derived *element_derived; /* the element is this struct */
    struct layout_derived *next_pending;    /* maps whose entries wait for the same bean */
};

/* A bean or a union. */
struct layout_bean {
    struct plan_bean *plan; /* exactly one of these two */
    struct plan_union *sum;
    struct layout_derived *list;    /* X_list */
    struct layout_derived *pending; /* maps whose entries wait for it */
    bool is_visited;
    bool is_declared;
    size_t number; /* among all beans and unions */
};

VEC_DEFINE(layout_bean_list, struct layout_bean *);
VEC_DEFINE(layout_derived_list, struct layout_derived *);

struct layout {
    struct arena *arena;
    struct names_scope *globals;
    struct map beans;                        /* unions, too; by model pointer; layout_bean */
    struct map enums;                        /* by model pointer; struct plan_enum */
    struct map derived;                      /* by C name; struct layout_derived */
    struct layout_bean_list bean_list;       /* in order of arrival */
    struct layout_derived_list derived_list; /* likewise */
};

/* Whose header declares derived structs, and who needs them (for messages). */
struct layout_user {
    struct str prefix;
    bool is_local;
    const struct model_file *file; /* beans and enums of this file shorten their names */
    enum names_kind kind;
    struct str owner;
    struct span span;
};

void layout_init(struct layout *layout, struct arena *arena, struct names_scope *globals);

/* Makes a type known, with its C name; before any value uses it. */
void layout_add_bean(struct layout *layout, struct plan_bean *bean);
void layout_add_union(struct layout *layout, struct plan_union *sum);
void layout_add_enum(struct layout *layout, struct plan_enum *enumeration);

struct plan_bean *layout_find_bean(const struct layout *layout, const struct model_bean *bean);
struct plan_union *layout_find_union(const struct layout *layout, const struct model_union *sum);
struct plan_enum *layout_find_enum(const struct layout *layout, const struct model_enum *type);

/*
 * The description of a value: a member (null of a scalar is a flag beside it) or, as elements and
 * root values are, one that stands alone (then an optional struct). `codec` is that of the scalar
 * in it, or NULL. Names of elements are still
 * empty. Takes time and memory in proportion to the depth of the type.
 */
struct plan_value *layout_value(struct layout *layout, const struct layout_user *user,
                                const struct model_type *type, const struct plan_rules *rules,
                                const struct plan_codec *codec, bool is_member);

/* A copy whose elements can get names of their own. */
struct plan_value *layout_copy(struct arena *arena, const struct plan_value *value);

/* Marks beans and unions that can contain themselves: strongly connected components (R. Tarjan,
 * 1972) of what properties and arms reach. Linear. */
void layout_mark_recursive(struct layout *layout);

/* Declaration steps and ranks. Linear. */
void layout_make_steps(struct layout *layout, struct plan *plan);

/* ---- C spelling of scalars ------------------------------------------------------------------- */

bool layout_is_scalar(enum model_kind kind);          /* whose null is a flag beside it */
const char *layout_scalar_type(enum model_kind kind); /* "int32_t", "bean_str" */
const char *layout_scalar_stem(enum model_kind kind); /* "int32", "string" */
unsigned layout_integer_size(enum model_kind kind);   /* in bytes */
bool layout_is_signed(enum model_kind kind);

#endif
