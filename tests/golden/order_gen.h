/* Made by beanc 0.1.0 from order.bean. Changes belong there. */
#ifndef GOLDEN_ORDER_ORDER_GEN_H
#define GOLDEN_ORDER_ORDER_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_order_declared golden_order_declared;
typedef struct golden_order_alphabetic golden_order_alphabetic;
typedef struct golden_order_listed golden_order_listed;
typedef struct golden_order_derived golden_order_derived;
typedef struct golden_order_sorted golden_order_sorted;

/**
 * golden.order.Declared
 */
struct golden_order_declared {
    bean_str zeta;
    bean_str alpha;
    bean_str mid;
};

BEAN_DECLARE_LIST(golden_order_declared_list, golden_order_declared);

/**
 * golden.order.Alphabetic
 */
struct golden_order_alphabetic {
    bean_str zeta;
    bean_str alpha;
    bean_str mid;
};

BEAN_DECLARE_LIST(golden_order_alphabetic_list, golden_order_alphabetic);

/**
 * golden.order.Listed
 */
struct golden_order_listed {
    bean_str zeta;
    bean_str alpha;
    bean_str two;
    bean_str one;
    bean_str mid;
};

BEAN_DECLARE_LIST(golden_order_listed_list, golden_order_listed);

/**
 * The base's come first, in its own order.
 * golden.order.Derived
 */
struct golden_order_derived {
    golden_order_listed base;
    bean_str beta;
    int32_t count;
    bool has_count;
};

BEAN_DECLARE_LIST(golden_order_derived_list, golden_order_derived);

/**
 * A list may name the base's, and the rest is sorted across both.
 * golden.order.Sorted
 */
struct golden_order_sorted {
    golden_order_listed base;
    bean_str gamma;
    bean_str delta;
};

BEAN_DECLARE_LIST(golden_order_sorted_list, golden_order_sorted);

/* ---- golden.order.Declared ---- */

