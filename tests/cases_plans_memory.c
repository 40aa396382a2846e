/*
 * Cases of running out of memory, of threads that start together, and of locales.
 */
#include "cases_plans.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

#ifndef WITHOUT_THREADS
#include <pthread.h>
#endif

static const char mixed[] = "{\"id\":1,\"name\":\"some letters and more of them, \\u00e9\","
                            "\"tags\":[\"a\",\"b\",\"\"],\"counts\":{\"x\":1,\"y\":2,\"\\n\":3},"
                            "\"nested\":{\"v\":5},\"next\":{\"id\":2,\"name\":\"\",\"tags\":[],"
                            "\"counts\":{},\"nested\":{\"v\":0},\"next\":null}}";

/* As it is written: one escape is a character then. */
static const char *mixed_written(void)
{
    return "{\"id\":1,\"name\":\"some letters and more of them, \xc3\xa9\","
           "\"tags\":[\"a\",\"b\",\"\"],\"counts\":{\"x\":1,\"y\":2,\"\\n\":3},"
           "\"nested\":{\"v\":5},\"next\":{\"id\":2,\"name\":\"\",\"tags\":[],"
           "\"counts\":{},\"nested\":{\"v\":0},\"next\":null}}";
}

static bool comes_back(const plans_mixed *bean)
{
    bean_buffer buffer = {0};
    bool right = plans_mixed_write(bean, &buffer) == BEAN_OK &&
                 is_text(buffer.data, buffer.size, mixed_written());
    bean_buffer_free(&buffer);
    return right;
}

/* C111: blocks of every size up to the one that suffices, and some more. */
static void fixed_blocks(void)
{
    struct check check = check_start("C111", "fixed arenas of every size and alignment");
    size_t offset;

    for (offset = 0; offset < 16; offset++) {
        size_t enough = 0;
        size_t size;
        for (size = 0; enough == 0 || size < enough + 40; size++) {
            struct watched block = watch(size, offset);
            bean_arena arena;
            bean_error error;
            plans_mixed bean;
            plans_v small;
            bean_status status;
            bean_arena_init_fixed(&arena, block.start, size);
            status = plans_mixed_read(&bean, mixed, sizeof mixed - 1, &arena, &error);
            if (status == BEAN_OK) {
                enough = enough == 0 ? size : enough;
                check_that(&check, comes_back(&bean), "size %lu: another value",
                           (unsigned long)size);
            } else {
                check_that(&check, status == BEAN_ERROR_MEMORY && error.code == status,
                           "size %lu: status %d", (unsigned long)size, (int)status);
                check_that(&check, enough == 0, "size %lu fails, %lu was enough",
                           (unsigned long)size, (unsigned long)enough);
            }
            status = plans_v_read(&small, "{\"v\":3}", 7, &arena, NULL);
            check_that(&check, status == BEAN_OK && small.v == 3,
                       "size %lu: a small document then: status %d", (unsigned long)size,
                       (int)status);
            check_that(&check, watched_is_intact(&block), "size %lu, offset %lu: written outside",
                       (unsigned long)size, (unsigned long)offset);
            bean_arena_free(&arena);
            unwatch(&block);
            if (!check_that(&check, size < 100000, "nothing is ever enough")) {
                check_end(&check);
                return;
            }
        }
        check_that(&check, enough > 100 && enough < 4096, "%lu bytes are enough",
                   (unsigned long)enough);
    }
    check_end(&check);
}

enum { MOST_PIECES = 200, MOST_MARKS = 8 };

/* A plain model of an arena: what was handed out, and how much of it was at each mark. */
struct model {
    struct {
        unsigned char *data;
        size_t size;
    } pieces[MOST_PIECES];
    size_t count;
    struct {
        bean_arena_mark mark;
        size_t count;
    } marks[MOST_MARKS];
    size_t mark_count;
};

static bool model_is_right(const struct model *model)
{
    size_t i;
    for (i = 0; i < model->count; i++) {
        size_t k;
        for (k = 0; k < model->pieces[i].size; k++) {
            if (model->pieces[i].data[k] != (unsigned char)(i + 1)) {
                return false;
            }
        }
    }
    return true;
}

/* What the pieces take up at least. */
static size_t model_size(const struct model *model)
{
    size_t size = 0;
    size_t i;
    for (i = 0; i < model->count; i++) {
        size += (model->pieces[i].size / 16 + 1) * 16;
    }
    return size;
}

