/* Made by beanc 0.1.0 from custom.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "custom_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_golden_custom_base;
static bean_gen_write_function b_write_golden_custom_base;
static bean_gen_read_function b_read_golden_custom_derived;
static bean_gen_write_function b_write_golden_custom_derived;

static bool b_call_golden_custom_is_small(const void *b_value, const void *b_bean, void *b_user)
{
    return is_small((const int32_t *)b_value, b_bean, b_user);
}

static bool b_call_golden_custom_is_short(const void *b_value, const void *b_bean, void *b_user)
{
    return is_short((const bean_string_list *)b_value, b_bean, b_user);
}

static bool b_call_golden_custom_is_dark(const void *b_value, const void *b_bean, void *b_user)
{
    return is_dark((const float (*)[3])b_value, b_bean, b_user);
}

/* ---- golden.custom.Base ---- */

static const uint32_t b_displacements_keys_golden_custom_base[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_custom_base[] = {
    {"size", 4, 0},
};
static const bean_gen_keys b_keys_golden_custom_base = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 0,
    .displacements = b_displacements_keys_golden_custom_base,
    .slots = b_slots_keys_golden_custom_base,
};

static const bean_accessor b_accessors_golden_custom_base[] = {
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"size\":", .key_size = 8, .name = "size",
        .offset = offsetof(golden_custom_base, size), .flags = 0 | BEAN_GEN_CUSTOM,
    },
};
static const bean_gen_custom b_customs_golden_custom_base[] = {
    {b_call_golden_custom_is_small, 0},
};

static const char *b_read_golden_custom_base(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_custom_base *const b_bean = (golden_custom_base *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"size\":")) {
        goto b_at_size;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_size:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->size);
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

static char *b_write_golden_custom_base(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_custom_base *const b_bean = (const golden_custom_base *)b_in;

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
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_custom_base[0], b_bean,
                                     &golden_custom_base_type, 0);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_custom_base_type, 0);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_custom_base_type = {
    .name = "golden.custom.Base",
    .accessors = b_accessors_golden_custom_base,
    .keys = &b_keys_golden_custom_base,
    .read = b_read_golden_custom_base,
    .write = b_write_golden_custom_base,
    .customs = b_customs_golden_custom_base,
    .count = 1,
    .size = sizeof(golden_custom_base),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_custom_base = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_custom_base), .detail = &golden_custom_base_type};
static const bean_gen_value b_value_list_golden_custom_base = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_custom_base_list), .detail = &b_value_golden_custom_base};

void golden_custom_base_init(golden_custom_base *out)
{
    bean_gen_init(&golden_custom_base_type, out);
}

void golden_custom_base_clear(golden_custom_base *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_custom_base_copy(golden_custom_base *out, const golden_custom_base *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_custom_base, out, in, arena);
}

bool golden_custom_base_equal(const golden_custom_base *left, const golden_custom_base *right)
{
    return bean_gen_equal(&b_value_golden_custom_base, left, right);
}

bean_status golden_custom_base_validate(const golden_custom_base *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_custom_base, in, error);
}

bean_status golden_custom_base_read(golden_custom_base *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_custom_base, out, json, size, arena, NULL, error);
}

bean_status golden_custom_base_read_with(golden_custom_base *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_custom_base, out, json, size, arena, options,
        error);
}

bean_status golden_custom_base_read_file(golden_custom_base *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_custom_base, out, path, arena, error);
}

bean_status golden_custom_base_merge(golden_custom_base *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_custom_base, target, json, size, arena, error);
}

bean_status golden_custom_base_write(const golden_custom_base *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_custom_base, in, out, NULL, NULL);
}

bean_status golden_custom_base_write_with(const golden_custom_base *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_custom_base, in, out, options, error);
}

bean_status golden_custom_base_write_to(const golden_custom_base *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_custom_base, in, to, room, needed, NULL);
}

bean_status golden_custom_base_size(const golden_custom_base *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_custom_base, in, size);
}

bean_status golden_custom_base_write_file(const golden_custom_base *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_custom_base, in, path, error);
}

bean_status golden_custom_base_list_read(golden_custom_base_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_custom_base, out, json, size, arena, NULL,
        error);
}

