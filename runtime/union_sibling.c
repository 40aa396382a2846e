/*
 * Reading unions whose tag stands beside them in the object of their bean:
 * {"kind":"circle","shape":{...}}. The tag has an accessor of its own before the union's, and no
 * memory; a word behind the presence bits says which arm it names. Where the union comes first, its
 * tag is looked for ahead (scan.c). Must not know about text but to tell null from other values.
 */
#include "internal.h"
#include "internal_write.h"

/* What the word of a tag says: nothing yet; that it is null; that there is none behind the union;
 * the place of an arm, from FIRST on. */
enum { UNKNOWN, NULLED, MISSING, FIRST };

static const bean_union *union_of(const bean_accessor *accessor)
{
    return (const bean_union *)accessor->value.detail;
}

static bool is_at_null(const bean_gen_reader *reader, const char *cursor)
{
    return cursor != reader->end && *cursor == 'n';
}

/* ---- tags ------------------------------------------------------------------------------------ */

const char *bean_i_read_sibling_tag(bean_gen_reader *reader, const char *cursor,
                                    const bean_type *type, uint32_t index, uint64_t *seen)
{
    const bean_accessor *accessor = &type->accessors[index];
    const bean_gen_value *value = &accessor->value;
    uint64_t *word = &seen[value->tag_word];
    int32_t arm = -1;
    cursor = bean_i_skip_space(reader, cursor);
    if (*word != UNKNOWN) {
        return bean_i_skip_value(reader, cursor); /* it was found before its turn */
    }
    if (is_at_null(reader, cursor) && value->null_form != BEAN_GEN_NEVER_NULL &&
        (accessor->flags & BEAN_GEN_NOT_NULL) == 0) {
        *word = NULLED;
        return bean_i_read_literal(reader, cursor, "null", 4);
    }
    cursor = bean_i_read_tag(reader, cursor, union_of(accessor), &arm);
    if (BEAN_LIKELY(cursor != NULL)) {
        *word = FIRST + (uint64_t)arm;
    }
    return cursor;
}

/* What failed is not the property that is being read. */
static bool fail_elsewhere(bean_gen_reader *reader)
{
    reader->is_elsewhere = true;
    return false;
}

/* The object has no tag for the union. */
BEAN_COLD static bool fail_missing(bean_gen_reader *reader, const bean_type *type, uint32_t index)
{
    bean_str name = bean_i_written_name(&type->accessors[index]);
    (void)bean_i_read_fail(reader, BEAN_ERROR_REQUIRED, reader->close, NULL, NULL);
    bean_i_error_detail(reader->error, name.data, name.size);
    reader->error->property = type->accessors[index].name;
    (void)bean_i_failed_in_bean(reader, type);
    return fail_elsewhere(reader);
}

/* Whether the property is a tag that will be read and is not known yet: other unions' tags on the
 * way are taken along, so that they need not be looked for. */
static bool is_wanted_tag(const bean_gen_reader *reader, const bean_type *type, uint32_t place,
                          const uint64_t *seen)
{
    const bean_accessor *accessor = &type->accessors[place];
    return (accessor->flags & (BEAN_GEN_IS_TAG | BEAN_GEN_NOT_READ)) == BEAN_GEN_IS_TAG &&
           ((accessor->flags & BEAN_GEN_VIEWED) == 0 || (type->views[place] & reader->view) != 0) &&
           seen[accessor->value.tag_word] == UNKNOWN;
}

/* Past the member at `cursor`, where a key is due. *found: it was the tag `index`. */
static const char *pass_member(bean_gen_reader *reader, const char *cursor, const bean_type *type,
                               uint32_t index, uint64_t *seen, struct bean_i_look *look,
                               bool *found)
{
    struct bean_i_span key;
    int32_t place;
    const char *value = bean_i_read_key(reader, cursor, &key);
    if (BEAN_UNLIKELY(value == NULL)) {
        return bean_i_failed_in_bean(reader, type);
    }
    place = bean_i_span_find(type->keys, &key);
    *found = place >= 0 && (uint32_t)place == index;
    cursor = place >= 0 && is_wanted_tag(reader, type, (uint32_t)place, seen)
                 ? bean_i_read_sibling_tag(reader, value, type, (uint32_t)place, seen)
                 : bean_i_look_past(reader, value, look);
    return BEAN_LIKELY(cursor != NULL) ? cursor : bean_i_failed_at_key(reader, type, &key, place);
}

