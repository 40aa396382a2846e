/*
 * How a run of properties is written: what `fused` does for a whole bean and `property` for each
 * property alone. The run is first put down as a list of steps, in which constant text is merged;
 * then the room that each stretch between two open-ended calls needs at most is added up, so that
 * it is asked for once; then the steps are printed.
 */
#include "emit_c.h"

#include <stddef.h>

#include "vec.h"

enum step_kind {
    STEP_ROOM,   /* ask for `need` bytes */
    STEP_TEXT,   /* constant text */
    STEP_MEMBER, /* constant text that starts with a comma unless it is the object's first */
    STEP_VALUE,  /* a scalar's text, of bounded length; of a string, without its quotes */
    STEP_CALL,   /* anything whose length is open; room is asked for again afterwards */
    STEP_IF,     /* what follows depends on the property's condition ... */
    STEP_ELSE,
    STEP_END
};

struct step {
    enum step_kind kind;
    size_t need; /* bytes at most; ROOM: of the stretch; VALUE of a string: of what follows it */
    struct str text;
    const struct plan_property *property;
};

VEC_DEFINE(step_list, struct step);

/* What a run of properties is turned into. */
struct run {
    const struct plan *plan;
    const struct plan_bean *bean;
    struct step_list steps;
    struct str_buffer pending; /* constant text that is not a step yet */
    struct arena arena;
    bool pending_is_member;
    bool any_before;     /* some member was certainly written before */
    bool perhaps_before; /* some member may have been written before */
};

/* The bytes that a stretch may take at most, below the runtime's BEAN_GEN_ROOM_LIMIT. */
enum { STRETCH_LIMIT = 2048 };

static void push(struct run *run, enum step_kind kind, size_t need,
                 const struct plan_property *property, struct str text)
{
    struct step step = {kind, need, text, property};
    vec_push(&run->arena, &run->steps, step);
}

static void flush(struct run *run)
{
    if (run->pending.size != 0) {
        struct str text = arena_copy_str(&run->arena, str_buffer_str(&run->pending));
        push(run, run->pending_is_member ? STEP_MEMBER : STEP_TEXT, text.size, NULL, text);
        run->pending.size = 0;
    }
    run->pending_is_member = false;
}

static void add_text(struct run *run, const char *text)
{
    str_buffer_add_text(&run->pending, text);
}

/* The key with the comma that its place needs. */
static void add_key(struct run *run, const struct plan_property *property)
{
    if (run->any_before) {
        add_text(run, ",");
    } else if (run->perhaps_before) {
        flush(run);
        run->pending_is_member = true;
        add_text(run, ",");
    }
    str_buffer_add(&run->pending, property->json_key);
}

static size_t longest_name(const struct plan_enum *type)
{
    size_t longest = 0;
    size_t i;
    for (i = 0; i < type->member_count; i++) {
        if (type->members[i].json_text.size > longest) {
            longest = type->members[i].json_text.size;
        }
    }
    return longest;
}

/* The longest text of a scalar; 0 for what has no bound. */
static size_t scalar_need(const struct plan_value *value)
{
    if (value->codec != NULL || value->limits != NULL) {
        return 0;
    }
    switch (value->type->kind) {
    case MODEL_BEAN:
    case MODEL_UNION:
    case MODEL_LIST:
    case MODEL_MAP:
    case MODEL_ARRAY:
    case MODEL_KIND_COUNT: return 0;
    case MODEL_ENUM: {
        size_t longest = longest_name(value->enumeration);
        return longest <= EMIT_C_LONG_TEXT ? longest : 0;
    }
    default: return 32;
    }
}

/* The value, where it is there and not null. */
static void add_value(struct run *run, const struct plan_property *property)
{
    struct str none = {NULL, 0};
    size_t need = scalar_need(property->value);
    if (property->value->type->kind == MODEL_STRING && need != 0) {
        add_text(run, "\"");
        flush(run);
        push(run, STEP_VALUE, need, property, none);
        add_text(run, "\"");
    } else {
        flush(run);
        push(run, need != 0 ? STEP_VALUE : STEP_CALL, need, property, none);
    }
}

