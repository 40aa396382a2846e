/* Made by beanc 0.1.0 from recursion.bean. Changes belong there. */
#ifndef GOLDEN_RECURSION_RECURSION_GEN_H
#define GOLDEN_RECURSION_RECURSION_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_recursion_node golden_recursion_node;
typedef struct golden_recursion_ping golden_recursion_ping;
typedef struct golden_recursion_pong golden_recursion_pong;

BEAN_DECLARE_LIST(golden_recursion_node_list, golden_recursion_node);

typedef struct golden_recursion_node_map_entry golden_recursion_node_map_entry;
BEAN_DECLARE_LIST(golden_recursion_node_map, golden_recursion_node_map_entry);

BEAN_DECLARE_LIST(golden_recursion_node_pointer_list, golden_recursion_node *);

/**
 * golden.recursion.Node
 */
struct golden_recursion_node {
    bean_str name;
    golden_recursion_node *next;
    golden_recursion_node_list children;
    golden_recursion_node_map by_name;
    golden_recursion_node_pointer_list holes;
};

struct golden_recursion_node_map_entry {
    bean_str key;
    golden_recursion_node value;
};

/**
 * golden.recursion.Ping
 */
struct golden_recursion_ping {
    int32_t count;
    golden_recursion_pong *pong;
};

BEAN_DECLARE_LIST(golden_recursion_ping_list, golden_recursion_ping);

typedef struct golden_recursion_ping_list_map_entry golden_recursion_ping_list_map_entry;
BEAN_DECLARE_LIST(golden_recursion_ping_list_map, golden_recursion_ping_list_map_entry);

struct golden_recursion_ping_list_map_entry {
    bean_str key;
    golden_recursion_ping_list value;
};

/**
 * golden.recursion.Pong
 */
struct golden_recursion_pong {
    golden_recursion_ping_list pings;
    golden_recursion_ping_list_map deep;
};

BEAN_DECLARE_LIST(golden_recursion_pong_list, golden_recursion_pong);

/* ---- golden.recursion.Node ---- */

