/* Made by beanc 0.1.0 from untagged.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "untagged_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_golden_untagged_circle;
static bean_gen_write_function b_write_golden_untagged_circle;
static bean_gen_read_function b_read_golden_untagged_rect;
static bean_gen_write_function b_write_golden_untagged_rect;

/* ---- golden.untagged.Circle ---- */

static const uint32_t b_displacements_keys_golden_untagged_circle[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_untagged_circle[] = {
    {"radius", 6, 0},
};
static const bean_gen_keys b_keys_golden_untagged_circle = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 0,
    .displacements = b_displacements_keys_golden_untagged_circle,
    .slots = b_slots_keys_golden_untagged_circle,
};

static const bean_accessor b_accessors_golden_untagged_circle[] = {
    {
        .value = {.kind = BEAN_GEN_FLOAT64, .size = sizeof(double)},
        .key = ",\"radius\":", .key_size = 10, .name = "radius",
        .offset = offsetof(golden_untagged_circle, radius), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_untagged_circle(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_untagged_circle *const b_bean = (golden_untagged_circle *)b_out;
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

static char *b_write_golden_untagged_circle(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_untagged_circle *const b_bean = (const golden_untagged_circle *)b_in;

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
        return bean_gen_write_failed(b_writer, &golden_untagged_circle_type, 0);
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_untagged_circle_type = {
    .name = "golden.untagged.Circle",
    .accessors = b_accessors_golden_untagged_circle,
    .keys = &b_keys_golden_untagged_circle,
    .read = b_read_golden_untagged_circle,
    .write = b_write_golden_untagged_circle,
    .count = 1,
    .size = sizeof(golden_untagged_circle),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_untagged_circle = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_untagged_circle), .detail = &golden_untagged_circle_type};
static const bean_gen_value b_value_list_golden_untagged_circle = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_untagged_circle_list), .detail = &b_value_golden_untagged_circle};

void golden_untagged_circle_init(golden_untagged_circle *out)
{
    bean_gen_init(&golden_untagged_circle_type, out);
}

void golden_untagged_circle_clear(golden_untagged_circle *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_untagged_circle_copy(golden_untagged_circle *out,
    const golden_untagged_circle *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_untagged_circle, out, in, arena);
}

bool golden_untagged_circle_equal(const golden_untagged_circle *left,
    const golden_untagged_circle *right)
{
    return bean_gen_equal(&b_value_golden_untagged_circle, left, right);
}

bean_status golden_untagged_circle_validate(const golden_untagged_circle *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_untagged_circle, in, error);
}

bean_status golden_untagged_circle_read(golden_untagged_circle *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_untagged_circle, out, json, size, arena, NULL,
        error);
}

bean_status golden_untagged_circle_read_with(golden_untagged_circle *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_untagged_circle, out, json, size, arena, options,
        error);
}

bean_status golden_untagged_circle_read_file(golden_untagged_circle *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_untagged_circle, out, path, arena, error);
}

bean_status golden_untagged_circle_merge(golden_untagged_circle *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_untagged_circle, target, json, size, arena, error);
}

bean_status golden_untagged_circle_write(const golden_untagged_circle *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_untagged_circle, in, out, NULL, NULL);
}

bean_status golden_untagged_circle_write_with(const golden_untagged_circle *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_untagged_circle, in, out, options, error);
}

bean_status golden_untagged_circle_write_to(const golden_untagged_circle *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_untagged_circle, in, to, room, needed, NULL);
}

bean_status golden_untagged_circle_size(const golden_untagged_circle *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_untagged_circle, in, size);
}

bean_status golden_untagged_circle_write_file(const golden_untagged_circle *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_untagged_circle, in, path, error);
}

bean_status golden_untagged_circle_list_read(golden_untagged_circle_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_untagged_circle, out, json, size, arena,
        NULL, error);
}

bean_status golden_untagged_circle_list_read_with(golden_untagged_circle_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_untagged_circle, out, json, size, arena,
        options, error);
}

bean_status golden_untagged_circle_list_write(const golden_untagged_circle_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_untagged_circle, in, out, NULL, NULL);
}

bean_status golden_untagged_circle_list_write_with(const golden_untagged_circle_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_untagged_circle, in, out, options, error);
}

bean_status golden_untagged_circle_list_size(const golden_untagged_circle_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_untagged_circle, in, size);
}

/* ---- golden.untagged.Rect ---- */

