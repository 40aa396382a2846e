/* Made by beanc 0.1.0 from formats.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "formats_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_golden_formats_formats;
static bean_gen_write_function b_write_golden_formats_formats;

/* ---- golden.formats.Level ---- */

static const bean_gen_enum_entry b_entries_golden_formats_level[] = {
    {0, BEAN_GEN_PADDED("\"low\""), 5, "low"},
    {7, BEAN_GEN_PADDED("\"hoch \\u2191\""), 13, "hoch \342\206\221"},
};
static const uint32_t b_displacements_names_golden_formats_level[] = {
    0,
};
static const bean_gen_key b_slots_names_golden_formats_level[] = {
    {"hoch \342\206\221", 8, 1},
    {"low", 3, 0},
};
static const bean_gen_keys b_names_golden_formats_level = {
    .seed = UINT64_C(15755400389808336487),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_names_golden_formats_level,
    .slots = b_slots_names_golden_formats_level,
};

static const uint16_t b_places_golden_formats_level[] = {
    1, 0, 0, 0, 0, 0, 0, 2,
};
const bean_enum golden_formats_level_type = {
    .name = "golden.formats.Level",
    .entries = b_entries_golden_formats_level,
    .keys = &b_names_golden_formats_level,
    .places = b_places_golden_formats_level,
    .lowest = 0, .span = 8,
    .count = 2,
    .default_place = -1,
    .size = 1,
    .is_signed = false,
};

/* ---- golden.formats.Formats ---- */

static const bean_json b_default_golden_formats_formats_payload = {"{\"a\" : 1}", 9};
static const bean_bytes b_default_golden_formats_formats_magic = {"\211PNG", 4};
static const uint64_t b_default_golden_formats_formats_bare = 5;
static const bean_gen_value b_golden_formats_formats_prices_item = {.kind = BEAN_GEN_FLOAT64, .size = sizeof(double), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_float64_as, .write = bean_gen_write_float64_as, .flags = BEAN_GEN_CODEC_NAN_NULL, .first = 2, .second = 2}};
static const bean_gen_value b_golden_formats_formats_totals_item = {.kind = BEAN_GEN_INT64, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_optional_int64), .has_offset = offsetof(bean_optional_int64, has), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_integer, .write = bean_gen_write_integer, .flags = BEAN_GEN_CODEC_QUOTED, .first = 8, .second = 1}};
static const uint32_t b_displacements_keys_golden_formats_formats[] = {
    0, 0, 0, 0, 0, 0, 0, 0,
};
static const bean_gen_key b_slots_keys_golden_formats_formats[] = {
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"prices", 6, 10},
    {NULL, 0, -1},
    {"level", 5, 8},
    {NULL, 0, -1},
    {"total", 5, 4},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"count", 5, 6},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"by_name", 7, 9},
    {"payload", 7, 0},
    {"serial", 6, 5},
    {"bare", 4, 7},
    {"maybe", 5, 1},
    {"token", 5, 2},
    {"ratio", 5, 11},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"t\303\252te", 5, 12},
    {NULL, 0, -1},
    {"magic", 5, 3},
    {NULL, 0, -1},
    {"totals", 6, 13},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_golden_formats_formats = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 7,
    .slot_mask = 31,
    .displacements = b_displacements_keys_golden_formats_formats,
    .slots = b_slots_keys_golden_formats_formats,
};

