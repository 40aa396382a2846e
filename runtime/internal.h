/*
 * What the runtime's files share and nobody else sees: building errors, checking UTF-8, memory in
 * an arena, strings and keys of the input, skipping. Must not know about generated code or about
 * the writing side, whose own part is internal_write.h.
 */
#ifndef BEAN_INTERNAL_H
#define BEAN_INTERNAL_H

#include "bean_gen.h"

/* ---- errors (error.c), for reading and writing alike ----------------------------------------- */

/* Text in fixed storage. What no longer fits is only counted, and bean_i_text_finish says so. */
struct bean_i_text {
    char *to;
    size_t room; /* of the storage, the terminator included; at least 32 */
    size_t size;
    size_t dropped;
};

BEAN_HIDDEN void bean_i_text_append(struct bean_i_text *text, const char *from, size_t size);
/* Terminates; when bytes were dropped the text ends in "...(+N)", cut between characters. */
BEAN_HIDDEN void bean_i_text_finish(struct bean_i_text *text);

/* Starts the description of a failure: everything else empty, zero or NULL. `expected` is a
 * constant text or NULL. */
BEAN_HIDDEN void bean_i_error_start(bean_error *error, bean_status code, const char *expected);

/* Input as `found` shows it: at most 80 bytes, controls and what is not UTF-8 made visible. */
BEAN_HIDDEN void bean_i_error_found(bean_error *error, const char *from, size_t size);
BEAN_HIDDEN void bean_i_error_detail(bean_error *error, const char *text, size_t size);

/* Puts one step in front of the pointer: any text, text as it stands between the quotes of a valid
 * JSON string, a place in a list. `dropped` counts bytes that the pointer has no room for. */
BEAN_HIDDEN void bean_i_error_step(bean_error *error, size_t *dropped, const char *text,
                                   size_t size);
BEAN_HIDDEN void bean_i_error_step_escaped(bean_error *error, size_t *dropped, const char *text,
                                           size_t size);
BEAN_HIDDEN void bean_i_error_step_index(bean_error *error, size_t *dropped, size_t index);

/* A step for a property, by its index; names bean and property if no inner ones are named yet. */
BEAN_HIDDEN void bean_i_error_step_property(bean_error *error, size_t *dropped,
                                            const bean_type *type, uint32_t index);

/* Ends the description: `text`, and what the pointer could not hold. */
BEAN_HIDDEN void bean_i_error_finish(bean_error *error, size_t dropped);

/* Fills offset, line and column. O(fault - start), once per failure. */
BEAN_HIDDEN void bean_i_error_place(bean_error *error, const char *start, const char *fault);

/* The name in JSON of a property, without quotes, as it is written (escapes and all). */
BEAN_INLINE bean_str bean_i_written_name(const bean_accessor *accessor)
{
    bean_str name;
    name.data = accessor->key + 2;
    name.size = (size_t)accessor->key_size - 4;
    return name;
}

/* ---- UTF-8 (utf8.c) -------------------------------------------------------------------------- */

/* The first byte of the first sequence in [text, end) that RFC 3629 does not allow or that is cut
 * off; `end` when all is well. */
BEAN_HIDDEN const char *bean_i_utf8_check(const char *text, const char *end);

enum { BEAN_I_UTF8_BAD = 0, BEAN_I_UTF8_CUT = -1 };

/* The length of the sequence at `text` (< end), 1 to 4; BEAN_I_UTF8_BAD; or BEAN_I_UTF8_CUT when it
 * is right as far as it goes but `end` comes first. */
BEAN_HIDDEN int bean_i_utf8_sequence(const char *text, const char *end);

/* Writes a scalar value, 1 to 4 bytes; returns the address past them. */
BEAN_HIDDEN char *bean_i_utf8_put(char *to, uint32_t scalar);

/* ---- memory (arena.c) ------------------------------------------------------------------------ */

