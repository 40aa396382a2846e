/*
 * Reading by description: what each rule makes of each input, in both of the shapes that the
 * runtime drives, and where failures are placed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "failing_allocator.h"
#include "guard.h"
#include "internal.h"
#include "read_fixture.h"

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

static bool same_text(bean_str text, const char *expected)
{
    return text.data != NULL && text.size == strlen(expected) &&
           memcmp(text.data, expected, text.size) == 0;
}

/* ---- what is read -------------------------------------------------------------------------------- */

static void check_full(const sample *out)
{
    ck_assert_int_eq(out->id, -12);
    ck_assert(same_text(out->name, "A\tb\xc3\xa9"));
    ck_assert(out->flag);
    ck_assert(out->ratio == 0.25);
    ck_assert_int_eq(out->small, -128);
    ck_assert(out->has_count && out->count == UINT32_MAX);
    ck_assert(same_text(out->note, ""));
    ck_assert_int_eq(out->color, 200);
    ck_assert_ptr_nonnull(out->child);
    ck_assert_int_eq(out->child->id, 1);
    ck_assert(out->child->ratio == 1.5 && out->child->kept == 5 && !out->child->has_count);
    ck_assert(out->child->child == NULL && out->child->note.data == NULL);
    ck_assert_int_eq(out->child->place.y, 7);
    ck_assert(out->place.x == 1 && out->place.y == 2);
    ck_assert_uint_eq(out->tags.count, 3);
    ck_assert(same_text(out->tags.items[1], "\xc3\xa9") && same_text(out->tags.items[2], ""));
    ck_assert_uint_eq(out->points.count, 2);
    ck_assert(out->points.items[0].y == 4 && out->points.items[1].y == 7);
    ck_assert_uint_eq(out->numbers.count, 3);
    ck_assert(out->numbers.items[0].has && out->numbers.items[0].value == 1);
    ck_assert(!out->numbers.items[1].has && out->numbers.items[1].value == 0);
    ck_assert_uint_eq(out->counts.count, 2);
    ck_assert(same_text(out->counts.items[1].key, "two") && out->counts.items[1].value == 2);
    ck_assert_uint_eq(out->options.count, 1);
    ck_assert(same_text(out->options.items[0].key, "a") && out->options.items[0].value.has);
    ck_assert(out->kept == 6 && out->last == 1 && out->first == 2 && out->odd == 3);
    ck_assert(out->single == 0.5f);
    ck_assert(out->dropping.count == 2 && out->dropping.items[1] == 2);
    ck_assert(out->zeroing.count == 3 && out->zeroing.items[1] == 0);
}

START_TEST(reads_everything)
{
    bean_arena arena;
    bean_error error;
    sample out;
    memset(&out, 0xee, sizeof out);
    bean_arena_init(&arena, NULL);
    bean_status status = bean_gen_read_document(
        shapes[_i], &out, guard_at_end(&guard, sample_text, strlen(sample_text)),
        strlen(sample_text), &arena, NULL, &error);
    ck_assert_msg(status == BEAN_OK, "%s at %llu", bean_status_text(status),
                  (unsigned long long)error.offset);
    ck_assert_int_eq(error.code, BEAN_OK);
    check_full(&out);
    bean_arena_free(&arena);
}
END_TEST

/* The same with white space wherever it may be, and with limits that send everything through the
 * careful functions. */
START_TEST(reads_everything_spread_out)
{
    static const bean_read_options options = {.string_size = 1000};
    static char text[4096];
    size_t size = 0;
    bool in_string = false;
    bean_arena arena;
    bean_error error;
    sample out;
    for (const char *at = sample_text; *at != '\0'; at++) {
        if (!in_string && strchr("{}[],:", *at) != NULL) {
            memcpy(text + size, " \t\r\n", 4);
            text[size + 4] = *at;
            memcpy(text + size + 5, "\n    ", 5);
            size += 10;
            continue;
        }
        in_string = in_string != (*at == '"' && at[-1] != '\\');
        text[size++] = *at;
    }
    for (int careful = 0; careful < 2; careful++) {
        bean_arena_init(&arena, NULL);
        bean_status status =
            bean_gen_read_document(shapes[_i], &out, guard_at_end(&guard, text, size), size, &arena,
                                   careful ? &options : NULL, &error);
        ck_assert_msg(status == BEAN_OK, "%s at %llu", bean_status_text(status),
                      (unsigned long long)error.offset);
        check_full(&out);
        bean_arena_free(&arena);
    }
}
END_TEST

