/*
 * Whole files: read into an arena, replaced whole or not at all, values read from and written to
 * them, and what is left when something goes wrong. And the filter of `beanc --main`.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif

#include <errno.h>
#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "failing_allocator.h"
#include "internal_write.h"
#include "suites.h"
#include "write_fixture.h"

static char directory[] = "/tmp/bean-check-file-XXXXXX";
static struct fixture_keys note_keys;
static bean_type note_type;
static bean_gen_value note_value;

static void set_up(void)
{
    static const bean_str names[] = {{"text", 4}, {"rank", 4}};
    (void)strcpy(directory + sizeof directory - 7, "XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(directory));
    fixture_make_keys(&note_keys, names, NULL, 2);
    note_type = fixture_note_type;
    note_type.keys = &note_keys.keys;
    note_type.read = bean_gen_read_table;
    note_type.read_shape = BEAN_SHAPE_TABLE;
    note_value = fixture_note_value;
    note_value.detail = &note_type;
}

static const char *path_of(const char *name)
{
    static char paths[4][128];
    static unsigned next;
    char *path = paths[next++ % 4];
    (void)snprintf(path, sizeof paths[0], "%s/%s", directory, name);
    return path;
}

/* The number of files in the directory. */
static unsigned count_files(void)
{
    unsigned count = 0;
    DIR *stream = opendir(directory);
    ck_assert_ptr_nonnull(stream);
    for (struct dirent *entry; (entry = readdir(stream)) != NULL;) {
        count += entry->d_name[0] != '.';
    }
    closedir(stream);
    return count;
}

static void tear_down(void)
{
    char command[200];
    (void)snprintf(command, sizeof command, "chmod -R u+w %s && rm -r %s", directory, directory);
    ck_assert_int_eq(system(command), 0);
}

static void put_file(const char *name, const char *data, size_t size)
{
    FILE *file = fopen(path_of(name), "wb");
    ck_assert_ptr_nonnull(file);
    ck_assert_uint_eq(fwrite(data, 1, size, file), size);
    ck_assert_int_eq(fclose(file), 0);
}

static void put_text(const char *name, const char *text)
{
    put_file(name, text, strlen(text));
}

static void expect_file(const char *name, const char *data, size_t size)
{
    bean_arena arena;
    bean_str text;
    bean_arena_init(&arena, NULL);
    ck_assert_int_eq(bean_file_read(path_of(name), &arena, &text), BEAN_OK);
    ck_assert_uint_eq(text.size, size);
    ck_assert(memcmp(text.data, data, size) == 0);
    ck_assert_int_eq(text.data[size], '\0');
    bean_arena_free(&arena);
}

static void expect_text(const char *name, const char *text)
{
    expect_file(name, text, strlen(text));
}

/* ---- reading -------------------------------------------------------------------------------- */

START_TEST(test_read_every_size)
{
    static const size_t sizes[] = {0,    1,    2,    4094, 4095,  4096,   4097,
                                   4098, 8191, 8192, 8193, 65535, 100000, 1000003};
    char *data = (char *)malloc(1000003);
    ck_assert_ptr_nonnull(data);
    for (size_t i = 0; i < 1000003; i++) {
        data[i] = (char)(unsigned char)(i * 7);
    }
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        put_file("f", data, sizes[i]);
        expect_file("f", data, sizes[i]);
    }
    free(data);
}
END_TEST

START_TEST(test_read_from_a_pipe)
{
    /* No size to ask for. */
    enum { SIZE = 300000 };
    bean_arena arena;
    bean_str text;
    char path[64];
    int ends[2];
    pid_t child;
    int status;
    ck_assert_int_eq(pipe(ends), 0);
    child = fork();
    ck_assert_int_ge(child, 0);
    if (child == 0) {
        FILE *to = fdopen(ends[1], "wb");
        for (int i = 0; i < SIZE; i++) {
            fputc('a' + i % 26, to);
        }
        _exit(fclose(to) == 0 ? 0 : 1);
    }
    close(ends[1]);
    (void)snprintf(path, sizeof path, "/dev/fd/%d", ends[0]);
    bean_arena_init(&arena, NULL);
    ck_assert_int_eq(bean_file_read(path, &arena, &text), BEAN_OK);
    ck_assert_uint_eq(text.size, SIZE);
    for (int i = 0; i < SIZE; i++) {
        EXPECT(text.data[i] == 'a' + i % 26, "byte %d", i);
    }
    close(ends[0]);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_int_eq(status, 0);
    bean_arena_free(&arena);
}
END_TEST

