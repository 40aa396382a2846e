/*
 * The properties of beans in canonical order: own ones, those of the base, and those of beans that
 * are unwrapped, each with paths and labels of its own. Values that come from elsewhere look as
 * their own file declares them.
 *
 * A property of the canonical order takes up a slot: one property, a tag and a union, or as many as
 * it unwraps.
 */
#include "plan_parts.h"

#include <string.h>

static void label_property(struct planner *planner, const struct plan_draft *draft,
                           struct plan_property *property, struct plan_value *value,
                           struct str label)
{
    property->value = value;
    property->c_label = label;
    if (draft->file->is_local) {
        plan_label(planner, draft->bean->c_name, property, value, label);
    }
}

static enum plan_origin json_name_origin(const struct model_property *property)
{
    switch (property->json_name_level) {
    case MODEL_LEVEL_NONE: break;
    case MODEL_LEVEL_PRESET: return PLAN_FROM_PRESET;
    case MODEL_LEVEL_FILE: return PLAN_FROM_FILE;
    case MODEL_LEVEL_BEAN: return PLAN_FROM_BEAN;
    case MODEL_LEVEL_PROPERTY: return PLAN_FROM_PROPERTY;
    }
    return PLAN_FROM_DEFAULT;
}

static void set_json_name(struct planner *planner, struct plan_property *property,
                          struct str json_name)
{
    const struct model_property *model = property->model;
    struct codec_levels levels;

    levels.file = model->bean->file;
    levels.bean = &model->bean->format;
    levels.property = &model->format;
    property->json_name = json_name;
    property->json_key =
        plan_json_text(planner->arena, json_name, codec_escape(NULL, &levels), ":");
}

static void fill_own(struct planner *planner, const struct plan_draft *draft, size_t place,
                     struct names_scope *members, struct plan_property *property)
{
    const struct model_property *model = draft->model->properties[place];
    const struct inclusion *inclusion = &draft->inclusions[place];

    property->model = model;
    property->rules = inclusion->rules;
    property->required = inclusion->required && !model->is_any;
    property->is_read = model_is_read(model);
    property->is_written = model_is_written(model);
    property->is_any = model->is_any;
    property->is_backref = model->backref.text.data != NULL;
    property->has_key = !model->is_any && !model->unwrapped.given;
    property->holder = PLAN_NO_HOLDER;
    property->views = plan_views_of(model);
    property->aliases = model->aliases;
    property->alias_count = model->alias_count;
    property->has_default = inclusion->has_default;
    property->default_is_zero = inclusion->default_is_zero;
    set_json_name(planner, property, model->json_name);
    property->json_name_origin = json_name_origin(model);
    property->c_name = names_member(planner->arena, model, &planner->globals, planner->diags,
                                    draft->file->is_local);
    property->c_path = property->c_name;
    names_claim(members, NAMES_PROPERTY, property->c_name, model->name, model->span);
    if (draft->values[place]->null_form == PLAN_NULL_FLAG || model->presence) {
        property->c_has = plan_concat(planner->arena, str_from(model->presence ? "" : "has_"),
                                      property->c_name, str_from(model->presence ? "_state" : ""));
        property->c_has_path = property->c_has;
        names_claim(members, NAMES_FLAG, property->c_has, model->name, model->span);
    }
    label_property(planner, draft, property, draft->values[place], property->c_name);
}

/* The tag beside a union. */
static void fill_tag(struct planner *planner, const struct plan_draft *draft, size_t place,
                     const struct plan_property *sum, struct plan_property *tag)
{
    *tag = *sum;
    tag->is_tag = true;
    tag->aliases = NULL;
    tag->alias_count = 0;
    tag->json_name_origin = PLAN_FROM_PROPERTY;
    if (tag->rules.duplicates == MODEL_DUPLICATES_LAST) {
        tag->rules.duplicates = MODEL_DUPLICATES_ERROR; /* the union may have been read by it */
    }
    set_json_name(planner, tag, sum->model->tag.text);
    label_property(planner, draft, tag, draft->values[place],
                   plan_concat(planner->arena, sum->c_name, STR("_tag"), STR("")));
}

/* A property of another bean as one of this, where that bean is embedded at `path`. A slot that
 * began at `from_first` there begins at `first` here. */
static void fill_copy(struct planner *planner, const struct plan_property *from, size_t from_first,
                      struct str path, size_t first, struct plan_property *property)
{
    *property = *from;
    if (from->holder != PLAN_NO_HOLDER) {
        /* The path starts behind a pointer, and stays. The holder is in the same slot. */
        property->holder = (uint32_t)(first + (from->holder - from_first));
        return;
    }
    property->c_path = plan_concat(planner->arena, path, from->c_path, str_make(NULL, 0));
    if (from->c_has_path.size != 0) {
        property->c_has_path =
            plan_concat(planner->arena, path, from->c_has_path, str_make(NULL, 0));
    }
}

