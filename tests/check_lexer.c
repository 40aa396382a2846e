/*
 * The lexer: every kind of token, strings, comments, and every error in a token with its place.
 */
#include "lexer.h"
#include "suites.h"
#include "syntax_test.h"

static struct fixture fixture;
static struct str_buffer kinds;

static void open_fixture(void)
{
    fixture_open(&fixture);
}

static void close_fixture(void)
{
    str_buffer_free(&kinds);
    fixture_close(&fixture);
}

/* Tokens of a text as "kind:text kind:text ", the kinds as messages call them. */
static const char *lex_bytes(struct str bytes)
{
    struct lexer lexer;
    struct token token;

    lexer_init(&lexer, &fixture.arena, &fixture.diags, fixture_source(&fixture, bytes));
    kinds.size = 0;
    str_buffer_add_text(&kinds, "");
    for (token = lexer_next(&lexer); token.kind != TOKEN_END; token = lexer_next(&lexer)) {
        str_buffer_add_text(&kinds, lexer_token_name(token.kind));
        str_buffer_add_char(&kinds, ':');
        str_buffer_add(&kinds, token.text);
        str_buffer_add_char(&kinds, ' ');
    }
    ck_assert_uint_eq(token.span.offset, bytes.size);
    ck_assert_int_eq((int)lexer_next(&lexer).kind, TOKEN_END); /* again and again */
    return kinds.data;
}

static const char *lex(const char *text)
{
    return lex_bytes(str_from(text));
}

/* The errors of this text alone. */
static void check_errors_of(struct str bytes, const char *expected)
{
    fixture_close(&fixture);
    fixture_open(&fixture);
    (void)lex_bytes(bytes);
    ck_assert_str_eq(fixture_errors(&fixture), expected);
}

static void check_errors(const char *text, const char *expected)
{
    check_errors_of(str_from(text), expected);
}

START_TEST(punctuation)
{
    ck_assert_str_eq(lex(";,:.=@?()[]{}<><=*"),
                     "';':; ',':, ':':: '.':. '=':= '@':@ '?':? '(':( ')':) '[':[ ']':] '{':{ "
                     "'}':} '<':< '>':> '<=':<= '*':* ");
    ck_assert_str_eq(fixture_errors(&fixture), "");
}
END_TEST

START_TEST(words)
{
    ck_assert_str_eq(lex("package import as bean extern enum union type const view reserved map "
                         "void true false null"),
                     "package:package import:import as:as bean:bean extern:extern enum:enum "
                     "union:union type:type const:const view:view reserved:reserved map:map "
                     "void:void true:true false:false null:null ");
    ck_assert_str_eq(lex("beans Bean asx a a1 A_b c_"),
                     "a name:beans a name:Bean a name:asx a name:a a name:a1 a name:A_b "
                     "a name:c_ ");
    ck_assert_str_eq(fixture_errors(&fixture), "");
}
END_TEST

START_TEST(numbers)
{
    ck_assert_str_eq(lex("0 12 -5 0x1F -0xa 007"),
                     "an integer:0 an integer:12 an integer:-5 an integer:0x1F an integer:-0xa "
                     "an integer:007 ");
    ck_assert_str_eq(lex("1.5 -0.25e10 1e5 2E-3 1.0E+2"),
                     "a number:1.5 a number:-0.25e10 a number:1e5 a number:2E-3 a number:1.0E+2 ");
    ck_assert_str_eq(lex("99999999999999999999999999"), "an integer:99999999999999999999999999 ");
    ck_assert_str_eq(fixture_errors(&fixture), "");
}
END_TEST

START_TEST(bad_numbers)
{
    static const char *const bad[] = {"12abc", "0x", "0xG", "1.",    "1.e5",  "1e",
                                      "1e+",   ".5", "+5",  "-1.",   "1_000", "1.2.3",
                                      "0b1",   "5_", "-.5", "0x1.8", "1f",    "+.5"};

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        check_errors(bad[i], "1:1 bad-number\n");
        ck_assert_ptr_nonnull(strstr(kinds.data, bad[i])); /* one token, all of it */
    }
    check_errors("- 5", "1:1 unexpected-character\n");
}
END_TEST

