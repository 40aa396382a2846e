/*
 * Diagnostics as values: found by any floor, collected here, sorted and printed at the end.
 * Codes and wording are in diags.def. Nothing here prints or ends the process.
 *
 *     struct diag *d = diag_report1(diags, DIAG_name_taken, name.span, name.text);
 *     diag_note(diags, d, DIAG_first_declared, first.span);
 */
#ifndef BEANC_DIAG_H
#define BEANC_DIAG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arena.h"
#include "source.h"
#include "str.h"
#include "vec.h"

enum diag_severity { DIAG_SEVERITY_note, DIAG_SEVERITY_warning, DIAG_SEVERITY_error };

enum diag_code {
#define DIAG(id, severity, name, text) DIAG_##id,
#include "diags.def"
#undef DIAG
    DIAG_CODE_COUNT
};

struct diag_note {
    struct span span; /* none: printed at the place of its diagnostic */
    struct str text;
};

VEC_DEFINE(diag_note_list, struct diag_note);

struct diag {
    enum diag_code code;
    enum diag_severity severity; /* final: -Werror and the like are applied */
    struct span span;            /* none: the message is about no file */
    struct str text;
    struct diag_note_list notes;
    size_t sequence; /* order of reporting, to sort equal places */
};

VEC_DEFINE(diag_list, struct diag *);

enum diag_state {
    DIAG_STATE_default,
    DIAG_STATE_off,
    DIAG_STATE_on,
    DIAG_STATE_error,
    DIAG_STATE_not_error
};

struct diags {
    struct arena *arena;
    struct source_set *sources;
    struct diag_list list;
    size_t errors;                        /* so far, dropped ones included */
    size_t warnings;                      /* likewise */
    size_t max_errors;                    /* errors to print; 0 is no limit */
    size_t hidden_errors;                 /* set by diag_finish: beyond max_errors */
    bool warnings_are_errors;             /* -Werror */
    unsigned char state[DIAG_CODE_COUNT]; /* enum diag_state, from -W options */
};

enum {
    DIAG_DEFAULT_MAX_ERRORS = 20,
    DIAG_MAX_STORED = 2000 /* further ones are only counted */
};

void diag_init(struct diags *diags, struct arena *arena, struct source_set *sources);

/*
 * Applies what follows "-W" on the command line: "name", "no-name", "error", "no-error",
 * "error=name", "no-error=name". False when no warning has that name.
 */
bool diag_option(struct diags *diags, struct str option);

/*
 * Reports; the digits say how many arguments replace {0}, {1}, {2} of the text. Arguments are
 * copied, control characters in them escaped, and long ones cut. The result takes notes; it is
 * never NULL (a silenced warning or one too many is simply not in the list).
 */
struct diag *diag_report(struct diags *diags, enum diag_code code, struct span span);
struct diag *diag_report1(struct diags *diags, enum diag_code code, struct span span,
                          struct str arg0);
struct diag *diag_report2(struct diags *diags, enum diag_code code, struct span span,
                          struct str arg0, struct str arg1);
struct diag *diag_report3(struct diags *diags, enum diag_code code, struct span span,
                          struct str arg0, struct str arg1, struct str arg2);

/* A further line below a diagnostic: a second place, or advice (then without a place). */
void diag_note(struct diags *diags, struct diag *diag, enum diag_code code, struct span span);
void diag_note1(struct diags *diags, struct diag *diag, enum diag_code code, struct span span,
                struct str arg0);
void diag_note2(struct diags *diags, struct diag *diag, enum diag_code code, struct span span,
                struct str arg0, struct str arg1);

bool diag_has_errors(const struct diags *diags);
bool diag_is_full(const struct diags *diags); /* DIAG_MAX_STORED reached: time to stop */

/*
 * Sorts by file and offset (places without a file first), drops repetitions and generic syntax
 * errors where a precise error has the same place, then cuts after max_errors errors.
 */
void diag_finish(struct diags *diags);

const char *diag_name(enum diag_code code); /* "order-unknown"; "" for notes */
const char *diag_text(enum diag_code code); /* with its {0} */
enum diag_severity diag_default_severity(enum diag_code code);
const char *diag_severity_name(enum diag_severity severity);

struct diag_print_options {
    bool colour;
    bool caret; /* the source line and ^~~~ under it */
};

/* Appends the text form; call diag_finish first. */
void diag_print_text(const struct diags *diags, const struct diag_print_options *options,
                     struct str_buffer *out);

/* Appends one JSON object a line. */
void diag_print_json(const struct diags *diags, struct str_buffer *out);

#endif
