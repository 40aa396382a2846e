/*
 * What null becomes: each rule for each C form of each kind, at the root, in lists and in maps; and
 * what repeated keys of a map come to when nulls are dropped.
 */
#include <stdio.h>
#include <string.h>

#include "internal.h"
#include "read_fixture.h"
#include "suites.h"

static bean_arena arena;

static void open_arena(void)
{
    bean_arena_init(&arena, NULL);
}

static void close_arena(void)
{
    bean_arena_free(&arena);
}

static bean_status read_text(const bean_gen_value *value, void *out, const char *text)
{
    return bean_gen_read_document(value, out, text, strlen(text), &arena, NULL, NULL);
}

/* ---- single values ---- */

#define FLAGGED(kind_, type, nulls_)                                                               \
    {                                                                                              \
        .kind = (kind_), .null_form = BEAN_GEN_NULL_FLAG, .nulls = (nulls_), .size = sizeof(type), \
        .has_offset = (uint32_t)offsetof(type, has)                                                \
    }

START_TEST(flagged_scalars)
{
    const bean_gen_value set = FLAGGED(BEAN_GEN_INT32, bean_optional_int32, BEAN_GEN_NULLS_SET);
    const bean_gen_value empty =
        FLAGGED(BEAN_GEN_FLOAT64, bean_optional_float64, BEAN_GEN_NULLS_AS_EMPTY);
    const bean_gen_value fail = FLAGGED(BEAN_GEN_BOOL, bean_optional_bool, BEAN_GEN_NULLS_FAIL);
    const bean_gen_value skip = FLAGGED(BEAN_GEN_INT32, bean_optional_int32, BEAN_GEN_NULLS_SKIP);
    bean_optional_int32 number = {7, true};
    bean_optional_float64 real = {7, false};
    bean_optional_bool flag = {true, true};
    ck_assert_int_eq(read_text(&set, &number, "null"), BEAN_OK);
    ck_assert(!number.has && number.value == 0);
    ck_assert_int_eq(read_text(&set, &number, " 0 "), BEAN_OK);
    ck_assert(number.has && number.value == 0);
    ck_assert_int_eq(read_text(&empty, &real, "null"), BEAN_OK);
    ck_assert(real.has && real.value == 0);
    ck_assert_int_eq(read_text(&fail, &flag, "null"), BEAN_ERROR_NULL);
    ck_assert(!flag.has && !flag.value);
    ck_assert_int_eq(read_text(&fail, &flag, "true"), BEAN_OK);
    ck_assert(flag.has && flag.value);
    number.value = 9;
    ck_assert_int_eq(read_text(&skip, &number, "null"), BEAN_OK);
    ck_assert(!number.has && number.value == 0);
    ck_assert_int_eq(read_text(&set, &number, "nul"), BEAN_ERROR_END);
    ck_assert_int_eq(read_text(&set, &number, "nulL"), BEAN_ERROR_SYNTAX);
    ck_assert_int_eq(read_text(&set, &number, "null1"), BEAN_ERROR_TRAILING);
}
END_TEST

START_TEST(what_has_no_null_form_can_not_be_set)
{
    bean_gen_value value = int32_value;
    int32_t number = 1;
    value.nulls = BEAN_GEN_NULLS_SET;
    ck_assert_int_eq(read_text(&value, &number, "null"), BEAN_ERROR_NULL);
    value.nulls = BEAN_GEN_NULLS_FAIL;
    ck_assert_int_eq(read_text(&value, &number, "null"), BEAN_ERROR_NULL);
    value.nulls = BEAN_GEN_NULLS_AS_EMPTY;
    number = 1;
    ck_assert_int_eq(read_text(&value, &number, "null"), BEAN_OK);
    ck_assert_int_eq(number, 0);
}
END_TEST

