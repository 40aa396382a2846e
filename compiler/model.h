/*
 * The model: what a set of schema files means, once every name is resolved and every value checked.
 * Lowering (floor 3) builds it; everybody else sees it through const pointers. It knows nothing of
 * C identifiers, canonical order or code shapes: those are the plan's (plan.h).
 *
 * Rules that can be given at several levels (file, bean, property) stand here where they were
 * written; the plan resolves them.
 */
#ifndef BEANC_MODEL_H
#define BEANC_MODEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "model_rules.h"
#include "source.h"
#include "str.h"

struct model_bean;
struct model_enum;
struct model_extern;
struct model_view;
struct model_union;
struct model_file;
struct lower_file;
struct preset;

enum model_kind {
    MODEL_BOOL,
    MODEL_INT8,
    MODEL_INT16,
    MODEL_INT32,
    MODEL_INT64,
    MODEL_UINT8,
    MODEL_UINT16,
    MODEL_UINT32,
    MODEL_UINT64,
    MODEL_FLOAT32,
    MODEL_FLOAT64,
    MODEL_STRING,
    MODEL_BYTES,
    MODEL_DECIMAL, /* digits as text */
    MODEL_BIGINT,
    MODEL_JSON, /* a JSON text that is kept as it is */
    MODEL_UUID,
    MODEL_TIMESTAMP,
    MODEL_OFFSET_TIMESTAMP,
    MODEL_DATE,
    MODEL_TIME,
    MODEL_DURATION,
    MODEL_EXTERN, /* a type of the user's C code, opaque here */
    MODEL_ENUM,
    MODEL_BEAN,
    MODEL_UNION,
    MODEL_LIST,
    MODEL_MAP,
    MODEL_ARRAY, /* of a fixed number of items */
    MODEL_KIND_COUNT
};

enum { MODEL_MAX_JSON_NAME = 4096 };
enum { MODEL_MAX_TYPE_DEPTH = 64, MODEL_MAX_BASES = 64, MODEL_MAX_ARRAY_ITEMS = 1000000 };

/* The bytes of a text inside a struct, without its NUL. */
enum { MODEL_MAX_INLINE = 65535 };

/* The limits of values that numbers give. */
enum model_limit_id {
    MODEL_LIMIT_MIN, /* @range */
    MODEL_LIMIT_EXCLUSIVE_MIN,
    MODEL_LIMIT_MAX,
    MODEL_LIMIT_EXCLUSIVE_MAX,
    MODEL_LIMIT_MULTIPLE,
    MODEL_LIMIT_LENGTH_MIN, /* of these, `value` is a uint64 */
    MODEL_LIMIT_LENGTH_MAX,
    MODEL_LIMIT_ITEMS_MIN,
    MODEL_LIMIT_ITEMS_MAX,
    MODEL_LIMIT_COUNT
};

/* @codec: the user's functions for the text of a scalar or an extern bean, by their C names. */
struct model_codec {
    struct str read;
    struct str write;
    struct str size; /* data NULL: none */
    struct span span;
};

struct model_constraints;
struct pattern;

/* A resolved type; `type X = ...;` aliases are gone. */
struct model_type {
    enum model_kind kind;
    bool nullable;
    bool is_pointer; /* @storage(pointer): a bean or a union that is not nullable */
    const struct model_bean *bean;          /* MODEL_BEAN */
    const struct model_enum *enumeration;   /* MODEL_ENUM */
    const struct model_union *sum;          /* MODEL_UNION */
    const struct model_extern *foreign;     /* MODEL_EXTERN */
    const struct model_type *element;       /* MODEL_LIST, MODEL_MAP, MODEL_ARRAY: items, values */
    const struct model_type *key;           /* MODEL_MAP: string, integer, bool, enum or uuid */
    uint32_t count; /* MODEL_ARRAY: of items; MODEL_LIST: the most items, 0: any number */
    uint32_t array_items; /* of arrays in arrays together; MODEL_ARRAY only, else 1 */
    uint32_t depth; /* 1, or one more than the element's; at most MODEL_MAX_TYPE_DEPTH */
    const struct model_format *format; /* what aliases say about the scalars in it, or NULL */
    const struct model_constraints *constraints; /* of aliases, or NULL */
    const struct model_codec *codec;             /* of the alias, or NULL */
    struct span span;
};

