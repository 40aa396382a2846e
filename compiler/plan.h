/*
 * The resolved plan: everything that any emitter needs to know, worked out once. Canonical order,
 * rules, key tables, C names and C types are decided here; emitters only write it down, and so all
 * code shapes agree. Const for everybody above this floor.
 *
 * Built by plan.c from the pieces of this floor: order.c (the canonical order), inclusion.c (rules
 * of file, bean and property merged), keys.c (perfect hashes), layout.c (C types, members and
 * descriptions of values), names.c (every C identifier).
 */
#ifndef BEANC_PLAN_H
#define BEANC_PLAN_H

#include "arena.h"
#include "model.h"

struct diags;

/* What was chosen on the command line. */
enum plan_inline { PLAN_INLINE_HEADS, PLAN_INLINE_ALL, PLAN_INLINE_NONE };

struct plan_options {
    bool read_shape_given; /* --shape: wins over @emit */
    bool write_shape_given;
    enum model_shape read_shape;
    enum model_shape write_shape;
    enum plan_inline inlining;
    const struct model_type *main_type; /* --main=TYPE, or NULL */
    struct str main_text;               /* as written */
    bool main_lines;                    /* --lines */
    struct str prefix;                  /* --prefix, or empty: wins over @c.prefix */
};

/* How the C side says null; the runtime's BEAN_GEN_NEVER_NULL etc. */
enum plan_null_form {
    PLAN_NEVER_NULL,
    PLAN_NULL_FLAG,
    PLAN_NULL_POINTER,
    PLAN_NULL_DATA,
    PLAN_NULL_STATE, /* @presence, with and without a null */
    PLAN_NULL_STATE_POINTER
};

enum plan_include {
    PLAN_ALWAYS,
    PLAN_NON_NULL, /* also non_absent: only @presence tells absent from null */
    PLAN_NON_EMPTY,
    PLAN_NON_ZERO,
    PLAN_NON_DEFAULT,
    PLAN_PRESENT /* of @presence: the state decides */
};

/* Where a rule came from, for the dump. */
enum plan_origin {
    PLAN_FROM_DEFAULT,
    PLAN_FROM_PRESET, /* @compat of the file */
    PLAN_FROM_FILE,
    PLAN_FROM_BEAN,
    PLAN_FROM_TYPE, /* a `type` or `enum` declaration */
    PLAN_FROM_PROPERTY,
    PLAN_FROM_LIMITS, /* what @range and its like leave no choice about */
    PLAN_FROM_OPTION  /* the command line */
};

struct plan_rules {
    enum plan_include include;
    enum plan_include content_include; /* for entries of maps and items of lists */
    enum plan_origin include_origin;
    enum plan_origin content_include_origin;
    enum model_nulls nulls; /* resolved: SET or FAIL when nobody says anything */
    enum model_nulls content_nulls;
    enum plan_origin nulls_origin;
    enum plan_origin content_nulls_origin;
    enum model_duplicates duplicates; /* of the property's key; of a map's keys: map_duplicates */
    enum plan_origin duplicates_origin;
    enum model_duplicates map_duplicates; /* last unless @duplicates stands on the property */
    struct str custom; /* a function of the user's that may leave the value out, too; or empty */
};

/* An attribute that a scalar's text depends on. */
struct plan_format {
    struct str name;                      /* "bytes" */
    const char *word;                     /* "base64", or NULL */
    struct model_format_rule rule; /* its numbers */
    const char *first;                    /* what they are called: "precision" */
    const char *second;
    enum plan_origin origin;
};

/* How the text of a scalar is read and written where it is not the usual one of its kind. */
struct plan_codec {
    const char *name;  /* for the dump: "uuid" */
    struct str read;   /* functions in C: "bean_gen_read_uuid" */
    struct str write;
    uint32_t used;     /* plain kinds: bytes of the C struct that count */
    uint32_t flags;    /* bits PLAN_CODEC_... */
    int32_t first;     /* parameters of the format */
    int32_t second;
    int32_t digits;    /* times: of a second that are written, or -1 for all */
    const struct plan_format *rules; /* for the dump */
    size_t rule_count;
    const struct model_codec *user;  /* @codec: functions of the user's do it; or NULL */
    struct str c_calls;              /* the plan's, when they do */
    uint32_t room; /* of texts inside the struct, in bytes with the NUL; or 0 */
};

/* A function of the user's that a @codec, an @include or a @creator names. */
enum plan_function_kind {
    PLAN_FUNCTION_READ,
    PLAN_FUNCTION_WRITE,
    PLAN_FUNCTION_SIZE,
    PLAN_FUNCTION_OMIT,    /* of an @include */
    PLAN_FUNCTION_COMPLETE /* of a @creator */
};

