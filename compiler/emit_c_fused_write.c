/*
 * Shape `fused`, writing: one function per bean with every property in line. Large beans are cut
 * into functions of EMIT_C_CHUNK properties.
 */
#include "emit_c.h"

static void emit_enter(struct out *out)
{
    out_line(out, "if (BEAN_UNLIKELY(b_writer->depth == 0)) {");
    out_indent(out);
    out_line(out, "return bean_gen_write_too_deep(b_writer);");
    out_dedent(out);
    out_line(out, "}");
    out_line(out, "b_writer->depth--;");
}

static void emit_leave(struct out *out)
{
    out_line(out, "b_writer->depth++;");
    out_line(out, "return b_cursor;");
    out_dedent(out);
    out_line(out, "}");
    out_line(out, "");
}

static void emit_chunk(const struct plan *plan, const struct plan_bean *bean, uint32_t from,
                       uint32_t to, struct out *out)
{
    out_line(out, "static BEAN_NOINLINE char *b_write_%S_%u(bean_gen_writer *b_writer,",
             &bean->c_name, (uint64_t)from / EMIT_C_CHUNK);
    out_line(out, "    char *b_cursor, const %S *b_bean)", &bean->c_name);
    out_line(out, "{");
    out_indent(out);
    emit_c_mark_unused(bean, from, to, out);
    emit_c_write_run(plan, bean, from, to, from == 0, to == bean->property_count, out);
    out_line(out, "return b_cursor;");
    out_dedent(out);
    out_line(out, "}");
    out_line(out, "");
}

static void emit_signature(const struct plan_bean *bean, struct out *out)
{
    out_line(out, "static char *b_write_%S(bean_gen_writer *b_writer, char *b_cursor,",
             &bean->c_name);
    out_line(out, "    const void *b_in, const bean_type *b_type)");
    out_line(out, "{");
    out_indent(out);
    if (bean->property_count != 0) {
        out_line(out, "const %S *const b_bean = (const %S *)b_in;", &bean->c_name, &bean->c_name);
        out_line(out, "");
    } else {
        out_line(out, "(void)b_in;");
    }
    out_line(out, "(void)b_type;");
}

void emit_c_fused_write(const struct plan *plan, const struct plan_bean *bean, struct out *out)
{
    uint32_t count = (uint32_t)bean->property_count;
    uint32_t from;
    if (count <= EMIT_C_CHUNK) {
        emit_signature(bean, out);
        emit_c_mark_unused(bean, 0, count, out);
        emit_enter(out);
        emit_c_write_run(plan, bean, 0, count, true, true, out);
        emit_leave(out);
        return;
    }
    for (from = 0; from < count; from += EMIT_C_CHUNK) {
        emit_chunk(plan, bean, from, count - from < EMIT_C_CHUNK ? count : from + EMIT_C_CHUNK,
                   out);
    }
    emit_signature(bean, out);
    emit_enter(out);
    for (from = 0; from < count; from += EMIT_C_CHUNK) {
        out_line(out, "b_cursor = b_write_%S_%u(b_writer, b_cursor, b_bean);", &bean->c_name,
                 (uint64_t)from / EMIT_C_CHUNK);
        out_line(out, "if (BEAN_UNLIKELY(b_cursor == NULL)) {");
        out_indent(out);
        out_line(out, "return NULL;");
        out_dedent(out);
        out_line(out, "}");
    }
    emit_leave(out);
}