/* All members at their defaults. */
void golden_order_declared_init(golden_order_declared *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_order_declared_clear(golden_order_declared *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_order_declared_copy(golden_order_declared *out, const golden_order_declared *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_order_declared_equal(const golden_order_declared *left,
    const golden_order_declared *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_order_declared_validate(const golden_order_declared *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_order_declared_read(golden_order_declared *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_order_declared_read_with(golden_order_declared *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_order_declared_read_file(golden_order_declared *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_order_declared_merge(golden_order_declared *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_order_declared_write(const golden_order_declared *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_order_declared_write_with(const golden_order_declared *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_order_declared_write_to(const golden_order_declared *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_order_declared_size(const golden_order_declared *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_order_declared_write_file(const golden_order_declared *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_order_declared_list_read(golden_order_declared_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_order_declared_list_read_with(golden_order_declared_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_order_declared_list_write(const golden_order_declared_list *in,
    bean_buffer *out);
bean_status golden_order_declared_list_write_with(const golden_order_declared_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_order_declared_list_size(const golden_order_declared_list *in, uint64_t *size);
extern const bean_type golden_order_declared_type;

/* ---- golden.order.Alphabetic ---- */

/* All members at their defaults. */
void golden_order_alphabetic_init(golden_order_alphabetic *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_order_alphabetic_clear(golden_order_alphabetic *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_order_alphabetic_copy(golden_order_alphabetic *out,
    const golden_order_alphabetic *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_order_alphabetic_equal(const golden_order_alphabetic *left,
    const golden_order_alphabetic *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_order_alphabetic_validate(const golden_order_alphabetic *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_order_alphabetic_read(golden_order_alphabetic *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_order_alphabetic_read_with(golden_order_alphabetic *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_order_alphabetic_read_file(golden_order_alphabetic *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_order_alphabetic_merge(golden_order_alphabetic *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_order_alphabetic_write(const golden_order_alphabetic *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_order_alphabetic_write_with(const golden_order_alphabetic *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_order_alphabetic_write_to(const golden_order_alphabetic *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_order_alphabetic_size(const golden_order_alphabetic *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_order_alphabetic_write_file(const golden_order_alphabetic *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_order_alphabetic_list_read(golden_order_alphabetic_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_order_alphabetic_list_read_with(golden_order_alphabetic_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status golden_order_alphabetic_list_write(const golden_order_alphabetic_list *in,
    bean_buffer *out);
bean_status golden_order_alphabetic_list_write_with(const golden_order_alphabetic_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_order_alphabetic_list_size(const golden_order_alphabetic_list *in,
    uint64_t *size);
extern const bean_type golden_order_alphabetic_type;

/* ---- golden.order.Listed ---- */

/* All members at their defaults. */
void golden_order_listed_init(golden_order_listed *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_order_listed_clear(golden_order_listed *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_order_listed_copy(golden_order_listed *out, const golden_order_listed *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_order_listed_equal(const golden_order_listed *left, const golden_order_listed *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_order_listed_validate(const golden_order_listed *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_order_listed_read(golden_order_listed *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_order_listed_read_with(golden_order_listed *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_order_listed_read_file(golden_order_listed *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_order_listed_merge(golden_order_listed *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_order_listed_write(const golden_order_listed *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_order_listed_write_with(const golden_order_listed *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_order_listed_write_to(const golden_order_listed *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_order_listed_size(const golden_order_listed *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_order_listed_write_file(const golden_order_listed *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_order_listed_list_read(golden_order_listed_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_order_listed_list_read_with(golden_order_listed_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_order_listed_list_write(const golden_order_listed_list *in, bean_buffer *out);
bean_status golden_order_listed_list_write_with(const golden_order_listed_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_order_listed_list_size(const golden_order_listed_list *in, uint64_t *size);
extern const bean_type golden_order_listed_type;

/* ---- golden.order.Derived ---- */

/* All members at their defaults. */
void golden_order_derived_init(golden_order_derived *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_order_derived_clear(golden_order_derived *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_order_derived_copy(golden_order_derived *out, const golden_order_derived *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_order_derived_equal(const golden_order_derived *left,
    const golden_order_derived *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_order_derived_validate(const golden_order_derived *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_order_derived_read(golden_order_derived *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_order_derived_read_with(golden_order_derived *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_order_derived_read_file(golden_order_derived *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_order_derived_merge(golden_order_derived *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_order_derived_write(const golden_order_derived *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_order_derived_write_with(const golden_order_derived *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_order_derived_write_to(const golden_order_derived *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_order_derived_size(const golden_order_derived *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_order_derived_write_file(const golden_order_derived *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_order_derived_list_read(golden_order_derived_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_order_derived_list_read_with(golden_order_derived_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_order_derived_list_write(const golden_order_derived_list *in, bean_buffer *out);
bean_status golden_order_derived_list_write_with(const golden_order_derived_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_order_derived_list_size(const golden_order_derived_list *in, uint64_t *size);
extern const bean_type golden_order_derived_type;

/* ---- golden.order.Sorted ---- */

/* All members at their defaults. */
void golden_order_sorted_init(golden_order_sorted *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_order_sorted_clear(golden_order_sorted *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_order_sorted_copy(golden_order_sorted *out, const golden_order_sorted *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_order_sorted_equal(const golden_order_sorted *left, const golden_order_sorted *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_order_sorted_validate(const golden_order_sorted *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_order_sorted_read(golden_order_sorted *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_order_sorted_read_with(golden_order_sorted *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_order_sorted_read_file(golden_order_sorted *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_order_sorted_merge(golden_order_sorted *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_order_sorted_write(const golden_order_sorted *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_order_sorted_write_with(const golden_order_sorted *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_order_sorted_write_to(const golden_order_sorted *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_order_sorted_size(const golden_order_sorted *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_order_sorted_write_file(const golden_order_sorted *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_order_sorted_list_read(golden_order_sorted_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_order_sorted_list_read_with(golden_order_sorted_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_order_sorted_list_write(const golden_order_sorted_list *in, bean_buffer *out);
bean_status golden_order_sorted_list_write_with(const golden_order_sorted_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_order_sorted_list_size(const golden_order_sorted_list *in, uint64_t *size);
extern const bean_type golden_order_sorted_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_order_declared *golden_order_declared_list_append(golden_order_declared_list *list, bean_arena *arena)
{
    return (golden_order_declared *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_order_alphabetic *golden_order_alphabetic_list_append(golden_order_alphabetic_list *list, bean_arena *arena)
{
    return (golden_order_alphabetic *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_order_listed *golden_order_listed_list_append(golden_order_listed_list *list, bean_arena *arena)
{
    return (golden_order_listed *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_order_derived *golden_order_derived_list_append(golden_order_derived_list *list, bean_arena *arena)
{
    return (golden_order_derived *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_order_sorted *golden_order_sorted_list_append(golden_order_sorted_list *list, bean_arena *arena)
{
    return (golden_order_sorted *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_order_order_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
