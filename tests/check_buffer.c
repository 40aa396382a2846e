/*
 * Buffers: appending to growable and fixed ones, limits, memory that runs out, what is promised
 * about the bytes past the end.
 */
#include <stdlib.h>

#include "failing_allocator.h"
#include "guard.h"
#include "internal_write.h"
#include "suites.h"
#include "write_fixture.h"

static void append_numbered(bean_buffer *buffer, size_t from, size_t count)
{
    for (size_t i = from; i < from + count; i++) {
        char byte = (char)('a' + i % 26);
        EXPECT(bean_buffer_append(buffer, &byte, 1) == BEAN_OK, "byte %zu", i);
    }
}

static void check_numbered(const bean_buffer *buffer, size_t count)
{
    EXPECT(buffer->size == count, "%zu bytes instead of %zu", buffer->size, count);
    for (size_t i = 0; i < count; i++) {
        EXPECT(buffer->data[i] == (char)('a' + i % 26), "byte %zu", i);
    }
}

START_TEST(test_zeroed_memory_is_an_empty_buffer)
{
    bean_buffer buffer;
    memset(&buffer, 0, sizeof buffer);
    append_numbered(&buffer, 0, 5000);
    check_numbered(&buffer, 5000);
    bean_buffer_free(&buffer);
    ck_assert_ptr_null(buffer.data);
    ck_assert_uint_eq(buffer.size, 0);
    append_numbered(&buffer, 0, 3);
    bean_buffer_free(&buffer);
    bean_buffer_free(&buffer);
}
END_TEST

START_TEST(test_growth_is_geometric_and_keeps_slack)
{
    struct failing_allocator memory = {0};
    bean_allocator allocator = failing_allocator(&memory);
    bean_buffer buffer;
    bean_buffer_init(&buffer, &allocator);
    ck_assert_uint_eq(memory.calls, 0);
    for (size_t i = 0; i < 1 << 20; i++) {
        EXPECT(bean_buffer_append(&buffer, "x", 1) == BEAN_OK, "byte %zu", i);
        EXPECT(buffer.capacity - buffer.size >= BEAN_GEN_SLACK, "no slack at %zu", i);
    }
    ck_assert_uint_le(memory.calls, 16);
    ck_assert_uint_le(memory.most_bytes, (4u << 20));
    ck_assert_uint_eq(memory.bytes, buffer.capacity);
    bean_buffer_free(&buffer);
    ck_assert_uint_eq(memory.bytes, 0);
}
END_TEST

START_TEST(test_reset_keeps_the_storage)
{
    struct failing_allocator memory = {0};
    bean_allocator allocator = failing_allocator(&memory);
    bean_buffer buffer;
    bean_buffer_init(&buffer, &allocator);
    for (int round = 0; round < 5; round++) {
        append_numbered(&buffer, 0, 4000);
        check_numbered(&buffer, 4000);
        if (round == 0) {
            memory.fail_at = memory.calls + 1;
        }
        bean_buffer_reset(&buffer);
        ck_assert_uint_eq(buffer.size, 0);
    }
    bean_buffer_free(&buffer);
    ck_assert_uint_eq(memory.bytes, 0);
}
END_TEST

START_TEST(test_without_memory_nothing_changes)
{
    struct failing_allocator memory = {0};
    bean_allocator allocator = failing_allocator(&memory);
    bean_buffer buffer;
    struct guard big = guard_open(100000);
    char *data;
    size_t capacity;
    bean_buffer_init(&buffer, &allocator);
    append_numbered(&buffer, 0, 300);
    memory.fail_at = memory.calls + 1;
    data = buffer.data;
    capacity = buffer.capacity;
    ck_assert_int_eq(bean_buffer_append(&buffer, big.low, 100000), BEAN_ERROR_MEMORY);
    ck_assert_ptr_eq(buffer.data, data);
    ck_assert_uint_eq(buffer.capacity, capacity);
    check_numbered(&buffer, 300);
    /* What still fits is still taken. */
    append_numbered(&buffer, 300, 20);
    check_numbered(&buffer, 320);
    bean_buffer_free(&buffer);
    guard_close(&big);
    ck_assert_uint_eq(memory.bytes, 0);
}
END_TEST

START_TEST(test_sizes_that_overflow)
{
    struct failing_allocator memory = {0};
    bean_allocator allocator = failing_allocator(&memory);
    bean_buffer buffer;
    bean_buffer_init(&buffer, &allocator);
    append_numbered(&buffer, 0, 10);
    /* More than a size_t: no wrapping to something small that could be had. */
    ck_assert_int_eq(bean_i_buffer_reserve(&buffer, SIZE_MAX), BEAN_ERROR_ROOM);
    ck_assert_int_eq(bean_i_buffer_reserve(&buffer, SIZE_MAX - 9), BEAN_ERROR_ROOM);
    memory.fail_at = memory.calls + 1;
    memory.fail_on = true;
    for (size_t less = 10; less < 200; less++) {
        ck_assert_int_eq(bean_i_buffer_reserve(&buffer, SIZE_MAX - less), BEAN_ERROR_MEMORY);
    }
    check_numbered(&buffer, 10);
    bean_buffer_free(&buffer);
}
END_TEST

