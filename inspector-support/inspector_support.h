/* What the inspector takes of crates: zip files, names of C++, what Triton writes beside a cubin. Any bytes may be given; nothing
 * ends the program. */
#ifndef INSPECTOR_SUPPORT_H
#define INSPECTOR_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct support_zip support_zip;

/* The zip file in these bytes, which must stay until it is closed; NULL and why otherwise, as a text that stays for ever. */
support_zip *support_zip_open(const uint8_t *data, size_t size, const char **problem);
void support_zip_close(support_zip *zip);

/* The number of its files, in the order of their names. */
size_t support_zip_count(const support_zip *zip);
/* The name of a file: any bytes, without a NUL at the end, in the bytes of the zip file. */
const uint8_t *support_zip_name(const support_zip *zip, size_t index, size_t *size);
/* The first bytes of a file, no more than `limit`, until the next call or the end of the zip file; NULL, or why they cannot be had,
 * as a text that stays for ever. Where all of them are given, their number and their checksum are the right ones. */
const char *support_zip_read(support_zip *zip, size_t index, size_t limit, const uint8_t **data, size_t *size);

/* Bytes of a mangled name, and room for any demangled one with its NUL: no name of a program is longer. */
#define SUPPORT_DEMANGLE_LONGEST 16384
#define SUPPORT_DEMANGLE_CAPACITY 65537
/* A mangled name as the source has it, with a NUL; the length without it, or 0 for what is no mangled name or grows too much. */
size_t support_demangle(const uint8_t *name, size_t size, char *out, size_t capacity);

/* The JSON schema of a command's answers, with a NUL. The length without it, also where `capacity` has no room and nothing is
 * written; 0 for what is no command. */
size_t support_schema(const uint8_t *command, size_t size, char *out, size_t capacity);

/* The launch that Triton means for a kernel. */
typedef struct {
    char name[1024];
    /* "cuda 90" */
    char target[64];
    /* Threads of a block, and bytes of its dynamic shared memory. */
    uint32_t threads, shared;
} support_launch;
/* The launch that is in Triton's JSON; false for any other text. */
bool support_triton_launch(const uint8_t *json, size_t size, support_launch *out);

#ifdef __cplusplus
}
#endif

#endif
