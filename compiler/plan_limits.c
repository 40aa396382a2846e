/*
 * See plan_limits.h.
 */
#include "plan_limits.h"

#include <string.h>

#include "numerals.h"
#include "pattern.h"
#include "vec.h"

/* The items of longer defaults are not compared with each other: reading and X_validate do. */
enum { MAX_COMPARED = 10000 };

VEC_DEFINE(set_list, const struct model_constraints *);
VEC_DEFINE(limit_list, struct plan_limit);

/* ---- words ----------------------------------------------------------------------------------- */

static const char *const before[MODEL_LIMIT_COUNT] = {
    [MODEL_LIMIT_MIN] = "at least ",
    [MODEL_LIMIT_EXCLUSIVE_MIN] = "more than ",
    [MODEL_LIMIT_MAX] = "at most ",
    [MODEL_LIMIT_EXCLUSIVE_MAX] = "less than ",
    [MODEL_LIMIT_MULTIPLE] = "a multiple of ",
    [MODEL_LIMIT_LENGTH_MIN] = "at least ",
    [MODEL_LIMIT_LENGTH_MAX] = "at most ",
    [MODEL_LIMIT_ITEMS_MIN] = "at least ",
    [MODEL_LIMIT_ITEMS_MAX] = "at most ",
};

static const char *unit_of(enum model_limit_id id, enum model_kind kind)
{
    if (id >= MODEL_LIMIT_ITEMS_MIN) {
        return kind == MODEL_MAP ? " entries" : " items";
    }
    if (id < MODEL_LIMIT_LENGTH_MIN) {
        return "";
    }
    return kind == MODEL_BYTES ? " bytes" : " characters";
}

/* The limits of one attribute are named together: "at least 1 and at most 63 characters". */
static struct str words_of(struct arena *arena, const struct model_constraints *set,
                           enum model_limit_id first, enum model_limit_id last,
                           enum model_kind kind)
{
    struct str text = STR("");
    size_t id;

    for (id = first; id <= (size_t)last; id++) {
        const struct model_limit *limit = &set->limits[id];

        if (limit->given) {
            struct str pieces[4] = {text, text.size == 0 ? STR("") : STR(" and "),
                                    str_from(before[id]), limit->text};

            text = arena_concat(arena, pieces, 4);
        }
    }
    return arena_format(arena, "%.*s%s", STR_ARGS(text), unit_of(first, kind));
}

/* ---- lists of limits ------------------------------------------------------------------------- */

static void add(struct arena *arena, struct limit_list *list, enum plan_limit_rule rule,
                const struct model_limit *limit, struct str words)
{
    struct plan_limit made;

    memset(&made, 0, sizeof made);
    made.rule = rule;
    made.words = words;
    if (limit != NULL) {
        made.value = &limit->value;
        made.numeral = limit->text;
        if (rule == PLAN_LIMIT_MULTIPLE) {
            (void)numerals_step(limit->text, &made.digits, &made.scale);
        }
    }
    vec_push(arena, list, made);
}

static void add_group(struct arena *arena, struct limit_list *list,
                      const struct model_constraints *set, enum model_limit_id first,
                      enum model_limit_id last, enum model_kind kind)
{
    struct str words = words_of(arena, set, first, last, kind);
    size_t id;

    for (id = first; id <= (size_t)last; id++) {
        if (set->limits[id].given) {
            add(arena, list, (enum plan_limit_rule)id, &set->limits[id], words);
        }
    }
}

