/*
 * See format_time*.c of the runtime for what the parameters mean.
 */
#include "codec_times.h"

#include "formats_times.h"

/* Bytes of the C structs that count; the rest is padding. */
static uint32_t used_bytes(enum model_kind kind)
{
    switch (kind) {
    case MODEL_DATE: return 4;
    case MODEL_TIME: return 8;
    case MODEL_OFFSET_TIMESTAMP: return 14;
    default: return 12;
    }
}

/* Digits of a second that are written: a fixed number, or -1 for as many as it takes. */
static int32_t written_digits(const struct times_format *format,
                              const struct model_format_rule *rule)
{
    if (rule->has_first) {
        return (int32_t)rule->first;
    }
    return format->may_lose && format->arguments[0] != 'f' ? (int32_t)format->shift : -1;
}

struct plan_codec *codec_of_time(struct arena *arena, enum model_kind kind,
                                 const struct model_format *format)
{
    const struct model_format_rule *rule = &format->rules[MODEL_FORMAT_TIME];
    const struct times_format *row = times_format_of(rule, kind);
    struct plan_codec *codec = ARENA_NEW(arena, struct plan_codec);

    codec->name = row->word;
    codec->read = arena_format(arena, "bean_gen_read_%s", row->stem);
    codec->write = arena_format(arena, "bean_gen_write_%s", row->stem);
    codec->used = used_bytes(kind);
    codec->first = rule->has_first ? (int32_t)rule->first + 1 : (int32_t)row->shift;
    codec->second = rule->has_second && rule->second == MODEL_LEAP_CLAMP;
    codec->digits = written_digits(row, rule);
    if (format->rules[MODEL_FORMAT_LENIENT].given && row->has_lenient_forms) {
        codec->flags |= PLAN_CODEC_LENIENT;
    }
    if (format->rules[MODEL_FORMAT_LOSSY].given && row->may_lose) {
        codec->flags |= PLAN_CODEC_LOSSY;
    }
    return codec;
}

bool codec_time_has_fraction(const struct plan_codec *codec)
{
    return str_is(codec->read, "bean_gen_read_epoch_decimal") ||
           str_is(codec->read, "bean_gen_read_duration_seconds");
}

bool codec_time_is_number(const struct plan_codec *codec)
{
    return codec_time_has_fraction(codec) || str_is(codec->read, "bean_gen_read_epoch") ||
           str_is(codec->read, "bean_gen_read_duration_millis");
}

void codec_check_time(const struct model_format *merged, const struct model_format *property,
                      enum model_kind kind, struct diags *diags)
{
    const struct times_format *row = times_format_of(&merged->rules[MODEL_FORMAT_TIME], kind);
    const struct model_format_rule *lenient;
    const struct model_format_rule *lossy;

    if (property == NULL) {
        return;
    }
    lenient = &property->rules[MODEL_FORMAT_LENIENT];
    lossy = &property->rules[MODEL_FORMAT_LOSSY];
    if (lenient->given && !row->has_lenient_forms &&
        (kind == MODEL_TIMESTAMP || kind == MODEL_OFFSET_TIMESTAMP)) {
        (void)diag_report2(diags, DIAG_format_argument, lenient->span, str_from(row->word),
                           STR("lenient forms"));
    }
    if (lossy->given && !row->may_lose && kind != MODEL_DATE) {
        (void)diag_report2(diags, DIAG_format_argument, lossy->span, str_from(row->word),
                           STR("digits to lose"));
    }
}

void codec_check_time_default(const struct plan_codec *codec, const struct model_value *value,
                              struct diags *diags)
{
    int32_t unit = 1;
    int32_t digits;

    if (codec == NULL || value->kind != MODEL_VALUE_TIME || codec->digits < 0 ||
        (codec->flags & PLAN_CODEC_LOSSY) != 0) {
        return;
    }
    for (digits = codec->digits; digits < 9; digits++) {
        unit *= 10;
    }
    if (value->nanoseconds % unit != 0) {
        (void)diag_report2(diags, DIAG_format_default, value->span, value->text,
                           str_from(codec->name));
    }
}
