/* Made by beanc 0.1.0 from naming.bean. Changes belong there. */
#ifndef GOLDEN_NAMING_NAMING_GEN_H
#define GOLDEN_NAMING_NAMING_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_naming_words golden_naming_words;
typedef struct golden_kebab golden_kebab;
typedef struct golden_naming_jackson_snake golden_naming_jackson_snake;
typedef struct golden_naming_jackson_kebab golden_naming_jackson_kebab;
typedef struct golden_naming_jackson_dot golden_naming_jackson_dot;
typedef struct golden_naming_snake golden_naming_snake;
typedef struct golden_naming_keywords golden_naming_keywords;

/**
 * golden.naming.Mode
 */
typedef int32_t golden_naming_mode;
enum {
    GOLDEN_NAMING_MODE_READ_ONLY = 0,
    GOLDEN_NAMING_MODE_READ_WRITE = 1,
    GOLDEN_NAMING_MODE_NONE = 2,
};

/**
 * Each word of the language's own table.
 * golden.naming.Words
 */
struct golden_naming_words {
    bean_str user_name;
    bean_str url_builder;
    bean_str parse_http_request;
    bean_str the_www;
    bean_str md5;
    bean_str volume30_day;
    bean_str volume_40day;
    bean_str user_title;
    bean_str a_b;
};

BEAN_DECLARE_LIST(golden_naming_words_list, golden_naming_words);

/**
 * golden.naming.Kebab
 */
struct golden_kebab {
    bean_str first_name;
    bean_str email;
    int32_t size_in_cm;
    bean_str nothing;
    bool trigraph;
};

BEAN_DECLARE_LIST(golden_kebab_list, golden_kebab);

/**
 * As Jackson names its properties.
 * golden.naming.JacksonSnake
 */
struct golden_naming_jackson_snake {
    bean_str user_name;
    bean_str parse_http_request;
    bean_str volume_30day;
    golden_naming_mode user_mode;
};

BEAN_DECLARE_LIST(golden_naming_jackson_snake_list, golden_naming_jackson_snake);

/**
 * golden.naming.JacksonKebab
 */
struct golden_naming_jackson_kebab {
    bean_str parse_http_request;
    bean_str md5;
    bean_str user_name;
};

BEAN_DECLARE_LIST(golden_naming_jackson_kebab_list, golden_naming_jackson_kebab);

/**
 * golden.naming.JacksonDot
 */
struct golden_naming_jackson_dot {
    bean_str user_name;
    bean_str the_www;
};

BEAN_DECLARE_LIST(golden_naming_jackson_dot_list, golden_naming_jackson_dot);

/**
 * golden.naming.Snake
 */
struct golden_naming_snake {
    bean_str three_old_words;
};

BEAN_DECLARE_LIST(golden_naming_snake_list, golden_naming_snake);

/**
 * Members that C or C++ would not take get an underscore.
 * golden.naming.Keywords
 */
struct golden_naming_keywords {
    int32_t int_;
    bean_str class_;
    bool bool_;
    bean_str errno_;
    int32_t default_;
};

BEAN_DECLARE_LIST(golden_naming_keywords_list, golden_naming_keywords);

/* ---- golden.naming.Mode ---- */

/* The name in JSON, terminated; NULL when there is no such value. O(1). */
const char *golden_naming_mode_name(golden_naming_mode value);
/* The value of a name or an alias; false when there is none. O(size). */
bool golden_naming_mode_from_name(const char *name, size_t size, golden_naming_mode *value);
extern const bean_enum golden_naming_mode_type;

/* ---- golden.naming.Words ---- */

