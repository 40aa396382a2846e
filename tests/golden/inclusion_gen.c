/* Made by beanc 0.1.0 from inclusion.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "inclusion_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_golden_inclusion_part;
static bean_gen_write_function b_write_golden_inclusion_part;
static bean_gen_read_function b_read_golden_inclusion_from_file;
static bean_gen_write_function b_write_golden_inclusion_from_file;
static bean_gen_read_function b_read_golden_inclusion_non_empty;
static bean_gen_write_function b_write_golden_inclusion_non_empty;
static bean_gen_read_function b_read_golden_inclusion_non_default;
static bean_gen_write_function b_write_golden_inclusion_non_default;
static bean_gen_read_function b_read_golden_inclusion_non_zero;
static bean_gen_write_function b_write_golden_inclusion_non_zero;
static bean_gen_read_function b_read_golden_inclusion_always;
static bean_gen_write_function b_write_golden_inclusion_always;

/* ---- golden.inclusion.Part ---- */

static const uint32_t b_displacements_keys_golden_inclusion_part[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_inclusion_part[] = {
    {"name", 4, 0},
};
static const bean_gen_keys b_keys_golden_inclusion_part = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 0,
    .displacements = b_displacements_keys_golden_inclusion_part,
    .slots = b_slots_keys_golden_inclusion_part,
};

static const bean_accessor b_accessors_golden_inclusion_part[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_NULL, .size = sizeof(bean_str)},
        .key = ",\"name\":", .key_size = 8, .name = "name",
        .offset = offsetof(golden_inclusion_part, name), .flags = 0,
    },
};

static const char *b_read_golden_inclusion_part(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_inclusion_part *const b_bean = (golden_inclusion_part *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"name\":")) {
        goto b_at_name;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_name:
            if (bean_gen_is_plain(b_reader, b_cursor)) {
                b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->name);
            } else {
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_inclusion_part[0], 0,
                                                b_bean, &golden_inclusion_part_type, b_seen);
            }
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {
                goto b_closed;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case BEAN_GEN_CLOSED:
            b_cursor = b_reader->cursor;
            goto b_closed;
        default:
            return NULL;
        }
    }
b_closed:
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 1))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_inclusion_part(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_inclusion_part *const b_bean = (const golden_inclusion_part *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 43);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{");
    if (b_bean->name.data != NULL) {
        BEAN_GEN_TEXT(b_cursor, "\"name\":\"");
        b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->name, 2);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_inclusion_part_type, 0);
        }
        BEAN_HIDE(b_cursor);
        BEAN_GEN_TEXT(b_cursor, "\"");
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_inclusion_part_type = {
    .name = "golden.inclusion.Part",
    .accessors = b_accessors_golden_inclusion_part,
    .keys = &b_keys_golden_inclusion_part,
    .read = b_read_golden_inclusion_part,
    .write = b_write_golden_inclusion_part,
    .count = 1,
    .size = sizeof(golden_inclusion_part),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_inclusion_part = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_inclusion_part), .detail = &golden_inclusion_part_type};
static const bean_gen_value b_value_list_golden_inclusion_part = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_inclusion_part_list), .detail = &b_value_golden_inclusion_part};

void golden_inclusion_part_init(golden_inclusion_part *out)
{
    bean_gen_init(&golden_inclusion_part_type, out);
}

void golden_inclusion_part_clear(golden_inclusion_part *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_inclusion_part_copy(golden_inclusion_part *out, const golden_inclusion_part *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_inclusion_part, out, in, arena);
}

bool golden_inclusion_part_equal(const golden_inclusion_part *left,
    const golden_inclusion_part *right)
{
    return bean_gen_equal(&b_value_golden_inclusion_part, left, right);
}

bean_status golden_inclusion_part_validate(const golden_inclusion_part *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_inclusion_part, in, error);
}

bean_status golden_inclusion_part_read(golden_inclusion_part *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_inclusion_part, out, json, size, arena, NULL,
        error);
}

bean_status golden_inclusion_part_read_with(golden_inclusion_part *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_inclusion_part, out, json, size, arena, options,
        error);
}

bean_status golden_inclusion_part_read_file(golden_inclusion_part *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_inclusion_part, out, path, arena, error);
}

bean_status golden_inclusion_part_merge(golden_inclusion_part *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_inclusion_part, target, json, size, arena, error);
}

bean_status golden_inclusion_part_write(const golden_inclusion_part *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_inclusion_part, in, out, NULL, NULL);
}

bean_status golden_inclusion_part_write_with(const golden_inclusion_part *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_inclusion_part, in, out, options, error);
}

bean_status golden_inclusion_part_write_to(const golden_inclusion_part *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_inclusion_part, in, to, room, needed, NULL);
}

bean_status golden_inclusion_part_size(const golden_inclusion_part *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_inclusion_part, in, size);
}

bean_status golden_inclusion_part_write_file(const golden_inclusion_part *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_inclusion_part, in, path, error);
}

bean_status golden_inclusion_part_list_read(golden_inclusion_part_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_inclusion_part, out, json, size, arena,
        NULL, error);
}

bean_status golden_inclusion_part_list_read_with(golden_inclusion_part_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_inclusion_part, out, json, size, arena,
        options, error);
}

bean_status golden_inclusion_part_list_write(const golden_inclusion_part_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_inclusion_part, in, out, NULL, NULL);
}

bean_status golden_inclusion_part_list_write_with(const golden_inclusion_part_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_inclusion_part, in, out, options, error);
}

bean_status golden_inclusion_part_list_size(const golden_inclusion_part_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_inclusion_part, in, size);
}

/* ---- golden.inclusion.FromFile ---- */

static const uint32_t b_displacements_keys_golden_inclusion_from_file[] = {
    2, 0,
};
static const bean_gen_key b_slots_keys_golden_inclusion_from_file[] = {
    {"value", 5, 4},
    {"text", 4, 2},
    {NULL, 0, -1},
    {"maybe", 5, 1},
    {NULL, 0, -1},
    {"part", 4, 3},
    {NULL, 0, -1},
    {"number", 6, 0},
};
static const bean_gen_keys b_keys_golden_inclusion_from_file = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_keys_golden_inclusion_from_file,
    .slots = b_slots_keys_golden_inclusion_from_file,
};

