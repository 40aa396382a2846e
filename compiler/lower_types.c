/*
 * Types: built-in ones, those of other languages, and from type expressions to resolved types.
 * Recursion here goes as deep as an expression is nested, which the parser limits.
 */
#include <stdio.h>

#include "lower_parts.h"

struct built_in {
    const char *name;
    enum model_kind kind;
};

static const struct built_in built_ins[] = {
    { "bool", MODEL_BOOL },       { "int8", MODEL_INT8 },
    { "int16", MODEL_INT16 },     { "int32", MODEL_INT32 },
    { "int64", MODEL_INT64 },     { "uint8", MODEL_UINT8 },
    { "uint16", MODEL_UINT16 },   { "uint32", MODEL_UINT32 },
    { "uint64", MODEL_UINT64 },   { "float32", MODEL_FLOAT32 },
    { "float64", MODEL_FLOAT64 }, { "float", MODEL_FLOAT32 },
    { "double", MODEL_FLOAT64 },  { "string", MODEL_STRING },
    { "bytes", MODEL_BYTES },     { "json", MODEL_JSON },
    { "timestamp", MODEL_TIMESTAMP },
    { "offset_timestamp", MODEL_OFFSET_TIMESTAMP },
    { "date", MODEL_DATE },       { "time", MODEL_TIME },
    { "duration", MODEL_DURATION }, { "decimal", MODEL_DECIMAL },
    { "bigint", MODEL_BIGINT },   { "uuid", MODEL_UUID },
};

enum { BUILT_IN_COUNT = sizeof built_ins / sizeof built_ins[0] };

/* What other languages call them; a declared type of that name is found first. */
static const char *const foreign[][2] = {
    { "Int", "int32" },        { "UInt", "uint32" },      { "char8_t", "uint8" },
    { "int", "int32" },        { "long", "int64" },       { "short", "int16" },
    { "signed", "int32" },     { "unsigned", "uint32" },  { "uint", "uint32" },
    { "ulong", "uint64" },     { "ushort", "uint16" },    { "uchar", "uint8" },
    { "byte", "uint8" },       { "ubyte", "uint8" },      { "sbyte", "int8" },
    { "int8_t", "int8" },      { "int16_t", "int16" },    { "int32_t", "int32" },
    { "int64_t", "int64" },    { "uint8_t", "uint8" },    { "uint16_t", "uint16" },
    { "uint32_t", "uint32" },  { "uint64_t", "uint64" },  { "intmax_t", "int64" },
    { "uintmax_t", "uint64" }, { "intptr_t", "int64" },   { "uintptr_t", "uint64" },
    { "size_t", "uint64" },    { "ssize_t", "int64" },    { "ptrdiff_t", "int64" },
    { "off_t", "int64" },      { "time_t", "int64" },     { "i8", "int8" },
    { "i16", "int16" },        { "i32", "int32" },        { "i64", "int64" },
    { "u8", "uint8" },         { "u16", "uint16" },       { "u32", "uint32" },
    { "u64", "uint64" },       { "f32", "float32" },      { "f64", "float64" },
    { "real", "float64" },     { "number", "float64" },   { "Float", "float32" },
    { "Double", "float64" },   { "float32_t", "float32" }, { "float64_t", "float64" },
    { "Integer", "int32" },    { "integer", "int32" },    { "Long", "int64" },
    { "Short", "int16" },      { "Byte", "int8" },        { "boolean", "bool" },
    { "Boolean", "bool" },     { "bool_", "bool" },       { "bool_t", "bool" },
    { "Bool", "bool" },        { "String", "string" },    { "str", "string" },
    { "text", "string" },      { "varchar", "string" },   { "wchar_t", "string" },
    { "UUID", "uuid" },        { "datetime", "timestamp" },
};

enum { FOREIGN_COUNT = sizeof foreign / sizeof foreign[0] };

