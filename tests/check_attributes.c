/*
 * Attributes: that the list is complete, where each may stand, and what its arguments may be.
 */
#include "annots.h"
#include "model_test.h"
#include "suites.h"

/* All that the language knows; built: accepted today. */
static const struct {
    const char *name;
    bool is_built;
} known[] = {
    { "name", true },       { "alias", true },      { "naming", true },
    { "enum.names", true }, { "order", true },      { "index", true },
    { "creator", true },    { "include", true },    { "nulls", true },
    { "unknown", true },    { "duplicates", true }, { "required", true },
    { "optional", true },   { "presence", true } ,  { "access", true },
    { "ignore", true },     { "view", true },      { "views", true },
    { "tag", true },       { "untagged", true },  { "default", true },
    { "unwrapped", true }, { "ignore_properties", true }, { "any", true },
    { "sorted", true },    { "as", true },         { "int64", true },
    { "float", true },      { "nonfinite", true }, { "bytes", true },
    { "decimal", true },   { "format", true },    { "lossy", true },
    { "lenient", true },   { "raw", true },       { "range", true },
    { "length", true },    { "items", true },     { "pattern", true },
    { "multiple_of", true }, { "overflow", true }, { "backref", true },
    { "identity", false },  { "depth", true },     { "codec", true },
    { "emit", true },       { "storage", true },   { "c.name", true },
    { "c.prefix", true },   { "c.type", true },    { "c.include", true },
    { "compat", true },     { "deprecated", true }, { "since", true },
    { "example", true },    { "title", true },      { "escape", true },
    { "check", true },     { "empty_if_all_omitted", false },
};

enum { KNOWN_COUNT = sizeof known / sizeof known[0] };

START_TEST(the_list_is_complete)
{
    ck_assert_uint_eq(ANNOT_COUNT, KNOWN_COUNT);
    for (size_t i = 0; i < KNOWN_COUNT; i++) {
        size_t id = 0;
        while (id < ANNOT_COUNT && strcmp(annots_name((enum annot_id)id), known[i].name) != 0) {
            id++;
        }
        ck_assert_msg(id < ANNOT_COUNT, "@%s is missing", known[i].name);
        ck_assert_msg(annots_is_built((enum annot_id)id) == known[i].is_built, "@%s",
                      known[i].name);
    }
}
END_TEST

/* What is not built is refused wherever it stands, and only that is said. */
START_TEST(what_is_not_built_is_refused_by_name)
{
    char text[300];
    char expected[200];
    for (size_t i = 0; i < KNOWN_COUNT; i++) {
        if (known[i].is_built) {
            continue;
        }
        snprintf(text, sizeof text,
                 "@%s package t;\n@%s(5, a: \"x\") bean B { @%s bool b; }\n"
                 "@%s enum E { @%s a }\n@%s type T = bool;\n@%s const bool C = true;\n",
                 known[i].name, known[i].name, known[i].name, known[i].name, known[i].name,
                 known[i].name, known[i].name);
        int column = (int)strlen(known[i].name);
        snprintf(expected, sizeof expected,
                 "1:1 not-supported\n2:1 not-supported\n2:%d not-supported\n"
                 "3:1 not-supported\n3:%d not-supported\n4:1 not-supported\n5:1 not-supported\n",
                 column + 23, column + 12);
        check_refused(text, expected);
        snprintf(expected, sizeof expected, "error: '@%s' is not supported yet", known[i].name);
        ck_assert_ptr_nonnull(strstr(fixture_messages(&test.fixture), expected));
    }
}
END_TEST

/* By letters: File, Bean, Property, Enum, enumerator, Union, variant, Type, Constant, Reserved */
static const struct {
    const char *attribute;
    const char *targets;
} allowed[] = {
    { "@name(\"x\")", "Pev" },
    { "@alias(\"x\")", "Pev" },
    { "@naming(snake)", "FBU" },
    { "@enum.names(snake)", "FE" },
    { "@order(rest: declared)", "B" },
    { "@index(1)", "P" },
    { "@include(always)", "FBP" },
    { "@nulls(fail)", "FBP" },
    { "@unknown(skip)", "FB" },
    { "@duplicates(error)", "FBP" },
    { "@required", "P" },
    { "@optional", "P" },
    { "@access(input)", "P" },
    { "@ignore", "P" },
    { "@default", "ev" },
    { "@emit(fused)", "FB" },
    { "@c.name(\"x\")", "BPEeUvC" },
    { "@c.prefix(\"x\")", "F" },
    { "@check(write)", "FBP" },
    { "@deprecated", "FBPEeUvTCR" },
    { "@since(\"1\")", "FBPEeUvTCR" },
    { "@example(1)", "FBPEeUvTCR" },
    { "@title(\"x\")", "FBPEeUvTCR" },
    { "@x.vendor(1)", "FBPEeUvTCR" },
};

