/*
 * The limits of values: what each rule asks of a value in memory, and the codec that checks a
 * scalar on its way in or out. Linked where generated code names it. Must not know about documents.
 */
#include <stdlib.h>

#include "internal.h"
#include "internal_write.h"
#include "limits_number.h"
#include "number.h"

/* ---- numbers --------------------------------------------------------------------------------- */

static bool is_unsigned(unsigned kind)
{
    return kind >= BEAN_GEN_UINT8 && kind <= BEAN_GEN_UINT64;
}

static int compare_int64(int64_t left, int64_t right)
{
    return (left > right) - (left < right);
}

static int compare_uint64(uint64_t left, uint64_t right)
{
    return (left > right) - (left < right);
}

static double load_real(unsigned kind, const void *target)
{
    double real;
    float single;
    if (kind == BEAN_GEN_FLOAT64) {
        memcpy(&real, target, sizeof real);
        return real;
    }
    memcpy(&single, target, sizeof single);
    return (double)single;
}

/* Asked of the bits: -ffast-math must not answer. */
static bool is_finite(double real)
{
    uint64_t bits;
    memcpy(&bits, &real, sizeof bits);
    return (bits & UINT64_C(0x7ff0000000000000)) != UINT64_C(0x7ff0000000000000);
}

static bool is_nan(double real)
{
    uint64_t bits;
    memcpy(&bits, &real, sizeof bits);
    return (bits & UINT64_C(0x7fffffffffffffff)) > UINT64_C(0x7ff0000000000000);
}

/* How the value stands to the bound; false when it does not at all: NaN. */
static bool compare(const bean_gen_limit *limit, const bean_gen_value *value, const void *target,
                    int *order)
{
    bean_str digits;
    double real;
    switch (value->kind) {
    case BEAN_GEN_FLOAT32:
    case BEAN_GEN_FLOAT64:
        real = load_real(value->kind, target);
        *order = (real > limit->of.real) - (real < limit->of.real);
        return !is_nan(real);
    case BEAN_GEN_STRING:
        digits.data = limit->of.digits;
        digits.size = strlen(limit->of.digits);
        *order = bean_i_compare_numbers(bean_i_load_str(target), digits);
        return true;
    default: break;
    }
    if (is_unsigned(value->kind)) {
        int64_t bits = bean_i_load_integer(target, (unsigned)bean_i_value_size(value), false);
        *order = compare_uint64((uint64_t)bits, limit->of.natural);
    } else {
        int64_t integer = bean_i_load_integer(target, (unsigned)bean_i_value_size(value), true);
        *order = compare_int64(integer, limit->of.integer);
    }
    return true;
}

/* A float is the decimal number that it is written as: 0.3 is a multiple of 0.1. */
static bool is_multiple(const bean_gen_limit *limit, const bean_gen_value *value,
                        const void *target)
{
    char room[BEAN_I_NUMBER_ROOM];
    bean_str text = {room, 0};
    unsigned size = (unsigned)bean_i_value_size(value);
    double real;
    float single;
    switch (value->kind) {
    case BEAN_GEN_STRING: text = bean_i_load_str(target); break;
    case BEAN_GEN_FLOAT32:
    case BEAN_GEN_FLOAT64:
        real = load_real(value->kind, target);
        if (!is_finite(real)) {
            return false;
        }
        if (value->kind == BEAN_GEN_FLOAT32) {
            memcpy(&single, target, sizeof single);
            text.size = (size_t)(bean_i_write_float32(room, single) - room);
        } else {
            text.size = (size_t)(bean_i_write_float64(room, real) - room);
        }
        break;
    default:
        if (is_unsigned(value->kind)) {
            uint64_t bits = (uint64_t)bean_i_load_integer(target, size, false);
            text.size = (size_t)(bean_i_write_uint64(room, bits) - room);
        } else {
            int64_t integer = bean_i_load_integer(target, size, true);
            text.size = (size_t)(bean_i_write_int64(room, integer) - room);
        }
        break;
    }
    return bean_i_is_multiple(text, limit->of.natural, limit->scale);
}

/* ---- texts and items ------------------------------------------------------------------------- */

static size_t count_characters(bean_str text)
{
    size_t count = 0;
    for (size_t i = 0; i < text.size; i++) {
        count += ((unsigned char)text.data[i] & 0xc0) != 0x80;
    }
    return count;
}

