/*
 * Reading by description: what each rule makes of each input, in both of the shapes that the
 * runtime drives, and what becomes of memory.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "failing_allocator.h"
#include "guard.h"
#include "internal.h"
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

static bool same_text(bean_str text, const char *expected)
{
    return text.data != NULL && text.size == strlen(expected) &&
           memcmp(text.data, expected, text.size) == 0;
}

/* ---- what is read ---------------------------------------------------------------------------- */

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

/* ---- memory ---------------------------------------------------------------------------------- */

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

/* ---- roots ----------------------------------------------------------------------------------- */

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

Suite *driver_read_suite(void)
{
    Suite *suite = suite_create("driver_read");
    TCase *tests = tcase_create("all");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, open_guard, close_guard);
    tcase_add_loop_test(tests, reads_everything, 0, SHAPES);
    tcase_add_loop_test(tests, reads_everything_spread_out, 0, SHAPES);
    tcase_add_loop_test(tests, applies_rules, 0, sizeof reads_cases / sizeof *reads_cases);
    tcase_add_loop_test(tests, survives_every_failed_allocation, 0, SHAPES);
    tcase_add_loop_test(tests, fixed_arenas_suffice_or_not, 0, SHAPES);
    tcase_add_loop_test(tests, reset_arenas_allocate_nothing, 0, SHAPES);
    tcase_add_loop_test(tests, borrows_without_an_arena, 0, SHAPES);
    tcase_add_test(tests, refuses_null_arguments);
    tcase_add_test(tests, reads_any_root);
    suite_add_tcase(suite, tests);
    return suite;
}
