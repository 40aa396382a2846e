"""What each document of the cases has to come to: the canonical text, or an error's code, offset,
pointer and a word of its description. None for an offset or a pointer says that it does not matter
(a position inside a skipped value has no pointer of its own)."""

import base64
import json
import random
import re
import shlex
import struct
import subprocess

from cases_index import shown
from shapes import Shapes, compile_command, run, setting, shapes_of_features

SCHEMA = """
package test.cases;

bean Uint32s { uint32[] v; }
bean Uint64 { uint64 v; }
bean Float64 { float64 v; }
bean Float64s { float64[] v; }
bean Float32 { float32 v; }
bean Int64 { int64 v; }
bean Zeros { int64 i; float64 d; }
bean Text { string v; }
bean TextOrMap { @optional string v; map<string, string> m = {}; }
bean Texts { string v; string w; }
bean ShortKeys { string n; string id; string abcd; }
bean TextAndMap { string v; map<string, int32> m; }
bean K { int32 k; }
bean X { string x; }
bean V { int32 v; }
bean Person { int32 id; string name; }
bean Similar { int32 id; @optional int32 idx; @optional string identity; }
bean NulKeys { @optional int32 a; map<string, int32> m = {}; }
bean Pair { @optional int32 p; @optional int32 q; }
bean Twice { @optional int32 n; @optional string s; int32[] l = []; @optional Pair o; }
bean EmptyKey { @name("") @optional int32 empty; map<string, int32> m = {}; }
bean Foreign {
    @name("gr\\u00f6\\u00dfe") int32 groesse;
    @name("\\u6570") int32 number;
    @name("\\ud83e\\udda9") int32 flamingo;
    @name("\\u00e9") int32 e_acute;
    int32 a;
}
bean Recursive { Recursive? c; }
bean Item { int32[] a; }
bean Items { Item[] v; }
bean Primitives { int32 i; int64 l; float64 d; float32 f; bool b; string s; }
bean MustB { int32 b; }
bean MustC { int32 c; }
bean Nested { int32 a; MustB n; MustC[] l; }
bean MustD { int32 d; }
union XOrNot { MustD x; void not; }
bean NestedUnion { int32 a; MustB n; MustC[] l; XOrNot u; }
bean Circle { float64 r; }
bean Rect { float64 w; float64 h; string[] tags; }
union Shape { Circle circle; Rect rect; }
bean Shapes { Shape[] v; }
enum Colour { RED, GREEN }
bean Painted { Colour c; }
enum Digits { @name("") NONE, @name("1") ONE, @name("001") X }
bean Numbered { Digits c; }
bean Arrived { map<string, int32> m; }
bean Sorted { @sorted map<string, int32> m; }
bean Bytes { bytes b; }
bean Decimal { decimal v; }
bean Decimals { @optional decimal v; @optional int64 i; @optional bigint b; }
bean Precise { decimal v; float64 d; }
bean Quoted { @as(string) int64 v; @optional @include(non_zero) int64 w; }
bean Declared { int32 zeta; int32 alpha; int32 Mid; @name("10") int32 ten; }
bean Instant { timestamp t; }
bean Days { @optional date d; @optional timestamp t; }
bean Many { %s }
""" % " ".join("int32 p%d;" % i for i in range(130))

BEANS = [
    "Uint32s", "Uint64", "Float64", "Float64s", "Float32", "Int64", "Zeros", "Text", "TextOrMap",
    "Texts", "ShortKeys", "TextAndMap", "K", "X", "V", "Person", "Similar", "NulKeys", "Twice",
    "EmptyKey", "Foreign", "Recursive", "Items", "Primitives", "Nested", "NestedUnion", "Shapes",
    "Painted", "Numbered", "Arrived", "Sorted", "Declared", "Instant", "Days", "Many", "Bytes",
    "Quoted", "Decimal", "Decimals", "Precise",
]

SAME = object()  # what was read is what is written


def syntax(*offsets):
    return [("SYNTAX", offset, None) for offset in offsets]


def at(code, offset, pointer=None, words=""):
    return (code, offset, pointer, words)


def not_a_time(pointer="/t"):
    return ("FORMAT", 5, pointer, "such as")


