/*
 * The beans of a program that has each of them in every shape: see tests/shapes.py, which defines
 * EACH_BEAN(X) and makes one object per shape with --prefix=f_, a_, p_ and t_. With
 * WITHOUT_INLINE_ALL there are none with a_.
 */
#ifndef SHAPES_TABLE_H
#define SHAPES_TABLE_H

#include <bean_gen.h>

#define JOIN2(prefix, stem) prefix##stem##_type
#define JOIN(prefix, stem) JOIN2(prefix, stem)

#ifdef WITHOUT_INLINE_ALL
#define EACH_SHAPE(X, stem) X(f_, stem) X(p_, stem) X(t_, stem)
#else
#define EACH_SHAPE(X, stem) X(f_, stem) X(a_, stem) X(p_, stem) X(t_, stem)
#endif

#define DECLARE_TYPE(prefix, stem) extern const bean_type JOIN(prefix, stem);
#define DECLARE(stem) EACH_SHAPE(DECLARE_TYPE, stem)
#define ADDRESS(prefix, stem) &JOIN(prefix, stem),
#define ROW(stem) {EACH_SHAPE(ADDRESS, stem)},

EACH_BEAN(DECLARE)

static const struct {
    const char *name;
    bean_shape shape;
} shapes[] = {
    {"fused", BEAN_SHAPE_FUSED},
#ifndef WITHOUT_INLINE_ALL
    {"fused --inline=all", BEAN_SHAPE_FUSED_INLINE_ALL},
#endif
    {"property", BEAN_SHAPE_PROPERTY},
    {"table", BEAN_SHAPE_TABLE},
};

enum { SHAPE_COUNT = sizeof shapes / sizeof *shapes };

static const bean_type *const beans[][SHAPE_COUNT] = {EACH_BEAN(ROW)};

enum { BEAN_COUNT = sizeof beans / sizeof *beans };

#endif
