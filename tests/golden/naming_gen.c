/* Made by beanc 0.1.0 from naming.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "naming_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_golden_naming_words;
static bean_gen_write_function b_write_golden_naming_words;
static bean_gen_read_function b_read_golden_kebab;
static bean_gen_write_function b_write_golden_kebab;
static bean_gen_read_function b_read_golden_naming_jackson_snake;
static bean_gen_write_function b_write_golden_naming_jackson_snake;
static bean_gen_read_function b_read_golden_naming_jackson_kebab;
static bean_gen_write_function b_write_golden_naming_jackson_kebab;
static bean_gen_read_function b_read_golden_naming_jackson_dot;
static bean_gen_write_function b_write_golden_naming_jackson_dot;
static bean_gen_read_function b_read_golden_naming_snake;
static bean_gen_write_function b_write_golden_naming_snake;
static bean_gen_read_function b_read_golden_naming_keywords;
static bean_gen_write_function b_write_golden_naming_keywords;

/* ---- golden.naming.Mode ---- */

static const bean_gen_enum_entry b_entries_golden_naming_mode[] = {
    {0, BEAN_GEN_PADDED("\"read-only\""), 11, "read-only"},
    {1, BEAN_GEN_PADDED("\"read-write\""), 12, "read-write"},
    {2, BEAN_GEN_PADDED("\"none\""), 6, "none"},
};
static const uint32_t b_displacements_names_golden_naming_mode[] = {
    0,
};
static const bean_gen_key b_slots_names_golden_naming_mode[] = {
    {"none", 4, 2},
    {NULL, 0, -1},
    {"read-only", 9, 0},
    {"read-write", 10, 1},
};
static const bean_gen_keys b_names_golden_naming_mode = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 3,
    .displacements = b_displacements_names_golden_naming_mode,
    .slots = b_slots_names_golden_naming_mode,
};

static const uint16_t b_places_golden_naming_mode[] = {
    1, 2, 3,
};
const bean_enum golden_naming_mode_type = {
    .name = "golden.naming.Mode",
    .entries = b_entries_golden_naming_mode,
    .keys = &b_names_golden_naming_mode,
    .places = b_places_golden_naming_mode,
    .lowest = 0, .span = 3,
    .count = 3,
    .default_place = -1,
    .size = 4,
    .is_signed = true,
};

/* ---- golden.naming.Words ---- */

static const uint32_t b_displacements_keys_golden_naming_words[] = {
    1, 1, 0, 0,
};
static const bean_gen_key b_slots_keys_golden_naming_words[] = {
    {"volume30Day", 11, 5},
    {NULL, 0, -1},
    {"userTitle", 9, 7},
    {"theWww", 6, 3},
    {NULL, 0, -1},
    {"aB", 2, 8},
    {"parseHttpRequest", 16, 2},
    {"volume40day", 11, 6},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"userName", 8, 0},
    {NULL, 0, -1},
    {"urlBuilder", 10, 1},
    {"md5", 3, 4},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_golden_naming_words = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 3,
    .slot_mask = 15,
    .displacements = b_displacements_keys_golden_naming_words,
    .slots = b_slots_keys_golden_naming_words,
};

static const bean_accessor b_accessors_golden_naming_words[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"userName\":", .key_size = 12, .name = "userName",
        .offset = offsetof(golden_naming_words, user_name), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"urlBuilder\":", .key_size = 14, .name = "URLBuilder",
        .offset = offsetof(golden_naming_words, url_builder), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"parseHttpRequest\":", .key_size = 20, .name = "parseHTTPRequest",
        .offset = offsetof(golden_naming_words, parse_http_request), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"theWww\":", .key_size = 10, .name = "theWWW",
        .offset = offsetof(golden_naming_words, the_www), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"md5\":", .key_size = 7, .name = "MD5",
        .offset = offsetof(golden_naming_words, md5), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"volume30Day\":", .key_size = 15, .name = "volume30Day",
        .offset = offsetof(golden_naming_words, volume30_day), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"volume40day\":", .key_size = 15, .name = "volume_40day",
        .offset = offsetof(golden_naming_words, volume_40day), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"userTitle\":", .key_size = 13, .name = "user_Title",
        .offset = offsetof(golden_naming_words, user_title), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"aB\":", .key_size = 6, .name = "aB",
        .offset = offsetof(golden_naming_words, a_b), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_naming_words(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_naming_words *const b_bean = (golden_naming_words *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"userName\":")) {
        goto b_at_user_name;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_user_name:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->user_name);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"urlBuilder\":")) {
                goto b_at_url_builder;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_url_builder:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->url_builder);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"parseHttpRequest\":")) {
                goto b_at_parse_http_request;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_parse_http_request:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->parse_http_request);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"theWww\":")) {
                goto b_at_the_www;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_the_www:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->the_www);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"md5\":")) {
                goto b_at_md5;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_md5:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->md5);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"volume30Day\":")) {
                goto b_at_volume30_day;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_volume30_day:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->volume30_day);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 5);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 6, ",\"volume40day\":")) {
                goto b_at_volume_40day;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 6:
            b_cursor = b_reader->cursor;
        b_at_volume_40day:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->volume_40day);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 6);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 7, ",\"userTitle\":")) {
                goto b_at_user_title;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 7:
            b_cursor = b_reader->cursor;
        b_at_user_title:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->user_title);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 7);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 8, ",\"aB\":")) {
                goto b_at_a_b;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 8:
            b_cursor = b_reader->cursor;
        b_at_a_b:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->a_b);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 8);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {
                goto b_closed;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case BEAN_GEN_CLOSED:
            b_cursor = b_reader->cursor;
            goto b_closed;
        default:
            return NULL;
        }
    }
