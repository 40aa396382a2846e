/*
 * Shape `fused`, reading: one function per bean with every property in line. Control falls from one
 * property into the next as long as the input keeps to the canonical order; any other key takes the
 * switch, by the index that the runtime's look-up gives. Large beans are cut into functions of
 * EMIT_C_CHUNK properties.
 */
#include "emit_c.h"

/* Where control goes from inside the body, which differs between a whole function and a chunk. */
struct target {
    bool is_chunk;
    uint32_t from;
    uint32_t to;
};

static void emit_signature(const struct plan_bean *bean, struct out *out)
{
    out_line(out, "static const char *b_read_%S(bean_gen_reader *b_reader, const char *b_cursor,",
             &bean->c_name);
    out_line(out, "    void *b_out, const bean_type *b_type)");
}

/* The key of a property as it follows another value, or opens the object. */
static void add_key(struct out *out, const char *before, const struct plan_property *property)
{
    out_add(out, "\"%s", before);
    emit_c_literal_part(out, property->json_key);
    out_add(out, "\"");
}

/* Whether the straight lane looks for this property's key: it stands in line as a constant. */
static bool is_expected(const struct plan_property *property)
{
    return property->has_key && property->json_key.size <= EMIT_C_LONG_TEXT;
}

static void emit_expected_close(struct target target, struct out *out)
{
    out_line(out, "if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {");
    out_indent(out);
    if (target.is_chunk) {
        out_line(out, "b_reader->cursor = b_cursor;");
        out_line(out, "return BEAN_GEN_CLOSED;");
    } else {
        out_line(out, "goto b_closed;");
    }
    out_dedent(out);
    out_line(out, "}");
}

static void emit_expected_next(const struct plan_property *next, struct target target,
                               struct out *out)
{
    out_begin(out);
    out_add(out, "if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, %u, ", (uint64_t)next->index);
    add_key(out, ",", next);
    out_add(out, ")) {");
    out_end(out);
    out_indent(out);
    if (target.is_chunk && next->index >= target.to) {
        out_line(out, "b_reader->cursor = b_cursor;");
        out_line(out, "return %u;", (uint64_t)next->index);
    } else {
        out_line(out, "goto b_at_%S;", &next->c_label);
    }
    out_dedent(out);
    out_line(out, "}");
}

/* From property `index` to the next one in canonical order, or out of the object. */
static void emit_transition(const struct plan_bean *bean, uint32_t index, struct target target,
                            struct out *out)
{
    uint32_t next = emit_c_next_read(bean, index + 1);
    if (next == bean->property_count || bean->properties[next].is_any) {
        emit_expected_close(target, out);
    } else if (is_expected(&bean->properties[next])) {
        emit_expected_next(&bean->properties[next], target, out);
    }
    out_line(out, "b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);");
    out_line(out, "break;");
}

static void emit_case(const struct plan *plan, const struct plan_bean *bean, uint32_t index,
                      struct target target, struct out *out)
{
    const struct plan_property *property = &bean->properties[index];
    bool is_first = index == emit_c_next_read(bean, target.from);
    bool is_entered = is_expected(property) && (!is_first || !target.is_chunk);
    out_line(out, "case %u:", (uint64_t)index);
    out_indent(out);
    out_line(out, "b_cursor = b_reader->cursor;");
    out_dedent(out);
    if (is_entered) {
        out_line(out, "b_at_%S:", &property->c_label);
    }
    out_indent(out);
    emit_c_read_property(plan, bean, property, out);
    out_line(out, "if (BEAN_UNLIKELY(b_cursor == NULL)) {");
    out_indent(out);
    if (target.is_chunk) {
        out_line(out, "bean_gen_read_failed(b_reader, b_type, %u);", (uint64_t)index);
        out_line(out, "return BEAN_GEN_FAILED;");
    } else {
        out_line(out, "return bean_gen_read_failed(b_reader, b_type, %u);", (uint64_t)index);
    }
    out_dedent(out);
    out_line(out, "}");
    if (property->value->type->kind == MODEL_STRING) {
        out_line(out, "BEAN_HIDE(b_cursor);");
    }
    emit_transition(bean, index, target, out);
    out_dedent(out);
}

static void emit_cases(const struct plan *plan, const struct plan_bean *bean, struct target target,
                       struct out *out)
{
    uint32_t index;
    for (index = emit_c_next_read(bean, target.from); index < target.to;
         index = emit_c_next_read(bean, index + 1)) {
        emit_case(plan, bean, index, target, out);
    }
}

/* What is left when the object is closed: absent properties. */
static void emit_closed(const struct plan_bean *bean, struct out *out)
{
    if (bean->looks_at_end) {
        out_line(out, "b_reader->cursor = b_cursor;");
        out_line(out, "return bean_gen_missing(b_reader, b_type, b_out, b_seen);");
        return;
    }
    out_line(out, "if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, %u))) {",
             (uint64_t)bean->property_count);
    out_indent(out);
    out_line(out, "b_reader->cursor = b_cursor;");
    out_line(out, "return bean_gen_missing(b_reader, b_type, b_out, b_seen);");
    out_dedent(out);
    out_line(out, "}");
    out_line(out, "return b_cursor;");
}

