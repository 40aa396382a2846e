/*
 * Writing unions by their descriptions, in every form. Must not know where the text goes.
 */
#include "internal.h"
#include "internal_write.h"
#include "number.h"

/* ---- pieces ---------------------------------------------------------------------------------- */

static char *put(bean_gen_writer *writer, char *cursor, const char *text, size_t size)
{
    return cursor == NULL ? NULL : bean_gen_put_text(writer, cursor, text, size, 0);
}

static const void *payload(const bean_union *type, const void *in)
{
    return (const char *)in + type->offset;
}

static char *failed_in(bean_gen_writer *writer, const bean_union *type)
{
    if (writer->error->bean == NULL) {
        writer->error->bean = type->name;
    }
    return NULL;
}

/* The arm's value stands somewhere in the union's text. */
static char *failed_arm(bean_gen_writer *writer, const bean_union *type, const bean_gen_arm *arm)
{
    bean_i_union_failed_arm(writer->error, &writer->path_dropped, type, arm);
    return NULL;
}

/* ---- forms ----------------------------------------------------------------------------------- */

/* {"type":"rect" and then, behind commas, the arm's members } */
static char *write_internal(bean_gen_writer *writer, char *cursor, const void *in,
                            const bean_union *type, const bean_gen_arm *arm)
{
    const bean_union *outer = writer->tag;
    uint32_t outer_depth = writer->tag_depth;
    cursor = bean_i_open_level(writer, cursor, '{');
    cursor = put(writer, cursor, type->tag_key, type->tag_key_size);
    cursor = put(writer, cursor, arm->tag, arm->tag_size);
    if (cursor != NULL && arm->value != NULL) {
        writer->tag = type;
        writer->tag_depth = writer->depth;
        cursor = bean_i_write_members(writer, cursor, payload(type, in),
                                      (const bean_type *)arm->value->detail);
        writer->tag = outer;
        writer->tag_depth = outer_depth;
    }
    return cursor == NULL ? NULL : bean_i_close_level(writer, cursor, '}');
}

static int32_t find_number(const bean_union *type, unsigned kind, const void *member)
{
    char text[BEAN_I_NUMBER_ROOM];
    const char *end;
    int8_t one;
    int16_t two;
    int32_t four;
    uint64_t eight; /* tags are never larger than an int64 */
    switch (kind) {
    case BEAN_GEN_INT8:
        memcpy(&one, member, 1);
        end = bean_i_write_int64(text, one);
        break;
    case BEAN_GEN_INT16:
        memcpy(&two, member, 2);
        end = bean_i_write_int64(text, two);
        break;
    case BEAN_GEN_INT32:
        memcpy(&four, member, 4);
        end = bean_i_write_int64(text, four);
        break;
    case BEAN_GEN_UINT8:
        memcpy(&one, member, 1);
        end = bean_i_write_uint64(text, (uint8_t)one);
        break;
    case BEAN_GEN_UINT16:
        memcpy(&two, member, 2);
        end = bean_i_write_uint64(text, (uint16_t)two);
        break;
    case BEAN_GEN_UINT32:
        memcpy(&four, member, 4);
        end = bean_i_write_uint64(text, (uint32_t)four);
        break;
    case BEAN_GEN_UINT64:
        memcpy(&eight, member, 8);
        end = bean_i_write_uint64(text, eight);
        break;
    default:
        memcpy(&eight, member, 8);
        end = bean_i_write_int64(text, (int64_t)eight);
        break;
    }
    return bean_i_key_find(type->keys, text, (size_t)(end - text));
}

/* The arm that the property which is the tag names, or -1. */
static int32_t own_tag(const bean_union *type, const bean_accessor *accessor, const void *bean)
{
    const bean_gen_value *value = &accessor->value;
    const char *member = (const char *)bean + accessor->offset;
    if (value->kind == BEAN_GEN_STRING || value->kind == BEAN_GEN_INLINE_TEXT) {
        bean_str text = bean_i_text(value, member);
        return text.data == NULL ? -1 : bean_i_key_find(type->keys, text.data, text.size);
    }
    if (value->kind == BEAN_GEN_ENUM) {
        const bean_gen_enum *names = bean_i_value_enum(value);
        const bean_gen_enum_entry *entry =
            bean_i_enum_entry(names, bean_i_enum_load(names, member));
        return entry == NULL ? -1 : bean_i_key_find(type->keys, entry->name, strlen(entry->name));
    }
    return find_number(type, value->kind, member);
}

static bool has_own_tag(const bean_union *type, const bean_gen_arm *arm, const void *bean)
{
    const bean_type *bean_of = (const bean_type *)arm->value->detail;
    int32_t index = bean_i_key_find(bean_of->keys, type->tag_name, type->tag_name_size);
    int32_t found = index < 0 ? -1 : own_tag(type, &bean_of->accessors[index], bean);
    int32_t wanted = (int32_t)(arm - type->arms);
    return found == wanted || (found < 0 && wanted == type->default_arm);
}

