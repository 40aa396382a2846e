/*
 * Reading by description: any value of any type by walking its tables. It is all of the shape
 * `table`, the frame of `property`, and what every shape falls back on. Must not know about text:
 * bytes are looked at only to tell null from other values and one item from the next.
 */
#include "internal.h"
#include "internal_write.h"

/* Presence arrays up to this many words stand on the stack: the first for up to 256 properties, the
 * second for 8192. Functions of their own keep the first frame small, since it is the one that is
 * there once per level of nested beans. */
enum { FEW_WORDS = 4, MANY_WORDS = 128 };

/* ---- null ------------------------------------------------------------------------------------ */

/* The C form of null is zero everywhere, but for a state. */
static void set_null(const bean_gen_value *value, void *out)
{
    memset(out, 0, value->size);
    bean_i_set_state(value, out, BEAN_NULL);
}

/* The memory of a bean or a union that is held by pointer. */
static void *new_bean(bean_gen_reader *reader, const char *cursor, void *out,
                      const bean_gen_value *value)
{
    void *bean = bean_arena_alloc(reader->arena, bean_i_value_size(value));
    if (BEAN_UNLIKELY(bean == NULL)) {
        (void)bean_i_read_fail_memory(reader, bean_i_skip_space(reader, cursor));
        return NULL;
    }
    memcpy(out, &bean, sizeof bean);
    return bean;
}

static bool make_empty(bean_gen_reader *reader, const char *null, void *out,
                       const bean_gen_value *value)
{
    switch (value->kind) {
    case BEAN_GEN_BEAN:
    case BEAN_GEN_UNION:
        if (bean_i_is_pointer(value)) {
            out = new_bean(reader, null, out, value);
        }
        if (out == NULL) {
            return false;
        }
        if (value->kind == BEAN_GEN_BEAN) {
            bean_gen_init((const bean_type *)value->detail, out);
        } else {
            bean_gen_init_union((const bean_union *)value->detail, out);
        }
        return true;
    case BEAN_GEN_STRING: {
        bean_str text;
        text.data = bean_i_empty;
        text.size = 0;
        memcpy(out, &text, sizeof text);
        return true;
    }
    case BEAN_GEN_LIST:
    case BEAN_GEN_MAP: bean_i_set_sequence(out, NULL, 0, value); return true;
    case BEAN_GEN_ARRAY: bean_i_init_value(value, out, true); break;
    default: memset(out, 0, value->size); break;
    }
    bean_i_set_state(value, out, BEAN_VALUE); /* its flag is zero now, too */
    return true;
}

/* What a null reads as under `as_empty`. */
static bool set_empty(bean_gen_reader *reader, const char *null, void *out,
                      const bean_gen_value *value)
{
    if (!make_empty(reader, null, out, value)) {
        return false;
    }
    bean_i_set_state(value, out, BEAN_VALUE); /* what is emptied may have had it in it */
    return true;
}

/* The null rules, applied to the null at `null`. */
static const char *read_null(bean_gen_reader *reader, const char *null, void *out,
                             const bean_gen_value *value, bool *skipped)
{
    const char *cursor = bean_i_read_literal(reader, null, "null", 4);
    if (cursor == NULL) {
        return NULL;
    }
    switch (value->nulls) {
    case BEAN_GEN_NULLS_SKIP: *skipped = true; return cursor;
    case BEAN_GEN_NULLS_AS_EMPTY: return set_empty(reader, null, out, value) ? cursor : NULL;
    case BEAN_GEN_NULLS_SET:
        if (value->null_form != BEAN_GEN_NEVER_NULL) {
            set_null(value, out);
            return cursor;
        }
        break;
    default: break;
    }
    return bean_i_read_fail(reader, BEAN_ERROR_NULL, null, null, NULL);
}

