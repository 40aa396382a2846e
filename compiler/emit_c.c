/*
 * The C backend: the order of the parts of both generated files, and the spelling that the parts
 * share.
 */
#include "emit_c.h"

#include <stddef.h>

static bool is_plain(unsigned char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           (byte >= '0' && byte <= '9') || byte == ' ' || byte == '_' || byte == '-' ||
           byte == '.' || byte == ',' || byte == ':' || byte == '/' || byte == '{' || byte == '}' ||
           byte == '[' || byte == ']' || byte == '@' || byte == '+' || byte == '(' || byte == ')' ||
           byte == '=' || byte == ';' || byte == '\'';
}

void emit_c_literal_part(struct out *out, struct str text)
{
    struct str_buffer *to = &out->text;
    size_t i;
    for (i = 0; i < text.size; i++) {
        unsigned char byte = (unsigned char)text.data[i];
        if (is_plain(byte)) {
            str_buffer_add_char(to, (char)byte);
        } else if (byte == '"' || byte == '\\') {
            str_buffer_add_char(to, '\\');
            str_buffer_add_char(to, (char)byte);
        } else {
            str_buffer_add_char(to, '\\');
            str_buffer_add_char(to, (char)('0' + (byte >> 6)));
            str_buffer_add_char(to, (char)('0' + ((byte >> 3) & 7)));
            str_buffer_add_char(to, (char)('0' + (byte & 7)));
        }
    }
}

void emit_c_literal(struct out *out, struct str text)
{
    str_buffer_add_char(&out->text, '"');
    emit_c_literal_part(out, text);
    str_buffer_add_char(&out->text, '"');
}

enum { LITERAL_LIMIT = 4095 / 4 }; /* every byte may take four characters */

static void add_bytes(struct out *out, struct str text)
{
    size_t i;
    for (i = 0; i < text.size; i++) {
        out_add(out, "%d, ", (int64_t)(signed char)text.data[i]);
    }
}

void emit_c_address(struct out *out, struct str first, struct str second)
{
    if (first.size + second.size <= LITERAL_LIMIT) {
        out_add(out, "\"");
        emit_c_literal_part(out, first);
        emit_c_literal_part(out, second);
        out_add(out, "\"");
    } else {
        out_add(out, "(const char[]){");
        add_bytes(out, first);
        add_bytes(out, second);
        out_add(out, "0}");
    }
}

/* Comment text: what could end the comment, start another or form a trigraph is taken apart. */
static void add_comment_text(struct out *out, struct str line)
{
    struct str_buffer *to = &out->text;
    size_t i;
    for (i = 0; i < line.size; i++) {
        char byte = line.data[i];
        char before = i == 0 ? '\0' : line.data[i - 1];
        if ((before == '*' && byte == '/') || (before == '/' && byte == '*') ||
            (before == '?' && byte == '?')) {
            str_buffer_add_char(to, ' ');
        }
        if ((unsigned char)byte < 0x20 || byte == 0x7f) {
            str_buffer_add_char(to, byte == '\t' ? '\t' : '?');
        } else {
            str_buffer_add_char(to, byte);
        }
    }
}

static void add_comment_line(struct out *out, struct str line)
{
    while (line.size != 0 && line.data[line.size - 1] == ' ') {
        line.size--;
    }
    out_begin(out);
    out_add(out, line.size == 0 ? " *" : " * ");
    add_comment_text(out, line);
    /* A backslash at the end of the line would join it with the next one. */
    if (line.size != 0 && line.data[line.size - 1] == '\\') {
        str_buffer_add_char(&out->text, '.');
    }
    out_end(out);
}

void emit_c_comment(struct out *out, struct str text, struct str extra)
{
    if (text.size == 0 && extra.size == 0) {
        return;
    }
    out_line(out, "/**");
    while (text.size != 0) {
        size_t end = str_find(text, '\n');
        add_comment_line(out, str_slice(text, 0, end));
        text = str_slice(text, end + (end < text.size ? 1 : 0), text.size);
    }
    if (extra.size != 0) {
        add_comment_line(out, extra);
    }
    out_line(out, " */");
}

void emit_c_deprecated(struct out *out, const struct model_deprecated *deprecated)
{
    if (deprecated->given) {
        out_add(out, " BEAN_DEPRECATED(");
        emit_c_literal(out, deprecated->why);
        out_add(out, ")");
    }
}

void emit_c_signed(struct out *out, int64_t value)
{
    if (value == INT64_MIN) {
        out_add(out, "(-INT64_C(9223372036854775807) - 1)");
    } else if (value > INT32_MAX || value < -INT32_MAX) {
        out_add(out, "INT64_C(%d)", value);
    } else {
        out_add(out, "%d", value);
    }
}

