/*
 * Descriptions of failures: every text fits its field, is UTF-8, says what was left out, and shows
 * nothing from outside the input.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "guard.h"
#include "internal.h"
#include "read_fixture.h"
#include "suites.h"

static bool is_utf8(const char *text)
{
    const char *end = text + strlen(text);
    return bean_i_utf8_check(text, end) == end;
}

START_TEST(every_status_has_a_text)
{
    for (int code = BEAN_OK; code <= BEAN_ERROR_SINK; code++) {
        const char *text = bean_status_text((bean_status)code);
        ck_assert(text != NULL && *text != '\0' && strcmp(text, "unknown status") != 0);
        ck_assert(text[strlen(text) - 1] != '.');
        for (int other = BEAN_OK; other < code; other++) {
            ck_assert_str_ne(text, bean_status_text((bean_status)other));
        }
    }
    ck_assert_str_eq(bean_status_text((bean_status)(BEAN_ERROR_SINK + 1)), "unknown status");
    ck_assert_str_eq(bean_status_text((bean_status)-1), "unknown status");
}
END_TEST

START_TEST(counts_lines_and_columns)
{
    static const char text[] = "ab\ncd\r\n\nxyz";
    static const struct {
        size_t offset;
        uint64_t line, column;
    } places[] = {{0, 1, 1}, {2, 1, 3}, {3, 2, 1}, {6, 2, 4}, {7, 3, 1}, {8, 4, 1}, {11, 4, 4}};
    struct guard guard = guard_open(64);
    const char *input = guard_at_end(&guard, text, sizeof text - 1);
    bean_error error;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        bean_i_error_place(&error, input, input + places[i].offset);
        ck_assert_uint_eq(error.offset, places[i].offset);
        ck_assert_uint_eq(error.line, places[i].line);
        ck_assert_uint_eq(error.column, places[i].column);
    }
    guard_close(&guard);
}
END_TEST

/* What is shown of every size of input, flush against an unreadable page. */
START_TEST(excerpts_are_short_and_visible)
{
    struct guard guard = guard_open(4096);
    bean_error error;
    char text[400];
    for (size_t size = 0; size <= sizeof text; size++) {
        memset(text, 'a', size);
        bean_i_error_found(&error, guard_at_end(&guard, text, size), size);
        if (size <= 80) {
            ck_assert_uint_eq(strlen(error.found), size);
        } else {
            char ending[32];
            (void)snprintf(ending, sizeof ending, "...(+%zu)", size - 80);
            ck_assert_str_eq(error.found + 80, ending);
        }
    }
    bean_i_error_found(&error, "\x01\n\x7f\xc3\xa9\xc2\x85\xff\xe2\x82", 10);
    ck_assert_str_eq(error.found, "\\x01\\x0A\\x7F\xc3\xa9\\xC2\\x85\\xFF\\xE2\\x82");
    bean_i_error_found(&error, "%s%n\0x", 6);
    ck_assert_str_eq(error.found, "%s%n\\x00x");
    for (size_t shift = 0; shift < 4; shift++) {
        /* Cut in the middle of what takes four bytes. */
        memset(text, 'a', shift);
        for (size_t i = shift; i + 4 <= sizeof text; i += 4) {
            memcpy(text + i, "\xf0\x9f\xa6\xa9", 4);
        }
        bean_i_error_found(&error, text, sizeof text - 4);
        ck_assert(is_utf8(error.found) && strlen(error.found) < sizeof error.found);
    }
    guard_close(&guard);
}
END_TEST

START_TEST(details_say_what_is_left_out)
{
    bean_error error;
    char text[600];
    for (size_t size = 0; size < sizeof text; size++) {
        memset(text, 'a', size);
        bean_i_error_detail(&error, text, size);
        if (size < sizeof error.detail) {
            ck_assert_uint_eq(strlen(error.detail), size);
        } else {
            const char *ending = strstr(error.detail, "...(+");
            ck_assert_uint_le(strlen(error.detail), sizeof error.detail - 1);
            ck_assert_ptr_nonnull(ending);
            size_t kept = (size_t)(ending - error.detail);
            ck_assert_uint_eq((size_t)atol(ending + 5) + kept, size);
        }
    }
}
END_TEST

/* ---- pointers -------------------------------------------------------------------------------- */

