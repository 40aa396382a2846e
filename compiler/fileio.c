/*
 * Whole files in, whole files out, over the POSIX calls so that every error has its errno.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif

#include "fileio.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#ifndef O_BINARY
#define O_BINARY 0
#endif
#ifndef O_CLOEXEC
#define O_CLOEXEC 0
#endif
#ifdef _WIN32
#define realpath(path, result) _fullpath((result), (path), 0)
#endif

enum { READ_PIECE = 64 * 1024, TEMPORARY_TRIES = 100 };

static bool fail(struct fileio_error *error, const char *action, const char *path)
{
    error->number = errno;
    error->action = action;
    error->path = path;
    switch (errno) {
    case ENOENT:
    case ENOTDIR: error->reason = FILEIO_NOT_FOUND; break;
    case EISDIR: error->reason = FILEIO_IS_DIRECTORY; break;
    default: error->reason = FILEIO_SYSTEM; break;
    }
    return false;
}

const char *fileio_error_text(const struct fileio_error *error)
{
    switch (error->reason) {
    case FILEIO_OK: return "no error";
    case FILEIO_NOT_FOUND: return "no such file or directory";
    case FILEIO_IS_DIRECTORY: return "is a directory";
    case FILEIO_TOO_LARGE: return "is too large";
    case FILEIO_SYSTEM: break;
    }
    return strerror(error->number);
}

struct piece_buffer {
    char *data;
    size_t size;
    size_t room;
};

/* Room for one more piece, but no more than one byte over the limit. */
static size_t make_room(struct piece_buffer *buffer, size_t limit)
{
    size_t wanted = buffer->size + READ_PIECE;

    if (wanted > buffer->room) {
        size_t room = buffer->room * 2 > wanted ? buffer->room * 2 : wanted;
        char *data = (char *)realloc(buffer->data, room);

        if (data == NULL) {
            fatal_out_of_memory();
        }
        buffer->data = data;
        buffer->room = room;
    }
    wanted = limit - buffer->size;
    return wanted < READ_PIECE ? wanted + 1 : READ_PIECE;
}

static bool read_pieces(int file, const char *path, size_t limit, struct piece_buffer *buffer,
                        struct fileio_error *error)
{
    for (;;) {
        size_t wanted = make_room(buffer, limit);
        ssize_t got = read(file, buffer->data + buffer->size, wanted);

        if (got < 0) {
            if (errno == EINTR) {
                continue;
            }
            return fail(error, "read", path);
        }
        if (got == 0) {
            return true;
        }
        buffer->size += (size_t)got;
        if (buffer->size > limit) {
            errno = 0;
            (void)fail(error, "read", path);
            error->reason = FILEIO_TOO_LARGE;
            return false;
        }
    }
}

static bool read_all(struct arena *arena, int file, const char *path, size_t limit,
                     struct str *bytes, struct fileio_error *error)
{
    struct piece_buffer buffer = {NULL, 0, 0};
    bool ok = read_pieces(file, path, limit, &buffer, error);

    if (ok) {
        *bytes = arena_copy_str(arena, str_make(buffer.data, buffer.size));
    }
    free(buffer.data);
    return ok;
}

bool fileio_read(struct arena *arena, const char *path, size_t limit, struct str *bytes,
                 struct fileio_error *error)
{
    int file = open(path, O_RDONLY | O_BINARY | O_CLOEXEC);
    bool ok;

    if (file < 0) {
        return fail(error, "open", path);
    }
    ok = read_all(arena, file, path, limit, bytes, error);
    (void)close(file); /* only read from: nothing can be lost here */
    return ok;
}

bool fileio_read_stdin(struct arena *arena, size_t limit, struct str *bytes,
                       struct fileio_error *error)
{
    return read_all(arena, STDIN_FILENO, "<stdin>", limit, bytes, error);
}

static bool write_all(int file, struct str bytes)
{
    size_t done = 0;

    while (done < bytes.size) {
        ssize_t put = write(file, bytes.data + done, bytes.size - done);

        if (put < 0) {
            if (errno == EINTR) {
                continue;
            }
            return false;
        }
        done += (size_t)put;
    }
    return true;
}

