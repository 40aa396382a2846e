/* Made by beanc 0.1.0 from structure.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "structure_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_structure_name;
static bean_gen_write_function b_write_structure_name;
static bean_gen_read_function b_read_structure_person;
static bean_gen_write_function b_write_structure_person;
extern BEAN_HIDDEN const bean_type b_only_structure_person_friends_type;

/* ---- structure.Name, without some properties ---- */

static const uint32_t b_displacements_keys_b_only_structure_person_friends[] = {
    0,
};
static const bean_gen_key b_slots_keys_b_only_structure_person_friends[] = {
    {"last", 4, 1},
    {"family", 6, 1},
    {"first", 5, 0},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_b_only_structure_person_friends = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 0,
    .slot_mask = 3,
    .displacements = b_displacements_keys_b_only_structure_person_friends,
    .slots = b_slots_keys_b_only_structure_person_friends,
};

static const bean_accessor b_accessors_b_only_structure_person_friends[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"first\":", .key_size = 9, .name = "first",
        .offset = offsetof(structure_name, first), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_str)},
        .key = ",\"last\":", .key_size = 8, .name = "last",
        .offset = offsetof(structure_name, last), .flags = 0 | BEAN_GEN_NOT_READ | BEAN_GEN_NOT_WRITTEN,
    },
};

const bean_type b_only_structure_person_friends_type = {
    .name = "structure.Name",
    .accessors = b_accessors_b_only_structure_person_friends,
    .keys = &b_keys_b_only_structure_person_friends,
    .read = bean_gen_read_table,
    .write = bean_gen_write_table,
    .count = 2,
    .size = sizeof(structure_name),
    .words = 1,
    .flags = 0 | BEAN_GEN_LOOKS_AT_END,
    .read_shape = BEAN_SHAPE_TABLE,
    .write_shape = BEAN_SHAPE_TABLE,
};

/* ---- structure.Name ---- */

static const uint32_t b_displacements_keys_structure_name[] = {
    0,
};
static const bean_gen_key b_slots_keys_structure_name[] = {
    {"last", 4, 1},
    {"family", 6, 1},
    {"first", 5, 0},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_structure_name = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 0,
    .slot_mask = 3,
    .displacements = b_displacements_keys_structure_name,
    .slots = b_slots_keys_structure_name,
};

static const bean_accessor b_accessors_structure_name[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"first\":", .key_size = 9, .name = "first",
        .offset = offsetof(structure_name, first), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_str)},
        .key = ",\"last\":", .key_size = 8, .name = "last",
        .offset = offsetof(structure_name, last), .flags = 0,
    },
};

static const char *b_read_structure_name(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    structure_name *const b_bean = (structure_name *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"first\":")) {
        goto b_at_first;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_first:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->first);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"last\":")) {
                goto b_at_last;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_last:
            if (bean_gen_is_plain(b_reader, b_cursor)) {
                b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->last);
            } else {
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_structure_name[1], 1,
                                                b_bean, &structure_name_type, b_seen);
            }
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 2))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_structure_name(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const structure_name *const b_bean = (const structure_name *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 90);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"first\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->first, 48);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &structure_name_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"last\":");
    if (b_bean->last.data != NULL) {
        BEAN_GEN_TEXT(b_cursor, "\"");
        b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->last, 6);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &structure_name_type, 1);
        }
        BEAN_HIDE(b_cursor);
        BEAN_GEN_TEXT(b_cursor, "\"");
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type structure_name_type = {
    .name = "structure.Name",
    .accessors = b_accessors_structure_name,
    .keys = &b_keys_structure_name,
    .read = b_read_structure_name,
    .write = b_write_structure_name,
    .count = 2,
    .size = sizeof(structure_name),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_structure_name = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(structure_name), .detail = &structure_name_type};
static const bean_gen_value b_value_list_structure_name = {.kind = BEAN_GEN_LIST,
    .size = sizeof(structure_name_list), .detail = &b_value_structure_name};

void structure_name_init(structure_name *out)
{
    bean_gen_init(&structure_name_type, out);
}

void structure_name_clear(structure_name *out)
{
    memset(out, 0, sizeof *out);
}

bean_status structure_name_copy(structure_name *out, const structure_name *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_structure_name, out, in, arena);
}

bool structure_name_equal(const structure_name *left, const structure_name *right)
{
    return bean_gen_equal(&b_value_structure_name, left, right);
}

bean_status structure_name_validate(const structure_name *in, bean_error *error)
{
    return bean_gen_validate(&b_value_structure_name, in, error);
}

bean_status structure_name_read(structure_name *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_structure_name, out, json, size, arena, NULL, error);
}

bean_status structure_name_read_with(structure_name *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_structure_name, out, json, size, arena, options, error);
}

bean_status structure_name_read_file(structure_name *out, const char *path, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_read_file(&b_value_structure_name, out, path, arena, error);
}

bean_status structure_name_merge(structure_name *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_structure_name, target, json, size, arena, error);
}

bean_status structure_name_write(const structure_name *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_structure_name, in, out, NULL, NULL);
}

