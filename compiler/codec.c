/*
 * From the merged format attributes to codecs.
 */
#include "codec.h"

#include <string.h>

#include "codec_times.h"
#include "formats.h"
#include "formats_times.h"
#include "layout.h"
#include "presets.h"

/* What the levels come to, and which of them had the last word about each attribute. */
struct merged {
    struct model_format format;
    enum plan_origin origins[MODEL_FORMAT_COUNT];
};

/* A format of times can be one that other kinds have; such a level says nothing here. */
static bool is_stray(enum model_format_id id, const struct model_format_rule *rule,
                     enum model_kind kind)
{
    return id == MODEL_FORMAT_TIME && model_is_time(kind) && times_format_of(rule, kind) == NULL;
}

static void merge(struct merged *merged, const struct model_format *level, enum model_kind kind,
                  enum plan_origin origin)
{
    size_t i;

    for (i = 0; level != NULL && i < MODEL_FORMAT_COUNT; i++) {
        if (level->rules[i].given && !is_stray((enum model_format_id)i, &level->rules[i], kind)) {
            merged->format.rules[i] = level->rules[i];
            merged->origins[i] = origin;
        }
    }
}

/* Formats of the enum and of aliases, from the scalar outwards; types are at most
 * MODEL_MAX_TYPE_DEPTH deep. */
static void merge_types(struct merged *merged, const struct model_type *type)
{
    const struct model_type *chain[MODEL_MAX_TYPE_DEPTH + 1];
    const struct model_type *scalar = model_scalar(type);
    enum model_kind kind = scalar->kind;
    size_t count = 0;
    size_t i;

    for (; type != NULL && count <= MODEL_MAX_TYPE_DEPTH; type = type->element) {
        chain[count++] = type;
    }
    if (kind == MODEL_ENUM) {
        merge(merged, &scalar->enumeration->format, kind, PLAN_FROM_TYPE);
    }
    for (i = count; i-- > 0;) {
        merge(merged, chain[i]->format, kind, PLAN_FROM_TYPE);
    }
}

/* What the scalar's text depends on, rule by rule. */
static const struct plan_format *list_rules(struct arena *arena, const struct merged *merged,
                                            enum model_kind kind, size_t *count)
{
    struct plan_format *list = ARENA_ARRAY(arena, struct plan_format, MODEL_FORMAT_COUNT);
    size_t i;

    *count = 0;
    for (i = 0; i < MODEL_FORMAT_COUNT; i++) {
        enum model_format_id id = (enum model_format_id)i;
        const struct model_format_rule *rule = &merged->format.rules[i];

        if (rule->given && formats_applies(id, kind)) {
            list[*count].name = formats_name(id);
            list[*count].word = formats_word(id, rule);
            list[*count].first = formats_first(id);
            list[*count].second = formats_second(id);
            list[*count].rule = *rule;
            list[*count].origin = merged->origins[i];
            (*count)++;
        }
    }
    return list;
}

static struct plan_codec *new_codec(struct arena *arena, const char *name, const char *read,
                                    const char *write)
{
    struct plan_codec *codec = ARENA_NEW(arena, struct plan_codec);

    codec->name = name;
    codec->read = str_from(read);
    codec->write = str_from(write);
    return codec;
}

/* ---- by kind --------------------------------------------------------------------------------- */

/* @as, or for 64 bits @int64 when that stands at the same level or further in. */
static bool has_word(const struct merged *merged, enum model_kind kind, enum model_as word)
{
    const struct model_format_rule *as = &merged->format.rules[MODEL_FORMAT_AS];
    const struct model_format_rule *int64 = &merged->format.rules[MODEL_FORMAT_INT64];

    if (int64->given && formats_applies(MODEL_FORMAT_INT64, kind) &&
        (!as->given || merged->origins[MODEL_FORMAT_INT64] >= merged->origins[MODEL_FORMAT_AS])) {
        as = int64;
    }
    return as->given && as->word == word;
}

static uint32_t number_flags(const struct merged *merged, enum model_kind kind)
{
    uint32_t flags = has_word(merged, kind, MODEL_AS_STRING) ? PLAN_CODEC_QUOTED : 0;

    return flags | (merged->format.rules[MODEL_FORMAT_LENIENT].given ? PLAN_CODEC_LENIENT : 0);
}