def time(text):
    return '{"t":"%s"}' % text


def utf8(offset):
    return ("UTF8", offset, "/v")


# By id: the bean, and for each document what it has to come to.
TABLE = {
    "C001": ("Uint32s", [SAME, at("RANGE", 6, "/v/0"), at("RANGE", 6, "/v/0")]),
    "C002": ("Uint64", [at("RANGE", 5, "/v", "an integer from 0 to 18446744073709551615")]),
    "C004": ("Int64", [
        at("TYPE", 5, "/v"), at("NOT_INTEGER", 5, "/v"), at("NOT_INTEGER", 5, "/v"),
        at("NOT_INTEGER", 5, "/v"), at("NOT_INTEGER", 5, "/v"), '{"v":0}']),
    "C005": ("Zeros", ['{"i":0,"d":-0.0}']),
    "C006": ("Int64", [SAME, SAME, SAME, SAME]),
    "C007": ("Float64", ['{"v":0.0}', '{"v":-0.0}', at("RANGE", 5, "/v"), '{"v":0.0}']),
    "C008": ("Float64s", ['{"v":[7e-308,5e-324,5e-324,0.0,2.225073858507201e-308,1e-308]}']),
    "C009": ("Float64s", ['{"v":[0.72,1e-24,12.34]}']),
    "C010": ("Float64s", [{"v": [2.0**-60, 2.0**-61, 2.0**-75, 2.0**-99, 2.0**-104, 2.0**-119]}]),
    "C011": ("Float64", [
        {"v": float.fromhex("0x1.3333333333333p-2")}, '{"v":9007199254740992.0}',
        '{"v":9007199254740994.0}', None, None]),
    "C012": ("Float64s", ['{"v":[-0.0,0.0,5e-324,2.2250738585072014e-308,2.225073858507201e-308,'
                          '1.7976931348623157e308,-1.7976931348623157e308,0.1,1e21,1e-7]}']),
    "C015": ("Float32", [
        0x3f800001, 0x3f800000, at("RANGE", 5, "/v"), 0x7f7fffff, 0x7f7fffff,
        at("RANGE", 5, "/v"), 0, 1]),
    "C016": ("Text", ['{"v":"\U0001f9a9-\U0001f9a9-\U00010000-\U0010ffff"}']),
    "C017": ("Text", ['{"v":"\U0002f81a\U0002a6d6"}']),
    "C018": ("TextOrMap", [
        at("SURROGATE", 6, "/v"), at("SURROGATE", 6, "/v"), at("SURROGATE", 7, "/v"),
        at("SURROGATE", 7), at("SURROGATE", 7), at("SURROGATE", 6, "/v")]),
    "C019": ("Texts", [SAME]),
    "C020": ("Text", ['{"v":"q\\" b\\\\ s/ \\b\\f\\n\\r\\t \\\\n \\\\\\\\"}']),
    "C022": ("ShortKeys", [SAME]),
    "C023": ("Text", [utf8(offset) for offset in [7] * 14] + [SAME] * 8),
    "C024": ("Text", [utf8(6), utf8(6), utf8(6)]),
    "C025": ("Text", [SAME]),
    "C026": ("TextAndMap", [SAME]),
    "C028": ("TextAndMap", [SAME]),
    "C029": ("K", [at("END", 7)]),
    "C033": ("X", [at("END", size) for size in (1, 1, 2, 3, 4, 5, 6, 8)] +
             [at("END", 1), at("END", 3)]),
    "C038": ("Person", [
        '{"id":5,"name":"x"}', '{"id":5,"name":"x"}', at("DUPLICATE", 18, "/id"),
        at("REQUIRED", 24, "", "id"), at("REQUIRED", 23, "", "id")]),
    "C039": ("Similar", [
        SAME, '{"id":1,"idx":0,"identity":""}', '{"id":1,"idx":2,"identity":"q"}']),
    "C041": ("NulKeys", ['{"a":2,"m":{}}',
                         '{"a":0,"m":{"x\\u0000":1,"x":2,"x\\u0000y":3}}', '{"a":0,"m":{}}']),
    "C042": ("Twice", [
        at("DUPLICATE", 7, "/n"), at("DUPLICATE", 13, "/s"), at("DUPLICATE", 11, "/l"),
        at("DUPLICATE", 13, "/o"), at("DUPLICATE", 7, "/n")]),
    "C043": ("EmptyKey", [
        '{"":7,"m":{}}', '{"":0,"m":{"":1," ":2}}', at("DUPLICATE", 6, "/")]),
    "C044": ("Foreign", ['{"gr\u00f6\u00dfe":2,"\u6570":3,"\U0001f9a9":4,"\u00e9":5,"a":1}']),
    "C050": ("V", [
        at("TRAILING", 7), at("TRAILING", 7), at("TRAILING", 7), at("TRAILING", 7),
        at("TRAILING", 7), '{"v":1}', at("TRAILING", 7), at("TRAILING", 7)]),
    "C051": ("V", [
        at("BYTE_ORDER_MARK", 0), at("REQUIRED", 9, "", "v"), at("SYNTAX", 5),
        at("SYNTAX", 0), at("BYTE_ORDER_MARK", 0)]),
    "C054": ("V", syntax(9, 13, 10, 7, 9) + [at("SYNTAX", 9)] + syntax(7, 7) +
             [at("ESCAPE", 7)] + syntax(6) + ['{"v":1}']),
    "C055": ("Primitives", [
        at("NULL", 5, "/i"), at("NULL", 11, "/l"), at("NULL", 17, "/d"), at("NULL", 23, "/f"),
        at("NULL", 29, "/b"), at("NULL", 38, "/s")]),
    "C062": ("Painted", [
        SAME, at("ENUM", 5, "/c"), at("TYPE", 5, "/c"), at("TYPE", 5, "/c"), at("NULL", 5, "/c"),
        at("ENUM", 5, "/c"), at("ENUM", 5, "/c"), at("ENUM", 5, "/c")]),
    "C063": ("Numbered", [SAME, SAME, SAME, at("ENUM", 5, "/c"), at("TYPE", 5, "/c")]),
    "C065": ("Arrived", [SAME]),
    "C066": ("Declared", ['{"zeta":1,"alpha":2,"Mid":3,"10":4}']),
    "C075": ("Bytes", [SAME] * 4 + [at("FORMAT", 5, "/b")] * 7),
    "C076": ("Bytes", [SAME] + [at("FORMAT", 5, "/b")] * 5),
    "C077": ("Decimals", [
        '{"v":1e1000000000,"i":0,"b":0}', '{"v":1e-1000000000,"i":0,"b":0}',
        '{"v":1e2147483648,"i":0,"b":0}', at("NOT_INTEGER", 5, "/i"),
        at("NOT_INTEGER", 5, "/b")]),
    "C079": ("Quoted", [
        at("FORMAT", 5, "/v"), SAME, '{"v":"0"}', SAME, SAME, at("FORMAT", 5, "/v")]),
    "C080": ("Quoted", [
        '{"v":"12","w":1}', at("TYPE", 14, "/w"), '{"v":"9007199254740993","w":1}',
        at("NULL", 5, "/v")]),
    "C067": ("Instant", [
        time("2020-05-31T18:15:00Z"), time("2020-06-01T03:30:00Z"), time("2020-06-01T00:30:00Z"),
        time("2020-05-31T23:30:00Z"), time("2020-06-01T00:00:00Z"), not_a_time(), not_a_time(),
        not_a_time(), time("2020-06-01T00:00:00Z"), time("2020-06-01T00:00:00Z"), not_a_time()]),
    "C068": ("Instant", [
        time("2020-01-01T00:00:00.500Z"), time("2020-01-01T00:00:00.050Z"),
        time("2020-01-01T00:00:00.123400Z"), SAME, SAME, SAME]),
    "C069": ("Instant", [not_a_time()] * 7),
    "C070": ("Instant", [not_a_time()] * 6),
    "C071": ("Days", [
        not_a_time("/d"), '{"d":"2020-02-29","t":"1970-01-01T00:00:00Z"}', not_a_time("/d"),
        '{"d":"2000-02-29","t":"1970-01-01T00:00:00Z"}'] + [not_a_time("/d")] * 12),
    "C072": ("Instant", [time("2020-01-01T00:00:00Z")] * 2 + [not_a_time()] * 2),
    "C073": ("Instant", [SAME, SAME] + [not_a_time()] * 6),
    "C074": ("Instant", [
        not_a_time(), not_a_time(), time("2019-12-31T00:01:00Z"), time("2020-01-01T23:59:00Z"),
        not_a_time(), not_a_time(), not_a_time(), not_a_time()]),
}

