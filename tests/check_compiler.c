/* The Check program of the compiler: what it runs is listed in suites.h. */
#include "suites.h"

int main(void)
{
    SRunner *runner = srunner_create(NULL);
#define ADD_SUITE(name) srunner_add_suite(runner, name##_suite());
    COMPILER_SUITES(ADD_SUITE)
#undef ADD_SUITE
    return run_suites(runner);
}
