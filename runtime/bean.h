/*
 * libbean: the runtime of beanc, as its users see it.
 *
 * Generated headers (person_gen.h) include this file; it declares what they build on: strings,
 * lists, memory, output, options and errors. Nothing here keeps global state, asks the locale or
 * allocates behind the caller's back. A function is safe to call from any thread as long as no two
 * threads use the same object at once.
 */
#ifndef BEAN_H
#define BEAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Marks what a schema calls @deprecated; the generated implementation itself may use it, and so may
 * the header that declares it, between BEGIN and END. */
#if defined(__GNUC__) && !defined(BEAN_IMPLEMENTATION)
#define BEAN_DEPRECATED(why) __attribute__((deprecated(why)))
#define BEAN_DEPRECATED_BEGIN \
    _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wdeprecated-declarations\"")
#define BEAN_DEPRECATED_END _Pragma("GCC diagnostic pop")
#else
#define BEAN_DEPRECATED(why)
#define BEAN_DEPRECATED_BEGIN
#define BEAN_DEPRECATED_END
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What is declared from here on is exported; libbean.map names it once more. */
#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

#define BEAN_VERSION_MAJOR 0
#define BEAN_VERSION_MINOR 1
#define BEAN_VERSION_PATCH 0

/* ---- outcomes ------------------------------------------------------------------------------ */

/* What a call came to. BEAN_OK is zero, so a status can be tested like a truth value. */
typedef enum bean_status {
    BEAN_OK = 0,
    BEAN_ERROR_SYNTAX,         /* a byte that the JSON grammar does not allow here */
    BEAN_ERROR_END,            /* the input ends inside the document */
    BEAN_ERROR_TRAILING,       /* more than white space after the document */
    BEAN_ERROR_BYTE_ORDER_MARK,/* the input starts with a byte order mark */
    BEAN_ERROR_UTF8,           /* invalid UTF-8 */
    BEAN_ERROR_ESCAPE,         /* an escape that JSON does not know */
    BEAN_ERROR_SURROGATE,      /* half of a surrogate pair */
    BEAN_ERROR_CONTROL,        /* a control character that stands unescaped in a string */
    BEAN_ERROR_TYPE,           /* a value of another JSON type than the schema's */
    BEAN_ERROR_NULL,           /* null where the schema allows none */
    BEAN_ERROR_RANGE,          /* a number outside its type, a time outside the years 1 to 9999 */
    BEAN_ERROR_NOT_INTEGER,    /* a fraction or an exponent where an integer is due */
    BEAN_ERROR_ENUM,           /* a value that the enum does not have */
    BEAN_ERROR_TAG,            /* a tag that the union does not have, or not where it is due */
    BEAN_ERROR_FORMAT,         /* a string that is no date, UUID, ... where the type asks for one;
                                * on writing: what the format has no room for */
    BEAN_ERROR_COUNT,          /* more or fewer items than the type of an array or a list allows */
    BEAN_ERROR_REQUIRED,       /* required properties are missing; all are named in `detail` */
    BEAN_ERROR_UNKNOWN,        /* a property that the bean does not have, where that is refused */
    BEAN_ERROR_DUPLICATE,      /* a property or a map key that occurs twice where it may not */
    BEAN_ERROR_DEPTH,          /* nested deeper than the limit */
    BEAN_ERROR_LIMIT,          /* another limit, named in `detail`, is exceeded */
    BEAN_ERROR_NONFINITE,      /* NaN or an infinity to be written */
    BEAN_ERROR_MEMORY,         /* the allocator or the fixed block has no more */
    BEAN_ERROR_ROOM,           /* the output does not fit into the caller's storage */
    BEAN_ERROR_ARGUMENT,       /* a call that the contract forbids (a NULL that must not be) */
    BEAN_ERROR_FILE,           /* a file could not be opened, read or written; errno tells why */
    BEAN_ERROR_CONSTRAINT,     /* a value that the schema forbids, by @range, @length ... */
    BEAN_ERROR_REFUSED,        /* an object that the function of a @creator does not accept */
    BEAN_ERROR_SINK            /* a sink took less than it was given; errno is as it left it */
} bean_status;

