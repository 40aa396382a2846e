/*
 * The functions that users call: their declarations with contracts in the header, their
 * definitions, each one call into the runtime, and the prototypes of the static functions behind
 * them.
 */
#include "emit_c.h"

#include <stddef.h>

/* One function of a bean or a union: `%X` in the texts stands for the bean's C name. */
struct function {
    const char *contract; /* lines of the comment */
    const char *result;
    const char *signature;
    const char *body;
};

static const struct function bean_functions[] = {
    {"All members at their defaults.", "void", "X_init(X *out)", "bean_gen_init(&X_type, out);"},
    {"All bytes zero. Gives nothing back: the memory behind the members is the arena's.", "void",
     "X_clear(X *out)", "memset(out, 0, sizeof *out);"},
    {"A deep copy that lives in the arena. On failure `out` is zeroed. O(size).", "bean_status",
     "X_copy(X *out, const X *in, bean_arena *arena)",
     "return bean_gen_copy(&b_value_X, out, in, arena);"},
    {"Deep equality: NaN equals NaN, the order of map entries does not count.", "bool",
     "X_equal(const X *left, const X *right)", "return bean_gen_equal(&b_value_X, left, right);"},
    {"Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:\n"
     "BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size).",
     "bean_status", "X_validate(const X *in, bean_error *error)",
     "return bean_gen_validate(&b_value_X, in, error);"},
    {"Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the\n"
     "arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was.",
     "bean_status",
     "X_read(X *out, const char *json, size_t size, bean_arena *arena, bean_error *error)",
     "return bean_gen_read_document(&b_value_X, out, json, size, arena, NULL, error);"},
    {"The same with options; NULL means none.", "bean_status",
     "X_read_with(X *out, const char *json, size_t size, bean_arena *arena, "
     "const bean_read_options *options, bean_error *error)",
     "return bean_gen_read_document(&b_value_X, out, json, size, arena, options, error);"},
    {"The same from a file.", "bean_status",
     "X_read_file(X *out, const char *path, bean_arena *arena, bean_error *error)",
     "return bean_gen_read_file(&b_value_X, out, path, arena, error);"},
    {"Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New "
     "memory\n"
     "is the arena's, what stays is shared. On failure the target and the arena are as they were.",
     "bean_status",
     "X_merge(X *target, const char *json, size_t size, bean_arena *arena, bean_error *error)",
     "return bean_gen_merge(&b_value_X, target, json, size, arena, error);"},
    {"Appends compact JSON. On failure the buffer has its old size.", "bean_status",
     "X_write(const X *in, bean_buffer *out)",
     "return bean_gen_write_document(&b_value_X, in, out, NULL, NULL);"},
    {"The same with options and the place of a failure; both may be NULL.", "bean_status",
     "X_write_with(const X *in, bean_buffer *out, const bean_write_options *options, "
     "bean_error *error)",
     "return bean_gen_write_document(&b_value_X, in, out, options, error);"},
    {"Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole\n"
     "length, also when it does not fit (BEAN_ERROR_ROOM).",
     "bean_status", "X_write_to(const X *in, char *to, size_t room, size_t *needed)",
     "return bean_gen_write_to(&b_value_X, in, to, room, needed, NULL);"},
    {"The length of the compact JSON in bytes; nothing of it is kept. O(size).", "bean_status",
     "X_size(const X *in, uint64_t *size)", "return bean_gen_size(&b_value_X, in, size);"},
    {"Writes a file whole or not at all.", "bean_status",
     "X_write_file(const X *in, const char *path, bean_error *error)",
     "return bean_gen_write_file(&b_value_X, in, path, error);"},
    {"The same for a JSON array.", "bean_status",
     "X_list_read(X_list *out, const char *json, size_t size, bean_arena *arena, "
     "bean_error *error)",
     "return bean_gen_read_document(&b_value_list_X, out, json, size, arena, NULL, error);"},
    {"", "bean_status",
     "X_list_read_with(X_list *out, const char *json, size_t size, bean_arena *arena, "
     "const bean_read_options *options, bean_error *error)",
     "return bean_gen_read_document(&b_value_list_X, out, json, size, arena, options, error);"},
    {"", "bean_status", "X_list_write(const X_list *in, bean_buffer *out)",
     "return bean_gen_write_document(&b_value_list_X, in, out, NULL, NULL);"},
    {"", "bean_status",
     "X_list_write_with(const X_list *in, bean_buffer *out, const bean_write_options *options, "
     "bean_error *error)",
     "return bean_gen_write_document(&b_value_list_X, in, out, options, error);"},
    {"", "bean_status", "X_list_size(const X_list *in, uint64_t *size)",
     "return bean_gen_size(&b_value_list_X, in, size);"},
};