static const bean_accessor b_accessors_golden_formats_formats[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_json), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_json, .write = bean_gen_write_json, .flags = BEAN_GEN_CODEC_JSON, .first = 1}},
        .key = ",\"payload\":", .key_size = 11, .name = "payload",
        .default_value = &b_default_golden_formats_formats_payload,
        .offset = offsetof(golden_formats_formats, payload), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_json), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_json, .write = bean_gen_write_json, .flags = BEAN_GEN_CODEC_JSON}},
        .key = ",\"maybe\":", .key_size = 9, .name = "maybe",
        .offset = offsetof(golden_formats_formats, maybe), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(bean_bytes), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_bytes, .write = bean_gen_write_bytes, .first = 1}},
        .key = ",\"token\":", .key_size = 9, .name = "token",
        .offset = offsetof(golden_formats_formats, token), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_bytes), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_bytes, .write = bean_gen_write_bytes}},
        .key = ",\"magic\":", .key_size = 9, .name = "magic",
        .default_value = &b_default_golden_formats_formats_magic,
        .offset = offsetof(golden_formats_formats, magic), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_decimal), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_decimal, .write = bean_gen_write_decimal, .first = 18, .second = 2}},
        .key = ",\"total\":", .key_size = 9, .name = "total",
        .offset = offsetof(golden_formats_formats, total), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .include = BEAN_GEN_NON_EMPTY, .size = sizeof(bean_bigint), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_bigint, .write = bean_gen_write_bigint, .flags = BEAN_GEN_CODEC_QUOTED}},
        .key = ",\"serial\":", .key_size = 10, .name = "serial",
        .offset = offsetof(golden_formats_formats, serial), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_INT64, .size = sizeof(int64_t), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_integer, .write = bean_gen_write_integer, .flags = BEAN_GEN_CODEC_LENIENT | BEAN_GEN_CODEC_QUOTED, .first = 8, .second = 1}},
        .key = ",\"count\":", .key_size = 9, .name = "count",
        .offset = offsetof(golden_formats_formats, count), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_UINT64, .size = sizeof(uint64_t)},
        .key = ",\"bare\":", .key_size = 8, .name = "bare",
        .default_value = &b_default_golden_formats_formats_bare,
        .offset = offsetof(golden_formats_formats, bare), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_ENUM, .size = sizeof(golden_formats_level), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_enum_number, .write = bean_gen_write_enum_number, .detail = &golden_formats_level_type}},
        .key = ",\"level\":", .key_size = 9, .name = "level",
        .offset = offsetof(golden_formats_formats, level), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_ENUM, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_formats_level), .has_offset = offsetof(golden_formats_formats, has_by_name) - offsetof(golden_formats_formats, by_name), .detail = &golden_formats_level_type},
        .key = ",\"by_name\":", .key_size = 11, .name = "by_name",
        .offset = offsetof(golden_formats_formats, by_name), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(bean_float64_list), .detail = &b_golden_formats_formats_prices_item},
        .key = ",\"prices\":", .key_size = 10, .name = "prices",
        .offset = offsetof(golden_formats_formats, prices), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_FLOAT32, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(float), .has_offset = offsetof(golden_formats_formats, has_ratio) - offsetof(golden_formats_formats, ratio), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_float32_as, .write = bean_gen_write_float32_as, .flags = BEAN_GEN_CODEC_NAN_NULL, .first = 1}},
        .key = ",\"ratio\":", .key_size = 9, .name = "ratio",
        .offset = offsetof(golden_formats_formats, ratio), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str), .coded = true, .detail = &(const bean_gen_codec){.read = bean_gen_read_string_as, .write = bean_gen_write_string_as, .first = 2}},
        .key = ",\"t\303\252te\":", .key_size = 9, .name = "head",
        .offset = offsetof(golden_formats_formats, head), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(golden_formats_optional_int64_map), .entry_size = sizeof(golden_formats_optional_int64_map_entry), .entry_value_offset = offsetof(golden_formats_optional_int64_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .escape = BEAN_GEN_ESCAPE_ASCII, .detail = &b_golden_formats_formats_totals_item},
        .key = ",\"totals\":", .key_size = 10, .name = "totals",
        .offset = offsetof(golden_formats_formats, totals), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_formats_formats(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_formats_formats *const b_bean = (golden_formats_formats *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"payload\":")) {
        goto b_at_payload;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_payload:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_formats_formats[0], 0,
                                            b_bean, &golden_formats_formats_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"maybe\":")) {
                goto b_at_maybe;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_maybe:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_formats_formats[1], 1,
                                            b_bean, &golden_formats_formats_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"token\":")) {
                goto b_at_token;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_token:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_formats_formats[2], 2,
                                            b_bean, &golden_formats_formats_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"magic\":")) {
                goto b_at_magic;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_magic:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->magic,
                                           &b_accessors_golden_formats_formats[3].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"total\":")) {
                goto b_at_total;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_total:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->total,
                                           &b_accessors_golden_formats_formats[4].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"serial\":")) {
                goto b_at_serial;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_serial:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->serial,
                                           &b_accessors_golden_formats_formats[5].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 5);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 6, ",\"count\":")) {
                goto b_at_count;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 6:
            b_cursor = b_reader->cursor;
        b_at_count:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->count,
                                           &b_accessors_golden_formats_formats[6].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 6);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 7, ",\"bare\":")) {
                goto b_at_bare;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 7:
            b_cursor = b_reader->cursor;
        b_at_bare:
            b_cursor = bean_gen_read_uint64(b_reader, b_cursor, &b_bean->bare);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 7);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 8, ",\"level\":")) {
                goto b_at_level;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 8:
            b_cursor = b_reader->cursor;
        b_at_level:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->level,
                                           &b_accessors_golden_formats_formats[8].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 8);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 9, ",\"by_name\":")) {
                goto b_at_by_name;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 9:
            b_cursor = b_reader->cursor;
        b_at_by_name:
            if (bean_gen_is_plain(b_reader, b_cursor)) {
                b_cursor = bean_gen_read_enum(b_reader, b_cursor, &golden_formats_level_type, &b_bean->by_name);
                b_bean->has_by_name = true;
            } else {
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_formats_formats[9], 9,
                                                b_bean, &golden_formats_formats_type, b_seen);
            }
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 9);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 10, ",\"prices\":")) {
                goto b_at_prices;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 10:
            b_cursor = b_reader->cursor;
        b_at_prices:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->prices,
                                           &b_accessors_golden_formats_formats[10].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 10);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 11, ",\"ratio\":")) {
                goto b_at_ratio;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 11:
            b_cursor = b_reader->cursor;
        b_at_ratio:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_formats_formats[11], 11,
                                            b_bean, &golden_formats_formats_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 11);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 12, ",\"t\303\252te\":")) {
                goto b_at_head;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 12:
            b_cursor = b_reader->cursor;
        b_at_head:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->head,
                                           &b_accessors_golden_formats_formats[12].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 12);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 13, ",\"totals\":")) {
                goto b_at_totals;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 13:
            b_cursor = b_reader->cursor;
        b_at_totals:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->totals,
                                           &b_accessors_golden_formats_formats[13].value);
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

