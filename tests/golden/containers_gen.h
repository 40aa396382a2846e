/* Made by beanc 0.1.0 from containers.bean. Changes belong there. */
#ifndef GOLDEN_CONTAINERS_CONTAINERS_GEN_H
#define GOLDEN_CONTAINERS_CONTAINERS_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_containers_point golden_containers_point;
typedef struct golden_containers_containers golden_containers_containers;

/**
 * golden.containers.Colour
 */
typedef int32_t golden_containers_colour;
enum {
    GOLDEN_CONTAINERS_COLOUR_RED = 0,
    GOLDEN_CONTAINERS_COLOUR_GREEN = 1,
};

#define GOLDEN_CONTAINERS_SIDES (3)

/**
 * golden.containers.Point
 */
struct golden_containers_point {
    int32_t x;
};

BEAN_DECLARE_LIST(golden_containers_point_list, golden_containers_point);

BEAN_DECLARE_OPTIONAL(golden_containers_optional_colour, golden_containers_colour);

#ifndef GOLDEN_CONTAINERS_STRING_ARRAY2_DECLARED
#define GOLDEN_CONTAINERS_STRING_ARRAY2_DECLARED
typedef struct golden_containers_string_array2 golden_containers_string_array2;
#endif

#ifndef GOLDEN_CONTAINERS_STRING_ARRAY2_DECLARED_ENTRY
#define GOLDEN_CONTAINERS_STRING_ARRAY2_DECLARED_ENTRY
struct golden_containers_string_array2 {
    bean_str items[2];
};
#endif

#ifndef GOLDEN_CONTAINERS_OPTIONAL_STRING_ARRAY2_DECLARED
#define GOLDEN_CONTAINERS_OPTIONAL_STRING_ARRAY2_DECLARED
typedef struct golden_containers_optional_string_array2 golden_containers_optional_string_array2;
#endif

#ifndef GOLDEN_CONTAINERS_OPTIONAL_STRING_ARRAY2_DECLARED_ENTRY
#define GOLDEN_CONTAINERS_OPTIONAL_STRING_ARRAY2_DECLARED_ENTRY
struct golden_containers_optional_string_array2 {
    golden_containers_string_array2 value;
    bool has;
};
#endif

#ifndef GOLDEN_CONTAINERS_OPTIONAL_STRING_ARRAY2_LIST_DECLARED
#define GOLDEN_CONTAINERS_OPTIONAL_STRING_ARRAY2_LIST_DECLARED
BEAN_DECLARE_LIST(golden_containers_optional_string_array2_list, golden_containers_optional_string_array2);
#endif

typedef struct golden_containers_point_pointer_array1 golden_containers_point_pointer_array1;

struct golden_containers_point_pointer_array1 {
    golden_containers_point *items[1];
};

typedef struct golden_containers_point_pointer_array1_map_entry golden_containers_point_pointer_array1_map_entry;
BEAN_DECLARE_LIST(golden_containers_point_pointer_array1_map, golden_containers_point_pointer_array1_map_entry);

struct golden_containers_point_pointer_array1_map_entry {
    bean_str key;
    golden_containers_point_pointer_array1 value;
};

typedef struct golden_containers_containers_array1 golden_containers_containers_array1;

BEAN_DECLARE_LIST(golden_containers_containers_array1_list, golden_containers_containers_array1);

BEAN_DECLARE_LIST(golden_containers_point_pointer_array1_list, golden_containers_point_pointer_array1);

#ifndef GOLDEN_CONTAINERS_STRING_BY_INT64_MAP_DECLARED
#define GOLDEN_CONTAINERS_STRING_BY_INT64_MAP_DECLARED
typedef struct golden_containers_string_by_int64_map_entry golden_containers_string_by_int64_map_entry;
BEAN_DECLARE_LIST(golden_containers_string_by_int64_map, golden_containers_string_by_int64_map_entry);
#endif

#ifndef GOLDEN_CONTAINERS_STRING_BY_INT64_MAP_DECLARED_ENTRY
#define GOLDEN_CONTAINERS_STRING_BY_INT64_MAP_DECLARED_ENTRY
struct golden_containers_string_by_int64_map_entry {
    int64_t key;
    bean_str value;
};
#endif

typedef struct golden_containers_point_pointer_by_colour_map_entry golden_containers_point_pointer_by_colour_map_entry;
BEAN_DECLARE_LIST(golden_containers_point_pointer_by_colour_map, golden_containers_point_pointer_by_colour_map_entry);

struct golden_containers_point_pointer_by_colour_map_entry {
    golden_containers_colour key;
    golden_containers_point *value;
};

typedef struct golden_containers_point_list_by_uuid_map_entry golden_containers_point_list_by_uuid_map_entry;
BEAN_DECLARE_LIST(golden_containers_point_list_by_uuid_map, golden_containers_point_list_by_uuid_map_entry);

struct golden_containers_point_list_by_uuid_map_entry {
    bean_uuid key;
    golden_containers_point_list value;
};

