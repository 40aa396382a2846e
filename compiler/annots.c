/*
 * The attributes of annots.def as data: which there are and where they may stand. Their
 * arguments are looked at in annots_args.c.
 */
#include "annots.h"

#include <string.h>

#include "annots_args.h"
#include "suggest.h"

enum flags { BUILT = 1, NOT_EMPTY = 2 };

struct row {
    const char *name;
    int targets;
    int flags;
};

/* The targets as annots.def spells them. */
enum {
    SCHEMA = ANNOT_ON_FILE,
    BEAN = ANNOT_ON_BEAN,
    PROPERTY = ANNOT_ON_PROPERTY,
    ENUM = ANNOT_ON_ENUM,
    ENUMERATOR = ANNOT_ON_ENUMERATOR,
    UNION = ANNOT_ON_UNION,
    VARIANT = ANNOT_ON_VARIANT,
    ALIAS = ANNOT_ON_ALIAS,
    CONST = ANNOT_ON_CONST,
    VIEW = ANNOT_ON_VIEW,
    EXTERN = ANNOT_ON_EXTERN,
    RESERVED = ANNOT_ON_RESERVED,
    ANYWHERE = ANNOT_ON_ANYWHERE
};

static const struct row rows[] = {
#define ANNOT(id, name, targets, flags) { name, targets, flags },
#define ARG(id, name, place, kind, words)
#include "annots.def"
#undef ANNOT
#undef ARG
};

static const char *const target_names[] = {
    "a file", "beans", "properties", "enums", "enumerators", "unions", "variants", "types",
    "constants", "views", "extern beans", "reserved names",
};

static const char *const one_target_names[] = {
    "a file", "a bean", "a property", "an enum", "an enumerator", "a union", "a variant", "a type",
    "a constant", "a view", "an extern bean", "reserved names",
};

enum { TARGET_COUNT = sizeof target_names / sizeof target_names[0] };

void annots_init(struct annots *annots, struct arena *arena, struct diags *diags,
                 size_t *suggest_budget)
{
    annots->arena = arena;
    annots->diags = diags;
    annots->suggest_budget = suggest_budget;
    map_init(&annots->by_name, arena);
    for (size_t id = 0; id < ANNOT_COUNT; id++) {
        (void)map_add(&annots->by_name, str_from(rows[id].name), (void *)&rows[id]);
    }
}

const char *annots_name(enum annot_id id)
{
    return rows[id].name;
}

bool annots_is_built(enum annot_id id)
{
    return (rows[id].flags & BUILT) != 0;
}

void annots_note_suggestion(const struct annots *annots, struct diag *diag,
                            const struct suggest *suggest)
{
    if (suggest->best.data != NULL) {
        diag_note1(annots->diags, diag, DIAG_did_you_mean, span_none(), suggest->best);
    }
}

/* -- attributes -- */

static void report_unknown(const struct annots *annots, const struct ast_attr *attr)
{
    struct suggest suggest;
    suggest_init(&suggest, attr->name.text, annots->suggest_budget);
    for (size_t id = 0; id < ANNOT_COUNT; id++) {
        suggest_offer(&suggest, str_from(rows[id].name));
    }
    if (suggest.best.data != NULL) {
        struct str pieces[2] = { STR("@"), suggest.best };
        suggest.best = arena_concat(annots->arena, pieces, 2);
    }
    struct diag *diag = diag_report1(annots->diags, DIAG_unknown_attribute, attr->name.span,
                                     attr->name.text);
    annots_note_suggestion(annots, diag, &suggest);
}

static void report_target(const struct annots *annots, const struct ast_attr *attr, int targets,
                          enum annot_target target)
{
    struct str_buffer list = { NULL, 0, 0 };
    const char *here = "";
    for (size_t i = 0; i < TARGET_COUNT; i++) {
        if ((target & (1 << i)) != 0) {
            here = one_target_names[i];
        }
        if ((targets & (1 << i)) != 0) {
            bool is_last = (targets >> (i + 1)) == 0;
            str_buffer_add_text(&list, list.size == 0 ? "" : is_last ? " and " : ", ");
            str_buffer_add_text(&list, target_names[i]);
        }
    }
    (void)diag_report3(annots->diags, DIAG_attribute_target, attr->span, attr->name.text,
                       str_from(here), str_buffer_str(&list));
    str_buffer_free(&list);
}

/* Is the attribute one that may stand here, for the first time? */
static bool check_attr(const struct annots *annots, const struct ast_attr *attr, enum annot_id id,
                       enum annot_target target, const struct ast_attr *first)
{
    if (!annots_is_built(id)) {
        (void)diag_report1(annots->diags, DIAG_not_supported, attr->span, attr->name.text);
        return false;
    }
    if ((rows[id].targets & (int)target) == 0) {
        report_target(annots, attr, rows[id].targets, target);
        return false;
    }
    if (first != NULL) {
        struct diag *diag =
            diag_report1(annots->diags, DIAG_attribute_twice, attr->span, attr->name.text);
        diag_note(annots->diags, diag, DIAG_first_given, first->span);
        return false;
    }
    return true;
}

void annots_read(const struct annots *annots, const struct ast_attr_list *list,
                 enum annot_target target, struct annot_set *set)
{
    struct annot_set seen;
    memset(set, 0, sizeof *set);
    if (list->count == 0) {
        return;
    }
    memset(&seen, 0, sizeof seen);
    for (size_t i = 0; i < list->count; i++) {
        const struct ast_attr *attr = list->items[i];
        if (str_starts_with(attr->name.text, STR("x."))) {
            continue;
        }
        const struct row *row =
            (const struct row *)map_get(&annots->by_name, attr->name.text);
        if (row == NULL) {
            report_unknown(annots, attr);
            continue;
        }
        enum annot_id id = (enum annot_id)(row - rows);
        if (check_attr(annots, attr, id, target, seen.attrs[id])) {
            seen.attrs[id] = attr;
            set->attrs[id] = annots_check_args(annots, attr, id,
                                                  (rows[id].flags & NOT_EMPTY) != 0) ? attr : NULL;
        }
    }
}
