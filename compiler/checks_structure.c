/*
 * What properties are made of where it is another bean that decides: the names that
 * @ignore_properties leaves out.
 */
#include "checks.h"
#include "suggest.h"

/* The property of the bean or its bases that has this name in the schema, or in JSON. */
static const struct model_property *find_property(const struct model_bean *bean, struct str name)
{
    const struct model_property *by_json_name = NULL;
    for (; bean != NULL; bean = bean->base) {
        for (size_t i = 0; i < bean->property_count; i++) {
            if (str_equal(bean->properties[i]->name, name)) {
                return bean->properties[i];
            }
            if (str_equal(bean->properties[i]->json_name, name)) {
                by_json_name = bean->properties[i];
            }
        }
    }
    return by_json_name;
}

static void report_left_out(struct checks *checks, const struct model_bean *bean,
                            const struct model_text *name)
{
    struct diag *diag =
        diag_report2(checks->diags, DIAG_left_out_unknown, name->span, name->text, bean->name);
    size_t budget = SUGGEST_BUDGET;
    struct suggest suggest;
    suggest_init(&suggest, name->text, &budget);
    for (; bean != NULL; bean = bean->base) {
        for (size_t i = 0; i < bean->property_count; i++) {
            suggest_offer(&suggest, bean->properties[i]->name);
        }
    }
    if (suggest.best.data != NULL) {
        diag_note1(checks->diags, diag, DIAG_did_you_mean, span_none(), suggest.best);
    }
}

static void check_left_out(struct checks *checks, const struct model_property *property)
{
    const struct model_type *type = property->type == NULL ? NULL : model_scalar(property->type);
    if (type == NULL || property->left_out_count == 0) {
        return;
    }
    if (type->kind != MODEL_BEAN) {
        (void)diag_report2(checks->diags, DIAG_attribute_type, property->left_out[0].span,
                           STR("ignore_properties"), STR("a bean, or a list or map of beans"));
        return;
    }
    for (size_t i = 0; i < property->left_out_count; i++) {
        if (find_property(type->bean, property->left_out[i].text) == NULL) {
            report_left_out(checks, type->bean, &property->left_out[i]);
        }
    }
}

void check_structure(struct checks *checks)
{
    for (size_t i = 0; i < checks->model->file_count; i++) {
        const struct model_file *file = checks->model->files[i];
        for (size_t j = 0; j < file->declaration_count; j++) {
            const struct model_bean *bean = file->declarations[j].bean;
            if (file->declarations[j].kind != MODEL_DECLARED_BEAN) {
                continue;
            }
            for (size_t k = 0; k < bean->property_count; k++) {
                check_left_out(checks, bean->properties[k]);
            }
        }
    }
}