/* What an empty list or string that is not null points to. */
BEAN_HIDDEN extern const char bean_i_empty[16];

/* `size` bytes without alignment, for text. NULL when there is no memory. */
BEAN_HIDDEN char *bean_i_arena_text(bean_arena *arena, size_t size);

/* Makes a block larger, in place when it is the arena's last one, else as a copy. `block` may be
 * NULL. NULL when there is no memory; the old block is still valid then. */
BEAN_HIDDEN void *bean_i_arena_grow(bean_arena *arena, void *block, size_t old_size,
                                    size_t new_size);

/* Whether a block was given out by the arena. O(1) for recent ones, else O(blocks): O(log) of what
 * it holds, until blocks no longer grow. */
BEAN_HIDDEN bool bean_i_arena_owns(const bean_arena *arena, const void *block);

/* The bytes of its blocks. O(blocks) */
BEAN_HIDDEN size_t bean_i_arena_memory(const bean_arena *arena);

/* Room for one more item, not cleared, in storage that has room for a power of two of them and at
 * least for `count`. `items` may be anything while count is 0. Returns the items, moved or not;
 * NULL when there is no memory. Amortised O(1). */
BEAN_HIDDEN void *bean_i_arena_room(bean_arena *arena, void *items, size_t count, size_t item_size);

/* ---- keys (key_table.c) ---------------------------------------------------------------------- */

BEAN_HIDDEN uint64_t bean_i_key_hash(const char *text, size_t size, uint64_t seed);

/* The index that belongs to a name, or -1. */
BEAN_HIDDEN int32_t bean_i_key_find(const bean_gen_keys *keys, const char *text, size_t size);

/* ---- strings of the input (str_read.c) ------------------------------------------------------- */

/* A string of the input that was checked in full. */
struct bean_i_span {
    const char *text; /* past the opening quote */
    const char *stop; /* the closing quote */
    size_t size;      /* in bytes, after escapes are undone */
};

/* Checks the string whose opening quote is at `quote`. Returns the address past its closing quote,
 * or NULL after describing the failure. */
BEAN_HIDDEN const char *bean_i_scan_string(bean_gen_reader *reader, const char *quote,
                                           struct bean_i_span *span);

/* The same, where most strings are short: up to 31 plain bytes take no call. */
BEAN_INLINE const char *bean_i_scan_short(bean_gen_reader *reader, const char *quote,
                                          struct bean_i_span *span)
{
#if BEAN_HAS_SSE2
    if (BEAN_LIKELY(reader->fast_end - quote >= 33)) {
        const char *text = quote + 1;
        uint32_t special = bean_gen_special16(text) | bean_gen_special16(text + 16) << 16;
        if (BEAN_LIKELY(special != 0)) {
            unsigned size = bean_gen_lowest_bit32(special);
            if (BEAN_LIKELY(text[size] == '"')) {
                span->text = text;
                span->stop = text + size;
                span->size = size;
                return text + size + 1;
            }
        }
    }
#endif
    return bean_i_scan_string(reader, quote, span);
}

BEAN_INLINE bool bean_i_span_is_plain(const struct bean_i_span *span)
{
    return span->size == (size_t)(span->stop - span->text);
}

/* One step through the inside of a checked string: the bytes that stand for the plain byte or
 * escape at *from, which moves past it. Returns their number, 1 to 4. */
BEAN_HIDDEN unsigned bean_i_unescape_step(const char **from, char to[4]);

/* Like bean_i_key_find; escapes in the span are undone. Needs no memory. */
BEAN_HIDDEN int32_t bean_i_span_find_escaped(const bean_gen_keys *keys,
                                             const struct bean_i_span *span);

BEAN_INLINE int32_t bean_i_span_find(const bean_gen_keys *keys, const struct bean_i_span *span)
{
    return BEAN_LIKELY(bean_i_span_is_plain(span)) ? bean_i_key_find(keys, span->text, span->size)
                                                   : bean_i_span_find_escaped(keys, span);
}

