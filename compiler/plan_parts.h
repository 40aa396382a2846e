/*
 * What the parts of plan.c share while a plan is made. For plan*.c alone.
 */
#ifndef BEANC_PLAN_PARTS_H
#define BEANC_PLAN_PARTS_H

#include "codec.h"
#include "codec_times.h"
#include "inclusion.h"
#include "keys.h"
#include "layout.h"
#include "plan_limits.h"
#include "names.h"
#include "order.h"
#include "plan.h"

/* A file of the model, the main one or an import. */
struct plan_file {
    const struct model_file *model;
    struct str prefix;
    bool is_local;
};

/* A bean on its way into the plan. */
struct plan_draft {
    const struct model_bean *model;
    const struct plan_file *file;
    struct plan_bean *bean;
    struct plan_draft *base;
    bool is_ordered; /* order, inclusions and values are there */
    struct order order;
    struct inclusion *inclusions; /* of its own properties, as declared; so are the values */
    struct plan_value **values;
    size_t *slots; /* where what stands at each place of the order starts in the bean's properties,
                    * and where the last one ends */
};

/* A union whose arms have no values yet. */
struct plan_sum {
    const struct plan_file *file;
    struct plan_union *sum;
};

VEC_DEFINE(plan_sum_list, struct plan_sum);
VEC_DEFINE(plan_draft_list, struct plan_draft *);

VEC_DEFINE(plan_function_list, struct plan_function *);

struct planner {
    struct arena *arena;
    struct diags *diags;
    const struct model *model;
    struct plan *plan;
    struct plan_file *files;
    struct names_scope globals;
    struct layout layout;
    struct map drafts;               /* by model pointer */
    struct plan_draft_list sequence; /* bases before what is derived from them */
    struct plan_sum_list sums;
    struct map functions;            /* of the user's, by C name */
    struct plan_function_list function_list;
    struct map statics; /* names of generated static objects, and what they are made of */
    size_t suggestions;
};

struct str plan_concat(struct arena *arena, struct str a, struct str b, struct str c);

/* A JSON string as the writer writes it, and `after`. */
struct str plan_json_text(struct arena *arena, struct str text, enum model_escape escape,
                          const char *after);

/* Sets what the keys of maps in a value that is not given away yet escape. */
void plan_set_escape(struct plan_value *value, enum model_escape escape);

/* Each plans one declaration, claims its names and makes it known to the layout. */
struct plan_enum *plan_enumeration(struct planner *planner, const struct plan_file *file,
                                   const struct model_enum *model);
struct plan_union *plan_declare_union(struct planner *planner, const struct plan_file *file,
                                      const struct model_union *model);
struct plan_const *plan_constant(struct planner *planner, const struct plan_file *file,
                                 const struct model_const *model);
const struct plan_view *plan_view(struct planner *planner, const struct plan_file *file,
                                  const struct model_view *model);
struct plan_bean *plan_declare_bean(struct planner *planner, const struct plan_file *file,
                                    const struct model_bean *model);

/* Everything about beans but C names of members: needs all types declared. */
void plan_order_beans(struct planner *planner);

/* The arms of all unions: needs all types declared. */
void plan_union_values(struct planner *planner);

/* The rest; needs the types that values are made of claimed. */
void plan_finish_beans(struct planner *planner);

/* What of the local unions needs the beans of their arms finished. */
void plan_finish_unions(struct planner *planner);

/* The forms of an untagged union's arms, told apart or reported. (plan_untagged.c) */
void plan_untagged(struct planner *planner, struct plan_union *sum);

/* Whether null is among the JSON of an arm's values. (plan_untagged.c) */
bool plan_arm_takes_null(const struct plan_arm *arm);

/* The variants that local beans need; needs everything else about them. (plan_variants.c) */
void plan_make_variants(struct planner *planner);

/* Sets backrefs and is_linked of all beans and variants. (plan_backrefs.c) */
void plan_find_backrefs(struct planner *planner);

/* The text, with "_2", "_3" ... after it when it was handed out before. */
struct str plan_unique(struct planner *planner, struct str before, struct str text);

/* Gives a property of a bean with this C name, and the elements of its value, which is not given
 * away yet, names that are unique in the file. */
void plan_label(struct planner *planner, struct str c_name, struct plan_property *property,
                struct plan_value *value, struct str label);

/* All of a bean whose bases, and whatever it unwraps, are filled. (plan_properties.c) */
void plan_fill_bean(struct planner *planner, struct plan_draft *draft);

struct plan_draft *plan_find_draft(const struct planner *planner, const struct model_bean *bean);

/* What a file says about unknown properties, and where it says so. */
const struct model_unknown_rule *plan_unknown_rule(const struct model_file *file,
                                                   enum plan_origin *origin);

/* The bits of the views that show a property, by the rules of where it is declared. */
uint64_t plan_views_of(const struct model_property *property);

/* Whether @ignore_properties on `user` names a property of its bean, or what that was unwrapped
 * with. (plan_variants.c) */
bool plan_is_left_out(const struct model_property *user, const struct plan_property *property);

/* The functions that complete the bean; `canonical` has the slots of its properties, inherited ones
 * first. The bases and all that is unwrapped have theirs already. (plan_creators.c) */
void plan_find_creators(struct planner *planner, const struct plan_draft *draft,
                        const size_t *canonical);

/* What the properties together mean for the bean: sets its has_..., looks_at_end and any. */
void plan_sum_up(struct plan_bean *bean);

/* The JSON names of a bean's properties, and their aliases. */
const struct plan_keys *plan_keys_of(struct planner *planner, const struct plan_bean *bean);

/* Makes a function of the user's known, and claims its name; one without data is none: NULL.
 * `type`: of the values, in C. `owner`: what names it. (plan_codecs.c) */
struct plan_function *plan_claim_function(struct planner *planner, enum plan_function_kind kind,
                                          struct str name, struct str type, struct span span,
                                          struct str owner);

/* Makes the functions of a value's codec known, and claims their names. `owner`: the property.
 * (plan_codecs.c) */
void plan_claim_codec(struct planner *planner, const struct plan_value *value, struct str owner);

/* The same for the function of @include(custom: ...), if there is one. */
void plan_claim_custom(struct planner *planner, const struct model_property *property,
                       const struct plan_value *value);

/* What generated code needs of the user's C: needs everything else. */
void plan_collect_functions(struct planner *planner);

/* Names for the descriptions of a value's elements: stem_item, stem_item_item. */
void plan_name_elements(struct planner *planner, struct plan_value *value, struct str stem);

#endif
