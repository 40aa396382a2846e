/* Made by beanc 0.1.0 from order.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "order_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_golden_order_declared;
static bean_gen_write_function b_write_golden_order_declared;
static bean_gen_read_function b_read_golden_order_alphabetic;
static bean_gen_write_function b_write_golden_order_alphabetic;
static bean_gen_read_function b_read_golden_order_listed;
static bean_gen_write_function b_write_golden_order_listed;
static bean_gen_read_function b_read_golden_order_derived;
static bean_gen_write_function b_write_golden_order_derived;
static bean_gen_read_function b_read_golden_order_sorted;
static bean_gen_write_function b_write_golden_order_sorted;

/* ---- golden.order.Declared ---- */

static const uint32_t b_displacements_keys_golden_order_declared[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_order_declared[] = {
    {NULL, 0, -1},
    {"alpha", 5, 1},
    {"mid", 3, 2},
    {"zeta", 4, 0},
};
static const bean_gen_keys b_keys_golden_order_declared = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 3,
    .displacements = b_displacements_keys_golden_order_declared,
    .slots = b_slots_keys_golden_order_declared,
};

static const bean_accessor b_accessors_golden_order_declared[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"zeta\":", .key_size = 8, .name = "zeta",
        .offset = offsetof(golden_order_declared, zeta), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"alpha\":", .key_size = 9, .name = "alpha",
        .offset = offsetof(golden_order_declared, alpha), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"mid\":", .key_size = 7, .name = "mid",
        .offset = offsetof(golden_order_declared, mid), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_order_declared(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_order_declared *const b_bean = (golden_order_declared *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"zeta\":")) {
        goto b_at_zeta;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_zeta:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->zeta);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"alpha\":")) {
                goto b_at_alpha;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_alpha:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->alpha);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"mid\":")) {
                goto b_at_mid;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_mid:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->mid);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 3))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_order_declared(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_order_declared *const b_bean = (const golden_order_declared *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 127);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"zeta\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->zeta, 86);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_declared_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"alpha\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->alpha, 43);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_declared_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"mid\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->mid, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_declared_type, 2);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_order_declared_type = {
    .name = "golden.order.Declared",
    .accessors = b_accessors_golden_order_declared,
    .keys = &b_keys_golden_order_declared,
    .read = b_read_golden_order_declared,
    .write = b_write_golden_order_declared,
    .count = 3,
    .size = sizeof(golden_order_declared),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_order_declared = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_order_declared), .detail = &golden_order_declared_type};
static const bean_gen_value b_value_list_golden_order_declared = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_order_declared_list), .detail = &b_value_golden_order_declared};

void golden_order_declared_init(golden_order_declared *out)
{
    bean_gen_init(&golden_order_declared_type, out);
}

void golden_order_declared_clear(golden_order_declared *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_order_declared_copy(golden_order_declared *out, const golden_order_declared *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_order_declared, out, in, arena);
}

bool golden_order_declared_equal(const golden_order_declared *left,
    const golden_order_declared *right)
{
    return bean_gen_equal(&b_value_golden_order_declared, left, right);
}

bean_status golden_order_declared_validate(const golden_order_declared *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_order_declared, in, error);
}

bean_status golden_order_declared_read(golden_order_declared *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_order_declared, out, json, size, arena, NULL,
        error);
}

bean_status golden_order_declared_read_with(golden_order_declared *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_order_declared, out, json, size, arena, options,
        error);
}

bean_status golden_order_declared_read_file(golden_order_declared *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_order_declared, out, path, arena, error);
}

bean_status golden_order_declared_merge(golden_order_declared *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_order_declared, target, json, size, arena, error);
}

bean_status golden_order_declared_write(const golden_order_declared *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_order_declared, in, out, NULL, NULL);
}

bean_status golden_order_declared_write_with(const golden_order_declared *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_order_declared, in, out, options, error);
}

bean_status golden_order_declared_write_to(const golden_order_declared *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_order_declared, in, to, room, needed, NULL);
}

bean_status golden_order_declared_size(const golden_order_declared *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_order_declared, in, size);
}

bean_status golden_order_declared_write_file(const golden_order_declared *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_order_declared, in, path, error);
}

bean_status golden_order_declared_list_read(golden_order_declared_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_order_declared, out, json, size, arena,
        NULL, error);
}

bean_status golden_order_declared_list_read_with(golden_order_declared_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_order_declared, out, json, size, arena,
        options, error);
}

