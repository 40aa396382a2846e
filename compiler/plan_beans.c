/*
 * Beans of the plan. Every bean has all its properties, inherited ones too, with paths and labels
 * of its own; the values of inherited ones look as the base's file declares them.
 */
#include "plan_parts.h"

#include <string.h>

static struct plan_draft *find_draft(const struct planner *planner, const struct model_bean *bean)
{
    return (struct plan_draft *)map_get(&planner->drafts,
                                        str_make((const char *)&bean, sizeof bean));
}

static enum model_shape choose_shape(bool option_given, enum model_shape option, bool bean_given,
                                     enum model_shape bean, bool file_given, enum model_shape file,
                                     enum plan_origin *origin)
{
    if (option_given) {
        *origin = PLAN_FROM_OPTION;
        return option;
    }
    if (bean_given) {
        *origin = PLAN_FROM_BEAN;
        return bean;
    }
    *origin = file_given ? PLAN_FROM_FILE : PLAN_FROM_DEFAULT;
    return file_given ? file : MODEL_SHAPE_FUSED;
}

/* What only the bean's own and its file's attributes decide. */
static void plan_bean_rules(const struct planner *planner, struct plan_bean *bean)
{
    const struct plan_options *options = &planner->plan->options;
    const struct model_bean *model = bean->model;
    const struct model_file *file = model->file;
    const struct model_unknown_rule *unknown = &file->unknown;

    bean->unknown_origin = unknown->given ? PLAN_FROM_FILE : PLAN_FROM_DEFAULT;
    if (model->unknown.given) {
        unknown = &model->unknown;
        bean->unknown_origin = PLAN_FROM_BEAN;
    }
    bean->unknown_fails = unknown->given && unknown->value == MODEL_UNKNOWN_FAIL;
    bean->depth = model->depth.given ? model->depth.levels : file->depth.levels;
    bean->depth_origin = model->depth.given  ? PLAN_FROM_BEAN
                         : file->depth.given ? PLAN_FROM_FILE
                                             : PLAN_FROM_DEFAULT;
    bean->read_shape = choose_shape(options->read_shape_given, options->read_shape,
                                    model->emit.read_given, model->emit.read, file->emit.read_given,
                                    file->emit.read, &bean->read_shape_origin);
    bean->write_shape = choose_shape(
        options->write_shape_given, options->write_shape, model->emit.write_given,
        model->emit.write, file->emit.write_given, file->emit.write, &bean->write_shape_origin);
}

struct plan_bean *plan_declare_bean(struct planner *planner, const struct plan_file *file,
                                    const struct model_bean *model)
{
    struct plan_draft *draft = ARENA_NEW(planner->arena, struct plan_draft);
    struct plan_bean *bean = ARENA_NEW(planner->arena, struct plan_bean);

    bean->model = model;
    bean->c_name = names_type(planner->arena, file->prefix, model->name, &model->c_name);
    bean->c_struct = bean->c_name;
    bean->c_upper = names_upper(planner->arena, bean->c_name);
    bean->is_local = file->is_local;
    plan_bean_rules(planner, bean);
    names_claim(&planner->globals, NAMES_BEAN, bean->c_name, model->name, model->span);
    if (file->is_local) {
        map_add(&planner->statics, bean->c_name, bean);
    }
    draft->model = model;
    draft->file = file;
    draft->bean = bean;
    map_add(&planner->drafts, str_make((const char *)&draft->model, sizeof draft->model), draft);
    layout_add_bean(&planner->layout, bean);
    return bean;
}

/* ---- order, rules, C types ------------------------------------------------------------------- */

static void sort_maps(struct plan_value *value)
{
    for (; value->element != NULL; value = (struct plan_value *)value->element) {
        value->sorted = value->type->kind == MODEL_MAP;
    }
}

/* Whether what is absent, or null read as empty, is zero. */
static bool may_be_zero(const struct inclusion *inclusion, const struct model_property *property)
{
    bool by_absence = !inclusion->required && !property->type->nullable &&
                      property->default_value.kind == MODEL_VALUE_NONE;

    return by_absence || inclusion->rules.nulls == MODEL_NULLS_AS_EMPTY;
}