/* C111: random allocations, marks, goings back and resets, against the model. */
static void random_steps(void)
{
    struct check check = check_start("C111", "allocations, marks and resets in random order");
    unsigned long steps = is_long() ? 10000000 : 20000;
    static struct model model;
    struct watched block = watch(4096, 5);
    uint64_t state = 3;
    bean_arena arena;
    unsigned long step;

    bean_arena_init_fixed(&arena, block.start, block.size);
    for (step = 0; step < steps; step++) {
        uint32_t what = next_random(&state) % 16;
        if (what == 0) {
            bean_arena_reset(&arena);
            model.count = 0;
            model.mark_count = 0;
        } else if (what == 1 && model.mark_count < MOST_MARKS) {
            model.marks[model.mark_count].mark = bean_arena_save(&arena);
            model.marks[model.mark_count++].count = model.count;
        } else if (what == 2 && model.mark_count != 0) {
            model.mark_count--;
            bean_arena_rewind(&arena, model.marks[model.mark_count].mark);
            model.count = model.marks[model.mark_count].count;
        } else if (model.count < MOST_PIECES) {
            size_t size = next_random(&state) % (what == 3 ? 5000 : 100);
            unsigned char *data = (unsigned char *)bean_arena_alloc(&arena, size);
            if (data != NULL) {
                check_that(&check,
                           ((uintptr_t)data & (_Alignof(max_align_t) - 1)) == 0 &&
                               (char *)data >= block.start &&
                               (char *)data + size <= block.start + block.size,
                           "step %lu: %lu bytes at a bad place", step, (unsigned long)size);
                memset(data, (int)(unsigned char)(model.count + 1), size);
                model.pieces[model.count].data = data;
                model.pieces[model.count++].size = size;
            } else {
                check_that(&check, model_size(&model) + size + 128 > block.size,
                           "step %lu: no room for %lu bytes", step, (unsigned long)size);
            }
        }
        if (step % 16 == 0) {
            check_that(&check, model_is_right(&model), "step %lu: pieces overlap", step);
        }
    }
    check_that(&check, watched_is_intact(&block), "written outside");
    bean_arena_free(&arena);
    unwatch(&block);
    check_end(&check);
    skip_part("C111", "an arena gives no single piece back: marks stand in for free and realloc");
}

struct failing {
    size_t calls;
    size_t fail_at;
    size_t blocks;
};

