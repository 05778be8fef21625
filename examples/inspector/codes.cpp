// Made from the library's rows; `make header` makes it anew.
#include "codes.hpp"

namespace inspector {

const char *code_of(smarch::AdviceKind value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_ADVICE_ADD: return "add";
        case SMARCH_ADVICE_NOT_BUILT: return "not_built";
        case SMARCH_ADVICE_IDLE: return "idle";
        case SMARCH_ADVICE_NO_FALLBACK: return "no_fallback";
        case SMARCH_ADVICE_NO_PTX: return "no_ptx";
        case SMARCH_ADVICE_OLD_PTX: return "old_ptx";
        case SMARCH_ADVICE_FAMILY: return "family";
    }
    return "unknown";
}

const char *code_of(smarch::Answer value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_ANSWER_YES: return "yes";
        case SMARCH_ANSWER_NO: return "no";
        case SMARCH_ANSWER_UNKNOWN: return "unknown";
    }
    return "unknown";
}

const char *code_of(smarch::ArchOperation value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_ARCH_OPERATION_MINUS: return "minus";
        case SMARCH_ARCH_OPERATION_AND: return "and";
        case SMARCH_ARCH_OPERATION_OR: return "or";
    }
    return "unknown";
}

const char *code_of(smarch::ArchRemark value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_ARCH_REMARK_DEFAULT: return "default";
        case SMARCH_ARCH_REMARK_MACHINE: return "machine";
        case SMARCH_ARCH_REMARK_NO_DEVICE: return "no_device";
        case SMARCH_ARCH_REMARK_PASSED_TO_NVCC: return "passed_to_nvcc";
        case SMARCH_ARCH_REMARK_NO_FLAG: return "no_flag";
        case SMARCH_ARCH_REMARK_LAST_WINS: return "last_wins";
        case SMARCH_ARCH_REMARK_DROPPED: return "dropped";
        case SMARCH_ARCH_REMARK_USER_FLAGS: return "user_flags";
        case SMARCH_ARCH_REMARK_PTXAS_REFUSES: return "ptxas_refuses";
        case SMARCH_ARCH_REMARK_JIT: return "jit";
        case SMARCH_ARCH_REMARK_CAPPED: return "capped";
        case SMARCH_ARCH_REMARK_NO_PTX: return "no_ptx";
    }
    return "unknown";
}

const char *code_of(smarch::ArchSyntax value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_ARCH_SYNTAX_NVCC: return "nvcc";
        case SMARCH_ARCH_SYNTAX_TORCH_2_15: return "torch_2_15";
        case SMARCH_ARCH_SYNTAX_TORCH_2_7: return "torch_2_7";
        case SMARCH_ARCH_SYNTAX_CMAKE_VARIABLE: return "cmake_variable";
        case SMARCH_ARCH_SYNTAX_CMAKE_ENV: return "cmake_env";
        case SMARCH_ARCH_SYNTAX_CMAKE_PROPERTY: return "cmake_property";
        case SMARCH_ARCH_SYNTAX_CLANG_19: return "clang_19";
        case SMARCH_ARCH_SYNTAX_CLANG_22: return "clang_22";
        case SMARCH_ARCH_SYNTAX_TENSORFLOW: return "tensorflow";
        case SMARCH_ARCH_SYNTAX_RULES_CUDA: return "rules_cuda";
        case SMARCH_ARCH_SYNTAX_MESON: return "meson";
        case SMARCH_ARCH_SYNTAX_CUPY: return "cupy";
        case SMARCH_ARCH_SYNTAX_NUMBA: return "numba";
        case SMARCH_ARCH_SYNTAX_TORCH_2_9: return "torch_2_9";
        case SMARCH_ARCH_SYNTAX_TORCH_2_8: return "torch_2_8";
        case SMARCH_ARCH_SYNTAX_TORCH_2_6: return "torch_2_6";
        case SMARCH_ARCH_SYNTAX_TORCH_2_2: return "torch_2_2";
        case SMARCH_ARCH_SYNTAX_TORCH_2_1: return "torch_2_1";
        case SMARCH_ARCH_SYNTAX_TORCH_2_0: return "torch_2_0";
        case SMARCH_ARCH_SYNTAX_TORCH_1_13: return "torch_1_13";
        case SMARCH_ARCH_SYNTAX_CMAKE_3_28: return "cmake_3_28";
        case SMARCH_ARCH_SYNTAX_CMAKE_3_25: return "cmake_3_25";
        case SMARCH_ARCH_SYNTAX_CMAKE_3_24: return "cmake_3_24";
        case SMARCH_ARCH_SYNTAX_CMAKE_3_23: return "cmake_3_23";
        case SMARCH_ARCH_SYNTAX_CMAKE_3_18: return "cmake_3_18";
        case SMARCH_ARCH_SYNTAX_VLLM: return "vllm";
        case SMARCH_ARCH_SYNTAX_FLASHINFER: return "flashinfer";
    }
    return "unknown";
}

const char *code_of(smarch::ChangeKind value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_CHANGE_NEWEST_PTX: return "newest_ptx";
        case SMARCH_CHANGE_DEFAULT: return "default";
        case SMARCH_CHANGE_NAME: return "name";
        case SMARCH_CHANGE_LOWEST_PTX: return "lowest_ptx";
        case SMARCH_CHANGE_SINCE_PTX: return "since_ptx";
        case SMARCH_CHANGE_INSTRUCTION: return "instruction";
    }
    return "unknown";
}

const char *code_of(smarch::LoadBasis value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_LOAD_BASIS_DOCUMENTED: return "documented";
        case SMARCH_LOAD_BASIS_NEWEST: return "newest";
        case SMARCH_LOAD_BASIS_RULE: return "rule";
        case SMARCH_LOAD_BASIS_REPORTED: return "reported";
        case SMARCH_LOAD_BASIS_DISPUTED: return "disputed";
        case SMARCH_LOAD_BASIS_SILENT: return "silent";
    }
    return "unknown";
}

const char *code_of(smarch::Binary value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_BINARY_PTXAS: return "ptxas";
        case SMARCH_DOCUMENTED_BINARY_NVLINK: return "nvlink";
        case SMARCH_DOCUMENTED_BINARY_CICC: return "cicc";
        case SMARCH_DOCUMENTED_BINARY_TILEIRAS: return "tileiras";
    }
    return "unknown";
}

const char *code_of(smarch::CiccBulkCopy value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_CICC_BULK_TENSOR_TO_SHARED: return "tensor_to_shared";
        case SMARCH_DOCUMENTED_CICC_BULK_ANY: return "any";
    }
    return "unknown";
}

const char *code_of(smarch::CiccComponent value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_CICC_COMPONENT_PREPROCESSOR: return "preprocessor";
        case SMARCH_DOCUMENTED_CICC_COMPONENT_OPTIMIZER: return "optimizer";
        case SMARCH_DOCUMENTED_CICC_COMPONENT_LLVM: return "llvm";
    }
    return "unknown";
}

