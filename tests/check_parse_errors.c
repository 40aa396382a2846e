/*
 * The parser on bad input: which error, where, and that what follows is still understood.
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

static struct ast_file *parse_bytes(struct str bytes)
{
    fixture_close(&fixture);
    fixture_open(&fixture);
    return fixture_parse(&fixture, bytes);
}

/* The errors of a whole file. */
static void check_file(const char *text, const char *expected)
{
    (void)parse_bytes(str_from(text));
    ck_assert_str_eq(fixture_errors(&fixture), expected);
}

/* The errors of what stands on the lines after "package p;". */
static struct ast_file *check(const char *text, const char *expected)
{
    struct str_buffer all = {NULL, 0, 0};
    struct ast_file *file;

    str_buffer_add_text(&all, "package p;\n");
    str_buffer_add_text(&all, text);
    file = parse_bytes(str_buffer_str(&all));
    str_buffer_free(&all);
    ck_assert_str_eq(fixture_errors(&fixture), expected);
    return file;
}

/* The text of the first error. */
static void check_says(const char *text, const char *expected)
{
    struct str_buffer all = {NULL, 0, 0};

    str_buffer_add_text(&all, "package p;\n");
    str_buffer_add_text(&all, text);
    (void)parse_bytes(str_buffer_str(&all));
    str_buffer_free(&all);
    ck_assert_ptr_nonnull(strstr(fixture_messages(&fixture), expected));
}

/* -- C habits -- */

START_TEST(array_after_name)
{
    check("bean A { int32 xs[4]; int32 y; }", "2:18 array-after-name\n");
    check_says("bean A { int32 xs[4]; }", "write 'int32[4] xs;'");
    check_says("bean A { int32 xs[4][5]; }", "write 'int32[5][4] xs;'");
    check_says("bean A { map<string, a.B>? xs[]; }", "write 'map<string, a.B>?[] xs;'");
    check_says("bean A { int32 xs[N] = []; }", "write 'int32[N] xs;'");
    check_says("bean A { int32 xs[", "write 'int32 xs;'");
    check("const int32 xs[2] = [1, 2];", "2:15 array-after-name\n");
    check("union U { int32 xs[4]; }", "2:19 array-after-name\n");
}
END_TEST

START_TEST(pointers)
{
    struct ast_file *file = check("bean A { char *a; char* b; int32 *c; B **d; a.B[]* e; }",
                                  "2:15 pointer-type\n2:23 pointer-type\n2:34 pointer-type\n"
                                  "2:40 pointer-type\n2:50 pointer-type\n");

    ck_assert_uint_eq(file->decls.items[0]->members.count, 5);
    check_says("bean A { char *a; }", "write 'string' for 'char *'");
    check_says("bean A { B *a; }", "'T?'");
    check("* bean A {}", "2:1 pointer-type\n");
}
END_TEST

START_TEST(preprocessor)
{
    struct ast_file *file = check("#include <stdint.h>\n#define N 5\nbean A {\n"
                                  "#ifdef X\n  int32 a;\n#endif\n}",
                                  "2:1 preprocessor\n3:1 preprocessor\n5:1 preprocessor\n"
                                  "7:1 preprocessor\n");

    ck_assert_uint_eq(file->decls.items[0]->members.count, 1);
}
END_TEST

START_TEST(missing_package)
{
    check_file("", "1:1 missing-package\n");
    check_file("// only a comment\n", "2:1 missing-package\n");
    check_file("bean A {}", "1:1 missing-package\n");
    check_file("\n  @x bean A { int32 a }", "2:6 missing-package\n2:22 missing-semicolon\n");
    check_file("import \"x\"; bean A {}", "1:1 missing-package\n");
    check_file("foo bar; bean A { 5; }", "1:1 missing-package\n1:19 syntax\n");
    check_file("\xEF\xBB\xBFstruct X { int a; };\nbean A { 5; }",
               "1:1 missing-package\n2:10 syntax\n");
    check_file("package p\nbean A {}", "1:10 missing-semicolon\n");
    check_file("package ; bean A { 5; }", "1:9 syntax\n1:20 syntax\n");
    check_file("package 5; bean A { 5; }", "1:9 syntax\n1:21 syntax\n");
    check_file("package a.; bean A { 5; }", "1:11 syntax\n1:22 syntax\n");
    check_file("package", "1:8 syntax\n");
    check_file("package p", "1:10 missing-semicolon\n");
    check_file("package p; package q;", "1:12 syntax\n");
}
END_TEST

