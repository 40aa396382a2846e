/*
 * What generated code may touch: the only runtime header that it includes. Not for users: names
 * start with bean_gen_ and may change with every version, which is why the version is checked when
 * generated code is compiled (BEAN_GEN_VERSION) and again by the library's soname.
 *
 * Data first (a type is described by const tables that all shapes share), then the reader and the
 * writer. The short inline heads stand in bean_gen_read.h and bean_gen_write.h.
 */
#ifndef BEAN_GEN_H
#define BEAN_GEN_H

#include "bean.h"
#include "bean_port.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What is declared from here on is exported; libbean.map names it once more. */
#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

/* Raised whenever generated code of another version would no longer fit. */
#define BEAN_GEN_VERSION 1

typedef struct bean_gen_reader bean_gen_reader;
typedef struct bean_gen_writer bean_gen_writer;

/* ---- descriptions of types ------------------------------------------------------------------ */

typedef enum bean_gen_kind {
    BEAN_GEN_BOOL,
    BEAN_GEN_INT8,
    BEAN_GEN_INT16,
    BEAN_GEN_INT32,
    BEAN_GEN_INT64,
    BEAN_GEN_UINT8,
    BEAN_GEN_UINT16,
    BEAN_GEN_UINT32,
    BEAN_GEN_UINT64,
    BEAN_GEN_FLOAT32,
    BEAN_GEN_FLOAT64,
    BEAN_GEN_STRING, /* bean_str */
    BEAN_GEN_INLINE_TEXT, /* a char array that NUL ends; coded: its codec says how large it is */
    BEAN_GEN_PLAIN,  /* a struct without addresses; always coded: its codec says how large it is */
    BEAN_GEN_FOREIGN, /* a type of the user's, likewise; copied and compared as its text */
    BEAN_GEN_ENUM,   /* an integer; detail: bean_gen_enum */
    BEAN_GEN_BEAN,   /* a struct; detail: bean_type */
    BEAN_GEN_UNION,  /* a struct of a tag and a union; detail: bean_union */
    BEAN_GEN_LIST,   /* { items, count }; detail: bean_gen_value of an item */
    BEAN_GEN_MAP,    /* { items, count } of { key, value }; detail: bean_gen_value of a value */
    BEAN_GEN_ARRAY   /* `count` items one behind the other; detail: bean_gen_value of an item */
} bean_gen_kind;

/* How the C side says "null". */
typedef enum bean_gen_null_form {
    BEAN_GEN_NEVER_NULL,
    BEAN_GEN_NULL_FLAG,    /* a bool `has...` beside the value is false */
    BEAN_GEN_NULL_POINTER, /* a pointer to the value is NULL */
    BEAN_GEN_NULL_DATA,    /* the address inside a string, list or map is NULL */
    BEAN_GEN_NULL_STATE,   /* @presence: a bean_presence beside the value isn't BEAN_VALUE */
    BEAN_GEN_NULL_STATE_POINTER /* the same, and the value is a pointer; NULL is null, too */
} bean_gen_null_form;

/* What a null in the input does. */
typedef enum bean_gen_nulls {
    BEAN_GEN_NULLS_FAIL,
    BEAN_GEN_NULLS_SET,
    BEAN_GEN_NULLS_SKIP,    /* as if absent; in a list or map the element is dropped */
    BEAN_GEN_NULLS_AS_EMPTY /* false, 0, "", [], {} or a bean of defaults */
} bean_gen_nulls;

/* When a value is left out on writing. */
typedef enum bean_gen_include {
    BEAN_GEN_ALWAYS,
    BEAN_GEN_NON_NULL,
    BEAN_GEN_NON_EMPTY,   /* also "", [] and {} */
    BEAN_GEN_NON_ZERO,    /* also false, 0 and 0.0 (not -0.0) */
    BEAN_GEN_NON_DEFAULT, /* equal to the declared default; only properties that have one */
    BEAN_GEN_PRESENT      /* NULL_STATE and NULL_STATE_POINTER: BEAN_ABSENT */
} bean_gen_include;

typedef enum bean_gen_duplicates {
    BEAN_GEN_DUPLICATES_ERROR,
    BEAN_GEN_DUPLICATES_LAST,
    BEAN_GEN_DUPLICATES_FIRST
} bean_gen_duplicates;

