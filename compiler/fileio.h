/*
 * Whole files in, whole files out. Errors are values; nothing here prints or ends the process.
 * Knows nothing of schemas, only of bytes and paths.
 */
#ifndef BEANC_FILEIO_H
#define BEANC_FILEIO_H

#include <stdbool.h>
#include <stddef.h>

#include "arena.h"
#include "str.h"

enum fileio_reason {
    FILEIO_OK,
    FILEIO_NOT_FOUND,
    FILEIO_IS_DIRECTORY,
    FILEIO_TOO_LARGE,
    FILEIO_SYSTEM /* anything else that the system refuses: see number */
};

struct fileio_error {
    enum fileio_reason reason;
    int number;         /* errno, 0 when it does not apply */
    const char *action; /* "open", "read", "write", ...: for the message */
    const char *path;   /* which of the caller's paths */
};

/* Static text or strerror's: "no such file", "is a directory", ... */
const char *fileio_error_text(const struct fileio_error *error);

/*
 * Reads a file, or standard input, of at most limit bytes into the arena; a NUL follows the
 * bytes. False and *error when it can't be read or is larger.
 */
bool fileio_read(struct arena *arena, const char *path, size_t limit, struct str *bytes,
                 struct fileio_error *error);
bool fileio_read_stdin(struct arena *arena, size_t limit, struct str *bytes,
                       struct fileio_error *error);

struct fileio_output {
    const char *path;
    struct str bytes;
};

/*
 * Writes all of the files or none: each goes to a temporary beside its target first, and only
 * when all are complete are they renamed into place, in the order given. On failure the
 * temporaries are removed. A target that is a symbolic link keeps being one; one that is no
 * regular file (a device, a pipe) is written to directly. Renaming within a directory has no
 * everyday way to fail once the temporary could be made there; should it fail all the same, the
 * files before it are in place already, each of them whole.
 */
bool fileio_write(const struct fileio_output *outputs, size_t count, struct fileio_error *error);

/* Writes to standard output or standard error, whole. */
bool fileio_write_stdout(struct str bytes, struct fileio_error *error);
bool fileio_write_stderr(struct str bytes, struct fileio_error *error);

bool fileio_is_file(const char *path); /* exists and is no directory */

#endif
