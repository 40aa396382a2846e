/*
 * String slices: bytes by address and length, and a growing text buffer.
 * Bytes may hold NULs. Everything is by byte value: no locale, no case folding outside ASCII.
 */
#ifndef BEANC_STR_H
#define BEANC_STR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The bytes belong to somebody else. data may be NULL when size is 0. */
struct str {
    const char *data;
    size_t size;
};

/* A slice of a string literal. */
#define STR(literal) str_make("" literal, sizeof(literal) - 1)

/* For printf's "%.*s". */
#define STR_ARGS(text)                                                                             \
    (int)((text).size > 4096 ? 4096 : (text).size), ((text).size ? (text).data : "")

static inline struct str str_make(const char *data, size_t size)
{
    struct str text = {data, size};
    return text;
}

struct str str_from(const char *c_string); /* NULL gives an empty slice */

bool str_equal(struct str a, struct str b);
bool str_is(struct str a, const char *c_string);
int str_compare(struct str a, struct str b); /* unsigned bytes, the shorter first on a tie */
bool str_starts_with(struct str text, struct str prefix);
bool str_ends_with(struct str text, struct str suffix);

/* At most size bytes from position from; both are cut to what text has. */
struct str str_slice(struct str text, size_t from, size_t size);

/* Position of the first such byte, or text.size. */
size_t str_find(struct str text, char byte);
size_t str_find_last(struct str text, char byte);

/*
 * Edits (insert, delete, replace, swap of neighbours) that turn a into b; anything above limit is
 * reported as limit + 1. For "did you mean": time is O(a.size * b.size), names over 64 bytes
 * count as different.
 */
size_t str_distance(struct str a, struct str b, size_t limit);

/*
 * Length (1 to 4) of the valid UTF-8 sequence that starts at text[from], or 0 when there is none:
 * overlong forms, surrogates, values over U+10FFFF and cut sequences are not valid.
 */
size_t str_utf8_length(struct str text, size_t from);

/* Text that grows; memory is malloc's. A zeroed one is ready for use. */
struct str_buffer {
    char *data; /* NUL-terminated whenever it is not NULL */
    size_t size;
    size_t room;
};

void str_buffer_free(struct str_buffer *buffer);
void str_buffer_add(struct str_buffer *buffer, struct str text);
void str_buffer_add_text(struct str_buffer *buffer, const char *c_string);
void str_buffer_add_char(struct str_buffer *buffer, char byte);
void str_buffer_add_repeated(struct str_buffer *buffer, char byte, size_t count);
void str_buffer_add_unsigned(struct str_buffer *buffer, uint64_t value);

/* A JSON string with its quotes; bytes that are not UTF-8 become U+FFFD. */
void str_buffer_add_json(struct str_buffer *buffer, struct str text);

struct str str_buffer_str(const struct str_buffer *buffer); /* valid until the next change */

#endif
