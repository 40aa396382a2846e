"""Schemas drawn at random, and documents for their beans.

    schema = Schema(random.Random(1))
    schema.text()                         # in the language
    spelled, canonical = schema.document("B3", numbers)
    bytes_with_a_fault = schema.damaged("B3", numbers)

Each type has a function that draws a value: the canonical text of a scalar, or one of the nodes
below, which can be spelled in other ways.
"""

import json
import string

BEANS = 14
SPACES = ["", "", "", " ", "\n", "\t ", " " * 20]
JUNK = ["null", "true", "-12.5e3", '"x\\u0000\\ud83e\\udda9"', "[]", "{}", '[{"a":[1,{"b":null}]},""]',
        '{"type":{"type":"x"},"p0":[[]]}', "[" * 40 + "]" * 40]
WRONG = ["null", "true", "5", "-1", "1.5", "1e999", '"x"', '""', "[]", "{}", "[null]", '{"p0":1}',
         "123456789012345678901234567890", '"2024-02-30"', '"\\ud800"', "nul", '"a']


class Node:
    """Something with items. `spell` gives a text; in canonical form when there are no numbers."""


class List(Node):
    def __init__(self, items):
        self.items = items

    def spell(self, numbers):
        return "[" + ",".join(spaced(spell(item, numbers), numbers) for item in self.items) + "]"


class Object(Node):
    """Members in canonical order; those with `hidden` are not written, but may be read."""

    def __init__(self, members, hidden=(), is_open=True):
        self.members = members
        self.hidden = list(hidden)
        self.is_open = is_open # unknown members are skipped, and any order is read

    def spell(self, numbers):
        if numbers is None:
            return "{" + ",".join(name + ":" + spell(value, None)
                                  for name, value, _ in self.members) + "}"
        members = [(name, value) for name, value, may_miss in self.members
                   if not may_miss or numbers.random() < 0.5]
        if self.is_open:
            members += [member for member in self.hidden if numbers.random() < 0.5]
            members += [('"zz%d"' % number, numbers.choice(JUNK))
                        for number in range(numbers.choice([0, 0, 0, 1, 3]))]
            if numbers.random() < 0.6:
                numbers.shuffle(members)
        return "{" + ",".join(
            spaced(escaped(name, numbers), numbers) + ":" + spaced(spell(value, numbers), numbers)
            for name, value in members) + "}"


class Text(Node):
    """A string that may be spelled with escapes."""

    def __init__(self, text):
        self.text = text

    def spell(self, numbers):
        return escaped(json.dumps(self.text, ensure_ascii=False), numbers)


def spell(value, numbers):
    return value.spell(numbers) if isinstance(value, Node) else value


def spaced(text, numbers):
    if numbers is None or numbers.random() < 0.7:
        return text
    return numbers.choice(SPACES) + text + numbers.choice(SPACES)


def escaped(text, numbers):
    """The JSON string with one of its letters as \\u."""
    if numbers is None or len(text) < 3 or numbers.random() < 0.8:
        return text
    place = numbers.randrange(1, len(text) - 1)
    if text[place] not in string.ascii_letters + string.digits or "\\" in text:
        return text
    return "%s\\u%04x%s" % (text[:place], ord(text[place]), text[place + 1:])


# --- scalars ---------------------------------------------------------------------------------------


def integer(bits, signed):
    low, high = (-(2**(bits - 1)), 2**(bits - 1) - 1) if signed else (0, 2**bits - 1)

    def draw(numbers):
        return str(numbers.choice([low, high, 0, 1, numbers.randint(low, high),
                                   numbers.randint(0, 100)]))
    return draw


def one_of(*texts):
    return lambda numbers: numbers.choice(texts)


def text(numbers):
    length = numbers.choice([0, 1, 3, 7, 15, 16, 17, 31, 33, 64, 100])
    letters = "abc xyz019/" if numbers.random() < 0.6 else 'a"\\\n\u00e9\u20ac\U0001f9a9\u0001'
    return Text("".join(numbers.choice(letters) for _ in range(length)))


def short_text(numbers):
    """At most 16 bytes."""
    drawn = text(numbers).text.encode("utf-8")[:16]
    return Text(drawn.decode("utf-8", "ignore"))


