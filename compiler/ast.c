/*
 * The tree printed back as a schema, in one fixed layout: for tests, and for looking at trees.
 */
#include "ast.h"

static void add_indent(struct str_buffer *out, size_t level)
{
    str_buffer_add_repeated(out, ' ', 4 * level);
}

static void add_lines(struct str_buffer *out, struct str text, const char *start, size_t level)
{
    for (;;) {
        size_t size = str_find(text, '\n');
        struct str line = str_slice(text, 0, size);

        add_indent(out, level);
        str_buffer_add_text(out, start);
        if (line.size != 0) {
            str_buffer_add_char(out, ' ');
        }
        str_buffer_add(out, line);
        str_buffer_add_char(out, '\n');
        if (size == text.size) {
            return;
        }
        text = str_slice(text, size + 1, text.size);
    }
}

static void add_doc(struct str_buffer *out, const struct ast_doc *doc, size_t level)
{
    if (doc->span.source != 0) {
        add_lines(out, doc->text, "///", level);
    }
}

/* -- values -- */

void ast_print_value(const struct ast_value *value, struct str_buffer *out)
{
    switch (value->kind) {
    case AST_VALUE_INT:
    case AST_VALUE_FLOAT: str_buffer_add(out, value->text); break;
    case AST_VALUE_STRING: str_buffer_add_json(out, value->text); break;
    case AST_VALUE_BOOL: str_buffer_add_text(out, value->boolean ? "true" : "false"); break;
    case AST_VALUE_NULL: str_buffer_add_text(out, "null"); break;
    case AST_VALUE_NAME: str_buffer_add(out, value->name.text); break;
    case AST_VALUE_EMPTY_MAP: str_buffer_add_text(out, "{}"); break;
    case AST_VALUE_LIST:
        str_buffer_add_char(out, '[');
        for (size_t i = 0; i < value->items.count; i++) {
            str_buffer_add_text(out, i == 0 ? "" : ", ");
            ast_print_value(value->items.items[i], out); /* depth limited by the parser */
        }
        str_buffer_add_char(out, ']');
        break;
    }
}

static void add_initial(struct str_buffer *out, const struct ast_value *value)
{
    if (value != NULL) {
        str_buffer_add_text(out, " = ");
        ast_print_value(value, out);
    }
}

/* -- attributes -- */

static void add_attr(struct str_buffer *out, const struct ast_attr *attr)
{
    str_buffer_add_char(out, '@');
    str_buffer_add(out, attr->name.text);
    if (!attr->has_parentheses) {
        return;
    }
    str_buffer_add_char(out, '(');
    for (size_t i = 0; i < attr->args.count; i++) {
        const struct ast_arg *arg = attr->args.items[i];

        str_buffer_add_text(out, i == 0 ? "" : ", ");
        if (ast_name_exists(arg->name)) {
            str_buffer_add(out, arg->name.text);
            str_buffer_add_text(out, ": ");
        }
        ast_print_value(arg->value, out);
    }
    str_buffer_add_char(out, ')');
}

static void add_attrs(struct str_buffer *out, const struct ast_attr_list *attrs, size_t level)
{
    for (size_t i = 0; i < attrs->count; i++) {
        add_indent(out, level);
        add_attr(out, attrs->items[i]);
        str_buffer_add_char(out, '\n');
    }
}

/* -- types -- */

static void add_count(struct str_buffer *out, const char *open, const struct ast_value *count)
{
    str_buffer_add_text(out, open);
    ast_print_value(count, out);
    str_buffer_add_char(out, ']');
}

void ast_print_type(const struct ast_type *type, struct str_buffer *out)
{
    if (type->kind == AST_TYPE_NAMED) {
        str_buffer_add(out, type->name.text);
        return;
    }
    if (type->kind == AST_TYPE_MAP) {
        str_buffer_add_text(out, "map<");
        ast_print_type(type->key, out); /* depth limited by the parser */
        str_buffer_add_text(out, ", ");
        ast_print_type(type->element, out);
        str_buffer_add_char(out, '>');
        return;
    }
    ast_print_type(type->element, out);
    switch (type->kind) {
    case AST_TYPE_NULLABLE: str_buffer_add_char(out, '?'); break;
    case AST_TYPE_LIST: str_buffer_add_text(out, "[]"); break;
    case AST_TYPE_FIXED: add_count(out, "[", type->count); break;
    case AST_TYPE_BOUNDED: add_count(out, "[<=", type->count); break;
    case AST_TYPE_NAMED:
    case AST_TYPE_MAP: break; /* done above */
    }
}

/* -- members -- */

