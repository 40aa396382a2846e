/* Made by beanc 0.1.0 from recursion.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "recursion_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_golden_recursion_node;
static bean_gen_write_function b_write_golden_recursion_node;
static bean_gen_read_function b_read_golden_recursion_ping;
static bean_gen_write_function b_write_golden_recursion_ping;
static bean_gen_read_function b_read_golden_recursion_pong;
static bean_gen_write_function b_write_golden_recursion_pong;

/* ---- golden.recursion.Node ---- */

static const bean_gen_value b_golden_recursion_node_children_item = {.kind = BEAN_GEN_BEAN, .size = sizeof(golden_recursion_node), .detail = &golden_recursion_node_type};
static const bean_gen_value b_golden_recursion_node_by_name_item = {.kind = BEAN_GEN_BEAN, .size = sizeof(golden_recursion_node), .detail = &golden_recursion_node_type};
static const bean_gen_value b_golden_recursion_node_holes_item = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_recursion_node *), .detail = &golden_recursion_node_type};
static const uint32_t b_displacements_keys_golden_recursion_node[] = {
    0, 1,
};
static const bean_gen_key b_slots_keys_golden_recursion_node[] = {
    {NULL, 0, -1},
    {"holes", 5, 4},
    {"name", 4, 0},
    {NULL, 0, -1},
    {"children", 8, 2},
    {"by_name", 7, 3},
    {NULL, 0, -1},
    {"next", 4, 1},
};
static const bean_gen_keys b_keys_golden_recursion_node = {
    .seed = UINT64_C(13064056697317186767),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_keys_golden_recursion_node,
    .slots = b_slots_keys_golden_recursion_node,
};

static const bean_accessor b_accessors_golden_recursion_node[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"name\":", .key_size = 8, .name = "name",
        .offset = offsetof(golden_recursion_node, name), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_recursion_node *), .detail = &golden_recursion_node_type},
        .key = ",\"next\":", .key_size = 8, .name = "next",
        .offset = offsetof(golden_recursion_node, next), .flags = 0,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_recursion_node_list), .detail = &b_golden_recursion_node_children_item},
        .key = ",\"children\":", .key_size = 12, .name = "children",
        .offset = offsetof(golden_recursion_node, children), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(golden_recursion_node_map), .entry_size = sizeof(golden_recursion_node_map_entry), .entry_value_offset = offsetof(golden_recursion_node_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_recursion_node_by_name_item},
        .key = ",\"by_name\":", .key_size = 11, .name = "by_name",
        .offset = offsetof(golden_recursion_node, by_name), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_recursion_node_pointer_list), .detail = &b_golden_recursion_node_holes_item},
        .key = ",\"holes\":", .key_size = 9, .name = "holes",
        .offset = offsetof(golden_recursion_node, holes), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_recursion_node(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_recursion_node *const b_bean = (golden_recursion_node *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"name\":")) {
        goto b_at_name;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_name:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->name);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"next\":")) {
                goto b_at_next;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_next:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_recursion_node[1], 1,
                                            b_bean, &golden_recursion_node_type, b_seen);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"children\":")) {
                goto b_at_children;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_children:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->children,
                                           &b_accessors_golden_recursion_node[2].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"by_name\":")) {
                goto b_at_by_name;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_by_name:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->by_name,
                                           &b_accessors_golden_recursion_node[3].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"holes\":")) {
                goto b_at_holes;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_holes:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->holes,
                                           &b_accessors_golden_recursion_node[4].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 5))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_recursion_node(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_recursion_node *const b_bean = (const golden_recursion_node *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 54);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"name\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->name, 13);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_recursion_node_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"next\":");
    if (b_bean->next != NULL) {
        b_cursor = b_write_golden_recursion_node(b_writer, b_cursor, b_bean->next, &golden_recursion_node_type);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_recursion_node_type, 1);
        }
    } else {
        BEAN_GEN_TEXT(b_cursor, "null");
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 12);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"children\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->children,
                                    &b_accessors_golden_recursion_node[2].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_recursion_node_type, 2);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 11);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"by_name\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->by_name,
                                    &b_accessors_golden_recursion_node[3].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_recursion_node_type, 3);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"holes\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->holes,
                                    &b_accessors_golden_recursion_node[4].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_recursion_node_type, 4);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_recursion_node_type = {
    .name = "golden.recursion.Node",
    .accessors = b_accessors_golden_recursion_node,
    .keys = &b_keys_golden_recursion_node,
    .read = b_read_golden_recursion_node,
    .write = b_write_golden_recursion_node,
    .count = 5,
    .size = sizeof(golden_recursion_node),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_recursion_node = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_recursion_node), .detail = &golden_recursion_node_type};
