/* Made by beanc 0.1.0 from imports.bean. Changes belong there. */
#ifndef GOLDEN_SHOP_IMPORTS_GEN_H
#define GOLDEN_SHOP_IMPORTS_GEN_H

#include <bean.h>
#include "acme/money_gen.h"
#include "acme/unit_gen.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct golden_shop_order golden_shop_order;
typedef struct golden_shop_line golden_shop_line;

BEAN_DECLARE_LIST(golden_shop_line_list, golden_shop_line);

/**
 * golden.shop.Order
 */
struct golden_shop_order {
    int64_t id;
    acme_money total;
    acme_currency paid_in;
    bool has_paid_in;
    golden_shop_line_list lines;
};

BEAN_DECLARE_LIST(golden_shop_order_list, golden_shop_order);

/**
 * golden.shop.Line
 */
struct golden_shop_line {
    bean_str article;
    golden_acme_unit_unit unit;
    acme_money *price;
};

/* ---- golden.shop.Order ---- */

/* All members at their defaults. */
void golden_shop_order_init(golden_shop_order *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_shop_order_clear(golden_shop_order *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_shop_order_copy(golden_shop_order *out, const golden_shop_order *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_shop_order_equal(const golden_shop_order *left, const golden_shop_order *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_shop_order_validate(const golden_shop_order *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_shop_order_read(golden_shop_order *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_shop_order_read_with(golden_shop_order *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_shop_order_read_file(golden_shop_order *out, const char *path,
    bean_arena *arena, bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_shop_order_merge(golden_shop_order *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_shop_order_write(const golden_shop_order *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_shop_order_write_with(const golden_shop_order *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_shop_order_write_to(const golden_shop_order *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_shop_order_size(const golden_shop_order *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_shop_order_write_file(const golden_shop_order *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_shop_order_list_read(golden_shop_order_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status golden_shop_order_list_read_with(golden_shop_order_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_shop_order_list_write(const golden_shop_order_list *in, bean_buffer *out);
bean_status golden_shop_order_list_write_with(const golden_shop_order_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status golden_shop_order_list_size(const golden_shop_order_list *in, uint64_t *size);
extern const bean_type golden_shop_order_type;

/* ---- golden.shop.Line ---- */

/* All members at their defaults. */
void golden_shop_line_init(golden_shop_line *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void golden_shop_line_clear(golden_shop_line *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status golden_shop_line_copy(golden_shop_line *out, const golden_shop_line *in,
    bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool golden_shop_line_equal(const golden_shop_line *left, const golden_shop_line *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status golden_shop_line_validate(const golden_shop_line *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status golden_shop_line_read(golden_shop_line *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* The same with options; NULL means none. */
bean_status golden_shop_line_read_with(golden_shop_line *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status golden_shop_line_read_file(golden_shop_line *out, const char *path, bean_arena *arena,
    bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status golden_shop_line_merge(golden_shop_line *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status golden_shop_line_write(const golden_shop_line *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status golden_shop_line_write_with(const golden_shop_line *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status golden_shop_line_write_to(const golden_shop_line *in, char *to, size_t room,
    size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status golden_shop_line_size(const golden_shop_line *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status golden_shop_line_write_file(const golden_shop_line *in, const char *path,
    bean_error *error);
/* The same for a JSON array. */
bean_status golden_shop_line_list_read(golden_shop_line_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status golden_shop_line_list_read_with(golden_shop_line_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status golden_shop_line_list_write(const golden_shop_line_list *in, bean_buffer *out);
bean_status golden_shop_line_list_write_with(const golden_shop_line_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status golden_shop_line_list_size(const golden_shop_line_list *in, uint64_t *size);
extern const bean_type golden_shop_line_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_shop_line *golden_shop_line_list_append(golden_shop_line_list *list, bean_arena *arena)
{
    return (golden_shop_line *)bean_list_append(list, sizeof *list->items, arena);
}

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline golden_shop_order *golden_shop_order_list_append(golden_shop_order_list *list, bean_arena *arena)
{
    return (golden_shop_order *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const golden_shop_imports_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
