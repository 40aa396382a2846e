/*
 * Collecting diagnostics: wording, -W options, order, repetitions and limits.
 */
#include "diag.h"

#include <stdlib.h>
#include <string.h>

struct row {
    enum diag_severity severity;
    const char *name;
    const char *text;
};

static const struct row rows[] = {
#define DIAG(id, severity, name, text) {DIAG_SEVERITY_##severity, name, text},
#include "diags.def"
#undef DIAG
};

enum { MAX_ARGUMENT = 200 }; /* bytes of an argument that are shown */

void diag_init(struct diags *diags, struct arena *arena, struct source_set *sources)
{
    memset(diags, 0, sizeof *diags);
    diags->arena = arena;
    diags->sources = sources;
    diags->max_errors = DIAG_DEFAULT_MAX_ERRORS;
}

const char *diag_name(enum diag_code code)
{
    return rows[code].name;
}

const char *diag_text(enum diag_code code)
{
    return rows[code].text;
}

enum diag_severity diag_default_severity(enum diag_code code)
{
    return rows[code].severity;
}

const char *diag_severity_name(enum diag_severity severity)
{
    switch (severity) {
    case DIAG_SEVERITY_note: return "note";
    case DIAG_SEVERITY_warning: return "warning";
    case DIAG_SEVERITY_error: break;
    }
    return "error";
}

/* -- options -- */