typedef struct golden_containers_point_list_by_uuid_map_by_bool_map_entry golden_containers_point_list_by_uuid_map_by_bool_map_entry;
BEAN_DECLARE_LIST(golden_containers_point_list_by_uuid_map_by_bool_map, golden_containers_point_list_by_uuid_map_by_bool_map_entry);

struct golden_containers_point_list_by_uuid_map_by_bool_map_entry {
    bool key;
    golden_containers_point_list_by_uuid_map value;
};

BEAN_DECLARE_LIST(golden_containers_point_list_by_uuid_map_by_bool_map_list, golden_containers_point_list_by_uuid_map_by_bool_map);

/**
 * golden.containers.Containers
 */
struct golden_containers_containers {
    double corners[3][2];
    golden_containers_point points[2];
    int32_t maybe[4];
    bool has_maybe;
    golden_containers_optional_colour colours[2];
    golden_containers_optional_string_array2_list pairs;
    bean_uint8_list shades;
    golden_containers_point_pointer_array1_map named;
    golden_containers_containers_array1_list deeper;
    golden_containers_point_pointer_array1_list pointers;
    bean_string_list texts;
    bean_uint8_list lists[2];
    bool has_lists;
    golden_containers_string_by_int64_map numbered;
    golden_containers_point_pointer_by_colour_map coloured;
    golden_containers_point_list_by_uuid_map_by_bool_map_list mapped;
};

struct golden_containers_containers_array1 {
    golden_containers_containers items[1];
};

BEAN_DECLARE_LIST(golden_containers_containers_list, golden_containers_containers);

/* ---- golden.containers.Colour ---- */

/* The name in JSON, terminated; NULL when there is no such value. O(1). */
const char *golden_containers_colour_name(golden_containers_colour value);
/* The value of a name or an alias; false when there is none. O(size). */
bool golden_containers_colour_from_name(const char *name, size_t size, golden_containers_colour *value);
extern const bean_enum golden_containers_colour_type;

/* ---- golden.containers.Point ---- */

