/*
 * Writing by description: every kind and null form, inclusion rules of properties, of items and of
 * entries, depth, and what failures say about where they are.
 */
#include <math.h>
#include <stdlib.h>

#include "internal.h"
#include "internal_write.h"
#include "write_fixture.h"

static void expect_text(const bean_gen_value *value, const void *in, const char *expected)
{
    char *text = fixture_write(value, in, NULL);
    ck_assert_str_eq(text, expected);
    free(text);
}

START_TEST(test_every_kind)
{
    fixture_all zero;
    memset(&zero, 0, sizeof zero);
    expect_text(&fixture_all_value, fixture_full(), fixture_full_text);
    expect_text(&fixture_all_value, &zero, fixture_zero_text);
}
END_TEST

START_TEST(test_bool_that_is_neither)
{
    /* Memory that no C program may make a bool of: still one of the two, nothing out of bounds. */
    static const bean_gen_value kind = {.kind = BEAN_GEN_BOOL, .size = 1};
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned char memory = (unsigned char)byte;
        expect_text(&kind, &memory, byte == 0 ? "false" : "true");
    }
}
END_TEST

/* ---- inclusion of properties --------------------------------------------------------------------- */

enum { NONE = -1 };

/* One property of one kind, and values of it that are zero, empty, default, null and ordinary. */
struct member {
    char value[sizeof(bean_str)] BEAN_ALIGNED(16);
    unsigned char has;
};

struct example {
    const char *what;
    bean_gen_value value;
    const void *default_value;
    const void *member; /* the C value */
    bool has;
    /* The first rule from which on it is left out, or NONE; and whether NON_DEFAULT does. */
    int dropped_from;
    bool dropped_as_default;
};

#define SCALAR(kind_, size_)                                                                       \
    {                                                                                              \
        .kind = (kind_), .size = (size_), .has_offset = (uint32_t)offsetof(struct member, has)     \
    }
#define FLAGGED(kind_, size_)                                                                      \
    {                                                                                              \
        .kind = (kind_), .size = (size_), .null_form = BEAN_GEN_NULL_FLAG,                         \
        .has_offset = (uint32_t)offsetof(struct member, has)                                       \
    }
#define WITH_DATA(kind_, detail_)                                                                  \
    {                                                                                              \
        .kind = (kind_), .size = sizeof(bean_str), .null_form = BEAN_GEN_NULL_DATA,                \
        .detail = (detail_)                                                                        \
    }
#define NEVER_NULL(kind_, detail_)                                                                 \
    {                                                                                              \
        .kind = (kind_), .size = sizeof(bean_str), .detail = (detail_)                             \
    }

static const bean_gen_value int_item = {.kind = BEAN_GEN_INT32, .size = 4};
static const int32_t zero32 = 0, seven32 = 7;
static const int64_t zero64 = 0, high64 = INT64_C(1) << 40;
static const double zero_float = 0.0, minus_zero = -0.0, half = 0.5;
static const float zero_float32 = 0.0f, minus_zero32 = -0.0f;
static const uint8_t no = 0, yes = 1, red = FIXTURE_RED, green = FIXTURE_GREEN;
static const bean_str null_text = {NULL, 0}, empty_text = {"", 0}, x_text = {"x", 1},
                      other_x = {"xy", 1};
static int32_t items[] = {1};
static const bean_int32_list null_list = {NULL, 0}, empty_list = {items, 0}, full_list = {items, 1};
static fixture_note note;
static fixture_note *const null_pointer = NULL, *const note_pointer = &note;
static const bean_gen_value map_value = {.kind = BEAN_GEN_MAP,
                                         .size = sizeof(bean_int32_map),
                                         .entry_size = sizeof(bean_int32_map_entry),
                                         .entry_value_offset =
                                             (uint16_t)offsetof(bean_int32_map_entry, value),
                                         .detail = &int_item};
static const bean_gen_value color_value = {
    .kind = BEAN_GEN_ENUM, .size = 1, .detail = &fixture_color_type};