static struct plan_codec *integer_codec(struct arena *arena, enum model_kind kind,
                                        const struct merged *merged)
{
    uint32_t flags = number_flags(merged, kind);
    struct plan_codec *codec;

    if (flags == 0) {
        return NULL;
    }
    codec = new_codec(arena, "integer", "bean_gen_read_integer", "bean_gen_write_integer");
    codec->flags = flags;
    codec->first = (int32_t)layout_integer_size(kind);
    codec->second = layout_is_signed(kind);
    return codec;
}

static struct plan_codec *enum_codec(struct arena *arena, const struct merged *merged)
{
    struct plan_codec *codec;

    if (!has_word(merged, MODEL_ENUM, MODEL_AS_NUMBER)) {
        return NULL;
    }
    codec = new_codec(arena, "number", "bean_gen_read_enum_number", "bean_gen_write_enum_number");
    codec->flags = number_flags(merged, MODEL_ENUM);
    return codec;
}

static struct plan_codec *decimal_codec(struct arena *arena, const struct merged *merged)
{
    const struct model_format_rule *decimal = &merged->format.rules[MODEL_FORMAT_DECIMAL];
    struct plan_codec *codec =
        new_codec(arena, "decimal", "bean_gen_read_decimal", "bean_gen_write_decimal");

    codec->flags = number_flags(merged, MODEL_DECIMAL) & PLAN_CODEC_QUOTED;
    codec->first = decimal->has_first ? (int32_t)decimal->first : 0;
    codec->second = decimal->has_second ? (int32_t)decimal->second : -1;
    return codec;
}

static struct plan_codec *bigint_codec(struct arena *arena, const struct merged *merged)
{
    struct plan_codec *codec =
        new_codec(arena, "bigint", "bean_gen_read_bigint", "bean_gen_write_bigint");

    codec->flags = number_flags(merged, MODEL_BIGINT);
    return codec;
}

static struct plan_codec *float_codec(struct arena *arena, enum model_kind kind,
                                      const struct merged *merged)
{
    const struct model_format_rule *form = &merged->format.rules[MODEL_FORMAT_FLOAT];
    const struct model_format_rule *nonfinite = &merged->format.rules[MODEL_FORMAT_NONFINITE];
    uint32_t flags = number_flags(merged, kind) & PLAN_CODEC_QUOTED;
    int32_t first = form->has_first ? MODEL_FLOAT_FIXED : form->has_word ? (int32_t)form->word : 0;
    struct plan_codec *codec;

    if (nonfinite->has_word && nonfinite->word != MODEL_NONFINITE_ERROR) {
        flags |=
            nonfinite->word == MODEL_NONFINITE_NULL ? PLAN_CODEC_NAN_NULL : PLAN_CODEC_NAN_STRING;
    }
    if (flags == 0 && first == MODEL_FLOAT_SHORTEST) {
        return NULL;
    }
    codec =
        kind == MODEL_FLOAT32
            ? new_codec(arena, "number", "bean_gen_read_float32_as", "bean_gen_write_float32_as")
            : new_codec(arena, "number", "bean_gen_read_float64_as", "bean_gen_write_float64_as");
    codec->flags = flags;
    codec->first = first;
    codec->second = form->has_first ? (int32_t)form->first : 0;
    return codec;
}

static enum model_escape escape_of(const struct model_format *format)
{
    const struct model_format_rule *escape = &format->rules[MODEL_FORMAT_ESCAPE];

    return escape->has_word ? (enum model_escape)escape->word : MODEL_ESCAPE_NONE;
}

static struct plan_codec *string_codec(struct arena *arena, const struct model_format *format)
{
    const struct model_format_rule *storage = &format->rules[MODEL_FORMAT_STORAGE];
    struct plan_codec *codec;

    if (storage->has_first) {
        codec = new_codec(arena, "text", "bean_gen_read_text", "bean_gen_write_text");
        codec->room = storage->first + 1;
    } else if (escape_of(format) != MODEL_ESCAPE_NONE || storage->has_word) {
        codec = new_codec(arena, "string", "bean_gen_read_string_as", "bean_gen_write_string_as");
        codec->flags = !storage->has_word                    ? 0
                       : storage->word == MODEL_STORAGE_HEAP ? PLAN_CODEC_COPIES
                                                             : PLAN_CODEC_BORROWS;
    } else {
        return NULL;
    }
    codec->first = (int32_t)escape_of(format);
    return codec;
}

static struct plan_codec *bytes_codec(struct arena *arena, const struct model_format *format)
{
    const struct model_format_rule *bytes = &format->rules[MODEL_FORMAT_BYTES];
    struct plan_codec *codec =
        new_codec(arena, "bytes", "bean_gen_read_bytes", "bean_gen_write_bytes");

