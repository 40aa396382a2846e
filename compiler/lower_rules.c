/*
 * From attributes to the rules of the model. The attributes are without faults of form; the words
 * in annots.def are in the order of the model's enums.
 */
#include <string.h>

#include "lower_parts.h"
#include "naming.h"

enum { MAX_JSON_NAME = MODEL_MAX_JSON_NAME };

static struct span attr_span(const struct annot_set *set, enum annot_id id)
{
    return set->attrs[id] == NULL ? span_none() : set->attrs[id]->span;
}

struct model_text lower_text(const struct ast_value *value)
{
    struct model_text text = { value->kind == AST_VALUE_NAME ? value->name.text : value->text,
                               value->span };
    if (text.text.data == NULL) {
        text.text = STR("");
    }
    return text;
}

struct model_include_rule lower_include(const struct annot_set *set)
{
    struct model_include_rule rule;
    unsigned word;
    memset(&rule, 0, sizeof rule);
    rule.span = attr_span(set, ANNOT_include);
    if (annots_word(set, ANNOT_include, NULL, &word)) {
        rule.given = true;
        rule.value = (enum model_include)word;
    }
    if (annots_word(set, ANNOT_include, "content", &word)) {
        rule.content_given = true;
        rule.content = (enum model_include)word;
    }
    return rule;
}

struct model_nulls_rule lower_nulls(const struct annot_set *set)
{
    struct model_nulls_rule rule;
    unsigned word;
    memset(&rule, 0, sizeof rule);
    rule.span = attr_span(set, ANNOT_nulls);
    if (annots_word(set, ANNOT_nulls, NULL, &word)) {
        rule.given = true;
        rule.value = (enum model_nulls)word;
    }
    if (annots_word(set, ANNOT_nulls, "content", &word)) {
        rule.content_given = true;
        rule.content = (enum model_nulls)word;
    }
    return rule;
}

struct model_duplicates_rule lower_duplicates(const struct annot_set *set)
{
    struct model_duplicates_rule rule;
    unsigned word;
    memset(&rule, 0, sizeof rule);
    rule.span = attr_span(set, ANNOT_duplicates);
    if (annots_word(set, ANNOT_duplicates, NULL, &word)) {
        rule.given = true;
        rule.value = (enum model_duplicates)word;
    }
    return rule;
}

struct model_unknown_rule lower_unknown(const struct annot_set *set)
{
    struct model_unknown_rule rule;
    unsigned word;
    memset(&rule, 0, sizeof rule);
    rule.span = attr_span(set, ANNOT_unknown);
    if (annots_word(set, ANNOT_unknown, NULL, &word)) {
        rule.given = true;
        rule.value = (enum model_unknown)word;
    }
    return rule;
}

struct model_depth_rule lower_depth(struct lower *lower, const struct annot_set *set)
{
    const struct ast_value *value = annots_value(set, ANNOT_depth, NULL);
    struct model_depth_rule rule = { value != NULL, 0 };
    if (value != NULL) {
        rule.levels = (uint32_t)lower_integer_literal(value->text).magnitude;
    }
    if (value != NULL && rule.levels == 0) {
        (void)diag_report3(lower->diags, DIAG_argument_range, value->span, value->text, STR("1"),
                           STR("65535"));
    }
    return rule;
}

struct model_emit_rule lower_emit(const struct annot_set *set)
{
    struct model_emit_rule rule;
    unsigned word;
    memset(&rule, 0, sizeof rule);
    rule.span = attr_span(set, ANNOT_emit);
    if (annots_word(set, ANNOT_emit, NULL, &word)) {
        rule.read_given = rule.write_given = true;
        rule.read = rule.write = (enum model_shape)word;
    }
    if (annots_word(set, ANNOT_emit, "read", &word)) {
        rule.read_given = true;
        rule.read = (enum model_shape)word;
    }
    if (annots_word(set, ANNOT_emit, "write", &word)) {
        rule.write_given = true;
        rule.write = (enum model_shape)word;
    }
    return rule;
}

struct model_deprecated lower_deprecated(const struct annot_set *set)
{
    const struct ast_value *why = annots_value(set, ANNOT_deprecated, NULL);
    struct model_deprecated deprecated = { set->attrs[ANNOT_deprecated] != NULL, STR("") };
    if (why != NULL) {
        deprecated.why = lower_text(why).text;
    }
    return deprecated;
}

struct lower_naming lower_naming(const struct annot_set *set, enum annot_id id)
{
    struct lower_naming naming = { false, MODEL_NAMING_AS_IS, id == ANNOT_enum_names, false };
    unsigned strategy;
    if (annots_word(set, id, NULL, &strategy)) {
        naming.given = true;
        naming.strategy = (enum model_naming)strategy;
    }
    return naming;
}

