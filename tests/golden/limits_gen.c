/* Made by beanc 0.1.0 from limits.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "limits_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_golden_limits_limits;
static bean_gen_write_function b_write_golden_limits_limits;

/* ---- golden.limits.Limits ---- */

static const bean_gen_limited b_golden_limits_limits_names_item = {.parts = {{.kind = BEAN_GEN_STRING, .size = sizeof(bean_str), .limited = true, .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_limited, .write = bean_gen_write_limited, .detail = &(const bean_gen_limited){.parts = {{.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)}}, .check = bean_gen_check_limits, .count = 2, .when_writing = true, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_LENGTH_MIN, .of.natural = 1, .words = "at least 1 and at most 3 characters"}, {.rule = BEAN_GEN_LIMIT_LENGTH_MAX, .of.natural = 3, .words = "at least 1 and at most 3 characters"}}}}}}, .check = bean_gen_check_limits, .count = 1, .when_writing = true, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_UNIQUE, .words = "no two equal items"}}};
static const bean_gen_limited b_golden_limits_limits_ratings_item = {.parts = {{.kind = BEAN_GEN_INT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_optional_int32), .has_offset = offsetof(bean_optional_int32, has), .limited = true, .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_limited, .write = bean_gen_write_limited, .detail = &(const bean_gen_limited){.parts = {{.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)}}, .check = bean_gen_check_limits, .count = 2, .when_writing = true, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_MIN, .of.integer = 1, .words = "at least 1 and at most 5"}, {.rule = BEAN_GEN_LIMIT_MAX, .of.integer = 5, .words = "at least 1 and at most 5"}}}}}}, .check = bean_gen_check_limits, .count = 2, .when_writing = true, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_ITEMS_MIN, .of.natural = 1, .words = "at least 1 and at most 9 entries"}, {.rule = BEAN_GEN_LIMIT_ITEMS_MAX, .of.natural = 9, .words = "at least 1 and at most 9 entries"}}};
static const bean_gen_limited b_golden_limits_limits_pairs_item_item = {.parts = {{.kind = BEAN_GEN_STRING, .size = sizeof(bean_str), .limited = true, .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_limited, .write = bean_gen_write_limited, .detail = &(const bean_gen_limited){.parts = {{.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)}}, .check = bean_gen_check_limits, .count = 2, .when_writing = true, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_LENGTH_MIN, .of.natural = 1, .words = "at least 1 and at most 3 characters"}, {.rule = BEAN_GEN_LIMIT_LENGTH_MAX, .of.natural = 3, .words = "at least 1 and at most 3 characters"}}}}}}, .check = bean_gen_check_limits, .count = 1, .when_writing = true, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_ITEMS_MAX, .of.natural = 2, .words = "at most 2 items"}}};
static const bean_gen_value b_golden_limits_limits_pairs_item = {.kind = BEAN_GEN_LIST, .size = sizeof(bean_string_list), .limited = true, .detail = &b_golden_limits_limits_pairs_item_item};
static const bean_gen_pattern b_golden_limits_limits_lettered_patterns[] = {
    {
        .class_count = 5,
        .classes = (const uint8_t[]){
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        },
        .next = (const uint16_t[]){
        0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 3, 0, 4, 0, 0, 0, 4, 0, 0,
        0, 3, 0, 4, 0,
        },
        .ends = (const uint8_t[]){
        0, 1, 0, 0, 1,
        },
    },
};
static const bean_str b_default_golden_limits_limits_lettered = {"abc", 3};
static const bean_gen_limited b_golden_limits_limits_numbered_item = {.parts = {{.kind = BEAN_GEN_STRING, .size = sizeof(bean_str), .limited = true, .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_limited, .write = bean_gen_write_limited, .detail = &(const bean_gen_limited){.parts = {{.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)}}, .check = bean_gen_check_limits, .count = 2, .when_writing = true, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_LENGTH_MIN, .of.natural = 1, .words = "at least 1 and at most 3 characters"}, {.rule = BEAN_GEN_LIMIT_LENGTH_MAX, .of.natural = 3, .words = "at least 1 and at most 3 characters"}}}}}, {.kind = BEAN_GEN_UINT8, .size = sizeof(uint8_t), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_integer, .write = bean_gen_write_integer, .flags = BEAN_GEN_CODEC_QUOTED, .first = 1}}}, .check = bean_gen_check_limits, .count = 1, .when_writing = true, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_ITEMS_MAX, .of.natural = 3, .words = "at most 3 entries"}}};
static const bean_gen_value b_golden_limits_limits_initials_item = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str), .limited = true, .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_limited, .write = bean_gen_write_limited, .detail = &(const bean_gen_limited){.parts = {{.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)}}, .check = bean_gen_check_limits, .count = 3, .when_writing = true, .truncates = BEAN_GEN_TO_CHARACTERS, .longest = UINT64_C(2), .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_LENGTH_MIN, .of.natural = 1, .words = "at least 1 and at most 3 characters"}, {.rule = BEAN_GEN_LIMIT_LENGTH_MAX, .of.natural = 3, .words = "at least 1 and at most 3 characters"}, {.rule = BEAN_GEN_LIMIT_LENGTH_MAX, .of.natural = 2, .words = "at most 2 characters"}}}}};
static const uint32_t b_displacements_keys_golden_limits_limits[] = {
    0, 0, 0, 0, 7, 0, 0, 2,
};
static const bean_gen_key b_slots_keys_golden_limits_limits[] = {
    {"large", 5, 1},
    {"ratings", 7, 6},
    {"pairs", 5, 7},
    {"initials", 8, 11},
    {"numbered", 8, 9},
    {"real", 4, 2},
    {"names", 5, 5},
    {"lettered", 8, 8},
    {"small", 5, 0},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"blob", 4, 4},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"price", 5, 3},
    {"title", 5, 10},
};
static const bean_gen_keys b_keys_golden_limits_limits = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 7,
    .slot_mask = 15,
    .displacements = b_displacements_keys_golden_limits_limits,
    .slots = b_slots_keys_golden_limits_limits,
};