/* A short, constant English text for a status, without a full stop. Never NULL. */
const char *bean_status_text(bean_status status);

/* Where and why a call failed. Plain data in fixed storage: nothing to release, valid for ever.
 * Texts that would not fit end in "...(+N)", N being the bytes left out. All texts are UTF-8 and
 * show no byte from outside the current input. */
typedef struct bean_error {
    bean_status code;
    const char *text;      /* bean_status_text(code) */
    uint64_t offset;       /* in bytes from the start of the input; reading only */
    uint64_t line;         /* from 1; 0 where there is no input */
    uint64_t column;       /* from 1, in bytes */
    const char *bean;      /* the bean's qualified name, such as "shop.Order", or NULL */
    const char *property;  /* its property as the schema spells it, or NULL */
    const char *expected;  /* what would have been right, a constant text; or "" */
    char found[96];        /* at most 80 bytes of the input, controls made visible */
    char pointer[256];     /* JSON Pointer (RFC 6901) of the value; for errors of a key, the object
                            * plus the key; "" is the document itself */
    char detail[256];      /* names of missing properties, the limit that was hit, and the like */
} bean_error;

/* Writes `file:line:col: text (pointer)` with expected, found and detail, and a terminator, into
 * `to`. Works like snprintf: returns the length the whole text has, stores at most room - 1 bytes
 * of it. `file` may be NULL ("<input>"). */
size_t bean_error_format(const bean_error *error, const char *file, char *to, size_t room);

/* The same as a line on a stream. */
void bean_error_print(const bean_error *error, const char *file, FILE *stream);

/* What is known of a property with @presence: its member `..._state`. */
typedef enum bean_presence {
    BEAN_ABSENT = 0, /* not in the object, and not written */
    BEAN_NULL,
    BEAN_VALUE       /* the member itself counts */
} bean_presence;

/* ---- strings ------------------------------------------------------------------------------- */

/* UTF-8 text by address and length; may hold U+0000. `data == NULL` is null, `size == 0` with a
 * non-NULL address is the empty string. What was copied into an arena has a NUL after its last
 * byte; a borrowed span of the input has none. */
typedef struct bean_str {
    const char *data;
    size_t size;
} bean_str;

#ifdef __cplusplus
#define BEAN_STR(literal) (bean_str{"" literal, sizeof(literal) - 1})
#else
#define BEAN_STR(literal) ((bean_str){"" literal, sizeof(literal) - 1})
#endif

/* A view of a terminated string; NULL gives null. O(length). */
bean_str bean_str_from(const char *text);

/* True when both are null, or both are not and have the same bytes. */
bool bean_str_equal(bean_str left, bean_str right);

/* ---- other scalars -------------------------------------------------------------------------- */

/* Digits of a number: JSON's, without an exponent. No text at all (zeroed memory) is 0. */
typedef bean_str bean_decimal;

/* Digits of an integer of any size. No text at all is 0. */
typedef bean_str bean_bigint;

/* One JSON value as text. No text at all (zeroed memory) is null, and null is read as that. */
typedef bean_str bean_json;

/* Any bytes, by address and length. */
typedef bean_str bean_bytes;

/* A universally unique identifier (RFC 9562), its bytes in the order of the text. */
typedef struct bean_uuid {
    uint8_t bytes[16];
} bean_uuid;

/* ---- dates and times ------------------------------------------------------------------------ */

/* Zeroed memory is a valid value of each. Dates are those of the Gregorian calendar, the years 1 to
 * 9999; what is outside can't be read or written. There are no leap seconds in memory. */

/* A moment, in UTC. */
typedef struct bean_timestamp {
    int64_t seconds;     /* since 1970-01-01T00:00:00Z */
    int32_t nanoseconds; /* since then, 0 to 999999999: 1 ns before 1970 is -1, 999999999 */
} bean_timestamp;

