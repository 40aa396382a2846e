/*
 * The part of the plan as text that is about types, values, keys, enums and constants.
 */
#include "emit_dump.h"

#include <stddef.h>

void emit_dump_json(struct out *out, struct str text)
{
    str_buffer_add_json(&out->text, text);
}

/* ---- types and values ------------------------------------------------------------------------ */

static const char *const scalar_names[MODEL_KIND_COUNT] = {
    [MODEL_BOOL] = "bool",
    [MODEL_INT8] = "int8",
    [MODEL_INT16] = "int16",
    [MODEL_INT32] = "int32",
    [MODEL_INT64] = "int64",
    [MODEL_UINT8] = "uint8",
    [MODEL_UINT16] = "uint16",
    [MODEL_UINT32] = "uint32",
    [MODEL_UINT64] = "uint64",
    [MODEL_FLOAT32] = "float32",
    [MODEL_FLOAT64] = "float64",
    [MODEL_STRING] = "string",
    [MODEL_DECIMAL] = "decimal",
    [MODEL_BIGINT] = "bigint",
    [MODEL_BYTES] = "bytes",
    [MODEL_JSON] = "json",
    [MODEL_UUID] = "uuid",
    [MODEL_TIMESTAMP] = "timestamp",
    [MODEL_OFFSET_TIMESTAMP] = "offset_timestamp",
    [MODEL_DATE] = "date",
    [MODEL_TIME] = "time",
    [MODEL_DURATION] = "duration",
};

static void add_type_name(struct out *out, const struct model_type *type)
{
    if (type->kind == MODEL_BEAN) {
        out_add(out, "%S", &type->bean->qualified);
    } else if (type->kind == MODEL_UNION) {
        out_add(out, "%S", &type->sum->qualified);
    } else if (type->kind == MODEL_ENUM) {
        out_add(out, "%S", &type->enumeration->qualified);
    } else if (type->kind == MODEL_EXTERN) {
        out_add(out, "%S", &type->foreign->qualified);
    } else {
        out_add(out, "%s", scalar_names[type->kind]);
    }
}

static void add_suffix(struct out *out, const struct model_type *type)
{
    if (type->kind == MODEL_MAP) {
        out_add(out, ">");
    } else if (type->count == 0) {
        out_add(out, "[]");
    } else {
        out_add(out, type->kind == MODEL_LIST ? "[<=%u]" : "[%u]", (uint64_t)type->count);
    }
    out_add(out, "%s", type->nullable ? "?" : "");
}

/* As a schema spells it, with qualified names. */
void emit_dump_type(struct out *out, const struct model_type *type)
{
    const struct model_type *chain[MODEL_MAX_TYPE_DEPTH] = {NULL};
    size_t depth = 0;

    for (; type->element != NULL && depth < MODEL_MAX_TYPE_DEPTH; type = type->element) {
        chain[depth++] = type;
        if (type->kind == MODEL_MAP) {
            out_add(out, "map<");
            add_type_name(out, type->key);
            out_add(out, ", ");
        }
    }
    add_type_name(out, type);
    out_add(out, "%s", type->nullable ? "?" : "");
    while (depth-- > 0) {
        add_suffix(out, chain[depth]);
    }
}

static void add_hexadecimal(struct out *out, struct str bytes)
{
    static const char digits[] = "0123456789abcdef";
    size_t i;

    out_add(out, "bytes ");
    for (i = 0; i < bytes.size; i++) {
        unsigned char byte = (unsigned char)bytes.data[i];
        char pair[3] = {digits[byte >> 4], digits[byte & 15], '\0'};

        out_add(out, "%s", pair);
    }
}

void emit_dump_value(struct out *out, const struct model_value *value)
{
    switch (value->kind) {
    case MODEL_VALUE_NONE: out_add(out, "none"); break;
    case MODEL_VALUE_NULL: out_add(out, "null"); break;
    case MODEL_VALUE_BOOL: out_add(out, value->boolean ? "true" : "false"); break;
    case MODEL_VALUE_INT: out_add(out, "%d", value->integer); break;
    case MODEL_VALUE_UINT: out_add(out, "%u", value->natural); break;
    case MODEL_VALUE_FLOAT: out_add(out, "%S", &value->text); break;
    case MODEL_VALUE_STRING:
    case MODEL_VALUE_UUID:
    case MODEL_VALUE_TIME: emit_dump_json(out, value->text); break;
    case MODEL_VALUE_BYTES: add_hexadecimal(out, value->text); break;
    case MODEL_VALUE_MEMBER: out_add(out, "%S", &value->member->name); break;
    case MODEL_VALUE_EMPTY: out_add(out, "empty"); break;
    case MODEL_VALUE_LIST: {
        size_t i;
        out_add(out, "[");
        for (i = 0; i < value->item_count; i++) {
            out_add(out, "%s", i == 0 ? "" : ", ");
            emit_dump_value(out, &value->items[i]); /* as deep as the type */
        }
        out_add(out, "]");
        break;
    }
    }
}