static const uint32_t b_displacements_keys_golden_untagged_rect[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_untagged_rect[] = {
    {"height", 6, 1},
    {"width", 5, 0},
};
static const bean_gen_keys b_keys_golden_untagged_rect = {
    .seed = UINT64_C(8709371125837217183),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_keys_golden_untagged_rect,
    .slots = b_slots_keys_golden_untagged_rect,
};

static const bean_accessor b_accessors_golden_untagged_rect[] = {
    {
        .value = {.kind = BEAN_GEN_FLOAT64, .size = sizeof(double)},
        .key = ",\"width\":", .key_size = 9, .name = "width",
        .offset = offsetof(golden_untagged_rect, width), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_FLOAT64, .size = sizeof(double)},
        .key = ",\"height\":", .key_size = 10, .name = "height",
        .offset = offsetof(golden_untagged_rect, height), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_untagged_rect(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_untagged_rect *const b_bean = (golden_untagged_rect *)b_out;
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

static char *b_write_golden_untagged_rect(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_untagged_rect *const b_bean = (const golden_untagged_rect *)b_in;

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
        return bean_gen_write_failed(b_writer, &golden_untagged_rect_type, 0);
    }
    BEAN_GEN_TEXT(b_cursor, ",\"height\":");
    b_cursor = bean_gen_put_float64(b_writer, b_cursor, b_bean->height);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_untagged_rect_type, 1);
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_untagged_rect_type = {
    .name = "golden.untagged.Rect",
    .accessors = b_accessors_golden_untagged_rect,
    .keys = &b_keys_golden_untagged_rect,
    .read = b_read_golden_untagged_rect,
    .write = b_write_golden_untagged_rect,
    .count = 2,
    .size = sizeof(golden_untagged_rect),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_untagged_rect = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_untagged_rect), .detail = &golden_untagged_rect_type};
static const bean_gen_value b_value_list_golden_untagged_rect = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_untagged_rect_list), .detail = &b_value_golden_untagged_rect};

void golden_untagged_rect_init(golden_untagged_rect *out)
{
    bean_gen_init(&golden_untagged_rect_type, out);
}

void golden_untagged_rect_clear(golden_untagged_rect *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_untagged_rect_copy(golden_untagged_rect *out, const golden_untagged_rect *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_untagged_rect, out, in, arena);
}

bool golden_untagged_rect_equal(const golden_untagged_rect *left, const golden_untagged_rect *right)
{
    return bean_gen_equal(&b_value_golden_untagged_rect, left, right);
}

bean_status golden_untagged_rect_validate(const golden_untagged_rect *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_untagged_rect, in, error);
}

bean_status golden_untagged_rect_read(golden_untagged_rect *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_untagged_rect, out, json, size, arena, NULL,
        error);
}

bean_status golden_untagged_rect_read_with(golden_untagged_rect *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_untagged_rect, out, json, size, arena, options,
        error);
}

bean_status golden_untagged_rect_read_file(golden_untagged_rect *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_untagged_rect, out, path, arena, error);
}

bean_status golden_untagged_rect_merge(golden_untagged_rect *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_untagged_rect, target, json, size, arena, error);
}

bean_status golden_untagged_rect_write(const golden_untagged_rect *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_untagged_rect, in, out, NULL, NULL);
}

bean_status golden_untagged_rect_write_with(const golden_untagged_rect *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_untagged_rect, in, out, options, error);
}

bean_status golden_untagged_rect_write_to(const golden_untagged_rect *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_untagged_rect, in, to, room, needed, NULL);
}

bean_status golden_untagged_rect_size(const golden_untagged_rect *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_untagged_rect, in, size);
}

bean_status golden_untagged_rect_write_file(const golden_untagged_rect *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_untagged_rect, in, path, error);
}

bean_status golden_untagged_rect_list_read(golden_untagged_rect_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_untagged_rect, out, json, size, arena, NULL,
        error);
}

bean_status golden_untagged_rect_list_read_with(golden_untagged_rect_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_untagged_rect, out, json, size, arena,
        options, error);
}

bean_status golden_untagged_rect_list_write(const golden_untagged_rect_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_untagged_rect, in, out, NULL, NULL);
}

bean_status golden_untagged_rect_list_write_with(const golden_untagged_rect_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_untagged_rect, in, out, options, error);
}

bean_status golden_untagged_rect_list_size(const golden_untagged_rect_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_untagged_rect, in, size);
}

/* ---- golden.untagged.Value ---- */