bean_status golden_order_declared_list_write(const golden_order_declared_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_order_declared, in, out, NULL, NULL);
}

bean_status golden_order_declared_list_write_with(const golden_order_declared_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_order_declared, in, out, options, error);
}

bean_status golden_order_declared_list_size(const golden_order_declared_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_order_declared, in, size);
}

/* ---- golden.order.Alphabetic ---- */

static const uint32_t b_displacements_keys_golden_order_alphabetic[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_order_alphabetic[] = {
    {"mid", 3, 1},
    {"Beta", 4, 0},
    {NULL, 0, -1},
    {"zeta", 4, 2},
};
static const bean_gen_keys b_keys_golden_order_alphabetic = {
    .seed = UINT64_C(17418742251674434367),
    .bucket_mask = 0,
    .slot_mask = 3,
    .displacements = b_displacements_keys_golden_order_alphabetic,
    .slots = b_slots_keys_golden_order_alphabetic,
};

static const bean_accessor b_accessors_golden_order_alphabetic[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"Beta\":", .key_size = 8, .name = "alpha",
        .offset = offsetof(golden_order_alphabetic, alpha), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"mid\":", .key_size = 7, .name = "mid",
        .offset = offsetof(golden_order_alphabetic, mid), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"zeta\":", .key_size = 8, .name = "zeta",
        .offset = offsetof(golden_order_alphabetic, zeta), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_order_alphabetic(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_order_alphabetic *const b_bean = (golden_order_alphabetic *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"Beta\":")) {
        goto b_at_alpha;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_alpha:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->alpha);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"mid\":")) {
                goto b_at_mid;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_mid:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->mid);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"zeta\":")) {
                goto b_at_zeta;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_zeta:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->zeta);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 3))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_order_alphabetic(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_order_alphabetic *const b_bean = (const golden_order_alphabetic *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 126);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"Beta\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->alpha, 85);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_alphabetic_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"mid\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->mid, 44);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_alphabetic_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"zeta\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->zeta, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_alphabetic_type, 2);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_order_alphabetic_type = {
    .name = "golden.order.Alphabetic",
    .accessors = b_accessors_golden_order_alphabetic,
    .keys = &b_keys_golden_order_alphabetic,
    .read = b_read_golden_order_alphabetic,
    .write = b_write_golden_order_alphabetic,
    .count = 3,
    .size = sizeof(golden_order_alphabetic),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_order_alphabetic = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_order_alphabetic), .detail = &golden_order_alphabetic_type};
static const bean_gen_value b_value_list_golden_order_alphabetic = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_order_alphabetic_list), .detail = &b_value_golden_order_alphabetic};

void golden_order_alphabetic_init(golden_order_alphabetic *out)
{
    bean_gen_init(&golden_order_alphabetic_type, out);
}

void golden_order_alphabetic_clear(golden_order_alphabetic *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_order_alphabetic_copy(golden_order_alphabetic *out,
    const golden_order_alphabetic *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_order_alphabetic, out, in, arena);
}

bool golden_order_alphabetic_equal(const golden_order_alphabetic *left,
    const golden_order_alphabetic *right)
{
    return bean_gen_equal(&b_value_golden_order_alphabetic, left, right);
}

bean_status golden_order_alphabetic_validate(const golden_order_alphabetic *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_order_alphabetic, in, error);
}

bean_status golden_order_alphabetic_read(golden_order_alphabetic *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_order_alphabetic, out, json, size, arena, NULL,
        error);
}

bean_status golden_order_alphabetic_read_with(golden_order_alphabetic *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_order_alphabetic, out, json, size, arena,
        options, error);
}

bean_status golden_order_alphabetic_read_file(golden_order_alphabetic *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_order_alphabetic, out, path, arena, error);
}

bean_status golden_order_alphabetic_merge(golden_order_alphabetic *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_order_alphabetic, target, json, size, arena, error);
}

bean_status golden_order_alphabetic_write(const golden_order_alphabetic *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_order_alphabetic, in, out, NULL, NULL);
}

bean_status golden_order_alphabetic_write_with(const golden_order_alphabetic *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_order_alphabetic, in, out, options, error);
}

bean_status golden_order_alphabetic_write_to(const golden_order_alphabetic *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_order_alphabetic, in, to, room, needed, NULL);
}

bean_status golden_order_alphabetic_size(const golden_order_alphabetic *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_order_alphabetic, in, size);
}

