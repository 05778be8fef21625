#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static smarch_kernel kernel_of(uint32_t block_size, uint32_t registers, uint64_t static_smem) {
    smarch_kernel kernel;
    memset(&kernel, 0, sizeof kernel);
    kernel.block_size = block_size;
    kernel.registers = registers;
    kernel.static_smem = static_smem;
    return kernel;
}

static void geometries(void) {
    size_t count = 0;
    const smarch_geometry *all = smarch_geometries(&count);
    CHECK(all && count == 27 && smarch_geometries(NULL) == NULL);
    for (size_t i = 0; i < count; ++i) {
        CHECK(i == 0 || all[i - 1].cc < all[i].cc);
        CHECK(smarch_geometry_of(smarch_target_from_cc(all[i].cc)) == &all[i]);
        CHECK(*smarch_code_name(SMARCH_ENUMERATION_SMEM_SPLIT, all[i].smem_split) && *smarch_code_name(SMARCH_ENUMERATION_GEOMETRY_SOURCE, all[i].source));
    }
    const smarch_geometry *g = smarch_geometry_of(SMARCH_SM_120A);
    CHECK(g && g == smarch_geometry_of(SMARCH_SM_120) && g->cc == 120);
    CHECK(g->max_warps_per_sm == 48 && g->max_threads_per_sm == 1536 && g->max_blocks_per_sm == 24 && g->max_threads_per_block == 1024);
    CHECK(g->registers_per_sm == 65536 && g->max_registers_per_thread == 255 && g->register_unit == 256 && g->partitions == 4);
    CHECK(g->smem_per_sm == 102400 && g->smem_per_block == 49152 && g->smem_per_block_optin == 101376 && g->smem_reserved_per_block == 1024);
    CHECK(g->smem_split == SMARCH_SMEM_SPLIT_CARVEOUT && g->has_barriers_per_sm && g->barriers_per_sm == 24 && !g->has_max_cluster_nonportable);
    CHECK(smarch_geometry_of(SMARCH_SM_61)->smem_split == SMARCH_SMEM_SPLIT_FIXED);
    CHECK(smarch_geometry_of(SMARCH_SM_35)->smem_split == SMARCH_SMEM_SPLIT_CACHE_CONFIG);
    CHECK(smarch_geometry_of(SMARCH_SM_90)->source == SMARCH_SOURCE_GUIDE);
    CHECK(smarch_geometry_of(SMARCH_SM_90)->has_max_cluster_nonportable && smarch_geometry_of(SMARCH_SM_90)->max_cluster_nonportable == 16);
    CHECK(smarch_geometry_of(SMARCH_SM_75)->max_cluster_portable == 1 && !smarch_geometry_of(SMARCH_SM_75)->has_barriers_per_sm);
    CHECK(!smarch_geometry_of(SMARCH_SM_13) && !smarch_geometry_of(SMARCH_SM_73) && !smarch_geometry_of(SMARCH_SM_82) && !smarch_geometry_of(1));
    CHECK(!smarch_geometry_of(smarch_target_from_cc(0)) && !smarch_geometry_of(smarch_target_from_cc(74)) && !smarch_geometry_of(0xffffffffu));
    CHECK(!*smarch_code_name(SMARCH_ENUMERATION_SMEM_SPLIT, 0) && !*smarch_code_name(SMARCH_ENUMERATION_GEOMETRY_SOURCE, 0));
}

