"""Builds a schema in every shape and runs documents through tests/shapes.c.

    program = Shapes(scratch, schema_text, "demo.Person")
    for outcome in program.run([b'{"a":1}', ...]): ...

Several beans and several schemas can share a program: the schema is then a dictionary of texts by a
part of the C prefix, the bean a list, and run() is told which one is meant, and whether the document
is a list of it. Each program costs seconds: share them.

The environment is that of the test suite (see tests/local.mk).
"""

import functools
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

# The second form of fused, which differs in what compilers inline: tables of single features leave it
# to their long form.
INLINE_ALL = "a"


def shapes_of_features():
    return [shape for shape in SHAPES if setting("BEAN_LONG") or shape[0] != INLINE_ALL]


def setting(name, default=""):
    return os.environ.get(name, default)


def source(*path):
    return os.path.join(setting("BEAN_SRC", "."), *path)


def compiler_flags():
    """Compilers take most of the tests' time: what they optimize is left to roundtrip.test and to the
    long forms."""
    return ["-std=gnu11", "-O1" if setting("BEAN_LONG") else "-O0",
            "-I", setting("BEAN_INCLUDE", source("runtime"))] + shlex.split(
                setting("BEAN_TEST_CFLAGS"))


def compile_command():
    """Compiles and links."""
    return shlex.split(setting("CC", "cc")) + compiler_flags()


@functools.lru_cache(None)
def macros(*command):
    """What this compiler predefines, by name."""
    text = run([*command, "-dM", "-E", "-x", "c", "-"], input=b"").decode()
    return dict(line.split(" ", 2)[1:] for line in text.splitlines() if line.count(" ") >= 2)


def pointer_bits(command):
    return 8 * int(macros(*command)["__SIZEOF_POINTER__"])


def library():
    """The runtime as linkers take it. What nothing reads is not copied: it takes them a while."""
    read = setting("BEAN_INSTRUMENT") or setting("BEAN_RUN")
    return ([] if read else ["-Wl,--strip-debug"]) + [setting("BEAN_LIB", "libbean.a")]


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


def merge(directory, files):
    """Makes one C file of those that can be together: compilers take longer to start, and to read
    what all of them include, than to translate most of them. Returns it and the files that can't be."""
    merged, others = [], []
    for path in files:
        # A creator's declaration names its bean, whose type is another one in each shape.
        apart = not path.endswith(".c") or "static const bean_gen_creator " in read_text(path)
        (others if apart else merged).append(path)
    if len(merged) < 2:
        return merged + others
    whole = os.path.join(directory, "whole.c")
    with open(whole, "w", encoding="utf-8") as file:
        file.write("".join('#include "%s"\n' % os.path.abspath(path) for path in merged))
    return [whole] + others


def read_text(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


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
    """Beans of one schema or several, compiled in every shape into one program."""

    count = 0
    shapes = SHAPES

    def __init__(self, scratch, schema, bean, flags=(), shapes=None):
        self.shapes = shapes or SHAPES
        self.directory = self.new_directory(scratch)
        schemas = {"": schema} if isinstance(schema, str) else schema
        beans = [bean] if isinstance(bean, str) else bean
        objects = [source for sources in self.generate(schemas).values() for source in sources]
        self.program = self.link(compile_command() + list(flags), beans, objects)

    @staticmethod
    def new_directory(scratch):
        Shapes.count += 1
        directory = os.path.join(scratch, "shapes%d" % Shapes.count)
        os.mkdir(directory)
        return directory

    def generate(self, schemas, options=()):
        """The C files of each schema in every shape: lists by the shape's letter."""
        sources = {shape: [] for shape, _ in self.shapes}
        for part, text in schemas.items():
            path = os.path.join(self.directory, part + "schema.bean")
            with open(path, "w", encoding="utf-8", newline="") as file:
                file.write(text)
            for shape, shape_options in self.shapes:
                generated = os.path.join(self.directory, "%s_%s.c" % (shape, part))
                run([setting("BEANC", "beanc"), *shape_options, *options,
                     "--prefix=%s_%s" % (shape, part), "-o", generated, path])
                sources[shape].append(generated)
        return sources

    def link(self, command, beans, objects, main="shapes.c"):
        """The path of a program for these beans, by their places, which has this main file."""
        self.beans = {bean: place for place, bean in enumerate(beans)}
        stems = [snake(bean.split(".")[-1]) for bean in beans]
        program = os.path.join(self.directory, main[:-2])
        run(
            command
            + ["-DEACH_BEAN(X)=" + " ".join("X(%s)" % stem for stem in stems)]
            + ([] if INLINE_ALL in dict(self.shapes) else ["-DWITHOUT_INLINE_ALL"])
            + ["-o", program]
            + merge(self.directory, [source("tests", main)] + objects)
            + library()
        )
        return program

    def input(self, documents, bean=None, as_list=False):
        """The documents as the programs read them: all of one bean, or of a list of beans."""
        beans = bean if isinstance(bean, list) else [bean] * len(documents)
        first_list = len(self.beans) if as_list else 0
        return b"".join(
            b"%d %d\n%s\n" % (len(document), self.beans.get(bean, 0) + first_list, document)
            for document, bean in zip(documents, beans)
        )

    def status_texts(self):
        """The statuses' texts by their names: BEAN_ERROR_END is under END."""
        names = re.findall(r"^ +BEAN_ERROR_([A-Z0-9_]+)",
                           read_text(source("runtime", "bean.h")), re.M)
        command = shlex.split(setting("BEAN_RUN")) + [self.program, str(len(names))]
        return dict(zip(names, run(command).decode("utf-8").splitlines()))

    def run(self, documents, bean=None, as_list=False):
        """The outcomes, in order. Raises when the program crashes."""
        done = subprocess.run(
            shlex.split(setting("BEAN_RUN")) + [self.program],
            input=self.input(documents, bean, as_list), capture_output=True,
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
        self.last = []  # what is to be done before the plan line

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
        for test in self.last:
            test()
        print("1..%d" % self.number)
