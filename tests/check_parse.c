/*
 * The parser on good input: every production of the grammar, spans, documentation, and trees
 * that print as schemas which parse to the same trees.
 */
#include "suites.h"
#include "syntax_test.h"

static struct fixture fixture;

static void open_fixture(void)
{
    fixture_open(&fixture);
}

static void close_fixture(void)
{
    fixture_close(&fixture);
}

/* A text without errors. */
static struct ast_file *parse(const char *text)
{
    struct ast_file *file = fixture_parse(&fixture, str_from(text));

    ck_assert_str_eq(fixture_messages(&fixture), "");
    return file;
}

/* The declaration's text after "package p;", printed back. */
static void check_prints(const char *text, const char *expected)
{
    struct str pieces[2] = {STR("package p;\n"), str_from(text)};
    struct ast_file *file = parse(arena_concat(&fixture.arena, pieces, 2).data);
    const char *printed = fixture_print(&fixture, file);

    ck_assert_int_eq(strncmp(printed, "package p;\n\n", 12), 0);
    ck_assert_str_eq(printed + 12, expected);
}

static void check_span(struct span span, const char *expected)
{
    assert_str(source_text(&fixture.sources, span), expected);
}

/* -- the file and its declarations -- */

START_TEST(packages)
{
    struct ast_file *file = parse("@naming(snake) @x.y\npackage a.b.c;");

    ck_assert_uint_eq(file->package.parts.count, 3);
    assert_str(file->package.text, "a.b.c");
    assert_str(file->package.parts.items[1].text, "b");
    check_span(file->package.span, "a.b.c");
    check_span(file->package.parts.items[2].span, "c");
    ck_assert_uint_eq(file->attrs.count, 2);
    assert_str(file->attrs.items[0]->name.text, "naming");
    ck_assert(!file->attrs.items[1]->has_parentheses);
    ck_assert_uint_eq(file->decls.count, 0);
    ck_assert_uint_eq(file->source, 1);
    assert_str(parse("package package.bean.map;")->package.text, "package.bean.map");
}
END_TEST

START_TEST(imports)
{
    struct ast_decl *decl;

    check_prints("import \"a/b.bean\"; import \"c\" as as;",
                 "import \"a/b.bean\";\n\nimport \"c\" as as;\n");
    decl = parse("package p; import \"\\u0041\" as x ;")->decls.items[0];
    ck_assert_int_eq((int)decl->kind, AST_DECL_IMPORT);
    assert_str(decl->path.text, "A");
    check_span(decl->path.span, "\"\\u0041\"");
    check_span(decl->alias.span, "x");
    check_span(decl->span, "import \"\\u0041\" as x ;");
    ck_assert(!ast_name_exists(decl->name));
}
END_TEST

START_TEST(simple_declarations)
{
    check_prints("extern bean X; @a extern bean Y;", "extern bean X;\n\n@a\nextern bean Y;\n");
    check_prints("type T = map<string,int32?[]>;", "type T = map<string, int32?[]>;\n");
    check_prints("const a.b N = -5;", "const a.b N = -5;\n");
    check_prints("view A; view B : x.A;", "view A;\n\nview B : x.A;\n");
    check_prints(";;view A;;", "view A;\n");
}
END_TEST

START_TEST(declaration_spans)
{
    struct ast_file *file = parse("package p;\n@a @b(1) type T = int32 ;\n"
                                  "bean B : x.Y { int32 a = 5; }\nconst bool C = true;");
    struct ast_decl *bean = file->decls.items[1];
    struct ast_member *member = bean->members.items[0];

    check_span(file->decls.items[0]->span, "@a @b(1) type T = int32 ;");
    check_span(file->decls.items[0]->name.span, "T");
    check_span(file->decls.items[0]->type->span, "int32");
    check_span(file->decls.items[0]->attrs.items[1]->span, "@b(1)");
    check_span(bean->span, "bean B : x.Y { int32 a = 5; }");
    check_span(bean->base.span, "x.Y");
    check_span(member->span, "int32 a = 5;");
    check_span(member->name.span, "a");
    check_span(member->initial->span, "5");
    check_span(file->decls.items[2]->value->span, "true");
}
END_TEST

