/*
 * The writer: the inline heads as generated code uses them, storage of every size and every limit,
 * memory that runs out at every allocation, counting, room, what is left after a failure.
 */
#include <math.h>
#include <stdlib.h>

#include "failing_allocator.h"
#include "guard.h"
#include "internal_write.h"
#include "suites.h"
#include "write_fixture.h"

/* ---- a bean with a writer as shape `fused` emits it ----------------------------------------- */

typedef struct person {
    bean_str first_name;
    bean_str last_name;
    int32_t age;
    bool active;
    double score;
    bean_str nickname; /* NON_NULL */
    fixture_color color;
} person;

enum { LAST_NAME = 1, SCORE = 4, COLOR = 6 };

static bean_gen_write_function write_person;

static const bean_accessor person_accessors[] = {
    {.key = ",\"firstName\":", .name = "first_name", .key_size = 13},
    {.key = ",\"lastName\":", .name = "last_name", .key_size = 12},
    {.key = ",\"age\":", .name = "age", .key_size = 7},
    {.key = ",\"active\":", .name = "active", .key_size = 10},
    {.key = ",\"score\":", .name = "score", .key_size = 9},
    {.key = ",\"nickname\":", .name = "nickname", .key_size = 12},
    {.key = ",\"color\":", .name = "color", .key_size = 9},
};

