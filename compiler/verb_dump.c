/*
 * The verb dump: compiles like any other run, but makes the plan's text in place of C. It is for
 * reading, and so goes to standard output unless -o or --check say otherwise.
 */
#include "verb_dump.h"

void verb_dump_defaults(struct arena *arena, struct options *options)
{
    options->emitters.count = 0;
    vec_push(arena, &options->emitters, emit_find(STR("dump")));
    options->to_stdout = options->to_stdout || (options->output == NULL && !options->check);
}