static const bean_gen_value pointer_value = {.kind = BEAN_GEN_BEAN,
                                             .size = sizeof(void *),
                                             .null_form = BEAN_GEN_NULL_POINTER,
                                             .detail = &fixture_note_type};
static bean_int32_map_entry entries[] = {{{"k", 1}, 1}};
static const bean_int32_map empty_map = {NULL, 0}, full_map = {entries, 1};

/* Placeholders for descriptions that are too long for the table. */
#define AS_ENUM SCALAR(0, 0)
#define AS_MAP SCALAR(1, 0)
#define AS_POINTER SCALAR(2, 0)

/* clang-format off */
static const struct example examples[] = {
    {"false", SCALAR(BEAN_GEN_BOOL, 1), NULL, &no, 0, BEAN_GEN_NON_ZERO, true},
    {"true", SCALAR(BEAN_GEN_BOOL, 1), NULL, &yes, 0, NONE, false},
    {"true as default", SCALAR(BEAN_GEN_BOOL, 1), &yes, &yes, 0, NONE, true},
    {"false, default true", SCALAR(BEAN_GEN_BOOL, 1), &yes, &no, 0, BEAN_GEN_NON_ZERO, false},
    {"0", SCALAR(BEAN_GEN_INT32, 4), NULL, &zero32, 0, BEAN_GEN_NON_ZERO, true},
    {"7", SCALAR(BEAN_GEN_INT32, 4), NULL, &seven32, 0, NONE, false},
    {"7 as default", SCALAR(BEAN_GEN_INT32, 4), &seven32, &seven32, 0, NONE, true},
    {"0, default 7", SCALAR(BEAN_GEN_INT32, 4), &seven32, &zero32, 0, BEAN_GEN_NON_ZERO, false},
    {"64-bit 0", SCALAR(BEAN_GEN_INT64, 8), NULL, &zero64, 0, BEAN_GEN_NON_ZERO, true},
    {"only high bits", SCALAR(BEAN_GEN_UINT64, 8), NULL, &high64, 0, NONE, false},
    {"0.0", SCALAR(BEAN_GEN_FLOAT64, 8), NULL, &zero_float, 0, BEAN_GEN_NON_ZERO, true},
    {"-0.0", SCALAR(BEAN_GEN_FLOAT64, 8), NULL, &minus_zero, 0, NONE, false},
    {"-0.0, default 0.0", SCALAR(BEAN_GEN_FLOAT64, 8), &zero_float, &minus_zero, 0, NONE, false},
    {"-0.0 as default", SCALAR(BEAN_GEN_FLOAT64, 8), &minus_zero, &minus_zero, 0, NONE, true},
    {"0.5 as default", SCALAR(BEAN_GEN_FLOAT64, 8), &half, &half, 0, NONE, true},
    {"0.0 of 32 bits", SCALAR(BEAN_GEN_FLOAT32, 4), NULL, &zero_float32, 0, BEAN_GEN_NON_ZERO, true},
    {"-0.0 of 32 bits", SCALAR(BEAN_GEN_FLOAT32, 4), NULL, &minus_zero32, 0, NONE, false},
    {"enum 0", AS_ENUM, NULL, &red, 0, BEAN_GEN_NON_ZERO, true},
    {"enum 5", AS_ENUM, NULL, &green, 0, NONE, false},
    {"enum 5 as default", AS_ENUM, &green, &green, 0, NONE, true},
    {"flagged null", FLAGGED(BEAN_GEN_INT32, 4), NULL, &seven32, 0, BEAN_GEN_NON_NULL, true},
    {"flagged 0", FLAGGED(BEAN_GEN_INT32, 4), NULL, &zero32, 1, BEAN_GEN_NON_ZERO, true},
    {"flagged 7", FLAGGED(BEAN_GEN_INT32, 4), NULL, &seven32, 1, NONE, false},
    {"flagged 7 as default", FLAGGED(BEAN_GEN_INT32, 4), &seven32, &seven32, 1, NONE, true},
    {"null, default 7", FLAGGED(BEAN_GEN_INT32, 4), &seven32, &seven32, 0, BEAN_GEN_NON_NULL, false},
    {"null string", WITH_DATA(BEAN_GEN_STRING, NULL), NULL, &null_text, 0, BEAN_GEN_NON_NULL, true},
    {"empty string?", WITH_DATA(BEAN_GEN_STRING, NULL), NULL, &empty_text, 0, BEAN_GEN_NON_EMPTY, true},
    {"null string, default x", WITH_DATA(BEAN_GEN_STRING, NULL), &x_text, &null_text, 0, BEAN_GEN_NON_NULL, false},
    {"x as default", WITH_DATA(BEAN_GEN_STRING, NULL), &x_text, &other_x, 0, NONE, true},
    {"zeroed string", NEVER_NULL(BEAN_GEN_STRING, NULL), NULL, &null_text, 0, BEAN_GEN_NON_EMPTY, true},
    {"empty string", NEVER_NULL(BEAN_GEN_STRING, NULL), NULL, &empty_text, 0, BEAN_GEN_NON_EMPTY, true},
    {"zeroed string, default empty", NEVER_NULL(BEAN_GEN_STRING, NULL), &empty_text, &null_text, 0, BEAN_GEN_NON_EMPTY, true},
    {"string", NEVER_NULL(BEAN_GEN_STRING, NULL), NULL, &x_text, 0, NONE, false},
    {"null list", WITH_DATA(BEAN_GEN_LIST, &int_item), NULL, &null_list, 0, BEAN_GEN_NON_NULL, true},
    {"empty list?", WITH_DATA(BEAN_GEN_LIST, &int_item), NULL, &empty_list, 0, BEAN_GEN_NON_EMPTY, true},
    {"empty list? as default", WITH_DATA(BEAN_GEN_LIST, &int_item), &empty_list, &empty_list, 0, BEAN_GEN_NON_EMPTY, true},
    {"null list, default empty", WITH_DATA(BEAN_GEN_LIST, &int_item), &empty_list, &null_list, 0, BEAN_GEN_NON_NULL, false},
    {"zeroed list", NEVER_NULL(BEAN_GEN_LIST, &int_item), NULL, &null_list, 0, BEAN_GEN_NON_EMPTY, true},
    {"list", NEVER_NULL(BEAN_GEN_LIST, &int_item), NULL, &full_list, 0, NONE, false},
    {"empty map", AS_MAP, NULL, &empty_map, 0, BEAN_GEN_NON_EMPTY, true},
    {"map", AS_MAP, NULL, &full_map, 0, NONE, false},
    {"null bean", AS_POINTER, NULL, &null_pointer, 0, BEAN_GEN_NON_NULL, true},
    {"bean of zeros", AS_POINTER, NULL, &note_pointer, 0, NONE, false},
};
/* clang-format on */

