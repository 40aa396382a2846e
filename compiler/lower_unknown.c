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
    case LOWER_WANTED_VIEW: return symbol->kind == LOWER_VIEW;
    case LOWER_WANTED_TYPE: break;
    }
    return symbol->kind != LOWER_CONST && symbol->kind != LOWER_VIEW;
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

/* Before the last dot stands a wrong package or alias, or a right one and the last part is
 * wrong. */
struct qualified {
    struct str qualifier;
    struct str last;
    struct suggest before;
    struct suggest after;
};

static void offer_file(struct qualified *name, const struct lower_file *file, struct str alias,
                       enum lower_wanted wanted)
{
    struct str package = file->loaded->ast->package.text;
    if (str_equal(package, name->qualifier) ||
        (alias.data != NULL && str_equal(alias, name->qualifier))) {
        name->before.best = name->qualifier;
        name->before.distance = 0;
        offer_symbols(&name->after, file, wanted);
    } else if (map_has(&file->symbols, name->last)) {
        suggest_offer(&name->before, package);
        suggest_offer(&name->before, alias);
        name->after.best = name->last;
    }
}

static void note_qualified(struct lower *lower, const struct lower_file *file, struct diag *diag,
                           const struct ast_qname *qname, enum lower_wanted wanted)
{
    struct qualified name;
    name.qualifier = str_slice(qname->text, 0, str_find_last(qname->text, '.'));
    name.last = qname->parts.items[qname->parts.count - 1].text;
    suggest_init(&name.before, name.qualifier, &lower->suggest_budget);
    suggest_init(&name.after, name.last, &lower->suggest_budget);
    offer_file(&name, file, str_make(NULL, 0), wanted);
    for (size_t i = 0; i < file->import_count; i++) {
        offer_file(&name, file->imports[i].file, file->imports[i].alias, wanted);
    }
    if (name.before.best.data != NULL && name.after.best.data != NULL) {
        struct str pieces[3] = { name.before.best, STR("."), name.after.best };
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
        [LOWER_WANTED_VIEW] = DIAG_unknown_view,
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
