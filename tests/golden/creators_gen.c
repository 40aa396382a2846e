/* Made by beanc 0.1.0 from creators.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "creators_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_test_creators_interval;
static bean_gen_write_function b_write_test_creators_interval;
static bean_gen_read_function b_read_test_creators_named;
static bean_gen_write_function b_write_test_creators_named;
static bean_gen_read_function b_read_test_creators_noted;
static bean_gen_write_function b_write_test_creators_noted;
static bean_gen_read_function b_read_test_creators_unchecked;
static bean_gen_write_function b_write_test_creators_unchecked;

static bool b_call_test_creators_interval_complete(void *b_bean, bean_arena *b_arena)
{
    return interval_complete((test_creators_interval *)b_bean, b_arena);
}

static bool b_call_test_creators_noted_complete(void *b_bean, bean_arena *b_arena)
{
    return noted_complete((test_creators_noted *)b_bean, b_arena);
}

/* ---- test.creators.Interval ---- */

static const uint32_t b_displacements_keys_test_creators_interval[] = {
    0,
};
static const bean_gen_key b_slots_keys_test_creators_interval[] = {
    {"id", 2, 2},
    {"high", 4, 1},
    {NULL, 0, -1},
    {"low", 3, 0},
};
static const bean_gen_keys b_keys_test_creators_interval = {
    .seed = UINT64_C(15755400389808336487),
    .bucket_mask = 0,
    .slot_mask = 3,
    .displacements = b_displacements_keys_test_creators_interval,
    .slots = b_slots_keys_test_creators_interval,
};

static const bean_gen_creator b_creators_test_creators_interval[] = {
    {b_call_test_creators_interval_complete, "what interval_complete accepts", 0, BEAN_GEN_NO_HOLDER},
};
static const bean_accessor b_accessors_test_creators_interval[] = {
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"low\":", .key_size = 7, .name = "low",
        .offset = offsetof(test_creators_interval, low), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"high\":", .key_size = 8, .name = "high",
        .offset = offsetof(test_creators_interval, high), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"id\":", .key_size = 6, .name = "id",
        .offset = offsetof(test_creators_interval, id), .flags = 0,
    },
};

static const char *b_read_test_creators_interval(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    test_creators_interval *const b_bean = (test_creators_interval *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"low\":")) {
        goto b_at_low;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_low:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->low);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"high\":")) {
                goto b_at_high;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_high:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->high);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"id\":")) {
                goto b_at_id;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_id:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->id);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
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

static char *b_write_test_creators_interval(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const test_creators_interval *const b_bean = (const test_creators_interval *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 118);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"low\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->low);
    BEAN_GEN_TEXT(b_cursor, ",\"high\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->high);
    BEAN_GEN_TEXT(b_cursor, ",\"id\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->id);
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type test_creators_interval_type = {
    .name = "test.creators.Interval",
    .accessors = b_accessors_test_creators_interval,
    .keys = &b_keys_test_creators_interval,
    .read = b_read_test_creators_interval,
    .write = b_write_test_creators_interval,
    .creators = b_creators_test_creators_interval,
    .creator_count = 1,
    .count = 3,
    .size = sizeof(test_creators_interval),
    .words = 1,
    .flags = 0 | BEAN_GEN_LOOKS_AT_END,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_test_creators_interval = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(test_creators_interval), .detail = &test_creators_interval_type};
static const bean_gen_value b_value_list_test_creators_interval = {.kind = BEAN_GEN_LIST,
    .size = sizeof(test_creators_interval_list), .detail = &b_value_test_creators_interval};

void test_creators_interval_init(test_creators_interval *out)
{
    bean_gen_init(&test_creators_interval_type, out);
}

void test_creators_interval_clear(test_creators_interval *out)
{
    memset(out, 0, sizeof *out);
}

bean_status test_creators_interval_copy(test_creators_interval *out,
    const test_creators_interval *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_test_creators_interval, out, in, arena);
}

bool test_creators_interval_equal(const test_creators_interval *left,
    const test_creators_interval *right)
{
    return bean_gen_equal(&b_value_test_creators_interval, left, right);
}

bean_status test_creators_interval_validate(const test_creators_interval *in, bean_error *error)
{
    return bean_gen_validate(&b_value_test_creators_interval, in, error);
}

bean_status test_creators_interval_read(test_creators_interval *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_creators_interval, out, json, size, arena, NULL,
        error);
}

bean_status test_creators_interval_read_with(test_creators_interval *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_creators_interval, out, json, size, arena, options,
        error);
}

