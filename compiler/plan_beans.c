/*
 * Beans of the plan: their rules, their order, the values of their properties. What comes of it is
 * put together in plan_properties.c.
 */
#include "plan_parts.h"

#include <string.h>

#include "presets.h"

struct plan_draft *plan_find_draft(const struct planner *planner, const struct model_bean *bean)
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

const struct model_unknown_rule *plan_unknown_rule(const struct model_file *file,
                                                   enum plan_origin *origin)
{
    const struct model_unknown_rule *preset = &file->preset->unknown;

    *origin = file->unknown.given ? PLAN_FROM_FILE
              : preset->given     ? PLAN_FROM_PRESET
                                  : PLAN_FROM_DEFAULT;
    return file->unknown.given ? &file->unknown : preset;
}

/* What only the bean's own and its file's attributes decide. */
static void plan_bean_rules(const struct planner *planner, struct plan_bean *bean)
{
    const struct plan_options *options = &planner->plan->options;
    const struct model_bean *model = bean->model;
    const struct model_file *file = model->file;
    const struct model_unknown_rule *unknown = plan_unknown_rule(file, &bean->unknown_origin);

    if (model->unknown.given) {
        unknown = &model->unknown;
        bean->unknown_origin = PLAN_FROM_BEAN;
    }
    bean->unknown_fails = unknown->given && unknown->value == MODEL_UNKNOWN_FAIL;
    bean->depth = model->depth.given ? model->depth.levels : file->depth.levels;
    bean->depth_origin = model->depth.given  ? PLAN_FROM_BEAN
                         : file->depth.given ? PLAN_FROM_FILE
                                             : PLAN_FROM_DEFAULT;
    bean->unexpected_fails = model->views_rule.unexpected_given ? model->views_rule.unexpected_fails
                             : file->views_rule.unexpected_given
                                 ? file->views_rule.unexpected_fails
                                 : file->preset->views.unexpected_fails;
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

/* Whether a property that is absent is zero. */
static bool is_zero_if_absent(const struct inclusion *inclusion,
                              const struct model_property *property)
{
    return !inclusion->required && !property->type->nullable && !property->presence &&
           property->default_value.kind == MODEL_VALUE_NONE;
}

/* Where zero is no value, a rule of the bean or the file that leaves it out leaves out nothing: the
 * property is always written, and required. */
static void follow_limits(struct inclusion *inclusion, struct plan_value *value,
                          const struct model_property *property)
{
    bool is_general = inclusion->rules.include_origin < PLAN_FROM_PROPERTY;

    if (is_general && !property->optional && property->include.custom.size == 0 &&
        model_is_read(property) && is_zero_if_absent(inclusion, property) &&
        limits_forbid_zero(value)) {
        inclusion->required = true;
        inclusion->rules.include = PLAN_ALWAYS;
        inclusion->rules.include_origin = PLAN_FROM_LIMITS;
        value->include = PLAN_ALWAYS;
    }
}

/* The limits of a property's value, and what follows from them for its absence and default. */
static void apply_limits(struct planner *planner, struct inclusion *inclusion,
                         struct plan_value *value, const struct model_property *property)
{
    bool may_be_zero;

    limits_apply(planner->arena, value, property->bean->file, property);
    follow_limits(inclusion, value, property);
    may_be_zero =
        is_zero_if_absent(inclusion, property) || inclusion->rules.nulls == MODEL_NULLS_AS_EMPTY;
    limits_check_default(value, property, may_be_zero, planner->diags);
}

static void plan_own_values(struct planner *planner, struct plan_draft *draft)
{
    const struct model_bean *model = draft->model;
    struct codec_levels levels = {model->file, &model->format, NULL, NULL};
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
        levels.property_codec = property->codec;
        codec = codec_of(planner->arena, property->type, &levels, planner->plan->c_calls,
                         planner->diags);
        codec_check_default(codec, property, planner->diags);
        draft->values[i] = layout_value(&planner->layout, &user, property->type,
                                        &draft->inclusions[i].rules, codec, true);
        plan_claim_codec(planner, draft->values[i], property->name);
        plan_claim_custom(planner, property, draft->values[i]);
        if (property->presence) {
            draft->values[i]->null_form = draft->values[i]->null_form == PLAN_NULL_POINTER
                                              ? PLAN_NULL_STATE_POINTER
                                              : PLAN_NULL_STATE;
        }
        plan_set_escape(draft->values[i], codec_escape(property->type, &levels));
        if (property->sorted) {
            sort_maps(draft->values[i]);
        }
        apply_limits(planner, &draft->inclusions[i], draft->values[i], property);
    }
}

static void order_draft(struct planner *planner, struct plan_draft *draft)
{
    struct order_context context;
    const struct model_text *function = &draft->model->creator.function;

    context.arena = planner->arena;
    context.diags = planner->diags;
    context.suggestions = &planner->suggestions;
    draft->order =
        order_of(&context, draft->model, draft->base == NULL ? NULL : &draft->base->order);
    plan_own_values(planner, draft);
    (void)plan_claim_function(planner, PLAN_FUNCTION_COMPLETE, function->text,
                              draft->bean->c_struct, function->span, draft->model->name);
    draft->is_ordered = true;
    vec_push(planner->arena, &planner->sequence, draft);
}

/* The draft after its bases, of which there are at most MODEL_MAX_BASES, and after what it unwraps,
 * which is limited likewise (checks_structure.c). */
static void order_chain(struct planner *planner, struct plan_draft *draft)
{
    struct plan_draft *chain[MODEL_MAX_BASES + 1];
    size_t count = 0;
    size_t i;

    while (draft != NULL && !draft->is_ordered && count <= MODEL_MAX_BASES) {
        chain[count++] = draft;
        draft->base =
            draft->model->base == NULL ? NULL : plan_find_draft(planner, draft->model->base);
        draft = draft->base;
    }
    while (count-- > 0) {
        const struct model_bean *model = chain[count]->model;

        for (i = 0; i < model->property_count; i++) {
            if (model->properties[i]->unwrapped.given) {
                order_chain(planner, plan_find_draft(planner, model->properties[i]->type->bean));
            }
        }
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

/* ---- names ----------------------------------------------------------------------------------- */

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

static bool has_pattern(const struct plan_limits *limits)
{
    size_t i;

    for (i = 0; limits != NULL && i < limits->count; i++) {
        if (limits->items[i].pattern != NULL) {
            return true;
        }
    }
    return false;
}

/* Only scalars have patterns: what is innermost. */
static void name_patterns(struct planner *planner, struct plan_value *value, struct str stem)
{
    struct str name = plan_concat(planner->arena, stem, STR("_patterns"), str_make(NULL, 0));

    while (value->element != NULL) {
        value = (struct plan_value *)value->element; /* made by layout, not yet given away */
    }
    if (has_pattern(value->limits)) {
        value->patterns_name = plan_unique(planner, str_make(NULL, 0), name);
    }
}

void plan_name_elements(struct planner *planner, struct plan_value *value, struct str stem)
{
    name_patterns(planner, value, stem);
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

void plan_finish_beans(struct planner *planner)
{
    size_t i;

    for (i = 0; i < planner->sequence.count; i++) {
        plan_fill_bean(planner, planner->sequence.items[i]);
    }
}
