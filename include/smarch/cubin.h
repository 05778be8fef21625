/**
 * @file
 * smarch: what a cubin, a fat binary, a library or a PTX text holds.
 *
 * Made from the Rust sources, the declarations by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_CUBIN_H
#define SMARCH_CUBIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <smarch/core.h>
#include <smarch/targets.h>

// Layouts of a cubin.
#define SMARCH_LAYOUT_V1 1u ///< V1
#define SMARCH_LAYOUT_V2 2u ///< V2

// Kinds of cubins.
#define SMARCH_CUBIN_EXECUTABLE  1u ///< executable
#define SMARCH_CUBIN_RELOCATABLE 2u ///< relocatable
#define SMARCH_CUBIN_EWP         3u ///< extensible whole program
#define SMARCH_CUBIN_OTHER       4u ///< other

// Debug information of a cubin.
#define SMARCH_DEBUG_NONE     1u ///< none
#define SMARCH_DEBUG_LINEINFO 2u ///< lines
#define SMARCH_DEBUG_FULL     3u ///< full

// Texture modes of a cubin.
#define SMARCH_TEXTURES_UNIFIED     1u ///< unified
#define SMARCH_TEXTURES_INDEPENDENT 2u ///< independent

// Kinds of functions in a cubin.
#define SMARCH_FUNCTION_ENTRY  1u ///< kernel
#define SMARCH_FUNCTION_DEVICE 2u ///< device function

// Attributes of .nv.info records.
#define SMARCH_EIATTR_PAD                                   0x1u  ///< EIATTR_PAD
#define SMARCH_EIATTR_IMAGE_SLOT                            0x2u  ///< EIATTR_IMAGE_SLOT
#define SMARCH_EIATTR_JUMPTABLE_RELOCS                      0x3u  ///< EIATTR_JUMPTABLE_RELOCS
#define SMARCH_EIATTR_CTAIDZ_USED                           0x4u  ///< EIATTR_CTAIDZ_USED
#define SMARCH_EIATTR_MAX_THREADS                           0x5u  ///< EIATTR_MAX_THREADS
#define SMARCH_EIATTR_IMAGE_OFFSET                          0x6u  ///< EIATTR_IMAGE_OFFSET
#define SMARCH_EIATTR_IMAGE_SIZE                            0x7u  ///< EIATTR_IMAGE_SIZE
#define SMARCH_EIATTR_TEXTURE_NORMALIZED                    0x8u  ///< EIATTR_TEXTURE_NORMALIZED
#define SMARCH_EIATTR_SAMPLER_INIT                          0x9u  ///< EIATTR_SAMPLER_INIT
#define SMARCH_EIATTR_PARAM_CBANK                           0xau  ///< EIATTR_PARAM_CBANK
#define SMARCH_EIATTR_SMEM_PARAM_OFFSETS                    0xbu  ///< EIATTR_SMEM_PARAM_OFFSETS
#define SMARCH_EIATTR_CBANK_PARAM_OFFSETS                   0xcu  ///< EIATTR_CBANK_PARAM_OFFSETS
#define SMARCH_EIATTR_SYNC_STACK                            0xdu  ///< EIATTR_SYNC_STACK
#define SMARCH_EIATTR_TEXID_SAMPID_MAP                      0xeu  ///< EIATTR_TEXID_SAMPID_MAP
#define SMARCH_EIATTR_EXTERNS                               0xfu  ///< EIATTR_EXTERNS
#define SMARCH_EIATTR_REQNTID                               0x10u ///< EIATTR_REQNTID
#define SMARCH_EIATTR_FRAME_SIZE                            0x11u ///< EIATTR_FRAME_SIZE
#define SMARCH_EIATTR_MIN_STACK_SIZE                        0x12u ///< EIATTR_MIN_STACK_SIZE
#define SMARCH_EIATTR_SAMPLER_FORCE_UNNORMALIZED            0x13u ///< EIATTR_SAMPLER_FORCE_UNNORMALIZED
#define SMARCH_EIATTR_BINDLESS_IMAGE_OFFSETS                0x14u ///< EIATTR_BINDLESS_IMAGE_OFFSETS
#define SMARCH_EIATTR_BINDLESS_TEXTURE_BANK                 0x15u ///< EIATTR_BINDLESS_TEXTURE_BANK
#define SMARCH_EIATTR_BINDLESS_SURFACE_BANK                 0x16u ///< EIATTR_BINDLESS_SURFACE_BANK
#define SMARCH_EIATTR_KPARAM_INFO                           0x17u ///< EIATTR_KPARAM_INFO
#define SMARCH_EIATTR_SMEM_PARAM_SIZE                       0x18u ///< EIATTR_SMEM_PARAM_SIZE
#define SMARCH_EIATTR_CBANK_PARAM_SIZE                      0x19u ///< EIATTR_CBANK_PARAM_SIZE
#define SMARCH_EIATTR_QUERY_NUMATTRIB                       0x1au ///< EIATTR_QUERY_NUMATTRIB
#define SMARCH_EIATTR_MAXREG_COUNT                          0x1bu ///< EIATTR_MAXREG_COUNT
#define SMARCH_EIATTR_EXIT_INSTR_OFFSETS                    0x1cu ///< EIATTR_EXIT_INSTR_OFFSETS
#define SMARCH_EIATTR_S2RCTAID_INSTR_OFFSETS                0x1du ///< EIATTR_S2RCTAID_INSTR_OFFSETS
#define SMARCH_EIATTR_CRS_STACK_SIZE                        0x1eu ///< EIATTR_CRS_STACK_SIZE
#define SMARCH_EIATTR_NEED_CNP_WRAPPER                      0x1fu ///< EIATTR_NEED_CNP_WRAPPER
#define SMARCH_EIATTR_NEED_CNP_PATCH                        0x20u ///< EIATTR_NEED_CNP_PATCH
#define SMARCH_EIATTR_EXPLICIT_CACHING                      0x21u ///< EIATTR_EXPLICIT_CACHING
#define SMARCH_EIATTR_ISTYPEP_USED                          0x22u ///< EIATTR_ISTYPEP_USED
#define SMARCH_EIATTR_MAX_STACK_SIZE                        0x23u ///< EIATTR_MAX_STACK_SIZE
#define SMARCH_EIATTR_SUQ_USED                              0x24u ///< EIATTR_SUQ_USED
#define SMARCH_EIATTR_LD_CACHEMOD_INSTR_OFFSETS             0x25u ///< EIATTR_LD_CACHEMOD_INSTR_OFFSETS
#define SMARCH_EIATTR_LOAD_CACHE_REQUEST                    0x26u ///< EIATTR_LOAD_CACHE_REQUEST
#define SMARCH_EIATTR_ATOM_SYS_INSTR_OFFSETS                0x27u ///< EIATTR_ATOM_SYS_INSTR_OFFSETS
#define SMARCH_EIATTR_COOP_GROUP_INSTR_OFFSETS              0x28u ///< EIATTR_COOP_GROUP_INSTR_OFFSETS
#define SMARCH_EIATTR_COOP_GROUP_MASK_REGIDS                0x29u ///< EIATTR_COOP_GROUP_MASK_REGIDS
#define SMARCH_EIATTR_SW1850030_WAR                         0x2au ///< EIATTR_SW1850030_WAR
#define SMARCH_EIATTR_WMMA_USED                             0x2bu ///< EIATTR_WMMA_USED
#define SMARCH_EIATTR_HAS_PRE_V10_OBJECT                    0x2cu ///< EIATTR_HAS_PRE_V10_OBJECT
#define SMARCH_EIATTR_ATOMF16_EMUL_INSTR_OFFSETS            0x2du ///< EIATTR_ATOMF16_EMUL_INSTR_OFFSETS
#define SMARCH_EIATTR_ATOM16_EMUL_INSTR_REG_MAP             0x2eu ///< EIATTR_ATOM16_EMUL_INSTR_REG_MAP
#define SMARCH_EIATTR_REGCOUNT                              0x2fu ///< EIATTR_REGCOUNT
#define SMARCH_EIATTR_SW2393858_WAR                         0x30u ///< EIATTR_SW2393858_WAR
#define SMARCH_EIATTR_INT_WARP_WIDE_INSTR_OFFSETS           0x31u ///< EIATTR_INT_WARP_WIDE_INSTR_OFFSETS
#define SMARCH_EIATTR_SHARED_SCRATCH                        0x32u ///< EIATTR_SHARED_SCRATCH
#define SMARCH_EIATTR_STATISTICS                            0x33u ///< EIATTR_STATISTICS
#define SMARCH_EIATTR_INDIRECT_BRANCH_TARGETS               0x34u ///< EIATTR_INDIRECT_BRANCH_TARGETS
#define SMARCH_EIATTR_SW2861232_WAR                         0x35u ///< EIATTR_SW2861232_WAR
#define SMARCH_EIATTR_SW_WAR                                0x36u ///< EIATTR_SW_WAR
#define SMARCH_EIATTR_CUDA_API_VERSION                      0x37u ///< EIATTR_CUDA_API_VERSION
#define SMARCH_EIATTR_NUM_MBARRIERS                         0x38u ///< EIATTR_NUM_MBARRIERS
#define SMARCH_EIATTR_MBARRIER_INSTR_OFFSETS                0x39u ///< EIATTR_MBARRIER_INSTR_OFFSETS
#define SMARCH_EIATTR_COROUTINE_RESUME_ID_OFFSETS           0x3au ///< EIATTR_COROUTINE_RESUME_ID_OFFSETS
#define SMARCH_EIATTR_SAM_REGION_STACK_SIZE                 0x3bu ///< EIATTR_SAM_REGION_STACK_SIZE
#define SMARCH_EIATTR_PER_REG_TARGET_PERF_STATS             0x3cu ///< EIATTR_PER_REG_TARGET_PERF_STATS
#define SMARCH_EIATTR_CTA_PER_CLUSTER                       0x3du ///< EIATTR_CTA_PER_CLUSTER
#define SMARCH_EIATTR_EXPLICIT_CLUSTER                      0x3eu ///< EIATTR_EXPLICIT_CLUSTER
#define SMARCH_EIATTR_MAX_CLUSTER_RANK                      0x3fu ///< EIATTR_MAX_CLUSTER_RANK
#define SMARCH_EIATTR_INSTR_REG_MAP                         0x40u ///< EIATTR_INSTR_REG_MAP
#define SMARCH_EIATTR_RESERVED_SMEM_USED                    0x41u ///< EIATTR_RESERVED_SMEM_USED
#define SMARCH_EIATTR_RESERVED_SMEM_0_SIZE                  0x42u ///< EIATTR_RESERVED_SMEM_0_SIZE
#define SMARCH_EIATTR_UCODE_SECTION_DATA                    0x43u ///< EIATTR_UCODE_SECTION_DATA
#define SMARCH_EIATTR_UNUSED_LOAD_BYTE_OFFSET               0x44u ///< EIATTR_UNUSED_LOAD_BYTE_OFFSET
#define SMARCH_EIATTR_KPARAM_INFO_V2                        0x45u ///< EIATTR_KPARAM_INFO_V2
#define SMARCH_EIATTR_SYSCALL_OFFSETS                       0x46u ///< EIATTR_SYSCALL_OFFSETS
#define SMARCH_EIATTR_SW_WAR_MEMBAR_SYS_INSTR_OFFSETS       0x47u ///< EIATTR_SW_WAR_MEMBAR_SYS_INSTR_OFFSETS
#define SMARCH_EIATTR_GRAPHICS_GLOBAL_CBANK                 0x48u ///< EIATTR_GRAPHICS_GLOBAL_CBANK
#define SMARCH_EIATTR_SHADER_TYPE                           0x49u ///< EIATTR_SHADER_TYPE
#define SMARCH_EIATTR_VRC_CTA_INIT_COUNT                    0x4au ///< EIATTR_VRC_CTA_INIT_COUNT
#define SMARCH_EIATTR_TOOLS_PATCH_FUNC                      0x4bu ///< EIATTR_TOOLS_PATCH_FUNC
#define SMARCH_EIATTR_NUM_BARRIERS                          0x4cu ///< EIATTR_NUM_BARRIERS
#define SMARCH_EIATTR_TEXMODE_INDEPENDENT                   0x4du ///< EIATTR_TEXMODE_INDEPENDENT
#define SMARCH_EIATTR_PERF_STATISTICS                       0x4eu ///< EIATTR_PERF_STATISTICS
#define SMARCH_EIATTR_AT_ENTRY_FRAGMENTS                    0x4fu ///< EIATTR_AT_ENTRY_FRAGMENTS
#define SMARCH_EIATTR_SPARSE_MMA_MASK                       0x50u ///< EIATTR_SPARSE_MMA_MASK
#define SMARCH_EIATTR_TCGEN05_1CTA_USED                     0x51u ///< EIATTR_TCGEN05_1CTA_USED
#define SMARCH_EIATTR_TCGEN05_2CTA_USED                     0x52u ///< EIATTR_TCGEN05_2CTA_USED
#define SMARCH_EIATTR_GEN_ERRBAR_AT_EXIT                    0x53u ///< EIATTR_GEN_ERRBAR_AT_EXIT
#define SMARCH_EIATTR_REG_RECONFIG                          0x54u ///< EIATTR_REG_RECONFIG
#define SMARCH_EIATTR_ANNOTATIONS                           0x55u ///< EIATTR_ANNOTATIONS
#define SMARCH_EIATTR_STACK_CANARY_TRAP_OFFSETS             0x57u ///< EIATTR_STACK_CANARY_TRAP_OFFSETS
#define SMARCH_EIATTR_STUB_FUNCTION_KIND                    0x58u ///< EIATTR_STUB_FUNCTION_KIND
#define SMARCH_EIATTR_LOCAL_CTA_ASYNC_STORE_OFFSETS         0x59u ///< EIATTR_LOCAL_CTA_ASYNC_STORE_OFFSETS
#define SMARCH_EIATTR_MERCURY_FINALIZER_OPTIONS             0x5au ///< EIATTR_MERCURY_FINALIZER_OPTIONS
#define SMARCH_EIATTR_BLOCKS_ARE_CLUSTERS                   0x5bu ///< EIATTR_BLOCKS_ARE_CLUSTERS
#define SMARCH_EIATTR_SANITIZE                              0x5cu ///< EIATTR_SANITIZE
#define SMARCH_EIATTR_SYSCALLS_FALLBACK                     0x5du ///< EIATTR_SYSCALLS_FALLBACK
#define SMARCH_EIATTR_CUDA_REQ                              0x5eu ///< EIATTR_CUDA_REQ
#define SMARCH_EIATTR_MERCURY_ISA_VERSION                   0x5fu ///< EIATTR_MERCURY_ISA_VERSION
#define SMARCH_EIATTR_EXPORTED_FUNCTION                     0x60u ///< EIATTR_EXPORTED_FUNCTION
#define SMARCH_EIATTR_RTCORE_ENTRY                          0x61u ///< EIATTR_RTCORE_ENTRY
#define SMARCH_EIATTR_CLUSTER_LAUNCH_CONTROL_USED           0x62u ///< EIATTR_CLUSTER_LAUNCH_CONTROL_USED
#define SMARCH_EIATTR_LAUNCH_PRE_REG_ALLOC                  0x63u ///< EIATTR_LAUNCH_PRE_REG_ALLOC
#define SMARCH_EIATTR_MIN_PER_CTA_MEMORY_SIZE               0x64u ///< EIATTR_MIN_PER_CTA_MEMORY_SIZE
#define SMARCH_EIATTR_IGNOREOOB_CP_ASYNC_BULK_INSTR_OFFSETS 0x65u ///< EIATTR_IGNOREOOB_CP_ASYNC_BULK_INSTR_OFFSETS
#define SMARCH_EIATTR_LANGUAGE                              0x66u ///< EIATTR_LANGUAGE
#define SMARCH_EIATTR_WAR5829587_NEEDED                     0x67u ///< EIATTR_WAR5829587_NEEDED
#define SMARCH_EIATTR_GRID_ATTRIBUTES                       0x68u ///< EIATTR_GRID_ATTRIBUTES
#define SMARCH_EIATTR_STACK_OFFSET                          0x69u ///< EIATTR_STACK_OFFSET
#define SMARCH_EIATTR_RT_LIVESTATE_SASS_MAP                 0x6au ///< EIATTR_RT_LIVESTATE_SASS_MAP
#define SMARCH_EIATTR_NVSAL_SW_WAR                          0x6bu ///< EIATTR_NVSAL_SW_WAR
#define SMARCH_EIATTR_INSTR_OFFSETS                         0x6cu ///< EIATTR_INSTR_OFFSETS
#define SMARCH_EIATTR_PREEXIT_USED                          0x6du ///< EIATTR_PREEXIT_USED

// What a file is, as its first bytes tell.
#define SMARCH_FILE_EMPTY                     1u  ///< empty file
#define SMARCH_FILE_CUBIN                     2u  ///< cubin
#define SMARCH_FILE_PTX                       3u  ///< PTX text
#define SMARCH_FILE_FAT_BINARY                4u  ///< fat binary
#define SMARCH_FILE_ELF                       5u  ///< ELF file
#define SMARCH_FILE_PE                        6u  ///< PE file
#define SMARCH_FILE_COFF                      7u  ///< COFF object
#define SMARCH_FILE_ARCHIVE                   8u  ///< archive
#define SMARCH_FILE_THIN_ARCHIVE              9u  ///< thin archive
#define SMARCH_FILE_LTO_IR                    10u ///< LTO IR
#define SMARCH_FILE_TILE_IR                   11u ///< Tile IR
#define SMARCH_FILE_ELF_BIG_ENDIAN            16u ///< big-endian ELF file
#define SMARCH_FILE_MACH_O                    17u ///< Mach-O file
#define SMARCH_FILE_DOS                       18u ///< MS-DOS program
#define SMARCH_FILE_COFF_IMPORT               19u ///< import object
#define SMARCH_FILE_COFF_ANONYMOUS            20u ///< object for link-time code generation of MSVC
#define SMARCH_FILE_ROCM_CODE_OBJECT          32u ///< ROCm code object
#define SMARCH_FILE_OFFLOAD_BUNDLE            33u ///< offload bundle of clang
#define SMARCH_FILE_OFFLOAD_BUNDLE_COMPRESSED 34u ///< compressed offload bundle of clang
#define SMARCH_FILE_OFFLOAD_BINARY            35u ///< offload binary of clang
#define SMARCH_FILE_LLVM_BITCODE              36u ///< LLVM bitcode
#define SMARCH_FILE_SPIR_V                    37u ///< SPIR-V
#define SMARCH_FILE_ZIP                       48u ///< zip archive
#define SMARCH_FILE_GZIP                      49u ///< gzip file
#define SMARCH_FILE_TAR                       50u ///< tar archive
#define SMARCH_FILE_ZSTD                      51u ///< zstd file
#define SMARCH_FILE_XZ                        52u ///< xz file
#define SMARCH_FILE_BZIP2                     53u ///< bzip2 file
#define SMARCH_FILE_LZ4                       54u ///< LZ4 file
#define SMARCH_FILE_SEVEN_ZIP                 55u ///< 7z archive
#define SMARCH_FILE_TEXT                      64u ///< text

// Where in a file a fat binary is.
#define SMARCH_PLACE_FILE         1u ///< the file
#define SMARCH_PLACE_NV_FATBIN    2u ///< .nv_fatbin
#define SMARCH_PLACE_NV_RELFATBIN 3u ///< __nv_relfatbin
#define SMARCH_PLACE_NV_FATB      4u ///< .nv_fatb
#define SMARCH_PLACE_NV_REL       5u ///< __nv_rel

// What an entry of a fat binary holds.
#define SMARCH_ENTRY_PTX             0x1u   ///< ptx
#define SMARCH_ENTRY_CUBIN           0x2u   ///< elf
#define SMARCH_ENTRY_LTO             0x8u   ///< nvvm
#define SMARCH_ENTRY_INDEX           0x20u  ///< index
#define SMARCH_ENTRY_RELOCATABLE_PTX 0x40u  ///< relocatable ptx
#define SMARCH_ENTRY_TILE_IR         0x80u  ///< tile ir
#define SMARCH_ENTRY_CONCATENATED    0x100u ///< concatenated entry

// Flags of an entry of a fat binary; bits.
#define SMARCH_FATBIN_BITS_64   0x1u       ///< 64bit
#define SMARCH_FATBIN_DEBUG     0x2u       ///< debug information
#define SMARCH_FATBIN_CUDA      0x4u       ///< made for CUDA
#define SMARCH_FATBIN_OPENCL    0x8u       ///< made for OpenCL
#define SMARCH_FATBIN_LINUX     0x10u      ///< host = linux
#define SMARCH_FATBIN_MAC       0x20u      ///< host = mac
#define SMARCH_FATBIN_WINDOWS   0x40u      ///< host = windows
#define SMARCH_FATBIN_SCRAMBLED 0x10000u   ///< scrambled
#define SMARCH_FATBIN_SUFFIX_A  0x100000u  ///< suffix a
#define SMARCH_FATBIN_SUFFIX_F  0x200000u  ///< suffix f
#define SMARCH_FATBIN_COMPAT    0x1000000u ///< copy of .nv.compat

// How the payload of an entry is compressed.
#define SMARCH_COMPRESSION_NONE    1u ///< none
#define SMARCH_COMPRESSION_LZ4     2u ///< lz4
#define SMARCH_COMPRESSION_ZSTD    3u ///< zstd
#define SMARCH_COMPRESSION_UNKNOWN 4u ///< unknown

/// The constant banks that a cubin can tell of.
#define SMARCH_CONSTANT_BANKS 18u

/// Flag of smarch_cubin_kernel: how much stack it needs was not known when it was compiled (recursion, alloca).
#define SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED 1u

/// Flag of smarch_cubin_kernel: it is launched with clusters of whatever size (.explicitcluster).
#define SMARCH_CUBIN_KERNEL_EXPLICIT_CLUSTER 2u

/// Flag of smarch_cubin_kernel: the file has a section for its shared memory. Where static_smem is 0, it is there because some kernel of
/// the same translation unit takes dynamic shared memory (extern __shared__): this one may. With has_smem and without this flag it takes none.
#define SMARCH_CUBIN_KERNEL_SHARED_SECTION 4u

/// Bytes of workspace that suffice to unpack any image, wherever they begin.
#define SMARCH_UNPACK_WORKSPACE 16384u

/// What an entry of a fat binary holds: SMARCH_ENTRY_*.
typedef uint32_t smarch_fatbin_entry_kind;

/// Where in a file a fat binary is: SMARCH_PLACE_*.
typedef uint32_t smarch_fatbin_place;

/// How the payload of an entry is compressed: SMARCH_COMPRESSION_*.
typedef uint32_t smarch_fatbin_compression;

/// An entry of a fat binary, or a place that is so damaged that no entry can be read there (kind 0). Offsets are from
/// the start of the file; texts lie in the caller's bytes and do not end in NUL.
typedef struct smarch_fatbin_entry {
    /// Where its header begins, or where the damage is.
    size_t at;
    /// Where the region that it belongs to begins.
    size_t region_at;
    /// Where the payload begins; of an image within a concatenated entry the payload of the entry around it.
    size_t payload_at;
    /// Bytes of that payload as stored, with padding.
    size_t payload_size;
    /// Bytes of that payload, decompressed, as a header claims: what smarch_fatbin_unpack needs room for. More than size for an
    /// image within a concatenated entry.
    uint64_t payload_unpacked;
    /// Bytes of the header.
    size_t header_size;
    /// Bytes of the image, decompressed; of an image that is not compressed with padding.
    uint64_t size;
    /// Flags, verbatim: SMARCH_FATBIN_*.
    uint64_t flags;
    /// Of an image within the concatenated entry before: where in its decompressed payload it begins; else 0.
    uint64_t image_at;
    /// What it holds, as stored: SMARCH_ENTRY_*, or a number that was never seen. 0 for a damaged place.
    smarch_fatbin_entry_kind kind;
    /// 1 for an image within the concatenated entry before, else 0.
    uint32_t is_within;
    /// Where in the file the fat binary is: SMARCH_PLACE_*; 0 for a damaged place.
    smarch_fatbin_place place;
    /// The SM number as stored.
    uint32_t sm;
    /// The suffix of its target, 'a' or 'f', else 0. Unlike a cubin, an entry tells f.
    uint32_t suffix;
    /// Its target; 0 when the table has none.
    smarch_target target;
    /// A version: of PTX for PTX; 1.7 for cubins of layout V1, 1.8 for V2.
    smarch_version version;
    /// How the payload is compressed: SMARCH_COMPRESSION_*; 0 for a damaged place.
    smarch_fatbin_compression compression;
    /// Bytes of the compressed payload without padding; 0 when it is not compressed.
    uint32_t compressed_size;
    /// Always 0.
    uint32_t reserved;
    /// The file name of the archive member that holds it; NULL outside of archives and for a member without a name.
    const char *member;
    /// Its length.
    size_t member_len;
    /// Where the member's bytes begin.
    size_t member_at;
    /// Usually the name of the source file; NULL when there is none.
    const char *identifier;
    /// Its length.
    size_t identifier_len;
    /// The options that the image was made with or is to be compiled with; NULL when there is no record of them.
    const char *options;
    /// Their length.
    size_t options_len;
    /// The copy of the cubin's .nv.compat; NULL when there is none.
    const uint8_t *compat;
    /// Its bytes.
    size_t compat_len;
    /// SMARCH_OK, or the first damage.
    smarch_status fault;
    /// Always 0.
    uint32_t reserved_after_fault;
    /// Where it is; SMARCH_NO_FAULT when there is none.
    size_t fault_at;
} smarch_fatbin_entry;

/// What a file is, as its first bytes tell: SMARCH_FILE_*.
typedef uint32_t smarch_file_kind;

/// A member of an archive. The name lies in the caller's bytes and does not end in NUL.
typedef struct smarch_archive_member {
    /// Its file name, in a thin archive a path from where the archive is; NULL when it has none.
    const char *name;
    /// Its length.
    size_t name_len;
    /// Where in the archive its bytes begin; SMARCH_NO_FAULT in a thin archive: they are in the file of that name.
    size_t at;
    /// How many bytes it has.
    size_t size;
    /// 1 when its bytes are in a file of their own (a thin archive), else 0.
    uint32_t is_outside;
    /// Always 0.
    uint32_t reserved;
} smarch_archive_member;

/// How a cubin stores its target: SMARCH_LAYOUT_*.
typedef uint32_t smarch_cubin_layout;

/// A kind of cubin: SMARCH_CUBIN_*.
typedef uint32_t smarch_cubin_kind;

/// Debug information of a cubin: SMARCH_DEBUG_*.
typedef uint32_t smarch_cubin_debug_info;

/// The texture mode of a cubin: SMARCH_TEXTURES_*.
typedef uint32_t smarch_cubin_texture_mode;

/// What a cubin states about itself.
typedef struct smarch_cubin {
    /// The SM number as stored, also where no target has it.
    uint32_t sm;
    /// The target of number and suffix a; 0 when the table has none. Code for an f target carries no
    /// mark and is its base target here: see named.
    smarch_target target;
    /// The -arch of the ptxas command line, where a note keeps it: the only trace of an f target, and a
    /// hint only. 0 when there is no such note or the table lacks the name.
    smarch_target named;
    /// 1 when built for suffix a, else 0.
    uint32_t accelerated;
    /// How the target is stored: SMARCH_LAYOUT_V1 or _V2.
    smarch_cubin_layout layout;
    /// SMARCH_CUBIN_EXECUTABLE, _RELOCATABLE, _EWP or _OTHER.
    smarch_cubin_kind kind;
    /// The width of addresses in bits, 32 or 64.
    uint32_t address_bits;
    /// e_flags, verbatim. In layout V2 the upper eight bits are the number of a section, that of .note.nv.cuinfo or
    /// .note.nv.cuver; nothing is answered from them.
    uint32_t e_flags;
    /// 1 when virtual_sm has a value, else 0.
    uint32_t has_virtual_sm;
    /// The number in the .target of the PTX it came from, where the file tells.
    uint32_t virtual_sm;
    /// SMARCH_DEBUG_*, as the sections tell; 0 where their names cannot be read.
    smarch_cubin_debug_info debug_info;
    /// SMARCH_TEXTURES_*; 0 where the file does not tell (layout V2).
    smarch_cubin_texture_mode texture_mode;
    /// The toolkit that built it; {0, 0} where the file does not tell.
    smarch_version toolkit;
    /// 1 when fastpath_mask has a value, else 0.
    uint32_t has_fastpath_mask;
    /// The mask of the record CAN_FASTPATH_FINALIZE in .nv.compat, in which an architecture has a bit
    /// (smarch_documented_nvlink_capability_bits). No ptxas before 13.0 writes one.
    uint64_t fastpath_mask;
    /// 1 when finalization_class has a value, else 0.
    uint32_t has_finalization_class;
    /// The record ENABLE_OPPORTUNISTIC_FINALIZATION: the finalization class type, 1 in every file of 12.8 to 13.0; later ones have none.
    uint32_t finalization_class;
    /// 1 when finalization_version has a value, else 0.
    uint32_t has_finalization_version;
    /// The version of the record 0x07, which no tool names: 0x101 in every file that has one.
    uint32_t finalization_version;
} smarch_cubin;

/// A kind of function in a cubin: SMARCH_FUNCTION_*.
typedef uint32_t smarch_cubin_function_kind;

/// What a function of a cubin uses. A field of which the file does not tell, or whose records are damaged, has a has_
/// field before it (or before its group) that is 0. The fault of a damaged function tells where and how it is damaged.
typedef struct smarch_cubin_kernel {
    /// Its name: in the caller's bytes, NUL-terminated there; mangled where the source was C++.
    const char *name;
    /// The name's length.
    size_t name_len;
    /// SMARCH_FUNCTION_ENTRY (a kernel) or _DEVICE.
    smarch_cubin_function_kind kind;
    /// SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED, _EXPLICIT_CLUSTER, _SHARED_SECTION.
    uint32_t flags;
    /// 1 when registers has a value, else 0.
    uint32_t has_registers;
    /// Registers per thread, at most 255.
    uint32_t registers;
    /// 1 when register_cap has a value, else 0.
    uint32_t has_register_cap;
    /// The cap on registers that ptxas kept; 255 means no cap.
    uint32_t register_cap;
    /// 1 when barriers has a value, else 0.
    uint32_t has_barriers;
    /// Named barriers of a block, 0 to 16.
    uint32_t barriers;
    /// 1 when static_smem and reserved_smem are known: not before linking.
    uint32_t has_smem;
    /// Bytes of static shared memory that the source declares: what occupancy is asked with.
    uint32_t static_smem;
    /// Bytes of shared memory that the toolkit put before them, 0 or 1024.
    uint32_t reserved_smem;
    /// 1 when stack has a value, else 0.
    uint32_t has_stack;
    /// Bytes of stack of a thread, with all that is called; none before linking and of device functions; 0 with STACK_UNBOUNDED.
    uint32_t stack;
    /// 1 when frame has a value, else 0.
    uint32_t has_frame;
    /// Bytes of the function's own stack frame.
    uint32_t frame;
    /// 1 when spills has a value, else 0.
    uint32_t has_spills;
    /// Instructions that spill registers to memory or load them again; none of functions that ptxas before 12.6 compiled.
    uint32_t spills;
    /// 1 when local has a value, else 0.
    uint32_t has_local;
    /// Bytes of local memory in a section of its own; 0 from SM 35 on.
    uint32_t local;
    /// 1 when parameter_bytes and parameters_at are known: not of device functions.
    uint32_t has_parameters;
    /// Bytes of all parameters, 0 when there are none.
    uint32_t parameter_bytes;
    /// Where in constant bank 0 they begin; 0 when there are none.
    uint32_t parameters_at;
    /// 1 when textures, surfaces and samplers are known: not before linking.
    uint32_t has_bound;
    /// Textures that are bound by name.
    uint32_t textures;
    /// Surfaces that are bound by name.
    uint32_t surfaces;
    /// Samplers that are bound by name.
    uint32_t samplers;
    /// 1 when required_block, max_block, cluster, max_cluster_rank and EXPLICIT_CLUSTER are known: not of device functions.
    uint32_t has_launch;
    /// Threads of a block exactly, as x, y, z (.reqntid); 0, 0, 0 when the source does not state them.
    uint32_t required_block[3];
    /// Threads of a block at most, as x, y, z; their product counts (.maxntid); 0, 0, 0 when the source does not
    /// state them.
    uint32_t max_block[3];
    /// Blocks of a cluster, as x, y, z (.reqnctapercluster); 0, 0, 0 when the source does not state them.
    uint32_t cluster[3];
    /// Blocks of a cluster at most (.maxclusterrank); 0 when the source does not state them.
    uint32_t max_cluster_rank;
    /// The constant banks that there are: bit n for bank n.
    uint32_t constant_banks;
    /// Bytes in each constant bank.
    uint32_t constant_bytes[18];
    /// Records whose attribute has no name; they were skipped.
    uint32_t unknown_attributes;
    /// SMARCH_OK, or the first damage that leaves some fields unknown.
    smarch_status fault;
    /// Where that damage is; SMARCH_NO_FAULT when there is none.
    size_t fault_at;
    /// 1 when code_at and code_size are known.
    uint32_t has_code;
    /// Always 0.
    uint32_t reserved_word;
    /// Where its machine code lies in the file.
    size_t code_at;
    /// Bytes of machine code.
    size_t code_size;
    /// The library's while it reads; means nothing.
    uint64_t reserved[4];
} smarch_cubin_kernel;

/// Memory that belongs to no function but to the whole cubin.
typedef struct smarch_cubin_memory {
    /// Bytes of global variables.
    uint64_t global;
    /// The constant banks that there are: bit n for bank n. 3 holds the source's constants, 4 addresses.
    uint32_t constant_banks;
    /// Bytes in each constant bank.
    uint32_t constant_bytes[18];
    /// Always 0.
    uint32_t reserved;
} smarch_cubin_memory;

/// An attribute of .nv.info records: SMARCH_EIATTR_*.
typedef uint32_t smarch_cubin_attribute;

/// What PTX text states about itself.
typedef struct smarch_ptx {
    /// The text after .target, to the end of the line or a comment, in the caller's bytes.
    const char *target_text;
    /// Its length.
    size_t target_len;
    /// The target that ptxas takes that for; 0 where it refuses.
    smarch_target target;
    /// Its .address_size; 0 when it does not state one.
    uint32_t address_bits;
    /// Its .version.
    smarch_version version;
    /// Always 0.
    uint32_t reserved;
} smarch_ptx;

/// A text in the caller's bytes; it does not end in NUL.
typedef struct smarch_text {
    /// Its first character.
    const char *text;
    /// Its length.
    size_t len;
} smarch_text;

/// Unpacks all len bytes, compressed by a method (SMARCH_COMPRESSION_LZ4 or _ZSTD), to size bytes at out. Returns how many it
/// wrote: any other number than size means that it failed, as the error codes of ZSTD_decompress and
/// LZ4_decompress_safe do. It must write nothing beyond, and return: no exception, no longjmp.
typedef size_t (*smarch_fatbin_decoder)(smarch_fatbin_compression compression,
                                        const uint8_t *bytes,
                                        size_t len,
                                        uint8_t *out,
                                        size_t size,
                                        void *context);

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// The entries of a fat binary; of the sections that hold fat binaries, in an ELF file (.nv_fatbin, __nv_relfatbin), in a PE file
/// (.exe, .dll) or in a COFF object (.nv_fatb, __nv_rel, or the whole names); or of such files in an ar archive (.a, .lib); in the
/// order of the file. A file without such sections has none. Any bytes may be given. Nothing is decompressed (smarch_fatbin_unpack
/// does that). Images of a concatenated entry follow it. A place where no entry
/// can be read is an element of its own, with kind 0 and its fault.
///
/// count is how many there are, written on success and with SMARCH_ERROR_BUFFER_TOO_SMALL: then nothing else is.
/// fault_at (may be NULL) is the offset of the damage with another error; with success that of the first element
/// that has a fault; else SMARCH_NO_FAULT. Time grows with the file.
///
/// SMARCH_ERROR_CUBIN_EMPTY, _CONTAINER_IS_CUBIN, _ARCHIVE_THIN (see smarch_archive_members), _CONTAINER_MACH_O,
/// _CONTAINER_ENDIAN, _CONTAINER_UNKNOWN (see smarch_file_identify): what it is instead. _CUBIN_TRUNCATED, _CUBIN_SECTIONS,
/// _COFF_HEADER: damage of an ELF, PE or COFF file.
SMARCH_NODISCARD
smarch_status smarch_fatbin_entries(const uint8_t *bytes,
                                    size_t len,
                                    struct smarch_fatbin_entry *out,
                                    size_t capacity,
                                    size_t *count,
                                    size_t *fault_at)
SMARCH_NOEXCEPT;

/// The name of a kind of entry, as cuobjdump prints it: "elf" for a cubin. Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_fatbin_entry_kind_name(smarch_fatbin_entry_kind kind) SMARCH_NOEXCEPT;

/// The name of a compression: "zstd". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_fatbin_compression_name(smarch_fatbin_compression compression) SMARCH_NOEXCEPT;

/// The name of a place: ".nv_fatbin". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_fatbin_place_name(smarch_fatbin_place place) SMARCH_NOEXCEPT;

/// What a file is, as its first bytes tell: one that holds device code, or what else people have. Whether it is sound, and
/// whether it holds device code, is not looked at. Reads 64 KiB at most.
///
/// SMARCH_ERROR_CONTAINER_UNKNOWN: they tell nothing.
SMARCH_NODISCARD
smarch_status smarch_file_identify(const uint8_t *bytes,
                                   size_t len,
                                   smarch_file_kind *out)
SMARCH_NOEXCEPT;

/// The members of an ar archive (.a, .lib) that are files, without the tables of symbols and names, in the order of the file; also
/// of a thin archive, whose members are files of their own. smarch_fatbin_entries reads the members of an archive by itself.
///
/// count is how many there are, written on success and with SMARCH_ERROR_BUFFER_TOO_SMALL: then nothing else is. fault_at (may be
/// NULL) is where a damaged header ended the list, with success; else SMARCH_NO_FAULT. Time grows with the archive.
///
/// SMARCH_ERROR_CUBIN_EMPTY, _CONTAINER_UNKNOWN: no archive.
SMARCH_NODISCARD
smarch_status smarch_archive_members(const uint8_t *bytes,
                                     size_t len,
                                     struct smarch_archive_member *out,
                                     size_t capacity,
                                     size_t *count,
                                     size_t *fault_at)
SMARCH_NOEXCEPT;

/// The name of what a file is: "zip archive". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_file_kind_name(smarch_file_kind kind) SMARCH_NOEXCEPT;

/// What a cubin was built for, from its ELF header, .nv.compat, its notes and the names of its sections. Any bytes may be given.
///
/// SMARCH_ERROR_CUBIN_*: what it is instead of a cubin, or what is damaged.
SMARCH_NODISCARD
smarch_status smarch_cubin_identify(const uint8_t *bytes,
                                    size_t len,
                                    struct smarch_cubin *out)
SMARCH_NOEXCEPT;

/// The name of a kind of cubin: "executable". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_cubin_kind_name(smarch_cubin_kind kind) SMARCH_NOEXCEPT;

/// The name of a layout: "V2". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_cubin_layout_name(smarch_cubin_layout layout) SMARCH_NOEXCEPT;

/// The name of a kind of debug information: "lines". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_cubin_debug_info_name(smarch_cubin_debug_info debug_info) SMARCH_NOEXCEPT;

/// The name of a texture mode: "unified". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_cubin_texture_mode_name(smarch_cubin_texture_mode texture_mode) SMARCH_NOEXCEPT;

/// What every function of a cubin uses, in the order of their symbols. Any bytes may be given. The array is also what
/// the reader works in: after an error other than SMARCH_ERROR_BUFFER_TOO_SMALL the elements that it used are zero.
///
/// count is how many functions there are, written on success and with SMARCH_ERROR_BUFFER_TOO_SMALL. fault_at (may be
/// NULL) is the offset of the damage with another error; with success that of the first damage that leaves fields of a function unknown (see its fault) or that only smarch_cubin_check looks at; else
/// SMARCH_NO_FAULT. Time is at most n log n in functions and linear in the rest of the file.
///
/// SMARCH_ERROR_CUBIN_*: what it is instead of a cubin, or what is damaged.
SMARCH_NODISCARD
smarch_status smarch_cubin_kernels(const uint8_t *bytes,
                                   size_t len,
                                   struct smarch_cubin_kernel *out,
                                   size_t capacity,
                                   size_t *count,
                                   size_t *fault_at)
SMARCH_NOEXCEPT;

/// The global and constant memory of a whole cubin. fault_at (may be NULL): the offset of the damage; SMARCH_NO_FAULT
/// where there is none.
SMARCH_NODISCARD
smarch_status smarch_cubin_file_memory(const uint8_t *bytes,
                                       size_t len,
                                       struct smarch_cubin_memory *out,
                                       size_t *fault_at)
SMARCH_NOEXCEPT;

/// Whether those parts of a cubin are sound too that the other functions answer without: ABI version, program
/// headers (a driver loads by them), links between sections, a second symbol table, the records of .nv.compat.
/// fault_at (may be NULL): the offset of the damage; SMARCH_NO_FAULT where there is none.
///
/// SMARCH_ERROR_CUBIN_UNREAD: they are not.
SMARCH_NODISCARD smarch_status smarch_cubin_check(const uint8_t *bytes, size_t len, size_t *fault_at) SMARCH_NOEXCEPT;

/// The name of a kind of function: "kernel". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_cubin_function_kind_name(smarch_cubin_function_kind kind) SMARCH_NOEXCEPT;

/// The name of an attribute of .nv.info records, as some release of cuobjdump or nvdisasm prints it: "EIATTR_REGCOUNT" for
/// 0x2f. Returns "" for an unknown code.
SMARCH_NODISCARD
const char *smarch_cubin_attribute_name(smarch_cubin_attribute attribute)
SMARCH_NOEXCEPT;

/// What PTX text states about itself: .version, .target and .address_size, with which it must begin. Reads up to the first
/// NUL or the first other directive.
///
/// SMARCH_ERROR_PTX_HEADER: there is no .version or no .target.
SMARCH_NODISCARD
smarch_status smarch_ptx_identify(const char *text,
                                  size_t len,
                                  struct smarch_ptx *out)
SMARCH_NOEXCEPT;

/// The names of the kernels in PTX text, in its order, outside of comments and strings. Reads up to the first NUL.
///
/// count is how many there are, also when they do not fit: SMARCH_ERROR_BUFFER_TOO_SMALL, and nothing is written.
SMARCH_NODISCARD
smarch_status smarch_ptx_entries(const char *text,
                                 size_t len,
                                 struct smarch_text *out,
                                 size_t capacity,
                                 size_t *count)
SMARCH_NOEXCEPT;

/// How many bytes of room smarch_fatbin_unpack needs for an image: those of the image, but for an image within a
/// compressed concatenated entry those of all its images, for they are unpacked together. bytes is the whole file, entry
/// an element of smarch_fatbin_entries; any numbers may be in it.
///
/// This is what a header claims, up to 255 times the stored bytes for LZ4 and 32,768 times for zstd: compare it
/// with what you would give before you allocate it.
///
/// fault_at (may be NULL): the offset of the damage; SMARCH_NO_FAULT where there is none.
///
/// SMARCH_ERROR_UNPACK_METHOD, _UNPACK_SIZE: the stored bytes cannot unpack to that. _FATBIN_PAYLOAD: the sizes contradict each
/// other or the file. _FATBIN_ENTRY: the element is a damaged place.
SMARCH_NODISCARD
smarch_status smarch_fatbin_unpacked_size(const uint8_t *bytes,
                                          size_t len,
                                          const struct smarch_fatbin_entry *entry,
                                          size_t *out,
                                          size_t *fault_at)
SMARCH_NOEXCEPT;

/// The image of an entry, unpacked: a cubin, PTX without the NULs at its end, or whatever else the entry holds. What is not
/// compressed is copied. Of a concatenated entry all images, one behind the other; of an image within one that
/// image alone. bytes is the whole file, entry an element of smarch_fatbin_entries; any numbers may be in it.
///
/// workspace is any memory of SMARCH_UNPACK_WORKSPACE bytes, which need no alignment and no value; what is not compressed
/// needs none. out needs the room that smarch_fatbin_unpacked_size tells. Nothing beyond that is written; after an error
/// other than SMARCH_ERROR_BUFFER_TOO_SMALL those bytes are zero. bytes, workspace and out must not overlap. Time grows with
/// the stored bytes and that room.
///
/// count is how many bytes the image has, or with SMARCH_ERROR_BUFFER_TOO_SMALL the room that is needed. fault_at (may be
/// NULL) is the offset of the damage; SMARCH_NO_FAULT where there is none.
///
/// SMARCH_ERROR_UNPACK_WORKSPACE: fewer bytes. _UNPACK_TRUNCATED, _UNPACK_DAMAGED, _UNPACK_LONGER, _UNPACK_SHORTER,
/// _UNPACK_CHECKSUM, _UNPACK_FRAME, _UNPACK_DICTIONARY: what is wrong with the compressed data. Those of
/// smarch_fatbin_unpacked_size. An archive without the decoders (feature unpack) answers _UNPACK_METHOD to what is compressed.
SMARCH_NODISCARD
smarch_status smarch_fatbin_unpack(const uint8_t *bytes,
                                   size_t len,
                                   const struct smarch_fatbin_entry *entry,
                                   void *workspace,
                                   size_t workspace_len,
                                   uint8_t *out,
                                   size_t capacity,
                                   size_t *count,
                                   size_t *fault_at)
SMARCH_NOEXCEPT;

/// As smarch_fatbin_unpack, by a decoder of the caller's. It is called once, with context, which may be NULL, and not
/// for what is not compressed.
///
/// SMARCH_ERROR_UNPACK_DECODER: it returned another number than it was to write.
SMARCH_NODISCARD
smarch_status smarch_fatbin_unpack_with(const uint8_t *bytes,
                                        size_t len,
                                        const struct smarch_fatbin_entry *entry,
                                        smarch_fatbin_decoder decoder,
                                        void *context,
                                        uint8_t *out,
                                        size_t capacity,
                                        size_t *count,
                                        size_t *fault_at)
SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif // SMARCH_CUBIN_H