bean_status test_creators_interval_read_file(test_creators_interval *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_test_creators_interval, out, path, arena, error);
}

bean_status test_creators_interval_merge(test_creators_interval *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_test_creators_interval, target, json, size, arena, error);
}

bean_status test_creators_interval_write(const test_creators_interval *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_test_creators_interval, in, out, NULL, NULL);
}

bean_status test_creators_interval_write_with(const test_creators_interval *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_test_creators_interval, in, out, options, error);
}

bean_status test_creators_interval_write_to(const test_creators_interval *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_test_creators_interval, in, to, room, needed, NULL);
}

bean_status test_creators_interval_size(const test_creators_interval *in, uint64_t *size)
{
    return bean_gen_size(&b_value_test_creators_interval, in, size);
}

bean_status test_creators_interval_write_file(const test_creators_interval *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_test_creators_interval, in, path, error);
}

bean_status test_creators_interval_list_read(test_creators_interval_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_creators_interval, out, json, size, arena,
        NULL, error);
}

bean_status test_creators_interval_list_read_with(test_creators_interval_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_creators_interval, out, json, size, arena,
        options, error);
}

bean_status test_creators_interval_list_write(const test_creators_interval_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_test_creators_interval, in, out, NULL, NULL);
}

bean_status test_creators_interval_list_write_with(const test_creators_interval_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_test_creators_interval, in, out, options, error);
}

bean_status test_creators_interval_list_size(const test_creators_interval_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_test_creators_interval, in, size);
}

/* ---- test.creators.Named ---- */

static const uint32_t b_displacements_keys_test_creators_named[] = {
    0, 3,
};
static const bean_gen_key b_slots_keys_test_creators_named[] = {
    {"high", 4, 2},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"low", 3, 1},
    {"id", 2, 0},
    {"name", 4, 3},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_test_creators_named = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_keys_test_creators_named,
    .slots = b_slots_keys_test_creators_named,
};

static const bean_gen_creator b_creators_test_creators_named[] = {
    {b_call_test_creators_interval_complete, "what interval_complete accepts", offsetof(test_creators_named, base), BEAN_GEN_NO_HOLDER},
};
static const bean_accessor b_accessors_test_creators_named[] = {
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"id\":", .key_size = 6, .name = "id",
        .offset = offsetof(test_creators_named, base.id), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"low\":", .key_size = 7, .name = "low",
        .offset = offsetof(test_creators_named, base.low), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"high\":", .key_size = 8, .name = "high",
        .offset = offsetof(test_creators_named, base.high), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"name\":", .key_size = 8, .name = "name",
        .offset = offsetof(test_creators_named, name), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_test_creators_named(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    test_creators_named *const b_bean = (test_creators_named *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"id\":")) {
        goto b_at_base_id;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_base_id:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->base.id);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"low\":")) {
                goto b_at_base_low;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_base_low:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->base.low);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"high\":")) {
                goto b_at_base_high;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_base_high:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->base.high);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"name\":")) {
                goto b_at_name;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_name:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->name);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
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
    b_reader->cursor = b_cursor;
    return bean_gen_missing(b_reader, b_type, b_out, b_seen);
}

static char *b_write_test_creators_named(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const test_creators_named *const b_bean = (const test_creators_named *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 160);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"id\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->base.id);
    BEAN_GEN_TEXT(b_cursor, ",\"low\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->base.low);
    BEAN_GEN_TEXT(b_cursor, ",\"high\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->base.high);
    BEAN_GEN_TEXT(b_cursor, ",\"name\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->name, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_creators_named_type, 3);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type test_creators_named_type = {
    .name = "test.creators.Named",
    .accessors = b_accessors_test_creators_named,
    .keys = &b_keys_test_creators_named,
    .read = b_read_test_creators_named,
    .write = b_write_test_creators_named,
    .creators = b_creators_test_creators_named,
    .creator_count = 1,
    .count = 4,
    .size = sizeof(test_creators_named),
    .words = 1,
    .flags = 0 | BEAN_GEN_LOOKS_AT_END,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_test_creators_named = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(test_creators_named), .detail = &test_creators_named_type};
static const bean_gen_value b_value_list_test_creators_named = {.kind = BEAN_GEN_LIST,
    .size = sizeof(test_creators_named_list), .detail = &b_value_test_creators_named};

void test_creators_named_init(test_creators_named *out)
{
    bean_gen_init(&test_creators_named_type, out);
}

void test_creators_named_clear(test_creators_named *out)
{
    memset(out, 0, sizeof *out);
}

bean_status test_creators_named_copy(test_creators_named *out, const test_creators_named *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_test_creators_named, out, in, arena);
}

bool test_creators_named_equal(const test_creators_named *left, const test_creators_named *right)
{
    return bean_gen_equal(&b_value_test_creators_named, left, right);
}

bean_status test_creators_named_validate(const test_creators_named *in, bean_error *error)
{
    return bean_gen_validate(&b_value_test_creators_named, in, error);
}

bean_status test_creators_named_read(test_creators_named *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_creators_named, out, json, size, arena, NULL,
        error);
}

bean_status test_creators_named_read_with(test_creators_named *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_creators_named, out, json, size, arena, options,
        error);
}

