/*
 * The order of the steps: declare, aliases, enums, constants, beans, unions, then the checks over
 * the finished model. Each step reports all its errors and goes on with what is left.
 */
#include "lower.h"

#include <string.h>

#include "checks.h"
#include "formats_times.h"
#include "lower_parts.h"
#include "parse.h"
#include "presets.h"

enum { SCAN_BUDGET = 64 * 1024 * 1024 };

static void read_preset(struct lower_file *file, const struct annot_set *set)
{
    unsigned word;
    file->model->preset = presets_at(0);
    if (annots_word(set, ANNOT_compat, NULL, &word)) {
        file->model->preset = presets_at(1 + word);
        file->model->preset_span = set->attrs[ANNOT_compat]->span;
    }
    enum model_naming naming = file->model->preset->naming;
    if (!file->naming.given && naming != MODEL_NAMING_AS_IS) {
        file->naming.given = true;
        file->naming.strategy = naming;
        file->naming.by_preset = true;
    }
}

static void read_file_rules(struct lower *lower, struct lower_file *file)
{
    const struct ast_file *ast = file->loaded->ast;
    struct model_file *model = file->model;
    struct annot_set set;
    annots_read(&lower->annots, &ast->attrs, ANNOT_ON_FILE, &set);
    file->naming = lower_naming(&set, ANNOT_naming);
    file->enum_naming = lower_naming(&set, ANNOT_enum_names);
    model->doc = lower_doc(lower, &ast->doc, &set);
    model->include = lower_include(&set);
    lower_refuse_custom(lower, &set);
    model->format = lower_format(lower, &set);
    times_check_level(&model->format.rules[MODEL_FORMAT_TIME], lower->diags);
    model->nulls = lower_nulls(&set);
    model->duplicates = lower_duplicates(&set);
    model->unknown = lower_unknown(&set);
    model->views_rule = lower_views_rule(&set);
    model->depth = lower_depth(lower, &set);
    model->check = lower_check(&set);
    model->emit = lower_emit(&set);
    model->deprecated = lower_deprecated(&set);
    model->c_prefix = lower_c_name(lower, &set, ANNOT_c_prefix);
    read_preset(file, &set);
}

static struct lower *make_lower(struct arena *arena, const struct load_result *files,
                                struct diags *diags)
{
    struct lower *lower = ARENA_NEW(arena, struct lower);
    lower->arena = arena;
    lower->diags = diags;
    lower->loaded = files;
    lower->file_count = files->files.count;
    lower->files = ARENA_ARRAY(arena, struct lower_file, lower->file_count);
    lower->suggest_budget = SUGGEST_BUDGET;
    lower->scan_budget = SCAN_BUDGET;
    map_init(&lower->qualified, arena);
    lower_types_init(lower);
    annots_init(&lower->annots, arena, diags, &lower->suggest_budget);
    for (size_t i = 0; i < lower->file_count; i++) {
        struct lower_file *file = &lower->files[i];
        const struct load_file *loaded = files->files.items[i];
        file->loaded = loaded;
        file->model = ARENA_NEW(arena, struct model_file);
        bool is_main = i + 1 == lower->file_count;
        file->model->path = is_main ? loaded->path : loaded->spelling;
        file->model->source = loaded->source;
        file->model->package = loaded->ast->package.text;
        file->model->package_span = loaded->ast->package.span;
        read_file_rules(lower, file);
    }
    return lower;
}

static void set_imports(struct lower *lower, struct lower_file *file)
{
    const struct model_file **imports =
        ARENA_ARRAY(lower->arena, const struct model_file *, file->import_count);
    struct str *spellings = ARENA_ARRAY(lower->arena, struct str, file->import_count);
    size_t count = 0;
    for (size_t i = 0; i < file->import_count; i++) {
        if (file->imports[i].first == NULL) {
            imports[count] = file->imports[i].file->model;
            spellings[count++] = file->imports[i].decl->path.text;
        }
    }
    file->model->imports = imports;
    file->model->import_spellings = spellings;
    file->model->import_count = count;
}

