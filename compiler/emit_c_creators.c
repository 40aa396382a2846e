/*
 * The table of the functions that complete a bean after it was read: @creator.
 */
#include "emit_c.h"

void emit_c_creators(const struct plan *plan, const struct plan_bean *bean, struct out *out)
{
    size_t i;
    if (bean->creator_count == 0) {
        return;
    }
    out_line(out, "static const bean_gen_creator b_creators_%S[] = {", &bean->c_name);
    out_indent(out);
    for (i = 0; i < bean->creator_count; i++) {
        const struct plan_creator *creator = &bean->creators[i];
        const struct str *function = &creator->function->text;
        out_begin(out);
        out_add(out, "{%S%S, \"what %S accepts\", ", &plan->c_calls, function, function);
        if (creator->c_path.size == 0) {
            out_add(out, "0, ");
        } else {
            out_add(out, "offsetof(%S, %S), ", &creator->c_struct, &creator->c_path);
        }
        if (creator->holder == PLAN_NO_HOLDER) {
            out_add(out, "BEAN_GEN_NO_HOLDER},");
        } else {
            out_add(out, "%u},", (uint64_t)creator->holder);
        }
        out_end(out);
    }
    out_dedent(out);
    out_line(out, "};");
}
