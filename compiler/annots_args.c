/*
 * The arguments of attributes: the rows of annots.def, what is wrong with arguments by them, and
 * access to those that are fine.
 */
#include "annots_args.h"

#include "naming.h"
#include "suggest.h"

enum place { ONE, MAYBE, SOME, ANY_NUMBER, PAIR, NAMED };

enum kind {
    STRING, NUMBER, DIGIT, WORD, STRATEGY, PROPERTY_NAME, VIEW_NAME, VALUE, TRUTH,
    ANYTHING
};

enum { MAX_NUMBER = 65535, MAX_DIGIT = 9 };

struct arg_row {
    enum annot_id id;
    const char *name;
    enum place place;
    enum kind kind;
    const char *words;
};

static const struct arg_row arg_rows[] = {
#define ANNOT(id, name, targets, flags)
#define ARG(id, name, place, kind, words) { ANNOT_##id, name, place, kind, words },
#include "annots.def"
#undef ANNOT
#undef ARG
};

enum { ARG_ROW_COUNT = sizeof arg_rows / sizeof arg_rows[0] };

/* -- argument rows -- */

/* The row of an attribute's positional (name NULL) or named argument; NULL when it has none. */
static const struct arg_row *find_arg_row(enum annot_id id, const struct str *name)
{
    for (size_t i = 0; i < ARG_ROW_COUNT; i++) {
        bool is_named = arg_rows[i].place == NAMED;
        if (arg_rows[i].id == id && is_named == (name != NULL) &&
            (name == NULL || str_is(*name, arg_rows[i].name))) {
            return &arg_rows[i];
        }
    }
    return NULL;
}

/* The words between spaces, one after the other; false at the end. */
static bool next_word(const char **words, struct str *word)
{
    const char *start = *words;
    while (*start == ' ') {
        start++;
    }
    const char *end = start;
    while (*end != '\0' && *end != ' ') {
        end++;
    }
    *word = str_make(start, (size_t)(end - start));
    *words = end;
    return end != start;
}

static bool find_word(const char *words, struct str wanted, unsigned *number)
{
    struct str word;
    for (*number = 0; next_word(&words, &word); (*number)++) {
        if (str_equal(word, wanted)) {
            return true;
        }
    }
    return false;
}

/* "a, b or c" */
static struct str words_text(const struct annots *annots, const char *words)
{
    struct str_buffer text = { NULL, 0, 0 };
    struct str word;
    while (next_word(&words, &word)) {
        bool is_last = *words == '\0';
        str_buffer_add_text(&text, text.size == 0 ? "" : is_last ? " or " : ", ");
        str_buffer_add(&text, word);
    }
    struct str copy = arena_copy_str(annots->arena, str_buffer_str(&text));
    str_buffer_free(&text);
    return copy;
}

/* -- values -- */

static const char *const value_names[] = {
    [AST_VALUE_INT] = "an integer",     [AST_VALUE_FLOAT] = "a number",
    [AST_VALUE_STRING] = "a string",    [AST_VALUE_BOOL] = "a boolean",
    [AST_VALUE_NULL] = "null",          [AST_VALUE_NAME] = "a name",
    [AST_VALUE_LIST] = "a list",        [AST_VALUE_EMPTY_MAP] = "{}",
};

static const char *const kind_names[] = {
    [STRING] = "a string",         [NUMBER] = "an integer", [DIGIT] = "an integer",
    [WORD] = "a word",
    [STRATEGY] = "a naming strategy", [PROPERTY_NAME] = "the name of a property",
    [VALUE] = "a number or a constant", [TRUTH] = "true or false",
    [VIEW_NAME] = "the name of a view", [ANYTHING] = "a value",
};

/* Of a word; null is a keyword elsewhere, and a word where a row has it. */
static struct str word_of(const struct ast_value *value)
{
    return value->kind == AST_VALUE_NULL ? STR("null") : value->name.text;
}

static bool has_null(const struct arg_row *row)
{
    unsigned number;
    return row->kind == WORD && find_word(row->words, STR("null"), &number);
}

