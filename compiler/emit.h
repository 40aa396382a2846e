/*
 * What a backend is: a row in emitters.def and one function that turns the plan into text. It can
 * fail in no way, knows neither the AST nor diagnostics, and reads nothing but the plan.
 */
#ifndef BEANC_EMIT_H
#define BEANC_EMIT_H

#include <stdbool.h>

#include "out.h"
#include "plan.h"

/* What the generated files are called, as their texts mention it. */
struct emit_names {
    struct str schema_path; /* the schema's path as given */
    struct str header_name; /* what the .c file includes: "person_gen.h" */
    struct str version;     /* of beanc */
};

struct emitter {
    const char *name;    /* of --emit: "c", "dump" */
    const char *summary; /* for --help */
    /* The files it makes: a main file, and a header where has_header. */
    bool has_header;
    void (*emit)(const struct plan *plan, const struct emit_names *names, struct out *main_file,
                 struct out *header);
};

/* By name, or NULL. */
const struct emitter *emit_find(struct str name);
/* All of them in a row, for --help. */
const struct emitter *const *emit_all(size_t *count);

#endif
