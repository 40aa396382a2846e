/*
 * A whole text: arguments, options, the value, what may stand around it, and what a failure leaves
 * behind. Must not know about types.
 */
#include "internal.h"

/* The longest number that the inline heads take: a sign and seven digits. */
enum { LONGEST_INLINE_NUMBER = 8 };

static size_t limit_or(size_t limit, size_t otherwise)
{
    return limit != 0 ? limit : otherwise;
}

static void set_limits(bean_gen_reader *reader, const bean_read_options *options,
                       const bean_gen_value *value)
{
    static const bean_read_options defaults = {false, false, 0, 0, 0, 0, 0, 0};
    bean_read_options *limits = &reader->limits;
    *limits = options != NULL ? *options : defaults;
    limits->depth = limits->depth != 0 ? limits->depth : bean_i_depth_limit(value);
    limits->number_size = limit_or(limits->number_size, BEAN_DEFAULT_NUMBER_SIZE);
    limits->string_size = limit_or(limits->string_size, SIZE_MAX);
    limits->items = limit_or(limits->items, SIZE_MAX);
    limits->document_size = limit_or(limits->document_size, SIZE_MAX);
    reader->borrow = limits->borrow;
    reader->strict = limits->strict;
    reader->depth = limits->depth;
    reader->view = limits->view != 0 ? limits->view : UINT64_MAX;
    /* The inline heads check neither the length of a string (or key) nor that of a number, and
     * know nothing of views. */
    if (limits->string_size != SIZE_MAX || limits->number_size < LONGEST_INLINE_NUMBER ||
        limits->view != 0) {
        reader->fast_end = reader->start;
    }
}

static void start_reader(bean_gen_reader *reader, const char *json, size_t size, bean_arena *arena,
                         const bean_read_options *options, const bean_gen_value *value,
                         bean_error *error, struct bean_i_extents *extents)
{
    bean_i_extents_init(extents, json);
    bean_i_reader_point(reader, json, size);
    reader->extents = extents;
    reader->tag = NULL;
    reader->old = NULL;
    reader->is_elsewhere = false;
    reader->is_temporary = false;
    reader->arena = arena;
    reader->error = error;
    set_limits(reader, options, value);
}

/* UTF-8's byte order mark, or one of UTF-16. */
static bool has_byte_order_mark(const char *json, size_t size)
{
    return (size >= 3 && memcmp(json, "\xef\xbb\xbf", 3) == 0) ||
           (size >= 2 && (memcmp(json, "\xfe\xff", 2) == 0 || memcmp(json, "\xff\xfe", 2) == 0));
}

static const char *read_text(bean_gen_reader *reader, void *out, const bean_gen_value *value,
                             bean_i_read_root *read)
{
    size_t size = (size_t)(reader->end - reader->start);
    const char *cursor;
    if (size > reader->limits.document_size) {
        (void)bean_i_read_fail(reader, BEAN_ERROR_LIMIT, reader->start, NULL, NULL);
        bean_i_error_detail(reader->error, "document_size", strlen("document_size"));
        return NULL;
    }
    if (has_byte_order_mark(reader->start, size)) {
        (void)bean_i_read_fail(reader, BEAN_ERROR_BYTE_ORDER_MARK, reader->start, NULL, NULL);
        bean_i_error_found(reader->error, reader->start, 2);
        return NULL;
    }
    cursor = read(reader, reader->start, out, value);
    if (cursor == NULL) {
        return NULL;
    }
    cursor = bean_i_skip_space(reader, cursor);
    if (cursor != reader->end) {
        return bean_i_read_fail(reader, BEAN_ERROR_TRAILING, cursor, cursor,
                                "the end of the input");
    }
    return cursor;
}

bean_status bean_i_read_document(const bean_gen_value *value, void *out, const char *json,
                                 size_t size, bean_arena *arena, const bean_read_options *options,
                                 bean_error *error, bean_i_read_root *read)
{
    bean_gen_reader reader;
    struct bean_i_extents extents;
    bean_error unwanted;
    bean_arena nothing;
    bean_arena_mark mark;
    if (error == NULL) {
        error = &unwanted;
    }
    if (arena == NULL) {
        bean_arena_init_fixed(&nothing, NULL, 0);
        arena = &nothing;
    }
    mark = bean_arena_save(arena);
    start_reader(&reader, json != NULL ? json : "", size, arena, options, value, error, &extents);
    if (BEAN_LIKELY(read_text(&reader, out, value, read) != NULL)) {
        error->code = BEAN_OK;
        return BEAN_OK;
    }
    bean_i_error_place(error, reader.start, reader.fault);
    bean_i_error_finish(error, reader.path_dropped);
    bean_arena_rewind(arena, mark);
    return error->code;
}

static const char *read_root(bean_gen_reader *reader, const char *cursor, void *out,
                             const bean_gen_value *value)
{
    bool skipped = false;
    cursor = bean_i_read_nullable(reader, cursor, out, value, &skipped);
    if (skipped) {
        memset(out, 0, value->size);
    }
    if (cursor != NULL) {
        bean_i_link(value, out, reader->limits.depth);
    }
    return cursor;
}

static const char *read_temporary_root(bean_gen_reader *reader, const char *cursor, void *out,
                                       const bean_gen_value *value)
{
    reader->is_temporary = true;
    return read_root(reader, cursor, out, value);
}

/* A document as `read` reads it; the value is all zero after a failure. */
static bean_status read_checked(const bean_gen_value *value, void *out, const char *json,
                                size_t size, bean_arena *arena, const bean_read_options *options,
                                bean_error *error, bean_i_read_root *read)
{
    bean_status status = BEAN_ERROR_ARGUMENT;
    if (value != NULL && out != NULL && (json != NULL || size == 0)) {
        status = bean_i_read_document(value, out, json, size, arena, options, error, read);
    } else if (error != NULL) {
        bean_i_error_start(error, BEAN_ERROR_ARGUMENT, NULL);
    }
    if (BEAN_UNLIKELY(status != BEAN_OK) && value != NULL && out != NULL) {
        memset(out, 0, value->size);
    }
    return status;
}

bean_status bean_gen_read_document(const bean_gen_value *value, void *out, const char *json,
                                   size_t size, bean_arena *arena, const bean_read_options *options,
                                   bean_error *error)
{
    return read_checked(value, out, json, size, arena, options, error, read_root);
}

bean_status bean_i_read_temporary(const bean_gen_value *value, void *out, bean_str json,
                                  bean_arena *arena, bean_error *error)
{
    return read_checked(value, out, json.data, json.size, arena, NULL, error, read_temporary_root);
}
