/*
 * Limits of values in memory, for limits.test. EACH_BEAN names beans that are there with the prefix
 * f_ (fused) and t_ (table), and with t_loose_ without their limits but in the same C form.
 * Documents, in the form of shapes.c, are read by those and checked by the others: X_validate, and
 * writing with the option `check`, have to find the same. One line a document: what they found, or
 * "unreadable"; "unasked": writing without that option refuses it as well.
 */
#include <bean_gen.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TYPE2(prefix, stem) prefix##stem##_type
#define TYPE(prefix, stem) TYPE2(prefix, stem)
#define DECLARE(stem)                                                                              \
    extern const bean_type TYPE(f_, stem);                                                         \
    extern const bean_type TYPE(t_, stem);                                                         \
    extern const bean_type TYPE(t_loose_, stem);
#define ROW(stem) { { &TYPE(f_, stem), &TYPE(t_, stem) }, &TYPE(t_loose_, stem) },

EACH_BEAN(DECLARE)

enum { SHAPE_COUNT = 2 };

static const struct {
    const bean_type *strict[SHAPE_COUNT];
    const bean_type *loose;
} beans[] = { EACH_BEAN(ROW) };

enum { BEAN_COUNT = sizeof beans / sizeof *beans };

static bean_gen_value describe(const bean_type *type)
{
    bean_gen_value bean = { .kind = BEAN_GEN_BEAN, .detail = type };
    bean.size = (uint32_t)bean_type_size(type);
    return bean;
}

static bool is_same(const bean_error *left, const bean_error *right)
{
    return left->code == right->code &&
           (left->code == BEAN_OK || (strcmp(left->pointer, right->pointer) == 0 &&
                                      strcmp(left->expected, right->expected) == 0 &&
                                      strcmp(left->property, right->property) == 0));
}

/* False when the document can't be read without limits. */
static bool check(const bean_type *strict, const bean_type *loose, const char *json, size_t size,
                  bean_error *error, bool *unasked)
{
    bean_gen_value source = describe(loose);
    bean_gen_value checked = describe(strict);
    bean_write_options options = { .check = true };
    bean_arena arena = { 0 };
    bean_buffer buffer = { 0 };
    bean_error written = { 0 };
    void *value = malloc(source.size + 1);
    bool is_readable =
        bean_gen_read_document(&source, value, json, size, &arena, NULL, error) == BEAN_OK;
    if (is_readable) {
        bool is_valid = bean_gen_validate(&checked, value, error) == BEAN_OK;
        if (bean_gen_validate(&checked, value, NULL) != error->code ||
            (bean_gen_write_document(&checked, value, &buffer, &options, &written) == BEAN_OK) !=
                is_valid ||
            !is_same(error, &written) || (!is_valid && buffer.size != 0)) {
            printf("writing finds something else: %s %s %s\n", written.text, written.pointer,
                   written.expected);
        }
        *unasked = bean_gen_write_document(&checked, value, &buffer, NULL, NULL) != BEAN_OK;
    }
    free(value);
    bean_arena_free(&arena);
    bean_buffer_free(&buffer);
    return is_readable;
}

static void print(bool is_readable, const bean_error *error, bool unasked)
{
    if (!is_readable) {
        puts("unreadable");
    } else if (error->code == BEAN_OK) {
        puts("ok");
    } else {
        printf("%s\t%s\t%s%s\n", error->text, error->pointer, error->expected,
               unasked ? "\tunasked" : "");
    }
}

int main(void)
{
    unsigned long long size;
    int bean;
    while (scanf("%llu %d", &size, &bean) == 2) {
        char *json = malloc((size_t)size + 1);
        bean_error first;
        bool is_readable = false;
        bool unasked = false;
        if (bean < 0 || bean >= BEAN_COUNT || getchar() != '\n' ||
            fread(json, 1, (size_t)size, stdin) != size || getchar() != '\n') {
            fprintf(stderr, "limits_memory: the input is not as it should be\n");
            return 2;
        }
        for (int shape = 0; shape < SHAPE_COUNT; shape++) {
            bean_error error = { 0 };
            bool again = check(beans[bean].strict[shape], beans[bean].loose, json, (size_t)size,
                               &error, &unasked);
            if (shape == 0) {
                first = error;
                is_readable = again;
            } else if (again != is_readable || (again && !is_same(&first, &error))) {
                puts("the shapes differ");
            }
        }
        print(is_readable, &first, unasked);
        free(json);
    }
    return 0;
}
