/* Made by beanc 0.1.0 from acme/unit.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "unit_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_golden_acme_unit_unit;
static bean_gen_write_function b_write_golden_acme_unit_unit;

/* ---- golden.acme.unit.Unit ---- */

static const double b_default_golden_acme_unit_unit_factor = 1.0;
static const uint32_t b_displacements_keys_golden_acme_unit_unit[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_acme_unit_unit[] = {
    {"factor", 6, 1},
    {"name", 4, 0},
};
static const bean_gen_keys b_keys_golden_acme_unit_unit = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_keys_golden_acme_unit_unit,
    .slots = b_slots_keys_golden_acme_unit_unit,
};

static const bean_accessor b_accessors_golden_acme_unit_unit[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"name\":", .key_size = 8, .name = "name",
        .offset = offsetof(golden_acme_unit_unit, name), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_FLOAT64, .size = sizeof(double)},
        .key = ",\"factor\":", .key_size = 10, .name = "factor",
        .default_value = &b_default_golden_acme_unit_unit_factor,
        .offset = offsetof(golden_acme_unit_unit, factor), .flags = 0,
    },
};

static const char *b_read_golden_acme_unit_unit(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_acme_unit_unit *const b_bean = (golden_acme_unit_unit *)b_out;
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
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->name);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"factor\":")) {
                goto b_at_factor;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_factor:
            b_cursor = bean_gen_read_float64(b_reader, b_cursor, &b_bean->factor);
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

static char *b_write_golden_acme_unit_unit(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_acme_unit_unit *const b_bean = (const golden_acme_unit_unit *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 85);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"name\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->name, 44);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_acme_unit_unit_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"factor\":");
    b_cursor = bean_gen_put_float64(b_writer, b_cursor, b_bean->factor);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_acme_unit_unit_type, 1);
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_acme_unit_unit_type = {
    .name = "golden.acme.unit.Unit",
    .accessors = b_accessors_golden_acme_unit_unit,
    .keys = &b_keys_golden_acme_unit_unit,
    .read = b_read_golden_acme_unit_unit,
    .write = b_write_golden_acme_unit_unit,
    .count = 2,
    .size = sizeof(golden_acme_unit_unit),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_acme_unit_unit = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_acme_unit_unit), .detail = &golden_acme_unit_unit_type};
static const bean_gen_value b_value_list_golden_acme_unit_unit = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_acme_unit_unit_list), .detail = &b_value_golden_acme_unit_unit};

void golden_acme_unit_unit_init(golden_acme_unit_unit *out)
{
    bean_gen_init(&golden_acme_unit_unit_type, out);
}

void golden_acme_unit_unit_clear(golden_acme_unit_unit *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_acme_unit_unit_copy(golden_acme_unit_unit *out, const golden_acme_unit_unit *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_acme_unit_unit, out, in, arena);
}

bool golden_acme_unit_unit_equal(const golden_acme_unit_unit *left,
    const golden_acme_unit_unit *right)
{
    return bean_gen_equal(&b_value_golden_acme_unit_unit, left, right);
}

bean_status golden_acme_unit_unit_validate(const golden_acme_unit_unit *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_acme_unit_unit, in, error);
}

bean_status golden_acme_unit_unit_read(golden_acme_unit_unit *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_acme_unit_unit, out, json, size, arena, NULL,
        error);
}

bean_status golden_acme_unit_unit_read_with(golden_acme_unit_unit *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_acme_unit_unit, out, json, size, arena, options,
        error);
}

bean_status golden_acme_unit_unit_read_file(golden_acme_unit_unit *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_acme_unit_unit, out, path, arena, error);
}

bean_status golden_acme_unit_unit_merge(golden_acme_unit_unit *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_acme_unit_unit, target, json, size, arena, error);
}

bean_status golden_acme_unit_unit_write(const golden_acme_unit_unit *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_acme_unit_unit, in, out, NULL, NULL);
}

bean_status golden_acme_unit_unit_write_with(const golden_acme_unit_unit *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_acme_unit_unit, in, out, options, error);
}

bean_status golden_acme_unit_unit_write_to(const golden_acme_unit_unit *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_acme_unit_unit, in, to, room, needed, NULL);
}

bean_status golden_acme_unit_unit_size(const golden_acme_unit_unit *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_acme_unit_unit, in, size);
}

bean_status golden_acme_unit_unit_write_file(const golden_acme_unit_unit *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_acme_unit_unit, in, path, error);
}

bean_status golden_acme_unit_unit_list_read(golden_acme_unit_unit_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_acme_unit_unit, out, json, size, arena,
        NULL, error);
}

bean_status golden_acme_unit_unit_list_read_with(golden_acme_unit_unit_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_acme_unit_unit, out, json, size, arena,
        options, error);
}

bean_status golden_acme_unit_unit_list_write(const golden_acme_unit_unit_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_acme_unit_unit, in, out, NULL, NULL);
}

bean_status golden_acme_unit_unit_list_write_with(const golden_acme_unit_unit_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_acme_unit_unit, in, out, options, error);
}

bean_status golden_acme_unit_unit_list_size(const golden_acme_unit_unit_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_acme_unit_unit, in, size);
}

const bean_type *const golden_acme_unit_unit_gen_types[] = {
    &golden_acme_unit_unit_type,
    NULL,
};

