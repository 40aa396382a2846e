/*
 * Readable pages between two unreadable ones.
 */
#define _DEFAULT_SOURCE

#include "guard.h"

#include <check.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static size_t page_size(void)
{
    return (size_t)sysconf(_SC_PAGESIZE);
}

struct guard guard_open(size_t room)
{
    size_t page = page_size();
    size_t size = (room + page - 1) / page * page + (room == 0 ? page : 0);
    struct guard guard;
    char *base = (char *)mmap(NULL, size + 2 * page, PROT_READ | PROT_WRITE,
                              MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    ck_assert(base != MAP_FAILED);
    guard.low = base + page;
    guard.high = guard.low + size;
    ck_assert_int_eq(mprotect(base, page, PROT_NONE), 0);
    ck_assert_int_eq(mprotect(guard.high, page, PROT_NONE), 0);
    return guard;
}

void guard_close(struct guard *guard)
{
    size_t page = page_size();
    (void)munmap(guard->low - page, (size_t)(guard->high - guard->low) + 2 * page);
    guard->low = NULL;
    guard->high = NULL;
}

static void check_room(const struct guard *guard, size_t size)
{
    if (size > (size_t)(guard->high - guard->low)) {
        ck_abort_msg("the guarded room is too small for %zu bytes", size);
    }
}

const char *guard_at_end(const struct guard *guard, const char *text, size_t size)
{
    check_room(guard, size);
    memmove(guard->high - size, text, size);
    return guard->high - size;
}

const char *guard_at_start(const struct guard *guard, const char *text, size_t size)
{
    check_room(guard, size);
    memmove(guard->low, text, size);
    return guard->low;
}
