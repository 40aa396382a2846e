/*
 * Unions in memory: what is zero, copies, comparisons, limits, views, and what can't be written.
 * Generated from the schema in unions_c.test. Prints the line of every expectation that fails.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "unions_gen.h"

static const char all[] =
    "{\"shape\":{\"type\":\"rect\",\"w\":1,\"h\":2,\"at_w\":3,\"at_h\":4,\"more\":[1],"
    "\"inner\":{\"type\":\"circle\",\"r\":2.0,\"note\":\"n\"}},"
    "\"block\":{\"t\":\"word\",\"c\":\"abc\"},"
    "\"event\":{\"shape\":{\"type\":\"circle\",\"r\":3.0,\"note\":\"\"}},"
    "\"pair\":[\"words\",[\"a\",\"b\"]],"
    "\"map\":{\"a\":null,\"b\":{\"type\":\"none\"}},"
    "\"list\":[\"gone\",{\"word\":\"x\"}]}";

static bool is_text(const bean_buffer *buffer, const char *text)
{
    bool same = buffer->size == strlen(text) && memcmp(buffer->data, text, buffer->size) == 0;
    if (!same) {
        printf("%.*s\n", (int)buffer->size, buffer->data);
    }
    return same;
}

static bean_str text_of(const char *text)
{
    bean_str made;
    made.data = text;
    made.size = strlen(text);
    return made;
}

static void test_copies(void)
{
    bean_arena first = {0};
    bean_arena second = {0};
    bean_buffer before = {0};
    bean_buffer after = {0};
    u_all in;
    u_all out;
    EXPECT(u_all_read(&in, all, sizeof all - 1, &first, NULL) == BEAN_OK);
    EXPECT(u_all_write(&in, &before) == BEAN_OK);
    EXPECT(u_all_copy(&out, &in, &second) == BEAN_OK);
    EXPECT(u_all_equal(&in, &out));
    EXPECT(out.shape.u.rect.place != in.shape.u.rect.place);
    EXPECT(out.shape.u.rect.inner != in.shape.u.rect.inner);
    EXPECT(out.block.u.word.data != in.block.u.word.data);
    out.map.items[1].value->tag = U_SHAPE_CIRCLE;
    EXPECT(!u_all_equal(&in, &out));
    out.map.items[1].value->tag = U_SHAPE_NONE;
    EXPECT(u_all_equal(&in, &out));
    out.event.u.shape.u.circle.r = 4;
    EXPECT(!u_all_equal(&in, &out));
    out.event.u.shape.u.circle.r = 3;
    bean_arena_free(&first);
    EXPECT(u_all_write(&out, &after) == BEAN_OK);
    EXPECT(after.size == before.size && memcmp(after.data, before.data, after.size) == 0);
    bean_arena_free(&second);
    bean_buffer_free(&before);
    bean_buffer_free(&after);
}

static void test_beginning(void)
{
    bean_buffer buffer = {0};
    u_shape shape;
    u_event event;
    u_shape_init(&shape);
    EXPECT(shape.tag == U_SHAPE_CIRCLE && shape.u.circle.r == 1);
    u_shape_clear(&shape);
    EXPECT(shape.tag == U_SHAPE_CIRCLE && shape.u.circle.r == 0);
    u_event_init(&event);
    EXPECT(event.tag == U_EVENT_SHAPE && event.u.shape.u.circle.r == 1);
    EXPECT(u_event_write(&event, &buffer) == BEAN_OK);
    EXPECT(is_text(&buffer, "{\"shape\":{\"type\":\"circle\",\"r\":1.0,\"note\":\"\"}}"));
    bean_buffer_free(&buffer);
}

/* Where X_validate and writing with checks find what is wrong. */
static void expect_limit(u_all *value, const char *pointer, int line)
{
    bean_write_options options = {0};
    bean_buffer buffer = {0};
    bean_error error;
    options.check = true;
    expect(u_all_validate(value, &error) == BEAN_ERROR_CONSTRAINT, line);
    expect(strcmp(error.pointer, pointer) == 0, line);
    expect(u_all_write_with(value, &buffer, &options, &error) == BEAN_ERROR_CONSTRAINT, line);
    expect(strcmp(error.pointer, pointer) == 0, line);
    expect(buffer.size == 0, line);
    bean_buffer_free(&buffer);
}

