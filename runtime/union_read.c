/*
 * Reading unions by their descriptions, in every form: find the tag, then read the arm once. A tag
 * that comes late is looked for ahead (scan.c); nothing is buffered. Must not know what beans look
 * like in memory.
 */
#include "internal.h"
#include "internal_write.h"
#include "number.h"

/* ---- failures -------------------------------------------------------------------------------- */

BEAN_COLD const char *bean_i_failed_in_union(bean_gen_reader *reader, const bean_union *type)
{
    if (reader->error->bean == NULL) {
        reader->error->bean = type->name;
    }
    return NULL;
}

/* The same at a key of the union's own object. */
BEAN_COLD static const char *failed_at_key(bean_gen_reader *reader, const bean_union *type,
                                           const struct bean_i_span *key)
{
    bean_i_error_step_escaped(reader->error, &reader->path_dropped, key->text,
                              (size_t)(key->stop - key->text));
    return bean_i_failed_in_union(reader, type);
}

BEAN_COLD static const char *failed_at_name(bean_gen_reader *reader, const bean_union *type,
                                            const char *name, size_t size)
{
    bean_i_error_step(reader->error, &reader->path_dropped, name, size);
    return bean_i_failed_in_union(reader, type);
}

BEAN_COLD static const char *failed_at_place(bean_gen_reader *reader, const bean_union *type,
                                             size_t place)
{
    bean_i_error_step_index(reader->error, &reader->path_dropped, place);
    return bean_i_failed_in_union(reader, type);
}

/* The failed value of an arm: its own bean, if any, is named already. */
BEAN_COLD const char *bean_i_failed_arm(bean_gen_reader *reader, const bean_union *type,
                                        const bean_gen_arm *arm)
{
    if (reader->error->bean == NULL) {
        reader->error->property = arm->name;
    }
    return bean_i_failed_in_union(reader, type);
}

/* Lists the tags that there are. */
BEAN_COLD static const char *fail_tag(bean_gen_reader *reader, const char *token,
                                      const bean_union *type)
{
    bean_error *error = reader->error;
    struct bean_i_text names;
    (void)bean_i_read_fail(reader, BEAN_ERROR_TAG, token, token, NULL);
    names.to = error->detail;
    names.room = sizeof error->detail;
    names.size = 0;
    names.dropped = 0;
    bean_i_text_append(&names, "known: ", 7);
    for (uint32_t i = 0; i < type->count; i++) {
        const bean_gen_arm *arm = &type->arms[i];
        if (i != 0) {
            bean_i_text_append(&names, ", ", 2);
        }
        bean_i_text_append(&names, arm->tag, arm->tag_size);
    }
    bean_i_text_finish(&names);
    return NULL;
}

/* Required keys of the union's object are missing. */
BEAN_COLD static const char *fail_missing(bean_gen_reader *reader, const bean_union *type,
                                          const char *name, size_t size)
{
    (void)bean_i_read_fail(reader, BEAN_ERROR_REQUIRED, reader->close, NULL, NULL);
    bean_i_error_detail(reader->error, name, size);
    return bean_i_failed_in_union(reader, type);
}

BEAN_COLD static const char *fail_duplicate(bean_gen_reader *reader, const bean_union *type,
                                            const struct bean_i_span *key)
{
    (void)bean_i_read_fail(reader, BEAN_ERROR_DUPLICATE, key->text - 1, key->text - 1, NULL);
    return failed_at_key(reader, type, key);
}

BEAN_COLD static const char *fail_unknown(bean_gen_reader *reader, const bean_union *type,
                                          const struct bean_i_span *key)
{
    (void)bean_i_read_fail(reader, BEAN_ERROR_UNKNOWN, key->text - 1, key->text - 1, NULL);
    return failed_at_key(reader, type, key);
}

/* ---- tags ------------------------------------------------------------------------------------ */

/* The arm of a tag in the union, with what stands for tags that are unknown; -1, described, when
 * there is none. */
static int32_t arm_or_default(bean_gen_reader *reader, const bean_union *type, int32_t arm,
                              const char *token)
{
    arm = arm >= 0 ? arm : type->default_arm;
    if (BEAN_UNLIKELY(arm < 0)) {
        (void)fail_tag(reader, token, type);
    }
    return arm;
}

