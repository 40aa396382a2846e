/*
 * The functions that custom.test names in its schemas. Each also leaves out what a missing property
 * is read as, so that what was written comes to the same text again.
 */
#include "codecs_point.h"

/* How beans begin of which a property asks for the limit. */
struct limited {
    int32_t limit;
};

bool below_limit(const int32_t *value, const void *bean, void *user);
bool is_hidden(const bean_str *value, const void *bean, void *user);
bool is_null(const int32_t *value, const void *bean, void *user);
bool is_odd(const int32_t *value, const void *bean, void *user);
bool is_long(const bean_int32_list *value, const void *bean, void *user);
bool has_few(const bean_string_map *value, const void *bean, void *user);
bool is_flat(const float (*value)[3], const void *bean, void *user);
bool is_seven(const int64_t *value, const void *bean, void *user);
bool is_left(const struct geo_point *value, const void *bean, void *user);

bool below_limit(const int32_t *value, const void *bean, void *user)
{
    (void)user;
    return *value < ((const struct limited *)bean)->limit;
}

bool is_hidden(const bean_str *value, const void *bean, void *user)
{
    (void)bean;
    (void)user;
    return value == NULL || value->size == 0 || value->data[0] == '-';
}

bool is_null(const int32_t *value, const void *bean, void *user)
{
    (void)bean;
    (void)user;
    return value == NULL;
}

/* Must not be asked about null. */
bool is_odd(const int32_t *value, const void *bean, void *user)
{
    (void)bean;
    (void)user;
    return *value % 2 != 0;
}

bool is_long(const bean_int32_list *value, const void *bean, void *user)
{
    (void)bean;
    (void)user;
    return value->count == 0 || value->count > 2;
}

bool has_few(const bean_string_map *value, const void *bean, void *user)
{
    (void)bean;
    (void)user;
    return value->count < 2;
}

bool is_flat(const float (*value)[3], const void *bean, void *user)
{
    (void)bean;
    (void)user;
    return (*value)[0] == (*value)[1] && (*value)[1] == (*value)[2];
}

bool is_seven(const int64_t *value, const void *bean, void *user)
{
    (void)bean;
    (void)user;
    return *value == 7;
}

bool is_left(const struct geo_point *value, const void *bean, void *user)
{
    (void)bean;
    (void)user;
    return value == NULL || value->x < 0;
}