b_closed:
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 9))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_naming_words(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_naming_words *const b_bean = (const golden_naming_words *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 419);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"userName\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->user_name, 374);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_words_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"urlBuilder\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->url_builder, 326);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_words_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"parseHttpRequest\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->parse_http_request, 272);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_words_type, 2);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"theWww\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->the_www, 228);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_words_type, 3);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"md5\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->md5, 187);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_words_type, 4);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"volume30Day\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->volume30_day, 138);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_words_type, 5);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"volume40day\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->volume_40day, 89);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_words_type, 6);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"userTitle\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->user_title, 42);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_words_type, 7);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"aB\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->a_b, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_words_type, 8);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_naming_words_type = {
    .name = "golden.naming.Words",
    .accessors = b_accessors_golden_naming_words,
    .keys = &b_keys_golden_naming_words,
    .read = b_read_golden_naming_words,
    .write = b_write_golden_naming_words,
    .count = 9,
    .size = sizeof(golden_naming_words),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_naming_words = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_naming_words), .detail = &golden_naming_words_type};
static const bean_gen_value b_value_list_golden_naming_words = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_naming_words_list), .detail = &b_value_golden_naming_words};

void golden_naming_words_init(golden_naming_words *out)
{
    bean_gen_init(&golden_naming_words_type, out);
}

void golden_naming_words_clear(golden_naming_words *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_naming_words_copy(golden_naming_words *out, const golden_naming_words *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_naming_words, out, in, arena);
}

bool golden_naming_words_equal(const golden_naming_words *left, const golden_naming_words *right)
{
    return bean_gen_equal(&b_value_golden_naming_words, left, right);
}

bean_status golden_naming_words_validate(const golden_naming_words *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_naming_words, in, error);
}

bean_status golden_naming_words_read(golden_naming_words *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_naming_words, out, json, size, arena, NULL,
        error);
}

bean_status golden_naming_words_read_with(golden_naming_words *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_naming_words, out, json, size, arena, options,
        error);
}

bean_status golden_naming_words_read_file(golden_naming_words *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_naming_words, out, path, arena, error);
}

bean_status golden_naming_words_merge(golden_naming_words *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_naming_words, target, json, size, arena, error);
}

bean_status golden_naming_words_write(const golden_naming_words *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_naming_words, in, out, NULL, NULL);
}

bean_status golden_naming_words_write_with(const golden_naming_words *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_naming_words, in, out, options, error);
}

bean_status golden_naming_words_write_to(const golden_naming_words *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_naming_words, in, to, room, needed, NULL);
}

bean_status golden_naming_words_size(const golden_naming_words *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_naming_words, in, size);
}

bean_status golden_naming_words_write_file(const golden_naming_words *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_naming_words, in, path, error);
}

bean_status golden_naming_words_list_read(golden_naming_words_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_naming_words, out, json, size, arena, NULL,
        error);
}

bean_status golden_naming_words_list_read_with(golden_naming_words_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_naming_words, out, json, size, arena,
        options, error);
}

bean_status golden_naming_words_list_write(const golden_naming_words_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_naming_words, in, out, NULL, NULL);
}

bean_status golden_naming_words_list_write_with(const golden_naming_words_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_naming_words, in, out, options, error);
}

bean_status golden_naming_words_list_size(const golden_naming_words_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_naming_words, in, size);
}

/* ---- golden.naming.Kebab ---- */

static const uint32_t b_displacements_keys_golden_kebab[] = {
    0, 0, 1, 3,
};
static const bean_gen_key b_slots_keys_golden_kebab[] = {
    {"trigraph\077\077/", 11, 4},
    {"email", 5, 1},
    {"gr\303\266\303\237e", 7, 2},
    {"FIRST-NAME", 10, 0},
    {NULL, 0, -1},
    {"mail", 4, 1},
    {"e-mail \"address\"\012", 17, 1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"", 0, 3},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"TRIGRAPH", 8, 4},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_golden_kebab = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 3,
    .slot_mask = 15,
    .displacements = b_displacements_keys_golden_kebab,
    .slots = b_slots_keys_golden_kebab,
};

static const bean_accessor b_accessors_golden_kebab[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"FIRST-NAME\":", .key_size = 14, .name = "first_name",
        .offset = offsetof(golden_kebab, first_name), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"e-mail \\\"address\\\"\\n\":", .key_size = 24, .name = "email",
        .offset = offsetof(golden_kebab, email), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"gr\303\266\303\237e\":", .key_size = 11, .name = "size",
        .offset = offsetof(golden_kebab, size_in_cm), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"\":", .key_size = 4, .name = "nothing",
        .offset = offsetof(golden_kebab, nothing), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_BOOL, .size = sizeof(bool)},
        .key = ",\"TRIGRAPH\":", .key_size = 12, .name = "trigraph",
        .offset = offsetof(golden_kebab, trigraph), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_kebab(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_kebab *const b_bean = (golden_kebab *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"FIRST-NAME\":")) {
        goto b_at_first_name;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_first_name:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->first_name);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"e-mail \\\"address\\\"\\n\":")) {
                goto b_at_email;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_email:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->email);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"gr\303\266\303\237e\":")) {
                goto b_at_size_in_cm;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_size_in_cm:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->size_in_cm);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"\":")) {
                goto b_at_nothing;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_nothing:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->nothing);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"TRIGRAPH\":")) {
                goto b_at_trigraph;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_trigraph:
            b_cursor = bean_gen_read_bool(b_reader, b_cursor, &b_bean->trigraph);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {
                goto b_closed;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case BEAN_GEN_CLOSED:
            b_cursor = b_reader->cursor;
            goto b_closed;
        default:
            return NULL;
        }
    }
