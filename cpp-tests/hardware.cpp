// Geometry and occupancy.
#include "check.hpp"

using namespace smarch;

static void geometry() {
    CHECK(geometries().size() == 27 && !Geometry::of(Target::sm_73) && !Geometry::find(ComputeCapability{7, 4}) && Geometry::find(ComputeCapability{9, 0})->cc() == ComputeCapability{9, 0});
    for (const auto &sm : geometries()) {
        const auto &c = sm.c();
        CHECK(sm.max_warps_per_sm() * 32 == sm.max_threads_per_sm() && sm.max_blocks_per_sm() == c.max_blocks_per_sm && sm.max_threads_per_block() == c.max_threads_per_block);
        CHECK(sm.registers_per_sm() == c.registers_per_sm && sm.registers_per_block() == c.registers_per_block && sm.max_registers_per_thread() == c.max_registers_per_thread);
        CHECK(sm.register_unit() == c.register_unit && sm.partitions() == c.partitions && sm.launch_partitions() == c.launch_partitions && sm.smem_per_sm() == c.smem_per_sm);
        CHECK(sm.smem_per_block() == c.smem_per_block && sm.smem_per_block_optin() == c.smem_per_block_optin && sm.smem_reserved_per_block() == c.smem_reserved_per_block);
        CHECK(sm.smem_unit() == c.smem_unit && !name(sm.smem_split()).empty() && !name(sm.source()).empty() && sm.partitioned_caching() == (c.partitioned_caching != 0));
        CHECK(sm.max_cluster_portable() == c.max_cluster_portable && sm.virtual_resources_per_sm() == c.virtual_resources_per_sm);
        CHECK(sm.max_cluster_nonportable().value_or(0) == c.max_cluster_nonportable && sm.barriers_per_sm().value_or(0) == c.barriers_per_sm);
    }
    const auto sm = *Geometry::of(Target::sm_90);
    std::array<std::uint32_t, 10> sizes;
    CHECK(sm.carveouts(sizes)->size() == 10 && sizes[9] == 228 * 1024 && *sm.carveout_for(1) == 8192 && sm.carveout_for(1u << 20).status() == Status::invalid_value);
    CHECK(*sm.carveout_for_percent(100) == 228 * 1024 && sm.carveout_for_percent(101).status() == Status::kernel_carveout);
    CHECK(sm.registers_for_launch_bounds(1024, 2)->registers == 32 && sm.registers_for_launch_bounds(1024, 2)->ignored == IgnoredBounds::none);
    CHECK(sm.registers_for_launch_bounds(1024, 99)->ignored == IgnoredBounds::min_blocks && sm.registers_for_launch_bounds(0, 1).status() == Status::launch_bounds);
    CHECK(sm.waves(1, 132, 8, 1)->blocks_at_once == 16 * 8 && sm.waves(1, 132, 0, 1).status() == Status::cluster_size);
    CHECK(sm.waves(1, 132, 1, 200)->waves == 2 && sm.waves(1, 132, 1, 200)->tail_blocks == 68 && sm.waves(0, 132, 1, 200).status() == Status::blocks_per_sm);
}

