/* Made by beanc 0.1.0 from types.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "types_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

/* ---- golden.types.Plain ---- */

static const uint32_t b_displacements_keys_golden_types_plain[] = {
    0, 0, 0, 1, 4, 0, 4, 3,
};
static const bean_gen_key b_slots_keys_golden_types_plain[] = {
    {"a", 1, 0},
    {"h", 1, 7},
    {"l", 1, 11},
    {"j", 1, 9},
    {"b", 1, 1},
    {"e", 1, 4},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"c", 1, 2},
    {"d", 1, 3},
    {NULL, 0, -1},
    {"k", 1, 10},
    {"i", 1, 8},
    {NULL, 0, -1},
    {"g", 1, 6},
    {"f", 1, 5},
};
static const bean_gen_keys b_keys_golden_types_plain = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 7,
    .slot_mask = 15,
    .displacements = b_displacements_keys_golden_types_plain,
    .slots = b_slots_keys_golden_types_plain,
};

static const bean_accessor b_accessors_golden_types_plain[] = {
    {
        .value = {.kind = BEAN_GEN_BOOL, .size = sizeof(bool)},
        .key = ",\"a\":", .key_size = 5, .name = "a",
        .offset = offsetof(golden_types_plain, a), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT8, .size = sizeof(int8_t)},
        .key = ",\"b\":", .key_size = 5, .name = "b",
        .offset = offsetof(golden_types_plain, b), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT16, .size = sizeof(int16_t)},
        .key = ",\"c\":", .key_size = 5, .name = "c",
        .offset = offsetof(golden_types_plain, c), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"d\":", .key_size = 5, .name = "d",
        .offset = offsetof(golden_types_plain, d), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT64, .size = sizeof(int64_t)},
        .key = ",\"e\":", .key_size = 5, .name = "e",
        .offset = offsetof(golden_types_plain, e), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_UINT8, .size = sizeof(uint8_t)},
        .key = ",\"f\":", .key_size = 5, .name = "f",
        .offset = offsetof(golden_types_plain, f), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_UINT16, .size = sizeof(uint16_t)},
        .key = ",\"g\":", .key_size = 5, .name = "g",
        .offset = offsetof(golden_types_plain, g), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_UINT32, .size = sizeof(uint32_t)},
        .key = ",\"h\":", .key_size = 5, .name = "h",
        .offset = offsetof(golden_types_plain, h), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_UINT64, .size = sizeof(uint64_t)},
        .key = ",\"i\":", .key_size = 5, .name = "i",
        .offset = offsetof(golden_types_plain, i), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_FLOAT32, .size = sizeof(float)},
        .key = ",\"j\":", .key_size = 5, .name = "j",
        .offset = offsetof(golden_types_plain, j), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_FLOAT64, .size = sizeof(double)},
        .key = ",\"k\":", .key_size = 5, .name = "k",
        .offset = offsetof(golden_types_plain, k), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"l\":", .key_size = 5, .name = "l",
        .offset = offsetof(golden_types_plain, l), .flags = BEAN_GEN_REQUIRED,
    },
};

static char *b_write_golden_types_plain_at_a(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_plain *const b_bean = (const golden_types_plain *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 36);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "\"a\":");
    b_cursor = bean_gen_put_bool(b_cursor, b_bean->a);
    return b_cursor;
}

static char *b_write_golden_types_plain_at_b(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_plain *const b_bean = (const golden_types_plain *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"b\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->b);
    return b_cursor;
}

static char *b_write_golden_types_plain_at_c(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_plain *const b_bean = (const golden_types_plain *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"c\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->c);
    return b_cursor;
}

static char *b_write_golden_types_plain_at_d(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_plain *const b_bean = (const golden_types_plain *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"d\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->d);
    return b_cursor;
}

static char *b_write_golden_types_plain_at_e(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_plain *const b_bean = (const golden_types_plain *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"e\":");
    b_cursor = bean_gen_put_int64(b_cursor, b_bean->e);
    return b_cursor;
}

static char *b_write_golden_types_plain_at_f(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_plain *const b_bean = (const golden_types_plain *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"f\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->f);
    return b_cursor;
}

static char *b_write_golden_types_plain_at_g(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_plain *const b_bean = (const golden_types_plain *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"g\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->g);
    return b_cursor;
}

static char *b_write_golden_types_plain_at_h(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_plain *const b_bean = (const golden_types_plain *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"h\":");
    b_cursor = bean_gen_put_uint32(b_cursor, b_bean->h);
    return b_cursor;
}

static char *b_write_golden_types_plain_at_i(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_plain *const b_bean = (const golden_types_plain *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"i\":");
    b_cursor = bean_gen_put_uint64(b_cursor, b_bean->i);
    return b_cursor;
}

static char *b_write_golden_types_plain_at_j(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_plain *const b_bean = (const golden_types_plain *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"j\":");
    b_cursor = bean_gen_put_float32(b_writer, b_cursor, b_bean->j);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_plain_type, 9);
    }
    return b_cursor;
}

static char *b_write_golden_types_plain_at_k(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_plain *const b_bean = (const golden_types_plain *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"k\":");
    b_cursor = bean_gen_put_float64(b_writer, b_cursor, b_bean->k);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_plain_type, 10);
    }
    return b_cursor;
}

static char *b_write_golden_types_plain_at_l(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_plain *const b_bean = (const golden_types_plain *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 39);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"l\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->l, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_plain_type, 11);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"");
    return b_cursor;
}

static const bean_gen_property_code b_code_golden_types_plain[] = {
    {NULL, b_write_golden_types_plain_at_a},
    {NULL, b_write_golden_types_plain_at_b},
    {NULL, b_write_golden_types_plain_at_c},
    {NULL, b_write_golden_types_plain_at_d},
    {NULL, b_write_golden_types_plain_at_e},
    {NULL, b_write_golden_types_plain_at_f},
    {NULL, b_write_golden_types_plain_at_g},
    {NULL, b_write_golden_types_plain_at_h},
    {NULL, b_write_golden_types_plain_at_i},
    {NULL, b_write_golden_types_plain_at_j},
    {NULL, b_write_golden_types_plain_at_k},
    {NULL, b_write_golden_types_plain_at_l},
};

const bean_type golden_types_plain_type = {
    .name = "golden.types.Plain",
    .accessors = b_accessors_golden_types_plain,
    .keys = &b_keys_golden_types_plain,
    .read = bean_gen_read_table,
    .write = bean_gen_write_properties,
    .code = b_code_golden_types_plain,
    .count = 12,
    .size = sizeof(golden_types_plain),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_TABLE,
    .write_shape = BEAN_SHAPE_PROPERTY,
};

static const bean_gen_value b_value_golden_types_plain = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_types_plain), .detail = &golden_types_plain_type};
static const bean_gen_value b_value_list_golden_types_plain = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_types_plain_list), .detail = &b_value_golden_types_plain};

void golden_types_plain_init(golden_types_plain *out)
{
    bean_gen_init(&golden_types_plain_type, out);
}

