/*
 * Reading lists, arrays and maps by the description of what is in them: the one implementation that
 * every shape calls. Must not know about text: bytes are looked at only to tell one item from the
 * next.
 */
#include "internal_map.h"

void bean_i_set_sequence(void *out, void *items, size_t count, const bean_gen_value *value)
{
    bean_gen_sequence sequence;
    sequence.items = items;
    sequence.count = count;
    if (count == 0) {
        /* Not null, but never written to: lists in an arena know that no room is left. */
        union {
            const char *address;
            void *items;
        } empty = {bean_i_empty};
        sequence.items = value->null_form == BEAN_GEN_NULL_DATA ? empty.items : NULL;
    }
    memcpy(out, &sequence, sizeof sequence);
}

/* ---- lists ----------------------------------------------------------------------------------- */

static const char *failed_item(bean_gen_reader *reader, size_t place)
{
    bean_i_error_step_index(reader->error, &reader->path_dropped, place);
    return NULL;
}

/* Another number of items than the type allows. Returns NULL. */
BEAN_COLD static const char *fail_count(bean_gen_reader *reader, const char *fault,
                                        const bean_gen_value *value, const char *expected)
{
    char text[BEAN_I_COUNT_ROOM];
    bean_i_count_text(value, text);
    (void)bean_i_read_fail(reader, BEAN_ERROR_COUNT, fault, fault, expected);
    bean_i_error_detail(reader->error, text, strlen(text));
    return NULL;
}

static bool is_item(const bean_gen_reader *reader, const char *cursor)
{
    return cursor != reader->end && *cursor != ']' && *cursor != ',';
}

/* Room for one more item or entry: NULL, described, when there is none. */
static char *room_for_item(bean_gen_reader *reader, const char *cursor, bean_gen_sequence *sequence,
                           size_t *capacity, size_t size)
{
    if (BEAN_UNLIKELY(sequence->count == reader->limits.items) && cursor != reader->end) {
        (void)bean_i_read_fail_limit(reader, cursor, "items");
        return NULL;
    }
    if (sequence->count == *capacity) {
        size_t more = *capacity == 0 ? 4 : 2 * *capacity;
        void *items = NULL;
        if (more <= SIZE_MAX / 4 / size) {
            items =
                bean_i_arena_grow(reader->arena, sequence->items, *capacity * size, more * size);
        }
        if (items == NULL) {
            (void)bean_i_read_fail_memory(reader, cursor);
            return NULL;
        }
        sequence->items = items;
        *capacity = more;
    }
    return (char *)sequence->items + sequence->count * size;
}

/* Checks the limits of a list or map whose last item or closing bracket is at `fault`. False, and
 * described, when one is broken. Before it is `complete` only too many items are a failure. */
static bool check_sequence(bean_gen_reader *reader, const char *fault,
                           const bean_gen_sequence *sequence, const bean_gen_value *value,
                           bool complete)
{
    const bean_gen_limited *limited = (const bean_gen_limited *)value->detail;
    const bean_gen_limit *broken = NULL;
    uint32_t i;
    if (complete) {
        broken = limited->check(limited, value, sequence);
    }
    for (i = 0; !complete && i < limited->count; i++) {
        const bean_gen_limit *limit = &limited->limits[i];
        if (limit->rule == BEAN_GEN_LIMIT_ITEMS_MAX && sequence->count > limit->of.natural) {
            broken = limit;
            break;
        }
    }
    if (BEAN_UNLIKELY(broken != NULL)) {
        (void)bean_i_read_fail(reader, BEAN_ERROR_CONSTRAINT, fault, fault, broken->words);
    }
    return broken == NULL;
}

