/*
 * Dependency files: rules for make that say which files a run has read. The form is what make,
 * Ninja and CMake agree on.
 */
#ifndef BEANC_DEPFILE_H
#define BEANC_DEPFILE_H

#include <stdbool.h>
#include <stddef.h>

#include "str.h"

struct depfile_rule {
    const struct str *targets; /* in the order they are to stand */
    size_t target_count;
    bool targets_as_they_stand;      /* not escaped: make text such as $(OUT) */
    const struct str *prerequisites; /* the first is the main one: it gets no empty rule */
    size_t prerequisite_count;
};

/*
 * One rule, and an empty one for each prerequisite but the first, so that a file that is gone
 * does not stop make. Nothing that is written depends on anything but the rule.
 */
void depfile_add_rule(struct str_buffer *out, const struct depfile_rule *rule);

/* Whether make can read such a name at all: there is no quoting for line ends, ';' and '|', in
 * front of the colon none for '=' and tabs, and none for a backslash at the end. */
bool depfile_can_name(struct str path, bool as_target);

/* A file's name as make reads it. */
void depfile_add_name(struct str_buffer *out, struct str path, bool as_target);

#endif