static const bean_accessor b_accessors_golden_limits_limits[] = {
    {
        .value = {.kind = BEAN_GEN_INT8, .size = sizeof(int8_t), .limited = true, .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_limited, .write = bean_gen_write_limited, .detail = &(const bean_gen_limited){.parts = {{.kind = BEAN_GEN_INT8, .size = sizeof(int8_t)}}, .check = bean_gen_check_limits, .count = 3, .when_writing = true, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_MIN, .of.integer = -5, .words = "at least -5 and at most 5"}, {.rule = BEAN_GEN_LIMIT_MAX, .of.integer = 5, .words = "at least -5 and at most 5"}, {.rule = BEAN_GEN_LIMIT_MULTIPLE, .scale = 0, .of.natural = 5, .words = "a multiple of 5"}}}}},
        .key = ",\"small\":", .key_size = 9, .name = "small",
        .offset = offsetof(golden_limits_limits, small_), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_UINT64, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(uint64_t), .has_offset = offsetof(golden_limits_limits, has_large) - offsetof(golden_limits_limits, large), .limited = true, .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_limited, .write = bean_gen_write_limited, .detail = &(const bean_gen_limited){.parts = {{.kind = BEAN_GEN_UINT64, .size = sizeof(uint64_t), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_integer, .write = bean_gen_write_integer, .flags = BEAN_GEN_CODEC_QUOTED, .first = 8}}}, .check = bean_gen_check_limits, .count = 1, .when_writing = true, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_EXCLUSIVE_MIN, .of.natural = 0, .words = "more than 0"}}}}},
        .key = ",\"large\":", .key_size = 9, .name = "large",
        .offset = offsetof(golden_limits_limits, large), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_FLOAT32, .size = sizeof(float), .limited = true, .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_limited, .write = bean_gen_write_limited, .detail = &(const bean_gen_limited){.parts = {{.kind = BEAN_GEN_FLOAT32, .size = sizeof(float)}}, .check = bean_gen_check_limits, .count = 3, .when_writing = true, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_MIN, .of.real = 0.0f, .words = "at least 0.0 and less than 0.5"}, {.rule = BEAN_GEN_LIMIT_EXCLUSIVE_MAX, .of.real = 0.5f, .words = "at least 0.0 and less than 0.5"}, {.rule = BEAN_GEN_LIMIT_MULTIPLE, .scale = 3, .of.natural = 125, .words = "a multiple of 0.125"}}}}},
        .key = ",\"real\":", .key_size = 8, .name = "real",
        .offset = offsetof(golden_limits_limits, real), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_decimal), .limited = true, .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_limited, .write = bean_gen_write_limited, .detail = &(const bean_gen_limited){.parts = {{.kind = BEAN_GEN_STRING, .size = sizeof(bean_decimal), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_decimal, .write = bean_gen_write_decimal, .second = 2}}}, .check = bean_gen_check_limits, .count = 2, .when_writing = true, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_MAX, .of.digits = "99.95", .words = "at most 99.95"}, {.rule = BEAN_GEN_LIMIT_MULTIPLE, .scale = 2, .of.natural = 5, .words = "a multiple of 0.05"}}}}},
        .key = ",\"price\":", .key_size = 9, .name = "price",
        .offset = offsetof(golden_limits_limits, price), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_bytes), .limited = true, .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_limited, .write = bean_gen_write_limited, .detail = &(const bean_gen_limited){.parts = {{.kind = BEAN_GEN_STRING, .size = sizeof(bean_bytes), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_bytes, .write = bean_gen_write_bytes}}}, .check = bean_gen_check_limits, .count = 1, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_BYTES_LENGTH_MIN, .of.natural = 4, .words = "at least 4 bytes"}}}}},
        .key = ",\"blob\":", .key_size = 8, .name = "blob",
        .offset = offsetof(golden_limits_limits, blob), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(bean_string_list), .limited = true, .detail = &b_golden_limits_limits_names_item},
        .key = ",\"names\":", .key_size = 9, .name = "names",
        .offset = offsetof(golden_limits_limits, names), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_limits_optional_int32_map), .entry_size = sizeof(golden_limits_optional_int32_map_entry), .entry_value_offset = offsetof(golden_limits_optional_int32_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .limited = true, .detail = &b_golden_limits_limits_ratings_item},
        .key = ",\"ratings\":", .key_size = 11, .name = "ratings",
        .offset = offsetof(golden_limits_limits, ratings), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_limits_string_list_list), .detail = &b_golden_limits_limits_pairs_item},
        .key = ",\"pairs\":", .key_size = 9, .name = "pairs",
        .offset = offsetof(golden_limits_limits, pairs), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str), .limited = true, .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_limited, .write = bean_gen_write_limited, .detail = &(const bean_gen_limited){.parts = {{.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)}}, .check = bean_gen_check_limits, .count = 3, .when_writing = true, .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_LENGTH_MIN, .of.natural = 1, .words = "at least 1 and at most 3 characters"}, {.rule = BEAN_GEN_LIMIT_LENGTH_MAX, .of.natural = 3, .words = "at least 1 and at most 3 characters"}, {.rule = BEAN_GEN_LIMIT_PATTERN, .of.pattern = &b_golden_limits_limits_lettered_patterns[0], .words = "a text that matches \136(ab\174c)+\044"}}}}},
        .key = ",\"lettered\":", .key_size = 12, .name = "lettered",
        .default_value = &b_default_golden_limits_limits_lettered,
        .offset = offsetof(golden_limits_limits, lettered), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(golden_limits_string_by_uint8_map), .entry_size = sizeof(golden_limits_string_by_uint8_map_entry), .entry_value_offset = offsetof(golden_limits_string_by_uint8_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .keyed = true, .limited = true, .detail = &b_golden_limits_limits_numbered_item},
        .key = ",\"numbered\":", .key_size = 12, .name = "numbered",
        .offset = offsetof(golden_limits_limits, numbered), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_str), .limited = true, .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_limited, .write = bean_gen_write_limited, .detail = &(const bean_gen_limited){.parts = {{.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)}}, .check = bean_gen_check_limits, .count = 1, .when_writing = true, .truncates = BEAN_GEN_TO_CHARACTERS, .longest = UINT64_C(20), .limits = (const bean_gen_limit[]){{.rule = BEAN_GEN_LIMIT_LENGTH_MAX, .of.natural = 20, .words = "at most 20 characters"}}}}},
        .key = ",\"title\":", .key_size = 9, .name = "title",
        .offset = offsetof(golden_limits_limits, title), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(bean_string_list), .detail = &b_golden_limits_limits_initials_item},
        .key = ",\"initials\":", .key_size = 12, .name = "initials",
        .offset = offsetof(golden_limits_limits, initials), .flags = 0,
    },
};