bean_status structure_name_write_with(const structure_name *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_structure_name, in, out, options, error);
}

bean_status structure_name_write_to(const structure_name *in, char *to, size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_structure_name, in, to, room, needed, NULL);
}

bean_status structure_name_size(const structure_name *in, uint64_t *size)
{
    return bean_gen_size(&b_value_structure_name, in, size);
}

bean_status structure_name_write_file(const structure_name *in, const char *path, bean_error *error)
{
    return bean_gen_write_file(&b_value_structure_name, in, path, error);
}

bean_status structure_name_list_read(structure_name_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_structure_name, out, json, size, arena, NULL,
        error);
}

bean_status structure_name_list_read_with(structure_name_list *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_structure_name, out, json, size, arena, options,
        error);
}

bean_status structure_name_list_write(const structure_name_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_structure_name, in, out, NULL, NULL);
}

bean_status structure_name_list_write_with(const structure_name_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_structure_name, in, out, options, error);
}

bean_status structure_name_list_size(const structure_name_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_structure_name, in, size);
}

/* ---- structure.Person ---- */

static const bean_gen_value b_structure_person_friends_item = {.kind = BEAN_GEN_BEAN, .size = sizeof(structure_name), .detail = &b_only_structure_person_friends_type};
static const bean_gen_value b_structure_person_rest_item = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_json), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_json, .write = bean_gen_write_json, .flags = BEAN_GEN_CODEC_JSON}};
static const uint32_t b_displacements_keys_structure_person[] = {
    1, 0, 3, 1,
};
static const bean_gen_key b_slots_keys_structure_person[] = {
    {NULL, 0, -1},
    {"family2", 7, 5},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"id", 2, 0},
    {"name_family", 11, 2},
    {"last2", 5, 5},
    {"name_last", 9, 2},
    {NULL, 0, -1},
    {"first2", 6, 4},
    {"cached", 6, 6},
    {"friends", 7, 7},
    {NULL, 0, -1},
    {"name_first", 10, 1},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_structure_person = {
    .seed = UINT64_C(1663341874781269335),
    .bucket_mask = 3,
    .slot_mask = 15,
    .displacements = b_displacements_keys_structure_person,
    .slots = b_slots_keys_structure_person,
};

static const bean_accessor b_accessors_structure_person[] = {
    {
        .value = {.kind = BEAN_GEN_INT64, .size = sizeof(int64_t)},
        .key = ",\"id\":", .key_size = 6, .name = "id",
        .offset = offsetof(structure_person, id), .flags = 0 | BEAN_GEN_NOT_READ,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"name_first\":", .key_size = 14, .name = "first",
        .offset = offsetof(structure_person, name.first), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_str)},
        .key = ",\"name_last\":", .key_size = 13, .name = "last",
        .offset = offsetof(structure_person, name.last), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(structure_name *), .detail = &structure_name_type},
        .key = "", .name = "other_name",
        .offset = offsetof(structure_person, other_name), .flags = 0 | BEAN_GEN_NOT_READ | BEAN_GEN_NOT_WRITTEN | BEAN_GEN_HOLDER | BEAN_GEN_VIEWED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"first2\":", .key_size = 10, .name = "first",
        .offset = offsetof(structure_name, first), .flags = BEAN_GEN_REQUIRED | BEAN_GEN_HELD | BEAN_GEN_VIEWED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_str)},
        .key = ",\"last2\":", .key_size = 9, .name = "last",
        .offset = offsetof(structure_name, last), .flags = 0 | BEAN_GEN_HELD | BEAN_GEN_VIEWED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"cached\":", .key_size = 10, .name = "cached",
        .offset = offsetof(structure_person, cached), .flags = 0 | BEAN_GEN_NOT_READ | BEAN_GEN_NOT_WRITTEN,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(structure_name_list), .detail = &b_structure_person_friends_item},
        .key = ",\"friends\":", .key_size = 11, .name = "friends",
        .offset = offsetof(structure_person, friends), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(bean_json_map), .entry_size = sizeof(bean_json_map_entry), .entry_value_offset = offsetof(bean_json_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_structure_person_rest_item},
        .key = "", .name = "rest",
        .offset = offsetof(structure_person, rest), .flags = 0 | BEAN_GEN_ANY,
    },
};
static const uint32_t b_holders_structure_person[] = {
    0,
    0,
    0,
    0,
    3,
    3,
    0,
    0,
    0,
};
static const uint64_t b_views_structure_person[] = {
    UINT64_C(18446744073709551615),
    UINT64_C(18446744073709551615),
    UINT64_C(18446744073709551615),
    UINT64_C(9223372036854775810),
    UINT64_C(9223372036854775810),
    UINT64_C(9223372036854775810),
    UINT64_C(18446744073709551615),
    UINT64_C(18446744073709551615),
    UINT64_C(18446744073709551615),
};

