/*
 * Reading unions without a tag: the form of a value tells which arm it is, and among several beans
 * the keys of the object, which are looked at once, ahead (scan.c). An arm is ruled out by a key
 * that others have and it has not, and by a property that it needs and the object has not. The
 * compiler has seen to it that no object can be two arms, so nothing is tried.
 */
#include "internal.h"
#include "internal_write.h"
#include "number.h"

enum { MOST_ARMS = 64, WORDS_AT_HAND = 16 };

/* ---- the form -------------------------------------------------------------------------------- */

static bool is_plain_integer(const bean_gen_reader *reader, const char *cursor)
{
    for (; cursor != reader->end; cursor++) {
        if (*cursor == '.' || *cursor == 'e' || *cursor == 'E') {
            return false;
        }
        if (!bean_i_is_digit(*cursor) && *cursor != '-') {
            break;
        }
    }
    return true;
}

/* The arm of the value at `cursor`, or BEAN_GEN_FORM_OF_... */
static int32_t arm_by_form(const bean_gen_reader *reader, const char *cursor,
                           const bean_union *type)
{
    if (cursor == reader->end) {
        return BEAN_GEN_FORM_OF_NONE;
    }
    switch (*cursor) {
    case 'n': return type->forms[BEAN_GEN_FORM_NULL];
    case 't':
    case 'f': return type->forms[BEAN_GEN_FORM_BOOL];
    case '"': return type->forms[BEAN_GEN_FORM_STRING];
    case '[': return type->forms[BEAN_GEN_FORM_ARRAY];
    case '{': return type->forms[BEAN_GEN_FORM_OBJECT];
    default: break;
    }
    if (*cursor != '-' && !bean_i_is_digit(*cursor)) {
        return BEAN_GEN_FORM_OF_NONE;
    }
    /* Where one arm has all numbers, or only integers are known, it has the last word. */
    return is_plain_integer(reader, cursor) ||
                   type->forms[BEAN_GEN_FORM_NUMBER] == BEAN_GEN_FORM_OF_NONE
               ? type->forms[BEAN_GEN_FORM_INTEGER]
               : type->forms[BEAN_GEN_FORM_NUMBER];
}

/* ---- the keys of an object ------------------------------------------------------------------- */

/* What is known of the arms while an object's keys are looked at. */
struct choice {
    const bean_union *type;
    uint64_t left;                  /* bits by arm: may still be it */
    uint64_t beans;                 /* ... is a bean */
    uint64_t keepers;               /* ... takes any key */
    const char *foreign[MOST_ARMS]; /* the key that ruled the arm out, or NULL */
    uint64_t *seen;                 /* properties of each arm, one behind the other */
    uint64_t at_hand[WORDS_AT_HAND];
};

static const bean_type *bean_of(const bean_union *type, uint32_t arm)
{
    const bean_gen_value *value = type->arms[arm].value;
    return value != NULL && value->kind == BEAN_GEN_BEAN ? (const bean_type *)value->detail : NULL;
}

static bool start_choice(bean_gen_reader *reader, const char *brace, const bean_union *type,
                         struct choice *choice)
{
    size_t words = 0;
    choice->type = type;
    choice->beans = 0;
    choice->keepers = 0;
    for (uint32_t i = 0; i < type->count; i++) {
        const bean_type *bean = bean_of(type, i);
        choice->foreign[i] = NULL;
        if (bean != NULL) {
            choice->beans |= UINT64_C(1) << i;
            words += bean->words;
        }
        if (bean != NULL && (bean->flags & BEAN_GEN_HAS_ANY) != 0) {
            choice->keepers |= UINT64_C(1) << i;
        }
    }
    choice->left = choice->beans;
    choice->seen = choice->at_hand;
    if (words > WORDS_AT_HAND) {
        choice->seen = (uint64_t *)bean_arena_alloc(reader->arena, words * sizeof *choice->seen);
        if (BEAN_UNLIKELY(choice->seen == NULL)) {
            (void)bean_i_read_fail_memory(reader, brace);
            return false;
        }
    }
    memset(choice->seen, 0, words * sizeof *choice->seen);
    return true;
}

/* A key of the object, which starts at `quote`. One that no arm knows says nothing. */
static void note_key(struct choice *choice, const struct bean_i_span *key, const char *quote)
{
    uint64_t *seen = choice->seen;
    uint64_t owners = 0;
    for (uint32_t i = 0; i < choice->type->count; i++) {
        const bean_type *bean = bean_of(choice->type, i);
        int32_t place;
        if (bean == NULL) {
            continue;
        }
        place = bean_i_span_find(bean->keys, key);
        if (place >= 0) {
            owners |= UINT64_C(1) << i;
            BEAN_GEN_MARK(seen, (uint32_t)place);
        }
        seen += bean->words;
    }
    if (owners != 0) {
        uint64_t lost = choice->left & ~(owners | choice->keepers);
        for (uint32_t i = 0; lost != 0 && i < choice->type->count; i++) {
            if ((lost >> i & 1) != 0) {
                choice->foreign[i] = quote;
            }
        }
        choice->left &= ~lost;
    }
}

/* The first property that a bean must have and that was not seen, or the count of all. What is not
 * in every view does not decide. */
static uint32_t first_missing(const bean_type *bean, const uint64_t *seen)
{
    const uint32_t others = BEAN_GEN_NOT_READ | BEAN_GEN_HELD | BEAN_GEN_HOLDER | BEAN_GEN_VIEWED |
                            BEAN_GEN_ANY | BEAN_GEN_IS_TAG | BEAN_GEN_TAGGED;
    uint32_t i = 0;
    while (i < bean->count &&
           ((bean->accessors[i].flags & (BEAN_GEN_REQUIRED | others)) != BEAN_GEN_REQUIRED ||
            BEAN_GEN_SEEN(seen, i) != 0)) {
        i++;
    }
    return i;
}

