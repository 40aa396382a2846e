"""Runs a C program against code that is generated from a schema, in every shape.

    run_in_shapes(scratch, "name", schema, "name_program.c")

The program is tests/name_program.c, which includes name_gen.h, prints what is wrong and then fails.
"""

import os
import shlex
import subprocess

from shapes import Tap, compile_command, library, run, setting, shapes_of_features, source

WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion", "-Wc++-compat",
            "-Wno-missing-field-initializers", "-Werror", "-std=c11"]


def run_in_shapes(scratch, name, schema, program, tap=None, flags=()):
    """With a `tap`, the plan line is left to the caller. `flags` are the C compiler's."""
    own = tap is None
    tap = tap or Tap()
    for letter, options in shapes_of_features():
        directory = os.path.join(scratch, letter)
        os.mkdir(directory)
        path = os.path.join(directory, name + ".bean")
        with open(path, "w", encoding="utf-8") as file:
            file.write(schema)
        generated = os.path.join(directory, name + "_gen.c")
        run([setting("BEANC", "beanc"), *options, "-o", generated, path])
        binary = os.path.join(directory, "program")
        run(compile_command() + WARNINGS + [*flags, "-I", directory, "-o", binary, generated,
                                            source("tests", program), *library()])
        done = subprocess.run(shlex.split(setting("BEAN_RUN")) + [binary], capture_output=True)
        tap.ok(done.returncode == 0, " ".join(options),
               (done.stdout + done.stderr).decode("utf-8", "replace"))
    if own:
        tap.done()
