/*
 * Unions, as generated code describes them. Only bean_gen.h includes this.
 */
#ifndef BEAN_GEN_UNIONS_H
#define BEAN_GEN_UNIONS_H

/* How a union stands in JSON. */
typedef enum bean_gen_union_form {
    BEAN_GEN_UNION_INTERNAL, /* {"type":"rect", the arm's properties} */
    BEAN_GEN_UNION_OWN,      /* the same, and the tag is one of those properties */
    BEAN_GEN_UNION_UNTAGGED, /* the arm alone; without data null */
    BEAN_GEN_UNION_ADJACENT, /* {"t":"rect","c":the arm} */
    BEAN_GEN_UNION_EXTERNAL, /* {"rect":the arm}, without data "rect" */
    BEAN_GEN_UNION_ARRAY     /* ["rect",the arm], without data ["rect"] */
} bean_gen_union_form;

/* Forms of a JSON value, by which arms of untagged unions are told apart. */
typedef enum bean_gen_form {
    BEAN_GEN_FORM_NULL,
    BEAN_GEN_FORM_BOOL,
    BEAN_GEN_FORM_INTEGER, /* a number without point and exponent */
    BEAN_GEN_FORM_NUMBER,  /* any other number */
    BEAN_GEN_FORM_STRING,
    BEAN_GEN_FORM_ARRAY,
    BEAN_GEN_FORM_OBJECT
} bean_gen_form;

enum { BEAN_GEN_FORM_COUNT = 7, BEAN_GEN_FORM_OF_NONE = -1, BEAN_GEN_FORM_OF_BEANS = -2 };

typedef struct bean_gen_arm {
    const char *name;            /* as the schema spells it */
    const char *tag;             /* as it is written: `"rect"` or `3`; UNTAGGED: NULL */
    const bean_gen_value *value; /* NULL: no data */
    uint32_t tag_size;
    bool takes_null; /* null is among the JSON of its values; of no data, too */
} bean_gen_arm;

#define BEAN_GEN_TAG_NUMERIC 1u      /* tags are integers */
#define BEAN_GEN_TAG_FIRST 2u        /* the tag must come first */
#define BEAN_GEN_TAG_UNKNOWN_FAIL 4u /* keys beside tag and content are errors */
#define BEAN_GEN_UNION_IS_LINKED 8u  /* holds beans that have backrefs */

/* A struct of a tag, which counts the arms from 0 in declared order, and the arm's value. An arm
 * of type json that is the default one keeps the union's whole text. */
struct bean_union {
    const char *name; /* "package.Union" */
    const bean_gen_arm *arms;
    const bean_gen_keys *keys; /* tags and aliases to arms */
    const char *tag_name;      /* INTERNAL, OWN, ADJACENT: the tag's key, unescaped ... */
    const char *tag_key;       /* ... and as it is written: `"type":` */
    const char *content_name;  /* ADJACENT */
    const char *content_key;
    const char *expected;               /* UNTAGGED: what there is, in words */
    int32_t forms[BEAN_GEN_FORM_COUNT]; /* UNTAGGED: the arm of each form, or OF_NONE; OF_BEANS:
                                         * several beans, at most 64 arms; the keys tell */
    uint32_t tag_name_size;
    uint32_t tag_key_size;
    uint32_t content_name_size;
    uint32_t content_key_size;
    uint32_t count;          /* of arms */
    uint32_t size;           /* sizeof the struct */
    uint32_t offset;         /* of the value in it; the tag is at 0 */
    int32_t default_arm;     /* what unknown tags are read as, or -1 */
    uint8_t tag_size;        /* sizeof the tag */
    uint8_t form;            /* bean_gen_union_form */
    uint8_t flags;           /* BEAN_GEN_TAG_ ... */
    uint8_t default_is_json; /* the default arm keeps the whole text */
};

#endif