START_TEST(missing_semicolon)
{
    struct ast_file *file;

    file = check("bean A {\n  string a\n  string b;\n  string c }\n",
                 "3:11 missing-semicolon\n5:11 missing-semicolon\n");
    ck_assert_uint_eq(file->decls.items[0]->members.count, 3);
    file = check("bean A { int32 a = 5\n reserved \"x\"\n string[] b }",
                 "2:21 missing-semicolon\n3:14 missing-semicolon\n4:12 missing-semicolon\n");
    ck_assert_uint_eq(file->decls.items[0]->members.count, 3);
    check("import \"a\"\nview V\ntype T = int32[]\nconst int32 N = 5\nextern bean X\nbean A {}",
          "2:11 missing-semicolon\n3:7 missing-semicolon\n4:17 missing-semicolon\n"
          "5:18 missing-semicolon\n6:14 missing-semicolon\n");
    check("union U { void a\n int32 b }", "2:17 missing-semicolon\n3:9 missing-semicolon\n");
    check_says("bean A { string a }", "expected ';' after 'a'");
    check("bean A { string a b; int32 c; 5; }", "2:19 syntax\n2:31 syntax\n");
    check("bean A { string a, b; 5; }", "2:18 syntax\n2:23 syntax\n");
}
END_TEST

/* -- declarations -- */

START_TEST(strange_declarations)
{
    check("struct X { int a; };\nbean A { 5; }", "2:1 syntax\n3:10 syntax\n");
    check_says("struct X { int a; };", "did you mean 'bean'?");
    check_says("beam X { int a; };", "did you mean 'bean'?");
    check_says("typedef int x;", "did you mean 'type'?");
    check_says("int32 x;", "expected a declaration");
    check("}", "2:1 syntax\n");
    check("} } bean A { 5; }", "2:1 syntax\n2:3 syntax\n2:14 syntax\n");
    check("5 6 7\nbean A { 5; }", "2:1 syntax\n3:10 syntax\n");
    check("@a import \"x\"; bean A { 5; }", "2:4 syntax\n2:25 syntax\n");
    check("@a ; bean A { 5; }", "2:4 syntax\n2:15 syntax\n");
    check("@a", "2:3 syntax\n");
    check("@ a.(1) view V; @b(1 2) view W; @c(,) view X;",
          "2:5 syntax\n2:22 syntax\n2:36 syntax\n");
    check("bean X; bean { } bean A : { } bean B int32 a; } view V;",
          "2:7 syntax\n2:14 syntax\n2:27 syntax\n2:38 syntax\n2:47 syntax\n");
    check("extern X; extern enum X; extern bean; extern bean X {}",
          "2:8 syntax\n2:18 syntax\n2:37 syntax\n2:53 syntax\n");
    check("type T int32; type = int32; type T = ; type T = void x;",
          "2:8 syntax\n2:20 syntax\n2:38 syntax\n2:54 syntax\n");
    check("const N = 5; const int32 N 5; const int32 N = ; const int32 N = 5 6;",
          "2:9 syntax\n2:28 syntax\n2:47 syntax\n2:67 syntax\n");
    check("view; view A B; view A : ; import x; import \"a\" as; import \"a\" as \"b\";",
          "2:5 syntax\n2:14 syntax\n2:26 syntax\n2:35 syntax\n2:51 syntax\n2:67 syntax\n");
}
END_TEST