const char *code_of(smarch::CiccConstruct value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS2: return "cluster_dims2";
        case SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS_EMPTY: return "cluster_dims_empty";
        case SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS9: return "cluster_dims9";
        case SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS17: return "cluster_dims17";
        case SMARCH_CICC_CONSTRUCT_LAUNCH_BOUNDS3: return "launch_bounds3";
        case SMARCH_CICC_CONSTRUCT_LAUNCH_BOUNDS2: return "launch_bounds2";
        case SMARCH_CICC_CONSTRUCT_BLOCK_SIZE: return "block_size";
        case SMARCH_CICC_CONSTRUCT_BLOCK_SIZE_CLUSTER: return "block_size_cluster";
        case SMARCH_CICC_CONSTRUCT_BLOCK_SIZE_AND_CLUSTER_DIMS: return "block_size_and_cluster_dims";
        case SMARCH_CICC_CONSTRUCT_MAXNREG: return "maxnreg";
        case SMARCH_CICC_CONSTRUCT_GRID_CONSTANT: return "grid_constant";
        case SMARCH_CICC_CONSTRUCT_NV_PURE: return "nv_pure";
        case SMARCH_CICC_CONSTRUCT_VA_OPT: return "va_opt";
        case SMARCH_CICC_CONSTRUCT_VA_OPT_MISUSE: return "va_opt_misuse";
        case SMARCH_CICC_CONSTRUCT_LITERAL_LOWER_F16: return "literal_lower_f16";
        case SMARCH_CICC_CONSTRUCT_LITERAL_UPPER_F16: return "literal_upper_f16";
        case SMARCH_CICC_CONSTRUCT_LITERAL_LOWER_BF16: return "literal_lower_bf16";
        case SMARCH_CICC_CONSTRUCT_LITERAL_UPPER_BF16: return "literal_upper_bf16";
        case SMARCH_CICC_CONSTRUCT_LITERAL_F32: return "literal_f32";
        case SMARCH_CICC_CONSTRUCT_LITERAL_F64: return "literal_f64";
        case SMARCH_CICC_CONSTRUCT_LITERAL_F128: return "literal_f128";
        case SMARCH_CICC_CONSTRUCT_FLOAT16: return "float16";
        case SMARCH_CICC_CONSTRUCT_BF16: return "bf16";
        case SMARCH_CICC_CONSTRUCT_FLOAT128: return "float128";
        case SMARCH_CICC_CONSTRUCT_INT128: return "int128";
        case SMARCH_CICC_CONSTRUCT_ALLOCA: return "alloca";
        case SMARCH_CICC_CONSTRUCT_PARAMETER5000: return "parameter5000";
        case SMARCH_CICC_CONSTRUCT_PARAMETER32764: return "parameter32764";
        case SMARCH_CICC_CONSTRUCT_PARAMETER40000: return "parameter40000";
        case SMARCH_CICC_CONSTRUCT_ASM_TCGEN05: return "asm_tcgen05";
        case SMARCH_CICC_CONSTRUCT_ASM_BAD: return "asm_bad";
        case SMARCH_CICC_CONSTRUCT_CONSTEXPR_VLA: return "constexpr_vla";
        case SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_THREAD: return "atomic_load_thread";
        case SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_THREAD: return "atomic_fetch_add_thread";
        case SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_THREAD: return "atomic_store_thread";
        case SMARCH_CICC_CONSTRUCT_THREAD_FENCE_THREAD: return "thread_fence_thread";
        case SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_BLOCK: return "atomic_load_block";
        case SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_BLOCK: return "atomic_fetch_add_block";
        case SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_BLOCK: return "atomic_store_block";
        case SMARCH_CICC_CONSTRUCT_THREAD_FENCE_BLOCK: return "thread_fence_block";
        case SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_CLUSTER: return "atomic_load_cluster";
        case SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_CLUSTER: return "atomic_fetch_add_cluster";
        case SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_CLUSTER: return "atomic_store_cluster";
        case SMARCH_CICC_CONSTRUCT_THREAD_FENCE_CLUSTER: return "thread_fence_cluster";
        case SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_DEVICE: return "atomic_load_device";
        case SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_DEVICE: return "atomic_fetch_add_device";
        case SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_DEVICE: return "atomic_store_device";
        case SMARCH_CICC_CONSTRUCT_THREAD_FENCE_DEVICE: return "thread_fence_device";
        case SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_SYSTEM: return "atomic_load_system";
        case SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_SYSTEM: return "atomic_fetch_add_system";
        case SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_SYSTEM: return "atomic_store_system";
        case SMARCH_CICC_CONSTRUCT_THREAD_FENCE_SYSTEM: return "thread_fence_system";
        case SMARCH_CICC_CONSTRUCT_BYTES16_LOAD_DEVICE: return "bytes16_load_device";
        case SMARCH_CICC_CONSTRUCT_BYTES16_STORE_DEVICE: return "bytes16_store_device";
        case SMARCH_CICC_CONSTRUCT_BYTES16_LOAD_CLUSTER: return "bytes16_load_cluster";
        case SMARCH_CICC_CONSTRUCT_BYTES16_STORE_CLUSTER: return "bytes16_store_cluster";
        case SMARCH_CICC_CONSTRUCT_BYTES16_EXCHANGE_DEVICE: return "bytes16_exchange_device";
        case SMARCH_CICC_CONSTRUCT_BYTES16_EXCHANGE_CLUSTER: return "bytes16_exchange_cluster";
        case SMARCH_CICC_CONSTRUCT_BYTES16_CAS_DEVICE: return "bytes16_cas_device";
        case SMARCH_CICC_CONSTRUCT_BYTES16_CAS_CLUSTER: return "bytes16_cas_cluster";
        case SMARCH_CICC_CONSTRUCT_BYTES32_LOAD: return "bytes32_load";
        case SMARCH_CICC_CONSTRUCT_BYTES2_CAS: return "bytes2_cas";
        case SMARCH_CICC_CONSTRUCT_BYTES1_CAS: return "bytes1_cas";
        case SMARCH_CICC_CONSTRUCT_FETCH_ADD_DOUBLE: return "fetch_add_double";
        case SMARCH_CICC_CONSTRUCT_FETCH_ADD_FLOAT: return "fetch_add_float";
        case SMARCH_CICC_CONSTRUCT_FETCH_MIN_FLOAT: return "fetch_min_float";
        case SMARCH_CICC_CONSTRUCT_NO_SCOPE_ARG: return "no_scope_arg";
        case SMARCH_CICC_CONSTRUCT_BAD_SCOPE7: return "bad_scope7";
        case SMARCH_CICC_CONSTRUCT_REGISTER_PARAMS: return "register_params";
        case SMARCH_CICC_CONSTRUCT_REGISTER_PARAMS_UUMN: return "register_params_uumn";
        case SMARCH_CICC_CONSTRUCT_WGMMA: return "wgmma";
    }
    return "unknown";
}

const char *code_of(smarch::CiccEffect value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_VOLATILE: return "atomic_volatile";
        case SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC128: return "atomic128";
        case SMARCH_DOCUMENTED_CICC_EFFECT_DIAGNOSTIC_3703: return "diagnostic_3703";
        case SMARCH_DOCUMENTED_CICC_EFFECT_SURFACE: return "surface";
        case SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_SCOPE: return "atomic_scope";
        case SMARCH_DOCUMENTED_CICC_EFFECT_DIAGNOSTIC_3762: return "diagnostic_3762";
        case SMARCH_DOCUMENTED_CICC_EFFECT_DIAGNOSTIC_3660: return "diagnostic_3660";
        case SMARCH_DOCUMENTED_CICC_EFFECT_BLOCK_SIZE: return "block_size";
        case SMARCH_DOCUMENTED_CICC_EFFECT_CLUSTER_DIMS: return "cluster_dims";
        case SMARCH_DOCUMENTED_CICC_EFFECT_LAUNCH_BOUNDS: return "launch_bounds";
        case SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_SCOPE_CLUSTER: return "atomic_scope_cluster";
        case SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_16_BYTE: return "atomic_16_byte";
        case SMARCH_DOCUMENTED_CICC_EFFECT_CLUSTER_TO_GPU: return "cluster_to_gpu";
        case SMARCH_DOCUMENTED_CICC_EFFECT_CLUSTER_DIRECTIVES: return "cluster_directives";
    }
    return "unknown";
}

const char *code_of(smarch::CiccEmitPath value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_CICC_EMIT_WMMA: return "wmma";
        case SMARCH_DOCUMENTED_CICC_EMIT_MMA_SYNC: return "mma_sync";
        case SMARCH_DOCUMENTED_CICC_EMIT_WARPGROUP_MMA: return "warpgroup_mma";
        case SMARCH_DOCUMENTED_CICC_EMIT_TCGEN05: return "tcgen05";
    }
    return "unknown";
}

const char *code_of(smarch::CiccMode value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_CICC_MODE_PTX: return "ptx";
        case SMARCH_DOCUMENTED_CICC_MODE_IR: return "ir";
    }
    return "unknown";
}