/* A property that one test decides on. */
static void add_conditional(struct run *run, const struct plan_property *property, bool or_null)
{
    struct str none = {NULL, 0};
    if (or_null) {
        add_key(run, property);
        flush(run);
        push(run, STEP_IF, 0, property, none);
        add_value(run, property);
        flush(run);
        push(run, STEP_ELSE, 0, property, none);
        add_text(run, "null");
        flush(run);
        push(run, STEP_END, 0, property, none);
        run->any_before = true;
        return;
    }
    flush(run);
    push(run, STEP_IF, 0, property, none);
    add_key(run, property);
    add_value(run, property);
    flush(run);
    push(run, STEP_END, 0, property, none);
    run->perhaps_before = true;
}

/* Only the general writer knows how. */
static bool is_general(const struct plan_property *property)
{
    return property->is_any || property->holder != PLAN_NO_HOLDER ||
           property->views != PLAN_ALL_VIEWS || property->model->presence ||
           property->value->type->is_pointer || model_has_sibling(property->model) ||
           property->rules.custom.size != 0;
}

static bool is_bounded_test(const struct plan_property *property)
{
    enum plan_include include = property->value->include;
    enum plan_null_form null_form = property->value->null_form;
    enum model_kind kind = property->value->type->kind;
    if (is_general(property) ||
        (plan_is_inside(property->value) && include != PLAN_ALWAYS && include != PLAN_NON_NULL)) {
        return false;
    }
    switch (include) {
    case PLAN_ALWAYS:
        return null_form != PLAN_NEVER_NULL && kind != MODEL_LIST && kind != MODEL_MAP;
    case PLAN_NON_NULL: return null_form != PLAN_NEVER_NULL;
    case PLAN_NON_EMPTY:
        return null_form != PLAN_NEVER_NULL || model_is_text(kind) || kind == MODEL_LIST ||
               kind == MODEL_MAP;
    case PLAN_NON_ZERO:
        return null_form == PLAN_NEVER_NULL && (kind <= MODEL_UINT64 || model_is_text(kind) ||
                                                kind == MODEL_LIST || kind == MODEL_MAP);
    case PLAN_NON_DEFAULT:
    case PLAN_PRESENT: break;
    }
    return false;
}

static bool is_always_there(const struct plan_property *property)
{
    const struct plan_value *value = property->value;
    enum model_kind kind = value->type->kind;
    if (!property->is_written || is_general(property)) {
        return false;
    }
    switch (value->include) {
    case PLAN_ALWAYS: return true;
    case PLAN_NON_NULL: return value->null_form == PLAN_NEVER_NULL;
    case PLAN_NON_EMPTY:
        return value->null_form == PLAN_NEVER_NULL && !model_is_text(kind) && kind != MODEL_LIST &&
               kind != MODEL_MAP;
    default: return false;
    }
}

static void add_property(struct run *run, const struct plan_property *property)
{
    struct str none = {NULL, 0};
    if (!property->is_written) {
        return;
    }
    if (property->json_key.size > EMIT_C_LONG_TEXT) {
        flush(run);
        push(run, STEP_CALL, 0, property, none);
        run->perhaps_before = true;
        run->any_before = run->any_before || is_always_there(property);
    } else if (is_bounded_test(property)) {
        add_conditional(run, property, property->value->include == PLAN_ALWAYS);
    } else if (is_always_there(property)) {
        add_key(run, property);
        add_value(run, property);
        run->any_before = true;
    } else {
        /* The general writer decides, and writes the key too. */
        flush(run);
        push(run, STEP_CALL, 0, property, none);
        run->perhaps_before = true;
    }
}

/* ---- room ---- */

static size_t step_need(const struct step *step)
{
    return step->kind == STEP_TEXT || step->kind == STEP_MEMBER || step->kind == STEP_VALUE
               ? step->need
               : 0;
}

/* Whether room has to be asked for anew behind this step: open-ended calls, and conditions that
 * contain one (on the other path the old promise holds, but only one number can be right). */
static void insert_rooms(struct run *run)
{
    struct step_list old = run->steps;
    struct step_list marked = {0};
    size_t stretch = 0;
    bool inside = false;
    bool called = false;
    size_t i;
    struct step room = {STEP_ROOM, 0, {NULL, 0}, NULL};
    vec_push(&run->arena, &marked, room);
    for (i = 0; i < old.count; i++) {
        struct step step = old.items[i];
        if (!inside && stretch + step_need(&step) > STRETCH_LIMIT && stretch != 0) {
            vec_push(&run->arena, &marked, room);
            stretch = 0;
        }
        stretch += step_need(&step);
        vec_push(&run->arena, &marked, step);
        if (step.kind == STEP_IF) {
            inside = true;
            called = false;
        } else if (step.kind == STEP_CALL) {
            called = true;
            if (!inside) {
                vec_push(&run->arena, &marked, room);
                stretch = 0;
            }
        } else if (step.kind == STEP_END) {
            inside = false;
            if (called) {
                vec_push(&run->arena, &marked, room);
                stretch = 0;
            }
        }
    }
    run->steps = marked;
}