struct plan_function {
    enum plan_function_kind kind;
    struct str c_name;
    struct str c_type; /* of the values: "struct geo_point", "float[3]"; COMPLETE: of the bean */
    struct str c_declared;   /* of arrays: "float" */
    struct str c_dimensions; /* "[3]", or empty */
    struct span span;
    bool is_used; /* by code that is generated now */
};

/* The runtime's BEAN_GEN_CODEC_LENIENT and its like. */
enum plan_codec_flag {
    PLAN_CODEC_LENIENT = 1,
    PLAN_CODEC_LOSSY = 2,
    PLAN_CODEC_QUOTED = 4,
    PLAN_CODEC_NAN_NULL = 8,
    PLAN_CODEC_NAN_STRING = 16,
    PLAN_CODEC_JSON = 32,
    PLAN_CODEC_TRUNCATES = 64,
    PLAN_CODEC_BORROWS = 128,
    PLAN_CODEC_COPIES = 256
};

/* The runtime's BEAN_GEN_LIMIT_MIN and its like; the first are those of enum model_limit_id. */
enum plan_limit_rule {
    PLAN_LIMIT_MIN,
    PLAN_LIMIT_EXCLUSIVE_MIN,
    PLAN_LIMIT_MAX,
    PLAN_LIMIT_EXCLUSIVE_MAX,
    PLAN_LIMIT_MULTIPLE,
    PLAN_LIMIT_LENGTH_MIN,
    PLAN_LIMIT_LENGTH_MAX,
    PLAN_LIMIT_ITEMS_MIN,
    PLAN_LIMIT_ITEMS_MAX,
    PLAN_LIMIT_UNIQUE,
    PLAN_LIMIT_PATTERN
};

struct plan_limit {
    enum plan_limit_rule rule;
    const struct model_value *value; /* of the scalar's type, or a uint64; UNIQUE: NULL */
    struct str numeral;              /* the same as text, for numbers */
    uint64_t digits;                 /* MULTIPLE: the step is digits * 10^-scale */
    int32_t scale;
    const struct pattern *pattern;   /* PATTERN */
    uint32_t pattern_place;          /* among those of the value */
    struct str words;                /* what is allowed: "at least 0 and at most 150" */
};

/* What a value has to keep to, in the order in which it is checked; at least one. */
struct plan_limits {
    const struct plan_limit *items;
    size_t count;
    bool when_writing; /* @check(write) */
    bool truncates;    /* @overflow: when reading, texts are cut ... */
    uint64_t longest;  /* ... to this length before anything is checked */
};

/* A value as C sees it: the member's type, and what a bean_gen_value description says. */
struct plan_value {
    const struct model_type *type;
    enum plan_null_form null_form;
    enum model_nulls nulls;
    enum plan_include include;
    enum model_duplicates duplicates; /* MAP */
    enum model_escape escape;         /* MAP: of keys */
    struct str c_type;    /* of the stored form: "int32_t", "demo_address", "demo_node *",
                           * "bean_string_list"; of an element with NULL_FLAG the optional struct */
    struct str c_scalar;  /* without the optional struct around it: "int32_t" */
    /* ARRAY as a member: the declarator is "float name[3][4]", c_type "float[3][4]". Elsewhere an
     * array stands in a struct of its own, and these are empty. */
    struct str c_declared;   /* "float" */
    struct str c_dimensions; /* "[3][4]" */
    const struct plan_value *element; /* LIST, MAP, ARRAY: with the content rules */
    const struct plan_value *key;     /* MAP: NULL for strings */
    bool sorted;                      /* MAP: written in the order of the keys */
    uint32_t tag_word; /* UNION beside its tag, and the tag: where the presence array keeps it */
    const struct plan_codec *codec;   /* of a scalar; NULL: the usual text */
    const struct plan_limits *limits; /* of a scalar, list or map; NULL: none */
    bool is_cut; /* a text inside the struct: what is too long for it is cut, not refused */
    struct str patterns_name; /* of the static array of the limits' patterns, unique in the file */
    /* LIST, MAP, ARRAY: the name of the element's description, a static object of the generated
     * file such as "b_demo_person_tags_item"; unique in the file. */
    struct str element_name;
    const struct plan_enum *enumeration; /* ENUM */
    const struct plan_bean *bean;        /* BEAN */
    const struct plan_union *sum;        /* UNION */
};

/* A text whose bytes are in the struct: @storage(inline: n). */
static inline bool plan_is_inside(const struct plan_value *value)
{
    return value->codec != NULL && value->codec->room != 0;
}

