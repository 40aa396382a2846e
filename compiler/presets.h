/*
 * The presets of @compat: what a file's rules are where neither it nor what is in it says anything.
 * One row each; everything that asks for a rule of a file looks here last.
 */
#ifndef BEANC_PRESETS_H
#define BEANC_PRESETS_H

#include "model.h"

struct preset {
    const char *name; /* NULL: of files without @compat, which changes nothing */
    struct model_unknown_rule unknown;
    struct model_duplicates_rule duplicates;
    struct model_nulls_rule nulls;
    struct model_views_rule views;
    struct model_format format;
    struct model_format durations; /* the same, for what of @format is about durations */
    enum model_naming naming;      /* of properties */
    enum model_rest rest;          /* of @order */
    bool reads_identifiers;        /* the name in the schema is read, too */
    bool leaves_out_defaults;      /* @include: null, or without null the default */
    bool has_zeros_for_null;       /* null for a number or a boolean without null is 0 or false */
    bool takes_default_for_zero;   /* @include(non_default) but on a bean is non_zero */
    bool tags_externally;          /* unions without @tag */
};

/* In the order of the words in annots.def; before them at 0 the one that changes nothing. */
const struct preset *presets_at(unsigned number);

#endif