void emit_c_unsigned(struct out *out, uint64_t value)
{
    out_add(out, value > INT32_MAX ? "UINT64_C(%u)" : "%u", value);
}

/* A schema's number literal as a floating constant of C. */
static void add_real(struct out *out, struct str text, bool single)
{
    bool is_real = false;
    bool is_hexadecimal = false;
    size_t i;
    for (i = 0; i < text.size; i++) {
        is_hexadecimal = is_hexadecimal || text.data[i] == 'x';
        is_real = is_real || text.data[i] == '.' || text.data[i] == 'e' || text.data[i] == 'E';
    }
    out_add(out, "%S%s%s", &text, is_hexadecimal ? "p0" : is_real ? "" : ".0", single ? "f" : "");
}

static void add_octets(struct out *out, const struct model_value *value)
{
    size_t i;
    out_add(out, "{{");
    for (i = 0; i < sizeof value->octets; i++) {
        out_add(out, i == 0 ? "%u" : ", %u", (uint64_t)value->octets[i]);
    }
    out_add(out, "}}");
}

static void add_time(struct out *out, const struct model_value *value, enum model_kind kind)
{
    out_add(out, "{");
    emit_c_signed(out, value->integer);
    if (kind != MODEL_DATE && kind != MODEL_TIME) {
        out_add(out, ", %d", (int64_t)value->nanoseconds);
    }
    if (kind == MODEL_OFFSET_TIMESTAMP) {
        out_add(out, ", %d", (int64_t)value->offset_minutes);
    }
    out_add(out, "}");
}

static void add_items(struct out *out, const struct model_value *value,
                      const struct plan_value *type)
{
    const struct plan_value *element = type->element;
    bool has_flag = element->null_form == PLAN_NULL_FLAG;
    size_t i;
    for (i = 0; i < value->item_count; i++) {
        bool is_flagged = has_flag && value->items[i].kind != MODEL_VALUE_NULL;
        out_add(out, "%s%s", i == 0 ? "" : ", ", is_flagged ? "{" : "");
        emit_c_value(out, &value->items[i], element);
        out_add(out, is_flagged ? ", true}" : "");
    }
}

/* As deep as the type, which the parser limits. */
static void add_list(struct out *out, const struct model_value *value,
                     const struct plan_value *type)
{
    bool is_array = type->type->kind == MODEL_ARRAY;
    bool is_struct = is_array && type->c_dimensions.size == 0;
    if (is_array) {
        out_add(out, is_struct ? "{{" : "{");
        add_items(out, value, type);
        out_add(out, is_struct ? "}}" : "}");
        return;
    }
    out_add(out, "{(%S *)(void *)(const %S[]){", &type->element->c_type, &type->element->c_type);
    add_items(out, value, type);
    out_add(out, "}, %u}", (uint64_t)value->item_count);
}

/* In an item; a whole property that is null needs no object. */
static const char *null_spelling(const struct plan_value *type)
{
    switch (type->null_form) {
    case PLAN_NULL_FLAG: return "{.has = false}";
    case PLAN_NULL_POINTER: return "NULL";
    default: return "{NULL, 0}";
    }
}

void emit_c_value(struct out *out, const struct model_value *value, const struct plan_value *type)
{
    switch (value->kind) {
    case MODEL_VALUE_BOOL: out_add(out, value->boolean ? "true" : "false"); break;
    case MODEL_VALUE_INT: emit_c_signed(out, value->integer); break;
    case MODEL_VALUE_UINT: emit_c_unsigned(out, value->natural); break;
    case MODEL_VALUE_FLOAT: add_real(out, value->text, type->type->kind == MODEL_FLOAT32); break;
    case MODEL_VALUE_STRING:
    case MODEL_VALUE_BYTES:
        if (plan_is_inside(type)) {
            bool is_struct = type->c_dimensions.size == 0;
            out_add(out, is_struct ? "{" : "");
            emit_c_literal(out, value->text);
            out_add(out, is_struct ? "}" : "");
            break;
        }
        out_add(out, "{");
        emit_c_address(out, value->text, str_make(NULL, 0));
        out_add(out, ", %u}", (uint64_t)value->text.size);
        break;
    case MODEL_VALUE_UUID: add_octets(out, value); break;
    case MODEL_VALUE_TIME: add_time(out, value, type->type->kind); break;
    case MODEL_VALUE_MEMBER:
        if (type->enumeration->is_signed) {
            emit_c_signed(out, value->member->value);
        } else {
            emit_c_unsigned(out, (uint64_t)value->member->value);
        }
        break;
    case MODEL_VALUE_LIST: add_list(out, value, type); break;
    case MODEL_VALUE_EMPTY: /* only asked for where empty differs from null: any address will do */
        if (type->type->kind == MODEL_MAP) {
            out_add(out, "{(%S_entry *)(void *)\"\", 0}", &type->c_type);
        } else {
            out_add(out, "{(%S *)(void *)\"\", 0}", &type->element->c_type);
        }
        break;
    case MODEL_VALUE_NULL: out_add(out, "%s", null_spelling(type)); break;
    case MODEL_VALUE_NONE: out_add(out, "{0}"); break;
    }
}

