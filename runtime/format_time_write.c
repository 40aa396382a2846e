/*
 * What the writers of times share: refusing what no reader would accept.
 */
#include "format_time.h"
#include "number.h"

BEAN_COLD char *bean_i_write_fail_time(bean_gen_writer *writer, int64_t number,
                                       const char *expected)
{
    char found[BEAN_I_NUMBER_ROOM + 1];
    *bean_i_write_int64(found, number) = '\0';
    return bean_i_write_fail(writer, BEAN_ERROR_RANGE, expected, found, NULL);
}

bool bean_i_cut_nanoseconds(bean_gen_writer *writer, const bean_gen_codec *codec, int digits,
                            int32_t *nanoseconds)
{
    char found[BEAN_I_NUMBER_ROOM + 1];
    int32_t unit = 1;
    int32_t rest;
    for (; digits < 9; digits++) {
        unit *= 10;
    }
    rest = *nanoseconds % unit;
    if (rest == 0 || (codec->flags & BEAN_GEN_CODEC_LOSSY) != 0) {
        *nanoseconds -= rest;
        return true;
    }
    *bean_i_write_int32(found, *nanoseconds) = '\0';
    (void)bean_i_write_fail(writer, BEAN_ERROR_FORMAT,
                            "nanoseconds that the format has digits for, or @lossy", found, NULL);
    return false;
}

bool bean_i_cut_fraction(bean_gen_writer *writer, const bean_gen_codec *codec, int32_t *nanoseconds,
                         int *digits)
{
    *digits = codec->first - 1;
    return codec->first == 0 || bean_i_cut_nanoseconds(writer, codec, *digits, nanoseconds);
}