# Where the language decides between the ways that the index leaves open.
REMARKS = {
    "C004": "P5: language 2.13, an integer has neither fraction nor exponent",
    "C038": "P3: language 2.6, a duplicate is an error",
    "C042": "P3: language 2.6, a duplicate is an error",
    "C043": "language 3: @name may be empty",
    "C041": "decisions 5: keys have a length, NUL is a character",
    "C051": "P6: language 0, refused",
    "C055": "P7: language 2.5",
    "C062": "P8: language 2.7",
    "C067": "language 13: -00:00 is UTC, t and z are read, a space is not",
    "C069": "language 13: at most 9 digits",
    "C070": "P9: language 13, second 60 is an error without leap: clamp",
    "C073": "language 13: the years 1 to 9999",
}


class Programs(Shapes):
    """The programs of the schema above: one that holds shapes against each other, one that fails
    allocations."""

    def __init__(self, scratch):
        self.directory = self.new_directory(scratch)
        command = compile_command() + ["-O0"]
        objects = []
        for sources in self.generate({"": SCHEMA}).values():
            for path in sources:
                objects.append(path[:-2] + ".o")
                run(command + ["-c", "-o", objects[-1], path])
        self.program = self.link(command, BEANS, objects)
        self.failing = self.link(command, BEANS, objects, "cases_failing.c")


