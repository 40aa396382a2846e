/*
 * What differs between compilers and machines, behind macros: attributes, branch hints, byte order,
 * unaligned loads. Everything that is not ISO C11 stands here and nowhere else in the runtime.
 */
#ifndef BEAN_PORT_H
#define BEAN_PORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__) || defined(__clang__)
#define BEAN_LIKELY(x) __builtin_expect(!!(x), 1)
#define BEAN_UNLIKELY(x) __builtin_expect(!!(x), 0)
#ifdef __OPTIMIZE__
#define BEAN_INLINE static inline __attribute__((always_inline, unused))
#else
/* Where nothing is optimized, calls can be stepped into, and compiling is several times faster. */
#define BEAN_INLINE static inline __attribute__((unused))
#endif
#define BEAN_LOCAL static inline __attribute__((unused))
#define BEAN_NOINLINE __attribute__((noinline))
#define BEAN_COLD __attribute__((cold, noinline))
#define BEAN_UNUSED __attribute__((unused))
#define BEAN_EXPORT __attribute__((visibility("default")))
#define BEAN_HIDDEN __attribute__((visibility("hidden")))
#define BEAN_ALIGNED(n) __attribute__((aligned(n)))
/* Makes the compiler forget where a pointer came from, so that it does not express every later
 * address as an offset from one common base and spill dozens of them. */
#define BEAN_HIDE(pointer) __asm__("" : "+r"(pointer))
#else
#define BEAN_LIKELY(x) (x)
#define BEAN_UNLIKELY(x) (x)
#define BEAN_INLINE static inline
#define BEAN_LOCAL static inline
#define BEAN_NOINLINE
#define BEAN_COLD
#define BEAN_UNUSED
#define BEAN_EXPORT
#define BEAN_HIDDEN
#define BEAN_ALIGNED(n)
#define BEAN_HIDE(pointer) ((void)0)
#endif

#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define BEAN_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef BEAN_FALLTHROUGH
#define BEAN_FALLTHROUGH ((void)0)
#endif

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define BEAN_LITTLE_ENDIAN 0
#else
#define BEAN_LITTLE_ENDIAN 1
#endif

#if defined(__SIZEOF_INT128__)
#define BEAN_HAS_INT128 1
#else
#define BEAN_HAS_INT128 0
#endif

/* Which vector instructions the build may use without asking at run time. */
#if !defined(BEAN_NO_SIMD) && defined(__SSE2__)
#define BEAN_HAS_SSE2 1
#else
#define BEAN_HAS_SSE2 0
#endif
#if !defined(BEAN_NO_SIMD) && defined(__ARM_NEON) && defined(__aarch64__)
#define BEAN_HAS_NEON 1
#else
#define BEAN_HAS_NEON 0
#endif

#if BEAN_HAS_SSE2
/* 16 bytes for the inline heads, as the vector types of gcc and clang: <emmintrin.h> is larger than
 * all of the runtime's headers, and each generated file would be compiled with it. */
typedef uint8_t bean_gen_bytes16 __attribute__((vector_size(16)));
typedef uint8_t bean_gen_unaligned16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef signed char bean_gen_signed16 __attribute__((vector_size(16)));
typedef char bean_gen_chars16 __attribute__((vector_size(16)));
typedef uint64_t bean_gen_words2 __attribute__((vector_size(16)));

BEAN_INLINE bean_gen_bytes16 bean_gen_load16(const void *from)
{
    return *(const bean_gen_unaligned16 *)from;
}

BEAN_INLINE void bean_gen_store16(void *to, bean_gen_bytes16 bytes)
{
    *(bean_gen_unaligned16 *)to = bytes;
}

/* The highest bit of each byte. */
BEAN_INLINE uint32_t bean_gen_bits16(bean_gen_bytes16 bytes)
{
    return (uint32_t)__builtin_ia32_pmovmskb128((bean_gen_chars16)bytes);
}
#endif

BEAN_INLINE uint32_t bean_gen_load32(const void *from)
{
    uint32_t value;
    memcpy(&value, from, sizeof value);
    return value;
}

BEAN_INLINE uint64_t bean_gen_load64(const void *from)
{
    uint64_t value;
    memcpy(&value, from, sizeof value);
    return value;
}

/* The index of the lowest set bit; the argument is not zero. */
BEAN_INLINE unsigned bean_gen_lowest_bit32(uint32_t bits)
{
#if defined(__GNUC__) || defined(__clang__)
    return (unsigned)__builtin_ctz(bits);
#else
    unsigned index = 0;
    while ((bits & 1u) == 0) {
        bits >>= 1;
        index++;
    }
    return index;
#endif
}

BEAN_INLINE unsigned bean_gen_lowest_bit64(uint64_t bits)
{
#if defined(__GNUC__) || defined(__clang__)
    return (unsigned)__builtin_ctzll(bits);
#else
    return (uint32_t)bits != 0 ? bean_gen_lowest_bit32((uint32_t)bits)
                               : 32 + bean_gen_lowest_bit32((uint32_t)(bits >> 32));
#endif
}

#endif
