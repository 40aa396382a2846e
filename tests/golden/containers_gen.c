/* Made by beanc 0.1.0 from containers.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "containers_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_golden_containers_point;
static bean_gen_write_function b_write_golden_containers_point;
static bean_gen_read_function b_read_golden_containers_containers;
static bean_gen_write_function b_write_golden_containers_containers;

/* ---- golden.containers.Colour ---- */

static const bean_gen_enum_entry b_entries_golden_containers_colour[] = {
    {0, BEAN_GEN_PADDED("\"red\""), 5, "red"},
    {1, BEAN_GEN_PADDED("\"green\""), 7, "green"},
};
static const uint32_t b_displacements_names_golden_containers_colour[] = {
    0,
};
static const bean_gen_key b_slots_names_golden_containers_colour[] = {
    {"red", 3, 0},
    {"green", 5, 1},
};
static const bean_gen_keys b_names_golden_containers_colour = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_names_golden_containers_colour,
    .slots = b_slots_names_golden_containers_colour,
};

static const uint16_t b_places_golden_containers_colour[] = {
    1, 2,
};
const bean_enum golden_containers_colour_type = {
    .name = "golden.containers.Colour",
    .entries = b_entries_golden_containers_colour,
    .keys = &b_names_golden_containers_colour,
    .places = b_places_golden_containers_colour,
    .lowest = 0, .span = 2,
    .count = 2,
    .default_place = -1,
    .size = 4,
    .is_signed = true,
};

/* ---- golden.containers.Point ---- */

static const int32_t b_default_golden_containers_point_x = 1;
static const uint32_t b_displacements_keys_golden_containers_point[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_containers_point[] = {
    {"x", 1, 0},
};
static const bean_gen_keys b_keys_golden_containers_point = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 0,
    .displacements = b_displacements_keys_golden_containers_point,
    .slots = b_slots_keys_golden_containers_point,
};

static const bean_accessor b_accessors_golden_containers_point[] = {
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"x\":", .key_size = 5, .name = "x",
        .default_value = &b_default_golden_containers_point_x,
        .offset = offsetof(golden_containers_point, x), .flags = 0,
    },
};

static const char *b_read_golden_containers_point(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_containers_point *const b_bean = (golden_containers_point *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"x\":")) {
        goto b_at_x;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_x:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->x);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 1))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_containers_point(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_containers_point *const b_bean = (const golden_containers_point *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 38);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"x\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->x);
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_containers_point_type = {
    .name = "golden.containers.Point",
    .accessors = b_accessors_golden_containers_point,
    .keys = &b_keys_golden_containers_point,
    .read = b_read_golden_containers_point,
    .write = b_write_golden_containers_point,
    .count = 1,
    .size = sizeof(golden_containers_point),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_containers_point = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_containers_point), .detail = &golden_containers_point_type};
static const bean_gen_value b_value_list_golden_containers_point = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_containers_point_list), .detail = &b_value_golden_containers_point};

void golden_containers_point_init(golden_containers_point *out)
{
    bean_gen_init(&golden_containers_point_type, out);
}

void golden_containers_point_clear(golden_containers_point *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_containers_point_copy(golden_containers_point *out,
    const golden_containers_point *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_containers_point, out, in, arena);
}

bool golden_containers_point_equal(const golden_containers_point *left,
    const golden_containers_point *right)
{
    return bean_gen_equal(&b_value_golden_containers_point, left, right);
}

bean_status golden_containers_point_validate(const golden_containers_point *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_containers_point, in, error);
}

bean_status golden_containers_point_read(golden_containers_point *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_containers_point, out, json, size, arena, NULL,
        error);
}

bean_status golden_containers_point_read_with(golden_containers_point *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_containers_point, out, json, size, arena,
        options, error);
}

bean_status golden_containers_point_read_file(golden_containers_point *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_containers_point, out, path, arena, error);
}

bean_status golden_containers_point_merge(golden_containers_point *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_containers_point, target, json, size, arena, error);
}

bean_status golden_containers_point_write(const golden_containers_point *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_containers_point, in, out, NULL, NULL);
}

bean_status golden_containers_point_write_with(const golden_containers_point *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_containers_point, in, out, options, error);
}

bean_status golden_containers_point_write_to(const golden_containers_point *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_containers_point, in, to, room, needed, NULL);
}

