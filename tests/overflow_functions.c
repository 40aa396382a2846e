/*
 * The codec that overflow.test names in its schema.
 */
#include <bean.h>

bool own_read(bean_str *value, const char *json, size_t size, bean_arena *arena);
size_t own_write(const bean_str *value, char *text, size_t room);

/* Text that nobody may change. */
bool own_read(bean_str *value, const char *json, size_t size, bean_arena *arena)
{
    static const char text[] = "constant";
    (void)json;
    (void)size;
    (void)arena;
    *value = bean_str_from(text);
    return true;
}

size_t own_write(const bean_str *value, char *text, size_t room)
{
    return bean_str_write(*value, text, room);
}
