/*
 * What the tests of the compiler's lower floors share: a compilation in memory, and its
 * diagnostics as "line:column name" lines.
 */
#ifndef BEANC_SYNTAX_TEST_H
#define BEANC_SYNTAX_TEST_H

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "diag.h"
#include "parse.h"

struct fixture {
    struct arena arena;
    struct source_set sources;
    struct diags diags;
    struct intern intern;
    struct str_buffer text; /* what the last function below returned */
};

static inline void fixture_open(struct fixture *f)
{
    memset(f, 0, sizeof *f);
    arena_init(&f->arena);
    source_set_init(&f->sources, &f->arena);
    diag_init(&f->diags, &f->arena, &f->sources);
    f->diags.max_errors = 0;
    intern_init(&f->intern, &f->arena);
}

static inline void fixture_close(struct fixture *f)
{
    str_buffer_free(&f->text);
    arena_free(&f->arena);
}

static inline struct source *fixture_source(struct fixture *f, struct str bytes)
{
    return source_add(&f->sources, STR("t.bean"), bytes);
}

static inline struct ast_file *fixture_parse(struct fixture *f, struct str bytes)
{
    struct parse_context context = {&f->arena, &f->intern, &f->diags};

    return parse_file(&context, fixture_source(f, bytes));
}

/* "3:5 syntax\n..." of all diagnostics, in their final order */
static inline const char *fixture_errors(struct fixture *f)
{
    diag_finish(&f->diags);
    f->text.size = 0;
    str_buffer_add_text(&f->text, "");
    for (size_t i = 0; i < f->diags.list.count; i++) {
        const struct diag *diag = f->diags.list.items[i];
        struct source_place place = source_place(&f->sources, diag->span);

        str_buffer_add_unsigned(&f->text, place.line);
        str_buffer_add_char(&f->text, ':');
        str_buffer_add_unsigned(&f->text, place.column);
        str_buffer_add_char(&f->text, ' ');
        str_buffer_add_text(&f->text, diag_name(diag->code));
        str_buffer_add_char(&f->text, '\n');
    }
    return f->text.data;
}

/* The full text form, without the source lines. */
static inline const char *fixture_messages(struct fixture *f)
{
    struct diag_print_options options = {false, false};

    diag_finish(&f->diags);
    f->text.size = 0;
    str_buffer_add_text(&f->text, "");
    diag_print_text(&f->diags, &options, &f->text);
    return f->text.data;
}

static inline const char *fixture_print(struct fixture *f, const struct ast_file *file)
{
    f->text.size = 0;
    str_buffer_add_text(&f->text, "");
    ast_print(file, &f->text);
    return f->text.data;
}

/* Reads one of the schemas under tests/data/schemas into the arena. */
static inline struct str fixture_schema(struct fixture *f, const char *name)
{
    const char *top = getenv("BEAN_SRC");
    struct fileio_error error;
    struct str path =
        arena_format(&f->arena, "%s/tests/data/schemas/%s.bean", top == NULL ? "." : top, name);
    struct str bytes;

    ck_assert_msg(fileio_read(&f->arena, path.data, SOURCE_MAX_SIZE, &bytes, &error), "%s: %s",
                  path.data, fileio_error_text(&error));
    return bytes;
}

static inline void assert_str(struct str found, const char *expected)
{
    ck_assert_msg(str_is(found, expected), "\"%.*s\" instead of \"%s\"", STR_ARGS(found), expected);
}

#endif
