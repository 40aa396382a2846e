/*
 * Shared by the tests of the number kernels: text that ends right before an unreadable page, a
 * reference for the grammar of numbers, random numbers, and how much to do.
 */
#ifndef NUMBER_TEST_H
#define NUMBER_TEST_H

/* mmap with MAP_ANONYMOUS in spite of -std=c11; to be included before all other headers. */
#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE 1
#endif

#include <check.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "number.h"

/* ck_assert_msg talks to the parent process each time; that is too slow for millions of checks. */
#define EXPECT(condition, ...)                                                                     \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            ck_abort_msg(__VA_ARGS__);                                                             \
        }                                                                                          \
    } while (0)

enum { GUARD_ROOM = 8 << 20 };

/* The first byte of an unreadable page, with GUARD_ROOM writable bytes before it. */
static inline char *guard_page(void)
{
    static char *edge;
    if (edge == NULL) {
        size_t page = (size_t)sysconf(_SC_PAGESIZE);
        char *base = (char *)mmap(NULL, GUARD_ROOM + page, PROT_READ | PROT_WRITE,
                                  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        ck_assert(base != MAP_FAILED);
        ck_assert_int_eq(mprotect(base + GUARD_ROOM, page, PROT_NONE), 0);
        edge = base + GUARD_ROOM;
    }
    return edge;
}

/* Puts the text where one byte too far is a crash. */
static inline const char *place(const char *text, size_t size)
{
    char *at = guard_page() - size;
    memcpy(at, text, size);
    return at;
}

static inline bool is_long_run(void)
{
    const char *value = getenv("BEAN_LONG");
    return value != NULL && strcmp(value, "1") == 0;
}

static inline bool is_under_checker(void)
{
    const char *runner = getenv("BEAN_RUN");
    return runner != NULL && *runner != '\0';
}

/* How often: less under a checker like valgrind, more in the long run. */
static inline long rounds(long usual, long in_long_run)
{
    return is_under_checker() ? usual / 20 : is_long_run() ? in_long_run : usual;
}

/* Every how many: all in the long run. */
static inline int stride(int usual)
{
    return is_under_checker() ? usual * 20 : is_long_run() ? 1 : usual;
}

/* SplitMix64: fixed start values make every run the same. */
static inline uint64_t next_random(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

struct grammar_result {
    enum bean_i_number_status status; /* OK, SYNTAX or END */
    size_t stop;
    bool whole; /* no fraction, no exponent */
};

/* RFC 8259 section 6 as a state machine: one row a state, one column a kind of byte. */
static inline struct grammar_result reference_grammar(const char *text, size_t size)
{
    enum { START, MINUS, ZERO, WHOLE, POINT, FRACTION, LETTER, SIGN, EXPONENT, NONE };
    static const unsigned char next[9][6] = {
        /*             0         1-9       .      e       +     - */
        /* START */ {ZERO, WHOLE, NONE, NONE, NONE, MINUS},
        /* MINUS */ {ZERO, WHOLE, NONE, NONE, NONE, NONE},
        /* ZERO */ {NONE, NONE, POINT, LETTER, NONE, NONE},
        /* WHOLE */ {WHOLE, WHOLE, POINT, LETTER, NONE, NONE},
        /* POINT */ {FRACTION, FRACTION, NONE, NONE, NONE, NONE},
        /* FRACTION */ {FRACTION, FRACTION, NONE, LETTER, NONE, NONE},
        /* LETTER */ {EXPONENT, EXPONENT, NONE, NONE, SIGN, SIGN},
        /* SIGN */ {EXPONENT, EXPONENT, NONE, NONE, NONE, NONE},
        /* EXPONENT */ {EXPONENT, EXPONENT, NONE, NONE, NONE, NONE},
    };
    unsigned state = START;
    size_t at = 0;
    for (; at < size; at++) {
        const char *kinds = "0.e+-";
        int kind = text[at] >= '1' && text[at] <= '9' ? 1 : -1;
        if (text[at] == 'E') {
            kind = 3;
        } else if (text[at] != '\0' && strchr(kinds, text[at]) != NULL) {
            int position = (int)(strchr(kinds, text[at]) - kinds);
            kind = position == 0 ? 0 : position + 1;
        }
        unsigned follower = kind < 0 ? NONE : next[state][kind];
        if (follower == NONE) {
            break;
        }
        state = follower;
    }
    bool complete = state == ZERO || state == WHOLE || state == FRACTION || state == EXPONENT;
    struct grammar_result result;
    result.status = complete     ? BEAN_I_NUMBER_OK
                    : at == size ? BEAN_I_NUMBER_END
                                 : BEAN_I_NUMBER_SYNTAX;
    result.stop = at;
    result.whole = state == ZERO || state == WHOLE;
    return result;
}

/* Texts for which the grammar matters: what is right, what is wrong, and where. */
struct grammar_case {
    const char *text;
    enum bean_i_number_status status;
    unsigned stop;
};

static const struct grammar_case grammar_cases[] = {
    {"", BEAN_I_NUMBER_END, 0},
    {"-", BEAN_I_NUMBER_END, 1},
    {"1.", BEAN_I_NUMBER_END, 2},
    {"1e", BEAN_I_NUMBER_END, 2},
    {"1E+", BEAN_I_NUMBER_END, 3},
    {"1.5e-", BEAN_I_NUMBER_END, 5},
    {"123456789.", BEAN_I_NUMBER_END, 10},
    {"0", BEAN_I_NUMBER_OK, 1},
    {"-0", BEAN_I_NUMBER_OK, 2},
    {"7", BEAN_I_NUMBER_OK, 1},
    {"0.0", BEAN_I_NUMBER_OK, 3},
    {"-0.5", BEAN_I_NUMBER_OK, 4},
    {"1E4", BEAN_I_NUMBER_OK, 3},
    {"1e+04", BEAN_I_NUMBER_OK, 5},
    {"10.010e-0", BEAN_I_NUMBER_OK, 9},
    {"12345678901234567890123.25e-12", BEAN_I_NUMBER_OK, 30},
    {"12 ", BEAN_I_NUMBER_OK, 2},
    {"12,", BEAN_I_NUMBER_OK, 2},
    {"12]", BEAN_I_NUMBER_OK, 2},
    {"12}", BEAN_I_NUMBER_OK, 2},
    /* a complete number followed by what can't follow one: the caller's matter */
    {"00", BEAN_I_NUMBER_OK, 1},
    {"01", BEAN_I_NUMBER_OK, 1},
    {"-00", BEAN_I_NUMBER_OK, 2},
    {"-07", BEAN_I_NUMBER_OK, 2},
    {"03.5", BEAN_I_NUMBER_OK, 1},
    {"0x1", BEAN_I_NUMBER_OK, 1},
    {"1e1.0", BEAN_I_NUMBER_OK, 3},
    {"1.2.3", BEAN_I_NUMBER_OK, 3},
    {"1_0", BEAN_I_NUMBER_OK, 1},
    {"1,0", BEAN_I_NUMBER_OK, 1},
    {"1+1", BEAN_I_NUMBER_OK, 1},
    {"12345678x", BEAN_I_NUMBER_OK, 8},
    {"1234567x9", BEAN_I_NUMBER_OK, 7},
    /* neighbours of the digits, and bytes that carry in the addition of a word */
    {"12/45678", BEAN_I_NUMBER_OK, 2},
    {"12:45678", BEAN_I_NUMBER_OK, 2},
    {"12\xff"
     "45678",
     BEAN_I_NUMBER_OK, 2},
    {"12\xfa"
     "45678",
     BEAN_I_NUMBER_OK, 2},
    {"1\xb2"
     "345678",
     BEAN_I_NUMBER_OK, 1},
    /* the first byte that breaks the grammar */
    {"x", BEAN_I_NUMBER_SYNTAX, 0},
    {"+1", BEAN_I_NUMBER_SYNTAX, 0},
    {".5", BEAN_I_NUMBER_SYNTAX, 0},
    {" 1", BEAN_I_NUMBER_SYNTAX, 0},
    {"Infinity", BEAN_I_NUMBER_SYNTAX, 0},
    {"NaN", BEAN_I_NUMBER_SYNTAX, 0},
    {"-x", BEAN_I_NUMBER_SYNTAX, 1},
    {"--1", BEAN_I_NUMBER_SYNTAX, 1},
    {"- 1", BEAN_I_NUMBER_SYNTAX, 1},
    {"-.25", BEAN_I_NUMBER_SYNTAX, 1},
    {"-Infinity", BEAN_I_NUMBER_SYNTAX, 1},
    {"1.x", BEAN_I_NUMBER_SYNTAX, 2},
    {"7.}", BEAN_I_NUMBER_SYNTAX, 2},
    {"3.e2", BEAN_I_NUMBER_SYNTAX, 2},
    {"4e}", BEAN_I_NUMBER_SYNTAX, 2},
    {"4e+}", BEAN_I_NUMBER_SYNTAX, 3},
    {"4E-}", BEAN_I_NUMBER_SYNTAX, 3},
    {"1e+-1", BEAN_I_NUMBER_SYNTAX, 3},
    {"123456789.x", BEAN_I_NUMBER_SYNTAX, 10},
};

enum { GRAMMAR_CASES = sizeof grammar_cases / sizeof grammar_cases[0] };

/* Calls `check` with every string of up to six bytes over an alphabet of all that matters, alone
 * and after digits that make the words of eight begin elsewhere. */
static inline void for_all_short_texts(void (*check)(const char *text, size_t size))
{
    static const char alphabet[] = {'0', '1', '9', '-', '+', '.', 'e', 'E', 'x'};
    static const char *const prefixes[] = {"", "1234567", "-1.5", "12345678901234567890"};
    int length = is_long_run() ? 6 : 5;
    for (unsigned p = 0; p < sizeof prefixes / sizeof prefixes[0]; p++) {
        size_t start = strlen(prefixes[p]);
        char text[32];
        memcpy(text, prefixes[p], start);
        for (int extra = 0; extra <= length; extra++) {
            long combinations = 1;
            for (int i = 0; i < extra; i++) {
                combinations *= (long)sizeof alphabet;
            }
            for (long number = 0; number < combinations; number++) {
                long rest = number;
                for (int i = 0; i < extra; i++) {
                    text[start + (size_t)i] = alphabet[rest % (long)sizeof alphabet];
                    rest /= (long)sizeof alphabet;
                }
                check(text, start + (size_t)extra);
            }
        }
    }
}

#endif
