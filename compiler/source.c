/*
 * Source files and places in them: the line table is made when a line is first asked for.
 */
#include "source.h"

static const char byte_order_mark[] = "\xEF\xBB\xBF";

void source_set_init(struct source_set *set, struct arena *arena)
{
    set->arena = arena;
    set->files.items = NULL;
    set->files.count = 0;
    set->files.room = 0;
}

/* bytes are in the set's arena already, a NUL behind them */
static struct source *add(struct source_set *set, struct str path, struct str bytes)
{
    struct source *source = ARENA_NEW(set->arena, struct source);

    source->path = arena_copy_str(set->arena, path);
    source->bytes = bytes;
    source->body = str_starts_with(bytes, str_from(byte_order_mark)) ? 3 : 0;
    vec_push(set->arena, &set->files, source);
    source->number = (uint32_t)set->files.count;
    return source;
}

struct source *source_add(struct source_set *set, struct str path, struct str bytes)
{
    if (bytes.size > SOURCE_MAX_SIZE) {
        return NULL;
    }
    return add(set, path, arena_copy_str(set->arena, bytes));
}

struct source *source_load(struct source_set *set, const char *path, struct fileio_error *error)
{
    struct str bytes;
    bool is_stdin = str_is(STR("-"), path);
    bool ok = is_stdin ? fileio_read_stdin(set->arena, SOURCE_MAX_SIZE, &bytes, error)
                       : fileio_read(set->arena, path, SOURCE_MAX_SIZE, &bytes, error);

    return ok ? add(set, str_from(is_stdin ? "<stdin>" : path), bytes) : NULL;
}

struct source *source_get(const struct source_set *set, uint32_t number)
{
    return number == 0 || number > set->files.count ? NULL : set->files.items[number - 1];
}

static void make_lines(struct source_set *set, struct source *source)
{
    size_t count = 1;
    const char *bytes = source->bytes.data;

    for (size_t i = source->body; i < source->bytes.size; i++) {
        count += bytes[i] == '\n';
    }
    source->lines = ARENA_ARRAY(set->arena, uint32_t, count);
    source->line_count = count;
    source->lines[0] = (uint32_t)source->body;
    count = 1;
    for (size_t i = source->body; i < source->bytes.size; i++) {
        if (bytes[i] == '\n') {
            source->lines[count++] = (uint32_t)i + 1;
        }
    }
}

struct source_place source_place(struct source_set *set, struct span span)
{
    struct source *source = source_get(set, span.source);
    struct source_place place = {0, 0};
    size_t low = 0;
    size_t high;

    if (source == NULL) {
        return place;
    }
    if (source->lines == NULL) {
        make_lines(set, source);
    }
    high = source->line_count; /* the line is in [low, high) */
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;

        if (source->lines[middle] <= span.offset) {
            low = middle;
        } else {
            high = middle;
        }
    }
    place.line = (uint32_t)low + 1;
    place.column = span.offset < source->lines[low] ? 1 : span.offset - source->lines[low] + 1;
    return place;
}

struct str source_line(struct source_set *set, struct source *source, uint32_t line)
{
    struct str text;

    if (source->lines == NULL) {
        make_lines(set, source);
    }
    if (line == 0 || line > source->line_count) {
        return STR("");
    }
    text = str_slice(source->bytes, source->lines[line - 1], source->bytes.size);
    text.size = str_find(text, '\n');
    if (text.size != 0 && text.data[text.size - 1] == '\r') {
        text.size--;
    }
    return text;
}

struct str source_text(const struct source_set *set, struct span span)
{
    const struct source *source = source_get(set, span.source);

    return source == NULL ? STR("") : str_slice(source->bytes, span.offset, span.size);
}

struct span span_join(struct span first, struct span last)
{
    if (!span_exists(first)) {
        return last;
    }
    if (!span_exists(last) || last.source != first.source || last.offset < first.offset) {
        return first;
    }
    if (last.offset + last.size > first.offset + first.size) {
        first.size = last.offset + last.size - first.offset;
    }
    return first;
}

struct span span_after(struct span span)
{
    return span_make(span.source, (size_t)span.offset + span.size, 0);
}
