/*
 * Where written text goes: straight into the buffer while the worst case fits, through the writer's
 * window when the storage is fixed, capped or a sink's and nearly full, when only the size is
 * wanted, or when a pretty form is made on the way. Whole documents start and end here. Must not
 * know how values look in memory.
 */
#include "internal.h"
#include "internal_write.h"
#include "number.h"

/* ---- failures -------------------------------------------------------------------------------- */

BEAN_COLD char *bean_i_write_fail(bean_gen_writer *writer, bean_status code, const char *expected,
                                  const char *found, const char *detail)
{
    bean_i_error_start(writer->error, code, expected);
    if (found != NULL) {
        bean_i_error_found(writer->error, found, strlen(found));
    }
    if (detail != NULL) {
        bean_i_error_detail(writer->error, detail, strlen(detail));
    }
    return NULL;
}

BEAN_COLD char *bean_gen_write_too_deep(bean_gen_writer *writer)
{
    char detail[BEAN_I_NUMBER_ROOM + 8];
    char *end = bean_i_write_uint32(detail, writer->depth_limit);
    memcpy(end, " levels", sizeof " levels");
    return bean_i_write_fail(writer, BEAN_ERROR_DEPTH, NULL, NULL, detail);
}

BEAN_COLD char *bean_gen_write_failed(bean_gen_writer *writer, const bean_type *type,
                                      uint32_t index)
{
    bean_i_error_step_property(writer->error, &writer->path_dropped, type, index);
    return NULL;
}

BEAN_COLD char *bean_i_write_failed_item(bean_gen_writer *writer, size_t index)
{
    bean_i_error_step_index(writer->error, &writer->path_dropped, index);
    return NULL;
}

/* The texts of an error are UTF-8 even where the key is not: each byte of it that is wrong becomes
 * U+FFFD. Of such a key no more is shown than fits into a pointer. */
static BEAN_COLD size_t repair_key(bean_str key, char *to, size_t room)
{
    const char *from = key.data;
    const char *end = from + key.size;
    char *at = to;
    while (from < end && (size_t)(at - to) + 4 <= room) {
        int size = bean_i_utf8_sequence(from, end);
        if (size > 0) {
            memcpy(at, from, (size_t)size);
            at += size;
            from += size;
        } else {
            at = bean_i_utf8_put(at, 0xfffd);
            from++;
        }
    }
    return (size_t)(at - to);
}

BEAN_COLD void bean_i_error_step_key(bean_error *error, size_t *dropped, bean_str key)
{
    char repaired[sizeof error->pointer];
    if (key.size != 0 && bean_i_utf8_check(key.data, key.data + key.size) != key.data + key.size) {
        key.size = repair_key(key, repaired, sizeof repaired);
        key.data = repaired;
    }
    bean_i_error_step(error, dropped, key.data, key.size);
}

BEAN_COLD char *bean_i_write_failed_key(bean_gen_writer *writer, bean_str key)
{
    bean_i_error_step_key(writer->error, &writer->path_dropped, key);
    return NULL;
}

/* ---- room ------------------------------------------------------------------------------------ */

/* Hands a finished piece to the storage. False after a failure. */
static bool store(void *user, const char *data, size_t size)
{
    bean_gen_writer *writer = (bean_gen_writer *)user;
    bean_buffer *buffer = writer->buffer;
    bean_status status;
    writer->needed += size;
    if (writer->counting) {
        size_t free_size = bean_i_buffer_ceiling(buffer) - buffer->size;
        size_t part = size < free_size ? size : free_size;
        if (part != 0) {
            memcpy(buffer->data + buffer->size, data, part);
            buffer->size += part;
        }
        return true;
    }
    status = bean_buffer_append(buffer, data, size);
    if (status != BEAN_OK) {
        bean_i_write_fail(writer, status, NULL, NULL, NULL);
        return false;
    }
    return true;
}

/* Empties the window; its first byte stays the last one that was written. */
static char *flush(bean_gen_writer *writer, const char *cursor)
{
    size_t size = (size_t)(cursor - writer->window) - 1;
    bool stored;
    if (size == 0) {
        return writer->window + 1;
    }
    if (writer->pretty != NULL) {
        stored = bean_i_pretty_feed(writer->pretty, writer->window + 1, size, store, writer);
    } else {
        stored = store(writer, writer->window + 1, size);
    }
    if (!stored) {
        return NULL;
    }
    writer->window[0] = cursor[-1];
    return writer->window + 1;
}

static char *enter_window(bean_gen_writer *writer)
{
    const bean_buffer *buffer = writer->buffer;
    writer->in_window = true;
    writer->needed = buffer->size - writer->before;
    writer->window[0] = '\0';
    if (buffer->size > writer->before) {
        writer->window[0] = buffer->data[buffer->size - 1];
    }
    writer->end = writer->window + BEAN_GEN_WINDOW;
    return writer->window + 1;
}

/* Goes on after `buffer->size` bytes with room for `need`: in the buffer if it can be had with the
 * slack, else in the window. */
