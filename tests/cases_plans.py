"""The cases that are steps to take in a program: tests/cases_plans*.c, linked with the generated
code of each shape, and what they report."""

import json
import os
import shlex
import subprocess

from shapes import compile_command, library, run, setting, shapes_of_features, source

SCHEMA = """
package test.plans;

enum Letter { A, B, C }
bean V { int32 v; }
bean Text { string v; }
bean Real { float64 v; }
bean Numbers { int32[] v; }
bean Node { Node? c; }
bean Cycle { Cycle? c; int32 v; Cycle[] l; map<string, Cycle> m; }
bean Letters { Letter c; Letter[] l; map<string, Letter> m; map<Letter, int32> k; }
bean Limits { @optional int32 a; int32[] l = []; }
bean Any { json x; }
bean Map { map<string, int32> m = {}; }
bean Last { int32 last; }
union Told { V value; void none; }
bean Key { int32 v; map<string, int32> m = {}; Letter c = A; @optional Told u; }
bean Sizes { string s; bytes b; bool[] l; }
bean Mixed {
    int64 id; string name; string[] tags; map<string, int32> counts; V nested; Mixed? next;
}
"""

PROGRAM = ["cases_plans.c", "cases_plans_write.c", "cases_plans_read.c", "cases_plans_memory.c",
           "cases_plans_pool.c"]
# The cases whose steps are in a program: each has to report in every shape.
STEPS = """C032 C036 C037 C040 C045 C048 C049 C052 C064 C081 C111 C112 C115 C116""".split()
POOLS = ["C104", "C105", "C106", "C107", "C109"]
WARNINGS = ["-std=gnu11", "-O0", "-Wall", "-Wextra", "-Wshadow", "-Werror"]

COMMA_LOCALE = 'LC_NUMERIC\ndecimal_point ","\nthousands_sep "."\ngrouping 3;3\nEND LC_NUMERIC\n'


class Plans:
    """The program of each shape."""

    def __init__(self, report, scratch):
        self.report = report
        self.directory = os.path.join(scratch, "plans")
        os.mkdir(self.directory)
        schema = os.path.join(self.directory, "plans.bean")
        with open(schema, "w", encoding="utf-8") as file:
            file.write(SCHEMA)
        self.programs = {}
        sources = {}
        for shape, options in shapes_of_features():
            os.mkdir(os.path.join(self.directory, shape))
            sources[shape] = os.path.join(self.directory, shape, "plans.c")
            run([setting("BEANC", "beanc"), *options, "--prefix=plans_", "-o", sources[shape],
                 schema])
        self.threads = ["-pthread"] if self.has_threads() else ["-DWITHOUT_THREADS"]
        # All shapes have one header: the program is compiled once.
        command = compile_command() + WARNINGS + self.threads
        objects = [os.path.join(self.directory, name[:-2] + ".o") for name in PROGRAM]
        for name, compiled in zip(PROGRAM, objects):
            run(command + ["-I", os.path.join(self.directory, "f"), "-c", "-o", compiled,
                           source("tests", name)])
        for shape, options in shapes_of_features():
            program = os.path.join(self.directory, shape, "plans")
            run(command + ["-o", program, sources[shape], *objects,
                           *library()])
            self.programs[" ".join(options)] = program

    def has_threads(self):
        text = b"#include <pthread.h>\npthread_barrier_t b;\nint main(void) { return 0; }\n"
        command = compile_command() + ["-pthread", "-o", os.path.join(self.directory, "probe"),
                                       "-x", "c", "-"]
        return subprocess.run(command, input=text, capture_output=True).returncode == 0

    def call(self, shape, *arguments, **environment):
        return subprocess.run(
            shlex.split(setting("BEAN_RUN")) + [self.programs[shape], *arguments],
            capture_output=True, env=dict(os.environ, **environment), cwd=self.directory)

    def relay(self, shape, cases, *arguments, **environment):
        """The lines of the report become tests; a case of `cases` without a line has failed."""
        done = self.call(shape, *arguments, **environment)
        lines = [line.split("\t") for line in done.stdout.decode().splitlines()]
        ended = done.returncode == 0 and lines and lines[-1] == ["done"]
        seen = set()
        for outcome, case, name, diagnosis in [line for line in lines if len(line) == 4]:
            seen.add(case)
            if outcome == "skip":
                # Once is enough: the reasons are the same for all shapes.
                if name not in self.report.skipped.get(case, []):
                    self.report.skip(case, name)
            else:
                self.report.ok(case, outcome == "ok", "%s, %s" % (name, shape), diagnosis)
        for case in cases:
            if case not in seen or not ended:
                self.report.ok(case, False, "the program comes to its end, " + shape,
                               "exit status %d\n%s" % (done.returncode, done.stderr.decode()))
                break