START_TEST(strings)
{
    bean_gen_value value = string_value;
    bean_str text = {NULL, 1};
    value.null_form = BEAN_GEN_NULL_DATA;
    value.nulls = BEAN_GEN_NULLS_SET;
    ck_assert_int_eq(read_text(&value, &text, "null"), BEAN_OK);
    ck_assert(text.data == NULL && text.size == 0);
    ck_assert_int_eq(read_text(&value, &text, "\"\""), BEAN_OK);
    ck_assert(text.data != NULL && text.size == 0);
    value.nulls = BEAN_GEN_NULLS_AS_EMPTY;
    ck_assert_int_eq(read_text(&value, &text, "null"), BEAN_OK);
    ck_assert(text.data != NULL && text.size == 0 && text.data[0] == '\0');
    value.nulls = BEAN_GEN_NULLS_FAIL;
    ck_assert_int_eq(read_text(&value, &text, "null"), BEAN_ERROR_NULL);
}
END_TEST

/* An empty list that may be null is told from null by its address. */
START_TEST(lists_and_maps)
{
    static const char *const empty_texts[] = {"[]", "{}"};
    for (int kind = 0; kind < 2; kind++) {
        bean_gen_value value = kind == 0 ? ints_value : int_map_value;
        bean_gen_sequence sequence = {NULL, 1};
        ck_assert_int_eq(read_text(&value, &sequence, empty_texts[kind]), BEAN_OK);
        ck_assert(sequence.items == NULL && sequence.count == 0);
        value.nulls = BEAN_GEN_NULLS_AS_EMPTY;
        sequence.count = 1;
        ck_assert_int_eq(read_text(&value, &sequence, "null"), BEAN_OK);
        ck_assert(sequence.items == NULL && sequence.count == 0);
        value.null_form = BEAN_GEN_NULL_DATA;
        ck_assert_int_eq(read_text(&value, &sequence, "null"), BEAN_OK);
        ck_assert(sequence.items != NULL && sequence.count == 0);
        value.nulls = BEAN_GEN_NULLS_SET;
        ck_assert_int_eq(read_text(&value, &sequence, "null"), BEAN_OK);
        ck_assert(sequence.items == NULL && sequence.count == 0);
        ck_assert_int_eq(read_text(&value, &sequence, empty_texts[kind]), BEAN_OK);
        ck_assert(sequence.items != NULL && sequence.count == 0);
    }
}
END_TEST

/* A list that was read can be appended to, whatever its size was. */
START_TEST(lists_can_grow_afterwards)
{
    bean_gen_value value = ints_value;
    value.null_form = BEAN_GEN_NULL_DATA;
    for (int count = 0; count < 40; count++) {
        char text[256] = "[";
        bean_int32_list list;
        for (int i = 0; i < count; i++) {
            (void)sprintf(text + strlen(text), "%s%d", i == 0 ? "" : ",", i);
        }
        strcat(text, "]");
        ck_assert_int_eq(read_text(&value, &list, text), BEAN_OK);
        for (int i = count; i < 100; i++) {
            int32_t *item = (int32_t *)BEAN_LIST_APPEND(&list, &arena);
            ck_assert_ptr_nonnull(item);
            *item = i;
        }
        ck_assert_uint_eq(list.count, 100);
        for (int i = 0; i < 100; i++) {
            ck_assert_int_eq(list.items[i], i);
        }
    }
}
END_TEST

START_TEST(beans)
{
    bean_gen_value value = point_value;
    point by_value = {1, 1};
    point *by_pointer = &by_value;
    value.nulls = BEAN_GEN_NULLS_AS_EMPTY;
    ck_assert_int_eq(read_text(&value, &by_value, "null"), BEAN_OK);
    ck_assert(by_value.x == 0 && by_value.y == 7);
    value.null_form = BEAN_GEN_NULL_POINTER;
    value.size = sizeof by_pointer;
    ck_assert_int_eq(read_text(&value, &by_pointer, "null"), BEAN_OK);
    ck_assert(by_pointer != NULL && by_pointer != &by_value);
    ck_assert(by_pointer->x == 0 && by_pointer->y == 7);
    value.nulls = BEAN_GEN_NULLS_SET;
    ck_assert_int_eq(read_text(&value, &by_pointer, "null"), BEAN_OK);
    ck_assert_ptr_null(by_pointer);
    ck_assert_int_eq(read_text(&value, &by_pointer, "{\"x\":3}"), BEAN_OK);
    ck_assert(by_pointer->x == 3 && by_pointer->y == 7);
    value.nulls = BEAN_GEN_NULLS_AS_EMPTY;
    ck_assert_int_eq(bean_gen_read_document(&value, &by_pointer, "null", 4, NULL, NULL, NULL),
                     BEAN_ERROR_MEMORY);
    ck_assert_int_eq(bean_gen_read_document(&value, &by_pointer, "{}", 2, NULL, NULL, NULL),
                     BEAN_ERROR_MEMORY);
    ck_assert_int_eq(bean_gen_read_document(&value, &by_pointer, " ", 1, NULL, NULL, NULL),
                     BEAN_ERROR_END);
}
END_TEST

