/*
 * Scalars with a format of their own that come from programs, not from JSON: what is not as their
 * type has it is refused when it is written, and storage of every size is respected.
 */
#include <stdlib.h>
#include <string.h>

#include "internal.h"
#include "suites.h"
#include "write_fixture.h"

#define TEXT(literal) { "" literal, sizeof(literal) - 1 }

struct row {
    const bean_gen_codec *codec;
    bean_str in;
    const char *out; /* NULL: refused */
    bean_status status;
};

static const bean_gen_codec json = { .read = bean_gen_read_json, .write = bean_gen_write_json };
static const bean_gen_codec short_json = { .read = bean_gen_read_json,
                                           .write = bean_gen_write_json,
                                           .first = 1 };

#define BYTES(form)                                                                                \
    { .read = bean_gen_read_bytes, .write = bean_gen_write_bytes, .first = (form) }
static const bean_gen_codec base64 = BYTES(0);
static const bean_gen_codec base64url = BYTES(1);
static const bean_gen_codec hex = BYTES(2);
static const bean_gen_codec array = BYTES(3);

static const bean_gen_codec decimal = { .read = bean_gen_read_decimal,
                                        .write = bean_gen_write_decimal,
                                        .second = -1 };
static const bean_gen_codec money = { .read = bean_gen_read_decimal,
                                      .write = bean_gen_write_decimal,
                                      .flags = BEAN_GEN_CODEC_QUOTED,
                                      .first = 5,
                                      .second = 2 };
static const bean_gen_codec bigint = { .read = bean_gen_read_bigint,
                                       .write = bean_gen_write_bigint };

static const bean_gen_codec ascii = { .read = bean_gen_read_string_as,
                                      .write = bean_gen_write_string_as,
                                      .first = BEAN_GEN_ESCAPE_ASCII };
static const bean_gen_codec html = { .read = bean_gen_read_string_as,
                                     .write = bean_gen_write_string_as,
                                     .first = BEAN_GEN_ESCAPE_HTML };

