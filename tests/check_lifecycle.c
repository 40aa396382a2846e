/*
 * Beans as they begin, copies in an arena, equality: by description.
 */
#include <math.h>
#include <stdlib.h>

#include "failing_allocator.h"
#include "internal_write.h"
#include "suites.h"
#include "write_fixture.h"

/* ---- init ----------------------------------------------------------------------------------- */

typedef struct inner {
    int32_t number; /* default 7 */
    bean_str text;  /* default "x" */
} inner;

typedef struct outer {
    inner by_value;
    inner *by_pointer;
    double maybe; /* default 0.5 */
    bool has_maybe;
    int64_t plain;
    int64_t maybe_plain;
    bool has_maybe_plain;
    bean_int32_list empty; /* default [], nullable */
} outer;

static const int32_t seven = 7;
static const bean_str x_text = {"x", 1};
static const double half = 0.5;
static int32_t no_items[1];
static const bean_int32_list empty_list = {no_items, 0};
static const bean_gen_value int_item = {.kind = BEAN_GEN_INT32, .size = 4};

static const bean_accessor inner_accessors[] = {
    {.value = {.kind = BEAN_GEN_INT32, .size = 4},
     .default_value = &seven,
     .offset = (uint32_t)offsetof(inner, number)},
    {.value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
     .default_value = &x_text,
     .offset = (uint32_t)offsetof(inner, text)},
};
static const bean_type inner_type = {
    .accessors = inner_accessors, .count = 2, .size = sizeof(inner)};

static const bean_accessor outer_accessors[] = {
    {.value = {.kind = BEAN_GEN_BEAN, .size = sizeof(inner), .detail = &inner_type},
     .offset = (uint32_t)offsetof(outer, by_value)},
    {.value = {.kind = BEAN_GEN_BEAN,
               .null_form = BEAN_GEN_NULL_POINTER,
               .size = sizeof(inner *),
               .detail = &inner_type},
     .offset = (uint32_t)offsetof(outer, by_pointer)},
    {.value = {.kind = BEAN_GEN_FLOAT64,
               .null_form = BEAN_GEN_NULL_FLAG,
               .size = 8,
               .has_offset = (uint32_t)(offsetof(outer, has_maybe) - offsetof(outer, maybe))},
     .default_value = &half,
     .offset = (uint32_t)offsetof(outer, maybe)},
    {.value = {.kind = BEAN_GEN_INT64, .size = 8}, .offset = (uint32_t)offsetof(outer, plain)},
    {.value = {.kind = BEAN_GEN_INT64,
               .null_form = BEAN_GEN_NULL_FLAG,
               .size = 8,
               .has_offset =
                   (uint32_t)(offsetof(outer, has_maybe_plain) - offsetof(outer, maybe_plain))},
     .offset = (uint32_t)offsetof(outer, maybe_plain)},
    {.value = {.kind = BEAN_GEN_LIST,
               .null_form = BEAN_GEN_NULL_DATA,
               .size = sizeof(bean_int32_list),
               .detail = &int_item},
     .default_value = &empty_list,
     .offset = (uint32_t)offsetof(outer, empty)},
};
static const bean_type outer_type = {
    .accessors = outer_accessors, .count = 6, .size = sizeof(outer)};
static const bean_gen_value outer_value = {
    .kind = BEAN_GEN_BEAN, .size = sizeof(outer), .detail = &outer_type};

START_TEST(test_init)
{
    outer bean;
    memset(&bean, 0xff, sizeof bean);
    bean_gen_init(&outer_type, &bean);
    ck_assert_int_eq(bean.by_value.number, 7);
    ck_assert(bean_str_equal(bean.by_value.text, x_text));
    ck_assert_ptr_null(bean.by_pointer);
    ck_assert(bean.has_maybe);
    ck_assert_double_eq(bean.maybe, 0.5);
    ck_assert_int_eq(bean.plain, 0);
    ck_assert(!bean.has_maybe_plain);
    ck_assert_int_eq(bean.maybe_plain, 0);
    ck_assert_ptr_nonnull(bean.empty.items);
    ck_assert_uint_eq(bean.empty.count, 0);
}
END_TEST

