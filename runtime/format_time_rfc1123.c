/*
 * Timestamps as HTTP and mail have them: "Sun, 06 Nov 1994 08:49:37 GMT". With @lenient also the
 * two obsolete forms of RFC 9110, section 5.6.7: that of RFC 850 and that of asctime.
 */
#include "format_time.h"

enum { TEXT_ROOM = 64, WRITTEN_SIZE = 31 };

static const char day_names[7][10] = {"Monday", "Tuesday",  "Wednesday", "Thursday",
                                      "Friday", "Saturday", "Sunday"};
static const char month_names[12][4] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                        "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

/* 0 for Monday; 1970-01-01 was a Thursday. */
static int weekday_of(int32_t days)
{
    int rest = (days + 3) % 7;
    return rest < 0 ? rest + 7 : rest;
}

/* ---- reading --------------------------------------------------------------------------------- */

static bool scan_text(struct bean_i_scan *scan, const char *text, size_t size)
{
    if ((size_t)(scan->end - scan->at) < size || memcmp(scan->at, text, size) != 0) {
        return false;
    }
    scan->at += size;
    return true;
}

/* A name of `size` letters, or the whole name with `size` 0: its place, or -1. */
static int scan_day_name(struct bean_i_scan *scan, size_t size)
{
    for (int i = 0; i < 7; i++) {
        if (scan_text(scan, day_names[i], size != 0 ? size : strlen(day_names[i]))) {
            return i;
        }
    }
    return -1;
}

static bool scan_month_name(struct bean_i_scan *scan, int32_t *month)
{
    for (int i = 0; i < 12; i++) {
        if (scan_text(scan, month_names[i], 3)) {
            *month = i + 1;
            return true;
        }
    }
    return false;
}

static bool scan_clock(struct bean_i_scan *scan, struct bean_i_clock *clock)
{
    return bean_i_scan_clock(scan, false, clock) && clock->nanoseconds == 0 &&
           scan->at[-3] == ':'; /* no fraction, not even of zeros */
}

static bool scan_zone(struct bean_i_scan *scan)
{
    return scan_text(scan, " GMT", 4) || scan_text(scan, " UTC", 4) || scan_text(scan, " +0000", 6);
}

/* "06 Nov 1994 08:49:37 GMT" */
static bool scan_usual(struct bean_i_scan *scan, struct bean_i_civil *civil,
                       struct bean_i_clock *clock)
{
    return bean_i_scan_digits(scan, 2, &civil->day) && bean_i_scan_byte(scan, ' ') &&
           scan_month_name(scan, &civil->month) && bean_i_scan_byte(scan, ' ') &&
           bean_i_scan_digits(scan, 4, &civil->year) && bean_i_scan_byte(scan, ' ') &&
           scan_clock(scan, clock) && scan_zone(scan);
}

/* "06-Nov-94 08:49:37 GMT". There is no clock to compare years of two digits with, so they are
 * those of POSIX: 69 to 99 are of the last century. */
static bool scan_rfc850(struct bean_i_scan *scan, struct bean_i_civil *civil,
                        struct bean_i_clock *clock)
{
    if (!bean_i_scan_digits(scan, 2, &civil->day) || !bean_i_scan_byte(scan, '-') ||
        !scan_month_name(scan, &civil->month) || !bean_i_scan_byte(scan, '-') ||
        !bean_i_scan_digits(scan, 2, &civil->year) || !bean_i_scan_byte(scan, ' ')) {
        return false;
    }
    civil->year += civil->year >= 69 ? 1900 : 2000;
    return scan_clock(scan, clock) && scan_zone(scan);
}

/* "Nov  6 08:49:37 1994" */
static bool scan_asctime(struct bean_i_scan *scan, struct bean_i_civil *civil,
                         struct bean_i_clock *clock)
{
    if (!scan_month_name(scan, &civil->month) || !bean_i_scan_byte(scan, ' ')) {
        return false;
    }
    return bean_i_scan_digits(scan, bean_i_scan_byte(scan, ' ') ? 1 : 2, &civil->day) &&
           bean_i_scan_byte(scan, ' ') && scan_clock(scan, clock) && bean_i_scan_byte(scan, ' ') &&
           bean_i_scan_digits(scan, 4, &civil->year);
}

