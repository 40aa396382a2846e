/*
 * Descriptions of failures: texts of the statuses, excerpts of the input, JSON Pointers, places.
 * All of it runs after something went wrong, never before, and stores into the fixed fields of a
 * bean_error only. Must not know about readers or writers.
 */
#include <stdio.h>

#include "internal.h"

enum { GREATEST_EXCERPT = 80 };

const char *bean_status_text(bean_status status)
{
    static const char *const texts[] = {
        "no error",                        /* BEAN_OK */
        "syntax error",                    /* BEAN_ERROR_SYNTAX */
        "unexpected end of the input",     /* BEAN_ERROR_END */
        "text after the document",         /* BEAN_ERROR_TRAILING */
        "byte order mark",                 /* BEAN_ERROR_BYTE_ORDER_MARK */
        "invalid UTF-8",                   /* BEAN_ERROR_UTF8 */
        "invalid escape",                  /* BEAN_ERROR_ESCAPE */
        "unpaired surrogate",              /* BEAN_ERROR_SURROGATE */
        "control character in a string",   /* BEAN_ERROR_CONTROL */
        "value of the wrong type",         /* BEAN_ERROR_TYPE */
        "null is not allowed",             /* BEAN_ERROR_NULL */
        "number out of range",             /* BEAN_ERROR_RANGE */
        "not an integer",                  /* BEAN_ERROR_NOT_INTEGER */
        "unknown enum value",              /* BEAN_ERROR_ENUM */
        "unknown tag",                     /* BEAN_ERROR_TAG */
        "ill-formed value",                /* BEAN_ERROR_FORMAT */
        "wrong number of items",           /* BEAN_ERROR_COUNT */
        "required properties are missing", /* BEAN_ERROR_REQUIRED */
        "unknown property",                /* BEAN_ERROR_UNKNOWN */
        "duplicate key",                   /* BEAN_ERROR_DUPLICATE */
        "nested too deep",                 /* BEAN_ERROR_DEPTH */
        "limit exceeded",                  /* BEAN_ERROR_LIMIT */
        "NaN or infinity",                 /* BEAN_ERROR_NONFINITE */
        "out of memory",                   /* BEAN_ERROR_MEMORY */
        "no room for the output",          /* BEAN_ERROR_ROOM */
        "invalid argument",                /* BEAN_ERROR_ARGUMENT */
        "file error",                      /* BEAN_ERROR_FILE */
        "value not allowed",               /* BEAN_ERROR_CONSTRAINT */
        "object refused",                  /* BEAN_ERROR_REFUSED */
        "output refused by its sink",      /* BEAN_ERROR_SINK */
    };
    size_t index = (size_t)status;
    return index < sizeof texts / sizeof *texts ? texts[index] : "unknown status";
}

/* ---- text in fixed storage ------------------------------------------------------------------- */

static size_t add_sizes(size_t left, size_t right)
{
    return left > SIZE_MAX - right ? SIZE_MAX : left + right;
}

void bean_i_text_append(struct bean_i_text *text, const char *from, size_t size)
{
    size_t free_room = text->dropped != 0 ? 0 : text->room - 1 - text->size;
    size_t taken = size < free_room ? size : free_room;
    if (taken != 0) {
        memcpy(text->to + text->size, from, taken);
        text->size += taken;
    }
    text->dropped = add_sizes(text->dropped, size - taken);
}

/* "...(+N)" with a terminator; its length. */
static size_t make_ending(char to[32], size_t dropped)
{
    return (size_t)snprintf(to, 32, "...(+%llu)", (unsigned long long)dropped);
}

static bool is_continuation(char byte)
{
    return ((unsigned char)byte & 0xc0) == 0x80;
}

void bean_i_text_finish(struct bean_i_text *text)
{
    char ending[32];
    size_t cut = text->size;
    if (text->dropped != 0) {
        /* Cutting makes N larger and perhaps longer: cut until it fits. */
        size_t length = make_ending(ending, text->dropped);
        while (cut != 0 && (cut + length > text->room - 1 ||
                            (cut < text->size && is_continuation(text->to[cut])))) {
            cut--;
            length = make_ending(ending, add_sizes(text->dropped, text->size - cut));
        }
        memcpy(text->to + cut, ending, length);
        cut += length;
    }
    text->to[cut] = '\0';
}

