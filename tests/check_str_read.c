/*
 * Strings of the input: escapes, UTF-8, control characters, ends, limits, in values, keys and
 * skipped text alike.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "guard.h"
#include "internal.h"
#include "read_fixture.h"
#include "suites.h"

/* What became of a string in one position. */
struct outcome {
    bean_status code;
    size_t offset; /* of the failure, from the opening quote */
    bool has_text;
    size_t size;
    char text[512];
};

enum position { VALUE, BORROWED, KEY, SKIPPED, POSITIONS };

/* Reads `quoted`, the whole of it being one string, from the end of readable memory. */
static void read_at(enum position position, const struct guard *guard, const char *quoted,
                    size_t size, size_t limit, struct outcome *outcome)
{
    bean_read_options options = {.borrow = position == BORROWED, .string_size = limit};
    const char *text = guard_at_end(guard, quoted, size);
    struct reading reading;
    struct bean_i_span span;
    const char *cursor = NULL;
    bean_str string = {NULL, 0};
    start_reading(&reading, text, size, &options);
    switch (position) {
    case KEY:
        cursor = bean_i_scan_string(&reading.reader, text, &span);
        if (cursor != NULL) {
            char bytes[4];
            const char *at = span.text;
            outcome->size = 0;
            while (at < span.stop) {
                unsigned count = bean_i_unescape_step(&at, bytes);
                memcpy(outcome->text + outcome->size, bytes, count);
                outcome->size += count;
            }
            EXPECT(outcome->size == span.size, "size is announced wrong");
            EXPECT(bean_i_span_equal(&span, outcome->text, outcome->size), "is not itself");
        }
        break;
    case SKIPPED: cursor = bean_i_skip_value(&reading.reader, text); break;
    default:
        cursor = bean_gen_read_string(&reading.reader, text, &string);
        if (cursor != NULL) {
            outcome->size = string.size;
            memcpy(outcome->text, string.data, string.size);
            EXPECT(position == BORROWED || string.data[string.size] == '\0', "not terminated");
        }
        break;
    }
    outcome->has_text = position != SKIPPED;
    outcome->code = cursor != NULL ? BEAN_OK : reading.error.code;
    outcome->offset = (size_t)((cursor != NULL ? cursor : reading.reader.fault) - text);
    end_reading(&reading);
}

static struct guard guard;

static void open_guard(void)
{
    guard = guard_open(4096);
}

static void close_guard(void)
{
    guard_close(&guard);
}

/* All positions come to this. `text` may be NULL. */
static void expect(const char *quoted, size_t size, bean_status code, size_t offset,
                   const char *text, size_t text_size)
{
    for (int position = 0; position < POSITIONS; position++) {
        for (int limited = 0; limited < 2; limited++) {
            struct outcome outcome;
            read_at((enum position)position, &guard, quoted, size, limited ? 100000 : 0, &outcome);
            EXPECT(outcome.code == code && outcome.offset == offset,
                   "%.*s in position %d: %s at %zu", (int)size, quoted, position,
                   bean_status_text(outcome.code), outcome.offset);
            EXPECT(code != BEAN_OK || !outcome.has_text || text == NULL ||
                       (outcome.size == text_size && memcmp(outcome.text, text, text_size) == 0),
                   "%.*s in position %d is read wrong", (int)size, quoted, position);
        }
    }
}

/* ---- every scalar value, raw and escaped: a fifth of them, or in the long run all ------------ */