static void occupancy() {
    const auto sm = *Geometry::of(Target::sm_90);
    Kernel kernel;
    kernel.block_size = 256;
    kernel.registers = 40;
    kernel.static_smem = 8192;
    const auto fit = sm.occupancy(kernel);
    CHECK(fit && fit->blocks() == 6 && fit->warps() == 48 && fit->max_warps() == 64 && fit->fraction() == 0.75 && fit->limiters() == Flags<Limiter>(SMARCH_LIMITER_REGISTERS));
    CHECK(fit->by_warps() == 8u && fit->by_registers() == 6u && fit->by_smem() == 25u && fit->by_slots() == 32u && !fit->by_barriers() && !fit->by_virtual());
    CHECK(fit->allocated_registers() == 10240 && fit->allocated_smem() == 9216 && fit->unused_warps() == 16 && fit->unused_registers() == 4096 && fit->unused_smem() == fit->c().unused_smem);
    CHECK(fit->unused_slots() == 26 && fit->smem_per_sm() == fit->c().smem_per_sm && !fit->partitioned_caching());
    CHECK(*sm.blocks(kernel) == 6);
    const auto next = sm.next_step(kernel);
    CHECK(next && next->blocks() == 6 && next->registers() == 32u && next->smaller_block() == 192u && !next->larger_block() && !next->static_smem() && !next->dynamic_smem() && !next->barriers() && !next->virtual_resources());
    CHECK(sm.best_block(kernel)->block_size == 768);
    CHECK(sm.best_block_with(kernel, [](std::uint32_t block_size) { return std::uint64_t{block_size} * 64; })->block_size > 0);
    // The callable is called, and with what it captures.
    std::uint32_t asked = 0;
    CHECK(sm.best_block_with(kernel, [&asked](std::uint32_t) { ++asked; return std::uint64_t{0}; }).ok() && asked > 0);
    CHECK(*sm.available_dynamic_smem(kernel, 2) == 40960 && sm.available_dynamic_smem(kernel, 40).status() == Status::blocks_per_sm);
    std::vector<CurvePoint> points;
    CHECK(sm.curve(kernel, Axis::block_size, 32, points)->size() == 32 && points[7].at == 256 && points[7].blocks == 6);
    CHECK(sm.curve(kernel, Axis::block_size, 0, points).status() == Status::curve_step);

    // Every field arrives where it belongs.
    kernel = {};
    CHECK(sm.occupancy(kernel).status() == Status::kernel_block_size);
    kernel.block_size = 64;
    kernel.dynamic_smem_per_thread = 1024;
    kernel.dynamic_smem = 100;
    CHECK(sm.occupancy(kernel)->blocks() == 0);
    kernel.max_dynamic_smem = 100000;
    CHECK(sm.occupancy(kernel)->blocks() == 3 && sm.occupancy(kernel)->limiters().has(Limiter::smem));
    kernel = {64, 16};
    kernel.barriers = 17;
    CHECK(sm.occupancy(kernel).status() == Status::kernel_barriers);
    kernel.barriers = 2;
    CHECK(sm.occupancy(kernel)->by_barriers().has_value());
    kernel.carveout_percent = 101;
    CHECK(sm.occupancy(kernel).status() == Status::kernel_carveout);
    kernel.carveout_percent = 0;
    CHECK(sm.occupancy(kernel)->smem_per_sm() < 228 * 1024);
    kernel.cache = CachePreference{9};
    CHECK(sm.occupancy(kernel).status() == Status::kernel_cache);
    kernel.cache = CachePreference::l1;
    kernel.max_block_size = 128;
    CHECK(sm.best_block(kernel)->block_size == 128 && name(kernel.cache) == "L1");
    kernel.virtual_resources = 1;
    CHECK(Geometry::of(Target::sm_100)->occupancy(kernel)->by_virtual().has_value());
    Kernel tensor{128, 32};
    tensor.tensor_memory = 256;
    const auto with = *Geometry::of(Target::sm_100a);
    CHECK(with.occupancy(tensor)->by_tensor_memory() == 2u && with.occupancy(tensor)->limiters().has(Limiter::tensor_memory) && !with.occupancy(kernel)->by_tensor_memory());
    CHECK(with.next_step(tensor)->tensor_memory() == 160u && Kernel::from(tensor.c()).tensor_memory == 256);
    CHECK(with.tensor_memory_columns() == 512u && sm.tensor_memory_columns() == 0u && !Geometry::of(Target::sm_110)->tensor_memory_columns());
    CHECK(sm.occupancy(tensor).status() == Status::kernel_no_tensor_memory && Geometry::of(Target::sm_110)->occupancy(tensor).status() == Status::hardware_unknown);
    Kernel partitioned{256, 32};
    partitioned.partitioned_caching = true;
    bool halves = false;
    for (const auto &each : geometries()) halves |= each.occupancy(partitioned)->partitioned_caching();
    CHECK(halves && partitioned.c().flags == SMARCH_KERNEL_PARTITIONED_CACHING);
    partitioned.partitioned_caching_strict = true;
    CHECK((partitioned.c().flags & SMARCH_KERNEL_PARTITIONED_CACHING_STRICT) != 0);

    // A geometry of one's own.
    auto mine = sm.c();
    mine.registers_per_sm *= 2;
    CHECK(Geometry(mine).occupancy({256, 40})->blocks() == 8);
    mine.partitions = 3;
    CHECK(Geometry(mine).occupancy({256, 40}).status() == Status::geometry);
#if __cplusplus >= 202002L
    CHECK(sm.occupancy({.block_size = 256, .registers = 40, .static_smem = 8192})->blocks() == 6);
#endif
}

// Each change depends on its own has_ field, and on no other.
static void absent_changes() {
    for (unsigned bit = 0; bit < 8; ++bit) {
        smarch_next_step c{};
        c.has_registers = bit == 0;
        c.has_static_smem = bit == 1;
        c.has_dynamic_smem = bit == 2;
        c.has_smaller_block = bit == 3;
        c.has_larger_block = bit == 4;
        c.has_barriers = bit == 5;
        c.has_virtual_resources = bit == 6;
        c.has_tensor_memory = bit == 7;
        const NextStep next(c);
        CHECK(next.registers().has_value() == (bit == 0) && next.static_smem().has_value() == (bit == 1));
        CHECK(next.dynamic_smem().has_value() == (bit == 2) && next.smaller_block().has_value() == (bit == 3));
        CHECK(next.larger_block().has_value() == (bit == 4) && next.barriers().has_value() == (bit == 5));
        CHECK(next.virtual_resources().has_value() == (bit == 6) && next.tensor_memory().has_value() == (bit == 7));
    }
}

void test_hardware() {
    geometry();
    occupancy();
    absent_changes();
}
