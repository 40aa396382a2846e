/*
 * The compiler's floor 1: places in files, and diagnostics with their order, limits and looks.
 */
#include "suites.h"
#include "syntax_test.h"

static struct fixture fixture;

static void open_fixture(void)
{
    fixture_open(&fixture);
}

static void close_fixture(void)
{
    fixture_close(&fixture);
}

static void check_place(const struct source *source, size_t offset, unsigned line, unsigned column)
{
    struct source_place place =
        source_place(&fixture.sources, span_make(source->number, offset, 0));

    ck_assert_msg(place.line == line && place.column == column, "offset %zu is %u:%u", offset,
                  (unsigned)place.line, (unsigned)place.column);
}

static void check_line(struct source *source, unsigned line, const char *expected)
{
    assert_str(source_line(&fixture.sources, source, line), expected);
}

/* -- places -- */

START_TEST(places)
{
    struct source *source = fixture_source(&fixture, STR("ab\n\tc\n\n\xC3\xA9x"));

    check_place(source, 0, 1, 1);
    check_place(source, 2, 1, 3); /* the line feed belongs to its line */
    check_place(source, 3, 2, 1);
    check_place(source, 4, 2, 2); /* a tab is one column */
    check_place(source, 6, 3, 1);
    check_place(source, 7, 4, 1);
    check_place(source, 9, 4, 3);  /* columns are bytes */
    check_place(source, 10, 4, 4); /* the end */
    check_line(source, 1, "ab");
    check_line(source, 2, "\tc");
    check_line(source, 3, "");
    check_line(source, 4, "\xC3\xA9x");
    check_line(source, 5, "");
    check_line(source, 0, "");
}
END_TEST

START_TEST(places_with_mark_and_crlf)
{
    struct source *source = fixture_source(&fixture, STR("\xEF\xBB\xBF"
                                                         "ab\r\ncd\r\n"));

    ck_assert_uint_eq(source->body, 3);
    check_place(source, 3, 1, 1);
    check_place(source, 4, 1, 2);
    check_place(source, 0, 1, 1);
    check_place(source, 7, 2, 1);
    check_line(source, 1, "ab");
    check_line(source, 2, "cd");
}
END_TEST

START_TEST(places_in_empty_file)
{
    struct source *source = fixture_source(&fixture, STR(""));

    check_place(source, 0, 1, 1);
    check_line(source, 1, "");
    ck_assert_int_eq(source->bytes.data[0], '\0');
}
END_TEST

START_TEST(sources_and_spans)
{
    struct source *first = fixture_source(&fixture, STR("hello"));
    struct source *second = fixture_source(&fixture, STR("world"));
    struct span span = span_make(2, 1, 3);

    ck_assert_uint_eq(first->number, 1);
    ck_assert_ptr_eq(source_get(&fixture.sources, 2), second);
    ck_assert_ptr_null(source_get(&fixture.sources, 0));
    ck_assert_ptr_null(source_get(&fixture.sources, 3));
    assert_str(source_text(&fixture.sources, span), "orl");
    assert_str(source_text(&fixture.sources, span_none()), "");
    span = span_join(span_make(1, 1, 1), span_make(1, 3, 2));
    ck_assert_uint_eq(span.offset, 1);
    ck_assert_uint_eq(span.size, 4);
    span = span_join(span_none(), span_make(1, 3, 2));
    ck_assert_uint_eq(span.offset, 3);
    ck_assert_uint_eq(span_join(span, span_none()).size, 2);
    ck_assert_uint_eq(span_join(span, span_make(2, 9, 9)).size, 2);
    ck_assert_uint_eq(span_join(span_make(1, 0, 9), span_make(1, 3, 2)).size, 9);
    ck_assert_uint_eq(span_after(span).offset, 5);
}
END_TEST