/* True when the span stands for this text. */
BEAN_HIDDEN bool bean_i_span_equal(const struct bean_i_span *span, const char *text, size_t size);

/* Reads a string of at most `room` bytes, escapes undone, to where they stand together (not
 * terminated). Where the string is longer, or there is none, `expected` is what the failure says
 * was due. Returns the address past the closing quote. */
BEAN_HIDDEN const char *bean_i_read_short_text(bean_gen_reader *reader, const char *cursor,
                                               char *to, size_t room, const char *expected,
                                               bean_str *text);

/* The string whose opening quote is at `quote` is not what its type asks for. Returns NULL. */
BEAN_HIDDEN const char *bean_i_read_fail_format(bean_gen_reader *reader, const char *quote,
                                                const char *expected);

/* The span as a string: borrowed, or copied into the arena. False (and described) without
 * memory. */
BEAN_HIDDEN bool bean_i_span_store(bean_gen_reader *reader, const struct bean_i_span *span,
                                   bean_str *out);

/* ---- tokens (reader.c) ----------------------------------------------------------------------- */

/* Makes the text what is read; where the last one was described is forgotten. */
BEAN_INLINE void bean_i_reader_point(bean_gen_reader *reader, const char *text, size_t size)
{
    reader->start = text;
    reader->end = text + size;
    reader->fast_end = reader->end;
    reader->cursor = text;
    reader->key = text;
    reader->close = text;
    reader->fault = text;
    reader->path_dropped = 0;
}

/* A reader of a text that is no document of its own: no limits but the depth, which is the
 * default; `arena` and `error` are set. */
BEAN_HIDDEN void bean_i_reader_over(bean_gen_reader *reader, bean_str text, bean_arena *arena,
                                    bean_error *error);

/* Describes a failure at `fault`, whose token (for `found`) starts at `token`. Returns NULL. */
BEAN_HIDDEN const char *bean_i_read_fail(bean_gen_reader *reader, bean_status code,
                                         const char *fault, const char *token,
                                         const char *expected);

/* A limit is exceeded by the token at `fault`. */
BEAN_HIDDEN const char *bean_i_read_fail_limit(bean_gen_reader *reader, const char *fault,
                                               const char *limit);
/* The bracket opens one level too many. */
BEAN_HIDDEN const char *bean_i_read_fail_depth(bean_gen_reader *reader, const char *bracket);
/* No memory for what stands at `fault`; where nothing stands any more, that is the failure. */
BEAN_HIDDEN const char *bean_i_read_fail_memory(bean_gen_reader *reader, const char *fault);

/* The value at `cursor` (no white space there) is not of the type that `expected` names: says
 * whether it is of another type, null, not JSON at all, or missing. */
BEAN_HIDDEN const char *bean_i_read_fail_type(bean_gen_reader *reader, const char *cursor,
                                              const char *expected);

/* The byte at `cursor` (no white space there) can't follow; also when that is the end. */
BEAN_HIDDEN const char *bean_i_read_fail_syntax(bean_gen_reader *reader, const char *cursor,
                                                const char *expected);

/* Past a literal, or NULL after describing the first byte that differs. */
BEAN_HIDDEN const char *bean_i_read_literal(bean_gen_reader *reader, const char *cursor,
                                            const char *literal, size_t size);

/* A key with its colon. The key's quote is due at `cursor`; returns the address of the first byte
 * of the value (or the end). */
BEAN_HIDDEN const char *bean_i_read_key(bean_gen_reader *reader, const char *cursor,
                                        struct bean_i_span *key);

/* Opens a bracket and counts the level; `expected` names the type. Returns the address of the first
 * byte inside that is no white space (or the end). */
BEAN_HIDDEN const char *bean_i_open(bean_gen_reader *reader, const char *cursor, char bracket,
                                    const char *expected);

/* The same for a list or a map of items; where it is empty it is closed at once. NULL after a
 * failure, and *closed is false. */
