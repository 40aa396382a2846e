/*
 * Reading takes time in proportion to the input, whatever its shape; and a bounded number of bytes
 * of stack a level.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "internal.h"
#include "read_fixture.h"
#include "suites.h"

/* ---- time ---- */

struct shape {
    const char *name;
    const bean_gen_value *value;
    const char *head;
    const char *unit; /* repeated; "%d" in it is a running number */
    const char *tail;
    bean_status code;
};

#define MUST "{\"id\":1,\"name\":\"\",\"flag\":true,"

static const struct shape shapes[] = {
    {"plain string", &string_value, "\"", "abcdefgh", "\"", BEAN_OK},
    {"escaped backslashes", &string_value, "\"", "\\\\", "\"", BEAN_OK},
    {"unicode escapes", &string_value, "\"", "\\u00e9", "\"", BEAN_OK},
    {"two-byte text", &string_value, "\"", "\xc3\xa9", "\"", BEAN_OK},
    {"number of many digits", &float64_value, "", "7", "", BEAN_ERROR_LIMIT},
    {"fraction of zeros", &float64_value, "0.", "0", "", BEAN_ERROR_LIMIT},
    {"skipped number", &sample_value, MUST "\"zz\":", "7", "}", BEAN_ERROR_LIMIT},
    {"empty arrays", &sample_value, MUST "\"zz\":[[]", ",[]", "]}", BEAN_OK},
    {"openers", &sample_value, MUST "\"zz\":[", "[", "", BEAN_ERROR_DEPTH},
    {"unknown keys", &sample_value, "{", "\"k%d\":0,", MUST "\"zz\":1}", BEAN_ERROR_SYNTAX},
    {"one unknown key", &sample_value, MUST "\"zz\":1", ",\"zz\":1", "}", BEAN_OK},
    {"the last of many", &sample_value, MUST "\"last\":1", ",\"last\":1", "}", BEAN_OK},
    {"the first of many", &sample_value, MUST "\"first\":1", ",\"first\":1", "}", BEAN_OK},
    {"different map keys", &int_map_value, "{\"\":0", ",\"k%d\":0", "}", BEAN_OK},
    {"one map key", &int_map_value, "{\"\":0", ",\"k\":0", "}", BEAN_OK},
    {"long list", &ints_value, "[1", ",1", "]", BEAN_OK},
    {"list of strings", &strings_value, "[\"\"", ",\"abc\"", "]", BEAN_OK},
    {"list of beans", &points_value, "[{\"x\":1}", ",{\"x\":1}", "]", BEAN_OK},
    {"white space", &ints_value, "[", " \n\t", "]", BEAN_OK},
    {"failure at the end", &ints_value, "[1", ",\n1", "x", BEAN_ERROR_SYNTAX},
    {"dropped nulls", &sample_value, MUST "\"dropping\":[1", ",null", "]}", BEAN_OK},
    {"long unknown key", &sample_value, MUST "\"", "\\u0061", "\":1}", BEAN_OK},
};

static char *make_text(const struct shape *shape, size_t room, size_t *size)
{
    char *text = (char *)malloc(room + 256);
    char *at = text;
    ck_assert_ptr_nonnull(text);
    at += sprintf(at, "%s", shape->head);
    for (int i = 0; (size_t)(at - text) < room; i++) {
        const char *mark = strstr(shape->unit, "%d");
        if (mark != NULL) {
            memcpy(at, shape->unit, (size_t)(mark - shape->unit));
            at += mark - shape->unit;
            at += sprintf(at, "%d", i);
            at += sprintf(at, "%s", mark + 2);
        } else {
            size_t unit = strlen(shape->unit);
            memcpy(at, shape->unit, unit);
            at += unit;
        }
    }
    at += sprintf(at, "%s", shape->tail);
    *size = (size_t)(at - text);
    return text;
}

/* The least processor time of several readings. */
static double time_reading(const struct shape *shape, size_t room)
{
    size_t size;
    char *text = make_text(shape, room, &size);
    double least = 1e9;
    for (int round = 0; round < 5; round++) {
        bean_arena arena;
        sample out;
        bean_arena_init(&arena, NULL);
        clock_t start = clock();
        bean_status status =
            bean_gen_read_document(shape->value, &out, text, size, &arena, NULL, NULL);
        double taken = (double)(clock() - start) / CLOCKS_PER_SEC;
        ck_assert_msg(status == shape->code, "%s: %s", shape->name, bean_status_text(status));
        least = taken < least ? taken : least;
        bean_arena_free(&arena);
    }
    free(text);
    return least;
}

START_TEST(time_is_linear)
{
    const struct shape *shape = &shapes[_i];
    /* Allocators keep what a reading took for the next one, up to some 32 MiB of it; above that the
     * system's time for fresh pages would be measured. */
    size_t small = is_long_run() ? 1 << 20 : 64 << 10;
    double once = time_reading(shape, small);
    double many = time_reading(shape, 16 * small);
    /* Linear is 16 times, quadratic 256 times. Caches and clocks take their share. */
    ck_assert_msg(many < 64 * once + 0.01, "%s: %f s, then %f s", shape->name, once, many);
}
END_TEST

/* ---- stack ---- */

enum { SMALL_STACK = 256 * 1024, LEVELS = 512 };

struct deep {
    const bean_gen_value *value;
    char text[LEVELS * 64];
    size_t size;
    bean_status status;
};

static void *read_deep(void *argument)
{
    struct deep *deep = (struct deep *)argument;
    bean_arena arena;
    sample out;
    bean_arena_init(&arena, NULL);
    deep->status =
        bean_gen_read_document(deep->value, &out, deep->text, deep->size, &arena, NULL, NULL);
    bean_arena_free(&arena);
    return NULL;
}

START_TEST(deep_documents_need_little_stack)
{
    static const bean_gen_value *const values[] = {&sample_value, &sample_property_value};
    static struct deep deep;
    pthread_attr_t attributes;
    pthread_t thread;
    for (int i = 0; i < LEVELS; i++) {
        deep.size += (size_t)sprintf(deep.text + deep.size, "%s%s", MUST,
                                     i + 1 < LEVELS ? "\"child\":" : "\"zz\":1");
    }
    memset(deep.text + deep.size, '}', LEVELS);
    deep.size += LEVELS;
    deep.value = values[_i];
    ck_assert_int_eq(pthread_attr_init(&attributes), 0);
    ck_assert_int_eq(pthread_attr_setstacksize(&attributes, SMALL_STACK), 0);
    ck_assert_int_eq(pthread_create(&thread, &attributes, read_deep, &deep), 0);
    ck_assert_int_eq(pthread_join(thread, NULL), 0);
    ck_assert_int_eq(deep.status, BEAN_OK);
    (void)pthread_attr_destroy(&attributes);
}
END_TEST

/* The promise is one about optimised code without instruments. */
static bool stack_counts(void)
{
#if !defined(__OPTIMIZE__) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return false;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer)
    return false;
#else
    return true;
#endif
#else
    return true;
#endif
}

Suite *read_scaling_suite(void)
{
    Suite *suite = suite_create("read_scaling");
    TCase *tests = tcase_create("all");
    tcase_set_timeout(tests, 120);
    tcase_add_loop_test(tests, time_is_linear, 0, sizeof shapes / sizeof *shapes);
    if (stack_counts()) {
        tcase_add_loop_test(tests, deep_documents_need_little_stack, 0, 2);
    }
    suite_add_tcase(suite, tests);
    return suite;
}
