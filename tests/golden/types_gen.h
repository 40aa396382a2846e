/* Made by beanc 0.1.0 from types.bean. Changes belong there. */
#ifndef GOLDEN_TYPES_TYPES_GEN_H
#define GOLDEN_TYPES_TYPES_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_types_plain golden_types_plain;
typedef struct golden_types_nullable golden_types_nullable;
typedef struct golden_types_defaults golden_types_defaults;
typedef struct golden_types_containers golden_types_containers;
typedef struct golden_types_empty golden_types_empty;
typedef struct golden_types_strict golden_types_strict;

#define GOLDEN_TYPES_YES (true)

#define GOLDEN_TYPES_LOW (-128)

#define GOLDEN_TYPES_PORT (65535)

#define GOLDEN_TYPES_LEAST (INT64_C(-2147483648))

#define GOLDEN_TYPES_FAR ((-INT64_C(9223372036854775807) - 1))

#define GOLDEN_TYPES_ALL (UINT64_C(18446744073709551615))

#define GOLDEN_TYPES_HALF (0.5f)

#define GOLDEN_TYPES_PI (3.141592653589793)

#define GOLDEN_TYPES_GREETING "a \"quoted\" word,\012\303\244\001 and \077\077= more"

/**
 * golden.types.Plain
 */
struct golden_types_plain {
    bool a;
    int8_t b;
    int16_t c;
    int32_t d;
    int64_t e;
    uint8_t f;
    uint16_t g;
    uint32_t h;
    uint64_t i;
    float j;
    double k;
    bean_str l;
};

BEAN_DECLARE_LIST(golden_types_plain_list, golden_types_plain);

/**
 * golden.types.Nullable
 */
struct golden_types_nullable {
    bool a;
    bool has_a;
    int8_t b;
    bool has_b;
    int16_t c;
    bool has_c;
    int32_t d;
    bool has_d;
    int64_t e;
    bool has_e;
    uint8_t f;
    bool has_f;
    uint16_t g;
    bool has_g;
    uint32_t h;
    bool has_h;
    uint64_t i;
    bool has_i;
    float j;
    bool has_j;
    double k;
    bool has_k;
    bean_str l;
    golden_types_plain *m;
};

BEAN_DECLARE_LIST(golden_types_nullable_list, golden_types_nullable);

/**
 * golden.types.Defaults
 */
struct golden_types_defaults {
    bool a;
    int8_t b;
    int32_t c;
    int64_t d;
    uint64_t e;
    float f;
    double g;
    bean_str h;
    int32_t i;
    bool has_i;
    bean_str j;
    bean_int32_list k;
    bean_string_map l;
    golden_types_plain m;
    int32_t n;
    bool has_n;
};

BEAN_DECLARE_LIST(golden_types_defaults_list, golden_types_defaults);

#ifndef GOLDEN_TYPES_OPTIONAL_INT32_LIST_DECLARED
#define GOLDEN_TYPES_OPTIONAL_INT32_LIST_DECLARED
BEAN_DECLARE_LIST(golden_types_optional_int32_list, bean_optional_int32);
#endif

BEAN_DECLARE_LIST(golden_types_plain_pointer_list, golden_types_plain *);

#ifndef GOLDEN_TYPES_FLOAT64_LIST_LIST_DECLARED
#define GOLDEN_TYPES_FLOAT64_LIST_LIST_DECLARED
BEAN_DECLARE_LIST(golden_types_float64_list_list, bean_float64_list);
#endif

#ifndef GOLDEN_TYPES_OPTIONAL_BOOL_MAP_DECLARED
#define GOLDEN_TYPES_OPTIONAL_BOOL_MAP_DECLARED
typedef struct golden_types_optional_bool_map_entry golden_types_optional_bool_map_entry;
BEAN_DECLARE_LIST(golden_types_optional_bool_map, golden_types_optional_bool_map_entry);
#endif

#ifndef GOLDEN_TYPES_OPTIONAL_BOOL_MAP_DECLARED_ENTRY
#define GOLDEN_TYPES_OPTIONAL_BOOL_MAP_DECLARED_ENTRY
struct golden_types_optional_bool_map_entry {
    bean_str key;
    bean_optional_bool value;
};
#endif

typedef struct golden_types_plain_map_entry golden_types_plain_map_entry;
BEAN_DECLARE_LIST(golden_types_plain_map, golden_types_plain_map_entry);

struct golden_types_plain_map_entry {
    bean_str key;
    golden_types_plain value;
};

#ifndef GOLDEN_TYPES_STRING_LIST_MAP_DECLARED
#define GOLDEN_TYPES_STRING_LIST_MAP_DECLARED
typedef struct golden_types_string_list_map_entry golden_types_string_list_map_entry;
BEAN_DECLARE_LIST(golden_types_string_list_map, golden_types_string_list_map_entry);
#endif