BEAN_INLINE const char *bean_i_open_items(bean_gen_reader *reader, const char *cursor, char open,
                                          char close, const char *expected, bool *closed)
{
    cursor = bean_i_open(reader, cursor, open, expected);
    *closed = cursor != NULL && cursor != reader->end && *cursor == close;
    if (*closed) {
        reader->depth++;
        cursor++;
    }
    return cursor;
}

/* What follows an item or a member: past a comma and white space, or past the closing bracket. */
BEAN_HIDDEN const char *bean_i_after_item(bean_gen_reader *reader, const char *cursor, char bracket,
                                          bool *closed);

/* Checks a number of any kind (grammar and length). */
BEAN_HIDDEN const char *bean_i_read_any_number(bean_gen_reader *reader, const char *cursor);

/* The number at `cursor` (white space allowed) or, where `quoted`, in the string there: its text,
 * whose grammar and length are right. The text is a span of the input, or, if it stands in quotes
 * with escapes, in the arena. Returns the address past the number or the string. */
BEAN_HIDDEN const char *bean_i_read_number_text(bean_gen_reader *reader, const char *cursor,
                                                bool quoted, const char *expected, bean_str *text);

/* "an integer from 0 to 255", by the size of the C type in bytes. */
BEAN_HIDDEN const char *bean_i_expected_integer(unsigned size, bool is_signed);

/* Stores an integer, whose bits fit, in a C type of 1, 2, 4 or 8 bytes. */
BEAN_HIDDEN void bean_i_store_integer(uint64_t bits, unsigned size, void *out);

/* The first byte that is no white space, or the end. */
BEAN_HIDDEN const char *bean_i_skip_space_slow(const char *cursor, const char *end);

BEAN_INLINE const char *bean_i_skip_space(const bean_gen_reader *reader, const char *cursor)
{
    if (BEAN_LIKELY(cursor < reader->end) && BEAN_LIKELY((unsigned char)*cursor > ' ')) {
        return cursor;
    }
    return bean_i_skip_space_slow(cursor, reader->end);
}

/* ---- skipping (skip.c) ----------------------------------------------------------------------- */

/* Past the value at `cursor` (white space allowed), which is checked in full: grammar, UTF-8,
 * escapes, depth, lengths. Constant stack at any depth. NULL after describing a failure. */
BEAN_HIDDEN const char *bean_i_skip_value(bean_gen_reader *reader, const char *cursor);

/* ---- looking ahead (scan.c, skip.c) ---------------------------------------------------------- */

/* A container of at least BEAN_I_EXTENT_SIZE bytes that looking ahead has passed over. */
struct bean_i_extent {
    const char *start;
    const char *stop; /* past its bracket */
    size_t link;      /* the place of the first extent behind it; while it is open, that of the one
                       * around it, plus 1 */
};

enum { BEAN_I_EXTENT_SIZE = 32, BEAN_I_EXTENTS_AT_HAND = 16 };

/*
 * What looking ahead has seen in a document, so that no level of nested unions goes through the
 * levels inside of it again: where containers end, in the order in which they start. Smaller ones
 * are not kept. All that lies before `frontier` and was ever looked at is in here.
 */
struct bean_i_extents {
    struct bean_i_extent *items;
    size_t count;
    size_t capacity;
    size_t open; /* the innermost one that is open, plus 1 */
    size_t next; /* the extent behind the one that was found last: often the one to be found */
    const char *frontier;
    struct bean_i_extent at_hand[BEAN_I_EXTENTS_AT_HAND];
};

BEAN_HIDDEN void bean_i_extents_init(struct bean_i_extents *extents, const char *start);

/* A container opens or closes while it is passed over. False when there is no memory. */
BEAN_HIDDEN bool bean_i_extents_open(struct bean_i_extents *extents, const char *bracket,
                                     bean_arena *arena);
