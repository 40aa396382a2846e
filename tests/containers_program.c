/*
 * What C sees of arrays, lists of limited size and defaults: generated from the schema in
 * containers.test. Prints the line of every expectation that fails.
 */
#include <stdio.h>
#include <string.h>

#include "expect.h"
#include "containers_gen.h"

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

/* More entries than are compared without being put in order. */
static void test_keys(void)
{
    bean_arena arena = {0};
    c_keyed left = {0};
    c_keyed right = {0};
    c_keyed copy;
    for (unsigned i = 0; i < 40; i++) {
        c_string_by_uint16_map_entry *entry = c_string_by_uint16_map_append(&left.names, &arena);
        c_string_by_uint16_map_entry *other = c_string_by_uint16_map_append(&right.names, &arena);
        entry->key = (uint16_t)(i * 1000);
        other->key = (uint16_t)((39 - i) * 1000);
        entry->value = BEAN_STR("same");
        other->value = BEAN_STR("same");
    }
    EXPECT(c_keyed_equal(&left, &right));
    EXPECT(c_string_by_uint16_map_find(&left.names, 39000) == &left.names.items[39].value);
    EXPECT(c_string_by_uint16_map_find(&left.names, 1) == NULL);
    EXPECT(c_keyed_copy(&copy, &right, &arena) == BEAN_OK && c_keyed_equal(&left, &copy));
    right.names.items[0].key = 39001;
    EXPECT(!c_keyed_equal(&left, &right) && c_keyed_equal(&left, &copy));
    right.names.items[0].key = 39000;
    right.names.items[39].value = BEAN_STR("other");
    EXPECT(!c_keyed_equal(&left, &right));
    right.names.count = 39;
    EXPECT(!c_keyed_equal(&left, &right));
    bean_arena_free(&arena);
}

static void test_other_keys(void)
{
    static const char json[] =
        "{\"names\":{},\"flags\":{\"true\":{\"x\":1,\"y\":2},\"false\":{\"x\":3,\"y\":4}},"
        "\"levels\":{\"high\":\"h\",\"low\":\"l\"},"
        "\"ids\":{\"00112233-4455-6677-8899-aabbccddeeff\":5},\"texts\":{}}";
    bean_arena arena = {0};
    bean_arena second = {0};
    bean_buffer buffer = {0};
    c_keyed keyed;
    c_keyed copy;
    EXPECT(c_keyed_read(&keyed, json, sizeof json - 1, &arena, NULL) == BEAN_OK);
    EXPECT(c_point_by_bool_map_find(&keyed.flags, false)->x == 3);
    EXPECT(c_string_by_level_map_find(&keyed.levels, C_LEVEL_LOW)->data[0] == 'l');
    EXPECT(c_keyed_copy(&copy, &keyed, &second) == BEAN_OK);
    bean_arena_free(&arena);
    EXPECT(*c_int32_by_uuid_map_find(&copy.ids, copy.ids.items[0].key) == 5);
    EXPECT(c_keyed_write(&copy, &buffer) == BEAN_OK && buffer.size == sizeof json - 1 &&
           memcmp(buffer.data, json, buffer.size) == 0);
    bean_buffer_free(&buffer);
    bean_arena_free(&second);
}

static bool fails_at(const c_keyed *keyed, const char *pointer)
{
    bean_buffer buffer = {0};
    bean_error error;
    bool as_expected = c_keyed_write_with(keyed, &buffer, NULL, &error) == BEAN_ERROR_ENUM &&
                       buffer.size == 0 && strcmp(error.pointer, pointer) == 0;
    if (!as_expected) {
        printf("%s\n", error.pointer);
    }
    bean_buffer_free(&buffer);
    return as_expected;
}

/* The path names keys as JSON has them; an enum that has no name shows its number. */
static void test_failing_keys(void)
{
    c_string_by_level_map_entry levels[1] = {{(c_level)5, {"", 0}}};
    c_level_map_entry texts[2] = {{{"b", 1}, (c_level)3}, {{"a", 1}, C_LEVEL_HIGH}};
    c_keyed keyed;
    c_keyed_init(&keyed);
    keyed.levels.items = levels;
    keyed.levels.count = 1;
    EXPECT(fails_at(&keyed, "/levels/5"));
    levels[0].key = C_LEVEL_HIGH;
    keyed.texts.items = texts;
    keyed.texts.count = 2;
    EXPECT(fails_at(&keyed, "/texts/b"));
    texts[1].value = (c_level)4;
    EXPECT(fails_at(&keyed, "/texts/a"));
}

int main(void)
{
    test_keys();
    test_other_keys();
    test_failing_keys();
    test_init();
    test_append();
    test_copy();
    test_limit();
    return failures != 0;
}