/* What is in the innermost of lists and maps. O(depth). */
static inline const struct model_type *model_scalar(const struct model_type *type)
{
    while (type->element != NULL) {
        type = type->element;
    }
    return type;
}

static inline bool model_is_integer(enum model_kind kind)
{
    return kind >= MODEL_INT8 && kind <= MODEL_UINT64;
}

static inline bool model_is_real(enum model_kind kind)
{
    return kind == MODEL_FLOAT32 || kind == MODEL_FLOAT64;
}

/* Scalars that C keeps as a bean_str. */
static inline bool model_is_text(enum model_kind kind)
{
    return kind >= MODEL_STRING && kind <= MODEL_JSON;
}

/* Numbers that C keeps as text. */
static inline bool model_is_digits(enum model_kind kind)
{
    return kind == MODEL_DECIMAL || kind == MODEL_BIGINT;
}

/* Whether null is one of its values; of `json` it always is. */
static inline bool model_has_null(const struct model_type *type)
{
    return type->nullable || type->kind == MODEL_JSON;
}

/* Whether C holds it by an address, which may be NULL. */
static inline bool model_is_behind_pointer(const struct model_type *type)
{
    return (type->kind == MODEL_BEAN || type->kind == MODEL_UNION) &&
           (type->nullable || type->is_pointer);
}

/* Scalars that are structs without addresses; the C type says all about their memory. */
static inline bool model_is_plain(enum model_kind kind)
{
    return kind >= MODEL_UUID && kind <= MODEL_DURATION;
}

static inline bool model_is_time(enum model_kind kind)
{
    return kind >= MODEL_TIMESTAMP && kind <= MODEL_DURATION;
}

/* A checked constant value: of a `const`, or the default of a property. */
enum model_value_kind {
    MODEL_VALUE_NONE,
    MODEL_VALUE_NULL,
    MODEL_VALUE_BOOL,
    MODEL_VALUE_INT,    /* of a signed type */
    MODEL_VALUE_UINT,   /* of an unsigned type */
    MODEL_VALUE_FLOAT,  /* `text` keeps the literal; `real` is its value */
    MODEL_VALUE_STRING, /* `text`, decoded */
    MODEL_VALUE_BYTES,  /* `text` */
    MODEL_VALUE_UUID,   /* `text` keeps the literal, `octets` its value */
    MODEL_VALUE_TIME,   /* `text` keeps the literal; `integer` is its seconds (days of a date, all
                         * nanoseconds of a time), the next two fields the rest of it */
    MODEL_VALUE_MEMBER, /* an enumerator */
    MODEL_VALUE_EMPTY,  /* [] or {} */
    MODEL_VALUE_LIST    /* `items`; at least one */
};

struct model_value {
    enum model_value_kind kind;
    struct span span;
    bool boolean;
    int64_t integer;
    uint64_t natural;
    double real;
    struct str text;
    uint8_t octets[16];
    int32_t nanoseconds;
    int16_t offset_minutes;
    const struct model_member *member;
    const struct model_value *items;
    size_t item_count;
};

/*
 * What the values of a property or an alias have to keep to. @items is about the list or map
 * itself, everything else about the scalar that the type is or that its lists and maps hold. Only
 * what fits the type is here.
 */
struct model_limit {
    bool given;
    struct model_value value; /* of the constrained scalar's type, or a uint64 */
    struct str text;          /* as the schema writes it, or the constant's value */
    struct span span;
};

struct model_constraints {
    const struct model_constraints *inner; /* of the alias that this one names, or NULL */
    struct model_limit limits[MODEL_LIMIT_COUNT];
    bool unique; /* @items(unique: true) */
    const struct pattern *pattern; /* @pattern, or NULL */
    bool truncates; /* @overflow(truncate): what is longer than LENGTH_MAX is cut */
};

