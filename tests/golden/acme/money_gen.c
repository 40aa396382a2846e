/* Made by beanc 0.1.0 from acme/money.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "money_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_acme_money;
static bean_gen_write_function b_write_acme_money;

/* ---- golden.acme.money.Currency ---- */

static const bean_gen_enum_entry b_entries_acme_currency[] = {
    {0, BEAN_GEN_PADDED("\"eur\""), 5, "eur"},
    {1, BEAN_GEN_PADDED("\"usd\""), 5, "usd"},
    {2, BEAN_GEN_PADDED("\"gbp\""), 5, "gbp"},
};
static const uint32_t b_displacements_names_acme_currency[] = {
    0,
};
static const bean_gen_key b_slots_names_acme_currency[] = {
    {"usd", 3, 1},
    {NULL, 0, -1},
    {"gbp", 3, 2},
    {"eur", 3, 0},
};
static const bean_gen_keys b_names_acme_currency = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 0,
    .slot_mask = 3,
    .displacements = b_displacements_names_acme_currency,
    .slots = b_slots_names_acme_currency,
};

static const uint16_t b_places_acme_currency[] = {
    1, 2, 3,
};
const bean_enum acme_currency_type = {
    .name = "golden.acme.money.Currency",
    .entries = b_entries_acme_currency,
    .keys = &b_names_acme_currency,
    .places = b_places_acme_currency,
    .lowest = 0, .span = 3,
    .count = 3,
    .default_place = -1,
    .size = 4,
    .is_signed = true,
};

/* ---- golden.acme.money.Money ---- */

static const uint32_t b_displacements_keys_acme_money[] = {
    0,
};
static const bean_gen_key b_slots_keys_acme_money[] = {
    {"amount", 6, 0},
    {"currency", 8, 1},
};
static const bean_gen_keys b_keys_acme_money = {
    .seed = UINT64_C(8709371125837217183),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_keys_acme_money,
    .slots = b_slots_keys_acme_money,
};

static const bean_accessor b_accessors_acme_money[] = {
    {
        .value = {.kind = BEAN_GEN_INT64, .size = sizeof(int64_t)},
        .key = ",\"amount\":", .key_size = 10, .name = "amount",
        .offset = offsetof(acme_money, amount), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_ENUM, .size = sizeof(acme_currency), .detail = &acme_currency_type},
        .key = ",\"currency\":", .key_size = 12, .name = "currency",
        .offset = offsetof(acme_money, currency), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_acme_money(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    acme_money *const b_bean = (acme_money *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"amount\":")) {
        goto b_at_amount;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_amount:
            b_cursor = bean_gen_read_int64(b_reader, b_cursor, &b_bean->amount);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"currency\":")) {
                goto b_at_currency;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_currency:
            b_cursor = bean_gen_read_enum(b_reader, b_cursor, &acme_currency_type, &b_bean->currency);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {
                goto b_closed;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case BEAN_GEN_CLOSED:
            b_cursor = b_reader->cursor;
            goto b_closed;
        default:
            return NULL;
        }
    }
b_closed:
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 2))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_acme_money(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const acme_money *const b_bean = (const acme_money *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 60);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"amount\":");
    b_cursor = bean_gen_put_int64(b_cursor, b_bean->amount);
    BEAN_GEN_TEXT(b_cursor, ",\"currency\":");
    b_cursor = bean_gen_put_enum(b_writer, b_cursor, &acme_currency_type, &b_bean->currency);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &acme_money_type, 1);
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type acme_money_type = {
    .name = "golden.acme.money.Money",
    .accessors = b_accessors_acme_money,
    .keys = &b_keys_acme_money,
    .read = b_read_acme_money,
    .write = b_write_acme_money,
    .count = 2,
    .size = sizeof(acme_money),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_acme_money = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(acme_money), .detail = &acme_money_type};
static const bean_gen_value b_value_list_acme_money = {.kind = BEAN_GEN_LIST,
    .size = sizeof(acme_money_list), .detail = &b_value_acme_money};

void acme_money_init(acme_money *out)
{
    bean_gen_init(&acme_money_type, out);
}

void acme_money_clear(acme_money *out)
{
    memset(out, 0, sizeof *out);
}

bean_status acme_money_copy(acme_money *out, const acme_money *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_acme_money, out, in, arena);
}

bool acme_money_equal(const acme_money *left, const acme_money *right)
{
    return bean_gen_equal(&b_value_acme_money, left, right);
}

bean_status acme_money_validate(const acme_money *in, bean_error *error)
{
    return bean_gen_validate(&b_value_acme_money, in, error);
}

bean_status acme_money_read(acme_money *out, const char *json, size_t size, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_acme_money, out, json, size, arena, NULL, error);
}

bean_status acme_money_read_with(acme_money *out, const char *json, size_t size, bean_arena *arena,
    const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_acme_money, out, json, size, arena, options, error);
}

bean_status acme_money_read_file(acme_money *out, const char *path, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_read_file(&b_value_acme_money, out, path, arena, error);
}

bean_status acme_money_merge(acme_money *target, const char *json, size_t size, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_merge(&b_value_acme_money, target, json, size, arena, error);
}

bean_status acme_money_write(const acme_money *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_acme_money, in, out, NULL, NULL);
}

bean_status acme_money_write_with(const acme_money *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_acme_money, in, out, options, error);
}

bean_status acme_money_write_to(const acme_money *in, char *to, size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_acme_money, in, to, room, needed, NULL);
}

bean_status acme_money_size(const acme_money *in, uint64_t *size)
{
    return bean_gen_size(&b_value_acme_money, in, size);
}

bean_status acme_money_write_file(const acme_money *in, const char *path, bean_error *error)
{
    return bean_gen_write_file(&b_value_acme_money, in, path, error);
}

bean_status acme_money_list_read(acme_money_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_acme_money, out, json, size, arena, NULL, error);
}

bean_status acme_money_list_read_with(acme_money_list *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_acme_money, out, json, size, arena, options, error);
}

bean_status acme_money_list_write(const acme_money_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_acme_money, in, out, NULL, NULL);
}

bean_status acme_money_list_write_with(const acme_money_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_acme_money, in, out, options, error);
}

bean_status acme_money_list_size(const acme_money_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_acme_money, in, size);
}

const char *acme_currency_name(acme_currency value)
{
    return bean_gen_enum_name(&acme_currency_type, (int64_t)value);
}

bool acme_currency_from_name(const char *name, size_t size, acme_currency *value)
{
    int64_t b_value;
    if (!bean_gen_enum_from_name(&acme_currency_type, name, size, &b_value)) {
        return false;
    }
    *value = (acme_currency)b_value;
    return true;
}

const bean_type *const acme_money_gen_types[] = {
    &acme_money_type,
    NULL,
};