static const bean_accessor b_accessors_golden_inclusion_from_file[] = {
    {
        .value = {.kind = BEAN_GEN_INT32, .include = BEAN_GEN_NON_NULL, .size = sizeof(int32_t)},
        .key = ",\"number\":", .key_size = 10, .name = "number",
        .offset = offsetof(golden_inclusion_from_file, number), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_NULL, .size = sizeof(int32_t), .has_offset = offsetof(golden_inclusion_from_file, has_maybe) - offsetof(golden_inclusion_from_file, maybe)},
        .key = ",\"maybe\":", .key_size = 9, .name = "maybe",
        .offset = offsetof(golden_inclusion_from_file, maybe), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_NULL, .size = sizeof(bean_str)},
        .key = ",\"text\":", .key_size = 8, .name = "text",
        .offset = offsetof(golden_inclusion_from_file, text), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_NULL, .size = sizeof(golden_inclusion_part *), .detail = &golden_inclusion_part_type},
        .key = ",\"part\":", .key_size = 8, .name = "part",
        .offset = offsetof(golden_inclusion_from_file, part), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .include = BEAN_GEN_NON_NULL, .size = sizeof(golden_inclusion_part), .detail = &golden_inclusion_part_type},
        .key = ",\"value\":", .key_size = 9, .name = "value",
        .offset = offsetof(golden_inclusion_from_file, value), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_inclusion_from_file(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_inclusion_from_file *const b_bean = (golden_inclusion_from_file *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"number\":")) {
        goto b_at_number;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_number:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->number);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"maybe\":")) {
                goto b_at_maybe;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_maybe:
            if (bean_gen_is_plain(b_reader, b_cursor)) {
                b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->maybe);
                b_bean->has_maybe = true;
            } else {
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_inclusion_from_file[1], 1,
                                                b_bean, &golden_inclusion_from_file_type, b_seen);
            }
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"text\":")) {
                goto b_at_text;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_text:
            if (bean_gen_is_plain(b_reader, b_cursor)) {
                b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->text);
            } else {
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_inclusion_from_file[2], 2,
                                                b_bean, &golden_inclusion_from_file_type, b_seen);
            }
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"part\":")) {
                goto b_at_part;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_part:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_inclusion_from_file[3], 3,
                                            b_bean, &golden_inclusion_from_file_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"value\":")) {
                goto b_at_value;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_value:
            b_cursor = b_read_golden_inclusion_part(b_reader, b_cursor, &b_bean->value, &golden_inclusion_part_type);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {
                goto b_closed;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case BEAN_GEN_CLOSED:
            b_cursor = b_reader->cursor;
            goto b_closed;
        default:
            return NULL;
        }
    }
b_closed:
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 5))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_inclusion_from_file(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_inclusion_from_file *const b_bean = (const golden_inclusion_from_file *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 133);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"number\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->number);
    if (b_bean->has_maybe) {
        BEAN_GEN_TEXT(b_cursor, ",\"maybe\":");
        b_cursor = bean_gen_put_int32(b_cursor, b_bean->maybe);
    }
    if (b_bean->text.data != NULL) {
        BEAN_GEN_TEXT(b_cursor, ",\"text\":\"");
        b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->text, 9);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_inclusion_from_file_type, 2);
        }
        BEAN_HIDE(b_cursor);
        BEAN_GEN_TEXT(b_cursor, "\"");
    }
    if (b_bean->part != NULL) {
        BEAN_GEN_TEXT(b_cursor, ",\"part\":");
        b_cursor = b_write_golden_inclusion_part(b_writer, b_cursor, b_bean->part, &golden_inclusion_part_type);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_inclusion_from_file_type, 3);
        }
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"value\":");
    b_cursor = b_write_golden_inclusion_part(b_writer, b_cursor, &b_bean->value, &golden_inclusion_part_type);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_inclusion_from_file_type, 4);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_inclusion_from_file_type = {
    .name = "golden.inclusion.FromFile",
    .accessors = b_accessors_golden_inclusion_from_file,
    .keys = &b_keys_golden_inclusion_from_file,
    .read = b_read_golden_inclusion_from_file,
    .write = b_write_golden_inclusion_from_file,
    .count = 5,
    .size = sizeof(golden_inclusion_from_file),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_inclusion_from_file = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_inclusion_from_file), .detail = &golden_inclusion_from_file_type};
static const bean_gen_value b_value_list_golden_inclusion_from_file = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_inclusion_from_file_list), .detail = &b_value_golden_inclusion_from_file};

void golden_inclusion_from_file_init(golden_inclusion_from_file *out)
{
    bean_gen_init(&golden_inclusion_from_file_type, out);
}

void golden_inclusion_from_file_clear(golden_inclusion_from_file *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_inclusion_from_file_copy(golden_inclusion_from_file *out,
    const golden_inclusion_from_file *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_inclusion_from_file, out, in, arena);
}

bool golden_inclusion_from_file_equal(const golden_inclusion_from_file *left,
    const golden_inclusion_from_file *right)
{
    return bean_gen_equal(&b_value_golden_inclusion_from_file, left, right);
}

bean_status golden_inclusion_from_file_validate(const golden_inclusion_from_file *in,
    bean_error *error)
{
    return bean_gen_validate(&b_value_golden_inclusion_from_file, in, error);
}

bean_status golden_inclusion_from_file_read(golden_inclusion_from_file *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_inclusion_from_file, out, json, size, arena,
        NULL, error);
}

bean_status golden_inclusion_from_file_read_with(golden_inclusion_from_file *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_inclusion_from_file, out, json, size, arena,
        options, error);
}

bean_status golden_inclusion_from_file_read_file(golden_inclusion_from_file *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_inclusion_from_file, out, path, arena, error);
}

bean_status golden_inclusion_from_file_merge(golden_inclusion_from_file *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_inclusion_from_file, target, json, size, arena, error);
}

bean_status golden_inclusion_from_file_write(const golden_inclusion_from_file *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_inclusion_from_file, in, out, NULL, NULL);
}

