/*
 * The merge of rules. What may be left out on writing is not required on reading, and then
 * missing means exactly what was left out: combinations for which that fails are errors.
 */
#include "inclusion.h"

#include <math.h>
#include <string.h>

#include "presets.h"

static enum plan_include plain_include(enum model_include rule)
{
    switch (rule) {
    case MODEL_ALWAYS: return PLAN_ALWAYS;
    case MODEL_NON_NULL:
    case MODEL_NON_ABSENT: return PLAN_NON_NULL;
    case MODEL_NON_EMPTY: return PLAN_NON_EMPTY;
    case MODEL_NON_DEFAULT: return PLAN_NON_DEFAULT;
    case MODEL_NON_ZERO: return PLAN_NON_ZERO;
    }
    return PLAN_ALWAYS;
}

const char *inclusion_name(enum plan_include rule)
{
    switch (rule) {
    case PLAN_ALWAYS: return "always";
    case PLAN_NON_NULL: return "non_null";
    case PLAN_NON_EMPTY: return "non_empty";
    case PLAN_NON_ZERO: return "non_zero";
    case PLAN_NON_DEFAULT: return "non_default";
    case PLAN_PRESENT: return "present";
    }
    return "";
}

static bool has_content(const struct model_type *type)
{
    return type->element != NULL;
}

/* What is no object in Java. */
static bool is_primitive(const struct model_type *type)
{
    return !type->nullable &&
           (type->kind == MODEL_BOOL || model_is_integer(type->kind) || model_is_real(type->kind));
}

bool inclusion_may_omit(enum plan_include rule, const struct model_type *type)
{
    switch (rule) {
    case PLAN_ALWAYS: return false;
    case PLAN_NON_NULL: return model_has_null(type);
    case PLAN_NON_EMPTY:
        return type->nullable || model_is_text(type->kind) || type->kind == MODEL_LIST ||
               type->kind == MODEL_MAP;
    case PLAN_NON_ZERO:
        return type->nullable || (type->kind != MODEL_BEAN && type->kind != MODEL_UNION &&
                                  type->kind != MODEL_EXTERN && type->kind != MODEL_ARRAY);
    case PLAN_NON_DEFAULT:
    case PLAN_PRESENT: return true;
    }
    return false;
}

/* Null for a type that has none fails, even where a rule further out sets nulls. */
static enum model_nulls nulls_for(enum model_nulls rule, const struct model_type *type)
{
    return rule == MODEL_NULLS_SET && !model_has_null(type) ? MODEL_NULLS_FAIL : rule;
}

static enum model_nulls default_nulls(const struct model_type *type)
{
    return model_has_null(type) ? MODEL_NULLS_SET : MODEL_NULLS_FAIL;
}

struct plan_rules inclusion_defaults(const struct model_type *type)
{
    struct plan_rules rules;

    memset(&rules, 0, sizeof rules);
    rules.nulls = default_nulls(type);
    rules.content_nulls = has_content(type) ? default_nulls(type->element) : rules.nulls;
    rules.duplicates = MODEL_DUPLICATES_ERROR;
    rules.map_duplicates = MODEL_DUPLICATES_LAST;
    return rules;
}

static void merge_include(struct plan_rules *rules, const struct model_include_rule *rule,
                          enum plan_origin origin, const struct preset *preset)
{
    if (rule->given) {
        rules->include = plain_include(rule->value);
        rules->include_origin = origin;
        if (rules->include == PLAN_NON_DEFAULT && origin != PLAN_FROM_BEAN &&
            preset->takes_default_for_zero) {
            rules->include = PLAN_NON_ZERO;
        }
    }
    if (rule->content_given) {
        rules->content_include = plain_include(rule->content);
        rules->content_include_origin = origin;
    }
}

static void merge_nulls(struct plan_rules *rules, const struct model_nulls_rule *rule,
                        enum plan_origin origin)
{
    if (rule->given) {
        rules->nulls = rule->value;
        rules->nulls_origin = origin;
    }
    if (rule->content_given) {
        rules->content_nulls = rule->content;
        rules->content_nulls_origin = origin;
    }
}

static void merge_duplicates(struct plan_rules *rules, const struct model_duplicates_rule *rule,
                             enum plan_origin origin)
{
    if (rule->given) {
        rules->duplicates = rule->value;
        rules->duplicates_origin = origin;
        if (origin == PLAN_FROM_PROPERTY) {
            rules->map_duplicates = rule->value;
        }
    }
}

