/*
 * How types look in C, which structs are derived, what is declared when, and which beans can
 * contain themselves.
 */
#include "layout.h"
#include "plan_test.h"
#include "suites.h"

/* The value of the only property of a bean that has a list, a map and so on of things around. */
static const struct plan_value *value_of(const char *type)
{
    struct str schema;

    close_test();
    open_test();
    schema = arena_format(&test.fixture.arena,
                          "package p; enum Level { a } bean Other { } bean B { %s x; }", type);
    return get_bean(make_plan_text(schema), "B")->properties[0].value;
}

START_TEST(scalars)
{
    static const char *const rows[][2] = {
        {"bool", "bool"},       {"int8", "int8_t"},     {"int16", "int16_t"},
        {"int32", "int32_t"},   {"int64", "int64_t"},   {"uint8", "uint8_t"},
        {"uint16", "uint16_t"}, {"uint32", "uint32_t"}, {"uint64", "uint64_t"},
        {"float32", "float"},   {"float64", "double"},  {"Level", "p_level"},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char nullable[20];
        const struct plan_value *value = value_of(rows[i][0]);

        assert_str(value->c_type, rows[i][1]);
        assert_str(value->c_scalar, rows[i][1]);
        ck_assert_int_eq((int)value->null_form, PLAN_NEVER_NULL);
        snprintf(nullable, sizeof nullable, "%s?", rows[i][0]);
        value = value_of(nullable);
        assert_str(value->c_type, rows[i][1]);
        ck_assert_int_eq((int)value->null_form, PLAN_NULL_FLAG);
    }
}
END_TEST

START_TEST(types)
{
    static const struct {
        const char *type;
        const char *c_type;
        enum plan_null_form null_form;
    } rows[] = {
        {"string", "bean_str", PLAN_NEVER_NULL},
        {"string?", "bean_str", PLAN_NULL_DATA},
        {"Other", "p_other", PLAN_NEVER_NULL},
        {"Other?", "p_other *", PLAN_NULL_POINTER},
        {"int32[]", "bean_int32_list", PLAN_NEVER_NULL},
        {"int32[]?", "bean_int32_list", PLAN_NULL_DATA},
        {"string[]", "bean_string_list", PLAN_NEVER_NULL},
        {"string?[]", "bean_string_list", PLAN_NEVER_NULL},
        {"map<string, bool>", "bean_bool_map", PLAN_NEVER_NULL},
        {"map<string, string>?", "bean_string_map", PLAN_NULL_DATA},
        {"Other[]", "p_other_list", PLAN_NEVER_NULL},
        {"Other?[]", "p_other_pointer_list", PLAN_NEVER_NULL},
        {"map<string, Other>", "p_other_map", PLAN_NEVER_NULL},
        {"map<string, Other?>", "p_other_pointer_map", PLAN_NEVER_NULL},
        {"Level[]", "p_level_list", PLAN_NEVER_NULL},
        {"Level?[]", "p_optional_level_list", PLAN_NEVER_NULL},
        {"map<string, Level>", "p_level_map", PLAN_NEVER_NULL},
        {"int32?[]", "p_optional_int32_list", PLAN_NEVER_NULL},
        {"map<string, float64?>", "p_optional_float64_map", PLAN_NEVER_NULL},
        {"int32[][]", "p_int32_list_list", PLAN_NEVER_NULL},
        {"int32[]?[]", "p_int32_list_list", PLAN_NEVER_NULL},
        {"map<string, string[]>", "p_string_list_map", PLAN_NEVER_NULL},
        {"map<string, int32>[]", "p_int32_map_list", PLAN_NEVER_NULL},
        {"Other[][][]", "p_other_list_list_list", PLAN_NEVER_NULL},
        {"map<string, map<string, map<string, Level?>>>", "p_optional_level_map_map_map",
         PLAN_NEVER_NULL},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct plan_value *value = value_of(rows[i].type);

        assert_str(value->c_type, rows[i].c_type);
        ck_assert_msg(value->null_form == rows[i].null_form, "%s", rows[i].type);
    }
}
END_TEST

START_TEST(elements)
{
    const struct plan_value *value = value_of("map<string, int32?[]>");

    assert_str(value->element_name, "b_p_b_x_item");
    assert_str(value->element->c_type, "p_optional_int32_list");
    assert_str(value->element->element_name, "b_p_b_x_item_item");
    value = value->element->element;
    assert_str(value->c_type, "bean_optional_int32");
    assert_str(value->c_scalar, "int32_t");
    ck_assert_int_eq((int)value->null_form, PLAN_NULL_FLAG);
    ck_assert_uint_eq(value->element_name.size, 0);
    ck_assert_ptr_null(value->element);
    value = value_of("Level?[]")->element;
    assert_str(value->c_type, "p_optional_level");
    assert_str(value->c_scalar, "p_level");
    ck_assert_ptr_nonnull(value->enumeration);
    value = value_of("Other?[]")->element;
    assert_str(value->c_type, "p_other *");
    ck_assert_ptr_nonnull(value->bean);
}
END_TEST

/* -- declarations -- */