bean_status golden_inclusion_from_file_write_with(const golden_inclusion_from_file *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_inclusion_from_file, in, out, options, error);
}

bean_status golden_inclusion_from_file_write_to(const golden_inclusion_from_file *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_inclusion_from_file, in, to, room, needed, NULL);
}

bean_status golden_inclusion_from_file_size(const golden_inclusion_from_file *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_inclusion_from_file, in, size);
}

bean_status golden_inclusion_from_file_write_file(const golden_inclusion_from_file *in,
    const char *path, bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_inclusion_from_file, in, path, error);
}

bean_status golden_inclusion_from_file_list_read(golden_inclusion_from_file_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_inclusion_from_file, out, json, size, arena,
        NULL, error);
}

bean_status golden_inclusion_from_file_list_read_with(golden_inclusion_from_file_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_inclusion_from_file, out, json, size, arena,
        options, error);
}

bean_status golden_inclusion_from_file_list_write(const golden_inclusion_from_file_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_inclusion_from_file, in, out, NULL, NULL);
}

bean_status golden_inclusion_from_file_list_write_with(const golden_inclusion_from_file_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_inclusion_from_file, in, out, options,
        error);
}

bean_status golden_inclusion_from_file_list_size(const golden_inclusion_from_file_list *in,
    uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_inclusion_from_file, in, size);
}

/* ---- golden.inclusion.NonEmpty ---- */

static const bean_gen_value b_golden_inclusion_non_empty_list_item = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)};
static const bean_gen_value b_golden_inclusion_non_empty_map_item = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)};
static const uint32_t b_displacements_keys_golden_inclusion_non_empty[] = {
    0, 1, 2, 0,
};
static const bean_gen_key b_slots_keys_golden_inclusion_non_empty[] = {
    {"flag", 4, 4},
    {"text", 4, 0},
    {NULL, 0, -1},
    {"map", 3, 3},
    {NULL, 0, -1},
    {"maybe", 5, 1},
    {"list", 4, 2},
    {"always", 6, 5},
};
static const bean_gen_keys b_keys_golden_inclusion_non_empty = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 3,
    .slot_mask = 7,
    .displacements = b_displacements_keys_golden_inclusion_non_empty,
    .slots = b_slots_keys_golden_inclusion_non_empty,
};

static const bean_accessor b_accessors_golden_inclusion_non_empty[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .include = BEAN_GEN_NON_EMPTY, .size = sizeof(bean_str)},
        .key = ",\"text\":", .key_size = 8, .name = "text",
        .offset = offsetof(golden_inclusion_non_empty, text), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_EMPTY, .size = sizeof(bean_str)},
        .key = ",\"maybe\":", .key_size = 9, .name = "maybe",
        .offset = offsetof(golden_inclusion_non_empty, maybe), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .include = BEAN_GEN_NON_EMPTY, .size = sizeof(bean_int32_list), .detail = &b_golden_inclusion_non_empty_list_item},
        .key = ",\"list\":", .key_size = 8, .name = "list",
        .offset = offsetof(golden_inclusion_non_empty, list), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .include = BEAN_GEN_NON_EMPTY, .size = sizeof(bean_string_map), .entry_size = sizeof(bean_string_map_entry), .entry_value_offset = offsetof(bean_string_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_inclusion_non_empty_map_item},
        .key = ",\"map\":", .key_size = 7, .name = "map",
        .offset = offsetof(golden_inclusion_non_empty, map), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_BOOL, .include = BEAN_GEN_NON_EMPTY, .size = sizeof(bool)},
        .key = ",\"flag\":", .key_size = 8, .name = "flag",
        .offset = offsetof(golden_inclusion_non_empty, flag), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"always\":", .key_size = 10, .name = "always",
        .offset = offsetof(golden_inclusion_non_empty, always), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_inclusion_non_empty(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_inclusion_non_empty *const b_bean = (golden_inclusion_non_empty *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"text\":")) {
        goto b_at_text;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_text:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->text);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"maybe\":")) {
                goto b_at_maybe;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_maybe:
            if (bean_gen_is_plain(b_reader, b_cursor)) {
                b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->maybe);
            } else {
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_inclusion_non_empty[1], 1,
                                                b_bean, &golden_inclusion_non_empty_type, b_seen);
            }
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"list\":")) {
                goto b_at_list;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_list:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->list,
                                           &b_accessors_golden_inclusion_non_empty[2].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"map\":")) {
                goto b_at_map;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_map:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->map,
                                           &b_accessors_golden_inclusion_non_empty[3].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"flag\":")) {
                goto b_at_flag;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_flag:
            b_cursor = bean_gen_read_bool(b_reader, b_cursor, &b_bean->flag);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"always\":")) {
                goto b_at_always;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_always:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->always);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 5);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {
                goto b_closed;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case BEAN_GEN_CLOSED:
            b_cursor = b_reader->cursor;
            goto b_closed;
        default:
            return NULL;
        }
    }
b_closed:
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 6))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_inclusion_non_empty(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_inclusion_non_empty *const b_bean = (const golden_inclusion_non_empty *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 93);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{");
    if (b_bean->text.data != NULL && b_bean->text.size != 0) {
        BEAN_GEN_TEXT(b_cursor, "\"text\":\"");
        b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->text, 52);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_inclusion_non_empty_type, 0);
        }
        BEAN_HIDE(b_cursor);
        BEAN_GEN_TEXT(b_cursor, "\"");
    }
    if (b_bean->maybe.data != NULL && b_bean->maybe.size != 0) {
        BEAN_GEN_MEMBER(b_cursor, ",\"maybe\":\"");
        b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->maybe, 9);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_inclusion_non_empty_type, 1);
        }
        BEAN_HIDE(b_cursor);
        BEAN_GEN_TEXT(b_cursor, "\"");
    }
    if (b_bean->list.items != NULL && b_bean->list.count != 0) {
        BEAN_GEN_MEMBER(b_cursor, ",\"list\":");
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->list,
                                        &b_accessors_golden_inclusion_non_empty[2].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_inclusion_non_empty_type, 2);
        }
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 7);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    if (b_bean->map.items != NULL && b_bean->map.count != 0) {
        BEAN_GEN_MEMBER(b_cursor, ",\"map\":");
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->map,
                                        &b_accessors_golden_inclusion_non_empty[3].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_inclusion_non_empty_type, 3);
        }
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 85);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_MEMBER(b_cursor, ",\"flag\":");
    b_cursor = bean_gen_put_bool(b_cursor, b_bean->flag);
    BEAN_GEN_TEXT(b_cursor, ",\"always\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->always, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_inclusion_non_empty_type, 5);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_inclusion_non_empty_type = {
    .name = "golden.inclusion.NonEmpty",
    .accessors = b_accessors_golden_inclusion_non_empty,
    .keys = &b_keys_golden_inclusion_non_empty,
    .read = b_read_golden_inclusion_non_empty,
    .write = b_write_golden_inclusion_non_empty,
    .count = 6,
    .size = sizeof(golden_inclusion_non_empty),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_inclusion_non_empty = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_inclusion_non_empty), .detail = &golden_inclusion_non_empty_type};
