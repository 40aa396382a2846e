/* Made by beanc 0.1.0 from enums.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "enums_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_golden_enums_uses;
static bean_gen_write_function b_write_golden_enums_uses;

/* ---- golden.enums.Plain ---- */

static const bean_gen_enum_entry b_entries_golden_enums_plain[] = {
    {0, BEAN_GEN_PADDED("\"RED\""), 5, "RED"},
    {1, BEAN_GEN_PADDED("\"GREEN\""), 7, "GREEN"},
    {2, BEAN_GEN_PADDED("\"BLUE\""), 6, "BLUE"},
};
static const uint32_t b_displacements_names_golden_enums_plain[] = {
    0,
};
static const bean_gen_key b_slots_names_golden_enums_plain[] = {
    {"BLUE", 4, 2},
    {"RED", 3, 0},
    {"GREEN", 5, 1},
    {NULL, 0, -1},
};
static const bean_gen_keys b_names_golden_enums_plain = {
    .seed = UINT64_C(8709371125837217183),
    .bucket_mask = 0,
    .slot_mask = 3,
    .displacements = b_displacements_names_golden_enums_plain,
    .slots = b_slots_names_golden_enums_plain,
};

static const uint16_t b_places_golden_enums_plain[] = {
    1, 2, 3,
};
const bean_enum golden_enums_plain_type = {
    .name = "golden.enums.Plain",
    .entries = b_entries_golden_enums_plain,
    .keys = &b_names_golden_enums_plain,
    .places = b_places_golden_enums_plain,
    .lowest = 0, .span = 3,
    .count = 3,
    .default_place = -1,
    .size = 4,
    .is_signed = true,
};

/* ---- golden.enums.Level ---- */

static const bean_gen_enum_entry b_entries_golden_enums_level[] = {
    {0, BEAN_GEN_PADDED("\"BASIC\""), 7, "BASIC"},
    {5, BEAN_GEN_PADDED("\"SILVER\""), 8, "SILVER"},
    {6, BEAN_GEN_PADDED("\"BRONZE\""), 8, "BRONZE"},
    {7, BEAN_GEN_PADDED("\"on-hold\""), 9, "on-hold"},
    {255, BEAN_GEN_PADDED("\"OTHER\""), 7, "OTHER"},
};
static const uint32_t b_displacements_names_golden_enums_level[] = {
    1, 0, 2, 3,
};
static const bean_gen_key b_slots_names_golden_enums_level[] = {
    {"onHold", 6, 3},
    {"BASIC", 5, 0},
    {NULL, 0, -1},
    {"BRONZE", 6, 2},
    {"OTHER", 5, 4},
    {"on-hold", 7, 3},
    {"SILVER", 6, 1},
    {"paused", 6, 3},
};
static const bean_gen_keys b_names_golden_enums_level = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 3,
    .slot_mask = 7,
    .displacements = b_displacements_names_golden_enums_level,
    .slots = b_slots_names_golden_enums_level,
};

static const uint32_t b_displacements_values_golden_enums_level[] = {
    0, 0,
};
static const bean_gen_key b_slots_values_golden_enums_level[] = {
    {"\005\000\000\000\000\000\000\000", 8, 1},
    {"\377\000\000\000\000\000\000\000", 8, 4},
    {"\000\000\000\000\000\000\000\000", 8, 0},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"\006\000\000\000\000\000\000\000", 8, 2},
    {"\007\000\000\000\000\000\000\000", 8, 3},
};
static const bean_gen_keys b_values_golden_enums_level = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_values_golden_enums_level,
    .slots = b_slots_values_golden_enums_level,
};

const bean_enum golden_enums_level_type = {
    .name = "golden.enums.Level",
    .entries = b_entries_golden_enums_level,
    .keys = &b_names_golden_enums_level,
    .value_keys = &b_values_golden_enums_level,
    .count = 5,
    .default_place = 4,
    .size = 1,
    .is_signed = false,
};

/* ---- golden.enums.Wide ---- */

