/*
 * Expectations of the programs that tests/programs.py builds: each that fails prints its line, and
 * `failures` counts them.
 */
#ifndef EXPECT_H
#define EXPECT_H

#include <stdbool.h>
#include <stdio.h>

static int failures;

static void expect(bool is_true, int line)
{
    if (!is_true) {
        printf("line %d\n", line);
        failures++;
    }
}

#define EXPECT(condition) expect((condition), __LINE__)

#endif
