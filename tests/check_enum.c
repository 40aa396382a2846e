/*
 * Enums by description: every size of C type, dense places, hashed values and none of both, names
 * and aliases, values that no entry has.
 */
#include <stdlib.h>

#include "internal_write.h"
#include "suites.h"
#include "write_fixture.h"

static const bean_gen_enum_entry entries[] = {
    {-2, "\"minus two\"" FIXTURE_PADDING, 11, "minus two"},
    {0, "\"zero\"" FIXTURE_PADDING, 6, "zero"},
    {3, "\"t\\\"3\"" FIXTURE_PADDING, 6, "t\"3"},
    {5, "\"a name that is longer than thirty-two bytes\"", 45,
     "a name that is longer than thirty-two bytes"},
};
static const uint16_t places[] = {1, 0, 2, 0, 0, 3, 0, 4};

static bean_gen_enum dense(uint8_t size, bool is_signed)
{
    bean_gen_enum type;
    memset(&type, 0, sizeof type);
    type.name = "test.Enum";
    type.entries = entries;
    type.places = places;
    type.lowest = -2;
    type.span = 8;
    type.count = 4;
    type.default_place = -1;
    type.size = size;
    type.is_signed = is_signed;
    return type;
}

static void make_value_keys(struct fixture_keys *made)
{
    static char bytes[4][8];
    bean_str names[4];
    for (unsigned i = 0; i < 4; i++) {
        for (unsigned j = 0; j < 8; j++) {
            bytes[i][j] = (char)(unsigned char)((uint64_t)entries[i].value >> (8 * j));
        }
        names[i].data = bytes[i];
        names[i].size = 8;
    }
    fixture_make_keys(made, names, NULL, 4);
}

/* The text that a value of an enum is written as; NULL, and the error, when it can't be. */
static const char *put(const bean_gen_enum *type, const void *value, bean_error *error)
{
    static char text[128];
    bean_gen_writer writer;
    bean_buffer out;
    char *cursor;
    bean_buffer_init_fixed(&out, text, sizeof text);
    cursor = bean_i_writer_begin(&writer, &out, NULL, NULL, false, error);
    ck_assert_ptr_nonnull(cursor);
    cursor = bean_gen_room(&writer, cursor, 45 + 32);
    ck_assert_ptr_nonnull(cursor);
    cursor = bean_gen_put_enum(&writer, cursor, type, value);
    if (bean_i_writer_end(&writer, cursor) != BEAN_OK) {
        return NULL;
    }
    text[out.size] = '\0';
    return text;
}

START_TEST(test_values_of_every_size)
{
    bean_error error;
    int8_t one = -2;
    int16_t two = 3;
    int32_t four = 5;
    int64_t eight = 0;
    bean_gen_enum type = dense(1, true);
    ck_assert_str_eq(put(&type, &one, &error), "\"minus two\"");
    type.size = 2;
    ck_assert_str_eq(put(&type, &two, &error), "\"t\\\"3\"");
    type.size = 4;
    ck_assert_str_eq(put(&type, &four, &error), "\"a name that is longer than thirty-two bytes\"");
    type.size = 8;
    ck_assert_str_eq(put(&type, &eight, &error), "\"zero\"");
}
END_TEST

START_TEST(test_sign_counts)
{
    /* 254 is not -2 in an unsigned byte. */
    bean_error error;
    uint8_t value = 254;
    bean_gen_enum type = dense(1, false);
    ck_assert_ptr_null(put(&type, &value, &error));
    ck_assert_int_eq(error.code, BEAN_ERROR_ENUM);
    ck_assert_str_eq(error.found, "254");
    type.is_signed = true;
    ck_assert_str_eq(put(&type, &value, &error), "\"minus two\"");
}
END_TEST

