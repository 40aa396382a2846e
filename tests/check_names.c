/*
 * C identifiers: the contract of names.h, reserved names, and that no name is given twice.
 */
#include "names.h"
#include "plan_test.h"
#include "suites.h"

#define ARENA (&test.fixture.arena)

static const struct model_text no_name = {{NULL, 0}, {0, 0, 0}};

static void check_prefix(const char *package, const char *given, const char *option,
                         const char *expected)
{
    struct model_file file;

    memset(&file, 0, sizeof file);
    file.package = str_from(package);
    if (given != NULL) {
        file.c_prefix.text = str_from(given);
    }
    assert_str(names_prefix(ARENA, &file, str_from(option)), expected);
}

START_TEST(prefixes)
{
    check_prefix("quarkus.demo", NULL, NULL, "quarkus_demo_");
    check_prefix("acme.api.v1", NULL, NULL, "acme_api_v1_");
    check_prefix("myPackage", NULL, NULL, "my_package_");
    check_prefix("quarkus.demo", "q_", NULL, "q_");
    check_prefix("quarkus.demo", "", NULL, "");
    check_prefix("quarkus.demo", "q_", "z", "z");
    check_prefix("quarkus.demo", "q_", "", "q_");
}
END_TEST

START_TEST(types)
{
    struct model_text given = no_name;

    assert_str(names_type(ARENA, STR("p_"), STR("PersonWide"), &no_name), "p_person_wide");
    assert_str(names_type(ARENA, STR("p_"), STR("HTTPServer"), &no_name), "p_http_server");
    assert_str(names_type(ARENA, STR("p_"), STR("MD5"), &no_name), "p_md5");
    assert_str(names_type(ARENA, STR(""), STR("A"), &no_name), "a");
    assert_str(names_upper_type(ARENA, STR("p_"), STR("maxTags"), &no_name), "P_MAX_TAGS");
    given.text = STR("Exactly");
    assert_str(names_type(ARENA, STR("p_"), STR("PersonWide"), &given), "Exactly");
    assert_str(names_upper_type(ARENA, STR("p_"), STR("PersonWide"), &given), "Exactly");
}
END_TEST

START_TEST(stems)
{
    assert_str(names_stem(STR("quarkus_demo_person"), STR("quarkus_demo_")), "person");
    assert_str(names_stem(STR("other_person"), STR("quarkus_demo_")), "other_person");
    assert_str(names_stem(STR("q_"), STR("q_")), "q_");
    assert_str(names_stem(STR("person"), STR("")), "person");
}
END_TEST

static void check_guard(const char *package, const char *path, const char *expected)
{
    assert_str(names_guard(ARENA, str_from(package), str_from(path)), expected);
}

START_TEST(guards)
{
    check_guard("quarkus.demo", "person_gen.h", "QUARKUS_DEMO_PERSON_GEN_H");
    check_guard("p", "t", "P_T_H");
    check_guard("p", "a/b.h", "P_A_B_H_1S");
    check_guard("p", "a_b.h", "P_A_B_H");
    check_guard("p", "a-b.h", "P_A_B_H_1X2D");
    check_guard("p", "a.b.h", "P_A_B_H_1D");
    check_guard("p", "Ab.h", "P_AB_H_0U");
    check_guard("p", "ab.h", "P_AB_H");
    check_guard("p", "_x.h", "P_X_H_0X5F");
    check_guard("p", "a__b.h", "P_A_B_H_2X5F");
    check_guard("p", "\xC3\xA9.h", "P_H_0XC3_1XA9");
    check_guard("p", "../x.h", "P_X_H_0D_1D_2S");
}
END_TEST

START_TEST(includes)
{
    assert_str(names_include(ARENA, STR("acme/money.bean")), "acme/money_gen.h");
    assert_str(names_include(ARENA, STR("money")), "money_gen.h");
    assert_str(names_include(ARENA, STR(".bean")), "_gen.h");
}
END_TEST

