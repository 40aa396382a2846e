/*
 * From the merged format attributes to codecs.
 */
#include "codec.h"

#include <string.h>

static const struct {
    const char *name;                      /* of the attribute */
    bool (*applies)(enum model_kind kind); /* NULL: to nothing yet */
} attributes[MODEL_FORMAT_COUNT] = {
    [MODEL_FORMAT_AS] = {"as", NULL},           [MODEL_FORMAT_INT64] = {"int64", NULL},
    [MODEL_FORMAT_FLOAT] = {"float", NULL},     [MODEL_FORMAT_NONFINITE] = {"nonfinite", NULL},
    [MODEL_FORMAT_BYTES] = {"bytes", NULL},     [MODEL_FORMAT_DECIMAL] = {"decimal", NULL},
    [MODEL_FORMAT_TIME] = {"format", NULL},     [MODEL_FORMAT_LOSSY] = {"lossy", NULL},
    [MODEL_FORMAT_LENIENT] = {"lenient", NULL}, [MODEL_FORMAT_RAW] = {"raw", NULL},
    [MODEL_FORMAT_ESCAPE] = {"escape", NULL},
};

static void merge(struct model_format *merged, const struct model_format *level)
{
    size_t i;

    for (i = 0; level != NULL && i < MODEL_FORMAT_COUNT; i++) {
        if (level->rules[i].given) {
            merged->rules[i] = level->rules[i];
        }
    }
}

/* Formats of aliases from the scalar outwards; types are at most MODEL_MAX_TYPE_DEPTH deep. */
static enum model_kind merge_aliases(struct model_format *merged, const struct model_type *type)
{
    const struct model_type *chain[MODEL_MAX_TYPE_DEPTH + 1];
    size_t count = 0;
    size_t i;

    for (; type != NULL && count <= MODEL_MAX_TYPE_DEPTH; type = type->element) {
        chain[count++] = type;
    }
    for (i = count; i-- > 0;) {
        merge(merged, chain[i]->format);
    }
    return chain[count - 1]->kind;
}

static void check_property(const struct model_format *format, enum model_kind kind,
                           struct diags *diags)
{
    size_t i;

    for (i = 0; format != NULL && i < MODEL_FORMAT_COUNT; i++) {
        bool applies = attributes[i].applies != NULL && attributes[i].applies(kind);

        if (format->rules[i].given && !applies) {
            (void)diag_report1(diags, DIAG_format_target, format->rules[i].span,
                               str_from(attributes[i].name));
        }
    }
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

const struct plan_codec *codec_of(struct arena *arena, const struct model_type *type,
                                  const struct codec_levels *levels, struct diags *diags)
{
    struct model_format format;
    struct plan_codec *codec = NULL;
    enum model_kind kind;

    memset(&format, 0, sizeof format);
    merge(&format, levels->file);
    merge(&format, levels->bean);
    kind = merge_aliases(&format, type);
    merge(&format, levels->property);
    check_property(levels->property, kind, diags);
    switch (kind) {
    case MODEL_UUID:
        codec = new_codec(arena, "uuid", "bean_gen_read_uuid", "bean_gen_write_uuid");
        codec->used = 16;
        break;
    default: break;
    }
    return codec;
}
