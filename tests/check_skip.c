/*
 * Skipping: every JSON text is passed over to its end, everything else is refused at its first bad
 * byte, at any depth, in constant stack.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "failing_allocator.h"
#include "guard.h"
#include "internal.h"
#include "read_fixture.h"
#include "suites.h"

/* `^` marks the first byte past the value, or the failure. */
struct skip_case {
    const char *text;
    bean_status code;
};

static const struct skip_case skip_cases[] = {
    {"0^", BEAN_OK},
    {"-0.5e+10^,", BEAN_OK},
    {" \t\r\n12^ ", BEAN_OK},
    {"true^", BEAN_OK},
    {"false^]", BEAN_OK},
    {"null^}", BEAN_OK},
    {"\"a\\n\"^\"", BEAN_OK},
    {"[]^]", BEAN_OK},
    {"{}^", BEAN_OK},
    {"[ ]^", BEAN_OK},
    {"{ }^", BEAN_OK},
    {"[1,[2,[3,{\"a\":[]}]],{}]^,", BEAN_OK},
    {"{\"a\":{\"b\":{\"c\":[{}]}},\"a\":1}^", BEAN_OK},
    {"[ 1 , 2 , \"x\" ]^", BEAN_OK},
    {"{ \"a\" : 1 , \"b\" : [ ] }^", BEAN_OK},
    {"{\"\":\"\"}^", BEAN_OK},
    {"0^1", BEAN_OK}, /* the caller's matter */
    {"^", BEAN_ERROR_END},
    {" ^", BEAN_ERROR_END},
    {"[^", BEAN_ERROR_END},
    {"[1^", BEAN_ERROR_END},
    {"[1,^", BEAN_ERROR_END},
    {"{^", BEAN_ERROR_END},
    {"{\"a^", BEAN_ERROR_END},
    {"{\"a\"^", BEAN_ERROR_END},
    {"{\"a\":^", BEAN_ERROR_END},
    {"{\"a\":1^", BEAN_ERROR_END},
    {"{\"a\":1,^", BEAN_ERROR_END},
    {"tru^", BEAN_ERROR_END},
    {"-^", BEAN_ERROR_END},
    {"1e^", BEAN_ERROR_END},
    {"^]", BEAN_ERROR_SYNTAX},
    {"^,", BEAN_ERROR_SYNTAX},
    {"^:", BEAN_ERROR_SYNTAX},
    {"^True", BEAN_ERROR_SYNTAX},
    {"t^True", BEAN_ERROR_SYNTAX},
    {"nul^L", BEAN_ERROR_SYNTAX},
    {"^NaN", BEAN_ERROR_SYNTAX},
    {"^Infinity", BEAN_ERROR_SYNTAX},
    {"-^Infinity", BEAN_ERROR_SYNTAX},
    {"^+1", BEAN_ERROR_SYNTAX},
    {"^.5", BEAN_ERROR_SYNTAX},
    {"1.^]", BEAN_ERROR_SYNTAX},
    {"^'a'", BEAN_ERROR_SYNTAX},
    {"^/**/1", BEAN_ERROR_SYNTAX},
    {"^\xc2\xa0", BEAN_ERROR_SYNTAX},
    {"^\x0b", BEAN_ERROR_SYNTAX},
    {"^\x0c", BEAN_ERROR_SYNTAX},
    {"[^,1]", BEAN_ERROR_SYNTAX},
    {"[1 ^2]", BEAN_ERROR_SYNTAX},
    {"[1,^]", BEAN_ERROR_SYNTAX},
    {"[1,^,2]", BEAN_ERROR_SYNTAX},
    {"[1^}", BEAN_ERROR_SYNTAX},
    {"[1^:2]", BEAN_ERROR_SYNTAX},
    {"[0^1]", BEAN_ERROR_SYNTAX},
    {"[1^a]", BEAN_ERROR_SYNTAX},
    {"{^1:2}", BEAN_ERROR_SYNTAX},
    {"{^a:2}", BEAN_ERROR_SYNTAX},
    {"{\"a\"^,1}", BEAN_ERROR_SYNTAX},
    {"{\"a\":1,^}", BEAN_ERROR_SYNTAX},
    {"{\"a\":^}", BEAN_ERROR_SYNTAX},
    {"{\"a\":1^]", BEAN_ERROR_SYNTAX},
    {"{\"a\":1 ^\"b\":2}", BEAN_ERROR_SYNTAX},
    {"{\"a\":1,^,\"b\":2}", BEAN_ERROR_SYNTAX},
    {"{\"a\"^}", BEAN_ERROR_SYNTAX},
    {"[{\"a\":[^}]", BEAN_ERROR_SYNTAX},
    {"[\"^\\x\"]", BEAN_ERROR_ESCAPE},
    {"{\"^\\ud800\":1}", BEAN_ERROR_SURROGATE},
    {"[\"^\x01\"]", BEAN_ERROR_CONTROL},
    {"[\"^\xc0\x80\"]", BEAN_ERROR_UTF8},
};