void golden_types_plain_clear(golden_types_plain *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_types_plain_copy(golden_types_plain *out, const golden_types_plain *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_types_plain, out, in, arena);
}

bool golden_types_plain_equal(const golden_types_plain *left, const golden_types_plain *right)
{
    return bean_gen_equal(&b_value_golden_types_plain, left, right);
}

bean_status golden_types_plain_validate(const golden_types_plain *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_types_plain, in, error);
}

bean_status golden_types_plain_read(golden_types_plain *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_types_plain, out, json, size, arena, NULL, error);
}

bean_status golden_types_plain_read_with(golden_types_plain *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_types_plain, out, json, size, arena, options,
        error);
}

bean_status golden_types_plain_read_file(golden_types_plain *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_types_plain, out, path, arena, error);
}

bean_status golden_types_plain_merge(golden_types_plain *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_types_plain, target, json, size, arena, error);
}

bean_status golden_types_plain_write(const golden_types_plain *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_types_plain, in, out, NULL, NULL);
}

bean_status golden_types_plain_write_with(const golden_types_plain *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_types_plain, in, out, options, error);
}

bean_status golden_types_plain_write_to(const golden_types_plain *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_types_plain, in, to, room, needed, NULL);
}

bean_status golden_types_plain_size(const golden_types_plain *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_types_plain, in, size);
}

bean_status golden_types_plain_write_file(const golden_types_plain *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_types_plain, in, path, error);
}

bean_status golden_types_plain_list_read(golden_types_plain_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_types_plain, out, json, size, arena, NULL,
        error);
}

bean_status golden_types_plain_list_read_with(golden_types_plain_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_types_plain, out, json, size, arena,
        options, error);
}

bean_status golden_types_plain_list_write(const golden_types_plain_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_types_plain, in, out, NULL, NULL);
}

bean_status golden_types_plain_list_write_with(const golden_types_plain_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_types_plain, in, out, options, error);
}

bean_status golden_types_plain_list_size(const golden_types_plain_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_types_plain, in, size);
}

/* ---- golden.types.Nullable ---- */

static const uint32_t b_displacements_keys_golden_types_nullable[] = {
    0, 0, 0, 2, 1, 3, 4, 5,
};
static const bean_gen_key b_slots_keys_golden_types_nullable[] = {
    {"a", 1, 0},
    {"h", 1, 7},
    {"f", 1, 5},
    {"j", 1, 9},
    {"m", 1, 12},
    {"e", 1, 4},
    {"b", 1, 1},
    {NULL, 0, -1},
    {"c", 1, 2},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"k", 1, 10},
    {"d", 1, 3},
    {"i", 1, 8},
    {"g", 1, 6},
    {"l", 1, 11},
};
static const bean_gen_keys b_keys_golden_types_nullable = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 7,
    .slot_mask = 15,
    .displacements = b_displacements_keys_golden_types_nullable,
    .slots = b_slots_keys_golden_types_nullable,
};

static const bean_accessor b_accessors_golden_types_nullable[] = {
    {
        .value = {.kind = BEAN_GEN_BOOL, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bool), .has_offset = offsetof(golden_types_nullable, has_a) - offsetof(golden_types_nullable, a)},
        .key = ",\"a\":", .key_size = 5, .name = "a",
        .offset = offsetof(golden_types_nullable, a), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT8, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(int8_t), .has_offset = offsetof(golden_types_nullable, has_b) - offsetof(golden_types_nullable, b)},
        .key = ",\"b\":", .key_size = 5, .name = "b",
        .offset = offsetof(golden_types_nullable, b), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT16, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(int16_t), .has_offset = offsetof(golden_types_nullable, has_c) - offsetof(golden_types_nullable, c)},
        .key = ",\"c\":", .key_size = 5, .name = "c",
        .offset = offsetof(golden_types_nullable, c), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(int32_t), .has_offset = offsetof(golden_types_nullable, has_d) - offsetof(golden_types_nullable, d)},
        .key = ",\"d\":", .key_size = 5, .name = "d",
        .offset = offsetof(golden_types_nullable, d), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT64, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(int64_t), .has_offset = offsetof(golden_types_nullable, has_e) - offsetof(golden_types_nullable, e)},
        .key = ",\"e\":", .key_size = 5, .name = "e",
        .offset = offsetof(golden_types_nullable, e), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_UINT8, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(uint8_t), .has_offset = offsetof(golden_types_nullable, has_f) - offsetof(golden_types_nullable, f)},
        .key = ",\"f\":", .key_size = 5, .name = "f",
        .offset = offsetof(golden_types_nullable, f), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_UINT16, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(uint16_t), .has_offset = offsetof(golden_types_nullable, has_g) - offsetof(golden_types_nullable, g)},
        .key = ",\"g\":", .key_size = 5, .name = "g",
        .offset = offsetof(golden_types_nullable, g), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_UINT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(uint32_t), .has_offset = offsetof(golden_types_nullable, has_h) - offsetof(golden_types_nullable, h)},
        .key = ",\"h\":", .key_size = 5, .name = "h",
        .offset = offsetof(golden_types_nullable, h), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_UINT64, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(uint64_t), .has_offset = offsetof(golden_types_nullable, has_i) - offsetof(golden_types_nullable, i)},
        .key = ",\"i\":", .key_size = 5, .name = "i",
        .offset = offsetof(golden_types_nullable, i), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_FLOAT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(float), .has_offset = offsetof(golden_types_nullable, has_j) - offsetof(golden_types_nullable, j)},
        .key = ",\"j\":", .key_size = 5, .name = "j",
        .offset = offsetof(golden_types_nullable, j), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_FLOAT64, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(double), .has_offset = offsetof(golden_types_nullable, has_k) - offsetof(golden_types_nullable, k)},
        .key = ",\"k\":", .key_size = 5, .name = "k",
        .offset = offsetof(golden_types_nullable, k), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_str)},
        .key = ",\"l\":", .key_size = 5, .name = "l",
        .offset = offsetof(golden_types_nullable, l), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_types_plain *), .detail = &golden_types_plain_type},
        .key = ",\"m\":", .key_size = 5, .name = "m",
        .offset = offsetof(golden_types_nullable, m), .flags = 0,
    },
};

