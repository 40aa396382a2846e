/*
 * See names.h for the contract. Names that are generated for a type are not entered one by one: a
 * name clashes with one exactly when what precedes a known ending is the name of such a type.
 */
#include "names.h"

#include "naming.h"

/* ---- spelling -------------------------------------------------------------------------------- */

static bool is_lower(char byte)
{
    return byte >= 'a' && byte <= 'z';
}

static bool is_letter(char byte)
{
    return is_lower(byte) || (byte >= 'A' && byte <= 'Z');
}

static bool is_digit(char byte)
{
    return byte >= '0' && byte <= '9';
}

struct str names_words(struct arena *arena, struct str text)
{
    return naming_apply(arena, MODEL_NAMING_SNAKE, text);
}

struct str names_upper(struct arena *arena, struct str text)
{
    char *bytes = (char *)arena_alloc(arena, text.size + 1);
    size_t i;

    for (i = 0; i < text.size; i++) {
        bytes[i] = is_lower(text.data[i]) ? (char)(text.data[i] - 'a' + 'A') : text.data[i];
    }
    return str_make(bytes, text.size);
}

struct str names_prefix(struct arena *arena, const struct model_file *file, struct str option)
{
    struct str rest = file->package;
    struct str prefix = str_make("", 0);

    if (option.size != 0) {
        return option;
    }
    if (file->c_prefix.text.data != NULL) {
        return file->c_prefix.text;
    }
    while (rest.size != 0) {
        size_t end = str_find(rest, '.');
        struct str pieces[3] = {prefix, names_words(arena, str_slice(rest, 0, end)), STR("_")};

        prefix = arena_concat(arena, pieces, 3);
        rest = str_slice(rest, end + 1, rest.size);
    }
    return prefix;
}

static struct str join(struct arena *arena, struct str first, struct str second)
{
    struct str pieces[2] = {first, second};

    return arena_concat(arena, pieces, 2);
}

struct str names_type(struct arena *arena, struct str prefix, struct str name,
                      const struct model_text *c_name)
{
    return c_name->text.data != NULL ? c_name->text : join(arena, prefix, names_words(arena, name));
}

struct str names_upper_type(struct arena *arena, struct str prefix, struct str name,
                            const struct model_text *c_name)
{
    return c_name->text.data != NULL
               ? c_name->text
               : names_upper(arena, join(arena, prefix, names_words(arena, name)));
}

struct str names_stem(struct str c_name, struct str prefix)
{
    return str_starts_with(c_name, prefix) && c_name.size > prefix.size
               ? str_slice(c_name, prefix.size, c_name.size)
               : c_name;
}

/* What the bytes of a path become in a guard can't be undone: this tells them apart. */
static void add_mark(struct str_buffer *buffer, size_t place, char byte)
{
    static const char hexadecimal[] = "0123456789ABCDEF";
    unsigned char code = (unsigned char)byte;

    str_buffer_add_char(buffer, '_');
    str_buffer_add_unsigned(buffer, place);
    if (byte == '/') {
        str_buffer_add_char(buffer, 'S');
    } else if (byte == '.') {
        str_buffer_add_char(buffer, 'D');
    } else if (is_letter(byte)) {
        str_buffer_add_char(buffer, 'U');
    } else {
        str_buffer_add_char(buffer, 'X');
        str_buffer_add_char(buffer, hexadecimal[code >> 4]);
        str_buffer_add_char(buffer, hexadecimal[code & 15]);
    }
}

static void add_guard_bytes(struct str_buffer *buffer, struct str text)
{
    size_t i;

    for (i = 0; i < text.size; i++) {
        char byte = text.data[i];
        bool ends_in_line = buffer->size == 0 || buffer->data[buffer->size - 1] == '_';

        if (is_lower(byte)) {
            byte = (char)(byte - 'a' + 'A');
        } else if (!is_letter(byte) && !is_digit(byte)) {
            byte = '_';
        }
        if (byte != '_' || !ends_in_line) { /* no "__", which C++ keeps, and none in front */
            str_buffer_add_char(buffer, byte);
        }
    }
}

struct str names_guard(struct arena *arena, struct str package, struct str header_path)
{
    struct str_buffer buffer = {0};
    struct str stem = header_path;
    struct str guard;
    size_t i;

