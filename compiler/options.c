/*
 * Takes the command line apart. Options and operands may stand in any order, "--" ends the
 * options, and @FILE stands for the words in FILE.
 */
#include "options.h"

#include <string.h>

#include "diag.h"
#include "fileio.h"
#include "options_values.h"

enum { ARGFILE_MAX_SIZE = 4 * 1024 * 1024, ARGFILE_MAX_DEPTH = 8 };

enum written { FLAG, SEPARATE, EQUALS, JOINED };

enum verbs { COMPILE, BOTH };

struct row {
    enum option_id id;
    const char *spelled_long;
    const char *spelled_short;
    enum written written;
    enum verbs verbs;
};

struct verb_row {
    enum options_verb verb;
    const char *word;
};

#define OPTION_VERB(id, word, help)
#define OPTION_VERB_LATER(word)
#define OPTION_GROUP(title)
#define OPTION(id, long, short, argument, written, verbs, help)                                    \
    {OPTION_##id, long, short, written, verbs},
#define OPTION_LATER(long)
static const struct row rows[] = {
#include "options.def"
};
#undef OPTION

#define OPTION(id, long, short, argument, written, verbs, help)
#undef OPTION_LATER
#define OPTION_LATER(long) long,
static const char *const later_options[] = {
#include "options.def"
};
#undef OPTION_LATER
#define OPTION_LATER(long)

#undef OPTION_VERB
#define OPTION_VERB(id, word, help) {OPTIONS_##id, word},
static const struct verb_row verb_rows[] = {
#include "options.def"
};
#undef OPTION_VERB
#define OPTION_VERB(id, word, help)

#undef OPTION_VERB_LATER
#define OPTION_VERB_LATER(word) word,
static const char *const later_verbs[] = {
#include "options.def"
};

enum {
    ROW_COUNT = sizeof rows / sizeof rows[0],
    LATER_OPTION_COUNT = sizeof later_options / sizeof later_options[0],
    VERB_COUNT = sizeof verb_rows / sizeof verb_rows[0],
    LATER_VERB_COUNT = sizeof later_verbs / sizeof later_verbs[0]
};

struct parser {
    struct arena *arena;
    struct options *options;
    struct str *message;
    struct options_words words;
    size_t next; /* of words */
    bool options_ended;
};

/* -- words -- */

static bool is_blank(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r' || byte == '\f' ||
           byte == '\v';
}

/* One word from text[*at]; false when a quote stays open. */
static bool take_word(struct str text, size_t *at, struct str_buffer *word)
{
    char quote = 0;

    while (*at < text.size && (quote != 0 || !is_blank(text.data[*at]))) {
        char byte = text.data[(*at)++];

        if (quote == 0 && (byte == '"' || byte == '\'')) {
            quote = byte;
        } else if (byte == quote && quote != 0) {
            quote = 0;
        } else if (byte == '\\' && quote != '\'' && *at < text.size) {
            str_buffer_add_char(word, text.data[(*at)++]);
        } else {
            str_buffer_add_char(word, byte);
        }
    }
    return quote == 0;
}

bool options_split(struct arena *arena, struct str text, struct options_words *words)
{
    struct str_buffer word = {NULL, 0, 0};
    size_t at = 0;
    bool ok = str_find(text, '\0') == text.size;

    while (ok) {
        while (at < text.size && is_blank(text.data[at])) {
            at++;
        }
        if (at == text.size) {
            break;
        }
        word.size = 0;
        ok = take_word(text, &at, &word);
        if (ok) {
            vec_push(arena, words, arena_copy_str(arena, str_buffer_str(&word)).data);
        }
    }
    str_buffer_free(&word);
    return ok;
}

/* The words of an @FILE, in which @FILEs may stand again. */
static bool expand_file(struct parser *parser, const char *path, unsigned depth);

static bool expand_word(struct parser *parser, const char *word, unsigned depth)
{
    if (!parser->options_ended && word[0] == '@' && word[1] != '\0') {
        return expand_file(parser, word + 1, depth + 1);
    }
    parser->options_ended = parser->options_ended || strcmp(word, "--") == 0;
    vec_push(parser->arena, &parser->words, word);
    return true;
}

static bool expand_file(struct parser *parser, const char *path, unsigned depth)
{
    struct options_words words = {NULL, 0, 0};
    struct fileio_error error;
    struct str text;

    if (depth > ARGFILE_MAX_DEPTH) {
        *parser->message = arena_format(parser->arena, "'@%s' is nested deeper than %d levels",
                                        path, (int)ARGFILE_MAX_DEPTH);
        return false;
    }
    if (!fileio_read(parser->arena, path, ARGFILE_MAX_SIZE, &text, &error)) {
        *parser->message =
            arena_format(parser->arena, "can't read '@%s': %s", path, fileio_error_text(&error));
        return false;
    }
    if (!options_split(parser->arena, text, &words)) {
        *parser->message =
            arena_format(parser->arena, "'@%s' has a quote that is not closed or a NUL", path);
        return false;
    }
    for (size_t i = 0; i < words.count; i++) {
        if (!expand_word(parser, words.items[i], depth)) {
            return false;
        }
    }
    return true;
}

/* -- options -- */

/* The length of the option's own spelling in a word: "--shape=fused" has 7. */
static size_t spelling_size(const char *word)
{
    return str_find(str_from(word), '=');
}

static bool refuse_unknown(struct parser *parser, const char *word)
{
    struct str name = str_make(word, spelling_size(word));
    const char *names[2 * ROW_COUNT];
    size_t count = 0;

    for (size_t i = 0; i < LATER_OPTION_COUNT; i++) {
        if (str_is(name, later_options[i])) {
            *parser->message =
                arena_format(parser->arena, "option '%s' is not supported yet", later_options[i]);
            return false;
        }
    }
    for (size_t i = 0; i < ROW_COUNT; i++) {
        if (rows[i].spelled_long[0] != '\0') {
            names[count++] = rows[i].spelled_long;
        }
        if (strlen(rows[i].spelled_short) > 3) {
            names[count++] = rows[i].spelled_short;
        }
    }
    *parser->message = arena_format(parser->arena, "unknown option '%.*s'%s", STR_ARGS(name),
                                    options_advice(parser->arena, name, names, count).data);
    return false;
}

/*
 * Whether the word is this option. *value is what stands in the same word, or NULL; *spelling is
 * the option as written, without it.
 */
static bool matches(const struct row *row, const char *word, const char **spelling,
                    const char **value)
{
    size_t size = spelling_size(word);
    size_t short_size = strlen(row->spelled_short);

    *value = word[size] == '=' ? word + size + 1 : NULL;
    if (str_is(str_make(word, size), row->spelled_long) && row->spelled_long[0] != '\0') {
        *spelling = row->spelled_long;
        return true;
    }
    *spelling = row->spelled_short;
    if (short_size == 0 || strncmp(word, row->spelled_short, short_size) != 0) {
        return false;
    }
    switch (row->written) {
    case FLAG:
    case EQUALS: return size == short_size;
    case SEPARATE:
    case JOINED: *value = word[short_size] == '\0' ? NULL : word + short_size; break;
    }
    return true;
}

static const struct row *find_row(const char *word, const char **spelling, const char **value)
{
    for (size_t i = 0; i < ROW_COUNT; i++) {
        if (matches(&rows[i], word, spelling, value)) {
            return &rows[i];
        }
    }
    return NULL;
}

static bool take_option(struct parser *parser, const char *word)
{
    const char *spelling;
    const char *value;
    const struct row *row = find_row(word, &spelling, &value);
    bool may_be_next;

    if (row == NULL) {
        return refuse_unknown(parser, word);
    }
    if (row->verbs == COMPILE && parser->options->verb != OPTIONS_COMPILE) {
        *parser->message =
            arena_format(parser->arena, "option '%s' does not go with a verb", spelling);
        return false;
    }
    if (row->written == FLAG && value != NULL) {
        *parser->message = arena_format(parser->arena, "option '%s' takes no argument", spelling);
        return false;
    }
    may_be_next = row->written == SEPARATE || (row->written == EQUALS && spelling[1] == '-');
    if (row->written != FLAG && value == NULL && may_be_next &&
        parser->next < parser->words.count) {
        value = parser->words.items[parser->next++];
    }
    if (row->written != FLAG && value == NULL) {
        *parser->message = arena_format(parser->arena, "option '%s' needs an argument", spelling);
        return false;
    }
    return options_set(parser->arena, row->id, spelling, value, parser->options, parser->message);
}

/* -- verbs -- */

/* A word is a verb only as the first argument; "./fmt" is a file. */
static bool take_verb(struct parser *parser)
{
    const char *word = parser->words.count > 0 ? parser->words.items[0] : "";

    for (size_t i = 0; i < VERB_COUNT; i++) {
        if (strcmp(word, verb_rows[i].word) == 0) {
            parser->options->verb = verb_rows[i].verb;
            parser->next++;
        }
    }
    for (size_t i = 0; i < LATER_VERB_COUNT; i++) {
        if (strcmp(word, later_verbs[i]) == 0) {
            *parser->message = arena_format(parser->arena, "'%s' is not supported yet", word);
            return false;
        }
    }
    return true;
}

/* The directories of $BEANC_PATH; empty ones mean nothing. */
static void add_search_path(struct arena *arena, const char *search_path,
                            struct options_words *directories)
{
    struct str rest = str_from(search_path);

    while (rest.size > 0) {
        size_t size = str_find(rest, ':');

        if (size > 0) {
            vec_push(arena, directories, arena_copy_str(arena, str_slice(rest, 0, size)).data);
        }
        rest = str_slice(rest, size + 1, rest.size);
    }
}

static bool take_words(struct parser *parser)
{
    bool ended = false;

    while (parser->next < parser->words.count) {
        const char *word = parser->words.items[parser->next++];

        if (!ended && strcmp(word, "--") == 0) {
            ended = true;
        } else if (!ended && word[0] == '-' && word[1] != '\0') {
            if (!take_option(parser, word)) {
                return false;
            }
            if (parser->options->verb == OPTIONS_HELP || parser->options->verb == OPTIONS_VERSION) {
                return true;
            }
        } else {
            vec_push(parser->arena, &parser->options->inputs, word);
        }
    }
    return true;
}

bool options_parse(struct arena *arena, size_t argc, const char *const *argv,
                   const char *search_path, struct options *options, struct str *message)
{
    struct parser parser = {arena, options, message, {NULL, 0, 0}, 0, false};

    memset(options, 0, sizeof *options);
    options->max_errors = DIAG_DEFAULT_MAX_ERRORS;
    options->caret = true;
    options->plan.main_text = str_make("", 0);
    options->plan.prefix = str_make("", 0);
    for (size_t i = 0; i < argc; i++) {
        if (!expand_word(&parser, argv[i], 0)) {
            return false;
        }
    }
    if (!take_verb(&parser) || !take_words(&parser)) {
        return false;
    }
    if (options->verb == OPTIONS_HELP || options->verb == OPTIONS_VERSION) {
        return true;
    }
    add_search_path(arena, search_path, &options->import_path);
    return options_check(arena, options, message);
}
