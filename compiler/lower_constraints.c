/*
 * The limits of values: @range, @multiple_of, @length, @items, @pattern, @overflow, @check. Those
 * of aliases are read in two steps, because they may name constants, and the types of constants may
 * be aliases.
 */
#include <string.h>

#include "lower_parts.h"
#include "numerals.h"
#include "pattern.h"

struct row {
    enum annot_id attribute;
    const char *argument; /* NULL: the positional one */
    size_t place;         /* which positional one stands for it */
};

static const struct row rows[MODEL_LIMIT_COUNT] = {
    [MODEL_LIMIT_MIN] = { ANNOT_range, "min", 0 },
    [MODEL_LIMIT_EXCLUSIVE_MIN] = { ANNOT_range, "exclusive_min", 2 },
    [MODEL_LIMIT_MAX] = { ANNOT_range, "max", 1 },
    [MODEL_LIMIT_EXCLUSIVE_MAX] = { ANNOT_range, "exclusive_max", 2 },
    [MODEL_LIMIT_MULTIPLE] = { ANNOT_multiple_of, NULL, 0 },
    [MODEL_LIMIT_LENGTH_MIN] = { ANNOT_length, "min", 0 },
    [MODEL_LIMIT_LENGTH_MAX] = { ANNOT_length, "max", 1 },
    [MODEL_LIMIT_ITEMS_MIN] = { ANNOT_items, "min", 0 },
    [MODEL_LIMIT_ITEMS_MAX] = { ANNOT_items, "max", 1 },
};

static const enum annot_id attributes[] = { ANNOT_range, ANNOT_multiple_of, ANNOT_length,
                                            ANNOT_items, ANNOT_pattern,     ANNOT_overflow };

enum { ATTRIBUTE_COUNT = sizeof attributes / sizeof attributes[0] };

static bool is_number(enum model_kind kind)
{
    return model_is_integer(kind) || model_is_real(kind) || model_is_digits(kind);
}

/* -- what applies to what -- */

static bool applies(enum annot_id attribute, const struct model_type *type)
{
    enum model_kind kind = model_scalar(type)->kind;
    switch (attribute) {
    case ANNOT_range:
    case ANNOT_multiple_of: return is_number(kind);
    case ANNOT_overflow:
    case ANNOT_length: return kind == MODEL_STRING || kind == MODEL_BYTES;
    case ANNOT_pattern: return kind == MODEL_STRING;
    default: return type->kind == MODEL_LIST || type->kind == MODEL_MAP;
    }
}

static bool check_target(struct lower *lower, const struct annot_set *set, enum annot_id attribute,
                         const struct model_type *type)
{
    if (applies(attribute, type)) {
        return true;
    }
    (void)diag_report1(lower->diags, DIAG_constraint_target, set->attrs[attribute]->span,
                       str_from(annots_name(attribute)));
    return false;
}

/* -- numbers -- */

/* The nth positional argument, or the one of that name; both is an error. */
static const struct ast_value *find_argument(struct lower *lower, const struct annot_set *set,
                                             const struct row *row)
{
    const struct ast_attr *attr = set->attrs[row->attribute];
    const struct ast_value *named =
        row->argument == NULL ? NULL : annots_value(set, row->attribute, row->argument);
    if (row->place >= attr->args.count || ast_name_exists(attr->args.items[row->place]->name)) {
        return named;
    }
    if (named != NULL) {
        struct diag *diag = diag_report1(lower->diags, DIAG_argument_twice, named->span,
                                         str_from(row->argument));
        diag_note(lower->diags, diag, DIAG_first_given, attr->args.items[row->place]->span);
    }
    return attr->args.items[row->place]->value;
}

static struct str value_text(struct lower *lower, const struct model_value *value)
{
    switch (value->kind) {
    case MODEL_VALUE_INT:
        return arena_format(lower->arena, "%lld", (long long)value->integer);
    case MODEL_VALUE_UINT:
        return arena_format(lower->arena, "%llu", (unsigned long long)value->natural);
    default: break;
    }
    return value->text;
}

static void check_step(struct lower *lower, const struct model_limit *limit)
{
    uint64_t digits;
    int32_t scale;
    if (!numerals_step(limit->text, &digits, &scale)) {
        (void)diag_report1(lower->diags, DIAG_constraint_step, limit->span, limit->text);
    }
}

static void read_limit(struct lower *lower, struct lower_file *file, const struct annot_set *set,
                       const struct model_type *type, enum model_limit_id id,
                       struct model_limit *limit)
{
    static const struct model_type size = { .kind = MODEL_UINT64, .depth = 1 };
    const struct ast_value *value = find_argument(lower, set, &rows[id]);
    if (value == NULL) {
        return;
    }
    struct model_type target = *model_scalar(type);
    target.nullable = false;
    limit->value =
        lower_value(lower, file, id >= MODEL_LIMIT_LENGTH_MIN ? &size : &target, value);
    limit->given = limit->value.kind != MODEL_VALUE_NONE;
    limit->text = value_text(lower, &limit->value);
    limit->span = value->span;
    if (limit->given && id == MODEL_LIMIT_MULTIPLE) {
        check_step(lower, limit);
    }
}

/* -- limits that leave nothing -- */

static void check_pair(struct lower *lower, const struct model_constraints *constraints,
                       enum model_limit_id least, enum model_limit_id most, bool may_be_equal)
{
    const struct model_limit *low = &constraints->limits[least];
    const struct model_limit *high = &constraints->limits[most];
    if (!low->given || !high->given) {
        return;
    }
    int order = numerals_compare(low->text, high->text);
    if (order > 0 || (order == 0 && !may_be_equal)) {
        (void)diag_report2(lower->diags, DIAG_constraint_empty, high->span, low->text, high->text);
    }
}