bean_status golden_order_alphabetic_write_file(const golden_order_alphabetic *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_order_alphabetic, in, path, error);
}

bean_status golden_order_alphabetic_list_read(golden_order_alphabetic_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_order_alphabetic, out, json, size, arena,
        NULL, error);
}

bean_status golden_order_alphabetic_list_read_with(golden_order_alphabetic_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_order_alphabetic, out, json, size, arena,
        options, error);
}

bean_status golden_order_alphabetic_list_write(const golden_order_alphabetic_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_order_alphabetic, in, out, NULL, NULL);
}

bean_status golden_order_alphabetic_list_write_with(const golden_order_alphabetic_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_order_alphabetic, in, out, options, error);
}

bean_status golden_order_alphabetic_list_size(const golden_order_alphabetic_list *in,
    uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_order_alphabetic, in, size);
}

/* ---- golden.order.Listed ---- */

static const uint32_t b_displacements_keys_golden_order_listed[] = {
    1, 0,
};
static const bean_gen_key b_slots_keys_golden_order_listed[] = {
    {"mid", 3, 0},
    {"zeta", 4, 4},
    {"one", 3, 2},
    {NULL, 0, -1},
    {"Second", 6, 1},
    {NULL, 0, -1},
    {"two", 3, 3},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_golden_order_listed = {
    .seed = UINT64_C(1663341874781269335),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_keys_golden_order_listed,
    .slots = b_slots_keys_golden_order_listed,
};

static const bean_accessor b_accessors_golden_order_listed[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"mid\":", .key_size = 7, .name = "mid",
        .offset = offsetof(golden_order_listed, mid), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"Second\":", .key_size = 10, .name = "alpha",
        .offset = offsetof(golden_order_listed, alpha), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"one\":", .key_size = 7, .name = "one",
        .offset = offsetof(golden_order_listed, one), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"two\":", .key_size = 7, .name = "two",
        .offset = offsetof(golden_order_listed, two), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"zeta\":", .key_size = 8, .name = "zeta",
        .offset = offsetof(golden_order_listed, zeta), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_order_listed(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_order_listed *const b_bean = (golden_order_listed *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"mid\":")) {
        goto b_at_mid;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_mid:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->mid);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"Second\":")) {
                goto b_at_alpha;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_alpha:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->alpha);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"one\":")) {
                goto b_at_one;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_one:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->one);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"two\":")) {
                goto b_at_two;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_two:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->two);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"zeta\":")) {
                goto b_at_zeta;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_zeta:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->zeta);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 5))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_order_listed(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_order_listed *const b_bean = (const golden_order_listed *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 210);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"mid\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->mid, 170);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_listed_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"Second\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->alpha, 126);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_listed_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"one\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->one, 85);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_listed_type, 2);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"two\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->two, 44);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_listed_type, 3);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"zeta\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->zeta, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_listed_type, 4);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_order_listed_type = {
    .name = "golden.order.Listed",
    .accessors = b_accessors_golden_order_listed,
    .keys = &b_keys_golden_order_listed,
    .read = b_read_golden_order_listed,
    .write = b_write_golden_order_listed,
    .count = 5,
    .size = sizeof(golden_order_listed),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_order_listed = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_order_listed), .detail = &golden_order_listed_type};
static const bean_gen_value b_value_list_golden_order_listed = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_order_listed_list), .detail = &b_value_golden_order_listed};

void golden_order_listed_init(golden_order_listed *out)
{
    bean_gen_init(&golden_order_listed_type, out);
}

void golden_order_listed_clear(golden_order_listed *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_order_listed_copy(golden_order_listed *out, const golden_order_listed *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_order_listed, out, in, arena);
}

bool golden_order_listed_equal(const golden_order_listed *left, const golden_order_listed *right)
{
    return bean_gen_equal(&b_value_golden_order_listed, left, right);
}

bean_status golden_order_listed_validate(const golden_order_listed *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_order_listed, in, error);
}

bean_status golden_order_listed_read(golden_order_listed *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_order_listed, out, json, size, arena, NULL,
        error);
}

bean_status golden_order_listed_read_with(golden_order_listed *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_order_listed, out, json, size, arena, options,
        error);
}

bean_status golden_order_listed_read_file(golden_order_listed *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_order_listed, out, path, arena, error);
}

bean_status golden_order_listed_merge(golden_order_listed *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_order_listed, target, json, size, arena, error);
}

