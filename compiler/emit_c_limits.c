/*
 * Limits of values as const data: what stands in the description of a scalar that has some, and
 * around the description of the items of a list.
 */
#include "emit_c.h"

static const char *const rules[] = {
    [PLAN_LIMIT_MIN] = "MIN",
    [PLAN_LIMIT_EXCLUSIVE_MIN] = "EXCLUSIVE_MIN",
    [PLAN_LIMIT_MAX] = "MAX",
    [PLAN_LIMIT_EXCLUSIVE_MAX] = "EXCLUSIVE_MAX",
    [PLAN_LIMIT_MULTIPLE] = "MULTIPLE",
    [PLAN_LIMIT_LENGTH_MIN] = "LENGTH_MIN",
    [PLAN_LIMIT_LENGTH_MAX] = "LENGTH_MAX",
    [PLAN_LIMIT_ITEMS_MIN] = "ITEMS_MIN",
    [PLAN_LIMIT_ITEMS_MAX] = "ITEMS_MAX",
    [PLAN_LIMIT_UNIQUE] = "UNIQUE",
};

/* A bound, of the type of what it limits. */
static void add_bound(struct out *out, const struct plan_limit *limit,
                      const struct plan_value *value)
{
    switch (limit->value->kind) {
    case MODEL_VALUE_INT: out_add(out, ".of.integer = "); break;
    case MODEL_VALUE_UINT: out_add(out, ".of.natural = "); break;
    case MODEL_VALUE_FLOAT: out_add(out, ".of.real = "); break;
    default:
        out_add(out, ".of.digits = ");
        emit_c_address(out, limit->numeral, str_make(NULL, 0));
        return;
    }
    emit_c_value(out, limit->value, value);
}

static void add_limit(struct out *out, const struct plan_limit *limit,
                      const struct plan_value *value)
{
    bool is_bytes = value->type->kind == MODEL_BYTES && limit->rule != PLAN_LIMIT_UNIQUE;
    out_add(out, "{.rule = BEAN_GEN_LIMIT_%s%s, ", is_bytes ? "BYTES_" : "", rules[limit->rule]);
    if (limit->rule == PLAN_LIMIT_MULTIPLE) {
        out_add(out, ".scale = %d, .of.natural = ", (int64_t)limit->scale);
        emit_c_unsigned(out, limit->digits);
        out_add(out, ", ");
    } else if (limit->value != NULL) {
        add_bound(out, limit, value);
        out_add(out, ", ");
    }
    out_add(out, ".words = ");
    emit_c_address(out, limit->words, str_make(NULL, 0));
    out_add(out, "}");
}

/* The members of a bean_gen_limited but the first. */
static void add_limits(struct out *out, const struct plan_value *value)
{
    const struct plan_limits *limits = value->limits;
    size_t i;
    out_add(out, ", .check = bean_gen_check_limits, .count = %u", (uint64_t)limits->count);
    if (limits->when_writing) {
        out_add(out, ", .when_writing = true");
    }
    out_add(out, ", .limits = (const bean_gen_limit[]){");
    for (i = 0; i < limits->count; i++) {
        if (i != 0) {
            out_add(out, ", ");
        }
        add_limit(out, &limits->items[i], value);
    }
    out_add(out, "}}");
}

void emit_c_limited_scalar(struct out *out, const struct plan_value *value)
{
    out_add(out,
            ", .limited = true, .coded = true, .detail = &(const bean_gen_codec){"
            ".read = bean_gen_read_limited, .write = bean_gen_write_limited, "
            ".detail = &(const bean_gen_limited){.parts = {{.kind = %s, .size = sizeof(%S)",
            emit_c_kind(value->type->kind), &value->c_scalar);
    emit_c_plain_detail(out, value);
    out_add(out, "}}");
    add_limits(out, value);
    out_add(out, "}");
}

void emit_c_limited_items(struct out *out, const struct plan_value *value)
{
    struct str none = {NULL, 0};
    out_add(out, "{.parts = {");
    emit_c_description(out, value->element, none, none, none);
    if (value->key != NULL) {
        out_add(out, ", ");
        emit_c_description(out, value->key, none, none, none);
    }
    out_add(out, "}");
    add_limits(out, value);
}
