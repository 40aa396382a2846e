/*
 * What typed reading refuses: which failure, at which byte, with which pointer, bean and property.
 */
#include <stdlib.h>
#include <string.h>

#include "failing_allocator.h"
#include "guard.h"
#include "read_fixture.h"
#include "suites.h"

static const bean_gen_value *const shapes[] = {&sample_value, &sample_property_value};
enum { SHAPES = 2 };

static struct guard guard;

static void open_guard(void)
{
    guard = guard_open(1 << 16);
}

static void close_guard(void)
{
    guard_close(&guard);
}

#define MUST "\"id\":1,\"name\":\"n\",\"flag\":false"

/* ---- failures -------------------------------------------------------------------------------- */

/* The failure stands where the first '^' of the text was; the mark itself is taken out. */
struct fails_case {
    const char *text;
    bean_status code;
    const char *pointer;
    const char *bean;
    const char *property;
    const char *detail; /* NULL: any */
};

#define S "test.Sample"
#define P "test.Point"

static const struct fails_case fails_cases[] = {
    /* tokens */
    {"^", BEAN_ERROR_END, "", NULL, NULL, NULL},
    {" \n^", BEAN_ERROR_END, "", NULL, NULL, NULL},
    {"^x", BEAN_ERROR_SYNTAX, "", NULL, NULL, NULL},
    {"^[]", BEAN_ERROR_TYPE, "", NULL, NULL, NULL},
    {"^null", BEAN_ERROR_NULL, "", NULL, NULL, NULL},
    {"nul^x", BEAN_ERROR_SYNTAX, "", NULL, NULL, NULL},
    {"nul^", BEAN_ERROR_END, "", NULL, NULL, NULL},
    {"^\"text\"", BEAN_ERROR_TYPE, "", NULL, NULL, NULL},
    {"^-", BEAN_ERROR_TYPE, "", NULL, NULL, NULL},
    {"^\xef\xbb\xbf{" MUST "}", BEAN_ERROR_BYTE_ORDER_MARK, "", NULL, NULL, NULL},
    {"^\xff\xfe{", BEAN_ERROR_BYTE_ORDER_MARK, "", NULL, NULL, NULL},
    {" ^\xef\xbb\xbf{" MUST "}", BEAN_ERROR_SYNTAX, "", NULL, NULL, NULL},
    {"{^", BEAN_ERROR_END, "", S, NULL, NULL},
    {"{ ^,", BEAN_ERROR_SYNTAX, "", S, NULL, NULL},
    {"{^id:1}", BEAN_ERROR_SYNTAX, "", S, NULL, NULL},
    {"{^'id':1}", BEAN_ERROR_SYNTAX, "", S, NULL, NULL},
    {"{\"id\"^1}", BEAN_ERROR_SYNTAX, "", S, NULL, NULL},
    {"{\"id\"^}", BEAN_ERROR_SYNTAX, "", S, NULL, NULL},
    {"{\"id\":^}", BEAN_ERROR_SYNTAX, "/id", S, "id", NULL},
    {"{\"id\":^", BEAN_ERROR_END, "/id", S, "id", NULL},
    {"{\"id\":1^ ", BEAN_ERROR_END, "", S, NULL, NULL},
    {"{\"id\":1 ^]", BEAN_ERROR_SYNTAX, "", S, NULL, NULL},
    {"{\"id\":1 ^\"name\":\"\"}", BEAN_ERROR_SYNTAX, "", S, NULL, NULL},
    {"{\"id\":1,^}", BEAN_ERROR_SYNTAX, "", S, NULL, NULL},
    {"{\"id\":1,^,\"name\":\"\"}", BEAN_ERROR_SYNTAX, "", S, NULL, NULL},
    {"{\"id\":0^1}", BEAN_ERROR_SYNTAX, "", S, NULL, NULL},
    {"{\"id\":^+1}", BEAN_ERROR_SYNTAX, "/id", S, "id", NULL},
    {"{\"id\":-^}", BEAN_ERROR_SYNTAX, "/id", S, "id", NULL},
    {"{\"id\":1.^}", BEAN_ERROR_SYNTAX, "/id", S, "id", NULL},
    {"{\"id\":1^/**/}", BEAN_ERROR_SYNTAX, "", S, NULL, NULL},
    {"{" MUST "} ^x", BEAN_ERROR_TRAILING, "", NULL, NULL, NULL},
    {"{" MUST "}^}", BEAN_ERROR_TRAILING, "", NULL, NULL, NULL},
    {"{" MUST "}^\x01", BEAN_ERROR_TRAILING, "", NULL, NULL, NULL},
    /* types, nulls, ranges */
    {"{\"id\":^\"1\"}", BEAN_ERROR_TYPE, "/id", S, "id", NULL},
    {"{\"id\":^true}", BEAN_ERROR_TYPE, "/id", S, "id", NULL},
    {"{\"id\":tr^x}", BEAN_ERROR_SYNTAX, "/id", S, "id", NULL},
    {"{\"id\":^null}", BEAN_ERROR_NULL, "/id", S, "id", NULL},
    {"{\"id\":^1.0}", BEAN_ERROR_NOT_INTEGER, "/id", S, "id", NULL},
    {"{\"id\":^1e3}", BEAN_ERROR_NOT_INTEGER, "/id", S, "id", NULL},
    {"{\"id\": ^9223372036854775808}", BEAN_ERROR_RANGE, "/id", S, "id", NULL},
    {"{\"name\":^1}", BEAN_ERROR_TYPE, "/name", S, "name", NULL},
    {"{\"name\":^null}", BEAN_ERROR_NULL, "/name", S, "name", NULL},
    {"{\"name\":^{}}", BEAN_ERROR_TYPE, "/name", S, "name", NULL},
    {"{\"flag\":^0}", BEAN_ERROR_TYPE, "/flag", S, "flag", NULL},
    {"{\"flag\":fals^f}", BEAN_ERROR_SYNTAX, "/flag", S, "flag", NULL},
    {"{\"flag\":fals^", BEAN_ERROR_END, "/flag", S, "flag", NULL},
    {"{\"flag\":true^x}", BEAN_ERROR_SYNTAX, "", S, NULL, NULL},
    {"{\"ratio\":^1e309}", BEAN_ERROR_RANGE, "/ratio", S, "ratio", NULL},
    {"{\"single\":^1e39}", BEAN_ERROR_RANGE, "/single", S, "single", NULL},
    {"{\"small\":^128}", BEAN_ERROR_RANGE, "/small", S, "small", NULL},
    {"{\"small\":^-129}", BEAN_ERROR_RANGE, "/small", S, "small", NULL},
    {"{\"count\":^-1}", BEAN_ERROR_RANGE, "/count", S, "count", NULL},
    {"{\"count\":^4294967296}", BEAN_ERROR_RANGE, "/count", S, "count", NULL},
    {"{\"count\":n^ope}", BEAN_ERROR_SYNTAX, "/count", S, "count", NULL},
    {"{\"kept\":nu^}", BEAN_ERROR_SYNTAX, "/kept", S, "kept", NULL},
    {"{\"place\":^null}", BEAN_ERROR_NULL, "/place", S, "place", NULL},
    {"{\"points\":^null}", BEAN_ERROR_NULL, "/points", S, "points", NULL},
    {"{\"points\":^{}}", BEAN_ERROR_TYPE, "/points", S, "points", NULL},
    {"{\"counts\":^[]}", BEAN_ERROR_TYPE, "/counts", S, "counts", NULL},
    {"{\"color\":^\"blue\"}", BEAN_ERROR_ENUM, "/color", S, "color", "test.Color"},
    {"{\"color\":^\"Red\"}", BEAN_ERROR_ENUM, "/color", S, "color", "test.Color"},
    {"{\"color\":^\"\"}", BEAN_ERROR_ENUM, "/color", S, "color", "test.Color"},
    {"{\"color\":^3}", BEAN_ERROR_TYPE, "/color", S, "color", NULL},
    /* strings */
    {"{\"name\":\"a^\\x\"}", BEAN_ERROR_ESCAPE, "/name", S, "name", NULL},
    {"{\"name\":\"^\\u12g4\"}", BEAN_ERROR_ESCAPE, "/name", S, "name", NULL},
    {"{\"name\":\"a^\\ud800\"}", BEAN_ERROR_SURROGATE, "/name", S, "name", NULL},
    {"{\"name\":\"a^\\udc00\\ud800\"}", BEAN_ERROR_SURROGATE, "/name", S, "name", NULL},
    {"{\"name\":\"a^\n\"}", BEAN_ERROR_CONTROL, "/name", S, "name", NULL},
    {"{\"name\":\"a^\xc3\"}", BEAN_ERROR_UTF8, "/name", S, "name", NULL},
    {"{\"name\":\"a^\xed\xa0\x80\"}", BEAN_ERROR_UTF8, "/name", S, "name", NULL},
    {"{\"name\":\"a^", BEAN_ERROR_END, "/name", S, "name", NULL},
    {"{\"na^\\me\":1}", BEAN_ERROR_ESCAPE, "", S, NULL, NULL},
    {"{\"na^\x80\":1}", BEAN_ERROR_UTF8, "", S, NULL, NULL},
    {"{\"na^", BEAN_ERROR_END, "", S, NULL, NULL},
    /* paths */
    {"{\"child\":{\"child\":{\"place\":{\"x\":^true}}}}", BEAN_ERROR_TYPE, "/child/child/place/x",
     P, "x", NULL},
    {"{\"points\":[{\"x\":1},{\"x\":^true}]}", BEAN_ERROR_TYPE, "/points/1/x", P, "x", NULL},
    {"{\"points\":[{\"x\":1},^1]}", BEAN_ERROR_TYPE, "/points/1", S, "points", NULL},
    {"{\"points\":[{\"x\":1},^]}", BEAN_ERROR_SYNTAX, "/points/1", S, "points", NULL},
    {"{\"points\":[{\"x\":1}^}", BEAN_ERROR_SYNTAX, "/points", S, "points", NULL},
    {"{\"points\":[^", BEAN_ERROR_END, "/points/0", S, "points", NULL},
    {"{\"counts\":{\"a/b~\":^true}}", BEAN_ERROR_TYPE, "/counts/a~1b~0", S, "counts", NULL},
    {"{\"counts\":{\"\\u0061\\n\":^true}}", BEAN_ERROR_TYPE, "/counts/a\\u000a", S, "counts", NULL},
    {"{\"counts\":{\"a\":1^]", BEAN_ERROR_SYNTAX, "/counts", S, "counts", NULL},
    {"{\"counts\":{\"a\":1,^}}", BEAN_ERROR_SYNTAX, "/counts", S, "counts", NULL},
    {"{\"dropping\":[null,null,^true]}", BEAN_ERROR_TYPE, "/dropping/2", S, "dropping", NULL},
    {"{\"o\\\"d/~\xc3\xa9\":^true}", BEAN_ERROR_TYPE, "/o\"d~1~0\xc3\xa9", S, "odd", NULL},
    {"{\"child\":{\"id\":1,\"name\":\"\",\"flag\":true}^]", BEAN_ERROR_SYNTAX, "", S, NULL, NULL},
    {"{\"place\":{\"x\":1^]", BEAN_ERROR_SYNTAX, "/place", P, NULL, NULL},
    /* keys */
    {"{\"id\":1,^\"id\":2}", BEAN_ERROR_DUPLICATE, "/id", S, "id", NULL},
    {"{\"id\":1,\"name\":\"\",^\"i\\u0064\":2}", BEAN_ERROR_DUPLICATE, "/id", S, "id", NULL},
    {"{\"name\":\"\",^\"label\":\"\"}", BEAN_ERROR_DUPLICATE, "/label", S, "name", NULL},
    {"{\"label\":\"\",^\"name\":\"\"}", BEAN_ERROR_DUPLICATE, "/name", S, "name", NULL},
    {"{\"kept\":null,^\"kept\":1}", BEAN_ERROR_DUPLICATE, "/kept", S, "kept", NULL},
    {"{\"place\":{\"x\":1,^\"x\":1}}", BEAN_ERROR_DUPLICATE, "/place/x", P, "x", NULL},
    {"{\"options\":{\"a\":1,^\"\\u0061\":1}}", BEAN_ERROR_DUPLICATE, "/options/a", S, "options",
     NULL},
    {"{\"options\":{\"a\":null,^\"a\":1}}", BEAN_ERROR_DUPLICATE, "/options/a", S, "options", NULL},
    {"{\"first\":1,\"first\":tru^}}", BEAN_ERROR_SYNTAX, "/first", S, "first", NULL},
    /* skipped values */
    {"{\"zz\":^}", BEAN_ERROR_SYNTAX, "/zz", S, NULL, NULL},
    {"{\"z\\u007a\":[1,^]}", BEAN_ERROR_SYNTAX, "/zz", S, NULL, NULL},
    {"{\"zz\":{\"a\":\"^\x1f\"}}", BEAN_ERROR_CONTROL, "/zz", S, NULL, NULL},
    {"{\"zz\":1.^}", BEAN_ERROR_SYNTAX, "/zz", S, NULL, NULL},
    {"{\"zz\":1 ^2", BEAN_ERROR_SYNTAX, "", S, NULL, NULL},
    {"{\"zz\":{\"a\":1,^", BEAN_ERROR_END, "/zz", S, NULL, NULL},
    /* missing */
    {"{^}", BEAN_ERROR_REQUIRED, "", S, "id", "id, name, flag"},
    {"{\"name\":\"\"^}", BEAN_ERROR_REQUIRED, "", S, "id", "id, flag"},
    {"{" MUST ",\"place\":{\"y\":1 ^} }", BEAN_ERROR_REQUIRED, "/place", P, "x", "x"},
    {"{\"child\":{^}}", BEAN_ERROR_REQUIRED, "/child", S, "id", "id, name, flag"},
    {"{\"points\":[{\"x\":1},{^}]}", BEAN_ERROR_REQUIRED, "/points/1", P, "x", "x"},
    /* the first failure counts */
    {"{\"id\":^true,\"id\":1,\"name\":\"\\x\"}", BEAN_ERROR_TYPE, "/id", S, "id", NULL},
    {"{\"name\":\"^\xff\",\"id\":true}", BEAN_ERROR_UTF8, "/name", S, "name", NULL},
    {"{\"name\":\"^\x01\xff\"}", BEAN_ERROR_CONTROL, "/name", S, "name", NULL},
};