static void test_limits(void)
{
    bean_arena arena = {0};
    bean_error error;
    u_all value;
    EXPECT(u_all_read(&value, all, sizeof all - 1, &arena, NULL) == BEAN_OK);
    EXPECT(u_all_validate(&value, NULL) == BEAN_OK);
    value.shape.u.rect.inner->u.circle.r = -1;
    expect_limit(&value, "/shape/inner/r", __LINE__);
    value.shape.u.rect.inner->u.circle.r = 0;
    value.event.u.shape.u.circle.r = -1;
    expect_limit(&value, "/event/shape/r", __LINE__);
    value.event.u.shape.u.circle.r = 0;
    value.block.u.word = text_of("long");
    expect_limit(&value, "/block/c", __LINE__);
    value.block.u.word.size = 3;
    value.pair.u.words.items[1] = text_of("long");
    expect_limit(&value, "/pair/1/1", __LINE__);
    value.pair.u.words.items[1].size = 2;
    value.list.items[1].u.word = text_of("long");
    expect_limit(&value, "/list/1/word", __LINE__);
    value.list.items[1].u.word.size = 1;
    value.map.items[1].value->tag = U_SHAPE_CIRCLE;
    value.map.items[1].value->u.circle.r = -1;
    value.map.items[1].value->u.circle.note = text_of("");
    expect_limit(&value, "/map/b/r", __LINE__);
    value.map.items[1].value->tag = U_SHAPE_NONE;
    EXPECT(u_all_validate(&value, NULL) == BEAN_OK);
    value.list.items[0].tag = (u_event_tag)3;
    EXPECT(u_all_validate(&value, &error) == BEAN_ERROR_TAG);
    EXPECT(strcmp(error.pointer, "/list/0") == 0);
    bean_arena_free(&arena);
}

static void test_views(void)
{
    static const char json[] = "{\"type\":\"circle\",\"note\":\"n\",\"r\":2.0}";
    static const char late[] = "{\"note\":[],\"r\":2.0,\"type\":\"circle\"}";
    bean_read_options reading = {0};
    bean_write_options writing = {0};
    bean_arena arena = {0};
    bean_buffer buffer = {0};
    u_shape shape;
    reading.view = U_VIEW_PUBLIC;
    writing.view = U_VIEW_PUBLIC;
    EXPECT(u_shape_read_with(&shape, json, sizeof json - 1, &arena, &reading, NULL) == BEAN_OK);
    EXPECT(shape.u.circle.note.size == 0 && shape.u.circle.r == 2);
    EXPECT(u_shape_read_with(&shape, late, sizeof late - 1, &arena, &reading, NULL) == BEAN_OK);
    EXPECT(u_shape_read(&shape, late, sizeof late - 1, &arena, NULL) == BEAN_ERROR_TYPE);
    EXPECT(u_shape_read(&shape, json, sizeof json - 1, &arena, NULL) == BEAN_OK);
    EXPECT(shape.u.circle.note.size == 1);
    EXPECT(u_shape_write_with(&shape, &buffer, &writing, NULL) == BEAN_OK);
    EXPECT(is_text(&buffer, "{\"type\":\"circle\",\"r\":2.0}"));
    bean_buffer_free(&buffer);
    bean_arena_free(&arena);
}

static void expect_unwritten(const u_shape *shape, bean_status status, const char *pointer,
                             int line)
{
    bean_write_options options = {0};
    bean_buffer buffer = {0};
    bean_error error;
    expect(u_shape_write_with(shape, &buffer, &options, &error) == status, line);
    expect(status == BEAN_OK || strcmp(error.pointer, pointer) == 0, line);
    expect(status == BEAN_OK || buffer.size == 0, line);
    bean_buffer_free(&buffer);
}

