/*
 * Cases of writing: exact room, the window of 4 KiB, depth, cycles, values that an enum lacks.
 */
#include "cases_plans.h"

#include <stdlib.h>
#include <string.h>

enum { DEPTH = 512 };

/* A sink that keeps what it gets. */
static bool keep(void *user, const char *data, size_t size)
{
    return bean_buffer_append((bean_buffer *)user, data, size) == BEAN_OK;
}

/* Through a sink, in chunks of all sizes. */
static void write_to_sink(struct check *check, const plans_text *bean, const char *expected,
                          size_t size)
{
    static bean_buffer kept;
    bean_sink sink = {keep, &kept};
    char storage[128];
    bean_buffer buffer;
    bean_status status;

    bean_buffer_reset(&kept);
    bean_buffer_init_sink(&buffer, storage, size % sizeof storage, sink);
    status = plans_text_write(bean, &buffer);
    status = status == BEAN_OK ? bean_buffer_flush(&buffer) : status;
    check_that(check,
               status == BEAN_OK && kept.size == size && memcmp(kept.data, expected, size) == 0,
               "%lu bytes, sink: status %d, %lu bytes", (unsigned long)size, (int)status,
               (unsigned long)kept.size);
}

/* The text of {"v":...} in every way that there is to write it, each compared with `expected`. */
static void write_every_way(struct check *check, const plans_text *bean, const char *expected,
                            size_t size)
{
    static bean_buffer growing; /* kept, so that most writings allocate nothing */
    struct watched exact = watch(size, size % 16);
    struct watched fixed = watch(size, (size + 7) % 16);
    bean_buffer buffer;
    bean_status status;
    size_t needed = 0;

    bean_buffer_reset(&growing);
    status = plans_text_write(bean, &growing);
    check_that(check, status == BEAN_OK && growing.size == size, "%lu bytes, growing: status %d",
               (unsigned long)size, (int)status);
    check_that(check, memcmp(growing.data, expected, size) == 0, "%lu bytes, growing: other bytes",
               (unsigned long)size);

    status = plans_text_write_to(bean, NULL, 0, &needed);
    check_that(check, status == BEAN_ERROR_ROOM && needed == size,
               "%lu bytes, counting: status %d, %lu", (unsigned long)size, (int)status,
               (unsigned long)needed);

    needed = 0;
    status = plans_text_write_to(bean, exact.start, size, &needed);
    check_that(check, status == BEAN_OK && needed == size && watched_is_intact(&exact),
               "%lu bytes, exact room: status %d, %lu", (unsigned long)size, (int)status,
               (unsigned long)needed);
    check_that(check, memcmp(exact.start, expected, size) == 0, "%lu bytes, exact: other bytes",
               (unsigned long)size);

    bean_buffer_init_fixed(&buffer, fixed.start, size);
    status = plans_text_write(bean, &buffer);
    check_that(check, status == BEAN_OK && buffer.size == size && watched_is_intact(&fixed),
               "%lu bytes, fixed: status %d", (unsigned long)size, (int)status);
    check_that(check, memcmp(fixed.start, expected, size) == 0, "%lu bytes, fixed: other bytes",
               (unsigned long)size);
    unwatch(&exact);
    unwatch(&fixed);
    write_to_sink(check, bean, expected, size);
}

/* The same with one byte less: refused, and nothing behind the end is touched. */
static void write_too_large(struct check *check, const plans_text *bean, size_t size)
{
    struct watched room = watch(size - 1, size % 16);
    bean_buffer buffer;
    bean_error error;
    bean_status status;
    size_t needed = 0;

    status = plans_text_write_to(bean, room.start, size - 1, &needed);
    check_that(check, status == BEAN_ERROR_ROOM && needed == size && watched_is_intact(&room),
               "%lu bytes, one less: status %d, %lu", (unsigned long)size, (int)status,
               (unsigned long)needed);
    bean_buffer_init_fixed(&buffer, room.start, size - 1);
    status = plans_text_write_with(bean, &buffer, NULL, &error);
    check_that(check, status == BEAN_ERROR_ROOM && error.code == status && buffer.size == 0,
               "%lu bytes, fixed, one less: status %d", (unsigned long)size, (int)status);
    check_that(check, watched_is_intact(&room), "%lu bytes, fixed, one less: past the end",
               (unsigned long)size);
    unwatch(&room);

    bean_buffer_init(&buffer, NULL);
    buffer.limit = size - 1;
    status = plans_text_write(bean, &buffer);
    check_that(check, status == BEAN_ERROR_ROOM && buffer.size == 0, "%lu bytes, capped: status %d",
               (unsigned long)size, (int)status);
    bean_buffer_free(&buffer);
    buffer.limit = size;
    status = plans_text_write(bean, &buffer);
    check_that(check, status == BEAN_OK && buffer.size == size,
               "%lu bytes, the cap fits: status %d", (unsigned long)size, (int)status);
    bean_buffer_free(&buffer);
}

