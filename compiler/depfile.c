/*
 * The quoting is that of GNU make's own reading of targets and prerequisites: a backslash in
 * front of a blank, '#' and ':', backslashes in front of one of those twice, and '$' twice. Other
 * backslashes stand for themselves.
 */
#include "depfile.h"

static bool is_special(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '#' || byte == ':';
}

static bool has(struct str path, char byte)
{
    return str_find(path, byte) < path.size;
}

bool depfile_can_name(struct str path, bool as_target)
{
    return path.size > 0 && path.data[path.size - 1] != '\\' && !has(path, '\n') &&
           !has(path, '\r') && !has(path, ';') && !has(path, '|') && !has(path, '\0') &&
           !(as_target && (has(path, '=') || has(path, '\t')));
}

void depfile_add_name(struct str_buffer *out, struct str path)
{
    size_t backslashes = 0; /* in front of the byte, without a gap */

    for (size_t i = 0; i < path.size; i++) {
        char byte = path.data[i];

        if (is_special(byte)) {
            str_buffer_add_repeated(out, '\\', backslashes + 1);
        } else if (byte == '$') {
            str_buffer_add_char(out, '$');
        }
        str_buffer_add_char(out, byte);
        backslashes = byte == '\\' ? backslashes + 1 : 0;
    }
}

static void add_names(struct str_buffer *out, const struct str *names, size_t count,
                      const char *before, bool as_they_stand)
{
    for (size_t i = 0; i < count; i++) {
        str_buffer_add_text(out, i == 0 ? "" : before);
        if (as_they_stand) {
            str_buffer_add(out, names[i]);
        } else {
            depfile_add_name(out, names[i]);
        }
    }
}

void depfile_add_rule(struct str_buffer *out, const struct depfile_rule *rule)
{
    add_names(out, rule->targets, rule->target_count, " ", rule->targets_as_they_stand);
    str_buffer_add_text(out, rule->prerequisite_count == 0 ? ":" : ": ");
    add_names(out, rule->prerequisites, rule->prerequisite_count, " \\\n  ", false);
    str_buffer_add_char(out, '\n');
    for (size_t i = 1; i < rule->prerequisite_count; i++) {
        if (!depfile_can_name(rule->prerequisites[i], true)) {
            continue; /* at worst make stops when it is gone */
        }
        str_buffer_add_char(out, '\n');
        depfile_add_name(out, rule->prerequisites[i]);
        str_buffer_add_text(out, ":\n");
    }
}
