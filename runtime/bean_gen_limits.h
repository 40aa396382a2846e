/*
 * Limits of values, as generated code describes them. Only bean_gen.h includes this.
 */
#ifndef BEAN_GEN_LIMITS_H
#define BEAN_GEN_LIMITS_H

typedef enum bean_gen_limit_rule {
    BEAN_GEN_LIMIT_MIN,
    BEAN_GEN_LIMIT_EXCLUSIVE_MIN,
    BEAN_GEN_LIMIT_MAX,
    BEAN_GEN_LIMIT_EXCLUSIVE_MAX,
    BEAN_GEN_LIMIT_MULTIPLE,   /* of .natural * 10^-scale */
    BEAN_GEN_LIMIT_LENGTH_MIN, /* in characters: .natural */
    BEAN_GEN_LIMIT_LENGTH_MAX,
    BEAN_GEN_LIMIT_BYTES_LENGTH_MIN,
    BEAN_GEN_LIMIT_BYTES_LENGTH_MAX,
    BEAN_GEN_LIMIT_ITEMS_MIN,
    BEAN_GEN_LIMIT_ITEMS_MAX,
    BEAN_GEN_LIMIT_UNIQUE,
    BEAN_GEN_LIMIT_PATTERN
} bean_gen_limit_rule;

/* A deterministic automaton over bytes. It starts in state 2; from state 0 nothing can match any
 * more, in state 1 everything does. */
typedef struct bean_gen_pattern {
    const uint8_t *classes; /* of the 256 bytes */
    const uint16_t *next;   /* by state and class */
    const uint8_t *ends;    /* by state: not 0 where the text may end */
    uint32_t class_count;
} bean_gen_pattern;

typedef struct bean_gen_limit {
    uint32_t rule;
    int32_t scale;
    union {
        int64_t integer; /* by the type of what is limited */
        uint64_t natural;
        double real;
        const char *digits; /* of a decimal or bigint, without an exponent */
        const bean_gen_pattern *pattern;
    } of;
    const char *words; /* what is allowed: "at least 0 and at most 150" */
} bean_gen_limit;

/* Limits, in the order in which they are checked. `check` gives the first one that the value at
 * `target` (not null) breaks, or NULL. `value` describes it. Generated code names the function, so
 * that a program without limits links nothing of them. */
typedef struct bean_gen_limited bean_gen_limited;
struct bean_gen_limited {
    bean_gen_value parts[2]; /* the scalar without its limits; of a list: its item; of a map: what
                              * its detail is without limits */
    const bean_gen_limit *(*check)(const bean_gen_limited *limited, const bean_gen_value *value,
                                   const void *target);
    const bean_gen_limit *limits;
    uint32_t count;
    bool when_writing; /* @check(write) */
    uint8_t truncates; /* @overflow(truncate): texts that are read are cut to ... */
    uint64_t longest;  /* ... so many of these: */
};
#define BEAN_GEN_TO_CHARACTERS 1u
#define BEAN_GEN_TO_BYTES 2u

const bean_gen_limit *bean_gen_check_limits(const bean_gen_limited *limited,
                                            const bean_gen_value *value, const void *target);

/* The codec of a scalar with limits; detail: bean_gen_limited. */
const char *bean_gen_read_limited(bean_gen_reader *reader, const char *cursor, void *out,
                                  const bean_gen_codec *codec);
char *bean_gen_write_limited(bean_gen_writer *writer, char *cursor, const void *in,
                             const bean_gen_codec *codec);

/* Whether a value keeps to all limits that its description has, at any depth: BEAN_OK, or
 * BEAN_ERROR_CONSTRAINT with the first one that is broken in canonical order, BEAN_ERROR_DEPTH.
 * *error may be NULL. */
bean_status bean_gen_validate(const bean_gen_value *value, const void *in, bean_error *error);

#endif
