/*
 * JSON texts that are kept as they are: checked in full when they are read and, unless options say
 * otherwise, when they are written. null never comes here: its form is no text at all, so that
 * zeroed memory and what it is written as are the same.
 */
#include "internal.h"
#include "internal_write.h"

static bool is_space(char byte)
{
    return byte == ' ' || byte == '\n' || byte == '\t' || byte == '\r';
}

/* Past the string whose opening quote is at `text`. */
static const char *past_string(const char *text, const char *end)
{
    for (text++; text < end && *text != '"'; text++) {
        text += *text == '\\' && text + 1 < end;
    }
    return text < end ? text + 1 : end;
}

/* The next piece without white space between tokens; *at moves past it. Empty at the end. */
static bean_str next_run(const char **at, const char *end)
{
    const char *stop;
    bean_str run;
    while (*at < end && is_space(**at)) {
        (*at)++;
    }
    for (stop = *at; stop < end && !is_space(*stop);) {
        stop = *stop == '"' ? past_string(stop, end) : stop + 1;
    }
    run.data = *at;
    run.size = (size_t)(stop - *at);
    *at = stop;
    return run;
}

static size_t compact_size(const char *text, const char *end)
{
    size_t size = 0;
    while (text < end) {
        size += next_run(&text, end).size;
    }
    return size;
}

/* ---- reading --------------------------------------------------------------------------------- */

static bool keep(bean_gen_reader *reader, const char *start, const char *stop, size_t size,
                 bean_str *out)
{
    char *copy;
    out->size = size;
    if (reader->borrow && size == (size_t)(stop - start)) {
        out->data = start;
        return true;
    }
    copy = bean_i_arena_text(reader->arena, size + 1);
    if (copy == NULL) {
        return false;
    }
    out->data = copy;
    if (size == (size_t)(stop - start)) {
        memcpy(copy, start, size);
    } else {
        while (start < stop) {
            bean_str run = next_run(&start, stop);
            memcpy(copy, run.data, run.size);
            copy += run.size;
        }
        copy = (char *)(uintptr_t)out->data;
    }
    copy[size] = '\0';
    return true;
}

const char *bean_gen_read_json(bean_gen_reader *reader, const char *cursor, void *out,
                               const bean_gen_codec *codec)
{
    const char *start = bean_i_skip_space(reader, cursor);
    const char *stop;
    bean_str text;
    size_t size;
    if (start != reader->end && *start == 'n') {
        return bean_i_read_fail_type(reader, start, "a JSON value that is not null");
    }
    stop = bean_i_skip_value(reader, start);
    if (stop == NULL) {
        return NULL;
    }
    size = codec->first != 0 ? compact_size(start, stop) : (size_t)(stop - start);
    if (!keep(reader, start, stop, size, &text)) {
        return bean_i_read_fail_memory(reader, start);
    }
    memcpy(out, &text, sizeof text);
    return stop;
}

/* ---- writing --------------------------------------------------------------------------------- */

/* Reads the text as a value of its own, as deep as there are levels left. White space around it is
 * cut off. */
static const char *check(bean_gen_reader *reader, bean_str *text)
{
    const char *start = bean_i_skip_space(reader, text->data);
    const char *stop = bean_i_skip_value(reader, start);
    const char *rest;
    if (stop == NULL) {
        return NULL;
    }
    rest = bean_i_skip_space(reader, stop);
    if (rest != reader->end) {
        return bean_i_read_fail(reader, BEAN_ERROR_TRAILING, rest, rest, "one JSON value");
    }
    text->data = start;
    text->size = (size_t)(stop - start);
    return stop;
}

static bool is_valid(bean_gen_writer *writer, bean_str *text)
{
    bean_gen_reader reader;
    bean_error error;
    bean_arena arena; /* for thousands of levels alone */
    const char *stop;
    bean_arena_init(&arena, &writer->buffer->allocator);
    bean_i_reader_over(&reader, *text, &arena, &error);
    reader.depth = writer->depth;
    reader.limits.depth = writer->depth_limit;
    stop = check(&reader, text);
    bean_arena_free(&arena);
    if (stop == NULL) {
        (void)bean_i_write_fail(writer, error.code, error.expected,
                                error.found[0] != '\0' ? error.found : NULL,
                                error.detail[0] != '\0' ? error.detail : NULL);
    }
    return stop != NULL;
}

static char *put_compact(bean_gen_writer *writer, char *cursor, bean_str text)
{
    const char *at = text.data;
    const char *end = text.data + text.size;
    while (cursor != NULL && at < end) {
        bean_str run = next_run(&at, end);
        cursor = bean_gen_put_text(writer, cursor, run.data, run.size, 0);
    }
    return cursor;
}

char *bean_i_write_json(bean_gen_writer *writer, char *cursor, bean_str text, bool compact)
{
    if (!writer->trust_raw && !is_valid(writer, &text)) {
        return NULL;
    }
    if (compact || writer->pretty != NULL) {
        return put_compact(writer, cursor, text);
    }
    return bean_gen_put_text(writer, cursor, text.data, text.size, 0);
}

char *bean_gen_write_json(bean_gen_writer *writer, char *cursor, const void *in,
                          const bean_gen_codec *codec)
{
    bean_str text = bean_i_load_str(in);
    if (text.size == 0) {
        return bean_gen_put_text(writer, cursor, "null", 4, 0);
    }
    return bean_i_write_json(writer, cursor, text, codec->first != 0);
}
