/*
 * Unions: the enum of tags, the struct, and the tables by which the runtime reads and writes them.
 * There is one implementation for all shapes, so nothing here depends on a shape.
 */
#include "emit_c.h"

#include <stddef.h>

/* ---- the header ---- */

static void emit_tags(const struct plan_union *sum, struct out *out)
{
    size_t i;
    out_line(out, "typedef enum %S {", &sum->c_tag);
    out_indent(out);
    for (i = 0; i < sum->variant_count; i++) {
        const struct plan_arm *variant = &sum->variants[i];
        emit_c_comment(out, variant->model->doc, str_make(NULL, 0));
        out_begin(out);
        out_add(out, "%S", &variant->c_constant);
        emit_c_deprecated(out, &variant->model->deprecated);
        out_add(out, i + 1 < sum->variant_count ? "," : "");
        out_end(out);
    }
    out_dedent(out);
    out_line(out, "} %S;", &sum->c_tag);
    out_line(out, "");
}

static void emit_arms(const struct plan_union *sum, struct out *out)
{
    size_t i;
    out_line(out, "union {");
    out_indent(out);
    for (i = 0; i < sum->variant_count; i++) {
        const struct plan_arm *variant = &sum->variants[i];
        const struct str *type;
        if (variant->value == NULL) {
            continue;
        }
        type = &variant->value->c_type;
        out_line(out, "%S%s%S; /* %S */", type, type->data[type->size - 1] == '*' ? "" : " ",
                 &variant->c_name, &variant->c_constant);
    }
    out_dedent(out);
    out_line(out, "} u;");
}

void emit_c_union_struct(const struct plan_union *sum, struct out *out)
{
    emit_tags(sum, out);
    emit_c_comment(out, sum->model->doc, sum->model->qualified);
    out_line(out, "struct %S {", &sum->c_name);
    out_indent(out);
    out_line(out, "%S tag; /* zero bytes are %S */", &sum->c_tag, &sum->variants[0].c_constant);
    if (sum->has_data) {
        emit_arms(sum, out);
    }
    out_dedent(out);
    out_begin(out);
    out_add(out, "}");
    emit_c_deprecated(out, &sum->model->deprecated);
    out_add(out, ";");
    out_end(out);
    out_line(out, "");
}

/* ---- tables ---- */

static const char *form_name(const struct model_union *model)
{
    switch (model->form) {
    case MODEL_UNION_ADJACENT: return "BEAN_GEN_UNION_ADJACENT";
    case MODEL_UNION_EXTERNAL: return "BEAN_GEN_UNION_EXTERNAL";
    case MODEL_UNION_ARRAY: return "BEAN_GEN_UNION_ARRAY";
    case MODEL_UNION_UNTAGGED: return "BEAN_GEN_UNION_UNTAGGED";
    case MODEL_UNION_INTERNAL: break;
    }
    return model->position == MODEL_TAG_OWN ? "BEAN_GEN_UNION_OWN" : "BEAN_GEN_UNION_INTERNAL";
}

static void emit_arm(const struct plan_arm *variant, bool has_tag, struct out *out)
{
    struct str none = {NULL, 0};
    out_begin(out);
    out_add(out, "{.name = ");
    emit_c_literal(out, variant->model->name);
    if (has_tag) {
        out_add(out, ", .tag = ");
        emit_c_address(out, variant->json_text, none);
        out_add(out, ", .tag_size = %u", (uint64_t)variant->json_text.size);
    }
    if (variant->value != NULL) {
        out_add(out, ",");
        out_end(out);
        out_begin(out);
        out_add(out, " .value = &(const bean_gen_value)");
        emit_c_description(out, variant->value, none, none, none);
    }
    out_add(out, variant->takes_null ? ", .takes_null = true}," : "},");
    out_end(out);
}

/* The name of a key, unescaped and as it is written. */
static void emit_key(const char *which, struct str name, struct str key, struct out *out)
{
    struct str none = {NULL, 0};
    out_begin(out);
    out_add(out, ".%s_name = ", which);
    emit_c_address(out, name, none);
    out_add(out, ", .%s_name_size = %u, .%s_key = ", which, (uint64_t)name.size, which);
    emit_c_address(out, key, none);
    out_add(out, ", .%s_key_size = %u,", which, (uint64_t)key.size);
    out_end(out);
}