void lower_types_init(struct lower *lower)
{
    map_init(&lower->built_in, lower->arena);
    for (size_t i = 0; i < BUILT_IN_COUNT; i++) {
        (void)map_add(&lower->built_in, str_from(built_ins[i].name), (void *)&built_ins[i]);
    }
}

bool lower_is_built_in(const struct lower *lower, struct str name)
{
    return map_has(&lower->built_in, name);
}

bool lower_scalar_kind(const struct lower *lower, struct str name, enum model_kind *kind)
{
    const struct built_in *row = (const struct built_in *)map_get(&lower->built_in, name);
    if (row == NULL) {
        return false;
    }
    *kind = row->kind;
    return true;
}

const char *lower_foreign_type(struct str name)
{
    for (size_t i = 0; i < FOREIGN_COUNT; i++) {
        if (str_is(name, foreign[i][0])) {
            return foreign[i][1];
        }
    }
    return NULL;
}

void lower_offer_built_in(struct suggest *suggest)
{
    for (size_t i = 0; i < BUILT_IN_COUNT; i++) {
        suggest_offer(suggest, str_from(built_ins[i].name));
    }
}

/* -- text -- */

const char *lower_kind_name(enum model_kind kind)
{
    for (size_t i = 0; i < BUILT_IN_COUNT; i++) {
        if (built_ins[i].kind == kind) {
            return built_ins[i].name;
        }
    }
    return kind == MODEL_EXTERN  ? "extern bean"
           : kind == MODEL_LIST    ? "list"
           : kind == MODEL_ARRAY ? "array"
           : kind == MODEL_MAP   ? "map"
                                 : "";
}

static void add_type_text(struct str_buffer *out, const struct model_type *type)
{
    switch (type->kind) {
    case MODEL_BEAN: str_buffer_add(out, type->bean->name); break;
    case MODEL_UNION: str_buffer_add(out, type->sum->name); break;
    case MODEL_ENUM: str_buffer_add(out, type->enumeration->name); break;
    case MODEL_EXTERN: str_buffer_add(out, type->foreign->name); break;
    case MODEL_LIST:
    case MODEL_ARRAY: {
        char count[16] = "";
        add_type_text(out, type->element);
        if (type->count != 0) {
            (void)snprintf(count, sizeof count, "%u", (unsigned)type->count);
        }
        str_buffer_add_text(out, type->kind == MODEL_LIST && type->count != 0 ? "[<=" : "[");
        str_buffer_add_text(out, count);
        str_buffer_add_text(out, "]");
        break;
    }
    case MODEL_MAP:
        str_buffer_add_text(out, "map<");
        add_type_text(out, type->key); /* a scalar */
        str_buffer_add_text(out, ", ");
        add_type_text(out, type->element);
        str_buffer_add_text(out, ">");
        break;
    default: str_buffer_add_text(out, lower_kind_name(type->kind)); break;
    }
    str_buffer_add_text(out, type->nullable ? "?" : "");
}

struct str lower_type_text(struct lower *lower, const struct model_type *type)
{
    struct str_buffer text = { NULL, 0, 0 };
    add_type_text(&text, type);
    struct str copy = arena_copy_str(lower->arena, str_buffer_str(&text));
    str_buffer_free(&text);
    return copy;
}

/* -- names -- */

static struct model_type *make_type(struct lower *lower, enum model_kind kind, struct span span)
{
    struct model_type *type = ARENA_NEW(lower->arena, struct model_type);
    type->kind = kind;
    type->span = span;
    type->depth = 1;
    type->array_items = 1;
    return type;
}

/* After "char *" or a nested declaration the parser has said what is wrong: nothing is added. */
static bool is_reported(struct lower *lower, const struct lower_file *file,
                        const struct ast_type *type)
{
    static const char *const keywords[] = { "bean", "enum", "union", "type", "const", "view",
                                            "extern" };
    struct str text = source_get(lower->diags->sources, type->span.source)->bytes;
    size_t after = (size_t)type->span.offset + type->span.size;
    if (!file->loaded->has_errors) {
        return false;
    }
    while (after < text.size && text.data[after] == ' ') {
        after++;
    }
    bool is_reported = after < text.size && text.data[after] == '*';
    for (size_t i = 0; i < sizeof keywords / sizeof keywords[0]; i++) {
        is_reported = is_reported || str_is(type->name.text, keywords[i]);
    }
    return is_reported;
}

