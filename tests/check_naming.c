/*
 * The splitter and the joiners against the tables of the language: every vector, every strategy.
 */
#include <check.h>
#include <string.h>

#include "naming.h"
#include "suites.h"
#include "syntax_test.h"

static struct fixture fixture;

static void setup(void)
{
    fixture_open(&fixture);
}

static void teardown(void)
{
    fixture_close(&fixture);
}

struct vector {
    const char *input;
    const char *words; /* in lower case, by spaces */
};

static const struct vector vectors[] = {
    /* the table of the language */
    { "userName", "user name" },
    { "URLBuilder", "url builder" },
    { "parseHTTPRequest", "parse http request" },
    { "theWWW", "the www" },
    { "MD5", "md5" },
    { "volume30Day", "volume30 day" },
    { "volume_30day", "volume 30day" },
    { "user_Name", "user name" },
    { "_user", "user" },
    { "USER_NAME", "user name" },
    { "aB", "a b" },
    { "first_name", "first name" },
    { "http_url2", "http url2" },
    /* its edges */
    { "a", "a" },
    { "A", "a" },
    { "AB", "ab" },
    { "ABc", "a bc" },
    { "Ab", "ab" },
    { "abC", "ab c" },
    { "aBC", "a bc" },
    { "aBCd", "a b cd" },
    { "A1b", "a1b" },
    { "A1B", "a1 b" },
    { "AB1C", "ab1 c" },
    { "a1", "a1" },
    { "x2y", "x2y" },
    { "__a__B__", "a b" },
    { "A_B_C", "a b c" },
    { "_", "" },
    { "", "" },
};

static void add_words(struct str_buffer *text, struct str identifier)
{
    size_t position = 0;
    for (;;) {
        struct str word = naming_word(identifier, &position);
        if (word.size == 0) {
            return;
        }
        str_buffer_add_text(text, text->size == 0 ? "" : " ");
        for (size_t i = 0; i < word.size; i++) {
            char byte = word.data[i];
            bool is_upper = byte >= 'A' && byte <= 'Z';
            str_buffer_add_char(text, is_upper ? (char)(byte - 'A' + 'a') : byte);
        }
    }
}

START_TEST(words_are_split)
{
    const struct vector *vector = &vectors[_i];
    struct str_buffer text = { NULL, 0, 0 };
    str_buffer_add_text(&text, "");
    add_words(&text, str_from(vector->input));
    ck_assert_msg(str_is(str_buffer_str(&text), vector->words), "%s: \"%.*s\" instead of \"%s\"",
                  vector->input, STR_ARGS(str_buffer_str(&text)), vector->words);
    str_buffer_free(&text);
}
END_TEST

struct joined {
    enum model_naming strategy;
    const char *first_name;
    const char *http_url2;
    const char *parse_http_request; /* parseHTTPRequest */
};

static const struct joined table[] = {
    { MODEL_NAMING_AS_IS, "first_name", "http_url2", "parseHTTPRequest" },
    { MODEL_NAMING_LOWER_CAMEL, "firstName", "httpUrl2", "parseHttpRequest" },
    { MODEL_NAMING_UPPER_CAMEL, "FirstName", "HttpUrl2", "ParseHttpRequest" },
    { MODEL_NAMING_SNAKE, "first_name", "http_url2", "parse_http_request" },
    { MODEL_NAMING_UPPER_SNAKE, "FIRST_NAME", "HTTP_URL2", "PARSE_HTTP_REQUEST" },
    { MODEL_NAMING_KEBAB, "first-name", "http-url2", "parse-http-request" },
    { MODEL_NAMING_UPPER_KEBAB, "FIRST-NAME", "HTTP-URL2", "PARSE-HTTP-REQUEST" },
    { MODEL_NAMING_DOT, "first.name", "http.url2", "parse.http.request" },
    { MODEL_NAMING_LOWER, "firstname", "httpurl2", "parsehttprequest" },
    { MODEL_NAMING_JACKSON_SNAKE, "first_name", "http_url2", "parse_httprequest" },
    { MODEL_NAMING_JACKSON_KEBAB, "first_name", "http_url2", "parse-http-request" },
    { MODEL_NAMING_JACKSON_DOT, "first_name", "http_url2", "parse.http.request" },
    { MODEL_NAMING_PROTOJSON, "firstName", "httpUrl2", "parseHTTPRequest" },
};

