/* Made by beanc 0.1.0 from codecs.bean. Changes belong there. */
#ifndef TEST_CODECS_CODECS_GEN_H
#define TEST_CODECS_CODECS_GEN_H

#include <bean.h>
#include <time.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct test_codecs_event test_codecs_event;

#ifndef TEST_CODECS_CALENDAR_LIST_DECLARED
#define TEST_CODECS_CALENDAR_LIST_DECLARED
BEAN_DECLARE_LIST(test_codecs_calendar_list, struct tm);
#endif

#ifndef TEST_CODECS_OPTIONAL_CALENDAR_DECLARED
#define TEST_CODECS_OPTIONAL_CALENDAR_DECLARED
BEAN_DECLARE_OPTIONAL(test_codecs_optional_calendar, struct tm);
#endif

#ifndef TEST_CODECS_OPTIONAL_CALENDAR_MAP_DECLARED
#define TEST_CODECS_OPTIONAL_CALENDAR_MAP_DECLARED
typedef struct test_codecs_optional_calendar_map_entry test_codecs_optional_calendar_map_entry;
BEAN_DECLARE_LIST(test_codecs_optional_calendar_map, test_codecs_optional_calendar_map_entry);
#endif

#ifndef TEST_CODECS_OPTIONAL_CALENDAR_MAP_DECLARED_ENTRY
#define TEST_CODECS_OPTIONAL_CALENDAR_MAP_DECLARED_ENTRY
struct test_codecs_optional_calendar_map_entry {
    bean_str key;
    test_codecs_optional_calendar value;
};
#endif

/**
 * test.codecs.Event
 */
struct test_codecs_event {
    struct tm start;
    struct tm end;
    bool has_end;
    test_codecs_calendar_list others;
    test_codecs_optional_calendar_map by_name;
    uint32_t color;
    uint64_t hash;
    bool has_hash;
};

BEAN_DECLARE_LIST(test_codecs_event_list, test_codecs_event);

/* ---- test.codecs.Event ---- */

/* All members at their defaults. */
void test_codecs_event_init(test_codecs_event *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void test_codecs_event_clear(test_codecs_event *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status test_codecs_event_copy(test_codecs_event *out, const test_codecs_event *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool test_codecs_event_equal(const test_codecs_event *left, const test_codecs_event *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status test_codecs_event_validate(const test_codecs_event *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status test_codecs_event_read(test_codecs_event *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status test_codecs_event_read_with(test_codecs_event *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status test_codecs_event_read_file(test_codecs_event *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status test_codecs_event_merge(test_codecs_event *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status test_codecs_event_write(const test_codecs_event *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status test_codecs_event_write_with(const test_codecs_event *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status test_codecs_event_write_to(const test_codecs_event *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status test_codecs_event_size(const test_codecs_event *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status test_codecs_event_write_file(const test_codecs_event *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status test_codecs_event_list_read(test_codecs_event_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status test_codecs_event_list_read_with(test_codecs_event_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status test_codecs_event_list_write(const test_codecs_event_list *in, bean_buffer *out);
bean_status test_codecs_event_list_write_with(const test_codecs_event_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status test_codecs_event_list_size(const test_codecs_event_list *in, uint64_t *size);
extern const bean_type test_codecs_event_type;

#ifndef TEST_CODECS_CALENDAR_LIST_DECLARED_FUNCTIONS
#define TEST_CODECS_CALENDAR_LIST_DECLARED_FUNCTIONS
/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline struct tm *test_codecs_calendar_list_append(test_codecs_calendar_list *list, bean_arena *arena)
{
    return (struct tm *)bean_list_append(list, sizeof *list->items, arena);
}
#endif

#ifndef TEST_CODECS_OPTIONAL_CALENDAR_MAP_DECLARED_FUNCTIONS
#define TEST_CODECS_OPTIONAL_CALENDAR_MAP_DECLARED_FUNCTIONS
/* The value of a key, or NULL. O(count). */
static inline test_codecs_optional_calendar *test_codecs_optional_calendar_map_find(const test_codecs_optional_calendar_map *map, bean_str key)
{
    return (test_codecs_optional_calendar *)bean_map_find(map, sizeof(test_codecs_optional_calendar_map_entry), offsetof(test_codecs_optional_calendar_map_entry, value),
                               key);
}
/* One more entry, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_codecs_optional_calendar_map_entry *test_codecs_optional_calendar_map_append(test_codecs_optional_calendar_map *list, bean_arena *arena)
{
    return (test_codecs_optional_calendar_map_entry *)bean_list_append(list, sizeof *list->items, arena);
}
#endif

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline test_codecs_event *test_codecs_event_list_append(test_codecs_event_list *list, bean_arena *arena)
{
    return (test_codecs_event *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const test_codecs_codecs_gen_types[];

/* Yours to write: see "code of your own" in bean.h. */
bool calendar_read(struct tm *value, const char *json, size_t size, bean_arena *arena);
size_t calendar_write(const struct tm *value, char *text, size_t room);
bool color_read(uint32_t *value, const char *json, size_t size, bean_arena *arena);
size_t color_write(const uint32_t *value, char *text, size_t room);
size_t color_size(const uint32_t *value);
bool hash_read(uint64_t *value, const char *json, size_t size, bean_arena *arena);
size_t hash_write(const uint64_t *value, char *text, size_t room);

#ifdef __cplusplus
}
#endif

#endif