START_TEST(test_fixed_storage)
{
    struct guard to = guard_open(300);
    struct guard from = guard_open(301);
    for (size_t room = 0; room < 300; room++) {
        char *storage = to.high - room;
        bean_buffer buffer;
        bean_buffer_init_fixed(&buffer, storage, room);
        append_numbered(&buffer, 0, room);
        check_numbered(&buffer, room);
        EXPECT(bean_buffer_append(&buffer, "x", 1) == BEAN_ERROR_ROOM, "room %zu", room);
        EXPECT(bean_buffer_append(&buffer, "", 0) == BEAN_OK, "room %zu", room);
        check_numbered(&buffer, room);
        if (room > 0) {
            EXPECT(buffer.data == storage, "room %zu", room);
        }
        bean_buffer_reset(&buffer);
        EXPECT(bean_buffer_append(&buffer, from.high - room - 1, room + 1) == BEAN_ERROR_ROOM,
               "room %zu", room);
        bean_buffer_free(&buffer);
        EXPECT(buffer.size == 0, "room %zu", room);
    }
    guard_close(&to);
    guard_close(&from);
}
END_TEST

START_TEST(test_fixed_without_storage)
{
    bean_buffer buffer;
    bean_buffer_init_fixed(&buffer, NULL, 100);
    ck_assert_int_eq(bean_buffer_append(&buffer, "x", 1), BEAN_ERROR_ROOM);
    bean_buffer_free(&buffer);
}
END_TEST

START_TEST(test_limits)
{
    /* Nothing past the limit, not even slack; everything up to it. */
    for (size_t limit = 1; limit < 1500; limit += limit < 700 ? 1 : 13) {
        struct failing_allocator memory = {0};
        bean_allocator allocator = failing_allocator(&memory);
        bean_buffer buffer;
        bean_buffer_init(&buffer, &allocator);
        buffer.limit = limit;
        append_numbered(&buffer, 0, limit);
        check_numbered(&buffer, limit);
        EXPECT(bean_buffer_append(&buffer, "x", 1) == BEAN_ERROR_ROOM, "limit %zu", limit);
        check_numbered(&buffer, limit);
        EXPECT(memory.most_bytes <= limit, "limit %zu: %zu bytes", limit, memory.most_bytes);
        bean_buffer_free(&buffer);
        EXPECT(memory.bytes == 0, "limit %zu", limit);
    }
}
END_TEST

START_TEST(test_limit_that_comes_later)
{
    bean_buffer buffer;
    bean_buffer_init(&buffer, NULL);
    append_numbered(&buffer, 0, 100);
    buffer.limit = 50;
    ck_assert_int_eq(bean_buffer_append(&buffer, "x", 1), BEAN_ERROR_ROOM);
    check_numbered(&buffer, 100);
    buffer.limit = 101;
    append_numbered(&buffer, 100, 1);
    ck_assert_int_eq(bean_buffer_append(&buffer, "x", 1), BEAN_ERROR_ROOM);
    bean_buffer_free(&buffer);
}
END_TEST

START_TEST(test_limit_of_fixed_storage)
{
    char storage[100];
    bean_buffer buffer;
    bean_buffer_init_fixed(&buffer, storage, sizeof storage);
    buffer.limit = 10;
    append_numbered(&buffer, 0, 10);
    ck_assert_int_eq(bean_buffer_append(&buffer, "x", 1), BEAN_ERROR_ROOM);
    buffer.limit = 1000;
    append_numbered(&buffer, 10, 90);
    ck_assert_int_eq(bean_buffer_append(&buffer, "x", 1), BEAN_ERROR_ROOM);
    check_numbered(&buffer, 100);
}
END_TEST

Suite *buffer_suite(void)
{
    Suite *suite = suite_create("buffer");
    TCase *cases = tcase_create("all");
    tcase_set_timeout(cases, 60);
    tcase_add_test(cases, test_zeroed_memory_is_an_empty_buffer);
    tcase_add_test(cases, test_growth_is_geometric_and_keeps_slack);
    tcase_add_test(cases, test_reset_keeps_the_storage);
    tcase_add_test(cases, test_without_memory_nothing_changes);
    tcase_add_test(cases, test_sizes_that_overflow);
    tcase_add_test(cases, test_fixed_storage);
    tcase_add_test(cases, test_fixed_without_storage);
    tcase_add_test(cases, test_limits);
    tcase_add_test(cases, test_limit_that_comes_later);
    tcase_add_test(cases, test_limit_of_fixed_storage);
    suite_add_tcase(suite, cases);
    return suite;
}
