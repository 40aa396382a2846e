/*
 * The calendar against one that counts day by day, the usual form of timestamps against the general
 * one, values of programs that no reader would have made, and random values of every format there
 * and back, into storage of every size.
 */
#include "number_test.h"

#include "internal.h"
#include "suites.h"
#include "times.h"

/* ---- the calendar ---------------------------------------------------------------------------- */

static int length_of(int year, int month)
{
    static const int lengths[12] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
    bool is_leap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0);
    return month == 2 && is_leap ? 29 : lengths[month - 1];
}

START_TEST(every_day_of_9999_years)
{
    int32_t days = BEAN_I_LEAST_DAY;
    for (int year = 1; year <= 9999; year++) {
        for (int month = 1; month <= 12; month++) {
            int length = length_of(year, month);
            bean_date date;
            for (int day = 1; day <= length; day++, days++) {
                int back[3];
                EXPECT(bean_date_from(&date, year, month, day) && date.days == days,
                       "%d-%d-%d is %d, not %d", year, month, day, (int)date.days, (int)days);
                bean_date_split(date, &back[0], &back[1], &back[2]);
                EXPECT(back[0] == year && back[1] == month && back[2] == day,
                       "%d is %d-%d-%d", (int)days, back[0], back[1], back[2]);
            }
            EXPECT(!bean_date_from(&date, year, month, length + 1) && date.days == 0,
                   "%d-%d-%d", year, month, length + 1);
        }
    }
    ck_assert_int_eq(days - 1, BEAN_I_GREATEST_DAY);
}
END_TEST

START_TEST(days_that_are_none)
{
    static const int none[][3] = {
        { 0, 1, 1 }, { -1, 1, 1 }, { 10000, 1, 1 }, { 2024, 0, 1 }, { 2024, 13, 1 },
        { 2024, 1, 0 }, { 2024, 1, -1 }, { INT32_MAX, INT32_MAX, INT32_MAX },
        { INT32_MIN, INT32_MIN, INT32_MIN },
    };
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        bean_date date = { 7 };
        ck_assert(!bean_date_from(&date, none[i][0], none[i][1], none[i][2]));
        ck_assert_int_eq(date.days, 0);
    }
}
END_TEST

/* Any number of days is a day, also where text has no year for it. */
START_TEST(days_beyond_the_years)
{
    static const struct {
        int32_t days;
        int year, month, day;
    } rows[] = {
        { BEAN_I_LEAST_DAY - 1, 0, 12, 31 },      { BEAN_I_LEAST_DAY - 366, 0, 1, 1 },
        { BEAN_I_GREATEST_DAY + 1, 10000, 1, 1 }, { INT32_MAX, 5881580, 7, 11 },
        { INT32_MIN, -5877641, 6, 23 },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        bean_date date = { rows[i].days };
        int year, month, day;
        bean_date_split(date, &year, &month, &day);
        ck_assert_int_eq(year, rows[i].year);
        ck_assert_int_eq(month, rows[i].month);
        ck_assert_int_eq(day, rows[i].day);
    }
}
END_TEST

/* ---- the usual form -------------------------------------------------------------------------- */

/* Whatever the short way accepts, the general one reads the same. */
static bool compare_ways(const char *text, size_t size)
{
    struct bean_i_moment usual;
    struct bean_i_moment general;
    char quoted[64] = "\"";
    bean_str inside = { text, size };
    const char *at;
    const char *stop;
    memcpy(quoted + 1, text, size);
    quoted[size + 1] = '"';
    at = place(quoted, size + 2);
    stop = bean_i_parse_usual(at, at + size + 2, &usual);
    if (stop == NULL) {
        return false;
    }
    EXPECT(stop == at + size + 2, "%.*s: stops elsewhere", (int)size, text);
    EXPECT(bean_i_parse_rfc3339(inside, false, false, &general), "%.*s", (int)size, text);
    EXPECT(usual.seconds == general.seconds && usual.nanoseconds == general.nanoseconds &&
               usual.offset == 0 && general.offset == 0,
           "%.*s: differs", (int)size, text);
    return true;
}