class Documents:
    """The programs of the schema above, and checks of outcomes."""

    def __init__(self, report, scratch):
        self.report = report
        self.program = Programs(scratch)
        self.codes = self.program.status_texts()

    def run(self, bean, documents):
        return self.program.run(documents, bean)

    def fits(self, document, expected, outcome):
        if outcome.differ:
            return False
        if isinstance(expected, tuple):
            code, offset, pointer, words = expected + ("",) * (4 - len(expected))
            return (not outcome.ok and outcome.code == self.codes[code]
                    and (offset is None or outcome.offset == offset)
                    and (pointer is None or outcome.pointer == pointer)
                    and (words in outcome.expected or words in outcome.detail))
        if not outcome.ok:
            return False
        if isinstance(expected, dict):  # exact numbers
            return json.loads(outcome.text) == expected
        if isinstance(expected, int):  # the bits of a float32
            value = struct.unpack("<f", struct.pack("<I", expected))[0]
            return struct.pack("<f", json.loads(outcome.text)["v"]) == struct.pack("<f", value)
        return outcome.text == (document if expected is SAME else expected.encode("utf-8"))

    def check(self, case, bean, documents, expectations, name, remark=""):
        """One test for many documents: all of them as they should be."""
        outcomes = self.run(bean, documents)
        wrong = ["%s: expected %s, found %r" % (shown(document), expected, outcome)
                 for document, expected, outcome in zip(documents, expectations, outcomes)
                 if not self.fits(document, expected, outcome)]
        good = not wrong and len(documents) == len(expectations) == len(outcomes) > 0
        self.report.ok(case, good, name + (" [%s]" % remark if remark else ""),
                       "%d of %d wrong\n%s" % (len(wrong), len(documents), "\n".join(wrong[:5])))
        return outcomes


def check_bytes(documents):
    """C075: every length there and back."""
    texts = [b'{"b":"%s"}' % base64.b64encode(bytes(range(length))) for length in range(201)]
    documents.check("C075", "Bytes", texts, [SAME] * len(texts), "every length from 0 to 200")


def check_table(documents):
    """The documents of the table: what they come to, and again from what was written."""
    report = documents.report
    for case, (bean, expectations) in TABLE.items():
        entries = report.cases[case].documents()
        if len(entries) != len(expectations):
            report.ok(case, False, "as many documents as expectations", len(entries))
            continue
        expectations = [exact_float(entry[0]) if expected is None else expected
                        for entry, expected in zip(entries, expectations)]
        outcomes = documents.run(bean, [entry[0] for entry in entries])
        for (document, words), expected, outcome in zip(entries, expectations, outcomes):
            report.ok(case, documents.fits(document, expected, outcome),
                      "%s: %s%s" % (shown(document), words, remark_on(case, words)),
                      "expected %r\nfound %r" % (expected, outcome))
        written = [outcome.text for outcome in outcomes if outcome.ok]
        if written:
            documents.check(case, bean, written, [SAME] * len(written),
                            "what was written is read and written the same")


