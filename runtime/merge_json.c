/*
 * JSON Merge Patch of a JSON text. The patch, once read, is a tree of the objects in it; the text
 * is then gone through once and written down anew. What the patch doesn't name is copied as it is,
 * so that numbers keep their digits. O(text + patch log patch).
 */
#include "internal.h"
#include "internal_write.h"

struct object;

/* A member of an object of the patch; the key comes first for the index. */
struct member {
    bean_str key;
    bean_str written;      /* the key as the patch spells it, with quotes */
    bean_str value;        /* as it stands there */
    struct object *object; /* the value, if it is one */
    bool is_null;
    bool is_used;
};

struct object {
    bean_gen_sequence members;
    struct bean_i_map_index index;
};

/* ---- the patch ------------------------------------------------------------------------------- */

static const char *read_object(bean_gen_reader *reader, const char *cursor, struct object **out);

static struct member *member_at(const struct object *object, size_t place)
{
    return (struct member *)object->members.items + place;
}

static bean_str text_between(const char *start, const char *stop)
{
    bean_str text;
    text.data = start;
    text.size = (size_t)(stop - start);
    return text;
}

/* The member with this key, one of before (the last one counts, in the place of the first) or a new
 * one. NULL without memory. */
static struct member *member_for(bean_gen_reader *reader, struct object *object,
                                 const struct bean_i_span *span)
{
    size_t size = sizeof(struct member);
    struct member *member;
    bean_str key;
    size_t place;
    void *items;
    if (!bean_i_span_store(reader, span, &key)) {
        return NULL; /* it has said so */
    }
    place = bean_i_map_index_find(&object->index, &object->members, size, key);
    if (place != BEAN_I_NOT_FOUND) {
        return member_at(object, place);
    }
    items = bean_i_arena_room(reader->arena, object->members.items, object->members.count, size);
    if (items == NULL) {
        (void)bean_i_read_fail_memory(reader, span->text - 1);
        return NULL;
    }
    object->members.items = items;
    member = member_at(object, object->members.count++);
    member->key = key;
    if (!bean_i_map_index_add(&object->index, &object->members, size, reader->arena)) {
        (void)bean_i_read_fail_memory(reader, span->text - 1);
        return NULL;
    }
    return member;
}

/* The value at `cursor` of the member with this key. */
static const char *read_member(bean_gen_reader *reader, const char *cursor, struct object *object,
                               const struct bean_i_span *key)
{
    struct object *inner = NULL;
    const char *start = cursor;
    struct member *member;
    cursor = cursor != reader->end && *cursor == '{' ? read_object(reader, cursor, &inner)
                                                     : bean_i_skip_value(reader, cursor);
    if (cursor == NULL) {
        return NULL;
    }
    member = member_for(reader, object, key);
    if (member == NULL) {
        return NULL;
    }
    member->written = text_between(key->text - 1, key->stop + 1);
    member->value = text_between(start, cursor);
    member->object = inner;
    member->is_null = *start == 'n';
    member->is_used = false;
    return cursor;
}

/* As deep as the reader's limit allows. */
static const char *read_object(bean_gen_reader *reader, const char *cursor, struct object **out)
{
    struct object *object = (struct object *)bean_arena_alloc(reader->arena, sizeof *object);
    bool closed;
    if (object == NULL) {
        return bean_i_read_fail_memory(reader, cursor);
    }
    memset(object, 0, sizeof *object);
    *out = object;
    cursor = bean_i_open_items(reader, cursor, '{', '}', "an object", &closed);
    if (cursor == NULL) {
        return NULL;
    }
    while (!closed) {
        struct bean_i_span key;
        cursor = bean_i_read_key(reader, cursor, &key);
        if (cursor == NULL) {
            return NULL;
        }
        cursor = read_member(reader, cursor, object, &key);
        if (cursor == NULL) {
            bean_i_error_step_escaped(reader->error, &reader->path_dropped, key.text,
                                      (size_t)(key.stop - key.text));
            return NULL;
        }
        cursor = bean_i_after_item(reader, cursor, '}', &closed);
        if (cursor == NULL) {
            return NULL;
        }
    }
    return cursor;
}

/* ---- the merged text ------------------------------------------------------------------------- */

struct output {
    bean_arena *arena;
    char *data;
    size_t size;
    size_t capacity;
    bool failed; /* there is no memory */
};

static void add(struct output *output, const char *text, size_t size)
{
    if (size > output->capacity - output->size) {
        size_t capacity = output->capacity < 64 ? 64 : 2 * output->capacity;
        void *data = NULL;
        while (capacity < SIZE_MAX / 4 && capacity - output->size < size) {
            capacity *= 2;
        }
        if (!output->failed && capacity < SIZE_MAX / 4) {
            data = bean_i_arena_grow(output->arena, output->data, output->capacity, capacity);
        }
        if (data == NULL) {
            output->failed = true;
            return;
        }
        output->data = (char *)data;
        output->capacity = capacity;
    }
    memcpy(output->data + output->size, text, size);
    output->size += size;
}

/* A key with what stands around it. */
static void add_key(struct output *output, bean_str written)
{
    if (output->size != 0 && output->data[output->size - 1] != '{') {
        add(output, ",", 1);
    }
    add(output, written.data, written.size);
    add(output, ":", 1);
}

static void add_object(struct output *output, const struct object *object);