static void plan_own_values(struct planner *planner, struct plan_draft *draft)
{
    const struct model_bean *model = draft->model;
    struct codec_levels levels = {&model->file->format, &model->format, NULL};
    const struct plan_codec *codec;
    struct layout_user user;
    size_t i;

    memset(&user, 0, sizeof user);
    user.prefix = draft->file->prefix;
    user.is_local = draft->file->is_local;
    user.file = draft->file->model;
    user.kind = NAMES_DERIVED;
    draft->inclusions = ARENA_ARRAY(planner->arena, struct inclusion, model->property_count);
    draft->values = ARENA_ARRAY(planner->arena, struct plan_value *, model->property_count);
    for (i = 0; i < model->property_count; i++) {
        const struct model_property *property = model->properties[i];

        draft->inclusions[i] = inclusion_of(property, planner->diags);
        user.owner = property->name;
        user.span = property->span;
        levels.property = &property->format;
        codec = codec_of(planner->arena, property->type, &levels, planner->diags);
        codec_check_default(codec, property, planner->diags);
        draft->values[i] = layout_value(&planner->layout, &user, property->type,
                                        &draft->inclusions[i].rules, codec, true);
        plan_set_escape(draft->values[i], codec_escape(property->type, &levels));
        if (property->sorted) {
            sort_maps(draft->values[i]);
        }
        limits_apply(planner->arena, draft->values[i], model->file, property);
        limits_check_default(draft->values[i], property,
                             may_be_zero(&draft->inclusions[i], property), planner->diags);
    }
}

static void order_draft(struct planner *planner, struct plan_draft *draft)
{
    struct order_context context;

    context.arena = planner->arena;
    context.diags = planner->diags;
    context.suggestions = &planner->suggestions;
    draft->order =
        order_of(&context, draft->model, draft->base == NULL ? NULL : &draft->base->order);
    plan_own_values(planner, draft);
    draft->is_ordered = true;
    vec_push(planner->arena, &planner->sequence, draft);
}

/* The draft after its bases, of which there are at most MODEL_MAX_BASES. */
static void order_chain(struct planner *planner, struct plan_draft *draft)
{
    struct plan_draft *chain[MODEL_MAX_BASES + 1];
    size_t count = 0;

    while (draft != NULL && !draft->is_ordered && count <= MODEL_MAX_BASES) {
        chain[count++] = draft;
        draft->base = draft->model->base == NULL ? NULL : find_draft(planner, draft->model->base);
        draft = draft->base;
    }
    while (count-- > 0) {
        order_draft(planner, chain[count]);
    }
}

void plan_order_beans(struct planner *planner)
{
    const struct map_entry *entry;

    for (entry = map_first(&planner->drafts); entry != NULL; entry = map_next(entry)) {
        order_chain(planner, (struct plan_draft *)map_entry_value(entry));
    }
}

/* ---- properties ------------------------------------------------------------------------------ */

/* The text, with "_2", "_3" ... after it when it was handed out before. */
struct str plan_unique(struct planner *planner, struct str before, struct str text)
{
    struct str unique = text;
    unsigned number = 1;

    while (map_add(&planner->statics,
                   plan_concat(planner->arena, before, unique, str_make(NULL, 0)),
                   planner) != NULL) {
        number++;
        unique = arena_format(planner->arena, "%.*s_%u", STR_ARGS(text), number);
    }
    return unique;
}

void plan_name_elements(struct planner *planner, struct plan_value *value, struct str stem)
{
    while (value->element != NULL) {
        stem = plan_concat(planner->arena, stem, STR("_item"), str_make(NULL, 0));
        value->element_name = plan_unique(planner, str_make(NULL, 0), stem);
        value = (struct plan_value *)value->element; /* made by layout, not yet given away */
    }
}

void plan_label(struct planner *planner, struct str c_name, struct plan_property *property,
                struct plan_value *value, struct str label)
{
    struct str before = plan_concat(planner->arena, c_name, STR("_"), str_make(NULL, 0));
    struct str stem;

    property->c_label = plan_unique(planner, before, label);
    stem = plan_concat(planner->arena, STR("b_"), before, property->c_label);
    plan_name_elements(planner, value, stem);
}

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
    case MODEL_LEVEL_FILE: return PLAN_FROM_FILE;
    case MODEL_LEVEL_BEAN: return PLAN_FROM_BEAN;
    case MODEL_LEVEL_PROPERTY: return PLAN_FROM_PROPERTY;
    }
    return PLAN_FROM_DEFAULT;
}

static void fill_own(struct planner *planner, const struct plan_draft *draft, size_t place,
                     struct names_scope *members, struct plan_property *property)
{
    const struct model_property *model = draft->model->properties[place];
    const struct inclusion *inclusion = &draft->inclusions[place];
    struct codec_levels levels;

    levels.file = &model->bean->file->format;
    levels.bean = &model->bean->format;
    levels.property = &model->format;
    property->model = model;
    property->rules = inclusion->rules;
    property->required = inclusion->required;
    property->is_read = model_is_read(model);
    property->is_written = model_is_written(model);
    property->has_default = inclusion->has_default;
    property->default_is_zero = inclusion->default_is_zero;
    property->json_name = model->json_name;
    property->json_key =
        plan_json_text(planner->arena, model->json_name, codec_escape(NULL, &levels), ":");
    property->json_name_origin = json_name_origin(model);
    property->c_name = names_member(planner->arena, model, &planner->globals, planner->diags,
                                    draft->file->is_local);
    property->c_path = property->c_name;
    names_claim(members, NAMES_PROPERTY, property->c_name, model->name, model->span);
    if (draft->values[place]->null_form == PLAN_NULL_FLAG) {
        property->c_has =
            plan_concat(planner->arena, STR("has_"), property->c_name, str_make(NULL, 0));
        property->c_has_path = property->c_has;
        names_claim(members, NAMES_FLAG, property->c_has, model->name, model->span);
    }
    label_property(planner, draft, property, draft->values[place], property->c_name);
}

