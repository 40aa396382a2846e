"""The cases that are schemas: names, literals and comments in generated C, structure and layout.

Each becomes a package of its own; all of them are compiled together, strictly, in every shape, and
linked into one program whose documents are read and written. Names that the language does not have
are asserted to be refused, and then replaced: their JSON names stay.
"""

import json
import os
import re
import shlex
import subprocess

from cases_build import beanc, char_is_unsigned, has_compiler
from cases_index import shown
from shapes import (Shapes, compile_command, compiler_flags, pointer_bits, run, setting,
                    shapes_of_features, snake, source)

STRICT = ["-std=c11", "-O0", "-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion",
          "-Wc++-compat", "-Wcomment", "-Wtrigraphs", "-Werror"]

STANDARD_HEADERS = """assert complex ctype errno fenv float inttypes iso646 limits locale math
setjmp signal stdalign stdarg stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string tgmath
threads time uchar wchar wctype""".split()


def type_of(text):
    return re.sub(r"list<(.*)>", r"\1[]", text)


def member(text, number, renamed):
    """The name in the schema, after @name where that is another one."""
    match = re.match(r"JSON name:? (.*)", text, re.S)
    if match:
        return "@name(%s) n%d" % (json.dumps(match.group(1)), number)
    if text in renamed:
        return "%s@name(%s) %s" % (renamed[text][0], json.dumps(text), renamed[text][1])
    return text


def json_name(text):
    match = re.match(r"JSON name:? (.*)", text, re.S)
    return match.group(1) if match else text


def translate(case, renamed=None, optional=False, left_out=(), more=""):
    """The schema in the language."""
    renamed = renamed or {}
    lines = ["package test.%s;" % case.id.lower()]
    for declaration in case.parsed()["declarations"]:
        name = declaration.get("bean") or declaration["enum"]
        if name in left_out:
            continue
        if "doc" in declaration:
            lines.append("/// " + declaration["doc"])
        if "enum" in declaration:
            body = ", ".join(member(constant, number, renamed)
                             for number, constant in enumerate(declaration["constants"]))
            lines.append("enum %s { %s }" % (name, body))
            continue
        members = []
        for number, prop in enumerate(declaration["props"]):
            words = member(prop["name"], number, renamed).rsplit(" ", 1)
            members.append("    %s%s %s %s;" % (
                "@optional " if optional else "", "".join(words[:-1]), type_of(prop["type"]),
                words[-1]))
        lines.append("bean %s {\n%s\n}" % (renamed.get(name, ("", name))[1], "\n".join(members)))
    return "\n".join(lines) + "\n" + more


def integers(case, bean):
    """A document that gives each property of the bean another number."""
    for declaration in case.parsed()["declarations"]:
        if declaration.get("bean") == bean:
            return dump({json_name(prop["name"]): number + 1
                         for number, prop in enumerate(declaration["props"])})
    raise KeyError(bean)


