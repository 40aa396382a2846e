#include <stdlib.h>

#include "internal.h"
#include "write_fixture.h"

#define MEMBER_SIZE(type, member) (uint32_t)sizeof(((type *)0)->member)

#define ACCESSOR(type, json, member, kind_, null_form_, has_offset_, include_, detail_)            \
    {                                                                                              \
        .value = {.kind = (kind_),                                                                 \
                  .null_form = (null_form_),                                                       \
                  .include = (include_),                                                           \
                  .size = MEMBER_SIZE(type, member),                                               \
                  .has_offset = (has_offset_),                                                     \
                  .detail = (detail_)},                                                            \
        .key = ",\"" json "\":", .name = json, .offset = (uint32_t)offsetof(type, member),         \
        .key_size = sizeof(json) + 3                                                               \
    }
#define PLAIN(type, json, member, kind)                                                            \
    ACCESSOR(type, json, member, kind, BEAN_GEN_NEVER_NULL, 0, BEAN_GEN_ALWAYS, NULL)

/* ---- note ----------------------------------------------------------------------------------- */

static const bean_accessor note_accessors[] = {
    PLAIN(fixture_note, "text", text, BEAN_GEN_STRING),
    PLAIN(fixture_note, "rank", rank, BEAN_GEN_INT32),
};

const bean_type fixture_note_type = {
    .name = "fixture.Note",
    .accessors = note_accessors,
    .write = bean_gen_write_table,
    .count = 2,
    .size = sizeof(fixture_note),
    .words = 1,
    .write_shape = BEAN_SHAPE_TABLE,
};

const bean_gen_value fixture_note_value = {
    .kind = BEAN_GEN_BEAN,
    .size = sizeof(fixture_note),
    .detail = &fixture_note_type,
};

/* ---- color ---------------------------------------------------------------------------------- */

static const bean_gen_enum_entry color_entries[] = {
    {FIXTURE_RED, "\"red\"" FIXTURE_PADDING, 5, "red"},
    {FIXTURE_GREEN, "\"green\"" FIXTURE_PADDING, 7, "green"},
    {FIXTURE_DARK_BLUE, "\"dark blue\"" FIXTURE_PADDING, 11, "dark blue"},
};

const bean_gen_enum fixture_color_type = {
    .name = "fixture.Color",
    .entries = color_entries,
    .count = 3,
    .default_place = -1,
    .size = 1,
};

/* ---- all ------------------------------------------------------------------------------------ */

static const bean_gen_value int32_item = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)};
static const bean_gen_value string_item = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)};
static const bean_gen_value optional_item = {
    .kind = BEAN_GEN_INT32,
    .null_form = BEAN_GEN_NULL_FLAG,
    .size = sizeof(bean_optional_int32),
    .has_offset = (uint32_t)offsetof(bean_optional_int32, has),
};
static const bean_gen_value note_pointer_item = {
    .kind = BEAN_GEN_BEAN,
    .null_form = BEAN_GEN_NULL_POINTER,
    .size = sizeof(fixture_note *),
    .detail = &fixture_note_type,
};
static const bean_gen_value int32_list_item = {
    .kind = BEAN_GEN_LIST,
    .size = sizeof(bean_int32_list),
    .detail = &int32_item,
};

#define ALL(json, member, kind) PLAIN(fixture_all, json, member, kind)
#define LIST(json, member, null_form, item)                                                        \
    ACCESSOR(fixture_all, json, member, BEAN_GEN_LIST, null_form, 0, BEAN_GEN_ALWAYS, item)
#define HAS(member) (uint32_t)(offsetof(fixture_all, has_##member) - offsetof(fixture_all, member))

