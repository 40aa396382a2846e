/*
 * Arms of unions without a tag: which forms each has in JSON, so that the first byte of a value
 * tells them apart, or among beans the keys. Two arms that one document could be are an error here,
 * so that nothing has to be tried when reading.
 */
#include "plan_parts.h"

enum { MOST_ARMS = 64 };

#define BIT(form) (1u << (form))

#define NUMBERS (BIT(PLAN_FORM_INTEGER) | BIT(PLAN_FORM_NUMBER))
#define ALL_FORMS (BIT(PLAN_FORM_COUNT) - 1)

/* ---- the forms of an arm --------------------------------------------------------------------- */

static unsigned if_flag(const struct plan_codec *codec, enum plan_codec_flag flag, unsigned forms)
{
    return codec != NULL && (codec->flags & (uint32_t)flag) != 0 ? forms : 0;
}

/* The forms of a number that has `plain` ones, and those that its codec adds. */
static unsigned number_forms(const struct plan_codec *codec, unsigned plain)
{
    return plain | if_flag(codec, PLAN_CODEC_QUOTED, BIT(PLAN_FORM_STRING)) |
           if_flag(codec, PLAN_CODEC_LENIENT, NUMBERS) |
           if_flag(codec, PLAN_CODEC_NAN_STRING, BIT(PLAN_FORM_STRING)) |
           if_flag(codec, PLAN_CODEC_NAN_NULL, BIT(PLAN_FORM_NULL));
}

static unsigned enum_forms(const struct plan_codec *codec)
{
    return codec == NULL ? BIT(PLAN_FORM_STRING)
                         : number_forms(codec, BIT(PLAN_FORM_INTEGER)) |
                               if_flag(codec, PLAN_CODEC_LENIENT, BIT(PLAN_FORM_STRING));
}

static unsigned time_forms(const struct plan_codec *codec)
{
    if (!codec_time_is_number(codec)) {
        return BIT(PLAN_FORM_STRING);
    }
    return BIT(PLAN_FORM_INTEGER) | (codec_time_has_fraction(codec) ? BIT(PLAN_FORM_NUMBER) : 0) |
           if_flag(codec, PLAN_CODEC_LENIENT, BIT(PLAN_FORM_STRING));
}

static unsigned union_forms(const struct model_union *sum)
{
    unsigned forms = BIT(PLAN_FORM_OBJECT);
    size_t i;

    if (sum->form == MODEL_UNION_ARRAY) {
        return BIT(PLAN_FORM_ARRAY);
    }
    for (i = 0; sum->form == MODEL_UNION_EXTERNAL && i < sum->variant_count; i++) {
        const struct model_type *type = sum->variants[i].type;

        if (type == NULL || type->nullable || sum->variants[i].is_default) {
            forms |= BIT(PLAN_FORM_STRING);
        }
    }
    return forms;
}

static unsigned type_forms(const struct plan_value *value)
{
    const struct plan_codec *codec = value->codec;
    enum model_kind kind = value->type->kind;

    if (value->element == NULL && codec != NULL && codec->user != NULL) {
        return ALL_FORMS; /* nobody knows */
    }
    if (model_is_integer(kind) || kind == MODEL_BIGINT) {
        return number_forms(codec, BIT(PLAN_FORM_INTEGER));
    }
    if (model_is_time(kind)) {
        return time_forms(codec);
    }
    switch (kind) {
    case MODEL_BOOL: return BIT(PLAN_FORM_BOOL);
    case MODEL_FLOAT32:
    case MODEL_FLOAT64:
    case MODEL_DECIMAL: return number_forms(codec, NUMBERS);
    case MODEL_BYTES:
        return BIT(codec->first == MODEL_BYTES_ARRAY ? PLAN_FORM_ARRAY : PLAN_FORM_STRING);
    case MODEL_JSON: return ALL_FORMS;
    case MODEL_ENUM: return enum_forms(codec);
    case MODEL_BEAN:
    case MODEL_MAP: return BIT(PLAN_FORM_OBJECT);
    case MODEL_UNION: return union_forms(value->sum->model);
    case MODEL_LIST:
    case MODEL_ARRAY: return BIT(PLAN_FORM_ARRAY);
    default: return BIT(PLAN_FORM_STRING);
    }
}