struct reads_case {
    const char *text;
    int32_t kept, last, first;
    const char *empty; /* NULL: null */
};

#define MUST "\"id\":1,\"name\":\"n\",\"flag\":false"

static const struct reads_case reads_cases[] = {
    {"{" MUST "}", 5, 0, 0, NULL},
    {"{" MUST ",\"kept\":null}", 5, 0, 0, NULL},
    {"{" MUST ",\"kept\":8,\"empty\":\"x\"}", 8, 0, 0, "x"},
    {"{" MUST ",\"empty\":null}", 5, 0, 0, ""},
    {"{" MUST ",\"last\":1,\"last\":2,\"last\":3}", 5, 3, 0, NULL},
    {"{" MUST ",\"l\\u0061st\":1,\"last\":2}", 5, 2, 0, NULL},
    {"{" MUST ",\"first\":1,\"first\":2,\"first\":[{}]}", 5, 0, 1, NULL},
    {"{\"first\":1," MUST ",\"f\\u0069rst\":2}", 5, 0, 1, NULL},
    {"{\"unknown\":{\"kept\":[1,2,{\"kept\":3}]}," MUST ",\"unknown\":1}", 5, 0, 0, NULL},
    {"{\"flag\":false,\"label\":\"n\",\"id\":1}", 5, 0, 0, NULL},
    {" { \"old\xc3\xa9\" : 1 , " MUST " } ", 5, 0, 0, NULL},
    {"{" MUST ",\"Kept\":1,\"kep\":2,\"keptt\":3,\"\":4}", 5, 0, 0, NULL},
};

START_TEST(applies_rules)
{
    const struct reads_case *test = &reads_cases[_i];
    for (int shape = 0; shape < SHAPES; shape++) {
        bean_arena arena;
        bean_error error;
        sample out;
        memset(&out, 0xee, sizeof out);
        bean_arena_init(&arena, NULL);
        bean_status status = bean_gen_read_document(shapes[shape], &out, test->text,
                                                    strlen(test->text), &arena, NULL, &error);
        ck_assert_msg(status == BEAN_OK, "%s at %llu", bean_status_text(status),
                      (unsigned long long)error.offset);
        ck_assert_int_eq(out.id, 1);
        ck_assert(same_text(out.name, "n") && !out.flag);
        ck_assert_int_eq(out.kept, test->kept);
        ck_assert_int_eq(out.last, test->last);
        ck_assert_int_eq(out.first, test->first);
        ck_assert(test->empty == NULL ? out.empty.data == NULL : same_text(out.empty, test->empty));
        bean_arena_free(&arena);
    }
}
END_TEST

/* ---- failures ------------------------------------------------------------------------------------ */

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
    static const sample zero;
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

/* ---- limits -------------------------------------------------------------------------------------- */

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
    {"{\"place\":{}}", {.depth = 1}, BEAN_ERROR_DEPTH, 9, ""},
    {"{\"zz\":[[]]}", {.depth = 2}, BEAN_ERROR_DEPTH, 7, ""},
    {"{\"zz\":[]}", {.depth = 2}, BEAN_ERROR_REQUIRED, 8, NULL},
    {"{\"counts\":{}}", {.depth = 1}, BEAN_ERROR_DEPTH, 10, ""},
    {"{\"points\":[ {}]}", {.depth = 2}, BEAN_ERROR_DEPTH, 12, ""},
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

/* ---- mutilated input --------------------------------------------------------------------------------- */

/* Reads in one shape, and skips the same text as an unknown value. */
struct verdicts {
    bean_error table;
    bean_error property;
    bean_error skip;
};

