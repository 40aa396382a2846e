/*
 * Limits of numbers that are kept or written as text. Must not know about descriptions.
 */
#ifndef BEAN_LIMITS_NUMBER_H
#define BEAN_LIMITS_NUMBER_H

#include "bean_gen.h"

/* Both are numbers by the grammar of JSON (no text at all is 0): less than, equal to or greater
 * than 0 as they are. Linear, whatever their exponents. */
BEAN_HIDDEN int bean_i_compare_numbers(bean_str left, bean_str right);

/* Whether a number is a multiple of digits * 10^-scale; there are at most 18 digits. Linear. */
BEAN_HIDDEN bool bean_i_is_multiple(bean_str number, uint64_t digits, int32_t scale);

#endif
