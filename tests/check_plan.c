/*
 * The plan as a whole: what beans, enums and files get, keys and lookups, inherited properties,
 * shapes and where they came from, and its text.
 */
#include "emit.h"
#include "keys.h"
#include "plan_test.h"
#include "suites.h"

static int32_t find_name(const struct plan_keys *keys, struct str name)
{
    return look_up(keys, keys_hash(name, keys->seed), name);
}

START_TEST(file_names)
{
    const struct plan *plan;

    test.header = "acme/money_gen.h";
    plan = make_plan("package quarkus.demo; bean A { }");
    assert_str(plan->c_prefix, "quarkus_demo_");
    assert_str(plan->c_upper, "QUARKUS_DEMO_");
    assert_str(plan->header_guard, "QUARKUS_DEMO_ACME_MONEY_GEN_H_4S");
    assert_str(plan->types_name, "quarkus_demo_money_gen_types");
    ck_assert_ptr_eq(plan->file, plan->model->main);
    ck_assert_ptr_null(plan->main_value);
    assert_str(plan->main_c_name, "b_main");
    assert_str(plan->beans[0]->c_name, "quarkus_demo_a");
    assert_str(plan->beans[0]->c_upper, "QUARKUS_DEMO_A");
}
END_TEST

START_TEST(empty_file)
{
    const struct plan *plan = make_plan("package p;");

    ck_assert_uint_eq(plan->bean_count, 0);
    ck_assert_uint_eq(plan->step_count, 0);
}
END_TEST

START_TEST(bean_keys)
{
    const struct plan *plan = make_plan(
        "@naming(lower_camel) package p; @order(rest: alphabetic) bean A { int32 zip_code; "
        "@alias(\"n\", \"called\") string name; } bean B : A { int32 age; }");
    const struct plan_keys *keys = plan->beans[1]->keys;

    ck_assert_uint_eq(keys->key_count, 5);
    ck_assert_int_eq(find_name(keys, STR("age")), 0);
    ck_assert_int_eq(find_name(keys, STR("name")), 1);
    ck_assert_int_eq(find_name(keys, STR("n")), 1);
    ck_assert_int_eq(find_name(keys, STR("called")), 1);
    ck_assert_int_eq(find_name(keys, STR("zipCode")), 2);
    ck_assert_int_eq(find_name(keys, STR("zip_code")), -1);
    ck_assert_int_eq(find_name(plan->beans[0]->keys, STR("age")), -1);
}
END_TEST

START_TEST(json_keys)
{
    const struct plan *plan =
        make_plan("package p; bean A { "
                  "@name(\"a\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001F\\u007f\\u00e9\") int32 a; "
                  "@name(\"\") int32 b; int32 c; }");

    assert_str(plan->beans[0]->properties[0].json_key,
               "\"a\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\x7F\xC3\xA9\":");
    assert_str(plan->beans[0]->properties[1].json_key, "\"\":");
    assert_str(plan->beans[0]->properties[2].json_key, "\"c\":");
}
END_TEST

START_TEST(json_name_origins)
{
    const struct plan *plan =
        make_plan("@naming(kebab) package p; bean A { int32 a_b; "
                  "@name(\"x\") int32 c; } @naming(dot) bean B { int32 a_b; }");

    assert_str(plan->beans[0]->properties[0].json_name, "a-b");
    ck_assert_int_eq((int)plan->beans[0]->properties[0].json_name_origin, PLAN_FROM_FILE);
    ck_assert_int_eq((int)plan->beans[0]->properties[1].json_name_origin, PLAN_FROM_PROPERTY);
    assert_str(plan->beans[1]->properties[0].json_name, "a.b");
    ck_assert_int_eq((int)plan->beans[1]->properties[0].json_name_origin, PLAN_FROM_BEAN);
}
END_TEST

START_TEST(presence_words)
{
    static const unsigned counts[][2] = {{0, 1},   {1, 1},   {64, 1},   {65, 2},
                                         {128, 2}, {129, 3}, {4096, 64}};

    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        struct str_buffer schema = {0};

        close_test();
        open_test();
        str_buffer_add_text(&schema, "package p; bean B {");
        for (unsigned j = 0; j < counts[i][0]; j++) {
            str_buffer_add_text(&schema, "int32 p");
            str_buffer_add_unsigned(&schema, j);
            str_buffer_add_text(&schema, ";");
        }
        str_buffer_add_text(&schema, "}");
        ck_assert_uint_eq(make_plan_text(str_buffer_str(&schema))->beans[0]->words, counts[i][1]);
        str_buffer_free(&schema);
    }
}
END_TEST

