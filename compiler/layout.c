/*
 * Values and derived types. A value is described from its innermost element outwards, in a loop,
 * so that no depth of types is too much.
 */
#include "layout.h"

#include "codec.h"
#include "inclusion.h"

static const struct {
    const char *type;
    const char *stem;
    unsigned size; /* of integers */
    bool is_signed;
} scalars[MODEL_KIND_COUNT] = {
    [MODEL_BOOL] = {"bool", "bool", 0, false},
    [MODEL_INT8] = {"int8_t", "int8", 1, true},
    [MODEL_INT16] = {"int16_t", "int16", 2, true},
    [MODEL_INT32] = {"int32_t", "int32", 4, true},
    [MODEL_INT64] = {"int64_t", "int64", 8, true},
    [MODEL_UINT8] = {"uint8_t", "uint8", 1, false},
    [MODEL_UINT16] = {"uint16_t", "uint16", 2, false},
    [MODEL_UINT32] = {"uint32_t", "uint32", 4, false},
    [MODEL_UINT64] = {"uint64_t", "uint64", 8, false},
    [MODEL_FLOAT32] = {"float", "float32", 0, true},
    [MODEL_FLOAT64] = {"double", "float64", 0, true},
    [MODEL_STRING] = {"bean_str", "string", 0, false},
    [MODEL_BYTES] = {"bean_bytes", "bytes", 0, false},
    [MODEL_DECIMAL] = {"bean_decimal", "decimal", 0, false},
    [MODEL_BIGINT] = {"bean_bigint", "bigint", 0, false},
    [MODEL_JSON] = {"bean_json", "json", 0, false},
    [MODEL_UUID] = {"bean_uuid", "uuid", 0, false},
    [MODEL_TIMESTAMP] = {"bean_timestamp", "timestamp", 0, false},
    [MODEL_OFFSET_TIMESTAMP] = {"bean_offset_timestamp", "offset_timestamp", 0, false},
    [MODEL_DATE] = {"bean_date", "date", 0, false},
    [MODEL_TIME] = {"bean_time", "time", 0, false},
    [MODEL_DURATION] = {"bean_duration", "duration", 0, false},
};

bool layout_is_scalar(enum model_kind kind)
{
    return kind <= MODEL_FLOAT64 || kind == MODEL_ENUM || kind == MODEL_EXTERN ||
           model_is_plain(kind);
}

const char *layout_scalar_type(enum model_kind kind)
{
    return scalars[kind].type;
}

const char *layout_scalar_stem(enum model_kind kind)
{
    return scalars[kind].stem;
}

unsigned layout_integer_size(enum model_kind kind)
{
    return scalars[kind].size;
}

bool layout_is_signed(enum model_kind kind)
{
    return scalars[kind].is_signed;
}

/* ---- known types ----------------------------------------------------------------------------- */

void layout_init(struct layout *layout, struct arena *arena, struct names_scope *globals)
{
    layout->arena = arena;
    layout->globals = globals;
    map_init(&layout->beans, arena);
    map_init(&layout->enums, arena);
    map_init(&layout->derived, arena);
    layout->bean_list.items = NULL;
    layout->bean_list.count = 0;
    layout->bean_list.room = 0;
    layout->derived_list.items = NULL;
    layout->derived_list.count = 0;
    layout->derived_list.room = 0;
}

static struct str concat(struct arena *arena, struct str first, struct str second, struct str third)
{
    struct str pieces[3] = {first, second, third};

    return arena_concat(arena, pieces, 3);
}

/* `is_own`: no other file makes a struct of that name, because an own type's name is in it. */
static struct layout_derived *new_derived(struct layout *layout, enum plan_derived_kind kind,
                                          struct str c_name, struct str c_element, bool is_local,
                                          bool is_own)
{
    struct layout_derived *derived = ARENA_NEW(layout->arena, struct layout_derived);

    derived->plan.kind = kind;
    derived->plan.c_name = c_name;
    derived->plan.c_element = c_element;
    if (!is_own) {
        derived->plan.c_guard = concat(layout->arena, names_upper(layout->arena, c_name),
                                       STR("_DECLARED"), str_make(NULL, 0));
    }
    derived->is_local = is_local;
    map_add(&layout->derived, c_name, derived);
    vec_push(layout->arena, &layout->derived_list, derived);
    return derived;
}

