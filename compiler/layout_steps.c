/*
 * The order of declarations, and which beans can contain themselves: two walks over the graph of
 * types, both with a stack of their own, so that no length of chains is too much.
 */
#include "layout.h"

/* ---- declaration steps ----------------------------------------------------------------------- */

VEC_DEFINE(step_list, struct plan_step);

/* A node of the walk: a bean, a union or a derived struct, and how far its needs have been looked
 * at. */
struct frame {
    struct layout_bean *bean;
    struct layout_derived *derived;
    size_t next;
};

VEC_DEFINE(frame_list, struct frame);

struct walk {
    struct layout *layout;
    struct step_list steps;
    struct frame_list stack;
    size_t rank;
};

static struct layout_bean *known_bean(const struct layout *layout, const struct plan_bean *bean)
{
    const struct model_bean *model = bean->model;

    return (struct layout_bean *)map_get(&layout->beans,
                                         str_make((const char *)&model, sizeof model));
}

static struct layout_bean *known_union(const struct layout *layout, const struct plan_union *sum)
{
    const struct model_union *model = sum->model;

    return (struct layout_bean *)map_get(&layout->beans,
                                         str_make((const char *)&model, sizeof model));
}

/* The bean or union that a value is, or NULL. */
static struct layout_bean *known_value(const struct layout *layout, const struct plan_value *value)
{
    if (value->bean != NULL) {
        return known_bean(layout, value->bean);
    }
    return value->sum != NULL ? known_union(layout, value->sum) : NULL;
}

static bool is_local(const struct layout_bean *bean)
{
    return bean->plan != NULL ? bean->plan->is_local : bean->sum->is_local;
}

static void push_bean(struct walk *walk, struct layout_bean *bean)
{
    struct frame frame = {bean, NULL, 0};

    if (!bean->is_visited && is_local(bean)) {
        bean->is_visited = true;
        vec_push(walk->layout->arena, &walk->stack, frame);
    }
}

static void push_derived(struct walk *walk, struct layout_derived *derived)
{
    struct frame frame = {NULL, derived, 0};

    if (!derived->is_visited && derived->is_local) {
        derived->is_visited = true;
        vec_push(walk->layout->arena, &walk->stack, frame);
    }
}

static struct plan_step *add_step(struct walk *walk, enum plan_step_kind kind)
{
    struct plan_step step = {PLAN_STEP_ENUM, NULL, NULL, NULL, NULL, NULL};

    step.kind = kind;
    vec_push(walk->layout->arena, &walk->steps, step);
    return &walk->steps.items[walk->steps.count - 1];
}

/* Arrays and their optional structs: declared by name first, like the entries of maps. */
static bool has_body(const struct layout_derived *derived)
{
    return derived->plan.kind == PLAN_DERIVED_ARRAY ||
           derived->plan.kind == PLAN_DERIVED_OPTIONAL_ARRAY;
}

/* The bean or union that the body or the entry of a struct holds by value, perhaps in arrays; or
 * NULL. */
static struct layout_bean *needed_bean(const struct walk *walk,
                                       const struct layout_derived *derived)
{
    while (derived->element_derived != NULL && has_body(derived->element_derived)) {
        derived = derived->element_derived;
    }
    return derived->element_bean == NULL
               ? NULL
               : walk->layout->bean_list.items[derived->element_bean->number];
}

/* What must be complete before a struct with this member is. */
static void push_member(struct walk *walk, const struct plan_value *value)
{
    struct layout_derived *derived;
    struct layout_bean *held;

    while (value->c_dimensions.size != 0 && value->element != NULL) {
        value = value->element;
    }
    held = known_value(walk->layout, value);
    if (held != NULL &&
        (value->null_form == PLAN_NEVER_NULL || value->null_form == PLAN_NULL_STATE)) {
        push_bean(walk, held);
        return;
    }
    derived = (struct layout_derived *)map_get(&walk->layout->derived, value->c_type);
    if (derived != NULL) {
        struct layout_bean *bean = needed_bean(walk, derived);

        push_derived(walk, derived);
        if (bean != NULL && has_body(derived)) {
            push_bean(walk, bean); /* on top: it comes first */
        }
    }
}

static void finish_bean(struct walk *walk, struct layout_bean *bean)
{
    struct layout_derived *pending = bean->pending;

    if (bean->plan != NULL) {
        add_step(walk, PLAN_STEP_BEAN)->bean = bean->plan;
        bean->plan->declaration_rank = walk->rank++;
    } else {
        add_step(walk, PLAN_STEP_UNION)->sum = bean->sum;
        bean->sum->declaration_rank = walk->rank++;
    }
    bean->is_declared = true;
    for (; pending != NULL; pending = pending->next_pending) {
        add_step(walk, PLAN_STEP_ENTRY)->derived = &pending->plan;
    }
}

/* The entries of a map and the bodies of arrays need their values complete; when that is a bean to
 * come, they wait. */
static void finish_derived(struct walk *walk, struct layout_derived *derived)
{
    struct layout_bean *bean = needed_bean(walk, derived);

    add_step(walk, PLAN_STEP_DERIVED)->derived = &derived->plan;
    if (derived->plan.kind != PLAN_DERIVED_MAP && !has_body(derived)) {
        return;
    }
    if (bean != NULL && is_local(bean) && !bean->is_declared) {
        struct layout_derived **last = &bean->pending;

        while (*last != NULL) {
            last = &(*last)->next_pending;
        }
        *last = derived;
        return;
    }
    add_step(walk, PLAN_STEP_ENTRY)->derived = &derived->plan;
}

