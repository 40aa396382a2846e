/* The command line as values: what is taken, what is refused and with which words. */
#include "options.h"
#include "suites.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_WORDS = 32 };

static struct arena arena;
static struct options options;
static struct str message;

static void set_up(void)
{
    arena_init(&arena);
}

static void tear_down(void)
{
    arena_free(&arena);
}

/* Splits a line at blanks and parses it. */
static bool parse_with(const char *line, const char *search_path)
{
    struct options_words words = {NULL, 0, 0};

    ck_assert(options_split(&arena, str_from(line), &words));
    message = str_make("", 0);
    return options_parse(&arena, words.count, words.items, search_path, &options, &message);
}

static bool parse(const char *line)
{
    return parse_with(line, NULL);
}

static void check_refused(const char *line, const char *expected)
{
    ck_assert_msg(!parse(line), "taken: %s", line);
    ck_assert_msg(str_is(message, expected), "%s\ngave     %.*s\nin place of %s", line,
                  STR_ARGS(message), expected);
}

static void check_taken(const char *line)
{
    ck_assert_msg(parse(line), "%s: %.*s", line, STR_ARGS(message));
}

START_TEST(test_nothing_asked_for)
{
    check_taken("a.bean");
    ck_assert_int_eq(options.verb, OPTIONS_COMPILE);
    ck_assert_uint_eq(options.inputs.count, 1);
    ck_assert_str_eq(options.inputs.items[0], "a.bean");
    ck_assert_ptr_null(options.output);
    ck_assert_ptr_null(options.header);
    ck_assert(!options.to_stdout);
    ck_assert_uint_eq(options.emitters.count, 1);
    ck_assert_str_eq(options.emitters.items[0]->name, "c");
    ck_assert(!options.only_if_changed && !options.check && !options.dry_run);
    ck_assert(!options.plan.read_shape_given && !options.plan.write_shape_given);
    ck_assert_int_eq(options.plan.inlining, PLAN_INLINE_HEADS);
    ck_assert_uint_eq(options.plan.prefix.size, 0);
    ck_assert_ptr_null(options.main_type);
    ck_assert_uint_eq(options.import_path.count, 0);
    ck_assert_ptr_null(options.depfile);
    ck_assert(!options.depfile_only && !options.depfile_beside);
    ck_assert_uint_eq(options.max_errors, 20);
    ck_assert(!options.colour_given && options.caret && !options.json);
}
END_TEST

START_TEST(test_every_way_to_write_a_value)
{
    check_taken("-o x.c a.bean");
    ck_assert_str_eq(options.output, "x.c");
    check_taken("-ox.c a.bean");
    ck_assert_str_eq(options.output, "x.c");
    check_taken("a.bean -o -x");
    ck_assert_str_eq(options.output, "-x");
    check_taken("--header=x.h a.bean");
    ck_assert_str_eq(options.header, "x.h");
    check_taken("--header x.h a.bean");
    ck_assert_str_eq(options.header, "x.h");
    check_taken("--header=a=b.h a.bean");
    ck_assert_str_eq(options.header, "a=b.h");
    check_taken("-MFx.d a.bean");
    ck_assert_str_eq(options.depfile, "x.d");
    check_taken("-MF x.d a.bean");
    ck_assert_str_eq(options.depfile, "x.d");
    check_taken("-fmax-errors=7 a.bean");
    ck_assert_uint_eq(options.max_errors, 7);
    check_taken("-fdiagnostics-color=always a.bean");
    ck_assert_int_eq(options.colour, OPTIONS_ALWAYS);
    check_taken("--color never a.bean");
    ck_assert_int_eq(options.colour, OPTIONS_NEVER);
    ck_assert(options.colour_given);
    check_taken("-o x.c -o y.c a.bean");
    ck_assert_str_eq(options.output, "y.c");
}
END_TEST

