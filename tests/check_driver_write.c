/*
 * Writing by description: every kind and null form, keys and commas, shape `property`, depth, and
 * what failures say about where they are.
 */
#include <math.h>
#include <stdlib.h>

#include "internal.h"
#include "internal_write.h"
#include "suites.h"
#include "write_fixture.h"

static const bean_gen_value int_item = {.kind = BEAN_GEN_INT32, .size = 4};
static int32_t items[] = {1};
static const bean_gen_value map_value = {.kind = BEAN_GEN_MAP,
                                         .size = sizeof(bean_int32_map),
                                         .entry_size = sizeof(bean_int32_map_entry),
                                         .entry_value_offset =
                                             (uint16_t)offsetof(bean_int32_map_entry, value),
                                         .detail = &int_item};
static bean_int32_map_entry entries[] = {{{"k", 1}, 1}};
static const bean_int32_map full_map = {entries, 1};

static void expect_text(const bean_gen_value *value, const void *in, const char *expected)
{
    char *text = fixture_write(value, in, NULL);
    ck_assert_str_eq(text, expected);
    free(text);
}

START_TEST(test_every_kind)
{
    fixture_all zero;
    memset(&zero, 0, sizeof zero);
    expect_text(&fixture_all_value, fixture_full(), fixture_full_text);
    expect_text(&fixture_all_value, &zero, fixture_zero_text);
}
END_TEST

START_TEST(test_bool_that_is_neither)
{
    /* Memory that no C program may make a bool of: still one of the two, nothing out of bounds. */
    static const bean_gen_value kind = {.kind = BEAN_GEN_BOOL, .size = 1};
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned char memory = (unsigned char)byte;
        expect_text(&kind, &memory, byte == 0 ? "false" : "true");
    }
}
END_TEST

/* ---- commas --------------------------------------------------------------------------------- */

START_TEST(test_commas_for_every_subset)
{
    /* Six properties, of which any may be left out. */
    enum { COUNT = 6 };
    static const char *const keys[COUNT] = {
        ",\"a\":", ",\"b\":", ",\"c\":", ",\"d\":", ",\"e\":", ",\"f\":"};
    bean_accessor accessors[COUNT];
    bean_type type = fixture_note_type;
    bean_gen_value value = fixture_note_value;
    memset(accessors, 0, sizeof accessors);
    for (unsigned i = 0; i < COUNT; i++) {
        accessors[i].value.kind = BEAN_GEN_INT32;
        accessors[i].value.include = BEAN_GEN_NON_ZERO;
        accessors[i].key = keys[i];
        accessors[i].key_size = 5;
        accessors[i].offset = i * 4;
    }
    type.accessors = accessors;
    type.count = COUNT;
    value.detail = &type;
    for (unsigned subset = 0; subset < 1u << COUNT; subset++) {
        int32_t bean[COUNT];
        char expected[100] = "{";
        char *at = expected + 1;
        for (unsigned i = 0; i < COUNT; i++) {
            bean[i] = (int32_t)(subset >> i & 1u);
            if (bean[i] != 0) {
                at += sprintf(at, "%s\"%c\":1", at == expected + 1 ? "" : ",", 'a' + (int)i);
            }
        }
        (void)sprintf(at, "}");
        expect_text(&value, bean, expected);
    }
}
END_TEST