static void add_set(struct arena *arena, struct limit_list *list,
                    const struct model_constraints *set, const struct model_type *type)
{
    if (type->element != NULL) {
        add_group(arena, list, set, MODEL_LIMIT_ITEMS_MIN, MODEL_LIMIT_ITEMS_MAX, type->kind);
        if (set->unique) {
            add(arena, list, PLAN_LIMIT_UNIQUE, NULL, STR("no two equal items"));
        }
        return;
    }
    add_group(arena, list, set, MODEL_LIMIT_MIN, MODEL_LIMIT_EXCLUSIVE_MAX, type->kind);
    add_group(arena, list, set, MODEL_LIMIT_MULTIPLE, MODEL_LIMIT_MULTIPLE, type->kind);
    add_group(arena, list, set, MODEL_LIMIT_LENGTH_MIN, MODEL_LIMIT_LENGTH_MAX, type->kind);
    if (set->pattern != NULL) {
        struct str pieces[2] = {STR("a text that matches "), set->pattern->text};

        add(arena, list, PLAN_LIMIT_PATTERN, NULL, arena_concat(arena, pieces, 2));
        list->items[list->count - 1].pattern = set->pattern;
    }
}

/* Those of a type and of the aliases that it goes back to, the outermost first. */
static void collect(struct arena *arena, struct set_list *sets,
                    const struct model_constraints *constraints)
{
    for (; constraints != NULL; constraints = constraints->inner) {
        vec_push(arena, sets, constraints);
    }
}

/* The least of the lengths that texts are cut to. */
static void set_longest(struct plan_limits *limits, const struct set_list *sets)
{
    size_t i;

    for (i = 0; i < sets->count; i++) {
        const struct model_limit *length = &sets->items[i]->limits[MODEL_LIMIT_LENGTH_MAX];
        uint64_t most = length->value.natural;

        if (sets->items[i]->truncates && length->given &&
            (!limits->truncates || most < limits->longest)) {
            limits->truncates = true;
            limits->longest = most;
        }
    }
}

/* The limits of one value: of a list or map its own ones, of a scalar also those that the types
 * around it say about it. */
static const struct plan_limits *limits_of(struct arena *arena, const struct plan_value *root,
                                           const struct plan_value *value,
                                           const struct model_property *property, bool when_writing)
{
    bool is_scalar = value->element == NULL;
    struct set_list sets = {NULL, 0, 0};
    struct limit_list list = {NULL, 0, 0};
    const struct plan_value *around;
    struct plan_limits *limits;
    uint32_t patterns = 0;
    size_t i;

    if (property != NULL && (is_scalar || value == root)) {
        vec_push(arena, &sets, &property->constraints);
    }
    for (around = is_scalar ? root : value; around != NULL; around = around->element) {
        collect(arena, &sets, around->type->constraints);
        if (around == value) {
            break;
        }
    }
    for (i = sets.count; i-- > 0;) {
        add_set(arena, &list, sets.items[i], value->type);
    }
    if (list.count == 0) {
        return NULL;
    }
    for (i = 0; i < list.count; i++) {
        list.items[i].pattern_place = patterns;
        patterns += list.items[i].pattern != NULL;
    }
    limits = ARENA_NEW(arena, struct plan_limits);
    limits->items = list.items;
    limits->count = list.count;
    limits->when_writing = when_writing;
    if (is_scalar) {
        set_longest(limits, &sets);
    }
    return limits;
}

static bool is_checked_when_writing(const struct model_file *file,
                                    const struct model_property *property)
{
    const struct model_check_rule *check = &file->check;

    if (property != NULL && property->bean->check.given) {
        check = &property->bean->check;
    }
    if (property != NULL && property->check.given) {
        check = &property->check;
    }
    return check->when_writing;
}

/* Whether @overflow(truncate) is said of the scalar in `root`. */
static bool is_cut(const struct plan_value *root, const struct model_property *property)
{
    bool cut = property != NULL && property->constraints.truncates;
    const struct model_constraints *set;

    for (; root != NULL; root = root->element) {
        for (set = root->type->constraints; set != NULL; set = set->inner) {
            cut = cut || set->truncates;
        }
    }
    return cut;
}

void limits_apply(struct arena *arena, struct plan_value *value, const struct model_file *file,
                  const struct model_property *property)
{
    bool when_writing = is_checked_when_writing(file, property);
    struct plan_value *at = value;

    for (; at != NULL; at = (struct plan_value *)at->element) { /* not given away yet */
        at->limits = limits_of(arena, value, at, property, when_writing);
        at->is_cut = plan_is_inside(at) && is_cut(value, property);
    }
}

