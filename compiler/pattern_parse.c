/*
 * From the text of a pattern to an automaton. What is repeated a number of times is parsed as
 * often, and every part leaves at least one node, so that the limit of nodes bounds all of it.
 */
#include "pattern_parts.h"

enum { MAX_NESTING = 64, MAX_REPEAT = 1000, NO_LIMIT = -1 };

struct parser {
    struct arena *arena;
    struct str text;
    size_t at;
    unsigned nesting;
    struct pattern_nodes *nodes;
    struct pattern_error *error; /* `what` is set by the first error */
};

/* A part of the automaton: its last node is a JUMP to nowhere yet. */
struct part {
    uint32_t start;
    uint32_t end;
};

static bool has_failed(const struct parser *parser)
{
    return parser->error->what != NULL;
}

static void fail(struct parser *parser, size_t offset, const char *what)
{
    if (!has_failed(parser)) {
        parser->error->offset = offset;
        parser->error->what = what;
    }
    parser->at = parser->text.size; /* nothing is read any more */
}

static bool is_at(const struct parser *parser, char byte)
{
    return parser->at < parser->text.size && parser->text.data[parser->at] == byte;
}

static bool accept(struct parser *parser, char byte)
{
    bool found = is_at(parser, byte);
    parser->at += found;
    return found;
}

static uint32_t add_node(struct parser *parser, enum pattern_node_kind kind, uint32_t next,
                         uint32_t other)
{
    struct pattern_node node = {kind, 0, 0, next, other};
    if (parser->nodes->count >= PATTERN_MAX_NODES) {
        fail(parser, parser->at, "it is too large");
        return 0;
    }
    vec_push(parser->arena, parser->nodes, node);
    return (uint32_t)parser->nodes->count - 1;
}

static void connect(struct parser *parser, uint32_t from, uint32_t to)
{
    if (!has_failed(parser)) {
        parser->nodes->items[from].next = to;
    }
}

static struct part add_empty(struct parser *parser)
{
    struct part part;
    part.start = part.end = add_node(parser, PATTERN_JUMP, 0, 0);
    return part;
}

static void append(struct parser *parser, struct part *part, struct part more)
{
    connect(parser, part->end, more.start);
    part->end = more.end;
}

/* -- characters -- */

struct chars {
    struct parser *parser;
    struct part part;
};

/* One more way from the start to the end. */
static void add_way(struct parser *parser, struct part *part, uint32_t way)
{
    uint32_t rest = add_node(parser, PATTERN_SPLIT, way, part->start);
    part->start = rest;
}

static void add_sequence(void *user, const struct pattern_sequence *sequence)
{
    struct chars *chars = (struct chars *)user;
    uint32_t next = chars->part.end;
    for (unsigned i = sequence->count; i-- > 0;) {
        next = add_node(chars->parser, PATTERN_BYTES, next, 0);
        if (has_failed(chars->parser)) {
            return;
        }
        chars->parser->nodes->items[next].low = sequence->low[i];
        chars->parser->nodes->items[next].high = sequence->high[i];
    }
    add_way(chars->parser, &chars->part, next);
}

static struct part add_set(struct parser *parser, struct pattern_ranges *ranges, bool negated)
{
    struct chars chars = {parser, {0, 0}};
    pattern_normalize(parser->arena, ranges, negated);
    chars.part.end = add_node(parser, PATTERN_JUMP, 0, 0);
    /* Bytes from 1 to 0: there is no way but those that are added. */
    chars.part.start = add_node(parser, PATTERN_BYTES, chars.part.end, 0);
    if (!has_failed(parser)) {
        parser->nodes->items[chars.part.start].low = 1;
    }
    for (size_t i = 0; i < ranges->count && !has_failed(parser); i++) {
        pattern_split_utf8(ranges->items[i], add_sequence, &chars);
    }
    return chars.part;
}