def identifier(numbers):
    digits = "%032x" % numbers.getrandbits(128)
    return '"%s-%s-%s-%s-%s"' % (digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:])


SCALARS = {
    "bool": one_of("true", "false"),
    "float64": one_of("0.0", "-0.0", "1.5", "-2.25", "1e-7", "1.7976931348623157e308", "5e-324",
                      "123456.789", "1e16", "0.1"),
    "float32": one_of("0.0", "1.5", "-0.25", "3.4028235e38", "0.1", "1e-45"),
    "string": text,
    "Short": short_text,
    "Shown": text,
    "Own": text,
    "uuid": identifier,
    "bytes": one_of('""', '"AA=="', '"AAE="', '"AAEC"', '"' + "QUJD" * 30 + '"'),
    "decimal": one_of("0", "1.50", "-12345678901234567890.001", "9" * 60),
    "bigint": one_of("0", "-7", "1" + "0" * 40),
    "json": one_of("true", '{"a":[1,2.50,"x"]}', "[]", "1e400", '"\\u0041"'),
    "timestamp": one_of('"2024-02-29T10:34:56Z"', '"1969-12-31T23:59:59.999999999Z"'),
    "offset_timestamp": one_of('"2024-02-29T10:34:56+01:00"', '"2024-02-29T10:34:56.500-23:59"'),
    "date": one_of('"2024-02-29"', '"0001-01-01"', '"9999-12-31"'),
    "time": one_of('"00:00:00"', '"23:59:59.500"'),
    "duration": one_of('"PT0S"', '"PT1H2M3S"', '"PT-0.25S"'),
    "Suit": one_of('"spades"', '"hearts and more"', '"clubs"'),
}
for width in (8, 16, 32, 64):
    SCALARS["int%d" % width] = integer(width, True)
    SCALARS["uint%d" % width] = integer(width, False)

DEFAULTS = {"int32": "7", "uint64": "18446744073709551615", "bool": "true", "string": '"none"',
            "float64": "2.5", "int8": "-128"}
KEYS = {"string": ["a", "b c", "", "zz9", "\u00e9"], "int32": ["0", "-5", "2147483647"],
        "uint8": ["0", "255"], "bool": ["true", "false"],
        "Suit": ["spades", "hearts and more", "clubs"],
        "uuid": ["01234567-89ab-cdef-0123-456789abcdef", "ffffffff-ffff-ffff-ffff-ffffffffffff"]}

FORMS = {"internal": '@tag("type")', "adjacent": '@tag("t", content: "c \\u0001")',
         "external": "@tag(external)", "array": "@tag(array)", "untagged": "@untagged"}

HEAD = """@include(non_null)
package test.differential;

@storage(inline: 16) type Short = string;
@storage(borrow) type Shown = string;
@storage(heap) type Own = string;
enum Suit { spades, @name("hearts and more") hearts, clubs }
"""


# --- schemas ---------------------------------------------------------------------------------------


class Beside:
    """A union whose tag is a member of its own."""

    def __init__(self, name, tag, value):
        self.members = [(name, tag, False)]
        self.value = value


class Property:
    def __init__(self, declaration, json_name, draw, default=None, optional=False,
                 presence=False):
        self.declaration = declaration
        self.name = json.dumps(json_name, ensure_ascii=False)
        self.draw = draw
        self.default = default
        self.optional = optional
        self.presence = presence