/* C036: a character of four bytes at every place of the writer's window. */
static void across_the_window(void)
{
    static const char tail[] = "\xf0\x9f\xa6\xa9zzz\"}";
    struct check check = check_start("C036", "a character across every place of the window");
    enum { MOST = 8200 };
    char *expected = (char *)allocate(MOST + 32);
    plans_text bean;
    size_t n;

    memset(expected, 'a', MOST + 32);
    memcpy(expected, "{\"v\":\"", 6);
    for (n = 0; n <= MOST; n++) {
        memcpy(expected + 6 + n, tail, sizeof tail - 1);
        bean.v.data = expected + 6;
        bean.v.size = n + 7;
        write_every_way(&check, &bean, expected, 6 + n + sizeof tail - 1);
        memset(expected + 6 + n, 'a', sizeof tail - 1);
    }
    free(expected);
    check_end(&check);
}

/* C037: room that fits exactly, and room that is short by one byte. */
static void exact_room(void)
{
    struct check plain = check_start("C037", "0 to 200 letters: exact fit, one byte less");
    struct check escaped = check_start("C037", "the same with escapes of six bytes");
    char text[200];
    char expected[6 * 200 + 16];
    plans_text bean;
    size_t n;
    size_t i;

    bean.v.data = text;
    for (n = 0; n <= sizeof text; n++) {
        bean.v.size = n;
        memset(text, 'q', sizeof text);
        memcpy(expected, "{\"v\":\"", 6);
        memset(expected + 6, 'q', n);
        memcpy(expected + 6 + n, "\"}", 2);
        write_every_way(&plain, &bean, expected, n + 8);
        write_too_large(&plain, &bean, n + 8);
        memset(text, 1, sizeof text);
        for (i = 0; i < n; i++) {
            memcpy(expected + 6 + 6 * i, "\\u0001", 6);
        }
        memcpy(expected + 6 + 6 * n, "\"}", 2);
        write_every_way(&escaped, &bean, expected, 6 * n + 8);
        write_too_large(&escaped, &bean, 6 * n + 8);
    }
    check_end(&plain);
    check_end(&escaped);
}

/* C048: the writer's limit is the reader's. */
static void long_chains(void)
{
    static const size_t lengths[] = {1, 10, 500, 511, 512, 513, 1000, 100000};
    struct check check = check_start("C048", "chains: written up to 512 levels, read back");
    struct check copies = check_start("C048", "chains: copied and compared up to 512 levels");
    enum { MOST = 100000 };
    plans_node *nodes = (plans_node *)allocate(MOST * sizeof *nodes);
    size_t i;
    size_t k;

    for (k = 0; k < sizeof lengths / sizeof *lengths; k++) {
        size_t n = lengths[k];
        bean_status wanted = n <= DEPTH ? BEAN_OK : BEAN_ERROR_DEPTH;
        bean_buffer buffer = {0};
        bean_arena arena = {0};
        bean_error error;
        plans_node copy;
        bean_status status;
        for (i = 0; i < n; i++) {
            nodes[i].c = i + 1 < n ? &nodes[i + 1] : NULL;
        }
        bean_buffer_append(&buffer, "x", 1);
        status = plans_node_write_with(nodes, &buffer, NULL, &error);
        check_that(&check, status == wanted && buffer.size == (wanted == BEAN_OK ? 6 * n + 5 : 1),
                   "%lu nodes: status %d, %lu bytes", (unsigned long)n, (int)status,
                   (unsigned long)buffer.size);
        if (status == BEAN_OK) {
            status = plans_node_read(&copy, buffer.data + 1, buffer.size - 1, &arena, NULL);
            check_that(&check, status == BEAN_OK && plans_node_equal(&copy, nodes),
                       "%lu nodes: read with status %d", (unsigned long)n, (int)status);
        } else {
            check_that(&check,
                       error.code == BEAN_ERROR_DEPTH && strstr(error.detail, "512") != NULL,
                       "%lu nodes: \"%s\"", (unsigned long)n, error.detail);
        }
        status = plans_node_copy(&copy, nodes, &arena);
        check_that(&copies, status == wanted, "%lu nodes: copied with status %d", (unsigned long)n,
                   (int)status);
        check_that(&copies, status != BEAN_OK || plans_node_equal(&copy, nodes),
                   "%lu nodes: the copy differs", (unsigned long)n);
        check_that(&copies, status == BEAN_OK || copy.c == NULL, "%lu nodes: not zeroed",
                   (unsigned long)n);
        check_that(&copies, n > DEPTH || plans_node_equal(nodes, nodes), "%lu nodes: not equal",
                   (unsigned long)n);
        (void)plans_node_equal(nodes, nodes); /* however long: it ends */
        bean_arena_free(&arena);
        bean_buffer_free(&buffer);
    }
    check_end(&check);
    check_end(&copies);
    free(nodes);
}

