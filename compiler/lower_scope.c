/*
 * Symbols and scopes: what is declared where, and what a name means in a file. Only direct imports
 * are seen; all files of one package together declare each name once.
 */
#include <string.h>

#include "lower_parts.h"

/* -- declaring -- */

static struct str qualify(struct lower *lower, const struct lower_file *file, struct str name)
{
    struct str pieces[3] = { file->loaded->ast->package.text, STR("."), name };
    return pieces[0].size == 0 ? name : arena_concat(lower->arena, pieces, 3);
}

static enum lower_symbol_kind symbol_kind(const struct ast_decl *decl)
{
    switch (decl->kind) {
    case AST_DECL_BEAN: return LOWER_BEAN;
    case AST_DECL_UNION: return LOWER_UNION;
    case AST_DECL_ENUM: return LOWER_ENUM;
    case AST_DECL_TYPE: return LOWER_ALIAS;
    case AST_DECL_CONST: return LOWER_CONST;
    case AST_DECL_VIEW: return LOWER_VIEW;
    case AST_DECL_EXTERN_BEAN: return LOWER_EXTERN;
    case AST_DECL_IMPORT: break; /* declares nothing */
    }
    return LOWER_CONST;
}

static void make_bean(struct lower *lower, struct lower_symbol *symbol, struct str qualified)
{
    struct model_bean *bean = ARENA_NEW(lower->arena, struct model_bean);
    bean->name = symbol->name;
    bean->qualified = qualified;
    bean->span = symbol->decl->name.span;
    bean->file = symbol->file->model;
    bean->number = lower->bean_count++;
    symbol->bean = bean;
}

static void make_union(struct lower *lower, struct lower_symbol *symbol, struct str qualified)
{
    struct model_union *sum = ARENA_NEW(lower->arena, struct model_union);
    sum->name = symbol->name;
    sum->qualified = qualified;
    sum->span = symbol->decl->name.span;
    sum->file = symbol->file->model;
    sum->number = lower->bean_count++;
    symbol->sum = sum;
}

static void make_enum(struct lower *lower, struct lower_symbol *symbol, struct str qualified)
{
    struct lower_enum *both = ARENA_NEW(lower->arena, struct lower_enum);
    struct model_enum *enumeration = &both->model;
    enumeration->name = symbol->name;
    enumeration->qualified = qualified;
    enumeration->span = symbol->decl->name.span;
    enumeration->file = symbol->file->model;
    symbol->enumeration = enumeration;
    map_init(&both->members, lower->arena);
}

static void make_const(struct lower *lower, struct lower_symbol *symbol, struct str qualified)
{
    struct model_const *constant = ARENA_NEW(lower->arena, struct model_const);
    constant->name = symbol->name;
    constant->qualified = qualified;
    constant->span = symbol->decl->name.span;
    constant->file = symbol->file->model;
    symbol->constant = constant;
}

static void make_view(struct lower *lower, struct lower_symbol *symbol, struct str qualified)
{
    struct model_view *view = ARENA_NEW(lower->arena, struct model_view);
    view->name = symbol->name;
    view->qualified = qualified;
    view->span = symbol->decl->name.span;
    view->file = symbol->file->model;
    symbol->view = view;
}

static void make_extern(struct lower *lower, struct lower_symbol *symbol, struct str qualified)
{
    struct model_extern *foreign = ARENA_NEW(lower->arena, struct model_extern);
    foreign->name = symbol->name;
    foreign->qualified = qualified;
    foreign->span = symbol->decl->name.span;
    foreign->file = symbol->file->model;
    symbol->foreign = foreign;
}

static struct lower_symbol *make_symbol(struct lower *lower, struct lower_file *file,
                                        const struct ast_decl *decl)
{
    struct lower_symbol *symbol = ARENA_NEW(lower->arena, struct lower_symbol);
    struct str qualified = qualify(lower, file, decl->name.text);
    symbol->kind = symbol_kind(decl);
    symbol->name = decl->name.text;
    symbol->decl = decl;
    symbol->file = file;
    switch (symbol->kind) {
    case LOWER_BEAN: make_bean(lower, symbol, qualified); break;
    case LOWER_UNION: make_union(lower, symbol, qualified); break;
    case LOWER_ENUM: make_enum(lower, symbol, qualified); break;
    case LOWER_CONST: make_const(lower, symbol, qualified); break;
    case LOWER_VIEW: make_view(lower, symbol, qualified); break;
    case LOWER_EXTERN: make_extern(lower, symbol, qualified); break;
    case LOWER_ALIAS: break;
    }
    return symbol;
}

