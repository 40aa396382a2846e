/* Made by beanc 0.1.0 from storage.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "storage_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_test_storage_sensor;
static bean_gen_write_function b_write_test_storage_sensor;
static bean_gen_read_function b_read_test_storage_route;
static bean_gen_write_function b_write_test_storage_route;
static bean_gen_read_function b_read_test_storage_fork;
static bean_gen_write_function b_write_test_storage_fork;

/* ---- test.storage.Sensor ---- */

static const char b_default_test_storage_sensor_unit[3] = "C";
static const bean_gen_value b_test_storage_sensor_seen_in_item = {.kind = BEAN_GEN_INLINE_TEXT, .size = sizeof(test_storage_text2), .limited = true, .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_limited, .write = bean_gen_write_limited, .detail = &(const bean_gen_limited){.parts = {{.kind = BEAN_GEN_INLINE_TEXT, .size = sizeof(test_storage_text2), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_text, .write = bean_gen_write_text, .size = sizeof(test_storage_text2), .detail = "at most 2 bytes"}}}, .check = bean_gen_check_limits, .count = 1, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_LENGTH_MAX, .of.natural = 3, .words = "at most 3 characters"}}}, .size = sizeof(test_storage_text2)}};
static const bean_gen_value b_test_storage_sensor_pair_item = {.kind = BEAN_GEN_INLINE_TEXT, .size = sizeof(char[3]), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_text, .write = bean_gen_write_text, .size = sizeof(char[3]), .detail = "at most 2 bytes"}};
static const char b_default_test_storage_sensor_pair[2][3] = {"AT", "CH"};
static const uint32_t b_displacements_keys_test_storage_sensor[] = {
    0, 0, 0, 2,
};
static const bean_gen_key b_slots_keys_test_storage_sensor[] = {
    {NULL, 0, -1},
    {"note", 4, 3},
    {"seen_in", 7, 4},
    {"country", 7, 1},
    {"unit", 4, 2},
    {"name", 4, 0},
    {"pair", 4, 5},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_test_storage_sensor = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 3,
    .slot_mask = 7,
    .displacements = b_displacements_keys_test_storage_sensor,
    .slots = b_slots_keys_test_storage_sensor,
};

static const bean_accessor b_accessors_test_storage_sensor[] = {
    {
        .value = {.kind = BEAN_GEN_INLINE_TEXT, .include = BEAN_GEN_NON_NULL, .size = sizeof(char[16]), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_text, .write = bean_gen_write_text, .size = sizeof(char[16]), .detail = "at most 15 bytes"}},
        .key = ",\"name\":", .key_size = 8, .name = "name",
        .offset = offsetof(test_storage_sensor, name), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INLINE_TEXT, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_NULL, .size = sizeof(char[3]), .has_offset = offsetof(test_storage_sensor, has_country) - offsetof(test_storage_sensor, country), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_text, .write = bean_gen_write_text, .size = sizeof(char[3]), .detail = "at most 2 bytes"}},
        .key = ",\"country\":", .key_size = 11, .name = "country",
        .offset = offsetof(test_storage_sensor, country), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INLINE_TEXT, .include = BEAN_GEN_NON_NULL, .size = sizeof(char[3]), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_text, .write = bean_gen_write_text, .size = sizeof(char[3]), .detail = "at most 2 bytes"}},
        .key = ",\"unit\":", .key_size = 8, .name = "unit",
        .default_value = &b_default_test_storage_sensor_unit,
        .offset = offsetof(test_storage_sensor, unit), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INLINE_TEXT, .include = BEAN_GEN_NON_NULL, .size = sizeof(char[8]), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_text, .write = bean_gen_write_text, .size = sizeof(char[8]), .flags = BEAN_GEN_CODEC_TRUNCATES, .detail = "at most 7 bytes"}},
        .key = ",\"note\":", .key_size = 8, .name = "note",
        .offset = offsetof(test_storage_sensor, note), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .include = BEAN_GEN_NON_NULL, .size = sizeof(test_storage_text2_list), .count = 4, .detail = &b_test_storage_sensor_seen_in_item},
        .key = ",\"seen_in\":", .key_size = 11, .name = "seen_in",
        .offset = offsetof(test_storage_sensor, seen_in), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_ARRAY, .include = BEAN_GEN_NON_NULL, .size = sizeof(char[2][3]), .count = 2, .detail = &b_test_storage_sensor_pair_item},
        .key = ",\"pair\":", .key_size = 8, .name = "pair",
        .default_value = &b_default_test_storage_sensor_pair,
        .offset = offsetof(test_storage_sensor, pair), .flags = 0,
    },
};