#ifndef GOLDEN_TYPES_STRING_LIST_MAP_DECLARED_ENTRY
#define GOLDEN_TYPES_STRING_LIST_MAP_DECLARED_ENTRY
struct golden_types_string_list_map_entry {
    bean_str key;
    bean_string_list value;
};
#endif

#ifndef GOLDEN_TYPES_STRING_LIST_MAP_MAP_DECLARED
#define GOLDEN_TYPES_STRING_LIST_MAP_MAP_DECLARED
typedef struct golden_types_string_list_map_map_entry golden_types_string_list_map_map_entry;
BEAN_DECLARE_LIST(golden_types_string_list_map_map, golden_types_string_list_map_map_entry);
#endif

#ifndef GOLDEN_TYPES_STRING_LIST_MAP_MAP_DECLARED_ENTRY
#define GOLDEN_TYPES_STRING_LIST_MAP_MAP_DECLARED_ENTRY
struct golden_types_string_list_map_map_entry {
    bean_str key;
    golden_types_string_list_map value;
};
#endif

/**
 * golden.types.Containers
 */
struct golden_types_containers {
    bean_int32_list numbers;
    golden_types_optional_int32_list holes;
    bean_string_list names;
    bean_string_list maybe_names;
    golden_types_plain_list plains;
    golden_types_plain_pointer_list maybe_plains;
    golden_types_float64_list_list matrix;
    bean_int64_map counts;
    golden_types_optional_bool_map flags;
    golden_types_plain_map by_name;
    golden_types_string_list_map_map nested;
};

BEAN_DECLARE_LIST(golden_types_containers_list, golden_types_containers);

/**
 * None at all.
 * golden.types.Empty
 */
struct golden_types_empty {
    char b_empty; /* C has no empty structs */
};

BEAN_DECLARE_LIST(golden_types_empty_list, golden_types_empty);

/**
 * golden.types.Strict
 */
struct golden_types_strict {
    bean_str a;
    bean_str b;
    bean_int32_list c;
    int32_t d;
    int32_t e BEAN_DEPRECATED("use d");
    bool has_e;
};

BEAN_DECLARE_LIST(golden_types_strict_list, golden_types_strict);

/* ---- golden.types.Plain ---- */