/* A second declaration of a name is still lowered, for the errors in it, but never found. */
static void declare(struct lower *lower, struct lower_file *file, const struct ast_decl *decl)
{
    if (lower_is_built_in(lower, decl->name.text) && decl->kind != AST_DECL_CONST) {
        (void)diag_report1(lower->diags, DIAG_name_built_in, decl->name.span, decl->name.text);
    }
    struct lower_symbol *symbol = make_symbol(lower, file, decl);
    vec_push(lower->arena, &lower->symbols, symbol);
    const struct lower_symbol *first = (struct lower_symbol *)map_add(
        &lower->qualified, qualify(lower, file, symbol->name), symbol);
    (void)map_add(&file->symbols, symbol->name, symbol);
    if (first != NULL) {
        struct diag *diag = diag_report1(lower->diags, DIAG_name_taken, decl->name.span,
                                         symbol->name);
        diag_note(lower->diags, diag, DIAG_first_declared, first->decl->name.span);
    }
}

static bool check_alias(struct lower *lower, const struct lower_file *file,
                        const struct ast_decl *decl)
{
    for (size_t i = 0; i < file->import_count; i++) {
        const struct lower_import *other = &file->imports[i];
        if (ast_name_exists(decl->alias) && str_equal(decl->alias.text, other->alias)) {
            struct diag *diag = diag_report1(lower->diags, DIAG_name_taken, decl->alias.span,
                                             decl->alias.text);
            diag_note(lower->diags, diag, DIAG_first_declared, other->decl->alias.span);
            return false;
        }
    }
    return true;
}

static struct lower_import *find_import(const struct lower_file *file,
                                        const struct lower_file *wanted)
{
    for (size_t i = 0; i < file->import_count; i++) {
        if (file->imports[i].file == wanted) {
            return &file->imports[i];
        }
    }
    return NULL;
}

/* Files are told apart by their addresses. */
static struct str address_key(struct load_file *const *file)
{
    return str_make((const char *)file, sizeof *file);
}

static void add_import(struct lower *lower, struct lower_file *file,
                       const struct load_import *import, struct map *files)
{
    if (import->file == NULL) {
        file->lacks_imports = true;
        return;
    }
    struct lower_file *target = (struct lower_file *)map_get(files, address_key(&import->file));
    struct lower_import *first = find_import(file, target);
    if (first != NULL) {
        struct diag *diag =
            diag_report(lower->diags, DIAG_import_repeated, import->decl->path.span);
        diag_note(lower->diags, diag, DIAG_first_given, first->decl->path.span);
    }
    bool has_alias = check_alias(lower, file, import->decl);
    struct lower_import *added = &file->imports[file->import_count++];
    added->file = target;
    added->first = first;
    added->decl = import->decl;
    added->alias = has_alias ? import->decl->alias.text : str_make(NULL, 0);
}

static void declare_file(struct lower *lower, struct lower_file *file, struct map *files)
{
    const struct load_file *loaded = file->loaded;
    file->imports = ARENA_ARRAY(lower->arena, struct lower_import, loaded->imports.count);
    for (size_t i = 0; i < loaded->imports.count; i++) {
        add_import(lower, file, &loaded->imports.items[i], files);
    }
    for (size_t i = 0; i < loaded->ast->decls.count; i++) {
        const struct ast_decl *decl = loaded->ast->decls.items[i];
        if (decl->kind != AST_DECL_IMPORT && ast_name_exists(decl->name)) {
            declare(lower, file, decl);
        }
    }
}

void lower_declare(struct lower *lower)
{
    struct map files;
    map_init(&files, lower->arena);
    for (size_t i = 0; i < lower->file_count; i++) {
        struct lower_file *file = &lower->files[i];
        map_init(&file->symbols, lower->arena);
        map_init(&file->found, lower->arena);
        (void)map_add(&files, address_key(&lower->loaded->files.items[i]), file);
        declare_file(lower, file, &files);
    }
}

/* -- finding -- */

enum { FEW_IMPORTS = 16 };

static struct map *index_imports(struct lower *lower, struct lower_file *file)
{
    struct map *by_name = ARENA_NEW(lower->arena, struct map);
    map_init(by_name, lower->arena);
    for (size_t i = 0; i < file->import_count; i++) {
        struct lower_import *import = &file->imports[i];
        for (const struct map_entry *entry = map_first(&import->file->symbols); entry != NULL;
             entry = map_next(entry)) {
            struct str name = map_entry_key(entry);
            struct lower_import_list *list = (struct lower_import_list *)map_get(by_name, name);
            if (list == NULL) {
                list = ARENA_NEW(lower->arena, struct lower_import_list);
                (void)map_add(by_name, name, list);
            }
            vec_push(lower->arena, list, import);
        }
    }
    return by_name;
}

/* The imports that may declare the name, in order: all, when they are few. */
static struct lower_import_list who_declares(struct lower *lower, struct lower_file *file,
                                             struct str name)
{
    struct lower_import_list list = { NULL, 0, 0 };
    if (file->import_count > FEW_IMPORTS) {
        if (file->by_name == NULL) {
            file->by_name = index_imports(lower, file);
        }
        const struct lower_import_list *found =
            (const struct lower_import_list *)map_get(file->by_name, name);
        return found != NULL ? *found : list;
    }
    for (size_t i = 0; i < file->import_count; i++) {
        vec_push(lower->arena, &list, &file->imports[i]);
        }
    return list;
}

