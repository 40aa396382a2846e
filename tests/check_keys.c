/*
 * Perfect hashes: the function is the runtime's, every text is found at its own slot, others are
 * not, tables stay small and are the same every time.
 */
#include "keys.h"
#include "plan_test.h"
#include "suites.h"

/* The other side of the agreement, from the static libbean. */
uint64_t bean_i_key_hash(const char *text, size_t size, uint64_t seed);

/* Worked out by hand from the description in keys.h, with another program. */
static const struct {
    const char *text;
    size_t size;
    uint64_t seed;
    uint64_t hash;
} vectors[] = {
    {"", 0, 0, UINT64_C(0x0000000000000000)},
    {"", 0, 1, UINT64_C(0x94d049bb87e15850)},
    {"a", 1, 0, UINT64_C(0x10f4a4cb9c5161a0)},
    {"firstName", 9, 0, UINT64_C(0x48cdbeb885659122)},
    {"firstName", 9, UINT64_C(0x9e3779b843248f67), UINT64_C(0xd125d4c064545181)},
    {"12345678", 8, 42, UINT64_C(0x545463a3d44af6e6)},
    {"123456789012345678901234", 24, 42, UINT64_C(0xe488e7ca83cc37b6)},
    {"\xff\xfe\x00\x80\xc3\xa9", 6, UINT64_MAX, UINT64_C(0xa84e620615ef1465)},
    {"1234567", 7, 7, UINT64_C(0x2b4ba21b9f6aab67)},
};

START_TEST(vectors_of_the_hash)
{
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++) {
        struct str text = str_make(vectors[i].text, vectors[i].size);

        ck_assert_uint_eq(keys_hash(text, vectors[i].seed), vectors[i].hash);
    }
}
END_TEST

START_TEST(agreement_with_the_runtime)
{
    char bytes[200];
    uint64_t state = 1;

    for (size_t size = 0; size <= sizeof bytes; size++) {
        for (size_t i = 0; i < size; i++) {
            state = state * UINT64_C(6364136223846793005) + 1442695040888963407;
            bytes[i] = (char)(unsigned char)(state >> 56);
        }
        ck_assert_uint_eq(keys_hash(str_make(bytes, size), state),
                          bean_i_key_hash(bytes, size, state));
    }
}
END_TEST

static struct keys_input *make_texts(size_t count, const char *prefix, const char *suffix)
{
    struct arena *arena = &test.fixture.arena;
    struct keys_input *texts = ARENA_ARRAY(arena, struct keys_input, count);

    for (size_t i = 0; i < count; i++) {
        texts[i].text = arena_format(arena, "%s%u%s", prefix, (unsigned)i, suffix);
        texts[i].index = (int32_t)i;
    }
    return texts;
}

static void check_table(const struct keys_input *texts, size_t count)
{
    struct arena *arena = &test.fixture.arena;
    const struct plan_keys *keys = keys_build(arena, texts, count);
    const struct plan_keys *again = keys_build(arena, texts, count);
    size_t slots = (size_t)keys->slot_mask + 1;
    size_t used = 0;

    for (size_t i = 0; i < count; i++) {
        uint64_t hash = keys_hash(texts[i].text, keys->seed);
        struct str other = arena_format(arena, "%.*s_", STR_ARGS(texts[i].text));

        ck_assert_int_eq(look_up(keys, hash, texts[i].text), texts[i].index);
        ck_assert_int_eq(look_up(keys, keys_hash(other, keys->seed), other), -1);
    }
    for (size_t i = 0; i < slots; i++) {
        used += keys->slots[i].index >= 0;
        ck_assert_int_eq(keys->slots[i].index, again->slots[i].index);
    }
    ck_assert_uint_eq(used, count);
    ck_assert_uint_eq(keys->key_count, count);
    ck_assert_uint_eq(keys->seed, again->seed);
    ck_assert_uint_eq(keys->bucket_mask, again->bucket_mask);
    ck_assert_int_eq(memcmp(keys->displacements, again->displacements,
                            ((size_t)keys->bucket_mask + 1) * sizeof *keys->displacements),
                     0);
    /* powers of two; seldom more than two and a half slots a text */
    ck_assert_uint_eq(keys->slot_mask & slots, 0);
    ck_assert_uint_eq(keys->bucket_mask & ((size_t)keys->bucket_mask + 1), 0);
    ck_assert_uint_le(slots, count < 64 ? 256 : count * 5);
}

