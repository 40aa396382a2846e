/* Made by beanc 0.1.0 from formats.bean. Changes belong there. */
#ifndef GOLDEN_FORMATS_FORMATS_GEN_H
#define GOLDEN_FORMATS_FORMATS_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_formats_formats golden_formats_formats;

/**
 * golden.formats.Level
 */
typedef uint8_t golden_formats_level;
enum {
    GOLDEN_FORMATS_LEVEL_LOW = 0,
    GOLDEN_FORMATS_LEVEL_HIGH = 7,
};

#ifndef GOLDEN_FORMATS_OPTIONAL_INT64_MAP_DECLARED
#define GOLDEN_FORMATS_OPTIONAL_INT64_MAP_DECLARED
typedef struct golden_formats_optional_int64_map_entry golden_formats_optional_int64_map_entry;
BEAN_DECLARE_LIST(golden_formats_optional_int64_map, golden_formats_optional_int64_map_entry);
#endif

#ifndef GOLDEN_FORMATS_OPTIONAL_INT64_MAP_DECLARED_ENTRY
#define GOLDEN_FORMATS_OPTIONAL_INT64_MAP_DECLARED_ENTRY
struct golden_formats_optional_int64_map_entry {
    bean_str key;
    bean_optional_int64 value;
};
#endif

/**
 * Scalars with a text of their own, each through a level of its own.
 * golden.formats.Formats
 */
struct golden_formats_formats {
    bean_json payload;
    bean_json maybe;
    bean_bytes token;
    bean_bytes magic;
    bean_decimal total;
    bean_bigint serial;
    int64_t count;
    uint64_t bare;
    golden_formats_level level;
    golden_formats_level by_name;
    bool has_by_name;
    bean_float64_list prices;
    float ratio;
    bool has_ratio;
    bean_str head;
    golden_formats_optional_int64_map totals;
};

BEAN_DECLARE_LIST(golden_formats_formats_list, golden_formats_formats);

/* ---- golden.formats.Level ---- */

/* The name in JSON, terminated; NULL when there is no such value. O(1). */
const char *golden_formats_level_name(golden_formats_level value);
/* The value of a name or an alias; false when there is none. O(size). */
bool golden_formats_level_from_name(const char *name, size_t size, golden_formats_level *value);
extern const bean_enum golden_formats_level_type;

/* ---- golden.formats.Formats ---- */

/* All members at their defaults. */
void golden_formats_formats_init(golden_formats_formats *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_formats_formats_clear(golden_formats_formats *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_formats_formats_copy(golden_formats_formats *out,
    const golden_formats_formats *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_formats_formats_equal(const golden_formats_formats *left,
    const golden_formats_formats *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_formats_formats_validate(const golden_formats_formats *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_formats_formats_read(golden_formats_formats *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_formats_formats_read_with(golden_formats_formats *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_formats_formats_read_file(golden_formats_formats *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_formats_formats_merge(golden_formats_formats *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_formats_formats_write(const golden_formats_formats *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_formats_formats_write_with(const golden_formats_formats *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_formats_formats_write_to(const golden_formats_formats *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_formats_formats_size(const golden_formats_formats *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_formats_formats_write_file(const golden_formats_formats *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_formats_formats_list_read(golden_formats_formats_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_formats_formats_list_read_with(golden_formats_formats_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status golden_formats_formats_list_write(const golden_formats_formats_list *in,
    bean_buffer *out);
bean_status golden_formats_formats_list_write_with(const golden_formats_formats_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_formats_formats_list_size(const golden_formats_formats_list *in, uint64_t *size);
extern const bean_type golden_formats_formats_type;

#ifndef GOLDEN_FORMATS_OPTIONAL_INT64_MAP_DECLARED_FUNCTIONS
#define GOLDEN_FORMATS_OPTIONAL_INT64_MAP_DECLARED_FUNCTIONS
/* The value of a key, or NULL. O(count). */
static inline bean_optional_int64 *golden_formats_optional_int64_map_find(const golden_formats_optional_int64_map *map, bean_str key)
{
    return (bean_optional_int64 *)bean_map_find(map, sizeof(golden_formats_optional_int64_map_entry), offsetof(golden_formats_optional_int64_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_formats_optional_int64_map_entry *golden_formats_optional_int64_map_append(golden_formats_optional_int64_map *list, bean_arena *arena)
{
    return (golden_formats_optional_int64_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}
#endif

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_formats_formats *golden_formats_formats_list_append(golden_formats_formats_list *list, bean_arena *arena)
{
    return (golden_formats_formats *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_formats_formats_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
