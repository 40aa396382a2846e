/*
 * Text to floats. The expectations come from exact decimal expansions made here, digit by digit,
 * and from the C library's strtod and strtof, which are correctly rounded where this is run.
 */
#include "number_test.h"

#include "float_read_cases.h"
#include "suites.h"

#include <inttypes.h>
#include <time.h>
#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

/* ---- helpers ------------------------------------------------------------------------------------
 */

static void check64(const char *text, size_t size, uint64_t expected)
{
    const char *at = place(text, size), *stop = NULL;
    double value = 99;
    uint64_t bits;
    enum bean_i_number_status status = bean_i_parse_float64(at, at + size, &stop, &value);
    memcpy(&bits, &value, sizeof bits);
    EXPECT(status == (expected == RANGE ? BEAN_I_NUMBER_RANGE : BEAN_I_NUMBER_OK),
           "float64 status %d of %.1500s", (int)status, text);
    EXPECT(stop == at + size, "float64 stop of %.1500s", text);
    EXPECT(expected == RANGE ? value == 99 : bits == expected,
           "float64 %.1500s: %016" PRIx64 " instead of %016" PRIx64, text, bits, expected);
}

static void check32(const char *text, size_t size, uint64_t expected)
{
    const char *at = place(text, size), *stop = NULL;
    float value = 99;
    uint32_t bits;
    enum bean_i_number_status status = bean_i_parse_float32(at, at + size, &stop, &value);
    memcpy(&bits, &value, sizeof bits);
    EXPECT(status == (expected == RANGE ? BEAN_I_NUMBER_RANGE : BEAN_I_NUMBER_OK),
           "float32 status %d of %.1500s", (int)status, text);
    EXPECT(stop == at + size, "float32 stop of %.1500s", text);
    EXPECT(expected == RANGE ? value == 99 : bits == expected,
           "float32 %.1500s: %08" PRIx32 " instead of %08" PRIx64, text, bits, expected);
}

#define CHECK_TABLE(check, table)                                                                  \
    do {                                                                                           \
        for (unsigned i_ = 0; i_ < sizeof(table) / sizeof(table)[0]; i_++) {                       \
            check((table)[i_].text, strlen((table)[i_].text), (table)[i_].bits);                   \
        }                                                                                          \
    } while (0)

/* ---- fixed cases --------------------------------------------------------------------------------
 */

START_TEST(test_fixed_float64)
{
    CHECK_TABLE(check64, fixed64);
}
END_TEST

START_TEST(test_fixed_float32)
{
    CHECK_TABLE(check32, fixed32);
}
END_TEST

/* A rounding mode that the caller has set must not show. */
START_TEST(test_rounding_mode_does_not_matter)
{
#if defined(__SSE2__)
    unsigned modes[] = {_MM_ROUND_DOWN, _MM_ROUND_UP, _MM_ROUND_TOWARD_ZERO};
    for (unsigned i = 0; i < 3; i++) {
        _MM_SET_ROUNDING_MODE(modes[i]);
        CHECK_TABLE(check64, fixed64);
        CHECK_TABLE(check32, fixed32);
    }
    _MM_SET_ROUNDING_MODE(_MM_ROUND_NEAREST);
#endif
}
END_TEST

/* ---- exact middles ------------------------------------------------------------------------------
 */

enum { MAX_EXPANSION = 1200 };

/* significand * 2^exponent, all its digits: 0.digits * 10^point */
struct expansion {
    int count;
    int point;
    char digits[MAX_EXPANSION];
};

static void expand(struct expansion *result, uint64_t significand, int exponent)
{
    unsigned char reversed[MAX_EXPANSION];
    int count = 0;
    for (; significand > 0; significand /= 10) {
        reversed[count++] = (unsigned char)(significand % 10);
    }
    result->point = exponent < 0 ? exponent : 0;
    unsigned factor = exponent < 0 ? 5 : 2;
    for (int steps = abs(exponent); steps > 0; steps--) {
        unsigned carry = 0;
        for (int i = 0; i < count; i++) {
            carry += reversed[i] * factor;
            reversed[i] = (unsigned char)(carry % 10);
            carry /= 10;
        }
        if (carry > 0) {
            reversed[count++] = (unsigned char)carry;
        }
    }
    result->point += count;
    int zeros = 0;
    while (reversed[zeros] == 0) {
        zeros++;
    }
    result->count = count - zeros;
    for (int i = 0; i < result->count; i++) {
        result->digits[i] = (char)('0' + reversed[count - 1 - i]);
    }
}

