/* Made by beanc 0.1.0 from inclusion.bean. Changes belong there. */
#ifndef GOLDEN_INCLUSION_INCLUSION_GEN_H
#define GOLDEN_INCLUSION_INCLUSION_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_inclusion_part golden_inclusion_part;
typedef struct golden_inclusion_from_file golden_inclusion_from_file;
typedef struct golden_inclusion_non_empty golden_inclusion_non_empty;
typedef struct golden_inclusion_non_default golden_inclusion_non_default;
typedef struct golden_inclusion_non_zero golden_inclusion_non_zero;
typedef struct golden_inclusion_always golden_inclusion_always;

/**
 * golden.inclusion.Part
 */
struct golden_inclusion_part {
    bean_str name;
};

BEAN_DECLARE_LIST(golden_inclusion_part_list, golden_inclusion_part);

/**
 * The file's rule.
 * golden.inclusion.FromFile
 */
struct golden_inclusion_from_file {
    int32_t number;
    int32_t maybe;
    bool has_maybe;
    bean_str text;
    golden_inclusion_part *part;
    golden_inclusion_part value;
};

BEAN_DECLARE_LIST(golden_inclusion_from_file_list, golden_inclusion_from_file);

/**
 * golden.inclusion.NonEmpty
 */
struct golden_inclusion_non_empty {
    bean_str text;
    bean_str maybe;
    bean_int32_list list;
    bean_string_map map;
    bool flag;
    bean_str always;
};

BEAN_DECLARE_LIST(golden_inclusion_non_empty_list, golden_inclusion_non_empty);

/**
 * golden.inclusion.NonDefault
 */
struct golden_inclusion_non_default {
    int32_t number;
    double real;
    bean_str text;
    bool flag;
    int64_t zero;
    bean_str empty;
    bean_string_list list;
    float maybe;
    bool has_maybe;
};

BEAN_DECLARE_LIST(golden_inclusion_non_default_list, golden_inclusion_non_default);

/**
 * golden.inclusion.NonZero
 */
struct golden_inclusion_non_zero {
    int8_t a;
    uint64_t b;
    float c;
    bool d;
    bean_str e;
    int32_t f;
    bool has_f;
    bean_int32_list g;
};

BEAN_DECLARE_LIST(golden_inclusion_non_zero_list, golden_inclusion_non_zero);

/**
 * golden.inclusion.Always
 */
struct golden_inclusion_always {
    int32_t maybe;
    bool has_maybe;
    bean_string_map entries;
};

BEAN_DECLARE_LIST(golden_inclusion_always_list, golden_inclusion_always);

/* ---- golden.inclusion.Part ---- */