static void fill_inherited(struct planner *planner, const struct plan_draft *draft, size_t place,
                           struct plan_property *property)
{
    const struct plan_property *inherited = &draft->base->bean->properties[place];
    struct str base = STR("base.");

    *property = *inherited;
    property->c_path = plan_concat(planner->arena, base, inherited->c_path, str_make(NULL, 0));
    if (inherited->c_has_path.size != 0) {
        property->c_has_path =
            plan_concat(planner->arena, base, inherited->c_has_path, str_make(NULL, 0));
    }
    label_property(
        planner, draft, property, layout_copy(planner->arena, inherited->value),
        plan_concat(planner->arena, STR("base_"), inherited->c_label, str_make(NULL, 0)));
}

/* Own properties first: their labels are the plain ones. `canonical` tells the place of each. */
static void fill_properties(struct planner *planner, const struct plan_draft *draft,
                            const size_t *canonical, struct plan_property *properties)
{
    size_t inherited = draft->base == NULL ? 0 : draft->base->order.count;
    struct names_scope members;
    size_t i;

    names_scope_init(&members, planner->arena, planner->diags, false);
    if (draft->base != NULL) {
        names_claim(&members, NAMES_BASE, STR("base"), draft->base->model->name,
                    draft->model->span);
    }
    for (i = 0; i < draft->model->property_count; i++) {
        fill_own(planner, draft, i, &members, &properties[canonical[inherited + i]]);
    }
    for (i = 0; i < inherited; i++) {
        fill_inherited(planner, draft, i, &properties[canonical[i]]);
    }
}

const struct plan_keys *plan_keys_of(struct planner *planner, const struct plan_bean *bean)
{
    struct keys_input *texts;
    size_t count = bean->property_count;
    size_t i;
    size_t j;

    for (i = 0; i < bean->property_count; i++) {
        count += bean->properties[i].model->alias_count;
    }
    texts = ARENA_ARRAY(planner->arena, struct keys_input, count);
    count = 0;
    for (i = 0; i < bean->property_count; i++) {
        const struct plan_property *property = &bean->properties[i];

        texts[count].text = property->json_name;
        texts[count++].index = (int32_t)i;
        for (j = 0; j < property->model->alias_count; j++) {
            texts[count].text = property->model->aliases[j].text;
            texts[count++].index = (int32_t)i;
        }
    }
    return keys_build(planner->arena, texts, count);
}

static void finish_bean(struct planner *planner, const struct plan_draft *draft)
{
    const struct order *order = &draft->order;
    struct plan_bean *bean = draft->bean;
    size_t inherited = order->count - draft->model->property_count;
    struct plan_property *properties =
        ARENA_ARRAY(planner->arena, struct plan_property, order->count);
    size_t *canonical = ARENA_ARRAY(planner->arena, size_t, order->count);
    const struct plan_property **members =
        ARENA_ARRAY(planner->arena, const struct plan_property *, draft->model->property_count);
    size_t i;

    for (i = 0; i < order->count; i++) {
        canonical[order->places[i]] = i;
    }
    fill_properties(planner, draft, canonical, properties);
    for (i = 0; i < order->count; i++) {
        properties[i].index = (uint32_t)i;
        bean->has_null_skip = bean->has_null_skip || properties[i].rules.nulls == MODEL_NULLS_SKIP;
        bean->looks_at_end = bean->looks_at_end || bean->has_null_skip || !properties[i].is_read;
    }
    for (i = 0; i < draft->model->property_count; i++) {
        members[i] = &properties[canonical[inherited + i]];
    }
    bean->base = draft->base == NULL ? NULL : draft->base->bean;
    bean->properties = properties;
    bean->property_count = order->count;
    bean->listed_count = order->listed;
    bean->indexed_count = order->indexed;
    bean->rest = order->rest;
    bean->members = members;
    bean->member_count = draft->model->property_count;
    bean->words = order->count == 0 ? 1 : (uint32_t)((order->count + 63) / 64);
    if (draft->file->is_local) {
        bean->keys = plan_keys_of(planner, bean);
    }
}

void plan_finish_beans(struct planner *planner)
{
    size_t i;

    for (i = 0; i < planner->sequence.count; i++) {
        finish_bean(planner, planner->sequence.items[i]);
    }
}