static char *settle(bean_gen_writer *writer, size_t need)
{
    bean_buffer *buffer = writer->buffer;
    bean_status status = bean_i_buffer_reserve(buffer, need);
    if (status == BEAN_ERROR_MEMORY || status == BEAN_ERROR_SINK) {
        return bean_i_write_fail(writer, status, NULL, NULL, NULL);
    }
    if (status == BEAN_OK) {
        size_t usable = bean_i_buffer_ceiling(buffer);
        if (usable > buffer->capacity) {
            usable = buffer->capacity;
        }
        if (usable - buffer->size - need >= BEAN_GEN_SLACK) {
            writer->end = buffer->data + (usable - BEAN_GEN_SLACK);
            return buffer->data + buffer->size;
        }
    }
    return enter_window(writer);
}

BEAN_COLD char *bean_gen_grow(bean_gen_writer *writer, char *cursor, size_t need)
{
    if (need > BEAN_GEN_ROOM_LIMIT) {
        return bean_i_write_fail(writer, BEAN_ERROR_ARGUMENT, NULL, NULL, "room");
    }
    if (writer->in_window) {
        return flush(writer, cursor);
    }
    writer->buffer->size = (size_t)(cursor - writer->buffer->data);
    return settle(writer, need);
}

char *bean_gen_put_text(bean_gen_writer *writer, char *cursor, const char *text, size_t size,
                        size_t need)
{
    for (;;) {
        size_t part = (size_t)(writer->end - cursor);
        if (part > size) {
            part = size;
        }
        if (part != 0) {
            memcpy(cursor, text, part);
            cursor += part;
            text += part;
            size -= part;
        }
        if (size == 0) {
            return bean_gen_room(writer, cursor, need);
        }
        cursor =
            bean_gen_grow(writer, cursor, size < BEAN_GEN_ROOM_LIMIT ? size : BEAN_GEN_ROOM_LIMIT);
        if (cursor == NULL) {
            return NULL;
        }
    }
}

/* ---- numbers --------------------------------------------------------------------------------- */

char *bean_gen_put_int32_slow(char *cursor, int32_t value)
{
    return bean_i_write_int32(cursor, value);
}

char *bean_gen_put_int64(char *cursor, int64_t value)
{
    return bean_i_write_int64(cursor, value);
}

char *bean_gen_put_uint32(char *cursor, uint32_t value)
{
    return bean_i_write_uint32(cursor, value);
}

char *bean_gen_put_uint64(char *cursor, uint64_t value)
{
    return bean_i_write_uint64(cursor, value);
}

/* Whether a float is finite is asked of its bits: -ffast-math must not answer. */
static BEAN_COLD char *not_finite(bean_gen_writer *writer, bool is_nan, bool negative)
{
    return bean_i_write_fail(writer, BEAN_ERROR_NONFINITE, "a finite number",
                             is_nan     ? "NaN"
                             : negative ? "-Infinity"
                                        : "Infinity",
                             NULL);
}

char *bean_gen_put_float32(bean_gen_writer *writer, char *cursor, float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    if (BEAN_UNLIKELY((bits & 0x7f800000u) == 0x7f800000u)) {
        return not_finite(writer, (bits & 0x007fffffu) != 0, bits >> 31 != 0);
    }
    return bean_i_write_float32(cursor, value);
}

char *bean_gen_put_float64(bean_gen_writer *writer, char *cursor, double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    if (BEAN_UNLIKELY((bits & UINT64_C(0x7ff0000000000000)) == UINT64_C(0x7ff0000000000000))) {
        return not_finite(writer, (bits & UINT64_C(0x000fffffffffffff)) != 0, bits >> 63 != 0);
    }
    return bean_i_write_float64(cursor, value);
}

/* ---- documents ------------------------------------------------------------------------------- */

char *bean_i_writer_begin(bean_gen_writer *writer, bean_buffer *out,
                          const bean_write_options *options, struct bean_i_pretty *pretty,
                          bool counting, bean_error *error)
{
    /* Field by field: the window is large and needs no clearing. */
    writer->end = NULL;
    writer->buffer = out;
    writer->depth = options != NULL && options->depth != 0 ? options->depth : BEAN_DEFAULT_DEPTH;
    writer->depth_limit = writer->depth;
    writer->check = options != NULL && options->check;
    writer->tag = NULL;
    writer->tag_depth = 0;
    writer->view = options != NULL && options->view != 0 ? options->view : UINT64_MAX;
    writer->trust_raw = options != NULL && options->trust_raw;
    writer->counting = counting;
    writer->in_window = false;
    writer->before = out->size;
    writer->given_before = out->given;
    writer->needed = 0;
    writer->error = error;
    writer->path_dropped = 0;
    writer->pretty = pretty;
    if (pretty != NULL) {
        memset(pretty, 0, sizeof *pretty);
        return enter_window(writer);
    }
    return settle(writer, 1);
}

