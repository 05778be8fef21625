/// @file
/// What an SM has, and how many blocks of a kernel fit on it.

#ifndef SMARCH_HARDWARE_HPP
#define SMARCH_HARDWARE_HPP

#include <smarch/targets.hpp>

namespace smarch {

/// What a kernel takes when it is launched. Only block_size must be set.
struct Kernel {
    /// Threads of a block. A search for the best block size does not read it.
    std::uint32_t block_size = 0;
    /// Registers per thread, as ptxas reports them; 0 takes none.
    std::uint32_t registers = 0;
    /// Bytes of static shared memory of a block.
    std::uint64_t static_smem = 0;
    /// Bytes of dynamic shared memory of a block, whatever its size.
    std::uint64_t dynamic_smem = 0;
    /// Bytes of dynamic shared memory of each thread of a block, in addition.
    std::uint32_t dynamic_smem_per_thread = 0;
    /// The maximum bytes of dynamic shared memory that the kernel has opted in to.
    std::optional<std::uint64_t> max_dynamic_smem = std::nullopt;
    /// The preferred carve-out, in percent of the largest. Not read before 7.0.
    std::optional<std::uint32_t> carveout_percent = std::nullopt;
    /// What the kernel prefers when there is no preferred carve-out. Not read on 5.x and 6.x.
    CachePreference cache = CachePreference::none;
    /// Named barriers that a block uses. No limit before 9.0.
    std::uint32_t barriers = 0;
    /// Virtual resources that a block uses. No limit before 10.0.
    std::uint32_t virtual_resources = 0;
    /// Threads that a block may have at most, for the search of the best block size.
    std::optional<std::uint32_t> max_block_size = std::nullopt;
    /// Columns of tensor memory that a block has allocated at a time: a multiple of 32; 0 takes none.
    std::uint32_t tensor_memory = 0;
    /// Partitioned global caching; strict: if no block fits on half an SM, none runs.
    bool partitioned_caching = false;
    bool partitioned_caching_strict = false;

