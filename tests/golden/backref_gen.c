/* Made by beanc 0.1.0 from backref.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "backref_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_test_backref_tree;
static bean_gen_write_function b_write_test_backref_tree;
static bean_gen_read_function b_read_test_backref_leaf;
static bean_gen_write_function b_write_test_backref_leaf;
static bean_gen_read_function b_read_test_backref_plain;
static bean_gen_write_function b_write_test_backref_plain;

/* ---- test.backref.Tree ---- */

static const bean_gen_value b_test_backref_tree_children_item = {.kind = BEAN_GEN_BEAN, .size = sizeof(test_backref_tree), .detail = &test_backref_tree_type};
static const bean_gen_value b_test_backref_tree_leaves_item = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(test_backref_leaf *), .detail = &test_backref_leaf_type};
static const uint32_t b_displacements_keys_test_backref_tree[] = {
    0, 0,
};
static const bean_gen_key b_slots_keys_test_backref_tree[] = {
    {"children", 8, 1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"name", 4, 0},
    {NULL, 0, -1},
    {"parent", 6, 2},
    {"leaves", 6, 3},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_test_backref_tree = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_keys_test_backref_tree,
    .slots = b_slots_keys_test_backref_tree,
};

static const bean_accessor b_accessors_test_backref_tree[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"name\":", .key_size = 8, .name = "name",
        .offset = offsetof(test_backref_tree, name), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_LIST, .size = sizeof(test_backref_tree_list), .detail = &b_test_backref_tree_children_item},
        .key = ",\"children\":", .key_size = 12, .name = "children",
        .offset = offsetof(test_backref_tree, children), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(test_backref_tree *), .detail = &test_backref_tree_type},
        .key = ",\"parent\":", .key_size = 10, .name = "parent",
        .offset = offsetof(test_backref_tree, parent), .flags = 0 | BEAN_GEN_NOT_READ | BEAN_GEN_NOT_WRITTEN | BEAN_GEN_BACKREF,
    },
    {
        .value = {.kind = BEAN_GEN_MAP, .size = sizeof(test_backref_leaf_pointer_map), .entry_size = sizeof(test_backref_leaf_pointer_map_entry), .entry_value_offset = offsetof(test_backref_leaf_pointer_map_entry, value), .duplicates = BEAN_GEN_DUPLICATES_LAST, .detail = &b_test_backref_tree_leaves_item},
        .key = ",\"leaves\":", .key_size = 10, .name = "leaves",
        .offset = offsetof(test_backref_tree, leaves), .flags = BEAN_GEN_REQUIRED,
    },
};
static const bean_gen_backref b_backrefs_test_backref_tree[] = {
    {1, offsetof(test_backref_tree, children), offsetof(test_backref_tree, parent)},
    {3, offsetof(test_backref_tree, leaves), offsetof(test_backref_leaf, tree)},
};

static const char *b_read_test_backref_tree(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    test_backref_tree *const b_bean = (test_backref_tree *)b_out;
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
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"children\":")) {
                goto b_at_children;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_children:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->children,
                                           &b_accessors_test_backref_tree[1].value);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"leaves\":")) {
                goto b_at_leaves;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_leaves:
            b_cursor = bean_gen_read_value(b_reader, b_cursor, &b_bean->leaves,
                                           &b_accessors_test_backref_tree[3].value);
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
    b_reader->cursor = b_cursor;
    return bean_gen_missing(b_reader, b_type, b_out, b_seen);
}

static char *b_write_test_backref_tree(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const test_backref_tree *const b_bean = (const test_backref_tree *)b_in;

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
        return bean_gen_write_failed(b_writer, &test_backref_tree_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"children\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->children,
                                    &b_accessors_test_backref_tree[1].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_backref_tree_type, 1);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 10);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"leaves\":");
    b_cursor = bean_gen_write_value(b_writer, b_cursor, &b_bean->leaves,
                                    &b_accessors_test_backref_tree[3].value);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &test_backref_tree_type, 3);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type test_backref_tree_type = {
    .name = "test.backref.Tree",
    .accessors = b_accessors_test_backref_tree,
    .keys = &b_keys_test_backref_tree,
    .read = b_read_test_backref_tree,
    .write = b_write_test_backref_tree,
    .backrefs = b_backrefs_test_backref_tree,
    .backref_count = 2,
    .count = 4,
    .size = sizeof(test_backref_tree),
    .words = 1,
    .flags = 0 | BEAN_GEN_LOOKS_AT_END | BEAN_GEN_IS_LINKED,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_test_backref_tree = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(test_backref_tree), .detail = &test_backref_tree_type};
