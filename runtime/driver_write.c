/*
 * Writing by description: any value, any property, whole beans by a walk over their accessors
 * (shape `table`) or over functions of their properties (shape `property`). The one implementation
 * of lists and maps that every shape falls back on. Must not know where the text goes.
 */
#include <stdlib.h>

#include "internal.h"
#include "internal_write.h"

/* Room that a scalar needs, its quotes and the 32 bytes of fixed-size stores included. */
enum { SCALAR_ROOM = 40 };

/* A key of at most this many bytes shares one question for room with a scalar behind it. */
enum { SHORT_KEY = 256 };

/* Copies 2 to SHORT_KEY bytes by stores of fixed size that overlap: a call costs more than that. */
static char *copy_key(char *cursor, const char *key, size_t size)
{
    if (size > 32) {
        memcpy(cursor, key, size);
    } else if (size >= 16) {
        memcpy(cursor, key, 16);
        memcpy(cursor + size - 16, key + size - 16, 16);
    } else if (size >= 8) {
        memcpy(cursor, key, 8);
        memcpy(cursor + size - 8, key + size - 8, 8);
    } else if (size >= 4) {
        memcpy(cursor, key, 4);
        memcpy(cursor + size - 4, key + size - 4, 4);
    } else {
        memcpy(cursor, key, 2);
        cursor[size - 1] = key[size - 1];
    }
    return cursor + size;
}

/* ---- values ---------------------------------------------------------------------------------- */

static char *write_enum(bean_gen_writer *writer, char *cursor, const void *in,
                        const bean_gen_enum *type)
{
    int64_t value = bean_i_enum_load(type, in);
    const bean_gen_enum_entry *entry = bean_i_enum_entry(type, value);
    if (BEAN_UNLIKELY(entry == NULL)) {
        return bean_i_write_fail_enum(writer, type, value);
    }
    return bean_gen_put_text(writer, cursor, entry->text, entry->size, 0);
}

/* One item of a list or the value of a map's entry, which stays in unless its rule drops it. */
static char *write_items(bean_gen_writer *writer, char *cursor, const char *at, size_t count,
                         const bean_gen_value *item)
{
    bool first = true;
    if (BEAN_UNLIKELY(writer->depth == 0)) {
        return bean_gen_write_too_deep(writer);
    }
    cursor = bean_gen_room(writer, cursor, 2);
    if (cursor == NULL) {
        return NULL;
    }
    writer->depth--;
    *cursor++ = '[';
    for (size_t i = 0; i < count; i++, at += item->size) {
        if (item->include != BEAN_GEN_ALWAYS && bean_i_value_omitted(item, at, NULL)) {
            continue;
        }
        if (!first) {
            cursor = bean_gen_room(writer, cursor, 1);
            if (cursor == NULL) {
                return NULL;
            }
            *cursor++ = ',';
        }
        first = false;
        cursor = bean_gen_write_value(writer, cursor, at, item);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return bean_i_write_failed_item(writer, i);
        }
    }
    writer->depth++;
    cursor = bean_gen_room(writer, cursor, 1);
    if (cursor != NULL) {
        *cursor++ = ']';
    }
    return cursor;
}

/* A list, which has at most so many items as its type allows. */
static char *write_list(bean_gen_writer *writer, char *cursor, const void *in,
                        const bean_gen_value *value)
{
    bean_gen_sequence list = bean_i_load_sequence(in);
    if (BEAN_UNLIKELY(value->count != 0) && list.count > value->count) {
        char text[BEAN_I_COUNT_ROOM];
        bean_i_count_text(value, text);
        return bean_i_write_fail(writer, BEAN_ERROR_COUNT, "no more items", NULL, text);
    }
    return write_items(writer, cursor, (const char *)list.items, list.count,
                       (const bean_gen_value *)value->detail);
}

static char *write_key(bean_gen_writer *writer, char *cursor, const char *entry,
                       const bean_gen_value *map)
{
    const bean_gen_value *key = bean_i_map_key(map);
    if (key != NULL) {
        return bean_gen_write_value(writer, cursor, entry, key);
    }
    return map->escape == BEAN_GEN_ESCAPE_NONE
               ? bean_i_put_quoted(writer, cursor, bean_i_load_str(entry))
               : bean_i_put_escaped(writer, cursor, bean_i_load_str(entry),
                                    (bean_gen_escape)map->escape);
}

/* `,"key":` and the value; the comma stays away after the opening brace. */
static char *write_member(bean_gen_writer *writer, char *cursor, const char *entry,
                          const bean_gen_value *map)
{
    cursor = bean_gen_room(writer, cursor, 1);
    if (cursor == NULL) {
        return NULL;
    }
    if (cursor[-1] != '{') {
        *cursor++ = ',';
    }
    cursor = write_key(writer, cursor, entry, map);
    if (cursor != NULL) {
        cursor = bean_gen_room(writer, cursor, 1);
    }
    if (cursor == NULL) {
        return NULL;
    }
    *cursor++ = ':';
    return bean_gen_write_value(writer, cursor, entry + map->entry_value_offset,
                                (const bean_gen_value *)map->detail);
}