bean_status test_creators_named_read_file(test_creators_named *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_test_creators_named, out, path, arena, error);
}

bean_status test_creators_named_merge(test_creators_named *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_test_creators_named, target, json, size, arena, error);
}

bean_status test_creators_named_write(const test_creators_named *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_test_creators_named, in, out, NULL, NULL);
}

bean_status test_creators_named_write_with(const test_creators_named *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_test_creators_named, in, out, options, error);
}

bean_status test_creators_named_write_to(const test_creators_named *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_test_creators_named, in, to, room, needed, NULL);
}

bean_status test_creators_named_size(const test_creators_named *in, uint64_t *size)
{
    return bean_gen_size(&b_value_test_creators_named, in, size);
}

bean_status test_creators_named_write_file(const test_creators_named *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_test_creators_named, in, path, error);
}

bean_status test_creators_named_list_read(test_creators_named_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_creators_named, out, json, size, arena, NULL,
        error);
}

bean_status test_creators_named_list_read_with(test_creators_named_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_creators_named, out, json, size, arena,
        options, error);
}

bean_status test_creators_named_list_write(const test_creators_named_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_test_creators_named, in, out, NULL, NULL);
}

bean_status test_creators_named_list_write_with(const test_creators_named_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_test_creators_named, in, out, options, error);
}

bean_status test_creators_named_list_size(const test_creators_named_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_test_creators_named, in, size);
}

/* ---- test.creators.Noted ---- */

static const uint32_t b_displacements_keys_test_creators_noted[] = {
    0, 0, 0, 0, 0, 0, 1, 0,
};
static const bean_gen_key b_slots_keys_test_creators_noted[] = {
    {"text", 4, 1},
    {"out_high", 8, 10},
    {"out_low", 7, 9},
    {"name", 4, 4},
    {"out_id", 6, 11},
    {"high", 4, 3},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"in_low", 6, 5},
    {NULL, 0, -1},
    {"in_id", 5, 7},
    {"low", 3, 2},
    {"id", 2, 0},
    {"in_high", 7, 6},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_test_creators_noted = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 7,
    .slot_mask = 15,
    .displacements = b_displacements_keys_test_creators_noted,
    .slots = b_slots_keys_test_creators_noted,
};

static const bean_gen_creator b_creators_test_creators_noted[] = {
    {b_call_test_creators_interval_complete, "what interval_complete accepts", offsetof(test_creators_noted, inner), BEAN_GEN_NO_HOLDER},
    {b_call_test_creators_interval_complete, "what interval_complete accepts", 0, 8},
    {b_call_test_creators_noted_complete, "what noted_complete accepts", 0, BEAN_GEN_NO_HOLDER},
};
static const bean_accessor b_accessors_test_creators_noted[] = {
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"id\":", .key_size = 6, .name = "id",
        .offset = offsetof(test_creators_noted, base.base.id), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"text\":", .key_size = 8, .name = "text",
        .offset = offsetof(test_creators_noted, text), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"low\":", .key_size = 7, .name = "low",
        .offset = offsetof(test_creators_noted, base.base.low), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"high\":", .key_size = 8, .name = "high",
        .offset = offsetof(test_creators_noted, base.base.high), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"name\":", .key_size = 8, .name = "name",
        .offset = offsetof(test_creators_noted, base.name), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"in_low\":", .key_size = 10, .name = "low",
        .offset = offsetof(test_creators_noted, inner.low), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"in_high\":", .key_size = 11, .name = "high",
        .offset = offsetof(test_creators_noted, inner.high), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"in_id\":", .key_size = 9, .name = "id",
        .offset = offsetof(test_creators_noted, inner.id), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(test_creators_interval *), .detail = &test_creators_interval_type},
        .key = "", .name = "outer",
        .offset = offsetof(test_creators_noted, outer), .flags = 0 | BEAN_GEN_NOT_READ | BEAN_GEN_NOT_WRITTEN | BEAN_GEN_HOLDER,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"out_low\":", .key_size = 11, .name = "low",
        .offset = offsetof(test_creators_interval, low), .flags = BEAN_GEN_REQUIRED | BEAN_GEN_HELD,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"out_high\":", .key_size = 12, .name = "high",
        .offset = offsetof(test_creators_interval, high), .flags = BEAN_GEN_REQUIRED | BEAN_GEN_HELD,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"out_id\":", .key_size = 10, .name = "id",
        .offset = offsetof(test_creators_interval, id), .flags = 0 | BEAN_GEN_HELD,
    },
};
static const uint32_t b_holders_test_creators_noted[] = {
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    8,
    8,
    8,
};