static const bean_gen_value b_value_list_golden_inclusion_non_empty = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_inclusion_non_empty_list), .detail = &b_value_golden_inclusion_non_empty};

void golden_inclusion_non_empty_init(golden_inclusion_non_empty *out)
{
    bean_gen_init(&golden_inclusion_non_empty_type, out);
}

void golden_inclusion_non_empty_clear(golden_inclusion_non_empty *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_inclusion_non_empty_copy(golden_inclusion_non_empty *out,
    const golden_inclusion_non_empty *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_inclusion_non_empty, out, in, arena);
}

bool golden_inclusion_non_empty_equal(const golden_inclusion_non_empty *left,
    const golden_inclusion_non_empty *right)
{
    return bean_gen_equal(&b_value_golden_inclusion_non_empty, left, right);
}

bean_status golden_inclusion_non_empty_validate(const golden_inclusion_non_empty *in,
    bean_error *error)
{
    return bean_gen_validate(&b_value_golden_inclusion_non_empty, in, error);
}

bean_status golden_inclusion_non_empty_read(golden_inclusion_non_empty *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_inclusion_non_empty, out, json, size, arena,
        NULL, error);
}

bean_status golden_inclusion_non_empty_read_with(golden_inclusion_non_empty *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_inclusion_non_empty, out, json, size, arena,
        options, error);
}

bean_status golden_inclusion_non_empty_read_file(golden_inclusion_non_empty *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_inclusion_non_empty, out, path, arena, error);
}

bean_status golden_inclusion_non_empty_merge(golden_inclusion_non_empty *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_inclusion_non_empty, target, json, size, arena, error);
}

bean_status golden_inclusion_non_empty_write(const golden_inclusion_non_empty *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_inclusion_non_empty, in, out, NULL, NULL);
}

bean_status golden_inclusion_non_empty_write_with(const golden_inclusion_non_empty *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_inclusion_non_empty, in, out, options, error);
}

bean_status golden_inclusion_non_empty_write_to(const golden_inclusion_non_empty *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_inclusion_non_empty, in, to, room, needed, NULL);
}

bean_status golden_inclusion_non_empty_size(const golden_inclusion_non_empty *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_inclusion_non_empty, in, size);
}

bean_status golden_inclusion_non_empty_write_file(const golden_inclusion_non_empty *in,
    const char *path, bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_inclusion_non_empty, in, path, error);
}

bean_status golden_inclusion_non_empty_list_read(golden_inclusion_non_empty_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_inclusion_non_empty, out, json, size, arena,
        NULL, error);
}

bean_status golden_inclusion_non_empty_list_read_with(golden_inclusion_non_empty_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_inclusion_non_empty, out, json, size, arena,
        options, error);
}

bean_status golden_inclusion_non_empty_list_write(const golden_inclusion_non_empty_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_inclusion_non_empty, in, out, NULL, NULL);
}

bean_status golden_inclusion_non_empty_list_write_with(const golden_inclusion_non_empty_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_inclusion_non_empty, in, out, options,
        error);
}

bean_status golden_inclusion_non_empty_list_size(const golden_inclusion_non_empty_list *in,
    uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_inclusion_non_empty, in, size);
}

/* ---- golden.inclusion.NonDefault ---- */

static const int32_t b_default_golden_inclusion_non_default_number = 42;
static const double b_default_golden_inclusion_non_default_real = 1.5;
static const bean_str b_default_golden_inclusion_non_default_text = {"none", 4};
static const bool b_default_golden_inclusion_non_default_flag = true;
static const bean_gen_value b_golden_inclusion_non_default_list_item = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)};
static const uint32_t b_displacements_keys_golden_inclusion_non_default[] = {
    0, 0, 0, 1,
};
static const bean_gen_key b_slots_keys_golden_inclusion_non_default[] = {
    {"real", 4, 1},
    {"text", 4, 2},
    {"number", 6, 0},
    {"maybe", 5, 7},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"flag", 4, 3},
    {NULL, 0, -1},
    {"empty", 5, 5},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"list", 4, 6},
    {"zero", 4, 4},
};
static const bean_gen_keys b_keys_golden_inclusion_non_default = {
    .seed = UINT64_C(15755400389808336487),
    .bucket_mask = 3,
    .slot_mask = 15,
    .displacements = b_displacements_keys_golden_inclusion_non_default,
    .slots = b_slots_keys_golden_inclusion_non_default,
};

