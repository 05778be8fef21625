/*
 * smarch: what NVIDIA's SM targets are. Names, rules, cubins; no CUDA needed.
 *
 * Link libsmarch.a. The answers are those of CUDA toolkit 13.0.88 (smarch_toolkit).
 *
 * Conventions
 * - Inputs first, outputs last. A function that can fail returns a smarch_status: SMARCH_OK or
 *   SMARCH_ERROR_*, in words by smarch_status_message. Outputs are written on success only,
 *   except counts and lengths, which say so.
 * - A rule is a bool question; its _why sibling gives a smarch_verdict, in words by
 *   smarch_verdict_message. Unknown is not no.
 * - Strings enter as pointer and length, NULL only with length 0. Static strings leave
 *   NUL-terminated and are never NULL, except where a struct's field says so. Static rows are
 *   valid for ever; NULL means none.
 * - Any bytes, any numbers and NULL may be given: the answer is right or an error.
 * - Everything is reentrant, allocates nothing and needs no initialisation.
 *
 * Made from the Rust sources by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_H
#define SMARCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define SMARCH_NOEXCEPT noexcept
#else
#define SMARCH_NOEXCEPT
#endif

#if defined(__cplusplus) && __cplusplus >= 201703L
#define SMARCH_NODISCARD [[nodiscard]]
#elif defined(__GNUC__)
#define SMARCH_NODISCARD __attribute__((warn_unused_result))
#else
#define SMARCH_NODISCARD
#endif

// Targets: smarch_target.
#define SMARCH_SM_10   0xa00u
#define SMARCH_SM_11   0xb00u
#define SMARCH_SM_12   0xc00u
#define SMARCH_SM_13   0xd00u
#define SMARCH_SM_20   0x1400u // GF1xx
#define SMARCH_SM_21   0x1500u // GF11x
#define SMARCH_SM_30   0x1e00u // GK10x
#define SMARCH_SM_32   0x2000u // Tegra K1 / Logan
#define SMARCH_SM_35   0x2300u // GK110 / GK11x
#define SMARCH_SM_37   0x2500u // GK210
#define SMARCH_SM_50   0x3200u // GM10x
#define SMARCH_SM_52   0x3400u // GM20x
#define SMARCH_SM_53   0x3500u // Tegra X1 / Erista
#define SMARCH_SM_60   0x3c00u // GP100 (datacenter)
#define SMARCH_SM_61   0x3d00u // GP10x (consumer)
#define SMARCH_SM_62   0x3e00u // Tegra X2 / Parker / Drive-PX2
#define SMARCH_SM_70   0x4600u // GV100
#define SMARCH_SM_72   0x4800u // Xavier
#define SMARCH_SM_73   0x4900u
#define SMARCH_SM_75   0x4b00u // TU10x (RTX 20xx)
#define SMARCH_SM_80   0x5000u // A100
#define SMARCH_SM_82   0x5200u
#define SMARCH_SM_86   0x5600u // A40/A10/RTX 30xx
#define SMARCH_SM_87   0x5700u // Orin (Jetson)
#define SMARCH_SM_88   0x5800u
#define SMARCH_SM_89   0x5900u // AD10x (RTX 40xx) / L40S
#define SMARCH_SM_90   0x5a00u // H100 / H200
#define SMARCH_SM_90A  0x5a61u // H100 / H200
#define SMARCH_SM_100  0x6400u // B200 (datacenter)
#define SMARCH_SM_100A 0x6461u // B200 (datacenter)
#define SMARCH_SM_100F 0x6466u // B200 (datacenter)
#define SMARCH_SM_101  0x6500u // Thor SoC (auto/robotics)
#define SMARCH_SM_101A 0x6561u // Thor SoC (auto/robotics)
#define SMARCH_SM_101F 0x6566u // Thor SoC (auto/robotics)
#define SMARCH_SM_103  0x6700u // GB300 (datacenter)
#define SMARCH_SM_103A 0x6761u // GB300 (datacenter)
#define SMARCH_SM_103F 0x6766u // GB300 (datacenter)
#define SMARCH_SM_110  0x6e00u // Thor SoC (auto/robotics)
#define SMARCH_SM_110A 0x6e61u // Thor SoC (auto/robotics)
#define SMARCH_SM_110F 0x6e66u // Thor SoC (auto/robotics)
#define SMARCH_SM_120  0x7800u // RTX 50xx / RTX Pro
#define SMARCH_SM_120A 0x7861u // RTX 50xx / RTX Pro
#define SMARCH_SM_120F 0x7866u // RTX 50xx / RTX Pro
#define SMARCH_SM_121  0x7900u // DGX Spark
#define SMARCH_SM_121A 0x7961u // DGX Spark
#define SMARCH_SM_121F 0x7966u // DGX Spark

// Kinds of names: smarch_kind.
#define SMARCH_KIND_SM      1u // sm_
#define SMARCH_KIND_COMPUTE 2u // compute_
#define SMARCH_KIND_LTO     3u // lto_

// Where a target stands.
#define SMARCH_STANDING_PRODUCTION  1u // production
#define SMARCH_STANDING_LEGACY      2u // legacy
#define SMARCH_STANDING_INTERNAL    3u // internal
#define SMARCH_STANDING_ALIAS       4u // alias
#define SMARCH_STANDING_PLACEHOLDER 5u // placeholder

// Families.
#define SMARCH_FAMILY_SM_10X 1u // sm_10x
#define SMARCH_FAMILY_SM_11X 2u // sm_11x
#define SMARCH_FAMILY_SM_12X 3u // sm_12x

// Tools: smarch_tool.
#define SMARCH_TOOL_PTXAS_TARGET   1u  // ptxas .target
#define SMARCH_TOOL_PTXAS_GPU_NAME 2u  // ptxas --gpu-name
#define SMARCH_TOOL_NVLINK         3u  // nvlink --arch
#define SMARCH_TOOL_CICC           4u  // cicc -arch
#define SMARCH_TOOL_TILEIRAS_CPU   5u  // tileiras CPU row
#define SMARCH_TOOL_TILEIRAS_13_1  6u  // tileiras 13.1 --gpu-name
#define SMARCH_TOOL_TILEIRAS_13_2  7u  // tileiras 13.2 --gpu-name
#define SMARCH_TOOL_TILEIRAS_13_3  8u  // tileiras 13.3 --gpu-name
#define SMARCH_TOOL_TILEIRAS_13_5  9u  // tileiras 13.5 --gpu-name
#define SMARCH_TOOL_LLC_22         10u // llc 22 -mcpu

// Verdicts: smarch_verdict.
#define SMARCH_NO_VERDICT         0x0u   // no answer: bad input
#define SMARCH_YES                0x1u   // yes
#define SMARCH_NO_GPU_NAME        0x100u // ptxas knows no such gpu-name
#define SMARCH_NO_GPU_UNSUPPORTED 0x101u // ptxas lists this gpu-name and always refuses it
#define SMARCH_NO_PTX_TARGET      0x102u // ptxas knows no such .target
#define SMARCH_NO_HIGHER          0x103u // the .target is higher than the GPU
#define SMARCH_NO_SUFFIX          0x104u // a .target with suffix a needs a gpu-name with suffix a
#define SMARCH_NO_FUTURE          0x105u // a .target with suffix a compiles for its own architecture only
#define SMARCH_NO_FAMILY          0x106u // a .target with suffix f compiles within its own family only
#define SMARCH_NO_TOOLKIT_TOO_OLD 0x110u // the toolkit is older than the target
#define SMARCH_NO_TOOLKIT_TOO_NEW 0x111u // the toolkit no longer builds the target
#define SMARCH_UNKNOWN_TOOLKIT    0x210u // unknown: this toolkit was not run
#define SMARCH_UNKNOWN_TARGET     0x211u // unknown: no toolkit that was run is known to build the target

// The sides of a verdict.
#define SMARCH_ANSWER_YES     1u // yes
#define SMARCH_ANSWER_NO      2u // no
#define SMARCH_ANSWER_UNKNOWN 3u // unknown

// Layouts of a cubin.
#define SMARCH_LAYOUT_V1 1u // V1
#define SMARCH_LAYOUT_V2 2u // V2

// Kinds of cubins.
#define SMARCH_CUBIN_EXECUTABLE  1u // executable
#define SMARCH_CUBIN_RELOCATABLE 2u // relocatable
#define SMARCH_CUBIN_EWP         3u // extensible whole program
#define SMARCH_CUBIN_OTHER       4u // other

// Debug information of a cubin.
#define SMARCH_DEBUG_NONE     1u // none
#define SMARCH_DEBUG_LINEINFO 2u // lines
#define SMARCH_DEBUG_FULL     3u // full

// Texture modes of a cubin.
#define SMARCH_TEXTURES_UNIFIED     1u // unified
#define SMARCH_TEXTURES_INDEPENDENT 2u // independent

// Kinds of evidence; bits.
#define SMARCH_EVIDENCE_DOCUMENTED 1u // the text of a document
#define SMARCH_EVIDENCE_MEASURED   2u // a tool that was run
#define SMARCH_EVIDENCE_PUBLIC     4u // a public specification

// Statuses: smarch_status.
#define SMARCH_OK                        0  // success
#define SMARCH_ERROR_NULL_POINTER        1  // a pointer that must not be NULL is NULL
#define SMARCH_ERROR_INVALID_TARGET      2  // this number is not a target of the table
#define SMARCH_ERROR_INVALID_VALUE       3  // this number is not a value of the enumeration
#define SMARCH_ERROR_BUFFER_TOO_SMALL    4  // the buffer is too small; the needed size is in the count
#define SMARCH_ERROR_NAME_EMPTY          16 // the name is empty
#define SMARCH_ERROR_NAME_PREFIX         17 // the name does not begin with a known prefix (sm_, compute_, lto_; lower case)
#define SMARCH_ERROR_NAME_NUMBER         18 // no plain decimal number follows the prefix
#define SMARCH_ERROR_NAME_UNKNOWN_NUMBER 19 // no target has this number
#define SMARCH_ERROR_NAME_SUFFIX         20 // this number has no target with this suffix
#define SMARCH_ERROR_DIRECTIVE_OPTION    21 // the .target directive holds an unknown option
#define SMARCH_ERROR_CUBIN_EMPTY         32 // the file is empty
#define SMARCH_ERROR_CUBIN_NOT_ELF       33 // not a cubin: no ELF magic at the start
#define SMARCH_ERROR_CUBIN_IS_FATBIN     34 // not a cubin but a fat binary (fatbin), which may hold cubins
#define SMARCH_ERROR_CUBIN_IS_PTX        35 // not a cubin but PTX text, which ptxas assembles into one
#define SMARCH_ERROR_CUBIN_NOT_CUDA      36 // an ELF file, but not of the CUDA machine (e_machine is not 190)
#define SMARCH_ERROR_CUBIN_IDENT         37 // the ELF identification is not that of a cubin (class, byte order or version)
#define SMARCH_ERROR_CUBIN_TRUNCATED     38 // the file ends inside the ELF header
#define SMARCH_ERROR_CUBIN_SECTIONS      39 // the section table is damaged or lies outside the file


// smarch_cubin.virtual_sm is known.
#define SMARCH_CUBIN_HAS_VIRTUAL_SM 1

// smarch_cubin.toolkit is known.
#define SMARCH_CUBIN_HAS_TOOLKIT 2

// smarch_cubin.debug_info is known.
#define SMARCH_CUBIN_HAS_DEBUG_INFO 4

// smarch_cubin.texture_mode is known.
#define SMARCH_CUBIN_HAS_TEXTURE_MODE 8

// 0 (`SMARCH_OK`) for success, else one of `SMARCH_ERROR_*`.
typedef int32_t smarch_status;

// A PTX ISA version or a CUDA toolkit: `8.6`, `13.0`.
typedef struct smarch_version {
    // The number before the dot.
    uint8_t major;
    // The number after the dot.
    uint8_t minor;
} smarch_version;

// A target: the SM number shifted left by eight plus the suffix letter ('a', 'f', or 0 for
// a base target), so that constants never renumber. 0 is no target. SMARCH_SM_75, SMARCH_SM_90A, ...
typedef uint32_t smarch_target;

// What the prefix of a name says: SMARCH_KIND_SM, _COMPUTE or _LTO.
typedef uint32_t smarch_kind;

// A name: the kind and the target that "sm_90a", "compute_90a" or "lto_90" stand for.
typedef struct smarch_name {
    // SMARCH_KIND_SM, _COMPUTE or _LTO.
    smarch_kind kind;
    // The target.
    smarch_target target;
} smarch_name;

// A compute capability as drivers report it, major * 10 + minor: 7.5 is 75, 10.0 is 100.
typedef uint32_t smarch_cc;

// What is known of a target without asking anything else. Pointers are valid for ever.
typedef struct smarch_target_info {
    // The target.
    smarch_target target;
    // The SM number: 75, 90, 121. Also the compute capability, major * 10 + minor.
    uint32_t number;
    // The suffix letter, 'a' or 'f'; 0 for a base target.
    uint32_t suffix;
    // Where it stands in toolkit 13.0: SMARCH_STANDING_*.
    uint32_t standing;
    // In which family f code is compatible: SMARCH_FAMILY_*; 0 for none (below 10.0).
    uint32_t family;
    // The target that this is an older name of (sm_101 of sm_110); 0 when it is none.
    smarch_target alias_of;
    // The value of __CUDA_ARCH__, ten times the number.
    uint32_t cuda_arch;
    // Which tools know the sm_ name: bit 1u << SMARCH_TOOL_*.
    uint32_t tools;
    // "sm_90a".
    const char *name;
    // The family string in ptxas's profile; NULL where ptxas has no profile.
    const char *ptxas_family;
    // The generation under which the parts are sold; NULL where there are no parts.
    const char *generation;
    // The parts; NULL where the documents name none.
    const char *product;
    // The text of __CUDA_ARCH__ as documented ("90a0"; the macro's value is cuda_arch); NULL where ptxas has no profile.
    const char *cuda_arch_text;
    // The lowest PTX version with which ptxas 13.0.88 accepts the .target; NULL when it never does.
    const struct smarch_version *ptx_accepted;
    // The lowest PTX version that a compiler should emit for it; NULL where no public source states one.
    const struct smarch_version *ptx_emitted;
    // The oldest toolkit that was seen to build it; 11.7, the oldest that was run, means 11.7 or earlier. NULL: none was.
    const struct smarch_version *oldest_toolkit;
    // The newest toolkit that was seen to build it; 13.5, the newest that was run, means 13.5 or later. NULL: none was.
    const struct smarch_version *newest_toolkit;
} smarch_target_info;

// A macro that a CUDA compiler defines for a target.
typedef struct smarch_macro {
    // The name, NUL-terminated.
    char name[32];
    // The value; meaningless when has_value is 0.
    uint32_t value;
    // 1 when the macro has a value, 0 when it is defined as nothing.
    uint32_t has_value;
} smarch_macro;

// A program, or one of its doors, that takes target names: SMARCH_TOOL_*.
typedef uint32_t smarch_tool;

// The answer to a rule's question with its reason: SMARCH_YES, SMARCH_NO_*, SMARCH_UNKNOWN_*.
// 0 (SMARCH_NO_VERDICT): no answer possible, the input was no target or no name.
typedef uint32_t smarch_verdict;

// What a cubin says of itself.
typedef struct smarch_cubin {
    // The SM number as stored, also of targets that the table lacks (107).
    uint32_t sm;
    // The target of number and suffix a; 0 when the table has none. Code for an f target carries no
    // mark and is its base target here: see named.
    smarch_target target;
    // The -arch of the ptxas command line, where a note keeps it: the only trace of an f target, and a
    // hint only. 0 when there is no such note or the table lacks the name.
    smarch_target named;
    // 1 when built for suffix a, else 0.
    uint32_t accelerated;
    // How the target is stored: SMARCH_LAYOUT_V1 or _V2.
    uint32_t layout;
    // SMARCH_CUBIN_EXECUTABLE, _RELOCATABLE, _EWP or _OTHER.
    uint32_t kind;
    // The width of addresses in bits, 32 or 64.
    uint32_t address_bits;
    // e_flags, verbatim.
    uint32_t e_flags;
    // Which of the fields below are known: SMARCH_CUBIN_HAS_*. A field that is not is 0 and means nothing.
    uint32_t known;
    // The number in the .target of the PTX it came from (SMARCH_CUBIN_HAS_VIRTUAL_SM).
    uint32_t virtual_sm;
    // SMARCH_DEBUG_* (SMARCH_CUBIN_HAS_DEBUG_INFO; layout V2 only).
    uint32_t debug_info;
    // SMARCH_TEXTURES_* (SMARCH_CUBIN_HAS_TEXTURE_MODE; layout V1 only).
    uint32_t texture_mode;
    // The toolkit that built it (SMARCH_CUBIN_HAS_TOOLKIT).
    struct smarch_version toolkit;
} smarch_cubin;

// Where documents contradict themselves, each other or the tools, and what the library answers.
typedef struct smarch_erratum {
    // A stable id: "E09".
    const char *id;
    // What it is about.
    const char *subject;
    // What the documents say.
    const char *documents_say;
    // What the library answers.
    const char *library_answers;
    // Where the evidence is: a file under tests/data, or the place in a document.
    const char *proof;
    // What kinds of evidence decide: SMARCH_EVIDENCE_*.
    uint32_t evidence;
} smarch_erratum;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// What a status means, in words. Never NULL; a number that is no status gives "unknown status".
SMARCH_NODISCARD const char *smarch_status_message(smarch_status status) SMARCH_NOEXCEPT;

// The CUDA toolkit whose answers these are, "13.0.88". Never NULL.
SMARCH_NODISCARD const char *smarch_toolkit(void) SMARCH_NOEXCEPT;

// The release of that toolkit, 13.0.
SMARCH_NODISCARD struct smarch_version smarch_toolkit_version(void) SMARCH_NOEXCEPT;

// Which target an sm_ name stands for, read strictly: exact lower-case text, no leading
// zeros, nothing after it. s may be NULL when len is 0.
//
// SMARCH_ERROR_NAME_*: the first thing that is wrong, from left to right.
SMARCH_NODISCARD smarch_status smarch_target_parse(const char *s, size_t len, smarch_target *out) SMARCH_NOEXCEPT;

// Which kind and target a name stands for: sm_, compute_ or lto_; else as smarch_target_parse.
SMARCH_NODISCARD smarch_status smarch_name_parse(const char *s, size_t len, struct smarch_name *out) SMARCH_NOEXCEPT;

// Which target ptxas takes PTX for, given the text after .target. ptxas is lenient:
// sm_075 and sm_4294967371 mean sm_75, sm_100fa means sm_100a, and of a list the last
// name counts. For what a user typed take smarch_target_parse.
//
// SMARCH_ERROR_NAME_*, SMARCH_ERROR_DIRECTIVE_OPTION: ptxas refuses the directive.
SMARCH_NODISCARD
smarch_status smarch_ptx_target_parse_like_ptxas(const char *s,
                                                 size_t len,
                                                 smarch_target *out)
SMARCH_NOEXCEPT;

// The sm_ name of a target, "sm_90a". Never NULL; "" when t is no target.
SMARCH_NODISCARD const char *smarch_target_name(smarch_target t) SMARCH_NOEXCEPT;

// Writes a name, with a NUL, into buf: at most 13 bytes. *length (may be NULL) becomes the
// length without the NUL, also when buf is too small; buf is then untouched.
//
// SMARCH_ERROR_INVALID_VALUE, _INVALID_TARGET: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_name_write(struct smarch_name name,
                                char *buf,
                                size_t capacity,
                                size_t *length)
SMARCH_NOEXCEPT;

// Which names a misspelt one may have meant, for "did you mean": at most four. *count becomes
// how many there are, 0 when nothing is near.
//
// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
SMARCH_NODISCARD
smarch_status smarch_name_suggest(const char *s,
                                  size_t len,
                                  struct smarch_name *out,
                                  size_t capacity,
                                  size_t *count)
SMARCH_NOEXCEPT;

// The base target of a compute capability; 0 when no target has the number. 10.1 gives
// sm_101, the older name of sm_110.
SMARCH_NODISCARD smarch_target smarch_target_from_cc(smarch_cc cc) SMARCH_NOEXCEPT;

// The target that ptxas, cicc and nvcc take when none is named: sm_75.
SMARCH_NODISCARD smarch_target smarch_target_default(void) SMARCH_NOEXCEPT;

// What is known of a target; NULL when t is no target.
SMARCH_NODISCARD const struct smarch_target_info *smarch_target_info_of(smarch_target t) SMARCH_NOEXCEPT;

// All targets, ordered by number, then base, a, f; *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_target_info *smarch_targets(size_t *count) SMARCH_NOEXCEPT;

// A standing in words: "production". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_standing_name(uint32_t standing) SMARCH_NOEXCEPT;

// A family in words: "sm_10x". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_family_name(uint32_t family) SMARCH_NOEXCEPT;

// The prefix of a kind: "sm_". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_kind_prefix(smarch_kind kind) SMARCH_NOEXCEPT;

// Which macros a compiler defines for a target, in nvcc's order: at most four. *count becomes
// how many there are.
//
// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
SMARCH_NODISCARD
smarch_status smarch_macros(smarch_target t,
                            struct smarch_macro *out,
                            size_t capacity,
                            size_t *count)
SMARCH_NOEXCEPT;

// The value of __CUDA_ARCH_LIST__ for a build of these targets, "750,800": ascending, each
// once, suffixes not told apart. Written with a NUL; *length (may be NULL) becomes the length
// without it, also when buf is too small.
//
// SMARCH_ERROR_INVALID_TARGET: one of them is none. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_arch_list(const smarch_target *targets,
                               size_t target_count,
                               char *buf,
                               size_t capacity,
                               size_t *length)
SMARCH_NOEXCEPT;

// A tool in words: "ptxas --gpu-name". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_tool_name(smarch_tool tool) SMARCH_NOEXCEPT;

// Whether the tool takes this name. False for forged numbers.
SMARCH_NODISCARD bool smarch_tool_accepts(smarch_tool tool, struct smarch_name name) SMARCH_NOEXCEPT;

// What the tool prints when it is given this text as a name, without the tool's own beginning
// ("ptxas fatal   : "); "" when it takes the text. Written with a NUL; *length (may be NULL)
// becomes the length without it, also when buf is too small.
//
// SMARCH_ERROR_INVALID_VALUE: no such tool. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_tool_refusal(smarch_tool tool,
                                  const char *s,
                                  size_t len,
                                  char *buf,
                                  size_t capacity,
                                  size_t *length)
SMARCH_NOEXCEPT;

// A verdict in words. Never NULL; "no answer: bad input" for 0 and for a number that is no verdict.
SMARCH_NODISCARD const char *smarch_verdict_message(smarch_verdict verdict) SMARCH_NOEXCEPT;

// Which side a verdict is on: SMARCH_ANSWER_YES, _NO or _UNKNOWN; 0 for a number that is no verdict.
SMARCH_NODISCARD uint32_t smarch_verdict_answer(smarch_verdict verdict) SMARCH_NOEXCEPT;

// Whether ptxas assembles PTX with this .target for --gpu-name gpu (an sm_ name). False for forged targets.
SMARCH_NODISCARD bool smarch_ptxas_compiles(smarch_target ptx_target, smarch_target gpu) SMARCH_NOEXCEPT;

// As smarch_ptxas_compiles, with the reason.
SMARCH_NODISCARD smarch_verdict smarch_ptxas_compiles_why(smarch_target ptx_target, smarch_target gpu) SMARCH_NOEXCEPT;

// As smarch_ptxas_compiles, for --gpu-name of any kind: sm_, compute_ or lto_.
SMARCH_NODISCARD bool smarch_ptxas_compiles_name(smarch_target ptx_target, struct smarch_name gpu) SMARCH_NOEXCEPT;

// As smarch_ptxas_compiles_name, with the reason.
SMARCH_NODISCARD
smarch_verdict smarch_ptxas_compiles_name_why(smarch_target ptx_target,
                                              struct smarch_name gpu)
SMARCH_NOEXCEPT;

// What ptxas prints when it refuses this pair, without its beginning "ptxas fatal   : "; ""
// when it assembles. Written with a NUL; *length (may be NULL) becomes the length without it,
// also when buf is too small.
//
// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_ptxas_message(smarch_target ptx_target,
                                   struct smarch_name gpu,
                                   char *buf,
                                   size_t capacity,
                                   size_t *length)
SMARCH_NOEXCEPT;

// Whether the ptxas of a toolkit builds cubins for this target. False for forged targets.
SMARCH_NODISCARD bool smarch_toolkit_builds(struct smarch_version toolkit, smarch_target t) SMARCH_NOEXCEPT;

// As smarch_toolkit_builds, with the reason. Unknown outside the releases that were run, 11.7 to 13.5.
SMARCH_NODISCARD
smarch_verdict smarch_toolkit_builds_why(struct smarch_version toolkit,
                                         smarch_target t)
SMARCH_NOEXCEPT;

// What a cubin was built for, from its ELF header, .nv.compat and its notes. Any bytes may be given.
//
// SMARCH_ERROR_CUBIN_*: what it is instead of a cubin, or what is damaged.
SMARCH_NODISCARD
smarch_status smarch_cubin_identify(const uint8_t *bytes,
                                    size_t len,
                                    struct smarch_cubin *out)
SMARCH_NOEXCEPT;

// A kind of cubin in words: "executable". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_cubin_kind_name(uint32_t kind) SMARCH_NOEXCEPT;

// A layout in words: "V2". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_cubin_layout_name(uint32_t layout) SMARCH_NOEXCEPT;

// Debug information in words: "lines". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_debug_info_name(uint32_t debug_info) SMARCH_NOEXCEPT;

// A texture mode in words: "unified". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_texture_mode_name(uint32_t texture_mode) SMARCH_NOEXCEPT;

// All errata, by id; *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_erratum *smarch_errata(size_t *count) SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* SMARCH_H */
