/*
 * "Did you mean": the candidate that is nearest to an unknown name by edit distance. The work that
 * one compilation may spend on it is bounded; after that there are no more suggestions.
 */
#ifndef BEANC_SUGGEST_H
#define BEANC_SUGGEST_H

#include <stddef.h>

#include "str.h"

enum { SUGGEST_BUDGET = 300000 }; /* comparisons in one compilation */

struct suggest {
    struct str wanted;
    size_t *budget;  /* shared by all suggestions of one compilation */
    size_t distance; /* of the best one so far, or one more than is near enough */
    struct str best; /* data is NULL while there is none */
};

void suggest_init(struct suggest *suggest, struct str wanted, size_t *budget);

/* Of equally near ones the first offered wins. */
void suggest_offer(struct suggest *suggest, struct str candidate);

#endif
