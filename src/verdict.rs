//! The pattern of every rule: a `bool` question, its `_why` sibling that gives a
//! [`Verdict`], and one text per verdict.

coded_enum! {
    /// The answer to a rule's question, with the reason.
    ///
    /// *Unknown* is not *no*: it means that no document states and no run showed
    /// what happens. In C, 0 stands for "no answer possible": the input was not a
    /// target.
    #[non_exhaustive]
    pub enum Verdict of messages {
        /// Yes.
        Yes = 1, YES, "yes";

        // Compiling PTX with ptxas, 0x100 to 0x10f, in the order of its checks (ruling E09).
        /// `--gpu-name` does not take this name at all.
        NoGpuName        = 0x100, NO_GPU_NAME,        "ptxas knows no such gpu-name";
        /// `--gpu-name` lists this name and refuses it: `lto_` names with suffix `a`.
        NoGpuUnsupported = 0x101, NO_GPU_UNSUPPORTED, "ptxas lists this gpu-name and always refuses it";
        /// PTX cannot name this target in its `.target` directive.
        NoPtxTarget      = 0x102, NO_PTX_TARGET,      "ptxas knows no such .target";
        /// The `.target` number is above the GPU's.
        NoHigher         = 0x103, NO_HIGHER,          "the .target is higher than the GPU";
        /// The numbers agree, but code for suffix `a` needs a GPU name with suffix `a`.
        NoSuffix         = 0x104, NO_SUFFIX,          "a .target with suffix a needs a gpu-name with suffix a";
        /// A target with suffix `a` compiles for its own number only.
        NoFuture         = 0x105, NO_FUTURE,          "a .target with suffix a compiles for its own architecture only";
        /// A target with suffix `f` compiles within its family only.
        NoFamily         = 0x106, NO_FAMILY,          "a .target with suffix f compiles within its own family only";

        // Legality of an instruction, 0x120 to 0x12f; 0x110 and 0x111 are used no more.
        /// The instruction came with a later base target.
        NoIsaHigher      = 0x120, NO_ISA_HIGHER,      "the instruction requires a higher .target";
        /// The instruction belongs to targets that this one is not among, most with suffix `a` or `f`.
        NoIsaTarget      = 0x121, NO_ISA_TARGET,      "the instruction is not supported on this .target";
        /// The instruction came with a later PTX version than the `.version`.
        NoIsaVersion     = 0x122, NO_ISA_VERSION,     "the instruction requires a later .version";
        /// The release reads the `.version` that the instruction asks for, and not the form.
        NoIsaRelease     = 0x123, NO_ISA_RELEASE,     "ptxas of this release does not read the form";
        /// The instruction takes no such operands: their number, their kinds or their types.
        NoIsaOperands    = 0x124, NO_ISA_OPERANDS,    "the instruction takes no such operands";

        // The `.version` directive, 0x130 to 0x13f.
        /// ptxas knows no such PTX version.
        NoPtxVersion     = 0x130, NO_PTX_VERSION,     "ptxas knows no such .version";
        /// The PTX version is older than the target.
        NoPtxVersionLow  = 0x131, NO_PTX_VERSION_LOW, "the .version does not support the .target";
        /// The text does not begin with `.version` and `.target`.
        NoPtxHeader      = 0x132, NO_PTX_HEADER,      "the text does not begin with .version and .target";
        /// The syntax, a declaration, a call, or a word that no instruction has.
        NoPtxModule      = 0x133, NO_PTX_MODULE,      "ptxas refuses the syntax, a declaration or a call";

        // Linking with nvlink, 0x140 to 0x14f, in the order of its checks (ruling E30).
        /// nvlink's `--arch` does not take this name.
        NoLinkName       = 0x140, NO_LINK_NAME,       "nvlink knows no such arch";
        /// The link target is an `lto_` name.
        NoLinkVirtual    = 0x141, NO_LINK_VIRTUAL,    "nvlink does not link for lto_ names";
        /// An object for 10.0 or later and a `compute_` link target.
        NoLinkBuffer     = 0x142, NO_LINK_BUFFER,     "nvlink's buffer is too short for such an object and a compute_ target";
        /// The object's architecture does not match the link target.
        NoLinkArch       = 0x143, NO_LINK_ARCH,       "the object does not match the link target";
        /// nvlink exits with 0 and warnings, and has linked nothing: no LTO object fits the link target.
        NoLtoIgnored     = 0x144, NO_LTO_IGNORED,     "nvlink ignores the LTO object without failing: nothing is linked";
        /// The object has suffix `a`, and the link target has not. From 13.1 on.
        NoLinkAccelerated = 0x145, NO_LINK_ACCELERATED, "an object with suffix a needs a link target with suffix a";
        /// nvJitLink: the object is for a target before 10.0, the link target from 10.0 on.
        NoLinkFormat      = 0x146, NO_LINK_FORMAT,      "objects for targets before 10.0 do not link for 10.0 and later";
        /// nvJitLink: the LTO IR is of a higher architecture than the link target.
        NoLinkNewer       = 0x147, NO_LINK_NEWER,       "the LTO IR is for a higher architecture than the link target";
        /// The version in the object's .nv.compat is above the highest that this nvlink takes.
        NoLinkVersion     = 0x148, NO_LINK_VERSION,     "the object's finalization version is above the one that this nvlink takes";
        /// nvlink exits with 0 without a message, and links nothing of the file, because the file is not a relocatable
        /// object.
        NoLinkExecutable  = 0x149, NO_LINK_EXECUTABLE,  "nvlink passes over an executable cubin without failing: nothing of it is linked";

        // Loading a cubin and compiling PTX at run time, 0x150 to 0x15f (ruling E60).
        /// SASS does not cross from one major compute capability to another.
        NoLoadMajor      = 0x150, NO_LOAD_MAJOR,      "a cubin does not load on another major compute capability";
        /// The device's minor compute capability is lower than the cubin's.
        NoLoadMinor      = 0x151, NO_LOAD_MINOR,      "the device's minor compute capability is lower than the cubin's";
        /// The cubin or the device is of a Tegra part, and they are not the same.
        NoLoadTegra      = 0x152, NO_LOAD_TEGRA,      "Tegra and other parts do not share cubins";
        /// Suffix `a`: code for one compute capability only.
        NoLoadExact      = 0x153, NO_LOAD_EXACT,      "code with suffix a runs on its own compute capability only";
        /// Suffix `f`: the device is of another family.
        NoLoadFamily     = 0x154, NO_LOAD_FAMILY,     "code with suffix f runs within its own family only";
        /// The device's compute capability is lower than the one the PTX was made for.
        NoJitHigher      = 0x155, NO_JIT_HIGHER,      "the PTX was made for a higher compute capability";
        /// A driver does not load LTO IR.
        NoLoadLto        = 0x156, NO_LOAD_LTO,        "LTO IR must be linked before it can be loaded";

        /// The driver is older than the `.version` of the PTX: `CUDA_ERROR_UNSUPPORTED_PTX_VERSION`.
        NoDriverPtx      = 0x157, NO_DRIVER_PTX,      "the driver is older than the .version of the PTX (CUDA_ERROR_UNSUPPORTED_PTX_VERSION)";
        /// The driver is older than the device, or than the support of it.
        NoDriverOld      = 0x158, NO_DRIVER_OLD,      "the driver is too old for the device";
        /// The driver supports the device no longer.
        NoDriverNew      = 0x159, NO_DRIVER_NEW,      "the driver no longer supports the device";
        /// The driver is of an older major version than the toolkit: programs do not start.
        NoDriverToolkit  = 0x15a, NO_DRIVER_TOOLKIT,  "the driver is older than any that runs programs of the toolkit";

        /// The driver is older than the compression of the image: `CUDA_ERROR_INVALID_IMAGE`.
        NoDriverCompression = 0x15b, NO_DRIVER_COMPRESSION, "the image is compressed with zstd, which drivers load from 12.4 on";
        /// It is to be linked: relocatable code.
        NoLoadRelocatable = 0x15c, NO_LOAD_RELOCATABLE, "relocatable code of a host object must be linked before it can be loaded";
        /// A file holds nothing that a driver loads.
        NoDeviceCode     = 0x15d, NO_DEVICE_CODE,     "there is no device code that a driver loads";
        /// A driver that is older than concatenated entries of fat binaries passes over what is in them: `CUDA_ERROR_NO_BINARY_FOR_GPU`.
        NoDriverConcatenated = 0x15e, NO_DRIVER_CONCATENATED, "the image is in a concatenated entry, which drivers up to 13.0 pass over (CUDA_ERROR_NO_BINARY_FOR_GPU)";

        // Choosing among images that would all run, 0x160 to 0x16f.
        /// A cubin is preferred to PTX.
        NoPickKind       = 0x160, NO_PICK_KIND,       "a cubin that loads is preferred to PTX";
        /// A nearer compute capability is preferred.
        NoPickNumber     = 0x161, NO_PICK_NUMBER,     "an image for a nearer compute capability is preferred";
        /// Among equal images the first is taken; among PTX for the device's own target, the last. Suffix `a` is
        /// preferred to none.
        NoPickOrder      = 0x162, NO_PICK_ORDER,      "another image for the same compute capability is preferred";

        // Compiling with cicc, 0x170 to 0x17f.
        /// `cicc -arch` does not take this target.
        NoCiccTarget       = 0x170, NO_CICC_TARGET,       "cicc takes no such architecture";
        /// cicc refuses it here, and takes it from a later architecture on.
        NoCiccArchitecture = 0x171, NO_CICC_ARCHITECTURE, "cicc refuses this before a later architecture";
        /// cicc refuses it on every architecture.
        NoCiccAnywhere     = 0x172, NO_CICC_ANYWHERE,     "cicc refuses this on every architecture";
        /// Atomic operations take an L2 cache hint from sm_80 on; a compare-exchange and a fence take none.
        NoCacheHint        = 0x173, NO_CACHE_HINT,        "no L2 cache hint goes with this operation on this target";
        /// cicc refuses it on every architecture with this host compiler and C++ standard, and takes it with others.
        NoCiccFrontEnd     = 0x178, NO_CICC_FRONT_END,    "cicc refuses this with such a host compiler or C++ standard";
        /// cicc takes 30200 to 999999.
        NoCiccGnuVersion   = 0x179, NO_CICC_GNU_VERSION,  "cicc takes no such --gnu_version";
        // What libnvvm takes, 0x180 to 0x18f; the texts are its own messages where it has some.
        /// libnvvm builds for no such architecture.
        NoNvvmArch           = 0x180, NO_NVVM_ARCH,            "libnvvm builds for no such architecture";
        /// A load from or store to tensor memory.
        NoNvvmTensorMemory   = 0x181, NO_NVVM_TENSOR_MEMORY,   "Tensor Memory loads/stores are not supported";
        /// An atomic in an address space that has none.
        NoNvvmAtomicSpace    = 0x182, NO_NVVM_ATOMIC_SPACE,    "atomicrmw pointer operand must point to generic, global, or shared address space";
        /// A fence.
        NoNvvmFence          = 0x183, NO_NVVM_FENCE,           "Illegal instruction: fence";
        /// A cast between two address spaces neither of which is generic.
        NoNvvmCast           = 0x184, NO_NVVM_CAST,            "Cannot cast non-generic pointer to different non-generic pointer";
        /// A cast to an address space to which libnvvm casts from no other.
        NoNvvmCastTarget     = 0x185, NO_NVVM_CAST_TARGET,     "Invalid target address space";
        /// A cast from an address space from which libnvvm casts to no other.
        NoNvvmCastSource     = 0x186, NO_NVVM_CAST_SOURCE,     "Invalid source address space";
        /// The address of a block, which `indirectbr` needs.
        NoNvvmBlockAddress   = 0x187, NO_NVVM_BLOCK_ADDRESS,   "blockaddress is not supported";
        /// A personality function, which `invoke` needs.
        NoNvvmPersonality    = 0x188, NO_NVVM_PERSONALITY,     "Personality function is not allowed.";
        /// The code generator has nothing for the instruction.
        NoNvvmOperation      = 0x189, NO_NVVM_OPERATION,       "unsupported operation";
        /// The code generator cannot cast so.
        NoNvvmCastSpace      = 0x18a, NO_NVVM_CAST_SPACE,      "Bad address space in addrspacecast";
        /// The program names no target triple.
        NoNvvmTripleMissing  = 0x18b, NO_NVVM_TRIPLE_MISSING,  "Module does not contain a triple, should be 'nvptx64-'";
        /// Verification refuses the target triple.
        NoNvvmTriple         = 0x18c, NO_NVVM_TRIPLE,          "Invalid target triple";
        /// The compiler fails over the target triple.
        NoNvvmTripleBackEnd  = 0x18d, NO_NVVM_TRIPLE_BACK_END, "Error encountered while compiling";
        /// The data layout is empty, malformed or not supported.
        NoNvvmLayout         = 0x18e, NO_NVVM_LAYOUT,          "the data layout is empty, malformed or not supported";
        /// The result of a convergent branch's intrinsic that something else than one branch uses.
        NoNvvmConvergent     = 0x18f, NO_NVVM_CONVERGENT,      "result of llvm.nvvm.branch.if.convergent and llvm.nvvm.branch.if.all.convergent can only be used by exactly one branch instruction";

        // Taking a name, 0x190 to 0x19f; what ptxas, nvlink and cicc refuse is above.
        /// tileiras has no CPU row of this name.
        NoTileirasCpu    = 0x190, NO_TILEIRAS_CPU,    "tileiras has no CPU row of this name";
        /// `tileiras --gpu-name` does not take this name.
        NoTileirasName   = 0x191, NO_TILEIRAS_NAME,   "tileiras knows no such gpu-name";
        /// `llc -mcpu` does not take this name.
        NoLlcName        = 0x192, NO_LLC_NAME,        "llc knows no such processor";
        /// nvJitLink's `-arch` does not take this name.
        NoNvJitLinkName  = 0x193, NO_NVJITLINK_NAME,  "nvJitLink knows no such arch";
        /// NVRTC's `--gpu-architecture` does not take this name.
        NoNvrtcName      = 0x194, NO_NVRTC_NAME,      "NVRTC knows no such gpu-architecture";
        /// nvJitLink links for no such kind of name: it knows the target and wants its `sm_` name.
        NoNvJitLinkKind  = 0x195, NO_NVJITLINK_KIND,  "nvJitLink links for sm_ names: this kind of name is refused";
        /// LLVM of this release has no such intrinsic.
        NoLlvmIntrinsic  = 0x196, NO_LLVM_INTRINSIC,  "this release of LLVM has no such intrinsic";
        /// LLVM of this release has no feature for this `.version`.
        NoLlcPtx         = 0x197, NO_LLC_PTX,         "this release of LLVM writes no such .version";

        // What libnvvm compiles, 0x1a0 to 0x1af.
        /// Pointers of a width over which libnvvm ends the process, in every program that has one.
        NoNvvmPointerCrash = 0x1a0, NO_NVVM_POINTER_CRASH, "libnvvm's process ends when a program has pointers of this width";
        /// Pointers of a width with which libnvvm takes some programs, and fails or ends the process over others.
        NoNvvmPointerUse   = 0x1a1, NO_NVVM_POINTER_USE,   "libnvvm takes loads through pointers of this width, and fails over other uses of them";
        /// A program over which libnvvm ends the process.
        NoNvvmCrash        = 0x1a2, NO_NVVM_CRASH,         "libnvvm's process ends over it";
        /// A fence of an ordering that 12.3 does not verify.
        NoNvvmFenceOrdering = 0x1a3, NO_NVVM_FENCE_ORDERING, "Invalid ordering for fence, only acq_rel and seq_cst are supported.";
        /// A triple of another architecture that LLVM 7 knows.
        NoNvvmTripleTarget = 0x1a4, NO_NVVM_TRIPLE_TARGET, "No available targets are compatible with this triple.";

        /// A data layout that the front end up to 90a refuses with words of its own: verification, and before 13.0 compilation, mostly ends the
        /// process with status 1.
        NoNvvmLayoutOlder  = 0x1a5, NO_NVVM_LAYOUT_OLDER,  "up to 90a such a data layout is refused; verification mostly exits with 1";

        /// A compare-exchange in an address space that has none.
        NoNvvmCmpXchgSpace = 0x1a6, NO_NVVM_CMPXCHG_SPACE, "cmpxchg pointer operand must point to generic, global, or shared address space";

        /// A type that the front end up to 90a does not know: `ptr`, `bfloat`.
        NoNvvmType         = 0x1a7, NO_NVVM_TYPE,          "parse expected type";
        /// An `atomicrmw` that the front end up to 90a does not know: `fadd`.
        NoNvvmBinaryOperation = 0x1a8, NO_NVVM_BINARY_OPERATION, "parse expected binary operation in atomicrmw";
        /// An instruction that the front end up to 90a does not know: `fneg`, `freeze`.
        NoNvvmOpcode       = 0x1a9, NO_NVVM_OPCODE,        "parse expected instruction opcode";
        /// A value that the front end up to 90a does not know: `poison`.
        NoNvvmValue        = 0x1aa, NO_NVVM_VALUE,         "parse expected value token";
        /// A `half`, up to 12.4.
        NoNvvmHalf         = 0x1ab, NO_NVVM_HALF,          "half type is not supported";
        /// An atomic operation of 8 or 16 bits.
        NoNvvmAtomicType   = 0x1ac, NO_NVVM_ATOMIC_TYPE,   "Atomic operations on non-i32/i64/i128 types are not supported";
        /// The same before 12.3.
        NoNvvmAtomicTypeOlder = 0x1ad, NO_NVVM_ATOMIC_TYPE_OLDER, "Atomic operations on non-i32/i64 types are not supported";
        /// A load or a store that is atomic.
        NoNvvmAtomicAccess = 0x1ae, NO_NVVM_ATOMIC_ACCESS, "Atomic loads/stores are not supported";
        /// `atomicrmw fadd`, which 12.9 does not verify.
        NoNvvmAtomicFadd   = 0x1af, NO_NVVM_ATOMIC_FADD,   "atomicrmw does not support operation: 'fadd'.";

        // Host compilers of nvcc, 0x1b0 to 0x1bf.
        /// The host compiler is newer than those that nvcc's headers take.
        NoHostNew        = 0x1b0, NO_HOST_NEW,        "the host compiler is newer than those that nvcc's headers take";
        /// The host compiler is older than those that nvcc's headers take.
        NoHostOld        = 0x1b1, NO_HOST_OLD,        "the host compiler is older than those that nvcc's headers take";
        /// nvcc's headers take older and newer versions of the host compiler.
        NoHostVersion    = 0x1b2, NO_HOST_VERSION,    "nvcc's headers take older and newer versions of this host compiler, not this one";
        /// nvcc's headers refuse the host compiler in every version.
        NoHostCompiler   = 0x1b3, NO_HOST_COMPILER,   "nvcc's headers refuse this host compiler in every version";
        /// nvcc ignores `-std`, with a warning: the host compiler is older than the standard.
        NoHostStandard   = 0x1b4, NO_HOST_STANDARD,   "nvcc ignores this C++ standard, with a warning: the host compiler is too old for it";
        /// nvcc of this release knows no such standard.
        NoStandard       = 0x1b5, NO_STANDARD,        "nvcc of this release knows no such C++ standard";

        // libnvvm, further, 0x1c0 to 0x1cf.
        /// `!nvvmir.version` states another version of the IR, or none where one must be stated.
        NoNvvmIrVersion    = 0x1c0, NO_NVVM_IR_VERSION,    "libnvvm reads another version of the IR than !nvvmir.version states";
        /// `!nvvmir.version` states another version of debug metadata.
        NoNvvmDebugVersion = 0x1c1, NO_NVVM_DEBUG_VERSION, "libnvvm reads another version of debug metadata than !nvvmir.version states";

        // Releases of the toolkit, 0x210 to 0x21f; 0x211 is used no more.
        /// This number is no release that was run.
        UnknownToolkit   = 0x210, UNKNOWN_TOOLKIT,    "unknown: this toolkit was not run";
        /// The tool of this release was not run.
        UnknownTool      = 0x212, UNKNOWN_TOOL,       "unknown: this tool of this toolkit was not run";

        // Linking, 0x220 to 0x22f.
        /// Objects of this target were not given to nvlink.
        UnknownLink      = 0x220, UNKNOWN_LINK,       "unknown: no object of this target was linked";

        // Loading, 0x230 to 0x23f.
        /// No public document speaks of this compute capability.
        UnknownDevice    = 0x230, UNKNOWN_DEVICE,     "unknown: no public document speaks of such a device";
        /// The public documents are silent about this pair.
        UnknownSilent    = 0x231, UNKNOWN_SILENT,     "unknown: the public documents are silent on this pair";
        /// The public documents contradict each other about this pair, and no run decides.
        UnknownDisputed  = 0x232, UNKNOWN_DISPUTED,   "unknown: the public documents contradict each other on this pair";
        /// The `.version` of the PTX is not known, and drivers differ in which they compile.
        UnknownPtx       = 0x233, UNKNOWN_PTX,        "unknown: it depends on the .version of the PTX";
        /// No public document describes this driver.
        UnknownDriver    = 0x234, UNKNOWN_DRIVER,     "unknown: no public document describes this driver";
        /// A toolkit of a newer major version than the driver's wrote the cubin, and no source says that the driver reads it.
        UnknownDriverReads = 0x235, UNKNOWN_DRIVER_READS, "unknown: the cubin is of a toolkit of a newer major version than the driver";
        /// The toolkit that wrote the cubin is not known, and drivers differ in whose cubins they read.
        UnknownImageToolkit = 0x236, UNKNOWN_IMAGE_TOOLKIT, "unknown: it depends on the toolkit that wrote the cubin";
        /// It is damaged, or stored in a way that was never seen.
        UnknownUnread    = 0x237, UNKNOWN_UNREAD,     "unknown: it is damaged or cannot be read";
        /// One image runs; the driver prefers another, and no source says that it takes the next where it cannot read that one.
        UnknownRival     = 0x238, UNKNOWN_RIVAL,      "unknown: the driver prefers an image that it may not read to the one that runs";
        /// The table lacks the target of an image, or its kind was never seen.
        UnknownImageTarget = 0x239, UNKNOWN_IMAGE_TARGET, "unknown: the target of an image is not in the table";
        /// The open kernel modules of this branch list the product in a later release or not at all. This does not say
        /// whether it runs.
        UnknownNotListed = 0x23a, UNKNOWN_NOT_LISTED, "unknown: the open kernel modules of this release do not list the product";
        /// No release of the open kernel modules lists such a product: it is older than Turing, or newer than the last that was read.
        UnknownProduct   = 0x23b, UNKNOWN_PRODUCT,    "unknown: the open kernel modules list no such product";

        /// Relocatable code that a driver is given. The driver links it; this mostly works if the code refers to
        /// nothing outside of itself.
        UnknownRelocatable = 0x23c, UNKNOWN_RELOCATABLE, "unknown: a driver links relocatable code by itself, in some cases";
        /// The driver is newer than the last that passes over concatenated entries, and older than the toolkit that first writes them.
        UnknownConcatenated = 0x23d, UNKNOWN_CONCATENATED, "unknown: no source says whether the driver reads concatenated entries";

        // Features of a target, 0x240 to 0x24f.
        /// No instruction that the feature stands for was measured.
        UnknownFeature   = 0x240, UNKNOWN_FEATURE,    "unknown: no instruction that was measured shows this feature";

        // PTX text, 0x250 to 0x25f.
        /// No form that was measured is written so.
        UnknownForm      = 0x250, UNKNOWN_FORM,       "unknown: no form that was measured is written so";
        /// The reader of PTX could not go on here: nothing is known of the rest.
        UnknownText      = 0x251, UNKNOWN_TEXT,       "unknown: the text cannot be read from here on";

        // Compiling with cicc, 0x270 to 0x27f.
        /// Below sm_70 the document states volatile, which PTX has on loads and stores alone.
        UnknownVolatileAtomic = 0x270, UNKNOWN_VOLATILE_ATOMIC, "unknown: what cicc writes for this atomic below sm_70";
        /// From 13.5 on the backend of sm_100 and later makes of an atomic what the state space of its object allows.
        UnknownAtomicSpace = 0x271, UNKNOWN_ATOMIC_SPACE, "unknown: cicc compiles it, to instructions that depend on where its object lies";
        // What libnvvm takes, 0x280 to 0x28f.
        /// A data layout that the front end up to 90a reads in its own way: it refuses such a one, or passes it.
        UnknownNvvmLayout = 0x280, UNKNOWN_NVVM_LAYOUT, "unknown: up to 90a such a data layout is refused or passes";
        /// No program with this address space, or these two, was run.
        UnknownNvvmSpace  = 0x281, UNKNOWN_NVVM_SPACE,  "unknown: no program with such an address space was run";
        /// No program with pointers of this width was run.
        UnknownNvvmWidth  = 0x282, UNKNOWN_NVVM_WIDTH,  "unknown: no program with pointers of this width was run";
        /// No triple of this architecture was run, which may be one that LLVM 7 knows.
        UnknownNvvmTriple = 0x283, UNKNOWN_NVVM_TRIPLE, "unknown: no triple of this architecture was run";

        // What LLVM writes, 0x290 to 0x29f.
        /// The instruction that the intrinsic becomes was not measured, or the name is not an intrinsic.
        UnknownIntrinsic = 0x290, UNKNOWN_INTRINSIC, "unknown: what such an intrinsic becomes was not measured";

        // Host compilers, 0x2b0 to 0x2bf.
        /// The headers ask for the version of the compiler that this one stands in for.
        UnknownHost      = 0x2b0, UNKNOWN_HOST,       "unknown: nvcc's headers ask for the version of the compiler that this one stands in for";
        /// A Visual Studio of whose compilers the headers take some.
        UnknownHostUpdate = 0x2b1, UNKNOWN_HOST_UPDATE, "unknown: nvcc's headers take some updates of this Visual Studio, and others not";
    }
}

coded_enum! {
    /// The three sides of a [`Verdict`].
    pub enum Answer {
        /// The tool or the device does it.
        Yes     = 1, YES,     "yes";
        /// The tool or the device refuses it.
        No      = 2, NO,      "no";
        /// No document states it and no run showed it.
        Unknown = 3, UNKNOWN, "unknown";
    }
}

impl Verdict {
    /// Which side this is: codes from 0x100 are *no*, from 0x200 *unknown*.
    #[must_use]
    pub const fn answer(self) -> Answer {
        match self.code() {
            ..0x100 => Answer::Yes,
            0x100..0x200 => Answer::No,
            0x200.. => Answer::Unknown,
        }
    }

    /// Whether the answer is yes.
    #[must_use]
    pub const fn is_yes(self) -> bool {
        matches!(self, Self::Yes)
    }
}
