/*
 * Values against types: defaults of properties and values of constants. Literals come from the
 * tree, named ones from constants; both end in the same checks.
 */
#include <string.h>

#include "lower_parts.h"
#include "lower_real.h"

struct target {
    struct lower *lower;
    struct lower_file *file;
    const struct model_type *type;
    const struct ast_value *value;
};

static struct model_value make_value(const struct target *target, enum model_value_kind kind)
{
    struct model_value made;
    memset(&made, 0, sizeof made);
    made.kind = kind;
    made.span = target->value->span;
    return made;
}

static struct model_value no_value(const struct target *target)
{
    return make_value(target, MODEL_VALUE_NONE);
}

/* -- wrong kinds -- */

static struct str expected_text(const struct target *target)
{
    enum model_kind kind = target->type->kind;
    if (kind == MODEL_ENUM) {
        return arena_format(target->lower->arena, "an enumerator of '%.*s'",
                            STR_ARGS(target->type->enumeration->name));
    }
    return kind == MODEL_BOOL     ? STR("true or false")
           : kind == MODEL_STRING ? STR("a string")
           : kind == MODEL_BYTES  ? STR("a string in base64")
           : kind == MODEL_JSON   ? STR("a string that holds JSON")
           : kind == MODEL_UUID   ? STR("a string")
           : model_is_time(kind)  ? str_from(lower_time_example(kind))
           : model_is_real(kind) || kind == MODEL_DECIMAL ? STR("a number")
                                  : STR("an integer");
}

static const char *found_text(enum ast_value_kind kind)
{
    switch (kind) {
    case AST_VALUE_INT: return "an integer";
    case AST_VALUE_FLOAT: return "a number with a fraction or exponent";
    case AST_VALUE_STRING: return "a string";
    case AST_VALUE_BOOL: return "a boolean";
    case AST_VALUE_NULL: return "null";
    case AST_VALUE_NAME: return "a name";
    case AST_VALUE_LIST: return "a list";
    case AST_VALUE_EMPTY_MAP: break;
    }
    return "{}";
}

static struct model_value wrong_kind(const struct target *target, struct str found)
{
    (void)diag_report2(target->lower->diags, DIAG_value_kind, target->value->span,
                       expected_text(target), found);
    return no_value(target);
}

/* -- numbers -- */

/* What the schema says, for messages: a literal, or the name of a constant. */
static struct str written(const struct target *target)
{
    const struct ast_value *value = target->value;
    return value->kind == AST_VALUE_NAME ? value->name.text : value->text;
}

static struct model_value set_integer(const struct target *target, struct lower_integer integer)
{
    enum model_kind kind = target->type->kind;
    if (!lower_integer_fits(kind, integer)) {
        (void)diag_report3(target->lower->diags, DIAG_value_range, target->value->span,
                           written(target), str_from(lower_kind_name(kind)),
                           str_from(lower_kind_range(kind)));
        return no_value(target);
    }
    bool is_signed = kind <= MODEL_INT64;
    struct model_value made =
        make_value(target, is_signed ? MODEL_VALUE_INT : MODEL_VALUE_UINT);
    made.natural = lower_integer_bits(integer);
    memcpy(&made.integer, &made.natural, sizeof made.integer);
    return made;
}

static struct model_value set_real(const struct target *target, struct str text)
{
    struct model_value made = make_value(target, MODEL_VALUE_FLOAT);
    enum lower_real_format format =
        target->type->kind == MODEL_FLOAT32 ? LOWER_REAL_32 : LOWER_REAL_64;
    made.text = text;
    if (!lower_real(text, format, &made.real)) {
        (void)diag_report2(target->lower->diags, DIAG_value_overflow, target->value->span,
                           written(target), str_from(lower_kind_name(target->type->kind)));
        return no_value(target);
    }
    return made;
}