bool fileio_write_stdout(struct str bytes, struct fileio_error *error)
{
    return write_all(STDOUT_FILENO, bytes) || fail(error, "write", "<stdout>");
}

bool fileio_write_stderr(struct str bytes, struct fileio_error *error)
{
    return write_all(STDERR_FILENO, bytes) || fail(error, "write", "<stderr>");
}

bool fileio_is_file(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 && !S_ISDIR(info.st_mode);
}

/* One output on its way: written under the temporary's name, then renamed to the target's. */
struct pending {
    const char *path; /* as the caller gave it */
    char *target;     /* with symbolic links resolved; NULL when written directly */
    char *temporary;  /* NULL when there is no such file */
};

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = (char *)malloc(size);

    if (copy == NULL) {
        fatal_out_of_memory();
    }
    memcpy(copy, text, size);
    return copy;
}

/* Creates "<target>.tmp<number>" afresh; -1 and errno when that can't be done. */
static int create_temporary(struct pending *pending)
{
    size_t size = strlen(pending->target) + sizeof ".tmp-2147483648-100";
    char *name = (char *)malloc(size);

    if (name == NULL) {
        fatal_out_of_memory();
    }
    for (int i = 0; i < TEMPORARY_TRIES; i++) {
        int file;

        (void)snprintf(name, size, "%s.tmp%d-%d", pending->target, (int)getpid(), i);
        file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_BINARY | O_CLOEXEC, 0666);
        if (file >= 0) {
            pending->temporary = name;
            return file;
        }
        if (errno != EEXIST) {
            break;
        }
    }
    free(name);
    return -1;
}

/* close may be where a full disk or a lost server shows. */
static bool write_and_close(int file, struct str bytes, const char *path,
                            struct fileio_error *error)
{
    if (!write_all(file, bytes)) {
        (void)fail(error, "write", path);
        (void)close(file);
        return false;
    }
    return close(file) == 0 || fail(error, "write", path);
}

static bool write_directly(const struct fileio_output *output, struct fileio_error *error)
{
    int file = open(output->path, O_WRONLY | O_BINARY | O_CLOEXEC);

    if (file < 0) {
        return fail(error, "open", output->path);
    }
    return write_and_close(file, output->bytes, output->path, error);
}

static bool stage(const struct fileio_output *output, struct pending *pending,
                  struct fileio_error *error)
{
    struct stat info;
    int file;

    pending->path = output->path;
    if (stat(output->path, &info) == 0) {
        if (S_ISDIR(info.st_mode)) {
            errno = EISDIR;
            return fail(error, "write", output->path);
        }
        if (!S_ISREG(info.st_mode)) {
            return write_directly(output, error);
        }
        pending->target = realpath(output->path, NULL);
    } else {
        pending->target = duplicate(output->path);
    }
    if (pending->target == NULL) {
        return fail(error, "open", output->path);
    }
    file = create_temporary(pending);
    if (file < 0) {
        return fail(error, "create", output->path);
    }
    return write_and_close(file, output->bytes, output->path, error);
}

static bool commit(struct pending *pending, struct fileio_error *error)
{
    if (pending->temporary == NULL) {
        return true;
    }
    if (rename(pending->temporary, pending->target) != 0) {
        return fail(error, "rename", pending->path);
    }
    free(pending->temporary);
    pending->temporary = NULL;
    return true;
}

bool fileio_write(const struct fileio_output *outputs, size_t count, struct fileio_error *error)
{
    struct pending *pending = (struct pending *)calloc(count + 1, sizeof *pending);
    bool ok = true;

    if (pending == NULL) {
        fatal_out_of_memory();
    }
    for (size_t i = 0; ok && i < count; i++) {
        ok = stage(&outputs[i], &pending[i], error);
    }
    for (size_t i = 0; ok && i < count; i++) {
        ok = commit(&pending[i], error);
    }
    for (size_t i = 0; i < count; i++) {
        if (pending[i].temporary != NULL) {
            (void)unlink(pending[i].temporary);
        }
        free(pending[i].temporary);
        free(pending[i].target);
    }
    free(pending);
    return ok;
}
