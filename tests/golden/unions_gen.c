/* Made by beanc 0.1.0 from unions.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "unions_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_golden_unions_circle;
static bean_gen_write_function b_write_golden_unions_circle;
static bean_gen_read_function b_read_golden_unions_rect;
static bean_gen_write_function b_write_golden_unions_rect;
static bean_gen_read_function b_read_golden_unions_text;
static bean_gen_write_function b_write_golden_unions_text;
static bean_gen_read_function b_read_golden_unions_drawing;
static bean_gen_write_function b_write_golden_unions_drawing;
static bean_gen_read_function b_read_golden_unions_beside;
static bean_gen_write_function b_write_golden_unions_beside;

/* ---- golden.unions.Level ---- */

static const bean_gen_enum_entry b_entries_golden_unions_level[] = {
    {0, BEAN_GEN_PADDED("\"low\""), 5, "low"},
    {1, BEAN_GEN_PADDED("\"high\""), 6, "high"},
};
static const uint32_t b_displacements_names_golden_unions_level[] = {
    0,
};
static const bean_gen_key b_slots_names_golden_unions_level[] = {
    {"low", 3, 0},
    {"high", 4, 1},
};
static const bean_gen_keys b_names_golden_unions_level = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_names_golden_unions_level,
    .slots = b_slots_names_golden_unions_level,
};

static const uint16_t b_places_golden_unions_level[] = {
    1, 2,
};
const bean_enum golden_unions_level_type = {
    .name = "golden.unions.Level",
    .entries = b_entries_golden_unions_level,
    .keys = &b_names_golden_unions_level,
    .places = b_places_golden_unions_level,
    .lowest = 0, .span = 2,
    .count = 2,
    .default_place = -1,
    .size = 1,
    .is_signed = false,
};

/* ---- golden.unions.Circle ---- */

static const uint32_t b_displacements_keys_golden_unions_circle[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_unions_circle[] = {
    {"radius", 6, 0},
};
static const bean_gen_keys b_keys_golden_unions_circle = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 0,
    .displacements = b_displacements_keys_golden_unions_circle,
    .slots = b_slots_keys_golden_unions_circle,
};

static const bean_accessor b_accessors_golden_unions_circle[] = {
    {
        .value = {.kind = BEAN_GEN_FLOAT64, .size = sizeof(double)},
        .key = ",\"radius\":", .key_size = 10, .name = "radius",
        .offset = offsetof(golden_unions_circle, radius), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_unions_circle(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_unions_circle *const b_bean = (golden_unions_circle *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"radius\":")) {
        goto b_at_radius;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_radius:
            b_cursor = bean_gen_read_float64(b_reader, b_cursor, &b_bean->radius);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 1))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_unions_circle(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_unions_circle *const b_bean = (const golden_unions_circle *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 43);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"radius\":");
    b_cursor = bean_gen_put_float64(b_writer, b_cursor, b_bean->radius);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_unions_circle_type, 0);
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_unions_circle_type = {
    .name = "golden.unions.Circle",
    .accessors = b_accessors_golden_unions_circle,
    .keys = &b_keys_golden_unions_circle,
    .read = b_read_golden_unions_circle,
    .write = b_write_golden_unions_circle,
    .count = 1,
    .size = sizeof(golden_unions_circle),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_unions_circle = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_unions_circle), .detail = &golden_unions_circle_type};
static const bean_gen_value b_value_list_golden_unions_circle = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_unions_circle_list), .detail = &b_value_golden_unions_circle};

void golden_unions_circle_init(golden_unions_circle *out)
{
    bean_gen_init(&golden_unions_circle_type, out);
}

void golden_unions_circle_clear(golden_unions_circle *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_unions_circle_copy(golden_unions_circle *out, const golden_unions_circle *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_unions_circle, out, in, arena);
}

bool golden_unions_circle_equal(const golden_unions_circle *left, const golden_unions_circle *right)
{
    return bean_gen_equal(&b_value_golden_unions_circle, left, right);
}

bean_status golden_unions_circle_validate(const golden_unions_circle *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_unions_circle, in, error);
}

bean_status golden_unions_circle_read(golden_unions_circle *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_circle, out, json, size, arena, NULL,
        error);
}

bean_status golden_unions_circle_read_with(golden_unions_circle *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_circle, out, json, size, arena, options,
        error);
}

bean_status golden_unions_circle_read_file(golden_unions_circle *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_unions_circle, out, path, arena, error);
}

bean_status golden_unions_circle_merge(golden_unions_circle *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_unions_circle, target, json, size, arena, error);
}

bean_status golden_unions_circle_write(const golden_unions_circle *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_unions_circle, in, out, NULL, NULL);
}

bean_status golden_unions_circle_write_with(const golden_unions_circle *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_unions_circle, in, out, options, error);
}

bean_status golden_unions_circle_write_to(const golden_unions_circle *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_unions_circle, in, to, room, needed, NULL);
}

bean_status golden_unions_circle_size(const golden_unions_circle *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_unions_circle, in, size);
}

bean_status golden_unions_circle_write_file(const golden_unions_circle *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_unions_circle, in, path, error);
}

bean_status golden_unions_circle_list_read(golden_unions_circle_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_circle, out, json, size, arena, NULL,
        error);
}

bean_status golden_unions_circle_list_read_with(golden_unions_circle_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_circle, out, json, size, arena,
        options, error);
}

bean_status golden_unions_circle_list_write(const golden_unions_circle_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_unions_circle, in, out, NULL, NULL);
}

bean_status golden_unions_circle_list_write_with(const golden_unions_circle_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_unions_circle, in, out, options, error);
}

bean_status golden_unions_circle_list_size(const golden_unions_circle_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_unions_circle, in, size);
}

/* ---- golden.unions.Rect ---- */

