/*
 * UTF-8 by RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF. Must not know about
 * JSON.
 */
#include "internal.h"

/* By the lead byte: length and the range of the second byte (RFC 3629, section 4); the third and
 * the fourth byte are always 80..BF. */
struct lead {
    unsigned length;
    unsigned char second_least;
    unsigned char second_greatest;
};

static struct lead lead_of(unsigned char byte)
{
    struct lead lead = {0, 0x80, 0xbf};
    if (byte < 0xc2) {
        lead.length = byte < 0x80 ? 1 : 0;
    } else if (byte < 0xe0) {
        lead.length = 2;
    } else if (byte < 0xf0) {
        lead.length = 3;
        lead.second_least = byte == 0xe0 ? 0xa0 : 0x80;
        lead.second_greatest = byte == 0xed ? 0x9f : 0xbf;
    } else if (byte < 0xf5) {
        lead.length = 4;
        lead.second_least = byte == 0xf0 ? 0x90 : 0x80;
        lead.second_greatest = byte == 0xf4 ? 0x8f : 0xbf;
    }
    return lead;
}

int bean_i_utf8_sequence(const char *text, const char *end)
{
    const unsigned char *bytes = (const unsigned char *)text;
    size_t room = (size_t)(end - text);
    struct lead lead = lead_of(bytes[0]);
    unsigned i;
    if (lead.length < 2) {
        return (int)lead.length;
    }
    if (room < 2) {
        return BEAN_I_UTF8_CUT;
    }
    if (bytes[1] < lead.second_least || bytes[1] > lead.second_greatest) {
        return BEAN_I_UTF8_BAD;
    }
    for (i = 2; i < lead.length; i++) {
        if (i == room) {
            return BEAN_I_UTF8_CUT;
        }
        if ((bytes[i] & 0xc0) != 0x80) {
            return BEAN_I_UTF8_BAD;
        }
    }
    return (int)lead.length;
}

const char *bean_i_utf8_check(const char *text, const char *end)
{
    while (text < end) {
        int length;
        while (end - text >= 8 && (bean_gen_load64(text) & UINT64_C(0x8080808080808080)) == 0) {
            text += 8;
        }
        if (text == end) {
            break;
        }
        length = bean_i_utf8_sequence(text, end);
        if (length <= 0) {
            return text;
        }
        text += length;
    }
    return end;
}

char *bean_i_utf8_put(char *to, uint32_t scalar)
{
    if (scalar < 0x80) {
        *to++ = (char)scalar;
        return to;
    }
    if (scalar < 0x800) {
        *to++ = (char)(unsigned char)(0xc0 | scalar >> 6);
    } else {
        if (scalar < 0x10000) {
            *to++ = (char)(unsigned char)(0xe0 | scalar >> 12);
        } else {
            *to++ = (char)(unsigned char)(0xf0 | scalar >> 18);
            *to++ = (char)(unsigned char)(0x80 | (scalar >> 12 & 0x3f));
        }
        *to++ = (char)(unsigned char)(0x80 | (scalar >> 6 & 0x3f));
    }
    *to++ = (char)(unsigned char)(0x80 | (scalar & 0x3f));
    return to;
}
