/**
 * @file
 * smarch: the lists of architectures of build systems.
 *
 * Made from the Rust sources, the declarations by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_ARCH_LIST_H
#define SMARCH_ARCH_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <smarch/core.h>
#include <smarch/toolkits.h>
#include <smarch/targets.h>

// Syntaxes of architecture lists: smarch_arch_syntax.
#define SMARCH_ARCH_SYNTAX_NVCC           1u  ///< nvcc
#define SMARCH_ARCH_SYNTAX_TORCH_2_15     3u  ///< torch
#define SMARCH_ARCH_SYNTAX_TORCH_2_7      4u  ///< torch-2.7
#define SMARCH_ARCH_SYNTAX_CMAKE_VARIABLE 5u  ///< cmake
#define SMARCH_ARCH_SYNTAX_CMAKE_ENV      6u  ///< cmake-env
#define SMARCH_ARCH_SYNTAX_CMAKE_PROPERTY 7u  ///< cmake-property
#define SMARCH_ARCH_SYNTAX_CLANG_19       8u  ///< clang-19
#define SMARCH_ARCH_SYNTAX_CLANG_22       9u  ///< clang-22
#define SMARCH_ARCH_SYNTAX_TENSORFLOW     10u ///< tensorflow
#define SMARCH_ARCH_SYNTAX_RULES_CUDA     11u ///< rules_cuda
#define SMARCH_ARCH_SYNTAX_MESON          12u ///< meson
#define SMARCH_ARCH_SYNTAX_CUPY           13u ///< cupy
#define SMARCH_ARCH_SYNTAX_NUMBA          14u ///< numba
#define SMARCH_ARCH_SYNTAX_TORCH_2_9      15u ///< torch-2.9
#define SMARCH_ARCH_SYNTAX_TORCH_2_8      16u ///< torch-2.8
#define SMARCH_ARCH_SYNTAX_TORCH_2_6      17u ///< torch-2.6
#define SMARCH_ARCH_SYNTAX_TORCH_2_2      18u ///< torch-2.2
#define SMARCH_ARCH_SYNTAX_TORCH_2_1      19u ///< torch-2.1
#define SMARCH_ARCH_SYNTAX_TORCH_2_0      20u ///< torch-2.0
#define SMARCH_ARCH_SYNTAX_TORCH_1_13     21u ///< torch-1.13
#define SMARCH_ARCH_SYNTAX_CMAKE_3_28     22u ///< cmake-3.28
#define SMARCH_ARCH_SYNTAX_CMAKE_3_25     23u ///< cmake-3.25
#define SMARCH_ARCH_SYNTAX_CMAKE_3_24     24u ///< cmake-3.24
#define SMARCH_ARCH_SYNTAX_CMAKE_3_23     25u ///< cmake-3.23
#define SMARCH_ARCH_SYNTAX_CMAKE_3_18     26u ///< cmake-3.18
#define SMARCH_ARCH_SYNTAX_VLLM           27u ///< vllm
#define SMARCH_ARCH_SYNTAX_FLASHINFER     28u ///< flashinfer

// Remarks on architecture lists; bit 1 << remark stands for each.
#define SMARCH_ARCH_REMARK_DEFAULT        1u  ///< no architecture is named: the tool's default
#define SMARCH_ARCH_REMARK_MACHINE        2u  ///< depends on the machine's devices
#define SMARCH_ARCH_REMARK_NO_DEVICE      3u  ///< no device: nvcc warns and builds its default
#define SMARCH_ARCH_REMARK_PASSED_TO_NVCC 4u  ///< passed to nvcc as -arch=
#define SMARCH_ARCH_REMARK_NO_FLAG        5u  ///< no flag is passed: nvcc builds its default
#define SMARCH_ARCH_REMARK_LAST_WINS      6u  ///< given twice: nvcc warns and takes the last
#define SMARCH_ARCH_REMARK_DROPPED        7u  ///< left out by the tool without a message
#define SMARCH_ARCH_REMARK_USER_FLAGS     8u  ///< the caller's own flags name an architecture: none is added
#define SMARCH_ARCH_REMARK_PTXAS_REFUSES  9u  ///< nvcc accepts it, ptxas rejects it
#define SMARCH_ARCH_REMARK_JIT            10u ///< compiled at run time, no fat binary
#define SMARCH_ARCH_REMARK_CAPPED         11u ///< a device is newer than the tool: the tool's newest architecture is built
#define SMARCH_ARCH_REMARK_NO_PTX         12u ///< the tool warns and builds no PTX

// What is made of two architecture lists.
#define SMARCH_ARCH_OPERATION_MINUS 1u ///< minus
#define SMARCH_ARCH_OPERATION_AND   2u ///< and
#define SMARCH_ARCH_OPERATION_OR    3u ///< or

/// How many images a list can hold: a cubin, PTX and LTO IR for each of 64 targets, the most that a set of targets
/// can hold. A new target does not change it.
#define SMARCH_ARCH_LIST_CAPACITY 192u

/// Flag of smarch_arch_context: devices and devices_count are given.
#define SMARCH_ARCH_CONTEXT_DEVICES 1u

/// How architectures are written for a tool: SMARCH_ARCH_SYNTAX_*.
typedef uint32_t smarch_arch_syntax;

/// What a tool takes from its surroundings. All zero: nothing is known.
typedef struct smarch_arch_context {
    /// SMARCH_ARCH_CONTEXT_DEVICES: the devices are known, also where there is none.
    uint32_t flags;
    /// torch only: the newest compute capability that torch itself was built for; 0 when not known.
    smarch_cc torch_newest;
    /// The toolkit that builds the list, what its nvcc takes; 0 for SMARCH_TOOLKIT_DEFAULT.
    smarch_toolkit toolkit;
    /// Must be 0.
    uint32_t reserved;
    /// The visible devices in order, devices_count of them; may be NULL when there is none.
    const smarch_cc *devices;
    /// How many devices.
    size_t devices_count;
    /// torch only: the caller's own flags for nvcc, extra_flags_len bytes; may be NULL.
    const char *extra_flags;
    /// Their length.
    size_t extra_flags_len;
} smarch_arch_context;

/// An image as C sees it.
typedef struct smarch_arch_image {
    /// SMARCH_KIND_SM: a cubin; _COMPUTE: PTX; _LTO: LTO IR.
    uint32_t kind;
    /// The target.
    uint32_t target;
    /// The target of the PTX that it is made from; 0 for PTX, and where the syntax does not tell.
    uint32_t from;
} smarch_arch_image;

/// The images that a list builds, in the tool's order, and remarks about it.
typedef struct smarch_arch_images {
    /// How many images.
    uint32_t count;
    /// Remarks: bit 1 << SMARCH_ARCH_REMARK_*.
    uint32_t remarks;
    /// The first byte of the token that the first remark is about; noted_start and noted_end are 0 when there is none.
    uint32_t noted_start;
    /// The byte after it.
    uint32_t noted_end;
    /// The images, count of them; the unused ones are 0.
    struct smarch_arch_image images[192];
} smarch_arch_images;

/// What is wrong with a list, and where. Positions are bytes of the text, from start up to, not including, end.
typedef struct smarch_arch_problem {
    /// The wrong token.
    uint32_t start;
    /// The byte after it; start where something is missing.
    uint32_t end;
    /// The token that the wrong one does not go with; both 0 when it is wrong by itself.
    uint32_t other_start;
    /// The byte after it.
    uint32_t other_end;
    /// Which message the tool has for it: for smarch_arch_problem_message.
    uint32_t message;
} smarch_arch_problem;

/// What is made of two lists: SMARCH_ARCH_OPERATION_MINUS, _AND or _OR.
typedef uint32_t smarch_arch_operation;

/// A remark on a list: SMARCH_ARCH_REMARK_*. In a set, bit 1 << remark stands for each.
typedef uint32_t smarch_arch_remark;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// Which images a list in a syntax builds, in the tool's order. context may be NULL: then nothing is known of the
/// machine, and what depends on it is left out with SMARCH_ARCH_REMARK_MACHINE. The list is built in place: after any
/// failure *out is an empty list. *problem (may be NULL) becomes where the mistake is, after SMARCH_ERROR_ARCH_LIST_*
/// only.
///
/// SMARCH_ERROR_ARCH_LIST_*: the kind of mistake. SMARCH_ERROR_INVALID_VALUE: an unknown syntax or an unknown flag.
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: the context's toolkit was not run.
SMARCH_NODISCARD
smarch_status smarch_arch_list_parse(smarch_arch_syntax syntax,
                                     const char *text,
                                     size_t len,
                                     const struct smarch_arch_context *context,
                                     struct smarch_arch_images *out,
                                     struct smarch_arch_problem *problem)
SMARCH_NOEXCEPT;

/// Which images are built when nothing is written at all: the variable is not set, no option given.
/// Else as smarch_arch_list_parse.
SMARCH_NODISCARD
smarch_status smarch_arch_list_default(smarch_arch_syntax syntax,
                                       const struct smarch_arch_context *context,
                                       struct smarch_arch_images *out,
                                       struct smarch_arch_problem *problem)
SMARCH_NOEXCEPT;

/// What the tool prints about a problem of smarch_arch_list_parse, given the text that it was found in; "" where that
/// depends on the machine or was not seen. Where a list has more than one mistake the tool may name another one.
/// Written with a NUL; *count (may be NULL) becomes the length without it.
///
/// SMARCH_ERROR_INVALID_VALUE: an invalid problem. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_arch_problem_message(const struct smarch_arch_problem *problem,
                                          const char *text,
                                          size_t len,
                                          char *out,
                                          size_t capacity,
                                          size_t *count)
SMARCH_NOEXCEPT;

/// Writes images as a list in a syntax, for nvcc of release k, with a NUL; read again it gives the same images. *count (may be NULL) becomes
/// the length without the NUL.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: k was not run. SMARCH_ERROR_ARCH_LIST_UNSAYABLE: the syntax cannot express the image at position *fault_at (may be NULL).
/// SMARCH_ERROR_ARCH_LIST_EMPTY: there is no image. SMARCH_ERROR_ARCH_LIST_TOO_MANY: above
/// SMARCH_ARCH_LIST_CAPACITY. SMARCH_ERROR_INVALID_VALUE, _INVALID_TARGET: an invalid image.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_arch_list_write(smarch_toolkit k,
                                     smarch_arch_syntax syntax,
                                     const struct smarch_arch_image *images,
                                     size_t images_count,
                                     char *out,
                                     size_t capacity,
                                     size_t *count,
                                     size_t *fault_at)
SMARCH_NOEXCEPT;

/// What an operation makes of the images of two lists, in their order: those that the second has not (minus), those that it has too (and), those of both
/// (or). Images are the same where kind and target agree, whatever they are made from. *count becomes how many, also when they do not fit.
///
/// SMARCH_ERROR_ARCH_LIST_TOO_MANY: a list is above SMARCH_ARCH_LIST_CAPACITY. SMARCH_ERROR_INVALID_VALUE, _INVALID_TARGET: an unknown operation or an
/// invalid image. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_arch_list_combine(smarch_arch_operation operation,
                                       const struct smarch_arch_image *images,
                                       size_t images_count,
                                       const struct smarch_arch_image *others,
                                       size_t others_count,
                                       struct smarch_arch_image *out,
                                       size_t capacity,
                                       size_t *count)
SMARCH_NOEXCEPT;

/// The syntax with this short name: "cmake".
///
/// SMARCH_ERROR_INVALID_VALUE: no syntax has it.
SMARCH_NODISCARD
smarch_status smarch_arch_syntax_parse(const char *name,
                                       size_t len,
                                       smarch_arch_syntax *out)
SMARCH_NOEXCEPT;

/// The short name of a syntax: "cmake". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_arch_syntax_name(smarch_arch_syntax syntax) SMARCH_NOEXCEPT;

/// A remark as a sentence. Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_arch_remark_name(smarch_arch_remark remark) SMARCH_NOEXCEPT;

/// The name of an operation, "minus"; "" for an unknown code.
SMARCH_NODISCARD const char *smarch_arch_operation_name(smarch_arch_operation operation) SMARCH_NOEXCEPT;

/// Where a list in the syntax is written, and in which release was examined. Returns "" for an
/// unknown code.
SMARCH_NODISCARD const char *smarch_arch_syntax_tool(smarch_arch_syntax syntax) SMARCH_NOEXCEPT;

/// An example of a list in the syntax. Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_arch_syntax_example(smarch_arch_syntax syntax) SMARCH_NOEXCEPT;

/// How the answers of a syntax are known: SMARCH_EVIDENCE_MEASURED, the tool was run, or
/// SMARCH_EVIDENCE_PUBLIC, its source was read; 0 for an unknown code.
SMARCH_NODISCARD uint32_t smarch_arch_syntax_evidence(smarch_arch_syntax syntax) SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif // SMARCH_ARCH_LIST_H