/* ---- defaults -------------------------------------------------------------------------------- */

static size_t count_characters(struct str text)
{
    size_t count = 0;
    size_t i;

    for (i = 0; i < text.size; i++) {
        count += ((unsigned char)text.data[i] & 0xc0) != 0x80;
    }
    return count;
}

/* As texts are: -0.0 is another value than 0.0. */
static bool have_same_bits(double left, double right)
{
    uint64_t bits[2];

    memcpy(&bits[0], &left, sizeof bits[0]);
    memcpy(&bits[1], &right, sizeof bits[1]);
    return bits[0] == bits[1];
}

/* Scalars of one type, as the schema writes them. */
static bool are_equal(const struct model_value *left, const struct model_value *right)
{
    if (left->kind != right->kind) {
        return false;
    }
    switch (left->kind) {
    case MODEL_VALUE_NULL: return true;
    case MODEL_VALUE_BOOL: return left->boolean == right->boolean;
    case MODEL_VALUE_INT:
    case MODEL_VALUE_UINT: return left->natural == right->natural;
    case MODEL_VALUE_FLOAT: return have_same_bits(left->real, right->real);
    case MODEL_VALUE_UUID: return memcmp(left->octets, right->octets, sizeof left->octets) == 0;
    case MODEL_VALUE_TIME:
        return left->integer == right->integer && left->nanoseconds == right->nanoseconds &&
               left->offset_minutes == right->offset_minutes;
    case MODEL_VALUE_MEMBER: return left->member->value == right->member->value;
    default: return str_equal(left->text, right->text);
    }
}

static bool has_twins(const struct model_value *list)
{
    size_t i;
    size_t j;

    if (list->item_count > MAX_COMPARED) {
        return false;
    }
    for (i = 1; i < list->item_count; i++) {
        for (j = 0; j < i; j++) {
            if (are_equal(&list->items[i], &list->items[j])) {
                return true;
            }
        }
    }
    return false;
}

/* A value in the terms of limits. */
struct subject {
    const struct model_value *value; /* of a float, or NULL */
    struct str numeral;              /* of a number */
    struct str text;                 /* of a string */
    const struct model_value *list;  /* of a list with items, or NULL */
    uint64_t size;                   /* characters, bytes, items */
};

static bool is_allowed(const struct plan_limit *limit, const struct subject *subject)
{
    bool is_real = limit->value != NULL && limit->value->kind == MODEL_VALUE_FLOAT;
    double real = subject->value != NULL ? subject->value->real : 0;
    int order = 0;

    if (limit->rule <= PLAN_LIMIT_EXCLUSIVE_MAX && is_real) {
        order = real < limit->value->real ? -1 : real > limit->value->real;
    } else if (limit->rule <= PLAN_LIMIT_EXCLUSIVE_MAX) {
        order = numerals_compare(subject->numeral, limit->numeral);
    }
    switch (limit->rule) {
    case PLAN_LIMIT_MIN: return order >= 0;
    case PLAN_LIMIT_EXCLUSIVE_MIN: return order > 0;
    case PLAN_LIMIT_MAX: return order <= 0;
    case PLAN_LIMIT_EXCLUSIVE_MAX: return order < 0;
    case PLAN_LIMIT_MULTIPLE:
        return numerals_is_multiple(subject->numeral, limit->digits, limit->scale);
    case PLAN_LIMIT_LENGTH_MIN:
    case PLAN_LIMIT_ITEMS_MIN: return subject->size >= limit->value->natural;
    case PLAN_LIMIT_LENGTH_MAX:
    case PLAN_LIMIT_ITEMS_MAX: return subject->size <= limit->value->natural;
    case PLAN_LIMIT_PATTERN: return pattern_matches(limit->pattern, subject->text);
    case PLAN_LIMIT_UNIQUE: return subject->list == NULL || !has_twins(subject->list);
    }
    return true;
}

