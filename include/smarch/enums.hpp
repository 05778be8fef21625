/// @file
/// The scoped enums of smarch.hpp: every value is a constant of smarch.h.
///
/// Made from the library's rows; `make header` makes it anew.

#ifndef SMARCH_ENUMS_HPP
#define SMARCH_ENUMS_HPP

#include <smarch.h>

#include <cstdint>
#include <string_view>

namespace smarch {

/// Kinds of names.
enum class NameKind : std::uint32_t {
    sm = SMARCH_KIND_SM,           ///< sm_
    compute = SMARCH_KIND_COMPUTE, ///< compute_
    lto = SMARCH_KIND_LTO,         ///< lto_
};
/// In words; a number that is none gives what smarch_kind_prefix gives.
[[nodiscard]] inline std::string_view prefix(NameKind value) noexcept { return smarch_kind_prefix(static_cast<std::uint32_t>(value)); }

/// Releases of the CUDA toolkit.
enum class Toolkit : std::uint32_t {
    v11_7 = SMARCH_TOOLKIT_11_7, ///< 11.7
    v11_8 = SMARCH_TOOLKIT_11_8, ///< 11.8
    v12_0 = SMARCH_TOOLKIT_12_0, ///< 12.0
    v12_1 = SMARCH_TOOLKIT_12_1, ///< 12.1
    v12_2 = SMARCH_TOOLKIT_12_2, ///< 12.2
    v12_3 = SMARCH_TOOLKIT_12_3, ///< 12.3
    v12_4 = SMARCH_TOOLKIT_12_4, ///< 12.4
    v12_5 = SMARCH_TOOLKIT_12_5, ///< 12.5
    v12_6 = SMARCH_TOOLKIT_12_6, ///< 12.6
    v12_8 = SMARCH_TOOLKIT_12_8, ///< 12.8
    v12_9 = SMARCH_TOOLKIT_12_9, ///< 12.9
    v13_0 = SMARCH_TOOLKIT_13_0, ///< 13.0
    v13_1 = SMARCH_TOOLKIT_13_1, ///< 13.1
    v13_2 = SMARCH_TOOLKIT_13_2, ///< 13.2
    v13_3 = SMARCH_TOOLKIT_13_3, ///< 13.3
    v13_4 = SMARCH_TOOLKIT_13_4, ///< 13.4
    v13_5 = SMARCH_TOOLKIT_13_5, ///< 13.5
};
/// In words; a number that is none gives what smarch_toolkit_name gives.
[[nodiscard]] inline std::string_view name(Toolkit value) noexcept { return smarch_toolkit_name(static_cast<std::uint32_t>(value)); }

/// What libnvJitLink is given.
enum class JitInput : std::uint32_t {
    object = SMARCH_JIT_INPUT_OBJECT, ///< object
    ptx = SMARCH_JIT_INPUT_PTX,       ///< PTX
    lto_ir = SMARCH_JIT_INPUT_LTO_IR, ///< LTO IR
};
/// In words; a number that is none gives what smarch_jit_input_name gives.
[[nodiscard]] inline std::string_view name(JitInput value) noexcept { return smarch_jit_input_name(static_cast<std::uint32_t>(value)); }

/// What changed between two releases.
enum class ChangeKind : std::uint32_t {
    newest_ptx = SMARCH_CHANGE_NEWEST_PTX,   ///< newest .version
    default_ = SMARCH_CHANGE_DEFAULT,        ///< default target
    name = SMARCH_CHANGE_NAME,               ///< name
    lowest_ptx = SMARCH_CHANGE_LOWEST_PTX,   ///< lowest .version for the .target
    since_ptx = SMARCH_CHANGE_SINCE_PTX,     ///< lowest .version for the instruction
    instruction = SMARCH_CHANGE_INSTRUCTION, ///< instruction on .target
};
/// In words; a number that is none gives what smarch_change_kind_name gives.
[[nodiscard]] inline std::string_view name(ChangeKind value) noexcept { return smarch_change_kind_name(static_cast<std::uint32_t>(value)); }

/// Where a target stands.
enum class Standing : std::uint32_t {
    production = SMARCH_STANDING_PRODUCTION,   ///< production
    legacy = SMARCH_STANDING_LEGACY,           ///< legacy
    internal = SMARCH_STANDING_INTERNAL,       ///< internal
    alias = SMARCH_STANDING_ALIAS,             ///< alias
    placeholder = SMARCH_STANDING_PLACEHOLDER, ///< placeholder
};
/// In words; a number that is none gives what smarch_standing_name gives.
[[nodiscard]] inline std::string_view name(Standing value) noexcept { return smarch_standing_name(static_cast<std::uint32_t>(value)); }

/// For whom a product is made.
enum class DeviceKind : std::uint32_t {
    geforce = SMARCH_DEVICE_KIND_GEFORCE,           ///< GeForce
    professional = SMARCH_DEVICE_KIND_PROFESSIONAL, ///< professional
    data_center = SMARCH_DEVICE_KIND_DATA_CENTER,   ///< data center
    jetson = SMARCH_DEVICE_KIND_JETSON,             ///< Jetson
    drive = SMARCH_DEVICE_KIND_DRIVE,               ///< DRIVE
    igx = SMARCH_DEVICE_KIND_IGX,                   ///< IGX
    spark = SMARCH_DEVICE_KIND_SPARK,               ///< desktop system
    mining = SMARCH_DEVICE_KIND_MINING,             ///< mining
};
/// In words; a number that is none gives what smarch_device_kind_name gives.
[[nodiscard]] inline std::string_view name(DeviceKind value) noexcept { return smarch_device_kind_name(static_cast<std::uint32_t>(value)); }

/// Who states the compute capability of a product.
enum class DeviceSource : std::uint32_t {
    vendor = SMARCH_DEVICE_SOURCE_VENDOR, ///< NVIDIA's list of compute capabilities
    device = SMARCH_DEVICE_SOURCE_DEVICE, ///< a device, in a public report
    others = SMARCH_DEVICE_SOURCE_OTHERS, ///< public lists by others
};
/// In words; a number that is none gives what smarch_device_source_name gives.
[[nodiscard]] inline std::string_view name(DeviceSource value) noexcept { return smarch_device_source_name(static_cast<std::uint32_t>(value)); }

/// Families.
enum class Family : std::uint32_t {
    sm_10x = SMARCH_FAMILY_SM_10X, ///< sm_10x
    sm_11x = SMARCH_FAMILY_SM_11X, ///< sm_11x
    sm_12x = SMARCH_FAMILY_SM_12X, ///< sm_12x
};
/// In words; a number that is none gives what smarch_family_name gives.
[[nodiscard]] inline std::string_view name(Family value) noexcept { return smarch_family_name(static_cast<std::uint32_t>(value)); }

/// Tools.
enum class Tool : std::uint32_t {
    ptxas_target = SMARCH_TOOL_PTXAS_TARGET,     ///< ptxas .target
    ptxas_gpu_name = SMARCH_TOOL_PTXAS_GPU_NAME, ///< ptxas --gpu-name
    nvlink = SMARCH_TOOL_NVLINK,                 ///< nvlink --arch
    cicc = SMARCH_TOOL_CICC,                     ///< cicc -arch
    tileiras_cpu = SMARCH_TOOL_TILEIRAS_CPU,     ///< tileiras CPU row
    llc_22 = SMARCH_TOOL_LLC_22,                 ///< llc 22 -mcpu
    llc_19 = SMARCH_TOOL_LLC_19,                 ///< llc 19 -mcpu
    tileiras = SMARCH_TOOL_TILEIRAS,             ///< tileiras --gpu-name
    nvjitlink = SMARCH_TOOL_NVJITLINK,           ///< nvJitLink -arch
    nvrtc = SMARCH_TOOL_NVRTC,                   ///< NVRTC --gpu-architecture
    libnvvm = SMARCH_TOOL_LIBNVVM,               ///< libnvvm -arch
    nvjitlink_lto = SMARCH_TOOL_NVJITLINK_LTO,   ///< nvJitLink -lto -arch
};
/// In words; a number that is none gives what smarch_tool_name gives.
[[nodiscard]] inline std::string_view name(Tool value) noexcept { return smarch_tool_name(static_cast<std::uint32_t>(value)); }

/// Verdicts.
enum class Verdict : std::uint32_t {
    no_verdict = SMARCH_NO_VERDICT,                           ///< no answer: bad input
    yes = SMARCH_YES,                                         ///< yes
    no_gpu_name = SMARCH_NO_GPU_NAME,                         ///< ptxas knows no such gpu-name
    no_gpu_unsupported = SMARCH_NO_GPU_UNSUPPORTED,           ///< ptxas lists this gpu-name and always refuses it
    no_ptx_target = SMARCH_NO_PTX_TARGET,                     ///< ptxas knows no such .target
    no_higher = SMARCH_NO_HIGHER,                             ///< the .target is higher than the GPU
    no_suffix = SMARCH_NO_SUFFIX,                             ///< a .target with suffix a needs a gpu-name with suffix a
    no_future = SMARCH_NO_FUTURE,                             ///< a .target with suffix a compiles for its own architecture only
    no_family = SMARCH_NO_FAMILY,                             ///< a .target with suffix f compiles within its own family only
    no_isa_higher = SMARCH_NO_ISA_HIGHER,                     ///< the instruction requires a higher .target
    no_isa_target = SMARCH_NO_ISA_TARGET,                     ///< the instruction is not supported on this .target
    no_isa_version = SMARCH_NO_ISA_VERSION,                   ///< the instruction requires a later .version
    no_isa_release = SMARCH_NO_ISA_RELEASE,                   ///< ptxas of this release does not read the form
    no_ptx_version = SMARCH_NO_PTX_VERSION,                   ///< ptxas knows no such .version
    no_ptx_version_low = SMARCH_NO_PTX_VERSION_LOW,           ///< the .version does not support the .target
    no_ptx_header = SMARCH_NO_PTX_HEADER,                     ///< the text does not begin with .version and .target
    no_link_name = SMARCH_NO_LINK_NAME,                       ///< nvlink knows no such arch
    no_link_virtual = SMARCH_NO_LINK_VIRTUAL,                 ///< nvlink does not link for lto_ names
    no_link_buffer = SMARCH_NO_LINK_BUFFER,                   ///< nvlink's buffer is too short for such an object and a compute_ target
    no_link_arch = SMARCH_NO_LINK_ARCH,                       ///< the object does not match the link target
    no_lto_ignored = SMARCH_NO_LTO_IGNORED,                   ///< nvlink ignores the LTO object without failing: nothing is linked
    no_link_accelerated = SMARCH_NO_LINK_ACCELERATED,         ///< an object with suffix a needs a link target with suffix a
    no_link_format = SMARCH_NO_LINK_FORMAT,                   ///< objects for targets before 10.0 do not link for 10.0 and later
    no_link_newer = SMARCH_NO_LINK_NEWER,                     ///< the LTO IR is for a higher architecture than the link target
    no_load_major = SMARCH_NO_LOAD_MAJOR,                     ///< a cubin does not load on another major compute capability
    no_load_minor = SMARCH_NO_LOAD_MINOR,                     ///< the device's minor compute capability is lower than the cubin's
    no_load_tegra = SMARCH_NO_LOAD_TEGRA,                     ///< Tegra and other parts do not share cubins
    no_load_exact = SMARCH_NO_LOAD_EXACT,                     ///< code with suffix a runs on its own compute capability only
    no_load_family = SMARCH_NO_LOAD_FAMILY,                   ///< code with suffix f runs within its own family only
    no_jit_higher = SMARCH_NO_JIT_HIGHER,                     ///< the PTX was made for a higher compute capability
    no_load_lto = SMARCH_NO_LOAD_LTO,                         ///< LTO IR must be linked before it can be loaded
    no_driver_ptx = SMARCH_NO_DRIVER_PTX,                     ///< the driver is older than the .version of the PTX (CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
    no_driver_old = SMARCH_NO_DRIVER_OLD,                     ///< the driver is too old for the device
    no_driver_new = SMARCH_NO_DRIVER_NEW,                     ///< the driver no longer supports the device
    no_driver_toolkit = SMARCH_NO_DRIVER_TOOLKIT,             ///< the driver is older than any that runs programs of the toolkit
    no_pick_kind = SMARCH_NO_PICK_KIND,                       ///< a cubin that loads is preferred to PTX
    no_pick_number = SMARCH_NO_PICK_NUMBER,                   ///< an image for a nearer compute capability is preferred
    no_pick_order = SMARCH_NO_PICK_ORDER,                     ///< another image for the same compute capability is preferred
    no_cicc_target = SMARCH_NO_CICC_TARGET,                   ///< cicc takes no such architecture
    no_cicc_architecture = SMARCH_NO_CICC_ARCHITECTURE,       ///< cicc refuses this before a later architecture
    no_cicc_anywhere = SMARCH_NO_CICC_ANYWHERE,               ///< cicc refuses this on every architecture
    no_cache_hint = SMARCH_NO_CACHE_HINT,                     ///< no L2 cache hint goes with this operation on this target
    no_cicc_front_end = SMARCH_NO_CICC_FRONT_END,             ///< cicc refuses this with such a host compiler or C++ standard
    no_cicc_gnu_version = SMARCH_NO_CICC_GNU_VERSION,         ///< cicc takes no such --gnu_version
    no_nvvm_arch = SMARCH_NO_NVVM_ARCH,                       ///< libnvvm builds for no such architecture
    no_nvvm_tensor_memory = SMARCH_NO_NVVM_TENSOR_MEMORY,     ///< Tensor Memory loads/stores are not supported
    no_nvvm_atomic_space = SMARCH_NO_NVVM_ATOMIC_SPACE,       ///< atomicrmw pointer operand must point to generic, global, or shared address space
    no_nvvm_fence = SMARCH_NO_NVVM_FENCE,                     ///< Illegal instruction: fence
    no_nvvm_cast = SMARCH_NO_NVVM_CAST,                       ///< Cannot cast non-generic pointer to different non-generic pointer
    no_nvvm_cast_target = SMARCH_NO_NVVM_CAST_TARGET,         ///< Invalid target address space
    no_nvvm_cast_source = SMARCH_NO_NVVM_CAST_SOURCE,         ///< Invalid source address space
    no_nvvm_block_address = SMARCH_NO_NVVM_BLOCK_ADDRESS,     ///< blockaddress is not supported
    no_nvvm_personality = SMARCH_NO_NVVM_PERSONALITY,         ///< Personality function is not allowed.
    no_nvvm_operation = SMARCH_NO_NVVM_OPERATION,             ///< unsupported operation
    no_nvvm_cast_space = SMARCH_NO_NVVM_CAST_SPACE,           ///< Bad address space in addrspacecast
    no_nvvm_triple_missing = SMARCH_NO_NVVM_TRIPLE_MISSING,   ///< Module does not contain a triple, should be 'nvptx64-'
    no_nvvm_triple = SMARCH_NO_NVVM_TRIPLE,                   ///< Invalid target triple
    no_nvvm_triple_back_end = SMARCH_NO_NVVM_TRIPLE_BACK_END, ///< Error encountered while compiling
    no_nvvm_layout = SMARCH_NO_NVVM_LAYOUT,                   ///< the data layout is empty, malformed or not supported
    no_nvvm_convergent = SMARCH_NO_NVVM_CONVERGENT,           ///< result of llvm.nvvm.branch.if.convergent and llvm.nvvm.branch.if.all.convergent can only be used by exactly one branch instruction
    no_tileiras_cpu = SMARCH_NO_TILEIRAS_CPU,                 ///< tileiras has no CPU row of this name
    no_tileiras_name = SMARCH_NO_TILEIRAS_NAME,               ///< tileiras knows no such gpu-name
    no_llc_name = SMARCH_NO_LLC_NAME,                         ///< llc knows no such processor
    no_nvjitlink_name = SMARCH_NO_NVJITLINK_NAME,             ///< nvJitLink knows no such arch
    no_nvrtc_name = SMARCH_NO_NVRTC_NAME,                     ///< NVRTC knows no such gpu-architecture
    no_nvjitlink_kind = SMARCH_NO_NVJITLINK_KIND,             ///< nvJitLink links for sm_ names: this kind of name is refused
    no_nvvm_pointer_crash = SMARCH_NO_NVVM_POINTER_CRASH,     ///< libnvvm's process ends when a program has pointers of this width
    no_nvvm_pointer_use = SMARCH_NO_NVVM_POINTER_USE,         ///< libnvvm takes loads through pointers of this width, and fails over other uses of them
    no_nvvm_crash = SMARCH_NO_NVVM_CRASH,                     ///< libnvvm's process ends over it
    no_nvvm_fence_ordering = SMARCH_NO_NVVM_FENCE_ORDERING,   ///< Invalid ordering for fence, only acq_rel and seq_cst are supported.
    no_nvvm_triple_target = SMARCH_NO_NVVM_TRIPLE_TARGET,     ///< No available targets are compatible with this triple.
    unknown_toolkit = SMARCH_UNKNOWN_TOOLKIT,                 ///< unknown: this toolkit was not run
    unknown_tool = SMARCH_UNKNOWN_TOOL,                       ///< unknown: this tool of this toolkit was not run
    unknown_link = SMARCH_UNKNOWN_LINK,                       ///< unknown: no object of this target was linked
    unknown_device = SMARCH_UNKNOWN_DEVICE,                   ///< unknown: no public document speaks of such a device
    unknown_silent = SMARCH_UNKNOWN_SILENT,                   ///< unknown: the public documents are silent on this pair
    unknown_disputed = SMARCH_UNKNOWN_DISPUTED,               ///< unknown: the public documents contradict each other on this pair
    unknown_ptx = SMARCH_UNKNOWN_PTX,                         ///< unknown: it depends on the .version of the PTX
    unknown_driver = SMARCH_UNKNOWN_DRIVER,                   ///< unknown: no public document describes this driver
    unknown_feature = SMARCH_UNKNOWN_FEATURE,                 ///< unknown: no instruction that was measured shows this feature
    unknown_form = SMARCH_UNKNOWN_FORM,                       ///< unknown: no form that was measured is written so
    unknown_text = SMARCH_UNKNOWN_TEXT,                       ///< unknown: the text cannot be read from here on
    unknown_volatile_atomic = SMARCH_UNKNOWN_VOLATILE_ATOMIC, ///< unknown: what cicc writes for this atomic below sm_70
    unknown_nvvm_layout = SMARCH_UNKNOWN_NVVM_LAYOUT,         ///< unknown: up to 90a such a data layout ends the process or passes
    unknown_nvvm_space = SMARCH_UNKNOWN_NVVM_SPACE,           ///< unknown: no program with such an address space was run
    unknown_nvvm_width = SMARCH_UNKNOWN_NVVM_WIDTH,           ///< unknown: no program with pointers of this width was run
    unknown_nvvm_triple = SMARCH_UNKNOWN_NVVM_TRIPLE,         ///< unknown: no triple of this architecture was run
};
/// In words; a number that is none gives what smarch_verdict_message gives.
[[nodiscard]] inline std::string_view message(Verdict value) noexcept { return smarch_verdict_message(static_cast<std::uint32_t>(value)); }

/// The sides of a verdict.
enum class Answer : std::uint32_t {
    yes = SMARCH_ANSWER_YES,         ///< yes
    no = SMARCH_ANSWER_NO,           ///< no
    unknown = SMARCH_ANSWER_UNKNOWN, ///< unknown
};

/// Kinds of messages that nvlink prints about a file.
enum class NvlinkMessageKind : std::uint32_t {
    refusal = SMARCH_NVLINK_MESSAGE_REFUSAL, ///< nvlink fatal   :
    limited = SMARCH_NVLINK_MESSAGE_LIMITED, ///< nvlink warning :
    ignored = SMARCH_NVLINK_MESSAGE_IGNORED, ///< nvlink warning :
    nothing = SMARCH_NVLINK_MESSAGE_NOTHING, ///< nvlink warning :
};

/// What an answer about loading rests on.
enum class LoadBasis : std::uint32_t {
    documented = SMARCH_LOAD_BASIS_DOCUMENTED, ///< documented
    newest = SMARCH_LOAD_BASIS_NEWEST,         ///< documented since toolkit 13.4
    rule = SMARCH_LOAD_BASIS_RULE,             ///< documented as a rule
    reported = SMARCH_LOAD_BASIS_REPORTED,     ///< documents disagree, users report it
    disputed = SMARCH_LOAD_BASIS_DISPUTED,     ///< documents disagree
    silent = SMARCH_LOAD_BASIS_SILENT,         ///< documents are silent
};
/// In words; a number that is none gives what smarch_load_basis_name gives.
[[nodiscard]] inline std::string_view name(LoadBasis value) noexcept { return smarch_load_basis_name(static_cast<std::uint32_t>(value)); }

/// Why an image is picked.
enum class PickReason : std::uint32_t {
    only = SMARCH_PICK_ONLY,       ///< the only image that runs
    kind = SMARCH_PICK_KIND,       ///< a cubin is preferred to PTX
    nearest = SMARCH_PICK_NEAREST, ///< the nearest compute capability is preferred
    order = SMARCH_PICK_ORDER,     ///< of equal images the first cubin or the last PTX is taken
    suffix = SMARCH_PICK_SUFFIX,   ///< images differ in the suffix only, and no document says which is preferred
};
/// In words; a number that is none gives what smarch_pick_reason_name gives.
[[nodiscard]] inline std::string_view name(PickReason value) noexcept { return smarch_pick_reason_name(static_cast<std::uint32_t>(value)); }

/// What a cover may be made of.
enum class CoverWith : std::uint32_t {
    cubins = SMARCH_COVER_CUBINS,   ///< cubins
    ptx = SMARCH_COVER_PTX,         ///< PTX
    either = SMARCH_COVER_EITHER,   ///< cubins or PTX
    native = SMARCH_COVER_NATIVE,   ///< a cubin for each device's own compute capability
    shipped = SMARCH_COVER_SHIPPED, ///< the nearest cubin for each device, and PTX for the newest
};

/// What is advised about a list.
enum class AdviceKind : std::uint32_t {
    add = SMARCH_ADVICE_ADD,                 ///< a device runs nothing of the list; this would run there
    not_built = SMARCH_ADVICE_NOT_BUILT,     ///< a device runs nothing of the list, and the toolkit builds no cubin for it
    idle = SMARCH_ADVICE_IDLE,               ///< none of the devices runs it
    no_fallback = SMARCH_ADVICE_NO_FALLBACK, ///< an image with a suffix, and none without one that runs on the same device
    no_ptx = SMARCH_ADVICE_NO_PTX,           ///< no PTX without a suffix: newer devices run nothing
    old_ptx = SMARCH_ADVICE_OLD_PTX,         ///< newer devices compile PTX that is older than the newest cubin
    family = SMARCH_ADVICE_FAMILY,           ///< suffix f in place of a: the other devices of the family run it too
};
/// In words; a number that is none gives what smarch_advice_kind_name gives.
[[nodiscard]] inline std::string_view name(AdviceKind value) noexcept { return smarch_advice_kind_name(static_cast<std::uint32_t>(value)); }

/// What an item of PTX text is.
enum class PtxItemKind : std::uint32_t {
    version = SMARCH_PTX_ITEM_VERSION,         ///< .version
    target = SMARCH_PTX_ITEM_TARGET,           ///< .target
    directive = SMARCH_PTX_ITEM_DIRECTIVE,     ///< directive
    instruction = SMARCH_PTX_ITEM_INSTRUCTION, ///< instruction
    register_ = SMARCH_PTX_ITEM_REGISTER,      ///< special register
    operand = SMARCH_PTX_ITEM_OPERAND,         ///< operand
};
/// In words; a number that is none gives what smarch_ptx_item_kind_name gives.
[[nodiscard]] inline std::string_view name(PtxItemKind value) noexcept { return smarch_ptx_item_kind_name(static_cast<std::uint32_t>(value)); }

/// Kinds of requests to ptxas.
enum class LimitKind : std::uint32_t {
    maxrregcount = SMARCH_LIMIT_MAXRREGCOUNT,                       ///< --maxrregcount N
    maxnreg = SMARCH_LIMIT_MAXNREG,                                 ///< .maxnreg N
    maxntid = SMARCH_LIMIT_MAXNTID,                                 ///< .maxntid X, Y, Z
    minnctapersm = SMARCH_LIMIT_MINNCTAPERSM,                       ///< .minnctapersm N
    barrier = SMARCH_LIMIT_BARRIER,                                 ///< the number of a barrier
    static_smem = SMARCH_LIMIT_STATIC_SMEM,                         ///< static shared memory, bytes
    relocatable_static_smem = SMARCH_LIMIT_RELOCATABLE_STATIC_SMEM, ///< static shared memory in a relocatable object, bytes
    reqntid = SMARCH_LIMIT_REQNTID,                                 ///< .reqntid X, Y, Z
};

/// What becomes of a request.
enum class LimitEffect : std::uint32_t {
    obeyed = SMARCH_LIMIT_EFFECT_OBEYED,     ///< obeyed
    adjusted = SMARCH_LIMIT_EFFECT_ADJUSTED, ///< adjusted
    ignored = SMARCH_LIMIT_EFFECT_IGNORED,   ///< ignored
    refused = SMARCH_LIMIT_EFFECT_REFUSED,   ///< refused
    crashes = SMARCH_LIMIT_EFFECT_CRASHES,   ///< kills ptxas
};
/// In words; a number that is none gives what smarch_limit_effect_name gives.
[[nodiscard]] inline std::string_view name(LimitEffect value) noexcept { return smarch_limit_effect_name(static_cast<std::uint32_t>(value)); }

/// Groups of instructions.
enum class IsaGroup : std::uint32_t {
    wmma = SMARCH_ISA_GROUP_WMMA,               ///< wmma
    mma = SMARCH_ISA_GROUP_MMA,                 ///< mma
    sparse_mma = SMARCH_ISA_GROUP_SPARSE_MMA,   ///< mma.sp
    wgmma = SMARCH_ISA_GROUP_WGMMA,             ///< wgmma
    tcgen05 = SMARCH_ISA_GROUP_TCGEN05,         ///< tcgen05
    matrix_move = SMARCH_ISA_GROUP_MATRIX_MOVE, ///< matrix moves
    async_copy = SMARCH_ISA_GROUP_ASYNC_COPY,   ///< asynchronous copies
    mbarrier = SMARCH_ISA_GROUP_MBARRIER,       ///< mbarrier
    cluster = SMARCH_ISA_GROUP_CLUSTER,         ///< clusters
    memory = SMARCH_ISA_GROUP_MEMORY,           ///< memory
    atomic = SMARCH_ISA_GROUP_ATOMIC,           ///< atomics
    multimem = SMARCH_ISA_GROUP_MULTIMEM,       ///< multimem
    fence = SMARCH_ISA_GROUP_FENCE,             ///< fences
    warp = SMARCH_ISA_GROUP_WARP,               ///< warps
    control = SMARCH_ISA_GROUP_CONTROL,         ///< control
    arithmetic = SMARCH_ISA_GROUP_ARITHMETIC,   ///< arithmetic
    convert = SMARCH_ISA_GROUP_CONVERT,         ///< conversions
};
/// In words; a number that is none gives what smarch_isa_group_name gives.
[[nodiscard]] inline std::string_view name(IsaGroup value) noexcept { return smarch_isa_group_name(static_cast<std::uint32_t>(value)); }

/// Instructions.
enum class IsaFeature : std::uint32_t {
    wmma_m16n16k16_f16 = SMARCH_ISA_WMMA_M16N16K16_F16,                                     ///< wmma.m16n16k16.f16
    wmma_m32n8k16_f32_f32 = SMARCH_ISA_WMMA_M32N8K16_F32_F32,                               ///< wmma.m32n8k16.f32.f32
    wmma_m8n32k16_s32_s8 = SMARCH_ISA_WMMA_M8N32K16_S32_S8,                                 ///< wmma.m8n32k16.s32.s8
    wmma_m16n16k16_s32_u8 = SMARCH_ISA_WMMA_M16N16K16_S32_U8,                               ///< wmma.m16n16k16.s32.u8
    wmma_m8n8k32_s4 = SMARCH_ISA_WMMA_M8N8K32_S4,                                           ///< wmma.m8n8k32.s4
    wmma_m8n8k128_b1_xor_popc = SMARCH_ISA_WMMA_M8N8K128_B1_XOR_POPC,                       ///< wmma.m8n8k128.b1.xor.popc
    wmma_m16n16k16_bf16 = SMARCH_ISA_WMMA_M16N16K16_BF16,                                   ///< wmma.m16n16k16.bf16
    wmma_m16n16k8_tf32 = SMARCH_ISA_WMMA_M16N16K8_TF32,                                     ///< wmma.m16n16k8.tf32
    wmma_m8n8k4_f64 = SMARCH_ISA_WMMA_M8N8K4_F64,                                           ///< wmma.m8n8k4.f64
    mma_m8n8k4_f16 = SMARCH_ISA_MMA_M8N8K4_F16,                                             ///< mma.m8n8k4.f16
    mma_m16n8k8_f16 = SMARCH_ISA_MMA_M16N8K8_F16,                                           ///< mma.m16n8k8.f16
    mma_m16n8k16_f16 = SMARCH_ISA_MMA_M16N8K16_F16,                                         ///< mma.m16n8k16.f16
    mma_m16n8k16_bf16 = SMARCH_ISA_MMA_M16N8K16_BF16,                                       ///< mma.m16n8k16.bf16
    mma_m16n8k8_bf16 = SMARCH_ISA_MMA_M16N8K8_BF16,                                         ///< mma.m16n8k8.bf16
    mma_m16n8k8_tf32 = SMARCH_ISA_MMA_M16N8K8_TF32,                                         ///< mma.m16n8k8.tf32
    mma_m8n8k4_f64 = SMARCH_ISA_MMA_M8N8K4_F64,                                             ///< mma.m8n8k4.f64
    mma_m16n8k16_f64 = SMARCH_ISA_MMA_M16N8K16_F64,                                         ///< mma.m16n8k16.f64
    mma_m8n8k16_s8 = SMARCH_ISA_MMA_M8N8K16_S8,                                             ///< mma.m8n8k16.s8
    mma_m16n8k32_s8 = SMARCH_ISA_MMA_M16N8K32_S8,                                           ///< mma.m16n8k32.s8
    mma_m8n8k32_s4 = SMARCH_ISA_MMA_M8N8K32_S4,                                             ///< mma.m8n8k32.s4
    mma_m16n8k64_s4 = SMARCH_ISA_MMA_M16N8K64_S4,                                           ///< mma.m16n8k64.s4
    mma_m8n8k128_b1_xor = SMARCH_ISA_MMA_M8N8K128_B1_XOR,                                   ///< mma.m8n8k128.b1.xor
    mma_m16n8k256_b1_xor = SMARCH_ISA_MMA_M16N8K256_B1_XOR,                                 ///< mma.m16n8k256.b1.xor
    mma_m16n8k256_b1_and = SMARCH_ISA_MMA_M16N8K256_B1_AND,                                 ///< mma.m16n8k256.b1.and
    mma_m16n8k32_e4m3_f32 = SMARCH_ISA_MMA_M16N8K32_E4M3_F32,                               ///< mma.m16n8k32.e4m3.f32
    mma_m16n8k32_e4m3_f16 = SMARCH_ISA_MMA_M16N8K32_E4M3_F16,                               ///< mma.m16n8k32.e4m3.f16
    mma_m16n8k16_e4m3_f32 = SMARCH_ISA_MMA_M16N8K16_E4M3_F32,                               ///< mma.m16n8k16.e4m3.f32
    mma_kind_f8f6f4_e2m1 = SMARCH_ISA_MMA_KIND_F8F6F4_E2M1,                                 ///< mma.kind::f8f6f4.e2m1
    mma_kind_mxf8f6f4_block_scale = SMARCH_ISA_MMA_KIND_MXF8F6F4_BLOCK_SCALE,               ///< mma.kind::mxf8f6f4.block_scale
    mma_kind_mxf4_block_scale_e2m1 = SMARCH_ISA_MMA_KIND_MXF4_BLOCK_SCALE_E2M1,             ///< mma.kind::mxf4.block_scale.e2m1
    mma_kind_mxf4nvf4_block_scale_4x = SMARCH_ISA_MMA_KIND_MXF4NVF4_BLOCK_SCALE_4X,         ///< mma.kind::mxf4nvf4.block_scale.4X
    mma_sp_m16n8k32_f16 = SMARCH_ISA_MMA_SP_M16N8K32_F16,                                   ///< mma.sp.m16n8k32.f16
    mma_sp_ordered_metadata_m16n8k32_f16 = SMARCH_ISA_MMA_SP_ORDERED_METADATA_M16N8K32_F16, ///< mma.sp::ordered_metadata.m16n8k32.f16
    mma_sp_m16n8k128_s4 = SMARCH_ISA_MMA_SP_M16N8K128_S4,                                   ///< mma.sp.m16n8k128.s4
    mma_sp_ordered_m16n8k64_e4m3 = SMARCH_ISA_MMA_SP_ORDERED_M16N8K64_E4M3,                 ///< mma.sp::ordered.m16n8k64.e4m3
    wgmma_mma_async = SMARCH_ISA_WGMMA_MMA_ASYNC,                                           ///< wgmma.mma_async
    wgmma_fence = SMARCH_ISA_WGMMA_FENCE,                                                   ///< wgmma.fence
    tcgen05_alloc = SMARCH_ISA_TCGEN05_ALLOC,                                               ///< tcgen05.alloc
    tcgen05_dealloc = SMARCH_ISA_TCGEN05_DEALLOC,                                           ///< tcgen05.dealloc
    tcgen05_mma_kind_f16 = SMARCH_ISA_TCGEN05_MMA_KIND_F16,                                 ///< tcgen05.mma.kind::f16
    tcgen05_mma_kind_i8 = SMARCH_ISA_TCGEN05_MMA_KIND_I8,                                   ///< tcgen05.mma.kind::i8
    tcgen05_mma_kind_tf32 = SMARCH_ISA_TCGEN05_MMA_KIND_TF32,                               ///< tcgen05.mma.kind::tf32
    tcgen05_mma_kind_f8f6f4 = SMARCH_ISA_TCGEN05_MMA_KIND_F8F6F4,                           ///< tcgen05.mma.kind::f8f6f4
    tcgen05_mma_kind_mxf4_block_scale = SMARCH_ISA_TCGEN05_MMA_KIND_MXF4_BLOCK_SCALE,       ///< tcgen05.mma.kind::mxf4.block_scale
    tcgen05_mma_kind_mxf4nvf4_block16 = SMARCH_ISA_TCGEN05_MMA_KIND_MXF4NVF4_BLOCK16,       ///< tcgen05.mma.kind::mxf4nvf4.block16
    tcgen05_mma_f16_scale_input_d = SMARCH_ISA_TCGEN05_MMA_F16_SCALE_INPUT_D,               ///< tcgen05.mma.f16.scale_input_d
    tcgen05_ld = SMARCH_ISA_TCGEN05_LD,                                                     ///< tcgen05.ld
    tcgen05_ld_red = SMARCH_ISA_TCGEN05_LD_RED,                                             ///< tcgen05.ld.red
    tcgen05_st = SMARCH_ISA_TCGEN05_ST,                                                     ///< tcgen05.st
    tcgen05_cp = SMARCH_ISA_TCGEN05_CP,                                                     ///< tcgen05.cp
    tcgen05_shift = SMARCH_ISA_TCGEN05_SHIFT,                                               ///< tcgen05.shift
    tcgen05_commit = SMARCH_ISA_TCGEN05_COMMIT,                                             ///< tcgen05.commit
    tcgen05_fence = SMARCH_ISA_TCGEN05_FENCE,                                               ///< tcgen05.fence
    ldmatrix_x4 = SMARCH_ISA_LDMATRIX_X4,                                                   ///< ldmatrix.x4
    ldmatrix_m16n16_b8 = SMARCH_ISA_LDMATRIX_M16N16_B8,                                     ///< ldmatrix.m16n16.b8
    ldmatrix_m8n16_b6x16_p32 = SMARCH_ISA_LDMATRIX_M8N16_B6X16_P32,                         ///< ldmatrix.m8n16.b6x16_p32
    stmatrix_x4 = SMARCH_ISA_STMATRIX_X4,                                                   ///< stmatrix.x4
    stmatrix_m16n8_b8 = SMARCH_ISA_STMATRIX_M16N8_B8,                                       ///< stmatrix.m16n8.b8
    movmatrix = SMARCH_ISA_MOVMATRIX,                                                       ///< movmatrix
    cp_async = SMARCH_ISA_CP_ASYNC,                                                         ///< cp.async
    cp_async_mbarrier_arrive = SMARCH_ISA_CP_ASYNC_MBARRIER_ARRIVE,                         ///< cp.async.mbarrier.arrive
    cp_async_bulk_g2cluster = SMARCH_ISA_CP_ASYNC_BULK_G2CLUSTER,                           ///< cp.async.bulk.g2cluster
    cp_async_bulk_g2cta = SMARCH_ISA_CP_ASYNC_BULK_G2CTA,                                   ///< cp.async.bulk.g2cta
    cp_async_bulk_s2g = SMARCH_ISA_CP_ASYNC_BULK_S2G,                                       ///< cp.async.bulk.s2g
    cp_async_bulk_s2g_cp_mask = SMARCH_ISA_CP_ASYNC_BULK_S2G_CP_MASK,                       ///< cp.async.bulk.s2g.cp_mask
    cp_async_bulk_g2cluster_multicast = SMARCH_ISA_CP_ASYNC_BULK_G2CLUSTER_MULTICAST,       ///< cp.async.bulk.g2cluster.multicast
    cp_reduce_async_bulk = SMARCH_ISA_CP_REDUCE_ASYNC_BULK,                                 ///< cp.reduce.async.bulk
    cp_async_bulk_tensor_2d_tile = SMARCH_ISA_CP_ASYNC_BULK_TENSOR_2D_TILE,                 ///< cp.async.bulk.tensor.2d.tile
    cp_async_bulk_tensor_4d_im2col = SMARCH_ISA_CP_ASYNC_BULK_TENSOR_4D_IM2COL,             ///< cp.async.bulk.tensor.4d.im2col
    cp_async_bulk_tensor_2d_tile_gather4 = SMARCH_ISA_CP_ASYNC_BULK_TENSOR_2D_TILE_GATHER4, ///< cp.async.bulk.tensor.2d.tile::gather4
    cp_async_bulk_tensor_2d_cta_group_2 = SMARCH_ISA_CP_ASYNC_BULK_TENSOR_2D_CTA_GROUP_2,   ///< cp.async.bulk.tensor.2d.cta_group::2
    cp_async_bulk_prefetch_tensor = SMARCH_ISA_CP_ASYNC_BULK_PREFETCH_TENSOR,               ///< cp.async.bulk.prefetch.tensor
    tensormap_replace = SMARCH_ISA_TENSORMAP_REPLACE,                                       ///< tensormap.replace
    tensormap_cp_fenceproxy = SMARCH_ISA_TENSORMAP_CP_FENCEPROXY,                           ///< tensormap.cp_fenceproxy
    st_async = SMARCH_ISA_ST_ASYNC,                                                         ///< st.async
    st_async_global_mmio = SMARCH_ISA_ST_ASYNC_GLOBAL_MMIO,                                 ///< st.async.global.mmio
    red_async = SMARCH_ISA_RED_ASYNC,                                                       ///< red.async
    st_bulk = SMARCH_ISA_ST_BULK,                                                           ///< st.bulk
    prefetch_tensormap = SMARCH_ISA_PREFETCH_TENSORMAP,                                     ///< prefetch.tensormap
    cp_async_bulk_tensor_2d_s2g = SMARCH_ISA_CP_ASYNC_BULK_TENSOR_2D_S2G,                   ///< cp.async.bulk.tensor.2d.s2g
    mbarrier_init_arrive = SMARCH_ISA_MBARRIER_INIT_ARRIVE,                                 ///< mbarrier.init/arrive
    mbarrier_try_wait = SMARCH_ISA_MBARRIER_TRY_WAIT,                                       ///< mbarrier.try_wait
    mbarrier_arrive_expect_tx = SMARCH_ISA_MBARRIER_ARRIVE_EXPECT_TX,                       ///< mbarrier.arrive.expect_tx
    mbarrier_test_wait = SMARCH_ISA_MBARRIER_TEST_WAIT,                                     ///< mbarrier.test_wait
    barrier_cluster = SMARCH_ISA_BARRIER_CLUSTER,                                           ///< barrier.cluster
    cluster_ctarank = SMARCH_ISA_CLUSTER_CTARANK,                                           ///< %cluster_ctarank
    mapa = SMARCH_ISA_MAPA,                                                                 ///< mapa
    getctarank = SMARCH_ISA_GETCTARANK,                                                     ///< getctarank
    clusterlaunchcontrol_try_cancel = SMARCH_ISA_CLUSTERLAUNCHCONTROL_TRY_CANCEL,           ///< clusterlaunchcontrol.try_cancel
    isspacep_shared_cluster = SMARCH_ISA_ISSPACEP_SHARED_CLUSTER,                           ///< isspacep.shared::cluster
    shared_cluster_ld = SMARCH_ISA_SHARED_CLUSTER_LD,                                       ///< shared::cluster ld
    createpolicy = SMARCH_ISA_CREATEPOLICY,                                                 ///< createpolicy
    ld_l2_cache_hint = SMARCH_ISA_LD_L2_CACHE_HINT,                                         ///< ld.L2::cache_hint
    ld_l2_128b = SMARCH_ISA_LD_L2_128B,                                                     ///< ld.L2::128B
    ld_l1_no_allocate = SMARCH_ISA_LD_L1_NO_ALLOCATE,                                       ///< ld.L1::no_allocate
    ld_l2_evict_last = SMARCH_ISA_LD_L2_EVICT_LAST,                                         ///< ld.L2::evict_last
    ld_global_b128 = SMARCH_ISA_LD_GLOBAL_B128,                                             ///< ld.global.b128
    ld_global_v8_f32 = SMARCH_ISA_LD_GLOBAL_V8_F32,                                         ///< ld.global.v8.f32
    ld_global_v4_b64 = SMARCH_ISA_LD_GLOBAL_V4_B64,                                         ///< ld.global.v4.b64
    discard_global_l2 = SMARCH_ISA_DISCARD_GLOBAL_L2,                                       ///< discard.global.L2
    applypriority = SMARCH_ISA_APPLYPRIORITY,                                               ///< applypriority
    prefetch_l2_evict_last = SMARCH_ISA_PREFETCH_L2_EVICT_LAST,                             ///< prefetch.L2::evict_last
    stacksave_alloca = SMARCH_ISA_STACKSAVE_ALLOCA,                                         ///< stacksave/alloca
    ld_acquire_cluster = SMARCH_ISA_LD_ACQUIRE_CLUSTER,                                     ///< ld.acquire.cluster
    ld_relaxed_gpu = SMARCH_ISA_LD_RELAXED_GPU,                                             ///< ld.relaxed.gpu
    ld_mmio = SMARCH_ISA_LD_MMIO,                                                           ///< ld.mmio
    atom_l2_cache_hint = SMARCH_ISA_ATOM_L2_CACHE_HINT,                                     ///< atom.L2::cache_hint
    atom_cas_b128 = SMARCH_ISA_ATOM_CAS_B128,                                               ///< atom.cas.b128
    atom_exch_b128 = SMARCH_ISA_ATOM_EXCH_B128,                                             ///< atom.exch.b128
    atom_add_v4_f32 = SMARCH_ISA_ATOM_ADD_V4_F32,                                           ///< atom.add.v4.f32
    atom_add_f64 = SMARCH_ISA_ATOM_ADD_F64,                                                 ///< atom.add.f64
    atom_add_noftz_f16x2 = SMARCH_ISA_ATOM_ADD_NOFTZ_F16X2,                                 ///< atom.add.noftz.f16x2
    atom_add_noftz_bf16x2 = SMARCH_ISA_ATOM_ADD_NOFTZ_BF16X2,                               ///< atom.add.noftz.bf16x2
    atom_add_noftz_bf16 = SMARCH_ISA_ATOM_ADD_NOFTZ_BF16,                                   ///< atom.add.noftz.bf16
    multimem_ld_reduce = SMARCH_ISA_MULTIMEM_LD_REDUCE,                                     ///< multimem.ld_reduce
    multimem_red = SMARCH_ISA_MULTIMEM_RED,                                                 ///< multimem.red
    multimem_ld_reduce_e4m3x4 = SMARCH_ISA_MULTIMEM_LD_REDUCE_E4M3X4,                       ///< multimem.ld_reduce.e4m3x4
    fence_sc_gpu = SMARCH_ISA_FENCE_SC_GPU,                                                 ///< fence.sc.gpu
    fence_acq_rel_gpu = SMARCH_ISA_FENCE_ACQ_REL_GPU,                                       ///< fence.acq_rel.gpu
    fence_acq_rel_cluster = SMARCH_ISA_FENCE_ACQ_REL_CLUSTER,                               ///< fence.acq_rel.cluster
    fence_acquire_gpu = SMARCH_ISA_FENCE_ACQUIRE_GPU,                                       ///< fence.acquire.gpu
    fence_proxy_alias = SMARCH_ISA_FENCE_PROXY_ALIAS,                                       ///< fence.proxy.alias
    fence_proxy_async = SMARCH_ISA_FENCE_PROXY_ASYNC,                                       ///< fence.proxy.async
    fence_proxy_tensormap = SMARCH_ISA_FENCE_PROXY_TENSORMAP,                               ///< fence.proxy.tensormap
    fence_mbarrier_init = SMARCH_ISA_FENCE_MBARRIER_INIT,                                   ///< fence.mbarrier_init
    fence_sync_restrict = SMARCH_ISA_FENCE_SYNC_RESTRICT,                                   ///< fence.sync_restrict
    membar_gl = SMARCH_ISA_MEMBAR_GL,                                                       ///< membar.gl
    membar_proxy_alias = SMARCH_ISA_MEMBAR_PROXY_ALIAS,                                     ///< membar.proxy.alias
    redux_sync_u32 = SMARCH_ISA_REDUX_SYNC_U32,                                             ///< redux.sync.u32
    redux_sync_f32 = SMARCH_ISA_REDUX_SYNC_F32,                                             ///< redux.sync.f32
    redux_sync_nan_f32 = SMARCH_ISA_REDUX_SYNC_NAN_F32,                                     ///< redux.sync.NaN.f32
    elect_sync = SMARCH_ISA_ELECT_SYNC,                                                     ///< elect.sync
    match_any_sync = SMARCH_ISA_MATCH_ANY_SYNC,                                             ///< match.any.sync
    shfl_sync = SMARCH_ISA_SHFL_SYNC,                                                       ///< shfl.sync
    activemask = SMARCH_ISA_ACTIVEMASK,                                                     ///< activemask
    fns = SMARCH_ISA_FNS,                                                                   ///< fns
    barrier_red_32_thr = SMARCH_ISA_BARRIER_RED_32_THR,                                     ///< barrier.red 32 thr
    setmaxnreg = SMARCH_ISA_SETMAXNREG,                                                     ///< setmaxnreg
    griddepcontrol = SMARCH_ISA_GRIDDEPCONTROL,                                             ///< griddepcontrol
    nanosleep = SMARCH_ISA_NANOSLEEP,                                                       ///< nanosleep
    min_xorsign_abs_f32 = SMARCH_ISA_MIN_XORSIGN_ABS_F32,                                   ///< min.xorsign.abs.f32
    min_nan_f32 = SMARCH_ISA_MIN_NAN_F32,                                                   ///< min.NaN.f32
    min_f32_3_input = SMARCH_ISA_MIN_F32_3_INPUT,                                           ///< min.f32 3-input
    fma_relu_f16x2 = SMARCH_ISA_FMA_RELU_F16X2,                                             ///< fma.relu.f16x2
    fma_rn_bf16x2 = SMARCH_ISA_FMA_RN_BF16X2,                                               ///< fma.rn.bf16x2
    add_bf16 = SMARCH_ISA_ADD_BF16,                                                         ///< add.bf16
    add_f32x2 = SMARCH_ISA_ADD_F32X2,                                                       ///< add.f32x2
    add_f32_f16_mixed = SMARCH_ISA_ADD_F32_F16_MIXED,                                       ///< add.f32.f16 mixed
    tanh_approx_f32 = SMARCH_ISA_TANH_APPROX_F32,                                           ///< tanh.approx.f32
    tanh_approx_bf16 = SMARCH_ISA_TANH_APPROX_BF16,                                         ///< tanh.approx.bf16
    ex2_approx_f16 = SMARCH_ISA_EX2_APPROX_F16,                                             ///< ex2.approx.f16
    ex2_approx_ftz_bf16 = SMARCH_ISA_EX2_APPROX_FTZ_BF16,                                   ///< ex2.approx.ftz.bf16
    dp4a = SMARCH_ISA_DP4A,                                                                 ///< dp4a
    add_s16x2 = SMARCH_ISA_ADD_S16X2,                                                       ///< add.s16x2
    min_s16x2 = SMARCH_ISA_MIN_S16X2,                                                       ///< min.s16x2
    vadd4 = SMARCH_ISA_VADD4,                                                               ///< vadd4
    szext_bmsk = SMARCH_ISA_SZEXT_BMSK,                                                     ///< szext/bmsk
    cvt_bf16x2_f32 = SMARCH_ISA_CVT_BF16X2_F32,                                             ///< cvt.bf16x2.f32
    cvt_e4m3x2_f32 = SMARCH_ISA_CVT_E4M3X2_F32,                                             ///< cvt.e4m3x2.f32
    cvt_e2m1x2_f32 = SMARCH_ISA_CVT_E2M1X2_F32,                                             ///< cvt.e2m1x2.f32
    cvt_e2m3x2_f32 = SMARCH_ISA_CVT_E2M3X2_F32,                                             ///< cvt.e2m3x2.f32
    cvt_ue8m0x2_f32 = SMARCH_ISA_CVT_UE8M0X2_F32,                                           ///< cvt.ue8m0x2.f32
    cvt_rs_f16x2_f32 = SMARCH_ISA_CVT_RS_F16X2_F32,                                         ///< cvt.rs.f16x2.f32
    cvt_tf32_f32 = SMARCH_ISA_CVT_TF32_F32,                                                 ///< cvt.tf32.f32
    cvt_rn_satfinite_tf32 = SMARCH_ISA_CVT_RN_SATFINITE_TF32,                               ///< cvt.rn.satfinite.tf32
};

/// Releases of LLVM.
enum class LlvmRelease : std::uint32_t {
    llvm_19 = SMARCH_LLVM_19, ///< LLVM 19.1.7
    llvm_22 = SMARCH_LLVM_22, ///< LLVM 22.1.8
};

/// Nodes of the lattice of targets of LLVM's trunk.
enum class LlvmNode : std::uint32_t {
    any = SMARCH_LLVM_NODE_ANY,       ///< every target
    base = SMARCH_LLVM_NODE_BASE,     ///< from this number on
    family = SMARCH_LLVM_NODE_FAMILY, ///< in this family, from this number on
    arch = SMARCH_LLVM_NODE_ARCH,     ///< this number, architecture-specific
};

/// Syntaxes of architecture lists.
enum class ArchSyntax : std::uint32_t {
    nvcc = SMARCH_ARCH_SYNTAX_NVCC,                     ///< nvcc
    torch_2_15 = SMARCH_ARCH_SYNTAX_TORCH_2_15,         ///< torch
    torch_2_7 = SMARCH_ARCH_SYNTAX_TORCH_2_7,           ///< torch-2.7
    cmake_variable = SMARCH_ARCH_SYNTAX_CMAKE_VARIABLE, ///< cmake
    cmake_env = SMARCH_ARCH_SYNTAX_CMAKE_ENV,           ///< cmake-env
    cmake_property = SMARCH_ARCH_SYNTAX_CMAKE_PROPERTY, ///< cmake-property
    clang_19 = SMARCH_ARCH_SYNTAX_CLANG_19,             ///< clang-19
    clang_22 = SMARCH_ARCH_SYNTAX_CLANG_22,             ///< clang-22
    tensorflow = SMARCH_ARCH_SYNTAX_TENSORFLOW,         ///< tensorflow
    rules_cuda = SMARCH_ARCH_SYNTAX_RULES_CUDA,         ///< rules_cuda
    meson = SMARCH_ARCH_SYNTAX_MESON,                   ///< meson
    cupy = SMARCH_ARCH_SYNTAX_CUPY,                     ///< cupy
    numba = SMARCH_ARCH_SYNTAX_NUMBA,                   ///< numba
    torch_2_9 = SMARCH_ARCH_SYNTAX_TORCH_2_9,           ///< torch-2.9
    torch_2_8 = SMARCH_ARCH_SYNTAX_TORCH_2_8,           ///< torch-2.8
    torch_2_6 = SMARCH_ARCH_SYNTAX_TORCH_2_6,           ///< torch-2.6
    torch_2_2 = SMARCH_ARCH_SYNTAX_TORCH_2_2,           ///< torch-2.2
    torch_2_1 = SMARCH_ARCH_SYNTAX_TORCH_2_1,           ///< torch-2.1
    torch_2_0 = SMARCH_ARCH_SYNTAX_TORCH_2_0,           ///< torch-2.0
    torch_1_13 = SMARCH_ARCH_SYNTAX_TORCH_1_13,         ///< torch-1.13
    cmake_3_28 = SMARCH_ARCH_SYNTAX_CMAKE_3_28,         ///< cmake-3.28
    cmake_3_25 = SMARCH_ARCH_SYNTAX_CMAKE_3_25,         ///< cmake-3.25
    cmake_3_24 = SMARCH_ARCH_SYNTAX_CMAKE_3_24,         ///< cmake-3.24
    cmake_3_23 = SMARCH_ARCH_SYNTAX_CMAKE_3_23,         ///< cmake-3.23
    cmake_3_18 = SMARCH_ARCH_SYNTAX_CMAKE_3_18,         ///< cmake-3.18
    vllm = SMARCH_ARCH_SYNTAX_VLLM,                     ///< vllm
    flashinfer = SMARCH_ARCH_SYNTAX_FLASHINFER,         ///< flashinfer
};
/// In words; a number that is none gives what smarch_arch_syntax_name gives.
[[nodiscard]] inline std::string_view name(ArchSyntax value) noexcept { return smarch_arch_syntax_name(static_cast<std::uint32_t>(value)); }

/// Remarks on architecture lists.
enum class ArchRemark : std::uint32_t {
    default_ = SMARCH_ARCH_REMARK_DEFAULT,              ///< no architecture is named: the tool's default
    machine = SMARCH_ARCH_REMARK_MACHINE,               ///< depends on the machine's devices
    no_device = SMARCH_ARCH_REMARK_NO_DEVICE,           ///< no device: nvcc warns and builds its default
    passed_to_nvcc = SMARCH_ARCH_REMARK_PASSED_TO_NVCC, ///< passed to nvcc as -arch=
    no_flag = SMARCH_ARCH_REMARK_NO_FLAG,               ///< no flag is passed: nvcc builds its default
    last_wins = SMARCH_ARCH_REMARK_LAST_WINS,           ///< given twice: nvcc warns and takes the last
    dropped = SMARCH_ARCH_REMARK_DROPPED,               ///< left out by the tool without a message
    user_flags = SMARCH_ARCH_REMARK_USER_FLAGS,         ///< the caller's own flags name an architecture: none is added
    ptxas_refuses = SMARCH_ARCH_REMARK_PTXAS_REFUSES,   ///< nvcc accepts it, ptxas rejects it
    jit = SMARCH_ARCH_REMARK_JIT,                       ///< compiled at run time, no fat binary
    capped = SMARCH_ARCH_REMARK_CAPPED,                 ///< a device is newer than the tool: the tool's newest architecture is built
    no_ptx = SMARCH_ARCH_REMARK_NO_PTX,                 ///< the tool warns and builds no PTX
};
/// In words; a number that is none gives what smarch_arch_remark_name gives.
[[nodiscard]] inline std::string_view name(ArchRemark value) noexcept { return smarch_arch_remark_name(static_cast<std::uint32_t>(value)); }

/// What is made of two architecture lists.
enum class ArchOperation : std::uint32_t {
    minus = SMARCH_ARCH_OPERATION_MINUS, ///< minus
    and_ = SMARCH_ARCH_OPERATION_AND,    ///< and
    or_ = SMARCH_ARCH_OPERATION_OR,      ///< or
};
/// In words; a number that is none gives what smarch_arch_operation_name gives.
[[nodiscard]] inline std::string_view name(ArchOperation value) noexcept { return smarch_arch_operation_name(static_cast<std::uint32_t>(value)); }

/// Layouts of a cubin.
enum class CubinLayout : std::uint32_t {
    v1 = SMARCH_LAYOUT_V1, ///< V1
    v2 = SMARCH_LAYOUT_V2, ///< V2
};
/// In words; a number that is none gives what smarch_cubin_layout_name gives.
[[nodiscard]] inline std::string_view name(CubinLayout value) noexcept { return smarch_cubin_layout_name(static_cast<std::uint32_t>(value)); }

/// Kinds of cubins.
enum class CubinKind : std::uint32_t {
    executable = SMARCH_CUBIN_EXECUTABLE,   ///< executable
    relocatable = SMARCH_CUBIN_RELOCATABLE, ///< relocatable
    ewp = SMARCH_CUBIN_EWP,                 ///< extensible whole program
    other = SMARCH_CUBIN_OTHER,             ///< other
};
/// In words; a number that is none gives what smarch_cubin_kind_name gives.
[[nodiscard]] inline std::string_view name(CubinKind value) noexcept { return smarch_cubin_kind_name(static_cast<std::uint32_t>(value)); }

/// Debug information of a cubin.
enum class DebugInfo : std::uint32_t {
    none = SMARCH_DEBUG_NONE,         ///< none
    lineinfo = SMARCH_DEBUG_LINEINFO, ///< lines
    full = SMARCH_DEBUG_FULL,         ///< full
};
/// In words; a number that is none gives what smarch_cubin_debug_info_name gives.
[[nodiscard]] inline std::string_view name(DebugInfo value) noexcept { return smarch_cubin_debug_info_name(static_cast<std::uint32_t>(value)); }

/// Texture modes of a cubin.
enum class TextureMode : std::uint32_t {
    unified = SMARCH_TEXTURES_UNIFIED,         ///< unified
    independent = SMARCH_TEXTURES_INDEPENDENT, ///< independent
};
/// In words; a number that is none gives what smarch_cubin_texture_mode_name gives.
[[nodiscard]] inline std::string_view name(TextureMode value) noexcept { return smarch_cubin_texture_mode_name(static_cast<std::uint32_t>(value)); }

/// Kinds of functions in a cubin.
enum class FunctionKind : std::uint32_t {
    entry = SMARCH_FUNCTION_ENTRY,   ///< kernel
    device = SMARCH_FUNCTION_DEVICE, ///< device function
};
/// In words; a number that is none gives what smarch_cubin_function_kind_name gives.
[[nodiscard]] inline std::string_view name(FunctionKind value) noexcept { return smarch_cubin_function_kind_name(static_cast<std::uint32_t>(value)); }

/// Attributes of .nv.info records.
enum class CubinAttribute : std::uint32_t {
    pad = SMARCH_EIATTR_PAD,                                                                     ///< EIATTR_PAD
    image_slot = SMARCH_EIATTR_IMAGE_SLOT,                                                       ///< EIATTR_IMAGE_SLOT
    jumptable_relocs = SMARCH_EIATTR_JUMPTABLE_RELOCS,                                           ///< EIATTR_JUMPTABLE_RELOCS
    ctaidz_used = SMARCH_EIATTR_CTAIDZ_USED,                                                     ///< EIATTR_CTAIDZ_USED
    max_threads = SMARCH_EIATTR_MAX_THREADS,                                                     ///< EIATTR_MAX_THREADS
    image_offset = SMARCH_EIATTR_IMAGE_OFFSET,                                                   ///< EIATTR_IMAGE_OFFSET
    image_size = SMARCH_EIATTR_IMAGE_SIZE,                                                       ///< EIATTR_IMAGE_SIZE
    texture_normalized = SMARCH_EIATTR_TEXTURE_NORMALIZED,                                       ///< EIATTR_TEXTURE_NORMALIZED
    sampler_init = SMARCH_EIATTR_SAMPLER_INIT,                                                   ///< EIATTR_SAMPLER_INIT
    param_cbank = SMARCH_EIATTR_PARAM_CBANK,                                                     ///< EIATTR_PARAM_CBANK
    smem_param_offsets = SMARCH_EIATTR_SMEM_PARAM_OFFSETS,                                       ///< EIATTR_SMEM_PARAM_OFFSETS
    cbank_param_offsets = SMARCH_EIATTR_CBANK_PARAM_OFFSETS,                                     ///< EIATTR_CBANK_PARAM_OFFSETS
    sync_stack = SMARCH_EIATTR_SYNC_STACK,                                                       ///< EIATTR_SYNC_STACK
    texid_sampid_map = SMARCH_EIATTR_TEXID_SAMPID_MAP,                                           ///< EIATTR_TEXID_SAMPID_MAP
    externs = SMARCH_EIATTR_EXTERNS,                                                             ///< EIATTR_EXTERNS
    reqntid = SMARCH_EIATTR_REQNTID,                                                             ///< EIATTR_REQNTID
    frame_size = SMARCH_EIATTR_FRAME_SIZE,                                                       ///< EIATTR_FRAME_SIZE
    min_stack_size = SMARCH_EIATTR_MIN_STACK_SIZE,                                               ///< EIATTR_MIN_STACK_SIZE
    sampler_force_unnormalized = SMARCH_EIATTR_SAMPLER_FORCE_UNNORMALIZED,                       ///< EIATTR_SAMPLER_FORCE_UNNORMALIZED
    bindless_image_offsets = SMARCH_EIATTR_BINDLESS_IMAGE_OFFSETS,                               ///< EIATTR_BINDLESS_IMAGE_OFFSETS
    bindless_texture_bank = SMARCH_EIATTR_BINDLESS_TEXTURE_BANK,                                 ///< EIATTR_BINDLESS_TEXTURE_BANK
    bindless_surface_bank = SMARCH_EIATTR_BINDLESS_SURFACE_BANK,                                 ///< EIATTR_BINDLESS_SURFACE_BANK
    kparam_info = SMARCH_EIATTR_KPARAM_INFO,                                                     ///< EIATTR_KPARAM_INFO
    smem_param_size = SMARCH_EIATTR_SMEM_PARAM_SIZE,                                             ///< EIATTR_SMEM_PARAM_SIZE
    cbank_param_size = SMARCH_EIATTR_CBANK_PARAM_SIZE,                                           ///< EIATTR_CBANK_PARAM_SIZE
    query_numattrib = SMARCH_EIATTR_QUERY_NUMATTRIB,                                             ///< EIATTR_QUERY_NUMATTRIB
    maxreg_count = SMARCH_EIATTR_MAXREG_COUNT,                                                   ///< EIATTR_MAXREG_COUNT
    exit_instr_offsets = SMARCH_EIATTR_EXIT_INSTR_OFFSETS,                                       ///< EIATTR_EXIT_INSTR_OFFSETS
    s2rctaid_instr_offsets = SMARCH_EIATTR_S2RCTAID_INSTR_OFFSETS,                               ///< EIATTR_S2RCTAID_INSTR_OFFSETS
    crs_stack_size = SMARCH_EIATTR_CRS_STACK_SIZE,                                               ///< EIATTR_CRS_STACK_SIZE
    need_cnp_wrapper = SMARCH_EIATTR_NEED_CNP_WRAPPER,                                           ///< EIATTR_NEED_CNP_WRAPPER
    need_cnp_patch = SMARCH_EIATTR_NEED_CNP_PATCH,                                               ///< EIATTR_NEED_CNP_PATCH
    explicit_caching = SMARCH_EIATTR_EXPLICIT_CACHING,                                           ///< EIATTR_EXPLICIT_CACHING
    istypep_used = SMARCH_EIATTR_ISTYPEP_USED,                                                   ///< EIATTR_ISTYPEP_USED
    max_stack_size = SMARCH_EIATTR_MAX_STACK_SIZE,                                               ///< EIATTR_MAX_STACK_SIZE
    suq_used = SMARCH_EIATTR_SUQ_USED,                                                           ///< EIATTR_SUQ_USED
    ld_cachemod_instr_offsets = SMARCH_EIATTR_LD_CACHEMOD_INSTR_OFFSETS,                         ///< EIATTR_LD_CACHEMOD_INSTR_OFFSETS
    load_cache_request = SMARCH_EIATTR_LOAD_CACHE_REQUEST,                                       ///< EIATTR_LOAD_CACHE_REQUEST
    atom_sys_instr_offsets = SMARCH_EIATTR_ATOM_SYS_INSTR_OFFSETS,                               ///< EIATTR_ATOM_SYS_INSTR_OFFSETS
    coop_group_instr_offsets = SMARCH_EIATTR_COOP_GROUP_INSTR_OFFSETS,                           ///< EIATTR_COOP_GROUP_INSTR_OFFSETS
    coop_group_mask_regids = SMARCH_EIATTR_COOP_GROUP_MASK_REGIDS,                               ///< EIATTR_COOP_GROUP_MASK_REGIDS
    sw1850030_war = SMARCH_EIATTR_SW1850030_WAR,                                                 ///< EIATTR_SW1850030_WAR
    wmma_used = SMARCH_EIATTR_WMMA_USED,                                                         ///< EIATTR_WMMA_USED
    has_pre_v10_object = SMARCH_EIATTR_HAS_PRE_V10_OBJECT,                                       ///< EIATTR_HAS_PRE_V10_OBJECT
    atomf16_emul_instr_offsets = SMARCH_EIATTR_ATOMF16_EMUL_INSTR_OFFSETS,                       ///< EIATTR_ATOMF16_EMUL_INSTR_OFFSETS
    atom16_emul_instr_reg_map = SMARCH_EIATTR_ATOM16_EMUL_INSTR_REG_MAP,                         ///< EIATTR_ATOM16_EMUL_INSTR_REG_MAP
    regcount = SMARCH_EIATTR_REGCOUNT,                                                           ///< EIATTR_REGCOUNT
    sw2393858_war = SMARCH_EIATTR_SW2393858_WAR,                                                 ///< EIATTR_SW2393858_WAR
    int_warp_wide_instr_offsets = SMARCH_EIATTR_INT_WARP_WIDE_INSTR_OFFSETS,                     ///< EIATTR_INT_WARP_WIDE_INSTR_OFFSETS
    shared_scratch = SMARCH_EIATTR_SHARED_SCRATCH,                                               ///< EIATTR_SHARED_SCRATCH
    statistics = SMARCH_EIATTR_STATISTICS,                                                       ///< EIATTR_STATISTICS
    indirect_branch_targets = SMARCH_EIATTR_INDIRECT_BRANCH_TARGETS,                             ///< EIATTR_INDIRECT_BRANCH_TARGETS
    sw2861232_war = SMARCH_EIATTR_SW2861232_WAR,                                                 ///< EIATTR_SW2861232_WAR
    sw_war = SMARCH_EIATTR_SW_WAR,                                                               ///< EIATTR_SW_WAR
    cuda_api_version = SMARCH_EIATTR_CUDA_API_VERSION,                                           ///< EIATTR_CUDA_API_VERSION
    num_mbarriers = SMARCH_EIATTR_NUM_MBARRIERS,                                                 ///< EIATTR_NUM_MBARRIERS
    mbarrier_instr_offsets = SMARCH_EIATTR_MBARRIER_INSTR_OFFSETS,                               ///< EIATTR_MBARRIER_INSTR_OFFSETS
    coroutine_resume_id_offsets = SMARCH_EIATTR_COROUTINE_RESUME_ID_OFFSETS,                     ///< EIATTR_COROUTINE_RESUME_ID_OFFSETS
    sam_region_stack_size = SMARCH_EIATTR_SAM_REGION_STACK_SIZE,                                 ///< EIATTR_SAM_REGION_STACK_SIZE
    per_reg_target_perf_stats = SMARCH_EIATTR_PER_REG_TARGET_PERF_STATS,                         ///< EIATTR_PER_REG_TARGET_PERF_STATS
    cta_per_cluster = SMARCH_EIATTR_CTA_PER_CLUSTER,                                             ///< EIATTR_CTA_PER_CLUSTER
    explicit_cluster = SMARCH_EIATTR_EXPLICIT_CLUSTER,                                           ///< EIATTR_EXPLICIT_CLUSTER
    max_cluster_rank = SMARCH_EIATTR_MAX_CLUSTER_RANK,                                           ///< EIATTR_MAX_CLUSTER_RANK
    instr_reg_map = SMARCH_EIATTR_INSTR_REG_MAP,                                                 ///< EIATTR_INSTR_REG_MAP
    reserved_smem_used = SMARCH_EIATTR_RESERVED_SMEM_USED,                                       ///< EIATTR_RESERVED_SMEM_USED
    reserved_smem_0_size = SMARCH_EIATTR_RESERVED_SMEM_0_SIZE,                                   ///< EIATTR_RESERVED_SMEM_0_SIZE
    ucode_section_data = SMARCH_EIATTR_UCODE_SECTION_DATA,                                       ///< EIATTR_UCODE_SECTION_DATA
    unused_load_byte_offset = SMARCH_EIATTR_UNUSED_LOAD_BYTE_OFFSET,                             ///< EIATTR_UNUSED_LOAD_BYTE_OFFSET
    kparam_info_v2 = SMARCH_EIATTR_KPARAM_INFO_V2,                                               ///< EIATTR_KPARAM_INFO_V2
    syscall_offsets = SMARCH_EIATTR_SYSCALL_OFFSETS,                                             ///< EIATTR_SYSCALL_OFFSETS
    sw_war_membar_sys_instr_offsets = SMARCH_EIATTR_SW_WAR_MEMBAR_SYS_INSTR_OFFSETS,             ///< EIATTR_SW_WAR_MEMBAR_SYS_INSTR_OFFSETS
    graphics_global_cbank = SMARCH_EIATTR_GRAPHICS_GLOBAL_CBANK,                                 ///< EIATTR_GRAPHICS_GLOBAL_CBANK
    shader_type = SMARCH_EIATTR_SHADER_TYPE,                                                     ///< EIATTR_SHADER_TYPE
    vrc_cta_init_count = SMARCH_EIATTR_VRC_CTA_INIT_COUNT,                                       ///< EIATTR_VRC_CTA_INIT_COUNT
    tools_patch_func = SMARCH_EIATTR_TOOLS_PATCH_FUNC,                                           ///< EIATTR_TOOLS_PATCH_FUNC
    num_barriers = SMARCH_EIATTR_NUM_BARRIERS,                                                   ///< EIATTR_NUM_BARRIERS
    texmode_independent = SMARCH_EIATTR_TEXMODE_INDEPENDENT,                                     ///< EIATTR_TEXMODE_INDEPENDENT
    perf_statistics = SMARCH_EIATTR_PERF_STATISTICS,                                             ///< EIATTR_PERF_STATISTICS
    at_entry_fragments = SMARCH_EIATTR_AT_ENTRY_FRAGMENTS,                                       ///< EIATTR_AT_ENTRY_FRAGMENTS
    sparse_mma_mask = SMARCH_EIATTR_SPARSE_MMA_MASK,                                             ///< EIATTR_SPARSE_MMA_MASK
    tcgen05_1cta_used = SMARCH_EIATTR_TCGEN05_1CTA_USED,                                         ///< EIATTR_TCGEN05_1CTA_USED
    tcgen05_2cta_used = SMARCH_EIATTR_TCGEN05_2CTA_USED,                                         ///< EIATTR_TCGEN05_2CTA_USED
    gen_errbar_at_exit = SMARCH_EIATTR_GEN_ERRBAR_AT_EXIT,                                       ///< EIATTR_GEN_ERRBAR_AT_EXIT
    reg_reconfig = SMARCH_EIATTR_REG_RECONFIG,                                                   ///< EIATTR_REG_RECONFIG
    annotations = SMARCH_EIATTR_ANNOTATIONS,                                                     ///< EIATTR_ANNOTATIONS
    stack_canary_trap_offsets = SMARCH_EIATTR_STACK_CANARY_TRAP_OFFSETS,                         ///< EIATTR_STACK_CANARY_TRAP_OFFSETS
    stub_function_kind = SMARCH_EIATTR_STUB_FUNCTION_KIND,                                       ///< EIATTR_STUB_FUNCTION_KIND
    local_cta_async_store_offsets = SMARCH_EIATTR_LOCAL_CTA_ASYNC_STORE_OFFSETS,                 ///< EIATTR_LOCAL_CTA_ASYNC_STORE_OFFSETS
    mercury_finalizer_options = SMARCH_EIATTR_MERCURY_FINALIZER_OPTIONS,                         ///< EIATTR_MERCURY_FINALIZER_OPTIONS
    blocks_are_clusters = SMARCH_EIATTR_BLOCKS_ARE_CLUSTERS,                                     ///< EIATTR_BLOCKS_ARE_CLUSTERS
    sanitize = SMARCH_EIATTR_SANITIZE,                                                           ///< EIATTR_SANITIZE
    syscalls_fallback = SMARCH_EIATTR_SYSCALLS_FALLBACK,                                         ///< EIATTR_SYSCALLS_FALLBACK
    cuda_req = SMARCH_EIATTR_CUDA_REQ,                                                           ///< EIATTR_CUDA_REQ
    mercury_isa_version = SMARCH_EIATTR_MERCURY_ISA_VERSION,                                     ///< EIATTR_MERCURY_ISA_VERSION
    exported_function = SMARCH_EIATTR_EXPORTED_FUNCTION,                                         ///< EIATTR_EXPORTED_FUNCTION
    rtcore_entry = SMARCH_EIATTR_RTCORE_ENTRY,                                                   ///< EIATTR_RTCORE_ENTRY
    cluster_launch_control_used = SMARCH_EIATTR_CLUSTER_LAUNCH_CONTROL_USED,                     ///< EIATTR_CLUSTER_LAUNCH_CONTROL_USED
    launch_pre_reg_alloc = SMARCH_EIATTR_LAUNCH_PRE_REG_ALLOC,                                   ///< EIATTR_LAUNCH_PRE_REG_ALLOC
    min_per_cta_memory_size = SMARCH_EIATTR_MIN_PER_CTA_MEMORY_SIZE,                             ///< EIATTR_MIN_PER_CTA_MEMORY_SIZE
    ignoreoob_cp_async_bulk_instr_offsets = SMARCH_EIATTR_IGNOREOOB_CP_ASYNC_BULK_INSTR_OFFSETS, ///< EIATTR_IGNOREOOB_CP_ASYNC_BULK_INSTR_OFFSETS
    language = SMARCH_EIATTR_LANGUAGE,                                                           ///< EIATTR_LANGUAGE
    war5829587_needed = SMARCH_EIATTR_WAR5829587_NEEDED,                                         ///< EIATTR_WAR5829587_NEEDED
    grid_attributes = SMARCH_EIATTR_GRID_ATTRIBUTES,                                             ///< EIATTR_GRID_ATTRIBUTES
    stack_offset = SMARCH_EIATTR_STACK_OFFSET,                                                   ///< EIATTR_STACK_OFFSET
    rt_livestate_sass_map = SMARCH_EIATTR_RT_LIVESTATE_SASS_MAP,                                 ///< EIATTR_RT_LIVESTATE_SASS_MAP
    nvsal_sw_war = SMARCH_EIATTR_NVSAL_SW_WAR,                                                   ///< EIATTR_NVSAL_SW_WAR
    instr_offsets = SMARCH_EIATTR_INSTR_OFFSETS,                                                 ///< EIATTR_INSTR_OFFSETS
    preexit_used = SMARCH_EIATTR_PREEXIT_USED,                                                   ///< EIATTR_PREEXIT_USED
};
/// In words; a number that is none gives what smarch_cubin_attribute_name gives.
[[nodiscard]] inline std::string_view name(CubinAttribute value) noexcept { return smarch_cubin_attribute_name(static_cast<std::uint32_t>(value)); }

/// What a file is, as its first bytes tell.
enum class FileKind : std::uint32_t {
    empty = SMARCH_FILE_EMPTY,                                         ///< empty file
    cubin = SMARCH_FILE_CUBIN,                                         ///< cubin
    ptx = SMARCH_FILE_PTX,                                             ///< PTX text
    fat_binary = SMARCH_FILE_FAT_BINARY,                               ///< fat binary
    elf = SMARCH_FILE_ELF,                                             ///< ELF file
    pe = SMARCH_FILE_PE,                                               ///< PE file
    coff = SMARCH_FILE_COFF,                                           ///< COFF object
    archive = SMARCH_FILE_ARCHIVE,                                     ///< archive
    thin_archive = SMARCH_FILE_THIN_ARCHIVE,                           ///< thin archive
    lto_ir = SMARCH_FILE_LTO_IR,                                       ///< LTO IR
    tile_ir = SMARCH_FILE_TILE_IR,                                     ///< Tile IR
    elf_big_endian = SMARCH_FILE_ELF_BIG_ENDIAN,                       ///< big-endian ELF file
    mach_o = SMARCH_FILE_MACH_O,                                       ///< Mach-O file
    dos = SMARCH_FILE_DOS,                                             ///< MS-DOS program
    coff_import = SMARCH_FILE_COFF_IMPORT,                             ///< import object
    coff_anonymous = SMARCH_FILE_COFF_ANONYMOUS,                       ///< object for link-time code generation of MSVC
    rocm_code_object = SMARCH_FILE_ROCM_CODE_OBJECT,                   ///< ROCm code object
    offload_bundle = SMARCH_FILE_OFFLOAD_BUNDLE,                       ///< offload bundle of clang
    offload_bundle_compressed = SMARCH_FILE_OFFLOAD_BUNDLE_COMPRESSED, ///< compressed offload bundle of clang
    offload_binary = SMARCH_FILE_OFFLOAD_BINARY,                       ///< offload binary of clang
    llvm_bitcode = SMARCH_FILE_LLVM_BITCODE,                           ///< LLVM bitcode
    spir_v = SMARCH_FILE_SPIR_V,                                       ///< SPIR-V
    zip = SMARCH_FILE_ZIP,                                             ///< zip archive
    gzip = SMARCH_FILE_GZIP,                                           ///< gzip file
    tar = SMARCH_FILE_TAR,                                             ///< tar archive
    zstd = SMARCH_FILE_ZSTD,                                           ///< zstd file
    xz = SMARCH_FILE_XZ,                                               ///< xz file
    bzip2 = SMARCH_FILE_BZIP2,                                         ///< bzip2 file
    lz4 = SMARCH_FILE_LZ4,                                             ///< LZ4 file
    seven_zip = SMARCH_FILE_SEVEN_ZIP,                                 ///< 7z archive
    text = SMARCH_FILE_TEXT,                                           ///< text
};
/// In words; a number that is none gives what smarch_file_kind_name gives.
[[nodiscard]] inline std::string_view name(FileKind value) noexcept { return smarch_file_kind_name(static_cast<std::uint32_t>(value)); }

/// Where in a file a fat binary is.
enum class FatbinPlace : std::uint32_t {
    file = SMARCH_PLACE_FILE,                 ///< the file
    nv_fatbin = SMARCH_PLACE_NV_FATBIN,       ///< .nv_fatbin
    nv_relfatbin = SMARCH_PLACE_NV_RELFATBIN, ///< __nv_relfatbin
    nv_fatb = SMARCH_PLACE_NV_FATB,           ///< .nv_fatb
    nv_rel = SMARCH_PLACE_NV_REL,             ///< __nv_rel
};
/// In words; a number that is none gives what smarch_fatbin_place_name gives.
[[nodiscard]] inline std::string_view name(FatbinPlace value) noexcept { return smarch_fatbin_place_name(static_cast<std::uint32_t>(value)); }

/// What an entry of a fat binary holds.
enum class EntryKind : std::uint32_t {
    ptx = SMARCH_ENTRY_PTX,                         ///< ptx
    cubin = SMARCH_ENTRY_CUBIN,                     ///< elf
    lto = SMARCH_ENTRY_LTO,                         ///< nvvm
    index = SMARCH_ENTRY_INDEX,                     ///< index
    relocatable_ptx = SMARCH_ENTRY_RELOCATABLE_PTX, ///< relocatable ptx
    tile_ir = SMARCH_ENTRY_TILE_IR,                 ///< tile ir
    concatenated = SMARCH_ENTRY_CONCATENATED,       ///< concatenated entry
};
/// In words; a number that is none gives what smarch_fatbin_entry_kind_name gives.
[[nodiscard]] inline std::string_view name(EntryKind value) noexcept { return smarch_fatbin_entry_kind_name(static_cast<std::uint32_t>(value)); }

/// Flags of an entry of a fat binary.
enum class EntryFlag : std::uint32_t {
    bits_64 = SMARCH_FATBIN_BITS_64,     ///< 64bit
    debug = SMARCH_FATBIN_DEBUG,         ///< debug information
    cuda = SMARCH_FATBIN_CUDA,           ///< made for CUDA
    opencl = SMARCH_FATBIN_OPENCL,       ///< made for OpenCL
    linux_ = SMARCH_FATBIN_LINUX,        ///< host = linux
    mac = SMARCH_FATBIN_MAC,             ///< host = mac
    windows = SMARCH_FATBIN_WINDOWS,     ///< host = windows
    scrambled = SMARCH_FATBIN_SCRAMBLED, ///< scrambled
    suffix_a = SMARCH_FATBIN_SUFFIX_A,   ///< suffix a
    suffix_f = SMARCH_FATBIN_SUFFIX_F,   ///< suffix f
    compat = SMARCH_FATBIN_COMPAT,       ///< copy of .nv.compat
};

/// How the payload of an entry is compressed.
enum class Compression : std::uint32_t {
    none = SMARCH_COMPRESSION_NONE,       ///< none
    lz4 = SMARCH_COMPRESSION_LZ4,         ///< lz4
    zstd = SMARCH_COMPRESSION_ZSTD,       ///< zstd
    unknown = SMARCH_COMPRESSION_UNKNOWN, ///< unknown
};
/// In words; a number that is none gives what smarch_fatbin_compression_name gives.
[[nodiscard]] inline std::string_view name(Compression value) noexcept { return smarch_fatbin_compression_name(static_cast<std::uint32_t>(value)); }

/// Steps of a profile's construction.
enum class ProfileStep : std::uint32_t {
    allocate = SMARCH_STEP_ALLOCATE,     ///< sub_71BDE0: allocate 1936 bytes
    structural = SMARCH_STEP_STRUCTURAL, ///< sub_C1B7A0: zero fill and structural defaults
    overlay = SMARCH_STEP_OVERLAY,       ///< sub_917990: overlay
    per_sm = SMARCH_STEP_PER_SM,         ///< sub_60AXXX: per-SM initializer
    vendor = SMARCH_STEP_VENDOR,         ///< sub_43A400: vendor fields
    baseline = SMARCH_STEP_BASELINE,     ///< sub_8688F0: hardware baseline
};
/// In words; a number that is none gives what smarch_profile_step_name gives.
[[nodiscard]] inline std::string_view name(ProfileStep value) noexcept { return smarch_profile_step_name(static_cast<std::uint32_t>(value)); }

/// Who stores a field of a profile.
enum class Setter : std::uint32_t {
    structural = SMARCH_SETTER_STRUCTURAL, ///< sub_C1B7A0
    overlay = SMARCH_SETTER_OVERLAY,       ///< sub_917990
    per_sm = SMARCH_SETTER_PER_SM,         ///< per-SM init
    vendor = SMARCH_SETTER_VENDOR,         ///< sub_43A400
    runtime = SMARCH_SETTER_RUNTIME,       ///< runtime
    baseline = SMARCH_SETTER_BASELINE,     ///< sub_8688F0
};
/// In words; a number that is none gives what smarch_profile_setter_name gives.
[[nodiscard]] inline std::string_view name(Setter value) noexcept { return smarch_profile_setter_name(static_cast<std::uint32_t>(value)); }

/// What a setter stores into a field of a profile.
enum class ProfileFill : std::uint32_t {
    value = SMARCH_FILL_VALUE,                             ///< a constant
    codegen_factory = SMARCH_FILL_CODEGEN_FACTORY,         ///< the codegen factory
    zero_if_flag_355 = SMARCH_FILL_ZERO_IF_FLAG_355,       ///< zero when the flag at +355 is set, on sm_90 and later
    zero_if_flag_233 = SMARCH_FILL_ZERO_IF_FLAG_233,       ///< zero when the flag at +233 is set
    module_base = SMARCH_FILL_MODULE_BASE,                 ///< the module base
    cli_option = SMARCH_FILL_CLI_OPTION,                   ///< the compiler driver's option value
    vendor_string = SMARCH_FILL_VENDOR_STRING,             ///< a pointer to the vendor's name
    associated_data = SMARCH_FILL_ASSOCIATED_DATA,         ///< a pointer from a callback
    sm_backend = SMARCH_FILL_SM_BACKEND,                   ///< a pointer to the SM backend
    shared_memory_table = SMARCH_FILL_SHARED_MEMORY_TABLE, ///< a pointer to the shared memory sizes
    block = SMARCH_FILL_BLOCK,                             ///< a constant block
    shared_memory_count = SMARCH_FILL_SHARED_MEMORY_COUNT, ///< how many shared memory sizes there are
};
/// In words; a number that is none gives what smarch_profile_fill_name gives.
[[nodiscard]] inline std::string_view name(ProfileFill value) noexcept { return smarch_profile_fill_name(static_cast<std::uint32_t>(value)); }

/// Where the bytes of a store come from.
enum class Stored : std::uint32_t {
    constant = SMARCH_STORED_CONSTANT, ///< constant
    supplied = SMARCH_STORED_SUPPLIED, ///< supplied
    unknown = SMARCH_STORED_UNKNOWN,   ///< unknown
    partly = SMARCH_STORED_PARTLY,     ///< partly known
};
/// In words; a number that is none gives what smarch_profile_stored_name gives.
[[nodiscard]] inline std::string_view name(Stored value) noexcept { return smarch_profile_stored_name(static_cast<std::uint32_t>(value)); }

/// How two values compare of which one or both may not be known.
enum class ProfileComparison : std::uint32_t {
    equal = SMARCH_COMPARISON_EQUAL,     ///< equal
    differs = SMARCH_COMPARISON_DIFFERS, ///< differs
    unknown = SMARCH_COMPARISON_UNKNOWN, ///< unknown
};
/// In words; a number that is none gives what smarch_profile_comparison_name gives.
[[nodiscard]] inline std::string_view name(ProfileComparison value) noexcept { return smarch_profile_comparison_name(static_cast<std::uint32_t>(value)); }

/// When a profile was dumped.
enum class ProfileMoment : std::uint32_t {
    constructed = SMARCH_MOMENT_CONSTRUCTED, ///< after construction
    running = SMARCH_MOMENT_RUNNING,         ///< while running
};
/// In words; a number that is none gives what smarch_profile_moment_name gives.
[[nodiscard]] inline std::string_view name(ProfileMoment value) noexcept { return smarch_profile_moment_name(static_cast<std::uint32_t>(value)); }

/// Which value of a flag a profile fits.
enum class ProfileCondition : std::uint32_t {
    set = SMARCH_CONDITION_SET,         ///< set
    clear = SMARCH_CONDITION_CLEAR,     ///< not set
    either = SMARCH_CONDITION_EITHER,   ///< either
    neither = SMARCH_CONDITION_NEITHER, ///< neither
};
/// In words; a number that is none gives what smarch_profile_condition_name gives.
[[nodiscard]] inline std::string_view name(ProfileCondition value) noexcept { return smarch_profile_condition_name(static_cast<std::uint32_t>(value)); }

/// What decides how much shared memory an SM is given.
enum class SmemSplit : std::uint32_t {
    fixed = SMARCH_SMEM_SPLIT_FIXED,               ///< fixed
    cache_config = SMARCH_SMEM_SPLIT_CACHE_CONFIG, ///< cache preference
    carveout = SMARCH_SMEM_SPLIT_CARVEOUT,         ///< carve-out
};
/// In words; a number that is none gives what smarch_smem_split_name gives.
[[nodiscard]] inline std::string_view name(SmemSplit value) noexcept { return smarch_smem_split_name(static_cast<std::uint32_t>(value)); }

/// Where a geometry comes from.
enum class GeometrySource : std::uint32_t {
    guide = SMARCH_SOURCE_GUIDE,       ///< programming guide
    files = SMARCH_SOURCE_FILES,       ///< spreadsheet, headers, device queries
    inferred = SMARCH_SOURCE_INFERRED, ///< partly inferred
};
/// In words; a number that is none gives what smarch_geometry_source_name gives.
[[nodiscard]] inline std::string_view name(GeometrySource value) noexcept { return smarch_geometry_source_name(static_cast<std::uint32_t>(value)); }

/// Cache preferences of a kernel.
enum class CachePreference : std::uint32_t {
    none = SMARCH_CACHE_NONE,     ///< none
    shared = SMARCH_CACHE_SHARED, ///< shared
    l1 = SMARCH_CACHE_L1,         ///< L1
    equal = SMARCH_CACHE_EQUAL,   ///< equal
};
/// In words; a number that is none gives what smarch_cache_preference_name gives.
[[nodiscard]] inline std::string_view name(CachePreference value) noexcept { return smarch_cache_preference_name(static_cast<std::uint32_t>(value)); }

/// What limits occupancy.
enum class Limiter : std::uint32_t {
    warps = SMARCH_LIMITER_WARPS,         ///< warps, and threads per block
    registers = SMARCH_LIMITER_REGISTERS, ///< registers
    smem = SMARCH_LIMITER_SMEM,           ///< shared memory
    slots = SMARCH_LIMITER_SLOTS,         ///< blocks per SM
    barriers = SMARCH_LIMITER_BARRIERS,   ///< named barriers
    virtual_ = SMARCH_LIMITER_VIRTUAL,    ///< virtual resources
};

/// Launch bounds that do not count.
enum class IgnoredBounds : std::uint32_t {
    none = SMARCH_IGNORED_NONE,             ///< none
    min_blocks = SMARCH_IGNORED_MIN_BLOCKS, ///< blocks per SM
    both = SMARCH_IGNORED_BOTH,             ///< threads per block and blocks per SM
};
/// In words; a number that is none gives what smarch_ignored_bounds_name gives.
[[nodiscard]] inline std::string_view name(IgnoredBounds value) noexcept { return smarch_ignored_bounds_name(static_cast<std::uint32_t>(value)); }

/// Axes of a curve.
enum class Axis : std::uint32_t {
    block_size = SMARCH_AXIS_BLOCK_SIZE,     ///< block size
    registers = SMARCH_AXIS_REGISTERS,       ///< registers per thread
    dynamic_smem = SMARCH_AXIS_DYNAMIC_SMEM, ///< dynamic shared memory
};

/// Kinds of evidence.
enum class Evidence : std::uint32_t {
    documented = SMARCH_EVIDENCE_DOCUMENTED, ///< the text of a document
    measured = SMARCH_EVIDENCE_MEASURED,     ///< a tool that was run
    public_ = SMARCH_EVIDENCE_PUBLIC,        ///< a public specification
};

/// Diagnostics of cicc.
enum class CiccDiagnostic : std::uint32_t {
    cluster_dims = SMARCH_CICC_DIAGNOSTIC_CLUSTER_DIMS,                       ///< __cluster_dims__ is not supported for this GPU architecture
    cluster_blocks = SMARCH_CICC_DIAGNOSTIC_CLUSTER_BLOCKS,                   ///< cannot specify max blocks per cluster for this GPU architecture
    block_size = SMARCH_CICC_DIAGNOSTIC_BLOCK_SIZE,                           ///< __block_size__ is not supported for this GPU architecture
    block_size_tuple = SMARCH_CICC_DIAGNOSTIC_BLOCK_SIZE_TUPLE,               ///< cannot specify the second tuple in __block_size__ while __cluster_dims__ is present
    va_opt = SMARCH_CICC_DIAGNOSTIC_VA_OPT,                                   ///< the identifier __VA_OPT__ can only appear in the replacement lists of variadic macros
    literal_suffix = SMARCH_CICC_DIAGNOSTIC_LITERAL_SUFFIX,                   ///< a user-provided literal suffix must begin with "_"
    literal_operator = SMARCH_CICC_DIAGNOSTIC_LITERAL_OPERATOR,               ///< user-defined literal operator not found
    number_end = SMARCH_CICC_DIAGNOSTIC_NUMBER_END,                           ///< extra text after expected end of number
    float_variant = SMARCH_CICC_DIAGNOSTIC_FLOAT_VARIANT,                     ///< Internal Compiler Error (codegen): "unsupported float variant!"
    float128 = SMARCH_CICC_DIAGNOSTIC_FLOAT128,                               ///< "__float128" is a 128-bit floating-point, which is not supported in device code
    parameter_space = SMARCH_CICC_DIAGNOSTIC_PARAMETER_SPACE,                 ///< Formal parameter space overflowed (40008 bytes required, max 32764 bytes allowed) in function k
    constant_value = SMARCH_CICC_DIAGNOSTIC_CONSTANT_VALUE,                   ///< expression must have a constant value
    load_store_cluster = SMARCH_CICC_DIAGNOSTIC_LOAD_STORE_CLUSTER,           ///< atomic load and store's scope of cluster is supported on architecture sm_90 or above. Using device scope instead.
    atomic_cluster = SMARCH_CICC_DIAGNOSTIC_ATOMIC_CLUSTER,                   ///< atomic operations' scope of cluster is supported on architecture sm_90 or above. Using device scope instead.
    atomic128 = SMARCH_CICC_DIAGNOSTIC_ATOMIC128,                             ///< 128-bit atomic exchange or compare-and-exchange is supported on architecture sm_90 or above.
    atomic_size = SMARCH_CICC_DIAGNOSTIC_ATOMIC_SIZE,                         ///< generic nv atomic functions are valid only on objects of size 1, 2, 4, 8 and 16 bytes.
    cas_size = SMARCH_CICC_DIAGNOSTIC_CAS_SIZE,                               ///< atomic CAS is valid only on objects of size 2, 4, 8 or 16 bytes.
    min_max_float = SMARCH_CICC_DIAGNOSTIC_MIN_MAX_FLOAT,                     ///< atomic operations min and max are not supported on any floating-point types.
    thread_scope = SMARCH_CICC_DIAGNOSTIC_THREAD_SCOPE,                       ///< invalid thread scope value for atomic operations.
    load_order = SMARCH_CICC_DIAGNOSTIC_LOAD_ORDER,                           ///< atomic load's memory order cannot be release or acq_rel.
    store_order = SMARCH_CICC_DIAGNOSTIC_STORE_ORDER,                         ///< atomic store's memory order cannot be consume, acquire or acq_rel.
    exchange_size = SMARCH_CICC_DIAGNOSTIC_EXCHANGE_SIZE,                     ///< atomic exchange is valid only on objects of size 4, 8 or 16 bytes.
    fetch_size = SMARCH_CICC_DIAGNOSTIC_FETCH_SIZE,                           ///< atomic operations and, or, xor, add, sub, min and max are valid only on objects of size 4, or 8.
    add_signed64 = SMARCH_CICC_DIAGNOSTIC_ADD_SIGNED64,                       ///< atomic operations add and sub are not valid on signed integer of size 8.
    fetch_type = SMARCH_CICC_DIAGNOSTIC_FETCH_TYPE,                           ///< first argument must be a pointer to integer, unscoped enum or float type
    logical_float = SMARCH_CICC_DIAGNOSTIC_LOGICAL_FLOAT,                     ///< For a logical atomic operation, the first argument cannot be any floating-point types.
    atomic128_pre70 = SMARCH_CICC_DIAGNOSTIC_ATOMIC128_PRE70,                 ///< 128-bit atomic load and store are supported on architecture sm_70 or above.
    register_params_off = SMARCH_CICC_DIAGNOSTIC_REGISTER_PARAMS_OFF,         ///< __nv_register_params__ support is not enabled
    register_params = SMARCH_CICC_DIAGNOSTIC_REGISTER_PARAMS,                 ///< __nv_register_params__ is only supported for compute_80 or later architecture
    alloca_pre52 = SMARCH_CICC_DIAGNOSTIC_ALLOCA_PRE52,                       ///< alloca() is not supported for architectures lower than compute_52
    grid_constant_pre70 = SMARCH_CICC_DIAGNOSTIC_GRID_CONSTANT_PRE70,         ///< __grid_constant__ annotation is only allowed for architecture compute_70 or later
    wgmma = SMARCH_CICC_DIAGNOSTIC_WGMMA,                                     ///< __wgmma_mma_async builtins are only available for sm_90a
    order_pre70 = SMARCH_CICC_DIAGNOSTIC_ORDER_PRE70,                         ///< atomic operations' argument of memory order is supported on architecture sm_70 or above. Fall back to use membar.
    cas16_pre70 = SMARCH_CICC_DIAGNOSTIC_CAS16_PRE70,                         ///< 16-bit atomic compare-and-exchange is supported on architecture sm_70 or above.
    atomic_pre60 = SMARCH_CICC_DIAGNOSTIC_ATOMIC_PRE60,                       ///< __nv_atomic_* functions are not supported on arch < sm_60.
    undefined_float16 = SMARCH_CICC_DIAGNOSTIC_UNDEFINED_FLOAT16,             ///< identifier "_Float16" is undefined
    undefined_bf16 = SMARCH_CICC_DIAGNOSTIC_UNDEFINED_BF16,                   ///< identifier "__bf16" is undefined
    undefined_float128 = SMARCH_CICC_DIAGNOSTIC_UNDEFINED_FLOAT128,           ///< identifier "__float128" is undefined
    undefined_int128 = SMARCH_CICC_DIAGNOSTIC_UNDEFINED_INT128,               ///< identifier "__int128" is undefined
    undefined_constexpr = SMARCH_CICC_DIAGNOSTIC_UNDEFINED_CONSTEXPR,         ///< identifier "constexpr" is undefined
    undefined_a = SMARCH_CICC_DIAGNOSTIC_UNDEFINED_A,                         ///< identifier "a" is undefined
    undefined_p = SMARCH_CICC_DIAGNOSTIC_UNDEFINED_P,                         ///< identifier "p" is undefined
    semicolon = SMARCH_CICC_DIAGNOSTIC_SEMICOLON,                             ///< expected a ";"
    parenthesis = SMARCH_CICC_DIAGNOSTIC_PARENTHESIS,                         ///< expected a ")"
    missing_type = SMARCH_CICC_DIAGNOSTIC_MISSING_TYPE,                       ///< explicit type is missing ("int" assumed)
    float128_as_double = SMARCH_CICC_DIAGNOSTIC_FLOAT128_AS_DOUBLE,           ///< '__float128' is treated as 'double' in device code
    float128_to_float64 = SMARCH_CICC_DIAGNOSTIC_FLOAT128_TO_FLOAT64,         ///< the std::float128_t type is not supported; std::float64_t will be used instead
    extended_float16 = SMARCH_CICC_DIAGNOSTIC_EXTENDED_FLOAT16,               ///< "std::float16_t" is a C++23 extended floating-point, which is not supported in device code
    extended_float32 = SMARCH_CICC_DIAGNOSTIC_EXTENDED_FLOAT32,               ///< "std::float32_t" is a C++23 extended floating-point, which is not supported in device code
    extended_float64 = SMARCH_CICC_DIAGNOSTIC_EXTENDED_FLOAT64,               ///< "std::float64_t" is a C++23 extended floating-point, which is not supported in device code
    extended_float128 = SMARCH_CICC_DIAGNOSTIC_EXTENDED_FLOAT128,             ///< "std::float128_t" is a 128-bit floating-point, which is not supported in device code
    extended_bfloat16 = SMARCH_CICC_DIAGNOSTIC_EXTENDED_BFLOAT16,             ///< "std::bfloat16_t" is a C++23 extended floating-point, which is not supported in device code
    extended_float16_type = SMARCH_CICC_DIAGNOSTIC_EXTENDED_FLOAT16_TYPE,     ///< "_Float16" (aka "std::float16_t") is a C++23 extended floating-point, which is not supported in device code
    extended_bf16 = SMARCH_CICC_DIAGNOSTIC_EXTENDED_BF16,                     ///< "__bf16" is a C++23 extended floating-point, which is not supported in device code
    extended_bf16_type = SMARCH_CICC_DIAGNOSTIC_EXTENDED_BF16_TYPE,           ///< "__bf16" (aka "std::bfloat16_t") is a C++23 extended floating-point, which is not supported in device code
    load_store_cluster_13_5 = SMARCH_CICC_DIAGNOSTIC_LOAD_STORE_CLUSTER_13_5, ///< atomic load and store's scope of cluster is supported on architecture sm_90 or above. Using device scope instead.
    atomic_cluster_13_5 = SMARCH_CICC_DIAGNOSTIC_ATOMIC_CLUSTER_13_5,         ///< atomic operations' scope of cluster is supported on architecture sm_90 or above. Using device scope instead.
    parameter_space_placed = SMARCH_CICC_DIAGNOSTIC_PARAMETER_SPACE_PLACED,   ///< Formal parameter space overflowed (40008 bytes required, max 32764 bytes allowed) in function k
};

/// Severities of diagnostics.
enum class CiccSeverity : std::uint32_t {
    warning = SMARCH_CICC_SEVERITY_WARNING, ///< warning
    error = SMARCH_CICC_SEVERITY_ERROR,     ///< error
    backend = SMARCH_CICC_SEVERITY_BACKEND, ///< Error
};

/// Constructs that cicc was given.
enum class CiccConstruct : std::uint32_t {
    cluster_dims2 = SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS2,                             ///< cluster_dims(2,1,1)
    cluster_dims_empty = SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS_EMPTY,                   ///< cluster_dims()
    cluster_dims9 = SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS9,                             ///< cluster_dims(9,1,1)
    cluster_dims17 = SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS17,                           ///< cluster_dims(17,1,1)
    launch_bounds3 = SMARCH_CICC_CONSTRUCT_LAUNCH_BOUNDS3,                           ///< launch_bounds(128,1,2)
    launch_bounds2 = SMARCH_CICC_CONSTRUCT_LAUNCH_BOUNDS2,                           ///< launch_bounds(128,1)
    block_size = SMARCH_CICC_CONSTRUCT_BLOCK_SIZE,                                   ///< block_size((128,1,1))
    block_size_cluster = SMARCH_CICC_CONSTRUCT_BLOCK_SIZE_CLUSTER,                   ///< block_size((128,1,1),(2,1,1))
    block_size_and_cluster_dims = SMARCH_CICC_CONSTRUCT_BLOCK_SIZE_AND_CLUSTER_DIMS, ///< block_size+cluster_dims
    maxnreg = SMARCH_CICC_CONSTRUCT_MAXNREG,                                         ///< maxnreg(32)
    grid_constant = SMARCH_CICC_CONSTRUCT_GRID_CONSTANT,                             ///< grid_constant
    nv_pure = SMARCH_CICC_CONSTRUCT_NV_PURE,                                         ///< nv_pure
    va_opt = SMARCH_CICC_CONSTRUCT_VA_OPT,                                           ///< VA_OPT
    va_opt_misuse = SMARCH_CICC_CONSTRUCT_VA_OPT_MISUSE,                             ///< VA_OPT misuse (non-variadic)
    literal_lower_f16 = SMARCH_CICC_CONSTRUCT_LITERAL_LOWER_F16,                     ///< literal 1.0f16
    literal_upper_f16 = SMARCH_CICC_CONSTRUCT_LITERAL_UPPER_F16,                     ///< literal 1.0F16
    literal_lower_bf16 = SMARCH_CICC_CONSTRUCT_LITERAL_LOWER_BF16,                   ///< literal 1.0bf16
    literal_upper_bf16 = SMARCH_CICC_CONSTRUCT_LITERAL_UPPER_BF16,                   ///< literal 1.0BF16
    literal_f32 = SMARCH_CICC_CONSTRUCT_LITERAL_F32,                                 ///< literal 1.0f32
    literal_f64 = SMARCH_CICC_CONSTRUCT_LITERAL_F64,                                 ///< literal 1.0f64
    literal_f128 = SMARCH_CICC_CONSTRUCT_LITERAL_F128,                               ///< literal 1.0f128
    float16 = SMARCH_CICC_CONSTRUCT_FLOAT16,                                         ///< _Float16 type
    bf16 = SMARCH_CICC_CONSTRUCT_BF16,                                               ///< __bf16 type
    float128 = SMARCH_CICC_CONSTRUCT_FLOAT128,                                       ///< __float128 type
    int128 = SMARCH_CICC_CONSTRUCT_INT128,                                           ///< __int128 type
    alloca = SMARCH_CICC_CONSTRUCT_ALLOCA,                                           ///< alloca
    parameter5000 = SMARCH_CICC_CONSTRUCT_PARAMETER5000,                             ///< bigparam 5000B
    parameter32764 = SMARCH_CICC_CONSTRUCT_PARAMETER32764,                           ///< bigparam 32764B
    parameter40000 = SMARCH_CICC_CONSTRUCT_PARAMETER40000,                           ///< bigparam 40000B
    asm_tcgen05 = SMARCH_CICC_CONSTRUCT_ASM_TCGEN05,                                 ///< asm tcgen05
    asm_bad = SMARCH_CICC_CONSTRUCT_ASM_BAD,                                         ///< asm bad
    constexpr_vla = SMARCH_CICC_CONSTRUCT_CONSTEXPR_VLA,                             ///< constexpr VLA
    atomic_load_thread = SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_THREAD,                   ///< atomic_load int scope THREAD
    atomic_fetch_add_thread = SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_THREAD,         ///< atomic_fetch_add int scope THREAD
    atomic_store_thread = SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_THREAD,                 ///< atomic_store int scope THREAD
    thread_fence_thread = SMARCH_CICC_CONSTRUCT_THREAD_FENCE_THREAD,                 ///< thread_fence scope THREAD
    atomic_load_block = SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_BLOCK,                     ///< atomic_load int scope BLOCK
    atomic_fetch_add_block = SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_BLOCK,           ///< atomic_fetch_add int scope BLOCK
    atomic_store_block = SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_BLOCK,                   ///< atomic_store int scope BLOCK
    thread_fence_block = SMARCH_CICC_CONSTRUCT_THREAD_FENCE_BLOCK,                   ///< thread_fence scope BLOCK
    atomic_load_cluster = SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_CLUSTER,                 ///< atomic_load int scope CLUSTER
    atomic_fetch_add_cluster = SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_CLUSTER,       ///< atomic_fetch_add int scope CLUSTER
    atomic_store_cluster = SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_CLUSTER,               ///< atomic_store int scope CLUSTER
    thread_fence_cluster = SMARCH_CICC_CONSTRUCT_THREAD_FENCE_CLUSTER,               ///< thread_fence scope CLUSTER
    atomic_load_device = SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_DEVICE,                   ///< atomic_load int scope DEVICE
    atomic_fetch_add_device = SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_DEVICE,         ///< atomic_fetch_add int scope DEVICE
    atomic_store_device = SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_DEVICE,                 ///< atomic_store int scope DEVICE
    thread_fence_device = SMARCH_CICC_CONSTRUCT_THREAD_FENCE_DEVICE,                 ///< thread_fence scope DEVICE
    atomic_load_system = SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_SYSTEM,                   ///< atomic_load int scope SYSTEM
    atomic_fetch_add_system = SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_SYSTEM,         ///< atomic_fetch_add int scope SYSTEM
    atomic_store_system = SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_SYSTEM,                 ///< atomic_store int scope SYSTEM
    thread_fence_system = SMARCH_CICC_CONSTRUCT_THREAD_FENCE_SYSTEM,                 ///< thread_fence scope SYSTEM
    bytes16_load_device = SMARCH_CICC_CONSTRUCT_BYTES16_LOAD_DEVICE,                 ///< atomic 16B load DEVICE
    bytes16_store_device = SMARCH_CICC_CONSTRUCT_BYTES16_STORE_DEVICE,               ///< atomic 16B store DEVICE
    bytes16_load_cluster = SMARCH_CICC_CONSTRUCT_BYTES16_LOAD_CLUSTER,               ///< atomic 16B load CLUSTER
    bytes16_store_cluster = SMARCH_CICC_CONSTRUCT_BYTES16_STORE_CLUSTER,             ///< atomic 16B store CLUSTER
    bytes16_exchange_device = SMARCH_CICC_CONSTRUCT_BYTES16_EXCHANGE_DEVICE,         ///< atomic 16B exchange DEVICE
    bytes16_exchange_cluster = SMARCH_CICC_CONSTRUCT_BYTES16_EXCHANGE_CLUSTER,       ///< atomic 16B exchange CLUSTER
    bytes16_cas_device = SMARCH_CICC_CONSTRUCT_BYTES16_CAS_DEVICE,                   ///< atomic 16B cas DEVICE
    bytes16_cas_cluster = SMARCH_CICC_CONSTRUCT_BYTES16_CAS_CLUSTER,                 ///< atomic 16B cas CLUSTER
    bytes32_load = SMARCH_CICC_CONSTRUCT_BYTES32_LOAD,                               ///< atomic 32B load
    bytes2_cas = SMARCH_CICC_CONSTRUCT_BYTES2_CAS,                                   ///< atomic 2B cas
    bytes1_cas = SMARCH_CICC_CONSTRUCT_BYTES1_CAS,                                   ///< atomic 1B cas
    fetch_add_double = SMARCH_CICC_CONSTRUCT_FETCH_ADD_DOUBLE,                       ///< atomic fetch_add double
    fetch_add_float = SMARCH_CICC_CONSTRUCT_FETCH_ADD_FLOAT,                         ///< atomic fetch_add float
    fetch_min_float = SMARCH_CICC_CONSTRUCT_FETCH_MIN_FLOAT,                         ///< atomic fetch_min float
    no_scope_arg = SMARCH_CICC_CONSTRUCT_NO_SCOPE_ARG,                               ///< atomic no scope arg
    bad_scope7 = SMARCH_CICC_CONSTRUCT_BAD_SCOPE7,                                   ///< atomic bad scope 7
    register_params = SMARCH_CICC_CONSTRUCT_REGISTER_PARAMS,                         ///< nv_register_params
    register_params_uumn = SMARCH_CICC_CONSTRUCT_REGISTER_PARAMS_UUMN,               ///< nv_register_params with --uumn
    wgmma = SMARCH_CICC_CONSTRUCT_WGMMA,                                             ///< wgmma_mma_async_f16 m64n8k16
};

/// C++ standards that cicc takes.
enum class CiccStandard : std::uint32_t {
    cxx03 = SMARCH_CICC_STANDARD_CXX03, ///< c++03
    cxx11 = SMARCH_CICC_STANDARD_CXX11, ///< c++11
    cxx14 = SMARCH_CICC_STANDARD_CXX14, ///< c++14
    cxx17 = SMARCH_CICC_STANDARD_CXX17, ///< c++17
    cxx20 = SMARCH_CICC_STANDARD_CXX20, ///< c++20
    cxx23 = SMARCH_CICC_STANDARD_CXX23, ///< c++23
};
/// In words; a number that is none gives what smarch_cicc_standard_name gives.
[[nodiscard]] inline std::string_view name(CiccStandard value) noexcept { return smarch_cicc_standard_name(static_cast<std::uint32_t>(value)); }

/// Atomic operations.
enum class CiccOperation : std::uint32_t {
    load = SMARCH_CICC_ATOMIC_LOAD,                         ///< load
    store = SMARCH_CICC_ATOMIC_STORE,                       ///< store
    exchange = SMARCH_CICC_ATOMIC_EXCHANGE,                 ///< exchange
    compare_exchange = SMARCH_CICC_ATOMIC_COMPARE_EXCHANGE, ///< compare_exchange
    add = SMARCH_CICC_ATOMIC_ADD,                           ///< fetch_add
    sub = SMARCH_CICC_ATOMIC_SUB,                           ///< fetch_sub
    and_ = SMARCH_CICC_ATOMIC_AND,                          ///< fetch_and
    or_ = SMARCH_CICC_ATOMIC_OR,                            ///< fetch_or
    xor_ = SMARCH_CICC_ATOMIC_XOR,                          ///< fetch_xor
    max = SMARCH_CICC_ATOMIC_MAX,                           ///< fetch_max
    min = SMARCH_CICC_ATOMIC_MIN,                           ///< fetch_min
    fence = SMARCH_CICC_ATOMIC_FENCE,                       ///< thread_fence
};

/// Kinds of atomic objects.
enum class CiccAtomicKind : std::uint32_t {
    bits = SMARCH_CICC_KIND_BITS,          ///< b
    unsigned_ = SMARCH_CICC_KIND_UNSIGNED, ///< u
    signed_ = SMARCH_CICC_KIND_SIGNED,     ///< s
    float_ = SMARCH_CICC_KIND_FLOAT,       ///< f
};

/// Thread scopes.
enum class CiccScope : std::uint32_t {
    thread = SMARCH_CICC_SCOPE_THREAD,   ///< thread
    block = SMARCH_CICC_SCOPE_BLOCK,     ///< block
    cluster = SMARCH_CICC_SCOPE_CLUSTER, ///< cluster
    device = SMARCH_CICC_SCOPE_DEVICE,   ///< device
    system = SMARCH_CICC_SCOPE_SYSTEM,   ///< system
};

/// Memory orders.
enum class CiccOrder : std::uint32_t {
    relaxed = SMARCH_CICC_ORDER_RELAXED, ///< relaxed
    consume = SMARCH_CICC_ORDER_CONSUME, ///< consume
    acquire = SMARCH_CICC_ORDER_ACQUIRE, ///< acquire
    release = SMARCH_CICC_ORDER_RELEASE, ///< release
    acq_rel = SMARCH_CICC_ORDER_ACQ_REL, ///< acq_rel
    seq_cst = SMARCH_CICC_ORDER_SEQ_CST, ///< seq_cst
};

/// Phases of libnvvm.
enum class NvvmPhase : std::uint32_t {
    verify = SMARCH_NVVM_PHASE_VERIFY,   ///< verify
    compile = SMARCH_NVVM_PHASE_COMPILE, ///< compile
};

/// What was given to libnvvm.
enum class NvvmConstruct : std::uint32_t {
    load_tensor_memory = SMARCH_NVVM_CONSTRUCT_LOAD_TENSOR_MEMORY,             ///< load addrspace(6)
    store_tensor_memory = SMARCH_NVVM_CONSTRUCT_STORE_TENSOR_MEMORY,           ///< store addrspace(6)
    load_space_2 = SMARCH_NVVM_CONSTRUCT_LOAD_SPACE_2,                         ///< load addrspace(2)
    load_space_7 = SMARCH_NVVM_CONSTRUCT_LOAD_SPACE_7,                         ///< load addrspace(7)
    atomic_tensor_memory = SMARCH_NVVM_CONSTRUCT_ATOMIC_TENSOR_MEMORY,         ///< atomicrmw addrspace(6)
    fence_acquire = SMARCH_NVVM_CONSTRUCT_FENCE_ACQUIRE,                       ///< fence acquire
    fence_release = SMARCH_NVVM_CONSTRUCT_FENCE_RELEASE,                       ///< fence release
    fence_acq_rel = SMARCH_NVVM_CONSTRUCT_FENCE_ACQ_REL,                       ///< fence acq_rel
    fence_seq_cst = SMARCH_NVVM_CONSTRUCT_FENCE_SEQ_CST,                       ///< fence seq_cst
    cast_global_shared = SMARCH_NVVM_CONSTRUCT_CAST_GLOBAL_SHARED,             ///< addrspacecast 1->3
    cast_tensor_memory = SMARCH_NVVM_CONSTRUCT_CAST_TENSOR_MEMORY,             ///< addrspacecast 0->6
    indirectbr = SMARCH_NVVM_CONSTRUCT_INDIRECTBR,                             ///< indirectbr
    invoke = SMARCH_NVVM_CONSTRUCT_INVOKE,                                     ///< invoke
    tcgen05_fence = SMARCH_NVVM_CONSTRUCT_TCGEN05_FENCE,                       ///< tcgen05.fence
    tcgen05_wait_ld = SMARCH_NVVM_CONSTRUCT_TCGEN05_WAIT_LD,                   ///< tcgen05.wait.ld
    tcgen05_relinquish = SMARCH_NVVM_CONSTRUCT_TCGEN05_RELINQUISH,             ///< tcgen05.relinquish
    branch_if_all_convergent = SMARCH_NVVM_CONSTRUCT_BRANCH_IF_ALL_CONVERGENT, ///< branch.if.all.convergent
    branch_if_convergent = SMARCH_NVVM_CONSTRUCT_BRANCH_IF_CONVERGENT,         ///< branch.if.convergent
    convergent_value = SMARCH_NVVM_CONSTRUCT_CONVERGENT_VALUE,                 ///< branch.if value
    cluster_arrive = SMARCH_NVVM_CONSTRUCT_CLUSTER_ARRIVE,                     ///< barrier.cluster.arrive
    set_max_n_reg = SMARCH_NVVM_CONSTRUCT_SET_MAX_N_REG,                       ///< setmaxnreg
    wgmma_fence = SMARCH_NVVM_CONSTRUCT_WGMMA_FENCE,                           ///< wgmma.fence
};
/// In words; a number that is none gives what smarch_nvvm_construct_name gives.
[[nodiscard]] inline std::string_view name(NvvmConstruct value) noexcept { return smarch_nvvm_construct_name(static_cast<std::uint32_t>(value)); }

/// Accesses to an address space, as run.
enum class NvvmAccess : std::uint32_t {
    load = SMARCH_NVVM_ACCESS_LOAD,           ///< load
    store = SMARCH_NVVM_ACCESS_STORE,         ///< store
    atomicrmw = SMARCH_NVVM_ACCESS_ATOMICRMW, ///< atomicrmw
    cmpxchg = SMARCH_NVVM_ACCESS_CMPXCHG,     ///< cmpxchg
};

/// What can be malformed about a data layout.
enum class NvvmMalformation : std::uint32_t {
    empty_specification = SMARCH_NVVM_MALFORMED_EMPTY_SPECIFICATION, ///< empty specification is not allowed
    unknown_specifier = SMARCH_NVVM_MALFORMED_UNKNOWN_SPECIFIER,     ///< unknown specifier
    form_endian = SMARCH_NVVM_MALFORMED_FORM_ENDIAN,                 ///< malformed specification, must be just 'e' or 'E'
    form_pointer = SMARCH_NVVM_MALFORMED_FORM_POINTER,               ///< malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"
    form_integer = SMARCH_NVVM_MALFORMED_FORM_INTEGER,               ///< malformed specification, must be of the form "i<size>:<abi>[:<pref>]"
    form_float = SMARCH_NVVM_MALFORMED_FORM_FLOAT,                   ///< malformed specification, must be of the form "f<size>:<abi>[:<pref>]"
    form_vector = SMARCH_NVVM_MALFORMED_FORM_VECTOR,                 ///< malformed specification, must be of the form "v<size>:<abi>[:<pref>]"
    form_aggregate = SMARCH_NVVM_MALFORMED_FORM_AGGREGATE,           ///< malformed specification, must be of the form "a:<abi>[:<pref>]"
    form_stack = SMARCH_NVVM_MALFORMED_FORM_STACK,                   ///< malformed specification, must be of the form "S<size>"
    form_function = SMARCH_NVVM_MALFORMED_FORM_FUNCTION,             ///< malformed specification, must be of the form "F<type><abi>"
    form_program_space = SMARCH_NVVM_MALFORMED_FORM_PROGRAM_SPACE,   ///< malformed specification, must be of the form "P<address space>"
    form_alloca_space = SMARCH_NVVM_MALFORMED_FORM_ALLOCA_SPACE,     ///< malformed specification, must be of the form "A<address space>"
    form_global_space = SMARCH_NVVM_MALFORMED_FORM_GLOBAL_SPACE,     ///< malformed specification, must be of the form "G<address space>"
    form_mangling = SMARCH_NVVM_MALFORMED_FORM_MANGLING,             ///< malformed specification, must be of the form "m:<mangling>"
    form_non_integral = SMARCH_NVVM_MALFORMED_FORM_NON_INTEGRAL,     ///< malformed specification, must be of the form "ni:<address space>[:<address space>]..."
    size_empty = SMARCH_NVVM_MALFORMED_SIZE_EMPTY,                   ///< size component cannot be empty
    size_range = SMARCH_NVVM_MALFORMED_SIZE_RANGE,                   ///< size must be a non-zero 24-bit integer
    pointer_size_empty = SMARCH_NVVM_MALFORMED_POINTER_SIZE_EMPTY,   ///< pointer size component cannot be empty
    pointer_size_range = SMARCH_NVVM_MALFORMED_POINTER_SIZE_RANGE,   ///< pointer size must be a non-zero 24-bit integer
    index_size_empty = SMARCH_NVVM_MALFORMED_INDEX_SIZE_EMPTY,       ///< index size component cannot be empty
    index_size_range = SMARCH_NVVM_MALFORMED_INDEX_SIZE_RANGE,       ///< index size must be a non-zero 24-bit integer
    index_size_larger = SMARCH_NVVM_MALFORMED_INDEX_SIZE_LARGER,     ///< index size cannot be larger than the pointer size
    space_empty = SMARCH_NVVM_MALFORMED_SPACE_EMPTY,                 ///< address space component cannot be empty
    space_range = SMARCH_NVVM_MALFORMED_SPACE_RANGE,                 ///< address space must be a 24-bit integer
    abi_empty = SMARCH_NVVM_MALFORMED_ABI_EMPTY,                     ///< ABI alignment component cannot be empty
    abi_range = SMARCH_NVVM_MALFORMED_ABI_RANGE,                     ///< ABI alignment must be a 16-bit integer
    abi_zero = SMARCH_NVVM_MALFORMED_ABI_ZERO,                       ///< ABI alignment must be non-zero
    abi_power = SMARCH_NVVM_MALFORMED_ABI_POWER,                     ///< ABI alignment must be a power of two times the byte width
    preferred_empty = SMARCH_NVVM_MALFORMED_PREFERRED_EMPTY,         ///< preferred alignment component cannot be empty
    preferred_range = SMARCH_NVVM_MALFORMED_PREFERRED_RANGE,         ///< preferred alignment must be a 16-bit integer
    preferred_zero = SMARCH_NVVM_MALFORMED_PREFERRED_ZERO,           ///< preferred alignment must be non-zero
    preferred_power = SMARCH_NVVM_MALFORMED_PREFERRED_POWER,         ///< preferred alignment must be a power of two times the byte width
    preferred_less = SMARCH_NVVM_MALFORMED_PREFERRED_LESS,           ///< preferred alignment cannot be less than the ABI alignment
    stack_range = SMARCH_NVVM_MALFORMED_STACK_RANGE,                 ///< stack natural alignment must be a 16-bit integer
    stack_zero = SMARCH_NVVM_MALFORMED_STACK_ZERO,                   ///< stack natural alignment must be non-zero
    stack_power = SMARCH_NVVM_MALFORMED_STACK_POWER,                 ///< stack natural alignment must be a power of two times the byte width
    byte_alignment = SMARCH_NVVM_MALFORMED_BYTE_ALIGNMENT,           ///< i8 must be 8-bit aligned
    aggregate_size = SMARCH_NVVM_MALFORMED_AGGREGATE_SIZE,           ///< size must be zero
    function_type = SMARCH_NVVM_MALFORMED_FUNCTION_TYPE,             ///< unknown function pointer alignment type
    mangling = SMARCH_NVVM_MALFORMED_MANGLING,                       ///< unknown mangling mode
    non_integral_zero = SMARCH_NVVM_MALFORMED_NON_INTEGRAL_ZERO,     ///< address space 0 cannot be non-integral
    pointer_flag = SMARCH_NVVM_MALFORMED_POINTER_FLAG,               ///< is not a valid pointer specification flag
    pointer_flags_zero = SMARCH_NVVM_MALFORMED_POINTER_FLAGS_ZERO,   ///< address space 0 cannot be unstable or have external state
    pointer_null = SMARCH_NVVM_MALFORMED_POINTER_NULL,               ///< only one of 'z' or 'o' may be specified
    space_name_form = SMARCH_NVVM_MALFORMED_SPACE_NAME_FORM,         ///< Expected `( address space name )`
    space_name_reserved = SMARCH_NVVM_MALFORMED_SPACE_NAME_RESERVED, ///< Cannot use predefined address space names P/G/A in data layout
    space_name_used = SMARCH_NVVM_MALFORMED_SPACE_NAME_USED,         ///< address space name already used
};

/// Complaints of libnvvm about a data layout.
enum class NvvmComplaint : std::uint32_t {
    endianness = SMARCH_NVVM_COMPLAINT_ENDIANNESS,                   ///< Endianness must be little endian [Supported: -e].
    program_space = SMARCH_NVVM_COMPLAINT_PROGRAM_SPACE,             ///< Program address space must be 0 [Supported: -P:0].
    global_space = SMARCH_NVVM_COMPLAINT_GLOBAL_SPACE,               ///< Default global address space must be 0 [Supported: -G:0].
    alloca_space = SMARCH_NVVM_COMPLAINT_ALLOCA_SPACE,               ///< Alloca address space must be 0 [Supported: -A:0].
    mangling = SMARCH_NVVM_COMPLAINT_MANGLING,                       ///< No mangling mode supported.
    native_16_and_64 = SMARCH_NVVM_COMPLAINT_NATIVE_16_AND_64,       ///< Require 16 and 64 bit native integer widths [Supported: -n:16:32:64].
    native_32 = SMARCH_NVVM_COMPLAINT_NATIVE_32,                     ///< Require 32 bit native integer width [Supported: -n:16:32:64 or -n:32].
    non_integral = SMARCH_NVVM_COMPLAINT_NON_INTEGRAL,               ///< Non integral address spaces not supported.
    pointer_alignment = SMARCH_NVVM_COMPLAINT_POINTER_ALIGNMENT,     ///< Unsupported pointer alignment [Supported: 64-bit: -p:64:64:64, 32-bit (deprecated): -p:32:32:32].
    integer_alignment = SMARCH_NVVM_COMPLAINT_INTEGER_ALIGNMENT,     ///< Unsupported integer alignment [Supported: -i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128].
    float_alignment = SMARCH_NVVM_COMPLAINT_FLOAT_ALIGNMENT,         ///< Unsupported floating-point alignment [Supported: -f32:32:32-f64:64:64].
    aggregate_alignment = SMARCH_NVVM_COMPLAINT_AGGREGATE_ALIGNMENT, ///< Unsupported aggregate alignment [Supported: -a:8:8].
};

/// Statuses.
enum class [[nodiscard]] Status : std::int32_t {
    ok = SMARCH_OK,                                               ///< success
    null_pointer = SMARCH_ERROR_NULL_POINTER,                     ///< a pointer that must not be NULL is NULL
    invalid_target = SMARCH_ERROR_INVALID_TARGET,                 ///< this number is not a target of the table
    invalid_value = SMARCH_ERROR_INVALID_VALUE,                   ///< this number is not a value of the enumeration
    buffer_too_small = SMARCH_ERROR_BUFFER_TOO_SMALL,             ///< the buffer is too small; the needed size is in the count
    name_empty = SMARCH_ERROR_NAME_EMPTY,                         ///< the name is empty
    name_prefix = SMARCH_ERROR_NAME_PREFIX,                       ///< the name does not begin with a known prefix (sm_, compute_, lto_; lower case)
    name_number = SMARCH_ERROR_NAME_NUMBER,                       ///< no plain decimal number follows the prefix
    name_unknown_number = SMARCH_ERROR_NAME_UNKNOWN_NUMBER,       ///< no target has this number
    name_suffix = SMARCH_ERROR_NAME_SUFFIX,                       ///< this number has no target with this suffix
    directive_option = SMARCH_ERROR_DIRECTIVE_OPTION,             ///< the .target directive holds an unknown option
    directive_syntax = SMARCH_ERROR_DIRECTIVE_SYNTAX,             ///< the .target directive is not a list of words
    toolkit_text = SMARCH_ERROR_TOOLKIT_TEXT,                     ///< not a release of the CUDA toolkit: write 12.4 or 12.4.131
    toolkit_not_run = SMARCH_ERROR_TOOLKIT_NOT_RUN,               ///< this release of the CUDA toolkit was not run: nothing is known of it
    driver_text = SMARCH_ERROR_DRIVER_TEXT,                       ///< not a driver: write 12.4, 550.54.14 or R550
    driver_unknown = SMARCH_ERROR_DRIVER_UNKNOWN,                 ///< no public document names the CUDA version of this driver
    cubin_empty = SMARCH_ERROR_CUBIN_EMPTY,                       ///< the file is empty
    cubin_not_elf = SMARCH_ERROR_CUBIN_NOT_ELF,                   ///< not a cubin: no ELF magic at the start
    cubin_is_fatbin = SMARCH_ERROR_CUBIN_IS_FATBIN,               ///< not a cubin but a fat binary (fatbin), which may hold cubins
    cubin_is_ptx = SMARCH_ERROR_CUBIN_IS_PTX,                     ///< not a cubin but PTX text, which ptxas assembles into one
    cubin_not_cuda = SMARCH_ERROR_CUBIN_NOT_CUDA,                 ///< an ELF file, but not of the CUDA machine (e_machine is not 190)
    cubin_ident = SMARCH_ERROR_CUBIN_IDENT,                       ///< the ELF identification is not that of a cubin (class, byte order or version)
    cubin_truncated = SMARCH_ERROR_CUBIN_TRUNCATED,               ///< the file ends inside the ELF header
    cubin_sections = SMARCH_ERROR_CUBIN_SECTIONS,                 ///< the section table is damaged or lies outside the file
    cubin_symbols = SMARCH_ERROR_CUBIN_SYMBOLS,                   ///< the symbol table is missing, damaged or lies outside the file
    cubin_names = SMARCH_ERROR_CUBIN_NAMES,                       ///< a name does not end inside its table, or two functions have the same
    cubin_records = SMARCH_ERROR_CUBIN_RECORDS,                   ///< a record of attributes is damaged
    cubin_value = SMARCH_ERROR_CUBIN_VALUE,                       ///< a number that no function can have
    cubin_overlap = SMARCH_ERROR_CUBIN_OVERLAP,                   ///< tables of the file overlap more than those of a valid file can
    cubin_unread = SMARCH_ERROR_CUBIN_UNREAD,                     ///< something is damaged that the other answers do not need
    geometry = SMARCH_ERROR_GEOMETRY,                             ///< the geometry holds a number that no SM can have
    kernel_flags = SMARCH_ERROR_KERNEL_FLAGS,                     ///< the kernel's flags hold an unknown bit
    kernel_block_size = SMARCH_ERROR_KERNEL_BLOCK_SIZE,           ///< the kernel's block size is 0 or above 65535
    kernel_registers = SMARCH_ERROR_KERNEL_REGISTERS,             ///< the kernel's registers are above the architecture's maximum
    kernel_static_smem = SMARCH_ERROR_KERNEL_STATIC_SMEM,         ///< the kernel's static shared memory is 1 GiB or more
    kernel_dynamic_smem = SMARCH_ERROR_KERNEL_DYNAMIC_SMEM,       ///< the kernel's dynamic shared memory is 1 GiB or more
    kernel_optin = SMARCH_ERROR_KERNEL_OPTIN,                     ///< the kernel's opt-in maximum of dynamic shared memory is 1 GiB or more
    kernel_carveout = SMARCH_ERROR_KERNEL_CARVEOUT,               ///< the kernel's carve-out is above 100 percent
    kernel_cache = SMARCH_ERROR_KERNEL_CACHE,                     ///< the kernel's cache preference is not one of the four
    kernel_barriers = SMARCH_ERROR_KERNEL_BARRIERS,               ///< the kernel's named barriers are above 16
    kernel_max_block_size = SMARCH_ERROR_KERNEL_MAX_BLOCK_SIZE,   ///< the kernel's largest block size is 0
    blocks_per_sm = SMARCH_ERROR_BLOCKS_PER_SM,                   ///< that many blocks of the kernel do not fit on an SM, or the count is 0
    cluster_size = SMARCH_ERROR_CLUSTER_SIZE,                     ///< the cluster size is 0 or above the architecture's maximum
    launch_bounds = SMARCH_ERROR_LAUNCH_BOUNDS,                   ///< a launch bound is 0
    curve_step = SMARCH_ERROR_CURVE_STEP,                         ///< the step of the curve is 0
    hardware_unknown = SMARCH_ERROR_HARDWARE_UNKNOWN,             ///< nothing is known of this target's hardware here
    profile_none = SMARCH_ERROR_PROFILE_NONE,                     ///< ptxas registers no profile for this target
    profile_size = SMARCH_ERROR_PROFILE_SIZE,                     ///< a profile has 1936 bytes
    profile_field = SMARCH_ERROR_PROFILE_FIELD,                   ///< no field of the profile begins at this offset
    profile_width = SMARCH_ERROR_PROFILE_WIDTH,                   ///< the value does not fit the field
    profile_mismatch = SMARCH_ERROR_PROFILE_MISMATCH,             ///< the profile contradicts what is known of this target
    scheduler_none = SMARCH_ERROR_SCHEDULER_NONE,                 ///< no row of the scheduler table names this target
    words_truncated = SMARCH_ERROR_WORDS_TRUNCATED,               ///< the bytes end before the words do
    code_object_magic = SMARCH_ERROR_CODE_OBJECT_MAGIC,           ///< not a code object: the magic is missing
    factory_range = SMARCH_ERROR_FACTORY_RANGE,                   ///< the generation or the variant does not fit its bits
    table_size = SMARCH_ERROR_TABLE_SIZE,                         ///< a validation table has rows of 12 bytes, at least one
    arch_list_empty = SMARCH_ERROR_ARCH_LIST_EMPTY,               ///< the list is empty
    arch_list_item_empty = SMARCH_ERROR_ARCH_LIST_ITEM_EMPTY,     ///< an item is empty
    arch_list_separator = SMARCH_ERROR_ARCH_LIST_SEPARATOR,       ///< contains a separator that this syntax does not use
    arch_list_spelling = SMARCH_ERROR_ARCH_LIST_SPELLING,         ///< not an architecture name in this syntax
    arch_list_unsupported = SMARCH_ERROR_ARCH_LIST_UNSUPPORTED,   ///< the tool does not build for this architecture
    arch_list_suffix = SMARCH_ERROR_ARCH_LIST_SUFFIX,             ///< the tool does not take this suffix
    arch_list_not_in_table = SMARCH_ERROR_ARCH_LIST_NOT_IN_TABLE, ///< the tool accepts this architecture, but this library has no such target
    arch_list_incompatible = SMARCH_ERROR_ARCH_LIST_INCOMPATIBLE, ///< this code cannot be generated from that architecture
    arch_list_not_virtual = SMARCH_ERROR_ARCH_LIST_NOT_VIRTUAL,   ///< a virtual architecture (compute_) is required here
    arch_list_alone = SMARCH_ERROR_ARCH_LIST_ALONE,               ///< this word must be the only item
    arch_list_option = SMARCH_ERROR_ARCH_LIST_OPTION,             ///< not an option that is known here
    arch_list_value = SMARCH_ERROR_ARCH_LIST_VALUE,               ///< the value is missing or malformed
    arch_list_conflict = SMARCH_ERROR_ARCH_LIST_CONFLICT,         ///< not valid together with the rest of the list
    arch_list_no_device = SMARCH_ERROR_ARCH_LIST_NO_DEVICE,       ///< the tool finds no device and fails
    arch_list_too_many = SMARCH_ERROR_ARCH_LIST_TOO_MANY,         ///< the list has too many images or removed names
    arch_list_unsayable = SMARCH_ERROR_ARCH_LIST_UNSAYABLE,       ///< this syntax cannot express this image
    no_image = SMARCH_ERROR_NO_IMAGE,                             ///< no image of the list is known to run on the device
    not_covered = SMARCH_ERROR_NOT_COVERED,                       ///< nothing that the toolkit builds is known to run on a device of the list
    isa_feature_name = SMARCH_ERROR_ISA_FEATURE_NAME,             ///< no instruction has this name
    ptx_instruction = SMARCH_ERROR_PTX_INSTRUCTION,               ///< no instruction of PTX begins so
    ptx_modifier = SMARCH_ERROR_PTX_MODIFIER,                     ///< no modifier of this instruction, or not at this place
    ptx_modifier_missing = SMARCH_ERROR_PTX_MODIFIER_MISSING,     ///< a modifier that the instruction needs is missing
    ptx_form = SMARCH_ERROR_PTX_FORM,                             ///< these modifiers do not go together on any target
    ptx_operands = SMARCH_ERROR_PTX_OPERANDS,                     ///< the form does not exist with so many operands
    ptx_last = SMARCH_ERROR_PTX_LAST,                             ///< the family has no further form
    ptx_comment = SMARCH_ERROR_PTX_COMMENT,                       ///< a comment that does not end
    ptx_string = SMARCH_ERROR_PTX_STRING,                         ///< a string that does not end
    ptx_end = SMARCH_ERROR_PTX_END,                               ///< the text ends within a statement or a pair of braces
    ptx_brace = SMARCH_ERROR_PTX_BRACE,                           ///< a closing brace without an opening one
    ptx_syntax = SMARCH_ERROR_PTX_SYNTAX,                         ///< an instruction, a directive or a brace was expected
    ptx_text_end = SMARCH_ERROR_PTX_TEXT_END,                     ///< the text has no further item
    finalize_class = SMARCH_ERROR_FINALIZE_CLASS,                 ///< the finalization class type is above 4
    finalize_outcome = SMARCH_ERROR_FINALIZE_OUTCOME,             ///< unknown finalization outcome
    finalize_undecided = SMARCH_ERROR_FINALIZE_UNDECIDED,         ///< no document pins the code that finalization gives here
    option_name = SMARCH_ERROR_OPTION_NAME,                       ///< no codegen option has this name
    option_value = SMARCH_ERROR_OPTION_VALUE,                     ///< the codegen option does not take this value, or needs one
    option_duplicate = SMARCH_ERROR_OPTION_DUPLICATE,             ///< the codegen option was given before
    nvptx_cpu = SMARCH_ERROR_NVPTX_CPU,                           ///< no NVPTX CPU has this name
    nvptx_attribute = SMARCH_ERROR_NVPTX_ATTRIBUTE,               ///< no NVPTX feature has the name of an attribute
    nvptx_malformed = SMARCH_ERROR_NVPTX_MALFORMED,               ///< an NVPTX attribute does not begin with + or -, or is empty
    container_unknown = SMARCH_ERROR_CONTAINER_UNKNOWN,           ///< neither a fat binary, nor an ELF, PE or COFF file or archive that may hold one
    container_is_cubin = SMARCH_ERROR_CONTAINER_IS_CUBIN,         ///< a cubin itself, not a file that holds cubins
    archive_member = SMARCH_ERROR_ARCHIVE_MEMBER,                 ///< a member of the archive is damaged or goes beyond the file
    fatbin_region = SMARCH_ERROR_FATBIN_REGION,                   ///< no region of a fat binary where one should begin
    fatbin_truncated = SMARCH_ERROR_FATBIN_TRUNCATED,             ///< a region of the fat binary goes beyond its section or file
    fatbin_entry = SMARCH_ERROR_FATBIN_ENTRY,                     ///< the header of an entry is damaged, or the entry goes beyond its region
    fatbin_text = SMARCH_ERROR_FATBIN_TEXT,                       ///< the identifier or the options of an entry lie outside its header
    fatbin_payload = SMARCH_ERROR_FATBIN_PAYLOAD,                 ///< the sizes of an entry's payload contradict each other
    fatbin_target = SMARCH_ERROR_FATBIN_TARGET,                   ///< the target of an entry is impossible
    ptx_header = SMARCH_ERROR_PTX_HEADER,                         ///< not PTX: no .version and .target at its start
    archive_thin = SMARCH_ERROR_ARCHIVE_THIN,                     ///< a thin archive: its members are files of their own, beside it
    container_mach_o = SMARCH_ERROR_CONTAINER_MACH_O,             ///< a Mach-O file, which no toolkit since 10.2 writes: not read
    container_endian = SMARCH_ERROR_CONTAINER_ENDIAN,             ///< a big-endian ELF file, for which no toolkit builds: not read
    coff_header = SMARCH_ERROR_COFF_HEADER,                       ///< the headers of the PE or COFF file are damaged or lie outside the file
    cicc_encoding = SMARCH_ERROR_CICC_ENCODING,                   ///< no such version fits cicc's encoding
    cicc_atomic_type = SMARCH_ERROR_CICC_ATOMIC_TYPE,             ///< no such type of an atomic object
    cicc_name = SMARCH_ERROR_CICC_NAME,                           ///< no such flag, override byte or construct of cicc
    cicc_flag = SMARCH_ERROR_CICC_FLAG,                           ///< the flag is not -arch= and a compute_ name
    cicc_target = SMARCH_ERROR_CICC_TARGET,                       ///< cicc's flag table has no row for this target
    sm_features_number = SMARCH_ERROR_SM_FEATURES_NUMBER,         ///< the SM number is not 70 to 121
    sm_features_reserved = SMARCH_ERROR_SM_FEATURES_RESERVED,     ///< a reserved bit of the feature flags is set
    sm_features_value = SMARCH_ERROR_SM_FEATURES_VALUE,           ///< registers, register file or colors are not those of the SM
    address_space = SMARCH_ERROR_ADDRESS_SPACE,                   ///< the address space does not fit its 24 bits
    sm_features_flag = SMARCH_ERROR_SM_FEATURES_FLAG,             ///< the feature flags are not those of the SM
    unpack_method = SMARCH_ERROR_UNPACK_METHOD,                   ///< compressed by a method that this build of the library cannot unpack
    unpack_size = SMARCH_ERROR_UNPACK_SIZE,                       ///< the data cannot unpack to the size that is stated
    unpack_workspace = SMARCH_ERROR_UNPACK_WORKSPACE,             ///< the workspace is too small to unpack with
    unpack_truncated = SMARCH_ERROR_UNPACK_TRUNCATED,             ///< the compressed data end too early
    unpack_damaged = SMARCH_ERROR_UNPACK_DAMAGED,                 ///< the compressed data are damaged
    unpack_longer = SMARCH_ERROR_UNPACK_LONGER,                   ///< the data unpack to more than the size that is stated
    unpack_shorter = SMARCH_ERROR_UNPACK_SHORTER,                 ///< the data unpack to less than the size that is stated
    unpack_checksum = SMARCH_ERROR_UNPACK_CHECKSUM,               ///< the checksum of the zstd frame is wrong
    unpack_frame = SMARCH_ERROR_UNPACK_FRAME,                     ///< no frame of zstd 0.8 or later begins here
    unpack_dictionary = SMARCH_ERROR_UNPACK_DICTIONARY,           ///< the zstd frame needs a dictionary
    unpack_decoder = SMARCH_ERROR_UNPACK_DECODER,                 ///< the given decoder failed
};
/// In words; a number that is none gives what smarch_status_message gives.
[[nodiscard]] inline std::string_view message(Status value) noexcept { return smarch_status_message(static_cast<std::int32_t>(value)); }

} // namespace smarch

#endif // SMARCH_ENUMS_HPP