START_TEST(test_operands)
{
    check_taken("a.bean -o x/ b.bean -- -c.bean --");
    ck_assert_uint_eq(options.inputs.count, 4);
    ck_assert_str_eq(options.inputs.items[0], "a.bean");
    ck_assert_str_eq(options.inputs.items[1], "b.bean");
    ck_assert_str_eq(options.inputs.items[2], "-c.bean");
    ck_assert_str_eq(options.inputs.items[3], "--");
    check_taken("-");
    ck_assert_str_eq(options.inputs.items[0], "-");
    check_taken("-- @a.bean");
    ck_assert_str_eq(options.inputs.items[0], "@a.bean");
}
END_TEST

START_TEST(test_shape)
{
    check_taken("a.bean --shape=table");
    ck_assert(options.plan.read_shape_given && options.plan.write_shape_given);
    ck_assert_int_eq(options.plan.read_shape, MODEL_SHAPE_TABLE);
    ck_assert_int_eq(options.plan.write_shape, MODEL_SHAPE_TABLE);
    check_taken("a.bean --shape=read=fused");
    ck_assert(options.plan.read_shape_given && !options.plan.write_shape_given);
    ck_assert_int_eq(options.plan.read_shape, MODEL_SHAPE_FUSED);
    check_taken("a.bean --shape=write=property");
    ck_assert(!options.plan.read_shape_given && options.plan.write_shape_given);
    ck_assert_int_eq(options.plan.write_shape, MODEL_SHAPE_PROPERTY);
    check_taken("a.bean --shape=read=table,write=fused");
    ck_assert_int_eq(options.plan.read_shape, MODEL_SHAPE_TABLE);
    ck_assert_int_eq(options.plan.write_shape, MODEL_SHAPE_FUSED);
    check_taken("a.bean --shape=property,write=table");
    ck_assert_int_eq(options.plan.read_shape, MODEL_SHAPE_PROPERTY);
    ck_assert_int_eq(options.plan.write_shape, MODEL_SHAPE_TABLE);
    check_refused("a.bean --shape=tabel", "option '--shape' does not know 'tabel': did you mean "
                                          "'table'?");
    check_refused("a.bean --shape=", "option '--shape' does not know ''");
    check_refused("a.bean --shape=table,", "option '--shape' does not know ''");
    check_refused("a.bean --shape=read=", "option '--shape' does not know ''");
    check_refused("a.bean --shape=reed=table", "option '--shape' does not know 'reed=table'");
}
END_TEST

START_TEST(test_generated_code)
{
    check_taken("a.bean --inline=all --prefix=my_p --main 'map<string, Person[]>' --lines");
    ck_assert_int_eq(options.plan.inlining, PLAN_INLINE_ALL);
    ck_assert(str_is(options.plan.prefix, "my_p"));
    ck_assert_str_eq(options.main_type, "map<string, Person[]>");
    ck_assert(str_is(options.plan.main_text, "map<string, Person[]>"));
    ck_assert(options.plan.main_lines);
    check_taken("a.bean --inline=none");
    ck_assert_int_eq(options.plan.inlining, PLAN_INLINE_NONE);
    check_taken("a.bean --inline=none --inline=heads");
    ck_assert_int_eq(options.plan.inlining, PLAN_INLINE_HEADS);
    check_refused("a.bean --inline=some", "option '--inline' does not know 'some'");
    check_refused("a.bean --lines", "'--lines' needs '--main=TYPE'");
    check_refused("a.bean --main=", "option '--main' needs an argument that is not empty");
    check_refused("a.bean --prefix=", "option '--prefix' needs an argument that is not empty");
}
END_TEST

START_TEST(test_prefix_is_an_identifier)
{
    static const char *const bad[] = {"1a", "_a", "a__b", "a-b", "a.b", "\xC3\xA4"};

    check_taken("a.bean --prefix=a1_");
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct str line = arena_format(&arena, "a.bean --prefix=%s", bad[i]);

        ck_assert_msg(!parse(line.data), "taken: %s", line.data);
        ck_assert_ptr_nonnull(strstr(message.data, "needs a C identifier"));
    }
}
END_TEST

