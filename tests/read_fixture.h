/*
 * For tests of the reading side: a bean with properties of every kind and rule, described by hand
 * as beanc describes them, in two shapes; and shorter ways to read a text.
 */
#ifndef READ_FIXTURE_H
#define READ_FIXTURE_H

#include <check.h>

#include "bean_gen.h"

/* Asserts without a message to the parent process, for checks in long loops. */
#define EXPECT(condition, ...)                                                                     \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            ck_abort_msg(__VA_ARGS__);                                                             \
        }                                                                                          \
    } while (0)

typedef struct point {
    int32_t x;
    int32_t y; /* default 7 */
} point;

BEAN_DECLARE_LIST(point_list, point);
BEAN_DECLARE_LIST(optional_list, bean_optional_int32);
BEAN_DECLARE_MAP(optional_map, bean_optional_int32);

typedef struct sample {
    int64_t id;     /* required */
    bean_str name;  /* required, alias "label" */
    bool flag;      /* required */
    double ratio;   /* default 1.5 */
    int8_t small;   /* optional */
    uint32_t count; /* nullable */
    bool has_count;
    bean_str note;            /* nullable */
    uint8_t color;            /* enum, optional */
    struct sample *child;     /* nullable */
    point place;              /* optional */
    bean_string_list tags;    /* nullable */
    point_list points;        /* optional */
    optional_list numbers;    /* optional */
    bean_int32_map counts;    /* optional; the last of equal keys counts */
    optional_map options;     /* optional; nulls are dropped; equal keys are errors */
    int32_t kept;             /* default 5, nulls are skipped */
    bean_str empty;           /* optional, null is "" */
    int32_t last;             /* optional, the last one counts */
    int32_t first;            /* optional, the first one counts */
    int32_t odd;              /* optional, written "o\"d/~\u00e9" */
    float single;             /* optional */
    bean_int32_list dropping; /* optional, nulls are dropped */
    bean_int32_list zeroing;  /* optional, nulls are 0 */
} sample;

enum { SAMPLE_PROPERTIES = 23 };

/* Builds the tables once; call it first. */
void read_fixture_open(void);

extern bean_type point_type;
extern bean_type sample_type;          /* shape `table` */
extern bean_type sample_property_type; /* the same by per-property functions */
extern bean_gen_enum color_type;
extern const bean_gen_value sample_value;
extern const bean_gen_value sample_property_value;
extern const bean_gen_value point_value;
extern const bean_gen_value points_value; /* point[] */
extern const bean_gen_value int32_value;
extern const bean_gen_value int64_value;
extern const bean_gen_value float64_value;
extern const bean_gen_value bool_value;
extern const bean_gen_value string_value;
extern const bean_gen_value strings_value; /* string[] */
extern const bean_gen_value ints_value;    /* int32[] */
extern const bean_gen_value int_map_value; /* map<string, int32>, the last of equal keys counts */
extern const bean_gen_value int_map_error_value; /* ... equal keys are errors */

/* A document with something for every property, in canonical order and spelling. */
extern const char sample_text[];

/* A perfect hash for names, found by trying; lives as long as the process. Name i belongs to
 * indices[i], or to i when that is NULL. */
const bean_gen_keys *make_keys(const bean_str *names, const int32_t *indices, uint32_t count);

/* A reader at the start of a text, for functions below whole documents. Its arena and its error are
 * the fixture's own; start_reading empties them. `options` may be NULL. */
struct reading {
    bean_gen_reader reader;
    bean_arena arena;
    bean_error error;
};
void start_reading(struct reading *reading, const char *text, size_t size,
                   const bean_read_options *options);
void end_reading(struct reading *reading);

/* True in check-long. */
bool is_long_run(void);

uint64_t next_random(uint64_t *state);

#endif
