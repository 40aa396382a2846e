/*
 * Rules: which level wins, where a rule came from, what is required, and combinations that would
 * lose something.
 */
#include "inclusion.h"
#include "plan_test.h"
#include "suites.h"

/* The property `p` of the last bean of a schema. */
static const struct plan_property *plan_p(const char *schema)
{
    const struct plan *plan;

    close_test();
    open_test();
    plan = make_plan(schema);
    return get_property(plan->beans[plan->bean_count - 1], "p");
}

static const struct plan_property *plan_type(const char *rules, const char *declaration)
{
    static char text[500];

    snprintf(text, sizeof text, "package p; enum E { x, y = 7 } bean Other { } bean B { %s %s; }",
             rules, declaration);
    return plan_p(text);
}

static void check_include(const char *schema, enum plan_include include, enum plan_origin origin)
{
    const struct plan_property *p = plan_p(schema);

    ck_assert_int_eq((int)p->rules.include, (int)include);
    ck_assert_int_eq((int)p->rules.include_origin, (int)origin);
    ck_assert_int_eq((int)p->value->include, (int)include);
}

START_TEST(absent_enums_need_a_zero)
{
    check_refused("package p;\nenum E { x = 1 } bean B { @optional E p; }", "2:39 enum-zero\n");
    check_refused("package p;\nenum E { x = 1 } bean B { @include(non_zero) E p; }",
                  "2:48 enum-zero\n");
    check_refused("package p;\nenum E { x = 1 } bean B { @nulls(as_empty) E p; }",
                  "2:46 enum-zero\n");
    ck_assert_ptr_nonnull(strstr(fixture_messages(&test.fixture), "2:6: note"));
    (void)plan_p("package p; enum E { x = 1 } bean B { E p; }");
    (void)plan_p("package p; enum E { x = 1 } bean B { E? p; }");
    (void)plan_p("package p; enum E { x = 1 } bean B { E p = x; }");
    (void)plan_p("package p; enum E { x = 1, y = 0 } bean B { @optional E p; }");
}
END_TEST

START_TEST(levels_of_inclusion)
{
    check_include("package p; bean B { string? p; }", PLAN_ALWAYS, PLAN_FROM_DEFAULT);
    check_include("@include(non_null) package p; bean B { string? p; }", PLAN_NON_NULL,
                  PLAN_FROM_FILE);
    check_include("@include(non_null) package p; @include(non_empty) bean B { string? p; }",
                  PLAN_NON_EMPTY, PLAN_FROM_BEAN);
    check_include("@include(non_null) package p; @include(non_empty) "
                  "bean B { @include(always) string? p; }",
                  PLAN_ALWAYS, PLAN_FROM_PROPERTY);
    check_include("package p; bean B { @include(non_absent) string? p; }", PLAN_NON_NULL,
                  PLAN_FROM_PROPERTY);
}
END_TEST

/* The first rule by which a value of the type that is not nullable may be left out. */
#define NO_RULE (PLAN_NON_DEFAULT + 1)

static const struct {
    const char *type;
    int from;
} types[] = {
    {"bool", PLAN_NON_ZERO},           {"int8", PLAN_NON_ZERO},
    {"int16", PLAN_NON_ZERO},          {"int32", PLAN_NON_ZERO},
    {"int64", PLAN_NON_ZERO},          {"uint8", PLAN_NON_ZERO},
    {"uint16", PLAN_NON_ZERO},         {"uint32", PLAN_NON_ZERO},
    {"uint64", PLAN_NON_ZERO},         {"float32", PLAN_NON_ZERO},
    {"float64", PLAN_NON_ZERO},        {"uuid", PLAN_NON_ZERO},
    {"timestamp", PLAN_NON_ZERO},      {"offset_timestamp", PLAN_NON_ZERO},
    {"date", PLAN_NON_ZERO},           {"time", PLAN_NON_ZERO},
    {"duration", PLAN_NON_ZERO},       {"Enum", PLAN_NON_ZERO},
    {"string", PLAN_NON_EMPTY},        {"bytes", PLAN_NON_EMPTY},
    {"decimal", PLAN_NON_EMPTY},       {"bigint", PLAN_NON_EMPTY},
    {"int32[]", PLAN_NON_EMPTY},       {"string[<=3]", PLAN_NON_EMPTY},
    {"map<int32, bool>", PLAN_NON_EMPTY}, {"json", PLAN_NON_NULL},
    {"int32[2]", NO_RULE},             {"Other", NO_RULE},
    {"Sum", NO_RULE},
};