/* Nothing of the text is left in the buffer. What a sink has had can't be taken back. */
static BEAN_COLD bean_status take_back(const bean_gen_writer *writer)
{
    bean_buffer *buffer = writer->buffer;
    uint64_t given = buffer->given - writer->given_before;
    buffer->size = given == 0 && !buffer->sink_failed ? writer->before : 0;
    if (given > writer->before) {
        static const char what[] = " bytes of it were given to the sink";
        char detail[sizeof writer->error->detail + BEAN_I_NUMBER_ROOM + sizeof what + 2];
        size_t size = strlen(writer->error->detail);
        char *end = detail + size;
        memcpy(detail, writer->error->detail, size);
        if (size != 0) {
            *end++ = ';';
            *end++ = ' ';
        }
        end = bean_i_write_uint64(end, given - writer->before);
        memcpy(end, what, sizeof what - 1);
        end += sizeof what - 1;
        bean_i_error_detail(writer->error, detail, (size_t)(end - detail));
    }
    bean_i_error_finish(writer->error, writer->path_dropped);
    return writer->error->code;
}

bean_status bean_i_writer_end(bean_gen_writer *writer, char *cursor)
{
    bean_buffer *buffer = writer->buffer;
    if (cursor != NULL) {
        if (writer->in_window) {
            cursor = flush(writer, cursor);
        } else {
            buffer->size = (size_t)(cursor - buffer->data);
            writer->needed = buffer->size - writer->before;
        }
    }
    if (cursor != NULL && writer->counting && writer->needed > buffer->size - writer->before) {
        cursor = bean_i_write_fail(writer, BEAN_ERROR_ROOM, NULL, NULL, NULL);
    }
    return cursor != NULL ? BEAN_OK : take_back(writer);
}

/* A call without a value or without somewhere to put it. */
static BEAN_COLD bean_status argument_missing(bean_error *error, const char *name)
{
    if (error != NULL) {
        bean_i_error_start(error, BEAN_ERROR_ARGUMENT, NULL);
        bean_i_error_detail(error, name, strlen(name));
        bean_i_error_finish(error, 0);
    }
    return BEAN_ERROR_ARGUMENT;
}

static char *write_whole(bean_gen_writer *writer, char *cursor, const void *in,
                         const bean_gen_value *value, const bean_write_options *options)
{
    if (options == NULL || options->depth == 0) {
        writer->depth_limit = bean_i_depth_limit(value);
        writer->depth = writer->depth_limit;
    }
    return bean_gen_write_value(writer, cursor, in, value);
}

bean_status bean_gen_write_document(const bean_gen_value *value, const void *in, bean_buffer *out,
                                    const bean_write_options *options, bean_error *error)
{
    bean_gen_writer writer;
    struct bean_i_pretty pretty;
    bean_error unasked;
    char *cursor;
    if (in == NULL || out == NULL) {
        return argument_missing(error, in == NULL ? "in" : "out");
    }
    cursor = bean_i_writer_begin(&writer, out, options,
                                 options != NULL && options->pretty ? &pretty : NULL, false,
                                 error != NULL ? error : &unasked);
    if (cursor != NULL) {
        cursor = write_whole(&writer, cursor, in, value, options);
    }
    return bean_i_writer_end(&writer, cursor);
}

/* What fits goes to `out`, the rest is counted; *needed is 0 after other failures than for room. */
static bean_status write_counting(const bean_gen_value *value, const void *in, bean_buffer *out,
                                  uint64_t *needed, bean_error *error)
{
    bean_gen_writer writer;
    bean_error unasked;
    bean_status status;
    char *cursor =
        bean_i_writer_begin(&writer, out, NULL, NULL, true, error != NULL ? error : &unasked);
    if (cursor != NULL) {
        cursor = write_whole(&writer, cursor, in, value, NULL);
    }
    status = bean_i_writer_end(&writer, cursor);
    *needed = status == BEAN_OK || status == BEAN_ERROR_ROOM ? writer.needed : 0;
    return status;
}

bean_status bean_gen_write_to(const bean_gen_value *value, const void *in, char *to, size_t room,
                              size_t *needed, bean_error *error)
{
    bean_buffer out;
    bean_status status;
    uint64_t size;
    if (needed != NULL) {
        *needed = 0;
    }
    if (in == NULL || (to == NULL && room != 0)) {
        return argument_missing(error, in == NULL ? "in" : "to");
    }
    bean_buffer_init_fixed(&out, to, room);
    status = write_counting(value, in, &out, &size, error);
    if (needed != NULL) {
        *needed = size > SIZE_MAX ? SIZE_MAX : (size_t)size;
    }
    if (status == BEAN_OK && size < out.capacity) {
        to[size] = '\0';
    }
    return status;
}

bean_status bean_gen_size(const bean_gen_value *value, const void *in, uint64_t *size)
{
    bean_buffer out;
    bean_status status;
    if (in == NULL || size == NULL) {
        return BEAN_ERROR_ARGUMENT;
    }
    bean_buffer_init_fixed(&out, NULL, 0);
    status = write_counting(value, in, &out, size, NULL);
    return status == BEAN_ERROR_ROOM ? BEAN_OK : status;
}