START_TEST(strings)
{
    ck_assert_str_eq(lex("\"\" \"abc\" \"a'b//c/*d*/\""),
                     "a string: a string:abc a string:a'b//c/*d*/ ");
    ck_assert_str_eq(lex("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\""), "a string:\"\\/\b\f\n\r\t ");
    ck_assert_str_eq(lex("\"\\u0041\\u00e9\\u20AC\\ud83d\\uDE00\""),
                     "a string:A\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80 ");
    ck_assert_str_eq(lex("\"\xC3\xA9\xF0\x9F\x98\x80\x7F\""),
                     "a string:\xC3\xA9\xF0\x9F\x98\x80\x7F ");
    ck_assert_str_eq(fixture_errors(&fixture), "");
}
END_TEST

START_TEST(string_with_nul)
{
    (void)lex("\"a\\u0000b\"");
    ck_assert(str_equal(str_buffer_str(&kinds), STR("a string:a\0b ")));
    ck_assert_str_eq(fixture_errors(&fixture), "");
}
END_TEST

START_TEST(bad_strings)
{
    check_errors("\"a\\qb\"", "1:3 string-escape\n");
    check_errors("\"\\u12\"", "1:2 string-escape\n");
    check_errors("\"\\u\"", "1:2 string-escape\n");
    check_errors("\"\\u12G4\"", "1:2 string-escape\n");
    check_errors("\"\\U0041\"", "1:2 string-escape\n");
    check_errors("\"\\x41\"", "1:2 string-escape\n");
    check_errors("\"\\'\"", "1:2 string-escape\n");
    check_errors("\"\\\xC3\xA9\"", "1:2 string-escape\n");
    check_errors("\"ab\\ud800\"", "1:4 string-surrogate\n");
    check_errors("\"\\ud800x\"", "1:2 string-surrogate\n");
    check_errors("\"\\udc00\"", "1:2 string-surrogate\n");
    check_errors("\"\\ud800\\u0041\"", "1:2 string-surrogate\n");
    check_errors("\"\\ud800\\ud800\"", "1:2 string-surrogate\n1:8 string-surrogate\n");
    check_errors("\"\\udc00\\ud800\"", "1:2 string-surrogate\n1:8 string-surrogate\n");
    check_errors("\"a\tb\"", "1:3 string-control\n");
    check_errors("\"a\x01"
                 "b\"",
                 "1:3 control-character\n");
    check_errors_of(STR("\"a\0b\""), "1:3 control-character\n");
    check_errors("\"a\xFF"
                 "b\"",
                 "1:3 invalid-utf8\n");
    check_errors("'abc'", "1:1 string-quote\n");
    check_errors("'it", "1:1 unexpected-character\n");
}
END_TEST

START_TEST(open_strings)
{
    check_errors("\"abc", "1:1 string-unterminated\n");
    check_errors(" \"abc\nx", "1:2 string-unterminated\n");
    check_errors("\"abc\r\nx", "1:1 string-unterminated\n");
    ck_assert_str_eq(kinds.data, "a string:abc a name:x ");
    check_errors("\"abc\\\"", "1:1 string-unterminated\n");
    check_errors("\"abc\\", "1:1 string-unterminated\n1:5 string-escape\n");
    check_errors("\"abc\\\n\"", "1:1 string-unterminated\n1:5 string-escape\n"
                                "2:1 string-unterminated\n");
    check_errors("\"", "1:1 string-unterminated\n");
}
END_TEST

START_TEST(white_space_and_comments)
{
    ck_assert_str_eq(lex(" \t\r\n a// x \" /* \n/* y\n // \" */b/**/c//"),
                     "a name:a a name:b a name:c ");
    ck_assert_str_eq(lex("/* \xC3\xA9 */ // \xF0\x9F\x98\x80\n/***/ /****/ /*/ */ x"), "a name:x ");
    ck_assert_str_eq(fixture_errors(&fixture), "");
    check_errors("a /* b", "1:3 comment-unterminated\n");
    check_errors("/*", "1:1 comment-unterminated\n");
    check_errors("/*/", "1:1 comment-unterminated\n");
    check_errors("/* \n *", "1:1 comment-unterminated\n");
    check_errors("/", "1:1 unexpected-character\n");
}
END_TEST

