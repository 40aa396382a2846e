#!/usr/bin/env python3
"""Prints runtime/float_tables.h: powers of ten as 128-bit integers, rounded down.

Usage: tools/make_float_tables.py > runtime/float_tables.h
Not part of the build; the output is kept in the repository.
"""

# Reading needs 10^-342 (19 digits times a smaller power are below half the least double) to
# 10^308; writing needs 10^-292 to 10^324.
LEAST, GREATEST = -342, 324


def power(exponent):
    """The top 128 bits of 10^exponent, rounded down; the highest bit is set."""
    if exponent >= 0:
        value = 10**exponent
        shift = value.bit_length() - 128
        return value >> shift if shift > 0 else value << -shift
    divisor = 10**-exponent
    # 2^(n-1) < divisor < 2^n for an n-bit number that is no power of two.
    return (1 << (divisor.bit_length() + 127)) // divisor


def main():
    print("/* clang-format off */")
    print("/* Written by tools/make_float_tables.py, not by hand.")
    print(" * Entry i holds the top 128 bits of 10^(i - %d), rounded down, as { high, low }." % -LEAST)
    print(" * The entries of 10^0 to 10^55 are exact. The comments name the last entry of a line. */")
    line = []
    for exponent in range(LEAST, GREATEST + 1):
        value = power(exponent)
        assert value.bit_length() == 128
        line.append("{0x%016x, 0x%016x}," % (value >> 64, value & (2**64 - 1)))
        if len(line) == 2 or exponent == GREATEST:
            print(" ".join(line), "/* 1e%d */" % exponent)
            line = []


main()