START_TEST(source_limits)
{
    char *bytes = (char *)calloc(1, SOURCE_MAX_SIZE + 1);
    struct fileio_error error;

    ck_assert_ptr_nonnull(source_add(&fixture.sources, STR("x"), str_make(bytes, SOURCE_MAX_SIZE)));
    ck_assert_ptr_null(
        source_add(&fixture.sources, STR("x"), str_make(bytes, SOURCE_MAX_SIZE + 1)));
    free(bytes);
    ck_assert_ptr_null(source_load(&fixture.sources, "/nowhere/x.bean", &error));
    ck_assert_int_eq((int)error.reason, FILEIO_NOT_FOUND);
    ck_assert_ptr_null(source_load(&fixture.sources, "/dev/zero", &error));
    ck_assert_int_eq((int)error.reason, FILEIO_TOO_LARGE);
}
END_TEST

/* -- order, repetitions, limits -- */

static void report_at(unsigned source, unsigned offset, enum diag_code code, const char *text)
{
    (void)diag_report1(&fixture.diags, code, span_make(source, offset, 1), str_from(text));
}

START_TEST(sorted_by_place)
{
    (void)fixture_source(&fixture, STR("abc\ndef\n"));
    (void)fixture_source(&fixture, STR("abc\n"));
    report_at(2, 0, DIAG_bad_number, "x");
    report_at(1, 5, DIAG_bad_number, "x");
    report_at(1, 0, DIAG_string_quote, "x");
    report_at(1, 0, DIAG_bad_number, "x"); /* reported later: stays behind */
    (void)diag_report2(&fixture.diags, DIAG_file_unreadable, span_none(), STR("f"), STR("e"));
    ck_assert_str_eq(fixture_messages(&fixture),
                     "beanc: error: can't read 'f': e [file-unreadable]\n"
                     "t.bean:1:1: error: strings are written in double quotes: \"x\""
                     " [string-quote]\n"
                     "t.bean:1:1: error: 'x' is not a number [bad-number]\n"
                     "t.bean:2:2: error: 'x' is not a number [bad-number]\n"
                     "t.bean:1:1: error: 'x' is not a number [bad-number]\n");
    ck_assert_uint_eq(fixture.diags.errors, 5);
}
END_TEST

START_TEST(repetitions_dropped)
{
    (void)fixture_source(&fixture, STR("abc\n"));
    report_at(1, 0, DIAG_bad_number, "x");
    report_at(1, 0, DIAG_bad_number, "x");
    report_at(1, 0, DIAG_bad_number, "y");
    report_at(1, 1, DIAG_bad_number, "x");
    ck_assert_str_eq(fixture_errors(&fixture), "1:1 bad-number\n1:1 bad-number\n1:2 bad-number\n");
    ck_assert_uint_eq(fixture.diags.errors, 3);
}
END_TEST

START_TEST(precise_hides_generic)
{
    (void)fixture_source(&fixture, STR("abc\n"));
    report_at(1, 0, DIAG_syntax, "x");
    report_at(1, 0, DIAG_bad_number, "x");
    report_at(1, 2, DIAG_syntax, "x");
    ck_assert_str_eq(fixture_errors(&fixture), "1:1 bad-number\n1:3 syntax\n");
    ck_assert_uint_eq(fixture.diags.errors, 2);
}
END_TEST

START_TEST(limited_errors)
{
    (void)fixture_source(&fixture, STR("abcdefghijklmnop"));
    for (unsigned i = 0; i < 10; i++) {
        report_at(1, 9 - i, DIAG_bad_number, "x");
    }
    fixture.diags.max_errors = 3;
    ck_assert_str_eq(fixture_messages(&fixture),
                     "t.bean:1:1: error: 'x' is not a number [bad-number]\n"
                     "t.bean:1:2: error: 'x' is not a number [bad-number]\n"
                     "t.bean:1:3: error: 'x' is not a number [bad-number]\n"
                     "beanc: note: 7 more errors are not shown\n");
    ck_assert_uint_eq(fixture.diags.errors, 10);
}
END_TEST

