/*
 * Beans: bases first, then properties, their types, defaults and rules.
 */
#include <string.h>

#include "formats_times.h"
#include "lower_parts.h"
#include "presets.h"

VEC_DEFINE(text_list, struct model_text);
VEC_DEFINE(property_list, struct model_property *);

/* -- bases -- */

static struct lower_symbol *find_base(struct lower *lower, const struct lower_symbol *symbol)
{
    const struct ast_qname *name = &symbol->decl->base;
    bool reported;
    if (!ast_qname_exists(name)) {
        return NULL;
    }
    struct lower_symbol *base = lower_find(lower, symbol->file, name, &reported);
    if (base != NULL && base->kind == LOWER_BEAN) {
        return base;
    }
    if (base != NULL || lower_is_built_in(lower, name->text)) {
        (void)diag_report1(lower->diags, DIAG_base_not_bean, name->span, name->text);
    } else if (!reported) {
        lower_report_unknown(lower, symbol->file, name, LOWER_WANTED_BASE);
    }
    return NULL;
}

static void report_base_cycle(struct lower *lower, const struct lower_symbol_list *chain,
                              const struct lower_symbol *symbol)
{
    struct str_buffer text = { NULL, 0, 0 };
    size_t first = 0;
    while (chain->items[first] != symbol) {
        first++;
    }
    for (size_t i = first; i < chain->count; i++) {
        str_buffer_add(&text, chain->items[i]->name);
        str_buffer_add_text(&text, " -> ");
    }
    str_buffer_add(&text, symbol->name);
    struct diag *diag = diag_report2(lower->diags, DIAG_base_cycle, symbol->decl->base.span,
                                     symbol->name, str_buffer_str(&text));
    str_buffer_free(&text);
    for (size_t i = first + 1; i < chain->count; i++) {
        const struct ast_decl *decl = chain->items[i]->decl;
        diag_note2(lower->diags, diag, DIAG_has_base_here, decl->base.span, decl->name.text,
                   decl->base.text);
    }
}

/* Bases of which the depth is known, from the end of the chain back to its start. */
static void set_bases(struct lower *lower, const struct lower_symbol_list *chain,
                      const struct lower_symbol *base)
{
    for (size_t i = chain->count; i-- > 0;) {
        struct lower_symbol *symbol = chain->items[i];
        symbol->state = LOWER_DONE;
        if (base != NULL && base->base_depth >= MODEL_MAX_BASES) {
            (void)diag_report1(lower->diags, DIAG_base_depth, symbol->decl->base.span,
                               arena_format(lower->arena, "%d", (int)MODEL_MAX_BASES));
        } else if (base != NULL) {
            symbol->bean->base = base->bean;
            symbol->base_depth = base->base_depth + 1;
        }
        base = symbol;
    }
}

/* Beans in a circle of bases are left without one. */
static void resolve_base(struct lower *lower, struct lower_symbol *start)
{
    struct lower_symbol_list chain = { NULL, 0, 0 };
    struct lower_symbol *symbol = start;
    while (symbol != NULL && symbol->state == LOWER_NEW) {
        symbol->state = LOWER_OPEN;
        vec_push(lower->arena, &chain, symbol);
        symbol = find_base(lower, symbol);
    }
    if (symbol != NULL && symbol->state == LOWER_OPEN) {
        report_base_cycle(lower, &chain, symbol);
        for (const struct lower_symbol *last = NULL; last != symbol;) {
            last = chain.items[--chain.count];
            chain.items[chain.count]->state = LOWER_DONE;
        }
    }
    set_bases(lower, &chain, symbol);
}

/* -- properties -- */

static void check_presence_rules(struct lower *lower, const struct annot_set *set,
                                 const struct ast_member *member)
{
    const struct ast_attr *required = set->attrs[ANNOT_required];
    const struct ast_attr *optional = set->attrs[ANNOT_optional];
    const struct ast_attr *presence = set->attrs[ANNOT_presence];
    if (required != NULL && optional != NULL) {
        bool is_later = optional->span.offset > required->span.offset;
        struct diag *diag = diag_report(lower->diags, DIAG_required_optional,
                                        is_later ? optional->span : required->span);
        diag_note(lower->diags, diag, DIAG_first_given,
                  is_later ? required->span : optional->span);
    }
    if (required != NULL && member->initial != NULL) {
        struct diag *diag =
            diag_report(lower->diags, DIAG_required_default, required->span);
        diag_note(lower->diags, diag, DIAG_default_here, member->initial->span);
    }
    if (presence != NULL && member->initial != NULL) {
        struct diag *diag = diag_report(lower->diags, DIAG_presence_default, presence->span);
        diag_note(lower->diags, diag, DIAG_default_here, member->initial->span);
    }
}

