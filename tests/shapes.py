"""Builds a schema in every shape and runs documents through tests/shapes.c.

    program = Shapes(scratch, schema_text, "demo.Person")
    for outcome in program.run([b'{"a":1}', ...]): ...

The environment is that of the test suite (see tests/local.mk).
"""

import os
import re
import shlex
import subprocess

SHAPES = [
    ("f", ["--shape=fused"]),
    ("a", ["--shape=fused", "--inline=all"]),
    ("p", ["--shape=property"]),
    ("t", ["--shape=table"]),
]


def setting(name, default=""):
    return os.environ.get(name, default)


def source(*path):
    return os.path.join(setting("BEAN_SRC", "."), *path)


def compiler_flags():
    return ["-std=gnu11", "-O1", "-I", setting("BEAN_INCLUDE", source("runtime"))] + shlex.split(
        setting("BEAN_TEST_CFLAGS")
    )


def run(command, **options):
    done = subprocess.run(command, capture_output=True, **options)
    if done.returncode != 0:
        raise RuntimeError(
            "%s\nexit status %d\n%s%s"
            % (
                shlex.join(command),
                done.returncode,
                done.stdout.decode("utf-8", "replace"),
                done.stderr.decode("utf-8", "replace"),
            )
        )
    return done.stdout


def snake(name):
    """The words of a bean's name as C spells them; enough for the names that tests use."""
    name = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name)
    name = re.sub(r"([A-Z])([A-Z][a-z])", r"\1_\2", name)
    return name.lower()


class Outcome:
    """One document: .ok and .text, or .code, .offset, .place, .pointer, .bean, .property,
    .expected, .detail; .differ when the shapes disagree."""

    def __init__(self, lines):
        self.lines = lines
        fields = [unescape(field) for field in lines[-1].split(b"\t")]
        self.differ = any(line.startswith(b"differ") for line in lines)
        self.ok = not self.differ and fields[0] == b"ok"
        if self.ok:
            self.text = fields[1]
        elif not self.differ:
            (self.code, offset, self.place, self.pointer, self.bean, self.property,
             self.expected, self.detail) = [field.decode("utf-8") for field in fields[1:]]
            self.offset = int(offset)

    def __repr__(self):
        return b" / ".join(self.lines).decode("utf-8", "backslashreplace")


def unescape(field):
    return re.sub(
        rb"\\(.)", lambda m: {b"\\": b"\\", b"t": b"\t", b"n": b"\n"}[m.group(1)], field
    )


class Shapes:
    """One bean of one schema, compiled in every shape into one program."""

    count = 0

    def __init__(self, scratch, schema, bean, as_list=False, compiler=None, flags=()):
        Shapes.count += 1
        directory = os.path.join(scratch, "shapes%d" % Shapes.count)
        os.mkdir(directory)
        path = os.path.join(directory, "schema.bean")
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(schema)
        compiler = shlex.split(compiler or setting("CC", "cc"))
        stem = snake(bean.split(".")[-1])
        sources = []
        for prefix, options in SHAPES:
            generated = os.path.join(directory, prefix + ".c")
            run([setting("BEANC", "beanc"), *options, "--prefix=%s_" % prefix, "-o", generated, path])
            sources.append(generated)
        self.program = os.path.join(directory, "program")
        self.directory = directory
        run(
            compiler
            + compiler_flags()
            + list(flags)
            + ["-DSTEM=" + stem]
            + (["-DAS_LIST"] if as_list else [])
            + ["-o", self.program, source("tests", "shapes.c")]
            + sources
            + [setting("BEAN_LIB", "libbean.a")]
        )

    def run(self, documents):
        """The outcomes, in order. Raises when the program crashes."""
        stdin = b"".join(b"%d\n%s\n" % (len(document), document) for document in documents)
        done = subprocess.run(
            shlex.split(setting("BEAN_RUN")) + [self.program], input=stdin, capture_output=True
        )
        lines = done.stdout.split(b"\n")[:-1]
        outcomes = []
        position = 0
        while position < len(lines):
            # A disagreement is a line that says so and two outcomes, for each shape.
            start = position
            while position < len(lines) and lines[position].startswith(b"differ"):
                position += 1 if lines[position] == b"differ\tplace" else 3
            if position == start:
                position += 1
            outcomes.append(Outcome(lines[start:position]))
        if done.returncode not in (0, 1) or (
            len(outcomes) != len(documents) and not any(o.differ for o in outcomes)
        ):
            document = documents[min(len(outcomes), len(documents) - 1)]
            raise RuntimeError(
                "exit status %d at document %r\n%s"
                % (done.returncode, document[:2000], done.stderr.decode("utf-8", "replace"))
            )
        return outcomes


class Tap:
    """Prints test results in the form that automake's driver reads."""

    def __init__(self):
        self.number = 0
        self.failed = 0

    def ok(self, passed, name, diagnosis=""):
        self.number += 1
        print("%sok %d - %s" % ("" if passed else "not ", self.number, name))
        if not passed:
            self.failed += 1
            for line in str(diagnosis).splitlines()[:40]:
                print("# " + line)
        return passed

    def skip(self, name, why):
        self.number += 1
        print("ok %d - %s # SKIP %s" % (self.number, name, why))

    def done(self):
        print("1..%d" % self.number)