static const char *steps_of(const struct plan *plan)
{
    struct str_buffer *text = &test.fixture.text;

    text->size = 0;
    str_buffer_add_text(text, "");
    for (size_t i = 0; i < plan->step_count; i++) {
        const struct plan_step *step = &plan->steps[i];

        str_buffer_add_text(text, i == 0 ? "" : " ");
        switch (step->kind) {
        case PLAN_STEP_ENUM: str_buffer_add(text, step->enumeration->c_name); break;
        case PLAN_STEP_CONST: str_buffer_add(text, step->constant->c_name); break;
        case PLAN_STEP_BEAN: str_buffer_add(text, step->bean->c_name); break;
        case PLAN_STEP_UNION: str_buffer_add(text, step->sum->c_name); break;
        case PLAN_STEP_DERIVED: str_buffer_add(text, step->derived->c_name); break;
        case PLAN_STEP_ENTRY:
            str_buffer_add(text, step->derived->c_name);
            str_buffer_add_text(text, "+");
            break;
        }
    }
    return text->data == NULL ? "" : text->data;
}

static void check_steps(const char *schema, const char *expected)
{
    const struct plan *plan;

    close_test();
    open_test();
    plan = make_plan(schema);
    ck_assert_str_eq(steps_of(plan), expected);
}

START_TEST(values_come_first)
{
    check_steps("package p; bean A { B b; } bean B { C c; } bean C { }",
                "p_c p_b p_a p_a_list p_b_list p_c_list");
    check_steps("package p; bean A : B { } bean B { }", "p_b p_a p_a_list p_b_list");
    check_steps("package p; bean A { B? b; } bean B { A? a; }", "p_a p_a_list p_b p_b_list");
    check_steps("package p; const int32 X = 1; bean A { E e; } enum E { a }",
                "p_e P_X p_a p_a_list");
}
END_TEST

START_TEST(lists_before_their_users)
{
    check_steps("package p; bean A { B[] b; } bean B { A[] a; }", "p_b_list p_a p_a_list p_b");
    check_steps("package p; bean A { int32[][][] x; int32[][] y; }",
                "p_int32_list_list p_int32_list_list_list p_a p_a_list");
    check_steps("package p; enum E { a } bean A { E?[] x; E?[] y; }",
                "p_e p_optional_e p_optional_e_list p_a p_a_list");
}
END_TEST

/* Entries hold values, so they wait for beans; maps need not. */
START_TEST(entries_after_their_values)
{
    check_steps("package p; bean Node { map<string, Node> by_name; }",
                "p_node_map p_node p_node_map+ p_node_list");
    check_steps("package p; bean A { map<string, B> m; } bean B { map<string, A> n; B[] l; }",
                "p_b_map p_a p_a_list p_a_map p_a_map+ p_b_list p_b p_b_map+");
    check_steps("package p; bean B { } bean A { map<string, B> m; map<string, int32[]> n; }",
                "p_b p_b_list p_b_map p_b_map+ p_int32_list_map p_int32_list_map+ p_a p_a_list");
    check_steps("package p; bean A { map<string, A?> m; }",
                "p_a_pointer_map p_a_pointer_map+ p_a p_a_list");
    check_steps(
        "package p; bean A { map<string, A[]> m; map<string, map<string, A>> n; }",
        "p_a_list p_a_list_map p_a_list_map+ p_a_map p_a_map_map p_a_map_map+ p_a p_a_map+");
}
END_TEST

START_TEST(ranks)
{
    const struct plan *plan = make_plan("package p; bean A { B b; } bean B : C { } bean C { }");

    ck_assert_uint_eq(plan->beans[0]->declaration_rank, 2);
    ck_assert_uint_eq(plan->beans[1]->declaration_rank, 1);
    ck_assert_uint_eq(plan->beans[2]->declaration_rank, 0);
}
END_TEST

/* Chains of ten thousand: no recursion on the C stack, no quadratic time. */
START_TEST(long_chain)
{
    struct str_buffer schema = {0};
    const struct plan *plan;

    str_buffer_add_text(&schema, "package p;");
    for (unsigned i = 0; i < 4000; i++) {
        str_buffer_add_text(&schema, "bean B");
        str_buffer_add_unsigned(&schema, i);
        str_buffer_add_text(&schema, " { B");
        str_buffer_add_unsigned(&schema, i + 1);
        str_buffer_add_text(&schema, i % 2 == 0 ? " next; }\n" : "[] next; }\n");
    }
    str_buffer_add_text(&schema, "bean B4000 { B0? first; }");
    plan = make_plan_text(str_buffer_str(&schema));
    str_buffer_free(&schema);
    ck_assert_uint_eq(plan->bean_count, 4001);
    ck_assert(plan->beans[2000]->is_recursive);
    ck_assert_uint_eq(plan->step_count, 8002);
}
END_TEST

/* -- imports -- */

