/*
 * Lists and maps in the hands of users: appending in an arena, also to lists that were copied;
 * finding by key; strings by address and length; what a type tells about itself.
 */
#include <stdlib.h>

#include "internal.h"
#include "internal_write.h"
#include "suites.h"
#include "write_fixture.h"

START_TEST(test_append_many)
{
    bean_arena arena;
    bean_int32_list list = {NULL, 0};
    bean_arena_init(&arena, NULL);
    for (int32_t i = 0; i < 3000; i++) {
        int32_t *item = (int32_t *)BEAN_LIST_APPEND(&list, &arena);
        ck_assert_ptr_nonnull(item);
        EXPECT(list.count == (size_t)i + 1 && item == &list.items[i], "item %d", (int)i);
        EXPECT(*item == 0, "item %d is not cleared", (int)i);
        *item = i * 7;
        /* Something else in between: growing in place must not be taken for granted. */
        if (i % 5 == 0) {
            ck_assert_ptr_nonnull(memset(bean_arena_alloc(&arena, 24), 0xff, 24));
        }
    }
    for (int32_t i = 0; i < 3000; i++) {
        EXPECT(list.items[i] == i * 7, "item %d", (int)i);
    }
    bean_arena_free(&arena);
}
END_TEST

START_TEST(test_append_to_copies_of_every_count)
{
    /* Items as large as the arena's alignment, which must not hide that room is missing. */
    enum { MOST = 70 };
    static const bean_gen_value item = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)};
    static const bean_gen_value list_value = {
        .kind = BEAN_GEN_LIST, .size = sizeof(bean_string_list), .detail = &item};
    for (size_t count = 0; count < MOST; count++) {
        bean_str items[MOST];
        bean_string_list original;
        bean_string_list whole;
        bean_string_list list;
        bean_arena arena;
        char *after;
        original.items = whole.items = items;
        original.count = count;
        whole.count = MOST;
        for (size_t i = 0; i < MOST; i++) {
            items[i].data = "";
            items[i].size = 0;
        }
        bean_arena_init(&arena, NULL);
        ck_assert_int_eq(bean_gen_copy(&list_value, &list, &original, &arena), BEAN_OK);
        after = (char *)bean_arena_alloc(&arena, 64);
        memset(after, '#', 64);
        for (size_t i = count; i < MOST; i++) {
            bean_str *added = (bean_str *)BEAN_LIST_APPEND(&list, &arena);
            ck_assert_ptr_nonnull(added);
            *added = items[i];
        }
        for (size_t i = 0; i < 64; i++) {
            EXPECT(after[i] == '#', "count %zu: appended over other memory", count);
        }
        EXPECT(bean_gen_equal(&list_value, &list, &whole), "count %zu", count);
        bean_arena_free(&arena);
    }
}
END_TEST

START_TEST(test_append_without_memory)
{
    char block[256];
    bean_arena arena;
    bean_string_list list = {NULL, 0};
    bean_str *item;
    size_t count = 0;
    bean_arena_init_fixed(&arena, block, sizeof block);
    while ((item = (bean_str *)BEAN_LIST_APPEND(&list, &arena)) != NULL) {
        *item = BEAN_STR("x");
        count++;
        ck_assert_uint_lt(count, 100);
    }
    /* What was there is still there, and a second try changes nothing. */
    ck_assert_uint_eq(list.count, count);
    ck_assert_ptr_null(BEAN_LIST_APPEND(&list, &arena));
    ck_assert_uint_eq(list.count, count);
    ck_assert_uint_ge(count, 4);
    for (size_t i = 0; i < count; i++) {
        ck_assert(bean_str_equal(list.items[i], BEAN_STR("x")));
    }
    ck_assert_ptr_null(bean_list_append(&list, sizeof *list.items, NULL));
}
END_TEST