static const char *b_read_test_storage_sensor(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    test_storage_sensor *const b_bean = (test_storage_sensor *)b_out;
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
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->name,
                                           &b_accessors_test_storage_sensor[0].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"country\":")) {
                goto b_at_country;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_country:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_storage_sensor[1], 1,
                                            b_bean, &test_storage_sensor_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"unit\":")) {
                goto b_at_unit;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_unit:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->unit,
                                           &b_accessors_test_storage_sensor[2].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"note\":")) {
                goto b_at_note;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_note:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->note,
                                           &b_accessors_test_storage_sensor[3].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"seen_in\":")) {
                goto b_at_seen_in;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_seen_in:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->seen_in,
                                           &b_accessors_test_storage_sensor[4].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"pair\":")) {
                goto b_at_pair;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_pair:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->pair,
                                           &b_accessors_test_storage_sensor[5].value);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 6))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_test_storage_sensor(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const test_storage_sensor *const b_bean = (const test_storage_sensor *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 8);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"name\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->name,
                                    &b_accessors_test_storage_sensor[0].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_storage_sensor_type, 0);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 11);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    if (b_bean->has_country) {
        BEAN_GEN_TEXT(b_cursor, ",\"country\":");
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->country,
                                        &b_accessors_test_storage_sensor[1].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &test_storage_sensor_type, 1);
        }
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 8);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"unit\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->unit,
                                    &b_accessors_test_storage_sensor[2].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_storage_sensor_type, 2);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 8);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"note\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->note,
                                    &b_accessors_test_storage_sensor[3].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_storage_sensor_type, 3);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 11);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"seen_in\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->seen_in,
                                    &b_accessors_test_storage_sensor[4].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_storage_sensor_type, 4);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 8);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"pair\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->pair,
                                    &b_accessors_test_storage_sensor[5].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_storage_sensor_type, 5);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type test_storage_sensor_type = {
    .name = "test.storage.Sensor",
    .accessors = b_accessors_test_storage_sensor,
    .keys = &b_keys_test_storage_sensor,
    .read = b_read_test_storage_sensor,
    .write = b_write_test_storage_sensor,
    .count = 6,
    .size = sizeof(test_storage_sensor),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_test_storage_sensor = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(test_storage_sensor), .detail = &test_storage_sensor_type};
static const bean_gen_value b_value_list_test_storage_sensor = {.kind = BEAN_GEN_LIST,
    .size = sizeof(test_storage_sensor_list), .detail = &b_value_test_storage_sensor};

void test_storage_sensor_init(test_storage_sensor *out)
{
    bean_gen_init(&test_storage_sensor_type, out);
}

void test_storage_sensor_clear(test_storage_sensor *out)
{
    memset(out, 0, sizeof *out);
}

bean_status test_storage_sensor_copy(test_storage_sensor *out, const test_storage_sensor *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_test_storage_sensor, out, in, arena);
}

bool test_storage_sensor_equal(const test_storage_sensor *left, const test_storage_sensor *right)
{
    return bean_gen_equal(&b_value_test_storage_sensor, left, right);
}

bean_status test_storage_sensor_validate(const test_storage_sensor *in, bean_error *error)
{
    return bean_gen_validate(&b_value_test_storage_sensor, in, error);
}

bean_status test_storage_sensor_read(test_storage_sensor *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_storage_sensor, out, json, size, arena, NULL,
        error);
}

bean_status test_storage_sensor_read_with(test_storage_sensor *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_storage_sensor, out, json, size, arena, options,
        error);
}