static const char *b_read_golden_limits_limits(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_limits_limits *const b_bean = (golden_limits_limits *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"small\":")) {
        goto b_at_small_;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_small_:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->small_,
                                           &b_accessors_golden_limits_limits[0].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"large\":")) {
                goto b_at_large;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_large:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_limits_limits[1], 1,
                                            b_bean, &golden_limits_limits_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"real\":")) {
                goto b_at_real;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_real:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->real,
                                           &b_accessors_golden_limits_limits[2].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"price\":")) {
                goto b_at_price;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_price:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->price,
                                           &b_accessors_golden_limits_limits[3].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"blob\":")) {
                goto b_at_blob;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_blob:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->blob,
                                           &b_accessors_golden_limits_limits[4].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"names\":")) {
                goto b_at_names;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_names:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->names,
                                           &b_accessors_golden_limits_limits[5].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 5);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 6, ",\"ratings\":")) {
                goto b_at_ratings;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 6:
            b_cursor = b_reader->cursor;
        b_at_ratings:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_limits_limits[6], 6,
                                            b_bean, &golden_limits_limits_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 6);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 7, ",\"pairs\":")) {
                goto b_at_pairs;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 7:
            b_cursor = b_reader->cursor;
        b_at_pairs:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->pairs,
                                           &b_accessors_golden_limits_limits[7].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 7);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 8, ",\"lettered\":")) {
                goto b_at_lettered;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 8:
            b_cursor = b_reader->cursor;
        b_at_lettered:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->lettered,
                                           &b_accessors_golden_limits_limits[8].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 8);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 9, ",\"numbered\":")) {
                goto b_at_numbered;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 9:
            b_cursor = b_reader->cursor;
        b_at_numbered:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->numbered,
                                           &b_accessors_golden_limits_limits[9].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 9);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 10, ",\"title\":")) {
                goto b_at_title;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 10:
            b_cursor = b_reader->cursor;
        b_at_title:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_limits_limits[10], 10,
                                            b_bean, &golden_limits_limits_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 10);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 11, ",\"initials\":")) {
                goto b_at_initials;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 11:
            b_cursor = b_reader->cursor;
        b_at_initials:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->initials,
                                           &b_accessors_golden_limits_limits[11].value);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 12))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_limits_limits(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_limits_limits *const b_bean = (const golden_limits_limits *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"small\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->small_,
                                    &b_accessors_golden_limits_limits[0].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_limits_limits_type, 0);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 13);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"large\":");
    if (b_bean->has_large) {
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->large,
                                        &b_accessors_golden_limits_limits[1].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_limits_limits_type, 1);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 8);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"real\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->real,
                                    &b_accessors_golden_limits_limits[2].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_limits_limits_type, 2);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"price\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->price,
                                    &b_accessors_golden_limits_limits[3].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_limits_limits_type, 3);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 8);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"blob\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->blob,
                                    &b_accessors_golden_limits_limits[4].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_limits_limits_type, 4);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"names\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->names,
                                    &b_accessors_golden_limits_limits[5].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_limits_limits_type, 5);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 11);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"ratings\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->ratings,
                                    &b_accessors_golden_limits_limits[6].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_limits_limits_type, 6);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"pairs\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->pairs,
                                    &b_accessors_golden_limits_limits[7].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_limits_limits_type, 7);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 12);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"lettered\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->lettered,
                                    &b_accessors_golden_limits_limits[8].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_limits_limits_type, 8);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 12);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"numbered\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->numbered,
                                    &b_accessors_golden_limits_limits[9].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_limits_limits_type, 9);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 13);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"title\":");
    if (b_bean->title.data != NULL) {
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->title,
                                        &b_accessors_golden_limits_limits[10].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_limits_limits_type, 10);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 12);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"initials\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->initials,
                                    &b_accessors_golden_limits_limits[11].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_limits_limits_type, 11);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_limits_limits_type = {
    .name = "golden.limits.Limits",
    .accessors = b_accessors_golden_limits_limits,
    .keys = &b_keys_golden_limits_limits,
    .read = b_read_golden_limits_limits,
    .write = b_write_golden_limits_limits,
    .count = 12,
    .size = sizeof(golden_limits_limits),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_limits_limits = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_limits_limits), .detail = &golden_limits_limits_type};