/* The text is a floating-point literal of C, whatever the schema writes. */
static struct model_value set_real_integer(const struct target *target,
                                           struct lower_integer integer, struct str text)
{
    bool is_hex = text.size > 2 && str_find(text, 'x') != text.size;
    if (integer.overflows && is_hex) {
        (void)diag_report2(target->lower->diags, DIAG_value_overflow, target->value->span,
                           written(target), str_from(lower_kind_name(target->type->kind)));
        return no_value(target);
    }
    if (!integer.overflows) {
        text = arena_format(target->lower->arena, "%s%llu", integer.is_negative ? "-" : "",
                            (unsigned long long)integer.magnitude);
    }
    struct str pieces[2] = { text, STR(".0") };
    return set_real(target, arena_concat(target->lower->arena, pieces, 2));
}

static struct model_value set_number(const struct target *target, struct lower_integer integer,
                                     struct str text)
{
    return model_is_integer(target->type->kind) ? set_integer(target, integer)
                                          : set_real_integer(target, integer, text);
}

/* -- text in a format -- */

static struct model_value bad_text(const struct target *target, const char *expected)
{
    (void)diag_report2(target->lower->diags, DIAG_value_text, target->value->span, written(target),
                       str_from(expected));
    return no_value(target);
}

static struct model_value set_uuid(const struct target *target)
{
    struct model_value made = make_value(target, MODEL_VALUE_UUID);
    made.text = target->value->text;
    if (!lower_uuid(made.text, made.octets)) {
        return bad_text(target, "a UUID such as \"123e4567-e89b-12d3-a456-426614174000\"");
    }
    return made;
}

static struct model_value set_time(const struct target *target)
{
    struct model_value made = make_value(target, MODEL_VALUE_TIME);
    made.text = target->value->text;
    if (!lower_time(target->type->kind, made.text, &made)) {
        return bad_text(target, lower_time_example(target->type->kind));
    }
    return made;
}

/* null is kept as no text at all. */
static struct model_value set_json(const struct target *target, struct str text)
{
    struct model_value made = make_value(target, MODEL_VALUE_STRING);
    if (!lower_json(text, &made.text)) {
        return bad_text(target, "JSON");
    }
    if (str_is(made.text, "null")) {
        made.kind = MODEL_VALUE_NULL;
    }
    return made;
}

static struct model_value set_bytes(const struct target *target, struct str text)
{
    struct model_value made = make_value(target, MODEL_VALUE_BYTES);
    if (!lower_base64(target->lower->arena, text, &made.text)) {
        return bad_text(target, "base64 with padding");
    }
    return made;
}

/* The digits of a literal, a string or a constant. */
static struct model_value set_digits(const struct target *target, struct str text)
{
    bool whole = target->type->kind == MODEL_BIGINT;
    struct model_value made = make_value(target, MODEL_VALUE_STRING);
    if (!lower_is_decimal(text, whole)) {
        return bad_text(target, whole ? "an integer in decimal" : "a decimal without an exponent");
    }
    made.text = whole && str_is(text, "-0") ? STR("0") : text;
    return made;
}

/* The text of a literal or of a constant string. */
static struct model_value set_text(const struct target *target, struct str text)
{
    struct model_value made = make_value(target, MODEL_VALUE_STRING);
    if (target->type->kind == MODEL_BYTES) {
        return set_bytes(target, text);
    }
    if (target->type->kind == MODEL_JSON) {
        return set_json(target, text);
    }
    if (model_is_digits(target->type->kind)) {
        return set_digits(target, text);
    }
    made.text = text;
    return made;
}

/* -- constants -- */