static const bean_accessor all_accessors[FIXTURE_PROPERTIES] = {
    ALL("flag", flag, BEAN_GEN_BOOL),
    ALL("int8", int8, BEAN_GEN_INT8),
    ALL("int16", int16, BEAN_GEN_INT16),
    ALL("int32", int32, BEAN_GEN_INT32),
    ALL("int64", int64, BEAN_GEN_INT64),
    ALL("uint8", uint8, BEAN_GEN_UINT8),
    ALL("uint16", uint16, BEAN_GEN_UINT16),
    ALL("uint32", uint32, BEAN_GEN_UINT32),
    ALL("uint64", uint64, BEAN_GEN_UINT64),
    ALL("float32", float32, BEAN_GEN_FLOAT32),
    ALL("float64", float64, BEAN_GEN_FLOAT64),
    ALL("text", text, BEAN_GEN_STRING),
    ACCESSOR(fixture_all, "color", color, BEAN_GEN_ENUM, BEAN_GEN_NEVER_NULL, 0, BEAN_GEN_ALWAYS,
             &fixture_color_type),
    ACCESSOR(fixture_all, "note", note, BEAN_GEN_BEAN, BEAN_GEN_NEVER_NULL, 0, BEAN_GEN_ALWAYS,
             &fixture_note_type),
    ACCESSOR(fixture_all, "maybeInt", maybe_int, BEAN_GEN_INT32, BEAN_GEN_NULL_FLAG, HAS(maybe_int),
             BEAN_GEN_ALWAYS, NULL),
    ACCESSOR(fixture_all, "maybeFloat", maybe_float, BEAN_GEN_FLOAT64, BEAN_GEN_NULL_FLAG,
             HAS(maybe_float), BEAN_GEN_ALWAYS, NULL),
    ACCESSOR(fixture_all, "maybeText", maybe_text, BEAN_GEN_STRING, BEAN_GEN_NULL_DATA, 0,
             BEAN_GEN_ALWAYS, NULL),
    ACCESSOR(fixture_all, "maybeNote", maybe_note, BEAN_GEN_BEAN, BEAN_GEN_NULL_POINTER, 0,
             BEAN_GEN_ALWAYS, &fixture_note_type),
    LIST("maybeTags", maybe_tags, BEAN_GEN_NULL_DATA, &string_item),
    LIST("ints", ints, BEAN_GEN_NEVER_NULL, &int32_item),
    LIST("tags", tags, BEAN_GEN_NEVER_NULL, &string_item),
    LIST("notes", notes, BEAN_GEN_NEVER_NULL, &fixture_note_value),
    LIST("optionals", optionals, BEAN_GEN_NEVER_NULL, &optional_item),
    LIST("pointers", pointers, BEAN_GEN_NEVER_NULL, &note_pointer_item),
    LIST("grid", grid, BEAN_GEN_NEVER_NULL, &int32_list_item),
    {
        .value = {.kind = BEAN_GEN_MAP,
                  .size = sizeof(bean_int32_map),
                  .entry_size = sizeof(bean_int32_map_entry),
                  .entry_value_offset = (uint16_t)offsetof(bean_int32_map_entry, value),
                  .detail = &int32_item},
        .key = ",\"counts\":",
        .name = "counts",
        .offset = (uint32_t)offsetof(fixture_all, counts),
        .key_size = 10,
    },
    {
        .value = {.kind = BEAN_GEN_MAP,
                  .size = sizeof(fixture_note_map),
                  .entry_size = sizeof(fixture_note_map_entry),
                  .entry_value_offset = (uint16_t)offsetof(fixture_note_map_entry, value),
                  .detail = &note_pointer_item},
        .key = ",\"noteMap\":",
        .name = "noteMap",
        .offset = (uint32_t)offsetof(fixture_all, note_map),
        .key_size = 11,
    },
    ACCESSOR(fixture_all, "next", next, BEAN_GEN_BEAN, BEAN_GEN_NULL_POINTER, 0, BEAN_GEN_NON_NULL,
             &fixture_all_type),
};

const bean_type fixture_all_type = {
    .name = "fixture.All",
    .accessors = all_accessors,
    .write = bean_gen_write_table,
    .count = FIXTURE_PROPERTIES,
    .size = sizeof(fixture_all),
    .words = 1,
    .write_shape = BEAN_SHAPE_TABLE,
};

const bean_gen_value fixture_all_value = {
    .kind = BEAN_GEN_BEAN,
    .size = sizeof(fixture_all),
    .detail = &fixture_all_type,
};

/* ---- objects -------------------------------------------------------------------------------- */

static fixture_note one_note = {{"n\n1", 3}, -7};
static bean_str tag_items[] = {{"", 0},
                               {"a longer tag that no longer fits into the short head", 52}};
static int32_t int_items[] = {0, -1, 2147483647, INT32_MIN};
static fixture_note note_items[] = {{{"x", 1}, 1}, {{"\xc3\xa4", 2}, 10000}};
static bean_optional_int32 optional_items[] = {{3, true}, {4, false}};
static fixture_note *pointer_items[] = {NULL, &one_note};
static bean_int32_list grid_items[] = {{NULL, 0}, {int_items, 2}};
static bean_int32_map_entry count_entries[] = {{{"", 0}, 1}, {{"k\"", 2}, 2}};
static fixture_note_map_entry map_entries[] = {{{"p", 1}, &one_note}, {{"q", 1}, NULL}};

static fixture_all zero_bean;
static fixture_all full_bean = {
    .flag = true,
    .int8 = -128,
    .int16 = 32767,
    .int32 = -12345,
    .int64 = INT64_MIN,
    .uint8 = 255,
    .uint16 = 65535,
    .uint32 = UINT32_MAX,
    .uint64 = UINT64_MAX,
    .float32 = 0.1f,
    .float64 = -1.5e-300,
    .text = {"Ada \"the\" Countess of Lovelace\t\x01", 32},
    .color = FIXTURE_DARK_BLUE,
    .note = {{"inner", 5}, 42},
    .maybe_int = 9,
    .has_maybe_int = true,
    .maybe_float = 2,
    .has_maybe_float = true,
    .maybe_text = {"", 0},
    .maybe_note = &one_note,
    .maybe_tags = {tag_items, 0},
    .ints = {int_items, 4},
    .tags = {tag_items, 2},
    .notes = {note_items, 2},
    .optionals = {optional_items, 2},
    .pointers = {pointer_items, 2},
    .grid = {grid_items, 2},
    .counts = {count_entries, 2},
    .note_map = {map_entries, 2},
    .next = &zero_bean,
};

