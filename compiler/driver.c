/*
 * One pipeline for all verbs that compile: load, lower, plan, emit into memory; then the outputs
 * of all inputs are written together, and only when there was no error in any of them.
 */
#ifdef HAVE_CONFIG_H
#include "config.h"
#endif

#include "driver.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "depfile.h"
#include "driver_names.h"
#include "fileio.h"
#include "intern.h"
#include "load.h"
#include "lower.h"

static const char version_text[] = "beanc (bean) " PACKAGE_VERSION "\n"
                                   "Copyright (c) The beanc authors\n"
                                   "MIT licence: free software without any warranty.\n";

/* One input on its way through the floors. */
struct job {
    struct arena *arena;
    const struct options *options;
    struct driver_outputs *outputs;
    const char *input;
    struct driver_names names;
    struct intern intern;
    struct source_set sources;
    struct diags diags;
    struct load_result files;
};

/* -- messages -- */

static bool wants_colour(const struct options *options)
{
    const char *no_colour = getenv("NO_COLOR");
    const char *terminal = getenv("TERM");

    if (options->colour_given && options->colour != OPTIONS_AUTO) {
        return options->colour == OPTIONS_ALWAYS;
    }
    if (!options->colour_given && no_colour != NULL && no_colour[0] != '\0') {
        return false;
    }
    return isatty(STDERR_FILENO) == 1 && terminal != NULL && strcmp(terminal, "dumb") != 0;
}

void driver_print(struct diags *diags, const struct options *options)
{
    struct str_buffer text = {NULL, 0, 0};
    struct diag_print_options print;
    struct fileio_error error;

    print.colour = wants_colour(options);
    print.caret = options->caret;
    diag_finish(diags);
    if (options->json) {
        diag_print_json(diags, &text);
    } else {
        diag_print_text(diags, &print, &text);
    }
    /* There is nowhere left to say that standard error can't be written. */
    (void)fileio_write_stderr(str_buffer_str(&text), &error);
    str_buffer_free(&text);
}

static enum driver_status refuse(struct str message)
{
    static const char advice[] = "Try 'beanc --help' for more information.\n";
    struct str_buffer text = {NULL, 0, 0};
    struct fileio_error error;

    str_buffer_add_text(&text, "beanc: error: ");
    str_buffer_add(&text, message);
    str_buffer_add_char(&text, '\n');
    str_buffer_add_text(&text, advice);
    (void)fileio_write_stderr(str_buffer_str(&text), &error);
    str_buffer_free(&text);
    return DRIVER_USAGE;
}

/* -- one input -- */

static bool load(struct job *job)
{
    struct load_dirs directories;
    bool ok;

    directories.items = job->options->import_path.items;
    directories.count = job->options->import_path.count;
    ok = load_files(job->arena, &job->intern, &job->sources, &job->diags, job->input, &directories,
                    &job->files);
    for (size_t i = 0; i < job->files.paths.count; i++) {
        vec_push(job->arena, &job->outputs->read, job->files.paths.items[i].data);
    }
    return ok;
}

static const struct plan *make_plan(struct job *job)
{
    const struct model *model = lower_files(job->arena, &job->files, &job->diags);
    struct plan_options plan = job->options->plan;

    if (model == NULL) {
        return NULL;
    }
    if (job->options->main_type != NULL) {
        plan.main_type = lower_type_expression(job->arena, model, &job->sources,
                                               str_from(job->options->main_type), &job->diags);
        if (plan.main_type == NULL) {
            return NULL;
        }
    }
    return plan_build(job->arena, model, &plan, job->names.header_import, &job->diags);
}

static void add_output(struct job *job, const char *path, struct out *out)
{
    driver_outputs_add(job->outputs, path, arena_copy_str(job->arena, str_buffer_str(&out->text)),
                       false);
}

static void emit(struct job *job, const struct plan *plan)
{
    struct emit_names names;

    names.schema_path = job->names.schema_path;
    names.header_name = job->names.header_name;
    names.version = STR(PACKAGE_VERSION);
    for (size_t i = 0; i < job->options->emitters.count; i++) {
        const struct emitter *emitter = job->options->emitters.items[i];
        struct out main_file = {{NULL, 0, 0}, 0};
        struct out header = {{NULL, 0, 0}, 0};

        emitter->emit(plan, &names, &main_file, &header);
        add_output(job, job->options->to_stdout ? "-" : job->names.main_files[i], &main_file);
        if (emitter->has_header && (!job->options->to_stdout || job->options->header != NULL)) {
            add_output(job, job->names.header, &header);
        }
        out_free(&main_file);
        out_free(&header);
    }
}

/* -- its dependency file -- */

VEC_DEFINE(target_list, struct str);

static void add_targets(struct job *job, struct target_list *targets)
{
    const struct options *options = job->options;

    for (size_t i = 0; i < options->depfile_targets.count; i++) {
        vec_push(job->arena, targets, str_from(options->depfile_targets.items[i]));
    }
    for (size_t i = 0; i < options->emitters.count && options->depfile_targets.count == 0; i++) {
        vec_push(job->arena, targets, str_from(job->names.main_files[i]));
        if (options->emitters.items[i]->has_header) {
            vec_push(job->arena, targets, str_from(job->names.header));
        }
    }
}