static char *b_write_golden_types_nullable_at_a(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_nullable *const b_bean = (const golden_types_nullable *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 40);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "\"a\":");
    if (b_bean->has_a) {
        b_cursor = bean_gen_put_bool(b_cursor, b_bean->a);
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static char *b_write_golden_types_nullable_at_b(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_nullable *const b_bean = (const golden_types_nullable *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 41);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"b\":");
    if (b_bean->has_b) {
        b_cursor = bean_gen_put_int32(b_cursor, b_bean->b);
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static char *b_write_golden_types_nullable_at_c(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_nullable *const b_bean = (const golden_types_nullable *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 41);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"c\":");
    if (b_bean->has_c) {
        b_cursor = bean_gen_put_int32(b_cursor, b_bean->c);
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static char *b_write_golden_types_nullable_at_d(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_nullable *const b_bean = (const golden_types_nullable *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 41);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"d\":");
    if (b_bean->has_d) {
        b_cursor = bean_gen_put_int32(b_cursor, b_bean->d);
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static char *b_write_golden_types_nullable_at_e(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_nullable *const b_bean = (const golden_types_nullable *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 41);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"e\":");
    if (b_bean->has_e) {
        b_cursor = bean_gen_put_int64(b_cursor, b_bean->e);
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static char *b_write_golden_types_nullable_at_f(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_nullable *const b_bean = (const golden_types_nullable *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 41);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"f\":");
    if (b_bean->has_f) {
        b_cursor = bean_gen_put_int32(b_cursor, b_bean->f);
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static char *b_write_golden_types_nullable_at_g(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_nullable *const b_bean = (const golden_types_nullable *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 41);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"g\":");
    if (b_bean->has_g) {
        b_cursor = bean_gen_put_int32(b_cursor, b_bean->g);
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static char *b_write_golden_types_nullable_at_h(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_nullable *const b_bean = (const golden_types_nullable *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 41);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"h\":");
    if (b_bean->has_h) {
        b_cursor = bean_gen_put_uint32(b_cursor, b_bean->h);
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static char *b_write_golden_types_nullable_at_i(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_nullable *const b_bean = (const golden_types_nullable *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 41);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"i\":");
    if (b_bean->has_i) {
        b_cursor = bean_gen_put_uint64(b_cursor, b_bean->i);
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static char *b_write_golden_types_nullable_at_j(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_nullable *const b_bean = (const golden_types_nullable *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 41);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"j\":");
    if (b_bean->has_j) {
        b_cursor = bean_gen_put_float32(b_writer, b_cursor, b_bean->j);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_types_nullable_type, 9);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static char *b_write_golden_types_nullable_at_k(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_nullable *const b_bean = (const golden_types_nullable *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 41);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"k\":");
    if (b_bean->has_k) {
        b_cursor = bean_gen_put_float64(b_writer, b_cursor, b_bean->k);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_types_nullable_type, 10);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static char *b_write_golden_types_nullable_at_l(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_nullable *const b_bean = (const golden_types_nullable *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 43);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"l\":");
    if (b_bean->l.data != NULL) {
        BEAN_GEN_TEXT(b_cursor, "\"");
        b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->l, 5);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_types_nullable_type, 11);
        }
        BEAN_HIDE(b_cursor);
        BEAN_GEN_TEXT(b_cursor, "\"");
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static char *b_write_golden_types_nullable_at_m(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_nullable *const b_bean = (const golden_types_nullable *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"m\":");
    if (b_bean->m != NULL) {
        b_cursor = bean_gen_write_properties(b_writer, b_cursor, b_bean->m, &golden_types_plain_type);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_types_nullable_type, 12);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static const bean_gen_property_code b_code_golden_types_nullable[] = {
    {NULL, b_write_golden_types_nullable_at_a},
    {NULL, b_write_golden_types_nullable_at_b},
    {NULL, b_write_golden_types_nullable_at_c},
    {NULL, b_write_golden_types_nullable_at_d},
    {NULL, b_write_golden_types_nullable_at_e},
    {NULL, b_write_golden_types_nullable_at_f},
    {NULL, b_write_golden_types_nullable_at_g},
    {NULL, b_write_golden_types_nullable_at_h},
    {NULL, b_write_golden_types_nullable_at_i},
    {NULL, b_write_golden_types_nullable_at_j},
    {NULL, b_write_golden_types_nullable_at_k},
    {NULL, b_write_golden_types_nullable_at_l},
    {NULL, b_write_golden_types_nullable_at_m},
};

const bean_type golden_types_nullable_type = {
    .name = "golden.types.Nullable",
    .accessors = b_accessors_golden_types_nullable,
    .keys = &b_keys_golden_types_nullable,
    .read = bean_gen_read_table,
    .write = bean_gen_write_properties,
    .code = b_code_golden_types_nullable,
    .count = 13,
    .size = sizeof(golden_types_nullable),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_TABLE,
    .write_shape = BEAN_SHAPE_PROPERTY,
};

static const bean_gen_value b_value_golden_types_nullable = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_types_nullable), .detail = &golden_types_nullable_type};
static const bean_gen_value b_value_list_golden_types_nullable = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_types_nullable_list), .detail = &b_value_golden_types_nullable};

void golden_types_nullable_init(golden_types_nullable *out)
{
    bean_gen_init(&golden_types_nullable_type, out);
}

void golden_types_nullable_clear(golden_types_nullable *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_types_nullable_copy(golden_types_nullable *out, const golden_types_nullable *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_types_nullable, out, in, arena);
}

bool golden_types_nullable_equal(const golden_types_nullable *left,
    const golden_types_nullable *right)
{
    return bean_gen_equal(&b_value_golden_types_nullable, left, right);
}

bean_status golden_types_nullable_validate(const golden_types_nullable *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_types_nullable, in, error);
}

bean_status golden_types_nullable_read(golden_types_nullable *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_types_nullable, out, json, size, arena, NULL,
        error);
}

bean_status golden_types_nullable_read_with(golden_types_nullable *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_types_nullable, out, json, size, arena, options,
        error);
}

bean_status golden_types_nullable_read_file(golden_types_nullable *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_types_nullable, out, path, arena, error);
}

bean_status golden_types_nullable_merge(golden_types_nullable *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_types_nullable, target, json, size, arena, error);
}

bean_status golden_types_nullable_write(const golden_types_nullable *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_types_nullable, in, out, NULL, NULL);
}

bean_status golden_types_nullable_write_with(const golden_types_nullable *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_types_nullable, in, out, options, error);
}

bean_status golden_types_nullable_write_to(const golden_types_nullable *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_types_nullable, in, to, room, needed, NULL);
}

bean_status golden_types_nullable_size(const golden_types_nullable *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_types_nullable, in, size);
}

bean_status golden_types_nullable_write_file(const golden_types_nullable *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_types_nullable, in, path, error);
}

bean_status golden_types_nullable_list_read(golden_types_nullable_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_types_nullable, out, json, size, arena,
        NULL, error);
}

bean_status golden_types_nullable_list_read_with(golden_types_nullable_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_types_nullable, out, json, size, arena,
        options, error);
}

bean_status golden_types_nullable_list_write(const golden_types_nullable_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_types_nullable, in, out, NULL, NULL);
}

bean_status golden_types_nullable_list_write_with(const golden_types_nullable_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_types_nullable, in, out, options, error);
}

bean_status golden_types_nullable_list_size(const golden_types_nullable_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_types_nullable, in, size);
}

/* ---- golden.types.Defaults ---- */

