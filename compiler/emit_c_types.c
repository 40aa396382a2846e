/*
 * The header's first half: enums, constants, lists, maps and structs, in the plan's order.
 */
#include "emit_c.h"

#include <stddef.h>

/* gcc warns of a type by its typedef alone, clang by either name. */
static void emit_typedef(struct out *out, struct str name,
                         const struct model_deprecated *deprecated)
{
    out_begin(out);
    out_add(out, "typedef struct %S %S", &name, &name);
    emit_c_deprecated(out, deprecated);
    out_add(out, ";");
    out_end(out);
}

static void emit_forward(const struct plan *plan, struct out *out)
{
    size_t i;
    for (i = 0; i < plan->bean_count; i++) {
        emit_typedef(out, plan->beans[i]->c_name, &plan->beans[i]->model->deprecated);
    }
    for (i = 0; i < plan->union_count; i++) {
        emit_typedef(out, plan->unions[i]->c_name, &plan->unions[i]->model->deprecated);
    }
    if (plan->bean_count + plan->union_count != 0) {
        out_line(out, "");
    }
}

static void add_enum_constant(struct out *out, const struct plan_enum *type, int64_t value)
{
    if (type->is_signed) {
        emit_c_signed(out, value);
    } else {
        emit_c_unsigned(out, (uint64_t)value);
    }
}

/* Values that an `int` can't hold become macros: C11 has no wider enumerators. */
static void emit_enum(const struct plan_enum *type, struct out *out)
{
    bool open = false;
    size_t i;
    emit_c_comment(out, type->model->doc, type->model->qualified);
    out_begin(out);
    out_add(out, "typedef %S %S", &type->c_base, &type->c_name);
    emit_c_deprecated(out, &type->model->deprecated);
    out_add(out, ";");
    out_end(out);
    for (i = 0; i < type->member_count; i++) {
        const struct plan_enum_member *member = &type->members[i];
        if (!member->fits_int) {
            continue;
        }
        if (!open) {
            out_line(out, "enum {");
            out_indent(out);
            open = true;
        }
        emit_c_comment(out, member->model->doc, str_make(NULL, 0));
        out_begin(out);
        out_add(out, "%S", &member->c_name);
        emit_c_deprecated(out, &member->model->deprecated);
        out_add(out, " = ");
        add_enum_constant(out, type, member->model->value);
        out_add(out, ",");
        out_end(out);
    }
    if (open) {
        /* The last comma is allowed in C and in C++11. */
        out_dedent(out);
        out_line(out, "};");
    }
    for (i = 0; i < type->member_count; i++) {
        const struct plan_enum_member *member = &type->members[i];
        if (!member->fits_int) {
            out_begin(out);
            out_add(out, "#define %S ", &member->c_name);
            add_enum_constant(out, type, member->model->value);
            out_end(out);
        }
    }
    out_line(out, "");
}

/* A macro: usable in constant expressions of C as well as C++. */
static void emit_constant(const struct plan_const *constant, struct out *out)
{
    const struct model_const *model = constant->model;
    emit_c_comment(out, model->doc, str_make(NULL, 0));
    out_begin(out);
    out_add(out, "#define %S ", &constant->c_name);
    switch (model->value.kind) {
    case MODEL_VALUE_STRING: emit_c_literal(out, model->value.text); break;
    case MODEL_VALUE_MEMBER: emit_c_signed(out, model->value.member->value); break;
    default: {
        struct plan_value value = {0};
        value.type = model->type;
        out_add(out, "(");
        emit_c_value(out, &model->value, &value);
        out_add(out, ")");
        break;
    }
    }
    out_end(out);
    out_line(out, "");
}

static void begin_guard(const struct plan_derived *derived, const char *piece, struct out *out)
{
    if (derived->c_guard.size != 0) {
        out_line(out, "#ifndef %S%s", &derived->c_guard, piece);
        out_line(out, "#define %S%s", &derived->c_guard, piece);
    }
}

static void end_guard(const struct plan_derived *derived, struct out *out)
{
    if (derived->c_guard.size != 0) {
        out_line(out, "#endif");
    }
    out_line(out, "");
}

