/*
 * The functions that codecs.test names in its schema.
 */
#include <stdio.h>
#include <string.h>

#include "codecs_point.h"

bool point_read(struct geo_point *value, const char *json, size_t size, bean_arena *arena);
size_t point_write(const struct geo_point *value, char *text, size_t room);
bool color_read(uint32_t *value, const char *json, size_t size, bean_arena *arena);
size_t color_write(const uint32_t *value, char *text, size_t room);
size_t color_size(const uint32_t *value);
bool shout_read(bean_str *value, const char *json, size_t size, bean_arena *arena);
size_t shout_write(const bean_str *value, char *text, size_t room);
size_t shout_size(const bean_str *value);

/* "1 2" or "1 2 label" */
bool point_read(struct geo_point *value, const char *json, size_t size, bean_arena *arena)
{
    bean_str text;
    int end = 0;
    if (value->x != 0 || value->y != 0 || value->label.data != NULL ||
        !bean_str_read(json, size, arena, &text) ||
        sscanf(text.data, "%d %d%n", &value->x, &value->y, &end) != 2) {
        return false;
    }
    text = bean_str_from(text.data + end);
    if (text.size != 0) {
        value->label.data = text.data + 1;
        value->label.size = text.size - 1;
    }
    return text.size == 0 || text.data[0] == ' ';
}

size_t point_write(const struct geo_point *value, char *text, size_t room)
{
    char plain[2000];
    int size = snprintf(plain, sizeof plain, "%d %d%s%.*s", value->x, value->y,
                        value->label.data == NULL ? "" : " ", (int)value->label.size,
                        value->label.data == NULL ? "" : value->label.data);
    if (size < 0 || (size_t)size >= sizeof plain) {
        return 0;
    }
    return bean_str_write(bean_str_from(plain), text, room);
}

/* {"rgb":[number]}; some numbers stand for what can go wrong when writing */
bool color_read(uint32_t *value, const char *json, size_t size, bean_arena *arena)
{
    char text[40];
    int end = 0;
    (void)arena;
    if (size >= sizeof text) {
        return false;
    }
    memcpy(text, json, size);
    text[size] = '\0';
    return sscanf(text, "{\"rgb\":[%u]}%n", value, &end) == 1 && (size_t)end == size;
}

size_t color_write(const uint32_t *value, char *text, size_t room)
{
    switch (*value) {
    case 13: return 0;
    case 14: return (size_t)snprintf(text, room, "{]");
    case 15: return (size_t)snprintf(text, room, "1 2");
    case 16: return (size_t)-1;
    case 17: return room; /* never enough */
    default: return (size_t)snprintf(text, room, "{\"rgb\":[%u]}", (unsigned)*value);
    }
}

size_t color_size(const uint32_t *value)
{
    return *value == 18 ? SIZE_MAX : 10;
}

/* Upper case in JSON, lower case in memory. */
bool shout_read(bean_str *value, const char *json, size_t size, bean_arena *arena)
{
    char *text;
    size_t i;
    if (!bean_str_read(json, size, arena, value) ||
        (text = (char *)bean_arena_alloc(arena, value->size + 1)) == NULL) {
        return false;
    }
    for (i = 0; i < value->size; i++) {
        char byte = value->data[i];
        text[i] = (char)(byte >= 'A' && byte <= 'Z' ? byte + 32 : byte);
    }
    text[i] = '\0';
    value->data = text;
    return true;
}

size_t shout_write(const bean_str *value, char *text, size_t room)
{
    size_t size = bean_str_write(*value, text, room);
    size_t i;
    for (i = 0; i < size && i < room; i++) {
        text[i] = (char)(text[i] >= 'a' && text[i] <= 'z' ? text[i] - 32 : text[i]);
    }
    return size;
}

size_t shout_size(const bean_str *value)
{
    return value->size + 2;
}