START_TEST(every_scalar_value)
{
    static const char hex[][17] = {"0123456789abcdef", "0123456789ABCDEF"};
    bool is_long = is_long_run();
    for (uint32_t scalar = 0; scalar < 0x110000; scalar++) {
        char raw[8] = "\"";
        char escaped[16] = "\"\\u";
        size_t raw_size;
        size_t escaped_size = 3;
        uint32_t units[2] = {scalar, 0};
        bool is_inside = scalar % 0x80 - 2 < 0x7c;
        if ((scalar >= 0xd800 && scalar < 0xe000) ||
            (is_inside && scalar >= 0x1000 && scalar % 5 != 0 && !is_long)) {
            continue;
        }
        if (scalar >= 0x10000) {
            units[0] = 0xd800 + ((scalar - 0x10000) >> 10);
            units[1] = 0xdc00 + ((scalar - 0x10000) & 0x3ff);
        }
        raw_size = (size_t)(bean_i_utf8_put(raw + 1, scalar) - raw);
        raw[raw_size++] = '"';
        for (int unit = 0; unit < 2 && (unit == 0 || units[1] != 0); unit++) {
            if (unit == 1) {
                escaped[escaped_size++] = '\\';
                escaped[escaped_size++] = 'u';
            }
            for (int shift = 12; shift >= 0; shift -= 4) {
                escaped[escaped_size++] = hex[scalar & 1][units[unit] >> shift & 15];
            }
        }
        escaped[escaped_size++] = '"';
        for (int position = 0; position < POSITIONS; position++) {
            struct outcome outcome;
            read_at((enum position)position, &guard, escaped, escaped_size, 0, &outcome);
            EXPECT(outcome.code == BEAN_OK && outcome.offset == escaped_size, "%x escaped", scalar);
            EXPECT(!outcome.has_text || (outcome.size == raw_size - 2 &&
                                         memcmp(outcome.text, raw + 1, raw_size - 2) == 0),
                   "%x escaped", scalar);
            read_at((enum position)position, &guard, raw, raw_size, 0, &outcome);
            if (scalar == '"' || scalar == '\\' || scalar < 0x20) {
                EXPECT(scalar == '"' || outcome.code != BEAN_OK, "%x raw", scalar);
                continue;
            }
            EXPECT(outcome.code == BEAN_OK && outcome.offset == raw_size, "%x raw", scalar);
            EXPECT(!outcome.has_text || (outcome.size == raw_size - 2 &&
                                         memcmp(outcome.text, raw + 1, raw_size - 2) == 0),
                   "%x raw", scalar);
        }
    }
}
END_TEST

/* All 65,536 units alone, and pairs: every high with some lows, every low with some highs. */
static void expect_units(uint32_t first, uint32_t second, bool pair)
{
    char text[16];
    size_t size = (size_t)snprintf(text, sizeof text, pair ? "\"\\u%04x\\u%04X\"" : "\"\\u%04x\"",
                                   (unsigned)first, (unsigned)second);
    bool high = first >= 0xd800 && first < 0xdc00;
    bool low = first >= 0xdc00 && first < 0xe000;
    bool second_low = second >= 0xdc00 && second < 0xe000;
    bool second_high = second >= 0xd800 && second < 0xdc00;
    size_t offset = size;
    struct outcome outcome;
    if (low || (high && !(pair && second_low))) {
        offset = 1;
    } else if (pair && !high && (second_low || second_high)) {
        offset = 7;
    }
    for (int position = 0; position < POSITIONS; position++) {
        read_at((enum position)position, &guard, text, size, 0, &outcome);
        EXPECT(outcome.code == (offset == size ? BEAN_OK : BEAN_ERROR_SURROGATE) &&
                   outcome.offset == offset,
               "%s: %s at %zu", text, bean_status_text(outcome.code), outcome.offset);
    }
}

START_TEST(surrogates_come_in_pairs)
{
    static const uint32_t others[] = {0,      0x41,   0xd7ff, 0xd800, 0xdbff,
                                      0xdc00, 0xdfff, 0xe000, 0xffff};
    for (uint32_t unit = 0; unit < 0x10000; unit++) {
        expect_units(unit, 0, false);
    }
    for (uint32_t unit = 0xd700; unit < 0xe100; unit++) {
        for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
            expect_units(unit, others[i], true);
            expect_units(others[i], unit, true);
        }
    }
}
END_TEST

/* ---- cases ----------------------------------------------------------------------------------- */

struct string_case {
    const char *quoted;
    bean_status code;
    int offset; /* -1: the end */
    const char *text;
};

