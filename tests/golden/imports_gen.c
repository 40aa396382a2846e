/* Made by beanc 0.1.0 from imports.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "imports_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_golden_shop_order;
static bean_gen_write_function b_write_golden_shop_order;
static bean_gen_read_function b_read_golden_shop_line;
static bean_gen_write_function b_write_golden_shop_line;

/* ---- golden.shop.Order ---- */

static const bean_gen_value b_golden_shop_order_lines_item = {.kind = BEAN_GEN_BEAN, .size = sizeof(golden_shop_line), .detail = &golden_shop_line_type};
static const uint32_t b_displacements_keys_golden_shop_order[] = {
    0, 0,
};
static const bean_gen_key b_slots_keys_golden_shop_order[] = {
    {"total", 5, 1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"paid_in", 7, 2},
    {"lines", 5, 3},
    {"id", 2, 0},
    {NULL, 0, -1},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_golden_shop_order = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_keys_golden_shop_order,
    .slots = b_slots_keys_golden_shop_order,
};

static const bean_accessor b_accessors_golden_shop_order[] = {
    {
        .value = {.kind = BEAN_GEN_INT64, .size = sizeof(int64_t)},
        .key = ",\"id\":", .key_size = 6, .name = "id",
        .offset = offsetof(golden_shop_order, id), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .size = sizeof(acme_money), .detail = &acme_money_type},
        .key = ",\"total\":", .key_size = 9, .name = "total",
        .offset = offsetof(golden_shop_order, total), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_ENUM, .null_form = BEAN_GEN_NULL_FLAG, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(acme_currency), .has_offset = offsetof(golden_shop_order, has_paid_in) - offsetof(golden_shop_order, paid_in), .detail = &acme_currency_type},
        .key = ",\"paid_in\":", .key_size = 11, .name = "paid_in",
        .offset = offsetof(golden_shop_order, paid_in), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_shop_line_list), .detail = &b_golden_shop_order_lines_item},
        .key = ",\"lines\":", .key_size = 9, .name = "lines",
        .offset = offsetof(golden_shop_order, lines), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_shop_order(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_shop_order *const b_bean = (golden_shop_order *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"id\":")) {
        goto b_at_id;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_id:
            b_cursor = bean_gen_read_int64(b_reader, b_cursor, &b_bean->id);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"total\":")) {
                goto b_at_total;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_total:
            b_cursor = acme_money_type.read(b_reader, b_cursor, &b_bean->total, &acme_money_type);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"paid_in\":")) {
                goto b_at_paid_in;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_paid_in:
            if (bean_gen_is_plain(b_reader, b_cursor)) {
                b_cursor = bean_gen_read_enum(b_reader, b_cursor, &acme_currency_type, &b_bean->paid_in);
                b_bean->has_paid_in = true;
            } else {
                b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_shop_order[2], 2,
                                                b_bean, &golden_shop_order_type, b_seen);
            }
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"lines\":")) {
                goto b_at_lines;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_lines:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->lines,
                                           &b_accessors_golden_shop_order[3].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 4))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_shop_order(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_shop_order *const b_bean = (const golden_shop_order *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 47);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"id\":");
    b_cursor = bean_gen_put_int64(b_cursor, b_bean->id);
    BEAN_GEN_TEXT(b_cursor, ",\"total\":");
    b_cursor = acme_money_type.write(b_writer, b_cursor, &b_bean->total, &acme_money_type);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_shop_order_type, 1);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 29);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"paid_in\":");
    if (b_bean->has_paid_in) {
        b_cursor = bean_gen_put_enum(b_writer, b_cursor, &acme_currency_type, &b_bean->paid_in);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_shop_order_type, 2);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    BEAN_GEN_TEXT(b_cursor, ",\"lines\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->lines,
                                    &b_accessors_golden_shop_order[3].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_shop_order_type, 3);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_shop_order_type = {
    .name = "golden.shop.Order",
    .accessors = b_accessors_golden_shop_order,
    .keys = &b_keys_golden_shop_order,
    .read = b_read_golden_shop_order,
    .write = b_write_golden_shop_order,
    .count = 4,
    .size = sizeof(golden_shop_order),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_shop_order = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_shop_order), .detail = &golden_shop_order_type};
