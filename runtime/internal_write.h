/*
 * What the files of the writing side share among themselves: the buffer's growth, the writer's
 * beginning and end, what lists in an arena promise, how null and emptiness look in memory. Nothing
 * here is for generated code, and nothing here knows how text is read.
 */
#ifndef BEAN_INTERNAL_WRITE_H
#define BEAN_INTERNAL_WRITE_H

#include "bean_gen.h"

/* ---- memory (buffer.c, list.c) --------------------------------------------------------------- */

/* The allocator's function, or malloc's and its kin. */
BEAN_HIDDEN void *bean_i_resize(const bean_allocator *allocator, void *block, size_t old_size,
                                size_t new_size);

/* Makes the buffer's capacity at least `size + more`, and BEAN_GEN_SLACK beyond that unless its
 * limit forbids it; at least doubles a capacity that has to grow, so that appending is amortised
 * O(1). A fixed buffer is never changed: the answer is whether there is room. BEAN_ERROR_ROOM and
 * BEAN_ERROR_MEMORY leave everything as it was. */
BEAN_HIDDEN bean_status bean_i_buffer_reserve(bean_buffer *buffer, size_t more);

/* The most bytes that the buffer may ever hold: its limit, a fixed one's capacity, or SIZE_MAX. */
BEAN_HIDDEN size_t bean_i_buffer_ceiling(const bean_buffer *buffer);

/* How many items the storage of a list of `count` (not 0) items has to hold in an arena, so that
 * bean_i_arena_room can go on from there: the next power of two. 0 when that is too much
 * for a size_t. */
BEAN_HIDDEN size_t bean_i_list_capacity(size_t count);

/* ---- text (str_write.c, pretty.c) ------------------------------------------------------------ */

/* Writes the escape of a byte that needs one, at most 6 bytes; returns the address past it. */
BEAN_HIDDEN char *bean_i_put_escape(char *cursor, unsigned char byte);

/* Appends to the writer, with quotes; no room is promised afterwards. */
BEAN_HIDDEN char *bean_i_put_quoted(bean_gen_writer *writer, char *cursor, bean_str text);

/* The same, perhaps with more escapes. What is not UTF-8 can't have them, and is refused. */
BEAN_HIDDEN char *bean_i_put_escaped(bean_gen_writer *writer, char *cursor, bean_str text,
                                     bean_gen_escape escape);

/* Where the output of pretty printing stands between two pieces of compact text. */
struct bean_i_pretty {
    uint32_t level; /* open objects and lists */
    bool in_string;
    bool after_escape; /* the last byte of a string so far is a backslash that escapes the next */
    bool opened;       /* the last byte opened an object or a list; is it empty? */
};

typedef bool bean_i_sink(void *user, const char *data, size_t size);

/* Passes a piece of compact JSON on to `sink`, with line ends, indentation and a space after each
 * colon. Pieces may end anywhere. False when the sink says so. */
BEAN_HIDDEN bool bean_i_pretty_feed(struct bean_i_pretty *state, const char *data, size_t size,
                                    bean_i_sink *sink, void *user);

/* ---- writer (writer.c) ----------------------------------------------------------------------- */

/* Starts writing at the end of `out`; the result is the cursor, or NULL when there is no memory.
 * `pretty` may be NULL; `error` may not, and is filled on failure only. With `counting`, storage
 * that is full is no failure before the end. */
BEAN_HIDDEN char *bean_i_writer_begin(bean_gen_writer *writer, bean_buffer *out,
                                      const bean_write_options *options,
                                      struct bean_i_pretty *pretty, bool counting,
                                      bean_error *error);

/* Ends it: everything is in the buffer (BEAN_OK), or the buffer is at its old size. `cursor` is
 * NULL after a failure. */
BEAN_HIDDEN bean_status bean_i_writer_end(bean_gen_writer *writer, char *cursor);

/* Describes a failure and returns NULL. `expected` is a constant text or NULL; `found` and `detail`
 * are copied, terminated, or NULL. */
BEAN_HIDDEN char *bean_i_write_fail(bean_gen_writer *writer, bean_status code, const char *expected,
                                    const char *found, const char *detail);