/* The character at the place; the text is UTF-8. */
static uint32_t next_character(struct parser *parser)
{
    static const unsigned char masks[5] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    size_t length = str_utf8_length(parser->text, parser->at);
    if (length == 0) {
        fail(parser, parser->at, "a character is missing");
        return 0;
    }
    uint32_t code = (unsigned char)parser->text.data[parser->at] & masks[length];
    for (size_t i = 1; i < length; i++) {
        code = code << 6 | ((unsigned char)parser->text.data[parser->at + i] & 0x3f);
    }
    parser->at += length;
    return code;
}

static uint32_t hexadecimal(struct parser *parser, size_t count)
{
    size_t start = parser->at;
    uint32_t code = 0;
    for (size_t i = 0; i < count; i++) {
        char byte = parser->at < parser->text.size ? parser->text.data[parser->at] : '\0';
        char lower = (char)(byte | 0x20);
        bool is_digit = byte >= '0' && byte <= '9';
        if (!is_digit && (lower < 'a' || lower > 'f')) {
            fail(parser, start, "hexadecimal digits are missing");
            return 0;
        }
        code = code * 16 + (uint32_t)(is_digit ? byte - '0' : lower - 'a' + 10);
        parser->at++;
    }
    if (code >= 0xd800 && code <= 0xdfff) {
        fail(parser, start, "write characters above U+FFFF as themselves");
    }
    return code;
}

static const char *why_refused(char letter)
{
    switch (letter) {
    case 'b':
    case 'B': return "word boundaries are not supported";
    case 'p':
    case 'P': return "Unicode properties are not supported";
    case 'k': return "back-references are not supported";
    default: break;
    }
    return letter >= '1' && letter <= '9' ? "back-references are not supported"
                                          : "there is no such escape";
}

/* Behind a backslash: one character, or a class, which is added to the set. */
static bool read_escape(struct parser *parser, struct pattern_ranges *set, uint32_t *code)
{
    static const char letters[] = "tnrfv0";
    static const char meant[] = "\t\n\r\f\v";
    size_t start = parser->at - 1;
    char letter = parser->at < parser->text.size ? parser->text.data[parser->at] : 'z';
    if (pattern_add_class(parser->arena, set, letter) && letter != '.') {
        parser->at++;
        return false;
    }
    for (size_t i = 0; letters[i] != '\0'; i++) {
        if (letter == letters[i]) {
            parser->at++;
            *code = (unsigned char)meant[i];
            return true;
        }
    }
    if (letter == 'u' || letter == 'x') {
        parser->at++;
        *code = hexadecimal(parser, letter == 'u' ? 4 : 2);
        return true;
    }
    bool is_sign = letter > ' ' && letter < 0x7f && (letter < '0' || letter > '9') &&
                   ((letter | 0x20) < 'a' || (letter | 0x20) > 'z');
    if (!is_sign) {
        fail(parser, start, why_refused(letter));
        return true;
    }
    parser->at++;
    *code = (unsigned char)letter;
    return true;
}

/* A character of a class in brackets, or false for \d and the like. */
static bool read_member(struct parser *parser, struct pattern_ranges *set, uint32_t *code)
{
    if (accept(parser, '\\')) {
        struct pattern_ranges group = {NULL, 0, 0};
        bool is_one = read_escape(parser, &group, code);
        for (size_t i = 0; !is_one && i < group.count; i++) {
            vec_push(parser->arena, set, group.items[i]);
        }
        return is_one;
    }
    if (is_at(parser, '[') && parser->at + 1 < parser->text.size &&
        parser->text.data[parser->at + 1] == ':') {
        fail(parser, parser->at, "classes such as [:alpha:] are not supported");
    }
    *code = next_character(parser);
    return true;
}

static struct part parse_brackets(struct parser *parser)
{
    size_t start = parser->at - 1;
    struct pattern_ranges set = {NULL, 0, 0};
    bool negated = accept(parser, '^');
    if (is_at(parser, ']')) {
        fail(parser, start, "there is nothing in the brackets");
    }
    while (!has_failed(parser) && !accept(parser, ']')) {
        struct pattern_range range = {0, 0};
        bool is_one = parser->at < parser->text.size && read_member(parser, &set, &range.low);
        bool is_range = is_at(parser, '-') && parser->at + 1 < parser->text.size &&
                        parser->text.data[parser->at + 1] != ']';
        if (parser->at >= parser->text.size) {
            fail(parser, start, "']' is missing");
        }
        range.high = range.low;
        if (is_range) {
            parser->at++;
            bool ends_in_one = read_member(parser, &set, &range.high);
            if (!is_one || !ends_in_one || range.high < range.low) {
                fail(parser, start, "a range goes from one character to a later one");
            }
        }
        if (is_one) {
            vec_push(parser->arena, &set, range);
        }
    }
    return add_set(parser, &set, negated);
}