const char *bean_i_read_nullable(bean_gen_reader *reader, const char *cursor, void *out,
                                 const bean_gen_value *value, bool *skipped)
{
    if (value->nulls != BEAN_GEN_NULLS_FAIL) {
        cursor = bean_i_skip_space(reader, cursor);
        if (cursor != reader->end && *cursor == 'n') {
            return read_null(reader, cursor, out, value, skipped);
        }
    }
    return bean_gen_read_value(reader, cursor, out, value);
}

/* ---- any value ------------------------------------------------------------------------------- */

static const char *read_by_kind(bean_gen_reader *reader, const char *cursor, void *out,
                                const bean_gen_value *value)
{
    if (BEAN_UNLIKELY(value->coded)) {
        const bean_gen_codec *codec = (const bean_gen_codec *)value->detail;
        return codec->read(reader, cursor, out, codec);
    }
    switch (value->kind) {
    case BEAN_GEN_BOOL: return bean_gen_read_bool(reader, cursor, (bool *)out);
    case BEAN_GEN_INT8: return bean_gen_read_int8(reader, cursor, (int8_t *)out);
    case BEAN_GEN_INT16: return bean_gen_read_int16(reader, cursor, (int16_t *)out);
    case BEAN_GEN_INT32: return bean_gen_read_int32(reader, cursor, (int32_t *)out);
    case BEAN_GEN_INT64: return bean_gen_read_int64(reader, cursor, (int64_t *)out);
    case BEAN_GEN_UINT8: return bean_gen_read_uint8(reader, cursor, (uint8_t *)out);
    case BEAN_GEN_UINT16: return bean_gen_read_uint16(reader, cursor, (uint16_t *)out);
    case BEAN_GEN_UINT32: return bean_gen_read_uint32(reader, cursor, (uint32_t *)out);
    case BEAN_GEN_UINT64: return bean_gen_read_uint64(reader, cursor, (uint64_t *)out);
    case BEAN_GEN_FLOAT32: return bean_gen_read_float32(reader, cursor, (float *)out);
    case BEAN_GEN_FLOAT64: return bean_gen_read_float64(reader, cursor, (double *)out);
    case BEAN_GEN_STRING: return bean_gen_read_string(reader, cursor, (bean_str *)out);
    case BEAN_GEN_ENUM:
        return bean_gen_read_enum(reader, cursor, (const bean_gen_enum *)value->detail, out);
    case BEAN_GEN_BEAN: {
        const bean_type *type = (const bean_type *)value->detail;
        return type->read(reader, cursor, out, type);
    }
    case BEAN_GEN_UNION:
        return bean_i_read_union(reader, cursor, out, (const bean_union *)value->detail);
    case BEAN_GEN_LIST: return bean_i_read_list(reader, cursor, out, value);
    case BEAN_GEN_MAP: return bean_i_read_map(reader, cursor, out, value);
    case BEAN_GEN_ARRAY: return bean_i_read_array(reader, cursor, out, value);
    default: return bean_i_read_fail(reader, BEAN_ERROR_ARGUMENT, cursor, NULL, NULL);
    }
}

BEAN_INLINE void *start_value(bean_gen_reader *reader, const char *cursor, void *out,
                              const bean_gen_value *value)
{
    if (value->null_form >= BEAN_GEN_NULL_STATE) {
        bean_i_set_state(value, out, BEAN_VALUE);
    } else if (value->null_form == BEAN_GEN_NULL_FLAG) {
        *((bool *)out + value->has_offset) = true;
    }
    return bean_i_is_pointer(value) ? new_bean(reader, cursor, out, value) : out;
}

void *bean_i_start_value(bean_gen_reader *reader, const char *cursor, void *out,
                         const bean_gen_value *value)
{
    return start_value(reader, cursor, out, value);
}

const char *bean_gen_read_value(bean_gen_reader *reader, const char *cursor, void *out,
                                const bean_gen_value *value)
{
    out = start_value(reader, cursor, out, value);
    return BEAN_LIKELY(out != NULL) ? read_by_kind(reader, cursor, out, value) : NULL;
}