b_closed:
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 5))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_kebab(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_kebab *const b_bean = (const golden_kebab *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 232);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"FIRST-NAME\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->first_name, 185);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_kebab_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"e-mail \\\"address\\\"\\n\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->email, 127);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_kebab_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"gr\303\266\303\237e\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->size_in_cm);
    BEAN_GEN_TEXT(b_cursor, ",\"\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->nothing, 46);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_kebab_type, 3);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"TRIGRAPH\":");
    b_cursor = bean_gen_put_bool(b_cursor, b_bean->trigraph);
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_kebab_type = {
    .name = "golden.naming.Kebab",
    .accessors = b_accessors_golden_kebab,
    .keys = &b_keys_golden_kebab,
    .read = b_read_golden_kebab,
    .write = b_write_golden_kebab,
    .count = 5,
    .size = sizeof(golden_kebab),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_kebab = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_kebab), .detail = &golden_kebab_type};
static const bean_gen_value b_value_list_golden_kebab = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_kebab_list), .detail = &b_value_golden_kebab};

void golden_kebab_init(golden_kebab *out)
{
    bean_gen_init(&golden_kebab_type, out);
}

void golden_kebab_clear(golden_kebab *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_kebab_copy(golden_kebab *out, const golden_kebab *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_kebab, out, in, arena);
}

bool golden_kebab_equal(const golden_kebab *left, const golden_kebab *right)
{
    return bean_gen_equal(&b_value_golden_kebab, left, right);
}

bean_status golden_kebab_validate(const golden_kebab *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_kebab, in, error);
}

bean_status golden_kebab_read(golden_kebab *out, const char *json, size_t size, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_kebab, out, json, size, arena, NULL, error);
}

bean_status golden_kebab_read_with(golden_kebab *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_kebab, out, json, size, arena, options, error);
}

bean_status golden_kebab_read_file(golden_kebab *out, const char *path, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_kebab, out, path, arena, error);
}

bean_status golden_kebab_merge(golden_kebab *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_kebab, target, json, size, arena, error);
}

bean_status golden_kebab_write(const golden_kebab *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_kebab, in, out, NULL, NULL);
}

bean_status golden_kebab_write_with(const golden_kebab *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_kebab, in, out, options, error);
}

bean_status golden_kebab_write_to(const golden_kebab *in, char *to, size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_kebab, in, to, room, needed, NULL);
}

bean_status golden_kebab_size(const golden_kebab *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_kebab, in, size);
}

bean_status golden_kebab_write_file(const golden_kebab *in, const char *path, bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_kebab, in, path, error);
}

bean_status golden_kebab_list_read(golden_kebab_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_kebab, out, json, size, arena, NULL, error);
}

bean_status golden_kebab_list_read_with(golden_kebab_list *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_kebab, out, json, size, arena, options,
        error);
}

bean_status golden_kebab_list_write(const golden_kebab_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_kebab, in, out, NULL, NULL);
}

bean_status golden_kebab_list_write_with(const golden_kebab_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_kebab, in, out, options, error);
}

bean_status golden_kebab_list_size(const golden_kebab_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_kebab, in, size);
}

/* ---- golden.naming.JacksonSnake ---- */

static const uint32_t b_displacements_keys_golden_naming_jackson_snake[] = {
    0, 0,
};
static const bean_gen_key b_slots_keys_golden_naming_jackson_snake[] = {
    {"user_mode", 9, 3},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"volume_30day", 12, 2},
    {NULL, 0, -1},
    {"parse_httprequest", 17, 1},
    {"user_name", 9, 0},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_golden_naming_jackson_snake = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_keys_golden_naming_jackson_snake,
    .slots = b_slots_keys_golden_naming_jackson_snake,
};

static const bean_accessor b_accessors_golden_naming_jackson_snake[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"user_name\":", .key_size = 13, .name = "userName",
        .offset = offsetof(golden_naming_jackson_snake, user_name), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"parse_httprequest\":", .key_size = 21, .name = "parseHTTPRequest",
        .offset = offsetof(golden_naming_jackson_snake, parse_http_request), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"volume_30day\":", .key_size = 16, .name = "volume_30day",
        .offset = offsetof(golden_naming_jackson_snake, volume_30day), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_ENUM, .size = sizeof(golden_naming_mode), .detail = &golden_naming_mode_type},
        .key = ",\"user_mode\":", .key_size = 13, .name = "USER_MODE",
        .offset = offsetof(golden_naming_jackson_snake, user_mode), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_naming_jackson_snake(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_naming_jackson_snake *const b_bean = (golden_naming_jackson_snake *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"user_name\":")) {
        goto b_at_user_name;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_user_name:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->user_name);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"parse_httprequest\":")) {
                goto b_at_parse_http_request;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_parse_http_request:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->parse_http_request);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"volume_30day\":")) {
                goto b_at_volume_30day;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_volume_30day:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->volume_30day);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"user_mode\":")) {
                goto b_at_user_mode;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_user_mode:
            b_cursor = bean_gen_read_enum(b_reader, b_cursor, &golden_naming_mode_type, &b_bean->user_mode);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {
                goto b_closed;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case BEAN_GEN_CLOSED:
            b_cursor = b_reader->cursor;
            goto b_closed;
        default:
            return NULL;
        }
    }