static const uint32_t b_displacements_keys_golden_unions_rect[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_unions_rect[] = {
    {"height", 6, 1},
    {"width", 5, 0},
};
static const bean_gen_keys b_keys_golden_unions_rect = {
    .seed = UINT64_C(8709371125837217183),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_keys_golden_unions_rect,
    .slots = b_slots_keys_golden_unions_rect,
};

static const bean_accessor b_accessors_golden_unions_rect[] = {
    {
        .value = {.kind = BEAN_GEN_FLOAT64, .size = sizeof(double)},
        .key = ",\"width\":", .key_size = 9, .name = "width",
        .offset = offsetof(golden_unions_rect, width), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_FLOAT64, .size = sizeof(double)},
        .key = ",\"height\":", .key_size = 10, .name = "height",
        .offset = offsetof(golden_unions_rect, height), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_unions_rect(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_unions_rect *const b_bean = (golden_unions_rect *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"width\":")) {
        goto b_at_width;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_width:
            b_cursor = bean_gen_read_float64(b_reader, b_cursor, &b_bean->width);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"height\":")) {
                goto b_at_height;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_height:
            b_cursor = bean_gen_read_float64(b_reader, b_cursor, &b_bean->height);
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

static char *b_write_golden_unions_rect(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_unions_rect *const b_bean = (const golden_unions_rect *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 84);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"width\":");
    b_cursor = bean_gen_put_float64(b_writer, b_cursor, b_bean->width);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_unions_rect_type, 0);
    }
    BEAN_GEN_TEXT(b_cursor, ",\"height\":");
    b_cursor = bean_gen_put_float64(b_writer, b_cursor, b_bean->height);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_unions_rect_type, 1);
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_unions_rect_type = {
    .name = "golden.unions.Rect",
    .accessors = b_accessors_golden_unions_rect,
    .keys = &b_keys_golden_unions_rect,
    .read = b_read_golden_unions_rect,
    .write = b_write_golden_unions_rect,
    .count = 2,
    .size = sizeof(golden_unions_rect),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_unions_rect = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_unions_rect), .detail = &golden_unions_rect_type};
static const bean_gen_value b_value_list_golden_unions_rect = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_unions_rect_list), .detail = &b_value_golden_unions_rect};

void golden_unions_rect_init(golden_unions_rect *out)
{
    bean_gen_init(&golden_unions_rect_type, out);
}

void golden_unions_rect_clear(golden_unions_rect *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_unions_rect_copy(golden_unions_rect *out, const golden_unions_rect *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_unions_rect, out, in, arena);
}

bool golden_unions_rect_equal(const golden_unions_rect *left, const golden_unions_rect *right)
{
    return bean_gen_equal(&b_value_golden_unions_rect, left, right);
}

bean_status golden_unions_rect_validate(const golden_unions_rect *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_unions_rect, in, error);
}

bean_status golden_unions_rect_read(golden_unions_rect *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_rect, out, json, size, arena, NULL, error);
}

bean_status golden_unions_rect_read_with(golden_unions_rect *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_rect, out, json, size, arena, options,
        error);
}

bean_status golden_unions_rect_read_file(golden_unions_rect *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_unions_rect, out, path, arena, error);
}

bean_status golden_unions_rect_merge(golden_unions_rect *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_unions_rect, target, json, size, arena, error);
}

bean_status golden_unions_rect_write(const golden_unions_rect *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_unions_rect, in, out, NULL, NULL);
}

bean_status golden_unions_rect_write_with(const golden_unions_rect *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_unions_rect, in, out, options, error);
}

bean_status golden_unions_rect_write_to(const golden_unions_rect *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_unions_rect, in, to, room, needed, NULL);
}

bean_status golden_unions_rect_size(const golden_unions_rect *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_unions_rect, in, size);
}

bean_status golden_unions_rect_write_file(const golden_unions_rect *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_unions_rect, in, path, error);
}

bean_status golden_unions_rect_list_read(golden_unions_rect_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_rect, out, json, size, arena, NULL,
        error);
}

bean_status golden_unions_rect_list_read_with(golden_unions_rect_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_rect, out, json, size, arena,
        options, error);
}

bean_status golden_unions_rect_list_write(const golden_unions_rect_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_unions_rect, in, out, NULL, NULL);
}

bean_status golden_unions_rect_list_write_with(const golden_unions_rect_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_unions_rect, in, out, options, error);
}

bean_status golden_unions_rect_list_size(const golden_unions_rect_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_unions_rect, in, size);
}

/* ---- golden.unions.Text ---- */

static const bean_str b_default_golden_unions_text_kind = {"text", 4};
static const uint32_t b_displacements_keys_golden_unions_text[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_unions_text[] = {
    {"kind", 4, 0},
    {"body", 4, 1},
};
static const bean_gen_keys b_keys_golden_unions_text = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_keys_golden_unions_text,
    .slots = b_slots_keys_golden_unions_text,
};

static const bean_accessor b_accessors_golden_unions_text[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"kind\":", .key_size = 8, .name = "kind",
        .default_value = &b_default_golden_unions_text_kind,
        .offset = offsetof(golden_unions_text, kind), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"body\":", .key_size = 8, .name = "body",
        .offset = offsetof(golden_unions_text, body), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_unions_text(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_unions_text *const b_bean = (golden_unions_text *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"kind\":")) {
        goto b_at_kind;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_kind:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->kind);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"body\":")) {
                goto b_at_body;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_body:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->body);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 2))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_unions_text(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_unions_text *const b_bean = (const golden_unions_text *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 85);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"kind\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->kind, 44);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_unions_text_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"body\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->body, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_unions_text_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_unions_text_type = {
    .name = "golden.unions.Text",
    .accessors = b_accessors_golden_unions_text,
    .keys = &b_keys_golden_unions_text,
    .read = b_read_golden_unions_text,
    .write = b_write_golden_unions_text,
    .count = 2,
    .size = sizeof(golden_unions_text),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_unions_text = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_unions_text), .detail = &golden_unions_text_type};
static const bean_gen_value b_value_list_golden_unions_text = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_unions_text_list), .detail = &b_value_golden_unions_text};

void golden_unions_text_init(golden_unions_text *out)
{
    bean_gen_init(&golden_unions_text_type, out);
}

void golden_unions_text_clear(golden_unions_text *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_unions_text_copy(golden_unions_text *out, const golden_unions_text *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_unions_text, out, in, arena);
}

bool golden_unions_text_equal(const golden_unions_text *left, const golden_unions_text *right)
{
    return bean_gen_equal(&b_value_golden_unions_text, left, right);
}

bean_status golden_unions_text_validate(const golden_unions_text *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_unions_text, in, error);
}

bean_status golden_unions_text_read(golden_unions_text *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_text, out, json, size, arena, NULL, error);
}

bean_status golden_unions_text_read_with(golden_unions_text *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_text, out, json, size, arena, options,
        error);
}

bean_status golden_unions_text_read_file(golden_unions_text *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_unions_text, out, path, arena, error);
}

