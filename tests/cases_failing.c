/*
 * Reads and writes documents while single allocations fail, with the same beans as tests/shapes.c
 * and its form of input. Each allocation fails once, and once with all that follow it: the outcome
 * is "out of memory" and nothing else, all blocks are given back, and the next call with the same
 * arena and buffer succeeds and gives the same bytes. Prints what was wrong, then a line with the
 * number of failures that were tried.
 */
#include "shapes_table.h"

#include <stdlib.h>

/* malloc, free and copies: every block moves whenever it grows. */
struct failing {
    size_t calls;
    size_t fail_at; /* from 1; 0: none */
    bool fail_on;   /* all after it fail, too */
    size_t blocks;
};

static bool never_fails; /* the control: what is wrong then has to be seen */

static void *resize(void *user, void *block, size_t old_size, size_t new_size)
{
    struct failing *failing = (struct failing *)user;
    void *moved = NULL;
    if (new_size != 0) {
        failing->calls++;
        if (!never_fails && failing->fail_at != 0 &&
            (failing->calls == failing->fail_at ||
             (failing->fail_on && failing->calls > failing->fail_at))) {
            return NULL;
        }
        moved = malloc(new_size);
        if (moved == NULL) {
            exit(2);
        }
        if (block != NULL) {
            memcpy(moved, block, old_size < new_size ? old_size : new_size);
        }
        failing->blocks++;
    }
    if (block != NULL) {
        failing->blocks--;
        free(block);
    }
    return moved;
}

static size_t wrong;
static const char *shape_name;
static unsigned long document_number;

static void say(const char *what, const struct failing *failing, bean_status status)
{
    if (wrong++ < 20) {
        printf("document %lu, %s, allocation %lu%s: %s: %s\n", document_number, shape_name,
               (unsigned long)failing->fail_at, failing->fail_on ? " on" : "", what,
               bean_status_text(status));
    }
}

/* What a bean is read into. */
static void *value;

/* Reads, and writes what was read. The arena and the buffer stay as they are. */
static bean_status read_and_write(const bean_type *type, const char *json, size_t size,
                                  bean_arena *arena, bean_buffer *buffer, bean_error *error)
{
    bean_gen_value bean = {.kind = BEAN_GEN_BEAN, .detail = type};
    bean_status status;
    bean.size = (uint32_t)bean_type_size(type);
    memset(value, 0xa5, bean.size);
    memset(error, 0, sizeof *error);
    status = bean_gen_read_document(&bean, value, json, size, arena, NULL, error);
    return status != BEAN_OK ? status : bean_gen_write_document(&bean, value, buffer, NULL, error);
}

static bool same_text(const bean_buffer *left, const bean_buffer *right)
{
    return left->size == right->size &&
           (left->size == 0 || memcmp(left->data, right->data, left->size) == 0);
}

/* One failure, and the call after it. */
static void try_failure(struct failing *failing, const bean_type *type, const char *json,
                        size_t size, bean_status wanted, const bean_buffer *expected)
{
    bean_allocator allocator = {resize, failing};
    bean_buffer buffer;
    bean_arena arena;
    bean_error error;
    bean_status status;

    failing->calls = 0;
    failing->blocks = 0;
    bean_arena_init(&arena, &allocator);
    bean_buffer_init(&buffer, &allocator);
    status = read_and_write(type, json, size, &arena, &buffer, &error);
    if (status != BEAN_ERROR_MEMORY || error.code != status || buffer.size != 0) {
        say("not out of memory", failing, status);
    }
    failing->fail_on = false; /* from here on there is memory */
    failing->calls = failing->fail_at;
    status = read_and_write(type, json, size, &arena, &buffer, &error);
    if (status != wanted || !same_text(&buffer, expected)) {
        say("the call after it", failing, status);
    }
    bean_arena_free(&arena);
    bean_buffer_free(&buffer);
    if (failing->blocks != 0) {
        say("blocks are left", failing, status);
    }
}

/* All failures of one document in one shape; returns their number. */
static unsigned long try_document(const bean_type *type, const char *json, size_t size)
{
    struct failing failing = {0};
    bean_allocator allocator = {resize, &failing};
    bean_buffer plain = {0};
    bean_buffer moving;
    bean_arena arena = {0};
    bean_error error;
    bean_status wanted = read_and_write(type, json, size, &arena, &plain, &error);
    size_t calls;

    bean_arena_free(&arena);
    bean_arena_init(&arena, &allocator);
    bean_buffer_init(&moving, &allocator);
    if (read_and_write(type, json, size, &arena, &moving, &error) != wanted ||
        !same_text(&plain, &moving)) {
        say("malloc and an allocator that moves blocks differ", &failing, wanted);
    }
    bean_arena_free(&arena);
    bean_buffer_free(&moving);
    if (failing.blocks != 0) {
        say("blocks are left", &failing, wanted);
    }
    calls = failing.calls;
    for (failing.fail_at = 1; failing.fail_at <= calls; failing.fail_at++) {
        failing.fail_on = false;
        try_failure(&failing, type, json, size, wanted, &plain);
        failing.fail_on = true;
        try_failure(&failing, type, json, size, wanted, &plain);
    }
    bean_buffer_free(&plain);
    return 2 * (unsigned long)calls;
}

int main(int count, char **arguments)
{
    unsigned long long size;
    unsigned long tried = 0;
    int bean;
    never_fails = count > 1 && strcmp(arguments[1], "control") == 0;
    for (; scanf("%llu %d", &size, &bean) == 2; document_number++) {
        char *json = (char *)malloc((size_t)size + 1);
        int shape;
        if (json == NULL || bean < 0 || bean >= BEAN_COUNT || getchar() != '\n' ||
            fread(json, 1, (size_t)size, stdin) != size || getchar() != '\n') {
            fprintf(stderr, "failing: the input is not as it should be\n");
            return 2;
        }
        for (shape = 0; shape < SHAPE_COUNT; shape++) {
            shape_name = shapes[shape].name;
            value = malloc(bean_type_size(beans[bean][shape]) + 1);
            if (value == NULL) {
                return 2;
            }
            tried += try_document(beans[bean][shape], json, (size_t)size);
            free(value);
        }
        free(json);
    }
    printf("%lu failures in %lu documents\n", tried, document_number);
    return wrong == 0 ? 0 : 1;
}
