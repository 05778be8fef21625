/**
 * @file
 * smarch: what cicc answers when it is run.
 *
 * Made from the Rust sources, the declarations by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_CICC_H
#define SMARCH_CICC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <smarch/core.h>
#include <smarch/toolkits.h>
#include <smarch/targets.h>

// Diagnostics of cicc.
#define SMARCH_CICC_DIAGNOSTIC_CLUSTER_DIMS            1u  ///< __cluster_dims__ is not supported for this GPU architecture
#define SMARCH_CICC_DIAGNOSTIC_CLUSTER_BLOCKS          2u  ///< cannot specify max blocks per cluster for this GPU architecture
#define SMARCH_CICC_DIAGNOSTIC_BLOCK_SIZE              3u  ///< __block_size__ is not supported for this GPU architecture
#define SMARCH_CICC_DIAGNOSTIC_BLOCK_SIZE_TUPLE        4u  ///< cannot specify the second tuple in __block_size__ while __cluster_dims__ is present
#define SMARCH_CICC_DIAGNOSTIC_VA_OPT                  5u  ///< the identifier __VA_OPT__ can only appear in the replacement lists of variadic macros
#define SMARCH_CICC_DIAGNOSTIC_LITERAL_SUFFIX          6u  ///< a user-provided literal suffix must begin with "_"
#define SMARCH_CICC_DIAGNOSTIC_LITERAL_OPERATOR        7u  ///< user-defined literal operator not found
#define SMARCH_CICC_DIAGNOSTIC_NUMBER_END              8u  ///< extra text after expected end of number
#define SMARCH_CICC_DIAGNOSTIC_FLOAT_VARIANT           9u  ///< Internal Compiler Error (codegen): "unsupported float variant!"
#define SMARCH_CICC_DIAGNOSTIC_FLOAT128                10u ///< "__float128" is a 128-bit floating-point, which is not supported in device code
#define SMARCH_CICC_DIAGNOSTIC_PARAMETER_SPACE         11u ///< Formal parameter space overflowed (40008 bytes required, max 32764 bytes allowed) in function k
#define SMARCH_CICC_DIAGNOSTIC_CONSTANT_VALUE          12u ///< expression must have a constant value
#define SMARCH_CICC_DIAGNOSTIC_LOAD_STORE_CLUSTER      13u ///< atomic load and store's scope of cluster is supported on architecture sm_90 or above. Using device scope instead.
#define SMARCH_CICC_DIAGNOSTIC_ATOMIC_CLUSTER          14u ///< atomic operations' scope of cluster is supported on architecture sm_90 or above. Using device scope instead.
#define SMARCH_CICC_DIAGNOSTIC_ATOMIC128               15u ///< 128-bit atomic exchange or compare-and-exchange is supported on architecture sm_90 or above.
#define SMARCH_CICC_DIAGNOSTIC_ATOMIC_SIZE             16u ///< generic nv atomic functions are valid only on objects of size 1, 2, 4, 8 and 16 bytes.
#define SMARCH_CICC_DIAGNOSTIC_CAS_SIZE                17u ///< atomic CAS is valid only on objects of size 2, 4, 8 or 16 bytes.
#define SMARCH_CICC_DIAGNOSTIC_MIN_MAX_FLOAT           18u ///< atomic operations min and max are not supported on any floating-point types.
#define SMARCH_CICC_DIAGNOSTIC_THREAD_SCOPE            19u ///< invalid thread scope value for atomic operations.
#define SMARCH_CICC_DIAGNOSTIC_LOAD_ORDER              20u ///< atomic load's memory order cannot be release or acq_rel.
#define SMARCH_CICC_DIAGNOSTIC_STORE_ORDER             21u ///< atomic store's memory order cannot be consume, acquire or acq_rel.
#define SMARCH_CICC_DIAGNOSTIC_EXCHANGE_SIZE           22u ///< atomic exchange is valid only on objects of size 4, 8 or 16 bytes.
#define SMARCH_CICC_DIAGNOSTIC_FETCH_SIZE              23u ///< atomic operations and, or, xor, add, sub, min and max are valid only on objects of size 4, or 8.
#define SMARCH_CICC_DIAGNOSTIC_ADD_SIGNED64            24u ///< atomic operations add and sub are not valid on signed integer of size 8.
#define SMARCH_CICC_DIAGNOSTIC_FETCH_TYPE              25u ///< first argument must be a pointer to integer, unscoped enum or float type
#define SMARCH_CICC_DIAGNOSTIC_LOGICAL_FLOAT           26u ///< For a logical atomic operation, the first argument cannot be any floating-point types.
#define SMARCH_CICC_DIAGNOSTIC_ATOMIC128_PRE70         27u ///< 128-bit atomic load and store are supported on architecture sm_70 or above.
#define SMARCH_CICC_DIAGNOSTIC_REGISTER_PARAMS_OFF     28u ///< __nv_register_params__ support is not enabled
#define SMARCH_CICC_DIAGNOSTIC_REGISTER_PARAMS         29u ///< __nv_register_params__ is only supported for compute_80 or later architecture
#define SMARCH_CICC_DIAGNOSTIC_ALLOCA_PRE52            30u ///< alloca() is not supported for architectures lower than compute_52
#define SMARCH_CICC_DIAGNOSTIC_GRID_CONSTANT_PRE70     31u ///< __grid_constant__ annotation is only allowed for architecture compute_70 or later
#define SMARCH_CICC_DIAGNOSTIC_WGMMA                   32u ///< __wgmma_mma_async builtins are only available for sm_90a
#define SMARCH_CICC_DIAGNOSTIC_ORDER_PRE70             33u ///< atomic operations' argument of memory order is supported on architecture sm_70 or above. Fall back to use membar.
#define SMARCH_CICC_DIAGNOSTIC_CAS16_PRE70             34u ///< 16-bit atomic compare-and-exchange is supported on architecture sm_70 or above.
#define SMARCH_CICC_DIAGNOSTIC_ATOMIC_PRE60            35u ///< __nv_atomic_* functions are not supported on arch < sm_60.
#define SMARCH_CICC_DIAGNOSTIC_UNDEFINED_FLOAT16       40u ///< identifier "_Float16" is undefined
#define SMARCH_CICC_DIAGNOSTIC_UNDEFINED_BF16          41u ///< identifier "__bf16" is undefined
#define SMARCH_CICC_DIAGNOSTIC_UNDEFINED_FLOAT128      42u ///< identifier "__float128" is undefined
#define SMARCH_CICC_DIAGNOSTIC_UNDEFINED_INT128        43u ///< identifier "__int128" is undefined
#define SMARCH_CICC_DIAGNOSTIC_UNDEFINED_CONSTEXPR     44u ///< identifier "constexpr" is undefined
#define SMARCH_CICC_DIAGNOSTIC_UNDEFINED_A             45u ///< identifier "a" is undefined
#define SMARCH_CICC_DIAGNOSTIC_UNDEFINED_P             46u ///< identifier "p" is undefined
#define SMARCH_CICC_DIAGNOSTIC_SEMICOLON               47u ///< expected a ";"
#define SMARCH_CICC_DIAGNOSTIC_PARENTHESIS             48u ///< expected a ")"
#define SMARCH_CICC_DIAGNOSTIC_MISSING_TYPE            49u ///< explicit type is missing ("int" assumed)
#define SMARCH_CICC_DIAGNOSTIC_FLOAT128_AS_DOUBLE      50u ///< '__float128' is treated as 'double' in device code
#define SMARCH_CICC_DIAGNOSTIC_FLOAT128_TO_FLOAT64     51u ///< the std::float128_t type is not supported; std::float64_t will be used instead
#define SMARCH_CICC_DIAGNOSTIC_EXTENDED_FLOAT16        52u ///< "std::float16_t" is a C++23 extended floating-point, which is not supported in device code
#define SMARCH_CICC_DIAGNOSTIC_EXTENDED_FLOAT32        53u ///< "std::float32_t" is a C++23 extended floating-point, which is not supported in device code
#define SMARCH_CICC_DIAGNOSTIC_EXTENDED_FLOAT64        54u ///< "std::float64_t" is a C++23 extended floating-point, which is not supported in device code
#define SMARCH_CICC_DIAGNOSTIC_EXTENDED_FLOAT128       55u ///< "std::float128_t" is a 128-bit floating-point, which is not supported in device code
#define SMARCH_CICC_DIAGNOSTIC_EXTENDED_BFLOAT16       56u ///< "std::bfloat16_t" is a C++23 extended floating-point, which is not supported in device code
#define SMARCH_CICC_DIAGNOSTIC_EXTENDED_FLOAT16_TYPE   57u ///< "_Float16" (aka "std::float16_t") is a C++23 extended floating-point, which is not supported in device code
#define SMARCH_CICC_DIAGNOSTIC_EXTENDED_BF16           58u ///< "__bf16" is a C++23 extended floating-point, which is not supported in device code
#define SMARCH_CICC_DIAGNOSTIC_EXTENDED_BF16_TYPE      59u ///< "__bf16" (aka "std::bfloat16_t") is a C++23 extended floating-point, which is not supported in device code
#define SMARCH_CICC_DIAGNOSTIC_LOAD_STORE_CLUSTER_13_5 60u ///< atomic load and store's scope of cluster is supported on architecture sm_90 or above. Using device scope instead.
#define SMARCH_CICC_DIAGNOSTIC_ATOMIC_CLUSTER_13_5     61u ///< atomic operations' scope of cluster is supported on architecture sm_90 or above. Using device scope instead.
#define SMARCH_CICC_DIAGNOSTIC_PARAMETER_SPACE_PLACED  62u ///< Formal parameter space overflowed (40008 bytes required, max 32764 bytes allowed) in function k

// Severities of diagnostics.
#define SMARCH_CICC_SEVERITY_WARNING 1u ///< warning
#define SMARCH_CICC_SEVERITY_ERROR   2u ///< error
#define SMARCH_CICC_SEVERITY_BACKEND 3u ///< Error

// Constructs that cicc was given.
#define SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS2               1u  ///< cluster_dims(2,1,1)
#define SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS_EMPTY          2u  ///< cluster_dims()
#define SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS9               3u  ///< cluster_dims(9,1,1)
#define SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS17              4u  ///< cluster_dims(17,1,1)
#define SMARCH_CICC_CONSTRUCT_LAUNCH_BOUNDS3              5u  ///< launch_bounds(128,1,2)
#define SMARCH_CICC_CONSTRUCT_LAUNCH_BOUNDS2              6u  ///< launch_bounds(128,1)
#define SMARCH_CICC_CONSTRUCT_BLOCK_SIZE                  7u  ///< block_size((128,1,1))
#define SMARCH_CICC_CONSTRUCT_BLOCK_SIZE_CLUSTER          8u  ///< block_size((128,1,1),(2,1,1))
#define SMARCH_CICC_CONSTRUCT_BLOCK_SIZE_AND_CLUSTER_DIMS 9u  ///< block_size+cluster_dims
#define SMARCH_CICC_CONSTRUCT_MAXNREG                     10u ///< maxnreg(32)
#define SMARCH_CICC_CONSTRUCT_GRID_CONSTANT               11u ///< grid_constant
#define SMARCH_CICC_CONSTRUCT_NV_PURE                     12u ///< nv_pure
#define SMARCH_CICC_CONSTRUCT_VA_OPT                      13u ///< VA_OPT
#define SMARCH_CICC_CONSTRUCT_VA_OPT_MISUSE               14u ///< VA_OPT misuse (non-variadic)
#define SMARCH_CICC_CONSTRUCT_LITERAL_LOWER_F16           15u ///< literal 1.0f16
#define SMARCH_CICC_CONSTRUCT_LITERAL_UPPER_F16           16u ///< literal 1.0F16
#define SMARCH_CICC_CONSTRUCT_LITERAL_LOWER_BF16          17u ///< literal 1.0bf16
#define SMARCH_CICC_CONSTRUCT_LITERAL_UPPER_BF16          18u ///< literal 1.0BF16
#define SMARCH_CICC_CONSTRUCT_LITERAL_F32                 19u ///< literal 1.0f32
#define SMARCH_CICC_CONSTRUCT_LITERAL_F64                 20u ///< literal 1.0f64
#define SMARCH_CICC_CONSTRUCT_LITERAL_F128                21u ///< literal 1.0f128
#define SMARCH_CICC_CONSTRUCT_FLOAT16                     22u ///< _Float16 type
#define SMARCH_CICC_CONSTRUCT_BF16                        23u ///< __bf16 type
#define SMARCH_CICC_CONSTRUCT_FLOAT128                    24u ///< __float128 type
#define SMARCH_CICC_CONSTRUCT_INT128                      25u ///< __int128 type
#define SMARCH_CICC_CONSTRUCT_ALLOCA                      26u ///< alloca
#define SMARCH_CICC_CONSTRUCT_PARAMETER5000               27u ///< bigparam 5000B
#define SMARCH_CICC_CONSTRUCT_PARAMETER32764              28u ///< bigparam 32764B
#define SMARCH_CICC_CONSTRUCT_PARAMETER40000              29u ///< bigparam 40000B
#define SMARCH_CICC_CONSTRUCT_ASM_TCGEN05                 30u ///< asm tcgen05
#define SMARCH_CICC_CONSTRUCT_ASM_BAD                     31u ///< asm bad
#define SMARCH_CICC_CONSTRUCT_CONSTEXPR_VLA               32u ///< constexpr VLA
#define SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_THREAD          33u ///< atomic_load int scope THREAD
#define SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_THREAD     34u ///< atomic_fetch_add int scope THREAD
#define SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_THREAD         35u ///< atomic_store int scope THREAD
#define SMARCH_CICC_CONSTRUCT_THREAD_FENCE_THREAD         36u ///< thread_fence scope THREAD
#define SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_BLOCK           37u ///< atomic_load int scope BLOCK
#define SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_BLOCK      38u ///< atomic_fetch_add int scope BLOCK
#define SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_BLOCK          39u ///< atomic_store int scope BLOCK
#define SMARCH_CICC_CONSTRUCT_THREAD_FENCE_BLOCK          40u ///< thread_fence scope BLOCK
#define SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_CLUSTER         41u ///< atomic_load int scope CLUSTER
#define SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_CLUSTER    42u ///< atomic_fetch_add int scope CLUSTER
#define SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_CLUSTER        43u ///< atomic_store int scope CLUSTER
#define SMARCH_CICC_CONSTRUCT_THREAD_FENCE_CLUSTER        44u ///< thread_fence scope CLUSTER
#define SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_DEVICE          45u ///< atomic_load int scope DEVICE
#define SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_DEVICE     46u ///< atomic_fetch_add int scope DEVICE
#define SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_DEVICE         47u ///< atomic_store int scope DEVICE
#define SMARCH_CICC_CONSTRUCT_THREAD_FENCE_DEVICE         48u ///< thread_fence scope DEVICE
#define SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_SYSTEM          49u ///< atomic_load int scope SYSTEM
#define SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_SYSTEM     50u ///< atomic_fetch_add int scope SYSTEM
#define SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_SYSTEM         51u ///< atomic_store int scope SYSTEM
#define SMARCH_CICC_CONSTRUCT_THREAD_FENCE_SYSTEM         52u ///< thread_fence scope SYSTEM
#define SMARCH_CICC_CONSTRUCT_BYTES16_LOAD_DEVICE         53u ///< atomic 16B load DEVICE
#define SMARCH_CICC_CONSTRUCT_BYTES16_STORE_DEVICE        54u ///< atomic 16B store DEVICE
#define SMARCH_CICC_CONSTRUCT_BYTES16_LOAD_CLUSTER        55u ///< atomic 16B load CLUSTER
#define SMARCH_CICC_CONSTRUCT_BYTES16_STORE_CLUSTER       56u ///< atomic 16B store CLUSTER
#define SMARCH_CICC_CONSTRUCT_BYTES16_EXCHANGE_DEVICE     57u ///< atomic 16B exchange DEVICE
#define SMARCH_CICC_CONSTRUCT_BYTES16_EXCHANGE_CLUSTER    58u ///< atomic 16B exchange CLUSTER
#define SMARCH_CICC_CONSTRUCT_BYTES16_CAS_DEVICE          59u ///< atomic 16B cas DEVICE
#define SMARCH_CICC_CONSTRUCT_BYTES16_CAS_CLUSTER         60u ///< atomic 16B cas CLUSTER
#define SMARCH_CICC_CONSTRUCT_BYTES32_LOAD                61u ///< atomic 32B load
#define SMARCH_CICC_CONSTRUCT_BYTES2_CAS                  62u ///< atomic 2B cas
#define SMARCH_CICC_CONSTRUCT_BYTES1_CAS                  63u ///< atomic 1B cas
#define SMARCH_CICC_CONSTRUCT_FETCH_ADD_DOUBLE            64u ///< atomic fetch_add double
#define SMARCH_CICC_CONSTRUCT_FETCH_ADD_FLOAT             65u ///< atomic fetch_add float
#define SMARCH_CICC_CONSTRUCT_FETCH_MIN_FLOAT             66u ///< atomic fetch_min float
#define SMARCH_CICC_CONSTRUCT_NO_SCOPE_ARG                67u ///< atomic no scope arg
#define SMARCH_CICC_CONSTRUCT_BAD_SCOPE7                  68u ///< atomic bad scope 7
#define SMARCH_CICC_CONSTRUCT_REGISTER_PARAMS             69u ///< nv_register_params
#define SMARCH_CICC_CONSTRUCT_REGISTER_PARAMS_UUMN        70u ///< nv_register_params with --uumn
#define SMARCH_CICC_CONSTRUCT_WGMMA                       71u ///< wgmma_mma_async_f16 m64n8k16

// C++ standards that cicc takes.
#define SMARCH_CICC_STANDARD_CXX03 3u  ///< c++03
#define SMARCH_CICC_STANDARD_CXX11 11u ///< c++11
#define SMARCH_CICC_STANDARD_CXX14 14u ///< c++14
#define SMARCH_CICC_STANDARD_CXX17 17u ///< c++17
#define SMARCH_CICC_STANDARD_CXX20 20u ///< c++20
#define SMARCH_CICC_STANDARD_CXX23 23u ///< c++23

// Atomic operations.
#define SMARCH_CICC_ATOMIC_LOAD             1u  ///< load
#define SMARCH_CICC_ATOMIC_STORE            2u  ///< store
#define SMARCH_CICC_ATOMIC_EXCHANGE         3u  ///< exchange
#define SMARCH_CICC_ATOMIC_COMPARE_EXCHANGE 4u  ///< compare_exchange
#define SMARCH_CICC_ATOMIC_ADD              5u  ///< fetch_add
#define SMARCH_CICC_ATOMIC_SUB              6u  ///< fetch_sub
#define SMARCH_CICC_ATOMIC_AND              7u  ///< fetch_and
#define SMARCH_CICC_ATOMIC_OR               8u  ///< fetch_or
#define SMARCH_CICC_ATOMIC_XOR              9u  ///< fetch_xor
#define SMARCH_CICC_ATOMIC_MAX              10u ///< fetch_max
#define SMARCH_CICC_ATOMIC_MIN              11u ///< fetch_min
#define SMARCH_CICC_ATOMIC_FENCE            12u ///< thread_fence

// Kinds of atomic objects.
#define SMARCH_CICC_KIND_BITS     1u ///< b
#define SMARCH_CICC_KIND_UNSIGNED 2u ///< u
#define SMARCH_CICC_KIND_SIGNED   3u ///< s
#define SMARCH_CICC_KIND_FLOAT    4u ///< f

// Thread scopes.
#define SMARCH_CICC_SCOPE_THREAD  0u ///< thread
#define SMARCH_CICC_SCOPE_BLOCK   1u ///< block
#define SMARCH_CICC_SCOPE_CLUSTER 2u ///< cluster
#define SMARCH_CICC_SCOPE_DEVICE  3u ///< device
#define SMARCH_CICC_SCOPE_SYSTEM  4u ///< system

// Memory orders.
#define SMARCH_CICC_ORDER_RELAXED 0u ///< relaxed
#define SMARCH_CICC_ORDER_CONSUME 1u ///< consume
#define SMARCH_CICC_ORDER_ACQUIRE 2u ///< acquire
#define SMARCH_CICC_ORDER_RELEASE 3u ///< release
#define SMARCH_CICC_ORDER_ACQ_REL 4u ///< acq_rel
#define SMARCH_CICC_ORDER_SEQ_CST 5u ///< seq_cst

/// The bit of an instruction's encoding flags that asks for an L2 cache hint (documented: sub_21E6DD0).
#define SMARCH_CICC_CACHE_HINT 1024u

/// What is added to the number of a diagnostic where it is printed, for those that are not of the common C++ front end: see printed_number.
#define SMARCH_CICC_PRINTED_OFFSET 16543u

/// The lowest number to which PRINTED_OFFSET is added: it is printed as 20000.
#define SMARCH_CICC_FIRST_OFFSET_NUMBER 3457u

/// The highest number that --diag_warning and its like take: it is printed as 20337.
#define SMARCH_CICC_LAST_NUMBER 3794u

/// The lowest number that --gnu_version takes.
#define SMARCH_CICC_GNU_VERSION_MIN 30200u

/// The highest number that --gnu_version takes.
#define SMARCH_CICC_GNU_VERSION_MAX 0xf423fu

/// The number for which constructs are answered where none is given.
#define SMARCH_CICC_GNU_VERSION_DEFAULT 0x1d4c0u

/// An atomic operation: SMARCH_CICC_ATOMIC_*.
typedef uint32_t smarch_cicc_operation;

/// What is known of an atomic operation.
typedef struct smarch_cicc_operation_info {
    /// The operation.
    smarch_cicc_operation operation;
    /// 1 when position has a value, else 0.
    uint32_t has_position;
    /// Its position in the document's list, from 1 on; none where that lacks it.
    uint32_t position;
    /// Whether it takes an L2 cache hint, as documented: yes for those that the document lists (erratum E46e), unknown for the others.
    smarch_answer takes_hint;
    /// The end of the builtin's name: "fetch_add".
    const char *name;
    /// How the instruction begins: "atom.add".
    const char *mnemonic;
} smarch_cicc_operation_info;

/// A thread scope, as the argument of the builtins: SMARCH_CICC_SCOPE_*. 0 is one thread.
typedef uint32_t smarch_cicc_scope;

/// The kind of an atomic object's type: SMARCH_CICC_KIND_*.
typedef uint32_t smarch_cicc_value_kind;

/// A memory order, as the argument of the builtins: SMARCH_CICC_ORDER_*. 0 is relaxed.
typedef uint32_t smarch_cicc_order;

/// An atomic operation on an object. Scope 0 is one thread and order 0 is relaxed, as the builtins have it.
typedef struct smarch_cicc_atomic {
    /// The operation.
    smarch_cicc_operation operation;
    /// The kind of the object's type; 0 with a fence.
    smarch_cicc_value_kind kind;
    /// Its size in bytes; 0 with a fence.
    uint32_t width;
    /// The threads among which it is atomic.
    smarch_cicc_scope scope;
    /// The memory order; of a compare-exchange, that of success.
    smarch_cicc_order order;
    /// The memory order of a compare-exchange that fails.
    smarch_cicc_order failure_order;
    /// SMARCH_CICC_CACHE_HINT or 0.
    uint32_t flags;
} smarch_cicc_atomic;

/// A diagnostic of cicc: SMARCH_CICC_DIAGNOSTIC_*.
typedef uint32_t smarch_cicc_diagnostic;

/// The result of lowering an atomic operation.
typedef struct smarch_cicc_lowering {
    /// SMARCH_YES where there is an instruction.
    smarch_verdict verdict;
    /// How many of diagnostics there are.
    uint32_t diagnostics_count;
    /// cicc's diagnostics, in order; 0 beyond the count.
    smarch_cicc_diagnostic diagnostics[4];
    /// What stands before the instruction, "fence.sc.gpu", NUL-terminated; "" where nothing does.
    char fence[24];
    /// The instruction without its operands, "atom.add.relaxed.gpu.s32", NUL-terminated; "" where there is none.
    char instruction[56];
} smarch_cicc_lowering;

/// The severity of a diagnostic: SMARCH_CICC_SEVERITY_*.
typedef uint32_t smarch_cicc_severity;

/// What is known of a diagnostic.
typedef struct smarch_cicc_diagnostic_info {
    /// The diagnostic.
    smarch_cicc_diagnostic diagnostic;
    /// Its severity.
    smarch_cicc_severity severity;
    /// 1 when --diag_warning, --diag_suppress, --diag_remark and --diag_error change its severity, else 0, also for errors without a number, which
    /// no number changes. Neither host compiler, C++ standard nor release makes a difference.
    uint32_t is_discretionary;
    /// 1 when number has a value, else 0.
    uint32_t has_number;
    /// Its number inside cicc 13.0; none for what is not the front end's, and where it was not measured.
    uint32_t number;
    /// 1 when printed_number has a value, else 0.
    uint32_t has_printed_number;
    /// The number that is printed where it is a warning; none for what is not the front end's, and where it was not measured.
    uint32_t printed_number;
    /// The text.
    const char *text;
} smarch_cicc_diagnostic_info;

/// A construct that cicc was given: SMARCH_CICC_CONSTRUCT_*.
typedef uint32_t smarch_cicc_construct;

/// A construct whose handling was measured.
typedef struct smarch_cicc_construct_info {
    /// The construct.
    smarch_cicc_construct construct;
    /// Which it is: "launch_bounds(128,1,2)".
    const char *text;
} smarch_cicc_construct_info;

/// A C++ standard that cicc takes: SMARCH_CICC_STANDARD_*.
typedef uint32_t smarch_cicc_standard;

/// What cicc says about a construct, for some releases, C++ standards and host compilers.
typedef struct smarch_cicc_construct_case {
    /// The construct.
    smarch_cicc_construct construct;
    /// The oldest release.
    smarch_toolkit oldest;
    /// The newest release.
    smarch_toolkit newest;
    /// The first C++ standard.
    smarch_cicc_standard first_standard;
    /// The last C++ standard.
    smarch_cicc_standard last_standard;
    /// The lowest number given to --gnu_version.
    uint32_t gnu_first;
    /// The highest number given to --gnu_version.
    uint32_t gnu_last;
    /// 1 when bound has a value, else 0.
    uint32_t has_bound;
    /// The lowest number of an architecture to which diagnostics belong; none where all are alike, and for wgmma, where they belong to
    /// sm_90a alone.
    uint32_t bound;
    /// What is said below that architecture, in order.
    const smarch_cicc_diagnostic *below;
    /// How many below there are.
    size_t below_count;
    /// What is said from it on.
    const smarch_cicc_diagnostic *diagnostics;
    /// How many diagnostics there are.
    size_t diagnostics_count;
} smarch_cicc_construct_case;

/// The settings with which nvcc calls cicc's front end. All zero: GCC 12.0 and C++17.
typedef struct smarch_cicc_front_end {
    /// What --gnu_version is given, the version of the host's GCC as one number: 130300 for 13.3.0. 0: 120000.
    uint32_t gnu_version;
    /// SMARCH_CICC_STANDARD_*; 0: C++17.
    smarch_cicc_standard standard;
} smarch_cicc_front_end;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// The atomic operations, codes ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_operation_info *smarch_cicc_operations(size_t *count) SMARCH_NOEXCEPT;

/// How PTX spells a scope for an architecture with this number: "gpu" for a cluster before 90. Returns "" for an unknown
/// code.
SMARCH_NODISCARD
const char *smarch_cicc_scope_ptx(smarch_cicc_scope scope,
                                  uint32_t sm)
SMARCH_NOEXCEPT;

/// The PTX instruction that cicc writes for an atomic operation, or the diagnostics that refuse it.
///
/// Measured on the 23 architectures that it accepts; for others from sm_70 on by the document's bounds. Below sm_70
/// SMARCH_UNKNOWN_VOLATILE_ATOMIC: smarch_documented_cicc_atomic_lower has what is documented there. 13.1 to 13.4 answer as 13.0; of 13.5
/// SMARCH_UNKNOWN_TOOL.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: invalid target, code or flag. SMARCH_ERROR_CICC_ATOMIC_TYPE: no type has
/// this kind and width.
SMARCH_NODISCARD
smarch_status smarch_cicc_atomic_lower(smarch_toolkit k,
                                       smarch_target t,
                                       const struct smarch_cicc_atomic *atomic,
                                       struct smarch_cicc_lowering *out)
SMARCH_NOEXCEPT;

/// The diagnostics, codes ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_diagnostic_info *smarch_cicc_diagnostics(size_t *count) SMARCH_NOEXCEPT;

/// The constructs whose handling was measured, codes ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_construct_info *smarch_cicc_constructs(size_t *count) SMARCH_NOEXCEPT;

/// What cicc said about each construct, by releases, C++ standards and host compilers; the constructs' codes ascending.
/// *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_construct_case *smarch_cicc_construct_cases(size_t *count) SMARCH_NOEXCEPT;

/// The name of a C++ standard as cicc's option has it, without the dashes: "c++20". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_cicc_standard_name(smarch_cicc_standard standard) SMARCH_NOEXCEPT;

/// The C++ standard with this name: "c++20".
///
/// SMARCH_ERROR_CICC_NAME: cicc knows none with it.
SMARCH_NODISCARD
smarch_status smarch_cicc_standard_parse(const char *text,
                                         size_t len,
                                         smarch_cicc_standard *out)
SMARCH_NOEXCEPT;

/// The number with which a diagnostic of this number inside cicc is printed: 20306 for 3763, and the number itself below
/// SMARCH_CICC_FIRST_OFFSET_NUMBER; 0 for numbers that cicc has none of.
SMARCH_NODISCARD
uint32_t smarch_cicc_printed_number(uint32_t number)
SMARCH_NOEXCEPT;

/// The diagnostic with this number, the one inside cicc or the one that is printed: 3763 and 20306 are the same. NULL for numbers of other messages
/// of cicc's, and for those that it has none of.
SMARCH_NODISCARD
const struct smarch_cicc_diagnostic_info *smarch_cicc_diagnostic_info_find(uint32_t number)
SMARCH_NOEXCEPT;

/// A diagnostic as cicc prints it with --display_error_number, without the place before it: "error: ...". Written with a
/// NUL; *count (may be NULL) becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: unknown diagnostic. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_cicc_diagnostic_write(smarch_cicc_diagnostic diagnostic,
                                           char *out,
                                           size_t capacity,
                                           size_t *count)
SMARCH_NOEXCEPT;

/// The construct with this text, as in the rows of smarch_cicc_constructs.
///
/// SMARCH_ERROR_CICC_NAME: no construct has it.
SMARCH_NODISCARD
smarch_status smarch_cicc_construct_parse(const char *text,
                                          size_t len,
                                          smarch_cicc_construct *out)
SMARCH_NOEXCEPT;

/// Whether cicc of this release compiles a construct for an architecture, with warnings or without, under these settings; inputs may be
/// NULL: as all zero. False also where that is unknown, and for an invalid argument.
SMARCH_NODISCARD
bool smarch_cicc_compiles(smarch_toolkit k,
                          smarch_target t,
                          smarch_cicc_construct construct,
                          const struct smarch_cicc_front_end *inputs)
SMARCH_NOEXCEPT;

/// As smarch_cicc_compiles, with the reason. SMARCH_NO_VERDICT for invalid codes.
SMARCH_NODISCARD
smarch_verdict smarch_cicc_compiles_why(smarch_toolkit k,
                                        smarch_target t,
                                        smarch_cicc_construct construct,
                                        const struct smarch_cicc_front_end *inputs)
SMARCH_NOEXCEPT;

/// The diagnostics of this release's cicc about a construct for an architecture under these settings, in their order; inputs may be
/// NULL: as all zero. *count becomes how many.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is
/// below *count; nothing is written to out.
SMARCH_NODISCARD
smarch_status smarch_cicc_construct_diagnostics(smarch_toolkit k,
                                                smarch_target t,
                                                smarch_cicc_construct construct,
                                                const struct smarch_cicc_front_end *inputs,
                                                smarch_cicc_diagnostic *out,
                                                size_t capacity,
                                                size_t *count)
SMARCH_NOEXCEPT;

/// What cicc of this release prints about a name given to -arch, both of its lines where it prints two; "" when it accepts the name.
/// Written with a NUL; *count (may be NULL) becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: k was not run. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_cicc_refusal(smarch_toolkit k,
                                  const char *name,
                                  size_t len,
                                  char *out,
                                  size_t capacity,
                                  size_t *count)
SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif // SMARCH_CICC_H