bean_status test_storage_sensor_read_file(test_storage_sensor *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_test_storage_sensor, out, path, arena, error);
}

bean_status test_storage_sensor_merge(test_storage_sensor *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_test_storage_sensor, target, json, size, arena, error);
}

bean_status test_storage_sensor_write(const test_storage_sensor *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_test_storage_sensor, in, out, NULL, NULL);
}

bean_status test_storage_sensor_write_with(const test_storage_sensor *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_test_storage_sensor, in, out, options, error);
}

bean_status test_storage_sensor_write_to(const test_storage_sensor *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_test_storage_sensor, in, to, room, needed, NULL);
}

bean_status test_storage_sensor_size(const test_storage_sensor *in, uint64_t *size)
{
    return bean_gen_size(&b_value_test_storage_sensor, in, size);
}

bean_status test_storage_sensor_write_file(const test_storage_sensor *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_test_storage_sensor, in, path, error);
}

bean_status test_storage_sensor_list_read(test_storage_sensor_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_storage_sensor, out, json, size, arena, NULL,
        error);
}

bean_status test_storage_sensor_list_read_with(test_storage_sensor_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_storage_sensor, out, json, size, arena,
        options, error);
}

bean_status test_storage_sensor_list_write(const test_storage_sensor_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_test_storage_sensor, in, out, NULL, NULL);
}

bean_status test_storage_sensor_list_write_with(const test_storage_sensor_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_test_storage_sensor, in, out, options, error);
}

bean_status test_storage_sensor_list_size(const test_storage_sensor_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_test_storage_sensor, in, size);
}

/* ---- test.storage.Route ---- */

static const uint32_t b_displacements_keys_test_storage_route[] = {
    0,
};
static const bean_gen_key b_slots_keys_test_storage_route[] = {
    {"first", 5, 1},
    {"from", 4, 0},
};
static const bean_gen_keys b_keys_test_storage_route = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_keys_test_storage_route,
    .slots = b_slots_keys_test_storage_route,
};

static const bean_accessor b_accessors_test_storage_route[] = {
    {
        .value = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .size = sizeof(test_storage_sensor *), .detail = &test_storage_sensor_type},
        .key = ",\"from\":", .key_size = 8, .name = "from",
        .offset = offsetof(test_storage_route, from), .flags = BEAN_GEN_REQUIRED | BEAN_GEN_NOT_NULL,
    },
    {
        .value = {.kind = BEAN_GEN_UNION, .null_form = BEAN_GEN_NULL_POINTER, .size = sizeof(test_storage_step *), .detail = &test_storage_step_type},
        .key = ",\"first\":", .key_size = 9, .name = "first",
        .offset = offsetof(test_storage_route, first), .flags = BEAN_GEN_REQUIRED | BEAN_GEN_NOT_NULL,
    },
};

static const char *b_read_test_storage_route(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    test_storage_route *const b_bean = (test_storage_route *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"from\":")) {
        goto b_at_from;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_from:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_storage_route[0], 0,
                                            b_bean, &test_storage_route_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"first\":")) {
                goto b_at_first;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_first:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_storage_route[1], 1,
                                            b_bean, &test_storage_route_type, b_seen);
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

static char *b_write_test_storage_route(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const test_storage_route *const b_bean = (const test_storage_route *)b_in;

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
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_test_storage_route[0], b_bean,
                                     &test_storage_route_type, 0);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_storage_route_type, 0);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_test_storage_route[1], b_bean,
                                     &test_storage_route_type, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_storage_route_type, 1);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type test_storage_route_type = {
    .name = "test.storage.Route",
    .accessors = b_accessors_test_storage_route,
    .keys = &b_keys_test_storage_route,
    .read = b_read_test_storage_route,
    .write = b_write_test_storage_route,
    .count = 2,
    .size = sizeof(test_storage_route),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_test_storage_route = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(test_storage_route), .detail = &test_storage_route_type};
static const bean_gen_value b_value_list_test_storage_route = {.kind = BEAN_GEN_LIST,
    .size = sizeof(test_storage_route_list), .detail = &b_value_test_storage_route};