START_TEST(test_read_failures)
{
    bean_arena arena;
    bean_str text = BEAN_STR("old");
    bean_arena_init(&arena, NULL);
    errno = 0;
    ck_assert_int_eq(bean_file_read(path_of("none"), &arena, &text), BEAN_ERROR_FILE);
    ck_assert_int_eq(errno, ENOENT);
    ck_assert_ptr_null(text.data);
    errno = 0;
    ck_assert_int_eq(bean_file_read(directory, &arena, &text), BEAN_ERROR_FILE);
    ck_assert_int_eq(errno, EISDIR);
    ck_assert_int_eq(bean_file_read(NULL, &arena, &text), BEAN_ERROR_ARGUMENT);
    ck_assert_int_eq(bean_file_read("x", NULL, &text), BEAN_ERROR_ARGUMENT);
    bean_arena_free(&arena);
}
END_TEST

START_TEST(test_read_without_memory)
{
    static char block[12000];
    static char data[9000];
    bean_arena arena;
    bean_str text;
    bool fitted = false;
    put_file("f", data, sizeof data);
    for (size_t size = 0; size < sizeof block; size += 100) {
        bean_status status;
        bean_arena_mark before;
        bean_arena_mark after;
        bean_arena_init_fixed(&arena, block, size);
        before = bean_arena_save(&arena);
        status = bean_file_read(path_of("f"), &arena, &text);
        after = bean_arena_save(&arena);
        if (status == BEAN_OK) {
            fitted = true;
        } else {
            EXPECT(status == BEAN_ERROR_MEMORY && !fitted, "size %zu", size);
            EXPECT(before.cursor == after.cursor && text.data == NULL, "size %zu", size);
        }
    }
    ck_assert(fitted);
}
END_TEST

/* ---- writing -------------------------------------------------------------------------------- */

START_TEST(test_write_new_and_over_old)
{
    static char data[100000];
    memset(data, 'd', sizeof data);
    ck_assert_int_eq(bean_file_write(path_of("f"), "one", 3), BEAN_OK);
    expect_text("f", "one");
    ck_assert_int_eq(bean_file_write(path_of("f"), data, sizeof data), BEAN_OK);
    expect_file("f", data, sizeof data);
    ck_assert_int_eq(bean_file_write(path_of("f"), NULL, 0), BEAN_OK);
    expect_text("f", "");
    ck_assert_uint_eq(count_files(), 1);
}
END_TEST

START_TEST(test_write_keeps_the_mode)
{
    struct stat status;
    put_text("f", "old");
    ck_assert_int_eq(chmod(path_of("f"), 0640), 0);
    ck_assert_int_eq(bean_file_write(path_of("f"), "new", 3), BEAN_OK);
    ck_assert_int_eq(stat(path_of("f"), &status), 0);
    ck_assert_uint_eq(status.st_mode & 07777, 0640);
    expect_text("f", "new");
}
END_TEST

START_TEST(test_write_replaces_and_does_not_change)
{
    /* Who has the old file open goes on to see the old text. */
    char seen[4] = "";
    FILE *old;
    put_text("f", "old");
    old = fopen(path_of("f"), "rb");
    ck_assert_ptr_nonnull(old);
    ck_assert_int_eq(bean_file_write(path_of("f"), "new", 3), BEAN_OK);
    ck_assert_uint_eq(fread(seen, 1, 3, old), 3);
    ck_assert_str_eq(seen, "old");
    (void)fclose(old);
}
END_TEST

START_TEST(test_write_through_a_link)
{
    struct stat status;
    put_text("f", "old");
    ck_assert_int_eq(symlink("f", path_of("link")), 0);
    ck_assert_int_eq(bean_file_write(path_of("link"), "new", 3), BEAN_OK);
    expect_text("f", "new");
    ck_assert_int_eq(lstat(path_of("link"), &status), 0);
    ck_assert(S_ISLNK(status.st_mode));
}
END_TEST

START_TEST(test_write_to_devices)
{
    struct stat status;
    ck_assert_int_eq(bean_file_write("/dev/null", "text", 4), BEAN_OK);
    ck_assert_int_eq(stat("/dev/null", &status), 0);
    ck_assert(S_ISCHR(status.st_mode));
    if (access("/dev/full", W_OK) == 0) {
        errno = 0;
        ck_assert_int_eq(bean_file_write("/dev/full", "text", 4), BEAN_ERROR_FILE);
        ck_assert_int_eq(errno, ENOSPC);
    }
}
END_TEST