static void add_member(struct output *output, const struct member *member)
{
    add_key(output, member->written);
    if (member->object != NULL) {
        add_object(output, member->object);
    } else {
        add(output, member->value.data, member->value.size);
    }
}

static void add_unused(struct output *output, const struct object *object)
{
    for (size_t i = 0; i < object->members.count; i++) {
        const struct member *member = member_at(object, i);
        if (!member->is_null && !member->is_used) {
            add_member(output, member);
        }
    }
}

/* The patch where there was no object: nulls have nothing to take away. */
static void add_object(struct output *output, const struct object *object)
{
    add(output, "{", 1);
    add_unused(output, object);
    add(output, "}", 1);
}

static const char *patch_object(struct output *output, bean_gen_reader *text, const char *cursor,
                                struct object *patch);

/* A member of the text, whose key the patch names, too. */
static const char *patch_member(struct output *output, bean_gen_reader *text, const char *cursor,
                                bean_str written, struct member *member)
{
    bool is_first = !member->is_used;
    member->is_used = true;
    if (is_first && member->object != NULL && cursor != text->end && *cursor == '{') {
        add_key(output, written);
        return patch_object(output, text, cursor, member->object);
    }
    if (is_first && !member->is_null) {
        add_member(output, member);
    }
    return bean_i_skip_value(text, cursor);
}

static const char *copy_or_patch(struct output *output, bean_gen_reader *text, const char *cursor,
                                 const struct bean_i_span *span, struct object *patch)
{
    bean_str written = text_between(span->text - 1, span->stop + 1);
    const char *start = cursor;
    bean_str key;
    size_t place;
    if (!bean_i_span_store(text, span, &key)) {
        return NULL;
    }
    place = bean_i_map_index_find(&patch->index, &patch->members, sizeof(struct member), key);
    if (place != BEAN_I_NOT_FOUND) {
        return patch_member(output, text, cursor, written, member_at(patch, place));
    }
    cursor = bean_i_skip_value(text, cursor);
    if (cursor != NULL) {
        add_key(output, written);
        add(output, start, (size_t)(cursor - start));
    }
    return cursor;
}

/* The object of the text at `cursor`. As deep as the patch is. */
static const char *patch_object(struct output *output, bean_gen_reader *text, const char *cursor,
                                struct object *patch)
{
    bool closed;
    cursor = bean_i_open_items(text, cursor, '{', '}', "an object", &closed);
    if (cursor == NULL) {
        return NULL;
    }
    add(output, "{", 1);
    while (!closed) {
        struct bean_i_span key;
        cursor = bean_i_read_key(text, cursor, &key);
        if (cursor != NULL) {
            cursor = copy_or_patch(output, text, cursor, &key, patch);
        }
        if (cursor != NULL) {
            cursor = bean_i_after_item(text, cursor, '}', &closed);
        }
        if (cursor == NULL) {
            return NULL;
        }
    }
    add_unused(output, patch);
    add(output, "}", 1);
    return cursor;
}

/* A reader of a text in memory; of what it says about failures only the code is of use. */
static void start_text(bean_gen_reader *text, const bean_gen_reader *like, bean_str from,
                       bean_error *error)
{
    *text = *like;
    bean_i_reader_point(text, from.data, from.size);
    text->error = error;
    text->borrow = true;
}

/* The old text, where it is an object, with the patch in it. False when it is not JSON. */
static bool write_merged(struct output *output, const bean_gen_reader *reader, bean_str old,
                         struct object *patch, bean_error *error)
{
    bean_gen_reader text;
    const char *cursor;
    if (old.size == 0) {
        add_object(output, patch);
        return true;
    }
    start_text(&text, reader, old, error);
    cursor = bean_i_skip_space(&text, old.data);
    if (cursor == text.end || *cursor != '{') {
        add_object(output, patch);
        return true;
    }
    cursor = patch_object(output, &text, cursor, patch);
    return cursor != NULL && bean_i_skip_space(&text, cursor) == text.end;
}

/* The form in which the codec keeps what it reads. */
static bool keep_merged(const bean_gen_reader *reader, const struct output *output, bean_str *out,
                        const bean_gen_codec *codec, bean_error *error)
{
    bean_str merged = {output->data, output->size - 1}; /* a terminator comes behind it */
    bean_gen_reader text;
    start_text(&text, reader, merged, error);
    return codec->read(&text, merged.data, out, codec) != NULL;
}

const char *bean_i_merge_json(bean_gen_reader *reader, const char *cursor, bean_str old,
                              bean_str *out, const bean_gen_codec *codec)
{
    struct output output = {reader->arena, NULL, 0, 0, false};
    struct object *patch = NULL;
    const char *start = cursor;
    bean_error error;
    cursor = read_object(reader, cursor, &patch);
    if (cursor == NULL) {
        return NULL;
    }
    error.code = BEAN_OK;
    if (!write_merged(&output, reader, old, patch, &error)) {
        return error.code == BEAN_ERROR_MEMORY
                   ? bean_i_read_fail_memory(reader, start)
                   : bean_i_read_fail(reader, BEAN_ERROR_ARGUMENT, start, start,
                                      "a target whose JSON is valid");
    }
    add(&output, "", 1);
    if (output.failed || !keep_merged(reader, &output, out, codec, &error)) {
        return output.failed || error.code == BEAN_ERROR_MEMORY
                   ? bean_i_read_fail_memory(reader, start)
                   : bean_i_read_fail(reader, error.code, start, start, NULL);
    }
    return cursor;
}