    codec->first = bytes->has_word ? (int32_t)bytes->word : MODEL_BASE64;
    return codec;
}

static struct plan_codec *json_codec(struct arena *arena, const struct model_format *format)
{
    const struct model_format_rule *raw = &format->rules[MODEL_FORMAT_RAW];
    struct plan_codec *codec =
        new_codec(arena, "json", "bean_gen_read_json", "bean_gen_write_json");

    codec->flags = PLAN_CODEC_JSON;
    codec->first = raw->has_word && raw->word == MODEL_RAW_MINIFY;
    return codec;
}

static struct plan_codec *codec_of_kind(struct arena *arena, const struct model_type *scalar,
                                        const struct merged *merged)
{
    const struct model_format *format = &merged->format;
    struct plan_codec *codec = NULL;

    switch (scalar->kind) {
    case MODEL_INT8:
    case MODEL_INT16:
    case MODEL_INT32:
    case MODEL_INT64:
    case MODEL_UINT8:
    case MODEL_UINT16:
    case MODEL_UINT32:
    case MODEL_UINT64: return integer_codec(arena, scalar->kind, merged);
    case MODEL_FLOAT32:
    case MODEL_FLOAT64: return float_codec(arena, scalar->kind, merged);
    case MODEL_STRING: return string_codec(arena, format);
    case MODEL_ENUM: return enum_codec(arena, merged);
    case MODEL_DECIMAL: return decimal_codec(arena, merged);
    case MODEL_BIGINT: return bigint_codec(arena, merged);
    case MODEL_BYTES: return bytes_codec(arena, format);
    case MODEL_JSON: return json_codec(arena, format);
    case MODEL_UUID:
        codec = new_codec(arena, "uuid", "bean_gen_read_uuid", "bean_gen_write_uuid");
        codec->used = 16;
        return codec;
    default: return model_is_time(scalar->kind) ? codec_of_time(arena, scalar->kind, format) : NULL;
    }
}

const struct plan_codec *codec_of_key(struct arena *arena, const struct model_type *key)
{
    struct merged merged;

    memset(&merged, 0, sizeof merged);
    if (model_is_integer(key->kind)) {
        merged.format.rules[MODEL_FORMAT_AS].given = true;
        merged.format.rules[MODEL_FORMAT_AS].word = MODEL_AS_STRING;
        return integer_codec(arena, key->kind, &merged);
    }
    if (key->kind == MODEL_BOOL) {
        return new_codec(arena, "bool", "bean_gen_read_quoted_bool", "bean_gen_write_quoted_bool");
    }
    return key->kind == MODEL_UUID ? codec_of_kind(arena, key, &merged) : NULL;
}

/* All levels, from the file inwards. `type` may be NULL. */
static void merge_levels(struct merged *merged, const struct model_type *type, enum model_kind kind,
                         const struct codec_levels *levels)
{
    memset(merged, 0, sizeof *merged);
    if (levels->file != NULL) {
        merge(merged, &levels->file->preset->format, kind, PLAN_FROM_PRESET);
        merge(merged, &levels->file->preset->durations, kind, PLAN_FROM_PRESET);
        merge(merged, &levels->file->format, kind, PLAN_FROM_FILE);
    }
    merge(merged, levels->bean, kind, PLAN_FROM_BEAN);
    if (type != NULL) {
        merge_types(merged, type);
    }
    merge(merged, levels->property, kind, PLAN_FROM_PROPERTY);
}

/* ---- the user's own -------------------------------------------------------------------------- */

/* The innermost @codec of the scalar's type, the aliases around it and the property. */
static const struct model_codec *user_codec(const struct model_type *type,
                                            const struct codec_levels *levels)
{
    const struct model_codec *codec = levels->property_codec;

    for (; codec == NULL && type != NULL; type = type->element) {
        codec = type->codec;
        if (codec == NULL && type->kind == MODEL_EXTERN) {
            codec = type->foreign->codec;
        }
    }
    return codec;
}

/* `usual` is that of the kind, or NULL: what it says about memory holds. */
static struct plan_codec *make_user_codec(struct arena *arena, const struct model_codec *user,
                                          struct str c_calls, const struct plan_codec *usual)
{
    struct plan_codec *codec =
        new_codec(arena, "codec", "bean_gen_read_user", "bean_gen_write_user");

    codec->user = user;
    codec->c_calls = c_calls;
    codec->used = usual == NULL ? 0 : usual->used;
    return codec;
}

