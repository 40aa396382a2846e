/*
 * Literals of scalars that have a format of their own: from the text in a schema to the value.
 */
#include "lower_parts.h"

int lower_hexadecimal_digit(char text)
{
    if (text >= '0' && text <= '9') {
        return text - '0';
    }
    if (text >= 'a' && text <= 'f') {
        return text - 'a' + 10;
    }
    return text >= 'A' && text <= 'F' ? text - 'A' + 10 : -1;
}

bool lower_uuid(struct str text, uint8_t octets[16])
{
    static const char form[] = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
    size_t count = 0;
    if (text.size != sizeof form - 1) {
        return false;
    }
    for (size_t i = 0; i < text.size; i++) {
        int digit = lower_hexadecimal_digit(text.data[i]);
        if (form[i] == '-' ? text.data[i] != '-' : digit < 0) {
            return false;
        }
        if (form[i] != '-') {
            octets[count / 2] = (uint8_t)(octets[count / 2] << 4 | digit);
            count++;
        }
    }
    return true;
}

static int base64_letter(char letter)
{
    struct str alphabet =
        STR("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/");
    size_t place = str_find(alphabet, letter);
    return place < alphabet.size ? (int)place : -1;
}

bool lower_base64(struct arena *arena, struct str text, struct str *bytes)
{
    char *to = ARENA_ARRAY(arena, char, text.size / 4 * 3 + 1);
    size_t size = text.size;
    size_t count = 0;
    uint32_t bits = 0;
    unsigned waiting = 0;
    if (size % 4 != 0) {
        return false;
    }
    for (int i = 0; i < 2 && size > 0 && text.data[size - 1] == '='; i++) {
        size--;
    }
    for (size_t i = 0; i < size; i++) {
        int value = base64_letter(text.data[i]);
        if (value < 0) {
            return false;
        }
        bits = (bits << 6 | (uint32_t)value) & 0xffff;
        waiting += 6;
        if (waiting >= 8) {
            waiting -= 8;
            to[count++] = (char)(unsigned char)(bits >> waiting & 0xff);
        }
    }
    *bytes = str_make(to, count);
    return (bits & ((1u << waiting) - 1)) == 0;
}

static size_t skip_digits(struct str text, size_t at)
{
    while (at < text.size && text.data[at] >= '0' && text.data[at] <= '9') {
        at++;
    }
    return at;
}

bool lower_is_decimal(struct str text, bool whole)
{
    size_t start = text.size > 0 && text.data[0] == '-';
    size_t at = skip_digits(text, start);
    if (at == start || (text.data[start] == '0' && at != start + 1)) {
        return false;
    }
    if (at < text.size && text.data[at] == '.' && !whole) {
        start = at + 1;
        at = skip_digits(text, start);
        return at > start && at == text.size;
    }
    return at == text.size;
}
