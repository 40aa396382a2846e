/*
 * What the files of the plan as text share. For emit_dump*.c alone.
 */
#ifndef BEANC_EMIT_DUMP_H
#define BEANC_EMIT_DUMP_H

#include "emit.h"

/* "file", "bean" and their like. */
const char *emit_dump_origin(enum plan_origin origin);

/* A JSON string, a type and a value as a schema spells them, on the current line. */
void emit_dump_json(struct out *out, struct str text);
void emit_dump_type(struct out *out, const struct model_type *type);
void emit_dump_value(struct out *out, const struct model_value *value);
/* ", also "..." */
void emit_dump_aliases(struct out *out, const struct model_text *aliases, size_t count);

/* Lines of their own. */
void emit_dump_keys(struct out *out, const char *what, const struct plan_keys *keys);
void emit_dump_enum(struct out *out, const struct plan_enum *type);
void emit_dump_constant(struct out *out, const struct plan_const *constant);
void emit_dump_union(struct out *out, const struct plan_union *sum);
/* The format of a scalar, nothing for others. */
void emit_dump_format(struct out *out, const struct plan_value *value);

#endif