/* -- inherited properties -- */

START_TEST(paths)
{
    const struct plan *plan = make_plan("package p; bean A { int32? x; string[] tags; } "
                                        "bean B : A { int32 y; } bean C : B { int32? z; }");
    const struct plan_bean *c = get_bean(plan, "C");
    const struct plan_property *x = get_property(c, "x");

    ck_assert_ptr_eq(c->base, get_bean(plan, "B"));
    assert_str(x->c_path, "base.base.x");
    assert_str(x->c_has_path, "base.base.has_x");
    assert_str(x->c_label, "base_base_x");
    assert_str(get_property(c, "y")->c_path, "base.y");
    ck_assert_uint_eq(get_property(c, "y")->c_has_path.size, 0);
    assert_str(get_property(c, "z")->c_path, "z");
    assert_str(get_property(c, "z")->c_has_path, "has_z");
    ck_assert_uint_eq(c->member_count, 1);
    ck_assert_ptr_eq(c->members[0], get_property(c, "z"));
    assert_str(get_property(c, "tags")->value->element_name, "b_p_c_base_base_tags_item");
    assert_str(get_property(get_bean(plan, "A"), "tags")->value->element_name, "b_p_a_tags_item");
}
END_TEST

START_TEST(members_in_declared_order)
{
    const struct plan *plan =
        make_plan("package p; @order(c, b, a) bean A { int32 a; int32 b; int32 c; }");
    const struct plan_bean *a = plan->beans[0];

    for (size_t i = 0; i < 3; i++) {
        ck_assert_ptr_eq(a->members[i], &a->properties[2 - i]);
        ck_assert_ptr_eq(a->members[i]->model, a->model->properties[i]);
    }
}
END_TEST

/* bean name + label, and the names of element descriptions, are unique in the file. */
START_TEST(labels)
{
    const struct plan *plan =
        make_plan("package p; bean A { int32 x; int32[] b_c; int32[][] d; int32[] d_item; } "
                  "bean B : A { int32 base_x; } bean A_b { int32[] c; } bean E { int32 base_x; }");
    const struct plan_bean *b = get_bean(plan, "B");

    assert_str(get_property(b, "base_x")->c_label, "base_x");
    assert_str(get_property(b, "x")->c_label, "base_x_2");
    assert_str(get_property(get_bean(plan, "A"), "b_c")->c_label, "b_c");
    assert_str(get_property(get_bean(plan, "A_b"), "c")->c_label, "c_2");
    assert_str(get_property(get_bean(plan, "A_b"), "c")->value->element_name, "b_p_a_b_c_2_item");
    assert_str(get_property(get_bean(plan, "A"), "d")->value->element->element_name,
               "b_p_a_d_item_item");
    assert_str(get_property(get_bean(plan, "A"), "d_item")->value->element_name,
               "b_p_a_d_item_item_2");
}
END_TEST

/* -- rules of beans -- */

START_TEST(shapes)
{
    const char *schema = "@emit(table) package p; bean A { } @emit(read: property) bean B { }";
    const struct plan *plan = make_plan(schema);

    ck_assert_int_eq((int)plan->beans[0]->read_shape, MODEL_SHAPE_TABLE);
    ck_assert_int_eq((int)plan->beans[0]->read_shape_origin, PLAN_FROM_FILE);
    ck_assert_int_eq((int)plan->beans[1]->read_shape, MODEL_SHAPE_PROPERTY);
    ck_assert_int_eq((int)plan->beans[1]->read_shape_origin, PLAN_FROM_BEAN);
    ck_assert_int_eq((int)plan->beans[1]->write_shape, MODEL_SHAPE_TABLE);
    ck_assert_int_eq((int)plan->beans[1]->write_shape_origin, PLAN_FROM_FILE);
    close_test();
    open_test();
    test.options.read_shape_given = true;
    test.options.read_shape = MODEL_SHAPE_FUSED;
    plan = make_plan(schema);
    ck_assert_int_eq((int)plan->beans[1]->read_shape, MODEL_SHAPE_FUSED);
    ck_assert_int_eq((int)plan->beans[1]->read_shape_origin, PLAN_FROM_OPTION);
    ck_assert_int_eq((int)plan->beans[1]->write_shape, MODEL_SHAPE_TABLE);
    close_test();
    open_test();
    plan = make_plan("package p; bean A { }");
    ck_assert_int_eq((int)plan->beans[0]->read_shape, MODEL_SHAPE_FUSED);
    ck_assert_int_eq((int)plan->beans[0]->write_shape, MODEL_SHAPE_FUSED);
    ck_assert_int_eq((int)plan->beans[0]->write_shape_origin, PLAN_FROM_DEFAULT);
}
END_TEST