static bool kind_fits(const struct arg_row *row, const struct ast_value *value)
{
    if (value->kind == AST_VALUE_NULL && has_null(row)) {
        return true;
    }
    switch (row->kind) {
    case STRING: return value->kind == AST_VALUE_STRING;
    case NUMBER:
    case DIGIT: return value->kind == AST_VALUE_INT;
    case WORD:
    case STRATEGY:
    case VIEW_NAME: return value->kind == AST_VALUE_NAME;
    case PROPERTY_NAME:
        return value->kind == AST_VALUE_STRING ||
               (value->kind == AST_VALUE_NAME && value->name.parts.count == 1);
    case VALUE:
        return value->kind == AST_VALUE_INT || value->kind == AST_VALUE_FLOAT ||
               value->kind == AST_VALUE_NAME;
    case TRUTH: return value->kind == AST_VALUE_BOOL;
    case ANYTHING: break;
    }
    return true;
}

static bool check_word(const struct annots *annots, const struct arg_row *row,
                       const struct ast_value *value)
{
    unsigned number;
    struct str word;
    struct suggest suggest;
    if (find_word(row->words, word_of(value), &number)) {
        return true;
    }
    suggest_init(&suggest, value->name.text, annots->suggest_budget);
    for (const char *words = row->words; next_word(&words, &word);) {
        suggest_offer(&suggest, word);
    }
    struct diag *diag = diag_report2(annots->diags, DIAG_argument_word, value->span,
                                     value->name.text, words_text(annots, row->words));
    annots_note_suggestion(annots, diag, &suggest);
    return false;
}

static bool check_strategy(const struct annots *annots, const struct ast_value *value)
{
    enum model_naming strategy;
    struct str spelling = value->name.text;
    struct suggest suggest;
    if (naming_find(spelling, &strategy)) {
        return true;
    }
    suggest_init(&suggest, spelling, annots->suggest_budget);
    for (size_t i = 0; naming_spelling(i) != NULL; i++) {
        suggest_offer(&suggest, str_from(naming_spelling(i)));
    }
    struct diag *diag = diag_report2(annots->diags, DIAG_argument_word, value->span, spelling,
                                     STR("asis, lower_camel, upper_camel, snake, upper_snake, "
                                         "kebab, upper_kebab, dot, lower, jackson_snake, "
                                         "jackson_kebab, jackson_dot or protojson"));
    annots_note_suggestion(annots, diag, &suggest);
    return false;
}

static bool check_number(const struct annots *annots, const struct ast_value *value, bool is_digit)
{
    unsigned long number = 0;
    bool is_hex = value->text.size > 2 && value->text.data[1] == 'x';
    bool fits = value->text.data[0] != '-';
    for (size_t i = is_hex ? 2 : 0; fits && i < value->text.size; i++) {
        char byte = value->text.data[i];
        int digit = byte <= '9' ? byte - '0' : (byte | 0x20) - 'a' + 10;
        number = number * (is_hex ? 16 : 10) + (unsigned long)digit;
        fits = number <= (is_digit ? MAX_DIGIT : MAX_NUMBER);
    }
    if (!fits) {
        (void)diag_report3(annots->diags, DIAG_argument_range, value->span, value->text, STR("0"),
                           is_digit ? STR("9") : STR("65535"));
    }
    return fits;
}

static bool check_value(const struct annots *annots, const struct arg_row *row,
                        const struct ast_value *value)
{
    if (!kind_fits(row, value)) {
        struct str expected = row->kind == WORD ? words_text(annots, row->words)
                                                : str_from(kind_names[row->kind]);
        (void)diag_report2(annots->diags, DIAG_argument_kind, value->span, expected,
                           str_from(value_names[value->kind]));
        return false;
    }
    switch (row->kind) {
    case WORD: return check_word(annots, row, value);
    case STRATEGY: return check_strategy(annots, value);
    case NUMBER:
    case DIGIT: return check_number(annots, value, row->kind == DIGIT);
    case STRING:
    case PROPERTY_NAME:
    case VIEW_NAME:
    case VALUE:
    case TRUTH:
    case ANYTHING: break;
    }
    return true;
}

/* -- arguments -- */