START_TEST(test_write_failures)
{
    errno = 0;
    ck_assert_int_eq(bean_file_write(path_of("no/f"), "text", 4), BEAN_ERROR_FILE);
    ck_assert_int_eq(errno, ENOENT);
    errno = 0;
    ck_assert_int_eq(bean_file_write(directory, "text", 4), BEAN_ERROR_FILE);
    ck_assert_int_eq(errno, EISDIR);
    ck_assert_int_eq(bean_file_write(NULL, "text", 4), BEAN_ERROR_ARGUMENT);
    ck_assert_int_eq(bean_file_write(path_of("f"), NULL, 4), BEAN_ERROR_ARGUMENT);
    ck_assert_uint_eq(count_files(), 0);
}
END_TEST

START_TEST(test_write_beside_what_others_left)
{
    /* Names of temporaries that are taken are passed over and left alone. */
    put_text("f", "old");
    put_text("f.0.new", "other");
    put_text("f.1.new", "another");
    ck_assert_int_eq(bean_file_write(path_of("f"), "new", 3), BEAN_OK);
    expect_text("f", "new");
    expect_text("f.0.new", "other");
    expect_text("f.1.new", "another");
    ck_assert_uint_eq(count_files(), 3);
}
END_TEST

/* ---- values --------------------------------------------------------------------------------- */

START_TEST(test_values)
{
    static const char expected[] = "{\"text\":\"a\\nb\",\"rank\":-5}";
    fixture_note note = {{"a\nb", 3}, -5};
    fixture_note read;
    bean_arena arena;
    bean_error error;
    bean_arena_init(&arena, NULL);
    ck_assert_int_eq(bean_gen_write_file(&note_value, &note, path_of("f"), &error), BEAN_OK);
    expect_file("f", expected, sizeof expected - 1);
    ck_assert_int_eq(bean_gen_read_file(&note_value, &read, path_of("f"), &arena, &error), BEAN_OK);
    ck_assert(bean_gen_equal(&note_value, &note, &read));
    bean_arena_free(&arena);
}
END_TEST

START_TEST(test_value_failures)
{
    fixture_note note = {{"x", 1}, 0};
    fixture_all bad = *fixture_full();
    bean_arena arena;
    bean_error error;
    bean_arena_init(&arena, NULL);
    memset(&note, 0xff, sizeof note);
    ck_assert_int_eq(bean_gen_read_file(&note_value, &note, path_of("none"), &arena, &error),
                     BEAN_ERROR_FILE);
    ck_assert_int_eq(error.code, BEAN_ERROR_FILE);
    ck_assert_str_eq(error.detail, path_of("none"));
    ck_assert_ptr_null(note.text.data);
    put_text("f", "{\"text\":\"x\",\n\"rank\":true}");
    ck_assert_int_eq(bean_gen_read_file(&note_value, &note, path_of("f"), &arena, &error),
                     BEAN_ERROR_TYPE);
    ck_assert_uint_eq(error.line, 2);
    ck_assert_uint_eq(error.column, 8);
    ck_assert_str_eq(error.pointer, "/rank");
    ck_assert_int_eq(bean_gen_read_file(&note_value, &note, path_of("f"), &arena, NULL),
                     BEAN_ERROR_TYPE);
    /* A value that can't be written leaves the file as it was. */
    bad.color = 99;
    ck_assert_int_eq(bean_gen_write_file(&fixture_all_value, &bad, path_of("f"), &error),
                     BEAN_ERROR_ENUM);
    expect_text("f", "{\"text\":\"x\",\n\"rank\":true}");
    note.text = BEAN_STR("x");
    ck_assert_int_eq(bean_gen_write_file(&note_value, &note, path_of("no/f"), &error),
                     BEAN_ERROR_FILE);
    ck_assert_str_eq(error.detail, path_of("no/f"));
    ck_assert_uint_eq(count_files(), 1);
    bean_arena_free(&arena);
}
END_TEST

START_TEST(test_value_in_a_fixed_arena)
{
    static char block[1000];
    fixture_note note;
    bool fitted = false;
    put_text("f", "{\"text\":\"a text of some length, of some length\",\"rank\":3}");
    for (size_t size = 0; size < sizeof block; size++) {
        bean_arena arena;
        bean_status status;
        bean_arena_init_fixed(&arena, block, size);
        status = bean_gen_read_file(&note_value, &note, path_of("f"), &arena, NULL);
        if (status == BEAN_OK) {
            fitted = true;
            EXPECT(note.text.data >= block && note.text.data < block + size, "size %zu", size);
            EXPECT(note.rank == 3, "size %zu", size);
        } else {
            EXPECT(status == BEAN_ERROR_MEMORY && !fitted, "size %zu", size);
        }
    }
    ck_assert(fitted);
}
END_TEST