START_TEST(pointers_are_escaped)
{
    bean_error error;
    size_t dropped = 0;
    bean_i_error_start(&error, BEAN_ERROR_TYPE, NULL);
    bean_i_error_step_index(&error, &dropped, 12);
    bean_i_error_step(&error, &dropped, "a/b~c", 5);
    bean_i_error_step(&error, &dropped, "", 0);
    bean_i_error_step_escaped(&error, &dropped, "\\u00e9\\/\\n\\\"\\ud83e\\udda9", 24);
    bean_i_error_finish(&error, dropped);
    ck_assert_str_eq(error.pointer, "/\xc3\xa9~1\\u000a\"\xf0\x9f\xa6\xa9//a~1b~0c/12");
    ck_assert_uint_eq(dropped, 0);
    bean_i_error_start(&error, BEAN_ERROR_TYPE, NULL);
    bean_i_error_step_index(&error, &dropped, SIZE_MAX);
    bean_i_error_step(&error, &dropped, "\0\x1f\x7f", 3);
    bean_i_error_finish(&error, dropped);
    ck_assert_str_eq(error.pointer, "/\\u0000\\u001f\\u007f/18446744073709551615");
}
END_TEST

/* Steps of all sizes, prepended until far more was built than there is room for: the head is kept,
 * the rest is counted. */
START_TEST(pointers_are_cut_at_the_tail)
{
    static char whole[200000];
    uint64_t state = 7;
    for (int round = 0; round < 300; round++) {
        size_t size = 0; /* of the whole pointer, kept at the end of `whole` */
        size_t dropped = 0;
        bean_error error;
        bean_i_error_start(&error, BEAN_ERROR_TYPE, NULL);
        for (int steps = (int)(next_random(&state) % 40); steps >= 0; steps--) {
            char step[600];
            size_t length = next_random(&state) % (steps % 10 == 0 ? 600 : 20);
            for (size_t i = 0; i < length; i++) {
                step[i] = (char)('a' + next_random(&state) % 26);
            }
            bean_i_error_step(&error, &dropped, step, length);
            memcpy(whole + sizeof whole - size - length, step, length);
            whole[sizeof whole - size - length - 1] = '/';
            size += length + 1;
        }
        const char *expected = whole + sizeof whole - size;
        bean_i_error_finish(&error, dropped);
        if (size < sizeof error.pointer) {
            EXPECT(strlen(error.pointer) == size && memcmp(error.pointer, expected, size) == 0,
                   "round %d", round);
        } else {
            const char *ending = strstr(error.pointer, "...(+");
            EXPECT(ending != NULL && strlen(error.pointer) <= 255, "round %d", round);
            size_t kept = (size_t)(ending - error.pointer);
            EXPECT(memcmp(error.pointer, expected, kept) == 0, "round %d: %s", round,
                   error.pointer);
            EXPECT((size_t)atol(ending + 5) + kept == size, "round %d: %s of %zu", round,
                   error.pointer, size);
            EXPECT(kept > 230, "round %d: only %zu bytes kept", round, kept);
        }
    }
}
END_TEST

START_TEST(cut_pointers_are_utf8)
{
    for (size_t shift = 0; shift < 4; shift++) {
        bean_error error;
        size_t dropped = 0;
        char step[404];
        memset(step, 'a', 4);
        for (size_t i = shift; i + 4 <= sizeof step; i += 4) {
            memcpy(step + i, "\xf0\x9f\xa6\xa9", 4);
        }
        bean_i_error_start(&error, BEAN_ERROR_TYPE, NULL);
        bean_i_error_step(&error, &dropped, "later", 5);
        bean_i_error_step(&error, &dropped, step, 400);
        bean_i_error_finish(&error, dropped);
        ck_assert(is_utf8(error.pointer));
        ck_assert_ptr_nonnull(strstr(error.pointer, "...(+"));
    }
}
END_TEST

/* ---- as text --------------------------------------------------------------------------------- */

static void fill(bean_error *error)
{
    bean_i_error_start(error, BEAN_ERROR_TYPE, "an integer");
    error->line = 3;
    error->column = 14;
    strcpy(error->pointer, "/a/0");
    strcpy(error->found, "\"%s\"");
    strcpy(error->detail, "more");
}

START_TEST(formats_like_snprintf)
{
    static const char expected[] = "in.json:3:14: value of the wrong type (/a/0): expected an "
                                   "integer, found \"%s\", more";
    struct guard guard = guard_open(4096);
    bean_error error;
    fill(&error);
    for (size_t room = 0; room <= sizeof expected + 5; room++) {
        char *to = guard.high - room;
        ck_assert_uint_eq(bean_error_format(&error, "in.json", to, room), sizeof expected - 1);
        if (room != 0) {
            size_t kept = room < sizeof expected ? room - 1 : sizeof expected - 1;
            ck_assert_uint_eq(strlen(to), kept);
            ck_assert(memcmp(to, expected, kept) == 0);
        }
    }
    ck_assert_uint_eq(bean_error_format(&error, "in.json", NULL, 0), sizeof expected - 1);
    guard_close(&guard);
}
END_TEST