/* -- parts -- */

static struct part parse_alternatives(struct parser *parser);

static struct part parse_group(struct parser *parser)
{
    size_t start = parser->at - 1;
    struct part part = {0, 0};
    if (accept(parser, '?') && !accept(parser, ':')) {
        fail(parser, start,
             is_at(parser, '=') || is_at(parser, '!') || is_at(parser, '<')
                 ? "look-around and named groups are not supported"
                 : "only (?: is supported");
        return part;
    }
    if (parser->nesting == MAX_NESTING) {
        fail(parser, start, "groups are nested too deep");
        return part;
    }
    parser->nesting++;
    part = parse_alternatives(parser);
    parser->nesting--;
    if (!accept(parser, ')')) {
        fail(parser, start, "')' is missing");
    }
    return part;
}

static struct part add_anchor(struct parser *parser, enum pattern_node_kind kind)
{
    struct part part;
    part.end = add_node(parser, PATTERN_JUMP, 0, 0);
    part.start = add_node(parser, kind, part.end, 0);
    return part;
}

/* What one character, escape, class or group stands for. */
static struct part parse_atom(struct parser *parser)
{
    struct pattern_ranges set = {NULL, 0, 0};
    struct pattern_range range;
    if (accept(parser, '(')) {
        return parse_group(parser);
    }
    if (accept(parser, '[')) {
        return parse_brackets(parser);
    }
    if (accept(parser, '.')) {
        (void)pattern_add_class(parser->arena, &set, '.');
        return add_set(parser, &set, false);
    }
    if (accept(parser, '\\')) {
        if (!read_escape(parser, &set, &range.low)) {
            return add_set(parser, &set, false);
        }
        set.count = 0;
    } else if (is_at(parser, '*') || is_at(parser, '+') || is_at(parser, '?') ||
               is_at(parser, '{')) {
        fail(parser, parser->at, "there is nothing to repeat");
        return add_empty(parser);
    } else if (is_at(parser, ')') || is_at(parser, ']') || is_at(parser, '}')) {
        fail(parser, parser->at, "nothing is open that this closes");
        return add_empty(parser);
    } else {
        range.low = next_character(parser);
    }
    if (has_failed(parser)) {
        return add_empty(parser);
    }
    range.high = range.low;
    vec_push(parser->arena, &set, range);
    return add_set(parser, &set, false);
}

/* -- repetitions -- */

struct repeat {
    int least;
    int most; /* or NO_LIMIT */
};

static bool read_count(struct parser *parser, int *count)
{
    size_t start = parser->at;
    *count = 0;
    while (parser->at < parser->text.size && parser->text.data[parser->at] >= '0' &&
           parser->text.data[parser->at] <= '9') {
        *count = *count * 10 + (parser->text.data[parser->at] - '0');
        if (*count > MAX_REPEAT) {
            fail(parser, start, "it repeats more than 1000 times");
            return false;
        }
        parser->at++;
    }
    return parser->at != start;
}

static struct repeat read_braces(struct parser *parser)
{
    size_t start = parser->at - 1;
    struct repeat repeat = {1, 1};
    bool is_fine = read_count(parser, &repeat.least);
    repeat.most = repeat.least;
    if (is_fine && accept(parser, ',')) {
        repeat.most = NO_LIMIT;
        if (!is_at(parser, '}')) {
            is_fine = read_count(parser, &repeat.most);
        }
    }
    if (!is_fine || !accept(parser, '}') ||
        (repeat.most != NO_LIMIT && repeat.most < repeat.least)) {
        fail(parser, start, "expected {n}, {n,} or {n,m}, with n at most m");
    }
    return repeat;
}

