/*
 * Codecs of dates and times: from the merged attributes to functions of the runtime and their
 * parameters.
 */
#ifndef BEANC_CODEC_TIMES_H
#define BEANC_CODEC_TIMES_H

#include "arena.h"
#include "diag.h"
#include "plan.h"

/* `format` is merged, and its @format one that the kind has. */
struct plan_codec *codec_of_time(struct arena *arena, enum model_kind kind,
                                 const struct model_format *format);

/* Whether the codec of a time writes a number / one that may have a fraction. */
bool codec_time_is_number(const struct plan_codec *codec);
bool codec_time_has_fraction(const struct plan_codec *codec);

/* Reports a @lenient or @lossy of the property (which may be NULL) that makes no difference to what
 * all levels came to. */
void codec_check_time(const struct model_format *merged, const struct model_format *property,
                      enum model_kind kind, struct diags *diags);

/* Reports a default that can't be written in the property's format. */
void codec_check_time_default(const struct plan_codec *codec, const struct model_value *value,
                              struct diags *diags);

#endif