static bool check_names(struct job *job, const struct str *names, size_t count, bool as_targets)
{
    bool ok = true;

    for (size_t i = 0; i < count; i++) {
        if (!depfile_can_name(names[i], as_targets)) {
            (void)diag_report1(&job->diags, DIAG_depfile_name, span_none(), names[i]);
            ok = false;
        }
    }
    return ok;
}

static void add_depfile(struct job *job)
{
    struct target_list targets = {NULL, 0, 0};
    struct str_buffer text = {NULL, 0, 0};
    struct depfile_rule rule;

    add_targets(job, &targets);
    rule.targets = targets.items;
    rule.target_count = targets.count;
    rule.targets_as_they_stand = job->options->depfile_targets.count > 0;
    rule.prerequisites = job->files.paths.items;
    rule.prerequisite_count = job->files.paths.count;
    if (check_names(job, rule.prerequisites, rule.prerequisite_count, false) &&
        (rule.targets_as_they_stand || check_names(job, targets.items, targets.count, true))) {
        depfile_add_rule(&text, &rule);
        driver_outputs_add(job->outputs, job->names.depfile,
                           arena_copy_str(job->arena, str_buffer_str(&text)), true);
    }
    str_buffer_free(&text);
}

static void run(struct job *job)
{
    bool loaded = load(job);

    if (job->options->depfile_only) {
        if (loaded) {
            add_depfile(job);
        }
        return;
    }
    if (job->files.files.count > 0) {
        const struct plan *plan = make_plan(job);

        if (plan != NULL && !diag_has_errors(&job->diags)) {
            emit(job, plan);
            if (job->names.depfile != NULL) {
                add_depfile(job);
            }
        }
    }
}

/* False when there were errors; they and the warnings are printed. */
static bool compile_input(struct driver_outputs *outputs, const char *input)
{
    struct job job;

    memset(&job, 0, sizeof job);
    job.arena = outputs->arena;
    job.options = outputs->options;
    job.outputs = outputs;
    job.input = input;
    driver_names_make(job.arena, job.options, input, &job.names);
    intern_init(&job.intern, job.arena);
    source_set_init(&job.sources, job.arena);
    diag_init(&job.diags, job.arena, &job.sources);
    job.diags.max_errors = job.options->max_errors;
    for (size_t i = 0; i < job.options->warnings.count; i++) {
        (void)diag_option(&job.diags, str_from(job.options->warnings.items[i]));
    }
    run(&job);
    driver_print(&job.diags, job.options);
    return !diag_has_errors(&job.diags);
}

/* -- the run -- */

enum driver_status driver_compile(struct arena *arena, const struct options *options)
{
    struct driver_outputs outputs;
    struct diags diags;
    struct str message;
    bool ok = true;

    memset(&outputs, 0, sizeof outputs);
    outputs.arena = arena;
    outputs.options = options;
    outputs.diags = &diags;
    diag_init(&diags, arena, NULL);
    diags.max_errors = 0;
    for (size_t i = 0; i < options->inputs.count; i++) {
        ok = compile_input(&outputs, options->inputs.items[i]) && ok;
    }
    if (!ok) {
        return DRIVER_FAILED;
    }
    if (!driver_outputs_distinct(&outputs, &message)) {
        return refuse(message);
    }
    ok = driver_outputs_finish(&outputs);
    driver_print(&diags, options);
    return ok ? DRIVER_OK : DRIVER_FAILED;
}

static enum driver_status print_text(struct arena *arena, struct str text,
                                     const struct options *options)
{
    struct fileio_error error;
    struct diags diags;

    if (fileio_write_stdout(text, &error)) {
        return DRIVER_OK;
    }
    diag_init(&diags, arena, NULL);
    (void)diag_report3(&diags, DIAG_output_failed, span_none(), str_from(error.action),
                       str_from(error.path), str_from(fileio_error_text(&error)));
    driver_print(&diags, options);
    return DRIVER_FAILED;
}

static enum driver_status print_help(struct arena *arena, const struct options *options)
{
    struct str_buffer text = {NULL, 0, 0};
    enum driver_status status;

    options_help(&text);
    status = print_text(arena, str_buffer_str(&text), options);
    str_buffer_free(&text);
    return status;
}

int driver_main(int argc, const char *const *argv)
{
    struct arena arena;
    struct options options;
    struct str message;
    size_t count = argc > 0 ? (size_t)argc - 1 : 0;
    enum driver_status status;

#ifdef SIGPIPE
    /* A reader that went away is an error of writing, and is reported like any other. */
    (void)signal(SIGPIPE, SIG_IGN);
#endif
    arena_init(&arena);
    if (!options_parse(&arena, count, argv + (argc > 0), getenv("BEANC_PATH"), &options,
                       &message)) {
        status = refuse(message);
    } else if (options.verb == OPTIONS_HELP) {
        status = print_help(&arena, &options);
    } else if (options.verb == OPTIONS_VERSION) {
        status = print_text(&arena, str_from(version_text), &options);
    } else {
        status = driver_compile(&arena, &options);
    }
    arena_free(&arena);
    return (int)status;
}