static struct model_value convert(const struct target *target, const struct model_const *constant)
{
    const struct model_value *value = &constant->value;
    enum model_kind kind = target->type->kind;
    struct model_value copy = *value;
    copy.span = target->value->span;
    switch (value->kind) {
    case MODEL_VALUE_NONE: return no_value(target);
    case MODEL_VALUE_INT:
    case MODEL_VALUE_UINT:
        if (model_is_integer(kind) || model_is_real(kind)) {
            enum model_kind own = constant->type->kind;
            return set_number(target, lower_integer_of(own, value->natural), STR(""));
        }
        if (model_is_digits(kind)) {
            struct lower_integer integer = lower_integer_of(constant->type->kind, value->natural);
            return set_digits(target,
                              arena_format(target->lower->arena, "%s%llu",
                                           integer.is_negative ? "-" : "",
                                           (unsigned long long)integer.magnitude));
        }
        break;
    case MODEL_VALUE_FLOAT:
        if (model_is_real(kind)) {
            return set_real(target, value->text);
        }
        if (kind == MODEL_DECIMAL) {
            return set_digits(target, value->text);
        }
        break;
    case MODEL_VALUE_BOOL:
        if (kind == MODEL_BOOL) {
            return copy;
        }
        break;
    case MODEL_VALUE_STRING:
        if (model_is_text(kind)) {
            return set_text(target, value->text);
        }
        break;
    case MODEL_VALUE_MEMBER:
        if (kind == MODEL_ENUM && constant->type->enumeration == target->type->enumeration) {
            return copy;
        }
        break;
    case MODEL_VALUE_BYTES: /* no constant is one */
    case MODEL_VALUE_UUID:
    case MODEL_VALUE_TIME:
    case MODEL_VALUE_NULL:
    case MODEL_VALUE_EMPTY:
    case MODEL_VALUE_LIST: break;
    }
    struct str text = lower_type_text(target->lower, constant->type);
    return wrong_kind(target, arena_format(target->lower->arena, "a constant of type '%.*s'",
                                           STR_ARGS(text)));
}

static struct model_value unknown_enumerator(const struct target *target)
{
    const struct model_enum *enumeration = target->type->enumeration;
    const struct ast_qname *name = &target->value->name;
    struct diag *diag = diag_report2(target->lower->diags, DIAG_unknown_enumerator, name->span,
                                     enumeration->name, name->text);
    struct suggest suggest;
    suggest_init(&suggest, name->parts.items[name->parts.count - 1].text,
                 &target->lower->suggest_budget);
    for (size_t i = 0; i < enumeration->member_count; i++) {
        suggest_offer(&suggest, enumeration->members[i].name);
    }
    lower_note_suggestion(target->lower, diag, &suggest);
    return no_value(target);
}

/* An enumerator of the type; else a constant. */
static struct model_value named_value(const struct target *target)
{
    const struct ast_qname *name = &target->value->name;
    bool is_enum = target->type->kind == MODEL_ENUM;
    bool reported;
    if (is_enum && name->parts.count == 1) {
        const struct model_member *member =
            lower_member(target->type->enumeration, name->text);
        if (member != NULL) {
            struct model_value made = make_value(target, MODEL_VALUE_MEMBER);
            made.member = member;
            return made;
        }
    }
    const struct lower_symbol *symbol =
        lower_find(target->lower, target->file, name, &reported);
    if (symbol != NULL && symbol->kind == LOWER_CONST) {
        return convert(target, symbol->constant);
    }
    if (is_enum && !reported) {
        return unknown_enumerator(target);
    }
    if (symbol != NULL) {
        (void)diag_report1(target->lower->diags, DIAG_not_a_const, name->span, name->text);
    } else if (!reported) {
        lower_report_unknown(target->lower, target->file, name, LOWER_WANTED_CONST);
    }
    return no_value(target);
}

/* -- by the type -- */

static struct model_value null_value(const struct target *target)
{
    if (model_has_null(target->type)) {
        return make_value(target, MODEL_VALUE_NULL);
    }
    (void)diag_report1(target->lower->diags, DIAG_value_null, target->value->span,
                       lower_type_text(target->lower, target->type));
    return no_value(target);
}

static struct model_value map_value(const struct target *target)
{
    if (target->value->kind == AST_VALUE_EMPTY_MAP) {
        return make_value(target, MODEL_VALUE_EMPTY);
    }
    (void)diag_report(target->lower->diags, DIAG_default_map, target->value->span);
    return no_value(target);
}

