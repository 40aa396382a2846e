/*
 * Which scalars have a text of their own: the format attributes of file, bean, alias and property
 * merged (the innermost level that says something wins, each attribute separately), and what comes
 * out as functions of the runtime with parameters. Knows nothing of C members.
 */
#ifndef BEANC_CODEC_H
#define BEANC_CODEC_H

#include "arena.h"
#include "diag.h"
#include "plan.h"

/* The levels around a value; each may be NULL. Aliases are found in the type. */
struct codec_levels {
    const struct model_file *file;
    const struct model_format *bean;
    const struct model_format *property;
    const struct model_codec *property_codec;
};

/*
 * The codec of the scalar that `type` is, or that lists and maps of it hold; NULL when it is read
 * and written as its kind always is. An attribute of the property that can't apply is reported
 * (format-target); at the levels around it only fitting scalars obey. @codec is stronger than all
 * of them; an extern bean without one is reported (codec-missing). `c_calls` is the plan's.
 * O(depth of the type).
 */
const struct plan_codec *codec_of(struct arena *arena, const struct model_type *type,
                                  const struct codec_levels *levels, struct str c_calls,
                                  struct diags *diags);

/* The codec of a map's keys, which are JSON strings whatever they are in C; NULL for strings and
 * enums, which are so already. */
const struct plan_codec *codec_of_key(struct arena *arena, const struct model_type *key);

/* What keys of maps in the type escape, or, without a type, names at that level. */
enum model_escape codec_escape(const struct model_type *type, const struct codec_levels *levels);

/* Reports a default that the attributes do not allow: a decimal with too many digits. */
void codec_check_default(const struct plan_codec *codec, const struct model_property *property,
                         struct diags *diags);

#endif
