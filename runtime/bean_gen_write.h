/*
 * The inline heads of the writers: constant text by one fixed-size store, short strings without
 * escapes, small integers. Longer and rarer forms are one call away in the library. Included by
 * bean_gen.h only.
 *
 * All of them may touch up to BEAN_GEN_SLACK bytes past what they write; see bean_gen_room.
 */
#ifndef BEAN_GEN_WRITE_H
#define BEAN_GEN_WRITE_H

/* Makes sure that `need` bytes can be written at the cursor, and stores of fixed size a little past
 * them. NULL when the output cannot grow. */
BEAN_INLINE char *bean_gen_room(bean_gen_writer *writer, char *cursor, size_t need)
{
    if (BEAN_UNLIKELY((size_t)(writer->end - cursor) < need)) {
        return bean_gen_grow(writer, cursor, need);
    }
    return cursor;
}

/* The size of the store that constant text of this many bytes takes: the next of 16, 32, 64. */
#define BEAN_GEN_STORE(size) ((size) < 16 ? 16 : (size) < 32 ? 32 : (size) < 64 ? 64 : (size) + 1)

/* Constant text. One store of fixed size and an addition. */
#define BEAN_GEN_TEXT(cursor, literal)                                                             \
    do {                                                                                           \
        static const char text_[BEAN_GEN_STORE(sizeof(literal) - 1)] = literal;                    \
        memcpy((cursor), text_, sizeof text_);                                                     \
        (cursor) += sizeof(literal) - 1;                                                           \
    } while (0)

/* Constant text that starts with a comma, which is left out for an object's first member: when the
 * last byte written is the opening brace. No branch. */
#define BEAN_GEN_MEMBER(cursor, literal)                                                           \
    do {                                                                                           \
        static const char text_[BEAN_GEN_STORE(sizeof(literal) - 1) + 1] = literal;                \
        size_t first_ = (cursor)[-1] == '{';                                                       \
        memcpy((cursor), text_ + first_, sizeof text_ - 1);                                        \
        (cursor) += sizeof(literal) - 1 - first_;                                                  \
    } while (0)

#if BEAN_HAS_SSE2
/* Up to 15 bytes as a vector, the rest zero, without reading outside them. */
BEAN_INLINE bean_gen_bytes16 bean_gen_load_part(const char *from, size_t size)
{
    uint64_t low = 0;
    uint64_t high = 0;
    if (size >= 8) {
        low = bean_gen_load64(from);
        if (size > 8) {
            high = bean_gen_load64(from + size - 8) >> (8 * (16 - size));
        }
    } else if (size >= 4) {
        low = bean_gen_load32(from) |
              (uint64_t)bean_gen_load32(from + size - 4) << (8 * (size - 4));
    } else if (size != 0) {
        low = (uint64_t)(unsigned char)from[0] |
              (uint64_t)(unsigned char)from[size / 2] << (8 * (size / 2)) |
              (uint64_t)(unsigned char)from[size - 1] << (8 * (size - 1));
    }
    bean_gen_words2 words = {low, high};
    return (bean_gen_bytes16)words;
}

/* One bit for each of 16 bytes that must be escaped: a control character, a quote, a backslash. */
BEAN_INLINE uint32_t bean_gen_escapes16(bean_gen_bytes16 bytes)
{
    return bean_gen_bits16((bean_gen_bytes16)((bytes ^ 2) <= 0x20) |
                           (bean_gen_bytes16)(bytes == '\\'));
}
#endif

/* A string without its quotes. Up to 32 bytes that need no escape are written here, into 32 bytes
 * of the room promised before; after anything longer there is room for `need` bytes again. */
BEAN_INLINE char *bean_gen_put_string(bean_gen_writer *writer, char *cursor, bean_str text,
                                      size_t need)
{
#if BEAN_HAS_SSE2
    if (BEAN_LIKELY(text.size <= 32) && !writer->check) {
        if (text.size >= 16) {
            bean_gen_bytes16 head = bean_gen_load16(text.data);
            bean_gen_bytes16 tail = bean_gen_load16(text.data + text.size - 16);
            bean_gen_store16(cursor, head);
            bean_gen_store16(cursor + text.size - 16, tail);
            if (BEAN_LIKELY((bean_gen_escapes16(head) | bean_gen_escapes16(tail)) == 0)) {
                return cursor + text.size;
            }
        } else {
            bean_gen_bytes16 bytes = bean_gen_load_part(text.data, text.size);
            bean_gen_store16(cursor, bytes);
            if (BEAN_LIKELY((bean_gen_escapes16(bytes) & ((1u << text.size) - 1)) == 0)) {
                return cursor + text.size;
            }
        }
    }
#endif
    return bean_gen_put_string_slow(writer, cursor, text, need);
}

/* --inline=all: the whole copy loop stands at each property. Kept as the measured bad example. */
BEAN_INLINE char *bean_gen_put_string_all(bean_gen_writer *writer, char *cursor, bean_str text,
                                          size_t need)
{
    if (BEAN_LIKELY(text.size <= 32) && !writer->check) {
        size_t i = 0;
        while (i < text.size && (unsigned char)text.data[i] >= 0x20 && text.data[i] != '"' &&
               text.data[i] != '\\') {
            cursor[i] = text.data[i];
            i++;
        }
        if (BEAN_LIKELY(i == text.size)) {
            return cursor + i;
        }
    }
    return bean_gen_put_string_slow(writer, cursor, text, need);
}

/* Up to eight digits two by two: every pair's tens by one multiplication for all pairs at once. */
BEAN_INLINE char *bean_gen_put_int32(char *cursor, int32_t value)
{
#if BEAN_LITTLE_ENDIAN
    if (BEAN_LIKELY((uint32_t)value < 10000)) {
        uint32_t hundreds = ((uint32_t)value * 5243u) >> 19;
        uint32_t pairs = hundreds | ((uint32_t)value - hundreds * 100) << 16;
        uint32_t tens = ((pairs * 103) >> 10) & 0x000f000fu;
        uint32_t digits = tens | (pairs - 10 * tens) << 8;
        unsigned zeros = bean_gen_lowest_bit32(digits | 1u << 24) & 24u;
        digits = (digits | 0x30303030u) >> zeros;
        memcpy(cursor, &digits, 4);
        return cursor + 4 - zeros / 8;
    }
#endif
    return bean_gen_put_int32_slow(cursor, value);
}

BEAN_INLINE char *bean_gen_put_bool(char *cursor, bool value)
{
    static const char text[2][8] = {"false", "true"};
    memcpy(cursor, text[value], 8);
    return cursor + 5 - value;
}

#endif
