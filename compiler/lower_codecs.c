/*
 * What belongs to the user: C types (extern bean), the functions that read and write them, or
 * scalars, in a way of their own (@codec), and those that leave properties out.
 */
#include "formats.h"
#include "lower_parts.h"

struct model_text lower_function(struct lower *lower, const struct annot_set *set,
                                 enum annot_id id, const char *arg)
{
    const struct ast_value *value = annots_value(set, id, arg);
    struct model_text none = { { NULL, 0 }, span_none() };
    if (value == NULL) {
        return none;
    }
    if (!lower_is_c_name(value->text)) {
        (void)diag_report1(lower->diags, DIAG_bad_c_name, value->span, value->text);
    }
    return lower_text(value);
}

static void check_formats(struct lower *lower, const struct model_format *format)
{
    for (size_t i = 0; i < MODEL_FORMAT_COUNT; i++) {
        if (format->rules[i].given) {
            (void)diag_report1(lower->diags, DIAG_codec_format, format->rules[i].span,
                               formats_name((enum model_format_id)i));
        }
    }
}

const struct model_codec *lower_codec(struct lower *lower, const struct annot_set *set,
                                      const struct model_format *format)
{
    const struct ast_attr *attr = set->attrs[ANNOT_codec];
    struct model_codec *codec;
    if (attr == NULL) {
        return NULL;
    }
    codec = ARENA_NEW(lower->arena, struct model_codec);
    codec->read = lower_function(lower, set, ANNOT_codec, "read").text;
    codec->write = lower_function(lower, set, ANNOT_codec, "write").text;
    codec->size = lower_function(lower, set, ANNOT_codec, "size").text;
    codec->span = attr->span;
    if (codec->read.data == NULL || codec->write.data == NULL) {
        (void)diag_report(lower->diags, DIAG_codec_incomplete, attr->span);
    }
    if (format != NULL) {
        check_formats(lower, format);
    }
    return codec;
}

void lower_check_codec(struct lower *lower, const struct model_codec *codec,
                       const struct model_type *type)
{
    if (codec != NULL && type != NULL &&
        (model_scalar(type)->kind == MODEL_BEAN || model_scalar(type)->kind == MODEL_UNION)) {
        (void)diag_report1(lower->diags, DIAG_format_target, codec->span, STR("codec"));
    }
}

/* -- @include(custom: ...) -- */

void lower_refuse_custom(struct lower *lower, const struct annot_set *set)
{
    const struct ast_value *value = annots_value(set, ANNOT_include, "custom");
    if (value != NULL) {
        (void)diag_report1(lower->diags, DIAG_include_custom, value->span, value->text);
    }
}

/* -- extern beans -- */

/* Names with single spaces between them: two when the first says what the second is. */
static bool is_c_type(struct str text)
{
    static const char *const tags[] = { "struct ", "union ", "enum " };
    for (size_t i = 0; i < sizeof tags / sizeof tags[0]; i++) {
        struct str tag = str_from(tags[i]);
        if (str_starts_with(text, tag)) {
            return lower_is_c_name(str_slice(text, tag.size, text.size));
        }
    }
    return lower_is_c_name(text);
}

static struct str c_type(struct lower *lower, const struct annot_set *set, struct str name)
{
    const struct ast_value *value = annots_value(set, ANNOT_c_type, NULL);
    if (value == NULL) {
        return name;
    }
    if (!is_c_type(value->text)) {
        (void)diag_report1(lower->diags, DIAG_bad_c_type, value->span, value->text);
    }
    return value->text;
}

/* Printable, and nothing in it that ends the name or the line, or that C leaves undefined there. */
static bool is_header(struct str text)
{
    for (size_t i = 0; i < text.size; i++) {
        unsigned char byte = (unsigned char)text.data[i];
        if (byte < ' ' || byte == 0x7f || byte == '"' || byte == '<' || byte == '>' ||
            byte == '\\' || byte == '\'') {
            return false;
        }
    }
    return text.size != 0;
}

/* With its quotes or angle brackets. */
static struct str c_include(struct lower *lower, const struct annot_set *set)
{
    const struct ast_value *value = annots_value(set, ANNOT_c_include, NULL);
    struct str none = { NULL, 0 };
    if (value == NULL) {
        return none;
    }
    struct str text = value->text;
    bool is_angled = text.size > 2 && text.data[0] == '<' && text.data[text.size - 1] == '>';
    if (!is_header(is_angled ? str_slice(text, 1, text.size - 2) : text)) {
        (void)diag_report1(lower->diags, DIAG_bad_c_include, value->span, text);
    }
    struct str pieces[3] = { STR("\""), text, STR("\"") };
    return is_angled ? text : arena_concat(lower->arena, pieces, 3);
}

void lower_externs(struct lower *lower)
{
    for (size_t i = 0; i < lower->symbols.count; i++) {
        const struct lower_symbol *symbol = lower->symbols.items[i];
        struct annot_set set;
        if (symbol->kind != LOWER_EXTERN) {
            continue;
        }
        annots_read(&lower->annots, &symbol->decl->attrs, ANNOT_ON_EXTERN, &set);
        symbol->foreign->c_type = c_type(lower, &set, symbol->name);
        symbol->foreign->c_include = c_include(lower, &set);
        symbol->foreign->codec = lower_codec(lower, &set, NULL);
    }
}