static bean_gen_value value_of(const struct example *example)
{
    if (example->value.size != 0) {
        return example->value;
    }
    return example->value.kind == 0   ? color_value
           : example->value.kind == 1 ? map_value
                                      : pointer_value;
}

START_TEST(test_inclusion_of_properties)
{
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        const struct example *example = &examples[i];
        bean_accessor accessor;
        struct member member;
        memset(&accessor, 0, sizeof accessor);
        accessor.value = value_of(example);
        accessor.default_value = example->default_value;
        memset(&member, 0, sizeof member);
        memcpy(member.value, example->member, accessor.value.size);
        member.has = example->has;
        for (int rule = BEAN_GEN_ALWAYS; rule <= BEAN_GEN_NON_DEFAULT; rule++) {
            bool expected = rule == BEAN_GEN_NON_DEFAULT
                                ? example->dropped_as_default
                                : example->dropped_from != NONE && rule >= example->dropped_from;
            accessor.value.include = (uint8_t)rule;
            ck_assert_msg(bean_gen_omitted(&accessor, &member) == expected, "%s, rule %d",
                          example->what, rule);
        }
    }
}
END_TEST

/* ---- commas ------------------------------------------------------------------------------------- */

START_TEST(test_commas_for_every_subset)
{
    /* Six properties, of which any may be left out. */
    enum { COUNT = 6 };
    static const char *const keys[COUNT] = {
        ",\"a\":", ",\"b\":", ",\"c\":", ",\"d\":", ",\"e\":", ",\"f\":"};
    bean_accessor accessors[COUNT];
    bean_type type = fixture_note_type;
    bean_gen_value value = fixture_note_value;
    memset(accessors, 0, sizeof accessors);
    for (unsigned i = 0; i < COUNT; i++) {
        accessors[i].value.kind = BEAN_GEN_INT32;
        accessors[i].value.include = BEAN_GEN_NON_ZERO;
        accessors[i].key = keys[i];
        accessors[i].key_size = 5;
        accessors[i].offset = i * 4;
    }
    type.accessors = accessors;
    type.count = COUNT;
    value.detail = &type;
    for (unsigned subset = 0; subset < 1u << COUNT; subset++) {
        int32_t bean[COUNT];
        char expected[100] = "{";
        char *at = expected + 1;
        for (unsigned i = 0; i < COUNT; i++) {
            bean[i] = (int32_t)(subset >> i & 1u);
            if (bean[i] != 0) {
                at += sprintf(at, "%s\"%c\":1", at == expected + 1 ? "" : ",", 'a' + (int)i);
            }
        }
        (void)sprintf(at, "}");
        expect_text(&value, bean, expected);
    }
}
END_TEST