void test_storage_route_init(test_storage_route *out)
{
    bean_gen_init(&test_storage_route_type, out);
}

void test_storage_route_clear(test_storage_route *out)
{
    memset(out, 0, sizeof *out);
}

bean_status test_storage_route_copy(test_storage_route *out, const test_storage_route *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_test_storage_route, out, in, arena);
}

bool test_storage_route_equal(const test_storage_route *left, const test_storage_route *right)
{
    return bean_gen_equal(&b_value_test_storage_route, left, right);
}

bean_status test_storage_route_validate(const test_storage_route *in, bean_error *error)
{
    return bean_gen_validate(&b_value_test_storage_route, in, error);
}

bean_status test_storage_route_read(test_storage_route *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_storage_route, out, json, size, arena, NULL, error);
}

bean_status test_storage_route_read_with(test_storage_route *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_storage_route, out, json, size, arena, options,
        error);
}

bean_status test_storage_route_read_file(test_storage_route *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_test_storage_route, out, path, arena, error);
}

bean_status test_storage_route_merge(test_storage_route *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_test_storage_route, target, json, size, arena, error);
}

bean_status test_storage_route_write(const test_storage_route *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_test_storage_route, in, out, NULL, NULL);
}

bean_status test_storage_route_write_with(const test_storage_route *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_test_storage_route, in, out, options, error);
}

bean_status test_storage_route_write_to(const test_storage_route *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_test_storage_route, in, to, room, needed, NULL);
}

bean_status test_storage_route_size(const test_storage_route *in, uint64_t *size)
{
    return bean_gen_size(&b_value_test_storage_route, in, size);
}

bean_status test_storage_route_write_file(const test_storage_route *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_test_storage_route, in, path, error);
}

bean_status test_storage_route_list_read(test_storage_route_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_storage_route, out, json, size, arena, NULL,
        error);
}

bean_status test_storage_route_list_read_with(test_storage_route_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_storage_route, out, json, size, arena,
        options, error);
}

bean_status test_storage_route_list_write(const test_storage_route_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_test_storage_route, in, out, NULL, NULL);
}

bean_status test_storage_route_list_write_with(const test_storage_route_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_test_storage_route, in, out, options, error);
}

bean_status test_storage_route_list_size(const test_storage_route_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_test_storage_route, in, size);
}

/* ---- test.storage.Fork ---- */

static const uint32_t b_displacements_keys_test_storage_fork[] = {
    0,
};
static const bean_gen_key b_slots_keys_test_storage_fork[] = {
    {"left", 4, 0},
    {"right", 5, 1},
};
static const bean_gen_keys b_keys_test_storage_fork = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_keys_test_storage_fork,
    .slots = b_slots_keys_test_storage_fork,
};

static const bean_accessor b_accessors_test_storage_fork[] = {
    {
        .value = {.kind = BEAN_GEN_UNION, .null_form = BEAN_GEN_NULL_POINTER, .size = sizeof(test_storage_step *), .detail = &test_storage_step_type},
        .key = ",\"left\":", .key_size = 8, .name = "left",
        .offset = offsetof(test_storage_fork, left), .flags = BEAN_GEN_REQUIRED | BEAN_GEN_NOT_NULL,
    },
    {
        .value = {.kind = BEAN_GEN_UNION, .null_form = BEAN_GEN_NULL_POINTER, .size = sizeof(test_storage_step *), .detail = &test_storage_step_type},
        .key = ",\"right\":", .key_size = 9, .name = "right",
        .offset = offsetof(test_storage_fork, right), .flags = BEAN_GEN_REQUIRED | BEAN_GEN_NOT_NULL,
    },
};

static const char *b_read_test_storage_fork(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    test_storage_fork *const b_bean = (test_storage_fork *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"left\":")) {
        goto b_at_left;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_left:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_storage_fork[0], 0,
                                            b_bean, &test_storage_fork_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"right\":")) {
                goto b_at_right;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_right:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_storage_fork[1], 1,
                                            b_bean, &test_storage_fork_type, b_seen);
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