bean_status golden_order_listed_write(const golden_order_listed *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_order_listed, in, out, NULL, NULL);
}

bean_status golden_order_listed_write_with(const golden_order_listed *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_order_listed, in, out, options, error);
}

bean_status golden_order_listed_write_to(const golden_order_listed *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_order_listed, in, to, room, needed, NULL);
}

bean_status golden_order_listed_size(const golden_order_listed *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_order_listed, in, size);
}

bean_status golden_order_listed_write_file(const golden_order_listed *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_order_listed, in, path, error);
}

bean_status golden_order_listed_list_read(golden_order_listed_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_order_listed, out, json, size, arena, NULL,
        error);
}

bean_status golden_order_listed_list_read_with(golden_order_listed_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_order_listed, out, json, size, arena,
        options, error);
}

bean_status golden_order_listed_list_write(const golden_order_listed_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_order_listed, in, out, NULL, NULL);
}

bean_status golden_order_listed_list_write_with(const golden_order_listed_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_order_listed, in, out, options, error);
}

bean_status golden_order_listed_list_size(const golden_order_listed_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_order_listed, in, size);
}

/* ---- golden.order.Derived ---- */

static const uint32_t b_displacements_keys_golden_order_derived[] = {
    3, 1, 0, 2,
};
static const bean_gen_key b_slots_keys_golden_order_derived[] = {
    {"count", 5, 6},
    {"zeta", 4, 4},
    {"mid", 3, 0},
    {"one", 3, 2},
    {"two", 3, 3},
    {NULL, 0, -1},
    {"beta", 4, 5},
    {"Second", 6, 1},
};
static const bean_gen_keys b_keys_golden_order_derived = {
    .seed = UINT64_C(6018027442051075255),
    .bucket_mask = 3,
    .slot_mask = 7,
    .displacements = b_displacements_keys_golden_order_derived,
    .slots = b_slots_keys_golden_order_derived,
};

static const bean_accessor b_accessors_golden_order_derived[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"mid\":", .key_size = 7, .name = "mid",
        .offset = offsetof(golden_order_derived, base.mid), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"Second\":", .key_size = 10, .name = "alpha",
        .offset = offsetof(golden_order_derived, base.alpha), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"one\":", .key_size = 7, .name = "one",
        .offset = offsetof(golden_order_derived, base.one), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"two\":", .key_size = 7, .name = "two",
        .offset = offsetof(golden_order_derived, base.two), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"zeta\":", .key_size = 8, .name = "zeta",
        .offset = offsetof(golden_order_derived, base.zeta), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"beta\":", .key_size = 8, .name = "beta",
        .offset = offsetof(golden_order_derived, beta), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(int32_t), .has_offset = offsetof(golden_order_derived, has_count) - offsetof(golden_order_derived, count)},
        .key = ",\"count\":", .key_size = 9, .name = "count",
        .offset = offsetof(golden_order_derived, count), .flags = 0,
    },
};

static const char *b_read_golden_order_derived(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_order_derived *const b_bean = (golden_order_derived *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"mid\":")) {
        goto b_at_base_mid;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_base_mid:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->base.mid);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"Second\":")) {
                goto b_at_base_alpha;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_base_alpha:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->base.alpha);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"one\":")) {
                goto b_at_base_one;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_base_one:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->base.one);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"two\":")) {
                goto b_at_base_two;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_base_two:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->base.two);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"zeta\":")) {
                goto b_at_base_zeta;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_base_zeta:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->base.zeta);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"beta\":")) {
                goto b_at_beta;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_beta:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->beta);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 5);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 6, ",\"count\":")) {
                goto b_at_count;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 6:
            b_cursor = b_reader->cursor;
        b_at_count:
            if (bean_gen_is_plain(b_reader, b_cursor)) {
                b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->count);
                b_bean->has_count = true;
            } else {
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_order_derived[6], 6,
                                                b_bean, &golden_order_derived_type, b_seen);
            }
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

