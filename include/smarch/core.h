/**
 * @file
 * smarch: what every header needs: statuses, verdicts, versions.
 *
 * Made from the Rust sources, the declarations by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_CORE_H
#define SMARCH_CORE_H

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

// The version of this header; the archive's is smarch_library_version().
#define SMARCH_VERSION_MAJOR 0u
#define SMARCH_VERSION_MINOR 1u
#define SMARCH_VERSION_PATCH 0u
#define SMARCH_VERSION (SMARCH_VERSION_MAJOR << 16 | SMARCH_VERSION_MINOR << 8 | SMARCH_VERSION_PATCH)
// The interface of this header, a number that changes with every function, struct and constant; the archive's is
// smarch_abi_version().
#define SMARCH_ABI_VERSION 0xc2a712a7u

/// The offset of a fault where there is none.
#define SMARCH_NO_FAULT SIZE_MAX

// Verdicts: smarch_verdict.
#define SMARCH_NO_VERDICT              0x0u   ///< no answer: bad input
#define SMARCH_YES                     0x1u   ///< yes
#define SMARCH_NO_GPU_NAME             0x100u ///< ptxas knows no such gpu-name
#define SMARCH_NO_GPU_UNSUPPORTED      0x101u ///< ptxas lists this gpu-name and always refuses it
#define SMARCH_NO_PTX_TARGET           0x102u ///< ptxas knows no such .target
#define SMARCH_NO_HIGHER               0x103u ///< the .target is higher than the GPU
#define SMARCH_NO_SUFFIX               0x104u ///< a .target with suffix a needs a gpu-name with suffix a
#define SMARCH_NO_FUTURE               0x105u ///< a .target with suffix a compiles for its own architecture only
#define SMARCH_NO_FAMILY               0x106u ///< a .target with suffix f compiles within its own family only
#define SMARCH_NO_ISA_HIGHER           0x120u ///< the instruction requires a higher .target
#define SMARCH_NO_ISA_TARGET           0x121u ///< the instruction is not supported on this .target
#define SMARCH_NO_ISA_VERSION          0x122u ///< the instruction requires a later .version
#define SMARCH_NO_ISA_RELEASE          0x123u ///< ptxas of this release does not read the form
#define SMARCH_NO_PTX_VERSION          0x130u ///< ptxas knows no such .version
#define SMARCH_NO_PTX_VERSION_LOW      0x131u ///< the .version does not support the .target
#define SMARCH_NO_PTX_HEADER           0x132u ///< the text does not begin with .version and .target
#define SMARCH_NO_LINK_NAME            0x140u ///< nvlink knows no such arch
#define SMARCH_NO_LINK_VIRTUAL         0x141u ///< nvlink does not link for lto_ names
#define SMARCH_NO_LINK_BUFFER          0x142u ///< nvlink's buffer is too short for such an object and a compute_ target
#define SMARCH_NO_LINK_ARCH            0x143u ///< the object does not match the link target
#define SMARCH_NO_LTO_IGNORED          0x144u ///< nvlink ignores the LTO object without failing: nothing is linked
#define SMARCH_NO_LINK_ACCELERATED     0x145u ///< an object with suffix a needs a link target with suffix a
#define SMARCH_NO_LINK_FORMAT          0x146u ///< objects for targets before 10.0 do not link for 10.0 and later
#define SMARCH_NO_LINK_NEWER           0x147u ///< the LTO IR is for a higher architecture than the link target
#define SMARCH_NO_LOAD_MAJOR           0x150u ///< a cubin does not load on another major compute capability
#define SMARCH_NO_LOAD_MINOR           0x151u ///< the device's minor compute capability is lower than the cubin's
#define SMARCH_NO_LOAD_TEGRA           0x152u ///< Tegra and other parts do not share cubins
#define SMARCH_NO_LOAD_EXACT           0x153u ///< code with suffix a runs on its own compute capability only
#define SMARCH_NO_LOAD_FAMILY          0x154u ///< code with suffix f runs within its own family only
#define SMARCH_NO_JIT_HIGHER           0x155u ///< the PTX was made for a higher compute capability
#define SMARCH_NO_LOAD_LTO             0x156u ///< LTO IR must be linked before it can be loaded
#define SMARCH_NO_DRIVER_PTX           0x157u ///< the driver is older than the .version of the PTX (CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
#define SMARCH_NO_DRIVER_OLD           0x158u ///< the driver is too old for the device
#define SMARCH_NO_DRIVER_NEW           0x159u ///< the driver no longer supports the device
#define SMARCH_NO_DRIVER_TOOLKIT       0x15au ///< the driver is older than any that runs programs of the toolkit
#define SMARCH_NO_PICK_KIND            0x160u ///< a cubin that loads is preferred to PTX
#define SMARCH_NO_PICK_NUMBER          0x161u ///< an image for a nearer compute capability is preferred
#define SMARCH_NO_PICK_ORDER           0x162u ///< another image for the same compute capability is preferred
#define SMARCH_NO_CICC_TARGET          0x170u ///< cicc takes no such architecture
#define SMARCH_NO_CICC_ARCHITECTURE    0x171u ///< cicc refuses this before a later architecture
#define SMARCH_NO_CICC_ANYWHERE        0x172u ///< cicc refuses this on every architecture
#define SMARCH_NO_CACHE_HINT           0x173u ///< no L2 cache hint goes with this operation on this target
#define SMARCH_NO_CICC_FRONT_END       0x178u ///< cicc refuses this with such a host compiler or C++ standard
#define SMARCH_NO_CICC_GNU_VERSION     0x179u ///< cicc takes no such --gnu_version
#define SMARCH_NO_NVVM_ARCH            0x180u ///< libnvvm builds for no such architecture
#define SMARCH_NO_NVVM_TENSOR_MEMORY   0x181u ///< Tensor Memory loads/stores are not supported
#define SMARCH_NO_NVVM_ATOMIC_SPACE    0x182u ///< atomicrmw pointer operand must point to generic, global, or shared address space
#define SMARCH_NO_NVVM_FENCE           0x183u ///< Illegal instruction: fence
#define SMARCH_NO_NVVM_CAST            0x184u ///< Cannot cast non-generic pointer to different non-generic pointer
#define SMARCH_NO_NVVM_CAST_TARGET     0x185u ///< Invalid target address space
#define SMARCH_NO_NVVM_CAST_SOURCE     0x186u ///< Invalid source address space
#define SMARCH_NO_NVVM_BLOCK_ADDRESS   0x187u ///< blockaddress is not supported
#define SMARCH_NO_NVVM_PERSONALITY     0x188u ///< Personality function is not allowed.
#define SMARCH_NO_NVVM_OPERATION       0x189u ///< unsupported operation
#define SMARCH_NO_NVVM_CAST_SPACE      0x18au ///< Bad address space in addrspacecast
#define SMARCH_NO_NVVM_TRIPLE_MISSING  0x18bu ///< Module does not contain a triple, should be 'nvptx64-'
#define SMARCH_NO_NVVM_TRIPLE          0x18cu ///< Invalid target triple
#define SMARCH_NO_NVVM_TRIPLE_BACK_END 0x18du ///< Error encountered while compiling
#define SMARCH_NO_NVVM_LAYOUT          0x18eu ///< the data layout is empty, malformed or not supported
#define SMARCH_NO_NVVM_CONVERGENT      0x18fu ///< result of llvm.nvvm.branch.if.convergent and llvm.nvvm.branch.if.all.convergent can only be used by exactly one branch instruction
#define SMARCH_NO_TILEIRAS_CPU         0x190u ///< tileiras has no CPU row of this name
#define SMARCH_NO_TILEIRAS_NAME        0x191u ///< tileiras knows no such gpu-name
#define SMARCH_NO_LLC_NAME             0x192u ///< llc knows no such processor
#define SMARCH_NO_NVJITLINK_NAME       0x193u ///< nvJitLink knows no such arch
#define SMARCH_NO_NVRTC_NAME           0x194u ///< NVRTC knows no such gpu-architecture
#define SMARCH_NO_NVJITLINK_KIND       0x195u ///< nvJitLink links for sm_ names: this kind of name is refused
#define SMARCH_NO_NVVM_POINTER_CRASH   0x1a0u ///< libnvvm's process ends when a program has pointers of this width
#define SMARCH_NO_NVVM_POINTER_USE     0x1a1u ///< libnvvm takes loads through pointers of this width, and fails over other uses of them
#define SMARCH_NO_NVVM_CRASH           0x1a2u ///< libnvvm's process ends over it
#define SMARCH_NO_NVVM_FENCE_ORDERING  0x1a3u ///< Invalid ordering for fence, only acq_rel and seq_cst are supported.
#define SMARCH_NO_NVVM_TRIPLE_TARGET   0x1a4u ///< No available targets are compatible with this triple.
#define SMARCH_UNKNOWN_TOOLKIT         0x210u ///< unknown: this toolkit was not run
#define SMARCH_UNKNOWN_TOOL            0x212u ///< unknown: this tool of this toolkit was not run
#define SMARCH_UNKNOWN_LINK            0x220u ///< unknown: no object of this target was linked
#define SMARCH_UNKNOWN_DEVICE          0x230u ///< unknown: no public document speaks of such a device
#define SMARCH_UNKNOWN_SILENT          0x231u ///< unknown: the public documents are silent on this pair
#define SMARCH_UNKNOWN_DISPUTED        0x232u ///< unknown: the public documents contradict each other on this pair
#define SMARCH_UNKNOWN_PTX             0x233u ///< unknown: it depends on the .version of the PTX
#define SMARCH_UNKNOWN_DRIVER          0x234u ///< unknown: no public document describes this driver
#define SMARCH_UNKNOWN_FEATURE         0x240u ///< unknown: no instruction that was measured shows this feature
#define SMARCH_UNKNOWN_FORM            0x250u ///< unknown: no form that was measured is written so
#define SMARCH_UNKNOWN_TEXT            0x251u ///< unknown: the text cannot be read from here on
#define SMARCH_UNKNOWN_VOLATILE_ATOMIC 0x270u ///< unknown: what cicc writes for this atomic below sm_70
#define SMARCH_UNKNOWN_NVVM_LAYOUT     0x280u ///< unknown: up to 90a such a data layout ends the process or passes
#define SMARCH_UNKNOWN_NVVM_SPACE      0x281u ///< unknown: no program with such an address space was run
#define SMARCH_UNKNOWN_NVVM_WIDTH      0x282u ///< unknown: no program with pointers of this width was run
#define SMARCH_UNKNOWN_NVVM_TRIPLE     0x283u ///< unknown: no triple of this architecture was run

// The sides of a verdict.
#define SMARCH_ANSWER_YES     1u ///< yes
#define SMARCH_ANSWER_NO      2u ///< no
#define SMARCH_ANSWER_UNKNOWN 3u ///< unknown

// Statuses: smarch_status.
#define SMARCH_OK                           0   ///< success
#define SMARCH_ERROR_NULL_POINTER           1   ///< a pointer that must not be NULL is NULL
#define SMARCH_ERROR_INVALID_TARGET         2   ///< this number is not a target of the table
#define SMARCH_ERROR_INVALID_VALUE          3   ///< this number is not a value of the enumeration
#define SMARCH_ERROR_BUFFER_TOO_SMALL       4   ///< the buffer is too small; the needed size is in the count
#define SMARCH_ERROR_NAME_EMPTY             16  ///< the name is empty
#define SMARCH_ERROR_NAME_PREFIX            17  ///< the name does not begin with a known prefix (sm_, compute_, lto_; lower case)
#define SMARCH_ERROR_NAME_NUMBER            18  ///< no plain decimal number follows the prefix
#define SMARCH_ERROR_NAME_UNKNOWN_NUMBER    19  ///< no target has this number
#define SMARCH_ERROR_NAME_SUFFIX            20  ///< this number has no target with this suffix
#define SMARCH_ERROR_DIRECTIVE_OPTION       21  ///< the .target directive holds an unknown option
#define SMARCH_ERROR_DIRECTIVE_SYNTAX       22  ///< the .target directive is not a list of words
#define SMARCH_ERROR_TOOLKIT_TEXT           23  ///< not a release of the CUDA toolkit: write 12.4 or 12.4.131
#define SMARCH_ERROR_TOOLKIT_NOT_RUN        24  ///< this release of the CUDA toolkit was not run: nothing is known of it
#define SMARCH_ERROR_DRIVER_TEXT            25  ///< not a driver: write 12.4, 550.54.14 or R550
#define SMARCH_ERROR_DRIVER_UNKNOWN         26  ///< no public document names the CUDA version of this driver
#define SMARCH_ERROR_CUBIN_EMPTY            32  ///< the file is empty
#define SMARCH_ERROR_CUBIN_NOT_ELF          33  ///< not a cubin: no ELF magic at the start
#define SMARCH_ERROR_CUBIN_IS_FATBIN        34  ///< not a cubin but a fat binary (fatbin), which may hold cubins
#define SMARCH_ERROR_CUBIN_IS_PTX           35  ///< not a cubin but PTX text, which ptxas assembles into one
#define SMARCH_ERROR_CUBIN_NOT_CUDA         36  ///< an ELF file, but not of the CUDA machine (e_machine is not 190)
#define SMARCH_ERROR_CUBIN_IDENT            37  ///< the ELF identification is not that of a cubin (class, byte order or version)
#define SMARCH_ERROR_CUBIN_TRUNCATED        38  ///< the file ends inside the ELF header
#define SMARCH_ERROR_CUBIN_SECTIONS         39  ///< the section table is damaged or lies outside the file
#define SMARCH_ERROR_CUBIN_SYMBOLS          40  ///< the symbol table is missing, damaged or lies outside the file
#define SMARCH_ERROR_CUBIN_NAMES            41  ///< a name does not end inside its table, or two functions have the same
#define SMARCH_ERROR_CUBIN_RECORDS          42  ///< a record of attributes is damaged
#define SMARCH_ERROR_CUBIN_VALUE            43  ///< a number that no function can have
#define SMARCH_ERROR_CUBIN_OVERLAP          44  ///< tables of the file overlap more than those of a valid file can
#define SMARCH_ERROR_CUBIN_UNREAD           45  ///< something is damaged that the other answers do not need
#define SMARCH_ERROR_GEOMETRY               48  ///< the geometry holds a number that no SM can have
#define SMARCH_ERROR_KERNEL_FLAGS           49  ///< the kernel's flags hold an unknown bit
#define SMARCH_ERROR_KERNEL_BLOCK_SIZE      50  ///< the kernel's block size is 0 or above 65535
#define SMARCH_ERROR_KERNEL_REGISTERS       51  ///< the kernel's registers are above the architecture's maximum
#define SMARCH_ERROR_KERNEL_STATIC_SMEM     52  ///< the kernel's static shared memory is 1 GiB or more
#define SMARCH_ERROR_KERNEL_DYNAMIC_SMEM    53  ///< the kernel's dynamic shared memory is 1 GiB or more
#define SMARCH_ERROR_KERNEL_OPTIN           54  ///< the kernel's opt-in maximum of dynamic shared memory is 1 GiB or more
#define SMARCH_ERROR_KERNEL_CARVEOUT        55  ///< the kernel's carve-out is above 100 percent
#define SMARCH_ERROR_KERNEL_CACHE           56  ///< the kernel's cache preference is not one of the four
#define SMARCH_ERROR_KERNEL_BARRIERS        57  ///< the kernel's named barriers are above 16
#define SMARCH_ERROR_KERNEL_MAX_BLOCK_SIZE  58  ///< the kernel's largest block size is 0
#define SMARCH_ERROR_BLOCKS_PER_SM          59  ///< that many blocks of the kernel do not fit on an SM, or the count is 0
#define SMARCH_ERROR_CLUSTER_SIZE           60  ///< the cluster size is 0 or above the architecture's maximum
#define SMARCH_ERROR_LAUNCH_BOUNDS          61  ///< a launch bound is 0
#define SMARCH_ERROR_CURVE_STEP             62  ///< the step of the curve is 0
#define SMARCH_ERROR_HARDWARE_UNKNOWN       63  ///< nothing is known of this target's hardware here
#define SMARCH_ERROR_PROFILE_NONE           64  ///< ptxas registers no profile for this target
#define SMARCH_ERROR_PROFILE_SIZE           65  ///< a profile has 1936 bytes
#define SMARCH_ERROR_PROFILE_FIELD          66  ///< no field of the profile begins at this offset
#define SMARCH_ERROR_PROFILE_WIDTH          67  ///< the value does not fit the field
#define SMARCH_ERROR_PROFILE_MISMATCH       68  ///< the profile contradicts what is known of this target
#define SMARCH_ERROR_SCHEDULER_NONE         69  ///< no row of the scheduler table names this target
#define SMARCH_ERROR_WORDS_TRUNCATED        70  ///< the bytes end before the words do
#define SMARCH_ERROR_CODE_OBJECT_MAGIC      71  ///< not a code object: the magic is missing
#define SMARCH_ERROR_FACTORY_RANGE          72  ///< the generation or the variant does not fit its bits
#define SMARCH_ERROR_TABLE_SIZE             73  ///< a validation table has rows of 12 bytes, at least one
#define SMARCH_ERROR_ARCH_LIST_EMPTY        80  ///< the list is empty
#define SMARCH_ERROR_ARCH_LIST_ITEM_EMPTY   81  ///< an item is empty
#define SMARCH_ERROR_ARCH_LIST_SEPARATOR    82  ///< contains a separator that this syntax does not use
#define SMARCH_ERROR_ARCH_LIST_SPELLING     83  ///< not an architecture name in this syntax
#define SMARCH_ERROR_ARCH_LIST_UNSUPPORTED  84  ///< the tool does not build for this architecture
#define SMARCH_ERROR_ARCH_LIST_SUFFIX       85  ///< the tool does not take this suffix
#define SMARCH_ERROR_ARCH_LIST_NOT_IN_TABLE 86  ///< the tool accepts this architecture, but this library has no such target
#define SMARCH_ERROR_ARCH_LIST_INCOMPATIBLE 87  ///< this code cannot be generated from that architecture
#define SMARCH_ERROR_ARCH_LIST_NOT_VIRTUAL  88  ///< a virtual architecture (compute_) is required here
#define SMARCH_ERROR_ARCH_LIST_ALONE        89  ///< this word must be the only item
#define SMARCH_ERROR_ARCH_LIST_OPTION       90  ///< not an option that is known here
#define SMARCH_ERROR_ARCH_LIST_VALUE        91  ///< the value is missing or malformed
#define SMARCH_ERROR_ARCH_LIST_CONFLICT     92  ///< not valid together with the rest of the list
#define SMARCH_ERROR_ARCH_LIST_NO_DEVICE    93  ///< the tool finds no device and fails
#define SMARCH_ERROR_ARCH_LIST_TOO_MANY     94  ///< the list has too many images or removed names
#define SMARCH_ERROR_ARCH_LIST_UNSAYABLE    95  ///< this syntax cannot express this image
#define SMARCH_ERROR_NO_IMAGE               96  ///< no image of the list is known to run on the device
#define SMARCH_ERROR_NOT_COVERED            97  ///< nothing that the toolkit builds is known to run on a device of the list
#define SMARCH_ERROR_ISA_FEATURE_NAME       98  ///< no instruction has this name
#define SMARCH_ERROR_PTX_INSTRUCTION        99  ///< no instruction of PTX begins so
#define SMARCH_ERROR_PTX_MODIFIER           100 ///< no modifier of this instruction, or not at this place
#define SMARCH_ERROR_PTX_MODIFIER_MISSING   101 ///< a modifier that the instruction needs is missing
#define SMARCH_ERROR_PTX_FORM               102 ///< these modifiers do not go together on any target
#define SMARCH_ERROR_PTX_OPERANDS           103 ///< the form does not exist with so many operands
#define SMARCH_ERROR_PTX_LAST               104 ///< the family has no further form
#define SMARCH_ERROR_PTX_COMMENT            105 ///< a comment that does not end
#define SMARCH_ERROR_PTX_STRING             106 ///< a string that does not end
#define SMARCH_ERROR_PTX_END                107 ///< the text ends within a statement or a pair of braces
#define SMARCH_ERROR_PTX_BRACE              108 ///< a closing brace without an opening one
#define SMARCH_ERROR_PTX_SYNTAX             109 ///< an instruction, a directive or a brace was expected
#define SMARCH_ERROR_PTX_TEXT_END           110 ///< the text has no further item
#define SMARCH_ERROR_FINALIZE_CLASS         112 ///< the finalization class type is above 4
#define SMARCH_ERROR_FINALIZE_OUTCOME       113 ///< unknown finalization outcome
#define SMARCH_ERROR_FINALIZE_UNDECIDED     114 ///< no document pins the code that finalization gives here
#define SMARCH_ERROR_OPTION_NAME            115 ///< no codegen option has this name
#define SMARCH_ERROR_OPTION_VALUE           116 ///< the codegen option does not take this value, or needs one
#define SMARCH_ERROR_OPTION_DUPLICATE       117 ///< the codegen option was given before
#define SMARCH_ERROR_NVPTX_CPU              128 ///< no NVPTX CPU has this name
#define SMARCH_ERROR_NVPTX_ATTRIBUTE        129 ///< no NVPTX feature has the name of an attribute
#define SMARCH_ERROR_NVPTX_MALFORMED        130 ///< an NVPTX attribute does not begin with + or -, or is empty
#define SMARCH_ERROR_CONTAINER_UNKNOWN      144 ///< neither a fat binary, nor an ELF, PE or COFF file or archive that may hold one
#define SMARCH_ERROR_CONTAINER_IS_CUBIN     145 ///< a cubin itself, not a file that holds cubins
#define SMARCH_ERROR_ARCHIVE_MEMBER         146 ///< a member of the archive is damaged or goes beyond the file
#define SMARCH_ERROR_FATBIN_REGION          147 ///< no region of a fat binary where one should begin
#define SMARCH_ERROR_FATBIN_TRUNCATED       148 ///< a region of the fat binary goes beyond its section or file
#define SMARCH_ERROR_FATBIN_ENTRY           149 ///< the header of an entry is damaged, or the entry goes beyond its region
#define SMARCH_ERROR_FATBIN_TEXT            150 ///< the identifier or the options of an entry lie outside its header
#define SMARCH_ERROR_FATBIN_PAYLOAD         151 ///< the sizes of an entry's payload contradict each other
#define SMARCH_ERROR_FATBIN_TARGET          152 ///< the target of an entry is impossible
#define SMARCH_ERROR_PTX_HEADER             153 ///< not PTX: no .version and .target at its start
#define SMARCH_ERROR_ARCHIVE_THIN           156 ///< a thin archive: its members are files of their own, beside it
#define SMARCH_ERROR_CONTAINER_MACH_O       157 ///< a Mach-O file, which no toolkit since 10.2 writes: not read
#define SMARCH_ERROR_CONTAINER_ENDIAN       158 ///< a big-endian ELF file, for which no toolkit builds: not read
#define SMARCH_ERROR_COFF_HEADER            159 ///< the headers of the PE or COFF file are damaged or lie outside the file
#define SMARCH_ERROR_CICC_ENCODING          160 ///< no such version fits cicc's encoding
#define SMARCH_ERROR_CICC_ATOMIC_TYPE       161 ///< no such type of an atomic object
#define SMARCH_ERROR_CICC_NAME              162 ///< no such flag, override byte or construct of cicc
#define SMARCH_ERROR_CICC_FLAG              176 ///< the flag is not -arch= and a compute_ name
#define SMARCH_ERROR_CICC_TARGET            177 ///< cicc's flag table has no row for this target
#define SMARCH_ERROR_SM_FEATURES_NUMBER     178 ///< the SM number is not 70 to 121
#define SMARCH_ERROR_SM_FEATURES_RESERVED   179 ///< a reserved bit of the feature flags is set
#define SMARCH_ERROR_SM_FEATURES_VALUE      180 ///< registers, register file or colors are not those of the SM
#define SMARCH_ERROR_ADDRESS_SPACE          181 ///< the address space does not fit its 24 bits
#define SMARCH_ERROR_SM_FEATURES_FLAG       182 ///< the feature flags are not those of the SM
#define SMARCH_ERROR_UNPACK_METHOD          192 ///< compressed by a method that this build of the library cannot unpack
#define SMARCH_ERROR_UNPACK_SIZE            193 ///< the data cannot unpack to the size that is stated
#define SMARCH_ERROR_UNPACK_WORKSPACE       194 ///< the workspace is too small to unpack with
#define SMARCH_ERROR_UNPACK_TRUNCATED       195 ///< the compressed data end too early
#define SMARCH_ERROR_UNPACK_DAMAGED         196 ///< the compressed data are damaged
#define SMARCH_ERROR_UNPACK_LONGER          197 ///< the data unpack to more than the size that is stated
#define SMARCH_ERROR_UNPACK_SHORTER         198 ///< the data unpack to less than the size that is stated
#define SMARCH_ERROR_UNPACK_CHECKSUM        199 ///< the checksum of the zstd frame is wrong
#define SMARCH_ERROR_UNPACK_FRAME           200 ///< no frame of zstd 0.8 or later begins here
#define SMARCH_ERROR_UNPACK_DICTIONARY      201 ///< the zstd frame needs a dictionary
#define SMARCH_ERROR_UNPACK_DECODER         202 ///< the given decoder failed

/// The answer to a rule's question with its reason: SMARCH_YES, SMARCH_NO_*, SMARCH_UNKNOWN_*.
/// 0 (SMARCH_NO_VERDICT): no answer possible, the input was not a target or not a name.
typedef uint32_t smarch_verdict;

/// Which side a verdict is on: SMARCH_ANSWER_YES, _NO or _UNKNOWN.
typedef uint32_t smarch_answer;

/// 0 (`SMARCH_OK`) for success, else one of `SMARCH_ERROR_*`.
typedef int32_t smarch_status;

/// A PTX ISA version or a CUDA toolkit: 8.6, 13.0; 0, 0 where there is none.
typedef struct smarch_version {
    /// The number before the dot.
    uint16_t major;
    /// The number after the dot.
    uint16_t minor;
} smarch_version;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// The message of a verdict; "no answer: bad input" for 0 and for an unknown code.
SMARCH_NODISCARD const char *smarch_verdict_message(smarch_verdict verdict) SMARCH_NOEXCEPT;

/// Which side a verdict is on; 0 for an unknown code.
SMARCH_NODISCARD smarch_answer smarch_verdict_answer(smarch_verdict verdict) SMARCH_NOEXCEPT;

/// The message of a status; "unknown status" for an unknown code. Without the feature messages, as all messages, the number of the code: "2".
SMARCH_NODISCARD
const char *smarch_status_message(smarch_status status)
SMARCH_NOEXCEPT;

/// The version of the archive: major << 16 | minor << 8 | patch. Another than SMARCH_VERSION, which is the header's,
/// means that the program was compiled with the header of another archive.
SMARCH_NODISCARD uint32_t smarch_library_version(void) SMARCH_NOEXCEPT;

/// The interface of the archive: a number that changes with every function, struct and constant. Another than
/// SMARCH_ABI_VERSION, which is the header's, means that structs and functions are not those of the header.
SMARCH_NODISCARD uint32_t smarch_abi_version(void) SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif // SMARCH_CORE_H