static const bean_gen_value b_value_list_test_backref_tree = {.kind = BEAN_GEN_LIST,
    .size = sizeof(test_backref_tree_list), .detail = &b_value_test_backref_tree};

void test_backref_tree_init(test_backref_tree *out)
{
    bean_gen_init(&test_backref_tree_type, out);
}

void test_backref_tree_clear(test_backref_tree *out)
{
    memset(out, 0, sizeof *out);
}

bean_status test_backref_tree_copy(test_backref_tree *out, const test_backref_tree *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_test_backref_tree, out, in, arena);
}

bool test_backref_tree_equal(const test_backref_tree *left, const test_backref_tree *right)
{
    return bean_gen_equal(&b_value_test_backref_tree, left, right);
}

bean_status test_backref_tree_validate(const test_backref_tree *in, bean_error *error)
{
    return bean_gen_validate(&b_value_test_backref_tree, in, error);
}

bean_status test_backref_tree_read(test_backref_tree *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_backref_tree, out, json, size, arena, NULL, error);
}

bean_status test_backref_tree_read_with(test_backref_tree *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_backref_tree, out, json, size, arena, options,
        error);
}

bean_status test_backref_tree_read_file(test_backref_tree *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_test_backref_tree, out, path, arena, error);
}

bean_status test_backref_tree_merge(test_backref_tree *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_test_backref_tree, target, json, size, arena, error);
}

bean_status test_backref_tree_write(const test_backref_tree *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_test_backref_tree, in, out, NULL, NULL);
}

bean_status test_backref_tree_write_with(const test_backref_tree *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_test_backref_tree, in, out, options, error);
}

bean_status test_backref_tree_write_to(const test_backref_tree *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_test_backref_tree, in, to, room, needed, NULL);
}

bean_status test_backref_tree_size(const test_backref_tree *in, uint64_t *size)
{
    return bean_gen_size(&b_value_test_backref_tree, in, size);
}

bean_status test_backref_tree_write_file(const test_backref_tree *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_test_backref_tree, in, path, error);
}

bean_status test_backref_tree_list_read(test_backref_tree_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_backref_tree, out, json, size, arena, NULL,
        error);
}

bean_status test_backref_tree_list_read_with(test_backref_tree_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_backref_tree, out, json, size, arena, options,
        error);
}

bean_status test_backref_tree_list_write(const test_backref_tree_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_test_backref_tree, in, out, NULL, NULL);
}

bean_status test_backref_tree_list_write_with(const test_backref_tree_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_test_backref_tree, in, out, options, error);
}

bean_status test_backref_tree_list_size(const test_backref_tree_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_test_backref_tree, in, size);
}

/* ---- test.backref.Leaf ---- */

static const uint32_t b_displacements_keys_test_backref_leaf[] = {
    0,
};
static const bean_gen_key b_slots_keys_test_backref_leaf[] = {
    {"n", 1, 0},
    {"tree", 4, 1},
};
static const bean_gen_keys b_keys_test_backref_leaf = {
    .seed = UINT64_C(15755400389808336487),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_keys_test_backref_leaf,
    .slots = b_slots_keys_test_backref_leaf,
};

static const bean_accessor b_accessors_test_backref_leaf[] = {
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"n\":", .key_size = 5, .name = "n",
        .offset = offsetof(test_backref_leaf, n), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .null_form = BEAN_GEN_NULL_POINTER, .nulls = BEAN_GEN_NULLS_SET, .size = sizeof(test_backref_tree *), .detail = &test_backref_tree_type},
        .key = ",\"tree\":", .key_size = 8, .name = "tree",
        .offset = offsetof(test_backref_leaf, tree), .flags = 0 | BEAN_GEN_NOT_READ | BEAN_GEN_NOT_WRITTEN | BEAN_GEN_BACKREF,
    },
};

