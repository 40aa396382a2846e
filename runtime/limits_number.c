/*
 * See limits_number.h. beanc does the same with the numbers of a schema (numerals.c).
 */
#include "limits_number.h"

#include "decimal.h"

/* A number as its digits from the first that is not 0 to the last. */
struct significant {
    bool negative;
    struct bean_i_parts parts;
    int64_t first; /* places among the parts' digits */
    int64_t end;   /* first == end: the number is 0 */
};

static char digit_at(const struct bean_i_parts *parts, int64_t place)
{
    return parts->digits[place < parts->whole ? place : place + 1];
}

static struct significant split(bean_str text)
{
    struct significant number;
    memset(&number, 0, sizeof number);
    if (text.size == 0 || !bean_i_split_number(text.data, text.data + text.size, &number.parts)) {
        return number;
    }
    number.end = number.parts.count;
    while (number.first < number.end && digit_at(&number.parts, number.first) == '0') {
        number.first++;
    }
    while (number.end > number.first && digit_at(&number.parts, number.end - 1) == '0') {
        number.end--;
    }
    number.negative = number.parts.negative && number.first < number.end;
    return number;
}

static int compare_magnitudes(const struct significant *left, const struct significant *right)
{
    int64_t left_point = left->parts.point - left->first;
    int64_t right_point = right->parts.point - right->first;
    int64_t i;
    if (left->first == left->end || right->first == right->end) {
        return (left->first != left->end) - (right->first != right->end);
    }
    if (left_point != right_point) {
        return left_point < right_point ? -1 : 1;
    }
    for (i = 0; left->first + i < left->end || right->first + i < right->end; i++) {
        char a = left->first + i < left->end ? digit_at(&left->parts, left->first + i) : '0';
        char b = right->first + i < right->end ? digit_at(&right->parts, right->first + i) : '0';
        if (a != b) {
            return a < b ? -1 : 1;
        }
    }
    return 0;
}

int bean_i_compare_numbers(bean_str left, bean_str right)
{
    struct significant a = split(left);
    struct significant b = split(right);
    int order;
    if (a.negative != b.negative) {
        return a.negative ? -1 : 1;
    }
    order = compare_magnitudes(&a, &b);
    return a.negative ? -order : order;
}

bool bean_i_is_multiple(bean_str number, uint64_t digits, int32_t scale)
{
    struct significant parts = split(number);
    int64_t more = scale - (parts.end - parts.parts.point);
    uint64_t rest = 0;
    int64_t i;
    if (parts.first == parts.end) {
        return true;
    }
    if (more < 0) {
        return false; /* its last digit stands behind the last one of any multiple */
    }
    for (i = parts.first; i < parts.end; i++) {
        rest = (rest * 10 + (uint64_t)(digit_at(&parts.parts, i) - '0')) % digits;
    }
    /* 64 zeros have every factor of 10 that 18 digits can have; more change nothing. */
    for (i = 0; i < more && i < 64 && rest != 0; i++) {
        rest = rest * 10 % digits;
    }
    return rest == 0;
}