static const struct string_case string_cases[] = {
    {"\"\"", BEAN_OK, -1, ""},
    {"\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", BEAN_OK, -1, "\"\\/\b\f\n\r\t"},
    {"\"\\\\\"", BEAN_OK, -1, "\\"},
    {"\"a\\u00e9b\\u20acc\\ud83e\\udda9d\"", BEAN_OK, -1,
     "a\xc3\xa9"
     "b\xe2\x82\xac"
     "c\xf0\x9f\xa6\xa9"
     "d"},
    {"\"\x7f\"", BEAN_OK, -1, "\x7f"},
    {"\"{}[]:,\"", BEAN_OK, -1, "{}[]:,"},
    {"\"\xef\xbf\xbf\xef\xbf\xbe\"", BEAN_OK, -1, "\xef\xbf\xbf\xef\xbf\xbe"},
    {"\"", BEAN_ERROR_END, -1, NULL},
    {"\"abc", BEAN_ERROR_END, -1, NULL},
    {"\"\\", BEAN_ERROR_END, -1, NULL},
    {"\"\\\"", BEAN_ERROR_END, -1, NULL},
    {"\"\\u", BEAN_ERROR_END, -1, NULL},
    {"\"\\u12", BEAN_ERROR_END, -1, NULL},
    {"\"\\ud83e", BEAN_ERROR_END, -1, NULL},
    {"\"\\ud83e\\", BEAN_ERROR_END, -1, NULL},
    {"\"\\ud83e\\u", BEAN_ERROR_END, -1, NULL},
    {"\"\\ud83e\\uD", BEAN_ERROR_END, -1, NULL},
    {"\"\\ud83e\\uddA", BEAN_ERROR_END, -1, NULL},
    {"\"\xf0\x9f\xa6", BEAN_ERROR_END, -1, NULL},
    {"\"\xc3", BEAN_ERROR_END, -1, NULL},
    {"\"\\a\"", BEAN_ERROR_ESCAPE, 1, NULL},
    {"\"x\\U0041\"", BEAN_ERROR_ESCAPE, 2, NULL},
    {"\"x\\'\"", BEAN_ERROR_ESCAPE, 2, NULL},
    {"\"x\\0\"", BEAN_ERROR_ESCAPE, 2, NULL},
    {"\"x\\\n\"", BEAN_ERROR_ESCAPE, 2, NULL},
    {"\"x\\u 041\"", BEAN_ERROR_ESCAPE, 2, NULL},
    {"\"x\\u00G1\"", BEAN_ERROR_ESCAPE, 2, NULL},
    {"\"x\\u00@1\"", BEAN_ERROR_ESCAPE, 2, NULL},
    {"\"x\\u00`1\"", BEAN_ERROR_ESCAPE, 2, NULL},
    {"\"x\\u00:1\"", BEAN_ERROR_ESCAPE, 2, NULL},
    {"\"x\\u00/1\"", BEAN_ERROR_ESCAPE, 2, NULL},
    {"\"x\\u12\"", BEAN_ERROR_ESCAPE, 2, NULL},
    {"\"x\\ud83e\"", BEAN_ERROR_SURROGATE, 2, NULL},
    {"\"x\\ud83ex\"", BEAN_ERROR_SURROGATE, 2, NULL},
    {"\"x\\ud83e\\n\"", BEAN_ERROR_SURROGATE, 2, NULL},
    {"\"x\\ud83e\\ux\"", BEAN_ERROR_SURROGATE, 2, NULL},
    {"\"x\\ud83e\\uddzz\"", BEAN_ERROR_SURROGATE, 2, NULL},
    {"\"x\x1f\"", BEAN_ERROR_CONTROL, 2, NULL},
    {"\"x\t\"", BEAN_ERROR_CONTROL, 2, NULL},
    {"\"x\n", BEAN_ERROR_CONTROL, 2, NULL},
    {"\"x\x80\"", BEAN_ERROR_UTF8, 2, NULL},
    {"\"x\xc3\"", BEAN_ERROR_UTF8, 2, NULL},
    {"\"x\xc0\x80\"", BEAN_ERROR_UTF8, 2, NULL},
    {"\"\xe2\x82\xac\xe2\x28\xa1\"", BEAN_ERROR_UTF8, 4, NULL},
    {"\"\xe0\x80", BEAN_ERROR_UTF8, 1, NULL},
    {"\"\xed\xa0\x80\xed\xb0\x80\"", BEAN_ERROR_UTF8, 1, NULL},
    {"\"\xf5\x80\x80\x80\"", BEAN_ERROR_UTF8, 1, NULL},
    {"\"\xff\"", BEAN_ERROR_UTF8, 1, NULL},
};

