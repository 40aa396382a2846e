/*
 * The functions that creators.test names in its schema. A program that has included the generated
 * header says so; else the structs are declared here as the schema makes them, since the same
 * functions serve for all shapes, each with names of its own.
 */
#include <string.h>

#include <bean.h>

#ifndef CREATORS_HAVE_TYPES
typedef struct test_creators_interval {
    int32_t id;
    int32_t high;
    int32_t low;
    int32_t width;
    bean_str note;
} test_creators_interval;

typedef struct test_creators_own {
    test_creators_interval base;
    bean_str name;
} test_creators_own;

typedef struct test_creators_pair {
    test_creators_interval a;
    test_creators_interval *b;
    int32_t sum;
} test_creators_pair;

typedef struct test_creators_empty test_creators_empty;

typedef struct test_creators_rest {
    int32_t known;
    struct {
        struct {
            bean_str key;
            bean_str value;
        } * items;
        size_t count;
    } others;
} test_creators_rest;

bool interval_complete(test_creators_interval *bean, bean_arena *arena);
bool own_complete(test_creators_own *bean, bean_arena *arena);
bool pair_complete(test_creators_pair *bean, bean_arena *arena);
bool empty_complete(test_creators_empty *bean, bean_arena *arena);
bool rest_complete(test_creators_rest *bean, bean_arena *arena);
#endif

/* Counts the width, and how often it was called, in thousands; makes a note where id is 7. */
bool interval_complete(test_creators_interval *bean, bean_arena *arena)
{
    char *note;
    bean->width = bean->width / 1000 * 1000 + 1000 + bean->high - bean->low;
    if (bean->id == 7) {
        note = (char *)bean_arena_alloc(arena, sizeof "seven");
        if (note == NULL) {
            return false;
        }
        memcpy(note, "seven", sizeof "seven");
        bean->note = bean_str_from(note);
    }
    return bean->low <= bean->high;
}

/* Its base is not completed. */
bool own_complete(test_creators_own *bean, bean_arena *arena)
{
    (void)arena;
    return bean->base.width == 0 && bean->name.size != 0;
}

/* Adds up what its parts have counted before. */
bool pair_complete(test_creators_pair *bean, bean_arena *arena)
{
    (void)arena;
    bean->sum = bean->a.width + (bean->b == NULL ? 0 : bean->b->width);
    return bean->sum < 5000;
}

bool empty_complete(test_creators_empty *bean, bean_arena *arena)
{
    (void)arena;
    return bean == NULL;
}

/* The members of other names are there. */
bool rest_complete(test_creators_rest *bean, bean_arena *arena)
{
    (void)arena;
    return bean->others.count == (size_t)bean->known;
}
