/*
 * What the outputs of one input are called, and what they call each other. Works on names alone:
 * looks at no file.
 */
#ifndef BEANC_DRIVER_NAMES_H
#define BEANC_DRIVER_NAMES_H

#include "arena.h"
#include "options.h"
#include "str.h"

struct driver_names {
    const char *const *main_files; /* one for each emitter, in the order of the options */
    const char *header;
    const char *depfile;      /* or NULL; "-" is standard output */
    struct str schema_path;   /* as outputs mention it: never absolute */
    struct str header_name;   /* as the main file includes it */
    struct str header_import; /* as the generated code of an importing schema includes it */
};

void driver_names_make(struct arena *arena, const struct options *options, const char *input,
                       struct driver_names *names);

#endif