const char *bean_i_read_list(bean_gen_reader *reader, const char *cursor, void *out,
                             const bean_gen_value *value)
{
    const bean_gen_value *item = (const bean_gen_value *)value->detail;
    bean_gen_sequence list = {NULL, 0};
    size_t capacity = 0;
    size_t place = 0; /* in the text: dropped items count */
    bool closed;
    cursor = bean_i_open_items(reader, cursor, '[', ']', "an array", &closed);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return NULL;
    }
    for (; !closed; place++) {
        bool skipped = false;
        const char *start = cursor;
        char *to;
        if (BEAN_UNLIKELY(value->count != 0) && list.count == value->count &&
            is_item(reader, cursor) && !(*cursor == 'n' && item->nulls == BEAN_GEN_NULLS_SKIP)) {
            (void)fail_count(reader, cursor, value, "no more items");
            return failed_item(reader, place);
        }
        to = room_for_item(reader, cursor, &list, &capacity, item->size);
        if (BEAN_UNLIKELY(to == NULL)) {
            return failed_item(reader, place);
        }
        cursor = bean_i_read_nullable(reader, cursor, to, item, &skipped);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return failed_item(reader, place);
        }
        list.count += !skipped;
        if (value->limited && !check_sequence(reader, start, &list, value, false)) {
            return NULL;
        }
        cursor = bean_i_after_item(reader, cursor, ']', &closed);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return NULL;
        }
    }
    if (value->limited && !check_sequence(reader, cursor - 1, &list, value, true)) {
        return NULL;
    }
    bean_i_set_sequence(out, list.items, list.count, value);
    return cursor;
}

/* ---- arrays of a fixed number of items ------------------------------------------------------- */

const char *bean_i_read_array(bean_gen_reader *reader, const char *cursor, void *out,
                              const bean_gen_value *value)
{
    const bean_gen_value *item = (const bean_gen_value *)value->detail;
    char *to = (char *)out;
    size_t place = 0;
    bool closed;
    cursor = bean_i_open_items(reader, cursor, '[', ']', "an array", &closed);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return NULL;
    }
    for (; !closed; place++, to += item->size) {
        bool skipped = false;
        if (BEAN_UNLIKELY(place == reader->limits.items) && cursor != reader->end) {
            (void)bean_i_read_fail_limit(reader, cursor, "items");
            return failed_item(reader, place);
        }
        if (BEAN_UNLIKELY(place == value->count)) {
            (void)(is_item(reader, cursor)
                       ? fail_count(reader, cursor, value, "the end of the array")
                       : bean_i_read_fail_syntax(reader, cursor, "a value"));
            return failed_item(reader, place);
        }
        cursor = bean_i_read_nullable(reader, cursor, to, item, &skipped);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return failed_item(reader, place);
        }
        if (BEAN_UNLIKELY(skipped)) {
            bean_i_init_value(item, to, false); /* as if absent, but it keeps its place */
        }
        cursor = bean_i_after_item(reader, cursor, ']', &closed);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return NULL;
        }
    }
    if (BEAN_UNLIKELY(place != value->count)) {
        return fail_count(reader, cursor - 1, value, "another item");
    }
    return cursor;
}

/* ---- maps ------------------------------------------------------------------------------------ */

void bean_i_map_start(struct bean_i_map_reading *map, const bean_gen_value *value)
{
    memset(map, 0, sizeof *map);
    map->value = value;
    map->index.key_size = value->keyed ? bean_i_map_key(value)->size : 0;
}

const char *bean_i_map_failed_entry(bean_gen_reader *reader, const struct bean_i_span *key)
{
    bean_i_error_step_escaped(reader->error, &reader->path_dropped, key->text,
                              (size_t)(key->stop - key->text));
    return NULL;
}

/* A key as entries hold it. */
struct stored_key {
    union {
        bean_str text;
        char bytes[16]; /* of every other kind */
    } own;
    bean_str bytes; /* what is compared */
};

static bool store_key(bean_gen_reader *reader, const bean_gen_value *map,
                      const struct bean_i_span *span, struct stored_key *key)
{
    const bean_gen_value *other = bean_i_map_key(map);
    if (BEAN_LIKELY(other == NULL)) {
        bool stored = bean_i_span_store(reader, span, &key->own.text);
        key->bytes = key->own.text;
        return stored;
    }
    key->bytes.data = key->own.bytes;
    key->bytes.size = other->size;
    return bean_gen_read_value(reader, span->text - 1, &key->own, other) != NULL;
}

