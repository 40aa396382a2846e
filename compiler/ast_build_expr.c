/*
 * Builders for names, values, attributes and types. Nesting is limited here, so that whoever
 * walks the tree may recurse.
 */
#include "ast_build.h"

#include "parse.h"

static void report_depth(struct ast_builder *builder, struct span span)
{
    diag_report1(builder->diags, DIAG_nesting_limit, span,
                 arena_format(builder->arena, "%d", (int)PARSE_MAX_NESTING));
}

/* -- names -- */

struct ast_name build_ident(struct ast_builder *builder, struct token token)
{
    struct ast_name name;

    name.text = intern_str(builder->intern, token.text);
    name.span = token.span;
    return name;
}

struct ast_qname *build_qname(struct ast_builder *builder, struct token first)
{
    struct ast_qname *name = ARENA_NEW(builder->arena, struct ast_qname);

    vec_push(builder->arena, &name->parts, build_ident(builder, first));
    name->text = name->parts.items[0].text;
    name->span = first.span;
    return name;
}

struct ast_qname *build_add_part(struct ast_builder *builder, struct ast_qname *name,
                                 struct token part)
{
    struct str pieces[3];

    vec_push(builder->arena, &name->parts, build_ident(builder, part));
    name->span = span_join(name->span, part.span);
    if (name->parts.count > PARSE_MAX_NESTING) {
        /* the text stays as it was: joining ever longer ones would be quadratic */
        if (name->parts.count == PARSE_MAX_NESTING + 1) {
            report_depth(builder, part.span);
        }
        return name;
    }
    pieces[0] = name->text;
    pieces[1] = STR(".");
    pieces[2] = part.text;
    name->text = intern_str(builder->intern, arena_concat(builder->arena, pieces, 3));
    return name;
}

/* -- values -- */

static struct ast_value *new_value(struct ast_builder *builder, enum ast_value_kind kind,
                                   struct span span)
{
    struct ast_value *value = ARENA_NEW(builder->arena, struct ast_value);

    value->kind = kind;
    value->depth = 1;
    value->span = span;
    return value;
}

struct ast_value *build_scalar(struct ast_builder *builder, enum ast_value_kind kind,
                               struct token token)
{
    struct ast_value *value = new_value(builder, kind, token.span);

    value->text = token.text;
    value->boolean = token.kind == TOKEN_WORD_TRUE;
    return value;
}

struct ast_value *build_name(struct ast_builder *builder, struct ast_qname *name)
{
    struct ast_value *value = new_value(builder, AST_VALUE_NAME, name->span);

    value->name = *name;
    return value;
}

struct ast_value *build_empty(struct ast_builder *builder, enum ast_value_kind kind,
                              struct token open, struct token close)
{
    return new_value(builder, kind, span_join(open.span, close.span));
}

struct ast_value *build_list(struct ast_builder *builder, struct token open,
                             struct ast_value *first)
{
    struct ast_value *list = new_value(builder, AST_VALUE_LIST, open.span);

    return build_add_item(builder, list, first);
}

/* An item too deep is reported and left out; the depth of the lists around tells that it was. */
struct ast_value *build_add_item(struct ast_builder *builder, struct ast_value *list,
                                 struct ast_value *item)
{
    if (item->depth >= PARSE_MAX_NESTING) {
        if (item->depth == PARSE_MAX_NESTING) {
            report_depth(builder, item->span);
        }
        list->depth = PARSE_MAX_NESTING + 1;
        return list;
    }
    if (list->depth < item->depth + 1) {
        list->depth = item->depth + 1;
    }
    vec_push(builder->arena, &list->items, item);
    return list;
}

struct ast_value *build_list_end(struct ast_builder *builder, struct ast_value *list,
                                 struct token close)
{
    (void)builder;
    list->span = span_join(list->span, close.span);
    return list;
}

/* -- attributes -- */

struct ast_attr_list build_no_attrs(void)
{
    struct ast_attr_list none = {NULL, 0, 0};

    return none;
}

void build_add_attr(struct ast_builder *builder, struct ast_attr_list *attrs, struct ast_attr *attr)
{
    vec_push(builder->arena, attrs, attr);
}

struct ast_attr *build_attr(struct ast_builder *builder, struct token at, struct ast_qname *name)
{
    struct ast_attr *attr = ARENA_NEW(builder->arena, struct ast_attr);

    attr->name = *name;
    attr->span = span_join(at.span, name->span);
    return attr;
}

struct ast_attr *build_add_arg(struct ast_builder *builder, struct ast_attr *attr,
                               struct ast_arg *arg)
{
    bool after_named =
        attr->args.count != 0 && ast_name_exists(attr->args.items[attr->args.count - 1]->name);

    if (after_named && !ast_name_exists(arg->name)) {
        diag_report(builder->diags, DIAG_positional_after_named, arg->span);
        return attr;
    }
    vec_push(builder->arena, &attr->args, arg);
    return attr;
}

struct ast_attr *build_attr_end(struct ast_attr *attr, struct token end)
{
    attr->has_parentheses = true;
    attr->span = span_join(attr->span, end.span);
    return attr;
}

struct ast_arg *build_arg(struct ast_builder *builder, const struct token *name,
                          struct ast_value *value)
{
    struct ast_arg *arg = ARENA_NEW(builder->arena, struct ast_arg);

    arg->value = value;
    arg->span = value->span;
    if (name != NULL) {
        arg->name = build_ident(builder, *name);
        arg->span = span_join(name->span, value->span);
    }
    return arg;
}

/* -- types -- */

static struct ast_type *new_type(struct ast_builder *builder, enum ast_type_kind kind,
                                 struct span span, struct span mark, uint32_t inner_depth)
{
    struct ast_type *type = ARENA_NEW(builder->arena, struct ast_type);

    type->kind = kind;
    type->span = span;
    type->mark = mark;
    type->depth = inner_depth + 1;
    builder->last_type = type;
    return type;
}

struct ast_type *build_named(struct ast_builder *builder, struct ast_qname *name)
{
    struct ast_type *type = new_type(builder, AST_TYPE_NAMED, name->span, name->span, 0);

    type->name = *name;
    return type;
}

/*
 * True, with a report for the first level over, when no level fits around a type of this depth.
 * The level over the limit is kept, so that the next one knows that it was reported.
 */
static bool is_too_deep(struct ast_builder *builder, uint32_t depth, struct span span)
{
    if (depth == PARSE_MAX_NESTING) {
        report_depth(builder, span);
    }
    return depth > PARSE_MAX_NESTING;
}

struct ast_type *build_map(struct ast_builder *builder, struct token keyword, struct ast_type *key,
                           struct ast_type *element, struct token end)
{
    uint32_t depth = key->depth > element->depth ? key->depth : element->depth;
    struct ast_type *type;

    if (is_too_deep(builder, depth, keyword.span)) {
        return key->depth > element->depth ? key : element;
    }
    type = new_type(builder, AST_TYPE_MAP, span_join(keyword.span, end.span), keyword.span, depth);
    type->key = key;
    type->element = element;
    return type;
}

struct ast_type *build_suffix(struct ast_builder *builder, enum ast_type_kind kind,
                              struct ast_type *element, struct token first, struct ast_value *count,
                              struct token last)
{
    struct ast_type *type;

    if (is_too_deep(builder, element->depth, first.span)) {
        return element;
    }
    type = new_type(builder, kind, span_join(element->span, last.span),
                    span_join(first.span, last.span), element->depth);
    type->element = element;
    type->count = count;
    return type;
}
