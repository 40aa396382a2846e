/*
 * Pretty printing: the same text however the compact text is cut into pieces, nothing but white
 * space added, and a sink that refuses ends it.
 */
#include <stdlib.h>

#include "internal_write.h"
#include "suites.h"
#include "write_fixture.h"

struct collected {
    char text[1 << 16];
    size_t size;
    size_t room;
};

static bool collect(void *user, const char *data, size_t size)
{
    struct collected *to = (struct collected *)user;
    if (size > to->room - to->size) {
        return false;
    }
    memcpy(to->text + to->size, data, size);
    to->size += size;
    return true;
}

/* Feeds the text in pieces of `piece` bytes. */
static bool feed(const char *compact, size_t piece, struct collected *to)
{
    struct bean_i_pretty state;
    size_t size = strlen(compact);
    memset(&state, 0, sizeof state);
    to->size = 0;
    for (size_t at = 0; at < size; at += piece) {
        size_t part = size - at < piece ? size - at : piece;
        if (!bean_i_pretty_feed(&state, compact + at, part, collect, to)) {
            return false;
        }
    }
    EXPECT(state.level == 0 && !state.in_string && !state.opened, "not at the end: %s", compact);
    return true;
}

static const struct {
    const char *compact;
    const char *pretty;
} examples[] = {
    {"1", "1"},
    {"null", "null"},
    {"\"a,b:[]{}\"", "\"a,b:[]{}\""},
    {"\"\\\"[\\\\\"", "\"\\\"[\\\\\""},
    {"[]", "[]"},
    {"{}", "{}"},
    {"[[]]", "[\n  []\n]"},
    {"[{}]", "[\n  {}\n]"},
    {"[1]", "[\n  1\n]"},
    {"[1,-2.5e10,true]", "[\n  1,\n  -2.5e10,\n  true\n]"},
    {"{\"a\":1}", "{\n  \"a\": 1\n}"},
    {"{\"a\":[],\"b\":{}}", "{\n  \"a\": [],\n  \"b\": {}\n}"},
    {"{\"a\":{\"b\":[1,[2]]},\"c\":\"\"}",
     "{\n  \"a\": {\n    \"b\": [\n      1,\n      [\n        2\n      ]\n    ]\n  },\n"
     "  \"c\": \"\"\n}"},
    {"{\"\\\\\":\"\\\\\",\"\\\"\":\"\\\"\"}", "{\n  \"\\\\\": \"\\\\\",\n  \"\\\"\": \"\\\"\"\n}"},
    {"[[],[],{\"\":{}}]", "[\n  [],\n  [],\n  {\n    \"\": {}\n  }\n]"},
};

START_TEST(test_examples_in_pieces_of_every_size)
{
    static struct collected to;
    to.room = sizeof to.text;
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        for (size_t piece = 1; piece <= strlen(examples[i].compact); piece++) {
            ck_assert(feed(examples[i].compact, piece, &to));
            to.text[to.size] = '\0';
            ck_assert_str_eq(to.text, examples[i].pretty);
        }
    }
}
END_TEST

START_TEST(test_sink_that_refuses)
{
    static struct collected to;
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        size_t size = strlen(examples[i].pretty);
        for (to.room = 0; to.room < size; to.room++) {
            EXPECT(!feed(examples[i].compact, 100, &to), "%s in %zu", examples[i].compact, to.room);
            EXPECT(memcmp(to.text, examples[i].pretty, to.size) == 0, "%s in %zu",
                   examples[i].compact, to.room);
        }
        ck_assert(feed(examples[i].compact, 100, &to));
    }
}
END_TEST

START_TEST(test_deep_indentation)
{
    /* More levels than one store of spaces covers. */
    enum { LEVELS = 150 };
    static struct collected to;
    char compact[2 * LEVELS + 2];
    const char *at;
    to.room = sizeof to.text;
    memset(compact, '[', LEVELS);
    compact[LEVELS] = '7';
    memset(compact + LEVELS + 1, ']', LEVELS);
    compact[2 * LEVELS + 1] = '\0';
    ck_assert(feed(compact, 7, &to));
    at = (const char *)memchr(to.text, '7', to.size);
    ck_assert_ptr_nonnull(at);
    for (int i = 1; i <= 2 * LEVELS; i++) {
        ck_assert_int_eq(at[-i], ' ');
    }
    ck_assert_int_eq(at[-2 * LEVELS - 1], '\n');
}
END_TEST

/* Takes out the white space that stands outside strings. */
static void compress(char *text)
{
    char *to = text;
    bool in_string = false;
    for (const char *from = text; *from != '\0'; from++) {
        if (!in_string && (*from == ' ' || *from == '\n')) {
            continue;
        }
        if (*from == '"') {
            in_string = !in_string;
        } else if (*from == '\\') {
            *to++ = *from++;
        }
        *to++ = *from;
    }
    *to = '\0';
}

START_TEST(test_whole_documents)
{
    bean_write_options options;
    char *pretty;
    memset(&options, 0, sizeof options);
    options.pretty = true;
    pretty = fixture_write(&fixture_all_value, fixture_full(), &options);
    ck_assert_ptr_nonnull(strstr(pretty, "\n  \"int32\": -12345,\n"));
    ck_assert_ptr_nonnull(
        strstr(pretty, "\n  \"counts\": {\n    \"\": 1,\n    \"k\\\"\": 2\n  },\n"));
    ck_assert_int_eq(pretty[strlen(pretty) - 1], '}');
    compress(pretty);
    ck_assert_str_eq(pretty, fixture_full_text);
    free(pretty);
}
END_TEST

START_TEST(test_every_fixed_size)
{
    bean_write_options options;
    char *pretty;
    char storage[8192];
    size_t size;
    memset(&options, 0, sizeof options);
    options.pretty = true;
    pretty = fixture_write(&fixture_all_value, fixture_full(), &options);
    size = strlen(pretty);
    EXPECT(size < sizeof storage - 1, "%zu", size);
    for (size_t room = 0; room <= size + 1; room++) {
        bean_buffer out;
        bean_error error;
        bean_status status;
        memset(storage, '#', sizeof storage);
        bean_buffer_init_fixed(&out, storage, room);
        status =
            bean_gen_write_document(&fixture_all_value, fixture_full(), &out, &options, &error);
        EXPECT(storage[room] == '#', "room %zu is overrun", room);
        if (room < size) {
            EXPECT(status == BEAN_ERROR_ROOM && out.size == 0, "room %zu", room);
        } else {
            EXPECT(status == BEAN_OK && out.size == size && memcmp(storage, pretty, size) == 0,
                   "room %zu", room);
        }
    }
    free(pretty);
}
END_TEST

Suite *pretty_suite(void)
{
    Suite *suite = suite_create("pretty");
    TCase *cases = tcase_create("all");
    tcase_set_timeout(cases, 60);
    tcase_add_test(cases, test_examples_in_pieces_of_every_size);
    tcase_add_test(cases, test_sink_that_refuses);
    tcase_add_test(cases, test_deep_indentation);
    tcase_add_test(cases, test_whole_documents);
    tcase_add_test(cases, test_every_fixed_size);
    suite_add_tcase(suite, cases);
    return suite;
}