static const char *b_read_test_creators_noted(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    test_creators_noted *const b_bean = (test_creators_noted *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"id\":")) {
        goto b_at_base_base_id;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_base_base_id:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->base.base.id);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"text\":")) {
                goto b_at_text;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_text:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->text);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"low\":")) {
                goto b_at_base_base_low;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_base_base_low:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->base.base.low);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"high\":")) {
                goto b_at_base_base_high;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_base_base_high:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->base.base.high);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"name\":")) {
                goto b_at_base_name;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_base_name:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->base.name);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"in_low\":")) {
                goto b_at_inner_low;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_inner_low:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->inner.low);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 5);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 6, ",\"in_high\":")) {
                goto b_at_inner_high;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 6:
            b_cursor = b_reader->cursor;
        b_at_inner_high:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->inner.high);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 6);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 7, ",\"in_id\":")) {
                goto b_at_inner_id;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 7:
            b_cursor = b_reader->cursor;
        b_at_inner_id:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->inner.id);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 7);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 9, ",\"out_low\":")) {
                goto b_at_outer_low;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 9:
            b_cursor = b_reader->cursor;
        b_at_outer_low:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_creators_noted[9], 9,
                                            b_bean, &test_creators_noted_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 9);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 10, ",\"out_high\":")) {
                goto b_at_outer_high;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 10:
            b_cursor = b_reader->cursor;
        b_at_outer_high:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_creators_noted[10], 10,
                                            b_bean, &test_creators_noted_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 10);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 11, ",\"out_id\":")) {
                goto b_at_outer_id;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 11:
            b_cursor = b_reader->cursor;
        b_at_outer_id:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_creators_noted[11], 11,
                                            b_bean, &test_creators_noted_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 11);
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

static char *b_write_test_creators_noted(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const test_creators_noted *const b_bean = (const test_creators_noted *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 327);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"id\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->base.base.id);
    BEAN_GEN_TEXT(b_cursor, ",\"text\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->text, 248);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_creators_noted_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"low\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->base.base.low);
    BEAN_GEN_TEXT(b_cursor, ",\"high\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->base.base.high);
    BEAN_GEN_TEXT(b_cursor, ",\"name\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->base.name, 127);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_creators_noted_type, 4);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"in_low\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->inner.low);
    BEAN_GEN_TEXT(b_cursor, ",\"in_high\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->inner.high);
    BEAN_GEN_TEXT(b_cursor, ",\"in_id\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->inner.id);
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_test_creators_noted[9], b_bean,
                                     &test_creators_noted_type, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_creators_noted_type, 9);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_test_creators_noted[10], b_bean,
                                     &test_creators_noted_type, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_creators_noted_type, 10);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_test_creators_noted[11], b_bean,
                                     &test_creators_noted_type, 11);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_creators_noted_type, 11);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type test_creators_noted_type = {
    .name = "test.creators.Noted",
    .accessors = b_accessors_test_creators_noted,
    .keys = &b_keys_test_creators_noted,
    .read = b_read_test_creators_noted,
    .write = b_write_test_creators_noted,
    .holders = b_holders_test_creators_noted,
    .creators = b_creators_test_creators_noted,
    .creator_count = 3,
    .count = 12,
    .size = sizeof(test_creators_noted),
    .words = 1,
    .flags = 0 | BEAN_GEN_LOOKS_AT_END,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_test_creators_noted = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(test_creators_noted), .detail = &test_creators_noted_type};
