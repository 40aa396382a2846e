/*
 * From the merged format attributes to codecs.
 */
#include "codec.h"

#include <string.h>

#include "formats.h"

/* What the levels come to, and which of them had the last word about each attribute. */
struct merged {
    struct model_format format;
    enum plan_origin origins[MODEL_FORMAT_COUNT];
};

static void merge(struct merged *merged, const struct model_format *level, enum plan_origin origin)
{
    size_t i;

    for (i = 0; level != NULL && i < MODEL_FORMAT_COUNT; i++) {
        if (level->rules[i].given) {
            merged->format.rules[i] = level->rules[i];
            merged->origins[i] = origin;
        }
    }
}

/* Formats of aliases from the scalar outwards; types are at most MODEL_MAX_TYPE_DEPTH deep. */
static const struct model_type *merge_aliases(struct merged *merged, const struct model_type *type)
{
    const struct model_type *chain[MODEL_MAX_TYPE_DEPTH + 1];
    size_t count = 0;
    size_t i;

    for (; type != NULL && count <= MODEL_MAX_TYPE_DEPTH; type = type->element) {
        chain[count++] = type;
    }
    for (i = count; i-- > 0;) {
        merge(merged, chain[i]->format, PLAN_FROM_TYPE);
    }
    return chain[count - 1];
}

static void check_property(const struct model_format *format, enum model_kind kind,
                           struct diags *diags)
{
    size_t i;

    for (i = 0; format != NULL && i < MODEL_FORMAT_COUNT; i++) {
        enum model_format_id id = (enum model_format_id)i;

        if (format->rules[i].given && !formats_applies(id, kind)) {
            (void)diag_report1(diags, DIAG_format_target, format->rules[i].span, formats_name(id));
        }
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
            list[*count].rule = rule->has_first || rule->has_second ? rule : NULL;
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

    codec->first = raw->has_word && raw->word == MODEL_RAW_MINIFY;
    return codec;
}

static struct plan_codec *codec_of_kind(struct arena *arena, const struct model_type *scalar,
                                        const struct model_format *format)
{
    struct plan_codec *codec = NULL;

    switch (scalar->kind) {
    case MODEL_BYTES: return bytes_codec(arena, format);
    case MODEL_JSON: return json_codec(arena, format);
    case MODEL_UUID:
        codec = new_codec(arena, "uuid", "bean_gen_read_uuid", "bean_gen_write_uuid");
        codec->used = 16;
        return codec;
    default: return NULL;
    }
}

const struct plan_codec *codec_of(struct arena *arena, const struct model_type *type,
                                  const struct codec_levels *levels, struct diags *diags)
{
    struct merged *merged = ARENA_NEW(arena, struct merged);
    const struct model_type *scalar;
    struct plan_codec *codec;

    merge(merged, levels->file, PLAN_FROM_FILE);
    merge(merged, levels->bean, PLAN_FROM_BEAN);
    scalar = merge_aliases(merged, type);
    merge(merged, levels->property, PLAN_FROM_PROPERTY);
    check_property(levels->property, scalar->kind, diags);
    codec = codec_of_kind(arena, scalar, &merged->format);
    if (codec != NULL) {
        codec->rules = list_rules(arena, merged, scalar->kind, &codec->rule_count);
    }
    return codec;
}