const char *code_of(smarch::CiccOperation value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_CICC_ATOMIC_LOAD: return "load";
        case SMARCH_CICC_ATOMIC_STORE: return "store";
        case SMARCH_CICC_ATOMIC_EXCHANGE: return "exchange";
        case SMARCH_CICC_ATOMIC_COMPARE_EXCHANGE: return "compare_exchange";
        case SMARCH_CICC_ATOMIC_ADD: return "add";
        case SMARCH_CICC_ATOMIC_SUB: return "sub";
        case SMARCH_CICC_ATOMIC_AND: return "and";
        case SMARCH_CICC_ATOMIC_OR: return "or";
        case SMARCH_CICC_ATOMIC_XOR: return "xor";
        case SMARCH_CICC_ATOMIC_MAX: return "max";
        case SMARCH_CICC_ATOMIC_MIN: return "min";
        case SMARCH_CICC_ATOMIC_FENCE: return "fence";
    }
    return "unknown";
}

const char *code_of(smarch::CiccOrder value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_CICC_ORDER_RELAXED: return "relaxed";
        case SMARCH_CICC_ORDER_CONSUME: return "consume";
        case SMARCH_CICC_ORDER_ACQUIRE: return "acquire";
        case SMARCH_CICC_ORDER_RELEASE: return "release";
        case SMARCH_CICC_ORDER_ACQ_REL: return "acq_rel";
        case SMARCH_CICC_ORDER_SEQ_CST: return "seq_cst";
    }
    return "unknown";
}

const char *code_of(smarch::CiccScope value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_CICC_SCOPE_THREAD: return "thread";
        case SMARCH_CICC_SCOPE_BLOCK: return "block";
        case SMARCH_CICC_SCOPE_CLUSTER: return "cluster";
        case SMARCH_CICC_SCOPE_DEVICE: return "device";
        case SMARCH_CICC_SCOPE_SYSTEM: return "system";
    }
    return "unknown";
}

const char *code_of(smarch::Compression value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_COMPRESSION_NONE: return "none";
        case SMARCH_COMPRESSION_LZ4: return "lz4";
        case SMARCH_COMPRESSION_ZSTD: return "zstd";
        case SMARCH_COMPRESSION_UNKNOWN: return "unknown";
    }
    return "unknown";
}

const char *code_of(smarch::CubinKind value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_CUBIN_EXECUTABLE: return "executable";
        case SMARCH_CUBIN_RELOCATABLE: return "relocatable";
        case SMARCH_CUBIN_EWP: return "ewp";
        case SMARCH_CUBIN_OTHER: return "other";
    }
    return "unknown";
}

const char *code_of(smarch::CubinLayout value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_LAYOUT_V1: return "v1";
        case SMARCH_LAYOUT_V2: return "v2";
    }
    return "unknown";
}

const char *code_of(smarch::DebugInfo value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DEBUG_NONE: return "none";
        case SMARCH_DEBUG_LINEINFO: return "lineinfo";
        case SMARCH_DEBUG_FULL: return "full";
    }
    return "unknown";
}

const char *code_of(smarch::DeviceKind value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DEVICE_KIND_GEFORCE: return "geforce";
        case SMARCH_DEVICE_KIND_PROFESSIONAL: return "professional";
        case SMARCH_DEVICE_KIND_DATA_CENTER: return "data_center";
        case SMARCH_DEVICE_KIND_JETSON: return "jetson";
        case SMARCH_DEVICE_KIND_DRIVE: return "drive";
        case SMARCH_DEVICE_KIND_IGX: return "igx";
        case SMARCH_DEVICE_KIND_SPARK: return "spark";
        case SMARCH_DEVICE_KIND_MINING: return "mining";
    }
    return "unknown";
}

const char *code_of(smarch::DeviceSource value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DEVICE_SOURCE_VENDOR: return "vendor";
        case SMARCH_DEVICE_SOURCE_DEVICE: return "device";
        case SMARCH_DEVICE_SOURCE_OTHERS: return "others";
    }
    return "unknown";
}

const char *code_of(smarch::LimitEffect value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_LIMIT_EFFECT_OBEYED: return "obeyed";
        case SMARCH_LIMIT_EFFECT_ADJUSTED: return "adjusted";
        case SMARCH_LIMIT_EFFECT_IGNORED: return "ignored";
        case SMARCH_LIMIT_EFFECT_REFUSED: return "refused";
        case SMARCH_LIMIT_EFFECT_CRASHES: return "crashes";
    }
    return "unknown";
}

const char *code_of(smarch::EntryKind value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_ENTRY_PTX: return "ptx";
        case SMARCH_ENTRY_CUBIN: return "cubin";
        case SMARCH_ENTRY_LTO: return "lto";
        case SMARCH_ENTRY_INDEX: return "index";
        case SMARCH_ENTRY_RELOCATABLE_PTX: return "relocatable_ptx";
        case SMARCH_ENTRY_TILE_IR: return "tile_ir";
        case SMARCH_ENTRY_CONCATENATED: return "concatenated";
    }
    return "unknown";
}

const char *code_of(smarch::Evidence value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_EVIDENCE_DOCUMENTED: return "documented";
        case SMARCH_EVIDENCE_MEASURED: return "measured";
        case SMARCH_EVIDENCE_PUBLIC: return "public";
    }
    return "unknown";
}

const char *code_of(smarch::Family value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_FAMILY_SM_10X: return "sm_10x";
        case SMARCH_FAMILY_SM_11X: return "sm_11x";
        case SMARCH_FAMILY_SM_12X: return "sm_12x";
    }
    return "unknown";
}

const char *code_of(smarch::FatbinPlace value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_PLACE_FILE: return "file";
        case SMARCH_PLACE_NV_FATBIN: return "nv_fatbin";
        case SMARCH_PLACE_NV_RELFATBIN: return "nv_relfatbin";
        case SMARCH_PLACE_NV_FATB: return "nv_fatb";
        case SMARCH_PLACE_NV_REL: return "nv_rel";
    }
    return "unknown";
}

const char *code_of(smarch::FileKind value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_FILE_EMPTY: return "empty";
        case SMARCH_FILE_CUBIN: return "cubin";
        case SMARCH_FILE_PTX: return "ptx";
        case SMARCH_FILE_FAT_BINARY: return "fat_binary";
        case SMARCH_FILE_ELF: return "elf";
        case SMARCH_FILE_PE: return "pe";
        case SMARCH_FILE_COFF: return "coff";
        case SMARCH_FILE_ARCHIVE: return "archive";
        case SMARCH_FILE_THIN_ARCHIVE: return "thin_archive";
        case SMARCH_FILE_LTO_IR: return "lto_ir";
        case SMARCH_FILE_TILE_IR: return "tile_ir";
        case SMARCH_FILE_ELF_BIG_ENDIAN: return "elf_big_endian";
        case SMARCH_FILE_MACH_O: return "mach_o";
        case SMARCH_FILE_DOS: return "dos";
        case SMARCH_FILE_COFF_IMPORT: return "coff_import";
        case SMARCH_FILE_COFF_ANONYMOUS: return "coff_anonymous";
        case SMARCH_FILE_ROCM_CODE_OBJECT: return "rocm_code_object";
        case SMARCH_FILE_OFFLOAD_BUNDLE: return "offload_bundle";
        case SMARCH_FILE_OFFLOAD_BUNDLE_COMPRESSED: return "offload_bundle_compressed";
        case SMARCH_FILE_OFFLOAD_BINARY: return "offload_binary";
        case SMARCH_FILE_LLVM_BITCODE: return "llvm_bitcode";
        case SMARCH_FILE_SPIR_V: return "spir_v";
        case SMARCH_FILE_ZIP: return "zip";
        case SMARCH_FILE_GZIP: return "gzip";
        case SMARCH_FILE_TAR: return "tar";
        case SMARCH_FILE_ZSTD: return "zstd";
        case SMARCH_FILE_XZ: return "xz";
        case SMARCH_FILE_BZIP2: return "bzip2";
        case SMARCH_FILE_LZ4: return "lz4";
        case SMARCH_FILE_SEVEN_ZIP: return "seven_zip";
        case SMARCH_FILE_TEXT: return "text";
    }
    return "unknown";
}