static const bean_gen_enum_entry b_entries_golden_enums_wide[] = {
    {(-INT64_C(9223372036854775807) - 1), BEAN_GEN_PADDED("\"LEAST\""), 7, "LEAST"},
    {-1, BEAN_GEN_PADDED("\"MINUS_ONE\""), 11, "MINUS_ONE"},
    {0, BEAN_GEN_PADDED("\"ZERO\""), 6, "ZERO"},
    {INT64_C(9223372036854775807), BEAN_GEN_PADDED("\"MOST\""), 6, "MOST"},
};
static const uint32_t b_displacements_names_golden_enums_wide[] = {
    0, 2,
};
static const bean_gen_key b_slots_names_golden_enums_wide[] = {
    {NULL, 0, -1},
    {"ZERO", 4, 2},
    {"LEAST", 5, 0},
    {"MINUS_ONE", 9, 1},
    {NULL, 0, -1},
    {"MOST", 4, 3},
    {NULL, 0, -1},
    {NULL, 0, -1},
};
static const bean_gen_keys b_names_golden_enums_wide = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_names_golden_enums_wide,
    .slots = b_slots_names_golden_enums_wide,
};

static const uint32_t b_displacements_values_golden_enums_wide[] = {
    0, 0,
};
static const bean_gen_key b_slots_values_golden_enums_wide[] = {
    {"\377\377\377\377\377\377\377\377", 8, 1},
    {NULL, 0, -1},
    {"\377\377\377\377\377\377\377\177", 8, 3},
    {"\000\000\000\000\000\000\000\200", 8, 0},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"\000\000\000\000\000\000\000\000", 8, 2},
    {NULL, 0, -1},
};
static const bean_gen_keys b_values_golden_enums_wide = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_values_golden_enums_wide,
    .slots = b_slots_values_golden_enums_wide,
};

const bean_enum golden_enums_wide_type = {
    .name = "golden.enums.Wide",
    .entries = b_entries_golden_enums_wide,
    .keys = &b_names_golden_enums_wide,
    .value_keys = &b_values_golden_enums_wide,
    .count = 4,
    .default_place = -1,
    .size = 8,
    .is_signed = true,
};

/* ---- golden.enums.Large ---- */

static const bean_gen_enum_entry b_entries_golden_enums_large[] = {
    {1, BEAN_GEN_PADDED("\"SMALL\""), 7, "SMALL"},
    {-1, BEAN_GEN_PADDED("\"LARGE\""), 7, "LARGE"},
};
static const uint32_t b_displacements_names_golden_enums_large[] = {
    0,
};
static const bean_gen_key b_slots_names_golden_enums_large[] = {
    {"LARGE", 5, 1},
    {"SMALL", 5, 0},
};
static const bean_gen_keys b_names_golden_enums_large = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_names_golden_enums_large,
    .slots = b_slots_names_golden_enums_large,
};

static const uint16_t b_places_golden_enums_large[] = {
    2, 0, 1,
};
const bean_enum golden_enums_large_type = {
    .name = "golden.enums.Large",
    .entries = b_entries_golden_enums_large,
    .keys = &b_names_golden_enums_large,
    .places = b_places_golden_enums_large,
    .lowest = -1, .span = 3,
    .count = 2,
    .default_place = -1,
    .size = 8,
    .is_signed = false,
};

/* ---- golden.enums.Uses ---- */

static const golden_enums_level b_default_golden_enums_uses_level = 5;
static const bean_gen_value b_golden_enums_uses_list_item = {.kind = BEAN_GEN_ENUM, .size = sizeof(golden_enums_wide), .detail = &golden_enums_wide_type};
static const bean_gen_value b_golden_enums_uses_by_name_item = {.kind = BEAN_GEN_ENUM, .size = sizeof(golden_enums_large), .detail = &golden_enums_large_type};
static const uint32_t b_displacements_keys_golden_enums_uses[] = {
    2, 0,
};
static const bean_gen_key b_slots_keys_golden_enums_uses[] = {
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"plain", 5, 0},
    {"maybe", 5, 2},
    {"list", 4, 3},
    {NULL, 0, -1},
    {"level", 5, 1},
    {"by_name", 7, 4},
};
static const bean_gen_keys b_keys_golden_enums_uses = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_keys_golden_enums_uses,
    .slots = b_slots_keys_golden_enums_uses,
};

