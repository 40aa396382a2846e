/*
 * Where @backref pointers are to be set: for each property that holds beans with such a pointer to
 * it, and which beans have such properties anywhere in them.
 */
#include "plan_parts.h"

#include <string.h>

VEC_DEFINE(backref_list, struct plan_backref);

static const struct plan_bean *held_bean(const struct plan_property *property)
{
    return plan_innermost(property->value)->bean;
}

/* The member of the bean that declares the property. */
static const struct plan_property *member_of(const struct planner *planner,
                                             const struct model_property *property)
{
    const struct plan_bean *bean = plan_find_draft(planner, property->bean)->bean;
    size_t i = 0;

    while (bean->members[i]->model != property) {
        i++;
    }
    return bean->members[i];
}

static void add_backrefs(const struct planner *planner, const struct plan_property *property,
                         struct backref_list *list)
{
    const struct plan_bean *held = held_bean(property);
    struct plan_backref backref;
    size_t i;

    if (held == NULL || property->is_holder) {
        return;
    }
    for (i = 0; i < held->property_count; i++) {
        if (held->properties[i].unwrapped_by == NULL &&
            model_backref_target(held->properties[i].model) == property->model) {
            backref.index = property->index;
            backref.owner = plan_find_draft(planner, property->model->bean)->bean;
            backref.member = member_of(planner, property->model);
            backref.held = held;
            backref.pointer = &held->properties[i];
            vec_push(planner->arena, list, backref);
        }
    }
}

static void find_backrefs(const struct planner *planner, struct plan_bean *bean)
{
    struct backref_list list = {NULL, 0, 0};
    size_t i;

    for (i = 0; i < bean->property_count; i++) {
        add_backrefs(planner, &bean->properties[i], &list);
    }
    bean->backrefs = list.items;
    bean->backref_count = list.count;
}

/* ---- beans and unions that have them somewhere ----------------------------------------------- */

/* What a value holds, among all that say so of the same bean or union. */
struct holding {
    size_t holder; /* number of a bean or a union */
    size_t next;   /* place plus 1 */
};

VEC_DEFINE(holding_list, struct holding);
VEC_DEFINE(number_list, size_t);

struct spreading {
    struct arena *arena;
    struct holding_list holdings;
    size_t *first;              /* place plus 1, by the number of what is held */
    bool *is_linked;            /* likewise */
    struct number_list waiting; /* those whose holders have to be looked at */
};

static void add_holding(struct spreading *spreading, size_t holder, const struct plan_value *value)
{
    struct holding holding;
    size_t held;

    value = plan_innermost(value);
    if (value->bean == NULL && value->sum == NULL) {
        return;
    }
    held = value->bean != NULL ? value->bean->model->number : value->sum->model->number;
    holding.holder = holder;
    holding.next = spreading->first[held];
    vec_push(spreading->arena, &spreading->holdings, holding);
    spreading->first[held] = spreading->holdings.count;
}

static void mark(struct spreading *spreading, size_t number)
{
    if (!spreading->is_linked[number]) {
        spreading->is_linked[number] = true;
        vec_push(spreading->arena, &spreading->waiting, number);
    }
}

/* From those with backrefs to all that hold them: each holding is looked at once. */
static void spread(struct spreading *spreading)
{
    while (spreading->waiting.count != 0) {
        size_t number = spreading->waiting.items[--spreading->waiting.count];
        size_t place;

        for (place = spreading->first[number]; place != 0;
             place = spreading->holdings.items[place - 1].next) {
            mark(spreading, spreading->holdings.items[place - 1].holder);
        }
    }
}

static void start_bean(const struct planner *planner, struct spreading *spreading,
                       struct plan_bean *bean)
{
    size_t i;

    find_backrefs(planner, bean);
    for (i = 0; i < bean->property_count; i++) {
        if (!bean->properties[i].is_backref) {
            add_holding(spreading, bean->model->number, bean->properties[i].value);
        }
    }
    if (bean->backref_count != 0) {
        mark(spreading, bean->model->number);
    }
}

static void start_union(struct spreading *spreading, const struct plan_union *sum)
{
    size_t i;

    for (i = 0; i < sum->variant_count; i++) {
        if (sum->variants[i].value != NULL) {
            add_holding(spreading, sum->model->number, sum->variants[i].value);
        }
    }
}

/* Variants have the numbers of their beans. */
void plan_find_backrefs(struct planner *planner)
{
    struct plan *plan = planner->plan;
    size_t count = planner->sequence.count + planner->sums.count;
    struct spreading spreading;
    size_t i;

    memset(&spreading, 0, sizeof spreading);
    spreading.arena = planner->arena;
    spreading.first = ARENA_ARRAY(planner->arena, size_t, count);
    spreading.is_linked = ARENA_ARRAY(planner->arena, bool, count);
    for (i = 0; i < planner->sequence.count; i++) {
        start_bean(planner, &spreading, planner->sequence.items[i]->bean);
    }
    for (i = 0; i < plan->variant_count; i++) {
        start_bean(planner, &spreading, (struct plan_bean *)plan->variants[i]);
    }
    for (i = 0; i < planner->sums.count; i++) {
        start_union(&spreading, planner->sums.items[i].sum);
    }
    spread(&spreading);
    for (i = 0; i < planner->sequence.count; i++) {
        struct plan_bean *bean = planner->sequence.items[i]->bean;

        bean->is_linked = spreading.is_linked[bean->model->number];
    }
    for (i = 0; i < plan->variant_count; i++) {
        struct plan_bean *variant = (struct plan_bean *)plan->variants[i];

        variant->is_linked = spreading.is_linked[variant->model->number];
    }
    for (i = 0; i < planner->sums.count; i++) {
        struct plan_union *sum = planner->sums.items[i].sum;

        sum->is_linked = spreading.is_linked[sum->model->number];
    }
}
