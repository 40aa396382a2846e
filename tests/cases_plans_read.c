/*
 * Cases of reading: lengths that leave bytes off, keys that attack a hash, masses of unknown keys,
 * limits, documents of no bytes, and sizes around every power of two.
 */
#include "cases_plans.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The documents of these tests are made up in here; it grows, and never shrinks. */
static bean_buffer text;

static void put(const char *data, size_t size)
{
    if (bean_buffer_append(&text, data, size) != BEAN_OK) {
        fprintf(stderr, "plans: no memory\n");
        exit(2);
    }
}

static void put_text(const char *data)
{
    put(data, strlen(data));
}

static void put_times(const char *data, size_t times)
{
    size_t i;
    for (i = 0; i < times; i++) {
        put_text(data);
    }
}

/* C032: what stands behind the stated length does not count. */
static void stated_lengths(void)
{
    static const char tails[] = {']', '}', 0x22, 0x5c, 0x39, 0};
    struct check check = check_start("C032", "bytes past the stated length");
    char document[] = "{\"v\":[1]}";
    size_t size = strlen(document);
    bean_arena arena = {0};
    plans_numbers bean;
    bean_error error;
    size_t left_off;
    size_t i;

    check_that(&check, plans_numbers_read(&bean, document, size, &arena, NULL) == BEAN_OK,
               "the whole");
    for (left_off = 1; left_off <= 3; left_off++) {
        bean_status status = plans_numbers_read(&bean, document, size - left_off, &arena, &error);
        check_that(&check, status == BEAN_ERROR_END && error.offset == size - left_off,
                   "%lu left off: status %d at %lu", (unsigned long)left_off, (int)status,
                   (unsigned long)error.offset);
        for (i = 0; i < sizeof tails; i++) {
            char changed[sizeof document];
            memcpy(changed, document, sizeof changed);
            memset(changed + size - left_off, tails[i], left_off + 1);
            status = plans_numbers_read(&bean, changed, size - left_off, &arena, &error);
            check_that(&check, status == BEAN_ERROR_END && error.offset == size - left_off,
                       "%lu left off, then 0x%02x: status %d at %lu", (unsigned long)left_off,
                       (unsigned)tails[i], (int)status, (unsigned long)error.offset);
        }
    }
    bean_arena_free(&arena);
    check_end(&check);
}

/* C052: no bytes at all. */
static void no_bytes(void)
{
    struct check check = check_start("C052", "length 0, before an unreadable page and with NULL");
    const char *places[] = {unreadable_page(), NULL, "{\"v\":1}"};
    size_t i;
    for (i = 0; i < sizeof places / sizeof *places; i++) {
        bean_arena arena = {0};
        bean_error error;
        plans_v bean = {7};
        bean_status status = plans_v_read(&bean, places[i], 0, &arena, &error);
        check_that(&check, status == BEAN_ERROR_END && error.code == status && error.offset == 0,
                   "place %lu: status %d at %lu", (unsigned long)i, (int)status,
                   (unsigned long)error.offset);
        check_that(&check, bean.v == 0, "place %lu: not zeroed", (unsigned long)i);
        bean_arena_free(&arena);
    }
    check_end(&check);
    skip_part("C052", "not built yet: chunked input");
}

static bean_status read_limited(uint32_t depth, const char *document)
{
    bean_read_options options = {.depth = depth};
    bean_arena arena = {0};
    plans_limits bean;
    bean_status status =
        plans_limits_read_with(&bean, document, strlen(document), &arena, &options, NULL);
    bean_arena_free(&arena);
    return status;
}

/* 200,000 arrays with the limit at a million, read where the stack is small: kept as text, and
 * skipped. */
static void deep_on_small_stack(void)
{
    struct check check = check_start("C049", "200,000 levels, kept and skipped, 64 KiB of stack");
    bean_read_options options = {.depth = 1000000};
    bean_write_options write_options = {.depth = 1000000};
    bean_buffer buffer = {0};
    bean_arena arena = {0};
    bean_error error;
    plans_any bean;
    plans_limits other;
    bean_status status;

    bean_buffer_reset(&text);
    put_text("{\"x\":");
    put_times("[", 200000);
    put_times("]", 200000);
    put_text("}");
    status = plans_any_read_with(&bean, text.data, text.size, &arena, &options, NULL);
    check_that(&check, status == BEAN_OK && bean.x.size == 400000, "status %d", (int)status);
    status = plans_any_write_with(&bean, &buffer, &write_options, NULL);
    check_that(&check,
               status == BEAN_OK && buffer.size == text.size &&
                   memcmp(buffer.data, text.data, text.size) == 0,
               "written with status %d", (int)status);
    status = plans_limits_read_with(&other, text.data, text.size, &arena, &options, NULL);
    check_that(&check, status == BEAN_OK, "skipped: status %d", (int)status);
    options.depth = 200000;
    status = plans_any_read_with(&bean, text.data, text.size, &arena, &options, &error);
    check_that(&check, status == BEAN_ERROR_DEPTH && error.offset == 5 + 199999,
               "one over the limit: status %d", (int)status);
    status = plans_limits_read_with(&other, text.data, text.size, &arena, &options, &error);
    check_that(&check, status == BEAN_ERROR_DEPTH && error.offset == 5 + 199999,
               "skipped, one over the limit: status %d", (int)status);
    bean_buffer_free(&buffer);
    bean_arena_free(&arena);
    check_end(&check);
}

