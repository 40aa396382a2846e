/*
 * The command line as values. Reads arguments (and @FILEs of them), checks what can be checked
 * without a schema, and says what is wrong with it; prints nothing and touches no output.
 *
 * options.c takes the arguments apart, options_values.c interprets what options are given,
 * options_check.c says what doesn't go together, options_help.c prints the table.
 */
#ifndef BEANC_OPTIONS_H
#define BEANC_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

#include "arena.h"
#include "emit.h"
#include "plan.h"
#include "str.h"
#include "vec.h"

enum options_verb {
    OPTIONS_COMPILE,
#define OPTION_VERB(id, word, help) OPTIONS_##id,
#define OPTION_VERB_LATER(word)
#define OPTION_GROUP(title)
#define OPTION(id, long, short, argument, written, verbs, help)
#define OPTION_LATER(long)
#include "options.def"
#undef OPTION_VERB
#undef OPTION_VERB_LATER
#undef OPTION_GROUP
#undef OPTION
#undef OPTION_LATER
    OPTIONS_HELP,
    OPTIONS_VERSION
};

enum options_when { OPTIONS_AUTO, OPTIONS_ALWAYS, OPTIONS_NEVER };

VEC_DEFINE(options_words, const char *);
VEC_DEFINE(options_emitters, const struct emitter *);

struct options {
    enum options_verb verb;
    struct options_words inputs; /* "-" is standard input; at least one when there is work to do */

    const char *output;               /* -o, or NULL; a directory when it ends in '/' */
    const char *header;               /* --header, or NULL */
    bool to_stdout;                   /* --stdout or -o - */
    struct options_emitters emitters; /* at least one, each once */
    bool only_if_changed;
    bool check;
    bool dry_run;

    struct plan_options plan; /* without main_type, which needs the model */
    const char *main_type;    /* --main, or NULL */

    struct options_words import_path;     /* -I in order, then $BEANC_PATH */
    const char *depfile;                  /* -MF, or NULL */
    bool depfile_only;                    /* -M */
    bool depfile_beside;                  /* -MD */
    bool depfile_phony;                   /* -MP */
    struct options_words depfile_targets; /* -MT */

    struct options_words warnings; /* what follows -W, in order; the names exist */
    size_t max_errors;             /* 0: no limit */
    enum options_when colour;
    bool colour_given;
    bool caret;
    bool json;
};

/*
 * argv without the program's name; `search_path` is the value of $BEANC_PATH or NULL. False when
 * the command line can't be used: then *message says why, without "beanc: error: " and line end.
 * The options point into the arena and argv.
 */
bool options_parse(struct arena *arena, size_t argc, const char *const *argv,
                   const char *search_path, struct options *options, struct str *message);

/* The text of --help, made from the tables of options and emitters. */
void options_help(struct str_buffer *out);

/*
 * The words of an @FILE, appended: separated by white space; "..." and '...' keep blanks, a
 * backslash keeps the byte behind it (but not between '...'). False when a quote is not closed or
 * there is a NUL.
 */
bool options_split(struct arena *arena, struct str text, struct options_words *words);

#endif