static const struct plan_limit *find_broken(const struct plan_limits *limits,
                                            const struct subject *subject)
{
    size_t i;

    for (i = 0; i < limits->count; i++) {
        if (!is_allowed(&limits->items[i], subject)) {
            return &limits->items[i];
        }
    }
    return NULL;
}

/* False for values that no limit is about. `room` has space for the digits of an integer. */
static bool make_subject(const struct model_value *value, char room[32], struct subject *subject)
{
    memset(subject, 0, sizeof *subject);
    switch (value->kind) {
    case MODEL_VALUE_INT:
    case MODEL_VALUE_UINT: {
        bool negative = value->kind == MODEL_VALUE_INT && value->integer < 0;
        uint64_t magnitude = negative ? 0 - value->natural : value->natural;
        char *end = room + 32;
        char *start = end;

        do {
            *--start = (char)('0' + magnitude % 10);
            magnitude /= 10;
        } while (magnitude != 0);
        if (negative) {
            *--start = '-';
        }
        subject->numeral = str_make(start, (size_t)(end - start));
        return true;
    }
    case MODEL_VALUE_FLOAT:
        subject->value = value;
        subject->numeral = value->text;
        return true;
    case MODEL_VALUE_STRING:
        subject->numeral = value->text;
        subject->text = value->text;
        subject->size = count_characters(value->text);
        return true;
    case MODEL_VALUE_BYTES: subject->size = value->text.size; return true;
    case MODEL_VALUE_EMPTY: return true;
    case MODEL_VALUE_LIST:
        subject->size = value->item_count;
        subject->list = value;
        return true;
    default: return false;
    }
}

/* Zero, no text or no items, as far as the type is no bean. */
static const struct plan_limit *broken_by_zero(const struct plan_value *value)
{
    struct subject subject;

    for (; value->type->kind == MODEL_ARRAY && !value->element->type->nullable;) {
        value = value->element; /* all items are zero */
    }
    memset(&subject, 0, sizeof subject);
    subject.numeral = STR("0");
    return value->limits == NULL ? NULL : find_broken(value->limits, &subject);
}

bool limits_forbid_zero(const struct plan_value *value)
{
    return broken_by_zero(value) != NULL;
}

static void check_zero(const struct plan_value *value, const struct model_property *property,
                       struct diags *diags)
{
    const struct plan_limit *broken = broken_by_zero(value);
    enum model_kind kind = model_scalar(value->type)->kind;
    bool is_text = kind == MODEL_STRING || kind == MODEL_BYTES;

    if (broken != NULL) {
        (void)diag_report3(diags, DIAG_constraint_zero, property->span, property->name,
                           value->type->kind == MODEL_LIST || value->type->kind == MODEL_MAP
                               ? STR("no items")
                           : is_text ? STR("no text")
                                     : STR("0"),
                           broken->words);
    }
}

/* Recursion as deep as the type. */
static void check_value(const struct plan_value *value, const struct model_value *initial,
                        struct diags *diags)
{
    const struct plan_limit *broken = NULL;
    struct subject subject;
    char room[32];
    size_t i;

    if (value->limits != NULL && make_subject(initial, room, &subject)) {
        broken = find_broken(value->limits, &subject);
    }
    if (broken != NULL) {
        bool is_sequence = initial->kind == MODEL_VALUE_EMPTY || initial->kind == MODEL_VALUE_LIST;

        (void)diag_report2(diags, DIAG_constraint_default, initial->span,
                           is_sequence                          ? STR("list")
                           : initial->kind == MODEL_VALUE_BYTES ? STR("value")
                                                                : subject.numeral,
                           broken->words);
    }
    for (i = 0; initial->kind == MODEL_VALUE_LIST && i < initial->item_count; i++) {
        check_value(value->element, &initial->items[i], diags);
    }
}

void limits_check_default(const struct plan_value *value, const struct model_property *property,
                          bool may_be_zero, struct diags *diags)
{
    check_value(value, &property->default_value, diags);
    if (may_be_zero) {
        check_zero(value, property, diags);
    }
}