static uint32_t index_value(const struct annot_set *set)
{
    const struct ast_value *value = annots_value(set, ANNOT_index, NULL);
    return value == NULL ? 0 : (uint32_t)lower_integer_literal(value->text).magnitude;
}

static void read_rules(struct lower *lower, struct model_property *property,
                       const struct annot_set *set)
{
    const struct ast_attr *required = set->attrs[ANNOT_required];
    const struct ast_attr *index = set->attrs[ANNOT_index];
    property->required = required != NULL;
    property->required_span = required != NULL ? required->span : span_none();
    property->optional = set->attrs[ANNOT_optional] != NULL;
    property->presence = set->attrs[ANNOT_presence] != NULL;
    property->has_index = index != NULL;
    property->index = index_value(set);
    property->index_span = index != NULL ? index->span : span_none();
    property->include = lower_include(set);
    property->include.custom = lower_function(lower, set, ANNOT_include, "custom").text;
    property->format = lower_format(lower, set);
    property->codec = lower_codec(lower, set, &property->format);
    lower_check_codec(lower, property->codec, property->type);
    lower_storage(lower, property, set);
    property->nulls = lower_nulls(set);
    property->check = lower_check(set);
    property->duplicates = lower_duplicates(set);
    property->deprecated = lower_deprecated(set);
    lower_structure(lower, property, set);
    property->c_name = lower_c_name(lower, set, ANNOT_c_name);
}

static void check_sorted(struct lower *lower, struct model_property *property,
                         const struct ast_attr *sorted)
{
    const struct model_type *type = property->type;
    while (type != NULL && type->kind != MODEL_MAP) {
        type = type->element;
    }
    property->sorted = sorted != NULL;
    if (property->sorted && property->type != NULL && type == NULL) {
        (void)diag_report1(lower->diags, DIAG_format_target, sorted->span, STR("sorted"));
    }
}

/* The name of the schema as an alias, unless it is a name already or there is none in JSON. */
static void accept_identifier(struct lower *lower, const struct annot_set *set,
                              struct model_property *property)
{
    size_t count = property->alias_count;
    bool is_known = str_equal(property->name, property->json_name) ||
                    set->attrs[ANNOT_any] != NULL || set->attrs[ANNOT_unwrapped] != NULL;
    for (size_t i = 0; i < count; i++) {
        is_known = is_known || str_equal(property->name, property->aliases[i].text);
    }
    if (is_known) {
        return;
    }
    struct model_text *names = ARENA_ARRAY(lower->arena, struct model_text, count + 1);
    for (size_t i = 0; i < count; i++) {
        names[i] = property->aliases[i];
    }
    names[count].text = property->name;
    names[count].span = property->span;
    property->aliases = names;
    property->alias_count = count + 1;
}

static struct model_property *read_property(struct lower *lower, struct lower_symbol *symbol,
                                            const struct ast_member *member,
                                            struct lower_naming naming)
{
    struct model_property *property = ARENA_NEW(lower->arena, struct model_property);
    struct annot_set set;
    annots_read(&lower->annots, &member->attrs, ANNOT_ON_PROPERTY, &set);
    property->name = member->name.text;
    property->span = member->name.span;
    property->doc = lower_doc(lower, &member->doc, &set);
    property->bean = symbol->bean;
    property->type = lower_type(lower, symbol->file, member->type);
    if (member->initial != NULL) {
        property->default_value =
            lower_value(lower, symbol->file, property->type, member->initial);
    }
    struct lower_json_name json =
        lower_json_name(lower, &set, member->name, naming, symbol->file->naming);
    property->json_name = json.text;
    property->json_name_span = json.span;
    property->json_name_level = json.level;
    property->aliases = lower_alias_names(lower, &set, &property->alias_count);
    if (symbol->file->model->preset->reads_identifiers) {
        accept_identifier(lower, &set, property);
    }
    lower_constraints(lower, symbol->file, &set, property->type, &property->constraints);
    check_presence_rules(lower, &set, member);
    property->views = lower_view_names(lower, symbol->file, &set);
    check_sorted(lower, property, set.attrs[ANNOT_sorted]);
    read_rules(lower, property, &set);
    return property;
}

