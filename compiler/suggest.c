/*
 * See suggest.h. Near enough is one edit for names of up to five bytes and a third of the length
 * for longer ones, four at most, so that short names do not match everything. Upper and lower case
 * are the same letter here.
 */
#include "suggest.h"

static struct str lower_copy(struct str text, char *room, size_t size)
{
    if (text.size > size) {
        return text;
    }
    for (size_t i = 0; i < text.size; i++) {
        char byte = text.data[i];
        room[i] = byte >= 'A' && byte <= 'Z' ? (char)(byte - 'A' + 'a') : byte;
    }
    return str_make(room, text.size);
}

void suggest_init(struct suggest *suggest, struct str wanted, size_t *budget)
{
    size_t near_enough = wanted.size <= 3 ? 1 : wanted.size / 3;
    suggest->wanted = wanted;
    suggest->budget = budget;
    suggest->distance = (near_enough > 4 ? 4 : near_enough) + 1;
    suggest->best = str_make(NULL, 0);
}

void suggest_offer(struct suggest *suggest, struct str candidate)
{
    size_t longer = candidate.size > suggest->wanted.size ? candidate.size : suggest->wanted.size;
    size_t shorter = candidate.size + suggest->wanted.size - longer;
    if (suggest->distance == 0 || longer - shorter >= suggest->distance || shorter == 0 ||
        *suggest->budget == 0) {
        return;
    }
    (*suggest->budget)--;
    char rooms[2][64];
    struct str a = lower_copy(suggest->wanted, rooms[0], sizeof rooms[0]);
    struct str b = lower_copy(candidate, rooms[1], sizeof rooms[1]);
    size_t distance = str_distance(a, b, suggest->distance - 1);
    if (distance < suggest->distance) {
        suggest->distance = distance;
        suggest->best = candidate;
    }
}