const struct plan_codec *codec_of(struct arena *arena, const struct model_type *type,
                                  const struct codec_levels *levels, struct str c_calls,
                                  struct diags *diags)
{
    struct merged merged;
    const struct model_type *scalar = model_scalar(type);
    const struct model_codec *user = user_codec(type, levels);
    struct plan_codec *codec;

    merge_levels(&merged, type, scalar->kind, levels);
    if (levels->property != NULL) {
        formats_check(levels->property, type, diags);
    }
    if (scalar->kind == MODEL_ENUM && !has_word(&merged, MODEL_ENUM, MODEL_AS_NUMBER) &&
        levels->property != NULL && levels->property->rules[MODEL_FORMAT_LENIENT].given) {
        (void)diag_report(diags, DIAG_lenient_names,
                          levels->property->rules[MODEL_FORMAT_LENIENT].span);
    }
    if (model_is_time(scalar->kind)) {
        codec_check_time(&merged.format, levels->property, scalar->kind, diags);
    }
    codec = codec_of_kind(arena, scalar, &merged);
    if (user != NULL && scalar->kind == MODEL_STRING &&
        merged.format.rules[MODEL_FORMAT_STORAGE].given) {
        (void)diag_report1(diags, DIAG_codec_format, user->span,
                           formats_name(MODEL_FORMAT_STORAGE));
    }
    if (user != NULL && scalar->kind != MODEL_BEAN && scalar->kind != MODEL_UNION) {
        return make_user_codec(arena, user, c_calls, codec);
    }
    if (scalar->kind == MODEL_EXTERN) {
        struct diag *diag =
            diag_report1(diags, DIAG_codec_missing, type->span, scalar->foreign->name);
        diag_note(diags, diag, DIAG_first_declared, scalar->foreign->span);
    }
    if (codec != NULL) {
        codec->rules = list_rules(arena, &merged, scalar->kind, &codec->rule_count);
    }
    return codec;
}

enum model_escape codec_escape(const struct model_type *type, const struct codec_levels *levels)
{
    struct merged merged;

    merge_levels(&merged, type, MODEL_STRING, levels);
    return escape_of(&merged.format);
}

/* ---- defaults -------------------------------------------------------------------------------- */

/* Digits before the point without leading zeros, and behind it; there is no exponent. */
static void count_digits(struct str text, size_t *whole, size_t *fraction)
{
    size_t point = str_find(text, '.');
    size_t start = text.size != 0 && text.data[0] == '-';

    *fraction = point < text.size ? text.size - point - 1 : 0;
    *whole = text.data[start] == '0' ? 0 : point - start;
}

static size_t significant_digits(struct str text, size_t whole, size_t fraction)
{
    size_t first = text.size - fraction;

    while (whole == 0 && first < text.size && text.data[first] == '0') {
        first++;
    }
    return whole + (text.size - first);
}

static void check_digits(const struct plan_codec *codec, const struct model_value *value,
                         struct diags *diags)
{
    size_t precision = codec->first == 0 ? SIZE_MAX : (size_t)codec->first;
    size_t scale = codec->second < 0 ? 0 : (size_t)codec->second;
    size_t whole;
    size_t fraction;

    count_digits(value->text, &whole, &fraction);
    if (codec->second >= 0 ? fraction > scale || whole > precision - scale
                           : significant_digits(value->text, whole, fraction) > precision) {
        (void)diag_report1(diags, DIAG_value_digits, value->span, value->text);
    }
}

/* As deep as the type. */
static void check_room(const struct plan_codec *codec, const struct model_value *value,
                       struct diags *diags)
{
    size_t i;

    if (value->kind == MODEL_VALUE_STRING && value->text.size != 0) {
        bool fits = value->text.size < codec->room;

        if (!fits || memchr(value->text.data, '\0', value->text.size) != NULL) {
            (void)diag_report(diags, fits ? DIAG_value_nul : DIAG_value_room, value->span);
        }
    }
    for (i = 0; i < value->item_count; i++) {
        check_room(codec, &value->items[i], diags);
    }
}

void codec_check_default(const struct plan_codec *codec, const struct model_property *property,
                         struct diags *diags)
{
    const struct model_value *value = &property->default_value;

    if (value->kind == MODEL_VALUE_TIME) {
        codec_check_time_default(codec, value, diags);
    } else if (value->kind == MODEL_VALUE_STRING && property->type->kind == MODEL_DECIMAL) {
        check_digits(codec, value, diags);
    } else if (codec != NULL && codec->room != 0) {
        check_room(codec, value, diags);
    }
}