START_TEST(test_value_without_memory)
{
    fixture_note note;
    size_t fail_at = 1;
    put_text("f", "{\"text\":\"x\",\"rank\":3}");
    for (;; fail_at++) {
        struct failing_allocator memory = {0};
        bean_allocator allocator = failing_allocator(&memory);
        bean_arena arena;
        bean_status status;
        memory.fail_at = fail_at;
        bean_arena_init(&arena, &allocator);
        status = bean_gen_read_file(&note_value, &note, path_of("f"), &arena, NULL);
        bean_arena_free(&arena);
        ck_assert_uint_eq(memory.bytes, 0);
        if (memory.calls < fail_at) {
            ck_assert_int_eq(status, BEAN_OK);
            break;
        }
        ck_assert_int_eq(status, BEAN_ERROR_MEMORY);
    }
    ck_assert_uint_gt(fail_at, 2);
}
END_TEST

/* ---- filter --------------------------------------------------------------------------------- */

/* Runs the filter in a process of its own with these streams; returns its exit status. */
static int run_filter(bool lines, const char *argument, const char *input, const char *to)
{
    char *arguments[] = {(char *)(uintptr_t) "filter", (char *)(uintptr_t)argument, NULL};
    int status;
    pid_t child;
    if (input != NULL) {
        put_file("in", input, strlen(input));
    }
    child = fork();
    ck_assert_int_ge(child, 0);
    if (child == 0) {
        if (input == NULL) {
            close(STDIN_FILENO);
        } else if (freopen(path_of("in"), "rb", stdin) == NULL) {
            _exit(98);
        }
        if (to == NULL) {
            close(STDOUT_FILENO);
        } else if (freopen(to, "wb", stdout) == NULL) {
            _exit(97);
        }
        if (freopen(path_of("err"), "wb", stderr) == NULL) {
            _exit(96);
        }
        status = bean_gen_main(&note_value, lines, argument == NULL ? 1 : 2, arguments);
        (void)fflush(stderr);
        _exit(status);
    }
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void expect_filter(bool lines, const char *argument, const char *input, int status,
                          const char *output, const char *message)
{
    ck_assert_int_eq(run_filter(lines, argument, input, path_of("out")), status);
    expect_file("out", output, strlen(output));
    expect_file("err", message, strlen(message));
}

#define ONE "{\"text\":\"1\",\"rank\":1}"
#define TWO "{\"text\":\"2\",\"rank\":2}"

START_TEST(test_filter_whole)
{
    expect_filter(false, NULL, ONE, 0, ONE, "");
    expect_filter(false, NULL, " {\n \"rank\" : 1 , \"text\":\"\\u0031\" } \n", 0, ONE, "");
    ck_assert_int_eq(run_filter(false, NULL, "{\"text\":\"1\",\n \"rank\":1.5}", path_of("out")),
                     1);
    expect_text("out", "");
    {
        bean_arena arena;
        bean_str text;
        bean_arena_init(&arena, NULL);
        ck_assert_int_eq(bean_file_read(path_of("err"), &arena, &text), BEAN_OK);
        ck_assert_int_eq(strncmp(text.data, "<stdin>:2:9: ", 13), 0);
        ck_assert_ptr_nonnull(strstr(text.data, "/rank"));
        bean_arena_free(&arena);
    }
    ck_assert_int_eq(run_filter(false, NULL, "", path_of("out")), 1);
    ck_assert_int_eq(run_filter(false, NULL, ONE "\n" TWO, path_of("out")), 1);
}
END_TEST

START_TEST(test_filter_lines)
{
    static const char both[] = ONE "\n" TWO "\n";
    expect_filter(true, NULL, "", 0, "", "");
    expect_filter(true, NULL, ONE, 0, ONE "\n", "");
    expect_filter(true, NULL, ONE "\n", 0, ONE "\n", "");
    expect_filter(true, NULL, ONE "\n" TWO, 0, both, "");
    expect_filter(false, "--lines", ONE "\r\n" TWO "\r\n", 0, both, "");
    expect_filter(true, "--lines", "\n\n \t\r\n" ONE "\n\n" TWO "\n  \n", 0, both, "");
}
END_TEST

START_TEST(test_filter_stops_at_the_first_bad_line)
{
    bean_arena arena;
    bean_str text;
    ck_assert_int_eq(run_filter(true, NULL, ONE "\n\n{\"text\":7}\n" TWO "\n", path_of("out")), 1);
    expect_file("out", ONE "\n", strlen(ONE) + 1);
    bean_arena_init(&arena, NULL);
    ck_assert_int_eq(bean_file_read(path_of("err"), &arena, &text), BEAN_OK);
    ck_assert_msg(strncmp(text.data, "<stdin>:3:9: ", 13) == 0, "%s", text.data);
    ck_assert_ptr_nonnull(strstr(text.data, "/text"));
    bean_arena_free(&arena);
}
END_TEST

START_TEST(test_filter_long_input)
{
    /* Lines across the borders of pieces, and one longer than several pieces. */
    enum { LONG = 300000, SHORT = 4000 };
    char *input = (char *)malloc(LONG + SHORT * 100);
    char *at = input;
    ck_assert_ptr_nonnull(input);
    for (int i = 0; i < SHORT; i++) {
        at += sprintf(at, "{\"text\":\"%.*s\",\"rank\":%d}\n", i % 37,
                      "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz", i);
    }
    at += sprintf(at, "{\"text\":\"");
    memset(at, 'x', LONG);
    at += LONG;
    at += sprintf(at, "\",\"rank\":0}\n" ONE "\n");
    ck_assert_int_eq(run_filter(true, NULL, input, path_of("out")), 0);
    expect_file("out", input, strlen(input));
    expect_text("err", "");
    free(input);
}
END_TEST

START_TEST(test_filter_usage)
{
    bean_arena arena;
    bean_str text;
    bean_arena_init(&arena, NULL);
    ck_assert_int_eq(run_filter(false, "--help", "", path_of("out")), 0);
    ck_assert_int_eq(bean_file_read(path_of("out"), &arena, &text), BEAN_OK);
    ck_assert_ptr_nonnull(strstr(text.data, "Usage: filter"));
    expect_text("err", "");
    ck_assert_int_eq(run_filter(false, "--line", "", path_of("out")), 2);
    expect_text("out", "");
    ck_assert_int_eq(bean_file_read(path_of("err"), &arena, &text), BEAN_OK);
    ck_assert_ptr_nonnull(strstr(text.data, "unknown argument: --line\n"));
    bean_arena_free(&arena);
}
END_TEST

START_TEST(test_filter_streams_that_fail)
{
    ck_assert_int_eq(run_filter(false, NULL, NULL, path_of("out")), 1);
    ck_assert_int_eq(run_filter(false, NULL, ONE, NULL), 1);
    ck_assert_int_eq(run_filter(true, NULL, ONE "\n", NULL), 1);
    if (access("/dev/full", W_OK) == 0) {
        ck_assert_int_eq(run_filter(false, NULL, ONE, "/dev/full"), 1);
        ck_assert_int_eq(run_filter(true, NULL, ONE "\n", "/dev/full"), 1);
        ck_assert_int_eq(run_filter(false, "--help", "", "/dev/full"), 1);
    }
}
END_TEST

Suite *file_suite(void)
{
    Suite *suite = suite_create("file");
    TCase *cases = tcase_create("all");
    tcase_set_timeout(cases, 60);
    tcase_add_checked_fixture(cases, set_up, tear_down);
    tcase_add_test(cases, test_read_every_size);
    tcase_add_test(cases, test_read_from_a_pipe);
    tcase_add_test(cases, test_read_failures);
    tcase_add_test(cases, test_read_without_memory);
    tcase_add_test(cases, test_write_new_and_over_old);
    tcase_add_test(cases, test_write_keeps_the_mode);
    tcase_add_test(cases, test_write_replaces_and_does_not_change);
    tcase_add_test(cases, test_write_through_a_link);
    tcase_add_test(cases, test_write_to_devices);
    tcase_add_test(cases, test_write_failures);
    tcase_add_test(cases, test_write_beside_what_others_left);
    tcase_add_test(cases, test_values);
    tcase_add_test(cases, test_value_failures);
    tcase_add_test(cases, test_value_in_a_fixed_arena);
    tcase_add_test(cases, test_value_without_memory);
    tcase_add_test(cases, test_filter_whole);
    tcase_add_test(cases, test_filter_lines);
    tcase_add_test(cases, test_filter_stops_at_the_first_bad_line);
    tcase_add_test(cases, test_filter_long_input);
    tcase_add_test(cases, test_filter_usage);
    tcase_add_test(cases, test_filter_streams_that_fail);
    suite_add_tcase(suite, cases);
    return suite;
}