const char *bean_gen_read_member(bean_gen_reader *reader, const char *cursor,
                                 const bean_accessor *accessor, uint32_t index, void *bean,
                                 const bean_type *type, uint64_t *seen)
{
    const unsigned special = BEAN_GEN_ANY | BEAN_GEN_HELD | BEAN_GEN_IS_TAG | BEAN_GEN_TAGGED;
    bool skipped = false;
    if (BEAN_UNLIKELY((accessor->flags & special) != 0)) {
        if ((accessor->flags & BEAN_GEN_ANY) != 0) {
            bool is_first = BEAN_GEN_SEEN(seen, index) == 0;
            BEAN_GEN_MARK(seen, index);
            return bean_i_read_any(reader, cursor, (char *)bean + accessor->offset,
                                   &accessor->value, is_first);
        }
        if ((accessor->flags & BEAN_GEN_HELD) != 0) {
            bean = bean_i_holder_make(reader, cursor, type, index, bean, NULL, seen);
            if (bean == NULL) {
                return NULL;
            }
        }
        if ((accessor->flags & BEAN_GEN_IS_TAG) != 0) {
            return bean_i_read_sibling_tag(reader, cursor, type, index, seen);
        }
    }
    if (BEAN_UNLIKELY((accessor->flags & BEAN_GEN_TAGGED) != 0)) {
        cursor = bean_i_read_sibling(reader, cursor, type, index, bean, seen, &skipped);
    } else {
        cursor = bean_i_read_nullable(reader, cursor, (char *)bean + accessor->offset,
                                      &accessor->value, &skipped);
    }
    if (BEAN_UNLIKELY((type->flags & BEAN_GEN_HAS_NULL_SKIP) != 0)) {
        uint64_t *skips = seen + type->words;
        uint64_t bit = UINT64_C(1) << (index % 64);
        skips[index / 64] = skipped ? skips[index / 64] | bit : skips[index / 64] & ~bit;
    }
    return cursor;
}

/* ---- beans ----------------------------------------------------------------------------------- */

/* The next property: the one that canonical order expects, its key written canonically, by one
 * comparison, or whatever it is. The same results as bean_gen_next_property. */
BEAN_INLINE int32_t next_index(bean_gen_reader *reader, const char *cursor, const bean_type *type,
                               uint64_t *seen, int32_t index)
{
    uint32_t next = (uint32_t)(index + 1);
    size_t room = reader->fast_end > cursor ? (size_t)(reader->fast_end - cursor) : 0;
    if (BEAN_LIKELY(next < type->count)) {
        const bean_accessor *accessor = &type->accessors[next];
        if (BEAN_LIKELY(room >= accessor->key_size) &&
            BEAN_LIKELY(memcmp(cursor, accessor->key, accessor->key_size) == 0) &&
            !BEAN_GEN_SEEN(seen, next) &&
            (accessor->flags & (BEAN_GEN_NOT_READ | BEAN_GEN_ANY)) == 0) {
            BEAN_GEN_MARK(seen, next);
            reader->cursor = cursor + accessor->key_size;
            return (int32_t)next;
        }
    }
    return bean_gen_next_property(reader, cursor, type, seen);
}

static bool all_seen(const bean_type *type, const uint64_t *seen)
{
    uint32_t full = type->count / 64;
    uint32_t rest = type->count % 64;
    uint32_t i;
    for (i = 0; i < full; i++) {
        if (seen[i] != UINT64_MAX) {
            return false;
        }
    }
    return rest == 0 || seen[full] == (UINT64_C(1) << rest) - 1;
}

/* The first property, in the same way. */
BEAN_INLINE int32_t first_index(bean_gen_reader *reader, const char *cursor, const bean_type *type,
                                uint64_t *seen)
{
    size_t room = reader->fast_end > cursor ? (size_t)(reader->fast_end - cursor) : 0;
    if (BEAN_LIKELY(type->count != 0) && BEAN_LIKELY(reader->depth != 0)) {
        const bean_accessor *accessor = &type->accessors[0];
        if (BEAN_LIKELY((accessor->flags & (BEAN_GEN_NOT_READ | BEAN_GEN_ANY)) == 0) &&
            BEAN_LIKELY(room >= accessor->key_size) && BEAN_LIKELY(*cursor == '{') &&
            BEAN_LIKELY(memcmp(cursor + 1, accessor->key + 1, accessor->key_size - 1u) == 0)) {
            reader->depth--;
            BEAN_GEN_MARK(seen, 0);
            reader->cursor = cursor + accessor->key_size;
            return 0;
        }
    }
    return bean_gen_open_object(reader, cursor, type, seen);
}

