/*
 * One row an attribute. The words stand in the order of annots.def and of the model's enums.
 */
#include "formats.h"

#include "formats_times.h"

static bool is_string(enum model_kind kind)
{
    return kind == MODEL_STRING;
}

static bool is_integer64(enum model_kind kind)
{
    return kind == MODEL_INT64 || kind == MODEL_UINT64;
}

static bool has_number(enum model_kind kind)
{
    return model_is_integer(kind) || model_is_real(kind) || model_is_digits(kind) ||
           kind == MODEL_ENUM;
}

static bool is_decimal(enum model_kind kind)
{
    return kind == MODEL_DECIMAL;
}

static bool is_bytes(enum model_kind kind)
{
    return kind == MODEL_BYTES;
}

/* Where @lenient has something to allow. */
static bool has_lenient_forms(enum model_kind kind)
{
    return model_is_integer(kind) || kind == MODEL_BIGINT || kind == MODEL_ENUM ||
           kind == MODEL_TIMESTAMP || kind == MODEL_OFFSET_TIMESTAMP;
}

/* Which times can lose digits. */
static bool may_lose(enum model_kind kind)
{
    return model_is_time(kind) && kind != MODEL_DATE;
}

static bool is_json(enum model_kind kind)
{
    return kind == MODEL_JSON;
}

static const struct {
    const char *name;
    bool (*applies)(enum model_kind kind); /* NULL: to nothing yet */
    const char *words[4];
    const char *first;
    const char *second;
} rows[MODEL_FORMAT_COUNT] = {
    [MODEL_FORMAT_AS] = {"as", has_number, {"string", "number"}, NULL, NULL},
    [MODEL_FORMAT_INT64] = {"int64", is_integer64, {"string", "number"}, NULL, NULL},
    [MODEL_FORMAT_FLOAT] = {"float", model_is_real, {"shortest", "jcs"}, "decimals", NULL},
    [MODEL_FORMAT_NONFINITE] =
        {"nonfinite", model_is_real, {"error", "null", "string"}, NULL, NULL},
    [MODEL_FORMAT_BYTES] = {"bytes", is_bytes, {"base64", "base64url", "hex", "array"}, NULL, NULL},
    [MODEL_FORMAT_DECIMAL] = {"decimal", is_decimal, {NULL}, "precision", "scale"},
    [MODEL_FORMAT_TIME] = {"format", model_is_time, {NULL}, "fraction", "leap-clamp"},
    [MODEL_FORMAT_LOSSY] = {"lossy", may_lose, {NULL}, NULL, NULL},
    [MODEL_FORMAT_LENIENT] = {"lenient", has_lenient_forms, {NULL}, NULL, NULL},
    [MODEL_FORMAT_RAW] = {"raw", is_json, {"verbatim", "minify"}, NULL, NULL},
    [MODEL_FORMAT_ESCAPE] = {"escape", is_string, {"none", "ascii", "html"}, NULL, NULL},
    [MODEL_FORMAT_STORAGE] = {"storage", is_string, {"heap", "borrow"}, "inline", NULL},
};

struct str formats_name(enum model_format_id id)
{
    return str_from(rows[id].name);
}

bool formats_applies_to(enum model_format_id id, const struct model_type *type)
{
    for (; type->element != NULL; type = type->element) {
        if (id == MODEL_FORMAT_ESCAPE && type->kind == MODEL_MAP) {
            return true; /* the keys */
        }
    }
    return formats_applies(id, type->kind);
}

bool formats_applies(enum model_format_id id, enum model_kind kind)
{
    return rows[id].applies != NULL && rows[id].applies(kind);
}

void formats_check(const struct model_format *format, const struct model_type *type,
                   struct diags *diags)
{
    const struct model_type *scalar = model_scalar(type);
    size_t i;

    for (i = 0; i < MODEL_FORMAT_COUNT; i++) {
        enum model_format_id id = (enum model_format_id)i;

        if (format->rules[i].given && !formats_applies_to(id, type)) {
            (void)diag_report1(diags, DIAG_format_target, format->rules[i].span, formats_name(id));
        } else if (format->rules[i].given && id == MODEL_FORMAT_TIME) {
            times_check_rule(&format->rules[i], scalar->kind, diags);
        }
    }
}

const char *formats_first(enum model_format_id id)
{
    return rows[id].first;
}

const char *formats_second(enum model_format_id id)
{
    return rows[id].second;
}

const char *formats_word(enum model_format_id id, const struct model_format_rule *rule)
{
    size_t count = sizeof rows[id].words / sizeof rows[id].words[0];

    if (id == MODEL_FORMAT_TIME) {
        return times_word(rule);
    }
    return rule->has_word && rule->word < count ? rows[id].words[rule->word] : NULL;
}