static bool same_or_null(const char *left, const char *right)
{
    return left == NULL || right == NULL ? left == right : strcmp(left, right) == 0;
}

static void expect_failure(const struct fails_case *test, const char *text, size_t size,
                           size_t offset, const bean_gen_value *value,
                           const bean_read_options *options)
{
    static const sample zero = {0};
    struct failing_allocator books = {0};
    bean_allocator allocator = failing_allocator(&books);
    bean_arena arena;
    bean_error error;
    sample out;
    bean_arena_init(&arena, &allocator);
    memset(&out, 0xee, sizeof out);
    memset(&error, 0xee, sizeof error);
    bean_status status = bean_gen_read_document(value, &out, text, size, &arena, options, &error);
    EXPECT(status == test->code && error.code == status, "%s: %s at %llu", test->text,
           bean_status_text(status), (unsigned long long)error.offset);
    EXPECT(error.offset == offset, "%s: at %llu", test->text, (unsigned long long)error.offset);
    EXPECT(strcmp(error.pointer, test->pointer) == 0, "%s: pointer %s", test->text, error.pointer);
    EXPECT(same_or_null(error.bean, test->bean), "%s: bean %s", test->text, error.bean);
    EXPECT(same_or_null(error.property, test->property), "%s: property %s", test->text,
           error.property);
    EXPECT(test->detail == NULL || strcmp(error.detail, test->detail) == 0, "%s: detail %s",
           test->text, error.detail);
    EXPECT(error.text == bean_status_text(status) && error.expected != NULL, "%s", test->text);
    EXPECT(memcmp(&out, &zero, sizeof out) == 0, "%s: left something behind", test->text);
    EXPECT(arena.cursor == NULL && arena.current == NULL, "%s: arena not rewound", test->text);
    bean_arena_free(&arena);
    EXPECT(books.blocks == 0, "%s: leak", test->text);
    EXPECT(bean_gen_read_document(value, &out, text, size, NULL, options, NULL) != BEAN_OK, "%s",
           test->text);
}