BEAN_HIDDEN void bean_i_extents_close(struct bean_i_extents *extents, const char *past);

/* A walk over the members of an object that is going to be read afterwards. */
struct bean_i_look {
    size_t next;   /* the place of the next extent inside, where the object is known */
    bool is_known; /* it was passed over before, and extents tell where its members end */
    bool is_new;   /* nothing behind its brace was passed over before */
    bool is_closed;
};

/* Starts at a brace, whose level is counted until bean_i_look_end. Returns the address of the first
 * key, or past the closing brace; NULL after a failure. */
BEAN_HIDDEN const char *bean_i_look_start(bean_gen_reader *reader, const char *brace,
                                          struct bean_i_look *look);
/* Past a member's value; then to the next key, or past the closing brace. */
BEAN_HIDDEN const char *bean_i_look_past(bean_gen_reader *reader, const char *value,
                                         struct bean_i_look *look);
BEAN_HIDDEN const char *bean_i_look_next(bean_gen_reader *reader, const char *cursor,
                                         struct bean_i_look *look);
/* Starts at a member's value, inside of an object that is being read: bean_i_look_past comes next,
 * and in the end bean_i_look_stop. */
BEAN_HIDDEN void bean_i_look_inside(bean_gen_reader *reader, const char *value,
                                    struct bean_i_look *look);
BEAN_HIDDEN void bean_i_look_stop(bean_gen_reader *reader, const char *cursor,
                                  const struct bean_i_look *look);
/* `cursor`: how far it came, or NULL after a failure. */
BEAN_HIDDEN void bean_i_look_end(bean_gen_reader *reader, const char *cursor,
                                 struct bean_i_look *look);

/* Like bean_i_skip_value, noting where containers end. */
BEAN_HIDDEN const char *bean_i_skip_noting(bean_gen_reader *reader, const char *cursor,
                                           struct bean_i_extents *extents);

/* ---- unions (union_read.c) ------------------------------------------------------------------- */

/* The tag that stands among the properties of a bean while that is read as a union's arm. */
struct bean_i_tag {
    const bean_union *type;
    const char *brace; /* that opens the object */
    const char *quote; /* of the tag's key */
    const char *after; /* past the tag, where it is the first member; else NULL */
    uint32_t depth;    /* reader->depth inside of the object */
};

/* What a union was before a merge: where the patch has an object for the same arm, or names none,
 * the arm's value is merged. */
struct bean_i_old {
    const void *in;
    const char *(*merge)(bean_gen_reader *reader, const char *cursor, void *out, const void *old,
                         const bean_gen_value *value);
};

/* Reads a union; one that reader->old describes, which is NULL afterwards, is merged. */
BEAN_HIDDEN const char *bean_i_read_union(bean_gen_reader *reader, const char *cursor, void *out,
                                          const bean_union *type);

/* The same without a tag (union_untagged.c); `cursor` is past white space. */
BEAN_HIDDEN const char *bean_i_read_untagged(bean_gen_reader *reader, const char *cursor, void *out,
                                             const bean_union *type);

/* Names the union in which, but outside of its arm, something is wrong. Returns NULL. */
BEAN_HIDDEN const char *bean_i_failed_in_union(bean_gen_reader *reader, const bean_union *type);

/* The tag at `cursor`; *arm is set. Returns the address past it, or NULL. */
BEAN_HIDDEN const char *bean_i_read_tag(bean_gen_reader *reader, const char *cursor,
                                        const bean_union *type, int32_t *arm);

/* ---- arms of unions (union_arm.c) ------------------------------------------------------------ */

BEAN_INLINE char *bean_i_union_payload(const bean_union *type, void *out)
{
    return (char *)out + type->offset;
}

/* The arm that `old` (or NULL) has, or -1. */
BEAN_HIDDEN int32_t bean_i_old_arm(const bean_union *type, const struct bean_i_old *old);
/* Whether what is at `cursor`, past white space, goes into the old value: an object for the same
 * arm. */
