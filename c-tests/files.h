// Files of the test data.
#ifndef SMARCH_FILES_H
#define SMARCH_FILES_H

#include <stdio.h>
#include <stdlib.h>

// A file, in memory of exactly its size so that the sanitizers see a read past it.
static unsigned char *load(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    unsigned char *bytes = NULL;
    *size = 0;
    if (!file) {
        printf("%s: cannot be opened; run from the repository's root\n", path);
        return NULL;
    }
    if (fseek(file, 0, SEEK_END) == 0) {
        *size = (size_t)ftell(file);
        rewind(file);
        bytes = (unsigned char *)malloc(*size ? *size : 1);
        if (bytes) *size = fread(bytes, 1, *size, file);
    }
    fclose(file);
    return bytes;
}

#endif
