/*
 * The part of a dump that shows a union.
 */
#include "emit_dump.h"

static void dump_tag(struct out *out, const struct model_union *model)
{
    static const char *const forms[] = {
        [MODEL_UNION_INTERNAL] = "internal", [MODEL_UNION_ADJACENT] = "adjacent",
        [MODEL_UNION_EXTERNAL] = "external", [MODEL_UNION_ARRAY] = "array",
        [MODEL_UNION_UNTAGGED] = "none",
    };
    static const char *const positions[] = {
        [MODEL_TAG_ANY] = "any",
        [MODEL_TAG_FIRST] = "first",
        [MODEL_TAG_OWN] = "own",
    };

    out_begin(out);
    out_add(out, "tag: %s", forms[model->form]);
    if (model->form == MODEL_UNION_INTERNAL || model->form == MODEL_UNION_ADJACENT) {
        out_add(out, ", ");
        emit_dump_json(out, model->tag.text);
        out_add(out, " at %s place", positions[model->position]);
    }
    if (model->form == MODEL_UNION_ADJACENT) {
        out_add(out, ", content ");
        emit_dump_json(out, model->content.text);
    }
    out_add(out, model->is_numeric ? ", numbers" : "");
    out_end(out);
}

static void dump_arm(struct out *out, const struct plan_arm *variant, bool has_tag)
{
    out_begin(out);
    out_add(out, "%S: ", &variant->model->name);
    if (has_tag) {
        out_add(out, "%S, ", &variant->json_text);
    }
    out_add(out, "C: %S", &variant->c_constant);
    if (variant->value != NULL) {
        out_add(out, ", u.%S: %S", &variant->c_name, &variant->value->c_type);
    }
    emit_dump_aliases(out, variant->model->aliases, variant->model->alias_count);
    out_end(out);
    out_indent(out);
    out_begin(out);
    out_add(out, "type: ");
    if (variant->value != NULL) {
        emit_dump_type(out, variant->model->type);
    } else {
        out_add(out, "void");
    }
    out_end(out);
    if (variant->value != NULL) {
        emit_dump_format(out, variant->value);
    }
    out_dedent(out);
}

/* Which arm a value of each form is. */
static void dump_forms(struct out *out, const struct plan_union *sum)
{
    static const char *const names[PLAN_FORM_COUNT] = {
        [PLAN_FORM_NULL] = "null",       [PLAN_FORM_BOOL] = "bool",
        [PLAN_FORM_INTEGER] = "integer", [PLAN_FORM_NUMBER] = "other number",
        [PLAN_FORM_STRING] = "string",   [PLAN_FORM_ARRAY] = "array",
        [PLAN_FORM_OBJECT] = "object",
    };
    size_t i;

    out_line(out, "forms");
    out_indent(out);
    for (i = 0; i < PLAN_FORM_COUNT; i++) {
        if (sum->forms[i] >= 0) {
            out_line(out, "%s: %S", names[i], &sum->variants[sum->forms[i]].model->name);
        } else if (sum->forms[i] == PLAN_FORM_OF_BEANS) {
            out_line(out, "%s: by its keys", names[i]);
        }
    }
    out_dedent(out);
}

void emit_dump_union(struct out *out, const struct plan_union *sum)
{
    bool has_tags = sum->model->form != MODEL_UNION_UNTAGGED;
    size_t i;

    out_line(out, "union %S", &sum->model->qualified);
    out_indent(out);
    out_line(out, "C: %S, %S", &sum->c_name, &sum->c_tag);
    dump_tag(out, sum->model);
    if (sum->default_place >= 0) {
        out_line(out, "unknown tags: %S", &sum->variants[sum->default_place].model->name);
    }
    if (has_tags) {
        out_line(out, "unknown properties beside the tag: %s (%s)",
                 sum->unknown_fails ? "fail" : "skip", emit_dump_origin(sum->unknown_origin));
    }
    out_line(out, "can contain itself: %s", sum->is_recursive ? "yes" : "no");
    out_line(out, "arms");
    out_indent(out);
    for (i = 0; i < sum->variant_count; i++) {
        dump_arm(out, &sum->variants[i], has_tags);
    }
    out_dedent(out);
    if (has_tags) {
        emit_dump_keys(out, "tags", sum->keys);
    } else {
        dump_forms(out, sum);
    }
    out_dedent(out);
    out_line(out, "");
}
