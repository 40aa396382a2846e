"""Tables of documents for one feature of the language, tried in every shape.

    features = Features(scratch, schema, ["Thing"])
    features.rows("Thing", [
        ('{"a":1}', SAME),                              # comes back byte for byte
        ('{ "a" : 1 }', '{"a":1}'),                     # comes back like this
        ('{"a":"x"}', refused("TYPE", 5, "/a")),        # code, offset, pointer
        ('{"a":"x"}', refused("TYPE", 5, "/a", "an integer")),  # a word of the description, too
    ])
    features.done()

What was accepted is read once more from what was written, and has to come to the same text.
"""

from shapes import Shapes, Tap, shapes_of_features

SAME = object()


def refused(code, offset, pointer, words=""):
    return (code, offset, pointer, words)


class Features:
    def __init__(self, scratch, schema, beans, tap=None, flags=()):
        self.tap = tap or Tap()
        self.program = Shapes(scratch, schema, beans, flags, shapes_of_features())
        self.codes = self.program.status_texts()
        self.tried = []
        self.tap.last.append(self.try_rows)

    def rows(self, bean, rows):
        """Rows are tried together, when all of them are known, at the latest with the plan line:
        programs take a while to start."""
        self.tried += [(bean, document, expected) for document, expected in rows]

    def try_rows(self):
        """Returns beans, documents and outcomes."""
        if not self.tried:
            return []
        beans = [bean for bean, _, _ in self.tried]
        outcomes = self.program.run(
            [document.encode("utf-8") for _, document, _ in self.tried], beans)
        accepted = [(bean, outcome.text) for bean, outcome in zip(beans, outcomes) if outcome.ok]
        again = iter(self.program.run([text for _, text in accepted],
                                      [bean for bean, _ in accepted]) if accepted else [])
        rows, self.tried = self.tried, []
        for (bean, document, expected), outcome in zip(rows, outcomes):
            passed = self.fits(document, expected, outcome)
            if outcome.ok:
                repeated = next(again)
                passed = passed and repeated.ok and repeated.text == outcome.text
            self.tap.ok(passed, "%s: %s" % (bean, printable(document)),
                        "expected %r\nfound %r" % (expected, outcome))
        return [(*row[:2], outcome) for row, outcome in zip(rows, outcomes)]

    def fits(self, document, expected, outcome):
        if outcome.differ:
            return False
        if not isinstance(expected, tuple):
            text = document if expected is SAME else expected
            return outcome.ok and outcome.text == text.encode("utf-8")
        code, offset, pointer, words = expected
        return (not outcome.ok and outcome.code == self.codes[code] and outcome.offset == offset
                and outcome.pointer == pointer
                and (words in outcome.expected or words in outcome.detail))

    def done(self):
        """The control, and the plan line."""
        self.tap.ok(not self.fits("{}", "{} ", FakeOutcome()), "another text is noticed")
        self.tap.done()


class FakeOutcome:
    differ = False
    ok = True
    text = b"{}"


def printable(text):
    text = "".join(c if c.isprintable() and c != "#" else "\\u%04x" % ord(c) for c in text)
    return text[:100]