static bool make_declaration(const struct lower_symbol *symbol, struct model_declaration *made)
{
    memset(made, 0, sizeof *made);
    switch (symbol->kind) {
    case LOWER_BEAN:
        made->kind = MODEL_DECLARED_BEAN;
        made->bean = symbol->bean;
        return true;
    case LOWER_UNION:
        made->kind = MODEL_DECLARED_UNION;
        made->sum = symbol->sum;
        return true;
    case LOWER_ENUM:
        made->kind = MODEL_DECLARED_ENUM;
        made->enumeration = symbol->enumeration;
        return true;
    case LOWER_CONST:
        made->kind = MODEL_DECLARED_CONST;
        made->constant = symbol->constant;
        return true;
    case LOWER_VIEW:
        made->kind = MODEL_DECLARED_VIEW;
        made->view = symbol->view;
        return true;
    case LOWER_EXTERN:
        made->kind = MODEL_DECLARED_EXTERN;
        made->foreign = symbol->foreign;
        return true;
    case LOWER_ALIAS: break;
    }
    return false;
}

/* The symbols of a file follow each other; *next is the first of this one. */
static void set_declarations(struct lower *lower, struct lower_file *file, size_t *next)
{
    struct model_declaration *made = ARENA_ARRAY(lower->arena, struct model_declaration,
                                                 file->loaded->ast->decls.count);
    size_t count = 0;
    while (*next < lower->symbols.count && lower->symbols.items[*next]->file == file) {
        count += make_declaration(lower->symbols.items[*next], &made[count]);
        ++*next;
    }
    file->model->declarations = made;
    file->model->declaration_count = count;
}

static struct model *make_model(struct lower *lower)
{
    struct model *model = ARENA_NEW(lower->arena, struct model);
    const struct model_file **files =
        ARENA_ARRAY(lower->arena, const struct model_file *, lower->file_count);
    size_t next = 0;
    for (size_t i = 0; i < lower->file_count; i++) {
        files[i] = lower->files[i].model;
        set_imports(lower, &lower->files[i]);
        set_declarations(lower, &lower->files[i], &next);
    }
    model->files = files;
    model->file_count = lower->file_count;
    model->main = files[lower->file_count - 1];
    model->scope = &lower->files[lower->file_count - 1];
    return model;
}

/* Where a text has errors, what used the import may be lost. */
static void warn_unused_imports(struct lower *lower)
{
    for (size_t i = 0; i < lower->file_count; i++) {
        const struct lower_file *file = &lower->files[i];
        for (size_t j = 0; j < file->import_count && !file->loaded->has_errors; j++) {
            const struct lower_import *import = &file->imports[j];
            if (!import->used && import->first == NULL) {
                (void)diag_report1(lower->diags, DIAG_unused_import, import->decl->path.span,
                                   import->decl->path.text);
            }
        }
    }
}

const struct model *lower_files(struct arena *arena, const struct load_result *files,
                                struct diags *diags)
{
    size_t errors = diags->errors;
    bool is_complete = true;
    if (files->files.count == 0) {
        return NULL;
    }
    struct lower *lower = make_lower(arena, files, diags);
    for (size_t i = 0; i < files->files.count; i++) {
        is_complete = is_complete && !files->files.items[i]->has_errors;
    }
    lower_declare(lower);
    lower_enums(lower); /* before constants, which array types in aliases may need */
    lower_externs(lower);
    lower_aliases(lower);
    lower_constants(lower);
    lower_alias_constraints(lower);
    lower_views(lower);
    lower_beans(lower);
    lower_unions(lower);
    warn_unused_imports(lower);
    struct model *model = make_model(lower);
    checks_run(model, lower->bean_count, diags);
    return is_complete && diags->errors == errors ? model : NULL;
}

/* The scope of the main file is used once more, with everything else made anew. */
const struct model_type *lower_type_expression(struct arena *arena, const struct model *model,
                                               struct source_set *sources, struct str text,
                                               struct diags *diags)
{
    struct intern intern;
    struct parse_context parser = { arena, &intern, diags };
    struct lower lower;
    struct lower_file scope = *model->scope;
    size_t errors = diags->errors;
    const struct source *source = source_add(sources, STR("--main"), text);
    if (source == NULL) {
        return NULL;
    }
    intern_init(&intern, arena);
    const struct ast_type *type = parse_type(&parser, source);
    if (type == NULL) {
        return NULL;
    }
    memset(&lower, 0, sizeof lower);
    lower.arena = arena;
    lower.diags = diags;
    lower.suggest_budget = SUGGEST_BUDGET;
    lower_types_init(&lower);
    map_init(&scope.found, arena);
    const struct model_type *lowered = lower_type(&lower, &scope, type);
    return diags->errors == errors ? lowered : NULL;
}
