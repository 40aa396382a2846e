/*
 * Unions whose tag stands among the properties of their arms: it must be none of them, or, with
 * position: own, be one of them that can hold it. Untagged ones in untagged ones.
 */
#include "checks.h"

/* The property of a bean or its bases that has this JSON name or alias, or NULL. Names that come
 * from what is unwrapped are compared in the plan. */
static const struct model_property *find_property(const struct model_bean *bean, struct str name,
                                                  bool *is_alias)
{
    *is_alias = false;
    for (; bean != NULL; bean = bean->base) {
        for (size_t i = 0; i < bean->property_count; i++) {
            const struct model_property *property = bean->properties[i];
            if (property->is_any || property->unwrapped.given) {
                continue; /* has no name in JSON */
            }
            if (str_equal(property->json_name, name)) {
                return property;
            }
            if (model_has_sibling(property) && str_equal(property->tag.text, name)) {
                *is_alias = true; /* no value of its own either */
                return property;
            }
            for (size_t j = 0; j < property->alias_count; j++) {
                if (str_equal(property->aliases[j].text, name)) {
                    *is_alias = true;
                    return property;
                }
            }
        }
    }
    return NULL;
}

static bool can_hold_tag(const struct model_union *sum, const struct model_property *property)
{
    const struct model_type *type = property == NULL ? NULL : property->type;
    if (type == NULL || type->nullable || !model_is_read(property) || !model_is_written(property)) {
        return false;
    }
    if (sum->is_numeric) {
        return type->kind >= MODEL_INT8 && type->kind <= MODEL_UINT64;
    }
    return type->kind == MODEL_STRING || type->kind == MODEL_ENUM;
}

static void check_variant(struct checks *checks, const struct model_union *sum,
                          const struct model_variant *variant)
{
    bool is_alias;
    const struct model_property *property =
        find_property(variant->type->bean, sum->tag.text, &is_alias);
    bool is_own = sum->position == MODEL_TAG_OWN;
    bool is_fine = is_own ? can_hold_tag(sum, property) && !is_alias : property == NULL;
    struct str_buffer quoted = {NULL, 0, 0};
    if (is_fine || (property != NULL && property->type == NULL)) {
        return;
    }
    str_buffer_add_json(&quoted, sum->tag.text);
    struct diag *diag =
        diag_report2(checks->diags, is_own ? DIAG_union_tag_missing : DIAG_union_tag_taken,
                     variant->span, str_buffer_str(&quoted), variant->name);
    str_buffer_free(&quoted);
    if (property != NULL) {
        diag_note1(checks->diags, diag, DIAG_also_declared, property->span, property->name);
    }
    diag_note(checks->diags, diag, DIAG_tag_here, sum->tag.span);
}

/* What is told by its form can't be one of many forms itself. */
static void check_untagged(struct checks *checks, const struct model_union *sum)
{
    for (size_t i = 0; i < sum->variant_count; i++) {
        const struct model_type *type = sum->variants[i].type;
        if (type != NULL && type->kind == MODEL_UNION &&
            type->sum->form == MODEL_UNION_UNTAGGED) {
            (void)diag_report1(checks->diags, DIAG_union_untagged_arm, type->span,
                               type->sum->name);
        }
    }
}

static void check_union(struct checks *checks, const struct model_union *sum)
{
    if (sum->form == MODEL_UNION_UNTAGGED) {
        check_untagged(checks, sum);
    }
    for (size_t i = 0; sum->form == MODEL_UNION_INTERNAL && i < sum->variant_count; i++) {
        const struct model_type *type = sum->variants[i].type;
        if (type != NULL && type->kind == MODEL_BEAN && !type->nullable) {
            check_variant(checks, sum, &sum->variants[i]);
        }
    }
}

/* The tags beside properties are those of the unions. */
static void check_siblings(struct checks *checks, const struct model_bean *bean)
{
    for (size_t i = 0; i < bean->property_count; i++) {
        const struct model_property *property = bean->properties[i];
        if (model_has_sibling(property) && property->type != NULL &&
            property->type->sum->form == MODEL_UNION_UNTAGGED) {
            (void)diag_report1(checks->diags, DIAG_union_sibling_untagged, property->tag.span,
                               property->type->sum->name);
        }
    }
}

void check_unions(struct checks *checks)
{
    for (size_t i = 0; i < checks->model->file_count; i++) {
        const struct model_file *file = checks->model->files[i];
        for (size_t j = 0; j < file->declaration_count; j++) {
            if (file->declarations[j].kind == MODEL_DECLARED_UNION) {
                check_union(checks, file->declarations[j].sum);
            } else if (file->declarations[j].kind == MODEL_DECLARED_BEAN) {
                check_siblings(checks, file->declarations[j].bean);
            }
        }
    }
}
