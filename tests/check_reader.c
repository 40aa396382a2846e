/*
 * Tokens: numbers of every type at their borders, by the inline heads and by the whole functions;
 * keys and their table; presence in beans of any size.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "guard.h"
#include "internal.h"
#include "read_fixture.h"
#include "suites.h"

static struct guard guard;

static void open_guard(void)
{
    guard = guard_open(1 << 16);
}

static void close_guard(void)
{
    guard_close(&guard);
}

/* ---- integers -------------------------------------------------------------------------------- */

__extension__ typedef __int128 wide;

/* Reads a number as each integer type, with `room` bytes behind it, and compares with what long
 * long arithmetic says. */
#define EXPECT_INTEGER(read, type, least, greatest)                                                \
    do {                                                                                           \
        type out_ = 0;                                                                             \
        struct reading reading_;                                                                   \
        start_reading(&reading_, input, size, NULL);                                               \
        const char *cursor_ = read(&reading_.reader, input, &out_);                                \
        if (value >= (least) && value <= (greatest)) {                                             \
            EXPECT(cursor_ == input + digits && (wide)out_ == value, #read ": %.*s", (int)size,    \
                   input);                                                                         \
        } else {                                                                                   \
            EXPECT(cursor_ == NULL && reading_.error.code == BEAN_ERROR_RANGE &&                   \
                       reading_.reader.fault == input,                                             \
                   #read ": %.*s", (int)size, input);                                              \
        }                                                                                          \
        end_reading(&reading_);                                                                    \
    } while (0)

static size_t print_wide(char *to, wide value)
{
    char digits[48];
    size_t count = 0;
    size_t size = 0;
    wide rest = value < 0 ? -value : value;
    do {
        digits[count++] = (char)('0' + (int)(rest % 10));
        rest /= 10;
    } while (rest != 0);
    if (value < 0) {
        to[size++] = '-';
    }
    while (count != 0) {
        to[size++] = digits[--count];
    }
    return size;
}

static void expect_integers(wide value)
{
    char text[96];
    size_t digits = print_wide(text, value);
    memset(text + digits, ',', sizeof text - digits);
    for (size_t room = 0; room < 20; room += room < 2 ? 1 : 8) {
        size_t size = digits + room;
        const char *input = guard_at_end(&guard, text, size);
        EXPECT_INTEGER(bean_gen_read_int8, int8_t, INT8_MIN, INT8_MAX);
        EXPECT_INTEGER(bean_gen_read_int16, int16_t, INT16_MIN, INT16_MAX);
        EXPECT_INTEGER(bean_gen_read_int32, int32_t, INT32_MIN, INT32_MAX);
        EXPECT_INTEGER(bean_gen_read_int64, int64_t, INT64_MIN, INT64_MAX);
        EXPECT_INTEGER(bean_gen_read_uint8, uint8_t, 0, UINT8_MAX);
        EXPECT_INTEGER(bean_gen_read_uint16, uint16_t, 0, UINT16_MAX);
        EXPECT_INTEGER(bean_gen_read_uint32, uint32_t, 0, UINT32_MAX);
        EXPECT_INTEGER(bean_gen_read_uint64, uint64_t, 0, UINT64_MAX);
    }
}

START_TEST(integers_around_powers)
{
    for (int power = 0; power <= 66; power++) {
        for (int away = -3; away <= 3; away++) {
            expect_integers(((wide)1 << power) + away);
            expect_integers(-((wide)1 << power) + away);
        }
    }
    wide ten = 1;
    for (int power = 0; power <= 21; power++, ten *= 10) {
        for (int away = -2; away <= 2; away++) {
            expect_integers(ten + away);
            expect_integers(-ten + away);
        }
    }
}
END_TEST

START_TEST(random_integers)
{
    uint64_t state = 5;
    for (int round = 0; round < 20000; round++) {
        wide value = (wide)(next_random(&state) >> (next_random(&state) % 64));
        expect_integers(round % 2 == 0 ? value : -value);
    }
}
END_TEST

struct number_case {
    const char *text;
    bean_status code;
    size_t offset; /* of the failure, or past the number */
};

static const struct number_case whole_cases[] = {
    {"0,", BEAN_OK, 1},
    {"-0,", BEAN_OK, 2},
    {" \n7 ", BEAN_OK, 3},
    {"1.0,", BEAN_ERROR_NOT_INTEGER, 0},
    {"1e0,", BEAN_ERROR_NOT_INTEGER, 0},
    {"1E5,", BEAN_ERROR_NOT_INTEGER, 0},
    {" 12.5", BEAN_ERROR_NOT_INTEGER, 1},
    {"1234567.5    ", BEAN_ERROR_NOT_INTEGER, 0},
    {"99999999999999999999.5", BEAN_ERROR_NOT_INTEGER, 0},
    {"01       ", BEAN_OK, 1},
    {"-01      ", BEAN_OK, 2},
    {"-", BEAN_ERROR_END, 1},
    {"-x       ", BEAN_ERROR_SYNTAX, 1},
    {"1.x      ", BEAN_ERROR_SYNTAX, 2},
    {"1.", BEAN_ERROR_END, 2},
    {"+1       ", BEAN_ERROR_SYNTAX, 0},
    {"", BEAN_ERROR_END, 0},
    {"   ", BEAN_ERROR_END, 3},
    {"\"1\"    ", BEAN_ERROR_TYPE, 0},
    {"true     ", BEAN_ERROR_TYPE, 0},
    {"null     ", BEAN_ERROR_NULL, 0},
    {"[1]      ", BEAN_ERROR_TYPE, 0},
    {"nope     ", BEAN_ERROR_SYNTAX, 1},
    {"\0       ", BEAN_ERROR_END, 0},
};

#define EXPECT_CASE(read, type)                                                                    \
    do {                                                                                           \
        type out_;                                                                                 \
        struct reading reading_;                                                                   \
        start_reading(&reading_, input, size, NULL);                                               \
        const char *cursor_ = read(&reading_.reader, input, &out_);                                \
        EXPECT((cursor_ != NULL) == (test->code == BEAN_OK), #read ": %s", test->text);            \
        EXPECT(cursor_ != NULL || reading_.error.code == test->code, #read ": %s: %s", test->text, \
               bean_status_text(reading_.error.code));                                             \
        EXPECT((cursor_ != NULL ? cursor_ : reading_.reader.fault) == input + test->offset,        \
               #read ": %s", test->text);                                                          \
        end_reading(&reading_);                                                                    \
    } while (0)

START_TEST(all_integer_types_agree)
{
    const struct number_case *test = &whole_cases[_i];
    size_t size = strlen(test->text);
    const char *input = guard_at_end(&guard, test->text, size);
    EXPECT_CASE(bean_gen_read_int8, int8_t);
    EXPECT_CASE(bean_gen_read_int16, int16_t);
    EXPECT_CASE(bean_gen_read_int32, int32_t);
    EXPECT_CASE(bean_gen_read_int64, int64_t);
    EXPECT_CASE(bean_gen_read_uint8, uint8_t);
    EXPECT_CASE(bean_gen_read_uint16, uint16_t);
    EXPECT_CASE(bean_gen_read_uint32, uint32_t);
    EXPECT_CASE(bean_gen_read_uint64, uint64_t);
}
END_TEST

static const struct number_case real_cases[] = {
    {"1.5,", BEAN_OK, 3},
    {" -0.0e-3]", BEAN_OK, 8},
    {"7", BEAN_OK, 1},
    {"1e999", BEAN_ERROR_RANGE, 0},
    {"-1e999 ", BEAN_ERROR_RANGE, 0},
    {"1e-999", BEAN_OK, 6},
    {"1.", BEAN_ERROR_END, 2},
    {".5", BEAN_ERROR_SYNTAX, 0},
    {"NaN", BEAN_ERROR_SYNTAX, 0},
    {"\"NaN\"", BEAN_ERROR_TYPE, 0},
    {"null", BEAN_ERROR_NULL, 0},
    {"false", BEAN_ERROR_TYPE, 0},
    {"{", BEAN_ERROR_TYPE, 0},
    {"", BEAN_ERROR_END, 0},
};

START_TEST(both_float_types_agree)
{
    const struct number_case *test = &real_cases[_i];
    size_t size = strlen(test->text);
    const char *input = guard_at_end(&guard, test->text, size);
    EXPECT_CASE(bean_gen_read_float32, float);
    EXPECT_CASE(bean_gen_read_float64, double);
}
END_TEST

static const struct number_case bool_cases[] = {
    {"true", BEAN_OK, 4},       {" false,", BEAN_OK, 6},          {"truex", BEAN_OK, 4},
    {"tru", BEAN_ERROR_END, 3}, {"trux", BEAN_ERROR_SYNTAX, 3},   {"TRUE", BEAN_ERROR_SYNTAX, 0},
    {"f", BEAN_ERROR_END, 1},   {"falsy", BEAN_ERROR_SYNTAX, 4},  {"null", BEAN_ERROR_NULL, 0},
    {"1", BEAN_ERROR_TYPE, 0},  {"\"true\"", BEAN_ERROR_TYPE, 0},
};

START_TEST(booleans)
{
    const struct number_case *test = &bool_cases[_i];
    size_t size = strlen(test->text);
    const char *input = guard_at_end(&guard, test->text, size);
    EXPECT_CASE(bean_gen_read_bool, bool);
    EXPECT_CASE(bean_gen_read_bool_slow, bool);
}
END_TEST

/* ---- enums ----------------------------------------------------------------------------------- */

static int64_t read_enum(bean_gen_enum *type, const char *text, uint8_t size)
{
    struct reading reading;
    unsigned char bytes[16];
    int64_t value = -1;
    memset(bytes, 0x77, sizeof bytes);
    type->size = size;
    start_reading(&reading, text, strlen(text), NULL);
    if (bean_gen_read_enum(&reading.reader, text, type, bytes) == text + strlen(text)) {
        value = size == 1   ? bytes[0]
                : size == 2 ? bytes[0] | bytes[1] << 8
                : size == 4 ? (int64_t)bean_gen_load32(bytes)
                            : (int64_t)bean_gen_load64(bytes);
        EXPECT(bytes[size] == 0x77, "wrote past the value");
    } else {
        EXPECT(reading.error.code == BEAN_ERROR_ENUM, "%s", text);
    }
    end_reading(&reading);
    return value;
}

START_TEST(enums_of_every_size)
{
    for (uint8_t size = 1; size <= 8; size = (uint8_t)(size * 2)) {
        ck_assert_int_eq(read_enum(&color_type, "\"red\"", size), 3);
        ck_assert_int_eq(read_enum(&color_type, "\"r\\u0065d\"", size), 3);
        ck_assert_int_eq(read_enum(&color_type, "\"dark blue\"", size), 200);
        ck_assert_int_eq(read_enum(&color_type, "\"navy\"", size), 200);
        ck_assert_int_eq(read_enum(&color_type, "\"re\"", size), -1);
        ck_assert_int_eq(read_enum(&color_type, "\"redd\"", size), -1);
        ck_assert_int_eq(read_enum(&color_type, "\"\"", size), -1);
    }
    color_type.default_place = 0;
    ck_assert_int_eq(read_enum(&color_type, "\"else\"", 1), 3);
    color_type.default_place = -1;
}
END_TEST

/* ---- the table of keys ----------------------------------------------------------------------- */

/* The values that the compiler must come to as well. */
START_TEST(hashes_are_as_specified)
{
    ck_assert(bean_i_key_hash("", 0, 0) == 0);
    for (size_t size = 0; size < 40; size++) {
        const char *text = "The quick brown fox jumps over the lazy dog";
        uint64_t seed = size * 77;
        uint64_t h = seed ^ (size * UINT64_C(0x9E3779B97F4A7C15));
        for (size_t start = 0; start < size; start += 8) {
            uint64_t w = 0;
            for (size_t i = start; i < size && i < start + 8; i++) {
                w |= (uint64_t)(unsigned char)text[i] << (8 * (i - start));
            }
            h = (h ^ w) * UINT64_C(0xBF58476D1CE4E5B9);
            h ^= h >> 32;
        }
        h ^= h >> 29;
        h *= UINT64_C(0x94D049BB133111EB);
        h ^= h >> 32;
        const char *input = guard_at_end(&guard, text, size);
        EXPECT(bean_i_key_hash(input, size, seed) == h, "%zu bytes", size);
    }
}
END_TEST

/* Each name, raw and with each byte escaped, is found; its prefixes and extensions are not. */
START_TEST(keys_are_compared_whole)
{
    static const bean_str names[] = {{"", 0},
                                     {"a", 1},
                                     {"b", 1},
                                     {"ab", 2},
                                     {"abcdefg", 7},
                                     {"abcdefgh", 8},
                                     {"abcdefghi", 9},
                                     {"abcdefghijklmnop", 16},
                                     {"abcdefghijklmnopq", 17},
                                     {"\0", 1},
                                     {"a\0", 2},
                                     {"\xc3\xa9", 2},
                                     {"\xf0\x9f\xa6\xa9", 4}};
    enum { COUNT = sizeof names / sizeof *names };
    const bean_gen_keys *keys = make_keys(names, NULL, COUNT);
    for (int i = 0; i < COUNT; i++) {
        char escaped[128];
        struct bean_i_span span;
        size_t size = 0;
        ck_assert_int_eq(bean_i_key_find(keys, names[i].data, names[i].size), i);
        if (i != COUNT - 1) {
            for (size_t j = 0; j < names[i].size; j++) {
                if (i == COUNT - 2) {
                    size = (size_t)sprintf(escaped, "\\u00E9");
                    break;
                }
                size += (size_t)sprintf(escaped + size, "\\u%04x", (unsigned)names[i].data[j]);
            }
        } else {
            size = (size_t)sprintf(escaped, "\\uD83e\\uDDa9");
        }
        span.text = guard_at_end(&guard, escaped, size);
        span.stop = span.text + size;
        span.size = names[i].size;
        ck_assert_int_eq(bean_i_span_find(keys, &span), i);
    }
    ck_assert_int_eq(bean_i_key_find(keys, "abc", 3), -1);
    ck_assert_int_eq(bean_i_key_find(keys, "abcdefghijklmno", 15), -1);
    ck_assert_int_eq(bean_i_key_find(keys, "abcdefghijklmnopqr", 18), -1);
    ck_assert_int_eq(bean_i_key_find(keys, "a\0\0", 3), -1);
    ck_assert_int_eq(bean_i_key_find(keys, "A", 1), -1);
}
END_TEST

Suite *reader_suite(void)
{
    Suite *suite = suite_create("reader");
    TCase *tests = tcase_create("all");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, open_guard, close_guard);
    tcase_add_test(tests, integers_around_powers);
    tcase_add_test(tests, random_integers);
    tcase_add_loop_test(tests, all_integer_types_agree, 0,
                        sizeof whole_cases / sizeof *whole_cases);
    tcase_add_loop_test(tests, both_float_types_agree, 0, sizeof real_cases / sizeof *real_cases);
    tcase_add_loop_test(tests, booleans, 0, sizeof bool_cases / sizeof *bool_cases);
    tcase_add_test(tests, enums_of_every_size);
    tcase_add_test(tests, hashes_are_as_specified);
    tcase_add_test(tests, keys_are_compared_whole);
    suite_add_tcase(suite, tests);
    return suite;
}