/* ---- fields of an error ---------------------------------------------------------------------- */

void bean_i_error_start(bean_error *error, bean_status code, const char *expected)
{
    memset(error, 0, sizeof *error);
    error->code = code;
    error->text = bean_status_text(code);
    error->expected = expected != NULL ? expected : "";
}

/* A control character, DEL and C1 included. */
static bool is_control(const char *text, int length)
{
    unsigned char first = (unsigned char)text[0];
    return (length == 1 && (first < 0x20 || first == 0x7f)) ||
           (length == 2 && first == 0xc2 && (unsigned char)text[1] < 0xa0);
}

void bean_i_error_found(bean_error *error, const char *from, size_t size)
{
    const char *end = from + size;
    struct bean_i_text found;
    found.to = error->found;
    found.room = sizeof error->found;
    found.size = 0;
    found.dropped = 0;
    while (from < end) {
        char shown[8];
        int length = bean_i_utf8_sequence(from, end);
        size_t shown_size;
        if (length <= 0 || is_control(from, length)) {
            length = 1;
            shown_size =
                (size_t)snprintf(shown, sizeof shown, "\\x%02X", (unsigned)(unsigned char)*from);
        } else {
            shown_size = (size_t)length;
            memcpy(shown, from, shown_size);
        }
        if (found.size + shown_size > GREATEST_EXCERPT) {
            break;
        }
        bean_i_text_append(&found, shown, shown_size);
        from += length;
    }
    if (from < end) {
        /* The storage is larger than the excerpt by the longest ending that can occur. */
        size_t dropped = (size_t)(end - from) < 999999999 ? (size_t)(end - from) : 999999999;
        char ending[32];
        bean_i_text_append(&found, ending, make_ending(ending, dropped));
    }
    bean_i_text_finish(&found);
}

void bean_i_error_detail(bean_error *error, const char *text, size_t size)
{
    struct bean_i_text detail;
    detail.to = error->detail;
    detail.room = sizeof error->detail;
    detail.size = 0;
    detail.dropped = 0;
    bean_i_text_append(&detail, text, size);
    bean_i_text_finish(&detail);
}

void bean_i_error_place(bean_error *error, const char *start, const char *fault)
{
    const char *line = start;
    const char *next;
    error->line = 1;
    while (line < fault &&
           (next = (const char *)memchr(line, '\n', (size_t)(fault - line))) != NULL) {
        error->line++;
        line = next + 1;
    }
    error->column = (uint64_t)(fault - line) + 1;
    error->offset = (uint64_t)(fault - start);
}

void bean_i_error_finish(bean_error *error, size_t dropped)
{
    struct bean_i_text pointer;
    pointer.to = error->pointer;
    pointer.room = sizeof error->pointer;
    pointer.size = strlen(error->pointer);
    pointer.dropped = dropped;
    bean_i_text_finish(&pointer);
}

/* ---- pointers -------------------------------------------------------------------------------- */

/* One step of a JSON Pointer while it is built; what can't be kept anyway is only counted. */
struct step {
    size_t total;
    size_t size;
    char text[sizeof(((bean_error *)0)->pointer)];
};

static void step_put(struct step *step, const char *text, size_t size)
{
    size_t i;
    for (i = 0; i < size && step->size < sizeof step->text - 1; i++) {
        step->text[step->size++] = text[i];
    }
    step->total = add_sizes(step->total, size);
}

/* RFC 6901 escapes, and controls made visible, since the pointer is a terminated string. */
static void step_put_byte(struct step *step, char byte)
{
    unsigned char value = (unsigned char)byte;
    if (byte == '~') {
        step_put(step, "~0", 2);
    } else if (byte == '/') {
        step_put(step, "~1", 2);
    } else if (value < 0x20 || value == 0x7f) {
        char visible[8];
        (void)snprintf(visible, sizeof visible, "\\u%04x", (unsigned)value);
        step_put(step, visible, 6);
    } else {
        step_put(step, &byte, 1);
    }
}

static void step_start(struct step *step)
{
    step->total = 0;
    step->size = 0;
    step_put(step, "/", 1);
}