def remark_on(case, words):
    """What the language says where the expectation names a policy, or leaves a choice."""
    remark = REMARKS.get(case, "")
    policy = remark.split(":")[0]
    return " [%s]" % remark if remark and (policy in words or not policy.startswith("P")) else ""


def exact_float(document):
    """The double nearest to the digits, from another correctly rounding reader."""
    return json.loads(document)


def check_grammar(documents):
    """C003: the number grammar, in bound and in skipped positions, in lists and at the very end."""
    report = documents.report
    # Where the byte is that can't stand there, from the start of the number.
    wrong_at = [1, 2, 2, 1, 2, 1, 0, 2, 2, 3, 3, 0, 1, 3, 1, 1, 3, 0, 0, 1]
    entries = report.cases["C003"].documents()
    for position, prefix in (("bound", b'{"v":'), ("skipped", b'{"v":1,"zz":'),
                             ("skipped in a list", b'{"v":1,"zz":[0,')):
        close = b"]" if position.endswith("list") else b""
        texts = [prefix + document[5:-1] + close + b"}" for document, _ in entries]
        expectations = []
        for number, (document, words) in enumerate(entries):
            if words == "accept":
                value = json.loads(document)["v"] if position == "bound" else 1.0
                expectations.append({"v": value})
            elif document == b'{"v":1,0}':
                # A list may go on with 0; an object wants a key.
                expectations.append({"v": 1.0} if close else at("SYNTAX", len(prefix) + 2))
            else:
                offset = len(prefix) + wrong_at[number]
                expectations.append(at("SYNTAX", offset))
        documents.check("C003", "Float64", texts, expectations,
                        "%d numbers, %s: where the byte is that is wrong" % (len(texts), position))


def check_strings_elsewhere(documents):
    """C018, C023, C024: bad bytes and escapes in keys and in what is skipped, too."""
    report = documents.report
    for case in ("C023", "C024"):
        for name, head, tail in (("as a skipped value", b'{"v":"","zz":"', b'"}'),
                                 ("deep in a skipped value", b'{"v":"","zz":[{"a":["', b'"]}]}'),
                                 ("as an unknown key", b'{"v":"","', b'":1}'),
                                 ("behind 64 letters", b'{"v":"","zz":"' + b"x" * 64, b'"}')):
            texts, expectations = [], []
            for document, words in report.cases[case].documents():
                body = document[6:-2]
                texts.append(head + body + tail)
                bad = len(head) + (1 if body.startswith(b"a") else 0)
                expectations.append('{"v":""}' if words == "accept" else at("UTF8", bad))
            documents.check(case, "Text", texts, expectations, name)
    for name, head, tail in (("as a value", b'{"v":"', b'"}'),
                             ("as a key of a map", b'{"m":{"', b'":"x"}}'),
                             ("as a key", b'{"', b'":1}'),
                             ("as a skipped value", b'{"zz":"', b'"}'),
                             ("deep in a skipped value", b'{"zz":[{"', b'":1}]}')):
        halves = [b"\\uD800", b"\\uDC00x", b"a\\uDBFF", b"\\uD9AB", b"\\uD800\\uD800\\uDC00",
                  b"\\uD800\\u0041", b"\\uDFFF", b"\\uD800\\", b"\\uD800\\n"]
        expectations = [at("SURROGATE", len(head) + (1 if half.startswith(b"a") else 0))
                        for half in halves]
        documents.check("C018", "TextOrMap", [head + half + tail for half in halves], expectations,
                        name)


def check_rounds(documents):
    """C020: ten rounds change neither the value nor the bytes."""
    text = documents.report.cases["C020"].read()
    value = json.loads(text)
    texts = []
    for _ in range(10):
        text = documents.run("Text", [text])[0].text
        texts.append(text)
    documents.report.ok("C020", len(set(texts)) == 1 and json.loads(text) == value,
                        "ten rounds of reading and writing", texts[-1])


