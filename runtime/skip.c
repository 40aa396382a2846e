/*
 * Passes over a value without keeping anything, but checks it as if it were read: grammar, UTF-8,
 * escapes, lengths, depth. A loop with one bit a level, no recursion. Must not know about types.
 */
#include "internal.h"
#include "number.h"

enum { LEVELS_AT_HAND = 1024 };

/* The open brackets: bit i is set when level i is an object. Deeper levels than the stack has bits
 * for go to the arena, which is given back at the end unless notes were taken. */
struct levels {
    struct bean_i_extents *extents; /* where to note the ends of containers; or NULL */
    unsigned char *bits;
    size_t size;    /* of `bits`, in bytes */
    uint32_t count; /* open levels */
    bean_arena_mark mark;
    unsigned char at_hand[LEVELS_AT_HAND / 8];
};

static bool more_levels(struct levels *levels, bean_arena *arena)
{
    void *bits;
    if (levels->bits == levels->at_hand) {
        levels->mark = bean_arena_save(arena);
        bits = bean_arena_alloc(arena, 2 * levels->size);
        if (bits != NULL) {
            memcpy(bits, levels->bits, levels->size);
        }
    } else {
        bits = bean_i_arena_grow(arena, levels->bits, levels->size, 2 * levels->size);
    }
    if (bits == NULL) {
        return false;
    }
    levels->bits = (unsigned char *)bits;
    levels->size *= 2;
    return true;
}

static bool is_object(const struct levels *levels)
{
    uint32_t level = levels->count - 1;
    return (levels->bits[level / 8] >> (level % 8) & 1u) != 0;
}

/* Opens the bracket at `cursor`. */
static const char *open_level(bean_gen_reader *reader, struct levels *levels, const char *cursor)
{
    uint32_t level = levels->count;
    unsigned bit = 1u << (level % 8);
    if (BEAN_UNLIKELY(level == reader->depth)) {
        return bean_i_read_fail_depth(reader, cursor);
    }
    if (BEAN_UNLIKELY(level / 8 == levels->size) && !more_levels(levels, reader->arena)) {
        return bean_i_read_fail_memory(reader, cursor);
    }
    if (*cursor == '{') {
        levels->bits[level / 8] = (unsigned char)(levels->bits[level / 8] | bit);
    } else {
        levels->bits[level / 8] = (unsigned char)(levels->bits[level / 8] & ~bit);
    }
    levels->count++;
    if (BEAN_UNLIKELY(levels->extents != NULL) &&
        !bean_i_extents_open(levels->extents, cursor, reader->arena)) {
        return bean_i_read_fail_memory(reader, cursor);
    }
    return bean_i_skip_space(reader, cursor + 1);
}

static void close_level(struct levels *levels, const char *past)
{
    levels->count--;
    if (BEAN_UNLIKELY(levels->extents != NULL)) {
        bean_i_extents_close(levels->extents, past);
    }
}

static const char *skip_key(bean_gen_reader *reader, const char *cursor)
{
    struct bean_i_span key;
    return bean_i_read_key(reader, cursor, &key);
}

/* A value without parts. */
static const char *skip_scalar(bean_gen_reader *reader, const char *cursor)
{
    struct bean_i_span text;
    if (cursor == reader->end) {
        return bean_i_read_fail_syntax(reader, cursor, "a value");
    }
    switch (*cursor) {
    case '"': return bean_i_scan_short(reader, cursor, &text);
    case 't': return bean_i_read_literal(reader, cursor, "true", 4);
    case 'f': return bean_i_read_literal(reader, cursor, "false", 5);
    case 'n': return bean_i_read_literal(reader, cursor, "null", 4);
    default: break;
    }
    if (*cursor == '-' || bean_i_is_digit(*cursor)) {
        return bean_i_read_any_number(reader, cursor);
    }
    return bean_i_read_fail_syntax(reader, cursor, "a value");
}

/* After a value: closes what closes, and goes past the comma (and the key) to the next value; or
 * past the last bracket when no level is left. */
static const char *leave_value(bean_gen_reader *reader, struct levels *levels, const char *cursor)
{
    while (levels->count != 0) {
        bool object = is_object(levels);
        cursor = bean_i_skip_space(reader, cursor);
        if (cursor != reader->end && *cursor == ',') {
            cursor = bean_i_skip_space(reader, cursor + 1);
            return object ? skip_key(reader, cursor) : cursor;
        }
        if (cursor == reader->end || *cursor != (object ? '}' : ']')) {
            return bean_i_read_fail_syntax(reader, cursor, object ? "',' or '}'" : "',' or ']'");
        }
        cursor++;
        close_level(levels, cursor);
    }
    return cursor;
}

/* From the start of one value to the start of the next one, or past the last bracket. */
static const char *skip_part(bean_gen_reader *reader, struct levels *levels, const char *cursor)
{
    if (cursor == reader->end || (*cursor != '{' && *cursor != '[')) {
        cursor = skip_scalar(reader, cursor);
    } else {
        cursor = open_level(reader, levels, cursor);
        if (cursor == NULL) {
            return NULL;
        }
        if (cursor == reader->end || *cursor != (is_object(levels) ? '}' : ']')) {
            return is_object(levels) ? skip_key(reader, cursor) : cursor;
        }
        cursor++;
        close_level(levels, cursor);
    }
    return cursor != NULL ? leave_value(reader, levels, cursor) : NULL;
}

const char *bean_i_skip_noting(bean_gen_reader *reader, const char *cursor,
                               struct bean_i_extents *extents)
{
    struct levels levels;
    levels.extents = extents;
    levels.bits = levels.at_hand;
    levels.size = sizeof levels.at_hand;
    levels.count = 0;
    cursor = bean_i_skip_space(reader, cursor);
    do {
        cursor = skip_part(reader, &levels, cursor);
    } while (cursor != NULL && levels.count != 0);
    if (levels.bits != levels.at_hand && extents == NULL) { /* the notes stand behind them */
        bean_arena_rewind(reader->arena, levels.mark);
    }
    return cursor;
}

const char *bean_i_skip_value(bean_gen_reader *reader, const char *cursor)
{
    cursor = bean_i_skip_space(reader, cursor);
    if (cursor == reader->end || (*cursor != '{' && *cursor != '[')) {
        return skip_scalar(reader, cursor);
    }
    return bean_i_skip_noting(reader, cursor, NULL);
}