static const bean_accessor b_accessors_golden_inclusion_non_default[] = {
    {
        .value = {.kind = BEAN_GEN_INT32, .include = BEAN_GEN_NON_DEFAULT, .size = sizeof(int32_t)},
        .key = ",\"number\":", .key_size = 10, .name = "number",
        .default_value = &b_default_golden_inclusion_non_default_number,
        .offset = offsetof(golden_inclusion_non_default, number), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_FLOAT64, .include = BEAN_GEN_NON_DEFAULT, .size = sizeof(double)},
        .key = ",\"real\":", .key_size = 8, .name = "real",
        .default_value = &b_default_golden_inclusion_non_default_real,
        .offset = offsetof(golden_inclusion_non_default, real), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .include = BEAN_GEN_NON_DEFAULT, .size = sizeof(bean_str)},
        .key = ",\"text\":", .key_size = 8, .name = "text",
        .default_value = &b_default_golden_inclusion_non_default_text,
        .offset = offsetof(golden_inclusion_non_default, text), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_BOOL, .include = BEAN_GEN_NON_DEFAULT, .size = sizeof(bool)},
        .key = ",\"flag\":", .key_size = 8, .name = "flag",
        .default_value = &b_default_golden_inclusion_non_default_flag,
        .offset = offsetof(golden_inclusion_non_default, flag), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT64, .include = BEAN_GEN_NON_ZERO, .size = sizeof(int64_t)},
        .key = ",\"zero\":", .key_size = 8, .name = "zero",
        .offset = offsetof(golden_inclusion_non_default, zero), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .include = BEAN_GEN_NON_ZERO, .size = sizeof(bean_str)},
        .key = ",\"empty\":", .key_size = 9, .name = "empty",
        .offset = offsetof(golden_inclusion_non_default, empty), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .include = BEAN_GEN_NON_ZERO, .size = sizeof(bean_string_list), .detail = &b_golden_inclusion_non_default_list_item},
        .key = ",\"list\":", .key_size = 8, .name = "list",
        .offset = offsetof(golden_inclusion_non_default, list), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_FLOAT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_ZERO, .size = sizeof(float), .has_offset = offsetof(golden_inclusion_non_default, has_maybe) - offsetof(golden_inclusion_non_default, maybe)},
        .key = ",\"maybe\":", .key_size = 9, .name = "maybe",
        .offset = offsetof(golden_inclusion_non_default, maybe), .flags = 0,
    },
};

static const char *b_read_golden_inclusion_non_default(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_inclusion_non_default *const b_bean = (golden_inclusion_non_default *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"number\":")) {
        goto b_at_number;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_number:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->number);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"real\":")) {
                goto b_at_real;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_real:
            b_cursor = bean_gen_read_float64(b_reader, b_cursor, &b_bean->real);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"text\":")) {
                goto b_at_text;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_text:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->text);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"flag\":")) {
                goto b_at_flag;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_flag:
            b_cursor = bean_gen_read_bool(b_reader, b_cursor, &b_bean->flag);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"zero\":")) {
                goto b_at_zero;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_zero:
            b_cursor = bean_gen_read_int64(b_reader, b_cursor, &b_bean->zero);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"empty\":")) {
                goto b_at_empty;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_empty:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->empty);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 5);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 6, ",\"list\":")) {
                goto b_at_list;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 6:
            b_cursor = b_reader->cursor;
        b_at_list:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->list,
                                           &b_accessors_golden_inclusion_non_default[6].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 6);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 7, ",\"maybe\":")) {
                goto b_at_maybe;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 7:
            b_cursor = b_reader->cursor;
        b_at_maybe:
            if (bean_gen_is_plain(b_reader, b_cursor)) {
                b_cursor = bean_gen_read_float32(b_reader, b_cursor, &b_bean->maybe);
                b_bean->has_maybe = true;
            } else {
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_inclusion_non_default[7], 7,
                                                b_bean, &golden_inclusion_non_default_type, b_seen);
            }
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 7);
            }
            if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {
                goto b_closed;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case BEAN_GEN_CLOSED:
            b_cursor = b_reader->cursor;
            goto b_closed;
        default:
            return NULL;
        }
    }
b_closed:
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 8))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_inclusion_non_default(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_inclusion_non_default *const b_bean = (const golden_inclusion_non_default *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{");
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_inclusion_non_default[0], b_bean,
                                     &golden_inclusion_non_default_type, 0);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_inclusion_non_default_type, 0);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_inclusion_non_default[1], b_bean,
                                     &golden_inclusion_non_default_type, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_inclusion_non_default_type, 1);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_inclusion_non_default[2], b_bean,
                                     &golden_inclusion_non_default_type, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_inclusion_non_default_type, 2);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_inclusion_non_default[3], b_bean,
                                     &golden_inclusion_non_default_type, 3);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_inclusion_non_default_type, 3);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 91);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    if (b_bean->zero != 0) {
        BEAN_GEN_MEMBER(b_cursor, ",\"zero\":");
        b_cursor = bean_gen_put_int64(b_cursor, b_bean->zero);
    }
    if (b_bean->empty.data != NULL && b_bean->empty.size != 0) {
        BEAN_GEN_MEMBER(b_cursor, ",\"empty\":\"");
        b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->empty, 9);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_inclusion_non_default_type, 5);
        }
        BEAN_HIDE(b_cursor);
        BEAN_GEN_TEXT(b_cursor, "\"");
    }
    if (b_bean->list.items != NULL && b_bean->list.count != 0) {
        BEAN_GEN_MEMBER(b_cursor, ",\"list\":");
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->list,
                                        &b_accessors_golden_inclusion_non_default[6].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_inclusion_non_default_type, 6);
        }
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_inclusion_non_default[7], b_bean,
                                     &golden_inclusion_non_default_type, 7);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_inclusion_non_default_type, 7);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_inclusion_non_default_type = {
    .name = "golden.inclusion.NonDefault",
    .accessors = b_accessors_golden_inclusion_non_default,
    .keys = &b_keys_golden_inclusion_non_default,
    .read = b_read_golden_inclusion_non_default,
    .write = b_write_golden_inclusion_non_default,
    .count = 8,
    .size = sizeof(golden_inclusion_non_default),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_inclusion_non_default = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_inclusion_non_default), .detail = &golden_inclusion_non_default_type};
static const bean_gen_value b_value_list_golden_inclusion_non_default = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_inclusion_non_default_list), .detail = &b_value_golden_inclusion_non_default};

void golden_inclusion_non_default_init(golden_inclusion_non_default *out)
{
    bean_gen_init(&golden_inclusion_non_default_type, out);
}