static const bean_accessor b_accessors_golden_enums_uses[] = {
    {
        .value = {.kind = BEAN_GEN_ENUM, .size = sizeof(golden_enums_plain), .detail = &golden_enums_plain_type},
        .key = ",\"plain\":", .key_size = 9, .name = "plain",
        .offset = offsetof(golden_enums_uses, plain), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_ENUM, .size = sizeof(golden_enums_level), .detail = &golden_enums_level_type},
        .key = ",\"level\":", .key_size = 9, .name = "level",
        .default_value = &b_default_golden_enums_uses_level,
        .offset = offsetof(golden_enums_uses, level), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_ENUM, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_enums_level), .has_offset = offsetof(golden_enums_uses, has_maybe) - offsetof(golden_enums_uses, maybe), .detail = &golden_enums_level_type},
        .key = ",\"maybe\":", .key_size = 9, .name = "maybe",
        .offset = offsetof(golden_enums_uses, maybe), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_enums_wide_list), .detail = &b_golden_enums_uses_list_item},
        .key = ",\"list\":", .key_size = 8, .name = "list",
        .offset = offsetof(golden_enums_uses, list), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(golden_enums_large_map), .entry_size = sizeof(golden_enums_large_map_entry), .entry_value_offset = offsetof(golden_enums_large_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_enums_uses_by_name_item},
        .key = ",\"by_name\":", .key_size = 11, .name = "by_name",
        .offset = offsetof(golden_enums_uses, by_name), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_enums_uses(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_enums_uses *const b_bean = (golden_enums_uses *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"plain\":")) {
        goto b_at_plain;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_plain:
            b_cursor = bean_gen_read_enum(b_reader, b_cursor, &golden_enums_plain_type, &b_bean->plain);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"level\":")) {
                goto b_at_level;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_level:
            b_cursor = bean_gen_read_enum(b_reader, b_cursor, &golden_enums_level_type, &b_bean->level);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"maybe\":")) {
                goto b_at_maybe;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_maybe:
            if (bean_gen_is_plain(b_reader, b_cursor)) {
                b_cursor = bean_gen_read_enum(b_reader, b_cursor, &golden_enums_level_type, &b_bean->maybe);
                b_bean->has_maybe = true;
            } else {
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_enums_uses[2], 2,
                                                b_bean, &golden_enums_uses_type, b_seen);
            }
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"list\":")) {
                goto b_at_list;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_list:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->list,
                                           &b_accessors_golden_enums_uses[3].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"by_name\":")) {
                goto b_at_by_name;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_by_name:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->by_name,
                                           &b_accessors_golden_enums_uses[4].value);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 5))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_enums_uses(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_enums_uses *const b_bean = (const golden_enums_uses *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 64);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"plain\":");
    b_cursor = bean_gen_put_enum(b_writer, b_cursor, &golden_enums_plain_type, &b_bean->plain);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_enums_uses_type, 0);
    }
    BEAN_GEN_TEXT(b_cursor, ",\"level\":");
    b_cursor = bean_gen_put_enum(b_writer, b_cursor, &golden_enums_level_type, &b_bean->level);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_enums_uses_type, 1);
    }
    BEAN_GEN_TEXT(b_cursor, ",\"maybe\":");
    if (b_bean->has_maybe) {
        b_cursor = bean_gen_put_enum(b_writer, b_cursor, &golden_enums_level_type, &b_bean->maybe);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_enums_uses_type, 2);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    BEAN_GEN_TEXT(b_cursor, ",\"list\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->list,
                                    &b_accessors_golden_enums_uses[3].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_enums_uses_type, 3);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 11);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"by_name\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->by_name,
                                    &b_accessors_golden_enums_uses[4].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_enums_uses_type, 4);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_enums_uses_type = {
    .name = "golden.enums.Uses",
    .accessors = b_accessors_golden_enums_uses,
    .keys = &b_keys_golden_enums_uses,
    .read = b_read_golden_enums_uses,
    .write = b_write_golden_enums_uses,
    .count = 5,
    .size = sizeof(golden_enums_uses),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_enums_uses = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_enums_uses), .detail = &golden_enums_uses_type};
static const bean_gen_value b_value_list_golden_enums_uses = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_enums_uses_list), .detail = &b_value_golden_enums_uses};

