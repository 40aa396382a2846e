/*
 * Good schemas: what ends up in the model. And what a schema may look like at its largest.
 */
#include "model_test.h"
#include "suites.h"

#include <time.h>

START_TEST(beans_and_their_properties)
{
    const struct model *model = make_model(
        "/// People.\n"
        "@naming(lowerCamel) @include(always) @c.prefix(\"acme_\")\n"
        "package quarkus.demo;\n"
        "bean Address { string street; string? zip_code = null; }\n"
        "/// A human being.\n"
        "@order(first_name, \"age\", rest: alphabetic) @unknown(fail)\n"
        "bean Person {\n"
        "    /// Given.\n"
        "    string first_name;\n"
        "    @index(7) @alias(\"years\", \"a\") @name(\"age\") int32 how_old = 18;\n"
        "    Address address;\n"
        "    @nulls(skip, content: fail) Address[]? others;\n"
        "    @optional map<string, float64?> scores;\n"
        "    @required @deprecated(\"why\") @c.name(\"flag\") bool active;\n"
        "    Level level = basic;\n"
        "    reserved \"old\", \"older\";\n"
        "}\n"
        "@enum.names(upper_snake)\n"
        "enum Level : uint8 { basic, silver = 5, gold_plus, @default other = 255, }\n");
    ck_assert_uint_eq(model->file_count, 1);
    ck_assert_ptr_eq(model->main, model->files[0]);
    assert_str(model->main->package, "quarkus.demo");
    assert_str(model->main->path, "t.bean");
    assert_str(model->main->c_prefix.text, "acme_");
    ck_assert(model->main->include.given && !model->main->include.content_given);
    ck_assert_uint_eq(model->main->declaration_count, 3);
    const struct model_bean *person = get_bean(model, "Person");
    assert_str(person->qualified, "quarkus.demo.Person");
    assert_str(person->doc, "A human being.");
    ck_assert_uint_eq(person->number, 1);
    ck_assert(person->order_given && person->rest == MODEL_REST_ALPHABETIC);
    ck_assert_uint_eq(person->order_count, 2);
    assert_str(person->order[0].text, "first_name");
    assert_str(person->order[1].text, "age");
    ck_assert(person->unknown.given && person->unknown.value == MODEL_UNKNOWN_FAIL);
    ck_assert_uint_eq(person->reserved_count, 2);
    assert_str(person->reserved[1].text, "older");
    ck_assert_uint_eq(person->property_count, 7);
    const struct model_property *first = get_property(person, "first_name");
    assert_str(first->json_name, "firstName");
    ck_assert_int_eq(first->json_name_level, MODEL_LEVEL_FILE);
    assert_str(first->doc, "Given.");
    ck_assert_int_eq(first->type->kind, MODEL_STRING);
    ck_assert_ptr_eq(first->bean, person);
    ck_assert_int_eq(first->default_value.kind, MODEL_VALUE_NONE);
}
END_TEST

START_TEST(rules_of_properties)
{
    const struct model *model = make_model(
        "package t;\n"
        "bean B {\n"
        "    @index(7) @alias(\"years\", \"y\") @name(\"age\") int32 how_old = 18;\n"
        "    @nulls(skip, content: fail) @include(non_empty, content: non_null) string[]? a;\n"
        "    @optional @duplicates(first) map<string, float64?> b;\n"
        "    @required @deprecated(\"why\") @c.name(\"flag\") bool c;\n"
        "    @include(content: non_zero) int32[] d;\n"
        "}\n"
        "@emit(fused, read: table) @nulls(as_empty) @duplicates(last)\n"
        "bean C : B { }\n");
    const struct model_bean *bean = get_bean(model, "B");
    const struct model_property *age = bean->properties[0];
    assert_str(age->json_name, "age");
    ck_assert_int_eq(age->json_name_level, MODEL_LEVEL_PROPERTY);
    ck_assert(age->has_index && age->index == 7);
    ck_assert_uint_eq(age->alias_count, 2);
    assert_str(age->aliases[1].text, "y");
    ck_assert_int_eq(age->default_value.kind, MODEL_VALUE_INT);
    ck_assert_int_eq(age->default_value.integer, 18);
    const struct model_property *a = bean->properties[1];
    ck_assert(a->nulls.given && a->nulls.value == MODEL_NULLS_SKIP);
    ck_assert(a->nulls.content_given && a->nulls.content == MODEL_NULLS_FAIL);
    ck_assert(a->include.given && a->include.value == MODEL_NON_EMPTY);
    ck_assert(a->include.content_given && a->include.content == MODEL_NON_NULL);
    const struct model_property *b = bean->properties[2];
    ck_assert(b->optional && !b->required);
    ck_assert(b->duplicates.given && b->duplicates.value == MODEL_DUPLICATES_FIRST);
    const struct model_property *c = bean->properties[3];
    ck_assert(c->required && span_exists(c->required_span));
    ck_assert(c->deprecated.given);
    assert_str(c->deprecated.why, "why");
    assert_str(c->c_name.text, "flag");
    const struct model_property *d = bean->properties[4];
    ck_assert(!d->include.given && d->include.content_given);
    ck_assert_int_eq(d->include.content, MODEL_NON_ZERO);
    const struct model_bean *derived = get_bean(model, "C");
    ck_assert_ptr_eq(derived->base, bean);
    ck_assert_int_eq(derived->emit.read, MODEL_SHAPE_TABLE);
    ck_assert_int_eq(derived->emit.write, MODEL_SHAPE_FUSED);
    ck_assert_int_eq(derived->nulls.value, MODEL_NULLS_AS_EMPTY);
    ck_assert_int_eq(derived->duplicates.value, MODEL_DUPLICATES_LAST);
}
END_TEST

