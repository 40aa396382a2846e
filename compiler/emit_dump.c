/*
 * The plan as text, for people and for tests that compare it: everything that was decided, and who
 * decided it. The same schema gives the same text everywhere: member order is shown, offsets are
 * the C compiler's.
 */
#include "emit_dump.h"

#include <stddef.h>

#include "presets.h"

const char *emit_dump_origin(enum plan_origin origin)
{
    switch (origin) {
    case PLAN_FROM_DEFAULT: return "default";
    case PLAN_FROM_PRESET: return "preset";
    case PLAN_FROM_FILE: return "file";
    case PLAN_FROM_BEAN: return "bean";
    case PLAN_FROM_TYPE: return "type";
    case PLAN_FROM_PROPERTY: return "property";
    case PLAN_FROM_LIMITS: return "limits";
    case PLAN_FROM_OPTION: return "option";
    }
    return "";
}

static const char *include_name(enum plan_include include)
{
    switch (include) {
    case PLAN_ALWAYS: return "always";
    case PLAN_NON_NULL: return "non_null";
    case PLAN_NON_EMPTY: return "non_empty";
    case PLAN_NON_ZERO: return "non_zero";
    case PLAN_NON_DEFAULT: return "non_default";
    case PLAN_PRESENT: return "present";
    }
    return "";
}

static const char *nulls_name(enum model_nulls nulls)
{
    switch (nulls) {
    case MODEL_NULLS_SET: return "set";
    case MODEL_NULLS_SKIP: return "skip";
    case MODEL_NULLS_FAIL: return "fail";
    case MODEL_NULLS_AS_EMPTY: return "as_empty";
    }
    return "";
}

static const char *duplicates_name(enum model_duplicates duplicates)
{
    switch (duplicates) {
    case MODEL_DUPLICATES_ERROR: return "error";
    case MODEL_DUPLICATES_LAST: return "last";
    case MODEL_DUPLICATES_FIRST: return "first";
    }
    return "";
}

static const char *shape_name(enum model_shape shape)
{
    switch (shape) {
    case MODEL_SHAPE_TABLE: return "table";
    case MODEL_SHAPE_PROPERTY: return "property";
    case MODEL_SHAPE_FUSED: return "fused";
    }
    return "";
}

/* ---- beans ----------------------------------------------------------------------------------- */

static void dump_struct(struct out *out, const struct plan_bean *bean)
{
    size_t i;

    out_line(out, "struct");
    out_indent(out);
    if (bean->base != NULL) {
        out_line(out, "base: %S", &bean->base->c_name);
    }
    for (i = 0; i < bean->member_count; i++) {
        const struct plan_property *member = bean->members[i];

        out_line(out, "%S: %S", &member->c_name, &member->value->c_type);
        if (member->c_has.size != 0) {
            out_line(out, "%S: %s", &member->c_has,
                     member->model->presence ? "bean_presence" : "bool");
        }
    }
    out_dedent(out);
}

static const char *place_name(const struct plan_bean *bean, size_t index)
{
    if (index < bean->listed_count) {
        return "@order";
    }
    if (index < bean->listed_count + bean->indexed_count) {
        return "@index";
    }
    if (index < bean->listed_count + bean->indexed_count + bean->created_count) {
        return "@creator";
    }
    return bean->rest == MODEL_REST_ALPHABETIC ? "alphabetic" : "declared";
}

/* What a missing property means. */
static void dump_missing(struct out *out, const struct plan_property *property)
{
    const struct model_value *value = &property->model->default_value;

    out_begin(out);
    out_add(out, "missing: ");
    if (property->required) {
        out_add(out, "an error");
    } else if (property->model->presence) {
        out_add(out, "absent");
    } else if (value->kind != MODEL_VALUE_NONE) {
        emit_dump_value(out, value);
        out_add(out, " (property)");
    } else {
        out_add(out, property->model->type->nullable ? "null" : "zero");
    }
    out_end(out);
}

