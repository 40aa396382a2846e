/*
 * What is refused, with its code and place: names, types, values, constants, enums, beans, JSON
 * names, circles. The whole messages are in diags/.
 */
#include "checks.h"
#include "model_test.h"
#include "suites.h"

struct refused {
    const char *text;     /* after "package t;\n" */
    const char *expected; /* "2:5 name\n" ... ; NULL: fine */
};

static void check_row(const struct refused *row)
{
    char text[1000];
    snprintf(text, sizeof text, "package t;\n%s", row->text);
    if (row->expected == NULL) {
        close_test();
        open_test();
        ck_assert_ptr_nonnull(make_model(text));
    } else {
        check_refused(text, row->expected);
    }
}

static const struct refused names[] = {
    { "bean A { bool b; } bean A { bool b; }", "2:25 name-taken\n" },
    { "bean A { bool b; } enum A { a }", "2:25 name-taken\n" },
    { "bean A { bool b; } type A = bool;", "2:25 name-taken\n" },
    { "bean A { bool b; } const bool A = true;", "2:31 name-taken\n" },
    { "bean A { bool b; } union A { void b; }", "2:26 name-taken\n" },
    { "bean A { bool b; } bean a { bool b; }", NULL },
    { "bean A { bool b; string b; }", "2:25 name-taken\n" },
    { "bean A { bool b; } bean B : A { bool b; }", "2:38 name-taken\n" },
    { "bean A { bool b; } bean B : A { } bean C : B { bool b; }", "2:53 name-taken\n" },
    { "enum A { a, b, a }", "2:16 name-taken\n" },
    { "bean int32 { bool b; }", "2:6 name-built-in\n" },
    { "type decimal = string;", "2:6 name-built-in\n" },
    { "enum double { a }", "2:6 name-built-in\n" },
    { "bean A { A? A; }", NULL },
    { "bean A { b c; }", "2:10 unknown-type\n" },
    { "bean A { t.A? c; t.B d; u.A e; }", "2:18 unknown-type\n2:25 unknown-type\n" },
    { "bean A { C d; } const int32 C = 1;", "2:10 not-a-type\n" },
    { "bean A { U? u; U[] v; } union U { void a; }", NULL },
    { "bean A { V v; } view V; extern bean X;", "2:10 not-a-type\n" },
    { "bean A { int32 a = B; } bean B { bool b; }", "2:20 not-a-constant\n" },
    { "bean A { int32 a = b; }", "2:20 unknown-constant\n" },
    { "bean A : B { bool b; }", "2:10 unknown-base\n" },
    { "bean A : E { bool b; } enum E { a }", "2:10 base-not-bean\n" },
    { "bean A : string { bool b; }", "2:10 base-not-bean\n" },
    { "bean A : T { bool b; } type T = B; bean B { bool c; }", "2:10 base-not-bean\n" },
    { "bean A : U { bool b; } union U { void a; }", "2:10 base-not-bean\n" },
};

START_TEST(names_are_checked)
{
    check_row(&names[_i]);
}
END_TEST

static const struct refused types[] = {
    { "bean A { string?? a; }", "2:17 twice-nullable\n" },
    { "type M = string?; bean A { M? a; M[]? b; }", "2:29 twice-nullable\n" },
    { "bean A { void a; void[] b; }", "2:10 void-type\n2:18 void-type\n" },
    { "bean A { int32[4] a; int32[<=4] b; }", NULL },
    { "bean A { X[4] a; bool[0] b; X[0] c; }",
      "2:10 unknown-type\n2:23 array-count\n2:29 unknown-type\n2:31 array-count\n" },
    { "const int8 N = 2; bean A { bool[N] a; bool[<=N][N] b; bool[A] c; bool[M] d; }",
      "2:60 not-a-constant\n2:71 unknown-constant\n" },
    { "type T = bool[N]; const K N = M; const int8 M = 2; type K = int8;", NULL },
    { "const bool[N] N = 2;", "2:7 const-type\n" },
    { "bean A { bool[1000][1001] a; bool[1000][1000] b; }", "2:20 array-count\n" },
    { "enum E { a } bean A { map<E, bool> a; map<int64, bool> b; map<uuid, bool> c; }", NULL },
    { "bean A { map<float32, bool> a; map<bool, bool> b; map<json, bool> c; }",
      "2:14 map-key\n2:55 map-key\n" },
    { "bean A { map<A, bool> a; map<string[], bool> b; }", "2:14 map-key\n2:30 map-key\n" },
    { "bean A { map<string?, bool> a; }", "2:14 map-key\n" },
    { "type K = string; bean A { map<K, K> a; }", NULL },
    { "bean A { int a; }", "2:10 foreign-type\n" },
    { "bean A { char a; }", "2:10 foreign-type\n" },
    { "bean int { bool b; } bean A { int a; }", NULL },
    { "type A = A;", "2:6 alias-cycle\n" },
    { "type A = B; type B = C?; type C = A[]; bean X { A a; B b; C c; }", "2:6 alias-cycle\n" },
    { "type A = map<B, B>; type B = string;", NULL },
};

