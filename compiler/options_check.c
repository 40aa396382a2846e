/*
 * What doesn't go together on the command line. Everything here is about the command line as a
 * whole; single values are options_values.c's.
 */
#include "options_values.h"

#include <string.h>

#include "verb_dump.h"

/* Two things that can't both be asked for. */
struct conflict {
    bool first_given;
    bool second_given;
    const char *first;
    const char *second;
};

static bool refuse(struct arena *arena, struct str *message, const char *text)
{
    *message = arena_copy_str(arena, str_from(text));
    return false;
}

static bool is_directory(const char *path)
{
    return path != NULL && path[strlen(path) - 1] == '/';
}

static bool has_header(const struct options *options)
{
    for (size_t i = 0; i < options->emitters.count; i++) {
        if (options->emitters.items[i]->has_header) {
            return true;
        }
    }
    return false;
}

static bool check_inputs(struct arena *arena, const struct options *options, struct str *message)
{
    size_t stdins = 0;

    if (options->inputs.count == 0) {
        return refuse(arena, message, "no input file");
    }
    for (size_t i = 0; i < options->inputs.count; i++) {
        if (options->inputs.items[i][0] == '\0') {
            return refuse(arena, message, "an input file's name is empty");
        }
        stdins += strcmp(options->inputs.items[i], "-") == 0;
    }
    if (stdins > 1) {
        return refuse(arena, message, "standard input ('-') can only be read once");
    }
    if (options->inputs.count == 1) {
        return true;
    }
    if (options->output != NULL && !is_directory(options->output)) {
        return refuse(arena, message,
                      "several input files need a directory: '-o DIR/', with a slash at its end");
    }
    if (options->to_stdout || options->header != NULL || options->main_type != NULL) {
        return refuse(arena, message,
                      options->to_stdout        ? "standard output takes one input file"
                      : options->header != NULL ? "'--header' takes one input file"
                                                : "'--main' takes one input file");
    }
    return true;
}

static bool check_conflicts(struct arena *arena, const struct options *options, struct str *message)
{
    bool many = options->emitters.count > 1;
    bool depfile_stdout = options->depfile != NULL && strcmp(options->depfile, "-") == 0;
    const struct conflict conflicts[] = {
        {options->output != NULL, options->to_stdout, "-o FILE", "standard output"},
        {many, options->to_stdout, "several emitters", "standard output"},
        {options->check, options->dry_run, "--check", "--dry-run"},
        {options->check, options->to_stdout, "--check", "standard output"},
        {options->check, options->depfile_only, "--check", "-M"},
        {options->depfile_beside, options->depfile_only, "-MD", "-M"},
        {options->depfile_beside && options->depfile == NULL, options->to_stdout, "-MD without -MF",
         "standard output"},
        {depfile_stdout, options->to_stdout && !options->depfile_only, "-MF -", "standard output"},
    };

    for (size_t i = 0; i < sizeof conflicts / sizeof conflicts[0]; i++) {
        if (conflicts[i].first_given && conflicts[i].second_given) {
            *message = arena_format(arena, "%s and %s don't go together", conflicts[i].first,
                                    conflicts[i].second);
            return false;
        }
    }
    return true;
}

static bool check_needs(struct arena *arena, const struct options *options, struct str *message)
{
    bool depfile = options->depfile_only || options->depfile_beside || options->depfile != NULL;

    if (options->plan.main_lines && options->main_type == NULL) {
        return refuse(arena, message, "'--lines' needs '--main=TYPE'");
    }
    if (!depfile && (options->depfile_targets.count > 0 || options->depfile_phony)) {
        return refuse(arena, message, "'-MT' and '-MP' need one of '-M', '-MD' and '-MF'");
    }
    if (options->header != NULL && !has_header(options)) {
        return refuse(arena, message, "'--header' is given, but nothing that has a header is made");
    }
    if (options->header != NULL &&
        (is_directory(options->header) || strcmp(options->header, "-") == 0)) {
        return refuse(arena, message, "'--header' needs the name of a file");
    }
    return true;
}

/* With several emitters the extension of -o says which one FILE is. */
static bool check_extension(struct arena *arena, const struct options *options, struct str *message)
{
    struct str output = str_from(options->output);

    if (options->emitters.count < 2 || options->output == NULL || is_directory(options->output)) {
        return true;
    }
    for (size_t i = 0; i < options->emitters.count; i++) {
        struct str extension = arena_format(arena, ".%s", options->emitters.items[i]->name);

        if (str_ends_with(output, extension)) {
            return true;
        }
    }
    *message =
        arena_format(arena, "with several emitters '-o FILE' must end in one's name, such as '.%s'",
                     options->emitters.items[0]->name);
    return false;
}

bool options_check(struct arena *arena, struct options *options, struct str *message)
{
    if (options->verb == OPTIONS_DUMP) {
        verb_dump_defaults(arena, options);
    } else if (options->emitters.count == 0) {
        vec_push(arena, &options->emitters, emit_find(STR("c")));
    }
    return check_inputs(arena, options, message) && check_conflicts(arena, options, message) &&
           check_needs(arena, options, message) && check_extension(arena, options, message);
}
