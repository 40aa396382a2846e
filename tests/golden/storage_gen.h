/* Made by beanc 0.1.0 from storage.bean. Changes belong there. */
#ifndef TEST_STORAGE_STORAGE_GEN_H
#define TEST_STORAGE_STORAGE_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct test_storage_sensor test_storage_sensor;
typedef struct test_storage_route test_storage_route;
typedef struct test_storage_fork test_storage_fork;
typedef struct test_storage_step test_storage_step;

#ifndef TEST_STORAGE_TEXT2_DECLARED
#define TEST_STORAGE_TEXT2_DECLARED
typedef struct test_storage_text2 {
    char text[3];
} test_storage_text2;
#endif

#ifndef TEST_STORAGE_TEXT2_LIST_DECLARED
#define TEST_STORAGE_TEXT2_LIST_DECLARED
BEAN_DECLARE_LIST(test_storage_text2_list, test_storage_text2);
#endif

/**
 * test.storage.Sensor
 */
struct test_storage_sensor {
    /**
     * at most 15 bytes
     */
    char name[16];
    char country[3];
    bool has_country;
    char unit[3];
    char note[8];
    test_storage_text2_list seen_in;
    char pair[2][3];
};

BEAN_DECLARE_LIST(test_storage_sensor_list, test_storage_sensor);

/**
 * What is never null, behind an address.
 * test.storage.Route
 */
struct test_storage_route {
    test_storage_sensor *from;
    test_storage_step *first;
};

BEAN_DECLARE_LIST(test_storage_route_list, test_storage_route);

/**
 * test.storage.Fork
 */
struct test_storage_fork {
    test_storage_step *left;
    test_storage_step *right;
};

BEAN_DECLARE_LIST(test_storage_fork_list, test_storage_fork);

typedef enum test_storage_step_tag {
    TEST_STORAGE_STEP_SENSOR,
    TEST_STORAGE_STEP_FORK,
    TEST_STORAGE_STEP_END
} test_storage_step_tag;

/**
 * A union in itself.
 * test.storage.Step
 */
struct test_storage_step {
    test_storage_step_tag tag; /* zero bytes are TEST_STORAGE_STEP_SENSOR */
    union {
        test_storage_sensor sensor; /* TEST_STORAGE_STEP_SENSOR */
        test_storage_fork fork; /* TEST_STORAGE_STEP_FORK */
    } u;
};

BEAN_DECLARE_LIST(test_storage_step_list, test_storage_step);

/* ---- test.storage.Sensor ---- */