/* Not what a name means but where it was found: several places are an error. */
struct hit {
    struct lower_symbol *symbol;
    struct lower_import *import;
};

static struct lower_symbol *report_ambiguous(struct lower *lower, const struct ast_qname *name,
                                             struct hit first, struct hit second)
{
    struct str names[2] = { qualify(lower, first.symbol->file, first.symbol->name),
                            qualify(lower, second.symbol->file, second.symbol->name) };
    struct diag *diag = diag_report3(lower->diags, DIAG_ambiguous_name, name->span, name->text,
                                     names[0], names[1]);
    diag_note1(lower->diags, diag, DIAG_also_declared, first.symbol->decl->name.span, names[0]);
    diag_note1(lower->diags, diag, DIAG_also_declared, second.symbol->decl->name.span, names[1]);
    first.import->used = second.import->used = true;
    return NULL;
}

/* Declared twice in one package: that is reported already, and the first one counts. */
static bool is_same_name(const struct lower_symbol *first, const struct lower_symbol *second)
{
    return first != NULL && str_equal(first->file->loaded->ast->package.text,
                                      second->file->loaded->ast->package.text);
}

/* Among the imports of the own package, or among the others. */
static struct lower_symbol *find_imported(struct lower *lower, struct lower_file *file,
                                          const struct ast_qname *name, bool own_package,
                                          bool *reported)
{
    struct hit first = { NULL, NULL };
    struct str package = file->loaded->ast->package.text;
    struct lower_import_list imports = who_declares(lower, file, name->text);
    for (size_t i = 0; i < imports.count; i++) {
        struct lower_import *import = imports.items[i];
        struct hit hit = { NULL, import };
        if (import->first == NULL &&
            str_equal(import->file->loaded->ast->package.text, package) == own_package) {
            hit.symbol = (struct lower_symbol *)map_get(&import->file->symbols, name->text);
        }
        if (hit.symbol == NULL || is_same_name(first.symbol, hit.symbol)) {
            continue;
        }
        if (first.symbol != NULL) {
            *reported = true;
            return report_ambiguous(lower, name, first, hit);
        }
        first = hit;
    }
    if (first.symbol != NULL) {
        first.import->used = true;
    }
    return first.symbol;
}

/* All files of one package declare a name once, so the first that has it is right. */
static struct lower_symbol *find_qualified(struct lower *lower, struct lower_file *file,
                                           const struct ast_qname *name)
{
    size_t dot = str_find_last(name->text, '.');
    struct str qualifier = str_slice(name->text, 0, dot);
    struct str last = name->parts.items[name->parts.count - 1].text;
    struct lower_symbol *found = NULL;
    struct lower_import_list imports = who_declares(lower, file, last);
    for (size_t i = 0; i < imports.count; i++) {
        struct lower_import *import = imports.items[i];
        if (import->alias.data != NULL && str_equal(import->alias, qualifier)) {
            (import->first != NULL ? import->first : import)->used = true;
            return (struct lower_symbol *)map_get(&import->file->symbols, last);
        }
    }
    if (str_equal(file->loaded->ast->package.text, qualifier)) {
        found = (struct lower_symbol *)map_get(&file->symbols, last);
    }
    for (size_t i = 0; i < imports.count && found == NULL; i++) {
        struct lower_import *import = imports.items[i];
        if (import->first == NULL &&
            str_equal(import->file->loaded->ast->package.text, qualifier)) {
            found = (struct lower_symbol *)map_get(&import->file->symbols, last);
            import->used = import->used || found != NULL;
        }
    }
    return found;
}

struct lower_symbol *lower_find(struct lower *lower, struct lower_file *file,
                                const struct ast_qname *name, bool *reported)
{
    *reported = false;
    bool is_plain = name->parts.count == 1;
    struct lower_symbol *symbol = NULL;
    if (is_plain) {
        symbol = (struct lower_symbol *)map_get(&file->symbols, name->text);
    }
    if (symbol == NULL) {
        symbol = (struct lower_symbol *)map_get(&file->found, name->text);
    }
    if (symbol != NULL) {
        return symbol;
    }
    if (is_plain) {
        symbol = find_imported(lower, file, name, true, reported);
        if (symbol == NULL && !*reported) {
            symbol = find_imported(lower, file, name, false, reported);
        }
    } else {
        symbol = find_qualified(lower, file, name);
    }
    if (symbol != NULL) {
        (void)map_add(&file->found, name->text, symbol);
    }
    return symbol;
}

struct lower_symbol *lower_find_silently(struct lower *lower, struct lower_file *file,
                                         const struct ast_qname *name)
{
    struct diags silent;
    struct diags *diags = lower->diags;
    bool reported;
    diag_init(&silent, lower->arena, diags->sources);
    lower->diags = &silent;
    struct lower_symbol *symbol = lower_find(lower, file, name, &reported);
    lower->diags = diags;
    return symbol;
}
