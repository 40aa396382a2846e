#define _POSIX_C_SOURCE 200809L
#include "harness.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { MOST_ROUNDS = 101 };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static double time_row(const struct bench_row *row, size_t times)
{
    double start = now();
    row->run(row->context, times);
    return now() - start;
}

/* How often a row has to run to fill a round; this also warms it up. */
static size_t calibrate(const struct bench_row *row, double round_nanoseconds)
{
    size_t times = 1;
    for (;;) {
        double taken = time_row(row, times);
        if (taken >= round_nanoseconds / 4) {
            double wanted = (double)times * round_nanoseconds / (taken < 1 ? 1 : taken);
            return wanted < 1 ? 1 : (size_t)wanted;
        }
        times *= 2;
    }
}

static int compare(const void *left, const void *right)
{
    double a = *(const double *)left;
    double b = *(const double *)right;
    return (a > b) - (a < b);
}

void bench_measure(struct bench_row *rows, size_t count, unsigned rounds, double round_seconds)
{
    bool shows = isatty(STDERR_FILENO);
    size_t *times = calloc(count, sizeof *times);
    double(*taken)[MOST_ROUNDS] = calloc(count, sizeof *taken);
    unsigned round;
    size_t i;
    if (times == NULL || taken == NULL) {
        perror("bench");
        exit(1);
    }
    if (rounds > MOST_ROUNDS) {
        rounds = MOST_ROUNDS;
    }
    for (i = 0; i < count; i++) {
        times[i] = rows[i].failed ? 0 : calibrate(&rows[i], round_seconds * 1e9);
    }
    for (round = 0; round < rounds; round++) {
        if (shows) {
            fprintf(stderr, "\rround %u of %u ", round + 1, rounds);
        }
        for (i = 0; i < count; i++) {
            if (!rows[i].failed) {
                taken[i][round] = time_row(&rows[i], times[i]) / (double)times[i];
            }
        }
    }
    if (shows) {
        fprintf(stderr, "\r                    \r");
    }
    for (i = 0; i < count; i++) {
        qsort(taken[i], rounds, sizeof taken[i][0], compare);
        rows[i].lowest = taken[i][0];
        rows[i].median = taken[i][rounds / 2];
        rows[i].highest = taken[i][rounds - 1];
    }
    free(times);
    free(taken);
}

bool bench_print(const char *title, const struct bench_row *rows, size_t count, size_t reference)
{
    bool good = true;
    size_t i;
    printf("%s\n  %-24s %12s %24s %10s\n", title, "", "ns, median", "lowest .. highest", "times");
    for (i = 0; i < count; i++) {
        if (rows[i].failed) {
            printf("  %-24s %12s\n", rows[i].name, "failed");
            good = false;
            continue;
        }
        printf("  %-24s %12.1f %12.1f .. %8.1f", rows[i].name, rows[i].median, rows[i].lowest,
               rows[i].highest);
        if (rows[reference].failed) {
            printf(" %10s\n", "-");
        } else {
            printf(" %10.2f\n", rows[reference].median / rows[i].median);
        }
    }
    putchar('\n');
    return good;
}
