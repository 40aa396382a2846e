/*
 * A bean must not contain itself by value, as base or property: its struct would have no end. Depth
 * first over beans, with a stack of its own; every way back into the stack is an error of its own.
 */
#include <stdio.h>

#include "checks.h"
#include "vec.h"

enum colour { UNSEEN, ON_STACK, DONE };

/* What is looked at next in a bean: 0 is its base, n its property n - 1. */
struct frame {
    const struct model_bean *bean;
    size_t next;
};

VEC_DEFINE(frame_list, struct frame);

/* Far below what would not fit into 32 bits of size. */
enum { MOST_VALUES = 10000000 };

struct search {
    struct checks *checks;
    unsigned char *colours;
    uint32_t *values; /* in each bean that is done, those of beans and arrays in it included */
    struct frame_list stack;
};

static const struct model_bean *part_of(const struct model_bean *bean, size_t number)
{
    if (number == 0) {
        return bean->base;
    }
    const struct model_type *type = bean->properties[number - 1]->type;
    while (type != NULL && type->kind == MODEL_ARRAY) {
        type = type->element; /* also of a nullable one: a flag stands beside it */
    }
    return type != NULL && type->kind == MODEL_BEAN && !type->nullable ? type->bean : NULL;
}

/* The part that a frame on the stack is in. */
static struct span step_span(const struct frame *frame)
{
    return frame->next == 1 ? frame->bean->span
                            : frame->bean->properties[frame->next - 2]->type->span;
}

static void add_step(struct str_buffer *text, const struct frame *frame)
{
    str_buffer_add(text, frame->bean->name);
    if (frame->next == 1) {
        str_buffer_add_text(text, " : ");
        return;
    }
    str_buffer_add_text(text, ".");
    str_buffer_add(text, frame->bean->properties[frame->next - 2]->name);
    str_buffer_add_text(text, " -> ");
}

static void report(struct search *search, const struct model_bean *bean)
{
    struct diags *diags = search->checks->diags;
    const struct frame_list *stack = &search->stack;
    struct str_buffer text = { NULL, 0, 0 };
    size_t first = 0;
    while (stack->items[first].bean != bean) {
        first++;
    }
    for (size_t i = first; i < stack->count; i++) {
        add_step(&text, &stack->items[i]);
    }
    str_buffer_add(&text, bean->name);
    struct diag *diag =
        diag_report2(diags, DIAG_by_value_cycle, step_span(&stack->items[stack->count - 1]),
                     bean->name, str_buffer_str(&text));
    str_buffer_free(&text);
    for (size_t i = first; i < stack->count; i++) {
        const struct frame *frame = &stack->items[i];
        const struct model_bean *part = part_of(frame->bean, frame->next - 1);
        enum diag_code code = frame->next == 1 ? DIAG_has_base_here : DIAG_contains_here;
        diag_note2(diags, diag, code, step_span(frame), frame->bean->name, part->name);
    }
}

static void push(struct search *search, const struct model_bean *bean)
{
    struct frame frame = { bean, 0 };
    search->colours[bean->number] = ON_STACK;
    vec_push(&search->checks->scratch, &search->stack, frame);
}

/* Adds up the values in a bean whose parts are done; more than can be is an error. */
static void count_values(struct search *search, const struct model_bean *bean)
{
    uint64_t sum = bean->base != NULL ? search->values[bean->base->number] : 0;
    for (size_t i = 0; i < bean->property_count; i++) {
        const struct model_type *type = bean->properties[i]->type;
        const struct model_bean *part = part_of(bean, i + 1);
        uint64_t each = part != NULL ? search->values[part->number] + 1u : 1;
        sum += each * (type != NULL ? type->array_items : 1);
        sum = sum < MOST_VALUES ? sum : MOST_VALUES + 1;
    }
    if (sum > MOST_VALUES) {
        char text[16];
        (void)snprintf(text, sizeof text, "%d", (int)MOST_VALUES);
        (void)diag_report2(search->checks->diags, DIAG_bean_size, bean->span, bean->name,
                           str_from(text));
        sum = 0; /* what contains it is not to blame */
    }
    search->values[bean->number] = (uint32_t)sum;
}

static void visit(struct search *search, const struct model_bean *start)
{
    push(search, start);
    while (search->stack.count > 0) {
        struct frame *top = &search->stack.items[search->stack.count - 1];
        if (top->next > top->bean->property_count) {
            search->colours[top->bean->number] = DONE;
            count_values(search, top->bean);
            search->stack.count--;
            continue;
        }
        const struct model_bean *part = part_of(top->bean, top->next);
        top->next++;
        if (part == NULL || search->colours[part->number] == DONE) {
            continue;
        }
        if (search->colours[part->number] == ON_STACK) {
            report(search, part);
        } else {
            push(search, part);
        }
    }
}

void check_by_value(struct checks *checks)
{
    struct search search = { checks, NULL, NULL, { NULL, 0, 0 } };
    search.colours = ARENA_ARRAY(&checks->scratch, unsigned char, checks->bean_count);
    search.values = ARENA_ARRAY(&checks->scratch, uint32_t, checks->bean_count);
    for (size_t i = 0; i < checks->model->file_count; i++) {
        const struct model_file *file = checks->model->files[i];
        for (size_t j = 0; j < file->declaration_count; j++) {
            const struct model_declaration *declaration = &file->declarations[j];
            if (declaration->kind == MODEL_DECLARED_BEAN &&
                search.colours[declaration->bean->number] == UNSEEN) {
                visit(&search, declaration->bean);
            }
        }
    }
}
