/*
 * A bean or a union must not contain itself by value, as base, property or arm: its struct would
 * have no end. Depth first over both, with a stack of its own; every way back into the stack is an
 * error of its own. Once more over beans alone, by value or behind a pointer that is never null,
 * since their texts would have no end.
 */
#include <stdio.h>
#include <string.h>

#include "checks.h"
#include "vec.h"

enum colour { UNSEEN, ON_STACK, DONE };

/* A bean or a union. */
struct holder {
    const struct model_bean *bean;
    const struct model_union *sum;
};

/* What is looked at next: 0 is a bean's base (unions have none), n the property or arm n - 1. */
struct frame {
    struct holder holder;
    size_t next;
};

VEC_DEFINE(frame_list, struct frame);

/* Far below what would not fit into 32 bits of size. Texts in the struct count as several. */
enum { MOST_VALUES = 10000000, BYTES_OF_VALUE = 16 };

struct search {
    struct checks *checks;
    unsigned char *colours;
    uint32_t *values; /* in each bean that is done, those of beans and arrays in it included */
    struct frame_list stack;
    bool of_texts; /* the second time */
    bool has_failed;
};

static bool exists(struct holder holder)
{
    return holder.bean != NULL || holder.sum != NULL;
}

static uint32_t number_of(struct holder holder)
{
    return holder.bean != NULL ? holder.bean->number : holder.sum->number;
}

static struct str name_of(struct holder holder)
{
    return holder.bean != NULL ? holder.bean->name : holder.sum->name;
}

static size_t part_count(struct holder holder)
{
    return holder.bean != NULL ? holder.bean->property_count : holder.sum->variant_count;
}

static const struct model_type *part_type(struct holder holder, size_t place)
{
    return holder.bean != NULL ? holder.bean->properties[place]->type
                               : holder.sum->variants[place].type;
}

static struct span span_of(struct holder holder)
{
    return holder.bean != NULL ? holder.bean->span : holder.sum->span;
}

/* What a value of this type holds; of a text, what it can't be without. */
static struct holder part_of_type(const struct model_type *type, bool of_text)
{
    struct holder part = {NULL, NULL};
    while (type != NULL && type->kind == MODEL_ARRAY) {
        type = type->element; /* also of a nullable one: a flag stands beside it */
    }
    if (type != NULL && !type->nullable && (of_text || !type->is_pointer)) {
        part.bean = type->bean;
        part.sum = of_text ? NULL : type->sum;
    }
    return part;
}

/* Whether no text can be without the property. */
static bool is_indispensable(const struct model_property *property)
{
    return model_is_read(property) && !property->optional &&
           property->default_value.kind == MODEL_VALUE_NONE &&
           property->include.custom.data == NULL;
}

static struct holder part_of(const struct search *search, struct holder holder, size_t number)
{
    struct holder base = {NULL, NULL};
    if (number != 0 && search->of_texts && !is_indispensable(holder.bean->properties[number - 1])) {
        return base;
    }
    if (number != 0) {
        return part_of_type(part_type(holder, number - 1), search->of_texts);
    }
    base.bean = holder.bean != NULL ? holder.bean->base : NULL;
    return base;
}

/* The part that a frame on the stack is in. */
static struct span step_span(const struct frame *frame)
{
    return frame->next == 1 ? frame->holder.bean->span
                            : part_type(frame->holder, frame->next - 2)->span;
}

static void add_step(struct str_buffer *text, const struct frame *frame)
{
    const struct holder holder = frame->holder;
    str_buffer_add(text, name_of(holder));
    if (frame->next == 1) {
        str_buffer_add_text(text, " : ");
        return;
    }
    str_buffer_add_text(text, ".");
    str_buffer_add(text, holder.bean != NULL ? holder.bean->properties[frame->next - 2]->name
                                             : holder.sum->variants[frame->next - 2].name);
    str_buffer_add_text(text, " -> ");
}

static void report(struct search *search, struct holder holder)
{
    struct diags *diags = search->checks->diags;
    const struct frame_list *stack = &search->stack;
    struct str_buffer text = {NULL, 0, 0};
    size_t first = 0;
    while (number_of(stack->items[first].holder) != number_of(holder)) {
        first++;
    }
    for (size_t i = first; i < stack->count; i++) {
        add_step(&text, &stack->items[i]);
    }
    str_buffer_add(&text, name_of(holder));
    enum diag_code code = search->of_texts ? DIAG_endless_value : DIAG_by_value_cycle;
    struct diag *diag = diag_report2(diags, code, step_span(&stack->items[stack->count - 1]),
                                     name_of(holder), str_buffer_str(&text));
    search->has_failed = true;
    str_buffer_free(&text);
    for (size_t i = first; i < stack->count; i++) {
        const struct frame *frame = &stack->items[i];
        struct holder part = part_of(search, frame->holder, frame->next - 1);
        code = frame->next == 1   ? DIAG_has_base_here
               : search->of_texts ? DIAG_holds_here
                                  : DIAG_contains_here;
        diag_note2(diags, diag, code, step_span(frame), name_of(frame->holder), name_of(part));
    }
}

