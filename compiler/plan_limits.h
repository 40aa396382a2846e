/*
 * The limits of values (@range, @length and their like) of aliases and properties put together: for
 * each value of the plan a list, the innermost alias first, with the words that an error uses.
 */
#ifndef BEANC_PLAN_LIMITS_H
#define BEANC_PLAN_LIMITS_H

#include "arena.h"
#include "diag.h"
#include "plan.h"

/* Sets the limits of a value and of what it holds, which nobody else has seen yet. `property` may
 * be NULL: then only aliases have a say. */
void limits_apply(struct arena *arena, struct plan_value *value, const struct model_file *file,
                  const struct model_property *property);

/* Whether the limits leave out what is zero or empty. */
bool limits_forbid_zero(const struct plan_value *value);

/* Reports a default that the limits do not allow, or zero where a missing property is that.
 * `may_be_zero`: it can be. */
void limits_check_default(const struct plan_value *value, const struct model_property *property,
                          bool may_be_zero, struct diags *diags);

#endif