/* A moment, and how much the clocks of its place are ahead of UTC. */
typedef struct bean_offset_timestamp {
    int64_t seconds; /* since 1970-01-01T00:00:00Z, whatever the offset */
    int32_t nanoseconds;
    int16_t offset_minutes; /* -1439 to 1439 */
} bean_offset_timestamp;

/* A day of the calendar, without a place. */
typedef struct bean_date {
    int32_t days; /* since 1970-01-01 */
} bean_date;

/* A time of day, without a place. */
typedef struct bean_time {
    int64_t nanoseconds; /* since midnight, less than a day */
} bean_time;

/* A length of time. Nanoseconds count upwards from the seconds, as in a timestamp: minus half a
 * second is -1, 500000000. */
typedef struct bean_duration {
    int64_t seconds;
    int32_t nanoseconds; /* 0 to 999999999 */
} bean_duration;

/* Sets a date; false, and 1970-01-01, when there is no such day in the years 1 to 9999. Months
 * count from 1. O(1) */
bool bean_date_from(bean_date *date, int year, int month, int day);

/* Year, month and day of any date. O(1) */
void bean_date_split(bean_date date, int *year, int *month, int *day);

/* ---- memory -------------------------------------------------------------------------------- */

/* One function that allocates (block NULL), grows or shrinks, and releases (new_size 0, returns
 * NULL). It returns NULL when there is no memory; the old block then stays as it was. Blocks are
 * aligned for any type, as malloc's. */
typedef struct bean_allocator {
    void *(*resize)(void *user, void *block, size_t old_size, size_t new_size);
    void *user;
} bean_allocator;

/* Memory for what was read: everything of one document, released at once. Members are not for
 * direct use. Zeroed memory is a valid, empty arena that uses malloc. */
typedef struct bean_arena {
    char *cursor; /* the free part of the current block */
    char *limit;
    struct bean_arena_block *first;
    struct bean_arena_block *current;
    bean_allocator allocator; /* resize NULL: malloc, or nothing at all when `fixed` */
    bool fixed;
} bean_arena;

/* An empty arena; nothing is allocated yet. `allocator` may be NULL for malloc. */
void bean_arena_init(bean_arena *arena, const bean_allocator *allocator);

/* An arena in the caller's block; it never asks for more. */
void bean_arena_init_fixed(bean_arena *arena, void *block, size_t size);

/* `size` bytes aligned for any type, not cleared; NULL when there is no memory. O(1). */
void *bean_arena_alloc(bean_arena *arena, size_t size);

/* A terminated copy of a string; null stays null. False when there is no memory. */
bool bean_arena_copy(bean_arena *arena, bean_str text, bean_str *copy);

/* Forgets everything allocated, keeps the blocks: the next document allocates nothing. Pointers
 * into the arena become invalid. O(number of blocks). */
void bean_arena_reset(bean_arena *arena);

/* Gives all blocks back. The arena is then as after bean_arena_init. */
void bean_arena_free(bean_arena *arena);

/* A point to go back to. O(1) both. */
typedef struct bean_arena_mark {
    struct bean_arena_block *block;
    char *cursor;
} bean_arena_mark;
bean_arena_mark bean_arena_save(const bean_arena *arena);
void bean_arena_rewind(bean_arena *arena, bean_arena_mark mark);

/* ---- code of your own ------------------------------------------------------------------------ */

