/*
 * Keys of maps: repeats are found whatever the keys and the order, by policy, in document order,
 * and no choice of keys makes it slow.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "failing_allocator.h"
#include "internal.h"
#include "read_fixture.h"
#include "suites.h"

/* ---- by documents ---------------------------------------------------------------------------- */

struct text {
    char *data;
    size_t size;
    size_t room;
};

static void add(struct text *text, const char *more, size_t size)
{
    if (text->room - text->size < size) {
        text->room = 2 * text->room + size;
        text->data = (char *)realloc(text->data, text->room);
        ck_assert_ptr_nonnull(text->data);
    }
    memcpy(text->data + text->size, more, size);
    text->size += size;
}

static void add_entry(struct text *text, const char *key, int value)
{
    char entry[64];
    int size = snprintf(entry, sizeof entry, "%s\"%s\":%d", text->size > 1 ? "," : "", key, value);
    add(text, entry, (size_t)size);
}

enum order { UP, DOWN, MIXED, ORDERS };

static void make_key(char *key, size_t room, enum order order, int index, int count)
{
    switch (order) {
    case UP: (void)snprintf(key, room, "k%06d", index); break;
    case DOWN: (void)snprintf(key, room, "k%06d", count - index); break;
    default: (void)snprintf(key, room, "%x", (unsigned)index * 2654435761u); break;
    }
}

/* n different keys, then each of them again: sizes on both sides of the linear limit. */
START_TEST(the_last_value_keeps_the_first_place)
{
    static const int counts[] = {0, 1, 2, 15, 16, 17, 18, 33, 64, 65, 1000, 20000};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        int count = counts[i];
        struct text text = {NULL, 0, 0};
        bean_int32_map map;
        bean_arena arena;
        char key[32];
        add(&text, "{", 1);
        for (int j = 0; j < 2 * count; j++) {
            make_key(key, sizeof key, (enum order)_i, j % count, count);
            add_entry(&text, key, j);
        }
        add(&text, "}", 1);
        bean_arena_init(&arena, NULL);
        bean_status status =
            bean_gen_read_document(&int_map_value, &map, text.data, text.size, &arena, NULL, NULL);
        ck_assert_int_eq(status, BEAN_OK);
        ck_assert_uint_eq(map.count, (size_t)count);
        for (int j = 0; j < count; j++) {
            make_key(key, sizeof key, (enum order)_i, j, count);
            EXPECT(map.items[j].key.size == strlen(key) &&
                       memcmp(map.items[j].key.data, key, strlen(key)) == 0 &&
                       map.items[j].value == count + j,
                   "entry %d of %d", j, count);
        }
        bean_arena_free(&arena);
        free(text.data);
    }
}
END_TEST

/* A repeat of any one of n keys is found at its own place, even when the text is broken later. */
START_TEST(the_first_repeat_is_the_failure)
{
    for (int count = 1; count < 70; count++) {
        for (int repeated = 0; repeated < count; repeated++) {
            struct text text = {NULL, 0, 0};
            bean_int32_map map;
            bean_arena arena;
            bean_error error;
            char key[32];
            size_t offset;
            add(&text, "{", 1);
            for (int j = 0; j < count; j++) {
                make_key(key, sizeof key, UP, j, count);
                add_entry(&text, key, j);
            }
            make_key(key, sizeof key, UP, repeated, count);
            offset = text.size + 1;
            add_entry(&text, key, 1);
            add(&text, ",oops", 5);
            bean_arena_init(&arena, NULL);
            bean_status status = bean_gen_read_document(&int_map_error_value, &map, text.data,
                                                        text.size, &arena, NULL, &error);
            EXPECT(status == BEAN_ERROR_DUPLICATE && error.offset == offset, "%d of %d: %s",
                   repeated, count, bean_status_text(status));
            EXPECT(strcmp(error.pointer + 1, key) == 0, "%s", error.pointer);
            EXPECT(bean_gen_read_document(&int_map_value, &map, text.data, text.size, &arena, NULL,
                                          &error) == BEAN_ERROR_SYNTAX,
                   "the rest is broken");
            bean_arena_free(&arena);
            free(text.data);
        }
    }
}
END_TEST