static void judge(const char *text, size_t size, struct verdicts *verdicts)
{
    bean_error *const errors[SHAPES] = {&verdicts->table, &verdicts->property};
    struct reading reading;
    const char *cursor;
    for (int shape = 0; shape < SHAPES; shape++) {
        bean_arena arena;
        sample out;
        bean_arena_init(&arena, NULL);
        errors[shape]->offset = 0;
        (void)bean_gen_read_document(shapes[shape], &out, text, size, &arena, NULL, errors[shape]);
        bean_arena_free(&arena);
    }
    start_reading(&reading, text, size, NULL);
    cursor = bean_i_skip_value(&reading.reader, text);
    verdicts->skip.code = BEAN_OK;
    if (cursor == NULL) {
        verdicts->skip.code = reading.error.code;
        verdicts->skip.offset = (uint64_t)(reading.reader.fault - text);
    } else {
        cursor = bean_i_skip_space(&reading.reader, cursor);
        if (cursor != reading.reader.end) {
            verdicts->skip.code = BEAN_ERROR_TRAILING;
            verdicts->skip.offset = (uint64_t)(cursor - text);
        }
    }
    end_reading(&reading);
}

/* True for what only typed reading can find fault with. */
static bool is_about_types(bean_status code)
{
    return code == BEAN_ERROR_TYPE || code == BEAN_ERROR_NULL || code == BEAN_ERROR_RANGE ||
           code == BEAN_ERROR_NOT_INTEGER || code == BEAN_ERROR_ENUM ||
           code == BEAN_ERROR_REQUIRED || code == BEAN_ERROR_DUPLICATE;
}

/* Both shapes agree in everything; and typed reading fails where skipping does, unless it has found
 * something about types before. */
static void expect_agreement(const char *text, size_t size, const char *what)
{
    struct verdicts verdicts;
    const bean_error *table = &verdicts.table;
    judge(text, size, &verdicts);
    EXPECT(table->code == verdicts.property.code, "%s: shapes differ: %d %d", what, table->code,
           verdicts.property.code);
    if (table->code != BEAN_OK) {
        EXPECT(table->offset == verdicts.property.offset &&
                   strcmp(table->pointer, verdicts.property.pointer) == 0 &&
                   strcmp(table->found, verdicts.property.found) == 0 &&
                   strcmp(table->detail, verdicts.property.detail) == 0,
               "%s: shapes differ", what);
    }
    if (is_about_types(table->code)) {
        EXPECT(verdicts.skip.code == BEAN_OK || verdicts.skip.offset >= table->offset,
               "%s: passed over a fault", what);
    } else {
        EXPECT(table->code == verdicts.skip.code, "%s: read %d, skipped %d", what, table->code,
               verdicts.skip.code);
        EXPECT(table->code == BEAN_OK || table->offset == verdicts.skip.offset,
               "%s: read at %llu, skipped at %llu", what, (unsigned long long)table->offset,
               (unsigned long long)verdicts.skip.offset);
    }
}

START_TEST(every_prefix_is_an_unexpected_end)
{
    size_t whole = strlen(sample_text);
    for (size_t size = 0; size < whole; size++) {
        for (int way = 0; way < 2; way++) {
            struct verdicts verdicts;
            const char *text = way == 0 ? guard_at_end(&guard, sample_text, size)
                                        : guard_at_start(&guard, sample_text, size);
            judge(text, size, &verdicts);
            EXPECT(verdicts.table.code == BEAN_ERROR_END && verdicts.table.offset == size,
                   "prefix of %zu bytes: %d at %llu", size, verdicts.table.code,
                   (unsigned long long)verdicts.table.offset);
            EXPECT(verdicts.property.code == BEAN_ERROR_END && verdicts.property.offset == size,
                   "prefix of %zu bytes", size);
            EXPECT(verdicts.skip.code == BEAN_ERROR_END && verdicts.skip.offset == size,
                   "prefix of %zu bytes", size);
        }
    }
}
END_TEST

START_TEST(every_replaced_byte_gets_one_verdict)
{
    size_t size = strlen(sample_text);
    char *text = guard.high - size;
    memcpy(text, sample_text, size);
    for (size_t place = 0; place < size; place++) {
        for (int value = 0; value < 256; value++) {
            char what[64];
            text[place] = (char)(unsigned char)value;
            (void)snprintf(what, sizeof what, "byte %zu replaced by %02x", place, (unsigned)value);
            expect_agreement(text, size, what);
        }
        text[place] = sample_text[place];
    }
}
END_TEST

