/* Made by beanc 0.1.0 from creators.bean. Changes belong there. */
#ifndef TEST_CREATORS_CREATORS_GEN_H
#define TEST_CREATORS_CREATORS_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct test_creators_interval test_creators_interval;
typedef struct test_creators_named test_creators_named;
typedef struct test_creators_noted test_creators_noted;
typedef struct test_creators_unchecked test_creators_unchecked;

/**
 * test.creators.Interval
 */
struct test_creators_interval {
    int32_t id;
    int32_t high;
    int32_t low;
};

BEAN_DECLARE_LIST(test_creators_interval_list, test_creators_interval);

/**
 * test.creators.Named
 */
struct test_creators_named {
    test_creators_interval base;
    bean_str name;
};

BEAN_DECLARE_LIST(test_creators_named_list, test_creators_named);

/**
 * test.creators.Noted
 */
struct test_creators_noted {
    test_creators_named base;
    test_creators_interval inner;
    test_creators_interval *outer;
    bean_str text;
};

BEAN_DECLARE_LIST(test_creators_noted_list, test_creators_noted);

/**
 * test.creators.Unchecked
 */
struct test_creators_unchecked {
    test_creators_interval base;
    bean_str name;
};

BEAN_DECLARE_LIST(test_creators_unchecked_list, test_creators_unchecked);

/* ---- test.creators.Interval ---- */

/* All members at their defaults. */
void test_creators_interval_init(test_creators_interval *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void test_creators_interval_clear(test_creators_interval *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status test_creators_interval_copy(test_creators_interval *out,
    const test_creators_interval *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool test_creators_interval_equal(const test_creators_interval *left,
    const test_creators_interval *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status test_creators_interval_validate(const test_creators_interval *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status test_creators_interval_read(test_creators_interval *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status test_creators_interval_read_with(test_creators_interval *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status test_creators_interval_read_file(test_creators_interval *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status test_creators_interval_merge(test_creators_interval *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status test_creators_interval_write(const test_creators_interval *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status test_creators_interval_write_with(const test_creators_interval *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status test_creators_interval_write_to(const test_creators_interval *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status test_creators_interval_size(const test_creators_interval *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status test_creators_interval_write_file(const test_creators_interval *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status test_creators_interval_list_read(test_creators_interval_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status test_creators_interval_list_read_with(test_creators_interval_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status test_creators_interval_list_write(const test_creators_interval_list *in,
    bean_buffer *out);
bean_status test_creators_interval_list_write_with(const test_creators_interval_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status test_creators_interval_list_size(const test_creators_interval_list *in, uint64_t *size);
extern const bean_type test_creators_interval_type;

/* ---- test.creators.Named ---- */

/* All members at their defaults. */
void test_creators_named_init(test_creators_named *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void test_creators_named_clear(test_creators_named *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status test_creators_named_copy(test_creators_named *out, const test_creators_named *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool test_creators_named_equal(const test_creators_named *left, const test_creators_named *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status test_creators_named_validate(const test_creators_named *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status test_creators_named_read(test_creators_named *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status test_creators_named_read_with(test_creators_named *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status test_creators_named_read_file(test_creators_named *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status test_creators_named_merge(test_creators_named *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status test_creators_named_write(const test_creators_named *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status test_creators_named_write_with(const test_creators_named *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status test_creators_named_write_to(const test_creators_named *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status test_creators_named_size(const test_creators_named *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status test_creators_named_write_file(const test_creators_named *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status test_creators_named_list_read(test_creators_named_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status test_creators_named_list_read_with(test_creators_named_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status test_creators_named_list_write(const test_creators_named_list *in, bean_buffer *out);
bean_status test_creators_named_list_write_with(const test_creators_named_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status test_creators_named_list_size(const test_creators_named_list *in, uint64_t *size);
extern const bean_type test_creators_named_type;

/* ---- test.creators.Noted ---- */

/* All members at their defaults. */
void test_creators_noted_init(test_creators_noted *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void test_creators_noted_clear(test_creators_noted *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status test_creators_noted_copy(test_creators_noted *out, const test_creators_noted *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool test_creators_noted_equal(const test_creators_noted *left, const test_creators_noted *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status test_creators_noted_validate(const test_creators_noted *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status test_creators_noted_read(test_creators_noted *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status test_creators_noted_read_with(test_creators_noted *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status test_creators_noted_read_file(test_creators_noted *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status test_creators_noted_merge(test_creators_noted *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status test_creators_noted_write(const test_creators_noted *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status test_creators_noted_write_with(const test_creators_noted *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status test_creators_noted_write_to(const test_creators_noted *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status test_creators_noted_size(const test_creators_noted *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status test_creators_noted_write_file(const test_creators_noted *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status test_creators_noted_list_read(test_creators_noted_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status test_creators_noted_list_read_with(test_creators_noted_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status test_creators_noted_list_write(const test_creators_noted_list *in, bean_buffer *out);
bean_status test_creators_noted_list_write_with(const test_creators_noted_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status test_creators_noted_list_size(const test_creators_noted_list *in, uint64_t *size);
extern const bean_type test_creators_noted_type;

/* ---- test.creators.Unchecked ---- */

/* All members at their defaults. */
void test_creators_unchecked_init(test_creators_unchecked *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void test_creators_unchecked_clear(test_creators_unchecked *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status test_creators_unchecked_copy(test_creators_unchecked *out,
    const test_creators_unchecked *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool test_creators_unchecked_equal(const test_creators_unchecked *left,
    const test_creators_unchecked *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status test_creators_unchecked_validate(const test_creators_unchecked *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status test_creators_unchecked_read(test_creators_unchecked *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status test_creators_unchecked_read_with(test_creators_unchecked *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status test_creators_unchecked_read_file(test_creators_unchecked *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status test_creators_unchecked_merge(test_creators_unchecked *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status test_creators_unchecked_write(const test_creators_unchecked *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status test_creators_unchecked_write_with(const test_creators_unchecked *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status test_creators_unchecked_write_to(const test_creators_unchecked *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status test_creators_unchecked_size(const test_creators_unchecked *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status test_creators_unchecked_write_file(const test_creators_unchecked *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status test_creators_unchecked_list_read(test_creators_unchecked_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status test_creators_unchecked_list_read_with(test_creators_unchecked_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status test_creators_unchecked_list_write(const test_creators_unchecked_list *in,
    bean_buffer *out);
bean_status test_creators_unchecked_list_write_with(const test_creators_unchecked_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status test_creators_unchecked_list_size(const test_creators_unchecked_list *in,
    uint64_t *size);
extern const bean_type test_creators_unchecked_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_creators_interval *test_creators_interval_list_append(test_creators_interval_list *list, bean_arena *arena)
{
    return (test_creators_interval *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_creators_named *test_creators_named_list_append(test_creators_named_list *list, bean_arena *arena)
{
    return (test_creators_named *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_creators_noted *test_creators_noted_list_append(test_creators_noted_list *list, bean_arena *arena)
{
    return (test_creators_noted *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_creators_unchecked *test_creators_unchecked_list_append(test_creators_unchecked_list *list, bean_arena *arena)
{
    return (test_creators_unchecked *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const test_creators_creators_gen_types[];

/* Yours to write: see "code of your own" in bean.h. */
bool interval_complete(test_creators_interval *bean, bean_arena *arena);
bool noted_complete(test_creators_noted *bean, bean_arena *arena);

#ifdef __cplusplus
}
#endif

#endif