static const bean_gen_value b_value_list_golden_recursion_node = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_recursion_node_list), .detail = &b_value_golden_recursion_node};

void golden_recursion_node_init(golden_recursion_node *out)
{
    bean_gen_init(&golden_recursion_node_type, out);
}

void golden_recursion_node_clear(golden_recursion_node *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_recursion_node_copy(golden_recursion_node *out, const golden_recursion_node *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_recursion_node, out, in, arena);
}

bool golden_recursion_node_equal(const golden_recursion_node *left,
    const golden_recursion_node *right)
{
    return bean_gen_equal(&b_value_golden_recursion_node, left, right);
}

bean_status golden_recursion_node_validate(const golden_recursion_node *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_recursion_node, in, error);
}

bean_status golden_recursion_node_read(golden_recursion_node *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_recursion_node, out, json, size, arena, NULL,
        error);
}

bean_status golden_recursion_node_read_with(golden_recursion_node *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_recursion_node, out, json, size, arena, options,
        error);
}

bean_status golden_recursion_node_read_file(golden_recursion_node *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_recursion_node, out, path, arena, error);
}

bean_status golden_recursion_node_merge(golden_recursion_node *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_recursion_node, target, json, size, arena, error);
}

bean_status golden_recursion_node_write(const golden_recursion_node *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_recursion_node, in, out, NULL, NULL);
}

bean_status golden_recursion_node_write_with(const golden_recursion_node *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_recursion_node, in, out, options, error);
}

bean_status golden_recursion_node_write_to(const golden_recursion_node *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_recursion_node, in, to, room, needed, NULL);
}

bean_status golden_recursion_node_size(const golden_recursion_node *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_recursion_node, in, size);
}

bean_status golden_recursion_node_write_file(const golden_recursion_node *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_recursion_node, in, path, error);
}

bean_status golden_recursion_node_list_read(golden_recursion_node_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_recursion_node, out, json, size, arena,
        NULL, error);
}

bean_status golden_recursion_node_list_read_with(golden_recursion_node_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_recursion_node, out, json, size, arena,
        options, error);
}

bean_status golden_recursion_node_list_write(const golden_recursion_node_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_recursion_node, in, out, NULL, NULL);
}

bean_status golden_recursion_node_list_write_with(const golden_recursion_node_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_recursion_node, in, out, options, error);
}

bean_status golden_recursion_node_list_size(const golden_recursion_node_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_recursion_node, in, size);
}

/* ---- golden.recursion.Ping ---- */

static const uint32_t b_displacements_keys_golden_recursion_ping[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_recursion_ping[] = {
    {"count", 5, 0},
    {"pong", 4, 1},
};
static const bean_gen_keys b_keys_golden_recursion_ping = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_keys_golden_recursion_ping,
    .slots = b_slots_keys_golden_recursion_ping,
};

static const bean_accessor b_accessors_golden_recursion_ping[] = {
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"count\":", .key_size = 9, .name = "count",
        .offset = offsetof(golden_recursion_ping, count), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(golden_recursion_pong *), .detail = &golden_recursion_pong_type},
        .key = ",\"pong\":", .key_size = 8, .name = "pong",
        .offset = offsetof(golden_recursion_ping, pong), .flags = 0,
    },
};