START_TEST(every_word_of_a_rule)
{
    static const struct {
        const char *text;
        int value;
    } rows[] = {
        { "@include(always)", MODEL_ALWAYS },         { "@include(non_null)", MODEL_NON_NULL },
        { "@include(non_absent)", MODEL_NON_ABSENT }, { "@include(non_empty)", MODEL_NON_EMPTY },
        { "@include(non_default)", MODEL_NON_DEFAULT }, { "@include(non_zero)", MODEL_NON_ZERO },
        { "@nulls(set)", MODEL_NULLS_SET },          { "@nulls(skip)", MODEL_NULLS_SKIP },
        { "@nulls(fail)", MODEL_NULLS_FAIL },        { "@nulls(as_empty)", MODEL_NULLS_AS_EMPTY },
        { "@duplicates(error)", MODEL_DUPLICATES_ERROR },
        { "@duplicates(last)", MODEL_DUPLICATES_LAST },
        { "@duplicates(first)", MODEL_DUPLICATES_FIRST },
        { "@unknown(skip)", MODEL_UNKNOWN_SKIP },    { "@unknown(fail)", MODEL_UNKNOWN_FAIL },
        { "@emit(table)", MODEL_SHAPE_TABLE },       { "@emit(property)", MODEL_SHAPE_PROPERTY },
        { "@emit(fused)", MODEL_SHAPE_FUSED },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char text[200];
        close_test();
        open_test();
        snprintf(text, sizeof text, "%s package t; %s bean B { bool b; }", rows[i].text,
                 rows[i].text);
        const struct model *model = make_model(text);
        const struct model_bean *bean = get_bean(model, "B");
        const struct model_file *file = model->main;
        int found = bean->include.given      ? (int)bean->include.value
                    : bean->nulls.given      ? (int)bean->nulls.value
                    : bean->duplicates.given ? (int)bean->duplicates.value
                    : bean->unknown.given    ? (int)bean->unknown.value
                    : bean->emit.read_given  ? (int)bean->emit.read
                                             : -1;
        int found_in_file = file->include.given      ? (int)file->include.value
                            : file->nulls.given      ? (int)file->nulls.value
                            : file->duplicates.given ? (int)file->duplicates.value
                            : file->unknown.given    ? (int)file->unknown.value
                            : file->emit.write_given ? (int)file->emit.write
                                                     : -1;
        ck_assert_msg(found == rows[i].value, "%s: %d", rows[i].text, found);
        ck_assert_msg(found_in_file == rows[i].value, "%s: %d", rows[i].text, found_in_file);
    }
}
END_TEST

