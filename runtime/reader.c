/*
 * The reader's tokens: white space, literals, keys, the steps from one property of an object to the
 * next, and how a failure is described. Must not know what a bean's members look like in memory.
 */
#include "internal.h"
#include "kernels.h"
#include "number.h"

void bean_i_reader_over(bean_gen_reader *reader, bean_str text, bean_arena *arena,
                        bean_error *error)
{
    memset(reader, 0, sizeof *reader);
    bean_i_reader_point(reader, text.data, text.size);
    reader->arena = arena;
    reader->error = error;
    reader->limits.depth = BEAN_DEFAULT_DEPTH;
    reader->limits.number_size = SIZE_MAX;
    reader->limits.string_size = SIZE_MAX;
    reader->limits.items = SIZE_MAX;
    reader->limits.document_size = SIZE_MAX;
}

/* ---- failures -------------------------------------------------------------------------------- */

enum { GREATEST_TOKEN = 1000000000 }; /* longer ones are not followed to their end */

static bool ends_word(char byte)
{
    return (unsigned char)byte <= ' ' || strchr(",:[]{}\"", byte) != NULL;
}

/* The length of what stands at `token`, right or not. */
static size_t token_size(const bean_gen_reader *reader, const char *token)
{
    size_t room = (size_t)(reader->end - token);
    size_t size = 1;
    if (room > GREATEST_TOKEN) {
        room = GREATEST_TOKEN;
    }
    if (room == 0) {
        return 0;
    }
    if (*token == '"') {
        while (size < room && token[size] != '"') {
            size += token[size] == '\\' ? 2 : 1;
        }
        size++;
    } else if (!ends_word(*token)) {
        while (size < room && !ends_word(token[size])) {
            size++;
        }
    }
    return size < room ? size : room;
}

BEAN_COLD const char *bean_i_read_fail(bean_gen_reader *reader, bean_status code, const char *fault,
                                       const char *token, const char *expected)
{
    bean_i_error_start(reader->error, code, expected);
    reader->fault = fault;
    reader->path_dropped = 0;
    if (token != NULL) {
        bean_i_error_found(reader->error, token, token_size(reader, token));
    }
    return NULL;
}

BEAN_COLD const char *bean_i_read_fail_limit(bean_gen_reader *reader, const char *fault,
                                             const char *limit)
{
    (void)bean_i_read_fail(reader, BEAN_ERROR_LIMIT, fault, fault, NULL);
    bean_i_error_detail(reader->error, limit, strlen(limit));
    return NULL;
}

BEAN_COLD const char *bean_i_read_fail_depth(bean_gen_reader *reader, const char *bracket)
{
    char detail[BEAN_I_NUMBER_ROOM + 8];
    char *end = bean_i_write_uint32(detail, reader->limits.depth);
    memcpy(end, " levels", sizeof " levels");
    (void)bean_i_read_fail(reader, BEAN_ERROR_DEPTH, bracket, NULL, NULL);
    bean_i_error_detail(reader->error, detail, strlen(detail));
    return NULL;
}

BEAN_COLD const char *bean_i_read_fail_memory(bean_gen_reader *reader, const char *fault)
{
    return bean_i_read_fail(reader, fault == reader->end ? BEAN_ERROR_END : BEAN_ERROR_MEMORY,
                            fault, NULL, NULL);
}

BEAN_COLD const char *bean_i_read_fail_syntax(bean_gen_reader *reader, const char *cursor,
                                              const char *expected)
{
    if (cursor == reader->end) {
        return bean_i_read_fail(reader, BEAN_ERROR_END, cursor, NULL, expected);
    }
    return bean_i_read_fail(reader, BEAN_ERROR_SYNTAX, cursor, cursor, expected);
}

/* A literal that the cursor's byte starts, or NULL. */
static const char *literal_at(char byte)
{
    return byte == 't' ? "true" : byte == 'f' ? "false" : byte == 'n' ? "null" : NULL;
}

