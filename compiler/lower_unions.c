/*
 * Unions: the form of the tag, then the arms. What needs the arms' beans complete is a check
 * (checks_unions.c).
 */
#include <string.h>

#include "lower_parts.h"
#include "presets.h"

struct work {
    struct lower *lower;
    struct lower_symbol *symbol;
    struct model_variant *variants;
    struct lower_naming naming;
    struct map names;
};

/* -- @tag -- */

static void refuse_argument(const struct work *work, const struct annot_set *set, const char *name)
{
    const struct ast_value *value = annots_value(set, ANNOT_tag, name);
    if (value != NULL) {
        (void)diag_report1(work->lower->diags, DIAG_union_argument, value->span, str_from(name));
    }
}

static void read_tag_name(struct work *work, const struct ast_value *value)
{
    struct model_union *model = work->symbol->sum;
    if (value->kind == AST_VALUE_STRING) {
        model->tag = lower_text(value);
        lower_check_json_name(work->lower, model->tag.text, value->span);
    } else if (value->kind == AST_VALUE_NAME && str_is(value->name.text, "external")) {
        model->form = MODEL_UNION_EXTERNAL;
    } else if (value->kind == AST_VALUE_NAME && str_is(value->name.text, "array")) {
        model->form = MODEL_UNION_ARRAY;
    } else {
        (void)diag_report(work->lower->diags, DIAG_union_tag_form, value->span);
    }
}

static void read_content(struct work *work, const struct ast_value *content)
{
    struct model_union *model = work->symbol->sum;
    model->form = MODEL_UNION_ADJACENT;
    model->content = lower_text(content);
    lower_check_json_name(work->lower, model->content.text, content->span);
    if (str_equal(model->content.text, model->tag.text)) {
        struct str_buffer quoted = { NULL, 0, 0 };
        str_buffer_add_json(&quoted, model->tag.text);
        (void)diag_report1(work->lower->diags, DIAG_union_same_keys, content->span,
                           str_buffer_str(&quoted));
        str_buffer_free(&quoted);
    }
}

static void refuse_untagged(const struct work *work, const struct annot_set *set,
                            enum annot_id id)
{
    if (work->symbol->sum->form == MODEL_UNION_UNTAGGED && set->attrs[id] != NULL) {
        (void)diag_report1(work->lower->diags, DIAG_union_untagged, set->attrs[id]->span,
                           str_from(annots_name(id)));
    }
}

static void read_form(struct work *work, const struct annot_set *set)
{
    struct model_union *model = work->symbol->sum;
    const struct ast_value *name = annots_value(set, ANNOT_tag, NULL);
    const struct ast_value *content = annots_value(set, ANNOT_tag, "content");
    unsigned word = 0;
    model->tag.text = STR("type");
    model->tag.span = model->span;
    if (annots_value(set, ANNOT_tag, "sibling") != NULL) {
        (void)diag_report(work->lower->diags, DIAG_union_sibling_on_union,
                          annots_value(set, ANNOT_tag, "sibling")->span);
    }
    if (set->attrs[ANNOT_untagged] != NULL) {
        model->form = MODEL_UNION_UNTAGGED;
        refuse_untagged(work, set, ANNOT_tag);
        refuse_untagged(work, set, ANNOT_naming);
        return;
    }
    if (name != NULL) {
        read_tag_name(work, name);
    } else if (set->attrs[ANNOT_tag] == NULL && model->file->preset->tags_externally) {
        model->form = MODEL_UNION_EXTERNAL;
    }
    if (model->form != MODEL_UNION_INTERNAL) {
        refuse_argument(work, set, "content");
        refuse_argument(work, set, "position");
    } else if (content != NULL) {
        read_content(work, content);
    }
    if (annots_word(set, ANNOT_tag, "position", &word)) {
        model->position = (enum model_tag_position)word;
    }
    if (model->position == MODEL_TAG_OWN && model->form != MODEL_UNION_INTERNAL) {
        refuse_argument(work, set, "position");
    }
    if (annots_word(set, ANNOT_tag, "as", &word)) {
        model->is_numeric = word != 0;
    }
    if (model->is_numeric && model->form == MODEL_UNION_EXTERNAL) {
        refuse_argument(work, set, "as");
    }
}

/* -- arms -- */

/* Spelled as the writer would: no sign of zero, no leading zeros. */
static bool is_integer(struct str text)
{
    size_t at = text.size != 0 && text.data[0] == '-' ? 1 : 0;
    bool is_fine = at < text.size && text.size - at <= 18 &&
                   (text.data[at] != '0' || (at == 0 && text.size == 1));
    for (; is_fine && at < text.size; at++) {
        is_fine = text.data[at] >= '0' && text.data[at] <= '9';
    }
    return is_fine;
}

static void check_numbers(const struct work *work, const struct model_variant *variant)
{
    bool is_fine = is_integer(variant->json_name);
    for (size_t i = 0; i < variant->alias_count; i++) {
        is_fine = is_fine && is_integer(variant->aliases[i].text);
    }
    if (!is_fine) {
        (void)diag_report1(work->lower->diags, DIAG_union_number, variant->json_name_span,
                           variant->name);
    }
}