/* C049: limits of 1, 0 and a million. */
static void depth_limits(void)
{
    static const struct {
        uint32_t depth;
        const char *document;
        bean_status status;
    } rows[] = {
        {1, "{}", BEAN_OK},
        {1, "{\"a\":1}", BEAN_OK},
        {1, "{\"zz\":1}", BEAN_OK},
        {1, "{\"a\":[]}", BEAN_ERROR_TYPE},
        {1, "{\"l\":[]}", BEAN_ERROR_DEPTH},
        {1, "{\"zz\":[]}", BEAN_ERROR_DEPTH},
        {1, "{\"zz\":{}}", BEAN_ERROR_DEPTH},
        {2, "{\"l\":[]}", BEAN_OK},
        {2, "{\"zz\":{}}", BEAN_OK},
        {2, "{\"zz\":[[]]}", BEAN_ERROR_DEPTH},
        {0, "{\"l\":[]}", BEAN_OK},
        {0, "{\"zz\":[[[[[[[[]]]]]]]]}", BEAN_OK},
    };
    struct check check = check_start("C049", "limit 1; limit 0 is the default");
    bean_write_options options = {.depth = 1};
    bean_buffer buffer = {0};
    plans_limits bean = {0};
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        bean_status status = read_limited(rows[i].depth, rows[i].document);
        check_that(&check, status == rows[i].status, "limit %lu: %s: status %d",
                   (unsigned long)rows[i].depth, rows[i].document, (int)status);
    }
    check_that(&check, plans_limits_write_with(&bean, &buffer, &options, NULL) == BEAN_ERROR_DEPTH,
               "written with limit 1");
    options.depth = 2;
    check_that(&check, plans_limits_write_with(&bean, &buffer, &options, NULL) == BEAN_OK,
               "written with limit 2");
    options.depth = 0;
    check_that(&check, plans_limits_write_with(&bean, &buffer, &options, NULL) == BEAN_OK,
               "written with limit 0");
    bean_buffer_free(&buffer);
    check_end(&check);
    if (!run_on_small_stack(small_stack(), deep_on_small_stack)) {
        skip_part("C049", "no threads: a small stack");
    }
}

enum { KEY_SIZE = 32 };

typedef void key_maker(char *key, uint32_t number);

static void twin_key(char *key, uint32_t number)
{
    int i;
    for (i = 0; i < 16; i++) {
        memcpy(key + 2 * i, number >> i & 1 ? "BB" : "Aa", 2); /* equal under h = 31 h + c */
    }
}

static void random_key(char *key, uint32_t number)
{
    uint64_t state = number;
    int i;
    for (i = 0; i < KEY_SIZE; i++) {
        key[i] = (char)('a' + next_random(&state) % 26);
    }
}

static uint64_t mix(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * UINT64_C(0xBF58476D1CE4E5B9);
    return hash ^ hash >> 32;
}

static bool is_plain(uint64_t word)
{
    int i;
    for (i = 0; i < 8; i++, word >>= 8) {
        unsigned byte = (unsigned)word & 255;
        if (byte < 0x20 || byte >= 0x7f || byte == '"' || byte == '\\') {
            return false;
        }
    }
    return true;
}

/* Keys that are all equal under the hash of runtime/key_table.c with the seed of maps, which is
 * 0: the last of four words takes back what the others have made of the hash. The third is varied
 * until the last one is plain text. */
