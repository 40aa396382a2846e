/*
 * The table of checks.
 */
#include "checks.h"

const struct check checks_all[] = {
    { "property-names", check_property_names },
    { "structure", check_structure },
    { "json-names", check_json_names },
    { "enumerator-names", check_enumerator_names },
    { "unions", check_unions },
    { "by-value", check_by_value },
    { NULL, NULL },
};

void checks_run(const struct model *model, size_t bean_count, struct diags *diags)
{
    struct checks checks;
    arena_init(&checks.scratch);
    checks.model = model;
    checks.bean_count = bean_count;
    checks.diags = diags;
    checks.unwraps_fail = false;
    for (const struct check *check = checks_all; check->name != NULL; check++) {
        check->run(&checks);
    }
    arena_free(&checks.scratch);
}