BEAN_COLD const char *bean_i_read_fail_type(bean_gen_reader *reader, const char *cursor,
                                            const char *expected)
{
    const char *literal;
    if (cursor == reader->end) {
        return bean_i_read_fail_syntax(reader, cursor, expected);
    }
    literal = literal_at(*cursor);
    if (literal != NULL) {
        if (bean_i_read_literal(reader, cursor, literal, strlen(literal)) == NULL) {
            return NULL;
        }
        return bean_i_read_fail(reader, *literal == 'n' ? BEAN_ERROR_NULL : BEAN_ERROR_TYPE, cursor,
                                cursor, expected);
    }
    switch (*cursor) {
    case '"':
    case '{':
    case '[':
    case '-': return bean_i_read_fail(reader, BEAN_ERROR_TYPE, cursor, cursor, expected);
    default: break;
    }
    return bean_i_read_fail(reader, bean_i_is_digit(*cursor) ? BEAN_ERROR_TYPE : BEAN_ERROR_SYNTAX,
                            cursor, cursor, expected);
}

static int32_t failed_in(bean_gen_reader *reader, const bean_type *type)
{
    if (reader->error->bean == NULL) {
        reader->error->bean = type->name;
    }
    return BEAN_GEN_FAILED;
}

/* The same for a key: the pointer is the object plus the key. */
static int32_t failed_at_key(bean_gen_reader *reader, const bean_type *type,
                             const struct bean_i_span *key, int32_t index)
{
    if (reader->error->bean == NULL && index >= 0) {
        reader->error->property = type->accessors[index].name;
    }
    bean_i_error_step_escaped(reader->error, &reader->path_dropped, key->text,
                              (size_t)(key->stop - key->text));
    return failed_in(reader, type);
}

const char *bean_i_failed_in_bean(bean_gen_reader *reader, const bean_type *type)
{
    (void)failed_in(reader, type);
    return NULL;
}

const char *bean_i_failed_at_key(bean_gen_reader *reader, const bean_type *type,
                                 const struct bean_i_span *key, int32_t index)
{
    (void)failed_at_key(reader, type, key, index);
    return NULL;
}

BEAN_COLD const char *bean_gen_read_failed(bean_gen_reader *reader, const bean_type *type,
                                           uint32_t index)
{
    if (reader->is_elsewhere) {
        reader->is_elsewhere = false; /* once: the pointer is complete up to this bean */
        return NULL;
    }
    bean_i_error_step_property(reader->error, &reader->path_dropped, type, index);
    return NULL;
}

/* ---- tokens ---------------------------------------------------------------------------------- */

const char *bean_i_skip_space_slow(const char *cursor, const char *end)
{
    /* One blank or one line end is the usual case, indentation the next. */
    if (cursor < end && bean_i_is_space(*cursor)) {
        cursor++;
        if (cursor < end && bean_i_is_space(*cursor)) {
            cursor = bean_i_kernels()->skip_space(cursor + 1, end);
        }
    }
    return cursor;
}

const char *bean_i_read_literal(bean_gen_reader *reader, const char *cursor, const char *literal,
                                size_t size)
{
    size_t room = (size_t)(reader->end - cursor);
    size_t i = 0;
    if (BEAN_LIKELY(room >= size) && BEAN_LIKELY(memcmp(cursor, literal, size) == 0)) {
        return cursor + size;
    }
    while (i < room && cursor[i] == literal[i]) {
        i++;
    }
    if (i == room) {
        return bean_i_read_fail(reader, BEAN_ERROR_END, reader->end, NULL, literal);
    }
    return bean_i_read_fail(reader, BEAN_ERROR_SYNTAX, cursor + i, cursor, literal);
}

