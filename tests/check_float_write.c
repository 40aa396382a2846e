/*
 * Floats to text: the layout, and that the digits are the fewest and nearest ones. The judge of
 * the digits is the C library (printf with a precision, strtod), which never sees the code.
 */
#include "number_test.h"
#include "suites.h"

#include <inttypes.h>
#include <math.h>
#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

/* ---- layout -------------------------------------------------------------------------------------
 */

static size_t write64(char *to, double value)
{
    char *start = guard_page() - BEAN_I_NUMBER_ROOM;
    size_t size = (size_t)(bean_i_write_float64(start, value) - start);
    memcpy(to, start, size);
    to[size] = '\0';
    return size;
}

static size_t write32(char *to, float value)
{
    char *start = guard_page() - BEAN_I_NUMBER_ROOM;
    size_t size = (size_t)(bean_i_write_float32(start, value) - start);
    memcpy(to, start, size);
    to[size] = '\0';
    return size;
}

struct expectation64 {
    double value;
    const char *text;
};

static const struct expectation64 fixed64[] = {
    {0.0, "0.0"},
    {1.0, "1.0"},
    {2.0, "2.0"},
    {10.0, "10.0"},
    {100.0, "100.0"},
    {9999.0, "9999.0"},
    {10000.0, "10000.0"},
    {123456789.0, "123456789.0"},
    {0.1, "0.1"},
    {0.5, "0.5"},
    {1.5, "1.5"},
    {12.34, "12.34"},
    {0.3, "0.3"},
    {0.1 + 0.2, "0.30000000000000004"},
    {1.0 / 3.0, "0.3333333333333333"},
    {2.0 / 3.0, "0.6666666666666666"},
    {100.25, "100.25"},
    {1234567.125, "1234567.125"},
    {12345678.5, "12345678.5"},
    {123456789.5, "123456789.5"},
    {1234567890123456.5, "1234567890123456.5"},
    {299792458.1, "299792458.1"},
    {3.141592653589793, "3.141592653589793"},
    /* the border of plain form below */
    {0.001, "0.001"},
    {0.0001, "0.0001"},
    {1e-5, "0.00001"},
    {1.0000000000000003e-5, "0.000010000000000000003"},
    {1.2345678901234567e-5, "0.000012345678901234568"},
    {9.999999999999999e-6, "9.999999999999999e-6"},
    {1e-6, "1e-6"},
    {1e-7, "1e-7"},
    {1.5e-7, "1.5e-7"},
    {1.25e-10, "1.25e-10"},
    /* and above */
    {1e15, "1000000000000000.0"},
    {9007199254740991.0, "9007199254740991.0"},
    {9007199254740992.0, "9007199254740992.0"},
    {9007199254740994.0, "9007199254740994.0"},
    {9999999999999998.0, "9999999999999998.0"},
    {1e16, "1e16"},
    {1.0000000000000002e16, "1.0000000000000002e16"},
    {1.5e16, "1.5e16"},
    {123456789012345680000.0, "1.2345678901234568e20"},
    {1e21, "1e21"},
    {1e22, "1e22"},
    {1e23, "1e23"},
    {3.2e121, "3.2e121"},
    /* the ends */
    {5e-324, "5e-324"},
    {1e-323, "1e-323"},
    {2.225073858507201e-308, "2.225073858507201e-308"},
    {2.2250738585072014e-308, "2.2250738585072014e-308"},
    {1.7976931348623157e308, "1.7976931348623157e308"},
    {1.7976931348623155e308, "1.7976931348623155e308"},
    /* the lower neighbour is nearer than the upper one */
    {4.450147717014403e-308, "4.450147717014403e-308"},
    {8.41e21, "8.41e21"},
    {9223372036854775808.0, "9.223372036854776e18"},
    {5.764607523034235e39, "5.764607523034235e39"},
    {1.152921504606847e40, "1.152921504606847e40"},
    {2.305843009213694e40, "2.305843009213694e40"},
    {9.5367431640625e-07, "9.5367431640625e-7"},
};

struct expectation32 {
    float value;
    const char *text;
};

