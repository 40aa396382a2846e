/*
 * What the formats of times share: parameters of their codecs, failures, digits of a second.
 */
#ifndef BEAN_FORMAT_TIME_H
#define BEAN_FORMAT_TIME_H

#include "internal.h"
#include "internal_write.h"
#include "times.h"

#define BEAN_I_EXPECTED_MOMENT "a moment of the years 1 to 9999, with less than 10^9 nanoseconds"
#define BEAN_I_EXPECTED_DURATION "a duration with 0 to 999999999 nanoseconds"

/* What is in memory is no value of the type: `number` is what is wrong with it, or a part. */
BEAN_HIDDEN char *bean_i_write_fail_time(bean_gen_writer *writer, int64_t number,
                                         const char *expected);

/* Cuts nanoseconds to what the format has room for, `digits` (0 to 9) of a second, towards the
 * past. Where that changes the value and the codec is not lossy, it is a failure: false. */
BEAN_HIDDEN bool bean_i_cut_nanoseconds(bean_gen_writer *writer, const bean_gen_codec *codec,
                                        int digits, int32_t *nanoseconds);

/* Codecs that write a fraction: `first` is 0 for as many digits as are needed, or one more than
 * their fixed number. The result is what bean_i_put_fraction takes; the nanoseconds are cut. */
BEAN_HIDDEN bool bean_i_cut_fraction(bean_gen_writer *writer, const bean_gen_codec *codec,
                                     int32_t *nanoseconds, int *digits);

/* Codecs that read leap seconds: `second` is 1 for `leap: clamp`. */
BEAN_INLINE bool bean_i_clamps(const bean_gen_codec *codec)
{
    return codec->second != 0;
}

BEAN_INLINE bool bean_i_is_lenient(const bean_gen_codec *codec)
{
    return (codec->flags & BEAN_GEN_CODEC_LENIENT) != 0;
}

#endif
