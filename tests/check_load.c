/*
 * Loading from real files, each test in a directory of its own: search order, identity, cycles,
 * limits, and what is read.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "load.h"
#include "suites.h"
#include "syntax_test.h"

static struct fixture fixture;
static struct load_result result;
static const char *dirs[4];
static size_t dir_count;
static char scratch[64];
static char home[4096];

static void setup(void)
{
    fixture_open(&fixture);
    dir_count = 0;
    strcpy(scratch, "/tmp/bean_check_load_XXXXXX");
    ck_assert_ptr_nonnull(getcwd(home, sizeof home));
    ck_assert_ptr_nonnull(mkdtemp(scratch));
    ck_assert_int_eq(chdir(scratch), 0);
}

static void teardown(void)
{
    char command[128];
    ck_assert_int_eq(chdir(home), 0);
    snprintf(command, sizeof command, "rm -rf '%s'", scratch);
    ck_assert_int_eq(system(command), 0);
    fixture_close(&fixture);
}

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "wb");
    ck_assert_ptr_nonnull(file);
    ck_assert_int_ne(fputs(text, file), EOF);
    ck_assert_int_eq(fclose(file), 0);
}

static void make_dir(const char *path)
{
    ck_assert_int_eq(mkdir(path, 0777), 0);
}

static bool load(const char *path)
{
    struct load_dirs list = { dirs, dir_count };
    return load_files(&fixture.arena, &fixture.intern, &fixture.sources, &fixture.diags, path,
                      &list, &result);
}

static void load_good(const char *path)
{
    ck_assert_msg(load(path), "%s", fixture_messages(&fixture));
}

static void load_bad(const char *path, const char *errors)
{
    ck_assert(!load(path));
    ck_assert_str_eq(fixture_errors(&fixture), errors);
}

/* The paths, by spaces. */
static const char *list_paths(void)
{
    fixture.text.size = 0;
    str_buffer_add_text(&fixture.text, "");
    for (size_t i = 0; i < result.paths.count; i++) {
        str_buffer_add_text(&fixture.text, i == 0 ? "" : " ");
        str_buffer_add(&fixture.text, result.paths.items[i]);
    }
    return fixture.text.data;
}

static const char *list_files(void)
{
    fixture.text.size = 0;
    str_buffer_add_text(&fixture.text, "");
    for (size_t i = 0; i < result.files.count; i++) {
        str_buffer_add_text(&fixture.text, i == 0 ? "" : " ");
        str_buffer_add(&fixture.text, result.files.items[i]->path);
    }
    return fixture.text.data;
}

START_TEST(one_file)
{
    write_file("a.bean", "package a;\nbean A { bool b; }\n");
    load_good("a.bean");
    ck_assert_str_eq(list_files(), "a.bean");
    ck_assert_str_eq(list_paths(), "a.bean");
    ck_assert_uint_eq(result.files.items[0]->ast->decls.count, 1);
    assert_str(result.files.items[0]->spelling, "a.bean");
    ck_assert(!result.files.items[0]->has_errors);
}
END_TEST

START_TEST(imports_come_first)
{
    write_file("a.bean", "package a;\nimport \"b.bean\";\nimport \"c.bean\";\n");
    write_file("b.bean", "package b;\nimport \"d.bean\";\n");
    write_file("c.bean", "package c;\nimport \"d.bean\";\nimport \"b.bean\";\n");
    write_file("d.bean", "package d;\n");
    load_good("a.bean");
    ck_assert_str_eq(list_files(), "d.bean b.bean c.bean a.bean");
    ck_assert_str_eq(list_paths(), "a.bean b.bean d.bean c.bean");
    const struct load_file *c = result.files.items[2];
    ck_assert_uint_eq(c->imports.count, 2);
    ck_assert_ptr_eq(c->imports.items[0].file, result.files.items[0]);
    ck_assert_ptr_eq(c->imports.items[1].file, result.files.items[1]);
    assert_str(c->imports.items[1].spelling, "b.bean");
}
END_TEST