static const struct expectation32 fixed32[] = {
    {0.0f, "0.0"},
    {1.0f, "1.0"},
    {0.1f, "0.1"},
    {0.3f, "0.3"},
    {1.5f, "1.5"},
    {3.1415927f, "3.1415927"},
    {0.00001f, "0.00001"},
    {1.0000001e-5f, "0.000010000001"},
    {9.999999e-6f, "9.999999e-6"},
    {16777215.0f, "16777215.0"},
    {16777216.0f, "16777216.0"},
    {16777218.0f, "16777218.0"},
    {33554432.0f, "33554432.0"},
    {123456790.0f, "123456790.0"},
    {1e10f, "10000000000.0"},
    {9.999999e15f, "9999999000000000.0"},
    {1e16f, "1e16"},
    {1.1754944e-38f, "1.1754944e-38"},
    {1.1754942e-38f, "1.1754942e-38"},
    {1e-45f, "1e-45"},
    {3e-45f, "3e-45"},
    {3.4028235e38f, "3.4028235e38"},
    {1.18697725e20f, "1.18697725e20"},
};

static void check_fixed_texts(void)
{
    char text[64], negative[64];
    for (unsigned i = 0; i < sizeof fixed64 / sizeof fixed64[0]; i++) {
        write64(text, fixed64[i].value);
        EXPECT(strcmp(text, fixed64[i].text) == 0, "%s instead of %s", text, fixed64[i].text);
        write64(negative, -fixed64[i].value);
        EXPECT(negative[0] == '-' && strcmp(negative + 1, text) == 0, "-%s: %s", text, negative);
    }
    for (unsigned i = 0; i < sizeof fixed32 / sizeof fixed32[0]; i++) {
        write32(text, fixed32[i].value);
        EXPECT(strcmp(text, fixed32[i].text) == 0, "%s instead of %s", text, fixed32[i].text);
        write32(negative, -fixed32[i].value);
        EXPECT(negative[0] == '-' && strcmp(negative + 1, text) == 0, "-%s: %s", text, negative);
    }
}

START_TEST(test_fixed_texts)
{
    check_fixed_texts();
}
END_TEST

START_TEST(test_rounding_mode_does_not_matter)
{
#if defined(__SSE2__)
    unsigned modes[] = {_MM_ROUND_DOWN, _MM_ROUND_UP, _MM_ROUND_TOWARD_ZERO};
    for (unsigned i = 0; i < 3; i++) {
        _MM_SET_ROUNDING_MODE(modes[i]);
        check_fixed_texts();
    }
    _MM_SET_ROUNDING_MODE(_MM_ROUND_NEAREST);
#endif
}
END_TEST

/* ---- the digits ---------------------------------------------------------------------------------
 */

/* A number's text as 0.digits * 10^point, without zeros at either end. */
struct digits {
    char text[40];
    int count;
    int point;
};

static struct digits take_digits(const char *text)
{
    struct digits result = {"", 0, 0};
    bool after_point = false;
    const char *at = text + (*text == '-');
    for (; *at != '\0' && *at != 'e'; at++) {
        if (*at == '.') {
            after_point = true;
        } else if (*at == '0' && result.count == 0) {
            result.point -= after_point;
        } else {
            result.text[result.count++] = *at;
            result.point += !after_point;
        }
    }
    if (*at == 'e') {
        result.point += atoi(at + 1);
    }
    while (result.count > 0 && result.text[result.count - 1] == '0') {
        result.count--;
    }
    result.text[result.count] = '\0';
    return result;
}

/* Whether the form is the one that the digits' place asks for. */
static bool has_right_form(const char *text, const struct digits *digits)
{
    const char *at = text + (*text == '-');
    const char *point = strchr(at, '.'), *letter = strchr(at, 'e');
    size_t length = strlen(at);
    bool plain = digits->count == 0 || (digits->point >= -4 && digits->point <= 16);
    if (*at == '0' && (at[1] != '.' || !plain)) {
        return false;
    }
    if (plain) {
        return letter == NULL && point != NULL && point > at && point[1] != '\0' &&
               (at[length - 1] != '0' || point[2] == '\0');
    }
    return letter != NULL && letter[1] != '+' && letter[letter[1] == '-' ? 2 : 1] != '0' &&
           (point == NULL ? letter == at + 1 : point == at + 1 && letter[-1] != '0');
}

