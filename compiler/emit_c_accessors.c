/*
 * The const tables: descriptions of values, defaults, key tables, the accessor array of a bean in
 * canonical order, and its type descriptor. Every shape needs them; shape `table` is nothing else.
 */
#include "emit_c.h"

#include <stddef.h>

static const char *const null_forms[] = {
    [PLAN_NEVER_NULL] = "BEAN_GEN_NEVER_NULL",
    [PLAN_NULL_FLAG] = "BEAN_GEN_NULL_FLAG",
    [PLAN_NULL_POINTER] = "BEAN_GEN_NULL_POINTER",
    [PLAN_NULL_DATA] = "BEAN_GEN_NULL_DATA",
    [PLAN_NULL_STATE] = "BEAN_GEN_NULL_STATE",
    [PLAN_NULL_STATE_POINTER] = "BEAN_GEN_NULL_STATE_POINTER",
};

static const char *const nulls[] = {
    [MODEL_NULLS_SET] = "BEAN_GEN_NULLS_SET",
    [MODEL_NULLS_SKIP] = "BEAN_GEN_NULLS_SKIP",
    [MODEL_NULLS_FAIL] = "BEAN_GEN_NULLS_FAIL",
    [MODEL_NULLS_AS_EMPTY] = "BEAN_GEN_NULLS_AS_EMPTY",
};

static const char *const includes[] = {
    [PLAN_ALWAYS] = "BEAN_GEN_ALWAYS",           [PLAN_NON_NULL] = "BEAN_GEN_NON_NULL",
    [PLAN_NON_EMPTY] = "BEAN_GEN_NON_EMPTY",     [PLAN_NON_ZERO] = "BEAN_GEN_NON_ZERO",
    [PLAN_NON_DEFAULT] = "BEAN_GEN_NON_DEFAULT", [PLAN_PRESENT] = "BEAN_GEN_PRESENT",
};

static const char *const duplicates[] = {
    [MODEL_DUPLICATES_ERROR] = "BEAN_GEN_DUPLICATES_ERROR",
    [MODEL_DUPLICATES_LAST] = "BEAN_GEN_DUPLICATES_LAST",
    [MODEL_DUPLICATES_FIRST] = "BEAN_GEN_DUPLICATES_FIRST",
};

static void add_codec_flags(struct out *out, uint32_t flags)
{
    static const struct {
        uint32_t flag;
        const char *name;
    } names[] = {
        {PLAN_CODEC_LENIENT, "BEAN_GEN_CODEC_LENIENT"},
        {PLAN_CODEC_LOSSY, "BEAN_GEN_CODEC_LOSSY"},
        {PLAN_CODEC_QUOTED, "BEAN_GEN_CODEC_QUOTED"},
        {PLAN_CODEC_NAN_NULL, "BEAN_GEN_CODEC_NAN_NULL"},
        {PLAN_CODEC_NAN_STRING, "BEAN_GEN_CODEC_NAN_STRING"},
        {PLAN_CODEC_JSON, "BEAN_GEN_CODEC_JSON"},
        {PLAN_CODEC_TRUNCATES, "BEAN_GEN_CODEC_TRUNCATES"},
        {PLAN_CODEC_BORROWS, "BEAN_GEN_CODEC_BORROWS"},
        {PLAN_CODEC_COPIES, "BEAN_GEN_CODEC_COPIES"},
    };
    const char *between = ", .flags = ";
    size_t i;
    for (i = 0; i < sizeof names / sizeof names[0]; i++) {
        if ((flags & names[i].flag) != 0) {
            out_add(out, "%s%s", between, names[i].name);
            between = " | ";
        }
    }
}