    add_guard_bytes(&buffer, package);
    str_buffer_add_char(&buffer, '_');
    add_guard_bytes(&buffer, header_path);
    if (str_ends_with(stem, STR(".h"))) {
        stem = str_slice(stem, 0, stem.size - 2);
    } else {
        str_buffer_add_text(&buffer, "_H");
    }
    for (i = 0; i < stem.size; i++) {
        char byte = stem.data[i];

        bool is_dropped_line = byte == '_' && (i == 0 || stem.data[i - 1] == '_');

        if (is_dropped_line || (byte != '_' && !is_lower(byte) && !is_digit(byte))) {
            add_mark(&buffer, i, byte);
        }
    }
    guard = arena_copy_str(arena, str_buffer_str(&buffer));
    str_buffer_free(&buffer);
    return guard;
}

struct str names_include(struct arena *arena, struct str import_spelling)
{
    struct str stem = import_spelling;

    if (str_ends_with(stem, STR(".bean"))) {
        stem = str_slice(stem, 0, stem.size - 5);
    }
    return join(arena, stem, STR("_gen.h"));
}

struct str names_types(struct arena *arena, struct str prefix, struct str header_path)
{
    struct str_buffer buffer = {0};
    size_t slash = str_find_last(header_path, '/');
    struct str base =
        slash == header_path.size ? header_path : str_slice(header_path, slash + 1, SIZE_MAX);
    struct str name;
    size_t i;

    if (str_ends_with(base, STR(".h"))) {
        base = str_slice(base, 0, base.size - 2);
    }
    str_buffer_add(&buffer, prefix);
    if (prefix.size == 0) {
        str_buffer_add_text(&buffer, "all_");
    }
    for (i = 0; i < base.size; i++) {
        char byte = base.data[i];
        if (is_lower(byte) || is_digit(byte)) {
            str_buffer_add_char(&buffer, byte);
        } else if (byte >= 'A' && byte <= 'Z') {
            str_buffer_add_char(&buffer, (char)(byte - 'A' + 'a'));
        } else if (buffer.data != NULL && buffer.data[buffer.size - 1] != '_') {
            str_buffer_add_char(&buffer, '_');
        }
    }
    str_buffer_add_text(&buffer, buffer.data[buffer.size - 1] == '_' ? "types" : "_types");
    name = arena_copy_str(arena, str_buffer_str(&buffer));
    str_buffer_free(&buffer);
    return name;
}

bool names_is_identifier(struct str text)
{
    size_t i;

    if (text.size == 0 || !is_letter(text.data[0])) {
        return false;
    }
    for (i = 1; i < text.size; i++) {
        char byte = text.data[i];

        if (!is_letter(byte) && !is_digit(byte) && byte != '_') {
            return false;
        }
        if (byte == '_' && text.data[i - 1] == '_') {
            return false;
        }
    }
    return true;
}

/* ---- no name twice --------------------------------------------------------------------------- */

struct claim {
    enum names_kind kind;
    struct str owner;
    struct span span;
};

static struct str describe(struct arena *arena, enum names_kind kind, struct str owner)
{
    static const char *const texts[][2] = {
        [NAMES_BEAN] = {"bean '", "'"},
        [NAMES_UNION] = {"union '", "'"},
        [NAMES_UNION_TAG] = {"the tag of union '", "'"},
        [NAMES_ARM] = {"arm '", "'"},
        [NAMES_ENUM] = {"enum '", "'"},
        [NAMES_ENUMERATOR] = {"enumerator '", "'"},
        [NAMES_CONSTANT] = {"constant '", "'"},
        [NAMES_VIEW] = {"view '", "'"},
        [NAMES_DERIVED] = {"a type that property '", "' needs"},
        [NAMES_MAIN] = {"a type that '", "' needs"},
        [NAMES_PROPERTY] = {"property '", "'"},
        [NAMES_FLAG] = {"the flag or state of property '", "'"},
        [NAMES_BASE] = {"the embedded base '", "'"},
        [NAMES_FUNCTION] = {"a function of yours for '", "'"},
        [NAMES_GENERATED] = {"", ""},
    };
    struct str pieces[3] = {str_from(texts[kind][0]), owner, str_from(texts[kind][1])};