START_TEST(test_emitters)
{
    check_taken("a.bean --emit=dump,c,dump");
    ck_assert_uint_eq(options.emitters.count, 2);
    ck_assert_str_eq(options.emitters.items[0]->name, "dump");
    ck_assert_str_eq(options.emitters.items[1]->name, "c");
    check_taken("a.bean --emit=dump --emit=c");
    ck_assert_uint_eq(options.emitters.count, 1);
    check_refused("a.bean --emit=dupm", "option '--emit' does not know 'dupm': did you mean "
                                        "'dump'?");
    check_refused("a.bean --emit=", "option '--emit' does not know ''");
    check_refused("a.bean --emit=c,", "option '--emit' does not know ''");
    check_refused("a.bean --emit=c,dump -o x.cc",
                  "with several emitters '-o FILE' must end in one's name, such as '.c'");
    check_taken("a.bean --emit=c,dump -o x.dump");
    check_taken("a.bean --emit=c,dump -o x/");
}
END_TEST

START_TEST(test_import_path)
{
    check_taken("-I a -Ib/c a.bean -I d");
    ck_assert_uint_eq(options.import_path.count, 3);
    ck_assert_str_eq(options.import_path.items[0], "a");
    ck_assert_str_eq(options.import_path.items[1], "b/c");
    ck_assert_str_eq(options.import_path.items[2], "d");
    ck_assert(parse_with("-I a x.bean", "::b:c d::"));
    ck_assert_uint_eq(options.import_path.count, 3);
    ck_assert_str_eq(options.import_path.items[1], "b");
    ck_assert_str_eq(options.import_path.items[2], "c d");
    ck_assert(parse_with("x.bean", ""));
    ck_assert_uint_eq(options.import_path.count, 0);
    check_refused("a.bean -I", "option '-I' needs an argument");
    check_refused("a.bean -I ''", "option '-I' needs an argument that is not empty");
}
END_TEST

START_TEST(test_dependencies)
{
    check_taken("a.bean -MD -MF x.d -MT x -MT y -MP");
    ck_assert(options.depfile_beside && options.depfile_phony && !options.depfile_only);
    ck_assert_str_eq(options.depfile, "x.d");
    ck_assert_uint_eq(options.depfile_targets.count, 2);
    ck_assert_str_eq(options.depfile_targets.items[1], "y");
    check_taken("a.bean -M");
    ck_assert(options.depfile_only);
    check_refused("a.bean -MT x", "'-MT' and '-MP' need one of '-M', '-MD' and '-MF'");
    check_refused("a.bean -MP", "'-MT' and '-MP' need one of '-M', '-MD' and '-MF'");
    check_refused("a.bean -M -MD", "-MD and -M don't go together");
    check_refused("a.bean --stdout -MD", "-MD without -MF and standard output don't go together");
    check_refused("a.bean --stdout -MF -", "-MF - and standard output don't go together");
    check_taken("a.bean --stdout -MF x.d");
    check_taken("a.bean -M -MF -");
    check_refused("a.bean -MX", "unknown option '-MX'");
}
END_TEST

