/**
 * @file
 * smarch: products by name: compute capability, SMs, memory.
 *
 * Made from the Rust sources, the declarations by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_DEVICES_H
#define SMARCH_DEVICES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <smarch/core.h>
#include <smarch/targets.h>

// For whom a product is made: smarch_device_kind.
#define SMARCH_DEVICE_KIND_GEFORCE      1u ///< GeForce
#define SMARCH_DEVICE_KIND_PROFESSIONAL 2u ///< professional
#define SMARCH_DEVICE_KIND_DATA_CENTER  3u ///< data center
#define SMARCH_DEVICE_KIND_JETSON       4u ///< Jetson
#define SMARCH_DEVICE_KIND_DRIVE        5u ///< DRIVE
#define SMARCH_DEVICE_KIND_IGX          6u ///< IGX
#define SMARCH_DEVICE_KIND_SPARK        7u ///< desktop system
#define SMARCH_DEVICE_KIND_MINING       8u ///< mining

// Who states the compute capability of a product: smarch_device_source.
#define SMARCH_DEVICE_SOURCE_VENDOR 1u ///< NVIDIA's list of compute capabilities
#define SMARCH_DEVICE_SOURCE_DEVICE 2u ///< a device, in a public report
#define SMARCH_DEVICE_SOURCE_OTHERS 3u ///< public lists by others

/// For whom a product is made: SMARCH_DEVICE_KIND_*.
typedef uint32_t smarch_device_kind;

/// Who states the compute capability of a product: SMARCH_DEVICE_SOURCE_*.
typedef uint32_t smarch_device_source;

/// A product.
typedef struct smarch_device {
    /// Its name, without the maker's: "GeForce RTX 4090", "H100 SXM5 80 GB". No two rows have the same.
    const char *name;
    /// How cudaGetDeviceProperties and nvidia-smi print it: "NVIDIA H100 80GB HBM3". Several products may print the same;
    /// empty where no source shows it.
    const char *const *printed;
    /// How many printed there are.
    size_t printed_count;
    /// Its compute capability.
    smarch_cc cc;
    /// For whom it is made.
    smarch_device_kind kind;
    /// Who states its compute capability.
    smarch_device_source source;
    /// 1 when sm_count has a value, else 0.
    uint32_t has_sm_count;
    /// How many SMs it has: of a board with several GPUs, those of one. Absent where no source states it, or boards of that name differ.
    uint32_t sm_count;
    /// 1 when memory_mib has a value, else 0.
    uint32_t has_memory_mib;
    /// The size of its memory as it is sold, in MiB, a GB as 1024 of them; a little less is left to programs. Of a module whose CPU shares
    /// the memory, all of it. Absent as above.
    uint32_t memory_mib;
} smarch_device;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// All products of which a public source states the compute capability, by compute capability; *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_device *smarch_devices(size_t *count)
SMARCH_NOEXCEPT;

/// A kind of product as text: "data center". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_device_kind_name(smarch_device_kind device_kind) SMARCH_NOEXCEPT;

/// Who states a compute capability, as text. Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_device_source_name(smarch_device_source device_source) SMARCH_NOEXCEPT;

/// The only product that a name means: "RTX 4090", "4090", "NVIDIA GeForce RTX 4090", "h100 sxm", "a100-sxm4-80gb". Case means
/// nothing; blanks, hyphens, underscores and parentheses part words.
///
/// NULL where no product has such a name, and where several have ("H100"): smarch_device_candidates tells which.
SMARCH_NODISCARD
const struct smarch_device *smarch_device_find(const char *name,
                                               size_t len)
SMARCH_NOEXCEPT;

/// Every product that a name may mean, as positions in the rows of smarch_devices, ascending; *count becomes how many, 0 where
/// no product has such a name.
///
/// What fits best leaves the others out: "RTX 4090" is not the RTX 4090 D, while "H100", which no product is called, is
/// each that has it in its name.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
SMARCH_NODISCARD
smarch_status smarch_device_candidates(const char *name,
                                       size_t len,
                                       uint32_t *out,
                                       size_t capacity,
                                       size_t *count)
SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif // SMARCH_DEVICES_H
