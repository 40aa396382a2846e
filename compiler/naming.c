/*
 * The splitter and the joiners of naming.h. The vectors in tests/check_naming.c are the contract.
 */
#include "naming.h"

#include <stdint.h>

struct spelling {
    const char *text;
    enum model_naming strategy;
};

static const struct spelling spellings[] = {
    { "asis", MODEL_NAMING_AS_IS },
    { "lower_camel", MODEL_NAMING_LOWER_CAMEL },
    { "upper_camel", MODEL_NAMING_UPPER_CAMEL },
    { "snake", MODEL_NAMING_SNAKE },
    { "upper_snake", MODEL_NAMING_UPPER_SNAKE },
    { "kebab", MODEL_NAMING_KEBAB },
    { "upper_kebab", MODEL_NAMING_UPPER_KEBAB },
    { "dot", MODEL_NAMING_DOT },
    { "lower", MODEL_NAMING_LOWER },
    { "jackson_snake", MODEL_NAMING_JACKSON_SNAKE },
    { "jackson_kebab", MODEL_NAMING_JACKSON_KEBAB },
    { "jackson_dot", MODEL_NAMING_JACKSON_DOT },
    { "protojson", MODEL_NAMING_PROTOJSON },
    /* as others call them */
    { "lowerCamel", MODEL_NAMING_LOWER_CAMEL },
    { "UpperCamel", MODEL_NAMING_UPPER_CAMEL },
    { "SCREAMING", MODEL_NAMING_UPPER_SNAKE },
    { "SCREAMING_SNAKE", MODEL_NAMING_UPPER_SNAKE },
    { "SCREAMING_KEBAB", MODEL_NAMING_UPPER_KEBAB },
};

enum { SPELLING_COUNT = sizeof spellings / sizeof spellings[0] };

enum letter_case { KEEP_LOWER, CAPITALISE, RAISE };

struct joiner {
    const char *separator;
    enum letter_case first; /* word */
    enum letter_case rest;
};

static const struct joiner joiners[] = {
    [MODEL_NAMING_AS_IS] = { "", KEEP_LOWER, KEEP_LOWER }, /* not used */
    [MODEL_NAMING_LOWER_CAMEL] = { "", KEEP_LOWER, CAPITALISE },
    [MODEL_NAMING_UPPER_CAMEL] = { "", CAPITALISE, CAPITALISE },
    [MODEL_NAMING_SNAKE] = { "_", KEEP_LOWER, KEEP_LOWER },
    [MODEL_NAMING_UPPER_SNAKE] = { "_", RAISE, RAISE },
    [MODEL_NAMING_KEBAB] = { "-", KEEP_LOWER, KEEP_LOWER },
    [MODEL_NAMING_UPPER_KEBAB] = { "-", RAISE, RAISE },
    [MODEL_NAMING_DOT] = { ".", KEEP_LOWER, KEEP_LOWER },
    [MODEL_NAMING_LOWER] = { "", KEEP_LOWER, KEEP_LOWER },
};

static bool is_upper(char byte)
{
    return byte >= 'A' && byte <= 'Z';
}

static bool is_lower(char byte)
{
    return byte >= 'a' && byte <= 'z';
}

static char to_upper(char byte)
{
    return is_lower(byte) ? (char)(byte - 'a' + 'A') : byte;
}

static char to_lower(char byte)
{
    return is_upper(byte) ? (char)(byte - 'A' + 'a') : byte;
}

/* Does a word end before text[at]? There is a letter or digit of the word before it. */
static bool is_border(struct str text, size_t at)
{
    if (!is_upper(text.data[at])) {
        return false;
    }
    if (!is_upper(text.data[at - 1])) {
        return true;
    }
    return at + 1 < text.size && is_lower(text.data[at + 1]);
}

struct str naming_word(struct str identifier, size_t *position)
{
    size_t start = *position;
    while (start < identifier.size && identifier.data[start] == '_') {
        start++;
    }
    size_t end = start;
    while (end < identifier.size && identifier.data[end] != '_' &&
           (end == start || !is_border(identifier, end))) {
        end++;
    }
    *position = end;
    return str_slice(identifier, start, end - start);
}

static size_t add_word(char *out, size_t size, struct str word, enum letter_case letters)
{
    for (size_t i = 0; i < word.size; i++) {
        bool raise = letters == RAISE || (letters == CAPITALISE && i == 0);
        out[size + i] = raise ? to_upper(word.data[i]) : to_lower(word.data[i]);
    }
    return size + word.size;
}

/* ---- as others do it ---- */

