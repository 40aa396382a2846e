/*
 * Beans as they begin, and copies of values in an arena, by description. Must not know about text.
 */
#include "internal.h"
#include "internal_write.h"

/* ---- init ------------------------------------------------------------------------------------ */

static void set_defaults(const bean_type *type, char *bean, uint32_t depth);

static void begin_union(const bean_union *type, char *at, uint32_t depth);

/* A value that is there, whose memory is zero already. */
static void begin_target(const bean_gen_value *value, char *at, uint32_t depth)
{
    if (depth == 0) {
        return;
    }
    if (value->kind == BEAN_GEN_BEAN) {
        set_defaults((const bean_type *)value->detail, at, depth - 1);
    } else if (value->kind == BEAN_GEN_UNION) {
        begin_union((const bean_union *)value->detail, at, depth - 1);
    } else if (value->kind == BEAN_GEN_ARRAY) {
        const bean_gen_value *item = (const bean_gen_value *)value->detail;
        bool begins = item->null_form == BEAN_GEN_NEVER_NULL &&
                      (item->kind == BEAN_GEN_BEAN || item->kind == BEAN_GEN_UNION ||
                       item->kind == BEAN_GEN_ARRAY);
        for (uint32_t i = 0; begins && i < value->count; i++) {
            begin_target(item, at + (size_t)i * item->size, depth - 1);
        }
    }
}

/* The first arm is what zero bytes mean. */
static void begin_union(const bean_union *type, char *at, uint32_t depth)
{
    const bean_gen_value *first = type->arms[0].value;
    if (first != NULL && first->null_form == BEAN_GEN_NEVER_NULL) {
        begin_target(first, at + type->offset, depth);
    }
}

/* The bean's memory is zero already. Beans by value can't nest without end, so the depth only
 * guards against a description that is wrong. */
static void set_defaults(const bean_type *type, char *bean, uint32_t depth)
{
    for (uint32_t i = 0; i < type->count; i++) {
        const bean_accessor *accessor = &type->accessors[i];
        const bean_gen_value *value = &accessor->value;
        char *member = bean + accessor->offset;
        if ((accessor->flags & (BEAN_GEN_HELD | BEAN_GEN_IS_TAG)) != 0) {
            continue; /* its bean isn't there, or is another accessor's */
        }
        if (accessor->default_value != NULL) {
            memcpy(member, accessor->default_value,
                   value->null_form == BEAN_GEN_NULL_POINTER ? sizeof(void *)
                                                             : bean_i_value_size(value));
            if (value->null_form == BEAN_GEN_NULL_FLAG) {
                member[value->has_offset] = 1;
            }
        } else if (value->null_form == BEAN_GEN_NEVER_NULL) {
            begin_target(value, member, depth);
        }
    }
}

void bean_i_init_value(const bean_gen_value *value, void *out, bool is_there)
{
    memset(out, 0, value->size);
    if (is_there || value->null_form == BEAN_GEN_NEVER_NULL) {
        begin_target(value, (char *)out, BEAN_DEFAULT_DEPTH);
    }
}

void bean_gen_init(const bean_type *type, void *bean)
{
    memset(bean, 0, type->size);
    set_defaults(type, (char *)bean, BEAN_DEFAULT_DEPTH);
}

void bean_gen_init_union(const bean_union *type, void *out)
{
    memset(out, 0, type->size);
    begin_union(type, (char *)out, BEAN_DEFAULT_DEPTH);
}

/* ---- copy ------------------------------------------------------------------------------------ */

static bean_status deepen(const bean_gen_value *value, void *in, bean_arena *arena, uint32_t depth);

static bean_status allocate(bean_arena *arena, size_t size, void **block)
{
    if (arena == NULL) {
        return BEAN_ERROR_ARGUMENT;
    }
    *block = bean_arena_alloc(arena, size);
    return *block == NULL ? BEAN_ERROR_MEMORY : BEAN_OK;
}

static bean_status deepen_string(void *in, bean_arena *arena)
{
    bean_str text = bean_i_load_str(in);
    if (text.data == NULL) {
        return BEAN_OK;
    }
    if (text.size == 0) {
        text.data = bean_i_empty;
    } else if (arena == NULL) {
        return BEAN_ERROR_ARGUMENT;
    } else if (!bean_arena_copy(arena, text, &text)) {
        return BEAN_ERROR_MEMORY;
    }
    memcpy(in, &text, sizeof text);
    return BEAN_OK;
}

