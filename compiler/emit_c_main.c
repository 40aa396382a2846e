/*
 * --main=TYPE: the smallest program around the generated code, a filter from standard input to
 * standard output.
 */
#include "emit_c.h"

void emit_c_main(const struct plan *plan, struct out *out)
{
    struct str none = {NULL, 0};
    if (plan->main_value == NULL) {
        return;
    }
    out_line(out, "/* ---- the filter: --main=%S ---- */", &plan->options.main_text);
    out_line(out, "");
    emit_c_patterns(out, plan->main_value);
    emit_c_element_descriptions(out, plan->main_value);
    out_begin(out);
    out_add(out, "static const bean_gen_value b_main_value = ");
    emit_c_description(out, plan->main_value, none, none, none);
    out_add(out, ";");
    out_end(out);
    out_line(out, "");
    out_line(out, "int main(int argc, char **argv)");
    out_line(out, "{");
    out_indent(out);
    out_line(out, "return bean_gen_main(&b_main_value, %s, argc, argv);",
             plan->options.main_lines ? "true" : "false");
    out_dedent(out);
    out_line(out, "}");
}
