/*
 * Enums by their descriptions: values to names through a dense array of places or a hash of values,
 * names to values through the hash of names. Constant time in every direction.
 */
#include "internal.h"
#include "internal_write.h"
#include "number.h"

int64_t bean_i_load_integer(const void *value, unsigned size, bool is_signed)
{
    int8_t one;
    int16_t two;
    int32_t four;
    int64_t eight;
    switch (size) {
    case 1: memcpy(&one, value, 1); return is_signed ? one : (int64_t)(uint8_t)one;
    case 2: memcpy(&two, value, 2); return is_signed ? two : (int64_t)(uint16_t)two;
    case 4: memcpy(&four, value, 4); return is_signed ? four : (int64_t)(uint32_t)four;
    default: memcpy(&eight, value, 8); return eight;
    }
}

int64_t bean_i_enum_load(const bean_gen_enum *type, const void *value)
{
    return bean_i_load_integer(value, type->size, type->is_signed);
}

/* The place of a value in the entries, or -1. */
static int32_t find_place(const bean_gen_enum *type, int64_t value)
{
    if (type->places != NULL) {
        uint64_t distance = (uint64_t)value - (uint64_t)type->lowest;
        return distance < type->span ? (int32_t)type->places[distance] - 1 : -1;
    }
    if (type->value_keys != NULL) {
        char bytes[8];
        for (unsigned i = 0; i < 8; i++) {
            bytes[i] = (char)(unsigned char)((uint64_t)value >> (8 * i));
        }
        return bean_i_key_find(type->value_keys, bytes, sizeof bytes);
    }
    for (uint32_t i = 0; i < type->count; i++) {
        if (type->entries[i].value == value) {
            return (int32_t)i;
        }
    }
    return -1;
}

const bean_gen_enum_entry *bean_i_enum_entry(const bean_gen_enum *type, int64_t value)
{
    int32_t place = find_place(type, value);
    return place < 0 ? NULL : &type->entries[place];
}

BEAN_COLD char *bean_i_write_fail_enum(bean_gen_writer *writer, const bean_gen_enum *type,
                                       int64_t value)
{
    char found[BEAN_I_NUMBER_ROOM + 1];
    bool is_large = type->size == 8 && !type->is_signed;
    char *end =
        is_large ? bean_i_write_uint64(found, (uint64_t)value) : bean_i_write_int64(found, value);
    *end = '\0';
    return bean_i_write_fail(writer, BEAN_ERROR_ENUM, "a value of the enum", found, type->name);
}

char *bean_gen_put_enum(bean_gen_writer *writer, char *cursor, const bean_gen_enum *type,
                        const void *value)
{
    int64_t number = bean_i_enum_load(type, value);
    const bean_gen_enum_entry *entry = bean_i_enum_entry(type, number);
    if (BEAN_UNLIKELY(entry == NULL)) {
        return bean_i_write_fail_enum(writer, type, number);
    }
    if (BEAN_LIKELY(entry->size <= 32)) {
        memcpy(cursor, entry->text, 32);
    } else {
        memcpy(cursor, entry->text, entry->size);
    }
    return cursor + entry->size;
}

const char *bean_gen_enum_name(const bean_gen_enum *type, int64_t value)
{
    const bean_gen_enum_entry *entry = bean_i_enum_entry(type, value);
    return entry == NULL ? NULL : entry->name;
}

bool bean_gen_enum_from_name(const bean_gen_enum *type, const char *name, size_t size,
                             int64_t *value)
{
    int32_t place = name == NULL ? -1 : bean_i_key_find(type->keys, name, size);
    if (place < 0) {
        return false;
    }
    *value = type->entries[place].value;
    return true;
}
