/*
 * Whole files: into an arena, and out through a temporary beside the old one that then takes its
 * place, so that nobody ever sees half a file. Values read from and written to files too.
 */
#if defined(__unix__) || defined(__APPLE__)
#define _XOPEN_SOURCE 700
#define HAS_STAT 1
#include <sys/stat.h>
#else
#define HAS_STAT 0
#endif

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#include "internal.h"
#include "internal_write.h"

enum { FIRST_READ = 4096, NAME_TRIES = 100, SUFFIX_ROOM = 32 };

/* ---- reading --------------------------------------------------------------------------------- */

/* How many bytes are left in a file, or 0 where it can't be said. */
static size_t size_left(FILE *file)
{
    long here = ftell(file);
    long end;
    if (here < 0 || fseek(file, 0, SEEK_END) != 0) {
        return 0;
    }
    end = ftell(file);
    if (fseek(file, here, SEEK_SET) != 0 || end < here) {
        return 0;
    }
    return (size_t)(end - here);
}

/* Reads on until the end; the first `size` bytes at `data`, of `capacity`, are there already. */
static bean_status read_rest(FILE *file, bean_arena *arena, char *data, size_t size,
                             size_t capacity, bean_str *text)
{
    for (;;) {
        size_t got = fread(data + size, 1, capacity - size, file);
        char *larger;
        size += got;
        if (ferror(file)) {
            return BEAN_ERROR_FILE;
        }
        if (size < capacity) {
            data[size] = '\0'; /* the end came before the last byte was used */
            text->data = data;
            text->size = size;
            return BEAN_OK;
        }
        if (capacity > SIZE_MAX / 2) {
            return BEAN_ERROR_MEMORY;
        }
        larger = (char *)bean_i_arena_grow(arena, data, size, capacity * 2);
        if (larger == NULL) {
            return BEAN_ERROR_MEMORY;
        }
        data = larger;
        capacity *= 2;
    }
}

/* A first part goes to the stack: what can't be read at all, a directory say, shows itself before a
 * size is asked for that means nothing. */
static bean_status read_file(FILE *file, bean_arena *arena, bean_str *text)
{
    char first[FIRST_READ];
    size_t size = fread(first, 1, sizeof first, file);
    size_t left = 0;
    char *data;
    if (ferror(file)) {
        return BEAN_ERROR_FILE;
    }
    if (size == sizeof first) {
        left = size_left(file);
    }
    if (left > SIZE_MAX - size - 1) {
        return BEAN_ERROR_MEMORY;
    }
    /* One more for the terminator, which also lets the end of the file be seen. */
    data = (char *)bean_arena_alloc(arena, size + left + 1);
    if (data == NULL) {
        return BEAN_ERROR_MEMORY;
    }
    if (size != 0) {
        memcpy(data, first, size);
    }
    return read_rest(file, arena, data, size, size + left + 1, text);
}

bean_status bean_file_read(const char *path, bean_arena *arena, bean_str *text)
{
    bean_arena_mark mark;
    bean_status status;
    FILE *file;
    int kept;
    text->data = NULL;
    text->size = 0;
    if (path == NULL || arena == NULL) {
        return BEAN_ERROR_ARGUMENT;
    }
    file = fopen(path, "rb");
    if (file == NULL) {
        return BEAN_ERROR_FILE;
    }
    mark = bean_arena_save(arena);
    status = read_file(file, arena, text);
    kept = errno;
    (void)fclose(file);
    if (status != BEAN_OK) {
        bean_arena_rewind(arena, mark);
        errno = kept;
    }
    return status;
}

/* ---- writing --------------------------------------------------------------------------------- */

/* What a write is about to replace. */
struct target {
    char *path;    /* with links followed; allocated */
    bool in_place; /* a device or a pipe can't be replaced, only written to */
    bool exists;
#if HAS_STAT
    mode_t mode;
#endif
};

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = (char *)malloc(size);
    if (copy == NULL) {
        errno = ENOMEM;
        return NULL;
    }
    return (char *)memcpy(copy, text, size);
}

static bool find_target(const char *path, struct target *target)
{
    memset(target, 0, sizeof *target);
#if HAS_STAT
    {
        struct stat status;
        if (stat(path, &status) == 0) {
            target->exists = true;
            target->in_place = !S_ISREG(status.st_mode);
            target->mode = status.st_mode & 07777;
            target->path = realpath(path, NULL);
            return target->path != NULL;
        }
    }
#endif
    target->path = copy_text(path);
    return target->path != NULL;
}

