/* Made by beanc 0.1.0 from limits.bean. Changes belong there. */
#ifndef GOLDEN_LIMITS_LIMITS_GEN_H
#define GOLDEN_LIMITS_LIMITS_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_limits_limits golden_limits_limits;

#define GOLDEN_LIMITS_MOST (9)

#ifndef GOLDEN_LIMITS_OPTIONAL_INT32_MAP_DECLARED
#define GOLDEN_LIMITS_OPTIONAL_INT32_MAP_DECLARED
typedef struct golden_limits_optional_int32_map_entry golden_limits_optional_int32_map_entry;
BEAN_DECLARE_LIST(golden_limits_optional_int32_map, golden_limits_optional_int32_map_entry);
#endif

#ifndef GOLDEN_LIMITS_OPTIONAL_INT32_MAP_DECLARED_ENTRY
#define GOLDEN_LIMITS_OPTIONAL_INT32_MAP_DECLARED_ENTRY
struct golden_limits_optional_int32_map_entry {
    bean_str key;
    bean_optional_int32 value;
};
#endif

#ifndef GOLDEN_LIMITS_STRING_LIST_LIST_DECLARED
#define GOLDEN_LIMITS_STRING_LIST_LIST_DECLARED
BEAN_DECLARE_LIST(golden_limits_string_list_list, bean_string_list);
#endif

#ifndef GOLDEN_LIMITS_STRING_BY_UINT8_MAP_DECLARED
#define GOLDEN_LIMITS_STRING_BY_UINT8_MAP_DECLARED
typedef struct golden_limits_string_by_uint8_map_entry golden_limits_string_by_uint8_map_entry;
BEAN_DECLARE_LIST(golden_limits_string_by_uint8_map, golden_limits_string_by_uint8_map_entry);
#endif

#ifndef GOLDEN_LIMITS_STRING_BY_UINT8_MAP_DECLARED_ENTRY
#define GOLDEN_LIMITS_STRING_BY_UINT8_MAP_DECLARED_ENTRY
struct golden_limits_string_by_uint8_map_entry {
    uint8_t key;
    bean_str value;
};
#endif

/**
 * golden.limits.Limits
 */
struct golden_limits_limits {
    int8_t small_;
    uint64_t large;
    bool has_large;
    float real;
    bean_decimal price;
    bean_bytes blob;
    bean_string_list names;
    golden_limits_optional_int32_map ratings;
    golden_limits_string_list_list pairs;
    bean_str lettered;
    golden_limits_string_by_uint8_map numbered;
    bean_str title;
    bean_string_list initials;
};

BEAN_DECLARE_LIST(golden_limits_limits_list, golden_limits_limits);

/* ---- golden.limits.Limits ---- */

/* All members at their defaults. */
void golden_limits_limits_init(golden_limits_limits *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_limits_limits_clear(golden_limits_limits *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_limits_limits_copy(golden_limits_limits *out, const golden_limits_limits *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_limits_limits_equal(const golden_limits_limits *left,
    const golden_limits_limits *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_limits_limits_validate(const golden_limits_limits *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_limits_limits_read(golden_limits_limits *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_limits_limits_read_with(golden_limits_limits *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_limits_limits_read_file(golden_limits_limits *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_limits_limits_merge(golden_limits_limits *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_limits_limits_write(const golden_limits_limits *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_limits_limits_write_with(const golden_limits_limits *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_limits_limits_write_to(const golden_limits_limits *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_limits_limits_size(const golden_limits_limits *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_limits_limits_write_file(const golden_limits_limits *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_limits_limits_list_read(golden_limits_limits_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_limits_limits_list_read_with(golden_limits_limits_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_limits_limits_list_write(const golden_limits_limits_list *in, bean_buffer *out);
bean_status golden_limits_limits_list_write_with(const golden_limits_limits_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_limits_limits_list_size(const golden_limits_limits_list *in, uint64_t *size);
extern const bean_type golden_limits_limits_type;

#ifndef GOLDEN_LIMITS_OPTIONAL_INT32_MAP_DECLARED_FUNCTIONS
#define GOLDEN_LIMITS_OPTIONAL_INT32_MAP_DECLARED_FUNCTIONS
/* The value of a key, or NULL. O(count). */
static inline bean_optional_int32 *golden_limits_optional_int32_map_find(const golden_limits_optional_int32_map *map, bean_str key)
{
    return (bean_optional_int32 *)bean_map_find(map, sizeof(golden_limits_optional_int32_map_entry), offsetof(golden_limits_optional_int32_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_limits_optional_int32_map_entry *golden_limits_optional_int32_map_append(golden_limits_optional_int32_map *list, bean_arena *arena)
{
    return (golden_limits_optional_int32_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}
#endif

#ifndef GOLDEN_LIMITS_STRING_LIST_LIST_DECLARED_FUNCTIONS
#define GOLDEN_LIMITS_STRING_LIST_LIST_DECLARED_FUNCTIONS
/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline bean_string_list *golden_limits_string_list_list_append(golden_limits_string_list_list *list, bean_arena *arena)
{
    return (bean_string_list *)bean_list_append(list, sizeof *list->items, arena);
}
#endif

#ifndef GOLDEN_LIMITS_STRING_BY_UINT8_MAP_DECLARED_FUNCTIONS
#define GOLDEN_LIMITS_STRING_BY_UINT8_MAP_DECLARED_FUNCTIONS
/* The value of a key, or NULL. O(count). */
static inline bean_str *golden_limits_string_by_uint8_map_find(const golden_limits_string_by_uint8_map *map, uint8_t key)
{
    return (bean_str *)bean_map_find_by(map, sizeof(golden_limits_string_by_uint8_map_entry), offsetof(golden_limits_string_by_uint8_map_entry, value),
                               &key, sizeof key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_limits_string_by_uint8_map_entry *golden_limits_string_by_uint8_map_append(golden_limits_string_by_uint8_map *list, bean_arena *arena)
{
    return (golden_limits_string_by_uint8_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}
#endif

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_limits_limits *golden_limits_limits_list_append(golden_limits_limits_list *list, bean_arena *arena)
{
    return (golden_limits_limits *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_limits_limits_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
