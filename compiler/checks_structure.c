/*
 * Properties for which another bean counts, or the whole of their own: the names that
 * @ignore_properties leaves out, the one map of @any, what is unwrapped into what.
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

static void check_any_type(struct checks *checks, const struct model_property *property)
{
    const struct model_type *type = property->type;
    if (property->is_any && type != NULL &&
        (type->kind != MODEL_MAP || type->key->kind != MODEL_STRING)) {
        (void)diag_report2(checks->diags, DIAG_attribute_type, property->any_span, STR("any"),
                           STR("a map of strings"));
    }
}

/* -- @backref -- */

const struct model_property *model_find_own(const struct model_bean *bean, struct str name)
{
    const struct model_property *by_json_name = NULL;
    for (size_t i = 0; i < bean->property_count; i++) {
        if (str_equal(bean->properties[i]->name, name)) {
            return bean->properties[i];
        }
        if (str_equal(bean->properties[i]->json_name, name)) {
            by_json_name = bean->properties[i];
        }
    }
    return by_json_name;
}

static bool is_derived(const struct model_bean *bean, const struct model_bean *base)
{
    while (bean != NULL && bean != base) {
        bean = bean->base;
    }
    return bean != NULL;
}

static void check_backref(struct checks *checks, const struct model_property *property)
{
    const struct model_text *name = &property->backref;
    const struct model_type *type = property->type;
    const struct model_property *target;
    if (name->text.data == NULL || type == NULL) {
        return;
    }
    if (type->kind != MODEL_BEAN || !type->nullable) {
        (void)diag_report2(checks->diags, DIAG_attribute_type, name->span, STR("backref"),
                           STR("a nullable bean"));
        return;
    }
    target = model_find_own(type->bean, name->text);
    if (target == NULL) {
        target = find_property(type->bean, name->text);
        if (target == NULL) {
            report_left_out(checks, type->bean, name);
        } else {
            (void)diag_report2(checks->diags, DIAG_backref_base, name->span, name->text,
                               target->bean->name);
        }
        return;
    }
    type = target->type == NULL ? NULL : model_scalar(target->type);
    if (type != NULL &&
        (target->unwrapped.given || target->backref.text.data != NULL || type->kind != MODEL_BEAN ||
         !is_derived(type->bean, property->bean))) {
        (void)diag_report3(checks->diags, DIAG_backref_target, name->span, name->text,
                           target->bean->name, property->bean->name);
    }
}

static void for_each_property(struct checks *checks,
                              void (*visit)(struct checks *checks,
                                            const struct model_property *property))
{
    for (size_t i = 0; i < checks->model->file_count; i++) {
        const struct model_file *file = checks->model->files[i];
        for (size_t j = 0; j < file->declaration_count; j++) {
            const struct model_bean *bean = file->declarations[j].bean;
            if (file->declarations[j].kind != MODEL_DECLARED_BEAN) {
                continue;
            }
            for (size_t k = 0; k < bean->property_count; k++) {
                visit(checks, bean->properties[k]);
            }
        }
    }
}

/* -- @any -- */

static const struct model_property *any_of(const struct model_bean *bean)
{
    for (; bean != NULL; bean = bean->base) {
        for (size_t i = 0; i < bean->property_count; i++) {
            if (bean->properties[i]->is_any) {
                return bean->properties[i];
            }
        }
    }
    return NULL;
}

/* At most one in a bean and its bases. */
static void check_one_any(struct checks *checks, const struct model_bean *bean)
{
    const struct model_property *first = any_of(bean->base);
    for (size_t i = 0; i < bean->property_count; i++) {
        const struct model_property *property = bean->properties[i];
        if (!property->is_any) {
            continue;
        }
        if (first != NULL) {
            struct diag *diag = diag_report1(checks->diags, DIAG_attribute_twice,
                                             property->any_span, STR("any"));
            diag_note(checks->diags, diag, DIAG_first_given, first->any_span);
        } else {
            first = property;
        }
    }
}

static void check_unknown(struct checks *checks, const struct model_bean *bean)
{
    const struct model_property *any = any_of(bean);
    const struct model_unknown_rule *rule =
        bean->unknown.given ? &bean->unknown : &bean->file->unknown;
    if (any != NULL && bean->unknown.given && bean->unknown.value != MODEL_UNKNOWN_KEEP) {
        struct diag *diag = diag_report(checks->diags, DIAG_unknown_any, bean->unknown.span);
        diag_note(checks->diags, diag, DIAG_any_here, any->any_span);
    } else if (any == NULL && rule->given && rule->value == MODEL_UNKNOWN_KEEP) {
        (void)diag_report1(checks->diags, DIAG_unknown_keep, rule->span, bean->name);
    }
}

