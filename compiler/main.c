/*
 * beanc: compiles .bean schemas to C. See driver.h.
 */
#include "driver.h"

int main(int argc, char **argv)
{
    return driver_main(argc, (const char *const *)argv);
}