static void fill_inherited(struct planner *planner, const struct plan_draft *draft, size_t slot,
                           size_t first, struct plan_property *properties)
{
    const struct plan_bean *base = draft->base->bean;
    size_t from_first = draft->base->slots[slot];
    size_t i;

    for (i = from_first; i < draft->base->slots[slot + 1]; i++) {
        size_t place = first + (i - from_first);
        const struct plan_property *from = &base->properties[i];

        fill_copy(planner, from, from_first, STR("base."), first, &properties[place]);
        label_property(planner, draft, &properties[place], layout_copy(planner->arena, from->value),
                       plan_concat(planner->arena, STR("base_"), from->c_label, str_make(NULL, 0)));
    }
}

/* ---- what is unwrapped ----------------------------------------------------------------------- */

/* Prefixes and suffixes go around the names that naming has made. */
static void add_affixes(struct planner *planner, const struct model_unwrapped *affixes,
                        struct plan_property *property)
{
    struct model_text *aliases =
        ARENA_ARRAY(planner->arena, struct model_text, property->alias_count);
    size_t i;

    set_json_name(
        planner, property,
        plan_concat(planner->arena, affixes->prefix, property->json_name, affixes->suffix));
    for (i = 0; i < property->alias_count; i++) {
        aliases[i] = property->aliases[i];
        aliases[i].text =
            plan_concat(planner->arena, affixes->prefix, aliases[i].text, affixes->suffix);
    }
    property->aliases = aliases;
}

/* What is unwrapped shows where both say so; that is one mask only when one of them is silent. */
static void set_views(struct planner *planner, const struct plan_property *owner,
                      struct plan_property *property)
{
    if (owner->views == PLAN_ALL_VIEWS) {
        return;
    }
    if (property->views != PLAN_ALL_VIEWS && property->views != owner->views &&
        !property->is_tag) {
        (void)diag_report2(planner->diags, DIAG_unwrapped_views, owner->model->unwrapped.span,
                           owner->model->name, property->model->name);
    }
    property->views = owner->views;
}

static void fill_unwrapped(struct planner *planner, const struct plan_draft *draft,
                           const struct plan_property *owner, size_t first,
                           struct plan_property *properties)
{
    const struct model_property *model = owner->model;
    const struct plan_bean *inner = plan_find_draft(planner, model->type->bean)->bean;
    bool is_held = model->type->nullable;
    struct str path =
        is_held ? STR("") : plan_concat(planner->arena, owner->c_path, STR("."), STR(""));
    size_t inner_first = first + (is_held ? 1 : 0);
    size_t i;

    if (is_held) {
        properties[first] = *owner;
        properties[first].is_read = false;
        properties[first].is_written = false;
        properties[first].is_holder = true;
    }
    for (i = 0; i < inner->property_count; i++) {
        const struct plan_property *from = &inner->properties[i];
        struct plan_property *property = &properties[inner_first + i];

        fill_copy(planner, from, 0, path, inner_first, property);
        if (is_held && from->holder == PLAN_NO_HOLDER) {
            property->holder = (uint32_t)first;
            property->c_struct = inner->c_struct;
        }
        property->unwrapped_by = model;
        if (plan_is_left_out(model, from)) {
            property->is_read = false;
            property->is_written = false;
            property->required = false;
            property->has_key = false;
            property->is_any = false;
        }
        set_views(planner, owner, property);
        add_affixes(planner, &model->unwrapped, property);
        label_property(planner, draft, property, layout_copy(planner->arena, from->value),
                       plan_concat(planner->arena, owner->c_label, STR("_"), from->c_label));
    }
}

static size_t slot_width(const struct planner *planner, const struct plan_draft *draft,
                         size_t place)
{
    size_t inherited = draft->order.count - draft->model->property_count;
    const struct model_property *model;

    if (place < inherited) {
        return draft->base->slots[place + 1] - draft->base->slots[place];
    }
    model = draft->model->properties[place - inherited];
    return !model->unwrapped.given
               ? (size_t)(model_has_sibling(model) ? 2 : 1)
               : plan_find_draft(planner, model->type->bean)->bean->property_count +
                     model->type->nullable;
}

/* ---- whole beans ----------------------------------------------------------------------------- */

/* Own properties first: their labels are the plain ones. `canonical` tells the slot of each.
 * Sets the bean's members. */
