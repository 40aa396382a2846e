/*
 * The one copy of the powers of ten that reading and writing of floats share. The data is made by
 * tools/make_float_tables.py.
 */
#include "number.h"

const struct bean_i_power bean_i_powers_of_ten[BEAN_I_GREATEST_POWER - BEAN_I_LEAST_POWER + 1] = {
#include "float_tables.h"
};