static void wrong_enum(struct check *check, const plans_letters *bean, const char *pointer,
                       const char *property)
{
    bean_buffer buffer = {0};
    bean_error error;
    bean_status status;

    bean_buffer_append(&buffer, "old", 3);
    status = plans_letters_write_with(bean, &buffer, NULL, &error);
    check_that(check,
               status == BEAN_ERROR_ENUM && error.code == status &&
                   strcmp(error.pointer, pointer) == 0 && error.property != NULL &&
                   strcmp(error.property, property) == 0,
               "%s: status %d at \"%s\"", pointer, (int)status, error.pointer);
    check_that(check, is_text(buffer.data, buffer.size, "old"), "%s: the buffer has changed",
               pointer);
    bean_buffer_free(&buffer);
}

/* C064: values that the enum does not have. */
static void values_without_a_name(void)
{
    static const int32_t values[] = {3, 127, 128, 255, -1, INT32_MAX, INT32_MIN};
    struct check check = check_start("C064", "a bare property, a list, a map, its keys");
    plans_letter letters[2] = {PLANS_LETTER_A, PLANS_LETTER_B};
    plans_letter_map_entry entries[1] = {{{"key", 3}, PLANS_LETTER_C}};
    plans_int32_by_letter_map_entry keyed[2] = {{PLANS_LETTER_A, 1}, {PLANS_LETTER_B, 2}};
    bean_buffer buffer = {0};
    char pointer[20];
    size_t i;

    plans_letters bean = {PLANS_LETTER_A, {letters, 2}, {entries, 1}, {keyed, 2}};
    check_that(&check,
               plans_letters_write(&bean, &buffer) == BEAN_OK &&
                   is_text(buffer.data, buffer.size,
                           "{\"c\":\"A\",\"l\":[\"A\",\"B\"],\"m\":{\"key\":\"C\"},"
                           "\"k\":{\"A\":1,\"B\":2}}"),
               "good values");
    bean_buffer_free(&buffer);
    for (i = 0; i < sizeof values / sizeof *values; i++) {
        bean.c = values[i];
        wrong_enum(&check, &bean, "/c", "c");
        bean.c = PLANS_LETTER_A;
        letters[1] = values[i];
        wrong_enum(&check, &bean, "/l/1", "l");
        letters[1] = PLANS_LETTER_B;
        entries[0].value = values[i];
        wrong_enum(&check, &bean, "/m/key", "m");
        entries[0].value = PLANS_LETTER_C;
        keyed[1].key = values[i];
        snprintf(pointer, sizeof pointer, "/k/%ld", (long)values[i]);
        wrong_enum(&check, &bean, pointer, "k");
        keyed[1].key = PLANS_LETTER_B;
        check_that(&check, plans_letter_name(values[i]) == NULL, "%ld has a name", (long)values[i]);
    }
    check_end(&check);
}

static void endless(struct check *check, const plans_cycle *bean, const char *name)
{
    bean_write_options pretty = {.pretty = true};
    bean_buffer buffer = {0};
    bean_arena arena = {0};
    bean_error error;
    plans_cycle copy;
    char room[100];
    bean_status status = plans_cycle_write_with(bean, &buffer, NULL, &error);

    check_that(check, status == BEAN_ERROR_DEPTH && error.code == status && buffer.size == 0,
               "%s: status %d", name, (int)status);
    status = plans_cycle_write_with(bean, &buffer, &pretty, NULL);
    check_that(check, status == BEAN_ERROR_DEPTH && buffer.size == 0, "%s, pretty: status %d", name,
               (int)status);
    check_that(check, plans_cycle_write_to(bean, room, sizeof room, NULL) != BEAN_OK, "%s, fixed",
               name);
    status = plans_cycle_copy(&copy, bean, &arena);
    check_that(check, status == BEAN_ERROR_DEPTH && copy.c == NULL && copy.l.items == NULL,
               "%s, copied: status %d", name, (int)status);
    check_that(check, !plans_cycle_equal(bean, bean), "%s: endless, but found equal", name);
    bean_arena_free(&arena);
    bean_buffer_free(&buffer);
}

/* C081: beans that hold themselves. Nothing is released one by one, so nothing twice. */
static void cycles(void)
{
    struct check check = check_start("C081", "beans that hold themselves, in four ways");
    plans_cycle a = {0};
    plans_cycle b = {0};
    plans_cycle_map_entry entry = {.key = {"k", 1}};

    a.c = &a;
    endless(&check, &a, "itself");
    a.c = &b;
    b.c = &a;
    endless(&check, &a, "by way of another");
    a.c = NULL;
    a.l.items = &a;
    a.l.count = 1;
    endless(&check, &a, "in its own list");
    plans_cycle_clear(&a);
    entry.value.m.items = &entry;
    entry.value.m.count = 1;
    endless(&check, &entry.value, "in its own map");
    check_end(&check);
}

void write_cases(void)
{
    across_the_window();
    exact_room();
    long_chains();
    values_without_a_name();
    cycles();
}
