/*
 * Builders for the file, its declarations and their members.
 */
#include "ast_build.h"

void build_expect(struct ast_builder *builder, enum token_kind kind, bool expected)
{
    builder->failed = true;
    builder->expected[kind] = expected;
}

void build_overflow(struct ast_builder *builder)
{
    builder->overflowed = true;
}

/* -- documentation -- */

static struct ast_doc join_docs(struct ast_builder *builder, const struct build_doc *docs,
                                size_t count)
{
    struct ast_doc result;
    struct str *pieces;
    size_t used = 0;

    if (count == 1) {
        return docs[0].doc;
    }
    pieces = ARENA_ARRAY(builder->arena, struct str, 2 * count);
    for (size_t i = 0; i < count; i++) {
        pieces[used++] = docs[i].doc.text;
        pieces[used++] = STR("\n");
    }
    result.text = arena_concat(builder->arena, pieces, used - 1);
    result.span = span_join(docs[0].doc.span, docs[count - 1].doc.span);
    return result;
}

static struct ast_doc no_doc(void)
{
    struct ast_doc none = {{NULL, 0}, {0, 0, 0}};

    return none;
}

struct ast_doc build_take_doc(struct ast_builder *builder, struct build_docs *docs, uint32_t from,
                              uint32_t to)
{
    const struct build_doc *items = docs->list.items;
    size_t first = docs->next;
    size_t end;

    while (first < docs->list.count && items[first].token < from) {
        first++;
    }
    for (end = first; end < docs->list.count && items[end].token <= to; end++) {
    }
    docs->next = end;
    return end == first ? no_doc() : join_docs(builder, items + first, end - first);
}

/* What stood before goes before what stood behind. */
static struct ast_doc merge_docs(struct ast_builder *builder, struct ast_doc first,
                                 struct ast_doc second)
{
    struct build_doc both[2];

    if (first.text.size == 0) {
        return second;
    }
    if (second.text.size == 0) {
        return first;
    }
    both[0].token = 0;
    both[0].doc = first;
    both[1].token = 0;
    both[1].doc = second;
    return join_docs(builder, both, 2);
}

/* Leading comments up to the name, trailing ones up to the last token. */
static struct ast_doc member_doc(struct ast_builder *builder, struct span span, struct span name,
                                 struct span last)
{
    struct ast_doc before = build_take_doc(builder, &builder->leading, span.offset, name.offset);
    struct ast_doc after = build_take_doc(builder, &builder->trailing, span.offset, last.offset);

    return merge_docs(builder, before, after);
}

/* -- file and declarations -- */

void build_result(struct ast_builder *builder, struct ast_type *type)
{
    builder->result = type;
}

static struct span start_of(struct ast_attr_list attrs, struct span otherwise)
{
    return attrs.count != 0 ? attrs.items[0]->span : otherwise;
}

void build_head(struct ast_builder *builder, struct ast_attr_list attrs, struct token keyword,
                struct ast_qname *name, struct token end)
{
    struct span start = start_of(attrs, keyword.span);

    (void)end;
    builder->has_head = true;
    builder->file->attrs = attrs;
    builder->file->package = *name;
    builder->file->doc =
        build_take_doc(builder, &builder->leading, start.offset, name->span.offset);
}

static struct ast_decl *new_decl(struct ast_builder *builder, enum ast_decl_kind kind,
                                 struct ast_attr_list attrs, struct token keyword,
                                 struct token name, struct token end)
{
    struct ast_decl *decl = ARENA_NEW(builder->arena, struct ast_decl);

    decl->kind = kind;
    decl->attrs = attrs;
    decl->span = span_join(start_of(attrs, keyword.span), end.span);
    decl->doc = build_take_doc(builder, &builder->leading, decl->span.offset, name.span.offset);
    if (kind != AST_DECL_IMPORT) {
        decl->name = build_ident(builder, name);
    }
    return decl;
}

static struct ast_decl *add_decl(struct ast_builder *builder, enum ast_decl_kind kind,
                                 struct ast_attr_list attrs, struct token keyword,
                                 struct token name, struct token end)
{
    struct ast_decl *decl = new_decl(builder, kind, attrs, keyword, name, end);

    decl->doc =
        merge_docs(builder, decl->doc,
                   build_take_doc(builder, &builder->trailing, decl->span.offset, end.span.offset));
    vec_push(builder->arena, &builder->file->decls, decl);
    return decl;
}

void build_import(struct ast_builder *builder, struct token keyword, struct token path,
                  const struct token *alias, struct token end)
{
    struct ast_decl *decl =
        add_decl(builder, AST_DECL_IMPORT, build_no_attrs(), keyword, path, end);

    decl->path = build_ident(builder, path);
    if (alias != NULL) {
        decl->alias = build_ident(builder, *alias);
    }
}

void build_extern(struct ast_builder *builder, struct ast_attr_list attrs, struct token keyword,
                  struct token name, struct token end)
{
    (void)add_decl(builder, AST_DECL_EXTERN_BEAN, attrs, keyword, name, end);
}

void build_alias(struct ast_builder *builder, struct ast_attr_list attrs, struct token keyword,
                 struct token name, struct ast_type *type, struct token end)
{
    add_decl(builder, AST_DECL_TYPE, attrs, keyword, name, end)->type = type;
}

void build_const(struct ast_builder *builder, struct ast_attr_list attrs, struct token keyword,
                 struct ast_type *type, struct token name, struct ast_value *value,
                 struct token end)
{
    struct ast_decl *decl = add_decl(builder, AST_DECL_CONST, attrs, keyword, name, end);