START_TEST(leaves_out_what_is_empty)
{
    bean_error error;
    char text[256];
    bean_i_error_start(&error, BEAN_ERROR_ROOM, NULL);
    (void)bean_error_format(&error, NULL, text, sizeof text);
    ck_assert_str_eq(text, "<input>: no room for the output");
    error.line = 1;
    error.column = 2;
    strcpy(error.detail, "id, name");
    (void)bean_error_format(&error, NULL, text, sizeof text);
    ck_assert_str_eq(text, "<input>:1:2: no room for the output: id, name");
    memset(&error, 0, sizeof error);
    (void)bean_error_format(&error, "f", text, sizeof text);
    ck_assert_str_eq(text, "f: no error");
}
END_TEST

START_TEST(prints_a_line)
{
    FILE *stream = tmpfile();
    char text[256] = {0};
    bean_error error;
    ck_assert_ptr_nonnull(stream);
    fill(&error);
    bean_error_print(&error, "%n.json", stream);
    rewind(stream);
    ck_assert_uint_gt(fread(text, 1, sizeof text - 1, stream), 0);
    ck_assert_str_eq(text, "%n.json:3:14: value of the wrong type (/a/0): expected an integer, "
                           "found \"%s\", more\n");
    (void)fclose(stream);
}
END_TEST

/* ---- whole failures -------------------------------------------------------------------------- */

/* Whatever the garbage, texts are UTF-8, fit, and never show what stood in the buffer before. */
START_TEST(nothing_from_outside_is_shown)
{
    struct guard guard = guard_open(4096);
    uint64_t state = 3;
    static const char alphabet[] = "{}[]\",:\\u0d8et-1.n\xc3\xa9\xf0\x9f\x01 kids";
    for (int round = 0; round < 20000; round++) {
        char text[300];
        bean_error error;
        sample out;
        size_t size = next_random(&state) % sizeof text;
        size_t start = next_random(&state) % 3;
        memcpy(text, "{\"name\":\"{\"zz\":[[{\"counts\":{\"x\":", sizeof text < 33 ? 0 : 33);
        for (size_t i = start * 8; i < size; i++) {
            text[i] = alphabet[next_random(&state) % (sizeof alphabet - 1)];
        }
        for (char *at = guard.low; at + 8 <= guard.high; at += 8) {
            memcpy(at, "CANARY!!", 8);
        }
        memset(&error, 'C', sizeof error);
        bean_status status = bean_gen_read_document(
            &sample_value, &out, guard_at_start(&guard, text, size), size, NULL, NULL, &error);
        if (status == BEAN_OK) {
            continue;
        }
        EXPECT(memchr(error.found, 0, sizeof error.found) != NULL, "found");
        EXPECT(memchr(error.pointer, 0, sizeof error.pointer) != NULL, "pointer");
        EXPECT(memchr(error.detail, 0, sizeof error.detail) != NULL, "detail");
        EXPECT(is_utf8(error.found) && is_utf8(error.pointer) && is_utf8(error.detail), "UTF-8");
        EXPECT(strstr(error.found, "CANARY") == NULL && strstr(error.pointer, "CANARY") == NULL,
               "shows %s", error.found);
        EXPECT(error.offset <= size && error.line >= 1 && error.column >= 1, "place");
    }
    guard_close(&guard);
}
END_TEST

Suite *error_suite(void)
{
    Suite *suite = suite_create("error");
    TCase *tests = tcase_create("all");
    tcase_set_timeout(tests, 60);
    tcase_add_test(tests, every_status_has_a_text);
    tcase_add_test(tests, counts_lines_and_columns);
    tcase_add_test(tests, excerpts_are_short_and_visible);
    tcase_add_test(tests, details_say_what_is_left_out);
    tcase_add_test(tests, pointers_are_escaped);
    tcase_add_test(tests, pointers_are_cut_at_the_tail);
    tcase_add_test(tests, cut_pointers_are_utf8);
    tcase_add_test(tests, formats_like_snprintf);
    tcase_add_test(tests, leaves_out_what_is_empty);
    tcase_add_test(tests, prints_a_line);
    tcase_add_test(tests, nothing_from_outside_is_shown);
    suite_add_tcase(suite, tests);
    return suite;
}