/* Members of an @any must not be named like the tag; those of the beans inside may. */
static void test_kept_members(void)
{
    static const char json[] = "{\"type\":\"rect\",\"w\":1,\"h\":2,\"kind\":3,\"inner\":"
                               "{\"h\":4,\"w\":5,\"q\":{\"type\":1},\"type\":\"rect\"}}";
    bean_arena arena = {0};
    bean_buffer buffer = {0};
    u_shape shape;
    u_rect inner;
    EXPECT(u_shape_read(&shape, json, sizeof json - 1, &arena, NULL) == BEAN_OK);
    EXPECT(shape.u.rect.rest.count == 1 && shape.u.rect.inner->u.rect.rest.count == 1);
    EXPECT(u_shape_write(&shape, &buffer) == BEAN_OK);
    EXPECT(is_text(&buffer, "{\"type\":\"rect\",\"w\":1,\"h\":2,\"inner\":"
                            "{\"type\":\"rect\",\"w\":5,\"h\":4,\"inner\":null,"
                            "\"q\":{\"type\":1}},\"kind\":3}"));
    shape.u.rect.inner->u.rect.rest.items[0].key = text_of("type");
    expect_unwritten(&shape, BEAN_ERROR_DUPLICATE, "/inner/type", __LINE__);
    shape.u.rect.inner->u.rect.rest.items[0].key = text_of("typ");
    expect_unwritten(&shape, BEAN_OK, "", __LINE__);
    shape.u.rect.rest.items[0].key = text_of("type");
    expect_unwritten(&shape, BEAN_ERROR_DUPLICATE, "/type", __LINE__);
    shape.u.rect.rest.items[0].key = text_of("at_w");
    expect_unwritten(&shape, BEAN_ERROR_DUPLICATE, "/at_w", __LINE__);
    /* without a union around it there is no tag */
    inner = shape.u.rect.inner->u.rect;
    inner.rest.items[0].key = text_of("type");
    bean_buffer_reset(&buffer);
    EXPECT(u_rect_write(&inner, &buffer) == BEAN_OK);
    EXPECT(is_text(&buffer, "{\"w\":5,\"h\":4,\"inner\":null,\"type\":{\"type\":1}}"));
    bean_buffer_free(&buffer);
    bean_arena_free(&arena);
}

static void test_what_is_wrong(void)
{
    bean_write_options options = {0};
    bean_buffer buffer = {0};
    bean_error error;
    u_shape shape;
    u_own own;
    u_keeps keeps;
    u_shape_init(&shape);
    shape.tag = (u_shape_tag)7;
    expect_unwritten(&shape, BEAN_ERROR_TAG, "", __LINE__);
    EXPECT(u_shape_validate(&shape, &error) == BEAN_ERROR_TAG);
    u_own_init(&own);
    own.u.named.kind = text_of("none");
    EXPECT(u_own_write_with(&own, &buffer, &options, &error) == BEAN_ERROR_TAG);
    EXPECT(strcmp(error.pointer, "/kind") == 0 && strcmp(error.bean, "test.unions_c.Own") == 0);
    own.u.named.kind = text_of("named");
    own.u.named.circle.r = -1;
    EXPECT(u_own_validate(&own, &error) == BEAN_ERROR_CONSTRAINT);
    EXPECT(strcmp(error.pointer, "/circle/r") == 0);
    EXPECT(u_own_write(&own, &buffer) == BEAN_OK);
    EXPECT(is_text(&buffer, "{\"kind\":\"named\",\"circle\":{\"r\":-1.0,\"note\":\"\"}}"));
    bean_buffer_reset(&buffer);
    u_keeps_init(&keeps);
    keeps.tag = U_KEEPS_OTHER;
    keeps.u.other = text_of("[");
    EXPECT(u_keeps_write_with(&keeps, &buffer, &options, &error) != BEAN_OK);
    EXPECT(buffer.size == 0);
    bean_buffer_free(&buffer);
}

/* A patch changes the arm that there is, or gives another one. */
static void test_merge(void)
{
    static const char patch[] = "{\"shape\":{\"inner\":null,\"w\":7,\"h\":8,\"type\":\"rect\"},"
                                "\"event\":\"gone\",\"map\":{\"b\":null,\"c\":{\"r\":5,"
                                "\"type\":\"circle\"}},\"list\":[]}";
    bean_arena arena = {0};
    bean_buffer buffer = {0};
    bean_error error;
    u_all value;
    EXPECT(u_all_read(&value, all, sizeof all - 1, &arena, NULL) == BEAN_OK);
    EXPECT(u_all_merge(&value, patch, sizeof patch - 1, &arena, NULL) == BEAN_OK);
    EXPECT(u_all_write(&value, &buffer) == BEAN_OK);
    EXPECT(is_text(&buffer,
                   "{\"shape\":{\"type\":\"rect\",\"w\":7,\"h\":8,\"at_w\":3,\"at_h\":4,"
                   "\"inner\":null,\"more\":[1]},"
                   "\"block\":{\"t\":\"word\",\"c\":\"abc\"},\"event\":\"gone\","
                   "\"pair\":[\"words\",[\"a\",\"b\"]],\"map\":{\"a\":null,\"c\":"
                   "{\"type\":\"circle\",\"r\":5.0,\"note\":\"\"}},\"list\":[]}"));
    EXPECT(u_all_merge(&value, "{\"shape\":{\"w\":1}}", 17, &arena, NULL) == BEAN_OK);
    EXPECT(value.shape.tag == U_SHAPE_RECT && value.shape.u.rect.size.w == 1);
    EXPECT(u_all_merge(&value, "{\"pair\":{}}", 11, &arena, &error) == BEAN_ERROR_TYPE);
    EXPECT(strcmp(error.pointer, "/pair") == 0 && value.shape.u.rect.size.w == 1);
    bean_buffer_free(&buffer);
    bean_arena_free(&arena);
}

