/*
 * The compiler's floor 0: arena, strings, growing arrays, maps, interning, files.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif

#include <check.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "arena.h"
#include "fileio.h"
#include "intern.h"
#include "map.h"
#include "str.h"
#include "suites.h"
#include "syntax_test.h"
#include "vec.h"

/* -- arena -- */

START_TEST(arena_zeroed_and_aligned)
{
    struct arena arena;
    size_t dirty = 0;

    arena_init(&arena);
    for (size_t size = 0; size < 3000; size += 7) {
        unsigned char *bytes = (unsigned char *)arena_alloc(&arena, size);

        ck_assert_uint_eq((uintptr_t)bytes % _Alignof(max_align_t), 0);
        for (size_t i = 0; i < size; i++) {
            dirty += bytes[i] != 0;
            bytes[i] = 0xAA;
        }
    }
    ck_assert_uint_eq(dirty, 0);
    arena_free(&arena);
    ck_assert_ptr_null(arena.newest);
}
END_TEST

START_TEST(arena_large_blocks)
{
    struct arena arena;
    char *small;
    char *large;

    arena_init(&arena);
    small = (char *)arena_alloc(&arena, 16);
    large = (char *)arena_alloc(&arena, 1000000);
    memset(large, 1, 1000000);
    ck_assert_ptr_eq((char *)arena_alloc(&arena, 16), small + 16); /* still the same block */
    ck_assert_uint_ge(arena.total, 1000000);
    arena_free(&arena);
}
END_TEST

START_TEST(arena_overflow_ends_the_process)
{
    struct arena arena;

    arena_init(&arena);
    (void)arena_alloc_array(&arena, SIZE_MAX / 2, 3);
}
END_TEST

START_TEST(arena_too_much_ends_the_process)
{
    struct arena arena;

    arena_init(&arena);
    (void)arena_alloc(&arena, SIZE_MAX - 5);
}
END_TEST

START_TEST(arena_strings)
{
    struct arena arena;
    struct str pieces[3] = {STR("ab"), STR(""), STR("c\0d")};
    struct str text;

    arena_init(&arena);
    text = arena_concat(&arena, pieces, 3);
    ck_assert_uint_eq(text.size, 5);
    ck_assert_int_eq(memcmp(text.data, "abc\0d", 6), 0);
    text = arena_copy_str(&arena, str_make(NULL, 0));
    ck_assert_str_eq(text.data, "");
    assert_str(arena_format(&arena, "%d-%s", 42, "x"), "42-x");
    arena_free(&arena);
}
END_TEST

/* -- strings -- */

START_TEST(str_comparing)
{
    ck_assert(str_equal(STR("a\0b"), STR("a\0b")));
    ck_assert(!str_equal(STR("a\0b"), STR("a\0c")));
    ck_assert(str_equal(str_make(NULL, 0), STR("")));
    ck_assert(!str_equal(STR("a"), STR("ab")));
    ck_assert_int_eq(str_compare(STR("a"), STR("ab")), -1);
    ck_assert_int_eq(str_compare(STR("ab"), STR("a")), 1);
    ck_assert_int_eq(str_compare(STR("\x80"), STR("z")), 1); /* unsigned */
    ck_assert_int_eq(str_compare(str_make(NULL, 0), STR("")), 0);
    ck_assert(str_starts_with(STR("abc"), STR("ab")) && !str_starts_with(STR("a"), STR("ab")));
    ck_assert(str_ends_with(STR("abc"), STR("bc")) && !str_ends_with(STR("c"), STR("bc")));
    ck_assert(str_starts_with(STR(""), STR("")) && str_ends_with(STR(""), STR("")));
    ck_assert(str_is(str_from(NULL), "") && str_is(STR("x"), "x") && !str_is(STR("x"), "xy"));
}
END_TEST