START_TEST(line_ends)
{
    const char *expected = "a name:a a name:b ";

    ck_assert_str_eq(lex("a // x\nb\n"), expected);
    ck_assert_str_eq(lex("a // x\r\nb\r\n"), expected);
    ck_assert_str_eq(fixture_errors(&fixture), "");
    check_errors("a\rb", "1:2 carriage-return\n");
    check_errors("// a\rb", "1:5 carriage-return\n");
    check_errors("a\r", "1:2 carriage-return\n");
    check_errors("a\r\r\n", "1:2 carriage-return\n");
}
END_TEST

START_TEST(bytes_of_the_file)
{
    ck_assert_str_eq(lex("\xEF\xBB\xBFname"), "a name:name ");
    ck_assert_str_eq(fixture_errors(&fixture), "");
    check_errors("\xEF\xBB\xBF\xEF\xBB\xBFname", "1:1 byte-order-mark\n");
    check_errors("a \xEF\xBB\xBF"
                 "b",
                 "1:3 byte-order-mark\n");
    check_errors("/* \xEF\xBB\xBF */", "1:4 byte-order-mark\n");
    check_errors("\xFF", "1:1 invalid-utf8\n");
    check_errors("// \xC0\x80", "1:4 invalid-utf8\n1:5 invalid-utf8\n");
    check_errors("/* \xED\xA0\x80 */", "1:4 invalid-utf8\n1:5 invalid-utf8\n1:6 invalid-utf8\n");
    check_errors("a\xE2\x82", "1:2 invalid-utf8\n1:3 invalid-utf8\n");
    check_errors("a\x01\x1F", "1:2 control-character\n1:3 control-character\n");
    check_errors("a\f\v", "1:2 control-character\n1:3 control-character\n");
    check_errors("a\x7F", "1:2 unexpected-character\n");
    check_errors_of(STR("a\0\0b"), "1:2 control-character\n1:3 control-character\n");
    ck_assert_str_eq(kinds.data, "a name:a a name:b ");
    check_errors_of(STR("\0"), "1:1 control-character\n");
    check_errors_of(STR("// a\0b\n/* \0 */"), "1:5 control-character\n2:4 control-character\n");
}
END_TEST

START_TEST(foreign_letters)
{
    check_errors("gr\xC3\xB6\xC3\x9F"
                 "e x",
                 "1:3 unexpected-character\n");
    ck_assert_str_eq(kinds.data, "a name:gr\xC3\xB6\xC3\x9F"
                                 "e a name:x ");
    check_errors("\xC3\xA9", "1:1 unexpected-character\n");
    check_errors("a \xC2\xA0 b", "1:3 unexpected-character\n");
    check_errors("na\xFFme", "1:3 invalid-utf8\n");
}
END_TEST

START_TEST(strange_characters)
{
    check_errors("a & b", "1:3 unexpected-character\n");
    check_errors("!$%^|~`\\", "1:1 unexpected-character\n1:2 unexpected-character\n"
                              "1:3 unexpected-character\n1:4 unexpected-character\n"
                              "1:5 unexpected-character\n1:6 unexpected-character\n"
                              "1:7 unexpected-character\n1:8 unexpected-character\n");
}
END_TEST

START_TEST(reserved_names)
{
    static const char *const bad[] = {"_a", "__a", "a__b", "a__", "_", "__", "_1", "A__1"};
    static const char *const good[] = {"a_", "a_b", "a_1_b", "a1_"};

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        check_errors(bad[i], "1:1 reserved-identifier\n");
        ck_assert_int_eq(strncmp(kinds.data, "a name:", 7), 0);
    }
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        check_errors(good[i], "");
    }
}
END_TEST

