/*
 * Text to floats. The expectations come from exact decimal expansions made here, digit by digit,
 * and from the C library's strtod and strtof, which are correctly rounded where this is run.
 */
#include "number_test.h"

#include <inttypes.h>
#include <time.h>
#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

/* ---- helpers ------------------------------------------------------------------------------------
 */

/* What a test expects: the bits, or a status. */
#define RANGE UINT64_MAX

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

struct expectation {
    const char *text;
    uint64_t bits;
};

#define CHECK_TABLE(check, table)                                                                  \
    do {                                                                                           \
        for (unsigned i_ = 0; i_ < sizeof(table) / sizeof(table)[0]; i_++) {                       \
            check((table)[i_].text, strlen((table)[i_].text), (table)[i_].bits);                   \
        }                                                                                          \
    } while (0)

/* ---- fixed cases --------------------------------------------------------------------------------
 */

/* The middle between the least normal float64 and the next one, 768 digits, without the last: 5. */
#define TIE_ABOVE_LEAST_NORMAL                                                                     \
    "2.22507385850720163012305563795567615250361241457301801308322872404958664760675944619203"     \
    "6794116886953213985520549032000903434781884412325572184367563347617020518175998922941393"     \
    "6299667425982858999948301489714335555785676932793060159781831621424250679624607852958851"     \
    "9927249357768832073249247992481686923224716596493432925878395010225097395757951057160073"     \
    "8343645738494324192997092179207389919761694314131497173265255020084997973676783743155205"     \
    "8188044391638105723677911751777562274974138042533870844781936555330738674208345261625130"     \
    "2946202273010905482006765402020154711200202813970014157525912344017736224427371246815175"     \
    "0189745559978653234255886219611516335924167958029604477064946470184777360934300451421683"     \
    "6070136474795139621383772282614543769341253209859132766723632812"

static const struct expectation fixed64[] = {
    {"0", 0},
    {"-0", UINT64_C(0x8000000000000000)},
    {"-0.0", UINT64_C(0x8000000000000000)},
    {"-0e5", UINT64_C(0x8000000000000000)},
    {"1", UINT64_C(0x3ff0000000000000)},
    {"-1.0", UINT64_C(0xbff0000000000000)},
    {"0.1", UINT64_C(0x3fb999999999999a)},
    {"0.3", UINT64_C(0x3fd3333333333333)},
    {"12.34", UINT64_C(0x4028ae147ae147ae)},
    {"12.340000000000000000000000", UINT64_C(0x4028ae147ae147ae)},
    {"0.72000000000000000000000", UINT64_C(0x3fe70a3d70a3d70a)},
    {"1e22", UINT64_C(0x4480f0cf064dd592)},
    {"1e23", UINT64_C(0x44b52d02c7e14af6)},
    {"100000000000000000000000", UINT64_C(0x44b52d02c7e14af6)},
    /* around 2^53: ties, and digits far behind that break them */
    {"9007199254740991", UINT64_C(0x433fffffffffffff)},
    {"9007199254740992", UINT64_C(0x4340000000000000)},
    {"9007199254740993", UINT64_C(0x4340000000000000)},
    {"9007199254740993.0", UINT64_C(0x4340000000000000)},
    {"9007199254740993.00000000000000000000000000000000001", UINT64_C(0x4340000000000001)},
    {"9007199254740992.99999999999999999999999999999999999", UINT64_C(0x4340000000000000)},
    {"9007199254740995", UINT64_C(0x4340000000000002)},
    {"9007199254740994.99999999999999999999999999999999999", UINT64_C(0x4340000000000001)},
    {"900719925474099300000000000000000000e-20", UINT64_C(0x4340000000000000)},
    {"900719925474099300000000000000000001e-20", UINT64_C(0x4340000000000001)},
    {"18446744073709551615", UINT64_C(0x43f0000000000000)},
    {"18446744073709551616", UINT64_C(0x43f0000000000000)},
    {"18446744073709553664", UINT64_C(0x43f0000000000000)},
    {"18446744073709553665", UINT64_C(0x43f0000000000001)},
    /* exact powers of two */
    {"8.673617379884035e-19", UINT64_C(0x3c30000000000000)},
    {"4.336808689942018e-19", UINT64_C(0x3c20000000000000)},
    {"2.6469779601696886e-23", UINT64_C(0x3b40000000000000)},
    {"1.5777218104420236e-30", UINT64_C(0x39c0000000000000)},
    {"4.930380657631324e-32", UINT64_C(0x3970000000000000)},
    {"1.504632769052528e-36", UINT64_C(0x3880000000000000)},
    /* the ends of the range */
    {"2.2250738585072014e-308", UINT64_C(0x0010000000000000)},
    {"2.2250738585072011e-308", UINT64_C(0x000fffffffffffff)},
    {"2.225073858507201e-308", UINT64_C(0x000fffffffffffff)},
    {"22250738585072011e-324", UINT64_C(0x000fffffffffffff)},
    {"5e-324", 1},
    {"3e-324", 1},
    {"4.9406564584124654e-324", 1},
    {"2.4703282292062329e-324", 1},
    {"2.4703282292062328e-324", 1},
    {"2.4703282292062327e-324", 0},
    {"2.4703282292062327208299439634110e-324", 0},
    {"2e-324", 0},
    {"-2e-324", UINT64_C(0x8000000000000000)},
    {"1e-400", 0},
    {"0.07e-306", UINT64_C(0x00292aeea45aaee0)},
    {"1.7976931348623157e308", UINT64_C(0x7fefffffffffffff)},
    {"-1.7976931348623157e308", UINT64_C(0xffefffffffffffff)},
    {"1.7976931348623158e308", UINT64_C(0x7fefffffffffffff)},
    {"1.797693134862315807e308", UINT64_C(0x7fefffffffffffff)},
    {"1.797693134862315808e308", RANGE},
    {"1.7976931348623159e308", RANGE},
    {"-1.7976931348623159e308", RANGE},
    {"1e309", RANGE},
    {"1e400", RANGE},
    /* exponents beyond all bounds */
    {"1e-00000022222222222", 0},
    {"-1e-99999999999999999999", UINT64_C(0x8000000000000000)},
    {"1e99999999999999999999", RANGE},
    {"1e9223372036854775807", RANGE},
    {"1e9223372036854775808", RANGE},
    {"1e18446744073709551616", RANGE},
    {"1e-9223372036854775808", 0},
    {"1e-18446744073709551617", 0},
    {"1e4294967296", RANGE},
    {"1e-4294967297", 0},
    {"0e99999999999999999999", 0},
    {"0.000e-99999999999999999999", 0},
    {"1e0000000000000000000000000000000000000001", UINT64_C(0x4024000000000000)},
    /* more digits than fit, with zeros before them */
    {"0.00000000000000000000000099999999999999999999999", UINT64_C(0x3af357c299a88ea7)},
    {"0.000000000000000000000000000000000000000000001e45", UINT64_C(0x3ff0000000000000)},
    {"100000000000000000000000000000000000000000000e-44", UINT64_C(0x3ff0000000000000)},
    {"1.00000000000000000000000000000000000000", UINT64_C(0x3ff0000000000000)},
    {TIE_ABOVE_LEAST_NORMAL "5e-308", UINT64_C(0x0010000000000000)},
    {TIE_ABOVE_LEAST_NORMAL "49999999999e-308", UINT64_C(0x0010000000000000)},
    {TIE_ABOVE_LEAST_NORMAL "50000000000e-308", UINT64_C(0x0010000000000000)},
    {TIE_ABOVE_LEAST_NORMAL "50000000001e-308", UINT64_C(0x0010000000000001)},
    {TIE_ABOVE_LEAST_NORMAL "51e-308", UINT64_C(0x0010000000000001)},
};