/* Each rule at each level comes to the same, but for its origin. */
START_TEST(levels_of_every_rule_for_every_type)
{
    static const struct {
        const char *rule;
        enum plan_include include;
    } rules[] = {
        {"always", PLAN_ALWAYS},       {"non_null", PLAN_NON_NULL},
        {"non_absent", PLAN_NON_NULL}, {"non_empty", PLAN_NON_EMPTY},
        {"non_zero", PLAN_NON_ZERO},   {"non_default", PLAN_NON_ZERO},
    };
    static const enum plan_origin origins[] = {PLAN_FROM_FILE, PLAN_FROM_BEAN,
                                               PLAN_FROM_PROPERTY};

    for (size_t i = 0; i < 2 * 3 * sizeof rules / sizeof *rules; i++) {
        enum plan_include include = rules[i / 6].include;
        bool nullable = i % 2 != 0;
        bool may_be_absent = nullable || (int)include >= types[_i].from;
        char words[3][40] = {"", "", ""};
        char text[400];

        snprintf(words[i / 2 % 3], sizeof words[0], "@include(%s)", rules[i / 6].rule);
        snprintf(text, sizeof text,
                 "%s package p; enum Enum { x } bean Other { } union Sum { Other o; } "
                 "%s bean B { %s %s%s p; }",
                 words[0], words[1], words[2], types[_i].type, nullable ? "?" : "");
        check_include(text, include, origins[i / 2 % 3]);
        ck_assert_msg(plan_p(text)->required == !may_be_absent, "%s", text);
    }
}
END_TEST

START_TEST(content_is_merged_apart)
{
    const struct plan_property *p =
        plan_p("@include(always, content: non_null) package p; @include(non_empty) "
               "bean B { map<string, string?> p; }");

    ck_assert_int_eq((int)p->rules.include, PLAN_NON_EMPTY);
    ck_assert_int_eq((int)p->rules.include_origin, PLAN_FROM_BEAN);
    ck_assert_int_eq((int)p->rules.content_include, PLAN_NON_NULL);
    ck_assert_int_eq((int)p->rules.content_include_origin, PLAN_FROM_FILE);
    ck_assert_int_eq((int)p->value->element->include, PLAN_NON_NULL);
    p = plan_p("@include(always, content: non_null) package p; "
               "bean B { @include(non_null, content: non_default) string?[]? p; }");
    ck_assert_int_eq((int)p->rules.content_include, PLAN_NON_ZERO);
    ck_assert_int_eq((int)p->rules.content_include_origin, PLAN_FROM_PROPERTY);
    /* the rule is for entries, not for what is in them */
    p = plan_p("package p; bean B { @include(always, content: non_null) string?[][] p; }");
    ck_assert_int_eq((int)p->value->element->include, PLAN_NON_NULL);
    ck_assert_int_eq((int)p->value->element->element->include, PLAN_ALWAYS);
}
END_TEST

/* Not of what is derived from it. */
START_TEST(rules_of_the_declaring_bean)
{
    const struct plan *plan = make_plan("package p; @include(non_null) bean A { string? a; } "
                                        "@include(non_empty) bean B : A { string? b; }");
    const struct plan_bean *b = get_bean(plan, "B");

    ck_assert_int_eq((int)get_property(b, "a")->rules.include, PLAN_NON_NULL);
    ck_assert_int_eq((int)get_property(b, "b")->rules.include, PLAN_NON_EMPTY);
}
END_TEST

