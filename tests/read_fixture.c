/*
 * The hand-written descriptions of read_fixture.h. Key tables are made at run time.
 */
#include "read_fixture.h"

#include <stdlib.h>
#include <string.h>

#include "internal.h"

#define SIZE_OF(type, member) (uint32_t)sizeof(((type *)0)->member)
#define ACCESSOR(type, json, member, flags_, default_, ...)                                        \
    {                                                                                              \
        .value = {.size = SIZE_OF(type, member), __VA_ARGS__},                                     \
        .key = ",\"" json "\":", .name = #member, .default_value = (default_),                     \
        .offset = (uint32_t)offsetof(type, member), .key_size = sizeof(json) + 3,                  \
        .flags = (flags_)                                                                          \
    }
#define DUPLICATES(policy) ((policy) << BEAN_GEN_DUPLICATE_SHIFT)

/* ---- values without a bean ------------------------------------------------------------------- */

const bean_gen_value int32_value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)};
const bean_gen_value int64_value = {.kind = BEAN_GEN_INT64, .size = sizeof(int64_t)};
const bean_gen_value float64_value = {.kind = BEAN_GEN_FLOAT64, .size = sizeof(double)};
const bean_gen_value bool_value = {.kind = BEAN_GEN_BOOL, .size = sizeof(bool)};
const bean_gen_value string_value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)};
const bean_gen_value strings_value = {
    .kind = BEAN_GEN_LIST, .size = sizeof(bean_string_list), .detail = &string_value};
const bean_gen_value ints_value = {
    .kind = BEAN_GEN_LIST, .size = sizeof(bean_int32_list), .detail = &int32_value};

#define INT_MAP(policy)                                                                            \
    {                                                                                              \
        .kind = BEAN_GEN_MAP, .size = sizeof(bean_int32_map),                                      \
        .entry_size = sizeof(bean_int32_map_entry),                                                \
        .entry_value_offset = (uint16_t)offsetof(bean_int32_map_entry, value),                     \
        .duplicates = (policy), .detail = &int32_value                                             \
    }
const bean_gen_value int_map_value = INT_MAP(BEAN_GEN_DUPLICATES_LAST);
const bean_gen_value int_map_error_value = INT_MAP(BEAN_GEN_DUPLICATES_ERROR);

static const bean_gen_value optional_item = {.kind = BEAN_GEN_INT32,
                                             .null_form = BEAN_GEN_NULL_FLAG,
                                             .nulls = BEAN_GEN_NULLS_SET,
                                             .size = sizeof(bean_optional_int32),
                                             .has_offset =
                                                 (uint32_t)offsetof(bean_optional_int32, has)};
static const bean_gen_value dropped_optional = {.kind = BEAN_GEN_INT32,
                                                .null_form = BEAN_GEN_NULL_FLAG,
                                                .nulls = BEAN_GEN_NULLS_SKIP,
                                                .size = sizeof(bean_optional_int32),
                                                .has_offset =
                                                    (uint32_t)offsetof(bean_optional_int32, has)};
static const bean_gen_value dropped_int32 = {
    .kind = BEAN_GEN_INT32, .nulls = BEAN_GEN_NULLS_SKIP, .size = sizeof(int32_t)};
static const bean_gen_value zeroed_int32 = {
    .kind = BEAN_GEN_INT32, .nulls = BEAN_GEN_NULLS_AS_EMPTY, .size = sizeof(int32_t)};

/* ---- point ----------------------------------------------------------------------------------- */

static const int32_t default_y = 7;
static const bean_accessor point_accessors[] = {
    ACCESSOR(point, "x", x, BEAN_GEN_REQUIRED, NULL, .kind = BEAN_GEN_INT32),
    ACCESSOR(point, "y", y, 0, &default_y, .kind = BEAN_GEN_INT32),
};
bean_type point_type = {
    .name = "test.Point",
    .accessors = point_accessors,
    .read = bean_gen_read_table,
    .count = 2,
    .size = sizeof(point),
    .words = 1,
    .read_shape = BEAN_SHAPE_TABLE,
};
const bean_gen_value point_value = {
    .kind = BEAN_GEN_BEAN, .size = sizeof(point), .detail = &point_type};