START_TEST(test_copy_of_defaults)
{
    /* Defaults live in const data: the copy may be appended to, the original must stay. */
    outer bean;
    outer copy;
    bean_arena arena;
    bean_gen_init(&outer_type, &bean);
    bean_arena_init(&arena, NULL);
    ck_assert_int_eq(bean_gen_copy(&outer_value, &copy, &bean, &arena), BEAN_OK);
    ck_assert(bean_gen_equal(&outer_value, &copy, &bean));
    ck_assert_ptr_nonnull(BEAN_LIST_APPEND(&copy.empty, &arena));
    ck_assert(!bean_gen_equal(&outer_value, &copy, &bean));
    ck_assert_uint_eq(empty_list.count, 0);
    bean_arena_free(&arena);
}
END_TEST

/* ---- copy ----------------------------------------------------------------------------------- */

/* A full bean whose memory is all of its own, so that it can be spoiled afterwards. */
static fixture_all *copy_full(bean_arena *arena)
{
    fixture_all *copy = (fixture_all *)malloc(sizeof *copy);
    ck_assert_ptr_nonnull(copy);
    ck_assert_int_eq(bean_gen_copy(&fixture_all_value, copy, fixture_full(), arena), BEAN_OK);
    return copy;
}

START_TEST(test_copy_shares_nothing)
{
    bean_arena first;
    bean_arena second;
    fixture_all *original;
    fixture_all copy;
    char *text;
    bean_arena_init(&first, NULL);
    bean_arena_init(&second, NULL);
    original = copy_full(&first);
    ck_assert(bean_gen_equal(&fixture_all_value, original, fixture_full()));
    ck_assert_int_eq(bean_gen_copy(&fixture_all_value, &copy, original, &second), BEAN_OK);
    /* All the memory of the original goes away: a checker would see any use of it. */
    bean_arena_free(&first);
    memset(original, 0xff, sizeof *original);
    free(original);
    ck_assert(bean_gen_equal(&fixture_all_value, &copy, fixture_full()));
    text = fixture_write(&fixture_all_value, &copy, NULL);
    ck_assert_str_eq(text, fixture_full_text);
    free(text);
    ck_assert_int_eq(copy.text.data[copy.text.size], '\0');
    bean_arena_free(&second);
}
END_TEST

START_TEST(test_copy_keeps_null_and_empty_apart)
{
    fixture_all bean;
    fixture_all copy;
    bean_arena arena;
    memset(&bean, 0, sizeof bean);
    bean.maybe_text = BEAN_STR("");
    bean.maybe_tags.items = (bean_str *)&bean;
    bean_arena_init(&arena, NULL);
    ck_assert_int_eq(bean_gen_copy(&fixture_all_value, &copy, &bean, &arena), BEAN_OK);
    ck_assert_ptr_nonnull(copy.maybe_text.data);
    ck_assert_ptr_nonnull(copy.maybe_tags.items);
    ck_assert_ptr_ne(copy.maybe_tags.items, bean.maybe_tags.items);
    ck_assert_ptr_null(copy.text.data);
    ck_assert_ptr_null(copy.tags.items);
    ck_assert_ptr_null(copy.maybe_note);
    bean_arena_free(&arena);
}
END_TEST