static const bean_type person_type = {
    .name = "test.Person",
    .accessors = person_accessors,
    .write = write_person,
    .count = 7,
    .size = sizeof(person),
    .words = 1,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value person_value = {
    .kind = BEAN_GEN_BEAN, .size = sizeof(person), .detail = &person_type};

/* Text, heads of strings and numbers of each stretch between two calls, and what they may touch. */
enum {
    NEED_1 = 14 + 32,
    NEED_2 = 14 + 32,
    NEED_3 = 9 + 11 + 10 + 5 + 9 + 32,
    NEED_4 = 13 + 32 + 1 + 9 + 11 + 32 + 1
};

static char *write_person(bean_gen_writer *writer, char *cursor, const void *in,
                          const bean_type *type)
{
    const person *bean = (const person *)in;
    if (BEAN_UNLIKELY(writer->depth == 0)) {
        return bean_gen_write_too_deep(writer);
    }
    writer->depth--;
    cursor = bean_gen_room(writer, cursor, NEED_1);
    if (cursor == NULL) {
        return NULL;
    }
    BEAN_GEN_TEXT(cursor, "{\"firstName\":\"");
    cursor = bean_gen_put_string(writer, cursor, bean->first_name, NEED_2);
    if (cursor == NULL) {
        return bean_gen_write_failed(writer, type, 0);
    }
    cursor = bean_gen_room(writer, cursor, NEED_2);
    if (cursor == NULL) {
        return NULL;
    }
    BEAN_GEN_TEXT(cursor, "\",\"lastName\":\"");
    cursor = bean_gen_put_string(writer, cursor, bean->last_name, NEED_3);
    if (cursor == NULL) {
        return bean_gen_write_failed(writer, type, LAST_NAME);
    }
    cursor = bean_gen_room(writer, cursor, NEED_3);
    if (cursor == NULL) {
        return NULL;
    }
    BEAN_GEN_TEXT(cursor, "\",\"age\":");
    cursor = bean_gen_put_int32(cursor, bean->age);
    BEAN_GEN_TEXT(cursor, ",\"active\":");
    cursor = bean_gen_put_bool(cursor, bean->active);
    BEAN_GEN_TEXT(cursor, ",\"score\":");
    cursor = bean_gen_put_float64(writer, cursor, bean->score);
    if (cursor == NULL) {
        return bean_gen_write_failed(writer, type, SCORE);
    }
    cursor = bean_gen_room(writer, cursor, NEED_4);
    if (cursor == NULL) {
        return NULL;
    }
    if (bean->nickname.data != NULL) {
        BEAN_GEN_MEMBER(cursor, ",\"nickname\":\"");
        cursor = bean_gen_put_string(writer, cursor, bean->nickname, NEED_4);
        if (cursor == NULL) {
            return bean_gen_write_failed(writer, type, 5);
        }
        *cursor++ = '"';
    }
    BEAN_GEN_MEMBER(cursor, ",\"color\":");
    cursor = bean_gen_put_enum(writer, cursor, &fixture_color_type, &bean->color);
    if (cursor == NULL) {
        return bean_gen_write_failed(writer, type, COLOR);
    }
    *cursor++ = '}';
    writer->depth++;
    return cursor;
}

static const char long_name[] = "a name of more than thirty-two bytes that has \"escapes\" in it\n";
static const char long_text[] =
    "a name of more than thirty-two bytes that has \\\"escapes\\\" in it\\n";

static person make_person(bool is_long)
{
    person made;
    memset(&made, 0, sizeof made);
    made.first_name = is_long ? bean_str_from(long_name) : BEAN_STR("Ada");
    made.last_name = is_long ? bean_str_from(long_name) : BEAN_STR("King");
    made.age = is_long ? INT32_MIN : 36;
    made.active = is_long;
    made.score = is_long ? -2.2250738585072014e-308 : 1.5;
    made.nickname = is_long ? bean_str_from(long_name) : bean_str_from(NULL);
    made.color = is_long ? FIXTURE_DARK_BLUE : FIXTURE_RED;
    return made;
}

static const char *expect_person(bool is_long)
{
    static char text[1024];
    (void)snprintf(text, sizeof text,
                   is_long ? "{\"firstName\":\"%s\",\"lastName\":\"%s\",\"age\":-2147483648,"
                             "\"active\":true,\"score\":-2.2250738585072014e-308,"
                             "\"nickname\":\"%s\",\"color\":\"dark blue\"}"
                           : "{\"firstName\":\"Ada\",\"lastName\":\"King\",\"age\":36,"
                             "\"active\":false,\"score\":1.5,\"color\":\"red\"}",
                   long_text, long_text, long_text);
    return text;
}

/* ---- storage -------------------------------------------------------------------------------- */

/* Writes after `before` bytes into fixed storage with `room` more, before an unreadable page. */
static void check_fixed(const struct guard *guard, const bean_gen_value *value, const void *in,
                        const char *expected, size_t before, size_t room)
{
    size_t size = strlen(expected);
    char *storage = guard->high - room - before;
    bean_buffer out;
    bean_error error;
    bean_status status;
    memset(guard->low, '{', (size_t)(guard->high - guard->low));
    bean_buffer_init_fixed(&out, storage, before + room);
    out.size = before;
    status = bean_gen_write_document(value, in, &out, NULL, &error);
    if (room < size) {
        EXPECT(status == BEAN_ERROR_ROOM && out.size == before, "room %zu", room);
        EXPECT(error.code == BEAN_ERROR_ROOM && error.text != NULL, "room %zu", room);
    } else {
        EXPECT(status == BEAN_OK, "room %zu: %s", room, bean_status_text(status));
        EXPECT(out.size == before + size && memcmp(storage + before, expected, size) == 0,
               "room %zu: %.*s", room, (int)(out.size - before), storage + before);
    }
    EXPECT(memchr(guard->low, '{', (size_t)(storage + before - guard->low)) == guard->low ||
               storage + before == guard->low,
           "the bytes before it");
    for (const char *at = guard->low; at < storage + before; at++) {
        EXPECT(*at == '{', "room %zu: byte %td before it was changed", room, storage - at);
    }
}

static void check_all_rooms(const bean_gen_value *value, const void *in, const char *expected)
{
    size_t size = strlen(expected);
    struct guard guard = guard_open(size + 400);
    for (size_t before = 0; before < 2; before++) {
        for (size_t room = 0; room <= size + 200; room++) {
            check_fixed(&guard, value, in, expected, before, room);
        }
    }
    guard_close(&guard);
}

START_TEST(test_every_room_fused)
{
    person small = make_person(false);
    person large = make_person(true);
    check_all_rooms(&person_value, &small, expect_person(false));
    check_all_rooms(&person_value, &large, expect_person(true));
}
END_TEST

START_TEST(test_every_room_table)
{
    fixture_all zero;
    memset(&zero, 0, sizeof zero);
    check_all_rooms(&fixture_all_value, &zero, fixture_zero_text);
    check_all_rooms(&fixture_all_value, fixture_full(), fixture_full_text);
}
END_TEST

/* A list of persons longer than the window. */
static const bean_gen_value persons_value = {
    .kind = BEAN_GEN_LIST, .size = sizeof(bean_gen_sequence), .detail = &person_value};
enum { PERSONS = 40 };

static bean_gen_sequence make_persons(person *persons, char *expected)
{
    bean_gen_sequence list;
    char *at = expected;
    for (size_t i = 0; i < PERSONS; i++) {
        persons[i] = make_person(i % 3 == 0);
        *at++ = i == 0 ? '[' : ',';
        memcpy(at, expect_person(i % 3 == 0), strlen(expect_person(i % 3 == 0)));
        at += strlen(expect_person(i % 3 == 0));
    }
    *at++ = ']';
    *at = '\0';
    list.items = persons;
    list.count = PERSONS;
    return list;
}

START_TEST(test_longer_than_the_window)
{
    static person persons[PERSONS];
    static char expected[PERSONS * 600];
    bean_gen_sequence list = make_persons(persons, expected);
    size_t size = strlen(expected);
    struct guard guard = guard_open(size + 400);
    ck_assert_uint_gt(size, BEAN_GEN_WINDOW + 1000);
    for (size_t room = 0; room <= size + 130; room += room + 300 < size ? 61 : 1) {
        check_fixed(&guard, &persons_value, &list, expected, 0, room);
    }
    guard_close(&guard);
}
END_TEST

START_TEST(test_every_limit)
{
    static person persons[PERSONS];
    static char expected[PERSONS * 600];
    bean_gen_sequence list = make_persons(persons, expected);
    size_t size = strlen(expected);
    for (size_t limit = 1; limit <= size + 130; limit += limit + 300 < size ? 37 : 1) {
        struct failing_allocator memory = {0};
        bean_allocator allocator = failing_allocator(&memory);
        bean_buffer out;
        bean_status status;
        bean_buffer_init(&out, &allocator);
        out.limit = limit;
        status = bean_gen_write_document(&persons_value, &list, &out, NULL, NULL);
        if (limit < size) {
            EXPECT(status == BEAN_ERROR_ROOM && out.size == 0, "limit %zu", limit);
        } else {
            EXPECT(status == BEAN_OK && out.size == size && memcmp(out.data, expected, size) == 0,
                   "limit %zu", limit);
        }
        EXPECT(memory.most_bytes <= 2 * limit && out.capacity <= limit, "limit %zu", limit);
        bean_buffer_free(&out);
        EXPECT(memory.bytes == 0, "limit %zu", limit);
    }
}
END_TEST

START_TEST(test_memory_fails_at_every_allocation)
{
    static person persons[PERSONS];
    static char expected[PERSONS * 600];
    bean_gen_sequence list = make_persons(persons, expected);
    bean_write_options options[2];
    memset(options, 0, sizeof options);
    options[1].pretty = true;
    for (size_t kind = 0; kind < 2; kind++) {
        size_t fail_at = 1;
        for (;; fail_at++) {
            struct failing_allocator memory = {0};
            bean_allocator allocator = failing_allocator(&memory);
            bean_buffer out;
            bean_error error;
            bean_status status;
            bean_buffer_init(&out, &allocator);
            memory.fail_at = fail_at;
            status = bean_gen_write_document(&persons_value, &list, &out, &options[kind], &error);
            if (memory.calls < fail_at) {
                ck_assert_int_eq(status, BEAN_OK);
                bean_buffer_free(&out);
                break;
            }
            EXPECT(status == BEAN_ERROR_MEMORY && error.code == BEAN_ERROR_MEMORY, "at %zu",
                   fail_at);
            EXPECT(out.size == 0, "at %zu", fail_at);
            /* The buffer is good for another try. */
            status = bean_gen_write_document(&persons_value, &list, &out, NULL, &error);
            EXPECT(status == BEAN_OK && memcmp(out.data, expected, out.size) == 0, "at %zu",
                   fail_at);
            bean_buffer_free(&out);
            EXPECT(memory.bytes == 0, "at %zu", fail_at);
        }
        ck_assert_uint_gt(fail_at, 4);
    }
}
END_TEST

START_TEST(test_documents_append)
{
    person small = make_person(false);
    bean_buffer out;
    size_t size = strlen(expect_person(false));
    bean_buffer_init(&out, NULL);
    for (size_t i = 0; i < 200; i++) {
        ck_assert_int_eq(bean_gen_write_document(&person_value, &small, &out, NULL, NULL), BEAN_OK);
        ck_assert_uint_eq(out.size, (i + 1) * size);
    }
    for (size_t i = 0; i < 200; i++) {
        ck_assert_mem_eq(out.data + i * size, expect_person(false), size);
    }
    bean_buffer_free(&out);
}
END_TEST

START_TEST(test_failure_keeps_what_was_there)
{
    person bad = make_person(true);
    bean_buffer out;
    bean_error error;
    bad.score = (double)INFINITY;
    bean_buffer_init(&out, NULL);
    for (size_t before = 0; before < 700; before++) {
        ck_assert_int_eq(bean_gen_write_document(&person_value, &bad, &out, NULL, &error),
                         BEAN_ERROR_NONFINITE);
        EXPECT(out.size == before, "after %zu bytes", before);
        ck_assert_int_eq(bean_buffer_append(&out, "#", 1), BEAN_OK);
    }
    for (size_t i = 0; i < out.size; i++) {
        EXPECT(out.data[i] == '#', "byte %zu", i);
    }
    bean_buffer_free(&out);
}
END_TEST

/* ---- counting ------------------------------------------------------------------------------- */

static void check_write_to(const bean_gen_value *value, const void *in, const char *expected,
                           size_t step)
{
    size_t size = strlen(expected);
    struct guard guard = guard_open(size + 200);
    for (size_t room = 0; room <= size + 130; room += room + 200 < size ? step : 1) {
        char *storage = guard.high - room;
        size_t needed = 12345;
        bean_error error;
        bean_status status;
        memset(guard.low, '#', (size_t)(guard.high - guard.low));
        status = bean_gen_write_to(value, in, storage, room, &needed, &error);
        EXPECT(needed == size, "room %zu: %zu are needed", room, needed);
        if (room < size) {
            EXPECT(status == BEAN_ERROR_ROOM && error.code == status, "room %zu", room);
            EXPECT(memcmp(storage, expected, room) == 0, "room %zu", room);
        } else {
            EXPECT(status == BEAN_OK && memcmp(storage, expected, size) == 0, "room %zu", room);
            EXPECT(room == size || storage[size] == '\0', "room %zu: no terminator", room);
        }
        EXPECT(storage == guard.low || storage[-1] == '#', "room %zu: a byte before it", room);
        EXPECT(bean_gen_write_to(value, in, storage, room, NULL, NULL) == status, "room %zu", room);
    }
    guard_close(&guard);
}

START_TEST(test_write_to)
{
    static person persons[PERSONS];
    static char expected[PERSONS * 600];
    bean_gen_sequence list = make_persons(persons, expected);
    size_t needed = 0;
    check_write_to(&person_value, &persons[0], expect_person(true), 1);
    check_write_to(&person_value, &persons[1], expect_person(false), 1);
    check_write_to(&fixture_all_value, fixture_full(), fixture_full_text, 7);
    check_write_to(&persons_value, &list, expected, 97);
    ck_assert_int_eq(bean_gen_write_to(&persons_value, &list, NULL, 0, &needed, NULL),
                     BEAN_ERROR_ROOM);
    ck_assert_uint_eq(needed, strlen(expected));
}
END_TEST

START_TEST(test_write_to_other_failures_win)
{
    char storage[64];
    size_t needed = 1;
    bean_error error;
    person bad = make_person(true);
    bad.color = 1;
    ck_assert_int_eq(
        bean_gen_write_to(&person_value, &bad, storage, sizeof storage, &needed, &error),
        BEAN_ERROR_ENUM);
    ck_assert_uint_eq(needed, 0);
    ck_assert_str_eq(error.pointer, "/color");
}
END_TEST

/* ---- calls ---------------------------------------------------------------------------------- */

START_TEST(test_arguments)
{
    bean_buffer out;
    bean_error error;
    person small = make_person(false);
    char storage[8];
    bean_buffer_init(&out, NULL);
    ck_assert_int_eq(bean_gen_write_document(&person_value, NULL, &out, NULL, &error),
                     BEAN_ERROR_ARGUMENT);
    ck_assert_int_eq(error.code, BEAN_ERROR_ARGUMENT);
    ck_assert_int_eq(bean_gen_write_document(&person_value, &small, NULL, NULL, NULL),
                     BEAN_ERROR_ARGUMENT);
    ck_assert_int_eq(bean_gen_write_to(&person_value, NULL, storage, 8, NULL, NULL),
                     BEAN_ERROR_ARGUMENT);
    ck_assert_int_eq(bean_gen_write_to(&person_value, &small, NULL, 8, NULL, NULL),
                     BEAN_ERROR_ARGUMENT);
}
END_TEST

START_TEST(test_room_beyond_the_promise_is_refused)
{
    bean_gen_writer writer;
    bean_error error;
    bean_buffer out;
    char *cursor;
    bean_buffer_init(&out, NULL);
    cursor = bean_i_writer_begin(&writer, &out, NULL, NULL, false, &error);
    cursor = bean_gen_room(&writer, cursor, BEAN_GEN_ROOM_LIMIT);
    ck_assert_ptr_nonnull(cursor);
    ck_assert_ptr_null(bean_gen_grow(&writer, cursor, BEAN_GEN_ROOM_LIMIT + 1));
    ck_assert_int_eq(bean_i_writer_end(&writer, NULL), BEAN_ERROR_ARGUMENT);
    bean_buffer_free(&out);
}
END_TEST

START_TEST(test_last_byte_stays_before_the_cursor)
{
    /* Through hundreds of flushes of the window, with pieces of every size. */
    static char storage[1 << 20];
    bean_gen_writer writer;
    bean_error error;
    bean_buffer out;
    char *cursor;
    uint64_t state = 3;
    bean_buffer_init_fixed(&out, storage, sizeof storage);
    out.limit = 600000;
    cursor = bean_i_writer_begin(&writer, &out, NULL, NULL, true, &error);
    for (size_t i = 0; i < 3000; i++) {
        size_t need = fixture_random(&state) % (BEAN_GEN_ROOM_LIMIT + 1);
        size_t used = need == 0 ? 0 : fixture_random(&state) % (need + 1);
        char last = cursor == storage ? '\0' : cursor[-1];
        cursor = bean_gen_room(&writer, cursor, need);
        ck_assert_ptr_nonnull(cursor);
        if (i != 0 && last != '\0') {
            EXPECT(cursor[-1] == last, "piece %zu", i);
        }
        if (used != 0) {
            memset(cursor, (char)('A' + i % 50), need + BEAN_GEN_SLACK);
            cursor += used;
        }
    }
    ck_assert(writer.in_window);
    ck_assert_int_eq(bean_i_writer_end(&writer, cursor), BEAN_ERROR_ROOM);
    ck_assert_uint_gt(writer.needed, 2000000);
}
END_TEST

/* ---- numbers -------------------------------------------------------------------------------- */

static const char *put_float64(double value, bean_error *error)
{
    static const bean_gen_value kind = {.kind = BEAN_GEN_FLOAT64, .size = 8};
    static char text[64];
    return bean_gen_write_to(&kind, &value, text, sizeof text, NULL, error) == BEAN_OK ? text
                                                                                       : NULL;
}

static const char *put_float32(float value, bean_error *error)
{
    static const bean_gen_value kind = {.kind = BEAN_GEN_FLOAT32, .size = 4};
    static char text[64];
    return bean_gen_write_to(&kind, &value, text, sizeof text, NULL, error) == BEAN_OK ? text
                                                                                       : NULL;
}

START_TEST(test_floats)
{
    static const uint64_t bad[] = {0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000,
                                   0x7ff0000000000001, 0xffffffffffffffff};
    static const uint32_t bad32[] = {0x7f800000, 0xff800000, 0x7fc00000, 0x7f800001, 0xffffffff};
    static const char *const found[] = {"Infinity", "-Infinity", "NaN", "NaN", "NaN"};
    bean_error error;
    ck_assert_str_eq(put_float64(0.0, &error), "0.0");
    ck_assert_str_eq(put_float64(-0.0, &error), "-0.0");
    ck_assert_str_eq(put_float64(1.7976931348623157e308, &error), "1.7976931348623157e308");
    ck_assert_str_eq(put_float64(5e-324, &error), "5e-324");
    ck_assert_str_eq(put_float32(0.1f, &error), "0.1");
    ck_assert_str_eq(put_float32(-0.0f, &error), "-0.0");
    ck_assert_str_eq(put_float32(3.4028235e38f, &error), "3.4028235e38");
    for (size_t i = 0; i < 5; i++) {
        double value;
        float value32;
        memcpy(&value, &bad[i], sizeof value);
        memcpy(&value32, &bad32[i], sizeof value32);
        ck_assert_ptr_null(put_float64(value, &error));
        ck_assert_int_eq(error.code, BEAN_ERROR_NONFINITE);
        ck_assert_str_eq(error.found, found[i]);
        ck_assert_str_eq(error.pointer, "");
        ck_assert_ptr_null(put_float32(value32, &error));
        ck_assert_int_eq(error.code, BEAN_ERROR_NONFINITE);
        ck_assert_str_eq(error.found, found[i]);
    }
}
END_TEST

START_TEST(test_int32_head)
{
    /* The head and the library's form agree. */
    for (int64_t i = -20000; i <= 20000; i++) {
        char head[40];
        char slow[40];
        int32_t value = (int32_t)i;
        size_t size = (size_t)(bean_gen_put_int32(head, value) - head);
        size_t expected = (size_t)(bean_gen_put_int32_slow(slow, value) - slow);
        EXPECT(size == expected && memcmp(head, slow, size) == 0, "%d", (int)value);
    }
}
END_TEST

Suite *writer_suite(void)
{
    Suite *suite = suite_create("writer");
    TCase *cases = tcase_create("all");
    tcase_set_timeout(cases, 300);
    tcase_add_test(cases, test_every_room_fused);
    tcase_add_test(cases, test_every_room_table);
    tcase_add_test(cases, test_longer_than_the_window);
    tcase_add_test(cases, test_every_limit);
    tcase_add_test(cases, test_memory_fails_at_every_allocation);
    tcase_add_test(cases, test_documents_append);
    tcase_add_test(cases, test_failure_keeps_what_was_there);
    tcase_add_test(cases, test_write_to);
    tcase_add_test(cases, test_write_to_other_failures_win);
    tcase_add_test(cases, test_arguments);
    tcase_add_test(cases, test_room_beyond_the_promise_is_refused);
    tcase_add_test(cases, test_last_byte_stays_before_the_cursor);
    tcase_add_test(cases, test_floats);
    tcase_add_test(cases, test_int32_head);
    suite_add_tcase(suite, cases);
    return suite;
}