START_TEST(no_keys)
{
    const struct plan_keys *keys = keys_build(&test.fixture.arena, NULL, 0);

    ck_assert_uint_eq(keys->slot_mask, 0);
    ck_assert_int_eq(keys->slots[0].index, -1);
    ck_assert_int_eq(look_up(keys, keys_hash(STR("a"), keys->seed), STR("a")), -1);
    ck_assert_int_eq(look_up(keys, keys_hash(STR(""), keys->seed), STR("")), -1);
}
END_TEST

START_TEST(small_tables)
{
    for (size_t count = 1; count <= 300; count++) {
        check_table(make_texts(count, "p", ""), count);
    }
}
END_TEST

START_TEST(large_tables)
{
    check_table(make_texts(1000, "property_", ""), 1000);
    check_table(make_texts(4096, "", ""), 4096);
    check_table(make_texts(40000, "p", ""), 40000);
}
END_TEST

/* Nothing but the last bytes differs, or only bytes in the middle. */
START_TEST(long_common_parts)
{
    char same[301];

    memset(same, 'x', 300);
    same[300] = '\0';
    check_table(make_texts(10000, same, ""), 10000);
    check_table(make_texts(4096, "", same), 4096);
    same[31] = '\0';
    check_table(make_texts(4096, same, same), 4096);
}
END_TEST

/* The empty text, NULs, texts that start others: all sizes of zeros hash apart. */
START_TEST(zeros)
{
    static const char bytes[64] = {0};
    struct keys_input texts[64];

    for (size_t i = 0; i < 64; i++) {
        texts[i].text = str_make(bytes, i);
        texts[i].index = (int32_t)i;
    }
    check_table(texts, 64);
}
END_TEST

START_TEST(bits)
{
    struct arena *arena = &test.fixture.arena;
    struct keys_input texts[64];

    for (unsigned i = 0; i < 64; i++) {
        char *bytes = (char *)arena_alloc(arena, 8);

        bytes[i / 8] = (char)(unsigned char)(1u << (i % 8));
        texts[i].text = str_make(bytes, 8);
        texts[i].index = (int32_t)i;
    }
    check_table(texts, 64);
}
END_TEST

/* Several texts may lead to one index, as aliases do. */
START_TEST(shared_indices)
{
    struct keys_input *texts = make_texts(100, "a", "");
    const struct plan_keys *keys;

    for (size_t i = 0; i < 100; i++) {
        texts[i].index = (int32_t)(i % 3);
    }
    keys = keys_build(&test.fixture.arena, texts, 100);
    for (size_t i = 0; i < 100; i++) {
        ck_assert_int_eq(look_up(keys, keys_hash(texts[i].text, keys->seed), texts[i].text),
                         (int32_t)(i % 3));
    }
}
END_TEST

Suite *keys_suite(void)
{
    Suite *suite = suite_create("keys");
    TCase *all = tcase_create("all");

    suite_add_tcase(suite, all);
    tcase_set_timeout(all, 60);
    tcase_add_checked_fixture(all, open_test, close_test);
    tcase_add_test(all, vectors_of_the_hash);
    tcase_add_test(all, agreement_with_the_runtime);
    tcase_add_test(all, no_keys);
    tcase_add_test(all, small_tables);
    tcase_add_test(all, large_tables);
    tcase_add_test(all, long_common_parts);
    tcase_add_test(all, zeros);
    tcase_add_test(all, bits);
    tcase_add_test(all, shared_indices);
    return suite;
}