START_TEST(usual_and_general_way_agree)
{
    static const char *const texts[] = { "2024-02-29T12:34:56Z", "2024-02-29T12:34:56.123456789Z",
                                         "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.9Z" };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        char text[40];
        size_t size = strlen(texts[i]);
        ck_assert(compare_ways(texts[i], size));
        /* Every byte replaced by every other, and every length. */
        for (size_t at = 0; at < size; at++) {
            memcpy(text, texts[i], size);
            for (int byte = 0; byte < 256; byte++) {
                bool accepted;
                text[at] = (char)byte;
                accepted = compare_ways(text, size);
                EXPECT(!accepted || bean_i_is_digit(text[at]) || byte == (uint8_t)texts[i][at] ||
                           byte == 'Z',
                       "%.*s", (int)size, text);
            }
            EXPECT(!compare_ways(texts[i], at), "%.*s", (int)at, texts[i]);
        }
    }
}
END_TEST

/* Cut off anywhere: nothing past the end is touched. */
START_TEST(usual_form_cut_off)
{
    static const char text[] = "\"2024-02-29T12:34:56.123456789Z\"";
    struct bean_i_moment moment;
    for (size_t size = 0; size < sizeof text - 1; size++) {
        const char *at = place(text, size);
        if (size != 0) {
            ck_assert_ptr_null(bean_i_parse_usual(at, at + size, &moment));
        }
    }
}
END_TEST

/* ---- values of programs ---------------------------------------------------------------------- */

union value {
    bean_timestamp timestamp;
    bean_offset_timestamp offset;
    bean_date date;
    bean_time time;
    bean_duration duration;
};

#define CODEC(name, type, bytes, parameter, bits)                                                  \
    {                                                                                              \
        .read = bean_gen_read_##name, .write = bean_gen_write_##name, .size = sizeof(type),        \
        .used = bytes, .first = parameter, .flags = bits                                           \
    }

enum { RFC3339, CUT, OFFSET, RFC1123, SECONDS, MILLIS, MICROS, NANOS, DECIMAL, DATE, TIME, ISO,
       PROTO, DURATION_SECONDS, DURATION_MILLIS, CUT_SECONDS, CUT_MICROS, CODEC_COUNT };

static const bean_gen_codec codecs[CODEC_COUNT] = {
    [RFC3339] = CODEC(timestamp, bean_timestamp, 12, 0, 0),
    [CUT] = CODEC(timestamp, bean_timestamp, 12, 4, BEAN_GEN_CODEC_LOSSY),
    [OFFSET] = CODEC(offset_timestamp, bean_offset_timestamp, 14, 0, 0),
    [RFC1123] = CODEC(rfc1123, bean_timestamp, 12, 0, 0),
    [SECONDS] = CODEC(epoch, bean_timestamp, 12, 0, 0),
    [MILLIS] = CODEC(epoch, bean_timestamp, 12, 3, 0),
    [MICROS] = CODEC(epoch, bean_timestamp, 12, 6, 0),
    [NANOS] = CODEC(epoch, bean_timestamp, 12, 9, 0),
    [DECIMAL] = CODEC(epoch_decimal, bean_timestamp, 12, 0, 0),
    [DATE] = CODEC(date, bean_date, 4, 0, 0),
    [TIME] = CODEC(time, bean_time, 8, 0, 0),
    [ISO] = CODEC(duration, bean_duration, 12, 0, 0),
    [PROTO] = CODEC(duration_proto, bean_duration, 12, 0, 0),
    [DURATION_SECONDS] = CODEC(duration_seconds, bean_duration, 12, 0, 0),
    [DURATION_MILLIS] = CODEC(duration_millis, bean_duration, 12, 3, 0),
    [CUT_SECONDS] = CODEC(epoch, bean_timestamp, 12, 0, BEAN_GEN_CODEC_LOSSY),
    [CUT_MICROS] = CODEC(epoch, bean_timestamp, 12, 6, BEAN_GEN_CODEC_LOSSY),
};

static bean_gen_value description(int codec)
{
    bean_gen_value value = { .kind = BEAN_GEN_PLAIN, .coded = true };
    value.size = codecs[codec].size;
    value.detail = &codecs[codec];
    return value;
}

#define FIRST_SECOND INT64_C(-62135596800)
#define LAST_SECOND INT64_C(253402300799)