static void test_untagged(void)
{
    static const char json[] =
        "[null,-1,\"abc\",{\"r\":2.0,\"note\":\"n\"},{\"w\":1,\"h\":2},[null,[]]]";
    bean_read_options reading = {0};
    bean_arena first = {0};
    bean_arena second = {0};
    bean_buffer buffer = {0};
    bean_error error;
    u_free in;
    u_free out;
    u_free_init(&in);
    EXPECT(in.tag == U_FREE_NONE);
    EXPECT(u_free_read(&in, json, sizeof json - 1, &first, NULL) == BEAN_OK);
    EXPECT(in.tag == U_FREE_LIST && in.u.list.count == 6 && in.u.list.items[4].u.size.h == 2);
    EXPECT(u_free_copy(&out, &in, &second) == BEAN_OK && u_free_equal(&in, &out));
    out.u.list.items[5].u.list.items[0].tag = U_FREE_NUMBER;
    out.u.list.items[5].u.list.items[0].u.number = 0;
    EXPECT(!u_free_equal(&in, &out));
    out.u.list.items[5].u.list.items[0].tag = U_FREE_NONE;
    EXPECT(u_free_equal(&in, &out));
    bean_arena_free(&first);
    EXPECT(u_free_write(&out, &buffer) == BEAN_OK && is_text(&buffer, json));
    out.u.list.items[3].u.circle.r = -1;
    EXPECT(u_free_validate(&out, &error) == BEAN_ERROR_CONSTRAINT);
    EXPECT(strcmp(error.pointer, "/3/r") == 0);
    out.u.list.items[3].tag = U_FREE_WORD;
    out.u.list.items[3].u.word = text_of("long");
    EXPECT(u_free_validate(&out, &error) == BEAN_ERROR_CONSTRAINT);
    EXPECT(strcmp(error.pointer, "/3") == 0 && strcmp(error.property, "word") == 0);
    /* the limit of depth, and no level of its own */
    reading.depth = 2;
    EXPECT(u_free_read_with(&in, "[[1]]", 5, &second, &reading, NULL) == BEAN_OK);
    EXPECT(u_free_read_with(&in, "[[[1]]]", 7, &second, &reading, NULL) == BEAN_ERROR_DEPTH);
    EXPECT(u_free_read_with(&in, "[[{\"r\":1}]]", 11, &second, &reading, &error) ==
           BEAN_ERROR_DEPTH);
    EXPECT(error.offset == 2 && strcmp(error.pointer, "/0/0") == 0);
    bean_arena_free(&second);
    bean_buffer_free(&buffer);
}

/* An event without data is no level of its own: it fits where no level is left. */
static void test_depth(void)
{
    static const char json[] = "[\"gone\"]";
    bean_read_options reading = {0};
    bean_arena arena = {0};
    u_event_list list;
    u_event_list copy;
    bean_error error;
    reading.depth = 1;
    EXPECT(u_event_list_read_with(&list, json, sizeof json - 1, &arena, &reading, &error) ==
           BEAN_OK);
    EXPECT(list.count == 1 && list.items[0].tag == U_EVENT_GONE);
    memset(&copy, 0, sizeof copy);
    EXPECT(u_event_list_read_with(&copy, "[{\"word\":\"a\"}]", 14, &arena, &reading, &error) ==
           BEAN_ERROR_DEPTH);
    bean_arena_free(&arena);
}