    smarch_kernel c() const noexcept {
        smarch_kernel kernel{};
        kernel.flags = (carveout_percent ? SMARCH_KERNEL_CARVEOUT : 0u) | (max_dynamic_smem ? SMARCH_KERNEL_OPTIN : 0u) |
                       (partitioned_caching ? SMARCH_KERNEL_PARTITIONED_CACHING : 0u) |
                       (partitioned_caching_strict ? SMARCH_KERNEL_PARTITIONED_CACHING_STRICT : 0u);
        kernel.block_size = block_size;
        kernel.registers = registers;
        kernel.carveout_percent = carveout_percent.value_or(0);
        kernel.static_smem = static_smem;
        kernel.dynamic_smem = dynamic_smem;
        kernel.max_dynamic_smem = max_dynamic_smem.value_or(0);
        kernel.dynamic_smem_per_thread = dynamic_smem_per_thread;
        kernel.cache = detail::number(cache);
        kernel.barriers = barriers;
        kernel.virtual_resources = virtual_resources;
        kernel.max_block_size = max_block_size.value_or(0);
        kernel.tensor_memory = tensor_memory;
        return kernel;
    }
    /// The same from C's.
    static Kernel from(const smarch_kernel &c) noexcept {
        const auto has = [&](std::uint32_t flag) { return (c.flags & flag) != 0; };
        Kernel kernel;
        kernel.block_size = c.block_size;
        kernel.registers = c.registers;
        kernel.carveout_percent = detail::given(has(SMARCH_KERNEL_CARVEOUT), c.carveout_percent);
        kernel.static_smem = c.static_smem;
        kernel.dynamic_smem = c.dynamic_smem;
        kernel.max_dynamic_smem = detail::given(has(SMARCH_KERNEL_OPTIN), c.max_dynamic_smem);
        kernel.dynamic_smem_per_thread = c.dynamic_smem_per_thread;
        kernel.cache = CachePreference{c.cache};
        kernel.barriers = c.barriers;
        kernel.virtual_resources = c.virtual_resources;
        kernel.max_block_size = detail::given(c.max_block_size != 0, c.max_block_size);
        kernel.tensor_memory = c.tensor_memory;
        kernel.partitioned_caching = has(SMARCH_KERNEL_PARTITIONED_CACHING);
        kernel.partitioned_caching_strict = has(SMARCH_KERNEL_PARTITIONED_CACHING_STRICT);
        return kernel;
    }
};

/// How many blocks of a kernel an SM holds at a time, and why not more.
class Occupancy : public Value<smarch_occupancy> {
  public:
    using Value::Value;
    /// Blocks on an SM; 0 when the kernel cannot run.
    std::uint32_t blocks() const noexcept { return c().blocks; }
    /// Their warps, and the warps that an SM holds at most.
    std::uint32_t warps() const noexcept { return c().warps; }
    std::uint32_t max_warps() const noexcept { return c().max_warps; }
    /// Warps of max_warps, 0 to 1.
    double fraction() const noexcept { return max_warps() ? static_cast<double>(warps()) / max_warps() : 0; }
    /// The resources whose limit is blocks.
    Flags<Limiter> limiters() const noexcept { return Flags<Limiter>(c().limiters); }
    /// Blocks by each resource; nothing where it sets no limit.
    std::optional<std::uint32_t> by_warps() const noexcept { return limit(c().by_warps); }
    std::optional<std::uint32_t> by_registers() const noexcept { return limit(c().by_registers); }
    std::optional<std::uint32_t> by_smem() const noexcept { return limit(c().by_smem); }
    std::optional<std::uint32_t> by_slots() const noexcept { return limit(c().by_slots); }
    std::optional<std::uint32_t> by_barriers() const noexcept { return limit(c().by_barriers); }
    std::optional<std::uint32_t> by_virtual() const noexcept { return limit(c().by_virtual); }
    std::optional<std::uint32_t> by_tensor_memory() const noexcept { return limit(c().by_tensor_memory); }
    /// What a block gets: registers, and bytes of shared memory with the driver's reserve.
    std::uint32_t allocated_registers() const noexcept { return c().allocated_registers; }
    std::uint32_t allocated_smem() const noexcept { return c().allocated_smem; }
    /// Bytes of shared memory that the SM is given: its carve-out.
    std::uint32_t smem_per_sm() const noexcept { return c().smem_per_sm; }
    /// What stays free.
    std::uint32_t unused_warps() const noexcept { return c().unused_warps; }
    std::uint32_t unused_registers() const noexcept { return c().unused_registers; }
    std::uint32_t unused_smem() const noexcept { return c().unused_smem; }
    std::uint32_t unused_slots() const noexcept { return c().unused_slots; }
    /// Partitioned global caching was asked for and keeps each block within half an SM.
    bool partitioned_caching() const noexcept { return c().partitioned_caching != 0; }