START_TEST(test_messages)
{
    check_taken("a.bean -Wc-keyword -Wno-c-keyword -Werror -Wno-error -Werror=c-keyword "
                "-Wno-error=c-keyword --diagnostics=json -fno-diagnostics-show-caret");
    ck_assert_uint_eq(options.warnings.count, 6);
    ck_assert_str_eq(options.warnings.items[1], "no-c-keyword");
    ck_assert(options.json);
    ck_assert(!options.caret);
    check_taken("a.bean -fno-diagnostics-show-caret -fdiagnostics-show-caret --diagnostics text");
    ck_assert(options.caret && !options.json);
    check_refused("a.bean -Wc-keywrod",
                  "there is no warning 'c-keywrod' for '-W': did you mean 'c-keyword'?");
    check_refused("a.bean -Wno-c-keywrod",
                  "there is no warning 'c-keywrod' for '-W': did you mean 'c-keyword'?");
    check_refused("a.bean -Werror=xyzzy", "there is no warning 'xyzzy' for '-W'");
    check_refused("a.bean -Wsyntax", "there is no warning 'syntax' for '-W'");
    check_refused("a.bean -W", "option '-W' needs an argument");
    check_refused("a.bean --diagnostics=xml", "option '--diagnostics' does not know 'xml'");
    check_refused("a.bean --color=sometimes", "option '--color' does not know 'sometimes'");
    check_refused("a.bean --color=alway", "option '--color' does not know 'alway': did you mean "
                                          "'always'?");
}
END_TEST

START_TEST(test_max_errors)
{
    static const char *const bad[] = {
        "", "-1", "+1", "1x", "0x1", "1000001", "99999999999999999999999999"};

    check_taken("a.bean -fmax-errors=0");
    ck_assert_uint_eq(options.max_errors, 0);
    check_taken("a.bean -fmax-errors=1000000");
    ck_assert_uint_eq(options.max_errors, 1000000);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct str line = arena_format(&arena, "a.bean -fmax-errors=%s", bad[i]);
        struct str expected = arena_format(&arena,
                                           "option '-fmax-errors' needs a number from 0 "
                                           "to 1000000, not '%s'",
                                           bad[i]);

        check_refused(line.data, expected.data);
    }
    check_refused("a.bean -fmax-errors 3", "option '-fmax-errors' needs an argument");
}
END_TEST

START_TEST(test_unknown_options)
{
    check_refused("a.bean --shap=x", "unknown option '--shap': did you mean '--shape'?");
    check_refused("a.bean --dryrun", "unknown option '--dryrun': did you mean '--dry-run'?");
    check_refused("a.bean -fmax-error=3", "unknown option '-fmax-error': did you mean "
                                          "'-fmax-errors'?");
    check_refused("a.bean --xyzzy", "unknown option '--xyzzy'");
    check_refused("a.bean -x", "unknown option '-x'");
    check_refused("a.bean -hx", "unknown option '-hx'");
    check_refused("a.bean --help=x", "option '--help' takes no argument");
    check_refused("a.bean --check=yes", "option '--check' takes no argument");
    check_refused("a.bean --header", "option '--header' needs an argument");
    check_refused("a.bean -o", "option '-o' needs an argument");
}
END_TEST

START_TEST(test_what_is_not_built)
{
    static const char *const options_later[] = {"--shards=4", "--runtime=embed", "--no-alloc",
                                                "--limits"};
    static const char *const verbs_later[] = {
        "fmt", "lint", "breaking", "conv", "infer", "schema", "import-schema", "doc", "names"};

    for (size_t i = 0; i < sizeof options_later / sizeof options_later[0]; i++) {
        struct str line = arena_format(&arena, "a.bean %s", options_later[i]);

        ck_assert(!parse(line.data));
        ck_assert_msg(str_ends_with(message, STR("' is not supported yet")), "%s", message.data);
    }
    for (size_t i = 0; i < sizeof verbs_later / sizeof verbs_later[0]; i++) {
        struct str expected = arena_format(&arena, "'%s' is not supported yet", verbs_later[i]);

        check_refused(verbs_later[i], expected.data);
    }
}
END_TEST

