//! The attributes of `.nv.info` records that have a name.
//!
//! Source: `cubin/eiattr.tsv`; names as cuobjdump prints them. Attributes that it calls unknown have none here.

coded_enum! {
    /// What a record of `.nv.info` (of the file) or `.nv.info.<function>` tells.
    #[non_exhaustive]
    pub enum Attribute {
        /// Seen in records of functions; not read.
        CtaidzUsed              = 0x04, CTAIDZ_USED,                 "EIATTR_CTAIDZ_USED";
        /// Threads per block at most, as x, y, z (`.maxntid`).
        MaxThreads              = 0x05, MAX_THREADS,                 "EIATTR_MAX_THREADS";
        /// Seen in records of the file; not read.
        SamplerInit             = 0x09, SAMPLER_INIT,                "EIATTR_SAMPLER_INIT";
        /// Where in constant bank 0 the parameters lie.
        ParamCbank              = 0x0a, PARAM_CBANK,                 "EIATTR_PARAM_CBANK";
        /// Seen in records of functions; not read.
        Externs                 = 0x0f, EXTERNS,                     "EIATTR_EXTERNS";
        /// Threads per block, exactly, as x, y, z (`.reqntid`).
        Reqntid                 = 0x10, REQNTID,                     "EIATTR_REQNTID";
        /// Bytes of a function's own stack frame.
        FrameSize               = 0x11, FRAME_SIZE,                  "EIATTR_FRAME_SIZE";
        /// Bytes of stack that a function needs with what it calls.
        MinStackSize            = 0x12, MIN_STACK_SIZE,              "EIATTR_MIN_STACK_SIZE";
        /// Seen in records of functions; not read.
        BindlessTextureBank     = 0x15, BINDLESS_TEXTURE_BANK,       "EIATTR_BINDLESS_TEXTURE_BANK";
        /// Seen in records of functions; not read.
        BindlessSurfaceBank     = 0x16, BINDLESS_SURFACE_BANK,       "EIATTR_BINDLESS_SURFACE_BANK";
        /// Position, offset and size of a parameter.
        KparamInfo              = 0x17, KPARAM_INFO,                 "EIATTR_KPARAM_INFO";
        /// Bytes of all parameters.
        CbankParamSize          = 0x19, CBANK_PARAM_SIZE,            "EIATTR_CBANK_PARAM_SIZE";
        /// The cap on registers; 255 means no cap.
        MaxregCount             = 0x1b, MAXREG_COUNT,                "EIATTR_MAXREG_COUNT";
        /// Seen in records of functions; not read.
        ExitInstrOffsets        = 0x1c, EXIT_INSTR_OFFSETS,          "EIATTR_EXIT_INSTR_OFFSETS";
        /// Seen in records of functions; not read.
        S2rctaidInstrOffsets    = 0x1d, S2RCTAID_INSTR_OFFSETS,      "EIATTR_S2RCTAID_INSTR_OFFSETS";
        /// Seen in records of functions; not read.
        CrsStackSize            = 0x1e, CRS_STACK_SIZE,              "EIATTR_CRS_STACK_SIZE";
        /// Bytes of stack, in relocatable objects.
        MaxStackSize            = 0x23, MAX_STACK_SIZE,              "EIATTR_MAX_STACK_SIZE";
        /// Seen in records of functions; not read.
        CoopGroupInstrOffsets   = 0x28, COOP_GROUP_INSTR_OFFSETS,    "EIATTR_COOP_GROUP_INSTR_OFFSETS";
        /// Seen in records of functions; not read.
        CoopGroupMaskRegids     = 0x29, COOP_GROUP_MASK_REGIDS,      "EIATTR_COOP_GROUP_MASK_REGIDS";
        /// Registers per thread.
        Regcount                = 0x2f, REGCOUNT,                    "EIATTR_REGCOUNT";
        /// Seen in records of functions; not read.
        IntWarpWideInstrOffsets = 0x31, INT_WARP_WIDE_INSTR_OFFSETS, "EIATTR_INT_WARP_WIDE_INSTR_OFFSETS";
        /// Seen in records of functions; not read.
        IndirectBranchTargets   = 0x34, INDIRECT_BRANCH_TARGETS,     "EIATTR_INDIRECT_BRANCH_TARGETS";
        /// Seen in records of functions; not read.
        SwWar                   = 0x36, SW_WAR,                      "EIATTR_SW_WAR";
        /// The toolkit that built it.
        CudaApiVersion          = 0x37, CUDA_API_VERSION,            "EIATTR_CUDA_API_VERSION";
        /// Blocks of a cluster, as x, y, z (`.reqnctapercluster`).
        CtaPerCluster           = 0x3d, CTA_PER_CLUSTER,             "EIATTR_CTA_PER_CLUSTER";
        /// The kernel is launched with clusters (`.explicitcluster`).
        ExplicitCluster         = 0x3e, EXPLICIT_CLUSTER,            "EIATTR_EXPLICIT_CLUSTER";
        /// Blocks of a cluster at most (`.maxclusterrank`).
        MaxClusterRank          = 0x3f, MAX_CLUSTER_RANK,            "EIATTR_MAX_CLUSTER_RANK";
        /// The toolkit's reserved shared memory is used.
        ReservedSmemUsed        = 0x41, RESERVED_SMEM_USED,          "EIATTR_RESERVED_SMEM_USED";
        /// Seen in records of functions; not read.
        UnusedLoadByteOffset    = 0x44, UNUSED_LOAD_BYTE_OFFSET,     "EIATTR_UNUSED_LOAD_BYTE_OFFSET";
        /// Seen in records of functions; not read.
        SyscallOffsets          = 0x46, SYSCALL_OFFSETS,             "EIATTR_SYSCALL_OFFSETS";
        /// Seen in records of functions; not read.
        VrcCtaInitCount         = 0x4a, VRC_CTA_INIT_COUNT,          "EIATTR_VRC_CTA_INIT_COUNT";
        /// Named barriers of a block.
        NumBarriers             = 0x4c, NUM_BARRIERS,                "EIATTR_NUM_BARRIERS";
        /// Textures and samplers are apart.
        TexmodeIndependent      = 0x4d, TEXMODE_INDEPENDENT,         "EIATTR_TEXMODE_INDEPENDENT";
        /// Seen in records of functions; not read.
        SparseMmaMask           = 0x50, SPARSE_MMA_MASK,             "EIATTR_SPARSE_MMA_MASK";
        /// Seen in records of the file; not read.
        GenErrbarAtExit         = 0x53, GEN_ERRBAR_AT_EXIT,          "EIATTR_GEN_ERRBAR_AT_EXIT";
        /// Seen in records of functions; not read.
        Annotations             = 0x55, ANNOTATIONS,                 "EIATTR_ANNOTATIONS";
        /// Seen in records of functions; not read.
        Language                = 0x66, LANGUAGE,                    "EIATTR_LANGUAGE";
        /// Seen in records of functions; not read.
        NvsalSwWar              = 0x6b, NVSAL_SW_WAR,                "EIATTR_NVSAL_SW_WAR";
        /// Seen in records of functions; not read.
        PreexitUsed             = 0x6d, PREEXIT_USED,                "EIATTR_PREEXIT_USED";
    }
}
