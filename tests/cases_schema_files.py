"""The cases about schema files: long names, imports in circles, damage, line ends, byte order marks,
paths that are hard to quote. Each runs the compiler as a user does, in a directory of its own."""

import os
import re
import resource
import signal
import subprocess
import tempfile

from shapes import compile_command, setting, source

LENGTHS = [63, 64, 255, 256, 1023, 1024, 4096, 100000]
LIMIT = 4096
MARK = b"\xef\xbb\xbf"
NAMES = ["a b", "a'b", "a$b", "a#b", "\u00e9", "-x"]


class Place:
    """A directory with files, in which the compiler is run."""

    def __init__(self, scratch, files):
        self.directory = tempfile.mkdtemp(dir=scratch)
        for name, text in files.items():
            path = os.path.join(self.directory, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(text if isinstance(text, bytes) else text.encode("utf-8"))

    def beanc(self, *arguments, **options):
        """(exit status, messages)"""
        done = subprocess.run([setting("BEANC", "beanc"), "-fmax-errors=0", *arguments],
                              capture_output=True, cwd=self.directory, **options)
        return done.returncode, done.stderr.decode("utf-8")

    def outputs(self, directory="out"):
        """The bytes of the files below a directory, by their paths."""
        found = {}
        top = os.path.join(self.directory, directory)
        for path, _, files in os.walk(top):
            for name in files:
                with open(os.path.join(path, name), "rb") as file:
                    found[os.path.relpath(os.path.join(path, name), top)] = file.read()
        return found


def good_schemas():
    """The schemas of the suite: bytes by name, and where their imports are."""
    found = {}
    for directory in ("idl", "tests/golden"):
        for name in sorted(os.listdir(source(directory))):
            if name.endswith(".bean"):
                with open(source(directory, name), "rb") as file:
                    found[name] = file.read()
    return found


def imports():
    return ["-I", source("idl"), "-I", source("tests", "golden")]


# --- long names -----------------------------------------------------------------------------------


def long_schemas(length):
    name = "a" * length
    return {
        "bean": "bean A%s { int32 x; }" % name[1:],
        "property": "bean B { int32 %s; }" % name,
        "enumerator": "enum E { %s }" % name,
        "JSON name": 'bean B { @name("%s") int32 x; }' % name,
        "import": 'import "%s.bean";' % name,
        "comment": "/// %s\nbean B { int32 x; }" % name,
    }


def check_long_names(report, scratch):
    for length in LENGTHS:
        for what, text in long_schemas(length).items():
            head = "package test.c088;\n"
            place = Place(scratch, {"good.bean": head + text + "\n",
                                    "bad.bean": head + text + " bean ;\n"})
            status, messages = place.beanc("-o", "out/", "good.bean")
            if what == "import":
                fits = status == 1 and "good.bean:2:" in messages
            elif what == "comment" or length <= LIMIT:
                fits = status == 0 and len(place.outputs()) == 2
            else:
                fits = status == 1 and str(LIMIT) in messages and not place.outputs()
            bad_status, bad_messages = place.beanc("-o", "bad/", "bad.bean")
            lines = bad_messages.splitlines()
            report.ok("C088", fits and bad_status == 1 and "bad.bean:" in bad_messages and
                      not place.outputs("bad") and max(len(line) for line in lines) < 5000,
                      "%s of %d letters" % (what, length), messages[:500] + bad_messages[:500])
    check_long_pair(report, scratch)
    check_long_path(report, scratch)


def check_long_pair(report, scratch):
    stem = "p" * 1023
    place = Place(scratch, {"two.bean": "package test.c088;\nbean B { int32 %sx; int32 %sy; }\n" % (
        stem, stem)})
    status, messages = place.beanc("-o", "out/", "two.bean")
    if status == 0:
        command = compile_command()
        done = subprocess.run(command + ["-c", "-o", "two.o", "out/two_gen.c"],
                              capture_output=True, cwd=place.directory)
        status, messages = done.returncode, done.stderr.decode("utf-8")
    header = place.outputs().get("two_gen.h", b"").decode()
    report.ok("C088", status == 0 and stem + "x;" in header and stem + "y;" in header,
              "two names that differ in letter 1024 stay two", messages[:500])


def check_long_path(report, scratch):
    """A path of 4,000 bytes can be opened from within only; a name can't be longer than 255."""
    top = tempfile.mkdtemp(dir=scratch)
    here = os.open(".", os.O_RDONLY)
    try:
        os.chdir(top)
        for _ in range(4000 // 200):
            os.mkdir("d" * 199)
            os.chdir("d" * 199)
        name = "n" * 250 + ".bean"
        with open(name, "w", encoding="utf-8") as file:
            file.write("package test.c088;\nbean B { int32 x; }\n")
        command = [setting("BEANC", "beanc")]
        inside = subprocess.run(command + ["-o", "out_gen.c", name], capture_output=True)
        unnamed = subprocess.run(command + [name], capture_output=True)
        made = sorted(os.listdir("."))
    finally:
        os.chdir(here)
        os.close(here)
    path = os.path.join(top, *["d" * 199] * 20, name)
    outside = subprocess.run(command + ["-o", os.path.join(top, "out_gen.c"), path],
                             capture_output=True)
    report.ok("C088", inside.returncode == 0 and made == [name, "out_gen.c", "out_gen.h"],
              "a file name of 255 bytes in a path of 4,000", inside.stderr)
    for title, done in (("an output's name", unnamed), ("a path", outside)):
        report.ok("C088", done.returncode == 1 and b"File name too long" in done.stderr,
                  title + " that the system finds too long is an error", done.stderr)


# --- imports in circles ---------------------------------------------------------------------------


def check_circles(report, scratch):
    circles = {
        "two files that import each other": ("a.bean", {
            "a.bean": 'package test.c093;\nimport "b.bean";\nbean A { B? b; }\n',
            "b.bean": 'package test.c093;\nimport "a.bean";\nbean B { int32 x; }\n',
        }),
        "a file that imports itself": ("self.bean", {
            "self.bean": 'package test.c093;\nimport "self.bean";\nbean A { int32 x; }\n',
        }),
        "itself, by other spellings": ("here/dot.bean", {
            "here/dot.bean": 'package test.c093;\nimport "./dot.bean";\n'
                             'import "../here/dot.bean";\nbean A { int32 x; }\n',
        }),
    }
    for title, (name, files) in circles.items():
        place = Place(scratch, files)
        status, messages = place.beanc("-o", "out/", name, timeout=20)
        report.ok("C093", status == 1 and not place.outputs() and
                  re.match(r"[\w./]+:2:\d+: error: ", messages) and
                  "%s -> " % name in messages and "import-cycle" in messages,
                  title, messages)
    diamond = Place(scratch, {
        "a.bean": 'package test.c093;\nimport "here/b.bean";\nimport "here/c.bean";\n'
                  'bean A { B b; C c; }\n',
        "here/b.bean": "package test.c093;\nbean B { int32 x; }\n",
        "here/c.bean": 'package test.c093;\nimport "../here/./b.bean";\nbean C { B b; }\n',
    })
    status, messages = diamond.beanc("-o", "out/", "a.bean")
    report.ok("C093", status == 0 and messages == "" and len(diamond.outputs()) == 2,
              "one file by two spellings is one file", messages)


# --- damage ---------------------------------------------------------------------------------------


def damaged(text):
    """The schema cut at every byte, and with each token deleted, doubled and swapped."""
    for end in range(len(text)):
        yield text[:end]
    tokens = [match.span() for match in re.finditer(rb"///?[^\n]*|\w+|\"[^\"]*\"|[^\s\w]", text)]
    for place, (start, end) in enumerate(tokens):
        yield text[:start] + text[end:]
        yield text[:end] + b" " + text[start:end] + text[end:]
        if place + 1 < len(tokens):
            after, last = tokens[place + 1]
            yield text[:start] + text[after:last] + text[end:after] + text[start:end] + text[last:]


def check_damage(report, scratch):
    """All damaged files in one run of the compiler: each has an error with a place, or is good."""
    for name in ("person.bean", "cards.bean") if not setting("BEAN_LONG") else good_schemas():
        texts = list(damaged(good_schemas()[name]))
        files = {"%d.bean" % number: text for number, text in enumerate(texts)}
        place = Place(scratch, files)
        status, messages = place.beanc("-o", "out/", *imports(), *files)
        placed = set(re.findall(r"^(\d+\.bean):\d+:\d+: error: ", messages, re.M))
        report.ok("C098", status == 1 and not place.outputs() and len(placed) > len(texts) // 4,
                  "%s damaged in %d ways: %d refused" % (name, len(texts), len(placed)),
                  messages[-500:])
        others = sorted(set(files) - placed)
        wrong = [other for other in others[::20] if place.beanc(
            "-o", "out/", *imports(), other)[0] != 0]
        report.ok("C098", not wrong, "%s: the others are good" % name, wrong)
    many = "package test.c098;\n" + "bean { int32 x; }\n" * 1000
    place = Place(scratch, {"many.bean": many})
    status, messages = place.beanc("-o", "out/", "many.bean")
    count = len(re.findall(r"^many\.bean:\d+:\d+: error: ", messages, re.M))
    report.ok("C098", status == 1 and count == 1000 and not place.outputs(),
              "1,000 errors in one file", "%d errors\n%s" % (count, messages[:300]))


def check_files(report, scratch):
    place = Place(scratch, {"empty.bean": "", "dir.bean/x": "", "good.bean":
                            "package test.c098;\nbean B { int32 x; }\n"})
    for name, words in (("empty.bean", "error"), ("dir.bean", "is a directory"),
                        ("missing.bean", "no such file")):
        status, messages = place.beanc("-o", "out/", name)
        report.ok("C098", status == 1 and name in messages and words in messages and
                  not place.outputs(), name, messages)
    os.chmod(os.path.join(place.directory, "good.bean"), 0)
    if os.access(os.path.join(place.directory, "good.bean"), os.R_OK):
        report.skip("C098", "a file without read permission: root reads everything")
    else:
        status, messages = place.beanc("-o", "out/", "good.bean")
        report.ok("C098", status == 1 and "Permission denied" in messages, "no permission", messages)
    os.chmod(os.path.join(place.directory, "good.bean"), 0o644)

    def full():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    if setting("BEAN_INSTRUMENT"):
        report.skip("C098", "outputs that don't fit: sanitizers write files of their own")
        return
    status, messages = place.beanc("-o", "out/", "good.bean", preexec_fn=full)
    report.ok("C098", status == 1 and "File too large" in messages and not place.outputs(),
              "outputs that don't fit leave nothing behind", messages)


# --- bytes of a file ------------------------------------------------------------------------------


def check_line_ends(report, scratch):
    plain = good_schemas()
    mixed = {name: re.sub(rb"\n", lambda match, turn=[0]: turn.__setitem__(0, turn[0] + 1) or
                          (b"\r\n" if turn[0] % 2 else b"\n"), text)
             for name, text in plain.items()}
    variants = {
        "CRLF": {name: text.replace(b"\n", b"\r\n") for name, text in plain.items()},
        "LF and CRLF": mixed,
        "no line end at the end": {name: text.rstrip(b"\n") for name, text in plain.items()},
    }
    expected = compiled(scratch, plain)
    for title, files in variants.items():
        found = compiled(scratch, files)
        different = [name for name in expected if expected[name] != found.get(name)]
        report.ok("C100", expected and not different and len(found) == len(expected),
                  "%s: the same %d files" % (title, len(expected)), different)
    error = b"\nbean ;\nenum E { a, a }\n"
    places = set()
    for text in (b"package test.c100;\n// x\nbean A {\n    int32 x;\n}\n" + error,):
        for form in (text, text.replace(b"\n", b"\r\n"), text.rstrip(b"\n")):
            messages = Place(scratch, {"bad.bean": form}).beanc("-o", "out/", "bad.bean")[1]
            places.add(tuple(re.findall(r"^bad\.bean:\d+:\d+: .*", messages, re.M)))
    report.ok("C100", len(places) == 1 and places.pop(), "the same lines in errors", places)


def compiled(scratch, files):
    place = Place(scratch, files)
    status, messages = place.beanc("-o", "out/", "-Wno-c-keyword", "-I", ".", *imports(), *files)
    return place.outputs() if status == 0 else {"failed": messages.encode("utf-8")}


def check_marks(report, scratch):
    plain = good_schemas()
    expected = compiled(scratch, plain)
    found = compiled(scratch, {name: MARK + text for name, text in plain.items()})
    report.ok("C101", "failed" not in expected and found == expected,
              "a mark at the very start is skipped", sorted(found))
    base = "package test.c101;\nbean B { int32 x; }\n".encode()
    imported = Place(scratch, {"a.bean": 'package test.c101;\nimport "b.bean";\nbean A { B b; }\n',
                               "b.bean": MARK + base})
    status, messages = imported.beanc("-o", "out/", "a.bean")
    report.ok("C101", status == 0, "in an imported file", messages)
    for title, text, where in (("twice", MARK + MARK + base, "1:1"),
                               ("after a declaration", base + MARK + b"bean C { int32 y; }\n",
                                "3:1")):
        place = Place(scratch, {"bad.bean": text})
        status, messages = place.beanc("-o", "out/", "bad.bean")
        report.ok("C101", status == 1 and messages.startswith("bad.bean:%s: error: " % where) and
                  not place.outputs(), title, messages)


# --- paths ----------------------------------------------------------------------------------------


def check_paths(report, scratch):
    for name in NAMES:
        for absolute in (False, True):
            check_path(report, scratch, name, absolute)


def check_path(report, scratch, name, absolute):
    """The schema, its import and the outputs are in such a directory and have such names; make reads
    the dependency file, and makes the output again when the import has changed."""
    title = "%s, %s path" % (name, "absolute" if absolute else "relative")
    schema, other = "%s/%s.bean" % (name, name), "%s/other %s.bean" % (name, name)
    text = 'package test.c103;\nimport "other %s.bean";\nbean A { B b; }\n' % name
    place = Place(scratch, {schema: text, other: "package test.c103;\nbean B { int32 x; }\n",
                            "Makefile": "%.c:\n\t@echo rebuilt\ninclude deps.d\n"})
    prefix = place.directory + "/" if absolute else ""
    output = prefix + name + "/out " + name + ".c"
    messages = "".join(place.beanc("-MF", "deps.d", "-I" + prefix + name, "-o", target, "--",
                                   prefix + source_file)[1]
                       for target, source_file in (("other %s_gen.c" % name, other),
                                                   (output, schema)))
    done = subprocess.run(
        compile_command() +
        ["-I", ".", "-fsyntax-only", os.path.join(place.directory, name, "out %s.c" % name)],
        capture_output=True, cwd=place.directory)
    built = report.ok("C103", messages == "" and done.returncode == 0, title,
                      messages + done.stderr.decode("utf-8", "replace"))
    if not built:
        return

    def make():
        environment = dict(os.environ, MAKEFLAGS="")
        return subprocess.run(["make", "-s", "--", output], capture_output=True, env=environment,
                              cwd=place.directory).stdout

    for path in (schema, other):
        os.utime(os.path.join(place.directory, path), (10**9, 10**9))
    before = make()
    os.utime(os.path.join(place.directory, other))
    os.utime(os.path.join(place.directory, output), (10**9, 10**9))
    after = make()
    report.ok("C103", before == b"" and after == b"rebuilt\n", title + ", make", (before, after))


def check_all(report, scratch):
    check_long_names(report, scratch)
    check_circles(report, scratch)
    check_damage(report, scratch)
    check_files(report, scratch)
    check_line_ends(report, scratch)
    check_marks(report, scratch)
    check_paths(report, scratch)
