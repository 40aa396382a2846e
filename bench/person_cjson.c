/*
 * What one would write by hand with cJSON for the person bean: parse, look up, check, copy; and
 * build, print. The strings of a person that was read belong to it and are freed again, as the
 * arena's are in the other rows.
 */
#include "person_cjson.h"

#include <cjson/cJSON.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static bool get_string(const cJSON *object, const char *name, bean_str *out)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, name);
    if (!cJSON_IsString(item)) {
        return false;
    }
    out->size = strlen(item->valuestring);
    out->data = strdup(item->valuestring);
    return out->data != NULL;
}

static bool get_int(const cJSON *object, const char *name, int32_t *out)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, name);
    if (!cJSON_IsNumber(item) || item->valuedouble != (double)item->valueint) {
        return false;
    }
    *out = item->valueint;
    return true;
}

static bool get_address(const cJSON *object, const char *name, f_address *out)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, name);
    return cJSON_IsObject(item) && get_string(item, "street", &out->street) &&
           get_int(item, "number", &out->number) && get_string(item, "city", &out->city) &&
           get_string(item, "zip", &out->zip) && get_string(item, "country", &out->country);
}

static bool get_person(const cJSON *object, f_person *out)
{
    return cJSON_IsObject(object) && get_string(object, "firstName", &out->first_name) &&
           get_string(object, "lastName", &out->last_name) &&
           get_string(object, "email", &out->email) && get_string(object, "phone", &out->phone) &&
           get_string(object, "company", &out->company) &&
           get_string(object, "jobTitle", &out->job_title) && get_int(object, "age", &out->age) &&
           get_address(object, "homeAddress", &out->home_address) &&
           get_address(object, "workAddress", &out->work_address);
}

static void free_string(bean_str text)
{
    free((void *)(uintptr_t)text.data);
}

static void free_address(f_address *address)
{
    free_string(address->street);
    free_string(address->city);
    free_string(address->zip);
    free_string(address->country);
}

static void free_person(f_person *person)
{
    free_string(person->first_name);
    free_string(person->last_name);
    free_string(person->email);
    free_string(person->phone);
    free_string(person->company);
    free_string(person->job_title);
    free_address(&person->home_address);
    free_address(&person->work_address);
}

bool cjson_read_people(const char *json, size_t size, f_person_list *out)
{
    cJSON *root = cJSON_ParseWithLength(json, size);
    const cJSON *item;
    bool is_list = cJSON_IsArray(root);
    bool good = root != NULL;
    out->count = 0;
    out->items = calloc(is_list ? (size_t)cJSON_GetArraySize(root) + 1 : 1, sizeof *out->items);
    good = good && out->items != NULL;
    if (good && !is_list) {
        good = get_person(root, &out->items[0]);
        out->count = 1;
    } else if (good) {
        cJSON_ArrayForEach(item, root)
        {
            good = good && get_person(item, &out->items[out->count]);
            out->count++;
        }
    }
    cJSON_Delete(root);
    return good;
}

void cjson_free_people(f_person_list *list)
{
    size_t i;
    for (i = 0; i < list->count; i++) {
        free_person(&list->items[i]);
    }
    free(list->items);
}

static cJSON *make_address(const f_address *in)
{
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "street", in->street.data);
    cJSON_AddNumberToObject(object, "number", in->number);
    cJSON_AddStringToObject(object, "city", in->city.data);
    cJSON_AddStringToObject(object, "zip", in->zip.data);
    cJSON_AddStringToObject(object, "country", in->country.data);
    return object;
}

static cJSON *make_person(const f_person *in)
{
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "firstName", in->first_name.data);
    cJSON_AddStringToObject(object, "lastName", in->last_name.data);
    cJSON_AddStringToObject(object, "email", in->email.data);
    cJSON_AddStringToObject(object, "phone", in->phone.data);
    cJSON_AddStringToObject(object, "company", in->company.data);
    cJSON_AddStringToObject(object, "jobTitle", in->job_title.data);
    cJSON_AddNumberToObject(object, "age", in->age);
    cJSON_AddItemToObject(object, "homeAddress", make_address(&in->home_address));
    cJSON_AddItemToObject(object, "workAddress", make_address(&in->work_address));
    return object;
}

char *cjson_write_people(const f_person *people, size_t count, bool as_list)
{
    cJSON *root = as_list ? cJSON_CreateArray() : make_person(people);
    char *text;
    size_t i;
    for (i = 0; as_list && i < count; i++) {
        cJSON_AddItemToArray(root, make_person(&people[i]));
    }
    text = cJSON_PrintUnformatted(root);
    cJSON_Delete(root);
    return text;
}