    return arena_concat(arena, pieces, 3);
}

void names_scope_init(struct names_scope *scope, struct arena *arena, struct diags *diags,
                      bool is_global)
{
    scope->arena = arena;
    scope->diags = diags;
    scope->is_global = is_global;
    map_init(&scope->taken, arena);
}

/* Why C or libbean would not have the name in global scope; NULL when they would. */
static const char *global_objection(struct str identifier)
{
    if (!names_is_identifier(identifier)) {
        return "which C does not leave to programs";
    }
    if (names_is_runtime(identifier)) {
        return "which libbean and generated code keep for themselves";
    }
    switch (names_classify(identifier)) {
    case NAMES_FREE: break;
    case NAMES_KEYWORD: return "a keyword or macro of C or C++";
    case NAMES_TYPE: return "a type of C";
    case NAMES_LIBRARY: return "which C's library or generated code uses";
    }
    return NULL;
}

static bool report_reserved(struct diags *diags, struct str what, struct str identifier,
                            const char *objection, struct span span, bool is_users)
{
    struct diag *diag =
        diag_report3(diags, DIAG_c_name_reserved, span, what, identifier, str_from(objection));

    if (!is_users) {
        diag_note(diags, diag, DIAG_use_c_name_alone, span_none());
    }
    return false;
}

static void report_taken(const struct names_scope *scope, enum diag_code code,
                         const struct claim *claim, struct str identifier,
                         const struct claim *other)
{
    struct str what = describe(scope->arena, other->kind, other->owner);
    struct diag *diag =
        diag_report3(scope->diags, code, claim->span,
                     describe(scope->arena, claim->kind, claim->owner), identifier, what);

    if (span_exists(other->span)) {
        diag_note1(scope->diags, diag, DIAG_c_name_other, other->span, what);
    }
    if (claim->kind != NAMES_FUNCTION) {
        diag_note(scope->diags, diag, DIAG_use_c_name, span_none());
    }
}

bool names_claim(struct names_scope *scope, enum names_kind kind, struct str identifier,
                 struct str owner, struct span span)
{
    const char *objection = scope->is_global ? global_objection(identifier) : NULL;
    struct claim *claim = ARENA_NEW(scope->arena, struct claim);
    const struct claim *other;

    claim->kind = kind;
    claim->owner = owner;
    claim->span = span;
    if (objection != NULL) {
        return report_reserved(scope->diags, describe(scope->arena, kind, owner), identifier,
                               objection, span, kind == NAMES_FUNCTION);
    }
    other = (const struct claim *)map_add(&scope->taken, identifier, claim);
    if (other != NULL) {
        report_taken(scope, DIAG_c_name_taken, claim, identifier, other);
    }
    return other == NULL;
}

/* What generated code adds to a type's name. A stem of several ("_list", "_from") stands here too,
 * so that a type of that name, with endings of its own, can't meet the longer ones. */
static const struct {
    const char *ending;
    enum names_kind kind;
} endings[] = {
    {"_read", NAMES_BEAN},
    {"_read_with", NAMES_BEAN},
    {"_read_file", NAMES_BEAN},
    {"_write", NAMES_BEAN},
    {"_write_with", NAMES_BEAN},
    {"_write_to", NAMES_BEAN},
    {"_size", NAMES_BEAN},
    {"_write_file", NAMES_BEAN},
    {"_init", NAMES_BEAN},
    {"_clear", NAMES_BEAN},
    {"_copy", NAMES_BEAN},
    {"_equal", NAMES_BEAN},
    {"_validate", NAMES_BEAN},
    {"_merge", NAMES_BEAN},
    {"_type", NAMES_BEAN},
    {"_types", NAMES_BEAN},
    {"_list", NAMES_BEAN},
    {"_list_append", NAMES_BEAN},
    {"_list_read", NAMES_BEAN},
    {"_list_read_with", NAMES_BEAN},
    {"_list_write", NAMES_BEAN},
    {"_list_write_with", NAMES_BEAN},
    {"_list_write_to", NAMES_BEAN},
    {"_list_size", NAMES_BEAN},
    {"_list_read_file", NAMES_BEAN},
    {"_list_write_file", NAMES_BEAN},
    {"_list_init", NAMES_BEAN},
    {"_list_clear", NAMES_BEAN},
    {"_list_copy", NAMES_BEAN},
    {"_list_equal", NAMES_BEAN},
    {"_lines", NAMES_BEAN},
    {"_lines_read", NAMES_BEAN},
    {"_lines_read_with", NAMES_BEAN},
    {"_lines_write", NAMES_BEAN},
    {"_lines_write_with", NAMES_BEAN},
    {"_name", NAMES_ENUM},
    {"_from", NAMES_ENUM},
    {"_from_name", NAMES_ENUM},
    {"_type", NAMES_ENUM},
    {"_append", NAMES_DERIVED},
    {"_find", NAMES_DERIVED},
    {"_entry", NAMES_DERIVED},
};

