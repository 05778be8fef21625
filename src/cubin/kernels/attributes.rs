//! The attributes of `.nv.info` records that have a name.
//!
//! Source: `cubin/eiattr_names.tsv`: names as cuobjdump or nvdisasm of some release prints them, which is one name for each
//! number in all of them; `cubin/eiattr.tsv`: what was seen. 0 ("EIATTR_ERROR") is none, and no release names 0x56.

/// The enum, and each comment of a value as a text.
macro_rules! attributes {
    ($(#[$meta:meta])* pub enum $name:ident { $(#[doc = $meaning:literal] $variant:ident = $code:literal, $c_name:ident, $text:literal;)+ }) => {
        coded_enum! {
            $(#[$meta])*
            pub enum $name { $(#[doc = $meaning] $variant = $code, $c_name, $text;)+ }
        }

        impl $name {
            /// What its record tells, in a sentence. For a record that is not read, where it was seen.
            #[must_use]
            pub const fn meaning(self) -> &'static str {
                match self {
                    $(Self::$variant => $meaning.trim_ascii(),)+
                }
            }
        }
    };
}

attributes! {
    /// What a record of `.nv.info` (of the file) or `.nv.info.<function>` tells.
    #[non_exhaustive]
    pub enum Attribute {
        /// In no cubin that was looked at; not read.
        Pad                              = 0x01, PAD,                                   "EIATTR_PAD";
        /// In no cubin that was looked at; not read.
        ImageSlot                        = 0x02, IMAGE_SLOT,                            "EIATTR_IMAGE_SLOT";
        /// In no cubin that was looked at; not read.
        JumptableRelocs                  = 0x03, JUMPTABLE_RELOCS,                      "EIATTR_JUMPTABLE_RELOCS";
        /// Seen in records of functions; not read.
        CtaidzUsed                       = 0x04, CTAIDZ_USED,                           "EIATTR_CTAIDZ_USED";
        /// Threads per block at most, as x, y, z (`.maxntid`).
        MaxThreads                       = 0x05, MAX_THREADS,                           "EIATTR_MAX_THREADS";
        /// In no cubin that was looked at; not read.
        ImageOffset                      = 0x06, IMAGE_OFFSET,                          "EIATTR_IMAGE_OFFSET";
        /// In no cubin that was looked at; not read.
        ImageSize                        = 0x07, IMAGE_SIZE,                            "EIATTR_IMAGE_SIZE";
        /// In no cubin that was looked at; not read.
        TextureNormalized                = 0x08, TEXTURE_NORMALIZED,                    "EIATTR_TEXTURE_NORMALIZED";
        /// Seen in records of the file; not read.
        SamplerInit                      = 0x09, SAMPLER_INIT,                          "EIATTR_SAMPLER_INIT";
        /// Where in constant bank 0 the parameters lie.
        ParamCbank                       = 0x0a, PARAM_CBANK,                           "EIATTR_PARAM_CBANK";
        /// In no cubin that was looked at; not read.
        SmemParamOffsets                 = 0x0b, SMEM_PARAM_OFFSETS,                    "EIATTR_SMEM_PARAM_OFFSETS";
        /// In no cubin that was looked at; not read.
        CbankParamOffsets                = 0x0c, CBANK_PARAM_OFFSETS,                   "EIATTR_CBANK_PARAM_OFFSETS";
        /// In no cubin that was looked at; not read.
        SyncStack                        = 0x0d, SYNC_STACK,                            "EIATTR_SYNC_STACK";
        /// In no cubin that was looked at; not read.
        TexidSampidMap                   = 0x0e, TEXID_SAMPID_MAP,                      "EIATTR_TEXID_SAMPID_MAP";
        /// Seen in records of functions; not read.
        Externs                          = 0x0f, EXTERNS,                               "EIATTR_EXTERNS";
        /// Threads per block, exactly, as x, y, z (`.reqntid`).
        Reqntid                          = 0x10, REQNTID,                               "EIATTR_REQNTID";
        /// Bytes of a function's own stack frame.
        FrameSize                        = 0x11, FRAME_SIZE,                            "EIATTR_FRAME_SIZE";
        /// Bytes of stack that a function needs with what it calls.
        MinStackSize                     = 0x12, MIN_STACK_SIZE,                        "EIATTR_MIN_STACK_SIZE";
        /// In no cubin that was looked at; not read.
        SamplerForceUnnormalized         = 0x13, SAMPLER_FORCE_UNNORMALIZED,            "EIATTR_SAMPLER_FORCE_UNNORMALIZED";
        /// In no cubin that was looked at; not read.
        BindlessImageOffsets             = 0x14, BINDLESS_IMAGE_OFFSETS,                "EIATTR_BINDLESS_IMAGE_OFFSETS";
        /// Seen in records of functions; not read.
        BindlessTextureBank              = 0x15, BINDLESS_TEXTURE_BANK,                 "EIATTR_BINDLESS_TEXTURE_BANK";
        /// Seen in records of functions; not read.
        BindlessSurfaceBank              = 0x16, BINDLESS_SURFACE_BANK,                 "EIATTR_BINDLESS_SURFACE_BANK";
        /// Position, offset and size of a parameter.
        KparamInfo                       = 0x17, KPARAM_INFO,                           "EIATTR_KPARAM_INFO";
        /// In no cubin that was looked at; not read.
        SmemParamSize                    = 0x18, SMEM_PARAM_SIZE,                       "EIATTR_SMEM_PARAM_SIZE";
        /// Bytes of all parameters.
        CbankParamSize                   = 0x19, CBANK_PARAM_SIZE,                      "EIATTR_CBANK_PARAM_SIZE";
        /// In no cubin that was looked at; not read.
        QueryNumattrib                   = 0x1a, QUERY_NUMATTRIB,                       "EIATTR_QUERY_NUMATTRIB";
        /// The cap on registers; 255 means no cap.
        MaxregCount                      = 0x1b, MAXREG_COUNT,                          "EIATTR_MAXREG_COUNT";
        /// Seen in records of functions; not read.
        ExitInstrOffsets                 = 0x1c, EXIT_INSTR_OFFSETS,                    "EIATTR_EXIT_INSTR_OFFSETS";
        /// Seen in records of functions; not read.
        S2rctaidInstrOffsets             = 0x1d, S2RCTAID_INSTR_OFFSETS,                "EIATTR_S2RCTAID_INSTR_OFFSETS";
        /// Seen in records of functions; not read.
        CrsStackSize                     = 0x1e, CRS_STACK_SIZE,                        "EIATTR_CRS_STACK_SIZE";
        /// In no cubin that was looked at; not read.
        NeedCnpWrapper                   = 0x1f, NEED_CNP_WRAPPER,                      "EIATTR_NEED_CNP_WRAPPER";
        /// In no cubin that was looked at; not read.
        NeedCnpPatch                     = 0x20, NEED_CNP_PATCH,                        "EIATTR_NEED_CNP_PATCH";
        /// In no cubin that was looked at; not read.
        ExplicitCaching                  = 0x21, EXPLICIT_CACHING,                      "EIATTR_EXPLICIT_CACHING";
        /// In no cubin that was looked at; not read.
        IstypepUsed                      = 0x22, ISTYPEP_USED,                          "EIATTR_ISTYPEP_USED";
        /// Bytes of stack, in relocatable objects.
        MaxStackSize                     = 0x23, MAX_STACK_SIZE,                        "EIATTR_MAX_STACK_SIZE";
        /// In no cubin that was looked at; not read.
        SuqUsed                          = 0x24, SUQ_USED,                              "EIATTR_SUQ_USED";
        /// In no cubin that was looked at; not read.
        LdCachemodInstrOffsets           = 0x25, LD_CACHEMOD_INSTR_OFFSETS,             "EIATTR_LD_CACHEMOD_INSTR_OFFSETS";
        /// In no cubin that was looked at; not read.
        LoadCacheRequest                 = 0x26, LOAD_CACHE_REQUEST,                    "EIATTR_LOAD_CACHE_REQUEST";
        /// In no cubin that was looked at; not read.
        AtomSysInstrOffsets              = 0x27, ATOM_SYS_INSTR_OFFSETS,                "EIATTR_ATOM_SYS_INSTR_OFFSETS";
        /// Seen in records of functions; not read.
        CoopGroupInstrOffsets            = 0x28, COOP_GROUP_INSTR_OFFSETS,              "EIATTR_COOP_GROUP_INSTR_OFFSETS";
        /// Seen in records of functions; not read.
        CoopGroupMaskRegids              = 0x29, COOP_GROUP_MASK_REGIDS,                "EIATTR_COOP_GROUP_MASK_REGIDS";
        /// Seen in records of functions for SM 50 to 62; not read.
        Sw1850030War                     = 0x2a, SW1850030_WAR,                         "EIATTR_SW1850030_WAR";
        /// In no cubin that was looked at; not read.
        WmmaUsed                         = 0x2b, WMMA_USED,                             "EIATTR_WMMA_USED";
        /// In no cubin that was looked at; not read.
        HasPreV10Object                  = 0x2c, HAS_PRE_V10_OBJECT,                    "EIATTR_HAS_PRE_V10_OBJECT";
        /// In no cubin that was looked at; not read.
        Atomf16EmulInstrOffsets          = 0x2d, ATOMF16_EMUL_INSTR_OFFSETS,            "EIATTR_ATOMF16_EMUL_INSTR_OFFSETS";
        /// Seen in records of functions; not read.
        Atom16EmulInstrRegMap            = 0x2e, ATOM16_EMUL_INSTR_REG_MAP,             "EIATTR_ATOM16_EMUL_INSTR_REG_MAP";
        /// Registers per thread.
        Regcount                         = 0x2f, REGCOUNT,                              "EIATTR_REGCOUNT";
        /// Seen in records of functions for SM 50 to 62; not read.
        Sw2393858War                     = 0x30, SW2393858_WAR,                         "EIATTR_SW2393858_WAR";
        /// Seen in records of functions; not read.
        IntWarpWideInstrOffsets          = 0x31, INT_WARP_WIDE_INSTR_OFFSETS,           "EIATTR_INT_WARP_WIDE_INSTR_OFFSETS";
        /// In no cubin that was looked at; not read.
        SharedScratch                    = 0x32, SHARED_SCRATCH,                        "EIATTR_SHARED_SCRATCH";
        /// In no cubin that was looked at; not read.
        Statistics                       = 0x33, STATISTICS,                            "EIATTR_STATISTICS";
        /// Seen in records of functions; not read.
        IndirectBranchTargets            = 0x34, INDIRECT_BRANCH_TARGETS,               "EIATTR_INDIRECT_BRANCH_TARGETS";
        /// Seen in records of functions for SM 80 to 88; not read.
        Sw2861232War                     = 0x35, SW2861232_WAR,                         "EIATTR_SW2861232_WAR";
        /// Seen in records of functions; not read.
        SwWar                            = 0x36, SW_WAR,                                "EIATTR_SW_WAR";
        /// The toolkit that built it.
        CudaApiVersion                   = 0x37, CUDA_API_VERSION,                      "EIATTR_CUDA_API_VERSION";
        /// Seen in records of functions; not read.
        NumMbarriers                     = 0x38, NUM_MBARRIERS,                         "EIATTR_NUM_MBARRIERS";
        /// Seen in records of functions; not read.
        MbarrierInstrOffsets             = 0x39, MBARRIER_INSTR_OFFSETS,                "EIATTR_MBARRIER_INSTR_OFFSETS";
        /// In no cubin that was looked at; not read.
        CoroutineResumeIdOffsets         = 0x3a, COROUTINE_RESUME_ID_OFFSETS,           "EIATTR_COROUTINE_RESUME_ID_OFFSETS";
        /// In no cubin that was looked at; not read.
        SamRegionStackSize               = 0x3b, SAM_REGION_STACK_SIZE,                 "EIATTR_SAM_REGION_STACK_SIZE";
        /// In no cubin that was looked at; not read.
        PerRegTargetPerfStats            = 0x3c, PER_REG_TARGET_PERF_STATS,             "EIATTR_PER_REG_TARGET_PERF_STATS";
        /// Blocks of a cluster, as x, y, z (`.reqnctapercluster`).
        CtaPerCluster                    = 0x3d, CTA_PER_CLUSTER,                       "EIATTR_CTA_PER_CLUSTER";
        /// The kernel is launched with clusters (`.explicitcluster`).
        ExplicitCluster                  = 0x3e, EXPLICIT_CLUSTER,                      "EIATTR_EXPLICIT_CLUSTER";
        /// Blocks of a cluster at most (`.maxclusterrank`).
        MaxClusterRank                   = 0x3f, MAX_CLUSTER_RANK,                      "EIATTR_MAX_CLUSTER_RANK";
        /// Seen in records of functions; not read.
        InstrRegMap                      = 0x40, INSTR_REG_MAP,                         "EIATTR_INSTR_REG_MAP";
        /// The toolkit's reserved shared memory is used.
        ReservedSmemUsed                 = 0x41, RESERVED_SMEM_USED,                    "EIATTR_RESERVED_SMEM_USED";
        /// In no cubin that was looked at; not read.
        ReservedSmem0Size                = 0x42, RESERVED_SMEM_0_SIZE,                  "EIATTR_RESERVED_SMEM_0_SIZE";
        /// In no cubin that was looked at; not read.
        UcodeSectionData                 = 0x43, UCODE_SECTION_DATA,                    "EIATTR_UCODE_SECTION_DATA";
        /// Seen in records of functions; not read.
        UnusedLoadByteOffset             = 0x44, UNUSED_LOAD_BYTE_OFFSET,               "EIATTR_UNUSED_LOAD_BYTE_OFFSET";
        /// In no cubin that was looked at; not read.
        KparamInfoV2                     = 0x45, KPARAM_INFO_V2,                        "EIATTR_KPARAM_INFO_V2";
        /// Seen in records of functions; not read.
        SyscallOffsets                   = 0x46, SYSCALL_OFFSETS,                       "EIATTR_SYSCALL_OFFSETS";
        /// In no cubin that was looked at; not read.
        SwWarMembarSysInstrOffsets       = 0x47, SW_WAR_MEMBAR_SYS_INSTR_OFFSETS,       "EIATTR_SW_WAR_MEMBAR_SYS_INSTR_OFFSETS";
        /// In no cubin that was looked at; not read.
        GraphicsGlobalCbank              = 0x48, GRAPHICS_GLOBAL_CBANK,                 "EIATTR_GRAPHICS_GLOBAL_CBANK";
        /// In no cubin that was looked at; not read.
        ShaderType                       = 0x49, SHADER_TYPE,                           "EIATTR_SHADER_TYPE";
        /// Seen in records of functions; not read.
        VrcCtaInitCount                  = 0x4a, VRC_CTA_INIT_COUNT,                    "EIATTR_VRC_CTA_INIT_COUNT";
        /// In no cubin that was looked at; not read.
        ToolsPatchFunc                   = 0x4b, TOOLS_PATCH_FUNC,                      "EIATTR_TOOLS_PATCH_FUNC";
        /// Named barriers of a block.
        NumBarriers                      = 0x4c, NUM_BARRIERS,                          "EIATTR_NUM_BARRIERS";
        /// Textures and samplers are apart.
        TexmodeIndependent               = 0x4d, TEXMODE_INDEPENDENT,                   "EIATTR_TEXMODE_INDEPENDENT";
        /// In no cubin that was looked at; not read.
        PerfStatistics                   = 0x4e, PERF_STATISTICS,                       "EIATTR_PERF_STATISTICS";
        /// Seen in records of functions; not read.
        AtEntryFragments                 = 0x4f, AT_ENTRY_FRAGMENTS,                    "EIATTR_AT_ENTRY_FRAGMENTS";
        /// Seen in records of functions; not read.
        SparseMmaMask                    = 0x50, SPARSE_MMA_MASK,                       "EIATTR_SPARSE_MMA_MASK";
        /// Seen in records of functions; not read.
        Tcgen051ctaUsed                  = 0x51, TCGEN05_1CTA_USED,                     "EIATTR_TCGEN05_1CTA_USED";
        /// In no cubin that was looked at; not read.
        Tcgen052ctaUsed                  = 0x52, TCGEN05_2CTA_USED,                     "EIATTR_TCGEN05_2CTA_USED";
        /// Seen in records of the file; not read.
        GenErrbarAtExit                  = 0x53, GEN_ERRBAR_AT_EXIT,                    "EIATTR_GEN_ERRBAR_AT_EXIT";
        /// Seen in records of functions; not read.
        RegReconfig                      = 0x54, REG_RECONFIG,                          "EIATTR_REG_RECONFIG";
        /// Instructions that spill registers or load them again, each with its place in the code; by 12.6 and later.
        Annotations                      = 0x55, ANNOTATIONS,                           "EIATTR_ANNOTATIONS";
        /// In no cubin that was looked at; not read.
        StackCanaryTrapOffsets           = 0x57, STACK_CANARY_TRAP_OFFSETS,             "EIATTR_STACK_CANARY_TRAP_OFFSETS";
        /// In no cubin that was looked at; not read.
        StubFunctionKind                 = 0x58, STUB_FUNCTION_KIND,                    "EIATTR_STUB_FUNCTION_KIND";
        /// In no cubin that was looked at; not read.
        LocalCtaAsyncStoreOffsets        = 0x59, LOCAL_CTA_ASYNC_STORE_OFFSETS,         "EIATTR_LOCAL_CTA_ASYNC_STORE_OFFSETS";
        /// In no cubin that was looked at; not read.
        MercuryFinalizerOptions          = 0x5a, MERCURY_FINALIZER_OPTIONS,             "EIATTR_MERCURY_FINALIZER_OPTIONS";
        /// In no cubin that was looked at; not read.
        BlocksAreClusters                = 0x5b, BLOCKS_ARE_CLUSTERS,                   "EIATTR_BLOCKS_ARE_CLUSTERS";
        /// In no cubin that was looked at; not read.
        Sanitize                         = 0x5c, SANITIZE,                              "EIATTR_SANITIZE";
        /// In no cubin that was looked at; not read.
        SyscallsFallback                 = 0x5d, SYSCALLS_FALLBACK,                     "EIATTR_SYSCALLS_FALLBACK";
        /// In no cubin that was looked at; not read.
        CudaReq                          = 0x5e, CUDA_REQ,                              "EIATTR_CUDA_REQ";
        /// The version of the Mercury instruction set, major in the high byte: 1.1 from SM 90 on, 3.1 for SM 107, else 0.0. By 13.0 and later; not read.
        MercuryIsaVersion                = 0x5f, MERCURY_ISA_VERSION,                   "EIATTR_MERCURY_ISA_VERSION";
        /// In no cubin that was looked at; not read.
        ExportedFunction                 = 0x60, EXPORTED_FUNCTION,                     "EIATTR_EXPORTED_FUNCTION";
        /// In no cubin that was looked at; not read.
        RtcoreEntry                      = 0x61, RTCORE_ENTRY,                          "EIATTR_RTCORE_ENTRY";
        /// Seen in records of functions; not read.
        ClusterLaunchControlUsed         = 0x62, CLUSTER_LAUNCH_CONTROL_USED,           "EIATTR_CLUSTER_LAUNCH_CONTROL_USED";
        /// In no cubin that was looked at; not read.
        LaunchPreRegAlloc                = 0x63, LAUNCH_PRE_REG_ALLOC,                  "EIATTR_LAUNCH_PRE_REG_ALLOC";
        /// In no cubin that was looked at; not read.
        MinPerCtaMemorySize              = 0x64, MIN_PER_CTA_MEMORY_SIZE,               "EIATTR_MIN_PER_CTA_MEMORY_SIZE";
        /// Seen in records of functions; not read.
        IgnoreoobCpAsyncBulkInstrOffsets = 0x65, IGNOREOOB_CP_ASYNC_BULK_INSTR_OFFSETS, "EIATTR_IGNOREOOB_CP_ASYNC_BULK_INSTR_OFFSETS";
        /// Seen in records of functions; not read.
        Language                         = 0x66, LANGUAGE,                              "EIATTR_LANGUAGE";
        /// Seen in records of functions for SM 107; not read.
        War5829587Needed                 = 0x67, WAR5829587_NEEDED,                     "EIATTR_WAR5829587_NEEDED";
        /// In no cubin that was looked at; not read.
        GridAttributes                   = 0x68, GRID_ATTRIBUTES,                       "EIATTR_GRID_ATTRIBUTES";
        /// In no cubin that was looked at; not read.
        StackOffset                      = 0x69, STACK_OFFSET,                          "EIATTR_STACK_OFFSET";
        /// In no cubin that was looked at; not read.
        RtLivestateSassMap               = 0x6a, RT_LIVESTATE_SASS_MAP,                 "EIATTR_RT_LIVESTATE_SASS_MAP";
        /// Seen in records of functions; not read.
        NvsalSwWar                       = 0x6b, NVSAL_SW_WAR,                          "EIATTR_NVSAL_SW_WAR";
        /// In no cubin that was looked at; not read.
        InstrOffsets                     = 0x6c, INSTR_OFFSETS,                         "EIATTR_INSTR_OFFSETS";
        /// Seen in records of functions; not read.
        PreexitUsed                      = 0x6d, PREEXIT_USED,                          "EIATTR_PREEXIT_USED";
    }
}