START_TEST(str_slicing)
{
    assert_str(str_slice(STR("abcd"), 1, 2), "bc");
    assert_str(str_slice(STR("abcd"), 1, SIZE_MAX), "bcd");
    assert_str(str_slice(STR("abcd"), 4, 1), "");
    assert_str(str_slice(STR("abcd"), 100, 1), "");
    assert_str(str_slice(str_make(NULL, 0), 0, 1), "");
    ck_assert_uint_eq(str_find(STR("a.b.c"), '.'), 1);
    ck_assert_uint_eq(str_find_last(STR("a.b.c"), '.'), 3);
    ck_assert_uint_eq(str_find(STR("abc"), '.'), 3);
    ck_assert_uint_eq(str_find_last(STR("abc"), '.'), 3);
    ck_assert_uint_eq(str_find(str_make(NULL, 0), '.'), 0);
}
END_TEST

START_TEST(str_distances)
{
    char long_name[100];

    memset(long_name, 'x', sizeof long_name);
    ck_assert_uint_eq(str_distance(STR("order"), STR("order"), 2), 0);
    ck_assert_uint_eq(str_distance(STR("ordr"), STR("order"), 2), 1);
    ck_assert_uint_eq(str_distance(STR("ordeer"), STR("order"), 2), 1);
    ck_assert_uint_eq(str_distance(STR("odrer"), STR("order"), 2), 1); /* a swap */
    ck_assert_uint_eq(str_distance(STR("adder"), STR("order"), 2), 2);
    ck_assert_uint_eq(str_distance(STR("kitten"), STR("sitting"), 9), 3);
    ck_assert_uint_eq(str_distance(STR("kitten"), STR("sitting"), 2), 3); /* limit + 1 */
    ck_assert_uint_eq(str_distance(STR(""), STR("abc"), 5), 3);
    ck_assert_uint_eq(str_distance(STR(""), STR(""), 5), 0);
    ck_assert_uint_eq(str_distance(str_make(long_name, 100), STR("x"), 500), 501);
    ck_assert_uint_eq(str_distance(str_make(long_name, 100), str_make(long_name, 100), 1), 0);
}
END_TEST

START_TEST(str_utf8)
{
    static const struct {
        const char *bytes;
        size_t length;
    } rows[] = {
        {"a", 1},
        {"\x7F", 1},
        {"\x80", 0},
        {"\xC0\x80", 0},
        {"\xC1\xBF", 0},
        {"\xC2\x80", 2},
        {"\xC2", 0},
        {"\xC2\x41", 0},
        {"\xDF\xBF", 2},
        {"\xE0\x9F\xBF", 0},
        {"\xE0\xA0\x80", 3},
        {"\xE2\x82", 0},
        {"\xED\x9F\xBF", 3},
        {"\xED\xA0\x80", 0},
        {"\xEF\xBF\xBF", 3},
        {"\xF0\x8F\xBF\xBF", 0},
        {"\xF0\x90\x80\x80", 4},
        {"\xF4\x8F\xBF\xBF", 4},
        {"\xF4\x90\x80\x80", 0},
        {"\xF5\x80\x80\x80", 0},
        {"\xF0\x9F\x98", 0},
        {"\xFF", 0},
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        ck_assert_msg(str_utf8_length(str_from(rows[i].bytes), 0) == rows[i].length, "row %zu", i);
    }
    ck_assert_uint_eq(str_utf8_length(STR("a"), 1), 0);
}
END_TEST

START_TEST(str_buffers)
{
    struct str_buffer buffer = {NULL, 0, 0};
    struct str_buffer expected = {NULL, 0, 0};

    str_buffer_add_unsigned(&buffer, 0);
    str_buffer_add_unsigned(&buffer, UINT64_MAX);
    str_buffer_add_repeated(&buffer, '-', 3);
    str_buffer_add(&buffer, str_make(NULL, 0));
    ck_assert_str_eq(buffer.data, "018446744073709551615---");
    str_buffer_free(&buffer);
    ck_assert_ptr_null(buffer.data);
    for (int i = 0; i < 5000; i++) {
        str_buffer_add_text(&buffer, "xyz");
        str_buffer_add_repeated(&expected, "xyz"[0], 1);
        str_buffer_add_char(&expected, 'y');
        str_buffer_add_char(&expected, 'z');
    }
    ck_assert(str_equal(str_buffer_str(&buffer), str_buffer_str(&expected)));
    str_buffer_free(&buffer);
    str_buffer_free(&expected);
    str_buffer_add_json(&buffer, STR("a\"\\\b\f\n\r\t\x01\x1f\0\xC3\xA9\xFF/"));
    ck_assert_str_eq(buffer.data, "\"a\\\"\\\\\\b\\f\\n\\r\\t\\u0001\\u001f\\u0000\xC3\xA9"
                                  "\xEF\xBF\xBD/\"");
    str_buffer_free(&buffer);
}
END_TEST