START_TEST(every_removed_or_doubled_byte_gets_one_verdict)
{
    size_t size = strlen(sample_text);
    for (size_t place = 0; place < size; place++) {
        char text[2048];
        char what[64];
        (void)snprintf(what, sizeof what, "byte %zu", place);
        memcpy(text, sample_text, place);
        memcpy(text + place, sample_text + place + 1, size - place - 1);
        expect_agreement(guard_at_end(&guard, text, size - 1), size - 1, what);
        memcpy(text, sample_text, place + 1);
        memcpy(text + place + 1, sample_text + place, size - place);
        expect_agreement(guard_at_end(&guard, text, size + 1), size + 1, what);
    }
}
END_TEST

/* ---- memory -------------------------------------------------------------------------------------- */

/* A list that needs many blocks, so that each kind of growth fails in turn. */
static char *long_text(size_t *size)
{
    static const char item[] = "{\"x\":123,\"y\":4567}";
    enum { ITEMS = 3000 };
    char *text = (char *)malloc((sizeof item + 1) * ITEMS + strlen(sample_text) + 8192);
    char *at = text;
    ck_assert_ptr_nonnull(text);
    at += sprintf(at, "{" MUST ",\"points\":[");
    for (int i = 0; i < ITEMS; i++) {
        at += sprintf(at, "%s%s", i == 0 ? "" : ",", item);
    }
    at += sprintf(at, "],\"counts\":{");
    for (int i = 0; i < 300; i++) {
        at += sprintf(at, "%s\"k%d\":%d", i == 0 ? "" : ",", i, i);
    }
    at += sprintf(at, "},\"child\":%s}", sample_text);
    *size = (size_t)(at - text);
    return text;
}

START_TEST(survives_every_failed_allocation)
{
    size_t size;
    char *text = long_text(&size);
    for (int on = 0; on < 2; on++) {
        bool done = false;
        for (size_t fail_at = 1; !done; fail_at++) {
            struct failing_allocator books = {.fail_at = fail_at, .fail_on = on != 0};
            bean_allocator allocator = failing_allocator(&books);
            bean_arena arena;
            bean_error error;
            sample out;
            bean_arena_init(&arena, &allocator);
            bean_status status =
                bean_gen_read_document(shapes[_i], &out, text, size, &arena, NULL, &error);
            if (books.calls < fail_at) {
                EXPECT(status == BEAN_OK, "%s", bean_status_text(status));
                EXPECT(fail_at > 5, "only %zu allocations", fail_at);
                done = true;
            } else {
                EXPECT(status == BEAN_ERROR_MEMORY && out.name.data == NULL, "allocation %zu: %s",
                       fail_at, bean_status_text(status));
                books.fail_at = 0;
                EXPECT(bean_gen_read_document(shapes[_i], &out, text, size, &arena, NULL, NULL) ==
                           BEAN_OK,
                       "does not recover after allocation %zu", fail_at);
                EXPECT(out.points.count == 3000 && out.points.items[2999].y == 4567 &&
                           out.counts.count == 300 && out.child->tags.count == 3,
                       "allocation %zu", fail_at);
            }
            bean_arena_free(&arena);
            EXPECT(books.blocks == 0, "leak after allocation %zu", fail_at);
        }
    }
    free(text);
}
END_TEST

/* One more byte never makes it fail, and one fewer than needed does. */
START_TEST(fixed_arenas_suffice_or_not)
{
    size_t size = strlen(sample_text);
    bool fitted = false;
    for (size_t room = 0; room < 4096; room++) {
        bean_arena arena;
        sample out;
        bean_error error;
        bean_arena_init_fixed(&arena, guard.high - room, room);
        bean_status status =
            bean_gen_read_document(shapes[_i], &out, sample_text, size, &arena, NULL, &error);
        EXPECT(status == BEAN_OK || status == BEAN_ERROR_MEMORY, "%s", bean_status_text(status));
        EXPECT(!fitted || status == BEAN_OK, "%zu bytes are not enough, fewer were", room);
        EXPECT(status == BEAN_OK || arena.cursor == guard.high - room, "not rewound");
        fitted = status == BEAN_OK;
    }
    EXPECT(fitted, "never fits");
}
END_TEST

