/*
 * The calendar: days since 1970-01-01 and what they are called, by arithmetic on years that begin
 * in March, so that the leap day is the last one (after Howard Hinnant, "chrono-Compatible
 * Low-Level Date Algorithms").
 */
#include "times.h"

enum { ERA_DAYS = 146097, ERA_YEARS = 400, DAYS_TO_1970 = 719468 }; /* from 0000-03-01 */

static bool is_leap(int32_t year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

bool bean_i_is_civil(struct bean_i_civil civil)
{
    static const uint8_t lengths[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (civil.year < 1 || civil.year > 9999 || civil.month < 1 || civil.month > 12) {
        return false;
    }
    return civil.day >= 1 && civil.day <= lengths[civil.month - 1] +
                                              (civil.month == 2 && is_leap(civil.year) ? 1 : 0);
}

int32_t bean_i_days_of(struct bean_i_civil civil)
{
    bool early = civil.month <= 2; /* belongs to the March year before */
    uint32_t year = (uint32_t)(civil.year - (early ? 1 : 0));
    uint32_t month = (uint32_t)(civil.month + (early ? 9 : -3));
    uint32_t day_of_year = (153 * month + 2) / 5 + (uint32_t)civil.day - 1;
    uint32_t days = 365 * year + year / 4 - year / 100 + year / 400 + day_of_year;
    return (int32_t)days - DAYS_TO_1970;
}

struct bean_i_civil bean_i_civil_of(int32_t days)
{
    struct bean_i_civil civil;
    int64_t shifted = (int64_t)days + DAYS_TO_1970;
    int64_t era = (shifted >= 0 ? shifted : shifted - (ERA_DAYS - 1)) / ERA_DAYS;
    uint32_t day = (uint32_t)(shifted - era * ERA_DAYS); /* of the era: 0 to 146096 */
    uint32_t year = (day - day / 1460 + day / 36524 - day / 146096) / 365;
    uint32_t month;
    day -= 365 * year + year / 4 - year / 100;
    month = (5 * day + 2) / 153; /* from March */
    civil.day = (int32_t)(day - (153 * month + 2) / 5) + 1;
    civil.month = (int32_t)(month < 10 ? month + 3 : month - 9);
    civil.year = (int32_t)(era * ERA_YEARS) + (int32_t)year + (month < 10 ? 0 : 1);
    return civil;
}

bool bean_date_from(bean_date *date, int year, int month, int day)
{
    struct bean_i_civil civil;
    civil.year = year;
    civil.month = month;
    civil.day = day;
    if (!bean_i_is_civil(civil)) {
        date->days = 0;
        return false;
    }
    date->days = bean_i_days_of(civil);
    return true;
}

void bean_date_split(bean_date date, int *year, int *month, int *day)
{
    struct bean_i_civil civil = bean_i_civil_of(date.days);
    *year = civil.year;
    *month = civil.month;
    *day = civil.day;
}

/* ---- moments --------------------------------------------------------------------------------- */

#define LEAST_SECOND ((int64_t)BEAN_I_LEAST_DAY * BEAN_I_DAY_SECONDS)
#define GREATEST_SECOND (((int64_t)BEAN_I_GREATEST_DAY + 1) * BEAN_I_DAY_SECONDS - 1)

static bool is_in_range(int64_t seconds)
{
    return seconds >= LEAST_SECOND && seconds <= GREATEST_SECOND;
}

/* The last second of June or of December: where leap seconds were put in, if any. */
static bool may_precede_leap_second(int64_t seconds)
{
    int32_t second_of_day;
    struct bean_i_civil civil = bean_i_civil_of(bean_i_split_day(seconds, &second_of_day));
    return second_of_day == BEAN_I_DAY_SECONDS - 1 &&
           ((civil.month == 6 && civil.day == 30) || (civil.month == 12 && civil.day == 31));
}

bool bean_i_moment_of(int32_t days, const struct bean_i_clock *clock, int32_t offset, bool clamp,
                      struct bean_i_moment *moment)
{
    bool is_leap_second = clock->second == 60;
    int32_t second = is_leap_second ? 59 : clock->second;
    moment->seconds = (int64_t)days * BEAN_I_DAY_SECONDS + clock->hour * 3600 +
                      (clock->minute - offset) * 60 + second;
    moment->nanoseconds = clock->nanoseconds;
    moment->offset = offset;
    return is_in_range(moment->seconds) &&
           (!is_leap_second || (clamp && may_precede_leap_second(moment->seconds)));
}

bool bean_i_is_moment(const struct bean_i_moment *moment)
{
    return moment->nanoseconds >= 0 && moment->nanoseconds < BEAN_I_SECOND_NANOSECONDS &&
           moment->offset >= -BEAN_I_GREATEST_OFFSET && moment->offset <= BEAN_I_GREATEST_OFFSET &&
           is_in_range(moment->seconds) && is_in_range(moment->seconds + moment->offset * 60);
}