static const bool b_default_golden_types_defaults_a = true;
static const int8_t b_default_golden_types_defaults_b = -128;
static const int32_t b_default_golden_types_defaults_c = INT64_C(-2147483648);
static const int64_t b_default_golden_types_defaults_d = (-INT64_C(9223372036854775807) - 1);
static const uint64_t b_default_golden_types_defaults_e = UINT64_C(18446744073709551615);
static const float b_default_golden_types_defaults_f = 0.5f;
static const double b_default_golden_types_defaults_g = -2.5e-7;
static const bean_str b_default_golden_types_defaults_h = {"a \"quoted\" word,\012\303\244\001 and \077\077= more", 33};
static const int32_t b_default_golden_types_defaults_i = 7;
static const bean_gen_value b_golden_types_defaults_k_item = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)};
static const bean_gen_value b_golden_types_defaults_l_item = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)};
static const uint32_t b_displacements_keys_golden_types_defaults[] = {
    0, 0, 3, 1, 1, 0, 4, 2,
};
static const bean_gen_key b_slots_keys_golden_types_defaults[] = {
    {"a", 1, 0},
    {"h", 1, 7},
    {"n", 1, 13},
    {"b", 1, 1},
    {"m", 1, 12},
    {"e", 1, 4},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"c", 1, 2},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"f", 1, 5},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"j", 1, 9},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"d", 1, 3},
    {NULL, 0, -1},
    {"k", 1, 10},
    {"i", 1, 8},
    {NULL, 0, -1},
    {"g", 1, 6},
    {"l", 1, 11},
};
static const bean_gen_keys b_keys_golden_types_defaults = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 7,
    .slot_mask = 31,
    .displacements = b_displacements_keys_golden_types_defaults,
    .slots = b_slots_keys_golden_types_defaults,
};

static const bean_accessor b_accessors_golden_types_defaults[] = {
    {
        .value = {.kind = BEAN_GEN_BOOL, .size = sizeof(bool)},
        .key = ",\"a\":", .key_size = 5, .name = "a",
        .default_value = &b_default_golden_types_defaults_a,
        .offset = offsetof(golden_types_defaults, a), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT8, .size = sizeof(int8_t)},
        .key = ",\"b\":", .key_size = 5, .name = "b",
        .default_value = &b_default_golden_types_defaults_b,
        .offset = offsetof(golden_types_defaults, b), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"c\":", .key_size = 5, .name = "c",
        .default_value = &b_default_golden_types_defaults_c,
        .offset = offsetof(golden_types_defaults, c), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT64, .size = sizeof(int64_t)},
        .key = ",\"d\":", .key_size = 5, .name = "d",
        .default_value = &b_default_golden_types_defaults_d,
        .offset = offsetof(golden_types_defaults, d), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_UINT64, .size = sizeof(uint64_t)},
        .key = ",\"e\":", .key_size = 5, .name = "e",
        .default_value = &b_default_golden_types_defaults_e,
        .offset = offsetof(golden_types_defaults, e), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_FLOAT32, .size = sizeof(float)},
        .key = ",\"f\":", .key_size = 5, .name = "f",
        .default_value = &b_default_golden_types_defaults_f,
        .offset = offsetof(golden_types_defaults, f), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_FLOAT64, .size = sizeof(double)},
        .key = ",\"g\":", .key_size = 5, .name = "g",
        .default_value = &b_default_golden_types_defaults_g,
        .offset = offsetof(golden_types_defaults, g), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"h\":", .key_size = 5, .name = "h",
        .default_value = &b_default_golden_types_defaults_h,
        .offset = offsetof(golden_types_defaults, h), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(int32_t), .has_offset = offsetof(golden_types_defaults, has_i) - offsetof(golden_types_defaults, i)},
        .key = ",\"i\":", .key_size = 5, .name = "i",
        .default_value = &b_default_golden_types_defaults_i,
        .offset = offsetof(golden_types_defaults, i), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_str)},
        .key = ",\"j\":", .key_size = 5, .name = "j",
        .offset = offsetof(golden_types_defaults, j), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(bean_int32_list), .detail = &b_golden_types_defaults_k_item},
        .key = ",\"k\":", .key_size = 5, .name = "k",
        .offset = offsetof(golden_types_defaults, k), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(bean_string_map), .entry_size = sizeof(bean_string_map_entry), .entry_value_offset = offsetof(bean_string_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_types_defaults_l_item},
        .key = ",\"l\":", .key_size = 5, .name = "l",
        .offset = offsetof(golden_types_defaults, l), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .size = sizeof(golden_types_plain), .detail = &golden_types_plain_type},
        .key = ",\"m\":", .key_size = 5, .name = "m",
        .offset = offsetof(golden_types_defaults, m), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(int32_t), .has_offset = offsetof(golden_types_defaults, has_n) - offsetof(golden_types_defaults, n)},
        .key = ",\"n\":", .key_size = 5, .name = "n",
        .offset = offsetof(golden_types_defaults, n), .flags = BEAN_GEN_REQUIRED,
    },
};

static char *b_write_golden_types_defaults_at_a(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_defaults *const b_bean = (const golden_types_defaults *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 36);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "\"a\":");
    b_cursor = bean_gen_put_bool(b_cursor, b_bean->a);
    return b_cursor;
}

static char *b_write_golden_types_defaults_at_b(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_defaults *const b_bean = (const golden_types_defaults *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"b\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->b);
    return b_cursor;
}

static char *b_write_golden_types_defaults_at_c(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_defaults *const b_bean = (const golden_types_defaults *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"c\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->c);
    return b_cursor;
}

static char *b_write_golden_types_defaults_at_d(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_defaults *const b_bean = (const golden_types_defaults *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"d\":");
    b_cursor = bean_gen_put_int64(b_cursor, b_bean->d);
    return b_cursor;
}

static char *b_write_golden_types_defaults_at_e(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_defaults *const b_bean = (const golden_types_defaults *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"e\":");
    b_cursor = bean_gen_put_uint64(b_cursor, b_bean->e);
    return b_cursor;
}

static char *b_write_golden_types_defaults_at_f(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_defaults *const b_bean = (const golden_types_defaults *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"f\":");
    b_cursor = bean_gen_put_float32(b_writer, b_cursor, b_bean->f);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_defaults_type, 5);
    }
    return b_cursor;
}

static char *b_write_golden_types_defaults_at_g(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_defaults *const b_bean = (const golden_types_defaults *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"g\":");
    b_cursor = bean_gen_put_float64(b_writer, b_cursor, b_bean->g);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_defaults_type, 6);
    }
    return b_cursor;
}

static char *b_write_golden_types_defaults_at_h(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_defaults *const b_bean = (const golden_types_defaults *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 39);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"h\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->h, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_defaults_type, 7);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"");
    return b_cursor;
}

static char *b_write_golden_types_defaults_at_i(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_defaults *const b_bean = (const golden_types_defaults *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 41);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"i\":");
    if (b_bean->has_i) {
        b_cursor = bean_gen_put_int32(b_cursor, b_bean->i);
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static char *b_write_golden_types_defaults_at_j(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_defaults *const b_bean = (const golden_types_defaults *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 43);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"j\":");
    if (b_bean->j.data != NULL) {
        BEAN_GEN_TEXT(b_cursor, "\"");
        b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->j, 5);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_types_defaults_type, 9);
        }
        BEAN_HIDE(b_cursor);
        BEAN_GEN_TEXT(b_cursor, "\"");
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static char *b_write_golden_types_defaults_at_k(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_defaults *const b_bean = (const golden_types_defaults *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 5);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"k\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->k,
                                    &b_accessors_golden_types_defaults[10].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_defaults_type, 10);
    }
    return b_cursor;
}