START_TEST(test_verbs_stand_first)
{
    check_taken("dump a.bean");
    ck_assert_int_eq(options.verb, OPTIONS_DUMP);
    ck_assert(options.to_stdout);
    ck_assert_str_eq(options.emitters.items[0]->name, "dump");
    check_taken("dump a.bean -o x");
    ck_assert(!options.to_stdout);
    check_taken("dump a.bean --check");
    ck_assert(!options.to_stdout);
    check_taken("-I x dump fmt -o y/");
    ck_assert_int_eq(options.verb, OPTIONS_COMPILE);
    ck_assert_uint_eq(options.inputs.count, 2);
    check_taken("./fmt");
    check_taken("-- fmt");
    check_refused("dump", "no input file");
    check_refused("dump a.bean b.bean", "standard output takes one input file");
    check_refused("dump a.bean --emit=c", "option '--emit' does not go with a verb");
    check_refused("dump a.bean --header=x", "option '--header' does not go with a verb");
    check_refused("dump a.bean --stdout", "option '--stdout' does not go with a verb");
}
END_TEST

START_TEST(test_what_does_not_go_together)
{
    check_refused("", "no input file");
    check_refused("-o x.c", "no input file");
    check_refused("''", "an input file's name is empty");
    check_refused("- - -o x/", "standard input ('-') can only be read once");
    check_refused("a.bean b.bean -o x.c",
                  "several input files need a directory: '-o DIR/', with a slash at its end");
    check_refused("a.bean b.bean --stdout", "standard output takes one input file");
    check_refused("a.bean b.bean --header=x.h", "'--header' takes one input file");
    check_refused("a.bean b.bean --main=A", "'--main' takes one input file");
    check_refused("a.bean -o x.c --stdout", "-o FILE and standard output don't go together");
    check_refused("a.bean --emit=c,dump -o -",
                  "several emitters and standard output don't go together");
    check_refused("a.bean --check --dry-run", "--check and --dry-run don't go together");
    check_refused("a.bean --check -o -", "--check and standard output don't go together");
    check_refused("a.bean --check -M", "--check and -M don't go together");
    check_refused("a.bean --emit=dump --header=x.h",
                  "'--header' is given, but nothing that has a header is made");
    check_refused("a.bean --header=-", "'--header' needs the name of a file");
    check_refused("a.bean --header=x/", "'--header' needs the name of a file");
    check_refused("a.bean --header=", "option '--header' needs an argument that is not empty");
    check_refused("a.bean -o ''", "option '-o' needs an argument that is not empty");
    check_taken("a.bean b.bean");
    check_taken("a.bean b.bean -o x/ --emit=c,dump");
}
END_TEST

START_TEST(test_help_and_version_at_once)
{
    check_taken("--help --xyzzy");
    ck_assert_int_eq(options.verb, OPTIONS_HELP);
    check_taken("a.bean -h");
    ck_assert_int_eq(options.verb, OPTIONS_HELP);
    check_taken("dump --version");
    ck_assert_int_eq(options.verb, OPTIONS_VERSION);
    check_refused("--xyzzy --help", "unknown option '--xyzzy'");
}
END_TEST

/* Every option of the table is in the help, and the help fits a terminal. */
START_TEST(test_help_text)
{
    static const char *const spellings[] = {
#define OPTION_VERB(id, word, help) word,
#define OPTION_VERB_LATER(word)
#define OPTION_GROUP(title) title,
#define OPTION(id, long, short, argument, written, verbs, help) long, short, argument,
#define OPTION_LATER(long)
#include "options.def"
    };
    struct str_buffer text = {NULL, 0, 0};
    size_t column = 0;

    options_help(&text);
    for (size_t i = 0; i < sizeof spellings / sizeof spellings[0]; i++) {
        ck_assert_msg(strstr(text.data, spellings[i]) != NULL, "%s", spellings[i]);
    }
    for (size_t i = 0; i < text.size; i++) {
        column = text.data[i] == '\n' ? 0 : column + 1;
        ck_assert_msg(column <= 80, "help is wider than 80 columns at byte %d", (int)i);
        ck_assert_msg(text.data[i] != '\n' || i == 0 || text.data[i - 1] != ' ',
                      "blank before a line end at byte %d", (int)i);
    }
    ck_assert_int_eq(text.data[text.size - 1], '\n');
    ck_assert_ptr_null(strstr(text.data, "--shards"));
    str_buffer_free(&text);
}
END_TEST