/* What is in the innermost of lists, maps and arrays. O(depth) */
static inline const struct plan_value *plan_innermost(const struct plan_value *value)
{
    while (value->element != NULL) {
        value = value->element;
    }
    return value;
}

#define PLAN_NO_HOLDER UINT32_MAX
#define PLAN_ALL_VIEWS UINT64_MAX
/* The bit that is set where no view is chosen: everything shows then. */
#define PLAN_NO_VIEW (UINT64_C(1) << MODEL_MAX_VIEWS)

/* The value of a default, spelled as C initialisers need it. */
struct plan_property {
    const struct model_property *model;
    uint32_t index;             /* canonical place */
    struct plan_rules rules;
    const struct plan_value *value;
    bool required;              /* missing is an error */
    bool is_read;               /* reading and writing look at it; else ... */
    bool is_written;            /* ... they pass over it */
    bool is_any;                /* @any; always the last */
    bool is_holder;             /* the pointer to a bean that is unwrapped */
    bool has_key;               /* there is a JSON name; not of @any, of what is unwrapped, of what
                                 * was left out of that */
    /* Properties of a nullable bean that is unwrapped are reached through that bean's pointer: the
     * place in the bean's properties of the one that holds it, or PLAN_NO_HOLDER. */
    uint32_t holder;
    uint64_t views;             /* bits of the views that show it; PLAN_ALL_VIEWS */
    bool is_backref;            /* @backref: a pointer to the owner */
    bool is_tag;                /* only the tag of the next property, a union, of which everything
                                 * else here is */
    struct str c_struct;        /* with a holder: the struct that c_path starts from */
    const struct model_property *unwrapped_by; /* what it was unwrapped with, or NULL */
    const struct model_text *aliases; /* with prefixes and suffixes */
    size_t alias_count;
    bool has_default;           /* `= literal`, other than null and [] and {} */
    bool default_is_zero;       /* the literal is all zero bytes in C, or there is none */
    struct str c_name;          /* the member: "first_name" */
    struct str c_has;           /* NULL_FLAG: "has_first_name"; @presence: "first_name_state";
                                 * else empty */
    struct str c_path;          /* from the struct: "first_name", "base.base.first_name" */
    struct str c_has_path;      /* likewise, or empty */
    struct str c_label;         /* an identifier that is unique in the bean, for labels and function
                                 * names: "first_name", "base_first_name" */
    struct str json_name;       /* decoded */
    struct str json_key;        /* as written: `"first\u0001Name":` (escaped, quotes and colon) */
    enum plan_origin json_name_origin; /* DEFAULT: as is; FILE/BEAN: @naming; PROPERTY: @name */
};

/* A perfect hash from texts to indices; the runtime's bean_gen_keys (keys.h has the function). */
struct plan_key_slot {
    struct str text;
    int32_t index; /* -1: empty */
};

struct plan_keys {
    uint64_t seed;
    uint32_t bucket_mask;
    uint32_t slot_mask;
    const uint32_t *displacements;
    const struct plan_key_slot *slots;
    size_t key_count;
};

/* The beans in a property have a pointer to the bean that declares it. */
struct plan_backref {
    uint32_t index;                      /* of the property */
    const struct plan_bean *owner;       /* that declares it ... */
    const struct plan_property *member;  /* ... as this */
    const struct plan_bean *held;
    const struct plan_property *pointer; /* of that */
};

/* A function that completes a bean, or a part of it, when its object was read. */
struct plan_creator {
    const struct model_text *function; /* its C name */
    struct str c_type;   /* of the bean that it is about: the bean itself, a base, one that is
                          * unwrapped */
    struct str c_struct; /* which starts here ... */
    struct str c_path;   /* ... with this member, or empty: at its beginning */
    uint32_t holder;     /* as of properties: the place of the pointer to c_struct */
    bool is_inherited;   /* its bean is a base, or the bean itself, but not one that is unwrapped */
};

