/*
 * What C sees of texts inside structs, and of beans behind pointers. Generated from the schema in
 * storage.test.
 */
#include <string.h>

#include "expect.h"
#include "storage_gen.h"

static const char document[] = "{\"name\":\"abc\",\"code\":\"de\"}";

static bean_status read_plain(test_storage_plain *plain, const char *json)
{
    return test_storage_plain_read(plain, json, strlen(json), NULL, NULL);
}

/* A char array, NUL and zeros behind the text, without an arena. */
static void test_members(void)
{
    static const char zeros[6] = {0};
    test_storage_plain plain;
    memset(&plain, 'x', sizeof plain);
    EXPECT(sizeof plain.name == 9 && sizeof plain.code == 5);
    EXPECT(read_plain(&plain, document) == BEAN_OK);
    EXPECT(strcmp(plain.name, "abc") == 0 && memcmp(plain.name + 3, zeros, 6) == 0);
    EXPECT(plain.has_code && strcmp(plain.code, "de") == 0);
    EXPECT(read_plain(&plain, "{\"name\":\"12345678\"}") == BEAN_OK);
    EXPECT(!plain.has_code && strlen(plain.name) == 8);
    EXPECT(read_plain(&plain, "{\"name\":\"123456789\"}") == BEAN_ERROR_CONSTRAINT);
}

/* Programs leave what they like behind the NUL. */
static void test_compared_as_texts(void)
{
    test_storage_plain left;
    test_storage_plain right;
    test_storage_plain_init(&left);
    test_storage_plain_init(&right);
    EXPECT(test_storage_plain_equal(&left, &right));
    strcpy(left.name, "longer");
    strcpy(left.name, "abc");
    strcpy(right.name, "abc");
    EXPECT(memcmp(left.name, right.name, sizeof left.name) != 0);
    EXPECT(test_storage_plain_equal(&left, &right));
    right.name[2] = 'd';
    EXPECT(!test_storage_plain_equal(&left, &right));
}

static void test_copied(void)
{
    bean_arena arena = {0};
    test_storage_plain from;
    test_storage_plain to;
    EXPECT(read_plain(&from, document) == BEAN_OK);
    EXPECT(test_storage_plain_copy(&to, &from, &arena) == BEAN_OK);
    memset(&from, 0, sizeof from);
    EXPECT(strcmp(to.name, "abc") == 0 && to.has_code && strcmp(to.code, "de") == 0);
    bean_arena_free(&arena);
}

/* Without its NUL nothing outside is looked at. */
static void test_without_end(void)
{
    static const char written[] = "{\"name\":\"aaaaaaaa\",\"code\":null}";
    bean_buffer out = {0};
    bean_error error;
    test_storage_plain plain;
    test_storage_plain_init(&plain);
    memset(plain.name, 'a', sizeof plain.name);
    EXPECT(test_storage_plain_write_with(&plain, &out, NULL, &error) == BEAN_ERROR_FORMAT);
    EXPECT(strcmp(error.pointer, "/name") == 0 && out.size == 0);
    plain.name[8] = '\0';
    EXPECT(test_storage_plain_write(&plain, &out) == BEAN_OK);
    EXPECT(out.size == strlen(written) && memcmp(out.data, written, out.size) == 0);
    bean_buffer_free(&out);
}

static void test_merged(void)
{
    static const char patch[] = "{\"code\":null,\"name\":\"new\"}";
    static const char bad[] = "{\"code\":\"x\",\"name\":\"much too long\"}";
    bean_arena arena = {0};
    test_storage_plain plain;
    EXPECT(read_plain(&plain, document) == BEAN_OK);
    EXPECT(test_storage_plain_merge(&plain, bad, strlen(bad), &arena, NULL) ==
           BEAN_ERROR_CONSTRAINT);
    EXPECT(strcmp(plain.name, "abc") == 0 && strcmp(plain.code, "de") == 0);
    EXPECT(test_storage_plain_merge(&plain, patch, strlen(patch), &arena, NULL) == BEAN_OK);
    EXPECT(strcmp(plain.name, "new") == 0 && !plain.has_code);
    bean_arena_free(&arena);
}