const bean_gen_value points_value = {
    .kind = BEAN_GEN_LIST, .size = sizeof(point_list), .detail = &point_value};

/* ---- color ----------------------------------------------------------------------------------- */

#define PADDING "\0______________________________"
static const bean_gen_enum_entry color_entries[] = {
    {3, "\"red\"" PADDING, 5, "red"},
    {200, "\"dark blue\"" PADDING, 11, "dark blue"},
};
bean_gen_enum color_type = {
    .name = "test.Color",
    .entries = color_entries,
    .lowest = 3,
    .count = 2,
    .default_place = -1,
    .size = 1,
};

/* ---- sample ---------------------------------------------------------------------------------- */

static const double default_ratio = 1.5;
static const int32_t default_kept = 5;

#define SAMPLE_ACCESSORS(self)                                                                     \
    {                                                                                              \
        ACCESSOR(sample, "id", id, BEAN_GEN_REQUIRED, NULL, .kind = BEAN_GEN_INT64),               \
            ACCESSOR(sample, "name", name, BEAN_GEN_REQUIRED, NULL, .kind = BEAN_GEN_STRING),      \
            ACCESSOR(sample, "flag", flag, BEAN_GEN_REQUIRED, NULL, .kind = BEAN_GEN_BOOL),        \
            ACCESSOR(sample, "ratio", ratio, 0, &default_ratio, .kind = BEAN_GEN_FLOAT64),         \
            ACCESSOR(sample, "small", small, 0, NULL, .kind = BEAN_GEN_INT8),                      \
            ACCESSOR(sample, "count", count, 0, NULL, .kind = BEAN_GEN_UINT32,                     \
                     .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET,                 \
                     .has_offset =                                                                 \
                         (uint32_t)(offsetof(sample, has_count) - offsetof(sample, count))),       \
            ACCESSOR(sample, "note", note, 0, NULL, .kind = BEAN_GEN_STRING,                       \
                     .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET),                \
            ACCESSOR(sample, "color", color, 0, NULL, .kind = BEAN_GEN_ENUM,                       \
                     .detail = &color_type),                                                       \
            ACCESSOR(sample, "child", child, 0, NULL, .kind = BEAN_GEN_BEAN,                       \
                     .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET,              \
                     .detail = &(self)),                                                           \
            ACCESSOR(sample, "place", place, 0, NULL, .kind = BEAN_GEN_BEAN,                       \
                     .detail = &point_type),                                                       \
            ACCESSOR(sample, "tags", tags, 0, NULL, .kind = BEAN_GEN_LIST,                         \
                     .null_form = BEAN_GEN_NULL_DATA, .nulls = BEAN_GEN_NULLS_SET,                 \
                     .detail = &string_value),                                                     \
            ACCESSOR(sample, "points", points, 0, NULL, .kind = BEAN_GEN_LIST,                     \
                     .detail = &point_value),                                                      \
            ACCESSOR(sample, "numbers", numbers, 0, NULL, .kind = BEAN_GEN_LIST,                   \
                     .detail = &optional_item),                                                    \
            ACCESSOR(sample, "counts", counts, 0, NULL, .kind = BEAN_GEN_MAP,                      \
                     .entry_size = sizeof(bean_int32_map_entry),                                   \
                     .entry_value_offset = (uint16_t)offsetof(bean_int32_map_entry, value),        \
                     .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &int32_value),              \
            ACCESSOR(sample, "options", options, 0, NULL, .kind = BEAN_GEN_MAP,                    \
                     .entry_size = sizeof(optional_map_entry),                                     \
                     .entry_value_offset = (uint16_t)offsetof(optional_map_entry, value),          \
                     .duplicates = BEAN_GEN_DUPLICATES_ERROR, .detail = &dropped_optional),        \
            ACCESSOR(sample, "kept", kept, 0, &default_kept, .kind = BEAN_GEN_INT32,               \
                     .nulls = BEAN_GEN_NULLS_SKIP),                                                \
            ACCESSOR(sample, "empty", empty, 0, NULL, .kind = BEAN_GEN_STRING,                     \
                     .nulls = BEAN_GEN_NULLS_AS_EMPTY),                                            \
            ACCESSOR(sample, "last", last, DUPLICATES(BEAN_GEN_DUPLICATES_LAST), NULL,             \
                     .kind = BEAN_GEN_INT32),                                                      \
            ACCESSOR(sample, "first", first, DUPLICATES(BEAN_GEN_DUPLICATES_FIRST), NULL,          \
                     .kind = BEAN_GEN_INT32),                                                      \
            ACCESSOR(sample, "o\\\"d/~\xc3\xa9", odd, 0, NULL, .kind = BEAN_GEN_INT32),            \
            ACCESSOR(sample, "single", single, 0, NULL, .kind = BEAN_GEN_FLOAT32),                 \
            ACCESSOR(sample, "dropping", dropping, 0, NULL, .kind = BEAN_GEN_LIST,                 \
                     .detail = &dropped_int32),                                                    \
            ACCESSOR(sample, "zeroing", zeroing, 0, NULL, .kind = BEAN_GEN_LIST,                   \
                     .detail = &zeroed_int32),                                                     \
    }
