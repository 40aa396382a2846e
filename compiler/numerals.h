/*
 * Numbers as text, compared and divided without ever being rounded: what limits of values in a
 * schema say about each other and about defaults.
 */
#ifndef BEANC_NUMERALS_H
#define BEANC_NUMERALS_H

#include <stdbool.h>
#include <stdint.h>

#include "str.h"

/* All texts are decimal numbers: "-"? digits, a fraction or none, an exponent or none. */

/* Less than, equal to or greater than 0 as the numbers are. */
int numerals_compare(struct str left, struct str right);

/* A number above 0 as digits * 10^-scale, without zeros at its end; false when it is none, or when
 * its digits are more than 18 or its exponent is absurd. */
bool numerals_step(struct str text, uint64_t *digits, int32_t *scale);

/* Whether the number is a multiple of digits * 10^-scale, as above. */
bool numerals_is_multiple(struct str text, uint64_t digits, int32_t scale);

#endif
