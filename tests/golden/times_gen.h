/* Made by beanc 0.1.0 from times.bean. Changes belong there. */
#ifndef GOLDEN_TIMES_TIMES_GEN_H
#define GOLDEN_TIMES_TIMES_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_times_times golden_times_times;

#ifndef GOLDEN_TIMES_OPTIONAL_DATE_MAP_DECLARED
#define GOLDEN_TIMES_OPTIONAL_DATE_MAP_DECLARED
typedef struct golden_times_optional_date_map_entry golden_times_optional_date_map_entry;
BEAN_DECLARE_LIST(golden_times_optional_date_map, golden_times_optional_date_map_entry);
#endif

#ifndef GOLDEN_TIMES_OPTIONAL_DATE_MAP_DECLARED_ENTRY
#define GOLDEN_TIMES_OPTIONAL_DATE_MAP_DECLARED_ENTRY
struct golden_times_optional_date_map_entry {
    bean_str key;
    bean_optional_date value;
};
#endif

/**
 * Times with their defaults, in every place.
 * golden.times.Times
 */
struct golden_times_times {
    bean_timestamp made;
    bean_timestamp seen;
    bool has_seen;
    bean_offset_timestamp local;
    bean_date day;
    bean_time noon;
    bean_duration wait;
    bean_duration limit;
    bool has_limit;
    bean_timestamp_list stamps;
    golden_times_optional_date_map days;
};

BEAN_DECLARE_LIST(golden_times_times_list, golden_times_times);

/* ---- golden.times.Times ---- */

/* All members at their defaults. */
void golden_times_times_init(golden_times_times *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_times_times_clear(golden_times_times *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_times_times_copy(golden_times_times *out, const golden_times_times *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_times_times_equal(const golden_times_times *left, const golden_times_times *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_times_times_validate(const golden_times_times *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_times_times_read(golden_times_times *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_times_times_read_with(golden_times_times *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_times_times_read_file(golden_times_times *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_times_times_merge(golden_times_times *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_times_times_write(const golden_times_times *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_times_times_write_with(const golden_times_times *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_times_times_write_to(const golden_times_times *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_times_times_size(const golden_times_times *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_times_times_write_file(const golden_times_times *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_times_times_list_read(golden_times_times_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_times_times_list_read_with(golden_times_times_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_times_times_list_write(const golden_times_times_list *in, bean_buffer *out);
bean_status golden_times_times_list_write_with(const golden_times_times_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status golden_times_times_list_size(const golden_times_times_list *in, uint64_t *size);
extern const bean_type golden_times_times_type;

#ifndef GOLDEN_TIMES_OPTIONAL_DATE_MAP_DECLARED_FUNCTIONS
#define GOLDEN_TIMES_OPTIONAL_DATE_MAP_DECLARED_FUNCTIONS
/* The value of a key, or NULL. O(count). */
static inline bean_optional_date *golden_times_optional_date_map_find(const golden_times_optional_date_map *map, bean_str key)
{
    return (bean_optional_date *)bean_map_find(map, sizeof(golden_times_optional_date_map_entry), offsetof(golden_times_optional_date_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_times_optional_date_map_entry *golden_times_optional_date_map_append(golden_times_optional_date_map *list, bean_arena *arena)
{
    return (golden_times_optional_date_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}
#endif

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_times_times *golden_times_times_list_append(golden_times_times_list *list, bean_arena *arena)
{
    return (golden_times_times *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_times_times_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
