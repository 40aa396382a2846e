/*
 * Pools with one thread: what is lent and kept in each strategy, memory that runs out, options and
 * handles that can't be. Threads are in tests/cases_plans_pool.c.
 */
#include "failing_allocator.h"
#include "internal_write.h"
#include "suites.h"
#include "write_fixture.h"

enum { SLOTS = 8, KEEP = 10000 };

static bean_pool *make(bean_pool_strategy strategy, struct failing_allocator *memory)
{
    bean_pool_options options = {BEAN_POOL_STRIPED, SLOTS, KEEP, {NULL, NULL}};
    bean_pool *pool = NULL;
    options.strategy = strategy;
    options.allocator = failing_allocator(memory);
    ck_assert_int_eq(bean_pool_new(&pool, &options), BEAN_OK);
    ck_assert_uint_eq(memory->calls, 1);
    return pool;
}

/* Some memory in both halves. */
static void use(const bean_pool_handle *handle, size_t size)
{
    char *memory = (char *)bean_arena_alloc(handle->arena, size);
    ck_assert_ptr_nonnull(memory);
    memset(memory, '#', size);
    ck_assert_uint_eq(handle->buffer->size, 0);
    ck_assert_int_eq(bean_buffer_append(handle->buffer, memory, size), BEAN_OK);
}

START_TEST(test_options)
{
    bean_pool_options options = {BEAN_POOL_STRIPED, 0, 0, {NULL, NULL}};
    bean_pool_handle handle;
    bean_pool *pool = NULL;
    ck_assert_int_eq(bean_pool_new(NULL, &options), BEAN_ERROR_ARGUMENT);
    ck_assert_int_eq(bean_pool_new(&pool, NULL), BEAN_OK);
    ck_assert_int_eq(bean_pool_take(pool, &handle), BEAN_OK);
    use(&handle, 100);
    ck_assert(bean_pool_give(pool, &handle));
    ck_assert_uint_eq(bean_pool_used(pool).pairs, 1);
    bean_pool_free(pool);
    bean_pool_free(NULL);
    options.slots = 65536;
    ck_assert_int_eq(bean_pool_new(&pool, &options), BEAN_OK);
    bean_pool_free(pool);
    options.slots = 65537;
    ck_assert_int_eq(bean_pool_new(&pool, &options), BEAN_ERROR_ARGUMENT);
    ck_assert_ptr_null(pool);
    options.slots = SIZE_MAX;
    ck_assert_int_eq(bean_pool_new(&pool, &options), BEAN_ERROR_ARGUMENT);
    options.slots = 1;
    options.strategy = (bean_pool_strategy)3;
    ck_assert_int_eq(bean_pool_new(&pool, &options), BEAN_ERROR_ARGUMENT);
}
END_TEST

START_TEST(test_arguments)
{
    struct failing_allocator memory = {0};
    bean_pool *pool = make(BEAN_POOL_OWNER, &memory);
    bean_pool_handle handle = {0};
    ck_assert_int_eq(bean_pool_take(NULL, &handle), BEAN_ERROR_ARGUMENT);
    ck_assert_int_eq(bean_pool_take(pool, NULL), BEAN_ERROR_ARGUMENT);
    ck_assert(!bean_pool_give(NULL, &handle) && !bean_pool_give(pool, NULL));
    ck_assert(bean_pool_give(pool, &handle));
    bean_pool_free(pool);
    ck_assert_uint_eq(memory.blocks, 0);
}
END_TEST

/* Message after message, nothing is allocated where something is kept. */
START_TEST(test_steady_state)
{
    for (int strategy = BEAN_POOL_STRIPED; strategy <= BEAN_POOL_NONE; strategy++) {
        struct failing_allocator memory = {0};
        bean_pool *pool = make((bean_pool_strategy)strategy, &memory);
        size_t calls = 0;
        for (int message = 0; message < 10; message++) {
            bean_pool_handle handle;
            ck_assert_int_eq(bean_pool_take(pool, &handle), BEAN_OK);
            use(&handle, 3000);
            ck_assert(bean_pool_give(pool, &handle));
            calls = message == 0 ? memory.calls : calls;
        }
        if (strategy == BEAN_POOL_NONE) {
            ck_assert_uint_eq(bean_pool_used(pool).pairs, 0);
            ck_assert_uint_eq(memory.calls - 1, 10 * (calls - 1));
            ck_assert_uint_eq(memory.blocks, 1);
        } else {
            ck_assert_uint_eq(bean_pool_used(pool).pairs, 1);
            ck_assert_uint_ge(bean_pool_used(pool).bytes, 6000);
            ck_assert_uint_eq(memory.calls, calls);
        }
        bean_pool_trim(pool);
        ck_assert_uint_eq(memory.blocks, 1);
        bean_pool_free(pool);
        ck_assert_uint_eq(memory.blocks, 0);
    }
}
END_TEST

/* What a pair had never shows: both halves are empty, and the settings are the first ones. */
START_TEST(test_pairs_are_as_new)
{
    struct failing_allocator memory = {0};
    bean_pool *pool = make(BEAN_POOL_STRIPED, &memory);
    bean_pool_handle handle;
    bean_arena *arena;
    bean_error error;
    ck_assert_int_eq(bean_pool_take_near(pool, 5, &handle), BEAN_OK);
    arena = handle.arena;
    use(&handle, 100);
    handle.buffer->limit = 100;
    ck_assert(bean_pool_give(pool, &handle));
    ck_assert_ptr_null(handle.arena);
    ck_assert_ptr_null(handle.buffer);
    ck_assert_int_eq(bean_pool_take_near(pool, 5 + SLOTS, &handle), BEAN_OK);
    ck_assert_ptr_eq(handle.arena, arena);
    ck_assert_uint_eq(handle.buffer->size + handle.buffer->limit, 0);
    memset(&error, 0, sizeof error);
    ck_assert_int_eq(bean_gen_write_document(&fixture_all_value, NULL, handle.buffer, NULL, &error),
                     BEAN_ERROR_ARGUMENT);
    ck_assert_ptr_null(memchr(&error, '#', sizeof error));
    ck_assert(bean_pool_give(pool, &handle));
    bean_pool_free(pool);
}
END_TEST

