/*
 * Views: what they are made from, their numbers, and the names in @view.
 *
 * A view is a bit, and a value of each view is its bit and those of all views it is made from; a
 * property has the bits of the views that it names, and shows when the two have one in common.
 * The bits are part of the programs' interface, so that each file gives its views numbers above
 * those of all files that it imports; where two files that know nothing of each other meet in a
 * third, their numbers do, and that is an error.
 */
#include <string.h>

#include "lower_parts.h"

/* What a name means, if that is a view. */
static struct lower_symbol *find_view(struct lower *lower, struct lower_file *file,
                                      const struct ast_qname *name)
{
    bool reported;
    struct lower_symbol *symbol = lower_find(lower, file, name, &reported);
    if (symbol != NULL && symbol->kind == LOWER_VIEW) {
        return symbol;
    }
    if (symbol == NULL && !reported && !lower_is_built_in(lower, name->text)) {
        lower_report_unknown(lower, file, name, LOWER_WANTED_VIEW);
    } else if (!reported) {
        (void)diag_report1(lower->diags, DIAG_not_a_view, name->span, name->text);
    }
    return NULL;
}

/* Every view has at most one base, so that a circle is found by walking on. */
static bool is_made_from(const struct lower_symbol *start, const struct model_view *view)
{
    for (; view != NULL; view = view->base) {
        if (view == start->view) {
            return true;
        }
    }
    return false;
}

static void resolve_base(struct lower *lower, struct lower_symbol *symbol)
{
    const struct ast_qname *name = &symbol->decl->base;
    const struct lower_symbol *base =
        ast_qname_exists(name) ? find_view(lower, symbol->file, name) : NULL;
    if (base == NULL) {
        return;
    }
    if (is_made_from(symbol, base->view)) {
        (void)diag_report1(lower->diags, DIAG_view_cycle, name->span, symbol->name);
        return;
    }
    symbol->view->base = base->view;
}

static void read_view(struct lower *lower, struct lower_symbol *symbol)
{
    struct model_view *view = symbol->view;
    struct annot_set set;
    annots_read(&lower->annots, &symbol->decl->attrs, ANNOT_ON_VIEW, &set);
    view->doc = lower_doc(lower, &symbol->decl->doc, &set);
    view->deprecated = lower_deprecated(&set);
    view->c_name = lower_c_name(lower, &set, ANNOT_c_name);
    resolve_base(lower, symbol);
}

/* -- numbers -- */

/* The views that a file, with its imports, knows, by their numbers. */
struct known_views {
    const struct model_view *views[MODEL_MAX_VIEWS];
    unsigned end; /* one more than the greatest number */
};

static void add_known(struct lower *lower, struct known_views *known,
                      const struct known_views *imported, const struct lower_import *import)
{
    for (unsigned i = 0; i < imported->end; i++) {
        const struct model_view *other = known->views[i];
        const struct model_view *view = imported->views[i];
        if (view != NULL && other != NULL && other != view) {
            struct diag *diag =
                diag_report2(lower->diags, DIAG_view_number, import->decl->path.span,
                             view->qualified, other->qualified);
            diag_note(lower->diags, diag, DIAG_first_declared, view->span);
            diag_note(lower->diags, diag, DIAG_first_declared, other->span);
            return;
        }
        known->views[i] = view != NULL ? view : other;
    }
    if (imported->end > known->end) {
        known->end = imported->end;
    }
}

/* The place of a file among all of them. */
static size_t file_place(const struct lower *lower, const struct lower_file *file)
{
    return (size_t)(file - lower->files);
}

/* Imports come before the files that import them. */
static void number_views(struct lower *lower, struct lower_file *file, struct known_views **all)
{
    struct known_views *known = ARENA_NEW(lower->arena, struct known_views);
    for (size_t i = 0; i < file->import_count; i++) {
        const struct known_views *imported = all[file_place(lower, file->imports[i].file)];
        if (imported != NULL && file->imports[i].first == NULL) {
            add_known(lower, known, imported, &file->imports[i]);
        }
    }
    for (size_t i = 0; i < lower->symbols.count; i++) {
        const struct lower_symbol *symbol = lower->symbols.items[i];
        if (symbol->kind != LOWER_VIEW || symbol->file != file) {
            continue;
        }
        if (known->end == MODEL_MAX_VIEWS) {
            (void)diag_report1(lower->diags, DIAG_view_count, symbol->view->span,
                               arena_format(lower->arena, "%d", (int)MODEL_MAX_VIEWS));
            break;
        }
        symbol->view->number = known->end;
        known->views[known->end++] = symbol->view;
    }
    all[file_place(lower, file)] = known;
}

void lower_views(struct lower *lower)
{
    bool any = false;
    for (size_t i = 0; i < lower->symbols.count; i++) {
        if (lower->symbols.items[i]->kind == LOWER_VIEW) {
            read_view(lower, lower->symbols.items[i]);
            any = true;
        }
    }
    if (!any) {
        return;
    }
    struct known_views **all =
        ARENA_ARRAY(lower->arena, struct known_views *, lower->file_count);
    for (size_t i = 0; i < lower->file_count; i++) {
        number_views(lower, &lower->files[i], all);
    }
}

/* -- attributes -- */

struct model_view_list lower_view_names(struct lower *lower, struct lower_file *file,
                                        const struct annot_set *set)
{
    const struct ast_attr *attr = set->attrs[ANNOT_view];
    struct model_view_list list;
    memset(&list, 0, sizeof list);
    list.span = attr != NULL ? attr->span : span_none();
    if (attr == NULL) {
        return list;
    }
    const struct model_view **views =
        ARENA_ARRAY(lower->arena, const struct model_view *, attr->args.count);
    for (size_t i = 0; i < attr->args.count; i++) {
        const struct lower_symbol *symbol =
            find_view(lower, file, &attr->args.items[i]->value->name);
        if (symbol != NULL) {
            views[list.count++] = symbol->view;
        }
    }
    list.items = views;
    return list;
}

struct model_views_rule lower_views_rule(const struct annot_set *set)
{
    struct model_views_rule rule;
    unsigned word;
    memset(&rule, 0, sizeof rule);
    rule.span = set->attrs[ANNOT_views] == NULL ? span_none() : set->attrs[ANNOT_views]->span;
    if (annots_word(set, ANNOT_views, "default", &word)) {
        rule.default_given = true;
        rule.excludes = word == 1;
    }
    if (annots_word(set, ANNOT_views, "unexpected", &word)) {
        rule.unexpected_given = true;
        rule.unexpected_fails = word == 1;
    }
    return rule;
}