/* How the arms are told apart without a tag. */
static void emit_forms(const struct plan_union *sum, struct out *out)
{
    size_t i;
    out_begin(out);
    out_add(out, ".expected = ");
    emit_c_literal(out, sum->expected);
    out_add(out, ",");
    out_end(out);
    out_begin(out);
    out_add(out, ".forms = {");
    for (i = 0; i < PLAN_FORM_COUNT; i++) {
        out_add(out, i == 0 ? "" : ", ");
        if (sum->forms[i] == PLAN_FORM_OF_NONE) {
            out_add(out, "BEAN_GEN_FORM_OF_NONE");
        } else if (sum->forms[i] == PLAN_FORM_OF_BEANS) {
            out_add(out, "BEAN_GEN_FORM_OF_BEANS");
        } else {
            out_add(out, "%d", (int64_t)sum->forms[i]);
        }
    }
    out_add(out, "},");
    out_end(out);
}

static void emit_type(const struct plan_union *sum, struct out *out)
{
    const struct model_union *model = sum->model;
    bool keeps_text = model->default_variant != NULL && model->default_variant->type != NULL &&
                      model->default_variant->type->kind == MODEL_JSON;
    out_line(out, "const bean_union %S_type = {", &sum->c_name);
    out_indent(out);
    out_begin(out);
    out_add(out, ".name = ");
    emit_c_literal(out, model->qualified);
    out_add(out, ",");
    out_end(out);
    out_line(out, ".arms = b_arms_%S,", &sum->c_name);
    if (model->form == MODEL_UNION_UNTAGGED) {
        emit_forms(sum, out);
    } else {
        out_line(out, ".keys = &b_tags_%S,", &sum->c_name);
    }
    if (sum->tag_key.size != 0) {
        emit_key("tag", model->tag.text, sum->tag_key, out);
    }
    if (sum->content_key.size != 0) {
        emit_key("content", model->content.text, sum->content_key, out);
    }
    out_line(out, ".count = %u,", (uint64_t)sum->variant_count);
    out_line(out, ".size = sizeof(%S),", &sum->c_name);
    if (sum->has_data) {
        out_line(out, ".offset = offsetof(%S, u),", &sum->c_name);
    } else {
        out_line(out, ".offset = sizeof(%S),", &sum->c_name);
    }
    out_line(out, ".default_arm = %d,", (int64_t)sum->default_place);
    out_line(out, ".tag_size = sizeof(%S),", &sum->c_tag);
    out_line(out, ".form = %s,", form_name(model));
    out_line(out, ".flags = 0%s%s%s%s,", model->is_numeric ? " | BEAN_GEN_TAG_NUMERIC" : "",
             model->position == MODEL_TAG_FIRST ? " | BEAN_GEN_TAG_FIRST" : "",
             sum->unknown_fails ? " | BEAN_GEN_TAG_UNKNOWN_FAIL" : "",
             sum->is_linked ? " | BEAN_GEN_UNION_IS_LINKED" : "");
    out_line(out, ".default_is_json = %u,", (uint64_t)keeps_text);
    out_dedent(out);
    out_line(out, "};");
    out_line(out, "");
}

void emit_c_union(const struct plan_union *sum, struct out *out)
{
    bool has_tags = sum->model->form != MODEL_UNION_UNTAGGED;
    size_t i;
    out_line(out, "/* ---- %S ---- */", &sum->model->qualified);
    out_line(out, "");
    for (i = 0; i < sum->variant_count; i++) {
        if (sum->variants[i].value != NULL) {
            emit_c_element_descriptions(out, sum->variants[i].value);
        }
    }
    if (has_tags) {
        emit_c_keys(out, sum->keys, "tags", sum->c_name);
    }
    out_line(out, "static const bean_gen_arm b_arms_%S[] = {", &sum->c_name);
    out_indent(out);
    for (i = 0; i < sum->variant_count; i++) {
        emit_arm(&sum->variants[i], has_tags, out);
    }
    out_dedent(out);
    out_line(out, "};");
    out_line(out, "");
    emit_type(sum, out);
    emit_c_api(sum->c_name, true, out);
}
