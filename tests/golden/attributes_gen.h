/* Made by beanc 0.1.0 from attributes.bean. Changes belong there. */
#ifndef TEST_ATTRIBUTES_ATTRIBUTES_GEN_H
#define TEST_ATTRIBUTES_ATTRIBUTES_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

BEAN_DEPRECATED_BEGIN

/**
 * test.attributes.Short
 */
#define SET_VIEW_SHORT UINT64_C(1)

typedef struct set_setting set_setting BEAN_DEPRECATED("use Other");
typedef struct set_group set_group;

/**
 * Setting
 *
 * A setting.
 *
 * Example: "a"
 *
 * Example: 5
 *
 * Since 1.3
 * test.attributes.Setting
 */
struct set_setting {
    /**
     * Key
     *
     * Its key.
     *
     * Example: "colour"
     *
     * Since 1.4
     */
    bean_str key;
    bean_str the_value BEAN_DEPRECATED("");
} BEAN_DEPRECATED("use Other");

BEAN_DECLARE_LIST(set_setting_list, set_setting);

/**
 * test.attributes.Group
 */
struct set_group {
    set_group *inner;
    set_setting_list settings;
};

BEAN_DECLARE_LIST(set_group_list, set_group);

/* ---- test.attributes.Setting ---- */

/* All members at their defaults. */
void set_setting_init(set_setting *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void set_setting_clear(set_setting *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status set_setting_copy(set_setting *out, const set_setting *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool set_setting_equal(const set_setting *left, const set_setting *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status set_setting_validate(const set_setting *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status set_setting_read(set_setting *out, const char *json, size_t size, bean_arena *arena,
    bean_error *error);
/* The same with options; NULL means none. */
bean_status set_setting_read_with(set_setting *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status set_setting_read_file(set_setting *out, const char *path, bean_arena *arena,
    bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status set_setting_merge(set_setting *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status set_setting_write(const set_setting *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status set_setting_write_with(const set_setting *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status set_setting_write_to(const set_setting *in, char *to, size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status set_setting_size(const set_setting *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status set_setting_write_file(const set_setting *in, const char *path, bean_error *error);
/* The same for a JSON array. */
bean_status set_setting_list_read(set_setting_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status set_setting_list_read_with(set_setting_list *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status set_setting_list_write(const set_setting_list *in, bean_buffer *out);
bean_status set_setting_list_write_with(const set_setting_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status set_setting_list_size(const set_setting_list *in, uint64_t *size);
extern const bean_type set_setting_type;

/* ---- test.attributes.Group ---- */

/* All members at their defaults. */
void set_group_init(set_group *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void set_group_clear(set_group *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status set_group_copy(set_group *out, const set_group *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool set_group_equal(const set_group *left, const set_group *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status set_group_validate(const set_group *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status set_group_read(set_group *out, const char *json, size_t size, bean_arena *arena,
    bean_error *error);
/* The same with options; NULL means none. */
bean_status set_group_read_with(set_group *out, const char *json, size_t size, bean_arena *arena,
    const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status set_group_read_file(set_group *out, const char *path, bean_arena *arena,
    bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status set_group_merge(set_group *target, const char *json, size_t size, bean_arena *arena,
    bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status set_group_write(const set_group *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status set_group_write_with(const set_group *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status set_group_write_to(const set_group *in, char *to, size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status set_group_size(const set_group *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status set_group_write_file(const set_group *in, const char *path, bean_error *error);
/* The same for a JSON array. */
bean_status set_group_list_read(set_group_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status set_group_list_read_with(set_group_list *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status set_group_list_write(const set_group_list *in, bean_buffer *out);
bean_status set_group_list_write_with(const set_group_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status set_group_list_size(const set_group_list *in, uint64_t *size);
extern const bean_type set_group_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline set_setting *set_setting_list_append(set_setting_list *list, bean_arena *arena)
{
    return (set_setting *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline set_group *set_group_list_append(set_group_list *list, bean_arena *arena)
{
    return (set_group *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const set_attributes_gen_types[];

BEAN_DEPRECATED_END

#ifdef __cplusplus
}
#endif

#endif