/* Spells an expansion with more digits after it, in one of several forms. */
static size_t spell_expansion(char *to, const struct expansion *value, const char *more, int form)
{
    size_t count = (size_t)value->count, extra = strlen(more);
    if (form == 0) { /* 0.123e4 */
        return (size_t)sprintf(to, "0.%.*s%se%d", value->count, value->digits, more, value->point);
    }
    if (form == 1) { /* 123e4 */
        return (size_t)sprintf(to, "%.*s%se%d", value->count, value->digits, more,
                               value->point - (int)(count + extra));
    }
    if (form == 2 && count > 1) { /* 1.23e4 */
        return (size_t)sprintf(to, "%c.%.*s%se%d", value->digits[0], value->count - 1,
                               value->digits + 1, more, value->point - 1);
    }
    /* 0.000123 with all its zeros and a large exponent */
    return (size_t)sprintf(to, "0.%0*d%.*s%se%d", 300, 0, value->count, value->digits, more,
                           value->point + 300);
}

typedef void check_function(const char *text, size_t size, uint64_t expected);

/* A middle between the floats of two neighbouring bit patterns, and what is barely off it. */
static void check_middle(check_function *check, uint64_t significand, int exponent, uint64_t bits,
                         uint64_t infinity)
{
    struct expansion middle;
    char text[2 * MAX_EXPANSION];
    uint64_t above = bits + 1 == infinity ? RANGE : bits + 1;
    uint64_t even = (bits & 1) == 0 ? bits : above;
    expand(&middle, 2 * significand + 1, exponent - 1);
    for (int form = 0; form < 4; form++) {
        check(text, spell_expansion(text, &middle, "", form), even);
        check(text, spell_expansion(text, &middle, "000000000000000000000", form), even);
        if (middle.count > 25) { /* with fewer digits, one more is not near the middle */
            check(text, spell_expansion(text, &middle, "1", form), above);
        }
        check(text, spell_expansion(text, &middle, "00000000000000000000000001", form), above);
        middle.digits[middle.count - 1]--; /* the last digit is not zero */
        if (middle.count > 25) {
            check(text, spell_expansion(text, &middle, "9", form), bits);
        }
        check(text, spell_expansion(text, &middle, "99999999999999999999999999", form), bits);
        middle.digits[middle.count - 1]++;
    }
    /* the middle cut to 17 and 20 digits is at most the middle */
    if (middle.count > 20) {
        middle.count = 20;
        check(text, spell_expansion(text, &middle, "", 2), bits);
        middle.count = 17;
        check(text, spell_expansion(text, &middle, "", 2), bits);
    }
}

static void check_middles_of_binade(check_function *check, int fraction_bits, int least_exponent,
                                    int biased, uint64_t fraction)
{
    uint64_t hidden = UINT64_C(1) << fraction_bits;
    fraction &= hidden - 1;
    uint64_t bits = (uint64_t)biased * hidden + fraction;
    uint64_t significand = biased == 0 ? fraction : fraction | hidden;
    int exponent = least_exponent + (biased == 0 ? 0 : biased - 1);
    uint64_t infinity = fraction_bits == 52 ? UINT64_C(0x7ff) * hidden : 0xff * hidden;
    check_middle(check, significand, exponent, bits, infinity);
}

START_TEST(test_middles_float64)
{
    uint64_t state = 64;
    int step = stride(23);
    for (int biased = 0; biased < 2047; biased += biased < 3 || biased > 2020 ? 1 : step) {
        check_middles_of_binade(check64, 52, -1074, biased, 0);
        check_middles_of_binade(check64, 52, -1074, biased, UINT64_MAX);
        check_middles_of_binade(check64, 52, -1074, biased, next_random(&state));
        check_middles_of_binade(check64, 52, -1074, biased, next_random(&state) & 0xff);
    }
}
END_TEST

START_TEST(test_middles_float32)
{
    uint64_t state = 32;
    long more = rounds(4, 200);
    for (int biased = 0; biased < 255; biased++) {
        check_middles_of_binade(check32, 23, -149, biased, 0);
        check_middles_of_binade(check32, 23, -149, biased, UINT64_MAX);
        for (long i = 0; i < more; i++) {
            check_middles_of_binade(check32, 23, -149, biased, next_random(&state));
        }
    }
}
END_TEST

/* ---- against the C library ----------------------------------------------------------------------
 */

static void check_against_library(const char *text, size_t size)
{
    double wide = strtod(text, NULL);
    float narrow = strtof(text, NULL);
    uint64_t bits64;
    uint32_t bits32;
    memcpy(&bits64, &wide, sizeof wide);
    memcpy(&bits32, &narrow, sizeof narrow);
    check64(text, size, (bits64 << 1) == UINT64_C(0xffe0000000000000) ? RANGE : bits64);
    check32(text, size, (bits32 << 1) == 0xff000000 ? RANGE : bits32);
}