def check_control_characters(plans, shape):
    """C021: what is written is read by another reader, and is the short form where there is one."""
    short = {8: "\\b", 9: "\\t", 10: "\\n", 12: "\\f", 13: "\\r", 127: "\x7f"}
    codes = list(range(32)) + [127]
    done = plans.call(shape, "escapes")
    lines = done.stdout.decode("utf-8").split("\n")[:-1]
    values = [json.loads(line)["v"] for line in lines]
    expected = ['{"v":"x%sy"}' % short.get(code, "\\u%04x" % code) for code in codes]
    plans.report.ok("C021", done.returncode == 0 and lines == expected and
                    values == ["x%sy" % chr(code) for code in codes],
                    "33 characters, read by another reader, " + shape, lines)


def check_control(plans, shape):
    """The checks of the program see what they are to see."""
    done = plans.call(shape, "control")
    lines = done.stdout.decode().splitlines()
    plans.report.ok("C037", len(lines) == 5 and lines[-1] == "done" and
                    all(line.startswith("not ok\tC037\t") for line in lines[:-1]),
                    "control: the program sees what is wrong", lines)


def locales(scratch):
    """(environment, names): those that are there, and a made one if none has a decimal comma."""
    try:
        names = run(["locale", "-a"]).decode("ascii", "replace").split("\n")[:-1]
    except (OSError, RuntimeError):
        names = ["C"]
    commas = [name for name in names if name[:3] in ("de_", "fr_", "es_", "it_", "ru_", "pl_")]
    made = os.path.join(scratch, "locales")
    definition = os.path.join(scratch, "comma.def")
    rows = [({}, names)]
    if not commas:
        os.mkdir(made)
        with open(definition, "w", encoding="ascii") as file:
            file.write(COMMA_LOCALE)
        try:
            subprocess.run(["localedef", "-c", "-i", definition, "-f", "ANSI_X3.4-1968",
                            os.path.join(made, "comma")], capture_output=True)
        except OSError:
            pass
        if os.path.exists(os.path.join(made, "comma", "LC_NUMERIC")):
            rows = [({}, names[:3]), ({"LOCPATH": made}, ["C", "comma"])]
    return rows


def check_locales(plans, scratch):
    rows = locales(scratch)
    for number, (environment, names) in enumerate(rows):
        for shape in plans.programs:
            if number == len(rows) - 1:
                plans.relay(shape, ["C113"], "locale", *names, **environment)
            else:
                done = plans.call(shape, "locale", *names)
                plans.report.ok("C113", b"ok\tC113\tevery locale" in done.stdout and
                                b"not ok" not in done.stdout,
                                "%s, %s" % (" ".join(names), shape), done.stdout.decode())


def check_all(report, scratch):
    plans = Plans(report, scratch)
    has_thread_checker = "thread" in setting("BEAN_INSTRUMENT")
    for shape in plans.programs:
        is_first = shape == next(iter(plans.programs))
        # Under the thread checker, what has threads counts; and pools know nothing of shapes.
        if is_first or not has_thread_checker:
            plans.relay(shape, STEPS, "steps")
        plans.relay(shape, ["C108"], "threads")
        if is_first or not setting("BEAN_LONG"):
            plans.relay(shape, POOLS, "pools")
        check_control_characters(plans, shape)
    if not has_thread_checker:
        report.skip("C108", "thread checker: in check-long")
    check_control(plans, next(iter(plans.programs)))
    check_locales(plans, scratch)
