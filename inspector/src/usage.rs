//! How each command is asked: its forms, examples, and what exit status 1 means; the help of clap, the manual page and `help --json` show them.

/// How a command is asked.
pub struct Usage {
    pub command: &'static str,
    /// Its arguments, and what is answered then.
    pub forms: &'static [(&'static str, &'static str)],
    /// Arguments of examples.
    pub examples: &'static [&'static str],
    /// When the exit status is 1, where it ever is.
    pub status_1: Option<&'static str>,
}

#[rustfmt::skip]
pub const USAGES: &[Usage] = &[
    Usage {
        command: "show",
        forms: &[
            ("NAME", "a target, sm_90a, compute_100f, lto_75, 90, or a compute capability, 9.0: everything known of it"),
            ("PRODUCT", "RTX 4090, H100, 'NVIDIA A100-SXM4-80GB': as smarch device"),
            ("ANYTHING", "an address, a number of a table, a message, a line of PTX or NVVM IR, options of nvcc or llc, a word of CUDA C++: smarch finds the question, and names what else it may mean"),
            ("FILE...", "a cubin: what it was built for; a fat binary, program, library, archive: its images; a wheel or a folder: of each file in it; -: standard input"),
        ],
        examples: &["sm_100f", "9.0", "RTX 4090", "sm_120 --toolkit 12.4", "kernels.cubin", "/usr/lib/libcublas.so", "torch.whl"],
        status_1: None,
    },
    Usage {
        command: "report",
        forms: &[
            ("FILE... [OPTION...]", "cubins, fat binaries, programs, libraries, archives, PTX text; wheels, conda packages, tars, images of containers, folders; - for standard input"),
        ],
        examples: &["kernels.cubin --device 9.0", "program --device 8.9 --driver 550", "libfoo.so --here", "program --kernel axpy", "torch.whl --device 'RTX 5090' --driver 570 --any", "program --target sm_90 --sort regs --limit 50", "kernels.cubin --block 128 --dynamic 65536 --optin"],
        status_1: Some("the device does not run every module of every file (with --any: of any file), or it is unknown; alternatives by CUDA version are one file"),
    },
    Usage {
        command: "extract",
        forms: &[
            ("FILE... [OPTION...]", "fat binaries, programs, libraries, archives, wheels, conda packages, tars, folders, -"),
        ],
        examples: &["libkernels.so --to images", "kernels.fatbin --target sm_90a", "torch.whl --target sm_120 --to images"],
        status_1: Some("there is no such image"),
    },
    Usage {
        command: "diff",
        forms: &[
            ("OLD NEW [OPTION...]", "cubins, fat binaries, programs, libraries, archives; wheels, conda packages, tars and folders: their files are compared with those of the same name"),
        ],
        examples: &["old.so new.so", "old.cubin new.cubin --fail-on registers:+8,occupancy:-1,spill", "old.whl new.whl --target sm_90 --fail-on size:+5%,went"],
        status_1: Some("a rule of --fail-on is broken"),
    },
    Usage {
        command: "expect",
        forms: &[
            ("FILE... [--contract FILE] [PROMISE...]", "libraries, programs, cubins, archives; wheels, conda packages, tars and folders: each file in them is compared with the contract"),
            ("--from FILE...", "the contract that the files keep now"),
            ("[--contract FILE]", "the contract by itself: can it be read, do its lists build something, and do its devices run that"),
        ],
        examples: &["dist/k.whl", "libk.so --archs 'sm_90 sm_120 compute_120' --runs-on 'RTX 5090@570'", "libk.so --syntax torch --archs '8.0;9.0+PTX' --compressed", "--from libk.so", "dist --contract release.toml --format github"],
        status_1: Some("a promise is broken, or it is unknown whether it is kept"),
    },
    Usage {
        command: "list",
        forms: &[
            ("", "each with its standing, PTX versions, toolkits, and the tools that know it"),
        ],
        examples: &["", "--toolkit 12.4"],
        status_1: None,
    },
    Usage {
        command: "check",
        forms: &[
            ("A B [QUESTION]", "A and B: names, cubins, a device (9.0); QUESTION: compile, link, lto, load or jit; without one all of them; nvjitlink: what libnvJitLink links at run time; A may be a host object, an archive or a library: each of its images; --toolkit all: as each release does it"),
            ("A [QUESTION] --here", "the same with each GPU of this machine as B, and with its driver"),
            ("NAME build", "which tools of the toolkit take the name, and what the others print"),
        ],
        examples: &["sm_90a sm_100a", "sm_80 8.9 load", "compute_90 9.0 jit --toolkit 12.8 --driver 550", "sm_120 build --toolkit 12.4", "kernel.cubin sm_90", "sm_90 sm_100 --toolkit all"],
        status_1: Some("no question has the answer yes; of build, ptxas does not take the name"),
    },
    Usage {
        command: "ptx",
        forms: &[
            ("FILE... [OPTION...]", "PTX text; the PTX images of fat binaries, programs, libraries, archives, wheels, tars, folders; - for standard input. With one of --as-target, --as-version, --gpu, --toolkit and --driver: what is refused alone"),
            ("FORM... --as-target TARGET [--first]", "forms of instructions, best first: which are legal, with --first only the first that is; of one form the answer of smarch features, and what it lacks (cvt.rn)"),
        ],
        examples: &["kernel.ptx", "kernel.ptx --as-target sm_80", "kernel.ptx --gpu sm_120 --toolkit 12.4", "libkernels.so --table", "- --driver 550", "wgmma.fence.sync.aligned membar.gl --as-target sm_80 --first", "cvt.rn"],
        status_1: Some("a line is refused or not known; none of the forms is legal"),
    },
    Usage {
        command: "features",
        forms: &[
            ("TARGET", "the measured instructions that PTX for it may use"),
            ("TARGET TARGET", "those in which two targets differ"),
            ("INSTRUCTION", "which targets have it, since which version and toolkit, and what ptxas prints on others"),
            ("FORM", "the same about any form of PTX, as a statement writes it, and what its operands may be"),
            ("INSTRUCTION|FORM TARGET", "whether it is legal there, and if not, why"),
            ("FAMILY [TARGET]", "the forms of an instruction, with some modifiers (cvt.e2m1x2) or all: slots and their words, since when, how many a target has"),
            ("INTRINSIC [TARGET]", "what an intrinsic of LLVM becomes, llvm.nvvm.barrier0, and whether a program for the target may call it; --llvm 20: with this LLVM"),
            ("TOPIC [TARGET]", "the families that have such forms: fp8, fp6, fp4, tma, clusters, tensor_cores, registers, directives, families (all); the beginning of a name (tcgen05) or a modifier (bf16x2)"),
            ("FAMILY|TOPIC [TARGET] --forms", "every form that the toolkit takes, on the target or on any: since when, who has it, what its operands may be; families --forms --json: all, for editors"),
            ("--svg FILE", "draw all instructions against all targets"),
            ("families --svg FILE", "draw which share of each family's forms a target has"),
            ("versions --svg FILE", "draw with which version the forms came"),
        ],
        examples: &["sm_90", "sm_100 sm_100a", "tcgen05.alloc", "atom.global.add.noftz.v8.bf16 sm_80", "atom", "cvt.e2m1x2 sm_100a", "fp8 sm_90", "llvm.nvvm.mapa sm_90 --llvm 20", "mma.m16n8k16.f16 sm_90 --forms", "sm_90 --toolkit 12.4 --ptx 8.0", "--svg legality.svg", "families --svg families.svg --toolkit newest"],
        status_1: Some("the target does not have the instruction, or none of the forms, or it is unknown"),
    },
    Usage {
        command: "pick",
        forms: &[
            ("DEVICE IMAGE...", "images: sm_80 is a cubin, compute_89 is PTX, compute_89:8.4 is PTX with this .version"),
            ("DEVICE FILE", "the images of a program, a library, a wheel"),
            ("IMAGE...|FILE --here", "on each GPU of this machine, with its driver"),
            ("DEVICE SYNTAX TEXT", "the images of an architecture list, as archs takes it"),
        ],
        examples: &["8.9 sm_80 sm_86 compute_89", "9.0 libfoo.so", "'RTX 4090' torch '8.0;9.0+PTX'", "9.0 sm_80 compute_80:8.0 compute_90:8.7 --driver 550", "libfoo.so --here"],
        status_1: Some("the device runs none of them, or it is unknown"),
    },
    Usage {
        command: "cover",
        forms: &[
            ("DEVICE...", "the fewest cubins, PTX, or either; a cubin for each device; what most projects ship. A device is 9.0, sm_90 or a product, RTX 4090"),
            ("FILE|SYNTAX TEXT", "the devices for which the images of a file or of an architecture list are"),
        ],
        examples: &["8.6 8.9 9.0", "8.6 12.0 --toolkit 12.8", "T4,'RTX 4090',H100 --goal shipped --as torch", "torch '8.0;9.0' --goal fewest"],
        status_1: Some("no images are known to run on all of them"),
    },
    Usage {
        command: "limits",
        forms: &[
            ("TARGET", ""),
        ],
        examples: &["sm_90a", "sm_50 --toolkit 12.9"],
        status_1: None,
    },
    Usage {
        command: "archs",
        forms: &[
            ("", "all syntaxes"),
            ("SYNTAX [TEXT] [OPTION...]", "the images that the list builds, and those that the toolkit refuses; without a text, what an absent list builds"),
        ],
        examples: &["torch '8.0;9.0+PTX' --as cmake", "torch '8.0;9.0+PTX' --on 7.5,8.6,12.0", "torch '8.0;8.6;8.9;9.0+PTX' --minimize --as torch", "cmake '80;90' --minus 80", "torch '8.0;9.0' --sizes libfoo.so", "nvcc -arch=sm_90a", "nvcc -arch=all --toolkit 12.4", "torch --devices 8.9 --torch-newest 12.0"],
        status_1: Some("the other syntax cannot express the list, or a device of --on runs nothing"),
    },
    Usage {
        command: "toolkits",
        forms: &[
            ("", "all releases against all targets"),
            ("NAME...", "the releases that build all of these names, and which the others lack"),
            ("SYNTAX TEXT", "the same about an architecture list, as archs takes it"),
            ("diff OLD NEW", "every fact that changed from one release to another"),
            ("--device DEVICE", "the name to pass to ptxas for a device, release by release; with --host COMPILER only of the releases that take it"),
            ("--host COMPILER", "the releases that take a host compiler, gcc-13: as smarch host"),
            ("--svg FILE", "draw releases against targets"),
        ],
        examples: &["", "sm_103 sm_86", "nvcc -gencode arch=compute_120,code=sm_120", "torch '8.0;12.0+PTX'", "diff 12.8 12.9", "--device 10.1", "--host gcc-13"],
        status_1: Some("no release builds all of it, or builds for the device"),
    },
    Usage {
        command: "device",
        forms: &[
            ("", "all products that public sources name"),
            ("NAME", "as people call it, RTX 4090, h100 sxm, or as nvidia-smi prints it, NVIDIA A100-SXM4-80GB: the product, or all that the name may mean; you may leave out the word device"),
            ("DEVICE...", "the products of these compute capabilities: 10.3, sm_90"),
        ],
        examples: &["RTX 4090", "H100", "a100-sxm4-80gb", "10.3", "8.9 --kind professional"],
        status_1: Some("no public source names such a product"),
    },
    Usage {
        command: "driver",
        forms: &[
            ("", "the branches whose CUDA version is public"),
            ("DRIVER", "a branch, 550 or R550; its version, 550.54.14; the CUDA version that it returns, 12.4"),
        ],
        examples: &["550", "12.4", ""],
        status_1: None,
    },
    Usage {
        command: "here",
        forms: &[
            ("", "this machine: smarch looks at /proc/driver/nvidia/version, the PCI IDs in /sys/bus/pci/devices, libcuda, WSL, Tegra"),
            ("FOLDER", "the machine whose /proc and /sys are in this folder; libcuda is not asked"),
        ],
        examples: &["", "--json"],
        status_1: Some("no GPU or no driver was found, or the driver is not known to support one of the GPUs"),
    },
    Usage {
        command: "host",
        forms: &[
            ("", "what each release takes"),
            ("COMPILER", "one compiler: gcc, clang, msvc, icc, icx, nvc++, xlc, grace-clang, horizon-clang"),
            ("COMPILER VERSION", "a version: gcc-15, clang 18.1, msvc 19.44, msvc 1944, msvc 2022, or the first line that the compiler prints about itself"),
            ("DISTRIBUTION RELEASE", "the gcc of a release of Ubuntu, Debian, Fedora, CentOS, Oracle Linux, openSUSE Leap, Alpine: ubuntu 24.04"),
        ],
        examples: &["gcc-15", "ubuntu 24.04", "gcc 16.1 --toolkit 13.3", "msvc 2022", "clang 18 --toolkit newest --std c++23", ""],
        status_1: Some("the release takes neither it nor the standard, or it is unknown; without --toolkit: no release is known to take it"),
    },
    Usage {
        command: "wheels",
        forms: &[
            ("", "the variants, one for each release of the toolkit; with --device or --driver which of them run"),
            ("VARIANT", "one variant, with its libraries: cu128, 12.8, torch==2.9.1 as PyPI has it, torch==2.9.1+cu126"),
        ],
        examples: &["--device 'RTX 5090' --driver 570", "cu128", "torch==2.9.1 --device 7.0", "--driver 550", ""],
        status_1: Some("none runs there, or the named one does not, or it is unknown"),
    },
    Usage {
        command: "table",
        forms: &[("", "a row a target: the first and the last CUDA that build for it, the lowest PTX version, what an SM has")],
        examples: &["", "--as csv", "--as llvm", "--as cccl"],
        status_1: None,
    },
    Usage {
        command: "data",
        forms: &[
            ("", "everything as one JSON object, a row a line: share/smarch.json, with an id for each row"),
            ("diff OLD [NEW]", "compare two such files, or one with what this smarch has: the rows that came, went and changed, fact by fact"),
        ],
        examples: &["", "diff old.json new.json", "diff old.json --as markdown"],
        status_1: Some("the files differ"),
    },
    Usage {
        command: "ptx-version",
        forms: &[
            ("VERSION", ""),
        ],
        examples: &["8.7"],
        status_1: None,
    },
    Usage {
        command: "hardware",
        forms: &[
            ("TARGET", ""),
        ],
        examples: &["sm_90"],
        status_1: None,
    },
    Usage {
        command: "occupancy",
        forms: &[
            ("TARGET [OPTION...]", ""),
        ],
        examples: &["sm_90 --regs 40 --block 256 --smem 8192", "--device 'H100 SXM' --grid 1000", "--device B200 --cluster 16"],
        status_1: None,
    },
    Usage {
        command: "profile",
        forms: &[
            ("TARGET [OPTION...]", "fields and bytes, ?? for unknown ones"),
            ("FILE", "a dump of 1936 bytes: the same, and the targets that it may be of; a cubin, or a file whose images are for one target: the profile of that target"),
            ("+OFFSET", "what is at this offset: +1385"),
            ("diff A B", "what differs in two profiles, and what may differ; targets or files"),
            ("check TARGET FILE", "can these bytes be the profile of the target: after construction, after a step of it (--after), or while the compiler runs?"),
            ("steps TARGET", "what each step of construction stores"),
            ("layout", "regions, baseline, bits, the SM backend, the initializers"),
            ("backend FILE", "a dump of the SM backend, the object that +1584 points at"),
            ("validation FILE", "a dumped validation table, 12 bytes a row"),
        ],
        examples: &["sm_90a", "sm_103 --baseline --flag-355", "diff sm_90 sm_100", "check sm_90 dumped.bin", "steps sm_90"],
        status_1: Some("the profiles differ or are not known to be equal, or the bytes cannot be the target's"),
    },
    Usage {
        command: "scheduler",
        forms: &[
            ("TARGET", ""),
            ("NUMBER", "an encoded SM version, 24577, or words of the scheduler, 0x000E000E"),
            ("FILE", "a dumped warp profile, of 24 bytes or more"),
        ],
        examples: &["sm_90", "24577", "0x000E000E"],
        status_1: Some("the words are in no row of the table"),
    },
    Usage {
        command: "mcpu",
        forms: &[
            ("CPU [OPTION...]", "what -mcpu and -mattr mean, and what is wrong with them; you may write them as for llc: -mcpu=sm_90a -mattr=+ptx88"),
            ("FILE [OPTION...]", "the same about the target of each image"),
            ("DEVICE [OPTION...]", "the best -mcpu and -mattr for a device, so that LLVM, ptxas and the driver take the PTX; for a target with --best, --llvm or --driver"),
        ],
        examples: &["sm_100a --mattr +ptx88,-tmem", "'RTX 5090' --llvm 20 --toolkit 12.8 --driver 570", "sm_90a --toolkit 12.0"],
        status_1: Some("there is a mistake, which LLVM ignores; attributes do not go together; LLVM 22 stops at the .version; or nothing is taken by all"),
    },
    Usage {
        command: "gates",
        forms: &[
            ("TARGET [OPTION...]", "flags, documented effects, constructs as run, intrinsics that the target does not have"),
            ("TARGET TARGET...", "how the targets differ; sm_75 sm_80 sm_86 is the document's cumulative profile"),
        ],
        examples: &["sm_89 --set dword_4D048B8=0 --virtual", "sm_90 --gnu 13.3 --std c++20", "sm_89 sm_90"],
        status_1: None,
    },
    Usage {
        command: "cicc",
        forms: &[
            ("", "the questions"),
            ("atomic TARGET OPERATION [TYPE]", "the PTX for an atomic operation, and what cicc prints: add f32, cas b128, load u32, fence"),
            ("nvvm instructions [TARGET]", "which instructions libnvvm verifies and compiles, with its messages"),
            ("nvvm ir [TARGET]", "which IR to write: typed or opaque pointers, !nvvmir.version, and from which release on"),
            ("nvvm version [TARGET] IR [DEBUG]", "does it accept what !nvvmir.version states? none: a program without it"),
            ("nvvm triple [TARGET] TRIPLE", "does it accept a target triple? Without a target: for which targets"),
            ("nvvm layout [TARGET] LAYOUT", "the same about a data layout; without one, the layouts that libnvvm gives as examples"),
            ("nvvm access [TARGET] ACCESS SPACE", "load, store, atomicrmw or cmpxchg of an address space, by number or name"),
            ("nvvm cast [TARGET] FROM TO", "a cast between address spaces"),
            ("arch NAME", "do cicc and libnvvm take the name as -arch, and if not, what do they print?"),
        ],
        examples: &["", "atomic sm_80 add f32 --scope cluster --order seq_cst", "atomic sm_90 cas b128 --order acq_rel --failure acquire", "nvvm ir sm_100", "nvvm version 1.9", "nvvm triple nvptx64-nvidia-cuda", "nvvm layout sm_90 e-p:32:32", "nvvm access load tmem", "nvvm cast sm_90 1 3", "arch sm_90"],
        status_1: Some("no, or it is unknown; of nvvm without a target, for some target; of arch, cicc or libnvvm refuses the name"),
    },
    Usage {
        command: "explain",
        forms: &[
            ("", "the list"),
            ("ID...", "an erratum: what the documents say, the answer that counts, and why"),
            ("WORD...", "the errata about a subject, a target or a command: scheduler, sm_88, mcpu"),
            ("NUMBER...", "a diagnostic of cicc: 3763 inside it, 20306 where it is printed; an error of the driver and the runtime: 209"),
            ("NAME...", "an error by its name: cudaErrorNoKernelImageForDevice, CUDA_ERROR_INVALID_PTX"),
            ("MESSAGE", "a line that a tool, the driver or a framework printed: its cause, what it names, what helps, and what to ask next"),
            ("LOG", "a file, or - for standard input: the first message of each kind"),
        ],
        examples: &["", "E30 E34b", "20306 3687", "209", "'no kernel image is available for execution on the device'", "build.log"],
        status_1: None,
    },
    Usage {
        command: "symbol",
        forms: &[
            ("ADDRESS [BINARY]", "what an address belongs to, by the starts and sizes that are documented"),
            ("NAME [BINARY]", "by name, sub_6765E0"),
            ("--list [BINARY] [TEXT]", "all symbols, or those with this text in name or role"),
        ],
        examples: &["0x6765f4 ptxas", "can_finalize_arch_check", "--list nvlink --kind function"],
        status_1: None,
    },
    Usage {
        command: "documented",
        forms: &[
            ("", "the documents, by name and version, and the binaries that they describe"),
            ("BINARY [WORD...]", "what you may ask about it"),
            ("BINARY tables", "its tables, a line each; without BINARY the tables of all"),
            ("BINARY TABLE", "a table, whole"),
            ("ptxas NAME", "what its document states about a target or a name: sm_90, compute_90a, lto_90"),
            ("ptxas HANDLER", "the map and the targets of a handler, sub_609B70"),
            ("nvlink TARGET", "an architecture: profiles, strings, slots, encoding, capability bit"),
            ("nvlink FUNCTION", "the slot and the targets of an encoding table function, sub_15C3630"),
            ("nvlink OPTIONS", "how nvlink reads options of code generation: lds128convert=always,stress-no-crp"),
            ("nvlink finalize A B", "may A be finalized for B, step by step? Each a target, a number (104, 130) or a cubin"),
            ("cicc translate -arch=compute_N", "what each stage of cicc makes of the flag"),
            ("cicc atomic TARGET OPERATION [TYPE]", "how cicc lowers an atomic operation, and by which comparisons"),
            ("cicc nvvm QUESTION", "its verifier: instructions, triple, layout, access, cast, word"),
            ("cicc codegen TARGET", "its ladders: how matrices are multiplied, register file, occupancy, overlap"),
            ("cicc builtin [N] [TARGET]", "HMMA, convergent branches, Hopper's intrinsics; the opcode, ptx, bulk, pipeline and evidence of cicc are listed by smarch documented cicc"),
            ("tileiras CPU|FEATURE|BYTE", "a CPU, a feature, or an ELF byte or opcode: sm_100a, tmem, 0x85a"),
        ],
        examples: &["", "tables", "ptxas geometries", "ptxas sm_90 --regs 40 --block 256", "ptxas sub_609B70", "nvlink rodata_strings --json", "nvlink sm_103", "nvlink finalize 104 121", "nvlink finalize kernels.cubin sm_103", "nvlink finalize sm_120 sm_121 --mask 0x10", "cicc translate -arch=compute_100f", "cicc atomic sm_60 load u32 --order acquire", "cicc nvvm access load tmem", "tileiras sm_100a"],
        status_1: Some("nvlink finalize, cicc nvvm: no or unknown; the documents have nothing for the number or text"),
    },];

/// How the command of this name is asked.
pub fn usage_of(command: &str) -> Option<&'static Usage> {
    USAGES.iter().find(|usage| usage.command == command)
}
