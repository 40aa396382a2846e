/* Made by beanc 0.1.0 from attributes.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "attributes_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_set_group;
static bean_gen_write_function b_write_set_group;

/* ---- test.attributes.Setting ---- */

static const uint32_t b_displacements_keys_set_setting[] = {
    0,
};
static const bean_gen_key b_slots_keys_set_setting[] = {
    {"key", 3, 1},
    {"value", 5, 0},
};
static const bean_gen_keys b_keys_set_setting = {
    .seed = UINT64_C(1663341874781269335),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_keys_set_setting,
    .slots = b_slots_keys_set_setting,
};

static const bean_accessor b_accessors_set_setting[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"value\":", .key_size = 9, .name = "value",
        .offset = offsetof(set_setting, the_value), .flags = 0 | BEAN_GEN_VIEWED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"key\":", .key_size = 7, .name = "key",
        .offset = offsetof(set_setting, key), .flags = BEAN_GEN_REQUIRED | BEAN_GEN_VIEWED,
    },
};
static const uint64_t b_views_set_setting[] = {
    UINT64_C(9223372036854775808),
    UINT64_C(9223372036854775809),
};

static char *b_write_set_setting_at_the_value(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const set_setting *const b_bean = (const set_setting *)b_in;
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_set_setting[0], b_bean,
                                     &set_setting_type, 0);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &set_setting_type, 0);
    }
    return b_cursor;
}

static char *b_write_set_setting_at_key(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const set_setting *const b_bean = (const set_setting *)b_in;
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_set_setting[1], b_bean,
                                     &set_setting_type, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &set_setting_type, 1);
    }
    return b_cursor;
}

static const bean_gen_property_code b_code_set_setting[] = {
    {NULL, b_write_set_setting_at_the_value},
    {NULL, b_write_set_setting_at_key},
};

const bean_type set_setting_type = {
    .name = "test.attributes.Setting",
    .accessors = b_accessors_set_setting,
    .keys = &b_keys_set_setting,
    .read = bean_gen_read_table,
    .write = bean_gen_write_properties,
    .code = b_code_set_setting,
    .views = b_views_set_setting,
    .count = 2,
    .size = sizeof(set_setting),
    .words = 1,
    .flags = 0,
    .depth = 20,
    .read_shape = BEAN_SHAPE_TABLE,
    .write_shape = BEAN_SHAPE_PROPERTY,
};

static const bean_gen_value b_value_set_setting = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(set_setting), .detail = &set_setting_type};
static const bean_gen_value b_value_list_set_setting = {.kind = BEAN_GEN_LIST,
    .size = sizeof(set_setting_list), .detail = &b_value_set_setting};

void set_setting_init(set_setting *out)
{
    bean_gen_init(&set_setting_type, out);
}

void set_setting_clear(set_setting *out)
{
    memset(out, 0, sizeof *out);
}

bean_status set_setting_copy(set_setting *out, const set_setting *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_set_setting, out, in, arena);
}

bool set_setting_equal(const set_setting *left, const set_setting *right)
{
    return bean_gen_equal(&b_value_set_setting, left, right);
}

bean_status set_setting_validate(const set_setting *in, bean_error *error)
{
    return bean_gen_validate(&b_value_set_setting, in, error);
}

bean_status set_setting_read(set_setting *out, const char *json, size_t size, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_set_setting, out, json, size, arena, NULL, error);
}

bean_status set_setting_read_with(set_setting *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_set_setting, out, json, size, arena, options, error);
}

bean_status set_setting_read_file(set_setting *out, const char *path, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_read_file(&b_value_set_setting, out, path, arena, error);
}

bean_status set_setting_merge(set_setting *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_set_setting, target, json, size, arena, error);
}

bean_status set_setting_write(const set_setting *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_set_setting, in, out, NULL, NULL);
}

bean_status set_setting_write_with(const set_setting *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_set_setting, in, out, options, error);
}

bean_status set_setting_write_to(const set_setting *in, char *to, size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_set_setting, in, to, room, needed, NULL);
}

bean_status set_setting_size(const set_setting *in, uint64_t *size)
{
    return bean_gen_size(&b_value_set_setting, in, size);
}

bean_status set_setting_write_file(const set_setting *in, const char *path, bean_error *error)
{
    return bean_gen_write_file(&b_value_set_setting, in, path, error);
}

bean_status set_setting_list_read(set_setting_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_set_setting, out, json, size, arena, NULL, error);
}

bean_status set_setting_list_read_with(set_setting_list *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_set_setting, out, json, size, arena, options,
        error);
}

bean_status set_setting_list_write(const set_setting_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_set_setting, in, out, NULL, NULL);
}

bean_status set_setting_list_write_with(const set_setting_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_set_setting, in, out, options, error);
}

bean_status set_setting_list_size(const set_setting_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_set_setting, in, size);
}

