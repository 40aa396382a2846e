/*
 * Attributes that say which part a property has in its bean's object: the directions of @access
 * and @ignore, what @ignore_properties leaves out.
 */
#include <string.h>

#include "lower_parts.h"

static void check_conflict(struct lower *lower, const struct annot_set *set, enum annot_id first,
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
    check_conflict(lower, set, ANNOT_ignore, ANNOT_access);
    check_conflict(lower, set, ANNOT_ignore, ANNOT_required);
    if (!model_is_read(property) && ignore == NULL) {
        check_conflict(lower, set, ANNOT_access, ANNOT_required);
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

void lower_structure(struct lower *lower, struct model_property *property,
                     const struct annot_set *set)
{
    read_access(lower, property, set);
    property->left_out =
        read_names(lower, set->attrs[ANNOT_ignore_properties], &property->left_out_count);
}