START_TEST(beans)
{
    check_prints("bean A {}", "bean A {\n}\n");
    check_prints("bean A {};", "bean A {\n}\n");
    check_prints("@x bean A:b.C{int32 a;@y string b=\"\";}",
                 "@x\nbean A : b.C {\n    int32 a;\n    @y\n    string b = \"\";\n}\n");
    check_prints("bean A { reserved \"a\"; @x reserved \"b\", \"c\\n\"; }",
                 "bean A {\n    reserved \"a\";\n    @x\n    reserved \"b\", \"c\\n\";\n}\n");
}
END_TEST

START_TEST(words_as_names)
{
    check_prints("bean bean { string type; map<string, view> map; int32 bean; enum enum;"
                 " as as; package import = const; void extern; union union; }",
                 "bean bean {\n    string type;\n    map<string, view> map;\n    int32 bean;\n"
                 "    enum enum;\n    as as;\n    package import = const;\n    void extern;\n"
                 "    union union;\n}\n");
    check_prints("enum enum : type { bean, map = 1, reserved, void }",
                 "enum enum : type {\n    bean,\n    map = 1,\n    reserved,\n    void,\n}\n");
    check_prints("type type = type; const const const = const; view view : view;",
                 "type type = type;\n\nconst const const = const;\n\nview view : view;\n");
    check_prints("@bean(void, type: map) union union { bean bean; void void; }",
                 "@bean(void, type: map)\nunion union {\n    bean bean;\n    void void;\n}\n");
}
END_TEST

START_TEST(enums)
{
    struct ast_enumerator *last;

    check_prints("enum E{a}", "enum E {\n    a,\n}\n");
    check_prints("enum E : uint8 { a, b = -5, @x @y(1) c = 0x1F, }",
                 "enum E : uint8 {\n    a,\n    b = -5,\n    @x\n    @y(1)\n    c = 0x1F,\n}\n");
    last = parse("package p; enum E { a, @x b = 7 }")->decls.items[0]->enumerators.items[1];
    check_span(last->span, "@x b = 7");
    check_span(last->name.span, "b");
    check_span(last->value->span, "7");
    ck_assert_int_eq((int)last->value->kind, AST_VALUE_INT);
}
END_TEST

START_TEST(unions)
{
    struct ast_decl *decl;

    check_prints("@tag(\"t\") union U { A a; void b; @name(\"x\") map<string,U>? c; }",
                 "@tag(\"t\")\nunion U {\n    A a;\n    void b;\n    @name(\"x\")\n"
                 "    map<string, U>? c;\n}\n");
    decl = parse("package p; union U { void b; }")->decls.items[0];
    ck_assert_ptr_null(decl->variants.items[0]->type);
    check_span(decl->variants.items[0]->span, "void b;");
    check_prints("union U {}", "union U {\n}\n");
}
END_TEST

/* -- types -- */

static struct ast_type *type_of(const char *text)
{
    struct parse_context context = {&fixture.arena, &fixture.intern, &fixture.diags};

    return parse_type(&context, fixture_source(&fixture, str_from(text)));
}

static void check_type(const char *text, const char *expected)
{
    struct ast_type *type = type_of(text);

    ck_assert_msg(type != NULL, "%s", text);
    fixture.text.size = 0;
    ast_print_type(type, &fixture.text);
    ck_assert_str_eq(fixture.text.data, expected);
}

START_TEST(types)
{
    check_type("int32", "int32");
    check_type(" a . b . c ", "a.b.c");
    check_type("map<string, Person>", "map<string, Person>");
    check_type("map<int32,map<string,a.B[]>?>[]", "map<int32, map<string, a.B[]>?>[]");
    check_type("string?[]?", "string?[]?");
    check_type("int32[4][<=5][N][<=a.N][]", "int32[4][<=5][N][<=a.N][]");
    check_type("bean[]", "bean[]");
}
END_TEST

