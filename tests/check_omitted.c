/*
 * What inclusion rules leave out: properties, items of lists and entries of maps, on values of
 * every kind and null form.
 */
#include <stdlib.h>

#include "internal_write.h"
#include "suites.h"
#include "write_fixture.h"

static void expect_text(const bean_gen_value *value, const void *in, const char *expected)
{
    char *text = fixture_write(value, in, NULL);
    ck_assert_str_eq(text, expected);
    free(text);
}

/* ---- inclusion of properties ---------------------------------------------------------------- */

enum {
    NONE = -1,
    NON_NULL = BEAN_GEN_NON_NULL,
    NON_EMPTY = BEAN_GEN_NON_EMPTY,
    NON_ZERO = BEAN_GEN_NON_ZERO
};

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

#define TEXT NEVER_NULL(BEAN_GEN_STRING, NULL)
#define TEXT_OR_NULL WITH_DATA(BEAN_GEN_STRING, NULL)
#define LIST NEVER_NULL(BEAN_GEN_LIST, &int_item)
#define LIST_OR_NULL WITH_DATA(BEAN_GEN_LIST, &int_item)

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
    {"false", SCALAR(BEAN_GEN_BOOL, 1), NULL, &no, 0, NON_ZERO, true},
    {"true", SCALAR(BEAN_GEN_BOOL, 1), NULL, &yes, 0, NONE, false},
    {"true as default", SCALAR(BEAN_GEN_BOOL, 1), &yes, &yes, 0, NONE, true},
    {"false, default true", SCALAR(BEAN_GEN_BOOL, 1), &yes, &no, 0, NON_ZERO, false},
    {"0", SCALAR(BEAN_GEN_INT32, 4), NULL, &zero32, 0, NON_ZERO, true},
    {"7", SCALAR(BEAN_GEN_INT32, 4), NULL, &seven32, 0, NONE, false},
    {"7 as default", SCALAR(BEAN_GEN_INT32, 4), &seven32, &seven32, 0, NONE, true},
    {"0, default 7", SCALAR(BEAN_GEN_INT32, 4), &seven32, &zero32, 0, NON_ZERO, false},
    {"64-bit 0", SCALAR(BEAN_GEN_INT64, 8), NULL, &zero64, 0, NON_ZERO, true},
    {"only high bits", SCALAR(BEAN_GEN_UINT64, 8), NULL, &high64, 0, NONE, false},
    {"0.0", SCALAR(BEAN_GEN_FLOAT64, 8), NULL, &zero_float, 0, NON_ZERO, true},
    {"-0.0", SCALAR(BEAN_GEN_FLOAT64, 8), NULL, &minus_zero, 0, NONE, false},
    {"-0.0, default 0.0", SCALAR(BEAN_GEN_FLOAT64, 8), &zero_float, &minus_zero, 0, NONE, false},
    {"-0.0 as default", SCALAR(BEAN_GEN_FLOAT64, 8), &minus_zero, &minus_zero, 0, NONE, true},
    {"0.5 as default", SCALAR(BEAN_GEN_FLOAT64, 8), &half, &half, 0, NONE, true},
    {"0.0 of 32 bits", SCALAR(BEAN_GEN_FLOAT32, 4), NULL, &zero_float32, 0, NON_ZERO, true},
    {"-0.0 of 32 bits", SCALAR(BEAN_GEN_FLOAT32, 4), NULL, &minus_zero32, 0, NONE, false},
    {"enum 0", AS_ENUM, NULL, &red, 0, NON_ZERO, true},
    {"enum 5", AS_ENUM, NULL, &green, 0, NONE, false},
    {"enum 5 as default", AS_ENUM, &green, &green, 0, NONE, true},
    {"flagged null", FLAGGED(BEAN_GEN_INT32, 4), NULL, &seven32, 0, NON_NULL, true},
    {"flagged 0", FLAGGED(BEAN_GEN_INT32, 4), NULL, &zero32, 1, NON_ZERO, true},
    {"flagged 7", FLAGGED(BEAN_GEN_INT32, 4), NULL, &seven32, 1, NONE, false},
    {"flagged 7 as default", FLAGGED(BEAN_GEN_INT32, 4), &seven32, &seven32, 1, NONE, true},
    {"null, default 7", FLAGGED(BEAN_GEN_INT32, 4), &seven32, &seven32, 0, NON_NULL, false},
    {"null string", TEXT_OR_NULL, NULL, &null_text, 0, NON_NULL, true},
    {"empty string?", TEXT_OR_NULL, NULL, &empty_text, 0, NON_EMPTY, true},
    {"null string, default x", TEXT_OR_NULL, &x_text, &null_text, 0, NON_NULL, false},
    {"x as default", TEXT_OR_NULL, &x_text, &other_x, 0, NONE, true},
    {"zeroed string", TEXT, NULL, &null_text, 0, NON_EMPTY, true},
    {"empty string", TEXT, NULL, &empty_text, 0, NON_EMPTY, true},
    {"zeroed string, default empty", TEXT, &empty_text, &null_text, 0, NON_EMPTY, true},
    {"string", TEXT, NULL, &x_text, 0, NONE, false},
    {"null list", LIST_OR_NULL, NULL, &null_list, 0, NON_NULL, true},
    {"empty list?", LIST_OR_NULL, NULL, &empty_list, 0, NON_EMPTY, true},
    {"empty list? as default", LIST_OR_NULL, &empty_list, &empty_list, 0, NON_EMPTY, true},
    {"null list, default empty", LIST_OR_NULL, &empty_list, &null_list, 0, NON_NULL, false},
    {"zeroed list", LIST, NULL, &null_list, 0, NON_EMPTY, true},
    {"list", LIST, NULL, &full_list, 0, NONE, false},
    {"empty map", AS_MAP, NULL, &empty_map, 0, NON_EMPTY, true},
    {"map", AS_MAP, NULL, &full_map, 0, NONE, false},
    {"null bean", AS_POINTER, NULL, &null_pointer, 0, NON_NULL, true},
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

/* ---- content -------------------------------------------------------------------------------- */

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

Suite *omitted_suite(void)
{
    Suite *suite = suite_create("omitted");
    TCase *cases = tcase_create("all");
    tcase_add_test(cases, test_inclusion_of_properties);
    tcase_add_test(cases, test_content_of_lists);
    tcase_add_test(cases, test_content_of_maps);
    suite_add_tcase(suite, cases);
    return suite;
}