static const char *b_read_golden_recursion_ping(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_recursion_ping *const b_bean = (golden_recursion_ping *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"count\":")) {
        goto b_at_count;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_count:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->count);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"pong\":")) {
                goto b_at_pong;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_pong:
            b_cursor = bean_gen_read_member(b_reader, b_cursor, &b_accessors_golden_recursion_ping[1], 1,
                                            b_bean, &golden_recursion_ping_type, b_seen);
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

static char *b_write_golden_recursion_ping(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_recursion_ping *const b_bean = (const golden_recursion_ping *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 53);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"count\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->count);
    BEAN_GEN_TEXT(b_cursor, ",\"pong\":");
    if (b_bean->pong != NULL) {
        b_cursor = b_write_golden_recursion_pong(b_writer, b_cursor, b_bean->pong, &golden_recursion_pong_type);
        if (BEAN_UNLIKELY(b_cursor == NULL)) {
            return bean_gen_write_failed(b_writer, &golden_recursion_ping_type, 1);
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

const bean_type golden_recursion_ping_type = {
    .name = "golden.recursion.Ping",
    .accessors = b_accessors_golden_recursion_ping,
    .keys = &b_keys_golden_recursion_ping,
    .read = b_read_golden_recursion_ping,
    .write = b_write_golden_recursion_ping,
    .count = 2,
    .size = sizeof(golden_recursion_ping),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_recursion_ping = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_recursion_ping), .detail = &golden_recursion_ping_type};
static const bean_gen_value b_value_list_golden_recursion_ping = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_recursion_ping_list), .detail = &b_value_golden_recursion_ping};

void golden_recursion_ping_init(golden_recursion_ping *out)
{
    bean_gen_init(&golden_recursion_ping_type, out);
}

void golden_recursion_ping_clear(golden_recursion_ping *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_recursion_ping_copy(golden_recursion_ping *out, const golden_recursion_ping *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_recursion_ping, out, in, arena);
}

bool golden_recursion_ping_equal(const golden_recursion_ping *left,
    const golden_recursion_ping *right)
{
    return bean_gen_equal(&b_value_golden_recursion_ping, left, right);
}

bean_status golden_recursion_ping_validate(const golden_recursion_ping *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_recursion_ping, in, error);
}

bean_status golden_recursion_ping_read(golden_recursion_ping *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_recursion_ping, out, json, size, arena, NULL,
        error);
}

bean_status golden_recursion_ping_read_with(golden_recursion_ping *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_recursion_ping, out, json, size, arena, options,
        error);
}

bean_status golden_recursion_ping_read_file(golden_recursion_ping *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_recursion_ping, out, path, arena, error);
}

bean_status golden_recursion_ping_merge(golden_recursion_ping *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_recursion_ping, target, json, size, arena, error);
}

bean_status golden_recursion_ping_write(const golden_recursion_ping *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_recursion_ping, in, out, NULL, NULL);
}

bean_status golden_recursion_ping_write_with(const golden_recursion_ping *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_recursion_ping, in, out, options, error);
}

bean_status golden_recursion_ping_write_to(const golden_recursion_ping *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_recursion_ping, in, to, room, needed, NULL);
}

bean_status golden_recursion_ping_size(const golden_recursion_ping *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_recursion_ping, in, size);
}

bean_status golden_recursion_ping_write_file(const golden_recursion_ping *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_recursion_ping, in, path, error);
}

bean_status golden_recursion_ping_list_read(golden_recursion_ping_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_recursion_ping, out, json, size, arena,
        NULL, error);
}

bean_status golden_recursion_ping_list_read_with(golden_recursion_ping_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_recursion_ping, out, json, size, arena,
        options, error);
}

bean_status golden_recursion_ping_list_write(const golden_recursion_ping_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_recursion_ping, in, out, NULL, NULL);
}

bean_status golden_recursion_ping_list_write_with(const golden_recursion_ping_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_recursion_ping, in, out, options, error);
}

bean_status golden_recursion_ping_list_size(const golden_recursion_ping_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_recursion_ping, in, size);
}

/* ---- golden.recursion.Pong ---- */

static const bean_gen_value b_golden_recursion_pong_pings_item = {.kind = BEAN_GEN_BEAN, .size = sizeof(golden_recursion_ping), .detail = &golden_recursion_ping_type};
static const bean_gen_value b_golden_recursion_pong_deep_item_item = {.kind = BEAN_GEN_BEAN, .size = sizeof(golden_recursion_ping), .detail = &golden_recursion_ping_type};
static const bean_gen_value b_golden_recursion_pong_deep_item = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_recursion_ping_list), .detail = &b_golden_recursion_pong_deep_item_item};
static const uint32_t b_displacements_keys_golden_recursion_pong[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_recursion_pong[] = {
    {"deep", 4, 1},
    {"pings", 5, 0},
};
static const bean_gen_keys b_keys_golden_recursion_pong = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_keys_golden_recursion_pong,
    .slots = b_slots_keys_golden_recursion_pong,
};

