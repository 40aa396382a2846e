/*
 * Names that mean nothing: what to say about them. Nothing, when the declaration may have been lost
 * in a text with errors; otherwise the nearest name that would mean something.
 */
#include "lower_parts.h"

/* -- declarations lost in faulty files -- */

static bool is_word_byte(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           (byte >= '0' && byte <= '9') || byte == '_';
}

/* Is text[at] the start of the name as a whole word, with '{', ':' or '=' after it? */
static bool looks_declared(struct str text, size_t at, struct str name)
{
    if (at > 0 && is_word_byte(text.data[at - 1])) {
        return false;
    }
    size_t after = at + name.size;
    while (after < text.size && (text.data[after] == ' ' || text.data[after] == '\n')) {
        after++;
    }
    char next = after < text.size ? text.data[after] : '\0';
    return next == '{' || next == ':' || next == '=';
}

static bool may_declare(struct lower *lower, const struct lower_file *file, struct str name)
{
    if (!file->loaded->has_errors) {
        return false;
    }
    struct source *source = source_get(lower->diags->sources, file->loaded->source);
    struct str text = source->bytes;
    if (text.size > lower->scan_budget) {
        return true;
    }
    lower->scan_budget -= text.size;
    for (size_t at = 0; at + name.size <= text.size; at++) {
        if (text.data[at] == name.data[0] &&
            str_equal(str_slice(text, at, name.size), name) && looks_declared(text, at, name)) {
            return true;
        }
    }
    return false;
}

static bool may_be_lost(struct lower *lower, const struct lower_file *file,
                        const struct ast_qname *name)
{
    struct str last = name->parts.items[name->parts.count - 1].text;
    if (file->lacks_imports || may_declare(lower, file, last)) {
        return true;
    }
    for (size_t i = 0; i < file->import_count; i++) {
        if (may_declare(lower, file->imports[i].file, last)) {
            return true;
        }
    }
    return false;
}

/* -- suggestions -- */

static bool is_wanted(const struct lower_symbol *symbol, enum lower_wanted wanted)
{
    switch (wanted) {
    case LOWER_WANTED_CONST: return symbol->kind == LOWER_CONST;
    case LOWER_WANTED_BASE: return symbol->kind == LOWER_BEAN;
    case LOWER_WANTED_TYPE: break;
    }
    return symbol->kind != LOWER_CONST && symbol->kind != LOWER_REFUSED;
}

static void offer_symbols(struct suggest *suggest, const struct lower_file *file,
                          enum lower_wanted wanted)
{
    for (const struct map_entry *entry = map_first(&file->symbols); entry != NULL;
         entry = map_next(entry)) {
        const struct lower_symbol *symbol = (struct lower_symbol *)map_entry_value(entry);
        if (is_wanted(symbol, wanted)) {
            suggest_offer(suggest, symbol->name);
        }
    }
}

void lower_note_suggestion(struct lower *lower, struct diag *diag, const struct suggest *suggest)
{
    if (suggest->best.data != NULL) {
        diag_note1(lower->diags, diag, DIAG_did_you_mean, span_none(), suggest->best);
    }
}

static void note_plain(struct lower *lower, const struct lower_file *file, struct diag *diag,
                       const struct ast_qname *name, enum lower_wanted wanted)
{
    struct suggest suggest;
    suggest_init(&suggest, name->text, &lower->suggest_budget);
    offer_symbols(&suggest, file, wanted);
    for (size_t i = 0; i < file->import_count; i++) {
        offer_symbols(&suggest, file->imports[i].file, wanted);
    }
    if (wanted == LOWER_WANTED_TYPE) {
        lower_offer_built_in(&suggest);
    }
    lower_note_suggestion(lower, diag, &suggest);
}

static bool is_qualifier(const struct lower_import *import, struct str qualifier)
{
    return str_equal(import->file->loaded->ast->package.text, qualifier) ||
           (import->alias.data != NULL && str_equal(import->alias, qualifier));
}

/* With a known package or alias before the last dot the last part is wrong, else what is before. */
static void note_qualified(struct lower *lower, const struct lower_file *file, struct diag *diag,
                           const struct ast_qname *name, enum lower_wanted wanted)
{
    struct str qualifier = str_slice(name->text, 0, str_find_last(name->text, '.'));
    struct str last = name->parts.items[name->parts.count - 1].text;
    struct suggest parts[2];
    suggest_init(&parts[0], qualifier, &lower->suggest_budget);
    suggest_init(&parts[1], last, &lower->suggest_budget);
    for (size_t i = 0; i < file->import_count; i++) {
        const struct lower_import *import = &file->imports[i];
        if (is_qualifier(import, qualifier)) {
            parts[0].best = qualifier;
            parts[0].distance = 0;
            offer_symbols(&parts[1], import->file, wanted);
        } else if (map_has(&import->file->symbols, last)) {
            suggest_offer(&parts[0], import->file->loaded->ast->package.text);
            suggest_offer(&parts[0], import->alias);
            parts[1].best = last;
        }
    }
    if (parts[0].best.data != NULL && parts[1].best.data != NULL) {
        struct str pieces[3] = { parts[0].best, STR("."), parts[1].best };
        diag_note1(lower->diags, diag, DIAG_did_you_mean, span_none(),
                   arena_concat(lower->arena, pieces, 3));
    }
}

/* The name is declared in a file that is loaded, but not imported here. */
static bool note_elsewhere(struct lower *lower, struct diag *diag, const struct ast_qname *name)
{
    struct str last = name->parts.items[name->parts.count - 1].text;
    if (lower->suggest_budget < lower->file_count) {
        return false;
    }
    lower->suggest_budget -= lower->file_count;
    for (size_t i = 0; i < lower->file_count; i++) {
        const struct lower_file *file = &lower->files[i];
        const struct lower_symbol *symbol =
            (struct lower_symbol *)map_get(&file->symbols, last);
        struct str package = file->loaded->ast->package.text;
        bool is_meant =
            name->parts.count == 1 ||
            str_equal(package, str_slice(name->text, 0, str_find_last(name->text, '.')));
        if (symbol != NULL && is_meant) {
            diag_note1(lower->diags, diag, DIAG_not_imported, symbol->decl->name.span,
                       file->loaded->path);
            return true;
        }
    }
    return false;
}

void lower_report_unknown(struct lower *lower, struct lower_file *file,
                          const struct ast_qname *name, enum lower_wanted wanted)
{
    static const enum diag_code codes[] = {
        [LOWER_WANTED_TYPE] = DIAG_unknown_type,
        [LOWER_WANTED_CONST] = DIAG_unknown_const,
        [LOWER_WANTED_BASE] = DIAG_unknown_base,
    };
    if (may_be_lost(lower, file, name)) {
        return;
    }
    struct diag *diag = diag_report1(lower->diags, codes[wanted], name->span, name->text);
    if (note_elsewhere(lower, diag, name)) {
        return;
    }
    if (name->parts.count == 1) {
        note_plain(lower, file, diag, name, wanted);
    } else {
        note_qualified(lower, file, diag, name, wanted);
    }
}
