/*
 * The canonical order: candidates (base first, in its order, then own ones) are moved to the
 * result step by step; what is left in a step follows in the next one.
 */
#include "order.h"

#include <stdlib.h>

#include "map.h"
#include "suggest.h"

struct candidate {
    const struct model_property *property;
    size_t place;    /* among the candidates: makes sorting stable */
    size_t position; /* in the result, when it is taken */
    bool taken;
    struct span taken_span;   /* where @order names it */
    bool created;             /* @creator names it ... */
    struct span created_span; /* ... here */
};

struct work {
    const struct order_context *context;
    const struct model_bean *bean;
    struct candidate *candidates;
    struct map by_name; /* of candidates; made where names are looked up */
    struct map by_json_name;
    struct order order;
};

static void take(struct work *work, struct candidate *candidate)
{
    candidate->taken = true;
    candidate->position = work->order.count;
    work->order.places[work->order.count] = candidate->place;
    work->order.properties[work->order.count++] = candidate->property;
}

static void collect(struct work *work, const struct order *base)
{
    size_t inherited = base == NULL ? 0 : base->count;
    size_t total = inherited + work->bean->property_count;
    size_t i;

    work->candidates = ARENA_ARRAY(work->context->arena, struct candidate, total);
    work->order.properties =
        ARENA_ARRAY(work->context->arena, const struct model_property *, total);
    work->order.places = ARENA_ARRAY(work->context->arena, size_t, total);
    for (i = 0; i < total; i++) {
        work->candidates[i].property =
            i < inherited ? base->properties[i] : work->bean->properties[i - inherited];
        work->candidates[i].place = i;
    }
}

static void report_unknown(struct work *work, const struct model_text *name, size_t total)
{
    const struct order_context *context = work->context;
    struct diag *diag =
        diag_report2(context->diags, DIAG_order_unknown, name->span, name->text, work->bean->name);
    struct suggest suggest;
    size_t i;

    suggest_init(&suggest, name->text, context->suggestions);
    for (i = 0; i < total; i++) {
        suggest_offer(&suggest, work->candidates[i].property->name);
        suggest_offer(&suggest, work->candidates[i].property->json_name);
    }
    if (suggest.best.data != NULL) {
        diag_note1(context->diags, diag, DIAG_did_you_mean, span_none(), suggest.best);
    }
}

static void make_names(struct work *work, size_t total)
{
    size_t i;

    map_init(&work->by_name, work->context->arena);
    map_init(&work->by_json_name, work->context->arena);
    for (i = 0; i < total; i++) {
        map_add(&work->by_name, work->candidates[i].property->name, &work->candidates[i]);
        map_add(&work->by_json_name, work->candidates[i].property->json_name, &work->candidates[i]);
    }
}

/* Looked up as the schema spells properties first, as a JSON name then. NULL after an error. */
static struct candidate *find_named(struct work *work, const struct model_text *name, size_t total)
{
    struct candidate *candidate = (struct candidate *)map_get(&work->by_name, name->text);

    if (candidate == NULL) {
        candidate = (struct candidate *)map_get(&work->by_json_name, name->text);
    }
    if (candidate == NULL) {
        report_unknown(work, name, total);
    } else if (candidate->property->is_any) {
        (void)diag_report(work->context->diags, DIAG_any_order, name->span);
        candidate = NULL;
    }
    return candidate;
}

static void report_repeated(const struct work *work, const struct model_text *name,
                            const char *attribute, struct span first)
{
    struct diags *diags = work->context->diags;
    struct diag *diag =
        diag_report2(diags, DIAG_order_duplicate, name->span, name->text, str_from(attribute));

    diag_note(diags, diag, DIAG_first_given, first);
}

/* The names of the bean's own @order. */
static void take_listed(struct work *work, size_t total)
{
    size_t i;

    for (i = 0; i < work->bean->order_count; i++) {
        const struct model_text *name = &work->bean->order[i];
        struct candidate *candidate = find_named(work, name, total);

        if (candidate == NULL) {
            continue;
        }
        if (candidate->taken) {
            report_repeated(work, name, "order", candidate->taken_span);
        } else {
            candidate->taken_span = name->span;
            take(work, candidate);
        }
    }
    work->order.list_bean = work->bean;
}

static int compare_index(const void *left, const void *right)
{
    const struct candidate *a = *(struct candidate *const *)left;
    const struct candidate *b = *(struct candidate *const *)right;

    if (a->property->index != b->property->index) {
        return a->property->index < b->property->index ? -1 : 1;
    }
    return a->place < b->place ? -1 : 1;
}