size_t bean_i_map_place(bean_gen_reader *reader, struct bean_i_map_reading *map,
                        const struct bean_i_span *key, bool *repeated)
{
    const char *quote = key->text - 1;
    size_t entry_size = map->value->entry_size;
    bean_arena_mark mark = bean_arena_save(reader->arena);
    struct stored_key stored;
    size_t place;
    char *entry;
    if (!store_key(reader, map->value, key, &stored)) {
        return BEAN_I_NOT_FOUND;
    }
    place = bean_i_map_index_find(&map->index, &map->entries, entry_size, stored.bytes);
    if (place != BEAN_I_NOT_FOUND) {
        bean_arena_rewind(reader->arena, mark);
        *repeated = true;
        return place;
    }
    entry = room_for_item(reader, quote, &map->entries, &map->capacity, entry_size);
    if (BEAN_UNLIKELY(entry == NULL)) {
        return BEAN_I_NOT_FOUND;
    }
    memcpy(entry, &stored.own, map->value->keyed ? stored.bytes.size : sizeof stored.own.text);
    place = map->entries.count++;
    if (BEAN_UNLIKELY(
            !bean_i_map_index_add(&map->index, &map->entries, entry_size, reader->arena))) {
        (void)bean_i_read_fail_memory(reader, quote);
        return BEAN_I_NOT_FOUND;
    }
    *repeated = false;
    return place;
}

static bool is_dropped(const struct bean_i_map_reading *map, size_t place)
{
    return place < map->mark_count && map->marks[place];
}

bool bean_i_map_drop(bean_gen_reader *reader, struct bean_i_map_reading *map, size_t place,
                     bool dropped)
{
    if (is_dropped(map, place) == dropped) {
        return true;
    }
    if (place >= map->mark_count) {
        void *marks = bean_i_arena_grow(reader->arena, map->marks, map->mark_count, map->capacity);
        if (marks == NULL) {
            return false;
        }
        map->marks = (bool *)marks;
        memset(map->marks + map->mark_count, 0, map->capacity - map->mark_count);
        map->mark_count = map->capacity;
    }
    map->marks[place] = dropped;
    if (dropped) {
        map->dropped++;
    } else {
        map->dropped--;
    }
    return true;
}

/* The value of the entry at `place`. */
static const char *read_entry(bean_gen_reader *reader, const char *cursor,
                              struct bean_i_map_reading *map, size_t place)
{
    const bean_gen_value *value = (const bean_gen_value *)map->value->detail;
    char *entry = (char *)map->entries.items + place * map->value->entry_size;
    const char *start = cursor;
    bool skipped = false;
    cursor = bean_i_read_nullable(reader, cursor, entry + map->value->entry_value_offset, value,
                                  &skipped);
    if (BEAN_UNLIKELY(skipped || map->dropped != 0) &&
        !bean_i_map_drop(reader, map, place, skipped)) {
        return bean_i_read_fail_memory(reader, start);
    }
    return cursor;
}

const char *bean_i_map_fail_repeated(bean_gen_reader *reader, const struct bean_i_span *key)
{
    (void)bean_i_read_fail(reader, BEAN_ERROR_DUPLICATE, key->text - 1, key->text - 1, NULL);
    return bean_i_map_failed_entry(reader, key);
}

/* The value at `cursor`, which belongs to this key. */
static const char *read_keyed(bean_gen_reader *reader, const char *cursor,
                              struct bean_i_map_reading *map, const struct bean_i_span *key)
{
    bool repeated;
    size_t place = bean_i_map_place(reader, map, key, &repeated);
    if (BEAN_UNLIKELY(place == BEAN_I_NOT_FOUND)) {
        return bean_i_map_failed_entry(reader, key);
    }
    if (repeated && map->value->duplicates == BEAN_GEN_DUPLICATES_ERROR) {
        return bean_i_map_fail_repeated(reader, key);
    }
    if (repeated && map->value->duplicates == BEAN_GEN_DUPLICATES_FIRST) {
        cursor = bean_i_skip_value(reader, cursor);
    } else {
        cursor = read_entry(reader, cursor, map, place);
    }
    return cursor != NULL ? cursor : bean_i_map_failed_entry(reader, key);
}

