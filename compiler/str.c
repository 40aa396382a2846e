/*
 * String slices: comparing, searching, UTF-8 and the edit distance behind "did you mean".
 */
#include "str.h"

#include <string.h>

struct str str_from(const char *c_string)
{
    return str_make(c_string, c_string == NULL ? 0 : strlen(c_string));
}

bool str_equal(struct str a, struct str b)
{
    return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size) == 0);
}

bool str_is(struct str a, const char *c_string)
{
    return str_equal(a, str_from(c_string));
}

int str_compare(struct str a, struct str b)
{
    size_t size = a.size < b.size ? a.size : b.size;
    int order = size == 0 ? 0 : memcmp(a.data, b.data, size);

    if (order != 0) {
        return order < 0 ? -1 : 1;
    }
    return a.size < b.size ? -1 : a.size > b.size;
}

bool str_starts_with(struct str text, struct str prefix)
{
    return text.size >= prefix.size && str_equal(str_slice(text, 0, prefix.size), prefix);
}

bool str_ends_with(struct str text, struct str suffix)
{
    return text.size >= suffix.size &&
           str_equal(str_slice(text, text.size - suffix.size, suffix.size), suffix);
}

struct str str_slice(struct str text, size_t from, size_t size)
{
    if (from >= text.size) {
        /* keeps the address, so that an empty end is still inside of its text */
        return str_make(text.size == 0 ? text.data : text.data + text.size, 0);
    }
    if (size > text.size - from) {
        size = text.size - from;
    }
    return str_make(text.data + from, size);
}

size_t str_find(struct str text, char byte)
{
    const char *found;

    if (text.size == 0) {
        return 0;
    }
    found = (const char *)memchr(text.data, byte, text.size);
    return found == NULL ? text.size : (size_t)(found - text.data);
}

size_t str_find_last(struct str text, char byte)
{
    for (size_t i = text.size; i > 0; i--) {
        if (text.data[i - 1] == byte) {
            return i - 1;
        }
    }
    return text.size;
}

enum { DISTANCE_MAX_NAME = 64 };

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

/*
 * Optimal string alignment: the table of Wagner and Fischer (1974) with swaps of neighbours,
 * of which three rows are kept.
 */
size_t str_distance(struct str a, struct str b, size_t limit)
{
    size_t rows[3][DISTANCE_MAX_NAME + 1];
    size_t difference = a.size > b.size ? a.size - b.size : b.size - a.size;

    if (a.size > DISTANCE_MAX_NAME || b.size > DISTANCE_MAX_NAME || difference > limit) {
        return str_equal(a, b) ? 0 : limit + 1;
    }
    for (size_t j = 0; j <= b.size; j++) {
        rows[0][j] = j;
    }
    for (size_t i = 1; i <= a.size; i++) {
        size_t *row = rows[i % 3];
        const size_t *above = rows[(i + 2) % 3];
        const size_t *before = rows[(i + 1) % 3];

        row[0] = i;
        for (size_t j = 1; j <= b.size; j++) {
            size_t replace = above[j - 1] + (a.data[i - 1] != b.data[j - 1]);

            row[j] = smaller(smaller(above[j] + 1, row[j - 1] + 1), replace);
            if (i > 1 && j > 1 && a.data[i - 1] == b.data[j - 2] &&
                a.data[i - 2] == b.data[j - 1]) {
                row[j] = smaller(row[j], before[j - 2] + 1);
            }
        }
    }
    return smaller(rows[a.size % 3][b.size], limit + 1);
}

static bool is_continuation(struct str text, size_t at)
{
    return at < text.size && ((unsigned char)text.data[at] & 0xC0u) == 0x80u;
}

/* The well-formed sequences are those of the Unicode standard's table 3-7. */
size_t str_utf8_length(struct str text, size_t from)
{
    unsigned first;
    unsigned second;

    if (from >= text.size) {
        return 0;
    }
    first = (unsigned char)text.data[from];
    if (first < 0x80u) {
        return 1;
    }
    if (first < 0xC2u || first > 0xF4u || !is_continuation(text, from + 1)) {
        return 0;
    }
    if (first < 0xE0u) {
        return 2;
    }
    second = (unsigned char)text.data[from + 1];
    if ((first == 0xE0u && second < 0xA0u) || (first == 0xEDu && second > 0x9Fu) ||
        (first == 0xF0u && second < 0x90u) || (first == 0xF4u && second > 0x8Fu) ||
        !is_continuation(text, from + 2)) {
        return 0;
    }
    if (first < 0xF0u) {
        return 3;
    }
    return is_continuation(text, from + 3) ? 4 : 0;
}