START_TEST(test_copy_without_memory)
{
    size_t fail_at = 1;
    for (;; fail_at++) {
        struct failing_allocator memory = {0};
        bean_allocator allocator = failing_allocator(&memory);
        bean_arena arena;
        fixture_all copy;
        bean_status status;
        bean_arena_init(&arena, &allocator);
        memory.fail_at = fail_at;
        status = bean_gen_copy(&fixture_all_value, &copy, fixture_full(), &arena);
        bean_arena_free(&arena);
        EXPECT(memory.bytes == 0, "at %zu", fail_at);
        if (memory.calls < fail_at) {
            ck_assert_int_eq(status, BEAN_OK);
            break;
        }
        EXPECT(status == BEAN_ERROR_MEMORY, "at %zu", fail_at);
    }
    ck_assert_uint_gt(fail_at, 1);
}
END_TEST

START_TEST(test_copy_into_every_fixed_size)
{
    static char block[16384];
    fixture_all zero;
    bool fitted = false;
    memset(&zero, 0, sizeof zero);
    for (size_t size = 0; size < sizeof block; size += 8) {
        bean_arena arena;
        fixture_all copy;
        bean_status status;
        bean_arena_mark before;
        bean_arena_mark after;
        bean_arena_init_fixed(&arena, block, size);
        before = bean_arena_save(&arena);
        memset(&copy, 0x55, sizeof copy);
        status = bean_gen_copy(&fixture_all_value, &copy, fixture_full(), &arena);
        if (status == BEAN_OK) {
            fitted = true;
            EXPECT(bean_gen_equal(&fixture_all_value, &copy, fixture_full()), "%zu", size);
            continue;
        }
        after = bean_arena_save(&arena);
        EXPECT(status == BEAN_ERROR_MEMORY && !fitted, "size %zu", size);
        EXPECT(memcmp(&copy, &zero, sizeof copy) == 0, "size %zu: not zeroed", size);
        EXPECT(after.cursor == before.cursor, "size %zu: not rewound", size);
    }
    ck_assert(fitted);
}
END_TEST

START_TEST(test_copy_without_arena)
{
    fixture_all bean;
    fixture_all copy;
    memset(&bean, 0, sizeof bean);
    bean.int32 = 5;
    bean.maybe_text = BEAN_STR("");
    ck_assert_int_eq(bean_gen_copy(&fixture_all_value, &copy, &bean, NULL), BEAN_OK);
    ck_assert(bean_gen_equal(&fixture_all_value, &bean, &copy));
    bean.text = BEAN_STR("must be stored");
    ck_assert_int_eq(bean_gen_copy(&fixture_all_value, &copy, &bean, NULL), BEAN_ERROR_ARGUMENT);
    ck_assert_int_eq(bean_gen_copy(&fixture_all_value, &copy, fixture_full(), NULL),
                     BEAN_ERROR_ARGUMENT);
    ck_assert_int_eq(bean_gen_copy(&fixture_all_value, NULL, &bean, NULL), BEAN_ERROR_ARGUMENT);
    ck_assert_int_eq(bean_gen_copy(&fixture_all_value, &copy, NULL, NULL), BEAN_ERROR_ARGUMENT);
}
END_TEST

START_TEST(test_depth)
{
    static fixture_all chain[600];
    fixture_all copy;
    bean_arena arena;
    bean_arena_init(&arena, NULL);
    for (size_t levels = 510; levels < 515; levels++) {
        bean_status status;
        memset(chain, 0, sizeof chain);
        for (size_t i = 0; i + 1 < levels; i++) {
            chain[i].next = &chain[i + 1];
        }
        status = bean_gen_copy(&fixture_all_value, &copy, chain, &arena);
        /* The innermost bean has a note one level below it. */
        ck_assert_int_eq(status, levels <= 511 ? BEAN_OK : BEAN_ERROR_DEPTH);
        ck_assert(bean_gen_equal(&fixture_all_value, chain, chain) == (levels <= 511));
    }
    /* A ring ends. */
    chain[0].next = &chain[0];
    ck_assert_int_eq(bean_gen_copy(&fixture_all_value, &copy, chain, &arena), BEAN_ERROR_DEPTH);
    ck_assert(!bean_gen_equal(&fixture_all_value, chain, chain));
    bean_arena_free(&arena);
}
END_TEST