START_TEST(identifiers)
{
    ck_assert(names_is_identifier(STR("a")));
    ck_assert(names_is_identifier(STR("aB_9_")));
    ck_assert(!names_is_identifier(STR("")));
    ck_assert(!names_is_identifier(STR("_a")));
    ck_assert(!names_is_identifier(STR("9a")));
    ck_assert(!names_is_identifier(STR("a__b")));
    ck_assert(!names_is_identifier(STR("a-b")));
    ck_assert(!names_is_identifier(STR("a\xC3\xA9")));
}
END_TEST

/* A list that is not sorted would lose words to the binary search. */
START_TEST(reserved_lists)
{
    static const enum names_class classes[] = {NAMES_KEYWORD, NAMES_TYPE, NAMES_LIBRARY};

    for (size_t i = 0; i < 3; i++) {
        const char *word;
        size_t count = 0;

        for (; (word = names_reserved_word(classes[i], count)) != NULL; count++) {
            struct str text = str_from(word);

            if (count != 0) {
                struct str before = str_from(names_reserved_word(classes[i], count - 1));

                ck_assert_msg(str_compare(before, text) < 0, "%s", word);
            }
            ck_assert_msg(names_classify(text) == classes[i], "%s", word);
            ck_assert_msg(names_is_identifier(text), "%s", word);
        }
        ck_assert_uint_ge(count, 30);
    }
    ck_assert_int_eq((int)names_classify(STR("person")), NAMES_FREE);
    ck_assert_int_eq((int)names_classify(STR("")), NAMES_FREE);
    ck_assert_ptr_null(names_reserved_word(NAMES_FREE, 0));
}
END_TEST

START_TEST(runtime_names)
{
    ck_assert(names_is_runtime(STR("bean_str")));
    ck_assert(names_is_runtime(STR("BEAN_STR")));
    ck_assert(names_is_runtime(STR("bean")));
    ck_assert(names_is_runtime(STR("b_cursor")));
    ck_assert(names_is_runtime(STR("b_value_person")));
    ck_assert(!names_is_runtime(STR("b_person")));
    ck_assert(!names_is_runtime(STR("b_cursors")));
    ck_assert(!names_is_runtime(STR("beans_a")));
}
END_TEST

/* -- in schemas -- */

static struct str member_of(const char *type_and_name)
{
    struct str schema = arena_format(ARENA, "package p; bean B { %s; }", type_and_name);
    const struct plan *plan = make_plan_text(schema);
    struct str member = plan->beans[0]->members[0]->c_name;

    test.loaded.files.count = 0;
    return member;
}

START_TEST(members)
{
    assert_str(member_of("int32 firstName"), "first_name");
    assert_str(member_of("int32 FirstName"), "first_name");
    assert_str(member_of("int32 HTTPUrl2"), "http_url2");
    assert_str(member_of("int32 NULL"), "null");
    assert_str(member_of("int32 INT_MAX"), "int_max");
    assert_str(member_of("@c.name(\"KeepMe\") int32 x"), "KeepMe");
    ck_assert_uint_eq(test.fixture.diags.warnings, 0);
}
END_TEST

START_TEST(members_like_keywords)
{
    static const char *const words[] = {
        "int",     "class",   "new",      "register", "bool",   "stdin",   "errno",
        "assert",  "linux",   "unix",     "major",    "minor",  "small",   "interface",
        "near",    "far",     "co_await", "xor",      "typeof", "nullptr", "thread_local",
        "int32_t", "uint8_t", "size_t",   "bean_str", "Int",    "THIS",
    };

    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        struct str declaration = arena_format(ARENA, "int32 %s", words[i]);
        struct str expected = arena_format(ARENA, "%s_", words[i]);
        struct str member = member_of(declaration.data);

        ck_assert_msg(member.data[member.size - 1] == '_' && member.size == expected.size, "%s",
                      words[i]);
        ck_assert_uint_eq(test.fixture.diags.warnings, i + 1);
    }
}
END_TEST

