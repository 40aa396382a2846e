/*
 * Constants in the order that they need each other: each needs at most one other, so the way is
 * a chain. One that leads back to itself is an error.
 */
#include "lower_parts.h"

static const struct model_type *const_type(struct lower *lower, const struct lower_symbol *symbol)
{
    const struct ast_type *written = symbol->decl->type;
    if (written->count != NULL) { /* which may need this very constant */
        const struct source *source = source_get(lower->diags->sources, written->span.source);
        (void)diag_report1(
            lower->diags, DIAG_const_type, written->span,
            str_slice(source->bytes, written->span.offset, written->span.size));
        return NULL;
    }
    const struct model_type *type = lower_type(lower, symbol->file, written);
    if (type == NULL) {
        return NULL;
    }
    if (type->nullable || (type->kind > MODEL_STRING && type->kind != MODEL_ENUM)) {
        (void)diag_report1(lower->diags, DIAG_const_type, type->span,
                           lower_type_text(lower, type));
        return NULL;
    }
    return type;
}

static bool is_enumerator(const struct model_type *type, const struct ast_qname *name)
{
    return type != NULL && type->kind == MODEL_ENUM && name->parts.count == 1 &&
           lower_member(type->enumeration, name->text) != NULL;
}

/* The constant that the value names and that is not done yet; NULL: none. Does not report. */
static struct lower_symbol *needed_by(struct lower *lower, const struct lower_symbol *symbol)
{
    const struct ast_value *value = symbol->decl->value;
    if (value->kind != AST_VALUE_NAME || is_enumerator(symbol->constant->type, &value->name)) {
        return NULL;
    }
    struct lower_symbol *needed = lower_find_silently(lower, symbol->file, &value->name);
    bool is_open = needed != NULL && needed->kind == LOWER_CONST && needed->state != LOWER_DONE;
    return is_open ? needed : NULL;
}

static void report_cycle(struct lower *lower, const struct lower_symbol_list *chain,
                         const struct lower_symbol *symbol)
{
    struct str_buffer text = { NULL, 0, 0 };
    size_t first = 0;
    while (chain->items[first] != symbol) {
        first++;
    }
    for (size_t i = first; i < chain->count; i++) {
        str_buffer_add(&text, chain->items[i]->name);
        str_buffer_add_text(&text, " -> ");
    }
    str_buffer_add(&text, symbol->name);
    struct diag *diag = diag_report2(lower->diags, DIAG_const_cycle, symbol->decl->name.span,
                                     symbol->name, str_buffer_str(&text));
    str_buffer_free(&text);
    for (size_t i = first; i < chain->count; i++) {
        const struct ast_value *value = chain->items[i]->decl->value;
        diag_note2(lower->diags, diag, DIAG_defined_here, value->span, chain->items[i]->name,
                   value->name.text);
    }
}

/* In a circle only the first place is an error; the values stay NONE. */
static void finish(struct lower *lower, struct lower_symbol *symbol, bool is_circular)
{
    struct model_const *constant = symbol->constant;
    struct annot_set set;
    annots_read(&lower->annots, &symbol->decl->attrs, ANNOT_ON_CONST, &set);
    constant->doc = lower_doc(lower, &symbol->decl->doc, &set);
    constant->deprecated = lower_deprecated(&set);
    constant->c_name = lower_c_name(lower, &set, ANNOT_c_name);
    if (!is_circular) {
        constant->value =
            lower_value(lower, symbol->file, constant->type, symbol->decl->value);
    }
    symbol->state = LOWER_DONE;
}

static void resolve(struct lower *lower, struct lower_symbol *start)
{
    struct lower_symbol_list chain = { NULL, 0, 0 };
    struct lower_symbol *symbol = start;
    while (symbol != NULL && symbol->state == LOWER_NEW) {
        symbol->state = LOWER_OPEN;
        symbol->constant->type = const_type(lower, symbol);
        vec_push(lower->arena, &chain, symbol);
        symbol = needed_by(lower, symbol);
    }
    const struct lower_symbol *circle = symbol;
    if (circle != NULL) {
        report_cycle(lower, &chain, circle);
    }
    for (size_t i = chain.count; i-- > 0;) {
        finish(lower, chain.items[i], circle != NULL);
        if (chain.items[i] == circle) {
            circle = NULL;
        }
    }
}

void lower_constant_first(struct lower *lower, struct lower_symbol *symbol)
{
    if (symbol->state == LOWER_NEW) {
        resolve(lower, symbol);
    }
}

void lower_constants(struct lower *lower)
{
    for (size_t i = 0; i < lower->symbols.count; i++) {
        struct lower_symbol *symbol = lower->symbols.items[i];
        if (symbol->kind == LOWER_CONST && symbol->state == LOWER_NEW) {
            resolve(lower, symbol);
        }
    }
}