static bean_status deepen_foreign(const bean_gen_value *value, void *in, bean_arena *arena)
{
    const bean_gen_codec *codec = (const bean_gen_codec *)value->detail;
    return arena == NULL ? BEAN_ERROR_ARGUMENT : codec->user->copy(codec, in, arena);
}

/* Gives a list or a map storage of its own; its items are still shared with the original. */
static bean_status deepen_storage(bean_gen_sequence *sequence, size_t item_size, bean_arena *arena)
{
    size_t capacity;
    void *items;
    bean_status status;
    if (sequence->items == NULL) {
        return BEAN_OK;
    }
    if (sequence->count == 0) {
        sequence->items = (void *)(uintptr_t)bean_i_empty;
        return BEAN_OK;
    }
    capacity = bean_i_list_capacity(sequence->count);
    if (capacity == 0 || capacity > SIZE_MAX / item_size) {
        return BEAN_ERROR_MEMORY;
    }
    status = allocate(arena, capacity * item_size, &items);
    if (status == BEAN_OK) {
        memcpy(items, sequence->items, sequence->count * item_size);
        sequence->items = items;
    }
    return status;
}

/* All of it is in its own memory. */
static bool is_flat(const bean_gen_value *value)
{
    while (value->kind == BEAN_GEN_ARRAY) {
        value = (const bean_gen_value *)value->detail;
    }
    return !bean_i_is_pointer(value) && value->kind != BEAN_GEN_STRING &&
           value->kind != BEAN_GEN_FOREIGN && value->kind != BEAN_GEN_BEAN &&
           value->kind != BEAN_GEN_UNION && value->kind != BEAN_GEN_LIST &&
           value->kind != BEAN_GEN_MAP;
}

static bean_status deepen_list(void *in, const bean_gen_value *item, bean_arena *arena,
                               uint32_t depth)
{
    bean_gen_sequence sequence = bean_i_load_sequence(in);
    bean_status status = deepen_storage(&sequence, item->size, arena);
    char *at = (char *)sequence.items;
    if (status != BEAN_OK) {
        return status;
    }
    memcpy(in, &sequence, sizeof sequence);
    for (size_t i = is_flat(item) ? sequence.count : 0; i < sequence.count; i++, at += item->size) {
        status = deepen(item, at, arena, depth);
        if (status != BEAN_OK) {
            return status;
        }
    }
    return BEAN_OK;
}

static bean_status deepen_map(void *in, const bean_gen_value *map, bean_arena *arena,
                              uint32_t depth)
{
    const bean_gen_value *value = (const bean_gen_value *)map->detail;
    bean_gen_sequence sequence = bean_i_load_sequence(in);
    bean_status status = deepen_storage(&sequence, map->entry_size, arena);
    char *at = (char *)sequence.items;
    if (status == BEAN_OK) {
        memcpy(in, &sequence, sizeof sequence);
    }
    for (size_t i = 0; status == BEAN_OK && i < sequence.count; i++, at += map->entry_size) {
        if (!map->keyed) {
            status = deepen_string(at, arena);
        }
        if (status == BEAN_OK) {
            status = deepen(value, at + map->entry_value_offset, arena, depth);
        }
    }
    return status;
}

static bean_status deepen_array(const bean_gen_value *value, char *at, bean_arena *arena,
                                uint32_t depth)
{
    const bean_gen_value *item = (const bean_gen_value *)value->detail;
    bean_status status = BEAN_OK;
    for (uint32_t i = 0; status == BEAN_OK && i < value->count; i++, at += item->size) {
        status = deepen(item, at, arena, depth);
    }
    return status;
}

static bean_status deepen_bean(const bean_type *type, char *bean, bean_arena *arena, uint32_t depth)
{
    for (uint32_t i = 0; i < type->count; i++) {
        const bean_accessor *accessor = &type->accessors[i];
        bean_status status;
        if ((accessor->flags & (BEAN_GEN_HELD | BEAN_GEN_IS_TAG)) != 0) {
            continue; /* what it is in is an accessor's value, too */
        }
        if ((accessor->flags & BEAN_GEN_BACKREF) != 0) {
            memset(bean + accessor->offset, 0, accessor->value.size); /* until all is copied */
            continue;
        }
        status = deepen(&accessor->value, bean + accessor->offset, arena,
                        bean_i_depth_of(accessor, depth));
        if (status != BEAN_OK) {
            return status;
        }
    }
    return BEAN_OK;
}