/* Adds up from the back what each stretch needs. A step in a condition counts as if it were
 * taken. */
static void add_needs_up(struct run *run)
{
    size_t need = 0;
    size_t i;
    for (i = run->steps.count; i-- > 0;) {
        struct step *step = &run->steps.items[i];
        switch (step->kind) {
        case STEP_ROOM:
            step->need = need;
            need = 0;
            break;
        case STEP_VALUE: {
            size_t own = step->need;
            step->need = need; /* what must be left behind it */
            need += own;
            break;
        }
        default: need += step_need(step); break;
        }
    }
}

/* ---- printing ---- */

struct printer {
    const struct run *run;
    struct out *out;
};

static void print_failure(const struct printer *printer, const struct plan_property *property)
{
    struct out *out = printer->out;
    out_line(out, "if (BEAN_UNLIKELY(b_cursor == NULL)) {");
    out_indent(out);
    if (property == NULL) {
        out_line(out, "return NULL;");
    } else {
        out_line(out, "return bean_gen_write_failed(b_writer, &%S_type, %u);",
                 &printer->run->bean->c_name, (uint64_t)property->index);
    }
    out_dedent(out);
    out_line(out, "}");
}

static void print_text(const struct step *step, struct out *out)
{
    out_begin(out);
    out_add(out,
            step->kind == STEP_MEMBER ? "BEAN_GEN_MEMBER(b_cursor, " : "BEAN_GEN_TEXT(b_cursor, ");
    emit_c_literal(out, step->text);
    out_add(out, ");");
    out_end(out);
}

static void print_value(const struct printer *printer, const struct step *step)
{
    const struct plan_property *property = step->property;
    const struct plan_value *value = property->value;
    const struct str *path = &property->c_path;
    struct out *out = printer->out;
    switch (value->type->kind) {
    case MODEL_BOOL:
        out_line(out, "b_cursor = bean_gen_put_bool(b_cursor, b_bean->%S);", path);
        return;
    case MODEL_INT8:
    case MODEL_INT16:
    case MODEL_INT32:
    case MODEL_UINT8:
    case MODEL_UINT16:
        out_line(out, "b_cursor = bean_gen_put_int32(b_cursor, b_bean->%S);", path);
        return;
    case MODEL_INT64:
    case MODEL_UINT32:
    case MODEL_UINT64:
        out_line(out, "b_cursor = bean_gen_put_%s(b_cursor, b_bean->%S);",
                 emit_c_kind_verb(value->type->kind), path);
        return;
    case MODEL_FLOAT32:
    case MODEL_FLOAT64:
        out_line(out, "b_cursor = bean_gen_put_%s(b_writer, b_cursor, b_bean->%S);",
                 emit_c_kind_verb(value->type->kind), path);
        break;
    case MODEL_STRING:
        out_line(out, "b_cursor = bean_gen_put_string%s(b_writer, b_cursor, b_bean->%S, %u);",
                 emit_c_inline_suffix(printer->run->plan), path, (uint64_t)step->need);
        break;
    default: /* MODEL_ENUM */
        out_line(out, "b_cursor = bean_gen_put_enum(b_writer, b_cursor, &%S_type, &b_bean->%S);",
                 &value->enumeration->c_name, path);
        break;
    }
    print_failure(printer, property);
    if (value->type->kind == MODEL_STRING) {
        out_line(out, "BEAN_HIDE(b_cursor);");
    }
}