/* The body of the first one for a union. */
static const char union_init[] = "bean_gen_init_union(&X_type, out);";

/* A line of one of the texts above with the C name in place of a free-standing X. */
static void add_named(struct out *out, const char *text, size_t size, struct str c_name)
{
    size_t i;
    for (i = 0; i < size; i++) {
        bool alone = text[i] == 'X' && (i == 0 || text[i - 1] == ' ' || text[i - 1] == '(' ||
                                        text[i - 1] == '&' || text[i - 1] == '_');
        if (alone) {
            str_buffer_add(&out->text, c_name);
        } else {
            str_buffer_add_char(&out->text, text[i]);
        }
    }
}

enum { LINE_WIDTH = 100, CONTINUED = 4 };

/* One line with names put in, broken behind commas where it gets too long. */
static void emit_named(struct out *out, const char *before, const char *text, struct str c_name,
                       const char *after)
{
    size_t start;
    size_t fits = 0; /* where the line may be broken so that it is short enough */
    size_t i;
    out_begin(out);
    start = out->text.size - (size_t)out->depth * 4;
    out_add(out, "%s", before);
    add_named(out, text, str_from(text).size, c_name);
    out_add(out, "%s", after);
    for (i = start; i < out->text.size; i++) {
        if (i - start >= LINE_WIDTH && fits != 0) {
            /* The blank behind the comma becomes the line end; the rest moves by the
             * indentation. */
            struct str rest;
            struct out moved = {0};
            out->text.data[fits] = '\n';
            rest = str_slice(str_buffer_str(&out->text), fits + 1, SIZE_MAX);
            str_buffer_add_repeated(&moved.text, ' ', CONTINUED + (size_t)out->depth * 4);
            str_buffer_add(&moved.text, rest);
            out->text.size = fits + 1;
            str_buffer_add(&out->text, str_buffer_str(&moved.text));
            out_free(&moved);
            start = fits + 1;
            fits = 0;
            i = start;
        }
        if (i > start && out->text.data[i] == ' ' && out->text.data[i - 1] == ',') {
            fits = i;
        }
    }
    out_end(out);
}

static void emit_contract(struct out *out, const char *contract)
{
    struct str text = str_from(contract);
    size_t end;
    if (text.size == 0) {
        return;
    }
    end = str_find(text, '\n');
    if (end == text.size) {
        out_line(out, "/* %s */", contract);
        return;
    }
    out_begin(out);
    str_buffer_add_text(&out->text, "/* ");
    while (end < text.size) {
        str_buffer_add(&out->text, str_slice(text, 0, end));
        str_buffer_add_text(&out->text, "\n * ");
        text = str_slice(text, end + 1, text.size);
        end = str_find(text, '\n');
    }
    str_buffer_add(&out->text, text);
    str_buffer_add_text(&out->text, " */");
    out_end(out);
}

static void add_result(struct out *out, const char *result, char *before, size_t room)
{
    struct str text = str_from(result);
    size_t i;
    (void)out;
    for (i = 0; i < text.size && i + 2 < room; i++) {
        before[i] = result[i];
    }
    before[i++] = ' ';
    before[i] = '\0';
}