START_TEST(test_keys_of_every_length)
{
    /* As first and as second member, into storage that is just large enough. */
    enum { LONGEST = 300 };
    char key[LONGEST + 5];
    bean_accessor accessors[2];
    bean_type type = fixture_note_type;
    bean_gen_value value = fixture_note_value;
    int32_t bean = 7;
    memset(accessors, 0, sizeof accessors);
    type.accessors = accessors;
    value.detail = &type;
    for (size_t length = 0; length <= LONGEST; length++) {
        size_t key_size = length + 4;
        char *literal = (char *)malloc(key_size);
        char expected[2 * LONGEST + 20];
        char storage[2 * LONGEST + 20];
        size_t needed;
        memset(key, 'k', sizeof key);
        memcpy(key, ",\"", 2);
        if (length != 0) {
            key[2] = '<';
            key[length + 1] = '>';
        }
        memcpy(key + length + 2, "\":", 2);
        /* A block of its own, so that a checker sees reads past the key. */
        memcpy(literal, key, key_size);
        for (unsigned i = 0; i < 2; i++) {
            accessors[i].value = int_item;
            accessors[i].key = literal;
            accessors[i].key_size = (uint16_t)key_size;
        }
        for (type.count = 1; type.count <= 2; type.count++) {
            int size = sprintf(expected, "{%.*s7", (int)key_size - 1, key + 1);
            if (type.count == 2) {
                size += sprintf(expected + size, "%.*s7", (int)key_size, key);
            }
            size += sprintf(expected + size, "}");
            ck_assert_int_eq(bean_gen_write_to(&value, &bean, storage, (size_t)size, &needed, NULL),
                             BEAN_OK);
            ck_assert_uint_eq(needed, (size_t)size);
            ck_assert_mem_eq(storage, expected, needed);
            expect_text(&value, &bean, expected);
        }
        free(literal);
    }
}
END_TEST

START_TEST(test_key_longer_than_any_room)
{
    enum { SIZE = 60000 };
    static char key[SIZE + 1];
    static char expected[SIZE + 20];
    bean_accessor accessor;
    bean_type type = fixture_note_type;
    bean_gen_value value = fixture_note_value;
    int32_t bean = 5;
    memset(key, 'k', SIZE);
    memcpy(key, ",\"", 2);
    memcpy(key + SIZE - 2, "\":", 2);
    memset(&accessor, 0, sizeof accessor);
    accessor.value = int_item;
    accessor.key = key;
    accessor.key_size = SIZE;
    type.accessors = &accessor;
    type.count = 1;
    value.detail = &type;
    (void)sprintf(expected, "{%s5}", key + 1);
    expect_text(&value, &bean, expected);
}
END_TEST

/* ---- shape `property` ----------------------------------------------------------------------- */

static char *write_text(bean_gen_writer *writer, char *cursor, const void *bean)
{
    cursor = bean_gen_write_member(writer, cursor, &fixture_note_type.accessors[0], bean,
                                   &fixture_note_type, 0);
    return cursor != NULL ? cursor : bean_gen_write_failed(writer, &fixture_note_type, 0);
}

static char *write_rank(bean_gen_writer *writer, char *cursor, const void *bean)
{
    cursor = bean_gen_room(writer, cursor, 8 + 32);
    if (cursor == NULL) {
        return NULL;
    }
    BEAN_GEN_MEMBER(cursor, ",\"rank\":");
    return bean_gen_put_int32(cursor, ((const fixture_note *)bean)->rank);
}

START_TEST(test_property_shape)
{
    static const bean_gen_property_code code[] = {{NULL, write_text}, {NULL, write_rank}};
    static const bean_gen_property_code backwards[] = {{NULL, write_rank}, {NULL, write_text}};
    fixture_note in = {{"t\xff", 2}, -3};
    bean_type type = fixture_note_type;
    bean_gen_value value = fixture_note_value;
    bean_write_options options;
    bean_buffer out;
    bean_error error;
    type.write = bean_gen_write_properties;
    type.code = code;
    value.detail = &type;
    expect_text(&value, &in, "{\"text\":\"t\xff\",\"rank\":-3}");
    type.code = backwards;
    expect_text(&value, &in, "{\"rank\":-3,\"text\":\"t\xff\"}");
    memset(&options, 0, sizeof options);
    options.check = true;
    bean_buffer_init(&out, NULL);
    ck_assert_int_eq(bean_gen_write_document(&value, &in, &out, &options, &error), BEAN_ERROR_UTF8);
    ck_assert_str_eq(error.pointer, "/text");
    ck_assert_str_eq(error.bean, "fixture.Note");
    ck_assert_str_eq(error.property, "text");
    bean_buffer_free(&out);
}
END_TEST

/* ---- failures ------------------------------------------------------------------------------- */