static char *b_write_golden_formats_formats(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_formats_formats *const b_bean = (const golden_formats_formats *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 15);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"payload\":");
    if (b_bean->payload.data != NULL) {
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->payload,
                                        &b_accessors_golden_formats_formats[0].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_formats_formats_type, 0);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 13);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"maybe\":");
    if (b_bean->maybe.data != NULL) {
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->maybe,
                                        &b_accessors_golden_formats_formats[1].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_formats_formats_type, 1);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 13);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"token\":");
    if (b_bean->token.data != NULL) {
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->token,
                                        &b_accessors_golden_formats_formats[2].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_formats_formats_type, 2);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"magic\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->magic,
                                    &b_accessors_golden_formats_formats[3].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_formats_formats_type, 3);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"total\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->total,
                                    &b_accessors_golden_formats_formats[4].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_formats_formats_type, 4);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    if (b_bean->serial.data != NULL && b_bean->serial.size != 0) {
        BEAN_GEN_TEXT(b_cursor, ",\"serial\":");
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->serial,
                                        &b_accessors_golden_formats_formats[5].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_formats_formats_type, 5);
        }
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"count\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->count,
                                    &b_accessors_golden_formats_formats[6].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_formats_formats_type, 6);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 49);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"bare\":");
    b_cursor = bean_gen_put_uint64(b_cursor, b_bean->bare);
    BEAN_GEN_TEXT(b_cursor, ",\"level\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->level,
                                    &b_accessors_golden_formats_formats[8].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_formats_formats_type, 8);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 38);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"by_name\":");
    if (b_bean->has_by_name) {
        b_cursor = bean_gen_put_enum(b_writer, b_cursor, &golden_formats_level_type, &b_bean->by_name);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_formats_formats_type, 9);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    BEAN_GEN_TEXT(b_cursor, ",\"prices\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->prices,
                                    &b_accessors_golden_formats_formats[10].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_formats_formats_type, 10);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 13);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"ratio\":");
    if (b_bean->has_ratio) {
        b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->ratio,
                                        &b_accessors_golden_formats_formats[11].value);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_formats_formats_type, 11);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"t\303\252te\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->head,
                                    &b_accessors_golden_formats_formats[12].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_formats_formats_type, 12);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"totals\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->totals,
                                    &b_accessors_golden_formats_formats[13].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_formats_formats_type, 13);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_formats_formats_type = {
    .name = "golden.formats.Formats",
    .accessors = b_accessors_golden_formats_formats,
    .keys = &b_keys_golden_formats_formats,
    .read = b_read_golden_formats_formats,
    .write = b_write_golden_formats_formats,
    .count = 14,
    .size = sizeof(golden_formats_formats),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_formats_formats = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_formats_formats), .detail = &golden_formats_formats_type};