/* @naming and @enum.names; the words are joined by naming.c. */
enum model_naming {
    MODEL_NAMING_AS_IS,
    MODEL_NAMING_LOWER_CAMEL,
    MODEL_NAMING_UPPER_CAMEL,
    MODEL_NAMING_SNAKE,
    MODEL_NAMING_UPPER_SNAKE,
    MODEL_NAMING_KEBAB,
    MODEL_NAMING_UPPER_KEBAB,
    MODEL_NAMING_DOT,
    MODEL_NAMING_LOWER,
    MODEL_NAMING_JACKSON_SNAKE, /* these split in ways of their own */
    MODEL_NAMING_JACKSON_KEBAB,
    MODEL_NAMING_JACKSON_DOT,
    MODEL_NAMING_PROTOJSON
};

/* A text with its place; `text.data` NULL: not given. */
struct model_text {
    struct str text;
    struct span span;
};

/* @access and @ignore: the directions of JSON that a property takes part in. */
struct model_access {
    bool is_ignored; /* @ignore: in none */
    bool given;      /* @access */
    bool is_output;  /* @access(output): written, not read; else the other way round */
    struct span span;
};

/* @unwrapped: the properties of the bean that it is stand in its owner's object. */
struct model_unwrapped {
    bool given;
    struct str prefix; /* around their JSON names */
    struct str suffix;
    struct span span;
};

/* The views that @view names. */
struct model_view_list {
    const struct model_view *const *items;
    size_t count;
    struct span span;
};

/* @views */
struct model_views_rule {
    bool default_given;
    bool excludes; /* default: exclude: without @view, in no view */
    bool unexpected_given;
    bool unexpected_fails;
    struct span span;
};

struct model_deprecated {
    bool given;
    struct str why; /* may be empty */
};

/* Which level a JSON name comes from. */
enum model_level {
    MODEL_LEVEL_NONE,     /* the name as it is */
    MODEL_LEVEL_PRESET,   /* @compat of the file */
    MODEL_LEVEL_FILE,     /* @naming of the file, @enum.names of the file */
    MODEL_LEVEL_BEAN,     /* @naming of the bean, @enum.names of the enum */
    MODEL_LEVEL_PROPERTY  /* @name */
};

struct model_property {
    struct str name; /* as the schema spells it */
    struct span span;
    struct str doc; /* lines without comment marks, '\n' between them; may be empty */
    const struct model_bean *bean; /* the bean that declares it */
    const struct model_type *type;
    struct model_value default_value;
    struct str json_name; /* @name, or @naming applied */
    struct span json_name_span;
    enum model_level json_name_level;
    const struct model_text *aliases;
    size_t alias_count;
    bool required; /* @required */
    struct span required_span;
    bool optional; /* @optional */
    bool presence; /* @presence: absent, null and a value are told apart */
    bool has_index; /* @index */
    uint32_t index;
    struct span index_span;
    struct model_access access;
    struct model_view_list views;
    bool is_any; /* @any: takes the members of other names */
    struct span any_span;
    struct model_unwrapped unwrapped;
    const struct model_text *left_out; /* @ignore_properties */
    size_t left_out_count;
    bool sorted; /* @sorted */
    struct model_text backref; /* @backref: the property of the owner, by a name of it */
    struct model_text tag;     /* @tag(sibling: ...) of a union: its JSON name */
    struct model_include_rule include;
    struct model_nulls_rule nulls;
    struct model_duplicates_rule duplicates;
    struct model_format format;
    const struct model_codec *codec; /* @codec, or NULL */
    struct model_constraints constraints;
    struct model_check_rule check;
    struct model_deprecated deprecated;
    struct model_text c_name; /* @c.name */
};

/* Whether @ignore_properties on `user` names this property of its bean. */
static inline bool model_is_left_out(const struct model_property *user,
                                     const struct model_property *property)
{
    size_t i;
    for (i = 0; i < user->left_out_count; i++) {
        if (str_equal(user->left_out[i].text, property->name) ||
            str_equal(user->left_out[i].text, property->json_name)) {
            return true;
        }
    }
    return false;
}