static const struct row rows[] = {
    { &ascii, { NULL, 0 }, "\"\"", BEAN_OK },
    { &ascii, TEXT("<\xc3\xa4\xf0\x9f\x90\x84\">"), "\"<\\u00e4\\ud83d\\udc04\\\">\"", BEAN_OK },
    { &html, TEXT("<\xc3\xa4&>"), "\"\\u003c\xc3\xa4\\u0026\\u003e\"", BEAN_OK },
    { &ascii, TEXT("a\xc3"), NULL, BEAN_ERROR_UTF8 },
    { &html, TEXT("\xff"), NULL, BEAN_ERROR_UTF8 },
    { &decimal, { NULL, 0 }, "0", BEAN_OK },
    { &decimal, TEXT("-1.500"), "-1.500", BEAN_OK },
    { &decimal, TEXT("1.50e2"), "150", BEAN_OK },
    { &decimal, TEXT("1e1000"), "1e1000", BEAN_OK },
    { &decimal, TEXT("1."), NULL, BEAN_ERROR_FORMAT },
    { &decimal, TEXT(" 1"), NULL, BEAN_ERROR_FORMAT },
    { &decimal, TEXT("1,\"a\":2"), NULL, BEAN_ERROR_FORMAT },
    { &decimal, TEXT("\xff"), NULL, BEAN_ERROR_FORMAT },
    { &decimal, TEXT("NaN"), NULL, BEAN_ERROR_FORMAT },
    { &money, { NULL, 0 }, "\"0\"", BEAN_OK },
    { &money, TEXT("1.5"), "\"1.5\"", BEAN_OK },
    { &money, TEXT("1000"), NULL, BEAN_ERROR_RANGE },
    { &money, TEXT("1e3"), NULL, BEAN_ERROR_RANGE },
    { &money, TEXT("0.125"), NULL, BEAN_ERROR_RANGE },
    { &bigint, { NULL, 0 }, "0", BEAN_OK },
    { &bigint, TEXT("-0"), "0", BEAN_OK },
    { &bigint, TEXT("-12345678901234567890123"), "-12345678901234567890123", BEAN_OK },
    { &bigint, TEXT("1.0"), NULL, BEAN_ERROR_FORMAT },
    { &bigint, TEXT("1e2"), NULL, BEAN_ERROR_FORMAT },
    { &bigint, TEXT("12a"), NULL, BEAN_ERROR_FORMAT },
    { &base64, { NULL, 0 }, "\"\"", BEAN_OK },
    { &base64, TEXT("\xff\xfe\0"), "\"//4A\"", BEAN_OK },
    { &base64, TEXT("\xff\xfe"), "\"//4=\"", BEAN_OK },
    { &base64url, TEXT("\xff\xfe"), "\"__4\"", BEAN_OK },
    { &base64url, TEXT("\xff"), "\"_w\"", BEAN_OK },
    { &hex, TEXT("\xff\0"), "\"ff00\"", BEAN_OK },
    { &array, TEXT("\xff\0\x0a"), "[255,0,10]", BEAN_OK },
    { &array, { NULL, 0 }, "[]", BEAN_OK },
    { &json, { NULL, 0 }, "null", BEAN_OK },
    { &json, TEXT(""), "null", BEAN_OK },
    { &json, TEXT("null"), "null", BEAN_OK },
    { &json, TEXT(" \n[ 1 ]\t"), "[ 1 ]", BEAN_OK },
    { &short_json, TEXT(" \n[ 1 , \" \" ]\t"), "[1,\" \"]", BEAN_OK },
    { &json, TEXT(" "), NULL, BEAN_ERROR_END },
    { &json, TEXT("[1"), NULL, BEAN_ERROR_END },
    { &json, TEXT("\"a"), NULL, BEAN_ERROR_END },
    { &json, TEXT("1,\"b\":2"), NULL, BEAN_ERROR_TRAILING },
    { &json, TEXT("a"), NULL, BEAN_ERROR_SYNTAX },
    { &json, TEXT("[1]]"), NULL, BEAN_ERROR_TRAILING },
    { &json, TEXT("\0"), NULL, BEAN_ERROR_SYNTAX },
    { &json, TEXT("\"\xff\""), NULL, BEAN_ERROR_UTF8 },
    { &json, TEXT("\"\\q\""), NULL, BEAN_ERROR_ESCAPE },
};

static bean_gen_value value_of(const bean_gen_codec *codec)
{
    bean_gen_value value = { .kind = BEAN_GEN_STRING, .coded = true, .size = sizeof(bean_str) };
    value.detail = codec;
    return value;
}

static void check_storage(const bean_gen_value *value, const struct row *row)
{
    size_t size = strlen(row->out);
    for (size_t room = 0; room <= size + 1; room++) {
        char *storage = (char *)malloc(room + 1);
        bean_buffer out;
        bean_status status;
        storage[room] = 'x';
        bean_buffer_init_fixed(&out, storage, room);
        status = bean_gen_write_document(value, &row->in, &out, NULL, NULL);
        ck_assert_int_eq(status, room < size ? BEAN_ERROR_ROOM : BEAN_OK);
        ck_assert_int_eq(storage[room], 'x');
        if (status == BEAN_OK) {
            ck_assert_uint_eq(out.size, size);
            ck_assert_mem_eq(storage, row->out, size);
        }
        free(storage);
    }
}

START_TEST(texts_of_programs)
{
    const struct row *row = &rows[_i];
    bean_gen_value value = value_of(row->codec);
    bean_gen_value list = { .kind = BEAN_GEN_LIST, .size = sizeof(bean_gen_sequence) };
    bean_str pair[2] = { { NULL, 0 }, { NULL, 0 } };
    bean_json_list in = { pair, 2 };
    bean_buffer out = { 0 };
    bean_error error;
    pair[1] = row->in;
    list.detail = &value;
    ck_assert_int_eq(bean_gen_write_document(&list, &in, &out, NULL, &error), row->status);
    if (row->out == NULL) {
        ck_assert_str_eq(error.pointer, "/1");
        ck_assert_uint_eq(out.size, 0);
    } else {
        check_storage(&value, row);
    }
    bean_buffer_free(&out);
}
END_TEST