static void attacking_key(char *key, uint32_t number)
{
    static const uint64_t target = UINT64_C(0x0123456789abcdef);
    uint64_t words[4];
    uint64_t hash = (uint64_t)KEY_SIZE * UINT64_C(0x9E3779B97F4A7C15);
    uint64_t varied = number;
    int i;
    int k;
    random_key(key, number);
    for (i = 0; i < 2; i++) {
        words[i] = 0;
        for (k = 7; k >= 0; k--) {
            words[i] = words[i] << 8 | (unsigned char)key[8 * i + k];
        }
        hash = mix(hash, words[i]);
    }
    do {
        varied = varied * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        words[2] = (varied >> 7 & UINT64_C(0x0f0f0f0f0f0f0f0f)) + UINT64_C(0x6161616161616161);
        words[3] = mix(hash, words[2]) ^ target;
    } while (!is_plain(words[3]));
    for (i = 16; i < KEY_SIZE; i++) {
        key[i] = (char)(words[i / 8] >> 8 * (i % 8) & 255);
    }
}

/* Of the library, hidden from its users but not from a program that links the archive. */
uint64_t bean_i_key_hash(const char *text, size_t size, uint64_t seed);

static bool attack_hits(void)
{
    char keys[2][KEY_SIZE];
    attacking_key(keys[0], 0);
    attacking_key(keys[1], 1);
    return memcmp(keys[0], keys[1], KEY_SIZE) != 0 &&
           bean_i_key_hash(keys[0], KEY_SIZE, 0) == bean_i_key_hash(keys[1], KEY_SIZE, 0);
}

/* A document of keys: {"m":{...}} or {...}. */
static void put_keys(key_maker *make, uint32_t count, bool in_map)
{
    char key[KEY_SIZE];
    uint32_t i;
    bean_buffer_reset(&text);
    put_text(in_map ? "{\"m\":{" : "{");
    for (i = 0; i < count; i++) {
        make(key, i);
        put_text(i == 0 ? "\"" : ",\"");
        put(key, sizeof key);
        put_text("\":1");
    }
    put_text(in_map ? "}}" : "}");
}

/* Processor time of the fastest of three readings. */
static double time_of_reading(struct check *check, uint32_t count, const char *name)
{
    double best = 1e9;
    int turn;
    for (turn = 0; turn < 3; turn++) {
        bean_arena arena = {0};
        plans_map bean;
        clock_t start = clock();
        bean_status status = plans_map_read(&bean, text.data, text.size, &arena, NULL);
        double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
        check_that(check, status == BEAN_OK && bean.m.count == count, "%s: status %d, %lu entries",
                   name, (int)status, (unsigned long)bean.m.count);
        best = seconds < best ? seconds : best;
        bean_arena_free(&arena);
    }
    return best;
}

/* C040: keys made to be equal under a hash cost no more than others. */
static void attacks_on_hashes(void)
{
    struct check check = check_start("C040", "keys of equal hashes, all there, in time");
    uint32_t many = is_long() ? 65536 : 16384;
    uint32_t few = is_long() ? 65536 : 4096; /* these have to be searched for */
    double random_time;
    double attack_time;

    put_keys(random_key, many, true);
    random_time = time_of_reading(&check, many, "random");
    put_keys(twin_key, many, true);
    attack_time = time_of_reading(&check, many, "twins in a map");
    check_that(&check, attack_time <= 3 * random_time + 0.05, "twins: %.3f s, random: %.3f s",
               attack_time, random_time);
    put_keys(random_key, many, false);
    random_time = time_of_reading(&check, 0, "random, unknown");
    put_keys(twin_key, many, false);
    attack_time = time_of_reading(&check, 0, "twins, unknown");
    check_that(&check, attack_time <= 3 * random_time + 0.05,
               "unknown twins: %.3f s, random: %.3f s", attack_time, random_time);
    check_end(&check);

    check = check_start("C040", "keys that are equal under the hash of this library");
    check_that(&check, attack_hits(), "the hash has changed: these keys attack nothing");
    put_keys(random_key, few, true);
    random_time = time_of_reading(&check, few, "random");
    put_keys(attacking_key, few, true);
    attack_time = time_of_reading(&check, few, "attacking");
    check_that(&check, attack_time <= 3 * random_time + 0.01, "attacking: %.3f s, random: %.3f s",
               attack_time, random_time);
    check_end(&check);
}

struct counted {
    size_t calls;
    size_t bytes;
};

static void *counting_resize(void *user, void *block, size_t old_size, size_t new_size)
{
    struct counted *counted = (struct counted *)user;
    counted->bytes += new_size - old_size;
    if (new_size == 0) {
        free(block);
        return NULL;
    }
    counted->calls++;
    return realloc(block, new_size);
}