static char *b_write_golden_types_defaults_at_l(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_defaults *const b_bean = (const golden_types_defaults *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 5);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"l\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->l,
                                    &b_accessors_golden_types_defaults[11].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_defaults_type, 11);
    }
    return b_cursor;
}

static char *b_write_golden_types_defaults_at_m(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_defaults *const b_bean = (const golden_types_defaults *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 5);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"m\":");
    b_cursor = bean_gen_write_properties(b_writer, b_cursor, &b_bean->m, &golden_types_plain_type);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_defaults_type, 12);
    }
    return b_cursor;
}

static char *b_write_golden_types_defaults_at_n(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_defaults *const b_bean = (const golden_types_defaults *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 41);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"n\":");
    if (b_bean->has_n) {
        b_cursor = bean_gen_put_int32(b_cursor, b_bean->n);
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static const bean_gen_property_code b_code_golden_types_defaults[] = {
    {NULL, b_write_golden_types_defaults_at_a},
    {NULL, b_write_golden_types_defaults_at_b},
    {NULL, b_write_golden_types_defaults_at_c},
    {NULL, b_write_golden_types_defaults_at_d},
    {NULL, b_write_golden_types_defaults_at_e},
    {NULL, b_write_golden_types_defaults_at_f},
    {NULL, b_write_golden_types_defaults_at_g},
    {NULL, b_write_golden_types_defaults_at_h},
    {NULL, b_write_golden_types_defaults_at_i},
    {NULL, b_write_golden_types_defaults_at_j},
    {NULL, b_write_golden_types_defaults_at_k},
    {NULL, b_write_golden_types_defaults_at_l},
    {NULL, b_write_golden_types_defaults_at_m},
    {NULL, b_write_golden_types_defaults_at_n},
};

const bean_type golden_types_defaults_type = {
    .name = "golden.types.Defaults",
    .accessors = b_accessors_golden_types_defaults,
    .keys = &b_keys_golden_types_defaults,
    .read = bean_gen_read_table,
    .write = bean_gen_write_properties,
    .code = b_code_golden_types_defaults,
    .count = 14,
    .size = sizeof(golden_types_defaults),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_TABLE,
    .write_shape = BEAN_SHAPE_PROPERTY,
};

static const bean_gen_value b_value_golden_types_defaults = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_types_defaults), .detail = &golden_types_defaults_type};
static const bean_gen_value b_value_list_golden_types_defaults = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_types_defaults_list), .detail = &b_value_golden_types_defaults};

void golden_types_defaults_init(golden_types_defaults *out)
{
    bean_gen_init(&golden_types_defaults_type, out);
}

void golden_types_defaults_clear(golden_types_defaults *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_types_defaults_copy(golden_types_defaults *out, const golden_types_defaults *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_types_defaults, out, in, arena);
}

bool golden_types_defaults_equal(const golden_types_defaults *left,
    const golden_types_defaults *right)
{
    return bean_gen_equal(&b_value_golden_types_defaults, left, right);
}

bean_status golden_types_defaults_validate(const golden_types_defaults *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_types_defaults, in, error);
}

bean_status golden_types_defaults_read(golden_types_defaults *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_types_defaults, out, json, size, arena, NULL,
        error);
}

bean_status golden_types_defaults_read_with(golden_types_defaults *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_types_defaults, out, json, size, arena, options,
        error);
}

bean_status golden_types_defaults_read_file(golden_types_defaults *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_types_defaults, out, path, arena, error);
}

bean_status golden_types_defaults_merge(golden_types_defaults *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_types_defaults, target, json, size, arena, error);
}

bean_status golden_types_defaults_write(const golden_types_defaults *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_types_defaults, in, out, NULL, NULL);
}

bean_status golden_types_defaults_write_with(const golden_types_defaults *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_types_defaults, in, out, options, error);
}

bean_status golden_types_defaults_write_to(const golden_types_defaults *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_types_defaults, in, to, room, needed, NULL);
}

bean_status golden_types_defaults_size(const golden_types_defaults *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_types_defaults, in, size);
}

bean_status golden_types_defaults_write_file(const golden_types_defaults *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_types_defaults, in, path, error);
}

bean_status golden_types_defaults_list_read(golden_types_defaults_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_types_defaults, out, json, size, arena,
        NULL, error);
}

bean_status golden_types_defaults_list_read_with(golden_types_defaults_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_types_defaults, out, json, size, arena,
        options, error);
}

bean_status golden_types_defaults_list_write(const golden_types_defaults_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_types_defaults, in, out, NULL, NULL);
}

bean_status golden_types_defaults_list_write_with(const golden_types_defaults_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_types_defaults, in, out, options, error);
}

bean_status golden_types_defaults_list_size(const golden_types_defaults_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_types_defaults, in, size);
}

/* ---- golden.types.Containers ---- */

static const bean_gen_value b_golden_types_containers_numbers_item = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)};
static const bean_gen_value b_golden_types_containers_holes_item = {.kind = BEAN_GEN_INT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_optional_int32), .has_offset = offsetof(bean_optional_int32, has)};
static const bean_gen_value b_golden_types_containers_names_item = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)};
static const bean_gen_value b_golden_types_containers_maybe_names_item = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_str)};
static const bean_gen_value b_golden_types_containers_plains_item = {.kind = BEAN_GEN_BEAN, .size = sizeof(golden_types_plain), .detail = &golden_types_plain_type};
static const bean_gen_value b_golden_types_containers_maybe_plains_item = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_types_plain *), .detail = &golden_types_plain_type};
static const bean_gen_value b_golden_types_containers_matrix_item_item = {.kind = BEAN_GEN_FLOAT64, .size = sizeof(double)};
static const bean_gen_value b_golden_types_containers_matrix_item = {.kind = BEAN_GEN_LIST, .size = sizeof(bean_float64_list), .detail = &b_golden_types_containers_matrix_item_item};
static const bean_gen_value b_golden_types_containers_counts_item = {.kind = BEAN_GEN_INT64, .size = sizeof(int64_t)};
static const bean_gen_value b_golden_types_containers_flags_item = {.kind = BEAN_GEN_BOOL, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_optional_bool), .has_offset = offsetof(bean_optional_bool, has)};
static const bean_gen_value b_golden_types_containers_by_name_item = {.kind = BEAN_GEN_BEAN, .size = sizeof(golden_types_plain), .detail = &golden_types_plain_type};
static const bean_gen_value b_golden_types_containers_nested_item_item_item = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)};
static const bean_gen_value b_golden_types_containers_nested_item_item = {.kind = BEAN_GEN_LIST, .size = sizeof(bean_string_list), .detail = &b_golden_types_containers_nested_item_item_item};
static const bean_gen_value b_golden_types_containers_nested_item = {.kind = BEAN_GEN_MAP, .size = sizeof(golden_types_string_list_map), .entry_size = sizeof(golden_types_string_list_map_entry), .entry_value_offset = offsetof(golden_types_string_list_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_types_containers_nested_item_item};
static const uint32_t b_displacements_keys_golden_types_containers[] = {
    0, 0, 0, 9, 2, 0, 0, 0,
};
static const bean_gen_key b_slots_keys_golden_types_containers[] = {
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"plains", 6, 4},
    {"by_name", 7, 9},
    {"flags", 5, 8},
    {"nested", 6, 10},
    {"holes", 5, 1},
    {"numbers", 7, 0},
    {"maybe_names", 11, 3},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"names", 5, 2},
    {NULL, 0, -1},
    {"maybe_plains", 12, 5},
    {"matrix", 6, 6},
    {"counts", 6, 7},
};
static const bean_gen_keys b_keys_golden_types_containers = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 7,
    .slot_mask = 15,
    .displacements = b_displacements_keys_golden_types_containers,
    .slots = b_slots_keys_golden_types_containers,
};