static void dump_rules(struct out *out, const struct plan_property *property)
{
    const struct plan_rules *rules = &property->rules;
    bool has_content = property->value->element != NULL;

    out_begin(out);
    out_add(out, "include: %s (%s)", include_name(rules->include),
            emit_dump_origin(rules->include_origin));
    if (has_content) {
        out_add(out, ", content %s (%s)", include_name(rules->content_include),
                emit_dump_origin(rules->content_include_origin));
    }
    if (rules->custom.size != 0) {
        out_add(out, ", custom %S (property)", &rules->custom);
    }
    out_end(out);
    out_begin(out);
    out_add(out, "nulls: %s (%s)", nulls_name(rules->nulls), emit_dump_origin(rules->nulls_origin));
    if (has_content) {
        out_add(out, ", content %s (%s)", nulls_name(rules->content_nulls),
                emit_dump_origin(rules->content_nulls_origin));
    }
    out_end(out);
    out_begin(out);
    out_add(out, "duplicates: %s (%s)", duplicates_name(rules->duplicates),
            emit_dump_origin(rules->duplicates_origin));
    if (property->value->type->kind == MODEL_MAP) {
        out_add(out, ", keys of the map %s", duplicates_name(rules->map_duplicates));
    }
    out_end(out);
    if (property->model->sorted) {
        out_line(out, "maps: sorted (%s)", emit_dump_origin(PLAN_FROM_PROPERTY));
    }
}

/* The text of the scalar where it is not the usual one, and which attributes say so. */
void emit_dump_format(struct out *out, const struct plan_value *value)
{
    size_t i;

    for (; value->element != NULL; value = value->element) {
        if (value->escape != MODEL_ESCAPE_NONE) {
            out_line(out, "keys escape: %s",
                     value->escape == MODEL_ESCAPE_ASCII ? "ascii" : "html");
        }
    }
    if (value->codec == NULL) {
        return;
    }
    out_begin(out);
    out_add(out, "format: %s", value->codec->name);
    for (i = 0; i < value->codec->rule_count; i++) {
        const struct plan_format *format = &value->codec->rules[i];

        out_add(out, ", @%S", &format->name);
        if (format->word != NULL) {
            out_add(out, " %s", format->word);
        }
        if (format->rule.has_first) {
            out_add(out, " %s %u", format->first, (uint64_t)format->rule.first);
        }
        if (format->rule.has_second) {
            out_add(out, " %s %u", format->second, (uint64_t)format->rule.second);
        }
        out_add(out, " (%s)", emit_dump_origin(format->origin));
    }
    if (value->codec->user != NULL) {
        out_add(out, ", read %S, write %S", &value->codec->user->read, &value->codec->user->write);
        if (value->codec->user->size.data != NULL) {
            out_add(out, ", size %S", &value->codec->user->size);
        }
    }
    out_end(out);
}

static void dump_left_out(struct out *out, const struct model_property *property)
{
    size_t i;

    if (property->left_out_count == 0) {
        return;
    }
    out_begin(out);
    out_add(out, "without:");
    for (i = 0; i < property->left_out_count; i++) {
        out_add(out, " %S", &property->left_out[i].text);
    }
    out_end(out);
}

/* What the value, or what it holds at some depth, has to keep to. One line for each attribute. */
static void dump_limits(struct out *out, const struct plan_value *value)
{
    const char *what = value->element == NULL ? "" : "of the ";
    size_t i;

    for (; value != NULL; value = value->element) {
        const struct plan_limits *limits = value->limits;
        const char *kind = value->type->kind == MODEL_LIST  ? "list"
                           : value->type->kind == MODEL_MAP ? "map"
                                                            : "scalars";

        for (i = 0; limits != NULL && i < limits->count; i++) {
            if (i == 0 || !str_equal(limits->items[i].words, limits->items[i - 1].words)) {
                out_line(out, "limit%s%s%s: %S%s", *what == '\0' ? "" : " ", what,
                         *what == '\0' ? "" : kind, &limits->items[i].words,
                         limits->when_writing ? ", when writing, too" : "");
            }
        }
        if (limits != NULL && limits->truncates) {
            out_line(out, "longer texts: cut to %u", limits->longest);
        }
    }
}