/* The rest of the description of a scalar whose text is not the usual one. */
static void add_codec(struct out *out, const struct plan_value *value)
{
    const struct plan_codec *codec = value->codec;
    out_add(out, ", .coded = true, .detail = &(const bean_gen_codec){.read = %S, .write = %S",
            &codec->read, &codec->write);
    if (codec->used != 0) {
        out_add(out, ", .size = sizeof(%S), .used = %u", &value->c_scalar, (uint64_t)codec->used);
    } else if (codec->user != NULL || codec->room != 0) {
        out_add(out, ", .size = sizeof(%S)", &value->c_scalar);
    }
    add_codec_flags(out, codec->flags | (value->is_cut ? PLAN_CODEC_TRUNCATES : 0));
    if (codec->first != 0) {
        out_add(out, ", .first = %d", (int64_t)codec->first);
    }
    if (codec->second != 0) {
        out_add(out, ", .second = %d", (int64_t)codec->second);
    }
    if (value->type->kind == MODEL_ENUM) {
        out_add(out, ", .detail = &%S_type", &value->enumeration->c_name);
    } else if (codec->room != 0) {
        out_add(out, ", .detail = \"at most %u bytes\"", (uint64_t)codec->room - 1);
    }
    if (codec->user != NULL) {
        emit_c_user_codec(out, value);
    }
    out_add(out, "}");
}

static void add_detail(struct out *out, const struct plan_value *value)
{
    if (value->limits != NULL && value->element == NULL) {
        emit_c_limited_scalar(out, value);
        return;
    }
    emit_c_plain_detail(out, value);
}

void emit_c_plain_detail(struct out *out, const struct plan_value *value)
{
    if (value->codec != NULL) {
        add_codec(out, value);
        return;
    }
    switch (value->type->kind) {
    case MODEL_ENUM: out_add(out, ", .detail = &%S_type", &value->enumeration->c_name); break;
    case MODEL_BEAN: out_add(out, ", .detail = &%S_type", &value->bean->c_name); break;
    case MODEL_UNION: out_add(out, ", .detail = &%S_type", &value->sum->c_name); break;
    case MODEL_LIST:
    case MODEL_MAP:
    case MODEL_ARRAY:
        /* What is an array is its own address. */
        out_add(out, "%s, .detail = %s%S", value->limits != NULL ? ", .limited = true" : "",
                value->key != NULL && value->limits == NULL ? "" : "&", &value->element_name);
        break;
    default: break;
    }
}

void emit_c_description(struct out *out, const struct plan_value *value, struct str owner,
                        struct str path, struct str has_path)
{
    bool is_member = path.size != 0;
    bool has_flag = value->null_form == PLAN_NULL_FLAG;
    out_add(out, "{.kind = %s", emit_c_kind(value));
    /* What is zero is what most values have: never null, null refused, always written. */
    if (value->null_form != PLAN_NEVER_NULL) {
        out_add(out, ", .null_form = %s", null_forms[value->null_form]);
    }
    if (value->nulls != MODEL_NULLS_FAIL) {
        out_add(out, ", .nulls = %s", nulls[value->nulls]);
    }
    if (value->include != PLAN_ALWAYS) {
        out_add(out, ", .include = %s", includes[value->include]);
    }
    out_add(out, ", .size = sizeof(%S)", is_member && has_flag ? &value->c_scalar : &value->c_type);
    if (has_path.size != 0) {
        out_add(out, ", .has_offset = offsetof(%S, %S) - offsetof(%S, %S)", &owner, &has_path,
                &owner, &path);
    } else if (has_flag) {
        out_add(out, ", .has_offset = offsetof(%S, has)", &value->c_type);
    }
    if (value->type->kind == MODEL_MAP) {
        const struct str *type = &value->c_type;
        out_add(out,
                ", .entry_size = sizeof(%S_entry), .entry_value_offset = offsetof(%S_entry, value)"
                ", .duplicates = %s",
                type, type, duplicates[value->duplicates]);
        if (value->escape != MODEL_ESCAPE_NONE) {
            out_add(out, ", .escape = %s",
                    value->escape == MODEL_ESCAPE_ASCII ? "BEAN_GEN_ESCAPE_ASCII"
                                                        : "BEAN_GEN_ESCAPE_HTML");
        }
        out_add(out, "%s%s", value->sorted ? ", .sorted = true" : "",
                value->key != NULL ? ", .keyed = true" : "");
    }
    if (value->type->count != 0) {
        out_add(out, ", .count = %u", (uint64_t)value->type->count);
    }
    if (value->tag_word != 0) {
        out_add(out, ", .tag_word = %u", (uint64_t)value->tag_word);
    }
    add_detail(out, value);
    out_add(out, "}");
}

