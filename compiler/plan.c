/*
 * The plan, part by part: names of types in every file, then order, rules and C types of every
 * bean, then members, keys and declaration steps. Imports are planned as well as the main file,
 * because its beans may embed and mention theirs; only what generated code of the main file
 * needs (keys, steps) is left out for them.
 */
#include "plan.h"

#include <stdio.h>
#include <string.h>

#include "plan_parts.h"
#include "suggest.h"

struct str plan_concat(struct arena *arena, struct str a, struct str b, struct str c)
{
    struct str pieces[3];

    pieces[0] = a;
    pieces[1] = b;
    pieces[2] = c;
    return arena_concat(arena, pieces, 3);
}

static void add_unit(struct str_buffer *buffer, unsigned unit)
{
    char text[8];

    (void)snprintf(text, sizeof text, "\\u%04x", unit & 0xffffu);
    str_buffer_add_text(buffer, text);
}

/* A character of a JSON text, as the runtime's writer escapes it. */
static void add_escaped(struct str_buffer *buffer, struct str character, enum model_escape escape)
{
    static const unsigned char masks[5] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    uint32_t scalar = (unsigned char)character.data[0] & masks[character.size];
    size_t i;

    for (i = 1; i < character.size; i++) {
        scalar = scalar << 6 | ((unsigned char)character.data[i] & 0x3f);
    }
    if (escape == MODEL_ESCAPE_ASCII && scalar >= 0x10000) {
        add_unit(buffer, 0xd7c0 + (scalar >> 10));
        add_unit(buffer, 0xdc00 + (scalar & 0x3ff));
    } else if (escape == MODEL_ESCAPE_ASCII ? scalar >= 0x80
                                            : scalar == '<' || scalar == '>' || scalar == '&' ||
                                                  scalar == 0x2028 || scalar == 0x2029) {
        add_unit(buffer, scalar);
    } else {
        str_buffer_add(buffer, character);
    }
}

static struct str escape_text(struct arena *arena, struct str json, enum model_escape escape)
{
    struct str_buffer buffer = {0};
    struct str result;
    size_t i;

    for (i = 0; i < json.size;) {
        size_t length = str_utf8_length(json, i);

        add_escaped(&buffer, str_slice(json, i, length), escape);
        i += length;
    }
    result = arena_copy_str(arena, str_buffer_str(&buffer));
    str_buffer_free(&buffer);
    return result;
}

void plan_set_escape(struct plan_value *value, enum model_escape escape)
{
    for (; value->element != NULL; value = (struct plan_value *)value->element) {
        value->escape = value->type->kind == MODEL_MAP ? escape : MODEL_ESCAPE_NONE;
    }
}

struct str plan_json_text(struct arena *arena, struct str text, enum model_escape escape,
                          const char *after)
{
    struct str_buffer buffer = {0};
    struct str result;

    str_buffer_add_json(&buffer, text);
    str_buffer_add_text(&buffer, after);
    result = arena_copy_str(arena, str_buffer_str(&buffer));
    str_buffer_free(&buffer);
    return escape == MODEL_ESCAPE_NONE ? result : escape_text(arena, result, escape);
}

static bool is_deprecated_type(const struct model_declaration *declaration)
{
    return (declaration->bean != NULL && declaration->bean->deprecated.given) ||
           (declaration->sum != NULL && declaration->sum->deprecated.given) ||
           (declaration->enumeration != NULL && declaration->enumeration->deprecated.given);
}

/* In declared order, so that of two equal names the later one is the error. */
static void declare_types(struct planner *planner, const struct plan_file *file)
{
    const struct model_file *model = file->model;
    size_t most = model->declaration_count;
    const struct plan_enum **enums = ARENA_ARRAY(planner->arena, const struct plan_enum *, most);
    const struct plan_bean **beans = ARENA_ARRAY(planner->arena, const struct plan_bean *, most);
    const struct plan_const **constants =
        ARENA_ARRAY(planner->arena, const struct plan_const *, most);
    const struct plan_union **unions = ARENA_ARRAY(planner->arena, const struct plan_union *, most);
    size_t enum_count = 0;
    size_t union_count = 0;
    size_t bean_count = 0;
    const struct plan_view **views = ARENA_ARRAY(planner->arena, const struct plan_view *, most);
    const struct model_extern **externs =
        ARENA_ARRAY(planner->arena, const struct model_extern *, most);
    size_t constant_count = 0;
    size_t view_count = 0;
    size_t extern_count = 0;
    size_t i;

    for (i = 0; i < most; i++) {
        const struct model_declaration *declaration = &model->declarations[i];

        planner->plan->has_deprecated_type =
            planner->plan->has_deprecated_type || is_deprecated_type(declaration);
        switch (declaration->kind) {
        case MODEL_DECLARED_BEAN:
            beans[bean_count++] = plan_declare_bean(planner, file, declaration->bean);
            break;
        case MODEL_DECLARED_UNION:
            unions[union_count++] = plan_declare_union(planner, file, declaration->sum);
            break;
        case MODEL_DECLARED_ENUM:
            enums[enum_count++] = plan_enumeration(planner, file, declaration->enumeration);
            break;
        case MODEL_DECLARED_CONST:
            constants[constant_count++] = plan_constant(planner, file, declaration->constant);
            break;
        case MODEL_DECLARED_VIEW:
            views[view_count++] = plan_view(planner, file, declaration->view);
            break;
        case MODEL_DECLARED_EXTERN: externs[extern_count++] = declaration->foreign; break;
        }
    }
    if (file->is_local) {
        planner->plan->enums = enums;
        planner->plan->enum_count = enum_count;
        planner->plan->unions = unions;
        planner->plan->union_count = union_count;
        planner->plan->beans = beans;
        planner->plan->bean_count = bean_count;
        planner->plan->constants = constants;
        planner->plan->constant_count = constant_count;
        planner->plan->views = views;
        planner->plan->view_count = view_count;
        planner->plan->externs = externs;
        planner->plan->extern_count = extern_count;
    }
}

