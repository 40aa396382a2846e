/* Made by beanc 0.1.0 from idl/person.bean. Changes belong there. */
#ifndef DEMO_PERSON_GEN_H
#define DEMO_PERSON_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct demo_address demo_address;
typedef struct demo_person demo_person;

/**
 * Where somebody lives or works.
 * demo.Address
 */
struct demo_address {
    bean_str street;
    int32_t number;
    bean_str city;
    bean_str zip;
    bean_str country;
};

BEAN_DECLARE_LIST(demo_address_list, demo_address);

/**
 * Nine properties: six strings, a number, two nested beans.
 * demo.Person
 */
struct demo_person {
    bean_str first_name;
    bean_str last_name;
    bean_str email;
    bean_str phone;
    bean_str company;
    bean_str job_title;
    int32_t age;
    demo_address home_address;
    demo_address work_address;
};

BEAN_DECLARE_LIST(demo_person_list, demo_person);

/* ---- demo.Address ---- */

/* All members at their defaults. */
void demo_address_init(demo_address *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void demo_address_clear(demo_address *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status demo_address_copy(demo_address *out, const demo_address *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool demo_address_equal(const demo_address *left, const demo_address *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status demo_address_validate(const demo_address *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status demo_address_read(demo_address *out, const char *json, size_t size, bean_arena *arena,
    bean_error *error);
/* The same with options; NULL means none. */
bean_status demo_address_read_with(demo_address *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status demo_address_read_file(demo_address *out, const char *path, bean_arena *arena,
    bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status demo_address_merge(demo_address *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status demo_address_write(const demo_address *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status demo_address_write_with(const demo_address *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status demo_address_write_to(const demo_address *in, char *to, size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status demo_address_size(const demo_address *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status demo_address_write_file(const demo_address *in, const char *path, bean_error *error);
/* The same for a JSON array. */
bean_status demo_address_list_read(demo_address_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status demo_address_list_read_with(demo_address_list *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status demo_address_list_write(const demo_address_list *in, bean_buffer *out);
bean_status demo_address_list_write_with(const demo_address_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status demo_address_list_size(const demo_address_list *in, uint64_t *size);
extern const bean_type demo_address_type;

/* ---- demo.Person ---- */

/* All members at their defaults. */
void demo_person_init(demo_person *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void demo_person_clear(demo_person *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status demo_person_copy(demo_person *out, const demo_person *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool demo_person_equal(const demo_person *left, const demo_person *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status demo_person_validate(const demo_person *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status demo_person_read(demo_person *out, const char *json, size_t size, bean_arena *arena,
    bean_error *error);
/* The same with options; NULL means none. */
bean_status demo_person_read_with(demo_person *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status demo_person_read_file(demo_person *out, const char *path, bean_arena *arena,
    bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status demo_person_merge(demo_person *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status demo_person_write(const demo_person *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status demo_person_write_with(const demo_person *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status demo_person_write_to(const demo_person *in, char *to, size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status demo_person_size(const demo_person *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status demo_person_write_file(const demo_person *in, const char *path, bean_error *error);
/* The same for a JSON array. */
bean_status demo_person_list_read(demo_person_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status demo_person_list_read_with(demo_person_list *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status demo_person_list_write(const demo_person_list *in, bean_buffer *out);
bean_status demo_person_list_write_with(const demo_person_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status demo_person_list_size(const demo_person_list *in, uint64_t *size);
extern const bean_type demo_person_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline demo_address *demo_address_list_append(demo_address_list *list, bean_arena *arena)
{
    return (demo_address *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline demo_person *demo_person_list_append(demo_person_list *list, bean_arena *arena)
{
    return (demo_person *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const demo_person_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