/* Maps are keyed by the pointer's own bytes, which live in the plan's struct. */
#define POINTER_KEY(pointer) str_make((const char *)&(pointer), sizeof(pointer))

static struct layout_bean *add_known(struct layout *layout, struct str key, struct str c_name,
                                     bool is_local)
{
    struct layout_bean *known = ARENA_NEW(layout->arena, struct layout_bean);

    known->number = layout->bean_list.count;
    map_add(&layout->beans, key, known);
    vec_push(layout->arena, &layout->bean_list, known);
    /* its name needs no claim: it is one of those that are generated for beans and unions */
    known->list =
        new_derived(layout, PLAN_DERIVED_LIST, concat(layout->arena, c_name, STR("_list"), STR("")),
                    c_name, is_local, true);
    known->list->element_bean = known;
    return known;
}

void layout_add_bean(struct layout *layout, struct plan_bean *bean)
{
    add_known(layout, POINTER_KEY(bean->model), bean->c_name, bean->is_local)->plan = bean;
}

void layout_add_union(struct layout *layout, struct plan_union *sum)
{
    add_known(layout, POINTER_KEY(sum->model), sum->c_name, sum->is_local)->sum = sum;
}

void layout_add_enum(struct layout *layout, struct plan_enum *enumeration)
{
    map_add(&layout->enums, POINTER_KEY(enumeration->model), enumeration);
}

static struct layout_bean *find_bean(const struct layout *layout, const struct model_bean *bean)
{
    return (struct layout_bean *)map_get(&layout->beans, POINTER_KEY(bean));
}

struct plan_bean *layout_find_bean(const struct layout *layout, const struct model_bean *bean)
{
    return find_bean(layout, bean)->plan;
}

struct plan_union *layout_find_union(const struct layout *layout, const struct model_union *sum)
{
    return ((struct layout_bean *)map_get(&layout->beans, POINTER_KEY(sum)))->sum;
}

struct plan_enum *layout_find_enum(const struct layout *layout, const struct model_enum *type)
{
    return (struct plan_enum *)map_get(&layout->enums, POINTER_KEY(type));
}

/* ---- values ---------------------------------------------------------------------------------- */

/* What is known of a value while the ones around it are made. */
struct level {
    struct plan_value *value;
    struct str stem;                /* for names derived from it: "int32", "person", "int32_list" */
    bool has_runtime_list;          /* bean.h declares its list and map */
    bool is_own;                    /* the stem has the name of a type of the user's file */
    const struct layout_bean *bean; /* or union, by value */
    struct layout_derived *derived;
};

static enum plan_null_form null_form(const struct model_type *type)
{
    if (model_is_behind_pointer(type)) {
        return PLAN_NULL_POINTER;
    }
    if (!model_has_null(type)) {
        return PLAN_NEVER_NULL;
    }
    if (layout_is_scalar(type->kind)) {
        return PLAN_NULL_FLAG;
    }
    return type->kind == MODEL_ARRAY ? PLAN_NULL_FLAG : PLAN_NULL_DATA;
}

/* The struct of that name, made at its first use; c-name-taken when it would not be the same. */
static struct layout_derived *derive(struct layout *layout, const struct layout_user *user,
                                     enum plan_derived_kind kind, struct str c_name,
                                     const struct level *element, struct str c_element,
                                     struct str c_key)
{
    struct layout_derived *derived = (struct layout_derived *)map_get(&layout->derived, c_name);
    bool is_same = derived != NULL && derived->plan.kind == kind &&
                   str_equal(derived->plan.c_element, c_element) &&
                   str_equal(derived->plan.c_key, c_key);

    if (is_same) {
        derived->is_local = derived->is_local || user->is_local;
        return derived;
    }
    names_claim(layout->globals, user->kind, c_name, user->owner, user->span);
    if (derived == NULL) {
        derived = new_derived(layout, kind, c_name, c_element, user->is_local, element->is_own);
        derived->plan.c_key = c_key;
        derived->element_bean = element->bean;
        derived->element_derived = element->derived;
    }
    return derived;
}

static struct str type_stem(const struct layout_user *user, const struct model_file *file,
                            struct str c_name)
{
    return file == user->file ? names_stem(c_name, user->prefix) : c_name;
}

