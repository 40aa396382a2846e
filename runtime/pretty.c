/*
 * Pretty printing: one pass over compact text on its way to the storage, which may come in pieces
 * of any size. Two spaces a level, a space after each colon, nothing inside empty objects and
 * lists. Constant memory at any depth. Must not know values or writers: only text goes in and out.
 */
#include "internal_write.h"

static bool put_line(const struct bean_i_pretty *state, bean_i_sink *sink, void *user)
{
    static const char spaces[] = "                                                                ";
    uint64_t left = (uint64_t)state->level * 2;
    if (!sink(user, "\n", 1)) {
        return false;
    }
    while (left != 0) {
        size_t part = left < sizeof spaces - 1 ? (size_t)left : sizeof spaces - 1;
        if (!sink(user, spaces, part)) {
            return false;
        }
        left -= part;
    }
    return true;
}

/* The part of a string, or of a number or a literal, that starts at `data`; passed on as it is. */
static size_t string_size(struct bean_i_pretty *state, const char *data, size_t size)
{
    size_t i = 0;
    while (i < size) {
        char byte = data[i++];
        if (state->after_escape) {
            state->after_escape = false;
        } else if (byte == '\\') {
            state->after_escape = true;
        } else if (byte == '"') {
            state->in_string = false;
            break;
        }
    }
    return i;
}

static size_t plain_size(const char *data, size_t size)
{
    size_t i = 0;
    while (i < size && data[i] != '"' && data[i] != '{' && data[i] != '}' && data[i] != '[' &&
           data[i] != ']' && data[i] != ',' && data[i] != ':') {
        i++;
    }
    return i;
}

static bool put_structure(struct bean_i_pretty *state, char byte, bean_i_sink *sink, void *user)
{
    switch (byte) {
    case '{':
    case '[':
        state->level++;
        state->opened = true;
        return sink(user, &byte, 1);
    case '}':
    case ']':
        state->level--;
        if (!state->opened && !put_line(state, sink, user)) {
            return false;
        }
        state->opened = false;
        return sink(user, &byte, 1);
    case ',': return sink(user, ",", 1) && put_line(state, sink, user);
    default: return sink(user, ": ", 2);
    }
}

bool bean_i_pretty_feed(struct bean_i_pretty *state, const char *data, size_t size,
                        bean_i_sink *sink, void *user)
{
    while (size != 0) {
        size_t part;
        if (state->in_string) {
            part = string_size(state, data, size);
        } else {
            /* The first thing in an object or a list stands on a line of its own. */
            if (state->opened && *data != '}' && *data != ']') {
                state->opened = false;
                if (!put_line(state, sink, user)) {
                    return false;
                }
            }
            part = plain_size(data, size);
            if (part == 0 && *data != '"') {
                if (!put_structure(state, *data, sink, user)) {
                    return false;
                }
                data++;
                size--;
                continue;
            }
            if (part == 0) {
                part = 1;
                state->in_string = true;
            }
        }
        if (!sink(user, data, part)) {
            return false;
        }
        data += part;
        size -= part;
    }
    return true;
}
