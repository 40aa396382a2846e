/*
 * What single attributes say, each with the place that gave it: how scalars are written, and the
 * rules of properties. A part of model.h.
 */
#ifndef BEANC_MODEL_RULES_H
#define BEANC_MODEL_RULES_H

#include <stdbool.h>
#include <stdint.h>

#include "source.h"

/* The attributes that say how a scalar is written: one row each. */
enum model_format_id {
    MODEL_FORMAT_AS,        /* @as; word: enum model_as */
    MODEL_FORMAT_INT64,     /* @int64; word: enum model_as */
    MODEL_FORMAT_FLOAT,     /* @float; first: decimals */
    MODEL_FORMAT_NONFINITE, /* @nonfinite */
    MODEL_FORMAT_BYTES,     /* @bytes */
    MODEL_FORMAT_DECIMAL,   /* @decimal; first: precision, second: scale */
    MODEL_FORMAT_TIME,      /* @format; word: enum model_time_form; first: fraction; second: leap,
                             * as enum model_leap */
    MODEL_FORMAT_LOSSY,     /* @lossy */
    MODEL_FORMAT_LENIENT,   /* @lenient */
    MODEL_FORMAT_RAW,       /* @raw */
    MODEL_FORMAT_ESCAPE,    /* @escape */
    MODEL_FORMAT_STORAGE,   /* @storage; word: enum model_storage; first: bytes in the struct,
                             * without the NUL */
    MODEL_FORMAT_COUNT
};

enum model_as { MODEL_AS_STRING, MODEL_AS_NUMBER };
/* The words of the attributes above. */
enum model_bytes { MODEL_BASE64, MODEL_BASE64URL, MODEL_HEX, MODEL_BYTES_ARRAY };
enum model_float { MODEL_FLOAT_SHORTEST, MODEL_FLOAT_JCS, MODEL_FLOAT_FIXED };
enum model_nonfinite { MODEL_NONFINITE_ERROR, MODEL_NONFINITE_NULL, MODEL_NONFINITE_STRING };
enum model_escape { MODEL_ESCAPE_NONE, MODEL_ESCAPE_ASCII, MODEL_ESCAPE_HTML };
enum model_storage { MODEL_STORAGE_HEAP, MODEL_STORAGE_BORROW, MODEL_STORAGE_POINTER };
enum model_leap { MODEL_LEAP_ERROR, MODEL_LEAP_CLAMP };
enum model_time_form {
    MODEL_RFC3339,
    MODEL_OFFSET,
    MODEL_RFC1123,
    MODEL_EPOCH_SECONDS,
    MODEL_EPOCH_MILLIS,
    MODEL_EPOCH_MICROS,
    MODEL_EPOCH_NANOS,
    MODEL_EPOCH_DECIMAL,
    MODEL_DATE_FORM,
    MODEL_TIME_FORM,
    MODEL_ISO8601,
    MODEL_PROTO,
    MODEL_SECONDS,
    MODEL_MILLIS
};
enum model_raw { MODEL_RAW_VERBATIM, MODEL_RAW_MINIFY };

struct model_format_rule {
    bool given;
    bool has_word; /* the first positional argument: its place among the words of annots.def */
    bool has_first;
    bool has_second;
    unsigned word;
    uint32_t first;
    uint32_t second;
    struct span span;
};

/* What one level (file, bean, property, alias) says. */
struct model_format {
    struct model_format_rule rules[MODEL_FORMAT_COUNT];
};

/* Rules, each with the place that gave it; `given` false: this level says nothing. */
enum model_include {
    MODEL_ALWAYS,
    MODEL_NON_NULL,
    MODEL_NON_ABSENT,
    MODEL_NON_EMPTY,
    MODEL_NON_DEFAULT,
    MODEL_NON_ZERO
};

struct model_include_rule {
    bool given;         /* value rule */
    bool content_given; /* content rule */
    enum model_include value;
    enum model_include content;
    struct span span;
    struct str custom; /* of a property: the user's function that has a say, too; data NULL: none */
};

enum model_nulls { MODEL_NULLS_SET, MODEL_NULLS_SKIP, MODEL_NULLS_FAIL, MODEL_NULLS_AS_EMPTY };

struct model_nulls_rule {
    bool given;
    bool content_given;
    enum model_nulls value;
    enum model_nulls content;
    struct span span;
};

enum model_duplicates { MODEL_DUPLICATES_ERROR, MODEL_DUPLICATES_LAST, MODEL_DUPLICATES_FIRST };

struct model_duplicates_rule {
    bool given;
    enum model_duplicates value;
    struct span span;
};

enum model_unknown { MODEL_UNKNOWN_SKIP, MODEL_UNKNOWN_FAIL, MODEL_UNKNOWN_KEEP };

struct model_unknown_rule {
    bool given;
    enum model_unknown value;
    struct span span;
};

struct model_check_rule {
    bool given;
    bool when_writing; /* constraints are checked not only when reading */
    struct span span;
};

enum model_shape { MODEL_SHAPE_TABLE, MODEL_SHAPE_PROPERTY, MODEL_SHAPE_FUSED };

struct model_depth_rule {
    bool given;
    uint32_t levels; /* 1 to 65535 */
};

struct model_emit_rule {
    bool read_given;
    bool write_given;
    enum model_shape read;
    enum model_shape write;
    struct span span;
};

#endif