static const struct {
    const char *kind;
    const char *verb;
} kinds[MODEL_KIND_COUNT] = {
    [MODEL_BOOL] = {"BEAN_GEN_BOOL", "bool"},
    [MODEL_INT8] = {"BEAN_GEN_INT8", "int8"},
    [MODEL_INT16] = {"BEAN_GEN_INT16", "int16"},
    [MODEL_INT32] = {"BEAN_GEN_INT32", "int32"},
    [MODEL_INT64] = {"BEAN_GEN_INT64", "int64"},
    [MODEL_UINT8] = {"BEAN_GEN_UINT8", "uint8"},
    [MODEL_UINT16] = {"BEAN_GEN_UINT16", "uint16"},
    [MODEL_UINT32] = {"BEAN_GEN_UINT32", "uint32"},
    [MODEL_UINT64] = {"BEAN_GEN_UINT64", "uint64"},
    [MODEL_FLOAT32] = {"BEAN_GEN_FLOAT32", "float32"},
    [MODEL_FLOAT64] = {"BEAN_GEN_FLOAT64", "float64"},
    [MODEL_STRING] = {"BEAN_GEN_STRING", "string"},
    [MODEL_BYTES] = {"BEAN_GEN_STRING", "bytes"},
    [MODEL_DECIMAL] = {"BEAN_GEN_STRING", "decimal"},
    [MODEL_BIGINT] = {"BEAN_GEN_STRING", "bigint"},
    [MODEL_JSON] = {"BEAN_GEN_STRING", "json"},
    [MODEL_UUID] = {"BEAN_GEN_PLAIN", "uuid"},
    [MODEL_TIMESTAMP] = {"BEAN_GEN_PLAIN", "timestamp"},
    [MODEL_OFFSET_TIMESTAMP] = {"BEAN_GEN_PLAIN", "offset_timestamp"},
    [MODEL_DATE] = {"BEAN_GEN_PLAIN", "date"},
    [MODEL_TIME] = {"BEAN_GEN_PLAIN", "time"},
    [MODEL_DURATION] = {"BEAN_GEN_PLAIN", "duration"},
    [MODEL_EXTERN] = {"BEAN_GEN_FOREIGN", "foreign"},
    [MODEL_ENUM] = {"BEAN_GEN_ENUM", "enum"},
    [MODEL_BEAN] = {"BEAN_GEN_BEAN", "bean"},
    [MODEL_UNION] = {"BEAN_GEN_UNION", "union"},
    [MODEL_LIST] = {"BEAN_GEN_LIST", "list"},
    [MODEL_MAP] = {"BEAN_GEN_MAP", "map"},
    [MODEL_ARRAY] = {"BEAN_GEN_ARRAY", "array"},
};

const char *emit_c_kind(const struct plan_value *value)
{
    return plan_is_inside(value) ? "BEAN_GEN_INLINE_TEXT" : kinds[value->type->kind].kind;
}

const char *emit_c_kind_verb(enum model_kind kind)
{
    return kinds[kind].verb;
}

void emit_c_type_name(struct out *out, struct str c_name)
{
    out_add(out, "%S_type", &c_name);
}

const char *emit_c_inline_suffix(const struct plan *plan)
{
    switch (plan->options.inlining) {
    case PLAN_INLINE_ALL: return "_all";
    case PLAN_INLINE_NONE: return "_slow";
    case PLAN_INLINE_HEADS: break;
    }
    return "";
}

const char *emit_c_shape(const struct plan *plan, enum model_shape shape)
{
    switch (shape) {
    case MODEL_SHAPE_TABLE: return "BEAN_SHAPE_TABLE";
    case MODEL_SHAPE_PROPERTY: return "BEAN_SHAPE_PROPERTY";
    case MODEL_SHAPE_FUSED: break;
    }
    return plan->options.inlining == PLAN_INLINE_ALL ? "BEAN_SHAPE_FUSED_INLINE_ALL"
                                                     : "BEAN_SHAPE_FUSED";
}