static const bean_gen_value b_value_list_test_creators_noted = {.kind = BEAN_GEN_LIST,
    .size = sizeof(test_creators_noted_list), .detail = &b_value_test_creators_noted};

void test_creators_noted_init(test_creators_noted *out)
{
    bean_gen_init(&test_creators_noted_type, out);
}

void test_creators_noted_clear(test_creators_noted *out)
{
    memset(out, 0, sizeof *out);
}

bean_status test_creators_noted_copy(test_creators_noted *out, const test_creators_noted *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_test_creators_noted, out, in, arena);
}

bool test_creators_noted_equal(const test_creators_noted *left, const test_creators_noted *right)
{
    return bean_gen_equal(&b_value_test_creators_noted, left, right);
}

bean_status test_creators_noted_validate(const test_creators_noted *in, bean_error *error)
{
    return bean_gen_validate(&b_value_test_creators_noted, in, error);
}

bean_status test_creators_noted_read(test_creators_noted *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_creators_noted, out, json, size, arena, NULL,
        error);
}

bean_status test_creators_noted_read_with(test_creators_noted *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_creators_noted, out, json, size, arena, options,
        error);
}

bean_status test_creators_noted_read_file(test_creators_noted *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_test_creators_noted, out, path, arena, error);
}

bean_status test_creators_noted_merge(test_creators_noted *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_test_creators_noted, target, json, size, arena, error);
}

bean_status test_creators_noted_write(const test_creators_noted *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_test_creators_noted, in, out, NULL, NULL);
}

bean_status test_creators_noted_write_with(const test_creators_noted *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_test_creators_noted, in, out, options, error);
}

bean_status test_creators_noted_write_to(const test_creators_noted *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_test_creators_noted, in, to, room, needed, NULL);
}

bean_status test_creators_noted_size(const test_creators_noted *in, uint64_t *size)
{
    return bean_gen_size(&b_value_test_creators_noted, in, size);
}

bean_status test_creators_noted_write_file(const test_creators_noted *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_test_creators_noted, in, path, error);
}

bean_status test_creators_noted_list_read(test_creators_noted_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_creators_noted, out, json, size, arena, NULL,
        error);
}

bean_status test_creators_noted_list_read_with(test_creators_noted_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_creators_noted, out, json, size, arena,
        options, error);
}

bean_status test_creators_noted_list_write(const test_creators_noted_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_test_creators_noted, in, out, NULL, NULL);
}

bean_status test_creators_noted_list_write_with(const test_creators_noted_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_test_creators_noted, in, out, options, error);
}

bean_status test_creators_noted_list_size(const test_creators_noted_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_test_creators_noted, in, size);
}

/* ---- test.creators.Unchecked ---- */

static const uint32_t b_displacements_keys_test_creators_unchecked[] = {
    0, 3,
};
static const bean_gen_key b_slots_keys_test_creators_unchecked[] = {
    {"high", 4, 1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"low", 3, 2},
    {"id", 2, 3},
    {"name", 4, 0},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_test_creators_unchecked = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_keys_test_creators_unchecked,
    .slots = b_slots_keys_test_creators_unchecked,
};

static const bean_accessor b_accessors_test_creators_unchecked[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_str)},
        .key = ",\"name\":", .key_size = 8, .name = "name",
        .offset = offsetof(test_creators_unchecked, name), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"high\":", .key_size = 8, .name = "high",
        .offset = offsetof(test_creators_unchecked, base.high), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"low\":", .key_size = 7, .name = "low",
        .offset = offsetof(test_creators_unchecked, base.low), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"id\":", .key_size = 6, .name = "id",
        .offset = offsetof(test_creators_unchecked, base.id), .flags = 0,
    },
};

