// Where the calls of calls.h write, and what makes one number of what they return.
#ifndef PLACES_H
#define PLACES_H

#include <smarch.h>
#include <smarch/documented.h>

#include "profiles.h"

// Room for the largest struct; so many outputs as a function has at most.
static uint64_t places[6][320];

static void *place(size_t number) {
    for (size_t i = 0; i < sizeof places[0] / sizeof places[0][0]; ++i) places[number][i] = 0;
    return places[number];
}

static uint32_t add_number(uint32_t crc, uint64_t number) {
    uint8_t bytes[8];
    for (int i = 0; i < 8; ++i) bytes[i] = (uint8_t)(number >> 8 * i);
    return crc32(crc, bytes, sizeof bytes);
}

static uint32_t add_text(uint32_t crc, const char *text) {
    size_t length = 0;
    while (text && text[length]) ++length;
    return add_number(crc32(crc, (const uint8_t *)text, length), text != NULL);
}

#endif
