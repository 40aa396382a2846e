/* Made by beanc 0.1.0 from compat.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "compat_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_golden_compat_account;
static bean_gen_write_function b_write_golden_compat_account;

/* ---- golden.compat.Account ---- */

static const int32_t b_default_golden_compat_account_retry_limit = 3;
static const uint32_t b_displacements_keys_golden_compat_account[] = {
    1, 0, 0, 0, 0, 0, 1, 0,
};
static const bean_gen_key b_slots_keys_golden_compat_account[] = {
    {"timeToLive", 10, 2},
    {NULL, 0, -1},
    {"retry_limit", 11, 3},
    {"retryLimit", 10, 3},
    {NULL, 0, -1},
    {"raw", 3, 4},
    {NULL, 0, -1},
    {"account_id", 10, 0},
    {"time_to_live", 12, 2},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"raw_data", 8, 4},
    {"displayName", 11, 1},
    {"accountId", 9, 0},
    {NULL, 0, -1},
    {"display_name", 12, 1},
};
static const bean_gen_keys b_keys_golden_compat_account = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 7,
    .slot_mask = 15,
    .displacements = b_displacements_keys_golden_compat_account,
    .slots = b_slots_keys_golden_compat_account,
};

static const bean_accessor b_accessors_golden_compat_account[] = {
    {
        .value = {.kind = BEAN_GEN_UINT64, .nulls = BEAN_GEN_NULLS_SKIP, .include = BEAN_GEN_NON_ZERO, .size = sizeof(uint64_t), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_integer, .write = bean_gen_write_integer, .flags = BEAN_GEN_CODEC_QUOTED, .first = 8}},
        .key = ",\"accountId\":", .key_size = 13, .name = "account_id",
        .offset = offsetof(golden_compat_account, account_id), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .nulls = BEAN_GEN_NULLS_SKIP, .include = BEAN_GEN_NON_ZERO, .size = sizeof(bean_str)},
        .key = ",\"displayName\":", .key_size = 15, .name = "display_name",
        .offset = offsetof(golden_compat_account, display_name), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_PLAIN, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SKIP, .include = BEAN_GEN_NON_NULL, .size = sizeof(bean_duration), .has_offset = offsetof(golden_compat_account, has_time_to_live) - offsetof(golden_compat_account, time_to_live), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_duration_proto, .write = bean_gen_write_duration_proto, .size = sizeof(bean_duration), .used = 12}},
        .key = ",\"timeToLive\":", .key_size = 14, .name = "time_to_live",
        .offset = offsetof(golden_compat_account, time_to_live), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .nulls = BEAN_GEN_NULLS_SKIP, .include = BEAN_GEN_NON_DEFAULT, .size = sizeof(int32_t)},
        .key = ",\"retryLimit\":", .key_size = 14, .name = "retry_limit",
        .default_value = &b_default_golden_compat_account_retry_limit,
        .offset = offsetof(golden_compat_account, retry_limit), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .nulls = BEAN_GEN_NULLS_SKIP, .size = sizeof(bean_bytes), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_bytes, .write = bean_gen_write_bytes, .first = 2}},
        .key = ",\"raw\":", .key_size = 7, .name = "raw_data",
        .offset = offsetof(golden_compat_account, raw_data), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_compat_account(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_compat_account *const b_bean = (golden_compat_account *)b_out;
    uint64_t b_seen[2] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"accountId\":")) {
        goto b_at_account_id;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_account_id:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_compat_account[0], 0,
                                            b_bean, &golden_compat_account_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"displayName\":")) {
                goto b_at_display_name;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_display_name:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_compat_account[1], 1,
                                            b_bean, &golden_compat_account_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"timeToLive\":")) {
                goto b_at_time_to_live;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_time_to_live:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_compat_account[2], 2,
                                            b_bean, &golden_compat_account_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"retryLimit\":")) {
                goto b_at_retry_limit;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_retry_limit:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_compat_account[3], 3,
                                            b_bean, &golden_compat_account_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"raw\":")) {
                goto b_at_raw_data;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_raw_data:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_compat_account[4], 4,
                                            b_bean, &golden_compat_account_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
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

static char *b_write_golden_compat_account(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_compat_account *const b_bean = (const golden_compat_account *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 13);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{");
    if (b_bean->account_id != 0) {
        BEAN_GEN_TEXT(b_cursor, "\"accountId\":");
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->account_id,
                                        &b_accessors_golden_compat_account[0].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_compat_account_type, 0);
        }
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 63);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    if (b_bean->display_name.data != NULL && b_bean->display_name.size != 0) {
        BEAN_GEN_MEMBER(b_cursor, ",\"displayName\":\"");
        b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->display_name, 15);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_compat_account_type, 1);
        }
        BEAN_HIDE(b_cursor);
        BEAN_GEN_TEXT(b_cursor, "\"");
    }
    if (b_bean->has_time_to_live) {
        BEAN_GEN_MEMBER(b_cursor, ",\"timeToLive\":");
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->time_to_live,
                                        &b_accessors_golden_compat_account[2].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_compat_account_type, 2);
        }
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_golden_compat_account[3], b_bean,
                                     &golden_compat_account_type, 3);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_compat_account_type, 3);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 7);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_MEMBER(b_cursor, ",\"raw\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->raw_data,
                                    &b_accessors_golden_compat_account[4].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_compat_account_type, 4);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_compat_account_type = {
    .name = "golden.compat.Account",
    .accessors = b_accessors_golden_compat_account,
    .keys = &b_keys_golden_compat_account,
    .read = b_read_golden_compat_account,
    .write = b_write_golden_compat_account,
    .count = 5,
    .size = sizeof(golden_compat_account),
    .words = 1,
    .flags = 0 | BEAN_GEN_HAS_NULL_SKIP,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_compat_account = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_compat_account), .detail = &golden_compat_account_type};
