/*
 * Unions of the plan. Names first, with all other types; the values of the arms once every type is
 * known.
 */
#include "plan_limits.h"
#include "plan_parts.h"

#include <string.h>

/* What the file says of the texts that are written for tags, their keys and map keys. */
static enum model_escape escape_of(const struct model_union *model, const struct model_type *type)
{
    struct codec_levels levels = {model->file, NULL, NULL, NULL};

    return codec_escape(type, &levels);
}

static void plan_arms(struct planner *planner, struct plan_union *sum)
{
    const struct model_union *model = sum->model;
    struct str prefix = plan_concat(planner->arena, sum->c_upper, STR("_"), str_make(NULL, 0));
    size_t i;

    sum->default_place = -1;
    sum->variant_count = model->variant_count;
    sum->variants = ARENA_ARRAY(planner->arena, struct plan_arm, model->variant_count);
    for (i = 0; i < model->variant_count; i++) {
        const struct model_variant *variant = &model->variants[i];
        struct plan_arm *planned = &sum->variants[i];

        planned->model = variant;
        planned->c_constant = plan_concat(
            planner->arena, prefix,
            names_upper(planner->arena, variant->c_name.text.data != NULL
                                            ? variant->c_name.text
                                            : names_words(planner->arena, variant->name)),
            str_make(NULL, 0));
        planned->json_text = model->is_numeric ? variant->json_name
                                               : plan_json_text(planner->arena, variant->json_name,
                                                                escape_of(model, NULL), "");
        if (variant == model->default_variant) {
            sum->default_place = (int32_t)i;
        }
        sum->has_data = sum->has_data || !variant->is_void;
        names_claim(&planner->globals, NAMES_ARM, planned->c_constant, variant->name,
                    variant->span);
    }
}

static const struct plan_keys *make_keys(struct planner *planner, const struct model_union *model)
{
    struct keys_input *texts;
    size_t count = model->variant_count;
    size_t i;
    size_t j;

    for (i = 0; i < model->variant_count; i++) {
        count += model->variants[i].alias_count;
    }
    texts = ARENA_ARRAY(planner->arena, struct keys_input, count);
    count = 0;
    for (i = 0; i < model->variant_count; i++) {
        const struct model_variant *variant = &model->variants[i];

        texts[count].text = variant->json_name;
        texts[count++].index = (int32_t)i;
        for (j = 0; j < variant->alias_count; j++) {
            texts[count].text = variant->aliases[j].text;
            texts[count++].index = (int32_t)i;
        }
    }
    return keys_build(planner->arena, texts, count);
}

struct plan_union *plan_declare_union(struct planner *planner, const struct plan_file *file,
                                      const struct model_union *model)
{
    struct plan_union *sum = ARENA_NEW(planner->arena, struct plan_union);
    const struct model_unknown_rule *unknown = plan_unknown_rule(model->file, &sum->unknown_origin);
    struct plan_sum entry = {file, sum};

    sum->model = model;
    sum->c_name = names_type(planner->arena, file->prefix, model->name, &model->c_name);
    sum->c_upper = names_upper(planner->arena, sum->c_name);
    sum->c_tag = plan_concat(planner->arena, sum->c_name, STR("_tag"), str_make(NULL, 0));
    sum->is_local = file->is_local;
    sum->unknown_fails = unknown->given && unknown->value == MODEL_UNKNOWN_FAIL;
    names_claim(&planner->globals, NAMES_UNION, sum->c_name, model->name, model->span);
    names_claim(&planner->globals, NAMES_UNION_TAG, sum->c_tag, model->name, model->span);
    if (file->is_local) {
        map_add(&planner->statics, sum->c_name, sum);
        sum->keys = model->form == MODEL_UNION_UNTAGGED ? NULL : make_keys(planner, model);
    }
    if (model->form == MODEL_UNION_INTERNAL || model->form == MODEL_UNION_ADJACENT) {
        sum->tag_key = plan_json_text(planner->arena, model->tag.text, escape_of(model, NULL), ":");
    }
    if (model->form == MODEL_UNION_ADJACENT) {
        sum->content_key =
            plan_json_text(planner->arena, model->content.text, escape_of(model, NULL), ":");
    }
    plan_arms(planner, sum);
    vec_push(planner->arena, &planner->sums, entry);
    layout_add_union(&planner->layout, sum);
    return sum;
}

static void set_arm_value(struct planner *planner, const struct plan_sum *entry,
                          struct names_scope *members, struct plan_arm *variant)
{
    const struct model_variant *model = variant->model;
    struct codec_levels levels = {entry->file->model, NULL, NULL, NULL};
    struct plan_rules rules = inclusion_defaults(model->type);
    struct layout_user user;
    struct str pieces[4] = {STR("b_"), entry->sum->c_name, STR("_"), {NULL, 0}};

