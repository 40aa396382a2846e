/*
 * How diagnostics look: as text with the source line and a caret, or as JSON, one a line.
 */
#include "diag.h"

enum { EXCERPT_BEFORE = 100, EXCERPT_WIDTH = 160 }; /* bytes of a very long line */

struct printer {
    const struct diags *diags;
    struct diag_print_options options;
    struct str_buffer *out;
};

static void add_colour(const struct printer *printer, const char *code)
{
    if (printer->options.colour) {
        str_buffer_add_text(printer->out, "\033[");
        str_buffer_add_text(printer->out, code);
        str_buffer_add_text(printer->out, "m");
    }
}

static const char *severity_colour(enum diag_severity severity)
{
    switch (severity) {
    case DIAG_SEVERITY_note: return "1;36";
    case DIAG_SEVERITY_warning: return "1;35";
    case DIAG_SEVERITY_error: break;
    }
    return "1;31";
}

/* Steps back to the start of the UTF-8 sequence that position is in. */
static size_t character_start(struct str text, size_t position)
{
    while (position > 0 && position < text.size &&
           ((unsigned char)text.data[position] & 0xC0u) == 0x80u) {
        position--;
    }
    return position;
}

/* The line with everything that could steer a terminal replaced; tabs stay. */
static void add_clean(struct str_buffer *out, struct str line)
{
    for (size_t i = 0; i < line.size;) {
        unsigned char byte = (unsigned char)line.data[i];
        size_t length = str_utf8_length(line, i);

        if (length == 0 || (byte < 0x20 && byte != '\t') || byte == 0x7F) {
            str_buffer_add_char(out, '?');
            length = 1;
        } else {
            str_buffer_add(out, str_slice(line, i, length));
        }
        i += length;
    }
}

/* One column of padding or marks a character, as add_clean prints them. */
static void add_columns(struct str_buffer *out, struct str text, char mark)
{
    for (size_t i = 0; i < text.size;) {
        size_t length = str_utf8_length(text, i);

        str_buffer_add_char(out, mark == ' ' && text.data[i] == '\t' ? '\t' : mark);
        i += length == 0 ? 1 : length;
    }
}

static void add_excerpt(const struct printer *printer, struct span span, const char *colour)
{
    struct source *source = source_get(printer->diags->sources, span.source);
    struct source_place place = source_place(printer->diags->sources, span);
    struct str line = source_line(printer->diags->sources, source, place.line);
    size_t caret = place.column - 1 < line.size ? place.column - 1 : line.size;
    size_t start = caret > EXCERPT_BEFORE ? character_start(line, caret - EXCERPT_BEFORE) : 0;
    struct str shown = str_slice(line, start, EXCERPT_WIDTH);
    struct str marked;

    if (start + shown.size < line.size) {
        shown.size = character_start(line, start + shown.size) - start;
    }
    str_buffer_add_char(printer->out, ' ');
    add_clean(printer->out, shown);
    str_buffer_add_text(printer->out, "\n ");
    add_columns(printer->out, str_slice(shown, 0, caret - start), ' ');
    add_colour(printer, colour);
    str_buffer_add_char(printer->out, '^');
    marked = str_slice(shown, caret - start, span.size);
    if (marked.size > 0) {
        size_t first = str_utf8_length(marked, 0);

        add_columns(printer->out, str_slice(marked, first == 0 ? 1 : first, marked.size), '~');
    }
    add_colour(printer, "0");
    str_buffer_add_char(printer->out, '\n');
}

static void add_place(struct str_buffer *out, const struct diags *diags, struct span span)
{
    struct source *source = source_get(diags->sources, span.source);
    struct source_place place = source_place(diags->sources, span);

    add_clean(out, source->path);
    str_buffer_add_char(out, ':');
    str_buffer_add_unsigned(out, place.line);
    str_buffer_add_char(out, ':');
    str_buffer_add_unsigned(out, place.column);
}

static bool has_place(const struct diags *diags, struct span span)
{
    return diags->sources != NULL && source_get(diags->sources, span.source) != NULL;
}