/* C045: unknown keys leave nothing behind, and a string of the bean's is still there. */
static void masses_of_unknown_keys(void)
{
    uint32_t count = is_long() ? 50000 : 5000;
    int turns = is_long() ? 100 : 20;
    struct check check = check_start("C045", "unknown keys, ASCII and not, read again and again");
    int kind;

    for (kind = 0; kind < 2; kind++) {
        struct counted counted = {0};
        bean_allocator allocator = {counting_resize, &counted};
        uint64_t state = 1;
        size_t calls = 0;
        bean_arena arena;
        uint32_t i;
        int turn;
        bean_buffer_reset(&text);
        put_text("{");
        for (i = 0; i < count; i++) {
            uint32_t k;
            put_text("\"");
            for (k = 0; k < i % 257; k++) {
                char letter[3] = {(char)('a' + next_random(&state) % 26), 0, 0};
                if (kind == 1) {
                    letter[1] = (char)(0x80 + (letter[0] & 31));
                    letter[0] = (char)0xc3;
                }
                put_text(letter);
            }
            put_text("\":1,");
        }
        put_text("\"last\":1}");
        bean_arena_init(&arena, &allocator);
        for (turn = 0; turn < turns; turn++) {
            plans_last bean;
            bean_status status = plans_last_read(&bean, text.data, text.size, &arena, NULL);
            check_that(&check, status == BEAN_OK && bean.last == 1, "turn %d: status %d", turn,
                       (int)status);
            calls = turn == 0 ? counted.calls : calls;
            bean_arena_reset(&arena);
        }
        check_that(&check, counted.calls == calls && counted.bytes <= 65536,
                   "%lu allocations, of which %lu in the first turn; %lu bytes",
                   (unsigned long)counted.calls, (unsigned long)calls,
                   (unsigned long)counted.bytes);
        bean_arena_free(&arena);
        check_that(&check, counted.bytes == 0, "%lu bytes are left", (unsigned long)counted.bytes);
    }
    check_end(&check);
}

static struct check long_keys;
static size_t long_key_size;

/* One size of key, in every place where a key or a name can stand. */
static void one_long_key(void)
{
    static const struct {
        const char *name;
        const char *head;
        const char *tail;
        bean_status status;
    } rows[] = {
        {"unknown", "{\"", "\":1,\"v\":2}", BEAN_OK},
        {"unknown, an escape first", "{\"\\u0041", "\":1,\"v\":2}", BEAN_OK},
        {"unknown, an escape last", "{\"", "\\u0041\":1,\"v\":2}", BEAN_OK},
        {"of a map", "{\"v\":2,\"m\":{\"", "\":7}}", BEAN_OK},
        {"of a map, an escape", "{\"v\":2,\"m\":{\"", "\\n\":7}}", BEAN_OK},
        {"of no enumerator", "{\"v\":2,\"c\":\"", "\"}", BEAN_ERROR_ENUM},
        {"of no enumerator, an escape", "{\"v\":2,\"c\":\"\\u0058", "\"}", BEAN_ERROR_ENUM},
        {"of no arm", "{\"v\":2,\"u\":{\"type\":\"", "\"}}", BEAN_ERROR_TAG},
        {"of no arm, late", "{\"v\":2,\"u\":{\"v\":1,\"type\":\"\\u0058", "\"}}", BEAN_ERROR_TAG},
    };
    size_t i;
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        bean_arena arena = {0};
        bean_error error;
        plans_key bean;
        bean_status status;
        size_t place;
        if (long_key_size > 65536 && i != 0 && !is_long()) {
            break;
        }
        bean_buffer_reset(&text);
        put_text(rows[i].head);
        place = text.size;
        put_times("K", long_key_size);
        put_text(rows[i].tail);
        status = plans_key_read(&bean, text.data, text.size, &arena, &error);
        check_that(&long_keys, status == rows[i].status, "%lu letters, %s: status %d",
                   (unsigned long)long_key_size, rows[i].name, (int)status);
        if (status == BEAN_OK) {
            check_that(&long_keys, bean.v == 2, "%lu letters, %s: v is %ld",
                       (unsigned long)long_key_size, rows[i].name, (long)bean.v);
        } else {
            check_that(&long_keys,
                       strlen(error.found) < sizeof error.found &&
                           strcmp(error.pointer, status == BEAN_ERROR_TAG ? "/u/type" : "/c") == 0,
                       "%lu letters, %s: \"%s\"", (unsigned long)long_key_size, rows[i].name,
                       error.found);
        }
        if (bean.m.count != 0) {
            check_that(&long_keys,
                       bean.m.items[0].key.size >= long_key_size &&
                           memcmp(bean.m.items[0].key.data, text.data + place, long_key_size) == 0,
                       "%lu letters, %s: another key", (unsigned long)long_key_size, rows[i].name);
        }
        bean_arena_free(&arena);
    }
}

