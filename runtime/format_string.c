/*
 * Strings that escape more than they must. They are read as all strings are.
 */
#include "internal.h"
#include "internal_write.h"

const char *bean_gen_read_string_as(bean_gen_reader *reader, const char *cursor, void *out,
                                    const bean_gen_codec *codec)
{
    bean_str text;
    (void)codec;
    cursor = bean_gen_read_string(reader, cursor, &text);
    if (cursor != NULL) {
        memcpy(out, &text, sizeof text);
    }
    return cursor;
}

char *bean_gen_write_string_as(bean_gen_writer *writer, char *cursor, const void *in,
                               const bean_gen_codec *codec)
{
    return bean_i_put_escaped(writer, cursor, bean_i_load_str(in), (bean_gen_escape)codec->first);
}