static const char *b_read_test_backref_leaf(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    test_backref_leaf *const b_bean = (test_backref_leaf *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"n\":")) {
        goto b_at_n;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_n:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->n);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
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
    b_reader->cursor = b_cursor;
    return bean_gen_missing(b_reader, b_type, b_out, b_seen);
}

static char *b_write_test_backref_leaf(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const test_backref_leaf *const b_bean = (const test_backref_leaf *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 38);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"n\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->n);
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type test_backref_leaf_type = {
    .name = "test.backref.Leaf",
    .accessors = b_accessors_test_backref_leaf,
    .keys = &b_keys_test_backref_leaf,
    .read = b_read_test_backref_leaf,
    .write = b_write_test_backref_leaf,
    .count = 2,
    .size = sizeof(test_backref_leaf),
    .words = 1,
    .flags = 0 | BEAN_GEN_LOOKS_AT_END,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_test_backref_leaf = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(test_backref_leaf), .detail = &test_backref_leaf_type};
static const bean_gen_value b_value_list_test_backref_leaf = {.kind = BEAN_GEN_LIST,
    .size = sizeof(test_backref_leaf_list), .detail = &b_value_test_backref_leaf};

void test_backref_leaf_init(test_backref_leaf *out)
{
    bean_gen_init(&test_backref_leaf_type, out);
}

void test_backref_leaf_clear(test_backref_leaf *out)
{
    memset(out, 0, sizeof *out);
}

bean_status test_backref_leaf_copy(test_backref_leaf *out, const test_backref_leaf *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_test_backref_leaf, out, in, arena);
}

bool test_backref_leaf_equal(const test_backref_leaf *left, const test_backref_leaf *right)
{
    return bean_gen_equal(&b_value_test_backref_leaf, left, right);
}

bean_status test_backref_leaf_validate(const test_backref_leaf *in, bean_error *error)
{
    return bean_gen_validate(&b_value_test_backref_leaf, in, error);
}

bean_status test_backref_leaf_read(test_backref_leaf *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_backref_leaf, out, json, size, arena, NULL, error);
}

bean_status test_backref_leaf_read_with(test_backref_leaf *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_backref_leaf, out, json, size, arena, options,
        error);
}

bean_status test_backref_leaf_read_file(test_backref_leaf *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_test_backref_leaf, out, path, arena, error);
}

bean_status test_backref_leaf_merge(test_backref_leaf *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_test_backref_leaf, target, json, size, arena, error);
}

bean_status test_backref_leaf_write(const test_backref_leaf *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_test_backref_leaf, in, out, NULL, NULL);
}

bean_status test_backref_leaf_write_with(const test_backref_leaf *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_test_backref_leaf, in, out, options, error);
}

bean_status test_backref_leaf_write_to(const test_backref_leaf *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_test_backref_leaf, in, to, room, needed, NULL);
}

bean_status test_backref_leaf_size(const test_backref_leaf *in, uint64_t *size)
{
    return bean_gen_size(&b_value_test_backref_leaf, in, size);
}

bean_status test_backref_leaf_write_file(const test_backref_leaf *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_test_backref_leaf, in, path, error);
}

bean_status test_backref_leaf_list_read(test_backref_leaf_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_backref_leaf, out, json, size, arena, NULL,
        error);
}

bean_status test_backref_leaf_list_read_with(test_backref_leaf_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_backref_leaf, out, json, size, arena, options,
        error);
}

bean_status test_backref_leaf_list_write(const test_backref_leaf_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_test_backref_leaf, in, out, NULL, NULL);
}

bean_status test_backref_leaf_list_write_with(const test_backref_leaf_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_test_backref_leaf, in, out, options, error);
}

bean_status test_backref_leaf_list_size(const test_backref_leaf_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_test_backref_leaf, in, size);
}

/* ---- test.backref.Plain ---- */

