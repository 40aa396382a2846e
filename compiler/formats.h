/*
 * The attributes that say how scalars are written: how each is spelled, and to which kinds it
 * applies. One table for lowering, which refuses what applies to nothing, and for the plan.
 */
#ifndef BEANC_FORMATS_H
#define BEANC_FORMATS_H

#include "diag.h"
#include "model.h"
#include "str.h"

/* "bytes" */
struct str formats_name(enum model_format_id id);

/* Whether an attribute can have a say in the text of such a scalar. */
bool formats_applies(enum model_format_id id, enum model_kind kind);

/* The same of a type: of the scalar that it is, or that lists and maps of it hold, or of keys. */
bool formats_applies_to(enum model_format_id id, const struct model_type *type);

/* Reports the attributes of an alias or a property that can't apply to its type. */
void formats_check(const struct model_format *format, const struct model_type *type,
                   struct diags *diags);

/* What its numbers are called, or NULL. */
const char *formats_first(enum model_format_id id);
const char *formats_second(enum model_format_id id);

/* The word of a rule, or NULL where it has none. */
const char *formats_word(enum model_format_id id, const struct model_format_rule *rule);

#endif
