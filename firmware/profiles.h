// One number over the profiles of all targets, the same on every machine: host/answers.c prints it, main.c compares.
#ifndef PROFILES_H
#define PROFILES_H

#include <smarch.h>

// CRC-32 as in zlib; begin with 0.
static uint32_t crc32(uint32_t crc, const uint8_t *bytes, size_t size) {
    crc = ~crc;
    while (size--) {
        crc ^= *bytes++;
        for (int bit = 0; bit < 8; ++bit) crc = crc & 1 ? crc >> 1 ^ 0xedb88320u : crc >> 1;
    }
    return ~crc;
}

// Over the image and the mask of known bytes of each target that has a profile; count becomes their number.
static uint32_t profiles_crc(size_t *count) {
    static smarch_profile profile;
    static smarch_profile_mask known;
    uint32_t crc = 0;
    size_t targets = 0;
    const smarch_target_info *info = smarch_targets(&targets);
    *count = 0;
    for (size_t i = 0; i < targets; ++i) {
        if (smarch_profile_build(info[i].target, NULL, &profile, &known) != SMARCH_OK) continue;
        crc = crc32(crc, profile.bytes, sizeof profile.bytes);
        crc = crc32(crc, known.bits, sizeof known.bits);
        ++*count;
    }
    return crc;
}

#endif