START_TEST(test_find_in_map)
{
    bean_int32_map_entry entries[] = {
        {{"one", 3}, 1}, {{"", 0}, 0}, {{"two", 3}, 2}, {{"a\0b", 3}, 5}, {{"two", 3}, 3}};
    bean_int32_map map = {entries, 5};
    bean_int32_map none = {NULL, 0};
    size_t offset = offsetof(bean_int32_map_entry, value);
    ck_assert_ptr_eq(bean_map_find(&map, sizeof *entries, offset, BEAN_STR("one")),
                     &entries[0].value);
    ck_assert_ptr_eq(bean_map_find(&map, sizeof *entries, offset, BEAN_STR("")), &entries[1].value);
    ck_assert_ptr_eq(bean_map_find(&map, sizeof *entries, offset, BEAN_STR("two")),
                     &entries[2].value);
    ck_assert_ptr_eq(bean_map_find(&map, sizeof *entries, offset, BEAN_STR("a\0b")),
                     &entries[3].value);
    ck_assert_ptr_null(bean_map_find(&map, sizeof *entries, offset, BEAN_STR("On")));
    ck_assert_ptr_null(bean_map_find(&map, sizeof *entries, offset, BEAN_STR("onee")));
    ck_assert_ptr_null(bean_map_find(&map, sizeof *entries, offset, BEAN_STR("a\0c")));
    ck_assert_ptr_null(bean_map_find(&none, sizeof *entries, offset, BEAN_STR("one")));
}
END_TEST

START_TEST(test_strings)
{
    bean_str null = bean_str_from(NULL);
    bean_str empty = bean_str_from("");
    bean_str text = bean_str_from("text");
    ck_assert_ptr_null(null.data);
    ck_assert_uint_eq(null.size, 0);
    ck_assert_ptr_nonnull(empty.data);
    ck_assert_uint_eq(empty.size, 0);
    ck_assert_uint_eq(text.size, 4);
    ck_assert(bean_str_equal(null, null));
    ck_assert(!bean_str_equal(null, empty));
    ck_assert(!bean_str_equal(empty, null));
    ck_assert(bean_str_equal(empty, BEAN_STR("")));
    ck_assert(bean_str_equal(text, BEAN_STR("text")));
    ck_assert(!bean_str_equal(text, BEAN_STR("tex")));
    ck_assert(!bean_str_equal(text, BEAN_STR("tEXt")));
    ck_assert(!bean_str_equal(BEAN_STR("a\0b"), BEAN_STR("a\0c")));
}
END_TEST

START_TEST(test_introspection)
{
    ck_assert_str_eq(bean_type_name(&fixture_note_type), "fixture.Note");
    ck_assert_uint_eq(bean_type_size(&fixture_note_type), sizeof(fixture_note));
    ck_assert_int_eq(bean_type_write_shape(&fixture_note_type), BEAN_SHAPE_TABLE);
    ck_assert_uint_eq(bean_type_property_count(&fixture_note_type), 2);
    ck_assert(bean_str_equal(bean_type_property_name(&fixture_note_type, 1), BEAN_STR("rank")));
    ck_assert_ptr_null(bean_type_property_name(&fixture_note_type, 2).data);
    ck_assert_ptr_null(bean_type_property_name(&fixture_note_type, SIZE_MAX).data);
}
END_TEST

START_TEST(test_property_name_with_escapes)
{
    static const bean_accessor accessors[] = {
        {.key = ",\"a\":", .name = "a", .key_size = 5},
        {.key = ",\"b\\\"\\n\\u0001\":", .name = "b", .key_size = 15},
    };
    static const int32_t indices[] = {1, 0, 1, 1};
    bean_str names[] = {BEAN_STR("alias"), BEAN_STR("a"), BEAN_STR("b\"\n\x01"), BEAN_STR("b\"\n")};
    bean_type type = fixture_note_type;
    struct fixture_keys made;
    ck_assert_uint_eq(strlen(accessors[1].key), accessors[1].key_size);
    type.accessors = accessors;
    fixture_make_keys(&made, names, indices, 4);
    type.keys = &made.keys;
    ck_assert(bean_str_equal(bean_type_property_name(&type, 0), BEAN_STR("a")));
    ck_assert(bean_str_equal(bean_type_property_name(&type, 1), BEAN_STR("b\"\n\x01")));
}
END_TEST

Suite *list_suite(void)
{
    Suite *suite = suite_create("list");
    TCase *cases = tcase_create("all");
    tcase_add_test(cases, test_append_many);
    tcase_add_test(cases, test_append_to_copies_of_every_count);
    tcase_add_test(cases, test_append_without_memory);
    tcase_add_test(cases, test_find_in_map);
    tcase_add_test(cases, test_strings);
    tcase_add_test(cases, test_introspection);
    tcase_add_test(cases, test_property_name_with_escapes);
    suite_add_tcase(suite, cases);
    return suite;
}