START_TEST(stored_up_to_a_limit)
{
    (void)fixture_source(&fixture, STR("x"));
    for (int i = 0; i < DIAG_MAX_STORED + 50; i++) {
        struct diag *diag = diag_report1(&fixture.diags, DIAG_bad_number, span_make(1, 0, 1),
                                         arena_format(&fixture.arena, "%d", i));

        diag_note(&fixture.diags, diag, DIAG_opened_here, span_none());
        ck_assert(diag_is_full(&fixture.diags) == (i + 1 >= DIAG_MAX_STORED));
    }
    ck_assert_uint_eq(fixture.diags.errors, DIAG_MAX_STORED + 50);
    ck_assert_uint_eq(fixture.diags.list.count, DIAG_MAX_STORED);
    fixture.diags.max_errors = 0;
    diag_finish(&fixture.diags);
    ck_assert_uint_eq(fixture.diags.hidden_errors, 50);
}
END_TEST

/* -- warnings -- */

/* Any warning of the list; its name and code. */
static enum diag_code some_warning(void)
{
    for (int code = 0; code < DIAG_CODE_COUNT; code++) {
        if (diag_default_severity((enum diag_code)code) == DIAG_SEVERITY_warning) {
            return (enum diag_code)code;
        }
    }
    ck_abort_msg("diags.def has no warning");
    return DIAG_syntax;
}

static struct str option_for(const char *prefix, enum diag_code code)
{
    return arena_format(&fixture.arena, "%s%s", prefix, diag_name(code));
}

static enum diag_severity warn(enum diag_code code)
{
    return diag_report3(&fixture.diags, code, span_none(), STR("a"), STR("b"), STR("c"))->severity;
}

START_TEST(warnings_as_asked)
{
    enum diag_code code = some_warning();
    struct diag *diag;

    ck_assert_int_eq((int)warn(code), DIAG_SEVERITY_warning);
    ck_assert_uint_eq(fixture.diags.warnings, 1);
    ck_assert(diag_option(&fixture.diags, option_for("no-", code)));
    diag = diag_report(&fixture.diags, code, span_none());
    diag_note(&fixture.diags, diag, DIAG_opened_here, span_none());
    ck_assert_uint_eq(fixture.diags.list.count, 1);
    ck_assert(diag_option(&fixture.diags, option_for("", code)));
    (void)warn(code);
    ck_assert_uint_eq(fixture.diags.list.count, 2);
    ck_assert(diag_option(&fixture.diags, option_for("error=", code)));
    ck_assert_int_eq((int)warn(code), DIAG_SEVERITY_error);
    ck_assert(diag_has_errors(&fixture.diags));
    ck_assert(diag_option(&fixture.diags, option_for("", code)));
    ck_assert(diag_option(&fixture.diags, STR("error")));
    ck_assert_int_eq((int)warn(code), DIAG_SEVERITY_error);
    ck_assert(diag_option(&fixture.diags, option_for("no-error=", code)));
    ck_assert_int_eq((int)warn(code), DIAG_SEVERITY_warning);
    ck_assert(diag_option(&fixture.diags, option_for("", code)));
    ck_assert(diag_option(&fixture.diags, STR("no-error")));
    ck_assert_int_eq((int)warn(code), DIAG_SEVERITY_warning);
}
END_TEST

START_TEST(unknown_options_refused)
{
    static const char *const options[] = {
        "",          "nothing", "no-nothing", "error=", "error=x",
        "no-error=", "syntax",  "no-syntax",  "no-",    "error=syntax"};

    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
        ck_assert_msg(!diag_option(&fixture.diags, str_from(options[i])), "-W%s", options[i]);
    }
    /* an error can't be switched off */
    ck_assert_int_eq(
        (int)diag_report1(&fixture.diags, DIAG_syntax, span_none(), STR("x"))->severity,
        DIAG_SEVERITY_error);
}
END_TEST

/* -- the list of codes -- */

static bool is_name_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

