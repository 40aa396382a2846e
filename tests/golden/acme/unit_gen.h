/* Made by beanc 0.1.0 from acme/unit.bean. Changes belong there. */
#ifndef GOLDEN_ACME_UNIT_UNIT_GEN_H
#define GOLDEN_ACME_UNIT_UNIT_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_acme_unit_unit golden_acme_unit_unit;

/**
 * golden.acme.unit.Unit
 */
struct golden_acme_unit_unit {
    bean_str name;
    double factor;
};

BEAN_DECLARE_LIST(golden_acme_unit_unit_list, golden_acme_unit_unit);

/* ---- golden.acme.unit.Unit ---- */

/* All members at their defaults. */
void golden_acme_unit_unit_init(golden_acme_unit_unit *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_acme_unit_unit_clear(golden_acme_unit_unit *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_acme_unit_unit_copy(golden_acme_unit_unit *out, const golden_acme_unit_unit *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_acme_unit_unit_equal(const golden_acme_unit_unit *left,
    const golden_acme_unit_unit *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_acme_unit_unit_validate(const golden_acme_unit_unit *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_acme_unit_unit_read(golden_acme_unit_unit *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_acme_unit_unit_read_with(golden_acme_unit_unit *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_acme_unit_unit_read_file(golden_acme_unit_unit *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_acme_unit_unit_merge(golden_acme_unit_unit *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_acme_unit_unit_write(const golden_acme_unit_unit *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_acme_unit_unit_write_with(const golden_acme_unit_unit *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_acme_unit_unit_write_to(const golden_acme_unit_unit *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_acme_unit_unit_size(const golden_acme_unit_unit *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_acme_unit_unit_write_file(const golden_acme_unit_unit *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_acme_unit_unit_list_read(golden_acme_unit_unit_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_acme_unit_unit_list_read_with(golden_acme_unit_unit_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_acme_unit_unit_list_write(const golden_acme_unit_unit_list *in,
    bean_buffer *out);
bean_status golden_acme_unit_unit_list_write_with(const golden_acme_unit_unit_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_acme_unit_unit_list_size(const golden_acme_unit_unit_list *in, uint64_t *size);
extern const bean_type golden_acme_unit_unit_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_acme_unit_unit *golden_acme_unit_unit_list_append(golden_acme_unit_unit_list *list, bean_arena *arena)
{
    return (golden_acme_unit_unit *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_acme_unit_unit_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
