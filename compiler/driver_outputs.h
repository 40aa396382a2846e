/*
 * What a run has to write: collected while inputs are compiled, then written as a whole, compared
 * (--check) or listed (--dry-run).
 */
#ifndef BEANC_DRIVER_OUTPUTS_H
#define BEANC_DRIVER_OUTPUTS_H

#include <stdbool.h>

#include "arena.h"
#include "diag.h"
#include "options.h"
#include "str.h"
#include "vec.h"

struct driver_output {
    const char *path; /* "-" is standard output */
    struct str bytes;
    bool is_depfile; /* not compared by --check */
};

VEC_DEFINE(driver_output_list, struct driver_output);

struct driver_outputs {
    struct arena *arena;
    const struct options *options;
    struct diags *diags; /* for what is about no schema */
    struct driver_output_list list;
    struct options_words read; /* the schema files of all inputs: never overwritten */
};

/* Rules of several inputs for one dependency file are put one behind the other. */
void driver_outputs_add(struct driver_outputs *outputs, const char *path, struct str bytes,
                        bool is_depfile);

/* No file is written twice, and none that was read: found before anything is touched. False and
 * *message otherwise. */
bool driver_outputs_distinct(struct driver_outputs *outputs, struct str *message);

/* Does what the options say. False when it failed or --check found a difference; why is in
 * the diagnostics. */
bool driver_outputs_finish(struct driver_outputs *outputs);

#endif