static struct repeat read_repeat(struct parser *parser)
{
    struct repeat once = {1, 1};
    struct repeat any = {0, NO_LIMIT};
    struct repeat some = {1, NO_LIMIT};
    struct repeat maybe = {0, 1};
    return accept(parser, '*')   ? any
           : accept(parser, '+') ? some
           : accept(parser, '?') ? maybe
           : accept(parser, '{') ? read_braces(parser)
                                 : once;
}

/* Once or more; without `once` it may also be passed by. */
static struct part loop(struct parser *parser, struct part part, bool once)
{
    uint32_t end = add_node(parser, PATTERN_JUMP, 0, 0);
    uint32_t split = add_node(parser, PATTERN_SPLIT, part.start, end);
    connect(parser, part.end, split);
    part.start = once ? part.start : split;
    part.end = end;
    return part;
}

/* The atom at `from`, which is parsed already for the first time, as often as asked for. */
static struct part repeat_atom(struct parser *parser, size_t from, struct part first,
                               struct repeat repeat)
{
    struct part whole = add_empty(parser);
    uint32_t end = add_node(parser, PATTERN_JUMP, 0, 0);
    size_t behind = parser->at;
    int last = repeat.most != NO_LIMIT ? repeat.most : repeat.least == 0 ? 1 : repeat.least;
    for (int i = 0; i < last && !has_failed(parser); i++) {
        parser->at = from;
        struct part part = i == 0 ? first : parse_atom(parser);
        if (repeat.most == NO_LIMIT && i + 1 == last) {
            part = loop(parser, part, repeat.least != 0);
        } else if (i >= repeat.least) {
            part.start = add_node(parser, PATTERN_SPLIT, part.start, end);
        }
        append(parser, &whole, part);
    }
    append(parser, &whole, (struct part){end, end});
    if (!has_failed(parser)) {
        parser->at = behind;
    }
    return whole;
}

static struct part parse_piece(struct parser *parser)
{
    size_t start = parser->at;
    if (accept(parser, '^')) {
        return add_anchor(parser, PATTERN_BEGIN);
    }
    if (accept(parser, '$')) {
        return add_anchor(parser, PATTERN_END);
    }
    struct part part = parse_atom(parser);
    size_t end = parser->at;
    struct repeat repeat = read_repeat(parser);
    if (is_at(parser, '*') || is_at(parser, '+') || is_at(parser, '?') || is_at(parser, '{')) {
        fail(parser, parser->at,
             end == parser->at ? "there is nothing to repeat"
                               : "lazy, possessive and repeated repetitions are not supported");
    }
    if (has_failed(parser) || (repeat.least == 1 && repeat.most == 1)) {
        return part;
    }
    return repeat_atom(parser, start, part, repeat);
}

static struct part parse_sequence(struct parser *parser)
{
    struct part part = add_empty(parser);
    while (parser->at < parser->text.size && !is_at(parser, '|') &&
           !(is_at(parser, ')') && parser->nesting != 0)) {
        append(parser, &part, parse_piece(parser));
    }
    return part;
}

/* Recursion as deep as groups are nested. */
static struct part parse_alternatives(struct parser *parser)
{
    struct part part = parse_sequence(parser);
    while (accept(parser, '|')) {
        struct part other = parse_sequence(parser);
        uint32_t end = add_node(parser, PATTERN_JUMP, 0, 0);
        connect(parser, part.end, end);
        connect(parser, other.end, end);
        part.start = add_node(parser, PATTERN_SPLIT, part.start, other.start);
        part.end = end;
    }
    return part;
}

bool pattern_parse(struct arena *arena, struct str text, struct pattern_nodes *nodes,
                   uint32_t *start, struct pattern_error *error)
{
    struct parser parser = {arena, text, 0, 0, nodes, error};
    error->what = NULL;
    if (text.size > PATTERN_MAX_SIZE) {
        fail(&parser, 0, "it is longer than 1000 bytes");
        return false;
    }
    struct part part = parse_alternatives(&parser);
    connect(&parser, part.end, add_node(&parser, PATTERN_MATCH, 0, 0));
    *start = part.start;
    return !has_failed(&parser);
}