START_TEST(test_undeclared_values)
{
    static const int64_t values[] = {-3, -1, 1, 2, 4, 6, 7, INT64_MAX, INT64_MIN, 1ll << 32};
    struct fixture_keys made;
    bean_gen_enum types[3];
    types[0] = types[1] = types[2] = dense(8, true);
    types[1].places = types[2].places = NULL;
    make_value_keys(&made);
    types[1].value_keys = &made.keys;
    for (size_t kind = 0; kind < 3; kind++) {
        for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
            bean_error error;
            char found[32];
            ck_assert_ptr_null(bean_gen_enum_name(&types[kind], values[i]));
            ck_assert_ptr_null(put(&types[kind], &values[i], &error));
            ck_assert_int_eq(error.code, BEAN_ERROR_ENUM);
            (void)snprintf(found, sizeof found, "%lld", (long long)values[i]);
            ck_assert_str_eq(error.found, found);
            ck_assert_str_eq(error.detail, "test.Enum");
        }
        for (size_t i = 0; i < 4; i++) {
            ck_assert_str_eq(bean_gen_enum_name(&types[kind], entries[i].value), entries[i].name);
        }
    }
}
END_TEST

START_TEST(test_large_unsigned_value_is_shown_as_such)
{
    bean_error error;
    uint64_t value = UINT64_MAX - 7;
    bean_gen_enum type = dense(8, false);
    ck_assert_ptr_null(put(&type, &value, &error));
    ck_assert_str_eq(error.found, "18446744073709551608");
}
END_TEST

START_TEST(test_span_that_covers_the_border_of_int64)
{
    static const uint16_t far_places[] = {1};
    static const bean_gen_enum_entry far_entries[] = {
        {INT64_MAX, "\"far\"" FIXTURE_PADDING, 5, "far"}};
    bean_gen_enum type = dense(8, true);
    type.entries = far_entries;
    type.places = far_places;
    type.lowest = INT64_MAX;
    type.span = 1;
    type.count = 1;
    ck_assert_str_eq(bean_gen_enum_name(&type, INT64_MAX), "far");
    ck_assert_ptr_null(bean_gen_enum_name(&type, INT64_MIN));
    ck_assert_ptr_null(bean_gen_enum_name(&type, 0));
}
END_TEST

START_TEST(test_names_to_values)
{
    static const char *const known[] = {"minus two", "zero", "t\"3",
                                        "a name that is longer than thirty-two bytes", "nought"};
    static const int64_t values[] = {-2, 0, 3, 5, 0};
    static const char *const unknown[] = {"", "zer", "zeroo", "Zero", "t\\\"3", "\"zero\""};
    static const int32_t known_places[] = {0, 1, 2, 3, 1};
    bean_gen_enum type = dense(4, true);
    struct fixture_keys made;
    bean_str names[5];
    int64_t value = 77;
    for (size_t i = 0; i < 5; i++) {
        names[i] = bean_str_from(known[i]);
    }
    fixture_make_keys(&made, names, known_places, 5);
    type.keys = &made.keys;
    for (size_t i = 0; i < 5; i++) {
        ck_assert(bean_gen_enum_from_name(&type, known[i], strlen(known[i]), &value));
        ck_assert_int_eq(value, values[i]);
    }
    value = 77;
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) {
        ck_assert(!bean_gen_enum_from_name(&type, unknown[i], strlen(unknown[i]), &value));
        ck_assert_int_eq(value, 77);
    }
    ck_assert(!bean_gen_enum_from_name(&type, NULL, 0, &value));
    /* The size counts, not a terminator. */
    ck_assert(bean_gen_enum_from_name(&type, "zeroXYZ", 4, &value));
    ck_assert(!bean_gen_enum_from_name(&type, "zero", 5, &value));
}
END_TEST

Suite *enum_suite(void)
{
    Suite *suite = suite_create("enum");
    TCase *cases = tcase_create("all");
    tcase_add_test(cases, test_values_of_every_size);
    tcase_add_test(cases, test_sign_counts);
    tcase_add_test(cases, test_undeclared_values);
    tcase_add_test(cases, test_large_unsigned_value_is_shown_as_such);
    tcase_add_test(cases, test_span_that_covers_the_border_of_int64);
    tcase_add_test(cases, test_names_to_values);
    suite_add_tcase(suite, cases);
    return suite;
}