static void plan_files(struct planner *planner, const struct plan_options *options)
{
    const struct model *model = planner->model;
    size_t i;

    planner->files = ARENA_ARRAY(planner->arena, struct plan_file, model->file_count);
    for (i = 0; i < model->file_count; i++) {
        struct plan_file *file = &planner->files[i];

        file->model = model->files[i];
        file->is_local = file->model == model->main;
        file->prefix = names_prefix(planner->arena, file->model,
                                    file->is_local ? options->prefix : str_make(NULL, 0));
        if (file->is_local) {
            planner->plan->c_prefix = file->prefix;
            planner->plan->c_upper = names_upper(planner->arena, file->prefix);
            planner->plan->c_calls =
                plan_concat(planner->arena, STR("b_call_"), file->prefix, str_make(NULL, 0));
        }
    }
}

static void plan_file_names(struct planner *planner, struct str header_path)
{
    struct plan *plan = planner->plan;
    const struct model_file *file = plan->file;
    struct str *includes = ARENA_ARRAY(planner->arena, struct str, file->import_count);
    size_t i;

    plan->header_guard = names_guard(planner->arena, file->package, header_path);
    plan->types_name = names_types(planner->arena, plan->c_prefix, header_path);
    names_claim(&planner->globals, NAMES_GENERATED, plan->header_guard,
                STR("the guard of the header"), file->package_span);
    names_claim(&planner->globals, NAMES_GENERATED, plan->types_name, STR("the table of all types"),
                file->package_span);
    for (i = 0; i < file->import_count; i++) {
        includes[i] = names_include(planner->arena, file->import_spellings[i]);
    }
    plan->includes = includes;
    plan->include_count = file->import_count;
}

static struct plan_value *make_main_value(struct planner *planner)
{
    const struct plan_options *options = &planner->plan->options;
    struct plan_rules rules = inclusion_defaults(options->main_type);
    struct codec_levels levels = {planner->plan->file, NULL, NULL, NULL};
    const struct plan_codec *codec = codec_of(planner->arena, options->main_type, &levels,
                                              planner->plan->c_calls, planner->diags);
    struct layout_user user;
    struct plan_value *value;

    memset(&user, 0, sizeof user);
    user.prefix = planner->plan->c_prefix;
    user.is_local = true;
    user.file = planner->plan->file;
    user.kind = NAMES_MAIN;
    user.owner = options->main_text;
    user.span = options->main_type->span;
    value = layout_value(&planner->layout, &user, options->main_type, &rules, codec, false);
    plan_claim_codec(planner, value, user.owner);
    plan_set_escape(value, codec_escape(options->main_type, &levels));
    limits_apply(planner->arena, value, planner->plan->file, NULL);
    return value;
}

const struct plan *plan_build(struct arena *arena, const struct model *model,
                              const struct plan_options *options, struct str header_path,
                              struct diags *diags)
{
    struct plan *plan = ARENA_NEW(arena, struct plan);
    struct planner planner;
    struct plan_value *main_value = NULL;
    size_t errors = diags->errors;
    size_t i;

    memset(&planner, 0, sizeof planner);
    planner.arena = arena;
    planner.diags = diags;
    planner.model = model;
    planner.plan = plan;
    planner.suggestions = SUGGEST_BUDGET;
    plan->model = model;
    plan->file = model->main;
    plan->options = *options;
    names_scope_init(&planner.globals, arena, diags, true);
    layout_init(&planner.layout, arena, &planner.globals);
    map_init(&planner.drafts, arena);
    map_init(&planner.functions, arena);
    map_init(&planner.statics, arena);
    plan_files(&planner, options);
    for (i = 0; i < model->file_count; i++) {
        declare_types(&planner, &planner.files[i]);
    }
    plan_file_names(&planner, header_path);
    plan_order_beans(&planner);
    plan_union_values(&planner);
    plan->main_c_name = STR("b_main");
    if (options->main_type != NULL) {
        main_value = make_main_value(&planner);
        plan_name_elements(&planner, main_value, plan->main_c_name);
        plan->main_value = main_value;
    }
    names_check_generated(&planner.globals);
    plan_finish_beans(&planner);
    plan_finish_unions(&planner);
    layout_mark_recursive(&planner.layout);
    layout_make_steps(&planner.layout, plan);
    plan_make_variants(&planner);
    plan_collect_functions(&planner);
    plan_find_backrefs(&planner);
    return diags->errors == errors ? plan : NULL;
}