    memset(&user, 0, sizeof user);
    user.prefix = entry->file->prefix;
    user.is_local = entry->file->is_local;
    user.file = entry->file->model;
    user.kind = NAMES_DERIVED;
    user.owner = model->name;
    user.span = model->span;
    variant->value = layout_value(
        &planner->layout, &user, model->type, &rules,
        codec_of(planner->arena, model->type, &levels, planner->plan->c_calls, planner->diags),
        false);
    plan_claim_codec(planner, variant->value, model->name);
    plan_set_escape(variant->value, escape_of(entry->sum->model, model->type));
    limits_apply(planner->arena, variant->value, entry->file->model, NULL);
    variant->c_name =
        names_arm(planner->arena, model, &planner->globals, planner->diags, entry->file->is_local);
    names_claim(members, NAMES_ARM, variant->c_name, model->name, model->span);
    if (entry->file->is_local) {
        pieces[3] = variant->c_name;
        plan_name_elements(planner, variant->value, arena_concat(planner->arena, pieces, 4));
    }
}

void plan_union_values(struct planner *planner)
{
    size_t i;
    size_t j;

    for (i = 0; i < planner->sums.count; i++) {
        const struct plan_sum *entry = &planner->sums.items[i];
        struct names_scope members;

        names_scope_init(&members, planner->arena, planner->diags, false);
        for (j = 0; j < entry->sum->variant_count; j++) {
            if (!entry->sum->variants[j].model->is_void) {
                set_arm_value(planner, entry, &members, &entry->sum->variants[j]);
            }
        }
    }
}

static bool has_name(const struct plan_property *property, struct str name)
{
    size_t i;

    for (i = 0; i < property->alias_count; i++) {
        if (str_equal(property->aliases[i].text, name)) {
            return true;
        }
    }
    return str_equal(property->json_name, name);
}

/* The tag among the names of what the arm's bean unwraps: its own were looked at in the model. */
static void check_unwrapped(struct planner *planner, const struct plan_union *sum,
                            const struct plan_arm *arm)
{
    const struct plan_bean *bean = arm->value->bean;
    struct str_buffer quoted = {NULL, 0, 0};
    struct diag *diag;
    size_t i;

    for (i = 0; bean != NULL && i < bean->property_count; i++) {
        const struct plan_property *property = &bean->properties[i];

        if (property->unwrapped_by == NULL || !property->has_key ||
            !has_name(property, sum->model->tag.text)) {
            continue;
        }
        str_buffer_add_json(&quoted, sum->model->tag.text);
        diag = diag_report2(planner->diags, DIAG_union_tag_taken, arm->model->span,
                            str_buffer_str(&quoted), arm->model->name);
        str_buffer_free(&quoted);
        diag_note(planner->diags, diag, DIAG_unwrapped_here, property->unwrapped_by->span);
        diag_note(planner->diags, diag, DIAG_tag_here, sum->model->tag.span);
    }
}

/* With position: own, the property that is the tag has to be written, and as the tag is read. */
static void check_own_tag(struct planner *planner, const struct plan_union *sum,
                          const struct plan_arm *arm)
{
    const struct plan_bean *bean = arm->value->bean;
    size_t i;

    for (i = 0; bean != NULL && i < bean->property_count; i++) {
        const struct plan_property *property = &bean->properties[i];
        const struct plan_value *value = property->value;
        bool is_plain = value->codec == NULL ||
                        (value->type->kind == MODEL_STRING && value->codec->user == NULL);
        bool is_written =
            property->views == PLAN_ALL_VIEWS && property->rules.custom.size == 0 &&
            (property->rules.include == PLAN_ALWAYS || property->rules.include == PLAN_NON_NULL);

        if (str_equal(property->json_name, sum->model->tag.text) && !(is_plain && is_written)) {
            diag_report2(planner->diags, DIAG_union_tag_unwritten, arm->model->span,
                         property->model->name, arm->model->name);
        }
    }
}

void plan_finish_unions(struct planner *planner)
{
    size_t i;
    size_t j;

    for (i = 0; i < planner->sums.count; i++) {
        struct plan_union *sum = planner->sums.items[i].sum;

        if (sum->is_local && sum->model->form == MODEL_UNION_UNTAGGED) {
            plan_untagged(planner, sum);
        }

        for (j = 0; j < sum->variant_count; j++) {
            sum->variants[j].takes_null = plan_arm_takes_null(&sum->variants[j]);
        }
        for (j = 0;
             sum->is_local && sum->model->form == MODEL_UNION_INTERNAL && j < sum->variant_count;
             j++) {
            const struct plan_arm *arm = &sum->variants[j];

            if (arm->value != NULL && sum->model->position == MODEL_TAG_OWN) {
                check_own_tag(planner, sum, arm);
            } else if (arm->value != NULL) {
                check_unwrapped(planner, sum, arm);
            }
        }
    }
}
