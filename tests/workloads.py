"""The documents of tests/data/workloads with the schemas of idl/, and one C file for all of them."""

import os

from shapes import run, setting, source

# Schema, root type, fixtures. All are built into one program, each schema after those that it imports.
WORKLOADS = [
    ("person", "Person", ["person"]),
    ("person15", "Person15[]", ["person15_list20"]),
    ("jwt", "Claims", ["jwt"]),
    ("large", "Record[]", ["large"]),
    ("deep", "Node", ["deep"]),
    ("adt", "Adt", ["adt"]),
    ("cards", "Suit[]", ["adt_enum_array", "adt_enum_array_shuffled"]),
    ("person", "Person[]", ["person_list20"]),
    ("person15", "Person15", ["person15"]),
    ("adt_last", "Adt", ["adt_type_last"]),
    ("api", "Resource", ["api"]),
    ("numbers", "Numbers", ["numbers"]),
    ("strings", "Strings", ["strings", "strings.canonical"]),
]

# What comes out where it is not the fixture itself.
CANONICAL = {"strings": "strings.canonical"}


def generate(scratch, options, schema, root, stem):
    path = os.path.join(scratch, stem + "_gen.c")
    run([setting("BEANC", "beanc"), *options, "--main=" + root, "-o", path,
         source("idl", schema + ".bean")])
    return path


def generate_all(scratch, options, call="main%d(argc - 1, argv + 1)", program=None):
    """Everything as one C file, for compilers and linkers take longer to start than to translate one
    of them. The program's first argument is the number of a workload, whose filter is main<number>,
    and whose type b_main_value<number> describes. `call` is what is done, by code in `program`, a
    file, or by the filter."""
    lines, calls, seen = ["#include <stdlib.h>"], [], set()
    for number, (schema, root, _) in enumerate(WORKLOADS):
        # What --main adds has the same names in each of them; so has all else of a second root.
        names = ["main", "b_main_value", "b_main_item"]
        again = ["--prefix=again_"] if schema in seen else []
        stem = ("again_" if again else "") + schema
        seen.add(schema)
        lines += ["#define %s %s%d" % (name, name, number) for name in names]
        lines += ['#include "%s"' % generate(scratch, options + again, schema, root, stem)]
        lines += ["#undef %s" % name for name in names]
        calls += ["    case %d:" % number, "        return %s;" % (call % number)]
    path = os.path.join(scratch, "filters.c")
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(
            lines + (['#include "%s"' % program] if program else []) +
            ["int main(int argc, char **argv)", "{", "    (void)argc;",
             "    switch (atoi(argv[1])) {"] + calls + ["    }", "    return 99;", "}", ""]))
    return path


def fixture_path(name):
    return source("tests", "data", "workloads", name + ".json")


def read_fixture(name):
    with open(fixture_path(name), "rb") as file:
        return file.read()
