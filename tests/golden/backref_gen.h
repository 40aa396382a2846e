/* Made by beanc 0.1.0 from backref.bean. Changes belong there. */
#ifndef TEST_BACKREF_BACKREF_GEN_H
#define TEST_BACKREF_BACKREF_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct test_backref_tree test_backref_tree;
typedef struct test_backref_leaf test_backref_leaf;
typedef struct test_backref_plain test_backref_plain;

BEAN_DECLARE_LIST(test_backref_tree_list, test_backref_tree);

typedef struct test_backref_leaf_pointer_map_entry test_backref_leaf_pointer_map_entry;
BEAN_DECLARE_LIST(test_backref_leaf_pointer_map, test_backref_leaf_pointer_map_entry);

struct test_backref_leaf_pointer_map_entry {
    bean_str key;
    test_backref_leaf *value;
};

/**
 * test.backref.Tree
 */
struct test_backref_tree {
    bean_str name;
    test_backref_tree_list children;
    test_backref_tree *parent;
    test_backref_leaf_pointer_map leaves;
};

/**
 * test.backref.Leaf
 */
struct test_backref_leaf {
    int32_t n;
    test_backref_tree *tree;
};

BEAN_DECLARE_LIST(test_backref_leaf_list, test_backref_leaf);

/**
 * test.backref.Plain
 */
struct test_backref_plain {
    int32_t n;
};

BEAN_DECLARE_LIST(test_backref_plain_list, test_backref_plain);

/* ---- test.backref.Tree ---- */

/* All members at their defaults. */
void test_backref_tree_init(test_backref_tree *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void test_backref_tree_clear(test_backref_tree *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status test_backref_tree_copy(test_backref_tree *out, const test_backref_tree *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool test_backref_tree_equal(const test_backref_tree *left, const test_backref_tree *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status test_backref_tree_validate(const test_backref_tree *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status test_backref_tree_read(test_backref_tree *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status test_backref_tree_read_with(test_backref_tree *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status test_backref_tree_read_file(test_backref_tree *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status test_backref_tree_merge(test_backref_tree *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status test_backref_tree_write(const test_backref_tree *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status test_backref_tree_write_with(const test_backref_tree *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status test_backref_tree_write_to(const test_backref_tree *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status test_backref_tree_size(const test_backref_tree *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status test_backref_tree_write_file(const test_backref_tree *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status test_backref_tree_list_read(test_backref_tree_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status test_backref_tree_list_read_with(test_backref_tree_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status test_backref_tree_list_write(const test_backref_tree_list *in, bean_buffer *out);
bean_status test_backref_tree_list_write_with(const test_backref_tree_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status test_backref_tree_list_size(const test_backref_tree_list *in, uint64_t *size);
extern const bean_type test_backref_tree_type;

/* ---- test.backref.Leaf ---- */

/* All members at their defaults. */
void test_backref_leaf_init(test_backref_leaf *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void test_backref_leaf_clear(test_backref_leaf *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status test_backref_leaf_copy(test_backref_leaf *out, const test_backref_leaf *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool test_backref_leaf_equal(const test_backref_leaf *left, const test_backref_leaf *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status test_backref_leaf_validate(const test_backref_leaf *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status test_backref_leaf_read(test_backref_leaf *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status test_backref_leaf_read_with(test_backref_leaf *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status test_backref_leaf_read_file(test_backref_leaf *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status test_backref_leaf_merge(test_backref_leaf *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status test_backref_leaf_write(const test_backref_leaf *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status test_backref_leaf_write_with(const test_backref_leaf *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status test_backref_leaf_write_to(const test_backref_leaf *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status test_backref_leaf_size(const test_backref_leaf *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status test_backref_leaf_write_file(const test_backref_leaf *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status test_backref_leaf_list_read(test_backref_leaf_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status test_backref_leaf_list_read_with(test_backref_leaf_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status test_backref_leaf_list_write(const test_backref_leaf_list *in, bean_buffer *out);
bean_status test_backref_leaf_list_write_with(const test_backref_leaf_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status test_backref_leaf_list_size(const test_backref_leaf_list *in, uint64_t *size);
extern const bean_type test_backref_leaf_type;

/* ---- test.backref.Plain ---- */

/* All members at their defaults. */
void test_backref_plain_init(test_backref_plain *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void test_backref_plain_clear(test_backref_plain *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status test_backref_plain_copy(test_backref_plain *out, const test_backref_plain *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool test_backref_plain_equal(const test_backref_plain *left, const test_backref_plain *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status test_backref_plain_validate(const test_backref_plain *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status test_backref_plain_read(test_backref_plain *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status test_backref_plain_read_with(test_backref_plain *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status test_backref_plain_read_file(test_backref_plain *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status test_backref_plain_merge(test_backref_plain *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status test_backref_plain_write(const test_backref_plain *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status test_backref_plain_write_with(const test_backref_plain *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status test_backref_plain_write_to(const test_backref_plain *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status test_backref_plain_size(const test_backref_plain *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status test_backref_plain_write_file(const test_backref_plain *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status test_backref_plain_list_read(test_backref_plain_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status test_backref_plain_list_read_with(test_backref_plain_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status test_backref_plain_list_write(const test_backref_plain_list *in, bean_buffer *out);
bean_status test_backref_plain_list_write_with(const test_backref_plain_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status test_backref_plain_list_size(const test_backref_plain_list *in, uint64_t *size);
extern const bean_type test_backref_plain_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_backref_tree *test_backref_tree_list_append(test_backref_tree_list *list, bean_arena *arena)
{
    return (test_backref_tree *)bean_list_append(list, sizeof *list->items, arena);
}

/* The value of a key, or NULL. O(count). */
static inline test_backref_leaf **test_backref_leaf_pointer_map_find(const test_backref_leaf_pointer_map *map, bean_str key)
{
    return (test_backref_leaf **)bean_map_find(map, sizeof(test_backref_leaf_pointer_map_entry), offsetof(test_backref_leaf_pointer_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_backref_leaf_pointer_map_entry *test_backref_leaf_pointer_map_append(test_backref_leaf_pointer_map *list, bean_arena *arena)
{
    return (test_backref_leaf_pointer_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_backref_leaf *test_backref_leaf_list_append(test_backref_leaf_list *list, bean_arena *arena)
{
    return (test_backref_leaf *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_backref_plain *test_backref_plain_list_append(test_backref_plain_list *list, bean_arena *arena)
{
    return (test_backref_plain *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const test_backref_backref_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
