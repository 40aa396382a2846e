/* Made by beanc 0.1.0 from idl/person.bean. Changes belong there. */
#define BEAN_IMPLEMENTATION
#include "person_gen.h"

#include <bean_gen.h>

#if BEAN_GEN_VERSION != 1
#error "libbean is of another version than the beanc that made this file"
#endif

static bean_gen_read_function b_read_demo_address;
static bean_gen_write_function b_write_demo_address;
static bean_gen_read_function b_read_demo_person;
static bean_gen_write_function b_write_demo_person;

/* ---- demo.Address ---- */

static const uint32_t b_displacements_keys_demo_address[] = {
    4, 0,
};
static const bean_gen_key b_slots_keys_demo_address[] = {
    {"street", 6, 0},
    {"country", 7, 4},
    {"zip", 3, 3},
    {"city", 4, 2},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"number", 6, 1},
};
static const bean_gen_keys b_keys_demo_address = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 1,
    .slot_mask = 7,
    .displacements = b_displacements_keys_demo_address,
    .slots = b_slots_keys_demo_address,
};

static const bean_accessor b_accessors_demo_address[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"street\":", .key_size = 10, .name = "street",
        .offset = offsetof(demo_address, street), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"number\":", .key_size = 10, .name = "number",
        .offset = offsetof(demo_address, number), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"city\":", .key_size = 8, .name = "city",
        .offset = offsetof(demo_address, city), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"zip\":", .key_size = 7, .name = "zip",
        .offset = offsetof(demo_address, zip), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"country\":", .key_size = 11, .name = "country",
        .offset = offsetof(demo_address, country), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_demo_address(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    demo_address *const b_bean = (demo_address *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"street\":")) {
        goto b_at_street;
    }
    b_next = bean_gen_open_object(b_reader, b_cursor, b_type, b_seen);
    for (;;) {
        switch (b_next) {
        case 0:
            b_cursor = b_reader->cursor;
        b_at_street:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->street);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 0);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"number\":")) {
                goto b_at_number;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_number:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->number);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"city\":")) {
                goto b_at_city;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_city:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->city);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"zip\":")) {
                goto b_at_zip;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_zip:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->zip);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"country\":")) {
                goto b_at_country;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_country:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->country);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 5))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_demo_address(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const demo_address *const b_bean = (const demo_address *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 215);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"street\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->street, 172);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &demo_address_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"number\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->number);
    BEAN_GEN_TEXT(b_cursor, ",\"city\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->city, 88);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &demo_address_type, 2);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"zip\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->zip, 47);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &demo_address_type, 3);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"country\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->country, 2);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &demo_address_type, 4);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\"}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type demo_address_type = {
    .name = "demo.Address",
    .accessors = b_accessors_demo_address,
    .keys = &b_keys_demo_address,
    .read = b_read_demo_address,
    .write = b_write_demo_address,
    .count = 5,
    .size = sizeof(demo_address),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_demo_address = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(demo_address), .detail = &demo_address_type};
static const bean_gen_value b_value_list_demo_address = {.kind = BEAN_GEN_LIST,
    .size = sizeof(demo_address_list), .detail = &b_value_demo_address};

void demo_address_init(demo_address *out)
{
    bean_gen_init(&demo_address_type, out);
}

void demo_address_clear(demo_address *out)
{
    memset(out, 0, sizeof *out);
}

bean_status demo_address_copy(demo_address *out, const demo_address *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_demo_address, out, in, arena);
}

bool demo_address_equal(const demo_address *left, const demo_address *right)
{
    return bean_gen_equal(&b_value_demo_address, left, right);
}

bean_status demo_address_validate(const demo_address *in, bean_error *error)
{
    return bean_gen_validate(&b_value_demo_address, in, error);
}

bean_status demo_address_read(demo_address *out, const char *json, size_t size, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_demo_address, out, json, size, arena, NULL, error);
}

bean_status demo_address_read_with(demo_address *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_demo_address, out, json, size, arena, options, error);
}

bean_status demo_address_read_file(demo_address *out, const char *path, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_read_file(&b_value_demo_address, out, path, arena, error);
}