/* JSON knows nothing of it. */
START_TEST(keywords_change_no_json)
{
    const struct plan *plan = make_plan("package p; bean B { int32? class; }");
    const struct plan_property *property = &plan->beans[0]->properties[0];

    assert_str(property->json_key, "\"class\":");
    assert_str(property->c_name, "class_");
    assert_str(property->c_has, "has_class_");
    ck_assert_str_eq(fixture_errors(&test.fixture), "1:28 c-keyword\n");
}
END_TEST

/* C++ does not allow a member with the name of a type that its struct uses. */
START_TEST(members_like_types)
{
    const struct plan *plan = make_plan("@c.prefix(\"x\") package p; bean A { } enum E { a } "
                                        "bean B { A xa; E xe; A[] x_a; }");

    assert_str(plan->beans[1]->members[0]->c_name, "xa_");
    assert_str(plan->beans[1]->members[1]->c_name, "xe_");
    assert_str(plan->beans[1]->members[2]->c_name, "x_a");
}
END_TEST

START_TEST(enumerators_and_constants)
{
    const struct plan *plan = make_plan(
        "package p; enum Color { UNKNOWN, @c.name(\"Red\") red, veryLight } "
        "enum Shape { UNKNOWN } @c.name(\"level_kind\") enum Level { low } "
        "bean UNKNOWN { } const int32 maxTags = 1; @c.name(\"Limit\") const int32 L = 2;");

    assert_str(plan->enums[0]->members[0].c_name, "P_COLOR_UNKNOWN");
    assert_str(plan->enums[0]->members[1].c_name, "Red");
    assert_str(plan->enums[0]->members[2].c_name, "P_COLOR_VERY_LIGHT");
    assert_str(plan->enums[1]->members[0].c_name, "P_SHAPE_UNKNOWN");
    assert_str(plan->enums[2]->c_name, "level_kind");
    assert_str(plan->enums[2]->members[0].c_name, "LEVEL_KIND_LOW");
    assert_str(plan->constants[0]->c_name, "P_MAX_TAGS");
    assert_str(plan->constants[1]->c_name, "Limit");
}
END_TEST

START_TEST(equal_members)
{
    check_refused("package p;\nbean M { int32 fooBar;\nint32 foo_bar;\nint32 FooBar;\n"
                  "int32 foobar; }",
                  "3:7 c-name-taken\n4:7 c-name-taken\n");
    ck_assert_ptr_nonnull(strstr(fixture_messages(&test.fixture), "2:16: note"));
    ck_assert_ptr_nonnull(strstr(fixture_messages(&test.fixture), "@c.name"));
    check_refused("package p;\nbean M { int32? a;\nbool has_a; }", "3:6 c-name-taken\n");
    check_refused("package p;\nbean A { }\nbean M : A { int32 base; }", "3:20 c-name-taken\n");
    check_refused("package p;\nbean M { int32 int;\nint32 Int; }",
                  "2:16 c-keyword\n3:7 c-keyword\n3:7 c-name-taken\n");
    close_test();
    open_test();
    (void)make_plan("package q; bean A { int32 base; int32 a; } bean M : A { int32 a2; }");
}
END_TEST

START_TEST(renamed_members)
{
    const struct plan *plan = make_plan("package p; bean M { int32 fooBar; "
                                        "@c.name(\"foo_bar2\") int32 foo_bar; }");

    assert_str(plan->beans[0]->members[1]->c_name, "foo_bar2");
    check_refused("package p; bean M { @c.name(\"class\") int32 a; }", "1:29 c-name-reserved\n");
    check_refused("package p; bean M { @c.name(\"int32_t\") int32 a; }", "1:29 c-name-reserved\n");
}
END_TEST

