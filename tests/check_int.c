/* Integers as text, and the grammar of numbers. */
#include "number_test.h"
#include "suites.h"

#include <inttypes.h>

/* ---- writing ------------------------------------------------------------------------------------
 */

/* Room of exactly the promised size, right before the unreadable page. */
static char *room(void)
{
    return guard_page() - BEAN_I_NUMBER_ROOM;
}

#define CHECK_WRITE(function, value, expected)                                                     \
    do {                                                                                           \
        char *start_ = room();                                                                     \
        size_t size_ = (size_t)(function(start_, value) - start_);                                 \
        EXPECT(size_ == strlen(expected) && memcmp(start_, expected, size_) == 0,                  \
               "%s: wrote %.*s for %s", #function, (int)size_, start_, expected);                  \
    } while (0)

START_TEST(test_write_borders)
{
    CHECK_WRITE(bean_i_write_uint32, 0, "0");
    CHECK_WRITE(bean_i_write_uint32, UINT32_MAX, "4294967295");
    CHECK_WRITE(bean_i_write_int32, 0, "0");
    CHECK_WRITE(bean_i_write_int32, -1, "-1");
    CHECK_WRITE(bean_i_write_int32, INT32_MAX, "2147483647");
    CHECK_WRITE(bean_i_write_int32, INT32_MIN, "-2147483648");
    CHECK_WRITE(bean_i_write_uint64, 0, "0");
    CHECK_WRITE(bean_i_write_uint64, UINT64_MAX, "18446744073709551615");
    CHECK_WRITE(bean_i_write_int64, 0, "0");
    CHECK_WRITE(bean_i_write_int64, -1, "-1");
    CHECK_WRITE(bean_i_write_int64, INT64_MAX, "9223372036854775807");
    CHECK_WRITE(bean_i_write_int64, INT64_MIN, "-9223372036854775808");
}
END_TEST

START_TEST(test_write_every_digit_count)
{
    static const char digits[] = "12345678901234567890";
    uint64_t value = 0;
    for (int count = 1; count <= 20; count++) {
        char expected[24];
        value = value * 10 + (uint64_t)(count % 10);
        snprintf(expected, sizeof expected, "%.*s", count, digits);
        CHECK_WRITE(bean_i_write_uint64, value, expected);
    }
}
END_TEST

/* ---- reading ------------------------------------------------------------------------------------
 */

static void check_int64(const char *text, enum bean_i_number_status status, int64_t expected)
{
    size_t size = strlen(text);
    const char *at = place(text, size);
    const char *stop = NULL;
    int64_t value = 99;
    EXPECT(bean_i_parse_int64(at, at + size, &stop, &value) == status, "status of %s", text);
    EXPECT(stop == at + size, "stop of %s", text);
    EXPECT(value == (status == BEAN_I_NUMBER_OK ? expected : 99), "%s was read as %" PRId64, text,
           value);
}

static void check_uint64(const char *text, enum bean_i_number_status status, uint64_t expected)
{
    size_t size = strlen(text);
    const char *at = place(text, size);
    const char *stop = NULL;
    uint64_t value = 99;
    EXPECT(bean_i_parse_uint64(at, at + size, &stop, &value) == status, "status of %s", text);
    EXPECT(stop == at + size, "stop of %s", text);
    EXPECT(value == (status == BEAN_I_NUMBER_OK ? expected : 99), "%s was read as %" PRIu64, text,
           value);
}

START_TEST(test_read_borders)
{
    check_int64("0", BEAN_I_NUMBER_OK, 0);
    check_int64("-0", BEAN_I_NUMBER_OK, 0);
    check_int64("9223372036854775807", BEAN_I_NUMBER_OK, INT64_MAX);
    check_int64("-9223372036854775807", BEAN_I_NUMBER_OK, -INT64_MAX);
    check_int64("-9223372036854775808", BEAN_I_NUMBER_OK, INT64_MIN);
    check_int64("9223372036854775808", BEAN_I_NUMBER_RANGE, 0);
    check_int64("-9223372036854775809", BEAN_I_NUMBER_RANGE, 0);
    check_int64("18446744073709551615", BEAN_I_NUMBER_RANGE, 0);
    check_int64("18446744073709551616", BEAN_I_NUMBER_RANGE, 0);
    check_int64("-18446744073709551616", BEAN_I_NUMBER_RANGE, 0);
    check_int64("9007199254740993", BEAN_I_NUMBER_OK, INT64_C(9007199254740993));
    check_int64("-9007199254740993", BEAN_I_NUMBER_OK, INT64_C(-9007199254740993));
    check_int64("4611686018427387905", BEAN_I_NUMBER_OK, INT64_C(4611686018427387905));

    check_uint64("0", BEAN_I_NUMBER_OK, 0);
    check_uint64("-0", BEAN_I_NUMBER_OK, 0);
    check_uint64("-1", BEAN_I_NUMBER_RANGE, 0);
    check_uint64("-18446744073709551615", BEAN_I_NUMBER_RANGE, 0);
    check_uint64("18446744073709551615", BEAN_I_NUMBER_OK, UINT64_MAX);
    check_uint64("18446744073709551616", BEAN_I_NUMBER_RANGE, 0);
    check_uint64("18446744073709551620", BEAN_I_NUMBER_RANGE, 0);
    check_uint64("99999999999999999999", BEAN_I_NUMBER_RANGE, 0);
    check_uint64("1844674407370955161600", BEAN_I_NUMBER_RANGE, 0);
    /* 2^64 + 1 and 2^128 + 1, which a wrapping reader takes for 1 */
    check_uint64("18446744073709551617", BEAN_I_NUMBER_RANGE, 0);
    check_uint64("340282366920938463463374607431768211457", BEAN_I_NUMBER_RANGE, 0);
}
END_TEST

START_TEST(test_read_not_integer)
{
    static const char *const texts[] = {"8.75",
                                        "8.0",
                                        "25e2",
                                        "1e-1",
                                        "-0.0",
                                        "0e0",
                                        "1E+5",
                                        "123456789012345678901234567890.5",
                                        "9e99999999999999"};
    for (unsigned i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        check_int64(texts[i], BEAN_I_NUMBER_NOT_INTEGER, 0);
        check_uint64(texts[i], BEAN_I_NUMBER_NOT_INTEGER, 0);
    }
}
END_TEST

START_TEST(test_read_every_digit_count)
{
    static const char digits[] = "1234567890123456789";
    int64_t value = 0;
    for (int count = 1; count <= 19; count++) {
        char text[24];
        value = value * 10 + count % 10;
        snprintf(text, sizeof text, "%.*s", count, digits);
        check_int64(text, BEAN_I_NUMBER_OK, value);
        snprintf(text, sizeof text, "-%.*s", count, digits);
        check_int64(text, BEAN_I_NUMBER_OK, -value);
    }
}
END_TEST

/* The number is read at every distance from the end of the input, with a comma after it. */
START_TEST(test_read_before_other_text)
{
    static const char follower[] = ",\"next\":12345678";
    for (int digits = 1; digits <= 19; digits++) {
        for (size_t extra = 1; extra < sizeof follower; extra++) {
            char text[64];
            int64_t expected = 0, value = 0;
            for (int i = 0; i < digits; i++) {
                text[i] = (char)('1' + i % 9);
                expected = expected * 10 + 1 + i % 9;
            }
            memcpy(text + digits, follower, extra);
            size_t size = (size_t)digits + extra;
            const char *at = place(text, size), *stop = NULL;
            ck_assert_int_eq(bean_i_parse_int64(at, at + size, &stop, &value), BEAN_I_NUMBER_OK);
            ck_assert_int_eq(stop - at, digits);
            ck_assert_int_eq(value, expected);
        }
    }
}
END_TEST

/* ---- both ways ----------------------------------------------------------------------------------
 */

static size_t spell(char *to, uint64_t magnitude, bool negative)
{
    char reversed[24];
    size_t count = 0, size = 0;
    do {
        reversed[count++] = (char)('0' + magnitude % 10);
        magnitude /= 10;
    } while (magnitude > 0);
    if (negative) {
        to[size++] = '-';
    }
    while (count > 0) {
        to[size++] = reversed[--count];
    }
    to[size] = '\0';
    return size;
}

static void check_both_ways(uint64_t value)
{
    char text[24];
    spell(text, value, false);
    CHECK_WRITE(bean_i_write_uint64, value, text);
    check_uint64(text, BEAN_I_NUMBER_OK, value);
    if (value <= UINT32_MAX) {
        CHECK_WRITE(bean_i_write_uint32, (uint32_t)value, text);
    }
    if (value <= INT32_MAX) {
        CHECK_WRITE(bean_i_write_int32, (int32_t)value, text);
    }
    if (value <= INT64_MAX) {
        CHECK_WRITE(bean_i_write_int64, (int64_t)value, text);
        check_int64(text, BEAN_I_NUMBER_OK, (int64_t)value);
        spell(text, value, value != 0);
        CHECK_WRITE(bean_i_write_int64, -(int64_t)value, text);
        check_int64(text, BEAN_I_NUMBER_OK, -(int64_t)value);
        if (value <= INT32_MAX) {
            CHECK_WRITE(bean_i_write_int32, -(int32_t)value, text);
        }
    }
}

/* All within a distance, without passing the ends of the type. */
static void check_around(uint64_t centre, uint64_t distance)
{
    uint64_t least = centre > distance ? centre - distance : 0;
    uint64_t greatest = centre < UINT64_MAX - distance ? centre + distance : UINT64_MAX;
    for (uint64_t value = least;; value++) {
        check_both_ways(value);
        if (value == greatest) {
            break;
        }
    }
}

START_TEST(test_around_powers)
{
    uint64_t distance = (uint64_t)rounds(1000, 100000);
    for (int i = 0; i < 64; i++) {
        check_around(UINT64_C(1) << i, distance);
    }
    uint64_t power = 1;
    for (int i = 0; i < 20; i++) {
        check_around(power, distance);
        power *= 10;
    }
    check_around(UINT64_MAX, distance);
}
END_TEST

START_TEST(test_small_and_random_numbers)
{
    uint64_t state = 1;
    long count = rounds(200000, 100000000);
    for (long i = 0; i < count; i++) {
        check_both_ways((uint64_t)i);
        uint64_t bits = next_random(&state);
        check_both_ways(bits >> (next_random(&state) % 64));
    }
}
END_TEST

/* A value that no text of the grammar tests has. */
#define UNTOUCHED INT64_C(-987654321)

/* ---- grammar ------------------------------------------------------------------------------------
 */

static void check_grammar(const char *text, size_t size, struct grammar_result expected)
{
    const char *at = place(text, size), *stop = NULL;
    EXPECT(bean_i_scan_number(at, at + size, &stop) == expected.status &&
               stop == at + expected.stop,
           "scan of %.*s: stop %d", (int)size, text, (int)(stop - at));
    int64_t value = UNTOUCHED;
    enum bean_i_number_status status = bean_i_parse_int64(at, at + size, &stop, &value);
    if (expected.status == BEAN_I_NUMBER_OK && !expected.whole) {
        EXPECT(status == BEAN_I_NUMBER_NOT_INTEGER, "status of %.*s", (int)size, text);
    } else if (status != BEAN_I_NUMBER_RANGE || expected.status != BEAN_I_NUMBER_OK) {
        EXPECT(status == expected.status, "status of %.*s", (int)size, text);
    } else {
        EXPECT(expected.stop >= 19, "range of %.*s", (int)size, text);
    }
    EXPECT(stop == at + expected.stop, "stop of %.*s", (int)size, text);
    EXPECT((status == BEAN_I_NUMBER_OK) == (value != UNTOUCHED), "value of %.*s", (int)size, text);

    /* Only the ranges differ. */
    uint64_t natural = 99;
    enum bean_i_number_status again = bean_i_parse_uint64(at, at + size, &stop, &natural);
    bool both_complete = (status == BEAN_I_NUMBER_OK || status == BEAN_I_NUMBER_RANGE) &&
                         (again == BEAN_I_NUMBER_OK || again == BEAN_I_NUMBER_RANGE);
    EXPECT(again == status || both_complete, "uint64 status of %.*s", (int)size, text);
    if (status == BEAN_I_NUMBER_OK && again == BEAN_I_NUMBER_OK) {
        EXPECT(natural == (uint64_t)value, "uint64 value of %.*s", (int)size, text);
    }
    EXPECT(stop == at + expected.stop, "uint64 stop of %.*s", (int)size, text);
}

START_TEST(test_grammar_table)
{
    for (unsigned i = 0; i < GRAMMAR_CASES; i++) {
        const char *text = grammar_cases[i].text;
        size_t size = strlen(text);
        struct grammar_result reference = reference_grammar(text, size);
        EXPECT(reference.status == grammar_cases[i].status &&
                   reference.stop == grammar_cases[i].stop,
               "the reference about %s", text);
        for (size_t part = 0; part <= size; part++) {
            check_grammar(text, part, reference_grammar(text, part));
        }
    }
}
END_TEST

static void check_short_text(const char *text, size_t size)
{
    check_grammar(text, size, reference_grammar(text, size));
}

START_TEST(test_grammar_of_all_short_texts)
{
    for_all_short_texts(check_short_text);
}
END_TEST

/* Every byte value at every place of a word. */
START_TEST(test_every_byte_after_digits)
{
    for (size_t digits = 1; digits <= 17; digits++) {
        for (int byte = 0; byte < 256; byte++) {
            char text[32];
            memset(text, '7', sizeof text);
            text[digits] = (char)(unsigned char)byte;
            check_grammar(text, digits + 9, reference_grammar(text, digits + 9));
        }
    }
}
END_TEST

Suite *int_suite(void)
{
    Suite *suite = suite_create("int");
    TCase *cases = tcase_create("all");
    tcase_set_timeout(cases, is_long_run() ? 3600 : 300);
    tcase_add_test(cases, test_write_borders);
    tcase_add_test(cases, test_write_every_digit_count);
    tcase_add_test(cases, test_read_borders);
    tcase_add_test(cases, test_read_not_integer);
    tcase_add_test(cases, test_read_every_digit_count);
    tcase_add_test(cases, test_read_before_other_text);
    tcase_add_test(cases, test_around_powers);
    tcase_add_test(cases, test_small_and_random_numbers);
    tcase_add_test(cases, test_grammar_table);
    tcase_add_test(cases, test_grammar_of_all_short_texts);
    tcase_add_test(cases, test_every_byte_after_digits);
    suite_add_tcase(suite, cases);
    return suite;
}