static void emit_derived(const struct plan_derived *derived, struct out *out)
{
    const struct str *name = &derived->c_name;
    const struct str *element = &derived->c_element;
    begin_guard(derived, "", out);
    switch (derived->kind) {
    case PLAN_DERIVED_LIST: out_line(out, "BEAN_DECLARE_LIST(%S, %S);", name, element); break;
    case PLAN_DERIVED_MAP: /* the entries follow once their values are complete */
        out_line(out, "typedef struct %S_entry %S_entry;", name, name);
        out_line(out, "BEAN_DECLARE_LIST(%S, %S_entry);", name, name);
        break;
    case PLAN_DERIVED_OPTIONAL:
        out_line(out, "BEAN_DECLARE_OPTIONAL(%S, %S);", name, element);
        break;
    case PLAN_DERIVED_TEXT:
        out_line(out, "typedef struct %S {", name);
        out_indent(out);
        out_line(out, "%S text[%u];", element, (uint64_t)derived->count);
        out_dedent(out);
        out_line(out, "} %S;", name);
        break;
    case PLAN_DERIVED_ARRAY: /* the bodies follow likewise */
    case PLAN_DERIVED_OPTIONAL_ARRAY: out_line(out, "typedef struct %S %S;", name, name); break;
    }
    end_guard(derived, out);
}

/* The entry of a map, or the body of an array or of one that may be null. */
static void emit_entry(const struct plan_derived *derived, struct out *out)
{
    const struct str *element = &derived->c_element;
    const char *space = element->data[element->size - 1] == '*' ? "" : " ";
    begin_guard(derived, "_ENTRY", out);
    out_line(out, derived->kind == PLAN_DERIVED_MAP ? "struct %S_entry {" : "struct %S {",
             &derived->c_name);
    out_indent(out);
    if (derived->kind == PLAN_DERIVED_ARRAY) {
        out_line(out, "%S%sitems[%u];", element, space, (uint64_t)derived->count);
    } else {
        if (derived->kind == PLAN_DERIVED_MAP) {
            out_line(out, "%S key;", &derived->c_key);
        }
        out_line(out, "%S%svalue;", element, space);
        if (derived->kind == PLAN_DERIVED_OPTIONAL_ARRAY) {
            out_line(out, "bool has;");
        }
    }
    out_dedent(out);
    out_line(out, "};");
    end_guard(derived, out);
}

static void emit_member(const struct plan_property *property, struct out *out)
{
    const struct plan_value *value = property->value;
    bool has_flag = value->null_form == PLAN_NULL_FLAG;
    const struct str *type = value->c_dimensions.size != 0 ? &value->c_declared
                             : has_flag                    ? &value->c_scalar
                                                           : &value->c_type;
    bool is_pointer = type->size != 0 && type->data[type->size - 1] == '*';
    emit_c_comment(out, property->model->doc, str_make(NULL, 0));
    out_begin(out);
    out_add(out, "%S%s%S%S", type, is_pointer ? "" : " ", &property->c_name, &value->c_dimensions);
    emit_c_deprecated(out, &property->model->deprecated);
    out_add(out, ";");
    out_end(out);
    if (property->c_has.size != 0) {
        out_line(out, "%s %S;", has_flag ? "bool" : "bean_presence", &property->c_has);
    }
}

static void emit_struct(const struct plan_bean *bean, struct out *out)
{
    size_t i;
    emit_c_comment(out, bean->model->doc, bean->model->qualified);
    out_line(out, "struct %S {", &bean->c_name);
    out_indent(out);
    if (bean->base != NULL) {
        out_line(out, "%S base;", &bean->base->c_name);
    }
    for (i = 0; i < bean->member_count; i++) {
        emit_member(bean->members[i], out);
    }
    if (bean->base == NULL && bean->member_count == 0) {
        out_line(out, "char b_empty; /* C has no empty structs */");
    }
    out_dedent(out);
    out_begin(out);
    out_add(out, "}");
    emit_c_deprecated(out, &bean->model->deprecated);
    out_add(out, ";");
    out_end(out);
    out_line(out, "");
}

/* Macros of 64 bits: wider than enumerators can be. */
static void emit_views(const struct plan *plan, struct out *out)
{
    size_t i;
    for (i = 0; i < plan->view_count; i++) {
        const struct plan_view *view = plan->views[i];
        emit_c_comment(out, view->model->doc, view->model->qualified);
        out_line(out, "#define %S UINT64_C(%u)", &view->c_name, view->bits);
    }
    if (plan->view_count != 0) {
        out_line(out, "");
    }
}

void emit_c_types(const struct plan *plan, struct out *header)
{
    size_t i;
    emit_views(plan, header);
    emit_forward(plan, header);
    for (i = 0; i < plan->step_count; i++) {
        const struct plan_step *step = &plan->steps[i];
        switch (step->kind) {
        case PLAN_STEP_ENUM: emit_enum(step->enumeration, header); break;
        case PLAN_STEP_CONST: emit_constant(step->constant, header); break;
        case PLAN_STEP_DERIVED: emit_derived(step->derived, header); break;
        case PLAN_STEP_ENTRY: emit_entry(step->derived, header); break;
        case PLAN_STEP_BEAN: emit_struct(step->bean, header); break;
        case PLAN_STEP_UNION: emit_c_union_struct(step->sum, header); break;
        }
    }
}