bean_status golden_containers_point_size(const golden_containers_point *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_containers_point, in, size);
}

bean_status golden_containers_point_write_file(const golden_containers_point *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_containers_point, in, path, error);
}

bean_status golden_containers_point_list_read(golden_containers_point_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_containers_point, out, json, size, arena,
        NULL, error);
}

bean_status golden_containers_point_list_read_with(golden_containers_point_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_containers_point, out, json, size, arena,
        options, error);
}

bean_status golden_containers_point_list_write(const golden_containers_point_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_containers_point, in, out, NULL, NULL);
}

bean_status golden_containers_point_list_write_with(const golden_containers_point_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_containers_point, in, out, options, error);
}

bean_status golden_containers_point_list_size(const golden_containers_point_list *in,
    uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_containers_point, in, size);
}

/* ---- golden.containers.Containers ---- */

static const bean_gen_value b_golden_containers_containers_corners_item_item = {.kind = BEAN_GEN_FLOAT64, .size = sizeof(double)};
static const bean_gen_value b_golden_containers_containers_corners_item = {.kind = BEAN_GEN_ARRAY, .size = sizeof(double[2]), .count = 2, .detail = &b_golden_containers_containers_corners_item_item};
static const double b_default_golden_containers_containers_corners[3][2] = {{0.0, 0.5}, {1.0, 0.0}, {-1.0, 0.0}};
static const bean_gen_value b_golden_containers_containers_points_item = {.kind = BEAN_GEN_BEAN, .size = sizeof(golden_containers_point), .detail = &golden_containers_point_type};
static const bean_gen_value b_golden_containers_containers_maybe_item = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)};
static const bean_gen_value b_golden_containers_containers_colours_item = {.kind = BEAN_GEN_ENUM, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_containers_optional_colour), .has_offset = offsetof(golden_containers_optional_colour, has), .detail = &golden_containers_colour_type};
static const golden_containers_optional_colour b_default_golden_containers_containers_colours[2] = {{.has = false}, {1, true}};
static const bean_gen_value b_golden_containers_containers_pairs_item_item = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)};
static const bean_gen_value b_golden_containers_containers_pairs_item = {.kind = BEAN_GEN_ARRAY, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_containers_optional_string_array2), .has_offset = offsetof(golden_containers_optional_string_array2, has), .count = 2, .detail = &b_golden_containers_containers_pairs_item_item};
static const golden_containers_optional_string_array2_list b_default_golden_containers_containers_pairs = {(golden_containers_optional_string_array2 *)(void *)(const golden_containers_optional_string_array2[]){{{{{"a", 1}, {"b\012", 2}}}, true}, {.has = false}}, 2};
static const bean_gen_value b_golden_containers_containers_shades_item = {.kind = BEAN_GEN_UINT8, .size = sizeof(uint8_t)};
static const bean_uint8_list b_default_golden_containers_containers_shades = {(uint8_t *)(void *)(const uint8_t[]){1, 2}, 2};
static const bean_gen_value b_golden_containers_containers_named_item_item = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_containers_point *), .detail = &golden_containers_point_type};
static const bean_gen_value b_golden_containers_containers_named_item = {.kind = BEAN_GEN_ARRAY, .size = sizeof(golden_containers_point_pointer_array1), .count = 1, .detail = &b_golden_containers_containers_named_item_item};
static const bean_gen_value b_golden_containers_containers_deeper_item_item = {.kind = BEAN_GEN_BEAN, .size = sizeof(golden_containers_containers), .detail = &golden_containers_containers_type};
static const bean_gen_value b_golden_containers_containers_deeper_item = {.kind = BEAN_GEN_ARRAY, .size = sizeof(golden_containers_containers_array1), .count = 1, .detail = &b_golden_containers_containers_deeper_item_item};
static const bean_gen_value b_golden_containers_containers_pointers_item_item = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_containers_point *), .detail = &golden_containers_point_type};
static const bean_gen_value b_golden_containers_containers_pointers_item = {.kind = BEAN_GEN_ARRAY, .size = sizeof(golden_containers_point_pointer_array1), .count = 1, .detail = &b_golden_containers_containers_pointers_item_item};
static const golden_containers_point_pointer_array1_list b_default_golden_containers_containers_pointers = {(golden_containers_point_pointer_array1 *)(void *)(const golden_containers_point_pointer_array1[]){{{NULL}}}, 1};
static const bean_gen_value b_golden_containers_containers_texts_item = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_str)};
static const bean_string_list b_default_golden_containers_containers_texts = {(bean_str *)(void *)(const bean_str[]){{NULL, 0}}, 1};
static const bean_gen_value b_golden_containers_containers_lists_item_item = {.kind = BEAN_GEN_UINT8, .size = sizeof(uint8_t)};
static const bean_gen_value b_golden_containers_containers_lists_item = {.kind = BEAN_GEN_LIST, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_uint8_list), .detail = &b_golden_containers_containers_lists_item_item};
static const bean_uint8_list b_default_golden_containers_containers_lists[2] = {{NULL, 0}, {(uint8_t *)(void *)(const uint8_t[]){7}, 1}};
static const bean_gen_value b_golden_containers_containers_numbered_item[] = {
    {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
    {.kind = BEAN_GEN_INT64, .size = sizeof(int64_t), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_integer, .write = bean_gen_write_integer, .flags = BEAN_GEN_CODEC_QUOTED, .first = 8, .second = 1}},
};
static const bean_gen_value b_golden_containers_containers_coloured_item[] = {
    {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_containers_point *), .detail = &golden_containers_point_type},
    {.kind = BEAN_GEN_ENUM, .size = sizeof(golden_containers_colour), .detail = &golden_containers_colour_type},
};
static const bean_gen_value b_golden_containers_containers_mapped_item_item_item_item = {.kind = BEAN_GEN_BEAN, .size = sizeof(golden_containers_point), .detail = &golden_containers_point_type};
static const bean_gen_value b_golden_containers_containers_mapped_item_item_item[] = {
    {.kind = BEAN_GEN_LIST, .size = sizeof(golden_containers_point_list), .detail = &b_golden_containers_containers_mapped_item_item_item_item},
    {.kind = BEAN_GEN_PLAIN, .size = sizeof(bean_uuid), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_uuid, .write = bean_gen_write_uuid, .size = sizeof(bean_uuid), .used = 16}},
};
static const bean_gen_value b_golden_containers_containers_mapped_item_item[] = {
    {.kind = BEAN_GEN_MAP, .size = sizeof(golden_containers_point_list_by_uuid_map), .entry_size = sizeof(golden_containers_point_list_by_uuid_map_entry), .entry_value_offset = offsetof(golden_containers_point_list_by_uuid_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .keyed = true, .detail = b_golden_containers_containers_mapped_item_item_item},
    {.kind = BEAN_GEN_BOOL, .size = sizeof(bool), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_quoted_bool, .write = bean_gen_write_quoted_bool}},
};
static const bean_gen_value b_golden_containers_containers_mapped_item = {.kind = BEAN_GEN_MAP, .size = sizeof(golden_containers_point_list_by_uuid_map_by_bool_map), .entry_size = sizeof(golden_containers_point_list_by_uuid_map_by_bool_map_entry), .entry_value_offset = offsetof(golden_containers_point_list_by_uuid_map_by_bool_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .keyed = true, .detail = b_golden_containers_containers_mapped_item_item};
static const uint32_t b_displacements_keys_golden_containers_containers[] = {
    0, 0, 0, 0, 1, 0, 0, 4,
};
static const bean_gen_key b_slots_keys_golden_containers_containers[] = {
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"pairs", 5, 4},
    {NULL, 0, -1},
    {"numbered", 8, 11},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"mapped", 6, 13},
    {"texts", 5, 9},
    {"points", 6, 1},
    {"corners", 7, 0},
    {"coloured", 8, 12},
    {"deeper", 6, 7},
    {"colours", 7, 3},
    {"shades", 6, 5},
    {"named", 5, 6},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"lists", 5, 10},
    {"maybe", 5, 2},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"pointers", 8, 8},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_golden_containers_containers = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 7,
    .slot_mask = 31,
    .displacements = b_displacements_keys_golden_containers_containers,
    .slots = b_slots_keys_golden_containers_containers,
};