static char *b_write_golden_order_derived(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_order_derived *const b_bean = (const golden_order_derived *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 297);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"mid\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->base.mid, 257);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_derived_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"Second\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->base.alpha, 213);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_derived_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"one\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->base.one, 172);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_derived_type, 2);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"two\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->base.two, 131);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_derived_type, 3);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"zeta\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->base.zeta, 89);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_derived_type, 4);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"beta\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->beta, 47);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_derived_type, 5);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"count\":");
    if (b_bean->has_count) {
        b_cursor = bean_gen_put_int32(b_cursor, b_bean->count);
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_order_derived_type = {
    .name = "golden.order.Derived",
    .accessors = b_accessors_golden_order_derived,
    .keys = &b_keys_golden_order_derived,
    .read = b_read_golden_order_derived,
    .write = b_write_golden_order_derived,
    .count = 7,
    .size = sizeof(golden_order_derived),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_order_derived = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_order_derived), .detail = &golden_order_derived_type};
static const bean_gen_value b_value_list_golden_order_derived = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_order_derived_list), .detail = &b_value_golden_order_derived};

void golden_order_derived_init(golden_order_derived *out)
{
    bean_gen_init(&golden_order_derived_type, out);
}

void golden_order_derived_clear(golden_order_derived *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_order_derived_copy(golden_order_derived *out, const golden_order_derived *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_order_derived, out, in, arena);
}

bool golden_order_derived_equal(const golden_order_derived *left, const golden_order_derived *right)
{
    return bean_gen_equal(&b_value_golden_order_derived, left, right);
}

bean_status golden_order_derived_validate(const golden_order_derived *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_order_derived, in, error);
}

bean_status golden_order_derived_read(golden_order_derived *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_order_derived, out, json, size, arena, NULL,
        error);
}

bean_status golden_order_derived_read_with(golden_order_derived *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_order_derived, out, json, size, arena, options,
        error);
}

bean_status golden_order_derived_read_file(golden_order_derived *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_order_derived, out, path, arena, error);
}

bean_status golden_order_derived_merge(golden_order_derived *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_order_derived, target, json, size, arena, error);
}

bean_status golden_order_derived_write(const golden_order_derived *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_order_derived, in, out, NULL, NULL);
}

bean_status golden_order_derived_write_with(const golden_order_derived *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_order_derived, in, out, options, error);
}

bean_status golden_order_derived_write_to(const golden_order_derived *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_order_derived, in, to, room, needed, NULL);
}

bean_status golden_order_derived_size(const golden_order_derived *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_order_derived, in, size);
}

bean_status golden_order_derived_write_file(const golden_order_derived *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_order_derived, in, path, error);
}

bean_status golden_order_derived_list_read(golden_order_derived_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_order_derived, out, json, size, arena, NULL,
        error);
}

bean_status golden_order_derived_list_read_with(golden_order_derived_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_order_derived, out, json, size, arena,
        options, error);
}

bean_status golden_order_derived_list_write(const golden_order_derived_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_order_derived, in, out, NULL, NULL);
}

bean_status golden_order_derived_list_write_with(const golden_order_derived_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_order_derived, in, out, options, error);
}

bean_status golden_order_derived_list_size(const golden_order_derived_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_order_derived, in, size);
}

/* ---- golden.order.Sorted ---- */

static const uint32_t b_displacements_keys_golden_order_sorted[] = {
    0, 0, 0, 0, 0, 2, 0, 0,
};
static const bean_gen_key b_slots_keys_golden_order_sorted[] = {
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"Second", 6, 3},
    {"mid", 3, 5},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"gamma", 5, 1},
    {"two", 3, 2},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"zeta", 4, 6},
    {"delta", 5, 4},
    {"one", 3, 0},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_golden_order_sorted = {
    .seed = UINT64_C(12036054884102150511),
    .bucket_mask = 7,
    .slot_mask = 15,
    .displacements = b_displacements_keys_golden_order_sorted,
    .slots = b_slots_keys_golden_order_sorted,
};

