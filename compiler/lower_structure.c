/*
 * Attributes that say which part a property has in its bean's object: the directions of @access
 * and @ignore, what @ignore_properties leaves out, the map of @any, beans that are @unwrapped.
 */
#include <string.h>

#include "lower_parts.h"

void lower_check_conflict(struct lower *lower, const struct annot_set *set, enum annot_id first,
                          enum annot_id second)
{
    const struct ast_attr *one = set->attrs[first];
    const struct ast_attr *other = set->attrs[second];
    if (one != NULL && other != NULL) {
        bool is_later = other->span.offset > one->span.offset;
        struct diag *diag = diag_report2(lower->diags, DIAG_attribute_conflict,
                                         is_later ? other->span : one->span,
                                         str_from(annots_name(first)),
                                         str_from(annots_name(second)));
        diag_note(lower->diags, diag, DIAG_first_given, is_later ? one->span : other->span);
    }
}

static void read_access(struct lower *lower, struct model_property *property,
                        const struct annot_set *set)
{
    const struct ast_attr *access = set->attrs[ANNOT_access];
    const struct ast_attr *ignore = set->attrs[ANNOT_ignore];
    unsigned word = 0;
    (void)annots_word(set, ANNOT_access, NULL, &word);
    property->access.given = access != NULL;
    property->access.is_ignored = ignore != NULL;
    property->access.is_output = word == 1;
    property->access.span = access != NULL   ? access->span
                            : ignore != NULL ? ignore->span
                                             : span_none();
    lower_check_conflict(lower, set, ANNOT_ignore, ANNOT_access);
    lower_check_conflict(lower, set, ANNOT_ignore, ANNOT_required);
    if (!model_is_read(property) && ignore == NULL) {
        lower_check_conflict(lower, set, ANNOT_access, ANNOT_required);
    }
}

static const struct model_text *read_names(struct lower *lower, const struct ast_attr *attr,
                                           size_t *count)
{
    *count = attr == NULL ? 0 : attr->args.count;
    struct model_text *names = ARENA_ARRAY(lower->arena, struct model_text, *count);
    for (size_t i = 0; i < *count; i++) {
        names[i] = lower_text(attr->args.items[i]->value);
    }
    return names;
}

/* Attributes that say nothing about a property without a JSON name of its own. */
static void check_nameless(struct lower *lower, const struct annot_set *set, enum annot_id id)
{
    static const enum annot_id others[] = {
        ANNOT_name, ANNOT_alias, ANNOT_required, ANNOT_optional, ANNOT_access, ANNOT_ignore,
    };
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        lower_check_conflict(lower, set, id, others[i]);
    }
}

/* A rule for the property itself, not only for what is in it. */
static bool has_include_rule(const struct model_property *property)
{
    return property->include.given || property->include.custom.data != NULL;
}

static void read_any(struct lower *lower, struct model_property *property,
                     const struct annot_set *set)
{
    const struct ast_attr *any = set->attrs[ANNOT_any];
    property->is_any = any != NULL;
    property->any_span = any != NULL ? any->span : span_none();
    if (any == NULL) {
        return;
    }
    check_nameless(lower, set, ANNOT_any);
    lower_check_conflict(lower, set, ANNOT_any, ANNOT_index);
    lower_check_conflict(lower, set, ANNOT_any, ANNOT_unwrapped);
    if (has_include_rule(property)) {
        lower_check_conflict(lower, set, ANNOT_any, ANNOT_include);
    }
    if (property->nulls.given) {
        lower_check_conflict(lower, set, ANNOT_any, ANNOT_nulls);
    }
}

/* A state says all about whether the property is there. */
static void check_presence(struct lower *lower, struct model_property *property,
                           const struct annot_set *set)
{
    lower_check_conflict(lower, set, ANNOT_presence, ANNOT_required);
    lower_check_conflict(lower, set, ANNOT_presence, ANNOT_optional);
    lower_check_conflict(lower, set, ANNOT_presence, ANNOT_any);
    lower_check_conflict(lower, set, ANNOT_presence, ANNOT_unwrapped);
    if (has_include_rule(property)) {
        lower_check_conflict(lower, set, ANNOT_presence, ANNOT_include);
    }
}

/* No part of its bean's value, and so of no text. */
static void read_backref(struct lower *lower, struct model_property *property,
                         const struct annot_set *set)
{
    static const enum annot_id others[] = {
        ANNOT_required, ANNOT_optional, ANNOT_presence, ANNOT_access, ANNOT_ignore, ANNOT_any,
        ANNOT_unwrapped, ANNOT_ignore_properties, ANNOT_include, ANNOT_nulls, ANNOT_duplicates,
        ANNOT_view,
    };
    const struct ast_value *name = annots_value(set, ANNOT_backref, NULL);
    if (name == NULL) {
        return;
    }
    property->backref = lower_text(name);
    property->access.is_ignored = true;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        lower_check_conflict(lower, set, ANNOT_backref, others[i]);
    }
}

static struct str affix(const struct annot_set *set, const char *name)
{
    const struct ast_value *value = annots_value(set, ANNOT_unwrapped, name);
    return value == NULL ? STR("") : lower_text(value).text;
}

static void read_unwrapped(struct lower *lower, struct model_property *property,
                           const struct annot_set *set)
{
    const struct ast_attr *unwrapped = set->attrs[ANNOT_unwrapped];
    if (unwrapped == NULL) {
        return;
    }
    property->unwrapped.given = true;
    property->unwrapped.prefix = affix(set, "prefix");
    property->unwrapped.suffix = affix(set, "suffix");
    property->unwrapped.span = unwrapped->span;
    check_nameless(lower, set, ANNOT_unwrapped);
    lower_check_conflict(lower, set, ANNOT_unwrapped, ANNOT_include);
    lower_check_conflict(lower, set, ANNOT_unwrapped, ANNOT_nulls);
    lower_check_conflict(lower, set, ANNOT_unwrapped, ANNOT_duplicates);
}

/* @tag on a property. That the union has tags is checked when it is known (checks_unions.c). */
static void read_sibling(struct lower *lower, struct model_property *property,
                         const struct annot_set *set)
{
    const struct ast_attr *tag = set->attrs[ANNOT_tag];
    const struct ast_value *name = annots_value(set, ANNOT_tag, "sibling");
    if (tag == NULL) {
        return;
    }
    if (name == NULL || tag->args.count != 1) {
        (void)diag_report(lower->diags, DIAG_union_sibling, tag->span);
    } else if (property->type != NULL && property->type->kind != MODEL_UNION) {
        (void)diag_report1(lower->diags, DIAG_union_sibling_type, tag->span,
                           lower_type_text(lower, property->type));
    } else {
        property->tag = lower_text(name);
        lower_check_json_name(lower, property->tag.text, name->span);
    }
}

void lower_structure(struct lower *lower, struct model_property *property,
                     const struct annot_set *set)
{
    read_access(lower, property, set);
    read_any(lower, property, set);
    read_unwrapped(lower, property, set);
    check_presence(lower, property, set);
    read_backref(lower, property, set);
    read_sibling(lower, property, set);
    property->left_out =
        read_names(lower, set->attrs[ANNOT_ignore_properties], &property->left_out_count);
}