/* Puts a step in front of a pointer: a key of a map in memory, which need not be UTF-8. */
BEAN_HIDDEN void bean_i_error_step_key(bean_error *error, size_t *dropped, bean_str key);

/* Puts a step in front of the failure's path: a place in a list, a key of a map. Return NULL. */
BEAN_HIDDEN char *bean_i_write_failed_item(bean_gen_writer *writer, size_t index);
BEAN_HIDDEN char *bean_i_write_failed_key(bean_gen_writer *writer, bean_str key);

/* The bracket that opens an object or a list, with room for what may close it at once, and the one
 * that closes it. They count the level. */
BEAN_INLINE char *bean_i_open_level(bean_gen_writer *writer, char *cursor, char bracket)
{
    if (BEAN_UNLIKELY(writer->depth == 0)) {
        return bean_gen_write_too_deep(writer);
    }
    cursor = bean_gen_room(writer, cursor, 2);
    if (cursor != NULL) {
        writer->depth--;
        *cursor++ = bracket;
    }
    return cursor;
}

BEAN_INLINE char *bean_i_close_level(bean_gen_writer *writer, char *cursor, char bracket)
{
    cursor = bean_gen_room(writer, cursor, 1);
    if (cursor != NULL) {
        writer->depth++;
        *cursor++ = bracket;
    }
    return cursor;
}

/* A JSON text of the user's: checked unless options trust it, and without white space where
 * `compact` or the options ask for that. (format_json.c) */
BEAN_HIDDEN char *bean_i_write_json(bean_gen_writer *writer, char *cursor, bean_str text,
                                    bool compact);

/* ---- values in memory (value.c, equal.c, enum.c) --------------------------------------------- */

/* The value itself: where `in` points to when it is held by pointer, else `in`; NULL when it is
 * null or absent. */
BEAN_HIDDEN const void *bean_i_value_target(const bean_gen_value *value, const void *in);

/* Whether a value without a target is null or absent. */
BEAN_HIDDEN bool bean_i_is_absent(const bean_gen_value *value, const void *in);

/* True when an inclusion rule leaves this value out. `default_value` may be NULL. */
BEAN_HIDDEN bool bean_i_value_omitted(const bean_gen_value *value, const void *in,
                                      const void *default_value);

/* Two values that are there. Deeper than `depth` levels they count as different. */
BEAN_HIDDEN bool bean_i_equal_target(const bean_gen_value *value, const void *left,
                                     const void *right, uint32_t depth);

/* sizeof the C type of a scalar, string, enum, list, map or bean; its flag not included. */
BEAN_HIDDEN size_t bean_i_value_size(const bean_gen_value *value);

/* ... of which so many bytes count: the rest is padding. */
BEAN_HIDDEN size_t bean_i_value_used(const bean_gen_value *value);

/* The enum of an enum's value, whatever its text. */
BEAN_INLINE const bean_gen_enum *bean_i_value_enum(const bean_gen_value *value)
{
    const void *detail =
        value->coded ? ((const bean_gen_codec *)value->detail)->detail : value->detail;
    return (const bean_gen_enum *)detail;
}

/* An integer of 1, 2, 4 or 8 bytes; an unsigned one of 8 bytes as its bits. */
BEAN_HIDDEN int64_t bean_i_load_integer(const void *value, unsigned size, bool is_signed);

/* An enum's value in memory / its entry, or NULL. */
BEAN_HIDDEN int64_t bean_i_enum_load(const bean_gen_enum *type, const void *value);
BEAN_HIDDEN const bean_gen_enum_entry *bean_i_enum_entry(const bean_gen_enum *type, int64_t value);

BEAN_HIDDEN char *bean_i_write_fail_enum(bean_gen_writer *writer, const bean_gen_enum *type,
                                         int64_t value);

/* ---- maps by their keys (map_keys.c) --------------------------------------------------------- */

/* Negative, zero or positive: how the keys at the start of two entries stand to each other. Texts
 * by their bytes, numbers and enums by value, false before true. */
BEAN_HIDDEN int bean_i_compare_keys(const bean_gen_value *map, const void *left, const void *right);

/* Heapsort: O(n log n) whatever the keys are, in place. */
BEAN_HIDDEN void bean_i_sort_entries(const bean_gen_value *map, const char **entries, size_t count);

