/*
 * Device and inode, as POSIX has them. Where every inode is 0 there are no identities.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif

#include "fileid.h"

#include <sys/stat.h>
#include <sys/types.h>

bool fileid_get(const char *path, struct fileid *id)
{
    struct stat status;
    if (stat(path, &status) != 0 || status.st_ino == 0) {
        return false;
    }
    id->device = (uint64_t)status.st_dev;
    id->number = (uint64_t)status.st_ino;
    return true;
}
