/* Made by beanc 0.1.0 from unions.bean. Changes belong there. */
#ifndef GOLDEN_UNIONS_UNIONS_GEN_H
#define GOLDEN_UNIONS_UNIONS_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_unions_circle golden_unions_circle;
typedef struct golden_unions_rect golden_unions_rect;
typedef struct golden_unions_text golden_unions_text;
typedef struct golden_unions_drawing golden_unions_drawing;
typedef struct golden_unions_beside golden_unions_beside;
typedef struct golden_unions_shape golden_unions_shape;
typedef struct golden_unions_own golden_unions_own;
typedef struct golden_unions_block golden_unions_block;
typedef struct golden_unions_event golden_unions_event;
typedef struct golden_unions_step golden_unions_step;

/**
 * golden.unions.Level
 */
typedef uint8_t golden_unions_level;
enum {
    GOLDEN_UNIONS_LEVEL_LOW = 0,
    GOLDEN_UNIONS_LEVEL_HIGH = 1,
};

/**
 * Anything round.
 * golden.unions.Circle
 */
struct golden_unions_circle {
    double radius;
};

BEAN_DECLARE_LIST(golden_unions_circle_list, golden_unions_circle);

/**
 * golden.unions.Rect
 */
struct golden_unions_rect {
    double width;
    double height;
};

BEAN_DECLARE_LIST(golden_unions_rect_list, golden_unions_rect);

/**
 * golden.unions.Text
 */
struct golden_unions_text {
    bean_str kind;
    bean_str body;
};

BEAN_DECLARE_LIST(golden_unions_text_list, golden_unions_text);

typedef enum golden_unions_shape_tag {
    /**
     * Round.
     */
    GOLDEN_UNIONS_SHAPE_CIRCLE,
    GOLDEN_UNIONS_SHAPE_RECT,
    GOLDEN_UNIONS_SHAPE_NOTHING,
    GOLDEN_UNIONS_SHAPE_OTHER
} golden_unions_shape_tag;

/**
 * What can be drawn.
 * golden.unions.Shape
 */
struct golden_unions_shape {
    golden_unions_shape_tag tag; /* zero bytes are GOLDEN_UNIONS_SHAPE_CIRCLE */
    union {
        golden_unions_circle circle; /* GOLDEN_UNIONS_SHAPE_CIRCLE */
        golden_unions_rect rect; /* GOLDEN_UNIONS_SHAPE_RECT */
        bean_json other; /* GOLDEN_UNIONS_SHAPE_OTHER */
    } u;
};

BEAN_DECLARE_LIST(golden_unions_shape_list, golden_unions_shape);

typedef struct golden_unions_event_map_entry golden_unions_event_map_entry;
BEAN_DECLARE_LIST(golden_unions_event_map, golden_unions_event_map_entry);

BEAN_DECLARE_LIST(golden_unions_block_pointer_list, golden_unions_block *);

typedef enum golden_unions_own_tag {
    GOLDEN_UNIONS_OWN_TEXT,
    GOLDEN_UNIONS_OWN_END
} golden_unions_own_tag;

/**
 * golden.unions.Own
 */
struct golden_unions_own {
    golden_unions_own_tag tag; /* zero bytes are GOLDEN_UNIONS_OWN_TEXT */
    union {
        golden_unions_text text; /* GOLDEN_UNIONS_OWN_TEXT */
    } u;
};

typedef enum golden_unions_step_tag {
    GOLDEN_UNIONS_STEP_UP,
    GOLDEN_UNIONS_STEP_DOWN
} golden_unions_step_tag;

/**
 * golden.unions.Step
 */
struct golden_unions_step {
    golden_unions_step_tag tag; /* zero bytes are GOLDEN_UNIONS_STEP_UP */
    union {
        int64_t down; /* GOLDEN_UNIONS_STEP_DOWN */
    } u;
};

/**
 * golden.unions.Drawing
 */
struct golden_unions_drawing {
    golden_unions_shape frame;
    golden_unions_shape *hole;
    golden_unions_shape_list shapes;
    golden_unions_event_map events;
    golden_unions_block_pointer_list blocks;
    golden_unions_own own;
    golden_unions_step step;
};

BEAN_DECLARE_LIST(golden_unions_drawing_list, golden_unions_drawing);

/**
 * Tags beside the unions.
 * golden.unions.Beside
 */
struct golden_unions_beside {
    int32_t id;
    golden_unions_shape shape;
    golden_unions_block *block;
};