START_TEST(nested_declarations)
{
    struct ast_file *file = check("bean A {\n  string a;\n\nbean B {\n  5;\n}\nbean C { 6; }",
                                  "5:1 nested-declaration\n6:3 syntax\n8:10 syntax\n");

    ck_assert_uint_eq(file->decls.count, 3);
    assert_str(file->decls.items[1]->name.text, "B");
    check_says("bean A { union U { int32 a; } }", "'union U' can't be declared inside");
    check("union A { enum E { a, b }", "2:11 nested-declaration\n");
}
END_TEST

START_TEST(missing_brace)
{
    check("bean A { string a;", "2:19 missing-brace\n");
    check("bean A {\n  string a;\n\n", "5:1 missing-brace\n");
    check_says("bean A { string a;", "t.bean:2:8: note: opened here");
    check("enum E { a,", "2:12 missing-brace\n");
    check("union U {", "2:10 missing-brace\n");
    check("bean A { string", "2:16 missing-brace\n");
    check("bean A", "2:7 syntax\n");
    check("bean A { string a; /* never closed", "2:20 comment-unterminated\n");
    check("bean A { string s = \"never closed", "2:21 string-unterminated\n");
}
END_TEST

/* -- members -- */

START_TEST(strange_members)
{
    struct ast_file *file =
        check("bean A { int32; string 5; int32 a =; int32 b = = 5; ; map<string> c;\n"
              "map<a,b,c> d; map e; int32[ f; int32[5 g; int32[<=] h; int32] i; a. j; good k; }",
              "2:15 syntax\n2:24 syntax\n2:36 syntax\n2:48 syntax\n2:53 syntax\n2:65 syntax\n"
              "3:8 syntax\n3:19 syntax\n3:30 syntax\n3:40 syntax\n3:51 syntax\n3:61 syntax\n"
              "3:70 syntax\n");
    const struct ast_member_list *members = &file->decls.items[0]->members;

    assert_str(members->items[members->count - 1]->name.text, "k");
    check("bean A { reserved; reserved a; reserved \"a\" \"b\"; reserved \"a\",; 5; }",
          "2:18 syntax\n2:29 syntax\n2:45 syntax\n2:63 syntax\n2:65 syntax\n");
    check("bean A { true a; int32 null; int32 false = 1; }",
          "2:10 syntax\n2:24 syntax\n2:36 syntax\n");
    check("bean A { name: string; age: int32; }", "2:14 syntax\n2:27 syntax\n");
    check_says("bean A { int32; }", "expected a name, '?' or '[', found ';'");
    check_says("bean A { ; }", "expected a member, found ';'");
    check_says("bean A { int32 a = ; }", "expected a value, found ';'");
}
END_TEST

START_TEST(strange_union_members)
{
    check("union U { void; void a = 5; int32 b = 5; reserved \"x\"; void c; 5; }",
          "2:15 syntax\n2:24 syntax\n2:37 syntax\n2:51 syntax\n2:64 syntax\n");
    check("union U { map a; void? b; } union V : int32 { }",
          "2:15 syntax\n2:22 syntax\n2:37 syntax\n");
}
END_TEST

START_TEST(strange_enumerators)
{
    struct ast_file *file;

    check("enum E {}", "2:9 empty-enum\n");
    check("enum E { , }", "2:10 syntax\n");
    check("enum E { a,, b }", "2:12 syntax\n");
    file = check("enum E { a b\n c, d = x, e = 1.5, f = = 2, 5, g = 3 }",
                 "2:11 missing-comma\n2:13 missing-comma\n3:9 syntax\n3:16 syntax\n"
                 "3:25 syntax\n3:30 syntax\n");
    ck_assert_uint_eq(file->decls.items[0]->enumerators.count, 4);
    assert_str(file->decls.items[0]->enumerators.items[3]->name.text, "g");
    check("enum E { a; b; c; }\nbean A { 5; }",
          "2:11 syntax\n2:14 syntax\n2:17 syntax\n3:10 syntax\n");
    check("enum E { a = ; b }", "2:14 syntax\n");
    check("enum E { int32 a; }", "2:15 missing-comma\n2:17 syntax\n");
    check("enum E : { a } enum F : 5 { a } enum G : a.b { a } bean A { 5; }",
          "2:10 syntax\n2:25 syntax\n2:43 syntax\n2:61 syntax\n");
    check_says("enum E { a; }", "expected ',' or '}', found ';'");
}
END_TEST