const char *code_of(smarch::FunctionKind value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_FUNCTION_ENTRY: return "entry";
        case SMARCH_FUNCTION_DEVICE: return "device";
    }
    return "unknown";
}

const char *code_of(smarch::GeometrySource value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_SOURCE_GUIDE: return "guide";
        case SMARCH_SOURCE_FILES: return "files";
        case SMARCH_SOURCE_INFERRED: return "inferred";
    }
    return "unknown";
}

const char *code_of(smarch::IsaGroup value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_ISA_GROUP_WMMA: return "wmma";
        case SMARCH_ISA_GROUP_MMA: return "mma";
        case SMARCH_ISA_GROUP_SPARSE_MMA: return "sparse_mma";
        case SMARCH_ISA_GROUP_WGMMA: return "wgmma";
        case SMARCH_ISA_GROUP_TCGEN05: return "tcgen05";
        case SMARCH_ISA_GROUP_MATRIX_MOVE: return "matrix_move";
        case SMARCH_ISA_GROUP_ASYNC_COPY: return "async_copy";
        case SMARCH_ISA_GROUP_MBARRIER: return "mbarrier";
        case SMARCH_ISA_GROUP_CLUSTER: return "cluster";
        case SMARCH_ISA_GROUP_MEMORY: return "memory";
        case SMARCH_ISA_GROUP_ATOMIC: return "atomic";
        case SMARCH_ISA_GROUP_MULTIMEM: return "multimem";
        case SMARCH_ISA_GROUP_FENCE: return "fence";
        case SMARCH_ISA_GROUP_WARP: return "warp";
        case SMARCH_ISA_GROUP_CONTROL: return "control";
        case SMARCH_ISA_GROUP_ARITHMETIC: return "arithmetic";
        case SMARCH_ISA_GROUP_CONVERT: return "convert";
    }
    return "unknown";
}

const char *code_of(smarch::Limiter value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_LIMITER_WARPS: return "warps";
        case SMARCH_LIMITER_REGISTERS: return "registers";
        case SMARCH_LIMITER_SMEM: return "smem";
        case SMARCH_LIMITER_SLOTS: return "slots";
        case SMARCH_LIMITER_BARRIERS: return "barriers";
        case SMARCH_LIMITER_VIRTUAL: return "virtual";
    }
    return "unknown";
}

const char *code_of(smarch::LlvmRelease value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_LLVM_19: return "llvm_19";
        case SMARCH_LLVM_22: return "llvm_22";
    }
    return "unknown";
}

const char *code_of(smarch::NameKind value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_KIND_SM: return "sm";
        case SMARCH_KIND_COMPUTE: return "compute";
        case SMARCH_KIND_LTO: return "lto";
    }
    return "unknown";
}

const char *code_of(smarch::NvvmAccess value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_NVVM_ACCESS_LOAD: return "load";
        case SMARCH_NVVM_ACCESS_STORE: return "store";
        case SMARCH_NVVM_ACCESS_ATOMICRMW: return "atomicrmw";
        case SMARCH_NVVM_ACCESS_CMPXCHG: return "cmpxchg";
    }
    return "unknown";
}

const char *code_of(smarch::NvvmComplaint value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_NVVM_COMPLAINT_ENDIANNESS: return "endianness";
        case SMARCH_NVVM_COMPLAINT_PROGRAM_SPACE: return "program_space";
        case SMARCH_NVVM_COMPLAINT_GLOBAL_SPACE: return "global_space";
        case SMARCH_NVVM_COMPLAINT_ALLOCA_SPACE: return "alloca_space";
        case SMARCH_NVVM_COMPLAINT_MANGLING: return "mangling";
        case SMARCH_NVVM_COMPLAINT_NATIVE_16_AND_64: return "native_16_and_64";
        case SMARCH_NVVM_COMPLAINT_NATIVE_32: return "native_32";
        case SMARCH_NVVM_COMPLAINT_NON_INTEGRAL: return "non_integral";
        case SMARCH_NVVM_COMPLAINT_POINTER_ALIGNMENT: return "pointer_alignment";
        case SMARCH_NVVM_COMPLAINT_INTEGER_ALIGNMENT: return "integer_alignment";
        case SMARCH_NVVM_COMPLAINT_FLOAT_ALIGNMENT: return "float_alignment";
        case SMARCH_NVVM_COMPLAINT_AGGREGATE_ALIGNMENT: return "aggregate_alignment";
    }
    return "unknown";
}

const char *code_of(smarch::NvvmConstruct value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_NVVM_CONSTRUCT_LOAD_TENSOR_MEMORY: return "load_tensor_memory";
        case SMARCH_NVVM_CONSTRUCT_STORE_TENSOR_MEMORY: return "store_tensor_memory";
        case SMARCH_NVVM_CONSTRUCT_LOAD_SPACE_2: return "load_space_2";
        case SMARCH_NVVM_CONSTRUCT_LOAD_SPACE_7: return "load_space_7";
        case SMARCH_NVVM_CONSTRUCT_ATOMIC_TENSOR_MEMORY: return "atomic_tensor_memory";
        case SMARCH_NVVM_CONSTRUCT_FENCE_ACQUIRE: return "fence_acquire";
        case SMARCH_NVVM_CONSTRUCT_FENCE_RELEASE: return "fence_release";
        case SMARCH_NVVM_CONSTRUCT_FENCE_ACQ_REL: return "fence_acq_rel";
        case SMARCH_NVVM_CONSTRUCT_FENCE_SEQ_CST: return "fence_seq_cst";
        case SMARCH_NVVM_CONSTRUCT_CAST_GLOBAL_SHARED: return "cast_global_shared";
        case SMARCH_NVVM_CONSTRUCT_CAST_TENSOR_MEMORY: return "cast_tensor_memory";
        case SMARCH_NVVM_CONSTRUCT_INDIRECTBR: return "indirectbr";
        case SMARCH_NVVM_CONSTRUCT_INVOKE: return "invoke";
        case SMARCH_NVVM_CONSTRUCT_TCGEN05_FENCE: return "tcgen05_fence";
        case SMARCH_NVVM_CONSTRUCT_TCGEN05_WAIT_LD: return "tcgen05_wait_ld";
        case SMARCH_NVVM_CONSTRUCT_TCGEN05_RELINQUISH: return "tcgen05_relinquish";
        case SMARCH_NVVM_CONSTRUCT_BRANCH_IF_ALL_CONVERGENT: return "branch_if_all_convergent";
        case SMARCH_NVVM_CONSTRUCT_BRANCH_IF_CONVERGENT: return "branch_if_convergent";
        case SMARCH_NVVM_CONSTRUCT_CONVERGENT_VALUE: return "convergent_value";
        case SMARCH_NVVM_CONSTRUCT_CLUSTER_ARRIVE: return "cluster_arrive";
        case SMARCH_NVVM_CONSTRUCT_SET_MAX_N_REG: return "set_max_n_reg";
        case SMARCH_NVVM_CONSTRUCT_WGMMA_FENCE: return "wgmma_fence";
    }
    return "unknown";
}

