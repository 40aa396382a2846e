/*
 * Numbers as text, taken apart but not converted: for decimals and integers of any size, and for
 * integers that are written with a fraction or an exponent. Must not know about readers, writers or
 * errors with places.
 */
#ifndef BEAN_DECIMAL_H
#define BEAN_DECIMAL_H

#include "number.h"

/* A number by the grammar of JSON. Its digits are those before and behind the point together. */
struct bean_i_parts {
    bool negative;
    bool has_point;
    bool has_exponent;
    const char *digits; /* the first one */
    int64_t whole;      /* digits before the point as it is written */
    int64_t count;      /* of all digits; trailing zeros count */
    int64_t point;      /* the place of the point among the digits, the exponent applied: may be
                         * far outside of them. Saturates at +-10^15 and a bit */
};

/* False when [text, end) is not one number and nothing else. Linear. */
BEAN_HIDDEN bool bean_i_split_number(const char *text, const char *end, struct bean_i_parts *parts);

/* Whether the value is an integer. */
BEAN_HIDDEN bool bean_i_is_whole(const struct bean_i_parts *parts);

/* The integer that is left when all digits behind the point are cut off, without its sign. False
 * when that is more than 64 bits. */
BEAN_HIDDEN bool bean_i_whole_part(const struct bean_i_parts *parts, uint64_t *magnitude);

/* How long the number is without an exponent, "15.0" for "1.50e1"; all digits are kept. With
 * `whole`, what is behind the point is left out. At least `limit` + 1 where it is longer. */
BEAN_HIDDEN size_t bean_i_plain_size(const struct bean_i_parts *parts, bool whole, size_t limit);

/* Writes that form, whose size is known to be bearable. Returns the address past it. */
BEAN_HIDDEN char *bean_i_put_plain(const struct bean_i_parts *parts, bool whole, char *to);

/* Digits of that form before the point without leading zeros, and behind it. */
BEAN_HIDDEN int64_t bean_i_plain_whole_digits(const struct bean_i_parts *parts);
BEAN_HIDDEN int64_t bean_i_plain_fraction_digits(const struct bean_i_parts *parts);

#endif