START_TEST(type_nodes)
{
    struct ast_type *type = type_of("map<string, a.B>?[<= 8]");

    ck_assert_int_eq((int)type->kind, AST_TYPE_BOUNDED);
    ck_assert_uint_eq(type->depth, 4);
    check_span(type->span, "map<string, a.B>?[<= 8]");
    check_span(type->mark, "[<= 8]");
    assert_str(type->count->text, "8");
    type = type->element;
    ck_assert_int_eq((int)type->kind, AST_TYPE_NULLABLE);
    check_span(type->mark, "?");
    type = type->element;
    ck_assert_int_eq((int)type->kind, AST_TYPE_MAP);
    check_span(type->span, "map<string, a.B>");
    check_span(type->mark, "map");
    check_span(type->key->span, "string");
    ck_assert_int_eq((int)type->element->kind, AST_TYPE_NAMED);
    ck_assert_uint_eq(type->element->name.parts.count, 2);
}
END_TEST

START_TEST(types_refused)
{
    static const char *const bad[] = {
        "",           "5",        "map",    "map<string>", "int32 x",
        "int32[",     "[]",       "int32;", "a..b",        "map<a,b",
        "?",          "int32[]]", "a.",     "\"x\"",       "int32[\"4\"]",
        "package p;", "@a int32", "char *", "int32[<5]"};

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        ck_assert_msg(type_of(bad[i]) == NULL, "%s", bad[i]);
    }
    ck_assert_uint_eq(fixture.diags.errors, sizeof bad / sizeof bad[0]);
}
END_TEST

/* -- attributes and values -- */

START_TEST(values)
{
    check_prints("@a(1, -2, 0x3, 1.5, -1e5, \"s\", true, false, null, n, a.b) view V;",
                 "@a(1, -2, 0x3, 1.5, -1e5, \"s\", true, false, null, n, a.b)\nview V;\n");
    check_prints("@a([], [1], [1,], [[1, 2], [n]], {}) view V;",
                 "@a([], [1], [1], [[1, 2], [n]], {})\nview V;\n");
    check_prints("const int32[] A = [1, 2]; const map<string,int32> M = {};",
                 "const int32[] A = [1, 2];\n\nconst map<string, int32> M = {};\n");
}
END_TEST

START_TEST(value_nodes)
{
    struct ast_file *file = parse("package p; @a(true, null, [1, [\"x\\u0000\"]], {}, q.r, -0x1)"
                                  " view V;");
    struct ast_arg_list args = file->decls.items[0]->attrs.items[0]->args;
    struct ast_value *list = args.items[2]->value;

    ck_assert_uint_eq(args.count, 6);
    ck_assert_int_eq((int)args.items[0]->value->kind, AST_VALUE_BOOL);
    ck_assert(args.items[0]->value->boolean);
    ck_assert_int_eq((int)args.items[1]->value->kind, AST_VALUE_NULL);
    ck_assert_int_eq((int)list->kind, AST_VALUE_LIST);
    ck_assert_uint_eq(list->items.count, 2);
    ck_assert_uint_eq(list->depth, 3);
    check_span(list->span, "[1, [\"x\\u0000\"]]");
    ck_assert(str_equal(list->items.items[1]->items.items[0]->text, STR("x\0")));
    ck_assert_int_eq((int)args.items[3]->value->kind, AST_VALUE_EMPTY_MAP);
    check_span(args.items[3]->value->span, "{}");
    ck_assert_int_eq((int)args.items[4]->value->kind, AST_VALUE_NAME);
    ck_assert_uint_eq(args.items[4]->value->name.parts.count, 2);
    ck_assert_int_eq((int)args.items[5]->value->kind, AST_VALUE_INT);
    assert_str(args.items[5]->value->text, "-0x1");
}
END_TEST

START_TEST(arguments)
{
    struct ast_attr *attr;

    check_prints("@a @b() @c(1) @c.d(x, y: 1, type: [2],) @a view V;",
                 "@a\n@b()\n@c(1)\n@c.d(x, y: 1, type: [2])\n@a\nview V;\n");
    attr = parse("package p; @c.d(x, y: 1) view V;")->decls.items[0]->attrs.items[0];
    ck_assert(!ast_name_exists(attr->args.items[0]->name));
    assert_str(attr->args.items[1]->name.text, "y");
    check_span(attr->args.items[1]->name.span, "y");
    check_span(attr->args.items[1]->span, "y: 1");
    check_span(attr->args.items[0]->span, "x");
    check_span(attr->name.span, "c.d");
    check_span(attr->span, "@c.d(x, y: 1)");
}
END_TEST

