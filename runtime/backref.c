/*
 * Sets the pointers of @backref, from what a bean holds to the bean, once a whole value is in its
 * place: lists may move while they are read. Must not know about text.
 */
#include "internal.h"
#include "internal_write.h"

/* The pointers that lead back to a property's bean. */
struct backrefs {
    const bean_gen_backref *items;
    size_t count;
    const char *member; /* the property in memory */
};

static void link_bean(const bean_type *type, char *bean, uint32_t depth);

static void link_value(const bean_gen_value *value, char *at, const struct backrefs *backrefs,
                       uint32_t depth);

static void link_union(const bean_union *type, char *at, uint32_t depth)
{
    const bean_gen_arm *arm = bean_i_union_arm(type, at);
    const struct backrefs none = {NULL, 0, NULL};
    if (arm != NULL && arm->value != NULL) {
        link_value(arm->value, at + type->offset, &none,
                   bean_i_union_opens(type) ? depth - 1 : depth);
    }
}

static void link_items(const bean_gen_value *item, char *at, size_t stride, size_t count,
                       const struct backrefs *backrefs, uint32_t depth)
{
    for (size_t i = 0; i < count; i++, at += stride) {
        link_value(item, at, backrefs, depth);
    }
}

static void set_pointers(char *bean, const struct backrefs *backrefs)
{
    for (size_t i = 0; i < backrefs->count; i++) {
        const char *owner = backrefs->member - backrefs->items[i].member;
        memcpy(bean + backrefs->items[i].pointer, &owner, sizeof owner);
    }
}

/* The value's own memory where it is there, which is what a pointer leads to. */
static char *target_of(const bean_gen_value *value, char *at)
{
    void *pointer = at;
    if (bean_i_value_target(value, at) == NULL) {
        return NULL;
    }
    if (bean_i_is_pointer(value)) {
        memcpy(&pointer, at, sizeof pointer);
    }
    return (char *)pointer;
}

/* Deeper than any document may be nothing is set. */
static void link_value(const bean_gen_value *value, char *at, const struct backrefs *backrefs,
                       uint32_t depth)
{
    const bean_gen_value *inner = (const bean_gen_value *)value->detail;
    char *target = target_of(value, at);
    bean_gen_sequence sequence;
    if (target == NULL || depth == 0) {
        return;
    }
    switch (value->kind) {
    case BEAN_GEN_BEAN:
        set_pointers(target, backrefs);
        link_bean((const bean_type *)value->detail, target, depth - 1);
        break;
    case BEAN_GEN_UNION: link_union((const bean_union *)value->detail, target, depth); break;
    case BEAN_GEN_LIST:
        sequence = bean_i_load_sequence(target);
        link_items(inner, (char *)sequence.items, inner->size, sequence.count, backrefs, depth - 1);
        break;
    case BEAN_GEN_MAP:
        sequence = bean_i_load_sequence(target);
        if (sequence.count != 0) {
            link_items(inner, (char *)sequence.items + value->entry_value_offset, value->entry_size,
                       sequence.count, backrefs, depth - 1);
        }
        break;
    case BEAN_GEN_ARRAY:
        link_items(inner, target, inner->size, value->count, backrefs, depth - 1);
        break;
    default: break;
    }
}

/* Properties of nullable beans that are unwrapped are seen in those beans. */
static void link_bean(const bean_type *type, char *bean, uint32_t depth)
{
    const bean_gen_backref *next = type->backrefs;
    const bean_gen_backref *end = next == NULL ? NULL : next + type->backref_count;
    if ((type->flags & BEAN_GEN_IS_LINKED) == 0) {
        return;
    }
    for (uint32_t i = 0; i < type->count; i++) {
        const bean_accessor *accessor = &type->accessors[i];
        struct backrefs backrefs = {next, 0, bean + accessor->offset};
        while (next != end && next->index == i) {
            next++;
            backrefs.count++;
        }
        if ((accessor->flags & (BEAN_GEN_HELD | BEAN_GEN_BACKREF | BEAN_GEN_IS_TAG)) == 0 &&
            (backrefs.count != 0 || bean_i_is_linked(&accessor->value))) {
            link_value(&accessor->value, bean + accessor->offset, &backrefs,
                       bean_i_depth_of(accessor, depth));
        }
    }
}

bool bean_i_is_linked(const bean_gen_value *value)
{
    while (value->kind == BEAN_GEN_LIST || value->kind == BEAN_GEN_MAP ||
           value->kind == BEAN_GEN_ARRAY) {
        value = (const bean_gen_value *)value->detail;
    }
    if (value->kind == BEAN_GEN_UNION) {
        return (((const bean_union *)value->detail)->flags & BEAN_GEN_UNION_IS_LINKED) != 0;
    }
    return value->kind == BEAN_GEN_BEAN &&
           (((const bean_type *)value->detail)->flags & BEAN_GEN_IS_LINKED) != 0;
}

void bean_i_link(const bean_gen_value *value, void *at, uint32_t depth)
{
    const struct backrefs none = {NULL, 0, NULL};
    if (bean_i_is_linked(value)) {
        link_value(value, (char *)at, &none, depth);
    }
}
