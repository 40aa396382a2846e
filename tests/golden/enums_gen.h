/* Made by beanc 0.1.0 from enums.bean. Changes belong there. */
#ifndef GOLDEN_ENUMS_ENUMS_GEN_H
#define GOLDEN_ENUMS_ENUMS_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_enums_uses golden_enums_uses;

/**
 * Values that run from 0.
 * golden.enums.Plain
 */
typedef int32_t golden_enums_plain;
enum {
    GOLDEN_ENUMS_PLAIN_RED = 0,
    GOLDEN_ENUMS_PLAIN_GREEN = 1,
    GOLDEN_ENUMS_PLAIN_BLUE = 2,
};

/**
 * Stored in a byte; a gap, a default and old names.
 * golden.enums.Level
 */
typedef uint8_t golden_enums_level;
enum {
    GOLDEN_ENUMS_LEVEL_BASIC = 0,
    GOLDEN_ENUMS_LEVEL_SILVER = 5,
    /**
     * Between two worlds.
     */
    GOLDEN_ENUMS_LEVEL_BRONZE BEAN_DEPRECATED("use silver") = 6,
    GOLDEN_ENUMS_LEVEL_ON_HOLD = 7,
    GOLDEN_ENUMS_LEVEL_OTHER = 255,
};

/**
 * Far apart and signed: no table of all values.
 * golden.enums.Wide
 */
typedef int64_t golden_enums_wide;
enum {
    GOLDEN_ENUMS_WIDE_MINUS_ONE = -1,
    GOLDEN_ENUMS_WIDE_ZERO = 0,
};
#define GOLDEN_ENUMS_WIDE_LEAST (-INT64_C(9223372036854775807) - 1)
#define GOLDEN_ENUMS_WIDE_MOST INT64_C(9223372036854775807)

/**
 * What does not fit an int is a macro.
 * golden.enums.Large
 */
typedef uint64_t golden_enums_large;
enum {
    GOLDEN_ENUMS_LARGE_SMALL = 1,
};
#define GOLDEN_ENUMS_LARGE_LARGE UINT64_C(18446744073709551615)

#define GOLDEN_ENUMS_START 0

BEAN_DECLARE_LIST(golden_enums_wide_list, golden_enums_wide);

typedef struct golden_enums_large_map_entry golden_enums_large_map_entry;
BEAN_DECLARE_LIST(golden_enums_large_map, golden_enums_large_map_entry);

struct golden_enums_large_map_entry {
    bean_str key;
    golden_enums_large value;
};

/**
 * golden.enums.Uses
 */
struct golden_enums_uses {
    golden_enums_plain plain;
    golden_enums_level level;
    golden_enums_level maybe;
    bool has_maybe;
    golden_enums_wide_list list;
    golden_enums_large_map by_name;
};

BEAN_DECLARE_LIST(golden_enums_uses_list, golden_enums_uses);

/* ---- golden.enums.Plain ---- */

/* The name in JSON, terminated; NULL when there is no such value. O(1). */
const char *golden_enums_plain_name(golden_enums_plain value);
/* The value of a name or an alias; false when there is none. O(size). */
bool golden_enums_plain_from_name(const char *name, size_t size, golden_enums_plain *value);
extern const bean_enum golden_enums_plain_type;

/* ---- golden.enums.Level ---- */

/* The name in JSON, terminated; NULL when there is no such value. O(1). */
const char *golden_enums_level_name(golden_enums_level value);
/* The value of a name or an alias; false when there is none. O(size). */
bool golden_enums_level_from_name(const char *name, size_t size, golden_enums_level *value);
extern const bean_enum golden_enums_level_type;

/* ---- golden.enums.Wide ---- */

/* The name in JSON, terminated; NULL when there is no such value. O(1). */
const char *golden_enums_wide_name(golden_enums_wide value);
/* The value of a name or an alias; false when there is none. O(size). */
bool golden_enums_wide_from_name(const char *name, size_t size, golden_enums_wide *value);
extern const bean_enum golden_enums_wide_type;

/* ---- golden.enums.Large ---- */

/* The name in JSON, terminated; NULL when there is no such value. O(1). */
const char *golden_enums_large_name(golden_enums_large value);
/* The value of a name or an alias; false when there is none. O(size). */
bool golden_enums_large_from_name(const char *name, size_t size, golden_enums_large *value);
extern const bean_enum golden_enums_large_type;

/* ---- golden.enums.Uses ---- */

/* All members at their defaults. */
void golden_enums_uses_init(golden_enums_uses *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_enums_uses_clear(golden_enums_uses *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_enums_uses_copy(golden_enums_uses *out, const golden_enums_uses *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_enums_uses_equal(const golden_enums_uses *left, const golden_enums_uses *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_enums_uses_validate(const golden_enums_uses *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_enums_uses_read(golden_enums_uses *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_enums_uses_read_with(golden_enums_uses *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_enums_uses_read_file(golden_enums_uses *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_enums_uses_merge(golden_enums_uses *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_enums_uses_write(const golden_enums_uses *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_enums_uses_write_with(const golden_enums_uses *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_enums_uses_write_to(const golden_enums_uses *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_enums_uses_size(const golden_enums_uses *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_enums_uses_write_file(const golden_enums_uses *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_enums_uses_list_read(golden_enums_uses_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status golden_enums_uses_list_read_with(golden_enums_uses_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_enums_uses_list_write(const golden_enums_uses_list *in, bean_buffer *out);
bean_status golden_enums_uses_list_write_with(const golden_enums_uses_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status golden_enums_uses_list_size(const golden_enums_uses_list *in, uint64_t *size);
extern const bean_type golden_enums_uses_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_enums_wide *golden_enums_wide_list_append(golden_enums_wide_list *list, bean_arena *arena)
{
    return (golden_enums_wide *)bean_list_append(list, sizeof *list->items, arena);
}

/* The value of a key, or NULL. O(count). */
static inline golden_enums_large *golden_enums_large_map_find(const golden_enums_large_map *map, bean_str key)
{
    return (golden_enums_large *)bean_map_find(map, sizeof(golden_enums_large_map_entry), offsetof(golden_enums_large_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_enums_large_map_entry *golden_enums_large_map_append(golden_enums_large_map *list, bean_arena *arena)
{
    return (golden_enums_large_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_enums_uses *golden_enums_uses_list_append(golden_enums_uses_list *list, bean_arena *arena)
{
    return (golden_enums_uses *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_enums_enums_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