START_TEST(types_are_checked)
{
    check_row(&types[_i]);
}
END_TEST

static const struct refused values[] = {
    { "bean A { int8 a = 127; int8 b = 128; int8 c = -129; }",
      "2:33 value-range\n2:47 value-range\n" },
    { "bean A { uint8 a = 255; uint8 b = 256; uint8 c = -1; uint8 d = -0; }",
      "2:35 value-range\n2:50 value-range\n" },
    { "bean A { int16 a = 32768; uint16 b = 65536; }", "2:20 value-range\n2:38 value-range\n" },
    { "bean A { int32 a = 2147483648; uint32 b = 4294967296; }",
      "2:20 value-range\n2:43 value-range\n" },
    { "bean A { int64 a = 9223372036854775808; uint64 b = 18446744073709551616; }",
      "2:20 value-range\n2:52 value-range\n" },
    { "bean A { int32 a = 1.0; int32 b = 1e0; int32 c = true; int32 d = \"1\"; }",
      "2:20 value-kind\n2:35 value-kind\n2:50 value-kind\n2:66 value-kind\n" },
    { "bean A { float32 a = 3.4028236e38; float64 b = 1.8e308; float64 c = 1.7e308; }",
      "2:22 value-range\n2:48 value-range\n" },
    { "bean A { bool a = 0; bool b = null; bool? c = null; }",
      "2:19 value-kind\n2:31 value-kind\n" },
    { "bean A { string a = 1; string b = x; string c = {}; }",
      "2:21 value-kind\n2:35 unknown-constant\n2:49 value-kind\n" },
    { "bean A { string[] a = []; string[] b = [1]; string[] c = {}; string[]? d = []; }",
      "2:41 value-kind\n2:58 default-kind\n" },
    { "bean A { string[] a = [\"x\"]; bool?[2][] b = [[null, true], [true]]; }",
      "2:60 value-count\n" },
    { "bean A { int8[2] a = []; int8[2] b = [1, 2, 3]; int8[<=2] c = [1, 2, 3]; }",
      "2:22 value-count\n2:38 value-count\n2:63 value-count\n" },
    { "bean A { map<string, bool> a = {}; map<string, bool> b = []; }",
      "2:58 default-kind\n" },
    { "bean A { B a = {}; B? b = null; B? c = 5; } bean B { bool b; }",
      "2:16 default-kind\n2:40 default-kind\n" },
    { "enum E { a } bean A { E b = a; E c = b; E d = E.a; E e = 0; E f = \"a\"; E? g = a; }",
      "2:38 unknown-enumerator\n2:47 unknown-enumerator\n2:58 value-kind\n2:67 value-kind\n" },
    { "bean A { X a = 5; X b = nothing; }", "2:10 unknown-type\n2:19 unknown-type\n" },
    { "const int8 C = 1000; bean A { int8 a = C; int64 b = C; }", "2:16 value-range\n" },
    { "const int64 C = 1000; bean A { int8 a = C; int64 b = C; float32 c = C; string d = C; }",
      "2:41 value-range\n2:83 value-kind\n" },
    { "const float64 C = 1e300; bean A { float32 a = C; float64 b = C; int8 c = C; }",
      "2:47 value-range\n2:74 value-kind\n" },
    { "const bool C = true; bean A { bool a = C; int8 b = C; }", "2:52 value-kind\n" },
    { "const E C = a; enum E { a } enum F { a } bean A { E a = C; F b = C; int8 c = C; }",
      "2:66 value-kind\n2:78 value-kind\n" },
    { "const string C = \"x\"; bean A { string? a = C; E b = C; } enum E { C }", NULL },
    { "const string[] C = []; const A D = {}; const bool? F = null; bean A { bool b; }",
      "2:7 const-type\n2:30 const-type\n2:46 const-type\n" },
    { "const int8 C = C;", "2:12 const-cycle\n" },
    { "const int8 C = D; const int8 D = F; const int8 F = D; bean A { int8 a = C; }",
      "2:30 const-cycle\n" },
    { "const E a = a; enum E { a }", NULL },
};

START_TEST(values_are_checked)
{
    check_row(&values[_i]);
}
END_TEST

