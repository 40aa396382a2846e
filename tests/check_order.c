/*
 * The canonical order: list, index, rest; declared and alphabetic; bases; every way to get it
 * wrong.
 */
#include "plan_test.h"
#include "suites.h"

/* The JSON names in canonical order, a blank between them. */
static const char *order_of_bean(const struct plan *plan, const char *name)
{
    const struct plan_bean *bean = get_bean(plan, name);
    struct str_buffer *text = &test.fixture.text;

    text->size = 0;
    for (size_t i = 0; i < bean->property_count; i++) {
        ck_assert_uint_eq(bean->properties[i].index, i);
        str_buffer_add_text(text, i == 0 ? "" : " ");
        str_buffer_add(text, bean->properties[i].json_name);
    }
    str_buffer_add_text(text, "");
    return text->data == NULL ? "" : text->data;
}

static void check_order(const char *schema, const char *bean, const char *expected)
{
    const struct plan *plan;

    close_test();
    open_test();
    plan = make_plan(schema);
    ck_assert_str_eq(order_of_bean(plan, bean), expected);
}

START_TEST(declared)
{
    check_order("package p; bean B { int32 b; int32 a; int32 c; }", "B", "b a c");
    check_order("package p; bean B { }", "B", "");
}
END_TEST

START_TEST(alphabetic)
{
    check_order("package p; @order(rest: alphabetic) bean B { int32 b; int32 ab; int32 a; }", "B",
                "a ab b");
    /* by JSON name, and as unsigned bytes: upper case, lower case, then UTF-8 */
    check_order("package p; @order(rest: alphabetic) bean B { @name(\"\\u00e9\") int32 a; "
                "@name(\"z\") int32 b; @name(\"Z\") int32 c; @name(\"\\u0001\") int32 d; "
                "@name(\"\") int32 e; }",
                "B", " \x01 Z z \xC3\xA9");
    /* UTF-16 order would put the surrogates of U+1F600 before U+FF5E */
    check_order("package p; @order(rest: alphabetic) bean B { @name(\"\xF0\x9F\x98\x80\") int32 a; "
                "@name(\"\xEF\xBD\x9E\") int32 b; }",
                "B", "\xEF\xBD\x9E \xF0\x9F\x98\x80");
}
END_TEST

START_TEST(listed)
{
    check_order("package p; @order(c, a) bean B { int32 a; int32 b; int32 c; int32 d; }", "B",
                "c a b d");
    check_order("package p; @order(c, rest: alphabetic) bean B { int32 z; int32 a; int32 c; }", "B",
                "c a z");
}
END_TEST

/* By the schema's name first, by the JSON name then. */
START_TEST(listed_by_either_name)
{
    check_order("@naming(lower_camel) package p; @order(lastName, first_name) "
                "bean B { int32 first_name; int32 last_name; int32 age; }",
                "B", "lastName firstName age");
    check_order("package p; @order(a) bean B { @name(\"x\") int32 b; @name(\"b\") int32 c; "
                "@name(\"a\") int32 d; }",
                "B", "a x b");
    check_order("package p; @order(b) bean B { @name(\"a\") int32 a; @name(\"x\") int32 b; "
                "@name(\"b\") int32 c; }",
                "B", "x a b");
}
END_TEST

START_TEST(indexed)
{
    check_order("package p; bean B { int32 a; @index(7) int32 b; @index(0) int32 c; int32 d; "
                "@index(65535) int32 e; }",
                "B", "c b e a d");
    check_order("package p; @order(b, rest: alphabetic) bean B { int32 z; @index(1) int32 y; "
                "@index(0) int32 b; int32 a; }",
                "B", "b y a z");
}
END_TEST

#define BASE "package p; bean A { int32 m; int32 c; int32 x; } "

START_TEST(base_first)
{
    check_order(BASE "bean B : A { int32 b; int32 a; }", "B", "m c x b a");
    check_order("package p; bean B : A { int32 b; } bean A : Z { int32 a; } bean Z { int32 z; }",
                "B", "z a b");
}
END_TEST

START_TEST(base_in_its_own_order)
{
    check_order("package p; @order(x, c) bean A { int32 m; int32 c; int32 x; } "
                "@order(rest: declared) bean B : A { int32 b; int32 a; }",
                "B", "x c m b a");
}
END_TEST

START_TEST(list_names_base_properties)
{
    check_order(BASE "@order(b, c) bean B : A { int32 b; int32 a; }", "B", "b c m x a");
}
END_TEST

START_TEST(alphabetic_mixes_base_and_own)
{
    check_order(BASE "@order(rest: alphabetic) bean B : A { int32 d; int32 a; }", "B", "a c d m x");
}
END_TEST

/* A bean without @order has its base's; an own @order replaces it. */
START_TEST(inherited_order)
{
    check_order("package p; @order(x, rest: alphabetic) bean A { int32 m; int32 c; int32 x; } "
                "bean B : A { int32 d; int32 a; }",
                "B", "x a c d m");
    check_order("package p; @order(x) bean A { int32 m; @index(1) int32 c; int32 x; } "
                "bean B : A { @index(0) int32 d; int32 a; }",
                "B", "x d c m a");
    check_order("package p; @order(x) bean A { int32 m; int32 c; int32 x; } "
                "@order(c) bean B : A { int32 d; }",
                "B", "c x m d");
}
END_TEST

/* The base's list is meant for the base: its names are not looked up among own properties. */
START_TEST(inherited_list_keeps_its_meaning)
{
    check_order("package p; @order(y) bean A { int32 m; @name(\"y\") int32 x; } "
                "bean B : A { @name(\"z\") int32 y; }",
                "B", "y m z");
}
END_TEST