/*
 * A schema's @codec(read: "f", write: "g", size: "h") names functions of yours, which the generated
 * header declares for the C type T of the values:
 *
 *     bool f(T *value, const char *json, size_t size, bean_arena *arena);
 *
 * reads one JSON value (never null; valid, without white space around it, not terminated) into
 * *value, which is zeroed before. What it keeps of the text it has to copy; memory of the arena
 * lives as long as the bean. false: the value is none of this type (BEAN_ERROR_FORMAT, at its
 * place). The text is checked to be JSON before.
 *
 *     size_t g(const T *value, char *text, size_t room);
 *
 * writes one JSON value and returns its size, like snprintf: a result that is not less than `room`
 * did not fit, and g is called once more with room for it. Nothing past `room` may be written. 0,
 * and what a failed snprintf returns, mean that the value can't be written (BEAN_ERROR_FORMAT).
 * Zeroed memory has to be a value that can be written. What comes out is checked to be JSON, unless
 * bean_write_options.trust_raw is set.
 *
 *     size_t h(const T *value);
 *
 * is not needed; it says how much room g will want, which saves the second call. All three are
 * called from any thread that reads or writes. Values of an extern bean are copied by writing and
 * reading them, and are equal when they are written alike.
 *
 * A bean's @creator(fn: "f") names a function that the generated header declares for its struct X:
 *
 *     bool f(X *bean, bean_arena *arena);
 *
 * It is called each time that an object has been read as such a bean: everything in it is there,
 * the beans in it are complete, and what was missing has its default. It may check and change all
 * members; memory of the arena (in which there is none where X_read got none) lives as long as the
 * bean. false: the object is refused (BEAN_ERROR_REFUSED, at its closing brace). The bean will be
 * moved: its address is of no use later, and pointers of @backref are not set yet. X_merge calls it
 * for every bean of which the patch has an object, when that is merged; what members point to
 * belongs to the old value, too, and may only be replaced. Nothing else calls it: not X_init, and
 * nothing that stands for a bean of which no object was read.
 *
 * @include(custom: "f") on a property of the C type T names a function that says, each time a bean
 * is written, whether the property is left out:
 *
 *     bool f(const T *value, const void *bean, void *user);
 *
 * true leaves it out. `value` is the property's, or NULL when that is null (T is a bean itself
 * where the struct has a pointer to one). `bean` is the bean that declares the property: of an
 * inherited or unwrapped one the struct inside of the other. `user` is NULL: it is reserved. f is
 * not asked about what a rule beside it leaves out already, and must not change anything.
 */

/* For such functions. Decodes a JSON string with its quotes into the arena (terminated); false when
 * `json` is no string, or without memory. O(size) */
bool bean_str_read(const char *json, size_t size, bean_arena *arena, bean_str *text);

/* Writes a JSON string with its quotes, and a terminator where there is room for it. Returns the
 * size that it has, or 0 when the text is no UTF-8. What does not fit is cut off. O(size) */
size_t bean_str_write(bean_str text, char *json, size_t room);

/* ---- output -------------------------------------------------------------------------------- */

/* Where text goes that is not kept: takes `size` bytes (not 0), all of them, or returns false. */
typedef struct bean_sink {
    bool (*write)(void *user, const char *data, size_t size);
    void *user;
} bean_sink;

/* A stream of C. It stays the caller's, who also flushes and closes it. */
bean_sink bean_sink_stream(FILE *stream);

/* A descriptor: pipe, socket, file. Writes again where a call took a part only or was interrupted,
 * and waits where the descriptor does not block. It stays the caller's. Where there are no
 * descriptors it takes nothing. */
bean_sink bean_sink_descriptor(int descriptor);

/* Text that grows. `data[0 .. size)` is valid; there is no terminator. Zeroed memory is a valid,
 * empty buffer that uses malloc. Writing appends. */
typedef struct bean_buffer {
    char *data;
    size_t size;
    size_t capacity;
    size_t limit; /* never more bytes than this, a sink's included; 0: no limit */
    bean_allocator allocator;
    bean_sink sink;    /* what is full goes here; `write` is NULL where there is none */
    uint64_t given;    /* bytes that the sink has taken */
    bool fixed;
    bool sink_failed;  /* it takes no more */
} bean_buffer;

void bean_buffer_init(bean_buffer *buffer, const bean_allocator *allocator);