static const struct refused enums[] = {
    { "enum E { a, b = 0 }", "2:17 enum-value-taken\n" },
    { "enum E { a = 1, b = 0x1, c = 1 }", "2:21 enum-value-taken\n2:30 enum-value-taken\n" },
    { "enum E { a = 5, b = 4, c }", "2:24 enum-value-taken\n" },
    { "enum E : uint8 { a = 255, b, c }", "2:27 enum-value-range\n" },
    { "enum E : int8 { a = 127, b, c = 5 }", "2:26 enum-value-range\n" },
    { "enum E : uint8 { a = -1, b = 256 }", "2:22 enum-value-range\n2:30 enum-value-range\n" },
    { "enum E { a = 2147483648 }", "2:14 enum-value-range\n" },
    { "enum E : uint64 { a = 18446744073709551615, b }", "2:45 enum-value-range\n" },
    { "enum E : int64 { a = 9223372036854775807, b }", "2:43 enum-value-range\n" },
    { "enum E : uint32 { a = 99999999999999999999 }", "2:23 enum-value-range\n" },
    { "enum E : float32 { a }", "2:10 enum-base\n" },
    { "enum E : F { a } enum F { b }", "2:10 enum-base\n" },
    { "enum E : uint { a }", "2:10 foreign-type\n" },
    { "enum E : float32_t { a }", "2:10 enum-base\n" },
    { "enum E : bytes { a }", "2:10 enum-base\n" },
    { "enum E { @default a, @default b }", "2:22 enum-default-twice\n" },
    { "enum E { @name(\"b\") a, b }", "2:24 json-name-taken\n" },
    { "enum E { @alias(\"a\") a }", "2:17 json-name-taken\n" },
    { "@enum.names(lower) enum E { a_b, ab }", "2:34 json-name-taken\n" },
};

START_TEST(enums_are_checked)
{
    check_row(&enums[_i]);
}
END_TEST

static const struct refused beans[] = {
    { "bean A : A { bool b; }", "2:10 base-cycle\n" },
    { "bean A : B { bool a; } bean B : C { } bean C : B { }", "2:33 base-cycle\n" },
    { "bean A { A a; }", "2:10 by-value-cycle\n" },
    { "bean A { A? a; A[] b; map<string, A> c; A?[]? d; }", NULL },
    { "bean A { B b; } bean B { C c; } bean C { A a; B b; }",
      "2:42 by-value-cycle\n2:47 by-value-cycle\n" },
    { "bean A { B b; } bean B : A { }", "2:22 by-value-cycle\n" },
    { "type T = A; bean A { T t; }", "2:22 by-value-cycle\n" },
    { "bean A { @required @optional bool b; }", "2:20 required-conflict\n" },
    { "bean A { @required bool b = true; }", "2:10 required-conflict\n" },
    { "bean A { @required bool? b = null; }", "2:10 required-conflict\n" },
    { "bean A { @name(\"b\") bool a; bool b; }", "2:34 json-name-taken\n" },
    { "bean A { @alias(\"b\") bool a; bool b; }", "2:35 json-name-taken\n" },
    { "bean A { @alias(\"b\", \"b\") bool a; }", "2:22 json-name-taken\n" },
    { "bean A { @name(\"\") bool a; @name(\"\") bool b; }", "2:34 json-name-taken\n" },
    { "bean A { reserved \"b\"; bool b; }", "2:29 json-name-reserved\n" },
    { "bean A { bool b; reserved \"b\"; }", "2:15 json-name-reserved\n" },
    { "bean A { reserved \"b\", \"b\"; }", "2:24 json-name-taken\n" },
    { "bean A { reserved \"b\"; } bean B : A { } bean C : B { @alias(\"b\") bool a; }",
      "2:61 json-name-reserved\n" },
    { "bean A { bool b; } bean B : A { reserved \"b\"; }", "2:42 json-name-taken\n" },
    { "bean A { @name(\"x\") bool a; } bean B : A { bool x; }", "2:49 json-name-taken\n" },
    { "@naming(lower_camel) bean A { bool a_b; bool aB; }", "2:46 json-name-taken\n" },
    { "bean A { bool a; } bean B { bool a; } bean C : A { bool c; } bean D : A { bool c; }", NULL },
};

START_TEST(beans_are_checked)
{
    check_row(&beans[_i]);
}
END_TEST