/* What strings escape beyond what they must: @escape. */
typedef enum bean_gen_escape {
    BEAN_GEN_ESCAPE_NONE,
    BEAN_GEN_ESCAPE_ASCII, /* all that is not ASCII */
    BEAN_GEN_ESCAPE_HTML   /* < > & and the line ends of JavaScript, U+2028 and U+2029 */
} bean_gen_escape;

/* A value in a struct, a list or a map: its C form and its rules. */
typedef struct bean_gen_value {
    uint8_t kind;
    uint8_t null_form;
    uint8_t nulls;
    uint8_t include;     /* of a property: the value rule; of an element: the content rule */
    uint32_t size;       /* sizeof the member; of an element: the stride, its flag included */
    uint32_t has_offset; /* NULL_FLAG, NULL_STATE: from the value's address to its flag or state */
    union {
        uint32_t entry_size; /* MAP: sizeof an entry */
        uint32_t count;      /* ARRAY: of items; LIST: the most items, 0: any number */
        uint32_t tag_word;   /* IS_TAG, TAGGED: where the presence array keeps the tag */
    };
    uint16_t entry_value_offset; /* MAP: offset of `value` in an entry */
    uint8_t duplicates;  /* MAP: of keys */
    uint8_t escape;      /* MAP: BEAN_GEN_ESCAPE_ ... of keys */
    bool coded;          /* a scalar whose text is not the usual one of its kind */
    bool sorted;         /* MAP: written in the order of the keys */
    bool keyed;          /* MAP: the keys are not bean_str */
    bool limited;        /* has limits: a coded scalar's codec has a bean_gen_limited as detail, in
                          * a list or map the description of the element is the start of one */
    const void *detail;  /* coded: bean_gen_codec; else bean_type, bean_union, bean_gen_enum,
                          * bean_gen_value of the element (keyed: of the value and, behind it, of
                          * the key, which is read and written as a JSON string); or NULL */
} bean_gen_value;

/* Flags of an accessor. */
#define BEAN_GEN_REQUIRED 1u       /* missing is an error */
#define BEAN_GEN_NOT_READ 2u       /* a member of that name is passed over */
#define BEAN_GEN_NOT_WRITTEN 4u
#define BEAN_GEN_HELD 8u           /* behind the pointer of another accessor: bean_type.holders */
#define BEAN_GEN_DUPLICATE_SHIFT 4 /* two bits: bean_gen_duplicates of the property */
#define BEAN_GEN_BACKREF 1024u     /* a pointer to the owner of the bean: no part of its value */
#define BEAN_GEN_IS_TAG 2048u      /* only the tag of the next accessor, which is a union ... */
#define BEAN_GEN_TAGGED 4096u      /* ... and has this; both describe the union's member */
#define BEAN_GEN_NOT_NULL 512u     /* has a state or a pointer, which must not be null */
#define BEAN_GEN_HOLDER 256u       /* has the pointer of HELD ones, and no part in JSON */
#define BEAN_GEN_CUSTOM 8192u      /* a function may leave it out, too: bean_type.customs */
#define BEAN_GEN_VIEWED 128u       /* not in every view: bean_type.views */
#define BEAN_GEN_ANY 64u           /* a map of all members with other names; it is the last */

/* One property of a bean. A bean's accessors stand in canonical order; the place in the array is
 * the property's index everywhere. One cache line each. */
typedef struct bean_accessor {
    bean_gen_value value;
    const char *key;   /* `,"lastName":` as it is written, with a leading comma */
    const char *name;  /* as the schema spells it */
    const void *default_value; /* an object of the member's C type, or NULL: zero (or null) */
    uint32_t offset;   /* of the member in the struct */
    uint16_t key_size; /* of `key`, comma and colon included */
    uint16_t flags;
} bean_accessor;

/* Names to indices: a perfect hash that beanc computed. A lookup is one hash, one table entry and
 * one comparison, whatever the number of names; the names are fixed, so nobody can flood it. */
typedef struct bean_gen_key {
    const char *text; /* unescaped UTF-8, not terminated in effect: the size counts */
    uint32_t size;
    int32_t index;    /* -1: an empty slot */
} bean_gen_key;

