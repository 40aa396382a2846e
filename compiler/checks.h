/*
 * Checks over the model as a whole: what lowering can't see while it looks at one declaration. They
 * are a table, each with a name and a function of its own; all run, in that order. The model may be
 * incomplete (types are NULL after errors).
 */
#ifndef BEANC_CHECKS_H
#define BEANC_CHECKS_H

#include <stdbool.h>
#include <stddef.h>

#include "arena.h"
#include "diag.h"
#include "model.h"

struct checks {
    struct arena scratch; /* for as long as the checks run */
    const struct model *model;
    size_t bean_count; /* unions among them */
    struct diags *diags;
    bool unwraps_fail; /* something can't be unwrapped; set by check_structure */
};

struct check {
    const char *name;
    void (*run)(struct checks *checks);
};

/* The table; ends with a row without a name. */
extern const struct check checks_all[];

void checks_run(const struct model *model, size_t bean_count, struct diags *diags);

/* The rows. */
void check_property_names(struct checks *checks);
void check_json_names(struct checks *checks);
void check_enumerator_names(struct checks *checks);
void check_unions(struct checks *checks);
void check_by_value(struct checks *checks);
void check_structure(struct checks *checks);

#endif
