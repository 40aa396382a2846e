/* Made by beanc 0.1.0 from presence.bean. Changes belong there. */
#ifndef TEST_PRESENCE_PRESENCE_GEN_H
#define TEST_PRESENCE_PRESENCE_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct test_presence_change test_presence_change;

/**
 * What to change.
 * test.presence.Change
 */
struct test_presence_change {
    bean_str name;
    bean_presence name_state;
    int32_t age;
    bean_presence age_state;
    bool flags[2];
    bean_presence flags_state;
    test_presence_change *next;
    bean_presence next_state;
    bean_str plain;
};

BEAN_DECLARE_LIST(test_presence_change_list, test_presence_change);

/* ---- test.presence.Change ---- */

/* All members at their defaults. */
void test_presence_change_init(test_presence_change *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void test_presence_change_clear(test_presence_change *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status test_presence_change_copy(test_presence_change *out, const test_presence_change *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool test_presence_change_equal(const test_presence_change *left,
    const test_presence_change *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status test_presence_change_validate(const test_presence_change *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status test_presence_change_read(test_presence_change *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status test_presence_change_read_with(test_presence_change *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status test_presence_change_read_file(test_presence_change *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status test_presence_change_merge(test_presence_change *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status test_presence_change_write(const test_presence_change *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status test_presence_change_write_with(const test_presence_change *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status test_presence_change_write_to(const test_presence_change *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status test_presence_change_size(const test_presence_change *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status test_presence_change_write_file(const test_presence_change *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status test_presence_change_list_read(test_presence_change_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status test_presence_change_list_read_with(test_presence_change_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status test_presence_change_list_write(const test_presence_change_list *in, bean_buffer *out);
bean_status test_presence_change_list_write_with(const test_presence_change_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status test_presence_change_list_size(const test_presence_change_list *in, uint64_t *size);
extern const bean_type test_presence_change_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_presence_change *test_presence_change_list_append(test_presence_change_list *list, bean_arena *arena)
{
    return (test_presence_change *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const test_presence_presence_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