/* Looks for the tag `index` behind the union whose value is at `value`, and sets its word. */
static bool look_for_tag(bean_gen_reader *reader, const char *value, const bean_type *type,
                         uint32_t index, uint64_t *seen)
{
    struct bean_i_look look;
    bool found = false;
    const char *cursor;
    bean_i_look_inside(reader, value, &look);
    cursor = bean_i_look_past(reader, value, &look);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return false;
    }
    while (!found) {
        cursor = bean_i_look_next(reader, cursor, &look);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            (void)bean_i_failed_in_bean(reader, type);
            return fail_elsewhere(reader);
        }
        if (look.is_closed) {
            seen[type->accessors[index].value.tag_word] = MISSING;
            break;
        }
        cursor = pass_member(reader, cursor, type, index, seen, &look, &found);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return fail_elsewhere(reader);
        }
    }
    bean_i_look_stop(reader, cursor, &look);
    return true;
}

/* ---- the union ------------------------------------------------------------------------------- */

/* Whether null is the value of some arm. */
static bool takes_null(const bean_union *type)
{
    uint32_t i = 0;
    while (i < type->count && !type->arms[i].takes_null) {
        i++;
    }
    return i < type->count;
}

bool bean_i_find_sibling(bean_gen_reader *reader, const char *cursor, const bean_type *type,
                         uint32_t index, const void *old, uint64_t *seen, bool *names_arm)
{
    const bean_accessor *accessor = &type->accessors[index];
    const bean_union *sum = union_of(accessor);
    uint64_t *word = &seen[accessor->value.tag_word];
    bool is_null = is_at_null(reader, cursor);
    *names_arm = false;
    if (*word == MISSING && !is_null) {
        *word = UNKNOWN; /* only what is repeated comes here: find the end of the object again */
    }
    if (*word == UNKNOWN && (!is_null || takes_null(sum)) &&
        !look_for_tag(reader, cursor, type, index - 1, seen)) {
        return false;
    }
    if (*word == MISSING && !is_null) {
        if (old == NULL) {
            return fail_missing(reader, type, index - 1);
        }
        *word = FIRST + bean_i_union_load(sum, old);
    }
    *names_arm = *word >= FIRST && (!is_null || sum->arms[*word - FIRST].takes_null);
    return true;
}

static const char *read_as_arm(bean_gen_reader *reader, const char *cursor,
                               const bean_gen_value *value, void *member, int32_t arm,
                               const struct bean_i_old *old)
{
    const bean_union *sum = (const bean_union *)value->detail;
    void *target = bean_i_start_value(reader, cursor, member, value);
    if (BEAN_UNLIKELY(target == NULL)) {
        return NULL;
    }
    bean_i_set_arm(sum, target, arm);
    cursor = bean_i_read_or_merge_arm(reader, cursor, target, sum, arm, old);
    return BEAN_LIKELY(cursor != NULL) ? cursor : bean_i_failed_arm(reader, sum, &sum->arms[arm]);
}

const char *bean_i_read_sibling(bean_gen_reader *reader, const char *cursor, const bean_type *type,
                                uint32_t index, void *owner, uint64_t *seen, bool *skipped)
{
    const bean_accessor *accessor = &type->accessors[index];
    const bean_gen_value *value = &accessor->value;
    char *member = (char *)owner + accessor->offset;
    const struct bean_i_old *old = reader->old;
    bool names_arm;
    reader->old = NULL;
    cursor = bean_i_skip_space(reader, cursor);
    if (BEAN_UNLIKELY(!bean_i_find_sibling(reader, cursor, type, index, NULL, seen, &names_arm))) {
        return NULL;
    }
    if (names_arm) {
        return read_as_arm(reader, cursor, value, member, (int32_t)(seen[value->tag_word] - FIRST),
                           old);
    }
    if (!is_at_null(reader, cursor) || value->nulls == BEAN_GEN_NULLS_FAIL) {
        return bean_i_read_fail_type(reader, cursor,
                                     is_at_null(reader, cursor) ? "a value of the union's arm"
                                                                : "null, as the tag is null");
    }
    return bean_i_read_nullable(reader, cursor, member, value, skipped);
}

/* ---- what is absent -------------------------------------------------------------------------- */

