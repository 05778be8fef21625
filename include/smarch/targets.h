/**
 * @file
 * smarch: targets, their names, who accepts them, their macros.
 *
 * Made from the Rust sources, the declarations by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_TARGETS_H
#define SMARCH_TARGETS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <smarch/core.h>
#include <smarch/toolkits.h>

// Targets: smarch_target.
#define SMARCH_SM_10   0xa00u
#define SMARCH_SM_11   0xb00u
#define SMARCH_SM_12   0xc00u
#define SMARCH_SM_13   0xd00u
#define SMARCH_SM_20   0x1400u ///< GF1xx
#define SMARCH_SM_21   0x1500u ///< GF11x
#define SMARCH_SM_30   0x1e00u ///< GK10x
#define SMARCH_SM_32   0x2000u ///< Tegra K1 / Logan
#define SMARCH_SM_35   0x2300u ///< GK110 / GK11x
#define SMARCH_SM_37   0x2500u ///< GK210
#define SMARCH_SM_50   0x3200u ///< GM10x
#define SMARCH_SM_52   0x3400u ///< GM20x
#define SMARCH_SM_53   0x3500u ///< Tegra X1 / Erista
#define SMARCH_SM_60   0x3c00u ///< GP100 (datacenter)
#define SMARCH_SM_61   0x3d00u ///< GP10x (consumer)
#define SMARCH_SM_62   0x3e00u ///< Tegra X2 / Parker / Drive-PX2
#define SMARCH_SM_70   0x4600u ///< GV100
#define SMARCH_SM_72   0x4800u ///< Xavier
#define SMARCH_SM_73   0x4900u
#define SMARCH_SM_75   0x4b00u ///< TU10x (RTX 20xx)
#define SMARCH_SM_80   0x5000u ///< A100
#define SMARCH_SM_82   0x5200u
#define SMARCH_SM_86   0x5600u ///< A40/A10/RTX 30xx
#define SMARCH_SM_87   0x5700u ///< Orin (Jetson)
#define SMARCH_SM_88   0x5800u
#define SMARCH_SM_89   0x5900u ///< AD10x (RTX 40xx) / L40S
#define SMARCH_SM_90   0x5a00u ///< H100 / H200
#define SMARCH_SM_90A  0x5a61u ///< H100 / H200
#define SMARCH_SM_100  0x6400u ///< B200 (datacenter)
#define SMARCH_SM_100A 0x6461u ///< B200 (datacenter)
#define SMARCH_SM_100F 0x6466u ///< B200 (datacenter)
#define SMARCH_SM_101  0x6500u ///< Thor SoC (auto/robotics)
#define SMARCH_SM_101A 0x6561u ///< Thor SoC (auto/robotics)
#define SMARCH_SM_101F 0x6566u ///< Thor SoC (auto/robotics)
#define SMARCH_SM_103  0x6700u ///< GB300 (datacenter)
#define SMARCH_SM_103A 0x6761u ///< GB300 (datacenter)
#define SMARCH_SM_103F 0x6766u ///< GB300 (datacenter)
#define SMARCH_SM_107  0x6b00u
#define SMARCH_SM_107A 0x6b61u
#define SMARCH_SM_107F 0x6b66u
#define SMARCH_SM_110  0x6e00u ///< Thor SoC (auto/robotics)
#define SMARCH_SM_110A 0x6e61u ///< Thor SoC (auto/robotics)
#define SMARCH_SM_110F 0x6e66u ///< Thor SoC (auto/robotics)
#define SMARCH_SM_120  0x7800u ///< RTX 50xx / RTX Pro
#define SMARCH_SM_120A 0x7861u ///< RTX 50xx / RTX Pro
#define SMARCH_SM_120F 0x7866u ///< RTX 50xx / RTX Pro
#define SMARCH_SM_121  0x7900u ///< DGX Spark
#define SMARCH_SM_121A 0x7961u ///< DGX Spark
#define SMARCH_SM_121F 0x7966u ///< DGX Spark

// Kinds of names: smarch_kind.
#define SMARCH_KIND_SM      1u ///< sm_
#define SMARCH_KIND_COMPUTE 2u ///< compute_
#define SMARCH_KIND_LTO     3u ///< lto_

// Where a target stands.
#define SMARCH_STANDING_PRODUCTION  1u ///< production
#define SMARCH_STANDING_LEGACY      2u ///< legacy
#define SMARCH_STANDING_INTERNAL    3u ///< internal
#define SMARCH_STANDING_ALIAS       4u ///< alias
#define SMARCH_STANDING_PLACEHOLDER 5u ///< placeholder

// Families.
#define SMARCH_FAMILY_SM_10X 1u ///< sm_10x
#define SMARCH_FAMILY_SM_11X 2u ///< sm_11x
#define SMARCH_FAMILY_SM_12X 3u ///< sm_12x

// Tools: smarch_tool.
#define SMARCH_TOOL_PTXAS_TARGET   1u  ///< ptxas .target
#define SMARCH_TOOL_PTXAS_GPU_NAME 2u  ///< ptxas --gpu-name
#define SMARCH_TOOL_NVLINK         3u  ///< nvlink --arch
#define SMARCH_TOOL_CICC           4u  ///< cicc -arch
#define SMARCH_TOOL_TILEIRAS_CPU   5u  ///< tileiras CPU row
#define SMARCH_TOOL_LLC_22         10u ///< llc 22 -mcpu
#define SMARCH_TOOL_LLC_19         11u ///< llc 19 -mcpu
#define SMARCH_TOOL_TILEIRAS       12u ///< tileiras --gpu-name
#define SMARCH_TOOL_NVJITLINK      13u ///< nvJitLink -arch
#define SMARCH_TOOL_NVRTC          14u ///< NVRTC --gpu-architecture
#define SMARCH_TOOL_LIBNVVM        15u ///< libnvvm -arch
#define SMARCH_TOOL_NVJITLINK_LTO  16u ///< nvJitLink -lto -arch

/// A target: the SM number shifted left by eight plus the suffix letter ('a', 'f', or 0 for
/// a base target), so that constants never renumber. 0 is not a target. SMARCH_SM_75, SMARCH_SM_90A, ...
typedef uint32_t smarch_target;

/// A compute capability as drivers report it, major * 10 + minor: 7.5 is 75, 10.0 is 100.
typedef uint32_t smarch_cc;

/// A family of architectures whose f targets are compatible upward: SMARCH_FAMILY_*; 0 for none.
typedef uint32_t smarch_family;

/// What is known of a target without asking anything else.
typedef struct smarch_target_info {
    /// The target.
    smarch_target target;
    /// The SM number: 75, 90, 121. Also the compute capability, major * 10 + minor.
    uint32_t number;
    /// The value of __CUDA_ARCH__, ten times the number.
    uint32_t cuda_arch;
    /// The suffix letter, a or f; 0 for a base target.
    uint8_t suffix;
    /// Whether the parts are Tegra: Jetson and Drive. They share cubins neither with one another nor with other parts.
    bool is_tegra;
    /// Whether the documents list a CPU row of this name inside tileiras.
    bool has_tileiras_cpu;
    /// The oldest release of LLVM whose llc -mcpu takes it, 19 or 22; 0 where none that was run does.
    uint8_t oldest_llvm;
    /// In which family code with suffix f is compatible; none below 10.0.
    smarch_family family;
    /// The target that this one is an older name of (sm_101 of sm_110); none for most.
    smarch_target alias_of;
    /// The sm_ name: "sm_90a".
    const char *name;
    /// The family string in ptxas's profile ("Ampere" for sm_89 too, erratum E12); none where ptxas has no profile.
    const char *ptxas_family;
    /// The generation under which the parts are sold; none where there are no parts.
    const char *generation;
    /// The parts; none where the documents name none.
    const char *product;
    /// The text of __CUDA_ARCH__ as documented, 90a0 for suffixed targets; none where ptxas has no
    /// profile. The macro's value is cuda_arch (erratum E06).
    const char *cuda_arch_text;
    /// The lowest PTX version with which ptxas accepts the .target, in all releases that know it but for sm_88 in 13.0
    /// (Toolkit::lowest_ptx); none when none does.
    smarch_version ptx_accepted;
    /// The lowest PTX version that a compiler should emit for it; none where no public source states one.
    smarch_version ptx_emitted;
    /// The oldest toolkit that was seen to build it; 11.7, the oldest that was run, means 11.7 or earlier.
    smarch_toolkit oldest_toolkit;
    /// The newest toolkit that was seen to build it; 13.5, the newest that was run, means 13.5 or later.
    smarch_toolkit newest_toolkit;
    /// The oldest toolkit whose tileiras --gpu-name takes it; none where none that was run does.
    smarch_toolkit oldest_tileiras;
} smarch_target_info;

/// Where a target stands in a release of the toolkit: SMARCH_STANDING_*; 0 where the release does not know it.
typedef uint32_t smarch_standing;

/// A macro that a CUDA compiler defines for a target.
typedef struct smarch_macro {
    /// The name, NUL-terminated.
    char name[32];
    /// 1 when value has a value, else 0.
    uint32_t has_value;
    /// The value; none when the macro is defined as nothing.
    uint32_t value;
} smarch_macro;

/// What the prefix of a name stands for: SMARCH_KIND_SM, _COMPUTE or _LTO.
typedef uint32_t smarch_kind;

/// A name: the kind and the target that "sm_90a", "compute_90a" or "lto_90" stand for.
typedef struct smarch_name {
    /// SMARCH_KIND_SM, _COMPUTE or _LTO.
    smarch_kind kind;
    /// The target.
    smarch_target target;
} smarch_name;

/// A program, or one of its inputs, that takes target names: SMARCH_TOOL_*.
typedef uint32_t smarch_tool;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// The sm_ name of a target, "sm_90a"; "" for an invalid target.
SMARCH_NODISCARD const char *smarch_target_name(smarch_target t) SMARCH_NOEXCEPT;

/// The base target of a compute capability; 0 when no target has the number. 10.1 gives
/// sm_101, the older name of sm_110.
SMARCH_NODISCARD smarch_target smarch_target_from_cc(smarch_cc cc) SMARCH_NOEXCEPT;

/// The target of the same number with this suffix: 'a', 'f', or 0 for the base target; 0 where there is none, and for an invalid argument.
SMARCH_NODISCARD
smarch_target smarch_target_with_suffix(smarch_target t,
                                        uint32_t suffix)
SMARCH_NOEXCEPT;

/// The base target of the family's oldest devices, sm_100 of sm_10x; 0 for an unknown code.
SMARCH_NODISCARD smarch_target smarch_family_oldest(smarch_family family) SMARCH_NOEXCEPT;

/// The base target of the family's newest devices, sm_107 of sm_10x, which not every toolkit builds; 0 for an unknown code.
SMARCH_NODISCARD
smarch_target smarch_family_newest(smarch_family family)
SMARCH_NOEXCEPT;

/// What is known of a target without asking anything else; NULL for an invalid target.
SMARCH_NODISCARD const struct smarch_target_info *smarch_target_info_of(smarch_target t) SMARCH_NOEXCEPT;

/// Where a target stands in a release; 0 where the release does not know it yet, and for an invalid argument.
SMARCH_NODISCARD smarch_standing smarch_target_standing(smarch_toolkit k, smarch_target t) SMARCH_NOEXCEPT;

/// The lowest .version with which ptxas of a release accepts the .target; {0, 0} when it never does, and for an invalid argument.
SMARCH_NODISCARD
smarch_version smarch_target_lowest_ptx(smarch_toolkit k,
                                        smarch_target t)
SMARCH_NOEXCEPT;

/// Which tools of a release take the target under its sm_ name: bit 1 << code for each of SMARCH_TOOL_*; 0 for an invalid argument.
SMARCH_NODISCARD
uint32_t smarch_target_tools(smarch_toolkit k,
                             smarch_target t)
SMARCH_NOEXCEPT;

/// All targets, ordered by number, then base, a, f; *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_target_info *smarch_targets(size_t *count) SMARCH_NOEXCEPT;

/// The name of a standing, "production"; "" for an unknown code.
SMARCH_NODISCARD const char *smarch_standing_name(smarch_standing standing) SMARCH_NOEXCEPT;

/// The name of a family, "sm_10x"; "" for an unknown code.
SMARCH_NODISCARD const char *smarch_family_name(smarch_family family) SMARCH_NOEXCEPT;

/// Which macros a compiler of this release defines for a target, in nvcc's order: at most four. *count becomes
/// how many there are.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is
/// written to out.
SMARCH_NODISCARD
smarch_status smarch_target_macros(smarch_toolkit k,
                                   smarch_target t,
                                   struct smarch_macro *out,
                                   size_t capacity,
                                   size_t *count)
SMARCH_NOEXCEPT;

/// The value of __CUDA_ARCH_LIST__ for a build of these targets, "750,800": ascending, each
/// once, suffixes not told apart. Written with a NUL; *count (may be NULL) becomes the length
/// without it, also when it does not fit.
///
/// SMARCH_ERROR_INVALID_TARGET: one of them is not a target. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_target_arch_list_macro(const smarch_target *targets,
                                            size_t targets_count,
                                            char *out,
                                            size_t capacity,
                                            size_t *count)
SMARCH_NOEXCEPT;

/// Which target an sm_ name stands for, read strictly: exact lower-case text, no leading
/// zeros, nothing after it. text may be NULL when len is 0.
///
/// SMARCH_ERROR_NAME_*: the first thing that is wrong, from left to right.
SMARCH_NODISCARD smarch_status smarch_target_parse(const char *text, size_t len, smarch_target *out) SMARCH_NOEXCEPT;

/// Which kind and target a name stands for: sm_, compute_ or lto_; otherwise as smarch_target_parse.
SMARCH_NODISCARD smarch_status smarch_name_parse(const char *text, size_t len, struct smarch_name *out) SMARCH_NOEXCEPT;

/// Which target ptxas of this release takes PTX for, given the text after .target. ptxas is lenient:
/// sm_075 and sm_4294967371 mean sm_75, sm_100fa means sm_100a, and of a list the last
/// name counts. For what a user typed take smarch_target_parse.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: k was not run. SMARCH_ERROR_NAME_*, SMARCH_ERROR_DIRECTIVE_*: ptxas refuses the directive.
SMARCH_NODISCARD
smarch_status smarch_ptxas_target_parse(smarch_toolkit k,
                                        const char *text,
                                        size_t len,
                                        smarch_target *out)
SMARCH_NOEXCEPT;

/// Writes a name, with a NUL, into out: at most 13 bytes. *count (may be NULL) becomes the
/// length without the NUL, also when it does not fit; out is then untouched.
///
/// SMARCH_ERROR_INVALID_VALUE, _INVALID_TARGET: not a name. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_name_write(struct smarch_name name,
                                char *out,
                                size_t capacity,
                                size_t *count)
SMARCH_NOEXCEPT;

/// Which names a misspelt one may have meant, for "did you mean": at most four. *count becomes
/// how many there are, 0 when nothing is near.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
SMARCH_NODISCARD
smarch_status smarch_name_suggest(const char *text,
                                  size_t len,
                                  struct smarch_name *out,
                                  size_t capacity,
                                  size_t *count)
SMARCH_NOEXCEPT;

/// The prefix of a kind of name, "sm_"; "" for an unknown code.
SMARCH_NODISCARD const char *smarch_kind_prefix(smarch_kind kind) SMARCH_NOEXCEPT;

/// The name of a tool, "ptxas --gpu-name"; "" for an unknown code.
SMARCH_NODISCARD const char *smarch_tool_name(smarch_tool tool) SMARCH_NOEXCEPT;

/// The target that the tool of this release takes when it is given none; 0 where it refuses to run without one, where that is unknown, and
/// for an invalid argument.
SMARCH_NODISCARD
smarch_target smarch_tool_default(smarch_toolkit k,
                                  smarch_tool tool)
SMARCH_NOEXCEPT;

/// Whether the tool of this release takes this name. False also where that is unknown, and for an invalid argument.
SMARCH_NODISCARD bool smarch_tool_accepts(smarch_toolkit k, smarch_tool tool, struct smarch_name name) SMARCH_NOEXCEPT;

/// As smarch_tool_accepts, with the reason.
SMARCH_NODISCARD
smarch_verdict smarch_tool_accepts_why(smarch_toolkit k,
                                       smarch_tool tool,
                                       struct smarch_name name)
SMARCH_NOEXCEPT;

/// What the tool of this release prints when it is given this text as a name, without the tool's own beginning
/// ("ptxas fatal   : "); "" when it takes the text, and where that is unknown. Written with a NUL; *count (may be NULL)
/// becomes the length without it, also when it does not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_tool_message(smarch_toolkit k,
                                  smarch_tool tool,
                                  const char *text,
                                  size_t len,
                                  char *out,
                                  size_t capacity,
                                  size_t *count)
SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif // SMARCH_TARGETS_H