typedef struct bean_gen_keys {
    uint64_t seed;
    uint32_t bucket_mask;
    uint32_t slot_mask;
    const uint32_t *displacements; /* bucket_mask + 1 of them */
    const bean_gen_key *slots;     /* slot_mask + 1 of them */
} bean_gen_keys;

/* A literal behind which a copy of fixed size may read on. */
#define BEAN_GEN_PADDED(literal)                                                                   \
    literal "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"

typedef struct bean_gen_enum_entry {
    int64_t value;
    const char *text; /* `"name"` as it is written, quotes included; at least 32 bytes readable */
    uint32_t size;    /* of the text */
    const char *name; /* the name itself, unescaped, terminated */
} bean_gen_enum_entry;

struct bean_enum {
    const char *name;                   /* "package.Enum" */
    const bean_gen_enum_entry *entries; /* in declared order */
    const bean_gen_keys *keys;          /* names and aliases to places in `entries` */
    const uint16_t *places;             /* value - lowest to place + 1, 0: none; or NULL: */
    const bean_gen_keys *value_keys;    /* ... values as 8 little-endian bytes to places */
    int64_t lowest;
    uint64_t span;                      /* number of `places` */
    uint32_t count;
    int32_t default_place;              /* what unknown names are read as, or -1 */
    uint8_t size;                       /* of the C type, in bytes: 1, 2, 4, 8 */
    bool is_signed;
};
typedef struct bean_enum bean_gen_enum;

/*
 * The text of a scalar that has a format of its own: dates, bytes, decimals, integers in quotes.
 * Its functions stand in the runtime's file of that format, and generated code names them here, so
 * that a program links the formats that its schemas use and no others.
 *
 * `read` reads a value that is not null into `out`, which may hold anything before, and `write`
 * writes one (never null; zeroed memory is a value of every format). Cursors and failures are as
 * for bean_gen_read_value and bean_gen_write_value. What `kind` says about the memory (its size,
 * what is empty, equal, copied) is unaffected.
 */
typedef struct bean_gen_codec bean_gen_codec;
typedef struct bean_gen_user_codec bean_gen_user_codec;
struct bean_gen_codec {
    const char *(*read)(bean_gen_reader *reader, const char *cursor, void *out,
                        const bean_gen_codec *codec);
    char *(*write)(bean_gen_writer *writer, char *cursor, const void *in,
                   const bean_gen_codec *codec);
    uint32_t size;  /* INLINE_TEXT, PLAIN, FOREIGN, with `user`: sizeof the C type ... */
    uint32_t used;  /* ... of which, PLAIN, this many bytes from its start count, at most 32 */
    uint32_t flags; /* BEAN_GEN_CODEC_ ... */
    int32_t first;  /* a parameter of the format, see there */
    int32_t second;
    const void *detail; /* ENUM: bean_gen_enum; else the format's own; or NULL */
    const bean_gen_user_codec *user; /* @codec; or NULL */
};

/* The functions that a @codec names, as bean.h describes them. `copy` and `equal` are those of
 * FOREIGN values: `copy` gets a value whose bytes were copied already. */
struct bean_gen_user_codec {
    bool (*read)(void *value, const char *json, size_t size, bean_arena *arena);
    size_t (*write)(const void *value, char *text, size_t room);
    size_t (*size)(const void *value); /* or NULL */
    const char *expected;              /* what is said to have been due: "what f accepts" */
    bean_status (*copy)(const bean_gen_codec *codec, void *value, bean_arena *arena);
    bool (*equal)(const bean_gen_codec *codec, const void *left, const void *right);
};

#define BEAN_GEN_CODEC_LENIENT 1u /* @lenient: reads what other writers get wrong */
#define BEAN_GEN_CODEC_LOSSY 2u   /* @lossy: drops what the format has no room for */
#define BEAN_GEN_CODEC_QUOTED 4u  /* @as(string): a number in quotes; both forms are read */
#define BEAN_GEN_CODEC_NAN_NULL 8u    /* @nonfinite(null): NaN and infinities are null */
#define BEAN_GEN_CODEC_JSON 32u       /* of any JSON: merged member by member */
#define BEAN_GEN_CODEC_NAN_STRING 16u /* @nonfinite(string): they are "NaN", "Infinity" ... */
#define BEAN_GEN_CODEC_TRUNCATES 64u  /* @overflow(truncate): what is too long is cut */
#define BEAN_GEN_CODEC_BORROWS 128u   /* @storage(borrow): never copied where the input stays */
#define BEAN_GEN_CODEC_COPIES 256u    /* @storage(heap): always copied */

