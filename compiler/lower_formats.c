/*
 * The attributes that say how scalars are written, all by one table: a word, and up to two numbers.
 */
#include <string.h>

#include "formats.h"
#include "lower_parts.h"

static const enum annot_id attributes[MODEL_FORMAT_COUNT] = {
    [MODEL_FORMAT_AS] = ANNOT_as,           [MODEL_FORMAT_INT64] = ANNOT_int64,
    [MODEL_FORMAT_FLOAT] = ANNOT_float,     [MODEL_FORMAT_NONFINITE] = ANNOT_nonfinite,
    [MODEL_FORMAT_BYTES] = ANNOT_bytes,     [MODEL_FORMAT_DECIMAL] = ANNOT_decimal,
    [MODEL_FORMAT_TIME] = ANNOT_format,     [MODEL_FORMAT_LOSSY] = ANNOT_lossy,
    [MODEL_FORMAT_LENIENT] = ANNOT_lenient, [MODEL_FORMAT_RAW] = ANNOT_raw,
    [MODEL_FORMAT_ESCAPE] = ANNOT_escape,   [MODEL_FORMAT_STORAGE] = ANNOT_storage,
};

static bool read_number(const struct annot_set *set, enum annot_id id, const char *arg,
                        uint32_t *number)
{
    const struct ast_value *value = arg == NULL ? NULL : annots_value(set, id, arg);
    if (value == NULL) {
        return false;
    }
    *number = (uint32_t)lower_integer_literal(value->text).magnitude;
    return true;
}

static void read_leap(const struct annot_set *set, struct model_format_rule *rule)
{
    unsigned word;
    if (annots_word(set, ANNOT_format, "leap", &word)) {
        rule->has_second = true;
        rule->second = word;
    }
}

/* A number of an attribute is too large or too small. */
static void check_range(struct lower *lower, const struct model_format_rule *rule, const char *name,
                        uint32_t number, uint32_t least, uint32_t most)
{
    if (number < least || number > most) {
        (void)diag_report3(lower->diags, DIAG_argument_range, rule->span,
                           arena_format(lower->arena, "%s %u", name, (unsigned)number),
                           arena_format(lower->arena, "%u", (unsigned)least),
                           arena_format(lower->arena, "%u", (unsigned)most));
    }
}

/* What no table can say about the numbers. */
static void check_numbers(struct lower *lower, const struct model_format *format)
{
    const struct model_format_rule *decimal = &format->rules[MODEL_FORMAT_DECIMAL];
    const struct model_format_rule *real = &format->rules[MODEL_FORMAT_FLOAT];
    const struct model_format_rule *storage = &format->rules[MODEL_FORMAT_STORAGE];
    if (storage->has_first) {
        check_range(lower, storage, "inline", storage->first, 1, MODEL_MAX_INLINE);
        if (storage->has_word) {
            (void)diag_report(lower->diags, DIAG_storage_place, storage->span);
        }
    }
    if (decimal->has_first) {
        check_range(lower, decimal, "precision", decimal->first, 1, 1000);
    }
    if (decimal->has_second) {
        check_range(lower, decimal, "scale", decimal->second, 0,
                    decimal->has_first ? decimal->first : 1000);
    }
    if (real->has_first) {
        check_range(lower, real, "decimals", real->first, 0, 100);
        if (real->has_word) {
            (void)diag_report(lower->diags, DIAG_float_form, real->span);
        }
    }
}

struct model_format lower_format(struct lower *lower, const struct annot_set *set)
{
    struct model_format format;
    memset(&format, 0, sizeof format);
    for (size_t i = 0; i < MODEL_FORMAT_COUNT; i++) {
        enum model_format_id id = (enum model_format_id)i;
        const struct ast_attr *attr = set->attrs[attributes[i]];
        struct model_format_rule *rule = &format.rules[i];
        if (attr == NULL) {
            continue;
        }
        rule->given = true;
        rule->span = attr->span;
        rule->has_word = annots_word(set, attributes[i], NULL, &rule->word);
        rule->has_first = read_number(set, attributes[i], formats_first(id), &rule->first);
        rule->has_second = read_number(set, attributes[i], formats_second(id), &rule->second);
    }
    check_numbers(lower, &format);
    read_leap(set, &format.rules[MODEL_FORMAT_TIME]);
    return format;
}

bool lower_has_format(const struct model_format *format)
{
    bool any = false;
    for (size_t i = 0; i < MODEL_FORMAT_COUNT; i++) {
        any = any || format->rules[i].given;
    }
    return any;
}

void lower_inherit_format(struct model_format *format, const struct model_format *outer)
{
    for (size_t i = 0; i < MODEL_FORMAT_COUNT; i++) {
        if (!format->rules[i].given) {
            format->rules[i] = outer->rules[i];
        }
    }
}