static const bean_gen_value b_value_list_golden_formats_formats = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_formats_formats_list), .detail = &b_value_golden_formats_formats};

void golden_formats_formats_init(golden_formats_formats *out)
{
    bean_gen_init(&golden_formats_formats_type, out);
}

void golden_formats_formats_clear(golden_formats_formats *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_formats_formats_copy(golden_formats_formats *out,
    const golden_formats_formats *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_formats_formats, out, in, arena);
}

bool golden_formats_formats_equal(const golden_formats_formats *left,
    const golden_formats_formats *right)
{
    return bean_gen_equal(&b_value_golden_formats_formats, left, right);
}

bean_status golden_formats_formats_validate(const golden_formats_formats *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_formats_formats, in, error);
}

bean_status golden_formats_formats_read(golden_formats_formats *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_formats_formats, out, json, size, arena, NULL,
        error);
}

bean_status golden_formats_formats_read_with(golden_formats_formats *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_formats_formats, out, json, size, arena, options,
        error);
}

bean_status golden_formats_formats_read_file(golden_formats_formats *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_formats_formats, out, path, arena, error);
}

bean_status golden_formats_formats_merge(golden_formats_formats *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_formats_formats, target, json, size, arena, error);
}

bean_status golden_formats_formats_write(const golden_formats_formats *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_formats_formats, in, out, NULL, NULL);
}

bean_status golden_formats_formats_write_with(const golden_formats_formats *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_formats_formats, in, out, options, error);
}

bean_status golden_formats_formats_write_to(const golden_formats_formats *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_formats_formats, in, to, room, needed, NULL);
}

bean_status golden_formats_formats_size(const golden_formats_formats *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_formats_formats, in, size);
}

bean_status golden_formats_formats_write_file(const golden_formats_formats *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_formats_formats, in, path, error);
}

bean_status golden_formats_formats_list_read(golden_formats_formats_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_formats_formats, out, json, size, arena,
        NULL, error);
}

bean_status golden_formats_formats_list_read_with(golden_formats_formats_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_formats_formats, out, json, size, arena,
        options, error);
}

bean_status golden_formats_formats_list_write(const golden_formats_formats_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_formats_formats, in, out, NULL, NULL);
}

bean_status golden_formats_formats_list_write_with(const golden_formats_formats_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_formats_formats, in, out, options, error);
}

bean_status golden_formats_formats_list_size(const golden_formats_formats_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_formats_formats, in, size);
}

const char *golden_formats_level_name(golden_formats_level value)
{
    return bean_gen_enum_name(&golden_formats_level_type, (int64_t)value);
}

bool golden_formats_level_from_name(const char *name, size_t size, golden_formats_level *value)
{
    int64_t b_value;
    if (!bean_gen_enum_from_name(&golden_formats_level_type, name, size, &b_value)) {
        return false;
    }
    *value = (golden_formats_level)b_value;
    return true;
}

const bean_type *const golden_formats_formats_gen_types[] = {
    &golden_formats_formats_type,
    NULL,
};