/* ---- test.attributes.Group ---- */

static const bean_gen_value b_set_group_settings_item = {.kind = BEAN_GEN_BEAN, .size = sizeof(set_setting), .detail = &set_setting_type};
static const uint32_t b_displacements_keys_set_group[] = {
    0,
};
static const bean_gen_key b_slots_keys_set_group[] = {
    {"group", 5, 0},
    {"settings", 8, 1},
};
static const bean_gen_keys b_keys_set_group = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_keys_set_group,
    .slots = b_slots_keys_set_group,
};

static const bean_accessor b_accessors_set_group[] = {
    {
        .value = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(set_group *), .detail = &set_group_type},
        .key = ",\"group\":", .key_size = 9, .name = "group",
        .offset = offsetof(set_group, inner), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(set_setting_list), .detail = &b_set_group_settings_item},
        .key = ",\"settings\":", .key_size = 12, .name = "settings",
        .offset = offsetof(set_group, settings), .flags = 0 | BEAN_GEN_VIEWED,
    },
};
static const uint64_t b_views_set_group[] = {
    UINT64_C(18446744073709551615),
    UINT64_C(9223372036854775809),
};

static const char *b_read_set_group(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    set_group *const b_bean = (set_group *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"group\":")) {
        goto b_at_inner;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_inner:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_set_group[0], 0,
                                            b_bean, &set_group_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"settings\":")) {
                goto b_at_settings;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_settings:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->settings,
                                           &b_accessors_set_group[1].value);
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

static char *b_write_set_group(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const set_group *const b_bean = (const set_group *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 13);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"group\":");
    if (b_bean->inner != NULL) {
        b_cursor = b_write_set_group(b_writer, b_cursor, b_bean->inner, &set_group_type);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &set_group_type, 0);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_set_group[1], b_bean,
                                     &set_group_type, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &set_group_type, 1);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type set_group_type = {
    .name = "test.attributes.Group",
    .accessors = b_accessors_set_group,
    .keys = &b_keys_set_group,
    .read = b_read_set_group,
    .write = b_write_set_group,
    .views = b_views_set_group,
    .count = 2,
    .size = sizeof(set_group),
    .words = 1,
    .flags = 0 | BEAN_GEN_UNEXPECTED_FAIL,
    .depth = 3,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_set_group = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(set_group), .detail = &set_group_type};
static const bean_gen_value b_value_list_set_group = {.kind = BEAN_GEN_LIST,
    .size = sizeof(set_group_list), .detail = &b_value_set_group};

void set_group_init(set_group *out)
{
    bean_gen_init(&set_group_type, out);
}

void set_group_clear(set_group *out)
{
    memset(out, 0, sizeof *out);
}

bean_status set_group_copy(set_group *out, const set_group *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_set_group, out, in, arena);
}

bool set_group_equal(const set_group *left, const set_group *right)
{
    return bean_gen_equal(&b_value_set_group, left, right);
}

bean_status set_group_validate(const set_group *in, bean_error *error)
{
    return bean_gen_validate(&b_value_set_group, in, error);
}

bean_status set_group_read(set_group *out, const char *json, size_t size, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_set_group, out, json, size, arena, NULL, error);
}

bean_status set_group_read_with(set_group *out, const char *json, size_t size, bean_arena *arena,
    const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_set_group, out, json, size, arena, options, error);
}

bean_status set_group_read_file(set_group *out, const char *path, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_read_file(&b_value_set_group, out, path, arena, error);
}

bean_status set_group_merge(set_group *target, const char *json, size_t size, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_merge(&b_value_set_group, target, json, size, arena, error);
}

bean_status set_group_write(const set_group *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_set_group, in, out, NULL, NULL);
}

bean_status set_group_write_with(const set_group *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_set_group, in, out, options, error);
}

bean_status set_group_write_to(const set_group *in, char *to, size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_set_group, in, to, room, needed, NULL);
}

bean_status set_group_size(const set_group *in, uint64_t *size)
{
    return bean_gen_size(&b_value_set_group, in, size);
}

bean_status set_group_write_file(const set_group *in, const char *path, bean_error *error)
{
    return bean_gen_write_file(&b_value_set_group, in, path, error);
}

bean_status set_group_list_read(set_group_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_set_group, out, json, size, arena, NULL, error);
}

bean_status set_group_list_read_with(set_group_list *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_set_group, out, json, size, arena, options, error);
}

bean_status set_group_list_write(const set_group_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_set_group, in, out, NULL, NULL);
}

bean_status set_group_list_write_with(const set_group_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_set_group, in, out, options, error);
}

bean_status set_group_list_size(const set_group_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_set_group, in, size);
}

const bean_type *const set_attributes_gen_types[] = {
    &set_setting_type,
    &set_group_type,
    NULL,
};

