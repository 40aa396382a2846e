/*
 * Regular expressions of schemas, compiled to tables: a deterministic automaton over the bytes of
 * UTF-8, which looks at each byte once. The syntax is that of ECMAScript as far as it is regular.
 */
#ifndef BEANC_PATTERN_H
#define BEANC_PATTERN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arena.h"
#include "str.h"

/* In state 0 nothing can match any more, in state 1 everything does. */
enum { PATTERN_FAILS, PATTERN_MATCHES, PATTERN_START };

enum { PATTERN_MAX_SIZE = 1000 };

struct pattern {
    struct str text;
    uint8_t classes[256]; /* of bytes that are never told apart */
    uint32_t class_count;
    uint32_t state_count;
    const uint16_t *next; /* state_count times class_count */
    const uint8_t *ends;  /* by state: 1 where the text may end */
};

struct pattern_error {
    size_t offset; /* in the text */
    const char *what;
};

/* NULL, and *error says why, for what is wrong, not regular or too large. Time and memory are
 * bounded whatever the text. */
const struct pattern *pattern_compile(struct arena *arena, struct str text,
                                      struct pattern_error *error);

bool pattern_matches(const struct pattern *pattern, struct str text);

#endif
