/* The person bean by hand with cJSON. */
#ifndef BENCH_PERSON_CJSON_H
#define BENCH_PERSON_CJSON_H

#include <stdbool.h>

#include "person_f.h"

/* A document that is one person or a list of them. What was read is freed by cjson_free_people,
 * also after a failure. */
bool cjson_read_people(const char *json, size_t size, f_person_list *out);
void cjson_free_people(f_person_list *list);

/* Terminated text for free(). */
char *cjson_write_people(const f_person *people, size_t count, bool as_list);

#endif
