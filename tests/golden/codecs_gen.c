/* Made by beanc 0.1.0 from codecs.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "codecs_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_test_codecs_event;
static bean_gen_write_function b_write_test_codecs_event;

static bool b_call_test_codecs_calendar_read(void *b_value, const char *b_json, size_t b_size,
    bean_arena *b_arena)
{
    return calendar_read((struct tm *)b_value, b_json, b_size, b_arena);
}

static size_t b_call_test_codecs_calendar_write(const void *b_value, char *b_text, size_t b_room)
{
    return calendar_write((const struct tm *)b_value, b_text, b_room);
}

static bool b_call_test_codecs_color_read(void *b_value, const char *b_json, size_t b_size,
    bean_arena *b_arena)
{
    return color_read((uint32_t *)b_value, b_json, b_size, b_arena);
}

static size_t b_call_test_codecs_color_write(const void *b_value, char *b_text, size_t b_room)
{
    return color_write((const uint32_t *)b_value, b_text, b_room);
}

static size_t b_call_test_codecs_color_size(const void *b_value)
{
    return color_size((const uint32_t *)b_value);
}

static bool b_call_test_codecs_hash_read(void *b_value, const char *b_json, size_t b_size,
    bean_arena *b_arena)
{
    return hash_read((uint64_t *)b_value, b_json, b_size, b_arena);
}

static size_t b_call_test_codecs_hash_write(const void *b_value, char *b_text, size_t b_room)
{
    return hash_write((const uint64_t *)b_value, b_text, b_room);
}

/* ---- test.codecs.Event ---- */

static const bean_gen_value b_test_codecs_event_others_item = {.kind = BEAN_GEN_FOREIGN, .size = sizeof(struct tm), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_user, .write = bean_gen_write_user, .size = sizeof(struct tm), .user = &(const bean_gen_user_codec){.read = b_call_test_codecs_calendar_read, .write = b_call_test_codecs_calendar_write, .expected = "what calendar_read accepts", .copy = bean_gen_copy_foreign, .equal = bean_gen_equal_foreign}}};
static const bean_gen_value b_test_codecs_event_by_name_item = {.kind = BEAN_GEN_FOREIGN, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(test_codecs_optional_calendar), .has_offset = offsetof(test_codecs_optional_calendar, has), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_user, .write = bean_gen_write_user, .size = sizeof(struct tm), .user = &(const bean_gen_user_codec){.read = b_call_test_codecs_calendar_read, .write = b_call_test_codecs_calendar_write, .expected = "what calendar_read accepts", .copy = bean_gen_copy_foreign, .equal = bean_gen_equal_foreign}}};
static const uint32_t b_displacements_keys_test_codecs_event[] = {
    0, 0, 2, 0,
};
static const bean_gen_key b_slots_keys_test_codecs_event[] = {
    {"others", 6, 2},
    {"hash", 4, 5},
    {NULL, 0, -1},
    {"by_name", 7, 3},
    {NULL, 0, -1},
    {"end", 3, 1},
    {"color", 5, 4},
    {"start", 5, 0},
};
static const bean_gen_keys b_keys_test_codecs_event = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 3,
    .slot_mask = 7,
    .displacements = b_displacements_keys_test_codecs_event,
    .slots = b_slots_keys_test_codecs_event,
};

static const bean_accessor b_accessors_test_codecs_event[] = {
    {
        .value = {.kind = BEAN_GEN_FOREIGN, .size = sizeof(struct tm), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_user, .write = bean_gen_write_user, .size = sizeof(struct tm), .user = &(const bean_gen_user_codec){.read = b_call_test_codecs_calendar_read, .write = b_call_test_codecs_calendar_write, .expected = "what calendar_read accepts", .copy = bean_gen_copy_foreign, .equal = bean_gen_equal_foreign}}},
        .key = ",\"start\":", .key_size = 9, .name = "start",
        .offset = offsetof(test_codecs_event, start), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_FOREIGN, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(struct tm), .has_offset = offsetof(test_codecs_event, has_end) - offsetof(test_codecs_event, end), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_user, .write = bean_gen_write_user, .size = sizeof(struct tm), .user = &(const bean_gen_user_codec){.read = b_call_test_codecs_calendar_read, .write = b_call_test_codecs_calendar_write, .expected = "what calendar_read accepts", .copy = bean_gen_copy_foreign, .equal = bean_gen_equal_foreign}}},
        .key = ",\"end\":", .key_size = 7, .name = "end",
        .offset = offsetof(test_codecs_event, end), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(test_codecs_calendar_list), .detail = &b_test_codecs_event_others_item},
        .key = ",\"others\":", .key_size = 10, .name = "others",
        .offset = offsetof(test_codecs_event, others), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(test_codecs_optional_calendar_map), .entry_size = sizeof(test_codecs_optional_calendar_map_entry), .entry_value_offset = offsetof(test_codecs_optional_calendar_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_test_codecs_event_by_name_item},
        .key = ",\"by_name\":", .key_size = 11, .name = "by_name",
        .offset = offsetof(test_codecs_event, by_name), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_UINT32, .size = sizeof(uint32_t), .limited = true, .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_limited, .write = bean_gen_write_limited, .detail = &(const bean_gen_limited){.parts = {{.kind = BEAN_GEN_UINT32, .size = sizeof(uint32_t), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_user, .write = bean_gen_write_user, .size = sizeof(uint32_t), .user = &(const bean_gen_user_codec){.read = b_call_test_codecs_color_read, .write = b_call_test_codecs_color_write, .size = b_call_test_codecs_color_size, .expected = "what color_read accepts"}}}}, .check = bean_gen_check_limits, .count = 1, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_MAX, .of.natural = 16777215, .words = "at most 16777215"}}}}},
        .key = ",\"color\":", .key_size = 9, .name = "color",
        .offset = offsetof(test_codecs_event, color), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_UINT64, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(uint64_t), .has_offset = offsetof(test_codecs_event, has_hash) - offsetof(test_codecs_event, hash), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_user, .write = bean_gen_write_user, .size = sizeof(uint64_t), .user = &(const bean_gen_user_codec){.read = b_call_test_codecs_hash_read, .write = b_call_test_codecs_hash_write, .expected = "what hash_read accepts"}}},
        .key = ",\"hash\":", .key_size = 8, .name = "hash",
        .offset = offsetof(test_codecs_event, hash), .flags = 0,
    },
};

