/*
 * Values whose text the user's own functions read and write (@codec). What passes between them and
 * the document is checked to be JSON in both directions.
 */
#include "internal.h"
#include "internal_write.h"

enum { USUAL_ROOM = 256 };

/* ---- reading --------------------------------------------------------------------------------- */

const char *bean_gen_read_user(bean_gen_reader *reader, const char *cursor, void *out,
                               const bean_gen_codec *codec)
{
    const char *start = bean_i_skip_space(reader, cursor);
    const char *stop;
    if (start != reader->end && *start == 'n') {
        return bean_i_read_fail_type(reader, start, codec->user->expected);
    }
    stop = bean_i_skip_value(reader, start);
    if (stop == NULL) {
        return NULL;
    }
    memset(out, 0, codec->size);
    if (!codec->user->read(out, start, (size_t)(stop - start), reader->arena)) {
        return bean_i_read_fail(reader, BEAN_ERROR_FORMAT, start, start, codec->user->expected);
    }
    return stop;
}

/* ---- writing --------------------------------------------------------------------------------- */

/* The value's text: in `usual`, of USUAL_ROOM bytes, or in the arena where that is too small. */
static bean_status render(const bean_gen_user_codec *user, const void *value, char *usual,
                          bean_arena *arena, bean_str *text)
{
    size_t room = user->size != NULL ? user->size(value) : 0;
    char *to = usual;
    for (int attempts = 0; attempts < 2; attempts++) {
        if (room >= PTRDIFF_MAX) {
            return BEAN_ERROR_FORMAT;
        }
        if (room >= USUAL_ROOM) {
            to = bean_i_arena_text(arena, room + 1);
        }
        if (to == NULL) {
            return BEAN_ERROR_MEMORY;
        }
        room = room >= USUAL_ROOM ? room + 1 : USUAL_ROOM;
        text->data = to;
        text->size = user->write(value, to, room);
        if (text->size == 0) {
            return BEAN_ERROR_FORMAT;
        }
        if (text->size < room) {
            return BEAN_OK;
        }
        room = text->size;
    }
    return BEAN_ERROR_FORMAT;
}

char *bean_gen_write_user(bean_gen_writer *writer, char *cursor, const void *in,
                          const bean_gen_codec *codec)
{
    char usual[USUAL_ROOM];
    bean_arena arena;
    bean_str text;
    bean_status status;
    bean_arena_init(&arena, &writer->buffer->allocator);
    status = render(codec->user, in, usual, &arena, &text);
    if (status == BEAN_OK) {
        cursor = bean_i_write_json(writer, cursor, text, false);
    } else {
        cursor = bean_i_write_fail(writer, status, "a value that its codec can write", NULL, NULL);
    }
    bean_arena_free(&arena);
    return cursor;
}

/* ---- copies ---------------------------------------------------------------------------------- */

static bool is_json(bean_str text, bean_arena *arena)
{
    bean_gen_reader reader;
    bean_error error;
    bean_i_reader_over(&reader, text, arena, &error);
    return bean_i_skip_value(&reader, text.data) == text.data + text.size;
}

static bean_status read_copy(const bean_gen_codec *codec, void *value, bean_str text,
                             bean_arena *scratch, bean_arena *arena)
{
    if (!is_json(text, scratch)) {
        return BEAN_ERROR_FORMAT;
    }
    memset(value, 0, codec->size);
    return codec->user->read(value, text.data, text.size, arena) ? BEAN_OK : BEAN_ERROR_FORMAT;
}

bean_status bean_gen_copy_foreign(const bean_gen_codec *codec, void *value, bean_arena *arena)
{
    char usual[USUAL_ROOM];
    bean_arena own;
    bean_arena *scratch;
    bean_str text;
    bean_status status;
    bean_arena_init(&own, &arena->allocator);
    scratch = arena->fixed ? arena : &own;
    status = render(codec->user, value, usual, scratch, &text);
    if (status == BEAN_OK) {
        status = read_copy(codec, value, text, scratch, arena);
    }
    bean_arena_free(&own);
    return status;
}

bool bean_gen_equal_foreign(const bean_gen_codec *codec, const void *left, const void *right)
{
    char usual_left[USUAL_ROOM];
    char usual_right[USUAL_ROOM];
    bean_arena scratch;
    bean_str a;
    bean_str b;
    bool equal;
    bean_arena_init(&scratch, NULL);
    equal = render(codec->user, left, usual_left, &scratch, &a) == BEAN_OK &&
            render(codec->user, right, usual_right, &scratch, &b) == BEAN_OK &&
            bean_str_equal(a, b);
    bean_arena_free(&scratch);
    return equal;
}