/* What @compat puts beneath the rules of the file. */
static void merge_preset(struct plan_rules *rules, const struct model_property *property)
{
    const struct preset *preset = property->bean->file->preset;
    const struct model_type *type = property->type;
    bool has_default = property->default_value.kind != MODEL_VALUE_NONE;

    merge_nulls(rules, &preset->nulls, PLAN_FROM_PRESET);
    merge_duplicates(rules, &preset->duplicates, PLAN_FROM_PRESET);
    if (preset->leaves_out_defaults) {
        rules->include = model_has_null(type) && !has_default ? PLAN_NON_NULL : PLAN_NON_DEFAULT;
        rules->include_origin = PLAN_FROM_PRESET;
    }
    if (preset->has_zeros_for_null && is_primitive(type)) {
        rules->nulls = MODEL_NULLS_AS_EMPTY;
        rules->nulls_origin = PLAN_FROM_PRESET;
    }
    if (preset->has_zeros_for_null && has_content(type) && is_primitive(type->element)) {
        rules->content_nulls = MODEL_NULLS_AS_EMPTY;
        rules->content_nulls_origin = PLAN_FROM_PRESET;
    }
}

static struct plan_rules merge(const struct model_property *property)
{
    const struct model_bean *bean = property->bean;
    const struct model_file *file = bean->file;
    struct plan_rules rules = inclusion_defaults(property->type);

    merge_preset(&rules, property);
    merge_include(&rules, &file->include, PLAN_FROM_FILE, file->preset);
    merge_include(&rules, &bean->include, PLAN_FROM_BEAN, file->preset);
    merge_include(&rules, &property->include, PLAN_FROM_PROPERTY, file->preset);
    merge_nulls(&rules, &file->nulls, PLAN_FROM_FILE);
    merge_nulls(&rules, &bean->nulls, PLAN_FROM_BEAN);
    merge_nulls(&rules, &property->nulls, PLAN_FROM_PROPERTY);
    merge_duplicates(&rules, &file->duplicates, PLAN_FROM_FILE);
    merge_duplicates(&rules, &bean->duplicates, PLAN_FROM_BEAN);
    merge_duplicates(&rules, &property->duplicates, PLAN_FROM_PROPERTY);
    rules.nulls = nulls_for(rules.nulls, property->type);
    if (has_content(property->type)) {
        rules.content_nulls = nulls_for(rules.content_nulls, property->type->element);
    } else {
        rules.content_include = PLAN_ALWAYS;
        rules.content_nulls = rules.nulls;
    }
    if (rules.content_include == PLAN_NON_DEFAULT) {
        rules.content_include = PLAN_NON_ZERO; /* there is no literal for entries */
    }
    rules.custom = property->include.custom;
    if (property->presence) {
        rules.include = PLAN_PRESENT; /* any other rule would lose a state */
        rules.include_origin = PLAN_FROM_PROPERTY;
    }
    return rules;
}

/* All bytes zero in C. A non-nullable string without an address is "", too. */
static bool is_zero(const struct model_value *value, const struct model_type *type)
{
    static const uint8_t zeros[sizeof value->octets] = {0};

    switch (value->kind) {
    case MODEL_VALUE_NONE:
    case MODEL_VALUE_NULL: return true;
    case MODEL_VALUE_BOOL: return !type->nullable && !value->boolean;
    case MODEL_VALUE_INT: return !type->nullable && value->integer == 0;
    case MODEL_VALUE_UINT: return !type->nullable && value->natural == 0;
    case MODEL_VALUE_FLOAT: return !type->nullable && value->real == 0 && !signbit(value->real);
    case MODEL_VALUE_BYTES:
    case MODEL_VALUE_STRING: return !type->nullable && value->text.size == 0;
    case MODEL_VALUE_UUID:
        return !type->nullable && memcmp(value->octets, zeros, sizeof zeros) == 0;
    case MODEL_VALUE_TIME:
        return !type->nullable && value->integer == 0 && value->nanoseconds == 0 &&
               value->offset_minutes == 0;
    case MODEL_VALUE_MEMBER: return !type->nullable && value->member->value == 0;
    case MODEL_VALUE_EMPTY: return !type->nullable;
    case MODEL_VALUE_LIST: return false;
    }
    return false;
}

/* The rule that has the same effect and needs no literal, where there is one. */
static enum plan_include resolve_non_default(const struct model_property *property, bool zero)
{
    switch (property->default_value.kind) {
    case MODEL_VALUE_NONE: return PLAN_NON_ZERO;
    case MODEL_VALUE_NULL: return PLAN_NON_NULL;
    default: return zero ? PLAN_NON_ZERO : PLAN_NON_DEFAULT;
    }
}

static struct span rule_span(const struct model_property *property, enum plan_origin origin)
{
    switch (origin) {
    case PLAN_FROM_PRESET: return property->bean->file->preset_span;
    case PLAN_FROM_FILE: return property->bean->file->include.span;
    case PLAN_FROM_BEAN: return property->bean->include.span;
    case PLAN_FROM_PROPERTY: return property->include.span;
    case PLAN_FROM_DEFAULT:
    case PLAN_FROM_TYPE:
    case PLAN_FROM_LIMITS:
    case PLAN_FROM_OPTION: break;
    }
    return span_none();
}

