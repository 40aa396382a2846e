/*
 * Enums: base type, values (counted on where the schema gives none) and names of enumerators.
 */
#include <string.h>

#include "lower_parts.h"

enum { MAX_MEMBERS = 65535 };

struct work {
    struct lower *lower;
    struct lower_symbol *symbol;
    struct lower_enum *both;
    struct model_member *members;
    struct lower_naming naming;
    struct map by_value;
    struct lower_integer next; /* value of an enumerator without one */
    bool next_is_lost;         /* after an error: nothing is said about the values counted on */
};

const struct model_member *lower_member(const struct model_enum *enumeration, struct str name)
{
    /* Every model_enum is the first part of a lower_enum. */
    const struct lower_enum *both = (const struct lower_enum *)enumeration;
    return (const struct model_member *)map_get(&both->members, name);
}

static bool is_integer_type(struct lower *lower, struct str name, enum model_kind *kind)
{
    return lower_scalar_kind(lower, name, kind) && *kind >= MODEL_INT8 && *kind <= MODEL_UINT64;
}

static enum model_kind read_base(struct lower *lower, const struct ast_qname *base)
{
    enum model_kind kind = MODEL_INT32;
    const char *foreign = lower_foreign_type(base->text);
    if (!ast_qname_exists(base) || is_integer_type(lower, base->text, &kind)) {
        return kind;
    }
    if (foreign != NULL && is_integer_type(lower, str_from(foreign), &kind)) {
        (void)diag_report2(lower->diags, DIAG_foreign_type, base->span, base->text,
                           str_from(foreign));
    } else {
        (void)diag_report1(lower->diags, DIAG_enum_base, base->span, base->text);
    }
    return MODEL_INT64;
}

static struct str integer_text(struct lower *lower, struct lower_integer integer)
{
    return arena_format(lower->arena, "%s%llu", integer.is_negative ? "-" : "",
                        (unsigned long long)integer.magnitude);
}

static struct lower_integer one_more(struct lower_integer integer)
{
    if (integer.is_negative) {
        integer.magnitude--;
        integer.is_negative = integer.magnitude != 0;
    } else {
        integer.overflows = integer.overflows || integer.magnitude == UINT64_MAX;
        integer.magnitude++;
    }
    return integer;
}

static void report_range(const struct work *work, struct span span, struct str text)
{
    enum model_kind base = work->both->model.base;
    (void)diag_report3(work->lower->diags, DIAG_enum_value_range, span, text,
                       str_from(lower_kind_name(base)), str_from(lower_kind_range(base)));
}

/* -0 is 0. */
static struct lower_integer member_value(const struct work *work,
                                         const struct ast_enumerator *enumerator)
{
    struct lower_integer value = work->next;
    if (enumerator->value != NULL) {
        value = lower_integer_literal(enumerator->value->text);
        value.is_negative = value.is_negative && value.magnitude != 0;
    }
    if (!lower_integer_fits(work->both->model.base, value)) {
        struct span span = enumerator->value != NULL ? enumerator->value->span
                                                     : enumerator->name.span;
        struct str text = enumerator->value != NULL ? enumerator->value->text
                          : value.overflows         ? STR("18446744073709551616")
                                                    : integer_text(work->lower, value);
        report_range(work, span, text);
        value.overflows = true;
    }
    return value;
}

static void set_value(struct work *work, const struct ast_enumerator *enumerator,
                      struct model_member *member)
{
    if (enumerator->value == NULL && work->next_is_lost) {
        return;
    }
    struct lower_integer value = member_value(work, enumerator);
    uint64_t bits = lower_integer_bits(value);
    memcpy(&member->value, &bits, sizeof bits);
    work->next_is_lost = value.overflows;
    work->next = one_more(value);
    if (value.overflows) {
        return;
    }
    struct str text = integer_text(work->lower, value);
    const struct model_member *first =
        (const struct model_member *)map_add(&work->by_value, text, member);
    if (first != NULL) {
        struct diag *diag = diag_report2(
            work->lower->diags, DIAG_enum_value_taken,
            enumerator->value != NULL ? enumerator->value->span : member->span, text,
            first->name);
        diag_note(work->lower->diags, diag, DIAG_first_declared, first->span);
    }
}

static void set_default(struct work *work, const struct annot_set *set,
                        struct model_member *member)
{
    struct model_enum *model = &work->both->model;
    if (set->attrs[ANNOT_default] == NULL) {
        return;
    }
    if (model->default_member != NULL) {
        struct diag *diag = diag_report(work->lower->diags, DIAG_enum_default_twice,
                                        set->attrs[ANNOT_default]->span);
        diag_note(work->lower->diags, diag, DIAG_first_given, model->default_member->span);
        return;
    }
    member->is_default = true;
    model->default_member = member;
}

static void read_member(struct work *work, const struct ast_enumerator *enumerator,
                        struct model_member *member)
{
    struct lower *lower = work->lower;
    struct annot_set set;
    annots_read(&lower->annots, &enumerator->attrs, ANNOT_ON_ENUMERATOR, &set);
    member->name = enumerator->name.text;
    member->span = enumerator->name.span;
    member->doc = lower_doc(lower, &enumerator->doc, &set);
    struct lower_json_name json = lower_json_name(lower, &set, enumerator->name, work->naming,
                                                  work->symbol->file->enum_naming);
    member->json_name = json.text;
    member->json_name_span = json.span;
    member->json_name_level = json.level;
    member->aliases = lower_alias_names(lower, &set, &member->alias_count);
    member->deprecated = lower_deprecated(&set);
    member->c_name = lower_c_name(lower, &set, ANNOT_c_name);
    set_default(work, &set, member);
    set_value(work, enumerator, member);
    const struct model_member *first =
        (const struct model_member *)map_add(&work->both->members, member->name, member);
    if (first != NULL) {
        struct diag *diag =
            diag_report1(lower->diags, DIAG_name_taken, member->span, member->name);
        diag_note(lower->diags, diag, DIAG_first_declared, first->span);
    }
}

static void read_enum(struct lower *lower, struct lower_symbol *symbol)
{
    const struct ast_decl *decl = symbol->decl;
    struct model_enum *model = symbol->enumeration;
    struct work work;
    struct annot_set set;
    memset(&work, 0, sizeof work);
    work.lower = lower;
    work.symbol = symbol;
    work.both = (struct lower_enum *)model;
    map_init(&work.by_value, lower->arena);
    annots_read(&lower->annots, &decl->attrs, ANNOT_ON_ENUM, &set);
    work.naming = lower_naming(&set, ANNOT_enum_names);
    model->doc = lower_doc(lower, &decl->doc, &set);
    model->base = read_base(lower, &decl->base);
    model->format = lower_format(lower, &set);
    model->deprecated = lower_deprecated(&set);
    model->c_name = lower_c_name(lower, &set, ANNOT_c_name);
    model->member_count = decl->enumerators.count;
    if (model->member_count > MAX_MEMBERS) {
        (void)diag_report1(lower->diags, DIAG_enum_size, decl->name.span,
                           arena_format(lower->arena, "%d", (int)MAX_MEMBERS));
    }
    work.members = ARENA_ARRAY(lower->arena, struct model_member, model->member_count);
    model->members = work.members;
    for (size_t i = 0; i < model->member_count; i++) {
        read_member(&work, decl->enumerators.items[i], &work.members[i]);
    }
}

void lower_enums(struct lower *lower)
{
    for (size_t i = 0; i < lower->symbols.count; i++) {
        if (lower->symbols.items[i]->kind == LOWER_ENUM) {
            read_enum(lower, lower->symbols.items[i]);
        }
    }
}
