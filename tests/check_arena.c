/*
 * Memory for what was read: alignment, growth, what a reset keeps, marks, fixed blocks, failures.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "failing_allocator.h"
#include "guard.h"
#include "internal.h"
#include "read_fixture.h"
#include "suites.h"

static bool is_aligned(const void *memory)
{
    return ((uintptr_t)memory & 15) == 0;
}

START_TEST(zeroed_memory_is_an_arena)
{
    bean_arena arena;
    memset(&arena, 0, sizeof arena);
    char *memory = (char *)bean_arena_alloc(&arena, 100);
    ck_assert(memory != NULL && is_aligned(memory));
    memset(memory, 1, 100);
    bean_arena_free(&arena);
    ck_assert(arena.first == NULL && arena.cursor == NULL);
    bean_arena_free(&arena);
    bean_arena_reset(&arena);
    ck_assert_ptr_nonnull(bean_arena_alloc(&arena, 0));
    bean_arena_free(&arena);
}
END_TEST

/* Blocks of many sizes neither overlap nor move, and the number of real allocations stays small. */
START_TEST(gives_out_disjoint_memory)
{
    enum { COUNT = 20000 };
    static unsigned char *blocks[COUNT];
    static size_t sizes[COUNT];
    struct failing_allocator books = {0};
    bean_allocator allocator = failing_allocator(&books);
    bean_arena arena;
    uint64_t state = 1;
    size_t total = 0;
    bean_arena_init(&arena, &allocator);
    for (size_t i = 0; i < COUNT; i++) {
        size_t size = (size_t)next_random(&state) % (i % 1000 == 0 ? 100000 : 100);
        blocks[i] = (unsigned char *)(i % 3 == 0 ? (void *)bean_i_arena_text(&arena, size)
                                                 : bean_arena_alloc(&arena, size));
        EXPECT(blocks[i] != NULL && (i % 3 == 0 || is_aligned(blocks[i])), "block %zu", i);
        memset(blocks[i], (int)(i & 0xff), size);
        sizes[i] = size;
        total += size;
    }
    for (size_t i = 0; i < COUNT; i++) {
        for (size_t j = 0; j < sizes[i]; j++) {
            EXPECT(blocks[i][j] == (i & 0xff), "block %zu was overwritten", i);
        }
    }
    ck_assert_uint_lt(books.calls, 40);
    ck_assert_uint_lt(books.most_bytes, 4 * total + 100000);
    bean_arena_free(&arena);
    ck_assert_uint_eq(books.blocks, 0);
}
END_TEST

START_TEST(reset_keeps_the_blocks)
{
    struct failing_allocator books = {0};
    bean_allocator allocator = failing_allocator(&books);
    bean_arena arena;
    size_t calls = 0;
    bean_arena_init(&arena, &allocator);
    for (int round = 0; round < 20; round++) {
        /* The same requests in another order each time: large ones first, last, between. */
        for (int i = 0; i < 30; i++) {
            size_t size = (i + round * 7) % 30 == 0 ? 50000 : 1000;
            char *memory = (char *)bean_arena_alloc(&arena, size);
            ck_assert_ptr_nonnull(memory);
            memset(memory, i, size);
        }
        calls = books.calls;
        bean_arena_reset(&arena);
    }
    ck_assert_uint_le(calls, 12);
    ck_assert_uint_eq(books.blocks, calls);
    bean_arena_free(&arena);
    ck_assert_uint_eq(books.blocks, 0);
}
END_TEST

START_TEST(marks_give_back_what_came_after)
{
    struct failing_allocator books = {0};
    bean_allocator allocator = failing_allocator(&books);
    bean_arena arena;
    bean_arena_init(&arena, &allocator);
    bean_arena_mark empty = bean_arena_save(&arena);
    char *first = (char *)bean_arena_alloc(&arena, 10);
    memset(first, 'x', 10);
    bean_arena_mark mark = bean_arena_save(&arena);
    char *second = (char *)bean_arena_alloc(&arena, 10);
    ck_assert_ptr_nonnull(bean_arena_alloc(&arena, 100000));
    ck_assert_ptr_nonnull(bean_arena_alloc(&arena, 200000));
    size_t calls = books.calls;
    bean_arena_rewind(&arena, mark);
    ck_assert_ptr_eq(bean_arena_alloc(&arena, 10), second);
    ck_assert_ptr_nonnull(bean_arena_alloc(&arena, 200000));
    ck_assert_ptr_nonnull(bean_arena_alloc(&arena, 100000));
    ck_assert_uint_eq(books.calls, calls);
    ck_assert(memcmp(first, "xxxxxxxxxx", 10) == 0);
    bean_arena_rewind(&arena, empty);
    ck_assert_ptr_null(arena.current);
    ck_assert_ptr_eq(bean_arena_alloc(&arena, 10), first);
    ck_assert_uint_eq(books.calls, calls);
    bean_arena_free(&arena);
    ck_assert_uint_eq(books.blocks, 0);
}
END_TEST