static void check_pairs(struct lower *lower, const struct model_constraints *constraints)
{
    check_pair(lower, constraints, MODEL_LIMIT_MIN, MODEL_LIMIT_MAX, true);
    check_pair(lower, constraints, MODEL_LIMIT_MIN, MODEL_LIMIT_EXCLUSIVE_MAX, false);
    check_pair(lower, constraints, MODEL_LIMIT_EXCLUSIVE_MIN, MODEL_LIMIT_MAX, false);
    check_pair(lower, constraints, MODEL_LIMIT_EXCLUSIVE_MIN, MODEL_LIMIT_EXCLUSIVE_MAX, false);
    check_pair(lower, constraints, MODEL_LIMIT_LENGTH_MIN, MODEL_LIMIT_LENGTH_MAX, true);
    check_pair(lower, constraints, MODEL_LIMIT_ITEMS_MIN, MODEL_LIMIT_ITEMS_MAX, true);
}

/* -- all of them -- */

static bool can_be_unique(const struct model_type *type)
{
    return type->kind == MODEL_LIST && type->element->element == NULL &&
           type->element->kind != MODEL_BEAN && type->element->kind != MODEL_UNION;
}

static void read_unique(struct lower *lower, const struct annot_set *set,
                        const struct model_type *type, struct model_constraints *constraints)
{
    const struct ast_value *unique = annots_value(set, ANNOT_items, "unique");
    if (unique == NULL || !unique->boolean) {
        return;
    }
    if (!can_be_unique(type)) {
        (void)diag_report(lower->diags, DIAG_constraint_unique, unique->span);
    }
    constraints->unique = true;
}

static void read_pattern(struct lower *lower, const struct annot_set *set,
                         struct model_constraints *constraints)
{
    const struct ast_value *value = annots_value(set, ANNOT_pattern, NULL);
    struct pattern_error error;
    constraints->pattern = pattern_compile(lower->arena, lower_text(value).text, &error);
    if (constraints->pattern == NULL) {
        (void)diag_report2(lower->diags, DIAG_bad_pattern, value->span,
                           arena_format(lower->arena, "%u", (unsigned)error.offset + 1),
                           str_from(error.what));
    }
}

/* It is about the @length or the @storage beside it. */
static void read_overflow(struct lower *lower, const struct annot_set *set,
                          struct model_constraints *constraints)
{
    unsigned word = 0;
    (void)annots_word(set, ANNOT_overflow, NULL, &word);
    constraints->truncates = word != 0;
    if (!constraints->limits[MODEL_LIMIT_LENGTH_MAX].given &&
        annots_value(set, ANNOT_storage, "inline") == NULL) {
        (void)diag_report(lower->diags, DIAG_overflow_bound, set->attrs[ANNOT_overflow]->span);
    }
}

void lower_constraints(struct lower *lower, struct lower_file *file, const struct annot_set *set,
                       const struct model_type *type, struct model_constraints *constraints)
{
    for (size_t i = 0; type != NULL && i < ATTRIBUTE_COUNT; i++) {
        enum annot_id attribute = attributes[i];
        if (set->attrs[attribute] == NULL || !check_target(lower, set, attribute, type)) {
            continue;
        }
        for (size_t id = 0; id < MODEL_LIMIT_COUNT; id++) {
            if (rows[id].attribute == attribute) {
                read_limit(lower, file, set, type, (enum model_limit_id)id,
                           &constraints->limits[id]);
            }
        }
        if (attribute == ANNOT_items) {
            read_unique(lower, set, type, constraints);
        }
        if (attribute == ANNOT_pattern) {
            read_pattern(lower, set, constraints);
        }
        if (attribute == ANNOT_overflow) {
            read_overflow(lower, set, constraints);
        }
    }
    check_pairs(lower, constraints);
}

/* -- aliases -- */

const struct model_type *lower_constrained(struct lower *lower, struct lower_file *file,
                                           const struct model_type *type,
                                           const struct annot_set *set)
{
    bool any = false;
    for (size_t i = 0; i < ATTRIBUTE_COUNT; i++) {
        any = any || set->attrs[attributes[i]] != NULL;
    }
    if (type == NULL || !any) {
        return type;
    }
    struct lower_pending *pending = ARENA_NEW(lower->arena, struct lower_pending);
    struct model_type *made = ARENA_NEW(lower->arena, struct model_type);
    pending->constraints = ARENA_NEW(lower->arena, struct model_constraints);
    pending->constraints->inner = type->constraints;
    *made = *type;
    made->constraints = pending->constraints;
    pending->type = made;
    pending->file = file;
    pending->set = *set;
    vec_push(lower->arena, &lower->pending, pending);
    return made;
}

void lower_alias_constraints(struct lower *lower)
{
    for (size_t i = 0; i < lower->pending.count; i++) {
        struct lower_pending *pending = lower->pending.items[i];
        lower_constraints(lower, pending->file, &pending->set, pending->type,
                          pending->constraints);
    }
}

struct model_check_rule lower_check(const struct annot_set *set)
{
    struct model_check_rule rule;
    unsigned word;
    memset(&rule, 0, sizeof rule);
    if (annots_word(set, ANNOT_check, NULL, &word)) {
        rule.given = true;
        rule.when_writing = word != 0;
        rule.span = set->attrs[ANNOT_check]->span;
    }
    return rule;
}
