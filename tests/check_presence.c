/*
 * Beans of 1 to 9,000 properties: which ones were there, which repeat, which are missing, in any
 * order, at the borders of the words of the presence array.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"
#include "read_fixture.h"
#include "suites.h"

enum { MOST = 9000, NAME_ROOM = 12 };

/* A bean of `count` int32 members in a row; all of them 100 + place by default. */
struct wide {
    bean_type type;
    bean_gen_value value;
    bean_accessor *accessors;
    char (*keys)[NAME_ROOM]; /* `,"pN":` */
    int32_t *defaults;
    int32_t *out;
    char *text;
    size_t size;
};

static void *zeroed(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    ck_assert_ptr_nonnull(memory);
    return memory;
}

static void open_wide(struct wide *wide, uint32_t count)
{
    bean_str *names = (bean_str *)zeroed(count, sizeof *names);
    memset(wide, 0, sizeof *wide);
    wide->accessors = (bean_accessor *)zeroed(count, sizeof *wide->accessors);
    wide->keys = (char(*)[NAME_ROOM])zeroed(count, sizeof *wide->keys);
    wide->defaults = (int32_t *)zeroed(count, sizeof *wide->defaults);
    wide->out = (int32_t *)zeroed(count, sizeof *wide->out);
    wide->text = (char *)zeroed(count + 2, 32);
    for (uint32_t i = 0; i < count; i++) {
        bean_accessor *accessor = &wide->accessors[i];
        int size = snprintf(wide->keys[i], NAME_ROOM, ",\"p%u\":", i);
        wide->defaults[i] = (int32_t)i + 100;
        accessor->value.kind = BEAN_GEN_INT32;
        accessor->value.size = sizeof(int32_t);
        accessor->key = wide->keys[i];
        accessor->key_size = (uint16_t)size;
        accessor->name = "p";
        accessor->default_value = &wide->defaults[i];
        accessor->offset = i * (uint32_t)sizeof(int32_t);
        names[i] = bean_i_written_name(accessor);
    }
    wide->type.name = "test.Wide";
    wide->type.accessors = wide->accessors;
    wide->type.keys = make_keys(names, NULL, count);
    wide->type.read = bean_gen_read_table;
    wide->type.count = count;
    wide->type.size = count * (uint32_t)sizeof(int32_t);
    wide->type.words = (count + 63) / 64;
    wide->value.kind = BEAN_GEN_BEAN;
    wide->value.size = wide->type.size;
    wide->value.detail = &wide->type;
    free(names);
}

static void close_wide(struct wide *wide)
{
    free(wide->accessors);
    free(wide->keys);
    free(wide->defaults);
    free(wide->out);
    free(wide->text);
}

static void add_member(struct wide *wide, uint32_t index, const char *value)
{
    const char *key = wide->keys[index] + (wide->size == 1);
    wide->size += (size_t)sprintf(wide->text + wide->size, "%s%s", key, value);
}

static bean_status read_wide(struct wide *wide, bean_error *error)
{
    bean_arena arena;
    bean_arena_init(&arena, NULL);
    wide->text[wide->size++] = '}';
    bean_status status = bean_gen_read_document(&wide->value, wide->out, wide->text, wide->size,
                                                &arena, NULL, error);
    bean_arena_free(&arena);
    return status;
}

static void start_text(struct wide *wide)
{
    wide->text[0] = '{';
    wide->size = 1;
}

static const uint32_t counts[] = {1,   2,   31,  32,  33,  63,  64,   65,   127,  128,  129,
                                  255, 256, 257, 319, 320, 321, 1000, 4096, 8192, 8193, MOST};

/* A random choice of members in a random order (or the canonical one). */
static void read_some(struct wide *wide, uint64_t *state, bool in_order, uint32_t one_in)
{
    uint32_t count = wide->type.count;
    uint32_t *order = (uint32_t *)zeroed(count, sizeof *order);
    bool *present = (bool *)zeroed(count, sizeof *present);
    char value[16];
    bean_error error;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t other = in_order ? i : (uint32_t)(next_random(state) % (i + 1));
        order[i] = order[other];
        order[other] = i;
    }
    start_text(wide);
    for (uint32_t i = 0; i < count; i++) {
        if (next_random(state) % one_in == 0) {
            present[order[i]] = true;
            (void)snprintf(value, sizeof value, "%u", order[i] + 7);
            add_member(wide, order[i], value);
        }
    }
    EXPECT(read_wide(wide, &error) == BEAN_OK, "%u properties: %s", count, error.text);
    for (uint32_t i = 0; i < count; i++) {
        EXPECT(wide->out[i] == (int32_t)(present[i] ? i + 7 : i + 100), "property %u of %u", i,
               count);
    }
    free(order);
    free(present);
}

START_TEST(any_choice_in_any_order)
{
    struct wide wide;
    uint64_t state = counts[_i];
    int rounds = counts[_i] > 500 ? 3 : 40;
    open_wide(&wide, counts[_i]);
    for (int round = 0; round < rounds; round++) {
        read_some(&wide, &state, true, 1);
        read_some(&wide, &state, false, 1);
        read_some(&wide, &state, true, 3);
        read_some(&wide, &state, false, 2);
        read_some(&wide, &state, false, 1000000000);
    }
    close_wide(&wide);
}
END_TEST

/* Each one in turn twice, or missing while required; a fifth of those inside of a word, or in the
 * long run all. */