bean_status golden_unions_text_merge(golden_unions_text *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_unions_text, target, json, size, arena, error);
}

bean_status golden_unions_text_write(const golden_unions_text *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_unions_text, in, out, NULL, NULL);
}

bean_status golden_unions_text_write_with(const golden_unions_text *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_unions_text, in, out, options, error);
}

bean_status golden_unions_text_write_to(const golden_unions_text *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_unions_text, in, to, room, needed, NULL);
}

bean_status golden_unions_text_size(const golden_unions_text *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_unions_text, in, size);
}

bean_status golden_unions_text_write_file(const golden_unions_text *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_unions_text, in, path, error);
}

bean_status golden_unions_text_list_read(golden_unions_text_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_text, out, json, size, arena, NULL,
        error);
}

bean_status golden_unions_text_list_read_with(golden_unions_text_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_text, out, json, size, arena,
        options, error);
}

bean_status golden_unions_text_list_write(const golden_unions_text_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_unions_text, in, out, NULL, NULL);
}

bean_status golden_unions_text_list_write_with(const golden_unions_text_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_unions_text, in, out, options, error);
}

bean_status golden_unions_text_list_size(const golden_unions_text_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_unions_text, in, size);
}

/* ---- golden.unions.Drawing ---- */

static const bean_gen_value b_golden_unions_drawing_shapes_item = {.kind = BEAN_GEN_UNION, .size = sizeof(golden_unions_shape), .detail = &golden_unions_shape_type};
static const bean_gen_value b_golden_unions_drawing_events_item = {.kind = BEAN_GEN_UNION, .size = sizeof(golden_unions_event), .detail = &golden_unions_event_type};
static const bean_gen_value b_golden_unions_drawing_blocks_item = {.kind = BEAN_GEN_UNION, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_unions_block *), .detail = &golden_unions_block_type};
static const uint32_t b_displacements_keys_golden_unions_drawing[] = {
    2, 0, 0, 2,
};
static const bean_gen_key b_slots_keys_golden_unions_drawing[] = {
    {"events", 6, 3},
    {"shapes", 6, 2},
    {NULL, 0, -1},
    {"step", 4, 6},
    {"blocks", 6, 4},
    {"frame", 5, 0},
    {"own", 3, 5},
    {"hole", 4, 1},
};
static const bean_gen_keys b_keys_golden_unions_drawing = {
    .seed = UINT64_C(15755400389808336487),
    .bucket_mask = 3,
    .slot_mask = 7,
    .displacements = b_displacements_keys_golden_unions_drawing,
    .slots = b_slots_keys_golden_unions_drawing,
};

static const bean_accessor b_accessors_golden_unions_drawing[] = {
    {
        .value = {.kind = BEAN_GEN_UNION, .size = sizeof(golden_unions_shape), .detail = &golden_unions_shape_type},
        .key = ",\"frame\":", .key_size = 9, .name = "frame",
        .offset = offsetof(golden_unions_drawing, frame), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_UNION, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_unions_shape *), .detail = &golden_unions_shape_type},
        .key = ",\"hole\":", .key_size = 8, .name = "hole",
        .offset = offsetof(golden_unions_drawing, hole), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_unions_shape_list), .detail = &b_golden_unions_drawing_shapes_item},
        .key = ",\"shapes\":", .key_size = 10, .name = "shapes",
        .offset = offsetof(golden_unions_drawing, shapes), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(golden_unions_event_map), .entry_size = sizeof(golden_unions_event_map_entry), .entry_value_offset = offsetof(golden_unions_event_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_unions_drawing_events_item},
        .key = ",\"events\":", .key_size = 10, .name = "events",
        .offset = offsetof(golden_unions_drawing, events), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_unions_block_pointer_list), .detail = &b_golden_unions_drawing_blocks_item},
        .key = ",\"blocks\":", .key_size = 10, .name = "blocks",
        .offset = offsetof(golden_unions_drawing, blocks), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_UNION, .size = sizeof(golden_unions_own), .detail = &golden_unions_own_type},
        .key = ",\"own\":", .key_size = 7, .name = "own",
        .offset = offsetof(golden_unions_drawing, own), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_UNION, .size = sizeof(golden_unions_step), .detail = &golden_unions_step_type},
        .key = ",\"step\":", .key_size = 8, .name = "step",
        .offset = offsetof(golden_unions_drawing, step), .flags = 0,
    },
};

static const char *b_read_golden_unions_drawing(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_unions_drawing *const b_bean = (golden_unions_drawing *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"frame\":")) {
        goto b_at_frame;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_frame:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->frame,
                                           &b_accessors_golden_unions_drawing[0].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"hole\":")) {
                goto b_at_hole;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_hole:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_unions_drawing[1], 1,
                                            b_bean, &golden_unions_drawing_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"shapes\":")) {
                goto b_at_shapes;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_shapes:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->shapes,
                                           &b_accessors_golden_unions_drawing[2].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"events\":")) {
                goto b_at_events;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_events:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->events,
                                           &b_accessors_golden_unions_drawing[3].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"blocks\":")) {
                goto b_at_blocks;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_blocks:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->blocks,
                                           &b_accessors_golden_unions_drawing[4].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"own\":")) {
                goto b_at_own;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_own:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->own,
                                           &b_accessors_golden_unions_drawing[5].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 5);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 6, ",\"step\":")) {
                goto b_at_step;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 6:
            b_cursor = b_reader->cursor;
        b_at_step:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->step,
                                           &b_accessors_golden_unions_drawing[6].value);
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

static char *b_write_golden_unions_drawing(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_unions_drawing *const b_bean = (const golden_unions_drawing *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"frame\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->frame,
                                    &b_accessors_golden_unions_drawing[0].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_unions_drawing_type, 0);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 12);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"hole\":");
    if (b_bean->hole != NULL) {
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->hole,
                                        &b_accessors_golden_unions_drawing[1].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_unions_drawing_type, 1);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"shapes\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->shapes,
                                    &b_accessors_golden_unions_drawing[2].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_unions_drawing_type, 2);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"events\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->events,
                                    &b_accessors_golden_unions_drawing[3].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_unions_drawing_type, 3);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"blocks\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->blocks,
                                    &b_accessors_golden_unions_drawing[4].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_unions_drawing_type, 4);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 7);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"own\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->own,
                                    &b_accessors_golden_unions_drawing[5].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_unions_drawing_type, 5);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 8);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"step\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->step,
                                    &b_accessors_golden_unions_drawing[6].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_unions_drawing_type, 6);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_unions_drawing_type = {
    .name = "golden.unions.Drawing",
    .accessors = b_accessors_golden_unions_drawing,
    .keys = &b_keys_golden_unions_drawing,
    .read = b_read_golden_unions_drawing,
    .write = b_write_golden_unions_drawing,
    .count = 7,
    .size = sizeof(golden_unions_drawing),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_unions_drawing = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_unions_drawing), .detail = &golden_unions_drawing_type};