static const bean_accessor b_accessors_golden_recursion_pong[] = {
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(golden_recursion_ping_list), .detail = &b_golden_recursion_pong_pings_item},
        .key = ",\"pings\":", .key_size = 9, .name = "pings",
        .offset = offsetof(golden_recursion_pong, pings), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(golden_recursion_ping_list_map), .entry_size = sizeof(golden_recursion_ping_list_map_entry), .entry_value_offset = offsetof(golden_recursion_ping_list_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_golden_recursion_pong_deep_item},
        .key = ",\"deep\":", .key_size = 8, .name = "deep",
        .offset = offsetof(golden_recursion_pong, deep), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_recursion_pong(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_recursion_pong *const b_bean = (golden_recursion_pong *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"pings\":")) {
        goto b_at_pings;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_pings:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->pings,
                                           &b_accessors_golden_recursion_pong[0].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"deep\":")) {
                goto b_at_deep;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_deep:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->deep,
                                           &b_accessors_golden_recursion_pong[1].value);
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

static char *b_write_golden_recursion_pong(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_recursion_pong *const b_bean = (const golden_recursion_pong *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 9);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"pings\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->pings,
                                    &b_accessors_golden_recursion_pong[0].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_recursion_pong_type, 0);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 8);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"deep\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->deep,
                                    &b_accessors_golden_recursion_pong[1].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_recursion_pong_type, 1);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_recursion_pong_type = {
    .name = "golden.recursion.Pong",
    .accessors = b_accessors_golden_recursion_pong,
    .keys = &b_keys_golden_recursion_pong,
    .read = b_read_golden_recursion_pong,
    .write = b_write_golden_recursion_pong,
    .count = 2,
    .size = sizeof(golden_recursion_pong),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_recursion_pong = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_recursion_pong), .detail = &golden_recursion_pong_type};
static const bean_gen_value b_value_list_golden_recursion_pong = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_recursion_pong_list), .detail = &b_value_golden_recursion_pong};

void golden_recursion_pong_init(golden_recursion_pong *out)
{
    bean_gen_init(&golden_recursion_pong_type, out);
}

void golden_recursion_pong_clear(golden_recursion_pong *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_recursion_pong_copy(golden_recursion_pong *out, const golden_recursion_pong *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_recursion_pong, out, in, arena);
}

bool golden_recursion_pong_equal(const golden_recursion_pong *left,
    const golden_recursion_pong *right)
{
    return bean_gen_equal(&b_value_golden_recursion_pong, left, right);
}

bean_status golden_recursion_pong_validate(const golden_recursion_pong *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_recursion_pong, in, error);
}

bean_status golden_recursion_pong_read(golden_recursion_pong *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_recursion_pong, out, json, size, arena, NULL,
        error);
}

bean_status golden_recursion_pong_read_with(golden_recursion_pong *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_recursion_pong, out, json, size, arena, options,
        error);
}

bean_status golden_recursion_pong_read_file(golden_recursion_pong *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_recursion_pong, out, path, arena, error);
}

bean_status golden_recursion_pong_merge(golden_recursion_pong *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_recursion_pong, target, json, size, arena, error);
}

bean_status golden_recursion_pong_write(const golden_recursion_pong *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_recursion_pong, in, out, NULL, NULL);
}

bean_status golden_recursion_pong_write_with(const golden_recursion_pong *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_recursion_pong, in, out, options, error);
}

bean_status golden_recursion_pong_write_to(const golden_recursion_pong *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_recursion_pong, in, to, room, needed, NULL);
}

bean_status golden_recursion_pong_size(const golden_recursion_pong *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_recursion_pong, in, size);
}

bean_status golden_recursion_pong_write_file(const golden_recursion_pong *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_recursion_pong, in, path, error);
}

bean_status golden_recursion_pong_list_read(golden_recursion_pong_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_recursion_pong, out, json, size, arena,
        NULL, error);
}

bean_status golden_recursion_pong_list_read_with(golden_recursion_pong_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_recursion_pong, out, json, size, arena,
        options, error);
}

bean_status golden_recursion_pong_list_write(const golden_recursion_pong_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_recursion_pong, in, out, NULL, NULL);
}

bean_status golden_recursion_pong_list_write_with(const golden_recursion_pong_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_recursion_pong, in, out, options, error);
}

bean_status golden_recursion_pong_list_size(const golden_recursion_pong_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_recursion_pong, in, size);
}

const bean_type *const golden_recursion_recursion_gen_types[] = {
    &golden_recursion_node_type,
    &golden_recursion_ping_type,
    &golden_recursion_pong_type,
    NULL,
};

