/*
 * For tests of the writing side: a bean with a property of every kind and null form, described by
 * hand as beanc describes them; its small companion; and what it looks like as text.
 */
#ifndef WRITE_FIXTURE_H
#define WRITE_FIXTURE_H

#include <check.h>

#include "bean_gen.h"

/* Asserts without a message to the parent process, for checks in long loops. */
#define EXPECT(condition, ...)                                                                     \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            ck_abort_msg(__VA_ARGS__);                                                             \
        }                                                                                          \
    } while (0)

/* After an enum's text, of which 32 bytes are readable. */
#define FIXTURE_PADDING "\0______________________________"

typedef uint8_t fixture_color;
enum { FIXTURE_RED = 0, FIXTURE_GREEN = 5, FIXTURE_DARK_BLUE = 200 };

typedef struct fixture_note {
    bean_str text;
    int32_t rank;
} fixture_note;

typedef struct fixture_note_list {
    fixture_note *items;
    size_t count;
} fixture_note_list;

typedef struct fixture_note_pointer_list {
    fixture_note **items;
    size_t count;
} fixture_note_pointer_list;

typedef struct fixture_optional_list {
    bean_optional_int32 *items;
    size_t count;
} fixture_optional_list;

typedef struct fixture_grid {
    bean_int32_list *items;
    size_t count;
} fixture_grid;

typedef struct fixture_note_map_entry {
    bean_str key;
    fixture_note *value;
} fixture_note_map_entry;

typedef struct fixture_note_map {
    fixture_note_map_entry *items;
    size_t count;
} fixture_note_map;

typedef struct fixture_all {
    bool flag;
    int8_t int8;
    int16_t int16;
    int32_t int32;
    int64_t int64;
    uint8_t uint8;
    uint16_t uint16;
    uint32_t uint32;
    uint64_t uint64;
    float float32;
    double float64;
    bean_str text;
    fixture_color color;
    fixture_note note;
    int32_t maybe_int;
    bool has_maybe_int;
    double maybe_float;
    bool has_maybe_float;
    bean_str maybe_text;
    fixture_note *maybe_note;
    bean_string_list maybe_tags;
    bean_int32_list ints;
    bean_string_list tags;
    fixture_note_list notes;
    fixture_optional_list optionals;
    fixture_note_pointer_list pointers;
    fixture_grid grid;
    bean_int32_map counts;
    fixture_note_map note_map;
    struct fixture_all *next; /* NON_NULL */
} fixture_all;

/* Places of properties in fixture_all_type. */
enum {
    FIXTURE_FLAG,
    FIXTURE_INT8,
    FIXTURE_INT16,
    FIXTURE_INT32,
    FIXTURE_INT64,
    FIXTURE_UINT8,
    FIXTURE_UINT16,
    FIXTURE_UINT32,
    FIXTURE_UINT64,
    FIXTURE_FLOAT32,
    FIXTURE_FLOAT64,
    FIXTURE_TEXT,
    FIXTURE_COLOR,
    FIXTURE_NOTE,
    FIXTURE_MAYBE_INT,
    FIXTURE_MAYBE_FLOAT,
    FIXTURE_MAYBE_TEXT,
    FIXTURE_MAYBE_NOTE,
    FIXTURE_MAYBE_TAGS,
    FIXTURE_INTS,
    FIXTURE_TAGS,
    FIXTURE_NOTES,
    FIXTURE_OPTIONALS,
    FIXTURE_POINTERS,
    FIXTURE_GRID,
    FIXTURE_COUNTS,
    FIXTURE_NOTE_MAP,
    FIXTURE_NEXT,
    FIXTURE_PROPERTIES
};

extern const bean_type fixture_note_type;
extern const bean_type fixture_all_type;
extern const bean_gen_enum fixture_color_type;
extern const bean_gen_value fixture_note_value;
extern const bean_gen_value fixture_all_value;

/* A bean with something in every property, two levels of `next`. Static, not to be changed. */
const fixture_all *fixture_full(void);
extern const char fixture_full_text[];

/* The same bean when everything is zero. */
extern const char fixture_zero_text[];

/* Writes with a growable buffer; the text is terminated and to be freed. Aborts on failure. */
char *fixture_write(const bean_gen_value *value, const void *in, const bean_write_options *options);

/* A perfect hash for a few names (at most 16), found by trying. Name i belongs to indices[i], or to
 * i when that is NULL. The object may not move. */
struct fixture_keys {
    bean_gen_keys keys;
    bean_gen_key slots[64];
};
void fixture_make_keys(struct fixture_keys *made, const bean_str *names, const int32_t *indices,
                       uint32_t count);

/* A generator with a fixed start, for tests that try a lot. */
uint64_t fixture_random(uint64_t *state);

#endif