static void print_call(const struct printer *printer, const struct plan_property *property)
{
    const struct plan_bean *bean = printer->run->bean;
    const struct plan_value *value = property->value;
    struct out *out = printer->out;
    bool has_key = property->json_key.size <= EMIT_C_LONG_TEXT &&
                   (is_always_there(property) || is_bounded_test(property));
    if (!has_key) {
        out_line(
            out,
            "b_cursor = bean_gen_write_member(b_writer, b_cursor, &b_accessors_%S[%u], b_bean,",
            &bean->c_name, (uint64_t)property->index);
        out_line(out, "                                 &%S_type, %u);", &bean->c_name,
                 (uint64_t)property->index);
    } else if (value->type->kind == MODEL_BEAN) {
        out_begin(out);
        out_add(out, "b_cursor = ");
        emit_c_write_callee(out, value->bean);
        out_add(out, "(b_writer, b_cursor, %sb_bean->%S, &%S_type);",
                value->null_form == PLAN_NULL_POINTER ? "" : "&", &property->c_path,
                &value->bean->c_name);
        out_end(out);
    } else {
        out_line(out, "b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->%S,",
                 &property->c_path);
        out_line(out, "                                &b_accessors_%S[%u].value);", &bean->c_name,
                 (uint64_t)property->index);
    }
    print_failure(printer, property);
}

static void print_condition(const struct plan_property *property, struct out *out)
{
    const struct plan_value *value = property->value;
    enum model_kind kind = value->type->kind;
    const struct str *path = &property->c_path;
    bool by_size = value->include == PLAN_NON_EMPTY || value->include == PLAN_NON_ZERO;
    bool is_text = model_is_text(kind) && !plan_is_inside(value);
    const char *items = is_text ? "data" : "items";
    if (is_text || kind == MODEL_LIST || kind == MODEL_MAP) {
        const char *size = is_text ? "size" : "count";
        if (by_size) {
            out_line(out, "if (b_bean->%S.%s != NULL && b_bean->%S.%s != 0) {", path, items, path,
                     size);
        } else {
            out_line(out, "if (b_bean->%S.%s != NULL) {", path, items);
        }
    } else if (value->null_form == PLAN_NULL_FLAG) {
        out_line(out, "if (b_bean->%S) {", &property->c_has_path);
    } else if (value->null_form == PLAN_NULL_POINTER) {
        out_line(out, "if (b_bean->%S != NULL) {", path);
    } else if (kind == MODEL_BOOL) {
        out_line(out, "if (b_bean->%S) {", path);
    } else {
        out_line(out, "if (b_bean->%S != 0) {", path);
    }
}

static void print_step(const struct printer *printer, const struct step *step)
{
    struct out *out = printer->out;
    switch (step->kind) {
    case STEP_ROOM:
        if (step->need != 0) {
            out_line(out, "b_cursor = bean_gen_room(b_writer, b_cursor, %u);",
                     (uint64_t)step->need);
            print_failure(printer, NULL);
        }
        break;
    case STEP_TEXT:
    case STEP_MEMBER: print_text(step, out); break;
    case STEP_VALUE: print_value(printer, step); break;
    case STEP_CALL: print_call(printer, step->property); break;
    case STEP_IF:
        print_condition(step->property, out);
        out_indent(out);
        break;
    case STEP_ELSE:
        out_dedent(out);
        out_line(out, "} else {");
        out_indent(out);
        break;
    case STEP_END:
        out_dedent(out);
        out_line(out, "}");
        break;
    }
}

void emit_c_mark_unused(const struct plan_bean *bean, uint32_t from, uint32_t to, struct out *out)
{
    while (from < to && !bean->properties[from].is_written) {
        from++;
    }
    if (from == to && bean->property_count != 0) {
        out_line(out, "(void)b_bean;");
    }
}

void emit_c_write_run(const struct plan *plan, const struct plan_bean *bean, uint32_t from,
                      uint32_t to, bool opens, bool closes, struct out *out)
{
    struct run run = {0};
    struct printer printer = {&run, out};
    uint32_t index;
    size_t i;
    run.plan = plan;
    run.bean = bean;
    arena_init(&run.arena);
    if (opens) {
        add_text(&run, "{");
    }
    for (index = 0; index < from; index++) {
        run.perhaps_before = true;
        run.any_before = run.any_before || is_always_there(&bean->properties[index]);
    }
    for (index = from; index < to; index++) {
        add_property(&run, &bean->properties[index]);
    }
    if (closes) {
        add_text(&run, "}");
    }
    flush(&run);
    insert_rooms(&run);
    add_needs_up(&run);
    for (i = 0; i < run.steps.count; i++) {
        print_step(&printer, &run.steps.items[i]);
    }
    str_buffer_free(&run.pending);
    arena_free(&run.arena);
}
