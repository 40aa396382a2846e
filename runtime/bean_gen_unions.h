/*
 * Unions, as generated code describes them. Only bean_gen.h includes this.
 */
#ifndef BEAN_GEN_UNIONS_H
#define BEAN_GEN_UNIONS_H

/* How a union stands in JSON. */
typedef enum bean_gen_union_form {
    BEAN_GEN_UNION_INTERNAL, /* {"type":"rect", the arm's properties} */
    BEAN_GEN_UNION_OWN,      /* the same, and the tag is one of those properties */
    BEAN_GEN_UNION_ADJACENT, /* {"t":"rect","c":the arm} */
    BEAN_GEN_UNION_EXTERNAL, /* {"rect":the arm}, without data "rect" */
    BEAN_GEN_UNION_ARRAY     /* ["rect",the arm], without data ["rect"] */
} bean_gen_union_form;

typedef struct bean_gen_arm {
    const char *name;            /* as the schema spells it */
    const char *tag;             /* as it is written: `"rect"` or `3` */
    const bean_gen_value *value; /* NULL: no data */
    uint32_t tag_size;
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