/* ---- elements ---- */

START_TEST(list_items)
{
    bean_gen_value item = point_value;
    bean_gen_value value = {
        .kind = BEAN_GEN_LIST, .size = sizeof(bean_gen_sequence), .detail = &item};
    bean_gen_sequence list;
    ck_assert_int_eq(read_text(&value, &list, "[{\"x\":1},null]"), BEAN_ERROR_NULL);
    item.nulls = BEAN_GEN_NULLS_SKIP;
    ck_assert_int_eq(read_text(&value, &list, "[null,{\"x\":1},null,{\"x\":2},null]"), BEAN_OK);
    ck_assert_uint_eq(list.count, 2);
    ck_assert_int_eq(((point *)list.items)[1].x, 2);
    ck_assert_int_eq(read_text(&value, &list, "[null,null]"), BEAN_OK);
    ck_assert_uint_eq(list.count, 0);
    item.nulls = BEAN_GEN_NULLS_AS_EMPTY;
    ck_assert_int_eq(read_text(&value, &list, "[null,{\"x\":1}]"), BEAN_OK);
    ck_assert_uint_eq(list.count, 2);
    ck_assert_int_eq(((point *)list.items)[0].y, 7);
    item.null_form = BEAN_GEN_NULL_POINTER;
    item.size = sizeof(point *);
    item.nulls = BEAN_GEN_NULLS_SET;
    ck_assert_int_eq(read_text(&value, &list, "[null,{\"x\":1}]"), BEAN_OK);
    ck_assert_ptr_null(((point **)list.items)[0]);
    ck_assert_int_eq(((point **)list.items)[1]->x, 1);
}
END_TEST

struct map_case {
    const char *text;
    uint8_t duplicates;
    bean_status code;
    const char *keys; /* of what is left, one letter each, in order */
    int32_t first;    /* the first value */
};

static const struct map_case map_cases[] = {
    {"{\"a\":null}", BEAN_GEN_DUPLICATES_LAST, BEAN_OK, "", 0},
    {"{\"a\":1,\"b\":null,\"c\":3}", BEAN_GEN_DUPLICATES_LAST, BEAN_OK, "ac", 1},
    {"{\"a\":null,\"b\":2,\"a\":3}", BEAN_GEN_DUPLICATES_LAST, BEAN_OK, "ab", 3},
    {"{\"a\":1,\"b\":2,\"a\":null}", BEAN_GEN_DUPLICATES_LAST, BEAN_OK, "b", 2},
    {"{\"a\":1,\"a\":null,\"a\":3,\"a\":null}", BEAN_GEN_DUPLICATES_LAST, BEAN_OK, "", 0},
    {"{\"a\":1,\"a\":null,\"a\":3}", BEAN_GEN_DUPLICATES_LAST, BEAN_OK, "a", 3},
    {"{\"a\":1,\"b\":2,\"a\":[{}]}", BEAN_GEN_DUPLICATES_FIRST, BEAN_OK, "ab", 1},
    {"{\"a\":1,\"a\":null}", BEAN_GEN_DUPLICATES_FIRST, BEAN_OK, "a", 1},
    {"{\"a\":null,\"a\":1}", BEAN_GEN_DUPLICATES_FIRST, BEAN_OK, "", 0},
    {"{\"a\":1,\"a\":[}", BEAN_GEN_DUPLICATES_FIRST, BEAN_ERROR_SYNTAX, "", 0},
    {"{\"a\":null,\"a\":1}", BEAN_GEN_DUPLICATES_ERROR, BEAN_ERROR_DUPLICATE, "", 0},
    {"{\"a\":1,\"a\":null}", BEAN_GEN_DUPLICATES_ERROR, BEAN_ERROR_DUPLICATE, "", 0},
};