static char *b_write_test_storage_fork(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const test_storage_fork *const b_bean = (const test_storage_fork *)b_in;

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
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_test_storage_fork[0], b_bean,
                                     &test_storage_fork_type, 0);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_storage_fork_type, 0);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_test_storage_fork[1], b_bean,
                                     &test_storage_fork_type, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_storage_fork_type, 1);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type test_storage_fork_type = {
    .name = "test.storage.Fork",
    .accessors = b_accessors_test_storage_fork,
    .keys = &b_keys_test_storage_fork,
    .read = b_read_test_storage_fork,
    .write = b_write_test_storage_fork,
    .count = 2,
    .size = sizeof(test_storage_fork),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_test_storage_fork = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(test_storage_fork), .detail = &test_storage_fork_type};
static const bean_gen_value b_value_list_test_storage_fork = {.kind = BEAN_GEN_LIST,
    .size = sizeof(test_storage_fork_list), .detail = &b_value_test_storage_fork};

void test_storage_fork_init(test_storage_fork *out)
{
    bean_gen_init(&test_storage_fork_type, out);
}

void test_storage_fork_clear(test_storage_fork *out)
{
    memset(out, 0, sizeof *out);
}

bean_status test_storage_fork_copy(test_storage_fork *out, const test_storage_fork *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_test_storage_fork, out, in, arena);
}

bool test_storage_fork_equal(const test_storage_fork *left, const test_storage_fork *right)
{
    return bean_gen_equal(&b_value_test_storage_fork, left, right);
}

bean_status test_storage_fork_validate(const test_storage_fork *in, bean_error *error)
{
    return bean_gen_validate(&b_value_test_storage_fork, in, error);
}

bean_status test_storage_fork_read(test_storage_fork *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_storage_fork, out, json, size, arena, NULL, error);
}

bean_status test_storage_fork_read_with(test_storage_fork *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_storage_fork, out, json, size, arena, options,
        error);
}

bean_status test_storage_fork_read_file(test_storage_fork *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_test_storage_fork, out, path, arena, error);
}

bean_status test_storage_fork_merge(test_storage_fork *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_test_storage_fork, target, json, size, arena, error);
}

bean_status test_storage_fork_write(const test_storage_fork *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_test_storage_fork, in, out, NULL, NULL);
}

bean_status test_storage_fork_write_with(const test_storage_fork *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_test_storage_fork, in, out, options, error);
}

bean_status test_storage_fork_write_to(const test_storage_fork *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_test_storage_fork, in, to, room, needed, NULL);
}

bean_status test_storage_fork_size(const test_storage_fork *in, uint64_t *size)
{
    return bean_gen_size(&b_value_test_storage_fork, in, size);
}

bean_status test_storage_fork_write_file(const test_storage_fork *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_test_storage_fork, in, path, error);
}

bean_status test_storage_fork_list_read(test_storage_fork_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_storage_fork, out, json, size, arena, NULL,
        error);
}

bean_status test_storage_fork_list_read_with(test_storage_fork_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_storage_fork, out, json, size, arena, options,
        error);
}

bean_status test_storage_fork_list_write(const test_storage_fork_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_test_storage_fork, in, out, NULL, NULL);
}

bean_status test_storage_fork_list_write_with(const test_storage_fork_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_test_storage_fork, in, out, options, error);
}

bean_status test_storage_fork_list_size(const test_storage_fork_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_test_storage_fork, in, size);
}

/* ---- test.storage.Step ---- */

static const uint32_t b_displacements_tags_test_storage_step[] = {
    0,
};
static const bean_gen_key b_slots_tags_test_storage_step[] = {
    {"fork", 4, 1},
    {"end", 3, 2},
    {"sensor", 6, 0},
    {NULL, 0, -1},
};
static const bean_gen_keys b_tags_test_storage_step = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 3,
    .displacements = b_displacements_tags_test_storage_step,
    .slots = b_slots_tags_test_storage_step,
};

