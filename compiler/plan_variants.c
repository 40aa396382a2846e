/*
 * Variants of beans: what @ignore_properties makes of a bean in one place. The struct is the
 * bean's; the accessors are copies, of which some take no part in JSON.
 */
#include "plan_parts.h"

bool plan_is_left_out(const struct model_property *user, const struct plan_property *property)
{
    return model_is_left_out(user, property->unwrapped_by != NULL ? property->unwrapped_by
                                                                  : property->model);
}

static struct plan_property *copy_properties(struct planner *planner, const struct plan_bean *bean,
                                             const struct model_property *owner, struct str c_name)
{
    struct plan_property *copies =
        ARENA_ARRAY(planner->arena, struct plan_property, bean->property_count);
    size_t i;

    for (i = 0; i < bean->property_count; i++) {
        struct plan_property *copy = &copies[i];
        struct plan_value *value = layout_copy(planner->arena, bean->properties[i].value);

        *copy = bean->properties[i];
        copy->value = value;
        plan_label(planner, c_name, copy, value, copy->c_label);
        if (plan_is_left_out(owner, copy)) {
            copy->is_read = false;
            copy->is_written = false;
            copy->required = false;
            copy->is_any = false;
        }
    }
    return copies;
}

static const struct plan_bean *make_variant(struct planner *planner, const struct plan_bean *bean,
                                            const struct plan_bean *user,
                                            const struct plan_property *property)
{
    struct plan_bean *variant = ARENA_NEW(planner->arena, struct plan_bean);
    const struct str before = STR("b_only_");
    struct str pieces[3] = {user->c_name, STR("_"), property->c_label};

    *variant = *bean;
    variant->c_name =
        plan_concat(planner->arena, before,
                    plan_unique(planner, before, arena_concat(planner->arena, pieces, 3)), STR(""));
    variant->is_variant = true;
    variant->is_local = true;
    variant->read_shape = MODEL_SHAPE_TABLE;
    variant->write_shape = MODEL_SHAPE_TABLE;
    variant->properties = copy_properties(planner, bean, property->model, variant->c_name);
    plan_sum_up(variant);
    variant->looks_at_end = true;
    variant->keys = plan_keys_of(planner, variant);
    return variant;
}

VEC_DEFINE(bean_list, const struct plan_bean *);

/* One variant serves for a property and all copies of it: in derived beans, in other variants. */
static void vary(struct planner *planner, struct map *known, const struct plan_bean *user,
                 const struct plan_property *property, struct bean_list *all)
{
    struct str key = str_make((const char *)&property->model, sizeof property->model);
    struct plan_value *value = (struct plan_value *)property->value;
    const struct plan_bean *variant = (const struct plan_bean *)map_get(known, key);

    while (value->element != NULL) {
        value = (struct plan_value *)value->element;
    }
    if (variant == NULL) {
        variant = make_variant(planner, value->bean, user, property);
        map_add(known, key, (void *)variant);
        vec_push(planner->arena, all, variant);
    }
    value->bean = variant;
}

void plan_make_variants(struct planner *planner)
{
    struct plan *plan = planner->plan;
    struct bean_list all = {NULL, 0, 0};
    struct map known;
    size_t i;
    size_t j;

    map_init(&known, planner->arena);
    for (i = 0; i < plan->bean_count; i++) {
        vec_push(planner->arena, &all, plan->beans[i]);
    }
    for (i = 0; i < all.count; i++) {
        for (j = 0; j < all.items[i]->property_count; j++) {
            const struct plan_bean *user = all.items[i];

            if (user->properties[j].model->left_out_count != 0 &&
                !user->properties[j].model->unwrapped.given) {
                vary(planner, &known, user, &user->properties[j], &all);
            }
        }
    }
    plan->variant_count = all.count - plan->bean_count;
    plan->variants = plan->variant_count == 0 ? NULL : all.items + plan->bean_count;
}