static const bean_accessor b_accessors_golden_types_containers[] = {
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(bean_int32_list), .detail = &b_golden_types_containers_numbers_item},
        .key = ",\"numbers\":", .key_size = 11, .name = "numbers",
        .offset = offsetof(golden_types_containers, numbers), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_types_optional_int32_list), .detail = &b_golden_types_containers_holes_item},
        .key = ",\"holes\":", .key_size = 9, .name = "holes",
        .offset = offsetof(golden_types_containers, holes), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(bean_string_list), .detail = &b_golden_types_containers_names_item},
        .key = ",\"names\":", .key_size = 9, .name = "names",
        .offset = offsetof(golden_types_containers, names), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_string_list), .detail = &b_golden_types_containers_maybe_names_item},
        .key = ",\"maybe_names\":", .key_size = 15, .name = "maybe_names",
        .offset = offsetof(golden_types_containers, maybe_names), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_types_plain_list), .detail = &b_golden_types_containers_plains_item},
        .key = ",\"plains\":", .key_size = 10, .name = "plains",
        .offset = offsetof(golden_types_containers, plains), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_types_plain_pointer_list), .detail = &b_golden_types_containers_maybe_plains_item},
        .key = ",\"maybe_plains\":", .key_size = 16, .name = "maybe_plains",
        .offset = offsetof(golden_types_containers, maybe_plains), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_types_float64_list_list), .detail = &b_golden_types_containers_matrix_item},
        .key = ",\"matrix\":", .key_size = 10, .name = "matrix",
        .offset = offsetof(golden_types_containers, matrix), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(bean_int64_map), .entry_size = sizeof(bean_int64_map_entry), .entry_value_offset = offsetof(bean_int64_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_types_containers_counts_item},
        .key = ",\"counts\":", .key_size = 10, .name = "counts",
        .offset = offsetof(golden_types_containers, counts), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(golden_types_optional_bool_map), .entry_size = sizeof(golden_types_optional_bool_map_entry), .entry_value_offset = offsetof(golden_types_optional_bool_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_types_containers_flags_item},
        .key = ",\"flags\":", .key_size = 9, .name = "flags",
        .offset = offsetof(golden_types_containers, flags), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(golden_types_plain_map), .entry_size = sizeof(golden_types_plain_map_entry), .entry_value_offset = offsetof(golden_types_plain_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_types_containers_by_name_item},
        .key = ",\"by_name\":", .key_size = 11, .name = "by_name",
        .offset = offsetof(golden_types_containers, by_name), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_types_string_list_map_map), .entry_size = sizeof(golden_types_string_list_map_map_entry), .entry_value_offset = offsetof(golden_types_string_list_map_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_types_containers_nested_item},
        .key = ",\"nested\":", .key_size = 10, .name = "nested",
        .offset = offsetof(golden_types_containers, nested), .flags = 0,
    },
};

static char *b_write_golden_types_containers_at_numbers(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_containers *const b_bean = (const golden_types_containers *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "\"numbers\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->numbers,
                                    &b_accessors_golden_types_containers[0].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_containers_type, 0);
    }
    return b_cursor;
}

static char *b_write_golden_types_containers_at_holes(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_containers *const b_bean = (const golden_types_containers *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"holes\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->holes,
                                    &b_accessors_golden_types_containers[1].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_containers_type, 1);
    }
    return b_cursor;
}

static char *b_write_golden_types_containers_at_names(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_containers *const b_bean = (const golden_types_containers *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"names\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->names,
                                    &b_accessors_golden_types_containers[2].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_containers_type, 2);
    }
    return b_cursor;
}

static char *b_write_golden_types_containers_at_maybe_names(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_containers *const b_bean = (const golden_types_containers *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 15);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"maybe_names\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->maybe_names,
                                    &b_accessors_golden_types_containers[3].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_containers_type, 3);
    }
    return b_cursor;
}

static char *b_write_golden_types_containers_at_plains(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_containers *const b_bean = (const golden_types_containers *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"plains\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->plains,
                                    &b_accessors_golden_types_containers[4].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_containers_type, 4);
    }
    return b_cursor;
}

static char *b_write_golden_types_containers_at_maybe_plains(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_containers *const b_bean = (const golden_types_containers *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 16);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"maybe_plains\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->maybe_plains,
                                    &b_accessors_golden_types_containers[5].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_containers_type, 5);
    }
    return b_cursor;
}

static char *b_write_golden_types_containers_at_matrix(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_containers *const b_bean = (const golden_types_containers *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"matrix\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->matrix,
                                    &b_accessors_golden_types_containers[6].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_containers_type, 6);
    }
    return b_cursor;
}

static char *b_write_golden_types_containers_at_counts(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_containers *const b_bean = (const golden_types_containers *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"counts\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->counts,
                                    &b_accessors_golden_types_containers[7].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_containers_type, 7);
    }
    return b_cursor;
}

static char *b_write_golden_types_containers_at_flags(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_containers *const b_bean = (const golden_types_containers *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"flags\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->flags,
                                    &b_accessors_golden_types_containers[8].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_containers_type, 8);
    }
    return b_cursor;
}

static char *b_write_golden_types_containers_at_by_name(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_containers *const b_bean = (const golden_types_containers *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 11);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"by_name\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->by_name,
                                    &b_accessors_golden_types_containers[9].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_containers_type, 9);
    }
    return b_cursor;
}

static char *b_write_golden_types_containers_at_nested(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_containers *const b_bean = (const golden_types_containers *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"nested\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->nested,
                                    &b_accessors_golden_types_containers[10].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_containers_type, 10);
    }
    return b_cursor;
}