START_TEST(test_key_longer_than_any_room)
{
    enum { SIZE = 60000 };
    static char key[SIZE + 1];
    static char expected[SIZE + 20];
    bean_accessor accessor;
    bean_type type = fixture_note_type;
    bean_gen_value value = fixture_note_value;
    int32_t bean = 5;
    memset(key, 'k', SIZE);
    memcpy(key, ",\"", 2);
    memcpy(key + SIZE - 2, "\":", 2);
    memset(&accessor, 0, sizeof accessor);
    accessor.value = int_item;
    accessor.key = key;
    accessor.key_size = SIZE;
    type.accessors = &accessor;
    type.count = 1;
    value.detail = &type;
    (void)sprintf(expected, "{%s5}", key + 1);
    expect_text(&value, &bean, expected);
}
END_TEST

/* ---- content ------------------------------------------------------------------------------------ */

static bean_gen_value with_include(bean_gen_value value, bean_gen_include include)
{
    value.include = (uint8_t)include;
    return value;
}

START_TEST(test_content_of_lists)
{
    bean_optional_int32 optionals[] = {{1, false}, {0, true}, {2, true}, {3, false}};
    bean_gen_sequence list = {optionals, 4};
    bean_gen_value item = {.kind = BEAN_GEN_INT32,
                           .null_form = BEAN_GEN_NULL_FLAG,
                           .size = sizeof(bean_optional_int32),
                           .has_offset = (uint32_t)offsetof(bean_optional_int32, has)};
    bean_gen_value value = {.kind = BEAN_GEN_LIST, .size = sizeof list};
    bean_accessor accessor;
    value.detail = &item;
    expect_text(&value, &list, "[null,0,2,null]");
    item.include = BEAN_GEN_NON_NULL;
    expect_text(&value, &list, "[0,2]");
    item.include = BEAN_GEN_NON_EMPTY;
    expect_text(&value, &list, "[0,2]");
    item.include = BEAN_GEN_NON_ZERO;
    expect_text(&value, &list, "[2]");
    item.include = BEAN_GEN_NON_DEFAULT; /* items have no default */
    expect_text(&value, &list, "[2]");
    list.count = 2;
    expect_text(&value, &list, "[]");
    /* What is dropped does not make the list empty. */
    memset(&accessor, 0, sizeof accessor);
    accessor.value = with_include(value, BEAN_GEN_NON_EMPTY);
    ck_assert(!bean_gen_omitted(&accessor, &list));
}
END_TEST

