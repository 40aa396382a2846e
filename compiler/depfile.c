/*
 * The quoting is that of GNU make's own reading of targets and prerequisites: a backslash in front
 * of a blank, '#', ':' and a target's '%', the backslashes in front of one of those twice, and '$'
 * twice. Other backslashes stand for themselves.
 */
#include "depfile.h"

static bool is_special(char byte, bool as_target)
{
    return byte == ' ' || byte == '\t' || byte == '#' || byte == ':' ||
           (byte == '%' && as_target); /* of a pattern, else */
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

void depfile_add_name(struct str_buffer *out, struct str path, bool as_target)
{
    size_t backslashes = 0; /* in front of the byte, without a gap */

    for (size_t i = 0; i < path.size; i++) {
        char byte = path.data[i];

        if (is_special(byte, as_target)) {
            str_buffer_add_repeated(out, '\\', backslashes + 1);
        } else if (byte == '$') {
            str_buffer_add_char(out, '$');
        }
        str_buffer_add_char(out, byte);
        backslashes = byte == '\\' ? backslashes + 1 : 0;
    }
}

void depfile_add_rule(struct str_buffer *out, const struct depfile_rule *rule)
{
    for (size_t i = 0; i < rule->target_count; i++) {
        str_buffer_add_text(out, i == 0 ? "" : " ");
        if (rule->targets_as_they_stand) {
            str_buffer_add(out, rule->targets[i]);
        } else {
            depfile_add_name(out, rule->targets[i], true);
        }
    }
    str_buffer_add_char(out, ':');
    for (size_t i = 0; i < rule->prerequisite_count; i++) {
        str_buffer_add_text(out, i == 0 ? " " : " \\\n  ");
        depfile_add_name(out, rule->prerequisites[i], false);
    }
    str_buffer_add_char(out, '\n');
    for (size_t i = 1; i < rule->prerequisite_count; i++) {
        if (!depfile_can_name(rule->prerequisites[i], true)) {
            continue; /* at worst make stops when it is gone */
        }
        str_buffer_add_char(out, '\n');
        depfile_add_name(out, rule->prerequisites[i], true);
        str_buffer_add_text(out, ":\n");
    }
}