static const bean_gen_value b_value_list_golden_unions_drawing = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_unions_drawing_list), .detail = &b_value_golden_unions_drawing};

void golden_unions_drawing_init(golden_unions_drawing *out)
{
    bean_gen_init(&golden_unions_drawing_type, out);
}

void golden_unions_drawing_clear(golden_unions_drawing *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_unions_drawing_copy(golden_unions_drawing *out, const golden_unions_drawing *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_unions_drawing, out, in, arena);
}

bool golden_unions_drawing_equal(const golden_unions_drawing *left,
    const golden_unions_drawing *right)
{
    return bean_gen_equal(&b_value_golden_unions_drawing, left, right);
}

bean_status golden_unions_drawing_validate(const golden_unions_drawing *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_unions_drawing, in, error);
}

bean_status golden_unions_drawing_read(golden_unions_drawing *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_drawing, out, json, size, arena, NULL,
        error);
}

bean_status golden_unions_drawing_read_with(golden_unions_drawing *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_drawing, out, json, size, arena, options,
        error);
}

bean_status golden_unions_drawing_read_file(golden_unions_drawing *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_unions_drawing, out, path, arena, error);
}

bean_status golden_unions_drawing_merge(golden_unions_drawing *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_unions_drawing, target, json, size, arena, error);
}

bean_status golden_unions_drawing_write(const golden_unions_drawing *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_unions_drawing, in, out, NULL, NULL);
}

bean_status golden_unions_drawing_write_with(const golden_unions_drawing *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_unions_drawing, in, out, options, error);
}

bean_status golden_unions_drawing_write_to(const golden_unions_drawing *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_unions_drawing, in, to, room, needed, NULL);
}

bean_status golden_unions_drawing_size(const golden_unions_drawing *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_unions_drawing, in, size);
}

bean_status golden_unions_drawing_write_file(const golden_unions_drawing *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_unions_drawing, in, path, error);
}

bean_status golden_unions_drawing_list_read(golden_unions_drawing_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_drawing, out, json, size, arena,
        NULL, error);
}

bean_status golden_unions_drawing_list_read_with(golden_unions_drawing_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_drawing, out, json, size, arena,
        options, error);
}

bean_status golden_unions_drawing_list_write(const golden_unions_drawing_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_unions_drawing, in, out, NULL, NULL);
}

bean_status golden_unions_drawing_list_write_with(const golden_unions_drawing_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_unions_drawing, in, out, options, error);
}

bean_status golden_unions_drawing_list_size(const golden_unions_drawing_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_unions_drawing, in, size);
}

/* ---- golden.unions.Beside ---- */

static const uint32_t b_displacements_keys_golden_unions_beside[] = {
    0, 0,
};
static const bean_gen_key b_slots_keys_golden_unions_beside[] = {
    {NULL, 0, -1},
    {"shape", 5, 2},
    {"shape_kind", 10, 1},
    {NULL, 0, -1},
    {"block", 5, 4},
    {"id", 2, 0},
    {"block_kind", 10, 3},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_golden_unions_beside = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_keys_golden_unions_beside,
    .slots = b_slots_keys_golden_unions_beside,
};

static const bean_accessor b_accessors_golden_unions_beside[] = {
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"id\":", .key_size = 6, .name = "id",
        .offset = offsetof(golden_unions_beside, id), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_UNION, .size = sizeof(golden_unions_shape), .tag_word = 2, .detail = &golden_unions_shape_type},
        .key = ",\"shape_kind\":", .key_size = 14, .name = "shape",
        .offset = offsetof(golden_unions_beside, shape), .flags = BEAN_GEN_REQUIRED | BEAN_GEN_IS_TAG,
    },
    {
        .value = {.kind = BEAN_GEN_UNION, .size = sizeof(golden_unions_shape), .tag_word = 2, .detail = &golden_unions_shape_type},
        .key = ",\"shape\":", .key_size = 9, .name = "shape",
        .offset = offsetof(golden_unions_beside, shape), .flags = BEAN_GEN_REQUIRED | BEAN_GEN_TAGGED,
    },
    {
        .value = {.kind = BEAN_GEN_UNION, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_NULL, .size = sizeof(golden_unions_block *), .tag_word = 3, .detail = &golden_unions_block_type},
        .key = ",\"block_kind\":", .key_size = 14, .name = "block",
        .offset = offsetof(golden_unions_beside, block), .flags = 0 | BEAN_GEN_IS_TAG,
    },
    {
        .value = {.kind = BEAN_GEN_UNION, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_NULL, .size = sizeof(golden_unions_block *), .tag_word = 3, .detail = &golden_unions_block_type},
        .key = ",\"block\":", .key_size = 9, .name = "block",
        .offset = offsetof(golden_unions_beside, block), .flags = 0 | BEAN_GEN_TAGGED,
    },
};

static const char *b_read_golden_unions_beside(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_unions_beside *const b_bean = (golden_unions_beside *)b_out;
    uint64_t b_seen[4] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"id\":")) {
        goto b_at_id;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_id:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->id);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"shape_kind\":")) {
                goto b_at_shape_tag;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_shape_tag:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_unions_beside[1], 1,
                                            b_bean, &golden_unions_beside_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"shape\":")) {
                goto b_at_shape;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_shape:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_unions_beside[2], 2,
                                            b_bean, &golden_unions_beside_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"block_kind\":")) {
                goto b_at_block_tag;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_block_tag:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_unions_beside[3], 3,
                                            b_bean, &golden_unions_beside_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"block\":")) {
                goto b_at_block;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_block:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_unions_beside[4], 4,
                                            b_bean, &golden_unions_beside_type, b_seen);
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