START_TEST(test_content_of_maps)
{
    bean_string_map_entry strings[] = {{{"a", 1}, {NULL, 0}},
                                       {{"b", 1}, {"", 0}},
                                       {{"", 0}, {"x", 1}},
                                       {{NULL, 0}, {"y", 1}},
                                       {{"\"", 1}, {NULL, 0}}};
    bean_string_map map = {strings, 5};
    bean_gen_value item = {
        .kind = BEAN_GEN_STRING, .null_form = BEAN_GEN_NULL_DATA, .size = sizeof(bean_str)};
    bean_gen_value value = {.kind = BEAN_GEN_MAP,
                            .size = sizeof map,
                            .entry_size = sizeof *strings,
                            .entry_value_offset = (uint16_t)offsetof(bean_string_map_entry, value)};
    bean_accessor accessor;
    value.detail = &item;
    expect_text(&value, &map, "{\"a\":null,\"b\":\"\",\"\":\"x\",\"\":\"y\",\"\\\"\":null}");
    item.include = BEAN_GEN_NON_NULL;
    expect_text(&value, &map, "{\"b\":\"\",\"\":\"x\",\"\":\"y\"}");
    item.include = BEAN_GEN_NON_EMPTY;
    expect_text(&value, &map, "{\"\":\"x\",\"\":\"y\"}");
    map.count = 2;
    expect_text(&value, &map, "{}");
    memset(&accessor, 0, sizeof accessor);
    accessor.value = with_include(value, BEAN_GEN_NON_EMPTY);
    ck_assert(!bean_gen_omitted(&accessor, &map));
    map.count = 0;
    ck_assert(bean_gen_omitted(&accessor, &map));
}
END_TEST

/* ---- shape `property` ---------------------------------------------------------------------------- */

static char *write_text(bean_gen_writer *writer, char *cursor, const void *bean)
{
    cursor = bean_gen_write_member(writer, cursor, &fixture_note_type.accessors[0], bean,
                                   &fixture_note_type, 0);
    return cursor != NULL ? cursor : bean_gen_write_failed(writer, &fixture_note_type, 0);
}

static char *write_rank(bean_gen_writer *writer, char *cursor, const void *bean)
{
    cursor = bean_gen_room(writer, cursor, 8 + 32);
    if (cursor == NULL) {
        return NULL;
    }
    BEAN_GEN_MEMBER(cursor, ",\"rank\":");
    return bean_gen_put_int32(cursor, ((const fixture_note *)bean)->rank);
}

START_TEST(test_property_shape)
{
    static const bean_gen_property_code code[] = {{NULL, write_text}, {NULL, write_rank}};
    static const bean_gen_property_code backwards[] = {{NULL, write_rank}, {NULL, write_text}};
    fixture_note in = {{"t\xff", 2}, -3};
    bean_type type = fixture_note_type;
    bean_gen_value value = fixture_note_value;
    bean_write_options options;
    bean_buffer out;
    bean_error error;
    type.write = bean_gen_write_properties;
    type.code = code;
    value.detail = &type;
    expect_text(&value, &in, "{\"text\":\"t\xff\",\"rank\":-3}");
    type.code = backwards;
    expect_text(&value, &in, "{\"rank\":-3,\"text\":\"t\xff\"}");
    memset(&options, 0, sizeof options);
    options.check = true;
    bean_buffer_init(&out, NULL);
    ck_assert_int_eq(bean_gen_write_document(&value, &in, &out, &options, &error), BEAN_ERROR_UTF8);
    ck_assert_str_eq(error.pointer, "/text");
    ck_assert_str_eq(error.bean, "fixture.Note");
    ck_assert_str_eq(error.property, "text");
    bean_buffer_free(&out);
}
END_TEST

/* ---- failures ------------------------------------------------------------------------------------ */

static void expect_failure(const fixture_all *in, bool check, bean_status code, const char *pointer,
                           const char *bean, const char *property)
{
    bean_write_options options;
    bean_buffer out;
    bean_error error;
    memset(&options, 0, sizeof options);
    options.check = check;
    bean_buffer_init(&out, NULL);
    ck_assert_int_eq(bean_gen_write_document(&fixture_all_value, in, &out, &options, &error), code);
    ck_assert_int_eq(error.code, code);
    ck_assert_str_eq(error.text, bean_status_text(code));
    ck_assert_str_eq(error.pointer, pointer);
    ck_assert_str_eq(error.bean, bean);
    ck_assert_str_eq(error.property, property);
    ck_assert_uint_eq(error.line, 0);
    ck_assert_uint_eq(out.size, 0);
    bean_buffer_free(&out);
}