START_TEST(directories_are_searched_in_order)
{
    make_dir("one");
    make_dir("two");
    make_dir("main");
    write_file("main/a.bean", "package a;\nimport \"x.bean\";\nimport \"y.bean\";\n"
                              "import \"z.bean\";\n");
    write_file("main/x.bean", "package main.x;\n");
    write_file("main/y.bean", "package main.y;\n");
    write_file("main/z.bean", "package main.z;\n");
    write_file("two/x.bean", "package two.x;\n");
    write_file("two/y.bean", "package two.y;\n");
    write_file("one/x.bean", "package one.x;\n");
    dirs[dir_count++] = "one";
    dirs[dir_count++] = "two/";
    load_good("main/a.bean");
    ck_assert_str_eq(list_paths(), "main/a.bean one/x.bean two/y.bean main/z.bean");
}
END_TEST

START_TEST(own_directory_is_that_of_the_importing_file)
{
    make_dir("sub");
    make_dir("sub/deep");
    write_file("a.bean", "package a;\nimport \"sub/b.bean\";\n");
    write_file("sub/b.bean", "package b;\nimport \"deep/c.bean\";\nimport \"./c.bean\";\n");
    write_file("sub/c.bean", "package c;\n");
    write_file("sub/deep/c.bean", "package deep;\nimport \"../c.bean\";\n");
    load_good("a.bean");
    ck_assert_str_eq(list_paths(), "a.bean sub/b.bean sub/deep/c.bean sub/deep/../c.bean");
    ck_assert_uint_eq(result.files.count, 4);
}
END_TEST

START_TEST(files_are_known_by_identity)
{
    make_dir("sub");
    write_file("b.bean", "package b;\n");
    ck_assert_int_eq(symlink("b.bean", "link.bean"), 0);
    ck_assert_int_eq(link("b.bean", "hard.bean"), 0);
    write_file("a.bean", "package a;\nimport \"b.bean\";\nimport \"./sub/../b.bean\";\n"
                          "import \"link.bean\";\nimport \"hard.bean\";\n");
    load_good("a.bean");
    ck_assert_str_eq(list_paths(), "a.bean b.bean");
    const struct load_file *a = result.files.items[1];
    ck_assert_uint_eq(a->imports.count, 4);
    for (size_t i = 0; i < 4; i++) {
        ck_assert_ptr_eq(a->imports.items[i].file, result.files.items[0]);
    }
}
END_TEST

START_TEST(equal_bytes_are_not_one_file)
{
    make_dir("sub");
    write_file("b.bean", "package b;\n");
    write_file("sub/b.bean", "package b;\n");
    write_file("a.bean", "package a;\nimport \"b.bean\";\nimport \"sub/b.bean\";\n");
    load_good("a.bean");
    ck_assert_uint_eq(result.files.count, 3);
}
END_TEST

START_TEST(absolute_paths_are_not_searched)
{
    char text[256];
    write_file("b.bean", "package b;\n");
    snprintf(text, sizeof text, "package a;\nimport \"%s/b.bean\";\n", scratch);
    write_file("a.bean", text);
    dirs[dir_count++] = "nowhere";
    load_good("a.bean");
    ck_assert_uint_eq(result.files.count, 2);
}
END_TEST

START_TEST(an_import_is_never_standard_input)
{
    write_file("-", "package b;\n");
    write_file("a.bean", "package a;\nimport \"-\";\n");
    load_good("a.bean");
    ck_assert_str_eq(list_paths(), "a.bean ./-");
}
END_TEST

START_TEST(standard_input_is_no_path)
{
    write_file("b.bean", "package b;\n");
    write_file("a.bean", "package a;\nimport \"b.bean\";\n");
    ck_assert_ptr_nonnull(freopen("a.bean", "rb", stdin));
    load_good("-");
    ck_assert_str_eq(list_paths(), "b.bean");
    ck_assert_str_eq(list_files(), "b.bean <stdin>");
}
END_TEST