START_TEST(indices_of_base_and_own)
{
    check_order("package p; bean A { @index(5) int32 a; int32 b; @index(2) int32 c; } "
                "bean B : A { @index(3) int32 d; int32 e; }",
                "B", "c d a b e");
}
END_TEST

START_TEST(base_of_another_file)
{
    add_schema("a.bean", STR("package q; @order(y) bean A { int32 x; int32 y; }"));
    ck_assert_str_eq(order_of_bean(make_plan("package p; import \"a.bean\"; "
                                             "bean B : q.A { int32 b; }"),
                                   "B"),
                     "y x b");
}
END_TEST

START_TEST(counts)
{
    const struct plan *plan =
        make_plan("package p; @order(c) bean B { int32 a; @index(1) int32 b; int32 c; }");
    const struct plan_bean *bean = get_bean(plan, "B");

    ck_assert_uint_eq(bean->listed_count, 1);
    ck_assert_uint_eq(bean->indexed_count, 1);
    ck_assert_int_eq((int)bean->rest, MODEL_REST_DECLARED);
}
END_TEST

/* Ten thousand properties, backwards: no quadratic time. */
START_TEST(many)
{
    struct str_buffer schema = {0};
    const struct plan_bean *bean;

    str_buffer_add_text(&schema, "package p; @order(rest: alphabetic) bean B {");
    for (unsigned i = 20000; i > 10000; i--) {
        str_buffer_add_text(&schema, "int32 p");
        str_buffer_add_unsigned(&schema, i - 1);
        str_buffer_add_text(&schema, ";\n");
    }
    str_buffer_add_text(&schema, "}");
    bean = get_bean(make_plan_text(str_buffer_str(&schema)), "B");
    str_buffer_free(&schema);
    ck_assert_uint_eq(bean->property_count, 10000);
    assert_str(bean->properties[0].json_name, "p10000");
    assert_str(bean->properties[9999].json_name, "p19999");
    ck_assert_uint_eq(bean->words, 157);
}
END_TEST

START_TEST(unknown_names)
{
    check_refused("package p;\n@order(fist, zzz) bean B { int32 first; }",
                  "2:8 order-unknown\n2:14 order-unknown\n");
    ck_assert_ptr_nonnull(strstr(fixture_messages(&test.fixture), "did you mean 'first'?"));
    /* aliases and properties of derived beans don't count */
    check_refused(
        "package p;\n@order(z) bean A { @alias(\"z\") int32 a; }\nbean B : A { int32 b; }",
        "2:8 order-unknown\n");
    check_refused("package p;\n@order(b) bean A { int32 a; }\nbean B : A { int32 b; }",
                  "2:8 order-unknown\n");
}
END_TEST

START_TEST(repeated_names)
{
    check_refused("package p;\n@order(a, b, a) bean B { int32 a; int32 b; }",
                  "2:14 order-duplicate\n");
    ck_assert_ptr_nonnull(strstr(fixture_messages(&test.fixture), "2:8: note"));
    check_refused("package p;\n@order(a, x) bean B { @name(\"x\") int32 a; }",
                  "2:11 order-duplicate\n");
}
END_TEST

START_TEST(repeated_indices)
{
    check_refused("package p;\nbean B { @index(1) int32 a; int32 c;\n@index(1) int32 b; }",
                  "3:1 index-duplicate\n");
    ck_assert_ptr_nonnull(strstr(fixture_messages(&test.fixture), "2:10: note"));
    check_refused("package p;\nbean A { @index(1) int32 a; }\nbean B : A { @index(1) int32 b; }",
                  "3:14 index-duplicate\n");
    /* also when the list names them: the number is theirs all the same */
    check_refused("package p;\n@order(a) bean B { @index(1) int32 a;\n@index(1) int32 b; }",
                  "3:1 index-duplicate\n");
}
END_TEST

/* One mistake in a base is one error, however many beans are derived from it. */
START_TEST(reported_once)
{
    check_refused("package p;\n@order(z) bean A { @index(1) int32 a;\n@index(1) int32 b; }\n"
                  "bean B : A { }\nbean C : B { int32 c; }",
                  "2:8 order-unknown\n3:1 index-duplicate\n");
}
END_TEST

Suite *order_suite(void)
{
    Suite *suite = suite_create("order");
    TCase *all = tcase_create("all");

    suite_add_tcase(suite, all);
    tcase_set_timeout(all, 30);
    tcase_add_checked_fixture(all, open_test, close_test);
    tcase_add_test(all, declared);
    tcase_add_test(all, alphabetic);
    tcase_add_test(all, listed);
    tcase_add_test(all, listed_by_either_name);
    tcase_add_test(all, indexed);
    tcase_add_test(all, base_first);
    tcase_add_test(all, base_in_its_own_order);
    tcase_add_test(all, list_names_base_properties);
    tcase_add_test(all, alphabetic_mixes_base_and_own);
    tcase_add_test(all, inherited_order);
    tcase_add_test(all, inherited_list_keeps_its_meaning);
    tcase_add_test(all, indices_of_base_and_own);
    tcase_add_test(all, base_of_another_file);
    tcase_add_test(all, counts);
    tcase_add_test(all, many);
    tcase_add_test(all, unknown_names);
    tcase_add_test(all, repeated_names);
    tcase_add_test(all, repeated_indices);
    tcase_add_test(all, reported_once);
    return suite;
}
