/*
 * Interning: equal strings become one copy, so that names can be compared by address, are
 * NUL-terminated and outlive the file that they were read from.
 */
#ifndef BEANC_INTERN_H
#define BEANC_INTERN_H

#include "arena.h"
#include "map.h"
#include "str.h"

struct intern {
    struct arena *arena;
    struct map strings;
};

/* Everything, the table too, lives in the arena: there is nothing to free. */
void intern_init(struct intern *intern, struct arena *arena);

/* The one copy of these bytes. */
struct str intern_str(struct intern *intern, struct str text);

#endif