static const bean_accessor b_accessors_golden_containers_containers[] = {
    {
        .value = {.kind = BEAN_GEN_ARRAY, .size = sizeof(double[3][2]), .count = 3, .detail = &b_golden_containers_containers_corners_item},
        .key = ",\"corners\":", .key_size = 11, .name = "corners",
        .default_value = &b_default_golden_containers_containers_corners,
        .offset = offsetof(golden_containers_containers, corners), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_ARRAY, .size = sizeof(golden_containers_point[2]), .count = 2, .detail = &b_golden_containers_containers_points_item},
        .key = ",\"points\":", .key_size = 10, .name = "points",
        .offset = offsetof(golden_containers_containers, points), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_ARRAY, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(int32_t[4]), .has_offset = offsetof(golden_containers_containers, has_maybe) - offsetof(golden_containers_containers, maybe), .count = 4, .detail = &b_golden_containers_containers_maybe_item},
        .key = ",\"maybe\":", .key_size = 9, .name = "maybe",
        .offset = offsetof(golden_containers_containers, maybe), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_ARRAY, .size = sizeof(golden_containers_optional_colour[2]), .count = 2, .detail = &b_golden_containers_containers_colours_item},
        .key = ",\"colours\":", .key_size = 11, .name = "colours",
        .default_value = &b_default_golden_containers_containers_colours,
        .offset = offsetof(golden_containers_containers, colours), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_containers_optional_string_array2_list), .detail = &b_golden_containers_containers_pairs_item},
        .key = ",\"pairs\":", .key_size = 9, .name = "pairs",
        .default_value = &b_default_golden_containers_containers_pairs,
        .offset = offsetof(golden_containers_containers, pairs), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(bean_uint8_list), .count = 16, .detail = &b_golden_containers_containers_shades_item},
        .key = ",\"shades\":", .key_size = 10, .name = "shades",
        .default_value = &b_default_golden_containers_containers_shades,
        .offset = offsetof(golden_containers_containers, shades), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(golden_containers_point_pointer_array1_map), .entry_size = sizeof(golden_containers_point_pointer_array1_map_entry), .entry_value_offset = offsetof(golden_containers_point_pointer_array1_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_containers_containers_named_item},
        .key = ",\"named\":", .key_size = 9, .name = "named",
        .offset = offsetof(golden_containers_containers, named), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_containers_containers_array1_list), .detail = &b_golden_containers_containers_deeper_item},
        .key = ",\"deeper\":", .key_size = 10, .name = "deeper",
        .offset = offsetof(golden_containers_containers, deeper), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_containers_point_pointer_array1_list), .detail = &b_golden_containers_containers_pointers_item},
        .key = ",\"pointers\":", .key_size = 12, .name = "pointers",
        .default_value = &b_default_golden_containers_containers_pointers,
        .offset = offsetof(golden_containers_containers, pointers), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(bean_string_list), .detail = &b_golden_containers_containers_texts_item},
        .key = ",\"texts\":", .key_size = 9, .name = "texts",
        .default_value = &b_default_golden_containers_containers_texts,
        .offset = offsetof(golden_containers_containers, texts), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_ARRAY, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_uint8_list[2]), .has_offset = offsetof(golden_containers_containers, has_lists) - offsetof(golden_containers_containers, lists), .count = 2, .detail = &b_golden_containers_containers_lists_item},
        .key = ",\"lists\":", .key_size = 9, .name = "lists",
        .default_value = &b_default_golden_containers_containers_lists,
        .offset = offsetof(golden_containers_containers, lists), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(golden_containers_string_by_int64_map), .entry_size = sizeof(golden_containers_string_by_int64_map_entry), .entry_value_offset = offsetof(golden_containers_string_by_int64_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .keyed = true, .detail = b_golden_containers_containers_numbered_item},
        .key = ",\"numbered\":", .key_size = 12, .name = "numbered",
        .offset = offsetof(golden_containers_containers, numbered), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(golden_containers_point_pointer_by_colour_map), .entry_size = sizeof(golden_containers_point_pointer_by_colour_map_entry), .entry_value_offset = offsetof(golden_containers_point_pointer_by_colour_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .sorted = true, .keyed = true, .detail = b_golden_containers_containers_coloured_item},
        .key = ",\"coloured\":", .key_size = 12, .name = "coloured",
        .offset = offsetof(golden_containers_containers, coloured), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_containers_point_list_by_uuid_map_by_bool_map_list), .detail = &b_golden_containers_containers_mapped_item},
        .key = ",\"mapped\":", .key_size = 10, .name = "mapped",
        .offset = offsetof(golden_containers_containers, mapped), .flags = 0,
    },
};