START_TEST(rules_of_the_declaring_file)
{
    const struct plan *plan;

    add_schema("a.bean", STR("@include(non_null) package q; bean A { string? a; }"));
    plan = make_plan("@include(non_empty) package p; import \"a.bean\"; "
                     "bean B : q.A { string? b; }");
    ck_assert_int_eq((int)get_property(get_bean(plan, "B"), "a")->rules.include, PLAN_NON_NULL);
    ck_assert_int_eq((int)get_property(get_bean(plan, "B"), "b")->rules.include, PLAN_NON_EMPTY);
}
END_TEST

static enum plan_include resolved(const char *declaration)
{
    return plan_type("@include(non_default)", declaration)->rules.include;
}

START_TEST(non_default)
{
    ck_assert_int_eq((int)resolved("int32 p"), PLAN_NON_ZERO);
    ck_assert_int_eq((int)resolved("string? p"), PLAN_NON_ZERO);
    ck_assert_int_eq((int)resolved("string? p = null"), PLAN_NON_NULL);
    ck_assert_int_eq((int)resolved("int32 p = 0"), PLAN_NON_ZERO);
    ck_assert_int_eq((int)resolved("int32 p = 1"), PLAN_NON_DEFAULT);
    ck_assert_int_eq((int)resolved("int32? p = 0"), PLAN_NON_DEFAULT);
    ck_assert_int_eq((int)resolved("string p = \"\""), PLAN_NON_ZERO);
    ck_assert_int_eq((int)resolved("string[] p = []"), PLAN_NON_ZERO);
    ck_assert_int_eq((int)resolved("string[]? p = []"), PLAN_NON_DEFAULT);
    ck_assert_int_eq((int)resolved("float64 p = -0.0"), PLAN_NON_DEFAULT);
    ck_assert_int_eq((int)resolved("float64 p = 0.0"), PLAN_NON_ZERO);
    ck_assert_int_eq((int)resolved("E p = y"), PLAN_NON_DEFAULT);
}
END_TEST

START_TEST(defaults)
{
    static const struct {
        const char *declaration;
        bool has_default;
        bool is_zero;
    } rows[] = {
        {"int32 p", false, true},
        {"int32? p = null", false, true},
        {"int32 p = 0", true, true},
        {"int32 p = -1", true, false},
        {"uint64 p = 0", true, true},
        {"uint64 p = 1", true, false},
        {"int32? p = 0", true, false},
        {"bool p = false", true, true},
        {"bool p = true", true, false},
        {"bool? p = false", true, false},
        {"float32 p = 0.0", true, true},
        {"float32 p = -0.0", true, false},
        {"float64 p = 0.5", true, false},
        {"string p = \"\"", true, true},
        {"string p = \"a\"", true, false},
        {"string? p = \"\"", true, false},
        {"E p = x", true, true},
        {"E p = y", true, false},
        {"int32[] p = []", false, true},
        {"int32[]? p = []", false, false},
        {"map<string, E> p = {}", false, true},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct plan_property *p = plan_type("", rows[i].declaration);

        ck_assert_msg(p->has_default == rows[i].has_default, "%s", rows[i].declaration);
        ck_assert_msg(p->default_is_zero == rows[i].is_zero, "%s", rows[i].declaration);
    }
}
END_TEST

static bool is_required(const char *rules, const char *declaration)
{
    const struct plan_property *p = plan_type(rules, declaration);

    return p->required;
}