/* ---- equal ---------------------------------------------------------------------------------- */

START_TEST(test_every_property_counts)
{
    /* One change at a time, in every property, found from both sides. */
    for (int property = 0; property < FIXTURE_PROPERTIES; property++) {
        bean_arena arena;
        fixture_all *changed;
        bean_arena_init(&arena, NULL);
        changed = copy_full(&arena);
        switch (property) {
        case FIXTURE_FLAG: changed->flag = false; break;
        case FIXTURE_INT8: changed->int8++; break;
        case FIXTURE_INT16: changed->int16--; break;
        case FIXTURE_INT32: changed->int32++; break;
        case FIXTURE_INT64: changed->int64++; break;
        case FIXTURE_UINT8: changed->uint8--; break;
        case FIXTURE_UINT16: changed->uint16--; break;
        case FIXTURE_UINT32: changed->uint32 -= 1u << 31; break;
        case FIXTURE_UINT64: changed->uint64 -= UINT64_C(1) << 63; break;
        case FIXTURE_FLOAT32: changed->float32 = nextafterf(changed->float32, 1); break;
        case FIXTURE_FLOAT64: changed->float64 = -changed->float64; break;
        case FIXTURE_TEXT: changed->text.size--; break;
        case FIXTURE_COLOR: changed->color = FIXTURE_RED; break;
        case FIXTURE_NOTE: changed->note.rank++; break;
        case FIXTURE_MAYBE_INT: changed->has_maybe_int = false; break;
        case FIXTURE_MAYBE_FLOAT: changed->maybe_float++; break;
        case FIXTURE_MAYBE_TEXT: changed->maybe_text.data = NULL; break;
        case FIXTURE_MAYBE_NOTE: changed->maybe_note = NULL; break;
        case FIXTURE_MAYBE_TAGS: changed->maybe_tags.items = NULL; break;
        case FIXTURE_INTS: changed->ints.items[3]++; break;
        case FIXTURE_TAGS: changed->tags.count--; break;
        case FIXTURE_NOTES: changed->notes.items[1].text = BEAN_STR("ae"); break;
        case FIXTURE_OPTIONALS: changed->optionals.items[1].has = true; break;
        case FIXTURE_POINTERS: changed->pointers.items[1]->rank++; break;
        case FIXTURE_GRID: changed->grid.items[1].items[1]++; break;
        case FIXTURE_COUNTS: changed->counts.items[1].key = BEAN_STR("k'"); break;
        case FIXTURE_NOTE_MAP: changed->note_map.items[1].value = changed->maybe_note; break;
        case FIXTURE_NEXT: changed->next->int8 = 1; break;
        default: ck_abort_msg("property %d is not tried", property);
        }
        EXPECT(!bean_gen_equal(&fixture_all_value, changed, fixture_full()), "property %d",
               property);
        EXPECT(!bean_gen_equal(&fixture_all_value, fixture_full(), changed), "property %d",
               property);
        EXPECT(bean_gen_equal(&fixture_all_value, changed, changed), "property %d", property);
        free(changed);
        bean_arena_free(&arena);
    }
}
END_TEST

START_TEST(test_what_does_not_count)
{
    fixture_all left;
    fixture_all right;
    memset(&left, 0x00, sizeof left);
    memset(&right, 0xff, sizeof right); /* padding too */
    ck_assert_int_eq(bean_gen_copy(&fixture_all_value, &right, &left, NULL), BEAN_OK);
    right.maybe_int = 7; /* a value that is not there */
    right.maybe_float = (double)NAN;
    right.text = BEAN_STR(""); /* a zeroed string is the empty one */
    right.tags.items = (bean_str *)&right;
    ck_assert(bean_gen_equal(&fixture_all_value, &left, &right));
}
END_TEST

