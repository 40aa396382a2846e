/*
 * Which file a path leads to: two paths with equal identities are one file, however they are
 * spelled. Knows nothing of what is in files.
 */
#ifndef BEANC_FILEID_H
#define BEANC_FILEID_H

#include <stdbool.h>
#include <stdint.h>

struct fileid {
    uint64_t device;
    uint64_t number; /* of the inode */
};

/* False when there is no such file or the system numbers no files. */
bool fileid_get(const char *path, struct fileid *id);

#endif
