/*
 * Strings as JSON text: every byte at every place of strings of every short length, at every
 * distance from an unreadable page; the inline head, the loop form and the library's own form
 * against a plain reference; long strings that are all escapes or none; storage of every size.
 */
#include <stdlib.h>

#include "guard.h"
#include "internal_write.h"
#include "suites.h"
#include "write_fixture.h"

enum { LONGEST = 80, STORAGE = 1 << 16 };

typedef char *put_function(bean_gen_writer *writer, char *cursor, bean_str text, size_t need);

static char *put_head(bean_gen_writer *writer, char *cursor, bean_str text, size_t need)
{
    return bean_gen_put_string(writer, cursor, text, need);
}

static char *put_all(bean_gen_writer *writer, char *cursor, bean_str text, size_t need)
{
    return bean_gen_put_string_all(writer, cursor, text, need);
}

static put_function *const forms[] = {put_head, put_all, bean_gen_put_string_slow};
enum { FORMS = sizeof forms / sizeof *forms };

/* What a string is written as, byte by byte. Returns the size. */
static size_t reference(const char *text, size_t size, char *to)
{
    char *at = to;
    for (size_t i = 0; i < size; i++) {
        unsigned char byte = (unsigned char)text[i];
        switch (byte) {
        case '"': at += sprintf(at, "\\\""); break;
        case '\\': at += sprintf(at, "\\\\"); break;
        case '\b': at += sprintf(at, "\\b"); break;
        case '\t': at += sprintf(at, "\\t"); break;
        case '\n': at += sprintf(at, "\\n"); break;
        case '\f': at += sprintf(at, "\\f"); break;
        case '\r': at += sprintf(at, "\\r"); break;
        default:
            if (byte < 0x20) {
                at += sprintf(at, "\\u%04x", byte);
            } else {
                *at++ = (char)byte;
            }
        }
    }
    return (size_t)(at - to);
}

/* Writes between two marks into storage that ends at an unreadable page, through one of the
 * forms. */
static size_t put(put_function *form, bean_str text, bool check, char *storage, bean_error *error)
{
    bean_gen_writer writer;
    bean_write_options options;
    bean_buffer out;
    char *cursor;
    memset(&options, 0, sizeof options);
    options.check = check;
    bean_buffer_init_fixed(&out, storage, STORAGE);
    cursor = bean_i_writer_begin(&writer, &out, &options, NULL, false, error);
    EXPECT(cursor != NULL, "no room to begin");
    cursor = bean_gen_room(&writer, cursor, 1 + 32);
    EXPECT(cursor != NULL, "no room for the head");
    *cursor++ = '<';
    cursor = form(&writer, cursor, text, 1);
    if (cursor != NULL) {
        EXPECT(writer.end - cursor >= 1, "the room that was asked for is missing");
        *cursor++ = '>';
    }
    return bean_i_writer_end(&writer, cursor) == BEAN_OK ? out.size : 0;
}

static void check_forms(const char *text, size_t size, char *storage)
{
    static char expected[6 * LONGEST + 2];
    size_t expected_size;
    bean_str string;
    string.data = text;
    string.size = size;
    expected[0] = '<';
    expected_size = 1 + reference(text, size, expected + 1);
    expected[expected_size++] = '>';
    for (size_t form = 0; form < FORMS; form++) {
        bean_error error;
        size_t written = put(forms[form], string, false, storage, &error);
        EXPECT(written == expected_size && memcmp(storage, expected, written) == 0,
               "form %zu, %zu bytes: %.*s", form, size, (int)written, storage);
    }
}

START_TEST(test_every_byte_everywhere)
{
    struct guard to = guard_open(STORAGE);
    struct guard from = guard_open(LONGEST);
    char text[LONGEST];
    for (size_t size = 0; size <= LONGEST; size++) {
        for (size_t at = 0; at < (size == 0 ? 1 : size); at++) {
            for (unsigned byte = 0; byte < 256; byte++) {
                memset(text, 'a', size);
                if (size != 0) {
                    text[at] = (char)(unsigned char)byte;
                }
                check_forms(guard_at_end(&from, text, size), size, to.high - STORAGE);
            }
        }
    }
    guard_close(&to);
    guard_close(&from);
}
END_TEST