START_TEST(test_floats)
{
    static const bean_gen_value kind64 = {.kind = BEAN_GEN_FLOAT64, .size = 8};
    static const bean_gen_value kind32 = {.kind = BEAN_GEN_FLOAT32, .size = 4};
    static const uint64_t bits[] = {0,
                                    UINT64_C(1) << 63,
                                    1,
                                    0x3ff0000000000000,
                                    0x7ff0000000000000,
                                    0xfff0000000000000,
                                    0x7ff8000000000000,
                                    0xfff8000000000001};
    for (size_t i = 0; i < 8; i++) {
        for (size_t j = 0; j < 8; j++) {
            bool equal = i == j || (i >= 6 && j >= 6);
            uint32_t left = (uint32_t)(bits[i] >> 32) | (i == 2) | (i >= 6 ? 0x00400000u : 0);
            uint32_t right = (uint32_t)(bits[j] >> 32) | (j == 2) | (j >= 6 ? 0x00400000u : 0);
            /* The exponent of a float32 is three bits shorter. */
            left = i >= 4 ? (left & 0x80000000u) | 0x7f800000u | (i >= 6 ? (uint32_t)i : 0) : left;
            right =
                j >= 4 ? (right & 0x80000000u) | 0x7f800000u | (j >= 6 ? (uint32_t)j : 0) : right;
            EXPECT(bean_gen_equal(&kind64, &bits[i], &bits[j]) == equal, "%zu, %zu", i, j);
            EXPECT(bean_gen_equal(&kind32, &left, &right) == equal, "%zu, %zu of 32 bits", i, j);
        }
    }
}
END_TEST

/* ---- maps ----------------------------------------------------------------------------------- */

static const bean_gen_value map_value = {.kind = BEAN_GEN_MAP,
                                         .size = sizeof(bean_int32_map),
                                         .entry_size = sizeof(bean_int32_map_entry),
                                         .entry_value_offset =
                                             (uint16_t)offsetof(bean_int32_map_entry, value),
                                         .detail = &int_item};

static void shuffle(bean_int32_map_entry *entries, size_t count, uint64_t *state)
{
    for (size_t i = count; i > 1; i--) {
        size_t j = (size_t)(fixture_random(state) % i);
        bean_int32_map_entry entry = entries[i - 1];
        entries[i - 1] = entries[j];
        entries[j] = entry;
    }
}

START_TEST(test_maps_in_any_order)
{
    enum { MOST = 70 };
    static char names[MOST][16];
    bean_int32_map_entry left[MOST];
    bean_int32_map_entry right[MOST];
    uint64_t state = 5;
    for (size_t count = 0; count <= MOST; count++) {
        bean_int32_map a = {left, count};
        bean_int32_map b = {right, count};
        for (size_t i = 0; i < count; i++) {
            /* Keys that are beginnings of others, and one that is empty. */
            left[i].key.data = names[i];
            left[i].key.size = (size_t)sprintf(names[i], "%.*s", (int)(i % 5), "abcd");
            if (i >= 5) {
                left[i].key.size += (size_t)sprintf(names[i] + left[i].key.size, "%zu", i / 5);
            }
            left[i].value = (int32_t)i;
        }
        for (unsigned round = 0; round < 20; round++) {
            memcpy(right, left, sizeof left);
            shuffle(right, count, &state);
            EXPECT(bean_gen_equal(&map_value, &a, &b), "%zu entries", count);
            if (count != 0) {
                size_t changed = (size_t)(fixture_random(&state) % count);
                right[changed].value ^= 1 << 20;
                EXPECT(!bean_gen_equal(&map_value, &a, &b), "%zu entries, a value", count);
                right[changed].value ^= 1 << 20;
                right[changed].key = BEAN_STR("zzz");
                EXPECT(!bean_gen_equal(&map_value, &a, &b), "%zu entries, a key", count);
                b.count--;
                EXPECT(!bean_gen_equal(&map_value, &a, &b), "%zu entries, the count", count);
                b.count++;
            }
        }
    }
}
END_TEST