static const uint32_t b_displacements_keys_test_backref_plain[] = {
    0,
};
static const bean_gen_key b_slots_keys_test_backref_plain[] = {
    {"n", 1, 0},
};
static const bean_gen_keys b_keys_test_backref_plain = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 0,
    .displacements = b_displacements_keys_test_backref_plain,
    .slots = b_slots_keys_test_backref_plain,
};

static const bean_accessor b_accessors_test_backref_plain[] = {
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"n\":", .key_size = 5, .name = "n",
        .offset = offsetof(test_backref_plain, n), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_test_backref_plain(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    test_backref_plain *const b_bean = (test_backref_plain *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"n\":")) {
        goto b_at_n;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_n:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->n);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 1))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_test_backref_plain(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const test_backref_plain *const b_bean = (const test_backref_plain *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 38);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"n\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->n);
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type test_backref_plain_type = {
    .name = "test.backref.Plain",
    .accessors = b_accessors_test_backref_plain,
    .keys = &b_keys_test_backref_plain,
    .read = b_read_test_backref_plain,
    .write = b_write_test_backref_plain,
    .count = 1,
    .size = sizeof(test_backref_plain),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_test_backref_plain = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(test_backref_plain), .detail = &test_backref_plain_type};
static const bean_gen_value b_value_list_test_backref_plain = {.kind = BEAN_GEN_LIST,
    .size = sizeof(test_backref_plain_list), .detail = &b_value_test_backref_plain};

void test_backref_plain_init(test_backref_plain *out)
{
    bean_gen_init(&test_backref_plain_type, out);
}

void test_backref_plain_clear(test_backref_plain *out)
{
    memset(out, 0, sizeof *out);
}

bean_status test_backref_plain_copy(test_backref_plain *out, const test_backref_plain *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_test_backref_plain, out, in, arena);
}

bool test_backref_plain_equal(const test_backref_plain *left, const test_backref_plain *right)
{
    return bean_gen_equal(&b_value_test_backref_plain, left, right);
}

bean_status test_backref_plain_validate(const test_backref_plain *in, bean_error *error)
{
    return bean_gen_validate(&b_value_test_backref_plain, in, error);
}

bean_status test_backref_plain_read(test_backref_plain *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_backref_plain, out, json, size, arena, NULL, error);
}

bean_status test_backref_plain_read_with(test_backref_plain *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_test_backref_plain, out, json, size, arena, options,
        error);
}

bean_status test_backref_plain_read_file(test_backref_plain *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_test_backref_plain, out, path, arena, error);
}

bean_status test_backref_plain_merge(test_backref_plain *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_test_backref_plain, target, json, size, arena, error);
}

bean_status test_backref_plain_write(const test_backref_plain *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_test_backref_plain, in, out, NULL, NULL);
}

bean_status test_backref_plain_write_with(const test_backref_plain *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_test_backref_plain, in, out, options, error);
}

bean_status test_backref_plain_write_to(const test_backref_plain *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_test_backref_plain, in, to, room, needed, NULL);
}

bean_status test_backref_plain_size(const test_backref_plain *in, uint64_t *size)
{
    return bean_gen_size(&b_value_test_backref_plain, in, size);
}

bean_status test_backref_plain_write_file(const test_backref_plain *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_test_backref_plain, in, path, error);
}

bean_status test_backref_plain_list_read(test_backref_plain_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_backref_plain, out, json, size, arena, NULL,
        error);
}

bean_status test_backref_plain_list_read_with(test_backref_plain_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_test_backref_plain, out, json, size, arena,
        options, error);
}

bean_status test_backref_plain_list_write(const test_backref_plain_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_test_backref_plain, in, out, NULL, NULL);
}

bean_status test_backref_plain_list_write_with(const test_backref_plain_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_test_backref_plain, in, out, options, error);
}

bean_status test_backref_plain_list_size(const test_backref_plain_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_test_backref_plain, in, size);
}

const bean_type *const test_backref_backref_gen_types[] = {
    &test_backref_tree_type,
    &test_backref_leaf_type,
    &test_backref_plain_type,
    NULL,
};