/* Nothing, where the rule leaves the value out. */
static char *write_entry(bean_gen_writer *writer, char *cursor, const char *entry,
                         const bean_gen_value *map)
{
    const bean_gen_value *value = (const bean_gen_value *)map->detail;
    if (value->include != BEAN_GEN_ALWAYS &&
        bean_i_value_omitted(value, entry + map->entry_value_offset, NULL)) {
        return cursor;
    }
    cursor = write_member(writer, cursor, entry, map);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        char room[BEAN_I_KEY_ROOM];
        return bean_i_write_failed_key(writer, bean_i_key_text(map, entry, room));
    }
    return cursor;
}

static char *write_in_order(bean_gen_writer *writer, char *cursor, bean_gen_sequence entries,
                            const bean_gen_value *map)
{
    const char **order = bean_i_entries_in_order(map, entries);
    const char *entry = NULL;
    for (size_t i = 0; cursor != NULL && i < entries.count; i++) {
        entry = order != NULL ? order[i] : bean_i_next_entry(map, entries, entry);
        cursor = write_entry(writer, cursor, entry, map);
    }
    free((void *)order);
    return cursor;
}

static char *write_entries(bean_gen_writer *writer, char *cursor, bean_gen_sequence entries,
                           const bean_gen_value *map)
{
    const char *entry = (const char *)entries.items;
    if (BEAN_UNLIKELY(map->sorted)) {
        return write_in_order(writer, cursor, entries, map);
    }
    for (size_t i = 0; cursor != NULL && i < entries.count; i++, entry += map->entry_size) {
        cursor = write_entry(writer, cursor, entry, map);
    }
    return cursor;
}

static char *write_map(bean_gen_writer *writer, char *cursor, const void *in,
                       const bean_gen_value *map)
{
    bean_gen_sequence entries = bean_i_load_sequence(in);
    if (BEAN_UNLIKELY(writer->depth == 0)) {
        return bean_gen_write_too_deep(writer);
    }
    cursor = bean_gen_room(writer, cursor, 2);
    if (cursor == NULL) {
        return NULL;
    }
    writer->depth--;
    *cursor++ = '{';
    cursor = write_entries(writer, cursor, entries, map);
    writer->depth++;
    if (cursor != NULL) {
        cursor = bean_gen_room(writer, cursor, 1);
    }
    if (cursor != NULL) {
        *cursor++ = '}';
    }
    return cursor;
}

static char *write_number(bean_gen_writer *writer, char *cursor, const void *in, unsigned kind)
{
    union {
        unsigned char truth;
        int8_t int8;
        int16_t int16;
        int32_t int32;
        int64_t int64;
        uint8_t uint8;
        uint16_t uint16;
        uint32_t uint32;
        uint64_t uint64;
        float float32;
        double float64;
    } value;
    cursor = bean_gen_room(writer, cursor, SCALAR_ROOM);
    if (cursor == NULL) {
        return NULL;
    }
    switch (kind) {
    case BEAN_GEN_BOOL: memcpy(&value, in, 1); return bean_gen_put_bool(cursor, value.truth != 0);
    case BEAN_GEN_INT8: memcpy(&value, in, 1); return bean_gen_put_int32(cursor, value.int8);
    case BEAN_GEN_INT16: memcpy(&value, in, 2); return bean_gen_put_int32(cursor, value.int16);
    case BEAN_GEN_INT32: memcpy(&value, in, 4); return bean_gen_put_int32(cursor, value.int32);
    case BEAN_GEN_INT64: memcpy(&value, in, 8); return bean_gen_put_int64(cursor, value.int64);
    case BEAN_GEN_UINT8: memcpy(&value, in, 1); return bean_gen_put_int32(cursor, value.uint8);
    case BEAN_GEN_UINT16: memcpy(&value, in, 2); return bean_gen_put_int32(cursor, value.uint16);
    case BEAN_GEN_UINT32: memcpy(&value, in, 4); return bean_gen_put_uint32(cursor, value.uint32);
    case BEAN_GEN_UINT64: memcpy(&value, in, 8); return bean_gen_put_uint64(cursor, value.uint64);
    case BEAN_GEN_FLOAT32:
        memcpy(&value, in, 4);
        return bean_gen_put_float32(writer, cursor, value.float32);
    default: memcpy(&value, in, 8); return bean_gen_put_float64(writer, cursor, value.float64);
    }
}

