/*
 * How one property is read: the statements that the shapes `fused` and `property` share. What has
 * no short form here is one call of the runtime's general reader.
 */
#include "emit_c.h"

/* Read by a function of its kind. */
static bool is_direct(const struct plan_value *value)
{
    return value->type->kind < MODEL_BEAN && value->codec == NULL && value->limits == NULL;
}

/* The call that reads a value that is not null into its member. */
static void add_direct_call(const struct plan *plan, const struct plan_property *property,
                            struct out *out)
{
    const struct plan_value *value = property->value;
    enum model_kind kind = value->type->kind;
    const struct str *path = &property->c_path;
    if (kind == MODEL_BEAN) {
        emit_c_read_callee(out, value->bean);
        out_add(out, "(b_reader, b_cursor, &b_bean->%S, &%S_type);", path, &value->bean->c_name);
    } else if (kind == MODEL_ENUM) {
        out_add(out, "bean_gen_read_enum(b_reader, b_cursor, &%S_type, &b_bean->%S);",
                &value->enumeration->c_name, path);
    } else {
        out_add(out, "bean_gen_read_%s%s(b_reader, b_cursor, &b_bean->%S);", emit_c_kind_verb(kind),
                kind == MODEL_STRING ? emit_c_inline_suffix(plan) : "", path);
    }
}

static void emit_general_call(const struct plan_bean *bean, const struct plan_property *property,
                              struct out *out)
{
    out_line(out, "b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_%S[%u], %u,",
             &bean->c_name, (uint64_t)property->index, (uint64_t)property->index);
    out_line(out, "                                b_bean, &%S_type, b_seen);", &bean->c_name);
}

uint32_t emit_c_next_read(const struct plan_bean *bean, uint32_t index)
{
    while (index < bean->property_count && !bean->properties[index].is_read) {
        index++;
    }
    return index;
}

void emit_c_read_property(const struct plan *plan, const struct plan_bean *bean,
                          const struct plan_property *property, struct out *out)
{
    const struct plan_value *value = property->value;
    enum model_kind kind = value->type->kind;
    bool plain = value->null_form == PLAN_NEVER_NULL && value->nulls == MODEL_NULLS_FAIL;
    bool nullable = value->null_form != PLAN_NEVER_NULL && value->nulls == MODEL_NULLS_SET;
    if (property->is_any || property->holder != PLAN_NO_HOLDER ||
        model_has_sibling(property->model)) {
        emit_general_call(bean, property, out);
    } else if (plain && (is_direct(value) || kind == MODEL_BEAN)) {
        out_begin(out);
        out_add(out, "b_cursor = ");
        add_direct_call(plan, property, out);
        out_end(out);
    } else if (plain) {
        out_line(out, "b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->%S,",
                 &property->c_path);
        out_line(out, "                               &b_accessors_%S[%u].value);", &bean->c_name,
                 (uint64_t)property->index);
    } else if (nullable && is_direct(value)) {
        out_line(out, "if (bean_gen_is_plain(b_reader, b_cursor)) {");
        out_indent(out);
        out_begin(out);
        out_add(out, "b_cursor = ");
        add_direct_call(plan, property, out);
        out_end(out);
        if (value->null_form == PLAN_NULL_FLAG) {
            out_line(out, "b_bean->%S = true;", &property->c_has_path);
        } else if (value->null_form == PLAN_NULL_STATE) {
            out_line(out, "b_bean->%S = BEAN_VALUE;", &property->c_has_path);
        }
        out_dedent(out);
        out_line(out, "} else {");
        out_indent(out);
        emit_general_call(bean, property, out);
        out_dedent(out);
        out_line(out, "}");
    } else {
        emit_general_call(bean, property, out);
    }
}