START_TEST(test_failures_say_where)
{
    fixture_all bad = *fixture_full();
    fixture_all inner = *fixture_full();
    fixture_note bad_note = {{"\x80", 1}, 0};
    fixture_note good_note = {{"x", 1}, 0};
    fixture_note *pointers[] = {&good_note, NULL, &bad_note};
    bean_str tags[] = {{"ok", 2}, {"\xc3", 1}};
    fixture_note_map_entry map[] = {{{"a/b~c", 5}, &bad_note}};
    bean_int32_map_entry counts[] = {{{"\xfe", 1}, 1}};

    bad.color = 17;
    expect_failure(&bad, false, BEAN_ERROR_ENUM, "/color", "fixture.All", "color");
    bad.color = 0;
    bad.float64 = (double)NAN;
    expect_failure(&bad, false, BEAN_ERROR_NONFINITE, "/float64", "fixture.All", "float64");
    bad.float64 = 0;
    bad.note = bad_note;
    expect_failure(&bad, true, BEAN_ERROR_UTF8, "/note/text", "fixture.Note", "text");
    bad.note = good_note;
    bad.maybe_note = &bad_note;
    expect_failure(&bad, true, BEAN_ERROR_UTF8, "/maybeNote/text", "fixture.Note", "text");
    bad.maybe_note = NULL;
    bad.tags.items = tags;
    bad.tags.count = 2;
    expect_failure(&bad, true, BEAN_ERROR_UTF8, "/tags/1", "fixture.All", "tags");
    bad.tags.count = 1;
    bad.pointers.items = pointers;
    bad.pointers.count = 3;
    expect_failure(&bad, true, BEAN_ERROR_UTF8, "/pointers/2/text", "fixture.Note", "text");
    bad.pointers.count = 2;
    bad.note_map.items = map;
    bad.note_map.count = 1;
    expect_failure(&bad, true, BEAN_ERROR_UTF8, "/noteMap/a~1b~0c/text", "fixture.Note", "text");
    bad.note_map.count = 0;
    bad.next = &inner;
    inner.float32 = (float)-INFINITY;
    inner.next = NULL;
    expect_failure(&bad, false, BEAN_ERROR_NONFINITE, "/next/float32", "fixture.All", "float32");
    inner.float32 = 0;
    inner.counts.items = counts;
    inner.counts.count = 1;
    {
        bean_write_options options;
        bean_buffer out;
        bean_error error;
        memset(&options, 0, sizeof options);
        options.check = true;
        bean_buffer_init(&out, NULL);
        ck_assert_int_eq(bean_gen_write_document(&fixture_all_value, &bad, &out, &options, &error),
                         BEAN_ERROR_UTF8);
        ck_assert_str_eq(error.pointer, "/next/counts/\xef\xbf\xbd");
        bean_buffer_free(&out);
    }
}
END_TEST

/* ---- depth --------------------------------------------------------------------------------------- */

/* A chain of `levels` beans. */
static fixture_all *make_chain(size_t levels)
{
    fixture_all *chain = (fixture_all *)calloc(levels, sizeof *chain);
    ck_assert_ptr_nonnull(chain);
    for (size_t i = 0; i + 1 < levels; i++) {
        chain[i].next = &chain[i + 1];
    }
    return chain;
}

static bean_status write_chain(size_t levels, uint32_t depth, bean_error *error)
{
    fixture_all *chain = make_chain(levels);
    bean_write_options options;
    bean_buffer out;
    bean_status status;
    memset(&options, 0, sizeof options);
    options.depth = depth;
    bean_buffer_init(&out, NULL);
    status = bean_gen_write_document(&fixture_all_value, chain, &out, &options, error);
    bean_buffer_free(&out);
    free(chain);
    return status;
}

