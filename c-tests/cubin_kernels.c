#include <smarch.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "files.h"
#include "tests.h"

#define MOST 8

static THREAD_LOCAL smarch_cubin_kernel kernels[MOST];

// The kernels of a file, which the caller frees.
static unsigned char *read_kernels(const char *path, size_t *size, size_t *count, size_t *fault_at) {
    unsigned char *bytes = load(path, size);
    memset(kernels, 0x5a, sizeof kernels);
    CHECK(bytes && smarch_cubin_kernels(bytes, *size, kernels, MOST, count, fault_at) == SMARCH_OK);
    return bytes;
}

static void uses(void) {
    size_t size = 0, count = 0, fault_at = 0;
    unsigned char *bytes = read_kernels("tests/data/cubin/cubins/13.0.88_sm_100_mix.cubin", &size, &count, &fault_at);
    CHECK(count == 3 && fault_at == SMARCH_NO_FAULT);
    const smarch_cubin_kernel *mix1 = &kernels[2];
    CHECK(strcmp(mix1->name, "mix1") == 0 && mix1->name_len == 4 && mix1->kind == SMARCH_FUNCTION_ENTRY);
    CHECK(mix1->has_registers && mix1->has_register_cap && mix1->has_barriers && mix1->has_smem && mix1->has_stack && mix1->has_frame && mix1->has_spills);
    CHECK(mix1->has_local && mix1->has_parameters && mix1->has_bound && mix1->has_launch && mix1->has_code);
    CHECK(mix1->flags == SMARCH_CUBIN_KERNEL_SHARED_SECTION && mix1->fault == SMARCH_OK && mix1->fault_at == SMARCH_NO_FAULT);
    CHECK(mix1->registers == 80 && mix1->register_cap == 168 && mix1->barriers == 5 && mix1->stack == 128);
    CHECK(mix1->static_smem == 3008 && mix1->reserved_smem == 1024 && mix1->local == 0 && mix1->parameter_bytes == 8);
    CHECK(mix1->parameters_at == 896 && mix1->constant_banks == 1 && mix1->constant_bytes[0] == 904);
    CHECK(mix1->max_block[0] == 192 && mix1->max_block[1] == 1 && mix1->max_block[2] == 1 && mix1->required_block[0] == 0);
    CHECK(mix1->cluster[0] == 0 && mix1->max_cluster_rank == 0 && mix1->textures + mix1->surfaces + mix1->samplers == 0);
    CHECK(mix1->code_at + mix1->code_size <= size && mix1->code_size == 2816);
    // As it is launched: at most 192 threads; the rest is for smarch_occupancy_compute.
    const smarch_geometry *sm = smarch_geometry_of(SMARCH_SM_100);
    smarch_kernel asked;
    smarch_launch launch;
    smarch_occupancy fits;
    memset(&asked, 0, sizeof asked);
    CHECK(smarch_cubin_kernel_launch(sm, mix1, &asked, &launch) == SMARCH_OK && launch.reason == SMARCH_BLOCK_BOUND && launch.refused_by == 0 && !launch.has_required_threads);
    CHECK(launch.kernel.block_size == 192 && launch.kernel.max_block_size == 192 && launch.kernel.registers == 80 && launch.kernel.static_smem == 3008 && launch.kernel.barriers == 5);
    CHECK(smarch_occupancy_compute(sm, &launch.kernel, &fits) == SMARCH_OK && fits.blocks > 0);
    asked.block_size = 256, asked.dynamic_smem = 5000, asked.max_dynamic_smem = 5000, asked.flags = SMARCH_KERNEL_OPTIN | SMARCH_KERNEL_PARTITIONED_CACHING;
    CHECK(smarch_cubin_kernel_launch(sm, mix1, &asked, &launch) == SMARCH_OK && launch.reason == SMARCH_BLOCK_GIVEN && launch.refused_by == SMARCH_BLOCK_BOUND);
    CHECK(launch.kernel.block_size == 256 && launch.kernel.dynamic_smem == 5000 && launch.kernel.max_dynamic_smem == 5000 && launch.kernel.flags == asked.flags);
    CHECK(smarch_cubin_kernel_dynamic_smem(mix1) == 0 && smarch_cubin_kernel_dynamic_smem(NULL) == 0);
    CHECK(smarch_cubin_kernel_launch(sm, NULL, &asked, &launch) == SMARCH_ERROR_NULL_POINTER && smarch_cubin_kernel_launch(sm, mix1, NULL, &launch) == SMARCH_ERROR_NULL_POINTER);
    asked.flags = 1u << 31;
    CHECK(smarch_cubin_kernel_launch(sm, mix1, &asked, &launch) == SMARCH_ERROR_KERNEL_FLAGS && smarch_cubin_kernel_launch(sm, mix1, &asked, NULL) == SMARCH_ERROR_NULL_POINTER);
    smarch_cubin_memory memory;
    CHECK(smarch_cubin_file_memory(bytes, size, &memory, &fault_at) == SMARCH_OK && fault_at == SMARCH_NO_FAULT);
    CHECK(memory.global == 0 && memory.constant_banks == 8 && memory.constant_bytes[3] == 64);
    CHECK(smarch_cubin_check(bytes, size, &fault_at) == SMARCH_OK && smarch_cubin_check(bytes, size, NULL) == SMARCH_OK);

    // Too small a room: the count, and nothing else.
    memset(kernels, 0x5a, sizeof kernels);
    CHECK(smarch_cubin_kernels(bytes, size, kernels, 2, &count, NULL) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 3);
    CHECK(smarch_cubin_kernels(bytes, size, NULL, 0, &count, NULL) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 3);
    CHECK(kernels[0].kind == 0x5a5a5a5a);
    CHECK(smarch_cubin_kernels(bytes, size, NULL, 3, &count, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_cubin_kernels(bytes, size, kernels, MOST, NULL, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_cubin_kernels(NULL, 9, kernels, MOST, &count, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_cubin_file_memory(bytes, size, NULL, NULL) == SMARCH_ERROR_NULL_POINTER);
    free(bytes);

    // Sections of shared memory: of dynamic memory only; none.
    bytes = read_kernels("tests/data/cubin/cubins/13.0.88_sm_80_dynshared.cubin", &size, &count, NULL);
    for (size_t i = 0; i < count; ++i) CHECK(kernels[i].has_smem && (kernels[i].flags & SMARCH_CUBIN_KERNEL_SHARED_SECTION));
    CHECK(count == 2 && kernels[1].static_smem == 0 && smarch_cubin_kernel_dynamic_smem(&kernels[1]) == SMARCH_DYNAMIC_SMEM_POSSIBLE);
    free(bytes);
    bytes = read_kernels("tests/data/cubin/cubins/13.5.37_sm_75_simple.cubin", &size, &count, NULL);
    CHECK(count == 1 && kernels[0].has_smem && !(kernels[0].flags & SMARCH_CUBIN_KERNEL_SHARED_SECTION));
    CHECK(smarch_cubin_kernel_dynamic_smem(&kernels[0]) == SMARCH_DYNAMIC_SMEM_NEVER);
    free(bytes);

    // heavy spills, array and light do not; ptxas of 12.5 tells nothing of it.
    bytes = read_kernels("tests/data/cubin/spills/13.5.37_sm_90a.cubin", &size, &count, NULL);
    CHECK(count == 3);
    for (size_t i = 0; i < count; ++i) CHECK(kernels[i].has_spills && (kernels[i].spills != 0) == (strcmp(kernels[i].name, "heavy") == 0));
    free(bytes);
    bytes = read_kernels("tests/data/cubin/spills/12.5.82_sm_90.cubin", &size, &count, NULL);
    for (size_t i = 0; i < count; ++i) CHECK(!kernels[i].has_spills && kernels[i].spills == 0);
    free(bytes);

    bytes = read_kernels("tests/data/cubin/cubins/13.5.37_sm_90a_recur.cubin", &size, &count, NULL);
    CHECK(count >= 1);
    int unbounded = 0;
    for (size_t i = 0; i < count; ++i) unbounded += (kernels[i].flags & SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED) != 0;
    CHECK(unbounded == 1);
    free(bytes);
    bytes = read_kernels("tests/data/cubin/cubins/13.0.88_sm_120_cluster.cubin", &size, &count, NULL);
    int explicit_cluster = 0;
    for (size_t i = 0; i < count; ++i) explicit_cluster += (kernels[i].flags & SMARCH_CUBIN_KERNEL_EXPLICIT_CLUSTER) != 0;
    CHECK(explicit_cluster >= 1);
    free(bytes);
    bytes = read_kernels("tests/data/cubin/cubins/12.9.86_sm_80_call_c.cubin", &size, &count, NULL);
    const smarch_cubin_kernel *dev = kernels;
    while (dev < kernels + count - 1 && dev->kind == SMARCH_FUNCTION_ENTRY) ++dev;
    CHECK(strcmp(dev->name, "dev") == 0 && !dev->has_launch);
    CHECK(!dev->has_smem && !dev->has_stack && !dev->has_bound);
    memset(&asked, 0, sizeof asked);
    CHECK(smarch_cubin_kernel_launch(sm, dev, &asked, &launch) == SMARCH_ERROR_KERNEL_UNKNOWN);
    free(bytes);
}

static void status_of(const char *damage, smarch_status expected, size_t expected_at) {
    char path[128];
    size_t size = 0, count = 0, fault_at = 0;
    snprintf(path, sizeof path, "tests/data/cubin/malformed/%s.cubin", damage);
    unsigned char *bytes = load(path, &size);
    CHECK(bytes && smarch_cubin_kernels(bytes, size, kernels, MOST, &count, &fault_at) == expected);
    CHECK(fault_at == expected_at);
    free(bytes);
}

static void damage(void) {
    status_of("13.0.88_sm_100_shared__symtab_entsize_0", SMARCH_ERROR_CUBIN_SYMBOLS, 0x2128);
    status_of("13.0.88_sm_100_shared__ksym_name_past", SMARCH_ERROR_CUBIN_NAMES, 0x658);
    status_of("13.0.88_sm_90a_simple__sec_name_past", SMARCH_ERROR_CUBIN_SECTIONS, 0xad8);
    status_of("13.0.88_sm_90a_simple__rec_size_3", SMARCH_OK, 0x4cc);
    CHECK(kernels[0].fault == SMARCH_ERROR_CUBIN_RECORDS && kernels[0].fault_at == 0x4cc);
    CHECK(!kernels[0].has_registers && kernels[0].has_launch);
    status_of("13.0.88_sm_90a_simple__regcount_huge", SMARCH_OK, 0x4cc);
    CHECK(kernels[0].fault == SMARCH_ERROR_CUBIN_VALUE && kernels[0].registers == 0);
    // Damage that no kernel shows is told all the same.
    status_of("12.9.86_sm_80_shared__abiver_9", SMARCH_OK, 8);
    CHECK(kernels[0].fault == SMARCH_OK);

    size_t size = 0, fault_at = 0;
    unsigned char *bytes = load("tests/data/cubin/malformed/12.9.86_sm_80_shared__abiver_9.cubin", &size);
    CHECK(bytes && smarch_cubin_check(bytes, size, &fault_at) == SMARCH_ERROR_CUBIN_UNREAD && fault_at == 8);
    free(bytes);

    // 2000 section headers that name the same 60,000 letters.
    enum { NAMES = 64, TABLE = NAMES + 60001, SECTIONS = 2001, SIZE = TABLE + SECTIONS * 64 };
    bytes = (unsigned char *)calloc(1, SIZE);
    if (!bytes) return;
    static const unsigned char ident[] = {0x7f, 'E', 'L', 'F', 2, 1, 1, 0x41, 8};
    memcpy(bytes, ident, sizeof ident);
    bytes[16] = 2, bytes[18] = 190, bytes[0x34] = 64, bytes[0x3a] = 64;
    for (int i = 0; i < 4; ++i) bytes[0x28 + i] = (unsigned char)(TABLE >> (8 * i));
    bytes[0x3c] = SECTIONS & 255, bytes[0x3d] = SECTIONS >> 8, bytes[0x3e] = 1;
    memset(bytes + NAMES, 'x', 60000);
    for (int i = 0; i < SECTIONS; ++i) bytes[TABLE + i * 64 + 4] = 3;
    bytes[TABLE + 64 + 24] = NAMES;
    for (int i = 0; i < 4; ++i) bytes[TABLE + 64 + 32 + i] = (unsigned char)(60001 >> (8 * i));
    smarch_cubin_memory memory;
    CHECK(smarch_cubin_file_memory(bytes, SIZE, &memory, &fault_at) == SMARCH_ERROR_CUBIN_OVERLAP && fault_at > TABLE);
    free(bytes);
}

int test_cubin_kernels(void) {
    uses();
    damage();
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_CUBIN_FUNCTION_KIND, SMARCH_FUNCTION_ENTRY), "kernel") == 0 && !*smarch_code_name(SMARCH_ENUMERATION_CUBIN_FUNCTION_KIND, 0));
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_CUBIN_ATTRIBUTE, SMARCH_EIATTR_REGCOUNT), "EIATTR_REGCOUNT") == 0);
    CHECK(!*smarch_code_name(SMARCH_ENUMERATION_CUBIN_ATTRIBUTE, 0x56));
    return failures;
}