static void declare_functions(struct str c_name, const struct str *qualified, bool is_union,
                              struct out *out)
{
    size_t i;
    out_line(out, "/* ---- %S ---- */", qualified);
    out_line(out, "");
    for (i = 0; i < sizeof bean_functions / sizeof *bean_functions; i++) {
        const struct function *function = &bean_functions[i];
        char before[32];
        add_result(out, function->result, before, sizeof before);
        emit_contract(out, function->contract);
        emit_named(out, before, function->signature, c_name, ";");
    }
    out_line(out, "extern const %s %S_type;", is_union ? "bean_union" : "bean_type", &c_name);
    out_line(out, "");
}

static void declare_enum(const struct plan_enum *type, struct out *out)
{
    out_line(out, "/* ---- %S ---- */", &type->model->qualified);
    out_line(out, "");
    out_line(out, "/* The name in JSON, terminated; NULL when there is no such value. O(1). */");
    out_line(out, "const char *%S_name(%S value);", &type->c_name, &type->c_name);
    out_line(out, "/* The value of a name or an alias; false when there is none. O(size). */");
    out_line(out, "bool %S_from_name(const char *name, size_t size, %S *value);", &type->c_name,
             &type->c_name);
    out_line(out, "extern const bean_enum %S_type;", &type->c_name);
    out_line(out, "");
}

static void declare_find(const struct plan_derived *derived, const char *space, struct out *out)
{
    const struct str *name = &derived->c_name;
    const struct str *element = &derived->c_element;
    bool is_text = str_equal(derived->c_key, STR("bean_str"));
    out_line(out, "/* The value of a key, or NULL. O(count). */");
    out_line(out, "static inline %S%s*%S_find(const %S *map, %S key)", element, space, name, name,
             &derived->c_key);
    out_line(out, "{");
    out_line(out,
             "    return (%S%s*)bean_map_find%s(map, sizeof(%S_entry), offsetof(%S_entry, value),",
             element, space, is_text ? "" : "_by", name, name);
    out_line(out, "                               %s);", is_text ? "key" : "&key, sizeof key");
    out_line(out, "}");
}

static void declare_derived(const struct plan_derived *derived, struct out *out)
{
    const struct str *name = &derived->c_name;
    const struct str *element = &derived->c_element;
    bool is_pointer = element->size != 0 && element->data[element->size - 1] == '*';
    const char *space = is_pointer ? "" : " ";
    if (derived->kind != PLAN_DERIVED_LIST && derived->kind != PLAN_DERIVED_MAP) {
        return;
    }
    if (derived->c_guard.size != 0) {
        out_line(out, "#ifndef %S_FUNCTIONS", &derived->c_guard);
        out_line(out, "#define %S_FUNCTIONS", &derived->c_guard);
    }
    if (derived->kind == PLAN_DERIVED_MAP) {
        declare_find(derived, space, out);
    }
    out_line(out, "/* One more %s, zeroed; NULL when there is no memory. See bean_list_append. */",
             derived->kind == PLAN_DERIVED_MAP ? "entry" : "item");
    if (derived->kind == PLAN_DERIVED_MAP) {
        out_line(out, "static inline %S_entry *%S_append(%S *list, bean_arena *arena)", name, name,
                 name);
        out_line(out, "{");
        out_line(out, "    return (%S_entry *)bean_list_append(list, sizeof *list->items, arena);",
                 name);
    } else {
        out_line(out, "static inline %S%s*%S_append(%S *list, bean_arena *arena)", element, space,
                 name, name);
        out_line(out, "{");
        out_line(out, "    return (%S%s*)bean_list_append(list, sizeof *list->items, arena);",
                 element, space);
    }
    out_line(out, "}");
    if (derived->c_guard.size != 0) {
        out_line(out, "#endif");
    }
    out_line(out, "");
}