START_TEST(missing_main_file)
{
    load_bad("nowhere.bean", "0:0 file-unreadable\n");
    ck_assert_uint_eq(result.files.count, 0);
    ck_assert_uint_eq(result.paths.count, 0);
}
END_TEST

START_TEST(missing_imports_are_all_reported)
{
    write_file("a.bean", "package a;\nimport \"b.bean\";\nimport \"c.bean\";\nimport \"\";\n"
                         "import \"d\\u0000\";\nimport \".\";\n");
    write_file("c.bean", "package c;\nimport \"nowhere.bean\";\n");
    dirs[dir_count++] = "one";
    load_bad("a.bean", "2:8 import-not-found\n4:8 import-bad-path\n5:8 import-bad-path\n"
                       "6:8 import-not-found\n2:8 import-not-found\n");
    ck_assert_str_eq(list_files(), "c.bean a.bean");
    ck_assert(result.files.items[1]->has_errors);
    ck_assert_ptr_null(result.files.items[1]->imports.items[0].file);
    ck_assert_ptr_nonnull(strstr(fixture_messages(&fixture), "looked for 'one/b.bean'"));
    ck_assert_ptr_nonnull(strstr(fixture_messages(&fixture), "looked for 'b.bean'"));
}
END_TEST

START_TEST(errors_in_imports_do_not_hide_each_other)
{
    write_file("a.bean", "package a;\nimport \"b.bean\";\nimport \"c.bean\";\nbean A {\n");
    write_file("b.bean", "bean B { }\n");
    write_file("c.bean", "package c;\nbean C { string; }\n");
    load_bad("a.bean", "5:1 missing-brace\n1:1 missing-package\n2:16 syntax\n");
    ck_assert_uint_eq(result.files.count, 3);
    ck_assert_uint_eq(result.paths.count, 3);
    for (size_t i = 0; i < 3; i++) {
        ck_assert(result.files.items[i]->has_errors);
    }
}
END_TEST

START_TEST(cycles_are_shown)
{
    write_file("a.bean", "package a;\nimport \"b.bean\";\n");
    write_file("b.bean", "package b;\nimport \"c.bean\";\n");
    write_file("c.bean", "package c;\nimport \"b.bean\";\nimport \"./c.bean\";\n"
                         "import \"a.bean\";\n");
    load_bad("a.bean", "2:8 import-cycle\n3:8 import-cycle\n4:8 import-cycle\n");
    const char *messages = fixture_messages(&fixture);
    ck_assert_ptr_nonnull(strstr(messages, ": b.bean -> c.bean -> b.bean ["));
    ck_assert_ptr_nonnull(strstr(messages, ": c.bean -> c.bean ["));
    ck_assert_ptr_nonnull(strstr(messages, ": a.bean -> b.bean -> c.bean -> a.bean ["));
    ck_assert_ptr_nonnull(strstr(messages, "a.bean:2:8: note: 'b.bean' is imported here"));
    ck_assert_ptr_nonnull(strstr(messages, "b.bean:2:8: note: 'c.bean' is imported here"));
}
END_TEST

/* The main file and `depth` more, each imported by the one before it. */
static void write_chain(int depth)
{
    char path[32];
    char text[64];
    for (int i = 0; i <= depth; i++) {
        snprintf(path, sizeof path, "f%d.bean", i);
        snprintf(text, sizeof text, i == depth ? "package f%d;\n"
                                                : "package f%d;\nimport \"f%d.bean\";\n",
                 i, i + 1);
        write_file(path, text);
    }
}