static void add_message(const struct printer *printer, enum diag_severity severity,
                        struct span span, struct str text, const char *name)
{
    struct str_buffer *out = printer->out;

    add_colour(printer, "1");
    if (has_place(printer->diags, span)) {
        add_place(out, printer->diags, span);
    } else {
        str_buffer_add_text(out, "beanc");
    }
    str_buffer_add_text(out, ": ");
    add_colour(printer, "0");
    add_colour(printer, severity_colour(severity));
    str_buffer_add_text(out, diag_severity_name(severity));
    str_buffer_add_text(out, ": ");
    add_colour(printer, "0");
    str_buffer_add(out, text);
    if (name[0] != '\0') {
        str_buffer_add_text(out, " [");
        str_buffer_add_text(out, name);
        str_buffer_add_char(out, ']');
    }
    str_buffer_add_char(out, '\n');
}

static void add_diag(const struct printer *printer, const struct diag *diag)
{
    add_message(printer, diag->severity, diag->span, diag->text, diag_name(diag->code));
    if (printer->options.caret && has_place(printer->diags, diag->span)) {
        add_excerpt(printer, diag->span, severity_colour(diag->severity));
    }
    for (size_t i = 0; i < diag->notes.count; i++) {
        const struct diag_note *note = &diag->notes.items[i];
        bool own_place = has_place(printer->diags, note->span);

        add_message(printer, DIAG_SEVERITY_note, own_place ? note->span : diag->span, note->text,
                    "");
        if (printer->options.caret && own_place) {
            add_excerpt(printer, note->span, severity_colour(DIAG_SEVERITY_note));
        }
    }
}

void diag_print_text(const struct diags *diags, const struct diag_print_options *options,
                     struct str_buffer *out)
{
    struct printer printer = {diags, *options, out};

    for (size_t i = 0; i < diags->list.count; i++) {
        add_diag(&printer, diags->list.items[i]);
    }
    if (diags->hidden_errors != 0) {
        str_buffer_add_text(out, "beanc: note: ");
        str_buffer_add_unsigned(out, diags->hidden_errors);
        str_buffer_add_text(out, diags->hidden_errors == 1 ? " more error is not shown\n"
                                                           : " more errors are not shown\n");
    }
}

static void add_json_place(const struct diags *diags, struct span span, struct str_buffer *out)
{
    struct source_place place;

    if (!has_place(diags, span)) {
        return;
    }
    place = source_place(diags->sources, span);
    str_buffer_add_text(out, "\"file\":");
    str_buffer_add_json(out, source_get(diags->sources, span.source)->path);
    str_buffer_add_text(out, ",\"line\":");
    str_buffer_add_unsigned(out, place.line);
    str_buffer_add_text(out, ",\"column\":");
    str_buffer_add_unsigned(out, place.column);
    str_buffer_add_text(out, ",\"offset\":");
    str_buffer_add_unsigned(out, span.offset);
    str_buffer_add_text(out, ",\"size\":");
    str_buffer_add_unsigned(out, span.size);
    str_buffer_add_char(out, ',');
}

void diag_print_json(const struct diags *diags, struct str_buffer *out)
{
    for (size_t i = 0; i < diags->list.count; i++) {
        const struct diag *diag = diags->list.items[i];

        str_buffer_add_char(out, '{');
        add_json_place(diags, diag->span, out);
        str_buffer_add_text(out, "\"severity\":\"");
        str_buffer_add_text(out, diag_severity_name(diag->severity));
        str_buffer_add_text(out, "\",\"name\":\"");
        str_buffer_add_text(out, diag_name(diag->code));
        str_buffer_add_text(out, "\",\"text\":");
        str_buffer_add_json(out, diag->text);
        str_buffer_add_text(out, ",\"notes\":[");
        for (size_t j = 0; j < diag->notes.count; j++) {
            str_buffer_add_text(out, j == 0 ? "{" : ",{");
            add_json_place(diags, diag->notes.items[j].span, out);
            str_buffer_add_text(out, "\"text\":");
            str_buffer_add_json(out, diag->notes.items[j].text);
            str_buffer_add_char(out, '}');
        }
        str_buffer_add_text(out, "]}\n");
    }
}