START_TEST(test_keys_that_occur_twice)
{
    /* No map that was read has them, but memory can: entries are paired in their order. */
    for (size_t more = 0; more < 40; more += 13) {
        bean_int32_map_entry left[44];
        bean_int32_map_entry right[44];
        static char names[40][8];
        bean_int32_map a = {left, more + 4};
        bean_int32_map b = {right, more + 4};
        bean_int32_map_entry first[] = {
            {BEAN_STR("a"), 1}, {BEAN_STR("a"), 2}, {BEAN_STR("b"), 1}, {BEAN_STR("b"), 1}};
        bean_int32_map_entry second[] = {
            {BEAN_STR("b"), 1}, {BEAN_STR("a"), 1}, {BEAN_STR("b"), 1}, {BEAN_STR("a"), 2}};
        memcpy(left, first, sizeof first);
        memcpy(right, second, sizeof second);
        for (size_t i = 0; i < more; i++) {
            left[4 + i].key.data = names[i];
            left[4 + i].key.size = (size_t)sprintf(names[i], "%zu", i);
            left[4 + i].value = 0;
            right[4 + more - 1 - i] = left[4 + i];
        }
        ck_assert(bean_gen_equal(&map_value, &a, &b));
        right[1].value = 2;
        ck_assert(!bean_gen_equal(&map_value, &a, &b));
        right[3].value = 1;
        ck_assert(!bean_gen_equal(&map_value, &a, &b));
        right[1] = right[3] = right[0];
        ck_assert(!bean_gen_equal(&map_value, &a, &b));
        ck_assert(!bean_gen_equal(&map_value, &b, &a));
    }
}
END_TEST

START_TEST(test_large_maps_do_not_take_long)
{
    /* 200,000 entries the other way round: with a search for each it would take minutes. */
    enum { COUNT = 200000 };
    bean_int32_map_entry *left = (bean_int32_map_entry *)malloc(COUNT * sizeof *left);
    bean_int32_map_entry *right = (bean_int32_map_entry *)malloc(COUNT * sizeof *right);
    char *names = (char *)malloc(COUNT * 8);
    bean_int32_map a = {left, COUNT};
    bean_int32_map b = {right, COUNT};
    ck_assert(left != NULL && right != NULL && names != NULL);
    for (size_t i = 0; i < COUNT; i++) {
        left[i].key.data = names + i * 8;
        left[i].key.size = (size_t)sprintf(names + i * 8, "%06zu", i);
        left[i].value = (int32_t)i;
        right[COUNT - 1 - i] = left[i];
    }
    ck_assert(bean_gen_equal(&map_value, &a, &b));
    right[0].value++;
    ck_assert(!bean_gen_equal(&map_value, &a, &b));
    free(left);
    free(right);
    free(names);
}
END_TEST

Suite *lifecycle_suite(void)
{
    Suite *suite = suite_create("lifecycle");
    TCase *cases = tcase_create("all");
    tcase_set_timeout(cases, 30);
    tcase_add_test(cases, test_init);
    tcase_add_test(cases, test_copy_of_defaults);
    tcase_add_test(cases, test_copy_shares_nothing);
    tcase_add_test(cases, test_copy_keeps_null_and_empty_apart);
    tcase_add_test(cases, test_copy_without_memory);
    tcase_add_test(cases, test_copy_into_every_fixed_size);
    tcase_add_test(cases, test_copy_without_arena);
    tcase_add_test(cases, test_depth);
    tcase_add_test(cases, test_every_property_counts);
    tcase_add_test(cases, test_what_does_not_count);
    tcase_add_test(cases, test_floats);
    tcase_add_test(cases, test_maps_in_any_order);
    tcase_add_test(cases, test_keys_that_occur_twice);
    tcase_add_test(cases, test_large_maps_do_not_take_long);
    suite_add_tcase(suite, cases);
    return suite;
}
