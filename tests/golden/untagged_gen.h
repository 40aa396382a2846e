/* Made by beanc 0.1.0 from untagged.bean. Changes belong there. */
#ifndef GOLDEN_UNTAGGED_UNTAGGED_GEN_H
#define GOLDEN_UNTAGGED_UNTAGGED_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_untagged_circle golden_untagged_circle;
typedef struct golden_untagged_rect golden_untagged_rect;
typedef struct golden_untagged_value golden_untagged_value;
typedef struct golden_untagged_shape golden_untagged_shape;

/**
 * golden.untagged.Circle
 */
struct golden_untagged_circle {
    double radius;
};

BEAN_DECLARE_LIST(golden_untagged_circle_list, golden_untagged_circle);

/**
 * golden.untagged.Rect
 */
struct golden_untagged_rect {
    double width;
    double height;
};

BEAN_DECLARE_LIST(golden_untagged_rect_list, golden_untagged_rect);

BEAN_DECLARE_LIST(golden_untagged_value_list, golden_untagged_value);

typedef struct golden_untagged_value_map_entry golden_untagged_value_map_entry;
BEAN_DECLARE_LIST(golden_untagged_value_map, golden_untagged_value_map_entry);

typedef enum golden_untagged_value_tag {
    GOLDEN_UNTAGGED_VALUE_NOTHING,
    GOLDEN_UNTAGGED_VALUE_FLAG,
    GOLDEN_UNTAGGED_VALUE_INTEGER,
    GOLDEN_UNTAGGED_VALUE_REAL,
    GOLDEN_UNTAGGED_VALUE_TEXT,
    GOLDEN_UNTAGGED_VALUE_LIST,
    GOLDEN_UNTAGGED_VALUE_OBJECT
} golden_untagged_value_tag;

/**
 * Any JSON.
 * golden.untagged.Value
 */
struct golden_untagged_value {
    golden_untagged_value_tag tag; /* zero bytes are GOLDEN_UNTAGGED_VALUE_NOTHING */
    union {
        bool flag; /* GOLDEN_UNTAGGED_VALUE_FLAG */
        int64_t integer; /* GOLDEN_UNTAGGED_VALUE_INTEGER */
        double real; /* GOLDEN_UNTAGGED_VALUE_REAL */
        bean_str text; /* GOLDEN_UNTAGGED_VALUE_TEXT */
        golden_untagged_value_list list; /* GOLDEN_UNTAGGED_VALUE_LIST */
        golden_untagged_value_map object; /* GOLDEN_UNTAGGED_VALUE_OBJECT */
    } u;
};

struct golden_untagged_value_map_entry {
    bean_str key;
    golden_untagged_value value;
};

typedef enum golden_untagged_shape_tag {
    GOLDEN_UNTAGGED_SHAPE_CIRCLE,
    GOLDEN_UNTAGGED_SHAPE_RECT,
    GOLDEN_UNTAGGED_SHAPE_NUMBER
} golden_untagged_shape_tag;

/**
 * golden.untagged.Shape
 */
struct golden_untagged_shape {
    golden_untagged_shape_tag tag; /* zero bytes are GOLDEN_UNTAGGED_SHAPE_CIRCLE */
    union {
        golden_untagged_circle circle; /* GOLDEN_UNTAGGED_SHAPE_CIRCLE */
        golden_untagged_rect rect; /* GOLDEN_UNTAGGED_SHAPE_RECT */
        bean_optional_int32 number; /* GOLDEN_UNTAGGED_SHAPE_NUMBER */
    } u;
};

BEAN_DECLARE_LIST(golden_untagged_shape_list, golden_untagged_shape);

/* ---- golden.untagged.Circle ---- */

