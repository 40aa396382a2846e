/*
 * What C sees of arrays, lists of limited size and defaults: generated from the schema in
 * containers.test. Prints the line of every expectation that fails.
 */
#include <stdio.h>
#include <string.h>

#include "containers_gen.h"

static int failures;

static void expect(bool is_true, int line)
{
    if (!is_true) {
        printf("line %d\n", line);
        failures++;
    }
}

#define EXPECT(condition) expect((condition), __LINE__)

static bool writes(const c_all *all, const char *expected)
{
    bean_buffer buffer = {0};
    bool same = c_all_write(all, &buffer) == BEAN_OK && buffer.size == strlen(expected) &&
                memcmp(buffer.data, expected, buffer.size) == 0;
    if (!same) {
        printf("%.*s\n", (int)buffer.size, buffer.data);
    }
    bean_buffer_free(&buffer);
    return same;
}

static void test_init(void)
{
    c_all all;
    memset(&all, 0x5a, sizeof all);
    c_all_init(&all);
    EXPECT(all.points[0].y == 7 && all.points[1].y == 7 && all.points[1].x == 0);
    EXPECT(all.matrix[1][2] == 0 && all.numbers[2] == 3 && !all.has_maybe);
    EXPECT(all.list.count == 3 && all.list.items[2] == 3);
    EXPECT(writes(&all, "{\"texts\":[\"\",\"\"],\"points\":[{\"x\":0,\"y\":7},{\"x\":0,\"y\":7}],"
                        "\"matrix\":[[0.0,0.0,0.0],[0.0,0.0,0.0]],\"maybe\":null,"
                        "\"numbers\":[1,2,3],\"list\":[1,2,3],\"few\":[]}"));
    memset(&all, 0, sizeof all);
    EXPECT(writes(&all, "{\"texts\":[\"\",\"\"],\"points\":[{\"x\":0,\"y\":0},{\"x\":0,\"y\":0}],"
                        "\"matrix\":[[0.0,0.0,0.0],[0.0,0.0,0.0]],\"maybe\":null,"
                        "\"numbers\":[0,0,0],\"list\":[],\"few\":[]}"));
}

/* A list that is a constant in the program can be appended to, and stays as it is. */
static void test_append(void)
{
    bean_arena arena = {0};
    c_all all;
    c_all other;
    int32_t *item;
    c_all_init(&all);
    item = (int32_t *)BEAN_LIST_APPEND(&all.list, &arena);
    EXPECT(item != NULL && item == all.list.items + 3);
    if (item != NULL) {
        *item = 4;
    }
    c_all_init(&other);
    EXPECT(other.list.count == 3 && other.list.items != all.list.items);
    EXPECT(all.list.count == 4 && all.list.items[0] == 1 && all.list.items[3] == 4);
    item = (int32_t *)BEAN_LIST_APPEND(&all.list, &arena);
    EXPECT(item != NULL && *item == 0 && all.list.count == 5 && all.list.items[3] == 4);
    bean_arena_free(&arena);
}

static void test_copy(void)
{
    static const char json[] = "{\"texts\":[\"a\",\"b\"],\"points\":[{\"x\":1},{\"x\":2}],"
                               "\"matrix\":[[1,2,3],[4,5,6]],\"maybe\":[[1],[2]],\"few\":[true]}";
    bean_arena arena = {0};
    bean_arena second = {0};
    c_all all;
    c_all copy;
    EXPECT(c_all_read(&all, json, sizeof json - 1, &arena, NULL) == BEAN_OK);
    EXPECT(all.matrix[1][0] == 4 && all.has_maybe && all.maybe[1].items[0] == 2);
    all.list.items[0] = 9; /* a default that was read is the arena's */
    EXPECT(c_all_copy(&copy, &all, &second) == BEAN_OK && c_all_equal(&copy, &all));
    EXPECT(copy.texts[1].data != all.texts[1].data && copy.maybe[1].items != all.maybe[1].items);
    copy.maybe[1].items[0] = 3;
    EXPECT(!c_all_equal(&copy, &all));
    copy.maybe[1].items[0] = 2;
    copy.points[1].y++;
    EXPECT(!c_all_equal(&copy, &all));
    bean_arena_free(&arena);
    EXPECT(copy.texts[0].size == 1 && copy.texts[0].data[0] == 'a');
    EXPECT(c_all_copy(&copy, &copy, NULL) == BEAN_ERROR_ARGUMENT && copy.texts[0].data == NULL);
    bean_arena_free(&second);
}

static void test_limit(void)
{
    bool items[3] = {true, false, true};
    bean_buffer buffer = {0};
    bean_error error;
    c_all all;
    c_all_init(&all);
    all.few.items = items;
    all.few.count = 2;
    EXPECT(c_all_write_with(&all, &buffer, NULL, &error) == BEAN_OK);
    bean_buffer_reset(&buffer);
    all.few.count = 3;
    EXPECT(c_all_write_with(&all, &buffer, NULL, &error) == BEAN_ERROR_COUNT && buffer.size == 0);
    EXPECT(strcmp(error.pointer, "/few") == 0 && strcmp(error.detail, "at most 2 items") == 0);
    bean_buffer_free(&buffer);
}

int main(void)
{
    test_init();
    test_append();
    test_copy();
    test_limit();
    return failures != 0;
}