START_TEST(test_depth)
{
    bean_error error;
    /* The innermost bean of the chain has a note and lists one level below it. */
    ck_assert_int_eq(write_chain(511, 0, &error), BEAN_OK);
    ck_assert_int_eq(write_chain(512, 0, &error), BEAN_ERROR_DEPTH);
    ck_assert_str_eq(error.detail, "512 levels");
    ck_assert_ptr_nonnull(strstr(error.pointer, "/next/next/next"));
    ck_assert_str_eq(error.property, "note");
    ck_assert_int_eq(write_chain(1, 1, &error), BEAN_ERROR_DEPTH);
    ck_assert_str_eq(error.pointer, "/note");
    ck_assert_str_eq(error.detail, "1 levels");
    ck_assert_int_eq(write_chain(1, 2, &error), BEAN_OK);
    ck_assert_int_eq(write_chain(2, 2, &error), BEAN_ERROR_DEPTH);
    ck_assert_str_eq(error.pointer, "/next/note");
    ck_assert_int_eq(write_chain(5000, 5001, &error), BEAN_OK);
    ck_assert_int_eq(write_chain(5000, 5000, &error), BEAN_ERROR_DEPTH);
}
END_TEST

START_TEST(test_cycle_ends)
{
    fixture_all ring;
    bean_buffer out;
    bean_error error;
    memset(&ring, 0, sizeof ring);
    ring.next = &ring;
    bean_buffer_init(&out, NULL);
    ck_assert_int_eq(bean_gen_write_document(&fixture_all_value, &ring, &out, NULL, &error),
                     BEAN_ERROR_DEPTH);
    ck_assert_uint_eq(out.size, 0);
    bean_buffer_free(&out);
}
END_TEST

START_TEST(test_depth_of_lists_and_maps)
{
    static const bean_gen_value list = {
        .kind = BEAN_GEN_LIST, .size = sizeof(bean_gen_sequence), .detail = &int_item};
    static const bean_gen_value grid = {
        .kind = BEAN_GEN_LIST, .size = sizeof(bean_gen_sequence), .detail = &list};
    bean_int32_list row = {items, 1};
    bean_gen_sequence rows = {&row, 1};
    bean_write_options options;
    bean_buffer out;
    bean_error error;
    memset(&options, 0, sizeof options);
    bean_buffer_init(&out, NULL);
    options.depth = 1;
    ck_assert_int_eq(bean_gen_write_document(&list, &row, &out, &options, &error), BEAN_OK);
    ck_assert_int_eq(bean_gen_write_document(&map_value, &full_map, &out, &options, &error),
                     BEAN_OK);
    ck_assert_int_eq(bean_gen_write_document(&grid, &rows, &out, &options, &error),
                     BEAN_ERROR_DEPTH);
    ck_assert_str_eq(error.pointer, "/0");
    options.depth = 2;
    ck_assert_int_eq(bean_gen_write_document(&grid, &rows, &out, &options, &error), BEAN_OK);
    bean_buffer_free(&out);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("driver_write");
    TCase *cases = tcase_create("all");
    SRunner *runner = srunner_create(suite);
    tcase_set_timeout(cases, 60);
    tcase_add_test(cases, test_every_kind);
    tcase_add_test(cases, test_bool_that_is_neither);
    tcase_add_test(cases, test_inclusion_of_properties);
    tcase_add_test(cases, test_commas_for_every_subset);
    tcase_add_test(cases, test_key_longer_than_any_room);
    tcase_add_test(cases, test_content_of_lists);
    tcase_add_test(cases, test_content_of_maps);
    tcase_add_test(cases, test_property_shape);
    tcase_add_test(cases, test_failures_say_where);
    tcase_add_test(cases, test_depth);
    tcase_add_test(cases, test_cycle_ends);
    tcase_add_test(cases, test_depth_of_lists_and_maps);
    suite_add_tcase(suite, cases);
    srunner_set_tap(runner, "-");
    srunner_run_all(runner, CK_SILENT);
    srunner_free(runner);
    return 0;
}
