/*
 * The backends by name. A new one is a file and a row in emitters.def; nothing here changes.
 */
#include "emit.h"

#include <stddef.h>

#define EMITTER(name) extern const struct emitter emit_##name;
#include "emitters.def"
#undef EMITTER

#define EMITTER(name) &emit_##name,
static const struct emitter *const emitters[] = {
#include "emitters.def"
};
#undef EMITTER

enum { EMITTER_COUNT = sizeof emitters / sizeof emitters[0] };

const struct emitter *emit_find(struct str name)
{
    for (size_t i = 0; i < EMITTER_COUNT; i++) {
        if (str_is(name, emitters[i]->name)) {
            return emitters[i];
        }
    }
    return NULL;
}

const struct emitter *const *emit_all(size_t *count)
{
    *count = EMITTER_COUNT;
    return emitters;
}
