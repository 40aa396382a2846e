"""The cases that are recipes: documents in many sizes, made from parts."""

import json

from cases_documents import SAME, at
from cases_index import content_of

DEPTH = 512


def check_floats(documents):
    """C013, C014: long runs of zeros."""
    report = documents.report
    documents.check("C013", "Float64s", [report.cases["C013"].recipe()], ['{"v":[0.0,-0.0,0.0]}'],
                    "zero, its sign kept, however long it is written")
    documents.check("C014", "Float64", [report.cases["C014"].recipe()],
                    [at("LIMIT", 5, "/v", "number")], "a million zeros are over the limit")
    small = b'{"v":0.' + b"0" * 980 + b"1e981}"
    documents.check("C014", "Float64", [small, small.replace(b"e981", b"e000000000000981")],
                    ['{"v":1.0}', '{"v":1.0}'], "under the limit the value is 1")


def control_bytes():
    return (0x00, 0x01, 0x08, 0x09, 0x0a, 0x0d, 0x1f)


def check_controls(documents):
    """C027: a control byte at every offset, with letters before or behind it, bound and skipped."""
    for place, head in (("in a value", b'{"v":"'), ("in a skipped value", b'{"v":"","zz":"'),
                        ("in a key", b'{"')):
        tail = b'"}' if place != "in a key" else b'":1}'
        texts, offsets = [], []
        for byte in control_bytes():
            for count in range(131):
                for before, behind in ((count, 0), (0, count)):
                    texts.append(head + b"a" * before + bytes([byte]) + b"a" * behind + b"bb" +
                                 tail)
                    offsets.append(at("CONTROL", len(head) + before))
        documents.check("C027", "Text", texts, offsets, "%s, %d documents" % (place, len(texts)))
    recipe = documents.report.cases["C027"]
    texts = [recipe.recipe(count) for count in range(131)]
    documents.check("C027", "Text", texts, [at("CONTROL", 6 + count, "/v") for count in range(131)],
                    "the recipe as it is")


def check_backslashes(documents):
    """C030, C031: strings that end in backslashes, and strings that do not end."""
    report = documents.report
    case = report.cases["C030"]
    head = content_of(case.parsed()["parts"][0][0])
    for count in (1, 2, 3, 4):
        texts, expectations = [], []
        for letters in range(131):
            body = b"a" * letters + b"\\" * count
            for tail in (b"", b'"}'):
                text = head + body + tail
                texts.append(text)
                if tail and count % 2 == 0:
                    expectations.append(json.dumps({"v": json.loads(text)["v"]},
                                                   separators=(",", ":")))
                elif tail:
                    # The quote is escaped, and the string goes on to the end.
                    expectations.append(at("END", len(text)))
                else:
                    expectations.append(at("END", len(text)))
        documents.check("C030", "Text", texts, expectations,
                        "%d backslashes after 0 to 130 letters, closed and not" % count)
    if case.recipe(5) != head + b"aaaaa\\\\\\":
        report.ok("C030", False, "the recipe is as it was", case.recipe(5))
    texts = [report.cases["C031"].recipe(count) for count in range(201)]
    documents.check("C031", "Text", texts, [at("END", len(text)) for text in texts],
                    "open strings of 0 to 200 letters")


def check_white_space(documents):
    texts = [documents.report.cases["C034"].recipe(count) for count in range(201)]
    documents.check("C034", "V", texts, ['{"v":1}'] * 201, "0 to 200 spaces and line ends")


def check_depth(documents):
    """C046: the limit is 512 levels, the root is level 1; the same bound and skipped."""
    case = documents.report.cases["C046"]
    steps = [1, 10, 100, 510, 511, 512, 513, 1000, 10000, 100000]
    texts = [case.recipe(count) for count in steps]
    documents.check("C046", "V", texts,
                    ['{"v":1}' if count < DEPTH else at("DEPTH", 6 + DEPTH - 1) for count in steps],
                    "arrays in a skipped value", "P11: decisions 4, the root is level 1")
    texts = [b'{"zz":' + b"[" * count for count in steps]
    documents.check("C046", "V", texts,
                    [at("END", len(text)) if count < DEPTH else at("DEPTH", 6 + DEPTH - 1)
                     for text, count in zip(texts, steps)], "opening brackets only")
    for name, key, closed in (("objects in a skipped value", b'{"a":', True),
                              ("objects in a skipped value that end nowhere", b'{"a":', False)):
        texts = [b'{"v":1,"zz":' + key * count + (b"1" + b"}" * count + b"}" if closed else b"")
                 for count in steps]
        documents.check("C046", "V", texts,
                        [('{"v":1}' if closed else at("END", len(text))) if count < DEPTH else
                         at("DEPTH", 12 + (DEPTH - 1) * len(key))
                         for text, count in zip(texts, steps)], name)
    texts = [b'{"c":' * count + b"null" + b"}" * count for count in steps]
    documents.check("C046", "Recursive", texts,
                    [SAME if count <= DEPTH else at("DEPTH", 5 * DEPTH) for count in steps],
                    "a bean that holds itself")
    texts = [b'{"c":' * count for count in steps]
    documents.check("C046", "Recursive", texts,
                    [at("END", len(text)) if count <= DEPTH else at("DEPTH", 5 * DEPTH)
                     for text, count in zip(texts, steps)], "the same, ending nowhere")
    document = documents.report.cases["C047"].recipe()
    items = json.loads(document)["v"]
    canonical = json.dumps({"v": [{"a": item["a"]} for item in items]}, separators=(",", ":"))
    documents.check("C047", "Items", [document], [canonical],
                    "%d items: width is not depth" % len(items))


def check_long_numbers(documents):
    """C053: numbers in skipped values are counted, too."""
    for name, head, tail in (("7...", b"", b""), ("-7...", b"-", b""), ("0.7...", b"0.", b""),
                             ("7e7...", b"7e", b""), ("[-7...]", b"[-", b"]")):
        texts, expectations = [], []
        for count in (990, 1000, 1001, 2000, 100000):
            number = head.lstrip(b"[") + b"7" * (count - len(head.lstrip(b"[")))
            bracket = b"[" if tail else b""
            texts.append(b'{"zz":' + bracket + number + tail + b',"v":1}')
            expectations.append('{"v":1}' if count <= 1000 else
                                at("LIMIT", 6 + len(bracket), None, "number"))
        documents.check("C053", "V", texts, expectations, name + " up to 100,000 characters",
                        "P12: language 0, 1000 characters")
    case = documents.report.cases["C053"]
    documents.check("C053", "V", [case.recipe(1000), case.recipe(4000000)],
                    ['{"v":1}', at("LIMIT", 6, None, "number")], "4,000,000 characters")


def check_long_decimals(documents):
    """C078: every digit of a decimal comes back, a float is rounded once."""
    numbers = [1, *range(60, 71), *range(250, 261), 490]
    texts = [documents.report.cases["C078"].recipe(number) for number in numbers]
    expected = [text[:text.index(b',"d"')].decode() + ',"d":%r}' % float("0." + "3" * number)
                for text, number in zip(texts, numbers)]
    documents.check("C078", "Precise", texts, expected, "1 to 490 digits on either side")


def check_all(documents):
    check_floats(documents)
    check_controls(documents)
    check_backslashes(documents)
    check_white_space(documents)
    check_depth(documents)
    check_long_numbers(documents)
    check_long_decimals(documents)