static void dump_property(struct out *out, const struct plan_bean *bean,
                          const struct plan_property *property)
{
    out_begin(out);
    out_add(out, "%u: ", (uint64_t)property->index);
    emit_dump_json(out, property->json_name);
    out_add(out, " (%s)", emit_dump_origin(property->json_name_origin));
    emit_dump_aliases(out, property->aliases, property->alias_count);
    out_end(out);
    out_indent(out);
    out_begin(out);
    out_add(out, "property: %S.%S, ", &property->model->bean->qualified, &property->model->name);
    emit_dump_type(out, property->model->type);
    out_end(out);
    if (property->unwrapped_by != NULL) {
        out_line(out, "unwrapped by: %S.%S", &property->unwrapped_by->bean->qualified,
                 &property->unwrapped_by->name);
    }
    if (property->holder != PLAN_NO_HOLDER) {
        out_line(out, "reached through: %S", &bean->properties[property->holder].c_path);
    }
    out_line(out, "place: %s", place_name(bean, property->index));
    if (property->is_tag) {
        out_line(out, "JSON: the tag of the property behind it");
        out_line(out, "duplicates: %s (%s)", duplicates_name(property->rules.duplicates),
                 emit_dump_origin(property->rules.duplicates_origin));
        out_dedent(out);
        return;
    }
    out_begin(out);
    out_add(out, "C: %S, %S", &property->c_path, &property->value->c_type);
    if (property->c_has_path.size != 0) {
        out_add(out, ", %S", &property->c_has_path);
    }
    out_end(out);
    emit_dump_format(out, property->value);
    if (property->is_any) {
        out_line(out, "JSON: all members of other names");
    }
    if (!property->is_read || !property->is_written) {
        out_line(out, "JSON: %s",
                 property->is_read      ? "only read"
                 : property->is_written ? "only written"
                                        : "neither read nor written");
    }
    if (property->is_backref) {
        const struct model_property *target = model_backref_target(property->model);

        out_line(out, "points to: the owner, by %S.%S", &target->bean->qualified, &target->name);
    }
    dump_left_out(out, property->model);
    if (property->views != PLAN_ALL_VIEWS) {
        out_line(out, "views: bits %x", property->views & ~PLAN_NO_VIEW);
    }
    dump_limits(out, property->value);
    dump_missing(out, property);
    dump_rules(out, property);
    out_dedent(out);
}

static void dump_bean(struct out *out, const struct plan_bean *bean)
{
    const struct model_bean *model = bean->model;
    size_t i;

    if (bean->base == NULL) {
        out_line(out, "bean %S", &model->qualified);
    } else {
        out_line(out, "bean %S: %S", &model->qualified, &bean->base->model->qualified);
    }
    out_indent(out);
    out_line(out, "C: %S", &bean->c_name);
    out_line(out, "shapes: read %s (%s), write %s (%s)", shape_name(bean->read_shape),
             emit_dump_origin(bean->read_shape_origin), shape_name(bean->write_shape),
             emit_dump_origin(bean->write_shape_origin));
    out_line(out, "unknown properties: %s (%s)",
             bean->any != NULL     ? "keep"
             : bean->unknown_fails ? "fail"
                                   : "skip",
             emit_dump_origin(bean->unknown_origin));
    if (bean->depth != 0) {
        out_line(out, "depth: %u (%s)", (uint64_t)bean->depth,
                 emit_dump_origin(bean->depth_origin));
    }
    for (i = 0; i < bean->creator_count; i++) {
        out_line(out, "completed by: %S(%S%s%S)", &bean->creators[i].function->text,
                 &bean->creators[i].c_struct, bean->creators[i].c_path.size == 0 ? "" : ".",
                 &bean->creators[i].c_path);
    }
    for (i = 0; i < model->reserved_count; i++) {
        out_begin(out);
        out_add(out, "reserved: ");
        emit_dump_json(out, model->reserved[i].text);
        out_end(out);
    }
    out_line(out, "can contain itself: %s", bean->is_recursive ? "yes" : "no");
    dump_struct(out, bean);
    out_line(out, "properties");
    out_indent(out);
    for (i = 0; i < bean->property_count; i++) {
        dump_property(out, bean, &bean->properties[i]);
    }
    out_dedent(out);
    emit_dump_keys(out, "keys", bean->keys);
    out_dedent(out);
    out_line(out, "");
}