START_TEST(attributes)
{
    check("@a(x: 1, 2) view V;", "2:10 positional-after-named\n");
    check("@a(x: 1, 2, 3, y: 4, 5) view V;", "2:10 positional-after-named\n"
                                             "2:13 positional-after-named\n"
                                             "2:22 positional-after-named\n");
    check("bean A { @a(1 int32 b; @ int32 c; @a() ; @5 int32 d; 5; }",
          "2:15 syntax\n2:33 syntax\n2:40 syntax\n2:43 syntax\n2:54 syntax\n");
    check("@a(x = 1) view V; @a(x: ) view V; @a(: 1) view V; @a([1) view V;",
          "2:6 syntax\n2:25 syntax\n2:38 syntax\n2:56 syntax\n");
    check("@a({x: 1}) view V;\nbean A { 5; }", "2:5 syntax\n3:10 syntax\n");
    check("bean A { @a([{x: 1}, {}]) int32 b; 5; }", "2:15 syntax\n2:36 syntax\n");
}
END_TEST

/* A lexer's error is not followed by one of the parser. */
START_TEST(errors_in_tokens_stand_alone)
{
    struct ast_file *file =
        check("bean A {\n __a b; int32 c__d = 0x; string s = \"\\q\"; int32 \xC3\xA9;\n"
              " string t = \"open;\n string u = 'x'; int32 & v; int32\xFF w;\n}",
              "3:2 reserved-identifier\n3:15 reserved-identifier\n3:22 bad-number\n"
              "3:38 string-escape\n3:49 unexpected-character\n4:13 string-unterminated\n"
              "5:13 string-quote\n5:24 unexpected-character\n5:34 invalid-utf8\n");

    ck_assert_uint_eq(file->decls.items[0]->members.count, 8);
}
END_TEST

/* -- limits -- */

static void add_nested_type(struct str_buffer *text, bool maps, size_t levels)
{
    for (size_t i = 1; maps && i < levels; i++) {
        str_buffer_add_text(text, "map<string,");
    }
    str_buffer_add_text(text, "int32");
    for (size_t i = 1; i < levels; i++) {
        str_buffer_add_text(text, maps ? ">" : "[]");
    }
}

static const char *errors_of_type(bool maps, size_t levels)
{
    struct str_buffer text = {NULL, 0, 0};
    struct ast_file *file;

    str_buffer_add_text(&text, "package p; type T = ");
    add_nested_type(&text, maps, levels);
    str_buffer_add_text(&text, "; type U = int32;");
    file = parse_bytes(str_buffer_str(&text));
    str_buffer_free(&text);
    for (size_t i = 0; i < file->decls.count; i++) {
        ck_assert_uint_le(file->decls.items[i]->type->depth, PARSE_MAX_NESTING + 1);
    }
    return fixture_errors(&fixture);
}

static const char *errors_of_value(size_t levels)
{
    struct str_buffer text = {NULL, 0, 0};

    str_buffer_add_text(&text, "package p; @a(");
    str_buffer_add_repeated(&text, '[', levels - 1);
    str_buffer_add_text(&text, "1");
    str_buffer_add_repeated(&text, ']', levels - 1);
    str_buffer_add_text(&text, ") view V;");
    (void)parse_bytes(str_buffer_str(&text));
    str_buffer_free(&text);
    return fixture_errors(&fixture);
}

