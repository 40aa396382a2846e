/*
 * THE canonical order of a bean's properties: the order in which every code shape writes them and
 * in which their indices count. This is the only place that knows it (doc: language, 2.1):
 *
 * 1. the names of @order, in that order; a bean without @order has its base's;
 * 2. then properties with @index, ascending;
 * 3. then the names of @creator, likewise;
 * 4. then the rest: as declared (those of the base first, in the base's canonical order), or by
 *    the unsigned bytes of their JSON names, base and own together.
 *
 * Knows nothing of C.
 */
#ifndef BEANC_ORDER_H
#define BEANC_ORDER_H

#include "arena.h"
#include "diag.h"
#include "model.h"

struct order {
    const struct model_property **properties; /* in canonical order, inherited ones included */
    size_t *places; /* of each: in the base's order, or that order's size + its place in the bean */
    size_t count;
    size_t listed;                      /* the first ones stand in @order ... */
    size_t indexed;                     /* ... these many after them come by @index ... */
    size_t created;                     /* ... these many after them by @creator ... */
    const size_t *creators;             /* where those of @creator are, in its order; some may have
                                         * come before */
    size_t creator_count;
    enum model_rest rest;               /* how the others follow */
    const struct model_bean *list_bean; /* whose @order it is, or NULL */
};

struct order_context {
    struct arena *arena;
    struct diags *diags;
    size_t *suggestions; /* see suggest.h */
};

/*
 * The order of a bean whose base, if any, has the order `base`. Errors (order-unknown,
 * order-duplicate, index-duplicate) are reported once, for the bean that causes them. O(n log n).
 */
struct order order_of(const struct order_context *context, const struct model_bean *bean,
                      const struct order *base);

#endif