/* ---- keys ------------------------------------------------------------------------------------ */

void emit_dump_keys(struct out *out, const char *what, const struct plan_keys *keys)
{
    uint32_t i;

    out_line(out, "%s: %u in %u slots, %u buckets, seed %x", what, (uint64_t)keys->key_count,
             (uint64_t)keys->slot_mask + 1, (uint64_t)keys->bucket_mask + 1, keys->seed);
    out_indent(out);
    out_begin(out);
    out_add(out, "displacements:");
    for (i = 0; i <= keys->bucket_mask; i++) {
        out_add(out, " %u", (uint64_t)keys->displacements[i]);
    }
    out_end(out);
    for (i = 0; i <= keys->slot_mask; i++) {
        const struct plan_key_slot *slot = &keys->slots[i];

        if (slot->index >= 0) {
            out_begin(out);
            out_add(out, "slot %u: ", (uint64_t)i);
            emit_dump_json(out, slot->text);
            out_add(out, " is %d", (int64_t)slot->index);
            out_end(out);
        }
    }
    out_dedent(out);
}

/* Values as keys are eight bytes, little-endian. */
static void dump_value_keys(struct out *out, const struct plan_enum *type)
{
    const struct plan_keys *keys = type->value_keys;
    uint32_t i;

    out_line(out, "values: %u in %u slots, %u buckets, seed %x", (uint64_t)keys->key_count,
             (uint64_t)keys->slot_mask + 1, (uint64_t)keys->bucket_mask + 1, keys->seed);
    out_indent(out);
    for (i = 0; i <= keys->slot_mask; i++) {
        if (keys->slots[i].index >= 0) {
            const struct plan_enum_member *member = &type->members[keys->slots[i].index];

            out_line(out, "slot %u: %S", (uint64_t)i, &member->model->name);
        }
    }
    out_dedent(out);
}

/* ---- enums and constants --------------------------------------------------------------------- */

void emit_dump_aliases(struct out *out, const struct model_text *aliases, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        out_add(out, i == 0 ? ", also " : ", ");
        emit_dump_json(out, aliases[i].text);
    }
}

static void dump_member(struct out *out, const struct plan_enum *type,
                        const struct plan_enum_member *member)
{
    out_begin(out);
    out_add(out, "%S = ", &member->model->name);
    if (type->is_signed) {
        out_add(out, "%d", member->model->value);
    } else {
        out_add(out, "%u", (uint64_t)member->model->value);
    }
    out_add(out, ": %S, C: %S%s", &member->json_text, &member->c_name,
            member->fits_int ? "" : " (a macro)");
    emit_dump_aliases(out, member->model->aliases, member->model->alias_count);
    out_end(out);
}

void emit_dump_enum(struct out *out, const struct plan_enum *type)
{
    size_t i;

    out_line(out, "enum %S", &type->model->qualified);
    out_indent(out);
    out_line(out, "C: %S, %S", &type->c_name, &type->c_base);
    if (type->default_place >= 0) {
        out_line(out, "unknown names: %S", &type->members[type->default_place].model->name);
    }
    out_line(out, "members");
    out_indent(out);
    for (i = 0; i < type->member_count; i++) {
        dump_member(out, type, &type->members[i]);
    }
    out_dedent(out);
    emit_dump_keys(out, "names", type->keys);
    if (type->is_dense) {
        out_line(out, "values: a table of %u from %d on", type->span, type->lowest);
    } else {
        dump_value_keys(out, type);
    }
    out_dedent(out);
    out_line(out, "");
}

void emit_dump_constant(struct out *out, const struct plan_const *constant)
{
    out_begin(out);
    out_add(out, "const %S: ", &constant->model->qualified);
    emit_dump_type(out, constant->model->type);
    out_add(out, " = ");
    emit_dump_value(out, &constant->model->value);
    out_end(out);
    out_indent(out);
    out_line(out, "C: %S", &constant->c_name);
    out_dedent(out);
    out_line(out, "");
}