bean_status golden_custom_base_list_read_with(golden_custom_base_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_custom_base, out, json, size, arena,
        options, error);
}

bean_status golden_custom_base_list_write(const golden_custom_base_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_custom_base, in, out, NULL, NULL);
}

bean_status golden_custom_base_list_write_with(const golden_custom_base_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_custom_base, in, out, options, error);
}

bean_status golden_custom_base_list_size(const golden_custom_base_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_custom_base, in, size);
}

/* ---- golden.custom.Derived ---- */

static const bean_gen_value b_golden_custom_derived_names_item = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_NULL, .size = sizeof(bean_str)};
static const bean_gen_value b_golden_custom_derived_color_item = {.kind = BEAN_GEN_FLOAT32, .size = sizeof(float)};
static const uint32_t b_displacements_keys_golden_custom_derived[] = {
    0, 0,
};
static const bean_gen_key b_slots_keys_golden_custom_derived[] = {
    {"size", 4, 0},
    {NULL, 0, -1},
    {"names", 5, 1},
    {"in_size", 7, 3},
    {"to_size", 7, 5},
    {NULL, 0, -1},
    {"color", 5, 2},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_golden_custom_derived = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_keys_golden_custom_derived,
    .slots = b_slots_keys_golden_custom_derived,
};

static const bean_accessor b_accessors_golden_custom_derived[] = {
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"size\":", .key_size = 8, .name = "size",
        .offset = offsetof(golden_custom_derived, base.size), .flags = 0 | BEAN_GEN_CUSTOM,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_NULL, .size = sizeof(bean_string_list), .detail = &b_golden_custom_derived_names_item},
        .key = ",\"names\":", .key_size = 9, .name = "names",
        .offset = offsetof(golden_custom_derived, names), .flags = 0 | BEAN_GEN_CUSTOM,
    },
    {
        .value = {.kind = BEAN_GEN_ARRAY, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(float[3]), .has_offset = offsetof(golden_custom_derived, has_color) - offsetof(golden_custom_derived, color), .count = 3, .detail = &b_golden_custom_derived_color_item},
        .key = ",\"color\":", .key_size = 9, .name = "color",
        .offset = offsetof(golden_custom_derived, color), .flags = 0 | BEAN_GEN_CUSTOM,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"in_size\":", .key_size = 11, .name = "size",
        .offset = offsetof(golden_custom_derived, inner.size), .flags = 0 | BEAN_GEN_CUSTOM,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_custom_base *), .detail = &golden_custom_base_type},
        .key = "", .name = "outer",
        .offset = offsetof(golden_custom_derived, outer), .flags = 0 | BEAN_GEN_NOT_READ | BEAN_GEN_NOT_WRITTEN | BEAN_GEN_HOLDER,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"to_size\":", .key_size = 11, .name = "size",
        .offset = offsetof(golden_custom_base, size), .flags = 0 | BEAN_GEN_HELD | BEAN_GEN_CUSTOM,
    },
};
static const uint32_t b_holders_golden_custom_derived[] = {
    0,
    0,
    0,
    0,
    0,
    4,
};
static const bean_gen_custom b_customs_golden_custom_derived[] = {
    {b_call_golden_custom_is_small, offsetof(golden_custom_derived, base)},
    {b_call_golden_custom_is_short, 0},
    {b_call_golden_custom_is_dark, 0},
    {b_call_golden_custom_is_small, offsetof(golden_custom_derived, inner)},
    {NULL, 0},
    {b_call_golden_custom_is_small, 0},
};

static const char *b_read_golden_custom_derived(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_custom_derived *const b_bean = (golden_custom_derived *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"size\":")) {
        goto b_at_base_size;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_base_size:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->base.size);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"names\":")) {
                goto b_at_names;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_names:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_custom_derived[1], 1,
                                            b_bean, &golden_custom_derived_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"color\":")) {
                goto b_at_color;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_color:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_custom_derived[2], 2,
                                            b_bean, &golden_custom_derived_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"in_size\":")) {
                goto b_at_inner_size;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_inner_size:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->inner.size);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"to_size\":")) {
                goto b_at_outer_size;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_outer_size:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_custom_derived[5], 5,
                                            b_bean, &golden_custom_derived_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 5);
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
    b_reader->cursor = b_cursor;
    return bean_gen_missing(b_reader, b_type, b_out, b_seen);
}

