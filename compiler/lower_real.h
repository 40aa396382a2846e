/*
 * Number literals as floating-point values: correctly rounded, by exact arithmetic, at whatever
 * speed. Knows nothing of the language but the form of its literals.
 */
#ifndef BEANC_LOWER_REAL_H
#define BEANC_LOWER_REAL_H

#include <stdbool.h>

#include "str.h"

enum lower_real_format { LOWER_REAL_32, LOWER_REAL_64 };

/*
 * The value of "-"? digits ("." digits)? ([eE] [+-]? digits)?, rounded to nearest (ties to even)
 * to what the format can hold; too small a value gives a zero with its sign. False when it is too
 * large for the format.
 */
bool lower_real(struct str literal, enum lower_real_format format, double *value);

#endif