static size_t spell_random(char *to, uint64_t *state)
{
    uint64_t choice = next_random(state);
    size_t size = 0, digits = 1 + choice % 25, point = choice / 32 % 30;
    if ((choice & UINT64_C(0x10000)) != 0) {
        to[size++] = '-';
    }
    if ((choice & UINT64_C(0x20000)) != 0) { /* a number that starts with 0. */
        memcpy(to + size, "0.", 2);
        size += 2;
        point = SIZE_MAX;
    }
    for (size_t i = 0; i < digits; i++) {
        uint64_t digit = next_random(state) % 10;
        if (i == 0 && digit == 0 && point != SIZE_MAX) {
            digit = 1;
        }
        if (i == point && i > 0) {
            to[size++] = '.';
        }
        to[size++] = (char)('0' + (int)digit);
    }
    if ((choice & UINT64_C(0xc0000)) != 0) {
        int spread = (choice & UINT64_C(0x100000)) != 0 ? 700 : 60;
        int exponent = (int)(choice >> 40) % spread - spread / 2;
        size += (size_t)sprintf(to + size, "e%d", exponent);
    }
    to[size] = '\0';
    return size;
}

START_TEST(test_random_numbers)
{
    uint64_t state = 3;
    long count = rounds(500000, 50000000);
    for (long i = 0; i < count; i++) {
        char text[64];
        check_against_library(text, spell_random(text, &state));
    }
}
END_TEST

/* The shape in which writers with too many digits spell numbers, and its neighbours. */
START_TEST(test_random_bits)
{
    uint64_t state = 4;
    long count = rounds(60000, 20000000);
    for (long i = 0; i < count; i++) {
        uint64_t bits = next_random(&state) & ~(UINT64_C(1) << 62);
        double value;
        char text[64];
        memcpy(&value, &bits, sizeof value);
        for (int digits = 15; digits <= 19; digits++) {
            check_against_library(text, (size_t)sprintf(text, "%.*e", digits - 1, value));
        }
    }
}
END_TEST

/* ---- long texts ---------------------------------------------------------------------------------
 */

enum { MILLION = 1000000 };

static void fill(char *text, size_t *size, char byte, size_t count)
{
    memset(text + *size, byte, count);
    *size += count;
}

static void append(char *text, size_t *size, const char *more)
{
    memcpy(text + *size, more, strlen(more));
    *size += strlen(more);
}

START_TEST(test_long_texts)
{
    static char text[4 * MILLION];
    const uint64_t one = UINT64_C(0x3ff0000000000000);
    clock_t start = clock();

    size_t size = 0; /* 1, a million zeros, e-1000000 */
    append(text, &size, "1");
    fill(text, &size, '0', MILLION);
    append(text, &size, "e-1000000");
    check64(text, size, one);
    check32(text, size, 0x3f800000);

    size = 0; /* 0., a million zeros, 1e1000001 */
    append(text, &size, "-0.");
    fill(text, &size, '0', MILLION);
    append(text, &size, "1e1000001");
    check64(text, size, one | UINT64_C(1) << 63);
    check32(text, size, 0xbf800000);

    size = 0; /* a tie at 2^53, broken by the digit a million places behind */
    append(text, &size, "9007199254740993.");
    fill(text, &size, '0', MILLION);
    check64(text, size, UINT64_C(0x4340000000000000));
    append(text, &size, "1");
    check64(text, size, UINT64_C(0x4340000000000001));

    size = 0; /* the same for float32, with nines below the middle */
    append(text, &size, "16777216.");
    fill(text, &size, '9', MILLION);
    check32(text, size, 0x4b800000);
    check64(text, size, UINT64_C(0x4170000010000000));

    size = 0;
    fill(text, &size, '9', 3 * MILLION);
    check64(text, size, RANGE);
    append(text, &size, "e-3000000");
    check64(text, size, one);
    check32(text, size, 0x3f800000);

    size = 0; /* zeros in the exponent */
    append(text, &size, "1e-");
    fill(text, &size, '0', MILLION);
    append(text, &size, "1");
    check64(text, size, UINT64_C(0x3fb999999999999a));
    check32(text, size, 0x3dcccccd);

    /* Some 15 MB: linear work takes hundredths of a second; square or worse takes hours. */
    EXPECT(clock() - start < 20 * CLOCKS_PER_SEC, "long texts take too long");
}
END_TEST

