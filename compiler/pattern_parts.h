/*
 * What the two halves of the pattern compiler share: the automaton that the text is first turned
 * into (Thompson's), in which a byte may lead to several places.
 */
#ifndef BEANC_PATTERN_PARTS_H
#define BEANC_PATTERN_PARTS_H

#include "pattern.h"
#include "vec.h"

enum pattern_node_kind {
    PATTERN_BYTES, /* a byte from `low` to `high` leads to `next` */
    PATTERN_JUMP,  /* to `next` */
    PATTERN_SPLIT, /* to `next` and `other` */
    PATTERN_BEGIN, /* to `next` at the beginning of the text */
    PATTERN_END,   /* to `next` at its end */
    PATTERN_MATCH
};

struct pattern_node {
    enum pattern_node_kind kind;
    uint8_t low;
    uint8_t high;
    uint32_t next;
    uint32_t other;
};

VEC_DEFINE(pattern_nodes, struct pattern_node);

enum { PATTERN_MAX_NODES = 20000 };

/* The automaton of a text, from node `start` to the one of kind MATCH; false on errors. */
bool pattern_parse(struct arena *arena, struct str text, struct pattern_nodes *nodes,
                   uint32_t *start, struct pattern_error *error);

/* Code points from `low` to `high`. */
struct pattern_range {
    uint32_t low;
    uint32_t high;
};

VEC_DEFINE(pattern_ranges, struct pattern_range);

/* Sorts and joins them; the complement when `negated`. (pattern_set.c) */
void pattern_normalize(struct arena *arena, struct pattern_ranges *ranges, bool negated);

/* The set of \d \w \s and of the dot; false for other letters. */
bool pattern_add_class(struct arena *arena, struct pattern_ranges *ranges, char letter);

/* Byte ranges of UTF-8 that together are the code points of a range: calls `add` for each sequence
 * of `count` ranges. */
struct pattern_sequence {
    unsigned count;
    uint8_t low[4];
    uint8_t high[4];
};
typedef void pattern_add_sequence(void *user, const struct pattern_sequence *sequence);
void pattern_split_utf8(struct pattern_range range, pattern_add_sequence *add, void *user);

#endif
