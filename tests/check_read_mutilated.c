/*
 * Mutilated documents: both driven shapes and skipping agree on every prefix and on every document
 * with one byte replaced, removed or doubled.
 */
#include <stdio.h>
#include <string.h>

#include "guard.h"
#include "internal.h"
#include "read_fixture.h"
#include "suites.h"

static const bean_gen_value *const shapes[] = {&sample_value, &sample_property_value};
enum { SHAPES = 2 };

static struct guard guard;

static void open_guard(void)
{
    guard = guard_open(1 << 16);
}

static void close_guard(void)
{
    guard_close(&guard);
}

/* Reads in one shape, and skips the same text as an unknown value. */
struct verdicts {
    bean_error table;
    bean_error property;
    bean_error skip;
};

static void judge(const char *text, size_t size, struct verdicts *verdicts)
{
    bean_error *const errors[SHAPES] = {&verdicts->table, &verdicts->property};
    struct reading reading;
    const char *cursor;
    for (int shape = 0; shape < SHAPES; shape++) {
        bean_arena arena;
        sample out;
        bean_arena_init(&arena, NULL);
        errors[shape]->offset = 0;
        (void)bean_gen_read_document(shapes[shape], &out, text, size, &arena, NULL, errors[shape]);
        bean_arena_free(&arena);
    }
    start_reading(&reading, text, size, NULL);
    cursor = bean_i_skip_value(&reading.reader, text);
    verdicts->skip.code = BEAN_OK;
    if (cursor == NULL) {
        verdicts->skip.code = reading.error.code;
        verdicts->skip.offset = (uint64_t)(reading.reader.fault - text);
    } else {
        cursor = bean_i_skip_space(&reading.reader, cursor);
        if (cursor != reading.reader.end) {
            verdicts->skip.code = BEAN_ERROR_TRAILING;
            verdicts->skip.offset = (uint64_t)(cursor - text);
        }
    }
    end_reading(&reading);
}

/* True for what only typed reading can find fault with. */
static bool is_about_types(bean_status code)
{
    return code == BEAN_ERROR_TYPE || code == BEAN_ERROR_NULL || code == BEAN_ERROR_RANGE ||
           code == BEAN_ERROR_NOT_INTEGER || code == BEAN_ERROR_ENUM ||
           code == BEAN_ERROR_REQUIRED || code == BEAN_ERROR_DUPLICATE;
}

/* Both shapes agree in everything; and typed reading fails where skipping does, unless it has found
 * something about types before. */
static void expect_agreement(const char *text, size_t size, const char *what)
{
    struct verdicts verdicts;
    const bean_error *table = &verdicts.table;
    judge(text, size, &verdicts);
    EXPECT(table->code == verdicts.property.code, "%s: shapes differ: %d %d", what, table->code,
           verdicts.property.code);
    if (table->code != BEAN_OK) {
        EXPECT(table->offset == verdicts.property.offset &&
                   strcmp(table->pointer, verdicts.property.pointer) == 0 &&
                   strcmp(table->found, verdicts.property.found) == 0 &&
                   strcmp(table->detail, verdicts.property.detail) == 0,
               "%s: shapes differ", what);
    }
    if (is_about_types(table->code)) {
        EXPECT(verdicts.skip.code == BEAN_OK || verdicts.skip.offset >= table->offset,
               "%s: passed over a fault", what);
    } else {
        EXPECT(table->code == verdicts.skip.code, "%s: read %d, skipped %d", what, table->code,
               verdicts.skip.code);
        EXPECT(table->code == BEAN_OK || table->offset == verdicts.skip.offset,
               "%s: read at %llu, skipped at %llu", what, (unsigned long long)table->offset,
               (unsigned long long)verdicts.skip.offset);
    }
}

START_TEST(every_prefix_is_an_unexpected_end)
{
    size_t whole = strlen(sample_text);
    for (size_t size = 0; size < whole; size++) {
        for (int way = 0; way < 2; way++) {
            struct verdicts verdicts;
            const char *text = way == 0 ? guard_at_end(&guard, sample_text, size)
                                        : guard_at_start(&guard, sample_text, size);
            judge(text, size, &verdicts);
            EXPECT(verdicts.table.code == BEAN_ERROR_END && verdicts.table.offset == size,
                   "prefix of %zu bytes: %d at %llu", size, verdicts.table.code,
                   (unsigned long long)verdicts.table.offset);
            EXPECT(verdicts.property.code == BEAN_ERROR_END && verdicts.property.offset == size,
                   "prefix of %zu bytes", size);
            EXPECT(verdicts.skip.code == BEAN_ERROR_END && verdicts.skip.offset == size,
                   "prefix of %zu bytes", size);
        }
    }
}
END_TEST

START_TEST(every_replaced_byte_gets_one_verdict)
{
    size_t size = strlen(sample_text);
    char *text = guard.high - size;
    memcpy(text, sample_text, size);
    for (size_t place = 0; place < size; place++) {
        for (int value = 0; value < 256; value++) {
            char what[64];
            text[place] = (char)(unsigned char)value;
            (void)snprintf(what, sizeof what, "byte %zu replaced by %02x", place, (unsigned)value);
            expect_agreement(text, size, what);
        }
        text[place] = sample_text[place];
    }
}
END_TEST

START_TEST(every_removed_or_doubled_byte_gets_one_verdict)
{
    size_t size = strlen(sample_text);
    for (size_t place = 0; place < size; place++) {
        char text[2048];
        char what[64];
        (void)snprintf(what, sizeof what, "byte %zu", place);
        memcpy(text, sample_text, place);
        memcpy(text + place, sample_text + place + 1, size - place - 1);
        expect_agreement(guard_at_end(&guard, text, size - 1), size - 1, what);
        memcpy(text, sample_text, place + 1);
        memcpy(text + place + 1, sample_text + place, size - place);
        expect_agreement(guard_at_end(&guard, text, size + 1), size + 1, what);
    }
}
END_TEST

Suite *read_mutilated_suite(void)
{
    Suite *suite = suite_create("read_mutilated");
    TCase *tests = tcase_create("all");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, open_guard, close_guard);
    tcase_add_test(tests, every_prefix_is_an_unexpected_end);
    tcase_add_test(tests, every_replaced_byte_gets_one_verdict);
    tcase_add_test(tests, every_removed_or_doubled_byte_gets_one_verdict);
    suite_add_tcase(suite, tests);
    return suite;
}