START_TEST(unknown_properties)
{
    const struct plan *plan =
        make_plan("@unknown(fail) package p; bean A { } @unknown(skip) bean B { } ");

    ck_assert(plan->beans[0]->unknown_fails);
    ck_assert_int_eq((int)plan->beans[0]->unknown_origin, PLAN_FROM_FILE);
    ck_assert(!plan->beans[1]->unknown_fails);
    ck_assert_int_eq((int)plan->beans[1]->unknown_origin, PLAN_FROM_BEAN);
}
END_TEST

/* -- enums -- */

START_TEST(dense_enum)
{
    const struct plan *plan = make_plan("@enum.names(upper_snake) package p; enum E : uint8 "
                                        "{ low = 3, @alias(\"m\") mid, @default high = 9 }");
    const struct plan_enum *e = get_enum(plan, "E");

    assert_str(e->c_base, "uint8_t");
    ck_assert_uint_eq(e->size, 1);
    ck_assert(!e->is_signed);
    ck_assert_int_eq(e->default_place, 2);
    ck_assert(e->is_dense);
    ck_assert_int_eq(e->lowest, 3);
    ck_assert_uint_eq(e->span, 7);
    ck_assert_uint_eq(e->places[0], 1);
    ck_assert_uint_eq(e->places[1], 2);
    ck_assert_uint_eq(e->places[2], 0);
    ck_assert_uint_eq(e->places[6], 3);
    assert_str(e->members[0].json_text, "\"LOW\"");
    ck_assert_int_eq(find_name(e->keys, STR("MID")), 1);
    ck_assert_int_eq(find_name(e->keys, STR("m")), 1);
    ck_assert_int_eq(find_name(e->keys, STR("low")), -1);
}
END_TEST

START_TEST(sparse_enum)
{
    const struct plan *plan =
        make_plan("package p; enum E : int64 { a = -9223372036854775808, b = 0, "
                  "c = 9223372036854775807, d = 2147483647, e = 2147483648 }");
    const struct plan_enum *e = get_enum(plan, "E");
    static const char most[] = "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x7F";

    ck_assert(!e->is_dense);
    ck_assert_int_eq(e->default_place, -1);
    ck_assert_int_eq(find_name(e->value_keys, str_make(most, 8)), 2);
    ck_assert_int_eq(find_name(e->value_keys, str_make("\0\0\0\0\0\0\0\0", 8)), 1);
    ck_assert_int_eq(find_name(e->value_keys, str_make("\1\0\0\0\0\0\0\0", 8)), -1);
    ck_assert(!e->members[0].fits_int);
    ck_assert(e->members[1].fits_int);
    ck_assert(!e->members[2].fits_int);
    ck_assert(e->members[3].fits_int);
    ck_assert(!e->members[4].fits_int);
}
END_TEST

START_TEST(unsigned_enum)
{
    const struct plan *plan =
        make_plan("package p; enum E : uint64 { a = 18446744073709551615, b = 0, c = 1 } "
                  "enum F : int8 { x = -128, y = 127 }");
    const struct plan_enum *e = get_enum(plan, "E");
    const struct plan_enum *f = get_enum(plan, "F");

    /* by their bits, 2^64 - 1 is the neighbour of 0 */
    ck_assert(e->is_dense);
    ck_assert_int_eq(e->lowest, -1);
    ck_assert_uint_eq(e->span, 3);
    ck_assert_uint_eq(e->places[0], 1);
    ck_assert(!e->members[0].fits_int);
    ck_assert(e->members[1].fits_int);
    ck_assert(f->is_signed);
    ck_assert(f->members[0].fits_int);
}
END_TEST

/* -- errors -- */

/* All errors of all parts in one run. */
START_TEST(several_errors)
{
    check_refused("package p;\n@order(zz) bean A { int32 fooBar;\nint32 foo_bar; }\n"
                  "bean a { @include(non_null) int32? b = 1; }",
                  "2:8 order-unknown\n3:7 c-name-taken\n4:6 c-name-taken\n4:40 include-conflict\n");
}
END_TEST

