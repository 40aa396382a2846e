/* The Check program of the runtime: what it runs is listed in suites.h. */
#include "read_fixture.h"
#include "suites.h"

int main(void)
{
    SRunner *runner = srunner_create(NULL);
#define ADD_SUITE(name) srunner_add_suite(runner, name##_suite());
    RUNTIME_SUITES(ADD_SUITE)
#undef ADD_SUITE
    read_fixture_open();
    return run_suites(runner);
}