START_TEST(cases)
{
    const struct skip_case *test = &skip_cases[_i];
    size_t offset = (size_t)(strchr(test->text, '^') - test->text);
    size_t size = strlen(test->text) - 1;
    struct guard guard = guard_open(4096);
    struct reading reading;
    char text[64];
    memcpy(text, test->text, offset);
    memcpy(text + offset, test->text + offset + 1, size - offset);
    const char *input = guard_at_end(&guard, text, size);
    start_reading(&reading, input, size, NULL);
    const char *cursor = bean_i_skip_value(&reading.reader, input);
    ck_assert_msg((cursor != NULL) == (test->code == BEAN_OK), "%s", test->text);
    if (cursor == NULL) {
        ck_assert_int_eq(reading.error.code, test->code);
        cursor = reading.reader.fault;
    }
    ck_assert_msg(cursor == input + offset, "%s: at %td", test->text, cursor - input);
    ck_assert_uint_eq(reading.reader.depth, BEAN_DEFAULT_DEPTH);
    end_reading(&reading);
    guard_close(&guard);
}
END_TEST

/* ---- depth ----------------------------------------------------------------------------------- */

/* `levels` brackets, open and closed, of a kind that `pattern` repeats. */
static char *nested(const char *pattern, size_t levels, size_t *size)
{
    size_t period = strlen(pattern);
    char *text = (char *)malloc(levels * 6 + 8);
    char *at = text;
    ck_assert_ptr_nonnull(text);
    for (size_t i = 0; i < levels; i++) {
        if (pattern[i % period] == '{') {
            at += sprintf(at, i + 1 < levels ? "{\"a\":" : "{");
        } else {
            *at++ = '[';
        }
    }
    for (size_t i = levels; i-- > 0;) {
        *at++ = pattern[i % period] == '{' ? '}' : ']';
    }
    *size = (size_t)(at - text);
    return text;
}

static const char *const patterns[] = {"[", "{", "[{", "[[{{[{", "{{{{{{{{[[[[[[[["};