/* A buffer in the caller's storage; what does not fit is BEAN_ERROR_ROOM. Not one byte past
 * `size` is touched. */
void bean_buffer_init_fixed(bean_buffer *buffer, char *storage, size_t size);

/* A buffer in the caller's storage that empties itself into a sink whenever it is full: texts of
 * any length in `size` bytes of memory. The sink gets chunks of that size, and the rest from
 * bean_buffer_flush. Without storage (NULL, 0) it gets pieces as they come.
 *
 * When writing fails, what the sink had from this text before can't be taken back: `detail` of the
 * error says how many bytes those are, and the buffer is empty. When it had none, the buffer is as
 * it was. When the sink itself fails, every later call is BEAN_ERROR_SINK, too. */
void bean_buffer_init_sink(bean_buffer *buffer, char *storage, size_t size, bean_sink sink);

/* Gives a sink what is left in the buffer. BEAN_OK where there is no sink. */
bean_status bean_buffer_flush(bean_buffer *buffer);

/* Appends bytes. On BEAN_ERROR_MEMORY or BEAN_ERROR_ROOM nothing has changed; on BEAN_ERROR_SINK
 * the sink may have had a part. */
bean_status bean_buffer_append(bean_buffer *buffer, const char *data, size_t size);

/* Empties the buffer and keeps its storage. A sink that failed is tried again. */
void bean_buffer_reset(bean_buffer *buffer);

/* Gives the storage back. */
void bean_buffer_free(bean_buffer *buffer);

/* ---- pools --------------------------------------------------------------------------------- */

/*
 * An arena and a buffer of one's own, kept from message to message, are the fastest: nothing is
 * shared then. Where messages wander between threads, or threads come and go, a pool lends pairs of
 * them.
 */
typedef struct bean_pool bean_pool;

typedef enum bean_pool_strategy {
    BEAN_POOL_STRIPED, /* for any number of threads, without locks */
    BEAN_POOL_OWNER,   /* for one thread at a time */
    BEAN_POOL_NONE     /* nothing is kept; for any number of threads */
} bean_pool_strategy;

/* Zero everywhere means the default; NULL instead of options means all defaults. */
typedef struct bean_pool_options {
    bean_pool_strategy strategy;
    size_t slots;             /* pairs that are kept at most; default 32, at most 65536 */
    size_t keep_size;         /* bytes of memory that a kept pair may have; default 128 KiB */
    bean_allocator allocator; /* default malloc; for threads as the strategy is */
} bean_pool_options;

/* What is lent: valid until it is given back. Zeroed memory is an empty handle. */
typedef struct bean_pool_handle {
    bean_arena *arena;   /* empty when taken */
    bean_buffer *buffer; /* empty when taken, growable */
    const bean_pool *pool;
    struct bean_pool_object *object;
    size_t generation;
    size_t slot;
} bean_pool_handle;

/* BEAN_ERROR_MEMORY; BEAN_ERROR_ARGUMENT for options that can't be, such as BEAN_POOL_STRIPED where
 * the compiler has no atomics. *pool is NULL after a failure. */
bean_status bean_pool_new(bean_pool **pool, const bean_pool_options *options);

/* Gives back what is kept. No handle may be out, and none be given afterwards. NULL is allowed. */
void bean_pool_free(bean_pool *pool);

/* Lends a pair. BEAN_ERROR_MEMORY leaves the handle empty. A handle that is not empty must not be
 * passed: what it holds would be lost. O(1) */
bean_status bean_pool_take(bean_pool *pool, bean_pool_handle *handle);

/* The same near a slot of one's own choice, such as the number of a worker; bean_pool_take goes by
 * the address of the thread's stack. */
bean_status bean_pool_take_near(bean_pool *pool, size_t slot, bean_pool_handle *handle);

