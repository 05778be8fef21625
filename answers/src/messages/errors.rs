//! The errors of the driver, the runtime, NVRTC, libnvvm and nvJitLink: by name, by number, by text.
//!
//! `errors.tsv` is written by `python3 -m conformance.errors`, which reads headers and libraries of releases; the causes are public: the documents that
//! `tests/data/drivers/SOURCES.md` lists.

use alloc::vec::Vec;
use serde::Serialize;

const ERRORS: &str = include_str!("../../errors.tsv");

/// An error of an interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KnownError {
    /// Who returns it: runtime, driver, nvrtc, libnvvm, nvjitlink.
    pub interface: &'static str,
    /// What is returned.
    pub error_number: u32,
    /// Its name in the header.
    pub error_name: &'static str,
    /// What cudaGetErrorString and its like say. Null: the interface gives no text for it.
    pub error_text: Option<&'static str>,
    /// The first of the releases that were read whose header has it.
    pub first_release: &'static str,
    /// The last of them. Null: the newest that was read has it still.
    pub last_release: Option<&'static str>,
}

fn row(line: &'static str) -> Option<KnownError> {
    let mut cells = line.split('\t');
    let mut cell = || cells.next();
    Some(KnownError {
        interface: cell()?,
        error_number: cell()?.parse().ok()?,
        error_name: cell()?,
        error_text: cell().filter(|text| !text.is_empty()),
        first_release: cell()?,
        last_release: Some(cell()?).filter(|last| *last != "-"),
    })
}

/// Every error that some release has.
pub fn all() -> impl Iterator<Item = KnownError> {
    ERRORS.lines().skip(1).filter_map(row)
}

/// The errors with a number, of the driver and the runtime, which share their numbers. The other interfaces all count from 0: their errors
/// are found by name.
pub fn by_number(number: u32) -> Vec<KnownError> {
    all().filter(|it| it.error_number == number && matches!(it.interface, "runtime" | "driver")).collect()
}

/// Those of a name, whatever its case.
pub fn by_name(name: &str) -> Vec<KnownError> {
    let found: Vec<_> = all().filter(|it| it.error_name.eq_ignore_ascii_case(name)).collect();
    let number = match found.as_slice() {
        [one] if matches!(one.interface, "runtime" | "driver") => one.error_number,
        _ => return found,
    };
    // The name that the other of the two has for it.
    let mut both = by_number(number);
    both.sort_by_key(|it| it.error_name != found.first().map_or("", |it| it.error_name));
    both
}

/// What is known of some errors beside their text.
pub struct Cause {
    numbers: &'static [u32],
    pub cause: &'static str,
    pub mend: &'static str,
    pub next: &'static [&'static str],
}

