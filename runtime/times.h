/*
 * Dates and times without JSON: the proleptic Gregorian calendar of the years 1 to 9999, and the
 * texts of RFC 3339 and of seconds as decimal numbers. Integer arithmetic only; no clock, no zone
 * data, no locale. Must not know about readers, writers or errors with places.
 */
#ifndef BEAN_TIMES_H
#define BEAN_TIMES_H

#include "bean.h"
#include "bean_port.h"

enum {
    BEAN_I_DAY_SECONDS = 86400,
    BEAN_I_SECOND_NANOSECONDS = 1000000000,
    BEAN_I_LEAST_DAY = -719162,    /* 0001-01-01 */
    BEAN_I_GREATEST_DAY = 2932896, /* 9999-12-31 */
    BEAN_I_GREATEST_OFFSET = 23 * 60 + 59
};

/* ---- calendar (times.c) ---------------------------------------------------------------------- */

struct bean_i_civil {
    int32_t year;
    int32_t month; /* 1 to 12 */
    int32_t day;   /* 1 to 31 */
};

/* True when there is such a day in the years 1 to 9999. */
BEAN_HIDDEN bool bean_i_is_civil(struct bean_i_civil civil);

/* Days since 1970-01-01 of a day that exists, and back for any number of days. O(1) */
BEAN_HIDDEN int32_t bean_i_days_of(struct bean_i_civil civil);
BEAN_HIDDEN struct bean_i_civil bean_i_civil_of(int32_t days);

/* ---- moments (times.c) ----------------------------------------------------------------------- */

/* A time of day as text gives it. `second` may be 60. */
struct bean_i_clock {
    int32_t hour;
    int32_t minute;
    int32_t second;
    int32_t nanoseconds;
};

/* What all kinds of timestamps are read into. */
struct bean_i_moment {
    int64_t seconds; /* since 1970-01-01T00:00:00Z */
    int32_t nanoseconds;
    int32_t offset; /* minutes east of UTC */
};

/* The moment at which clocks `offset` minutes east of UTC show this. Second 60 is only there with
 * `clamp`, as the last second of June or December in UTC, and then counts as second 59. False when
 * there is no such moment in the years 1 to 9999 in UTC. */
BEAN_HIDDEN bool bean_i_moment_of(int32_t days, const struct bean_i_clock *clock, int32_t offset,
                                  bool clamp, struct bean_i_moment *moment);

/* True when both the moment and what its clocks show are in the years 1 to 9999, its nanoseconds
 * are less than a second and its offset less than a day: what can be read can be written, and
 * nothing else. */
BEAN_HIDDEN bool bean_i_is_moment(const struct bean_i_moment *moment);

/* Seconds of a moment as days and what is left of them, never negative. */
BEAN_INLINE int32_t bean_i_split_day(int64_t seconds, int32_t *second_of_day)
{
    int64_t days = seconds / BEAN_I_DAY_SECONDS;
    int64_t rest = seconds % BEAN_I_DAY_SECONDS;
    if (rest < 0) {
        rest += BEAN_I_DAY_SECONDS;
        days--;
    }
    *second_of_day = (int32_t)rest;
    return (int32_t)days;
}

/* ---- RFC 3339 (times_text.c) ----------------------------------------------------------------- */

/* A place in a text, and where that ends. */
struct bean_i_scan {
    const char *at;
    const char *end;
};

/* Each takes one piece off the front, or returns false. */
BEAN_HIDDEN bool bean_i_scan_byte(struct bean_i_scan *scan, char byte);
BEAN_HIDDEN bool bean_i_scan_digits(struct bean_i_scan *scan, int count, int32_t *value);
/* "2024-02-29", which has to exist, as days since 1970-01-01. */
BEAN_HIDDEN bool bean_i_scan_date(struct bean_i_scan *scan, int32_t *days);
/* "12:34:56" and 1 to 9 digits of a fraction; with `lenient` the seconds may be missing. */
BEAN_HIDDEN bool bean_i_scan_clock(struct bean_i_scan *scan, bool lenient,
                                   struct bean_i_clock *clock);
/* What a point and 1 to 9 digits come to; without a point 0. */
BEAN_HIDDEN bool bean_i_scan_fraction(struct bean_i_scan *scan, int32_t *nanoseconds);

/* A whole text of RFC 3339. With `lenient` the offset may be "+hhmm", "+hh" or missing, which
 * means UTC. */
BEAN_HIDDEN bool bean_i_parse_rfc3339(bean_str text, bool lenient, bool clamp,
                                      struct bean_i_moment *moment);

/* The usual form, "2024-02-29T12:34:56Z" or with a fraction, in quotes at `quote`. Reads no byte at
 * or past `end`. Returns the address past the closing quote; NULL says nothing about the text. */
BEAN_HIDDEN const char *bean_i_parse_usual(const char *quote, const char *end,
                                           struct bean_i_moment *moment);

/* Digits of a fraction that are as many as needed: 0, 3, 6 or 9. */
enum { BEAN_I_FRACTION_FITTING = -1, BEAN_I_FRACTION_ROOM = 10 };

/* Write without a terminator and return the address past the text: 10 bytes, 8 bytes, at most
 * BEAN_I_FRACTION_ROOM bytes (the point included). */
BEAN_HIDDEN char *bean_i_put_date(char *to, int32_t days);
BEAN_HIDDEN char *bean_i_put_clock(char *to, int32_t second_of_day);
BEAN_HIDDEN char *bean_i_put_fraction(char *to, int32_t nanoseconds, int digits);

/* ---- seconds as numbers (times_number.c) ----------------------------------------------------- */

/* Seconds and nanoseconds, the latter counted upwards from the former: -0.5 s is -1 and 5e8. */
struct bean_i_seconds {
    int64_t seconds;
    int32_t nanoseconds;
};

enum bean_i_seconds_status {
    BEAN_I_SECONDS_OK,
    BEAN_I_SECONDS_FORM, /* an exponent, more than 9 digits of a fraction */
    BEAN_I_SECONDS_RANGE /* more than 2^63 seconds */
};

/* A number by the grammar of RFC 8259 as 10^-shift seconds (shift 0, 3, 6, 9; where it isn't 0 the
 * number is an integer). O(length) */
BEAN_HIDDEN enum bean_i_seconds_status bean_i_parse_seconds(const char *text, const char *end,
                                                            unsigned shift,
                                                            struct bean_i_seconds *value);

enum { BEAN_I_SECONDS_ROOM = 64 };

/* The same backwards, without a terminator; of the nanoseconds only what the shift has room for is
 * written. BEAN_I_SECONDS_ROOM bytes at `to` may be overwritten. */
BEAN_HIDDEN char *bean_i_put_scaled(char *to, struct bean_i_seconds value, unsigned shift);
/* With a fraction of 9 digits, or of as few as are exact. */
BEAN_HIDDEN char *bean_i_put_decimal(char *to, struct bean_i_seconds value, bool is_fixed);

/* Sign apart: the absolute value, of which the nanoseconds are below a second. */
struct bean_i_magnitude {
    uint64_t seconds;
    uint32_t nanoseconds;
    bool negative;
};
BEAN_HIDDEN struct bean_i_magnitude bean_i_magnitude_of(struct bean_i_seconds value);
/* The digits of a fraction, its point included, without zeros at its end; nothing for 0. */
BEAN_HIDDEN char *bean_i_put_trimmed(char *to, uint32_t nanoseconds);

#endif