class Union:
    """A union in one of its forms, with some of the beans, scalars and nothing as its arms."""

    def __init__(self, schema, name, form, beans):
        numbers = schema.numbers
        self.name = name
        self.form = form
        arms = [(bean, bean, schema.again(bean)) for bean in numbers.sample(beans, 2)]
        if self.form == "untagged":
            arms = arms[:1] + [(kind, kind, SCALARS[kind])
                               for kind in ["bool", "int64", "float64", "string"]]
            arms.append(("list", "int8[]", schema.list_of(SCALARS["int8"], 0, 3)))
        elif self.form != "internal":
            kind = numbers.choice(sorted(SCALARS))
            arms.append((kind, kind, SCALARS[kind]))
            arms.append(("list", arms[0][0] + "[]", schema.list_of(arms[0][2], 0, 3)))
        if self.form != "untagged":
            arms.append(("nothing", "void", None))
        numbers.shuffle(arms)
        self.arms = [("a_" + arm.lower(), kind, draw) for arm, kind, draw in arms]
        self.text = "%s union %s { %s}\n" % (
            FORMS[self.form], name, "".join("%s %s; " % (kind, arm) for arm, kind, _ in self.arms))

    def draw_arm(self, numbers):
        arm, _, draw = numbers.choice(self.arms)
        return '"%s"' % arm, None if draw is None else draw(numbers)

    def draw(self, numbers):
        tag, value = self.draw_arm(numbers)
        if self.form == "internal":
            inner = value or Object([])
            return Object([('"type"', tag, False)] + inner.members, inner.hidden)
        if self.form == "adjacent":
            content = [] if value is None else [('"c \\u0001"', value, False)]
            return Object([('"t"', tag, False)] + content)
        if self.form == "external":
            return tag if value is None else Object([(tag, value, False)], is_open=False)
        if self.form == "array":
            return List([tag] if value is None else [tag, value])
        return value