/* Reads the value that starts at `cursor` (white space before it is allowed) into `out`, which may
 * hold anything before. Returns the address past the value, or NULL after a failure that is then
 * described in the reader. */
typedef const char *bean_gen_read_function(bean_gen_reader *reader, const char *cursor, void *out,
                                           const bean_type *type);
/* Writes `in`; returns the address past what was written, or NULL after a failure. */
typedef char *bean_gen_write_function(bean_gen_writer *writer, char *cursor, const void *in,
                                      const bean_type *type);

/* Shape `property`: one reader and one writer a property. They are handed the whole bean. `seen` is
 * the bean's presence array (needed by @nulls(skip)). The writer writes `,"key":value`, without the
 * comma when it is the first member, or nothing when the inclusion rule leaves the property out.
 * After a failure both return NULL and have added the property to its path. */
typedef struct bean_gen_property_code {
    const char *(*read)(bean_gen_reader *reader, const char *cursor, void *bean, uint64_t *seen);
    char *(*write)(bean_gen_writer *writer, char *cursor, const void *bean);
} bean_gen_property_code;

#define BEAN_GEN_UNKNOWN_FAIL 1u /* unknown properties are errors */
#define BEAN_GEN_HAS_NULL_SKIP 2u /* some property has @nulls(skip): presence arrays are doubled */
#define BEAN_GEN_LOOKS_AT_END 4u  /* bean_gen_missing is called whatever was seen */
#define BEAN_GEN_UNEXPECTED_FAIL 16u /* properties that the view hides are errors */
#define BEAN_GEN_HAS_ANY 8u       /* the last accessor is one with BEAN_GEN_ANY; likewise */

/* That the beans in a property have a pointer to the bean that the property is declared in. */
typedef struct bean_gen_backref {
    uint32_t index;   /* of the accessor; ascending */
    uint32_t member;  /* offset of the property in the bean that is pointed to */
    uint32_t pointer; /* offset of the pointer in the beans that are held */
} bean_gen_backref;

/* A function of @creator, and which part of the bean it completes. */
typedef struct bean_gen_creator {
    bool (*call)(void *bean, bean_arena *arena);
    const char *expected; /* what is said to have been due: "what f accepts" */
    uint32_t offset;      /* of the part, in the bean or in ... */
    uint32_t holder;      /* ... what the pointer of this accessor leads to, if it is not NULL */
} bean_gen_creator;
#define BEAN_GEN_NO_HOLDER UINT32_MAX

/* A function of the user's that leaves a property out (@include(custom: ...)). */
typedef struct bean_gen_custom {
    bool (*omits)(const void *value, const void *bean, void *user); /* value NULL: null */
    uint32_t offset; /* of the bean that declares the property, where the accessor counts from */
} bean_gen_custom;

#define BEAN_GEN_IS_LINKED 32u /* has backrefs, or holds beans that have some */

struct bean_type {
    const char *name; /* "package.Bean" */
    const bean_accessor *accessors;
    const bean_gen_keys *keys; /* names and aliases to accessors */
    bean_gen_read_function *read;
    bean_gen_write_function *write;
    const bean_gen_property_code *code; /* shape `property`, else NULL */
    const uint64_t *views;       /* bits by accessor, for VIEWED ones; or NULL */
    const bean_gen_custom *customs; /* by accessor, for CUSTOM ones; or NULL */
    const uint32_t *holders;     /* of HELD accessors: the accessor that has the pointer; or NULL */
    const bean_gen_backref *backrefs; /* or NULL */
    const bean_gen_creator *creators; /* or NULL; with LOOKS_AT_END or its like */
    const char *const *reserved; /* terminated strings, NULL at the end; or NULL */
    uint32_t count;    /* of properties */
    uint32_t size;     /* sizeof the struct */
    uint32_t words;    /* of the presence array: (count + 63) / 64, at least 1 */
    uint32_t flags;
    uint32_t depth;    /* @depth: levels of a document of this type; 0: BEAN_DEFAULT_DEPTH */
    uint32_t backref_count;
    uint32_t creator_count;
    uint8_t read_shape; /* bean_shape */
    uint8_t write_shape;
    uint16_t tag_count; /* of IS_TAG accessors: that many words follow twice the presence array */
};

