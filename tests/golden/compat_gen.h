/* Made by beanc 0.1.0 from compat.bean. Changes belong there. */
#ifndef GOLDEN_COMPAT_COMPAT_GEN_H
#define GOLDEN_COMPAT_COMPAT_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_compat_account golden_compat_account;

/**
 * golden.compat.Account
 */
struct golden_compat_account {
    uint64_t account_id;
    bean_str display_name;
    bean_duration time_to_live;
    bool has_time_to_live;
    int32_t retry_limit;
    bean_bytes raw_data;
};

BEAN_DECLARE_LIST(golden_compat_account_list, golden_compat_account);

/* ---- golden.compat.Account ---- */

/* All members at their defaults. */
void golden_compat_account_init(golden_compat_account *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_compat_account_clear(golden_compat_account *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_compat_account_copy(golden_compat_account *out, const golden_compat_account *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_compat_account_equal(const golden_compat_account *left,
    const golden_compat_account *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_compat_account_validate(const golden_compat_account *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_compat_account_read(golden_compat_account *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_compat_account_read_with(golden_compat_account *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_compat_account_read_file(golden_compat_account *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_compat_account_merge(golden_compat_account *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_compat_account_write(const golden_compat_account *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_compat_account_write_with(const golden_compat_account *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_compat_account_write_to(const golden_compat_account *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_compat_account_size(const golden_compat_account *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_compat_account_write_file(const golden_compat_account *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_compat_account_list_read(golden_compat_account_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status golden_compat_account_list_read_with(golden_compat_account_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_compat_account_list_write(const golden_compat_account_list *in,
    bean_buffer *out);
bean_status golden_compat_account_list_write_with(const golden_compat_account_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status golden_compat_account_list_size(const golden_compat_account_list *in, uint64_t *size);
extern const bean_type golden_compat_account_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_compat_account *golden_compat_account_list_append(golden_compat_account_list *list, bean_arena *arena)
{
    return (golden_compat_account *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_compat_compat_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
