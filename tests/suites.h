/*
 * The suites of both Check programs: tests/check_NAME.c has NAME_suite(). Programs are few, because
 * linking and starting one takes longer than most suites.
 */
#ifndef SUITES_H
#define SUITES_H

#include <check.h>

/* Those of the compiler, in check_compiler */
#define COMPILER_SUITES(X) \
    X(attributes) \
    X(base) \
    X(checks) \
    X(depfile) \
    X(inclusion) \
    X(keys) \
    X(layout) \
    X(lexer) \
    X(load) \
    X(lower) \
    X(lower_real) \
    X(names) \
    X(naming) \
    X(options) \
    X(order) \
    X(parse) \
    X(parse_errors) \
    X(parse_robust) \
    X(plan) \
    X(source_diag)

/* Those of the runtime, in check_runtime */
#define RUNTIME_SUITES(X) \
    X(arena) \
    X(buffer) \
    X(driver_read) \
    X(driver_write) \
    X(enum) \
    X(error) \
    X(file) \
    X(float_read) \
    X(float_write) \
    X(formats) \
    X(int) \
    X(kernels) \
    X(lifecycle) \
    X(list) \
    X(map_index) \
    X(null_rules) \
    X(omitted) \
    X(pool) \
    X(presence) \
    X(pretty) \
    X(read_failures) \
    X(read_mutilated) \
    X(read_scaling) \
    X(reader) \
    X(sink) \
    X(skip) \
    X(str_read) \
    X(str_write) \
    X(times) \
    X(utf8) \
    X(writer)

#define DECLARE_SUITE(name) Suite *name##_suite(void);
COMPILER_SUITES(DECLARE_SUITE)
RUNTIME_SUITES(DECLARE_SUITE)
#undef DECLARE_SUITE

/* Runs them all, and prints TAP, which says what failed: the exit status would count it twice. */
static inline int run_suites(SRunner *runner)
{
    srunner_set_tap(runner, "-");
    srunner_run_all(runner, CK_SILENT);
    srunner_free(runner);
    return 0;
}

#endif
