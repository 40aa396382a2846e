/*
 * What C sees of properties without a direction, kept members and unwrapped beans: generated from
 * the schema in structure_c.test. Prints the line of every expectation that fails.
 */
#include <stdio.h>
#include <string.h>

#include "expect.h"
#include "structure_gen.h"

static bool writes(const s_person *person, const char *expected)
{
    bean_buffer buffer = {0};
    bool same = s_person_write(person, &buffer) == BEAN_OK && buffer.size == strlen(expected) &&
                memcmp(buffer.data, expected, buffer.size) == 0;
    if (!same) {
        printf("%.*s\n", (int)buffer.size, buffer.data);
    }
    bean_buffer_free(&buffer);
    return same;
}

static bool is(bean_str text, const char *expected)
{
    return bean_str_equal(text, bean_str_from(expected));
}

#define MAIDEN "\"mfirst\":\"\",\"mlast\":null,\"mn\":5,\"mlist\":[1,2]"

static void test_init(void)
{
    s_person person;
    memset(&person, 0x5a, sizeof person);
    s_person_init(&person);
    EXPECT(person.name == NULL && person.maiden.n == 5 && person.maiden.list.count == 2);
    EXPECT(is(person.cached, "c") && is(person.id, "i") && person.secret.data == NULL);
    EXPECT(person.rest.count == 0);
    EXPECT(writes(&person, "{" MAIDEN ",\"id\":\"i\"}"));
}

/* A copy shares nothing, also of what JSON doesn't show. */
static void test_copy(void)
{
    static char letters[] = "abcdefgh";
    const char json[] = "{\"first\":\"a\",\"mfirst\":\"b\",\"x\":[1],\"cached\":\"no\",\"id\":1,"
                        "\"secret\":\"s\"}";
    bean_arena arena = {0};
    bean_arena other = {0};
    s_person person;
    s_person copy;
    EXPECT(s_person_read(&person, json, sizeof json - 1, &arena, NULL) == BEAN_OK);
    EXPECT(person.name != NULL && is(person.name->first, "a") && person.name->list.count == 2);
    EXPECT(is(person.cached, "c") && is(person.id, "i") && is(person.secret, "s"));
    person.cached.data = letters;
    person.cached.size = 3;
    EXPECT(s_person_copy(&copy, &person, &other) == BEAN_OK);
    EXPECT(s_person_equal(&copy, &person));
    EXPECT(copy.name != person.name && copy.name->list.items != person.name->list.items);
    EXPECT(copy.cached.data != letters && is(copy.cached, "abc"));
    copy.cached = BEAN_STR("abd");
    EXPECT(!s_person_equal(&copy, &person));
    copy.cached = person.cached;
    copy.name->n = 6;
    EXPECT(!s_person_equal(&copy, &person));
    copy.name = NULL;
    EXPECT(!s_person_equal(&copy, &person) && !s_person_equal(&person, &copy));
    bean_arena_free(&arena);
    EXPECT(s_person_read(&person, "{\"mfirst\":\"b\"}", 14, &arena, NULL) == BEAN_OK);
    EXPECT(person.name == NULL);
    copy.name = NULL;
    EXPECT(copy.rest.count == 1 && is(copy.rest.items[0].key, "x"));
    EXPECT(writes(&copy, "{\"mfirst\":\"b\",\"mlast\":null,\"mn\":5,\"mlist\":[1,2],\"id\":\"i\","
                         "\"x\":[1]}"));
    bean_arena_free(&arena);
    bean_arena_free(&other);
}

static void add(s_keeper *keeper, bean_arena *arena, const char *key)
{
    s_optional_int32_map_entry *entry = s_optional_int32_map_append(&keeper->rest, arena);
    EXPECT(entry != NULL);
    if (entry != NULL) {
        entry->key = bean_str_from(key);
        entry->value.value = 5;
        entry->value.has = true;
    }
}

