/*
 * Limits of values as const data: what stands in the description of a scalar that has some, and
 * around the description of the items of a list.
 */
#include "emit_c.h"

#include "pattern.h"

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
    [PLAN_LIMIT_PATTERN] = "PATTERN",
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
    } else if (limit->pattern != NULL) {
        out_add(out, ".of.pattern = &%S[%u], ", &value->patterns_name,
                (uint64_t)limit->pattern_place);
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
    if (limits->truncates) {
        out_add(out, ", .truncates = %s, .longest = UINT64_C(%u)",
                value->type->kind == MODEL_BYTES ? "BEAN_GEN_TO_BYTES" : "BEAN_GEN_TO_CHARACTERS",
                limits->longest);
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
            emit_c_kind(value), &value->c_scalar);
    emit_c_plain_detail(out, value);
    out_add(out, "}}");
    add_limits(out, value);
    if (plan_is_inside(value)) {
        out_add(out, ", .size = sizeof(%S)", &value->c_scalar);
    }
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

/* ---- patterns ---- */

/* Numbers in lines of 20. */
static void add_table(struct out *out, size_t place, size_t count, uint64_t number)
{
    if (place % 20 == 0) {
        out_begin(out);
    }
    out_add(out, place % 20 == 0 ? "%u," : " %u,", number);
    if (place % 20 == 19 || place + 1 == count) {
        out_end(out);
    }
}

static void emit_pattern(struct out *out, const struct pattern *pattern)
{
    size_t cells = (size_t)pattern->state_count * pattern->class_count;
    size_t i;
    out_line(out, "{");
    out_indent(out);
    out_line(out, ".class_count = %u,", (uint64_t)pattern->class_count);
    out_line(out, ".classes = (const uint8_t[]){");
    for (i = 0; i < 256; i++) {
        add_table(out, i, 256, pattern->classes[i]);
    }
    out_line(out, "},");
    out_line(out, ".next = (const uint16_t[]){");
    for (i = 0; i < cells; i++) {
        add_table(out, i, cells, pattern->next[i]);
    }
    out_line(out, "},");
    out_line(out, ".ends = (const uint8_t[]){");
    for (i = 0; i < pattern->state_count; i++) {
        add_table(out, i, pattern->state_count, pattern->ends[i]);
    }
    out_line(out, "},");
    out_dedent(out);
    out_line(out, "},");
}

void emit_c_patterns(struct out *out, const struct plan_value *value)
{
    size_t i;
    value = plan_innermost(value);
    if (value->patterns_name.size == 0) {
        return;
    }
    out_line(out, "static const bean_gen_pattern %S[] = {", &value->patterns_name);
    out_indent(out);
    for (i = 0; i < value->limits->count; i++) {
        if (value->limits->items[i].pattern != NULL) {
            emit_pattern(out, value->limits->items[i].pattern);
        }
    }
    out_dedent(out);
    out_line(out, "};");
}