b_closed:
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 4))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_naming_jackson_snake(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_naming_jackson_snake *const b_bean = (const golden_naming_jackson_snake *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 178);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"user_name\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->user_name, 132);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_jackson_snake_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"parse_httprequest\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->parse_http_request, 77);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_jackson_snake_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"volume_30day\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->volume_30day, 27);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_jackson_snake_type, 2);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"user_mode\":");
    b_cursor = bean_gen_put_enum(b_writer, b_cursor, &golden_naming_mode_type, &b_bean->user_mode);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_jackson_snake_type, 3);
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_naming_jackson_snake_type = {
    .name = "golden.naming.JacksonSnake",
    .accessors = b_accessors_golden_naming_jackson_snake,
    .keys = &b_keys_golden_naming_jackson_snake,
    .read = b_read_golden_naming_jackson_snake,
    .write = b_write_golden_naming_jackson_snake,
    .count = 4,
    .size = sizeof(golden_naming_jackson_snake),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_naming_jackson_snake = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_naming_jackson_snake), .detail = &golden_naming_jackson_snake_type};
static const bean_gen_value b_value_list_golden_naming_jackson_snake = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_naming_jackson_snake_list), .detail = &b_value_golden_naming_jackson_snake};

void golden_naming_jackson_snake_init(golden_naming_jackson_snake *out)
{
    bean_gen_init(&golden_naming_jackson_snake_type, out);
}

void golden_naming_jackson_snake_clear(golden_naming_jackson_snake *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_naming_jackson_snake_copy(golden_naming_jackson_snake *out,
    const golden_naming_jackson_snake *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_naming_jackson_snake, out, in, arena);
}

bool golden_naming_jackson_snake_equal(const golden_naming_jackson_snake *left,
    const golden_naming_jackson_snake *right)
{
    return bean_gen_equal(&b_value_golden_naming_jackson_snake, left, right);
}

bean_status golden_naming_jackson_snake_validate(const golden_naming_jackson_snake *in,
    bean_error *error)
{
    return bean_gen_validate(&b_value_golden_naming_jackson_snake, in, error);
}

bean_status golden_naming_jackson_snake_read(golden_naming_jackson_snake *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_naming_jackson_snake, out, json, size, arena,
        NULL, error);
}

bean_status golden_naming_jackson_snake_read_with(golden_naming_jackson_snake *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_naming_jackson_snake, out, json, size, arena,
        options, error);
}

bean_status golden_naming_jackson_snake_read_file(golden_naming_jackson_snake *out,
    const char *path, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_naming_jackson_snake, out, path, arena, error);
}

bean_status golden_naming_jackson_snake_merge(golden_naming_jackson_snake *target,
    const char *json, size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_naming_jackson_snake, target, json, size, arena, error);
}

bean_status golden_naming_jackson_snake_write(const golden_naming_jackson_snake *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_naming_jackson_snake, in, out, NULL, NULL);
}

bean_status golden_naming_jackson_snake_write_with(const golden_naming_jackson_snake *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_naming_jackson_snake, in, out, options, error);
}

bean_status golden_naming_jackson_snake_write_to(const golden_naming_jackson_snake *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_naming_jackson_snake, in, to, room, needed, NULL);
}

bean_status golden_naming_jackson_snake_size(const golden_naming_jackson_snake *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_naming_jackson_snake, in, size);
}

bean_status golden_naming_jackson_snake_write_file(const golden_naming_jackson_snake *in,
    const char *path, bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_naming_jackson_snake, in, path, error);
}

bean_status golden_naming_jackson_snake_list_read(golden_naming_jackson_snake_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_naming_jackson_snake, out, json, size,
        arena, NULL, error);
}

bean_status golden_naming_jackson_snake_list_read_with(golden_naming_jackson_snake_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_naming_jackson_snake, out, json, size,
        arena, options, error);
}

bean_status golden_naming_jackson_snake_list_write(const golden_naming_jackson_snake_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_naming_jackson_snake, in, out, NULL, NULL);
}

bean_status golden_naming_jackson_snake_list_write_with(const golden_naming_jackson_snake_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_naming_jackson_snake, in, out, options,
        error);
}

bean_status golden_naming_jackson_snake_list_size(const golden_naming_jackson_snake_list *in,
    uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_naming_jackson_snake, in, size);
}

/* ---- golden.naming.JacksonKebab ---- */

static const uint32_t b_displacements_keys_golden_naming_jackson_kebab[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_naming_jackson_kebab[] = {
    {"m-d5", 4, 1},
    {"use-r_-name", 11, 2},
    {NULL, 0, -1},
    {"parse-http-request", 18, 0},
};
static const bean_gen_keys b_keys_golden_naming_jackson_kebab = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 0,
    .slot_mask = 3,
    .displacements = b_displacements_keys_golden_naming_jackson_kebab,
    .slots = b_slots_keys_golden_naming_jackson_kebab,
};

