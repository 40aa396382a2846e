/*
 * JSON texts in a schema: whether they are what the runtime would accept. A loop with a bit a
 * level, no recursion. The schema's strings are valid UTF-8 already.
 */
#include "lower_parts.h"

enum { MOST_LEVELS = 64 };

struct scan {
    struct str text;
    size_t at;
    uint64_t objects; /* bit i: level i is an object */
    unsigned level;
};

static char next(const struct scan *scan)
{
    return scan->at < scan->text.size ? scan->text.data[scan->at] : '\0';
}

static bool take(struct scan *scan, char byte)
{
    bool is_there = scan->at < scan->text.size && next(scan) == byte;
    scan->at += is_there;
    return is_there;
}

static void skip_space(struct scan *scan)
{
    while (take(scan, ' ') || take(scan, '\t') || take(scan, '\n') || take(scan, '\r')) {
    }
}

static bool is_digit(char byte)
{
    return byte >= '0' && byte <= '9';
}

static bool digits(struct scan *scan)
{
    size_t start = scan->at;
    while (is_digit(next(scan))) {
        scan->at++;
    }
    return scan->at != start;
}

static bool number(struct scan *scan)
{
    (void)take(scan, '-');
    if (!take(scan, '0') && !digits(scan)) {
        return false;
    }
    if (take(scan, '.') && !digits(scan)) {
        return false;
    }
    if (take(scan, 'e') || take(scan, 'E')) {
        if (!take(scan, '+')) {
            (void)take(scan, '-');
        }
        return digits(scan);
    }
    return true;
}

static bool hexadecimal4(struct scan *scan, unsigned *value)
{
    *value = 0;
    for (int i = 0; i < 4; i++) {
        int digit = lower_hexadecimal_digit(next(scan));
        if (digit < 0) {
            return false;
        }
        *value = *value << 4 | (unsigned)digit;
        scan->at++;
    }
    return true;
}

/* Past the backslash. */
static bool escape(struct scan *scan)
{
    unsigned unit;
    if (!take(scan, 'u')) {
        bool is_known = scan->at < scan->text.size && str_find(STR("\"\\/bfnrt"), next(scan)) != 8;
        scan->at++;
        return is_known;
    }
    if (!hexadecimal4(scan, &unit) || (unit >= 0xdc00 && unit < 0xe000)) {
        return false;
    }
    if (unit < 0xd800 || unit > 0xdbff) {
        return true;
    }
    return take(scan, '\\') && take(scan, 'u') && hexadecimal4(scan, &unit) && unit >= 0xdc00 &&
           unit < 0xe000;
}

static bool string(struct scan *scan)
{
    if (!take(scan, '"')) {
        return false;
    }
    while (!take(scan, '"')) {
        if (take(scan, '\\')) {
            if (!escape(scan)) {
                return false;
            }
        } else if (scan->at == scan->text.size || (unsigned char)next(scan) < 0x20) {
            return false;
        } else {
            scan->at++;
        }
    }
    return true;
}

static bool word(struct scan *scan, struct str text)
{
    for (size_t i = 0; i < text.size; i++) {
        if (!take(scan, text.data[i])) {
            return false;
        }
    }
    return true;
}

static bool scalar(struct scan *scan)
{
    switch (next(scan)) {
    case '"': return string(scan);
    case 't': return word(scan, STR("true"));
    case 'f': return word(scan, STR("false"));
    case 'n': return word(scan, STR("null"));
    default: return number(scan);
    }
}

static bool key(struct scan *scan)
{
    skip_space(scan);
    if (!string(scan)) {
        return false;
    }
    skip_space(scan);
    return take(scan, ':');
}

static bool in_object(const struct scan *scan)
{
    return (scan->objects >> (scan->level - 1) & 1) != 0;
}

/* Opens as many levels as there are, up to the first scalar or empty bracket and past it. */
static bool enter(struct scan *scan)
{
    for (;;) {
        skip_space(scan);
        bool is_object = next(scan) == '{';
        if (!take(scan, '{') && !take(scan, '[')) {
            return scalar(scan);
        }
        if (scan->level == MOST_LEVELS) {
            return false;
        }
        scan->objects &= ~(UINT64_C(1) << scan->level);
        scan->objects |= (uint64_t)is_object << scan->level;
        scan->level++;
        skip_space(scan);
        if (take(scan, is_object ? '}' : ']')) {
            scan->level--;
            return true;
        }
        if (is_object && !key(scan)) {
            return false;
        }
    }
}

bool lower_json(struct str text, struct str *trimmed)
{
    struct scan scan = { text, 0, 0, 0 };
    skip_space(&scan);
    size_t start = scan.at;
    for (;;) {
        if (!enter(&scan)) {
            return false;
        }
        size_t stop = scan.at;
        skip_space(&scan);
        while (scan.level != 0 && take(&scan, in_object(&scan) ? '}' : ']')) {
            scan.level--;
            stop = scan.at;
            skip_space(&scan);
        }
        if (scan.level == 0) {
            *trimmed = str_slice(text, start, stop - start);
            return scan.at == text.size;
        }
        if (!take(&scan, ',') || (in_object(&scan) && !key(&scan))) {
            return false;
        }
    }
}
