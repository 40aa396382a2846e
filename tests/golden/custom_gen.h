/* Made by beanc 0.1.0 from custom.bean. Changes belong there. */
#ifndef GOLDEN_CUSTOM_CUSTOM_GEN_H
#define GOLDEN_CUSTOM_CUSTOM_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_custom_base golden_custom_base;
typedef struct golden_custom_derived golden_custom_derived;

/**
 * golden.custom.Base
 */
struct golden_custom_base {
    int32_t size;
};

BEAN_DECLARE_LIST(golden_custom_base_list, golden_custom_base);

/**
 * golden.custom.Derived
 */
struct golden_custom_derived {
    golden_custom_base base;
    bean_string_list names;
    float color[3];
    bool has_color;
    golden_custom_base inner;
    golden_custom_base *outer;
};

BEAN_DECLARE_LIST(golden_custom_derived_list, golden_custom_derived);

/* ---- golden.custom.Base ---- */

/* All members at their defaults. */
void golden_custom_base_init(golden_custom_base *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_custom_base_clear(golden_custom_base *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_custom_base_copy(golden_custom_base *out, const golden_custom_base *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_custom_base_equal(const golden_custom_base *left, const golden_custom_base *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_custom_base_validate(const golden_custom_base *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_custom_base_read(golden_custom_base *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_custom_base_read_with(golden_custom_base *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_custom_base_read_file(golden_custom_base *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_custom_base_merge(golden_custom_base *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_custom_base_write(const golden_custom_base *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_custom_base_write_with(const golden_custom_base *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_custom_base_write_to(const golden_custom_base *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_custom_base_size(const golden_custom_base *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_custom_base_write_file(const golden_custom_base *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_custom_base_list_read(golden_custom_base_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_custom_base_list_read_with(golden_custom_base_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_custom_base_list_write(const golden_custom_base_list *in, bean_buffer *out);
bean_status golden_custom_base_list_write_with(const golden_custom_base_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status golden_custom_base_list_size(const golden_custom_base_list *in, uint64_t *size);
extern const bean_type golden_custom_base_type;

/* ---- golden.custom.Derived ---- */

/* All members at their defaults. */
void golden_custom_derived_init(golden_custom_derived *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_custom_derived_clear(golden_custom_derived *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_custom_derived_copy(golden_custom_derived *out, const golden_custom_derived *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_custom_derived_equal(const golden_custom_derived *left,
    const golden_custom_derived *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_custom_derived_validate(const golden_custom_derived *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_custom_derived_read(golden_custom_derived *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_custom_derived_read_with(golden_custom_derived *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_custom_derived_read_file(golden_custom_derived *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_custom_derived_merge(golden_custom_derived *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_custom_derived_write(const golden_custom_derived *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_custom_derived_write_with(const golden_custom_derived *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_custom_derived_write_to(const golden_custom_derived *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_custom_derived_size(const golden_custom_derived *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_custom_derived_write_file(const golden_custom_derived *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_custom_derived_list_read(golden_custom_derived_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_custom_derived_list_read_with(golden_custom_derived_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_custom_derived_list_write(const golden_custom_derived_list *in,
    bean_buffer *out);
bean_status golden_custom_derived_list_write_with(const golden_custom_derived_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_custom_derived_list_size(const golden_custom_derived_list *in, uint64_t *size);
extern const bean_type golden_custom_derived_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_custom_base *golden_custom_base_list_append(golden_custom_base_list *list, bean_arena *arena)
{
    return (golden_custom_base *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_custom_derived *golden_custom_derived_list_append(golden_custom_derived_list *list, bean_arena *arena)
{
    return (golden_custom_derived *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_custom_custom_gen_types[];

/* Yours to write: see "code of your own" in bean.h. */
bool is_small(const int32_t *value, const void *bean, void *user);
bool is_short(const bean_string_list *value, const void *bean, void *user);
bool is_dark(const float (*value)[3], const void *bean, void *user);

#ifdef __cplusplus
}
#endif

#endif