bean_status demo_address_merge(demo_address *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_demo_address, target, json, size, arena, error);
}

bean_status demo_address_write(const demo_address *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_demo_address, in, out, NULL, NULL);
}

bean_status demo_address_write_with(const demo_address *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_demo_address, in, out, options, error);
}

bean_status demo_address_write_to(const demo_address *in, char *to, size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_demo_address, in, to, room, needed, NULL);
}

bean_status demo_address_size(const demo_address *in, uint64_t *size)
{
    return bean_gen_size(&b_value_demo_address, in, size);
}

bean_status demo_address_write_file(const demo_address *in, const char *path, bean_error *error)
{
    return bean_gen_write_file(&b_value_demo_address, in, path, error);
}

bean_status demo_address_list_read(demo_address_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_demo_address, out, json, size, arena, NULL, error);
}

bean_status demo_address_list_read_with(demo_address_list *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_demo_address, out, json, size, arena, options,
        error);
}

bean_status demo_address_list_write(const demo_address_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_demo_address, in, out, NULL, NULL);
}

bean_status demo_address_list_write_with(const demo_address_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_demo_address, in, out, options, error);
}

bean_status demo_address_list_size(const demo_address_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_demo_address, in, size);
}

/* ---- demo.Person ---- */

static const uint32_t b_displacements_keys_demo_person[] = {
    2, 0, 0, 0,
};
static const bean_gen_key b_slots_keys_demo_person[] = {
    {"firstName", 9, 0},
    {NULL, 0, -1},
    {"company", 7, 4},
    {"email", 5, 2},
    {NULL, 0, -1},
    {"lastName", 8, 1},
    {NULL, 0, -1},
    {"homeAddress", 11, 7},
    {NULL, 0, -1},
    {NULL, 0, -1},
    {"jobTitle", 8, 5},
    {NULL, 0, -1},
    {"workAddress", 11, 8},
    {"age", 3, 6},
    {"phone", 5, 3},
    {NULL, 0, -1},
};
static const bean_gen_keys b_keys_demo_person = {
    .seed = UINT64_C(11400714814019112807),
    .bucket_mask = 3,
    .slot_mask = 15,
    .displacements = b_displacements_keys_demo_person,
    .slots = b_slots_keys_demo_person,
};

static const bean_accessor b_accessors_demo_person[] = {
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"firstName\":", .key_size = 13, .name = "first_name",
        .offset = offsetof(demo_person, first_name), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"lastName\":", .key_size = 12, .name = "last_name",
        .offset = offsetof(demo_person, last_name), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"email\":", .key_size = 9, .name = "email",
        .offset = offsetof(demo_person, email), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"phone\":", .key_size = 9, .name = "phone",
        .offset = offsetof(demo_person, phone), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"company\":", .key_size = 11, .name = "company",
        .offset = offsetof(demo_person, company), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_STRING, .size = sizeof(bean_str)},
        .key = ",\"jobTitle\":", .key_size = 12, .name = "job_title",
        .offset = offsetof(demo_person, job_title), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_INT32, .size = sizeof(int32_t)},
        .key = ",\"age\":", .key_size = 7, .name = "age",
        .offset = offsetof(demo_person, age), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .size = sizeof(demo_address), .detail = &demo_address_type},
        .key = ",\"homeAddress\":", .key_size = 15, .name = "home_address",
        .offset = offsetof(demo_person, home_address), .flags = BEAN_GEN_REQUIRED,
    },
    {
        .value = {.kind = BEAN_GEN_BEAN, .size = sizeof(demo_address), .detail = &demo_address_type},
        .key = ",\"workAddress\":", .key_size = 15, .name = "work_address",
        .offset = offsetof(demo_person, work_address), .flags = BEAN_GEN_REQUIRED,
    },
};