static const char *b_read_golden_containers_containers(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_containers_containers *const b_bean = (golden_containers_containers *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"corners\":")) {
        goto b_at_corners;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_corners:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->corners,
                                           &b_accessors_golden_containers_containers[0].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"points\":")) {
                goto b_at_points;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_points:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->points,
                                           &b_accessors_golden_containers_containers[1].value);
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
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_containers_containers[2], 2,
                                            b_bean, &golden_containers_containers_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"colours\":")) {
                goto b_at_colours;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_colours:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->colours,
                                           &b_accessors_golden_containers_containers[3].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"pairs\":")) {
                goto b_at_pairs;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_pairs:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->pairs,
                                           &b_accessors_golden_containers_containers[4].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"shades\":")) {
                goto b_at_shades;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_shades:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->shades,
                                           &b_accessors_golden_containers_containers[5].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 5);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 6, ",\"named\":")) {
                goto b_at_named;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 6:
            b_cursor = b_reader->cursor;
        b_at_named:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->named,
                                           &b_accessors_golden_containers_containers[6].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 6);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 7, ",\"deeper\":")) {
                goto b_at_deeper;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 7:
            b_cursor = b_reader->cursor;
        b_at_deeper:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->deeper,
                                           &b_accessors_golden_containers_containers[7].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 7);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 8, ",\"pointers\":")) {
                goto b_at_pointers;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 8:
            b_cursor = b_reader->cursor;
        b_at_pointers:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->pointers,
                                           &b_accessors_golden_containers_containers[8].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 8);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 9, ",\"texts\":")) {
                goto b_at_texts;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 9:
            b_cursor = b_reader->cursor;
        b_at_texts:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->texts,
                                           &b_accessors_golden_containers_containers[9].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 9);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 10, ",\"lists\":")) {
                goto b_at_lists;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 10:
            b_cursor = b_reader->cursor;
        b_at_lists:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_containers_containers[10], 10,
                                            b_bean, &golden_containers_containers_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 10);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 11, ",\"numbered\":")) {
                goto b_at_numbered;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 11:
            b_cursor = b_reader->cursor;
        b_at_numbered:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->numbered,
                                           &b_accessors_golden_containers_containers[11].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 11);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 12, ",\"coloured\":")) {
                goto b_at_coloured;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 12:
            b_cursor = b_reader->cursor;
        b_at_coloured:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->coloured,
                                           &b_accessors_golden_containers_containers[12].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 12);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 13, ",\"mapped\":")) {
                goto b_at_mapped;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 13:
            b_cursor = b_reader->cursor;
        b_at_mapped:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->mapped,
                                           &b_accessors_golden_containers_containers[13].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 13);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 14))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_containers_containers(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_containers_containers *const b_bean = (const golden_containers_containers *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 11);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"corners\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->corners,
                                    &b_accessors_golden_containers_containers[0].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_containers_containers_type, 0);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"points\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->points,
                                    &b_accessors_golden_containers_containers[1].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_containers_containers_type, 1);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 13);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"maybe\":");
    if (b_bean->has_maybe) {
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->maybe,
                                        &b_accessors_golden_containers_containers[2].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_containers_containers_type, 2);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 11);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"colours\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->colours,
                                    &b_accessors_golden_containers_containers[3].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_containers_containers_type, 3);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"pairs\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->pairs,
                                    &b_accessors_golden_containers_containers[4].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_containers_containers_type, 4);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"shades\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->shades,
                                    &b_accessors_golden_containers_containers[5].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_containers_containers_type, 5);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"named\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->named,
                                    &b_accessors_golden_containers_containers[6].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_containers_containers_type, 6);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"deeper\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->deeper,
                                    &b_accessors_golden_containers_containers[7].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_containers_containers_type, 7);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 12);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"pointers\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->pointers,
                                    &b_accessors_golden_containers_containers[8].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_containers_containers_type, 8);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"texts\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->texts,
                                    &b_accessors_golden_containers_containers[9].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_containers_containers_type, 9);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 13);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"lists\":");
    if (b_bean->has_lists) {
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->lists,
                                        &b_accessors_golden_containers_containers[10].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_containers_containers_type, 10);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 12);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"numbered\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->numbered,
                                    &b_accessors_golden_containers_containers[11].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_containers_containers_type, 11);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 12);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"coloured\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->coloured,
                                    &b_accessors_golden_containers_containers[12].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_containers_containers_type, 12);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"mapped\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->mapped,
                                    &b_accessors_golden_containers_containers[13].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_containers_containers_type, 13);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_containers_containers_type = {
    .name = "golden.containers.Containers",
    .accessors = b_accessors_golden_containers_containers,
    .keys = &b_keys_golden_containers_containers,
    .read = b_read_golden_containers_containers,
    .write = b_write_golden_containers_containers,
    .count = 14,
    .size = sizeof(golden_containers_containers),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_containers_containers = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_containers_containers), .detail = &golden_containers_containers_type};