static const struct expectation fixed32[] = {
    {"0", 0},
    {"-0", 0x80000000},
    {"-0.0", 0x80000000},
    {"1", 0x3f800000},
    {"0.1", 0x3dcccccd},
    {"16777216", 0x4b800000},
    {"16777217", 0x4b800000},
    {"16777219", 0x4b800002},
    {"16777217.0000000000000000000000000000001", 0x4b800001},
    /* rounding to float64 first would make a tie of it */
    {"1.00000005960464477539062500000000001", 0x3f800001},
    {"1.000000059604644775390625", 0x3f800000},
    {"1.0000000596046448", 0x3f800001},
    {"1.0000000596046447", 0x3f800000},
    {"1.1754943508222875e-38", 0x00800000},
    {"1.1754942807573643e-38", 0x00800000},
    {"1.1754942106924411e-38", 0x007fffff},
    {"1e-45", 1},
    {"1.401298464324817e-45", 1},
    {"7.006492321624085e-46", 0},
    {"7.0064923216240862e-46", 1},
    {"-7.006492321624085e-46", 0x80000000},
    {"1e-46", 0},
    {"1e-400", 0},
    {"3.4028234663852886e38", 0x7f7fffff},
    {"340282356779733661637539395458142568447", 0x7f7fffff},
    {"340282356779733661637539395458142568448", RANGE},
    {"-340282356779733661637539395458142568448", RANGE},
    {"3.4028235677973366e38", 0x7f7fffff},
    {"3.4028235677973367e38", RANGE},
    {"1e39", RANGE},
    {"1e308", RANGE},
    {"1e400", RANGE},
    {"1e99999999999999999999", RANGE},
    {"-1e-99999999999999999999", 0x80000000},
    {"0e99999999999999999999", 0},
};

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
    int step = (int)rounds(23, 1);
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
    long count = rounds(200000, 20000000);
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

/* Between 1 and 2000 digits, with zeros at the end and without. */
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

int main(void)
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
    return run_suite(suite);
}