const struct model_property *model_find_own(const struct model_bean *bean, struct str name);

/* The property whose beans have a @backref, `property`, to its own bean; NULL where that is none or
 * is wrong. */
static inline const struct model_property *
model_backref_target(const struct model_property *property)
{
    return property->backref.text.data == NULL || property->type->kind != MODEL_BEAN
               ? NULL
               : model_find_own(property->type->bean, property->backref.text);
}

/* Whether the property is a union whose tag stands beside it. */
static inline bool model_has_sibling(const struct model_property *property)
{
    return property->tag.text.data != NULL;
}

/* Whether reading, whether writing looks at the property. */
static inline bool model_is_read(const struct model_property *property)
{
    return !property->access.is_ignored &&
           !(property->access.given && property->access.is_output);
}

static inline bool model_is_written(const struct model_property *property)
{
    return !property->access.is_ignored &&
           !(property->access.given && !property->access.is_output);
}

enum model_rest { MODEL_REST_DECLARED, MODEL_REST_ALPHABETIC };

/* @creator: what comes next in the order, and the function that completes a bean that was read. */
struct model_creator {
    bool given;
    const struct model_text *names; /* unresolved, as those of @order */
    size_t count;
    struct model_text function; /* its C name; data NULL: none */
};

struct model_bean {
    struct str name;
    struct str qualified; /* "package.Name" */
    struct span span;
    struct str doc;
    const struct model_file *file;
    uint32_t number; /* among the beans and unions of all files, from 0 */
    const struct model_bean *base; /* or NULL; a chain of at most MODEL_MAX_BASES */
    struct model_property *const *properties; /* its own, in declared order */
    size_t property_count;
    bool order_given;             /* @order */
    const struct model_text *order; /* the names in it, unresolved: plan/order.c looks them up */
    size_t order_count;
    enum model_rest rest;
    struct span order_span;
    struct model_creator creator;
    struct model_include_rule include;
    struct model_nulls_rule nulls;
    struct model_duplicates_rule duplicates;
    struct model_unknown_rule unknown;
    struct model_view_list views; /* of properties without a @view of their own */
    struct model_views_rule views_rule;
    struct model_depth_rule depth;
    struct model_emit_rule emit;
    struct model_format format;
    struct model_check_rule check;
    const struct model_text *reserved; /* JSON names that must not be used again */
    size_t reserved_count;
    struct model_deprecated deprecated;
    struct model_text c_name;
};

struct model_member {
    struct str name;
    struct span span;
    struct str doc;
    struct str json_name;
    struct span json_name_span;
    enum model_level json_name_level; /* MODEL_LEVEL_BEAN: of the enum */
    const struct model_text *aliases;
    size_t alias_count;
    int64_t value; /* uint64-based enums: the bits */
    bool is_default; /* @default */
    struct model_deprecated deprecated;
    struct model_text c_name;
};

struct model_enum {
    struct str name;
    struct str qualified;
    struct span span;
    struct str doc;
    const struct model_file *file;
    enum model_kind base; /* an integer kind; int32 when the schema says nothing */
    const struct model_member *members; /* in declared order; at least one */
    size_t member_count;
    const struct model_member *default_member; /* or NULL */
    struct model_format format;                /* @as */
    struct model_deprecated deprecated;
    struct model_text c_name;
};

/* How a union stands in JSON; the words of @tag's first argument are `external` and `array`. */
enum model_union_form {
    MODEL_UNION_INTERNAL, /* {"type":"rect", the arm's own properties} */
    MODEL_UNION_ADJACENT, /* {"t":"rect","c":the arm} */
    MODEL_UNION_EXTERNAL, /* {"rect":the arm}, without data "rect" */
    MODEL_UNION_ARRAY,    /* ["rect",the arm] */
    MODEL_UNION_UNTAGGED  /* the arm alone: its form tells which it is */
};

enum model_tag_position {
    MODEL_TAG_ANY,   /* written first, read anywhere */
    MODEL_TAG_FIRST, /* must be first */
    MODEL_TAG_OWN    /* it is a property of the arms */
};