void golden_inclusion_non_default_clear(golden_inclusion_non_default *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_inclusion_non_default_copy(golden_inclusion_non_default *out,
    const golden_inclusion_non_default *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_inclusion_non_default, out, in, arena);
}

bool golden_inclusion_non_default_equal(const golden_inclusion_non_default *left,
    const golden_inclusion_non_default *right)
{
    return bean_gen_equal(&b_value_golden_inclusion_non_default, left, right);
}

bean_status golden_inclusion_non_default_validate(const golden_inclusion_non_default *in,
    bean_error *error)
{
    return bean_gen_validate(&b_value_golden_inclusion_non_default, in, error);
}

bean_status golden_inclusion_non_default_read(golden_inclusion_non_default *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_inclusion_non_default, out, json, size, arena,
        NULL, error);
}

bean_status golden_inclusion_non_default_read_with(golden_inclusion_non_default *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_inclusion_non_default, out, json, size, arena,
        options, error);
}

bean_status golden_inclusion_non_default_read_file(golden_inclusion_non_default *out,
    const char *path, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_inclusion_non_default, out, path, arena, error);
}

bean_status golden_inclusion_non_default_merge(golden_inclusion_non_default *target,
    const char *json, size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_inclusion_non_default, target, json, size, arena, error);
}

bean_status golden_inclusion_non_default_write(const golden_inclusion_non_default *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_inclusion_non_default, in, out, NULL, NULL);
}

bean_status golden_inclusion_non_default_write_with(const golden_inclusion_non_default *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_inclusion_non_default, in, out, options, error);
}

bean_status golden_inclusion_non_default_write_to(const golden_inclusion_non_default *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_inclusion_non_default, in, to, room, needed, NULL);
}

bean_status golden_inclusion_non_default_size(const golden_inclusion_non_default *in,
    uint64_t *size)
{
    return bean_gen_size(&b_value_golden_inclusion_non_default, in, size);
}

bean_status golden_inclusion_non_default_write_file(const golden_inclusion_non_default *in,
    const char *path, bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_inclusion_non_default, in, path, error);
}

bean_status golden_inclusion_non_default_list_read(golden_inclusion_non_default_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_inclusion_non_default, out, json, size,
        arena, NULL, error);
}

bean_status golden_inclusion_non_default_list_read_with(golden_inclusion_non_default_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_inclusion_non_default, out, json, size,
        arena, options, error);
}

bean_status golden_inclusion_non_default_list_write(const golden_inclusion_non_default_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_inclusion_non_default, in, out, NULL, NULL);
}

bean_status golden_inclusion_non_default_list_write_with(const golden_inclusion_non_default_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_inclusion_non_default, in, out, options,
        error);
}

bean_status golden_inclusion_non_default_list_size(const golden_inclusion_non_default_list *in,
    uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_inclusion_non_default, in, size);
}

/* ---- golden.inclusion.NonZero ---- */

static const bean_gen_value b_golden_inclusion_non_zero_g_item = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)};
static const uint32_t b_displacements_keys_golden_inclusion_non_zero[] = {
    0, 0, 0, 7,
};
static const bean_gen_key b_slots_keys_golden_inclusion_non_zero[] = {
    {"b", 1, 1},
    {"g", 1, 6},
    {"e", 1, 4},
    {"a", 1, 0},
    {"c", 1, 2},
    {"f", 1, 5},
    {NULL, 0, -1},
    {"d", 1, 3},
};
static const bean_gen_keys b_keys_golden_inclusion_non_zero = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 3,
    .slot_mask = 7,
    .displacements = b_displacements_keys_golden_inclusion_non_zero,
    .slots = b_slots_keys_golden_inclusion_non_zero,
};

static const bean_accessor b_accessors_golden_inclusion_non_zero[] = {
    {
        .value = {.kind = BEAN_GEN_INT8, .include = BEAN_GEN_NON_ZERO, .size = sizeof(int8_t)},
        .key = ",\"a\":", .key_size = 5, .name = "a",
        .offset = offsetof(golden_inclusion_non_zero, a), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_UINT64, .include = BEAN_GEN_NON_ZERO, .size = sizeof(uint64_t)},
        .key = ",\"b\":", .key_size = 5, .name = "b",
        .offset = offsetof(golden_inclusion_non_zero, b), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_FLOAT32, .include = BEAN_GEN_NON_ZERO, .size = sizeof(float)},
        .key = ",\"c\":", .key_size = 5, .name = "c",
        .offset = offsetof(golden_inclusion_non_zero, c), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_BOOL, .include = BEAN_GEN_NON_ZERO, .size = sizeof(bool)},
        .key = ",\"d\":", .key_size = 5, .name = "d",
        .offset = offsetof(golden_inclusion_non_zero, d), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .include = BEAN_GEN_NON_ZERO, .size = sizeof(bean_str)},
        .key = ",\"e\":", .key_size = 5, .name = "e",
        .offset = offsetof(golden_inclusion_non_zero, e), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_ZERO, .size = sizeof(int32_t), .has_offset = offsetof(golden_inclusion_non_zero, has_f) - offsetof(golden_inclusion_non_zero, f)},
        .key = ",\"f\":", .key_size = 5, .name = "f",
        .offset = offsetof(golden_inclusion_non_zero, f), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .include = BEAN_GEN_NON_ZERO, .size = sizeof(bean_int32_list), .detail = &b_golden_inclusion_non_zero_g_item},
        .key = ",\"g\":", .key_size = 5, .name = "g",
        .offset = offsetof(golden_inclusion_non_zero, g), .flags = 0,
    },
};

