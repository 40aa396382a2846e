/* Made by beanc 0.1.0 from acme/money.bean. Changes belong there. */
#ifndef GOLDEN_ACME_MONEY_MONEY_GEN_H
#define GOLDEN_ACME_MONEY_MONEY_GEN_H

#include <bean.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct acme_money acme_money;

/**
 * golden.acme.money.Currency
 */
typedef int32_t acme_currency;
enum {
    ACME_CURRENCY_EUR = 0,
    ACME_CURRENCY_USD = 1,
    ACME_CURRENCY_GBP = 2,
};

/**
 * An amount in the currency's smallest unit.
 * golden.acme.money.Money
 */
struct acme_money {
    int64_t amount;
    acme_currency currency;
};

BEAN_DECLARE_LIST(acme_money_list, acme_money);

/* ---- golden.acme.money.Currency ---- */

/* The name in JSON, terminated; NULL when there is no such value. O(1). */
const char *acme_currency_name(acme_currency value);
/* The value of a name or an alias; false when there is none. O(size). */
bool acme_currency_from_name(const char *name, size_t size, acme_currency *value);
extern const bean_enum acme_currency_type;

/* ---- golden.acme.money.Money ---- */

/* All members at their defaults. */
void acme_money_init(acme_money *out);
/* All bytes zero. Gives nothing back: the memory behind the members is the arena's. */
void acme_money_clear(acme_money *out);
/* A deep copy that lives in the arena. On failure `out` is zeroed. O(size). */
bean_status acme_money_copy(acme_money *out, const acme_money *in, bean_arena *arena);
/* Deep equality: NaN equals NaN, the order of map entries does not count. */
bool acme_money_equal(const acme_money *left, const acme_money *right);
/* Whether all values keep to the limits of the schema (@range, @length ...), as read ones do:
 * BEAN_OK or BEAN_ERROR_CONSTRAINT. `error` may be NULL. O(size). */
bean_status acme_money_validate(const acme_money *in, bean_error *error);
/* Reads one JSON text of `size` bytes, which needs no terminator. Strings are copied into the
 * arena. `error` may be NULL. On failure `out` is zeroed and the arena as it was. */
bean_status acme_money_read(acme_money *out, const char *json, size_t size, bean_arena *arena,
    bean_error *error);
/* The same with options; NULL means none. */
bean_status acme_money_read_with(acme_money *out, const char *json, size_t size, bean_arena *arena,
    const bean_read_options *options, bean_error *error);
/* The same from a file. */
bean_status acme_money_read_file(acme_money *out, const char *path, bean_arena *arena,
    bean_error *error);
/* Applies a JSON Merge Patch (RFC 7396): what it doesn't name stays, null takes away. New memory
 * is the arena's, what stays is shared. On failure the target and the arena are as they were. */
bean_status acme_money_merge(acme_money *target, const char *json, size_t size, bean_arena *arena,
    bean_error *error);
/* Appends compact JSON. On failure the buffer has its old size. */
bean_status acme_money_write(const acme_money *in, bean_buffer *out);
/* The same with options and the place of a failure; both may be NULL. */
bean_status acme_money_write_with(const acme_money *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
/* Writes into `room` bytes at `to`, without a terminator. *needed (may be NULL) is the whole
 * length, also when it does not fit (BEAN_ERROR_ROOM). */
bean_status acme_money_write_to(const acme_money *in, char *to, size_t room, size_t *needed);
/* The length of the compact JSON in bytes; nothing of it is kept. O(size). */
bean_status acme_money_size(const acme_money *in, uint64_t *size);
/* Writes a file whole or not at all. */
bean_status acme_money_write_file(const acme_money *in, const char *path, bean_error *error);
/* The same for a JSON array. */
bean_status acme_money_list_read(acme_money_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error);
bean_status acme_money_list_read_with(acme_money_list *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error);
bean_status acme_money_list_write(const acme_money_list *in, bean_buffer *out);
bean_status acme_money_list_write_with(const acme_money_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error);
bean_status acme_money_list_size(const acme_money_list *in, uint64_t *size);
extern const bean_type acme_money_type;

/* One more item, zeroed; NULL when there is no memory. See bean_list_append. */
static inline acme_money *acme_money_list_append(acme_money_list *list, bean_arena *arena)
{
    return (acme_money *)bean_list_append(list, sizeof *list->items, arena);
}

/* Every bean of this file; NULL at the end. */
extern const bean_type *const acme_money_gen_types[];

#ifdef __cplusplus
}
#endif

#endif