const char *bean_i_read_key(bean_gen_reader *reader, const char *cursor, struct bean_i_span *key)
{
    if (BEAN_UNLIKELY(cursor == reader->end || *cursor != '"')) {
        return bean_i_read_fail_syntax(reader, cursor, "a key in quotes");
    }
    cursor = bean_i_scan_short(reader, cursor, key);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return NULL;
    }
    cursor = bean_i_skip_space(reader, cursor);
    if (BEAN_UNLIKELY(cursor == reader->end || *cursor != ':')) {
        return bean_i_read_fail_syntax(reader, cursor, "':'");
    }
    return bean_i_skip_space(reader, cursor + 1);
}

const char *bean_i_open(bean_gen_reader *reader, const char *cursor, char bracket,
                        const char *expected)
{
    cursor = bean_i_skip_space(reader, cursor);
    if (BEAN_UNLIKELY(cursor == reader->end || *cursor != bracket)) {
        return bean_i_read_fail_type(reader, cursor, expected);
    }
    if (BEAN_UNLIKELY(reader->depth == 0)) {
        return bean_i_read_fail_depth(reader, cursor);
    }
    reader->depth--;
    return bean_i_skip_space(reader, cursor + 1);
}

const char *bean_i_after_item(bean_gen_reader *reader, const char *cursor, char bracket,
                              bool *closed)
{
    cursor = bean_i_skip_space(reader, cursor);
    if (BEAN_LIKELY(cursor != reader->end)) {
        if (*cursor == ',') {
            *closed = false;
            return bean_i_skip_space(reader, cursor + 1);
        }
        if (*cursor == bracket) {
            *closed = true;
            reader->close = cursor;
            reader->depth++;
            return cursor + 1;
        }
    }
    return bean_i_read_fail_syntax(reader, cursor, bracket == '}' ? "',' or '}'" : "',' or ']'");
}

/* ---- objects of beans ------------------------------------------------------------------------ */

static int32_t close_object(bean_gen_reader *reader, const char *brace)
{
    reader->close = brace;
    reader->depth++;
    reader->cursor = brace + 1;
    return BEAN_GEN_CLOSED;
}

static bool is_reserved(const bean_type *type, const struct bean_i_span *key)
{
    const char *const *name = type->reserved;
    for (; name != NULL && *name != NULL; name++) {
        if (bean_i_span_equal(key, *name, strlen(*name))) {
            return true;
        }
    }
    return false;
}

/* A property that the view of this reading hides is known by its index. */
BEAN_COLD static int32_t fail_unknown(bean_gen_reader *reader, const bean_type *type,
                                      const struct bean_i_span *key, int32_t index)
{
    const char *quote = key->text - 1;
    (void)bean_i_read_fail(reader, BEAN_ERROR_UNKNOWN, quote, quote, NULL);
    if (index >= 0) {
        bean_i_error_detail(reader->error, "not in this view", strlen("not in this view"));
    } else if (is_reserved(type, key)) {
        bean_i_error_detail(reader->error, "reserved", strlen("reserved"));
    }
    return failed_at_key(reader, type, key, index);
}

BEAN_COLD static int32_t fail_duplicate(bean_gen_reader *reader, const bean_type *type,
                                        const struct bean_i_span *key, int32_t index)
{
    const char *quote = key->text - 1;
    (void)bean_i_read_fail(reader, BEAN_ERROR_DUPLICATE, quote, quote, NULL);
    return failed_at_key(reader, type, key, index);
}

static bool is_hidden(const bean_gen_reader *reader, const bean_type *type, uint32_t index)
{
    return (type->accessors[index].flags & BEAN_GEN_VIEWED) != 0 &&
           (type->views[index] & reader->view) == 0;
}

/* Whether an unknown key is the tag of the union whose arm this bean is. */
static bool is_tag(const bean_gen_reader *reader, const struct bean_i_span *key)
{
    const struct bean_i_tag *tag = reader->tag;
    return tag != NULL && tag->depth == reader->depth &&
           bean_i_span_equal(key, tag->type->tag_name, tag->type->tag_name_size);
}