static const bean_gen_property_code b_code_golden_types_containers[] = {
    {NULL, b_write_golden_types_containers_at_numbers},
    {NULL, b_write_golden_types_containers_at_holes},
    {NULL, b_write_golden_types_containers_at_names},
    {NULL, b_write_golden_types_containers_at_maybe_names},
    {NULL, b_write_golden_types_containers_at_plains},
    {NULL, b_write_golden_types_containers_at_maybe_plains},
    {NULL, b_write_golden_types_containers_at_matrix},
    {NULL, b_write_golden_types_containers_at_counts},
    {NULL, b_write_golden_types_containers_at_flags},
    {NULL, b_write_golden_types_containers_at_by_name},
    {NULL, b_write_golden_types_containers_at_nested},
};

const bean_type golden_types_containers_type = {
    .name = "golden.types.Containers",
    .accessors = b_accessors_golden_types_containers,
    .keys = &b_keys_golden_types_containers,
    .read = bean_gen_read_table,
    .write = bean_gen_write_properties,
    .code = b_code_golden_types_containers,
    .count = 11,
    .size = sizeof(golden_types_containers),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_TABLE,
    .write_shape = BEAN_SHAPE_PROPERTY,
};

static const bean_gen_value b_value_golden_types_containers = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_types_containers), .detail = &golden_types_containers_type};
static const bean_gen_value b_value_list_golden_types_containers = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_types_containers_list), .detail = &b_value_golden_types_containers};

void golden_types_containers_init(golden_types_containers *out)
{
    bean_gen_init(&golden_types_containers_type, out);
}

void golden_types_containers_clear(golden_types_containers *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_types_containers_copy(golden_types_containers *out,
    const golden_types_containers *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_types_containers, out, in, arena);
}

bool golden_types_containers_equal(const golden_types_containers *left,
    const golden_types_containers *right)
{
    return bean_gen_equal(&b_value_golden_types_containers, left, right);
}

bean_status golden_types_containers_validate(const golden_types_containers *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_types_containers, in, error);
}

bean_status golden_types_containers_read(golden_types_containers *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_types_containers, out, json, size, arena, NULL,
        error);
}

bean_status golden_types_containers_read_with(golden_types_containers *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_types_containers, out, json, size, arena,
        options, error);
}

bean_status golden_types_containers_read_file(golden_types_containers *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_types_containers, out, path, arena, error);
}

bean_status golden_types_containers_merge(golden_types_containers *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_types_containers, target, json, size, arena, error);
}

bean_status golden_types_containers_write(const golden_types_containers *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_types_containers, in, out, NULL, NULL);
}

bean_status golden_types_containers_write_with(const golden_types_containers *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_types_containers, in, out, options, error);
}

bean_status golden_types_containers_write_to(const golden_types_containers *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_types_containers, in, to, room, needed, NULL);
}

bean_status golden_types_containers_size(const golden_types_containers *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_types_containers, in, size);
}

bean_status golden_types_containers_write_file(const golden_types_containers *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_types_containers, in, path, error);
}

bean_status golden_types_containers_list_read(golden_types_containers_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_types_containers, out, json, size, arena,
        NULL, error);
}

bean_status golden_types_containers_list_read_with(golden_types_containers_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_types_containers, out, json, size, arena,
        options, error);
}

bean_status golden_types_containers_list_write(const golden_types_containers_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_types_containers, in, out, NULL, NULL);
}

bean_status golden_types_containers_list_write_with(const golden_types_containers_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_types_containers, in, out, options, error);
}

bean_status golden_types_containers_list_size(const golden_types_containers_list *in,
    uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_types_containers, in, size);
}

/* ---- golden.types.Empty ---- */

static const uint32_t b_displacements_keys_golden_types_empty[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_types_empty[] = {
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_golden_types_empty = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 0,
    .displacements = b_displacements_keys_golden_types_empty,
    .slots = b_slots_keys_golden_types_empty,
};

const bean_type golden_types_empty_type = {
    .name = "golden.types.Empty",
    .keys = &b_keys_golden_types_empty,
    .read = bean_gen_read_table,
    .write = bean_gen_write_properties,
    .count = 0,
    .size = sizeof(golden_types_empty),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_TABLE,
    .write_shape = BEAN_SHAPE_PROPERTY,
};

static const bean_gen_value b_value_golden_types_empty = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_types_empty), .detail = &golden_types_empty_type};
static const bean_gen_value b_value_list_golden_types_empty = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_types_empty_list), .detail = &b_value_golden_types_empty};

void golden_types_empty_init(golden_types_empty *out)
{
    bean_gen_init(&golden_types_empty_type, out);
}

void golden_types_empty_clear(golden_types_empty *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_types_empty_copy(golden_types_empty *out, const golden_types_empty *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_types_empty, out, in, arena);
}

bool golden_types_empty_equal(const golden_types_empty *left, const golden_types_empty *right)
{
    return bean_gen_equal(&b_value_golden_types_empty, left, right);
}

bean_status golden_types_empty_validate(const golden_types_empty *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_types_empty, in, error);
}

bean_status golden_types_empty_read(golden_types_empty *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_types_empty, out, json, size, arena, NULL, error);
}

bean_status golden_types_empty_read_with(golden_types_empty *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_types_empty, out, json, size, arena, options,
        error);
}

bean_status golden_types_empty_read_file(golden_types_empty *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_types_empty, out, path, arena, error);
}

bean_status golden_types_empty_merge(golden_types_empty *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_types_empty, target, json, size, arena, error);
}

bean_status golden_types_empty_write(const golden_types_empty *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_types_empty, in, out, NULL, NULL);
}

bean_status golden_types_empty_write_with(const golden_types_empty *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_types_empty, in, out, options, error);
}

bean_status golden_types_empty_write_to(const golden_types_empty *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_types_empty, in, to, room, needed, NULL);
}

bean_status golden_types_empty_size(const golden_types_empty *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_types_empty, in, size);
}

bean_status golden_types_empty_write_file(const golden_types_empty *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_types_empty, in, path, error);
}

bean_status golden_types_empty_list_read(golden_types_empty_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_types_empty, out, json, size, arena, NULL,
        error);
}

bean_status golden_types_empty_list_read_with(golden_types_empty_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_types_empty, out, json, size, arena,
        options, error);
}

bean_status golden_types_empty_list_write(const golden_types_empty_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_types_empty, in, out, NULL, NULL);
}

bean_status golden_types_empty_list_write_with(const golden_types_empty_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_types_empty, in, out, options, error);
}

bean_status golden_types_empty_list_size(const golden_types_empty_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_types_empty, in, size);
}

/* ---- golden.types.Strict ---- */

static const bean_str b_default_golden_types_strict_a = {"x", 1};
static const bean_gen_value b_golden_types_strict_c_item = {.kind = BEAN_GEN_INT32, .nulls = BEAN_GEN_NULLS_AS_EMPTY, .size = sizeof(int32_t)};
static const uint32_t b_displacements_keys_golden_types_strict[] = {
    0, 0,
};
static const bean_gen_key b_slots_keys_golden_types_strict[] = {
    {"b", 1, 1},
    {NULL, 0, -1},
    {"e", 1, 4},
    {NULL, 0, -1},
    {"a", 1, 0},
    {"c", 1, 2},
    {NULL, 0, -1},
    {"d", 1, 3},
};
static const bean_gen_keys b_keys_golden_types_strict = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_keys_golden_types_strict,
    .slots = b_slots_keys_golden_types_strict,
};