static const bean_gen_value b_golden_untagged_value_list_item = {.kind = BEAN_GEN_UNION, .size = sizeof(golden_untagged_value), .detail = &golden_untagged_value_type};
static const bean_gen_value b_golden_untagged_value_object_item = {.kind = BEAN_GEN_UNION, .size = sizeof(golden_untagged_value), .detail = &golden_untagged_value_type};
static const bean_gen_arm b_arms_golden_untagged_value[] = {
    {.name = "nothing", .takes_null = true},
    {.name = "flag",
     .value = &(const bean_gen_value){.kind = BEAN_GEN_BOOL, .size = sizeof(bool)}},
    {.name = "integer",
     .value = &(const bean_gen_value){.kind = BEAN_GEN_INT64, .size = sizeof(int64_t)}},
    {.name = "real",
     .value = &(const bean_gen_value){.kind = BEAN_GEN_FLOAT64, .size = sizeof(double)}},
    {.name = "text",
     .value = &(const bean_gen_value){.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)}},
    {.name = "list",
     .value = &(const bean_gen_value){.kind = BEAN_GEN_LIST, .size = sizeof(golden_untagged_value_list), .detail = &b_golden_untagged_value_list_item}},
    {.name = "object",
     .value = &(const bean_gen_value){.kind = BEAN_GEN_MAP, .size = sizeof(golden_untagged_value_map), .entry_size = sizeof(golden_untagged_value_map_entry), .entry_value_offset = offsetof(golden_untagged_value_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_untagged_value_object_item}},
};

const bean_union golden_untagged_value_type = {
    .name = "golden.untagged.Value",
    .arms = b_arms_golden_untagged_value,
    .expected = "null, true or false, a number, a string, an array or an object",
    .forms = {0, 1, 2, 3, 4, 5, 6},
    .count = 7,
    .size = sizeof(golden_untagged_value),
    .offset = offsetof(golden_untagged_value, u),
    .default_arm = -1,
    .tag_size = sizeof(golden_untagged_value_tag),
    .form = BEAN_GEN_UNION_UNTAGGED,
    .flags = 0,
    .default_is_json = 0,
};

static const bean_gen_value b_value_golden_untagged_value = {.kind = BEAN_GEN_UNION,
    .size = sizeof(golden_untagged_value), .detail = &golden_untagged_value_type};
static const bean_gen_value b_value_list_golden_untagged_value = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_untagged_value_list), .detail = &b_value_golden_untagged_value};

void golden_untagged_value_init(golden_untagged_value *out)
{
    bean_gen_init_union(&golden_untagged_value_type, out);
}

void golden_untagged_value_clear(golden_untagged_value *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_untagged_value_copy(golden_untagged_value *out, const golden_untagged_value *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_untagged_value, out, in, arena);
}

bool golden_untagged_value_equal(const golden_untagged_value *left,
    const golden_untagged_value *right)
{
    return bean_gen_equal(&b_value_golden_untagged_value, left, right);
}

bean_status golden_untagged_value_validate(const golden_untagged_value *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_untagged_value, in, error);
}

bean_status golden_untagged_value_read(golden_untagged_value *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_untagged_value, out, json, size, arena, NULL,
        error);
}

bean_status golden_untagged_value_read_with(golden_untagged_value *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_untagged_value, out, json, size, arena, options,
        error);
}

bean_status golden_untagged_value_read_file(golden_untagged_value *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_untagged_value, out, path, arena, error);
}

bean_status golden_untagged_value_merge(golden_untagged_value *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_untagged_value, target, json, size, arena, error);
}

bean_status golden_untagged_value_write(const golden_untagged_value *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_untagged_value, in, out, NULL, NULL);
}

bean_status golden_untagged_value_write_with(const golden_untagged_value *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_untagged_value, in, out, options, error);
}

bean_status golden_untagged_value_write_to(const golden_untagged_value *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_untagged_value, in, to, room, needed, NULL);
}

bean_status golden_untagged_value_size(const golden_untagged_value *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_untagged_value, in, size);
}

bean_status golden_untagged_value_write_file(const golden_untagged_value *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_untagged_value, in, path, error);
}

bean_status golden_untagged_value_list_read(golden_untagged_value_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_untagged_value, out, json, size, arena,
        NULL, error);
}

bean_status golden_untagged_value_list_read_with(golden_untagged_value_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_untagged_value, out, json, size, arena,
        options, error);
}

bean_status golden_untagged_value_list_write(const golden_untagged_value_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_untagged_value, in, out, NULL, NULL);
}

bean_status golden_untagged_value_list_write_with(const golden_untagged_value_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_untagged_value, in, out, options, error);
}

bean_status golden_untagged_value_list_size(const golden_untagged_value_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_untagged_value, in, size);
}

