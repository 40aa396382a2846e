/*
 * `type` declarations in the order that they need each other: depth first, with a stack of its own.
 * One that leads back to itself is an error, shown with the way it takes.
 */
#include "formats.h"
#include "lower_parts.h"

/* A name in a type, and the file that it means something in. */
struct mention {
    const struct ast_qname *name;
    struct lower_file *file;
};

VEC_DEFINE(mention_list, struct mention);

struct frame {
    struct lower_symbol *symbol;
    struct mention_list names; /* that its type needs */
    size_t next;
};

VEC_DEFINE(frame_list, struct frame);

static void collect_names(struct lower *lower, struct lower_file *file,
                          const struct ast_type *type, struct mention_list *names);

/* The types of the constant that counts items, and of those that its value comes from. */
static void collect_count(struct lower *lower, struct lower_file *file,
                          const struct ast_value *value, struct mention_list *names)
{
    for (size_t i = 0; i < lower->symbols.count && value->kind == AST_VALUE_NAME; i++) {
        const struct lower_symbol *symbol = lower_find_silently(lower, file, &value->name);
        if (symbol == NULL || symbol->kind != LOWER_CONST || symbol->state != LOWER_NEW ||
            symbol->decl->type->kind != AST_TYPE_NAMED) {
            return;
        }
        file = symbol->file;
        collect_names(lower, file, symbol->decl->type, names);
        value = symbol->decl->value;
    }
}

/* Recursion as deep as the expression is nested. */
static void collect_names(struct lower *lower, struct lower_file *file,
                          const struct ast_type *type, struct mention_list *names)
{
    if (type->kind == AST_TYPE_NAMED) {
        struct mention mention = { &type->name, file };
        vec_push(lower->arena, names, mention);
        return;
    }
    if (type->key != NULL) {
        collect_names(lower, file, type->key, names);
    }
    if (type->count != NULL) {
        collect_count(lower, file, type->count, names);
    }
    collect_names(lower, file, type->element, names);
}

static void push(struct lower *lower, struct frame_list *stack, struct lower_symbol *symbol)
{
    struct frame frame = { symbol, { NULL, 0, 0 }, 0 };
    symbol->state = LOWER_OPEN;
    collect_names(lower, symbol->file, symbol->decl->type, &frame.names);
    vec_push(lower->arena, stack, frame);
}

/* The alias that a name means and that is not resolved yet; NULL: none. Does not report. */
static struct lower_symbol *find_alias(struct lower *lower, struct lower_file *file,
                                       const struct ast_qname *name)
{
    if (lower_is_built_in(lower, name->text)) {
        return NULL;
    }
    struct lower_symbol *symbol = lower_find_silently(lower, file, name);
    bool is_open = symbol != NULL && symbol->kind == LOWER_ALIAS && symbol->state != LOWER_DONE;
    return is_open ? symbol : NULL;
}

/* All on the stack from the symbol on are part of the circle. */
static void report_cycle(struct lower *lower, const struct frame_list *stack,
                         const struct lower_symbol *symbol)
{
    struct str_buffer text = { NULL, 0, 0 };
    size_t first = 0;
    while (stack->items[first].symbol != symbol) {
        first++;
    }
    for (size_t i = first; i < stack->count; i++) {
        str_buffer_add(&text, stack->items[i].symbol->name);
        str_buffer_add_text(&text, " -> ");
    }
    str_buffer_add(&text, symbol->name);
    struct diag *diag = diag_report2(lower->diags, DIAG_alias_cycle, symbol->decl->name.span,
                                     symbol->name, str_buffer_str(&text));
    str_buffer_free(&text);
    for (size_t i = first; i < stack->count; i++) {
        const struct frame *frame = &stack->items[i];
        const struct ast_qname *name = frame->names.items[frame->next - 1].name;
        diag_note2(lower->diags, diag, DIAG_defined_here, name->span, frame->symbol->name,
                   name->text);
    }
}

/* After a circle the aliases in it stay without a type, and nothing more is said about them. */
static void mark_poisoned(struct frame_list *stack, const struct lower_symbol *symbol)
{
    for (size_t i = stack->count; i-- > 0;) {
        stack->items[i].symbol->state = LOWER_DONE;
        if (stack->items[i].symbol == symbol) {
            stack->count = i;
            return;
        }
    }
}

/* The type with what the alias's attributes say about the scalars in it. */
static const struct model_type *alias_type(struct lower *lower, const struct lower_symbol *symbol)
{
    const struct model_type *type = lower_type(lower, symbol->file, symbol->decl->type);
    struct model_format *format = ARENA_NEW(lower->arena, struct model_format);
    const struct model_codec *codec;
    struct annot_set set;
    annots_read(&lower->annots, &symbol->decl->attrs, ANNOT_ON_ALIAS, &set);
    *format = lower_format(lower, &set);
    lower_alias_storage(lower, format);
    codec = lower_codec(lower, &set, format);
    type = lower_constrained(lower, symbol->file, type, &set);
    if (type == NULL || (codec == NULL && !lower_has_format(format))) {
        return type;
    }
    formats_check(format, type, lower->diags);
    lower_check_codec(lower, codec, type);
    struct model_type *made = ARENA_NEW(lower->arena, struct model_type);
    *made = *type;
    if (type->format != NULL) {
        lower_inherit_format(format, type->format);
    }
    made->format = format;
    made->codec = codec != NULL ? codec : type->codec;
    return made;
}

static void resolve(struct lower *lower, struct lower_symbol *start)
{
    struct frame_list stack = { NULL, 0, 0 };
    push(lower, &stack, start);
    while (stack.count > 0) {
        struct frame *top = &stack.items[stack.count - 1];
        struct lower_symbol *symbol = top->symbol;
        if (top->next == top->names.count) {
            symbol->type = alias_type(lower, symbol);
            symbol->state = LOWER_DONE;
            stack.count--;
            continue;
        }
        const struct mention *mention = &top->names.items[top->next];
        struct lower_symbol *needed = find_alias(lower, mention->file, mention->name);
        top->next++;
        if (needed != NULL && needed->state == LOWER_OPEN) {
            report_cycle(lower, &stack, needed);
            mark_poisoned(&stack, needed);
        } else if (needed != NULL) {
            push(lower, &stack, needed);
        }
    }
}

void lower_aliases(struct lower *lower)
{
    for (size_t i = 0; i < lower->symbols.count; i++) {
        struct lower_symbol *symbol = lower->symbols.items[i];
        if (symbol->kind == LOWER_ALIAS && symbol->state == LOWER_NEW) {
            resolve(lower, symbol);
        }
    }
}
