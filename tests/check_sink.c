/*
 * Output that passes through a buffer into a sink: chunks, limits, sinks that fail, texts that fail
 * when a part of them is gone; streams of C and descriptors.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "internal_write.h"
#include "suites.h"
#include "write_fixture.h"

/* A sink that keeps everything, and fails at one of its calls. */
struct record {
    bean_buffer text;
    size_t chunk; /* every call but the last has to give just so much; 0: whatever */
    size_t calls;
    size_t fail_at;
    bool was_short;
};

static bool take(void *user, const char *data, size_t size)
{
    struct record *record = (struct record *)user;
    EXPECT(size != 0 && !record->was_short, "call %zu behind a short one", record->calls);
    record->was_short = record->chunk != 0 && size != record->chunk;
    if (++record->calls == record->fail_at) {
        errno = ENOSPC;
        return false;
    }
    return bean_buffer_append(&record->text, data, size) == BEAN_OK;
}

static bean_sink sink_of(struct record *record)
{
    bean_sink sink = {take, record};
    return sink;
}

static bool has_text(const struct record *record, const char *text, size_t size)
{
    return record->text.size == size && (size == 0 || memcmp(record->text.data, text, size) == 0);
}

static void free_record(struct record *record)
{
    bean_buffer_free(&record->text);
    memset(record, 0, sizeof *record);
}

START_TEST(test_chunks)
{
    char storage[64];
    for (size_t room = 1; room <= sizeof storage; room++) {
        struct record record = {0};
        bean_buffer buffer;
        record.chunk = room;
        bean_buffer_init_sink(&buffer, storage, room, sink_of(&record));
        for (size_t at = 0, size = 0; at < 1000; at += size) {
            size = at * 7 % 90 < 1000 - at ? at * 7 % 90 + 1 : 1;
            size = size < 1000 - at ? size : 1000 - at;
            EXPECT(bean_buffer_append(&buffer, fixture_full_text + at, size) == BEAN_OK, "%zu", at);
            EXPECT(record.text.size == buffer.given && buffer.given + buffer.size == at + size,
                   "room %zu, at %zu", room, at);
        }
        EXPECT(record.calls == 1000 / room, "room %zu: %zu calls", room, record.calls);
        EXPECT(bean_buffer_flush(&buffer) == BEAN_OK, "room %zu", room);
        EXPECT(bean_buffer_flush(&buffer) == BEAN_OK && buffer.size == 0, "room %zu", room);
        EXPECT(has_text(&record, fixture_full_text, 1000), "room %zu", room);
        bean_buffer_free(&buffer);
        free_record(&record);
    }
}
END_TEST

START_TEST(test_without_storage)
{
    struct record record = {0};
    bean_buffer buffer;
    bean_buffer_init_sink(&buffer, NULL, 0, sink_of(&record));
    ck_assert_int_eq(bean_buffer_append(&buffer, "", 0), BEAN_OK);
    ck_assert_uint_eq(record.calls, 0);
    ck_assert_int_eq(bean_buffer_append(&buffer, "one", 3), BEAN_OK);
    ck_assert_int_eq(bean_buffer_append(&buffer, "two", 3), BEAN_OK);
    ck_assert_uint_eq(record.calls, 2);
    ck_assert(has_text(&record, "onetwo", 6));
    ck_assert_int_eq(
        bean_gen_write_document(&fixture_all_value, fixture_full(), &buffer, NULL, NULL), BEAN_OK);
    ck_assert_uint_eq(buffer.given, 6 + strlen(fixture_full_text));
    ck_assert_str_eq((bean_buffer_append(&record.text, "", 1), record.text.data + 6),
                     fixture_full_text);
    free_record(&record);
}
END_TEST

START_TEST(test_no_sink_is_flushed_too)
{
    bean_buffer buffer = {0};
    ck_assert_int_eq(bean_buffer_append(&buffer, "text", 4), BEAN_OK);
    ck_assert_int_eq(bean_buffer_flush(&buffer), BEAN_OK);
    ck_assert_uint_eq(buffer.size, 4);
    bean_buffer_free(&buffer);
}
END_TEST

