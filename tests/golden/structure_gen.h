/* Made by beanc 0.1.0 from structure.bean. Changes belong there. */
#ifndef STRUCTURE_STRUCTURE_GEN_H
#define STRUCTURE_STRUCTURE_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * structure.Public
 */
#define STRUCTURE_VIEW_PUBLIC UINT64_C(1)
/**
 * Shows more.
 * structure.Staff
 */
#define STRUCTURE_VIEW_STAFF UINT64_C(3)

typedef struct structure_name structure_name;
typedef struct structure_person structure_person;

/**
 * structure.Name
 */
struct structure_name {
    bean_str first;
    bean_str last;
};

BEAN_DECLARE_LIST(structure_name_list, structure_name);

/**
 * structure.Person
 */
struct structure_person {
    int64_t id;
    structure_name name;
    structure_name *other_name;
    bean_str cached;
    structure_name_list friends;
    bean_json_map rest;
};

BEAN_DECLARE_LIST(structure_person_list, structure_person);

/* ---- structure.Name ---- */

/* All members at their defaults. */
void structure_name_init(structure_name *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void structure_name_clear(structure_name *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status structure_name_copy(structure_name *out, const structure_name *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool structure_name_equal(const structure_name *left, const structure_name *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status structure_name_validate(const structure_name *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status structure_name_read(structure_name *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status structure_name_read_with(structure_name *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status structure_name_read_file(structure_name *out, const char *path, bean_arena *arena,
    bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status structure_name_merge(structure_name *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status structure_name_write(const structure_name *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status structure_name_write_with(const structure_name *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status structure_name_write_to(const structure_name *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status structure_name_size(const structure_name *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status structure_name_write_file(const structure_name *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status structure_name_list_read(structure_name_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status structure_name_list_read_with(structure_name_list *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status structure_name_list_write(const structure_name_list *in, bean_buffer *out);
bean_status structure_name_list_write_with(const structure_name_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status structure_name_list_size(const structure_name_list *in, uint64_t *size);
extern const bean_type structure_name_type;

/* ---- structure.Person ---- */

/* All members at their defaults. */
void structure_person_init(structure_person *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void structure_person_clear(structure_person *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status structure_person_copy(structure_person *out, const structure_person *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool structure_person_equal(const structure_person *left, const structure_person *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status structure_person_validate(const structure_person *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status structure_person_read(structure_person *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status structure_person_read_with(structure_person *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status structure_person_read_file(structure_person *out, const char *path, bean_arena *arena,
    bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status structure_person_merge(structure_person *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status structure_person_write(const structure_person *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status structure_person_write_with(const structure_person *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status structure_person_write_to(const structure_person *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status structure_person_size(const structure_person *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status structure_person_write_file(const structure_person *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status structure_person_list_read(structure_person_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status structure_person_list_read_with(structure_person_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status structure_person_list_write(const structure_person_list *in, bean_buffer *out);
bean_status structure_person_list_write_with(const structure_person_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status structure_person_list_size(const structure_person_list *in, uint64_t *size);
extern const bean_type structure_person_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline structure_name *structure_name_list_append(structure_name_list *list, bean_arena *arena)
{
    return (structure_name *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline structure_person *structure_person_list_append(structure_person_list *list, bean_arena *arena)
{
    return (structure_person *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const structure_structure_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