static const bean_accessor b_accessors_golden_order_sorted[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"one\":", .key_size = 7, .name = "one",
        .offset = offsetof(golden_order_sorted, base.one), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"gamma\":", .key_size = 9, .name = "gamma",
        .offset = offsetof(golden_order_sorted, gamma), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"two\":", .key_size = 7, .name = "two",
        .offset = offsetof(golden_order_sorted, base.two), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"Second\":", .key_size = 10, .name = "alpha",
        .offset = offsetof(golden_order_sorted, base.alpha), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"delta\":", .key_size = 9, .name = "delta",
        .offset = offsetof(golden_order_sorted, delta), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"mid\":", .key_size = 7, .name = "mid",
        .offset = offsetof(golden_order_sorted, base.mid), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"zeta\":", .key_size = 8, .name = "zeta",
        .offset = offsetof(golden_order_sorted, base.zeta), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_order_sorted(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_order_sorted *const b_bean = (golden_order_sorted *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"one\":")) {
        goto b_at_base_one;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_base_one:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->base.one);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"gamma\":")) {
                goto b_at_gamma;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_gamma:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->gamma);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"two\":")) {
                goto b_at_base_two;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_base_two:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->base.two);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"Second\":")) {
                goto b_at_base_alpha;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_base_alpha:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->base.alpha);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"delta\":")) {
                goto b_at_delta;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_delta:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->delta);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"mid\":")) {
                goto b_at_base_mid;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_base_mid:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->base.mid);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 5);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 6, ",\"zeta\":")) {
                goto b_at_base_zeta;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 6:
            b_cursor = b_reader->cursor;
        b_at_base_zeta:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->base.zeta);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 6);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 7))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_order_sorted(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_order_sorted *const b_bean = (const golden_order_sorted *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 296);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"one\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->base.one, 256);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_sorted_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"gamma\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->gamma, 213);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_sorted_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"two\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->base.two, 172);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_sorted_type, 2);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"Second\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->base.alpha, 128);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_sorted_type, 3);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"delta\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->delta, 85);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_sorted_type, 4);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"mid\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->base.mid, 44);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_sorted_type, 5);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"zeta\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->base.zeta, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_order_sorted_type, 6);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_order_sorted_type = {
    .name = "golden.order.Sorted",
    .accessors = b_accessors_golden_order_sorted,
    .keys = &b_keys_golden_order_sorted,
    .read = b_read_golden_order_sorted,
    .write = b_write_golden_order_sorted,
    .count = 7,
    .size = sizeof(golden_order_sorted),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_order_sorted = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_order_sorted), .detail = &golden_order_sorted_type};
static const bean_gen_value b_value_list_golden_order_sorted = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_order_sorted_list), .detail = &b_value_golden_order_sorted};

void golden_order_sorted_init(golden_order_sorted *out)
{
    bean_gen_init(&golden_order_sorted_type, out);
}

void golden_order_sorted_clear(golden_order_sorted *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_order_sorted_copy(golden_order_sorted *out, const golden_order_sorted *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_order_sorted, out, in, arena);
}

bool golden_order_sorted_equal(const golden_order_sorted *left, const golden_order_sorted *right)
{
    return bean_gen_equal(&b_value_golden_order_sorted, left, right);
}

bean_status golden_order_sorted_validate(const golden_order_sorted *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_order_sorted, in, error);
}

bean_status golden_order_sorted_read(golden_order_sorted *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_order_sorted, out, json, size, arena, NULL,
        error);
}

bean_status golden_order_sorted_read_with(golden_order_sorted *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_order_sorted, out, json, size, arena, options,
        error);
}

bean_status golden_order_sorted_read_file(golden_order_sorted *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_order_sorted, out, path, arena, error);
}

bean_status golden_order_sorted_merge(golden_order_sorted *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_order_sorted, target, json, size, arena, error);
}

bean_status golden_order_sorted_write(const golden_order_sorted *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_order_sorted, in, out, NULL, NULL);
}

bean_status golden_order_sorted_write_with(const golden_order_sorted *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_order_sorted, in, out, options, error);
}

bean_status golden_order_sorted_write_to(const golden_order_sorted *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_order_sorted, in, to, room, needed, NULL);
}

bean_status golden_order_sorted_size(const golden_order_sorted *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_order_sorted, in, size);
}

bean_status golden_order_sorted_write_file(const golden_order_sorted *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_order_sorted, in, path, error);
}

bean_status golden_order_sorted_list_read(golden_order_sorted_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_order_sorted, out, json, size, arena, NULL,
        error);
}

bean_status golden_order_sorted_list_read_with(golden_order_sorted_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_order_sorted, out, json, size, arena,
        options, error);
}

bean_status golden_order_sorted_list_write(const golden_order_sorted_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_order_sorted, in, out, NULL, NULL);
}

bean_status golden_order_sorted_list_write_with(const golden_order_sorted_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_order_sorted, in, out, options, error);
}

bean_status golden_order_sorted_list_size(const golden_order_sorted_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_order_sorted, in, size);
}

const bean_type *const golden_order_order_gen_types[] = {
    &golden_order_declared_type,
    &golden_order_alphabetic_type,
    &golden_order_listed_type,
    &golden_order_derived_type,
    &golden_order_sorted_type,
    NULL,
};

