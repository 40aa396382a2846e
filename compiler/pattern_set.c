/*
 * Sets of characters in patterns: classes by name, complements, and their bytes in UTF-8.
 */
#include "pattern_parts.h"

enum { LAST_CODE_POINT = 0x10ffff, FIRST_SURROGATE = 0xd800, LAST_SURROGATE = 0xdfff };

static void add_range(struct arena *arena, struct pattern_ranges *ranges, uint32_t low,
                      uint32_t high)
{
    struct pattern_range range = {low, high};
    vec_push(arena, ranges, range);
}

/* Insertion: what people write is short, and the text is limited. */
static void sort(struct pattern_ranges *ranges)
{
    for (size_t i = 1; i < ranges->count; i++) {
        struct pattern_range moved = ranges->items[i];
        size_t place = i;
        for (; place > 0 && ranges->items[place - 1].low > moved.low; place--) {
            ranges->items[place] = ranges->items[place - 1];
        }
        ranges->items[place] = moved;
    }
}

void pattern_normalize(struct arena *arena, struct pattern_ranges *ranges, bool negated)
{
    struct pattern_ranges result = {NULL, 0, 0};
    uint32_t next = 0; /* after the last range so far */
    sort(ranges);
    for (size_t i = 0; i < ranges->count; i++) {
        struct pattern_range range = ranges->items[i];
        if (range.high < next && i != 0) {
            continue;
        }
        if (negated && range.low > next) {
            add_range(arena, &result, next, range.low - 1);
        } else if (!negated) {
            add_range(arena, &result, range.low < next ? next : range.low, range.high);
        }
        next = range.high + 1;
    }
    if (negated && next <= LAST_CODE_POINT) {
        add_range(arena, &result, next, LAST_CODE_POINT);
    }
    *ranges = result;
}

/* As ECMAScript has them. */
static const struct pattern_range digits[] = {{'0', '9'}};
static const struct pattern_range words[] = {{'0', '9'}, {'A', 'Z'}, {'_', '_'}, {'a', 'z'}};
static const struct pattern_range spaces[] = {
    {'\t', '\r'},     {' ', ' '},       {0xa0, 0xa0},     {0x1680, 0x1680}, {0x2000, 0x200a},
    {0x2028, 0x2029}, {0x202f, 0x202f}, {0x205f, 0x205f}, {0x3000, 0x3000}, {0xfeff, 0xfeff},
};
static const struct pattern_range line_ends[] = {{'\n', '\n'}, {'\r', '\r'}, {0x2028, 0x2029}};

#define SET(ranges) ranges, sizeof ranges / sizeof ranges[0]

static const struct {
    const struct pattern_range *ranges;
    size_t count;
    char letter;
    bool negated;
} classes[] = {
    {SET(digits), 'd', false},   {SET(digits), 'D', true},  {SET(words), 'w', false},
    {SET(words), 'W', true},     {SET(spaces), 's', false}, {SET(spaces), 'S', true},
    {SET(line_ends), '.', true},
};

bool pattern_add_class(struct arena *arena, struct pattern_ranges *ranges, char letter)
{
    for (size_t i = 0; i < sizeof classes / sizeof classes[0]; i++) {
        if (classes[i].letter != letter) {
            continue;
        }
        struct pattern_ranges set = {NULL, 0, 0};
        for (size_t j = 0; j < classes[i].count; j++) {
            vec_push(arena, &set, classes[i].ranges[j]);
        }
        pattern_normalize(arena, &set, classes[i].negated);
        for (size_t j = 0; j < set.count; j++) {
            vec_push(arena, ranges, set.items[j]);
        }
        return true;
    }
    return false;
}

/* -- UTF-8 -- */

static unsigned encode(uint32_t code, uint8_t bytes[4])
{
    static const uint8_t marks[5] = {0, 0, 0xc0, 0xe0, 0xf0};
    unsigned count = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (unsigned i = count; i-- > 1;) {
        bytes[i] = (uint8_t)(0x80 | (code & 0x3f));
        code >>= 6;
    }
    bytes[0] = (uint8_t)(marks[count] | code);
    return count;
}

/* The first code point behind `low` where the form of the sequence changes; 0: none up to high. */
static uint32_t find_cut(uint32_t low, uint32_t high)
{
    static const uint32_t borders[] = {0x80, 0x800, FIRST_SURROGATE, LAST_SURROGATE + 1, 0x10000};
    for (size_t i = 0; i < sizeof borders / sizeof borders[0]; i++) {
        if (low < borders[i] && high >= borders[i]) {
            return borders[i];
        }
    }
    for (unsigned bits = 6; bits <= 18 && low >= 0x80; bits += 6) {
        uint32_t mask = (UINT32_C(1) << bits) - 1;
        if ((low & ~mask) == (high & ~mask)) {
            break;
        }
        if ((low & mask) != 0) {
            return (low | mask) + 1;
        }
        if ((high & mask) != mask) {
            return high & ~mask;
        }
    }
    return 0;
}

/* Each cut leaves a front piece that is cut at most a few times more, and goes on behind it. */
void pattern_split_utf8(struct pattern_range range, pattern_add_sequence *add, void *user)
{
    struct pattern_range pieces[64];
    size_t count = 1;
    pieces[0] = range;
    while (count > 0) {
        struct pattern_range piece = pieces[--count];
        uint32_t cut = find_cut(piece.low, piece.high);
        if (cut != 0 && count + 2 <= sizeof pieces / sizeof pieces[0]) {
            pieces[count].low = cut;
            pieces[count++].high = piece.high;
            pieces[count].low = piece.low;
            pieces[count++].high = cut - 1;
        } else if (piece.low < FIRST_SURROGATE || piece.low > LAST_SURROGATE) {
            struct pattern_sequence sequence;
            sequence.count = encode(piece.low, sequence.low);
            (void)encode(piece.high, sequence.high);
            add(user, &sequence);
        }
    }
}