/* False, with errno, unless everything was taken. Closes in any case. */
static bool write_and_close(FILE *file, const char *data, size_t size)
{
    bool written = size == 0 || fwrite(data, 1, size, file) == size;
    int kept = errno;
    bool closed = fclose(file) == 0;
    if (!written) {
        errno = kept;
    }
    return written && closed;
}

/* A new file beside `path`. `name` has SUFFIX_ROOM more bytes than the path. NULL, with errno, when
 * there is none to be had. */
static FILE *open_temporary(const char *path, char *name, size_t room)
{
    for (unsigned i = 0; i < NAME_TRIES; i++) {
        FILE *file;
        (void)snprintf(name, room, "%s.%u.new", path, i);
        file = fopen(name, "wbx");
        if (file != NULL || errno != EEXIST) {
            return file;
        }
    }
    return NULL;
}

static bool take_place(const char *temporary, const struct target *target)
{
#if HAS_STAT
    if (target->exists && chmod(temporary, target->mode) != 0) {
        return false;
    }
#else
    (void)remove(target->path); /* where rename does not replace */
#endif
    return rename(temporary, target->path) == 0;
}

static bool write_beside(const struct target *target, const char *data, size_t size)
{
    size_t room = strlen(target->path) + SUFFIX_ROOM;
    char *name = (char *)malloc(room);
    FILE *file;
    bool done;
    int kept;
    if (name == NULL) {
        errno = ENOMEM;
        return false;
    }
    file = open_temporary(target->path, name, room);
    done = file != NULL && write_and_close(file, data, size) && take_place(name, target);
    kept = errno;
    if (file != NULL && !done) {
        (void)remove(name);
    }
    free(name);
    errno = kept;
    return done;
}

bean_status bean_file_write(const char *path, const char *data, size_t size)
{
    struct target target;
    bool done;
    int kept;
    if (path == NULL || (data == NULL && size != 0)) {
        return BEAN_ERROR_ARGUMENT;
    }
    if (!find_target(path, &target)) {
        return BEAN_ERROR_FILE;
    }
    if (target.in_place) {
        FILE *file = fopen(target.path, "wb");
        done = file != NULL && write_and_close(file, data, size);
    } else {
        done = write_beside(&target, data, size);
    }
    kept = errno;
    free(target.path);
    errno = kept;
    return done ? BEAN_OK : BEAN_ERROR_FILE;
}

/* ---- values ---------------------------------------------------------------------------------- */

static bean_status fail(bean_error *error, bean_status status, const char *path)
{
    int kept = errno;
    if (error != NULL) {
        bean_i_error_start(error, status, NULL);
        if (path != NULL) {
            bean_i_error_detail(error, path, strlen(path));
        }
        bean_i_error_finish(error, 0);
    }
    errno = kept;
    return status;
}

bean_status bean_gen_read_file(const bean_gen_value *value, void *out, const char *path,
                               bean_arena *arena, bean_error *error)
{
    /* The text goes into an arena of its own and is released here: strings are copied. A fixed
     * arena has to hold the text too, for it promises that nothing is allocated. */
    bool shares = arena != NULL && arena->fixed;
    bean_arena own;
    bean_arena_mark mark = {NULL, NULL};
    bean_str text;
    bean_status status;
    bean_arena_init(&own, arena != NULL && !shares ? &arena->allocator : NULL);
    if (shares) {
        mark = bean_arena_save(arena);
    }
    status = bean_file_read(path, shares ? arena : &own, &text);
    if (status != BEAN_OK) {
        if (out != NULL) {
            memset(out, 0, value->size);
        }
        status = fail(error, status, path);
    } else {
        status = bean_i_read_temporary(value, out, text, arena, error);
        if (status != BEAN_OK && shares) {
            bean_arena_rewind(arena, mark);
        }
    }
    bean_arena_free(&own);
    return status;
}

bean_status bean_gen_write_file(const bean_gen_value *value, const void *in, const char *path,
                                bean_error *error)
{
    bean_buffer text;
    bean_status status;
    bean_buffer_init(&text, NULL);
    status = bean_gen_write_document(value, in, &text, NULL, error);
    if (status == BEAN_OK) {
        status = bean_file_write(path, text.data, text.size);
        if (status != BEAN_OK) {
            status = fail(error, status, path);
        }
    }
    bean_buffer_free(&text);
    return status;
}