  private:
    static std::optional<std::uint32_t> limit(std::uint32_t blocks) noexcept { return detail::given(blocks != SMARCH_UNLIMITED, blocks); }
};

/// The smallest changes that each bring at least one more block, all else being as it is; nothing where none does.
class NextStep : public Value<smarch_next_step> {
  public:
    using Value::Value;
    /// Blocks as the kernel is.
    std::uint32_t blocks() const noexcept { return c().blocks; }
    /// The maximum registers per thread, fewer than now.
    std::optional<std::uint32_t> registers() const noexcept { return detail::given(c().has_registers != 0, c().registers); }
    /// The nearest smaller, and larger, block size.
    std::optional<std::uint32_t> smaller_block() const noexcept { return detail::given(c().has_smaller_block != 0, c().smaller_block); }
    std::optional<std::uint32_t> larger_block() const noexcept { return detail::given(c().has_larger_block != 0, c().larger_block); }
    /// The maximum of each, fewer than now.
    std::optional<std::uint32_t> static_smem() const noexcept { return detail::given(c().has_static_smem != 0, c().static_smem); }
    std::optional<std::uint32_t> dynamic_smem() const noexcept { return detail::given(c().has_dynamic_smem != 0, c().dynamic_smem); }
    std::optional<std::uint32_t> barriers() const noexcept { return detail::given(c().has_barriers != 0, c().barriers); }
    std::optional<std::uint32_t> virtual_resources() const noexcept { return detail::given(c().has_virtual_resources != 0, c().virtual_resources); }
    std::optional<std::uint32_t> tensor_memory() const noexcept { return detail::given(c().has_tensor_memory != 0, c().tensor_memory); }
    /// The bytes of dynamic shared memory to opt in to, where no block fits without.
    std::optional<std::uint32_t> optin() const noexcept { return detail::given(c().has_optin != 0, c().optin); }
};

/// The block size that fills an SM best, and blocks of that size on an SM; 0 when no size can run.
using BestBlock = smarch_best_block;
/// The waves of a grid: blocks at once, how many waves, the blocks of a last one that does not fill the device.
using Waves = smarch_waves;
/// A point of a curve: where on the axis, blocks and warps there.
using CurvePoint = smarch_curve_point;

/// The largest block that runs, 0 when no size can, and what keeps out a larger one.
struct LargestBlock {
    std::uint32_t block_size;
    /// None where the kernel's launch bound does.
    Flags<Limiter> limiters;
};

/// The registers that launch bounds leave to a kernel.
struct LaunchRegisters {
    std::uint32_t registers;
    /// The bounds that do not count, because an SM cannot fulfil them.
    IgnoredBounds ignored;
};

/// What one SM of a compute capability has, and what fits on it.
class Geometry : public Row<smarch_geometry> {
  public:
    /// One of the caller's own, which must outlive this: copy c() of a row, change it, and ask what the change would bring.
    /// It is checked and prepared anew at every call.
    using Row::Row;
    explicit Geometry(smarch_geometry &&) = delete;
    /// The SM of a target's devices, whatever the suffix; nothing where no silicon is documented.
    static std::optional<Geometry> of(Target target) noexcept { return detail::row<Geometry>(smarch_geometry_of(target.id())); }
    /// The SM of a compute capability.
    static std::optional<Geometry> find(ComputeCapability cc) noexcept { return detail::row<Geometry>(smarch_geometry_of(smarch_target_from_cc(cc.number()))); }

