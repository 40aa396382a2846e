/*
 * The tag of a union in memory, and where its arm stands in JSON. Must not know how either is read
 * or written.
 */
#include "internal.h"
#include "internal_write.h"

uint32_t bean_i_union_load(const bean_union *type, const void *in)
{
    uint8_t one;
    uint16_t two;
    uint32_t four;
    switch (type->tag_size) { /* compilers may be told to make enums small */
    case 1: memcpy(&one, in, sizeof one); return one;
    case 2: memcpy(&two, in, sizeof two); return two;
    default: memcpy(&four, in, sizeof four); return four;
    }
}

void bean_i_union_store(const bean_union *type, void *out, uint32_t arm)
{
    uint8_t one = (uint8_t)arm;
    uint16_t two = (uint16_t)arm;
    switch (type->tag_size) {
    case 1: memcpy(out, &one, sizeof one); break;
    case 2: memcpy(out, &two, sizeof two); break;
    default: memcpy(out, &arm, sizeof arm); break;
    }
}

const bean_gen_arm *bean_i_union_arm(const bean_union *type, const void *in)
{
    uint32_t arm = bean_i_union_load(type, in);
    return arm < type->count ? &type->arms[arm] : NULL;
}

void bean_i_union_name_arm(bean_error *error, const bean_union *type, const bean_gen_arm *arm)
{
    if (error->bean == NULL) {
        error->bean = type->name;
        error->property = arm->name;
    }
}

void bean_i_union_failed_arm(bean_error *error, size_t *dropped, const bean_union *type,
                             const bean_gen_arm *arm)
{
    bean_i_union_name_arm(error, type, arm);
    if (type->default_is_json != 0 && arm - type->arms == type->default_arm) {
        return; /* its value is the whole text */
    }
    switch (type->form) {
    case BEAN_GEN_UNION_ADJACENT:
        bean_i_error_step(error, dropped, type->content_name, type->content_name_size);
        break;
    case BEAN_GEN_UNION_EXTERNAL:
        bean_i_error_step_escaped(error, dropped, arm->tag + 1, (size_t)arm->tag_size - 2);
        break;
    case BEAN_GEN_UNION_ARRAY: bean_i_error_step_index(error, dropped, 1); break;
    default: break;
    }
}