static void emit_part(struct out *out, const struct plan_value *value)
{
    struct str none = {NULL, 0};
    out_begin(out);
    emit_c_description(out, value, none, none, none);
    out_add(out, ",");
    out_end(out);
}

void emit_c_element_descriptions(struct out *out, const struct plan_value *value)
{
    struct str none = {NULL, 0};
    if (value->element == NULL) {
        return;
    }
    /* As deep as the type is written in the schema: bounded by the parser's nesting limit. */
    emit_c_element_descriptions(out, value->element);
    out_begin(out);
    if (value->limits != NULL) {
        out_add(out, "static const bean_gen_limited %S = ", &value->element_name);
        emit_c_limited_items(out, value);
        out_add(out, ";");
        out_end(out);
        return;
    }
    if (value->key == NULL) {
        out_add(out, "static const bean_gen_value %S = ", &value->element_name);
        emit_c_description(out, value->element, none, none, none);
        out_add(out, ";");
        out_end(out);
        return;
    }
    out_add(out, "static const bean_gen_value %S[] = {", &value->element_name);
    out_end(out);
    out_indent(out);
    emit_part(out, value->element);
    emit_part(out, value->key);
    out_dedent(out);
    out_line(out, "};");
}

/* Whether absence means something else than zero bytes. */
static bool needs_default_object(const struct plan_property *property)
{
    const struct model_value *value = &property->model->default_value;
    if (!property->has_default) {
        return value->kind == MODEL_VALUE_EMPTY && property->model->type->nullable;
    }
    return property->model->type->nullable || !property->default_is_zero;
}

static void emit_default(const struct plan_bean *bean, const struct plan_property *property,
                         struct out *out)
{
    const struct plan_value *value = property->value;
    if (!needs_default_object(property)) {
        return;
    }
    out_begin(out);
    out_add(out, "static const %S b_default_%S_%S%S = ",
            value->c_dimensions.size != 0        ? &value->c_declared
            : value->null_form == PLAN_NULL_FLAG ? &value->c_scalar
                                                 : &value->c_type,
            &bean->c_name, &property->c_label, &value->c_dimensions);
    emit_c_value(out, &property->model->default_value, value);
    out_add(out, ";");
    out_end(out);
}

void emit_c_keys(struct out *out, const struct plan_keys *keys, const char *kind, struct str c_name)
{
    uint32_t i;
    out_line(out, "static const uint32_t b_displacements_%s_%S[] = {", kind, &c_name);
    out_indent(out);
    for (i = 0; i <= keys->bucket_mask; i++) {
        bool starts_line = i % 12 == 0;
        if (starts_line) {
            out_begin(out);
        }
        out_add(out, starts_line ? "%u," : " %u,", (uint64_t)keys->displacements[i]);
        if (i % 12 == 11 || i == keys->bucket_mask) {
            out_end(out);
        }
    }
    out_dedent(out);
    out_line(out, "};");
    out_line(out, "static const bean_gen_key b_slots_%s_%S[] = {", kind, &c_name);
    out_indent(out);
    for (i = 0; i <= keys->slot_mask; i++) {
        const struct plan_key_slot *slot = &keys->slots[i];
        out_begin(out);
        if (slot->index < 0) {
            out_add(out, "{NULL, 0, -1},");
        } else {
            out_add(out, "{");
            emit_c_address(out, slot->text, str_make(NULL, 0));
            out_add(out, ", %u, %d},", (uint64_t)slot->text.size, (int64_t)slot->index);
        }
        out_end(out);
    }
    out_dedent(out);
    out_line(out, "};");
    out_line(out, "static const bean_gen_keys b_%s_%S = {", kind, &c_name);
    out_indent(out);
    out_line(out, ".seed = UINT64_C(%u),", keys->seed);
    out_line(out, ".bucket_mask = %u,", (uint64_t)keys->bucket_mask);
    out_line(out, ".slot_mask = %u,", (uint64_t)keys->slot_mask);
    out_line(out, ".displacements = b_displacements_%s_%S,", kind, &c_name);
    out_line(out, ".slots = b_slots_%s_%S,", kind, &c_name);
    out_dedent(out);
    out_line(out, "};");
    out_line(out, "");
}