/* Whether the key at `cursor` is the one of this property, written canonically. */
static bool is_key_of(const bean_gen_reader *reader, const char *cursor, const bean_type *type,
                      unsigned place)
{
    const bean_accessor *accessor = &type->accessors[place];
    return (accessor->flags & (BEAN_GEN_NOT_READ | BEAN_GEN_ANY)) == 0 &&
           reader->fast_end - cursor >= accessor->key_size &&
           bean_i_same_text(cursor, accessor->key + 1, accessor->key_size - 1u); /* no comma */
}

/* Marks and returns the property whose key is at `cursor`, where it is a likely one: the one behind
 * an absent one, or the first that was not there yet. -1 when it takes a look-up to tell. */
static int32_t guess_property(bean_gen_reader *reader, const char *cursor, const bean_type *type,
                              uint64_t *seen)
{
    unsigned place;
    if (type->count >= 64) {
        return -1;
    }
    place = 64 - bean_i_leading_zeros(seen[0] << 1 | 1);
    if (place >= type->count || !is_key_of(reader, cursor, type, place)) {
        place = bean_gen_lowest_bit64(~seen[0]);
        if (place >= type->count || !is_key_of(reader, cursor, type, place)) {
            return -1;
        }
    }
    BEAN_GEN_MARK(seen, place);
    reader->key = cursor;
    reader->cursor = cursor + type->accessors[place].key_size - 1;
    return (int32_t)place;
}

/* The first property at or behind `cursor`, where a key is due, whose value is to be read. */
static int32_t find_property(bean_gen_reader *reader, const char *cursor, const bean_type *type,
                             uint64_t *seen)
{
    bool closed = false;
    int32_t likely = guess_property(reader, cursor, type, seen);
    if (likely >= 0) {
        return likely;
    }
    while (!closed) {
        struct bean_i_span key;
        int32_t index;
        const char *value = bean_i_read_key(reader, cursor, &key);
        if (BEAN_UNLIKELY(value == NULL)) {
            return failed_in(reader, type);
        }
        index = bean_i_span_find(type->keys, &key);
        if (BEAN_LIKELY(index >= 0)) {
            unsigned place = (unsigned)index;
            unsigned flags = type->accessors[place].flags;
            unsigned policy = BEAN_GEN_SEEN(seen, place) == 0
                                  ? BEAN_GEN_DUPLICATES_LAST
                                  : flags >> BEAN_GEN_DUPLICATE_SHIFT & 3u;
            if (BEAN_UNLIKELY((flags & (BEAN_GEN_NOT_READ | BEAN_GEN_VIEWED)) != 0)) {
                if ((flags & BEAN_GEN_NOT_READ) != 0) {
                    policy = BEAN_GEN_DUPLICATES_FIRST; /* passed over; never seen */
                } else if (is_hidden(reader, type, place)) {
                    if ((type->flags & BEAN_GEN_UNEXPECTED_FAIL) != 0) {
                        return fail_unknown(reader, type, &key, index);
                    }
                    policy = BEAN_GEN_DUPLICATES_FIRST;
                }
            }
            if (BEAN_LIKELY(policy == BEAN_GEN_DUPLICATES_LAST)) {
                BEAN_GEN_MARK(seen, place);
                reader->key = cursor;
                reader->cursor = value;
                return index;
            }
            if (policy == BEAN_GEN_DUPLICATES_ERROR) {
                return fail_duplicate(reader, type, &key, index);
            }
        } else if (BEAN_UNLIKELY(is_tag(reader, &key))) {
            if (cursor != reader->tag->quote) { /* it was found elsewhere */
                return fail_duplicate(reader, type, &key, index);
            }
        } else if ((type->flags & BEAN_GEN_HAS_ANY) != 0 &&
                   !is_hidden(reader, type, type->count - 1)) {
            reader->key = cursor;
            reader->cursor = value;
            return (int32_t)type->count - 1; /* its bit means that there was one before */
        } else if (reader->strict || (type->flags & BEAN_GEN_UNKNOWN_FAIL) != 0) {
            return fail_unknown(reader, type, &key, -1);
        }
        cursor = bean_i_skip_value(reader, value);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return failed_at_key(reader, type, &key, index);
        }
        cursor = bean_i_after_item(reader, cursor, '}', &closed);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return failed_in(reader, type);
        }
    }
    reader->cursor = cursor;
    return BEAN_GEN_CLOSED;
}