/* What may be left out on writing may be missing on reading. */
START_TEST(required)
{
    ck_assert(is_required("", "int32 p"));
    ck_assert(!is_required("", "int32? p"));
    ck_assert(!is_required("", "int32 p = 1"));
    ck_assert(!is_required("@optional", "int32 p"));
    ck_assert(is_required("@required", "int32? p"));
    ck_assert(is_required("@include(non_null)", "int32 p"));
    ck_assert(is_required("@include(non_null)", "string p"));
    ck_assert(is_required("@include(non_empty)", "int32 p"));
    ck_assert(!is_required("@include(non_empty)", "string p"));
    ck_assert(!is_required("@include(non_empty)", "E[] p"));
    ck_assert(!is_required("@include(non_empty)", "map<string, E> p"));
    ck_assert(is_required("@include(non_empty)", "Other p"));
    ck_assert(!is_required("@include(non_zero)", "int32 p"));
    ck_assert(!is_required("@include(non_zero)", "E p"));
    ck_assert(is_required("@include(non_zero)", "Other p"));
    ck_assert(!is_required("@include(non_default)", "bool p"));
    ck_assert(is_required("@include(non_default)", "Other p"));
    ck_assert(is_required("@include(always, content: non_empty)", "string[] p"));
}
END_TEST

static void check_nulls(const char *schema, enum model_nulls nulls, enum plan_origin origin)
{
    const struct plan_property *p = plan_p(schema);

    ck_assert_int_eq((int)p->rules.nulls, (int)nulls);
    ck_assert_int_eq((int)p->rules.nulls_origin, (int)origin);
    ck_assert_int_eq((int)p->value->nulls, (int)nulls);
}

START_TEST(nulls)
{
    const struct plan *plan;

    check_nulls("package p; bean B { string? p; }", MODEL_NULLS_SET, PLAN_FROM_DEFAULT);
    check_nulls("package p; bean B { string p; }", MODEL_NULLS_FAIL, PLAN_FROM_DEFAULT);
    check_nulls("@nulls(skip) package p; bean B { string p; }", MODEL_NULLS_SKIP, PLAN_FROM_FILE);
    check_nulls("@nulls(skip) package p; @nulls(as_empty) bean B { string p; }",
                MODEL_NULLS_AS_EMPTY, PLAN_FROM_BEAN);
    check_nulls("@nulls(skip) package p; bean B { @nulls(fail) string? p; }", MODEL_NULLS_FAIL,
                PLAN_FROM_PROPERTY);
    /* null can't be set where there is none */
    check_nulls("@nulls(set) package p; bean B { string p; }", MODEL_NULLS_FAIL, PLAN_FROM_FILE);
    close_test();
    open_test();
    plan = make_plan("package p; bean A { @nulls(skip) int32 p; } bean B : A { } bean C { }");
    ck_assert(get_bean(plan, "A")->has_null_skip);
    ck_assert(get_bean(plan, "B")->has_null_skip);
    ck_assert(!get_bean(plan, "C")->has_null_skip);
}
END_TEST

START_TEST(nulls_of_content)
{
    const struct plan_property *p = plan_p("package p; bean B { string?[] p; }");

    ck_assert_int_eq((int)p->value->element->nulls, MODEL_NULLS_SET);
    p = plan_p("package p; bean B { string[]? p; }");
    ck_assert_int_eq((int)p->value->nulls, MODEL_NULLS_SET);
    ck_assert_int_eq((int)p->value->element->nulls, MODEL_NULLS_FAIL);
    p = plan_p("@nulls(fail, content: skip) package p; bean B { @nulls(as_empty) string[][]? p; }");
    ck_assert_int_eq((int)p->value->nulls, MODEL_NULLS_AS_EMPTY);
    ck_assert_int_eq((int)p->value->element->nulls, MODEL_NULLS_SKIP);
    ck_assert_int_eq((int)p->rules.content_nulls_origin, PLAN_FROM_FILE);
    ck_assert_int_eq((int)p->value->element->element->nulls, MODEL_NULLS_FAIL);
}
END_TEST