static char *b_write_golden_unions_beside(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_unions_beside *const b_bean = (const golden_unions_beside *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 38);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"id\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->id);
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_unions_beside[1], b_bean,
                                     &golden_unions_beside_type, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_unions_beside_type, 1);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_unions_beside[2], b_bean,
                                     &golden_unions_beside_type, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_unions_beside_type, 2);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_unions_beside[3], b_bean,
                                     &golden_unions_beside_type, 3);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_unions_beside_type, 3);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_unions_beside[4], b_bean,
                                     &golden_unions_beside_type, 4);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_unions_beside_type, 4);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_unions_beside_type = {
    .name = "golden.unions.Beside",
    .accessors = b_accessors_golden_unions_beside,
    .keys = &b_keys_golden_unions_beside,
    .read = b_read_golden_unions_beside,
    .write = b_write_golden_unions_beside,
    .count = 5,
    .size = sizeof(golden_unions_beside),
    .words = 1,
    .tag_count = 2,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_unions_beside = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_unions_beside), .detail = &golden_unions_beside_type};
static const bean_gen_value b_value_list_golden_unions_beside = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_unions_beside_list), .detail = &b_value_golden_unions_beside};

void golden_unions_beside_init(golden_unions_beside *out)
{
    bean_gen_init(&golden_unions_beside_type, out);
}

void golden_unions_beside_clear(golden_unions_beside *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_unions_beside_copy(golden_unions_beside *out, const golden_unions_beside *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_unions_beside, out, in, arena);
}

bool golden_unions_beside_equal(const golden_unions_beside *left, const golden_unions_beside *right)
{
    return bean_gen_equal(&b_value_golden_unions_beside, left, right);
}

bean_status golden_unions_beside_validate(const golden_unions_beside *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_unions_beside, in, error);
}

bean_status golden_unions_beside_read(golden_unions_beside *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_beside, out, json, size, arena, NULL,
        error);
}

bean_status golden_unions_beside_read_with(golden_unions_beside *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_beside, out, json, size, arena, options,
        error);
}

bean_status golden_unions_beside_read_file(golden_unions_beside *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_unions_beside, out, path, arena, error);
}

bean_status golden_unions_beside_merge(golden_unions_beside *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_unions_beside, target, json, size, arena, error);
}

bean_status golden_unions_beside_write(const golden_unions_beside *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_unions_beside, in, out, NULL, NULL);
}

bean_status golden_unions_beside_write_with(const golden_unions_beside *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_unions_beside, in, out, options, error);
}

bean_status golden_unions_beside_write_to(const golden_unions_beside *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_unions_beside, in, to, room, needed, NULL);
}

bean_status golden_unions_beside_size(const golden_unions_beside *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_unions_beside, in, size);
}

bean_status golden_unions_beside_write_file(const golden_unions_beside *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_unions_beside, in, path, error);
}

bean_status golden_unions_beside_list_read(golden_unions_beside_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_beside, out, json, size, arena, NULL,
        error);
}

bean_status golden_unions_beside_list_read_with(golden_unions_beside_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_beside, out, json, size, arena,
        options, error);
}

bean_status golden_unions_beside_list_write(const golden_unions_beside_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_unions_beside, in, out, NULL, NULL);
}

bean_status golden_unions_beside_list_write_with(const golden_unions_beside_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_unions_beside, in, out, options, error);
}

bean_status golden_unions_beside_list_size(const golden_unions_beside_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_unions_beside, in, size);
}

/* ---- golden.unions.Shape ---- */

static const uint32_t b_displacements_tags_golden_unions_shape[] = {
    0, 2,
};
static const bean_gen_key b_slots_tags_golden_unions_shape[] = {
    {"rectangle", 9, 1},
    {"other", 5, 3},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"rect", 4, 1},
    {NULL, 0, -1},
    {"nothing", 7, 2},
    {"circle", 6, 0},
};
static const bean_gen_keys b_tags_golden_unions_shape = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_tags_golden_unions_shape,
    .slots = b_slots_tags_golden_unions_shape,
};

static const bean_gen_arm b_arms_golden_unions_shape[] = {
    {.name = "circle", .tag = "\"circle\"", .tag_size = 8,
     .value = &(const bean_gen_value){.kind = BEAN_GEN_BEAN, .size = sizeof(golden_unions_circle), .detail = &golden_unions_circle_type}},
    {.name = "rect", .tag = "\"rectangle\"", .tag_size = 11,
     .value = &(const bean_gen_value){.kind = BEAN_GEN_BEAN, .size = sizeof(golden_unions_rect), .detail = &golden_unions_rect_type}},
    {.name = "nothing", .tag = "\"nothing\"", .tag_size = 9, .takes_null = true},
    {.name = "other", .tag = "\"other\"", .tag_size = 7,
     .value = &(const bean_gen_value){.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_json), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_json, .write = bean_gen_write_json, .flags = BEAN_GEN_CODEC_JSON}}, .takes_null = true},
};

const bean_union golden_unions_shape_type = {
    .name = "golden.unions.Shape",
    .arms = b_arms_golden_unions_shape,
    .keys = &b_tags_golden_unions_shape,
    .tag_name = "type", .tag_name_size = 4, .tag_key = "\"type\":", .tag_key_size = 7,
    .count = 4,
    .size = sizeof(golden_unions_shape),
    .offset = offsetof(golden_unions_shape, u),
    .default_arm = 3,
    .tag_size = sizeof(golden_unions_shape_tag),
    .form = BEAN_GEN_UNION_INTERNAL,
    .flags = 0,
    .default_is_json = 1,
};

static const bean_gen_value b_value_golden_unions_shape = {.kind = BEAN_GEN_UNION,
    .size = sizeof(golden_unions_shape), .detail = &golden_unions_shape_type};
static const bean_gen_value b_value_list_golden_unions_shape = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_unions_shape_list), .detail = &b_value_golden_unions_shape};

void golden_unions_shape_init(golden_unions_shape *out)
{
    bean_gen_init_union(&golden_unions_shape_type, out);
}

void golden_unions_shape_clear(golden_unions_shape *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_unions_shape_copy(golden_unions_shape *out, const golden_unions_shape *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_unions_shape, out, in, arena);
}

bool golden_unions_shape_equal(const golden_unions_shape *left, const golden_unions_shape *right)
{
    return bean_gen_equal(&b_value_golden_unions_shape, left, right);
}

bean_status golden_unions_shape_validate(const golden_unions_shape *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_unions_shape, in, error);
}

bean_status golden_unions_shape_read(golden_unions_shape *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_shape, out, json, size, arena, NULL,
        error);
}

