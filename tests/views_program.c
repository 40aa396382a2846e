/*
 * What reading and writing show in views: generated from the schema in views.test. Prints the line
 * of every expectation that fails.
 */
#include <stdio.h>
#include <string.h>

#include "expect.h"
#include "views_gen.h"

/* Reads in one view, writes in another: the text that is expected, or the code and pointer. */
static void check(uint64_t read_view, uint64_t write_view, const char *json, const char *expected,
                  int line)
{
    bean_read_options reading = {0};
    bean_write_options writing = {0};
    bean_arena arena = {0};
    bean_buffer buffer = {0};
    bean_error error;
    v_user user;
    memset(&user, 0x5a, sizeof user);
    reading.view = read_view;
    writing.view = write_view;
    if (v_user_read_with(&user, json, strlen(json), &arena, &reading, &error) == BEAN_OK &&
        v_user_write_with(&user, &buffer, &writing, &error) == BEAN_OK) {
        bool same = buffer.size == strlen(expected) &&
                    memcmp(buffer.data, expected, buffer.size) == 0;
        if (!same) {
            printf("%.*s\n", (int)buffer.size, buffer.data);
        }
        expect(same, line);
    } else {
        char text[600];
        (void)bean_error_format(&error, NULL, text, sizeof text);
        if (strcmp(text, expected) != 0) {
            printf("%s\n", text);
        }
        expect(strcmp(text, expected) == 0, line);
    }
    bean_arena_free(&arena);
    bean_buffer_free(&buffer);
}

#define CHECK(read_view, write_view, json, expected)                                              \
    check((read_view), (write_view), (json), (expected), __LINE__)

#define ALL                                                                                        \
    "{\"name\":\"a\",\"age\":7,\"note\":\"x\",\"id\":1,\"boss\":null,\"friends\":[],"              \
    "\"aleft\":5,\"aright\":6,\"k\":[]}"

static void test_writing(void)
{
    CHECK(0, 0, ALL, ALL);
    CHECK(0, V_VIEW_AUDIT, ALL, ALL);
    CHECK(0, V_VIEW_PUBLIC, ALL, "{\"name\":\"a\",\"id\":1,\"friends\":[]}");
    CHECK(0, V_VIEW_STAFF, ALL,
          "{\"name\":\"a\",\"age\":7,\"id\":1,\"boss\":null,\"friends\":[],\"k\":[]}");
    CHECK(0, V_VIEW_OTHER, ALL, "{\"note\":\"x\",\"id\":1,\"friends\":[]}");
    CHECK(0, V_VIEW_OTHER | V_VIEW_PUBLIC, ALL,
          "{\"name\":\"a\",\"note\":\"x\",\"id\":1,\"friends\":[]}");
    /* the same view in the beans inside, and in the variant that leaves something out */
    CHECK(0, V_VIEW_PUBLIC,
          "{\"name\":\"a\",\"age\":1,\"id\":2,\"boss\":{\"name\":\"b\",\"age\":3,\"id\":4},"
          "\"friends\":[{\"name\":\"c\",\"age\":5,\"id\":6}]}",
          "{\"name\":\"a\",\"id\":2,\"friends\":[{\"name\":\"c\",\"id\":6,\"friends\":[]}]}");
}

static void test_reading(void)
{
    /* what is hidden is passed over, not required, and has its default */
    CHECK(V_VIEW_PUBLIC, 0, "{\"name\":\"a\",\"id\":1}",
          "{\"name\":\"a\",\"age\":0,\"note\":\"n\",\"id\":1,\"boss\":null,\"friends\":[]}");
    CHECK(V_VIEW_PUBLIC, 0, ALL,
          "{\"name\":\"a\",\"age\":0,\"note\":\"n\",\"id\":1,\"boss\":null,\"friends\":[]}");
    CHECK(V_VIEW_PUBLIC, 0, "{\"age\":\"x\",\"age\":5,\"aleft\":null,\"name\":\"a\",\"id\":1}",
          "{\"name\":\"a\",\"age\":0,\"note\":\"n\",\"id\":1,\"boss\":null,\"friends\":[]}");
    CHECK(V_VIEW_PUBLIC, 0, "{\"name\":\"a\",\"age\":[}",
          "<input>:1:20: syntax error (/age): expected a value, found }");
    CHECK(V_VIEW_AUDIT, 0, ALL, ALL);
    CHECK(V_VIEW_STAFF, 0, "{\"name\":\"a\",\"id\":1}",
          "<input>:1:19: required properties are missing: age");
    CHECK(V_VIEW_OTHER, 0, "{\"note\":\"q\",\"id\":1}",
          "{\"name\":\"\",\"age\":0,\"note\":\"q\",\"id\":1,\"boss\":null,\"friends\":[]}");
}

static void test_strict(void)
{
    static const char json[] = "{\"a\":5,\"b\":6}";
    bean_read_options reading = {0};
    bean_write_options writing = {0};
    bean_buffer buffer = {0};
    bean_error error;
    v_strict strict;
    v_listed listed = {1, 2};
    reading.view = V_VIEW_PUBLIC;
    EXPECT(v_strict_read_with(&strict, json, sizeof json - 1, NULL, &reading, &error) ==
           BEAN_ERROR_UNKNOWN);
    EXPECT(error.offset == 7 && strcmp(error.pointer, "/b") == 0);
    EXPECT(strcmp(error.detail, "not in this view") == 0 && strcmp(error.property, "b") == 0);
    EXPECT(v_strict_read_with(&strict, json, 6, NULL, &reading, &error) == BEAN_ERROR_END);
    EXPECT(v_strict_read_with(&strict, "{\"a\":5}", 7, NULL, &reading, &error) == BEAN_OK);
    EXPECT(strict.a == 5 && strict.b == 0 && strict.c == 3);
    reading.view = V_VIEW_STAFF;
    EXPECT(v_strict_read_with(&strict, json, sizeof json - 1, NULL, &reading, &error) == BEAN_OK);
    EXPECT(strict.a == 5 && strict.b == 6);
    writing.view = V_VIEW_PUBLIC;
    EXPECT(v_listed_write_with(&listed, &buffer, &writing, NULL) == BEAN_OK);
    EXPECT(buffer.size == 11 && memcmp(buffer.data, "{\"shown\":2}", 11) == 0);
    bean_buffer_reset(&buffer);
    EXPECT(v_listed_write(&listed, &buffer) == BEAN_OK);
    EXPECT(buffer.size == 22 && memcmp(buffer.data, "{\"hidden\":1,\"shown\":2}", 22) == 0);
    bean_buffer_free(&buffer);
}

int main(void)
{
    test_writing();
    test_reading();
    test_strict();
    return failures == 0 ? 0 : 1;
}