START_TEST(test_every_alignment)
{
    struct guard to = guard_open(STORAGE);
    struct guard from = guard_open(4096);
    char text[LONGEST];
    uint64_t state = 1;
    for (size_t size = 0; size <= LONGEST; size++) {
        for (unsigned round = 0; round < 130; round++) {
            for (size_t i = 0; i < size; i++) {
                uint64_t random = fixture_random(&state);
                text[i] =
                    (char)(unsigned char)(random % 40 == 0 ? random >> 32 : 'a' + random % 26);
            }
            if (round < 65) {
                memcpy(from.low + round, text, size);
                check_forms(from.low + round, size, to.high - STORAGE);
            } else {
                char *at = from.high - size - (round - 65);
                memcpy(at, text, size);
                check_forms(at, size, to.high - STORAGE);
            }
        }
    }
    guard_close(&to);
    guard_close(&from);
}
END_TEST

START_TEST(test_no_data_is_empty)
{
    static char storage[STORAGE];
    bean_str none = {NULL, 0};
    bean_error error;
    for (size_t form = 0; form < FORMS; form++) {
        ck_assert_uint_eq(put(forms[form], none, false, storage, &error), 2);
        ck_assert_uint_eq(put(forms[form], none, true, storage, &error), 2);
        ck_assert_mem_eq(storage, "<>", 2);
    }
}
END_TEST

/* The quoted form of `text` in storage of `room` bytes before an unreadable page. */
static void check_room(const struct guard *to, bean_str text, const char *expected,
                       size_t expected_size, size_t room)
{
    bean_gen_writer writer;
    bean_error error;
    bean_buffer out;
    char *storage = to->high - room;
    char *cursor;
    bean_status status;
    memset(to->low, '#', (size_t)(storage - to->low));
    bean_buffer_init_fixed(&out, storage, room);
    cursor = bean_i_writer_begin(&writer, &out, NULL, NULL, false, &error);
    cursor = bean_i_put_quoted(&writer, cursor, text);
    status = bean_i_writer_end(&writer, cursor);
    if (room < expected_size) {
        EXPECT(status == BEAN_ERROR_ROOM && out.size == 0, "room %zu of %zu", room, expected_size);
    } else {
        EXPECT(status == BEAN_OK && out.size == expected_size &&
                   memcmp(storage, expected, expected_size) == 0,
               "room %zu of %zu", room, expected_size);
    }
    EXPECT(storage == to->low || storage[-1] == '#', "room %zu: a byte before it", room);
}

static void check_rooms(bean_str text, size_t step)
{
    char *expected = (char *)malloc(6 * text.size + 2);
    struct guard to = guard_open(6 * text.size + 300);
    size_t size;
    expected[0] = '"';
    size = 1 + reference(text.data, text.size, expected + 1);
    expected[size++] = '"';
    for (size_t room = 0; room < size; room += step) {
        check_room(&to, text, expected, size, room);
    }
    for (size_t more = 0; more < 140; more++) {
        check_room(&to, text, expected, size, size + more);
        if (more < size) {
            check_room(&to, text, expected, size, size - more);
        }
    }
    guard_close(&to);
    free(expected);
}

START_TEST(test_every_room)
{
    check_rooms(BEAN_STR(""), 1);
    check_rooms(BEAN_STR("short"), 1);
    check_rooms(BEAN_STR("short \"\x01\n"), 1);
    check_rooms(BEAN_STR("exactly thirty-two bytes of text"), 1);
    check_rooms(BEAN_STR("more than thirty-two bytes of text, without an escape in all of it"), 1);
    check_rooms(BEAN_STR("more than thirty-two bytes of text, with \"escapes\" and a \x1f late"),
                1);
}
END_TEST