/* Rules out what lacks something; the arm that is left, or -1. */
static int32_t decide(struct choice *choice)
{
    const uint64_t *seen = choice->seen;
    int32_t found = -1;
    for (uint32_t i = 0; i < choice->type->count; i++) {
        const bean_type *bean = bean_of(choice->type, i);
        if (bean == NULL) {
            continue;
        }
        if (found < 0 && (choice->left >> i & 1) != 0 && first_missing(bean, seen) == bean->count) {
            found = (int32_t)i;
        }
        seen += bean->words;
    }
    return found;
}

/* `circle: unknown "w"; rect: missing "h"`: why each arm fell out. */
BEAN_COLD static const char *fail_choice(bean_gen_reader *reader, const char *brace,
                                         const struct choice *choice)
{
    bean_error *error = reader->error;
    const uint64_t *seen = choice->seen;
    struct bean_i_text text;
    (void)bean_i_read_fail(reader, BEAN_ERROR_TYPE, brace, NULL,
                           "an object that is one of the arms");
    text.to = error->detail;
    text.room = sizeof error->detail;
    text.size = 0;
    text.dropped = 0;
    for (uint32_t i = 0; i < choice->type->count; i++) {
        const bean_type *bean = bean_of(choice->type, i);
        const char *name = choice->type->arms[i].name;
        const char *separator = text.size != 0 ? "; " : "";
        if (bean == NULL) {
            continue;
        }
        bean_i_text_append(&text, separator, strlen(separator));
        bean_i_text_append(&text, name, strlen(name));
        if (choice->foreign[i] != NULL) {
            struct bean_i_span key;
            (void)bean_i_read_key(reader, choice->foreign[i], &key);
            bean_i_text_append(&text, ": unknown \"", 11);
            bean_i_text_append(&text, key.text, (size_t)(key.stop - key.text));
        } else {
            const bean_accessor *missing = &bean->accessors[first_missing(bean, seen)];
            bean_i_text_append(&text, ": missing \"", 11);
            bean_i_text_append(&text, missing->key + 2, (size_t)missing->key_size - 4);
        }
        bean_i_text_append(&text, "\"", 1);
        seen += bean->words;
    }
    bean_i_text_finish(&text);
    return bean_i_failed_in_union(reader, choice->type);
}

/* All keys; past the closing brace, or NULL. */
static const char *note_keys(bean_gen_reader *reader, const char *cursor, struct choice *choice,
                             struct bean_i_look *look)
{
    while (!look->is_closed) {
        struct bean_i_span key;
        const char *value = bean_i_read_key(reader, cursor, &key);
        if (BEAN_UNLIKELY(value == NULL)) {
            return bean_i_failed_in_union(reader, choice->type);
        }
        note_key(choice, &key, cursor);
        cursor = bean_i_look_past(reader, value, look);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            bean_i_error_step_escaped(reader->error, &reader->path_dropped, key.text,
                                      (size_t)(key.stop - key.text));
            return bean_i_failed_in_union(reader, choice->type);
        }
        cursor = bean_i_look_next(reader, cursor, look);
        if (BEAN_UNLIKELY(cursor == NULL)) {
            return bean_i_failed_in_union(reader, choice->type);
        }
    }
    return cursor;
}

/* The arm of the object at `brace`, or -1, described. Its frame is gone when the arm is read. */
BEAN_NOINLINE static int32_t arm_by_keys(bean_gen_reader *reader, const char *brace,
                                         const bean_union *type)
{
    struct choice choice;
    struct bean_i_look look;
    const char *cursor;
    int32_t arm = -1;
    if (!start_choice(reader, brace, type, &choice)) {
        return -1;
    }
    cursor = bean_i_look_start(reader, brace, &look);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        (void)bean_i_failed_in_union(reader, type);
        return -1;
    }
    cursor = note_keys(reader, cursor, &choice, &look);
    bean_i_look_end(reader, cursor, &look);
    if (cursor != NULL) {
        arm = decide(&choice);
        if (BEAN_UNLIKELY(arm < 0)) {
            (void)fail_choice(reader, brace, &choice);
        }
    }
    return arm;
}

/* ---- any value ------------------------------------------------------------------------------- */

const char *bean_i_read_untagged(bean_gen_reader *reader, const char *cursor, void *out,
                                 const bean_union *type)
{
    int32_t arm = arm_by_form(reader, cursor, type);
    const bean_gen_value *value;
    const char *end;
    bool skipped = false;
    if (BEAN_UNLIKELY(arm == BEAN_GEN_FORM_OF_NONE)) {
        (void)bean_i_read_fail_type(reader, cursor, type->expected);
        return bean_i_failed_in_union(reader, type);
    }
    if (arm == BEAN_GEN_FORM_OF_BEANS) {
        arm = arm_by_keys(reader, cursor, type);
        if (BEAN_UNLIKELY(arm < 0)) {
            return NULL;
        }
    }
    value = type->arms[arm].value;
    memset((char *)out + type->offset, 0, type->size - type->offset);
    bean_i_union_store(type, out, (uint32_t)arm);
    end = value == NULL
              ? bean_i_read_literal(reader, cursor, "null", 4)
              : bean_i_read_nullable(reader, cursor, (char *)out + type->offset, value, &skipped);
    if (BEAN_UNLIKELY(end == NULL)) {
        if (reader->error->bean == NULL) {
            reader->error->property = type->arms[arm].name;
        }
        return bean_i_failed_in_union(reader, type);
    }
    return end;
}