bean_status golden_unions_shape_read_with(golden_unions_shape *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_shape, out, json, size, arena, options,
        error);
}

bean_status golden_unions_shape_read_file(golden_unions_shape *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_unions_shape, out, path, arena, error);
}

bean_status golden_unions_shape_merge(golden_unions_shape *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_unions_shape, target, json, size, arena, error);
}

bean_status golden_unions_shape_write(const golden_unions_shape *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_unions_shape, in, out, NULL, NULL);
}

bean_status golden_unions_shape_write_with(const golden_unions_shape *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_unions_shape, in, out, options, error);
}

bean_status golden_unions_shape_write_to(const golden_unions_shape *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_unions_shape, in, to, room, needed, NULL);
}

bean_status golden_unions_shape_size(const golden_unions_shape *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_unions_shape, in, size);
}

bean_status golden_unions_shape_write_file(const golden_unions_shape *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_unions_shape, in, path, error);
}

bean_status golden_unions_shape_list_read(golden_unions_shape_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_shape, out, json, size, arena, NULL,
        error);
}

bean_status golden_unions_shape_list_read_with(golden_unions_shape_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_shape, out, json, size, arena,
        options, error);
}

bean_status golden_unions_shape_list_write(const golden_unions_shape_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_unions_shape, in, out, NULL, NULL);
}

bean_status golden_unions_shape_list_write_with(const golden_unions_shape_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_unions_shape, in, out, options, error);
}

bean_status golden_unions_shape_list_size(const golden_unions_shape_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_unions_shape, in, size);
}

/* ---- golden.unions.Own ---- */

static const uint32_t b_displacements_tags_golden_unions_own[] = {
    0,
};
static const bean_gen_key b_slots_tags_golden_unions_own[] = {
    {"end", 3, 1},
    {"text", 4, 0},
};
static const bean_gen_keys b_tags_golden_unions_own = {
    .seed = UINT64_C(8709371125837217183),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_tags_golden_unions_own,
    .slots = b_slots_tags_golden_unions_own,
};

static const bean_gen_arm b_arms_golden_unions_own[] = {
    {.name = "text", .tag = "\"text\"", .tag_size = 6,
     .value = &(const bean_gen_value){.kind = BEAN_GEN_BEAN, .size = sizeof(golden_unions_text), .detail = &golden_unions_text_type}},
    {.name = "end", .tag = "\"end\"", .tag_size = 5, .takes_null = true},
};

const bean_union golden_unions_own_type = {
    .name = "golden.unions.Own",
    .arms = b_arms_golden_unions_own,
    .keys = &b_tags_golden_unions_own,
    .tag_name = "kind", .tag_name_size = 4, .tag_key = "\"kind\":", .tag_key_size = 7,
    .count = 2,
    .size = sizeof(golden_unions_own),
    .offset = offsetof(golden_unions_own, u),
    .default_arm = -1,
    .tag_size = sizeof(golden_unions_own_tag),
    .form = BEAN_GEN_UNION_OWN,
    .flags = 0,
    .default_is_json = 0,
};

static const bean_gen_value b_value_golden_unions_own = {.kind = BEAN_GEN_UNION,
    .size = sizeof(golden_unions_own), .detail = &golden_unions_own_type};
static const bean_gen_value b_value_list_golden_unions_own = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_unions_own_list), .detail = &b_value_golden_unions_own};

void golden_unions_own_init(golden_unions_own *out)
{
    bean_gen_init_union(&golden_unions_own_type, out);
}

void golden_unions_own_clear(golden_unions_own *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_unions_own_copy(golden_unions_own *out, const golden_unions_own *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_unions_own, out, in, arena);
}

bool golden_unions_own_equal(const golden_unions_own *left, const golden_unions_own *right)
{
    return bean_gen_equal(&b_value_golden_unions_own, left, right);
}

bean_status golden_unions_own_validate(const golden_unions_own *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_unions_own, in, error);
}

bean_status golden_unions_own_read(golden_unions_own *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_own, out, json, size, arena, NULL, error);
}

bean_status golden_unions_own_read_with(golden_unions_own *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_own, out, json, size, arena, options,
        error);
}

bean_status golden_unions_own_read_file(golden_unions_own *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_unions_own, out, path, arena, error);
}

bean_status golden_unions_own_merge(golden_unions_own *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_unions_own, target, json, size, arena, error);
}

bean_status golden_unions_own_write(const golden_unions_own *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_unions_own, in, out, NULL, NULL);
}

bean_status golden_unions_own_write_with(const golden_unions_own *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_unions_own, in, out, options, error);
}

bean_status golden_unions_own_write_to(const golden_unions_own *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_unions_own, in, to, room, needed, NULL);
}

bean_status golden_unions_own_size(const golden_unions_own *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_unions_own, in, size);
}

bean_status golden_unions_own_write_file(const golden_unions_own *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_unions_own, in, path, error);
}

bean_status golden_unions_own_list_read(golden_unions_own_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_own, out, json, size, arena, NULL,
        error);
}

bean_status golden_unions_own_list_read_with(golden_unions_own_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_own, out, json, size, arena, options,
        error);
}

bean_status golden_unions_own_list_write(const golden_unions_own_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_unions_own, in, out, NULL, NULL);
}

bean_status golden_unions_own_list_write_with(const golden_unions_own_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_unions_own, in, out, options, error);
}

bean_status golden_unions_own_list_size(const golden_unions_own_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_unions_own, in, size);
}

/* ---- golden.unions.Block ---- */

static const bean_gen_value b_golden_unions_block_parts_item = {.kind = BEAN_GEN_UNION, .size = sizeof(golden_unions_block), .detail = &golden_unions_block_type};
static const uint32_t b_displacements_tags_golden_unions_block[] = {
    2, 0,
};
static const bean_gen_key b_slots_tags_golden_unions_block[] = {
    {NULL, 0, -1},
    {"text", 4, 0},
    {"parts", 5, 3},
    {"shape", 5, 2},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"rule", 4, 4},
    {"number", 6, 1},
};
static const bean_gen_keys b_tags_golden_unions_block = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_tags_golden_unions_block,
    .slots = b_slots_tags_golden_unions_block,
};

