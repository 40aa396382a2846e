/*
 * The arms of unions while they are read: which one it is, its value, and the value that a merge
 * goes on with. Must not know where tags stand.
 */
#include "internal.h"
#include "internal_write.h"

int32_t bean_i_old_arm(const bean_union *type, const struct bean_i_old *old)
{
    uint32_t arm = old == NULL ? type->count : bean_i_union_load(type, old->in);
    return arm < type->count ? (int32_t)arm : -1;
}

bool bean_i_is_merged_arm(const bean_gen_reader *reader, const char *cursor, const bean_union *type,
                          int32_t arm, const struct bean_i_old *old)
{
    return old != NULL && type->arms[arm].value != NULL && bean_i_old_arm(type, old) == arm &&
           cursor != reader->end && *cursor == '{';
}

const char *bean_i_merge_arm(bean_gen_reader *reader, const char *cursor, void *out,
                             const bean_union *type, int32_t arm, const struct bean_i_old *old)
{
    return old->merge(reader, cursor, bean_i_union_payload(type, out),
                      (const char *)old->in + type->offset, type->arms[arm].value);
}

bool bean_i_arm_can_be_absent(const bean_union *type, int32_t arm)
{
    const bean_gen_value *value = type->arms[arm].value;
    return value == NULL || value->null_form != BEAN_GEN_NEVER_NULL;
}

void bean_i_set_arm(const bean_union *type, void *out, int32_t arm)
{
    if (bean_i_arm_can_be_absent(type, arm)) {
        memset(bean_i_union_payload(type, out), 0, type->size - type->offset);
    }
    bean_i_union_store(type, out, (uint32_t)arm);
}

/* Void arms take null. */
const char *bean_i_read_arm(bean_gen_reader *reader, const char *cursor, void *out,
                            const bean_union *type, int32_t arm)
{
    const bean_gen_value *value = type->arms[arm].value;
    bool skipped = false;
    if (value == NULL) {
        cursor = bean_i_skip_space(reader, cursor);
        if (arm == type->default_arm) {
            return bean_i_skip_value(reader, cursor);
        }
        return cursor != reader->end && *cursor == 'n'
                   ? bean_i_read_literal(reader, cursor, "null", 4)
                   : bean_i_read_fail_type(reader, cursor, "null, as the arm has no data");
    }
    return bean_i_read_nullable(reader, cursor, bean_i_union_payload(type, out), value, &skipped);
}

const char *bean_i_read_or_merge_arm(bean_gen_reader *reader, const char *cursor, void *out,
                                     const bean_union *type, int32_t arm,
                                     const struct bean_i_old *old)
{
    cursor = bean_i_skip_space(reader, cursor);
    return bean_i_is_merged_arm(reader, cursor, type, arm, old)
               ? bean_i_merge_arm(reader, cursor, out, type, arm, old)
               : bean_i_read_arm(reader, cursor, out, type, arm);
}