static void add_flags(struct out *out, const struct plan_property *property)
{
    out_add(out, property->required ? "BEAN_GEN_REQUIRED" : "0");
    if (!property->is_read) {
        out_add(out, " | BEAN_GEN_NOT_READ");
    }
    if (!property->is_written) {
        out_add(out, " | BEAN_GEN_NOT_WRITTEN");
    }
    if (property->is_any) {
        out_add(out, " | BEAN_GEN_ANY");
    }
    if (property->is_holder) {
        out_add(out, " | BEAN_GEN_HOLDER");
    }
    if (property->is_backref) {
        out_add(out, " | BEAN_GEN_BACKREF");
    }
    if (model_has_sibling(property->model)) {
        out_add(out, property->is_tag ? " | BEAN_GEN_IS_TAG" : " | BEAN_GEN_TAGGED");
    }
    if (property->model->type->is_pointer ||
        (property->model->presence && !model_has_null(property->model->type))) {
        out_add(out, " | BEAN_GEN_NOT_NULL");
    }
    if (property->holder != PLAN_NO_HOLDER) {
        out_add(out, " | BEAN_GEN_HELD");
    }
    if (property->views != PLAN_ALL_VIEWS) {
        out_add(out, " | BEAN_GEN_VIEWED");
    }
    if (property->rules.custom.size != 0) {
        out_add(out, " | BEAN_GEN_CUSTOM");
    }
    if (property->rules.duplicates != MODEL_DUPLICATES_ERROR) {
        out_add(out, " | %s << BEAN_GEN_DUPLICATE_SHIFT", duplicates[property->rules.duplicates]);
    }
}

static void emit_accessor(const struct plan_bean *bean, const struct plan_property *property,
                          struct out *out)
{
    struct str c_struct = property->holder == PLAN_NO_HOLDER ? bean->c_struct : property->c_struct;
    out_line(out, "{");
    out_indent(out);
    out_begin(out);
    out_add(out, ".value = ");
    emit_c_description(out, property->value, c_struct, property->c_path, property->c_has_path);
    out_add(out, ",");
    out_end(out);
    out_begin(out);
    if (property->has_key) {
        out_add(out, ".key = ");
        emit_c_address(out, STR(","), property->json_key);
        out_add(out, ", .key_size = %u, .name = ", (uint64_t)property->json_key.size + 1);
    } else {
        out_add(out, ".key = \"\", .name = ");
    }
    emit_c_literal(out, property->model->name);
    out_add(out, ",");
    out_end(out);
    if (needs_default_object(property)) {
        out_line(out, ".default_value = &b_default_%S_%S,", &bean->c_name, &property->c_label);
    }
    out_begin(out);
    out_add(out, ".offset = offsetof(%S, %S), .flags = ", &c_struct, &property->c_path);
    add_flags(out, property);
    out_add(out, ",");
    out_end(out);
    out_dedent(out);
    out_line(out, "},");
}

static void emit_reserved(const struct plan_bean *bean, struct out *out)
{
    size_t i;
    if (bean->model->reserved_count == 0) {
        return;
    }
    out_line(out, "static const char *const b_reserved_%S[] = {", &bean->c_name);
    out_indent(out);
    for (i = 0; i < bean->model->reserved_count; i++) {
        out_begin(out);
        emit_c_literal(out, bean->model->reserved[i].text);
        out_add(out, ",");
        out_end(out);
    }
    out_line(out, "NULL,");
    out_dedent(out);
    out_line(out, "};");
}

/* Where the pointers are that lead to properties of unwrapped beans. */
static void emit_holders(const struct plan_bean *bean, struct out *out)
{
    size_t i;
    if (!bean->has_holders) {
        return;
    }
    out_line(out, "static const uint32_t b_holders_%S[] = {", &bean->c_name);
    out_indent(out);
    for (i = 0; i < bean->property_count; i++) {
        out_line(out, "%u,",
                 bean->properties[i].holder == PLAN_NO_HOLDER
                     ? (uint64_t)0
                     : (uint64_t)bean->properties[i].holder);
    }
    out_dedent(out);
    out_line(out, "};");
}