static void read_reserved(struct lower *lower, const struct ast_member *member,
                          struct text_list *names)
{
    struct annot_set set;
    annots_read(&lower->annots, &member->attrs, ANNOT_ON_RESERVED, &set);
    for (size_t i = 0; i < member->reserved.count; i++) {
        struct model_text name = { member->reserved.items[i].text,
                                   member->reserved.items[i].span };
        lower_check_json_name(lower, name.text, name.span);
        vec_push(lower->arena, names, name);
    }
}

static void read_members(struct lower *lower, struct lower_symbol *symbol,
                         struct lower_naming naming)
{
    struct property_list properties = { NULL, 0, 0 };
    struct text_list reserved = { NULL, 0, 0 };
    for (size_t i = 0; i < symbol->decl->members.count; i++) {
        const struct ast_member *member = symbol->decl->members.items[i];
        if (member->kind == AST_MEMBER_RESERVED) {
            read_reserved(lower, member, &reserved);
        } else {
            vec_push(lower->arena, &properties, read_property(lower, symbol, member, naming));
        }
    }
    symbol->bean->properties = properties.items;
    symbol->bean->property_count = properties.count;
    symbol->bean->reserved = reserved.items;
    symbol->bean->reserved_count = reserved.count;
}

/* -- beans -- */

/* The arguments that have no names. */
static struct text_list listed_names(struct lower *lower, const struct ast_attr *attr)
{
    struct text_list names = { NULL, 0, 0 };
    for (size_t i = 0; i < attr->args.count; i++) {
        const struct ast_arg *arg = attr->args.items[i];
        if (!ast_name_exists(arg->name)) {
            vec_push(lower->arena, &names, lower_text(arg->value));
        }
    }
    return names;
}

static void read_creator(struct lower *lower, struct model_bean *bean, const struct annot_set *set)
{
    const struct ast_attr *attr = set->attrs[ANNOT_creator];
    if (attr == NULL) {
        return;
    }
    struct text_list names = listed_names(lower, attr);
    bean->creator.given = true;
    bean->creator.names = names.items;
    bean->creator.count = names.count;
    bean->creator.function = lower_function(lower, set, ANNOT_creator, "fn");
}

static void read_order(struct lower *lower, struct model_bean *bean, const struct annot_set *set)
{
    const struct ast_attr *attr = set->attrs[ANNOT_order];
    unsigned rest = bean->file->preset->rest;
    bean->rest = bean->file->preset->rest;
    if (attr == NULL) {
        return;
    }
    struct text_list names = listed_names(lower, attr);
    (void)annots_word(set, ANNOT_order, "rest", &rest);
    bean->order_given = true;
    bean->order = names.items;
    bean->order_count = names.count;
    bean->rest = (enum model_rest)rest;
    bean->order_span = attr->span;
}

static void read_bean(struct lower *lower, struct lower_symbol *symbol)
{
    struct model_bean *bean = symbol->bean;
    struct annot_set set;
    annots_read(&lower->annots, &symbol->decl->attrs, ANNOT_ON_BEAN, &set);
    bean->doc = lower_doc(lower, &symbol->decl->doc, &set);
    bean->include = lower_include(&set);
    lower_refuse_custom(lower, &set);
    bean->format = lower_format(lower, &set);
    times_check_level(&bean->format.rules[MODEL_FORMAT_TIME], lower->diags);
    bean->nulls = lower_nulls(&set);
    bean->duplicates = lower_duplicates(&set);
    bean->unknown = lower_unknown(&set);
    bean->views = lower_view_names(lower, symbol->file, &set);
    bean->views_rule = lower_views_rule(&set);
    bean->depth = lower_depth(lower, &set);
    bean->check = lower_check(&set);
    bean->emit = lower_emit(&set);
    bean->deprecated = lower_deprecated(&set);
    bean->c_name = lower_c_name(lower, &set, ANNOT_c_name);
    read_order(lower, bean, &set);
    read_creator(lower, bean, &set);
    read_members(lower, symbol, lower_naming(&set, ANNOT_naming));
}

void lower_beans(struct lower *lower)
{
    for (size_t i = 0; i < lower->symbols.count; i++) {
        struct lower_symbol *symbol = lower->symbols.items[i];
        if (symbol->kind == LOWER_BEAN && symbol->state == LOWER_NEW) {
            resolve_base(lower, symbol);
        }
    }
    for (size_t i = 0; i < lower->symbols.count; i++) {
        if (lower->symbols.items[i]->kind == LOWER_BEAN) {
            read_bean(lower, lower->symbols.items[i]);
        }
    }
}
