/*
 * Attributes: which there are, where they may stand and what arguments they take (annots.def).
 * Reading a list of them reports everything that is wrong with their form; what they mean is for
 * lowering to say.
 */
#ifndef BEANC_ANNOTS_H
#define BEANC_ANNOTS_H

#include <stdbool.h>
#include <stddef.h>

#include "arena.h"
#include "ast.h"
#include "diag.h"
#include "map.h"

enum annot_id {
#define ANNOT(id, name, targets, flags) ANNOT_##id,
#define ARG(id, name, place, kind, words)
#include "annots.def"
#undef ANNOT
#undef ARG
    ANNOT_COUNT
};

enum annot_target {
    ANNOT_ON_FILE = 1 << 0,
    ANNOT_ON_BEAN = 1 << 1,
    ANNOT_ON_PROPERTY = 1 << 2,
    ANNOT_ON_ENUM = 1 << 3,
    ANNOT_ON_ENUMERATOR = 1 << 4,
    ANNOT_ON_UNION = 1 << 5,
    ANNOT_ON_VARIANT = 1 << 6,
    ANNOT_ON_ALIAS = 1 << 7,
    ANNOT_ON_CONST = 1 << 8,
    ANNOT_ON_VIEW = 1 << 9,
    ANNOT_ON_EXTERN = 1 << 10,
    ANNOT_ON_RESERVED = 1 << 11,
    ANNOT_ON_ANYWHERE = (1 << 12) - 1
};

struct annots {
    struct arena *arena;
    struct diags *diags;
    size_t *suggest_budget;
    struct map by_name;
};

/* The attributes of one place that are without faults; NULL: not there. */
struct annot_set {
    const struct ast_attr *attrs[ANNOT_COUNT];
};

void annots_init(struct annots *annots, struct arena *arena, struct diags *diags,
                 size_t *suggest_budget);

/* Checks the list and fills the set. `@x.` ones are skipped. */
void annots_read(const struct annots *annots, const struct ast_attr_list *list,
                 enum annot_target target, struct annot_set *set);

/*
 * The argument of that name, or with NULL the first positional one; NULL when it is not given. For
 * words and strategies, annots_word gives the number in the row's list or of enum model_naming.
 */
const struct ast_value *annots_value(const struct annot_set *set, enum annot_id id,
                                     const char *arg);
bool annots_word(const struct annot_set *set, enum annot_id id, const char *arg,
                 unsigned *number);

/* For tests and documentation. */
const char *annots_name(enum annot_id id);
bool annots_is_built(enum annot_id id);

#endif
