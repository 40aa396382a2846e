/*
 * The parser on damaged schemas: every prefix, every token dropped, doubled, swapped or replaced
 * by each kind of token, every byte flipped. It must end, say where, and print what it says; what
 * it takes without an error must print as a schema that parses to the same tree.
 * The short form takes turns: each place gets a few of the replacements. BEAN_LONG=1 does all.
 */
#include "lexer.h"
#include "suites.h"
#include "syntax_test.h"

static const char *const schemas[] = {"person", "geo", "cfg", "resource"};

enum { SCHEMAS = sizeof schemas / sizeof schemas[0] };

static struct fixture holder; /* keeps the schema and its pieces */
static struct str schema;
static size_t accepted; /* damaged files that were good all the same */
static size_t refused;

VEC_DEFINE(span_list, struct span);

static struct span_list tokens;

static bool is_long(void)
{
    const char *value = getenv("BEAN_LONG");

    return value != NULL && strcmp(value, "1") == 0;
}

static void load_schema(int index)
{
    struct lexer lexer;
    struct token token;

    fixture_open(&holder);
    memset(&tokens, 0, sizeof tokens);
    accepted = 0;
    refused = 0;
    schema = fixture_schema(&holder, schemas[index]);
    lexer_init(&lexer, &holder.arena, &holder.diags, fixture_source(&holder, schema));
    for (token = lexer_next(&lexer); token.kind != TOKEN_END; token = lexer_next(&lexer)) {
        vec_push(&holder.arena, &tokens, token.span);
    }
    ck_assert_uint_eq(holder.diags.errors, 0);
}

static void check_reports(struct fixture *f, struct str text)
{
    struct diag_print_options options = {true, true};
    struct str_buffer out = {NULL, 0, 0};

    size_t good = 0;
    size_t at = 0;

    diag_finish(&f->diags);
    for (size_t i = 0; i < f->diags.list.count; i++) {
        struct span span = f->diags.list.items[i]->span;

        good += span_exists(span) && (size_t)span.offset + span.size <= text.size;
    }
    ck_assert_uint_eq(good, f->diags.list.count);
    diag_print_text(&f->diags, &options, &out);
    diag_print_json(&f->diags, &out);
    ck_assert_uint_gt(out.size, 0);
    while (str_utf8_length(str_buffer_str(&out), at) != 0) {
        at += str_utf8_length(str_buffer_str(&out), at);
    }
    ck_assert_uint_eq(at, out.size); /* what is printed is valid UTF-8 */
    str_buffer_free(&out);
}

static void check_tree(struct fixture *f, const struct ast_file *file)
{
    struct str first = arena_copy_str(&f->arena, str_from(fixture_print(f, file)));

    assert_str(first, fixture_print(f, fixture_parse(f, first)));
    ck_assert_uint_eq(f->diags.errors, 0);
}

static void try_text(struct str text)
{
    struct fixture f;
    struct ast_file *file;

    fixture_open(&f);
    file = fixture_parse(&f, text);
    if (diag_has_errors(&f.diags)) {
        refused++;
        (void)fixture_print(&f, file); /* the rest of the tree is whole */
        check_reports(&f, text);
    } else {
        accepted++;
        check_tree(&f, file);
    }
    fixture_close(&f);
}

/* The schema with [from, to) replaced by two texts. */
static void try_replaced(size_t from, size_t to, struct str first, struct str second)
{
    static struct str_buffer text;

    text.size = 0;
    str_buffer_add(&text, str_slice(schema, 0, from));
    str_buffer_add(&text, first);
    str_buffer_add(&text, second);
    str_buffer_add(&text, str_slice(schema, to, schema.size));
    try_text(str_buffer_str(&text));
}

static struct str token_text(size_t index)
{
    return str_slice(schema, tokens.items[index].offset, tokens.items[index].size);
}

static size_t token_end(size_t index)
{
    return (size_t)tokens.items[index].offset + tokens.items[index].size;
}

START_TEST(prefixes)
{
    load_schema(_i);
    for (size_t size = 0; size < schema.size; size++) {
        try_text(str_slice(schema, 0, size));
    }
    ck_assert_uint_gt(refused, 100);
    fixture_close(&holder);
}
END_TEST

START_TEST(tokens_dropped_doubled_swapped)
{
    load_schema(_i);
    for (size_t i = 0; i < tokens.count; i++) {
        struct str text = token_text(i);

        try_replaced(tokens.items[i].offset, token_end(i), STR(""), STR(""));
        try_replaced(token_end(i), token_end(i), STR(" "), text);
        if (i + 1 < tokens.count) {
            struct str pieces[2] = {STR(" "), text};

            try_replaced(tokens.items[i].offset, token_end(i + 1), token_text(i + 1),
                         arena_concat(&holder.arena, pieces, 2));
        }
    }
    ck_assert_uint_gt(refused, tokens.count / 2);
    fixture_close(&holder);
}
END_TEST

START_TEST(tokens_replaced)
{
    static const char *const samples[] = {
        "name", "package", "bean", "enum",     "map",   "true", "12",      "1.5", "\"s\"",
        ";",    ",",       ":",    ".",        "=",     "@",    "?",       "(",   ")",
        "[",    "]",       "{",    "}",        "<",     ">",    "<=",      "*",   "#if\n",
        "/*",   "\"",      "void", "reserved", "union", "__x",  "\xC3\xA9"};

    size_t step = is_long() ? 1 : 17;

    load_schema(_i);
    for (size_t i = 0; i < tokens.count; i++) {
        for (size_t j = i % step; j < sizeof samples / sizeof samples[0]; j += step) {
            try_replaced(tokens.items[i].offset, token_end(i), str_from(samples[j]), STR(" "));
        }
    }
    ck_assert_uint_gt(refused, accepted);
    fixture_close(&holder);
}
END_TEST

START_TEST(bytes_flipped)
{
    size_t step = is_long() ? 1 : 16;

    load_schema(_i);
    for (size_t i = 0; i < schema.size; i++) {
        for (size_t bit = i % step; bit < 8; bit += step) {
            char byte = (char)(schema.data[i] ^ 1 << bit);

            try_replaced(i, i + 1, str_make(&byte, 1), STR(""));
        }
    }
    ck_assert_uint_gt(refused, 100);
    fixture_close(&holder);
}
END_TEST

Suite *parse_robust_suite(void)
{
    Suite *suite = suite_create("parse_robust");
    TCase *all = tcase_create("all");

    suite_add_tcase(suite, all);
    tcase_set_timeout(all, 300);
    tcase_add_loop_test(all, prefixes, 0, SCHEMAS);
    tcase_add_loop_test(all, tokens_dropped_doubled_swapped, 0, SCHEMAS);
    tcase_add_loop_test(all, tokens_replaced, 0, SCHEMAS);
    tcase_add_loop_test(all, bytes_flipped, 0, SCHEMAS);
    return suite;
}
