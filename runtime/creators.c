/*
 * The user's functions that complete beans: @creator. Those of beans that are unwrapped are called
 * where these are there. Must not know about text.
 */
#include "internal.h"
#include "internal_write.h"

/* What the function is about: the bean, or a part of it; NULL where that is not there. */
static void *part_of(const bean_gen_creator *creator, const bean_type *type, void *bean)
{
    char *part = (char *)bean;
    if (creator->holder != BEAN_GEN_NO_HOLDER) {
        const bean_accessor *holder = &type->accessors[creator->holder];
        const void *owner = bean_i_holder_find(type, creator->holder, bean, NULL);
        if (owner == NULL) {
            return NULL;
        }
        memcpy(&part, (const char *)owner + holder->offset, sizeof part);
    }
    return part == NULL ? NULL : part + creator->offset;
}

const char *bean_i_call_creators(bean_gen_reader *reader, const char *cursor, const bean_type *type,
                                 void *bean)
{
    const char *brace = reader->close;
    for (uint32_t i = 0; i < type->creator_count; i++) {
        const bean_gen_creator *creator = &type->creators[i];
        void *part = part_of(creator, type, bean);
        if (part != NULL && !creator->call(part, reader->arena)) {
            (void)bean_i_read_fail(reader, BEAN_ERROR_REFUSED, brace, NULL, creator->expected);
            reader->error->bean = type->name;
            return NULL;
        }
    }
    return cursor;
}
