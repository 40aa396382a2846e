/*
 * Views as bits.
 */
#include "plan_parts.h"
#include "presets.h"

const struct plan_view *plan_view(struct planner *planner, const struct plan_file *file,
                                  const struct model_view *model)
{
    struct plan_view *view = ARENA_NEW(planner->arena, struct plan_view);
    const struct model_view *part;

    view->model = model;
    view->c_name = names_upper_type(
        planner->arena, plan_concat(planner->arena, file->prefix, STR("view_"), STR("")),
        model->name, &model->c_name);
    for (part = model; part != NULL; part = part->base) {
        view->bits |= UINT64_C(1) << part->number;
    }
    names_claim(&planner->globals, NAMES_VIEW, view->c_name, model->name, model->span);
    return view;
}

uint64_t plan_views_of(const struct model_property *property)
{
    const struct model_bean *bean = property->bean;
    const struct model_view_list *list =
        property->views.count != 0 ? &property->views : &bean->views;
    const struct model_views_rule *file = &bean->file->views_rule;
    bool excludes = bean->views_rule.default_given ? bean->views_rule.excludes
                    : file->default_given          ? file->excludes
                                                   : bean->file->preset->views.excludes;
    uint64_t bits = PLAN_NO_VIEW;
    size_t i;

    if (list->count == 0) {
        return excludes ? PLAN_NO_VIEW : PLAN_ALL_VIEWS;
    }
    for (i = 0; i < list->count; i++) {
        bits |= UINT64_C(1) << list->items[i]->number;
    }
    return bits;
}