START_TEST(long_names)
{
    char *name = (char *)malloc(PARSE_MAX_NAME + 1);

    memset(name, 'n', PARSE_MAX_NAME + 1);
    check_errors_of(str_make(name, 1000), "");
    check_errors_of(str_make(name, PARSE_MAX_NAME), "");
    check_errors_of(str_make(name, PARSE_MAX_NAME + 1), "1:1 name-too-long\n");
    free(name);
}
END_TEST

START_TEST(directives)
{
    check_errors("#include <a.h>\n#define X 1\n  # ifdef Y\nx",
                 "1:1 preprocessor\n2:1 preprocessor\n3:3 preprocessor\n");
    ck_assert_str_eq(kinds.data, "a name:x ");
    ck_assert_ptr_nonnull(strstr(fixture_messages(&fixture), "'import \"file.bean\";'"));
    ck_assert_ptr_nonnull(strstr(fixture_messages(&fixture), "'const int32 NAME = 1;'"));
    ck_assert_ptr_nonnull(strstr(fixture_messages(&fixture), "'#ifdef'"));
    check_errors("#", "1:1 preprocessor\n");
    check_errors("a #endif", "1:3 preprocessor\n");
}
END_TEST

/* -- documentation -- */

static const char *doc_of(const char *text, bool trailing)
{
    struct lexer lexer;

    lexer_init(&lexer, &fixture.arena, &fixture.diags, fixture_source(&fixture, str_from(text)));
    while (lexer_next(&lexer).kind != TOKEN_END) {
    }
    if (lexer.docs.count == 0) {
        return NULL;
    }
    ck_assert_uint_eq(lexer.docs.count, 1);
    ck_assert_int_eq(lexer.docs.items[0].trailing, trailing);
    return arena_copy_str(&fixture.arena, lexer.docs.items[0].doc.text).data;
}

START_TEST(documentation)
{
    ck_assert_str_eq(doc_of("/// a b ", false), "a b");
    ck_assert_str_eq(doc_of("///a\r\n", false), "a");
    ck_assert_str_eq(doc_of("///   a", false), "  a");
    ck_assert_str_eq(doc_of("///", false), "");
    ck_assert_str_eq(doc_of("///< a", true), "a");
    ck_assert_str_eq(doc_of("/** a */", false), "a");
    ck_assert_str_eq(doc_of("/**< a */", true), "a");
    ck_assert_str_eq(doc_of("/**\n * a\n *   b\n *\n * c\n */", false), "a\n  b\n\nc");
    ck_assert_str_eq(doc_of("/**\r\n * a\r\n * b\r\n */", false), "a\nb");
    ck_assert_str_eq(doc_of("/** a\n    b */", false), "a\n   b");
    ck_assert_str_eq(doc_of("/** \xC3\xA9 \" // */", false), "\xC3\xA9 \" //");
    ck_assert_ptr_null(doc_of("// a", false));
    ck_assert_ptr_null(doc_of("//// a", false));
    ck_assert_ptr_null(doc_of("/* a */", false));
    ck_assert_ptr_null(doc_of("/**/", false));
    ck_assert_ptr_null(doc_of("/*** a ***/", false));
    ck_assert_ptr_null(doc_of("/** a", false));
}
END_TEST

Suite *lexer_suite(void)
{
    Suite *suite = suite_create("lexer");
    TCase *all = tcase_create("all");

    suite_add_tcase(suite, all);
    tcase_add_checked_fixture(all, open_fixture, close_fixture);
    tcase_add_test(all, punctuation);
    tcase_add_test(all, words);
    tcase_add_test(all, numbers);
    tcase_add_test(all, bad_numbers);
    tcase_add_test(all, strings);
    tcase_add_test(all, string_with_nul);
    tcase_add_test(all, bad_strings);
    tcase_add_test(all, open_strings);
    tcase_add_test(all, white_space_and_comments);
    tcase_add_test(all, line_ends);
    tcase_add_test(all, bytes_of_the_file);
    tcase_add_test(all, foreign_letters);
    tcase_add_test(all, strange_characters);
    tcase_add_test(all, reserved_names);
    tcase_add_test(all, long_names);
    tcase_add_test(all, directives);
    tcase_add_test(all, documentation);
    return suite;
}