/* -- documentation -- */

START_TEST(documentation_before)
{
    struct ast_file *file = parse("/// file\n@a\npackage p;\n"
                                  "/// one\n/// two\nbean A {\n  /** m */ @x int32 m;\n"
                                  "  int32 n;\n  /// r\n  reserved \"a\";\n  /// lost\n}\n"
                                  "/// u\nunion U { /// v\n void v; }\n"
                                  "@x /// between\n/// more\nview V;\n"
                                  "/// i\nimport \"i\";\n/// e\nenum E { /// y\n y, z }\n");
    struct ast_decl **decls = file->decls.items;

    assert_str(file->doc.text, "file");
    assert_str(decls[0]->doc.text, "one\ntwo");
    check_span(decls[0]->doc.span, "/// one\n/// two");
    assert_str(decls[0]->members.items[0]->doc.text, "m");
    assert_str(decls[0]->members.items[1]->doc.text, "");
    assert_str(decls[0]->members.items[2]->doc.text, "r");
    assert_str(decls[1]->doc.text, "u");
    assert_str(decls[1]->variants.items[0]->doc.text, "v");
    assert_str(decls[2]->doc.text, "between\nmore");
    assert_str(decls[3]->doc.text, "i");
    assert_str(decls[4]->doc.text, "e");
    assert_str(decls[4]->enumerators.items[0]->doc.text, "y");
    assert_str(decls[4]->enumerators.items[1]->doc.text, "");
}
END_TEST

START_TEST(documentation_behind)
{
    struct ast_file *file =
        parse("package p; ///< lost\nbean A { ///< lost\n  int32 m; ///< m1\n  ///< m2\n"
              "  /// n0\n  int32 n; ///< n1\n  int32 o;\n  reserved \"x\"; ///< r\n}\n"
              "enum E { a, ///< a1\n  b ///< b1\n, c = 1, /**< c1 */ d ///< d1\n}\n"
              "union U { int32 x; ///< x1\n void y; }\n"
              "const int32 C = 1; ///< c\nview V;");
    struct ast_decl **decls = file->decls.items;
    struct ast_enumerator **e = decls[1]->enumerators.items;

    assert_str(file->doc.text, "");
    assert_str(decls[0]->doc.text, "");
    assert_str(decls[0]->members.items[0]->doc.text, "m1\nm2");
    assert_str(decls[0]->members.items[1]->doc.text, "n0\nn1");
    assert_str(decls[0]->members.items[2]->doc.text, "");
    assert_str(decls[0]->members.items[3]->doc.text, "r");
    assert_str(e[0]->doc.text, "a1");
    assert_str(e[1]->doc.text, "b1");
    assert_str(e[2]->doc.text, "c1");
    assert_str(e[3]->doc.text, "d1");
    assert_str(decls[2]->variants.items[0]->doc.text, "x1");
    assert_str(decls[2]->variants.items[1]->doc.text, "");
    assert_str(decls[3]->doc.text, "c");
    assert_str(decls[4]->doc.text, "");
}
END_TEST

/* -- whole files -- */

static const char *const schemas[] = {"person", "geo", "cfg", "resource"};

START_TEST(schemas_print_and_parse_again)
{
    struct ast_file *file = fixture_parse(&fixture, fixture_schema(&fixture, schemas[_i]));
    struct str first;

    ck_assert_str_eq(fixture_messages(&fixture), "");
    first = arena_copy_str(&fixture.arena, str_from(fixture_print(&fixture, file)));
    ck_assert_uint_gt(first.size, 300);
    assert_str(first, fixture_print(&fixture, fixture_parse(&fixture, first)));
    ck_assert_str_eq(fixture_messages(&fixture), "");
}
END_TEST