def check_root_numbers(documents, filter_program):
    """C035: a number that is the whole document, and one that the input ends in."""
    entries = documents.report.cases["C035"].documents()
    expected = {b"-": ("", 1), b"1e": ("", 2), b"1.": ("", 2), b"1e-": ("", 3), b"12": ("12.0", 0)}
    for document, words in entries:
        if document.startswith(b"{"):
            documents.check("C035", "Float64", [document], [at("END", len(document))],
                            "%s: %s" % (shown(document), words))
        else:
            text, column = expected[document]
            status, found, message = filter_program(document)
            documents.report.ok("C035", (status, found) == ((0, text) if text else (1, ""))
                                and (text != "" or "1:%d: " % (column + 1) in message),
                                "%s as the root: %s" % (shown(document), words), message or found)


def check_required(documents):
    """C056 and C057: required properties, at every level."""
    report = documents.report
    names = ["p%d" % i for i in range(130)]

    def without(*missing):
        return b"{" + b",".join(b'"%s":%d' % (name.encode(), i) for i, name in enumerate(names)
                                if name not in missing) + b"}"
    texts = [without(name) for name in names]
    documents.check("C056", "Many", texts,
                    [at("REQUIRED", len(text) - 1, "", name) for text, name in zip(texts, names)],
                    "each of 130 properties missing is named")
    outcomes = documents.run("Many", [without(name) for name in names])
    wrong = [outcome for name, outcome in zip(names, outcomes)
             if [word.strip('",') for word in outcome.detail.split()].count(name) != 1
             or len([word for word in outcome.detail.split() if word.strip('",') in names]) != 1]
    report.ok("C056", not wrong, "and no other one", wrong[:2])
    both = without("p63", "p64")
    documents.check("C056", "Many", [b"{}", both, both],
                    [at("REQUIRED", 1, "", "p0"), at("REQUIRED", len(both) - 1, "", "p63"),
                     at("REQUIRED", len(both) - 1, "", "p64")],
                    "nothing there; p63 and p64 missing")
    twice = without("p1")[:-1] + b',"p0":1}'
    documents.check("C056", "Many", [twice], [at("DUPLICATE", len(twice) - 7, "/p0")],
                    "p0 twice and p1 missing: the first error counts [decisions 4]")
    texts, expectations = [], []
    for (document, words), expected in zip(report.cases["C057"].documents()[:2],
                                           [("REQUIRED", 12, "/n", "b"),
                                            ("REQUIRED", 33, "/l/1", "c")]):
        texts.append(document)
        expectations.append(expected)
    documents.check("C057", "Nested", texts, expectations, "n.b missing, l[1].c missing")
    documents.check("C057", "Nested", [b'{"a":1,"l":[]}'], [at("REQUIRED", 13, "", "n")],
                    "a bean that is missing")
    texts = [document for document, _ in report.cases["C057"].documents()]
    documents.check("C057", "NestedUnion", texts,
                    [at("REQUIRED", 12, "/n", "b"), at("REQUIRED", 33, "/l/1", "c"),
                     at("REQUIRED", len(texts[2]) - 2, "/u", "d"),
                     at("REQUIRED", len(texts[3]) - 1, "", "u")],
                    "with a union: u.d missing, u missing")


def check_discriminators(documents):
    """C058 and C059: shapes with their tag anywhere, or wrong; each as the item of a list."""
    report = documents.report
    texts = [document if document.startswith(b"[") else b"[" + document + b"]"
             for document, _ in report.cases["C058"].documents()]
    rect = '{"v":[{"type":"rect","w":%s,"h":%s,"tags":%s}]}'
    documents.check("C058", "Shapes", [b'{"v":' + text + b"}" for text in texts],
                    [rect % ("1.0", "2.0", '["a"]'), rect % ("1.0", "2.0", "[]"),
                     rect % ("1.0", "2.0", '["{\\"type\\":\\"circle\\"}"]'),
                     '{"v":[{"type":"circle","r":1.0},'
                     '{"type":"rect","w":2.0,"h":1.0,"tags":[]}]}'],
                    "the tag anywhere")
    texts = [b'{"v":[' + document + b"]}" for document, _ in report.cases["C059"].documents()]
    documents.check("C059", "Shapes", texts,
                    [at("TAG", 14, "/v/0/type", '"circle", "rect"'),
                     at("REQUIRED", len(texts[1]) - 3, "/v/0", "type"),
                     at("NULL", 14, "/v/0/type"), at("TYPE", 14, "/v/0/type"),
                     at("TAG", 14, "/v/0/type", '"circle", "rect"'),
                     at("TYPE", 14, "/v/0/type")],
                    "no tag, an unknown one, one of another type")