static bool set_state(struct diags *diags, struct str name, enum diag_state state)
{
    bool found = false;

    for (size_t code = 0; code < DIAG_CODE_COUNT; code++) {
        if (rows[code].severity == DIAG_SEVERITY_warning && str_is(name, rows[code].name)) {
            diags->state[code] = (unsigned char)state;
            found = true;
        }
    }
    return found;
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

bool diag_option(struct diags *diags, struct str option)
{
    if (str_is(option, "error") || str_is(option, "no-error")) {
        diags->warnings_are_errors = str_is(option, "error");
        return true;
    }
    if (take_prefix(&option, "error=")) {
        return set_state(diags, option, DIAG_STATE_error);
    }
    if (take_prefix(&option, "no-error=")) {
        return set_state(diags, option, DIAG_STATE_not_error);
    }
    if (take_prefix(&option, "no-")) {
        return set_state(diags, option, DIAG_STATE_off);
    }
    return set_state(diags, option, DIAG_STATE_on);
}

static enum diag_severity final_severity(const struct diags *diags, enum diag_code code)
{
    enum diag_severity severity = rows[code].severity;

    if (severity != DIAG_SEVERITY_warning || diags->state[code] == DIAG_STATE_not_error) {
        return severity;
    }
    return diags->warnings_are_errors || diags->state[code] == DIAG_STATE_error
               ? DIAG_SEVERITY_error
               : severity;
}

/* -- wording -- */

/* Only printable text leaves here: what a schema says must not steer a terminal. */
static void add_argument(struct str_buffer *out, struct str text)
{
    static const char hex[] = "0123456789abcdef";
    size_t i = 0;

    while (i < text.size && i < MAX_ARGUMENT) {
        unsigned char byte = (unsigned char)text.data[i];
        size_t length = str_utf8_length(text, i);

        if (length == 0 || byte < 0x20 || byte == 0x7F) {
            str_buffer_add_text(out, "\\x");
            str_buffer_add_char(out, hex[byte >> 4]);
            str_buffer_add_char(out, hex[byte & 15]);
            length = 1;
        } else {
            str_buffer_add(out, str_slice(text, i, length));
        }
        i += length;
    }
    if (i < text.size) {
        str_buffer_add_text(out, "...");
    }
}

static struct str make_text(struct diags *diags, enum diag_code code, const struct str *args,
                            size_t count)
{
    struct str_buffer out = {NULL, 0, 0};
    struct str result;

    for (const char *at = rows[code].text; *at != '\0'; at++) {
        if (at[0] == '{' && at[1] >= '0' && at[1] <= '9' && at[2] == '}') {
            size_t index = (size_t)(at[1] - '0');

            if (index < count) {
                add_argument(&out, args[index]);
            }
            at += 2;
        } else {
            str_buffer_add_char(&out, *at);
        }
    }
    result = arena_copy_str(diags->arena, str_buffer_str(&out));
    str_buffer_free(&out);
    return result;
}

/* -- reporting -- */

static struct diag *report(struct diags *diags, enum diag_code code, struct span span,
                           const struct str *args, size_t count)
{
    struct diag *diag = ARENA_NEW(diags->arena, struct diag);

    diag->code = code;
    diag->severity = final_severity(diags, code);
    diag->span = span;
    if (diags->state[code] == DIAG_STATE_off) {
        return diag;
    }
    diags->errors += diag->severity == DIAG_SEVERITY_error;
    diags->warnings += diag->severity == DIAG_SEVERITY_warning;
    if (!diag_is_full(diags)) {
        diag->text = make_text(diags, code, args, count);
        diag->sequence = diags->list.count;
        vec_push(diags->arena, &diags->list, diag);
    }
    return diag;
}

struct diag *diag_report(struct diags *diags, enum diag_code code, struct span span)
{
    return report(diags, code, span, NULL, 0);
}

struct diag *diag_report1(struct diags *diags, enum diag_code code, struct span span,
                          struct str arg0)
{
    return report(diags, code, span, &arg0, 1);
}

struct diag *diag_report2(struct diags *diags, enum diag_code code, struct span span,
                          struct str arg0, struct str arg1)
{
    struct str args[2] = {arg0, arg1};

    return report(diags, code, span, args, 2);
}

struct diag *diag_report3(struct diags *diags, enum diag_code code, struct span span,
                          struct str arg0, struct str arg1, struct str arg2)
{
    struct str args[3] = {arg0, arg1, arg2};

    return report(diags, code, span, args, 3);
}

static void add_note(struct diags *diags, struct diag *diag, enum diag_code code, struct span span,
                     const struct str *args, size_t count)
{
    struct diag_note note;

    if (diag->text.data == NULL) {
        return; /* silenced */
    }
    note.span = span;
    note.text = make_text(diags, code, args, count);
    vec_push(diags->arena, &diag->notes, note);
}

void diag_note(struct diags *diags, struct diag *diag, enum diag_code code, struct span span)
{
    add_note(diags, diag, code, span, NULL, 0);
}

void diag_note1(struct diags *diags, struct diag *diag, enum diag_code code, struct span span,
                struct str arg0)
{
    add_note(diags, diag, code, span, &arg0, 1);
}

void diag_note2(struct diags *diags, struct diag *diag, enum diag_code code, struct span span,
                struct str arg0, struct str arg1)
{
    struct str args[2] = {arg0, arg1};

    add_note(diags, diag, code, span, args, 2);
}

bool diag_has_errors(const struct diags *diags)
{
    return diags->errors != 0;
}

bool diag_is_full(const struct diags *diags)
{
    return diags->list.count >= DIAG_MAX_STORED;
}

/* -- finishing -- */

static int compare_numbers(size_t a, size_t b)
{
    return a < b ? -1 : a > b;
}

static int compare_places(const void *left, const void *right)
{
    const struct diag *a = *(struct diag *const *)left;
    const struct diag *b = *(struct diag *const *)right;
    int order = compare_numbers(a->span.source, b->span.source);

    if (order == 0) {
        order = compare_numbers(a->span.offset, b->span.offset);
    }
    return order != 0 ? order : compare_numbers(a->sequence, b->sequence);
}

static bool same_place(const struct diag *a, const struct diag *b)
{
    return a->span.source == b->span.source && a->span.offset == b->span.offset;
}

static bool is_generic(const struct diag *diag)
{
    return strcmp(diag_name(diag->code), "syntax") == 0;
}

/* Is list[index] a repetition, or a generic message where a precise one stands? */
static bool is_redundant(const struct diag_list *list, size_t index)
{
    const struct diag *diag = list->items[index];
    size_t first = index;

    while (first > 0 && same_place(list->items[first - 1], diag)) {
        first--;
    }
    for (size_t i = first; i < list->count && same_place(list->items[i], diag); i++) {
        const struct diag *other = list->items[i];

        if (i < index && other->code == diag->code && str_equal(other->text, diag->text)) {
            return true;
        }
        if (span_exists(diag->span) && is_generic(diag) && !is_generic(other) &&
            other->severity == DIAG_SEVERITY_error) {
            return true;
        }
    }
    return false;
}

static void drop_redundant(struct diags *diags)
{
    struct diag_list kept = {NULL, 0, 0};

    for (size_t i = 0; i < diags->list.count; i++) {
        struct diag *diag = diags->list.items[i];

        if (!is_redundant(&diags->list, i)) {
            vec_push(diags->arena, &kept, diag);
        } else if (diag->severity == DIAG_SEVERITY_error) {
            diags->errors--;
        } else {
            diags->warnings--;
        }
    }
    diags->list = kept;
}

static void cut(struct diags *diags)
{
    size_t errors = 0;
    size_t shown = 0;

    for (; shown < diags->list.count; shown++) {
        if (diags->list.items[shown]->severity == DIAG_SEVERITY_error) {
            if (diags->max_errors != 0 && errors == diags->max_errors) {
                break;
            }
            errors++;
        }
    }
    diags->list.count = shown;
    diags->hidden_errors = diags->errors - errors;
}

void diag_finish(struct diags *diags)
{
    if (diags->list.count > 1) {
        qsort(diags->list.items, diags->list.count, sizeof *diags->list.items, compare_places);
    }
    drop_redundant(diags);
    cut(diags);
}