/* The generic forms of lists and maps: every generated list or map struct has this layout. */
typedef struct bean_gen_sequence {
    void *items;
    size_t count;
} bean_gen_sequence;

/* ---- reader ---------------------------------------------------------------------------------- */

/* The state of one read. The cursor itself travels through arguments and results, so that it stays
 * in a register; `cursor` only carries it out of functions that return something else. */
struct bean_gen_reader {
    const char *end;      /* one past the input; no byte at or past it is ever read */
    const char *fast_end; /* `end`, or `start` when options need the careful functions */
    const char *cursor;
    bean_arena *arena;    /* may be NULL */
    uint32_t depth;       /* levels that may still be opened */
    bool borrow;
    bool is_temporary;    /* the input goes away: even @storage(borrow) copies */
    bool strict;
    bool is_elsewhere;    /* the failure was found ahead, not in the property that is being read */
    const char *start;
    const char *key;      /* the opening quote of the key that was read last */
    const char *close;    /* the brace that closed the object that was read last */
    bean_error *error;    /* never NULL while reading */
    const char *fault;    /* where the failure is, for offset, line and column */
    size_t path_dropped;  /* bytes of the pointer that did not fit */
    uint64_t view;        /* bits of which a VIEWED accessor has one, or is passed over */
    const struct bean_i_tag *tag; /* of the union whose arm is being read, or NULL */
    const struct bean_i_old *old; /* of the union that is read next, when merging; or NULL */
    struct bean_i_extents *extents; /* where looking ahead for tags has been */
    bean_read_options limits; /* every field set */
};

/* The result of looking for the next property, where it is not an index. */
#define BEAN_GEN_CLOSED (-1) /* the object is complete; the cursor is past its brace */
#define BEAN_GEN_FAILED (-2)

/* Opens an object at `cursor` (white space allowed) and finds its first known property: counts the
 * depth, skips unknown members. The result is an index with reader->cursor at the property's value
 * and its bit in `seen` set, or one of the two above. O(length of what is passed over). */
int32_t bean_gen_open_object(bean_gen_reader *reader, const char *cursor, const bean_type *type,
                             uint64_t *seen);

/* The same after a value inside the object: expects a comma or the closing brace. */
int32_t bean_gen_next_property(bean_gen_reader *reader, const char *cursor, const bean_type *type,
                               uint64_t *seen);

/* Gives defaults to properties that did not occur, or fails with the names of all required ones
 * that are missing; then has the functions of @creator called. Called when not all bits of `seen`
 * are set, or the type's flags say so. Returns reader->cursor, or NULL. */
const char *bean_gen_missing(bean_gen_reader *reader, const bean_type *type, void *bean,
                             const uint64_t *seen);

/* Any value by its description, null rules excluded / any property of a bean, null rules included:
 * the one implementation that every shape falls back on. After a failure of either, its caller adds
 * the property to the path. */
const char *bean_gen_read_value(bean_gen_reader *reader, const char *cursor, void *out,
                                const bean_gen_value *value);
const char *bean_gen_read_member(bean_gen_reader *reader, const char *cursor,
                                 const bean_accessor *accessor, uint32_t index, void *bean,
                                 const bean_type *type, uint64_t *seen);

/* Those of @codec. */
const char *bean_gen_read_user(bean_gen_reader *reader, const char *cursor, void *out,
                               const bean_gen_codec *codec);
char *bean_gen_write_user(bean_gen_writer *writer, char *cursor, const void *in,
                          const bean_gen_codec *codec);
bean_status bean_gen_copy_foreign(const bean_gen_codec *codec, void *value, bean_arena *arena);
bool bean_gen_equal_foreign(const bean_gen_codec *codec, const void *left, const void *right);

/* The whole-function forms of the inline heads in bean_gen_read.h: white space, escapes, ends of
 * input, long values, errors. */
