/*
 * Between the files of options only: one option's value, and what is wrong with it.
 */
#ifndef BEANC_OPTIONS_VALUES_H
#define BEANC_OPTIONS_VALUES_H

#include "options.h"

enum option_id {
#define OPTION_VERB(id, word, help)
#define OPTION_VERB_LATER(word)
#define OPTION_GROUP(title)
#define OPTION(id, long, short, argument, written, verbs, help) OPTION_##id,
#define OPTION_LATER(long)
#include "options.def"
#undef OPTION_VERB
#undef OPTION_VERB_LATER
#undef OPTION_GROUP
#undef OPTION
#undef OPTION_LATER
    OPTION_COUNT
};

/* Enters an option's value (NULL for flags). `spelling` is how the option was written, for
 * messages. False and *message when the value is not understood. */
bool options_set(struct arena *arena, enum option_id id, const char *spelling, const char *value,
                 struct options *options, struct str *message);

/* Enters what the verb or the lack of --emit stands for; false and *message when the options don't
 * go together. */
bool options_check(struct arena *arena, struct options *options, struct str *message);

/* ": did you mean 'x'?", or an empty text. */
struct str options_advice(struct arena *arena, struct str word, const char *const *names,
                          size_t count);

#endif