static void make_bean_level(const struct layout *layout, const struct layout_user *user,
                            struct level *level)
{
    const struct model_type *type = level->value->type;
    bool is_bean = type->kind == MODEL_BEAN;
    const struct model_file *file = is_bean ? type->bean->file : type->sum->file;
    const struct layout_bean *bean = (const struct layout_bean *)map_get(
        &layout->beans, is_bean ? POINTER_KEY(type->bean) : POINTER_KEY(type->sum));
    struct str c_name = is_bean ? bean->plan->c_name : bean->sum->c_name;

    level->is_own = file == user->file;
    level->value->bean = bean->plan;
    level->value->sum = bean->sum;
    level->stem = type_stem(user, file, c_name);
    if (level->value->null_form == PLAN_NULL_POINTER) {
        level->value->c_type = concat(layout->arena, c_name, STR(" *"), str_make(NULL, 0));
        level->stem = concat(layout->arena, level->stem, STR("_pointer"), str_make(NULL, 0));
    } else {
        level->value->c_type = c_name;
        level->bean = bean;
    }
}

/* A text inside its member ("char name[9]"), or, in lists and the like, in a struct of its own. */
static void make_text_level(struct layout *layout, const struct layout_user *user,
                            struct level *level, bool is_alone, bool is_declared)
{
    struct level none = {NULL, {NULL, 0}, false, false, NULL, NULL};
    struct plan_value *value = level->value;
    unsigned room = (unsigned)value->codec->room;

    if (is_declared && (value->null_form != PLAN_NULL_FLAG || !is_alone)) {
        value->c_declared = STR("char");
        value->c_dimensions = arena_format(layout->arena, "[%u]", room);
        value->c_type = arena_format(layout->arena, "char[%u]", room);
        value->c_scalar = value->c_type;
        return;
    }
    level->stem = arena_format(layout->arena, "text%u", room - 1);
    value->c_scalar = concat(layout->arena, user->prefix, level->stem, STR(""));
    value->c_type = value->c_scalar;
    level->derived =
        derive(layout, user, PLAN_DERIVED_TEXT, value->c_scalar, &none, STR("char"), STR(""));
    level->derived->plan.count = room;
    if (value->null_form == PLAN_NULL_FLAG && is_alone) {
        struct level inner = *level;

        level->stem = concat(layout->arena, STR("optional_"), level->stem, STR(""));
        value->c_type = concat(layout->arena, user->prefix, level->stem, STR(""));
        level->derived = derive(layout, user, PLAN_DERIVED_OPTIONAL, value->c_type, &inner,
                                value->c_scalar, STR(""));
    }
}

static void make_scalar_level(struct layout *layout, const struct layout_user *user,
                              struct level *level, bool is_alone)
{
    struct plan_value *value = level->value;
    enum model_kind kind = value->type->kind;

    if (kind == MODEL_ENUM) {
        value->enumeration = layout_find_enum(layout, value->type->enumeration);
        level->is_own = value->type->enumeration->file == user->file;
        value->c_type = value->enumeration->c_name;
        level->stem = type_stem(user, value->type->enumeration->file, value->enumeration->c_name);
    } else if (kind == MODEL_EXTERN) {
        value->c_type = value->type->foreign->c_type;
        level->stem = names_words(layout->arena, value->type->foreign->name);
    } else {
        value->c_type = str_from(scalars[kind].type);
        level->stem = str_from(scalars[kind].stem);
        level->has_runtime_list = true;
    }
    value->c_scalar = value->c_type;
    if (value->null_form != PLAN_NULL_FLAG || !is_alone) {
        return;
    }
    level->has_runtime_list = false;
    level->stem = concat(layout->arena, STR("optional_"), level->stem, str_make(NULL, 0));
    if (kind == MODEL_ENUM || kind == MODEL_EXTERN) {
        struct str name = concat(layout->arena, user->prefix, level->stem, str_make(NULL, 0));

        level->derived =
            derive(layout, user, PLAN_DERIVED_OPTIONAL, name, level, value->c_scalar, STR(""));
        value->c_type = name;
    } else {
        value->c_type = concat(layout->arena, STR("bean_"), level->stem, str_make(NULL, 0));
    }
}

