/* Made by beanc 0.1.0 from times.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "times_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_golden_times_times;
static bean_gen_write_function b_write_golden_times_times;

/* ---- golden.times.Times ---- */

static const bean_timestamp b_default_golden_times_times_made = {1709202896, 125000000};
static const bean_timestamp b_default_golden_times_times_seen = {-1, 500000000};
static const bean_offset_timestamp b_default_golden_times_times_local = {1709211896, 0, -30};
static const bean_time b_default_golden_times_times_noon = {INT64_C(43200500000000)};
static const bean_duration b_default_golden_times_times_wait = {-86400, 250000000};
static const bean_gen_value b_golden_times_times_stamps_item = {.kind = BEAN_GEN_PLAIN, .size = sizeof(bean_timestamp), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_rfc1123, .write = bean_gen_write_rfc1123, .size = sizeof(bean_timestamp), .used = 12, .flags = BEAN_GEN_CODEC_LOSSY}};
static const bean_gen_value b_golden_times_times_days_item = {.kind = BEAN_GEN_PLAIN, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_optional_date), .has_offset = offsetof(bean_optional_date, has), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_date, .write = bean_gen_write_date, .size = sizeof(bean_date), .used = 4}};
static const uint32_t b_displacements_keys_golden_times_times[] = {
    0, 2, 0, 11,
};
static const bean_gen_key b_slots_keys_golden_times_times[] = {
    {"made", 4, 0},
    {NULL, 0, -1},
    {"day", 3, 3},
    {"stamps", 6, 7},
    {NULL, 0, -1},
    {"limit", 5, 6},
    {"noon", 4, 4},
    {"seen", 4, 1},
    {"days", 4, 8},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"wait", 4, 5},
    {NULL, 0, -1},
    {"local", 5, 2},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_golden_times_times = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 3,
    .slot_mask = 15,
    .displacements = b_displacements_keys_golden_times_times,
    .slots = b_slots_keys_golden_times_times,
};

static const bean_accessor b_accessors_golden_times_times[] = {
    {
        .value = {.kind = BEAN_GEN_PLAIN, .include = BEAN_GEN_NON_DEFAULT, .size = sizeof(bean_timestamp), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_epoch, .write = bean_gen_write_epoch, .size = sizeof(bean_timestamp), .used = 12, .first = 3}},
        .key = ",\"made\":", .key_size = 8, .name = "made",
        .default_value = &b_default_golden_times_times_made,
        .offset = offsetof(golden_times_times, made), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_PLAIN, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_DEFAULT, .size = sizeof(bean_timestamp), .has_offset = offsetof(golden_times_times, has_seen) - offsetof(golden_times_times, seen), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_timestamp, .write = bean_gen_write_timestamp, .size = sizeof(bean_timestamp), .used = 12, .flags = BEAN_GEN_CODEC_LENIENT, .first = 7, .second = 1}},
        .key = ",\"seen\":", .key_size = 8, .name = "seen",
        .default_value = &b_default_golden_times_times_seen,
        .offset = offsetof(golden_times_times, seen), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_PLAIN, .include = BEAN_GEN_NON_DEFAULT, .size = sizeof(bean_offset_timestamp), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_offset_timestamp, .write = bean_gen_write_offset_timestamp, .size = sizeof(bean_offset_timestamp), .used = 14}},
        .key = ",\"local\":", .key_size = 9, .name = "local",
        .default_value = &b_default_golden_times_times_local,
        .offset = offsetof(golden_times_times, local), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_PLAIN, .include = BEAN_GEN_NON_ZERO, .size = sizeof(bean_date), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_date, .write = bean_gen_write_date, .size = sizeof(bean_date), .used = 4}},
        .key = ",\"day\":", .key_size = 7, .name = "day",
        .offset = offsetof(golden_times_times, day), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_PLAIN, .include = BEAN_GEN_NON_DEFAULT, .size = sizeof(bean_time), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_time, .write = bean_gen_write_time, .size = sizeof(bean_time), .used = 8, .first = 4}},
        .key = ",\"noon\":", .key_size = 8, .name = "noon",
        .default_value = &b_default_golden_times_times_noon,
        .offset = offsetof(golden_times_times, noon), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_PLAIN, .include = BEAN_GEN_NON_DEFAULT, .size = sizeof(bean_duration), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_duration, .write = bean_gen_write_duration, .size = sizeof(bean_duration), .used = 12}},
        .key = ",\"wait\":", .key_size = 8, .name = "wait",
        .default_value = &b_default_golden_times_times_wait,
        .offset = offsetof(golden_times_times, wait), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_PLAIN, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_ZERO, .size = sizeof(bean_duration), .has_offset = offsetof(golden_times_times, has_limit) - offsetof(golden_times_times, limit), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_duration_proto, .write = bean_gen_write_duration_proto, .size = sizeof(bean_duration), .used = 12}},
        .key = ",\"limit\":", .key_size = 9, .name = "limit",
        .offset = offsetof(golden_times_times, limit), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .include = BEAN_GEN_NON_ZERO, .size = sizeof(bean_timestamp_list), .detail = &b_golden_times_times_stamps_item},
        .key = ",\"stamps\":", .key_size = 10, .name = "stamps",
        .offset = offsetof(golden_times_times, stamps), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .include = BEAN_GEN_NON_ZERO, .size = sizeof(golden_times_optional_date_map), .entry_size = sizeof(golden_times_optional_date_map_entry), .entry_value_offset = offsetof(golden_times_optional_date_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_times_times_days_item},
        .key = ",\"days\":", .key_size = 8, .name = "days",
        .offset = offsetof(golden_times_times, days), .flags = 0,
    },
};