static bool report_unknown_arg(const struct annots *annots, const struct ast_attr *attr,
                               enum annot_id id, const struct ast_arg *arg)
{
    struct suggest suggest;
    suggest_init(&suggest, arg->name.text, annots->suggest_budget);
    for (size_t i = 0; i < ARG_ROW_COUNT; i++) {
        if (arg_rows[i].id == id && arg_rows[i].place == NAMED) {
            suggest_offer(&suggest, str_from(arg_rows[i].name));
        }
    }
    struct diag *diag = diag_report2(annots->diags, DIAG_argument_unknown, arg->name.span,
                                     attr->name.text, arg->name.text);
    annots_note_suggestion(annots, diag, &suggest);
    return false;
}

static const struct ast_arg *find_named(const struct ast_attr *attr, struct str name, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (ast_name_exists(attr->args.items[i]->name) &&
            str_equal(attr->args.items[i]->name.text, name)) {
            return attr->args.items[i];
        }
    }
    return NULL;
}

static bool check_named(const struct annots *annots, const struct ast_attr *attr, enum annot_id id,
                        size_t at)
{
    const struct ast_arg *arg = attr->args.items[at];
    const struct arg_row *row = find_arg_row(id, &arg->name.text);
    if (row == NULL) {
        return report_unknown_arg(annots, attr, id, arg);
    }
    const struct ast_arg *first = find_named(attr, arg->name.text, at);
    if (first != NULL) {
        struct diag *diag =
            diag_report1(annots->diags, DIAG_argument_twice, arg->name.span, arg->name.text);
        diag_note(annots->diags, diag, DIAG_first_given, first->name.span);
        return false;
    }
    return check_value(annots, row, arg->value);
}

static bool check_positional(const struct annots *annots, const struct ast_attr *attr,
                             enum annot_id id, size_t at)
{
    const struct ast_arg *arg = attr->args.items[at];
    const struct arg_row *row = find_arg_row(id, NULL);
    if (row == NULL || (at > 0 && (row->place == ONE || row->place == MAYBE)) ||
        (at > 1 && row->place == PAIR)) {
        bool takes_none = row == NULL && at == 0;
        (void)diag_report1(annots->diags, takes_none ? DIAG_argument_none : DIAG_argument_extra,
                           arg->span, attr->name.text);
        return false;
    }
    return check_value(annots, row, arg->value);
}

static bool report_missing(const struct annots *annots, const struct ast_attr *attr,
                           const char *what)
{
    (void)diag_report2(annots->diags, DIAG_argument_missing, attr->span, attr->name.text,
                       str_from(what));
    return false;
}

bool annots_check_args(const struct annots *annots, const struct ast_attr *attr,
                       enum annot_id id, bool needs_one)
{
    const struct arg_row *row = find_arg_row(id, NULL);
    bool is_fine = true;
    size_t positional = 0;
    for (size_t i = 0; i < attr->args.count; i++) {
        if (ast_name_exists(attr->args.items[i]->name)) {
            is_fine &= check_named(annots, attr, id, i);
        } else {
            is_fine &= check_positional(annots, attr, id, i);
            positional++;
        }
    }
    if (positional == 0 && row != NULL && (row->place == ONE || row->place == SOME)) {
        return report_missing(annots, attr, row->name);
    }
    if (attr->args.count == 0 && needs_one) {
        return report_missing(annots, attr, "at least one argument");
    }
    return is_fine;
}

/* -- access -- */

const struct ast_value *annots_value(const struct annot_set *set, enum annot_id id,
                                     const char *arg)
{
    const struct ast_attr *attr = set->attrs[id];
    if (attr == NULL || attr->args.count == 0) {
        return NULL;
    }
    if (arg == NULL) {
        bool is_named = ast_name_exists(attr->args.items[0]->name);
        return is_named ? NULL : attr->args.items[0]->value;
    }
    const struct ast_arg *found = find_named(attr, str_from(arg), attr->args.count);
    return found == NULL ? NULL : found->value;
}

bool annots_word(const struct annot_set *set, enum annot_id id, const char *arg,
                 unsigned *number)
{
    const struct ast_value *value = annots_value(set, id, arg);
    struct str name = str_from(arg);
    enum model_naming strategy;
    if (value == NULL) {
        return false;
    }
    const struct arg_row *row = find_arg_row(id, arg == NULL ? NULL : &name);
    if (row->kind == STRATEGY) {
        bool is_found = naming_find(value->name.text, &strategy);
        *number = (unsigned)strategy;
        return is_found;
    }
    return find_word(row->words, word_of(value), number);
}