const char *bean_i_read_tag(bean_gen_reader *reader, const char *cursor, const bean_union *type,
                            int32_t *arm)
{
    const char *token = bean_i_skip_space(reader, cursor);
    if ((type->flags & BEAN_GEN_TAG_NUMERIC) != 0) {
        char text[BEAN_I_NUMBER_ROOM];
        int64_t number = 0;
        cursor = bean_gen_read_int64_slow(reader, token, &number);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return NULL;
        }
        *arm = bean_i_key_find(type->keys, text, (size_t)(bean_i_write_int64(text, number) - text));
    } else {
        struct bean_i_span span;
        if (BEAN_UNLIKELY(token == reader->end || *token != '"')) {
            return bean_i_read_fail_type(reader, token, "a string that names an arm of the union");
        }
        cursor = bean_i_scan_string(reader, token, &span);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return NULL;
        }
        *arm = bean_i_span_find(type->keys, &span);
    }
    *arm = arm_or_default(reader, type, *arm, token);
    return BEAN_LIKELY(*arm >= 0) ? cursor : NULL;
}

/* Where the tag of an object is. */
struct found {
    const char *quote; /* of its key */
    const char *after; /* past its value, where it is the first member; else NULL */
    int32_t arm;
};

/* The tag's key as it is written, right behind the brace: the usual case. */
static bool starts_with_tag(const bean_gen_reader *reader, const char *brace,
                            const bean_union *type)
{
    return (size_t)(reader->end - brace) > type->tag_key_size &&
           memcmp(brace + 1, type->tag_key, type->tag_key_size) == 0;
}

BEAN_COLD static const char *fail_not_first(bean_gen_reader *reader, const bean_union *type,
                                            const struct bean_i_span *key)
{
    (void)bean_i_read_fail(reader, BEAN_ERROR_TAG, key->text - 1, key->text - 1,
                           "the tag as the first member");
    return failed_at_key(reader, type, key);
}

/* Looks through the members. Returns where it stopped, or NULL. */
static const char *look_for_tag(bean_gen_reader *reader, const char *cursor, const bean_union *type,
                                struct bean_i_look *look, struct found *found)
{
    bool is_first = true;
    while (!look->is_closed) {
        struct bean_i_span key;
        const char *quote = cursor;
        const char *value = bean_i_read_key(reader, cursor, &key);
        if (BEAN_UNLIKELY(value == NULL)) {
            return bean_i_failed_in_union(reader, type);
        }
        if (bean_i_span_equal(&key, type->tag_name, type->tag_name_size)) {
            cursor = bean_i_read_tag(reader, value, type, &found->arm);
            if (BEAN_UNLIKELY(cursor == NULL)) {
                return failed_at_key(reader, type, &key);
            }
            found->quote = quote;
            found->after = is_first ? cursor : NULL;
            return value;
        }
        if (BEAN_UNLIKELY((type->flags & BEAN_GEN_TAG_FIRST) != 0)) {
            return fail_not_first(reader, type, &key);
        }
        is_first = false;
        cursor = bean_i_look_past(reader, value, look);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return failed_at_key(reader, type, &key);
        }
        cursor = bean_i_look_next(reader, cursor, look);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return bean_i_failed_in_union(reader, type);
        }
    }
    return found->arm >= 0 ? cursor
                           : fail_missing(reader, type, type->tag_name, type->tag_name_size);
}

/* Finds the tag of the object at `brace`. Where there is none, found->arm stays if it is one. */
static bool find_tag(bean_gen_reader *reader, const char *brace, const bean_union *type,
                     struct found *found)
{
    struct bean_i_look look;
    const char *cursor;
    if (BEAN_LIKELY(reader->depth != 0) && BEAN_LIKELY(starts_with_tag(reader, brace, type))) {
        found->quote = brace + 1;
        found->after =
            bean_i_read_tag(reader, found->quote + type->tag_key_size, type, &found->arm);
        if (BEAN_UNLIKELY(found->after == NULL)) {
            (void)failed_at_name(reader, type, type->tag_name, type->tag_name_size);
        }
        return found->after != NULL;
    }
    cursor = bean_i_look_start(reader, brace, &look);
    if (BEAN_LIKELY(cursor != NULL)) {
        cursor = look_for_tag(reader, cursor, type, &look, found);
    } else {
        (void)bean_i_failed_in_union(reader, type);
    }
    bean_i_look_end(reader, cursor, &look);
    return cursor != NULL;
}

