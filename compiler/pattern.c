/*
 * From the automaton of a pattern to tables: each state stands for a set of nodes (the subset
 * construction), and bytes that no node tells apart are one class. States, table and time are
 * limited, since a pattern can need exponentially many states.
 */
#include "pattern.h"

#include <stdlib.h>
#include <string.h>

#include "map.h"
#include "pattern_parts.h"

enum { MAX_STATES = 4000, MAX_CELLS = 65536, MAX_STEPS = 50000000 };

/* A set of nodes, all of kind BYTES or END. */
VEC_DEFINE(node_list, uint32_t);

struct state {
    const uint32_t *nodes;
    size_t count;
    bool at_begin;
};

VEC_DEFINE(state_list, struct state);
VEC_DEFINE(cell_list, uint16_t);

struct builder {
    struct arena *arena;
    const struct pattern_nodes *nodes;
    struct pattern *pattern;
    uint8_t examples[256]; /* a byte of each class */
    uint32_t *seen;        /* by node: the set that it was last added to */
    uint32_t set;
    struct node_list stack;
    struct state_list states;
    struct map known; /* sets of nodes to the number of their state plus 1 */
    size_t steps;
};

/* -- classes -- */

static void make_classes(struct builder *builder)
{
    bool starts[257] = {true};
    struct pattern *pattern = builder->pattern;
    for (size_t i = 0; i < builder->nodes->count; i++) {
        const struct pattern_node *node = &builder->nodes->items[i];
        if (node->kind == PATTERN_BYTES && node->low <= node->high) {
            starts[node->low] = true;
            starts[node->high + 1] = true;
        }
    }
    for (size_t byte = 0; byte < 256; byte++) {
        if (starts[byte]) {
            builder->examples[pattern->class_count++] = (uint8_t)byte;
        }
        pattern->classes[byte] = (uint8_t)(pattern->class_count - 1);
    }
}

/* -- sets -- */

static void push(struct builder *builder, uint32_t node)
{
    builder->steps++;
    if (builder->seen[node] != builder->set) {
        builder->seen[node] = builder->set;
        vec_push(builder->arena, &builder->stack, node);
    }
}

/* Adds what can be reached from the stack without a byte; true when the pattern has matched.
 * Nodes END are passed only `at_end`, else kept. */
static bool close_set(struct builder *builder, struct node_list *set, bool at_begin, bool at_end)
{
    bool has_matched = false;
    while (builder->stack.count > 0) {
        uint32_t number = builder->stack.items[--builder->stack.count];
        const struct pattern_node *node = &builder->nodes->items[number];
        switch (node->kind) {
        case PATTERN_MATCH: has_matched = true; break;
        case PATTERN_SPLIT:
            push(builder, node->other);
            push(builder, node->next);
            break;
        case PATTERN_JUMP: push(builder, node->next); break;
        case PATTERN_BEGIN:
            if (at_begin) {
                push(builder, node->next);
            }
            break;
        case PATTERN_END:
            if (at_end) {
                push(builder, node->next);
                break;
            }
            vec_push(builder->arena, set, number);
            break;
        case PATTERN_BYTES: vec_push(builder->arena, set, number); break;
        }
    }
    return has_matched;
}

static int compare_numbers(const void *left, const void *right)
{
    uint32_t a = *(const uint32_t *)left;
    uint32_t b = *(const uint32_t *)right;
    return (a > b) - (a < b);
}

/* The number of the state of a set, a new one perhaps. */
static uint16_t state_of(struct builder *builder, const struct node_list *set)
{
    struct state state = {set->items, set->count, false};
    struct str key = str_make((const char *)set->items, set->count * sizeof *set->items);
    if (set->count == 0) {
        return PATTERN_FAILS;
    }
    qsort(set->items, set->count, sizeof *set->items, compare_numbers);
    uintptr_t known = (uintptr_t)map_get(&builder->known, key);
    if (known == 0) {
        vec_push(builder->arena, &builder->states, state);
        known = builder->states.count;
        map_add(&builder->known, key, (void *)known);
    }
    return (uint16_t)(known - 1);
}

/* Where a byte of a class leads; a match may also begin behind it. */
static uint16_t step(struct builder *builder, struct state state, uint8_t byte, uint32_t start)
{
    struct node_list set = {NULL, 0, 0};
    builder->set++;
    for (size_t i = 0; i < state.count; i++) {
        const struct pattern_node *node = &builder->nodes->items[state.nodes[i]];
        builder->steps++;
        if (node->kind == PATTERN_BYTES && node->low <= byte && byte <= node->high) {
            push(builder, node->next);
        }
    }
    push(builder, start);
    return close_set(builder, &set, false, false) ? PATTERN_MATCHES : state_of(builder, &set);
}

