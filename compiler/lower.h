/*
 * From syntax trees to the model: names are resolved, attributes interpreted, values checked. The
 * only readers of the AST besides load.c. All errors of all files are reported; the model is only
 * valid when there were none.
 */
#ifndef BEANC_LOWER_H
#define BEANC_LOWER_H

#include "arena.h"
#include "diag.h"
#include "load.h"
#include "intern.h"
#include "model.h"
#include "source.h"

/* The model of the loaded files, in the arena; NULL after errors (they are in `diags`). Linear in
 * the size of the schema but for sorting. */
const struct model *lower_files(struct arena *arena, const struct load_result *files,
                                struct diags *diags);

/* The type that an expression such as `Person[]` or `map<string, geo.Point>` means inside the main
 * file (for --main=TYPE); NULL after errors. `text` is a source of its own, for messages. */
const struct model_type *lower_type_expression(struct arena *arena, const struct model *model,
                                               struct source_set *sources, struct str text,
                                               struct diags *diags);

#endif