static bool is_jackson(enum model_naming strategy)
{
    return strategy >= MODEL_NAMING_JACKSON_SNAKE && strategy <= MODEL_NAMING_JACKSON_DOT;
}

/* Its snake case: an upper-case letter starts a word unless one stands before it. */
static size_t add_jackson_snake(char *out, struct str text)
{
    size_t size = 0;
    bool after_upper = false;
    for (size_t i = 0; i < text.size; i++) {
        char byte = text.data[i];
        if (i == 0 && byte == '_') {
            continue;
        }
        if (is_upper(byte) && !after_upper && size != 0 && out[size - 1] != '_') {
            out[size++] = '_';
        }
        after_upper = is_upper(byte);
        out[size++] = to_lower(byte);
    }
    return size;
}

/* Its kebab and dot case: the last of several upper-case letters starts a word of its own, whatever
 * follows it but the end. '_' and digits are lower-case letters. */
static size_t add_jackson_separated(char *out, struct str text, char separator)
{
    size_t size = 0;
    size_t uppers = 0;
    for (size_t i = 0; i < text.size; i++) {
        char byte = text.data[i];
        if (is_upper(byte)) {
            if (uppers == 0 && i != 0) {
                out[size++] = separator;
            }
            uppers++;
        } else {
            if (uppers > 1) {
                out[size] = out[size - 1];
                out[size - 1] = separator;
                size++;
            }
            uppers = 0;
        }
        out[size++] = to_lower(byte);
    }
    return size;
}

/* As protobuf makes JSON names: a letter behind '_' is raised, all else stays. */
static size_t add_protojson(char *out, struct str text)
{
    size_t size = 0;
    bool raise = false;
    for (size_t i = 0; i < text.size; i++) {
        if (text.data[i] != '_') {
            out[size++] = raise ? to_upper(text.data[i]) : text.data[i];
        }
        raise = text.data[i] == '_';
    }
    return size;
}

static struct str jackson_name(char *out, enum model_naming strategy, struct str identifier)
{
    size_t size = strategy == MODEL_NAMING_JACKSON_SNAKE
                      ? add_jackson_snake(out, identifier)
                      : add_jackson_separated(out, identifier,
                                              strategy == MODEL_NAMING_JACKSON_KEBAB ? '-' : '.');
    return size == 0 ? identifier : str_make(out, size);
}

/* USER_NAME as userName: the words are what stands between '_'. */
static struct str jackson_constant(struct arena *arena, struct str identifier)
{
    char *out = ARENA_ARRAY(arena, char, identifier.size);
    size_t size = 0;
    bool raise = false;
    for (size_t i = 0; i < identifier.size; i++) {
        char byte = identifier.data[i];
        if (byte == '_') {
            raise = size != 0;
            continue;
        }
        out[size++] = raise ? to_upper(byte) : to_lower(byte);
        raise = false;
    }
    return str_make(out, size);
}

struct str naming_apply_constant(struct arena *arena, enum model_naming strategy,
                                 struct str identifier)
{
    return naming_apply(arena, strategy,
                        is_jackson(strategy) ? jackson_constant(arena, identifier) : identifier);
}

struct str naming_apply(struct arena *arena, enum model_naming strategy, struct str identifier)
{
    if (strategy == MODEL_NAMING_AS_IS) {
        return identifier;
    }
    /* Each word has at least one byte and at most one separator before it. */
    char *out = ARENA_ARRAY(arena, char, identifier.size * 2 + 1);
    if (strategy == MODEL_NAMING_PROTOJSON) {
        return str_make(out, add_protojson(out, identifier));
    }
    if (is_jackson(strategy)) {
        return jackson_name(out, strategy, identifier);
    }
    const struct joiner *joiner = &joiners[strategy];
    size_t size = 0;
    size_t position = 0;
    for (;;) {
        struct str word = naming_word(identifier, &position);
        if (word.size == 0) {
            return str_make(out, size);
        }
        bool is_first = size == 0;
        if (!is_first && joiner->separator[0] != '\0') {
            out[size++] = joiner->separator[0];
        }
        size = add_word(out, size, word, is_first ? joiner->first : joiner->rest);
    }
}

bool naming_find(struct str spelling, enum model_naming *strategy)
{
    for (size_t i = 0; i < SPELLING_COUNT; i++) {
        if (str_is(spelling, spellings[i].text)) {
            *strategy = spellings[i].strategy;
            return true;
        }
    }
    return false;
}

const char *naming_spelling(size_t number)
{
    return number < SPELLING_COUNT ? spellings[number].text : NULL;
}