void golden_enums_uses_init(golden_enums_uses *out)
{
    bean_gen_init(&golden_enums_uses_type, out);
}

void golden_enums_uses_clear(golden_enums_uses *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_enums_uses_copy(golden_enums_uses *out, const golden_enums_uses *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_enums_uses, out, in, arena);
}

bool golden_enums_uses_equal(const golden_enums_uses *left, const golden_enums_uses *right)
{
    return bean_gen_equal(&b_value_golden_enums_uses, left, right);
}

bean_status golden_enums_uses_validate(const golden_enums_uses *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_enums_uses, in, error);
}

bean_status golden_enums_uses_read(golden_enums_uses *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_enums_uses, out, json, size, arena, NULL, error);
}

bean_status golden_enums_uses_read_with(golden_enums_uses *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_enums_uses, out, json, size, arena, options,
        error);
}

bean_status golden_enums_uses_read_file(golden_enums_uses *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_enums_uses, out, path, arena, error);
}

bean_status golden_enums_uses_merge(golden_enums_uses *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_enums_uses, target, json, size, arena, error);
}

bean_status golden_enums_uses_write(const golden_enums_uses *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_enums_uses, in, out, NULL, NULL);
}

bean_status golden_enums_uses_write_with(const golden_enums_uses *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_enums_uses, in, out, options, error);
}

bean_status golden_enums_uses_write_to(const golden_enums_uses *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_enums_uses, in, to, room, needed, NULL);
}

bean_status golden_enums_uses_size(const golden_enums_uses *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_enums_uses, in, size);
}

bean_status golden_enums_uses_write_file(const golden_enums_uses *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_enums_uses, in, path, error);
}

bean_status golden_enums_uses_list_read(golden_enums_uses_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_enums_uses, out, json, size, arena, NULL,
        error);
}

bean_status golden_enums_uses_list_read_with(golden_enums_uses_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_enums_uses, out, json, size, arena, options,
        error);
}

bean_status golden_enums_uses_list_write(const golden_enums_uses_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_enums_uses, in, out, NULL, NULL);
}

bean_status golden_enums_uses_list_write_with(const golden_enums_uses_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_enums_uses, in, out, options, error);
}

bean_status golden_enums_uses_list_size(const golden_enums_uses_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_enums_uses, in, size);
}

const char *golden_enums_plain_name(golden_enums_plain value)
{
    return bean_gen_enum_name(&golden_enums_plain_type, (int64_t)value);
}

bool golden_enums_plain_from_name(const char *name, size_t size, golden_enums_plain *value)
{
    int64_t b_value;
    if (!bean_gen_enum_from_name(&golden_enums_plain_type, name, size, &b_value)) {
        return false;
    }
    *value = (golden_enums_plain)b_value;
    return true;
}

const char *golden_enums_level_name(golden_enums_level value)
{
    return bean_gen_enum_name(&golden_enums_level_type, (int64_t)value);
}

bool golden_enums_level_from_name(const char *name, size_t size, golden_enums_level *value)
{
    int64_t b_value;
    if (!bean_gen_enum_from_name(&golden_enums_level_type, name, size, &b_value)) {
        return false;
    }
    *value = (golden_enums_level)b_value;
    return true;
}

const char *golden_enums_wide_name(golden_enums_wide value)
{
    return bean_gen_enum_name(&golden_enums_wide_type, (int64_t)value);
}

bool golden_enums_wide_from_name(const char *name, size_t size, golden_enums_wide *value)
{
    int64_t b_value;
    if (!bean_gen_enum_from_name(&golden_enums_wide_type, name, size, &b_value)) {
        return false;
    }
    *value = (golden_enums_wide)b_value;
    return true;
}

const char *golden_enums_large_name(golden_enums_large value)
{
    return bean_gen_enum_name(&golden_enums_large_type, (int64_t)value);
}

bool golden_enums_large_from_name(const char *name, size_t size, golden_enums_large *value)
{
    int64_t b_value;
    if (!bean_gen_enum_from_name(&golden_enums_large_type, name, size, &b_value)) {
        return false;
    }
    *value = (golden_enums_large)b_value;
    return true;
}

const bean_type *const golden_enums_enums_gen_types[] = {
    &golden_enums_uses_type,
    NULL,
};