/* Dropped entries still count as seen, wherever they stand. */
START_TEST(dropped_entries_leave_no_gap)
{
    for (int count = 1; count < 40; count++) {
        struct text text = {NULL, 0, 0};
        bean_arena arena;
        sample out;
        char key[32];
        int kept = 0;
        static const char head[] = "{\"id\":1,\"name\":\"\",\"flag\":true,\"options\":{";
        add(&text, head, sizeof head - 1);
        for (int j = 0; j < count; j++) {
            make_key(key, sizeof key, UP, j, count);
            char entry[64];
            int size = snprintf(entry, sizeof entry, j % 3 == 1 ? "%s\"%s\":null" : "%s\"%s\":%d",
                                j != 0 ? "," : "", key, j);
            add(&text, entry, (size_t)size);
            kept += j % 3 != 1;
        }
        add(&text, "}}", 2);
        bean_arena_init(&arena, NULL);
        EXPECT(bean_gen_read_document(&sample_value, &out, text.data, text.size, &arena, NULL,
                                      NULL) == BEAN_OK,
               "%d entries", count);
        EXPECT(out.options.count == (size_t)kept, "%d entries", count);
        for (size_t j = 0; j < out.options.count; j++) {
            int value = out.options.items[j].value.value;
            make_key(key, sizeof key, UP, value, count);
            EXPECT(out.options.items[j].key.size == strlen(key) && value % 3 != 1 &&
                       memcmp(out.options.items[j].key.data, key, strlen(key)) == 0,
                   "%d entries", count);
        }
        bean_arena_free(&arena);
        free(text.data);
    }
}
END_TEST

/* ---- the index itself ------------------------------------------------------------------------ */

typedef struct entry {
    bean_str key;
} entry;

START_TEST(finds_all_and_nothing_else)
{
    enum { COUNT = 5000 };
    static char keys[COUNT][24];
    static entry entries[COUNT];
    bean_arena arena;
    struct bean_i_map_index index;
    bean_gen_sequence map = {entries, 0};
    memset(&index, 0, sizeof index);
    bean_arena_init(&arena, NULL);
    for (int i = 0; i < COUNT; i++) {
        make_key(keys[i], sizeof keys[i], (enum order)(_i % 3), i, COUNT);
        entries[i].key.data = keys[i];
        entries[i].key.size = strlen(keys[i]);
        EXPECT(bean_i_map_index_find(&index, &map, sizeof(entry), entries[i].key) ==
                   BEAN_I_NOT_FOUND,
               "key %d is there already", i);
        map.count++;
        EXPECT(bean_i_map_index_add(&index, &map, sizeof(entry), &arena), "no memory");
    }
    for (size_t i = 0; i < COUNT; i++) {
        bean_str shorter = {keys[i], entries[i].key.size - 1};
        bean_str same = {keys[i], entries[i].key.size};
        EXPECT(bean_i_map_index_find(&index, &map, sizeof(entry), same) == i, "key %zu", i);
        if (_i % 3 != MIXED) {
            EXPECT(bean_i_map_index_find(&index, &map, sizeof(entry), shorter) == BEAN_I_NOT_FOUND,
                   "shorter key %zu", i);
        }
    }
    bean_arena_free(&arena);
}
END_TEST

/* Keys of 16 bytes with one hash: the second word takes back what the first one did. */
static void make_colliding_key(char key[16], uint64_t first)
{
    uint64_t size_part = UINT64_C(16) * UINT64_C(0x9E3779B97F4A7C15);
    uint64_t hash = (size_part ^ first) * UINT64_C(0xBF58476D1CE4E5B9);
    uint64_t second = (hash ^ hash >> 32) ^ UINT64_C(0x0123456789abcdef);
    for (int i = 0; i < 8; i++) {
        key[i] = (char)(unsigned char)(first >> (8 * i));
        key[8 + i] = (char)(unsigned char)(second >> (8 * i));
    }
}

