/*
 * What @format says about the text of times: one row a format. Lowering asks what is wrong with a
 * rule, the plan which functions of the runtime it means.
 */
#ifndef BEANC_FORMATS_TIMES_H
#define BEANC_FORMATS_TIMES_H

#include "diag.h"
#include "model.h"

struct times_format {
    const char *word;
    enum model_kind kind;
    const char *stem;       /* of the runtime's functions: "epoch" is bean_gen_read_epoch */
    const char *arguments;  /* "fraction leap", or what of it there is */
    bool has_lenient_forms; /* @lenient makes a difference */
    bool may_lose;          /* @lossy makes a difference */
    uint32_t shift;         /* of integers: so many digits are parts of a second */
};

/* The format that a rule (which may be one that is not given) means for such a value: that of its
 * word, else the usual one of the kind. NULL when the kind has no such format, or it no such
 * arguments. */
const struct times_format *times_format_of(const struct model_format_rule *rule,
                                           enum model_kind kind);

/* The word of a rule, as it is spelled; NULL: it has none. */
const char *times_word(const struct model_format_rule *rule);

/* Says what is wrong with a rule that stands at a value of this kind / at a file or a bean, where
 * it has to fit some kind. */
void times_check_rule(const struct model_format_rule *rule, enum model_kind kind,
                      struct diags *diags);
void times_check_level(const struct model_format_rule *rule, struct diags *diags);

#endif
