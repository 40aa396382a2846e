/*
 * Looking ahead in an object for what tells the arms of a union apart, without buffering anything.
 * Where containers end is noted, so that the levels inside, when their turn comes, step over what
 * was passed over once: every byte is looked at a fixed number of times, however deep unions nest.
 * Must not know about types.
 */
#include "internal.h"

void bean_i_extents_init(struct bean_i_extents *extents, const char *start)
{
    extents->items = extents->at_hand;
    extents->count = 0;
    extents->capacity = BEAN_I_EXTENTS_AT_HAND;
    extents->open = 0;
    extents->next = 0;
    extents->frontier = start;
}

/* ---- notes ----------------------------------------------------------------------------------- */

static bool more_extents(struct bean_i_extents *extents, bean_arena *arena)
{
    size_t size = extents->capacity * sizeof *extents->items;
    void *items;
    if (extents->items == extents->at_hand) {
        items = bean_arena_alloc(arena, 2 * size);
        if (items != NULL) {
            memcpy(items, extents->items, size);
        }
    } else {
        items = bean_i_arena_grow(arena, extents->items, size, 2 * size);
    }
    if (items == NULL) {
        return false;
    }
    extents->items = (struct bean_i_extent *)items;
    extents->capacity *= 2;
    return true;
}

bool bean_i_extents_open(struct bean_i_extents *extents, const char *bracket, bean_arena *arena)
{
    struct bean_i_extent *extent;
    if (BEAN_UNLIKELY(extents->count == extents->capacity) && !more_extents(extents, arena)) {
        return false;
    }
    extent = &extents->items[extents->count++];
    extent->start = bracket;
    extent->stop = NULL;
    extent->link = extents->open;
    extents->open = extents->count;
    return true;
}

void bean_i_extents_close(struct bean_i_extents *extents, const char *past)
{
    struct bean_i_extent *extent = &extents->items[extents->open - 1];
    extents->open = extent->link;
    if (past - extent->start < BEAN_I_EXTENT_SIZE) {
        extents->count--; /* it is the last one: what is inside was even smaller */
        return;
    }
    extent->stop = past;
    extent->link = extents->count;
}

/* The place of the extent that starts there, or of the first one behind it. O(log count), and
 * O(log distance) where it is at or behind the expected one, as it mostly is: steps double. */
static size_t find_extent(const struct bean_i_extents *extents, const char *start)
{
    const struct bean_i_extent *items = extents->items;
    size_t from = 0;
    size_t to = extents->count;
    if (extents->next < to && items[extents->next].start <= start) {
        size_t step = 0;
        from = extents->next;
        while (step < to - from && items[from + step].start < start) {
            from += step + 1;
            step = 2 * step + 1;
        }
        to = step < to - from ? from + step : to;
    }
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (items[middle].start < start) {
            from = middle + 1;
        } else {
            to = middle;
        }
    }
    return from;
}

/* ---- members --------------------------------------------------------------------------------- */

const char *bean_i_look_start(bean_gen_reader *reader, const char *brace, struct bean_i_look *look)
{
    struct bean_i_extents *extents = reader->extents;
    const char *cursor = bean_i_open(reader, brace, '{', "an object");
    look->is_new = brace >= extents->frontier;
    look->is_known = false;
    look->is_closed = false;
    look->next = 0;
    if (!look->is_new) {
        look->next = find_extent(extents, brace);
        look->is_known = look->next < extents->count && extents->items[look->next].start == brace;
        look->next++;
        extents->next = look->next;
    }
    if (cursor != NULL && cursor != reader->end && *cursor == '}') {
        look->is_closed = true;
        reader->close = cursor++;
    }
    return cursor;
}

/* A value that was passed over before. */
static const char *step_over(bean_gen_reader *reader, const char *value, struct bean_i_look *look)
{
    const struct bean_i_extents *extents = reader->extents;
    if (value != reader->end && (*value == '{' || *value == '[') && look->next < extents->count) {
        const struct bean_i_extent *extent = &extents->items[look->next];
        if (extent->start == value) {
            look->next = extent->link;
            return extent->stop;
        }
    }
    return bean_i_skip_value(reader, value);
}

const char *bean_i_look_past(bean_gen_reader *reader, const char *value, struct bean_i_look *look)
{
    if (!look->is_new && value >= reader->extents->frontier) {
        look->is_new = true; /* an earlier look came this far */
        look->is_known = false;
    }
    if (look->is_known) {
        return step_over(reader, value, look);
    }
    return bean_i_skip_noting(reader, value, look->is_new ? reader->extents : NULL);
}

const char *bean_i_look_next(bean_gen_reader *reader, const char *cursor, struct bean_i_look *look)
{
    cursor = bean_i_skip_space(reader, cursor);
    if (cursor != reader->end && *cursor == ',') {
        return bean_i_skip_space(reader, cursor + 1);
    }
    if (cursor != reader->end && *cursor == '}') {
        look->is_closed = true;
        reader->close = cursor;
        return cursor + 1;
    }
    return bean_i_read_fail_syntax(reader, cursor, "',' or '}'");
}

void bean_i_look_inside(bean_gen_reader *reader, const char *value, struct bean_i_look *look)
{
    look->is_new = value >= reader->extents->frontier;
    look->is_known = !look->is_new;
    look->is_closed = false;
    look->next = 0;
    if (look->is_known) {
        struct bean_i_extents *extents = reader->extents;
        look->next = find_extent(extents, value);
        extents->next = look->next + 1; /* what is inside is often looked into next */
    }
}

void bean_i_look_stop(bean_gen_reader *reader, const char *cursor, const struct bean_i_look *look)
{
    if (look->is_new) {
        reader->extents->frontier = cursor;
    }
}

void bean_i_look_end(bean_gen_reader *reader, const char *cursor, struct bean_i_look *look)
{
    if (cursor != NULL) {
        reader->depth++;
        if (look->is_new) {
            reader->extents->frontier = cursor;
        }
    }
}
