/*
 * What the two halves of the attribute checks share.
 */
#ifndef BEANC_ANNOTS_ARGS_H
#define BEANC_ANNOTS_ARGS_H

#include "annots.h"
#include "suggest.h"

/* Reports everything that is wrong with the arguments; true when nothing is. */
bool annots_check_args(const struct annots *annots, const struct ast_attr *attr,
                       enum annot_id id, bool needs_one);

/* Adds "did you mean" to a diagnostic. */
void annots_note_suggestion(const struct annots *annots, struct diag *diag,
                            const struct suggest *suggest);

#endif