/* In both shapes, by the fast and by the careful functions, at both ends of readable memory. */
START_TEST(fails_where_it_should)
{
    static const bean_read_options careful = {.string_size = 1000};
    const struct fails_case *test = &fails_cases[_i];
    size_t offset = (size_t)(strchr(test->text, '^') - test->text);
    size_t size = strlen(test->text) - 1;
    char text[512];
    memcpy(text, test->text, offset);
    memcpy(text + offset, test->text + offset + 1, size - offset);
    if (test->code == BEAN_ERROR_END) {
        offset = size; /* white space may stand behind the mark */
    }
    for (int way = 0; way < 2 * SHAPES; way++) {
        const bean_read_options *options = way / SHAPES != 0 ? &careful : NULL;
        const char *input = guard_at_end(&guard, text, size);
        expect_failure(test, input, size, offset, shapes[way % SHAPES], options);
        input = guard_at_start(&guard, text, size);
        expect_failure(test, input, size, offset, shapes[way % SHAPES], options);
    }
}
END_TEST

START_TEST(refuses_unknown_properties)
{
    static const bean_read_options strict = {.strict = true};
    static const struct fails_case unknown = {"strict", BEAN_ERROR_UNKNOWN, "/place/zz", P, NULL,
                                              ""};
    static const struct fails_case reserved = {"reserved", BEAN_ERROR_UNKNOWN, "/old\xc3\xa9", S,
                                               NULL,       "reserved"};
    static const char text[] = "{\"place\":{\"x\":1, \"zz\":[x]}}";
    static const char reserved_text[] = "{\"ol\\u0064\\u00e9\":1}";
    for (int shape = 0; shape < SHAPES; shape++) {
        expect_failure(&unknown, text, strlen(text), 17, shapes[shape], &strict);
        expect_failure(&reserved, reserved_text, strlen(reserved_text), 1, shapes[shape], &strict);
    }
    point_type.flags |= BEAN_GEN_UNKNOWN_FAIL;
    for (int shape = 0; shape < SHAPES; shape++) {
        expect_failure(&unknown, text, strlen(text), 17, shapes[shape], NULL);
    }
    point_type.flags = 0;
}
END_TEST