BEAN_DECLARE_LIST(golden_unions_beside_list, golden_unions_beside);

BEAN_DECLARE_LIST(golden_unions_own_list, golden_unions_own);

typedef struct golden_unions_block_map_entry golden_unions_block_map_entry;
BEAN_DECLARE_LIST(golden_unions_block_map, golden_unions_block_map_entry);

typedef enum golden_unions_block_tag {
    GOLDEN_UNIONS_BLOCK_TEXT,
    GOLDEN_UNIONS_BLOCK_NUMBER,
    GOLDEN_UNIONS_BLOCK_SHAPE,
    GOLDEN_UNIONS_BLOCK_PARTS,
    GOLDEN_UNIONS_BLOCK_RULE
} golden_unions_block_tag;

/**
 * golden.unions.Block
 */
struct golden_unions_block {
    golden_unions_block_tag tag; /* zero bytes are GOLDEN_UNIONS_BLOCK_TEXT */
    union {
        bean_str text; /* GOLDEN_UNIONS_BLOCK_TEXT */
        bean_optional_int32 number; /* GOLDEN_UNIONS_BLOCK_NUMBER */
        golden_unions_shape shape; /* GOLDEN_UNIONS_BLOCK_SHAPE */
        golden_unions_block_map parts; /* GOLDEN_UNIONS_BLOCK_PARTS */
    } u;
};

struct golden_unions_block_map_entry {
    bean_str key;
    golden_unions_block value;
};

BEAN_DECLARE_LIST(golden_unions_block_list, golden_unions_block);

BEAN_DECLARE_OPTIONAL(golden_unions_optional_level, golden_unions_level);

typedef enum golden_unions_event_tag {
    GOLDEN_UNIONS_EVENT_CREATED,
    GOLDEN_UNIONS_EVENT_LEVEL,
    GOLDEN_UNIONS_EVENT_DELETED
} golden_unions_event_tag;

/**
 * golden.unions.Event
 */
struct golden_unions_event {
    golden_unions_event_tag tag; /* zero bytes are GOLDEN_UNIONS_EVENT_CREATED */
    union {
        golden_unions_circle created; /* GOLDEN_UNIONS_EVENT_CREATED */
        golden_unions_optional_level level; /* GOLDEN_UNIONS_EVENT_LEVEL */
    } u;
};

struct golden_unions_event_map_entry {
    bean_str key;
    golden_unions_event value;
};

BEAN_DECLARE_LIST(golden_unions_event_list, golden_unions_event);

BEAN_DECLARE_LIST(golden_unions_step_list, golden_unions_step);

/* ---- golden.unions.Level ---- */

/* The name in JSON, terminated; NULL when there is no such value. O(1). */
const char *golden_unions_level_name(golden_unions_level value);
/* The value of a name or an alias; false when there is none. O(size). */
bool golden_unions_level_from_name(const char *name, size_t size, golden_unions_level *value);
extern const bean_enum golden_unions_level_type;

/* ---- golden.unions.Circle ---- */