static const bean_accessor b_accessors_golden_types_strict[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .nulls = BEAN_GEN_NULLS_SKIP, .size = sizeof(bean_str)},
        .key = ",\"a\":", .key_size = 5, .name = "a",
        .default_value = &b_default_golden_types_strict_a,
        .offset = offsetof(golden_types_strict, a), .flags = 0 | BEAN_GEN_DUPLICATES_LAST << BEAN_GEN_DUPLICATE_SHIFT,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .nulls = BEAN_GEN_NULLS_AS_EMPTY, .size = sizeof(bean_str)},
        .key = ",\"b\":", .key_size = 5, .name = "b",
        .offset = offsetof(golden_types_strict, b), .flags = BEAN_GEN_REQUIRED | BEAN_GEN_DUPLICATES_LAST << BEAN_GEN_DUPLICATE_SHIFT,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_int32_list), .detail = &b_golden_types_strict_c_item},
        .key = ",\"c\":", .key_size = 5, .name = "c",
        .offset = offsetof(golden_types_strict, c), .flags = 0 | BEAN_GEN_DUPLICATES_LAST << BEAN_GEN_DUPLICATE_SHIFT,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"d\":", .key_size = 5, .name = "d",
        .offset = offsetof(golden_types_strict, d), .flags = BEAN_GEN_REQUIRED | BEAN_GEN_DUPLICATES_FIRST << BEAN_GEN_DUPLICATE_SHIFT,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(int32_t), .has_offset = offsetof(golden_types_strict, has_e) - offsetof(golden_types_strict, e)},
        .key = ",\"e\":", .key_size = 5, .name = "e",
        .offset = offsetof(golden_types_strict, e), .flags = 0 | BEAN_GEN_DUPLICATES_LAST << BEAN_GEN_DUPLICATE_SHIFT,
    },
};

static char *b_write_golden_types_strict_at_a(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_strict *const b_bean = (const golden_types_strict *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 38);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "\"a\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->a, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_strict_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"");
    return b_cursor;
}

static char *b_write_golden_types_strict_at_b(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_strict *const b_bean = (const golden_types_strict *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 39);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"b\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->b, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_strict_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"");
    return b_cursor;
}

static char *b_write_golden_types_strict_at_c(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_strict *const b_bean = (const golden_types_strict *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 5);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"c\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->c,
                                    &b_accessors_golden_types_strict[2].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_types_strict_type, 2);
    }
    return b_cursor;
}

static char *b_write_golden_types_strict_at_d(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_strict *const b_bean = (const golden_types_strict *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 37);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"d\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->d);
    return b_cursor;
}

static char *b_write_golden_types_strict_at_e(bean_gen_writer *b_writer,
    char *b_cursor, const void *b_in)
{
    const golden_types_strict *const b_bean = (const golden_types_strict *)b_in;
    b_cursor = bean_gen_room(b_writer, b_cursor, 41);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"e\":");
    if (b_bean->has_e) {
        b_cursor = bean_gen_put_int32(b_cursor, b_bean->e);
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    return b_cursor;
}

static const bean_gen_property_code b_code_golden_types_strict[] = {
    {NULL, b_write_golden_types_strict_at_a},
    {NULL, b_write_golden_types_strict_at_b},
    {NULL, b_write_golden_types_strict_at_c},
    {NULL, b_write_golden_types_strict_at_d},
    {NULL, b_write_golden_types_strict_at_e},
};

const bean_type golden_types_strict_type = {
    .name = "golden.types.Strict",
    .accessors = b_accessors_golden_types_strict,
    .keys = &b_keys_golden_types_strict,
    .read = bean_gen_read_table,
    .write = bean_gen_write_properties,
    .code = b_code_golden_types_strict,
    .count = 5,
    .size = sizeof(golden_types_strict),
    .words = 1,
    .flags = BEAN_GEN_UNKNOWN_FAIL | BEAN_GEN_HAS_NULL_SKIP,
    .read_shape = BEAN_SHAPE_TABLE,
    .write_shape = BEAN_SHAPE_PROPERTY,
};

static const bean_gen_value b_value_golden_types_strict = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_types_strict), .detail = &golden_types_strict_type};
static const bean_gen_value b_value_list_golden_types_strict = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_types_strict_list), .detail = &b_value_golden_types_strict};

void golden_types_strict_init(golden_types_strict *out)
{
    bean_gen_init(&golden_types_strict_type, out);
}

void golden_types_strict_clear(golden_types_strict *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_types_strict_copy(golden_types_strict *out, const golden_types_strict *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_types_strict, out, in, arena);
}

bool golden_types_strict_equal(const golden_types_strict *left, const golden_types_strict *right)
{
    return bean_gen_equal(&b_value_golden_types_strict, left, right);
}

bean_status golden_types_strict_validate(const golden_types_strict *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_types_strict, in, error);
}

bean_status golden_types_strict_read(golden_types_strict *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_types_strict, out, json, size, arena, NULL,
        error);
}

bean_status golden_types_strict_read_with(golden_types_strict *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_types_strict, out, json, size, arena, options,
        error);
}

bean_status golden_types_strict_read_file(golden_types_strict *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_types_strict, out, path, arena, error);
}

bean_status golden_types_strict_merge(golden_types_strict *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_types_strict, target, json, size, arena, error);
}

bean_status golden_types_strict_write(const golden_types_strict *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_types_strict, in, out, NULL, NULL);
}

bean_status golden_types_strict_write_with(const golden_types_strict *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_types_strict, in, out, options, error);
}

bean_status golden_types_strict_write_to(const golden_types_strict *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_types_strict, in, to, room, needed, NULL);
}

bean_status golden_types_strict_size(const golden_types_strict *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_types_strict, in, size);
}

bean_status golden_types_strict_write_file(const golden_types_strict *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_types_strict, in, path, error);
}

bean_status golden_types_strict_list_read(golden_types_strict_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_types_strict, out, json, size, arena, NULL,
        error);
}

bean_status golden_types_strict_list_read_with(golden_types_strict_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_types_strict, out, json, size, arena,
        options, error);
}

bean_status golden_types_strict_list_write(const golden_types_strict_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_types_strict, in, out, NULL, NULL);
}

bean_status golden_types_strict_list_write_with(const golden_types_strict_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_types_strict, in, out, options, error);
}

bean_status golden_types_strict_list_size(const golden_types_strict_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_types_strict, in, size);
}

const bean_type *const golden_types_types_gen_types[] = {
    &golden_types_plain_type,
    &golden_types_nullable_type,
    &golden_types_defaults_type,
    &golden_types_containers_type,
    &golden_types_empty_type,
    &golden_types_strict_type,
    NULL,
};

