/*
 * @storage(pointer): a bean or a union that is never null stands behind a pointer, as a nullable
 * one does. What @storage says about strings is a format (lower_formats.c).
 */
#include <string.h>

#include "lower_parts.h"

/* Takes the word out of the format; whether it was there. */
static bool take_pointer(struct model_format *format, struct span *span)
{
    struct model_format_rule *rule = &format->rules[MODEL_FORMAT_STORAGE];
    bool is_pointer = rule->given && rule->has_word && rule->word == MODEL_STORAGE_POINTER;
    *span = rule->span;
    if (is_pointer) {
        memset(rule, 0, sizeof *rule);
    }
    return is_pointer;
}

/* Reading has to leave a value behind, which needs a text. */
static void check_others(struct lower *lower, const struct model_property *property,
                         const struct annot_set *set)
{
    static const enum annot_id others[] = {ANNOT_optional, ANNOT_presence, ANNOT_unwrapped,
                                           ANNOT_ignore};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        lower_check_conflict(lower, set, ANNOT_storage, others[i]);
    }
    if (property->include.custom.data != NULL) {
        lower_check_conflict(lower, set, ANNOT_storage, ANNOT_include);
    }
}

void lower_storage(struct lower *lower, struct model_property *property,
                   const struct annot_set *set)
{
    const struct model_type *type = property->type;
    struct span span;
    if (!take_pointer(&property->format, &span) || type == NULL) {
        return;
    }
    if ((type->kind != MODEL_BEAN && type->kind != MODEL_UNION) || type->nullable) {
        (void)diag_report2(lower->diags, DIAG_attribute_type, span, STR("storage(pointer)"),
                           STR("a bean or a union that is not nullable"));
        return;
    }
    check_others(lower, property, set);
    struct model_type *made = ARENA_NEW(lower->arena, struct model_type);
    *made = *type;
    made->is_pointer = true;
    property->type = made;
}

void lower_alias_storage(struct lower *lower, struct model_format *format)
{
    struct span span;
    if (take_pointer(format, &span)) {
        (void)diag_report2(lower->diags, DIAG_attribute_type, span, STR("storage(pointer)"),
                           STR("a property"));
    }
}