/* ---- golden.untagged.Shape ---- */

static const bean_gen_arm b_arms_golden_untagged_shape[] = {
    {.name = "circle",
     .value = &(const bean_gen_value){.kind = BEAN_GEN_BEAN, .size = sizeof(golden_untagged_circle), .detail = &golden_untagged_circle_type}},
    {.name = "rect",
     .value = &(const bean_gen_value){.kind = BEAN_GEN_BEAN, .size = sizeof(golden_untagged_rect), .detail = &golden_untagged_rect_type}},
    {.name = "number",
     .value = &(const bean_gen_value){.kind = BEAN_GEN_INT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_optional_int32), .has_offset = offsetof(bean_optional_int32, has)}, .takes_null = true},
};

const bean_union golden_untagged_shape_type = {
    .name = "golden.untagged.Shape",
    .arms = b_arms_golden_untagged_shape,
    .expected = "null, an integer or an object",
    .forms = {2, BEAN_GEN_FORM_OF_NONE, 2, BEAN_GEN_FORM_OF_NONE, BEAN_GEN_FORM_OF_NONE, BEAN_GEN_FORM_OF_NONE, BEAN_GEN_FORM_OF_BEANS},
    .count = 3,
    .size = sizeof(golden_untagged_shape),
    .offset = offsetof(golden_untagged_shape, u),
    .default_arm = -1,
    .tag_size = sizeof(golden_untagged_shape_tag),
    .form = BEAN_GEN_UNION_UNTAGGED,
    .flags = 0,
    .default_is_json = 0,
};

static const bean_gen_value b_value_golden_untagged_shape = {.kind = BEAN_GEN_UNION,
    .size = sizeof(golden_untagged_shape), .detail = &golden_untagged_shape_type};
static const bean_gen_value b_value_list_golden_untagged_shape = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_untagged_shape_list), .detail = &b_value_golden_untagged_shape};

void golden_untagged_shape_init(golden_untagged_shape *out)
{
    bean_gen_init_union(&golden_untagged_shape_type, out);
}

void golden_untagged_shape_clear(golden_untagged_shape *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_untagged_shape_copy(golden_untagged_shape *out, const golden_untagged_shape *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_untagged_shape, out, in, arena);
}

bool golden_untagged_shape_equal(const golden_untagged_shape *left,
    const golden_untagged_shape *right)
{
    return bean_gen_equal(&b_value_golden_untagged_shape, left, right);
}

bean_status golden_untagged_shape_validate(const golden_untagged_shape *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_untagged_shape, in, error);
}

bean_status golden_untagged_shape_read(golden_untagged_shape *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_untagged_shape, out, json, size, arena, NULL,
        error);
}

bean_status golden_untagged_shape_read_with(golden_untagged_shape *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_untagged_shape, out, json, size, arena, options,
        error);
}

bean_status golden_untagged_shape_read_file(golden_untagged_shape *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_untagged_shape, out, path, arena, error);
}

bean_status golden_untagged_shape_merge(golden_untagged_shape *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_untagged_shape, target, json, size, arena, error);
}

bean_status golden_untagged_shape_write(const golden_untagged_shape *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_untagged_shape, in, out, NULL, NULL);
}

bean_status golden_untagged_shape_write_with(const golden_untagged_shape *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_untagged_shape, in, out, options, error);
}

bean_status golden_untagged_shape_write_to(const golden_untagged_shape *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_untagged_shape, in, to, room, needed, NULL);
}

bean_status golden_untagged_shape_size(const golden_untagged_shape *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_untagged_shape, in, size);
}

bean_status golden_untagged_shape_write_file(const golden_untagged_shape *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_untagged_shape, in, path, error);
}

bean_status golden_untagged_shape_list_read(golden_untagged_shape_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_untagged_shape, out, json, size, arena,
        NULL, error);
}

bean_status golden_untagged_shape_list_read_with(golden_untagged_shape_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_untagged_shape, out, json, size, arena,
        options, error);
}

bean_status golden_untagged_shape_list_write(const golden_untagged_shape_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_untagged_shape, in, out, NULL, NULL);
}

bean_status golden_untagged_shape_list_write_with(const golden_untagged_shape_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_untagged_shape, in, out, options, error);
}

bean_status golden_untagged_shape_list_size(const golden_untagged_shape_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_untagged_shape, in, size);
}

const bean_type *const golden_untagged_untagged_gen_types[] = {
    &golden_untagged_circle_type,
    &golden_untagged_rect_type,
    NULL,
};