START_TEST(types)
{
    const struct model *model = make_model(
        "package t;\n"
        "type Late = Later?;\n"
        "type Later = map<Key, Item[]>;\n"
        "type Key = string;\n"
        "bean Item { float a; double b; }\n"
        "bean B { Late late; Item? item; int8[][]? deep; E[] e; }\n"
        "enum E { a }\n");
    const struct model_bean *bean = get_bean(model, "B");
    const struct model_bean *item = get_bean(model, "Item");
    const struct model_type *late = bean->properties[0]->type;
    ck_assert_int_eq(late->kind, MODEL_MAP);
    ck_assert(late->nullable);
    ck_assert_uint_eq(late->depth, 3);
    ck_assert_int_eq(late->element->kind, MODEL_LIST);
    ck_assert(!late->element->nullable);
    ck_assert_ptr_eq(late->element->element->bean, item);
    ck_assert_uint_eq(late->span.offset, bean->properties[0]->span.offset - 5);
    ck_assert_int_eq(item->properties[0]->type->kind, MODEL_FLOAT32);
    ck_assert_int_eq(item->properties[1]->type->kind, MODEL_FLOAT64);
    ck_assert(bean->properties[1]->type->nullable);
    ck_assert_ptr_eq(bean->properties[1]->type->bean, item);
    const struct model_type *deep = bean->properties[2]->type;
    ck_assert(deep->nullable && deep->depth == 3);
    ck_assert_int_eq(deep->element->element->kind, MODEL_INT8);
    ck_assert_ptr_eq(bean->properties[3]->type->element->enumeration, get_enum(model, "E"));
}
END_TEST

static struct model_value default_of(const struct model *model, const char *name)
{
    return get_property(get_bean(model, "B"), name)->default_value;
}

START_TEST(values)
{
    const struct model *model = make_model(
        "package t;\n"
        "const float32 TENTH = 0.1;\n"
        "const uint64 HUGE = 0xFFFFFFFFFFFFFFFF;\n"
        "const int8 LOW = -128;\n"
        "const E BIG = big;\n"
        "enum E { small, big }\n"
        "bean B {\n"
        "    int64 low = -9223372036854775808; int8 hex = -0x80; uint64 huge = HUGE;\n"
        "    float64 exact = -0; float64 whole = 007; float64 hex_real = 0x10;\n"
        "    float64 wide = 123456789012345678901234567890; float64 minus = -0.0;\n"
        "    float32 tenth = TENTH; float64 from_integer = LOW; uint8? some = 5;\n"
        "    string text = \"a\\u0000\\u00e4\"; bool yes = true; E e = big; E? f = BIG;\n"
        "    string[] list = []; map<string, E>? map = {}; E? none = null;\n"
        "}\n");
    ck_assert_int_eq(default_of(model, "low").kind, MODEL_VALUE_INT);
    ck_assert_int_eq(default_of(model, "low").integer, INT64_MIN);
    ck_assert_int_eq(default_of(model, "hex").integer, -128);
    ck_assert_int_eq(default_of(model, "huge").kind, MODEL_VALUE_UINT);
    ck_assert_uint_eq(default_of(model, "huge").natural, UINT64_MAX);
    assert_str(default_of(model, "exact").text, "-0.0");
    ck_assert(default_of(model, "whole").real == 7.0);
    assert_str(default_of(model, "whole").text, "7.0");
    assert_str(default_of(model, "hex_real").text, "16.0");
    assert_str(default_of(model, "wide").text, "123456789012345678901234567890.0");
    ck_assert(default_of(model, "wide").real == 123456789012345678901234567890.0);
    assert_str(default_of(model, "minus").text, "-0.0");
    ck_assert(default_of(model, "tenth").real == (double)0.1f);
    ck_assert(default_of(model, "from_integer").real == -128.0);
    ck_assert_uint_eq(default_of(model, "some").natural, 5);
    ck_assert(str_equal(default_of(model, "text").text, STR("a\0\xc3\xa4")));
    ck_assert(default_of(model, "yes").boolean);
    ck_assert_ptr_eq(default_of(model, "e").member, &get_enum(model, "E")->members[1]);
    ck_assert_ptr_eq(default_of(model, "f").member, &get_enum(model, "E")->members[1]);
    ck_assert_int_eq(default_of(model, "list").kind, MODEL_VALUE_EMPTY);
    ck_assert_int_eq(default_of(model, "map").kind, MODEL_VALUE_EMPTY);
    ck_assert_int_eq(default_of(model, "none").kind, MODEL_VALUE_NULL);
    ck_assert_int_eq(get_const(model, "LOW")->value.integer, -128);
}
END_TEST

