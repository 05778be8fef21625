/* Occupancy, in the terms of cuda_occupancy.h. */
#include <stdlib.h>

#include "answers.h"

enum { CC, REGISTERS, BLOCK, STATIC, DYNAMIC, CACHE, CARVEOUT, CACHING, OPTIN, MAX_DYNAMIC, BARRIERS, VIRTUAL, BLOCKS, WORDS };

/* CC REGISTERS BLOCK STATIC DYNAMIC CACHE CARVEOUT CACHING OPTIN MAX_DYNAMIC BARRIERS VIRTUAL BLOCKS, numbers all: what fits, the best
   block size, and the dynamic memory with which BLOCKS blocks fit. */
static void occupancy(char **args, int count) {
    long word[WORDS];
    for (int i = 0; i < count && i < WORDS; ++i) word[i] = strtol(args[i], NULL, 10);

    const smarch_geometry *geometry = smarch_geometry_of(smarch_target_from_cc((smarch_cc)word[CC]));
    if (!geometry) {
        printf("no such device");
        return;
    }
    smarch_kernel kernel = {0};
    kernel.block_size = (uint32_t)word[BLOCK];
    kernel.registers = (uint32_t)word[REGISTERS];
    kernel.static_smem = (uint64_t)word[STATIC];
    kernel.dynamic_smem = (uint64_t)word[DYNAMIC];
    kernel.max_dynamic_smem = (uint64_t)word[MAX_DYNAMIC];
    kernel.cache = (uint32_t)word[CACHE];
    kernel.barriers = (uint32_t)word[BARRIERS];
    kernel.virtual_resources = (uint32_t)word[VIRTUAL];
    if (word[CARVEOUT] >= 0) {
        kernel.flags |= SMARCH_KERNEL_CARVEOUT;
        kernel.carveout_percent = (uint32_t)word[CARVEOUT];
    }
    if (word[OPTIN]) kernel.flags |= SMARCH_KERNEL_OPTIN;
    if (word[CACHING] == 1) kernel.flags |= SMARCH_KERNEL_PARTITIONED_CACHING;
    if (word[CACHING] == 2) kernel.flags |= SMARCH_KERNEL_PARTITIONED_CACHING_STRICT;

    smarch_occupancy found;
    smarch_best_block best;
    smarch_status status = smarch_occupancy_compute(geometry, &kernel, &found);
    if (status == SMARCH_OK) status = smarch_occupancy_best_block(geometry, &kernel, &best);
    if (status != SMARCH_OK) {
        printf("%s", smarch_status_message(status));
        return;
    }
    printf("blocks=%u limiters=%u warps=%u registers=%u smem=%u slots=%u barriers=%u virtual=%u", found.blocks, found.limiters,
           found.by_warps, found.by_registers, found.by_smem, found.by_slots, found.by_barriers, found.by_virtual);
    printf(" allocated=%u,%u caching=%u best=%u", found.allocated_registers, found.allocated_smem, found.partitioned_caching, best.block_size);

    uint32_t bytes = 0;
    status = smarch_occupancy_available_dynamic_smem(geometry, &kernel, (uint32_t)word[BLOCKS], &bytes);
    if (status == SMARCH_OK) printf(" dynamic=%u", bytes);
    else printf(" dynamic=none");
}

const question hardware_questions[] = {
    {"occupancy", WORDS, occupancy},
    {NULL, 0, NULL},
};
