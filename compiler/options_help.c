/*
 * The text of --help, printed from the tables of options and emitters.
 */
#include "options.h"

#include <string.h>

enum { HELP_COLUMN = 25 };

struct help_row {
    const char *title; /* of a group; then the rest is empty */
    const char *spelled_long;
    const char *spelled_short;
    const char *argument;
    const char *help;
    char short_joint; /* between the short spelling and its argument */
    bool lists_emitters;
};

#define FLAG 0
#define SEPARATE ' '
#define EQUALS '='
#define JOINED 0
#define OPTION_VERB(id, word, help)
#define OPTION_VERB_LATER(word)
#define OPTION_GROUP(title) {title, "", "", "", "", 0, false},
#define OPTION(id, long, short, argument, written, verbs, help)                                    \
    {NULL, long, short, argument, help, written, sizeof #id == sizeof "emit" && #id[0] == 'e'},
#define OPTION_LATER(long)
static const struct help_row rows[] = {
#include "options.def"
};
#undef OPTION_VERB
#undef OPTION_GROUP
#undef OPTION

struct verb_help {
    const char *word;
    const char *help;
};

#define OPTION_VERB(id, word, help) {word, help},
#define OPTION_GROUP(title)
#define OPTION(id, long, short, argument, written, verbs, help)
static const struct verb_help verbs[] = {
#include "options.def"
};

static const char usage[] =
    "Usage: beanc [OPTION]... FILE.bean...\n"
    "   or: beanc VERB [OPTION]... FILE.bean...\n"
    "Compile schemas to C: structs, and functions that read and write them as JSON.\n"
    "FILE '-' is standard input, '@FILE' the words in FILE; '--' ends the options.\n";

static const char closing[] =
    "\n"
    "Exit status: 0 all is well (there may be warnings); 1 the schema or a file is at\n"
    "fault, or --check found a difference; 2 the command line can't be used.\n";

static void add_spelling(struct str_buffer *line, const char *spelling, char joint,
                         const char *argument)
{
    if (spelling[0] == '\0') {
        return;
    }
    str_buffer_add_text(line, line->size == 0 ? "  " : ", ");
    str_buffer_add_text(line, spelling);
    if (argument[0] != '\0') {
        if (joint != 0) {
            str_buffer_add_char(line, joint);
        }
        str_buffer_add_text(line, argument);
    }
}

/* The help's lines at their column; the first beside what `line` holds where there is room. */
static void add_help(struct str_buffer *out, struct str_buffer *line, const char *help)
{
    struct str rest = str_from(help);

    if (line->size + 2 > HELP_COLUMN) {
        str_buffer_add(out, str_buffer_str(line));
        str_buffer_add_char(out, '\n');
        line->size = 0;
    }
    while (rest.size > 0) {
        size_t size = str_find(rest, '\n');

        str_buffer_add_repeated(line, ' ', HELP_COLUMN - line->size);
        str_buffer_add(line, str_slice(rest, 0, size));
        str_buffer_add(out, str_buffer_str(line));
        str_buffer_add_char(out, '\n');
        line->size = 0;
        rest = size < rest.size ? str_slice(rest, size + 1, rest.size) : str_make("", 0);
    }
}

static void add_emitters(struct str_buffer *out, struct str_buffer *line)
{
    size_t count;
    const struct emitter *const *all = emit_all(&count);

    for (size_t i = 0; i < count; i++) {
        size_t before;

        str_buffer_add_repeated(line, ' ', HELP_COLUMN + 2);
        before = line->size;
        str_buffer_add_text(line, all[i]->name);
        str_buffer_add_repeated(line, ' ', line->size < before + 6 ? before + 6 - line->size : 1);
        str_buffer_add_text(line, all[i]->summary);
        str_buffer_add(out, str_buffer_str(line));
        str_buffer_add_char(out, '\n');
        line->size = 0;
    }
}

static void add_options(struct str_buffer *out, struct str_buffer *line)
{
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const struct help_row *row = &rows[i];

        if (row->title != NULL) {
            str_buffer_add_char(out, '\n');
            str_buffer_add_text(out, row->title);
            str_buffer_add_text(out, ":\n");
            continue;
        }
        add_spelling(line, row->spelled_short, row->short_joint, row->argument);
        add_spelling(line, row->spelled_long, '=', row->argument);
        add_help(out, line, row->help);
        if (row->lists_emitters) {
            add_emitters(out, line);
        }
    }
}

void options_help(struct str_buffer *out)
{
    struct str_buffer line = {NULL, 0, 0};

    str_buffer_add_text(out, usage);
    str_buffer_add_text(out, "\nVerbs:\n");
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++) {
        str_buffer_add_text(&line, "  ");
        str_buffer_add_text(&line, verbs[i].word);
        add_help(out, &line, verbs[i].help);
    }
    add_options(out, &line);
    str_buffer_add_text(out, closing);
    str_buffer_free(&line);
}