static const char *b_read_demo_person(bean_gen_reader *b_reader, const char *b_cursor,
    void *b_out, const bean_type *b_type)
{
    demo_person *const b_bean = (demo_person *)b_out;
    uint64_t b_seen[1] = {0};
    int32_t b_next;

    if (BEAN_GEN_EXPECT_FIRST(b_reader, b_cursor, b_seen, 0, "{\"firstName\":")) {
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
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 1, ",\"lastName\":")) {
                goto b_at_last_name;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 1:
            b_cursor = b_reader->cursor;
        b_at_last_name:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->last_name);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 1);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 2, ",\"email\":")) {
                goto b_at_email;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 2:
            b_cursor = b_reader->cursor;
        b_at_email:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->email);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 2);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 3, ",\"phone\":")) {
                goto b_at_phone;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 3:
            b_cursor = b_reader->cursor;
        b_at_phone:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->phone);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 3);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 4, ",\"company\":")) {
                goto b_at_company;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 4:
            b_cursor = b_reader->cursor;
        b_at_company:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->company);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 4);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 5, ",\"jobTitle\":")) {
                goto b_at_job_title;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 5:
            b_cursor = b_reader->cursor;
        b_at_job_title:
            b_cursor = bean_gen_read_string(b_reader, b_cursor, &b_bean->job_title);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 5);
            }
            BEAN_HIDE(b_cursor);
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 6, ",\"age\":")) {
                goto b_at_age;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 6:
            b_cursor = b_reader->cursor;
        b_at_age:
            b_cursor = bean_gen_read_int32(b_reader, b_cursor, &b_bean->age);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 6);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 7, ",\"homeAddress\":")) {
                goto b_at_home_address;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 7:
            b_cursor = b_reader->cursor;
        b_at_home_address:
            b_cursor = b_read_demo_address(b_reader, b_cursor, &b_bean->home_address, &demo_address_type);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 7);
            }
            if (BEAN_GEN_EXPECT(b_reader, b_cursor, b_seen, 8, ",\"workAddress\":")) {
                goto b_at_work_address;
            }
            b_next = bean_gen_next_property(b_reader, b_cursor, b_type, b_seen);
            break;
        case 8:
            b_cursor = b_reader->cursor;
        b_at_work_address:
            b_cursor = b_read_demo_address(b_reader, b_cursor, &b_bean->work_address, &demo_address_type);
            if (BEAN_UNLIKELY(b_cursor == NULL)) {
                return bean_gen_read_failed(b_reader, b_type, 8);
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
    if (BEAN_UNLIKELY(!bean_gen_all_seen(b_seen, 9))) {
        b_reader->cursor = b_cursor;
        return bean_gen_missing(b_reader, b_type, b_out, b_seen);
    }
    return b_cursor;
}

static char *b_write_demo_person(bean_gen_writer *b_writer, char *b_cursor,
    const void *b_in, const bean_type *b_type)
{
    const demo_person *const b_bean = (const demo_person *)b_in;

    (void)b_type;
    if (BEAN_UNLIKELY(b_writer->depth == 0)) {
        return bean_gen_write_too_deep(b_writer);
    }
    b_writer->depth--;
    b_cursor = bean_gen_room(b_writer, b_cursor, 324);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "{\"firstName\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->first_name, 278);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &demo_person_type, 0);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"lastName\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->last_name, 232);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &demo_person_type, 1);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"email\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->email, 189);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &demo_person_type, 2);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"phone\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->phone, 146);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &demo_person_type, 3);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"company\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->company, 101);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &demo_person_type, 4);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"jobTitle\":\"");
    b_cursor = bean_gen_put_string(b_writer, b_cursor, b_bean->job_title, 55);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &demo_person_type, 5);
    }
    BEAN_HIDE(b_cursor);
    BEAN_GEN_TEXT(b_cursor, "\",\"age\":");
    b_cursor = bean_gen_put_int32(b_cursor, b_bean->age);
    BEAN_GEN_TEXT(b_cursor, ",\"homeAddress\":");
    b_cursor = b_write_demo_address(b_writer, b_cursor, &b_bean->home_address, &demo_address_type);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &demo_person_type, 7);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 15);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, ",\"workAddress\":");
    b_cursor = b_write_demo_address(b_writer, b_cursor, &b_bean->work_address, &demo_address_type);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return bean_gen_write_failed(b_writer, &demo_person_type, 8);
    }
    b_cursor = bean_gen_room(b_writer, b_cursor, 1);
    if (BEAN_UNLIKELY(b_cursor == NULL)) {
        return NULL;
    }
    BEAN_GEN_TEXT(b_cursor, "}");
    b_writer->depth++;
    return b_cursor;
}