static void walk_all(struct walk *walk)
{
    while (walk->stack.count != 0) {
        struct frame *top = &walk->stack.items[walk->stack.count - 1];
        size_t next = top->next++;

        if (top->bean != NULL && top->bean->sum != NULL) {
            const struct plan_union *sum = top->bean->sum;

            if (next == sum->variant_count) {
                finish_bean(walk, top->bean);
                walk->stack.count--;
            } else if (sum->variants[next].value != NULL) {
                push_member(walk, sum->variants[next].value);
            }
        } else if (top->bean != NULL) {
            const struct plan_bean *plan = top->bean->plan;

            if (next == 0 && plan->base != NULL) {
                push_bean(walk, known_bean(walk->layout, plan->base));
            } else if (next >= 1 && next <= plan->member_count) {
                push_member(walk, plan->members[next - 1]->value);
            } else if (next > plan->member_count) {
                finish_bean(walk, top->bean);
                walk->stack.count--;
            }
        } else if (next == 0 && top->derived->element_derived != NULL) {
            push_derived(walk, top->derived->element_derived);
        } else {
            finish_derived(walk, top->derived);
            walk->stack.count--;
        }
    }
}

void layout_make_steps(struct layout *layout, struct plan *plan)
{
    struct walk walk = {layout, {NULL, 0, 0}, {NULL, 0, 0}, 0};
    size_t i;

    for (i = 0; i < plan->enum_count; i++) {
        add_step(&walk, PLAN_STEP_ENUM)->enumeration = plan->enums[i];
    }
    for (i = 0; i < plan->constant_count; i++) {
        add_step(&walk, PLAN_STEP_CONST)->constant = plan->constants[i];
    }
    for (i = 0; i < plan->bean_count; i++) {
        struct layout_bean *bean = known_bean(layout, plan->beans[i]);

        push_bean(&walk, bean);
        walk_all(&walk);
        push_derived(&walk, bean->list);
        walk_all(&walk);
    }
    for (i = 0; i < plan->union_count; i++) {
        struct layout_bean *sum = known_union(layout, plan->unions[i]);

        push_bean(&walk, sum);
        walk_all(&walk);
        push_derived(&walk, sum->list);
        walk_all(&walk);
    }
    for (i = 0; i < layout->derived_list.count; i++) { /* those that no struct holds */
        push_derived(&walk, layout->derived_list.items[i]);
        walk_all(&walk);
    }
    plan->steps = walk.steps.items;
    plan->step_count = walk.steps.count;
}

/* ---- recursion ------------------------------------------------------------------------------- */

/* A bean or union in Tarjan's algorithm; 0 is "not seen yet". */
struct node {
    struct layout_bean *bean;
    size_t order;
    size_t lowest;
    size_t next_property;
    bool is_open; /* on the stack of open components */
};

struct search {
    struct layout *layout;
    struct node *nodes;
    struct node **path;
    struct node **open;
    size_t path_count;
    size_t open_count;
    size_t order;
};

static void enter(struct search *search, struct node *node)
{
    node->order = ++search->order;
    node->lowest = node->order;
    node->is_open = true;
    search->path[search->path_count++] = node;
    search->open[search->open_count++] = node;
}

/* The node that a value leads to, or NULL. */
static struct node *target(struct search *search, const struct plan_value *value)
{
    const struct layout_bean *bean;

    while (value != NULL && value->element != NULL) {
        value = value->element;
    }
    bean = value == NULL ? NULL : known_value(search->layout, value);
    return bean == NULL ? NULL : &search->nodes[bean->number];
}

static size_t part_count(const struct node *node)
{
    return node->bean->plan != NULL ? node->bean->plan->property_count
                                    : node->bean->sum->variant_count;
}

static const struct plan_value *part_value(const struct node *node, size_t place)
{
    return node->bean->plan != NULL ? node->bean->plan->properties[place].value
                                    : node->bean->sum->variants[place].value;
}

static void mark_recursive(const struct node *node)
{
    if (node->bean->plan != NULL) {
        node->bean->plan->is_recursive = true;
    } else {
        node->bean->sum->is_recursive = true;
    }
}

/* A component of several beans, or one that reaches itself. */
static void close_component(struct search *search, struct node *root)
{
    bool several = search->open[search->open_count - 1] != root;
    struct node *node;

    do {
        node = search->open[--search->open_count];
        node->is_open = false;
        if (several) {
            mark_recursive(node);
        }
    } while (node != root);
}

static void search_from(struct search *search, struct node *start)
{
    enter(search, start);
    while (search->path_count != 0) {
        struct node *node = search->path[search->path_count - 1];

        if (node->next_property < part_count(node)) {
            struct node *next = target(search, part_value(node, node->next_property++));

            if (next == node) {
                mark_recursive(node);
            } else if (next != NULL && next->order == 0) {
                enter(search, next);
            } else if (next != NULL && next->is_open && next->order < node->lowest) {
                node->lowest = next->order;
            }
            continue;
        }
        search->path_count--;
        if (search->path_count != 0 &&
            node->lowest < search->path[search->path_count - 1]->lowest) {
            search->path[search->path_count - 1]->lowest = node->lowest;
        }
        if (node->lowest == node->order) {
            close_component(search, node);
        }
    }
}

void layout_mark_recursive(struct layout *layout)
{
    size_t count = layout->bean_list.count;
    struct search search = {layout, NULL, NULL, NULL, 0, 0, 0};
    size_t i;

    search.nodes = ARENA_ARRAY(layout->arena, struct node, count);
    search.path = ARENA_ARRAY(layout->arena, struct node *, count);
    search.open = ARENA_ARRAY(layout->arena, struct node *, count);
    for (i = 0; i < count; i++) {
        search.nodes[i].bean = layout->bean_list.items[i];
    }
    for (i = 0; i < count; i++) {
        if (search.nodes[i].order == 0) {
            search_from(&search, &search.nodes[i]);
        }
    }
}
