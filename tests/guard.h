/*
 * Input flush against unreadable pages: one byte read too far, on either side, ends the test.
 */
#ifndef GUARD_H
#define GUARD_H

#include <stddef.h>

struct guard {
    char *low;  /* the first readable byte */
    char *high; /* the first unreadable byte behind it */
};

/* At least `room` readable bytes between two unreadable pages. Aborts the test without memory. */
struct guard guard_open(size_t room);
void guard_close(struct guard *guard);

/* Copies of a text of at most that room, ending right before the upper page / starting right behind
 * the lower one. Not terminated. A copy replaces the one before it. */
const char *guard_at_end(const struct guard *guard, const char *text, size_t size);
const char *guard_at_start(const struct guard *guard, const char *text, size_t size);

#endif