/* Of the presence array, with those for nulls that are skipped and for tags. */
BEAN_INLINE uint32_t words_of(const bean_type *type)
{
    bool has_more = (type->flags & BEAN_GEN_HAS_NULL_SKIP) != 0 || type->tag_count != 0;
    return (has_more ? 2 * type->words : type->words) + type->tag_count;
}

/* Beans of these may have something to do at the end although all properties were seen. */
enum { LOOKS = BEAN_GEN_HAS_NULL_SKIP | BEAN_GEN_LOOKS_AT_END | BEAN_GEN_HAS_ANY };

/* The loop of both drivers; `by_code` is a constant where this is inlined. */
BEAN_INLINE const char *walk(bean_gen_reader *reader, const char *cursor, void *bean,
                             const bean_type *type, uint64_t *seen, bool by_code)
{
    int32_t index;
    memset(seen, 0, words_of(type) * sizeof *seen);
    index = first_index(reader, cursor, type, seen);
    while (index >= 0) {
        if (by_code) {
            cursor = type->code[index].read(reader, reader->cursor, bean, seen);
            if (BEAN_UNLIKELY(cursor == NULL)) {
                return NULL; /* the property's own code has named it */
            }
        } else {
            cursor = bean_gen_read_member(reader, reader->cursor, &type->accessors[index],
                                          (uint32_t)index, bean, type, seen);
            if (BEAN_UNLIKELY(cursor == NULL)) {
                return bean_gen_read_failed(reader, type, (uint32_t)index);
            }
        }
        index = next_index(reader, cursor, type, seen, index);
    }
    if (BEAN_UNLIKELY(index == BEAN_GEN_FAILED)) {
        return NULL;
    }
    if (!all_seen(type, seen) || (type->flags & LOOKS) != 0) {
        return bean_gen_missing(reader, type, bean, seen);
    }
    return reader->cursor;
}

/* A presence array that is too large for the stack. */
static uint64_t *new_words(bean_gen_reader *reader, const char *cursor, const bean_type *type)
{
    void *words = bean_arena_alloc(reader->arena, words_of(type) * sizeof(uint64_t));
    if (words == NULL) {
        (void)bean_i_read_fail_memory(reader, bean_i_skip_space(reader, cursor));
    }
    return (uint64_t *)words;
}

BEAN_NOINLINE static const char *walk_many(bean_gen_reader *reader, const char *cursor, void *bean,
                                           const bean_type *type, bool by_code)
{
    uint64_t at_hand[MANY_WORDS];
    uint64_t *seen = words_of(type) <= MANY_WORDS ? at_hand : new_words(reader, cursor, type);
    if (seen == NULL) {
        return NULL;
    }
    return walk(reader, cursor, bean, type, seen, by_code);
}

const char *bean_gen_read_table(bean_gen_reader *reader, const char *cursor, void *out,
                                const bean_type *type)
{
    uint64_t seen[FEW_WORDS];
    if (words_of(type) > FEW_WORDS) {
        return walk_many(reader, cursor, out, type, false);
    }
    return walk(reader, cursor, out, type, seen, false);
}

const char *bean_gen_read_properties(bean_gen_reader *reader, const char *cursor, void *out,
                                     const bean_type *type)
{
    uint64_t seen[FEW_WORDS];
    if (words_of(type) > FEW_WORDS) {
        return walk_many(reader, cursor, out, type, true);
    }
    return walk(reader, cursor, out, type, seen, true);
}
