/*
 * What the tests of the plan share: schemas in memory, and the plan of the last one. Schemas that
 * are to be imported are added first, under the names that their importers spell.
 */
#ifndef BEANC_PLAN_TEST_H
#define BEANC_PLAN_TEST_H

#include "lower.h"
#include "plan.h"
#include "syntax_test.h"

struct plan_test {
    struct fixture fixture;
    struct load_result loaded;
    struct plan_options options; /* for the next plan */
    const char *header;          /* likewise */
    const char *main_type;       /* likewise; NULL for none */
    bool main_lines;
};

static struct plan_test test;

static inline void open_test(void)
{
    memset(&test, 0, sizeof test);
    fixture_open(&test.fixture);
    test.header = "t_gen.h";
}

static inline void close_test(void)
{
    fixture_close(&test.fixture);
}

static inline struct load_file *find_loaded(struct str spelling)
{
    for (size_t i = 0; i < test.loaded.files.count; i++) {
        if (str_equal(test.loaded.files.items[i]->spelling, spelling)) {
            return test.loaded.files.items[i];
        }
    }
    ck_abort_msg("%.*s was not added", STR_ARGS(spelling));
    return NULL;
}

static inline void add_schema(const char *name, struct str text)
{
    struct fixture *f = &test.fixture;
    struct parse_context context = {&f->arena, &f->intern, &f->diags};
    struct load_file *file = ARENA_NEW(&f->arena, struct load_file);
    struct source *source = source_add(&f->sources, str_from(name), text);

    ck_assert_ptr_nonnull(source);
    file->path = str_from(name);
    file->spelling = file->path;
    file->source = source->number;
    file->ast = parse_file(&context, source);
    for (size_t i = 0; i < file->ast->decls.count; i++) {
        const struct ast_decl *decl = file->ast->decls.items[i];

        if (decl->kind == AST_DECL_IMPORT) {
            struct load_import import = {decl, decl->path.text, NULL};

            import.file = find_loaded(import.spelling);
            vec_push(&f->arena, &file->imports, import);
        }
    }
    vec_push(&f->arena, &test.loaded.files, file);
}

/* The plan of a schema; NULL after errors of the plan. Other errors end the test. */
static inline const struct plan *try_plan_text(struct str text)
{
    struct fixture *f = &test.fixture;
    const struct model *model;

    add_schema("t.bean", text);
    model = diag_has_errors(&f->diags) ? NULL : lower_files(&f->arena, &test.loaded, &f->diags);
    ck_assert_msg(model != NULL, "%s", fixture_messages(f));
    if (test.main_type != NULL) {
        test.options.main_text = str_from(test.main_type);
        test.options.main_type =
            lower_type_expression(&f->arena, model, &f->sources, test.options.main_text, &f->diags);
        ck_assert_msg(test.options.main_type != NULL, "%s", fixture_messages(f));
    }
    test.options.main_lines = test.main_lines;
    return plan_build(&f->arena, model, &test.options, str_from(test.header), &f->diags);
}

static inline const struct plan *try_plan(const char *text)
{
    return try_plan_text(str_from(text));
}

static inline const struct plan *make_plan_text(struct str text)
{
    const struct plan *plan = try_plan_text(text);

    ck_assert_msg(plan != NULL, "%s", fixture_messages(&test.fixture));
    return plan;
}

static inline const struct plan *make_plan(const char *text)
{
    return make_plan_text(str_from(text));
}

/* A schema that has no plan, and "line:column name" of all its errors and warnings. */
static inline void check_refused(const char *text, const char *expected)
{
    const struct plan *plan;

    close_test();
    open_test();
    plan = try_plan(text);
    ck_assert_str_eq(fixture_errors(&test.fixture), expected);
    ck_assert_ptr_null(plan);
}

/* -- looking things up; what is not there ends the test -- */

static inline const struct plan_bean *get_bean(const struct plan *plan, const char *name)
{
    for (size_t i = 0; i < plan->bean_count; i++) {
        if (str_is(plan->beans[i]->model->name, name)) {
            return plan->beans[i];
        }
    }
    ck_abort_msg("there is no bean %s", name);
    return NULL;
}

static inline const struct plan_enum *get_enum(const struct plan *plan, const char *name)
{
    for (size_t i = 0; i < plan->enum_count; i++) {
        if (str_is(plan->enums[i]->model->name, name)) {
            return plan->enums[i];
        }
    }
    ck_abort_msg("there is no enum %s", name);
    return NULL;
}

static inline const struct plan_property *get_property(const struct plan_bean *bean,
                                                       const char *name)
{
    for (size_t i = 0; i < bean->property_count; i++) {
        if (str_is(bean->properties[i].model->name, name)) {
            return &bean->properties[i];
        }
    }
    ck_abort_msg("there is no property %s", name);
    return NULL;
}

/* The index that a table finds for a text, or -1: what the runtime does. */
static inline int32_t look_up(const struct plan_keys *keys, uint64_t hash, struct str text)
{
    uint32_t displacement = keys->displacements[(uint32_t)hash & keys->bucket_mask];
    uint32_t slot = ((uint32_t)(hash >> 32) + displacement) & keys->slot_mask;

    return keys->slots[slot].index >= 0 && str_equal(keys->slots[slot].text, text)
               ? keys->slots[slot].index
               : -1;
}

#endif