const fixture_all *fixture_full(void)
{
    return &full_bean;
}

#define ZERO_TEXT                                                                                  \
    "{\"flag\":false,\"int8\":0,\"int16\":0,\"int32\":0,\"int64\":0,\"uint8\":0,\"uint16\":0,"     \
    "\"uint32\":0,\"uint64\":0,\"float32\":0.0,\"float64\":0.0,\"text\":\"\",\"color\":\"red\","   \
    "\"note\":{\"text\":\"\",\"rank\":0},\"maybeInt\":null,\"maybeFloat\":null,"                   \
    "\"maybeText\":null,\"maybeNote\":null,\"maybeTags\":null,\"ints\":[],\"tags\":[],"            \
    "\"notes\":[],\"optionals\":[],\"pointers\":[],\"grid\":[],\"counts\":{},\"noteMap\":{}}"

const char fixture_zero_text[] = ZERO_TEXT;
const char fixture_full_text[] =
    "{\"flag\":true,\"int8\":-128,\"int16\":32767,\"int32\":-12345,"
    "\"int64\":-9223372036854775808,\"uint8\":255,\"uint16\":65535,\"uint32\":4294967295,"
    "\"uint64\":18446744073709551615,\"float32\":0.1,\"float64\":-1.5e-300,"
    "\"text\":\"Ada \\\"the\\\" Countess of Lovelace\\t\\u0001\",\"color\":\"dark blue\","
    "\"note\":{\"text\":\"inner\",\"rank\":42},\"maybeInt\":9,\"maybeFloat\":2.0,"
    "\"maybeText\":\"\",\"maybeNote\":{\"text\":\"n\\n1\",\"rank\":-7},\"maybeTags\":[],"
    "\"ints\":[0,-1,2147483647,-2147483648],"
    "\"tags\":[\"\",\"a longer tag that no longer fits into the short head\"],"
    "\"notes\":[{\"text\":\"x\",\"rank\":1},{\"text\":\"\xc3\xa4\",\"rank\":10000}],"
    "\"optionals\":[3,null],\"pointers\":[null,{\"text\":\"n\\n1\",\"rank\":-7}],"
    "\"grid\":[[],[0,-1]],\"counts\":{\"\":1,\"k\\\"\":2},"
    "\"noteMap\":{\"p\":{\"text\":\"n\\n1\",\"rank\":-7},\"q\":null},\"next\":" ZERO_TEXT "}";

/* ---- helpers -------------------------------------------------------------------------------- */

char *fixture_write(const bean_gen_value *value, const void *in, const bean_write_options *options)
{
    bean_buffer out;
    bean_error error;
    bean_status status;
    char *text;
    bean_buffer_init(&out, NULL);
    status = bean_gen_write_document(value, in, &out, options, &error);
    EXPECT(status == BEAN_OK, "%s (%s)", bean_status_text(status), error.pointer);
    text = (char *)malloc(out.size + 1);
    EXPECT(text != NULL, "no memory");
    memcpy(text, out.data, out.size);
    text[out.size] = '\0';
    bean_buffer_free(&out);
    return text;
}

void fixture_make_keys(struct fixture_keys *made, const bean_str *names, const int32_t *indices,
                       uint32_t count)
{
    static const uint32_t none[1] = {0};
    const uint32_t slot_count = sizeof made->slots / sizeof *made->slots;
    bean_gen_keys *keys = &made->keys;
    uint32_t placed = 0;
    memset(keys, 0, sizeof *keys);
    keys->displacements = none;
    keys->slots = made->slots;
    keys->slot_mask = slot_count - 1;
    while (placed < count) {
        keys->seed++;
        for (uint32_t i = 0; i < slot_count; i++) {
            made->slots[i].index = -1;
        }
        for (placed = 0; placed < count; placed++) {
            uint64_t hash = bean_i_key_hash(names[placed].data, names[placed].size, keys->seed);
            bean_gen_key *slot = &made->slots[(uint32_t)(hash >> 32) % slot_count];
            if (slot->index >= 0) {
                break;
            }
            slot->text = names[placed].data;
            slot->size = (uint32_t)names[placed].size;
            slot->index = indices != NULL ? indices[placed] : (int32_t)placed;
        }
    }
}

uint64_t fixture_random(uint64_t *state)
{
    /* SplitMix64 */
    uint64_t value = *state += UINT64_C(0x9E3779B97F4A7C15);
    value = (value ^ value >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    value = (value ^ value >> 27) * UINT64_C(0x94D049BB133111EB);
    return value ^ value >> 31;
}