static const bean_gen_value b_value_list_golden_containers_containers = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_containers_containers_list), .detail = &b_value_golden_containers_containers};

void golden_containers_containers_init(golden_containers_containers *out)
{
    bean_gen_init(&golden_containers_containers_type, out);
}

void golden_containers_containers_clear(golden_containers_containers *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_containers_containers_copy(golden_containers_containers *out,
    const golden_containers_containers *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_containers_containers, out, in, arena);
}

bool golden_containers_containers_equal(const golden_containers_containers *left,
    const golden_containers_containers *right)
{
    return bean_gen_equal(&b_value_golden_containers_containers, left, right);
}

bean_status golden_containers_containers_validate(const golden_containers_containers *in,
    bean_error *error)
{
    return bean_gen_validate(&b_value_golden_containers_containers, in, error);
}

bean_status golden_containers_containers_read(golden_containers_containers *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_containers_containers, out, json, size, arena,
        NULL, error);
}

bean_status golden_containers_containers_read_with(golden_containers_containers *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_containers_containers, out, json, size, arena,
        options, error);
}

bean_status golden_containers_containers_read_file(golden_containers_containers *out,
    const char *path, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_containers_containers, out, path, arena, error);
}

bean_status golden_containers_containers_merge(golden_containers_containers *target,
    const char *json, size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_containers_containers, target, json, size, arena, error);
}

