/*
 * What C sees of @presence: generated from the schema SMALL in presence.test. Prints the line of
 * every expectation that fails.
 */
#include <stdio.h>
#include <string.h>

#include "expect.h"
#include "presence_gen.h"

static bool writes(const p_change *change, const char *expected)
{
    bean_buffer buffer = {0};
    bool same = p_change_write(change, &buffer) == BEAN_OK && buffer.size == strlen(expected) &&
                memcmp(buffer.data, expected, buffer.size) == 0;
    if (!same) {
        printf("%.*s\n", (int)buffer.size, buffer.data);
    }
    bean_buffer_free(&buffer);
    return same;
}

static bool reads(p_change *change, const char *json, bean_arena *arena)
{
    memset(change, 0x5a, sizeof *change);
    return p_change_read(change, json, strlen(json), arena, NULL) == BEAN_OK;
}

static void test_states(void)
{
    bean_arena arena = {0};
    p_change change;
    memset(&change, 0x5a, sizeof change);
    p_change_init(&change);
    EXPECT(change.number_state == BEAN_ABSENT && change.value_state == BEAN_ABSENT);
    EXPECT(writes(&change, "{}"));
    EXPECT(reads(&change, "{\"number\":5,\"text\":null,\"list\":[]}", &arena));
    EXPECT(change.number_state == BEAN_VALUE && change.number == 5);
    EXPECT(change.text_state == BEAN_NULL && change.list_state == BEAN_VALUE);
    EXPECT(change.inner_state == BEAN_ABSENT && change.inner == NULL);
    EXPECT(change.value_state == BEAN_ABSENT && change.name_state == BEAN_ABSENT);
    EXPECT(change.array_state == BEAN_ABSENT && !change.array[0] && !change.array[1]);
    EXPECT(!reads(&change, "{\"name\":\"x\",\"name\":1}", &arena));
    EXPECT(change.name_state == BEAN_ABSENT);
    bean_arena_free(&arena);
}

/* The state alone says what counts. */
static void test_writing(void)
{
    bean_buffer buffer = {0};
    bean_error error;
    p_inner inner;
    p_change change;
    memset(&change, 0, sizeof change);
    memset(&inner, 0, sizeof inner);
    change.number = 7;
    change.text = BEAN_STR("text");
    change.inner = &inner;
    EXPECT(writes(&change, "{}"));
    change.number_state = change.text_state = change.inner_state = change.list_state = BEAN_NULL;
    EXPECT(writes(&change, "{\"number\":null,\"text\":null,\"list\":null,\"inner\":null}"));
    change.number_state = change.text_state = change.inner_state = change.list_state = BEAN_VALUE;
    EXPECT(writes(&change, "{\"number\":7,\"text\":\"text\",\"list\":[],"
                           "\"inner\":{\"name\":\"\"}}"));
    change.inner = NULL;
    change.text.data = NULL;
    change.text.size = 0;
    EXPECT(writes(&change, "{\"number\":7,\"text\":\"\",\"list\":[],\"inner\":null}"));
    change.number_state = (bean_presence)3;
    EXPECT(writes(&change, "{\"text\":\"\",\"list\":[],\"inner\":null}"));
    change.value_state = BEAN_NULL;
    EXPECT(p_change_write_with(&change, &buffer, NULL, &error) == BEAN_ERROR_NULL);
    EXPECT(strcmp(error.pointer, "/value") == 0 && strcmp(error.property, "value") == 0);
    change.value_state = BEAN_VALUE;
    change.name_state = BEAN_NULL;
    EXPECT(p_change_write_with(&change, &buffer, NULL, &error) == BEAN_ERROR_NULL);
    EXPECT(buffer.size == 0 && strcmp(error.pointer, "/name") == 0);
    bean_buffer_free(&buffer);
}

static void test_equal(void)
{
    p_change one;
    p_change other;
    p_inner inner;
    memset(&one, 0, sizeof one);
    memset(&other, 0, sizeof other);
    memset(&inner, 0, sizeof inner);
    one.number = 5;
    EXPECT(p_change_equal(&one, &other));
    one.number_state = BEAN_NULL;
    EXPECT(!p_change_equal(&one, &other) && !p_change_equal(&other, &one));
    other.number_state = BEAN_NULL;
    EXPECT(p_change_equal(&one, &other));
    one.number_state = other.number_state = BEAN_VALUE;
    EXPECT(!p_change_equal(&one, &other));
    other.number = 5;
    EXPECT(p_change_equal(&one, &other));
    one.inner_state = BEAN_VALUE;
    EXPECT(!p_change_equal(&one, &other));
    other.inner_state = BEAN_NULL; /* so is a value without an address */
    EXPECT(p_change_equal(&one, &other) && p_change_equal(&other, &one));
    one.inner = &inner;
    EXPECT(!p_change_equal(&one, &other));
    one.list_state = BEAN_VALUE;
    EXPECT(!p_change_equal(&one, &other));
}

static void test_copy(void)
{
    bean_arena arena = {0};
    bean_arena own = {0};
    p_change change;
    p_change copy;
    EXPECT(reads(&change,
                 "{\"number\":1,\"text\":\"abc\",\"list\":[\"x\",\"y\"],"
                 "\"inner\":{\"name\":\"in\",\"n\":null},\"value\":{\"name\":\"v\"},"
                 "\"array\":[true,false]}",
                 &arena));
    EXPECT(p_change_copy(&copy, &change, &own) == BEAN_OK && p_change_equal(&copy, &change));
    EXPECT(copy.text.data != change.text.data && copy.inner != change.inner);
    EXPECT(copy.list.items != change.list.items);
    bean_arena_free(&arena);
    EXPECT(writes(&copy, "{\"number\":1,\"text\":\"abc\",\"list\":[\"x\",\"y\"],"
                         "\"inner\":{\"name\":\"in\",\"n\":null},\"value\":{\"name\":\"v\"},"
                         "\"array\":[true,false]}"));
    EXPECT(p_change_validate(&copy, NULL) == BEAN_OK);
    p_change_clear(&copy);
    EXPECT(copy.text_state == BEAN_ABSENT && writes(&copy, "{}"));
    bean_arena_free(&own);
}

int main(void)
{
    test_states();
    test_writing();
    test_equal();
    test_copy();
    return failures == 0 ? 0 : 1;
}