START_TEST(test_splitting)
{
    static const char *const expected[] = {"a", "b c", "d\"e", "f g\\h", "", "i\nj", "k'l", "\\m"};
    static const char text[] = " a\t\"b c\" d\\\"e\r\n'f g\\h' '' \"i\nj\" k\"'\"l \\\\m\n";
    struct options_words words = {NULL, 0, 0};

    ck_assert(options_split(&arena, str_from(text), &words));
    ck_assert_uint_eq(words.count, sizeof expected / sizeof expected[0]);
    for (size_t i = 0; i < words.count; i++) {
        ck_assert_str_eq(words.items[i], expected[i]);
    }
    words.count = 0;
    ck_assert(options_split(&arena, str_from(""), &words));
    ck_assert_uint_eq(words.count, 0);
    ck_assert(!options_split(&arena, str_from("a 'b"), &words));
    ck_assert(!options_split(&arena, str_from("a \"b'"), &words));
    ck_assert(!options_split(&arena, str_make("a\0b", 3), &words));
}
END_TEST

static const char *write_argfile(const char *name, const char *text)
{
    FILE *file = fopen(name, "w");

    ck_assert_ptr_nonnull(file);
    ck_assert_int_ge(fputs(text, file), 0);
    ck_assert_int_eq(fclose(file), 0);
    return name;
}

START_TEST(test_argument_files)
{
    char directory[] = "/tmp/check_options.XXXXXX";

    ck_assert_ptr_nonnull(mkdtemp(directory));
    ck_assert_int_eq(chdir(directory), 0);
    write_argfile("one", "-o 'x y/' @two --help\n");
    write_argfile("two", "--check a.bean -- @three");
    write_argfile("loop", "@loop");
    write_argfile("open", "'a");
    check_taken("@one");
    ck_assert_str_eq(options.output, "x y/");
    ck_assert(options.check);
    ck_assert_uint_eq(options.inputs.count, 3);
    ck_assert_str_eq(options.inputs.items[0], "a.bean");
    ck_assert_str_eq(options.inputs.items[1], "@three");
    ck_assert_str_eq(options.inputs.items[2], "--help");
    check_refused("@loop", "'@loop' is nested deeper than 8 levels");
    check_refused("@open", "'@open' has a quote that is not closed or a NUL");
    check_refused("@missing", "can't read '@missing': no such file or directory");
    ck_assert_int_eq(unlink("one") + unlink("two") + unlink("loop") + unlink("open"), 0);
    ck_assert_int_eq(chdir("/") + rmdir(directory), 0);
}
END_TEST

Suite *options_suite(void)
{
    Suite *suite = suite_create("options");
    TCase *cases = tcase_create("all");

    tcase_add_checked_fixture(cases, set_up, tear_down);
    tcase_add_test(cases, test_nothing_asked_for);
    tcase_add_test(cases, test_every_way_to_write_a_value);
    tcase_add_test(cases, test_operands);
    tcase_add_test(cases, test_shape);
    tcase_add_test(cases, test_generated_code);
    tcase_add_test(cases, test_prefix_is_an_identifier);
    tcase_add_test(cases, test_emitters);
    tcase_add_test(cases, test_import_path);
    tcase_add_test(cases, test_dependencies);
    tcase_add_test(cases, test_messages);
    tcase_add_test(cases, test_max_errors);
    tcase_add_test(cases, test_unknown_options);
    tcase_add_test(cases, test_what_is_not_built);
    tcase_add_test(cases, test_verbs_stand_first);
    tcase_add_test(cases, test_what_does_not_go_together);
    tcase_add_test(cases, test_help_and_version_at_once);
    tcase_add_test(cases, test_help_text);
    tcase_add_test(cases, test_splitting);
    tcase_add_test(cases, test_argument_files);
    suite_add_tcase(suite, cases);
    return suite;
}