/* All members at their defaults. */
void golden_naming_words_init(golden_naming_words *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_naming_words_clear(golden_naming_words *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_naming_words_copy(golden_naming_words *out, const golden_naming_words *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_naming_words_equal(const golden_naming_words *left, const golden_naming_words *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_naming_words_validate(const golden_naming_words *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_naming_words_read(golden_naming_words *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_naming_words_read_with(golden_naming_words *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_naming_words_read_file(golden_naming_words *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_naming_words_merge(golden_naming_words *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_naming_words_write(const golden_naming_words *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_naming_words_write_with(const golden_naming_words *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_naming_words_write_to(const golden_naming_words *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_naming_words_size(const golden_naming_words *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_naming_words_write_file(const golden_naming_words *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_naming_words_list_read(golden_naming_words_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_naming_words_list_read_with(golden_naming_words_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_naming_words_list_write(const golden_naming_words_list *in, bean_buffer *out);
bean_status golden_naming_words_list_write_with(const golden_naming_words_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_naming_words_list_size(const golden_naming_words_list *in, uint64_t *size);
extern const bean_type golden_naming_words_type;

/* ---- golden.naming.Kebab ---- */

/* All members at their defaults. */
void golden_kebab_init(golden_kebab *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_kebab_clear(golden_kebab *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_kebab_copy(golden_kebab *out, const golden_kebab *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_kebab_equal(const golden_kebab *left, const golden_kebab *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_kebab_validate(const golden_kebab *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_kebab_read(golden_kebab *out, const char *json, size_t size, bean_arena *arena,
    bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_kebab_read_with(golden_kebab *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_kebab_read_file(golden_kebab *out, const char *path, bean_arena *arena,
    bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_kebab_merge(golden_kebab *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_kebab_write(const golden_kebab *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_kebab_write_with(const golden_kebab *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_kebab_write_to(const golden_kebab *in, char *to, size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_kebab_size(const golden_kebab *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_kebab_write_file(const golden_kebab *in, const char *path, bean_error *error);
/* The same for a JSON array. */
bean_status golden_kebab_list_read(golden_kebab_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status golden_kebab_list_read_with(golden_kebab_list *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_kebab_list_write(const golden_kebab_list *in, bean_buffer *out);
bean_status golden_kebab_list_write_with(const golden_kebab_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status golden_kebab_list_size(const golden_kebab_list *in, uint64_t *size);
extern const bean_type golden_kebab_type;

/* ---- golden.naming.JacksonSnake ---- */

/* All members at their defaults. */
void golden_naming_jackson_snake_init(golden_naming_jackson_snake *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_naming_jackson_snake_clear(golden_naming_jackson_snake *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_naming_jackson_snake_copy(golden_naming_jackson_snake *out,
    const golden_naming_jackson_snake *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_naming_jackson_snake_equal(const golden_naming_jackson_snake *left,
    const golden_naming_jackson_snake *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_naming_jackson_snake_validate(const golden_naming_jackson_snake *in,
    bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_naming_jackson_snake_read(golden_naming_jackson_snake *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_naming_jackson_snake_read_with(golden_naming_jackson_snake *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
/* The same from a file. */
bean_status golden_naming_jackson_snake_read_file(golden_naming_jackson_snake *out,
    const char *path, bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_naming_jackson_snake_merge(golden_naming_jackson_snake *target,
    const char *json, size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_naming_jackson_snake_write(const golden_naming_jackson_snake *in,
    bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_naming_jackson_snake_write_with(const golden_naming_jackson_snake *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_naming_jackson_snake_write_to(const golden_naming_jackson_snake *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_naming_jackson_snake_size(const golden_naming_jackson_snake *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_naming_jackson_snake_write_file(const golden_naming_jackson_snake *in,
    const char *path, bean_error *error);
/* The same for a JSON array. */
bean_status golden_naming_jackson_snake_list_read(golden_naming_jackson_snake_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error);
bean_status golden_naming_jackson_snake_list_read_with(golden_naming_jackson_snake_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status golden_naming_jackson_snake_list_write(const golden_naming_jackson_snake_list *in,
    bean_buffer *out);
bean_status golden_naming_jackson_snake_list_write_with(const golden_naming_jackson_snake_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_naming_jackson_snake_list_size(const golden_naming_jackson_snake_list *in,
    uint64_t *size);
extern const bean_type golden_naming_jackson_snake_type;

/* ---- golden.naming.JacksonKebab ---- */

/* All members at their defaults. */
void golden_naming_jackson_kebab_init(golden_naming_jackson_kebab *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_naming_jackson_kebab_clear(golden_naming_jackson_kebab *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_naming_jackson_kebab_copy(golden_naming_jackson_kebab *out,
    const golden_naming_jackson_kebab *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_naming_jackson_kebab_equal(const golden_naming_jackson_kebab *left,
    const golden_naming_jackson_kebab *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_naming_jackson_kebab_validate(const golden_naming_jackson_kebab *in,
    bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_naming_jackson_kebab_read(golden_naming_jackson_kebab *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_naming_jackson_kebab_read_with(golden_naming_jackson_kebab *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
/* The same from a file. */
bean_status golden_naming_jackson_kebab_read_file(golden_naming_jackson_kebab *out,
    const char *path, bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_naming_jackson_kebab_merge(golden_naming_jackson_kebab *target,
    const char *json, size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_naming_jackson_kebab_write(const golden_naming_jackson_kebab *in,
    bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_naming_jackson_kebab_write_with(const golden_naming_jackson_kebab *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_naming_jackson_kebab_write_to(const golden_naming_jackson_kebab *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_naming_jackson_kebab_size(const golden_naming_jackson_kebab *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_naming_jackson_kebab_write_file(const golden_naming_jackson_kebab *in,
    const char *path, bean_error *error);
/* The same for a JSON array. */
bean_status golden_naming_jackson_kebab_list_read(golden_naming_jackson_kebab_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error);
bean_status golden_naming_jackson_kebab_list_read_with(golden_naming_jackson_kebab_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status golden_naming_jackson_kebab_list_write(const golden_naming_jackson_kebab_list *in,
    bean_buffer *out);
bean_status golden_naming_jackson_kebab_list_write_with(const golden_naming_jackson_kebab_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_naming_jackson_kebab_list_size(const golden_naming_jackson_kebab_list *in,
    uint64_t *size);
extern const bean_type golden_naming_jackson_kebab_type;

/* ---- golden.naming.JacksonDot ---- */

/* All members at their defaults. */
void golden_naming_jackson_dot_init(golden_naming_jackson_dot *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_naming_jackson_dot_clear(golden_naming_jackson_dot *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_naming_jackson_dot_copy(golden_naming_jackson_dot *out,
    const golden_naming_jackson_dot *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_naming_jackson_dot_equal(const golden_naming_jackson_dot *left,
    const golden_naming_jackson_dot *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_naming_jackson_dot_validate(const golden_naming_jackson_dot *in,
    bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_naming_jackson_dot_read(golden_naming_jackson_dot *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_naming_jackson_dot_read_with(golden_naming_jackson_dot *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_naming_jackson_dot_read_file(golden_naming_jackson_dot *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_naming_jackson_dot_merge(golden_naming_jackson_dot *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_naming_jackson_dot_write(const golden_naming_jackson_dot *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_naming_jackson_dot_write_with(const golden_naming_jackson_dot *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_naming_jackson_dot_write_to(const golden_naming_jackson_dot *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_naming_jackson_dot_size(const golden_naming_jackson_dot *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_naming_jackson_dot_write_file(const golden_naming_jackson_dot *in,
    const char *path, bean_error *error);
/* The same for a JSON array. */
bean_status golden_naming_jackson_dot_list_read(golden_naming_jackson_dot_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error);
bean_status golden_naming_jackson_dot_list_read_with(golden_naming_jackson_dot_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status golden_naming_jackson_dot_list_write(const golden_naming_jackson_dot_list *in,
    bean_buffer *out);
bean_status golden_naming_jackson_dot_list_write_with(const golden_naming_jackson_dot_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_naming_jackson_dot_list_size(const golden_naming_jackson_dot_list *in,
    uint64_t *size);
extern const bean_type golden_naming_jackson_dot_type;

/* ---- golden.naming.Snake ---- */

/* All members at their defaults. */
void golden_naming_snake_init(golden_naming_snake *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_naming_snake_clear(golden_naming_snake *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_naming_snake_copy(golden_naming_snake *out, const golden_naming_snake *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_naming_snake_equal(const golden_naming_snake *left, const golden_naming_snake *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_naming_snake_validate(const golden_naming_snake *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_naming_snake_read(golden_naming_snake *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_naming_snake_read_with(golden_naming_snake *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_naming_snake_read_file(golden_naming_snake *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_naming_snake_merge(golden_naming_snake *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_naming_snake_write(const golden_naming_snake *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_naming_snake_write_with(const golden_naming_snake *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_naming_snake_write_to(const golden_naming_snake *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_naming_snake_size(const golden_naming_snake *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_naming_snake_write_file(const golden_naming_snake *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_naming_snake_list_read(golden_naming_snake_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_naming_snake_list_read_with(golden_naming_snake_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_naming_snake_list_write(const golden_naming_snake_list *in, bean_buffer *out);
bean_status golden_naming_snake_list_write_with(const golden_naming_snake_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_naming_snake_list_size(const golden_naming_snake_list *in, uint64_t *size);
extern const bean_type golden_naming_snake_type;

/* ---- golden.naming.Keywords ---- */

/* All members at their defaults. */
void golden_naming_keywords_init(golden_naming_keywords *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_naming_keywords_clear(golden_naming_keywords *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_naming_keywords_copy(golden_naming_keywords *out,
    const golden_naming_keywords *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_naming_keywords_equal(const golden_naming_keywords *left,
    const golden_naming_keywords *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_naming_keywords_validate(const golden_naming_keywords *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_naming_keywords_read(golden_naming_keywords *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_naming_keywords_read_with(golden_naming_keywords *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_naming_keywords_read_file(golden_naming_keywords *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_naming_keywords_merge(golden_naming_keywords *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_naming_keywords_write(const golden_naming_keywords *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_naming_keywords_write_with(const golden_naming_keywords *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_naming_keywords_write_to(const golden_naming_keywords *in, char *to,
    size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_naming_keywords_size(const golden_naming_keywords *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_naming_keywords_write_file(const golden_naming_keywords *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_naming_keywords_list_read(golden_naming_keywords_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_naming_keywords_list_read_with(golden_naming_keywords_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error);
bean_status golden_naming_keywords_list_write(const golden_naming_keywords_list *in,
    bean_buffer *out);
bean_status golden_naming_keywords_list_write_with(const golden_naming_keywords_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_naming_keywords_list_size(const golden_naming_keywords_list *in, uint64_t *size);
extern const bean_type golden_naming_keywords_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_naming_words *golden_naming_words_list_append(golden_naming_words_list *list, bean_arena *arena)
{
    return (golden_naming_words *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_kebab *golden_kebab_list_append(golden_kebab_list *list, bean_arena *arena)
{
    return (golden_kebab *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_naming_jackson_snake *golden_naming_jackson_snake_list_append(golden_naming_jackson_snake_list *list, bean_arena *arena)
{
    return (golden_naming_jackson_snake *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_naming_jackson_kebab *golden_naming_jackson_kebab_list_append(golden_naming_jackson_kebab_list *list, bean_arena *arena)
{
    return (golden_naming_jackson_kebab *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_naming_jackson_dot *golden_naming_jackson_dot_list_append(golden_naming_jackson_dot_list *list, bean_arena *arena)
{
    return (golden_naming_jackson_dot *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_naming_snake *golden_naming_snake_list_append(golden_naming_snake_list *list, bean_arena *arena)
{
    return (golden_naming_snake *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_naming_keywords *golden_naming_keywords_list_append(golden_naming_keywords_list *list, bean_arena *arena)
{
    return (golden_naming_keywords *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_naming_naming_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