/* -- C names -- */

bool lower_is_c_name(struct str text)
{
    for (size_t i = 0; i < text.size; i++) {
        char byte = text.data[i];
        bool is_letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
        bool is_inner = (byte >= '0' && byte <= '9') || byte == '_';
        if (!is_letter && (i == 0 || !is_inner)) {
            return false;
        }
        if (byte == '_' && text.data[i - 1] == '_') {
            return false;
        }
    }
    return text.size != 0;
}

struct model_text lower_c_name(struct lower *lower, const struct annot_set *set,
                               enum annot_id id)
{
    const struct ast_value *value = annots_value(set, id, NULL);
    struct model_text none = { { NULL, 0 }, span_none() };
    if (value == NULL) {
        return none;
    }
    bool is_no_prefix = id == ANNOT_c_prefix && value->text.size == 0;
    if (!is_no_prefix && !lower_is_c_name(value->text)) {
        (void)diag_report1(lower->diags, DIAG_bad_c_name, value->span, value->text);
        return none;
    }
    return lower_text(value);
}

/* -- documentation -- */

static void add_paragraph(struct str_buffer *doc, const char *label, struct str text)
{
    if (text.size == 0) {
        return;
    }
    str_buffer_add_text(doc, doc->size == 0 ? "" : "\n\n");
    str_buffer_add_text(doc, label);
    str_buffer_add(doc, text);
}

struct str lower_doc(struct lower *lower, const struct ast_doc *doc,
                     const struct annot_set *set)
{
    const struct ast_value *title = annots_value(set, ANNOT_title, NULL);
    const struct ast_value *since = annots_value(set, ANNOT_since, NULL);
    const struct ast_attr *example = set->attrs[ANNOT_example];
    if (title == NULL && since == NULL && example == NULL) {
        return doc->text;
    }
    struct str_buffer text = { NULL, 0, 0 };
    if (title != NULL) {
        add_paragraph(&text, "", title->text);
    }
    add_paragraph(&text, "", doc->text);
    for (size_t i = 0; example != NULL && i < example->args.count; i++) {
        add_paragraph(&text, "Example: ",
                      source_text(lower->diags->sources, example->args.items[i]->value->span));
    }
    if (since != NULL) {
        add_paragraph(&text, "Since ", since->text);
    }
    struct str copy = arena_copy_str(lower->arena, str_buffer_str(&text));
    str_buffer_free(&text);
    return copy;
}

/* -- JSON names -- */

void lower_check_json_name(struct lower *lower, struct str name, struct span span)
{
    if (name.size > MAX_JSON_NAME) {
        (void)diag_report1(lower->diags, DIAG_json_name_long, span,
                           arena_format(lower->arena, "%d", (int)MAX_JSON_NAME));
    }
}

const struct model_text *lower_alias_names(struct lower *lower, const struct annot_set *set,
                                           size_t *count)
{
    const struct ast_attr *attr = set->attrs[ANNOT_alias];
    *count = attr == NULL ? 0 : attr->args.count;
    struct model_text *names = ARENA_ARRAY(lower->arena, struct model_text, *count);
    for (size_t i = 0; i < *count; i++) {
        names[i] = lower_text(attr->args.items[i]->value);
        lower_check_json_name(lower, names[i].text, names[i].span);
    }
    return names;
}

struct lower_json_name lower_json_name(struct lower *lower, const struct annot_set *set,
                                       struct ast_name name, struct lower_naming inner,
                                       struct lower_naming outer)
{
    const struct ast_value *given = annots_value(set, ANNOT_name, NULL);
    struct lower_json_name result = { name.text, name.span, MODEL_LEVEL_NONE };
    if (given != NULL) {
        struct model_text text = lower_text(given);
        result.text = text.text;
        result.span = text.span;
        result.level = MODEL_LEVEL_PROPERTY;
    } else if (inner.given || outer.given) {
        struct lower_naming naming = inner.given ? inner : outer;
        result.text = naming.of_constants
                          ? naming_apply_constant(lower->arena, naming.strategy, name.text)
                          : naming_apply(lower->arena, naming.strategy, name.text);
        result.level = inner.given        ? MODEL_LEVEL_BEAN
                       : outer.by_preset ? MODEL_LEVEL_PRESET
                                         : MODEL_LEVEL_FILE;
    }
    if (given != NULL || name.text.size <= MAX_JSON_NAME) { /* else the parser has said so */
        lower_check_json_name(lower, result.text, result.span);
    }
    return result;
}