/* Looks at each byte once. */
static bool matches(const bean_gen_pattern *pattern, bean_str text)
{
    size_t state = 2;
    for (size_t i = 0; i < text.size && state > 1; i++) {
        unsigned class_of_byte = pattern->classes[(unsigned char)text.data[i]];
        state = pattern->next[state * pattern->class_count + class_of_byte];
    }
    return pattern->ends[state] != 0;
}

/* Up to this many items are compared each with each. */
enum { FEW_ITEMS = 16 };

/* Some order of the items, in which equal ones stand side by side. */
static int order_items(const bean_gen_value *item, const void *left, const void *right)
{
    const void *a = bean_i_value_target(item, left);
    const void *b = bean_i_value_target(item, right);
    if (a == NULL || b == NULL) {
        return (a != NULL) - (b != NULL);
    }
    if (item->kind == BEAN_GEN_STRING || item->kind == BEAN_GEN_INLINE_TEXT) {
        bean_str first = bean_i_text(item, a);
        bean_str second = bean_i_text(item, b);
        if (first.size != second.size) {
            return first.size < second.size ? -1 : 1;
        }
        return first.size == 0 ? 0 : memcmp(first.data, second.data, first.size);
    }
    if (bean_i_equal_target(item, a, b, 1)) {
        return 0;
    }
    if ((item->kind == BEAN_GEN_FLOAT32 || item->kind == BEAN_GEN_FLOAT64) &&
        (is_nan(load_real(item->kind, a)) || is_nan(load_real(item->kind, b)))) {
        return is_nan(load_real(item->kind, a)) ? 1 : -1;
    }
    return memcmp(a, b, bean_i_value_used(item));
}

static void sift_down(const bean_gen_value *item, const char **items, size_t root, size_t count)
{
    const char *moved = items[root];
    for (;;) {
        size_t child = 2 * root + 1;
        if (child >= count) {
            break;
        }
        if (child + 1 < count && order_items(item, items[child], items[child + 1]) < 0) {
            child++;
        }
        if (order_items(item, moved, items[child]) >= 0) {
            break;
        }
        items[root] = items[child];
        root = child;
    }
    items[root] = moved;
}

/* Heapsort: O(n log n) whatever the items are. */
static bool has_twins_by_order(const bean_gen_value *item, const char **items, size_t count)
{
    for (size_t i = count / 2; i-- > 0;) {
        sift_down(item, items, i, count);
    }
    for (size_t i = count; i-- > 1;) {
        const char *last = items[i];
        items[i] = items[0];
        items[0] = last;
        sift_down(item, items, 0, i);
    }
    for (size_t i = 1; i < count; i++) {
        if (order_items(item, items[i - 1], items[i]) == 0) {
            return true;
        }
    }
    return false;
}