START_TEST(words_are_joined)
{
    const struct joined *row = &table[_i];
    struct arena *arena = &fixture.arena;
    assert_str(naming_apply(arena, row->strategy, STR("first_name")), row->first_name);
    assert_str(naming_apply(arena, row->strategy, STR("http_url2")), row->http_url2);
    assert_str(naming_apply(arena, row->strategy, STR("parseHTTPRequest")),
               row->parse_http_request);
}
END_TEST

/* The columns "Jk SNAKE" and "Jk KEBAB" of the language. */
static const char *const jackson[][3] = {
    { "userName", "user_name", "user-name" },
    { "URLBuilder", "urlbuilder", "url-builder" },
    { "parseHTTPRequest", "parse_httprequest", "parse-http-request" },
    { "theWWW", "the_www", "the-www" },
    { "MD5", "md5", "m-d5" },
    { "volume30Day", "volume30_day", "volume30-day" },
    { "volume_30day", "volume_30day", "volume_30day" },
    { "user_Name", "user_name", "user_-name" },
    { "_user", "user", "_user" },
    { "USER_NAME", "user_name", "use-r_-name" },
    { "aB", "a_b", "a-b" },
    { "_", "_", "_" },
    { "A", "a", "a" },
};

START_TEST(jackson_splits_in_its_own_ways)
{
    const char *const *row = jackson[_i];
    struct str input = str_from(row[0]);
    struct str dotted = naming_apply(&fixture.arena, MODEL_NAMING_JACKSON_DOT, input);
    char expected[32];
    size_t size = strlen(row[2]);
    assert_str(naming_apply(&fixture.arena, MODEL_NAMING_JACKSON_SNAKE, input), row[1]);
    assert_str(naming_apply(&fixture.arena, MODEL_NAMING_JACKSON_KEBAB, input), row[2]);
    for (size_t i = 0; i <= size; i++) {
        expected[i] = row[2][i];
        if (expected[i] == '-') {
            expected[i] = '.';
        }
    }
    assert_str(dotted, expected);
}
END_TEST

