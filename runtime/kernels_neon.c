/*
 * The kernels with NEON on AArch64: 16 bytes at a time, the rest by words.
 */
#include "kernels.h"

#if BEAN_HAS_NEON

#include <arm_neon.h>

static uint8x16_t load(const char *from)
{
    return vld1q_u8((const uint8_t *)(const void *)from);
}

/* Four bits for each byte of a comparison's result: NEON has no movemask, narrowing shifts come
 * nearest. */
static uint64_t to_bits(uint8x16_t flags)
{
    return vget_lane_u64(vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(flags), 4)), 0);
}

static uint8x16_t escape_flags(uint8x16_t bytes)
{
    return vorrq_u8(vorrq_u8(vceqq_u8(bytes, vdupq_n_u8('"')), vceqq_u8(bytes, vdupq_n_u8('\\'))),
                    vcltq_u8(bytes, vdupq_n_u8(0x20)));
}

static const char *find_special(const char *from, const char *end)
{
    while (end - from >= 16) {
        uint8x16_t bytes = load(from);
        uint64_t bits = to_bits(vorrq_u8(escape_flags(bytes), vcgtq_u8(bytes, vdupq_n_u8(0x7f))));
        if (bits != 0) {
            return from + bean_gen_lowest_bit64(bits) / 4;
        }
        from += 16;
    }
    return bean_i_kernels_scalar.find_special(from, end);
}

static const char *find_escape(const char *from, const char *end)
{
    while (end - from >= 16) {
        uint64_t bits = to_bits(escape_flags(load(from)));
        if (bits != 0) {
            return from + bean_gen_lowest_bit64(bits) / 4;
        }
        from += 16;
    }
    return bean_i_kernels_scalar.find_escape(from, end);
}

static const char *skip_space(const char *from, const char *end)
{
    while (end - from >= 16) {
        uint8x16_t bytes = load(from);
        uint8x16_t space = vorrq_u8(
            vorrq_u8(vceqq_u8(bytes, vdupq_n_u8(' ')), vceqq_u8(bytes, vdupq_n_u8('\t'))),
            vorrq_u8(vceqq_u8(bytes, vdupq_n_u8('\n')), vceqq_u8(bytes, vdupq_n_u8('\r'))));
        uint64_t bits = to_bits(vmvnq_u8(space));
        if (bits != 0) {
            return from + bean_gen_lowest_bit64(bits) / 4;
        }
        from += 16;
    }
    return bean_i_kernels_scalar.skip_space(from, end);
}

const struct bean_i_kernels bean_i_kernels_neon = {"neon", find_special, find_escape, skip_space};

#endif