static unsigned arm_forms(const struct plan_arm *arm)
{
    if (arm->value == NULL) {
        return BIT(PLAN_FORM_NULL);
    }
    return type_forms(arm->value) | (arm->value->type->nullable ? BIT(PLAN_FORM_NULL) : 0);
}

bool plan_arm_takes_null(const struct plan_arm *arm)
{
    const struct plan_union *inner = arm->value == NULL ? NULL : arm->value->sum;
    bool takes_null = (arm_forms(arm) & BIT(PLAN_FORM_NULL)) != 0;
    size_t i;

    if (inner != NULL && inner->model->form == MODEL_UNION_UNTAGGED) {
        for (i = 0; i < inner->variant_count && !takes_null; i++) {
            /* Not untagged itself (union-arm), so that this is all. */
            takes_null = (arm_forms(&inner->variants[i]) & BIT(PLAN_FORM_NULL)) != 0;
        }
    }
    return takes_null;
}

/* A float that never looks like an integer when it is written. */
static bool has_point(const struct plan_arm *arm)
{
    const struct plan_value *value = arm->value;

    return value != NULL &&
           (value->type->kind == MODEL_FLOAT32 || value->type->kind == MODEL_FLOAT64) &&
           (value->codec == NULL || (value->codec->first == MODEL_FLOAT_SHORTEST &&
                                     (value->codec->flags & PLAN_CODEC_QUOTED) == 0));
}

static bool is_integer(const struct plan_arm *arm)
{
    return arm->value != NULL &&
           (model_is_integer(arm->value->type->kind) || arm->value->type->kind == MODEL_BIGINT);
}

/* ---- beans ----------------------------------------------------------------------------------- */

static bool knows_name(const struct plan_bean *bean, struct str name)
{
    size_t i;
    size_t j;

    for (i = 0; i < bean->property_count; i++) {
        const struct plan_property *property = &bean->properties[i];

        if (!property->has_key) {
            continue;
        }
        for (j = 0; j < property->alias_count; j++) {
            if (str_equal(property->aliases[j].text, name)) {
                return true;
            }
        }
        if (str_equal(property->json_name, name)) {
            return true;
        }
    }
    return bean->any != NULL;
}

static bool knows_property(const struct plan_bean *bean, const struct plan_property *property)
{
    size_t i;

    for (i = 0; i < property->alias_count; i++) {
        if (knows_name(bean, property->aliases[i].text)) {
            return true;
        }
    }
    return knows_name(bean, property->json_name);
}

/* Whether `other` can have all that `bean` must have. */
static bool covers(const struct plan_bean *other, const struct plan_bean *bean)
{
    size_t i;

    for (i = 0; i < bean->property_count; i++) {
        const struct plan_property *property = &bean->properties[i];
        bool is_always_there = property->required && property->is_read && property->has_key &&
                               property->holder == PLAN_NO_HOLDER &&
                               property->views == PLAN_ALL_VIEWS &&
                               !model_has_sibling(property->model);

        if (is_always_there && !knows_property(other, property)) {
            return false;
        }
    }
    return true;
}

/* ---- all arms -------------------------------------------------------------------------------- */

static const char *words_of(unsigned forms)
{
    static const char *const words[PLAN_FORM_COUNT] = {
        [PLAN_FORM_NULL] = "null",          [PLAN_FORM_BOOL] = "true and false",
        [PLAN_FORM_INTEGER] = "an integer", [PLAN_FORM_NUMBER] = "a number",
        [PLAN_FORM_STRING] = "a string",    [PLAN_FORM_ARRAY] = "an array",
        [PLAN_FORM_OBJECT] = "an object",
    };
    size_t form = 0;

    while ((forms & BIT(form)) == 0) {
        form++;
    }
    return words[form];
}