/* Makes the level that of a value around it. */
static struct plan_value *step_out(struct layout *layout, struct level *level,
                                   const struct model_type *type, struct str suffix)
{
    struct plan_value *value = ARENA_NEW(layout->arena, struct plan_value);

    value->type = type;
    value->null_form = null_form(type);
    value->element = level->value;
    level->value = value;
    level->stem = concat(layout->arena, level->stem, suffix, STR(""));
    level->has_runtime_list = false;
    level->bean = NULL;
    level->derived = NULL;
    return value;
}

/* An array around `level` that is declared with a member: "float name[3][4]". */
static void wrap_in_dimension(struct layout *layout, struct level *level,
                              const struct model_type *type)
{
    const struct plan_value *inner = level->value;
    struct str count = arena_format(layout->arena, "[%u]", (unsigned)type->count);
    struct plan_value *value = step_out(layout, level, type, STR(""));

    value->c_declared = inner->c_dimensions.size != 0 ? inner->c_declared : inner->c_type;
    value->c_dimensions = concat(layout->arena, count, inner->c_dimensions, STR(""));
    value->c_type = concat(layout->arena, value->c_declared, value->c_dimensions, STR(""));
    value->c_scalar = value->c_type;
}

/* An array around `level` in a struct of its own; with another around that for its flag. */
static void wrap_in_array(struct layout *layout, const struct layout_user *user,
                          struct level *level, const struct model_type *type)
{
    struct level inner = *level;
    struct str suffix = arena_format(layout->arena, "_array%u", (unsigned)type->count);
    struct plan_value *value = step_out(layout, level, type, suffix);

    value->c_scalar = concat(layout->arena, user->prefix, level->stem, STR(""));
    value->c_type = value->c_scalar;
    level->derived = derive(layout, user, PLAN_DERIVED_ARRAY, value->c_scalar, &inner,
                            inner.value->c_type, STR(""));
    level->derived->plan.count = type->count;
    if (value->null_form == PLAN_NULL_FLAG) {
        inner = *level;
        level->stem = concat(layout->arena, STR("optional_"), level->stem, STR(""));
        value->c_type = concat(layout->arena, user->prefix, level->stem, STR(""));
        level->derived = derive(layout, user, PLAN_DERIVED_OPTIONAL_ARRAY, value->c_type, &inner,
                                value->c_scalar, STR(""));
    }
}

/* The keys of a map, if they are not strings; the level then tells how they are called. */
static void make_key(struct layout *layout, const struct layout_user *user,
                     const struct model_type *type, struct level *key)
{
    struct plan_value *value = ARENA_NEW(layout->arena, struct plan_value);

    value->type = type;
    value->null_form = PLAN_NEVER_NULL;
    value->nulls = MODEL_NULLS_FAIL;
    value->codec = codec_of_key(layout->arena, type);
    key->value = value;
    make_scalar_level(layout, user, key, true);
}

/* A map with other keys than strings around `level`, which becomes it. */
static void wrap_in_map(struct layout *layout, const struct layout_user *user, struct level *level,
                        const struct model_type *type)
{
    struct level inner = *level;
    struct level key = {NULL, {NULL, 0}, false, false, NULL, NULL};
    struct plan_value *value;

    make_key(layout, user, type->key, &key);
    value =
        step_out(layout, level, type, concat(layout->arena, STR("_by_"), key.stem, STR("_map")));
    value->key = key.value;
    value->c_type = concat(layout->arena, user->prefix, level->stem, STR(""));
    value->c_scalar = value->c_type;
    inner.is_own = inner.is_own || key.is_own;
    level->is_own = inner.is_own;
    level->derived = derive(layout, user, PLAN_DERIVED_MAP, value->c_type, &inner,
                            inner.value->c_type, key.value->c_type);
}