static const struct {
    int codec;
    union value in;
    bean_status status;
    const char *text; /* what is written, or a part of what the error says was found */
} rows[] = {
    { RFC3339, { .timestamp = { 0, 0 } }, BEAN_OK, "\"1970-01-01T00:00:00Z\"" },
    { RFC3339, { .timestamp = { FIRST_SECOND, 0 } }, BEAN_OK, "\"0001-01-01T00:00:00Z\"" },
    { RFC3339, { .timestamp = { FIRST_SECOND - 1, 999999999 } }, BEAN_ERROR_RANGE, "-62135596801" },
    { RFC3339, { .timestamp = { LAST_SECOND + 1, 0 } }, BEAN_ERROR_RANGE, "253402300800" },
    { RFC3339, { .timestamp = { INT64_MIN, 0 } }, BEAN_ERROR_RANGE, "-9223372036854775808" },
    { RFC3339, { .timestamp = { INT64_MAX, 0 } }, BEAN_ERROR_RANGE, "9223372036854775807" },
    { RFC3339, { .timestamp = { 5, -1 } }, BEAN_ERROR_RANGE, "" },
    { RFC3339, { .timestamp = { 5, 1000000000 } }, BEAN_ERROR_RANGE, "" },
    { RFC3339, { .timestamp = { 5, INT32_MIN } }, BEAN_ERROR_RANGE, "" },
    { CUT, { .timestamp = { -1, 999999999 } }, BEAN_OK, "\"1969-12-31T23:59:59.999Z\"" },
    { OFFSET, { .offset = { 0, 0, 0 } }, BEAN_OK, "\"1970-01-01T00:00:00Z\"" },
    { OFFSET, { .offset = { 0, 0, -1439 } }, BEAN_OK, "\"1969-12-31T00:01:00-23:59\"" },
    { OFFSET, { .offset = { 0, 0, 1440 } }, BEAN_ERROR_RANGE, "" },
    { OFFSET, { .offset = { 0, 0, INT16_MIN } }, BEAN_ERROR_RANGE, "" },
    { OFFSET, { .offset = { FIRST_SECOND, 0, 1 } }, BEAN_OK, "\"0001-01-01T00:01:00+00:01\"" },
    { OFFSET, { .offset = { FIRST_SECOND, 0, -1 } }, BEAN_ERROR_RANGE, "-62135596800" },
    { OFFSET, { .offset = { LAST_SECOND, 0, 1 } }, BEAN_ERROR_RANGE, "253402300799" },
    { RFC1123, { .timestamp = { 0, 1 } }, BEAN_ERROR_FORMAT, "1" },
    { RFC1123, { .timestamp = { INT64_MAX, 0 } }, BEAN_ERROR_RANGE, "" },
    { SECONDS, { .timestamp = { -1, 0 } }, BEAN_OK, "-1" },
    { SECONDS, { .timestamp = { 1, 500000000 } }, BEAN_ERROR_FORMAT, "500000000" },
    { CUT_SECONDS, { .timestamp = { 1, 999999999 } }, BEAN_OK, "1" },
    { CUT_SECONDS, { .timestamp = { -2, 1 } }, BEAN_OK, "-2" }, /* toward the past */
    { CUT_MICROS, { .timestamp = { -1, 999999999 } }, BEAN_OK, "-1" },
    { MILLIS, { .timestamp = { -1, 999000000 } }, BEAN_OK, "-1" },
    { MILLIS, { .timestamp = { 0, 999999 } }, BEAN_ERROR_FORMAT, "999999" },
    { MICROS, { .timestamp = { LAST_SECOND, 999999000 } }, BEAN_OK, "253402300799999999" },
    { MICROS, { .timestamp = { 0, 1 } }, BEAN_ERROR_FORMAT, "1" },
    { NANOS, { .timestamp = { FIRST_SECOND, 0 } }, BEAN_OK, "-62135596800000000000" },
    { NANOS, { .timestamp = { LAST_SECOND + 1, 0 } }, BEAN_ERROR_RANGE, "253402300800" },
    { DECIMAL, { .timestamp = { -1, 500000000 } }, BEAN_OK, "-0.500000000" },
    { DECIMAL, { .timestamp = { 0, -1 } }, BEAN_ERROR_RANGE, "0" },
    { DATE, { .date = { BEAN_I_LEAST_DAY } }, BEAN_OK, "\"0001-01-01\"" },
    { DATE, { .date = { BEAN_I_LEAST_DAY - 1 } }, BEAN_ERROR_RANGE, "-719163" },
    { DATE, { .date = { BEAN_I_GREATEST_DAY + 1 } }, BEAN_ERROR_RANGE, "2932897" },
    { DATE, { .date = { INT32_MIN } }, BEAN_ERROR_RANGE, "-2147483648" },
    { TIME, { .time = { INT64_C(86399999999999) } }, BEAN_OK, "\"23:59:59.999999999\"" },
    { TIME, { .time = { INT64_C(86400000000000) } }, BEAN_ERROR_RANGE, "86400000000000" },
    { TIME, { .time = { -1 } }, BEAN_ERROR_RANGE, "-1" },
    { ISO, { .duration = { INT64_MIN, 0 } }, BEAN_OK, "\"PT-2562047788015215H-30M-8S\"" },
    { ISO, { .duration = { INT64_MIN, 1 } }, BEAN_OK,
      "\"PT-2562047788015215H-30M-7.999999999S\"" },
    { ISO, { .duration = { 0, -1 } }, BEAN_ERROR_RANGE, "-1" },
    { PROTO, { .duration = { 0, 1000000000 } }, BEAN_ERROR_RANGE, "1000000000" },
    { DURATION_SECONDS, { .duration = { INT64_MIN, 0 } }, BEAN_OK, "-9223372036854775808" },
    { DURATION_SECONDS, { .duration = { 0, INT32_MAX } }, BEAN_ERROR_RANGE, "2147483647" },
    { DURATION_MILLIS, { .duration = { INT64_MAX, 999000000 } }, BEAN_OK,
      "9223372036854775807999" },
    { DURATION_MILLIS, { .duration = { 0, 500000 } }, BEAN_ERROR_FORMAT, "500000" },
};