/* Whether some decimal with this many digits reads back as the value: the nearest one, or at a
 * power of two, below which floats are denser, the next one above. */
static bool reads_back(double value, bool narrow, int digits, struct digits *found)
{
    char text[64];
    for (int step = 0; step < 2; step++) {
        snprintf(text, sizeof text, "%.*e", digits - 1, value);
        if (step > 0) {
            int last = digits == 1 ? 0 : digits;
            while (last > 0 && text[last] == '9') {
                text[last--] = '0';
                last -= text[last] == '.';
            }
            if (text[last] == '9') {
                return false; /* 9.99 to 10: has fewer digits, and has been tried */
            }
            text[last]++;
        }
        double back = narrow ? (double)strtof(text, NULL) : strtod(text, NULL);
        if (back == value) {
            *found = take_digits(text);
            return true;
        }
    }
    return false;
}

/* The shortest digits by trying all lengths up to the written one. */
static void check_digits(const char *text, double value, bool narrow, bool all_lengths)
{
    double size = fabs(value);
    struct digits ours = take_digits(text), found = ours;
    EXPECT(has_right_form(text, &ours), "form of %s", text);
    if (size == 0) {
        return;
    }
    for (int digits = all_lengths ? 1 : ours.count - 1; digits < ours.count; digits++) {
        EXPECT(digits == 0 || !reads_back(size, narrow, digits, &found), "%s is not the shortest",
               text);
    }
    EXPECT(reads_back(size, narrow, ours.count, &found), "%s: the library knows none", text);
    EXPECT(strcmp(ours.text, found.text) == 0 && ours.point == found.point,
           "%s is not the nearest of its length", text);
}

/* Writes and reads back; the digits are judged on request. */
static void check64(uint64_t bits, bool judge, bool all_lengths)
{
    char text[64];
    double value, back = 0;
    const char *stop = NULL;
    memcpy(&value, &bits, sizeof value);
    if (!isfinite(value)) {
        return;
    }
    size_t size = write64(text, value);
    EXPECT(bean_i_parse_float64(text, text + size, &stop, &back) == BEAN_I_NUMBER_OK &&
               stop == text + size && memcmp(&back, &value, sizeof back) == 0,
           "%016" PRIx64 " was written as %s", bits, text);
    if (judge) {
        double library = strtod(text, NULL);
        EXPECT(memcmp(&library, &value, sizeof value) == 0, "the library about %s", text);
        check_digits(text, value, false, all_lengths);
    }
}

static void check32(uint32_t bits, bool judge, bool all_lengths)
{
    char text[64];
    float value, back = 0;
    const char *stop = NULL;
    memcpy(&value, &bits, sizeof value);
    if (!isfinite(value)) {
        return;
    }
    size_t size = write32(text, value);
    EXPECT(bean_i_parse_float32(text, text + size, &stop, &back) == BEAN_I_NUMBER_OK &&
               stop == text + size && memcmp(&back, &value, sizeof back) == 0,
           "%08" PRIx32 " was written as %s", bits, text);
    if (judge) {
        float library = strtof(text, NULL);
        EXPECT(memcmp(&library, &value, sizeof value) == 0, "the library about %s", text);
        check_digits(text, (double)value, true, all_lengths);
    }
}

START_TEST(test_around_powers_of_2)
{
    uint64_t limit = is_under_checker() ? 2 : (uint64_t)rounds(4, 100);
    for (uint64_t biased = 0; biased < 2047; biased++) {
        uint64_t bits = biased << 52;
        for (uint64_t distance = 0; distance < limit; distance++) {
            check64(bits + distance, true, true);
            check64((bits - distance) & UINT64_MAX >> 1, true, true);
        }
    }
    uint32_t greatest = (uint32_t)rounds(80, 2000);
    for (uint32_t biased = 0; biased < 255; biased++) {
        uint32_t bits = biased << 23;
        for (uint32_t distance = 0; distance < greatest; distance++) {
            check32(bits + distance, true, true);
            check32((bits - distance) & UINT32_MAX >> 1, true, true);
        }
    }
}
END_TEST