/* The limit is one of all bytes, gone or not. */
START_TEST(test_limit)
{
    char storage[300];
    for (size_t room = 0; room <= sizeof storage; room += 25) {
        size_t whole = strlen(fixture_full_text);
        struct record record = {0};
        bean_buffer buffer;
        bean_error error;
        bean_buffer_init_sink(&buffer, storage, room, sink_of(&record));
        buffer.limit = whole + 3;
        ck_assert_int_eq(bean_buffer_append(&buffer, "abc", 3), BEAN_OK);
        ck_assert_int_eq(
            bean_gen_write_document(&fixture_all_value, fixture_full(), &buffer, NULL, &error),
            BEAN_OK);
        ck_assert_int_eq(bean_buffer_append(&buffer, "d", 1), BEAN_ERROR_ROOM);
        ck_assert_int_eq(
            bean_gen_write_document(&fixture_all_value, fixture_full(), &buffer, NULL, &error),
            BEAN_ERROR_ROOM);
        ck_assert_int_eq(bean_buffer_flush(&buffer), BEAN_OK);
        ck_assert_uint_eq(record.text.size, whole + 3);
        free_record(&record);
    }
}
END_TEST

/* ---- texts ----------------------------------------------------------------------------------- */

/* The same bytes as in memory, whatever the storage, behind what was there before. */
static void check_texts(const bean_write_options *options)
{
    static char storage[5000];
    char *expected = fixture_write(&fixture_all_value, fixture_full(), options);
    size_t size = strlen(expected);
    for (size_t room = 0; room <= sizeof storage; room += room < 200 ? 1 : 331) {
        struct record record = {0};
        bean_buffer buffer;
        record.chunk = room;
        bean_buffer_init_sink(&buffer, storage, room, sink_of(&record));
        for (size_t round = 0; round < 3; round++) {
            EXPECT(bean_gen_write_document(&fixture_all_value, fixture_full(), &buffer, options,
                                           NULL) == BEAN_OK,
                   "room %zu", room);
        }
        EXPECT(bean_buffer_flush(&buffer) == BEAN_OK && buffer.given == 3 * size, "room %zu", room);
        for (size_t round = 0; round < 3; round++) {
            EXPECT(memcmp(record.text.data + round * size, expected, size) == 0,
                   "room %zu, round %zu", room, round);
        }
        free_record(&record);
    }
    free(expected);
}

START_TEST(test_texts)
{
    bean_write_options pretty = {0};
    pretty.pretty = true;
    check_texts(NULL);
    check_texts(&pretty);
}
END_TEST

/* A text of which the end can't be written, and that is longer than the writer's window. */
static const fixture_all *unwritable(void)
{
    enum { LEVELS = 8 };
    static fixture_all levels[LEVELS];
    for (size_t i = 0; i < LEVELS; i++) {
        levels[i] = *fixture_full();
        levels[i].next = i + 1 < LEVELS ? &levels[i + 1] : NULL;
    }
    levels[LEVELS - 1].float64 = strtod("inf", NULL);
    return levels;
}

START_TEST(test_texts_that_fail)
{
    static char storage[20000];
    const fixture_all *value = unwritable();
    bool was_whole = false;
    bool was_partial = false;
    for (size_t room = 0; room <= sizeof storage; room += room < 300 ? 1 : 1000) {
        struct record record = {0};
        bean_buffer buffer;
        bean_error error;
        bean_buffer_init_sink(&buffer, storage, room, sink_of(&record));
        ck_assert_int_eq(bean_buffer_append(&buffer, "before", 6), BEAN_OK);
        ck_assert_int_eq(bean_gen_write_document(&fixture_all_value, value, &buffer, NULL, &error),
                         BEAN_ERROR_NONFINITE);
        ck_assert_str_eq(error.pointer, "/next/next/next/next/next/next/next/float64");
        if (record.text.size <= 6) {
            ck_assert_str_eq(error.detail, "");
            ck_assert_uint_eq(buffer.size + buffer.given, 6);
            was_whole = true;
        } else {
            char said[100];
            (void)snprintf(said, sizeof said, "%zu bytes of it were given to the sink",
                           record.text.size - 6);
            ck_assert_str_eq(error.detail, said);
            ck_assert_uint_eq(buffer.size, 0);
            was_partial = true;
        }
        ck_assert(memcmp(record.text.size != 0 ? record.text.data : buffer.data, "before",
                         record.text.size != 0 && record.text.size < 6 ? record.text.size : 6) ==
                  0);
        ck_assert_int_eq(bean_buffer_append(&buffer, "after", 5), BEAN_OK);
        ck_assert_int_eq(bean_buffer_flush(&buffer), BEAN_OK);
        ck_assert(memcmp(record.text.data + record.text.size - 5, "after", 5) == 0);
        free_record(&record);
    }
    ck_assert(was_whole && was_partial);
}
END_TEST

/* What detail said before comes first. */
START_TEST(test_detail_of_failures)
{
    bean_write_options options = {0};
    struct record record = {0};
    bean_buffer buffer;
    bean_error error;
    options.depth = 1;
    bean_buffer_init_sink(&buffer, NULL, 0, sink_of(&record));
    ck_assert_int_eq(
        bean_gen_write_document(&fixture_all_value, fixture_full(), &buffer, &options, &error),
        BEAN_ERROR_DEPTH);
    ck_assert_ptr_nonnull(strstr(error.detail, "1 levels"));
    ck_assert(record.calls == 0 || strstr(error.detail, "; ") != NULL);
    free_record(&record);
}
END_TEST

