/*
 * The run of the program: from options to outputs and an exit status. Everything that is printed
 * is printed here, and every file that is written; what the floors below found out arrives as
 * values.
 */
#ifndef BEANC_DRIVER_H
#define BEANC_DRIVER_H

#include "arena.h"
#include "diag.h"
#include "driver_outputs.h"
#include "options.h"

enum driver_status {
    DRIVER_OK,     /* warnings are fine */
    DRIVER_FAILED, /* the schema or a file is at fault, or --check found a difference */
    DRIVER_USAGE   /* the command line can't be used */
};

/* The whole program, as main() has it. */
int driver_main(int argc, const char *const *argv);

/* Loads, checks and renders every input, then writes all outputs or none. */
enum driver_status driver_compile(struct arena *arena, const struct options *options);

/* Prints what was found on standard error. */
void driver_print(struct diags *diags, const struct options *options);

#endif