static bool has_twins_by_search(const bean_gen_value *item, const char *items, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        for (size_t j = 0; j < i; j++) {
            if (order_items(item, items + i * item->size, items + j * item->size) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* Many items are sorted in scratch memory from malloc, given back at once; without it, slower. */
static bool is_unique(const bean_gen_value *item, const void *target)
{
    bean_gen_sequence list = bean_i_load_sequence(target);
    const char *items = (const char *)list.items;
    const char **scratch = NULL;
    bool has_twins;
    if (list.count > FEW_ITEMS && list.count <= SIZE_MAX / sizeof *scratch) {
        scratch = (const char **)malloc(list.count * sizeof *scratch);
    }
    if (scratch == NULL) {
        return !has_twins_by_search(item, items, list.count);
    }
    for (size_t i = 0; i < list.count; i++) {
        scratch[i] = items + i * item->size;
    }
    has_twins = has_twins_by_order(item, scratch, list.count);
    free((void *)scratch);
    return !has_twins;
}

/* ---- any limit ------------------------------------------------------------------------------- */

static bool is_kept(const bean_gen_limit *limit, const bean_gen_limited *limited,
                    const bean_gen_value *value, const void *target)
{
    int order;
    switch (limit->rule) {
    case BEAN_GEN_LIMIT_MIN: return compare(limit, value, target, &order) && order >= 0;
    case BEAN_GEN_LIMIT_EXCLUSIVE_MIN: return compare(limit, value, target, &order) && order > 0;
    case BEAN_GEN_LIMIT_MAX: return compare(limit, value, target, &order) && order <= 0;
    case BEAN_GEN_LIMIT_EXCLUSIVE_MAX: return compare(limit, value, target, &order) && order < 0;
    case BEAN_GEN_LIMIT_MULTIPLE: return is_multiple(limit, value, target);
    case BEAN_GEN_LIMIT_LENGTH_MIN:
        return count_characters(bean_i_text(value, target)) >= limit->of.natural;
    case BEAN_GEN_LIMIT_LENGTH_MAX:
        return count_characters(bean_i_text(value, target)) <= limit->of.natural;
    case BEAN_GEN_LIMIT_BYTES_LENGTH_MIN:
        return bean_i_text(value, target).size >= limit->of.natural;
    case BEAN_GEN_LIMIT_BYTES_LENGTH_MAX:
        return bean_i_text(value, target).size <= limit->of.natural;
    case BEAN_GEN_LIMIT_ITEMS_MIN: return bean_i_load_sequence(target).count >= limit->of.natural;
    case BEAN_GEN_LIMIT_ITEMS_MAX: return bean_i_load_sequence(target).count <= limit->of.natural;
    case BEAN_GEN_LIMIT_PATTERN: return matches(limit->of.pattern, bean_i_text(value, target));
    default: return is_unique(&limited->parts[0], target);
    }
}

const bean_gen_limit *bean_gen_check_limits(const bean_gen_limited *limited,
                                            const bean_gen_value *value, const void *target)
{
    for (uint32_t i = 0; i < limited->count; i++) {
        if (BEAN_UNLIKELY(!is_kept(&limited->limits[i], limited, value, target))) {
            return &limited->limits[i];
        }
    }
    return NULL;
}

/* ---- the codec ------------------------------------------------------------------------------- */

/* The bytes of the first `longest` characters, or bytes. */
static size_t size_of_most(bean_str text, const bean_gen_limited *limited)
{
    uint64_t count = 0;
    size_t size = 0;
    if (text.size <= limited->longest) {
        return text.size;
    }
    if (limited->truncates == BEAN_GEN_TO_BYTES) {
        return (size_t)limited->longest;
    }
    while (size < text.size) {
        count += ((unsigned char)text.data[size] & 0xc0) != 0x80;
        if (count > limited->longest) {
            break;
        }
        size++;
    }
    return size;
}

/* A text that lies in the input is shown shorter, any other one is copied, since it may be the
 * user's. False, described, when there is no memory. */
static bool cut_text(bean_gen_reader *reader, const char *start, void *out,
                     const bean_gen_limited *limited)
{
    const bean_gen_value *value = &limited->parts[0];
    bean_str text = bean_i_text(value, out);
    size_t size = size_of_most(text, limited);
    uintptr_t place = (uintptr_t)text.data - (uintptr_t)reader->start;
    char *copy;
    if (size == text.size) {
        return true;
    }
    if (value->kind == BEAN_GEN_INLINE_TEXT) {
        memset((char *)out + size, 0, text.size - size);
        return true;
    }
    if (place >= (size_t)(reader->end - reader->start)) {
        copy = bean_i_arena_text(reader->arena, size + 1);
        if (copy == NULL) {
            (void)bean_i_read_fail_memory(reader, start);
            return false;
        }
        memcpy(copy, text.data, size);
        copy[size] = '\0';
        text.data = copy;
    }
    text.size = size;
    memcpy(out, &text, sizeof text);
    return true;
}

const char *bean_gen_read_limited(bean_gen_reader *reader, const char *cursor, void *out,
                                  const bean_gen_codec *codec)
{
    const bean_gen_limited *limited = (const bean_gen_limited *)codec->detail;
    const bean_gen_limit *limit;
    const char *start;
    start = bean_i_skip_space(reader, cursor);
    cursor = bean_gen_read_value(reader, start, out, &limited->parts[0]);
    if (BEAN_UNLIKELY(cursor == NULL)) {
        return NULL;
    }
    if (limited->truncates != 0 && !cut_text(reader, start, out, limited)) {
        return NULL;
    }
    limit = bean_gen_check_limits(limited, &limited->parts[0], out);
    if (BEAN_UNLIKELY(limit != NULL)) {
        return bean_i_read_fail(reader, BEAN_ERROR_CONSTRAINT, start, start, limit->words);
    }
    return cursor;
}

char *bean_gen_write_limited(bean_gen_writer *writer, char *cursor, const void *in,
                             const bean_gen_codec *codec)
{
    const bean_gen_limited *limited = (const bean_gen_limited *)codec->detail;
    const bean_gen_limit *limit = NULL;
    if (writer->check || limited->when_writing) {
        limit = bean_gen_check_limits(limited, &limited->parts[0], in);
    }
    if (BEAN_UNLIKELY(limit != NULL)) {
        return bean_i_write_fail(writer, BEAN_ERROR_CONSTRAINT, limit->words, NULL, NULL);
    }
    return bean_gen_write_value(writer, cursor, in, &limited->parts[0]);
}
