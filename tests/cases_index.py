"""The inputs of tests/data/cases: their index, their files, and the bookkeeping that none is left
out.

A case is an id (C001); its file has one of the forms that the index describes. Documents are bytes.
"""

import json
import os
import re

from shapes import Tap, source

DIRECTORY = source("tests", "data", "cases")


class Case:
    """One line of the index."""

    def __init__(self, kind, cells):
        self.kind = kind
        self.id, self.file, self.target, self.form, self.expected, self.reference = cells
        self.file = self.file.strip("`")

    def read(self):
        with open(os.path.join(DIRECTORY, self.file), "rb") as file:
            return file.read()

    def parsed(self):
        return json.loads(self.read().decode("utf-8"))

    def documents(self):
        """(document, what the file expects) for each, of the two forms that hold documents."""
        if self.file.endswith(".docs.json"):
            return [(content_of(entry), entry["expect"]) for entry in self.parsed()]
        return [(self.read(), self.expected)]

    def recipe(self, number=None):
        """The document that the recipe makes for this N."""
        return b"".join(
            content_of(part) * (number if count == "N" else count)
            for part, count in self.parsed()["parts"]
        )


def content_of(part):
    if isinstance(part, str):
        return part.encode("utf-8")
    return bytes.fromhex(part["hex"]) if "hex" in part else part["doc"].encode("utf-8")


def read_index():
    """The cases by id, in order."""
    cases = {}
    kind = None
    with open(os.path.join(DIRECTORY, "index.md"), encoding="utf-8") as file:
        for line in file:
            if line.startswith("### "):
                kind = line[4:].strip()
            elif re.match(r"\| C\d+ \|", line):
                cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
                case = Case(kind, cells)
                if case.id in cases:
                    raise RuntimeError("%s stands twice in the index" % case.id)
                cases[case.id] = case
    return cases


class Report:
    """Test lines that start with a case's id, and a record of which ids had one."""

    def __init__(self):
        self.tap = Tap()
        self.cases = read_index()
        self.run = {}
        self.skipped = {}

    def ok(self, case, passed, name, diagnosis=""):
        """A test of this case; `name` ends in a remark where the language wins over a policy."""
        self.run.setdefault(case, []).append(name)
        kind = self.cases[case].kind
        return self.tap.ok(passed, "%s %s: %s" % (case, kind.lower(), printable(name)), diagnosis)

    def skip(self, case, why):
        self.skipped.setdefault(case, []).append(why)
        self.tap.skip("%s %s" % (case, self.cases[case].kind.lower()), why)

    def done(self):
        files = {name for name in os.listdir(DIRECTORY) if re.match(r"C\d+", name)}
        listed = {case.file for case in self.cases.values()}
        self.tap.ok(files == listed and len(self.cases) == len(files),
                    "the index and the directory name the same %d files" % len(files),
                    files ^ listed)
        missing = [case for case in self.cases if case not in self.run and case not in self.skipped]
        self.tap.ok(not missing, "every case of the index was run or is listed as skipped", missing)
        wholly = [case for case in self.cases if case not in self.run]
        print("# %d cases run, of which %d in part; %d skipped: %s" % (
            len(self.run), len([case for case in self.run if case in self.skipped]), len(wholly),
            " ".join(wholly)))
        self.tap.done()


def printable(text):
    """On one line, and without the sign that TAP reads as a directive."""
    text = "".join(c if c.isprintable() else "\\x%02x" % ord(c) for c in text)
    return text.replace("#", "\\#")[:200]


def shown(document):
    """A document for a test's name."""
    text = document[:70].decode("utf-8", "backslashreplace")
    return text + ("..." if len(document) > 70 else "")
