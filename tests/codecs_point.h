/* A type of the user's, for codecs.test. */
#ifndef CODECS_POINT_H
#define CODECS_POINT_H

#include <bean.h>

struct geo_point {
    int x;
    int y;
    bean_str label; /* not written when it is null */
};

#endif
