/*
 * What the tests of the model floor share: schemas in memory and their model. Schemas that are to
 * be imported are added first, under the names that their importers spell.
 */
#ifndef BEANC_MODEL_TEST_H
#define BEANC_MODEL_TEST_H

#include "load.h"
#include "lower.h"
#include "syntax_test.h"

struct model_test {
    struct fixture fixture;
    struct load_result loaded;
};

static struct model_test test;

static inline void open_test(void)
{
    memset(&test, 0, sizeof test);
    fixture_open(&test.fixture);
}

static inline void close_test(void)
{
    fixture_close(&test.fixture);
}

static inline void add_schema(const char *name, struct str text)
{
    struct fixture *f = &test.fixture;
    struct parse_context context = { &f->arena, &f->intern, &f->diags };
    struct load_file *file = ARENA_NEW(&f->arena, struct load_file);
    struct source *source = source_add(&f->sources, str_from(name), text);
    size_t errors = f->diags.errors;
    ck_assert_ptr_nonnull(source);
    file->path = source->path;
    file->spelling = source->path;
    file->source = source->number;
    file->ast = parse_file(&context, source);
    file->has_errors = f->diags.errors != errors;
    for (size_t i = 0; i < file->ast->decls.count; i++) {
        const struct ast_decl *decl = file->ast->decls.items[i];
        if (decl->kind == AST_DECL_IMPORT) {
            struct load_import import = { decl, decl->path.text, NULL };
            for (size_t j = 0; j < test.loaded.files.count; j++) {
                if (str_equal(test.loaded.files.items[j]->path, import.spelling)) {
                    import.file = test.loaded.files.items[j];
                }
            }
            vec_push(&f->arena, &file->imports, import);
        }
    }
    vec_push(&f->arena, &test.loaded.files, file);
}

/* The model of the schema and those added before; NULL after errors. */
static inline const struct model *try_model(struct str text)
{
    add_schema("t.bean", text);
    return lower_files(&test.fixture.arena, &test.loaded, &test.fixture.diags);
}

static inline const struct model *make_model(const char *text)
{
    const struct model *model = try_model(str_from(text));
    ck_assert_msg(model != NULL, "%s", fixture_messages(&test.fixture));
    return model;
}

/* "line:column name" of all that is wrong with a schema; that there is something is checked. */
static inline void check_refused(const char *text, const char *expected)
{
    close_test();
    open_test();
    const struct model *model = try_model(str_from(text));
    ck_assert_str_eq(fixture_errors(&test.fixture), expected);
    ck_assert_ptr_null(model);
}

/* -- looking things up; what is not there ends the test -- */

static inline const struct model_bean *get_bean(const struct model *model, const char *name)
{
    for (size_t i = 0; i < model->main->declaration_count; i++) {
        const struct model_declaration *declaration = &model->main->declarations[i];
        if (declaration->kind == MODEL_DECLARED_BEAN && str_is(declaration->bean->name, name)) {
            return declaration->bean;
        }
    }
    ck_abort_msg("there is no bean %s", name);
    return NULL;
}

static inline const struct model_enum *get_enum(const struct model *model, const char *name)
{
    for (size_t i = 0; i < model->main->declaration_count; i++) {
        const struct model_declaration *declaration = &model->main->declarations[i];
        if (declaration->kind == MODEL_DECLARED_ENUM &&
            str_is(declaration->enumeration->name, name)) {
            return declaration->enumeration;
        }
    }
    ck_abort_msg("there is no enum %s", name);
    return NULL;
}

static inline const struct model_const *get_const(const struct model *model, const char *name)
{
    for (size_t i = 0; i < model->main->declaration_count; i++) {
        const struct model_declaration *declaration = &model->main->declarations[i];
        if (declaration->kind == MODEL_DECLARED_CONST &&
            str_is(declaration->constant->name, name)) {
            return declaration->constant;
        }
    }
    ck_abort_msg("there is no constant %s", name);
    return NULL;
}

static inline const struct model_property *get_property(const struct model_bean *bean,
                                                        const char *name)
{
    for (size_t i = 0; i < bean->property_count; i++) {
        if (str_is(bean->properties[i]->name, name)) {
            return bean->properties[i];
        }
    }
    ck_abort_msg("there is no property %s", name);
    return NULL;
}

#endif