START_TEST(enums)
{
    const struct model *model = make_model(
        "@enum.names(kebab) package t;\n"
        "enum E : int8 { a = -128, b, @name(\"x\") @alias(\"y\", \"z\") c_c, @default d = -2, "
        "    e, f, g }\n"
        "@enum.names(upper_camel) enum Full : uint64 { first_one, last = 18446744073709551615 }\n"
        "enum Plain { oneTwo }\n");
    const struct model_enum *e = get_enum(model, "E");
    ck_assert_int_eq(e->base, MODEL_INT8);
    ck_assert_uint_eq(e->member_count, 7);
    ck_assert_int_eq(e->members[1].value, -127);
    ck_assert_int_eq(e->members[4].value, -1);
    ck_assert_int_eq(e->members[5].value, 0);
    ck_assert_int_eq(e->members[6].value, 1);
    assert_str(e->members[2].json_name, "x");
    ck_assert_int_eq(e->members[2].json_name_level, MODEL_LEVEL_PROPERTY);
    ck_assert_uint_eq(e->members[2].alias_count, 2);
    ck_assert_ptr_eq(e->default_member, &e->members[3]);
    ck_assert(e->members[3].is_default && !e->members[2].is_default);
    const struct model_enum *full = get_enum(model, "Full");
    ck_assert_int_eq(full->members[1].value, -1);
    assert_str(full->members[0].json_name, "FirstOne");
    ck_assert_int_eq(full->members[0].json_name_level, MODEL_LEVEL_BEAN);
    ck_assert_int_eq(get_enum(model, "Plain")->base, MODEL_INT32);
    assert_str(get_enum(model, "Plain")->members[0].json_name, "one-two");
    ck_assert_int_eq(get_enum(model, "Plain")->members[0].json_name_level, MODEL_LEVEL_FILE);
}
END_TEST

START_TEST(imports)
{
    add_schema("deep.bean", STR("package d; bean Deep { bool b; }"));
    add_schema("lib.bean", STR("@naming(kebab) package acme.lib; import \"deep.bean\";"
                               "bean Point { float64 x_y; d.Deep deep; } const int8 SIZE = 5;"
                               "enum Point2 { a }"));
    add_schema("same.bean", STR("package t; bean Sibling { bool b; } bean Point { bool b; }"));
    const struct model *model =
        make_model("package t; import \"lib.bean\" as lib; import \"same.bean\";\n"
                   "bean B : lib.Point { lib.Point? a; acme.lib.Point? b; Point c; Sibling d;\n"
                   "    t.Sibling e; Point2 f = a; int64 g = lib.SIZE;\n"
                   "    uint8 h = acme.lib.SIZE; }\n");
    ck_assert_uint_eq(model->file_count, 4);
    const struct model_file *file = model->main;
    ck_assert_uint_eq(file->import_count, 2);
    assert_str(file->import_spellings[0], "lib.bean");
    assert_str(file->imports[0]->package, "acme.lib");
    const struct model_bean *bean = get_bean(model, "B");
    assert_str(bean->base->qualified, "acme.lib.Point");
    ck_assert_ptr_eq(bean->properties[0]->type->bean, bean->base);
    ck_assert_ptr_eq(bean->properties[1]->type->bean, bean->base);
    assert_str(bean->properties[2]->type->bean->qualified, "t.Point"); /* own package first */
    assert_str(bean->properties[3]->type->bean->qualified, "t.Sibling");
    assert_str(bean->properties[4]->type->bean->qualified, "t.Sibling");
    ck_assert_int_eq(bean->properties[6]->default_value.integer, 5);
    ck_assert_uint_eq(bean->properties[7]->default_value.natural, 5);
    assert_str(bean->base->properties[0]->json_name, "x-y");
    ck_assert_uint_eq(test.fixture.diags.warnings, 0);
}
END_TEST

START_TEST(names_of_other_languages_can_be_declared)
{
    const struct model *model =
        make_model("package t; bean text { bool b; } bean B { text type; bool bean; text? map; }");
    ck_assert_ptr_eq(get_bean(model, "B")->properties[0]->type->bean, get_bean(model, "text"));
}
END_TEST

START_TEST(documentation)
{
    const struct model *model = make_model(
        "package t;\n"
        "/// Main text.\n"
        "@title(\"Title\") @since(\"1.2\") @example(5, \"x\")\n"
        "bean B { @since(\"2\") bool b; /** c */ bool c; }\n"
        "@deprecated enum E { a } @deprecated(\"w\") const bool X = true;\n");
    assert_str(get_bean(model, "B")->doc,
               "Title\n\nMain text.\n\nExample: 5\n\nExample: \"x\"\n\nSince 1.2");
    assert_str(get_bean(model, "B")->properties[0]->doc, "Since 2");
    assert_str(get_bean(model, "B")->properties[1]->doc, "c");
    ck_assert(get_enum(model, "E")->deprecated.given);
    ck_assert_uint_eq(get_enum(model, "E")->deprecated.why.size, 0);
    assert_str(get_const(model, "X")->deprecated.why, "w");
}
END_TEST