    ComputeCapability cc() const noexcept { return ComputeCapability::from_number(c().cc); }
    /// What an SM holds at a time.
    std::uint32_t max_threads_per_sm() const noexcept { return c().max_threads_per_sm; }
    std::uint32_t max_warps_per_sm() const noexcept { return c().max_warps_per_sm; }
    std::uint32_t max_blocks_per_sm() const noexcept { return c().max_blocks_per_sm; }
    std::uint32_t max_threads_per_block() const noexcept { return c().max_threads_per_block; }
    /// 32-bit registers of an SM, of a block, of a thread; a warp gets them in multiples of register_unit.
    std::uint32_t registers_per_sm() const noexcept { return c().registers_per_sm; }
    std::uint32_t registers_per_block() const noexcept { return c().registers_per_block; }
    std::uint32_t max_registers_per_thread() const noexcept { return c().max_registers_per_thread; }
    std::uint32_t register_unit() const noexcept { return c().register_unit; }
    /// Parts of an SM that have registers and warp slots of their own, and those that a launch is checked against.
    std::uint32_t partitions() const noexcept { return c().partitions; }
    std::uint32_t launch_partitions() const noexcept { return c().launch_partitions; }
    /// Bytes of shared memory: of an SM, of a block without and after opting in, and what the driver takes of each block's.
    std::uint32_t smem_per_sm() const noexcept { return c().smem_per_sm; }
    std::uint32_t smem_per_block() const noexcept { return c().smem_per_block; }
    std::uint32_t smem_per_block_optin() const noexcept { return c().smem_per_block_optin; }
    std::uint32_t smem_reserved_per_block() const noexcept { return c().smem_reserved_per_block; }
    std::uint32_t smem_unit() const noexcept { return c().smem_unit; }
    SmemSplit smem_split() const noexcept { return SmemSplit{c().smem_split}; }
    /// A kernel may ask for partitioned global caching.
    bool partitioned_caching() const noexcept { return c().partitioned_caching != 0; }
    /// Blocks that a cluster may have everywhere, and when the kernel allows a non-portable size.
    std::uint32_t max_cluster_portable() const noexcept { return c().max_cluster_portable; }
    std::optional<std::uint32_t> max_cluster_nonportable() const noexcept {
        return detail::given(c().has_max_cluster_nonportable != 0, c().max_cluster_nonportable);
    }
    /// Named barriers of an SM; before 9.0 they are no limit.
    std::optional<std::uint32_t> barriers_per_sm() const noexcept {
        return detail::given(c().has_barriers_per_sm != 0, c().barriers_per_sm);
    }
    /// Virtual resources of an SM; 0 before 10.0.
    std::uint32_t virtual_resources_per_sm() const noexcept { return c().virtual_resources_per_sm; }
    /// Columns of tensor memory of an SM; 0 where there is none, nothing where no public source states it.
    std::optional<std::uint32_t> tensor_memory_columns() const noexcept { return detail::given(c().has_tensor_memory_columns != 0, c().tensor_memory_columns); }
    GeometrySource source() const noexcept { return GeometrySource{c().source}; }

    /// The sizes in bytes that an SM's shared memory can be given, ascending: at most ten.
    Result<Span<std::uint32_t>, Fault> carveouts(ListOut<std::uint32_t> out) const {
        return out.take<std::uint32_t>([&](std::uint32_t *sizes, std::size_t capacity, std::size_t *count) { return smarch_geometry_carveouts(&c(), sizes, capacity, count); });
    }
    /// The smallest of those sizes that holds that many bytes.
    Result<std::uint32_t> carveout_for(std::uint32_t bytes) const noexcept {
        return number([&](std::uint32_t *out) { return smarch_geometry_carveout_for(&c(), bytes, out); });
    }
    /// The bytes that an SM is given when a kernel prefers this percentage of the largest size.
    Result<std::uint32_t> carveout_for_percent(std::uint32_t percent) const noexcept {
        return number([&](std::uint32_t *out) { return smarch_geometry_carveout_for_percent(&c(), percent, out); });
    }
    /// The registers that a thread may use so that min_blocks blocks of max_threads threads fit: what __launch_bounds__ leaves.
    Result<LaunchRegisters> registers_for_launch_bounds(std::uint32_t max_threads, std::uint32_t min_blocks) const noexcept {
        smarch_launch_registers out{};
        const auto status = smarch_geometry_registers_for_launch_bounds(&c(), max_threads, min_blocks, &out);
        if (status != SMARCH_OK) return Status{status};
        return LaunchRegisters{out.registers, IgnoredBounds{out.ignored}};
    }