START_TEST(protobuf_raises_what_follows)
{
    static const char *const rows[][2] = {
        { "userName", "userName" },         { "URLBuilder", "URLBuilder" },
        { "theWWW", "theWWW" },             { "MD5", "MD5" },
        { "volume30Day", "volume30Day" },   { "volume_30day", "volume30day" },
        { "user_Name", "userName" },        { "_user", "User" },
        { "USER_NAME", "USERNAME" },        { "aB", "aB" },
        { "parseHTTPRequest", "parseHTTPRequest" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_str(naming_apply(&fixture.arena, MODEL_NAMING_PROTOJSON, str_from(rows[i][0])),
                   rows[i][1]);
    }
}
END_TEST

/* Enumerators, which Jackson turns into camel case before. */
START_TEST(jackson_takes_enumerators_for_constants)
{
    static const char *const rows[][4] = {
        { "USER_NAME", "user_name", "user-name", "user.name" },
        { "on_hold", "on_hold", "on-hold", "on.hold" },
        { "DAY__30_A", "day30_a", "day30-a", "day30.a" },
        { "plainText", "plaintext", "plaintext", "plaintext" },
        { "A", "a", "a", "a" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct str input = str_from(rows[i][0]);
        for (unsigned j = 0; j < 3; j++) {
            assert_str(naming_apply_constant(&fixture.arena,
                                             (enum model_naming)(MODEL_NAMING_JACKSON_SNAKE + j),
                                             input),
                       rows[i][1 + j]);
        }
    }
    assert_str(naming_apply_constant(&fixture.arena, MODEL_NAMING_KEBAB, STR("USERName")),
               "user-name");
}
END_TEST

START_TEST(first_words_may_start_with_digits)
{
    assert_str(naming_apply(&fixture.arena, MODEL_NAMING_LOWER_CAMEL, STR("volume_30day")),
               "volume30day");
    assert_str(naming_apply(&fixture.arena, MODEL_NAMING_UPPER_CAMEL, STR("a_b_c")), "ABC");
    assert_str(naming_apply(&fixture.arena, MODEL_NAMING_SNAKE, STR("aB")), "a_b");
}
END_TEST

struct spelling {
    const char *text;
    enum model_naming strategy;
};

static const struct spelling spellings[] = {
    { "asis", MODEL_NAMING_AS_IS },
    { "jackson_snake", MODEL_NAMING_JACKSON_SNAKE },
    { "jackson_kebab", MODEL_NAMING_JACKSON_KEBAB },
    { "jackson_dot", MODEL_NAMING_JACKSON_DOT },
    { "protojson", MODEL_NAMING_PROTOJSON },
    { "lower_camel", MODEL_NAMING_LOWER_CAMEL },
    { "lowerCamel", MODEL_NAMING_LOWER_CAMEL },
    { "upper_camel", MODEL_NAMING_UPPER_CAMEL },
    { "UpperCamel", MODEL_NAMING_UPPER_CAMEL },
    { "snake", MODEL_NAMING_SNAKE },
    { "upper_snake", MODEL_NAMING_UPPER_SNAKE },
    { "SCREAMING", MODEL_NAMING_UPPER_SNAKE },
    { "kebab", MODEL_NAMING_KEBAB },
    { "upper_kebab", MODEL_NAMING_UPPER_KEBAB },
    { "dot", MODEL_NAMING_DOT },
    { "lower", MODEL_NAMING_LOWER },
};

START_TEST(strategies_are_found)
{
    enum model_naming strategy = MODEL_NAMING_AS_IS;
    ck_assert(naming_find(str_from(spellings[_i].text), &strategy));
    ck_assert_int_eq(strategy, spellings[_i].strategy);
}
END_TEST

START_TEST(other_words_are_no_strategies)
{
    static const char *const words[] = { "", "Snake", "camel", "lower_camel ", "jackson" };
    enum model_naming strategy;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        ck_assert_msg(!naming_find(str_from(words[i]), &strategy), "%s", words[i]);
    }
}
END_TEST

START_TEST(every_spelling_is_a_strategy)
{
    enum model_naming strategy;
    size_t count = 0;
    while (naming_spelling(count) != NULL) {
        ck_assert(naming_find(str_from(naming_spelling(count)), &strategy));
        count++;
    }
    ck_assert_uint_ge(count, sizeof spellings / sizeof spellings[0]);
}
END_TEST

Suite *naming_suite(void)
{
    Suite *suite = suite_create("naming");
    TCase *tests = tcase_create("naming");
    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_loop_test(tests, words_are_split, 0, sizeof vectors / sizeof vectors[0]);
    tcase_add_loop_test(tests, jackson_splits_in_its_own_ways, 0,
                        sizeof jackson / sizeof jackson[0]);
    tcase_add_test(tests, protobuf_raises_what_follows);
    tcase_add_test(tests, jackson_takes_enumerators_for_constants);
    tcase_add_loop_test(tests, words_are_joined, 0, sizeof table / sizeof table[0]);
    tcase_add_test(tests, first_words_may_start_with_digits);
    tcase_add_loop_test(tests, strategies_are_found, 0, sizeof spellings / sizeof spellings[0]);
    tcase_add_test(tests, other_words_are_no_strategies);
    tcase_add_test(tests, every_spelling_is_a_strategy);
    suite_add_tcase(suite, tests);
    return suite;
}