START_TEST(one_too_many_or_too_few)
{
    uint32_t count = counts[_i];
    uint32_t step = count > 500 ? 97 : 1;
    struct wide wide;
    open_wide(&wide, count);
    for (uint32_t index = 0; index < count; index += step) {
        bean_error error;
        size_t offset;
        if (index % 64 - 2 < 60 && index % 5 != 0 && !is_long_run()) {
            continue;
        }
        start_text(&wide);
        for (uint32_t i = 0; i < count; i++) {
            add_member(&wide, i, "1");
        }
        offset = wide.size + 1;
        add_member(&wide, index, "2");
        EXPECT(read_wide(&wide, &error) == BEAN_ERROR_DUPLICATE && error.offset == offset,
               "property %u of %u twice", index, count);
        wide.accessors[index].flags = BEAN_GEN_REQUIRED;
        start_text(&wide);
        for (uint32_t i = 0; i < count; i++) {
            if (i != index) {
                add_member(&wide, i, "1");
            }
        }
        EXPECT(read_wide(&wide, &error) == BEAN_ERROR_REQUIRED && error.offset == wide.size - 1,
               "property %u of %u missing", index, count);
        bean_str name = bean_i_written_name(&wide.accessors[index]);
        EXPECT(strlen(error.detail) == name.size && memcmp(error.detail, name.data, name.size) == 0,
               "property %u: %s", index, error.detail);
        wide.accessors[index].flags = 0;
    }
    close_wide(&wide);
}
END_TEST

START_TEST(skipped_nulls_are_absent)
{
    uint32_t count = counts[_i];
    struct wide wide;
    bean_error error;
    open_wide(&wide, count);
    wide.type.flags = BEAN_GEN_HAS_NULL_SKIP;
    start_text(&wide);
    for (uint32_t i = 0; i < count; i++) {
        wide.accessors[i].value.nulls = BEAN_GEN_NULLS_SKIP;
        add_member(&wide, i, i % 3 == 0 ? "null" : "5");
    }
    ck_assert_int_eq(read_wide(&wide, &error), BEAN_OK);
    for (uint32_t i = 0; i < count; i++) {
        EXPECT(wide.out[i] == (i % 3 == 0 ? (int32_t)i + 100 : 5), "property %u of %u", i, count);
    }
    wide.accessors[count - 1].flags = BEAN_GEN_REQUIRED;
    start_text(&wide);
    add_member(&wide, count - 1, "null");
    ck_assert_int_eq(read_wide(&wide, &error), BEAN_ERROR_REQUIRED);
    start_text(&wide);
    add_member(&wide, count - 1, "null");
    add_member(&wide, count - 1, "1");
    ck_assert_int_eq(read_wide(&wide, &error), BEAN_ERROR_DUPLICATE);
    /* Where the last one counts, so does its being null. */
    wide.accessors[count - 1].flags = BEAN_GEN_DUPLICATES_LAST << BEAN_GEN_DUPLICATE_SHIFT;
    start_text(&wide);
    add_member(&wide, count - 1, "null");
    add_member(&wide, count - 1, "1");
    ck_assert_int_eq(read_wide(&wide, &error), BEAN_OK);
    ck_assert_int_eq(wide.out[count - 1], 1);
    start_text(&wide);
    add_member(&wide, count - 1, "1");
    add_member(&wide, count - 1, "null");
    ck_assert_int_eq(read_wide(&wide, &error), BEAN_OK);
    ck_assert_int_eq(wide.out[count - 1], (int32_t)count + 99);
    close_wide(&wide);
}
END_TEST

/* Many missing names: the list is cut and says by how much. */
START_TEST(long_lists_of_missing_names_are_cut)
{
    struct wide wide;
    bean_error error;
    open_wide(&wide, 1000);
    for (uint32_t i = 0; i < 1000; i++) {
        wide.accessors[i].flags = BEAN_GEN_REQUIRED;
    }
    start_text(&wide);
    ck_assert_int_eq(read_wide(&wide, &error), BEAN_ERROR_REQUIRED);
    ck_assert_int_eq(memcmp(error.detail, "p0, p1, p2, ", 12), 0);
    const char *ending = strstr(error.detail, "...(+");
    ck_assert_ptr_nonnull(ending);
    /* 10 names of 2 bytes, 90 of 3, 900 of 4, and commas and blanks between them. */
    ck_assert_int_eq(atol(ending + 5) + (ending - error.detail), 20 + 270 + 3600 + 999 * 2);
    close_wide(&wide);
}
END_TEST

/* The largest presence arrays come from the arena. */
START_TEST(no_memory_for_the_presence_array)
{
    struct wide wide;
    bean_error error;
    open_wide(&wide, MOST);
    start_text(&wide);
    add_member(&wide, 0, "1}");
    ck_assert_int_eq(
        bean_gen_read_document(&wide.value, wide.out, wide.text, wide.size, NULL, NULL, &error),
        BEAN_ERROR_MEMORY);
    ck_assert_uint_eq(error.offset, 0);
    ck_assert_int_eq(bean_gen_read_document(&wide.value, wide.out, "", 0, NULL, NULL, &error),
                     BEAN_ERROR_END);
    close_wide(&wide);
}
END_TEST

Suite *presence_suite(void)
{
    Suite *suite = suite_create("presence");
    TCase *tests = tcase_create("all");
    int sizes = sizeof counts / sizeof *counts;
    tcase_set_timeout(tests, 60);
    tcase_add_loop_test(tests, any_choice_in_any_order, 0, sizes);
    tcase_add_loop_test(tests, one_too_many_or_too_few, 0, sizes);
    tcase_add_loop_test(tests, skipped_nulls_are_absent, 0, sizes);
    tcase_add_test(tests, long_lists_of_missing_names_are_cut);
    tcase_add_test(tests, no_memory_for_the_presence_array);
    suite_add_tcase(suite, tests);
    return suite;
}