/* All members at their defaults. */
void golden_types_plain_init(golden_types_plain *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_types_plain_clear(golden_types_plain *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_types_plain_copy(golden_types_plain *out, const golden_types_plain *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_types_plain_equal(const golden_types_plain *left, const golden_types_plain *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_types_plain_validate(const golden_types_plain *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_types_plain_read(golden_types_plain *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_types_plain_read_with(golden_types_plain *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_types_plain_read_file(golden_types_plain *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_types_plain_merge(golden_types_plain *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_types_plain_write(const golden_types_plain *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_types_plain_write_with(const golden_types_plain *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_types_plain_write_to(const golden_types_plain *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_types_plain_size(const golden_types_plain *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_types_plain_write_file(const golden_types_plain *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_types_plain_list_read(golden_types_plain_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_types_plain_list_read_with(golden_types_plain_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_types_plain_list_write(const golden_types_plain_list *in, bean_buffer *out);
bean_status golden_types_plain_list_write_with(const golden_types_plain_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status golden_types_plain_list_size(const golden_types_plain_list *in, uint64_t *size);
extern const bean_type golden_types_plain_type;

/* ---- golden.types.Nullable ---- */

/* All members at their defaults. */
void golden_types_nullable_init(golden_types_nullable *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_types_nullable_clear(golden_types_nullable *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_types_nullable_copy(golden_types_nullable *out, const golden_types_nullable *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_types_nullable_equal(const golden_types_nullable *left,
    const golden_types_nullable *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_types_nullable_validate(const golden_types_nullable *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_types_nullable_read(golden_types_nullable *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_types_nullable_read_with(golden_types_nullable *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_types_nullable_read_file(golden_types_nullable *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_types_nullable_merge(golden_types_nullable *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_types_nullable_write(const golden_types_nullable *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_types_nullable_write_with(const golden_types_nullable *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_types_nullable_write_to(const golden_types_nullable *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_types_nullable_size(const golden_types_nullable *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_types_nullable_write_file(const golden_types_nullable *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_types_nullable_list_read(golden_types_nullable_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_types_nullable_list_read_with(golden_types_nullable_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_types_nullable_list_write(const golden_types_nullable_list *in,
    bean_buffer *out);
bean_status golden_types_nullable_list_write_with(const golden_types_nullable_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_types_nullable_list_size(const golden_types_nullable_list *in, uint64_t *size);
extern const bean_type golden_types_nullable_type;

/* ---- golden.types.Defaults ---- */

/* All members at their defaults. */
void golden_types_defaults_init(golden_types_defaults *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_types_defaults_clear(golden_types_defaults *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_types_defaults_copy(golden_types_defaults *out, const golden_types_defaults *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_types_defaults_equal(const golden_types_defaults *left,
    const golden_types_defaults *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_types_defaults_validate(const golden_types_defaults *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_types_defaults_read(golden_types_defaults *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_types_defaults_read_with(golden_types_defaults *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_types_defaults_read_file(golden_types_defaults *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_types_defaults_merge(golden_types_defaults *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_types_defaults_write(const golden_types_defaults *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_types_defaults_write_with(const golden_types_defaults *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_types_defaults_write_to(const golden_types_defaults *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_types_defaults_size(const golden_types_defaults *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_types_defaults_write_file(const golden_types_defaults *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_types_defaults_list_read(golden_types_defaults_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_types_defaults_list_read_with(golden_types_defaults_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_types_defaults_list_write(const golden_types_defaults_list *in,
    bean_buffer *out);
bean_status golden_types_defaults_list_write_with(const golden_types_defaults_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_types_defaults_list_size(const golden_types_defaults_list *in, uint64_t *size);
extern const bean_type golden_types_defaults_type;

/* ---- golden.types.Containers ---- */

/* All members at their defaults. */
void golden_types_containers_init(golden_types_containers *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_types_containers_clear(golden_types_containers *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_types_containers_copy(golden_types_containers *out,
    const golden_types_containers *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_types_containers_equal(const golden_types_containers *left,
    const golden_types_containers *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_types_containers_validate(const golden_types_containers *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_types_containers_read(golden_types_containers *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_types_containers_read_with(golden_types_containers *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_types_containers_read_file(golden_types_containers *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_types_containers_merge(golden_types_containers *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_types_containers_write(const golden_types_containers *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_types_containers_write_with(const golden_types_containers *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_types_containers_write_to(const golden_types_containers *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_types_containers_size(const golden_types_containers *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_types_containers_write_file(const golden_types_containers *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_types_containers_list_read(golden_types_containers_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_types_containers_list_read_with(golden_types_containers_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status golden_types_containers_list_write(const golden_types_containers_list *in,
    bean_buffer *out);
bean_status golden_types_containers_list_write_with(const golden_types_containers_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_types_containers_list_size(const golden_types_containers_list *in,
    uint64_t *size);
extern const bean_type golden_types_containers_type;

/* ---- golden.types.Empty ---- */

/* All members at their defaults. */
void golden_types_empty_init(golden_types_empty *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_types_empty_clear(golden_types_empty *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_types_empty_copy(golden_types_empty *out, const golden_types_empty *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_types_empty_equal(const golden_types_empty *left, const golden_types_empty *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_types_empty_validate(const golden_types_empty *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_types_empty_read(golden_types_empty *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_types_empty_read_with(golden_types_empty *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_types_empty_read_file(golden_types_empty *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_types_empty_merge(golden_types_empty *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_types_empty_write(const golden_types_empty *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_types_empty_write_with(const golden_types_empty *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_types_empty_write_to(const golden_types_empty *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_types_empty_size(const golden_types_empty *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_types_empty_write_file(const golden_types_empty *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_types_empty_list_read(golden_types_empty_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_types_empty_list_read_with(golden_types_empty_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_types_empty_list_write(const golden_types_empty_list *in, bean_buffer *out);
bean_status golden_types_empty_list_write_with(const golden_types_empty_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status golden_types_empty_list_size(const golden_types_empty_list *in, uint64_t *size);
extern const bean_type golden_types_empty_type;

/* ---- golden.types.Strict ---- */

/* All members at their defaults. */
void golden_types_strict_init(golden_types_strict *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_types_strict_clear(golden_types_strict *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_types_strict_copy(golden_types_strict *out, const golden_types_strict *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_types_strict_equal(const golden_types_strict *left, const golden_types_strict *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_types_strict_validate(const golden_types_strict *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_types_strict_read(golden_types_strict *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_types_strict_read_with(golden_types_strict *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_types_strict_read_file(golden_types_strict *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_types_strict_merge(golden_types_strict *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_types_strict_write(const golden_types_strict *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_types_strict_write_with(const golden_types_strict *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_types_strict_write_to(const golden_types_strict *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_types_strict_size(const golden_types_strict *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_types_strict_write_file(const golden_types_strict *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_types_strict_list_read(golden_types_strict_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_types_strict_list_read_with(golden_types_strict_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_types_strict_list_write(const golden_types_strict_list *in, bean_buffer *out);
bean_status golden_types_strict_list_write_with(const golden_types_strict_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_types_strict_list_size(const golden_types_strict_list *in, uint64_t *size);
extern const bean_type golden_types_strict_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_types_plain *golden_types_plain_list_append(golden_types_plain_list *list, bean_arena *arena)
{
    return (golden_types_plain *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_types_nullable *golden_types_nullable_list_append(golden_types_nullable_list *list, bean_arena *arena)
{
    return (golden_types_nullable *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_types_defaults *golden_types_defaults_list_append(golden_types_defaults_list *list, bean_arena *arena)
{
    return (golden_types_defaults *)bean_list_append(list, sizeof *list->items, arena);
}

#ifndef GOLDEN_TYPES_OPTIONAL_INT32_LIST_DECLARED_FUNCTIONS
#define GOLDEN_TYPES_OPTIONAL_INT32_LIST_DECLARED_FUNCTIONS
/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline bean_optional_int32 *golden_types_optional_int32_list_append(golden_types_optional_int32_list *list, bean_arena *arena)
{
    return (bean_optional_int32 *)bean_list_append(list, sizeof *list->items, arena);
}
#endif

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_types_plain **golden_types_plain_pointer_list_append(golden_types_plain_pointer_list *list, bean_arena *arena)
{
    return (golden_types_plain **)bean_list_append(list, sizeof *list->items, arena);
}

#ifndef GOLDEN_TYPES_FLOAT64_LIST_LIST_DECLARED_FUNCTIONS
#define GOLDEN_TYPES_FLOAT64_LIST_LIST_DECLARED_FUNCTIONS
/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline bean_float64_list *golden_types_float64_list_list_append(golden_types_float64_list_list *list, bean_arena *arena)
{
    return (bean_float64_list *)bean_list_append(list, sizeof *list->items, arena);
}
#endif

#ifndef GOLDEN_TYPES_OPTIONAL_BOOL_MAP_DECLARED_FUNCTIONS
#define GOLDEN_TYPES_OPTIONAL_BOOL_MAP_DECLARED_FUNCTIONS
/* The value of a key, or NULL. O(count). */
static inline bean_optional_bool *golden_types_optional_bool_map_find(const golden_types_optional_bool_map *map, bean_str key)
{
    return (bean_optional_bool *)bean_map_find(map, sizeof(golden_types_optional_bool_map_entry), offsetof(golden_types_optional_bool_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_types_optional_bool_map_entry *golden_types_optional_bool_map_append(golden_types_optional_bool_map *list, bean_arena *arena)
{
    return (golden_types_optional_bool_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}
#endif

/* The value of a key, or NULL. O(count). */
static inline golden_types_plain *golden_types_plain_map_find(const golden_types_plain_map *map, bean_str key)
{
    return (golden_types_plain *)bean_map_find(map, sizeof(golden_types_plain_map_entry), offsetof(golden_types_plain_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_types_plain_map_entry *golden_types_plain_map_append(golden_types_plain_map *list, bean_arena *arena)
{
    return (golden_types_plain_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}

#ifndef GOLDEN_TYPES_STRING_LIST_MAP_DECLARED_FUNCTIONS
#define GOLDEN_TYPES_STRING_LIST_MAP_DECLARED_FUNCTIONS
/* The value of a key, or NULL. O(count). */
static inline bean_string_list *golden_types_string_list_map_find(const golden_types_string_list_map *map, bean_str key)
{
    return (bean_string_list *)bean_map_find(map, sizeof(golden_types_string_list_map_entry), offsetof(golden_types_string_list_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_types_string_list_map_entry *golden_types_string_list_map_append(golden_types_string_list_map *list, bean_arena *arena)
{
    return (golden_types_string_list_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}
#endif

#ifndef GOLDEN_TYPES_STRING_LIST_MAP_MAP_DECLARED_FUNCTIONS
#define GOLDEN_TYPES_STRING_LIST_MAP_MAP_DECLARED_FUNCTIONS
/* The value of a key, or NULL. O(count). */
static inline golden_types_string_list_map *golden_types_string_list_map_map_find(const golden_types_string_list_map_map *map, bean_str key)
{
    return (golden_types_string_list_map *)bean_map_find(map, sizeof(golden_types_string_list_map_map_entry), offsetof(golden_types_string_list_map_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_types_string_list_map_map_entry *golden_types_string_list_map_map_append(golden_types_string_list_map_map *list, bean_arena *arena)
{
    return (golden_types_string_list_map_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}
#endif

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_types_containers *golden_types_containers_list_append(golden_types_containers_list *list, bean_arena *arena)
{
    return (golden_types_containers *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_types_empty *golden_types_empty_list_append(golden_types_empty_list *list, bean_arena *arena)
{
    return (golden_types_empty *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_types_strict *golden_types_strict_list_append(golden_types_strict_list *list, bean_arena *arena)
{
    return (golden_types_strict *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_types_types_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