static void set_default(struct work *work, const struct annot_set *set,
                        struct model_variant *variant)
{
    struct model_union *model = work->symbol->sum;
    const struct ast_attr *attr = set->attrs[ANNOT_default];
    const struct model_type *type = variant->type;
    if (attr == NULL || model->form == MODEL_UNION_UNTAGGED) {
        return;
    }
    if (model->default_variant != NULL) {
        struct diag *diag =
            diag_report(work->lower->diags, DIAG_union_default_twice, attr->span);
        diag_note(work->lower->diags, diag, DIAG_first_given, model->default_variant->span);
        return;
    }
    variant->is_default = true;
    model->default_variant = variant;
    if (type != NULL && (type->nullable ||
                         (type->kind != MODEL_BEAN && type->kind != MODEL_JSON))) {
        (void)diag_report1(work->lower->diags, DIAG_union_default_type, type->span,
                           lower_type_text(work->lower, type));
    }
}

static void check_internal(const struct work *work, const struct model_variant *variant)
{
    const struct model_type *type = variant->type;
    if (type == NULL || (type->kind == MODEL_BEAN && !type->nullable) || variant->is_default) {
        return;
    }
    if (type->kind == MODEL_JSON && !type->nullable) {
        (void)diag_report(work->lower->diags, DIAG_union_arm_json, type->span);
    } else {
        (void)diag_report1(work->lower->diags, DIAG_union_arm_type, type->span,
                           lower_type_text(work->lower, type));
    }
}

/* Without a tag the names of arms are only names in C, and no arm is for what is unknown. */
static void check_untagged(const struct work *work, const struct annot_set *set)
{
    refuse_untagged(work, set, ANNOT_name);
    refuse_untagged(work, set, ANNOT_alias);
    refuse_untagged(work, set, ANNOT_default);
}

static void read_variant(struct work *work, const struct ast_variant *ast,
                         struct model_variant *variant)
{
    struct lower *lower = work->lower;
    struct annot_set set;
    annots_read(&lower->annots, &ast->attrs, ANNOT_ON_VARIANT, &set);
    variant->name = ast->name.text;
    variant->span = ast->name.span;
    variant->doc = lower_doc(lower, &ast->doc, &set);
    variant->is_void = ast->type == NULL;
    variant->type =
        ast->type == NULL ? NULL : lower_type(lower, work->symbol->file, ast->type);
    struct lower_json_name json =
        lower_json_name(lower, &set, ast->name, work->naming, work->symbol->file->naming);
    variant->json_name = json.text;
    variant->json_name_span = json.span;
    variant->json_name_level = json.level;
    variant->aliases = lower_alias_names(lower, &set, &variant->alias_count);
    variant->deprecated = lower_deprecated(&set);
    variant->c_name = lower_c_name(lower, &set, ANNOT_c_name);
    set_default(work, &set, variant);
    if (work->symbol->sum->form == MODEL_UNION_INTERNAL) {
        check_internal(work, variant);
    }
    if (work->symbol->sum->is_numeric) {
        check_numbers(work, variant);
    }
    check_untagged(work, &set);
    const struct model_variant *first =
        (const struct model_variant *)map_add(&work->names, variant->name, variant);
    if (first != NULL) {
        struct diag *diag =
            diag_report1(lower->diags, DIAG_name_taken, variant->span, variant->name);
        diag_note(lower->diags, diag, DIAG_first_declared, first->span);
    }
}

static void read_union(struct lower *lower, struct lower_symbol *symbol)
{
    const struct ast_decl *decl = symbol->decl;
    struct model_union *model = symbol->sum;
    struct work work;
    struct annot_set set;
    memset(&work, 0, sizeof work);
    work.lower = lower;
    work.symbol = symbol;
    map_init(&work.names, lower->arena);
    annots_read(&lower->annots, &decl->attrs, ANNOT_ON_UNION, &set);
    work.naming = lower_naming(&set, ANNOT_naming);
    model->doc = lower_doc(lower, &decl->doc, &set);
    model->deprecated = lower_deprecated(&set);
    model->c_name = lower_c_name(lower, &set, ANNOT_c_name);
    read_form(&work, &set);
    if (decl->variants.count == 0 && !symbol->file->loaded->has_errors) {
        (void)diag_report(lower->diags, DIAG_union_empty, model->span);
    }
    model->variant_count = decl->variants.count;
    work.variants = ARENA_ARRAY(lower->arena, struct model_variant, model->variant_count);
    model->variants = work.variants;
    for (size_t i = 0; i < model->variant_count; i++) {
        read_variant(&work, decl->variants.items[i], &work.variants[i]);
    }
}

void lower_unions(struct lower *lower)
{
    for (size_t i = 0; i < lower->symbols.count; i++) {
        if (lower->symbols.items[i]->kind == LOWER_UNION) {
            read_union(lower, lower->symbols.items[i]);
        }
    }
}