static void expect_failure(const fixture_all *in, bool check, bean_status code, const char *pointer,
                           const char *bean, const char *property)
{
    bean_write_options options;
    bean_buffer out;
    bean_error error;
    memset(&options, 0, sizeof options);
    options.check = check;
    bean_buffer_init(&out, NULL);
    ck_assert_int_eq(bean_gen_write_document(&fixture_all_value, in, &out, &options, &error), code);
    ck_assert_int_eq(error.code, code);
    ck_assert_str_eq(error.text, bean_status_text(code));
    ck_assert_str_eq(error.pointer, pointer);
    ck_assert_str_eq(error.bean, bean);
    ck_assert_str_eq(error.property, property);
    ck_assert_uint_eq(error.line, 0);
    ck_assert_uint_eq(out.size, 0);
    bean_buffer_free(&out);
}

START_TEST(test_failures_say_where)
{
    fixture_all bad = *fixture_full();
    fixture_all inner = *fixture_full();
    fixture_note bad_note = {{"\x80", 1}, 0};
    fixture_note good_note = {{"x", 1}, 0};
    fixture_note *pointers[] = {&good_note, NULL, &bad_note};
    bean_str tags[] = {{"ok", 2}, {"\xc3", 1}};
    fixture_note_map_entry map[] = {{{"a/b~c", 5}, &bad_note}};
    bean_int32_map_entry counts[] = {{{"\xfe", 1}, 1}};

    bad.color = 17;
    expect_failure(&bad, false, BEAN_ERROR_ENUM, "/color", "fixture.All", "color");
    bad.color = 0;
    bad.float64 = (double)NAN;
    expect_failure(&bad, false, BEAN_ERROR_NONFINITE, "/float64", "fixture.All", "float64");
    bad.float64 = 0;
    bad.note = bad_note;
    expect_failure(&bad, true, BEAN_ERROR_UTF8, "/note/text", "fixture.Note", "text");
    bad.note = good_note;
    bad.maybe_note = &bad_note;
    expect_failure(&bad, true, BEAN_ERROR_UTF8, "/maybeNote/text", "fixture.Note", "text");
    bad.maybe_note = NULL;
    bad.tags.items = tags;
    bad.tags.count = 2;
    expect_failure(&bad, true, BEAN_ERROR_UTF8, "/tags/1", "fixture.All", "tags");
    bad.tags.count = 1;
    bad.pointers.items = pointers;
    bad.pointers.count = 3;
    expect_failure(&bad, true, BEAN_ERROR_UTF8, "/pointers/2/text", "fixture.Note", "text");
    bad.pointers.count = 2;
    bad.note_map.items = map;
    bad.note_map.count = 1;
    expect_failure(&bad, true, BEAN_ERROR_UTF8, "/noteMap/a~1b~0c/text", "fixture.Note", "text");
    bad.note_map.count = 0;
    bad.next = &inner;
    inner.float32 = (float)-INFINITY;
    inner.next = NULL;
    expect_failure(&bad, false, BEAN_ERROR_NONFINITE, "/next/float32", "fixture.All", "float32");
    inner.float32 = 0;
    inner.counts.items = counts;
    inner.counts.count = 1;
    {
        bean_write_options options;
        bean_buffer out;
        bean_error error;
        memset(&options, 0, sizeof options);
        options.check = true;
        bean_buffer_init(&out, NULL);
        ck_assert_int_eq(bean_gen_write_document(&fixture_all_value, &bad, &out, &options, &error),
                         BEAN_ERROR_UTF8);
        ck_assert_str_eq(error.pointer, "/next/counts/\xef\xbf\xbd");
        bean_buffer_free(&out);
    }
}
END_TEST

/* ---- depth ---------------------------------------------------------------------------------- */

/* A chain of `levels` beans. */
static fixture_all *make_chain(size_t levels)
{
    fixture_all *chain = (fixture_all *)calloc(levels, sizeof *chain);
    ck_assert_ptr_nonnull(chain);
    for (size_t i = 0; i + 1 < levels; i++) {
        chain[i].next = &chain[i + 1];
    }
    return chain;
}