/* The default arm that keeps the whole text of the union. */
static bool keeps_text(const bean_union *type, int32_t arm)
{
    return type->default_is_json != 0 && arm == type->default_arm;
}

static const char *read_text(bean_gen_reader *reader, const char *cursor, void *out,
                             const bean_union *type, const struct bean_i_old *old)
{
    bean_i_union_store(type, out, (uint32_t)type->default_arm);
    if (bean_i_is_merged_arm(reader, cursor, type, type->default_arm, old)) {
        return bean_i_merge_arm(reader, cursor, out, type, type->default_arm, old);
    }
    return bean_gen_read_value(reader, cursor, bean_i_union_payload(type, out),
                               type->arms[type->default_arm].value);
}

/* ---- internal: {"type":"rect", ... } --------------------------------------------------------- */

/* An object of which nothing but the tag is known. */
static const char *read_nothing(bean_gen_reader *reader, const char *brace, const bean_union *type)
{
    static const uint32_t displacements[1] = {0};
    static const bean_gen_key slots[1] = {{NULL, 0, -1}};
    static const bean_gen_keys keys = {0, 0, 0, displacements, slots};
    bean_type nothing;
    memset(&nothing, 0, sizeof nothing);
    nothing.name = type->name;
    nothing.keys = &keys;
    nothing.words = 1;
    nothing.flags = (type->flags & BEAN_GEN_TAG_UNKNOWN_FAIL) != 0 ? BEAN_GEN_UNKNOWN_FAIL : 0;
    return bean_gen_read_table(reader, brace, NULL, &nothing);
}

static const char *read_internal(bean_gen_reader *reader, const char *brace, void *out,
                                 const bean_union *type, const struct bean_i_old *old)
{
    struct found found = {NULL, NULL, bean_i_old_arm(type, old)};
    struct bean_i_tag tag;
    const struct bean_i_tag *outer = reader->tag;
    const bean_gen_value *value;
    const char *cursor;
    if (BEAN_UNLIKELY(!find_tag(reader, brace, type, &found))) {
        return NULL;
    }
    if (keeps_text(type, found.arm)) {
        return read_text(reader, brace, out, type, old);
    }
    bean_i_set_arm(type, out, found.arm);
    value = type->arms[found.arm].value;
    if (value == NULL && found.arm == type->default_arm) {
        return bean_i_skip_value(reader, brace);
    }
    tag.type = type;
    tag.brace = brace;
    tag.quote = found.quote;
    tag.after = found.after;
    tag.depth = reader->depth - 1;
    reader->tag =
        found.quote == NULL || (type->form == BEAN_GEN_UNION_OWN && value != NULL) ? NULL : &tag;
    if (value == NULL) {
        cursor = read_nothing(reader, brace, type);
    } else if (bean_i_is_merged_arm(reader, brace, type, found.arm, old)) {
        cursor = bean_i_merge_arm(reader, brace, out, type, found.arm, old);
    } else {
        cursor = bean_gen_read_value(reader, brace, bean_i_union_payload(type, out), value);
    }
    reader->tag = outer;
    return cursor;
}

/* ---- adjacent: {"t":"rect","c": ... } -------------------------------------------------------- */

enum { SEEN_TAG = 1, SEEN_CONTENT = 2 };

/* One member of the object; `cursor` is at its key. */
static const char *read_adjacent_member(bean_gen_reader *reader, const char *cursor, void *out,
                                        const bean_union *type, int32_t arm,
                                        const struct bean_i_old *old, unsigned *seen)
{
    struct bean_i_span key;
    unsigned bit = 0;
    const char *value = bean_i_read_key(reader, cursor, &key);
    if (BEAN_UNLIKELY(value == NULL)) {
        return bean_i_failed_in_union(reader, type);
    }
    if (bean_i_span_equal(&key, type->tag_name, type->tag_name_size)) {
        bit = SEEN_TAG;
    } else if (bean_i_span_equal(&key, type->content_name, type->content_name_size)) {
        bit = SEEN_CONTENT;
    } else if (reader->strict || (type->flags & BEAN_GEN_TAG_UNKNOWN_FAIL) != 0) {
        return fail_unknown(reader, type, &key);
    }
    if (BEAN_UNLIKELY((*seen & bit) != 0)) {
        return fail_duplicate(reader, type, &key);
    }
    *seen |= bit;
    if (bit == SEEN_CONTENT) {
        cursor = bean_i_read_or_merge_arm(reader, value, out, type, arm, old);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            (void)bean_i_failed_arm(reader, type, &type->arms[arm]);
        }
    } else {
        cursor = bean_i_skip_value(reader, value);
    }
    return BEAN_LIKELY(cursor != NULL) ? cursor : failed_at_key(reader, type, &key);
}