START_TEST(equal_types)
{
    check_refused("package p;\nbean HTTPServer { }\nbean HttpServer { }\nenum http_server { a }",
                  "3:6 c-name-taken\n4:6 c-name-taken\n");
    check_refused("package p;\nenum A { b_c }\nenum A_b { c }", "3:12 c-name-taken\n");
    check_refused("package p;\nenum A { b }\nconst int32 A_B = 1;", "3:13 c-name-taken\n");
    check_refused("package p;\nbean A { }\n@c.name(\"p_a\") bean B { }", "3:21 c-name-taken\n");
}
END_TEST

START_TEST(equal_to_generated_names)
{
    static const char *const endings[] = {
        "Read",       "ReadWith", "Write",    "WriteWith", "WriteTo",   "Init",     "Clear",
        "Copy",       "Equal",    "Validate", "Merge",     "List",      "ListRead", "Lines",
        "LinesWrite", "Type",     "Types",    "ReadFile",  "WriteFile",
    };

    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        char schema[100];

        snprintf(schema, sizeof schema, "package p;\nbean Ab { }\nbean Ab%s { }", endings[i]);
        check_refused(schema, "3:6 c-name-taken\n");
        snprintf(schema, sizeof schema, "package p;\nbean Ab%s { }\nenum Ab { x }", endings[i]);
        if (strcmp(endings[i], "Type") != 0) { /* enums have no such functions */
            close_test();
            open_test();
            (void)make_plan(schema);
        }
    }
    check_refused("package p;\nbean AName { }\nenum A { x }", "2:6 c-name-taken\n");
    check_refused("package p;\nenum A { x }\nenum AFrom { x }", "3:6 c-name-taken\n");
    check_refused("package p;\nenum A { x }\nbean AFromName { }", "3:6 c-name-taken\n");
}
END_TEST

START_TEST(equal_to_derived_types)
{
    check_refused("package p;\nbean Int32ListList { }\nbean B { int32[][] a; }",
                  "3:20 c-name-taken\n");
    check_refused("package p;\nbean A { map<string, A> m; }\nbean AMap { }", "2:25 c-name-taken\n");
    check_refused("package p;\nbean A { map<string, A> m; }\nbean AMapFind { }",
                  "3:6 c-name-taken\n");
    check_refused("package p;\nbean A { map<string, A> m; }\nbean AMapEntry { }",
                  "3:6 c-name-taken\n");
    check_refused("package p;\nenum E { a }\nbean OptionalE { }\nbean B { E?[] a; }",
                  "4:15 c-name-taken\n");
    /* a bean's list and a list of lists */
    check_refused("package p;\nbean Int32List { }\nbean B { int32[][] a; }", "3:20 c-name-taken\n");
}
END_TEST

START_TEST(reserved_by_c_and_libbean)
{
    check_refused("package bean;\nbean Str { }",
                  "1:9 c-name-reserved\n1:9 c-name-reserved\n2:6 c-name-reserved\n");
    check_refused("package b;\nbean Reader { }\nbean Thing { }", "2:6 c-name-reserved\n");
    check_refused("package p;\n@c.name(\"malloc\") bean A { }", "2:24 c-name-reserved\n");
    check_refused("package p;\n@c.name(\"int\") enum A { @c.name(\"EOF\") x }",
                  "2:21 c-name-reserved\n2:40 c-name-reserved\n");
    check_refused("@c.prefix(\"INT_\") package p;\nconst int32 max = 1;", "2:13 c-name-reserved\n");
}
END_TEST

START_TEST(clashes_with_imports)
{
    add_schema("a.bean", STR("package p.q; bean A { }"));
    ck_assert_ptr_null(try_plan("package p;\nimport \"a.bean\";\nbean q_A { p.q.A a; }"));
    ck_assert_str_eq(fixture_errors(&test.fixture), "3:6 c-name-taken\n");
    ck_assert_ptr_nonnull(strstr(fixture_messages(&test.fixture), "a.bean:1:19: note"));
}
END_TEST