static const char *b_read_test_codecs_event(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    test_codecs_event *const b_bean = (test_codecs_event *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"start\":")) {
        goto b_at_start;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_start:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->start,
                                           &b_accessors_test_codecs_event[0].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"end\":")) {
                goto b_at_end;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_end:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_codecs_event[1], 1,
                                            b_bean, &test_codecs_event_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"others\":")) {
                goto b_at_others;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_others:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->others,
                                           &b_accessors_test_codecs_event[2].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"by_name\":")) {
                goto b_at_by_name;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_by_name:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->by_name,
                                           &b_accessors_test_codecs_event[3].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"color\":")) {
                goto b_at_color;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_color:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->color,
                                           &b_accessors_test_codecs_event[4].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"hash\":")) {
                goto b_at_hash;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_hash:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_codecs_event[5], 5,
                                            b_bean, &test_codecs_event_type, b_seen);
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

static char *b_write_test_codecs_event(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const test_codecs_event *const b_bean = (const test_codecs_event *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"start\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->start,
                                    &b_accessors_test_codecs_event[0].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_codecs_event_type, 0);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 11);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"end\":");
    if (b_bean->has_end) {
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->end,
                                        &b_accessors_test_codecs_event[1].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &test_codecs_event_type, 1);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"others\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->others,
                                    &b_accessors_test_codecs_event[2].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_codecs_event_type, 2);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 11);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"by_name\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->by_name,
                                    &b_accessors_test_codecs_event[3].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_codecs_event_type, 3);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"color\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->color,
                                    &b_accessors_test_codecs_event[4].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_codecs_event_type, 4);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 12);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"hash\":");
    if (b_bean->has_hash) {
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->hash,
                                        &b_accessors_test_codecs_event[5].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &test_codecs_event_type, 5);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type test_codecs_event_type = {
    .name = "test.codecs.Event",
    .accessors = b_accessors_test_codecs_event,
    .keys = &b_keys_test_codecs_event,
    .read = b_read_test_codecs_event,
    .write = b_write_test_codecs_event,
    .count = 6,
    .size = sizeof(test_codecs_event),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_test_codecs_event = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(test_codecs_event), .detail = &test_codecs_event_type};
static const bean_gen_value b_value_list_test_codecs_event = {.kind = BEAN_GEN_LIST,
    .size = sizeof(test_codecs_event_list), .detail = &b_value_test_codecs_event};

void test_codecs_event_init(test_codecs_event *out)
{
    bean_gen_init(&test_codecs_event_type, out);
}

void test_codecs_event_clear(test_codecs_event *out)
{
    memset(out, 0, sizeof *out);
}

bean_status test_codecs_event_copy(test_codecs_event *out, const test_codecs_event *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_test_codecs_event, out, in, arena);
}

bool test_codecs_event_equal(const test_codecs_event *left, const test_codecs_event *right)
{
    return bean_gen_equal(&b_value_test_codecs_event, left, right);
}

bean_status test_codecs_event_validate(const test_codecs_event *in, bean_error *error)
{
    return bean_gen_validate(&b_value_test_codecs_event, in, error);
}

bean_status test_codecs_event_read(test_codecs_event *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_codecs_event, out, json, size, arena, NULL, error);
}

bean_status test_codecs_event_read_with(test_codecs_event *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_codecs_event, out, json, size, arena, options,
        error);
}

bean_status test_codecs_event_read_file(test_codecs_event *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_test_codecs_event, out, path, arena, error);
}

bean_status test_codecs_event_merge(test_codecs_event *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_test_codecs_event, target, json, size, arena, error);
}

bean_status test_codecs_event_write(const test_codecs_event *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_test_codecs_event, in, out, NULL, NULL);
}

bean_status test_codecs_event_write_with(const test_codecs_event *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_test_codecs_event, in, out, options, error);
}

bean_status test_codecs_event_write_to(const test_codecs_event *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_test_codecs_event, in, to, room, needed, NULL);
}

bean_status test_codecs_event_size(const test_codecs_event *in, uint64_t *size)
{
    return bean_gen_size(&b_value_test_codecs_event, in, size);
}

bean_status test_codecs_event_write_file(const test_codecs_event *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_test_codecs_event, in, path, error);
}

bean_status test_codecs_event_list_read(test_codecs_event_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_codecs_event, out, json, size, arena, NULL,
        error);
}

bean_status test_codecs_event_list_read_with(test_codecs_event_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_codecs_event, out, json, size, arena, options,
        error);
}

bean_status test_codecs_event_list_write(const test_codecs_event_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_test_codecs_event, in, out, NULL, NULL);
}

bean_status test_codecs_event_list_write_with(const test_codecs_event_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_test_codecs_event, in, out, options, error);
}

bean_status test_codecs_event_list_size(const test_codecs_event_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_test_codecs_event, in, size);
}

const bean_type *const test_codecs_codecs_gen_types[] = {
    &test_codecs_event_type,
    NULL,
};