START_TEST(map_values)
{
    const struct map_case *test = &map_cases[_i];
    bean_gen_value item = int32_value;
    bean_gen_value value = int_map_value;
    bean_int32_map map;
    item.nulls = BEAN_GEN_NULLS_SKIP;
    value.detail = &item;
    value.duplicates = test->duplicates;
    ck_assert_int_eq(read_text(&value, &map, test->text), test->code);
    ck_assert_uint_eq(map.count, strlen(test->keys));
    for (size_t i = 0; i < map.count; i++) {
        ck_assert_uint_eq(map.items[i].key.size, 1);
        ck_assert_int_eq(map.items[i].key.data[0], test->keys[i]);
    }
    ck_assert(map.count == 0 || map.items[0].value == test->first);
}
END_TEST

/* ---- kinds ---- */

/* Each integer kind by description, in a list, so that the stride matters too. */
START_TEST(every_integer_kind)
{
    static const struct {
        uint8_t kind;
        uint32_t size;
        const char *text;
        const char *beyond;
    } kinds[] = {
        {BEAN_GEN_INT8, 1, "[-128,127]", "[128]"},
        {BEAN_GEN_INT16, 2, "[-32768,32767]", "[-32769]"},
        {BEAN_GEN_INT32, 4, "[-2147483648,2147483647]", "[2147483648]"},
        {BEAN_GEN_INT64, 8, "[-9223372036854775808,9223372036854775807]", "[-9223372036854775809]"},
        {BEAN_GEN_UINT8, 1, "[0,255]", "[256]"},
        {BEAN_GEN_UINT16, 2, "[0,65535]", "[65536]"},
        {BEAN_GEN_UINT32, 4, "[0,4294967295]", "[-1]"},
        {BEAN_GEN_UINT64, 8, "[0,18446744073709551615]", "[18446744073709551616]"},
    };
    bean_gen_value item = {.kind = kinds[_i].kind, .size = kinds[_i].size};
    bean_gen_value value = {
        .kind = BEAN_GEN_LIST, .size = sizeof(bean_gen_sequence), .detail = &item};
    bean_gen_sequence list;
    unsigned char low[8] = {0};
    unsigned char high[8];
    ck_assert_int_eq(read_text(&value, &list, kinds[_i].text), BEAN_OK);
    ck_assert_uint_eq(list.count, 2);
    memset(high, 0xff, sizeof high);
    if (kinds[_i].text[1] == '-') {
        low[kinds[_i].size - 1] = 0x80;
        high[kinds[_i].size - 1] = 0x7f;
    }
    if (BEAN_LITTLE_ENDIAN) {
        ck_assert_int_eq(memcmp(list.items, low, kinds[_i].size), 0);
        ck_assert_int_eq(memcmp((char *)list.items + kinds[_i].size, high, kinds[_i].size), 0);
    }
    ck_assert_int_eq(read_text(&value, &list, kinds[_i].beyond), BEAN_ERROR_RANGE);
}
END_TEST

START_TEST(an_unknown_kind_is_refused)
{
    bean_gen_value value = {.kind = 200, .size = 4};
    int32_t number;
    ck_assert_int_eq(read_text(&value, &number, "1"), BEAN_ERROR_ARGUMENT);
}
END_TEST

Suite *null_rules_suite(void)
{
    Suite *suite = suite_create("null_rules");
    TCase *tests = tcase_create("all");
    tcase_add_checked_fixture(tests, open_arena, close_arena);
    tcase_add_test(tests, flagged_scalars);
    tcase_add_test(tests, what_has_no_null_form_can_not_be_set);
    tcase_add_test(tests, strings);
    tcase_add_test(tests, lists_and_maps);
    tcase_add_test(tests, lists_can_grow_afterwards);
    tcase_add_test(tests, beans);
    tcase_add_test(tests, list_items);
    tcase_add_loop_test(tests, map_values, 0, sizeof map_cases / sizeof *map_cases);
    tcase_add_loop_test(tests, every_integer_kind, 0, 8);
    tcase_add_test(tests, an_unknown_kind_is_refused);
    suite_add_tcase(suite, tests);
    return suite;
}