/* All members at their defaults. */
void test_storage_sensor_init(test_storage_sensor *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void test_storage_sensor_clear(test_storage_sensor *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status test_storage_sensor_copy(test_storage_sensor *out, const test_storage_sensor *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool test_storage_sensor_equal(const test_storage_sensor *left, const test_storage_sensor *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status test_storage_sensor_validate(const test_storage_sensor *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status test_storage_sensor_read(test_storage_sensor *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status test_storage_sensor_read_with(test_storage_sensor *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status test_storage_sensor_read_file(test_storage_sensor *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status test_storage_sensor_merge(test_storage_sensor *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status test_storage_sensor_write(const test_storage_sensor *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status test_storage_sensor_write_with(const test_storage_sensor *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status test_storage_sensor_write_to(const test_storage_sensor *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status test_storage_sensor_size(const test_storage_sensor *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status test_storage_sensor_write_file(const test_storage_sensor *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status test_storage_sensor_list_read(test_storage_sensor_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status test_storage_sensor_list_read_with(test_storage_sensor_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status test_storage_sensor_list_write(const test_storage_sensor_list *in, bean_buffer *out);
bean_status test_storage_sensor_list_write_with(const test_storage_sensor_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error);
bean_status test_storage_sensor_list_size(const test_storage_sensor_list *in, uint64_t *size);
extern const bean_type test_storage_sensor_type;

/* ---- test.storage.Route ---- */

/* All members at their defaults. */
void test_storage_route_init(test_storage_route *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void test_storage_route_clear(test_storage_route *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status test_storage_route_copy(test_storage_route *out, const test_storage_route *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool test_storage_route_equal(const test_storage_route *left, const test_storage_route *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status test_storage_route_validate(const test_storage_route *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status test_storage_route_read(test_storage_route *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status test_storage_route_read_with(test_storage_route *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status test_storage_route_read_file(test_storage_route *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status test_storage_route_merge(test_storage_route *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status test_storage_route_write(const test_storage_route *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status test_storage_route_write_with(const test_storage_route *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status test_storage_route_write_to(const test_storage_route *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status test_storage_route_size(const test_storage_route *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status test_storage_route_write_file(const test_storage_route *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status test_storage_route_list_read(test_storage_route_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error);
bean_status test_storage_route_list_read_with(test_storage_route_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status test_storage_route_list_write(const test_storage_route_list *in, bean_buffer *out);
bean_status test_storage_route_list_write_with(const test_storage_route_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status test_storage_route_list_size(const test_storage_route_list *in, uint64_t *size);
extern const bean_type test_storage_route_type;

/* ---- test.storage.Fork ---- */

/* All members at their defaults. */
void test_storage_fork_init(test_storage_fork *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void test_storage_fork_clear(test_storage_fork *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status test_storage_fork_copy(test_storage_fork *out, const test_storage_fork *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool test_storage_fork_equal(const test_storage_fork *left, const test_storage_fork *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status test_storage_fork_validate(const test_storage_fork *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status test_storage_fork_read(test_storage_fork *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status test_storage_fork_read_with(test_storage_fork *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status test_storage_fork_read_file(test_storage_fork *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status test_storage_fork_merge(test_storage_fork *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status test_storage_fork_write(const test_storage_fork *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status test_storage_fork_write_with(const test_storage_fork *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status test_storage_fork_write_to(const test_storage_fork *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status test_storage_fork_size(const test_storage_fork *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status test_storage_fork_write_file(const test_storage_fork *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status test_storage_fork_list_read(test_storage_fork_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status test_storage_fork_list_read_with(test_storage_fork_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status test_storage_fork_list_write(const test_storage_fork_list *in, bean_buffer *out);
bean_status test_storage_fork_list_write_with(const test_storage_fork_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status test_storage_fork_list_size(const test_storage_fork_list *in, uint64_t *size);
extern const bean_type test_storage_fork_type;

/* ---- test.storage.Step ---- */

/* All members at their defaults. */
void test_storage_step_init(test_storage_step *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void test_storage_step_clear(test_storage_step *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status test_storage_step_copy(test_storage_step *out, const test_storage_step *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool test_storage_step_equal(const test_storage_step *left, const test_storage_step *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status test_storage_step_validate(const test_storage_step *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status test_storage_step_read(test_storage_step *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status test_storage_step_read_with(test_storage_step *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status test_storage_step_read_file(test_storage_step *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status test_storage_step_merge(test_storage_step *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status test_storage_step_write(const test_storage_step *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status test_storage_step_write_with(const test_storage_step *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status test_storage_step_write_to(const test_storage_step *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status test_storage_step_size(const test_storage_step *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status test_storage_step_write_file(const test_storage_step *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status test_storage_step_list_read(test_storage_step_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status test_storage_step_list_read_with(test_storage_step_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status test_storage_step_list_write(const test_storage_step_list *in, bean_buffer *out);
bean_status test_storage_step_list_write_with(const test_storage_step_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status test_storage_step_list_size(const test_storage_step_list *in, uint64_t *size);
extern const bean_union test_storage_step_type;

#ifndef TEST_STORAGE_TEXT2_LIST_DECLARED_FUNCTIONS
#define TEST_STORAGE_TEXT2_LIST_DECLARED_FUNCTIONS
/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_storage_text2 *test_storage_text2_list_append(test_storage_text2_list *list, bean_arena *arena)
{
    return (test_storage_text2 *)bean_list_append(list, sizeof *list->items, arena);
}
#endif

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_storage_sensor *test_storage_sensor_list_append(test_storage_sensor_list *list, bean_arena *arena)
{
    return (test_storage_sensor *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_storage_route *test_storage_route_list_append(test_storage_route_list *list, bean_arena *arena)
{
    return (test_storage_route *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_storage_fork *test_storage_fork_list_append(test_storage_fork_list *list, bean_arena *arena)
{
    return (test_storage_fork *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_storage_step *test_storage_step_list_append(test_storage_step_list *list, bean_arena *arena)
{
    return (test_storage_step *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const test_storage_storage_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