/* Takes the pair back and empties the handle, from any thread. Memory beyond `keep_size` is
 * released. True for an empty handle, too, so giving twice is harmless, also by two threads at
 * once. False, and nothing happens, when the handle is another pool's. O(1), but for the memory
 * that is released.
 *
 * A copy of a handle must not be given when the handle, or another copy, was. As long as the pool
 * keeps the pair the copy is known by its generation: false, or, under an address or thread
 * sanitizer, the end of the program. When the pair was released (nothing near was free, or nothing
 * is ever kept) it is a use of released memory like any other. */
bool bean_pool_give(bean_pool *pool, bean_pool_handle *handle);

/* Releases what is kept, of the other threads' too. */
void bean_pool_trim(bean_pool *pool);

/* What is kept at the moment. O(slots) */
typedef struct bean_pool_use {
    size_t pairs;
    size_t bytes; /* of their arenas and buffers */
} bean_pool_use;
bean_pool_use bean_pool_used(bean_pool *pool);

/* ---- options ------------------------------------------------------------------------------- */

#define BEAN_DEFAULT_DEPTH 512
#define BEAN_DEFAULT_NUMBER_SIZE 1000

/* How to read. Zero everywhere means the default; NULL instead of options means all defaults. */
typedef struct bean_read_options {
    bool borrow;          /* strings without escapes stay spans of the input; it must stay */
    bool strict;          /* unknown properties are errors, whatever the schema says */
    uint32_t depth;       /* nested levels; default 512, the root value is level 1 */
    size_t number_size;   /* characters of a number; default 1000 */
    size_t string_size;   /* bytes of a string in the input; default: no limit */
    size_t items;         /* items of one list or entries of one map; default: no limit */
    size_t document_size; /* bytes of the whole text; default: no limit */
    uint64_t view;        /* such as ACME_VIEW_PUBLIC: read only what it shows; default: all */
} bean_read_options;

/* How to write. Zero everywhere means the default; NULL instead of options means all defaults. */
typedef struct bean_write_options {
    bool pretty;    /* two spaces an indentation level, no line end after the value */
    bool check;     /* refuse strings that are not UTF-8 (otherwise they are written as they are)
                     * and values that the schema forbids (see X_validate) */
    bool trust_raw; /* write `json` as it is: do not check that it is valid JSON */
    uint32_t depth; /* nested levels; default 512 */
    uint64_t view;  /* such as ACME_VIEW_PUBLIC: write only what it shows; default: all */
} bean_write_options;

/* ---- introspection ------------------------------------------------------------------------- */

typedef enum bean_shape {
    BEAN_SHAPE_TABLE = 1,
    BEAN_SHAPE_PROPERTY,
    BEAN_SHAPE_FUSED,
    BEAN_SHAPE_FUSED_INLINE_ALL
} bean_shape;

/* The type of a bean; see bean_type_* below for what can be asked of it. */
typedef struct bean_type bean_type;

/* The type of an enum. */
typedef struct bean_enum bean_enum;
typedef struct bean_union bean_union;

const char *bean_type_name(const bean_type *type); /* "package.Bean" */
size_t bean_type_size(const bean_type *type);      /* of the C struct, in bytes */
bean_shape bean_type_read_shape(const bean_type *type);
bean_shape bean_type_write_shape(const bean_type *type);
size_t bean_type_property_count(const bean_type *type);
/* The name in JSON of a property by its place in canonical order; null when out of range. */
bean_str bean_type_property_name(const bean_type *type, size_t index);

/* ---- lists, maps and optional scalars ------------------------------------------------------- */

#define BEAN_DECLARE_LIST(name, item)                                                              \
    typedef struct name {                                                                          \
        item *items;                                                                               \
        size_t count;                                                                              \
    } name

#define BEAN_DECLARE_MAP(name, type)                                                               \
    typedef struct name##_entry {                                                                  \
        bean_str key;                                                                              \
        type value;                                                                                \
    } name##_entry;                                                                                \
    typedef struct name {                                                                          \
        name##_entry *items;                                                                       \
        size_t count;                                                                              \
    } name