/* No member is written twice, whatever a program puts into the map. */
static void test_any(void)
{
    static const char *const taken[] = {"a", "b"};
    bean_arena arena = {0};
    bean_buffer buffer = {0};
    bean_error error;
    s_keeper keeper;
    size_t i;
    for (i = 0; i < sizeof taken / sizeof *taken; i++) {
        memset(&keeper, 0, sizeof keeper);
        add(&keeper, &arena, "rest");
        EXPECT(s_keeper_write_with(&keeper, &buffer, NULL, &error) == BEAN_OK);
        EXPECT(buffer.size == 16 && memcmp(buffer.data, "{\"a\":0,\"rest\":5}", 16) == 0);
        bean_buffer_reset(&buffer);
        add(&keeper, &arena, taken[i]);
        EXPECT(s_keeper_write_with(&keeper, &buffer, NULL, &error) == BEAN_ERROR_DUPLICATE);
        EXPECT(buffer.size == 0 && error.pointer[0] == '/' && error.pointer[1] == *taken[i]);
        EXPECT(error.property != NULL && strcmp(error.property, "rest") == 0);
    }
    EXPECT(s_keeper_read(&keeper, "{}", 2, &arena, NULL) == BEAN_OK && keeper.rest.items == NULL);
    EXPECT(s_keeper_read(&keeper, "{\"x\":null}", 10, &arena, NULL) == BEAN_OK);
    EXPECT(keeper.rest.count == 1 && !keeper.rest.items[0].value.has);
    EXPECT(s_keeper_read(&keeper, "{\"x\":1}", 7, NULL, &error) != BEAN_OK);
    EXPECT(keeper.rest.items == NULL);
    bean_buffer_free(&buffer);
    bean_arena_free(&arena);
}

/* Neither lets `strict` refuse what an @any takes nor a full arena leave anything behind. */
static void test_limits(void)
{
    bean_read_options options = {0};
    bean_arena arena = {0};
    bean_error error;
    s_person person;
    size_t size;
    const char json[] = "{\"first\":\"a\",\"mfirst\":\"b\",\"x\":[1],\"y\":{\"z\":null}}";
    options.strict = true;
    EXPECT(s_person_read_with(&person, json, sizeof json - 1, &arena, &options, NULL) == BEAN_OK);
    bean_arena_free(&arena);
    for (size = 0; size < 2000; size += 8) {
        static char block[2000];
        bean_status status;
        bean_arena_init_fixed(&arena, block, size);
        status = s_person_read(&person, json, sizeof json - 1, &arena, &error);
        EXPECT(status == BEAN_OK || status == BEAN_ERROR_MEMORY);
        EXPECT((status == BEAN_OK) == (person.name != NULL && person.rest.count == 2));
    }
    EXPECT(person.name != NULL);
}

static void test_validate(void)
{
    bean_error error;
    bean_arena arena = {0};
    s_limited limited;
    s_small small;
    memset(&limited, 0, sizeof limited);
    memset(&small, 0, sizeof small);
    EXPECT(s_limited_validate(&limited, &error) == BEAN_OK);
    limited.tiny = &small;
    small.a = 10;
    EXPECT(s_limited_validate(&limited, &error) == BEAN_OK);
    small.has_a = true;
    EXPECT(s_limited_validate(&limited, &error) == BEAN_ERROR_CONSTRAINT);
    EXPECT(strcmp(error.pointer, "/ua") == 0);
    small.has_a = false;
    limited.more.b = BEAN_STR("long");
    EXPECT(s_limited_validate(&limited, &error) == BEAN_ERROR_CONSTRAINT);
    EXPECT(strcmp(error.pointer, "") == 0 && strcmp(error.property, "b") == 0);
    bean_arena_free(&arena);
}

int main(void)
{
    test_init();
    test_copy();
    test_any();
    test_limits();
    test_validate();
    return failures == 0 ? 0 : 1;
}