const char *code_of(smarch::NvvmMalformation value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_NVVM_MALFORMED_EMPTY_SPECIFICATION: return "empty_specification";
        case SMARCH_NVVM_MALFORMED_UNKNOWN_SPECIFIER: return "unknown_specifier";
        case SMARCH_NVVM_MALFORMED_FORM_ENDIAN: return "form_endian";
        case SMARCH_NVVM_MALFORMED_FORM_POINTER: return "form_pointer";
        case SMARCH_NVVM_MALFORMED_FORM_INTEGER: return "form_integer";
        case SMARCH_NVVM_MALFORMED_FORM_FLOAT: return "form_float";
        case SMARCH_NVVM_MALFORMED_FORM_VECTOR: return "form_vector";
        case SMARCH_NVVM_MALFORMED_FORM_AGGREGATE: return "form_aggregate";
        case SMARCH_NVVM_MALFORMED_FORM_STACK: return "form_stack";
        case SMARCH_NVVM_MALFORMED_FORM_FUNCTION: return "form_function";
        case SMARCH_NVVM_MALFORMED_FORM_PROGRAM_SPACE: return "form_program_space";
        case SMARCH_NVVM_MALFORMED_FORM_ALLOCA_SPACE: return "form_alloca_space";
        case SMARCH_NVVM_MALFORMED_FORM_GLOBAL_SPACE: return "form_global_space";
        case SMARCH_NVVM_MALFORMED_FORM_MANGLING: return "form_mangling";
        case SMARCH_NVVM_MALFORMED_FORM_NON_INTEGRAL: return "form_non_integral";
        case SMARCH_NVVM_MALFORMED_SIZE_EMPTY: return "size_empty";
        case SMARCH_NVVM_MALFORMED_SIZE_RANGE: return "size_range";
        case SMARCH_NVVM_MALFORMED_POINTER_SIZE_EMPTY: return "pointer_size_empty";
        case SMARCH_NVVM_MALFORMED_POINTER_SIZE_RANGE: return "pointer_size_range";
        case SMARCH_NVVM_MALFORMED_INDEX_SIZE_EMPTY: return "index_size_empty";
        case SMARCH_NVVM_MALFORMED_INDEX_SIZE_RANGE: return "index_size_range";
        case SMARCH_NVVM_MALFORMED_INDEX_SIZE_LARGER: return "index_size_larger";
        case SMARCH_NVVM_MALFORMED_SPACE_EMPTY: return "space_empty";
        case SMARCH_NVVM_MALFORMED_SPACE_RANGE: return "space_range";
        case SMARCH_NVVM_MALFORMED_ABI_EMPTY: return "abi_empty";
        case SMARCH_NVVM_MALFORMED_ABI_RANGE: return "abi_range";
        case SMARCH_NVVM_MALFORMED_ABI_ZERO: return "abi_zero";
        case SMARCH_NVVM_MALFORMED_ABI_POWER: return "abi_power";
        case SMARCH_NVVM_MALFORMED_PREFERRED_EMPTY: return "preferred_empty";
        case SMARCH_NVVM_MALFORMED_PREFERRED_RANGE: return "preferred_range";
        case SMARCH_NVVM_MALFORMED_PREFERRED_ZERO: return "preferred_zero";
        case SMARCH_NVVM_MALFORMED_PREFERRED_POWER: return "preferred_power";
        case SMARCH_NVVM_MALFORMED_PREFERRED_LESS: return "preferred_less";
        case SMARCH_NVVM_MALFORMED_STACK_RANGE: return "stack_range";
        case SMARCH_NVVM_MALFORMED_STACK_ZERO: return "stack_zero";
        case SMARCH_NVVM_MALFORMED_STACK_POWER: return "stack_power";
        case SMARCH_NVVM_MALFORMED_BYTE_ALIGNMENT: return "byte_alignment";
        case SMARCH_NVVM_MALFORMED_AGGREGATE_SIZE: return "aggregate_size";
        case SMARCH_NVVM_MALFORMED_FUNCTION_TYPE: return "function_type";
        case SMARCH_NVVM_MALFORMED_MANGLING: return "mangling";
        case SMARCH_NVVM_MALFORMED_NON_INTEGRAL_ZERO: return "non_integral_zero";
        case SMARCH_NVVM_MALFORMED_POINTER_FLAG: return "pointer_flag";
        case SMARCH_NVVM_MALFORMED_POINTER_FLAGS_ZERO: return "pointer_flags_zero";
        case SMARCH_NVVM_MALFORMED_POINTER_NULL: return "pointer_null";
        case SMARCH_NVVM_MALFORMED_SPACE_NAME_FORM: return "space_name_form";
        case SMARCH_NVVM_MALFORMED_SPACE_NAME_RESERVED: return "space_name_reserved";
        case SMARCH_NVVM_MALFORMED_SPACE_NAME_USED: return "space_name_used";
    }
    return "unknown";
}

const char *code_of(smarch::NvvmPhase value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_NVVM_PHASE_VERIFY: return "verify";
        case SMARCH_NVVM_PHASE_COMPILE: return "compile";
    }
    return "unknown";
}

const char *code_of(smarch::TileirasProblemKind value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_UNKNOWN_CPU: return "unknown_cpu";
        case SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_UNKNOWN_ATTRIBUTE: return "unknown_attribute";
        case SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_MALFORMED: return "malformed";
        case SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_LEVEL_CONFLICT: return "level_conflict";
        case SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_TMEM_ABSENT: return "tmem_absent";
        case SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_TMEM_OMITTED: return "tmem_omitted";
        case SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_OTHER_CPU: return "other_cpu";
        case SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_OWN_CPU_OFF: return "own_cpu_off";
    }
    return "unknown";
}

const char *code_of(smarch::PickReason value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_PICK_ONLY: return "only";
        case SMARCH_PICK_KIND: return "kind";
        case SMARCH_PICK_NEAREST: return "nearest";
        case SMARCH_PICK_ORDER: return "order";
        case SMARCH_PICK_SUFFIX: return "suffix";
    }
    return "unknown";
}

const char *code_of(smarch::PtxasOccupancyFormula value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_PTXAS_OCCUPANCY_FORMULA_ROUNDED: return "rounded";
        case SMARCH_DOCUMENTED_PTXAS_OCCUPANCY_FORMULA_UNROUNDED: return "unrounded";
    }
    return "unknown";
}

const char *code_of(smarch::Setter value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_SETTER_STRUCTURAL: return "structural";
        case SMARCH_SETTER_OVERLAY: return "overlay";
        case SMARCH_SETTER_PER_SM: return "per_sm";
        case SMARCH_SETTER_VENDOR: return "vendor";
        case SMARCH_SETTER_RUNTIME: return "runtime";
        case SMARCH_SETTER_BASELINE: return "baseline";
    }
    return "unknown";
}

const char *code_of(smarch::SmFeature value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_TENSOR_CORES: return "tensor_cores";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_WMMA: return "wmma";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_MMA_SYNC: return "mma_sync";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_WARPGROUP_MMA: return "warpgroup_mma";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_TCGEN05: return "tcgen05";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_ASYNC_COPY: return "async_copy";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_TMA: return "tma";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP16: return "fp16";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_BFLOAT16: return "bfloat16";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_TF32: return "tf32";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP8: return "fp8";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP4: return "fp4";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_INT4: return "int4";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_BLOCK_SCALE: return "block_scale";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_COOPERATIVE_GROUPS: return "cooperative_groups";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_WARP_SPECIALIZATION: return "warp_specialization";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_THREAD_BLOCK_CLUSTERS: return "thread_block_clusters";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_SPARSITY_2_4: return "sparsity_2_4";
        case SMARCH_DOCUMENTED_CICC_SM_FEATURE_DYNAMIC_SPARSITY: return "dynamic_sparsity";
    }
    return "unknown";
}

const char *code_of(smarch::SmemSplit value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_SMEM_SPLIT_FIXED: return "fixed";
        case SMARCH_SMEM_SPLIT_CACHE_CONFIG: return "cache_config";
        case SMARCH_SMEM_SPLIT_CARVEOUT: return "carveout";
    }
    return "unknown";
}

const char *code_of(smarch::Standing value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_STANDING_PRODUCTION: return "production";
        case SMARCH_STANDING_LEGACY: return "legacy";
        case SMARCH_STANDING_INTERNAL: return "internal";
        case SMARCH_STANDING_ALIAS: return "alias";
        case SMARCH_STANDING_PLACEHOLDER: return "placeholder";
    }
    return "unknown";
}