static const bean_gen_value b_value_list_golden_compat_account = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_compat_account_list), .detail = &b_value_golden_compat_account};

void golden_compat_account_init(golden_compat_account *out)
{
    bean_gen_init(&golden_compat_account_type, out);
}

void golden_compat_account_clear(golden_compat_account *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_compat_account_copy(golden_compat_account *out, const golden_compat_account *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_compat_account, out, in, arena);
}

bool golden_compat_account_equal(const golden_compat_account *left,
    const golden_compat_account *right)
{
    return bean_gen_equal(&b_value_golden_compat_account, left, right);
}

bean_status golden_compat_account_validate(const golden_compat_account *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_compat_account, in, error);
}

bean_status golden_compat_account_read(golden_compat_account *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_compat_account, out, json, size, arena, NULL,
        error);
}

bean_status golden_compat_account_read_with(golden_compat_account *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_compat_account, out, json, size, arena, options,
        error);
}

bean_status golden_compat_account_read_file(golden_compat_account *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_compat_account, out, path, arena, error);
}

bean_status golden_compat_account_merge(golden_compat_account *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_compat_account, target, json, size, arena, error);
}

bean_status golden_compat_account_write(const golden_compat_account *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_compat_account, in, out, NULL, NULL);
}

bean_status golden_compat_account_write_with(const golden_compat_account *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_compat_account, in, out, options, error);
}

bean_status golden_compat_account_write_to(const golden_compat_account *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_compat_account, in, to, room, needed, NULL);
}

bean_status golden_compat_account_size(const golden_compat_account *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_compat_account, in, size);
}

bean_status golden_compat_account_write_file(const golden_compat_account *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_compat_account, in, path, error);
}

bean_status golden_compat_account_list_read(golden_compat_account_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_compat_account, out, json, size, arena,
        NULL, error);
}

bean_status golden_compat_account_list_read_with(golden_compat_account_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_compat_account, out, json, size, arena,
        options, error);
}

bean_status golden_compat_account_list_write(const golden_compat_account_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_compat_account, in, out, NULL, NULL);
}

bean_status golden_compat_account_list_write_with(const golden_compat_account_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_compat_account, in, out, options, error);
}

bean_status golden_compat_account_list_size(const golden_compat_account_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_compat_account, in, size);
}

const bean_type *const golden_compat_compat_gen_types[] = {
    &golden_compat_account_type,
    NULL,
};