static const bean_accessor table_accessors[] = SAMPLE_ACCESSORS(sample_type);
static const bean_accessor property_accessors[] = SAMPLE_ACCESSORS(sample_property_type);

/* As beanc writes them for the shape `property`. */
#define READ_PROPERTY(index)                                                                       \
    static const char *read_##index(bean_gen_reader *reader, const char *cursor, void *bean,       \
                                    uint64_t *seen)                                                \
    {                                                                                              \
        cursor = bean_gen_read_member(reader, cursor, &property_accessors[index], index, bean,     \
                                      &sample_property_type, seen);                                \
        return cursor != NULL ? cursor                                                             \
                              : bean_gen_read_failed(reader, &sample_property_type, index);        \
    }
#define EACH(DO)                                                                                   \
    DO(0)                                                                                          \
    DO(1)                                                                                          \
    DO(2)                                                                                          \
    DO(3) DO(4) DO(5) DO(6) DO(7) DO(8) DO(9) DO(10) DO(11) DO(12) DO(13) DO(14) DO(15) DO(16)     \
        DO(17) DO(18) DO(19) DO(20) DO(21) DO(22)
#define ROW(index) {read_##index, NULL},
EACH(READ_PROPERTY)
static const bean_gen_property_code sample_code[] = {EACH(ROW)};

static const char *const reserved_names[] = {"old\xc3\xa9", "older", NULL};

#define SAMPLE_TYPE(accessors_, read_, code_, shape)                                               \
    {                                                                                              \
        .name = "test.Sample", .accessors = (accessors_), .read = (read_), .code = (code_),        \
        .reserved = reserved_names, .count = SAMPLE_PROPERTIES, .size = sizeof(sample),            \
        .words = 1, .flags = BEAN_GEN_HAS_NULL_SKIP, .read_shape = (shape)                         \
    }
bean_type sample_type = SAMPLE_TYPE(table_accessors, bean_gen_read_table, NULL, BEAN_SHAPE_TABLE);
bean_type sample_property_type =
    SAMPLE_TYPE(property_accessors, bean_gen_read_properties, sample_code, BEAN_SHAPE_PROPERTY);
const bean_gen_value sample_value = {
    .kind = BEAN_GEN_BEAN, .size = sizeof(sample), .detail = &sample_type};
const bean_gen_value sample_property_value = {
    .kind = BEAN_GEN_BEAN, .size = sizeof(sample), .detail = &sample_property_type};

