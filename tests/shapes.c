/*
 * Reads documents with the same bean generated in several shapes, and holds them against each
 * other: verdict, place, pointer, texts and the bytes written must be the same in all of them,
 * whether strings are copied or borrowed. What they agree on is printed, a line a document:
 *
 *     ok TEXT                                  the canonical form
 *     error CODE OFFSET LINE:COLUMN POINTER BEAN PROPERTY EXPECTED DETAIL    separated by tabs
 *     differ SHAPE ...                         and the exit status is 1
 *
 * In TEXT and the other fields a backslash, a tab and a line end are written \\, \t, \n.
 *
 * Input: for each document a line with its size and the place of its bean, then its bytes and a
 * line end, on standard input. Places that follow those of the beans are lists of these beans.
 * Every document is read where it ends at an unreadable page, and once more where it starts behind
 * one. Compiled with "-DEACH_BEAN(X)=X(person) X(address)" and one object per shape made with
 * --prefix=f_, a_, p_ and t_. With a number as its argument it prints the texts of so many
 * statuses.
 */
#include "shapes_table.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/* Two pages that can't be touched around room for a document. */
struct guarded {
    char *start; /* of the readable part */
    size_t size;
};

static void unguard(struct guarded guarded)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    if (guarded.start != NULL) {
        munmap(guarded.start - page, guarded.size + 2 * page);
    }
}

/* Room for a document of this size: the same again, or more than that. */
static struct guarded guard(struct guarded guarded, size_t size)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *block;
    if (size < guarded.size) {
        return guarded;
    }
    unguard(guarded);
    guarded.size = (2 * size / page + 1) * page;
    block = mmap(NULL, guarded.size + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED ||
        mprotect(block + page, guarded.size, PROT_READ | PROT_WRITE) != 0) {
        perror("shapes: mmap");
        exit(2);
    }
    guarded.start = block + page;
    return guarded;
}

/* What a document is read as. */
struct root {
    const bean_type *const *types; /* by shape */
    bool is_list;
};

/* What one reading and writing came to. */
struct outcome {
    bean_status status;
    bean_error error;
    char *text;
    size_t size;
};

static struct outcome run(struct root of, int shape, const char *json, size_t size, bool borrow)
{
    const bean_type *type = of.types[shape];
    bean_gen_value bean = { .kind = BEAN_GEN_BEAN, .detail = type };
    bean_gen_value list = { .kind = BEAN_GEN_LIST, .size = sizeof(bean_gen_sequence),
                            .detail = &bean };
    const bean_gen_value *root = of.is_list ? &list : &bean;
    bean_read_options options = { .borrow = borrow };
    struct outcome outcome = { 0 };
    bean_arena arena = { 0 };
    bean_buffer buffer = { 0 };
    void *value;
    bean.size = (uint32_t)bean_type_size(type);
    value = malloc(root->size + 1);
    memset(value, 0xa5, root->size);
    outcome.status = bean_gen_read_document(root, value, json, size, &arena,
                                            borrow ? &options : NULL, &outcome.error);
    if (outcome.status == BEAN_OK) {
        outcome.status = bean_gen_write_document(root, value, &buffer, NULL, &outcome.error);
        outcome.text = buffer.data;
        outcome.size = buffer.size;
    } else {
        size_t i;
        for (i = 0; i < root->size; i++) {
            if (((char *)value)[i] != 0) {
                fprintf(stderr, "shapes: not zeroed after a failure\n");
                exit(1);
            }
        }
    }
    free(value);
    bean_arena_free(&arena);
    return outcome;
}

static bool same_text(const char *left, const char *right)
{
    return left == right || (left != NULL && right != NULL && strcmp(left, right) == 0);
}

static bool same(const struct outcome *left, const struct outcome *right)
{
    const bean_error *a = &left->error;
    const bean_error *b = &right->error;
    if (left->status != right->status || left->size != right->size) {
        return false;
    }
    if (left->status == BEAN_OK) {
        return left->size == 0 || memcmp(left->text, right->text, left->size) == 0;
    }
    return a->code == b->code && a->offset == b->offset && a->line == b->line &&
           a->column == b->column && same_text(a->bean, b->bean) &&
           same_text(a->property, b->property) && same_text(a->expected, b->expected) &&
           strcmp(a->found, b->found) == 0 && strcmp(a->pointer, b->pointer) == 0 &&
           strcmp(a->detail, b->detail) == 0;
}

