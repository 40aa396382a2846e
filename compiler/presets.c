/*
 * doc/language.md has the same rows, with the reasons.
 */
#include "presets.h"

#define FORMAT(id, value) [id] = {.given = true, .has_word = true, .word = (value)}

static const struct preset rows[] = {
    {.name = NULL},
    {
        .name = "jackson2",
        .unknown = {.given = true, .value = MODEL_UNKNOWN_FAIL},
        .duplicates = {.given = true, .value = MODEL_DUPLICATES_LAST},
        .format.rules = {FORMAT(MODEL_FORMAT_NONFINITE, MODEL_NONFINITE_STRING),
                         FORMAT(MODEL_FORMAT_TIME, MODEL_EPOCH_DECIMAL)},
        .durations.rules = {FORMAT(MODEL_FORMAT_TIME, MODEL_SECONDS)},
        .has_zeros_for_null = true,
        .takes_default_for_zero = true,
    },
    {
        .name = "jackson3",
        .duplicates = {.given = true, .value = MODEL_DUPLICATES_LAST},
        .views = {.default_given = true,
                  .excludes = true,
                  .unexpected_given = true,
                  .unexpected_fails = true},
        .format.rules = {FORMAT(MODEL_FORMAT_NONFINITE, MODEL_NONFINITE_STRING)},
        .rest = MODEL_REST_ALPHABETIC,
        .takes_default_for_zero = true,
    },
    {
        .name = "protojson",
        .unknown = {.given = true, .value = MODEL_UNKNOWN_FAIL},
        .nulls = {.given = true, .value = MODEL_NULLS_SKIP},
        .format.rules = {FORMAT(MODEL_FORMAT_INT64, MODEL_AS_STRING),
                         FORMAT(MODEL_FORMAT_NONFINITE, MODEL_NONFINITE_STRING)},
        .durations.rules = {FORMAT(MODEL_FORMAT_TIME, MODEL_PROTO)},
        .naming = MODEL_NAMING_PROTOJSON,
        .reads_identifiers = true,
        .leaves_out_defaults = true,
    },
    {
        .name = "serde",
        .format.rules = {FORMAT(MODEL_FORMAT_BYTES, MODEL_BYTES_ARRAY),
                         FORMAT(MODEL_FORMAT_NONFINITE, MODEL_NONFINITE_NULL)},
        .tags_externally = true,
    },
};

const struct preset *presets_at(unsigned number)
{
    return &rows[number];
}