static bean_status write_chain(size_t levels, uint32_t depth, bean_error *error)
{
    fixture_all *chain = make_chain(levels);
    bean_write_options options;
    bean_buffer out;
    bean_status status;
    memset(&options, 0, sizeof options);
    options.depth = depth;
    bean_buffer_init(&out, NULL);
    status = bean_gen_write_document(&fixture_all_value, chain, &out, &options, error);
    bean_buffer_free(&out);
    free(chain);
    return status;
}

START_TEST(test_depth)
{
    bean_error error;
    /* The innermost bean of the chain has a note and lists one level below it. */
    ck_assert_int_eq(write_chain(511, 0, &error), BEAN_OK);
    ck_assert_int_eq(write_chain(512, 0, &error), BEAN_ERROR_DEPTH);
    ck_assert_str_eq(error.detail, "512 levels");
    ck_assert_ptr_nonnull(strstr(error.pointer, "/next/next/next"));
    ck_assert_str_eq(error.property, "note");
    ck_assert_int_eq(write_chain(1, 1, &error), BEAN_ERROR_DEPTH);
    ck_assert_str_eq(error.pointer, "/note");
    ck_assert_str_eq(error.detail, "1 levels");
    ck_assert_int_eq(write_chain(1, 2, &error), BEAN_OK);
    ck_assert_int_eq(write_chain(2, 2, &error), BEAN_ERROR_DEPTH);
    ck_assert_str_eq(error.pointer, "/next/note");
    ck_assert_int_eq(write_chain(5000, 5001, &error), BEAN_OK);
    ck_assert_int_eq(write_chain(5000, 5000, &error), BEAN_ERROR_DEPTH);
}
END_TEST

START_TEST(test_cycle_ends)
{
    fixture_all ring;
    bean_buffer out;
    bean_error error;
    memset(&ring, 0, sizeof ring);
    ring.next = &ring;
    bean_buffer_init(&out, NULL);
    ck_assert_int_eq(bean_gen_write_document(&fixture_all_value, &ring, &out, NULL, &error),
                     BEAN_ERROR_DEPTH);
    ck_assert_uint_eq(out.size, 0);
    bean_buffer_free(&out);
}
END_TEST

START_TEST(test_depth_of_lists_and_maps)
{
    static const bean_gen_value list = {
        .kind = BEAN_GEN_LIST, .size = sizeof(bean_gen_sequence), .detail = &int_item};
    static const bean_gen_value grid = {
        .kind = BEAN_GEN_LIST, .size = sizeof(bean_gen_sequence), .detail = &list};
    bean_int32_list row = {items, 1};
    bean_gen_sequence rows = {&row, 1};
    bean_write_options options;
    bean_buffer out;
    bean_error error;
    memset(&options, 0, sizeof options);
    bean_buffer_init(&out, NULL);
    options.depth = 1;
    ck_assert_int_eq(bean_gen_write_document(&list, &row, &out, &options, &error), BEAN_OK);
    ck_assert_int_eq(bean_gen_write_document(&map_value, &full_map, &out, &options, &error),
                     BEAN_OK);
    ck_assert_int_eq(bean_gen_write_document(&grid, &rows, &out, &options, &error),
                     BEAN_ERROR_DEPTH);
    ck_assert_str_eq(error.pointer, "/0");
    options.depth = 2;
    ck_assert_int_eq(bean_gen_write_document(&grid, &rows, &out, &options, &error), BEAN_OK);
    bean_buffer_free(&out);
}
END_TEST

Suite *driver_write_suite(void)
{
    Suite *suite = suite_create("driver_write");
    TCase *cases = tcase_create("all");
    tcase_set_timeout(cases, 60);
    tcase_add_test(cases, test_every_kind);
    tcase_add_test(cases, test_bool_that_is_neither);
    tcase_add_test(cases, test_commas_for_every_subset);
    tcase_add_test(cases, test_keys_of_every_length);
    tcase_add_test(cases, test_key_longer_than_any_room);
    tcase_add_test(cases, test_property_shape);
    tcase_add_test(cases, test_failures_say_where);
    tcase_add_test(cases, test_depth);
    tcase_add_test(cases, test_cycle_ends);
    tcase_add_test(cases, test_depth_of_lists_and_maps);
    suite_add_tcase(suite, cases);
    return suite;
}