static void *failing_resize(void *user, void *block, size_t old_size, size_t new_size)
{
    struct failing *failing = (struct failing *)user;
    void *moved = NULL;
    if (new_size != 0) {
        if (++failing->calls == failing->fail_at) {
            return NULL;
        }
        moved = allocate(new_size);
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

/* One round of all that may allocate; the first failure ends it. */
static bean_status every_call(const bean_allocator *allocator, const plans_mixed *bean,
                              const char *path)
{
    static const bean_str words = {"words", 5};
    bean_status status = BEAN_ERROR_MEMORY;
    bean_buffer buffer;
    bean_arena arena;
    bean_str copy;
    plans_mixed other;
    plans_mixed_list list = {0};
    plans_sizes sizes = {0};
    bean_arena_init(&arena, allocator);
    bean_buffer_init(&buffer, allocator);
    if (bean_arena_alloc(&arena, 100) == NULL || !bean_arena_copy(&arena, words, &copy)) {
        goto end;
    }
    for (int i = 0; i < 100; i++) {
        bool *item = (bool *)BEAN_LIST_APPEND(&sizes.l, &arena);
        if (item == NULL || plans_mixed_list_append(&list, &arena) == NULL) {
            goto end;
        }
    }
    list.count = 1;
    list.items[0] = *bean;
    if ((status = bean_buffer_append(&buffer, "x", 1)) != BEAN_OK ||
        (status = plans_mixed_copy(&other, bean, &arena)) != BEAN_OK ||
        (status = plans_mixed_write(&other, &buffer)) != BEAN_OK ||
        (status = plans_mixed_list_write(&list, &buffer)) != BEAN_OK ||
        (status = plans_mixed_read(&other, mixed, sizeof mixed - 1, &arena, NULL)) != BEAN_OK ||
        (status = bean_file_read(path, &arena, &copy)) != BEAN_OK) {
        goto end;
    }
    status = plans_mixed_read_file(&other, path, &arena, NULL);
end:
    bean_arena_free(&arena);
    bean_buffer_free(&buffer);
    return status;
}

/* C112: each public call without memory. */
static void public_calls(const char *path)
{
    struct check check = check_start("C112", "each public call, with each allocation failing");
    struct failing failing = {0};
    bean_allocator allocator = {failing_resize, &failing};
    bean_arena arena = {0};
    plans_mixed bean;
    size_t calls;

    check_that(&check,
               plans_mixed_read(&bean, mixed, sizeof mixed - 1, &arena, NULL) == BEAN_OK &&
                   plans_mixed_write_file(&bean, path, NULL) == BEAN_OK &&
                   every_call(&allocator, &bean, path) == BEAN_OK,
               "with memory");
    calls = failing.calls;
    check_that(&check, calls >= 4, "%lu allocations", (unsigned long)calls);
    for (failing.fail_at = 1; failing.fail_at <= calls; failing.fail_at++) {
        bean_status status;
        failing.calls = 0;
        status = every_call(&allocator, &bean, path);
        check_that(&check, status == BEAN_ERROR_MEMORY && failing.blocks == 0,
                   "allocation %lu of %lu: status %d, %lu blocks left",
                   (unsigned long)failing.fail_at, (unsigned long)calls, (int)status,
                   (unsigned long)failing.blocks);
        failing.calls = calls; /* the next round has all it needs */
        check_that(&check, every_call(&allocator, &bean, path) == BEAN_OK, "the call after");
    }
    check_that(&check, comes_back(&bean), "the value has changed");
    bean_arena_free(&arena);
    check_end(&check);
}

void memory_cases(void)
{
    const char *path = getenv("PLANS_FILE");
    fixed_blocks();
    random_steps();
    public_calls(path != NULL ? path : "plans.json");
}

#ifndef WITHOUT_THREADS
enum { THREADS = 64, MOST_TURNS = 100 };

static pthread_barrier_t start_line;

/* What a thread came to: 1 when all was right. */
static void *read_and_write(void *argument)
{
    int *right = (int *)argument;
    int turn;
    pthread_barrier_wait(&start_line);
    *right = 1;
    for (turn = 0; turn < MOST_TURNS; turn++) {
        bean_arena arena = {0};
        bean_error error;
        plans_mixed bean;
        plans_real real;
        if (plans_mixed_read(&bean, mixed, sizeof mixed - 1, &arena, &error) != BEAN_OK ||
            !comes_back(&bean) ||
            plans_mixed_read(&bean, mixed, 50, &arena, &error) != BEAN_ERROR_END ||
            error.offset != 50 ||
            plans_real_read(&real, "{\"v\":1234.5}", 12, &arena, NULL) != BEAN_OK ||
            real.v != 1234.5) {
            *right = 0;
        }
        bean_arena_free(&arena);
    }
    return NULL;
}

/* C108: the first calls of the process are made by 64 threads at once. */
void thread_cases(void)
{
    struct check check = check_start("C108", "64 threads make the first call of the process");
    static pthread_t threads[THREADS];
    static int right[THREADS];
    int i;

    check_that(&check, pthread_barrier_init(&start_line, NULL, THREADS) == 0, "no barrier");
    for (i = 0; i < THREADS; i++) {
        if (!check_that(&check, pthread_create(&threads[i], NULL, read_and_write, &right[i]) == 0,
                        "thread %d does not start", i)) {
            check_end(&check);
            exit(1); /* the others wait for ever */
        }
    }
    for (i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        check_that(&check, right[i] == 1, "thread %d differs", i);
    }
    check_end(&check);
}

static int stop_changing;
static pthread_mutex_t stop_lock = PTHREAD_MUTEX_INITIALIZER;

static bool is_stopped(void)
{
    bool stopped;
    pthread_mutex_lock(&stop_lock);
    stopped = stop_changing != 0;
    pthread_mutex_unlock(&stop_lock);
    return stopped;
}

static void *change_locale(void *argument)
{
    const char *name = (const char *)argument;
    size_t changes = 0;
    do {
        setlocale(LC_ALL, name);
        setlocale(LC_ALL, "C");
        changes++;
    } while (!is_stopped());
    return (void *)changes;
}
#else
void thread_cases(void)
{
    skip_part("C108", "no threads");
}
#endif

static bool number_comes_back(void)
{
    static const char document[] = "{\"v\":1234.5}";
    bean_arena arena = {0};
    bean_buffer buffer = {0};
    plans_real bean = {0};
    bool right = plans_real_read(&bean, document, sizeof document - 1, &arena, NULL) == BEAN_OK &&
                 bean.v == 1234.5 && plans_real_write(&bean, &buffer) == BEAN_OK &&
                 is_text(buffer.data, buffer.size, document);
    bean_buffer_free(&buffer);
    bean_arena_free(&arena);
    return right;
}

/* C113: 1234.5 is 1234.5 in every locale, and while another thread changes it. */
void locale_cases(int count, char **names)
{
    struct check check = check_start("C113", "every locale that is there");
    struct check changing = check_start("C113", "while another thread changes the locale");
    const char *comma = NULL;
    int i;

    for (i = 0; i < count; i++) {
        if (setlocale(LC_ALL, names[i]) != NULL) {
            comma = strcmp(localeconv()->decimal_point, ",") == 0 ? names[i] : comma;
            check_that(&check, number_comes_back(), "%s", names[i]);
        }
    }
    setlocale(LC_ALL, "C");
    check_end(&check);
    if (comma == NULL) {
        skip_part("C113", "there is no locale with a decimal comma");
    }
#ifdef WITHOUT_THREADS
    skip_part("C113", "no threads");
    (void)changing;
#else
    {
        pthread_t thread;
        void *changes = NULL;
        if (pthread_create(&thread, NULL, change_locale, (void *)(comma != NULL ? comma : "C")) ==
            0) {
            for (i = 0; i < 2000; i++) {
                check_that(&changing, number_comes_back(), "turn %d", i);
            }
            pthread_mutex_lock(&stop_lock);
            stop_changing = 1;
            pthread_mutex_unlock(&stop_lock);
            pthread_join(thread, &changes);
        }
        check_that(&changing, changes != NULL, "the locale never changed");
    }
    check_end(&changing);
#endif
}
