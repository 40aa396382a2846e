/*
 * The functions of the user's: what they look like, in the header, and calls of them that take any
 * value's address, as the runtime makes them.
 */
#include "emit_c.h"

#include <stddef.h>

/* "const int32_t *value", "const float (*value)[3]"; casts have no name. */
static void add_const_pointer(struct out *out, const struct plan_function *function,
                              const char *name)
{
    if (function->c_dimensions.size != 0) {
        out_add(out, "const %S (*%s)%S", &function->c_declared, name, &function->c_dimensions);
    } else {
        out_add(out, "const %S *%s", &function->c_type, name);
    }
}

static void add_prototype(struct out *out, const struct plan_function *function)
{
    const struct str *name = &function->c_name;
    const struct str *type = &function->c_type;
    switch (function->kind) {
    case PLAN_FUNCTION_READ:
        out_add(out, "bool %S(%S *value, const char *json, size_t size, bean_arena *arena);", name,
                type);
        break;
    case PLAN_FUNCTION_WRITE:
        out_add(out, "size_t %S(const %S *value, char *text, size_t room);", name, type);
        break;
    case PLAN_FUNCTION_SIZE: out_add(out, "size_t %S(const %S *value);", name, type); break;
    case PLAN_FUNCTION_COMPLETE:
        out_add(out, "bool %S(%S *bean, bean_arena *arena);", name, type);
        break;
    case PLAN_FUNCTION_OMIT:
        out_add(out, "bool %S(", name);
        add_const_pointer(out, function, "value");
        out_add(out, ", const void *bean, void *user);");
        break;
    }
}

void emit_c_codec_declarations(const struct plan *plan, struct out *out)
{
    size_t i;
    if (plan->function_count == 0) {
        return;
    }
    out_line(out, "/* Yours to write: see \"code of your own\" in bean.h. */");
    for (i = 0; i < plan->function_count; i++) {
        out_begin(out);
        add_prototype(out, plan->functions[i]);
        out_end(out);
    }
    out_line(out, "");
}

static void emit_call(struct out *out, struct str calls, const struct plan_function *function)
{
    const struct str *name = &function->c_name;
    const struct str *type = &function->c_type;
    switch (function->kind) {
    case PLAN_FUNCTION_READ:
        out_line(out, "static bool %S%S(void *b_value, const char *b_json, size_t b_size,", &calls,
                 name);
        out_line(out, "    bean_arena *b_arena)");
        out_line(out, "{");
        out_line(out, "    return %S((%S *)b_value, b_json, b_size, b_arena);", name, type);
        break;
    case PLAN_FUNCTION_WRITE:
        out_line(out, "static size_t %S%S(const void *b_value, char *b_text, size_t b_room)",
                 &calls, name);
        out_line(out, "{");
        out_line(out, "    return %S((const %S *)b_value, b_text, b_room);", name, type);
        break;
    case PLAN_FUNCTION_SIZE:
        out_line(out, "static size_t %S%S(const void *b_value)", &calls, name);
        out_line(out, "{");
        out_line(out, "    return %S((const %S *)b_value);", name, type);
        break;
    case PLAN_FUNCTION_COMPLETE:
        out_line(out, "static bool %S%S(void *b_bean, bean_arena *b_arena)", &calls, name);
        out_line(out, "{");
        out_line(out, "    return %S((%S *)b_bean, b_arena);", name, type);
        break;
    case PLAN_FUNCTION_OMIT:
        out_line(out, "static bool %S%S(const void *b_value, const void *b_bean, void *b_user)",
                 &calls, name);
        out_line(out, "{");
        out_begin(out);
        out_add(out, "    return %S((", name);
        add_const_pointer(out, function, "");
        out_add(out, ")b_value, b_bean, b_user);");
        out_end(out);
        break;
    }
    out_line(out, "}");
    out_line(out, "");
}

void emit_c_codec_calls(const struct plan *plan, struct out *out)
{
    size_t i;
    for (i = 0; i < plan->function_count; i++) {
        emit_call(out, plan->c_calls, plan->functions[i]);
    }
}

void emit_c_user_codec(struct out *out, const struct plan_value *value)
{
    const struct model_codec *user = value->codec->user;
    const struct str *calls = &value->codec->c_calls;
    out_add(out, ", .user = &(const bean_gen_user_codec){.read = %S%S, .write = %S%S", calls,
            &user->read, calls, &user->write);
    if (user->size.data != NULL) {
        out_add(out, ", .size = %S%S", calls, &user->size);
    }
    out_add(out, ", .expected = \"what %S accepts\"", &user->read);
    if (value->type->kind == MODEL_EXTERN) {
        out_add(out, ", .copy = bean_gen_copy_foreign, .equal = bean_gen_equal_foreign");
    }
    out_add(out, "}");
}

/* In a struct, the one around a member: what is before the last dot of its path. */
static struct str path_around(struct str path)
{
    size_t size = path.size;
    while (size != 0 && path.data[size - 1] != '.') {
        size--;
    }
    return str_make(path.data, size == 0 ? 0 : size - 1);
}

void emit_c_customs(const struct plan *plan, const struct plan_bean *bean, struct out *out)
{
    size_t i;
    if (!bean->has_customs) {
        return;
    }
    out_line(out, "static const bean_gen_custom b_customs_%S[] = {", &bean->c_name);
    out_indent(out);
    for (i = 0; i < bean->property_count; i++) {
        const struct plan_property *property = &bean->properties[i];
        struct str around = path_around(property->c_path);
        const struct str *c_struct =
            property->holder == PLAN_NO_HOLDER ? &bean->c_struct : &property->c_struct;
        if (property->rules.custom.size == 0) {
            out_line(out, "{NULL, 0},");
        } else if (around.size == 0) {
            out_line(out, "{%S%S, 0},", &plan->c_calls, &property->rules.custom);
        } else {
            out_line(out, "{%S%S, offsetof(%S, %S)},", &plan->c_calls, &property->rules.custom,
                     c_struct, &around);
        }
    }
    out_dedent(out);
    out_line(out, "};");
}
