/*
 * The functions of the user's that @codec, @include and @creator name: each has one task for one C
 * type, and a name that nothing else in the file has.
 */
#include "plan_parts.h"

static struct str task_text(struct planner *planner, enum plan_function_kind kind, struct str type)
{
    static const char *const verbs[] = {
        [PLAN_FUNCTION_READ] = "reads '",      [PLAN_FUNCTION_WRITE] = "writes '",
        [PLAN_FUNCTION_SIZE] = "sizes '",      [PLAN_FUNCTION_COMPLETE] = "completes '",
        [PLAN_FUNCTION_OMIT] = "leaves out '",
    };

    return plan_concat(planner->arena, str_from(verbs[kind]), type, STR("'"));
}

struct plan_function *plan_claim_function(struct planner *planner, enum plan_function_kind kind,
                                          struct str name, struct str type, struct span span,
                                          struct str owner)
{
    struct plan_function *function;

    if (name.data == NULL) {
        return NULL;
    }
    function = (struct plan_function *)map_get(&planner->functions, name);
    if (function == NULL) {
        function = ARENA_NEW(planner->arena, struct plan_function);
        function->kind = kind;
        function->c_name = name;
        function->c_type = type;
        function->span = span;
        (void)map_add(&planner->functions, name, function);
        vec_push(planner->arena, &planner->function_list, function);
        (void)names_claim(&planner->globals, NAMES_FUNCTION, name, owner, span);
    } else if (function->kind != kind || !str_equal(function->c_type, type)) {
        struct diag *diag = diag_report3(planner->diags, DIAG_codec_function, span, name,
                                         task_text(planner, function->kind, function->c_type),
                                         task_text(planner, kind, type));
        diag_note(planner->diags, diag, DIAG_first_given, function->span);
    }
    return function;
}

void plan_claim_codec(struct planner *planner, const struct plan_value *value, struct str owner)
{
    const struct plan_value *scalar = plan_innermost(value);
    const struct model_codec *user = scalar->codec == NULL ? NULL : scalar->codec->user;

    if (user != NULL) {
        struct str type = scalar->c_scalar;
        struct span span = user->span;

        (void)plan_claim_function(planner, PLAN_FUNCTION_READ, user->read, type, span, owner);
        (void)plan_claim_function(planner, PLAN_FUNCTION_WRITE, user->write, type, span, owner);
        (void)plan_claim_function(planner, PLAN_FUNCTION_SIZE, user->size, type, span, owner);
    }
}

void plan_claim_custom(struct planner *planner, const struct model_property *property,
                       const struct plan_value *value)
{
    struct str type = value->bean != NULL  ? value->bean->c_name
                      : value->sum != NULL ? value->sum->c_name
                                           : value->c_scalar;
    struct plan_function *function =
        plan_claim_function(planner, PLAN_FUNCTION_OMIT, property->include.custom, type,
                            property->include.span, property->name);

    if (function != NULL) {
        function->c_declared = value->c_declared;
        function->c_dimensions = value->c_dimensions;
    }
}

static void mark(struct planner *planner, struct str name)
{
    struct plan_function *function =
        name.data == NULL ? NULL : (struct plan_function *)map_get(&planner->functions, name);

    if (function != NULL) {
        function->is_used = true;
    }
}

static void mark_value(struct planner *planner, const struct plan_value *value)
{
    const struct plan_codec *codec = plan_innermost(value)->codec;

    if (codec != NULL && codec->user != NULL) {
        mark(planner, codec->user->read);
        mark(planner, codec->user->write);
        mark(planner, codec->user->size);
    }
}

static void mark_beans(struct planner *planner, const struct plan_bean *const *beans, size_t count)
{
    size_t i;
    size_t j;

    for (i = 0; i < count; i++) {
        for (j = 0; j < beans[i]->property_count; j++) {
            mark_value(planner, beans[i]->properties[j].value);
            mark(planner, beans[i]->properties[j].rules.custom);
        }
        for (j = 0; j < beans[i]->creator_count; j++) {
            mark(planner, beans[i]->creators[j].function->text);
        }
    }
}

static void mark_unions(struct planner *planner)
{
    const struct plan *plan = planner->plan;
    size_t i;
    size_t j;

    for (i = 0; i < plan->union_count; i++) {
        for (j = 0; j < plan->unions[i]->variant_count; j++) {
            if (plan->unions[i]->variants[j].value != NULL) {
                mark_value(planner, plan->unions[i]->variants[j].value);
            }
        }
    }
}

void plan_collect_functions(struct planner *planner)
{
    struct plan *plan = planner->plan;
    const struct plan_function **used =
        ARENA_ARRAY(planner->arena, const struct plan_function *, planner->function_list.count);
    size_t count = 0;
    size_t i;

    mark_beans(planner, plan->beans, plan->bean_count);
    mark_beans(planner, plan->variants, plan->variant_count);
    mark_unions(planner);
    if (plan->main_value != NULL) {
        mark_value(planner, plan->main_value);
    }
    for (i = 0; i < planner->function_list.count; i++) {
        if (planner->function_list.items[i]->is_used) {
            used[count++] = planner->function_list.items[i];
        }
    }
    plan->functions = used;
    plan->function_count = count;
}