static const bean_accessor b_accessors_golden_naming_jackson_kebab[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"parse-http-request\":", .key_size = 22, .name = "parseHTTPRequest",
        .offset = offsetof(golden_naming_jackson_kebab, parse_http_request), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"m-d5\":", .key_size = 8, .name = "MD5",
        .offset = offsetof(golden_naming_jackson_kebab, md5), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"use-r_-name\":", .key_size = 15, .name = "USER_NAME",
        .offset = offsetof(golden_naming_jackson_kebab, user_name), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_naming_jackson_kebab(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_naming_jackson_kebab *const b_bean = (golden_naming_jackson_kebab *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"parse-http-request\":")) {
        goto b_at_parse_http_request;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_parse_http_request:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->parse_http_request);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"m-d5\":")) {
                goto b_at_md5;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_md5:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->md5);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"use-r_-name\":")) {
                goto b_at_user_name;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_user_name:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->user_name);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {
                goto b_closed;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case BEAN_GEN_CLOSED:
            b_cursor = b_reader->cursor;
            goto b_closed;
        default:
            return NULL;
        }
    }
b_closed:
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 3))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_naming_jackson_kebab(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_naming_jackson_kebab *const b_bean = (const golden_naming_jackson_kebab *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 148);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"parse-http-request\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->parse_http_request, 93);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_jackson_kebab_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"m-d5\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->md5, 51);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_jackson_kebab_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"use-r_-name\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->user_name, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_jackson_kebab_type, 2);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_naming_jackson_kebab_type = {
    .name = "golden.naming.JacksonKebab",
    .accessors = b_accessors_golden_naming_jackson_kebab,
    .keys = &b_keys_golden_naming_jackson_kebab,
    .read = b_read_golden_naming_jackson_kebab,
    .write = b_write_golden_naming_jackson_kebab,
    .count = 3,
    .size = sizeof(golden_naming_jackson_kebab),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_naming_jackson_kebab = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_naming_jackson_kebab), .detail = &golden_naming_jackson_kebab_type};
static const bean_gen_value b_value_list_golden_naming_jackson_kebab = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_naming_jackson_kebab_list), .detail = &b_value_golden_naming_jackson_kebab};

void golden_naming_jackson_kebab_init(golden_naming_jackson_kebab *out)
{
    bean_gen_init(&golden_naming_jackson_kebab_type, out);
}

void golden_naming_jackson_kebab_clear(golden_naming_jackson_kebab *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_naming_jackson_kebab_copy(golden_naming_jackson_kebab *out,
    const golden_naming_jackson_kebab *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_naming_jackson_kebab, out, in, arena);
}

bool golden_naming_jackson_kebab_equal(const golden_naming_jackson_kebab *left,
    const golden_naming_jackson_kebab *right)
{
    return bean_gen_equal(&b_value_golden_naming_jackson_kebab, left, right);
}

bean_status golden_naming_jackson_kebab_validate(const golden_naming_jackson_kebab *in,
    bean_error *error)
{
    return bean_gen_validate(&b_value_golden_naming_jackson_kebab, in, error);
}

bean_status golden_naming_jackson_kebab_read(golden_naming_jackson_kebab *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_naming_jackson_kebab, out, json, size, arena,
        NULL, error);
}

bean_status golden_naming_jackson_kebab_read_with(golden_naming_jackson_kebab *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_naming_jackson_kebab, out, json, size, arena,
        options, error);
}

bean_status golden_naming_jackson_kebab_read_file(golden_naming_jackson_kebab *out,
    const char *path, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_naming_jackson_kebab, out, path, arena, error);
}

bean_status golden_naming_jackson_kebab_merge(golden_naming_jackson_kebab *target,
    const char *json, size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_naming_jackson_kebab, target, json, size, arena, error);
}

bean_status golden_naming_jackson_kebab_write(const golden_naming_jackson_kebab *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_naming_jackson_kebab, in, out, NULL, NULL);
}

bean_status golden_naming_jackson_kebab_write_with(const golden_naming_jackson_kebab *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_naming_jackson_kebab, in, out, options, error);
}

bean_status golden_naming_jackson_kebab_write_to(const golden_naming_jackson_kebab *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_naming_jackson_kebab, in, to, room, needed, NULL);
}

bean_status golden_naming_jackson_kebab_size(const golden_naming_jackson_kebab *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_naming_jackson_kebab, in, size);
}

bean_status golden_naming_jackson_kebab_write_file(const golden_naming_jackson_kebab *in,
    const char *path, bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_naming_jackson_kebab, in, path, error);
}

bean_status golden_naming_jackson_kebab_list_read(golden_naming_jackson_kebab_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_naming_jackson_kebab, out, json, size,
        arena, NULL, error);
}

bean_status golden_naming_jackson_kebab_list_read_with(golden_naming_jackson_kebab_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_naming_jackson_kebab, out, json, size,
        arena, options, error);
}

bean_status golden_naming_jackson_kebab_list_write(const golden_naming_jackson_kebab_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_naming_jackson_kebab, in, out, NULL, NULL);
}

bean_status golden_naming_jackson_kebab_list_write_with(const golden_naming_jackson_kebab_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_naming_jackson_kebab, in, out, options,
        error);
}

bean_status golden_naming_jackson_kebab_list_size(const golden_naming_jackson_kebab_list *in,
    uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_naming_jackson_kebab, in, size);
}

/* ---- golden.naming.JacksonDot ---- */