static const char *read_member_of_map(bean_gen_reader *reader, const char *cursor,
                                      struct bean_i_map_reading *map)
{
    struct bean_i_span key;
    cursor = bean_i_read_key(reader, cursor, &key);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return NULL;
    }
    return read_keyed(reader, cursor, map, &key);
}

static void close_gaps(struct bean_i_map_reading *map)
{
    size_t size = map->value->entry_size;
    const char *from = (const char *)map->entries.items;
    char *to = (char *)map->entries.items;
    size_t i;
    for (i = 0; i < map->entries.count; i++, from += size) {
        if (!is_dropped(map, i)) {
            memmove(to, from, size);
            to += size;
        }
    }
    map->entries.count -= map->dropped;
}

bool bean_i_map_finish(bean_gen_reader *reader, struct bean_i_map_reading *map, const char *fault,
                       void *out)
{
    const bean_gen_value *value = map->value;
    if (map->dropped != 0) {
        close_gaps(map);
    }
    bean_i_set_sequence(out, map->entries.items, map->entries.count, value);
    return !value->limited || check_sequence(reader, fault, &map->entries, value, true);
}

static bool check_entries(bean_gen_reader *reader, const char *fault,
                          const struct bean_i_map_reading *map)
{
    bean_gen_sequence entries = map->entries;
    entries.count -= map->dropped;
    return check_sequence(reader, fault, &entries, map->value, false);
}

const char *bean_i_read_map(bean_gen_reader *reader, const char *cursor, void *out,
                            const bean_gen_value *value)
{
    struct bean_i_map_reading map;
    bool closed;
    bean_i_map_start(&map, value);
    cursor = bean_i_open_items(reader, cursor, '{', '}', "an object", &closed);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return NULL;
    }
    while (!closed) {
        const char *start = cursor;
        cursor = read_member_of_map(reader, cursor, &map);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return NULL;
        }
        if (value->limited && !check_entries(reader, start, &map)) {
            return NULL;
        }
        cursor = bean_i_after_item(reader, cursor, '}', &closed);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return NULL;
        }
    }
    return bean_i_map_finish(reader, &map, cursor - 1, out) ? cursor : NULL;
}

/* ---- maps of @any ---------------------------------------------------------------------------- */

/* While its bean is read, the member holds the address of the state. */
static struct bean_i_map_reading *reading_of(const void *out)
{
    bean_gen_sequence member;
    memcpy(&member, out, sizeof member);
    return (struct bean_i_map_reading *)member.items;
}

static struct bean_i_map_reading *start_any(bean_gen_reader *reader, void *out,
                                            const bean_gen_value *value)
{
    bean_gen_sequence member = {NULL, 0};
    struct bean_i_map_reading *map =
        (struct bean_i_map_reading *)bean_arena_alloc(reader->arena, sizeof *map);
    if (BEAN_UNLIKELY(map == NULL)) {
        (void)bean_i_read_fail_memory(reader, reader->key);
        return NULL;
    }
    bean_i_map_start(map, value);
    member.items = map;
    memcpy(out, &member, sizeof member);
    return map;
}

const char *bean_i_read_any(bean_gen_reader *reader, const char *cursor, void *out,
                            const bean_gen_value *value, bool is_first)
{
    struct bean_i_span key;
    struct bean_i_map_reading *map;
    /* The key was read to find out that nothing else has it; it is right. */
    if (bean_i_read_key(reader, reader->key, &key) == NULL) {
        return NULL;
    }
    map = is_first ? start_any(reader, out, value) : reading_of(out);
    return map == NULL ? bean_i_map_failed_entry(reader, &key)
                       : read_keyed(reader, cursor, map, &key);
}

bool bean_i_finish_any(bean_gen_reader *reader, void *out)
{
    return bean_i_map_finish(reader, reading_of(out), reader->close, out);
}
