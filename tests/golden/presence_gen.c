/* Made by beanc 0.1.0 from presence.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "presence_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_test_presence_change;
static bean_gen_write_function b_write_test_presence_change;

/* ---- test.presence.Change ---- */

static const bean_gen_value b_test_presence_change_flags_item = {.kind = BEAN_GEN_BOOL, .size = sizeof(bool)};
static const uint32_t b_displacements_keys_test_presence_change[] = {
    0, 0,
};
static const bean_gen_key b_slots_keys_test_presence_change[] = {
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"plain", 5, 4},
    {"name", 4, 0},
    {NULL, 0, -1},
    {"age", 3, 1},
    {"flags", 5, 2},
    {"next", 4, 3},
};
static const bean_gen_keys b_keys_test_presence_change = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_keys_test_presence_change,
    .slots = b_slots_keys_test_presence_change,
};

static const bean_accessor b_accessors_test_presence_change[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_STATE, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_PRESENT, .size = sizeof(bean_str), .has_offset = offsetof(test_presence_change, name_state) - offsetof(test_presence_change, name)},
        .key = ",\"name\":", .key_size = 8, .name = "name",
        .offset = offsetof(test_presence_change, name), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .null_form = BEAN_GEN_NULL_STATE, .include = BEAN_GEN_PRESENT, .size = sizeof(int32_t), .has_offset = offsetof(test_presence_change, age_state) - offsetof(test_presence_change, age)},
        .key = ",\"age\":", .key_size = 7, .name = "age",
        .offset = offsetof(test_presence_change, age), .flags = 0 | BEAN_GEN_NOT_NULL,
    },
    {
        .value = {.kind = BEAN_GEN_ARRAY, .null_form = BEAN_GEN_NULL_STATE, .nulls = BEAN_GEN_NULLS_AS_EMPTY, .include = BEAN_GEN_PRESENT, .size = sizeof(bool[2]), .has_offset = offsetof(test_presence_change, flags_state) - offsetof(test_presence_change, flags), .count = 2, .detail = &b_test_presence_change_flags_item},
        .key = ",\"flags\":", .key_size = 9, .name = "flags",
        .offset = offsetof(test_presence_change, flags), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_STATE_POINTER, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_PRESENT, .size = sizeof(test_presence_change *), .has_offset = offsetof(test_presence_change, next_state) - offsetof(test_presence_change, next), .detail = &test_presence_change_type},
        .key = ",\"next\":", .key_size = 8, .name = "next",
        .offset = offsetof(test_presence_change, next), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .include = BEAN_GEN_NON_EMPTY, .size = sizeof(bean_str)},
        .key = ",\"plain\":", .key_size = 9, .name = "plain",
        .offset = offsetof(test_presence_change, plain), .flags = 0,
    },
};

static const char *b_read_test_presence_change(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    test_presence_change *const b_bean = (test_presence_change *)b_out;
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
                b_bean->name_state = BEAN_VALUE;
            } else {
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_presence_change[0], 0,
                                                b_bean, &test_presence_change_type, b_seen);
            }
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"age\":")) {
                goto b_at_age;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_age:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_presence_change[1], 1,
                                            b_bean, &test_presence_change_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"flags\":")) {
                goto b_at_flags;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_flags:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_presence_change[2], 2,
                                            b_bean, &test_presence_change_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"next\":")) {
                goto b_at_next;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_next:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_presence_change[3], 3,
                                            b_bean, &test_presence_change_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"plain\":")) {
                goto b_at_plain;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_plain:
            if (bean_gen_is_plain(b_reader, b_cursor)) {
                b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->plain);
            } else {
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_test_presence_change[4], 4,
                                                b_bean, &test_presence_change_type, b_seen);
            }
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

static char *b_write_test_presence_change(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const test_presence_change *const b_bean = (const test_presence_change *)b_in;

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
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_test_presence_change[0], b_bean,
                                     &test_presence_change_type, 0);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_presence_change_type, 0);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_test_presence_change[1], b_bean,
                                     &test_presence_change_type, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_presence_change_type, 1);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_test_presence_change[2], b_bean,
                                     &test_presence_change_type, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_presence_change_type, 2);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_test_presence_change[3], b_bean,
                                     &test_presence_change_type, 3);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_presence_change_type, 3);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 44);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    if (b_bean->plain.data != NULL && b_bean->plain.size != 0) {
        BEAN_GEN_MEMBER(b_cursor, ",\"plain\":\"");
        b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->plain, 2);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &test_presence_change_type, 4);
        }
        BEAN_HIDE(b_cursor);
        BEAN_GEN_TEXT(b_cursor, "\"");
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type test_presence_change_type = {
    .name = "test.presence.Change",
    .accessors = b_accessors_test_presence_change,
    .keys = &b_keys_test_presence_change,
    .read = b_read_test_presence_change,
    .write = b_write_test_presence_change,
    .count = 5,
    .size = sizeof(test_presence_change),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_test_presence_change = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(test_presence_change), .detail = &test_presence_change_type};
static const bean_gen_value b_value_list_test_presence_change = {.kind = BEAN_GEN_LIST,
    .size = sizeof(test_presence_change_list), .detail = &b_value_test_presence_change};

void test_presence_change_init(test_presence_change *out)
{
    bean_gen_init(&test_presence_change_type, out);
}

void test_presence_change_clear(test_presence_change *out)
{
    memset(out, 0, sizeof *out);
}

bean_status test_presence_change_copy(test_presence_change *out, const test_presence_change *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_test_presence_change, out, in, arena);
}

bool test_presence_change_equal(const test_presence_change *left, const test_presence_change *right)
{
    return bean_gen_equal(&b_value_test_presence_change, left, right);
}

bean_status test_presence_change_validate(const test_presence_change *in, bean_error *error)
{
    return bean_gen_validate(&b_value_test_presence_change, in, error);
}

bean_status test_presence_change_read(test_presence_change *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_presence_change, out, json, size, arena, NULL,
        error);
}

bean_status test_presence_change_read_with(test_presence_change *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_presence_change, out, json, size, arena, options,
        error);
}

bean_status test_presence_change_read_file(test_presence_change *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_test_presence_change, out, path, arena, error);
}

bean_status test_presence_change_merge(test_presence_change *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_test_presence_change, target, json, size, arena, error);
}

bean_status test_presence_change_write(const test_presence_change *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_test_presence_change, in, out, NULL, NULL);
}

bean_status test_presence_change_write_with(const test_presence_change *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_test_presence_change, in, out, options, error);
}

bean_status test_presence_change_write_to(const test_presence_change *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_test_presence_change, in, to, room, needed, NULL);
}

bean_status test_presence_change_size(const test_presence_change *in, uint64_t *size)
{
    return bean_gen_size(&b_value_test_presence_change, in, size);
}

bean_status test_presence_change_write_file(const test_presence_change *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_test_presence_change, in, path, error);
}

bean_status test_presence_change_list_read(test_presence_change_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_presence_change, out, json, size, arena, NULL,
        error);
}

bean_status test_presence_change_list_read_with(test_presence_change_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_presence_change, out, json, size, arena,
        options, error);
}

bean_status test_presence_change_list_write(const test_presence_change_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_test_presence_change, in, out, NULL, NULL);
}

bean_status test_presence_change_list_write_with(const test_presence_change_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_test_presence_change, in, out, options, error);
}

bean_status test_presence_change_list_size(const test_presence_change_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_test_presence_change, in, size);
}

const bean_type *const test_presence_presence_gen_types[] = {
    &test_presence_change_type,
    NULL,
};