const char sample_text[] =
    "{\"id\":-12,\"name\":\"A\\tb\xc3\xa9\",\"flag\":true,\"ratio\":0.25,\"small\":-128,"
    "\"count\":4294967295,\"note\":\"\",\"color\":\"dark blue\",\"child\":{\"id\":1,\"name\":\"c\","
    "\"flag\":false},\"place\":{\"x\":1,\"y\":2},\"tags\":[\"a\",\"\\u00e9\",\"\"],\"points\":"
    "[{\"x\":3,\"y\":4},{\"x\":5}],\"numbers\":[1,null,3],\"counts\":{\"one\":1,\"tw\\u006f\":2},"
    "\"options\":{\"a\":1,\"b\":null},\"kept\":6,\"empty\":\"e\",\"last\":1,\"first\":2,"
    "\"o\\\"d/~\xc3\xa9\":3,\"single\":0.5,\"dropping\":[1,null,2],\"zeroing\":[1,null,2]}";

/* ---- keys ------------------------------------------------------------------------------------ */

/* Everything that make_keys made, so that it can always be reached. */
static struct made {
    struct made *next;
    bean_gen_keys keys;
} * all_made;

static void *zeroed(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (memory == NULL) {
        abort(); /* also called where no test is running yet */
    }
    return memory;
}

/* Names on their way into a table: chains of those that share a bucket. */
struct chained {
    const bean_str *names;
    const int32_t *indices;
    uint64_t *hashes;
    uint32_t *first; /* of each bucket: its place + 1, or 0 */
    uint32_t *next;  /* of each name: likewise */
};

/* Puts a bucket's names into free slots, with this displacement; or none of them. */
static bool place_bucket(const struct chained *chained, bean_gen_key *slots, uint32_t slot_mask,
                         uint32_t displacement, uint32_t bucket)
{
    for (int undo = 0; undo < 2; undo++) {
        uint32_t place;
        for (place = chained->first[bucket]; place != 0; place = chained->next[place - 1]) {
            const bean_str *name = &chained->names[place - 1];
            uint32_t high = (uint32_t)(chained->hashes[place - 1] >> 32);
            bean_gen_key *slot = &slots[(high + displacement) & slot_mask];
            if (undo != 0 && slot->text == name->data) {
                slot->index = -1;
                slot->text = NULL;
            } else if (undo == 0) {
                if (slot->index >= 0) {
                    break;
                }
                slot->text = name->data;
                slot->size = (uint32_t)name->size;
                slot->index =
                    chained->indices != NULL ? chained->indices[place - 1] : (int32_t)place - 1;
            }
        }
        if (undo == 0 && place == 0) {
            return true;
        }
    }
    return false;
}

static bool try_seed(const bean_gen_keys *keys, uint32_t *displacements, bean_gen_key *slots,
                     const bean_str *names, const int32_t *indices, uint32_t count)
{
    struct chained chained = {names, indices, NULL, NULL, NULL};
    bool fits = true;
    uint32_t bucket;
    chained.hashes = (uint64_t *)zeroed(count + 1, sizeof *chained.hashes);
    chained.first = (uint32_t *)zeroed(keys->bucket_mask + 1, sizeof *chained.first);
    chained.next = (uint32_t *)zeroed(count + 1, sizeof *chained.next);
    for (uint32_t i = 0; i <= keys->slot_mask; i++) {
        slots[i].index = -1;
        slots[i].text = NULL;
    }
    for (uint32_t i = 0; i < count; i++) {
        uint64_t hash = bean_i_key_hash(names[i].data, names[i].size, keys->seed);
        bucket = (uint32_t)hash & keys->bucket_mask;
        chained.hashes[i] = hash;
        chained.next[i] = chained.first[bucket];
        chained.first[bucket] = i + 1;
    }
    for (bucket = 0; fits && bucket <= keys->bucket_mask; bucket++) {
        uint32_t displacement = 0;
        while (displacement <= keys->slot_mask &&
               !place_bucket(&chained, slots, keys->slot_mask, displacement, bucket)) {
            displacement++;
        }
        fits = displacement <= keys->slot_mask;
        displacements[bucket] = displacement;
    }
    free(chained.hashes);
    free(chained.first);
    free(chained.next);
    return fits;
}