bean_status golden_containers_containers_write(const golden_containers_containers *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_containers_containers, in, out, NULL, NULL);
}

bean_status golden_containers_containers_write_with(const golden_containers_containers *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_containers_containers, in, out, options, error);
}

bean_status golden_containers_containers_write_to(const golden_containers_containers *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_containers_containers, in, to, room, needed, NULL);
}

bean_status golden_containers_containers_size(const golden_containers_containers *in,
    uint64_t *size)
{
    return bean_gen_size(&b_value_golden_containers_containers, in, size);
}

bean_status golden_containers_containers_write_file(const golden_containers_containers *in,
    const char *path, bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_containers_containers, in, path, error);
}

bean_status golden_containers_containers_list_read(golden_containers_containers_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_containers_containers, out, json, size,
        arena, NULL, error);
}

bean_status golden_containers_containers_list_read_with(golden_containers_containers_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_containers_containers, out, json, size,
        arena, options, error);
}

bean_status golden_containers_containers_list_write(const golden_containers_containers_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_containers_containers, in, out, NULL, NULL);
}

bean_status golden_containers_containers_list_write_with(const golden_containers_containers_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_containers_containers, in, out, options,
        error);
}

bean_status golden_containers_containers_list_size(const golden_containers_containers_list *in,
    uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_containers_containers, in, size);
}

const char *golden_containers_colour_name(golden_containers_colour value)
{
    return bean_gen_enum_name(&golden_containers_colour_type, (int64_t)value);
}

bool golden_containers_colour_from_name(const char *name, size_t size, golden_containers_colour *value)
{
    int64_t b_value;
    if (!bean_gen_enum_from_name(&golden_containers_colour_type, name, size, &b_value)) {
        return false;
    }
    *value = (golden_containers_colour)b_value;
    return true;
}

const bean_type *const golden_containers_containers_gen_types[] = {
    &golden_containers_point_type,
    &golden_containers_containers_type,
    NULL,
};