static const char *b_read_golden_inclusion_non_zero(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_inclusion_non_zero *const b_bean = (golden_inclusion_non_zero *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"a\":")) {
        goto b_at_a;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_a:
            b_cursor = bean_gen_read_int8(b_reader, b_cursor, &b_bean->a);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"b\":")) {
                goto b_at_b;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_b:
            b_cursor = bean_gen_read_uint64(b_reader, b_cursor, &b_bean->b);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"c\":")) {
                goto b_at_c;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_c:
            b_cursor = bean_gen_read_float32(b_reader, b_cursor, &b_bean->c);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"d\":")) {
                goto b_at_d;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_d:
            b_cursor = bean_gen_read_bool(b_reader, b_cursor, &b_bean->d);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"e\":")) {
                goto b_at_e;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_e:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->e);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"f\":")) {
                goto b_at_f;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_f:
            if (bean_gen_is_plain(b_reader, b_cursor)) {
                b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->f);
                b_bean->has_f = true;
            } else {
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_inclusion_non_zero[5], 5,
                                                b_bean, &golden_inclusion_non_zero_type, b_seen);
            }
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 5);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 6, ",\"g\":")) {
                goto b_at_g;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 6:
            b_cursor = b_reader->cursor;
        b_at_g:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->g,
                                           &b_accessors_golden_inclusion_non_zero[6].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 6);
            }
            if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {
                goto b_closed;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case BEAN_GEN_CLOSED:
            b_cursor = b_reader->cursor;
            goto b_closed;
        default:
            return NULL;
        }
    }
b_closed:
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 7))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_inclusion_non_zero(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_inclusion_non_zero *const b_bean = (const golden_inclusion_non_zero *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 74);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{");
    if (b_bean->a != 0) {
        BEAN_GEN_TEXT(b_cursor, "\"a\":");
        b_cursor = bean_gen_put_int32(b_cursor, b_bean->a);
    }
    if (b_bean->b != 0) {
        BEAN_GEN_MEMBER(b_cursor, ",\"b\":");
        b_cursor = bean_gen_put_uint64(b_cursor, b_bean->b);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_inclusion_non_zero[2], b_bean,
                                     &golden_inclusion_non_zero_type, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_inclusion_non_zero_type, 2);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 76);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    if (b_bean->d) {
        BEAN_GEN_MEMBER(b_cursor, ",\"d\":");
        b_cursor = bean_gen_put_bool(b_cursor, b_bean->d);
    }
    if (b_bean->e.data != NULL && b_bean->e.size != 0) {
        BEAN_GEN_MEMBER(b_cursor, ",\"e\":\"");
        b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->e, 1);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_inclusion_non_zero_type, 4);
        }
        BEAN_HIDE(b_cursor);
        BEAN_GEN_TEXT(b_cursor, "\"");
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_inclusion_non_zero[5], b_bean,
                                     &golden_inclusion_non_zero_type, 5);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_inclusion_non_zero_type, 5);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 5);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    if (b_bean->g.items != NULL && b_bean->g.count != 0) {
        BEAN_GEN_MEMBER(b_cursor, ",\"g\":");
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->g,
                                        &b_accessors_golden_inclusion_non_zero[6].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_inclusion_non_zero_type, 6);
        }
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_inclusion_non_zero_type = {
    .name = "golden.inclusion.NonZero",
    .accessors = b_accessors_golden_inclusion_non_zero,
    .keys = &b_keys_golden_inclusion_non_zero,
    .read = b_read_golden_inclusion_non_zero,
    .write = b_write_golden_inclusion_non_zero,
    .count = 7,
    .size = sizeof(golden_inclusion_non_zero),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_inclusion_non_zero = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_inclusion_non_zero), .detail = &golden_inclusion_non_zero_type};
static const bean_gen_value b_value_list_golden_inclusion_non_zero = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_inclusion_non_zero_list), .detail = &b_value_golden_inclusion_non_zero};

void golden_inclusion_non_zero_init(golden_inclusion_non_zero *out)
{
    bean_gen_init(&golden_inclusion_non_zero_type, out);
}

void golden_inclusion_non_zero_clear(golden_inclusion_non_zero *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_inclusion_non_zero_copy(golden_inclusion_non_zero *out,
    const golden_inclusion_non_zero *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_inclusion_non_zero, out, in, arena);
}

bool golden_inclusion_non_zero_equal(const golden_inclusion_non_zero *left,
    const golden_inclusion_non_zero *right)
{
    return bean_gen_equal(&b_value_golden_inclusion_non_zero, left, right);
}

bean_status golden_inclusion_non_zero_validate(const golden_inclusion_non_zero *in,
    bean_error *error)
{
    return bean_gen_validate(&b_value_golden_inclusion_non_zero, in, error);
}

bean_status golden_inclusion_non_zero_read(golden_inclusion_non_zero *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_inclusion_non_zero, out, json, size, arena, NULL,
        error);
}

bean_status golden_inclusion_non_zero_read_with(golden_inclusion_non_zero *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_inclusion_non_zero, out, json, size, arena,
        options, error);
}

bean_status golden_inclusion_non_zero_read_file(golden_inclusion_non_zero *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_inclusion_non_zero, out, path, arena, error);
}

bean_status golden_inclusion_non_zero_merge(golden_inclusion_non_zero *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_inclusion_non_zero, target, json, size, arena, error);
}

bean_status golden_inclusion_non_zero_write(const golden_inclusion_non_zero *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_inclusion_non_zero, in, out, NULL, NULL);
}

bean_status golden_inclusion_non_zero_write_with(const golden_inclusion_non_zero *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_inclusion_non_zero, in, out, options, error);
}

bean_status golden_inclusion_non_zero_write_to(const golden_inclusion_non_zero *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_inclusion_non_zero, in, to, room, needed, NULL);
}

bean_status golden_inclusion_non_zero_size(const golden_inclusion_non_zero *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_inclusion_non_zero, in, size);
}

bean_status golden_inclusion_non_zero_write_file(const golden_inclusion_non_zero *in,
    const char *path, bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_inclusion_non_zero, in, path, error);
}

bean_status golden_inclusion_non_zero_list_read(golden_inclusion_non_zero_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_inclusion_non_zero, out, json, size, arena,
        NULL, error);
}

bean_status golden_inclusion_non_zero_list_read_with(golden_inclusion_non_zero_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_inclusion_non_zero, out, json, size, arena,
        options, error);
}

bean_status golden_inclusion_non_zero_list_write(const golden_inclusion_non_zero_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_inclusion_non_zero, in, out, NULL, NULL);
}

bean_status golden_inclusion_non_zero_list_write_with(const golden_inclusion_non_zero_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_inclusion_non_zero, in, out, options,
        error);
}