const char *bean_gen_read_bool_slow(bean_gen_reader *reader, const char *cursor, bool *out);
const char *bean_gen_read_int8(bean_gen_reader *reader, const char *cursor, int8_t *out);
const char *bean_gen_read_int16(bean_gen_reader *reader, const char *cursor, int16_t *out);
const char *bean_gen_read_int32_slow(bean_gen_reader *reader, const char *cursor, int32_t *out);
const char *bean_gen_read_int64_slow(bean_gen_reader *reader, const char *cursor, int64_t *out);
const char *bean_gen_read_uint8(bean_gen_reader *reader, const char *cursor, uint8_t *out);
const char *bean_gen_read_uint16(bean_gen_reader *reader, const char *cursor, uint16_t *out);
const char *bean_gen_read_uint32(bean_gen_reader *reader, const char *cursor, uint32_t *out);
const char *bean_gen_read_uint64(bean_gen_reader *reader, const char *cursor, uint64_t *out);
const char *bean_gen_read_float32(bean_gen_reader *reader, const char *cursor, float *out);
const char *bean_gen_read_float64(bean_gen_reader *reader, const char *cursor, double *out);
const char *bean_gen_read_string_slow(bean_gen_reader *reader, const char *cursor, bean_str *out);
const char *bean_gen_read_enum(bean_gen_reader *reader, const char *cursor,
                               const bean_gen_enum *type, void *out);

/* Adds the property to the path of a failure that came back from its value. Returns NULL. */
const char *bean_gen_read_failed(bean_gen_reader *reader, const bean_type *type, uint32_t index);

/* Whole documents. On failure `out` is zeroed, the arena rewound and *error (which may be NULL)
 * filled. Every X_read is one call of this. */
bean_status bean_gen_read_document(const bean_gen_value *value, void *out, const char *json,
                                   size_t size, bean_arena *arena, const bean_read_options *options,
                                   bean_error *error);

/* The drivers: the walk over accessors (`table`), and over per-property functions (`property`). */
bean_gen_read_function bean_gen_read_table;
bean_gen_read_function bean_gen_read_properties;

/* ---- writer ---------------------------------------------------------------------------------- */

/* How many bytes past the promised room a fixed-size store may touch. */
#define BEAN_GEN_SLACK 64
/* The most that bean_gen_room may be asked for. */
#define BEAN_GEN_ROOM_LIMIT 3072
#define BEAN_GEN_WINDOW 4096

/* The state of one write. Output goes straight into the buffer while there is room for the worst
 * case. When the storage is fixed or capped and nearly full, it goes through `window` and is moved
 * over piece by piece, exactly checked. In both cases the byte before the cursor is the last byte
 * that was written, once anything was. */
struct bean_gen_writer {
    char *end; /* the promised room ends here; BEAN_GEN_SLACK bytes past it may be touched */
    bean_buffer *buffer;
    uint32_t depth; /* levels that may still be opened */
    uint32_t depth_limit;
    bool check;
    bool trust_raw;
    uint64_t view;   /* bits of which a VIEWED accessor has one, or is left out */
    const bean_union *tag; /* whose tag stands in front of the members of ... */
    uint32_t tag_depth;    /* ... the object in which `depth` is this */
    bool counting;   /* when the storage is full, go on, but only to count */
    bool in_window;
    size_t before;   /* the buffer's size when writing began, and what its sink had had */
    uint64_t given_before;
    uint64_t needed; /* bytes that were flushed or counted so far */
    bean_error *error;
    size_t path_dropped;
    struct bean_i_pretty *pretty; /* what leaves the window passes through it; or NULL */
    char window[BEAN_GEN_WINDOW + BEAN_GEN_SLACK];
};

/* Makes room for `need` bytes (at most BEAN_GEN_ROOM_LIMIT) at the cursor, which may move. NULL
 * when there is none. */
char *bean_gen_grow(bean_gen_writer *writer, char *cursor, size_t need);

/* Long or escaped strings, without their quotes; afterwards there is room for `need` bytes. */
char *bean_gen_put_string_slow(bean_gen_writer *writer, char *cursor, bean_str text, size_t need);
/* Text of any length as it is; afterwards there is room for `need` bytes. */
char *bean_gen_put_text(bean_gen_writer *writer, char *cursor, const char *text, size_t size,
                        size_t need);

/* Numbers and names; 32 bytes of room (an enum's text: its size + 32) are the caller's duty, in
 * what bean_gen_room promised. The ones that can fail return NULL. */