/* Each call of the sink fails once; it is asked for nothing then until the buffer is reset. */
START_TEST(test_sinks_that_fail)
{
    static char storage[64];
    size_t size = strlen(fixture_full_text);
    for (size_t room = 0; room <= sizeof storage; room += 16) {
        size_t calls = 1;
        for (size_t fail_at = 1; fail_at <= calls; fail_at++) {
            struct record record = {0};
            bean_buffer buffer;
            bean_error error;
            bean_status status;
            record.fail_at = fail_at;
            bean_buffer_init_sink(&buffer, storage, room, sink_of(&record));
            errno = 0;
            status =
                bean_gen_write_document(&fixture_all_value, fixture_full(), &buffer, NULL, &error);
            if (status == BEAN_OK) {
                status = bean_buffer_flush(&buffer);
            } else {
                ck_assert_int_eq(error.code, BEAN_ERROR_SINK);
                ck_assert_str_eq(error.text, "output refused by its sink");
            }
            ck_assert_int_eq(status, BEAN_ERROR_SINK);
            ck_assert_int_eq(errno, ENOSPC);
            ck_assert_uint_eq(buffer.size, 0);
            ck_assert_uint_eq(record.calls, fail_at);
            ck_assert(memcmp(record.text.data == NULL ? "" : record.text.data, fixture_full_text,
                             record.text.size) == 0);
            ck_assert_int_eq(bean_buffer_append(&buffer, "x", 1), BEAN_ERROR_SINK);
            ck_assert_int_eq(bean_buffer_flush(&buffer), BEAN_ERROR_SINK);
            ck_assert_int_eq(
                bean_gen_write_document(&fixture_all_value, fixture_full(), &buffer, NULL, NULL),
                BEAN_ERROR_SINK);
            ck_assert_uint_eq(record.calls, fail_at);
            bean_buffer_reset(&buffer);
            ck_assert_int_eq(
                bean_gen_write_document(&fixture_all_value, fixture_full(), &buffer, NULL, NULL),
                BEAN_OK);
            ck_assert_int_eq(bean_buffer_flush(&buffer), BEAN_OK);
            calls = record.calls - fail_at;
            ck_assert(memcmp(record.text.data + record.text.size - size, fixture_full_text, size) ==
                      0);
            free_record(&record);
        }
        ck_assert_uint_ge(calls, room == 0 ? 1 : size / room);
    }
}
END_TEST

/* ---- lengths --------------------------------------------------------------------------------- */

START_TEST(test_size)
{
    const fixture_all *value = unwritable();
    uint64_t size = 7;
    ck_assert_int_eq(bean_gen_size(&fixture_all_value, fixture_full(), &size), BEAN_OK);
    ck_assert_uint_eq(size, strlen(fixture_full_text));
    ck_assert_int_eq(bean_gen_size(&fixture_all_value, value, &size), BEAN_ERROR_NONFINITE);
    ck_assert_uint_eq(size, 0);
    ck_assert_int_eq(bean_gen_size(&fixture_all_value, NULL, &size), BEAN_ERROR_ARGUMENT);
    ck_assert_int_eq(bean_gen_size(&fixture_all_value, value, NULL), BEAN_ERROR_ARGUMENT);
}
END_TEST

/* ---- streams and descriptors ----------------------------------------------------------------- */

START_TEST(test_streams)
{
    char storage[100];
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);
    FILE *full = fopen("/dev/full", "w");
    bean_buffer buffer;
    ck_assert_ptr_nonnull(stream);
    bean_buffer_init_sink(&buffer, storage, sizeof storage, bean_sink_stream(stream));
    ck_assert_int_eq(
        bean_gen_write_document(&fixture_all_value, fixture_full(), &buffer, NULL, NULL), BEAN_OK);
    ck_assert_int_eq(bean_buffer_flush(&buffer), BEAN_OK);
    ck_assert_int_eq(fclose(stream), 0);
    ck_assert_uint_eq(size, strlen(fixture_full_text));
    ck_assert_str_eq(text, fixture_full_text);
    free(text);
    if (full != NULL) {
        (void)setvbuf(full, NULL, _IONBF, 0);
        bean_buffer_init_sink(&buffer, storage, sizeof storage, bean_sink_stream(full));
        ck_assert_int_eq(
            bean_gen_write_document(&fixture_all_value, fixture_full(), &buffer, NULL, NULL),
            BEAN_ERROR_SINK);
        ck_assert_int_eq(errno, ENOSPC);
        (void)fclose(full);
    }
}
END_TEST