/* All members at their defaults. */
void golden_inclusion_part_init(golden_inclusion_part *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_inclusion_part_clear(golden_inclusion_part *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_inclusion_part_copy(golden_inclusion_part *out, const golden_inclusion_part *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_inclusion_part_equal(const golden_inclusion_part *left,
    const golden_inclusion_part *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_inclusion_part_validate(const golden_inclusion_part *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_inclusion_part_read(golden_inclusion_part *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_inclusion_part_read_with(golden_inclusion_part *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_inclusion_part_read_file(golden_inclusion_part *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_inclusion_part_merge(golden_inclusion_part *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_inclusion_part_write(const golden_inclusion_part *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_inclusion_part_write_with(const golden_inclusion_part *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_inclusion_part_write_to(const golden_inclusion_part *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_inclusion_part_size(const golden_inclusion_part *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_inclusion_part_write_file(const golden_inclusion_part *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_inclusion_part_list_read(golden_inclusion_part_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_inclusion_part_list_read_with(golden_inclusion_part_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_inclusion_part_list_write(const golden_inclusion_part_list *in,
    bean_buffer *out);
bean_status golden_inclusion_part_list_write_with(const golden_inclusion_part_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_inclusion_part_list_size(const golden_inclusion_part_list *in, uint64_t *size);
extern const bean_type golden_inclusion_part_type;

/* ---- golden.inclusion.FromFile ---- */

/* All members at their defaults. */
void golden_inclusion_from_file_init(golden_inclusion_from_file *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_inclusion_from_file_clear(golden_inclusion_from_file *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_inclusion_from_file_copy(golden_inclusion_from_file *out,
    const golden_inclusion_from_file *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_inclusion_from_file_equal(const golden_inclusion_from_file *left,
    const golden_inclusion_from_file *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_inclusion_from_file_validate(const golden_inclusion_from_file *in,
    bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_inclusion_from_file_read(golden_inclusion_from_file *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_inclusion_from_file_read_with(golden_inclusion_from_file *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_inclusion_from_file_read_file(golden_inclusion_from_file *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_inclusion_from_file_merge(golden_inclusion_from_file *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_inclusion_from_file_write(const golden_inclusion_from_file *in,
    bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_inclusion_from_file_write_with(const golden_inclusion_from_file *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_inclusion_from_file_write_to(const golden_inclusion_from_file *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_inclusion_from_file_size(const golden_inclusion_from_file *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_inclusion_from_file_write_file(const golden_inclusion_from_file *in,
    const char *path, bean_error *error);
/* The same for a JSON array. */
bean_status golden_inclusion_from_file_list_read(golden_inclusion_from_file_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error);
bean_status golden_inclusion_from_file_list_read_with(golden_inclusion_from_file_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status golden_inclusion_from_file_list_write(const golden_inclusion_from_file_list *in,
    bean_buffer *out);
bean_status golden_inclusion_from_file_list_write_with(const golden_inclusion_from_file_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_inclusion_from_file_list_size(const golden_inclusion_from_file_list *in,
    uint64_t *size);
extern const bean_type golden_inclusion_from_file_type;

/* ---- golden.inclusion.NonEmpty ---- */

/* All members at their defaults. */
void golden_inclusion_non_empty_init(golden_inclusion_non_empty *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_inclusion_non_empty_clear(golden_inclusion_non_empty *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_inclusion_non_empty_copy(golden_inclusion_non_empty *out,
    const golden_inclusion_non_empty *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_inclusion_non_empty_equal(const golden_inclusion_non_empty *left,
    const golden_inclusion_non_empty *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_inclusion_non_empty_validate(const golden_inclusion_non_empty *in,
    bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_inclusion_non_empty_read(golden_inclusion_non_empty *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_inclusion_non_empty_read_with(golden_inclusion_non_empty *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_inclusion_non_empty_read_file(golden_inclusion_non_empty *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_inclusion_non_empty_merge(golden_inclusion_non_empty *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_inclusion_non_empty_write(const golden_inclusion_non_empty *in,
    bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_inclusion_non_empty_write_with(const golden_inclusion_non_empty *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_inclusion_non_empty_write_to(const golden_inclusion_non_empty *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_inclusion_non_empty_size(const golden_inclusion_non_empty *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_inclusion_non_empty_write_file(const golden_inclusion_non_empty *in,
    const char *path, bean_error *error);
/* The same for a JSON array. */
bean_status golden_inclusion_non_empty_list_read(golden_inclusion_non_empty_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error);
bean_status golden_inclusion_non_empty_list_read_with(golden_inclusion_non_empty_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status golden_inclusion_non_empty_list_write(const golden_inclusion_non_empty_list *in,
    bean_buffer *out);
bean_status golden_inclusion_non_empty_list_write_with(const golden_inclusion_non_empty_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_inclusion_non_empty_list_size(const golden_inclusion_non_empty_list *in,
    uint64_t *size);
extern const bean_type golden_inclusion_non_empty_type;

/* ---- golden.inclusion.NonDefault ---- */

/* All members at their defaults. */
void golden_inclusion_non_default_init(golden_inclusion_non_default *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_inclusion_non_default_clear(golden_inclusion_non_default *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_inclusion_non_default_copy(golden_inclusion_non_default *out,
    const golden_inclusion_non_default *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_inclusion_non_default_equal(const golden_inclusion_non_default *left,
    const golden_inclusion_non_default *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_inclusion_non_default_validate(const golden_inclusion_non_default *in,
    bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_inclusion_non_default_read(golden_inclusion_non_default *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_inclusion_non_default_read_with(golden_inclusion_non_default *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
/* The same from a file. */
bean_status golden_inclusion_non_default_read_file(golden_inclusion_non_default *out,
    const char *path, bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_inclusion_non_default_merge(golden_inclusion_non_default *target,
    const char *json, size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_inclusion_non_default_write(const golden_inclusion_non_default *in,
    bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_inclusion_non_default_write_with(const golden_inclusion_non_default *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_inclusion_non_default_write_to(const golden_inclusion_non_default *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_inclusion_non_default_size(const golden_inclusion_non_default *in,
    uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_inclusion_non_default_write_file(const golden_inclusion_non_default *in,
    const char *path, bean_error *error);
/* The same for a JSON array. */
bean_status golden_inclusion_non_default_list_read(golden_inclusion_non_default_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error);
bean_status golden_inclusion_non_default_list_read_with(golden_inclusion_non_default_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status golden_inclusion_non_default_list_write(const golden_inclusion_non_default_list *in,
    bean_buffer *out);
bean_status golden_inclusion_non_default_list_write_with(const golden_inclusion_non_default_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_inclusion_non_default_list_size(const golden_inclusion_non_default_list *in,
    uint64_t *size);
extern const bean_type golden_inclusion_non_default_type;

/* ---- golden.inclusion.NonZero ---- */

/* All members at their defaults. */
void golden_inclusion_non_zero_init(golden_inclusion_non_zero *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_inclusion_non_zero_clear(golden_inclusion_non_zero *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_inclusion_non_zero_copy(golden_inclusion_non_zero *out,
    const golden_inclusion_non_zero *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_inclusion_non_zero_equal(const golden_inclusion_non_zero *left,
    const golden_inclusion_non_zero *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_inclusion_non_zero_validate(const golden_inclusion_non_zero *in,
    bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_inclusion_non_zero_read(golden_inclusion_non_zero *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_inclusion_non_zero_read_with(golden_inclusion_non_zero *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_inclusion_non_zero_read_file(golden_inclusion_non_zero *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_inclusion_non_zero_merge(golden_inclusion_non_zero *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_inclusion_non_zero_write(const golden_inclusion_non_zero *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_inclusion_non_zero_write_with(const golden_inclusion_non_zero *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_inclusion_non_zero_write_to(const golden_inclusion_non_zero *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_inclusion_non_zero_size(const golden_inclusion_non_zero *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_inclusion_non_zero_write_file(const golden_inclusion_non_zero *in,
    const char *path, bean_error *error);
/* The same for a JSON array. */
bean_status golden_inclusion_non_zero_list_read(golden_inclusion_non_zero_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error);
bean_status golden_inclusion_non_zero_list_read_with(golden_inclusion_non_zero_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status golden_inclusion_non_zero_list_write(const golden_inclusion_non_zero_list *in,
    bean_buffer *out);
bean_status golden_inclusion_non_zero_list_write_with(const golden_inclusion_non_zero_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_inclusion_non_zero_list_size(const golden_inclusion_non_zero_list *in,
    uint64_t *size);
extern const bean_type golden_inclusion_non_zero_type;

/* ---- golden.inclusion.Always ---- */

/* All members at their defaults. */
void golden_inclusion_always_init(golden_inclusion_always *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_inclusion_always_clear(golden_inclusion_always *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_inclusion_always_copy(golden_inclusion_always *out,
    const golden_inclusion_always *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_inclusion_always_equal(const golden_inclusion_always *left,
    const golden_inclusion_always *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_inclusion_always_validate(const golden_inclusion_always *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_inclusion_always_read(golden_inclusion_always *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_inclusion_always_read_with(golden_inclusion_always *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_inclusion_always_read_file(golden_inclusion_always *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_inclusion_always_merge(golden_inclusion_always *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_inclusion_always_write(const golden_inclusion_always *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_inclusion_always_write_with(const golden_inclusion_always *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_inclusion_always_write_to(const golden_inclusion_always *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_inclusion_always_size(const golden_inclusion_always *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_inclusion_always_write_file(const golden_inclusion_always *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_inclusion_always_list_read(golden_inclusion_always_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_inclusion_always_list_read_with(golden_inclusion_always_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status golden_inclusion_always_list_write(const golden_inclusion_always_list *in,
    bean_buffer *out);
bean_status golden_inclusion_always_list_write_with(const golden_inclusion_always_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_inclusion_always_list_size(const golden_inclusion_always_list *in,
    uint64_t *size);
extern const bean_type golden_inclusion_always_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_inclusion_part *golden_inclusion_part_list_append(golden_inclusion_part_list *list, bean_arena *arena)
{
    return (golden_inclusion_part *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_inclusion_from_file *golden_inclusion_from_file_list_append(golden_inclusion_from_file_list *list, bean_arena *arena)
{
    return (golden_inclusion_from_file *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_inclusion_non_empty *golden_inclusion_non_empty_list_append(golden_inclusion_non_empty_list *list, bean_arena *arena)
{
    return (golden_inclusion_non_empty *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_inclusion_non_default *golden_inclusion_non_default_list_append(golden_inclusion_non_default_list *list, bean_arena *arena)
{
    return (golden_inclusion_non_default *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_inclusion_non_zero *golden_inclusion_non_zero_list_append(golden_inclusion_non_zero_list *list, bean_arena *arena)
{
    return (golden_inclusion_non_zero *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_inclusion_always *golden_inclusion_always_list_append(golden_inclusion_always_list *list, bean_arena *arena)
{
    return (golden_inclusion_always *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_inclusion_inclusion_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