def check_failing_allocations(documents):
    """C110: each allocation of each document of the table fails."""
    texts = b""
    for case, (bean, _) in TABLE.items():
        texts += documents.program.input(
            [entry[0] for entry in documents.report.cases[case].documents()], bean)
    # Lists and maps that grow, and a large text.
    texts += documents.program.input([documents.report.cases["C047"].recipe()], "Items")
    texts += documents.program.input([b'{"m":{%s}}' % b",".join(b'"k%d":%d' % (number, number)
                                                               for number in range(3000))], "Sorted")
    texts += documents.program.input([b'{"v":"' + b"x\\n" * 100000 + b'"}'], "Text")
    command = shlex.split(setting("BEAN_RUN")) + [documents.program.failing]
    done = subprocess.run(command, input=texts, capture_output=True)
    said = done.stdout.decode().splitlines() or [""]
    numbers = [int(number) for number in re.findall("[0-9]+", said[-1])]
    documents.report.ok("C110", done.returncode == 0 and len(said) == 1 and len(numbers) == 2 and
                        numbers[0] > 500 and numbers[1] > 150,
                        said[-1], "exit status %d\n%s\n%s" % (done.returncode, "\n".join(said),
                                                             done.stderr.decode()))
    done = subprocess.run(command + ["control"], input=documents.program.input(
        [b'{"v":"a string"}'], "Text"), capture_output=True)
    documents.report.ok("C110", done.returncode == 1 and b": not out of memory: " in done.stdout,
                        "control: an allocation that does not fail is seen", done.stdout.decode())


def check_many(documents):
    """C096: 130 properties in order, the other way round and shuffled."""
    values = {"p%d" % number: number * 7919 - 500000 for number in range(130)}
    names = list(values)
    random.Random(96).shuffle(names)
    canonical = json.dumps(values, separators=(",", ":"))
    orders = [list(values), list(values)[::-1], names]
    documents.check("C096", "Many", [json.dumps({name: values[name] for name in order}).encode()
                                     for order in orders], [canonical] * 3,
                    "130 properties in order, backwards and shuffled")


def check_all(documents, scratch, filter_program):
    check_table(documents)
    check_bytes(documents)
    check_grammar(documents)
    check_strings_elsewhere(documents)
    check_rounds(documents)
    check_root_numbers(documents, filter_program)
    check_required(documents)
    check_discriminators(documents)
    check_many(documents)
    check_failing_allocations(documents)
    documents.check("C002", "Decimal", [documents.report.cases["C002"].read()], [SAME],
                    "the same document as {v: decimal}: all digits")
    documents.check("C065", "Sorted", [documents.report.cases["C065"].read()],
                    ['{"m":{"":2,"\\u0000":6,"10":7,"9":8,"B":4,"a":3,"aa":5,"b":1}}'],
                    "@sorted: by the bytes of the keys")
    for level, program in (("-O0", documents.program),
                           ("-O3", Shapes(scratch, DECLARED, ["Declared"], ["-O3"], shapes_of_features()))):
        entry = documents.report.cases["C066"].read()
        first, second = program.run([entry, b'{"Mid":3,"zeta":1,"10":4,"alpha":2}'], "Declared")
        documents.report.ok("C066", first.ok and second.ok and first.text == second.text
                            == b'{"zeta":1,"alpha":2,"Mid":3,"10":4}', "at " + level, first)


DECLARED = SCHEMA[:SCHEMA.index("bean ")] + [line for line in SCHEMA.split("\n")
                                             if line.startswith("bean Declared")][0]