static void write_schema(char *text, size_t room, const char *attribute, char target)
{
#define AT(letter) (target == (letter) ? attribute : "")
    snprintf(text, room,
             "%s package t;\n%s bean B {\n%s bool b;\n%s reserved \"r\"; }\n%s enum E {\n%s a }\n"
             "%s type T = bool;\n%s const bool C = true;\n"
             "%s union U {\n%s void v; }\n",
             AT('F'), AT('B'), AT('P'), AT('R'), AT('E'), AT('e'), AT('T'), AT('C'), AT('U'),
             AT('v'));
#undef AT
}

START_TEST(attributes_have_their_places)
{
    static const char targets[] = "FBPREeTCUv";
    char text[300];
    char expected[100];
    for (size_t i = 0; i < sizeof allowed / sizeof allowed[0]; i++) {
        for (size_t line = 0; targets[line] != '\0'; line++) {
            write_schema(text, sizeof text, allowed[i].attribute, targets[line]);
            snprintf(expected, sizeof expected, "%d:1 attribute-target\n", (int)line + 1);
            bool is_allowed = strchr(allowed[i].targets, targets[line]) != NULL;
            close_test();
            open_test();
            const struct model *model = try_model(str_from(text));
            ck_assert_msg((model != NULL) == is_allowed, "%s\n%s", text,
                          fixture_messages(&test.fixture));
            ck_assert_str_eq(fixture_errors(&test.fixture), is_allowed ? "" : expected);
        }
    }
}
END_TEST

/* On a property of type string, unless it says otherwise. */
static const char *const arguments[][2] = {
    { "@name", "1:1 argument-missing" },
    { "@name()", "1:1 argument-missing" },
    { "@name(x)", "1:7 argument-kind" },
    { "@name(5)", "1:7 argument-kind" },
    { "@name(null)", "1:7 argument-kind" },
    { "@name([\"x\"])", "1:7 argument-kind" },
    { "@name(\"x\", \"y\")", "1:12 argument-extra" },
    { "@name(\"x\", y: \"y\")", "1:12 argument-unknown" },
    { "@alias", "1:1 argument-missing" },
    { "@alias(\"x\", x)", "1:13 argument-kind" },
    { "@index", "1:1 argument-missing" },
    { "@index(-1)", "1:8 argument-range" },
    { "@index(-0)", "1:8 argument-range" },
    { "@index(65536)", "1:8 argument-range" },
    { "@index(0x10000)", "1:8 argument-range" },
    { "@index(99999999999999999999999)", "1:8 argument-range" },
    { "@index(1.0)", "1:8 argument-kind" },
    { "@index(1, 2)", "1:11 argument-extra" },
    { "@include", "1:1 argument-missing" },
    { "@include()", "1:1 argument-missing" },
    { "@include(sometimes)", "1:10 argument-word" },
    { "@include(non.nul)", "1:10 argument-word" },
    { "@include(\"always\")", "1:10 argument-kind" },
    { "@include(always, never)", "1:18 argument-extra" },
    { "@include(content: never)", "1:19 argument-word" },
    { "@include(contents: always)", "1:10 argument-unknown" },
    { "@include(content: always, content: always)", "1:27 argument-twice" },
    { "@include(custom: \"f\")", NULL },
    { "@include(custom: f)", "1:18 argument-kind" },
    { "@include(custom: \"f g\")", "1:18 bad-c-name" },
    { "@nulls(set, skip)", "1:13 argument-extra" },
    { "@nulls(null)", "1:8 argument-kind" },
    { "@duplicates", "1:1 argument-missing" },
    { "@duplicates(ignore)", "1:13 argument-word" },
    { "@required()", NULL },
    { "@required(true)", "1:11 argument-extra" },
    { "@required(a: true)", "1:11 argument-unknown" },
    { "@required @required", "1:11 attribute-twice" },
    { "@required @index(1) @optional", "1:21 required-conflict" },
    { "@access", "1:1 argument-missing" },
    { "@access(both)", "1:9 argument-word" },
    { "@ignore()", NULL },
    { "@view", "1:1 argument-missing" },
    { "@view(\"x\")", "1:7 argument-kind" },
    { "@view(x)", "1:7 unknown-view" },
    { "@view(B)", "1:7 not-a-view" },
    { "@any", "1:1 attribute-type" },
    { "@any(x)", "1:6 argument-extra" },
    { "@unwrapped", "1:1 attribute-type" },
    { "@unwrapped(\"x\")", "1:12 argument-extra" },
    { "@unwrapped(prefix: x)", "1:20 argument-kind" },
    { "@unwrapped(affix: \"x\")", "1:12 argument-unknown" },
    { "@ignore(true)", "1:9 argument-extra" },
    { "@ignore_properties()", "1:1 argument-missing" },
    { "@ignore_properties(5)", "1:20 argument-kind" },
    { "@ignore_properties(x)", "1:20 attribute-type" },
    { "@deprecated()", NULL },
    { "@deprecated(5)", "1:13 argument-kind" },
    { "@since", "1:1 argument-missing" },
    { "@example", "1:1 argument-missing" },
    { "@example(1, [], {}, a.b, null)", NULL },
    { "@c.name(\"\")", "1:9 bad-c-name" },
    { "@c.name(\"1a\")", "1:9 bad-c-name" },
    { "@c.name(\"_a\")", "1:9 bad-c-name" },
    { "@c.name(\"a__b\")", "1:9 bad-c-name" },
    { "@c.name(\"a-b\")", "1:9 bad-c-name" },
    { "@c.name(\"a\\u0000\")", "1:9 bad-c-name" },
    { "@c.name(\"\\u00e4\")", "1:9 bad-c-name" },
    { "@c.name(\"a_b_\")", NULL },
    { "@nothing", "1:2 unknown-attribute" },
    { "@Name(\"x\")", "1:2 unknown-attribute" },
    { "@c", "1:2 unknown-attribute" },
    { "@x", "1:2 unknown-attribute" },
    { "@x.a @x.a @x.b(c: 1)", NULL },
    { "@index(0)", NULL },
    { "@index(65535)", NULL },
    { "@index(0xffff)", NULL },
    { "@nulls(skip, content: fail,)", NULL },
};