static const uint32_t b_displacements_keys_golden_naming_jackson_dot[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_naming_jackson_dot[] = {
    {"the.www", 7, 1},
    {"user.name", 9, 0},
};
static const bean_gen_keys b_keys_golden_naming_jackson_dot = {
    .seed = UINT64_C(4354685562918608591),
    .bucket_mask = 0,
    .slot_mask = 1,
    .displacements = b_displacements_keys_golden_naming_jackson_dot,
    .slots = b_slots_keys_golden_naming_jackson_dot,
};

static const bean_accessor b_accessors_golden_naming_jackson_dot[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"user.name\":", .key_size = 13, .name = "userName",
        .offset = offsetof(golden_naming_jackson_dot, user_name), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"the.www\":", .key_size = 11, .name = "theWWW",
        .offset = offsetof(golden_naming_jackson_dot, the_www), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_naming_jackson_dot(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_naming_jackson_dot *const b_bean = (golden_naming_jackson_dot *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"user.name\":")) {
        goto b_at_user_name;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_user_name:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->user_name);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"the.www\":")) {
                goto b_at_the_www;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_the_www:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->the_www);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {
                goto b_closed;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case BEAN_GEN_CLOSED:
            b_cursor = b_reader->cursor;
            goto b_closed;
        default:
            return NULL;
        }
    }
b_closed:
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 2))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_naming_jackson_dot(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_naming_jackson_dot *const b_bean = (const golden_naming_jackson_dot *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 93);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"user.name\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->user_name, 47);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_jackson_dot_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"the.www\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->the_www, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_jackson_dot_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_naming_jackson_dot_type = {
    .name = "golden.naming.JacksonDot",
    .accessors = b_accessors_golden_naming_jackson_dot,
    .keys = &b_keys_golden_naming_jackson_dot,
    .read = b_read_golden_naming_jackson_dot,
    .write = b_write_golden_naming_jackson_dot,
    .count = 2,
    .size = sizeof(golden_naming_jackson_dot),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_naming_jackson_dot = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_naming_jackson_dot), .detail = &golden_naming_jackson_dot_type};
static const bean_gen_value b_value_list_golden_naming_jackson_dot = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_naming_jackson_dot_list), .detail = &b_value_golden_naming_jackson_dot};

void golden_naming_jackson_dot_init(golden_naming_jackson_dot *out)
{
    bean_gen_init(&golden_naming_jackson_dot_type, out);
}

void golden_naming_jackson_dot_clear(golden_naming_jackson_dot *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_naming_jackson_dot_copy(golden_naming_jackson_dot *out,
    const golden_naming_jackson_dot *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_naming_jackson_dot, out, in, arena);
}

bool golden_naming_jackson_dot_equal(const golden_naming_jackson_dot *left,
    const golden_naming_jackson_dot *right)
{
    return bean_gen_equal(&b_value_golden_naming_jackson_dot, left, right);
}

bean_status golden_naming_jackson_dot_validate(const golden_naming_jackson_dot *in,
    bean_error *error)
{
    return bean_gen_validate(&b_value_golden_naming_jackson_dot, in, error);
}

bean_status golden_naming_jackson_dot_read(golden_naming_jackson_dot *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_naming_jackson_dot, out, json, size, arena, NULL,
        error);
}

bean_status golden_naming_jackson_dot_read_with(golden_naming_jackson_dot *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_naming_jackson_dot, out, json, size, arena,
        options, error);
}

bean_status golden_naming_jackson_dot_read_file(golden_naming_jackson_dot *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_naming_jackson_dot, out, path, arena, error);
}

bean_status golden_naming_jackson_dot_merge(golden_naming_jackson_dot *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_naming_jackson_dot, target, json, size, arena, error);
}

bean_status golden_naming_jackson_dot_write(const golden_naming_jackson_dot *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_naming_jackson_dot, in, out, NULL, NULL);
}

bean_status golden_naming_jackson_dot_write_with(const golden_naming_jackson_dot *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_naming_jackson_dot, in, out, options, error);
}

bean_status golden_naming_jackson_dot_write_to(const golden_naming_jackson_dot *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_naming_jackson_dot, in, to, room, needed, NULL);
}

bean_status golden_naming_jackson_dot_size(const golden_naming_jackson_dot *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_naming_jackson_dot, in, size);
}

bean_status golden_naming_jackson_dot_write_file(const golden_naming_jackson_dot *in,
    const char *path, bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_naming_jackson_dot, in, path, error);
}

bean_status golden_naming_jackson_dot_list_read(golden_naming_jackson_dot_list *out,
    const char *json, size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_naming_jackson_dot, out, json, size, arena,
        NULL, error);
}

bean_status golden_naming_jackson_dot_list_read_with(golden_naming_jackson_dot_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_naming_jackson_dot, out, json, size, arena,
        options, error);
}

bean_status golden_naming_jackson_dot_list_write(const golden_naming_jackson_dot_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_naming_jackson_dot, in, out, NULL, NULL);
}

bean_status golden_naming_jackson_dot_list_write_with(const golden_naming_jackson_dot_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_naming_jackson_dot, in, out, options,
        error);
}

bean_status golden_naming_jackson_dot_list_size(const golden_naming_jackson_dot_list *in,
    uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_naming_jackson_dot, in, size);
}

/* ---- golden.naming.Snake ---- */

static const uint32_t b_displacements_keys_golden_naming_snake[] = {
    0,
};
static const bean_gen_key b_slots_keys_golden_naming_snake[] = {
    {"three_old_words", 15, 0},
};
static const bean_gen_keys b_keys_golden_naming_snake = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 0,
    .slot_mask = 0,
    .displacements = b_displacements_keys_golden_naming_snake,
    .slots = b_slots_keys_golden_naming_snake,
};