static const char *b_read_golden_times_times(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_times_times *const b_bean = (golden_times_times *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"made\":")) {
        goto b_at_made;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_made:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->made,
                                           &b_accessors_golden_times_times[0].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"seen\":")) {
                goto b_at_seen;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_seen:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_times_times[1], 1,
                                            b_bean, &golden_times_times_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"local\":")) {
                goto b_at_local;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_local:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->local,
                                           &b_accessors_golden_times_times[2].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"day\":")) {
                goto b_at_day;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_day:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->day,
                                           &b_accessors_golden_times_times[3].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"noon\":")) {
                goto b_at_noon;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_noon:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->noon,
                                           &b_accessors_golden_times_times[4].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"wait\":")) {
                goto b_at_wait;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_wait:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->wait,
                                           &b_accessors_golden_times_times[5].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 5);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 6, ",\"limit\":")) {
                goto b_at_limit;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 6:
            b_cursor = b_reader->cursor;
        b_at_limit:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_times_times[6], 6,
                                            b_bean, &golden_times_times_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 6);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 7, ",\"stamps\":")) {
                goto b_at_stamps;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 7:
            b_cursor = b_reader->cursor;
        b_at_stamps:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->stamps,
                                           &b_accessors_golden_times_times[7].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 7);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 8, ",\"days\":")) {
                goto b_at_days;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 8:
            b_cursor = b_reader->cursor;
        b_at_days:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->days,
                                           &b_accessors_golden_times_times[8].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 8);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 9))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_times_times(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_times_times *const b_bean = (const golden_times_times *)b_in;

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
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_times_times[0], b_bean,
                                     &golden_times_times_type, 0);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_times_times_type, 0);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_times_times[1], b_bean,
                                     &golden_times_times_type, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_times_times_type, 1);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_times_times[2], b_bean,
                                     &golden_times_times_type, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_times_times_type, 2);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_times_times[3], b_bean,
                                     &golden_times_times_type, 3);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_times_times_type, 3);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_times_times[4], b_bean,
                                     &golden_times_times_type, 4);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_times_times_type, 4);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_times_times[5], b_bean,
                                     &golden_times_times_type, 5);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_times_times_type, 5);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_times_times[6], b_bean,
                                     &golden_times_times_type, 6);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_times_times_type, 6);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    if (b_bean->stamps.items != NULL && b_bean->stamps.count != 0) {
        BEAN_GEN_MEMBER(b_cursor, ",\"stamps\":");
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->stamps,
                                        &b_accessors_golden_times_times[7].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_times_times_type, 7);
        }
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 8);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    if (b_bean->days.items != NULL && b_bean->days.count != 0) {
        BEAN_GEN_MEMBER(b_cursor, ",\"days\":");
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->days,
                                        &b_accessors_golden_times_times[8].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_times_times_type, 8);
        }
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_times_times_type = {
    .name = "golden.times.Times",
    .accessors = b_accessors_golden_times_times,
    .keys = &b_keys_golden_times_times,
    .read = b_read_golden_times_times,
    .write = b_write_golden_times_times,
    .count = 9,
    .size = sizeof(golden_times_times),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_times_times = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_times_times), .detail = &golden_times_times_type};
static const bean_gen_value b_value_list_golden_times_times = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_times_times_list), .detail = &b_value_golden_times_times};

void golden_times_times_init(golden_times_times *out)
{
    bean_gen_init(&golden_times_times_type, out);
}

void golden_times_times_clear(golden_times_times *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_times_times_copy(golden_times_times *out, const golden_times_times *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_times_times, out, in, arena);
}

bool golden_times_times_equal(const golden_times_times *left, const golden_times_times *right)
{
    return bean_gen_equal(&b_value_golden_times_times, left, right);
}

bean_status golden_times_times_validate(const golden_times_times *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_times_times, in, error);
}

bean_status golden_times_times_read(golden_times_times *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_times_times, out, json, size, arena, NULL, error);
}

bean_status golden_times_times_read_with(golden_times_times *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_times_times, out, json, size, arena, options,
        error);
}

bean_status golden_times_times_read_file(golden_times_times *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_times_times, out, path, arena, error);
}

bean_status golden_times_times_merge(golden_times_times *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_times_times, target, json, size, arena, error);
}

bean_status golden_times_times_write(const golden_times_times *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_times_times, in, out, NULL, NULL);
}

bean_status golden_times_times_write_with(const golden_times_times *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_times_times, in, out, options, error);
}

bean_status golden_times_times_write_to(const golden_times_times *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_times_times, in, to, room, needed, NULL);
}

bean_status golden_times_times_size(const golden_times_times *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_times_times, in, size);
}

bean_status golden_times_times_write_file(const golden_times_times *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_times_times, in, path, error);
}

bean_status golden_times_times_list_read(golden_times_times_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_times_times, out, json, size, arena, NULL,
        error);
}

bean_status golden_times_times_list_read_with(golden_times_times_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_times_times, out, json, size, arena,
        options, error);
}

bean_status golden_times_times_list_write(const golden_times_times_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_times_times, in, out, NULL, NULL);
}

bean_status golden_times_times_list_write_with(const golden_times_times_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_times_times, in, out, options, error);
}

bean_status golden_times_times_list_size(const golden_times_times_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_times_times, in, size);
}

const bean_type *const golden_times_times_gen_types[] = {
    &golden_times_times_type,
    NULL,
};

