/*
 * Sinks for streams of C and for descriptors. Must not know what the text means.
 */
#if defined(__unix__) || defined(__APPLE__)
#define _XOPEN_SOURCE 700
#define HAS_DESCRIPTORS 1
#include <poll.h>
#include <unistd.h>
#else
#define HAS_DESCRIPTORS 0
#endif

#include <errno.h>
#include <stdio.h>

#include "internal.h"

static bool write_to_stream(void *user, const char *data, size_t size)
{
    return fwrite(data, 1, size, (FILE *)user) == size;
}

bean_sink bean_sink_stream(FILE *stream)
{
    bean_sink sink = {write_to_stream, stream};
    return sink;
}

#if HAS_DESCRIPTORS
/* What a call may be asked for: larger sizes are undefined in POSIX where ssize_t is 32 bits. */
enum { MOST_AT_ONCE = 1 << 30 };

/* Whether another call may take more: waits for that where the descriptor does not block. */
static bool may_go_on(int descriptor)
{
    struct pollfd ready;
    if (errno == EINTR) {
        return true;
    }
    if (errno != EAGAIN && errno != EWOULDBLOCK) {
        return false;
    }
    ready.fd = descriptor;
    ready.events = POLLOUT;
    ready.revents = 0;
    return poll(&ready, 1, -1) >= 0 || errno == EINTR;
}

static bool write_to_descriptor(void *user, const char *data, size_t size)
{
    int descriptor = (int)(intptr_t)user;
    while (size != 0) {
        ssize_t taken = write(descriptor, data, size < MOST_AT_ONCE ? size : MOST_AT_ONCE);
        if (taken >= 0) {
            data += taken;
            size -= (size_t)taken;
        } else if (!may_go_on(descriptor)) {
            return false;
        }
    }
    return true;
}
#else
static bool write_to_descriptor(void *user, const char *data, size_t size)
{
    (void)user;
    (void)data;
    (void)size;
    errno = EBADF;
    return false;
}
#endif

bean_sink bean_sink_descriptor(int descriptor)
{
    bean_sink sink = {write_to_descriptor, NULL};
    sink.user = (void *)(intptr_t)descriptor;
    return sink;
}