static void report(struct planner *planner, const struct plan_arm *first,
                   const struct plan_arm *second, const char *words)
{
    struct diag *diag;

    diag = diag_report3(planner->diags, DIAG_union_ambiguous, second->model->span,
                        first->model->name, second->model->name, str_from(words));
    diag_note1(planner->diags, diag, DIAG_also_declared, first->model->span, first->model->name);
}

/* False when one document could be both. */
static bool are_apart(struct planner *planner, const struct plan_arm *first,
                      const struct plan_arm *second)
{
    unsigned both = arm_forms(first) & arm_forms(second);
    const struct plan_bean *one = first->value == NULL ? NULL : first->value->bean;
    const struct plan_bean *other = second->value == NULL ? NULL : second->value->bean;

    if ((is_integer(first) && has_point(second)) || (is_integer(second) && has_point(first))) {
        both &= ~NUMBERS; /* the literal tells: 1 or 1.0 */
    }
    if (one != NULL && other != NULL && both == BIT(PLAN_FORM_OBJECT)) {
        if (covers(one, other) && covers(other, one)) {
            report(planner, first, second,
                   "an object: each has all properties that the other needs");
            return false;
        }
        return true;
    }
    if (both != 0) {
        report(planner, first, second, words_of(both));
    }
    return both == 0;
}

/* The arm takes its forms; of numbers, integers go to integers and the rest to floats. */
static void take_forms(struct plan_union *sum, size_t place)
{
    const struct plan_arm *arm = &sum->variants[place];
    unsigned forms = arm_forms(arm);
    size_t form;

    for (form = 0; form < PLAN_FORM_COUNT; form++) {
        int32_t *taken = &sum->forms[form];
        bool is_first = *taken == PLAN_FORM_OF_NONE;

        if ((forms & BIT(form)) == 0) {
            continue;
        }
        if (form == PLAN_FORM_OBJECT && !is_first) {
            *taken = PLAN_FORM_OF_BEANS;
        } else if (is_first || (form == PLAN_FORM_INTEGER && is_integer(arm)) ||
                   (form == PLAN_FORM_NUMBER && has_point(arm))) {
            *taken = (int32_t)place;
        }
    }
}

static struct str expected_of(struct planner *planner, const struct plan_union *sum)
{
    static const char *const words[PLAN_FORM_COUNT] = {
        "null", "true or false", "an integer", "a number", "a string", "an array", "an object",
    };
    struct str_buffer text = {NULL, 0, 0};
    struct str result;
    size_t last = 0;
    size_t i;

    for (i = 0; i < PLAN_FORM_COUNT; i++) {
        last = sum->forms[i] != PLAN_FORM_OF_NONE ? i : last;
    }
    for (i = 0; i <= last; i++) {
        if (sum->forms[i] == PLAN_FORM_OF_NONE ||
            (i == PLAN_FORM_INTEGER && sum->forms[PLAN_FORM_NUMBER] != PLAN_FORM_OF_NONE)) {
            continue;
        }
        if (text.size != 0) {
            str_buffer_add_text(&text, i == last ? " or " : ", ");
        }
        str_buffer_add_text(&text, words[i]);
    }
    result = plan_concat(planner->arena, str_buffer_str(&text), STR(""), STR(""));
    str_buffer_free(&text);
    return result;
}

void plan_untagged(struct planner *planner, struct plan_union *sum)
{
    size_t i;
    size_t j;

    for (i = 0; i < PLAN_FORM_COUNT; i++) {
        sum->forms[i] = PLAN_FORM_OF_NONE;
    }
    for (i = 0; i < sum->variant_count; i++) {
        bool is_apart = true;

        for (j = 0; j < i && is_apart; j++) {
            is_apart = are_apart(planner, &sum->variants[j], &sum->variants[i]);
        }
        take_forms(sum, i);
    }
    if (sum->forms[PLAN_FORM_OBJECT] == PLAN_FORM_OF_BEANS && sum->variant_count > MOST_ARMS) {
        (void)diag_report1(planner->diags, DIAG_union_untagged_count, sum->model->span,
                           str_from("64"));
    }
    sum->expected = expected_of(planner, sum);
}