/* -- arrays -- */

VEC_DEFINE(number_list, int);

START_TEST(vec_in_both_memories)
{
    struct arena arena;
    size_t good = 0;

    arena_init(&arena);
    for (int in_arena = 0; in_arena < 2; in_arena++) {
        struct number_list list = {NULL, 0, 0};

        for (int i = 0; i < 10000; i++) {
            vec_push(in_arena ? &arena : NULL, &list, i);
        }
        ck_assert_uint_eq(list.count, 10000);
        for (int i = 0; i < 10000; i++) {
            good += list.items[i] == i;
        }
        if (!in_arena) {
            vec_free(&list);
            ck_assert_ptr_null(list.items);
            ck_assert_uint_eq(list.count, 0);
        }
    }
    ck_assert_uint_eq(good, 20000);
    arena_free(&arena);
}
END_TEST

/* -- maps -- */

static void fill_and_check(struct map *map, char (*keys)[24], size_t count)
{
    size_t seen = 0;
    size_t good = 0;

    for (size_t i = 0; i < count; i++) {
        good += map_add(map, str_from(keys[i]), keys[i]) == NULL;
    }
    ck_assert_uint_eq(good, count);
    ck_assert_uint_eq(map->count, count);
    for (size_t i = 0; i < count; i++) {
        good += map_get(map, str_from(keys[i])) == keys[i] &&
                map_add(map, str_from(keys[i]), keys[0]) == keys[i];
    }
    ck_assert_uint_eq(good, 2 * count);
    for (const struct map_entry *e = map_first(map); e != NULL; e = map_next(e)) {
        good += map_entry_value(e) == keys[seen] && /* order of insertion */
                str_equal(map_entry_key(e), str_from(keys[seen]));
        seen++;
    }
    ck_assert_uint_eq(seen, count);
    ck_assert_uint_eq(good, 3 * count);
}

START_TEST(map_in_both_memories)
{
    static char keys[5000][24];
    struct arena arena;

    for (int i = 0; i < 5000; i++) {
        (void)snprintf(keys[i], sizeof keys[i], "%.*s%d", i % 12, "abcdefghijkl", i);
    }
    arena_init(&arena);
    for (int in_arena = 0; in_arena < 2; in_arena++) {
        struct map map;

        map_init(&map, in_arena ? &arena : NULL);
        ck_assert_ptr_null(map_get(&map, STR("x")));
        ck_assert_ptr_null(map_first(&map));
        fill_and_check(&map, keys, 5000);
        ck_assert(!map_has(&map, STR("nowhere")));
        map_free(&map);
        ck_assert_ptr_null(map_first(&map));
        ck_assert_uint_eq(map.count, 0);
    }
    arena_free(&arena);
}
END_TEST

START_TEST(map_keys_of_any_bytes)
{
    struct map map;
    int one = 1;
    int two = 2;

    map_init(&map, NULL);
    ck_assert_ptr_null(map_add(&map, STR("a\0b"), &one));
    ck_assert_ptr_null(map_add(&map, STR("a\0c"), &two));
    ck_assert_ptr_null(map_add(&map, STR(""), &two));
    ck_assert_ptr_eq(map_get(&map, str_make(NULL, 0)), &two);
    ck_assert_ptr_eq(map_get(&map, STR("a\0b")), &one);
    map_set(&map, STR("a\0b"), &two);
    map_set(&map, STR("new"), &one);
    ck_assert_ptr_eq(map_get(&map, STR("a\0b")), &two);
    ck_assert(str_equal(map_entry_key(map_first(&map)), STR("a\0b")));
    ck_assert_uint_eq(map.count, 4);
    map_free(&map);
}
END_TEST