static const bean_gen_arm b_arms_golden_unions_block[] = {
    {.name = "text", .tag = "\"text\"", .tag_size = 6,
     .value = &(const bean_gen_value){.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)}},
    {.name = "number", .tag = "\"number\"", .tag_size = 8,
     .value = &(const bean_gen_value){.kind = BEAN_GEN_INT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_optional_int32), .has_offset = offsetof(bean_optional_int32, has)}, .takes_null = true},
    {.name = "shape", .tag = "\"shape\"", .tag_size = 7,
     .value = &(const bean_gen_value){.kind = BEAN_GEN_UNION, .size = sizeof(golden_unions_shape), .detail = &golden_unions_shape_type}},
    {.name = "parts", .tag = "\"parts\"", .tag_size = 7,
     .value = &(const bean_gen_value){.kind = BEAN_GEN_MAP, .size = sizeof(golden_unions_block_map), .entry_size = sizeof(golden_unions_block_map_entry), .entry_value_offset = offsetof(golden_unions_block_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_unions_block_parts_item}},
    {.name = "rule", .tag = "\"rule\"", .tag_size = 6, .takes_null = true},
};

const bean_union golden_unions_block_type = {
    .name = "golden.unions.Block",
    .arms = b_arms_golden_unions_block,
    .keys = &b_tags_golden_unions_block,
    .tag_name = "t", .tag_name_size = 1, .tag_key = "\"t\":", .tag_key_size = 4,
    .content_name = "c", .content_name_size = 1, .content_key = "\"c\":", .content_key_size = 4,
    .count = 5,
    .size = sizeof(golden_unions_block),
    .offset = offsetof(golden_unions_block, u),
    .default_arm = -1,
    .tag_size = sizeof(golden_unions_block_tag),
    .form = BEAN_GEN_UNION_ADJACENT,
    .flags = 0 | BEAN_GEN_TAG_FIRST,
    .default_is_json = 0,
};

static const bean_gen_value b_value_golden_unions_block = {.kind = BEAN_GEN_UNION,
    .size = sizeof(golden_unions_block), .detail = &golden_unions_block_type};
static const bean_gen_value b_value_list_golden_unions_block = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_unions_block_list), .detail = &b_value_golden_unions_block};

void golden_unions_block_init(golden_unions_block *out)
{
    bean_gen_init_union(&golden_unions_block_type, out);
}

void golden_unions_block_clear(golden_unions_block *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_unions_block_copy(golden_unions_block *out, const golden_unions_block *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_unions_block, out, in, arena);
}

bool golden_unions_block_equal(const golden_unions_block *left, const golden_unions_block *right)
{
    return bean_gen_equal(&b_value_golden_unions_block, left, right);
}

bean_status golden_unions_block_validate(const golden_unions_block *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_unions_block, in, error);
}

bean_status golden_unions_block_read(golden_unions_block *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_block, out, json, size, arena, NULL,
        error);
}

bean_status golden_unions_block_read_with(golden_unions_block *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_block, out, json, size, arena, options,
        error);
}

bean_status golden_unions_block_read_file(golden_unions_block *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_unions_block, out, path, arena, error);
}

bean_status golden_unions_block_merge(golden_unions_block *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_unions_block, target, json, size, arena, error);
}

bean_status golden_unions_block_write(const golden_unions_block *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_unions_block, in, out, NULL, NULL);
}

bean_status golden_unions_block_write_with(const golden_unions_block *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_unions_block, in, out, options, error);
}

bean_status golden_unions_block_write_to(const golden_unions_block *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_unions_block, in, to, room, needed, NULL);
}

bean_status golden_unions_block_size(const golden_unions_block *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_unions_block, in, size);
}

bean_status golden_unions_block_write_file(const golden_unions_block *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_unions_block, in, path, error);
}

bean_status golden_unions_block_list_read(golden_unions_block_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_block, out, json, size, arena, NULL,
        error);
}

bean_status golden_unions_block_list_read_with(golden_unions_block_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_block, out, json, size, arena,
        options, error);
}

bean_status golden_unions_block_list_write(const golden_unions_block_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_unions_block, in, out, NULL, NULL);
}

bean_status golden_unions_block_list_write_with(const golden_unions_block_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_unions_block, in, out, options, error);
}

bean_status golden_unions_block_list_size(const golden_unions_block_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_unions_block, in, size);
}

/* ---- golden.unions.Event ---- */

static const uint32_t b_displacements_tags_golden_unions_event[] = {
    0,
};
static const bean_gen_key b_slots_tags_golden_unions_event[] = {
    {"LEVEL", 5, 1},
    {NULL, 0, -1},
    {"DELETED", 7, 2},
    {"CREATED", 7, 0},
};
static const bean_gen_keys b_tags_golden_unions_event = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 3,
    .displacements = b_displacements_tags_golden_unions_event,
    .slots = b_slots_tags_golden_unions_event,
};

static const bean_gen_arm b_arms_golden_unions_event[] = {
    {.name = "created", .tag = "\"CREATED\"", .tag_size = 9,
     .value = &(const bean_gen_value){.kind = BEAN_GEN_BEAN, .size = sizeof(golden_unions_circle), .detail = &golden_unions_circle_type}},
    {.name = "level", .tag = "\"LEVEL\"", .tag_size = 7,
     .value = &(const bean_gen_value){.kind = BEAN_GEN_ENUM, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_unions_optional_level), .has_offset = offsetof(golden_unions_optional_level, has), .detail = &golden_unions_level_type}, .takes_null = true},
    {.name = "deleted", .tag = "\"DELETED\"", .tag_size = 9, .takes_null = true},
};

const bean_union golden_unions_event_type = {
    .name = "golden.unions.Event",
    .arms = b_arms_golden_unions_event,
    .keys = &b_tags_golden_unions_event,
    .count = 3,
    .size = sizeof(golden_unions_event),
    .offset = offsetof(golden_unions_event, u),
    .default_arm = -1,
    .tag_size = sizeof(golden_unions_event_tag),
    .form = BEAN_GEN_UNION_EXTERNAL,
    .flags = 0,
    .default_is_json = 0,
};

static const bean_gen_value b_value_golden_unions_event = {.kind = BEAN_GEN_UNION,
    .size = sizeof(golden_unions_event), .detail = &golden_unions_event_type};
static const bean_gen_value b_value_list_golden_unions_event = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_unions_event_list), .detail = &b_value_golden_unions_event};

void golden_unions_event_init(golden_unions_event *out)
{
    bean_gen_init_union(&golden_unions_event_type, out);
}

