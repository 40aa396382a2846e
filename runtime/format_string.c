/*
 * Strings that escape more than they must, or that are kept where the schema says and not the call.
 */
#include "internal.h"
#include "internal_write.h"

const char *bean_gen_read_string_as(bean_gen_reader *reader, const char *cursor, void *out,
                                    const bean_gen_codec *codec)
{
    bool borrow = reader->borrow;
    bean_str text;
    if ((codec->flags & BEAN_GEN_CODEC_BORROWS) != 0) {
        reader->borrow = !reader->is_temporary;
    } else if ((codec->flags & BEAN_GEN_CODEC_COPIES) != 0) {
        reader->borrow = false;
    }
    cursor = bean_gen_read_string(reader, cursor, &text);
    reader->borrow = borrow;
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
