// The firmware: smarch answers on the machine itself as the host does and as the tools were measured; the status tells.
#include <smarch.h>
#include <inputs.h>

#include "../c-tests/freestanding/machine.h"
#include "../c-tests/freestanding/memory.h"
#include "calls.h"
#include "firmware.h"
#include "profiles.h"

#define COUNT(rows) (sizeof(rows) / sizeof(rows)[0])

// Says how many of so many answers were right; the others are failures.
static int report(const char *what, size_t right, size_t all) {
    print(what);
    print_number(right);
    print(" of ");
    print_number(all);
    print("\n");
    return right != all;
}

static int names(void) {
    size_t right = 0;
    for (size_t i = 0; i < COUNT(gpu_names); ++i) {
        smarch_name name;
        const bool parsed = smarch_name_parse(gpu_names[i].name, length_of(gpu_names[i].name), &name) == SMARCH_OK;
        right += parsed && smarch_tool_accepts(SMARCH_TOOLKIT_DEFAULT, SMARCH_TOOL_PTXAS_GPU_NAME, name) == gpu_names[i].accepted;
    }
    return report("  names as ptxas takes them      ", right, COUNT(gpu_names));
}

static int profiles(void) {
    size_t count = 0;
    const uint32_t crc = profiles_crc(&count);
    char digits[] = "00000000";
    for (int i = 0; i < 8; ++i) digits[i] = "0123456789abcdef"[crc >> (28 - 4 * i) & 15];
    print("  CRC of all profiles            ");
    print(digits);
    print(crc == HOST_PROFILES_CRC ? ", the host's\n" : ", not the host's\n");
    return report("  profiles built                 ", count, HOST_PROFILES) + (crc != HOST_PROFILES_CRC);
}

static int calls(void) {
    size_t count = 0;
    const uint32_t crc = every_call(&count);
    return report("  functions, as the host answers ", crc == HOST_CALLS_CRC ? count : 0, HOST_CALLS);
}

static int occupancies(void) {
    size_t right = 0;
    for (size_t i = 0; i < COUNT(golden); ++i) {
        smarch_kernel kernel = {0};
        smarch_occupancy found;
        kernel.flags = (golden[i].carve < 0 ? 0 : SMARCH_KERNEL_CARVEOUT) | (golden[i].limcfg ? SMARCH_KERNEL_OPTIN : 0) |
                       (golden[i].gc == 0 ? 0 : golden[i].gc == 1 ? SMARCH_KERNEL_PARTITIONED_CACHING : SMARCH_KERNEL_PARTITIONED_CACHING_STRICT);
        kernel.block_size = golden[i].block;
        kernel.registers = golden[i].regs;
        kernel.static_smem = golden[i].smem;
        kernel.dynamic_smem = golden[i].dyn;
        kernel.max_dynamic_smem = golden[i].maxdyn;
        kernel.cache = golden[i].cache;
        kernel.carveout_percent = golden[i].carve < 0 ? 0 : (uint32_t)golden[i].carve;
        kernel.barriers = golden[i].bars;
        kernel.virtual_resources = golden[i].virt;
        right += smarch_occupancy_compute(smarch_geometry_of(smarch_target_from_cc(golden[i].cc)), &kernel, &found) == SMARCH_OK &&
                 found.blocks == golden[i].blocks && found.by_registers == golden[i].by_registers &&
                 found.by_smem == golden[i].by_smem && found.by_warps == golden[i].by_warps && found.by_slots == golden[i].by_slots &&
                 found.by_barriers == golden[i].by_barriers && found.by_virtual == golden[i].by_virtual &&
                 found.allocated_registers == golden[i].registers && found.allocated_smem == golden[i].allocated_smem &&
                 found.partitioned_caching == (golden[i].partitioned != 0);
    }
    return report("  occupancies of cuda_occupancy  ", right, COUNT(golden));
}

extern const uint8_t whole_cubin[], whole_cubin_end[];

static int cubin_in_flash(void) {
    static smarch_cubin_kernel kernels[COUNT(cubin_kernels)];
    size_t count = 0, right = 0;
    if (smarch_cubin_kernels(whole_cubin, (size_t)(whole_cubin_end - whole_cubin), kernels, COUNT(kernels), &count, NULL) != SMARCH_OK) count = 0;
    for (size_t i = 0; i < count; ++i) {
        for (size_t j = 0; j < COUNT(cubin_kernels); ++j) {
            right += kernels[i].name_len == length_of(cubin_kernels[j].name) &&
                     memcmp(kernels[i].name, cubin_kernels[j].name, kernels[i].name_len) == 0 &&
                     kernels[i].registers == cubin_kernels[j].registers && kernels[i].stack == cubin_kernels[j].stack &&
                     kernels[i].static_smem == cubin_kernels[j].static_smem && kernels[i].parameter_bytes == cubin_kernels[j].parameters;
        }
    }
    return report("  kernels of a cubin in flash    ", right, COUNT(cubin_kernels)) + !lies_in_flash(whole_cubin);
}

int firmware(void) {
    const int failed = names() + profiles() + calls() + occupancies() + cubin_in_flash();
    print("  ");
    return failed + check_calls();
}
