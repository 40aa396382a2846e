/*
 * Shape `property`: one small reader and one small writer per property, in an array beside the
 * accessors; the runtime's driver calls them.
 */
#include "emit_c.h"

static void emit_reader(const struct plan *plan, const struct plan_bean *bean,
                        const struct plan_property *property, struct out *out)
{
    out_line(out, "static const char *b_read_%S_at_%S(bean_gen_reader *b_reader,", &bean->c_name,
             &property->c_label);
    out_line(out, "    const char *b_cursor, void *b_out, uint64_t *b_seen)");
    out_line(out, "{");
    out_indent(out);
    out_line(out, "%S *const b_bean = (%S *)b_out;", &bean->c_name, &bean->c_name);
    out_line(out, "(void)b_seen;");
    emit_c_read_property(plan, bean, property, out);
    out_line(out, "if (BEAN_UNLIKELY(b_cursor == NULL)) {");
    out_indent(out);
    out_line(out, "return bean_gen_read_failed(b_reader, &%S_type, %u);", &bean->c_name,
             (uint64_t)property->index);
    out_dedent(out);
    out_line(out, "}");
    out_line(out, "return b_cursor;");
    out_dedent(out);
    out_line(out, "}");
    out_line(out, "");
}

static void emit_writer(const struct plan *plan, const struct plan_bean *bean,
                        const struct plan_property *property, struct out *out)
{
    out_line(out, "static char *b_write_%S_at_%S(bean_gen_writer *b_writer,", &bean->c_name,
             &property->c_label);
    out_line(out, "    char *b_cursor, const void *b_in)");
    out_line(out, "{");
    out_indent(out);
    out_line(out, "const %S *const b_bean = (const %S *)b_in;", &bean->c_name, &bean->c_name);
    if (!property->is_written) {
        out_line(out, "(void)b_writer;");
    }
    emit_c_mark_unused(bean, property->index, property->index + 1, out);
    emit_c_write_run(plan, bean, property->index, property->index + 1, false, false, out);
    out_line(out, "return b_cursor;");
    out_dedent(out);
    out_line(out, "}");
    out_line(out, "");
}

void emit_c_property_functions(const struct plan *plan, const struct plan_bean *bean,
                               struct out *out)
{
    bool reads = bean->read_shape == MODEL_SHAPE_PROPERTY;
    bool writes = bean->write_shape == MODEL_SHAPE_PROPERTY;
    size_t i;
    if ((!reads && !writes) || bean->property_count == 0) {
        return;
    }
    for (i = 0; i < bean->property_count; i++) {
        if (reads && bean->properties[i].is_read) {
            emit_reader(plan, bean, &bean->properties[i], out);
        }
        if (writes) {
            emit_writer(plan, bean, &bean->properties[i], out);
        }
    }
    out_line(out, "static const bean_gen_property_code b_code_%S[] = {", &bean->c_name);
    out_indent(out);
    for (i = 0; i < bean->property_count; i++) {
        const struct plan_property *property = &bean->properties[i];
        out_begin(out);
        out_add(out, "{");
        if (reads && property->is_read) {
            out_add(out, "b_read_%S_at_%S, ", &bean->c_name, &property->c_label);
        } else {
            out_add(out, "NULL, ");
        }
        if (writes) {
            out_add(out, "b_write_%S_at_%S},", &bean->c_name, &property->c_label);
        } else {
            out_add(out, "NULL},");
        }
        out_end(out);
    }
    out_dedent(out);
    out_line(out, "};");
    out_line(out, "");
}