/* The attribute is alone on the first line of a text that the rest of the schema follows. */
START_TEST(arguments_are_checked)
{
    const char *expected = arguments[_i][1];
    char text[300];
    char lines[100];
    snprintf(text, sizeof text, "package t; bean B {\n%s\nstring p; }\n", arguments[_i][0]);
    snprintf(lines, sizeof lines, "2%s\n", expected == NULL ? "" : expected + 1);
    if (expected == NULL) {
        ck_assert_ptr_nonnull(make_model(text));
    } else {
        check_refused(text, lines);
        }
}
END_TEST

/* Of beans and files */
static const char *const of_beans[][2] = {
    { "@order", "1:1 argument-missing" },
    { "@order(1)", "1:8 argument-kind" },
    { "@order(a.b)", "1:8 argument-kind" },
    { "@order(rest: sorted)", "1:14 argument-word" },
    { "@order(p, rest: alphabetic, rest: declared)", "1:29 argument-twice" },
    { "@naming", "1:1 argument-missing" },
    { "@naming(camel_case)", "1:9 argument-word" },
    { "@naming(\"snake\")", "1:9 argument-kind" },
    { "@naming(jackson)", "1:9 argument-word" },
    { "@unknown(keep)", "1:1 unknown-keep" },
    { "@unknown(drop)", "1:10 argument-word" },
    { "@emit", "1:1 argument-missing" },
    { "@views", "1:1 argument-missing" },
    { "@views(default: all)", "1:17 argument-word" },
    { "@emit(fast)", "1:7 argument-word" },
    { "@emit(read: fused, write: quick)", "1:27 argument-word" },
    { "@emit(size: table)", "1:7 argument-unknown" },
};

START_TEST(arguments_of_beans_are_checked)
{
    char text[300];
    char lines[100];
    snprintf(text, sizeof text, "package t;\n%s\nbean B { string p; }\n", of_beans[_i][0]);
    snprintf(lines, sizeof lines, "2%s\n", of_beans[_i][1] + 1);
    check_refused(text, lines);
}
END_TEST

static const char *const suggestions[][2] = {
    { "@requierd", "'@required'" },        { "@c.nam(\"x\")", "'@c.name'" },
    { "@enum.name(snake)", "'@enum.names'" }, { "@include(non_nul)", "'non_null'" },
    { "@include(Always)", "'always'" },    { "@nulls(contnet: skip)", "'content'" },
};

START_TEST(near_names_are_suggested)
{
    char text[300];
    char expected[100];
    snprintf(text, sizeof text, "package t; bean B {\n%s\nstring p; }\n", suggestions[_i][0]);
    snprintf(expected, sizeof expected, "did you mean %s?", suggestions[_i][1]);
    ck_assert_ptr_null(try_model(str_from(text)));
    ck_assert_ptr_nonnull(strstr(fixture_messages(&test.fixture), expected));
}
END_TEST

#define ROWS(table) (int)(sizeof(table) / sizeof(table)[0])

Suite *attributes_suite(void)
{
    Suite *suite = suite_create("attributes");
    TCase *tests = tcase_create("attributes");
    tcase_add_checked_fixture(tests, open_test, close_test);
    tcase_add_test(tests, the_list_is_complete);
    tcase_add_test(tests, what_is_not_built_is_refused_by_name);
    tcase_add_test(tests, attributes_have_their_places);
    tcase_add_loop_test(tests, arguments_are_checked, 0, ROWS(arguments));
    tcase_add_loop_test(tests, arguments_of_beans_are_checked, 0, ROWS(of_beans));
    tcase_add_loop_test(tests, near_names_are_suggested, 0, ROWS(suggestions));
    suite_add_tcase(suite, tests);
    return suite;
}
