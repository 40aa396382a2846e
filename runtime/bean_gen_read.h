/*
 * The inline heads of the readers: the short, canonical form of each value (no white space, no
 * escape, a few digits, well inside the input). Anything else is one call away in the library, so
 * the code at each property stays small. Included by bean_gen.h only.
 */
#ifndef BEAN_GEN_READ_H
#define BEAN_GEN_READ_H

/* True when the input goes on with this literal. The size is a constant, so this is a wide load and
 * a compare, no call. */
#define BEAN_GEN_STARTS(reader, cursor, literal)                                                   \
    ((reader)->fast_end - (cursor) >= (ptrdiff_t)(sizeof(literal) - 1) &&                          \
     memcmp((cursor), "" literal, sizeof(literal) - 1) == 0)

#define BEAN_GEN_SEEN(seen, index) (((seen)[(index) / 64] >> ((index) % 64)) & 1u)
#define BEAN_GEN_MARK(seen, index) ((seen)[(index) / 64] |= UINT64_C(1) << ((index) % 64))

/* The straight lane from one property to the next: true, and the cursor is past the key, when the
 * next key is the expected one, written canonically, and has not been read before. */
#define BEAN_GEN_EXPECT(reader, cursor, seen, index, literal)                                      \
    (BEAN_LIKELY(BEAN_GEN_STARTS(reader, cursor, literal)) && !BEAN_GEN_SEEN(seen, index) &&       \
     (BEAN_GEN_MARK(seen, index), (cursor) += sizeof(literal) - 1, true))

/* The same for the first property, with the opening brace; counts the level. */
#define BEAN_GEN_EXPECT_FIRST(reader, cursor, seen, index, literal)                                \
    (BEAN_LIKELY(BEAN_GEN_STARTS(reader, cursor, literal)) && (reader)->depth != 0 &&              \
     ((reader)->depth--, BEAN_GEN_MARK(seen, index), (cursor) += sizeof(literal) - 1, true))

/* The closing brace right here: true, and the cursor is past it. */
#define BEAN_GEN_CLOSES(reader, object_cursor)                                                     \
    (BEAN_LIKELY((reader)->fast_end - (object_cursor) >= 1) && *(object_cursor) == '}' &&          \
     ((reader)->close = (object_cursor), (reader)->depth++, (object_cursor)++, true))

/* True when the first `count` bits are all set. */
BEAN_INLINE bool bean_gen_all_seen(const uint64_t *seen, uint32_t count)
{
    uint32_t word = 0;
    for (; count >= 64; count -= 64) {
        if (seen[word++] != UINT64_MAX) {
            return false;
        }
    }
    return count == 0 || seen[word] == (UINT64_C(1) << count) - 1;
}

/* True when a value starts right here and is not null: what a nullable property's short way
 * takes. */
BEAN_INLINE bool bean_gen_is_plain(const bean_gen_reader *reader, const char *cursor)
{
    return reader->fast_end - cursor >= 1 && (unsigned char)*cursor > ' ' && *cursor != 'n';
}

#if BEAN_HAS_SSE2
/* One bit for each of 16 bytes that ends the plain part of a string: a quote, a backslash, a
 * control character, the start of anything that is not ASCII. Flipping bit 1 puts the quote next to
 * the controls, and a signed compare makes non-ASCII bytes small too. */
BEAN_INLINE uint32_t bean_gen_special16(const char *from)
{
    bean_gen_bytes16 bytes = bean_gen_load16(from);
    bean_gen_bytes16 low = (bean_gen_bytes16)((bean_gen_signed16)(bytes ^ 2) < 0x21);
    return bean_gen_bits16(low | (bean_gen_bytes16)(bytes == '\\'));
}
#endif

/* A string of up to 31 plain bytes; everything else goes to the library. */
BEAN_INLINE const char *bean_gen_read_string(bean_gen_reader *reader, const char *cursor,
                                             bean_str *out)
{
#if BEAN_HAS_SSE2
    if (BEAN_LIKELY(reader->fast_end - cursor >= 33) && BEAN_LIKELY(*cursor == '"')) {
        const char *text = cursor + 1;
        uint32_t special = bean_gen_special16(text) | bean_gen_special16(text + 16) << 16;
        if (BEAN_LIKELY(special != 0)) {
            unsigned size = bean_gen_lowest_bit32(special);
            if (BEAN_LIKELY(text[size] == '"')) {
                bean_arena *arena = reader->arena;
                out->size = size;
                if (reader->borrow) {
                    out->data = text;
                    return text + size + 1;
                }
                if (BEAN_LIKELY(arena->limit - arena->cursor >= 32)) {
                    char *copy = arena->cursor;
                    memcpy(copy, text, 32);
                    copy[size] = '\0';
                    arena->cursor = copy + size + 1;
                    out->data = copy;
                    return text + size + 1;
                }
            }
        }
    }
#endif
    return bean_gen_read_string_slow(reader, cursor, out);
}