/* A list, or a map with strings as keys, around `level`, which becomes it. */
static void wrap(struct layout *layout, const struct layout_user *user, struct level *level,
                 const struct model_type *type)
{
    bool is_list = type->kind == MODEL_LIST;
    struct level inner = *level;
    struct plan_value *value = step_out(layout, level, type, is_list ? STR("_list") : STR("_map"));
    struct str stem = level->stem;

    if (inner.has_runtime_list) {
        value->c_type = concat(layout->arena, STR("bean_"), stem, STR(""));
    } else if (is_list && inner.bean != NULL) {
        level->derived = inner.bean->list;
        value->c_type = inner.bean->list->plan.c_name;
    } else {
        value->c_type = concat(layout->arena, user->prefix, stem, STR(""));
        level->derived =
            derive(layout, user, is_list ? PLAN_DERIVED_LIST : PLAN_DERIVED_MAP, value->c_type,
                   &inner, inner.value->c_type, is_list ? STR("") : STR("bean_str"));
    }
    value->c_scalar = value->c_type;
}

static void set_rules(struct plan_value *value, const struct plan_rules *rules, size_t depth,
                      bool is_in_array)
{
    struct plan_rules defaults = inclusion_defaults(value->type);

    if (depth == 0) {
        value->nulls = rules->nulls;
        value->include = rules->include;
    } else if (depth == 1) {
        value->nulls = rules->content_nulls;
        value->include = rules->content_include;
    } else {
        value->nulls = defaults.nulls;
        value->include = defaults.include;
    }
    if (is_in_array) {
        value->include = PLAN_ALWAYS; /* their number is fixed */
    }
    value->duplicates = rules->map_duplicates;
}

/* Arrays that a member is declared with; a flag can only stand beside the outermost. */
static size_t count_dimensions(const struct model_type *type)
{
    size_t count = 0;

    for (; type->kind == MODEL_ARRAY && (count == 0 || !type->nullable); type = type->element) {
        count++;
    }
    return count;
}

struct plan_value *layout_value(struct layout *layout, const struct layout_user *user,
                                const struct model_type *type, const struct plan_rules *rules,
                                const struct plan_codec *codec, bool is_member)
{
    struct level level = {NULL, {NULL, 0}, false, false, NULL, NULL};
    const struct model_type *inner = type;
    const struct model_type **chain;
    struct plan_value *value;
    size_t dimensions;
    size_t depth = 0;
    size_t i;

    for (inner = type; inner->element != NULL; inner = inner->element) {
        depth++;
    }
    chain = ARENA_ARRAY(layout->arena, const struct model_type *, depth + 1);
    for (i = 0, inner = type; inner != NULL; inner = inner->element) {
        chain[i++] = inner;
    }
    level.value = ARENA_NEW(layout->arena, struct plan_value);
    level.value->type = chain[depth];
    level.value->null_form = null_form(chain[depth]);
    level.value->codec = codec;
    dimensions = is_member ? count_dimensions(type) : 0;
    if (chain[depth]->kind == MODEL_BEAN || chain[depth]->kind == MODEL_UNION) {
        make_bean_level(layout, user, &level);
        level.value->c_scalar = level.value->c_type;
    } else if (plan_is_inside(level.value)) {
        if (model_has_null(chain[depth])) {
            level.value->null_form = PLAN_NULL_FLAG;
        }
        make_text_level(layout, user, &level, !is_member || depth != 0,
                        is_member && depth == dimensions);
    } else {
        make_scalar_level(layout, user, &level, !is_member || depth != 0);
    }
    set_rules(level.value, rules, depth, depth != 0 && chain[depth - 1]->kind == MODEL_ARRAY);
    while (depth-- > 0) {
        if (depth < dimensions) {
            wrap_in_dimension(layout, &level, chain[depth]);
        } else if (chain[depth]->kind == MODEL_ARRAY) {
            wrap_in_array(layout, user, &level, chain[depth]);
        } else if (chain[depth]->kind == MODEL_MAP && chain[depth]->key->kind != MODEL_STRING) {
            wrap_in_map(layout, user, &level, chain[depth]);
        } else {
            wrap(layout, user, &level, chain[depth]);
        }
        set_rules(level.value, rules, depth, depth != 0 && chain[depth - 1]->kind == MODEL_ARRAY);
    }
    value = level.value;
    return value;
}

struct plan_value *layout_copy(struct arena *arena, const struct plan_value *value)
{
    struct plan_value *first = ARENA_NEW(arena, struct plan_value);
    struct plan_value *last = first;

    *first = *value;
    while (last->element != NULL) {
        struct plan_value *element = ARENA_NEW(arena, struct plan_value);

        *element = *last->element;
        last->element = element;
        last = element;
    }
    return first;
}
