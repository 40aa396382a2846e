/*
 * UTF-8 against the definition: every scalar value, every sequence of two and three bytes, and four
 * bytes behind every lead from F0 on.
 */
#include <stdlib.h>
#include <string.h>

#include "guard.h"
#include "internal.h"
#include "read_fixture.h"
#include "suites.h"

/* The length of the right sequence at `text`, or 0, by decoding and encoding again (RFC 3629,
 * section 3). */
static int reference(const unsigned char *text, size_t size)
{
    unsigned lead = text[0];
    int length = lead < 0x80 ? 1 : lead >= 0xf8 ? 0 : lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    uint32_t scalar;
    if (length == 1) {
        return 1;
    }
    if (length == 0 || lead < 0xc0 || (size_t)length > size) {
        return 0;
    }
    scalar = lead & (0x7fu >> length);
    for (int i = 1; i < length; i++) {
        if (text[i] >> 6 != 2) {
            return 0;
        }
        scalar = scalar << 6 | (text[i] & 0x3fu);
    }
    return scalar >= least[length] && scalar < 0x110000 && (scalar < 0xd800 || scalar >= 0xe000)
               ? length
               : 0;
}

static void expect_sequence(const unsigned char *bytes, size_t size)
{
    const char *text = (const char *)bytes;
    int expected = reference(bytes, size);
    int actual = bean_i_utf8_sequence(text, text + size);
    EXPECT(actual == expected || (expected == 0 && actual == BEAN_I_UTF8_CUT),
           "%02x %02x %02x %02x of %zu: %d, not %d", bytes[0], size > 1 ? bytes[1] : 0u,
           size > 2 ? bytes[2] : 0u, size > 3 ? bytes[3] : 0u, size, actual, expected);
}

START_TEST(every_scalar_value)
{
    struct guard guard = guard_open(64);
    for (uint32_t scalar = 0; scalar < 0x110000; scalar++) {
        char text[4];
        size_t size;
        const char *input;
        if (scalar >= 0xd800 && scalar < 0xe000) {
            continue;
        }
        size = (size_t)(bean_i_utf8_put(text, scalar) - text);
        EXPECT((size_t)reference((unsigned char *)text, size) == size, "%x is put wrong", scalar);
        input = guard_at_end(&guard, text, size);
        EXPECT(bean_i_utf8_sequence(input, input + size) == (int)size, "%x", scalar);
        for (size_t cut = 1; cut < size; cut++) {
            input = guard_at_end(&guard, text, cut);
            EXPECT(bean_i_utf8_sequence(input, input + cut) == BEAN_I_UTF8_CUT, "%x cut", scalar);
            EXPECT(bean_i_utf8_check(input, input + cut) == input, "%x cut", scalar);
        }
    }
    guard_close(&guard);
}
END_TEST

START_TEST(every_short_sequence)
{
    unsigned char bytes[4];
    for (unsigned two = 0; two < 0x10000; two++) {
        bytes[0] = (unsigned char)(two >> 8);
        bytes[1] = (unsigned char)two;
        expect_sequence(bytes, 2);
        for (unsigned third = 0; third < 256; third++) {
            bytes[2] = (unsigned char)third;
            expect_sequence(bytes, 3);
        }
    }
}
END_TEST

/* The last two bytes take every value at their borders; all of them in the long run. */
START_TEST(four_byte_sequences)
{
    static const unsigned char borders[] = {0x00, 0x22, 0x7f, 0x80, 0x8f, 0x90,
                                            0x9f, 0xa0, 0xbf, 0xc0, 0xff};
    unsigned count = is_long_run() ? 256 : sizeof borders;
    for (unsigned lead = 0xf0; lead < 0x100; lead++) {
        for (unsigned second = 0; second < 256; second++) {
            for (unsigned rest = 0; rest < count * count; rest++) {
                unsigned char bytes[4] = {(unsigned char)lead, (unsigned char)second, 0, 0};
                unsigned third = rest / count;
                unsigned fourth = rest % count;
                bytes[2] = is_long_run() ? (unsigned char)third : borders[third];
                bytes[3] = is_long_run() ? (unsigned char)fourth : borders[fourth];
                expect_sequence(bytes, 4);
            }
        }
    }
}
END_TEST

/* One bad byte, or a cut sequence, at every place of texts of every length. */
START_TEST(finds_the_first_bad_sequence)
{
    struct guard guard = guard_open(4096);
    static const char *const bad[] = {"\x80",         "\xff", "\xc0\xaf",
                                      "\xed\xa0\x80", "\xc3", "\xf4\x90\x80\x80"};
    char text[128];
    for (size_t size = 8; size < 100; size++) {
        const char *input;
        memset(text, 'a', sizeof text);
        input = guard_at_end(&guard, text, size);
        EXPECT(bean_i_utf8_check(input, input + size) == input + size, "%zu ASCII bytes", size);
        for (size_t place = 0; place + 4 < size; place++) {
            for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
                memset(text, 'a', sizeof text);
                memcpy(text + place, bad[i], strlen(bad[i]));
                input = guard_at_end(&guard, text, size);
                EXPECT(bean_i_utf8_check(input, input + size) == input + place,
                       "%zu bytes, case %zu at %zu", size, i, place);
            }
        }
    }
    EXPECT(bean_i_utf8_check(text, text) == text, "no bytes at all");
    guard_close(&guard);
}
END_TEST

Suite *utf8_suite(void)
{
    Suite *suite = suite_create("utf8");
    TCase *tests = tcase_create("all");
    tcase_set_timeout(tests, 60);
    tcase_add_test(tests, every_scalar_value);
    tcase_add_test(tests, every_short_sequence);
    tcase_add_test(tests, four_byte_sequences);
    tcase_add_test(tests, finds_the_first_bad_sequence);
    suite_add_tcase(suite, tests);
    return suite;
}
