/*
 * What the files of the C backend share: spelling of literals, comments and types, and the order in
 * which the parts of a generated file are written. Reads the plan, knows nothing else.
 *
 * Names of static objects in generated code start with "b_" and so do locals, so that no name of a
 * schema can meet them (names.c keeps that prefix free).
 */
#ifndef BEANC_EMIT_C_H
#define BEANC_EMIT_C_H

#include <stdbool.h>

#include "emit.h"
#include "out.h"
#include "plan.h"

/* A property count above which readers and writers are split into functions of this many each. */
#define EMIT_C_CHUNK 64u

/* Constant text above this size is not put in line. */
#define EMIT_C_LONG_TEXT 512u

/* A string literal: everything but letters, digits and a few signs as octal escapes, so that
 * neither trigraphs nor escapes that run on can arise. */
void emit_c_literal(struct out *out, struct str text);
/* What stands between the quotes. */
void emit_c_literal_part(struct out *out, struct str text);

/* An expression for the address of both texts, one after the other. ISO C only promises literals of
 * 4095 characters: longer ones become an array. */
void emit_c_address(struct out *out, struct str first, struct str second);

/* A comment of its own lines, from documentation text; nothing in it can end the comment. `extra`
 * is one more line, or empty. Nothing at all when both are empty. */
void emit_c_comment(struct out *out, struct str text, struct str extra);

/* " BEAN_DEPRECATED("why")", or nothing. */
void emit_c_deprecated(struct out *out, const struct model_deprecated *deprecated);

/* An integer constant that has the right type and never overflows while being read. */
void emit_c_signed(struct out *out, int64_t value);
void emit_c_unsigned(struct out *out, uint64_t value);

/* A checked constant as a C initialiser for a value of this type. */
void emit_c_value(struct out *out, const struct model_value *value, const struct plan_value *type);

/* "BEAN_GEN_INT32" and "int32" (as in bean_gen_read_int32). */
const char *emit_c_kind(const struct plan_value *value);
const char *emit_c_kind_verb(enum model_kind kind);

/* The type descriptor of a bean, a union or an enum: "quarkus_demo_person_type". */
void emit_c_type_name(struct out *out, struct str c_name);

/* The initialiser of a bean_gen_value without braces' line ends: { .kind = ..., ... }. `path` and
 * `has_path` are members of `owner`, or empty for elements and root values. */
void emit_c_description(struct out *out, const struct plan_value *value, struct str owner,
                        struct str path, struct str has_path);

/* The detail of a description, limits left out. */
void emit_c_plain_detail(struct out *out, const struct plan_value *value);

/* The patterns of a value's limits, which its descriptions refer to. */
void emit_c_patterns(struct out *out, const struct plan_value *value);

/* The functions that @codec, @include and @creator name: declarations for the header, calls of them
 * that the runtime makes, the rest of a codec's description, and which of them leaves out a bean's
 * properties. (emit_c_codecs.c) */
void emit_c_codec_declarations(const struct plan *plan, struct out *out);
void emit_c_codec_calls(const struct plan *plan, struct out *out);
void emit_c_user_codec(struct out *out, const struct plan_value *value);
void emit_c_customs(const struct plan *plan, const struct plan_bean *bean, struct out *out);
/* The table of a bean's creators. (emit_c_creators.c) */
void emit_c_creators(const struct plan *plan, const struct plan_bean *bean, struct out *out);

/* The rest of the description of a scalar with limits. */
void emit_c_limited_scalar(struct out *out, const struct plan_value *value);
/* The initialiser of what describes the items of a list or map with limits. */
void emit_c_limited_items(struct out *out, const struct plan_value *value);

/* Static descriptions of what a list or map contains, innermost first. */
void emit_c_element_descriptions(struct out *out, const struct plan_value *value);

/* The perfect hash of names: static objects whose names end in `kind`_`c_name`. */
void emit_c_keys(struct out *out, const struct plan_keys *keys, const char *kind,
                 struct str c_name);

/* "BEAN_SHAPE_FUSED" and its like. */
const char *emit_c_shape(const struct plan *plan, enum model_shape shape);

/* The suffix of string readers and writers that --inline chose: "", "_all", "_slow". */
const char *emit_c_inline_suffix(const struct plan *plan);

/* The call that reads or writes a bean by value: `bean` is the callee; generated text up to the
 * opening parenthesis. */
void emit_c_read_callee(struct out *out, const struct plan_bean *bean);
void emit_c_write_callee(struct out *out, const struct plan_bean *bean);

/* The parts, each a file of its own, in the order of the generated files. */
void emit_c_types(const struct plan *plan, struct out *header);
void emit_c_api_declarations(const struct plan *plan, struct out *header);
void emit_c_prototypes(const struct plan *plan, struct out *out);
void emit_c_enum_tables(const struct plan *plan, struct out *out);
void emit_c_backrefs(const struct plan_bean *bean, struct out *out);
void emit_c_accessors(const struct plan *plan, const struct plan_bean *bean, struct out *out);
void emit_c_property_functions(const struct plan *plan, const struct plan_bean *bean,
                               struct out *out);
void emit_c_fused_read(const struct plan *plan, const struct plan_bean *bean, struct out *out);
void emit_c_fused_write(const struct plan *plan, const struct plan_bean *bean, struct out *out);
void emit_c_bean_type(const struct plan *plan, const struct plan_bean *bean, struct out *out);
void emit_c_api(struct str c_name, bool is_union, struct out *out);
void emit_c_union_struct(const struct plan_union *sum, struct out *header);
void emit_c_union(const struct plan_union *sum, struct out *out);
void emit_c_enum_api(const struct plan *plan, struct out *out);
void emit_c_type_list(const struct plan *plan, struct out *out);
void emit_c_main(const struct plan *plan, struct out *out);

/* The first property from `index` on that is read, or the number of them all. */
uint32_t emit_c_next_read(const struct plan_bean *bean, uint32_t index);

/* The statements that read one property at `b_cursor` into `b_bean`, as shapes `fused` and
 * `property` share them; afterwards b_cursor is NULL on failure. */
void emit_c_read_property(const struct plan *plan, const struct plan_bean *bean,
                          const struct plan_property *property, struct out *out);

/* A statement that mentions b_bean where writing the properties [from, to) does not. */
void emit_c_mark_unused(const struct plan_bean *bean, uint32_t from, uint32_t to, struct out *out);

/* The statements that write the properties [from, to) of a bean at `b_cursor`, with the opening and
 * the closing brace where they are asked for. They return NULL on failure. */
void emit_c_write_run(const struct plan *plan, const struct plan_bean *bean, uint32_t from,
                      uint32_t to, bool opens, bool closes, struct out *out);

extern const struct emitter emit_c;

#endif