const char *code_of(smarch::Status value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_OK: return "ok";
        case SMARCH_ERROR_NULL_POINTER: return "null_pointer";
        case SMARCH_ERROR_INVALID_TARGET: return "invalid_target";
        case SMARCH_ERROR_INVALID_VALUE: return "invalid_value";
        case SMARCH_ERROR_BUFFER_TOO_SMALL: return "buffer_too_small";
        case SMARCH_ERROR_NAME_EMPTY: return "name_empty";
        case SMARCH_ERROR_NAME_PREFIX: return "name_prefix";
        case SMARCH_ERROR_NAME_NUMBER: return "name_number";
        case SMARCH_ERROR_NAME_UNKNOWN_NUMBER: return "name_unknown_number";
        case SMARCH_ERROR_NAME_SUFFIX: return "name_suffix";
        case SMARCH_ERROR_DIRECTIVE_OPTION: return "directive_option";
        case SMARCH_ERROR_DIRECTIVE_SYNTAX: return "directive_syntax";
        case SMARCH_ERROR_TOOLKIT_TEXT: return "toolkit_text";
        case SMARCH_ERROR_TOOLKIT_NOT_RUN: return "toolkit_not_run";
        case SMARCH_ERROR_DRIVER_TEXT: return "driver_text";
        case SMARCH_ERROR_DRIVER_UNKNOWN: return "driver_unknown";
        case SMARCH_ERROR_CUBIN_EMPTY: return "cubin_empty";
        case SMARCH_ERROR_CUBIN_NOT_ELF: return "cubin_not_elf";
        case SMARCH_ERROR_CUBIN_IS_FATBIN: return "cubin_is_fatbin";
        case SMARCH_ERROR_CUBIN_IS_PTX: return "cubin_is_ptx";
        case SMARCH_ERROR_CUBIN_NOT_CUDA: return "cubin_not_cuda";
        case SMARCH_ERROR_CUBIN_IDENT: return "cubin_ident";
        case SMARCH_ERROR_CUBIN_TRUNCATED: return "cubin_truncated";
        case SMARCH_ERROR_CUBIN_SECTIONS: return "cubin_sections";
        case SMARCH_ERROR_CUBIN_SYMBOLS: return "cubin_symbols";
        case SMARCH_ERROR_CUBIN_NAMES: return "cubin_names";
        case SMARCH_ERROR_CUBIN_RECORDS: return "cubin_records";
        case SMARCH_ERROR_CUBIN_VALUE: return "cubin_value";
        case SMARCH_ERROR_CUBIN_OVERLAP: return "cubin_overlap";
        case SMARCH_ERROR_CUBIN_UNREAD: return "cubin_unread";
        case SMARCH_ERROR_GEOMETRY: return "geometry";
        case SMARCH_ERROR_KERNEL_FLAGS: return "kernel_flags";
        case SMARCH_ERROR_KERNEL_BLOCK_SIZE: return "kernel_block_size";
        case SMARCH_ERROR_KERNEL_REGISTERS: return "kernel_registers";
        case SMARCH_ERROR_KERNEL_STATIC_SMEM: return "kernel_static_smem";
        case SMARCH_ERROR_KERNEL_DYNAMIC_SMEM: return "kernel_dynamic_smem";
        case SMARCH_ERROR_KERNEL_OPTIN: return "kernel_optin";
        case SMARCH_ERROR_KERNEL_CARVEOUT: return "kernel_carveout";
        case SMARCH_ERROR_KERNEL_CACHE: return "kernel_cache";
        case SMARCH_ERROR_KERNEL_BARRIERS: return "kernel_barriers";
        case SMARCH_ERROR_KERNEL_MAX_BLOCK_SIZE: return "kernel_max_block_size";
        case SMARCH_ERROR_BLOCKS_PER_SM: return "blocks_per_sm";
        case SMARCH_ERROR_CLUSTER_SIZE: return "cluster_size";
        case SMARCH_ERROR_LAUNCH_BOUNDS: return "launch_bounds";
        case SMARCH_ERROR_CURVE_STEP: return "curve_step";
        case SMARCH_ERROR_HARDWARE_UNKNOWN: return "hardware_unknown";
        case SMARCH_ERROR_PROFILE_NONE: return "profile_none";
        case SMARCH_ERROR_PROFILE_SIZE: return "profile_size";
        case SMARCH_ERROR_PROFILE_FIELD: return "profile_field";
        case SMARCH_ERROR_PROFILE_WIDTH: return "profile_width";
        case SMARCH_ERROR_PROFILE_MISMATCH: return "profile_mismatch";
        case SMARCH_ERROR_SCHEDULER_NONE: return "scheduler_none";
        case SMARCH_ERROR_WORDS_TRUNCATED: return "words_truncated";
        case SMARCH_ERROR_CODE_OBJECT_MAGIC: return "code_object_magic";
        case SMARCH_ERROR_FACTORY_RANGE: return "factory_range";
        case SMARCH_ERROR_TABLE_SIZE: return "table_size";
        case SMARCH_ERROR_ARCH_LIST_EMPTY: return "arch_list_empty";
        case SMARCH_ERROR_ARCH_LIST_ITEM_EMPTY: return "arch_list_item_empty";
        case SMARCH_ERROR_ARCH_LIST_SEPARATOR: return "arch_list_separator";
        case SMARCH_ERROR_ARCH_LIST_SPELLING: return "arch_list_spelling";
        case SMARCH_ERROR_ARCH_LIST_UNSUPPORTED: return "arch_list_unsupported";
        case SMARCH_ERROR_ARCH_LIST_SUFFIX: return "arch_list_suffix";
        case SMARCH_ERROR_ARCH_LIST_NOT_IN_TABLE: return "arch_list_not_in_table";
        case SMARCH_ERROR_ARCH_LIST_INCOMPATIBLE: return "arch_list_incompatible";
        case SMARCH_ERROR_ARCH_LIST_NOT_VIRTUAL: return "arch_list_not_virtual";
        case SMARCH_ERROR_ARCH_LIST_ALONE: return "arch_list_alone";
        case SMARCH_ERROR_ARCH_LIST_OPTION: return "arch_list_option";
        case SMARCH_ERROR_ARCH_LIST_VALUE: return "arch_list_value";
        case SMARCH_ERROR_ARCH_LIST_CONFLICT: return "arch_list_conflict";
        case SMARCH_ERROR_ARCH_LIST_NO_DEVICE: return "arch_list_no_device";
        case SMARCH_ERROR_ARCH_LIST_TOO_MANY: return "arch_list_too_many";
        case SMARCH_ERROR_ARCH_LIST_UNSAYABLE: return "arch_list_unsayable";
        case SMARCH_ERROR_NO_IMAGE: return "no_image";
        case SMARCH_ERROR_NOT_COVERED: return "not_covered";
        case SMARCH_ERROR_ISA_FEATURE_NAME: return "isa_feature_name";
        case SMARCH_ERROR_PTX_INSTRUCTION: return "ptx_instruction";
        case SMARCH_ERROR_PTX_MODIFIER: return "ptx_modifier";
        case SMARCH_ERROR_PTX_MODIFIER_MISSING: return "ptx_modifier_missing";
        case SMARCH_ERROR_PTX_FORM: return "ptx_form";
        case SMARCH_ERROR_PTX_OPERANDS: return "ptx_operands";
        case SMARCH_ERROR_PTX_LAST: return "ptx_last";
        case SMARCH_ERROR_PTX_COMMENT: return "ptx_comment";
        case SMARCH_ERROR_PTX_STRING: return "ptx_string";
        case SMARCH_ERROR_PTX_END: return "ptx_end";
        case SMARCH_ERROR_PTX_BRACE: return "ptx_brace";
        case SMARCH_ERROR_PTX_SYNTAX: return "ptx_syntax";
        case SMARCH_ERROR_PTX_TEXT_END: return "ptx_text_end";
        case SMARCH_ERROR_FINALIZE_CLASS: return "finalize_class";
        case SMARCH_ERROR_FINALIZE_OUTCOME: return "finalize_outcome";
        case SMARCH_ERROR_FINALIZE_UNDECIDED: return "finalize_undecided";
        case SMARCH_ERROR_OPTION_NAME: return "option_name";
        case SMARCH_ERROR_OPTION_VALUE: return "option_value";
        case SMARCH_ERROR_OPTION_DUPLICATE: return "option_duplicate";
        case SMARCH_ERROR_NVPTX_CPU: return "nvptx_cpu";
        case SMARCH_ERROR_NVPTX_ATTRIBUTE: return "nvptx_attribute";
        case SMARCH_ERROR_NVPTX_MALFORMED: return "nvptx_malformed";
        case SMARCH_ERROR_CONTAINER_UNKNOWN: return "container_unknown";
        case SMARCH_ERROR_CONTAINER_IS_CUBIN: return "container_is_cubin";
        case SMARCH_ERROR_ARCHIVE_MEMBER: return "archive_member";
        case SMARCH_ERROR_FATBIN_REGION: return "fatbin_region";
        case SMARCH_ERROR_FATBIN_TRUNCATED: return "fatbin_truncated";
        case SMARCH_ERROR_FATBIN_ENTRY: return "fatbin_entry";
        case SMARCH_ERROR_FATBIN_TEXT: return "fatbin_text";
        case SMARCH_ERROR_FATBIN_PAYLOAD: return "fatbin_payload";
        case SMARCH_ERROR_FATBIN_TARGET: return "fatbin_target";
        case SMARCH_ERROR_PTX_HEADER: return "ptx_header";
        case SMARCH_ERROR_ARCHIVE_THIN: return "archive_thin";
        case SMARCH_ERROR_CONTAINER_MACH_O: return "container_mach_o";
        case SMARCH_ERROR_CONTAINER_ENDIAN: return "container_endian";
        case SMARCH_ERROR_COFF_HEADER: return "coff_header";
        case SMARCH_ERROR_CICC_ENCODING: return "cicc_encoding";
        case SMARCH_ERROR_CICC_ATOMIC_TYPE: return "cicc_atomic_type";
        case SMARCH_ERROR_CICC_NAME: return "cicc_name";
        case SMARCH_ERROR_CICC_FLAG: return "cicc_flag";
        case SMARCH_ERROR_CICC_TARGET: return "cicc_target";
        case SMARCH_ERROR_SM_FEATURES_NUMBER: return "sm_features_number";
        case SMARCH_ERROR_SM_FEATURES_RESERVED: return "sm_features_reserved";
        case SMARCH_ERROR_SM_FEATURES_VALUE: return "sm_features_value";
        case SMARCH_ERROR_ADDRESS_SPACE: return "address_space";
        case SMARCH_ERROR_SM_FEATURES_FLAG: return "sm_features_flag";
        case SMARCH_ERROR_UNPACK_METHOD: return "unpack_method";
        case SMARCH_ERROR_UNPACK_SIZE: return "unpack_size";
        case SMARCH_ERROR_UNPACK_WORKSPACE: return "unpack_workspace";
        case SMARCH_ERROR_UNPACK_TRUNCATED: return "unpack_truncated";
        case SMARCH_ERROR_UNPACK_DAMAGED: return "unpack_damaged";
        case SMARCH_ERROR_UNPACK_LONGER: return "unpack_longer";
        case SMARCH_ERROR_UNPACK_SHORTER: return "unpack_shorter";
        case SMARCH_ERROR_UNPACK_CHECKSUM: return "unpack_checksum";
        case SMARCH_ERROR_UNPACK_FRAME: return "unpack_frame";
        case SMARCH_ERROR_UNPACK_DICTIONARY: return "unpack_dictionary";
        case SMARCH_ERROR_UNPACK_DECODER: return "unpack_decoder";
    }
    return "unknown";
}