static int compare_json_name(const void *left, const void *right)
{
    const struct candidate *a = *(struct candidate *const *)left;
    const struct candidate *b = *(struct candidate *const *)right;
    int compared = str_compare(a->property->json_name, b->property->json_name);

    return compared != 0 ? compared : a->place < b->place ? -1 : 1;
}

/* Two properties of one bean never have the same @index, in the list or not. Pairs within the
 * base are the base's business. */
static void check_indices(const struct work *work, struct candidate *const *sorted, size_t count)
{
    size_t i;

    for (i = 1; i < count; i++) {
        const struct model_property *first = sorted[i - 1]->property;
        const struct model_property *second = sorted[i]->property;
        struct diag *diag;

        if (first->index != second->index || second->bean != work->bean) {
            continue;
        }
        diag = diag_report2(work->context->diags, DIAG_index_taken, second->index_span,
                            arena_format(work->context->arena, "%u", (unsigned)second->index),
                            first->name);
        diag_note(work->context->diags, diag, DIAG_first_given, first->index_span);
    }
}

static void take_indexed(struct work *work, struct candidate **scratch, size_t total)
{
    size_t count = 0;
    size_t i;

    for (i = 0; i < total; i++) {
        if (work->candidates[i].property->has_index) {
            scratch[count++] = &work->candidates[i];
        }
    }
    if (count == 0) {
        return;
    }
    qsort(scratch, count, sizeof *scratch, compare_index);
    check_indices(work, scratch, count);
    for (i = 0; i < count; i++) {
        if (!scratch[i]->taken) {
            take(work, scratch[i]);
            work->order.indexed++;
        }
    }
}

/* Those of @creator: the bean's own, or the base's, and which they are for beans derived of it. */
static void take_created(struct work *work, const struct order *base, size_t total)
{
    const struct model_creator *creator = &work->bean->creator;
    size_t named = creator->given ? creator->count : base == NULL ? 0 : base->creator_count;
    size_t *creators = ARENA_ARRAY(work->context->arena, size_t, named);
    size_t count = 0;
    size_t i;

    for (i = 0; i < named; i++) {
        struct candidate *candidate = creator->given ? find_named(work, &creator->names[i], total)
                                                     : &work->candidates[base->creators[i]];

        if (candidate == NULL) {
            continue;
        }
        if (candidate->created) {
            report_repeated(work, &creator->names[i], "creator", candidate->created_span);
            continue;
        }
        candidate->created = true;
        candidate->created_span = creator->given ? creator->names[i].span : span_none();
        if (!candidate->taken) {
            take(work, candidate);
            work->order.created++;
        }
        creators[count++] = candidate->position;
    }
    work->order.creators = creators;
    work->order.creator_count = count;
}

static void take_rest(struct work *work, struct candidate **scratch, size_t total)
{
    size_t count = 0;
    size_t i;

    for (i = 0; i < total; i++) {
        if (!work->candidates[i].taken && !work->candidates[i].property->is_any) {
            scratch[count++] = &work->candidates[i];
        }
    }
    if (work->order.rest == MODEL_REST_ALPHABETIC && count != 0) {
        qsort(scratch, count, sizeof *scratch, compare_json_name);
    }
    for (i = 0; i < count; i++) {
        take(work, scratch[i]);
    }
    for (i = 0; i < total; i++) { /* whatever the rule, the members of @any come last */
        if (work->candidates[i].property->is_any) {
            take(work, &work->candidates[i]);
        }
    }
}

struct order order_of(const struct order_context *context, const struct model_bean *bean,
                      const struct order *base)
{
    struct work work = {0};
    struct candidate **scratch;
    size_t total;

    work.context = context;
    work.bean = bean;
    collect(&work, base);
    total = (base == NULL ? 0 : base->count) + bean->property_count;
    scratch = ARENA_ARRAY(context->arena, struct candidate *, total);
    if (bean->order_given || bean->creator.given) {
        make_names(&work, total);
    }
    if (bean->order_given) {
        work.order.rest = bean->rest;
        take_listed(&work, total);
    } else if (base == NULL) {
        work.order.rest = bean->rest;
    } else {
        /* the base's list: its properties are the first of the base's order */
        work.order.rest = base->rest;
        work.order.list_bean = base->list_bean;
        while (work.order.count < base->listed) {
            take(&work, &work.candidates[work.order.count]);
        }
    }
    work.order.listed = work.order.count;
    take_indexed(&work, scratch, total);
    take_created(&work, base, total);
    take_rest(&work, scratch, total);
    return work.order;
}