def dump(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode("utf-8")


class Names(Shapes):
    """All schemas in one program, compiled strictly: one translation unit a shape."""

    def __init__(self, scratch, schemas, beans):
        self.shapes = shapes_of_features()
        self.directory = self.new_directory(scratch)
        self.sources = self.generate(schemas, ["-Wno-c-keyword"])
        objects = []
        for shape, _ in self.shapes:
            unit = os.path.join(self.directory, shape + "_all.c")
            with open(unit, "w", encoding="utf-8") as file:
                file.writelines('#include "%s"\n' % path for path in self.sources[shape])
            objects.append(unit[:-2] + ".o")
            run(compile_command() + STRICT + ["-c", "-o", objects[-1], unit])
        self.objects = objects
        self.program = self.link(compile_command() + ["-O0"], beans, objects)

    def texts(self, case):
        """What was generated for the case, in all shapes."""
        for sources in self.sources.values():
            for path in sources:
                if case.lower() in os.path.basename(path):
                    for name in (path, path[:-2] + ".h"):
                        with open(name, "rb") as file:
                            yield file.read()


def make_schemas(cases):
    """The schemas by case, and the documents: (case, bean, document, what is written)."""
    foo = {"foo_bar": ('@c.name("foo_bar_2") ', "foo_bar"),
           "FooBar": ('@c.name("foo_bar_3") ', "FooBar"), "foo__bar": ("", "foo_bar_4")}
    wide = "enum E1 : int64 { A = 2147483648 }\nenum E2 : int64 { A = -2147483649 }\n" \
           "bean M { E6 e; E4 f; E1 g; E2 h; }\n"
    schemas = {
        "C082": translate(cases["C082"], {"true": ("", "yes"), "false": ("", "no")}, optional=True,
                          more="bean UsesEnum { union u; }\n"),
        "C083": translate(cases["C083"], foo, left_out=("HttpServer", "http_server")),
        "C084": translate(cases["C084"], {"string": ("", "text")}, left_out=("_Bool",)),
        "C085": translate(cases["C085"], more="bean UsesEnum { error e; }\n"),
        "C086": translate(cases["C086"], more="bean UsesEnum { E e; }\n"),
        "C087": translate(cases["C087"]),
        "C089": translate(cases["C089"]),
        "C090": translate(cases["C090"], more="bean UsesEnum { E e; string s = %s; }\n"
                          % json.dumps(cases["C090"].parsed()["default_string"])),
        "C091": translate(cases["C091"]),
        "C094": translate(cases["C094"]),
        "C095": translate(cases["C095"]),
        "C099": "package test.c099;\nenum E4 { A = 5, B }\nenum E6 { %s }\n%s" % (
            ", ".join("C%d" % i for i in range(300)), wide),
        "C102": translate(cases["C102"]),
        "C114": translate(cases["C114"]),
    }
    documents = [(case, bean, integers(cases[case], bean))
                 for case, bean in (("C082", "default"), ("C083", "M"), ("C085", "M"),
                                    ("C086", "M"), ("C087", "class"), ("C089", "M"), ("C090", "M"),
                                    ("C091", "M"), ("C102", "M"))]
    documents += [("C082", "UsesEnum", dump({"u": name})) for name in ("case", "break", "void")]
    documents += [("C084", "size_t", b'{"int32_t":1,"uint8_t":"x"}'),
                  ("C085", "reader", b'{"reader":{"reader":null}}'), ("C085", "list", b'{"map":1}')]
    documents += [("C085", "UsesEnum", dump({"e": name}))
                  for name in ("ok", "none", "count", "max")]
    documents += [("C086", "UsesEnum", dump({"e": name}))
                  for name in cases["C086"].parsed()["declarations"][1]["constants"]]
    documents += [("C090", "UsesEnum", b'{"e":%s,"s":""}' % json.dumps(json_name(name)).encode())
                  for name in cases["C090"].parsed()["declarations"][1]["constants"]]
    documents += [("C094", "Has", cases["C094"].parsed()["document"].encode()),
                  ("C095", "UNKNOWN", cases["C095"].parsed()["document"].encode()),
                  ("C114", "L", cases["C114"].parsed()["document"].encode())]
    documents += [("C099", "M", dump({"e": "C%d" % number, "f": "B", "g": "A", "h": "A"}))
                  for number in (0, 1, 127, 128, 255, 256, 257, 299)]
    return schemas, [(case, bean, document, document) for case, bean, document in documents]


def other_documents(cases):
    """Documents that are not in canonical form."""
    given = json.loads(cases["C082"].parsed()["document"])
    names = [prop["name"] for prop in cases["C082"].parsed()["declarations"][0]["props"]]
    default = cases["C090"].parsed()["default_string"]
    numbers = {name: place + 1 for place, name in enumerate(
        json_name(prop["name"]) for prop in cases["C091"].parsed()["declarations"][0]["props"])}
    shuffled = dict(sorted(numbers.items(), reverse=True))
    return [("C082", "default", dump(given), dump({name: given.get(name, 0) for name in names})),
            ("C090", "UsesEnum", b'{"e":"\\""}',
             b'{"e":"\\"","s":%s}' % json.dumps(default).encode()),
            ("C091", "M", dump(shuffled), dump(numbers))]


def check_documents(report, program, rows):
    for case, bean, document, expected in rows:
        stem = "%s_%s" % (case.lower(), snake(bean))
        outcome = program.run([document], stem)[0]
        report.ok(case, outcome.ok and outcome.text == expected,
                  "%s %s, compiled strictly" % (bean, shown(document)), outcome)


def refused(report, case, scratch, text, names, name):
    """The schema is refused, and the message has each of the words."""
    status, output, messages = beanc(scratch, text)
    missing = [word for word in names if word not in messages]
    report.ok(case, status == 1 and not missing and output == [], name,
              "exit status %d, not said: %s\n%s" % (status, missing, messages))


def check_refusals(report, scratch):
    cases = report.cases
    refused(report, "C082", scratch, translate(cases["C082"]),
            ["found 'true' [syntax]", "found 'false' [syntax]"],
            "'true' and 'false' [language 1.2: never names; they need @name]")
    refused(report, "C083", scratch, translate(cases["C083"]),
            ["'foo__bar'", "[reserved-identifier]"], "'__' in a name [language 1.1: refused]")
    refused(report, "C083", scratch, translate(cases["C083"], {"foo__bar": ("", "foo_bar_4")}),
            ["property 'foo_bar' would be called 'foo_bar' in C, and so is property 'fooBar'",
             "property 'fooBar' is here", "property 'FooBar'", "bean 'HttpServer'",
             "bean 'http_server'", "bean 'HTTPServer' is here", "@c.name"],
            "names that are one in C: both places")
    refused(report, "C060", scratch,
            translate(cases["C060"]).replace("unwrapped", "@unwrapped"),
            ['schema.bean:8:6: error: JSON name "id" is taken already', "schema.bean:7:13: note: "],
            "two properties with one JSON name")
    names = [declaration["bean"] for declaration in cases["C084"].parsed()["declarations"][:1]]
    names += [prop["name"] for prop in cases["C084"].parsed()["declarations"][0]["props"]]
    refused(report, "C084", scratch, translate(cases["C084"]),
            ["error: '%s': names neither start with '_'" % name for name in names] +
            ["'string' is a built-in type and can't be declared"],
            "names with a leading '_', and a built-in type [language 1.1: refused]")
    refused(report, "C092", scratch, translate(cases["C092"]),
            ["A.a -> A", "B.c -> C.b -> B", "[by-value-cycle]"], "beans that contain themselves")
    refused(report, "C097", scratch, translate(cases["C097"]), [":2:14: error: ", "[empty-enum]"],
            "an enum without members [language 1.2: refused]")
    values = ["enum E1 { A = 2147483648 }", "enum E2 { A = -2147483649 }",
              "enum E3 { A = 1, B = 1 }", "enum E5 { A, A }"]
    refused(report, "C099", scratch, "package test.c099;\n" + "\n".join(values),
            [":2:15: error: value 2147483648 is out of range for int32", ":3:15: error: value "
             "-2147483649 is out of range", ":4:22: error: value 1 is taken already by 'A'",
             ":5:14: error: 'A' is declared already"],
            "values past int32 without a base, and values and names that are taken [language 2.7]")


def check_headers(report, program, scratch):
    """The headers in other dialects, among all standard headers, as C++."""
    headers = [path[:-2] + ".h" for path in program.sources["f"]]
    unit = os.path.join(scratch, "dialects.c")
    system = ["#include <%s.h>\n" % name for name in STANDARD_HEADERS]
    unix = ["#include <sys/types.h>\n", "#include <unistd.h>\n"]
    with open(unit, "w", encoding="utf-8") as file:
        file.writelines(unix + system)
        file.writelines('#include "%s"\n' % name for name in headers)
        file.writelines('#include "%s"\n' % name for name in program.sources["f"])
        file.writelines(system)
    flags = ["-fsyntax-only", "-Wall", "-Wextra", "-Wshadow", "-Werror"]
    for standard in ("c11", "gnu17", "gnu2x"):
        if not has_compiler(compile_command() + ["-std=" + standard]):
            report.skip("C086", "%s is not there" % standard)
            continue
        done = subprocess.run(compile_command() + flags + ["-std=" + standard, unit],
                              capture_output=True)
        for case in ("C082", "C085", "C086"):
            report.ok(case, done.returncode == 0, "among all standard headers, -std=%s "
                      "[decisions 14: no C99]" % standard, done.stderr.decode())
    if has_compiler(["clang"]):
        done = subprocess.run(["clang"] + compiler_flags() + flags +
                              ["-Wreserved-identifier", unit], capture_output=True)
        report.ok("C084", done.returncode == 0, "clang -Wreserved-identifier", done.stderr.decode())
    else:
        report.skip("C084", "clang is not there (-Wreserved-identifier)")
    check_as_cpp(report, program, scratch, headers)


def check_as_cpp(report, program, scratch, headers):
    compiler = shlex.split(setting("CXX"))
    if not compiler or not has_compiler(compiler):
        for case in ("C087", "C094"):
            report.skip(case, "there is no C++ compiler")
        return
    units = []
    for number in (1, 2):
        units.append(os.path.join(scratch, "unit%d.cc" % number))
        with open(units[-1], "w", encoding="utf-8") as file:
            file.write('extern "C" {\n')
            file.writelines('#include "%s"\n' % name for name in headers)
            file.write("}\n")
            if number == 1:
                file.write("int main() {\n    return sizeof(f_c094_empty) == "
                           "bean_type_size(&f_c094_empty_type) &&\n        sizeof(f_c094_has) == "
                           "bean_type_size(&f_c094_has_type) ? 0 : 1;\n}\n")
    flags = ["-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Werror", "-I", setting("BEAN_INCLUDE",
             source("runtime"))]
    for standard in ("c++11", "c++17", "c++20"):
        if not has_compiler(compiler + ["-std=" + standard]):
            report.skip("C087", "%s is not there" % standard)
            continue
        done = subprocess.run(compiler + flags + ["-std=" + standard, "-fsyntax-only"] + units,
                              capture_output=True)
        report.ok("C087", done.returncode == 0,
                  "headers as %s in extern \"C\", two units" % standard, done.stderr.decode())
    binary = os.path.join(scratch, "cpp")
    done = subprocess.run(compiler + flags + shlex.split(setting("BEAN_TEST_CFLAGS")) +
                          ["-o", binary] + units + [program.objects[0], setting("BEAN_LIB")],
                          capture_output=True)
    report.ok("C094", done.returncode == 0 and
              subprocess.run(shlex.split(setting("BEAN_RUN")) + [binary]).returncode == 0,
              "beans without properties have one size in C and C++", done.stderr.decode())


def check_texts(report, program):
    """What must not stand in the generated files, and what must."""
    code = [re.sub(rb"/\*.*?\*/", b"", text, flags=re.S) for text in program.texts("C089")]
    report.ok("C089", code and not any(b"injected" in text for text in code),
              "the text of a comment stays in it")
    symbols = subprocess.run(shlex.split(setting("NM") or "nm") + [program.objects[0]],
                             capture_output=True, check=True).stdout
    report.ok("C089", b"f_c089_m_type" in symbols and b"injected" not in symbols,
              "no symbol called injected")
    texts = list(program.texts("C091"))
    found = [match for text in texts for match in re.findall(rb"\?\?[=/'()!<>-]", text)]
    report.ok("C091", texts and not found, "no trigraph in %d files" % len(texts), found[:3])
    doc = report.cases["C102"].parsed()["declarations"][0]["doc"].encode("utf-8")
    headers = [text for text in program.texts("C102") if b"#ifndef" in text]
    report.ok("C102", headers and all(doc in text for text in headers),
              "the bytes of the comment are in the header")
    if not char_is_unsigned():
        for case in ("C102", "C026"):
            report.skip(case, "char without a sign: in check-long")
    if pointer_bits(compile_command()) != 32:
        report.skip("C114", "32 bits: in check-long")


def check_all(report, scratch):
    schemas, rows = make_schemas(report.cases)
    rows += other_documents(report.cases)
    parts = {case.lower() + "_": text for case, text in schemas.items()}
    beans = sorted({"%s_%s" % (case.lower(), bean) for case, bean, _, _ in rows})
    program = Names(scratch, parts, [snake(bean) for bean in beans])
    check_documents(report, program, rows)
    check_refusals(report, scratch)
    check_headers(report, program, scratch)
    check_texts(report, program)
