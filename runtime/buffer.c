/*
 * Output that grows, fills storage of the caller's, or passes through it into a sink. A growable
 * buffer keeps BEAN_GEN_SLACK bytes to spare past its text, so that writers may use stores of fixed
 * size. Must not know what the text means.
 */
#include <stdlib.h>

#include "internal_write.h"

enum { LEAST_CAPACITY = 512 };

void *bean_i_resize(const bean_allocator *allocator, void *block, size_t old_size, size_t new_size)
{
    if (allocator->resize != NULL) {
        return allocator->resize(allocator->user, block, old_size, new_size);
    }
    if (new_size == 0) {
        free(block);
        return NULL;
    }
    return realloc(block, new_size);
}

void bean_buffer_init(bean_buffer *buffer, const bean_allocator *allocator)
{
    memset(buffer, 0, sizeof *buffer);
    if (allocator != NULL) {
        buffer->allocator = *allocator;
    }
}

void bean_buffer_init_fixed(bean_buffer *buffer, char *storage, size_t size)
{
    memset(buffer, 0, sizeof *buffer);
    buffer->data = storage;
    buffer->capacity = storage == NULL ? 0 : size;
    buffer->fixed = true;
}

void bean_buffer_init_sink(bean_buffer *buffer, char *storage, size_t size, bean_sink sink)
{
    bean_buffer_init_fixed(buffer, storage, size);
    buffer->sink = sink;
}

size_t bean_i_buffer_ceiling(const bean_buffer *buffer)
{
    size_t ceiling = buffer->limit != 0 ? buffer->limit : SIZE_MAX;
    if (buffer->limit != 0) {
        ceiling = buffer->given < ceiling ? ceiling - (size_t)buffer->given : 0;
    }
    return buffer->fixed && buffer->capacity < ceiling ? buffer->capacity : ceiling;
}

bean_status bean_i_buffer_reserve(bean_buffer *buffer, size_t more)
{
    size_t ceiling = bean_i_buffer_ceiling(buffer);
    size_t least;
    size_t wanted;
    void *data;
    if (buffer->sink_failed) {
        return BEAN_ERROR_SINK;
    }
    if (buffer->size > ceiling || more > ceiling - buffer->size) {
        return BEAN_ERROR_ROOM;
    }
    least = buffer->size + more;
    wanted = ceiling - least < BEAN_GEN_SLACK ? ceiling : least + BEAN_GEN_SLACK;
    if (buffer->fixed || wanted <= buffer->capacity) {
        return BEAN_OK;
    }
    if (wanted < LEAST_CAPACITY) {
        wanted = LEAST_CAPACITY;
    }
    if (wanted / 2 < buffer->capacity) {
        wanted = buffer->capacity > SIZE_MAX / 2 ? SIZE_MAX : buffer->capacity * 2;
    }
    if (wanted > ceiling) {
        wanted = ceiling;
    }
    data = bean_i_resize(&buffer->allocator, buffer->data, buffer->capacity, wanted);
    if (data == NULL) {
        return BEAN_ERROR_MEMORY;
    }
    buffer->data = (char *)data;
    buffer->capacity = wanted;
    return BEAN_OK;
}

/* ---- sinks ----------------------------------------------------------------------------------- */

static bean_status give(bean_buffer *buffer, const char *data, size_t size)
{
    if (size != 0 && !buffer->sink.write(buffer->sink.user, data, size)) {
        buffer->sink_failed = true;
        return BEAN_ERROR_SINK;
    }
    buffer->given += size;
    return BEAN_OK;
}

bean_status bean_buffer_flush(bean_buffer *buffer)
{
    bean_status status;
    if (buffer->sink.write == NULL) {
        return BEAN_OK;
    }
    if (buffer->sink_failed) {
        return BEAN_ERROR_SINK;
    }
    status = give(buffer, buffer->data, buffer->size);
    buffer->size = 0; /* also where the sink took an unknown part of it */
    return status;
}

/* In chunks of the storage's size; without storage at once. */
static bean_status append_to_sink(bean_buffer *buffer, const char *data, size_t size)
{
    bean_status status = buffer->sink_failed ? BEAN_ERROR_SINK : BEAN_OK;
    if (buffer->limit != 0 &&
        (buffer->given > buffer->limit || buffer->size > buffer->limit - buffer->given ||
         size > buffer->limit - buffer->given - buffer->size)) {
        return BEAN_ERROR_ROOM;
    }
    if (buffer->capacity == 0) {
        return status == BEAN_OK ? give(buffer, data, size) : status;
    }
    while (status == BEAN_OK && size != 0) {
        size_t part = buffer->capacity - buffer->size;
        part = part < size ? part : size;
        memcpy(buffer->data + buffer->size, data, part);
        buffer->size += part;
        data += part;
        size -= part;
        if (buffer->size == buffer->capacity) {
            status = bean_buffer_flush(buffer);
        }
    }
    return status;
}

bean_status bean_buffer_append(bean_buffer *buffer, const char *data, size_t size)
{
    bean_status status;
    if (size == 0) {
        return BEAN_OK;
    }
    if (buffer->sink.write != NULL) {
        return append_to_sink(buffer, data, size);
    }
    status = bean_i_buffer_reserve(buffer, size);
    if (status != BEAN_OK) {
        return status;
    }
    memcpy(buffer->data + buffer->size, data, size);
    buffer->size += size;
    return BEAN_OK;
}

void bean_buffer_reset(bean_buffer *buffer)
{
    buffer->size = 0;
    buffer->sink_failed = false;
}

void bean_buffer_free(bean_buffer *buffer)
{
    if (buffer->fixed) {
        buffer->size = 0;
        return;
    }
    if (buffer->data != NULL) {
        (void)bean_i_resize(&buffer->allocator, buffer->data, buffer->capacity, 0);
    }
    buffer->data = NULL;
    buffer->size = 0;
    buffer->capacity = 0;
}