BEAN_HIDDEN bool bean_i_is_merged_arm(const bean_gen_reader *reader, const char *cursor,
                                      const bean_union *type, int32_t arm,
                                      const struct bean_i_old *old);
BEAN_HIDDEN const char *bean_i_merge_arm(bean_gen_reader *reader, const char *cursor, void *out,
                                         const bean_union *type, int32_t arm,
                                         const struct bean_i_old *old);
/* What an arm needs that the input doesn't have: true where it can do without. */
BEAN_HIDDEN bool bean_i_arm_can_be_absent(const bean_union *type, int32_t arm);
/* The union has this arm, with null or nothing in it until a value is read. */
BEAN_HIDDEN void bean_i_set_arm(const bean_union *type, void *out, int32_t arm);
/* An arm's own value. */
BEAN_HIDDEN const char *bean_i_read_arm(bean_gen_reader *reader, const char *cursor, void *out,
                                        const bean_union *type, int32_t arm);
/* The same, merged into `old` (or NULL) where that has the same arm. */
BEAN_HIDDEN const char *bean_i_read_or_merge_arm(bean_gen_reader *reader, const char *cursor,
                                                 void *out, const bean_union *type, int32_t arm,
                                                 const struct bean_i_old *old);
/* Names the arm whose value is wrong, unless its bean is named already. Returns NULL. */
BEAN_HIDDEN const char *bean_i_failed_arm(bean_gen_reader *reader, const bean_union *type,
                                          const bean_gen_arm *arm);

/* ---- unions beside their tags (union_sibling.c) --------------------------------------- */

/* Reads the tag, the property `index`. */
BEAN_HIDDEN const char *bean_i_read_sibling_tag(bean_gen_reader *reader, const char *cursor,
                                                const bean_type *type, uint32_t index,
                                                uint64_t *seen);
/* Reads the union, the property `index` of what is at `owner`; reader->old as for other unions. */
BEAN_HIDDEN const char *bean_i_read_sibling(bean_gen_reader *reader, const char *cursor,
                                            const bean_type *type, uint32_t index, void *owner,
                                            uint64_t *seen, bool *skipped);
/* Finds the tag of the union whose value is at `cursor`, where that is needed. *names_arm: it says
 * which arm this is; false for a null that is none of an arm's. `old`: what the union is so far and
 * has the tag where the input has none, or NULL. False after a failure. */
BEAN_HIDDEN bool bean_i_find_sibling(bean_gen_reader *reader, const char *cursor,
                                     const bean_type *type, uint32_t index, const void *old,
                                     uint64_t *seen, bool *names_arm);
/* Whether a tag or a union that is absent must be there. */
BEAN_HIDDEN bool bean_i_sibling_is_missed(const bean_type *type, uint32_t index,
                                          const uint64_t *seen, bool others_absent);
/* Gives the absent union at `owner` the arm without data that its tag, which is there, names.
 * *done: it did. False when there is no memory. */
BEAN_HIDDEN bool bean_i_sibling_complete(bean_gen_reader *reader, const bean_type *type,
                                         uint32_t index, void *owner, const uint64_t *seen,
                                         bool *done);
/* What the tag at `index`, which a merge patch has without its union, means for the union at
 * `owner`, so far as at `old`. False after a failure, which is described. */
BEAN_HIDDEN bool bean_i_sibling_merge_tag(bean_gen_reader *reader, const bean_type *type,
                                          uint32_t index, void *owner, const void *old,
                                          const uint64_t *seen);

/* ---- failures in beans (reader.c) ------------------------------------------------------------ */

/* Names the bean in whose object, but outside its properties' values, something is wrong. */
BEAN_HIDDEN const char *bean_i_failed_in_bean(bean_gen_reader *reader, const bean_type *type);
/* The same at a key, which is that of the property `index`, or of none (-1). */
BEAN_HIDDEN const char *bean_i_failed_at_key(bean_gen_reader *reader, const bean_type *type,
                                             const struct bean_i_span *key, int32_t index);

