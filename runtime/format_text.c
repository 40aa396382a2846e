/*
 * JSON strings for the codecs that users write.
 */
#include "internal.h"
#include "internal_write.h"
#include "kernels.h"

bool bean_str_read(const char *json, size_t size, bean_arena *arena, bean_str *text)
{
    bean_gen_reader reader;
    bean_error error;
    bean_str input;
    input.data = json;
    input.size = size;
    text->data = NULL;
    text->size = 0;
    if (size < 2 || *json != '"') {
        return false;
    }
    bean_i_reader_over(&reader, input, arena, &error);
    return bean_gen_read_string(&reader, json, text) == json + size;
}

/* Text that is cut off where there is no more room for it, and counted on. */
struct cut_text {
    char *to;
    size_t room;
    size_t size;
};

static void put(struct cut_text *out, const char *data, size_t size)
{
    for (size_t i = 0; i < size; i++, out->size++) {
        if (out->size < out->room) {
            out->to[out->size] = data[i];
        }
    }
}

size_t bean_str_write(bean_str text, char *json, size_t room)
{
    struct cut_text out = {json, room, 0};
    if (bean_i_utf8_check(text.data, text.data + text.size) != text.data + text.size) {
        return 0;
    }
    put(&out, "\"", 1);
    for (size_t i = 0; i < text.size; i++) {
        char escape[8];
        if (bean_i_is_escape(text.data[i])) {
            char *end = bean_i_put_escape(escape, (unsigned char)text.data[i]);
            put(&out, escape, (size_t)(end - escape));
        } else {
            put(&out, &text.data[i], 1);
        }
    }
    put(&out, "\"", 1);
    if (out.size < room) {
        json[out.size] = '\0';
    }
    return out.size;
}