START_TEST(codes_are_in_order)
{
    for (int i = 0; i < DIAG_CODE_COUNT; i++) {
        enum diag_code code = (enum diag_code)i;
        const char *name = diag_name(code);
        const char *text = diag_text(code);
        size_t size = strlen(text);

        ck_assert_msg((diag_default_severity(code) == DIAG_SEVERITY_note) == (*name == '\0'),
                      "%s: notes and only notes have no name", text);
        for (const char *c = name; *c != '\0'; c++) {
            ck_assert_msg(is_name_letter(*c), "name %s", name);
        }
        ck_assert_msg(strncmp(name, "no-", 3) != 0 && strncmp(name, "error", 5) != 0,
                      "%s can't be told from -Wno-... and -Werror", name);
        ck_assert_msg(size > 0 && text[size - 1] != '.' && strchr(text, '\n') == NULL, "text of %s",
                      name);
        ck_assert_msg(!(text[0] >= 'A' && text[0] <= 'Z' && text[1] >= 'a' && text[1] <= 'z'),
                      "%s starts in upper case", text);
    }
}
END_TEST

/* -- looks -- */

static const char *print(bool colour)
{
    struct diag_print_options options = {false, true};

    options.colour = colour;
    diag_finish(&fixture.diags);
    fixture.text.size = 0;
    diag_print_text(&fixture.diags, &options, &fixture.text);
    return fixture.text.data;
}

START_TEST(caret_under_tabs_and_utf8)
{
    struct diag *diag;

    (void)fixture_source(&fixture, STR("\tint\tx \xC3\xA9\xC3\xA9 y;\r\n"));
    diag = diag_report1(&fixture.diags, DIAG_bad_number, span_make(1, 1, 3), STR("x"));
    diag_note(&fixture.diags, diag, DIAG_first_declared, span_make(1, 7, 4));
    diag_note1(&fixture.diags, diag, DIAG_did_you_mean, span_none(), STR("z"));
    (void)diag_report1(&fixture.diags, DIAG_bad_number, span_make(1, 12, 1), STR("y"));
    ck_assert_str_eq(print(false), "t.bean:1:2: error: 'x' is not a number [bad-number]\n"
                                   " \tint\tx \xC3\xA9\xC3\xA9 y;\n"
                                   " \t^~~\n"
                                   "t.bean:1:8: note: first declared here\n"
                                   " \tint\tx \xC3\xA9\xC3\xA9 y;\n"
                                   " \t   \t  ^~\n"
                                   "t.bean:1:2: note: did you mean 'z'?\n"
                                   "t.bean:1:13: error: 'y' is not a number [bad-number]\n"
                                   " \tint\tx \xC3\xA9\xC3\xA9 y;\n"
                                   " \t   \t     ^\n");
}
END_TEST

START_TEST(caret_at_ends)
{
    (void)fixture_source(&fixture, STR("ab\ncd"));
    report_at(1, 2, DIAG_bad_number, "1");
    report_at(1, 5, DIAG_bad_number, "2");
    (void)diag_report1(&fixture.diags, DIAG_bad_number, span_make(1, 1, 4), STR("3"));
    ck_assert_str_eq(print(false),
                     "t.bean:1:2: error: '3' is not a number [bad-number]\n ab\n  ^\n"
                     "t.bean:1:3: error: '1' is not a number [bad-number]\n ab\n   ^\n"
                     "t.bean:2:3: error: '2' is not a number [bad-number]\n cd\n   ^\n");
}
END_TEST

START_TEST(long_lines_cut)
{
    char *line = (char *)malloc(5001);
    const char *excerpt;

    for (int i = 0; i < 5000; i += 2) {
        line[i] = '\xC3';
        line[i + 1] = '\xA9';
    }
    (void)fixture_source(&fixture, str_make(line, 5000));
    report_at(1, 2000, DIAG_bad_number, "1");
    excerpt = strchr(print(false), '\n') + 1;
    ck_assert_uint_le(strlen(excerpt), 300);
    for (size_t i = 1; excerpt[i] != '\n'; i += 2) {
        ck_assert_int_eq(memcmp(excerpt + i, "\xC3\xA9", 2), 0); /* no character is torn */
    }
    free(line);
}
END_TEST

