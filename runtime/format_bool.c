/*
 * Booleans as strings, which is how maps have them as keys.
 */
#include "internal.h"
#include "internal_write.h"

enum { LONGEST = 5 };

const char *bean_gen_read_quoted_bool(bean_gen_reader *reader, const char *cursor, void *out,
                                      const bean_gen_codec *codec)
{
    static const char expected[] = "\"true\" or \"false\"";
    const char *quote = bean_i_skip_space(reader, cursor);
    char room[LONGEST];
    bool value;
    bean_str text;
    (void)codec;
    cursor = bean_i_read_short_text(reader, quote, room, sizeof room, expected, &text);
    if (cursor == NULL) {
        return NULL;
    }
    value = text.size == 4 && memcmp(text.data, "true", 4) == 0;
    if (!value && (text.size != LONGEST || memcmp(text.data, "false", LONGEST) != 0)) {
        return bean_i_read_fail_format(reader, quote, expected);
    }
    memcpy(out, &value, sizeof value);
    return cursor;
}

char *bean_gen_write_quoted_bool(bean_gen_writer *writer, char *cursor, const void *in,
                                 const bean_gen_codec *codec)
{
    (void)codec;
    cursor = bean_gen_room(writer, cursor, LONGEST + 2);
    if (cursor == NULL) {
        return NULL;
    }
    *cursor++ = '"';
    cursor = bean_gen_put_bool(cursor, *(const unsigned char *)in != 0);
    *cursor++ = '"';
    return cursor;
}
