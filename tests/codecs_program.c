/*
 * Values of extern beans in C: copied, compared, initialised and cleared. Generated from the schema
 * in codecs.test.
 */
#include "codecs_functions.c"
#include "expect.h"
#include "codecs_gen.h"

static const char document[] =
    "{\"at\":\"1 2 here\",\"all\":[\"3 4\",\"5 6 there\"],\"by_name\":{\"a\":\"7 8 x\"},"
    "\"pair\":[\"1 1\",\"2 2\"],\"present\":\"9 9 z\"}";

static bool read(test_codecs_place *place, bean_arena *arena)
{
    bean_error error;
    bool ok = test_codecs_place_read(place, document, strlen(document), arena, &error) == BEAN_OK;
    if (!ok) {
        bean_error_print(&error, NULL, stdout);
    }
    return ok;
}

/* What a copy holds does not depend on what the original was read into. */
static void test_copy(void)
{
    bean_arena first = {0};
    bean_arena second = {0};
    test_codecs_place place;
    test_codecs_place copy;
    bean_buffer out = {0};
    EXPECT(read(&place, &first));
    EXPECT(test_codecs_place_copy(&copy, &place, &second) == BEAN_OK);
    EXPECT(test_codecs_place_equal(&copy, &place));
    EXPECT(copy.at.label.data != place.at.label.data);
    bean_arena_free(&first);
    EXPECT(test_codecs_place_write(&copy, &out) == BEAN_OK);
    EXPECT(out.size == strlen(document) && memcmp(out.data, document, out.size) == 0);
    copy.all.items[1].y = 7;
    EXPECT(read(&place, &first));
    EXPECT(!test_codecs_place_equal(&copy, &place));
    bean_arena_free(&first);
    bean_arena_free(&second);
    bean_buffer_free(&out);
}

/* Without memory, or where a value can't be written, a copy fails as a whole. */
static void test_failed_copies(void)
{
    char block[4096];
    bean_arena arena = {0};
    bean_arena fixed;
    test_codecs_place place;
    test_codecs_place copy;
    char label[3000];
    size_t size;
    bool copied = false;
    EXPECT(read(&place, &arena));
    EXPECT(test_codecs_place_copy(&copy, &place, NULL) == BEAN_ERROR_ARGUMENT);
    for (size = 0; size < sizeof block; size += 8) {
        bean_status status;
        bean_arena_init_fixed(&fixed, block, size);
        status = test_codecs_place_copy(&copy, &place, &fixed);
        EXPECT(status == BEAN_OK || copy.at.x == 0);
        EXPECT(status != BEAN_OK || test_codecs_place_equal(&copy, &place));
        EXPECT(!copied || status == BEAN_OK);
        copied = status == BEAN_OK;
    }
    EXPECT(copied);
    memset(label, 'x', sizeof label);
    place.at.label.data = label;
    place.at.label.size = sizeof label;
    EXPECT(test_codecs_place_copy(&copy, &place, &arena) == BEAN_ERROR_FORMAT);
    EXPECT(!test_codecs_place_equal(&place, &place));
    bean_arena_free(&arena);
}

/* A merge takes a value as a whole; what a function refuses leaves everything as it was. */
static void test_merge(void)
{
    static const char patch[] = "{\"at\":\"7 7 new\",\"pair\":null,\"by_name\":{\"b\":\"2 2\"}}";
    static const char bad[] = "{\"pair\":null,\"at\":\"7\"}";
    bean_arena arena = {0};
    test_codecs_place place;
    test_codecs_place before;
    bean_error error;
    EXPECT(read(&place, &arena) && read(&before, &arena));
    EXPECT(test_codecs_place_merge(&place, bad, strlen(bad), &arena, &error) == BEAN_ERROR_FORMAT);
    EXPECT(test_codecs_place_equal(&place, &before));
    EXPECT(test_codecs_place_merge(&place, patch, strlen(patch), &arena, &error) == BEAN_OK);
    EXPECT(place.at.x == 7 && place.at.label.size == 3 && !place.has_pair);
    EXPECT(place.by_name.count == 2 && place.by_name.items[1].value.x == 2);
    EXPECT(place.all.count == 2 && place.all.items[1].label.size == 5);
    bean_arena_free(&arena);
}

/* Zeroed memory is a value, and has_... says whether one is there. */
static void test_init(void)
{
    test_codecs_place place;
    bean_buffer out = {0};
    test_codecs_place_init(&place);
    EXPECT(place.at.x == 0 && !place.has_maybe && place.present_state == BEAN_ABSENT);
    place.maybe.x = 1;
    EXPECT(test_codecs_place_write(&place, &out) == BEAN_OK);
    EXPECT(out.size == 12 && memcmp(out.data, "{\"at\":\"0 0\"}", 12) == 0);
    test_codecs_place_clear(&place);
    bean_buffer_free(&out);
}

static void test_texts(void)
{
    bean_arena arena = {0};
    bean_str text;
    char room[8];
    EXPECT(bean_str_read("\"a\\u00e9\"", 9, &arena, &text) && text.size == 3);
    EXPECT(!bean_str_read("\"a", 2, &arena, &text) && !bean_str_read("\"a\"b", 4, &arena, &text));
    EXPECT(!bean_str_read("a", 1, &arena, &text) && !bean_str_read("\"", 1, &arena, &text));
    EXPECT(!bean_str_read("", 0, &arena, &text) && !bean_str_read("\"\xff\"", 3, &arena, &text));
    EXPECT(bean_str_write(BEAN_STR("a\n"), room, sizeof room) == 5 &&
           strcmp(room, "\"a\\n\"") == 0);
    memset(room, 'x', sizeof room);
    EXPECT(bean_str_write(BEAN_STR("abcdef"), room, 3) == 8 && memcmp(room, "\"abx", 4) == 0);
    EXPECT(bean_str_write(BEAN_STR("\xff"), room, sizeof room) == 0);
    EXPECT(bean_str_write(BEAN_STR(""), NULL, 0) == 2);
    bean_arena_free(&arena);
}

int main(void)
{
    test_copy();
    test_failed_copies();
    test_merge();
    test_init();
    test_texts();
    return failures != 0;
}
