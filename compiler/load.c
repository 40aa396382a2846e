/*
 * Loading, depth first and without recursion: a stack of open files, each with the place in its
 * declarations up to which its imports are done. A file is known by its identity; where the system
 * has none, by its path.
 */
#include "load.h"

#include <string.h>

#include "fileid.h"
#include "fileio.h"
#include "map.h"
#include "parse.h"

struct node {
    struct load_file file;
    bool is_open; /* on the stack */
};

struct frame {
    struct node *node;
    size_t next; /* declaration to look at */
};

struct loader {
    struct arena *arena;
    struct parse_context parser;
    struct source_set *sources;
    struct diags *diags;
    const struct load_dirs *dirs;
    struct load_result *result;
    struct map nodes; /* by identity */
    size_t depth;
    struct frame stack[LOAD_MAX_DEPTH + 1];
};

static bool exists(struct str path)
{
    return fileio_is_file(path.data);
}

/* The key of a file in the map of those that are loaded. */
static struct str identity(struct loader *loader, struct str path)
{
    struct fileid id;
    if (!fileid_get(path.data, &id)) {
        struct str pieces[2] = { STR("path "), path };
        return arena_concat(loader->arena, pieces, 2);
    }
    return arena_format(loader->arena, "file %llx %llx", (unsigned long long)id.device,
                        (unsigned long long)id.number);
}

/* A plain "-" would mean standard input, which the main file alone can be. */
static struct str join(struct loader *loader, struct str dir, struct str spelling)
{
    if (dir.size == 0 && str_equal(spelling, STR("-"))) {
        dir = STR(".");
    }
    bool needs_slash = dir.size != 0 && dir.data[dir.size - 1] != '/';
    struct str pieces[3] = { dir, needs_slash ? STR("/") : STR(""), spelling };
    return arena_concat(loader->arena, pieces, 3);
}

static struct str own_dir(struct str path)
{
    size_t slash = str_find_last(path, '/');
    return slash == path.size ? STR("") : str_slice(path, 0, slash + 1);
}

/* The paths that an import string may mean, in order of search. */
static void list_places(struct loader *loader, const struct load_file *importer,
                        struct str spelling, struct load_path_list *places)
{
    if (spelling.data[0] == '/') {
        vec_push(loader->arena, places, arena_copy_str(loader->arena, spelling));
        return;
    }
    for (size_t i = 0; i < loader->dirs->count; i++) {
        vec_push(loader->arena, places,
                 join(loader, str_from(loader->dirs->items[i]), spelling));
    }
    vec_push(loader->arena, places, join(loader, own_dir(importer->path), spelling));
}

/* Data is NULL, and the error reported, when there is no such file. */
static struct str find_import(struct loader *loader, const struct load_file *importer,
                              const struct ast_decl *decl)
{
    struct str spelling = decl->path.text;
    if (spelling.size == 0 || str_find(spelling, '\0') != spelling.size) {
        (void)diag_report1(loader->diags, DIAG_import_bad_path, decl->path.span, spelling);
        return str_make(NULL, 0);
    }
    struct load_path_list places = { NULL, 0, 0 };
    list_places(loader, importer, spelling, &places);
    for (size_t i = 0; i < places.count; i++) {
        if (exists(places.items[i])) {
            return places.items[i];
        }
    }
    struct diag *diag =
        diag_report1(loader->diags, DIAG_import_not_found, decl->path.span, spelling);
    for (size_t i = 0; i < places.count; i++) {
        diag_note1(loader->diags, diag, DIAG_looked_for, span_none(), places.items[i]);
    }
    return str_make(NULL, 0);
}

static void report_unreadable(struct loader *loader, struct str path, struct span span,
                              const struct fileio_error *error)
{
    if (error->reason == FILEIO_TOO_LARGE) {
        (void)diag_report2(loader->diags, DIAG_file_too_large, span, path,
                           arena_format(loader->arena, "%d", (int)SOURCE_MAX_SIZE));
    } else {
        (void)diag_report2(loader->diags, DIAG_file_unreadable, span, path,
                           str_from(fileio_error_text(error)));
    }
}

/* Reads and parses; the file is open from now on. NULL when it can't be read. */
static struct node *open_file(struct loader *loader, struct str path, struct str spelling,
                              struct span span, struct str key)
{
    struct fileio_error error;
    const struct source *source = source_load(loader->sources, path.data, &error);
    if (source == NULL) {
        report_unreadable(loader, path, span, &error);
        return NULL;
    }
    struct node *node = ARENA_NEW(loader->arena, struct node);
    size_t errors = loader->diags->errors;
    if (!str_equal(path, STR("-"))) {
        vec_push(loader->arena, &loader->result->paths, path);
    }
    node->file.path = source->path;
    node->file.spelling = spelling;
    node->file.source = source->number;
    node->file.ast = parse_file(&loader->parser, source);
    node->file.has_errors = loader->diags->errors != errors;
    node->is_open = true;
    (void)map_add(&loader->nodes, key, node);
    loader->stack[loader->depth].node = node;
    loader->stack[loader->depth].next = 0;
    loader->depth++;
    return node;
}