/* The same file with CRLF and a byte order mark gives the same tree. */
START_TEST(schemas_with_crlf_and_mark)
{
    struct str text = fixture_schema(&fixture, schemas[_i]);
    struct str_buffer other = {NULL, 0, 0};
    struct str first;
    const char *second;

    str_buffer_add_text(&other, "\xEF\xBB\xBF");
    for (size_t i = 0; i < text.size; i++) {
        str_buffer_add_text(&other, text.data[i] == '\n' ? "\r" : "");
        str_buffer_add_char(&other, text.data[i]);
    }
    first = str_from(fixture_print(&fixture, fixture_parse(&fixture, text)));
    first = arena_copy_str(&fixture.arena, first);
    second = fixture_print(&fixture, fixture_parse(&fixture, str_buffer_str(&other)));
    assert_str(first, second);
    ck_assert_uint_eq(fixture.diags.errors, 0);
    str_buffer_free(&other);
}
END_TEST

START_TEST(cfg_tree)
{
    struct ast_file *file = fixture_parse(&fixture, fixture_schema(&fixture, "cfg"));
    struct ast_decl *node = file->decls.items[0];

    assert_str(file->package.text, "cfg");
    ck_assert_uint_eq(file->decls.count, 2);
    assert_str(node->doc.text,
               "Recursion by value is an error; `?`, `[]` and `map` break the cycle.");
    ck_assert_uint_eq(node->members.count, 6);
    assert_str(node->members.items[4]->attrs.items[0]->name.text, "backref");
    ck_assert_int_eq((int)node->members.items[5]->type->kind, AST_TYPE_MAP);
    ck_assert_uint_eq(file->decls.items[1]->variants.count, 7);
    /* names are interned */
    ck_assert_ptr_eq(node->name.text.data, node->members.items[2]->type->element->name.text.data);
}
END_TEST

START_TEST(long_names_accepted)
{
    struct str_buffer text = {NULL, 0, 0};
    struct ast_file *file;

    str_buffer_add_text(&text, "package p; bean ");
    str_buffer_add_repeated(&text, 'B', 1000);
    str_buffer_add_text(&text, " { int32 x; }");
    file = parse(text.data);
    ck_assert_uint_eq(file->decls.items[0]->name.text.size, 1000);
    str_buffer_free(&text);
}
END_TEST

START_TEST(many_members)
{
    struct str_buffer text = {NULL, 0, 0};
    struct ast_file *file;

    str_buffer_add_text(&text, "package p; bean B {\n");
    for (uint64_t i = 0; i < 20000; i++) {
        str_buffer_add_text(&text, "/// doc\nint32? m");
        str_buffer_add_unsigned(&text, i);
        str_buffer_add_text(&text, " = null; ///< more\n");
    }
    str_buffer_add_text(&text, "}");
    file = parse(text.data);
    ck_assert_uint_eq(file->decls.items[0]->members.count, 20000);
    assert_str(file->decls.items[0]->members.items[19999]->doc.text, "doc\nmore");
    str_buffer_free(&text);
}
END_TEST

Suite *parse_suite(void)
{
    Suite *suite = suite_create("parse");
    TCase *all = tcase_create("all");

    suite_add_tcase(suite, all);
    tcase_add_checked_fixture(all, open_fixture, close_fixture);
    tcase_add_test(all, packages);
    tcase_add_test(all, imports);
    tcase_add_test(all, simple_declarations);
    tcase_add_test(all, declaration_spans);
    tcase_add_test(all, beans);
    tcase_add_test(all, words_as_names);
    tcase_add_test(all, enums);
    tcase_add_test(all, unions);
    tcase_add_test(all, types);
    tcase_add_test(all, type_nodes);
    tcase_add_test(all, types_refused);
    tcase_add_test(all, values);
    tcase_add_test(all, value_nodes);
    tcase_add_test(all, arguments);
    tcase_add_test(all, documentation_before);
    tcase_add_test(all, documentation_behind);
    tcase_add_loop_test(all, schemas_print_and_parse_again, 0, 4);
    tcase_add_loop_test(all, schemas_with_crlf_and_mark, 0, 4);
    tcase_add_test(all, cfg_tree);
    tcase_add_test(all, long_names_accepted);
    tcase_add_test(all, many_members);
    return suite;
}
