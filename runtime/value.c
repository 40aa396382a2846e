/*
 * How values look in memory: where they are when they may be null, how large they are, whether they
 * are empty, zero or their default. Must not know about text.
 */
#include "internal.h"
#include "internal_write.h"

static bool flag_is_set(const void *in, uint32_t offset)
{
    return *((const unsigned char *)in + offset) != 0;
}

static bean_presence load_state(const bean_gen_value *value, const void *in)
{
    bean_presence state;
    memcpy(&state, (const char *)in + value->has_offset, sizeof state);
    return state;
}

void bean_i_set_state(const bean_gen_value *value, void *out, bean_presence state)
{
    char *at = (char *)out + value->has_offset;
    bool has = state == BEAN_VALUE;
    switch (value->null_form) {
    case BEAN_GEN_NULL_FLAG: memcpy(at, &has, sizeof has); break;
    case BEAN_GEN_NULL_STATE:
    case BEAN_GEN_NULL_STATE_POINTER: memcpy(at, &state, sizeof state); break;
    default: break;
    }
}

bool bean_i_is_absent(const bean_gen_value *value, const void *in)
{
    return value->null_form >= BEAN_GEN_NULL_STATE && load_state(value, in) != BEAN_VALUE &&
           load_state(value, in) != BEAN_NULL;
}

const void *bean_i_value_target(const bean_gen_value *value, const void *in)
{
    const void *pointer;
    switch (value->null_form) {
    case BEAN_GEN_NULL_FLAG: return flag_is_set(in, value->has_offset) ? in : NULL;
    case BEAN_GEN_NULL_POINTER: memcpy(&pointer, in, sizeof pointer); return pointer;
    case BEAN_GEN_NULL_DATA:
        /* The address comes first in strings, lists and maps. */
        memcpy(&pointer, in, sizeof pointer);
        return pointer != NULL ? in : NULL;
    case BEAN_GEN_NULL_STATE: return load_state(value, in) == BEAN_VALUE ? in : NULL;
    case BEAN_GEN_NULL_STATE_POINTER:
        memcpy(&pointer, in, sizeof pointer);
        return load_state(value, in) == BEAN_VALUE ? pointer : NULL;
    default: return in;
    }
}

uint32_t bean_i_depth_limit(const bean_gen_value *value)
{
    while (value->kind == BEAN_GEN_LIST || value->kind == BEAN_GEN_MAP ||
           value->kind == BEAN_GEN_ARRAY) {
        value = (const bean_gen_value *)value->detail;
    }
    if (value->kind == BEAN_GEN_BEAN && ((const bean_type *)value->detail)->depth != 0) {
        return ((const bean_type *)value->detail)->depth;
    }
    return BEAN_DEFAULT_DEPTH;
}

size_t bean_i_value_size(const bean_gen_value *value)
{
    switch (value->kind) {
    case BEAN_GEN_BOOL:
    case BEAN_GEN_INT8:
    case BEAN_GEN_UINT8: return 1;
    case BEAN_GEN_INT16:
    case BEAN_GEN_UINT16: return 2;
    case BEAN_GEN_INT32:
    case BEAN_GEN_UINT32:
    case BEAN_GEN_FLOAT32: return 4;
    case BEAN_GEN_INT64:
    case BEAN_GEN_UINT64:
    case BEAN_GEN_FLOAT64: return 8;
    case BEAN_GEN_STRING: return sizeof(bean_str);
    case BEAN_GEN_INLINE_TEXT:
    case BEAN_GEN_PLAIN:
    case BEAN_GEN_FOREIGN: return ((const bean_gen_codec *)value->detail)->size;
    case BEAN_GEN_ENUM: return bean_i_value_enum(value)->size;
    case BEAN_GEN_BEAN: return ((const bean_type *)value->detail)->size;
    case BEAN_GEN_UNION: return ((const bean_union *)value->detail)->size;
    case BEAN_GEN_ARRAY:
        return (size_t)value->count * ((const bean_gen_value *)value->detail)->size;
    default: return sizeof(bean_gen_sequence);
    }
}

size_t bean_i_value_used(const bean_gen_value *value)
{
    return value->kind == BEAN_GEN_PLAIN ? ((const bean_gen_codec *)value->detail)->used
                                         : bean_i_value_size(value);
}

static bool is_zero(const void *in, size_t size)
{
    static const char zeros[32] = {0};
    return memcmp(in, zeros, size) == 0;
}

/* Equal to the default, which has the member's C type but no flag: it is there and not null. */
static bool is_default(const bean_gen_value *value, const void *target, const void *default_value)
{
    const void *other = value->null_form == BEAN_GEN_NULL_FLAG
                            ? default_value
                            : bean_i_value_target(value, default_value);
    if (target == NULL || other == NULL) {
        return target == NULL && other == NULL;
    }
    return bean_i_equal_target(value, target, other, BEAN_DEFAULT_DEPTH);
}

bool bean_i_value_omitted(const bean_gen_value *value, const void *in, const void *default_value)
{
    const void *target;
    if (value->include == BEAN_GEN_ALWAYS) {
        return false;
    }
    if (value->include == BEAN_GEN_PRESENT) {
        return bean_i_is_absent(value, in);
    }
    target = bean_i_value_target(value, in);
    if (value->include == BEAN_GEN_NON_DEFAULT && default_value != NULL) {
        return is_default(value, target, default_value);
    }
    if (target == NULL) {
        return true;
    }
    switch (value->kind) {
    case BEAN_GEN_STRING:
    case BEAN_GEN_INLINE_TEXT:
        return value->include >= BEAN_GEN_NON_EMPTY && bean_i_text(value, target).size == 0;
    case BEAN_GEN_LIST:
    case BEAN_GEN_MAP:
        return value->include >= BEAN_GEN_NON_EMPTY && bean_i_load_sequence(target).count == 0;
    case BEAN_GEN_FOREIGN:
    case BEAN_GEN_BEAN:
    case BEAN_GEN_UNION:
    case BEAN_GEN_ARRAY: return false;
    default:
        return value->include >= BEAN_GEN_NON_ZERO && is_zero(target, bean_i_value_used(value));
    }
}
