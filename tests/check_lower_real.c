/*
 * Number literals as floating-point values: hard vectors with their bits, then random literals
 * against the C library.
 */
#include <float.h>
#include <math.h>

#include "lower_real.h"
#include "suites.h"
#include "syntax_test.h"

struct vector {
    const char *literal;
    bool fits;
    double value;
};

static const struct vector doubles[] = {
    { "0", true, 0.0 },
    { "0e999999999999999999999", true, 0.0 },
    { "0.000", true, 0.0 },
    { "1", true, 1.0 },
    { "-1.5", true, -1.5 },
    { "1E+2", true, 100.0 },
    { "100e-2", true, 1.0 },
    { "0.1", true, 0x1.999999999999ap-4 },
    { "1e23", true, 0x1.52d02c7e14af6p+76 },
    { "9007199254740993", true, 0x1p+53 }, /* a tie, to even */
    { "9007199254740995", true, 0x1.0000000000002p+53 },
    { "9007199254740993.00000000000000000000000000000001", true, 0x1.0000000000001p+53 },
    { "2.2250738585072011e-308", true, 0x0.fffffffffffffp-1022 },
    { "2.2250738585072014e-308", true, 0x1p-1022 },
    { "4.9406564584124654e-324", true, 0x1p-1074 },
    { "2.4703282292062328e-324", true, 0x1p-1074 },
    { "2.4703282292062327e-324", true, 0.0 },
    { "1e-400", true, 0.0 },
    { "1e-99999999999999999999", true, 0.0 },
    { "1.7976931348623157e308", true, DBL_MAX },
    { "1.7976931348623158e308", true, DBL_MAX },
    { "1.7976931348623159e308", false, 0 },
    { "1e309", false, 0 },
    { "-1e99999999999999999999", false, 0 },
};

static const struct vector floats[] = {
    { "0.1", true, 0x1.99999ap-4 },
    { "16777217", true, 0x1p+24 },
    { "16777219", true, 0x1.000004p+24 },
    { "16777217.0000000000000000000000001", true, 0x1.000002p+24 }, /* rounded once */
    { "3.4028234663852886e38", true, FLT_MAX },
    { "3.4028235677973367e38", false, 0 },
    { "3.4028235677973366e38", true, FLT_MAX },
    { "1.401298464324817e-45", true, 0x1p-149 },
    { "7.0064923216240854e-46", true, 0x1p-149 },
    { "7.0064923216240853e-46", true, 0.0 },
};

static void check_vector(const struct vector *vector, enum lower_real_format format)
{
    double value = 0;
    bool fits = lower_real(str_from(vector->literal), format, &value);
    ck_assert_msg(fits == vector->fits, "%s", vector->literal);
    ck_assert_msg(!fits || value == vector->value, "%s: %a instead of %a", vector->literal, value,
                  vector->value);
}

START_TEST(hard_doubles)
{
    check_vector(&doubles[_i], LOWER_REAL_64);
}
END_TEST

START_TEST(hard_floats)
{
    check_vector(&floats[_i], LOWER_REAL_32);
}
END_TEST

START_TEST(zeros_keep_their_sign)
{
    double value = 1;
    ck_assert(lower_real(STR("-0"), LOWER_REAL_64, &value) && value == 0 && signbit(value));
    ck_assert(lower_real(STR("-1e-999"), LOWER_REAL_32, &value) && value == 0 && signbit(value));
    ck_assert(lower_real(STR("0"), LOWER_REAL_64, &value) && value == 0 && !signbit(value));
}
END_TEST

/* A million digits on both sides of the point. */
START_TEST(long_literals)
{
    struct str_buffer text = { NULL, 0, 0 };
    double value = 0;
    str_buffer_add_text(&text, "0.");
    str_buffer_add_repeated(&text, '0', 1000000);
    str_buffer_add_text(&text, "5");
    str_buffer_add_repeated(&text, '0', 1000000);
    str_buffer_add_text(&text, "1e1000001");
    ck_assert(lower_real(str_buffer_str(&text), LOWER_REAL_64, &value));
    ck_assert(value == 5.0);
    text.size = 0;
    str_buffer_add_text(&text, "9007199254740993"); /* one more than what ties */
    str_buffer_add_text(&text, ".");
    str_buffer_add_repeated(&text, '0', 100000);
    str_buffer_add_text(&text, "1");
    ck_assert(lower_real(str_buffer_str(&text), LOWER_REAL_64, &value));
    ck_assert(value == 0x1.0000000000001p+53);
    str_buffer_free(&text);
}
END_TEST

static uint64_t state = UINT64_C(88172645463325252);

static uint64_t next_random(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

/* Digits and exponents of all sizes, and decimal forms of random bits. */
static void make_literal(char *text, size_t room)
{
    uint64_t bits = next_random();
    double value;
    memcpy(&value, &bits, sizeof value);
        int digits = (int)(next_random() % 40);
    if (next_random() % 2 == 0 && isfinite(value)) {
        snprintf(text, room, "%.*e", digits, value);
    } else {
        snprintf(text, room, "%llu.%llue%d", (unsigned long long)(bits >> (digits + 5)),
                 (unsigned long long)next_random(), (int)(next_random() % 700) - 350);
    }
}

START_TEST(random_literals)
{
    char text[200];
    for (int i = 0; i < 20000; i++) {
        double value = 0;
        make_literal(text, sizeof text);
        double wide = strtod(text, NULL);
        float narrow = strtof(text, NULL);
        bool fits = lower_real(str_from(text), LOWER_REAL_64, &value);
        ck_assert_msg(fits == !isinf(wide), "%s", text);
        ck_assert_msg(!fits || memcmp(&value, &wide, sizeof value) == 0, "%s: %a, not %a", text,
                      value, wide);
        fits = lower_real(str_from(text), LOWER_REAL_32, &value);
        ck_assert_msg(fits == !isinf(narrow), "%s", text);
        ck_assert_msg(!fits || value == (double)narrow, "%s: %a, not %a", text, value,
                      (double)narrow);
    }
}
END_TEST

Suite *lower_real_suite(void)
{
    Suite *suite = suite_create("lower_real");
    TCase *tests = tcase_create("lower_real");
    tcase_set_timeout(tests, 60);
    tcase_add_loop_test(tests, hard_doubles, 0, (int)(sizeof doubles / sizeof doubles[0]));
    tcase_add_loop_test(tests, hard_floats, 0, (int)(sizeof floats / sizeof floats[0]));
    tcase_add_test(tests, zeros_keep_their_sign);
    tcase_add_test(tests, long_literals);
    tcase_add_test(tests, random_literals);
    suite_add_tcase(suite, tests);
    return suite;
}
