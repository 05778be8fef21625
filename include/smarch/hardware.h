/**
 * @file
 * smarch: what an SM has, and how many blocks of a kernel fit on it.
 *
 * Made from the Rust sources, the declarations by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_HARDWARE_H
#define SMARCH_HARDWARE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <smarch/core.h>
#include <smarch/toolkits.h>
#include <smarch/targets.h>

// What decides how much shared memory an SM is given.
#define SMARCH_SMEM_SPLIT_FIXED        1u ///< fixed
#define SMARCH_SMEM_SPLIT_CACHE_CONFIG 2u ///< cache preference
#define SMARCH_SMEM_SPLIT_CARVEOUT     3u ///< carve-out

// Where a geometry comes from.
#define SMARCH_SOURCE_GUIDE    1u ///< programming guide
#define SMARCH_SOURCE_FILES    2u ///< spreadsheet, headers, device queries
#define SMARCH_SOURCE_INFERRED 3u ///< partly inferred

// Cache preferences of a kernel.
#define SMARCH_CACHE_NONE   0u ///< none
#define SMARCH_CACHE_SHARED 1u ///< shared
#define SMARCH_CACHE_L1     2u ///< L1
#define SMARCH_CACHE_EQUAL  3u ///< equal

// What limits occupancy; bits.
#define SMARCH_LIMITER_WARPS     1u  ///< warps, and threads per block
#define SMARCH_LIMITER_REGISTERS 2u  ///< registers
#define SMARCH_LIMITER_SMEM      4u  ///< shared memory
#define SMARCH_LIMITER_SLOTS     8u  ///< blocks per SM
#define SMARCH_LIMITER_BARRIERS  16u ///< named barriers
#define SMARCH_LIMITER_VIRTUAL   32u ///< virtual resources

// Launch bounds that do not count.
#define SMARCH_IGNORED_NONE       0u ///< none
#define SMARCH_IGNORED_MIN_BLOCKS 1u ///< blocks per SM
#define SMARCH_IGNORED_BOTH       2u ///< threads per block and blocks per SM

// Axes of a curve.
#define SMARCH_AXIS_BLOCK_SIZE   1u ///< block size
#define SMARCH_AXIS_REGISTERS    2u ///< registers per thread
#define SMARCH_AXIS_DYNAMIC_SMEM 3u ///< dynamic shared memory

/// smarch_kernel.carveout_percent is the preferred carve-out.
#define SMARCH_KERNEL_CARVEOUT 1u

/// smarch_kernel.max_dynamic_smem is what the kernel has opted in to.
#define SMARCH_KERNEL_OPTIN 2u

/// Partitioned global caching, unless no block fits on half an SM. Not read where there is none.
#define SMARCH_KERNEL_PARTITIONED_CACHING 4u

/// Partitioned global caching, and if no block fits on half an SM, none runs.
#define SMARCH_KERNEL_PARTITIONED_CACHING_STRICT 8u

/// A limit of smarch_occupancy where the resource sets none.
#define SMARCH_UNLIMITED 0x7fffffffu

/// What decides how much shared memory an SM is given: SMARCH_SMEM_SPLIT_*.
typedef uint32_t smarch_smem_split;

/// Where a geometry comes from: SMARCH_SOURCE_*.
typedef uint32_t smarch_geometry_source;

/// What one SM of a compute capability has: the numbers that occupancy depends on.
///
/// A row of the table is constant and prepared: questions about it are answered at once. A caller may also copy a row,
/// change it and ask what the change would bring. Numbers that no SM can have are an error, and C's copy (also an unchanged
/// one) is checked and prepared anew at every call, which takes about 8,000 instructions; pass the pointer that
/// smarch_geometry_of returned wherever nothing is changed.
///
/// Sources: *guide* is NVIDIA's programming and tuning guides, occupancy spreadsheet, CCCL headers
/// and device queries (public; source tells which for the row);
/// *header* is cuda_occupancy.h 13.0.88 (7.0 for 2.x; measured). Cell by cell: occupancy/spec.tsv.
typedef struct smarch_geometry {
    /// The compute capability.
    smarch_cc cc;
    /// Threads that an SM holds at a time. Guide.
    uint32_t max_threads_per_sm;
    /// Warps that an SM holds at a time: max_threads_per_sm / 32. Guide.
    uint32_t max_warps_per_sm;
    /// Blocks (CTAs) that an SM holds at a time. Guide and header.
    uint32_t max_blocks_per_sm;
    /// Threads that a block may have. Guide.
    uint32_t max_threads_per_block;
    /// 32-bit registers of an SM. Guide.
    uint32_t registers_per_sm;
    /// 32-bit registers that a block may have. Guide and device queries.
    uint32_t registers_per_block;
    /// Registers that a thread may have. Guide; the header takes 255 on 3.0 and 256 from 7.0 on (erratum E22).
    uint32_t max_registers_per_thread;
    /// A warp gets registers in multiples of this many: a power of two. Header.
    uint32_t register_unit;
    /// Parts of an SM that have registers and warp slots of their own: a power of two. A block's warps are
    /// counted in multiples of it. Header.
    uint32_t partitions;
    /// The partitions that a launch is checked against, a power of two: as above, but 4 on 6.0, so
    /// that what cannot run on 6.1 does not run on 6.0 either. Header.
    uint32_t launch_partitions;
    /// Maximum bytes of shared memory of an SM. Guide.
    uint32_t smem_per_sm;
    /// Bytes of shared memory that a block may ask for without opting in. Guide.
    uint32_t smem_per_block;
    /// Bytes of shared memory that a block may ask for after opting in. Guide.
    uint32_t smem_per_block_optin;
    /// Bytes of each block's shared memory that the driver reserves in addition. Guide and header.
    uint32_t smem_reserved_per_block;
    /// A block gets shared memory in multiples of this many bytes: a power of two. Header.
    uint32_t smem_unit;
    /// What decides how much shared memory an SM is given. Header.
    smarch_smem_split smem_split;
    /// Whether a kernel may ask for partitioned global caching (5.2, 5.3, 6.1, 6.2): 0 for no. Header.
    uint32_t partitioned_caching;
    /// The sizes that shared memory can be given: bit n for n * 4096 bytes; the highest is smem_per_sm. As a list:
    /// Geometry::carveouts in Rust, smarch_geometry_carveouts in C. Guide and header.
    uint64_t carveouts;
    /// Register counts whose unit is twice as large: bit n for n registers per thread (2.x only). Header.
    uint64_t register_unit_doubled;
    /// Blocks that a cluster may have everywhere; 1 where there are no clusters (before 9.0). Guide.
    uint32_t max_cluster_portable;
    /// 1 when max_cluster_nonportable has a value, else 0.
    uint32_t has_max_cluster_nonportable;
    /// Blocks that a cluster may have when the kernel allows a non-portable size; absent where no public
    /// source states it. Guide.
    uint32_t max_cluster_nonportable;
    /// 1 when barriers_per_sm has a value, else 0.
    uint32_t has_barriers_per_sm;
    /// Named barriers of an SM; absent before 9.0, where they are no limit. Header.
    uint32_t barriers_per_sm;
    /// Virtual resources of an SM; 0 where there is no such resource (before 10.0). Header.
    uint32_t virtual_resources_per_sm;
    /// Where the row comes from.
    smarch_geometry_source source;
    /// Not used; must be 0, else SMARCH_ERROR_GEOMETRY.
    uint32_t reserved[3];
} smarch_geometry;

/// Launch bounds that do not count: SMARCH_IGNORED_*.
typedef uint32_t smarch_ignored_bounds;

/// The registers that launch bounds leave to a kernel.
typedef struct smarch_launch_registers {
    /// Registers that a thread may use.
    uint32_t registers;
    /// The bounds that do not count, because an SM cannot fulfil them.
    smarch_ignored_bounds ignored;
} smarch_launch_registers;

/// In how many waves a device runs the blocks of a grid, when all blocks take the same time and nothing else runs.
typedef struct smarch_waves {
    /// Blocks that the device holds at a time: with clusters an upper bound, and a multiple of their size.
    uint64_t blocks_at_once;
    /// How many times it is filled, the last time perhaps in part; 0 for a grid without blocks.
    uint64_t waves;
    /// Blocks of the last wave where it does not fill the device; 0 where it does.
    uint64_t tail_blocks;
} smarch_waves;

/// What a kernel prefers of shared memory and L1 cache: SMARCH_CACHE_*.
typedef uint32_t smarch_cache_preference;

/// What a kernel takes when it is launched. All zero is a kernel that takes nothing; only block_size must be set.
typedef struct smarch_kernel {
    /// Options: SMARCH_KERNEL_*. Unknown bits are refused.
    uint32_t flags;
    /// Threads of a block, 1 to 65535; of blocks that are larger than an SM runs, none fits. A search for the best
    /// block size does not read it.
    uint32_t block_size;
    /// Registers per thread, as ptxas reports them; 0 takes none.
    uint32_t registers;
    /// The preferred carve-out, in percent of the largest (SMARCH_KERNEL_CARVEOUT). Not read before 7.0.
    uint32_t carveout_percent;
    /// Bytes of static shared memory of a block, below 2^30.
    uint64_t static_smem;
    /// Bytes of dynamic shared memory of a block, whatever its size, below 2^30.
    uint64_t dynamic_smem;
    /// The maximum bytes of dynamic shared memory that the kernel has opted in to (SMARCH_KERNEL_OPTIN).
    uint64_t max_dynamic_smem;
    /// Bytes of dynamic shared memory of each thread of a block, in addition to dynamic_smem.
    uint32_t dynamic_smem_per_thread;
    /// What the kernel prefers when there is no preferred carve-out: SMARCH_CACHE_*. Not read on 5.x and 6.x.
    smarch_cache_preference cache;
    /// Named barriers that a block uses, at most 16. No limit before 9.0.
    uint32_t barriers;
    /// Virtual resources that a block uses. No limit before 10.0.
    uint32_t virtual_resources;
    /// Threads that a block of this kernel may have at most, for the search of the best block size; 0 for as
    /// many as the architecture allows.
    uint32_t max_block_size;
    /// Not used; must be 0, else SMARCH_ERROR_INVALID_VALUE.
    uint32_t reserved;
} smarch_kernel;

/// What limits occupancy: bits SMARCH_LIMITER_*.
typedef uint32_t smarch_limiters;

/// How many blocks of a kernel an SM holds at a time, and why not more.
typedef struct smarch_occupancy {
    /// Blocks on an SM; 0 when the kernel cannot run.
    uint32_t blocks;
    /// Their warps. Occupancy is warps of max_warps.
    uint32_t warps;
    /// The maximum number of warps of an SM.
    uint32_t max_warps;
    /// The resources whose limit is blocks.
    smarch_limiters limiters;
    /// Blocks by warps; 0 when a block has more threads than it may.
    uint32_t by_warps;
    /// Blocks by registers; SMARCH_UNLIMITED when threads take none.
    uint32_t by_registers;
    /// Blocks by shared memory; 0 when a block asks for more than it may, SMARCH_UNLIMITED when it takes none.
    uint32_t by_smem;
    /// Blocks by the architecture's maximum.
    uint32_t by_slots;
    /// Blocks by named barriers; SMARCH_UNLIMITED when it uses none, and before 9.0.
    uint32_t by_barriers;
    /// Blocks by virtual resources; SMARCH_UNLIMITED when it uses none, and before 10.0.
    uint32_t by_virtual;
    /// Registers that a block gets.
    uint32_t allocated_registers;
    /// Bytes of shared memory that a block gets, including the driver's reserve.
    uint32_t allocated_smem;
    /// Bytes of shared memory that the SM is given: its carve-out.
    uint32_t smem_per_sm;
    /// Warp slots that stay free.
    uint32_t unused_warps;
    /// Registers of the SM that stay free.
    uint32_t unused_registers;
    /// Bytes of the carve-out that stay free.
    uint32_t unused_smem;
    /// Block slots that stay free.
    uint32_t unused_slots;
    /// 1 when partitioned global caching was asked for and keeps each block within half an SM, else 0.
    uint32_t partitioned_caching;
} smarch_occupancy;

/// The block size that fills an SM best.
typedef struct smarch_best_block {
    /// Threads of a block; 0 when no size can run.
    uint32_t block_size;
    /// Blocks of that size on an SM.
    uint32_t blocks;
} smarch_best_block;

/// The bytes of dynamic shared memory that a block of a size takes. It must return: no exception, no longjmp.
typedef uint64_t (*smarch_dynamic_smem_of)(uint32_t block_size, void *context);

/// The smallest changes that each bring at least one more block, all else being as it is. A field is absent where no
/// change of its kind does: something else limits as well, or nothing is left to take away.
typedef struct smarch_next_step {
    /// Blocks as the kernel is.
    uint32_t blocks;
    /// 1 when registers has a value, else 0.
    uint32_t has_registers;
    /// The maximum registers per thread, fewer than now.
    uint32_t registers;
    /// 1 when static_smem has a value, else 0.
    uint32_t has_static_smem;
    /// The maximum bytes of static shared memory, fewer than now.
    uint32_t static_smem;
    /// 1 when dynamic_smem has a value, else 0.
    uint32_t has_dynamic_smem;
    /// The maximum bytes of dynamic shared memory (not per thread), fewer than now.
    uint32_t dynamic_smem;
    /// 1 when smaller_block has a value, else 0.
    uint32_t has_smaller_block;
    /// The nearest smaller block size.
    uint32_t smaller_block;
    /// 1 when larger_block has a value, else 0.
    uint32_t has_larger_block;
    /// The nearest larger block size. Larger blocks take more, so there is one only where more shared memory
    /// means a larger carve-out: with memory per thread on 2.x and 3.x.
    uint32_t larger_block;
    /// 1 when barriers has a value, else 0.
    uint32_t has_barriers;
    /// The maximum named barriers, fewer than now.
    uint32_t barriers;
    /// 1 when virtual_resources has a value, else 0.
    uint32_t has_virtual_resources;
    /// The maximum virtual resources, fewer than now.
    uint32_t virtual_resources;
} smarch_next_step;

/// Along what a curve runs: SMARCH_AXIS_*.
typedef uint32_t smarch_axis;

/// A point of a curve.
typedef struct smarch_curve_point {
    /// Where on the axis.
    uint32_t at;
    /// Blocks on an SM there; 0 where the kernel cannot run.
    uint32_t blocks;
    /// Their warps.
    uint32_t warps;
} smarch_curve_point;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// The SM of a target's devices, whatever the suffix; NULL when t is not a target, and for sm_10 to
/// sm_13, sm_73 and sm_82, of which no silicon is documented.
SMARCH_NODISCARD const struct smarch_geometry *smarch_geometry_of(smarch_target t) SMARCH_NOEXCEPT;

/// The SM of a compute capability (10.1 has a row, equal to that of 11.0); NULL without data.
SMARCH_NODISCARD const struct smarch_geometry *smarch_geometry_find(smarch_cc cc) SMARCH_NOEXCEPT;

/// All geometries, by compute capability; *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_geometry *smarch_geometries(size_t *count) SMARCH_NOEXCEPT;

/// What decides how much shared memory an SM is given, as text: "carve-out". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_smem_split_name(smarch_smem_split smem_split) SMARCH_NOEXCEPT;

/// Where a geometry comes from, as text. Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_geometry_source_name(smarch_geometry_source source) SMARCH_NOEXCEPT;

/// Launch bounds that do not count, as text. Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_ignored_bounds_name(smarch_ignored_bounds ignored) SMARCH_NOEXCEPT;

/// The sizes in bytes that an SM's shared memory can be given, ascending: the carve-outs from 7.0 on,
/// by cache preference on 2.x and 3.x, the only one on 5.x and 6.x. *count becomes how many; no
/// architecture has more than ten.
///
/// SMARCH_ERROR_GEOMETRY: invalid geometry. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to
/// out.
SMARCH_NODISCARD
smarch_status smarch_geometry_carveouts(const struct smarch_geometry *g,
                                        uint32_t *out,
                                        size_t capacity,
                                        size_t *count)
SMARCH_NOEXCEPT;

/// The smallest of those sizes that holds that many bytes.
///
/// SMARCH_ERROR_INVALID_VALUE: none does. SMARCH_ERROR_GEOMETRY: invalid geometry.
SMARCH_NODISCARD
smarch_status smarch_geometry_carveout_for(const struct smarch_geometry *g,
                                           uint32_t bytes,
                                           uint32_t *out)
SMARCH_NOEXCEPT;

/// The bytes of shared memory that an SM is given when a kernel prefers this percentage of the largest size.
///
/// SMARCH_ERROR_KERNEL_CARVEOUT: above 100. SMARCH_ERROR_HARDWARE_UNKNOWN: no carve-outs before 7.0.
/// SMARCH_ERROR_GEOMETRY: invalid geometry.
SMARCH_NODISCARD
smarch_status smarch_geometry_carveout_for_percent(const struct smarch_geometry *g,
                                                   uint32_t percent,
                                                   uint32_t *out)
SMARCH_NOEXCEPT;

/// The bytes of shared memory that a block gets when it asks for that many, static and dynamic: the
/// reserve is added and the sum rounded up.
///
/// SMARCH_ERROR_INVALID_VALUE: more than a block may have after opting in. SMARCH_ERROR_GEOMETRY: invalid geometry.
SMARCH_NODISCARD
smarch_status smarch_geometry_smem_allocated(const struct smarch_geometry *g,
                                             uint32_t bytes,
                                             uint32_t *out)
SMARCH_NOEXCEPT;

/// The bytes of static shared memory that ptxas of this release accepts for a kernel of this --gpu-name: 49152,
/// and for suffix a as much as a block that has opted in.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET: an invalid argument. SMARCH_ERROR_HARDWARE_UNKNOWN: ptxas does not build for it.
SMARCH_NODISCARD
smarch_status smarch_ptxas_static_smem_max(smarch_toolkit k,
                                           smarch_target t,
                                           uint32_t *out)
SMARCH_NOEXCEPT;

/// The registers that a warp gets when each thread asks for that many.
///
/// SMARCH_ERROR_KERNEL_REGISTERS: a thread cannot have that many. SMARCH_ERROR_GEOMETRY: invalid geometry.
SMARCH_NODISCARD
smarch_status smarch_geometry_registers_per_warp(const struct smarch_geometry *g,
                                                 uint32_t registers_per_thread,
                                                 uint32_t *out)
SMARCH_NOEXCEPT;

/// The registers that a thread may use so that min_blocks blocks of max_threads threads fit on an SM:
/// what __launch_bounds__ (.maxntid, .minnctapersm) makes ptxas keep to. With fewer bounds ptxas may
/// choose fewer registers by itself.
///
/// SMARCH_ERROR_LAUNCH_BOUNDS: one of them is 0. SMARCH_ERROR_GEOMETRY: invalid geometry.
SMARCH_NODISCARD
smarch_status smarch_geometry_registers_for_launch_bounds(const struct smarch_geometry *g,
                                                          uint32_t max_threads,
                                                          uint32_t min_blocks,
                                                          struct smarch_launch_registers *out)
SMARCH_NOEXCEPT;

/// An upper bound on the clusters that a device of that many SMs holds at a time, with that many blocks on each SM.
/// No more than a bound: which SMs are in which GPC is not public, only the driver knows the number
/// (cuOccupancyMaxActiveClusters).
///
/// SMARCH_ERROR_CLUSTER_SIZE: 0, or no cluster of the architecture can have that size; where the largest non-portable
/// size is unknown, up to 16 is taken. SMARCH_ERROR_GEOMETRY: invalid geometry.
SMARCH_NODISCARD
smarch_status smarch_geometry_clusters_upper_bound(const struct smarch_geometry *g,
                                                   uint32_t blocks_per_sm,
                                                   uint32_t sm_count,
                                                   uint32_t cluster_size,
                                                   uint64_t *out)
SMARCH_NOEXCEPT;

/// In how many waves a device of that many SMs runs a grid, when all blocks take the same time: blocks_per_sm is what an SM
/// holds at a time (the blocks of smarch_occupancy), cluster_size the blocks of a cluster, 1 without clusters. With clusters the
/// number of waves is a lower bound, as smarch_geometry_clusters_upper_bound is an upper one.
///
/// SMARCH_ERROR_CLUSTER_SIZE: as smarch_geometry_clusters_upper_bound. SMARCH_ERROR_BLOCKS_PER_SM: no block fits, or no cluster of
/// that size. SMARCH_ERROR_GEOMETRY: invalid geometry.
SMARCH_NODISCARD
smarch_status smarch_geometry_waves(const struct smarch_geometry *g,
                                    uint32_t blocks_per_sm,
                                    uint32_t sm_count,
                                    uint32_t cluster_size,
                                    uint64_t grid_blocks,
                                    struct smarch_waves *out)
SMARCH_NOEXCEPT;

/// A cache preference as text: "shared". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_cache_preference_name(smarch_cache_preference cache) SMARCH_NOEXCEPT;

/// How many blocks of this kernel an SM holds at a time, and what limits them. Numbers that are possible but
/// too large for this SM give 0 blocks.
///
/// Equal to cudaOccMaxActiveBlocksPerMultiprocessor in every number, except that the limiters are those
/// of the final block count also when barriers decide it, and that registers above the
/// maximum (255; 63 on 2.x and 3.0) are an error.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: invalid geometry.
SMARCH_NODISCARD
smarch_status smarch_occupancy_compute(const struct smarch_geometry *g,
                                       const struct smarch_kernel *k,
                                       struct smarch_occupancy *out)
SMARCH_NOEXCEPT;

/// How many blocks of this kernel an SM holds at a time, and nothing else: the blocks of smarch_occupancy_compute, in three
/// quarters of its time.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: invalid geometry.
SMARCH_NODISCARD
smarch_status smarch_occupancy_blocks(const struct smarch_geometry *g,
                                      const struct smarch_kernel *k,
                                      uint32_t *out)
SMARCH_NOEXCEPT;

/// The block size with which most threads of this kernel are on an SM at a time, the largest of those
/// that are equal. Equal to cudaOccMaxPotentialOccupancyBlockSize; the grid that fills a device is
/// smarch_best_block_min_grid.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: invalid geometry.
SMARCH_NODISCARD
smarch_status smarch_occupancy_best_block(const struct smarch_geometry *g,
                                          const struct smarch_kernel *k,
                                          struct smarch_best_block *out)
SMARCH_NOEXCEPT;

/// As smarch_occupancy_best_block, with the bytes of dynamic shared memory that a block of each size takes;
/// the kernel's own are not read. context is handed on and may be NULL.
SMARCH_NODISCARD
smarch_status smarch_occupancy_best_block_with(const struct smarch_geometry *g,
                                               const struct smarch_kernel *k,
                                               smarch_dynamic_smem_of dynamic_smem_of,
                                               void *context,
                                               struct smarch_best_block *out)
SMARCH_NOEXCEPT;

/// The minimum number of blocks of a grid that fills a device of that many SMs with blocks of the best size.
SMARCH_NODISCARD uint64_t smarch_best_block_min_grid(struct smarch_best_block best, uint32_t sm_count) SMARCH_NOEXCEPT;

/// The bytes of dynamic shared memory that each block may have when that many blocks of the kernel are to fit
/// on an SM; the kernel's own dynamic memory is not counted.
///
/// Unlike cudaOccAvailableDynamicSMemPerBlock it subtracts the driver's reserve: that many blocks do fit.
///
/// SMARCH_ERROR_BLOCKS_PER_SM: they do not fit even without it, or blocks is 0. SMARCH_ERROR_KERNEL_*: the
/// field that is out of range. SMARCH_ERROR_GEOMETRY: invalid geometry.
SMARCH_NODISCARD
smarch_status smarch_occupancy_available_dynamic_smem(const struct smarch_geometry *g,
                                                      const struct smarch_kernel *k,
                                                      uint32_t blocks,
                                                      uint32_t *out)
SMARCH_NOEXCEPT;

/// The smallest changes after which one more block of this kernel fits.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: invalid geometry.
SMARCH_NODISCARD
smarch_status smarch_occupancy_next_step(const struct smarch_geometry *g,
                                         const struct smarch_kernel *k,
                                         struct smarch_next_step *out)
SMARCH_NOEXCEPT;

/// The occupancy of a kernel along an axis (SMARCH_AXIS_*), a point every step: block sizes from step to the
/// architecture's maximum, registers per thread from 0, dynamic shared memory from 0 to what a block may have after
/// opting in. The kernel's own value on the axis is not read. *count becomes how many points there are.
///
/// SMARCH_ERROR_INVALID_VALUE: no such axis. SMARCH_ERROR_CURVE_STEP: step is 0. SMARCH_ERROR_KERNEL_*: the field
/// that is out of range. SMARCH_ERROR_GEOMETRY: invalid geometry. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing
/// is written to out.
SMARCH_NODISCARD
smarch_status smarch_occupancy_curve(const struct smarch_geometry *g,
                                     const struct smarch_kernel *k,
                                     smarch_axis axis,
                                     uint32_t step,
                                     struct smarch_curve_point *out,
                                     size_t capacity,
                                     size_t *count)
SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif // SMARCH_HARDWARE_H
