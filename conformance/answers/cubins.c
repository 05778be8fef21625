/* What a cubin was built for and what its functions use, in cuobjdump's and ptxas's words. */
#include <stdlib.h>
#include <string.h>

#include "answers.h"

file read_file(const char *path) {
    file read = {NULL, 0};
    FILE *stream = fopen(path, "rb");
    if (!stream) {
        printf("no such file");
        return read;
    }
    fseek(stream, 0, SEEK_END);
    const long size = ftell(stream);
    rewind(stream);
    read.bytes = malloc(size > 0 ? (size_t)size : 1);
    read.size = read.bytes && size > 0 ? fread(read.bytes, 1, (size_t)size, stream) : 0;
    fclose(stream);
    return read;
}

/* As the head of `cuobjdump -elf` has it, and the name of `cuobjdump -lelf`. */
static void identity(char **args, int count) {
    (void)count;
    static const char *const types[] = {"", "ET_EXEC", "ET_REL", "ET_EWP", "other"};
    const file cubin = read_file(args[0]);
    smarch_cubin found;
    if (!cubin.bytes) return;
    const smarch_status status = smarch_cubin_identify(cubin.bytes, cubin.size, &found);
    if (status != SMARCH_OK) printf("%s", smarch_status_message(status));
    else {
        printf("%u-bit type=%s sm=%u%s toolkit=%u.%u flags=0x%x name=sm_%u%s", found.address_bits, types[found.kind], found.sm,
               found.accelerated ? "a" : "", found.toolkit.major, found.toolkit.minor, found.e_flags, found.sm, found.accelerated ? "a" : "");
        if (found.has_fastpath_mask) printf(" mask=0x%llx", (unsigned long long)found.fastpath_mask);
        if (found.has_finalization_class) printf(" class=%u", found.finalization_class);
    }
    free(cubin.bytes);
}

static void constants(uint32_t banks, const uint32_t *bytes) {
    for (uint32_t bank = 0; bank < SMARCH_CONSTANT_BANKS; ++bank) {
        if (banks >> bank & 1u) printf(" CONSTANT[%u]:%u", bank, bytes[bank]);
    }
}

static int by_name(const void *a, const void *b) {
    return strcmp(((const smarch_cubin_kernel *)a)->name, ((const smarch_cubin_kernel *)b)->name);
}

/* Calls `print` for every function, by name. */
static void each_function(file cubin, void (*common)(file), void (*print)(const smarch_cubin_kernel *)) {
    size_t found = 0;
    smarch_status status = smarch_cubin_kernels(cubin.bytes, cubin.size, NULL, 0, &found, NULL);
    smarch_cubin_kernel *functions = calloc(found ? found : 1, sizeof *functions);
    if (status == SMARCH_ERROR_BUFFER_TOO_SMALL && functions) status = smarch_cubin_kernels(cubin.bytes, cubin.size, functions, found, &found, NULL);
    if (status != SMARCH_OK) printf("%s", smarch_status_message(status));
    else {
        if (common) common(cubin);
        qsort(functions, found, sizeof *functions, by_name);
        for (size_t i = 0; i < found; ++i) print(&functions[i]);
    }
    free(functions);
}

static void each_function_of_file(const char *path, void (*common)(file), void (*print)(const smarch_cubin_kernel *)) {
    const file cubin = read_file(path);
    if (cubin.bytes) each_function(cubin, common, print);
    free(cubin.bytes);
}

static void print_common(file cubin) {
    smarch_cubin_memory memory;
    if (smarch_cubin_file_memory(cubin.bytes, cubin.size, &memory, NULL) != SMARCH_OK) return;
    printf("Common: GLOBAL:%lu", (unsigned long)memory.global);
    constants(memory.constant_banks, memory.constant_bytes);
}

static void print_usage(const smarch_cubin_kernel *function) {
    printf(" | %s: REG:%u STACK:", function->name, function->registers);
    if (function->flags & SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED) printf("UNKNOWN");
    else printf("%u", function->stack);
    printf(" SHARED:%u LOCAL:%u", function->static_smem + function->reserved_smem, function->local);
    constants(function->constant_banks, function->constant_bytes);
    printf(" TEXTURE:%u SURFACE:%u SAMPLER:%u", function->textures, function->surfaces, function->samplers);
}

void say_usage(file cubin) { each_function(cubin, print_common, print_usage); }

static void print_unknown(const smarch_cubin_kernel *function) {
    if (function->unknown_attributes) printf(" | attributes of %s: %u unknown", function->name, function->unknown_attributes);
}

void say_unknown_attributes(file cubin) { each_function(cubin, NULL, print_unknown); }

/* As `cuobjdump -res-usage` has it, the functions by name. */
static void usage(char **args, int count) {
    (void)count;
    each_function_of_file(args[0], print_common, print_usage);
}

static void print_verbose(const smarch_cubin_kernel *function) {
    if (function->kind != SMARCH_FUNCTION_ENTRY) return;
    printf("%s: %u registers, %u barriers, %u bytes smem, %u bytes stack | ", function->name, function->registers, function->barriers,
           function->static_smem, function->frame);
}

/* As `ptxas -v` tells of kernels, by name. */
static void verbose(char **args, int count) {
    (void)count;
    each_function_of_file(args[0], NULL, print_verbose);
}

const question cubin_questions[] = {
    {"cubin-identity", 1, identity},
    {"cubin-usage", 1, usage},
    {"cubin-verbose", 1, verbose},
    {NULL, 0, NULL},
};