static void fill_properties(struct planner *planner, const struct plan_draft *draft,
                            const size_t *canonical, struct plan_property *properties)
{
    size_t inherited = draft->order.count - draft->model->property_count;
    const struct plan_property **members =
        ARENA_ARRAY(planner->arena, const struct plan_property *, draft->model->property_count);
    struct names_scope scope;
    size_t i;

    names_scope_init(&scope, planner->arena, planner->diags, false);
    if (draft->base != NULL) {
        names_claim(&scope, NAMES_BASE, STR("base"), draft->base->model->name, draft->model->span);
    }
    for (i = 0; i < draft->model->property_count; i++) {
        size_t first = draft->slots[canonical[inherited + i]];
        bool is_unwrapped = draft->model->properties[i]->unwrapped.given;
        bool has_tag = model_has_sibling(draft->model->properties[i]);
        struct plan_property *property = is_unwrapped
                                             ? ARENA_NEW(planner->arena, struct plan_property)
                                             : &properties[first + has_tag];

        fill_own(planner, draft, i, &scope, property);
        if (has_tag) {
            fill_tag(planner, draft, i, property, &properties[first]);
        }
        members[i] = property;
    }
    for (i = 0; i < draft->model->property_count; i++) {
        if (draft->model->properties[i]->unwrapped.given) {
            fill_unwrapped(planner, draft, members[i], draft->slots[canonical[inherited + i]],
                           properties);
        }
    }
    for (i = 0; i < inherited; i++) {
        fill_inherited(planner, draft, i, draft->slots[canonical[i]], properties);
    }
    draft->bean->members = members;
    draft->bean->member_count = draft->model->property_count;
}

const struct plan_keys *plan_keys_of(struct planner *planner, const struct plan_bean *bean)
{
    struct keys_input *texts;
    size_t count = bean->property_count;
    size_t i;
    size_t j;

    for (i = 0; i < bean->property_count; i++) {
        count += bean->properties[i].alias_count;
    }
    texts = ARENA_ARRAY(planner->arena, struct keys_input, count);
    count = 0;
    for (i = 0; i < bean->property_count; i++) {
        const struct plan_property *property = &bean->properties[i];

        if (!property->has_key) {
            continue;
        }
        texts[count].text = property->json_name;
        texts[count++].index = (int32_t)i;
        for (j = 0; j < property->alias_count; j++) {
            texts[count].text = property->aliases[j].text;
            texts[count++].index = (int32_t)i;
        }
    }
    return keys_build(planner->arena, texts, count);
}

void plan_sum_up(struct plan_bean *bean)
{
    size_t i;

    bean->any = NULL;
    bean->looks_at_end = bean->looks_at_end || bean->creator_count != 0;
    for (i = 0; i < bean->property_count; i++) {
        const struct plan_property *property = &bean->properties[i];

        bean->has_null_skip = bean->has_null_skip || property->rules.nulls == MODEL_NULLS_SKIP;
        bean->has_holders = bean->has_holders || property->holder != PLAN_NO_HOLDER;
        bean->looks_at_end =
            bean->looks_at_end || bean->has_null_skip || !property->is_read || property->is_any;
        bean->has_views = bean->has_views || property->views != PLAN_ALL_VIEWS;
        bean->has_customs = bean->has_customs || property->rules.custom.size != 0;
        if (property->is_any) {
            bean->any = property;
        }
    }
    bean->seen_words =
        bean->words * (bean->has_null_skip || bean->tag_count != 0 ? 2 : 1) + bean->tag_count;
}

/* Gives tags and their unions words of the presence array. */
static void number_tags(struct plan_bean *bean, const struct plan_property *properties)
{
    size_t i;

    for (i = 0; i < bean->property_count; i++) {
        if (properties[i].is_tag) {
            /* Values that layout made for this bean alone. */
            struct plan_value *tag = (struct plan_value *)properties[i].value;
            struct plan_value *sum = (struct plan_value *)properties[i + 1].value;

            tag->tag_word = 2 * bean->words + bean->tag_count++;
            sum->tag_word = tag->tag_word;
        }
    }
}

void plan_fill_bean(struct planner *planner, struct plan_draft *draft)
{
    const struct order *order = &draft->order;
    struct plan_bean *bean = draft->bean;
    size_t *canonical = ARENA_ARRAY(planner->arena, size_t, order->count);
    struct plan_property *properties;
    size_t i;

    draft->slots = ARENA_ARRAY(planner->arena, size_t, order->count + 1);
    for (i = 0; i < order->count; i++) {
        canonical[order->places[i]] = i;
        draft->slots[i + 1] = draft->slots[i] + slot_width(planner, draft, order->places[i]);
    }
    bean->property_count = draft->slots[order->count];
    properties = ARENA_ARRAY(planner->arena, struct plan_property, bean->property_count);
    fill_properties(planner, draft, canonical, properties);
    for (i = 0; i < bean->property_count; i++) {
        properties[i].index = (uint32_t)i;
    }
    bean->base = draft->base == NULL ? NULL : draft->base->bean;
    bean->properties = properties;
    bean->listed_count = draft->slots[order->listed];
    bean->indexed_count = draft->slots[order->listed + order->indexed] - bean->listed_count;
    bean->created_count = draft->slots[order->listed + order->indexed + order->created] -
                          bean->indexed_count - bean->listed_count;
    bean->rest = order->rest;
    bean->words = bean->property_count == 0 ? 1 : (uint32_t)((bean->property_count + 63) / 64);
    number_tags(bean, properties);
    plan_find_creators(planner, draft, canonical);
    plan_sum_up(bean);
    if (draft->file->is_local) {
        bean->keys = plan_keys_of(planner, bean);
    }
}