/* One wrong declaration says nothing about what uses it. */
static const struct refused cascades[] = {
    { "type T = Wrong; bean A { T a; T[] b; map<string, T?> c; T d = 5; } const T C = 1;",
      "2:10 unknown-type\n" },
    { "const int8 C = \"x\"; const int8 D = C; bean A { int8 a = C; bool b = D; }",
      "2:16 value-kind\n" },
    { "bean A { Lost a; } bean Lost = { }", "2:30 syntax\n" },
    { "bean A { Lost a; Wrong b; } bean Lost = { }", "2:18 unknown-type\n2:39 syntax\n" },
    { "bean A { int8 a = LOST; } const int8 LOST = ;", "2:45 syntax\n" },
};

START_TEST(errors_do_not_cascade)
{
    check_row(&cascades[_i]);
}
END_TEST

START_TEST(imports_with_errors_hide_what_may_be_lost)
{
    add_schema("lib.bean", STR("package lib; bean Lost = { } bean Found { bool b; }"));
    ck_assert_ptr_null(try_model(STR("package t; import \"lib.bean\"; bean A { Lost a; Found b; "
                                     "lib.Lost c; Wrong d; }")));
    ck_assert_str_eq(fixture_errors(&test.fixture), "1:24 syntax\n1:69 unknown-type\n");
}
END_TEST

START_TEST(missing_imports_hide_what_may_be_in_them)
{
    ck_assert_ptr_null(try_model(STR("package t; import \"none.bean\"; bean A { Lost a; x.Y b; "
                                     "int c; }")));
    ck_assert_str_eq(fixture_errors(&test.fixture), "1:56 foreign-type\n");
}
END_TEST

START_TEST(errors_in_imports_are_reported_too)
{
    add_schema("lib.bean", STR("package lib; bean L { Wrong a; }"));
    ck_assert_ptr_null(try_model(STR("package t; import \"lib.bean\"; bean A { L a; Bad b; }")));
    ck_assert_str_eq(fixture_errors(&test.fixture), "1:23 unknown-type\n1:45 unknown-type\n");
}
END_TEST

START_TEST(ambiguous_names)
{
    add_schema("one.bean", STR("package one; bean P { bool b; } const int8 C = 1;"));
    add_schema("two.bean", STR("package two; bean P { bool b; } const int8 C = 2;"));
    ck_assert_ptr_null(
        try_model(STR("package t; import \"one.bean\"; import \"two.bean\" as two;\n"
                      "bean A { P a; one.P b; two.P c; int8 d = C; } bean B : P { }\n")));
    ck_assert_str_eq(fixture_errors(&test.fixture),
                     "2:10 ambiguous-name\n2:42 ambiguous-name\n2:56 ambiguous-name\n");
}
END_TEST

START_TEST(one_package_in_several_files)
{
    add_schema("one.bean", STR("package t; bean P { bool b; }"));
    add_schema("two.bean", STR("package t; bean P { bool b; } bean Q { bool b; }"));
    ck_assert_ptr_null(try_model(STR("package t; import \"one.bean\"; import \"two.bean\";\n"
                                     "bean A { P a; Q b; }\nbean Q { }")));
    ck_assert_str_eq(fixture_errors(&test.fixture),
                     "1:17 name-taken\n1:38 unused-import\n3:6 name-taken\n");
}
END_TEST

START_TEST(the_table_of_checks_is_whole)
{
    size_t count = 0;
    while (checks_all[count].name != NULL) {
        ck_assert(checks_all[count].run != NULL);
        count++;
    }
    ck_assert_uint_eq(count, 6);
}
END_TEST

#define ROWS(table) (int)(sizeof(table) / sizeof(table)[0])

Suite *checks_suite(void)
{
    Suite *suite = suite_create("checks");
    TCase *tests = tcase_create("checks");
    tcase_add_checked_fixture(tests, open_test, close_test);
    tcase_add_loop_test(tests, names_are_checked, 0, ROWS(names));
    tcase_add_loop_test(tests, types_are_checked, 0, ROWS(types));
    tcase_add_loop_test(tests, values_are_checked, 0, ROWS(values));
    tcase_add_loop_test(tests, enums_are_checked, 0, ROWS(enums));
    tcase_add_loop_test(tests, beans_are_checked, 0, ROWS(beans));
    tcase_add_loop_test(tests, errors_do_not_cascade, 0, ROWS(cascades));
    tcase_add_test(tests, imports_with_errors_hide_what_may_be_lost);
    tcase_add_test(tests, missing_imports_hide_what_may_be_in_them);
    tcase_add_test(tests, errors_in_imports_are_reported_too);
    tcase_add_test(tests, ambiguous_names);
    tcase_add_test(tests, one_package_in_several_files);
    tcase_add_test(tests, the_table_of_checks_is_whole);
    suite_add_tcase(suite, tests);
    return suite;
}