/* Work that follows the exponent's value would never end here. */
START_TEST(test_huge_exponents_cost_nothing)
{
    clock_t start = clock();
    for (int i = 0; i < 10000; i++) {
        check64("1e999999999999999999", 20, RANGE);
        check64("1e-999999999999999999", 21, 0);
        check32("1.5e2147483647", 14, RANGE);
        check32("1.5e-2147483648", 15, 0);
    }
    EXPECT(clock() - start < 20 * CLOCKS_PER_SEC, "huge exponents take too long");
}
END_TEST

/* Between 1 and 2000 digits: zeros at the end, nothing but zeros, no zeros. */
START_TEST(test_every_length)
{
    char text[2100];
    for (size_t more = 0; more < 2000; more++) {
        size_t size = 0;
        append(text, &size, "0.1");
        fill(text, &size, '0', more);
        check64(text, size, UINT64_C(0x3fb999999999999a));
        check32(text, size, 0x3dcccccd);
        size = 0;
        append(text, &size, "-0.0");
        fill(text, &size, '0', more);
        check64(text, size, UINT64_C(1) << 63);
        append(text, &size, "e99");
        check64(text + 1, size - 1, 0);
        check32(text, size, 0x80000000);
        size = 0;
        fill(text, &size, '3', more + 1);
        size += (size_t)sprintf(text + size, "e-%d", (int)more + 1);
        check_against_library(text, size);
    }
}
END_TEST

/* ---- grammar ------------------------------------------------------------------------------------
 */

static void check_grammar(const char *text, size_t size)
{
    struct grammar_result expected = reference_grammar(text, size);
    const char *at = place(text, size), *stop = NULL;
    double wide = -987654321;
    enum bean_i_number_status status = bean_i_parse_float64(at, at + size, &stop, &wide);
    bool too_large = status == BEAN_I_NUMBER_RANGE && expected.status == BEAN_I_NUMBER_OK;
    EXPECT(status == expected.status || too_large, "float64 status of %.*s", (int)size, text);
    EXPECT(stop == at + expected.stop, "float64 stop of %.*s", (int)size, text);
    EXPECT((status == BEAN_I_NUMBER_OK) == (wide != -987654321), "float64 value of %.*s", (int)size,
           text);

    float narrow = -987654;
    status = bean_i_parse_float32(at, at + size, &stop, &narrow);
    too_large = status == BEAN_I_NUMBER_RANGE && expected.status == BEAN_I_NUMBER_OK;
    EXPECT(status == expected.status || too_large, "float32 status of %.*s", (int)size, text);
    EXPECT(stop == at + expected.stop, "float32 stop of %.*s", (int)size, text);
    EXPECT((status == BEAN_I_NUMBER_OK) == (narrow != -987654), "float32 value of %.*s", (int)size,
           text);

    if (expected.status == BEAN_I_NUMBER_OK) {
        char copy[64];
        memcpy(copy, text, expected.stop);
        copy[expected.stop] = '\0';
        check_against_library(copy, expected.stop);
    }
}

START_TEST(test_grammar_table)
{
    for (unsigned i = 0; i < GRAMMAR_CASES; i++) {
        size_t size = strlen(grammar_cases[i].text);
        for (size_t part = 0; part <= size; part++) {
            check_grammar(grammar_cases[i].text, part);
        }
    }
}
END_TEST

START_TEST(test_grammar_of_all_short_texts)
{
    for_all_short_texts(check_grammar);
}
END_TEST

/* Every prefix of every fixed case ends before an unreadable page. */
START_TEST(test_prefixes_of_fixed_cases)
{
    for (unsigned i = 0; i < sizeof fixed64 / sizeof fixed64[0]; i++) {
        const char *text = fixed64[i].text;
        size_t size = strlen(text);
        for (size_t part = 0; part <= size && size < 64; part++) {
            check_grammar(text, part);
        }
    }
}
END_TEST

Suite *float_read_suite(void)
{
    Suite *suite = suite_create("float_read");
    TCase *cases = tcase_create("all");
    tcase_set_timeout(cases, is_long_run() ? 3600 : 300);
    tcase_add_test(cases, test_fixed_float64);
    tcase_add_test(cases, test_fixed_float32);
    tcase_add_test(cases, test_rounding_mode_does_not_matter);
    tcase_add_test(cases, test_middles_float64);
    tcase_add_test(cases, test_middles_float32);
    tcase_add_test(cases, test_random_numbers);
    tcase_add_test(cases, test_random_bits);
    tcase_add_test(cases, test_long_texts);
    tcase_add_test(cases, test_huge_exponents_cost_nothing);
    tcase_add_test(cases, test_every_length);
    tcase_add_test(cases, test_grammar_table);
    tcase_add_test(cases, test_grammar_of_all_short_texts);
    tcase_add_test(cases, test_prefixes_of_fixed_cases);
    suite_add_tcase(suite, cases);
    return suite;
}
