/*
 * See numerals.h. A number is its digits, from the first that is not 0 to the last, and the place
 * of the point among them. The runtime does the same with what it reads (limits_number.c).
 */
#include "numerals.h"

enum { MAX_EXPONENT = 1000000000, MAX_STEP_SCALE = 10000, MAX_STEP_DIGITS = 18 };

struct numeral {
    bool negative;
    struct str text; /* what holds the digits, the point among them */
    size_t first;    /* place of the first digit that is not 0 */
    size_t count;    /* of digits up to the last one that is not 0; 0: the number is 0 */
    int64_t point;   /* so many of them stand before the point; may be far outside of them */
};

static int64_t read_exponent(struct str text)
{
    bool negative = text.size != 0 && text.data[0] == '-';
    int64_t exponent = 0;
    for (size_t i = 0; i < text.size; i++) {
        char byte = text.data[i];
        if (byte >= '0' && byte <= '9' && exponent < MAX_EXPONENT) {
            exponent = exponent * 10 + (byte - '0');
        }
    }
    return negative ? -exponent : exponent;
}

static struct numeral split(struct str text)
{
    struct numeral numeral = { false, text, 0, 0, 0 };
    bool past_point = false;
    size_t seen = 0; /* digits from the first that is not 0 on */
    size_t i = 0;
    for (; i < text.size && text.data[i] != 'e' && text.data[i] != 'E'; i++) {
        char byte = text.data[i];
        numeral.negative = numeral.negative || byte == '-';
        past_point = past_point || byte == '.';
        if (byte < '0' || byte > '9') {
            continue;
        }
        if (seen == 0 && byte != '0') {
            numeral.first = i;
        }
        seen += seen != 0 || byte != '0';
        if (byte != '0') {
            numeral.count = seen;
        }
        numeral.point += past_point ? -(seen == 0) : seen != 0;
    }
    numeral.text = str_slice(text, 0, i);
    numeral.point += i < text.size ? read_exponent(str_slice(text, i + 1, text.size)) : 0;
    return numeral;
}

/* The digits one after the other, 0 behind the last. */
static unsigned next_digit(const struct numeral *numeral, size_t *at)
{
    while (*at < numeral->text.size && numeral->text.data[*at] == '.') {
        ++*at;
    }
    return *at < numeral->text.size ? (unsigned)(numeral->text.data[(*at)++] - '0') : 0;
}

static int compare_magnitudes(const struct numeral *left, const struct numeral *right)
{
    size_t left_at = left->first;
    size_t right_at = right->first;
    size_t count = left->count > right->count ? left->count : right->count;
    if (left->count == 0 || right->count == 0) {
        return (left->count != 0) - (right->count != 0);
    }
    if (left->point != right->point) {
        return left->point < right->point ? -1 : 1;
    }
    for (size_t i = 0; i < count; i++) {
        unsigned a = next_digit(left, &left_at);
        unsigned b = next_digit(right, &right_at);
        if (a != b) {
            return a < b ? -1 : 1;
        }
    }
    return 0;
}

int numerals_compare(struct str left, struct str right)
{
    struct numeral a = split(left);
    struct numeral b = split(right);
    bool a_negative = a.negative && a.count != 0;
    bool b_negative = b.negative && b.count != 0;
    if (a_negative != b_negative) {
        return a_negative ? -1 : 1;
    }
    int order = compare_magnitudes(&a, &b);
    return a_negative ? -order : order;
}

bool numerals_step(struct str text, uint64_t *digits, int32_t *scale)
{
    struct numeral step = split(text);
    size_t at = step.first;
    int64_t behind = (int64_t)step.count - step.point;
    if (step.negative || step.count == 0 || step.count > MAX_STEP_DIGITS ||
        behind > MAX_STEP_SCALE || behind < -MAX_STEP_SCALE) {
        return false;
    }
    *digits = 0;
    for (size_t i = 0; i < step.count; i++) {
        *digits = *digits * 10 + next_digit(&step, &at);
    }
    *scale = (int32_t)behind;
    return true;
}

bool numerals_is_multiple(struct str text, uint64_t digits, int32_t scale)
{
    struct numeral number = split(text);
    size_t at = number.first;
    int64_t more = scale - ((int64_t)number.count - number.point);
    uint64_t rest = 0;
    if (number.count == 0) {
        return true;
    }
    if (more < 0) {
        return false; /* its last digit stands behind the last one of any multiple */
    }
    for (size_t i = 0; i < number.count; i++) {
        rest = (rest * 10 + next_digit(&number, &at)) % digits;
    }
    /* 64 zeros have every factor of 10 that 18 digits can have; more change nothing. */
    for (int64_t i = 0; i < more && i < 64 && rest != 0; i++) {
        rest = rest * 10 % digits;
    }
    return rest == 0;
}