/* The levels are those of the text: some unions have none of their own. */
static bean_status deepen_union(const bean_union *type, char *in, bean_arena *arena, uint32_t depth)
{
    const bean_gen_arm *arm = bean_i_union_arm(type, in);
    uint32_t level = bean_i_union_opens(type) ? 1 : 0;
    if (arm == NULL || arm->value == NULL) {
        return BEAN_OK;
    }
    return depth < level ? BEAN_ERROR_DEPTH
                         : deepen(arm->value, in + type->offset, arena, depth - level);
}

/* Puts a copy in the place of what a pointer shares with the original; *in is then the copy. */
static bean_status deepen_pointer(const bean_gen_value *value, void **in, bean_arena *arena)
{
    size_t size = bean_i_value_size(value);
    void *shared;
    void *own;
    bean_status status;
    memcpy(&shared, *in, sizeof shared);
    status = allocate(arena, size, &own);
    if (status == BEAN_OK) {
        memcpy(own, shared, size);
        memcpy(*in, &own, sizeof own);
        *in = own;
    }
    return status;
}

/* Where no level is left: lists and maps that are empty, and so may not be written at all. */
static bean_status deepen_last(const bean_gen_value *value, void *in, bean_arena *arena)
{
    bean_gen_sequence sequence;
    if (value->kind != BEAN_GEN_LIST && value->kind != BEAN_GEN_MAP) {
        return BEAN_ERROR_DEPTH;
    }
    sequence = bean_i_load_sequence(in);
    if (sequence.count != 0) {
        return BEAN_ERROR_DEPTH;
    }
    (void)deepen_storage(&sequence, 1, arena);
    memcpy(in, &sequence, sizeof sequence);
    return BEAN_OK;
}

/* `in` holds a copy of a value that still shares with the original what it points to. */
static bean_status deepen(const bean_gen_value *value, void *in, bean_arena *arena, uint32_t depth)
{
    if (is_flat(value) || bean_i_value_target(value, in) == NULL) {
        return BEAN_OK;
    }
    if (value->kind >= BEAN_GEN_BEAN && value->kind != BEAN_GEN_UNION && depth == 0) {
        return deepen_last(value, in, arena);
    }
    if (bean_i_is_pointer(value)) {
        bean_status status = deepen_pointer(value, &in, arena);
        if (status != BEAN_OK) {
            return status;
        }
    }
    switch (value->kind) {
    case BEAN_GEN_STRING: return deepen_string(in, arena);
    case BEAN_GEN_FOREIGN: return deepen_foreign(value, in, arena);
    case BEAN_GEN_BEAN:
        return deepen_bean((const bean_type *)value->detail, (char *)in, arena, depth - 1);
    case BEAN_GEN_UNION:
        return deepen_union((const bean_union *)value->detail, (char *)in, arena, depth);
    case BEAN_GEN_LIST:
        return deepen_list(in, (const bean_gen_value *)value->detail, arena, depth - 1);
    case BEAN_GEN_MAP: return deepen_map(in, value, arena, depth - 1);
    case BEAN_GEN_ARRAY: return deepen_array(value, (char *)in, arena, depth - 1);
    default: return BEAN_OK;
    }
}

bean_status bean_i_deepen(const bean_gen_value *value, void *in, bean_arena *arena)
{
    return deepen(value, in, arena, BEAN_DEFAULT_DEPTH);
}

bean_status bean_gen_copy(const bean_gen_value *value, void *out, const void *in, bean_arena *arena)
{
    bean_arena_mark mark = {NULL, NULL};
    bean_status status;
    if (out == NULL || in == NULL) {
        return BEAN_ERROR_ARGUMENT;
    }
    if (arena != NULL) {
        mark = bean_arena_save(arena);
    }
    if (out != in) {
        memcpy(out, in, value->size);
    }
    status = deepen(value, out, arena, bean_i_depth_limit(value));
    if (status != BEAN_OK) {
        memset(out, 0, value->size);
        if (arena != NULL) {
            bean_arena_rewind(arena, mark);
        }
        return status;
    }
    bean_i_link(value, out, bean_i_depth_limit(value));
    return BEAN_OK;
}
