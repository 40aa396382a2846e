/*
 * Times rows against each other in one process: rounds are interleaved, so that a machine whose
 * speed drifts drifts for all of them; the median counts, the spread is shown. Must not know what a
 * row does.
 */
#ifndef BENCH_HARNESS_H
#define BENCH_HARNESS_H

#include <stdbool.h>
#include <stddef.h>

/* One thing that is timed. */
struct bench_row {
    const char *name;
    void (*run)(void *context, size_t times); /* does its work that many times */
    void *context;
    bool failed; /* its result was wrong before anything was timed: shown, not measured */
    double median; /* nanoseconds each, set by bench_measure */
    double lowest;
    double highest;
};

/* Measures all rows that have not failed. `rounds` is at least 3; a round of a row takes about
 * `round_seconds`. Shows progress on standard error when that is a terminal. */
void bench_measure(struct bench_row *rows, size_t count, unsigned rounds, double round_seconds);

/* A table: name, median, spread, and the ratio of row `reference` to each. False when a row
 * failed. */
bool bench_print(const char *title, const struct bench_row *rows, size_t count, size_t reference);

#endif