/* How deep a JSON text may be depends on where it stands. */
START_TEST(levels_count)
{
    enum { DEEP = 3000 };
    static char text[2 * DEEP];
    bean_gen_value value = value_of(&json);
    bean_gen_value list = { .kind = BEAN_GEN_LIST, .size = sizeof(bean_gen_sequence) };
    bean_str in = { text, sizeof text };
    bean_json_list wrapped = { &in, 1 };
    bean_write_options options = { .depth = DEEP };
    bean_buffer out = { 0 };
    bean_error error;
    memset(text, '[', DEEP);
    memset(text + DEEP, ']', DEEP);
    list.detail = &value;
    ck_assert_int_eq(bean_gen_write_document(&value, &in, &out, &options, NULL), BEAN_OK);
    ck_assert_uint_eq(out.size, sizeof text);
    ck_assert_int_eq(bean_gen_write_document(&list, &wrapped, &out, &options, &error),
                     BEAN_ERROR_DEPTH);
    ck_assert_str_eq(error.pointer, "/0");
    options.trust_raw = true;
    ck_assert_int_eq(bean_gen_write_document(&list, &wrapped, &out, &options, NULL), BEAN_OK);
    bean_buffer_free(&out);
}
END_TEST

/* An array of bytes is a level, both ways. */
START_TEST(arrays_are_levels)
{
    bean_gen_value value = value_of(&array);
    bean_gen_value list = { .kind = BEAN_GEN_LIST, .size = sizeof(bean_gen_sequence) };
    bean_bytes one = TEXT("a");
    bean_bytes_list in = { &one, 1 };
    bean_bytes_list read;
    bean_write_options options = { .depth = 1 };
    bean_read_options limits = { .depth = 1, .items = 2 };
    bean_arena arena = { 0 };
    bean_buffer out = { 0 };
    bean_error error;
    list.detail = &value;
    ck_assert_int_eq(bean_gen_write_document(&list, &in, &out, &options, NULL), BEAN_ERROR_DEPTH);
    options.depth = 2;
    ck_assert_int_eq(bean_gen_write_document(&list, &in, &out, &options, NULL), BEAN_OK);
    ck_assert_int_eq(bean_gen_read_document(&list, &read, "[[1]]", 5, &arena, &limits, NULL),
                     BEAN_ERROR_DEPTH);
    limits.depth = 2;
    ck_assert_int_eq(bean_gen_read_document(&list, &read, "[[1,2]]", 7, &arena, &limits, NULL),
                     BEAN_OK);
    ck_assert_mem_eq(read.items[0].data, "\1\2", 3);
    ck_assert_int_eq(bean_gen_read_document(&list, &read, "[[1,2,3]]", 9, &arena, &limits, &error),
                     BEAN_ERROR_LIMIT);
    ck_assert_str_eq(error.pointer, "/0/2");
    ck_assert_int_eq(bean_gen_read_document(&value, &one, "[1]", 3, NULL, NULL, NULL),
                     BEAN_ERROR_MEMORY);
    bean_arena_free(&arena);
    bean_buffer_free(&out);
}
END_TEST

#define FLOAT(flags_, first_, second_)                                                             \
    { .read = bean_gen_read_float64_as, .write = bean_gen_write_float64_as, .flags = (flags_),    \
      .first = (first_), .second = (second_) }