static const struct model_type *unknown_type(struct lower *lower, struct lower_file *file,
                                             const struct ast_type *type)
{
    struct str name = type->name.text;
    const char *own = lower_foreign_type(name);
    if (is_reported(lower, file, type)) {
        return NULL;
    }
    if (str_equal(name, STR("void"))) {
        (void)diag_report(lower->diags, DIAG_void_type, type->span);
    } else if (str_equal(name, STR("char"))) {
        (void)diag_report1(lower->diags, DIAG_foreign_char, type->span, name);
    } else if (own != NULL) {
        (void)diag_report2(lower->diags, DIAG_foreign_type, type->span, name, str_from(own));
    } else {
        lower_report_unknown(lower, file, &type->name, LOWER_WANTED_TYPE);
    }
    return NULL;
}

static const struct model_type *symbol_type(struct lower *lower,
                                            const struct lower_symbol *symbol,
                                            const struct ast_type *type)
{
    struct model_type *made;
    switch (symbol->kind) {
    case LOWER_BEAN:
        made = make_type(lower, MODEL_BEAN, type->span);
        made->bean = symbol->bean;
        return made;
    case LOWER_UNION:
        made = make_type(lower, MODEL_UNION, type->span);
        made->sum = symbol->sum;
        return made;
    case LOWER_ENUM:
        made = make_type(lower, MODEL_ENUM, type->span);
        made->enumeration = symbol->enumeration;
        return made;
    case LOWER_EXTERN:
        made = make_type(lower, MODEL_EXTERN, type->span);
        made->foreign = symbol->foreign;
        return made;
    case LOWER_ALIAS:
        if (symbol->type == NULL) {
            return NULL;
        }
        made = make_type(lower, MODEL_BOOL, type->span);
        *made = *symbol->type;
        made->span = type->span;
        return made;
    case LOWER_VIEW:
        (void)diag_report1(lower->diags, DIAG_view_not_type, type->span, type->name.text);
        return NULL;
    case LOWER_CONST:
        (void)diag_report1(lower->diags, DIAG_not_a_type, type->span, type->name.text);
        return NULL;
    }
    return NULL;
}

static const struct model_type *named_type(struct lower *lower, struct lower_file *file,
                                           const struct ast_type *type)
{
    bool reported;
    const struct built_in *row =
        (const struct built_in *)map_get(&lower->built_in, type->name.text);
    if (row != NULL) {
        return make_type(lower, row->kind, type->span);
    }
    const struct lower_symbol *symbol = lower_find(lower, file, &type->name, &reported);
    if (symbol != NULL) {
        return symbol_type(lower, symbol, type);
    }
    return reported ? NULL : unknown_type(lower, file, type);
}

/* -- expressions -- */

static const struct model_type *nullable_type(struct lower *lower, struct lower_file *file,
                                              const struct ast_type *type)
{
    const struct model_type *element = lower_type(lower, file, type->element);
    if (element == NULL) {
        return NULL;
    }
    if (element->nullable) {
        (void)diag_report(lower->diags, DIAG_twice_nullable, type->mark);
        return NULL;
    }
    struct model_type *made = make_type(lower, element->kind, type->span);
    *made = *element;
    made->nullable = true;
    made->span = type->span;
    return made;
}

static struct model_type *container_type(struct lower *lower, enum model_kind kind,
                                               const struct ast_type *type,
                                               const struct model_type *element)
{
    if (element == NULL) {
        return NULL;
    }
    if (element->depth >= MODEL_MAX_TYPE_DEPTH) {
        (void)diag_report1(lower->diags, DIAG_type_depth, type->span,
                           arena_format(lower->arena, "%d", (int)MODEL_MAX_TYPE_DEPTH));
        return NULL;
    }
    struct model_type *made = make_type(lower, kind, type->span);
    made->element = element;
    made->depth = element->depth + 1;
    return made;
}