static bool may_end(struct builder *builder, struct state state)
{
    struct node_list set = {NULL, 0, 0};
    builder->set++;
    for (size_t i = 0; i < state.count; i++) {
        if (builder->nodes->items[state.nodes[i]].kind == PATTERN_END) {
            push(builder, state.nodes[i]);
        }
    }
    return close_set(builder, &set, state.at_begin, true);
}

/* -- tables -- */

static bool is_too_large(const struct builder *builder)
{
    return builder->steps > MAX_STEPS || builder->states.count > MAX_STATES ||
           builder->states.count * builder->pattern->class_count > MAX_CELLS;
}

/* The states that all others come from; false when the empty text has matched already. */
static bool add_first_states(struct builder *builder, uint32_t start)
{
    struct state none = {NULL, 0, false};
    struct node_list set = {NULL, 0, 0};
    vec_push(builder->arena, &builder->states, none);
    vec_push(builder->arena, &builder->states, none);
    builder->set++;
    push(builder, start);
    bool has_matched = close_set(builder, &set, true, false);
    struct state first = {set.items, set.count, true};
    vec_push(builder->arena, &builder->states, first);
    return !has_matched;
}

static bool build_tables(struct builder *builder, uint32_t start)
{
    struct pattern *pattern = builder->pattern;
    struct cell_list cells = {NULL, 0, 0};
    bool is_open = add_first_states(builder, start);
    for (size_t i = 0; i < builder->states.count; i++) {
        for (size_t place = 0; place < pattern->class_count; place++) {
            uint16_t next = i == PATTERN_START && !is_open ? PATTERN_MATCHES : (uint16_t)i;
            if (i > PATTERN_START || (i == PATTERN_START && is_open)) {
                next = step(builder, builder->states.items[i], builder->examples[place], start);
            }
            vec_push(builder->arena, &cells, next);
        }
        if (is_too_large(builder)) {
            return false;
        }
    }
    uint8_t *ends = ARENA_ARRAY(builder->arena, uint8_t, builder->states.count);
    for (size_t i = 0; i < builder->states.count; i++) {
        ends[i] = i == PATTERN_MATCHES || (i == PATTERN_START && !is_open) ||
                  may_end(builder, builder->states.items[i]);
    }
    pattern->next = cells.items;
    pattern->ends = ends;
    pattern->state_count = (uint32_t)builder->states.count;
    return true;
}

const struct pattern *pattern_compile(struct arena *arena, struct str text,
                                      struct pattern_error *error)
{
    struct arena scratch;
    struct pattern_nodes nodes = {NULL, 0, 0};
    struct pattern built;
    struct builder builder;
    struct pattern *pattern = NULL;
    uint32_t start;
    memset(&builder, 0, sizeof builder);
    memset(&built, 0, sizeof built);
    arena_init(&scratch);
    if (pattern_parse(&scratch, text, &nodes, &start, error)) {
        builder.arena = &scratch;
        builder.nodes = &nodes;
        builder.pattern = &built;
        builder.seen = ARENA_ARRAY(&scratch, uint32_t, nodes.count);
        map_init(&builder.known, &scratch);
        make_classes(&builder);
        if (build_tables(&builder, start)) {
            size_t cells = (size_t)built.state_count * built.class_count;
            uint16_t *next = ARENA_ARRAY(arena, uint16_t, cells);
            uint8_t *ends = ARENA_ARRAY(arena, uint8_t, built.state_count);
            memcpy(next, built.next, cells * sizeof *next);
            memcpy(ends, built.ends, built.state_count);
            pattern = ARENA_NEW(arena, struct pattern);
            *pattern = built;
            pattern->text = text;
            pattern->next = next;
            pattern->ends = ends;
        } else {
            error->offset = 0;
            error->what = "it is too large: it would need too many states";
        }
    }
    arena_free(&scratch);
    return pattern;
}

bool pattern_matches(const struct pattern *pattern, struct str text)
{
    size_t state = PATTERN_START;
    for (size_t i = 0; i < text.size && state >= PATTERN_START; i++) {
        state = pattern->next[state * pattern->class_count +
                              pattern->classes[(unsigned char)text.data[i]]];
    }
    return pattern->ends[state] != 0;
}