/* What has no number in JSON: NaN, infinity and its opposite, by bits. */
START_TEST(numbers_that_are_none)
{
    static const uint64_t bits[] = { UINT64_C(0x7ff8000000000000), UINT64_C(0xfff0000000000001),
                                     UINT64_C(0x7ff0000000000000), UINT64_C(0xfff0000000000000) };
    static const uint32_t bits32[] = { 0x7fc00000, 0xff800001, 0x7f800000, 0xff800000 };
    static const char *const strings[] = { "\"NaN\"", "\"NaN\"", "\"Infinity\"", "\"-Infinity\"" };
    static const bean_gen_codec error = FLOAT(BEAN_GEN_CODEC_QUOTED, 1, 0);
    static const bean_gen_codec null = FLOAT(BEAN_GEN_CODEC_NAN_NULL, 2, 3);
    static const bean_gen_codec string = FLOAT(BEAN_GEN_CODEC_NAN_STRING, 0, 0);
    bean_gen_codec single = string;
    bean_gen_value value = { .kind = BEAN_GEN_FLOAT64, .coded = true, .size = 8 };
    bean_gen_value value32 = { .kind = BEAN_GEN_FLOAT32, .coded = true, .size = 4 };
    single.write = bean_gen_write_float32_as;
    value32.detail = &single;
    for (size_t i = 0; i < 4; i++) {
        bean_buffer out = { 0 };
        char *text;
        value.detail = &error;
        ck_assert_int_eq(bean_gen_write_document(&value, &bits[i], &out, NULL, NULL),
                         BEAN_ERROR_NONFINITE);
        value.detail = &null;
        text = fixture_write(&value, &bits[i], NULL);
        ck_assert_str_eq(text, "null");
        free(text);
        value.detail = &string;
        text = fixture_write(&value, &bits[i], NULL);
        ck_assert_str_eq(text, strings[i]);
        free(text);
        text = fixture_write(&value32, &bits32[i], NULL);
        ck_assert_str_eq(text, strings[i]);
        free(text);
        bean_buffer_free(&out);
    }
}
END_TEST

/* The longest text of a float finds its room. */
START_TEST(long_floats_in_any_room)
{
    static const bean_gen_codec fixed = FLOAT(BEAN_GEN_CODEC_QUOTED, 2, 100);
    bean_gen_value value = { .kind = BEAN_GEN_FLOAT64, .coded = true, .size = 8 };
    double most = -1.7976931348623157e308;
    char expected[500];
    char storage[500];
    size_t size = (size_t)snprintf(expected, sizeof expected, "\"%.100f\"", most);
    value.detail = &fixed;
    for (size_t room = size - 3; room <= size; room++) {
        bean_buffer out;
        bean_buffer_init_fixed(&out, storage, room);
        ck_assert_int_eq(bean_gen_write_document(&value, &most, &out, NULL, NULL),
                         room < size ? BEAN_ERROR_ROOM : BEAN_OK);
    }
    ck_assert_mem_eq(storage, expected, size);
}
END_TEST

START_TEST(enums_outside)
{
    static const bean_gen_codec number = { .write = bean_gen_write_enum_number,
                                           .detail = &fixture_color_type };
    bean_gen_value value = { .kind = BEAN_GEN_ENUM, .coded = true, .size = 1, .detail = &number };
    fixture_color color = FIXTURE_DARK_BLUE;
    bean_buffer out = { 0 };
    bean_error error;
    char *text = fixture_write(&value, &color, NULL);
    ck_assert_str_eq(text, "200");
    free(text);
    color = 6;
    ck_assert_int_eq(bean_gen_write_document(&value, &color, &out, NULL, &error), BEAN_ERROR_ENUM);
    ck_assert_str_eq(error.found, "6");
    bean_buffer_free(&out);
}
END_TEST

START_TEST(trusted_and_pretty)
{
    bean_gen_value value = value_of(&json);
    bean_str broken = TEXT("{1");
    bean_str loose = TEXT("[ 1,{ \"a\" :[ ] }\n]");
    bean_write_options trusting = { .trust_raw = true };
    bean_write_options pretty = { .pretty = true };
    char *text = fixture_write(&value, &broken, &trusting);
    ck_assert_str_eq(text, "{1");
    free(text);
    text = fixture_write(&value, &loose, &pretty);
    ck_assert_str_eq(text, "[\n  1,\n  {\n    \"a\": []\n  }\n]");
    free(text);
}
END_TEST

Suite *formats_suite(void)
{
    Suite *suite = suite_create("formats");
    TCase *tests = tcase_create("formats");
    tcase_add_loop_test(tests, texts_of_programs, 0, (int)(sizeof rows / sizeof rows[0]));
    tcase_add_test(tests, levels_count);
    tcase_add_test(tests, arrays_are_levels);
    tcase_add_test(tests, numbers_that_are_none);
    tcase_add_test(tests, long_floats_in_any_room);
    tcase_add_test(tests, enums_outside);
    tcase_add_test(tests, trusted_and_pretty);
    suite_add_tcase(suite, tests);
    return suite;
}