START_TEST(imported_types)
{
    const struct plan *plan;

    add_schema("a.bean",
               STR("package q; enum E { a } bean A { int32[][] x; map<string, A> m; E?[] e; }"));
    plan = make_plan("package p; import \"a.bean\"; bean B : q.A { q.A a; q.A[] l; "
                     "map<string, q.A> m2; q.E[] es; q.A?[] pointers; }");
    assert_str(plan->includes[0], "a_gen.h");
    ck_assert_uint_eq(plan->bean_count, 1);
    assert_str(get_property(plan->beans[0], "l")->value->c_type, "q_a_list");
    assert_str(get_property(plan->beans[0], "m2")->value->c_type, "p_q_a_map");
    assert_str(get_property(plan->beans[0], "es")->value->c_type, "p_q_e_list");
    assert_str(get_property(plan->beans[0], "pointers")->value->c_type, "p_q_a_pointer_list");
    /* what is inherited looks as the import's header declares it */
    assert_str(get_property(plan->beans[0], "x")->value->c_type, "q_int32_list_list");
    assert_str(get_property(plan->beans[0], "m")->value->c_type, "q_a_map");
    assert_str(get_property(plan->beans[0], "e")->value->c_type, "q_optional_e_list");
    assert_str(get_property(plan->beans[0], "x")->value->element_name, "b_p_b_base_x_item");
    ck_assert_str_eq(steps_of(plan),
                     "p_q_a_map p_q_a_map+ p_q_e_list p_q_a_pointer_list p_b p_b_list");
    ck_assert_ptr_null(plan->beans[0]->base->keys);
    ck_assert(!plan->beans[0]->base->is_local);
}
END_TEST

/* Two files of a package may both need a struct of scalars: it is guarded. */
START_TEST(shared_packages)
{
    const struct plan *plan;

    add_schema("a.bean", STR("package p; enum E { a } bean A { int32[][] x; E[] e; }"));
    plan = make_plan("package p; import \"a.bean\"; bean B { A a; int32[][] x; B[] l; }");
    ck_assert_str_eq(steps_of(plan), "p_int32_list_list p_b_list p_b");
    assert_str(plan->steps[0].derived->c_guard, "P_INT32_LIST_LIST_DECLARED");
    ck_assert_uint_eq(plan->steps[1].derived->c_guard.size, 0);
}
END_TEST

START_TEST(main_types)
{
    const struct plan *plan;

    test.main_type = "map<string, B?[]>";
    plan = make_plan("package p; bean B { }");
    assert_str(plan->main_value->c_type, "p_b_pointer_list_map");
    assert_str(plan->main_value->element_name, "b_main_item");
    assert_str(plan->main_value->element->element_name, "b_main_item_item");
    ck_assert_str_eq(steps_of(plan), "p_b p_b_list p_b_pointer_list p_b_pointer_list_map "
                                     "p_b_pointer_list_map+");
    close_test();
    open_test();
    test.main_type = "int32?";
    plan = make_plan("package p; bean B { }");
    assert_str(plan->main_value->c_type, "bean_optional_int32");
    ck_assert_int_eq((int)plan->main_value->nulls, MODEL_NULLS_SET);
    ck_assert_int_eq((int)plan->main_value->include, PLAN_ALWAYS);
}
END_TEST

/* -- recursion -- */

static void check_recursive(const char *schema, const char *expected)
{
    const struct plan *plan;

    close_test();
    open_test();
    plan = make_plan(schema);
    ck_assert_uint_eq(plan->bean_count, strlen(expected));
    for (size_t i = 0; i < plan->bean_count; i++) {
        ck_assert_msg(plan->beans[i]->is_recursive == (expected[i] == 'y'), "%s, bean %u", schema,
                      (unsigned)i);
    }
}

START_TEST(recursion)
{
    check_recursive("package p; bean A { B b; B? c; B[] d; } bean B { int32 x; }", "nn");
    check_recursive("package p; bean A { A? a; }", "y");
    check_recursive("package p; bean A { A[] a; }", "y");
    check_recursive("package p; bean A { map<string, map<string, A?[]>> a; }", "y");
    check_recursive("package p; bean A { B b; } bean B { C? c; } bean C { A[] a; } "
                    "bean D { A a; E? e; } bean E { }",
                    "yyynn");
    check_recursive("package p; bean A { B? b; } bean B { A? a; C? c; } bean C { D? d; } "
                    "bean D { C? c; }",
                    "yyyy");
    /* an inherited property counts for the bean that has it, not for its base */
    check_recursive("package p; bean A { B? b; } bean B : A { }", "ny");
}
END_TEST

Suite *layout_suite(void)
{
    Suite *suite = suite_create("layout");
    TCase *all = tcase_create("all");

    suite_add_tcase(suite, all);
    tcase_set_timeout(all, 30);
    tcase_add_checked_fixture(all, open_test, close_test);
    tcase_add_test(all, scalars);
    tcase_add_test(all, types);
    tcase_add_test(all, elements);
    tcase_add_test(all, values_come_first);
    tcase_add_test(all, lists_before_their_users);
    tcase_add_test(all, entries_after_their_values);
    tcase_add_test(all, ranks);
    tcase_add_test(all, long_chain);
    tcase_add_test(all, imported_types);
    tcase_add_test(all, shared_packages);
    tcase_add_test(all, main_types);
    tcase_add_test(all, recursion);
    return suite;
}