struct plan_bean {
    const struct model_bean *model;
    struct str c_name;        /* "quarkus_demo_person": struct tag and typedef; names in generated
                               * code start with it */
    struct str c_struct;      /* the same, but of a variant: its bean's */
    struct str c_upper;       /* "QUARKUS_DEMO_PERSON" */
    const struct plan_bean *base; /* the first member `base`, or NULL */
    const struct plan_property *properties; /* in canonical order, inherited ones included */
    size_t property_count;
    size_t listed_count;      /* this many of them come first by @order ... */
    size_t indexed_count;     /* ... then these by @index ... */
    size_t created_count;     /* ... then these by @creator ... */
    const struct plan_property *const *members; /* own ones in declared order: the struct */
    size_t member_count;
    const struct plan_keys *keys; /* names and aliases; only local beans */
    const struct plan_property *any; /* takes unknown properties; or NULL */
    const struct plan_creator *creators; /* parts before what they are parts of */
    size_t creator_count;
    const struct plan_backref *backrefs; /* by index */
    size_t backref_count;
    size_t declaration_rank;  /* by-value dependencies come first: by rank they can be declared */
    uint32_t words;           /* 64-bit words that have a bit for each property; at least 1 */
    uint32_t tag_count;       /* of properties that are tags */
    uint32_t seen_words;      /* of the presence array: `words`, as many for nulls that are skipped
                               * (with tags always), one for each tag */
    uint32_t depth; /* levels of a document, 0: what the runtime has as a default */
    enum model_rest rest;     /* how those that neither @order nor @index names follow */
    enum plan_origin unknown_origin;
    enum plan_origin depth_origin;
    enum model_shape read_shape;
    enum model_shape write_shape;
    enum plan_origin read_shape_origin;
    enum plan_origin write_shape_origin;
    bool is_variant;          /* of a local or imported bean, without some properties, in one place
                               * (@ignore_properties): a hidden type of shape `table` */
    bool is_local;            /* of the file that is compiled, not of an import */
    bool is_linked; /* it has backrefs, or holds beans that have some */
    bool is_recursive;        /* can contain itself */
    bool has_holders;
    bool has_views;           /* not all views show everything */
    bool has_customs;         /* some property has an @include(custom: ...) */
    bool has_null_skip;       /* some property has @nulls(skip) */
    bool unknown_fails;
    bool unexpected_fails;    /* what the view hides is an error in input */
    bool looks_at_end;        /* when an object is closed, the runtime has to look in any case */
};

/* The forms of a JSON value, as far as they tell arms of untagged unions apart; the runtime's
 * BEAN_GEN_FORM_NULL and its like. */
enum plan_form {
    PLAN_FORM_NULL,
    PLAN_FORM_BOOL,
    PLAN_FORM_INTEGER, /* a number without point and exponent */
    PLAN_FORM_NUMBER,  /* any other number */
    PLAN_FORM_STRING,
    PLAN_FORM_ARRAY,
    PLAN_FORM_OBJECT,
    PLAN_FORM_COUNT
};

/* No arm has the form; several beans have it, and keys decide. */
enum { PLAN_FORM_OF_NONE = -1, PLAN_FORM_OF_BEANS = -2 };

struct plan_arm {
    const struct model_variant *model;
    struct str c_name;     /* the member of the union `u`: "circle"; void arms have none */
    struct str c_constant; /* "GEO_SHAPE_CIRCLE" */
    struct str json_text;  /* the tag as written, with quotes unless it is a number */
    struct plan_value *value; /* NULL: void */
    bool takes_null;          /* null is among the JSON of its values; of void, too */
};

struct plan_union {
    const struct model_union *model;
    struct str c_name;  /* the struct: "geo_shape" */
    struct str c_upper;
    struct str c_tag;   /* the enum of tags: "geo_shape_tag" */
    bool is_local;
    struct plan_arm *variants; /* in declared order; the first is what zero bytes mean */
    size_t variant_count;
    bool has_data;                 /* some arm is not void */
    int32_t default_place;         /* -1: none */
    const struct plan_keys *keys;  /* tags and aliases to places; only local unions */
    struct str tag_key;            /* `"type":`, or empty */
    struct str content_key;
    int32_t forms[PLAN_FORM_COUNT]; /* UNTAGGED: places, or PLAN_FORM_OF_... */
    struct str expected;           /* UNTAGGED: "null, an integer or a string" */
    bool unknown_fails;            /* for keys beside tag and content */
    enum plan_origin unknown_origin;
    bool is_linked; /* beans in it have backrefs */
    bool is_recursive;
    size_t declaration_rank;
};

struct plan_enum_member {
    const struct model_member *model;
    struct str c_name;    /* "QUARKUS_DEMO_LEVEL_BASIC" */
    struct str json_text; /* as written, escaped, with quotes */
    bool fits_int;        /* an enumerator; else a macro */
};

struct plan_enum {
    const struct model_enum *model;
    struct str c_name;  /* the typedef: "quarkus_demo_level" */
    struct str c_upper;
    struct str c_base;  /* "uint8_t" */
    unsigned size;      /* of it, in bytes */
    bool is_signed;
    bool is_local;
    const struct plan_enum_member *members; /* in declared order */
    size_t member_count;
    int32_t default_place; /* -1: none */
    const struct plan_keys *keys;       /* names and aliases to places */
    bool is_dense;                      /* look up values by `places`, else by value_keys */
    int64_t lowest;
    uint64_t span;
    const uint16_t *places;             /* value - lowest to place + 1 */
    const struct plan_keys *value_keys; /* 8 little-endian bytes to places */
};