static void check_endings(const struct names_scope *scope, struct str identifier,
                          const struct claim *claim)
{
    size_t i;

    for (i = 0; i < sizeof endings / sizeof *endings; i++) {
        struct str ending = str_from(endings[i].ending);
        const struct claim *other;

        if (!str_ends_with(identifier, ending)) {
            continue;
        }
        other = (const struct claim *)map_get(
            &scope->taken, str_slice(identifier, 0, identifier.size - ending.size));
        if (other != NULL && (other->kind == endings[i].kind ||
                              (other->kind == NAMES_UNION && endings[i].kind == NAMES_BEAN) ||
                              (other->kind == NAMES_MAIN && endings[i].kind == NAMES_DERIVED))) {
            report_taken(scope, DIAG_c_name_generated, claim, identifier, other);
            return;
        }
    }
}

void names_check_generated(const struct names_scope *scope)
{
    const struct map_entry *entry;

    for (entry = map_first(&scope->taken); entry != NULL; entry = map_next(entry)) {
        check_endings(scope, map_entry_key(entry), (const struct claim *)map_entry_value(entry));
    }
}

/* ---- members --------------------------------------------------------------------------------- */

static bool is_type_of(const struct names_scope *types, struct str identifier)
{
    const struct claim *claim = (const struct claim *)map_get(&types->taken, identifier);

    if (claim == NULL && str_ends_with(identifier, STR("_list"))) {
        claim = (const struct claim *)map_get(&types->taken,
                                              str_slice(identifier, 0, identifier.size - 5));
        return claim != NULL && (claim->kind == NAMES_BEAN || claim->kind == NAMES_UNION);
    }
    return claim != NULL && (claim->kind == NAMES_BEAN || claim->kind == NAMES_UNION ||
                             claim->kind == NAMES_UNION_TAG || claim->kind == NAMES_ENUM ||
                             claim->kind == NAMES_DERIVED || claim->kind == NAMES_MAIN);
}

/* The member that a name of the schema becomes; `given`: @c.name. */
static struct str member_name(struct arena *arena, enum names_kind kind, struct str name,
                              struct span span, const struct model_text *given,
                              const struct names_scope *types, struct diags *diags, bool warns)
{
    struct str member = given->text.data != NULL ? given->text : names_words(arena, name);
    enum names_class class_of = names_classify(member);
    bool objected =
        class_of == NAMES_KEYWORD || class_of == NAMES_TYPE || is_type_of(types, member);

    if (given->text.data != NULL) {
        if (objected || !names_is_identifier(member)) {
            report_reserved(diags, describe(arena, kind, name), member,
                            objected ? "a keyword, macro or type in C or C++"
                                     : "which C does not leave to programs",
                            given->span, false);
        }
        return member;
    }
    if (objected) {
        struct str changed = join(arena, member, STR("_"));

        if (warns) {
            diag_report2(diags, DIAG_c_keyword, span, member, changed);
        }
        return changed;
    }
    return member;
}

struct str names_member(struct arena *arena, const struct model_property *property,
                        const struct names_scope *types, struct diags *diags, bool warns)
{
    return member_name(arena, NAMES_PROPERTY, property->name, property->span, &property->c_name,
                       types, diags, warns);
}

struct str names_arm(struct arena *arena, const struct model_variant *variant,
                     const struct names_scope *types, struct diags *diags, bool warns)
{
    return member_name(arena, NAMES_ARM, variant->name, variant->span, &variant->c_name, types,
                       diags, warns);
}