/* The entries in the order of their keys, to be given to free(). NULL where there is no memory for
 * that, or too few entries to be worth it: bean_i_next_entry then does the same slowly. */
BEAN_HIDDEN const char **bean_i_entries_in_order(const bean_gen_value *map,
                                                 bean_gen_sequence entries);

/* The entry that comes after another one (NULL: the first) in the order of the keys. O(count). */
BEAN_HIDDEN const char *bean_i_next_entry(const bean_gen_value *map, bean_gen_sequence entries,
                                          const char *after);

/* An entry's key as paths have it, perhaps in `room`. */
enum { BEAN_I_KEY_ROOM = 40 };
BEAN_HIDDEN bean_str bean_i_key_text(const bean_gen_value *map, const void *entry, char *room);

/* ---- what is in memory ----------------------------------------------------------------------- */

/* The arm that a union's struct in memory has, or NULL when its tag is none. */
BEAN_HIDDEN const bean_gen_arm *bean_i_union_arm(const bean_union *type, const void *in);
/* The tag in memory, a number of an arm. */
BEAN_HIDDEN uint32_t bean_i_union_load(const bean_union *type, const void *in);
BEAN_HIDDEN void bean_i_union_store(const bean_union *type, void *out, uint32_t arm);
/* Names the union and the arm in which something is wrong, unless the arm's own bean is named. */
BEAN_HIDDEN void bean_i_union_name_arm(bean_error *error, const bean_union *type,
                                       const bean_gen_arm *arm);
/* Something is wrong in an arm: puts the way from the union's text to the arm's in front of the
 * JSON pointer, and names both unless the arm's own bean is named already. */
BEAN_HIDDEN void bean_i_union_failed_arm(bean_error *error, size_t *dropped, const bean_union *type,
                                         const bean_gen_arm *arm);

/* Whether a union's own text is a level of JSON around its arm's. */
BEAN_INLINE bool bean_i_union_opens(const bean_union *type)
{
    return type->form >= BEAN_GEN_UNION_ADJACENT;
}

/* The levels that a property's value may have, given those of its bean: a union beside its tag has
 * no level of its own, whatever its type says. */
BEAN_INLINE uint32_t bean_i_depth_of(const bean_accessor *accessor, uint32_t depth)
{
    bool is_less = (accessor->flags & BEAN_GEN_TAGGED) != 0 &&
                   bean_i_union_opens((const bean_union *)accessor->value.detail);
    return depth + (is_less ? 1 : 0);
}

/* Fails for a tag that is none. Returns NULL. */
BEAN_HIDDEN char *bean_i_write_fail_tag(bean_gen_writer *writer, const bean_union *type,
                                        const void *in);
/* Writes the tag or the union of a property that is not left out, with its key. */
BEAN_HIDDEN char *bean_i_write_sibling(bean_gen_writer *writer, char *cursor,
                                       const bean_accessor *accessor, const void *owner);

BEAN_HIDDEN char *bean_i_write_union(bean_gen_writer *writer, char *cursor, const void *in,
                                     const bean_union *type);

/* The members of a bean without its braces, each with a comma in front unless a brace stands
 * there. */
BEAN_HIDDEN char *bean_i_write_members(bean_gen_writer *writer, char *cursor, const void *in,
                                       const bean_type *type);

/* The items of a list or the entries of a map. */
BEAN_INLINE bean_gen_sequence bean_i_load_sequence(const void *from)
{
    bean_gen_sequence sequence;
    memcpy(&sequence, from, sizeof sequence);
    return sequence;
}

BEAN_INLINE bean_str bean_i_load_str(const void *from)
{
    bean_str text;
    memcpy(&text, from, sizeof text);
    return text;
}

/* A STRING or an INLINE_TEXT; where no NUL ends this one, all of it. O(size) */
BEAN_INLINE bean_str bean_i_text(const bean_gen_value *value, const void *target)
{
    bean_str text;
    size_t room;
    const void *end;
    if (value->kind == BEAN_GEN_STRING) {
        return bean_i_load_str(target);
    }
    room = ((const bean_gen_codec *)value->detail)->size;
    end = memchr(target, '\0', room);
    text.data = (const char *)target;
    text.size = end == NULL ? room : (size_t)((const char *)end - text.data);
    return text;
}

#endif