/* All members at their defaults. */
void golden_recursion_node_init(golden_recursion_node *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_recursion_node_clear(golden_recursion_node *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_recursion_node_copy(golden_recursion_node *out, const golden_recursion_node *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_recursion_node_equal(const golden_recursion_node *left,
    const golden_recursion_node *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_recursion_node_validate(const golden_recursion_node *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_recursion_node_read(golden_recursion_node *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_recursion_node_read_with(golden_recursion_node *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_recursion_node_read_file(golden_recursion_node *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_recursion_node_merge(golden_recursion_node *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_recursion_node_write(const golden_recursion_node *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_recursion_node_write_with(const golden_recursion_node *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_recursion_node_write_to(const golden_recursion_node *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_recursion_node_size(const golden_recursion_node *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_recursion_node_write_file(const golden_recursion_node *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_recursion_node_list_read(golden_recursion_node_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_recursion_node_list_read_with(golden_recursion_node_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_recursion_node_list_write(const golden_recursion_node_list *in,
    bean_buffer *out);
bean_status golden_recursion_node_list_write_with(const golden_recursion_node_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_recursion_node_list_size(const golden_recursion_node_list *in, uint64_t *size);
extern const bean_type golden_recursion_node_type;

/* ---- golden.recursion.Ping ---- */

/* All members at their defaults. */
void golden_recursion_ping_init(golden_recursion_ping *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_recursion_ping_clear(golden_recursion_ping *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_recursion_ping_copy(golden_recursion_ping *out, const golden_recursion_ping *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_recursion_ping_equal(const golden_recursion_ping *left,
    const golden_recursion_ping *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_recursion_ping_validate(const golden_recursion_ping *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_recursion_ping_read(golden_recursion_ping *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_recursion_ping_read_with(golden_recursion_ping *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_recursion_ping_read_file(golden_recursion_ping *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_recursion_ping_merge(golden_recursion_ping *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_recursion_ping_write(const golden_recursion_ping *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_recursion_ping_write_with(const golden_recursion_ping *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_recursion_ping_write_to(const golden_recursion_ping *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_recursion_ping_size(const golden_recursion_ping *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_recursion_ping_write_file(const golden_recursion_ping *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_recursion_ping_list_read(golden_recursion_ping_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_recursion_ping_list_read_with(golden_recursion_ping_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_recursion_ping_list_write(const golden_recursion_ping_list *in,
    bean_buffer *out);
bean_status golden_recursion_ping_list_write_with(const golden_recursion_ping_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_recursion_ping_list_size(const golden_recursion_ping_list *in, uint64_t *size);
extern const bean_type golden_recursion_ping_type;

/* ---- golden.recursion.Pong ---- */

/* All members at their defaults. */
void golden_recursion_pong_init(golden_recursion_pong *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_recursion_pong_clear(golden_recursion_pong *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_recursion_pong_copy(golden_recursion_pong *out, const golden_recursion_pong *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_recursion_pong_equal(const golden_recursion_pong *left,
    const golden_recursion_pong *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_recursion_pong_validate(const golden_recursion_pong *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_recursion_pong_read(golden_recursion_pong *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_recursion_pong_read_with(golden_recursion_pong *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_recursion_pong_read_file(golden_recursion_pong *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_recursion_pong_merge(golden_recursion_pong *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_recursion_pong_write(const golden_recursion_pong *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_recursion_pong_write_with(const golden_recursion_pong *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_recursion_pong_write_to(const golden_recursion_pong *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_recursion_pong_size(const golden_recursion_pong *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_recursion_pong_write_file(const golden_recursion_pong *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_recursion_pong_list_read(golden_recursion_pong_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_recursion_pong_list_read_with(golden_recursion_pong_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_recursion_pong_list_write(const golden_recursion_pong_list *in,
    bean_buffer *out);
bean_status golden_recursion_pong_list_write_with(const golden_recursion_pong_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_recursion_pong_list_size(const golden_recursion_pong_list *in, uint64_t *size);
extern const bean_type golden_recursion_pong_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_recursion_node *golden_recursion_node_list_append(golden_recursion_node_list *list, bean_arena *arena)
{
    return (golden_recursion_node *)bean_list_append(list, sizeof *list->items, arena);
}

/* The value of a key, or NULL. O(count). */
static inline golden_recursion_node *golden_recursion_node_map_find(const golden_recursion_node_map *map, bean_str key)
{
    return (golden_recursion_node *)bean_map_find(map, sizeof(golden_recursion_node_map_entry), offsetof(golden_recursion_node_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_recursion_node_map_entry *golden_recursion_node_map_append(golden_recursion_node_map *list, bean_arena *arena)
{
    return (golden_recursion_node_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_recursion_node **golden_recursion_node_pointer_list_append(golden_recursion_node_pointer_list *list, bean_arena *arena)
{
    return (golden_recursion_node **)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_recursion_ping *golden_recursion_ping_list_append(golden_recursion_ping_list *list, bean_arena *arena)
{
    return (golden_recursion_ping *)bean_list_append(list, sizeof *list->items, arena);
}

/* The value of a key, or NULL. O(count). */
static inline golden_recursion_ping_list *golden_recursion_ping_list_map_find(const golden_recursion_ping_list_map *map, bean_str key)
{
    return (golden_recursion_ping_list *)bean_map_find(map, sizeof(golden_recursion_ping_list_map_entry), offsetof(golden_recursion_ping_list_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_recursion_ping_list_map_entry *golden_recursion_ping_list_map_append(golden_recursion_ping_list_map *list, bean_arena *arena)
{
    return (golden_recursion_ping_list_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_recursion_pong *golden_recursion_pong_list_append(golden_recursion_pong_list *list, bean_arena *arena)
{
    return (golden_recursion_pong *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_recursion_recursion_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