bool bean_i_sibling_is_missed(const bean_type *type, uint32_t index, const uint64_t *seen,
                              bool others_absent)
{
    const bean_accessor *accessor = &type->accessors[index];
    uint64_t word = seen[accessor->value.tag_word];
    bool is_required = (accessor->flags & BEAN_GEN_REQUIRED) != 0;
    if ((accessor->flags & BEAN_GEN_IS_TAG) != 0) {
        return is_required && others_absent;
    }
    return word < FIRST ? is_required
                        : !bean_i_arm_can_be_absent(union_of(accessor), (int32_t)(word - FIRST));
}

bool bean_i_sibling_complete(bean_gen_reader *reader, const bean_type *type, uint32_t index,
                             void *owner, const uint64_t *seen, bool *done)
{
    const bean_accessor *accessor = &type->accessors[index];
    uint64_t word = seen[accessor->value.tag_word];
    void *target;
    *done = (accessor->flags & BEAN_GEN_IS_TAG) != 0 || word >= FIRST;
    if ((accessor->flags & BEAN_GEN_IS_TAG) != 0 || word < FIRST) {
        return true;
    }
    target = bean_i_start_value(reader, reader->close, (char *)owner + accessor->offset,
                                &accessor->value);
    if (target != NULL) {
        bean_i_set_arm(union_of(accessor), target, (int32_t)(word - FIRST));
    }
    return target != NULL;
}

bool bean_i_sibling_merge_tag(bean_gen_reader *reader, const bean_type *type, uint32_t index,
                              void *owner, const void *old, const uint64_t *seen)
{
    const bean_accessor *accessor = &type->accessors[index + 1];
    const bean_union *sum = union_of(accessor);
    const void *target =
        bean_i_value_target(&accessor->value, (const char *)old + accessor->offset);
    uint64_t word = seen[accessor->value.tag_word];
    bool done;
    if (word == NULLED) {
        return target == NULL || fail_missing(reader, type, index);
    }
    if (target != NULL && FIRST + bean_i_union_load(sum, target) == word) {
        return true;
    }
    if (!bean_i_arm_can_be_absent(sum, (int32_t)(word - FIRST))) {
        return fail_missing(reader, type, index + 1);
    }
    if (!bean_i_sibling_complete(reader, type, index + 1, owner, seen, &done)) {
        (void)bean_i_read_fail_memory(reader, reader->close);
        return fail_elsewhere(reader);
    }
    return true;
}

/* ---- writing --------------------------------------------------------------------------------- */

/* What stands behind the key. */
static char *write_part(bean_gen_writer *writer, char *cursor, const bean_accessor *accessor,
                        const void *target, const bean_gen_arm *arm)
{
    const bean_union *sum = union_of(accessor);
    if (arm == NULL) {
        return bean_gen_put_text(writer, cursor, "null", 4, 0);
    }
    if ((accessor->flags & BEAN_GEN_IS_TAG) != 0) {
        return bean_gen_put_text(writer, cursor, arm->tag, arm->tag_size, 0);
    }
    cursor = bean_gen_write_value(writer, cursor, (const char *)target + sum->offset, arm->value);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        bean_i_union_name_arm(writer->error, sum, arm);
    }
    return cursor;
}

char *bean_i_write_sibling(bean_gen_writer *writer, char *cursor, const bean_accessor *accessor,
                           const void *owner)
{
    bool is_tag = (accessor->flags & BEAN_GEN_IS_TAG) != 0;
    bool is_first = cursor[-1] == '{';
    const void *target =
        bean_i_value_target(&accessor->value, (const char *)owner + accessor->offset);
    const bean_gen_arm *arm = target == NULL ? NULL : bean_i_union_arm(union_of(accessor), target);
    if (is_tag && target == NULL) {
        return cursor;
    }
    if (BEAN_UNLIKELY(target != NULL && arm == NULL)) {
        return bean_i_write_fail_tag(writer, union_of(accessor), target);
    }
    if (!is_tag && arm != NULL && arm->value == NULL) {
        return cursor; /* its tag says it all */
    }
    cursor = bean_gen_put_text(writer, cursor, accessor->key + is_first,
                               (size_t)accessor->key_size - is_first, 0);
    return BEAN_LIKELY(cursor != NULL) ? write_part(writer, cursor, accessor, target, arm) : NULL;
}
