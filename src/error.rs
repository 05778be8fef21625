//! What can go wrong, with the codes that C sees.

coded_enum! {
    /// Why a call gave no answer.
    ///
    /// Codes are stable, grouped by module and never reused; C knows them as
    /// `SMARCH_ERROR_*`, and 0 (`SMARCH_OK`) as success.
    #[non_exhaustive]
    pub enum Error of messages {
        // Any call, 1 to 15.
        /// A pointer that must not be NULL is NULL (C only).
        NullPointer     =  1, NULL_POINTER,      "a pointer that must not be NULL is NULL";
        /// A number is not a target (C only).
        InvalidTarget   =  2, INVALID_TARGET,    "this number is not a target of the table";
        /// A number is not a value of its enumeration, or a flag bit is unknown (C only).
        InvalidValue    =  3, INVALID_VALUE,     "this number is not a value of the enumeration";
        /// The caller's buffer is too small; the size needed is reported: by C functions in the count, by Rust functions that
        /// take a buffer in their error.
        BufferTooSmall  =  4, BUFFER_TOO_SMALL,  "the buffer is too small; the needed size is in the count";

        // Names, 16 to 22.
        /// There is no text.
        NameEmpty         = 16, NAME_EMPTY,          "the name is empty";
        /// The text does not begin with `sm_`, `compute_` or `lto_` where the question allows it.
        NamePrefix        = 17, NAME_PREFIX,         "the name does not begin with a known prefix (sm_, compute_, lto_; lower case)";
        /// No decimal number without leading zeros follows the prefix.
        NameNumber        = 18, NAME_NUMBER,         "no plain decimal number follows the prefix";
        /// No target has this number.
        NameUnknownNumber = 19, NAME_UNKNOWN_NUMBER, "no target has this number";
        /// What follows the number is not a suffix that this number has.
        NameSuffix        = 20, NAME_SUFFIX,         "this number has no target with this suffix";
        /// A `.target` directive that holds something besides names and the options of the PTX ISA.
        DirectiveOption   = 21, DIRECTIVE_OPTION,    "the .target directive holds an unknown option";
        /// In a `.target` directive something stands where PTX has a word, a comma or the end.
        DirectiveSyntax   = 22, DIRECTIVE_SYNTAX,    "the .target directive is not a list of words";

        // Releases, drivers and host compilers, 23 to 31.
        /// The text is not a release of the toolkit.
        ToolkitText       = 23, TOOLKIT_TEXT,        "not a release of the CUDA toolkit: write 12.4 or 12.4.131";
        /// The release was not run, or there never was one of this number.
        ToolkitNotRun     = 24, TOOLKIT_NOT_RUN,     "this release of the CUDA toolkit was not run: nothing is known of it";
        /// The text is not a driver: neither a CUDA version nor a driver's version nor a branch.
        DriverText        = 25, DRIVER_TEXT,         "not a driver: write 12.4, 550.54.14 or R550";
        /// No public document names what a driver of this number returns.
        DriverUnknown     = 26, DRIVER_UNKNOWN,      "no public document names the CUDA version of this driver";
        /// The text is not a PCI ID of NVIDIA's.
        PciText           = 27, PCI_TEXT,            "not a PCI ID of NVIDIA's: write 10de:2684";
        /// The text names no host compiler that nvcc's headers tell apart.
        HostText          = 28, HOST_TEXT,           "not a host compiler that nvcc knows: write gcc-13, clang 18 or msvc 19.44";

        // Cubins, 32 to 47.
        /// There are no bytes.
        CubinEmpty      = 32, CUBIN_EMPTY,       "the file is empty";
        /// The bytes do not begin as an ELF file does.
        CubinNotElf     = 33, CUBIN_NOT_ELF,     "not a cubin: no ELF magic at the start";
        /// The bytes begin as a fat binary does: a container that may hold cubins.
        CubinIsFatbin   = 34, CUBIN_IS_FATBIN,   "not a cubin but a fat binary (fatbin), which may hold cubins";
        /// The bytes begin as PTX text does.
        CubinIsPtx      = 35, CUBIN_IS_PTX,      "not a cubin but PTX text, which ptxas assembles into one";
        /// The ELF file's machine is not NVIDIA CUDA (190).
        CubinNotCuda    = 36, CUBIN_NOT_CUDA,    "an ELF file, but not of the CUDA machine (e_machine is not 190)";
        /// The ELF class is neither 32 nor 64 bits, the byte order is not little-endian, or the ELF version is not 1.
        CubinIdent      = 37, CUBIN_IDENT,       "the ELF identification is not that of a cubin (class, byte order or version)";
        /// The bytes end inside the ELF header.
        CubinTruncated  = 38, CUBIN_TRUNCATED,   "the file ends inside the ELF header";
        /// The section table, or a section that identification needs, is damaged or lies outside the file.
        CubinSections   = 39, CUBIN_SECTIONS,    "the section table is damaged or lies outside the file";
        /// The symbol table is missing, damaged or lies outside the file.
        CubinSymbols    = 40, CUBIN_SYMBOLS,     "the symbol table is missing, damaged or lies outside the file";
        /// A name does not end inside its table, or two functions have the same.
        CubinNames      = 41, CUBIN_NAMES,       "a name does not end inside its table, or two functions have the same";
        /// A record of a function's attributes is damaged.
        CubinRecords    = 42, CUBIN_RECORDS,     "a record of attributes is damaged";
        /// A number that no function can have.
        CubinValue      = 43, CUBIN_VALUE,       "a number that no function can have";
        /// Headers name the same bytes again and again.
        CubinOverlap    = 44, CUBIN_OVERLAP,     "tables of the file overlap more than those of a valid file can";
        /// Something is damaged that no other answer needs.
        CubinUnread     = 45, CUBIN_UNREAD,      "something is damaged that the other answers do not need";

        // Hardware, 48 to 63.
        /// The geometry holds a number that no SM can have.
        Geometry           = 48, GEOMETRY,              "the geometry holds a number that no SM can have";
        /// The kernel's flags hold an unknown bit (C only).
        KernelFlags        = 49, KERNEL_FLAGS,          "the kernel's flags hold an unknown bit";
        /// The block size is 0 or above 65,535.
        KernelBlockSize    = 50, KERNEL_BLOCK_SIZE,     "the kernel's block size is 0 or above 65535";
        /// The registers per thread are above the architecture's maximum.
        KernelRegisters    = 51, KERNEL_REGISTERS,      "the kernel's registers are above the architecture's maximum";
        /// The static shared memory is 1 GiB or more.
        KernelStaticSmem   = 52, KERNEL_STATIC_SMEM,    "the kernel's static shared memory is 1 GiB or more";
        /// The dynamic shared memory is 1 GiB or more.
        KernelDynamicSmem  = 53, KERNEL_DYNAMIC_SMEM,   "the kernel's dynamic shared memory is 1 GiB or more";
        /// The dynamic shared memory that the kernel has opted in to is 1 GiB or more.
        KernelOptin        = 54, KERNEL_OPTIN,          "the kernel's opt-in maximum of dynamic shared memory is 1 GiB or more";
        /// The preferred carve-out is above 100 percent.
        KernelCarveout     = 55, KERNEL_CARVEOUT,       "the kernel's carve-out is above 100 percent";
        /// The cache preference is not one of the four (C only).
        KernelCache        = 56, KERNEL_CACHE,          "the kernel's cache preference is not one of the four";
        /// The kernel's named barriers are above 16.
        KernelBarriers     = 57, KERNEL_BARRIERS,       "the kernel's named barriers are above 16";
        /// The largest block size of the kernel is 0.
        KernelMaxBlockSize = 58, KERNEL_MAX_BLOCK_SIZE, "the kernel's largest block size is 0";
        /// That many blocks of the kernel do not fit on an SM, or the count is 0.
        BlocksPerSm        = 59, BLOCKS_PER_SM,         "that many blocks of the kernel do not fit on an SM, or the count is 0";
        /// The cluster size is 0 or above the architecture's maximum.
        ClusterSize        = 60, CLUSTER_SIZE,          "the cluster size is 0 or above the architecture's maximum";
        /// A launch bound is 0.
        LaunchBounds       = 61, LAUNCH_BOUNDS,         "a launch bound is 0";
        /// The step of the curve is 0.
        CurveStep          = 62, CURVE_STEP,            "the step of the curve is 0";
        /// Nothing is known of this target's silicon, or ptxas does not build for it.
        HardwareUnknown    = 63, HARDWARE_UNKNOWN,      "nothing is known of this target's hardware here";

        // Profiles and scheduler words, 64 to 79.
        /// ptxas registers no profile for this target: legacy ones, sm_73, sm_82 and sm_101.
        ProfileNone      = 64, PROFILE_NONE,       "ptxas registers no profile for this target";
        /// A profile object has 1936 bytes, no fewer and no more.
        ProfileSize      = 65, PROFILE_SIZE,       "a profile has 1936 bytes";
        /// No field begins at this offset.
        ProfileField     = 66, PROFILE_FIELD,      "no field of the profile begins at this offset";
        /// The value needs more bytes than the field has, or the field is a block of 16 bytes.
        ProfileWidth     = 67, PROFILE_WIDTH,      "the value does not fit the field";
        /// A byte contradicts what is known of this target's profile.
        ProfileMismatch  = 68, PROFILE_MISMATCH,   "the profile contradicts what is known of this target";
        /// No row of the scheduler table names this target.
        SchedulerNone    = 69, SCHEDULER_NONE,     "no row of the scheduler table names this target";
        /// Scheduler words or a code-object header need more bytes than there are.
        WordsTruncated   = 70, WORDS_TRUNCATED,    "the bytes end before the words do";
        /// A code object does not begin with its magic.
        CodeObjectMagic  = 71, CODE_OBJECT_MAGIC,  "not a code object: the magic is missing";
        /// A generation or variant does not fit an encoded codegen factory.
        FactoryRange     = 72, FACTORY_RANGE,      "the generation or the variant does not fit its bits";
        /// A validation table has one row of 12 bytes or more, and nothing besides.
        TableSize        = 73, TABLE_SIZE,         "a validation table has rows of 12 bytes, at least one";

        // Architecture lists, 80 to 95.
        /// The list is empty and the tool needs one, or a list without images is written.
        ArchListEmpty        = 80, ARCH_LIST_EMPTY,        "the list is empty";
        /// An item is empty: there is one separator too many.
        ArchListItemEmpty    = 81, ARCH_LIST_ITEM_EMPTY,   "an item is empty";
        /// The item contains a separator that another syntax uses and this one does not.
        ArchListSeparator    = 82, ARCH_LIST_SEPARATOR,    "contains a separator that this syntax does not use";
        /// Not an architecture name in this syntax.
        ArchListSpelling     = 83, ARCH_LIST_SPELLING,     "not an architecture name in this syntax";
        /// A valid name, but the tool does not build for this architecture.
        ArchListUnsupported  = 84, ARCH_LIST_UNSUPPORTED,  "the tool does not build for this architecture";
        /// The tool builds for the number, but not with this suffix.
        ArchListSuffix       = 85, ARCH_LIST_SUFFIX,       "the tool does not take this suffix";
        /// The tool accepts the architecture or passes it on, but this library has no such target.
        ArchListNotInTable   = 86, ARCH_LIST_NOT_IN_TABLE, "the tool accepts this architecture, but this library has no such target";
        /// The code cannot be generated from the architecture that is given for it.
        ArchListIncompatible = 87, ARCH_LIST_INCOMPATIBLE, "this code cannot be generated from that architecture";
        /// A real architecture (`sm_`) is given where a virtual one (`compute_`) is required.
        ArchListNotVirtual   = 88, ARCH_LIST_NOT_VIRTUAL,  "a virtual architecture (compute_) is required here";
        /// A word that stands for a whole list, such as `all` or `native`, is not the only item.
        ArchListAlone        = 89, ARCH_LIST_ALONE,        "this word must be the only item";
        /// An option that the tool does not know, or that does not select architectures.
        ArchListOption       = 90, ARCH_LIST_OPTION,       "not an option that is known here";
        /// The value of an option or argument is missing or malformed.
        ArchListValue        = 91, ARCH_LIST_VALUE,        "the value is missing or malformed";
        /// Valid by itself, but not together with the rest of the list.
        ArchListConflict     = 92, ARCH_LIST_CONFLICT,     "not valid together with the rest of the list";
        /// The tool looks for the machine's devices, finds none and fails.
        ArchListNoDevice     = 93, ARCH_LIST_NO_DEVICE,    "the tool finds no device and fails";
        /// The list has more images, or removes more unknown names, than this library can hold.
        ArchListTooMany      = 94, ARCH_LIST_TOO_MANY,     "the list has too many images or removed names";
        /// The syntax cannot express an image of the list.
        ArchListUnsayable    = 95, ARCH_LIST_UNSAYABLE,    "this syntax cannot express this image";

        // Rules, 96 to 111.
        /// No image of the list is known to run on the device.
        NoImage          = 96, NO_IMAGE,           "no image of the list is known to run on the device";
        /// The toolkit builds nothing that is known to run on a device of the list.
        NotCovered       = 97, NOT_COVERED,        "nothing that the toolkit builds is known to run on a device of the list";

        /// No instruction has this name.
        IsaFeatureName   = 98, ISA_FEATURE_NAME,   "no instruction has this name";
        /// No family of PTX has the name with which the text begins.
        PtxInstruction     =  99, PTX_INSTRUCTION,      "no instruction of PTX begins so";
        /// No modifier of the instruction, or not at this place.
        PtxModifier        = 100, PTX_MODIFIER,         "no modifier of this instruction, or not at this place";
        /// A modifier that the instruction needs is missing.
        PtxModifierMissing = 101, PTX_MODIFIER_MISSING, "a modifier that the instruction needs is missing";
        /// Each of the modifiers is one of the instruction, but ptxas takes them together on no target.
        PtxForm            = 102, PTX_FORM,             "these modifiers do not go together on any target";
        /// The form exists, but not with so many operands.
        PtxOperands        = 103, PTX_OPERANDS,         "the form does not exist with so many operands";
        /// The family has no form after this one.
        PtxLast            = 104, PTX_LAST,             "the family has no further form";
        /// A comment in PTX text does not end.
        PtxComment         = 105, PTX_COMMENT,          "a comment that does not end";
        /// A string in PTX text does not end.
        PtxString          = 106, PTX_STRING,           "a string that does not end";
        /// PTX text ends within a statement, a function or a section.
        PtxEnd             = 107, PTX_END,              "the text ends within a statement or a pair of braces";
        /// A closing brace in PTX text without an opening one.
        PtxBrace           = 108, PTX_BRACE,            "a closing brace without an opening one";
        /// In PTX text an instruction, a directive, a label or a brace was expected.
        PtxSyntax          = 109, PTX_SYNTAX,           "an instruction, a directive or a brace was expected";
        /// The text has no item after this one.
        PtxTextEnd         = 110, PTX_TEXT_END,         "the text has no further item";
        /// The file does not tell what a launch of the kernel takes, or it is a device function, which is not launched.
        KernelUnknown      = 111, KERNEL_UNKNOWN,       "the file does not tell what a launch of the kernel takes";

        // Documented modules, 112 to 127.
        /// The finalization class type is above 4 (C only).
        FinalizeClass     = 112, FINALIZE_CLASS,     "the finalization class type is above 4";
        /// The outcome of the finalization class is neither unknown nor passing nor one of 27 to 30 (C only).
        FinalizeOutcome   = 113, FINALIZE_OUTCOME,   "unknown finalization outcome";
        /// No document pins the code that finalization gives here (C only).
        FinalizeUndecided = 114, FINALIZE_UNDECIDED, "no document pins the code that finalization gives here";
        /// No codegen option has this name.
        OptionName        = 115, OPTION_NAME,        "no codegen option has this name";
        /// The codegen option does not take this value, or needs one.
        OptionValue       = 116, OPTION_VALUE,       "the codegen option does not take this value, or needs one";
        /// The codegen option was given before.
        OptionDuplicate   = 117, OPTION_DUPLICATE,   "the codegen option was given before";
        /// Columns of tensor memory that no block has: no multiple of 32, or more than the SM has.
        KernelTensorMemory   = 118, KERNEL_TENSOR_MEMORY,    "the kernel's tensor memory is no multiple of 32 columns, or more than the SM has";
        /// The kernel takes tensor memory, and the SM has none: only 10.x and 11.0 have.
        KernelNoTensorMemory = 119, KERNEL_NO_TENSOR_MEMORY, "the SM has no tensor memory, which only 10.x and 11.0 have";

        // NVPTX subtargets, 128 to 143.
        /// No CPU row has this name.
        NvptxCpu         = 128, NVPTX_CPU,         "no NVPTX CPU has this name";
        /// No feature has this name.
        NvptxAttribute   = 129, NVPTX_ATTRIBUTE,   "no NVPTX feature has the name of an attribute";
        /// An attribute without `+` or `-`, or nothing between two commas.
        NvptxMalformed   = 130, NVPTX_MALFORMED,   "an NVPTX attribute does not begin with + or -, or is empty";
        // Containers of cubins and PTX, 144 to 159.
        /// Neither a fat binary nor an ELF, PE or COFF file nor an archive: see [`file_kind`](crate::cubin::file_kind).
        ContainerUnknown  = 144, CONTAINER_UNKNOWN,  "neither a fat binary, nor an ELF, PE or COFF file or archive that may hold one";
        /// A cubin, which is held and holds nothing.
        ContainerIsCubin  = 145, CONTAINER_IS_CUBIN, "a cubin itself, not a file that holds cubins";
        /// A member of an archive is damaged or goes beyond the file.
        ArchiveMember     = 146, ARCHIVE_MEMBER,     "a member of the archive is damaged or goes beyond the file";
        /// What should be a region of a fat binary does not begin as one.
        FatbinRegion      = 147, FATBIN_REGION,      "no region of a fat binary where one should begin";
        /// A region goes beyond its section or file.
        FatbinTruncated   = 148, FATBIN_TRUNCATED,   "a region of the fat binary goes beyond its section or file";
        /// The header of an entry is damaged, or the entry goes beyond its region.
        FatbinEntry       = 149, FATBIN_ENTRY,       "the header of an entry is damaged, or the entry goes beyond its region";
        /// The identifier or the options of an entry lie outside its header.
        FatbinText        = 150, FATBIN_TEXT,        "the identifier or the options of an entry lie outside its header";
        /// The sizes of an entry's payload contradict each other.
        FatbinPayload     = 151, FATBIN_PAYLOAD,     "the sizes of an entry's payload contradict each other";
        /// The target of an entry is impossible.
        FatbinTarget      = 152, FATBIN_TARGET,      "the target of an entry is impossible";
        /// The text has no `.version` or no `.target`.
        PtxHeader         = 153, PTX_HEADER,         "not PTX: no .version and .target at its start";
        /// A thin archive names its members: their bytes are in files of their own.
        ArchiveThin       = 156, ARCHIVE_THIN,       "a thin archive: its members are files of their own, beside it";
        /// A Mach-O file. The last toolkit for macOS, 10.2, built for none of these containers.
        ContainerMachO    = 157, CONTAINER_MACH_O,   "a Mach-O file, which no toolkit since 10.2 writes: not read";
        /// An ELF file of big-endian byte order: no toolkit builds for such hosts.
        ContainerEndian   = 158, CONTAINER_ENDIAN,   "a big-endian ELF file, for which no toolkit builds: not read";
        /// The headers of a PE or COFF file, or its table of long names.
        CoffHeader        = 159, COFF_HEADER,        "the headers of the PE or COFF file are damaged or lie outside the file";

        // cicc's flags, gates and atomics, 160 to 175.
        /// The number is not an encoding of an SM, or the version does not fit one.
        CiccEncoding      = 160, CICC_ENCODING,      "no such version fits cicc's encoding";
        /// No type has this kind and width, or none that was measured.
        CiccAtomicType    = 161, CICC_ATOMIC_TYPE,   "no such type of an atomic object";
        /// No flag, override byte or construct has this name.
        CiccName          = 162, CICC_NAME,          "no such flag, override byte or construct of cicc";
        // cicc's flags, features, triples and types, 176 to 191.
        /// The flag is not `-arch=` and a `compute_` name.
        CiccFlag           = 176, CICC_FLAG,            "the flag is not -arch= and a compute_ name";
        /// The flag table has no row for this target.
        CiccTarget         = 177, CICC_TARGET,          "cicc's flag table has no row for this target";
        /// The SM number is not 70 to 121.
        SmFeaturesNumber   = 178, SM_FEATURES_NUMBER,   "the SM number is not 70 to 121";
        /// A reserved bit of the feature flags is set.
        SmFeaturesReserved = 179, SM_FEATURES_RESERVED, "a reserved bit of the feature flags is set";
        /// Registers, register file or colors are not those of the SM.
        SmFeaturesValue    = 180, SM_FEATURES_VALUE,    "registers, register file or colors are not those of the SM";
        /// An address space needs more than 24 bits.
        AddressSpace       = 181, ADDRESS_SPACE,        "the address space does not fit its 24 bits";
        /// A feature flag is set that the SM does not have, or one that it has is not.
        SmFeaturesFlag     = 182, SM_FEATURES_FLAG,     "the feature flags are not those of the SM";

        // Unpacking, 192 to 207.
        /// The payload is compressed by a method that was never seen, or scrambled, or this build has no decoders (feature
        /// `unpack`).
        UnpackMethod      = 192, UNPACK_METHOD,      "compressed by a method that this build of the library cannot unpack";
        /// No compressed data of this length unpack to the size that a header states, or two headers state two sizes.
        UnpackSize        = 193, UNPACK_SIZE,        "the data cannot unpack to the size that is stated";
        /// The workspace is smaller than `SMARCH_UNPACK_WORKSPACE` (C only).
        UnpackWorkspace   = 194, UNPACK_WORKSPACE,   "the workspace is too small to unpack with";
        /// The compressed data end in the middle.
        UnpackTruncated   = 195, UNPACK_TRUNCATED,   "the compressed data end too early";
        /// The compressed data contradict their format.
        UnpackDamaged     = 196, UNPACK_DAMAGED,     "the compressed data are damaged";
        /// The compressed data unpack to more bytes than are stated.
        UnpackLonger      = 197, UNPACK_LONGER,      "the data unpack to more than the size that is stated";
        /// The compressed data unpack to fewer bytes than are stated.
        UnpackShorter     = 198, UNPACK_SHORTER,     "the data unpack to less than the size that is stated";
        /// The checksum behind a zstd frame is not that of its data.
        UnpackChecksum    = 199, UNPACK_CHECKSUM,    "the checksum of the zstd frame is wrong";
        /// No frame of zstd begins here, or one of a version before 0.8.
        UnpackFrame       = 200, UNPACK_FRAME,       "no frame of zstd 0.8 or later begins here";
        /// The frame needs a dictionary, which fat binaries do not have.
        UnpackDictionary  = 201, UNPACK_DICTIONARY,  "the zstd frame needs a dictionary";
        /// The caller's decoder did not give as many bytes as are stated.
        UnpackDecoder     = 202, UNPACK_DECODER,     "the given decoder failed";
        /// A text is no version of two numbers, and no compute capability.
        VersionText       = 203, VERSION_TEXT,       "not a version: write 9.0";
        /// No message that the library has words of stands in the text, or it was built without the feature `messages`.
        MessageUnknown    = 204, MESSAGE_UNKNOWN,    "no message of a tool that is known here stands in the text";
    }
}

impl core::error::Error for Error {}