static const bean_gen_value b_value_list_golden_shop_order = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_shop_order_list), .detail = &b_value_golden_shop_order};

void golden_shop_order_init(golden_shop_order *out)
{
    bean_gen_init(&golden_shop_order_type, out);
}

void golden_shop_order_clear(golden_shop_order *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_shop_order_copy(golden_shop_order *out, const golden_shop_order *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_shop_order, out, in, arena);
}

bool golden_shop_order_equal(const golden_shop_order *left, const golden_shop_order *right)
{
    return bean_gen_equal(&b_value_golden_shop_order, left, right);
}

bean_status golden_shop_order_validate(const golden_shop_order *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_shop_order, in, error);
}

bean_status golden_shop_order_read(golden_shop_order *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_shop_order, out, json, size, arena, NULL, error);
}

bean_status golden_shop_order_read_with(golden_shop_order *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_shop_order, out, json, size, arena, options,
        error);
}

bean_status golden_shop_order_read_file(golden_shop_order *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_shop_order, out, path, arena, error);
}

bean_status golden_shop_order_merge(golden_shop_order *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_shop_order, target, json, size, arena, error);
}

bean_status golden_shop_order_write(const golden_shop_order *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_shop_order, in, out, NULL, NULL);
}

bean_status golden_shop_order_write_with(const golden_shop_order *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_shop_order, in, out, options, error);
}

bean_status golden_shop_order_write_to(const golden_shop_order *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_shop_order, in, to, room, needed, NULL);
}

bean_status golden_shop_order_size(const golden_shop_order *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_shop_order, in, size);
}

bean_status golden_shop_order_write_file(const golden_shop_order *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_shop_order, in, path, error);
}

bean_status golden_shop_order_list_read(golden_shop_order_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_shop_order, out, json, size, arena, NULL,
        error);
}

bean_status golden_shop_order_list_read_with(golden_shop_order_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_shop_order, out, json, size, arena, options,
        error);
}

bean_status golden_shop_order_list_write(const golden_shop_order_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_shop_order, in, out, NULL, NULL);
}

bean_status golden_shop_order_list_write_with(const golden_shop_order_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_shop_order, in, out, options, error);
}

bean_status golden_shop_order_list_size(const golden_shop_order_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_shop_order, in, size);
}

/* ---- golden.shop.Line ---- */

static const uint32_t b_displacements_keys_golden_shop_line[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_shop_line[] = {
    {"unit", 4, 1},
    {NULL, 0, -1},
    {"price", 5, 2},
    {"article", 7, 0},
};
static const bean_gen_keys b_keys_golden_shop_line = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 3,
    .displacements = b_displacements_keys_golden_shop_line,
    .slots = b_slots_keys_golden_shop_line,
};

static const bean_accessor b_accessors_golden_shop_line[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"article\":", .key_size = 11, .name = "article",
        .offset = offsetof(golden_shop_line, article), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .size = sizeof(golden_acme_unit_unit), .detail = &golden_acme_unit_unit_type},
        .key = ",\"unit\":", .key_size = 8, .name = "unit",
        .offset = offsetof(golden_shop_line, unit), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(acme_money *), .detail = &acme_money_type},
        .key = ",\"price\":", .key_size = 9, .name = "price",
        .offset = offsetof(golden_shop_line, price), .flags = 0,
    },
};

