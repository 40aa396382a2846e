/*
 * What completes beans when they are merged, and that nothing but reading does it. Generated from
 * the schema in creators.test.
 */
#include "creators_gen.h"
#include "expect.h"

#define CREATORS_HAVE_TYPES
#include "creators_functions.c"

static bool is_written(const test_creators_holder *holder, const char *expected)
{
    bean_buffer out = {0};
    bool same = test_creators_holder_write(holder, &out) == BEAN_OK &&
                out.size == strlen(expected) && memcmp(out.data, expected, out.size) == 0;
    if (!same) {
        printf("%.*s\n", (int)out.size, out.data == NULL ? "" : out.data);
    }
    bean_buffer_free(&out);
    return same;
}

static bean_status merge(test_creators_holder *holder, const char *patch, bean_arena *arena,
                         bean_error *error)
{
    return test_creators_holder_merge(holder, patch, strlen(patch), arena, error);
}

/* Only beans of which the patch has an object are completed again, in what is merged. */
static void test_merge(void)
{
    static const char start[] = "{\"at\":{\"low\":1,\"high\":5},\"maybe\":{\"low\":2}}";
    bean_arena arena = {0};
    bean_error error;
    test_creators_holder holder;
    EXPECT(test_creators_holder_read(&holder, start, strlen(start), &arena, NULL) == BEAN_OK);
    EXPECT(is_written(&holder, "{\"at\":{\"low\":1,\"high\":5,\"width\":1004},"
                               "\"maybe\":{\"low\":2,\"width\":1008}}"));
    EXPECT(merge(&holder, "{\"at\":{\"high\":3},\"maybe\":{}}", &arena, NULL) == BEAN_OK);
    EXPECT(is_written(&holder, "{\"at\":{\"low\":1,\"high\":3,\"width\":2002},"
                               "\"maybe\":{\"low\":2,\"width\":2008}}"));
    EXPECT(merge(&holder, "{\"all\":[{\"low\":1}],\"by\":{\"k\":{\"low\":9}}}", &arena, NULL) == 0);
    EXPECT(merge(&holder, "{\"maybe\":null,\"by\":{\"k\":{\"id\":1}}}", &arena, NULL) == BEAN_OK);
    EXPECT(is_written(&holder, "{\"at\":{\"low\":1,\"high\":3,\"width\":2002},"
                               "\"all\":[{\"low\":1,\"width\":1009}],"
                               "\"by\":{\"k\":{\"low\":9,\"id\":1,\"width\":2001}}}"));
    EXPECT(merge(&holder, "{\"all\":[],\"at\":{\"low\":4}}", &arena, &error) == BEAN_ERROR_REFUSED);
    EXPECT(strcmp(error.pointer, "/at") == 0 && error.offset == 23);
    EXPECT(is_written(&holder, "{\"at\":{\"low\":1,\"high\":3,\"width\":2002},"
                               "\"all\":[{\"low\":1,\"width\":1009}],"
                               "\"by\":{\"k\":{\"low\":9,\"id\":1,\"width\":2001}}}"));
    bean_arena_free(&arena);
}

/* What is unwrapped stands in the patch's object, named or not. */
static void test_merge_of_unwrapped(void)
{
    static const char start[] = "{\"a_low\":1,\"b_low\":2}";
    static const char patch[] = "{\"b_high\":3}";
    bean_arena arena = {0};
    test_creators_pair pair;
    EXPECT(test_creators_pair_read(&pair, start, strlen(start), &arena, NULL) == BEAN_OK);
    EXPECT(pair.a.width == 1009 && pair.b->width == 1008 && pair.sum == 2017);
    EXPECT(test_creators_pair_merge(&pair, patch, strlen(patch), &arena, NULL) == BEAN_OK);
    EXPECT(pair.a.width == 2009 && pair.b->width == 2001 && pair.sum == 4010);
    EXPECT(test_creators_pair_merge(&pair, patch, strlen(patch), &arena, NULL) ==
           BEAN_ERROR_REFUSED);
    EXPECT(pair.a.width == 2009 && pair.b->width == 2001 && pair.sum == 4010);
    bean_arena_free(&arena);
}

/* Reading without an arena leaves none to the function. */
static void test_without_memory(void)
{
    static const char text[] = "{\"low\":1,\"id\":7}";
    char block[64];
    bean_read_options options = {0};
    test_creators_interval interval;
    bean_arena arena;
    options.borrow = true;
    EXPECT(test_creators_interval_read_with(&interval, text, strlen(text), NULL, &options, NULL) ==
           BEAN_ERROR_REFUSED);
    bean_arena_init_fixed(&arena, block, sizeof block);
    EXPECT(test_creators_interval_read(&interval, text, strlen(text), &arena, NULL) == BEAN_OK);
    EXPECT(bean_str_equal(interval.note, BEAN_STR("seven")));
}

/* What no object was read for is not completed. */
static void test_nothing_else(void)
{
    static const char text[] = "{\"empty\":null}";
    bean_arena arena = {0};
    test_creators_holder holder;
    test_creators_interval interval;
    test_creators_interval copy;
    test_creators_interval_init(&interval);
    EXPECT(interval.width == 0 && interval.high == 10);
    interval.low = 20;
    EXPECT(test_creators_interval_copy(&copy, &interval, &arena) == BEAN_OK && copy.width == 0);
    EXPECT(test_creators_interval_validate(&interval, NULL) == BEAN_OK);
    EXPECT(test_creators_holder_read(&holder, text, strlen(text), &arena, NULL) == BEAN_OK);
    EXPECT(is_written(&holder, "{\"empty\":{\"low\":0}}"));
    bean_arena_free(&arena);
}

int main(void)
{
    test_merge();
    test_merge_of_unwrapped();
    test_without_memory();
    test_nothing_else();
    return failures != 0;
}