    /// How many blocks of this kernel an SM holds at a time, and what limits them.
    Result<Occupancy> occupancy(const Kernel &kernel) const noexcept {
        const auto k = kernel.c();
        return detail::ask<Occupancy, smarch_occupancy>([&](smarch_occupancy *out) { return smarch_occupancy_compute(&c(), &k, out); });
    }
    /// How many blocks of this kernel an SM holds at a time, and nothing else, sooner.
    Result<std::uint32_t> blocks(const Kernel &kernel) const noexcept {
        const auto k = kernel.c();
        return number([&](std::uint32_t *out) { return smarch_occupancy_blocks(&c(), &k, out); });
    }
    /// The block size with which most threads of this kernel are on an SM at a time, the largest of those that are equal.
    Result<BestBlock> best_block(const Kernel &kernel) const noexcept {
        const auto k = kernel.c();
        return detail::ask<BestBlock, BestBlock>([&](BestBlock *out) { return smarch_occupancy_best_block(&c(), &k, out); });
    }
    /// The same, with dynamic_smem_of(block_size) bytes of dynamic shared memory for a block; it must not throw.
    template <typename F> Result<BestBlock> best_block_with(const Kernel &kernel, const F &dynamic_smem_of) const noexcept {
        const auto k = kernel.c();
        const auto call = [](std::uint32_t block_size, void *context) -> std::uint64_t { return (*static_cast<const F *>(context))(block_size); };
        return detail::ask<BestBlock, BestBlock>([&](BestBlock *out) {
            return smarch_occupancy_best_block_with(&c(), &k, call, const_cast<F *>(&dynamic_smem_of), out);
        });
    }
    /// The bytes of dynamic shared memory that each block may have when that many blocks of the kernel are to fit on an SM.
    Result<std::uint32_t> available_dynamic_smem(const Kernel &kernel, std::uint32_t blocks) const noexcept {
        const auto k = kernel.c();
        return number([&](std::uint32_t *out) { return smarch_occupancy_available_dynamic_smem(&c(), &k, blocks, out); });
    }
    /// The smallest changes after which one more block of this kernel fits.
    Result<NextStep> next_step(const Kernel &kernel) const noexcept {
        const auto k = kernel.c();
        return detail::ask<NextStep, smarch_next_step>([&](smarch_next_step *out) { return smarch_occupancy_next_step(&c(), &k, out); });
    }
    /// The largest block of this kernel that runs, and what keeps out a larger one.
    Result<LargestBlock> largest_block(const Kernel &kernel) const noexcept {
        const auto k = kernel.c();
        smarch_largest_block out{};
        const auto status = smarch_occupancy_largest_block(&c(), &k, &out);
        if (status != SMARCH_OK) return Status{status};
        return LargestBlock{out.block_size, Flags<Limiter>(out.limiters)};
    }
    /// The maximum of registers per thread, fewer than now, with which more warps are on an SM, where blocks have the size that is best then; 0 where
    /// fewer bring none.
    Result<std::uint32_t> fewer_registers(const Kernel &kernel) const noexcept {
        const auto k = kernel.c();
        return number([&](std::uint32_t *out) { return smarch_occupancy_fewer_registers(&c(), &k, out); });
    }
    /// The occupancy of a kernel along an axis, a point every step.
    Result<Span<CurvePoint>, Fault> curve(const Kernel &kernel, Axis axis, std::uint32_t step, ListOut<CurvePoint> out) const {
        const auto k = kernel.c();
        return out.take<CurvePoint>([&](CurvePoint *points, std::size_t capacity, std::size_t *count) {
            return smarch_occupancy_curve(&c(), &k, detail::number(axis), step, points, capacity, count);
        });
    }
    /// In how many waves a device of that many SMs runs a grid; cluster_size is 1 without clusters. With clusters no more than a lower bound: which SMs
    /// are in which GPC is not public, and blocks_at_once, a multiple of their size, an upper one.
    Result<Waves> waves(std::uint32_t blocks_per_sm, std::uint32_t sm_count, std::uint32_t cluster_size, std::uint64_t grid_blocks) const noexcept {
        return detail::ask<Waves, Waves>([&](Waves *out) { return smarch_geometry_waves(&c(), blocks_per_sm, sm_count, cluster_size, grid_blocks, out); });
    }

  private:
    template <typename Ask> static Result<std::uint32_t> number(const Ask &ask) noexcept { return detail::ask<std::uint32_t, std::uint32_t>(ask); }
};

/// All geometries, by compute capability.
inline Rows<Geometry> geometries() noexcept { return detail::rows<Geometry>(smarch_geometries); }

} // namespace smarch

#endif // SMARCH_HARDWARE_HPP
