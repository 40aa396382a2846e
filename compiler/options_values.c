/*
 * What the value of each option means. Names that don't exist get the nearest one as advice.
 */
#include "options_values.h"

#include <string.h>

#include "diag.h"
#include "suggest.h"

enum { MAX_COUNT = 1000000 };

struct setter {
    struct arena *arena;
    struct options *options;
    struct str *message;
    const char *spelling;
};

/* -- advice -- */

struct str options_advice(struct arena *arena, struct str word, const char *const *names,
                          size_t count)
{
    size_t budget = SUGGEST_BUDGET;
    struct suggest suggest;

    suggest_init(&suggest, word, &budget);
    for (size_t i = 0; i < count; i++) {
        suggest_offer(&suggest, str_from(names[i]));
    }
    return suggest.best.data == NULL
               ? arena_copy_str(arena, STR(""))
               : arena_format(arena, ": did you mean '%.*s'?", STR_ARGS(suggest.best));
}

/* -- one of some words -- */

/* The place of the word among the names, or -1 with a message. */
static int choose(const struct setter *setter, struct str word, const char *const *names,
                  size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (str_is(word, names[i])) {
            return (int)i;
        }
    }
    *setter->message =
        arena_format(setter->arena, "option '%s' does not know '%.*s'%s", setter->spelling,
                     STR_ARGS(word), options_advice(setter->arena, word, names, count).data);
    return -1;
}

/* Cuts the text in front of the next comma off *rest. */
static struct str take_part(struct str *rest)
{
    size_t size = str_find(*rest, ',');
    struct str part = str_slice(*rest, 0, size);

    *rest = size < rest->size ? str_slice(*rest, size + 1, rest->size) : str_make(NULL, 0);
    return part;
}

static bool take_prefix(struct str *text, const char *prefix)
{
    struct str start = str_from(prefix);

    if (!str_starts_with(*text, start)) {
        return false;
    }
    *text = str_slice(*text, start.size, text->size);
    return true;
}

static bool set_shape(const struct setter *setter, const char *value)
{
    static const char *const names[] = {"table", "property", "fused"};
    static const enum model_shape shapes[] = {MODEL_SHAPE_TABLE, MODEL_SHAPE_PROPERTY,
                                              MODEL_SHAPE_FUSED};
    struct plan_options *plan = &setter->options->plan;
    struct str rest = str_from(value);

    do {
        struct str part = take_part(&rest);
        bool read = take_prefix(&part, "read=");
        bool write = !read && take_prefix(&part, "write=");
        int place = choose(setter, part, names, 3);

        if (place < 0) {
            return false;
        }
        if (!write) {
            plan->read_shape_given = true;
            plan->read_shape = shapes[place];
        }
        if (!read) {
            plan->write_shape_given = true;
            plan->write_shape = shapes[place];
        }
    } while (rest.data != NULL);
    return true;
}

static bool set_inlining(const struct setter *setter, const char *value)
{
    static const char *const names[] = {"heads", "all", "none"};
    static const enum plan_inline choices[] = {PLAN_INLINE_HEADS, PLAN_INLINE_ALL,
                                               PLAN_INLINE_NONE};
    int place = choose(setter, str_from(value), names, 3);

    if (place < 0) {
        return false;
    }
    setter->options->plan.inlining = choices[place];
    return true;
}

static bool set_colour(const struct setter *setter, const char *value)
{
    static const char *const names[] = {"auto", "always", "never"};
    static const enum options_when choices[] = {OPTIONS_AUTO, OPTIONS_ALWAYS, OPTIONS_NEVER};
    int place = choose(setter, str_from(value), names, 3);

    if (place < 0) {
        return false;
    }
    setter->options->colour = choices[place];
    setter->options->colour_given = true;
    return true;
}

static bool set_diagnostics(const struct setter *setter, const char *value)
{
    static const char *const names[] = {"text", "json"};
    int place = choose(setter, str_from(value), names, 2);

    if (place < 0) {
        return false;
    }
    setter->options->json = place == 1;
    return true;
}

static bool add_emitter(const struct setter *setter, struct str name)
{
    size_t count;
    const struct emitter *const *all = emit_all(&count);
    const struct emitter *emitter = emit_find(name);
    struct options_emitters *chosen = &setter->options->emitters;

    if (emitter == NULL) {
        const char **names = ARENA_ARRAY(setter->arena, const char *, count);

        for (size_t i = 0; i < count; i++) {
            names[i] = all[i]->name;
        }
        return choose(setter, name, names, count) >= 0;
    }
    for (size_t i = 0; i < chosen->count; i++) {
        if (chosen->items[i] == emitter) {
            return true;
        }
    }
    vec_push(setter->arena, chosen, emitter);
    return true;
}

static bool set_emitters(const struct setter *setter, const char *value)
{
    struct str rest = str_from(value);

    setter->options->emitters.count = 0;
    do {
        if (!add_emitter(setter, take_part(&rest))) {
            return false;
        }
    } while (rest.data != NULL);
    return true;
}

/* -- warnings -- */