#define BEAN_DECLARE_OPTIONAL(name, type)                                                          \
    typedef struct name {                                                                          \
        type value;                                                                                \
        bool has;                                                                                  \
    } name

#define BEAN_DECLARE_SCALAR(stem, type)                                                            \
    BEAN_DECLARE_LIST(bean_##stem##_list, type);                                                   \
    BEAN_DECLARE_MAP(bean_##stem##_map, type);                                                     \
    BEAN_DECLARE_OPTIONAL(bean_optional_##stem, type)

BEAN_DECLARE_SCALAR(bool, bool);
BEAN_DECLARE_SCALAR(int8, int8_t);
BEAN_DECLARE_SCALAR(int16, int16_t);
BEAN_DECLARE_SCALAR(int32, int32_t);
BEAN_DECLARE_SCALAR(int64, int64_t);
BEAN_DECLARE_SCALAR(uint8, uint8_t);
BEAN_DECLARE_SCALAR(uint16, uint16_t);
BEAN_DECLARE_SCALAR(uint32, uint32_t);
BEAN_DECLARE_SCALAR(uint64, uint64_t);
BEAN_DECLARE_SCALAR(float32, float);
BEAN_DECLARE_SCALAR(float64, double);
BEAN_DECLARE_SCALAR(uuid, bean_uuid);
BEAN_DECLARE_SCALAR(timestamp, bean_timestamp);
BEAN_DECLARE_SCALAR(offset_timestamp, bean_offset_timestamp);
BEAN_DECLARE_SCALAR(date, bean_date);
BEAN_DECLARE_SCALAR(time, bean_time);
BEAN_DECLARE_SCALAR(duration, bean_duration);
BEAN_DECLARE_LIST(bean_string_list, bean_str);
BEAN_DECLARE_MAP(bean_string_map, bean_str);
BEAN_DECLARE_LIST(bean_bigint_list, bean_bigint);
BEAN_DECLARE_MAP(bean_bigint_map, bean_bigint);
BEAN_DECLARE_LIST(bean_bytes_list, bean_bytes);
BEAN_DECLARE_MAP(bean_bytes_map, bean_bytes);
BEAN_DECLARE_LIST(bean_decimal_list, bean_decimal);
BEAN_DECLARE_MAP(bean_decimal_map, bean_decimal);
BEAN_DECLARE_LIST(bean_json_list, bean_json);
BEAN_DECLARE_MAP(bean_json_map, bean_json);

/* Appends room for one more item, zeroed, to a list (or an entry to a map) in an arena and returns
 * it; NULL when there is no memory. `list` is the address of any generated or bean_*_list struct,
 * `item_size` the size of one item. Items that are not the arena's, such as those of a default, are
 * copied into it first (one level deep) and stay as they are. Amortised O(1). */
void *bean_list_append(void *list, size_t item_size, bean_arena *arena);

/* The value for `key` in a map, or NULL. `map` is the address of any map struct, `entry_size` the
 * size of an entry, `value_offset` the offset of `value` in it. O(count). */
void *bean_map_find(const void *map, size_t entry_size, size_t value_offset, bean_str key);

/* The same for a map whose keys are not strings: `key` is the address of one, as the entries hold
 * it. */
void *bean_map_find_by(const void *map, size_t entry_size, size_t value_offset, const void *key,
                       size_t key_size);

#define BEAN_LIST_APPEND(list, arena) bean_list_append((list), sizeof *(list)->items, (arena))

/* ---- files --------------------------------------------------------------------------------- */

/* Reads a whole file into the arena. `*text` is terminated. BEAN_ERROR_FILE leaves errno. */
bean_status bean_file_read(const char *path, bean_arena *arena, bean_str *text);

/* Writes a file whole: through a temporary beside it that replaces it, or not at all. */
bean_status bean_file_write(const char *path, const char *data, size_t size);

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#ifdef __cplusplus
}
#endif

#endif