static void test_defaults(void)
{
    test_storage_places places;
    test_storage_rules rules;
    test_storage_places_init(&places);
    test_storage_rules_init(&rules);
    EXPECT(places.list.count == 3 && strcmp(places.list.items[2].text, "abcd") == 0);
    EXPECT(!places.maybe.items[0].has && strcmp(places.maybe.items[1].value.text, "a") == 0);
    EXPECT(strcmp(places.pair[1], "yz") == 0 && strcmp(places.some[1].value.text, "z") == 0);
    EXPECT(strcmp(rules.word, "abcd") == 0 && rules.none[0] == '\0' && !rules.has_maybe);
}

static void test_limits(void)
{
    test_storage_rules rules;
    test_storage_rules_init(&rules);
    EXPECT(test_storage_rules_validate(&rules, NULL) == BEAN_OK);
    strcpy(rules.limited, "abcd");
    EXPECT(test_storage_rules_validate(&rules, NULL) == BEAN_ERROR_CONSTRAINT);
    strcpy(rules.limited, "ab");
    EXPECT(test_storage_rules_validate(&rules, NULL) == BEAN_OK);
}

/* Whether the text is in the document. */
static bool is_in(bean_str text, const char *json)
{
    return text.data >= json && text.data < json + strlen(json);
}

static const char kept_document[] =
    "{\"shown\":\"one\",\"copied\":\"two\",\"escaped\":\"\\n\",\"list\":[\"x\"],\"own\":\"o\"}";

/* A word of the schema's wins over the call's `borrow`. */
static void test_places(void)
{
    for (int borrow = 0; borrow < 2; borrow++) {
        bean_read_options options = {0};
        bean_arena arena = {0};
        test_storage_kept kept;
        options.borrow = borrow != 0;
        EXPECT(test_storage_kept_read_with(&kept, kept_document, strlen(kept_document), &arena,
                                           &options, NULL) == BEAN_OK);
        EXPECT(is_in(kept.shown, kept_document) && is_in(kept.list.items[0], kept_document));
        EXPECT(!is_in(kept.copied, kept_document) && strcmp(kept.copied.data, "two") == 0);
        EXPECT(!is_in(kept.own, kept_document) && !is_in(kept.escaped, kept_document));
        bean_arena_free(&arena);
    }
}

/* What is borrowed needs no memory. */
static void test_without_memory(void)
{
    static const char only[] = "{\"shown\":\"one\",\"cut\":\"abc\"}";
    bean_read_options options = {0};
    test_storage_kept kept;
    EXPECT(test_storage_kept_read(&kept, only, strlen(only), NULL, NULL) == BEAN_OK);
    EXPECT(kept.shown.data == only + 10 && kept.cut.size == 2 && is_in(kept.cut, only));
    options.borrow = true;
    EXPECT(test_storage_kept_read_with(&kept, kept_document, strlen(kept_document), NULL, &options,
                                       NULL) == BEAN_ERROR_MEMORY);
}

/* A file's text goes away: everything is copied. */
static void test_file(const char *program)
{
    bean_arena arena = {0};
    test_storage_kept kept;
    char path[4096];
    (void)snprintf(path, sizeof path, "%s.json", program);
    EXPECT(bean_file_write(path, kept_document, strlen(kept_document)) == BEAN_OK);
    EXPECT(test_storage_kept_read_file(&kept, path, &arena, NULL) == BEAN_OK);
    EXPECT(bean_str_equal(kept.shown, BEAN_STR("one")) && kept.shown.data[3] == '\0');
    EXPECT(bean_str_equal(kept.list.items[0], BEAN_STR("x")));
    bean_arena_free(&arena);
}

static const char line_document[] = "{\"from\":{\"x\":1,\"y\":2},\"to\":{\"x\":3,\"y\":0},\"kind\":"
                                    "\"sum\",\"term\":{\"left\":{\"t\":"
                                    "\"point\",\"x\":5,\"y\":6},\"right\":{\"t\":\"none\"}}}";

static bool writes_as(const test_storage_line *line, const char *json)
{
    bean_buffer out = {0};
    bool is_right = test_storage_line_write(line, &out) == BEAN_OK && out.size == strlen(json) &&
                    memcmp(out.data, json, out.size) == 0;
    bean_buffer_free(&out);
    return is_right;
}