static void push(struct search *search, struct holder holder)
{
    struct frame frame = {holder, 0};
    search->colours[number_of(holder)] = ON_STACK;
    vec_push(&search->checks->scratch, &search->stack, frame);
}

/* The bytes of a text inside the struct, also in arrays; 0: there is none. */
static uint32_t text_bytes(struct holder holder, size_t place)
{
    const struct model_type *type = part_type(holder, place);
    const struct model_format *format =
        holder.bean != NULL ? &holder.bean->properties[place]->format : NULL;
    uint32_t bytes = 0;
    for (; type != NULL; type = type->kind == MODEL_ARRAY ? type->element : NULL) {
        const struct model_format *levels[2] = {format, type->format};
        for (size_t i = 0; i < 2; i++) {
            if (bytes == 0 && levels[i] != NULL) {
                bytes = levels[i]->rules[MODEL_FORMAT_STORAGE].first;
            }
        }
        if (type->kind == MODEL_STRING) {
            return bytes;
        }
    }
    return 0;
}

/* Adds up the values in a bean or a union whose parts are done; more than can be is an error. */
static void count_values(struct search *search, struct holder holder)
{
    struct holder base = part_of(search, holder, 0);
    uint64_t sum = exists(base) ? search->values[number_of(base)] : 0;
    for (size_t i = 0; i < part_count(holder); i++) {
        const struct model_type *type = part_type(holder, i);
        struct holder part = part_of_type(type, false);
        uint64_t each = exists(part) ? search->values[number_of(part)] + 1u : 1;
        each += text_bytes(holder, i) / BYTES_OF_VALUE;
        sum += each * (type != NULL ? type->array_items : 1);
        sum = sum < MOST_VALUES ? sum : MOST_VALUES + 1;
    }
    if (sum > MOST_VALUES) {
        char text[16];
        (void)snprintf(text, sizeof text, "%d", (int)MOST_VALUES);
        (void)diag_report2(search->checks->diags, DIAG_bean_size, span_of(holder), name_of(holder),
                           str_from(text));
        sum = 0; /* what contains it is not to blame */
    }
    search->values[number_of(holder)] = (uint32_t)sum;
}

static void visit(struct search *search, struct holder start)
{
    if (search->colours[number_of(start)] != UNSEEN) {
        return;
    }
    push(search, start);
    while (search->stack.count > 0) {
        struct frame *top = &search->stack.items[search->stack.count - 1];
        if (top->next > part_count(top->holder)) {
            search->colours[number_of(top->holder)] = DONE;
            if (!search->of_texts) {
                count_values(search, top->holder);
            }
            search->stack.count--;
            continue;
        }
        struct holder part = part_of(search, top->holder, top->next);
        top->next++;
        if (!exists(part) || search->colours[number_of(part)] == DONE) {
            continue;
        }
        if (search->colours[number_of(part)] == ON_STACK) {
            report(search, part);
        } else {
            push(search, part);
        }
    }
}

/* From every declaration of that kind. */
static void visit_all(struct search *search)
{
    const struct checks *checks = search->checks;
    for (size_t i = 0; i < checks->model->file_count; i++) {
        const struct model_file *file = checks->model->files[i];
        for (size_t j = 0; j < file->declaration_count; j++) {
            const struct model_declaration *declaration = &file->declarations[j];
            struct holder holder = {declaration->bean, declaration->sum};
            if (holder.bean != NULL || (holder.sum != NULL && !search->of_texts)) {
                visit(search, holder);
            }
        }
    }
}

void check_by_value(struct checks *checks)
{
    struct search search = {checks, NULL, NULL, {NULL, 0, 0}, false, false};
    search.colours = ARENA_ARRAY(&checks->scratch, unsigned char, checks->bean_count);
    search.values = ARENA_ARRAY(&checks->scratch, uint32_t, checks->bean_count);
    visit_all(&search);
    if (!search.has_failed) {
        memset(search.colours, UNSEEN, checks->bean_count);
        search.of_texts = true;
        visit_all(&search);
    }
}
