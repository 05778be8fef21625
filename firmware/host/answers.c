// What the host answers, as the firmware is to answer it: definitions for inputs.h.
#include <stdio.h>

#include "../calls.h"

int main(void) {
    size_t count = 0;
    const uint32_t crc = profiles_crc(&count);
    printf("#define HOST_PROFILES %zu\n#define HOST_PROFILES_CRC 0x%08xu\n", count, (unsigned)crc);
    const uint32_t calls = every_call(&count);
    printf("#define HOST_CALLS %zu\n#define HOST_CALLS_CRC 0x%08xu\n", count, (unsigned)calls);
    return crc32(0, (const uint8_t *)"123456789", 9) != 0xcbf43926u;
}
