/*
 * What a program may ask about a bean's type at run time.
 */
#include "internal.h"

_Static_assert(sizeof(void *) != 8 || sizeof(bean_accessor) == 64, "one cache line");

const char *bean_type_name(const bean_type *type)
{
    return type->name;
}

size_t bean_type_size(const bean_type *type)
{
    return type->size;
}

bean_shape bean_type_read_shape(const bean_type *type)
{
    return (bean_shape)type->read_shape;
}

bean_shape bean_type_write_shape(const bean_type *type)
{
    return (bean_shape)type->write_shape;
}

size_t bean_type_property_count(const bean_type *type)
{
    return type->count;
}

/* True when `name` is the text that `written` is the escaped form of. Walks both at once. */
static bool is_written_as(bean_str written, const bean_gen_key *name)
{
    const char *from = written.data;
    const char *end = from + written.size;
    size_t at = 0;
    while (from < end) {
        char bytes[4];
        unsigned size = bean_i_unescape_step(&from, bytes);
        if (name->size - at < size || memcmp(name->text + at, bytes, size) != 0) {
            return false;
        }
        at += size;
    }
    return at == name->size;
}

bean_str bean_type_property_name(const bean_type *type, size_t index)
{
    bean_str name = {NULL, 0};
    if (index >= type->count) {
        return name;
    }
    name = bean_i_written_name(&type->accessors[index]);
    if (memchr(name.data, '\\', name.size) == NULL) {
        return name;
    }
    /* The key as it is written has escapes; the table of names has the plain form, beside those of
     * the property's aliases. */
    for (uint32_t i = 0; i <= type->keys->slot_mask; i++) {
        const bean_gen_key *slot = &type->keys->slots[i];
        if (slot->index >= 0 && (size_t)slot->index == index && is_written_as(name, slot)) {
            name.data = slot->text;
            name.size = slot->size;
            break;
        }
    }
    return name;
}