/* -- @unwrapped -- */

enum { MAX_UNWRAPPED = 64, MAX_UNWRAPPED_COUNT = 10000 };

/* What is known of a bean while all that is unwrapped is followed. */
struct measure {
    bool is_open;
    bool is_done;
    unsigned height; /* levels of unwrapped beans in it */
    size_t count;    /* properties, with bases and unwrapped ones */
};

struct measuring {
    struct checks *checks;
    struct measure *measures; /* by the beans' numbers */
};

static void measure_bean(struct measuring *all, const struct model_bean *bean, unsigned level);

static bool can_unwrap(struct checks *checks, const struct model_property *property)
{
    const struct model_type *type = property->type;
    const struct model_property *any;
    if (type == NULL) {
        return false;
    }
    if (type->kind != MODEL_BEAN) {
        (void)diag_report2(checks->diags, DIAG_attribute_type, property->unwrapped.span,
                           STR("unwrapped"), STR("a bean"));
        return false;
    }
    any = any_of(type->bean);
    if (any != NULL && !model_is_left_out(property, any)) {
        struct diag *diag = diag_report1(checks->diags, DIAG_unwrapped_any,
                                         property->unwrapped.span, type->bean->name);
        diag_note(checks->diags, diag, DIAG_any_here, any->any_span);
        return false;
    }
    return true;
}

static void measure_unwrapped(struct measuring *all, struct measure *owner,
                              const struct model_property *property, unsigned level)
{
    const struct model_bean *inner;
    if (!can_unwrap(all->checks, property)) {
        all->checks->unwraps_fail = true;
        return;
    }
    inner = property->type->bean;
    measure_bean(all, inner, level + 1);
    if (all->measures[inner->number].is_open) {
        (void)diag_report1(all->checks->diags, DIAG_unwrapped_cycle, property->unwrapped.span,
                           inner->name);
        all->checks->unwraps_fail = true;
        return;
    }
    if (all->measures[inner->number].height >= owner->height) {
        owner->height = all->measures[inner->number].height + 1;
    }
    owner->count += all->measures[inner->number].count + 1;
    if (level >= MAX_UNWRAPPED || owner->height > MAX_UNWRAPPED) {
        (void)diag_report1(all->checks->diags, DIAG_unwrapped_depth, property->unwrapped.span,
                           STR("64"));
        all->checks->unwraps_fail = true;
    } else if (owner->count > MAX_UNWRAPPED_COUNT) {
        (void)diag_report2(all->checks->diags, DIAG_unwrapped_count, property->unwrapped.span,
                           property->bean->name, STR("10000"));
        all->checks->unwraps_fail = true;
        owner->count = 0; /* said once */
    }
}

/* As deep as unwrapped beans may nest, times the bases that each may have: both are limited. */
static void measure_bean(struct measuring *all, const struct model_bean *bean, unsigned level)
{
    struct measure *measure = &all->measures[bean->number];
    if (measure->is_open || measure->is_done || level > MAX_UNWRAPPED) {
        return;
    }
    measure->is_open = true;
    if (bean->base != NULL) {
        const struct measure *base = &all->measures[bean->base->number];
        measure_bean(all, bean->base, level);
        measure->height = base->height;
        measure->count = base->count;
    }
    for (size_t i = 0; i < bean->property_count; i++) {
        if (bean->properties[i]->unwrapped.given) {
            measure_unwrapped(all, measure, bean->properties[i], level);
        } else {
            measure->count++;
        }
    }
    measure->is_open = false;
    measure->is_done = true;
}

void check_structure(struct checks *checks)
{
    struct measuring all = { checks, NULL };
    all.measures = ARENA_ARRAY(&checks->scratch, struct measure, checks->bean_count);
    for_each_property(checks, check_left_out);
    for_each_property(checks, check_any_type);
    for_each_property(checks, check_backref);
    for (size_t i = 0; i < checks->model->file_count; i++) {
        const struct model_file *file = checks->model->files[i];
        for (size_t j = 0; j < file->declaration_count; j++) {
            if (file->declarations[j].kind == MODEL_DECLARED_BEAN) {
                check_one_any(checks, file->declarations[j].bean);
                check_unknown(checks, file->declarations[j].bean);
                measure_bean(&all, file->declarations[j].bean, 0);
            }
        }
    }
}