START_TEST(test_around_powers_of_10)
{
    char text[32];
    int step = is_under_checker() ? 7 : 1;
    uint32_t limit = (uint32_t)rounds(1, 4);
    for (int exponent = -323; exponent <= 308; exponent += step) {
        for (int digit = 1; digit <= 9; digit++) {
            snprintf(text, sizeof text, "%de%d", digit, exponent);
            double value = strtod(text, NULL);
            uint64_t bits;
            memcpy(&bits, &value, sizeof value);
            for (uint32_t distance = 0; distance <= limit; distance++) {
                check64(bits + distance, true, true);
                check64(bits - distance, true, true);
            }
            float narrow = strtof(text, NULL);
            uint32_t narrow_bits;
            memcpy(&narrow_bits, &narrow, sizeof narrow);
            for (uint32_t distance = 0; distance <= limit; distance++) {
                check32(narrow_bits + distance, true, true);
                check32(narrow_bits - distance, true, true);
            }
        }
    }
}
END_TEST

/* Whole numbers, the short ones and those around 2^53 where the short cut ends. */
START_TEST(test_whole_numbers)
{
    int64_t greatest = rounds(100, 10000);
    for (int power = 0; power < 63; power++) {
        for (int64_t distance = -greatest; distance <= greatest; distance++) {
            double value = (double)((INT64_C(1) << power) + distance);
            uint64_t bits;
            memcpy(&bits, &value, sizeof value);
            check64(bits, true, false);
            float narrow = (float)value;
            uint32_t narrow_bits;
            memcpy(&narrow_bits, &narrow, sizeof narrow);
            check32(narrow_bits, true, false);
        }
    }
}
END_TEST

/* What people write: few digits, the point somewhere. */
START_TEST(test_short_decimals)
{
    uint64_t state = 5;
    long count = rounds(50000, 10000000);
    for (long i = 0; i < count; i++) {
        char text[64];
        uint64_t choice = next_random(&state);
        uint64_t limit = 10;
        for (uint64_t digits = choice % 15; digits > 0; digits--) {
            limit *= 10;
        }
        snprintf(text, sizeof text, "%" PRIu64 "e%d", next_random(&state) % limit,
                 -(int)(choice / 16 % 20));
        double value = strtod(text, NULL);
        struct digits expected = take_digits(text);
        uint64_t bits;
        memcpy(&bits, &value, sizeof value);
        check64(bits, i % 8 == 0, false);
        char written[64];
        write64(written, value);
        struct digits ours = take_digits(written);
        EXPECT(strcmp(ours.text, expected.text) == 0 &&
                   (ours.point == expected.point || ours.count == 0),
               "%s was written as %s", text, written);
    }
}
END_TEST

START_TEST(test_random_float64)
{
    uint64_t state = 6;
    long count = rounds(300000, 100000000);
    for (long i = 0; i < count; i++) {
        check64(next_random(&state), i % 4 == 0, i % 64 == 0);
    }
}
END_TEST

START_TEST(test_random_float32)
{
    uint64_t state = 7;
    long count = rounds(300000, 20000000);
    for (long i = 0; i < count; i++) {
        check32((uint32_t)next_random(&state), i % 4 == 0, i % 64 == 0);
    }
}
END_TEST

/* All of them in the long run, else a sample that still meets every exponent. */
START_TEST(test_every_float32)
{
    uint32_t step = (uint32_t)stride(50021);
    for (uint64_t bits = 0; bits <= UINT32_MAX; bits += step) {
        check32((uint32_t)bits, bits % 1009 == 0, false);
    }
}
END_TEST

Suite *float_write_suite(void)
{
    Suite *suite = suite_create("float_write");
    TCase *cases = tcase_create("all");
    tcase_set_timeout(cases, is_long_run() ? 7200 : 300);
    tcase_add_test(cases, test_fixed_texts);
    tcase_add_test(cases, test_rounding_mode_does_not_matter);
    tcase_add_test(cases, test_around_powers_of_2);
    tcase_add_test(cases, test_around_powers_of_10);
    tcase_add_test(cases, test_whole_numbers);
    tcase_add_test(cases, test_short_decimals);
    tcase_add_test(cases, test_random_float64);
    tcase_add_test(cases, test_random_float32);
    tcase_add_test(cases, test_every_float32);
    suite_add_tcase(suite, cases);
    return suite;
}
