/**
 * @file
 * smarch: which IR libnvvm takes when it is run.
 *
 * Made from the Rust sources, the declarations by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_NVVM_H
#define SMARCH_NVVM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <smarch/core.h>
#include <smarch/toolkits.h>
#include <smarch/targets.h>

// Phases of libnvvm.
#define SMARCH_NVVM_PHASE_VERIFY  1u ///< verify
#define SMARCH_NVVM_PHASE_COMPILE 2u ///< compile

// What was given to libnvvm.
#define SMARCH_NVVM_CONSTRUCT_LOAD_TENSOR_MEMORY       1u  ///< load addrspace(6)
#define SMARCH_NVVM_CONSTRUCT_STORE_TENSOR_MEMORY      2u  ///< store addrspace(6)
#define SMARCH_NVVM_CONSTRUCT_LOAD_SPACE_2             3u  ///< load addrspace(2)
#define SMARCH_NVVM_CONSTRUCT_LOAD_SPACE_7             4u  ///< load addrspace(7)
#define SMARCH_NVVM_CONSTRUCT_ATOMIC_TENSOR_MEMORY     5u  ///< atomicrmw addrspace(6)
#define SMARCH_NVVM_CONSTRUCT_FENCE_ACQUIRE            6u  ///< fence acquire
#define SMARCH_NVVM_CONSTRUCT_FENCE_RELEASE            7u  ///< fence release
#define SMARCH_NVVM_CONSTRUCT_FENCE_ACQ_REL            8u  ///< fence acq_rel
#define SMARCH_NVVM_CONSTRUCT_FENCE_SEQ_CST            9u  ///< fence seq_cst
#define SMARCH_NVVM_CONSTRUCT_CAST_GLOBAL_SHARED       10u ///< addrspacecast 1->3
#define SMARCH_NVVM_CONSTRUCT_CAST_TENSOR_MEMORY       11u ///< addrspacecast 0->6
#define SMARCH_NVVM_CONSTRUCT_INDIRECTBR               12u ///< indirectbr
#define SMARCH_NVVM_CONSTRUCT_INVOKE                   13u ///< invoke
#define SMARCH_NVVM_CONSTRUCT_TCGEN05_FENCE            14u ///< tcgen05.fence
#define SMARCH_NVVM_CONSTRUCT_TCGEN05_WAIT_LD          15u ///< tcgen05.wait.ld
#define SMARCH_NVVM_CONSTRUCT_TCGEN05_RELINQUISH       16u ///< tcgen05.relinquish
#define SMARCH_NVVM_CONSTRUCT_BRANCH_IF_ALL_CONVERGENT 17u ///< branch.if.all.convergent
#define SMARCH_NVVM_CONSTRUCT_BRANCH_IF_CONVERGENT     18u ///< branch.if.convergent
#define SMARCH_NVVM_CONSTRUCT_CONVERGENT_VALUE         19u ///< branch.if value
#define SMARCH_NVVM_CONSTRUCT_CLUSTER_ARRIVE           20u ///< barrier.cluster.arrive
#define SMARCH_NVVM_CONSTRUCT_SET_MAX_N_REG            21u ///< setmaxnreg
#define SMARCH_NVVM_CONSTRUCT_WGMMA_FENCE              22u ///< wgmma.fence

// Accesses to an address space, as run.
#define SMARCH_NVVM_ACCESS_LOAD      1u ///< load
#define SMARCH_NVVM_ACCESS_STORE     2u ///< store
#define SMARCH_NVVM_ACCESS_ATOMICRMW 3u ///< atomicrmw
#define SMARCH_NVVM_ACCESS_CMPXCHG   4u ///< cmpxchg

// What can be malformed about a data layout.
#define SMARCH_NVVM_MALFORMED_EMPTY_SPECIFICATION 1u  ///< empty specification is not allowed
#define SMARCH_NVVM_MALFORMED_UNKNOWN_SPECIFIER   2u  ///< unknown specifier
#define SMARCH_NVVM_MALFORMED_FORM_ENDIAN         3u  ///< malformed specification, must be just 'e' or 'E'
#define SMARCH_NVVM_MALFORMED_FORM_POINTER        4u  ///< malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"
#define SMARCH_NVVM_MALFORMED_FORM_INTEGER        5u  ///< malformed specification, must be of the form "i<size>:<abi>[:<pref>]"
#define SMARCH_NVVM_MALFORMED_FORM_FLOAT          6u  ///< malformed specification, must be of the form "f<size>:<abi>[:<pref>]"
#define SMARCH_NVVM_MALFORMED_FORM_VECTOR         7u  ///< malformed specification, must be of the form "v<size>:<abi>[:<pref>]"
#define SMARCH_NVVM_MALFORMED_FORM_AGGREGATE      8u  ///< malformed specification, must be of the form "a:<abi>[:<pref>]"
#define SMARCH_NVVM_MALFORMED_FORM_STACK          9u  ///< malformed specification, must be of the form "S<size>"
#define SMARCH_NVVM_MALFORMED_FORM_FUNCTION       10u ///< malformed specification, must be of the form "F<type><abi>"
#define SMARCH_NVVM_MALFORMED_FORM_PROGRAM_SPACE  11u ///< malformed specification, must be of the form "P<address space>"
#define SMARCH_NVVM_MALFORMED_FORM_ALLOCA_SPACE   12u ///< malformed specification, must be of the form "A<address space>"
#define SMARCH_NVVM_MALFORMED_FORM_GLOBAL_SPACE   13u ///< malformed specification, must be of the form "G<address space>"
#define SMARCH_NVVM_MALFORMED_FORM_MANGLING       14u ///< malformed specification, must be of the form "m:<mangling>"
#define SMARCH_NVVM_MALFORMED_FORM_NON_INTEGRAL   15u ///< malformed specification, must be of the form "ni:<address space>[:<address space>]..."
#define SMARCH_NVVM_MALFORMED_SIZE_EMPTY          16u ///< size component cannot be empty
#define SMARCH_NVVM_MALFORMED_SIZE_RANGE          17u ///< size must be a non-zero 24-bit integer
#define SMARCH_NVVM_MALFORMED_POINTER_SIZE_EMPTY  18u ///< pointer size component cannot be empty
#define SMARCH_NVVM_MALFORMED_POINTER_SIZE_RANGE  19u ///< pointer size must be a non-zero 24-bit integer
#define SMARCH_NVVM_MALFORMED_INDEX_SIZE_EMPTY    20u ///< index size component cannot be empty
#define SMARCH_NVVM_MALFORMED_INDEX_SIZE_RANGE    21u ///< index size must be a non-zero 24-bit integer
#define SMARCH_NVVM_MALFORMED_INDEX_SIZE_LARGER   22u ///< index size cannot be larger than the pointer size
#define SMARCH_NVVM_MALFORMED_SPACE_EMPTY         23u ///< address space component cannot be empty
#define SMARCH_NVVM_MALFORMED_SPACE_RANGE         24u ///< address space must be a 24-bit integer
#define SMARCH_NVVM_MALFORMED_ABI_EMPTY           25u ///< ABI alignment component cannot be empty
#define SMARCH_NVVM_MALFORMED_ABI_RANGE           26u ///< ABI alignment must be a 16-bit integer
#define SMARCH_NVVM_MALFORMED_ABI_ZERO            27u ///< ABI alignment must be non-zero
#define SMARCH_NVVM_MALFORMED_ABI_POWER           28u ///< ABI alignment must be a power of two times the byte width
#define SMARCH_NVVM_MALFORMED_PREFERRED_EMPTY     29u ///< preferred alignment component cannot be empty
#define SMARCH_NVVM_MALFORMED_PREFERRED_RANGE     30u ///< preferred alignment must be a 16-bit integer
#define SMARCH_NVVM_MALFORMED_PREFERRED_ZERO      31u ///< preferred alignment must be non-zero
#define SMARCH_NVVM_MALFORMED_PREFERRED_POWER     32u ///< preferred alignment must be a power of two times the byte width
#define SMARCH_NVVM_MALFORMED_PREFERRED_LESS      33u ///< preferred alignment cannot be less than the ABI alignment
#define SMARCH_NVVM_MALFORMED_STACK_RANGE         34u ///< stack natural alignment must be a 16-bit integer
#define SMARCH_NVVM_MALFORMED_STACK_ZERO          35u ///< stack natural alignment must be non-zero
#define SMARCH_NVVM_MALFORMED_STACK_POWER         36u ///< stack natural alignment must be a power of two times the byte width
#define SMARCH_NVVM_MALFORMED_BYTE_ALIGNMENT      37u ///< i8 must be 8-bit aligned
#define SMARCH_NVVM_MALFORMED_AGGREGATE_SIZE      38u ///< size must be zero
#define SMARCH_NVVM_MALFORMED_FUNCTION_TYPE       39u ///< unknown function pointer alignment type
#define SMARCH_NVVM_MALFORMED_MANGLING            40u ///< unknown mangling mode
#define SMARCH_NVVM_MALFORMED_NON_INTEGRAL_ZERO   41u ///< address space 0 cannot be non-integral
#define SMARCH_NVVM_MALFORMED_POINTER_FLAG        42u ///< is not a valid pointer specification flag
#define SMARCH_NVVM_MALFORMED_POINTER_FLAGS_ZERO  43u ///< address space 0 cannot be unstable or have external state
#define SMARCH_NVVM_MALFORMED_POINTER_NULL        44u ///< only one of 'z' or 'o' may be specified
#define SMARCH_NVVM_MALFORMED_SPACE_NAME_FORM     45u ///< Expected `( address space name )`
#define SMARCH_NVVM_MALFORMED_SPACE_NAME_RESERVED 46u ///< Cannot use predefined address space names P/G/A in data layout
#define SMARCH_NVVM_MALFORMED_SPACE_NAME_USED     47u ///< address space name already used

// Complaints of libnvvm about a data layout; bits.
#define SMARCH_NVVM_COMPLAINT_ENDIANNESS          0x1u   ///< Endianness must be little endian [Supported: -e].
#define SMARCH_NVVM_COMPLAINT_PROGRAM_SPACE       0x2u   ///< Program address space must be 0 [Supported: -P:0].
#define SMARCH_NVVM_COMPLAINT_GLOBAL_SPACE        0x4u   ///< Default global address space must be 0 [Supported: -G:0].
#define SMARCH_NVVM_COMPLAINT_ALLOCA_SPACE        0x8u   ///< Alloca address space must be 0 [Supported: -A:0].
#define SMARCH_NVVM_COMPLAINT_MANGLING            0x10u  ///< No mangling mode supported.
#define SMARCH_NVVM_COMPLAINT_NATIVE_16_AND_64    0x20u  ///< Require 16 and 64 bit native integer widths [Supported: -n:16:32:64].
#define SMARCH_NVVM_COMPLAINT_NATIVE_32           0x40u  ///< Require 32 bit native integer width [Supported: -n:16:32:64 or -n:32].
#define SMARCH_NVVM_COMPLAINT_NON_INTEGRAL        0x80u  ///< Non integral address spaces not supported.
#define SMARCH_NVVM_COMPLAINT_POINTER_ALIGNMENT   0x100u ///< Unsupported pointer alignment [Supported: 64-bit: -p:64:64:64, 32-bit (deprecated): -p:32:32:32].
#define SMARCH_NVVM_COMPLAINT_INTEGER_ALIGNMENT   0x200u ///< Unsupported integer alignment [Supported: -i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128].
#define SMARCH_NVVM_COMPLAINT_FLOAT_ALIGNMENT     0x400u ///< Unsupported floating-point alignment [Supported: -f32:32:32-f64:64:64].
#define SMARCH_NVVM_COMPLAINT_AGGREGATE_ALIGNMENT 0x800u ///< Unsupported aggregate alignment [Supported: -a:8:8].

/// A construct that libnvvm was given: SMARCH_NVVM_CONSTRUCT_*.
typedef uint32_t smarch_nvvm_construct;

/// A phase of libnvvm: SMARCH_NVVM_PHASE_*.
typedef uint32_t smarch_nvvm_phase;

/// An access to an address space, as it was run: SMARCH_NVVM_ACCESS_*.
typedef uint32_t smarch_nvvm_access;

/// Why a data layout cannot be read: SMARCH_NVVM_MALFORMED_*.
typedef uint32_t smarch_nvvm_malformation;

/// A complaint of libnvvm about a data layout, a bit: SMARCH_NVVM_COMPLAINT_*.
typedef uint32_t smarch_nvvm_complaint;

/// libnvvm's answer about a data layout.
typedef struct smarch_nvvm_layout {
    /// The first byte of the specification that cannot be read; SMARCH_NO_FAULT when all can.
    size_t fault_at;
    /// As smarch_nvvm_accepts_layout_why gives it.
    smarch_verdict verdict;
    /// Why the layout cannot be read; 0 when it can.
    smarch_nvvm_malformation malformation;
    /// The complaints about it: SMARCH_NVVM_COMPLAINT_*, bits.
    smarch_nvvm_complaint complaints;
    /// 0.
    uint32_t reserved;
} smarch_nvvm_layout;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// The name of a construct: "fence acquire". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_nvvm_construct_name(smarch_nvvm_construct construct) SMARCH_NOEXCEPT;

/// Whether a phase of libnvvm accepts a construct in a program for a target. False for invalid codes.
SMARCH_NODISCARD
bool smarch_nvvm_accepts(smarch_toolkit k,
                         smarch_target t,
                         smarch_nvvm_phase phase,
                         smarch_nvvm_construct construct)
SMARCH_NOEXCEPT;

/// As smarch_nvvm_accepts, with the reason. SMARCH_NO_VERDICT for invalid codes.
SMARCH_NODISCARD
smarch_verdict smarch_nvvm_accepts_why(smarch_toolkit k,
                                       smarch_target t,
                                       smarch_nvvm_phase phase,
                                       smarch_nvvm_construct construct)
SMARCH_NOEXCEPT;

/// Whether libnvvm's verification accepts an access to an address space in a program for a target. False for invalid
/// codes, and for address spaces that were not run.
SMARCH_NODISCARD
bool smarch_nvvm_verify_access(smarch_toolkit k,
                               smarch_target t,
                               smarch_nvvm_access access,
                               uint32_t space)
SMARCH_NOEXCEPT;

/// As smarch_nvvm_verify_access, with the reason: unknown for address spaces that were not run. SMARCH_NO_VERDICT for
/// invalid codes.
SMARCH_NODISCARD
smarch_verdict smarch_nvvm_verify_access_why(smarch_toolkit k,
                                             smarch_target t,
                                             smarch_nvvm_access access,
                                             uint32_t space)
SMARCH_NOEXCEPT;

/// What libnvvm's verification logs about an access that it refuses. Returns "" where it accepts it, where that is unknown, and for
/// invalid codes.
SMARCH_NODISCARD
const char *smarch_nvvm_access_message(smarch_toolkit k,
                                       smarch_target t,
                                       smarch_nvvm_access access,
                                       uint32_t space)
SMARCH_NOEXCEPT;

/// Whether libnvvm's verification accepts a cast between address spaces in a program for a target. False for invalid
/// targets, and for address spaces that were not run.
SMARCH_NODISCARD
bool smarch_nvvm_verify_cast(smarch_toolkit k,
                             smarch_target t,
                             uint32_t from,
                             uint32_t to)
SMARCH_NOEXCEPT;

/// As smarch_nvvm_verify_cast, with the reason: unknown for address spaces that were not run. SMARCH_NO_VERDICT for
/// invalid targets.
SMARCH_NODISCARD
smarch_verdict smarch_nvvm_verify_cast_why(smarch_toolkit k,
                                           smarch_target t,
                                           uint32_t from,
                                           uint32_t to)
SMARCH_NOEXCEPT;

/// Whether a phase of libnvvm accepts a program for a target with this target triple; an empty one stands for none.
/// False for invalid codes, and for NULL with a length.
SMARCH_NODISCARD
bool smarch_nvvm_accepts_triple(smarch_toolkit k,
                                smarch_target t,
                                smarch_nvvm_phase phase,
                                const char *text,
                                size_t len)
SMARCH_NOEXCEPT;

/// As smarch_nvvm_accepts_triple, with the reason. SMARCH_NO_VERDICT for invalid codes, and for NULL with a length.
SMARCH_NODISCARD
smarch_verdict smarch_nvvm_accepts_triple_why(smarch_toolkit k,
                                              smarch_target t,
                                              smarch_nvvm_phase phase,
                                              const char *text,
                                              size_t len)
SMARCH_NOEXCEPT;

/// What libnvvm logs about a triple, a line each and without what decorates them; "" when it accepts it. Written with a
/// NUL; *count (may be NULL) becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: invalid target or phase. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not
/// above *count.
SMARCH_NODISCARD
smarch_status smarch_nvvm_triple_message(smarch_toolkit k,
                                         smarch_target t,
                                         smarch_nvvm_phase phase,
                                         const char *text,
                                         size_t len,
                                         char *out,
                                         size_t capacity,
                                         size_t *count)
SMARCH_NOEXCEPT;

/// Whether a phase of libnvvm accepts programs for a target with this data layout, programs that have pointers of each address
/// space that it states; an empty one stands for none. False for invalid codes, and for NULL with a length.
SMARCH_NODISCARD
bool smarch_nvvm_accepts_layout(smarch_toolkit k,
                                smarch_target t,
                                smarch_nvvm_phase phase,
                                const char *text,
                                size_t len)
SMARCH_NOEXCEPT;

/// As smarch_nvvm_accepts_layout, with the reason: SMARCH_YES, SMARCH_NO_NVVM_LAYOUT, SMARCH_NO_NVVM_POINTER_CRASH,
/// SMARCH_NO_NVVM_POINTER_USE, SMARCH_UNKNOWN_NVVM_LAYOUT, SMARCH_UNKNOWN_NVVM_WIDTH or SMARCH_NO_NVVM_ARCH. SMARCH_NO_VERDICT for invalid codes, and for NULL with a length.
SMARCH_NODISCARD
smarch_verdict smarch_nvvm_accepts_layout_why(smarch_toolkit k,
                                              smarch_target t,
                                              smarch_nvvm_phase phase,
                                              const char *text,
                                              size_t len)
SMARCH_NOEXCEPT;

/// As smarch_nvvm_accepts_layout_why, with what is wrong with the layout.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: invalid target or phase.
SMARCH_NODISCARD
smarch_status smarch_nvvm_layout_check(smarch_toolkit k,
                                       smarch_target t,
                                       smarch_nvvm_phase phase,
                                       const char *text,
                                       size_t len,
                                       struct smarch_nvvm_layout *out)
SMARCH_NOEXCEPT;

/// What libnvvm logs about a data layout, a line each and without what decorates them, with the layouts that it gives
/// as examples; "" when it accepts it, logs nothing, or that is unknown. Written with a NUL; *count (may be NULL)
/// becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: invalid target or phase. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not
/// above *count.
SMARCH_NODISCARD
smarch_status smarch_nvvm_layout_message(smarch_toolkit k,
                                         smarch_target t,
                                         smarch_nvvm_phase phase,
                                         const char *text,
                                         size_t len,
                                         char *out,
                                         size_t capacity,
                                         size_t *count)
SMARCH_NOEXCEPT;

/// Whether a phase of libnvvm of this release takes all programs for a target whose pointers have so many bits, in a layout
/// that is the recommended one but for that (erratum E48e). False for invalid codes, and for widths that were not run.
SMARCH_NODISCARD
bool smarch_nvvm_pointer_width(smarch_toolkit k,
                               smarch_target t,
                               smarch_nvvm_phase phase,
                               uint32_t bits)
SMARCH_NOEXCEPT;

/// As smarch_nvvm_pointer_width, with what happens: SMARCH_NO_NVVM_POINTER_CRASH where the process ends,
/// SMARCH_NO_NVVM_POINTER_USE where loads pass and other uses fail, SMARCH_NO_NVVM_LAYOUT where the layout is refused,
/// SMARCH_UNKNOWN_NVVM_WIDTH where the width was not run. SMARCH_NO_VERDICT for invalid codes.
SMARCH_NODISCARD
smarch_verdict smarch_nvvm_pointer_width_why(smarch_toolkit k,
                                             smarch_target t,
                                             smarch_nvvm_phase phase,
                                             uint32_t bits)
SMARCH_NOEXCEPT;

/// The layout that libnvvm gives as an example for pointers of 32 or 64 bits, which its own checks accept. Returns ""
/// where it gives none, and for invalid codes.
SMARCH_NODISCARD
const char *smarch_nvvm_example_layout(smarch_toolkit k,
                                       smarch_target t,
                                       smarch_nvvm_phase phase,
                                       uint32_t bits)
SMARCH_NOEXCEPT;

/// What libnvvm logs about a name given as -arch=NAME; "" when it accepts the name. Written with a NUL; *count (may be
/// NULL) becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_nvvm_refusal(smarch_toolkit k,
                                  const char *name,
                                  size_t len,
                                  char *out,
                                  size_t capacity,
                                  size_t *count)
SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif // SMARCH_NVVM_H