class Schema:
    def __init__(self, numbers):
        self.numbers = numbers
        self.properties = {}
        self.unions = []
        for place in range(BEANS):
            self.make_bean("B%d" % place)
            if place % 2 == 1:
                form = sorted(FORMS)[place // 2 % len(FORMS)]
                self.unions.append(Union(self, "U%d" % place, form, self.beans()))

    def beans(self):
        return list(self.properties)

    def text(self):
        return HEAD + "".join([self.bean_text(bean) for bean in self.properties] +
                              [union.text for union in self.unions])

    def bean_text(self, bean):
        return "bean %s {\n%s}\n" % (bean, "".join("    %s;\n" % member.declaration
                                                   for member in self.properties[bean]))

    def make_bean(self, bean):
        count = self.numbers.choice([0, 1, 2, 5, 9, 17, 34])
        earlier = list(self.properties)
        members = self.properties[bean] = []
        for place in range(count):
            members.append(self.make_property("p%d" % place, bean, earlier))

    def make_property(self, name, bean, earlier):
        numbers = self.numbers
        json_name = name if numbers.random() < 0.8 else numbers.choice(
            ["\u00e9 ", "a/b~", "x" * 40, "\"q\\", "Type"]) + name
        prefix = "" if json_name == name else "@name(%s) " % json.dumps(json_name,
                                                                       ensure_ascii=False)
        draw_kind = numbers.random()
        if draw_kind < 0.1:
            kind = numbers.choice(sorted(DEFAULTS))
            return Property("%s%s %s = %s" % (prefix, kind, name, DEFAULTS[kind]), json_name,
                            SCALARS[kind], default=DEFAULTS[kind])
        if draw_kind < 0.16:
            # The bean itself: as a list, or behind a pointer.
            if numbers.random() < 0.5:
                return Property("%s%s? %s" % (prefix, bean, name), json_name,
                                self.again(bean), optional=True)
            return Property("%s%s[] %s" % (prefix, bean, name), json_name,
                            self.list_of(self.again(bean), 0, 2))
        kind, draw = self.make_type(earlier, 0)
        union = next((union for union in self.unions if union.name == kind), None)
        if union and union.form != "untagged" and numbers.random() < 0.6:
            tag = "kind of " + name
            prefix += '@tag(sibling: "%s") ' % tag

            def draw(numbers):
                return Beside('"%s"' % tag, *union.draw_arm(numbers))
        optional = numbers.random() < 0.4
        if not optional and (union or kind in earlier) and numbers.random() < 0.3:
            prefix += "@storage(pointer) "
        presence = optional and kind != "json" and numbers.random() < 0.2
        return Property("%s%s%s%s %s" % (prefix, "@presence " if presence else "", kind,
                                         "?" if optional else "", name), json_name, draw,
                        optional=optional, presence=presence)

    def make_type(self, earlier, depth):
        """A type, and how its values are drawn."""
        numbers = self.numbers
        choice = numbers.random()
        if depth > 2 or choice < 0.5:
            kind = numbers.choice(sorted(SCALARS))
            return kind, SCALARS[kind]
        if choice < 0.58 and self.unions:
            union = numbers.choice(self.unions)
            return union.name, union.draw
        if choice < 0.65 and earlier:
            kind = numbers.choice(earlier[-4:])
            return kind, self.again(kind)
        kind, draw = self.make_type(earlier, depth + 1)
        if choice < 0.85:
            # After the first suffix: "T?[]" has holes.
            if numbers.random() < 0.3 and kind != "json":
                kind, draw = kind + "?", self.or_null(draw)
            size = numbers.randrange(1, 5)
            suffix, low, high = numbers.choice([("[]", 0, 3), ("[]", 0, 40), ("[%d]" % size, size, size),
                                                ("[<=%d]" % size, 0, size)])
            return kind + suffix, self.list_of(draw, low, high if depth == 0 else min(high, 4))
        key = numbers.choice(sorted(KEYS))
        return "map<%s, %s>" % (key, kind), self.map_of(KEYS[key], draw)

    # --- drawing values: what is nested deep is left out where it may be --------------------------

    def again(self, bean):
        return lambda numbers: self.draw(bean, numbers)

    def or_null(self, draw):
        return lambda numbers: "null" if numbers.random() < 0.3 else draw(numbers)

    def list_of(self, draw, low, high):
        return lambda numbers: List([draw(numbers) for _ in range(
            low if self.deep > 3 else numbers.randint(low, high))])

    def map_of(self, keys, draw):
        def drawn(numbers):
            chosen = numbers.sample(keys, 0 if self.deep > 3 else numbers.randint(0, len(keys)))
            # Insertion order is kept, and every key is known: spelled in order.
            return Object([(json.dumps(key, ensure_ascii=False), draw(numbers), False)
                           for key in chosen], is_open=False)
        return drawn

    deep = 0

    def draw(self, bean, numbers):
        self.deep += 1
        members, hidden = [], []
        for member in self.properties[bean]:
            if member.presence and (self.deep > 3 or numbers.random() < 0.5):
                if numbers.random() < 0.5:
                    members.append((member.name, "null", False))
            elif member.optional and not member.presence and (self.deep > 3 or numbers.random() < 0.4):
                hidden.append((member.name, "null"))
            elif member.default is not None and numbers.random() < 0.3:
                members.append((member.name, member.default, True))
            else:
                value = member.draw(numbers)
                if isinstance(value, Beside):
                    members += value.members
                    value = value.value
                if value is not None:
                    members.append((member.name, value, False))
        self.deep -= 1
        return Object(members, hidden)

    # --- documents --------------------------------------------------------------------------------

    def document(self, bean, numbers):
        value = self.draw(bean, numbers)
        return (spaced(value.spell(numbers), numbers).encode("utf-8"),
                value.spell(None).encode("utf-8"))

    def damaged(self, bean, numbers):
        """A document with a fault, most of the time: another value somewhere, a member twice or
        missing, a byte cut, changed or added."""
        value = self.draw(bean, numbers)
        way = numbers.randrange(6)
        if way < 3 and isinstance(value, Object):
            damage(value, numbers)
        document = value.spell(numbers if numbers.random() < 0.5 else None).encode("utf-8")
        place = numbers.randrange(len(document))
        if way == 3:
            return document[:place]
        if way == 4:
            return document[:place] + bytes([numbers.choice(b'"\\{}[],:0 -e\x00\xff\x80u')]) + \
                document[place + numbers.randrange(2):]
        if way == 5:
            return document + numbers.choice([b" ", b"x", b"]", b"\x00", b"{}"])
        return document


def damage(node, numbers):
    """Changes one value or member below the node."""
    items = node.members if isinstance(node, Object) else node.items
    if not items:
        items.append(('"p0"', numbers.choice(WRONG), False) if isinstance(node, Object)
                     else numbers.choice(WRONG))
        return
    place = numbers.randrange(len(items))
    inner = items[place][1] if isinstance(node, Object) else items[place]
    if isinstance(inner, (Object, List)) and numbers.random() < 0.7:
        damage(inner, numbers)
    elif isinstance(node, List):
        node.items[place] = numbers.choice(WRONG)
    else:
        way = numbers.randrange(4)
        if way == 0:
            del items[place]
        elif way == 1:
            items.insert(numbers.randrange(len(items) + 1), items[place])
        else:
            items[place] = (items[place][0], numbers.choice(WRONG), False)