/* ---- values (driver_read.c) ------------------------------------------------------------------ */

/* Says that a member is a value, and makes what it points to. Returns where the value goes, or NULL
 * when there is no memory. */
BEAN_HIDDEN void *bean_i_start_value(bean_gen_reader *reader, const char *cursor, void *out,
                                     const bean_gen_value *value);

/* A value or null by its null rules. `*skipped`, false before, is set when the null leaves
 * everything as it was. */
BEAN_HIDDEN const char *bean_i_read_nullable(bean_gen_reader *reader, const char *cursor, void *out,
                                             const bean_gen_value *value, bool *skipped);

/* ---- lists, arrays and maps (container_read.c) ----------------------------------------------- */

BEAN_HIDDEN const char *bean_i_read_list(bean_gen_reader *reader, const char *cursor, void *out,
                                         const bean_gen_value *value);
BEAN_HIDDEN const char *bean_i_read_array(bean_gen_reader *reader, const char *cursor, void *out,
                                          const bean_gen_value *value);
BEAN_HIDDEN const char *bean_i_read_map(bean_gen_reader *reader, const char *cursor, void *out,
                                        const bean_gen_value *value);

/* How many levels a value may have whose document says nothing else: @depth of the bean that it is,
 * or that lists and maps of it hold. */
BEAN_HIDDEN uint32_t bean_i_depth_limit(const bean_gen_value *value);

/* The description of keys that are not bean_str, else NULL. */
BEAN_INLINE const bean_gen_value *bean_i_map_key(const bean_gen_value *map)
{
    return map->keyed ? (const bean_gen_value *)map->detail + 1 : NULL;
}

/* A member of an object for a map of @any at `out`: its key is the one that was read last, its
 * value is at `cursor`. Until bean_i_finish_any the map is not one. */
BEAN_HIDDEN const char *bean_i_read_any(bean_gen_reader *reader, const char *cursor, void *out,
                                        const bean_gen_value *value, bool is_first);
/* False, described, when the map breaks its limits. */
BEAN_HIDDEN bool bean_i_finish_any(bean_gen_reader *reader, void *out);

/* The bean that the accessor's offset counts from: `bean`, or what an unwrapped bean's pointer
 * leads to (unwrapped.c). NULL when that is null, or, with `seen`, was not made in this reading. */
BEAN_HIDDEN const void *bean_i_holder_find(const bean_type *type, uint32_t index, const void *bean,
                                           const uint64_t *seen);
/* The same for reading: makes it at its first use, as a copy of what `old` (or NULL) has there.
 * NULL, described, without memory. */
BEAN_HIDDEN void *bean_i_holder_make(bean_gen_reader *reader, const char *cursor,
                                     const bean_type *type, uint32_t index, void *bean,
                                     const void *old, uint64_t *seen);

/* What missing means. False when there is no memory. */
BEAN_HIDDEN bool bean_i_set_default(bean_gen_reader *reader, const bean_accessor *accessor,
                                    void *owner);
/* Defaults for all that was not seen but an @any; NULL, described, when that is required. Returns
 * reader->cursor. */
BEAN_HIDDEN const char *bean_i_complete(bean_gen_reader *reader, const bean_type *type, void *bean,
                                        const uint64_t *seen);

/* Has the functions of @creator called for a bean that is complete (creators.c). Returns `cursor`;
 * NULL, described, when one of them refuses. */
BEAN_HIDDEN const char *bean_i_call_creators(bean_gen_reader *reader, const char *cursor,
                                             const bean_type *type, void *bean);

/* ---- pointers to owners (backref.c) ---------------------------------------------------------- */

/* Whether there are any in the value. O(depth of the type) */
BEAN_HIDDEN bool bean_i_is_linked(const bean_gen_value *value);
/* Sets all of them in a value in its final place. O(size) where there are any. */
BEAN_HIDDEN void bean_i_link(const bean_gen_value *value, void *at, uint32_t depth);