static const char *b_read_structure_person(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    structure_person *const b_bean = (structure_person *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 1, "{\"name_first\":")) {
        goto b_at_name_first;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 1:
            b_cursor = b_reader->cursor;
        b_at_name_first:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->name.first);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"name_last\":")) {
                goto b_at_name_last;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_name_last:
            if (bean_gen_is_plain(b_reader, b_cursor)) {
                b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->name.last);
            } else {
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_structure_person[2], 2,
                                                b_bean, &structure_person_type, b_seen);
            }
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"first2\":")) {
                goto b_at_other_name_first;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_other_name_first:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_structure_person[4], 4,
                                            b_bean, &structure_person_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"last2\":")) {
                goto b_at_other_name_last;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_other_name_last:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_structure_person[5], 5,
                                            b_bean, &structure_person_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 5);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 7, ",\"friends\":")) {
                goto b_at_friends;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 7:
            b_cursor = b_reader->cursor;
        b_at_friends:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->friends,
                                           &b_accessors_structure_person[7].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 7);
            }
            if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {
                goto b_closed;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 8:
            b_cursor = b_reader->cursor;
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_structure_person[8], 8,
                                            b_bean, &structure_person_type, b_seen);
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
    b_reader->cursor = b_cursor;
    return bean_gen_missing(b_reader, b_type, b_out, b_seen);
}

static char *b_write_structure_person(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const structure_person *const b_bean = (const structure_person *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 137);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"id\":");
    b_cursor = bean_gen_put_int64(b_cursor, b_bean->id);
    BEAN_GEN_TEXT(b_cursor, ",\"name_first\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->name.first, 52);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &structure_person_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"name_last\":");
    if (b_bean->name.last.data != NULL) {
        BEAN_GEN_TEXT(b_cursor, "\"");
        b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->name.last, 5);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &structure_person_type, 2);
        }
        BEAN_HIDE(b_cursor);
        BEAN_GEN_TEXT(b_cursor, "\"");
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_structure_person[4], b_bean,
                                     &structure_person_type, 4);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &structure_person_type, 4);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_structure_person[5], b_bean,
                                     &structure_person_type, 5);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &structure_person_type, 5);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 11);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"friends\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->friends,
                                    &b_accessors_structure_person[7].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &structure_person_type, 7);
    }
    b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_structure_person[8], b_bean,
                                     &structure_person_type, 8);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &structure_person_type, 8);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type structure_person_type = {
    .name = "structure.Person",
    .accessors = b_accessors_structure_person,
    .keys = &b_keys_structure_person,
    .read = b_read_structure_person,
    .write = b_write_structure_person,
    .views = b_views_structure_person,
    .holders = b_holders_structure_person,
    .count = 9,
    .size = sizeof(structure_person),
    .words = 1,
    .flags = 0 | BEAN_GEN_HAS_ANY,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_structure_person = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(structure_person), .detail = &structure_person_type};
static const bean_gen_value b_value_list_structure_person = {.kind = BEAN_GEN_LIST,
    .size = sizeof(structure_person_list), .detail = &b_value_structure_person};

void structure_person_init(structure_person *out)
{
    bean_gen_init(&structure_person_type, out);
}

void structure_person_clear(structure_person *out)
{
    memset(out, 0, sizeof *out);
}

bean_status structure_person_copy(structure_person *out, const structure_person *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_structure_person, out, in, arena);
}

bool structure_person_equal(const structure_person *left, const structure_person *right)
{
    return bean_gen_equal(&b_value_structure_person, left, right);
}

bean_status structure_person_validate(const structure_person *in, bean_error *error)
{
    return bean_gen_validate(&b_value_structure_person, in, error);
}

bean_status structure_person_read(structure_person *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_structure_person, out, json, size, arena, NULL, error);
}

bean_status structure_person_read_with(structure_person *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_structure_person, out, json, size, arena, options,
        error);
}

bean_status structure_person_read_file(structure_person *out, const char *path, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_read_file(&b_value_structure_person, out, path, arena, error);
}

bean_status structure_person_merge(structure_person *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_structure_person, target, json, size, arena, error);
}

bean_status structure_person_write(const structure_person *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_structure_person, in, out, NULL, NULL);
}

bean_status structure_person_write_with(const structure_person *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_structure_person, in, out, options, error);
}

bean_status structure_person_write_to(const structure_person *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_structure_person, in, to, room, needed, NULL);
}

bean_status structure_person_size(const structure_person *in, uint64_t *size)
{
    return bean_gen_size(&b_value_structure_person, in, size);
}

bean_status structure_person_write_file(const structure_person *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_structure_person, in, path, error);
}

bean_status structure_person_list_read(structure_person_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_structure_person, out, json, size, arena, NULL,
        error);
}

bean_status structure_person_list_read_with(structure_person_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_structure_person, out, json, size, arena, options,
        error);
}

bean_status structure_person_list_write(const structure_person_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_structure_person, in, out, NULL, NULL);
}

bean_status structure_person_list_write_with(const structure_person_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_structure_person, in, out, options, error);
}

bean_status structure_person_list_size(const structure_person_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_structure_person, in, size);
}

const bean_type *const structure_structure_gen_types[] = {
    &structure_name_type,
    &structure_person_type,
    NULL,
};

