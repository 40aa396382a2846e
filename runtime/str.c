/*
 * Strings in the hands of users.
 */
#include "bean.h"

#include <string.h>

bean_str bean_str_from(const char *text)
{
    bean_str string;
    string.data = text;
    string.size = text == NULL ? 0 : strlen(text);
    return string;
}

bool bean_str_equal(bean_str left, bean_str right)
{
    if (left.data == NULL || right.data == NULL) {
        return left.data == right.data;
    }
    return left.size == right.size &&
           (left.size == 0 || memcmp(left.data, right.data, left.size) == 0);
}