static void expect_beside(const u_beside *beside, bean_status status, const char *pointer, int line)
{
    bean_write_options options = {0};
    bean_buffer buffer = {0};
    bean_error error;
    options.check = true;
    expect(u_beside_write_with(beside, &buffer, &options, &error) == status, line);
    expect(strcmp(error.pointer, pointer) == 0 && buffer.size == 0, line);
    bean_buffer_free(&buffer);
}

/* Unions whose tags stand beside them have no level of their own, whatever their type says. */
static void test_beside(void)
{
    static const char json[] = "{\"block_t\":\"word\",\"block\":\"abc\",\"event_t\":\"shape\","
                               "\"event\":{\"type\":\"circle\",\"r\":3.0,\"note\":\"n\"},\"q\":1}";
    static const char hidden[] = "{\"event\":[],\"event_t\":5,\"block_t\":\"rule\"}";
    bean_read_options reading = {0};
    bean_write_options writing = {0};
    bean_arena first = {0};
    bean_arena second = {0};
    bean_buffer buffer = {0};
    bean_error error;
    u_beside in;
    u_beside out;
    u_beside_init(&in);
    EXPECT(in.block.tag == U_BLOCK_CIRCLE && in.block.u.circle.r == 1 && in.event == NULL);
    EXPECT(u_beside_read(&in, json, sizeof json - 1, &first, NULL) == BEAN_OK);
    EXPECT(in.block.tag == U_BLOCK_WORD && in.event->tag == U_EVENT_SHAPE);
    EXPECT(u_beside_copy(&out, &in, &second) == BEAN_OK && u_beside_equal(&in, &out));
    EXPECT(out.event != in.event && out.block.u.word.data != in.block.u.word.data);
    out.event->u.shape.u.circle.r = -1;
    EXPECT(!u_beside_equal(&in, &out));
    EXPECT(u_beside_validate(&out, &error) == BEAN_ERROR_CONSTRAINT);
    EXPECT(strcmp(error.pointer, "/event/r") == 0);
    expect_beside(&out, BEAN_ERROR_CONSTRAINT, "/event/r", __LINE__);
    out.event->u.shape.u.circle.r = 3;
    bean_arena_free(&first);
    EXPECT(u_beside_write(&out, &buffer) == BEAN_OK && is_text(&buffer, json));
    out.block.u.word = text_of("long");
    EXPECT(u_beside_validate(&out, &error) == BEAN_ERROR_CONSTRAINT);
    EXPECT(strcmp(error.pointer, "/block") == 0 && strcmp(error.property, "word") == 0);
    expect_beside(&out, BEAN_ERROR_CONSTRAINT, "/block", __LINE__);
    out.block.tag = (u_block_tag)9;
    EXPECT(u_beside_validate(&out, &error) == BEAN_ERROR_TAG);
    EXPECT(strcmp(error.pointer, "/block") == 0);
    expect_beside(&out, BEAN_ERROR_TAG, "/block_t", __LINE__);
    out.block.tag = U_BLOCK_RULE;
    out.rest.items[0].key = text_of("event_t");
    expect_beside(&out, BEAN_ERROR_DUPLICATE, "/event_t", __LINE__);
    out.rest.count = 0;
    reading.view = U_VIEW_PUBLIC;
    writing.view = U_VIEW_PUBLIC;
    bean_buffer_reset(&buffer);
    EXPECT(u_beside_write_with(&out, &buffer, &writing, NULL) == BEAN_OK);
    EXPECT(is_text(&buffer, "{\"block_t\":\"rule\"}"));
    EXPECT(u_beside_read_with(&in, hidden, sizeof hidden - 1, &first, &reading, NULL) == BEAN_OK);
    EXPECT(in.event == NULL && in.block.tag == U_BLOCK_RULE);
    EXPECT(u_beside_read(&in, hidden, sizeof hidden - 1, &first, NULL) == BEAN_ERROR_TYPE);
    bean_arena_free(&first);
    bean_arena_free(&second);
    bean_buffer_free(&buffer);
}

int main(void)
{
    test_beside();
    test_copies();
    test_beginning();
    test_limits();
    test_views();
    test_kept_members();
    test_what_is_wrong();
    test_merge();
    test_untagged();
    test_depth();
    return failures == 0 ? 0 : 1;
}
