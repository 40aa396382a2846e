/*
 * The functions of @creator: which of them complete a bean that was read. Its own, or else its
 * base's, after those of the beans that are unwrapped into it.
 */
#include "plan_parts.h"

VEC_DEFINE(creator_list, struct plan_creator);

static struct str join(struct planner *planner, struct str path, struct str rest)
{
    return path.size == 0   ? rest
           : rest.size == 0 ? path
                            : plan_concat(planner->arena, path, STR("."), rest);
}

/* Where what has the place `from` in the base's order stands in this bean's. */
static uint32_t moved(const struct plan_draft *draft, const size_t *canonical, uint32_t from)
{
    const size_t *slots = draft->base->slots;
    size_t slot = 0;

    while (slots[slot + 1] <= from) {
        slot++;
    }
    return (uint32_t)(draft->slots[canonical[slot]] + (from - slots[slot]));
}

static void add_inherited(struct planner *planner, const struct plan_draft *draft,
                          const size_t *canonical, struct creator_list *list)
{
    const struct plan_bean *base = draft->base->bean;
    size_t i;

    for (i = 0; i < base->creator_count; i++) {
        struct plan_creator creator = base->creators[i];

        if (creator.is_inherited && draft->model->creator.given) {
            continue;
        }
        if (creator.holder == PLAN_NO_HOLDER) {
            creator.c_struct = draft->bean->c_struct;
            creator.c_path = join(planner, STR("base"), creator.c_path);
        } else {
            creator.holder = moved(draft, canonical, creator.holder);
        }
        vec_push(planner->arena, list, creator);
    }
}

/* Those of a bean that is unwrapped by the property `owner`, whose slot begins at `first`. */
static void add_unwrapped(struct planner *planner, const struct plan_draft *draft,
                          const struct plan_property *owner, size_t first,
                          struct creator_list *list)
{
    const struct model_type *type = owner->model->type;
    const struct plan_bean *inner = plan_find_draft(planner, type->bean)->bean;
    size_t i;

    for (i = 0; i < inner->creator_count; i++) {
        struct plan_creator creator = inner->creators[i];

        creator.is_inherited = false;
        if (creator.holder != PLAN_NO_HOLDER) {
            creator.holder += (uint32_t)(first + (type->nullable ? 1 : 0));
        } else if (type->nullable) {
            creator.holder = (uint32_t)first;
        } else {
            creator.c_struct = draft->bean->c_struct;
            creator.c_path = join(planner, owner->c_path, creator.c_path);
        }
        vec_push(planner->arena, list, creator);
    }
}

void plan_find_creators(struct planner *planner, const struct plan_draft *draft,
                        const size_t *canonical)
{
    const struct model_bean *model = draft->model;
    struct plan_bean *bean = draft->bean;
    size_t inherited = draft->order.count - model->property_count;
    struct creator_list list = {NULL, 0, 0};
    size_t i;

    if (draft->base != NULL) {
        add_inherited(planner, draft, canonical, &list);
    }
    for (i = 0; i < model->property_count; i++) {
        if (model->properties[i]->unwrapped.given) {
            add_unwrapped(planner, draft, bean->members[i], draft->slots[canonical[inherited + i]],
                          &list);
        }
    }
    if (model->creator.function.text.data != NULL) {
        struct plan_creator own = {&model->creator.function, bean->c_struct,
                                   bean->c_struct,           STR(""),
                                   PLAN_NO_HOLDER,           true};

        vec_push(planner->arena, &list, own);
    }
    bean->creators = list.items;
    bean->creator_count = list.count;
}