void emit_c_api_declarations(const struct plan *plan, struct out *header)
{
    size_t i;
    for (i = 0; i < plan->enum_count; i++) {
        declare_enum(plan->enums[i], header);
    }
    for (i = 0; i < plan->bean_count; i++) {
        const struct plan_bean *bean = plan->beans[i];
        declare_functions(bean->c_name, &bean->model->qualified, false, header);
    }
    for (i = 0; i < plan->union_count; i++) {
        const struct plan_union *sum = plan->unions[i];
        declare_functions(sum->c_name, &sum->model->qualified, true, header);
    }
    for (i = 0; i < plan->step_count; i++) {
        if (plan->steps[i].kind == PLAN_STEP_DERIVED) {
            declare_derived(plan->steps[i].derived, header);
        }
    }
    out_line(header, "/* Every bean of this file; NULL at the end. */");
    out_line(header, "extern const bean_type *const %S[];", &plan->types_name);
    out_line(header, "");
}

void emit_c_prototypes(const struct plan *plan, struct out *out)
{
    bool any = false;
    size_t i;
    for (i = 0; i < plan->bean_count; i++) {
        const struct plan_bean *bean = plan->beans[i];
        if (bean->read_shape == MODEL_SHAPE_FUSED) {
            out_line(out, "static bean_gen_read_function b_read_%S;", &bean->c_name);
            any = true;
        }
        if (bean->write_shape == MODEL_SHAPE_FUSED) {
            out_line(out, "static bean_gen_write_function b_write_%S;", &bean->c_name);
            any = true;
        }
    }
    for (i = 0; i < plan->variant_count; i++) {
        out_line(out, "extern BEAN_HIDDEN const bean_type %S_type;", &plan->variants[i]->c_name);
        any = true;
    }
    if (any) {
        out_line(out, "");
    }
}

void emit_c_api(struct str c_name, bool is_union, struct out *out)
{
    const struct str *name = &c_name;
    size_t i;
    out_line(out, "static const bean_gen_value b_value_%S = {.kind = BEAN_GEN_%s,", name,
             is_union ? "UNION" : "BEAN");
    out_line(out, "    .size = sizeof(%S), .detail = &%S_type};", name, name);
    out_line(out, "static const bean_gen_value b_value_list_%S = {.kind = BEAN_GEN_LIST,", name);
    out_line(out, "    .size = sizeof(%S_list), .detail = &b_value_%S};", name, name);
    out_line(out, "");
    for (i = 0; i < sizeof bean_functions / sizeof *bean_functions; i++) {
        const struct function *function = &bean_functions[i];
        char before[32];
        add_result(out, function->result, before, sizeof before);
        emit_named(out, before, function->signature, *name, "");
        out_line(out, "{");
        out_indent(out);
        emit_named(out, "", is_union && i == 0 ? union_init : function->body, *name, "");
        out_dedent(out);
        out_line(out, "}");
        out_line(out, "");
    }
}

void emit_c_enum_api(const struct plan *plan, struct out *out)
{
    size_t i;
    for (i = 0; i < plan->enum_count; i++) {
        const struct plan_enum *type = plan->enums[i];
        const struct str *name = &type->c_name;
        out_line(out, "const char *%S_name(%S value)", name, name);
        out_line(out, "{");
        out_line(out, "    return bean_gen_enum_name(&%S_type, (int64_t)value);", name);
        out_line(out, "}");
        out_line(out, "");
        out_line(out, "bool %S_from_name(const char *name, size_t size, %S *value)", name, name);
        out_line(out, "{");
        out_line(out, "    int64_t b_value;");
        out_line(out, "    if (!bean_gen_enum_from_name(&%S_type, name, size, &b_value)) {", name);
        out_line(out, "        return false;");
        out_line(out, "    }");
        out_line(out, "    *value = (%S)b_value;", name);
        out_line(out, "    return true;");
        out_line(out, "}");
        out_line(out, "");
    }
}

void emit_c_type_list(const struct plan *plan, struct out *out)
{
    size_t i;
    out_line(out, "const bean_type *const %S[] = {", &plan->types_name);
    out_indent(out);
    for (i = 0; i < plan->bean_count; i++) {
        out_line(out, "&%S_type,", &plan->beans[i]->c_name);
    }
    out_line(out, "NULL,");
    out_dedent(out);
    out_line(out, "};");
    out_line(out, "");
}