/* The tag is a property of the arm, and has to name it. */
static char *write_own(bean_gen_writer *writer, char *cursor, const void *in,
                       const bean_union *type, const bean_gen_arm *arm)
{
    if (arm->value == NULL) {
        return write_internal(writer, cursor, in, type, arm);
    }
    if (BEAN_UNLIKELY(!has_own_tag(type, arm, payload(type, in)))) {
        (void)bean_i_write_fail(writer, BEAN_ERROR_TAG, "a property that names the arm", NULL,
                                arm->name);
        bean_i_error_step(writer->error, &writer->path_dropped, type->tag_name,
                          type->tag_name_size);
        return failed_in(writer, type);
    }
    return bean_gen_write_value(writer, cursor, payload(type, in), arm->value);
}

/* {"t":"rect","c": the arm } */
static char *write_adjacent(bean_gen_writer *writer, char *cursor, const void *in,
                            const bean_union *type, const bean_gen_arm *arm)
{
    cursor = bean_i_open_level(writer, cursor, '{');
    cursor = put(writer, cursor, type->tag_key, type->tag_key_size);
    cursor = put(writer, cursor, arm->tag, arm->tag_size);
    if (cursor != NULL && arm->value != NULL) {
        cursor = put(writer, cursor, ",", 1);
        cursor = put(writer, cursor, type->content_key, type->content_key_size);
        if (cursor == NULL) {
            return NULL;
        }
        cursor = bean_gen_write_value(writer, cursor, payload(type, in), arm->value);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return failed_arm(writer, type, arm);
        }
    }
    return cursor == NULL ? NULL : bean_i_close_level(writer, cursor, '}');
}

/* {"rect": the arm }, or "rect" */
static char *write_external(bean_gen_writer *writer, char *cursor, const void *in,
                            const bean_union *type, const bean_gen_arm *arm)
{
    if (arm->value == NULL) {
        return put(writer, cursor, arm->tag, arm->tag_size);
    }
    cursor = bean_i_open_level(writer, cursor, '{');
    cursor = put(writer, cursor, arm->tag, arm->tag_size);
    cursor = put(writer, cursor, ":", 1);
    if (cursor == NULL) {
        return NULL;
    }
    cursor = bean_gen_write_value(writer, cursor, payload(type, in), arm->value);
    return BEAN_LIKELY(cursor != NULL) ? bean_i_close_level(writer, cursor, '}')
                                       : failed_arm(writer, type, arm);
}

/* ["rect", the arm ] */
static char *write_array(bean_gen_writer *writer, char *cursor, const void *in,
                         const bean_union *type, const bean_gen_arm *arm)
{
    cursor = bean_i_open_level(writer, cursor, '[');
    cursor = put(writer, cursor, arm->tag, arm->tag_size);
    if (cursor != NULL && arm->value != NULL) {
        cursor = put(writer, cursor, ",", 1);
        if (cursor == NULL) {
            return NULL;
        }
        cursor = bean_gen_write_value(writer, cursor, payload(type, in), arm->value);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return failed_arm(writer, type, arm);
        }
    }
    return cursor == NULL ? NULL : bean_i_close_level(writer, cursor, ']');
}

static char *write_untagged(bean_gen_writer *writer, char *cursor, const void *in,
                            const bean_union *type, const bean_gen_arm *arm)
{
    if (arm->value == NULL) {
        return put(writer, cursor, "null", 4);
    }
    cursor = bean_gen_write_value(writer, cursor, payload(type, in), arm->value);
    return BEAN_LIKELY(cursor != NULL) ? cursor : failed_arm(writer, type, arm);
}

BEAN_COLD char *bean_i_write_fail_tag(bean_gen_writer *writer, const bean_union *type,
                                      const void *in)
{
    char found[BEAN_I_NUMBER_ROOM + 1];
    *bean_i_write_uint32(found, bean_i_union_load(type, in)) = '\0';
    (void)bean_i_write_fail(writer, BEAN_ERROR_TAG, "the tag of an arm", found, type->name);
    return failed_in(writer, type);
}

char *bean_i_write_union(bean_gen_writer *writer, char *cursor, const void *in,
                         const bean_union *type)
{
    const bean_gen_arm *arm = bean_i_union_arm(type, in);
    if (BEAN_UNLIKELY(arm == NULL)) {
        return bean_i_write_fail_tag(writer, type, in);
    }
    if (type->default_is_json != 0 && arm - type->arms == type->default_arm) {
        return bean_gen_write_value(writer, cursor, payload(type, in), arm->value);
    }
    switch (type->form) {
    case BEAN_GEN_UNION_UNTAGGED: return write_untagged(writer, cursor, in, type, arm);
    case BEAN_GEN_UNION_OWN: return write_own(writer, cursor, in, type, arm);
    case BEAN_GEN_UNION_ADJACENT: return write_adjacent(writer, cursor, in, type, arm);
    case BEAN_GEN_UNION_EXTERNAL: return write_external(writer, cursor, in, type, arm);
    case BEAN_GEN_UNION_ARRAY: return write_array(writer, cursor, in, type, arm);
    default: return write_internal(writer, cursor, in, type, arm);
    }
}