/* After the first document of a kind, reading takes no more memory. */
START_TEST(reset_arenas_allocate_nothing)
{
    struct failing_allocator books = {0};
    bean_allocator allocator = failing_allocator(&books);
    bean_arena arena;
    size_t size;
    char *text = long_text(&size);
    size_t calls = 0;
    bean_arena_init(&arena, &allocator);
    for (int round = 0; round < 10; round++) {
        sample out;
        ck_assert_int_eq(bean_gen_read_document(shapes[_i], &out, text, size, &arena, NULL, NULL),
                         BEAN_OK);
        ck_assert_int_eq(bean_gen_read_document(shapes[_i], &out, sample_text, strlen(sample_text),
                                                &arena, NULL, NULL),
                         BEAN_OK);
        ck_assert(round < 2 || books.calls == calls);
        calls = books.calls;
        bean_arena_reset(&arena);
    }
    bean_arena_free(&arena);
    ck_assert_uint_eq(books.blocks, 0);
    free(text);
}
END_TEST

START_TEST(borrows_without_an_arena)
{
    static const bean_read_options borrow = {.borrow = true};
    static const char plain[] = "{\"id\":1,\"n\\u0061me\":\"n\xc3\xa9\",\"flag\":true,\"tags\":[]}";
    static const char escaped[] = "{\"id\":1,\"name\":\"\\n\",\"flag\":true}";
    static const char stored[] = "{\"id\":1,\"name\":\"\",\"flag\":true,\"tags\":[\"\"]}";
    bean_error error;
    sample out;
    const char *text = guard_at_end(&guard, plain, strlen(plain));
    ck_assert_int_eq(
        bean_gen_read_document(shapes[_i], &out, text, strlen(plain), NULL, &borrow, &error),
        BEAN_OK);
    ck_assert(out.name.data > text && out.name.data < text + sizeof plain);
    ck_assert(same_text(out.name, "n\xc3\xa9"));
    ck_assert(out.tags.items != NULL && out.tags.count == 0);
    ck_assert_int_eq(
        bean_gen_read_document(shapes[_i], &out, escaped, strlen(escaped), NULL, &borrow, &error),
        BEAN_ERROR_MEMORY);
    ck_assert_uint_eq(error.offset, 15);
    ck_assert_int_eq(
        bean_gen_read_document(shapes[_i], &out, stored, strlen(stored), NULL, &borrow, &error),
        BEAN_ERROR_MEMORY);
    ck_assert_uint_eq(error.offset, strlen(stored) - 4);
    ck_assert_str_eq(error.pointer, "/tags/0");
    ck_assert_int_eq(
        bean_gen_read_document(shapes[_i], &out, plain, strlen(plain), NULL, NULL, &error),
        BEAN_ERROR_MEMORY);
}
END_TEST

START_TEST(refuses_null_arguments)
{
    bean_error error;
    sample out;
    memset(&out, 0xee, sizeof out);
    ck_assert_int_eq(bean_gen_read_document(NULL, &out, "", 0, NULL, NULL, &error),
                     BEAN_ERROR_ARGUMENT);
    ck_assert_int_eq(bean_gen_read_document(&sample_value, NULL, "", 0, NULL, NULL, &error),
                     BEAN_ERROR_ARGUMENT);
    ck_assert_int_eq(bean_gen_read_document(&sample_value, &out, NULL, 1, NULL, NULL, &error),
                     BEAN_ERROR_ARGUMENT);
    ck_assert_int_eq(error.code, BEAN_ERROR_ARGUMENT);
    ck_assert_ptr_null(out.child);
    ck_assert_int_eq(bean_gen_read_document(NULL, NULL, NULL, 1, NULL, NULL, NULL),
                     BEAN_ERROR_ARGUMENT);
    /* No address is fine where there are no bytes. */
    ck_assert_int_eq(bean_gen_read_document(&sample_value, &out, NULL, 0, NULL, NULL, &error),
                     BEAN_ERROR_END);
    ck_assert_uint_eq(error.offset, 0);
}
END_TEST