static const char *b_read_test_creators_unchecked(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    test_creators_unchecked *const b_bean = (test_creators_unchecked *)b_out;
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
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_creators_unchecked[0], 0,
                                                b_bean, &test_creators_unchecked_type, b_seen);
            }
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"high\":")) {
                goto b_at_base_high;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_base_high:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->base.high);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"low\":")) {
                goto b_at_base_low;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_base_low:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->base.low);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"id\":")) {
                goto b_at_base_id;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_base_id:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->base.id);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 4))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_test_creators_unchecked(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const test_creators_unchecked *const b_bean = (const test_creators_unchecked *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 164);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"name\":");
    if (b_bean->name.data != NULL) {
        BEAN_GEN_TEXT(b_cursor, "\"");
        b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->name, 123);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &test_creators_unchecked_type, 0);
        }
        BEAN_HIDE(b_cursor);
        BEAN_GEN_TEXT(b_cursor, "\"");
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    BEAN_GEN_TEXT(b_cursor, ",\"high\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->base.high);
    BEAN_GEN_TEXT(b_cursor, ",\"low\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->base.low);
    BEAN_GEN_TEXT(b_cursor, ",\"id\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->base.id);
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type test_creators_unchecked_type = {
    .name = "test.creators.Unchecked",
    .accessors = b_accessors_test_creators_unchecked,
    .keys = &b_keys_test_creators_unchecked,
    .read = b_read_test_creators_unchecked,
    .write = b_write_test_creators_unchecked,
    .count = 4,
    .size = sizeof(test_creators_unchecked),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_test_creators_unchecked = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(test_creators_unchecked), .detail = &test_creators_unchecked_type};
static const bean_gen_value b_value_list_test_creators_unchecked = {.kind = BEAN_GEN_LIST,
    .size = sizeof(test_creators_unchecked_list), .detail = &b_value_test_creators_unchecked};

void test_creators_unchecked_init(test_creators_unchecked *out)
{
    bean_gen_init(&test_creators_unchecked_type, out);
}

void test_creators_unchecked_clear(test_creators_unchecked *out)
{
    memset(out, 0, sizeof *out);
}

bean_status test_creators_unchecked_copy(test_creators_unchecked *out,
    const test_creators_unchecked *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_test_creators_unchecked, out, in, arena);
}

bool test_creators_unchecked_equal(const test_creators_unchecked *left,
    const test_creators_unchecked *right)
{
    return bean_gen_equal(&b_value_test_creators_unchecked, left, right);
}

bean_status test_creators_unchecked_validate(const test_creators_unchecked *in, bean_error *error)
{
    return bean_gen_validate(&b_value_test_creators_unchecked, in, error);
}

bean_status test_creators_unchecked_read(test_creators_unchecked *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_creators_unchecked, out, json, size, arena, NULL,
        error);
}

bean_status test_creators_unchecked_read_with(test_creators_unchecked *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_creators_unchecked, out, json, size, arena,
        options, error);
}

bean_status test_creators_unchecked_read_file(test_creators_unchecked *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_test_creators_unchecked, out, path, arena, error);
}

bean_status test_creators_unchecked_merge(test_creators_unchecked *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_test_creators_unchecked, target, json, size, arena, error);
}

bean_status test_creators_unchecked_write(const test_creators_unchecked *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_test_creators_unchecked, in, out, NULL, NULL);
}

bean_status test_creators_unchecked_write_with(const test_creators_unchecked *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_test_creators_unchecked, in, out, options, error);
}

bean_status test_creators_unchecked_write_to(const test_creators_unchecked *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_test_creators_unchecked, in, to, room, needed, NULL);
}

bean_status test_creators_unchecked_size(const test_creators_unchecked *in, uint64_t *size)
{
    return bean_gen_size(&b_value_test_creators_unchecked, in, size);
}

bean_status test_creators_unchecked_write_file(const test_creators_unchecked *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_test_creators_unchecked, in, path, error);
}

bean_status test_creators_unchecked_list_read(test_creators_unchecked_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_creators_unchecked, out, json, size, arena,
        NULL, error);
}

bean_status test_creators_unchecked_list_read_with(test_creators_unchecked_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_creators_unchecked, out, json, size, arena,
        options, error);
}

bean_status test_creators_unchecked_list_write(const test_creators_unchecked_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_test_creators_unchecked, in, out, NULL, NULL);
}

bean_status test_creators_unchecked_list_write_with(const test_creators_unchecked_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_test_creators_unchecked, in, out, options, error);
}

bean_status test_creators_unchecked_list_size(const test_creators_unchecked_list *in,
    uint64_t *size)
{
    return bean_gen_size(&b_value_list_test_creators_unchecked, in, size);
}

const bean_type *const test_creators_creators_gen_types[] = {
    &test_creators_interval_type,
    &test_creators_named_type,
    &test_creators_noted_type,
    &test_creators_unchecked_type,
    NULL,
};

