/*
 * The rows stand in the order of the words in annots.def.
 */
#include "formats_times.h"

#include <string.h>

static const struct times_format rows[] = {
    {"rfc3339", MODEL_TIMESTAMP, "timestamp", "fraction leap", true, true, 0},
    {"offset", MODEL_OFFSET_TIMESTAMP, "offset_timestamp", "fraction leap", true, true, 0},
    {"rfc1123", MODEL_TIMESTAMP, "rfc1123", "leap", true, true, 0},
    {"epoch_seconds", MODEL_TIMESTAMP, "epoch", "", true, true, 0},
    {"epoch_millis", MODEL_TIMESTAMP, "epoch", "", true, true, 3},
    {"epoch_micros", MODEL_TIMESTAMP, "epoch", "", true, true, 6},
    {"epoch_nanos", MODEL_TIMESTAMP, "epoch", "", true, false, 9},
    {"epoch_decimal", MODEL_TIMESTAMP, "epoch_decimal", "", false, false, 0},
    {"date", MODEL_DATE, "date", "", false, false, 0},
    {"time", MODEL_TIME, "time", "fraction", false, true, 0},
    {"iso8601", MODEL_DURATION, "duration", "", false, false, 0},
    {"proto", MODEL_DURATION, "duration_proto", "", false, false, 0},
    {"seconds", MODEL_DURATION, "duration_seconds", "", false, false, 0},
    {"millis", MODEL_DURATION, "duration_millis", "", false, true, 3},
};

enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

/* The first row of a kind is its usual format. */
static const struct times_format *find(const struct model_format_rule *rule, enum model_kind kind)
{
    size_t i;

    for (i = 0; i < ROW_COUNT; i++) {
        if (rows[i].kind == kind && (!rule->has_word || rule->word == i)) {
            return &rows[i];
        }
    }
    return NULL;
}

/* The argument that this format doesn't have, or NULL. */
static const char *stray_argument(const struct model_format_rule *rule,
                                  const struct times_format *format)
{
    if (rule->has_first && strstr(format->arguments, "fraction") == NULL) {
        return "fraction";
    }
    return rule->has_second && strstr(format->arguments, "leap") == NULL ? "leap" : NULL;
}

const struct times_format *times_format_of(const struct model_format_rule *rule,
                                           enum model_kind kind)
{
    const struct times_format *format = find(rule, kind);

    return format != NULL && stray_argument(rule, format) == NULL ? format : NULL;
}

const char *times_word(const struct model_format_rule *rule)
{
    return rule->has_word ? rows[rule->word].word : NULL;
}

static void report_argument(const struct model_format_rule *rule, const struct times_format *format,
                            struct diags *diags)
{
    const char *argument = stray_argument(rule, format);

    if (argument != NULL) {
        (void)diag_report2(diags, DIAG_format_argument, rule->span, str_from(format->word),
                           str_from(argument));
    }
}

void times_check_rule(const struct model_format_rule *rule, enum model_kind kind,
                      struct diags *diags)
{
    const struct times_format *format = find(rule, kind);

    if (format == NULL) {
        (void)diag_report1(diags, DIAG_format_word, rule->span, str_from(rows[rule->word].word));
    } else {
        report_argument(rule, format, diags);
    }
}

void times_check_level(const struct model_format_rule *rule, struct diags *diags)
{
    if (rule->given && rule->has_word) {
        report_argument(rule, &rows[rule->word], diags);
    }
}
