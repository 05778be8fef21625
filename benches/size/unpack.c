// The images of a fat binary that lies in flash, unpacked one by one.
#include <smarch.h>

const uint8_t *volatile file;
volatile size_t size;
smarch_fatbin_entry entries[8];
uint8_t workspace[SMARCH_UNPACK_WORKSPACE], image[4096];

int main(void) {
    size_t count, length, whole = 0;
    if (smarch_fatbin_entries(file, size, entries, 8, &count, NULL) != SMARCH_OK) return 1;
    for (size_t i = 0; i < count; ++i) {
        if (smarch_fatbin_unpack(file, size, &entries[i], workspace, sizeof workspace, image, sizeof image, &length, NULL) == SMARCH_OK) whole += length;
    }
    return whole != 0;
}