enum { FLOOD = 65536 };
static char flood_keys[FLOOD][16];
static entry flood_entries[FLOOD];

/* The processor time that it takes to find each key absent and to add it. */
static double time_flood(void)
{
    struct bean_i_map_index index;
    bean_gen_sequence map = {flood_entries, 0};
    bean_arena arena;
    clock_t start = clock();
    memset(&index, 0, sizeof index);
    bean_arena_init(&arena, NULL);
    for (size_t i = 0; i < FLOOD; i++) {
        flood_entries[i].key.data = flood_keys[i];
        flood_entries[i].key.size = 16;
        EXPECT(bean_i_map_index_find(&index, &map, sizeof(entry), flood_entries[i].key) ==
                   BEAN_I_NOT_FOUND,
               "key %zu is there already", i);
        map.count++;
        EXPECT(bean_i_map_index_add(&index, &map, sizeof(entry), &arena), "no memory");
    }
    for (size_t i = 0; i < FLOOD; i += 97) {
        EXPECT(bean_i_map_index_find(&index, &map, sizeof(entry), flood_entries[i].key) == i,
               "key %zu", i);
    }
    bean_arena_free(&arena);
    return (double)(clock() - start) / CLOCKS_PER_SEC;
}

START_TEST(colliding_keys_cost_no_more)
{
    uint64_t state = 9;
    for (size_t i = 0; i < FLOOD; i++) {
        uint64_t words[2] = {next_random(&state), next_random(&state)};
        memcpy(flood_keys[i], words, sizeof words);
    }
    double random = time_flood();
    for (size_t i = 0; i < FLOOD; i++) {
        make_colliding_key(flood_keys[i], next_random(&state));
        EXPECT(bean_i_key_hash(flood_keys[i], 16, 0) == bean_i_key_hash(flood_keys[0], 16, 0),
               "key %zu does not collide", i);
    }
    double colliding = time_flood();
    /* Three times is the promise; a linear search would take thousands of times. */
    ck_assert_msg(colliding < 3 * random + 0.05, "random %f s, colliding %f s", random, colliding);
}
END_TEST

START_TEST(fails_without_memory)
{
    enum { COUNT = 300 };
    static char keys[COUNT][24];
    static entry entries[COUNT];
    for (size_t fail_at = 1; fail_at < 4; fail_at++) {
        struct failing_allocator books = {.fail_at = fail_at, .fail_on = true};
        bean_allocator allocator = failing_allocator(&books);
        struct bean_i_map_index index;
        bean_gen_sequence map = {entries, 0};
        bean_arena arena;
        bool failed = false;
        memset(&index, 0, sizeof index);
        bean_arena_init(&arena, &allocator);
        for (int i = 0; i < COUNT && !failed; i++) {
            make_key(keys[i], sizeof keys[i], UP, i, COUNT);
            entries[i].key.data = keys[i];
            entries[i].key.size = strlen(keys[i]);
            map.count++;
            failed = !bean_i_map_index_add(&index, &map, sizeof(entry), &arena);
        }
        ck_assert_int_eq(failed, books.calls >= fail_at);
        ck_assert(fail_at > 2 || failed);
        bean_arena_free(&arena);
        ck_assert_uint_eq(books.blocks, 0);
    }
}
END_TEST

Suite *map_index_suite(void)
{
    Suite *suite = suite_create("map_index");
    TCase *tests = tcase_create("all");
    tcase_set_timeout(tests, 60);
    tcase_add_loop_test(tests, the_last_value_keeps_the_first_place, 0, ORDERS);
    tcase_add_test(tests, the_first_repeat_is_the_failure);
    tcase_add_test(tests, dropped_entries_leave_no_gap);
    tcase_add_loop_test(tests, finds_all_and_nothing_else, 0, 3);
    tcase_add_test(tests, colliding_keys_cost_no_more);
    tcase_add_test(tests, fails_without_memory);
    suite_add_tcase(suite, tests);
    return suite;
}