void golden_unions_event_clear(golden_unions_event *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_unions_event_copy(golden_unions_event *out, const golden_unions_event *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_unions_event, out, in, arena);
}

bool golden_unions_event_equal(const golden_unions_event *left, const golden_unions_event *right)
{
    return bean_gen_equal(&b_value_golden_unions_event, left, right);
}

bean_status golden_unions_event_validate(const golden_unions_event *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_unions_event, in, error);
}

bean_status golden_unions_event_read(golden_unions_event *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_event, out, json, size, arena, NULL,
        error);
}

bean_status golden_unions_event_read_with(golden_unions_event *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_event, out, json, size, arena, options,
        error);
}

bean_status golden_unions_event_read_file(golden_unions_event *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_unions_event, out, path, arena, error);
}

bean_status golden_unions_event_merge(golden_unions_event *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_unions_event, target, json, size, arena, error);
}

bean_status golden_unions_event_write(const golden_unions_event *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_unions_event, in, out, NULL, NULL);
}

bean_status golden_unions_event_write_with(const golden_unions_event *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_unions_event, in, out, options, error);
}

bean_status golden_unions_event_write_to(const golden_unions_event *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_unions_event, in, to, room, needed, NULL);
}

bean_status golden_unions_event_size(const golden_unions_event *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_unions_event, in, size);
}

bean_status golden_unions_event_write_file(const golden_unions_event *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_unions_event, in, path, error);
}

bean_status golden_unions_event_list_read(golden_unions_event_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_event, out, json, size, arena, NULL,
        error);
}

bean_status golden_unions_event_list_read_with(golden_unions_event_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_event, out, json, size, arena,
        options, error);
}

bean_status golden_unions_event_list_write(const golden_unions_event_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_unions_event, in, out, NULL, NULL);
}

bean_status golden_unions_event_list_write_with(const golden_unions_event_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_unions_event, in, out, options, error);
}

bean_status golden_unions_event_list_size(const golden_unions_event_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_unions_event, in, size);
}

/* ---- golden.unions.Step ---- */

static const uint32_t b_displacements_tags_golden_unions_step[] = {
    0,
};
static const bean_gen_key b_slots_tags_golden_unions_step[] = {
    {"1", 1, 0},
    {"2", 1, 1},
};
static const bean_gen_keys b_tags_golden_unions_step = {
    .seed = UINT64_C(1663341874781269335),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_tags_golden_unions_step,
    .slots = b_slots_tags_golden_unions_step,
};

static const bean_gen_arm b_arms_golden_unions_step[] = {
    {.name = "up", .tag = "1", .tag_size = 1, .takes_null = true},
    {.name = "down", .tag = "2", .tag_size = 1,
     .value = &(const bean_gen_value){.kind = BEAN_GEN_INT64, .size = sizeof(int64_t)}},
};

const bean_union golden_unions_step_type = {
    .name = "golden.unions.Step",
    .arms = b_arms_golden_unions_step,
    .keys = &b_tags_golden_unions_step,
    .count = 2,
    .size = sizeof(golden_unions_step),
    .offset = offsetof(golden_unions_step, u),
    .default_arm = -1,
    .tag_size = sizeof(golden_unions_step_tag),
    .form = BEAN_GEN_UNION_ARRAY,
    .flags = 0 | BEAN_GEN_TAG_NUMERIC,
    .default_is_json = 0,
};

static const bean_gen_value b_value_golden_unions_step = {.kind = BEAN_GEN_UNION,
    .size = sizeof(golden_unions_step), .detail = &golden_unions_step_type};
static const bean_gen_value b_value_list_golden_unions_step = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_unions_step_list), .detail = &b_value_golden_unions_step};

void golden_unions_step_init(golden_unions_step *out)
{
    bean_gen_init_union(&golden_unions_step_type, out);
}

void golden_unions_step_clear(golden_unions_step *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_unions_step_copy(golden_unions_step *out, const golden_unions_step *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_unions_step, out, in, arena);
}

bool golden_unions_step_equal(const golden_unions_step *left, const golden_unions_step *right)
{
    return bean_gen_equal(&b_value_golden_unions_step, left, right);
}

bean_status golden_unions_step_validate(const golden_unions_step *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_unions_step, in, error);
}

bean_status golden_unions_step_read(golden_unions_step *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_step, out, json, size, arena, NULL, error);
}

bean_status golden_unions_step_read_with(golden_unions_step *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_unions_step, out, json, size, arena, options,
        error);
}

bean_status golden_unions_step_read_file(golden_unions_step *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_unions_step, out, path, arena, error);
}

bean_status golden_unions_step_merge(golden_unions_step *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_unions_step, target, json, size, arena, error);
}

bean_status golden_unions_step_write(const golden_unions_step *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_unions_step, in, out, NULL, NULL);
}

bean_status golden_unions_step_write_with(const golden_unions_step *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_unions_step, in, out, options, error);
}

bean_status golden_unions_step_write_to(const golden_unions_step *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_unions_step, in, to, room, needed, NULL);
}

bean_status golden_unions_step_size(const golden_unions_step *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_unions_step, in, size);
}

bean_status golden_unions_step_write_file(const golden_unions_step *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_unions_step, in, path, error);
}

bean_status golden_unions_step_list_read(golden_unions_step_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_step, out, json, size, arena, NULL,
        error);
}

bean_status golden_unions_step_list_read_with(golden_unions_step_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_unions_step, out, json, size, arena,
        options, error);
}

bean_status golden_unions_step_list_write(const golden_unions_step_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_unions_step, in, out, NULL, NULL);
}

bean_status golden_unions_step_list_write_with(const golden_unions_step_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_unions_step, in, out, options, error);
}

bean_status golden_unions_step_list_size(const golden_unions_step_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_unions_step, in, size);
}

const char *golden_unions_level_name(golden_unions_level value)
{
    return bean_gen_enum_name(&golden_unions_level_type, (int64_t)value);
}

bool golden_unions_level_from_name(const char *name, size_t size, golden_unions_level *value)
{
    int64_t b_value;
    if (!bean_gen_enum_from_name(&golden_unions_level_type, name, size, &b_value)) {
        return false;
    }
    *value = (golden_unions_level)b_value;
    return true;
}

const bean_type *const golden_unions_unions_gen_types[] = {
    &golden_unions_circle_type,
    &golden_unions_rect_type,
    &golden_unions_text_type,
    &golden_unions_drawing_type,
    &golden_unions_beside_type,
    NULL,
};