/* ---- the file -------------------------------------------------------------------------------- */

static void dump_step(struct out *out, const struct plan_step *step)
{
    static const char *const kinds[] = {
        [PLAN_DERIVED_LIST] = "list",
        [PLAN_DERIVED_MAP] = "map",
        [PLAN_DERIVED_OPTIONAL] = "optional",
        [PLAN_DERIVED_TEXT] = "text",
        [PLAN_DERIVED_ARRAY] = "array",
        [PLAN_DERIVED_OPTIONAL_ARRAY] = "optional",
    };

    switch (step->kind) {
    case PLAN_STEP_ENUM: out_line(out, "enum %S", &step->enumeration->c_name); break;
    case PLAN_STEP_CONST: out_line(out, "constant %S", &step->constant->c_name); break;
    case PLAN_STEP_DERIVED:
        out_line(out, "%s %S of %S", kinds[step->derived->kind], &step->derived->c_name,
                 &step->derived->c_element);
        break;
    case PLAN_STEP_ENTRY: out_line(out, "entry of %S", &step->derived->c_name); break;
    case PLAN_STEP_BEAN: out_line(out, "struct %S", &step->bean->c_name); break;
    case PLAN_STEP_UNION: out_line(out, "struct %S", &step->sum->c_name); break;
    }
}

static void dump_head(struct out *out, const struct plan *plan)
{
    size_t i;

    out_line(out, "package %S", &plan->file->package);
    out_indent(out);
    out_line(out, "C prefix: %S", &plan->c_prefix);
    out_line(out, "header guard: %S", &plan->header_guard);
    if (plan->file->preset->name != NULL) {
        out_line(out, "preset: %s", plan->file->preset->name);
    }
    for (i = 0; i < plan->include_count; i++) {
        out_line(out, "includes: %S", &plan->includes[i]);
    }
    if (plan->main_value != NULL) {
        out_begin(out);
        out_add(out, "main: ");
        emit_dump_type(out, plan->main_value->type);
        out_add(out, ", C: %S%s", &plan->main_value->c_type,
                plan->options.main_lines ? ", one a line" : "");
        out_end(out);
    }
    out_line(out, "declarations");
    out_indent(out);
    for (i = 0; i < plan->step_count; i++) {
        dump_step(out, &plan->steps[i]);
    }
    out_dedent(out);
    out_dedent(out);
    out_line(out, "");
}

static void emit(const struct plan *plan, const struct emit_names *names, struct out *main_file,
                 struct out *header)
{
    size_t i;

    (void)names;
    (void)header;
    dump_head(main_file, plan);
    for (i = 0; i < plan->constant_count; i++) {
        emit_dump_constant(main_file, plan->constants[i]);
    }
    for (i = 0; i < plan->view_count; i++) {
        const struct plan_view *view = plan->views[i];

        out_line(main_file, "view %S: C: %S, bits %x", &view->model->qualified, &view->c_name,
                 view->bits);
        out_line(main_file, "");
    }
    for (i = 0; i < plan->extern_count; i++) {
        const struct model_extern *foreign = plan->externs[i];

        out_begin(main_file);
        out_add(main_file, "extern bean %S: C: %S", &foreign->qualified, &foreign->c_type);
        if (foreign->c_include.data != NULL) {
            out_add(main_file, ", #include %S", &foreign->c_include);
        }
        out_end(main_file);
        out_line(main_file, "");
    }
    for (i = 0; i < plan->enum_count; i++) {
        emit_dump_enum(main_file, plan->enums[i]);
    }
    for (i = 0; i < plan->bean_count; i++) {
        dump_bean(main_file, plan->beans[i]);
    }
    for (i = 0; i < plan->union_count; i++) {
        emit_dump_union(main_file, plan->unions[i]);
    }
}

const struct emitter emit_dump = {
    .name = "dump",
    .summary = "the resolved plan as text",
    .has_header = false,
    .emit = emit,
};