START_TEST(test_bad_descriptors)
{
    int ends[2];
    char storage[10];
    bean_buffer buffer;
    bean_buffer_init_sink(&buffer, storage, sizeof storage, bean_sink_descriptor(-1));
    ck_assert_int_eq(bean_buffer_append(&buffer, "more than 10 bytes", 18), BEAN_ERROR_SINK);
    ck_assert_int_eq(errno, EBADF);
    ck_assert_int_eq(pipe(ends), 0);
    (void)close(ends[0]);
    (void)signal(SIGPIPE, SIG_IGN);
    bean_buffer_init_sink(&buffer, storage, sizeof storage, bean_sink_descriptor(ends[1]));
    ck_assert_int_eq(bean_buffer_append(&buffer, "more than 10 bytes", 18), BEAN_ERROR_SINK);
    ck_assert_int_eq(errno, EPIPE);
    (void)close(ends[1]);
}
END_TEST

static volatile sig_atomic_t alarms;

static void count_alarm(int number)
{
    (void)number;
    alarms++;
}

enum { TEXTS = 200 };

/* Reads slowly; exit status 0 when all texts came whole. */
static void read_texts(int descriptor)
{
    size_t size = strlen(fixture_full_text);
    char *text = (char *)malloc(TEXTS * size + 1);
    size_t have = 0;
    ssize_t got = 1;
    size_t i;
    while (text != NULL && got > 0 && have <= TEXTS * size) {
        struct timespec pause = {0, 300000};
        (void)nanosleep(&pause, NULL);
        got = read(descriptor, text + have,
                   have + 30000 < TEXTS * size ? 30000 : TEXTS * size + 1 - have);
        have += got > 0 ? (size_t)got : 0;
    }
    for (i = 0; text != NULL && i < TEXTS && have == TEXTS * size; i++) {
        if (memcmp(text + i * size, fixture_full_text, size) != 0) {
            break;
        }
    }
    free(text);
    _exit(i == TEXTS ? 0 : 1);
}

/* Into a pipe that is nearly always full; with signals, or without waiting. */
static void write_texts(bool blocks)
{
    struct itimerval often = {{0, 500}, {0, 500}};
    struct itimerval never = {{0, 0}, {0, 0}};
    struct sigaction action;
    char storage[5000];
    int ends[2];
    int status = 1;
    pid_t child;
    bean_buffer buffer;
    ck_assert_int_eq(pipe(ends), 0);
    child = fork();
    if (child == 0) {
        (void)close(ends[1]);
        read_texts(ends[0]);
    }
    (void)close(ends[0]);
    memset(&action, 0, sizeof action);
    action.sa_handler = count_alarm;
    alarms = 0;
    if (blocks) {
        ck_assert_int_eq(sigaction(SIGALRM, &action, NULL), 0);
        ck_assert_int_eq(setitimer(ITIMER_REAL, &often, NULL), 0);
    } else {
        ck_assert_int_eq(fcntl(ends[1], F_SETFL, O_NONBLOCK), 0);
    }
    bean_buffer_init_sink(&buffer, storage, sizeof storage, bean_sink_descriptor(ends[1]));
    for (int i = 0; i < TEXTS; i++) {
        ck_assert_int_eq(
            bean_gen_write_document(&fixture_all_value, fixture_full(), &buffer, NULL, NULL),
            BEAN_OK);
    }
    ck_assert_int_eq(bean_buffer_flush(&buffer), BEAN_OK);
    ck_assert_int_eq(setitimer(ITIMER_REAL, &never, NULL), 0);
    (void)close(ends[1]);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_int_eq(status, 0);
    ck_assert(!blocks || alarms > 0);
}

START_TEST(test_descriptors)
{
    write_texts(true);
    write_texts(false);
}
END_TEST

Suite *sink_suite(void)
{
    Suite *suite = suite_create("sink");
    TCase *cases = tcase_create("all");
    tcase_add_test(cases, test_chunks);
    tcase_add_test(cases, test_without_storage);
    tcase_add_test(cases, test_no_sink_is_flushed_too);
    tcase_add_test(cases, test_limit);
    tcase_add_test(cases, test_texts);
    tcase_add_test(cases, test_texts_that_fail);
    tcase_add_test(cases, test_detail_of_failures);
    tcase_add_test(cases, test_sinks_that_fail);
    tcase_add_test(cases, test_size);
    tcase_add_test(cases, test_streams);
    tcase_add_test(cases, test_bad_descriptors);
    tcase_add_test(cases, test_descriptors);
    suite_add_tcase(suite, cases);
    return suite;
}
