/*
 * Naming strategies: one splitter of identifiers into words, many ways to join them. Works on
 * ASCII letters alone and knows nothing of where the names stand.
 */
#ifndef BEANC_NAMING_H
#define BEANC_NAMING_H

#include <stdbool.h>
#include <stddef.h>

#include "arena.h"
#include "model.h"
#include "str.h"

/*
 * The next word of the identifier from *position on, which moves behind it; empty when there is
 * none left. Words end at '_' (which belongs to none), before an upper-case letter that follows a
 * lower-case letter or a digit, and before the last upper-case letter of several when a lower-case
 * one follows it. Digits never start a word. The word is as written, not in lower case.
 */
struct str naming_word(struct str identifier, size_t *position);

/* The words in lower case, joined as the strategy says. MODEL_NAMING_AS_IS: the identifier. */
struct str naming_apply(struct arena *arena, enum model_naming strategy, struct str identifier);

/* The same for the name of an enumerator, which Jackson takes for one like USER_NAME. */
struct str naming_apply_constant(struct arena *arena, enum model_naming strategy,
                                 struct str identifier);

/* The strategy that a schema spells so: "lower_camel", also "lowerCamel". */
bool naming_find(struct str spelling, enum model_naming *strategy);

/* All spellings, one at each number from 0; NULL after the last. For "did you mean". */
const char *naming_spelling(size_t number);

#endif