/* ---- documents (document_read.c) ------------------------------------------------------------- */

/* Reads the root value into `out`. */
typedef const char *bean_i_read_root(bean_gen_reader *reader, const char *cursor, void *out,
                                     const bean_gen_value *value);

/* A whole text, whose value `read` reads; the arguments are there, but `arena`, `options` and
 * `error` may be NULL. On failure the arena is as it was; `out` is as `read` left it. */
BEAN_HIDDEN bean_status bean_i_read_document(const bean_gen_value *value, void *out,
                                             const char *json, size_t size, bean_arena *arena,
                                             const bean_read_options *options, bean_error *error,
                                             bean_i_read_root *read);

/* bean_gen_read_document of a text that goes away: nothing of it is borrowed. */
BEAN_HIDDEN bean_status bean_i_read_temporary(const bean_gen_value *value, void *out, bean_str json,
                                              bean_arena *arena, bean_error *error);

/* Sets the flag or the state of a value, where its form has one (value.c). */
BEAN_HIDDEN void bean_i_set_state(const bean_gen_value *value, void *out, bean_presence state);

/* The value is where a pointer leads to. */
BEAN_INLINE bool bean_i_is_pointer(const bean_gen_value *value)
{
    return value->null_form == BEAN_GEN_NULL_POINTER ||
           value->null_form == BEAN_GEN_NULL_STATE_POINTER;
}

/* The text `old` (or none) with the patch at `cursor`, an object, in it; in the arena
 * (merge_json.c). Returns the address past the patch. */
BEAN_HIDDEN const char *bean_i_merge_json(bean_gen_reader *reader, const char *cursor, bean_str old,
                                          bean_str *out, const bean_gen_codec *codec);

/* Sets a list or a map; one without items is not null. */
BEAN_HIDDEN void bean_i_set_sequence(void *out, void *items, size_t count,
                                     const bean_gen_value *value);

/* A value as it begins (lifecycle.c): zero, or null, but beans in it have their defaults. With
 * `is_there` a nullable one is not null; setting its flag is left to the caller. Not for what is
 * held by pointer. */
BEAN_HIDDEN void bean_i_init_value(const bean_gen_value *value, void *out, bool is_there);

/* Gives a copy of a value, byte by byte, memory of its own for all that it points to
 * (lifecycle.c). */
BEAN_HIDDEN bean_status bean_i_deepen(const bean_gen_value *value, void *in, bean_arena *arena);

/* "4 items", "at most 4 items": what the type of an array or a list of limited size says
 * (list.c). */
enum { BEAN_I_COUNT_ROOM = 64 };
BEAN_HIDDEN void bean_i_count_text(const bean_gen_value *value, char text[BEAN_I_COUNT_ROOM]);

/* ---- keys of a map that is being read (map_index.c) ------------------------------------------ */

#define BEAN_I_NOT_FOUND SIZE_MAX

struct bean_i_map_node;

/* Zeroed memory is the index of an empty map. */
struct bean_i_map_index {
    struct bean_i_map_node *nodes; /* node i belongs to entry i; NULL for small maps */
    uint32_t capacity;
    uint32_t root;
    uint32_t key_size; /* of keys that stand in the entries themselves; 0: keys are strings */
};

/* The place of the entry with this key among the first `count`, or BEAN_I_NOT_FOUND. O(log
 * count) */
BEAN_HIDDEN size_t bean_i_map_index_find(const struct bean_i_map_index *index,
                                         const bean_gen_sequence *map, size_t entry_size,
                                         bean_str key);

/* Takes in the last entry, whose key is new. False when there is no memory. */
BEAN_HIDDEN bool bean_i_map_index_add(struct bean_i_map_index *index, const bean_gen_sequence *map,
                                      size_t entry_size, bean_arena *arena);

#endif