static bool parse(bean_str text, const bean_gen_codec *codec, struct bean_i_moment *moment)
{
    struct bean_i_scan scan = {text.data, text.data + text.size};
    struct bean_i_scan start = scan;
    struct bean_i_civil civil;
    struct bean_i_clock clock;
    bool lenient = bean_i_is_lenient(codec);
    int weekday = scan_day_name(&scan, 3);
    bool right;
    int32_t days;
    if (weekday < 0) {
        right = scan_usual(&scan, &civil, &clock);
    } else if (scan_text(&scan, ", ", 2)) {
        right = scan_usual(&scan, &civil, &clock);
    } else if (lenient && bean_i_scan_byte(&scan, ' ')) {
        right = scan_asctime(&scan, &civil, &clock);
    } else {
        scan = start;
        weekday = scan_day_name(&scan, 0);
        right = lenient && scan_text(&scan, ", ", 2) && scan_rfc850(&scan, &civil, &clock);
    }
    if (!right || scan.at != scan.end || !bean_i_is_civil(civil)) {
        return false;
    }
    days = bean_i_days_of(civil);
    return (weekday < 0 || weekday == weekday_of(days)) &&
           bean_i_moment_of(days, &clock, 0, bean_i_clamps(codec), moment);
}

const char *bean_gen_read_rfc1123(bean_gen_reader *reader, const char *cursor, void *out,
                                  const bean_gen_codec *codec)
{
    static const char expected[] = "a timestamp such as \"Sun, 06 Nov 1994 08:49:37 GMT\"";
    const char *quote = bean_i_skip_space(reader, cursor);
    struct bean_i_moment moment;
    char room[TEXT_ROOM];
    bean_str text;
    cursor = bean_i_read_short_text(reader, quote, room, sizeof room, expected, &text);
    if (cursor == NULL) {
        return NULL;
    }
    if (!parse(text, codec, &moment)) {
        return bean_i_read_fail_format(reader, quote, expected);
    }
    ((bean_timestamp *)out)->seconds = moment.seconds;
    ((bean_timestamp *)out)->nanoseconds = moment.nanoseconds;
    return cursor;
}

/* ---- writing --------------------------------------------------------------------------------- */

char *bean_gen_write_rfc1123(bean_gen_writer *writer, char *cursor, const void *in,
                             const bean_gen_codec *codec)
{
    const bean_timestamp *timestamp = (const bean_timestamp *)in;
    struct bean_i_moment moment = {timestamp->seconds, timestamp->nanoseconds, 0};
    char date[10];
    int32_t second_of_day;
    int32_t days;
    if (!bean_i_is_moment(&moment)) {
        return bean_i_write_fail_time(writer, moment.seconds, BEAN_I_EXPECTED_MOMENT);
    }
    if (!bean_i_cut_nanoseconds(writer, codec, 0, &moment.nanoseconds)) {
        return NULL;
    }
    cursor = bean_gen_room(writer, cursor, WRITTEN_SIZE);
    if (cursor == NULL) {
        return NULL;
    }
    days = bean_i_split_day(moment.seconds, &second_of_day);
    (void)bean_i_put_date(date, days);
    memcpy(cursor, "\"Www, dd Mmm yyyy hh:mm:ss GMT\"", WRITTEN_SIZE);
    memcpy(cursor + 1, day_names[weekday_of(days)], 3);
    memcpy(cursor + 6, date + 8, 2);
    memcpy(cursor + 9, month_names[bean_i_civil_of(days).month - 1], 3);
    memcpy(cursor + 13, date, 4);
    (void)bean_i_put_clock(cursor + 18, second_of_day);
    return cursor + WRITTEN_SIZE;
}
