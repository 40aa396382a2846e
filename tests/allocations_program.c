/*
 * Reads a file again and again into an arena that is reset, writes it into a buffer that is reset,
 * and prints how often the allocator was asked for memory: for the first message, for the ones
 * after it, and for one with an arena and a buffer of its own. See allocations.test.
 */
#include <stdio.h>
#include <stdlib.h>

enum { MESSAGES = 4 };

static size_t allocations;

static void *count_resize(void *user, void *block, size_t old_size, size_t new_size)
{
    (void)user;
    (void)old_size;
    if (new_size == 0) {
        free(block);
        return NULL;
    }
    allocations++;
    return realloc(block, new_size);
}

struct message {
    const bean_gen_value *value;
    void *object;
    bean_str json;
    bool borrow;
};

/* Prints the number of allocations that it took; false when what was written is not as expected. */
static bool pass(const struct message *message, bean_arena *arena, bean_buffer *out, bean_str text)
{
    bean_read_options options = {0};
    options.borrow = message->borrow;
    allocations = 0;
    bean_arena_reset(arena);
    bean_buffer_reset(out);
    if (bean_gen_read_document(message->value, message->object, message->json.data,
                               message->json.size, arena, &options, NULL) != BEAN_OK ||
        bean_gen_write_document(message->value, message->object, out, NULL, NULL) != BEAN_OK) {
        return false;
    }
    printf(" %lu", (unsigned long)allocations);
    return out->size == text.size && memcmp(out->data, text.data, text.size) == 0;
}

static bool measure(struct message *message, bool borrow, bean_str text)
{
    bean_allocator allocator = {count_resize, NULL};
    bean_arena arena;
    bean_buffer out;
    bool is_right = true;
    message->borrow = borrow;
    bean_arena_init(&arena, &allocator);
    bean_buffer_init(&out, &allocator);
    for (int i = 0; i < MESSAGES; i++) {
        is_right = pass(message, &arena, &out, text) && is_right;
    }
    bean_arena_free(&arena);
    bean_buffer_free(&out);
    is_right = pass(message, &arena, &out, text) && is_right;
    printf("\n");
    bean_arena_free(&arena);
    bean_buffer_free(&out);
    return is_right;
}

/* Strings copied, then borrowed. */
static int measure_file(const bean_gen_value *value, const char *path, const char *canonical)
{
    bean_arena texts = {0};
    struct message message = {0};
    bean_str text;
    int status = 1;
    message.value = value;
    message.object = calloc(1, value->size);
    if (message.object != NULL && bean_file_read(path, &texts, &message.json) == BEAN_OK &&
        bean_file_read(canonical, &texts, &text) == BEAN_OK && measure(&message, false, text) &&
        measure(&message, true, text)) {
        status = 0;
    }
    free(message.object);
    bean_arena_free(&texts);
    return status;
}