static void emit_views(const struct plan_bean *bean, struct out *out)
{
    size_t i;
    if (!bean->has_views) {
        return;
    }
    out_line(out, "static const uint64_t b_views_%S[] = {", &bean->c_name);
    out_indent(out);
    for (i = 0; i < bean->property_count; i++) {
        out_line(out, "UINT64_C(%u),", bean->properties[i].views);
    }
    out_dedent(out);
    out_line(out, "};");
}

void emit_c_accessors(const struct plan *plan, const struct plan_bean *bean, struct out *out)
{
    size_t i;
    for (i = 0; i < bean->property_count; i++) {
        emit_c_patterns(out, bean->properties[i].value);
        emit_c_element_descriptions(out, bean->properties[i].value);
        emit_default(bean, &bean->properties[i], out);
    }
    emit_reserved(bean, out);
    emit_c_keys(out, bean->keys, "keys", bean->c_name);
    emit_c_creators(plan, bean, out);
    if (bean->property_count == 0) {
        return;
    }
    out_line(out, "static const bean_accessor b_accessors_%S[] = {", &bean->c_name);
    out_indent(out);
    for (i = 0; i < bean->property_count; i++) {
        emit_accessor(bean, &bean->properties[i], out);
    }
    out_dedent(out);
    out_line(out, "};");
    emit_holders(bean, out);
    emit_views(bean, out);
    emit_c_customs(plan, bean, out);
    emit_c_backrefs(bean, out);
    out_line(out, "");
}

void emit_c_bean_type(const struct plan *plan, const struct plan_bean *bean, struct out *out)
{
    bool has_code = bean->property_count != 0 && (bean->read_shape == MODEL_SHAPE_PROPERTY ||
                                                  bean->write_shape == MODEL_SHAPE_PROPERTY);
    out_line(out, "const bean_type %S_type = {", &bean->c_name);
    out_indent(out);
    out_begin(out);
    out_add(out, ".name = ");
    emit_c_literal(out, bean->model->qualified);
    out_add(out, ",");
    out_end(out);
    if (bean->property_count != 0) {
        out_line(out, ".accessors = b_accessors_%S,", &bean->c_name);
    }
    out_line(out, ".keys = &b_keys_%S,", &bean->c_name);
    out_begin(out);
    out_add(out, ".read = ");
    emit_c_read_callee(out, bean);
    out_add(out, ",");
    out_end(out);
    out_begin(out);
    out_add(out, ".write = ");
    emit_c_write_callee(out, bean);
    out_add(out, ",");
    out_end(out);
    if (has_code) {
        out_line(out, ".code = b_code_%S,", &bean->c_name);
    }
    if (bean->model->reserved_count != 0) {
        out_line(out, ".reserved = b_reserved_%S,", &bean->c_name);
    }
    if (bean->has_views) {
        out_line(out, ".views = b_views_%S,", &bean->c_name);
    }
    if (bean->has_customs) {
        out_line(out, ".customs = b_customs_%S,", &bean->c_name);
    }
    if (bean->has_holders) {
        out_line(out, ".holders = b_holders_%S,", &bean->c_name);
    }
    if (bean->backref_count != 0) {
        out_line(out, ".backrefs = b_backrefs_%S,", &bean->c_name);
        out_line(out, ".backref_count = %u,", (uint64_t)bean->backref_count);
    }
    if (bean->creator_count != 0) {
        out_line(out, ".creators = b_creators_%S,", &bean->c_name);
        out_line(out, ".creator_count = %u,", (uint64_t)bean->creator_count);
    }
    out_line(out, ".count = %u,", (uint64_t)bean->property_count);
    out_line(out, ".size = sizeof(%S),", &bean->c_struct);
    out_line(out, ".words = %u,", (uint64_t)bean->words);
    if (bean->tag_count != 0) {
        out_line(out, ".tag_count = %u,", (uint64_t)bean->tag_count);
    }
    out_line(out, ".flags = %s%s%s%s%s,", bean->unknown_fails ? "BEAN_GEN_UNKNOWN_FAIL" : "0",
             bean->has_null_skip ? " | BEAN_GEN_HAS_NULL_SKIP" : "",
             bean->any != NULL                            ? " | BEAN_GEN_HAS_ANY"
             : bean->looks_at_end && !bean->has_null_skip ? " | BEAN_GEN_LOOKS_AT_END"
                                                          : "",
             bean->unexpected_fails && bean->has_views ? " | BEAN_GEN_UNEXPECTED_FAIL" : "",
             bean->is_linked ? " | BEAN_GEN_IS_LINKED" : "");
    if (bean->depth != 0) {
        out_line(out, ".depth = %u,", (uint64_t)bean->depth);
    }
    out_line(out, ".read_shape = %s,", emit_c_shape(plan, bean->read_shape));
    out_line(out, ".write_shape = %s,", emit_c_shape(plan, bean->write_shape));
    out_dedent(out);
    out_line(out, "};");
    out_line(out, "");
}