const bean_type demo_person_type = {
    .name = "demo.Person",
    .accessors = b_accessors_demo_person,
    .keys = &b_keys_demo_person,
    .read = b_read_demo_person,
    .write = b_write_demo_person,
    .count = 9,
    .size = sizeof(demo_person),
    .words = 1,
    .flags = 0,
    .read_shape = BEAN_SHAPE_FUSED,
    .write_shape = BEAN_SHAPE_FUSED,
};

static const bean_gen_value b_value_demo_person = {.kind = BEAN_GEN_BEAN,
    .size = sizeof(demo_person), .detail = &demo_person_type};
static const bean_gen_value b_value_list_demo_person = {.kind = BEAN_GEN_LIST,
    .size = sizeof(demo_person_list), .detail = &b_value_demo_person};

void demo_person_init(demo_person *out)
{
    bean_gen_init(&demo_person_type, out);
}

void demo_person_clear(demo_person *out)
{
    memset(out, 0, sizeof *out);
}

bean_status demo_person_copy(demo_person *out, const demo_person *in, bean_arena *arena)
{
    return bean_gen_copy(&b_value_demo_person, out, in, arena);
}

bool demo_person_equal(const demo_person *left, const demo_person *right)
{
    return bean_gen_equal(&b_value_demo_person, left, right);
}

bean_status demo_person_validate(const demo_person *in, bean_error *error)
{
    return bean_gen_validate(&b_value_demo_person, in, error);
}

bean_status demo_person_read(demo_person *out, const char *json, size_t size, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_read_document(&b_value_demo_person, out, json, size, arena, NULL, error);
}

bean_status demo_person_read_with(demo_person *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_demo_person, out, json, size, arena, options, error);
}

bean_status demo_person_read_file(demo_person *out, const char *path, bean_arena *arena,
    bean_error *error)
{
    return bean_gen_read_file(&b_value_demo_person, out, path, arena, error);
}

bean_status demo_person_merge(demo_person *target, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_merge(&b_value_demo_person, target, json, size, arena, error);
}

bean_status demo_person_write(const demo_person *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_demo_person, in, out, NULL, NULL);
}

bean_status demo_person_write_with(const demo_person *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_demo_person, in, out, options, error);
}

bean_status demo_person_write_to(const demo_person *in, char *to, size_t room, size_t *needed)
{
    return bean_gen_write_to(&b_value_demo_person, in, to, room, needed, NULL);
}

bean_status demo_person_size(const demo_person *in, uint64_t *size)
{
    return bean_gen_size(&b_value_demo_person, in, size);
}

bean_status demo_person_write_file(const demo_person *in, const char *path, bean_error *error)
{
    return bean_gen_write_file(&b_value_demo_person, in, path, error);
}

bean_status demo_person_list_read(demo_person_list *out, const char *json, size_t size,
    bean_arena *arena, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_demo_person, out, json, size, arena, NULL, error);
}

bean_status demo_person_list_read_with(demo_person_list *out, const char *json, size_t size,
    bean_arena *arena, const bean_read_options *options, bean_error *error)
{
    return bean_gen_read_document(&b_value_list_demo_person, out, json, size, arena, options,
        error);
}

bean_status demo_person_list_write(const demo_person_list *in, bean_buffer *out)
{
    return bean_gen_write_document(&b_value_list_demo_person, in, out, NULL, NULL);
}

bean_status demo_person_list_write_with(const demo_person_list *in, bean_buffer *out,
    const bean_write_options *options, bean_error *error)
{
    return bean_gen_write_document(&b_value_list_demo_person, in, out, options, error);
}

bean_status demo_person_list_size(const demo_person_list *in, uint64_t *size)
{
    return bean_gen_size(&b_value_list_demo_person, in, size);
}

const bean_type *const demo_person_gen_types[] = {
    &demo_address_type,
    &demo_person_type,
    NULL,
};