/* The limits of a list or map, where writing checks them. False after describing the failure. */
static bool keeps_limits(bean_gen_writer *writer, const void *target, const bean_gen_value *value)
{
    const bean_gen_limited *limited = (const bean_gen_limited *)value->detail;
    const bean_gen_limit *limit = NULL;
    if (writer->check || limited->when_writing) {
        limit = limited->check(limited, value, target);
    }
    return limit == NULL ||
           bean_i_write_fail(writer, BEAN_ERROR_CONSTRAINT, limit->words, NULL, NULL) != NULL;
}

char *bean_gen_write_value(bean_gen_writer *writer, char *cursor, const void *in,
                           const bean_gen_value *value)
{
    const void *target = in;
    if (value->null_form != BEAN_GEN_NEVER_NULL) {
        target = bean_i_value_target(value, in);
        if (target == NULL) {
            return bean_gen_put_text(writer, cursor, "null", 4, 0);
        }
    }
    if (BEAN_UNLIKELY(value->coded)) {
        const bean_gen_codec *codec = (const bean_gen_codec *)value->detail;
        return codec->write(writer, cursor, target, codec);
    }
    switch (value->kind) {
    case BEAN_GEN_STRING: return bean_i_put_quoted(writer, cursor, bean_i_load_str(target));
    case BEAN_GEN_ENUM:
        return write_enum(writer, cursor, target, (const bean_gen_enum *)value->detail);
    case BEAN_GEN_BEAN: {
        const bean_type *type = (const bean_type *)value->detail;
        return type->write(writer, cursor, target, type);
    }
    case BEAN_GEN_UNION:
        return bean_i_write_union(writer, cursor, target, (const bean_union *)value->detail);
    case BEAN_GEN_LIST:
    case BEAN_GEN_MAP:
        if (BEAN_UNLIKELY(value->limited) && !keeps_limits(writer, target, value)) {
            return NULL;
        }
        return value->kind == BEAN_GEN_LIST ? write_list(writer, cursor, target, value)
                                            : write_map(writer, cursor, target, value);
    case BEAN_GEN_ARRAY:
        return write_items(writer, cursor, (const char *)target, value->count,
                           (const bean_gen_value *)value->detail);
    default: return write_number(writer, cursor, target, value->kind);
    }
}

/* ---- properties ------------------------------------------------------------------------------ */

bool bean_gen_omitted(const bean_accessor *accessor, const void *bean)
{
    if (BEAN_UNLIKELY((accessor->flags & BEAN_GEN_NOT_WRITTEN) != 0)) {
        return true;
    }
    return accessor->value.include != BEAN_GEN_ALWAYS &&
           bean_i_value_omitted(&accessor->value, (const char *)bean + accessor->offset,
                                accessor->default_value);
}

/* Whether a property has this name, or it is the tag that stands in front of the properties. */
static bool is_taken(const bean_gen_writer *writer, const bean_type *type, bean_str key)
{
    const bean_union *tag = writer->tag;
    return bean_i_key_find(type->keys, key.data, key.size) >= 0 ||
           (tag != NULL && writer->tag_depth == writer->depth && key.size == tag->tag_name_size &&
            (key.size == 0 || memcmp(key.data, tag->tag_name, key.size) == 0));
}

/* The members of an @any: never one whose name something else has. */
static char *write_any(bean_gen_writer *writer, char *cursor, const bean_accessor *accessor,
                       const void *bean, const bean_type *type)
{
    const bean_gen_value *map = &accessor->value;
    bean_gen_sequence entries = bean_i_load_sequence((const char *)bean + accessor->offset);
    const char *entry = (const char *)entries.items;
    if (entry == NULL) {
        return cursor;
    }
    if (BEAN_UNLIKELY(map->limited) && !keeps_limits(writer, &entries, map)) {
        return NULL;
    }
    for (size_t i = 0; i < entries.count; i++, entry += map->entry_size) {
        bean_str key = bean_i_load_str(entry);
        if (BEAN_UNLIKELY(is_taken(writer, type, key)) &&
            !bean_i_value_omitted((const bean_gen_value *)map->detail,
                                  entry + map->entry_value_offset, NULL)) {
            (void)bean_i_write_fail(writer, BEAN_ERROR_DUPLICATE, NULL, NULL, NULL);
            return bean_i_write_failed_key(writer, key);
        }
    }
    return write_entries(writer, cursor, entries, map);
}

/* The state is BEAN_NULL, or the pointer NULL, where the type has no null. */
static bool is_wrong_null(const bean_accessor *accessor, const void *bean)
{
    const char *member = (const char *)bean + accessor->offset;
    return (accessor->flags & BEAN_GEN_NOT_NULL) != 0 &&
           (accessor->flags & BEAN_GEN_NOT_WRITTEN) == 0 &&
           bean_i_value_target(&accessor->value, member) == NULL &&
           !bean_i_is_absent(&accessor->value, member);
}