START_TEST(map_seeds_differ)
{
    struct map first;
    struct map second;

    map_init(&first, NULL);
    map_init(&second, NULL);
    ck_assert_int_ne(memcmp(first.seed, second.seed, sizeof first.seed), 0);
}
END_TEST

START_TEST(interning)
{
    struct arena arena;
    struct intern intern;
    char text[] = "name";
    struct str first;
    struct str second;

    arena_init(&arena);
    intern_init(&intern, &arena);
    first = intern_str(&intern, str_from(text));
    text[0] = 'g';
    second = intern_str(&intern, STR("name"));
    ck_assert_ptr_eq(first.data, second.data);
    ck_assert_str_eq(first.data, "name");
    ck_assert_ptr_ne(intern_str(&intern, STR("nam")).data, first.data);
    ck_assert_ptr_eq(intern_str(&intern, STR("")).data, intern_str(&intern, STR("")).data);
    arena_free(&arena);
}
END_TEST

/* -- files -- */

static char directory[64];

static void enter_directory(void)
{
    (void)snprintf(directory, sizeof directory, "/tmp/check_base.XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(directory));
    ck_assert_int_eq(chdir(directory), 0);
}

static void leave_directory(void)
{
    char command[100];

    ck_assert_int_eq(chdir("/"), 0);
    (void)snprintf(command, sizeof command, "rm -r '%s'", directory);
    ck_assert_int_eq(system(command), 0);
}

static void write_file(const char *path, const char *text)
{
    struct fileio_output output = {path, {text, strlen(text)}};
    struct fileio_error error;

    ck_assert(fileio_write(&output, 1, &error));
}

static void check_file(const char *path, const char *expected)
{
    struct arena arena;
    struct fileio_error error;
    struct str bytes;

    arena_init(&arena);
    ck_assert(fileio_read(&arena, path, 1000, &bytes, &error));
    assert_str(bytes, expected);
    ck_assert_int_eq(bytes.data[bytes.size], '\0');
    arena_free(&arena);
}

static int count_files(void)
{
    FILE *list = popen("ls -A | wc -l", "r");
    int count = -1;

    ck_assert_ptr_nonnull(list);
    ck_assert_int_eq(fscanf(list, "%d", &count), 1);
    (void)pclose(list);
    return count;
}

START_TEST(file_limits)
{
    struct arena arena;
    struct fileio_error error;
    struct str bytes;

    arena_init(&arena);
    write_file("ten", "0123456789");
    ck_assert(fileio_read(&arena, "ten", 10, &bytes, &error));
    ck_assert_uint_eq(bytes.size, 10);
    ck_assert(!fileio_read(&arena, "ten", 9, &bytes, &error));
    ck_assert_int_eq((int)error.reason, FILEIO_TOO_LARGE);
    ck_assert_str_eq(error.path, "ten");
    write_file("none", "");
    ck_assert(fileio_read(&arena, "none", 0, &bytes, &error));
    ck_assert_uint_eq(bytes.size, 0);
    ck_assert(!fileio_read(&arena, "missing", 9, &bytes, &error));
    ck_assert_int_eq((int)error.reason, FILEIO_NOT_FOUND);
    ck_assert(!fileio_read(&arena, ".", 9, &bytes, &error));
    ck_assert_int_eq((int)error.reason, FILEIO_IS_DIRECTORY);
    ck_assert_str_eq(fileio_error_text(&error), "is a directory");
    ck_assert(fileio_is_file("ten") && !fileio_is_file(".") && !fileio_is_file("missing"));
    arena_free(&arena);
}
END_TEST

START_TEST(file_large)
{
    struct arena arena;
    struct fileio_error error;
    struct fileio_output output = {"large", {NULL, 300001}};
    char *bytes = (char *)malloc(300001);
    struct str back;

    arena_init(&arena);
    for (int i = 0; i < 300001; i++) {
        bytes[i] = (char)(i * 31 >> 3);
    }
    output.bytes.data = bytes;
    ck_assert(fileio_write(&output, 1, &error));
    ck_assert(fileio_read(&arena, "large", 300001, &back, &error));
    ck_assert(str_equal(back, output.bytes));
    free(bytes);
    arena_free(&arena);
}
END_TEST

START_TEST(file_all_or_none)
{
    struct fileio_output outputs[2] = {{"a", STR("new")}, {"no/b", STR("new")}};
    struct fileio_error error;

    write_file("a", "old");
    ck_assert(!fileio_write(outputs, 2, &error));
    ck_assert_int_eq((int)error.reason, FILEIO_NOT_FOUND);
    ck_assert_str_eq(error.path, "no/b");
    check_file("a", "old");
    ck_assert_int_eq(count_files(), 1); /* no temporary is left */
    outputs[1].path = ".";
    ck_assert(!fileio_write(outputs, 2, &error));
    ck_assert_int_eq((int)error.reason, FILEIO_IS_DIRECTORY);
    check_file("a", "old");
    outputs[1].path = "b";
    ck_assert(fileio_write(outputs, 2, &error));
    check_file("a", "new");
    check_file("b", "new");
    ck_assert_int_eq(count_files(), 2);
}
END_TEST

START_TEST(file_links_and_devices)
{
    struct stat info;
    struct fileio_output full = {"/dev/full", STR("x")};
    struct fileio_error error;

    write_file("target", "old");
    ck_assert_int_eq(symlink("target", "link"), 0);
    write_file("link", "new");
    check_file("target", "new");
    ck_assert_int_eq(lstat("link", &info), 0);
    ck_assert(S_ISLNK(info.st_mode));
    write_file("/dev/null", "gone");
    ck_assert_int_eq(stat("/dev/null", &info), 0);
    ck_assert(S_ISCHR(info.st_mode));
    ck_assert(!fileio_write(&full, 1, &error));
    ck_assert_int_eq((int)error.reason, FILEIO_SYSTEM);
    ck_assert_str_eq(error.action, "write");
    ck_assert_int_eq(count_files(), 2);
}
END_TEST

START_TEST(file_mode_by_umask)
{
    struct stat info;

    (void)umask(027);
    write_file("file", "x");
    ck_assert_int_eq(stat("file", &info), 0);
    ck_assert_uint_eq(info.st_mode & 0777, 0640);
}
END_TEST

Suite *base_suite(void)
{
    Suite *suite = suite_create("base");
    TCase *memory = tcase_create("memory");
    TCase *files = tcase_create("files");

    suite_add_tcase(suite, memory);
    tcase_add_test(memory, arena_zeroed_and_aligned);
    tcase_add_test(memory, arena_large_blocks);
    tcase_add_exit_test(memory, arena_overflow_ends_the_process, 1);
    tcase_add_exit_test(memory, arena_too_much_ends_the_process, 1);
    tcase_add_test(memory, arena_strings);
    tcase_add_test(memory, str_comparing);
    tcase_add_test(memory, str_slicing);
    tcase_add_test(memory, str_distances);
    tcase_add_test(memory, str_utf8);
    tcase_add_test(memory, str_buffers);
    tcase_add_test(memory, vec_in_both_memories);
    tcase_add_test(memory, map_in_both_memories);
    tcase_add_test(memory, map_keys_of_any_bytes);
    tcase_add_test(memory, map_seeds_differ);
    tcase_add_test(memory, interning);

    suite_add_tcase(suite, files);
    tcase_add_checked_fixture(files, enter_directory, leave_directory);
    tcase_add_test(files, file_limits);
    tcase_add_test(files, file_large);
    tcase_add_test(files, file_all_or_none);
    tcase_add_test(files, file_links_and_devices);
    tcase_add_test(files, file_mode_by_umask);
    return suite;
}
