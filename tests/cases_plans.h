/*
 * What the programs of tests/cases_plans*.c share: a record of what was checked, memory whose
 * borders are watched, and their cases. The generated code under test comes from the schema in
 * tests/cases_plans.py; one program is linked for each shape.
 */
#ifndef CASES_PLANS_H
#define CASES_PLANS_H

#include <bean.h>

#include "plans.h"

/* One line of the report: a number of like assertions about a case. */
struct check {
    const char *id;
    const char *name;
    size_t done;
    size_t wrong;
    char first[400]; /* what the first wrong one was about */
};

struct check check_start(const char *id, const char *name);
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
bool check_that(struct check *check, bool right, const char *format, ...);

/* Prints the line: ok when there was something to assert, and all of it was right. */
void check_end(struct check *check);

void skip_part(const char *id, const char *why);

/* `size` bytes, watched on both sides. The first stands `offset` bytes behind a multiple of 16. */
struct watched {
    char *block;
    char *start;
    size_t size;
};

struct watched watch(size_t size, size_t offset);
bool watched_is_intact(const struct watched *watched);
void unwatch(struct watched *watched);

/* A readable page's end, behind which nothing can be read. NULL when there is no such thing. */
char *unreadable_page(void);

/* malloc that does not fail quietly. */
void *allocate(size_t size);

bool is_long(void);

/* "data" has just these bytes. */
bool is_text(const char *data, size_t size, const char *text);

/* The next of a fixed row of numbers that look random. */
uint32_t next_random(uint64_t *state);

/* Runs `work` on a thread whose stack has so many KiB; false when there are no threads. */
bool run_on_small_stack(unsigned kibibytes, void (*work)(void));
/* The stack size that the cases ask for, or more where a checker needs it. */
unsigned small_stack(void);

void write_cases(void);
void read_cases(void);
void memory_cases(void);
void thread_cases(void);
void pool_cases(void);
void locale_cases(int count, char **names);

#endif
