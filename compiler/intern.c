/*
 * Interning on top of the map: the value of a string is its own copy.
 */
#include "intern.h"

void intern_init(struct intern *intern, struct arena *arena)
{
    intern->arena = arena;
    map_init(&intern->strings, arena);
}

struct str intern_str(struct intern *intern, struct str text)
{
    struct str *known = (struct str *)map_get(&intern->strings, text);

    if (known == NULL) {
        known = ARENA_NEW(intern->arena, struct str);
        *known = arena_copy_str(intern->arena, text);
        map_set(&intern->strings, *known, known);
    }
    return *known;
}