START_TEST(terminals_are_safe)
{
    (void)fixture_source(&fixture, STR("a\x1B[31m\x07\xFF\0z"));
    report_at(1, 9, DIAG_bad_number, "\x1B[0m\n\xFF");
    ck_assert_str_eq(print(false), "t.bean:1:10: error: '\\x1b[0m\\x0a\\xff' is not a number"
                                   " [bad-number]\n a?[31m???z\n          ^\n");
}
END_TEST

START_TEST(arguments_cut)
{
    char *text = (char *)malloc(1000);

    memset(text, 'x', 1000);
    (void)diag_report1(&fixture.diags, DIAG_bad_number, span_none(), str_make(text, 1000));
    ck_assert_uint_eq(fixture.diags.list.items[0]->text.size,
                      200 + strlen("''... is not a number"));
    free(text);
}
END_TEST

START_TEST(colours)
{
    (void)fixture_source(&fixture, STR("ab\n"));
    report_at(1, 0, DIAG_bad_number, "1");
    ck_assert_str_eq(print(true), "\033[1mt.bean:1:1: \033[0m\033[1;31merror: \033[0m'1' is not "
                                  "a number [bad-number]\n ab\n \033[1;31m^\033[0m\n");
}
END_TEST

START_TEST(json_form)
{
    struct diag *diag;

    (void)source_add(&fixture.sources, STR("a\"b.bean"), STR("ab\ncd\n"));
    diag = diag_report1(&fixture.diags, DIAG_bad_number, span_make(1, 3, 2), STR("\xC3\xA9"));
    diag_note(&fixture.diags, diag, DIAG_first_declared, span_make(1, 0, 1));
    diag_note1(&fixture.diags, diag, DIAG_did_you_mean, span_none(), STR("q"));
    (void)diag_report2(&fixture.diags, DIAG_file_unreadable, span_none(), STR("f"), STR("e"));
    diag_finish(&fixture.diags);
    diag_print_json(&fixture.diags, &fixture.text);
    ck_assert_str_eq(
        fixture.text.data,
        "{\"severity\":\"error\",\"name\":\"file-unreadable\",\"text\":\"can't read 'f': e\","
        "\"notes\":[]}\n"
        "{\"file\":\"a\\\"b.bean\",\"line\":2,\"column\":1,\"offset\":3,\"size\":2,"
        "\"severity\":\"error\",\"name\":\"bad-number\",\"text\":\"'\xC3\xA9' is not a number\","
        "\"notes\":[{\"file\":\"a\\\"b.bean\",\"line\":1,\"column\":1,\"offset\":0,\"size\":1,"
        "\"text\":\"first declared here\"},{\"text\":\"did you mean 'q'?\"}]}\n");
}
END_TEST

Suite *source_diag_suite(void)
{
    Suite *suite = suite_create("source_diag");
    TCase *all = tcase_create("all");

    suite_add_tcase(suite, all);
    tcase_add_checked_fixture(all, open_fixture, close_fixture);
    tcase_add_test(all, places);
    tcase_add_test(all, places_with_mark_and_crlf);
    tcase_add_test(all, places_in_empty_file);
    tcase_add_test(all, sources_and_spans);
    tcase_add_test(all, source_limits);
    tcase_add_test(all, sorted_by_place);
    tcase_add_test(all, repetitions_dropped);
    tcase_add_test(all, precise_hides_generic);
    tcase_add_test(all, limited_errors);
    tcase_add_test(all, stored_up_to_a_limit);
    tcase_add_test(all, warnings_as_asked);
    tcase_add_test(all, unknown_options_refused);
    tcase_add_test(all, codes_are_in_order);
    tcase_add_test(all, caret_under_tabs_and_utf8);
    tcase_add_test(all, caret_at_ends);
    tcase_add_test(all, long_lines_cut);
    tcase_add_test(all, terminals_are_safe);
    tcase_add_test(all, arguments_cut);
    tcase_add_test(all, colours);
    tcase_add_test(all, json_form);
    return suite;
}