static void there_and_back(int codec, const union value *in, bean_str text)
{
    bean_gen_value value = description(codec);
    union value out;
    bean_error error;
    memset(&out, 0, sizeof out);
    EXPECT(bean_gen_read_document(&value, &out, text.data, text.size, NULL, NULL, &error) ==
               BEAN_OK,
           "%.*s", (int)text.size, text.data);
    EXPECT(bean_gen_equal(&value, in, &out), "%.*s: differs", (int)text.size, text.data);
}

/* Storage of every size; not one byte past its end is touched. */
static void check_storage(int codec, const union value *in, const char *expected)
{
    bean_gen_value value = description(codec);
    size_t size = strlen(expected);
    for (size_t room = 0; room <= size + 1; room++) {
        char storage[128];
        bean_buffer out;
        memset(storage, 'x', sizeof storage);
        bean_buffer_init_fixed(&out, storage, room);
        ck_assert_int_eq(bean_gen_write_document(&value, in, &out, NULL, NULL),
                         room < size ? BEAN_ERROR_ROOM : BEAN_OK);
        ck_assert_int_eq(storage[room], 'x');
    }
}

START_TEST(values_of_programs)
{
    bean_gen_value value = description(rows[_i].codec);
    bean_buffer out = { 0 };
    bean_error error;
    bean_status status = bean_gen_write_document(&value, &rows[_i].in, &out, NULL, &error);
    ck_assert_int_eq(status, rows[_i].status);
    if (status == BEAN_OK) {
        bean_str text = { out.data, out.size };
        ck_assert_uint_eq(out.size, strlen(rows[_i].text));
        ck_assert_mem_eq(out.data, rows[_i].text, out.size);
        if ((codecs[rows[_i].codec].flags & BEAN_GEN_CODEC_LOSSY) == 0) {
            there_and_back(rows[_i].codec, &rows[_i].in, text);
        }
        check_storage(rows[_i].codec, &rows[_i].in, rows[_i].text);
    } else {
        ck_assert_ptr_nonnull(strstr(error.found, rows[_i].text));
        ck_assert_uint_ne(strlen(error.expected), 0);
        ck_assert_uint_eq(out.size, 0);
    }
    bean_buffer_free(&out);
}
END_TEST

/* The property is named. */
START_TEST(a_refused_property_is_named)
{
    bean_accessor accessors[2] = { 0 };
    bean_type type = { .name = "t.T", .accessors = accessors, .count = 2, .size = 32, .words = 1 };
    bean_gen_value value = { .kind = BEAN_GEN_BEAN, .size = 32, .detail = &type };
    bean_timestamp in[2] = { { 0, 0 }, { INT64_MAX, 0 } };
    bean_buffer out = { 0 };
    bean_error error;
    type.write = bean_gen_write_table;
    for (unsigned i = 0; i < 2; i++) {
        accessors[i].value = description(RFC3339);
        accessors[i].key = i == 0 ? ",\"a\":" : ",\"b\":";
        accessors[i].key_size = 5;
        accessors[i].name = i == 0 ? "a" : "b";
        accessors[i].offset = i * (uint32_t)sizeof in[0];
    }
    ck_assert_int_eq(bean_gen_write_document(&value, in, &out, NULL, &error), BEAN_ERROR_RANGE);
    ck_assert_str_eq(error.pointer, "/b");
    ck_assert_str_eq(error.property, "b");
    bean_buffer_free(&out);
}
END_TEST

