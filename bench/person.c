/*
 * person and person_list20, read and written, in each shape and with cJSON, in one run. Before a
 * row is timed, what it reads must write the document again byte for byte.
 *
 * Usage: person PERSON.json PERSON_LIST.json ROUNDS SECONDS_A_ROUND
 */
#include <bean_gen.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"
#include "person_f.h"
#ifdef HAVE_CJSON
#include "person_cjson.h"
#endif

extern const bean_type a_person_type;
extern const bean_type p_person_type;
extern const bean_type t_person_type;

static const struct {
    const char *name;
    const bean_type *type;
} shapes[] = {
    { "fused", &f_person_type },
    { "fused --inline=all", &a_person_type },
    { "property", &p_person_type },
    { "table", &t_person_type },
};

enum { SHAPE_COUNT = sizeof shapes / sizeof *shapes, ROW_COUNT = SHAPE_COUNT + 1 };

/* A document and one way to read and write it. */
struct task {
    const char *json;
    size_t size;
    bool is_list;
    bool borrow;
    bean_gen_value bean;
    bean_gen_value list;
    bean_arena arena;
    bean_buffer buffer;
    f_person_list people; /* what was read, for writing */
};

static const bean_gen_value *root_of(const struct task *task)
{
    return task->is_list ? &task->list : &task->bean;
}

static void *value_of(struct task *task, f_person *room)
{
    return task->is_list ? (void *)&task->people : (void *)room;
}

static bool read_once(struct task *task, f_person *room)
{
    bean_read_options options = { .borrow = true };
    bean_arena_reset(&task->arena);
    return bean_gen_read_document(root_of(task), value_of(task, room), task->json, task->size,
                                  &task->arena, task->borrow ? &options : NULL, NULL) == BEAN_OK;
}

static bool write_once(struct task *task, f_person *room)
{
    bean_buffer_reset(&task->buffer);
    return bean_gen_write_document(root_of(task), value_of(task, room), &task->buffer, NULL,
                                   NULL) == BEAN_OK;
}

static f_person shared_room;

static void run_read(void *context, size_t times)
{
    while (times-- != 0) {
        if (!read_once(context, &shared_room)) {
            abort();
        }
    }
}

static void run_write(void *context, size_t times)
{
    while (times-- != 0) {
        if (!write_once(context, &shared_room)) {
            abort();
        }
    }
}

static bool is_document(const struct task *task, const char *text, size_t size)
{
    return size == task->size && memcmp(text, task->json, size) == 0;
}

static void prepare(struct task *task, const bean_type *type, const char *json, size_t size,
                    bool borrow)
{
    task->json = json;
    task->size = size;
    task->is_list = json[0] == '[';
    task->borrow = borrow;
    task->bean.kind = BEAN_GEN_BEAN;
    task->bean.size = sizeof(f_person);
    task->bean.detail = type;
    task->list.kind = BEAN_GEN_LIST;
    task->list.size = sizeof(f_person_list);
    task->list.detail = &task->bean;
}

#ifdef HAVE_CJSON
static void run_cjson_read(void *context, size_t times)
{
    struct task *task = context;
    while (times-- != 0) {
        f_person_list people;
        if (!cjson_read_people(task->json, task->size, &people)) {
            abort();
        }
        cjson_free_people(&people);
    }
}

static void run_cjson_write(void *context, size_t times)
{
    struct task *task = context;
    while (times-- != 0) {
        free(cjson_write_people(task->people.items, task->people.count, task->is_list));
    }
}

static bool check_cjson(struct task *task)
{
    char *text;
    bool good;
    if (!cjson_read_people(task->json, task->size, &task->people)) {
        return false;
    }
    text = cjson_write_people(task->people.items, task->people.count, task->is_list);
    good = text != NULL && is_document(task, text, strlen(text));
    free(text);
    return good;
}
#endif

static bool measure(const char *name, const char *json, size_t size, bool borrow, unsigned rounds,
                    double seconds)
{
    static struct task tasks[ROW_COUNT];
    struct bench_row reads[ROW_COUNT] = { 0 };
    struct bench_row writes[ROW_COUNT] = { 0 };
    size_t count = 0;
    char title[160];
    bool good;
    memset(tasks, 0, sizeof tasks);
    for (; count < SHAPE_COUNT; count++) {
        struct task *task = &tasks[count];
        prepare(task, shapes[count].type, json, size, borrow);
        reads[count] = (struct bench_row){ .name = shapes[count].name, .run = run_read,
                                           .context = task };
        writes[count] = (struct bench_row){ .name = shapes[count].name, .run = run_write,
                                            .context = task };
        reads[count].failed = !read_once(task, &shared_room) || !write_once(task, &shared_room) ||
                              !is_document(task, task->buffer.data, task->buffer.size);
        writes[count].failed = reads[count].failed;
    }
#ifdef HAVE_CJSON
    prepare(&tasks[count], NULL, json, size, borrow);
    reads[count] = (struct bench_row){ .name = "cJSON", .run = run_cjson_read,
                                       .context = &tasks[count] };
    writes[count] = (struct bench_row){ .name = "cJSON", .run = run_cjson_write,
                                        .context = &tasks[count] };
    reads[count].failed = writes[count].failed = !check_cjson(&tasks[count]);
    count++;
#endif
    bench_measure(reads, count, rounds, seconds);
    bench_measure(writes, count, rounds, seconds);
    snprintf(title, sizeof title, "%s, %zu bytes, read (%s strings)", name, size,
             borrow ? "borrowed" : "copied");
    good = bench_print(title, reads, count, count - 1);
    snprintf(title, sizeof title, "%s, %zu bytes, write", name, size);
    good = (borrow || bench_print(title, writes, count, count - 1)) && good;
    return good;
}

static char *load(const char *path, size_t *size)
{
    bean_arena *arena = calloc(1, sizeof *arena);
    bean_str text;
    if (arena == NULL || bean_file_read(path, arena, &text) != BEAN_OK) {
        perror(path);
        exit(1);
    }
    *size = text.size;
    return (char *)(uintptr_t)text.data;
}

int main(int argc, char **argv)
{
    bool good = true;
    unsigned rounds;
    double seconds;
    int i;
    if (argc != 5) {
        fprintf(stderr, "usage: person PERSON.json PERSON_LIST.json ROUNDS SECONDS\n");
        return 2;
    }
    rounds = (unsigned)strtoul(argv[3], NULL, 10);
    seconds = (double)strtoul(argv[4], NULL, 10) / 1000;
#ifndef HAVE_CJSON
    printf("cJSON: not found, left out; the last column compares with the last shape\n\n");
#endif
    for (i = 1; i <= 2; i++) {
        size_t size;
        char *json = load(argv[i], &size);
        const char *name = i == 1 ? "person" : "person_list20";
        good = measure(name, json, size, false, rounds, seconds) && good;
        good = measure(name, json, size, true, rounds, seconds) && good;
    }
    return good ? 0 : 1;
}