int32_t bean_gen_open_object(bean_gen_reader *reader, const char *cursor, const bean_type *type,
                             uint64_t *seen)
{
    const struct bean_i_tag *tag = reader->tag;
    const char *brace = cursor;
    cursor = bean_i_open(reader, cursor, '{', "an object");
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return BEAN_GEN_FAILED;
    }
    if (BEAN_UNLIKELY(tag != NULL) && brace == tag->brace && tag->after != NULL) {
        return bean_gen_next_property(reader, tag->after, type, seen);
    }
    if (cursor != reader->end && *cursor == '}') {
        return close_object(reader, cursor);
    }
    return find_property(reader, cursor, type, seen);
}

int32_t bean_gen_next_property(bean_gen_reader *reader, const char *cursor, const bean_type *type,
                               uint64_t *seen)
{
    cursor = bean_i_skip_space(reader, cursor);
    if (BEAN_LIKELY(cursor != reader->end)) {
        if (*cursor == ',') {
            return find_property(reader, bean_i_skip_space(reader, cursor + 1), type, seen);
        }
        if (*cursor == '}') {
            return close_object(reader, cursor);
        }
    }
    (void)bean_i_read_fail_syntax(reader, cursor, "',' or '}'");
    return failed_in(reader, type);
}

/* ---- properties that did not occur ----------------------------------------------------------- */

/* The absent ones of the 64 properties that a word of the presence array is about: those that were
 * not there, and nulls that count as absent. */
static uint64_t absent_bits(const bean_type *type, const uint64_t *seen, uint32_t word)
{
    uint64_t bits = ~seen[word];
    uint32_t left = type->count - 64 * word;
    if ((type->flags & BEAN_GEN_HAS_NULL_SKIP) != 0) {
        bits |= seen[type->words + word];
    }
    return left < 64 ? bits & ((UINT64_C(1) << left) - 1) : bits;
}

/* The first absent property from `index` on, or type->count. */
static uint32_t next_absent(const bean_type *type, const uint64_t *seen, uint32_t index)
{
    while (index < type->count) {
        uint64_t bits = absent_bits(type, seen, index / 64) >> (index % 64);
        if (bits != 0) {
            return index + bean_gen_lowest_bit64(bits);
        }
        index = (index / 64 + 1) * 64;
    }
    return type->count;
}

static bool is_required(const bean_gen_reader *reader, const bean_type *type, uint32_t index,
                        const void *bean, const uint64_t *seen)
{
    unsigned flags = type->accessors[index].flags;
    bool is_missed = (flags & BEAN_GEN_REQUIRED) != 0;
    if (BEAN_UNLIKELY((flags & (BEAN_GEN_IS_TAG | BEAN_GEN_TAGGED)) != 0)) {
        bool others_absent = next_absent(type, seen, index + 1) == index + 1;
        is_missed = bean_i_sibling_is_missed(type, index, seen, others_absent);
    }
    return is_missed && !is_hidden(reader, type, index) &&
           bean_i_holder_find(type, index, bean, seen) != NULL;
}

/* Names all of the required properties that are missing, `first` being the first one. */
BEAN_COLD static const char *fail_missing(bean_gen_reader *reader, const bean_type *type,
                                          const void *bean, const uint64_t *seen, uint32_t first)
{
    bean_error *error = reader->error;
    struct bean_i_text names;
    uint32_t i;
    (void)bean_i_read_fail(reader, BEAN_ERROR_REQUIRED, reader->close, NULL, NULL);
    names.to = error->detail;
    names.room = sizeof error->detail;
    names.size = 0;
    names.dropped = 0;
    for (i = first; i < type->count; i = next_absent(type, seen, i + 1)) {
        if (is_required(reader, type, i, bean, seen)) {
            bean_str name = bean_i_written_name(&type->accessors[i]);
            if (i != first) {
                bean_i_text_append(&names, ", ", 2);
            }
            bean_i_text_append(&names, name.data, name.size);
        }
    }
    bean_i_text_finish(&names);
    error->bean = type->name;
    error->property = type->accessors[first].name;
    return NULL;
}