/* C115: the stack that is used does not depend on the size of a key. */
static void keys_on_small_stack(void)
{
    static const size_t sizes[] = {0, 1, 4095, 4096, 65535, 65536, 8388608};
    size_t i;
    long_keys = check_start("C115", "keys of up to 8,388,608 letters, 64 KiB of stack");
    for (i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        long_key_size = sizes[i];
        if (!run_on_small_stack(small_stack(), one_long_key)) {
            skip_part("C115", "no threads: a small stack");
            return;
        }
    }
    check_end(&long_keys);
}

/* Byte `i` of the C116 values. */
static unsigned char byte_at(size_t i)
{
    return (unsigned char)(i * 7 + i / 256);
}

/* The text of `size` such bytes in base64. */
static void put_base64(size_t size)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    size_t i;
    for (i = 0; i < size; i += 3) {
        size_t left = size - i;
        unsigned long three = (unsigned long)byte_at(i) << 16;
        char four[5] = "====";
        three |= left > 1 ? (unsigned long)byte_at(i + 1) << 8 : 0;
        three |= left > 2 ? (unsigned long)byte_at(i + 2) : 0;
        four[0] = digits[three >> 18];
        four[1] = digits[three >> 12 & 63];
        four[2] = left > 1 ? digits[three >> 6 & 63] : '=';
        four[3] = left > 2 ? digits[three & 63] : '=';
        put_text(four);
    }
}

/* C116: strings, bytes and lists of sizes around powers of two. */
static void sizes_around_powers(void)
{
    static const size_t sizes[] = {0,     1,     254,   255,   256,      257,      65533,
                                   65534, 65535, 65536, 65537, 16777215, 16777216, 16777217};
    struct check check = check_start("C116", "strings, bytes and lists, read and written");
    size_t i;
    for (i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        size_t n = sizes[i];
        bean_buffer buffer = {0};
        bean_arena arena = {0};
        plans_sizes bean;
        struct watched room;
        bean_status status;
        size_t needed = 0;
        size_t k;
        if (n > 65537 && !is_long()) {
            break;
        }
        bean_buffer_reset(&text);
        put_text("{\"s\":\"");
        put_times("x", n);
        put_text("\",\"b\":\"");
        put_base64(n);
        put_text("\",\"l\":[");
        for (k = 0; k < n; k++) {
            put_text(k == 0 ? "" : ",");
            put_text(k % 3 == 0 ? "true" : "false");
        }
        put_text("]}");
        status = plans_sizes_read(&bean, text.data, text.size, &arena, NULL);
        check_that(
            &check, status == BEAN_OK && bean.s.size == n && bean.b.size == n && bean.l.count == n,
            "%lu: status %d, %lu letters, %lu bytes, %lu items", (unsigned long)n, (int)status,
            (unsigned long)bean.s.size, (unsigned long)bean.b.size, (unsigned long)bean.l.count);
        for (k = 0; k < bean.b.size && (unsigned char)bean.b.data[k] == byte_at(k); k++) {
        }
        check_that(&check, k == n, "%lu: byte %lu", (unsigned long)n, (unsigned long)k);
        for (k = 0; k < bean.l.count && bean.l.items[k] == (k % 3 == 0); k++) {
        }
        check_that(&check, k == n, "%lu: item %lu", (unsigned long)n, (unsigned long)k);
        status = plans_sizes_write(&bean, &buffer);
        check_that(&check,
                   status == BEAN_OK && buffer.size == text.size &&
                       memcmp(buffer.data, text.data, text.size) == 0,
                   "%lu: written with status %d", (unsigned long)n, (int)status);
        room = watch(text.size, n % 16);
        status = plans_sizes_write_to(&bean, room.start, text.size, &needed);
        check_that(&check,
                   status == BEAN_OK && needed == text.size && watched_is_intact(&room) &&
                       memcmp(room.start, text.data, text.size) == 0,
                   "%lu: exact room, status %d", (unsigned long)n, (int)status);
        status = plans_sizes_write_to(&bean, room.start, text.size - 1, &needed);
        check_that(&check, status == BEAN_ERROR_ROOM && needed == text.size,
                   "%lu: one byte less, status %d", (unsigned long)n, (int)status);
        unwatch(&room);
        bean_buffer_free(&buffer);
        bean_arena_free(&arena);
    }
    check_end(&check);
    if (sizeof(void *) != 4) {
        skip_part("C116", "32 bits: in check-long");
    }
}

void read_cases(void)
{
    stated_lengths();
    no_bytes();
    depth_limits();
    attacks_on_hashes();
    masses_of_unknown_keys();
    keys_on_small_stack();
    sizes_around_powers();
    bean_buffer_free(&text);
}