/* Addresses that reading sets, and copies have of their own. */
static void test_pointers(void)
{
    bean_arena arena = {0};
    test_storage_line line;
    test_storage_line copy;
    EXPECT(test_storage_line_read(&line, line_document, strlen(line_document), &arena, NULL) ==
           BEAN_OK);
    EXPECT(line.from->x == 1 && line.to->x == 3);
    EXPECT(line.term->tag == TEST_STORAGE_TERM_SUM && line.term->u.sum.left->u.point.y == 6);
    EXPECT(test_storage_line_copy(&copy, &line, &arena) == BEAN_OK);
    EXPECT(copy.from != line.from && copy.term->u.sum.left != line.term->u.sum.left);
    EXPECT(test_storage_line_equal(&copy, &line) && writes_as(&copy, line_document));
    copy.term->u.sum.left->u.point.y = 7;
    EXPECT(!test_storage_line_equal(&copy, &line) && writes_as(&line, line_document));
    bean_arena_free(&arena);
}

/* Where a program has not set them, writing says so; nothing else minds. */
static void test_unset_pointers(void)
{
    bean_buffer out = {0};
    bean_arena arena = {0};
    bean_error error;
    test_storage_line line;
    test_storage_line copy;
    test_storage_point point = {1, 2};
    test_storage_term term = {.tag = TEST_STORAGE_TERM_SUM};
    test_storage_line_init(&line);
    EXPECT(line.from == NULL && line.to == NULL && line.term == NULL);
    EXPECT(test_storage_line_write_with(&line, &out, NULL, &error) == BEAN_ERROR_NULL);
    EXPECT(strcmp(error.pointer, "/from") == 0 && out.size == 0);
    EXPECT(test_storage_line_copy(&copy, &line, &arena) == BEAN_OK && copy.from == NULL);
    EXPECT(test_storage_line_equal(&copy, &line));
    EXPECT(test_storage_line_validate(&line, NULL) == BEAN_OK);
    line.from = line.to = &point;
    EXPECT(!test_storage_line_equal(&copy, &line));
    EXPECT(test_storage_line_write_with(&line, &out, NULL, &error) == BEAN_ERROR_NULL);
    line.term = &term;
    EXPECT(test_storage_line_write_with(&line, &out, NULL, &error) == BEAN_ERROR_NULL);
    EXPECT(strcmp(error.pointer, "/term/left") == 0 && out.size == 0);
    term.tag = TEST_STORAGE_TERM_NONE;
    EXPECT(writes_as(&line,
                     "{\"from\":{\"x\":1,\"y\":2},\"to\":{\"x\":1,\"y\":2},\"kind\":\"none\"}"));
    bean_buffer_free(&out);
    bean_arena_free(&arena);
}

static void test_merged_pointers(void)
{
    static const char patch[] =
        "{\"from\":{\"y\":9},\"term\":{\"left\":{\"t\":\"point\",\"x\":8}}}";
    static const char null[] = "{\"to\":{\"x\":7},\"from\":null}";
    bean_arena arena = {0};
    test_storage_line line;
    EXPECT(test_storage_line_read(&line, line_document, strlen(line_document), &arena, NULL) ==
           BEAN_OK);
    EXPECT(test_storage_line_merge(&line, null, strlen(null), &arena, NULL) != BEAN_OK);
    EXPECT(writes_as(&line, line_document));
    EXPECT(test_storage_line_merge(&line, patch, strlen(patch), &arena, NULL) == BEAN_OK);
    EXPECT(line.from->x == 1 && line.from->y == 9 && line.to->x == 3);
    EXPECT(line.term->u.sum.left->u.point.x == 8 && line.term->u.sum.left->u.point.y == 6);
    test_storage_line_init(&line);
    EXPECT(test_storage_line_merge(&line, line_document, strlen(line_document), &arena, NULL) ==
           BEAN_OK);
    EXPECT(writes_as(&line, line_document));
    bean_arena_free(&arena);
}

int main(int argc, char **argv)
{
    test_pointers();
    test_unset_pointers();
    test_merged_pointers();
    test_places();
    test_without_memory();
    if (argc > 0) {
        test_file(argv[0]);
    }
    test_members();
    test_compared_as_texts();
    test_copied();
    test_without_end();
    test_merged();
    test_defaults();
    test_limits();
    return failures != 0;
}