struct plan_const {
    const struct model_const *model;
    struct str c_name; /* "QUARKUS_DEMO_MAX_TAGS" */
};

struct plan_view {
    const struct model_view *model;
    struct str c_name; /* "ACME_VIEW_PUBLIC" */
    uint64_t bits;     /* its own, and those of the views it is made from */
};

/* A struct that a list, a map or an optional element needs and that bean.h does not have. */
enum plan_derived_kind {
    PLAN_DERIVED_LIST,
    PLAN_DERIVED_MAP,
    PLAN_DERIVED_OPTIONAL, /* of an enum, an extern bean or a text inside */
    PLAN_DERIVED_TEXT,     /* a text inside, where no member declares it */
    PLAN_DERIVED_ARRAY,
    PLAN_DERIVED_OPTIONAL_ARRAY
};

struct plan_derived {
    enum plan_derived_kind kind;
    struct str c_name;    /* "quarkus_demo_person_list" */
    struct str c_element; /* "quarkus_demo_person", "quarkus_demo_node *" */
    struct str c_key;     /* MAP: "bean_str", "int32_t" */
    uint32_t count;       /* ARRAY; TEXT: bytes, with the NUL */
    struct str c_guard;   /* "QUARKUS_DEMO_INT32_LIST_LIST_DECLARED" where another file of the
                           * package may declare the same: then all of its pieces stand between
                           * #ifndef and #endif; later ones add "_ENTRY", "_FUNCTIONS". Or empty */
};

/* The header's declarations in an order that compiles: forward typedefs of all beans come first
 * (lists only need those), then these. The struct of a map only needs a forward declaration of its
 * entry struct, which holds the value and so may have to wait until a bean is complete: it is a
 * step of its own (ENTRY), later than the map's. So are the bodies of arrays, of which lists need
 * the name alone. */
enum plan_step_kind {
    PLAN_STEP_ENUM,
    PLAN_STEP_CONST,
    PLAN_STEP_DERIVED,
    PLAN_STEP_ENTRY,
    PLAN_STEP_BEAN,
    PLAN_STEP_UNION
};

struct plan_step {
    enum plan_step_kind kind;
    const struct plan_enum *enumeration;
    const struct plan_const *constant;
    const struct plan_derived *derived; /* DERIVED, ENTRY */
    const struct plan_bean *bean;
    const struct plan_union *sum;
};

struct plan {
    const struct model *model;
    const struct model_file *file; /* that is compiled: the model's main file */
    struct plan_options options;
    struct str c_prefix;     /* "quarkus_demo_" */
    struct str c_upper;      /* "QUARKUS_DEMO_" */
    struct str c_calls;      /* "b_call_quarkus_demo_", before the names of the user's functions */
    struct str header_guard; /* "QUARKUS_DEMO_PERSON_GEN_H" */
    struct str types_name;   /* "quarkus_demo_types" */
    const struct str *includes; /* headers of direct imports: "acme/money_gen.h" */
    size_t include_count;
    const struct plan_bean *const *beans; /* local ones, in declared order */
    size_t bean_count;
    const struct plan_union *const *unions; /* local ones, in declared order */
    size_t union_count;
    const struct plan_bean *const *variants;
    size_t variant_count;
    const struct plan_enum *const *enums; /* local ones, in declared order */
    size_t enum_count;
    const struct plan_const *const *constants;
    size_t constant_count;
    const struct plan_view *const *views; /* local ones, in declared order */
    size_t view_count;
    const struct model_extern *const *externs; /* local ones, in declared order */
    size_t extern_count;
    const struct plan_function *const *functions; /* that generated code calls */
    size_t function_count;
    const struct plan_step *steps;
    size_t step_count;
    bool has_deprecated_type; /* in the file or one that it imports */
    const struct plan_value *main_value; /* of --main, or NULL */
    struct str main_c_name;              /* element name stem for its descriptions: "b_main" */
};

/* The plan of the model's main file, in the arena; NULL after errors (order-unknown, clashing C
 * names and the like), which are in `diags`. `header_path` is the header's file name as another
 * generated file would include it ("person_gen.h"), for the guard. */
const struct plan *plan_build(struct arena *arena, const struct model *model,
                              const struct plan_options *options, struct str header_path,
                              struct diags *diags);

#endif