START_TEST(warnings_as_errors)
{
    test.fixture.diags.warnings_are_errors = true;
    ck_assert_ptr_null(try_plan("package p; bean A { int32 class; }"));
}
END_TEST

/* -- the text -- */

static const char small_schema[] =
    "@c.prefix(\"q_\") package p; const string S = \"a\\n\"; enum E { x, y = 1000 }\n"
    "@order(b) @unknown(fail) bean A { @alias(\"k\") int32? a = 7; map<string, A> b; }";

static const char small_dump[] = "package p\n"
                                 "    C prefix: q_\n"
                                 "    header guard: P_T_GEN_H\n"
                                 "    declarations\n"
                                 "        enum q_e\n"
                                 "        constant Q_S\n"
                                 "        map q_a_map of q_a\n"
                                 "        struct q_a\n"
                                 "        entry of q_a_map\n"
                                 "        list q_a_list of q_a\n"
                                 "\n"
                                 "const p.S: string = \"a\\n\"\n"
                                 "    C: Q_S\n"
                                 "\n"
                                 "enum p.E\n"
                                 "    C: q_e, int32_t\n"
                                 "    members\n"
                                 "        x = 0: \"x\", C: Q_E_X\n"
                                 "        y = 1000: \"y\", C: Q_E_Y\n"
                                 "    names: 2 in 2 slots, 1 buckets, seed 0x";

static const char small_dump_bean[] =
    "bean p.A\n"
    "    C: q_a\n"
    "    shapes: read fused (default), write fused (default)\n"
    "    unknown properties: fail (bean)\n"
    "    can contain itself: yes\n"
    "    struct\n"
    "        a: int32_t\n"
    "        has_a: bool\n"
    "        b: q_a_map\n"
    "    properties\n"
    "        0: \"b\" (default)\n"
    "            property: p.A.b, map<string, p.A>\n"
    "            place: @order\n"
    "            C: b, q_a_map\n"
    "            missing: an error\n"
    "            include: always (default), content always (default)\n"
    "            nulls: fail (default), content fail (default)\n"
    "            duplicates: error (default), keys of the map last\n"
    "        1: \"a\" (default), also \"k\"\n"
    "            property: p.A.a, int32?\n"
    "            place: declared\n"
    "            C: a, int32_t, has_a\n"
    "            missing: 7 (property)\n"
    "            include: always (default)\n"
    "            nulls: set (default)\n"
    "            duplicates: error (default)\n"
    "    keys: 3 in 4 slots, 1 buckets, seed 0x";

START_TEST(dump)
{
    const struct emitter *emitter = emit_find(STR("dump"));
    struct emit_names names;
    struct out out;
    struct out header;
    const char *bean;

    ck_assert_ptr_nonnull(emitter);
    ck_assert(!emitter->has_header);
    memset(&names, 0, sizeof names);
    memset(&out, 0, sizeof out);
    memset(&header, 0, sizeof header);
    emitter->emit(make_plan(small_schema), &names, &out, &header);
    ck_assert_uint_eq(header.text.size, 0);
    bean = strstr(out.text.data, "bean p.A\n");
    ck_assert_ptr_nonnull(bean);
    ck_assert_msg(strncmp(out.text.data, small_dump, sizeof small_dump - 1) == 0, "%s",
                  out.text.data);
    ck_assert_msg(strncmp(bean, small_dump_bean, sizeof small_dump_bean - 1) == 0, "%s", bean);
    ck_assert_ptr_nonnull(strstr(bean, ": \"k\" is 1\n"));
    out_free(&out);
}
END_TEST

Suite *plan_suite(void)
{
    Suite *suite = suite_create("plan");
    TCase *all = tcase_create("all");

    suite_add_tcase(suite, all);
    tcase_add_checked_fixture(all, open_test, close_test);
    tcase_add_test(all, file_names);
    tcase_add_test(all, empty_file);
    tcase_add_test(all, bean_keys);
    tcase_add_test(all, json_keys);
    tcase_add_test(all, json_name_origins);
    tcase_add_test(all, presence_words);
    tcase_add_test(all, paths);
    tcase_add_test(all, members_in_declared_order);
    tcase_add_test(all, labels);
    tcase_add_test(all, shapes);
    tcase_add_test(all, unknown_properties);
    tcase_add_test(all, dense_enum);
    tcase_add_test(all, sparse_enum);
    tcase_add_test(all, unsigned_enum);
    tcase_add_test(all, several_errors);
    tcase_add_test(all, warnings_as_errors);
    tcase_add_test(all, dump);
    return suite;
}