static const bean_gen_value b_value_list_golden_limits_limits = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_limits_limits_list), .detail = &b_value_golden_limits_limits};

void golden_limits_limits_init(golden_limits_limits *out)
{
    bean_gen_init(&golden_limits_limits_type, out);
}

void golden_limits_limits_clear(golden_limits_limits *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_limits_limits_copy(golden_limits_limits *out, const golden_limits_limits *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_limits_limits, out, in, arena);
}

bool golden_limits_limits_equal(const golden_limits_limits *left, const golden_limits_limits *right)
{
    return bean_gen_equal(&b_value_golden_limits_limits, left, right);
}

bean_status golden_limits_limits_validate(const golden_limits_limits *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_limits_limits, in, error);
}

bean_status golden_limits_limits_read(golden_limits_limits *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_limits_limits, out, json, size, arena, NULL,
        error);
}

bean_status golden_limits_limits_read_with(golden_limits_limits *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_limits_limits, out, json, size, arena, options,
        error);
}

bean_status golden_limits_limits_read_file(golden_limits_limits *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_limits_limits, out, path, arena, error);
}

bean_status golden_limits_limits_merge(golden_limits_limits *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_limits_limits, target, json, size, arena, error);
}

bean_status golden_limits_limits_write(const golden_limits_limits *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_limits_limits, in, out, NULL, NULL);
}

bean_status golden_limits_limits_write_with(const golden_limits_limits *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_limits_limits, in, out, options, error);
}

bean_status golden_limits_limits_write_to(const golden_limits_limits *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_limits_limits, in, to, room, needed, NULL);
}

bean_status golden_limits_limits_size(const golden_limits_limits *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_limits_limits, in, size);
}

bean_status golden_limits_limits_write_file(const golden_limits_limits *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_limits_limits, in, path, error);
}

bean_status golden_limits_limits_list_read(golden_limits_limits_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_limits_limits, out, json, size, arena, NULL,
        error);
}

bean_status golden_limits_limits_list_read_with(golden_limits_limits_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_limits_limits, out, json, size, arena,
        options, error);
}

bean_status golden_limits_limits_list_write(const golden_limits_limits_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_limits_limits, in, out, NULL, NULL);
}

bean_status golden_limits_limits_list_write_with(const golden_limits_limits_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_limits_limits, in, out, options, error);
}

bean_status golden_limits_limits_list_size(const golden_limits_limits_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_limits_limits, in, size);
}

const bean_type *const golden_limits_limits_gen_types[] = {
    &golden_limits_limits_type,
    NULL,
};

