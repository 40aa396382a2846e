/*
 * Applies patches: reads lines of a bean's place, a target and a patch, with tabs between them, and
 * prints for each what came of it: "ok" and the text, or the code, offset, pointer and property of
 * the failure. What a merge must not do, such as to change a target although it fails, ends the
 * program. EACH_BEAN(X) names the beans; the generated code has the prefix m_.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "merge_gen.h"

enum { LINE_ROOM = 1 << 20, BLOCK_SIZE = 1 << 16 };

static void check(bool is_true, const char *what)
{
    if (!is_true) {
        printf("wrong\t%s\n", what);
        exit(1);
    }
}

static bool is_same_mark(const bean_arena_mark *left, const bean_arena_mark *right)
{
    return memcmp(left, right, sizeof *left) == 0;
}

/* The functions of a bean for memory of any type. */
struct functions {
    size_t size;
    bean_status (*read)(void *out, const char *json, bean_arena *arena);
    bean_status (*merge)(void *out, const char *json, bean_arena *arena, bean_error *error);
    bean_status (*copy)(void *out, const void *in, bean_arena *arena);
    bool (*equal)(const void *left, const void *right);
    bean_status (*write)(const void *in, bean_buffer *out);
};

#define FUNCTIONS(X)                                                                              \
    static bean_status read_##X(void *out, const char *json, bean_arena *arena)                   \
    {                                                                                             \
        return m_##X##_read((m_##X *)out, json, strlen(json), arena, NULL);                       \
    }                                                                                             \
    static bean_status merge_##X(void *out, const char *json, bean_arena *arena,                  \
                                 bean_error *error)                                               \
    {                                                                                             \
        return m_##X##_merge((m_##X *)out, json, strlen(json), arena, error);                     \
    }                                                                                             \
    static bean_status copy_##X(void *out, const void *in, bean_arena *arena)                     \
    {                                                                                             \
        return m_##X##_copy((m_##X *)out, (const m_##X *)in, arena);                              \
    }                                                                                             \
    static bool equal_##X(const void *left, const void *right)                                    \
    {                                                                                             \
        return m_##X##_equal((const m_##X *)left, (const m_##X *)right);                          \
    }                                                                                             \
    static bean_status write_##X(const void *in, bean_buffer *out)                                \
    {                                                                                             \
        return m_##X##_write((const m_##X *)in, out);                                             \
    }
#define ROW(X) {sizeof(m_##X), read_##X, merge_##X, copy_##X, equal_##X, write_##X},
/* clang-format off */
EACH_BEAN(FUNCTIONS)
static const struct functions beans[] = {EACH_BEAN(ROW)};
/* clang-format on */

union memory {
    max_align_t aligned;
    char bytes[BLOCK_SIZE];
};

/* Where memory ends early the target stays as it was. The last merge is the one that has enough, or
 * fails for another reason. */
static void starve(const struct functions *bean, const char *target, const char *patch,
                   bean_status expected)
{
    static union memory block;
    static union memory value;
    static union memory before;
    bean_arena first = {0};
    bean_arena arena;
    bean_status status = BEAN_ERROR_MEMORY;
    size_t size;
    check(bean->size <= sizeof value, "the size of the bean");
    check(bean->read(&value, target, &first) == BEAN_OK, "target");
    check(bean->copy(&before, &value, &first) == BEAN_OK, "copy");
    for (size = 0; status == BEAN_ERROR_MEMORY && size < BLOCK_SIZE; size += 24) {
        check(bean->equal(&value, &before), "a failure has changed the target");
        bean_arena_init_fixed(&arena, block.bytes, size);
        status = bean->merge(&value, patch, &arena, NULL);
    }
    check(status == expected || size >= BLOCK_SIZE, "memory decides what a merge gives");
    bean_arena_free(&first);
}

static void try(const struct functions *bean, const char *target, const char *patch)
{
    static union memory value;
    static union memory before;
    bean_arena arena = {0};
    bean_buffer buffer = {0};
    bean_arena_mark mark;
    bean_arena_mark after;
    bean_error error;
    bean_status status;
    check(bean->read(&value, target, &arena) == BEAN_OK, target);
    check(bean->copy(&before, &value, &arena) == BEAN_OK, "copy");
    mark = bean_arena_save(&arena);
    status = bean->merge(&value, patch, &arena, &error);
    check(status == error.code, "status");
    if (status == BEAN_OK) {
        check(bean->write(&value, &buffer) == BEAN_OK, "the result can't be written");
        printf("ok\t%.*s\n", (int)buffer.size, buffer.data);
    } else {
        after = bean_arena_save(&arena);
        check(is_same_mark(&mark, &after), "a failure has left something in the arena");
        check(bean->equal(&value, &before), "a failure has changed the target");
        printf("%d\t%d\t%s\t%s\n", (int)status, (int)error.offset, error.pointer,
               error.property == NULL ? "" : error.property);
    }
    bean_buffer_free(&buffer);
    bean_arena_free(&arena);
    starve(bean, target, patch, status);
}

/* What a document can't say: missing arguments, a target that is no JSON, what is shared. */
static void check_calls(void)
{
    const char patch[] = "{\"v\":{\"a\":1}}";
    const char json[] = "{\"name\":\"n\",\"at\":{\"x\":1},\"home\":{\"x\":2},\"points\":{}}";
    bean_arena arena = {0};
    bean_error error;
    m_text text;
    m_person person;
    m_person before;
    memset(&text, 0, sizeof text);
    check(merge_text(NULL, patch, &arena, &error) == BEAN_ERROR_ARGUMENT, "no target");
    check(error.code == BEAN_ERROR_ARGUMENT && error.pointer[0] == '\0', "its description");
    check(m_text_merge(&text, NULL, 1, &arena, NULL) == BEAN_ERROR_ARGUMENT, "no patch");
    check(merge_text(&text, patch, NULL, NULL) == BEAN_ERROR_ARGUMENT, "no arena");
    check(text.v.data == NULL, "a failure has changed the target");
    text.v = BEAN_STR("{\"a\":1");
    check(merge_text(&text, patch, &arena, &error) == BEAN_ERROR_ARGUMENT, "a bad target");
    check(strcmp(error.pointer, "/v") == 0 && error.offset == 5 && text.v.size == 6, "its place");
    text.v = BEAN_STR(" [1 ");
    check(merge_text(&text, patch, &arena, &error) == BEAN_OK, "no object");
    check(bean_str_equal(text.v, BEAN_STR("{\"a\":1}")) && text.v.data[text.v.size] == '\0', "v");
    check(read_person(&person, json, &arena) == BEAN_OK, "person");
    before = person;
    check(merge_person(&person, "{\"home\":{\"y\":3}}", &arena, NULL) == BEAN_OK, "home");
    check(person.home != before.home && before.home->x == 2 && !before.home->has_y, "the old one");
    check(person.home->x == 2 && person.home->y == 3 && person.home->has_y, "the new one");
    check(person.name.data == before.name.data && person.tags.items == before.tags.items, "shared");
    bean_arena_free(&arena);
}

int main(void)
{
    static char line[LINE_ROOM];
    check_calls();
    while (fgets(line, sizeof line, stdin) != NULL) {
        char *target = strchr(line, '\t');
        char *patch = target == NULL ? NULL : strchr(target + 1, '\t');
        check(patch != NULL, "the input");
        *target++ = '\0';
        *patch++ = '\0';
        patch[strcspn(patch, "\n")] = '\0';
        try(&beans[strtoul(line, NULL, 10)], target, patch);
    }
    return 0;
}