/* ---- limits ---------------------------------------------------------------------------------- */

struct limit_case {
    const char *text;
    bean_read_options options;
    bean_status code; /* BEAN_OK: it fits */
    size_t offset;
    const char *detail;
};

static const struct limit_case limit_cases[] = {
    {"{\"id\":123}", {.number_size = 3}, BEAN_ERROR_REQUIRED, 9, "name, flag"},
    {"{\"id\":1234}", {.number_size = 3}, BEAN_ERROR_LIMIT, 6, "number_size"},
    {"{\"id\":1.25}", {.number_size = 3}, BEAN_ERROR_LIMIT, 6, "number_size"},
    {"{\"id\":1.2x}", {.number_size = 2}, BEAN_ERROR_LIMIT, 6, "number_size"},
    {"{\"id\":1.xx}", {.number_size = 2}, BEAN_ERROR_SYNTAX, 8, ""},
    {"{\"zz\":12345}", {.number_size = 4}, BEAN_ERROR_LIMIT, 6, "number_size"},
    {"{\"ratio\":0.5000}", {.number_size = 4}, BEAN_ERROR_LIMIT, 9, "number_size"},
    {"{\"name\":\"abcd\"}", {.string_size = 4}, BEAN_ERROR_REQUIRED, 14, "id, flag"},
    {"{\"name\":\"abcde\"}", {.string_size = 4}, BEAN_ERROR_LIMIT, 8, "string_size"},
    {"{\"name\":\"abcd", {.string_size = 4}, BEAN_ERROR_END, 13, ""},
    {"{\"name\":\"abcde", {.string_size = 4}, BEAN_ERROR_LIMIT, 8, "string_size"},
    {"{\"name\":\"a\\u0061\"}", {.string_size = 6}, BEAN_ERROR_LIMIT, 8, "string_size"},
    {"{\"name\":\"ab\x01"
     "de\"}",
     {.string_size = 4},
     BEAN_ERROR_CONTROL,
     11,
     ""},
    {"{\"zz\":\"abcde\"}", {.string_size = 4}, BEAN_ERROR_LIMIT, 6, "string_size"},
    {"{\"zzzzz\":1}", {.string_size = 4}, BEAN_ERROR_LIMIT, 1, "string_size"},
    {"{\"counts\":{\"abcdefg\":1}}", {.string_size = 6}, BEAN_ERROR_LIMIT, 11, "string_size"},
    {"{\"dropping\":[1,null,2]}", {.items = 2}, BEAN_ERROR_REQUIRED, 22, "id, name, flag"},
    {"{\"dropping\":[1,2, 3]}", {.items = 2}, BEAN_ERROR_LIMIT, 18, "items"},
    {"{\"dropping\":[1,2,", {.items = 2}, BEAN_ERROR_END, 17, ""},
    {"{\"counts\":{\"a\":1,\"b\":2,\"a\":3}}", {.items = 2}, BEAN_ERROR_REQUIRED, 29, NULL},
    {"{\"counts\":{\"a\":1,\"b\":2,\"c\":3}}", {.items = 2}, BEAN_ERROR_LIMIT, 23, "items"},
    {"{\"place\":{}}", {.depth = 1}, BEAN_ERROR_DEPTH, 9, "1 levels"},
    {"{\"zz\":[[]]}", {.depth = 2}, BEAN_ERROR_DEPTH, 7, "2 levels"},
    {"{\"zz\":[]}", {.depth = 2}, BEAN_ERROR_REQUIRED, 8, NULL},
    {"{\"counts\":{}}", {.depth = 1}, BEAN_ERROR_DEPTH, 10, "1 levels"},
    {"{\"points\":[ {}]}", {.depth = 2}, BEAN_ERROR_DEPTH, 12, "2 levels"},
    {"{}", {.document_size = 2}, BEAN_ERROR_REQUIRED, 1, NULL},
    {"{} ", {.document_size = 2}, BEAN_ERROR_LIMIT, 0, "document_size"},
};