/* All members at their defaults. */
void golden_unions_circle_init(golden_unions_circle *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_unions_circle_clear(golden_unions_circle *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_unions_circle_copy(golden_unions_circle *out, const golden_unions_circle *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_unions_circle_equal(const golden_unions_circle *left,
    const golden_unions_circle *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_unions_circle_validate(const golden_unions_circle *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_unions_circle_read(golden_unions_circle *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_unions_circle_read_with(golden_unions_circle *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_unions_circle_read_file(golden_unions_circle *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_unions_circle_merge(golden_unions_circle *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_unions_circle_write(const golden_unions_circle *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_unions_circle_write_with(const golden_unions_circle *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_unions_circle_write_to(const golden_unions_circle *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_unions_circle_size(const golden_unions_circle *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_unions_circle_write_file(const golden_unions_circle *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_unions_circle_list_read(golden_unions_circle_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_unions_circle_list_read_with(golden_unions_circle_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_unions_circle_list_write(const golden_unions_circle_list *in, bean_buffer *out);
bean_status golden_unions_circle_list_write_with(const golden_unions_circle_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_unions_circle_list_size(const golden_unions_circle_list *in, uint64_t *size);
extern const bean_type golden_unions_circle_type;

/* ---- golden.unions.Rect ---- */

/* All members at their defaults. */
void golden_unions_rect_init(golden_unions_rect *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_unions_rect_clear(golden_unions_rect *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_unions_rect_copy(golden_unions_rect *out, const golden_unions_rect *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_unions_rect_equal(const golden_unions_rect *left, const golden_unions_rect *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_unions_rect_validate(const golden_unions_rect *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_unions_rect_read(golden_unions_rect *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_unions_rect_read_with(golden_unions_rect *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_unions_rect_read_file(golden_unions_rect *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_unions_rect_merge(golden_unions_rect *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_unions_rect_write(const golden_unions_rect *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_unions_rect_write_with(const golden_unions_rect *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_unions_rect_write_to(const golden_unions_rect *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_unions_rect_size(const golden_unions_rect *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_unions_rect_write_file(const golden_unions_rect *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_unions_rect_list_read(golden_unions_rect_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_unions_rect_list_read_with(golden_unions_rect_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_unions_rect_list_write(const golden_unions_rect_list *in, bean_buffer *out);
bean_status golden_unions_rect_list_write_with(const golden_unions_rect_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status golden_unions_rect_list_size(const golden_unions_rect_list *in, uint64_t *size);
extern const bean_type golden_unions_rect_type;

/* ---- golden.unions.Text ---- */

/* All members at their defaults. */
void golden_unions_text_init(golden_unions_text *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_unions_text_clear(golden_unions_text *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_unions_text_copy(golden_unions_text *out, const golden_unions_text *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_unions_text_equal(const golden_unions_text *left, const golden_unions_text *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_unions_text_validate(const golden_unions_text *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_unions_text_read(golden_unions_text *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_unions_text_read_with(golden_unions_text *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_unions_text_read_file(golden_unions_text *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_unions_text_merge(golden_unions_text *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_unions_text_write(const golden_unions_text *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_unions_text_write_with(const golden_unions_text *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_unions_text_write_to(const golden_unions_text *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_unions_text_size(const golden_unions_text *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_unions_text_write_file(const golden_unions_text *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_unions_text_list_read(golden_unions_text_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_unions_text_list_read_with(golden_unions_text_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_unions_text_list_write(const golden_unions_text_list *in, bean_buffer *out);
bean_status golden_unions_text_list_write_with(const golden_unions_text_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status golden_unions_text_list_size(const golden_unions_text_list *in, uint64_t *size);
extern const bean_type golden_unions_text_type;

/* ---- golden.unions.Drawing ---- */

/* All members at their defaults. */
void golden_unions_drawing_init(golden_unions_drawing *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_unions_drawing_clear(golden_unions_drawing *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_unions_drawing_copy(golden_unions_drawing *out, const golden_unions_drawing *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_unions_drawing_equal(const golden_unions_drawing *left,
    const golden_unions_drawing *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_unions_drawing_validate(const golden_unions_drawing *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_unions_drawing_read(golden_unions_drawing *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_unions_drawing_read_with(golden_unions_drawing *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_unions_drawing_read_file(golden_unions_drawing *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_unions_drawing_merge(golden_unions_drawing *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_unions_drawing_write(const golden_unions_drawing *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_unions_drawing_write_with(const golden_unions_drawing *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_unions_drawing_write_to(const golden_unions_drawing *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_unions_drawing_size(const golden_unions_drawing *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_unions_drawing_write_file(const golden_unions_drawing *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_unions_drawing_list_read(golden_unions_drawing_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_unions_drawing_list_read_with(golden_unions_drawing_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_unions_drawing_list_write(const golden_unions_drawing_list *in,
    bean_buffer *out);
bean_status golden_unions_drawing_list_write_with(const golden_unions_drawing_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_unions_drawing_list_size(const golden_unions_drawing_list *in, uint64_t *size);
extern const bean_type golden_unions_drawing_type;

/* ---- golden.unions.Beside ---- */

/* All members at their defaults. */
void golden_unions_beside_init(golden_unions_beside *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_unions_beside_clear(golden_unions_beside *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_unions_beside_copy(golden_unions_beside *out, const golden_unions_beside *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_unions_beside_equal(const golden_unions_beside *left,
    const golden_unions_beside *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_unions_beside_validate(const golden_unions_beside *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_unions_beside_read(golden_unions_beside *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_unions_beside_read_with(golden_unions_beside *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_unions_beside_read_file(golden_unions_beside *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_unions_beside_merge(golden_unions_beside *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_unions_beside_write(const golden_unions_beside *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_unions_beside_write_with(const golden_unions_beside *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_unions_beside_write_to(const golden_unions_beside *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_unions_beside_size(const golden_unions_beside *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_unions_beside_write_file(const golden_unions_beside *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_unions_beside_list_read(golden_unions_beside_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_unions_beside_list_read_with(golden_unions_beside_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_unions_beside_list_write(const golden_unions_beside_list *in, bean_buffer *out);
bean_status golden_unions_beside_list_write_with(const golden_unions_beside_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_unions_beside_list_size(const golden_unions_beside_list *in, uint64_t *size);
extern const bean_type golden_unions_beside_type;

/* ---- golden.unions.Shape ---- */

/* All members at their defaults. */
void golden_unions_shape_init(golden_unions_shape *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_unions_shape_clear(golden_unions_shape *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_unions_shape_copy(golden_unions_shape *out, const golden_unions_shape *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_unions_shape_equal(const golden_unions_shape *left, const golden_unions_shape *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_unions_shape_validate(const golden_unions_shape *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_unions_shape_read(golden_unions_shape *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_unions_shape_read_with(golden_unions_shape *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_unions_shape_read_file(golden_unions_shape *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_unions_shape_merge(golden_unions_shape *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_unions_shape_write(const golden_unions_shape *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_unions_shape_write_with(const golden_unions_shape *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_unions_shape_write_to(const golden_unions_shape *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_unions_shape_size(const golden_unions_shape *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_unions_shape_write_file(const golden_unions_shape *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_unions_shape_list_read(golden_unions_shape_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_unions_shape_list_read_with(golden_unions_shape_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_unions_shape_list_write(const golden_unions_shape_list *in, bean_buffer *out);
bean_status golden_unions_shape_list_write_with(const golden_unions_shape_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_unions_shape_list_size(const golden_unions_shape_list *in, uint64_t *size);
extern const bean_union golden_unions_shape_type;

/* ---- golden.unions.Own ---- */

/* All members at their defaults. */
void golden_unions_own_init(golden_unions_own *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_unions_own_clear(golden_unions_own *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_unions_own_copy(golden_unions_own *out, const golden_unions_own *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_unions_own_equal(const golden_unions_own *left, const golden_unions_own *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_unions_own_validate(const golden_unions_own *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_unions_own_read(golden_unions_own *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_unions_own_read_with(golden_unions_own *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_unions_own_read_file(golden_unions_own *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_unions_own_merge(golden_unions_own *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_unions_own_write(const golden_unions_own *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_unions_own_write_with(const golden_unions_own *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_unions_own_write_to(const golden_unions_own *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_unions_own_size(const golden_unions_own *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_unions_own_write_file(const golden_unions_own *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_unions_own_list_read(golden_unions_own_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status golden_unions_own_list_read_with(golden_unions_own_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_unions_own_list_write(const golden_unions_own_list *in, bean_buffer *out);
bean_status golden_unions_own_list_write_with(const golden_unions_own_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status golden_unions_own_list_size(const golden_unions_own_list *in, uint64_t *size);
extern const bean_union golden_unions_own_type;

/* ---- golden.unions.Block ---- */

/* All members at their defaults. */
void golden_unions_block_init(golden_unions_block *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_unions_block_clear(golden_unions_block *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_unions_block_copy(golden_unions_block *out, const golden_unions_block *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_unions_block_equal(const golden_unions_block *left, const golden_unions_block *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_unions_block_validate(const golden_unions_block *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_unions_block_read(golden_unions_block *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_unions_block_read_with(golden_unions_block *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_unions_block_read_file(golden_unions_block *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_unions_block_merge(golden_unions_block *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_unions_block_write(const golden_unions_block *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_unions_block_write_with(const golden_unions_block *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_unions_block_write_to(const golden_unions_block *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_unions_block_size(const golden_unions_block *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_unions_block_write_file(const golden_unions_block *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_unions_block_list_read(golden_unions_block_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_unions_block_list_read_with(golden_unions_block_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_unions_block_list_write(const golden_unions_block_list *in, bean_buffer *out);
bean_status golden_unions_block_list_write_with(const golden_unions_block_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_unions_block_list_size(const golden_unions_block_list *in, uint64_t *size);
extern const bean_union golden_unions_block_type;

/* ---- golden.unions.Event ---- */

/* All members at their defaults. */
void golden_unions_event_init(golden_unions_event *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_unions_event_clear(golden_unions_event *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_unions_event_copy(golden_unions_event *out, const golden_unions_event *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_unions_event_equal(const golden_unions_event *left, const golden_unions_event *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_unions_event_validate(const golden_unions_event *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_unions_event_read(golden_unions_event *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_unions_event_read_with(golden_unions_event *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_unions_event_read_file(golden_unions_event *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_unions_event_merge(golden_unions_event *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_unions_event_write(const golden_unions_event *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_unions_event_write_with(const golden_unions_event *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_unions_event_write_to(const golden_unions_event *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_unions_event_size(const golden_unions_event *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_unions_event_write_file(const golden_unions_event *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_unions_event_list_read(golden_unions_event_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_unions_event_list_read_with(golden_unions_event_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_unions_event_list_write(const golden_unions_event_list *in, bean_buffer *out);
bean_status golden_unions_event_list_write_with(const golden_unions_event_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_unions_event_list_size(const golden_unions_event_list *in, uint64_t *size);
extern const bean_union golden_unions_event_type;

/* ---- golden.unions.Step ---- */

/* All members at their defaults. */
void golden_unions_step_init(golden_unions_step *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_unions_step_clear(golden_unions_step *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_unions_step_copy(golden_unions_step *out, const golden_unions_step *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_unions_step_equal(const golden_unions_step *left, const golden_unions_step *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_unions_step_validate(const golden_unions_step *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_unions_step_read(golden_unions_step *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_unions_step_read_with(golden_unions_step *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_unions_step_read_file(golden_unions_step *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_unions_step_merge(golden_unions_step *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_unions_step_write(const golden_unions_step *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_unions_step_write_with(const golden_unions_step *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_unions_step_write_to(const golden_unions_step *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_unions_step_size(const golden_unions_step *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_unions_step_write_file(const golden_unions_step *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_unions_step_list_read(golden_unions_step_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_unions_step_list_read_with(golden_unions_step_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_unions_step_list_write(const golden_unions_step_list *in, bean_buffer *out);
bean_status golden_unions_step_list_write_with(const golden_unions_step_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status golden_unions_step_list_size(const golden_unions_step_list *in, uint64_t *size);
extern const bean_union golden_unions_step_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_unions_circle *golden_unions_circle_list_append(golden_unions_circle_list *list, bean_arena *arena)
{
    return (golden_unions_circle *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_unions_rect *golden_unions_rect_list_append(golden_unions_rect_list *list, bean_arena *arena)
{
    return (golden_unions_rect *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_unions_text *golden_unions_text_list_append(golden_unions_text_list *list, bean_arena *arena)
{
    return (golden_unions_text *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_unions_shape *golden_unions_shape_list_append(golden_unions_shape_list *list, bean_arena *arena)
{
    return (golden_unions_shape *)bean_list_append(list, sizeof *list->items, arena);
}

/* The value of a key, or NULL. O(count). */
static inline golden_unions_event *golden_unions_event_map_find(const golden_unions_event_map *map, bean_str key)
{
    return (golden_unions_event *)bean_map_find(map, sizeof(golden_unions_event_map_entry), offsetof(golden_unions_event_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_unions_event_map_entry *golden_unions_event_map_append(golden_unions_event_map *list, bean_arena *arena)
{
    return (golden_unions_event_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_unions_block **golden_unions_block_pointer_list_append(golden_unions_block_pointer_list *list, bean_arena *arena)
{
    return (golden_unions_block **)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_unions_drawing *golden_unions_drawing_list_append(golden_unions_drawing_list *list, bean_arena *arena)
{
    return (golden_unions_drawing *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_unions_beside *golden_unions_beside_list_append(golden_unions_beside_list *list, bean_arena *arena)
{
    return (golden_unions_beside *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_unions_own *golden_unions_own_list_append(golden_unions_own_list *list, bean_arena *arena)
{
    return (golden_unions_own *)bean_list_append(list, sizeof *list->items, arena);
}

/* The value of a key, or NULL. O(count). */
static inline golden_unions_block *golden_unions_block_map_find(const golden_unions_block_map *map, bean_str key)
{
    return (golden_unions_block *)bean_map_find(map, sizeof(golden_unions_block_map_entry), offsetof(golden_unions_block_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_unions_block_map_entry *golden_unions_block_map_append(golden_unions_block_map *list, bean_arena *arena)
{
    return (golden_unions_block_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_unions_block *golden_unions_block_list_append(golden_unions_block_list *list, bean_arena *arena)
{
    return (golden_unions_block *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_unions_event *golden_unions_event_list_append(golden_unions_event_list *list, bean_arena *arena)
{
    return (golden_unions_event *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_unions_step *golden_unions_step_list_append(golden_unions_step_list *list, bean_arena *arena)
{
    return (golden_unions_step *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_unions_unions_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