static const char *read_adjacent(bean_gen_reader *reader, const char *brace, void *out,
                                 const bean_union *type, const struct bean_i_old *old)
{
    struct found found = {NULL, NULL, bean_i_old_arm(type, old)};
    unsigned seen = 0;
    bool is_complete = false;
    bool closed = false;
    const char *cursor;
    if (BEAN_UNLIKELY(!find_tag(reader, brace, type, &found))) {
        return NULL;
    }
    if (keeps_text(type, found.arm)) {
        return read_text(reader, brace, out, type, old);
    }
    bean_i_set_arm(type, out, found.arm);
    if (old != NULL && bean_i_old_arm(type, old) == found.arm) {
        memcpy(bean_i_union_payload(type, out), (const char *)old->in + type->offset,
               type->size - type->offset);
        is_complete = true;
    }
    cursor = bean_i_open_items(reader, brace, '{', '}', "an object", &closed);
    if (cursor != NULL && found.after != NULL) {
        seen = SEEN_TAG;
        cursor = bean_i_after_item(reader, found.after, '}', &closed);
    }
    while (cursor != NULL && !closed) {
        cursor = read_adjacent_member(reader, cursor, out, type, found.arm, old, &seen);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return NULL;
        }
        cursor = bean_i_after_item(reader, cursor, '}', &closed);
    }
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return bean_i_failed_in_union(reader, type);
    }
    if ((seen & SEEN_CONTENT) == 0 && !is_complete && !bean_i_arm_can_be_absent(type, found.arm)) {
        return fail_missing(reader, type, type->content_name, type->content_name_size);
    }
    return cursor;
}

/* ---- external: {"rect": ... } or "rect" ------------------------------------------------------ */

/* An arm that is only its name. */
static const char *read_name(bean_gen_reader *reader, const char *quote, void *out,
                             const bean_union *type)
{
    int32_t arm = -1;
    const char *cursor = bean_i_read_tag(reader, quote, type, &arm);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return bean_i_failed_in_union(reader, type);
    }
    if (keeps_text(type, arm)) {
        return read_text(reader, quote, out, type, NULL);
    }
    if (BEAN_UNLIKELY(!bean_i_arm_can_be_absent(type, arm))) {
        (void)bean_i_read_fail(reader, BEAN_ERROR_TYPE, quote, quote,
                               "an object, as the arm has data");
        return bean_i_failed_arm(reader, type, &type->arms[arm]);
    }
    bean_i_set_arm(type, out, arm);
    return cursor;
}

static const char *close_external(bean_gen_reader *reader, const char *cursor,
                                  const bean_union *type)
{
    bool closed;
    cursor = bean_i_after_item(reader, cursor, '}', &closed);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return bean_i_failed_in_union(reader, type);
    }
    if (BEAN_UNLIKELY(!closed)) {
        struct bean_i_span key;
        if (bean_i_read_key(reader, cursor, &key) == NULL) {
            return bean_i_failed_in_union(reader, type);
        }
        return fail_unknown(reader, type, &key);
    }
    return cursor;
}