static const char *b_read_golden_shop_line(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_shop_line *const b_bean = (golden_shop_line *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"article\":")) {
        goto b_at_article;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_article:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->article);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"unit\":")) {
                goto b_at_unit;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_unit:
            b_cursor = golden_acme_unit_unit_type.read(b_reader, b_cursor, &b_bean->unit, &golden_acme_unit_unit_type);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"price\":")) {
                goto b_at_price;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_price:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_shop_line[2], 2,
                                            b_bean, &golden_shop_line_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 3))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_shop_line(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_shop_line *const b_bean = (const golden_shop_line *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 53);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"article\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->article, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_shop_line_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"unit\":");
    b_cursor = golden_acme_unit_unit_type.write(b_writer, b_cursor, &b_bean->unit, &golden_acme_unit_unit_type);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_shop_line_type, 1);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 13);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"price\":");
    if (b_bean->price != NULL) {
        b_cursor = acme_money_type.write(b_writer, b_cursor, b_bean->price, &acme_money_type);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_shop_line_type, 2);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_shop_line_type = {
    .name = "golden.shop.Line",
    .accessors = b_accessors_golden_shop_line,
    .keys = &b_keys_golden_shop_line,
    .read = b_read_golden_shop_line,
    .write = b_write_golden_shop_line,
    .count = 3,
    .size = sizeof(golden_shop_line),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_shop_line = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_shop_line), .detail = &golden_shop_line_type};
static const bean_gen_value b_value_list_golden_shop_line = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_shop_line_list), .detail = &b_value_golden_shop_line};

void golden_shop_line_init(golden_shop_line *out)
{
    bean_gen_init(&golden_shop_line_type, out);
}

void golden_shop_line_clear(golden_shop_line *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_shop_line_copy(golden_shop_line *out, const golden_shop_line *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_shop_line, out, in, arena);
}

bool golden_shop_line_equal(const golden_shop_line *left, const golden_shop_line *right)
{
    return bean_gen_equal(&b_value_golden_shop_line, left, right);
}

bean_status golden_shop_line_validate(const golden_shop_line *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_shop_line, in, error);
}

bean_status golden_shop_line_read(golden_shop_line *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_shop_line, out, json, size, arena, NULL, error);
}

bean_status golden_shop_line_read_with(golden_shop_line *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_shop_line, out, json, size, arena, options,
        error);
}

bean_status golden_shop_line_read_file(golden_shop_line *out, const char *path, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_shop_line, out, path, arena, error);
}

bean_status golden_shop_line_merge(golden_shop_line *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_shop_line, target, json, size, arena, error);
}

bean_status golden_shop_line_write(const golden_shop_line *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_shop_line, in, out, NULL, NULL);
}

bean_status golden_shop_line_write_with(const golden_shop_line *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_shop_line, in, out, options, error);
}

bean_status golden_shop_line_write_to(const golden_shop_line *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_shop_line, in, to, room, needed, NULL);
}

bean_status golden_shop_line_size(const golden_shop_line *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_shop_line, in, size);
}

bean_status golden_shop_line_write_file(const golden_shop_line *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_shop_line, in, path, error);
}

bean_status golden_shop_line_list_read(golden_shop_line_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_shop_line, out, json, size, arena, NULL,
        error);
}

bean_status golden_shop_line_list_read_with(golden_shop_line_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_shop_line, out, json, size, arena, options,
        error);
}

bean_status golden_shop_line_list_write(const golden_shop_line_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_shop_line, in, out, NULL, NULL);
}

bean_status golden_shop_line_list_write_with(const golden_shop_line_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_shop_line, in, out, options, error);
}

bean_status golden_shop_line_list_size(const golden_shop_line_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_shop_line, in, size);
}

const bean_type *const golden_shop_imports_gen_types[] = {
    &golden_shop_order_type,
    &golden_shop_line_type,
    NULL,
};

/* ---- the filter: --main=Order[] ---- */

static const bean_gen_value b_main_item = {.kind = BEAN_GEN_BEAN, .size = sizeof(golden_shop_order), .detail = &golden_shop_order_type};
static const bean_gen_value b_main_value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_shop_order_list), .detail = &b_main_item};

int main(int argc, char **argv)
{
    return bean_gen_main(&b_main_value, true, argc, argv);
}