const char *code_of(smarch::FinalizeCode value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_COMPATIBLE: return "compatible";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_NULL_INPUT: return "null_input";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_VERSION: return "version";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_ARCHITECTURE: return "architecture";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_27: return "type_27";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_28: return "type_28";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_29: return "type_29";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_30: return "type_30";
    }
    return "unknown";
}

const char *code_of(smarch::FinalizeOutcome value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_PASSES: return "passes";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_ACCEPTS: return "accepts";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_REFUSES: return "refuses";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_UNKNOWN: return "unknown";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_NOT_APPLICABLE: return "not_applicable";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_NOT_REACHED: return "not_reached";
    }
    return "unknown";
}

const char *code_of(smarch::FinalizeStep value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_INPUT: return "input";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_VERSION: return "version";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_BRIDGE: return "bridge";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_DIRECT_MATCH: return "direct_match";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_EQUALITY: return "equality";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_FAMILY_HEAD: return "family_head";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_DECADE: return "decade";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_CLASS: return "class";
        case SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_CAPABILITIES: return "capabilities";
    }
    return "unknown";
}

const char *code_of(smarch::SymbolKind value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_SYMBOL_KIND_FUNCTION: return "function";
        case SMARCH_DOCUMENTED_SYMBOL_KIND_DATA: return "data";
        case SMARCH_DOCUMENTED_SYMBOL_KIND_ADDRESS: return "address";
        case SMARCH_DOCUMENTED_SYMBOL_KIND_CONSTRUCTOR: return "constructor";
    }
    return "unknown";
}

const char *code_of(smarch::TextureMode value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_TEXTURES_UNIFIED: return "unified";
        case SMARCH_TEXTURES_INDEPENDENT: return "independent";
    }
    return "unknown";
}

const char *code_of(smarch::TileirasFeatureGroup value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_TILEIRAS_GROUP_FMA: return "fma";
        case SMARCH_DOCUMENTED_TILEIRAS_GROUP_PTX: return "ptx";
        case SMARCH_DOCUMENTED_TILEIRAS_GROUP_DIV: return "div";
        case SMARCH_DOCUMENTED_TILEIRAS_GROUP_SQRT: return "sqrt";
        case SMARCH_DOCUMENTED_TILEIRAS_GROUP_HARDWARE: return "hardware";
    }
    return "unknown";
}

const char *code_of(smarch::TileirasLevelSource value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_TILEIRAS_LEVEL_ATTRIBUTE: return "attribute";
        case SMARCH_DOCUMENTED_TILEIRAS_LEVEL_DEFAULT: return "default";
        case SMARCH_DOCUMENTED_TILEIRAS_LEVEL_UNSET: return "unset";
        case SMARCH_DOCUMENTED_TILEIRAS_LEVEL_CONFLICT: return "conflict";
    }
    return "unknown";
}

const char *code_of(smarch::TileirasSelection value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_TILEIRAS_SELECTION_NAMED: return "named";
        case SMARCH_DOCUMENTED_TILEIRAS_SELECTION_DEFAULT: return "default";
        case SMARCH_DOCUMENTED_TILEIRAS_SELECTION_FALLBACK: return "fallback";
        case SMARCH_DOCUMENTED_TILEIRAS_SELECTION_REIMPLEMENTED: return "reimplemented";
    }
    return "unknown";
}

const char *code_of(smarch::TileirasTensorMemory value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_IMPLIED: return "implied";
        case SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_OMITTED: return "omitted";
        case SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_ABSENT: return "absent";
    }
    return "unknown";
}

const char *code_of(smarch::TileirasTensorPath value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_TCGEN05: return "tcgen05";
        case SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_BLOCK_SCALE: return "block_scale";
        case SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_NEITHER: return "neither";
    }
    return "unknown";
}

const char *code_of(smarch::Tool value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_TOOL_PTXAS_TARGET: return "ptxas_target";
        case SMARCH_TOOL_PTXAS_GPU_NAME: return "ptxas_gpu_name";
        case SMARCH_TOOL_NVLINK: return "nvlink";
        case SMARCH_TOOL_CICC: return "cicc";
        case SMARCH_TOOL_TILEIRAS_CPU: return "tileiras_cpu";
        case SMARCH_TOOL_LLC_22: return "llc_22";
        case SMARCH_TOOL_LLC_19: return "llc_19";
        case SMARCH_TOOL_TILEIRAS: return "tileiras";
        case SMARCH_TOOL_NVJITLINK: return "nvjitlink";
        case SMARCH_TOOL_NVRTC: return "nvrtc";
        case SMARCH_TOOL_LIBNVVM: return "libnvvm";
        case SMARCH_TOOL_NVJITLINK_LTO: return "nvjitlink_lto";
    }
    return "unknown";
}