static void print_text(const char *text, size_t size)
{
    size_t i;
    for (i = 0; i < size; i++) {
        switch (text[i]) {
        case '\\':
            fputs("\\\\", stdout);
            break;
        case '\t':
            fputs("\\t", stdout);
            break;
        case '\n':
            fputs("\\n", stdout);
            break;
        default:
            putchar(text[i]);
        }
    }
}

static void print_field(const char *text)
{
    putchar('\t');
    print_text(text == NULL ? "-" : text, text == NULL ? 1 : strlen(text));
}

static void print_outcome(const struct outcome *outcome)
{
    const bean_error *error = &outcome->error;
    if (outcome->status == BEAN_OK) {
        fputs("ok\t", stdout);
        print_text(outcome->text, outcome->size);
    } else {
        printf("error\t%s\t%llu\t%llu:%llu", bean_status_text(outcome->status),
               (unsigned long long)error->offset, (unsigned long long)error->line,
               (unsigned long long)error->column);
        print_field(error->pointer);
        /* The prefixes don't show: qualified names are the schema's. */
        print_field(error->bean);
        print_field(error->property);
        print_field(error->expected);
        print_field(error->detail);
    }
    putchar('\n');
}

/* The document stands at the end of its room. */
static bool check_document(struct root root, struct guarded room, size_t size)
{
    const char *json = room.start + room.size - size;
    struct outcome first = run(root, 0, json, size, false);
    bool agreed = true;
    int i;
    for (i = 1; i < 2 * SHAPE_COUNT; i++) {
        struct outcome other = run(root, i / 2, json, size, i % 2 != 0);
        if (!same(&first, &other)) {
            printf("differ\t%s%s\n", shapes[i / 2].name, i % 2 != 0 ? ", borrowed" : "");
            print_outcome(&first);
            print_outcome(&other);
            agreed = false;
        }
        free(other.text);
    }
    if (agreed) {
        print_outcome(&first);
    }
    if (size != 0) {
        struct outcome behind;
        memmove(room.start, json, size);
        behind = run(root, 0, room.start, size, false);
        if (!same(&first, &behind)) {
            printf("differ\tplace\n");
            agreed = false;
        }
        free(behind.text);
    }
    free(first.text);
    return agreed;
}

/* True when every type is of the shape that it should be of. */
static bool check_shapes(void)
{
    int bean;
    int shape;
    for (bean = 0; bean < BEAN_COUNT; bean++) {
        for (shape = 0; shape < SHAPE_COUNT; shape++) {
            if (bean_type_read_shape(beans[bean][shape]) != shapes[shape].shape ||
                bean_type_write_shape(beans[bean][shape]) != shapes[shape].shape) {
                fprintf(stderr, "shapes: %s is of another shape\n", shapes[shape].name);
                return false;
            }
        }
    }
    return true;
}

/* The texts of this many statuses, a line each. */
static int print_statuses(int count)
{
    int status;
    for (status = 1; status <= count; status++) {
        puts(bean_status_text((bean_status)status));
    }
    return 0;
}

int main(int argc, char **argv)
{
    bool all_agreed = true;
    struct guarded guarded = { NULL, 0 };
    unsigned long long size;
    int place;
    if (argc > 1) {
        return print_statuses(atoi(argv[1]));
    }
    if (!check_shapes()) {
        return 1;
    }
    while (scanf("%llu %d", &size, &place) == 2) {
        char *at_end;
        struct root root;
        guarded = guard(guarded, (size_t)size);
        at_end = guarded.start + guarded.size - size;
        if (place < 0 || place >= 2 * BEAN_COUNT || getchar() != '\n' ||
            fread(at_end, 1, (size_t)size, stdin) != size || getchar() != '\n') {
            fprintf(stderr, "shapes: the input is not as it should be\n");
            return 2;
        }
        root.types = beans[place % BEAN_COUNT];
        root.is_list = place >= BEAN_COUNT;
        all_agreed = check_document(root, guarded, (size_t)size) && all_agreed;
        fflush(stdout);
    }
    unguard(guarded);
    return all_agreed ? 0 : 1;
}