START_TEST(depth_has_a_limit)
{
    write_chain(LOAD_MAX_DEPTH);
    load_good("f0.bean");
    ck_assert_uint_eq(result.files.count, LOAD_MAX_DEPTH + 1);
    write_chain(LOAD_MAX_DEPTH + 1);
    load_bad("f0.bean", "2:8 import-limit\n");
    ck_assert_ptr_nonnull(strstr(fixture_messages(&fixture),
                                 "f100.bean:2:8: error: imports are nested deeper than 100 files"));
    ck_assert_int_eq(fixture.diags.list.items[0]->code, DIAG_import_depth);
}
END_TEST

/* Ten thousand files take their time. */
START_TEST(the_number_of_files_has_a_limit)
{
    struct str_buffer text = { NULL, 0, 0 };
    char path[32];
    str_buffer_add_text(&text, "package a;\n");
    for (int i = 0; i < LOAD_MAX_FILES; i++) {
        snprintf(path, sizeof path, "f%d.bean", i);
        write_file(path, "package f;\n");
        str_buffer_add_text(&text, "import \"");
        str_buffer_add_text(&text, path);
        str_buffer_add_text(&text, "\";\n");
    }
    write_file("a.bean", text.data);
    load_bad("a.bean", "10001:8 import-limit\n");
    ck_assert_int_eq(fixture.diags.list.items[0]->code, DIAG_import_files);
    ck_assert_uint_eq(result.files.count, LOAD_MAX_FILES);
    str_buffer_free(&text);
}
END_TEST

START_TEST(files_have_a_size_limit)
{
    write_file("a.bean", "package a;\nimport \"b.bean\";\n");
    write_file("b.bean", "package b;\n");
    ck_assert_int_eq(truncate("b.bean", SOURCE_MAX_SIZE + 1), 0);
    load_bad("a.bean", "2:8 file-too-large\n");
    ck_assert_int_eq(fixture.diags.list.items[0]->code, DIAG_file_too_large);
}
END_TEST

START_TEST(unreadable_imports_are_errors)
{
    write_file("a.bean", "package a;\nimport \"b.bean\";\n");
    write_file("b.bean", "package b;\n");
    ck_assert_int_eq(chmod("b.bean", 0), 0);
    if (access("b.bean", R_OK) == 0) {
        return; /* nothing is unreadable for the superuser */
    }
    load_bad("a.bean", "2:8 file-unreadable\n");
}
END_TEST

Suite *load_suite(void)
{
    Suite *suite = suite_create("load");
    TCase *tests = tcase_create("load");
    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, one_file);
    tcase_add_test(tests, imports_come_first);
    tcase_add_test(tests, directories_are_searched_in_order);
    tcase_add_test(tests, own_directory_is_that_of_the_importing_file);
    tcase_add_test(tests, files_are_known_by_identity);
    tcase_add_test(tests, equal_bytes_are_not_one_file);
    tcase_add_test(tests, absolute_paths_are_not_searched);
    tcase_add_test(tests, an_import_is_never_standard_input);
    tcase_add_test(tests, standard_input_is_no_path);
    tcase_add_test(tests, missing_main_file);
    tcase_add_test(tests, missing_imports_are_all_reported);
    tcase_add_test(tests, errors_in_imports_do_not_hide_each_other);
    tcase_add_test(tests, cycles_are_shown);
    tcase_add_test(tests, depth_has_a_limit);
    tcase_add_test(tests, files_have_a_size_limit);
    tcase_add_test(tests, unreadable_imports_are_errors);
    suite_add_tcase(suite, tests);
    const char *is_long = getenv("BEAN_LONG");
    if (is_long != NULL && is_long[0] != '\0') {
        TCase *long_tests = tcase_create("long");
        tcase_add_checked_fixture(long_tests, setup, teardown);
        tcase_set_timeout(long_tests, 600);
        tcase_add_test(long_tests, the_number_of_files_has_a_limit);
        suite_add_tcase(suite, long_tests);
    }
    return suite;
}