/* The value of one to seven digits at `cursor`, of which eight bytes are readable; their number, or
 * 0 when the short way does not apply: no digit, a leading zero, eight or more digits, or a
 * fraction or exponent behind. */
BEAN_INLINE unsigned bean_gen_few_digits(const char *cursor, uint32_t *value)
{
#if BEAN_LITTLE_ENDIAN
    uint64_t bytes = bean_gen_load64(cursor);
    uint64_t digits = bytes ^ UINT64_C(0x3030303030303030);
    uint64_t others =
        ((digits + UINT64_C(0x7676767676767676)) | digits) & UINT64_C(0x8080808080808080);
    unsigned count;
    char next;
    if (others == 0) {
        return 0;
    }
    count = bean_gen_lowest_bit64(others) / 8;
    if (count == 0 || (count > 1 && *cursor == '0')) {
        return 0;
    }
    next = cursor[count];
    if (next == '.' || (next | 0x20) == 'e') {
        return 0;
    }
    digits <<= 8 * (8 - count);
    digits = digits * 10 + (digits >> 8);
    digits = ((digits & UINT64_C(0x000000ff000000ff)) * UINT64_C(0x000f424000000064) +
              ((digits >> 16) & UINT64_C(0x000000ff000000ff)) * UINT64_C(0x0000271000000001)) >>
             32;
    *value = (uint32_t)digits;
    return count;
#else
    (void)cursor;
    (void)value;
    return 0;
#endif
}

BEAN_INLINE const char *bean_gen_read_int32(bean_gen_reader *reader, const char *cursor,
                                            int32_t *out)
{
    if (BEAN_LIKELY(reader->fast_end - cursor >= 9)) {
        bool negative = *cursor == '-';
        uint32_t value;
        unsigned count = bean_gen_few_digits(cursor + negative, &value);
        if (BEAN_LIKELY(count != 0)) {
            *out = negative ? -(int32_t)value : (int32_t)value;
            return cursor + negative + count;
        }
    }
    return bean_gen_read_int32_slow(reader, cursor, out);
}

BEAN_INLINE const char *bean_gen_read_int64(bean_gen_reader *reader, const char *cursor,
                                            int64_t *out)
{
    if (BEAN_LIKELY(reader->fast_end - cursor >= 9)) {
        bool negative = *cursor == '-';
        uint32_t value;
        unsigned count = bean_gen_few_digits(cursor + negative, &value);
        if (BEAN_LIKELY(count != 0)) {
            *out = negative ? -(int64_t)value : (int64_t)value;
            return cursor + negative + count;
        }
    }
    return bean_gen_read_int64_slow(reader, cursor, out);
}

BEAN_INLINE const char *bean_gen_read_bool(bean_gen_reader *reader, const char *cursor, bool *out)
{
    if (BEAN_GEN_STARTS(reader, cursor, "true")) {
        *out = true;
        return cursor + 4;
    }
    if (BEAN_GEN_STARTS(reader, cursor, "false")) {
        *out = false;
        return cursor + 5;
    }
    return bean_gen_read_bool_slow(reader, cursor, out);
}

/* --inline=all: the whole scan stands at each property. Kept as the measured bad example. */
BEAN_INLINE const char *bean_gen_read_string_all(bean_gen_reader *reader, const char *cursor,
                                                 bean_str *out)
{
    if (BEAN_LIKELY(reader->fast_end - cursor >= 1) && BEAN_LIKELY(*cursor == '"')) {
        const char *text = cursor + 1;
        const char *stop = text;
        size_t size;
        while (stop < reader->fast_end && (unsigned char)*stop >= 0x20 &&
               (unsigned char)*stop < 0x80 && *stop != '"' && *stop != '\\') {
            stop++;
        }
        size = (size_t)(stop - text);
        if (BEAN_LIKELY(stop < reader->fast_end) && BEAN_LIKELY(*stop == '"')) {
            bean_arena *arena = reader->arena;
            if (reader->borrow) {
                out->data = text;
                out->size = size;
                return stop + 1;
            }
            if (BEAN_LIKELY((size_t)(arena->limit - arena->cursor) > size)) {
                char *copy = arena->cursor;
                size_t i;
                for (i = 0; i < size; i++) {
                    copy[i] = text[i];
                }
                copy[size] = '\0';
                arena->cursor = copy + size + 1;
                out->data = copy;
                out->size = size;
                return stop + 1;
            }
        }
    }
    return bean_gen_read_string_slow(reader, cursor, out);
}

#endif