/* Each case behind 0 to 70 plain bytes, so that it meets every border of the kernels' blocks. */
START_TEST(cases_at_every_offset)
{
    const struct string_case *test = &string_cases[_i];
    size_t size = strlen(test->quoted);
    size_t text_size = test->text != NULL ? strlen(test->text) : 0;
    for (size_t shift = 0; shift <= 70; shift++) {
        char quoted[256];
        char text[256];
        quoted[0] = '"';
        memset(quoted + 1, 'p', shift);
        memset(text, 'p', shift);
        memcpy(quoted + 1 + shift, test->quoted + 1, size - 1);
        memcpy(text + shift, test->text != NULL ? test->text : "", text_size);
        expect(quoted, size + shift, test->code,
               test->offset < 0 ? size + shift : (size_t)test->offset + shift, text,
               text_size + shift);
    }
}
END_TEST

START_TEST(holds_nul)
{
    expect("\"a\\u0000b\"", 10, BEAN_OK, 10, "a\0b", 3);
    expect("\"a\0b\"", 5, BEAN_ERROR_CONTROL, 2, NULL, 0);
}
END_TEST

/* Plain text of every size, followed by more input, which must not be taken for the string's. */
START_TEST(sizes_and_neighbours)
{
    for (size_t size = 0; size < 200; size++) {
        char quoted[256];
        quoted[0] = '"';
        memset(quoted + 1, 'q', size);
        memcpy(quoted + 1 + size, "\"\\\"", 3);
        expect(quoted, size + 2, BEAN_OK, size + 2, quoted + 1, size);
        expect(quoted, size + 4, BEAN_OK, size + 2, quoted + 1, size);
        expect(quoted, size + 1, BEAN_ERROR_END, size + 1, NULL, 0);
    }
}
END_TEST

START_TEST(limits_count_bytes_of_the_input)
{
    static const char *const texts[] = {"\"abcdef\"", "\"\\u0041\"", "\"\xc3\xa9\xc3\xa9\xc3\xa9\"",
                                        "\"\xf0\x9f\xa6\xa9xy\"", "\"\\n\\n\\n\""};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        for (size_t limit = 1; limit < 10; limit++) {
            for (int position = 0; position < POSITIONS; position++) {
                struct outcome outcome;
                read_at((enum position)position, &guard, texts[i], 8, limit, &outcome);
                EXPECT(outcome.code == (limit < 6 ? BEAN_ERROR_LIMIT : BEAN_OK), "%s with %zu: %d",
                       texts[i], limit, outcome.code);
                EXPECT(limit >= 6 || outcome.offset == 0, "%s with %zu", texts[i], limit);
            }
        }
    }
}
END_TEST

Suite *str_read_suite(void)
{
    Suite *suite = suite_create("str_read");
    TCase *tests = tcase_create("all");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, open_guard, close_guard);
    tcase_add_test(tests, every_scalar_value);
    tcase_add_test(tests, surrogates_come_in_pairs);
    tcase_add_loop_test(tests, cases_at_every_offset, 0,
                        sizeof string_cases / sizeof *string_cases);
    tcase_add_test(tests, holds_nul);
    tcase_add_test(tests, sizes_and_neighbours);
    tcase_add_test(tests, limits_count_bytes_of_the_input);
    suite_add_tcase(suite, tests);
    return suite;
}