static void add_member(struct str_buffer *out, const struct ast_member *member)
{
    add_doc(out, &member->doc, 1);
    add_attrs(out, &member->attrs, 1);
    add_indent(out, 1);
    if (member->kind == AST_MEMBER_RESERVED) {
        for (size_t i = 0; i < member->reserved.count; i++) {
            str_buffer_add_text(out, i == 0 ? "reserved " : ", ");
            str_buffer_add_json(out, member->reserved.items[i].text);
        }
    } else {
        ast_print_type(member->type, out);
        str_buffer_add_char(out, ' ');
        str_buffer_add(out, member->name.text);
        add_initial(out, member->initial);
    }
    str_buffer_add_text(out, ";\n");
}

static void add_variant(struct str_buffer *out, const struct ast_variant *variant)
{
    add_doc(out, &variant->doc, 1);
    add_attrs(out, &variant->attrs, 1);
    add_indent(out, 1);
    if (variant->type == NULL) {
        str_buffer_add_text(out, "void");
    } else {
        ast_print_type(variant->type, out);
    }
    str_buffer_add_char(out, ' ');
    str_buffer_add(out, variant->name.text);
    str_buffer_add_text(out, ";\n");
}

static void add_enumerator(struct str_buffer *out, const struct ast_enumerator *enumerator)
{
    add_doc(out, &enumerator->doc, 1);
    add_attrs(out, &enumerator->attrs, 1);
    add_indent(out, 1);
    str_buffer_add(out, enumerator->name.text);
    add_initial(out, enumerator->value);
    str_buffer_add_text(out, ",\n");
}

/* -- declarations -- */

static const char *decl_keyword(enum ast_decl_kind kind)
{
    switch (kind) {
    case AST_DECL_IMPORT: return "import ";
    case AST_DECL_BEAN: return "bean ";
    case AST_DECL_EXTERN_BEAN: return "extern bean ";
    case AST_DECL_ENUM: return "enum ";
    case AST_DECL_UNION: return "union ";
    case AST_DECL_TYPE: return "type ";
    case AST_DECL_CONST: return "const ";
    case AST_DECL_VIEW: break;
    }
    return "view ";
}

static void add_body(struct str_buffer *out, const struct ast_decl *decl)
{
    str_buffer_add_text(out, " {\n");
    for (size_t i = 0; i < decl->members.count; i++) {
        add_member(out, decl->members.items[i]);
    }
    for (size_t i = 0; i < decl->variants.count; i++) {
        add_variant(out, decl->variants.items[i]);
    }
    for (size_t i = 0; i < decl->enumerators.count; i++) {
        add_enumerator(out, decl->enumerators.items[i]);
    }
    str_buffer_add_text(out, "}\n");
}

static void add_import(struct str_buffer *out, const struct ast_decl *decl)
{
    str_buffer_add_json(out, decl->path.text);
    if (ast_name_exists(decl->alias)) {
        str_buffer_add_text(out, " as ");
        str_buffer_add(out, decl->alias.text);
    }
}

static void add_head(struct str_buffer *out, const struct ast_decl *decl)
{
    if (decl->kind == AST_DECL_CONST) {
        ast_print_type(decl->type, out);
        str_buffer_add_char(out, ' ');
    }
    str_buffer_add(out, decl->name.text);
    if (ast_qname_exists(&decl->base)) {
        str_buffer_add_text(out, " : ");
        str_buffer_add(out, decl->base.text);
    }
    if (decl->kind == AST_DECL_TYPE) {
        str_buffer_add_text(out, " = ");
        ast_print_type(decl->type, out);
    }
    add_initial(out, decl->value);
}

static void add_decl(struct str_buffer *out, const struct ast_decl *decl)
{
    str_buffer_add_char(out, '\n');
    add_doc(out, &decl->doc, 0);
    add_attrs(out, &decl->attrs, 0);
    str_buffer_add_text(out, decl_keyword(decl->kind));
    if (decl->kind == AST_DECL_IMPORT) {
        add_import(out, decl);
    } else {
        add_head(out, decl);
    }
    if (decl->kind == AST_DECL_BEAN || decl->kind == AST_DECL_ENUM ||
        decl->kind == AST_DECL_UNION) {
        add_body(out, decl);
    } else {
        str_buffer_add_text(out, ";\n");
    }
}

void ast_print(const struct ast_file *file, struct str_buffer *out)
{
    add_doc(out, &file->doc, 0);
    add_attrs(out, &file->attrs, 0);
    str_buffer_add_text(out, "package ");
    str_buffer_add(out, file->package.text);
    str_buffer_add_text(out, ";\n");
    for (size_t i = 0; i < file->decls.count; i++) {
        add_decl(out, file->decls.items[i]);
    }
}