START_TEST(any_depth_within_the_limit)
{
    static const size_t depths[] = {1, 2, 511, 512, 513, 1023, 1024, 1025, 2048, 5000, 100000};
    for (size_t i = 0; i < sizeof depths / sizeof *depths; i++) {
        size_t size;
        char *text = nested(patterns[_i], depths[i], &size);
        for (size_t limit = depths[i] - 1; limit <= depths[i] + 1; limit++) {
            bean_read_options options = {.depth = (uint32_t)limit};
            struct reading reading;
            start_reading(&reading, text, size, &options);
            reading.reader.depth = (uint32_t)limit;
            bean_arena_mark before = bean_arena_save(&reading.arena);
            const char *cursor = bean_i_skip_value(&reading.reader, text);
            if (limit >= depths[i]) {
                EXPECT(cursor == text + size, "%zu levels: %s", depths[i],
                       bean_status_text(reading.error.code));
            } else {
                EXPECT(cursor == NULL && reading.error.code == BEAN_ERROR_DEPTH, "%zu levels",
                       depths[i]);
                EXPECT(*reading.reader.fault == '[' || *reading.reader.fault == '{', "no bracket");
            }
            EXPECT(reading.arena.cursor == before.cursor, "%zu levels: memory kept", depths[i]);
            end_reading(&reading);
        }
        /* The last closing bracket of the wrong kind. */
        struct reading reading;
        bean_read_options deep = {.depth = UINT32_MAX};
        text[size - 1] = text[size - 1] == ']' ? '}' : ']';
        start_reading(&reading, text, size, &deep);
        EXPECT(bean_i_skip_value(&reading.reader, text) == NULL &&
                   reading.error.code == BEAN_ERROR_SYNTAX &&
                   reading.reader.fault == text + size - 1,
               "%zu levels, closed wrong", depths[i]);
        end_reading(&reading);
        free(text);
    }
}
END_TEST

START_TEST(depth_without_memory)
{
    size_t size;
    char *text = nested("[", 100000, &size);
    bean_read_options deep = {.depth = 1000000};
    struct reading reading;
    start_reading(&reading, text, size, &deep);
    bean_arena_init_fixed(&reading.arena, NULL, 0);
    ck_assert_ptr_null(bean_i_skip_value(&reading.reader, text));
    ck_assert_int_eq(reading.error.code, BEAN_ERROR_MEMORY);
    end_reading(&reading);
    for (size_t fail_at = 1; fail_at < 20; fail_at++) {
        struct failing_allocator books = {.fail_at = fail_at};
        bean_allocator allocator = failing_allocator(&books);
        start_reading(&reading, text, size, &deep);
        bean_arena_init(&reading.arena, &allocator);
        const char *cursor = bean_i_skip_value(&reading.reader, text);
        ck_assert((cursor == NULL) == (books.calls >= fail_at));
        ck_assert(cursor != NULL || reading.error.code == BEAN_ERROR_MEMORY);
        end_reading(&reading);
        ck_assert_uint_eq(books.blocks, 0);
    }
    free(text);
}
END_TEST

/* ---- length ---------------------------------------------------------------------------------- */

START_TEST(numbers_have_a_greatest_length)
{
    static const char *const heads[] = {"", "-", "0.", "1e", "1E-"};
    for (size_t head = 0; head < sizeof heads / sizeof *heads; head++) {
        for (size_t size = 999; size <= 1001; size++) {
            char text[1100];
            struct reading reading;
            double real;
            memset(text, '1', sizeof text);
            memcpy(text, heads[head], strlen(heads[head]));
            start_reading(&reading, text, size, NULL);
            const char *cursor = bean_i_skip_value(&reading.reader, text);
            ck_assert((cursor == text + size) == (size <= 1000));
            if (size > 1000) {
                ck_assert_int_eq(reading.error.code, BEAN_ERROR_LIMIT);
                ck_assert_str_eq(reading.error.detail, "number_size");
                ck_assert_ptr_eq(reading.reader.fault, text);
                ck_assert_ptr_null(bean_gen_read_float64(&reading.reader, text, &real));
                ck_assert_int_eq(reading.error.code, BEAN_ERROR_LIMIT);
            }
            end_reading(&reading);
        }
    }
}
END_TEST

Suite *skip_suite(void)
{
    Suite *suite = suite_create("skip");
    TCase *tests = tcase_create("all");
    tcase_set_timeout(tests, 60);
    tcase_add_loop_test(tests, cases, 0, sizeof skip_cases / sizeof *skip_cases);
    tcase_add_loop_test(tests, any_depth_within_the_limit, 0, sizeof patterns / sizeof *patterns);
    tcase_add_test(tests, depth_without_memory);
    tcase_add_test(tests, numbers_have_a_greatest_length);
    suite_add_tcase(suite, tests);
    return suite;
}
