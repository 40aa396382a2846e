/*
 * The filter that `beanc --main=TYPE` emits: JSON from standard input, its canonical form on
 * standard output; one text, or with --lines one a line. The quickest way to try a schema, and, one
 * process a core, a way to use all of them.
 */
#if defined(__unix__) || defined(__APPLE__)
#define _XOPEN_SOURCE 700
#define HAS_READ 1
#include <unistd.h>
#else
#define HAS_READ 0
#endif

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"
#include "internal_write.h"

enum { FAILED = 1, MISUSED = 2, PIECE = 1 << 16 };

struct filter {
    const bean_gen_value *value;
    void *object;
    bean_arena arena;
    bean_buffer out;
    uint64_t line; /* --lines: number and offset of the line at hand */
    uint64_t offset;
};

static int complain(const char *what)
{
    fprintf(stderr, "error: %s: %s\n", what, strerror(errno));
    return FAILED;
}

/* One JSON text from `text` to the output; a line end after it if `lines`. */
static int pass(struct filter *filter, const char *text, size_t size, bool lines)
{
    bean_error error;
    bean_status status;
    bean_arena_reset(&filter->arena);
    bean_buffer_reset(&filter->out);
    status = bean_gen_read_document(filter->value, filter->object, text, size, &filter->arena, NULL,
                                    &error);
    if (status == BEAN_OK) {
        status = bean_gen_write_document(filter->value, filter->object, &filter->out, NULL, &error);
    } else {
        error.line += filter->line - 1;
        error.offset += filter->offset;
    }
    if (status == BEAN_OK && lines) {
        status = bean_buffer_append(&filter->out, "\n", 1);
        if (status != BEAN_OK) {
            bean_i_error_start(&error, status, NULL);
        }
    }
    if (status != BEAN_OK) {
        /* What was right before comes out before the message. */
        (void)fflush(stdout);
        bean_error_print(&error, "<stdin>", stderr);
        return FAILED;
    }
    if (fwrite(filter->out.data, 1, filter->out.size, stdout) != filter->out.size) {
        return complain("standard output");
    }
    return EXIT_SUCCESS;
}

/* Reads what is there, up to `size` bytes; 0 at the end, -1 with errno after a failure. */
static long read_piece(char *to, size_t size)
{
#if HAS_READ
    for (;;) {
        ssize_t got = read(STDIN_FILENO, to, size);
        if (got >= 0 || errno != EINTR) {
            return (long)got;
        }
    }
#else
    size_t got = fread(to, 1, size, stdin);
    return got == 0 && ferror(stdin) ? -1 : (long)got;
#endif
}

/* Appends the next piece of the input to `text`. */
static int read_more(bean_buffer *text, bool *ended)
{
    long got;
    if (bean_i_buffer_reserve(text, PIECE) != BEAN_OK) {
        errno = ENOMEM;
        return complain("standard input");
    }
    got = read_piece(text->data + text->size, PIECE);
    if (got < 0) {
        return complain("standard input");
    }
    text->size += (size_t)got;
    *ended = got == 0;
    return EXIT_SUCCESS;
}

static bool is_blank(const char *text, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        if (text[i] != ' ' && text[i] != '\t' && text[i] != '\r') {
            return false;
        }
    }
    return true;
}

static int pass_line(struct filter *filter, const char *text, size_t size)
{
    int status = is_blank(text, size) ? EXIT_SUCCESS : pass(filter, text, size, true);
    filter->line++;
    filter->offset += (uint64_t)size + 1;
    return status;
}

/* Passes on the complete lines in `text`, whose first `searched` bytes hold no line end, and keeps
 * what follows them. */
static int pass_lines(struct filter *filter, bean_buffer *text, size_t searched)
{
    char *line = text->data;
    char *end = text->data + text->size;
    char *from = line + searched;
    int status = EXIT_SUCCESS;
    while (status == EXIT_SUCCESS && from < end) {
        char *stop = (char *)memchr(from, '\n', (size_t)(end - from));
        if (stop == NULL) {
            break;
        }
        status = pass_line(filter, line, (size_t)(stop - line));
        line = from = stop + 1;
    }
    text->size = (size_t)(end - line);
    memmove(text->data, line, text->size);
    return status;
}

static int filter_lines(struct filter *filter, bean_buffer *text)
{
    bool ended = false;
    while (!ended) {
        size_t searched = text->size;
        int status = read_more(text, &ended);
        if (status == EXIT_SUCCESS) {
            status = pass_lines(filter, text, searched);
        }
        /* Whoever waits for an answer before the next line gets it. */
        if (status == EXIT_SUCCESS && fflush(stdout) != 0) {
            status = complain("standard output");
        }
        if (status != EXIT_SUCCESS) {
            return status;
        }
    }
    return text->size != 0 ? pass_line(filter, text->data, text->size) : EXIT_SUCCESS;
}

static int filter_whole(struct filter *filter, bean_buffer *text)
{
    bool ended = false;
    while (!ended) {
        int status = read_more(text, &ended);
        if (status != EXIT_SUCCESS) {
            return status;
        }
    }
    return pass(filter, text->data, text->size, false);
}

static int run(const bean_gen_value *value, bool lines)
{
    struct filter filter;
    bean_buffer text;
    int status;
    memset(&filter, 0, sizeof filter);
    filter.value = value;
    filter.line = 1;
    filter.object = calloc(1, value->size);
    if (filter.object == NULL) {
        errno = ENOMEM;
        return complain("memory");
    }
    bean_arena_init(&filter.arena, NULL);
    bean_buffer_init(&filter.out, NULL);
    bean_buffer_init(&text, NULL);
    status = lines ? filter_lines(&filter, &text) : filter_whole(&filter, &text);
    if (fflush(stdout) != 0 && status == EXIT_SUCCESS) {
        status = complain("standard output");
    }
    bean_buffer_free(&text);
    bean_buffer_free(&filter.out);
    bean_arena_free(&filter.arena);
    free(filter.object);
    return status;
}

static void print_help(const char *name, bool lines, FILE *stream)
{
    fprintf(stream,
            "Usage: %s [--lines] <input >output\n"
            "Reads one JSON text and writes it in canonical form.\n"
            "\n"
            "  --lines  one JSON text a line%s; empty lines are skipped\n"
            "  --help   this text\n"
            "\n"
            "Exit status: 0 all is well, 1 the input is not valid or a stream failed (a message\n"
            "says where), 2 wrong usage.\n",
            name, lines ? " (always on in this program)" : "");
}

int bean_gen_main(const bean_gen_value *value, bool lines, int argc, char **argv)
{
    const char *name = argc > 0 && argv[0] != NULL ? argv[0] : "filter";
    bool wanted = lines;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--lines") == 0) {
            wanted = true;
        } else if (strcmp(argv[i], "--help") == 0) {
            print_help(name, lines, stdout);
            return fflush(stdout) == 0 ? EXIT_SUCCESS : complain("standard output");
        } else {
            fprintf(stderr, "%s: unknown argument: %s\n", name, argv[i]);
            print_help(name, lines, stderr);
            return MISUSED;
        }
    }
    return run(value, wanted);
}