static const struct model_type *lower_expression(const struct model *model, const char *text)
{
    struct fixture *f = &test.fixture;
    return lower_type_expression(&f->arena, model, &f->sources, str_from(text), &f->diags);
}

START_TEST(type_expressions)
{
    add_schema("lib.bean", STR("package acme.lib; bean Point { bool b; }"));
    const struct model *model = make_model(
        "package t; import \"lib.bean\" as lib; type Many = Point[]; bean B { Many m; }");
    const struct model_type *type = lower_expression(model, "map<string, lib.Point[]?>");
    ck_assert_ptr_nonnull(type);
    ck_assert_int_eq(type->kind, MODEL_MAP);
    assert_str(type->element->element->bean->qualified, "acme.lib.Point");
    ck_assert_int_eq(lower_expression(model, "Many")->kind, MODEL_LIST);
    assert_str(lower_expression(model, "Many[]")->element->element->bean->name, "Point");
    ck_assert_ptr_eq(lower_expression(model, "t.B")->bean, get_bean(model, "B"));
    ck_assert_int_eq(lower_expression(model, "int32?")->kind, MODEL_INT32);
    ck_assert_int_eq(lower_expression(model, "B[4]")->count, 4);
    ck_assert(!diag_has_errors(&test.fixture.diags));
}
END_TEST

START_TEST(bad_type_expressions)
{
    static const char *const rows[][2] = {
        { "Nothing", "1:1 unknown-type\n" }, { "int", "1:1 foreign-type\n" },
        { "B??", "1:3 twice-nullable\n" },  { "map<string, lib.B>", "1:13 unknown-type\n" },
        { "B[0]", "1:3 array-count\n" },     { "B[", "1:3 syntax\n" },
        { "", "1:1 syntax\n" },             { "map<float, B>", "1:5 map-key\n" },
        { "SIZE", "1:1 not-a-type\n" },
    };
    const struct model *model =
        make_model("package t; bean B { bool b; } const int32 SIZE = 5;");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        test.fixture.diags.list.count = 0;
        ck_assert_ptr_null(lower_expression(model, rows[i][0]));
        ck_assert_str_eq(fixture_errors(&test.fixture), rows[i][1]);
        }
}
END_TEST

START_TEST(warnings_leave_the_model)
{
    add_schema("lib.bean", STR("package lib; bean L { bool b; }"));
    const struct model *model = make_model("package t; import \"lib.bean\"; bean B { bool b; }");
    ck_assert_ptr_nonnull(model);
    ck_assert_str_eq(fixture_errors(&test.fixture), "1:19 unused-import\n");
}
END_TEST

START_TEST(nothing_loaded)
{
    ck_assert_ptr_null(lower_files(&test.fixture.arena, &test.loaded, &test.fixture.diags));
}
END_TEST

/* -- large ones -- */

static double seconds_of(const struct str_buffer *text)
{
    clock_t start = clock();
    const struct model *model = try_model(str_buffer_str(text));
    ck_assert_msg(model != NULL, "%s", fixture_messages(&test.fixture));
    return (double)(clock() - start) / CLOCKS_PER_SEC;
}

static void add_number(struct str_buffer *text, const char *before, size_t number,
                       const char *after)
{
    str_buffer_add_text(text, before);
    str_buffer_add_unsigned(text, number);
    str_buffer_add_text(text, after);
}

/* Beans of ten properties each, in chains of aliases and bases where there is a choice. */
static void write_large(struct str_buffer *text, size_t beans)
{
    str_buffer_add_text(text, "@naming(lower_camel) package t;\ntype T0 = string;\n");
    for (size_t i = 1; i < beans; i++) {
        add_number(text, "type T", i, " = T");
        add_number(text, "", i - 1, ";\n");
        add_number(text, "const int32 C", i, i + 1 < beans ? " = C" : " = ");
        add_number(text, "", i + 1, ";\n");
    }
    for (size_t i = 0; i < beans; i++) {
        add_number(text, "bean B", i, i % 50 == 0 ? " {" : " : B");
        if (i % 50 != 0) {
            add_number(text, "", i - 1, " {");
        }
        for (size_t j = 0; j < 10; j++) {
            add_number(text, j == 0 ? " T" : " B", (i * 7 + 1) % beans, j == 0 ? " a_" : "? a_");
            add_number(text, "", i, "_");
            add_number(text, "", j, ";");
        }
        str_buffer_add_text(text, " }\n");
    }
}

