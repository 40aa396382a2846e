/*
 * The part of a dump that shows a union.
 */
#include "emit_dump.h"

static void dump_tag(struct out *out, const struct model_union *model)
{
    static const char *const forms[] = {
        [MODEL_UNION_INTERNAL] = "internal",
        [MODEL_UNION_ADJACENT] = "adjacent",
        [MODEL_UNION_EXTERNAL] = "external",
        [MODEL_UNION_ARRAY] = "array",
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

static void dump_arm(struct out *out, const struct plan_arm *variant)
{
    out_begin(out);
    out_add(out, "%S: %S, C: %S", &variant->model->name, &variant->json_text, &variant->c_constant);
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

void emit_dump_union(struct out *out, const struct plan_union *sum)
{
    size_t i;

    out_line(out, "union %S", &sum->model->qualified);
    out_indent(out);
    out_line(out, "C: %S, %S", &sum->c_name, &sum->c_tag);
    dump_tag(out, sum->model);
    if (sum->default_place >= 0) {
        out_line(out, "unknown tags: %S", &sum->variants[sum->default_place].model->name);
    }
    out_line(out, "unknown properties beside the tag: %s (%s)",
             sum->unknown_fails ? "fail" : "skip", emit_dump_origin(sum->unknown_origin));
    out_line(out, "can contain itself: %s", sum->is_recursive ? "yes" : "no");
    out_line(out, "arms");
    out_indent(out);
    for (i = 0; i < sum->variant_count; i++) {
        dump_arm(out, &sum->variants[i]);
    }
    out_dedent(out);
    emit_dump_keys(out, "tags", sum->keys);
    out_dedent(out);
    out_line(out, "");
}
