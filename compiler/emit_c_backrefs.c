/*
 * The table of the pointers that lead back from what a bean holds: @backref.
 */
#include "emit_c.h"

void emit_c_backrefs(const struct plan_bean *bean, struct out *out)
{
    size_t i;
    if (bean->backref_count == 0) {
        return;
    }
    out_line(out, "static const bean_gen_backref b_backrefs_%S[] = {", &bean->c_name);
    out_indent(out);
    for (i = 0; i < bean->backref_count; i++) {
        const struct plan_backref *backref = &bean->backrefs[i];
        out_line(out, "{%u, offsetof(%S, %S), offsetof(%S, %S)},", (uint64_t)backref->index,
                 &backref->owner->c_struct, &backref->member->c_name, &backref->held->c_struct,
                 &backref->pointer->c_path);
    }
    out_dedent(out);
    out_line(out, "};");
}