START_TEST(nesting_limit)
{
    ck_assert_str_eq(errors_of_type(false, PARSE_MAX_NESTING), "");
    ck_assert_str_eq(errors_of_type(true, PARSE_MAX_NESTING), "");
    ck_assert_str_eq(errors_of_value(PARSE_MAX_NESTING), "");
    ck_assert_str_eq(errors_of_type(false, PARSE_MAX_NESTING + 1), "1:152 nesting-limit\n");
    ck_assert_str_eq(errors_of_type(true, PARSE_MAX_NESTING + 1), "1:21 nesting-limit\n");
    ck_assert_str_eq(errors_of_value(PARSE_MAX_NESTING + 1), "1:16 nesting-limit\n");
    ck_assert_ptr_nonnull(strstr(fixture_messages(&fixture), "deeper than 64 levels"));
    for (size_t levels = 66; levels <= 100000; levels *= 3) {
        ck_assert_ptr_nonnull(strstr(errors_of_type(false, levels), "nesting-limit\n"));
        ck_assert_uint_eq(fixture.diags.errors, 1);
        ck_assert_ptr_nonnull(strstr(errors_of_type(true, levels), "nesting-limit\n"));
        ck_assert_uint_eq(fixture.diags.errors, 1);
        ck_assert_ptr_nonnull(strstr(errors_of_value(levels), "nesting-limit\n"));
        ck_assert_uint_eq(fixture.diags.errors, 1);
    }
}
END_TEST

START_TEST(long_dotted_names)
{
    struct str_buffer text = {NULL, 0, 0};

    str_buffer_add_text(&text, "package a");
    for (int i = 0; i < 100000; i++) {
        str_buffer_add_text(&text, ".a");
    }
    str_buffer_add_text(&text, ";");
    (void)parse_bytes(str_buffer_str(&text));
    str_buffer_free(&text);
    ck_assert_str_eq(fixture_errors(&fixture), "1:137 nesting-limit\n");
}
END_TEST

/* However many errors there are, time and memory stay bounded. */
START_TEST(many_errors)
{
    static const char *const pieces[] = {"}",        "{",        "5 ",   "\"", "\x01",
                                         "@",        "a;",       "(",    "/*", "\xFF",
                                         "bean A {", "enum E {", "#x\n", "[",  "<"};

    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
        struct str_buffer text = {NULL, 0, 0};

        str_buffer_add_text(&text, "package p;");
        for (int j = 0; j < 100000; j++) {
            str_buffer_add_text(&text, pieces[i]);
        }
        (void)parse_bytes(str_buffer_str(&text));
        str_buffer_free(&text);
        ck_assert(diag_has_errors(&fixture.diags));
        ck_assert_uint_le(fixture.diags.list.count, DIAG_MAX_STORED);
    }
}
END_TEST

Suite *parse_errors_suite(void)
{
    Suite *suite = suite_create("parse_errors");
    TCase *all = tcase_create("all");

    suite_add_tcase(suite, all);
    tcase_add_checked_fixture(all, open_fixture, close_fixture);
    tcase_add_test(all, array_after_name);
    tcase_add_test(all, pointers);
    tcase_add_test(all, preprocessor);
    tcase_add_test(all, missing_package);
    tcase_add_test(all, missing_semicolon);
    tcase_add_test(all, strange_declarations);
    tcase_add_test(all, nested_declarations);
    tcase_add_test(all, missing_brace);
    tcase_add_test(all, strange_members);
    tcase_add_test(all, strange_union_members);
    tcase_add_test(all, strange_enumerators);
    tcase_add_test(all, attributes);
    tcase_add_test(all, errors_in_tokens_stand_alone);
    tcase_add_test(all, nesting_limit);
    tcase_add_test(all, long_dotted_names);
    tcase_add_test(all, many_errors);
    return suite;
}
