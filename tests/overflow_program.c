/*
 * Where texts are kept that were cut, and that values in memory are not. Generated from the schema
 * in overflow.test.
 */
#include <string.h>

#include "expect.h"
#include "overflow_functions.c"
#include "overflow_gen.h"

static const char document[] = "{\"v\":\"abcdef\",\"w\":[]}";

/* A text in the input is shown shorter; that needs no memory. */
static void test_borrowed(void)
{
    bean_read_options options = {0};
    test_overflow_long value;
    options.borrow = true;
    EXPECT(test_overflow_long_read_with(&value, document, strlen(document), NULL, &options, NULL) ==
           BEAN_OK);
    EXPECT(value.v.data == document + 6 && value.v.size == 4);
}

/* Any other one is terminated. */
static void test_copied(void)
{
    bean_arena arena = {0};
    bean_error error;
    test_overflow_long value;
    size_t size = 0;
    bean_status status = BEAN_ERROR_MEMORY;
    char block[256];
    EXPECT(test_overflow_long_read(&value, document, strlen(document), &arena, NULL) == BEAN_OK);
    EXPECT(value.v.size == 4 && strcmp(value.v.data, "abcd") == 0);
    bean_arena_free(&arena);
    for (; size < sizeof block && status == BEAN_ERROR_MEMORY; size++) {
        bean_arena_init_fixed(&arena, block, size);
        status = test_overflow_long_read(&value, document, strlen(document), &arena, &error);
        EXPECT(status == BEAN_OK || (status == BEAN_ERROR_MEMORY && error.offset == 5));
    }
    EXPECT(status == BEAN_OK && size > strlen("abcdef") + 1);
}

/* What is too long in memory stays an error. */
static void test_in_memory(void)
{
    bean_write_options options = {0};
    bean_buffer out = {0};
    test_overflow_long value;
    test_overflow_long_init(&value);
    value.v = BEAN_STR("abcde");
    options.check = true;
    EXPECT(test_overflow_long_validate(&value, NULL) == BEAN_ERROR_CONSTRAINT);
    EXPECT(test_overflow_long_write_with(&value, &out, &options, NULL) == BEAN_ERROR_CONSTRAINT);
    EXPECT(test_overflow_long_write(&value, &out) == BEAN_OK);
    bean_buffer_free(&out);
}

/* A patch is read as a document is. */
static void test_merge(void)
{
    bean_arena arena = {0};
    test_overflow_long value;
    test_overflow_long_init(&value);
    EXPECT(test_overflow_long_merge(&value, document, strlen(document), &arena, NULL) == BEAN_OK);
    EXPECT(bean_str_equal(value.v, BEAN_STR("abcd")));
    bean_arena_free(&arena);
}

int main(void)
{
    test_borrowed();
    test_copied();
    test_in_memory();
    test_merge();
    return failures != 0;
}