/* Padding does not count. */
START_TEST(equality_is_of_what_counts)
{
    for (int codec = 0; codec < CODEC_COUNT; codec++) {
        bean_gen_value value = description(codec);
        unsigned char left[sizeof(union value)];
        unsigned char right[sizeof(union value)];
        memset(left, 0x00, sizeof left);
        memset(right, 0x00, sizeof right);
        memset(right + codecs[codec].used, 0xff, sizeof right - codecs[codec].used);
        ck_assert(bean_gen_equal(&value, left, right));
        right[codecs[codec].used - 1] = 1;
        ck_assert(!bean_gen_equal(&value, left, right));
    }
}
END_TEST

static int64_t random_between(uint64_t *state, int64_t least, int64_t greatest)
{
    return least + (int64_t)(next_random(state) % ((uint64_t)(greatest - least) + 1));
}

/* A value that the codec has room for. */
static union value random_value(int codec, uint64_t *state)
{
    static const int32_t units[CODEC_COUNT] = { [RFC1123] = 1000000000, [SECONDS] = 1000000000,
                                                [MILLIS] = 1000000, [MICROS] = 1000,
                                                [DURATION_MILLIS] = 1000000 };
    int32_t unit = units[codec] == 0 ? 1 : units[codec];
    int32_t nanoseconds = (int32_t)(next_random(state) % 1000000000) / unit * unit;
    union value value;
    memset(&value, 0, sizeof value);
    if (codec == DATE) {
        value.date.days =
            (int32_t)random_between(state, BEAN_I_LEAST_DAY, BEAN_I_GREATEST_DAY);
    } else if (codec == TIME) {
        value.time.nanoseconds = random_between(state, 0, INT64_C(86399999999999));
    } else if (codec == OFFSET) {
        value.offset.seconds = random_between(state, FIRST_SECOND + 86400, LAST_SECOND - 86400);
        value.offset.nanoseconds = nanoseconds;
        value.offset.offset_minutes = (int16_t)random_between(state, -1439, 1439);
    } else if (codec >= ISO) {
        value.duration.seconds = (int64_t)next_random(state) >> (next_random(state) % 64);
        value.duration.nanoseconds = nanoseconds;
    } else {
        value.timestamp.seconds = random_between(state, FIRST_SECOND, LAST_SECOND);
        value.timestamp.nanoseconds = nanoseconds;
    }
    return value;
}

START_TEST(random_values_come_back)
{
    uint64_t state = 1;
    long count = rounds(20000, 2000000);
    for (long i = 0; i < count; i++) {
        int codec = (int)(i % CODEC_COUNT);
        union value in = random_value(codec, &state);
        bean_gen_value value = description(codec);
        char text[128];
        bean_buffer out;
        bean_str written;
        if ((codecs[codec].flags & BEAN_GEN_CODEC_LOSSY) != 0) {
            continue;
        }
        bean_buffer_init_fixed(&out, text, sizeof text);
        EXPECT(bean_gen_write_document(&value, &in, &out, NULL, NULL) == BEAN_OK, "codec %d",
               codec);
        written.size = out.size;
        written.data = place(text, out.size);
        there_and_back(codec, &in, written);
    }
}
END_TEST

Suite *times_suite(void)
{
    Suite *suite = suite_create("times");
    TCase *tests = tcase_create("times");
    tcase_set_timeout(tests, 600);
    tcase_add_test(tests, every_day_of_9999_years);
    tcase_add_test(tests, days_that_are_none);
    tcase_add_test(tests, days_beyond_the_years);
    tcase_add_test(tests, usual_and_general_way_agree);
    tcase_add_test(tests, usual_form_cut_off);
    tcase_add_loop_test(tests, values_of_programs, 0, (int)(sizeof rows / sizeof rows[0]));
    tcase_add_test(tests, a_refused_property_is_named);
    tcase_add_test(tests, equality_is_of_what_counts);
    tcase_add_test(tests, random_values_come_back);
    suite_add_tcase(suite, tests);
    return suite;
}