/* ---- enums ---- */

static void emit_enum_entries(const struct plan_enum *type, struct out *out)
{
    size_t i;
    out_line(out, "static const bean_gen_enum_entry b_entries_%S[] = {", &type->c_name);
    out_indent(out);
    for (i = 0; i < type->member_count; i++) {
        const struct plan_enum_member *member = &type->members[i];
        out_begin(out);
        out_add(out, "{");
        emit_c_signed(out, member->model->value);
        /* The padding is only missed behind short texts. */
        out_add(out, member->json_text.size < 32 ? ", BEAN_GEN_PADDED(" : ", (");
        emit_c_address(out, member->json_text, str_make(NULL, 0));
        out_add(out, "), %u, ", (uint64_t)member->json_text.size);
        emit_c_address(out, member->model->json_name, str_make(NULL, 0));
        out_add(out, "},");
        out_end(out);
    }
    out_dedent(out);
    out_line(out, "};");
}

static void emit_enum_places(const struct plan_enum *type, struct out *out)
{
    uint64_t i;
    if (!type->is_dense) {
        emit_c_keys(out, type->value_keys, "values", type->c_name);
        return;
    }
    out_line(out, "static const uint16_t b_places_%S[] = {", &type->c_name);
    out_indent(out);
    for (i = 0; i < type->span; i++) {
        if (i % 16 == 0) {
            out_begin(out);
        }
        out_add(out, i % 16 == 0 ? "%u," : " %u,", (uint64_t)type->places[i]);
        if (i % 16 == 15 || i + 1 == type->span) {
            out_end(out);
        }
    }
    out_dedent(out);
    out_line(out, "};");
}

static void emit_enum_type(const struct plan_enum *type, struct out *out)
{
    out_line(out, "const bean_enum %S_type = {", &type->c_name);
    out_indent(out);
    out_begin(out);
    out_add(out, ".name = ");
    emit_c_literal(out, type->model->qualified);
    out_add(out, ",");
    out_end(out);
    out_line(out, ".entries = b_entries_%S,", &type->c_name);
    out_line(out, ".keys = &b_names_%S,", &type->c_name);
    if (type->is_dense) {
        out_line(out, ".places = b_places_%S,", &type->c_name);
        out_begin(out);
        out_add(out, ".lowest = ");
        emit_c_signed(out, type->lowest);
        out_add(out, ", .span = %u,", type->span);
        out_end(out);
    } else {
        out_line(out, ".value_keys = &b_values_%S,", &type->c_name);
    }
    out_line(out, ".count = %u,", (uint64_t)type->member_count);
    out_line(out, ".default_place = %d,", (int64_t)type->default_place);
    out_line(out, ".size = %u,", (uint64_t)type->size);
    out_line(out, ".is_signed = %s,", type->is_signed ? "true" : "false");
    out_dedent(out);
    out_line(out, "};");
    out_line(out, "");
}

void emit_c_enum_tables(const struct plan *plan, struct out *out)
{
    size_t i;
    for (i = 0; i < plan->enum_count; i++) {
        const struct plan_enum *type = plan->enums[i];
        out_line(out, "/* ---- %S ---- */", &type->model->qualified);
        out_line(out, "");
        emit_enum_entries(type, out);
        emit_c_keys(out, type->keys, "names", type->c_name);
        emit_enum_places(type, out);
        emit_enum_type(type, out);
    }
}
