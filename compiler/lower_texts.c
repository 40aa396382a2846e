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