static const bean_accessor b_accessors_golden_naming_snake[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"three_old_words\":", .key_size = 19, .name = "ThreeOldWords",
        .offset = offsetof(golden_naming_snake, three_old_words), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_naming_snake(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_naming_snake *const b_bean = (golden_naming_snake *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"three_old_words\":")) {
        goto b_at_three_old_words;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_three_old_words:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->three_old_words);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {
                goto b_closed;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case BEAN_GEN_CLOSED:
            b_cursor = b_reader->cursor;
            goto b_closed;
        default:
            return NULL;
        }
    }
b_closed:
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 1))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_naming_snake(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_naming_snake *const b_bean = (const golden_naming_snake *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 54);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"three_old_words\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->three_old_words, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_snake_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_naming_snake_type = {
    .name = "golden.naming.Snake",
    .accessors = b_accessors_golden_naming_snake,
    .keys = &b_keys_golden_naming_snake,
    .read = b_read_golden_naming_snake,
    .write = b_write_golden_naming_snake,
    .count = 1,
    .size = sizeof(golden_naming_snake),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_naming_snake = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_naming_snake), .detail = &golden_naming_snake_type};
static const bean_gen_value b_value_list_golden_naming_snake = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_naming_snake_list), .detail = &b_value_golden_naming_snake};

void golden_naming_snake_init(golden_naming_snake *out)
{
    bean_gen_init(&golden_naming_snake_type, out);
}

void golden_naming_snake_clear(golden_naming_snake *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_naming_snake_copy(golden_naming_snake *out, const golden_naming_snake *in,
    bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_naming_snake, out, in, arena);
}

bool golden_naming_snake_equal(const golden_naming_snake *left, const golden_naming_snake *right)
{
    return bean_gen_equal(&b_value_golden_naming_snake, left, right);
}

bean_status golden_naming_snake_validate(const golden_naming_snake *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_naming_snake, in, error);
}

bean_status golden_naming_snake_read(golden_naming_snake *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_naming_snake, out, json, size, arena, NULL,
        error);
}

bean_status golden_naming_snake_read_with(golden_naming_snake *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_naming_snake, out, json, size, arena, options,
        error);
}

bean_status golden_naming_snake_read_file(golden_naming_snake *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_naming_snake, out, path, arena, error);
}

bean_status golden_naming_snake_merge(golden_naming_snake *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_naming_snake, target, json, size, arena, error);
}

bean_status golden_naming_snake_write(const golden_naming_snake *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_naming_snake, in, out, NULL, NULL);
}

bean_status golden_naming_snake_write_with(const golden_naming_snake *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_naming_snake, in, out, options, error);
}

bean_status golden_naming_snake_write_to(const golden_naming_snake *in, char *to, size_t room,
    size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_naming_snake, in, to, room, needed, NULL);
}

bean_status golden_naming_snake_size(const golden_naming_snake *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_naming_snake, in, size);
}

bean_status golden_naming_snake_write_file(const golden_naming_snake *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_naming_snake, in, path, error);
}

bean_status golden_naming_snake_list_read(golden_naming_snake_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_naming_snake, out, json, size, arena, NULL,
        error);
}

bean_status golden_naming_snake_list_read_with(golden_naming_snake_list *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_naming_snake, out, json, size, arena,
        options, error);
}

bean_status golden_naming_snake_list_write(const golden_naming_snake_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_naming_snake, in, out, NULL, NULL);
}

bean_status golden_naming_snake_list_write_with(const golden_naming_snake_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_naming_snake, in, out, options, error);
}

bean_status golden_naming_snake_list_size(const golden_naming_snake_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_naming_snake, in, size);
}

/* ---- golden.naming.Keywords ---- */

static const uint32_t b_displacements_keys_golden_naming_keywords[] = {
    0, 0,
};
static const bean_gen_key b_slots_keys_golden_naming_keywords[] = {
    {"bool", 4, 2},
    {"class", 5, 1},
    {"default", 7, 4},
    {NULL, 0, -1},
    {"errno", 5, 3},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"int", 3, 0},
};
static const bean_gen_keys b_keys_golden_naming_keywords = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_keys_golden_naming_keywords,
    .slots = b_slots_keys_golden_naming_keywords,
};

static const bean_accessor b_accessors_golden_naming_keywords[] = {
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"int\":", .key_size = 7, .name = "int",
        .offset = offsetof(golden_naming_keywords, int_), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"class\":", .key_size = 9, .name = "class",
        .offset = offsetof(golden_naming_keywords, class_), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_BOOL, .size = sizeof(bool)},
        .key = ",\"bool\":", .key_size = 8, .name = "bool",
        .offset = offsetof(golden_naming_keywords, bool_), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"errno\":", .key_size = 9, .name = "errno",
        .offset = offsetof(golden_naming_keywords, errno_), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"default\":", .key_size = 11, .name = "default",
        .offset = offsetof(golden_naming_keywords, default_), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_golden_naming_keywords(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    golden_naming_keywords *const b_bean = (golden_naming_keywords *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"int\":")) {
        goto b_at_int_;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_int_:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->int_);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"class\":")) {
                goto b_at_class_;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_class_:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->class_);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"bool\":")) {
                goto b_at_bool_;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_bool_:
            b_cursor = bean_gen_read_bool(b_reader, b_cursor, &b_bean->bool_);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"errno\":")) {
                goto b_at_errno_;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_errno_:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->errno_);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"default\":")) {
                goto b_at_default_;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_default_:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->default_);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            if (BEAN_GEN_CLOSES(b_reader, b_cursor)) {
                goto b_closed;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case BEAN_GEN_CLOSED:
            b_cursor = b_reader->cursor;
            goto b_closed;
        default:
            return NULL;
        }
    }