/* All members at their defaults. */
void golden_containers_point_init(golden_containers_point *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_containers_point_clear(golden_containers_point *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_containers_point_copy(golden_containers_point *out,
    const golden_containers_point *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_containers_point_equal(const golden_containers_point *left,
    const golden_containers_point *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_containers_point_validate(const golden_containers_point *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_containers_point_read(golden_containers_point *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_containers_point_read_with(golden_containers_point *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_containers_point_read_file(golden_containers_point *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_containers_point_merge(golden_containers_point *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_containers_point_write(const golden_containers_point *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_containers_point_write_with(const golden_containers_point *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_containers_point_write_to(const golden_containers_point *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_containers_point_size(const golden_containers_point *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_containers_point_write_file(const golden_containers_point *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_containers_point_list_read(golden_containers_point_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_containers_point_list_read_with(golden_containers_point_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status golden_containers_point_list_write(const golden_containers_point_list *in,
    bean_buffer *out);
bean_status golden_containers_point_list_write_with(const golden_containers_point_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_containers_point_list_size(const golden_containers_point_list *in,
    uint64_t *size);
extern const bean_type golden_containers_point_type;

/* ---- golden.containers.Containers ---- */

/* All members at their defaults. */
void golden_containers_containers_init(golden_containers_containers *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_containers_containers_clear(golden_containers_containers *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_containers_containers_copy(golden_containers_containers *out,
    const golden_containers_containers *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_containers_containers_equal(const golden_containers_containers *left,
    const golden_containers_containers *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_containers_containers_validate(const golden_containers_containers *in,
    bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_containers_containers_read(golden_containers_containers *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_containers_containers_read_with(golden_containers_containers *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
/* The same from a file. */
bean_status golden_containers_containers_read_file(golden_containers_containers *out,
    const char *path, bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_containers_containers_merge(golden_containers_containers *target,
    const char *json, size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_containers_containers_write(const golden_containers_containers *in,
    bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_containers_containers_write_with(const golden_containers_containers *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_containers_containers_write_to(const golden_containers_containers *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_containers_containers_size(const golden_containers_containers *in,
    uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_containers_containers_write_file(const golden_containers_containers *in,
    const char *path, bean_error *error);
/* The same for a JSON array. */
bean_status golden_containers_containers_list_read(golden_containers_containers_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error);
bean_status golden_containers_containers_list_read_with(golden_containers_containers_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status golden_containers_containers_list_write(const golden_containers_containers_list *in,
    bean_buffer *out);
bean_status golden_containers_containers_list_write_with(const golden_containers_containers_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_containers_containers_list_size(const golden_containers_containers_list *in,
    uint64_t *size);
extern const bean_type golden_containers_containers_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_containers_point *golden_containers_point_list_append(golden_containers_point_list *list, bean_arena *arena)
{
    return (golden_containers_point *)bean_list_append(list, sizeof *list->items, arena);
}

#ifndef GOLDEN_CONTAINERS_OPTIONAL_STRING_ARRAY2_LIST_DECLARED_FUNCTIONS
#define GOLDEN_CONTAINERS_OPTIONAL_STRING_ARRAY2_LIST_DECLARED_FUNCTIONS
/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_containers_optional_string_array2 *golden_containers_optional_string_array2_list_append(golden_containers_optional_string_array2_list *list, bean_arena *arena)
{
    return (golden_containers_optional_string_array2 *)bean_list_append(list, sizeof *list->items, arena);
}
#endif

/* The value of a key, or NULL. O(count). */
static inline golden_containers_point_pointer_array1 *golden_containers_point_pointer_array1_map_find(const golden_containers_point_pointer_array1_map *map, bean_str key)
{
    return (golden_containers_point_pointer_array1 *)bean_map_find(map, sizeof(golden_containers_point_pointer_array1_map_entry), offsetof(golden_containers_point_pointer_array1_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_containers_point_pointer_array1_map_entry *golden_containers_point_pointer_array1_map_append(golden_containers_point_pointer_array1_map *list, bean_arena *arena)
{
    return (golden_containers_point_pointer_array1_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_containers_containers_array1 *golden_containers_containers_array1_list_append(golden_containers_containers_array1_list *list, bean_arena *arena)
{
    return (golden_containers_containers_array1 *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_containers_point_pointer_array1 *golden_containers_point_pointer_array1_list_append(golden_containers_point_pointer_array1_list *list, bean_arena *arena)
{
    return (golden_containers_point_pointer_array1 *)bean_list_append(list, sizeof *list->items, arena);
}

#ifndef GOLDEN_CONTAINERS_STRING_BY_INT64_MAP_DECLARED_FUNCTIONS
#define GOLDEN_CONTAINERS_STRING_BY_INT64_MAP_DECLARED_FUNCTIONS
/* The value of a key, or NULL. O(count). */
static inline bean_str *golden_containers_string_by_int64_map_find(const golden_containers_string_by_int64_map *map, int64_t key)
{
    return (bean_str *)bean_map_find_by(map, sizeof(golden_containers_string_by_int64_map_entry), offsetof(golden_containers_string_by_int64_map_entry, value),
                               &key, sizeof key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_containers_string_by_int64_map_entry *golden_containers_string_by_int64_map_append(golden_containers_string_by_int64_map *list, bean_arena *arena)
{
    return (golden_containers_string_by_int64_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}
#endif

/* The value of a key, or NULL. O(count). */
static inline golden_containers_point **golden_containers_point_pointer_by_colour_map_find(const golden_containers_point_pointer_by_colour_map *map, golden_containers_colour key)
{
    return (golden_containers_point **)bean_map_find_by(map, sizeof(golden_containers_point_pointer_by_colour_map_entry), offsetof(golden_containers_point_pointer_by_colour_map_entry, value),
                               &key, sizeof key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_containers_point_pointer_by_colour_map_entry *golden_containers_point_pointer_by_colour_map_append(golden_containers_point_pointer_by_colour_map *list, bean_arena *arena)
{
    return (golden_containers_point_pointer_by_colour_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}

/* The value of a key, or NULL. O(count). */
static inline golden_containers_point_list *golden_containers_point_list_by_uuid_map_find(const golden_containers_point_list_by_uuid_map *map, bean_uuid key)
{
    return (golden_containers_point_list *)bean_map_find_by(map, sizeof(golden_containers_point_list_by_uuid_map_entry), offsetof(golden_containers_point_list_by_uuid_map_entry, value),
                               &key, sizeof key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_containers_point_list_by_uuid_map_entry *golden_containers_point_list_by_uuid_map_append(golden_containers_point_list_by_uuid_map *list, bean_arena *arena)
{
    return (golden_containers_point_list_by_uuid_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}

/* The value of a key, or NULL. O(count). */
static inline golden_containers_point_list_by_uuid_map *golden_containers_point_list_by_uuid_map_by_bool_map_find(const golden_containers_point_list_by_uuid_map_by_bool_map *map, bool key)
{
    return (golden_containers_point_list_by_uuid_map *)bean_map_find_by(map, sizeof(golden_containers_point_list_by_uuid_map_by_bool_map_entry), offsetof(golden_containers_point_list_by_uuid_map_by_bool_map_entry, value),
                               &key, sizeof key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_containers_point_list_by_uuid_map_by_bool_map_entry *golden_containers_point_list_by_uuid_map_by_bool_map_append(golden_containers_point_list_by_uuid_map_by_bool_map *list, bean_arena *arena)
{
    return (golden_containers_point_list_by_uuid_map_by_bool_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_containers_point_list_by_uuid_map_by_bool_map *golden_containers_point_list_by_uuid_map_by_bool_map_list_append(golden_containers_point_list_by_uuid_map_by_bool_map_list *list, bean_arena *arena)
{
    return (golden_containers_point_list_by_uuid_map_by_bool_map *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_containers_containers *golden_containers_containers_list_append(golden_containers_containers_list *list, bean_arena *arena)
{
    return (golden_containers_containers *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_containers_containers_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