/* The number of items is one that the type allows. */
static bool check_item_count(const struct target *target, size_t count)
{
    const struct model_type *type = target->type;
    bool is_array = type->kind == MODEL_ARRAY;
    if (is_array ? count == type->count : type->count == 0 || count <= type->count) {
        return true;
    }
    (void)diag_report2(target->lower->diags, DIAG_default_count, target->value->span,
                       arena_format(target->lower->arena, "%s%u items", is_array ? "" : "at most ",
                                    (unsigned)type->count),
                       arena_format(target->lower->arena, "%zu", count));
    return false;
}

/* Recursion as deep as the type. */
static struct model_value list_value(const struct target *target)
{
    const struct ast_value *value = target->value;
    struct lower *lower = target->lower;
    size_t count = value->items.count;
    if (value->kind != AST_VALUE_LIST) {
        (void)diag_report1(lower->diags, DIAG_default_list, value->span,
                           str_from(found_text(value->kind)));
        return no_value(target);
    }
    if (!check_item_count(target, count)) {
        return no_value(target);
    }
    struct model_value made = make_value(target, MODEL_VALUE_LIST);
    struct model_value *items = ARENA_ARRAY(lower->arena, struct model_value, count);
    for (size_t i = 0; i < count; i++) {
        items[i] = lower_value(lower, target->file, target->type->element, value->items.items[i]);
        if (items[i].kind == MODEL_VALUE_NONE) {
            return no_value(target);
        }
    }
    made.items = items;
    made.item_count = count;
    return count == 0 ? make_value(target, MODEL_VALUE_EMPTY) : made;
}

static struct model_value literal_value(const struct target *target)
{
    const struct ast_value *value = target->value;
    enum model_kind kind = target->type->kind;
    struct model_value made;
    if (value->kind == AST_VALUE_INT && (model_is_integer(kind) || model_is_real(kind))) {
        return set_number(target, lower_integer_literal(value->text), value->text);
    }
    if (value->kind == AST_VALUE_FLOAT && model_is_real(kind)) {
        return set_real(target, value->text);
    }
    if ((value->kind == AST_VALUE_INT && model_is_digits(kind)) ||
        (value->kind == AST_VALUE_FLOAT && kind == MODEL_DECIMAL)) {
        return set_digits(target, value->text);
    }
    if (value->kind == AST_VALUE_BOOL && kind == MODEL_BOOL) {
        made = make_value(target, MODEL_VALUE_BOOL);
        made.boolean = value->boolean;
        return made;
    }
    if (value->kind == AST_VALUE_STRING && model_is_text(kind)) {
        return set_text(target, value->text);
    }
    if (value->kind == AST_VALUE_STRING && kind == MODEL_UUID) {
        return set_uuid(target);
    }
    if (value->kind == AST_VALUE_STRING && model_is_time(kind)) {
        return set_time(target);
    }
    return wrong_kind(target, str_from(found_text(value->kind)));
}

struct model_value lower_value(struct lower *lower, struct lower_file *file,
                               const struct model_type *type, const struct ast_value *value)
{
    struct target target = { lower, file, type, value };
    if (type == NULL) {
        return no_value(&target);
    }
    if (value->kind == AST_VALUE_NULL) {
        return null_value(&target);
    }
    if (type->kind == MODEL_BEAN || type->kind == MODEL_EXTERN) {
        (void)diag_report(lower->diags, DIAG_default_bean, value->span);
        return no_value(&target);
    }
    if (type->kind == MODEL_UNION) {
        (void)diag_report(lower->diags, DIAG_default_union, value->span);
        return no_value(&target);
    }
    if (type->kind == MODEL_MAP) {
        return map_value(&target);
    }
    if (type->kind == MODEL_LIST || type->kind == MODEL_ARRAY) {
        return list_value(&target);
    }
    return value->kind == AST_VALUE_NAME ? named_value(&target) : literal_value(&target);
}