static void add_callee(struct out *out, const struct plan_bean *bean, enum model_shape shape,
                       const char *verb)
{
    if (!bean->is_local) {
        out_add(out, "%S_type.%s", &bean->c_name, verb);
        return;
    }
    switch (shape) {
    case MODEL_SHAPE_TABLE: out_add(out, "bean_gen_%s_table", verb); break;
    case MODEL_SHAPE_PROPERTY: out_add(out, "bean_gen_%s_properties", verb); break;
    case MODEL_SHAPE_FUSED: out_add(out, "b_%s_%S", verb, &bean->c_name); break;
    }
}

void emit_c_read_callee(struct out *out, const struct plan_bean *bean)
{
    add_callee(out, bean, bean->read_shape, "read");
}

void emit_c_write_callee(struct out *out, const struct plan_bean *bean)
{
    add_callee(out, bean, bean->write_shape, "write");
}

static void emit_banner(const struct emit_names *names, struct out *out)
{
    out_begin(out);
    out_add(out, "/* Made by beanc %S from ", &names->version);
    add_comment_text(out, names->schema_path);
    out_add(out, ". Changes belong there. */");
    out_end(out);
}

static void emit_header(const struct plan *plan, const struct emit_names *names, struct out *out)
{
    size_t i;
    emit_banner(names, out);
    out_line(out, "#ifndef %S", &plan->header_guard);
    out_line(out, "#define %S", &plan->header_guard);
    out_line(out, "");
    out_line(out, "#include <bean.h>");
    for (i = 0; i < plan->extern_count; i++) {
        if (plan->externs[i]->c_include.data != NULL) {
            out_line(out, "#include %S", &plan->externs[i]->c_include);
        }
    }
    for (i = 0; i < plan->include_count; i++) {
        out_line(out, "#include \"%S\"", &plan->includes[i]);
    }
    out_line(out, "");
    out_line(out, "#ifdef __cplusplus");
    out_line(out, "extern \"C\" {");
    out_line(out, "#endif");
    out_line(out, "");
    if (plan->has_deprecated_type) {
        out_line(out, "BEAN_DEPRECATED_BEGIN");
        out_line(out, "");
    }
    emit_c_types(plan, out);
    emit_c_api_declarations(plan, out);
    emit_c_codec_declarations(plan, out);
    if (plan->has_deprecated_type) {
        out_line(out, "BEAN_DEPRECATED_END");
        out_line(out, "");
    }
    out_line(out, "#ifdef __cplusplus");
    out_line(out, "}");
    out_line(out, "#endif");
    out_line(out, "");
    out_line(out, "#endif");
}

static void emit_implementation(const struct plan *plan, const struct emit_names *names,
                                struct out *out)
{
    size_t i;
    emit_banner(names, out);
    out_line(out, "#define BEAN_IMPLEMENTATION");
    out_line(out, "#include \"%S\"", &names->header_name);
    out_line(out, "");
    out_line(out, "#include <bean_gen.h>");
    out_line(out, "");
    out_line(out, "#if BEAN_GEN_VERSION != 1");
    out_line(out, "#error \"libbean is of another version than the beanc that made this file\"");
    out_line(out, "#endif");
    out_line(out, "");
    emit_c_prototypes(plan, out);
    emit_c_codec_calls(plan, out);
    emit_c_enum_tables(plan, out);
    for (i = 0; i < plan->variant_count; i++) {
        const struct plan_bean *variant = plan->variants[i];
        out_line(out, "/* ---- %S, without some properties ---- */", &variant->model->qualified);
        out_line(out, "");
        emit_c_accessors(plan, variant, out);
        emit_c_bean_type(plan, variant, out);
    }
    for (i = 0; i < plan->bean_count; i++) {
        const struct plan_bean *bean = plan->beans[i];
        out_line(out, "/* ---- %S ---- */", &bean->model->qualified);
        out_line(out, "");
        emit_c_accessors(plan, bean, out);
        emit_c_property_functions(plan, bean, out);
        if (bean->read_shape == MODEL_SHAPE_FUSED) {
            emit_c_fused_read(plan, bean, out);
        }
        if (bean->write_shape == MODEL_SHAPE_FUSED) {
            emit_c_fused_write(plan, bean, out);
        }
        emit_c_bean_type(plan, bean, out);
        emit_c_api(bean->c_name, false, out);
    }
    for (i = 0; i < plan->union_count; i++) {
        emit_c_union(plan->unions[i], out);
    }
    emit_c_enum_api(plan, out);
    emit_c_type_list(plan, out);
    emit_c_main(plan, out);
}

static void emit(const struct plan *plan, const struct emit_names *names, struct out *main_file,
                 struct out *header)
{
    emit_header(plan, names, header);
    emit_implementation(plan, names, main_file);
}

const struct emitter emit_c = {"c", "C structs with a JSON reader and writer", true, emit};