    decl->type = type;
    decl->value = value;
}

void build_view(struct ast_builder *builder, struct ast_attr_list attrs, struct token keyword,
                struct token name, struct ast_qname *base, struct token end)
{
    struct ast_decl *decl = add_decl(builder, AST_DECL_VIEW, attrs, keyword, name, end);

    if (base != NULL) {
        decl->base = *base;
    }
}

struct ast_decl *build_open(struct ast_builder *builder, enum ast_decl_kind kind,
                            struct ast_attr_list attrs, struct token keyword, struct token name,
                            struct ast_qname *base, struct token brace)
{
    struct ast_decl *decl = new_decl(builder, kind, attrs, keyword, name, brace);

    if (base != NULL) {
        decl->base = *base;
    }
    builder->body = kind == AST_DECL_ENUM ? BUILD_BODY_ENUM : BUILD_BODY_MEMBERS;
    builder->open = brace.span;
    return decl;
}

void build_close(struct ast_builder *builder, struct ast_decl *decl, struct token brace)
{
    decl->span = span_join(decl->span, brace.span);
    builder->body = BUILD_BODY_NONE;
    vec_push(builder->arena, &builder->file->decls, decl);
}

void build_close_empty(struct ast_builder *builder, struct ast_decl *decl, struct token brace)
{
    diag_report(builder->diags, DIAG_empty_enum, brace.span);
    build_close(builder, decl, brace);
}

/* -- members -- */

void build_add_member(struct ast_builder *builder, struct ast_decl *decl, struct ast_member *member)
{
    if (member != NULL) {
        vec_push(builder->arena, &decl->members, member);
    }
}

void build_add_variant(struct ast_builder *builder, struct ast_decl *decl,
                       struct ast_variant *variant)
{
    if (variant != NULL) {
        vec_push(builder->arena, &decl->variants, variant);
    }
}

void build_add_enumerator(struct ast_builder *builder, struct ast_decl *decl,
                          struct ast_enumerator *enumerator)
{
    if (enumerator != NULL) {
        vec_push(builder->arena, &decl->enumerators, enumerator);
    }
}

/* "name, ///< text": the comma's comment is the enumerator's */
void build_enumerator_comma(struct ast_builder *builder, struct ast_decl *decl, struct token comma)
{
    struct ast_doc doc =
        build_take_doc(builder, &builder->trailing, comma.span.offset, comma.span.offset);

    if (decl->enumerators.count != 0) {
        struct ast_enumerator *last = decl->enumerators.items[decl->enumerators.count - 1];

        last->doc = merge_docs(builder, last->doc, doc);
    }
}

struct ast_member *build_property(struct ast_builder *builder, struct ast_attr_list attrs,
                                  struct ast_type *type, struct token name,
                                  struct ast_value *initial, struct token end)
{
    struct ast_member *member = ARENA_NEW(builder->arena, struct ast_member);

    member->kind = AST_MEMBER_PROPERTY;
    member->span = span_join(start_of(attrs, type->span), end.span);
    member->doc = member_doc(builder, member->span, name.span, end.span);
    member->attrs = attrs;
    member->type = type;
    member->name = build_ident(builder, name);
    member->initial = initial;
    return member;
}

struct ast_member *build_reserved(struct ast_builder *builder, struct ast_attr_list attrs,
                                  struct token keyword, struct token name)
{
    struct ast_member *member = ARENA_NEW(builder->arena, struct ast_member);

    member->kind = AST_MEMBER_RESERVED;
    member->span = span_join(start_of(attrs, keyword.span), name.span);
    member->attrs = attrs;
    build_add_reserved(builder, member, name);
    return member;
}

void build_add_reserved(struct ast_builder *builder, struct ast_member *member, struct token name)
{
    vec_push(builder->arena, &member->reserved, build_ident(builder, name));
}

struct ast_member *build_reserved_end(struct ast_builder *builder, struct ast_member *member,
                                      struct token end)
{
    struct span first = member->reserved.items[0].span;

    member->span = span_join(member->span, end.span);
    member->doc = member_doc(builder, member->span, first, end.span);
    return member;
}

struct ast_variant *build_variant(struct ast_builder *builder, struct ast_attr_list attrs,
                                  struct span start, struct ast_type *type, struct token name,
                                  struct token end)
{
    struct ast_variant *variant = ARENA_NEW(builder->arena, struct ast_variant);

    variant->span = span_join(start_of(attrs, start), end.span);
    variant->doc = member_doc(builder, variant->span, name.span, end.span);
    variant->attrs = attrs;
    variant->type = type;
    variant->name = build_ident(builder, name);
    return variant;
}

struct ast_enumerator *build_enumerator(struct ast_builder *builder, struct ast_attr_list attrs,
                                        struct token name, const struct token *value)
{
    struct ast_enumerator *enumerator = ARENA_NEW(builder->arena, struct ast_enumerator);
    struct span last = value != NULL ? value->span : name.span;

    enumerator->span = span_join(start_of(attrs, name.span), last);
    enumerator->doc = member_doc(builder, enumerator->span, name.span, last);
    enumerator->attrs = attrs;
    enumerator->name = build_ident(builder, name);
    if (value != NULL) {
        enumerator->value = build_scalar(builder, AST_VALUE_INT, *value);
    }
    return enumerator;
}
