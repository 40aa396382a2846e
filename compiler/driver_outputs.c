/*
 * Standard output goes first, since it can't be taken back; then all files at once.
 */
#include "driver_outputs.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>

#include "fileid.h"
#include "fileio.h"

static bool is_stdout(const struct driver_output *output)
{
    return strcmp(output->path, "-") == 0;
}

void driver_outputs_add(struct driver_outputs *outputs, const char *path, struct str bytes,
                        bool is_depfile)
{
    struct driver_output output = {path, bytes, is_depfile};

    for (size_t i = 0; is_depfile && i < outputs->list.count; i++) {
        struct driver_output *other = &outputs->list.items[i];

        if (other->is_depfile && strcmp(other->path, path) == 0) {
            struct str pieces[2];

            pieces[0] = other->bytes;
            pieces[1] = bytes;
            other->bytes = arena_concat(outputs->arena, pieces, 2);
            return;
        }
    }
    vec_push(outputs->arena, &outputs->list, output);
}

/* -- nothing is written over -- */

static bool same_file(const char *a, const char *b)
{
    struct fileid first;
    struct fileid second;

    return strcmp(a, b) == 0 || (fileid_get(a, &first) && fileid_get(b, &second) &&
                                 first.device == second.device && first.number == second.number);
}

/* Devices such as /dev/null take any number of outputs. */
static bool is_regular_or_new(const char *path)
{
    struct stat info;

    return stat(path, &info) != 0 || S_ISREG(info.st_mode);
}

bool driver_outputs_distinct(struct driver_outputs *outputs, struct str *message)
{
    const struct driver_output_list *list = &outputs->list;

    for (size_t i = 0; i < list->count; i++) {
        const char *path = list->items[i].path;

        if (is_stdout(&list->items[i]) || !is_regular_or_new(path)) {
            continue;
        }
        for (size_t j = 0; j < outputs->read.count; j++) {
            if (same_file(path, outputs->read.items[j])) {
                *message = arena_format(outputs->arena,
                                        "the output '%s' would replace the schema "
                                        "'%s'",
                                        path, outputs->read.items[j]);
                return false;
            }
        }
        for (size_t j = 0; j < i; j++) {
            if (same_file(path, list->items[j].path)) {
                *message = arena_format(outputs->arena, "'%s' would be written twice", path);
                return false;
            }
        }
    }
    return true;
}

/* -- writing -- */

static bool report(struct driver_outputs *outputs, const struct fileio_error *error)
{
    (void)diag_report3(outputs->diags, DIAG_output_failed, span_none(), str_from(error->action),
                       str_from(error->path), str_from(fileio_error_text(error)));
    return false;
}

/* Whether the file is there and has these bytes. */
static bool has_bytes(struct arena *arena, const char *path, struct str bytes)
{
    struct fileio_error error;
    struct stat info;
    struct str found;

    return stat(path, &info) == 0 && S_ISREG(info.st_mode) &&
           fileio_read(arena, path, bytes.size, &found, &error) && str_equal(found, bytes);
}

/* The directories that "-o DIR/" promises, up to each '/' of the path. */
static bool make_directories(struct driver_outputs *outputs, const char *path)
{
    char *partial = (char *)arena_alloc(outputs->arena, strlen(path) + 1);

    memcpy(partial, path, strlen(path) + 1);
    for (size_t i = 1; partial[i] != '\0'; i++) {
        if (partial[i] == '/') {
            partial[i] = '\0';
            if (mkdir(partial, 0777) != 0 && errno != EEXIST && errno != EISDIR) {
                struct fileio_error error = {FILEIO_SYSTEM, errno, "create the directory", NULL};

                error.path = partial;
                return report(outputs, &error);
            }
            partial[i] = '/';
        }
    }
    return true;
}

static bool is_below_output(const struct driver_outputs *outputs, const char *path)
{
    const char *output = outputs->options->output;

    return output != NULL && str_ends_with(str_from(output), STR("/")) &&
           str_starts_with(str_from(path), str_from(output));
}

static bool write_all(struct driver_outputs *outputs)
{
    size_t count = outputs->list.count;
    struct fileio_output *files = ARENA_ARRAY(outputs->arena, struct fileio_output, count);
    struct fileio_error error;
    size_t file_count = 0;

    for (size_t i = 0; i < count; i++) {
        const struct driver_output *output = &outputs->list.items[i];

        if (is_stdout(output)) {
            if (!fileio_write_stdout(output->bytes, &error)) {
                return report(outputs, &error);
            }
        } else if (!outputs->options->only_if_changed ||
                   !has_bytes(outputs->arena, output->path, output->bytes)) {
            files[file_count].path = output->path;
            files[file_count++].bytes = output->bytes;
        }
    }
    for (size_t i = 0; i < file_count; i++) {
        if (is_below_output(outputs, files[i].path) && !make_directories(outputs, files[i].path)) {
            return false;
        }
    }
    return fileio_write(files, file_count, &error) || report(outputs, &error);
}

/* -- looking -- */

static bool compare_all(struct driver_outputs *outputs)
{
    size_t differences = 0;

    for (size_t i = 0; i < outputs->list.count; i++) {
        const struct driver_output *output = &outputs->list.items[i];

        if (output->is_depfile || has_bytes(outputs->arena, output->path, output->bytes)) {
            continue;
        }
        differences++;
        (void)diag_report1(outputs->diags,
                           fileio_is_file(output->path) ? DIAG_output_differs : DIAG_output_missing,
                           span_none(), str_from(output->path));
    }
    return differences == 0;
}

static bool list_all(struct driver_outputs *outputs)
{
    struct str_buffer text = {NULL, 0, 0};
    struct fileio_error error;
    bool ok;

    for (size_t i = 0; i < outputs->list.count; i++) {
        str_buffer_add_text(&text, outputs->list.items[i].path);
        str_buffer_add_char(&text, '\n');
    }
    ok = fileio_write_stdout(str_buffer_str(&text), &error) || report(outputs, &error);
    str_buffer_free(&text);
    return ok;
}

bool driver_outputs_finish(struct driver_outputs *outputs)
{
    if (outputs->options->check) {
        return compare_all(outputs);
    }
    return outputs->options->dry_run ? list_all(outputs) : write_all(outputs);
}