static char *b_write_golden_custom_derived(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_custom_derived *const b_bean = (const golden_custom_derived *)b_in;

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
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_custom_derived[0], b_bean,
                                     &golden_custom_derived_type, 0);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_custom_derived_type, 0);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_custom_derived[1], b_bean,
                                     &golden_custom_derived_type, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_custom_derived_type, 1);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_custom_derived[2], b_bean,
                                     &golden_custom_derived_type, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_custom_derived_type, 2);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_custom_derived[3], b_bean,
                                     &golden_custom_derived_type, 3);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_custom_derived_type, 3);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_custom_derived[5], b_bean,
                                     &golden_custom_derived_type, 5);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_custom_derived_type, 5);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_custom_derived_type = {
    .name = "golden.custom.Derived",
    .accessors = b_accessors_golden_custom_derived,
    .keys = &b_keys_golden_custom_derived,
    .read = b_read_golden_custom_derived,
    .write = b_write_golden_custom_derived,
    .customs = b_customs_golden_custom_derived,
    .holders = b_holders_golden_custom_derived,
    .count = 6,
    .size = sizeof(golden_custom_derived),
    .words = 1,
    .flags = 0 | BEAN_GEN_LOOKS_AT_END,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_custom_derived = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_custom_derived), .detail = &golden_custom_derived_type};
static const bean_gen_value b_value_list_golden_custom_derived = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_custom_derived_list), .detail = &b_value_golden_custom_derived};

void golden_custom_derived_init(golden_custom_derived *out)
{
    bean_gen_init(&golden_custom_derived_type, out);
}

void golden_custom_derived_clear(golden_custom_derived *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_custom_derived_copy(golden_custom_derived *out, const golden_custom_derived *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_custom_derived, out, in, arena);
}

bool golden_custom_derived_equal(const golden_custom_derived *left,
    const golden_custom_derived *right)
{
    return bean_gen_equal(&b_value_golden_custom_derived, left, right);
}

bean_status golden_custom_derived_validate(const golden_custom_derived *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_custom_derived, in, error);
}

bean_status golden_custom_derived_read(golden_custom_derived *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_custom_derived, out, json, size, arena, NULL,
        error);
}

bean_status golden_custom_derived_read_with(golden_custom_derived *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_custom_derived, out, json, size, arena, options,
        error);
}

bean_status golden_custom_derived_read_file(golden_custom_derived *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_custom_derived, out, path, arena, error);
}

bean_status golden_custom_derived_merge(golden_custom_derived *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_custom_derived, target, json, size, arena, error);
}

bean_status golden_custom_derived_write(const golden_custom_derived *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_custom_derived, in, out, NULL, NULL);
}

bean_status golden_custom_derived_write_with(const golden_custom_derived *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_custom_derived, in, out, options, error);
}

bean_status golden_custom_derived_write_to(const golden_custom_derived *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_custom_derived, in, to, room, needed, NULL);
}

bean_status golden_custom_derived_size(const golden_custom_derived *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_custom_derived, in, size);
}

bean_status golden_custom_derived_write_file(const golden_custom_derived *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_custom_derived, in, path, error);
}

bean_status golden_custom_derived_list_read(golden_custom_derived_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_custom_derived, out, json, size, arena,
        NULL, error);
}

bean_status golden_custom_derived_list_read_with(golden_custom_derived_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_custom_derived, out, json, size, arena,
        options, error);
}

bean_status golden_custom_derived_list_write(const golden_custom_derived_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_custom_derived, in, out, NULL, NULL);
}

bean_status golden_custom_derived_list_write_with(const golden_custom_derived_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_custom_derived, in, out, options, error);
}

bean_status golden_custom_derived_list_size(const golden_custom_derived_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_custom_derived, in, size);
}

const bean_type *const golden_custom_custom_gen_types[] = {
    &golden_custom_base_type,
    &golden_custom_derived_type,
    NULL,
};

