"""Programs that the tests of the cases need beside those of shapes.py."""

import functools
import os
import shlex
import subprocess
import tempfile

from shapes import compile_command, library, macros, run, setting


def build_filter(scratch, type_name):
    """A function that runs a `beanc --main` filter on a document: (exit status, output, error)."""
    path = os.path.join(scratch, "filter.bean")
    with open(path, "w", encoding="utf-8") as file:
        file.write("package test.filter;\n")
    generated = os.path.join(scratch, "filter.c")
    program = os.path.join(scratch, "filter")
    run([setting("BEANC", "beanc"), "--main=" + type_name, "-o", generated, path])
    run(compile_command() + ["-o", program, generated, *library()])

    def call(document):
        done = subprocess.run(shlex.split(setting("BEAN_RUN")) + [program], input=document,
                              capture_output=True)
        return done.returncode, done.stdout.decode(), done.stderr.decode()
    return call


def has_compiler(command):
    """Whether this command compiles anything at all; tried once."""
    return compiles_anything(tuple(command))


@functools.lru_cache(None)
def compiles_anything(command):
    try:
        language = "c++" if "++" in command[0] else "c"
        return subprocess.run([*command, "-fsyntax-only", "-x", language, "-"], input=b"int x;\n",
                              capture_output=True).returncode == 0
    except OSError:
        return False


def char_is_unsigned():
    """Whether this is a build with a compiler whose char has no sign, by itself or by an option."""
    return "__CHAR_UNSIGNED__" in macros(*compile_command())


def beanc(scratch, text, *options):
    """Runs the compiler on a schema: (exit status, the files that it made, its messages)."""
    with tempfile.TemporaryDirectory(dir=scratch) as directory:
        path = os.path.join(directory, "schema.bean")
        with open(path, "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode("utf-8"))
        output = os.path.join(directory, "out")
        done = subprocess.run([setting("BEANC", "beanc"), "-fmax-errors=0", *options, "-o",
                               output + os.sep, path], capture_output=True, cwd=directory)
        made = sorted(os.listdir(output)) if os.path.isdir(output) else []
        return done.returncode, made, done.stderr.decode("utf-8", "backslashreplace")