/* Puts the step in front; what is pushed over the end is counted. */
static void step_prepend(const struct step *step, bean_error *error, size_t *dropped)
{
    size_t greatest = sizeof error->pointer - 1;
    size_t old_size = strlen(error->pointer);
    size_t kept = old_size < greatest - step->size ? old_size : greatest - step->size;
    memmove(error->pointer + step->size, error->pointer, kept);
    memcpy(error->pointer, step->text, step->size);
    error->pointer[step->size + kept] = '\0';
    *dropped = add_sizes(*dropped, old_size - kept);
    *dropped = add_sizes(*dropped, step->total - step->size);
}

void bean_i_error_step(bean_error *error, size_t *dropped, const char *text, size_t size)
{
    struct step step;
    size_t i;
    step_start(&step);
    for (i = 0; i < size; i++) {
        step_put_byte(&step, text[i]);
    }
    step_prepend(&step, error, dropped);
}

void bean_i_error_step_escaped(bean_error *error, size_t *dropped, const char *text, size_t size)
{
    const char *end = text + size;
    struct step step;
    step_start(&step);
    while (text < end) {
        char bytes[4];
        unsigned count = bean_i_unescape_step(&text, bytes);
        unsigned i;
        for (i = 0; i < count; i++) {
            step_put_byte(&step, bytes[i]);
        }
    }
    step_prepend(&step, error, dropped);
}

void bean_i_error_step_index(bean_error *error, size_t *dropped, size_t index)
{
    char digits[24];
    int size = snprintf(digits, sizeof digits, "%llu", (unsigned long long)index);
    bean_i_error_step(error, dropped, digits, (size_t)size);
}

void bean_i_error_step_property(bean_error *error, size_t *dropped, const bean_type *type,
                                uint32_t index)
{
    const bean_accessor *accessor = &type->accessors[index];
    if (error->bean == NULL) {
        error->bean = type->name;
        error->property = accessor->name;
    }
    if (accessor->key_size != 0) { /* of @any, the map's key is the step */
        bean_str name = bean_i_written_name(accessor);
        bean_i_error_step_escaped(error, dropped, name.data, name.size);
    }
}

/* ---- as text --------------------------------------------------------------------------------- */

struct output {
    char *to;
    size_t room;
    size_t size; /* that the whole text has */
};

static void put(struct output *output, const char *text)
{
    size_t size = strlen(text);
    if (output->size < output->room) {
        size_t free_room = output->room - output->size;
        memcpy(output->to + output->size, text, size < free_room ? size : free_room);
    }
    output->size += size;
}

static void put_number(struct output *output, uint64_t number)
{
    char digits[24];
    (void)snprintf(digits, sizeof digits, "%llu", (unsigned long long)number);
    put(output, digits);
}

static void put_named(struct output *output, const char **separator, const char *label,
                      const char *text)
{
    if (text != NULL && *text != '\0') {
        put(output, *separator);
        put(output, label);
        put(output, text);
        *separator = ", ";
    }
}

size_t bean_error_format(const bean_error *error, const char *file, char *to, size_t room)
{
    struct output output = {to, room, 0};
    const char *separator = ": ";
    put(&output, file != NULL ? file : "<input>");
    if (error->line != 0) {
        put(&output, ":");
        put_number(&output, error->line);
        put(&output, ":");
        put_number(&output, error->column);
    }
    put(&output, ": ");
    put(&output, error->text != NULL ? error->text : bean_status_text(error->code));
    if (error->pointer[0] != '\0') {
        put(&output, " (");
        put(&output, error->pointer);
        put(&output, ")");
    }
    put_named(&output, &separator, "expected ", error->expected);
    put_named(&output, &separator, "found ", error->found);
    put_named(&output, &separator, "", error->detail);
    if (room != 0) {
        to[output.size < room ? output.size : room - 1] = '\0';
    }
    return output.size;
}

void bean_error_print(const bean_error *error, const char *file, FILE *stream)
{
    /* Everything but the file's name is bounded by the fields of an error. */
    char text[2048];
    const char *name = file != NULL ? file : "<input>";
    (void)bean_error_format(error, "", text, sizeof text);
    (void)fputs(name, stream);
    (void)fputs(text, stream);
    (void)fputc('\n', stream);
}