/* The whole option is looked at by diag.h; what is left here is the advice. */
static bool add_warning(const struct setter *setter, const char *value)
{
    struct diags trial;
    struct str name = str_from(value);
    const char *names[DIAG_CODE_COUNT];
    size_t count = 0;

    diag_init(&trial, setter->arena, NULL);
    if (name.size > 0 && diag_option(&trial, name)) {
        vec_push(setter->arena, &setter->options->warnings, value);
        return true;
    }
    for (int code = 0; code < DIAG_CODE_COUNT; code++) {
        if (diag_default_severity((enum diag_code)code) == DIAG_SEVERITY_warning) {
            names[count++] = diag_name((enum diag_code)code);
        }
    }
    (void)(take_prefix(&name, "error=") || take_prefix(&name, "no-error=") ||
           take_prefix(&name, "no-"));
    *setter->message =
        arena_format(setter->arena, "there is no warning '%.*s' for '-W'%s", STR_ARGS(name),
                     options_advice(setter->arena, name, names, count).data);
    return false;
}

/* -- texts and numbers -- */

static bool set_text(const struct setter *setter, const char *value, const char **place)
{
    if (value[0] == '\0') {
        *setter->message = arena_format(setter->arena,
                                        "option '%s' needs an argument that is "
                                        "not empty",
                                        setter->spelling);
        return false;
    }
    *place = value;
    return true;
}

static bool add_text(const struct setter *setter, const char *value, struct options_words *words)
{
    const char *text;

    if (!set_text(setter, value, &text)) {
        return false;
    }
    vec_push(setter->arena, words, text);
    return true;
}

static bool set_output(const struct setter *setter, const char *value)
{
    if (strcmp(value, "-") == 0) {
        setter->options->to_stdout = true;
        return true;
    }
    return set_text(setter, value, &setter->options->output);
}

static bool set_count(const struct setter *setter, const char *value, size_t *count)
{
    size_t number = 0;
    size_t size = strlen(value);

    for (size_t i = 0; i < size && number <= MAX_COUNT; i++) {
        if (value[i] < '0' || value[i] > '9') {
            size = 0;
        } else {
            number = number * 10 + (size_t)(value[i] - '0');
        }
    }
    if (size == 0 || number > MAX_COUNT) {
        *setter->message = arena_format(setter->arena,
                                        "option '%s' needs a number from 0 to %d, "
                                        "not '%s'",
                                        setter->spelling, (int)MAX_COUNT, value);
        return false;
    }
    *count = number;
    return true;
}

/* A start for C names: what C keeps for itself is no start. */
static bool set_prefix(const struct setter *setter, const char *value)
{
    const char *checked;
    char before = '_';

    for (const char *p = value; *p != '\0'; p++) {
        bool letter = (*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z');
        bool other = (*p >= '0' && *p <= '9' && p > value) || (*p == '_' && before != '_');

        if (!letter && !other) {
            *setter->message =
                arena_format(setter->arena,
                             "option '%s' needs a C identifier that neither starts with '_' "
                             "nor has '__' in it, not '%s'",
                             setter->spelling, value);
            return false;
        }
        before = *p;
    }
    setter->options->plan.prefix = str_from(value);
    return set_text(setter, value, &checked);
}

static bool set_main(const struct setter *setter, const char *value)
{
    setter->options->plan.main_text = str_from(value);
    return set_text(setter, value, &setter->options->main_type);
}

/* -- all of them -- */

static bool set_with_value(const struct setter *setter, enum option_id id, const char *value)
{
    struct options *options = setter->options;

    switch (id) {
    case OPTION_output: return set_output(setter, value);
    case OPTION_header: return set_text(setter, value, &options->header);
    case OPTION_emit: return set_emitters(setter, value);
    case OPTION_shape: return set_shape(setter, value);
    case OPTION_inlining: return set_inlining(setter, value);
    case OPTION_main: return set_main(setter, value);
    case OPTION_prefix: return set_prefix(setter, value);
    case OPTION_import: return add_text(setter, value, &options->import_path);
    case OPTION_depfile: return set_text(setter, value, &options->depfile);
    case OPTION_depfile_target: return add_text(setter, value, &options->depfile_targets);
    case OPTION_warning: return add_warning(setter, value);
    case OPTION_max_errors: return set_count(setter, value, &options->max_errors);
    case OPTION_colour: return set_colour(setter, value);
    case OPTION_diagnostics: return set_diagnostics(setter, value);
    default: return true; /* flags */
    }
}

bool options_set(struct arena *arena, enum option_id id, const char *spelling, const char *value,
                 struct options *options, struct str *message)
{
    struct setter setter = {arena, options, message, spelling};

    switch (id) {
    case OPTION_to_stdout: options->to_stdout = true; break;
    case OPTION_only_if_changed: options->only_if_changed = true; break;
    case OPTION_check: options->check = true; break;
    case OPTION_dry_run: options->dry_run = true; break;
    case OPTION_lines: options->plan.main_lines = true; break;
    case OPTION_depfile_beside: options->depfile_beside = true; break;
    case OPTION_depfile_only: options->depfile_only = true; break;
    case OPTION_depfile_phony: options->depfile_phony = true; break;
    case OPTION_caret: options->caret = true; break;
    case OPTION_no_caret: options->caret = false; break;
    case OPTION_help: options->verb = OPTIONS_HELP; break;
    case OPTION_version: options->verb = OPTIONS_VERSION; break;
    default: return set_with_value(&setter, id, value);
    }
    return true;
}
