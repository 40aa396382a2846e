/*
 * Rules of file, bean and property merged into what holds for one property: inclusion, nulls,
 * duplicates, and whether it is required. Value and content rules are merged separately; the
 * innermost level that says something wins. File and bean are those that declare the property:
 * an inherited property keeps its rules. Knows nothing of C.
 */
#ifndef BEANC_INCLUSION_H
#define BEANC_INCLUSION_H

#include "diag.h"
#include "plan.h"

struct inclusion {
    struct plan_rules rules;
    bool required;
    bool has_default;
    bool default_is_zero;
};

/* Contradictions (required-conflict, include-conflict) are reported. O(1). */
struct inclusion inclusion_of(const struct model_property *property, struct diags *diags);

/* What holds for values that are no property: items of items, the root of a document. */
struct plan_rules inclusion_defaults(const struct model_type *type);

/* Whether a value of this type can be left out by the rule. NON_DEFAULT counts as "yes". */
bool inclusion_may_omit(enum plan_include rule, const struct model_type *type);

/* "non_empty", as the schema spells it. */
const char *inclusion_name(enum plan_include rule);

#endif