static const char *read_external(bean_gen_reader *reader, const char *brace, void *out,
                                 const bean_union *type, const struct bean_i_old *old)
{
    struct bean_i_span key;
    int32_t arm = -1;
    const char *cursor = brace;
    const char *value;
    if (brace != reader->end && *brace == '"') {
        return read_name(reader, brace, out, type);
    }
    cursor = bean_i_open(reader, brace, '{', "an object, or a string that names an arm");
    if (BEAN_LIKELY(cursor != NULL) && cursor != reader->end && *cursor == '}') {
        (void)bean_i_read_fail(reader, BEAN_ERROR_TAG, cursor, NULL,
                               "one member that is named like an arm");
        return bean_i_failed_in_union(reader, type);
    }
    value = cursor == NULL ? NULL : bean_i_read_key(reader, cursor, &key);
    if (BEAN_UNLIKELY(value == NULL)) {
        return bean_i_failed_in_union(reader, type);
    }
    arm = arm_or_default(reader, type, bean_i_span_find(type->keys, &key), cursor);
    if (BEAN_UNLIKELY(arm < 0)) {
        return failed_at_key(reader, type, &key);
    }
    if (keeps_text(type, arm)) {
        reader->depth++;
        return read_text(reader, brace, out, type, old);
    }
    bean_i_set_arm(type, out, arm);
    cursor = bean_i_read_or_merge_arm(reader, value, out, type, arm, old);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        (void)bean_i_failed_arm(reader, type, &type->arms[arm]);
        return failed_at_key(reader, type, &key);
    }
    return close_external(reader, cursor, type);
}

/* ---- array: ["rect", ... ] ------------------------------------------------------------------- */

static const char *close_array(bean_gen_reader *reader, const char *cursor, const bean_union *type)
{
    bool closed;
    cursor = bean_i_after_item(reader, cursor, ']', &closed);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return bean_i_failed_in_union(reader, type);
    }
    if (BEAN_UNLIKELY(!closed)) {
        (void)bean_i_read_fail_syntax(reader, cursor, "the end of the array: a tag and a value");
        if (cursor != reader->end) {
            reader->error->code = BEAN_ERROR_TYPE;
            reader->error->text = bean_status_text(BEAN_ERROR_TYPE);
        }
        return bean_i_failed_in_union(reader, type);
    }
    return cursor;
}

static const char *read_array(bean_gen_reader *reader, const char *bracket, void *out,
                              const bean_union *type)
{
    int32_t arm = -1;
    bool closed;
    const char *cursor = bean_i_open(reader, bracket, '[', "an array of a tag and a value");
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return bean_i_failed_in_union(reader, type);
    }
    if (BEAN_UNLIKELY(cursor != reader->end && *cursor == ']')) {
        (void)bean_i_read_fail(reader, BEAN_ERROR_TAG, cursor, NULL, "a tag and a value");
        return bean_i_failed_in_union(reader, type);
    }
    cursor = bean_i_read_tag(reader, cursor, type, &arm);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return failed_at_place(reader, type, 0);
    }
    if (keeps_text(type, arm)) {
        reader->depth++;
        return read_text(reader, bracket, out, type, NULL);
    }
    bean_i_set_arm(type, out, arm);
    cursor = bean_i_after_item(reader, cursor, ']', &closed);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return bean_i_failed_in_union(reader, type);
    }
    if (closed) {
        if (BEAN_LIKELY(bean_i_arm_can_be_absent(type, arm))) {
            return cursor;
        }
        (void)bean_i_read_fail(reader, BEAN_ERROR_TYPE, reader->close, NULL,
                               "a value behind the tag, as the arm has data");
        return bean_i_failed_arm(reader, type, &type->arms[arm]);
    }
    cursor = bean_i_read_arm(reader, cursor, out, type, arm);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        (void)bean_i_failed_arm(reader, type, &type->arms[arm]);
        return failed_at_place(reader, type, 1);
    }
    return close_array(reader, cursor, type);
}

/* ---- any form -------------------------------------------------------------------------------- */

const char *bean_i_read_union(bean_gen_reader *reader, const char *cursor, void *out,
                              const bean_union *type)
{
    const struct bean_i_old *old = reader->old;
    reader->old = NULL;
    cursor = bean_i_skip_space(reader, cursor);
    switch (type->form) {
    case BEAN_GEN_UNION_ADJACENT: return read_adjacent(reader, cursor, out, type, old);
    case BEAN_GEN_UNION_EXTERNAL: return read_external(reader, cursor, out, type, old);
    case BEAN_GEN_UNION_ARRAY: return read_array(reader, cursor, out, type);
    case BEAN_GEN_UNION_UNTAGGED: return bean_i_read_untagged(reader, cursor, out, type);
    default: return read_internal(reader, cursor, out, type, old);
    }
}