static void add_rule_note(struct diags *diags, struct diag *diag,
                          const struct model_property *property, enum plan_origin origin)
{
    struct span span = rule_span(property, origin);

    if (span_exists(span)) {
        diag_note(diags, diag, DIAG_rule_here, span);
    }
}

static void check_required(const struct model_property *property, const struct plan_rules *rules,
                           struct diags *diags)
{
    bool by_rule = inclusion_may_omit(rules->include, property->type);

    if (property->required && (by_rule || rules->custom.size != 0)) {
        const char *name = by_rule ? inclusion_name(rules->include) : "custom: ...";
        struct diag *diag =
            diag_report1(diags, DIAG_required_include, property->required_span, str_from(name));

        add_rule_note(diags, diag, property, by_rule ? rules->include_origin : PLAN_FROM_PROPERTY);
    }
}

/* Whether the schema says non_default, and its preset something else. */
static bool is_by_preset(const struct model_property *property, const struct plan_rules *rules)
{
    const struct model_include_rule *rule = rules->include_origin == PLAN_FROM_FILE
                                                ? &property->bean->file->include
                                                : &property->include;

    return rules->include == PLAN_NON_ZERO && rules->include_origin != PLAN_FROM_BEAN &&
           rule->given && rule->value == MODEL_NON_DEFAULT;
}

/* With a default that is neither null nor zero, what non_null, non_empty and non_zero leave out
 * would come back as that default. */
static void check_default(const struct model_property *property, const struct plan_rules *rules,
                          bool zero, struct diags *diags)
{
    const struct model_type *type = property->type;
    const char *omitted = NULL;
    struct diag *diag;

    if (zero || rules->include == PLAN_NON_DEFAULT || !inclusion_may_omit(rules->include, type)) {
        return;
    }
    if (model_has_null(type)) {
        omitted = "null";
    } else if (model_is_text(type->kind)) {
        omitted = type->kind == MODEL_STRING ? "\"\"" : "what is empty";
    } else if (type->kind == MODEL_LIST) {
        omitted = "[]";
    } else {
        omitted = type->kind == MODEL_BOOL ? "false" : "0";
    }
    diag = diag_report2(diags, DIAG_include_default, property->default_value.span,
                        str_from(inclusion_name(rules->include)), str_from(omitted));
    add_rule_note(diags, diag, property, rules->include_origin);
    if (is_by_preset(property, rules)) {
        const struct model_file *file = property->bean->file;

        diag_note1(diags, diag, DIAG_preset_non_default, file->preset_span,
                   str_from(file->preset->name));
    }
}

static bool has_member_zero(const struct model_enum *type)
{
    size_t i;

    for (i = 0; i < type->member_count; i++) {
        if (type->members[i].value == 0) {
            return true;
        }
    }
    return false;
}

/* What is absent, or null read as empty, is zero; that has to be a value of the enum. */
static void check_enum_zero(const struct model_property *property, const struct inclusion *result,
                            struct diags *diags)
{
    const struct model_type *type = property->type;
    bool is_zero_if_absent = !result->required && !result->has_default && !property->presence;
    bool may_be_zero = is_zero_if_absent || result->rules.nulls == MODEL_NULLS_AS_EMPTY;

    if (type->kind == MODEL_ENUM && !type->nullable && may_be_zero &&
        !has_member_zero(type->enumeration)) {
        struct diag *diag = diag_report2(diags, DIAG_enum_zero, property->span, property->name,
                                         type->enumeration->name);

        diag_note(diags, diag, DIAG_enum_here, type->enumeration->span);
    }
}

struct inclusion inclusion_of(const struct model_property *property, struct diags *diags)
{
    enum model_value_kind kind = property->default_value.kind;
    struct inclusion result;

    memset(&result, 0, sizeof result);
    result.rules = merge(property);
    result.has_default =
        kind != MODEL_VALUE_NONE && kind != MODEL_VALUE_NULL && kind != MODEL_VALUE_EMPTY;
    result.default_is_zero = is_zero(&property->default_value, property->type);
    if (result.rules.include == PLAN_NON_DEFAULT) {
        result.rules.include = resolve_non_default(property, result.default_is_zero);
    }
    check_required(property, &result.rules, diags);
    check_default(property, &result.rules, result.default_is_zero, diags);
    result.required =
        property->required ||
        (model_is_read(property) && !property->type->nullable && kind == MODEL_VALUE_NONE &&
         !property->optional && result.rules.custom.size == 0 &&
         !inclusion_may_omit(result.rules.include, property->type));
    check_enum_zero(property, &result, diags);
    return result;
}