const char *code_of(smarch::Verdict value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_NO_VERDICT: return "no_verdict";
        case SMARCH_YES: return "yes";
        case SMARCH_NO_GPU_NAME: return "no_gpu_name";
        case SMARCH_NO_GPU_UNSUPPORTED: return "no_gpu_unsupported";
        case SMARCH_NO_PTX_TARGET: return "no_ptx_target";
        case SMARCH_NO_HIGHER: return "no_higher";
        case SMARCH_NO_SUFFIX: return "no_suffix";
        case SMARCH_NO_FUTURE: return "no_future";
        case SMARCH_NO_FAMILY: return "no_family";
        case SMARCH_NO_ISA_HIGHER: return "no_isa_higher";
        case SMARCH_NO_ISA_TARGET: return "no_isa_target";
        case SMARCH_NO_ISA_VERSION: return "no_isa_version";
        case SMARCH_NO_ISA_RELEASE: return "no_isa_release";
        case SMARCH_NO_PTX_VERSION: return "no_ptx_version";
        case SMARCH_NO_PTX_VERSION_LOW: return "no_ptx_version_low";
        case SMARCH_NO_PTX_HEADER: return "no_ptx_header";
        case SMARCH_NO_LINK_NAME: return "no_link_name";
        case SMARCH_NO_LINK_VIRTUAL: return "no_link_virtual";
        case SMARCH_NO_LINK_BUFFER: return "no_link_buffer";
        case SMARCH_NO_LINK_ARCH: return "no_link_arch";
        case SMARCH_NO_LTO_IGNORED: return "no_lto_ignored";
        case SMARCH_NO_LINK_ACCELERATED: return "no_link_accelerated";
        case SMARCH_NO_LINK_FORMAT: return "no_link_format";
        case SMARCH_NO_LINK_NEWER: return "no_link_newer";
        case SMARCH_NO_LOAD_MAJOR: return "no_load_major";
        case SMARCH_NO_LOAD_MINOR: return "no_load_minor";
        case SMARCH_NO_LOAD_TEGRA: return "no_load_tegra";
        case SMARCH_NO_LOAD_EXACT: return "no_load_exact";
        case SMARCH_NO_LOAD_FAMILY: return "no_load_family";
        case SMARCH_NO_JIT_HIGHER: return "no_jit_higher";
        case SMARCH_NO_LOAD_LTO: return "no_load_lto";
        case SMARCH_NO_DRIVER_PTX: return "no_driver_ptx";
        case SMARCH_NO_DRIVER_OLD: return "no_driver_old";
        case SMARCH_NO_DRIVER_NEW: return "no_driver_new";
        case SMARCH_NO_DRIVER_TOOLKIT: return "no_driver_toolkit";
        case SMARCH_NO_PICK_KIND: return "no_pick_kind";
        case SMARCH_NO_PICK_NUMBER: return "no_pick_number";
        case SMARCH_NO_PICK_ORDER: return "no_pick_order";
        case SMARCH_NO_CICC_TARGET: return "no_cicc_target";
        case SMARCH_NO_CICC_ARCHITECTURE: return "no_cicc_architecture";
        case SMARCH_NO_CICC_ANYWHERE: return "no_cicc_anywhere";
        case SMARCH_NO_CACHE_HINT: return "no_cache_hint";
        case SMARCH_NO_CICC_FRONT_END: return "no_cicc_front_end";
        case SMARCH_NO_CICC_GNU_VERSION: return "no_cicc_gnu_version";
        case SMARCH_NO_NVVM_ARCH: return "no_nvvm_arch";
        case SMARCH_NO_NVVM_TENSOR_MEMORY: return "no_nvvm_tensor_memory";
        case SMARCH_NO_NVVM_ATOMIC_SPACE: return "no_nvvm_atomic_space";
        case SMARCH_NO_NVVM_FENCE: return "no_nvvm_fence";
        case SMARCH_NO_NVVM_CAST: return "no_nvvm_cast";
        case SMARCH_NO_NVVM_CAST_TARGET: return "no_nvvm_cast_target";
        case SMARCH_NO_NVVM_CAST_SOURCE: return "no_nvvm_cast_source";
        case SMARCH_NO_NVVM_BLOCK_ADDRESS: return "no_nvvm_block_address";
        case SMARCH_NO_NVVM_PERSONALITY: return "no_nvvm_personality";
        case SMARCH_NO_NVVM_OPERATION: return "no_nvvm_operation";
        case SMARCH_NO_NVVM_CAST_SPACE: return "no_nvvm_cast_space";
        case SMARCH_NO_NVVM_TRIPLE_MISSING: return "no_nvvm_triple_missing";
        case SMARCH_NO_NVVM_TRIPLE: return "no_nvvm_triple";
        case SMARCH_NO_NVVM_TRIPLE_BACK_END: return "no_nvvm_triple_back_end";
        case SMARCH_NO_NVVM_LAYOUT: return "no_nvvm_layout";
        case SMARCH_NO_NVVM_CONVERGENT: return "no_nvvm_convergent";
        case SMARCH_NO_TILEIRAS_CPU: return "no_tileiras_cpu";
        case SMARCH_NO_TILEIRAS_NAME: return "no_tileiras_name";
        case SMARCH_NO_LLC_NAME: return "no_llc_name";
        case SMARCH_NO_NVJITLINK_NAME: return "no_nvjitlink_name";
        case SMARCH_NO_NVRTC_NAME: return "no_nvrtc_name";
        case SMARCH_NO_NVJITLINK_KIND: return "no_nvjitlink_kind";
        case SMARCH_NO_NVVM_POINTER_CRASH: return "no_nvvm_pointer_crash";
        case SMARCH_NO_NVVM_POINTER_USE: return "no_nvvm_pointer_use";
        case SMARCH_NO_NVVM_CRASH: return "no_nvvm_crash";
        case SMARCH_NO_NVVM_FENCE_ORDERING: return "no_nvvm_fence_ordering";
        case SMARCH_NO_NVVM_TRIPLE_TARGET: return "no_nvvm_triple_target";
        case SMARCH_UNKNOWN_TOOLKIT: return "unknown_toolkit";
        case SMARCH_UNKNOWN_TOOL: return "unknown_tool";
        case SMARCH_UNKNOWN_LINK: return "unknown_link";
        case SMARCH_UNKNOWN_DEVICE: return "unknown_device";
        case SMARCH_UNKNOWN_SILENT: return "unknown_silent";
        case SMARCH_UNKNOWN_DISPUTED: return "unknown_disputed";
        case SMARCH_UNKNOWN_PTX: return "unknown_ptx";
        case SMARCH_UNKNOWN_DRIVER: return "unknown_driver";
        case SMARCH_UNKNOWN_FEATURE: return "unknown_feature";
        case SMARCH_UNKNOWN_FORM: return "unknown_form";
        case SMARCH_UNKNOWN_TEXT: return "unknown_text";
        case SMARCH_UNKNOWN_VOLATILE_ATOMIC: return "unknown_volatile_atomic";
        case SMARCH_UNKNOWN_NVVM_LAYOUT: return "unknown_nvvm_layout";
        case SMARCH_UNKNOWN_NVVM_SPACE: return "unknown_nvvm_space";
        case SMARCH_UNKNOWN_NVVM_WIDTH: return "unknown_nvvm_width";
        case SMARCH_UNKNOWN_NVVM_TRIPLE: return "unknown_nvvm_triple";
    }
    return "unknown";
}

const char *code_of(smarch::ProfileComparison value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_COMPARISON_EQUAL: return "equal";
        case SMARCH_COMPARISON_DIFFERS: return "differs";
        case SMARCH_COMPARISON_UNKNOWN: return "unknown";
    }
    return "unknown";
}

const char *code_of(smarch::ProfileCondition value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_CONDITION_SET: return "set";
        case SMARCH_CONDITION_CLEAR: return "clear";
        case SMARCH_CONDITION_EITHER: return "either";
        case SMARCH_CONDITION_NEITHER: return "neither";
    }
    return "unknown";
}

const char *code_of(smarch::ProfileMoment value) {
    switch (static_cast<std::uint32_t>(value)) {
        case SMARCH_MOMENT_CONSTRUCTED: return "constructed";
        case SMARCH_MOMENT_RUNNING: return "running";
    }
    return "unknown";
}

}  // namespace inspector
