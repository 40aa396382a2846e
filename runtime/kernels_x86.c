/*
 * The kernels with SSE2, which every x86-64 machine has: 16 bytes at a time, the rest by words.
 */
#include "kernels.h"

#if BEAN_HAS_SSE2

#include <emmintrin.h>

static __m128i load(const char *from)
{
    return _mm_loadu_si128((const __m128i *)(const void *)from);
}

/* Bytes that are at most `greatest`, unsigned. */
static __m128i at_most(__m128i bytes, char greatest)
{
    return _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(greatest)), bytes);
}

static uint32_t special_bits(__m128i bytes)
{
    /* Flipping bit 1 makes the quote 0x20, right above the controls; what is not ASCII is
     * negative. */
    __m128i low = _mm_cmplt_epi8(_mm_xor_si128(bytes, _mm_set1_epi8(2)), _mm_set1_epi8(0x21));
    __m128i backslash = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\'));
    return (uint32_t)_mm_movemask_epi8(_mm_or_si128(low, backslash));
}

static uint32_t escape_bits(__m128i bytes)
{
    __m128i low = at_most(_mm_xor_si128(bytes, _mm_set1_epi8(2)), 0x20);
    __m128i backslash = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\'));
    return (uint32_t)_mm_movemask_epi8(_mm_or_si128(low, backslash));
}

static uint32_t other_than_space_bits(__m128i bytes)
{
    __m128i blank = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(' '));
    __m128i tab = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\t'));
    __m128i line_feed = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\n'));
    __m128i carriage_return = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\r'));
    __m128i space =
        _mm_or_si128(_mm_or_si128(blank, tab), _mm_or_si128(line_feed, carriage_return));
    return (uint32_t)_mm_movemask_epi8(space) ^ 0xffffu;
}

static const char *find_special(const char *from, const char *end)
{
    while (end - from >= 16) {
        uint32_t bits = special_bits(load(from));
        if (bits != 0) {
            return from + bean_gen_lowest_bit32(bits);
        }
        from += 16;
    }
    return bean_i_kernels_scalar.find_special(from, end);
}

static const char *find_escape(const char *from, const char *end)
{
    while (end - from >= 16) {
        uint32_t bits = escape_bits(load(from));
        if (bits != 0) {
            return from + bean_gen_lowest_bit32(bits);
        }
        from += 16;
    }
    return bean_i_kernels_scalar.find_escape(from, end);
}

static const char *skip_space(const char *from, const char *end)
{
    while (end - from >= 16) {
        uint32_t bits = other_than_space_bits(load(from));
        if (bits != 0) {
            return from + bean_gen_lowest_bit32(bits);
        }
        from += 16;
    }
    return bean_i_kernels_scalar.skip_space(from, end);
}

const struct bean_i_kernels bean_i_kernels_sse2 = {"sse2", find_special, find_escape, skip_space};

#endif
