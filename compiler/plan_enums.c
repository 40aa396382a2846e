/*
 * Enums and constants of the plan.
 */
#include "plan_parts.h"

enum {
    DENSE_SLACK = 64,     /* values without a member that cost less than a hash */
    MAX_PLACES = 1 << 16, /* entries of a table of places are 16 bits wide */
    MAX_MEMBERS = 65535
};

static bool fits_int(const struct plan_enum *type, int64_t value)
{
    if (type->is_signed) {
        return value >= INT32_MIN && value <= INT32_MAX;
    }
    return (uint64_t)value <= INT32_MAX;
}

static void plan_members(struct planner *planner, struct plan_enum *type)
{
    const struct model_enum *model = type->model;
    struct plan_enum_member *members =
        ARENA_ARRAY(planner->arena, struct plan_enum_member, model->member_count);
    struct str prefix = plan_concat(planner->arena, type->c_upper, STR("_"), str_make(NULL, 0));
    struct codec_levels levels = {model->file, NULL, NULL, NULL};
    enum model_escape escape = codec_escape(NULL, &levels);
    size_t i;

    type->default_place = -1;
    for (i = 0; i < model->member_count; i++) {
        const struct model_member *member = &model->members[i];

        members[i].model = member;
        members[i].c_name = names_upper_type(planner->arena, prefix, member->name, &member->c_name);
        members[i].json_text = plan_json_text(planner->arena, member->json_name, escape, "");
        members[i].fits_int = fits_int(type, member->value);
        if (member == model->default_member) {
            type->default_place = (int32_t)i;
        }
        names_claim(&planner->globals, NAMES_ENUMERATOR, members[i].c_name, member->name,
                    member->span);
    }
    type->members = members;
    type->member_count = model->member_count;
}

static const struct plan_keys *make_name_keys(struct planner *planner, const struct plan_enum *type)
{
    const struct model_enum *model = type->model;
    struct keys_input *texts;
    size_t count = model->member_count;
    size_t i;
    size_t j;

    for (i = 0; i < model->member_count; i++) {
        count += model->members[i].alias_count;
    }
    texts = ARENA_ARRAY(planner->arena, struct keys_input, count);
    count = 0;
    for (i = 0; i < model->member_count; i++) {
        const struct model_member *member = &model->members[i];

        texts[count].text = member->json_name;
        texts[count++].index = (int32_t)i;
        for (j = 0; j < member->alias_count; j++) {
            texts[count].text = member->aliases[j].text;
            texts[count++].index = (int32_t)i;
        }
    }
    return keys_build(planner->arena, texts, count);
}

static const struct plan_keys *make_value_keys(struct planner *planner,
                                               const struct model_enum *model)
{
    struct keys_input *texts = ARENA_ARRAY(planner->arena, struct keys_input, model->member_count);
    size_t i;
    unsigned byte;

    for (i = 0; i < model->member_count; i++) {
        char *bytes = (char *)arena_alloc(planner->arena, 8);

        for (byte = 0; byte < 8; byte++) {
            bytes[byte] = (char)((uint64_t)model->members[i].value >> (8 * byte) & 0xFF);
        }
        texts[i].text = str_make(bytes, 8);
        texts[i].index = (int32_t)i;
    }
    return keys_build(planner->arena, texts, model->member_count);
}

/* By a table from values to members where they are close together, by a hash where not. */
static void plan_value_lookup(struct planner *planner, struct plan_enum *type)
{
    const struct model_enum *model = type->model;
    int64_t highest = model->members[0].value;
    uint64_t distance;
    uint16_t *places;
    size_t i;

    type->lowest = highest;
    for (i = 1; i < model->member_count; i++) {
        int64_t value = model->members[i].value;

        type->lowest = value < type->lowest ? value : type->lowest;
        highest = value > highest ? value : highest;
    }
    distance = (uint64_t)highest - (uint64_t)type->lowest;
    type->is_dense = distance < MAX_PLACES && model->member_count <= MAX_MEMBERS &&
                     distance < (uint64_t)model->member_count * 4 + DENSE_SLACK;
    if (!type->is_dense) {
        type->value_keys = make_value_keys(planner, model);
        return;
    }
    type->span = distance + 1;
    places = ARENA_ARRAY(planner->arena, uint16_t, (size_t)type->span);
    for (i = 0; i < model->member_count; i++) {
        places[(uint64_t)model->members[i].value - (uint64_t)type->lowest] = (uint16_t)(i + 1);
    }
    type->places = places;
}

struct plan_enum *plan_enumeration(struct planner *planner, const struct plan_file *file,
                                   const struct model_enum *model)
{
    struct plan_enum *type = ARENA_NEW(planner->arena, struct plan_enum);

    type->model = model;
    type->c_name = names_type(planner->arena, file->prefix, model->name, &model->c_name);
    type->c_upper = names_upper(planner->arena, type->c_name);
    type->c_base = str_from(layout_scalar_type(model->base));
    type->size = layout_integer_size(model->base);
    type->is_signed = layout_is_signed(model->base);
    type->is_local = file->is_local;
    names_claim(&planner->globals, NAMES_ENUM, type->c_name, model->name, model->span);
    plan_members(planner, type);
    if (file->is_local) {
        type->keys = make_name_keys(planner, type);
        plan_value_lookup(planner, type);
    }
    layout_add_enum(&planner->layout, type);
    return type;
}

struct plan_const *plan_constant(struct planner *planner, const struct plan_file *file,
                                 const struct model_const *model)
{
    struct plan_const *constant = ARENA_NEW(planner->arena, struct plan_const);

    constant->model = model;
    constant->c_name = names_upper_type(planner->arena, file->prefix, model->name, &model->c_name);
    names_claim(&planner->globals, NAMES_CONSTANT, constant->c_name, model->name, model->span);
    return constant;
}
