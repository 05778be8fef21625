//! Remarks: what else is worth knowing about a list.

coded_enum! {
    /// What is worth knowing about a list besides its images.
    #[non_exhaustive]
    pub enum Remark {
        /// The list names no architecture; the images are the tool's default.
        Default      = 1, DEFAULT,        "no architecture is named: the tool's default";
        /// Images that depend on the devices of the machine are missing: the devices are not known.
        Machine      = 2, MACHINE,        "depends on the machine's devices";
        /// The list names the machine's devices, and the machine has no device; nvcc warns and builds its default.
        NoDevice     = 3, NO_DEVICE,      "no device: nvcc warns and builds its default";
        /// CMake or rules_cuda pass the word to nvcc as `-arch=`; the images are those of nvcc.
        PassedToNvcc = 4, PASSED_TO_NVCC, "passed to nvcc as -arch=";
        /// CMake passes no flag; the images are nvcc's default.
        NoFlag       = 5, NO_FLAG,        "no flag is passed: nvcc builds its default";
        /// An option is given twice with two values; nvcc warns and takes the last.
        LastWins     = 6, LAST_WINS,      "given twice: nvcc warns and takes the last";
        /// The tool leaves out an item without a message: its toolkit does not build for it.
        Dropped      = 7, DROPPED,        "left out by the tool without a message";
        /// The caller's own flags name an architecture, so torch adds none.
        UserFlags    = 8, USER_FLAGS,     "the caller's own flags name an architecture: none is added";
        /// nvcc accepts the item, and then ptxas rejects it.
        PtxasRefuses = 9, PTXAS_REFUSES,  "nvcc accepts it, ptxas rejects it";
        /// The code is compiled while the program runs: there is no fat binary.
        Jit          = 10, JIT,           "compiled at run time, no fat binary";
        /// A device is newer than the tool: the tool's newest architecture is built instead.
        Capped       = 11, CAPPED,        "a device is newer than the tool: the tool's newest architecture is built";
        /// The list asks for PTX, and the tool builds no PTX; vLLM warns.
        NoPtx        = 12, NO_PTX,        "the tool warns and builds no PTX";
    }
}

/// A set of remarks; bit `1 << code` stands for the remark with that code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Remarks(pub(super) u32);

impl Remarks {
    /// Whether the remark is in the set.
    #[must_use]
    pub const fn contains(self, remark: Remark) -> bool {
        self.0 & (1 << remark.code()) != 0
    }

    /// The set as C sees it.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The remarks of the set, codes ascending.
    pub fn iter(self) -> impl Iterator<Item = Remark> {
        Remark::ALL.iter().copied().filter(move |&remark| self.contains(remark))
    }
}
