/*
 * From the path of a schema to its syntax tree and those of everything it imports. Finds, reads
 * and parses files, each once however often and however spelled it is imported; knows nothing of
 * what the declarations in them mean.
 */
#ifndef BEANC_LOAD_H
#define BEANC_LOAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arena.h"
#include "ast.h"
#include "diag.h"
#include "intern.h"
#include "source.h"
#include "str.h"
#include "vec.h"

enum {
    LOAD_MAX_DEPTH = 100,  /* imports in imports */
    LOAD_MAX_FILES = 10000 /* of one compilation */
};

struct load_file;

struct load_import {
    const struct ast_decl *decl;
    struct str spelling;    /* the string in `import "..."`, decoded */
    struct load_file *file; /* NULL when it could not be found, read or imported */
};

VEC_DEFINE(load_import_list, struct load_import);

struct load_file {
    struct str path;     /* to open it: as given, or the directory and the import's string joined */
    struct str spelling; /* the main file: path; others: as the first import spells it */
    uint32_t source;     /* its number */
    const struct ast_file *ast;
    struct load_import_list imports; /* one for each import declaration, in order */
    bool has_errors; /* in its text or its imports: names that seem to be missing may be there */
};

VEC_DEFINE(load_file_list, struct load_file *);
VEC_DEFINE(load_path_list, struct str);

struct load_result {
    struct load_file_list files; /* imports before importers, the main file last */
    struct load_path_list paths; /* everything that was read, in order of reading: the main file
                                  * first, those with errors too, standard input left out; for
                                  * dependency files */
};

/* -I, in the order they are searched; after them the importing file's own directory. */
struct load_dirs {
    const char *const *items;
    size_t count;
};

/*
 * Loads the main file ("-": standard input) and what it imports. False when there were errors
 * (they are in diags); the result then holds what could be understood and is still fit for
 * lower_files, which finds the remaining errors. Without a main file the result is empty.
 */
bool load_files(struct arena *arena, struct intern *intern, struct source_set *sources,
                struct diags *diags, const char *main_path, const struct load_dirs *dirs,
                struct load_result *result);

#endif