#[rustfmt::skip]
const CAUSES: &[Cause] = &[
    Cause { numbers: &[209], next: &["report FILE --here", "pick DEVICE FILE", "here"],
        cause: "the file has no image for the GPU: no cubin of its major compute capability that is not newer, and no PTX that the driver could compile for it",
        mend: "build it with an image for the GPU, or with PTX of an earlier architecture, or install a build that has one" },
    Cause { numbers: &[200], next: &["show FILE", "report FILE --here", "here"],
        cause: "the image cannot be read: it is damaged, is not a cubin, PTX or a fat binary, or is compressed in a way that the driver does not know (zstd: drivers before CUDA 12.4)",
        mend: "check the file, and the driver" },
    Cause { numbers: &[300], next: &["ptx FILE", "show FILE"],
        cause: "what the program gave as the source of a kernel is not one",
        mend: "check the file" },
    Cause { numbers: &[222], next: &["ptx FILE --driver BRANCH", "ptx-version VERSION", "here"],
        cause: "the PTX is newer than the driver: its .version came with a later toolkit, and there is no cubin for the GPU that would do instead",
        mend: "update the driver, build a cubin for the GPU, or build with an older toolkit" },
    Cause { numbers: &[218], next: &["ptx FILE --gpu DEVICE", "explain LOG"],
        cause: "the driver's compiler refuses the PTX; its log tells why",
        mend: "ask for the log (CU_JIT_ERROR_LOG_BUFFER), and check the PTX" },
    Cause { numbers: &[35], next: &["here", "driver"],
        cause: "the driver is older than the CUDA runtime that the program brings",
        mend: "update the driver, or use a build for an older CUDA" },
    Cause { numbers: &[36], next: &["here", "driver"],
        cause: "the driver is older than a function that is called",
        mend: "update the driver" },
    Cause { numbers: &[34], next: &["here"],
        cause: "the program loaded libcuda.so of a stubs folder, which is for linking only",
        mend: "remove the stubs folder from LD_LIBRARY_PATH" },
    Cause { numbers: &[803], next: &["here"],
        cause: "libcuda and the kernel module are of different releases, which often is so after an update, or with a compat package that is older than the driver",
        mend: "restart the machine, or remove the compat folder from LD_LIBRARY_PATH" },
    Cause { numbers: &[804], next: &["here"],
        cause: "a compat package (cuda-compat) is used on a GPU that does not allow it: forward compatibility is for data center GPUs and some others",
        mend: "remove the compat folder from LD_LIBRARY_PATH, or update the driver" },
    Cause { numbers: &[100], next: &["here"],
        cause: "the driver sees no GPU: there is none, CUDA_VISIBLE_DEVICES hides it, or the container does not have it",
        mend: "check what the machine has" },
    Cause { numbers: &[101], next: &["here"],
        cause: "the number of a device is too large, or the device is hidden",
        mend: "check CUDA_VISIBLE_DEVICES" },
    Cause { numbers: &[8, 98], next: &["report FILE --here", "show FILE"],
        cause: "there is no function for the device: often the file has no image for it, or it was built without -rdc",
        mend: "build it with an image for the GPU" },
    Cause { numbers: &[500], next: &["show FILE", "report FILE"],
        cause: "a kernel, variable or texture of this name is in no loaded image: often its name is mangled, or the image for this GPU lacks it",
        mend: "check the names in the file; extern \"C\" keeps them as they are" },
    Cause { numbers: &[1], next: &["hardware TARGET", "explain LOG"],
        cause: "an argument is outside of what the function takes; at a launch a size may be too large for the device",
        mend: "compare the launch with the device" },
    Cause { numbers: &[9], next: &["hardware TARGET", "occupancy TARGET --block THREADS"],
        cause: "the launch asks for what the device does not have: over 1024 threads in a block, a grid or shared memory too large, none at all",
        mend: "compare the launch with the device" },
    Cause { numbers: &[701], next: &["report FILE --block THREADS", "occupancy TARGET --regs N --block THREADS"],
        cause: "a block needs more registers or shared memory than a block can have",
        mend: "use smaller blocks, or __launch_bounds__, so that the compiler gives a thread fewer registers" },
    Cause { numbers: &[2], next: &["device NAME"],
        cause: "the memory of the device is full, or in too small pieces",
        mend: "ask for less" },
    Cause { numbers: &[700], next: &["report FILE"],
        cause: "a kernel reads or writes memory that is not its own",
        mend: "run it under compute-sanitizer" },
    Cause { numbers: &[716], next: &["features ld"],
        cause: "a load or store is at an address that is not a multiple of its size",
        mend: "run it under compute-sanitizer" },
    Cause { numbers: &[715], next: &["report FILE --here", "show FILE"],
        cause: "the device found an instruction that it does not have: often the code is damaged, or was made for another device",
        mend: "check the images of the file" },
    Cause { numbers: &[702], next: &["here"],
        cause: "a kernel ran longer than a GPU with a display lets it",
        mend: "split the work" },
    Cause { numbers: &[719], next: &["explain LOG"],
        cause: "a kernel ended with an error that has no number of its own",
        mend: "run it under compute-sanitizer" },
    Cause { numbers: &[710], next: &["explain LOG"],
        cause: "an assert of a kernel failed: in frameworks often an index that is out of range",
        mend: "read the line before, which names the assert" },
    Cause { numbers: &[720], next: &["hardware TARGET"],
        cause: "a cooperative launch has more blocks than the device holds at once",
        mend: "use as many as cudaOccupancyMaxActiveBlocksPerMultiprocessor allows" },
    Cause { numbers: &[801], next: &["here"],
        cause: "the device or the system does not have what is asked for",
        mend: "check the device" },
    Cause { numbers: &[802], next: &["here"],
        cause: "the system is not ready: on machines with NVSwitch the fabric manager does not run",
        mend: "start nvidia-fabricmanager of the driver's release" },
    Cause { numbers: &[221], next: &["here"],
        cause: "libnvidia-ptxjitcompiler.so, which compiles PTX, is not found: containers without the driver's compute libraries lack it",
        mend: "install it, or build a cubin for the GPU" },
    Cause { numbers: &[223], next: &["report FILE --here"],
        cause: "CUDA_DISABLE_PTX_JIT is set, and the file has no cubin for the GPU",
        mend: "build a cubin for the GPU, or unset it" },
    Cause { numbers: &[227], next: &["here", "driver"],
        cause: "the fat binary was made by a toolkit whose format the driver does not read",
        mend: "update the driver" },
    Cause { numbers: &[302, 303], next: &["here"],
        cause: "a shared library is not found, or cannot be used",
        mend: "check the driver's libraries" },
    Cause { numbers: &[3], next: &["here"],
        cause: "the driver cannot be started",
        mend: "check the machine: nvidia-smi should run" },
    Cause { numbers: &[999], next: &["here"],
        cause: "the driver failed, and says no more",
        mend: "check the kernel's log for lines with NVRM and Xid; restart the machine" },
    Cause { numbers: &[912], next: &["hardware TARGET", "occupancy TARGET --cluster BLOCKS"],
        cause: "the cluster of the launch is not possible: it has too many blocks for the device, or does not divide the grid",
        mend: "use a cluster of 8 blocks at most, or opt in to 16" },
    Cause { numbers: &[214], next: &["here"],
        cause: "the memory of the device returned what was not written", mend: "restart the GPU; test its memory" },
];

/// The cause of an error by its number, of the runtime and the driver; 1 and others are others elsewhere.
pub fn cause(error: &KnownError) -> Option<&'static Cause> {
    let is_shared = matches!(error.interface, "runtime" | "driver");
    CAUSES.iter().find(|row| is_shared && row.numbers.contains(&error.error_number))
}

/// Errors with one text, those of which a cause is known before the others, as they are likelier.
pub fn by_text() -> Vec<(&'static str, Vec<KnownError>)> {
    let mut texts: Vec<(&'static str, Vec<KnownError>)> = Vec::new();
    for error in all().filter(|it| it.interface != "nvrtc") {
        let Some(text) = error.error_text else { continue };
        match texts.iter_mut().find(|(of, _)| *of == text) {
            Some((_, errors)) => errors.push(error),
            None => texts.push((text, alloc::vec![error])),
        }
    }
    texts
}