START_TEST(fixed_blocks_are_used_to_the_last_byte)
{
    struct guard guard = guard_open(4096);
    for (size_t size = 0; size < 200; size++) {
        bean_arena arena;
        char *block = guard.high - size;
        bean_arena_init_fixed(&arena, block, size);
        bean_arena_mark mark = bean_arena_save(&arena);
        EXPECT(bean_i_arena_text(&arena, size + 1) == NULL, "more than there is");
        EXPECT(bean_i_arena_text(&arena, SIZE_MAX) == NULL, "more than there is");
        char *memory = bean_i_arena_text(&arena, size);
        EXPECT(memory == block, "%zu bytes", size);
        memset(memory, 1, size);
        EXPECT(bean_i_arena_text(&arena, 1) == NULL, "more than there is");
        EXPECT(bean_arena_alloc(&arena, 1) == NULL, "more than there is");
        bean_arena_rewind(&arena, mark);
        EXPECT(bean_i_arena_text(&arena, size) == block, "after rewinding");
        bean_arena_reset(&arena);
        memory = (char *)bean_arena_alloc(&arena, 16);
        EXPECT(size < 31 || memory != NULL, "%zu bytes", size);
        EXPECT(memory == NULL || is_aligned(memory), "not aligned");
        if (memory != NULL) {
            memset(memory, 1, 16);
        }
        bean_arena_free(&arena);
        EXPECT(bean_i_arena_text(&arena, size) == block, "after freeing");
    }
    bean_arena nothing;
    bean_arena_init_fixed(&nothing, NULL, 100);
    ck_assert_ptr_null(bean_arena_alloc(&nothing, 1));
    ck_assert_ptr_null(bean_arena_alloc(&nothing, 0));
    guard_close(&guard);
}
END_TEST

START_TEST(refuses_what_can_not_be)
{
    static const size_t sizes[] = {SIZE_MAX,      SIZE_MAX - 1, SIZE_MAX - 15,    SIZE_MAX - 16,
                                   SIZE_MAX - 64, SIZE_MAX / 2, SIZE_MAX / 2 - 16};
    struct failing_allocator books = {0};
    bean_allocator allocator = failing_allocator(&books);
    bean_arena arena;
    bean_arena_init(&arena, &allocator);
    for (int used = 0; used < 2; used++) {
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            bean_str text = {"x", sizes[i]};
            bean_str copy;
            ck_assert_ptr_null(bean_arena_alloc(&arena, sizes[i]));
            ck_assert_ptr_null(bean_i_arena_text(&arena, sizes[i]));
            ck_assert(!bean_arena_copy(&arena, text, &copy));
            ck_assert_ptr_null(bean_i_arena_room(&arena, NULL, SIZE_MAX / 2 + 1, sizes[i]));
        }
        ck_assert_ptr_nonnull(bean_arena_alloc(&arena, 3));
    }
    bean_arena_free(&arena);
}
END_TEST

START_TEST(failures_leave_the_arena_usable)
{
    for (size_t fail_at = 1; fail_at <= 3; fail_at++) {
        struct failing_allocator books = {.fail_at = fail_at};
        bean_allocator allocator = failing_allocator(&books);
        bean_arena arena;
        bean_arena_init(&arena, &allocator);
        for (size_t i = 1; i <= 4; i++) {
            char *memory = (char *)bean_arena_alloc(&arena, 100000 * i);
            ck_assert((memory == NULL) == (i == fail_at));
            if (memory != NULL) {
                memset(memory, 1, 100000 * i);
            }
        }
        bean_arena_free(&arena);
        ck_assert_uint_eq(books.blocks, 0);
    }
}
END_TEST

START_TEST(copies_are_terminated)
{
    bean_arena arena;
    bean_str copy;
    bean_str null = {NULL, 0};
    bean_str text = {"a\0b", 3};
    bean_arena_init(&arena, NULL);
    ck_assert(bean_arena_copy(&arena, null, &copy));
    ck_assert_ptr_null(copy.data);
    ck_assert(bean_arena_copy(&arena, BEAN_STR(""), &copy));
    ck_assert(copy.data != NULL && copy.size == 0 && copy.data[0] == '\0');
    ck_assert(bean_arena_copy(&arena, text, &copy));
    ck_assert(copy.size == 3 && memcmp(copy.data, "a\0b", 4) == 0);
    bean_arena_free(&arena);
}
END_TEST

START_TEST(blocks_grow_in_place_or_as_copies)
{
    bean_arena arena;
    bean_arena_init(&arena, NULL);
    char *block = (char *)bean_i_arena_grow(&arena, NULL, 0, 4);
    memcpy(block, "abcd", 4);
    ck_assert_ptr_eq(bean_i_arena_grow(&arena, block, 4, 8), block);
    memcpy(block + 4, "efgh", 4);
    ck_assert_ptr_nonnull(bean_i_arena_text(&arena, 1));
    char *moved = (char *)bean_i_arena_grow(&arena, block, 8, 16);
    ck_assert(moved != block && memcmp(moved, "abcdefgh", 8) == 0);
    ck_assert(memcmp(block, "abcdefgh", 8) == 0);
    moved = (char *)bean_i_arena_grow(&arena, moved, 16, 100000);
    ck_assert(memcmp(moved, "abcdefgh", 8) == 0);
    ck_assert_ptr_null(bean_i_arena_grow(&arena, moved, 100000, SIZE_MAX / 2));
    ck_assert(memcmp(moved, "abcdefgh", 8) == 0);
    bean_arena_free(&arena);
}
END_TEST

Suite *arena_suite(void)
{
    Suite *suite = suite_create("arena");
    TCase *tests = tcase_create("all");
    tcase_add_test(tests, zeroed_memory_is_an_arena);
    tcase_add_test(tests, gives_out_disjoint_memory);
    tcase_add_test(tests, reset_keeps_the_blocks);
    tcase_add_test(tests, marks_give_back_what_came_after);
    tcase_add_test(tests, fixed_blocks_are_used_to_the_last_byte);
    tcase_add_test(tests, refuses_what_can_not_be);
    tcase_add_test(tests, failures_leave_the_arena_usable);
    tcase_add_test(tests, copies_are_terminated);
    tcase_add_test(tests, blocks_grow_in_place_or_as_copies);
    suite_add_tcase(suite, tests);
    return suite;
}