const bean_gen_keys *make_keys(const bean_str *names, const int32_t *indices, uint32_t count)
{
    struct made *made = (struct made *)zeroed(1, sizeof *made);
    bean_gen_keys *keys = &made->keys;
    uint32_t slot_count = 4;
    bean_gen_key *slots;
    uint32_t *displacements;
    while (slot_count < 2 * count) {
        slot_count *= 2;
    }
    slots = (bean_gen_key *)zeroed(slot_count, sizeof *slots);
    displacements = (uint32_t *)zeroed(slot_count / 4, sizeof *displacements);
    keys->displacements = displacements;
    keys->slots = slots;
    keys->slot_mask = slot_count - 1;
    keys->bucket_mask = slot_count / 4 - 1;
    while (!try_seed(keys, displacements, slots, names, indices, count)) {
        keys->seed++;
    }
    made->next = all_made;
    all_made = made;
    return keys;
}

void read_fixture_open(void)
{
    static const bean_str color_names[] = {{"red", 3}, {"dark blue", 9}, {"navy", 4}};
    static const int32_t color_places[] = {0, 1, 1};
    static const bean_str point_names[] = {{"x", 1}, {"y", 1}};
    bean_str names[SAMPLE_PROPERTIES + 1];
    int32_t indices[SAMPLE_PROPERTIES + 1];
    int32_t i;
    if (sample_type.keys != NULL) {
        return;
    }
    for (i = 0; i < SAMPLE_PROPERTIES; i++) {
        names[i] = bean_i_written_name(&table_accessors[i]);
        indices[i] = i;
    }
    names[19] = BEAN_STR("o\"d/~\xc3\xa9");
    names[SAMPLE_PROPERTIES] = BEAN_STR("label");
    indices[SAMPLE_PROPERTIES] = 1;
    sample_type.keys = make_keys(names, indices, SAMPLE_PROPERTIES + 1);
    sample_property_type.keys = sample_type.keys;
    point_type.keys = make_keys(point_names, NULL, 2);
    color_type.keys = make_keys(color_names, color_places, 3);
}

/* ---- readers --------------------------------------------------------------------------------- */

void start_reading(struct reading *reading, const char *text, size_t size,
                   const bean_read_options *options)
{
    bean_gen_reader *reader = &reading->reader;
    memset(reading, 0, sizeof *reading);
    bean_arena_init(&reading->arena, NULL);
    if (options != NULL) {
        reader->limits = *options;
    }
    reader->start = text;
    reader->end = text + size;
    reader->fast_end = reader->limits.string_size != 0 ? text : reader->end;
    reader->cursor = text;
    reader->arena = &reading->arena;
    reader->error = &reading->error;
    reader->borrow = reader->limits.borrow;
    reader->strict = reader->limits.strict;
    if (reader->limits.depth == 0) {
        reader->limits.depth = BEAN_DEFAULT_DEPTH;
    }
    reader->depth = reader->limits.depth;
    if (reader->limits.number_size == 0) {
        reader->limits.number_size = BEAN_DEFAULT_NUMBER_SIZE;
    }
    if (reader->limits.string_size == 0) {
        reader->limits.string_size = SIZE_MAX;
    }
    if (reader->limits.items == 0) {
        reader->limits.items = SIZE_MAX;
    }
}

void end_reading(struct reading *reading)
{
    bean_arena_free(&reading->arena);
}

bool is_long_run(void)
{
    const char *value = getenv("BEAN_LONG");
    return value != NULL && strcmp(value, "1") == 0;
}

/* SplitMix64: a fixed start makes every run the same. */
uint64_t next_random(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}