/* By the user's function, which is not asked about what the rule leaves out already. */
static bool is_left_out_by_user(const bean_accessor *accessor, const void *bean,
                                const bean_type *type, uint32_t index)
{
    const char *owner = (const char *)bean;
    return (accessor->flags & BEAN_GEN_CUSTOM) != 0 && !bean_gen_omitted(accessor, bean) &&
           type->customs[index].omits(
               bean_i_value_target(&accessor->value, owner + accessor->offset),
               owner + type->customs[index].offset, NULL);
}

char *bean_gen_write_member(bean_gen_writer *writer, char *cursor, const bean_accessor *accessor,
                            const void *bean, const bean_type *type, uint32_t index)
{
    bool first = cursor[-1] == '{';
    size_t size = (size_t)accessor->key_size - first;
    const unsigned special = BEAN_GEN_ANY | BEAN_GEN_HELD | BEAN_GEN_VIEWED | BEAN_GEN_NOT_NULL |
                             BEAN_GEN_IS_TAG | BEAN_GEN_TAGGED | BEAN_GEN_CUSTOM;
    if (BEAN_UNLIKELY((accessor->flags & special) != 0)) {
        if ((accessor->flags & BEAN_GEN_VIEWED) != 0 && (type->views[index] & writer->view) == 0) {
            return cursor;
        }
        if ((accessor->flags & BEAN_GEN_ANY) != 0) {
            return write_any(writer, cursor, accessor, bean, type);
        }
        bean = bean_i_holder_find(type, index, bean, NULL);
        if (bean == NULL) {
            return cursor;
        }
        if ((accessor->flags & BEAN_GEN_IS_TAG) == 0 && is_wrong_null(accessor, bean)) {
            return bean_i_write_fail(writer, BEAN_ERROR_NULL, NULL, NULL, NULL);
        }
        if (is_left_out_by_user(accessor, bean, type, index)) {
            return cursor;
        }
        if ((accessor->flags & (BEAN_GEN_IS_TAG | BEAN_GEN_TAGGED)) != 0) {
            return bean_gen_omitted(accessor, bean)
                       ? cursor
                       : bean_i_write_sibling(writer, cursor, accessor, bean);
        }
    }
    if (bean_gen_omitted(accessor, bean)) {
        return cursor;
    }
    if (BEAN_LIKELY(size <= SHORT_KEY)) {
        cursor = bean_gen_room(writer, cursor, size + SCALAR_ROOM);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return NULL;
        }
        cursor = copy_key(cursor, accessor->key + first, size);
    } else {
        cursor = bean_gen_put_text(writer, cursor, accessor->key + first, size, 0);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return NULL;
        }
    }
    return bean_gen_write_value(writer, cursor, (const char *)bean + accessor->offset,
                                &accessor->value);
}

/* ---- beans ----------------------------------------------------------------------------------- */

/* The first `count` members, each by its accessor. */
static char *write_by_table(bean_gen_writer *writer, char *cursor, const void *in,
                            const bean_type *type, uint32_t count)
{
    for (uint32_t i = 0; cursor != NULL && i < count; i++) {
        cursor = bean_gen_write_member(writer, cursor, &type->accessors[i], in, type, i);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return bean_gen_write_failed(writer, type, i);
        }
    }
    return cursor;
}

/* The members from one on, each by its own code. */
static char *write_by_code(bean_gen_writer *writer, char *cursor, const void *in,
                           const bean_type *type, uint32_t from)
{
    for (uint32_t i = from; cursor != NULL && i < type->count; i++) {
        cursor = type->code[i].write(writer, cursor, in);
    }
    return cursor;
}

char *bean_i_write_members(bean_gen_writer *writer, char *cursor, const void *in,
                           const bean_type *type)
{
    uint32_t first = type->count != 0;
    if (type->write_shape != BEAN_SHAPE_PROPERTY) {
        return write_by_table(writer, cursor, in, type, type->count);
    }
    /* The first property's own code takes for granted that a brace stands in front of it. */
    return write_by_code(writer, write_by_table(writer, cursor, in, type, first), in, type, first);
}

char *bean_gen_write_table(bean_gen_writer *writer, char *cursor, const void *in,
                           const bean_type *type)
{
    cursor = write_by_table(writer, bean_i_open_level(writer, cursor, '{'), in, type, type->count);
    return cursor == NULL ? NULL : bean_i_close_level(writer, cursor, '}');
}

char *bean_gen_write_properties(bean_gen_writer *writer, char *cursor, const void *in,
                                const bean_type *type)
{
    cursor = write_by_code(writer, bean_i_open_level(writer, cursor, '{'), in, type, 0);
    return cursor == NULL ? NULL : bean_i_close_level(writer, cursor, '}');
}