START_TEST(duplicates)
{
    const struct plan_property *p = plan_p("package p; bean B { map<string, int32> p; }");

    ck_assert_int_eq((int)p->rules.duplicates, MODEL_DUPLICATES_ERROR);
    ck_assert_int_eq((int)p->value->duplicates, MODEL_DUPLICATES_LAST);
    p = plan_p("@duplicates(first) package p; @duplicates(last) bean B { map<string, int32> p; }");
    ck_assert_int_eq((int)p->rules.duplicates, MODEL_DUPLICATES_LAST);
    ck_assert_int_eq((int)p->rules.duplicates_origin, PLAN_FROM_BEAN);
    ck_assert_int_eq((int)p->value->duplicates, MODEL_DUPLICATES_LAST);
    p = plan_p("package p; bean B { @duplicates(error) map<string, map<string, int32>> p; }");
    ck_assert_int_eq((int)p->value->duplicates, MODEL_DUPLICATES_ERROR);
    ck_assert_int_eq((int)p->value->element->duplicates, MODEL_DUPLICATES_ERROR);
    p = plan_p("@duplicates(error) package p; bean B { map<string, int32> p; }");
    ck_assert_int_eq((int)p->value->duplicates, MODEL_DUPLICATES_LAST);
}
END_TEST

/* Missing would mean something else than what was left out. */
START_TEST(lossy_defaults)
{
    check_refused("package p;\nbean B { @include(non_null) int32? p = 5; }",
                  "2:40 include-conflict\n");
    check_refused("package p;\nbean B { @include(non_zero) int32 p = 5; }",
                  "2:39 include-conflict\n");
    check_refused("@include(non_empty) package p;\nbean B { string p = \"a\"; string? q; }",
                  "2:21 include-conflict\n");
    ck_assert_ptr_nonnull(strstr(fixture_messages(&test.fixture), "1:1: note"));
    check_refused("package p;\nbean B { @include(non_zero) bool p = true; }",
                  "2:38 include-conflict\n");
    check_refused("package p;\nbean B { @include(non_empty) int32[]? p = []; }",
                  "2:43 include-conflict\n");
    (void)plan_p("@include(non_empty) package p; bean B { int32 p = 5; }");
    (void)plan_p("@include(non_default) package p; bean B { int32? p = 5; }");
    (void)plan_p("@include(non_zero) package p; bean B { int32? p = null; }");
}
END_TEST

START_TEST(required_but_left_out)
{
    check_refused("@include(non_null) package p;\nbean B { @required int32? p; }",
                  "2:10 required-conflict\n");
    ck_assert_ptr_nonnull(strstr(fixture_messages(&test.fixture), "1:1: note"));
    (void)plan_p("@include(non_null) package p; bean B { @required int32 p; }");
    (void)plan_p("@include(non_null) package p; bean B { @required @include(always) int32? p; }");
}
END_TEST

START_TEST(names_of_rules)
{
    ck_assert_str_eq(inclusion_name(PLAN_ALWAYS), "always");
    ck_assert_str_eq(inclusion_name(PLAN_NON_NULL), "non_null");
    ck_assert_str_eq(inclusion_name(PLAN_NON_EMPTY), "non_empty");
    ck_assert_str_eq(inclusion_name(PLAN_NON_ZERO), "non_zero");
    ck_assert_str_eq(inclusion_name(PLAN_NON_DEFAULT), "non_default");
}
END_TEST

Suite *inclusion_suite(void)
{
    Suite *suite = suite_create("inclusion");
    TCase *all = tcase_create("all");

    suite_add_tcase(suite, all);
    tcase_add_checked_fixture(all, open_test, close_test);
    tcase_add_test(all, absent_enums_need_a_zero);
    tcase_add_test(all, levels_of_inclusion);
    tcase_add_loop_test(all, levels_of_every_rule_for_every_type, 0, sizeof types / sizeof *types);
    tcase_add_test(all, content_is_merged_apart);
    tcase_add_test(all, rules_of_the_declaring_bean);
    tcase_add_test(all, rules_of_the_declaring_file);
    tcase_add_test(all, non_default);
    tcase_add_test(all, defaults);
    tcase_add_test(all, required);
    tcase_add_test(all, nulls);
    tcase_add_test(all, nulls_of_content);
    tcase_add_test(all, duplicates);
    tcase_add_test(all, lossy_defaults);
    tcase_add_test(all, required_but_left_out);
    tcase_add_test(all, names_of_rules);
    return suite;
}
