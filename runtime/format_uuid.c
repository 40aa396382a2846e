/*
 * UUIDs as text (RFC 9562, section 4): 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12. Read
 * in either case, written in lower case. Neither version nor variant is looked at.
 */
#include "internal.h"
#include "number.h"

enum { BYTE_COUNT = 16 };

static bool parse(bean_str text, uint8_t *bytes)
{
    const char *at = text.data;
    if (text.size != BEAN_I_UUID_SIZE) {
        return false;
    }
    for (int i = 0; i < BYTE_COUNT; i++) {
        int high;
        int low;
        if (bean_i_is_dash_before(i) && *at++ != '-') {
            return false;
        }
        high = bean_i_hexadecimal_digit(at[0]);
        low = bean_i_hexadecimal_digit(at[1]);
        if (high < 0 || low < 0) {
            return false;
        }
        bytes[i] = (uint8_t)(high << 4 | low);
        at += 2;
    }
    return true;
}

const char *bean_gen_read_uuid(bean_gen_reader *reader, const char *cursor, void *out,
                               const bean_gen_codec *codec)
{
    static const char expected[] = "a UUID such as \"123e4567-e89b-12d3-a456-426614174000\"";
    const char *quote = bean_i_skip_space(reader, cursor);
    char room[BEAN_I_UUID_SIZE];
    uint8_t bytes[BYTE_COUNT];
    bean_str text;
    (void)codec;
    cursor = bean_i_read_short_text(reader, quote, room, sizeof room, expected, &text);
    if (cursor == NULL) {
        return NULL;
    }
    if (!parse(text, bytes)) {
        return bean_i_read_fail_format(reader, quote, expected);
    }
    memcpy(out, bytes, sizeof bytes);
    return cursor;
}

char *bean_gen_write_uuid(bean_gen_writer *writer, char *cursor, const void *in,
                          const bean_gen_codec *codec)
{
    (void)codec;
    cursor = bean_gen_room(writer, cursor, BEAN_I_UUID_SIZE + 2);
    if (cursor == NULL) {
        return NULL;
    }
    *cursor++ = '"';
    cursor = bean_i_write_uuid(cursor, (const uint8_t *)in);
    *cursor++ = '"';
    return cursor;
}
