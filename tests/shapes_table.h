/*
 * The beans of a program that has each of them in every shape: see tests/shapes.py, which defines
 * EACH_BEAN(X) and makes one object per shape with --prefix=f_, a_, p_ and t_.
 */
#ifndef SHAPES_TABLE_H
#define SHAPES_TABLE_H

#include <bean_gen.h>

#define JOIN2(prefix, stem) prefix##stem##_type
#define JOIN(prefix, stem) JOIN2(prefix, stem)

#define DECLARE(stem)                                                                              \
    extern const bean_type JOIN(f_, stem);                                                         \
    extern const bean_type JOIN(a_, stem);                                                         \
    extern const bean_type JOIN(p_, stem);                                                         \
    extern const bean_type JOIN(t_, stem);
#define ROW(stem) {&JOIN(f_, stem), &JOIN(a_, stem), &JOIN(p_, stem), &JOIN(t_, stem)},

EACH_BEAN(DECLARE)

static const struct {
    const char *name;
    bean_shape shape;
} shapes[] = {
    {"fused", BEAN_SHAPE_FUSED},
    {"fused --inline=all", BEAN_SHAPE_FUSED_INLINE_ALL},
    {"property", BEAN_SHAPE_PROPERTY},
    {"table", BEAN_SHAPE_TABLE},
};

enum { SHAPE_COUNT = sizeof shapes / sizeof *shapes };

static const bean_type *const beans[][SHAPE_COUNT] = {EACH_BEAN(ROW)};

enum { BEAN_COUNT = sizeof beans / sizeof *beans };

#endif