/* `node` is open and imported again, by the file on top of the stack. */
static void report_cycle(struct loader *loader, const struct node *node,
                         const struct ast_decl *decl)
{
    struct str_buffer chain = { NULL, 0, 0 };
    size_t first = 0;
    while (loader->stack[first].node != node) {
        first++;
    }
    for (size_t i = first; i < loader->depth; i++) {
        str_buffer_add(&chain, loader->stack[i].node->file.path);
        str_buffer_add_text(&chain, " -> ");
    }
    str_buffer_add(&chain, node->file.path);
    struct diag *diag = diag_report1(loader->diags, DIAG_import_cycle, decl->path.span,
                                     str_buffer_str(&chain));
    str_buffer_free(&chain);
    for (size_t i = first; i + 1 < loader->depth; i++) {
        const struct ast_decl *step =
            loader->stack[i].node->file.ast->decls.items[loader->stack[i].next - 1];
        diag_note1(loader->diags, diag, DIAG_imported_here, step->path.span,
                   loader->stack[i + 1].node->file.path);
    }
}

static bool within_limits(struct loader *loader, const struct ast_decl *decl)
{
    if (loader->depth > LOAD_MAX_DEPTH) {
        (void)diag_report1(loader->diags, DIAG_import_depth, decl->path.span,
                           arena_format(loader->arena, "%d", (int)LOAD_MAX_DEPTH));
        return false;
    }
    if (loader->nodes.count >= LOAD_MAX_FILES) {
        (void)diag_report1(loader->diags, DIAG_import_files, decl->path.span,
                           arena_format(loader->arena, "%d", (int)LOAD_MAX_FILES));
        return false;
    }
    return true;
}

/* The file that the declaration means, opened when it is new; NULL after an error. */
static struct node *import_file(struct loader *loader, const struct load_file *importer,
                                const struct ast_decl *decl)
{
    struct str path = find_import(loader, importer, decl);
    if (path.data == NULL) {
        return NULL;
    }
    struct str key = identity(loader, path);
    struct node *node = (struct node *)map_get(&loader->nodes, key);
    if (node == NULL) {
        return within_limits(loader, decl)
                   ? open_file(loader, path, decl->path.text, decl->path.span, key)
                   : NULL;
    }
    if (node->is_open) {
        report_cycle(loader, node, decl);
        return NULL;
    }
    return node;
}

static void add_import(struct loader *loader, struct node *importer, const struct ast_decl *decl)
{
    const struct node *imported = import_file(loader, &importer->file, decl);
    struct load_import import;
    memset(&import, 0, sizeof import);
    import.decl = decl;
    import.spelling = decl->path.text;
    import.file = imported != NULL ? (struct load_file *)&imported->file : NULL;
    vec_push(loader->arena, &importer->file.imports, import);
    if (imported == NULL) {
        importer->file.has_errors = true;
    }
}

/* One import of the file on top of the stack, or the end of that file. */
static void take_step(struct loader *loader)
{
    struct frame *frame = &loader->stack[loader->depth - 1];
    const struct ast_decl_list *decls = &frame->node->file.ast->decls;
    while (frame->next < decls->count) {
        const struct ast_decl *decl = decls->items[frame->next];
        frame->next++;
        if (decl->kind == AST_DECL_IMPORT && ast_name_exists(decl->path)) {
            add_import(loader, frame->node, decl);
            return;
        }
    }
    frame->node->is_open = false;
    loader->depth--;
    vec_push(loader->arena, &loader->result->files, &frame->node->file);
}

bool load_files(struct arena *arena, struct intern *intern, struct source_set *sources,
                struct diags *diags, const char *main_path, const struct load_dirs *dirs,
                struct load_result *result)
{
    struct loader loader;
    size_t errors = diags->errors;
    memset(&loader, 0, sizeof loader);
    memset(result, 0, sizeof *result);
    loader.arena = arena;
    loader.parser.arena = arena;
    loader.parser.intern = intern;
    loader.parser.diags = diags;
    loader.sources = sources;
    loader.diags = diags;
    loader.dirs = dirs;
    loader.result = result;
    map_init(&loader.nodes, arena);
    struct str path = arena_copy_str(arena, str_from(main_path));
    (void)open_file(&loader, path, path, span_none(), identity(&loader, path));
    while (loader.depth > 0) {
        take_step(&loader);
    }
    return diags->errors == errors;
}