static const bean_gen_arm b_arms_test_storage_step[] = {
    {.name = "sensor", .tag = "\"sensor\"", .tag_size = 8,
     .value = &(const bean_gen_value){.kind = BEAN_GEN_BEAN, .size = sizeof(test_storage_sensor), .detail = &test_storage_sensor_type}},
    {.name = "fork", .tag = "\"fork\"", .tag_size = 6,
     .value = &(const bean_gen_value){.kind = BEAN_GEN_BEAN, .size = sizeof(test_storage_fork), .detail = &test_storage_fork_type}},
    {.name = "end", .tag = "\"end\"", .tag_size = 5, .takes_null = true},
};

const bean_union test_storage_step_type = {
    .name = "test.storage.Step",
    .arms = b_arms_test_storage_step,
    .keys = &b_tags_test_storage_step,
    .tag_name = "kind", .tag_name_size = 4, .tag_key = "\"kind\":", .tag_key_size = 7,
    .count = 3,
    .size = sizeof(test_storage_step),
    .offset = offsetof(test_storage_step, u),
    .default_arm = -1,
    .tag_size = sizeof(test_storage_step_tag),
    .form = BEAN_GEN_UNION_INTERNAL,
    .flags = 0,
    .default_is_json = 0,
};

static const bean_gen_value b_value_test_storage_step = {.kind = BEAN_GEN_UNION,
    .size = sizeof(test_storage_step), .detail = &test_storage_step_type};
static const bean_gen_value b_value_list_test_storage_step = {.kind = BEAN_GEN_LIST,
    .size = sizeof(test_storage_step_list), .detail = &b_value_test_storage_step};

void test_storage_step_init(test_storage_step *out)
{
    bean_gen_init_union(&test_storage_step_type, out);
}

void test_storage_step_clear(test_storage_step *out)
{
    memset(out, 0, sizeof *out);
}

bean_status test_storage_step_copy(test_storage_step *out, const test_storage_step *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_test_storage_step, out, in, arena);
}

bool test_storage_step_equal(const test_storage_step *left, const test_storage_step *right)
{
    return bean_gen_equal(&b_value_test_storage_step, left, right);
}

bean_status test_storage_step_validate(const test_storage_step *in, bean_error *error)
{
    return bean_gen_validate(&b_value_test_storage_step, in, error);
}

bean_status test_storage_step_read(test_storage_step *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_storage_step, out, json, size, arena, NULL, error);
}

bean_status test_storage_step_read_with(test_storage_step *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_storage_step, out, json, size, arena, options,
        error);
}

bean_status test_storage_step_read_file(test_storage_step *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_test_storage_step, out, path, arena, error);
}

bean_status test_storage_step_merge(test_storage_step *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_test_storage_step, target, json, size, arena, error);
}

bean_status test_storage_step_write(const test_storage_step *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_test_storage_step, in, out, NULL, NULL);
}

bean_status test_storage_step_write_with(const test_storage_step *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_test_storage_step, in, out, options, error);
}

bean_status test_storage_step_write_to(const test_storage_step *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_test_storage_step, in, to, room, needed, NULL);
}

bean_status test_storage_step_size(const test_storage_step *in, uint64_t *size)
{
    return bean_gen_size(&b_value_test_storage_step, in, size);
}

bean_status test_storage_step_write_file(const test_storage_step *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_test_storage_step, in, path, error);
}

bean_status test_storage_step_list_read(test_storage_step_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_storage_step, out, json, size, arena, NULL,
        error);
}

bean_status test_storage_step_list_read_with(test_storage_step_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_storage_step, out, json, size, arena, options,
        error);
}

bean_status test_storage_step_list_write(const test_storage_step_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_test_storage_step, in, out, NULL, NULL);
}

bean_status test_storage_step_list_write_with(const test_storage_step_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_test_storage_step, in, out, options, error);
}

bean_status test_storage_step_list_size(const test_storage_step_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_test_storage_step, in, size);
}

const bean_type *const test_storage_storage_gen_types[] = {
    &test_storage_sensor_type,
    &test_storage_route_type,
    &test_storage_fork_type,
    NULL,
};

