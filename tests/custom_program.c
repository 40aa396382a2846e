/*
 * What functions of @include(custom: ...) are handed, and how often they are called. Generated from
 * the second schema in custom.test.
 */
#include <string.h>

#include "expect.h"
#include "custom_gen.h"

/* What the functions answer, and what they saw. */
static bool answer;
static int calls;
static const void *seen_value;
static const void *seen_bean;

static bool note(const void *value, const void *bean, void *user)
{
    EXPECT(user == NULL);
    calls++;
    seen_value = value;
    seen_bean = bean;
    return answer;
}

bool omits_id(const int32_t *value, const void *bean, void *user)
{
    const c_part *part = (const c_part *)bean;
    EXPECT(user == NULL && &part->id == value);
    return *value == 5;
}

bool omits_part(const c_part *value, const void *bean, void *user)
{
    return value != NULL && value->id == 1 && note(value, bean, user);
}

bool omits_parts(const c_part_list *value, const void *bean, void *user)
{
    return value->count == 1 && note(value, bean, user);
}

bool omits_choice(const c_choice *value, const void *bean, void *user)
{
    return value == NULL || (value->tag == C_CHOICE_PART && note(value, bean, user));
}

bool omits_level(const c_level *value, const void *bean, void *user)
{
    return *value == C_LEVEL_HIGH && note(value, bean, user);
}

bool omits_grid(const int16_t (*value)[2][2], const void *bean, void *user)
{
    return value == NULL || ((*value)[1][1] == 1 && note(value, bean, user));
}

/* The text, and that one of the functions was called for a value of a bean; NULL: none was. */
static void check(const c_thing *thing, const void *value, const char *expected, int line)
{
    bean_buffer out = {0};
    char text[500];
    size_t needed = 0;
    calls = 0;
    seen_value = NULL;
    seen_bean = thing;
    expect(c_thing_write(thing, &out) == BEAN_OK, line);
    expect(out.size == strlen(expected) && memcmp(out.data, expected, out.size) == 0, line);
    expect(calls == (value != NULL) && seen_value == value && seen_bean == thing, line);
    expect(c_thing_write_to(thing, text, sizeof text, &needed) == BEAN_OK, line);
    expect(strcmp(text, expected) == 0, line);
    bean_buffer_free(&out);
}

#define CHECK(value, expected) check(&thing, (value), (expected), __LINE__)

static void test_what_is_handed(void)
{
    c_part part = {1, NULL};
    c_thing thing;
    c_thing_init(&thing);
    CHECK(NULL, "{\"part\":{\"id\":0,\"next\":null},\"maybe\":null,\"list\":[],\"level\":\"low\"}");
    thing.part.id = 1;
    answer = false;
    CHECK(&thing.part,
          "{\"part\":{\"id\":1,\"next\":null},\"maybe\":null,\"list\":[],\"level\":\"low\"}");
    answer = true;
    CHECK(&thing.part, "{\"maybe\":null,\"list\":[],\"level\":\"low\"}");
    thing.part.id = 5;
    thing.maybe = &part;
    CHECK(&part, "{\"part\":{\"next\":null},\"list\":[],\"level\":\"low\"}");
    thing.maybe = NULL;
    thing.list.items = &part;
    thing.list.count = 1;
    CHECK(&thing.list, "{\"part\":{\"next\":null},\"maybe\":null,\"level\":\"low\"}");
    thing.list.count = 0;
    thing.level = C_LEVEL_HIGH;
    CHECK(&thing.level, "{\"part\":{\"next\":null},\"maybe\":null,\"list\":[]}");
}

static void test_nullable(void)
{
    static c_choice choice;
    c_thing thing;
    c_thing_init(&thing);
    thing.part.id = 5;
    thing.choice = &choice;
    choice.tag = C_CHOICE_PART;
    CHECK(&choice, "{\"part\":{\"next\":null},\"maybe\":null,\"list\":[],\"level\":\"low\"}");
    choice.tag = C_CHOICE_NONE;
    CHECK(NULL, "{\"part\":{\"next\":null},\"maybe\":null,\"list\":[],"
                "\"choice\":{\"type\":\"none\"},\"level\":\"low\"}");
    thing.choice = NULL;
    thing.has_grid = true;
    CHECK(NULL, "{\"part\":{\"next\":null},\"maybe\":null,\"list\":[],\"level\":\"low\","
                "\"grid\":[[0,0],[0,0]]}");
    thing.grid[1][1] = 1;
    CHECK(&thing.grid, "{\"part\":{\"next\":null},\"maybe\":null,\"list\":[],\"level\":\"low\"}");
}

/* A tag beside its union goes, and stays, together with it: the function is asked for each. */
static void test_siblings(void)
{
    static const char *const expected[] = {
        "{\"part\":{\"next\":null},\"maybe\":null,\"list\":[],\"level\":\"low\","
        "\"kind\":\"part\",\"beside\":{\"id\":3,\"next\":null}}",
        "{\"part\":{\"next\":null},\"maybe\":null,\"list\":[],\"level\":\"low\"}"};
    static c_choice choice;
    char text[200];
    c_thing thing;
    int round;
    c_thing_init(&thing);
    thing.part.id = 5;
    thing.beside = &choice;
    choice.tag = C_CHOICE_PART;
    choice.u.part.id = 3;
    for (round = 0; round < 2; round++) {
        answer = round != 0;
        calls = 0;
        EXPECT(c_thing_write_to(&thing, text, sizeof text, NULL) == BEAN_OK);
        EXPECT(strcmp(text, expected[round]) == 0);
        EXPECT(calls == 2 && seen_value == &choice && seen_bean == &thing);
    }
}

/* What a view hides the function isn't asked about. */
static void test_views(void)
{
    static const char expected[] = "{\n  \"part\": {\n    \"next\": null\n  },\n"
                                   "  \"maybe\": null,\n  \"list\": []\n}";
    bean_write_options options = {0};
    bean_buffer out = {0};
    c_thing thing;
    int round;
    c_thing_init(&thing);
    thing.part.id = 5;
    thing.level = C_LEVEL_HIGH;
    options.pretty = true;
    for (round = 0; round < 2; round++) {
        calls = 0;
        options.view = round == 0 ? C_VIEW_PUBLIC : UINT64_C(1) << 40;
        out.size = 0;
        EXPECT(c_thing_write_with(&thing, &out, &options, NULL) == BEAN_OK);
        EXPECT(calls == (round == 0));
        EXPECT(out.size == strlen(expected) && memcmp(out.data, expected, out.size) == 0);
    }
    bean_buffer_free(&out);
}

/* Copies and comparisons know nothing of them. */
static void test_equal(void)
{
    bean_arena arena = {0};
    c_part part = {5, NULL};
    c_part copy;
    c_part other = {0, NULL};
    EXPECT(c_part_copy(&copy, &part, &arena) == BEAN_OK && copy.id == 5);
    EXPECT(c_part_equal(&copy, &part) && !c_part_equal(&copy, &other));
    bean_arena_free(&arena);
}

int main(void)
{
    test_what_is_handed();
    test_nullable();
    test_siblings();
    test_views();
    test_equal();
    return failures != 0;
}