static void shared_memory(void) {
    const smarch_geometry *g = smarch_geometry_of(SMARCH_SM_120);
    static const uint32_t kib[] = {0, 8, 16, 32, 64, 100};
    uint32_t sizes[8], bytes = 77;
    size_t count = 0;
    CHECK(smarch_geometry_carveouts(g, sizes, 8, &count) == SMARCH_OK && count == 6);
    for (size_t i = 0; i < count; ++i) CHECK(sizes[i] == kib[i] * 1024);
    CHECK(smarch_geometry_carveouts(g, sizes, 5, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 6);
    CHECK(smarch_geometry_carveouts(NULL, sizes, 8, &count) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_geometry_carveout_for(g, 33000, &bytes) == SMARCH_OK && bytes == 65536);
    CHECK(smarch_geometry_carveout_for(g, 102401, &bytes) == SMARCH_ERROR_INVALID_VALUE && bytes == 65536);
    CHECK(smarch_geometry_carveout_for(g, 1, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_geometry_carveout_for_percent(g, 50, &bytes) == SMARCH_OK && bytes == 65536);
    CHECK(smarch_geometry_carveout_for_percent(g, 101, &bytes) == SMARCH_ERROR_KERNEL_CARVEOUT);
    CHECK(smarch_geometry_carveout_for_percent(smarch_geometry_of(SMARCH_SM_61), 50, &bytes) == SMARCH_ERROR_HARDWARE_UNKNOWN);
}

static void registers(void) {
    const smarch_geometry *g = smarch_geometry_of(SMARCH_SM_90);
    smarch_launch_registers bounded;
    CHECK(smarch_geometry_registers_for_launch_bounds(g, 256, 6, &bounded) == SMARCH_OK && bounded.registers == 40 && bounded.ignored == SMARCH_IGNORED_NONE);
    CHECK(smarch_geometry_registers_for_launch_bounds(g, 1024, 3, &bounded) == SMARCH_OK && bounded.ignored == SMARCH_IGNORED_MIN_BLOCKS);
    CHECK(smarch_geometry_registers_for_launch_bounds(g, 4294967295u, 1, &bounded) == SMARCH_OK && bounded.ignored == SMARCH_IGNORED_BOTH);
    CHECK(smarch_geometry_registers_for_launch_bounds(g, 0, 1, &bounded) == SMARCH_ERROR_LAUNCH_BOUNDS);
    CHECK(smarch_geometry_registers_for_launch_bounds(g, 1, 1, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(*smarch_code_name(SMARCH_ENUMERATION_IGNORED_BOUNDS, SMARCH_IGNORED_BOTH) && !*smarch_code_name(SMARCH_ENUMERATION_IGNORED_BOUNDS, 99));
}

static void occupancy(void) {
    const smarch_geometry *g = smarch_geometry_of(SMARCH_SM_90);
    smarch_kernel k = kernel_of(256, 40, 8192);
    smarch_occupancy o;
    CHECK(smarch_occupancy_compute(g, &k, &o) == SMARCH_OK);
    CHECK(o.blocks == 6 && o.warps == 48 && o.max_warps == 64 && o.limiters == SMARCH_LIMITER_REGISTERS);
    CHECK(o.by_warps == 8 && o.by_registers == 6 && o.by_smem == 25 && o.by_slots == 32);
    CHECK(o.by_barriers == SMARCH_UNLIMITED && o.by_virtual == SMARCH_UNLIMITED);
    uint32_t blocks = 0;
    CHECK(smarch_occupancy_blocks(g, &k, &blocks) == SMARCH_OK && blocks == 6);
    CHECK(o.allocated_registers == 10240 && o.allocated_smem == 9216 && o.unused_warps == 16 && o.unused_slots == 26);

    // A copy of a row answers alike; a changed one is the caller's own hardware.
    smarch_geometry own = *g;
    smarch_occupancy same;
    CHECK(smarch_occupancy_compute(&own, &k, &same) == SMARCH_OK && memcmp(&o, &same, sizeof o) == 0);
    own.registers_per_sm = own.registers_per_block = 131072;
    CHECK(smarch_occupancy_compute(&own, &k, &same) == SMARCH_OK && same.blocks == 8 && same.limiters == SMARCH_LIMITER_WARPS);
    own.register_unit = 0;
    CHECK(smarch_occupancy_compute(&own, &k, &same) == SMARCH_ERROR_GEOMETRY && same.blocks == 8);
    memset(&own, 0, sizeof own);
    CHECK(smarch_occupancy_compute(&own, &k, &same) == SMARCH_ERROR_GEOMETRY);
    memset(&own, 0xff, sizeof own);
    CHECK(smarch_occupancy_compute(&own, &k, &same) == SMARCH_ERROR_GEOMETRY);
    // Codes that are none, and what is reserved.
    own = *g;
    own.smem_split = 4;
    CHECK(smarch_occupancy_compute(&own, &k, &same) == SMARCH_ERROR_GEOMETRY);
    own = *g;
    own.source = 0;
    CHECK(smarch_occupancy_compute(&own, &k, &same) == SMARCH_ERROR_GEOMETRY);
    own = *g;
    own.reserved = 1;
    CHECK(smarch_occupancy_compute(&own, &k, &same) == SMARCH_ERROR_GEOMETRY);
    // An absent number is not read, a given one is.
    own = *g;
    own.has_barriers_per_sm = 0;
    k.barriers = 16;
    CHECK(smarch_occupancy_compute(&own, &k, &same) == SMARCH_OK && same.by_barriers == SMARCH_UNLIMITED);
    own.has_barriers_per_sm = 1;
    own.barriers_per_sm = 32;
    CHECK(smarch_occupancy_compute(&own, &k, &same) == SMARCH_OK && same.by_barriers == 2);

    k.barriers = 16;
    CHECK(smarch_occupancy_compute(g, &k, &o) == SMARCH_OK && o.by_barriers == 4 && o.limiters == SMARCH_LIMITER_BARRIERS);
    k = kernel_of(32, 0, 0);
    CHECK(smarch_occupancy_compute(g, &k, &o) == SMARCH_OK && (o.limiters & SMARCH_LIMITER_SLOTS));
    k.static_smem = 40000;
    CHECK(smarch_occupancy_compute(g, &k, &o) == SMARCH_OK && o.limiters == SMARCH_LIMITER_SMEM);
    k = kernel_of(32, 0, 0);
    k.virtual_resources = 128;
    CHECK(smarch_occupancy_compute(smarch_geometry_of(SMARCH_SM_100), &k, &o) == SMARCH_OK && o.limiters == SMARCH_LIMITER_VIRTUAL);
    // Tensor memory: 512 columns, none, and as many as nobody states.
    const smarch_geometry *with = smarch_geometry_of(SMARCH_SM_100A), *unknown = smarch_geometry_of(SMARCH_SM_110A);
    CHECK(with->has_tensor_memory_columns && with->tensor_memory_columns == 512 && !unknown->has_tensor_memory_columns && g->has_tensor_memory_columns && g->tensor_memory_columns == 0);
    k = kernel_of(128, 32, 0);
    k.tensor_memory = 256;
    CHECK(smarch_occupancy_compute(with, &k, &o) == SMARCH_OK && o.blocks == 2 && o.by_tensor_memory == 2 && o.limiters == SMARCH_LIMITER_TENSOR_MEMORY);
    smarch_next_step step;
    CHECK(smarch_occupancy_next_step(with, &k, &step) == SMARCH_OK && step.has_tensor_memory && step.tensor_memory == 160);
    k.tensor_memory = 48;
    CHECK(smarch_occupancy_compute(with, &k, &o) == SMARCH_ERROR_KERNEL_TENSOR_MEMORY && smarch_occupancy_compute(unknown, &k, &o) == SMARCH_ERROR_HARDWARE_UNKNOWN);
    k.tensor_memory = 0;
    CHECK(smarch_occupancy_compute(unknown, &k, &o) == SMARCH_OK && o.by_tensor_memory == SMARCH_UNLIMITED);
    k = kernel_of(256, 32, 0);
    k.flags = SMARCH_KERNEL_PARTITIONED_CACHING;
    CHECK(smarch_occupancy_compute(smarch_geometry_of(SMARCH_SM_61), &k, &o) == SMARCH_OK && o.partitioned_caching);
    k.flags = SMARCH_KERNEL_PARTITIONED_CACHING_STRICT;
    CHECK(smarch_occupancy_compute(smarch_geometry_of(SMARCH_SM_61), &k, &o) == SMARCH_OK && o.partitioned_caching);
    k = kernel_of(256, 32, 0);
    k.cache = SMARCH_CACHE_L1;
    CHECK(smarch_occupancy_compute(g, &k, &o) == SMARCH_OK && *smarch_code_name(SMARCH_ENUMERATION_CACHE_PREFERENCE, SMARCH_CACHE_L1) && !*smarch_code_name(SMARCH_ENUMERATION_CACHE_PREFERENCE, 9));
}

/// One bad field at a time: the status names it, and nothing is written.
static smarch_status refused(smarch_kernel k) {
    smarch_occupancy o;
    memset(&o, 0x5a, sizeof o);
    const smarch_status status = smarch_occupancy_compute(smarch_geometry_of(SMARCH_SM_90), &k, &o);
    CHECK(status != SMARCH_OK && o.blocks == 0x5a5a5a5au);
    uint32_t blocks = 0x5a5a5a5au;
    CHECK(smarch_occupancy_blocks(smarch_geometry_of(SMARCH_SM_90), &k, &blocks) == status && blocks == 0x5a5a5a5au);
    return status;
}

static void bad_kernels(void) {
    smarch_kernel k = kernel_of(0, 0, 0);
    CHECK(refused(k) == SMARCH_ERROR_KERNEL_BLOCK_SIZE);
    k = kernel_of(65536, 0, 0);
    CHECK(refused(k) == SMARCH_ERROR_KERNEL_BLOCK_SIZE);
    k = kernel_of(4294967295u, 0, 0);
    CHECK(refused(k) == SMARCH_ERROR_KERNEL_BLOCK_SIZE);
    k = kernel_of(32, 256, 0);
    CHECK(refused(k) == SMARCH_ERROR_KERNEL_REGISTERS);
    k = kernel_of(32, 0, ~(uint64_t)0);
    CHECK(refused(k) == SMARCH_ERROR_KERNEL_STATIC_SMEM);
    k = kernel_of(32, 0, 0);
    k.dynamic_smem = (uint64_t)1 << 32;
    CHECK(refused(k) == SMARCH_ERROR_KERNEL_DYNAMIC_SMEM);
    k = kernel_of(32, 0, 0);
    k.flags = SMARCH_KERNEL_OPTIN;
    k.max_dynamic_smem = (uint64_t)1 << 63;
    CHECK(refused(k) == SMARCH_ERROR_KERNEL_OPTIN);
    k = kernel_of(32, 0, 0);
    k.flags = SMARCH_KERNEL_CARVEOUT;
    k.carveout_percent = 101;
    CHECK(refused(k) == SMARCH_ERROR_KERNEL_CARVEOUT);
    k = kernel_of(32, 0, 0);
    k.cache = 4;
    CHECK(refused(k) == SMARCH_ERROR_KERNEL_CACHE);
    k = kernel_of(32, 0, 0);
    k.barriers = 17;
    CHECK(refused(k) == SMARCH_ERROR_KERNEL_BARRIERS);
    k = kernel_of(32, 0, 0);
    k.flags = 0x80000000u;
    CHECK(refused(k) == SMARCH_ERROR_KERNEL_FLAGS);
    k = kernel_of(32, 0, 0);
    k.tensor_memory = 128;
    CHECK(refused(k) == SMARCH_ERROR_KERNEL_NO_TENSOR_MEMORY);
    smarch_occupancy o;
    k = kernel_of(32, 0, 0);
    CHECK(smarch_occupancy_compute(NULL, &k, &o) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_occupancy_compute(smarch_geometry_of(SMARCH_SM_90), NULL, &o) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_occupancy_compute(smarch_geometry_of(SMARCH_SM_90), &k, NULL) == SMARCH_ERROR_NULL_POINTER);
    uint32_t blocks = 0;
    CHECK(smarch_occupancy_blocks(NULL, &k, &blocks) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_occupancy_blocks(smarch_geometry_of(SMARCH_SM_90), NULL, &blocks) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_occupancy_blocks(smarch_geometry_of(SMARCH_SM_90), &k, NULL) == SMARCH_ERROR_NULL_POINTER);
    // What is possible but too large for the SM is an answer: no block fits.
    k = kernel_of(65535, 0, 0);
    CHECK(smarch_occupancy_compute(smarch_geometry_of(SMARCH_SM_90), &k, &o) == SMARCH_OK && o.blocks == 0);
}

static uint64_t eight_bytes_a_thread(uint32_t block_size, void *context) {
    *(int *)context += 1;
    return (uint64_t)block_size * 8;
}

static void searches(void) {
    const smarch_geometry *g = smarch_geometry_of(SMARCH_SM_90);
    smarch_kernel k = kernel_of(0, 40, 8192);
    smarch_best_block best, by_callback;
    CHECK(smarch_occupancy_best_block(g, &k, &best) == SMARCH_OK && best.block_size == 768 && best.blocks == 2);
    int calls = 0;
    k.dynamic_smem_per_thread = 8;
    CHECK(smarch_occupancy_best_block(g, &k, &best) == SMARCH_OK);
    k.dynamic_smem_per_thread = 0;
    CHECK(smarch_occupancy_best_block_with(g, &k, eight_bytes_a_thread, &calls, &by_callback) == SMARCH_OK && calls > 0);
    CHECK(best.block_size == by_callback.block_size && best.blocks == by_callback.blocks);
    CHECK(smarch_occupancy_best_block_with(g, &k, NULL, NULL, &best) == SMARCH_ERROR_NULL_POINTER);
    k.registers = 300;
    CHECK(smarch_occupancy_best_block(g, &k, &best) == SMARCH_ERROR_KERNEL_REGISTERS);
    CHECK(smarch_occupancy_best_block(g, NULL, &best) == SMARCH_ERROR_NULL_POINTER);

    uint32_t bytes = 0;
    k = kernel_of(256, 32, 1000);
    CHECK(smarch_occupancy_available_dynamic_smem(g, &k, 4, &bytes) == SMARCH_OK && bytes > 0);
    k.dynamic_smem = bytes;
    smarch_occupancy o;
    CHECK(smarch_occupancy_compute(g, &k, &o) == SMARCH_OK && o.blocks >= 4);
    CHECK(smarch_occupancy_available_dynamic_smem(g, &k, 0, &bytes) == SMARCH_ERROR_BLOCKS_PER_SM);
    CHECK(smarch_occupancy_available_dynamic_smem(g, &k, 33, &bytes) == SMARCH_ERROR_BLOCKS_PER_SM);

    smarch_next_step next;
    k = kernel_of(256, 40, 8192);
    CHECK(smarch_occupancy_next_step(g, &k, &next) == SMARCH_OK && next.blocks == 6);
    CHECK(next.has_registers && next.registers == 32 && next.has_smaller_block && next.smaller_block == 192);
    CHECK(!next.has_static_smem && !next.has_dynamic_smem && !next.has_larger_block && !next.has_barriers && !next.has_virtual_resources);
    k = kernel_of(64, 16, 20000);
    CHECK(smarch_occupancy_next_step(g, &k, &next) == SMARCH_OK && next.has_static_smem && next.static_smem < 20000);
    k = kernel_of(64, 16, 0);
    k.dynamic_smem = 20000;
    CHECK(smarch_occupancy_next_step(g, &k, &next) == SMARCH_OK && next.has_dynamic_smem && next.dynamic_smem < 20000);
    k = kernel_of(64, 16, 0);
    k.barriers = 16;
    CHECK(smarch_occupancy_next_step(g, &k, &next) == SMARCH_OK && next.has_barriers && next.barriers < 16);
    k = kernel_of(64, 16, 0);
    k.virtual_resources = 64;
    CHECK(smarch_occupancy_next_step(smarch_geometry_of(SMARCH_SM_100), &k, &next) == SMARCH_OK && next.has_virtual_resources);
    CHECK(!next.has_larger_block && next.larger_block == 0);
    CHECK(smarch_occupancy_next_step(g, &k, NULL) == SMARCH_ERROR_NULL_POINTER);
    k = kernel_of(256, 40, 0);
    k.dynamic_smem = 60000;
    CHECK(smarch_occupancy_next_step(g, &k, &next) == SMARCH_OK && next.blocks == 0 && next.has_optin && next.optin == 60000);
    k.flags = SMARCH_KERNEL_OPTIN, k.max_dynamic_smem = 60000;
    CHECK(smarch_occupancy_next_step(g, &k, &next) == SMARCH_OK && next.blocks > 0 && !next.has_optin);

    smarch_largest_block largest;
    k = kernel_of(0, 128, 0);
    CHECK(smarch_occupancy_largest_block(g, &k, &largest) == SMARCH_OK && largest.block_size == 512 && largest.limiters == SMARCH_LIMITER_REGISTERS);
    k.max_block_size = 500;
    CHECK(smarch_occupancy_largest_block(g, &k, &largest) == SMARCH_OK && largest.block_size == 500 && largest.limiters == 0);
    k = kernel_of(0, 0, 200000);
    CHECK(smarch_occupancy_largest_block(g, &k, &largest) == SMARCH_OK && largest.block_size == 0 && largest.limiters == 0);
    CHECK(smarch_occupancy_largest_block(g, &k, NULL) == SMARCH_ERROR_NULL_POINTER);
    k = kernel_of(0, 72, 0);
    uint32_t fewer = 0;
    CHECK(smarch_occupancy_fewer_registers(g, &k, &fewer) == SMARCH_OK && fewer > 0 && fewer < 72);
    k.registers = 8;
    CHECK(smarch_occupancy_fewer_registers(g, &k, &fewer) == SMARCH_OK && fewer == 0);
    k.registers = 256;
    CHECK(smarch_occupancy_fewer_registers(g, &k, &fewer) == SMARCH_ERROR_KERNEL_REGISTERS);
}

static void curves(void) {
    const smarch_geometry *g = smarch_geometry_of(SMARCH_SM_90);
    smarch_kernel k = kernel_of(256, 40, 0);
    smarch_curve_point points[64];
    size_t count = 0;
    CHECK(smarch_occupancy_curve(g, &k, SMARCH_AXIS_BLOCK_SIZE, 32, points, 64, &count) == SMARCH_OK && count == 32);
    CHECK(points[7].at == 256 && points[7].blocks == 6 && points[7].warps == 48);
    CHECK(smarch_occupancy_curve(g, &k, SMARCH_AXIS_REGISTERS, 8, points, 64, &count) == SMARCH_OK && points[0].at == 0 && points[5].warps == 48);
    CHECK(smarch_occupancy_curve(g, &k, SMARCH_AXIS_DYNAMIC_SMEM, 4096, points, 64, &count) == SMARCH_OK && points[0].blocks == 6);
    CHECK(smarch_occupancy_curve(g, &k, SMARCH_AXIS_REGISTERS, 1, points, 64, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 256);
    CHECK(smarch_occupancy_curve(g, &k, SMARCH_AXIS_REGISTERS, 0, points, 64, &count) == SMARCH_ERROR_CURVE_STEP);
    CHECK(smarch_occupancy_curve(g, &k, 9, 1, points, 64, &count) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_occupancy_curve(g, &k, SMARCH_AXIS_REGISTERS, 8, NULL, 64, &count) == SMARCH_ERROR_NULL_POINTER);

    smarch_waves waves;
    CHECK(smarch_geometry_waves(g, 6, 132, 1, 1000, &waves) == SMARCH_OK && waves.blocks_at_once == 792 && waves.waves == 2 && waves.tail_blocks == 208);
    CHECK(smarch_geometry_waves(g, 6, 132, 1, 792, &waves) == SMARCH_OK && waves.waves == 1 && waves.tail_blocks == 0);
    CHECK(smarch_geometry_waves(g, 6, 132, 1, 0, &waves) == SMARCH_OK && waves.waves == 0 && waves.tail_blocks == 0);
    // 33 clusters at once.
    CHECK(smarch_geometry_waves(g, 2, 132, 8, 1, &waves) == SMARCH_OK && waves.blocks_at_once == 33 * 8);
    CHECK(smarch_geometry_waves(g, 1, 132, 16, 256, &waves) == SMARCH_OK && waves.blocks_at_once == 128 && waves.waves == 2);
    CHECK(smarch_geometry_waves(g, 1, 132, 0, 256, &waves) == SMARCH_ERROR_CLUSTER_SIZE && smarch_geometry_waves(g, 1, 132, 32, 256, &waves) == SMARCH_ERROR_CLUSTER_SIZE);
    CHECK(smarch_geometry_waves(g, 0, 132, 1, 256, &waves) == SMARCH_ERROR_BLOCKS_PER_SM && smarch_geometry_waves(g, 1, 4, 8, 256, &waves) == SMARCH_ERROR_BLOCKS_PER_SM);
    CHECK(smarch_geometry_waves(NULL, 1, 132, 1, 256, &waves) == SMARCH_ERROR_NULL_POINTER && smarch_geometry_waves(g, 1, 132, 1, 256, NULL) == SMARCH_ERROR_NULL_POINTER);
}

int test_hardware(void) {
    geometries();
    shared_memory();
    registers();
    occupancy();
    bad_kernels();
    searches();
    curves();
    return failures;
}
