/*
 * The verb dump, see verb_dump.c.
 */
#ifndef BEANC_VERB_DUMP_H
#define BEANC_VERB_DUMP_H

#include "arena.h"
#include "options.h"

/* Enters what the verb stands for, once the command line is read. */
void verb_dump_defaults(struct arena *arena, struct options *options);

#endif