/* Lists are copied: what was read is in the arena, so that it can be changed and appended to. */
bool bean_i_set_default(bean_gen_reader *reader, const bean_accessor *accessor, void *owner)
{
    const bean_gen_value *value = &accessor->value;
    char *member = (char *)owner + accessor->offset;
    bool has = false;
    bean_status status = BEAN_OK;
    if (accessor->default_value != NULL) {
        memcpy(member, accessor->default_value, value->size);
        has = true;
    } else {
        bean_i_init_value(value, member, false);
    }
    bean_i_set_state(value, member, has ? BEAN_VALUE : BEAN_ABSENT);
    if (has && value->kind >= BEAN_GEN_LIST) {
        status = bean_i_deepen(value, member, reader->arena);
    }
    return status == BEAN_OK;
}

/* What the accessor's offset counts from; NULL for a property of an unwrapped bean that is not
 * there. */
static void *holder_of(const bean_type *type, uint32_t index, void *bean, const uint64_t *seen)
{
    const void *found = bean_i_holder_find(type, index, bean, seen);
    union {
        const void *found;
        void *owner;
    } change = {found};
    return change.owner;
}

/* What the absence of a property means. False when there is no memory. */
static bool make_up(bean_gen_reader *reader, const bean_type *type, uint32_t index, void *owner,
                    const uint64_t *seen)
{
    const bean_accessor *accessor = &type->accessors[index];
    bool done = false;
    if (BEAN_UNLIKELY((accessor->flags & (BEAN_GEN_IS_TAG | BEAN_GEN_TAGGED)) != 0) &&
        !bean_i_sibling_complete(reader, type, index, owner, seen, &done)) {
        return false;
    }
    return done || bean_i_set_default(reader, accessor, owner);
}

const char *bean_i_complete(bean_gen_reader *reader, const bean_type *type, void *bean,
                            const uint64_t *seen)
{
    uint32_t first = next_absent(type, seen, 0);
    uint32_t i;
    for (i = first; i < type->count; i = next_absent(type, seen, i + 1)) {
        if (BEAN_UNLIKELY(is_required(reader, type, i, bean, seen))) {
            return fail_missing(reader, type, bean, seen, i);
        }
    }
    for (i = first; i < type->count; i = next_absent(type, seen, i + 1)) {
        void *owner = holder_of(type, i, bean, seen);
        if (BEAN_UNLIKELY(owner != NULL && !make_up(reader, type, i, owner, seen))) {
            return bean_i_read_fail_memory(reader, reader->close);
        }
    }
    /* Straight lanes close objects without telling `cursor`, but never without `close`. */
    reader->cursor = reader->close + 1;
    return reader->cursor;
}

const char *bean_gen_missing(bean_gen_reader *reader, const bean_type *type, void *bean,
                             const uint64_t *seen)
{
    const char *cursor = bean_i_complete(reader, type, bean, seen);
    if (cursor != NULL && (type->flags & BEAN_GEN_HAS_ANY) != 0 &&
        BEAN_GEN_SEEN(seen, type->count - 1) != 0) {
        const bean_accessor *any = &type->accessors[type->count - 1];
        if (BEAN_UNLIKELY(!bean_i_finish_any(reader, (char *)bean + any->offset))) {
            return bean_gen_read_failed(reader, type, type->count - 1);
        }
    }
    return cursor == NULL ? NULL : bean_i_call_creators(reader, cursor, type, bean);
}