bean_status golden_inclusion_non_zero_list_size(const golden_inclusion_non_zero_list *in,
    uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_inclusion_non_zero, in, size);
}

/* ---- golden.inclusion.Always ---- */

static const bean_gen_value b_golden_inclusion_always_entries_item = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_NULL, .size = sizeof(bean_str)};
static const uint32_t b_displacements_keys_golden_inclusion_always[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_inclusion_always[] = {
    {"entries", 7, 1},
    {"maybe", 5, 0},
};
static const bean_gen_keys b_keys_golden_inclusion_always = {
    .seed = UINT64_C(1663341874781269335),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_keys_golden_inclusion_always,
    .slots = b_slots_keys_golden_inclusion_always,
};

static const bean_accessor b_accessors_golden_inclusion_always[] = {
    {
        .value = {.kind = BEAN_GEN_INT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(int32_t), .has_offset = offsetof(golden_inclusion_always, has_maybe) - offsetof(golden_inclusion_always, maybe)},
        .key = ",\"maybe\":", .key_size = 9, .name = "maybe",
        .offset = offsetof(golden_inclusion_always, maybe), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_NULL, .size = sizeof(bean_string_map), .entry_size = sizeof(bean_string_map_entry), .entry_value_offset = offsetof(bean_string_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_inclusion_always_entries_item},
        .key = ",\"entries\":", .key_size = 11, .name = "entries",
        .offset = offsetof(golden_inclusion_always, entries), .flags = 0,
    },
};

static const char *b_read_golden_inclusion_always(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_inclusion_always *const b_bean = (golden_inclusion_always *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"maybe\":")) {
        goto b_at_maybe;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_maybe:
            if (bean_gen_is_plain(b_reader, b_cursor)) {
                b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->maybe);
                b_bean->has_maybe = true;
            } else {
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_inclusion_always[0], 0,
                                                b_bean, &golden_inclusion_always_type, b_seen);
            }
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"entries\":")) {
                goto b_at_entries;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_entries:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_inclusion_always[1], 1,
                                            b_bean, &golden_inclusion_always_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {
                goto b_closed;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case BEAN_GEN_CLOSED:
            b_cursor = b_reader->cursor;
            goto b_closed;
        default:
            return NULL;
        }
    }
b_closed:
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 2))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_inclusion_always(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_inclusion_always *const b_bean = (const golden_inclusion_always *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 56);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"maybe\":");
    if (b_bean->has_maybe) {
        b_cursor = bean_gen_put_int32(b_cursor, b_bean->maybe);
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    if (b_bean->entries.items != NULL) {
        BEAN_GEN_TEXT(b_cursor, ",\"entries\":");
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->entries,
                                        &b_accessors_golden_inclusion_always[1].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_inclusion_always_type, 1);
        }
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_inclusion_always_type = {
    .name = "golden.inclusion.Always",
    .accessors = b_accessors_golden_inclusion_always,
    .keys = &b_keys_golden_inclusion_always,
    .read = b_read_golden_inclusion_always,
    .write = b_write_golden_inclusion_always,
    .count = 2,
    .size = sizeof(golden_inclusion_always),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_inclusion_always = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_inclusion_always), .detail = &golden_inclusion_always_type};
static const bean_gen_value b_value_list_golden_inclusion_always = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_inclusion_always_list), .detail = &b_value_golden_inclusion_always};

void golden_inclusion_always_init(golden_inclusion_always *out)
{
    bean_gen_init(&golden_inclusion_always_type, out);
}

void golden_inclusion_always_clear(golden_inclusion_always *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_inclusion_always_copy(golden_inclusion_always *out,
    const golden_inclusion_always *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_inclusion_always, out, in, arena);
}

bool golden_inclusion_always_equal(const golden_inclusion_always *left,
    const golden_inclusion_always *right)
{
    return bean_gen_equal(&b_value_golden_inclusion_always, left, right);
}

bean_status golden_inclusion_always_validate(const golden_inclusion_always *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_inclusion_always, in, error);
}

bean_status golden_inclusion_always_read(golden_inclusion_always *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_inclusion_always, out, json, size, arena, NULL,
        error);
}

bean_status golden_inclusion_always_read_with(golden_inclusion_always *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_inclusion_always, out, json, size, arena,
        options, error);
}

bean_status golden_inclusion_always_read_file(golden_inclusion_always *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_inclusion_always, out, path, arena, error);
}

bean_status golden_inclusion_always_merge(golden_inclusion_always *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_inclusion_always, target, json, size, arena, error);
}

bean_status golden_inclusion_always_write(const golden_inclusion_always *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_inclusion_always, in, out, NULL, NULL);
}

bean_status golden_inclusion_always_write_with(const golden_inclusion_always *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_inclusion_always, in, out, options, error);
}

bean_status golden_inclusion_always_write_to(const golden_inclusion_always *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_inclusion_always, in, to, room, needed, NULL);
}

bean_status golden_inclusion_always_size(const golden_inclusion_always *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_inclusion_always, in, size);
}

bean_status golden_inclusion_always_write_file(const golden_inclusion_always *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_inclusion_always, in, path, error);
}

bean_status golden_inclusion_always_list_read(golden_inclusion_always_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_inclusion_always, out, json, size, arena,
        NULL, error);
}

bean_status golden_inclusion_always_list_read_with(golden_inclusion_always_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_inclusion_always, out, json, size, arena,
        options, error);
}

bean_status golden_inclusion_always_list_write(const golden_inclusion_always_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_inclusion_always, in, out, NULL, NULL);
}

bean_status golden_inclusion_always_list_write_with(const golden_inclusion_always_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_inclusion_always, in, out, options, error);
}

bean_status golden_inclusion_always_list_size(const golden_inclusion_always_list *in,
    uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_inclusion_always, in, size);
}

const bean_type *const golden_inclusion_inclusion_gen_types[] = {
    &golden_inclusion_part_type,
    &golden_inclusion_from_file_type,
    &golden_inclusion_non_empty_type,
    &golden_inclusion_non_default_type,
    &golden_inclusion_non_zero_type,
    &golden_inclusion_always_type,
    NULL,
};

