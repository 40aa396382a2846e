/*
 * Whether a value in memory keeps to the limits of its schema, by description. Must not know about
 * text.
 */
#include "internal.h"
#include "internal_write.h"

struct validation {
    bean_error *error;
    size_t path_dropped;
};

static bool is_valid(struct validation *validation, const bean_gen_value *value, const void *in,
                     uint32_t depth);

static bool fail(struct validation *validation, bean_status code, const char *expected)
{
    bean_i_error_start(validation->error, code, expected);
    return false;
}

/* A broken limit of the value itself, or NULL. */
static const bean_gen_limit *broken_limit(const bean_gen_value *value, const void *target)
{
    const bean_gen_limited *limited;
    if (!value->limited) {
        return NULL;
    }
    limited =
        (const bean_gen_limited *)(value->coded ? ((const bean_gen_codec *)value->detail)->detail
                                                : value->detail);
    return limited->check(limited, value->coded ? &limited->parts[0] : value, target);
}

static bool are_valid_items(struct validation *validation, const bean_gen_value *item,
                            const char *at, size_t count, uint32_t depth)
{
    for (size_t i = 0; i < count; i++, at += item->size) {
        if (!is_valid(validation, item, at, depth)) {
            bean_i_error_step_index(validation->error, &validation->path_dropped, i);
            return false;
        }
    }
    return true;
}

static bool is_valid_map(struct validation *validation, const bean_gen_value *map,
                         const void *target, uint32_t depth)
{
    const bean_gen_value *value = (const bean_gen_value *)map->detail;
    bean_gen_sequence entries = bean_i_load_sequence(target);
    const char *entry = (const char *)entries.items;
    for (size_t i = 0; i < entries.count; i++, entry += map->entry_size) {
        if (!is_valid(validation, value, entry + map->entry_value_offset, depth)) {
            char room[BEAN_I_KEY_ROOM];
            bean_i_error_step_key(validation->error, &validation->path_dropped,
                                  bean_i_key_text(map, entry, room));
            return false;
        }
    }
    return true;
}

/* The levels are those of the text: some unions have none of their own, and none has beside its
 * tag. */
static bool is_valid_union(struct validation *validation, const bean_union *type, const char *in,
                           uint32_t depth, bool is_beside)
{
    const bean_gen_arm *arm = bean_i_union_arm(type, in);
    uint32_t level = !is_beside && bean_i_union_opens(type) ? 1 : 0;
    if (arm == NULL) {
        (void)fail(validation, BEAN_ERROR_TAG, "the tag of an arm");
        validation->error->bean = type->name;
        return false;
    }
    if (arm->value == NULL) {
        return true;
    }
    if (depth < level) {
        return fail(validation, BEAN_ERROR_DEPTH, NULL);
    }
    if (!is_valid(validation, arm->value, in + type->offset, depth - level)) {
        if (is_beside) {
            bean_i_union_name_arm(validation->error, type, arm);
        } else {
            bean_i_union_failed_arm(validation->error, &validation->path_dropped, type, arm);
        }
        return false;
    }
    return true;
}

static bool is_valid_property(struct validation *validation, const bean_accessor *accessor,
                              const void *in, uint32_t depth)
{
    const bean_gen_value *value = &accessor->value;
    if ((accessor->flags & BEAN_GEN_TAGGED) != 0) {
        const void *target = bean_i_value_target(value, in);
        return target == NULL || is_valid_union(validation, (const bean_union *)value->detail,
                                                (const char *)target, depth, true);
    }
    return is_valid(validation, value, in, depth);
}

static bool is_valid_bean(struct validation *validation, const bean_type *type, const char *bean,
                          uint32_t depth)
{
    for (uint32_t i = 0; i < type->count; i++) {
        const bean_accessor *accessor = &type->accessors[i];
        const char *owner = (const char *)bean_i_holder_find(type, i, bean, NULL);
        const unsigned others = BEAN_GEN_HOLDER | BEAN_GEN_BACKREF | BEAN_GEN_IS_TAG;
        if (owner == NULL || (accessor->flags & others) != 0) {
            continue; /* each property of what is unwrapped has its turn, if it is there */
        }
        if (!is_valid_property(validation, accessor, owner + accessor->offset, depth)) {
            bean_i_error_step_property(validation->error, &validation->path_dropped, type, i);
            return false;
        }
    }
    return true;
}

static bool is_valid(struct validation *validation, const bean_gen_value *value, const void *in,
                     uint32_t depth)
{
    const void *target = bean_i_value_target(value, in);
    const bean_gen_limit *limit;
    bean_gen_sequence list;
    /* Lists, maps, arrays and beans have the last kinds. */
    if (target == NULL || (!value->limited && value->kind < BEAN_GEN_BEAN)) {
        return true;
    }
    if (value->kind == BEAN_GEN_UNION) {
        return is_valid_union(validation, (const bean_union *)value->detail, (const char *)target,
                              depth, false);
    }
    if (value->kind >= BEAN_GEN_BEAN && depth == 0) {
        return fail(validation, BEAN_ERROR_DEPTH, NULL);
    }
    limit = broken_limit(value, target);
    if (limit != NULL) {
        return fail(validation, BEAN_ERROR_CONSTRAINT, limit->words);
    }
    switch (value->kind) {
    case BEAN_GEN_BEAN:
        return is_valid_bean(validation, (const bean_type *)value->detail, (const char *)target,
                             depth - 1);
    case BEAN_GEN_LIST:
        list = bean_i_load_sequence(target);
        return are_valid_items(validation, (const bean_gen_value *)value->detail,
                               (const char *)list.items, list.count, depth - 1);
    case BEAN_GEN_ARRAY:
        return are_valid_items(validation, (const bean_gen_value *)value->detail,
                               (const char *)target, value->count, depth - 1);
    case BEAN_GEN_MAP: return is_valid_map(validation, value, target, depth - 1);
    default: return true;
    }
}

bean_status bean_gen_validate(const bean_gen_value *value, const void *in, bean_error *error)
{
    struct validation validation = {error, 0};
    bean_error unasked;
    if (error == NULL) {
        validation.error = &unasked;
    }
    if (in == NULL) {
        (void)fail(&validation, BEAN_ERROR_ARGUMENT, NULL);
        return BEAN_ERROR_ARGUMENT;
    }
    if (!is_valid(&validation, value, in, bean_i_depth_limit(value))) {
        bean_i_error_finish(validation.error, validation.path_dropped);
        return validation.error->code;
    }
    validation.error->code = BEAN_OK;
    return BEAN_OK;
}
