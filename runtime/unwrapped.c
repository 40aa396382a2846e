/*
 * Properties of nullable beans that are unwrapped: they stand in the owner's object, and in memory
 * behind a pointer of it. The accessor that holds the pointer has a place of its own before theirs;
 * reading marks it as seen when it has made the bean. Must not know about text.
 */
#include "internal.h"
#include "internal_write.h"

const void *bean_i_holder_find(const bean_type *type, uint32_t index, const void *bean,
                               const uint64_t *seen)
{
    const bean_accessor *holder;
    uint32_t place;
    /* As deep as unwrapped beans nest: the compiler has a limit. */
    if ((type->accessors[index].flags & BEAN_GEN_HELD) == 0) {
        return bean;
    }
    place = type->holders[index];
    holder = &type->accessors[place];
    if (seen != NULL && BEAN_GEN_SEEN(seen, place) == 0) {
        return NULL;
    }
    bean = bean_i_holder_find(type, place, bean, seen);
    return bean == NULL ? NULL
                        : bean_i_value_target(&holder->value, (const char *)bean + holder->offset);
}

void *bean_i_holder_make(bean_gen_reader *reader, const char *cursor, const bean_type *type,
                         uint32_t index, void *bean, const void *old, uint64_t *seen)
{
    const bean_accessor *holder;
    const bean_type *inner;
    uint32_t place;
    void *made;
    char *member;
    if ((type->accessors[index].flags & BEAN_GEN_HELD) == 0) {
        return bean;
    }
    place = type->holders[index];
    holder = &type->accessors[place];
    bean = bean_i_holder_make(reader, cursor, type, place, bean, old, seen);
    if (bean == NULL) {
        return NULL;
    }
    member = (char *)bean + holder->offset;
    if (BEAN_GEN_SEEN(seen, place) != 0) {
        memcpy(&made, member, sizeof made);
        return made;
    }
    inner = (const bean_type *)holder->value.detail;
    made = bean_arena_alloc(reader->arena, inner->size);
    if (BEAN_UNLIKELY(made == NULL)) {
        (void)bean_i_read_fail_memory(reader, bean_i_skip_space(reader, cursor));
        return NULL;
    }
    if (old != NULL) {
        old = bean_i_holder_find(type, index, old, NULL);
    }
    if (old != NULL) {
        memcpy(made, old, inner->size);
    } else {
        bean_gen_init(inner, made);
    }
    memcpy(member, &made, sizeof made);
    BEAN_GEN_MARK(seen, place);
    return made;
}