/* ---- roots ----------------------------------------------------------------------------------------- */

START_TEST(reads_any_root)
{
    int32_t number = 0;
    double real = 0;
    bool flag = false;
    bean_str text = {NULL, 0};
    bean_int32_list list = {NULL, 0};
    bean_arena arena;
    bean_arena_init(&arena, NULL);
#define READ(value, out, json)                                                                     \
    bean_gen_read_document(&(value), (out), guard_at_end(&guard, json, strlen(json)),              \
                           strlen(json), &arena, NULL, NULL)
    ck_assert_int_eq(READ(int32_value, &number, "-2147483648"), BEAN_OK);
    ck_assert_int_eq(number, INT32_MIN);
    ck_assert_int_eq(READ(int32_value, &number, " -0\n"), BEAN_OK);
    ck_assert_int_eq(number, 0);
    ck_assert_int_eq(READ(int32_value, &number, "01"), BEAN_ERROR_TRAILING);
    ck_assert_int_eq(READ(int32_value, &number, "-"), BEAN_ERROR_END);
    ck_assert_int_eq(READ(float64_value, &real, "1.5e3"), BEAN_OK);
    ck_assert(real == 1500);
    ck_assert_int_eq(READ(float64_value, &real, "1."), BEAN_ERROR_END);
    ck_assert_int_eq(READ(bool_value, &flag, "true"), BEAN_OK);
    ck_assert(flag);
    ck_assert_int_eq(READ(string_value, &text, "\"a\\u0000b\""), BEAN_OK);
    ck_assert(text.size == 3 && memcmp(text.data, "a\0b", 4) == 0);
    ck_assert_int_eq(READ(ints_value, &list, "[]"), BEAN_OK);
    ck_assert(list.count == 0 && list.items == NULL);
    ck_assert_int_eq(READ(ints_value, &list, "[1,2 , 3,4,5]"), BEAN_OK);
    ck_assert(list.count == 5 && list.items[4] == 5);
    ck_assert_int_eq(READ(ints_value, &list, "[1,2,]"), BEAN_ERROR_SYNTAX);
    ck_assert_int_eq(READ(ints_value, &list, "[,1]"), BEAN_ERROR_SYNTAX);
    ck_assert_int_eq(READ(ints_value, &list, "[1 2]"), BEAN_ERROR_SYNTAX);
#undef READ
    bean_arena_free(&arena);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("driver_read");
    TCase *tests = tcase_create("all");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, open_guard, close_guard);
    tcase_add_loop_test(tests, reads_everything, 0, SHAPES);
    tcase_add_loop_test(tests, reads_everything_spread_out, 0, SHAPES);
    tcase_add_loop_test(tests, applies_rules, 0, sizeof reads_cases / sizeof *reads_cases);
    tcase_add_loop_test(tests, fails_where_it_should, 0, sizeof fails_cases / sizeof *fails_cases);
    tcase_add_test(tests, refuses_unknown_properties);
    tcase_add_loop_test(tests, keeps_limits, 0, sizeof limit_cases / sizeof *limit_cases);
    tcase_add_loop_test(tests, counts_levels, 0, SHAPES);
    tcase_add_test(tests, every_prefix_is_an_unexpected_end);
    tcase_add_test(tests, every_replaced_byte_gets_one_verdict);
    tcase_add_test(tests, every_removed_or_doubled_byte_gets_one_verdict);
    tcase_add_loop_test(tests, survives_every_failed_allocation, 0, SHAPES);
    tcase_add_loop_test(tests, fixed_arenas_suffice_or_not, 0, SHAPES);
    tcase_add_loop_test(tests, reset_arenas_allocate_nothing, 0, SHAPES);
    tcase_add_loop_test(tests, borrows_without_an_arena, 0, SHAPES);
    tcase_add_test(tests, refuses_null_arguments);
    tcase_add_test(tests, reads_any_root);
    suite_add_tcase(suite, tests);
    return run_suite(suite);
}