struct model_variant {
    struct str name;
    struct span span;
    struct str doc;
    bool is_void;
    const struct model_type *type; /* NULL: void */
    struct str json_name;
    struct span json_name_span;
    enum model_level json_name_level; /* MODEL_LEVEL_BEAN: of the union */
    const struct model_text *aliases;
    size_t alias_count;
    bool is_default; /* @default */
    struct model_deprecated deprecated;
    struct model_text c_name;
};

struct model_union {
    struct str name;
    struct str qualified;
    struct span span;
    struct str doc;
    const struct model_file *file;
    uint32_t number; /* among the beans and unions of all files, from 0 */
    enum model_union_form form;
    struct model_text tag;     /* INTERNAL, ADJACENT: its JSON name */
    struct model_text content; /* ADJACENT */
    enum model_tag_position position;
    bool is_numeric; /* tags are integers, which the JSON names of the arms spell */
    const struct model_variant *variants; /* in declared order; at least one */
    size_t variant_count;
    const struct model_variant *default_variant; /* or NULL */
    struct model_deprecated deprecated;
    struct model_text c_name;
};

/* extern bean: a type that is declared in C, of which only the codec knows more. */
struct model_extern {
    struct str name;
    struct str qualified;
    struct span span;
    const struct model_file *file;
    struct str c_type;               /* "struct geo_point" */
    struct str c_include;            /* as behind #include, "<geo.h>"; data NULL: nothing */
    const struct model_codec *codec; /* or NULL: each property has its own */
};

struct model_const {
    struct str name;
    struct str qualified;
    struct span span;
    struct str doc;
    const struct model_file *file;
    const struct model_type *type; /* a scalar, string or enum */
    struct model_value value;
    struct model_deprecated deprecated;
    struct model_text c_name;
};

enum { MODEL_MAX_VIEWS = 63 };

/* A view shows what it names itself and what the views that it is made from show. */
struct model_view {
    struct str name;
    struct str qualified;
    struct span span;
    struct str doc;
    const struct model_file *file;
    const struct model_view *base; /* or NULL */
    unsigned number;               /* below MODEL_MAX_VIEWS; unique among all files in sight */
    struct model_deprecated deprecated;
    struct model_text c_name;
};

/* Declarations of a file in declared order, for emitters that keep it. */
enum model_declaration_kind {
    MODEL_DECLARED_BEAN,
    MODEL_DECLARED_UNION,
    MODEL_DECLARED_ENUM,
    MODEL_DECLARED_CONST,
    MODEL_DECLARED_VIEW,
    MODEL_DECLARED_EXTERN
};

struct model_declaration {
    enum model_declaration_kind kind;
    const struct model_bean *bean;
    const struct model_union *sum;
    const struct model_enum *enumeration;
    const struct model_const *constant;
    const struct model_view *view;
    const struct model_extern *foreign;
};

struct model_file {
    struct str path;        /* as given, or as the import spells it for imported files */
    uint32_t source;        /* its number among the sources */
    struct str package;     /* "quarkus.demo" */
    struct span package_span;
    struct str doc;         /* of the package line */
    const struct model_file *const *imports; /* direct ones, in order */
    const struct str *import_spellings;      /* the string in `import "..."`, in the same order */
    size_t import_count;
    const struct model_declaration *declarations;
    size_t declaration_count;
    const struct preset *preset; /* @compat: what is beneath the rules of the file */
    struct span preset_span;
    struct model_include_rule include;
    struct model_nulls_rule nulls;
    struct model_duplicates_rule duplicates;
    struct model_unknown_rule unknown;
    struct model_views_rule views_rule;
    struct model_depth_rule depth;
    struct model_emit_rule emit;
    struct model_format format;
    struct model_check_rule check;
    struct model_deprecated deprecated;
    struct model_text c_prefix; /* @c.prefix */
};

struct model {
    const struct model_file *const *files; /* the main file last: after everything it imports */
    size_t file_count;
    const struct model_file *main;
    const struct lower_file *scope; /* of main, for lower_type_expression alone */
};

#endif