/* All members at their defaults. */
void golden_untagged_circle_init(golden_untagged_circle *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_untagged_circle_clear(golden_untagged_circle *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_untagged_circle_copy(golden_untagged_circle *out,
    const golden_untagged_circle *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_untagged_circle_equal(const golden_untagged_circle *left,
    const golden_untagged_circle *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_untagged_circle_validate(const golden_untagged_circle *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_untagged_circle_read(golden_untagged_circle *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_untagged_circle_read_with(golden_untagged_circle *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_untagged_circle_read_file(golden_untagged_circle *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_untagged_circle_merge(golden_untagged_circle *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_untagged_circle_write(const golden_untagged_circle *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_untagged_circle_write_with(const golden_untagged_circle *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_untagged_circle_write_to(const golden_untagged_circle *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_untagged_circle_size(const golden_untagged_circle *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_untagged_circle_write_file(const golden_untagged_circle *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_untagged_circle_list_read(golden_untagged_circle_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_untagged_circle_list_read_with(golden_untagged_circle_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status golden_untagged_circle_list_write(const golden_untagged_circle_list *in,
    bean_buffer *out);
bean_status golden_untagged_circle_list_write_with(const golden_untagged_circle_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_untagged_circle_list_size(const golden_untagged_circle_list *in, uint64_t *size);
extern const bean_type golden_untagged_circle_type;

/* ---- golden.untagged.Rect ---- */

/* All members at their defaults. */
void golden_untagged_rect_init(golden_untagged_rect *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_untagged_rect_clear(golden_untagged_rect *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_untagged_rect_copy(golden_untagged_rect *out, const golden_untagged_rect *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_untagged_rect_equal(const golden_untagged_rect *left,
    const golden_untagged_rect *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_untagged_rect_validate(const golden_untagged_rect *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_untagged_rect_read(golden_untagged_rect *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_untagged_rect_read_with(golden_untagged_rect *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_untagged_rect_read_file(golden_untagged_rect *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_untagged_rect_merge(golden_untagged_rect *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_untagged_rect_write(const golden_untagged_rect *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_untagged_rect_write_with(const golden_untagged_rect *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_untagged_rect_write_to(const golden_untagged_rect *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_untagged_rect_size(const golden_untagged_rect *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_untagged_rect_write_file(const golden_untagged_rect *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_untagged_rect_list_read(golden_untagged_rect_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_untagged_rect_list_read_with(golden_untagged_rect_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_untagged_rect_list_write(const golden_untagged_rect_list *in, bean_buffer *out);
bean_status golden_untagged_rect_list_write_with(const golden_untagged_rect_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_untagged_rect_list_size(const golden_untagged_rect_list *in, uint64_t *size);
extern const bean_type golden_untagged_rect_type;

/* ---- golden.untagged.Value ---- */

/* All members at their defaults. */
void golden_untagged_value_init(golden_untagged_value *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_untagged_value_clear(golden_untagged_value *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_untagged_value_copy(golden_untagged_value *out, const golden_untagged_value *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_untagged_value_equal(const golden_untagged_value *left,
    const golden_untagged_value *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_untagged_value_validate(const golden_untagged_value *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_untagged_value_read(golden_untagged_value *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_untagged_value_read_with(golden_untagged_value *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_untagged_value_read_file(golden_untagged_value *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_untagged_value_merge(golden_untagged_value *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_untagged_value_write(const golden_untagged_value *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_untagged_value_write_with(const golden_untagged_value *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_untagged_value_write_to(const golden_untagged_value *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_untagged_value_size(const golden_untagged_value *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_untagged_value_write_file(const golden_untagged_value *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_untagged_value_list_read(golden_untagged_value_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_untagged_value_list_read_with(golden_untagged_value_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_untagged_value_list_write(const golden_untagged_value_list *in,
    bean_buffer *out);
bean_status golden_untagged_value_list_write_with(const golden_untagged_value_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_untagged_value_list_size(const golden_untagged_value_list *in, uint64_t *size);
extern const bean_union golden_untagged_value_type;

/* ---- golden.untagged.Shape ---- */

/* All members at their defaults. */
void golden_untagged_shape_init(golden_untagged_shape *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_untagged_shape_clear(golden_untagged_shape *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_untagged_shape_copy(golden_untagged_shape *out, const golden_untagged_shape *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_untagged_shape_equal(const golden_untagged_shape *left,
    const golden_untagged_shape *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_untagged_shape_validate(const golden_untagged_shape *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_untagged_shape_read(golden_untagged_shape *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_untagged_shape_read_with(golden_untagged_shape *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_untagged_shape_read_file(golden_untagged_shape *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_untagged_shape_merge(golden_untagged_shape *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_untagged_shape_write(const golden_untagged_shape *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_untagged_shape_write_with(const golden_untagged_shape *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_untagged_shape_write_to(const golden_untagged_shape *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_untagged_shape_size(const golden_untagged_shape *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_untagged_shape_write_file(const golden_untagged_shape *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_untagged_shape_list_read(golden_untagged_shape_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_untagged_shape_list_read_with(golden_untagged_shape_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_untagged_shape_list_write(const golden_untagged_shape_list *in,
    bean_buffer *out);
bean_status golden_untagged_shape_list_write_with(const golden_untagged_shape_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_untagged_shape_list_size(const golden_untagged_shape_list *in, uint64_t *size);
extern const bean_union golden_untagged_shape_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_untagged_circle *golden_untagged_circle_list_append(golden_untagged_circle_list *list, bean_arena *arena)
{
    return (golden_untagged_circle *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_untagged_rect *golden_untagged_rect_list_append(golden_untagged_rect_list *list, bean_arena *arena)
{
    return (golden_untagged_rect *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_untagged_value *golden_untagged_value_list_append(golden_untagged_value_list *list, bean_arena *arena)
{
    return (golden_untagged_value *)bean_list_append(list, sizeof *list->items, arena);
}

/* The value of a key, or NULL. O(count). */
static inline golden_untagged_value *golden_untagged_value_map_find(const golden_untagged_value_map *map, bean_str key)
{
    return (golden_untagged_value *)bean_map_find(map, sizeof(golden_untagged_value_map_entry), offsetof(golden_untagged_value_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_untagged_value_map_entry *golden_untagged_value_map_append(golden_untagged_value_map *list, bean_arena *arena)
{
    return (golden_untagged_value_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_untagged_shape *golden_untagged_shape_list_append(golden_untagged_shape_list *list, bean_arena *arena)
{
    return (golden_untagged_shape *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_untagged_untagged_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