/* What is wrong with a file that is imported is said when that file is compiled. */
START_TEST(no_warnings_about_imports)
{
    add_schema("a.bean", STR("package q; bean A { int32 class; }"));
    (void)make_plan("package p; import \"a.bean\"; bean B { q.A a; }");
    ck_assert_str_eq(fixture_errors(&test.fixture), "");
}
END_TEST

START_TEST(option_prefix)
{
    test.options.prefix = STR("z_");
    ck_assert_ptr_nonnull(try_plan("@c.prefix(\"q_\") package p; bean A { }"));
    check_refused("@c.prefix(\"\\u0062ean_\") package p;\nbean A { }",
                  "1:33 c-name-reserved\n2:6 c-name-reserved\n");
}
END_TEST

/* Without a prefix the names of C and its library are near. */
START_TEST(empty_prefix)
{
    const struct plan *plan =
        make_plan("@c.prefix(\"\") package p; bean Address { } "
                  "bean Person { Address address; Address[] address_list; int32 home; }");

    assert_str(plan->beans[1]->c_name, "person");
    assert_str(plan->header_guard, "P_T_GEN_H");
    assert_str(plan->beans[1]->members[0]->c_name, "address_");
    assert_str(plan->beans[1]->members[1]->c_name, "address_list_");
    assert_str(plan->beans[1]->members[2]->c_name, "home");
    check_refused("@c.prefix(\"\") package p;\nbean default { }\nbean Time { }\n"
                  "enum Int { max }\nenum Out { x }\nconst int32 EOF = 1;\nbean Bean { }\n"
                  "bean Size_t { }",
                  "2:6 c-name-reserved\n3:6 c-name-reserved\n4:6 c-name-reserved\n"
                  "4:12 c-name-reserved\n5:6 c-name-reserved\n6:13 c-name-reserved\n"
                  "7:6 c-name-reserved\n8:6 c-name-reserved\n");
}
END_TEST

/* Two long names never become one, and nothing is cut. */
START_TEST(long_names)
{
    struct str_buffer schema = {0};
    const struct plan *plan;

    str_buffer_add_text(&schema, "package p; bean B { int32 ");
    str_buffer_add_repeated(&schema, 'x', 1023);
    str_buffer_add_text(&schema, "a; int32 ");
    str_buffer_add_repeated(&schema, 'x', 1023);
    str_buffer_add_text(&schema, "b; }");
    plan = make_plan_text(str_buffer_str(&schema));
    str_buffer_free(&schema);
    ck_assert_uint_eq(plan->beans[0]->members[0]->c_name.size, 1024);
    ck_assert(!str_equal(plan->beans[0]->members[0]->c_name, plan->beans[0]->members[1]->c_name));
}
END_TEST

Suite *names_suite(void)
{
    Suite *suite = suite_create("names");
    TCase *all = tcase_create("all");

    suite_add_tcase(suite, all);
    tcase_add_checked_fixture(all, open_test, close_test);
    tcase_add_test(all, prefixes);
    tcase_add_test(all, types);
    tcase_add_test(all, stems);
    tcase_add_test(all, guards);
    tcase_add_test(all, includes);
    tcase_add_test(all, identifiers);
    tcase_add_test(all, reserved_lists);
    tcase_add_test(all, runtime_names);
    tcase_add_test(all, members);
    tcase_add_test(all, members_like_keywords);
    tcase_add_test(all, keywords_change_no_json);
    tcase_add_test(all, members_like_types);
    tcase_add_test(all, enumerators_and_constants);
    tcase_add_test(all, equal_members);
    tcase_add_test(all, renamed_members);
    tcase_add_test(all, equal_types);
    tcase_add_test(all, equal_to_generated_names);
    tcase_add_test(all, equal_to_derived_types);
    tcase_add_test(all, reserved_by_c_and_libbean);
    tcase_add_test(all, clashes_with_imports);
    tcase_add_test(all, no_warnings_about_imports);
    tcase_add_test(all, option_prefix);
    tcase_add_test(all, empty_prefix);
    tcase_add_test(all, long_names);
    return suite;
}