static void emit_locals(const struct plan_bean *bean, struct out *out)
{
    if (emit_c_next_read(bean, 0) != bean->property_count) {
        out_line(out, "%S *const b_bean = (%S *)b_out;", &bean->c_name, &bean->c_name);
    }
    out_line(out, "uint64_t b_seen[%u] = {0};", (uint64_t)bean->seen_words);
    out_line(out, "int32_t b_next;");
    out_line(out, "");
}

static void emit_whole(const struct plan *plan, const struct plan_bean *bean, struct out *out)
{
    struct target target = {false, 0, (uint32_t)bean->property_count};
    uint32_t first = emit_c_next_read(bean, 0);
    emit_signature(bean, out);
    out_line(out, "{");
    out_indent(out);
    emit_locals(bean, out);
    if (first < bean->property_count && is_expected(&bean->properties[first])) {
        out_begin(out);
        out_add(out, "if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, %u, ", (uint64_t)first);
        add_key(out, "{", &bean->properties[first]);
        out_add(out, ")) {");
        out_end(out);
        out_indent(out);
        out_line(out, "goto b_at_%S;", &bean->properties[first].c_label);
        out_dedent(out);
        out_line(out, "}");
    }
    out_line(out, "b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);");
    out_line(out, "for (;;) {");
    out_indent(out);
    out_line(out, "switch (b_next) {");
    emit_cases(plan, bean, target, out);
    out_line(out, "case BEAN_GEN_CLOSED:");
    out_indent(out);
    out_line(out, "b_cursor = b_reader->cursor;");
    out_line(out, "goto b_closed;");
    out_dedent(out);
    out_line(out, "default:");
    out_indent(out);
    out_line(out, "return NULL;");
    out_dedent(out);
    out_line(out, "}");
    out_dedent(out);
    out_line(out, "}");
    out_dedent(out);
    out_line(out, "b_closed:");
    out_indent(out);
    emit_closed(bean, out);
    out_dedent(out);
    out_line(out, "}");
    out_line(out, "");
}

/* One chunk: takes the index to go on with, gives back one that is not its own. */
static void emit_chunk(const struct plan *plan, const struct plan_bean *bean, struct target target,
                       struct out *out)
{
    out_line(out,
             "static BEAN_NOINLINE int32_t b_read_%S_%u(bean_gen_reader *b_reader, int32_t b_next,",
             &bean->c_name, (uint64_t)target.from / EMIT_C_CHUNK);
    out_line(out, "    %S *b_bean, const bean_type *b_type, uint64_t *b_seen)", &bean->c_name);
    out_line(out, "{");
    out_indent(out);
    out_line(out, "const char *b_cursor;");
    out_line(out, "");
    out_line(out, "for (;;) {");
    out_indent(out);
    out_line(out, "switch (b_next) {");
    emit_cases(plan, bean, target, out);
    out_line(out, "default:");
    out_indent(out);
    out_line(out, "return b_next;");
    out_dedent(out);
    out_line(out, "}");
    out_dedent(out);
    out_line(out, "}");
    out_dedent(out);
    out_line(out, "}");
    out_line(out, "");
}

static void emit_chunked(const struct plan *plan, const struct plan_bean *bean, struct out *out)
{
    uint32_t count = (uint32_t)bean->property_count;
    uint32_t from;
    for (from = 0; from < count; from += EMIT_C_CHUNK) {
        struct target target = {true, from,
                                count - from < EMIT_C_CHUNK ? count : from + EMIT_C_CHUNK};
        if (emit_c_next_read(bean, from) < target.to) {
            emit_chunk(plan, bean, target, out);
        }
    }
    emit_signature(bean, out);
    out_line(out, "{");
    out_indent(out);
    emit_locals(bean, out);
    out_line(out, "b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);");
    out_line(out, "while (b_next >= 0) {");
    out_indent(out);
    out_line(out, "switch (b_next / %u) {", (uint64_t)EMIT_C_CHUNK);
    for (from = 0; from < count; from += EMIT_C_CHUNK) {
        if (emit_c_next_read(bean, from) >= from + EMIT_C_CHUNK ||
            emit_c_next_read(bean, from) == count) {
            continue;
        }
        out_line(out, "case %u:", (uint64_t)from / EMIT_C_CHUNK);
        out_indent(out);
        out_line(out, "b_next = b_read_%S_%u(b_reader, b_next, b_bean, b_type, b_seen);",
                 &bean->c_name, (uint64_t)from / EMIT_C_CHUNK);
        out_line(out, "break;");
        out_dedent(out);
    }
    out_line(out, "default:");
    out_indent(out);
    out_line(out, "return NULL;");
    out_dedent(out);
    out_line(out, "}");
    out_dedent(out);
    out_line(out, "}");
    out_line(out, "if (b_next == BEAN_GEN_FAILED) {");
    out_indent(out);
    out_line(out, "return NULL;");
    out_dedent(out);
    out_line(out, "}");
    out_line(out, "b_cursor = b_reader->cursor;");
    emit_closed(bean, out);
    out_dedent(out);
    out_line(out, "}");
    out_line(out, "");
}

void emit_c_fused_read(const struct plan *plan, const struct plan_bean *bean, struct out *out)
{
    if (bean->property_count > EMIT_C_CHUNK) {
        emit_chunked(plan, bean, out);
    } else {
        emit_whole(plan, bean, out);
    }
}