char *bean_gen_put_int32_slow(char *cursor, int32_t value);
char *bean_gen_put_int64(char *cursor, int64_t value);
char *bean_gen_put_uint32(char *cursor, uint32_t value);
char *bean_gen_put_uint64(char *cursor, uint64_t value);
char *bean_gen_put_float32(bean_gen_writer *writer, char *cursor, float value);
char *bean_gen_put_float64(bean_gen_writer *writer, char *cursor, double value);
char *bean_gen_put_enum(bean_gen_writer *writer, char *cursor, const bean_gen_enum *type,
                        const void *value);

/* Any value by its description (null as `null`) / any property of a bean with its key, inclusion
 * rule and comma. No room is promised afterwards. After a failure of either, its caller adds the
 * property to the path. */
char *bean_gen_write_value(bean_gen_writer *writer, char *cursor, const void *in,
                           const bean_gen_value *value);
char *bean_gen_write_member(bean_gen_writer *writer, char *cursor, const bean_accessor *accessor,
                            const void *bean, const bean_type *type, uint32_t index);

/* True when the inclusion rule leaves the property out. */
bool bean_gen_omitted(const bean_accessor *accessor, const void *bean);

/* Fails for the depth. Returns NULL. */
char *bean_gen_write_too_deep(bean_gen_writer *writer);
/* Adds the property to the path of a failure that came back from its value. Returns NULL. */
char *bean_gen_write_failed(bean_gen_writer *writer, const bean_type *type, uint32_t index);

/* Whole documents; on failure the buffer is at its old size, but for what a sink has had. */
bean_status bean_gen_write_document(const bean_gen_value *value, const void *in, bean_buffer *out,
                                    const bean_write_options *options, bean_error *error);
/* In snprintf's manner: *needed (may be NULL) is the whole length, also on BEAN_ERROR_ROOM; 0
 * after other failures. Where there is room for it a terminator follows, which is not counted. */
bean_status bean_gen_write_to(const bean_gen_value *value, const void *in, char *to, size_t room,
                              size_t *needed, bean_error *error);
/* The length alone. */
bean_status bean_gen_size(const bean_gen_value *value, const void *in, uint64_t *size);

bean_gen_write_function bean_gen_write_table;
bean_gen_write_function bean_gen_write_properties;

/* ---- life cycle ------------------------------------------------------------------------------ */

/* All by description, for any value. Depth-limited (@depth or 512 levels): what is deeper can't be
 * copied (BEAN_ERROR_DEPTH) and equals nothing. A failed copy leaves *out zeroed and the arena as
 * it was; without an arena, what has to be stored is BEAN_ERROR_ARGUMENT. Large maps in different
 * orders are compared with scratch memory from malloc, given back at once; without it, slower. */
void bean_gen_init(const bean_type *type, void *bean);
void bean_gen_init_union(const bean_union *type, void *out);
bean_status bean_gen_copy(const bean_gen_value *value, void *out, const void *in,
                          bean_arena *arena);
bool bean_gen_equal(const bean_gen_value *value, const void *left, const void *right);

/* Applies a JSON Merge Patch; on failure the target and the arena, which must be there, are as they
 * were. */
bean_status bean_gen_merge(const bean_gen_value *value, void *target, const char *json, size_t size,
                           bean_arena *arena, bean_error *error);

/* Files. */
bean_status bean_gen_read_file(const bean_gen_value *value, void *out, const char *path,
                               bean_arena *arena, bean_error *error);
bean_status bean_gen_write_file(const bean_gen_value *value, const void *in, const char *path,
                                bean_error *error);

/* Enums by description: NULL / false when there is no such value or name. O(1). */
const char *bean_gen_enum_name(const bean_gen_enum *type, int64_t value);
bool bean_gen_enum_from_name(const bean_gen_enum *type, const char *name, size_t size,
                             int64_t *value);

/* The filter that `beanc --main=TYPE` emits: one JSON text of the value's type from standard input
 * (with --lines one a line), its canonical form on standard output. Returns the exit status. */
int bean_gen_main(const bean_gen_value *value, bool lines, int argc, char **argv);

#include "bean_gen_formats.h"
#include "bean_gen_limits.h"
#include "bean_gen_read.h"
#include "bean_gen_unions.h"
#include "bean_gen_write.h"

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#ifdef __cplusplus
}
#endif

#endif
