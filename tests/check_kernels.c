/*
 * The kernels of every instruction set that this build has do the same, at every offset, and read
 * nothing outside their input.
 */
#define _DEFAULT_SOURCE

#include <stdlib.h>
#include <string.h>

#include "guard.h"
#include "kernels.h"
#include "read_fixture.h"
#include "suites.h"

static const struct bean_i_kernels *const sets[] = {
    &bean_i_kernels_scalar,
#if BEAN_HAS_SSE2
    &bean_i_kernels_sse2,
#endif
#if BEAN_HAS_NEON
    &bean_i_kernels_neon,
#endif
};

enum { SETS = sizeof sets / sizeof *sets };

static const char *first(const char *from, const char *end, bool (*stops)(char))
{
    while (from < end && !stops(*from)) {
        from++;
    }
    return from;
}

/* The definitions, spelt out again. */
static bool is_escape(char byte)
{
    return (unsigned char)byte < 0x20 || byte == '"' || byte == '\\';
}

static bool is_special(char byte)
{
    return is_escape(byte) || (unsigned char)byte >= 0x80;
}

static bool is_no_space(char byte)
{
    return byte != ' ' && byte != '\t' && byte != '\n' && byte != '\r';
}

static void expect_all(const struct bean_i_kernels *kernels, const char *text, size_t size)
{
    const char *end = text + size;
    EXPECT(kernels->find_special(text, end) == first(text, end, is_special),
           "%s: find_special, %zu bytes", kernels->name, size);
    EXPECT(kernels->find_escape(text, end) == first(text, end, is_escape),
           "%s: find_escape, %zu bytes", kernels->name, size);
    EXPECT(kernels->skip_space(text, end) == first(text, end, is_no_space),
           "%s: skip_space, %zu bytes", kernels->name, size);
}

/* Every byte value at every place of texts of 0 to 80 bytes, among bytes that go on: one kind of
 * them for each size, or in the long run all three. */
START_TEST(every_byte_at_every_offset)
{
    const struct bean_i_kernels *kernels = sets[_i];
    struct guard guard = guard_open(256);
    for (size_t size = 0; size <= 80; size++) {
        for (size_t fill = 0; fill < 3; fill++) {
            if (fill != size % 3 && !is_long_run()) {
                continue;
            }
            char *text = guard.high - size;
            char plain = "a \xe9"[fill];
            memset(text, plain, size);
            expect_all(kernels, text, size);
            for (size_t place = 0; place < size; place++) {
                for (int value = 0; value < 256; value++) {
                    text[place] = (char)(unsigned char)value;
                    expect_all(kernels, text, size);
                }
                text[place] = plain;
            }
        }
    }
    guard_close(&guard);
}
END_TEST

START_TEST(random_bytes)
{
    static const char alphabet[] =
        "aaaaaaaaaaaaaaaaaaaaaa       \n\r\t\"\\\x1f\x20\x21\x7f\x80\xff";
    const struct bean_i_kernels *kernels = sets[_i];
    struct guard guard = guard_open(256);
    uint64_t state = 11;
    for (int round = 0; round < 200000; round++) {
        size_t size = next_random(&state) % 150;
        char *text = round % 2 == 0 ? guard.high - size : guard.low;
        size_t variety = round % 3 == 0 ? 24 : round % 3 == 1 ? 32 : sizeof alphabet - 1;
        for (size_t i = 0; i < size; i++) {
            text[i] = alphabet[next_random(&state) % variety];
        }
        expect_all(kernels, text, size);
    }
    guard_close(&guard);
}
END_TEST

/* Tests run in processes of their own, so each sees a first use. */
START_TEST(the_environment_can_force_the_scalar_set)
{
    ck_assert_int_eq(setenv("BEAN_CPU", "scalar", 1), 0);
    ck_assert_ptr_eq(bean_i_kernels(), &bean_i_kernels_scalar);
    ck_assert_int_eq(unsetenv("BEAN_CPU"), 0);
    ck_assert_ptr_eq(bean_i_kernels(), &bean_i_kernels_scalar);
}
END_TEST

START_TEST(the_widest_set_is_chosen)
{
    ck_assert_int_eq(unsetenv("BEAN_CPU"), 0);
    ck_assert_ptr_eq(bean_i_kernels(), sets[SETS - 1]);
}
END_TEST

Suite *kernels_suite(void)
{
    Suite *suite = suite_create("kernels");
    TCase *tests = tcase_create("all");
    const char *forks = getenv("CK_FORK");
    tcase_set_timeout(tests, 60);
    tcase_add_loop_test(tests, every_byte_at_every_offset, 0, SETS);
    tcase_add_loop_test(tests, random_bytes, 0, SETS);
    if (forks == NULL || strcmp(forks, "no") != 0) {
        tcase_add_test(tests, the_environment_can_force_the_scalar_set);
        tcase_add_test(tests, the_widest_set_is_chosen);
    }
    suite_add_tcase(suite, tests);
    return suite;
}