static bool check_key(struct lower *lower, const struct ast_type *type,
                      const struct model_type *key)
{
    if (key == NULL) {
        return false;
    }
    if (key->format != NULL && key->format->rules[MODEL_FORMAT_STORAGE].given) {
        (void)diag_report1(lower->diags, DIAG_format_target, type->key->span, STR("storage"));
        return false;
    }
    if (!key->nullable && (key->kind == MODEL_STRING || key->kind == MODEL_BOOL ||
                           key->kind == MODEL_UUID || key->kind == MODEL_ENUM ||
                           model_is_integer(key->kind))) {
        return true;
    }
    (void)diag_report1(lower->diags, DIAG_map_key, type->key->span, lower_type_text(lower, key));
    return false;
}

static const struct model_type *map_type(struct lower *lower, struct lower_file *file,
                                         const struct ast_type *type)
{
    const struct model_type *key = lower_type(lower, file, type->key);
    const struct model_type *element = lower_type(lower, file, type->element);
    if (!check_key(lower, type, key)) {
        return NULL;
    }
    struct model_type *made = container_type(lower, MODEL_MAP, type, element);
    if (made != NULL) {
        made->key = key;
    }
    return made;
}

/* The number in "[4]" or "[<=MAX]"; 0 after an error. */
static uint32_t item_count(struct lower *lower, struct lower_file *file,
                           const struct ast_type *type)
{
    static const struct model_type number = { .kind = MODEL_UINT64 };
    if (type->count->kind == AST_VALUE_NAME) {
        struct lower_symbol *symbol = lower_find_silently(lower, file, &type->count->name);
        if (symbol != NULL && symbol->kind == LOWER_CONST) {
            lower_constant_first(lower, symbol);
        }
    }
    struct model_value value = lower_value(lower, file, &number, type->count);
    if (value.kind != MODEL_VALUE_UINT) {
        return 0;
    }
    if (value.natural == 0 || value.natural > MODEL_MAX_ARRAY_ITEMS) {
        (void)diag_report1(lower->diags, DIAG_array_count, type->count->span,
                           arena_format(lower->arena, "%d", (int)MODEL_MAX_ARRAY_ITEMS));
        return 0;
    }
    return (uint32_t)value.natural;
}

static const struct model_type *counted_type(struct lower *lower, struct lower_file *file,
                                             const struct ast_type *type)
{
    bool is_array = type->kind == AST_TYPE_FIXED;
    const struct model_type *element = lower_type(lower, file, type->element);
    uint32_t count = item_count(lower, file, type);
    struct model_type *made =
        container_type(lower, is_array ? MODEL_ARRAY : MODEL_LIST, type, element);
    if (made == NULL || count == 0) {
        return NULL;
    }
    made->count = count;
    if (is_array && element->array_items > MODEL_MAX_ARRAY_ITEMS / count) {
        (void)diag_report1(lower->diags, DIAG_array_items, type->mark,
                           arena_format(lower->arena, "%d", (int)MODEL_MAX_ARRAY_ITEMS));
        return NULL;
    }
    made->array_items = is_array ? count * element->array_items : 1;
    return made;
}

const struct model_type *lower_type(struct lower *lower, struct lower_file *file,
                                    const struct ast_type *type)
{
    switch (type->kind) {
    case AST_TYPE_NAMED: return named_type(lower, file, type);
    case AST_TYPE_MAP: return map_type(lower, file, type);
    case AST_TYPE_NULLABLE: return nullable_type(lower, file, type);
    case AST_TYPE_LIST:
        return container_type(lower, MODEL_LIST, type, lower_type(lower, file, type->element));
    case AST_TYPE_FIXED:
    case AST_TYPE_BOUNDED: break;
    }
    return counted_type(lower, file, type);
}
