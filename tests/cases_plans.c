/*
 * The cases of tests/data/cases that are steps to take in a program: see tests/cases_plans.py,
 * which builds this and reads the report. Each line is the outcome, the case, a name and what was
 * wrong, with tabs between.
 *
 * Usage: plans steps | threads | pools | escapes | locale NAME... | control
 */
#include "cases_plans.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef WITHOUT_THREADS
#include <pthread.h>
#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer)
#define UNDER_CHECKER
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define UNDER_CHECKER
#endif

enum { BORDER = 64, WATCH_BYTE = 0x5e };

struct check check_start(const char *id, const char *name)
{
    struct check check = {0};
    check.id = id;
    check.name = name;
    return check;
}

bool check_that(struct check *check, bool right, const char *format, ...)
{
    check->done++;
    if (!right && check->wrong++ == 0) {
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(check->first, sizeof check->first, format, arguments);
        va_end(arguments);
    }
    return right;
}

void check_end(struct check *check)
{
    bool good = check->wrong == 0 && check->done != 0;
    printf("%s\t%s\t%s (%lu)\t", good ? "ok" : "not ok", check->id, check->name,
           (unsigned long)check->done);
    if (!good) {
        printf("%lu wrong: ", (unsigned long)check->wrong);
        for (const char *at = check->first; *at != '\0'; at++) {
            putchar(*at == '\t' || *at == '\n' ? ' ' : *at);
        }
    }
    putchar('\n');
    fflush(stdout); /* what is known must not be lost in a crash */
}

void skip_part(const char *id, const char *why)
{
    printf("skip\t%s\t%s\t\n", id, why);
}

void *allocate(size_t size)
{
    void *block = malloc(size != 0 ? size : 1);
    if (block == NULL) {
        fprintf(stderr, "plans: no memory\n");
        exit(2);
    }
    return block;
}

struct watched watch(size_t size, size_t offset)
{
    struct watched watched;
    size_t whole = size + 2 * BORDER + 16;
    watched.block = (char *)allocate(whole);
    memset(watched.block, WATCH_BYTE, whole);
    watched.start = watched.block + BORDER;
    while (((uintptr_t)watched.start & 15) != offset) {
        watched.start++;
    }
    watched.size = size;
    return watched;
}

bool watched_is_intact(const struct watched *watched)
{
    const char *end = watched->block + watched->size + 2 * BORDER + 16;
    const char *at;
    for (at = watched->block; at < watched->start; at++) {
        if (*at != WATCH_BYTE) {
            return false;
        }
    }
    for (at = watched->start + watched->size; at < end; at++) {
        if (*at != WATCH_BYTE) {
            return false;
        }
    }
    return true;
}

void unwatch(struct watched *watched)
{
    free(watched->block);
    watched->block = NULL;
}

char *unreadable_page(void)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *block = (char *)mmap(NULL, 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED || mprotect(block, page, PROT_READ | PROT_WRITE) != 0) {
        return NULL;
    }
    return block + page;
}

bool is_long(void)
{
    const char *value = getenv("BEAN_LONG");
    return value != NULL && *value != '\0';
}

bool is_text(const char *data, size_t size, const char *text)
{
    return size == strlen(text) && memcmp(data, text, size) == 0;
}

uint32_t next_random(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(*state >> 33);
}

unsigned small_stack(void)
{
#ifdef UNDER_CHECKER
    return 512; /* its own frames are larger; 8 MiB of key would still show */
#else
    return 64;
#endif
}

#ifndef WITHOUT_THREADS
static void *start_work(void *argument)
{
    void (**work)(void) = (void (**)(void))argument;
    (*work)();
    return NULL;
}
#endif

bool run_on_small_stack(unsigned kibibytes, void (*work)(void))
{
#ifdef WITHOUT_THREADS
    (void)kibibytes;
    (void)work;
    return false;
#else
    pthread_attr_t attributes;
    pthread_t thread;
    if (pthread_attr_init(&attributes) != 0 ||
        pthread_attr_setstacksize(&attributes, (size_t)kibibytes * 1024) != 0 ||
        pthread_create(&thread, &attributes, start_work, &work) != 0) {
        return false;
    }
    pthread_join(thread, NULL);
    pthread_attr_destroy(&attributes);
    return true;
#endif
}

/* C021: the text of each value, a line each, for another reader to read. */
static void print_escapes(void)
{
    int code;
    for (code = 0; code <= 127; code = code == 31 ? 127 : code + 1) {
        char letters[3] = {'x', (char)code, 'y'};
        plans_text bean = {{letters, sizeof letters}};
        bean_buffer buffer = {0};
        if (plans_text_write(&bean, &buffer) == BEAN_OK) {
            fwrite(buffer.data, 1, buffer.size, stdout);
        }
        putchar('\n');
        bean_buffer_free(&buffer);
    }
}

/* What the checks are made of has to see a fault: every line of this is "not ok". */
static void controls(void)
{
    static const struct {
        const char *name;
        long at; /* of the byte that is changed, from the first that may be */
    } rows[] = {{"one byte before a watched block", -1}, {"one byte behind it", 100}};
    struct check check;
    size_t i;
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct watched watched = watch(100, 3);
        check = check_start("C037", rows[i].name);
        watched.start[rows[i].at] = 0;
        check_that(&check, watched_is_intact(&watched), "seen");
        check_end(&check);
        unwatch(&watched);
    }
    check = check_start("C037", "nothing asserted");
    check_end(&check);
    check = check_start("C037", "one of two is wrong");
    check_that(&check, true, "right");
    check_that(&check, false, "seen");
    check_end(&check);
}

int main(int count, char **arguments)
{
    const char *what = count > 1 ? arguments[1] : "";
    if (strcmp(what, "steps") == 0) {
        write_cases();
        read_cases();
        memory_cases();
    } else if (strcmp(what, "threads") == 0) {
        thread_cases();
    } else if (strcmp(what, "pools") == 0) {
        pool_cases();
    } else if (strcmp(what, "locale") == 0) {
        locale_cases(count - 2, arguments + 2);
    } else if (strcmp(what, "escapes") == 0) {
        print_escapes();
        return 0;
    } else if (strcmp(what, "control") == 0) {
        controls();
    } else {
        fprintf(stderr, "usage: plans steps|threads|pools|escapes|control|locale NAME...\n");
        return 2;
    }
    puts("done");
    return 0;
}