/* More than the slots are lent, no more than them kept. */
START_TEST(test_bounds)
{
    enum { MANY = 100 };
    for (int strategy = BEAN_POOL_STRIPED; strategy <= BEAN_POOL_OWNER; strategy++) {
        struct failing_allocator memory = {0};
        bean_pool *pool = make((bean_pool_strategy)strategy, &memory);
        bean_pool_handle handles[MANY];
        for (size_t i = 0; i < MANY; i++) {
            ck_assert_int_eq(bean_pool_take_near(pool, i, &handles[i]), BEAN_OK);
            for (size_t k = 0; k < i; k++) {
                ck_assert_ptr_ne(handles[i].arena, handles[k].arena);
            }
            use(&handles[i], i < MANY / 2 ? 100 : KEEP);
        }
        for (size_t i = 0; i < MANY; i++) {
            ck_assert(bean_pool_give(pool, &handles[MANY - 1 - i]));
            ck_assert_uint_le(bean_pool_used(pool).pairs, SLOTS);
            ck_assert_uint_le(bean_pool_used(pool).bytes, SLOTS * KEEP);
        }
        ck_assert_uint_eq(bean_pool_used(pool).pairs, SLOTS);
        bean_pool_free(pool);
        ck_assert_uint_eq(memory.blocks, 0);
    }
}
END_TEST

START_TEST(test_large_halves_are_released)
{
    struct failing_allocator memory = {0};
    bean_pool *pool = make(BEAN_POOL_OWNER, &memory);
    bean_pool_handle handle;
    for (int large = 0; large < 4; large++) {
        ck_assert_int_eq(bean_pool_take(pool, &handle), BEAN_OK);
        ck_assert_ptr_nonnull(bean_arena_alloc(handle.arena, (large & 1) != 0 ? 3 * KEEP : 10));
        ck_assert_int_eq(bean_buffer_append(handle.buffer, fixture_full_text, 10), BEAN_OK);
        for (int i = 0; (large & 2) != 0 && i < 4 * KEEP / 1000; i++) {
            ck_assert_int_eq(bean_buffer_append(handle.buffer, fixture_full_text, 1000), BEAN_OK);
        }
        ck_assert(bean_pool_give(pool, &handle));
        ck_assert_uint_eq(bean_pool_used(pool).pairs, 1);
        ck_assert_uint_le(bean_pool_used(pool).bytes, KEEP);
    }
    bean_pool_free(pool);
    ck_assert_uint_eq(memory.blocks, 0);
}
END_TEST

START_TEST(test_no_memory)
{
    struct failing_allocator memory = {0};
    bean_pool_options options = {BEAN_POOL_STRIPED, SLOTS, KEEP, {NULL, NULL}};
    bean_pool_handle handle;
    bean_pool *pool = NULL;
    options.allocator = failing_allocator(&memory);
    memory.fail_at = 1;
    ck_assert_int_eq(bean_pool_new(&pool, &options), BEAN_ERROR_MEMORY);
    ck_assert_ptr_null(pool);
    ck_assert_int_eq(bean_pool_new(&pool, &options), BEAN_OK);
    memory.fail_at = memory.calls + 1;
    ck_assert_int_eq(bean_pool_take(pool, &handle), BEAN_ERROR_MEMORY);
    ck_assert_ptr_null(handle.arena);
    ck_assert(bean_pool_give(pool, &handle));
    ck_assert_int_eq(bean_pool_take(pool, &handle), BEAN_OK);
    ck_assert(bean_pool_give(pool, &handle));
    bean_pool_free(pool);
    ck_assert_uint_eq(memory.blocks, 0);
}
END_TEST

/* Handles that are not this pool's stay as they are. */
START_TEST(test_foreign_handles)
{
    struct failing_allocator memory[2] = {{0}, {0}};
    bean_pool *one = make(BEAN_POOL_STRIPED, &memory[0]);
    bean_pool *other = make(BEAN_POOL_OWNER, &memory[1]);
    bean_pool_handle handle;
    ck_assert_int_eq(bean_pool_take(one, &handle), BEAN_OK);
    ck_assert(!bean_pool_give(other, &handle));
    use(&handle, 10);
    ck_assert(bean_pool_give(one, &handle) && bean_pool_give(one, &handle));
    ck_assert_uint_eq(bean_pool_used(other).pairs, 0);
    bean_pool_free(one);
    bean_pool_free(other);
    ck_assert_uint_eq(memory[0].blocks + memory[1].blocks, 0);
}
END_TEST

Suite *pool_suite(void)
{
    Suite *suite = suite_create("pool");
    TCase *cases = tcase_create("all");
    tcase_add_test(cases, test_options);
    tcase_add_test(cases, test_arguments);
    tcase_add_test(cases, test_steady_state);
    tcase_add_test(cases, test_pairs_are_as_new);
    tcase_add_test(cases, test_bounds);
    tcase_add_test(cases, test_large_halves_are_released);
    tcase_add_test(cases, test_no_memory);
    tcase_add_test(cases, test_foreign_handles);
    suite_add_tcase(suite, cases);
    return suite;
}