b_closed:
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 5))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_golden_naming_keywords(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const golden_naming_keywords *const b_bean = (const golden_naming_keywords *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 209);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"int\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->int_);
    BEAN_GEN_TEXT(b_cursor, ",\"class\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->class_, 128);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_keywords_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"bool\":");
    b_cursor = bean_gen_put_bool(b_cursor, b_bean->bool_);
    BEAN_GEN_TEXT(b_cursor, ",\"errno\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->errno_, 45);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &golden_naming_keywords_type, 3);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"default\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->default_);
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type golden_naming_keywords_type = {
    .name = "golden.naming.Keywords",
    .accessors = b_accessors_golden_naming_keywords,
    .keys = &b_keys_golden_naming_keywords,
    .read = b_read_golden_naming_keywords,
    .write = b_write_golden_naming_keywords,
    .count = 5,
    .size = sizeof(golden_naming_keywords),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_golden_naming_keywords = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(golden_naming_keywords), .detail = &golden_naming_keywords_type};
static const bean_gen_value b_value_list_golden_naming_keywords = {.kind = BEAN_GEN_LIST,
    .size = sizeof(golden_naming_keywords_list), .detail = &b_value_golden_naming_keywords};

void golden_naming_keywords_init(golden_naming_keywords *out)
{
    bean_gen_init(&golden_naming_keywords_type, out);
}

void golden_naming_keywords_clear(golden_naming_keywords *out)
{
    memset(out, 0, sizeof *out);
}

bean_status golden_naming_keywords_copy(golden_naming_keywords *out,
    const golden_naming_keywords *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_golden_naming_keywords, out, in, arena);
}

bool golden_naming_keywords_equal(const golden_naming_keywords *left,
    const golden_naming_keywords *right)
{
    return bean_gen_equal(&b_value_golden_naming_keywords, left, right);
}

bean_status golden_naming_keywords_validate(const golden_naming_keywords *in, bean_error *error)
{
    return bean_gen_validate(&b_value_golden_naming_keywords, in, error);
}

bean_status golden_naming_keywords_read(golden_naming_keywords *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_naming_keywords, out, json, size, arena, NULL,
        error);
}

bean_status golden_naming_keywords_read_with(golden_naming_keywords *out, const char *json,
    size_t size, bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_golden_naming_keywords, out, json, size, arena, options,
        error);
}

bean_status golden_naming_keywords_read_file(golden_naming_keywords *out, const char *path,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_file(&b_value_golden_naming_keywords, out, path, arena, error);
}

bean_status golden_naming_keywords_merge(golden_naming_keywords *target, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_golden_naming_keywords, target, json, size, arena, error);
}

bean_status golden_naming_keywords_write(const golden_naming_keywords *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_golden_naming_keywords, in, out, NULL, NULL);
}

bean_status golden_naming_keywords_write_with(const golden_naming_keywords *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_golden_naming_keywords, in, out, options, error);
}

bean_status golden_naming_keywords_write_to(const golden_naming_keywords *in, char *to,
    size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_golden_naming_keywords, in, to, room, needed, NULL);
}

bean_status golden_naming_keywords_size(const golden_naming_keywords *in, uint64_t *size)
{
    return bean_gen_size(&b_value_golden_naming_keywords, in, size);
}

bean_status golden_naming_keywords_write_file(const golden_naming_keywords *in, const char *path,
    bean_error *error)
{
    return bean_gen_write_file(&b_value_golden_naming_keywords, in, path, error);
}

bean_status golden_naming_keywords_list_read(golden_naming_keywords_list *out, const char *json,
    size_t size, bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_naming_keywords, out, json, size, arena,
        NULL, error);
}

bean_status golden_naming_keywords_list_read_with(golden_naming_keywords_list *out,
    const char *json, size_t size, bean_arena *arena, const bean_read_options *options,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_list_golden_naming_keywords, out, json, size, arena,
        options, error);
}

bean_status golden_naming_keywords_list_write(const golden_naming_keywords_list *in,
    bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_golden_naming_keywords, in, out, NULL, NULL);
}

bean_status golden_naming_keywords_list_write_with(const golden_naming_keywords_list *in,
    bean_buffer *out, const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_golden_naming_keywords, in, out, options, error);
}

bean_status golden_naming_keywords_list_size(const golden_naming_keywords_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_golden_naming_keywords, in, size);
}

const char *golden_naming_mode_name(golden_naming_mode value)
{
    return bean_gen_enum_name(&golden_naming_mode_type, (int64_t)value);
}

bool golden_naming_mode_from_name(const char *name, size_t size, golden_naming_mode *value)
{
    int64_t b_value;
    if (!bean_gen_enum_from_name(&golden_naming_mode_type, name, size, &b_value)) {
        return false;
    }
    *value = (golden_naming_mode)b_value;
    return true;
}

const bean_type *const golden_naming_naming_gen_types[] = {
    &golden_naming_words_type,
    &golden_kebab_type,
    &golden_naming_jackson_snake_type,
    &golden_naming_jackson_kebab_type,
    &golden_naming_jackson_dot_type,
    &golden_naming_snake_type,
    &golden_naming_keywords_type,
    NULL,
};