START_TEST(test_long_strings)
{
    enum { SIZE = 20000 };
    static char text[SIZE];
    bean_str string = {text, SIZE};
    uint64_t state = 2;
    memset(text, 'x', SIZE);
    check_rooms(string, 997);
    memset(text, 0x1e, SIZE);
    check_rooms(string, 997);
    for (unsigned round = 1; round < 12; round++) {
        /* Escapes a few bytes to a few hundred bytes apart. */
        uint64_t distance = UINT64_C(1) << round;
        for (size_t i = 0; i < SIZE; i++) {
            uint64_t random = fixture_random(&state);
            text[i] = random % distance == 0 ? (char)(random >> 32 & 31) : 'b';
        }
        string.size = SIZE - round * 31;
        check_rooms(string, 2503);
    }
}
END_TEST

START_TEST(test_growable_with_every_capacity)
{
    char text[300];
    bean_str string = {text, sizeof text};
    char expected[1802];
    size_t size;
    for (size_t i = 0; i < sizeof text; i++) {
        text[i] = i % 3 == 0 ? '\n' : 'y';
    }
    expected[0] = '"';
    size = 1 + reference(text, sizeof text, expected + 1);
    expected[size++] = '"';
    for (size_t before = 0; before < 600; before++) {
        bean_gen_writer writer;
        bean_error error;
        bean_buffer out;
        char *cursor;
        bean_buffer_init(&out, NULL);
        for (size_t i = 0; i < before; i++) {
            EXPECT(bean_buffer_append(&out, "#", 1) == BEAN_OK, "append");
        }
        cursor = bean_i_writer_begin(&writer, &out, NULL, NULL, false, &error);
        cursor = bean_i_put_quoted(&writer, cursor, string);
        EXPECT(bean_i_writer_end(&writer, cursor) == BEAN_OK, "after %zu bytes", before);
        EXPECT(out.size == before + size && memcmp(out.data + before, expected, size) == 0,
               "after %zu bytes", before);
        bean_buffer_free(&out);
    }
}
END_TEST

START_TEST(test_check_refuses_what_is_not_utf8)
{
    static const char *const bad[] = {"\x80",
                                      "a\xc3",
                                      "\xc0\xaf",
                                      "\xed\xa0\x80",
                                      "\xf4\x90\x80\x80",
                                      "long enough for the library's form \xff"};
    static const char *const good[] = {"", "a", "\xc3\xa4", "\xf0\x9f\x98\x80 \x7f",
                                       "long enough for the library's form \xe2\x82\xac"};
    static char storage[STORAGE];
    for (size_t form = 0; form < FORMS; form++) {
        bean_error error;
        for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
            bean_str text = bean_str_from(bad[i]);
            ck_assert_uint_eq(put(forms[form], text, true, storage, &error), 0);
            ck_assert_int_eq(error.code, BEAN_ERROR_UTF8);
            /* Without the check it is written as it is. */
            ck_assert_uint_eq(put(forms[form], text, false, storage, &error), text.size + 2);
            ck_assert_mem_eq(storage + 1, text.data, text.size);
        }
        for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
            bean_str text = bean_str_from(good[i]);
            ck_assert_uint_eq(put(forms[form], text, true, storage, &error), text.size + 2);
        }
    }
}
END_TEST

Suite *str_write_suite(void)
{
    Suite *suite = suite_create("str_write");
    TCase *cases = tcase_create("all");
    tcase_set_timeout(cases, 300);
    tcase_add_test(cases, test_every_byte_everywhere);
    tcase_add_test(cases, test_every_alignment);
    tcase_add_test(cases, test_no_data_is_empty);
    tcase_add_test(cases, test_every_room);
    tcase_add_test(cases, test_long_strings);
    tcase_add_test(cases, test_growable_with_every_capacity);
    tcase_add_test(cases, test_check_refuses_what_is_not_utf8);
    suite_add_tcase(suite, cases);
    return suite;
}