START_TEST(keeps_limits)
{
    const struct limit_case *test = &limit_cases[_i];
    size_t size = strlen(test->text);
    for (int shape = 0; shape < SHAPES; shape++) {
        bean_arena arena;
        bean_error error;
        sample out;
        bean_arena_init(&arena, NULL);
        bean_status status =
            bean_gen_read_document(shapes[shape], &out, guard_at_end(&guard, test->text, size),
                                   size, &arena, &test->options, &error);
        ck_assert_msg(status == test->code, "%s: %s", test->text, bean_status_text(status));
        ck_assert_uint_eq(error.offset, test->offset);
        if (test->detail != NULL) {
            ck_assert_str_eq(error.detail, test->detail);
        }
        bean_arena_free(&arena);
    }
}
END_TEST

/* 512 levels by default, the 513th bracket is the failure; typed, skipped and in lists. */
START_TEST(counts_levels)
{
    static const char *const openers[] = {"{\"child\":", "[", "{\"zz\":"};
    for (int kind = 0; kind < 3; kind++) {
        for (size_t levels = 511; levels <= 513; levels++) {
            bean_arena arena;
            bean_error error;
            sample out;
            size_t unit = strlen(openers[kind]);
            size_t size = 0;
            size_t limit_at;
            char text[8192];
            if (kind == 1) {
                memcpy(text, "{\"zz\":", 6);
                size = 6;
            }
            limit_at = size + (kind == 1 ? 511u : 512u) * unit;
            for (size_t i = kind == 1 ? 1 : 0; i < levels; i++) {
                memcpy(text + size, openers[kind], unit);
                size += unit;
            }
            bean_arena_init(&arena, NULL);
            bean_status status = bean_gen_read_document(
                shapes[_i], &out, guard_at_end(&guard, text, size), size, &arena, NULL, &error);
            if (levels <= 512) {
                ck_assert_int_eq(status, BEAN_ERROR_END);
                ck_assert_uint_eq(error.offset, size);
            } else {
                ck_assert_int_eq(status, BEAN_ERROR_DEPTH);
                ck_assert_uint_eq(error.offset, limit_at);
            }
            bean_arena_free(&arena);
        }
    }
}
END_TEST

Suite *read_failures_suite(void)
{
    Suite *suite = suite_create("read_failures");
    TCase *tests = tcase_create("all");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, open_guard, close_guard);
    tcase_add_loop_test(tests, fails_where_it_should, 0, sizeof fails_cases / sizeof *fails_cases);
    tcase_add_test(tests, refuses_unknown_properties);
    tcase_add_loop_test(tests, keeps_limits, 0, sizeof limit_cases / sizeof *limit_cases);
    tcase_add_loop_test(tests, counts_levels, 0, SHAPES);
    suite_add_tcase(suite, tests);
    return suite;
}
