/* Rules for make: their form, and how names are quoted. cli.test has make read them. */
#include "depfile.h"
#include "suites.h"

#include <check.h>
#include <string.h>

static struct str_buffer text;

static void set_up(void)
{
    memset(&text, 0, sizeof text);
}

static void tear_down(void)
{
    str_buffer_free(&text);
}

static void check_text(const char *expected)
{
    ck_assert_msg(str_is(str_buffer_str(&text), expected), "wrote\n%.*s\nin place of\n%s",
                  STR_ARGS(str_buffer_str(&text)), expected);
}

static void check_name_as(const char *name, bool as_target, const char *expected)
{
    text.size = 0;
    depfile_add_name(&text, str_from(name), as_target);
    check_text(expected);
}

/* Both in front of the colon and behind it. */
static void check_name(const char *name, const char *expected)
{
    check_name_as(name, false, expected);
    check_name_as(name, true, expected);
}

START_TEST(test_names)
{
    check_name("a/b-c_d.bean", "a/b-c_d.bean");
    check_name("a b", "a\\ b");
    check_name(" ", "\\ ");
    check_name("a\tb", "a\\\tb");
    check_name("a#b", "a\\#b");
    check_name("a$b", "a$$b");
    check_name("$$", "$$$$");
    check_name("a:b", "a\\:b");
    check_name("a\\b", "a\\b");
    check_name("a\\\\b", "a\\\\b");
    check_name("a\\ b", "a\\\\\\ b");
    check_name("a\\\\ b", "a\\\\\\\\\\ b");
    check_name("a\\#b", "a\\\\\\#b");
    check_name("a\\$b", "a\\$$b");
    check_name("a\\b c", "a\\b\\ c");
    check_name("a  b", "a\\ \\ b");
    check_name("\xC3\xA4", "\xC3\xA4");
    check_name("a*b?c", "a*b?c");
    check_name_as("a%b\\%c", false, "a%b\\%c");
    check_name_as("a%b\\%c", true, "a\\%b\\\\\\%c");
}
END_TEST

START_TEST(test_what_make_can_name)
{
    static const char *const never[] = {"", "a\nb", "a\rb", "a;b", "a|b", "a\\"};
    static const char *const no_target[] = {"a=b", "a\tb"};
    static const char *const fine[] = {"a", "a b", "a\\b", "a$b", "a:b", "a#b", "-a", "@a"};

    for (size_t i = 0; i < sizeof never / sizeof never[0]; i++) {
        ck_assert_msg(!depfile_can_name(str_from(never[i]), false), "%s", never[i]);
        ck_assert_msg(!depfile_can_name(str_from(never[i]), true), "%s", never[i]);
    }
    ck_assert(!depfile_can_name(str_make("a\0b", 3), false));
    for (size_t i = 0; i < sizeof no_target / sizeof no_target[0]; i++) {
        ck_assert_msg(depfile_can_name(str_from(no_target[i]), false), "%s", no_target[i]);
        ck_assert_msg(!depfile_can_name(str_from(no_target[i]), true), "%s", no_target[i]);
    }
    for (size_t i = 0; i < sizeof fine / sizeof fine[0]; i++) {
        ck_assert_msg(depfile_can_name(str_from(fine[i]), false), "%s", fine[i]);
        ck_assert_msg(depfile_can_name(str_from(fine[i]), true), "%s", fine[i]);
    }
}
END_TEST

static void add_rule(const char *target, bool as_it_stands, const struct str *prerequisites,
                     size_t count)
{
    struct str targets[2];
    struct depfile_rule rule;

    targets[0] = str_from(target);
    targets[1] = STR("b");
    rule.targets = targets;
    rule.target_count = as_it_stands ? 1 : 2;
    rule.targets_as_they_stand = as_it_stands;
    rule.prerequisites = prerequisites;
    rule.prerequisite_count = count;
    depfile_add_rule(&text, &rule);
}

START_TEST(test_rules)
{
    struct str prerequisites[4];

    prerequisites[0] = STR("main.bean");
    prerequisites[1] = STR("in c.bean");
    prerequisites[2] = STR("x=y");
    prerequisites[3] = STR("d");
    add_rule("a c", false, prerequisites, 1);
    check_text("a\\ c b: main.bean\n");
    text.size = 0;
    add_rule("$(OUT) c", true, prerequisites, 2);
    check_text("$(OUT) c: main.bean \\\n  in\\ c.bean\n\nin\\ c.bean:\n");
    text.size = 0;
    /* An empty rule for "x=y" would set a variable: it gets none. */
    add_rule("a", false, prerequisites, 4);
    check_text("a b: main.bean \\\n  in\\ c.bean \\\n  x=y \\\n  d\n\nin\\ c.bean:\n\nd:\n");
    text.size = 0;
    add_rule("a", false, prerequisites, 0);
    check_text("a b:\n");
}
END_TEST

Suite *depfile_suite(void)
{
    Suite *suite = suite_create("depfile");
    TCase *cases = tcase_create("all");

    tcase_add_checked_fixture(cases, set_up, tear_down);
    tcase_add_test(cases, test_names);
    tcase_add_test(cases, test_what_make_can_name);
    tcase_add_test(cases, test_rules);
    suite_add_tcase(suite, cases);
    return suite;
}