START_TEST(time_is_linear)
{
    struct str_buffer small = { NULL, 0, 0 };
    struct str_buffer large = { NULL, 0, 0 };
    write_large(&small, 500);
    write_large(&large, 2500);
    double first = seconds_of(&small);
    close_test();
    open_test();
    double second = seconds_of(&large);
    /* Five times the size; squared would be 25 times the time. */
    ck_assert_msg(second < first * 12 + 0.05, "%f s, then %f s", first, second);
    str_buffer_free(&small);
    str_buffer_free(&large);
}
END_TEST

START_TEST(enumerators_have_a_limit)
{
    struct str_buffer text = { NULL, 0, 0 };
    str_buffer_add_text(&text, "package t;\nenum Fits { ");
    for (size_t i = 0; i < 65535; i++) {
        add_number(&text, "a", i, ",");
    }
    str_buffer_add_text(&text, " }\n");
    ck_assert_ptr_nonnull(try_model(str_buffer_str(&text)));
    str_buffer_add_text(&text, "enum TooMany { ");
    for (size_t i = 0; i < 65536; i++) {
        add_number(&text, "a", i, ",");
    }
    str_buffer_add_text(&text, " }\n");
    close_test();
    open_test();
    ck_assert_ptr_null(try_model(str_buffer_str(&text)));
    ck_assert_str_eq(fixture_errors(&test.fixture), "3:6 enum-limit\n");
    ck_assert_int_eq(test.fixture.diags.list.items[0]->code, DIAG_enum_size);
    str_buffer_free(&text);
}
END_TEST

/* The time for beans of which each names a type that is not there, and is near to many. */
static double seconds_of_errors(size_t beans)
{
    struct str_buffer text = { NULL, 0, 0 };
    str_buffer_add_text(&text, "package t;\n");
    for (size_t i = 0; i < beans; i++) {
        add_number(&text, "bean SomeRatherLongName", i, " { SomeRatherLongNane");
        add_number(&text, "", i, " a; }\n");
    }
    clock_t start = clock();
    ck_assert_ptr_null(try_model(str_buffer_str(&text)));
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    ck_assert_uint_eq(test.fixture.diags.errors, beans);
    str_buffer_free(&text);
    return seconds;
}

/* Every name is wrong and near to many: suggestions stop, the run does not. */
START_TEST(many_errors_take_little_time)
{
    double first = seconds_of_errors(1000);
    close_test();
    open_test();
    double second = seconds_of_errors(3000);
    ck_assert_uint_gt(test.fixture.diags.list.items[0]->notes.count, 0);
    ck_assert_uint_eq(test.fixture.diags.list.items[DIAG_MAX_STORED - 1]->notes.count, 0);
    /* Three times the errors; were all names compared with each, nine times the time. */
    ck_assert_msg(second < first * 6 + 0.05, "%f s, then %f s", first, second);
}
END_TEST

Suite *lower_suite(void)
{
    Suite *suite = suite_create("lower");
    TCase *tests = tcase_create("lower");
    tcase_add_checked_fixture(tests, open_test, close_test);
    tcase_set_timeout(tests, 60);
    tcase_add_test(tests, beans_and_their_properties);
    tcase_add_test(tests, rules_of_properties);
    tcase_add_test(tests, every_word_of_a_rule);
    tcase_add_test(tests, types);
    tcase_add_test(tests, values);
    tcase_add_test(tests, enums);
    tcase_add_test(tests, imports);
    tcase_add_test(tests, names_of_other_languages_can_be_declared);
    tcase_add_test(tests, documentation);
    tcase_add_test(tests, type_expressions);
    tcase_add_test(tests, bad_type_expressions);
    tcase_add_test(tests, warnings_leave_the_model);
    tcase_add_test(tests, nothing_loaded);
    tcase_add_test(tests, time_is_linear);
    tcase_add_test(tests, enumerators_have_a_limit);
    tcase_add_test(tests, many_errors_take_little_time);
    suite_add_tcase(suite, tests);
    return suite;
}
