//! What is worth knowing of a list besides its images.

coded_enum! {
    /// What is worth knowing of a list besides its images.
    #[non_exhaustive]
    pub enum Remark {
        /// Nothing is named; these images are the tool's default.
        Default      = 1, DEFAULT,        "nothing is named: the tool's own default";
        /// The images depend on the devices of the machine, which were not given: they are left out.
        Machine      = 2, MACHINE,        "depends on the machine's devices";
        /// The devices are asked for and there is none; nvcc warns and builds its default.
        NoDevice     = 3, NO_DEVICE,      "no device: nvcc warns and builds its default";
        /// CMake or rules_cuda hand the word to nvcc as `-arch=`; the images are those of nvcc.
        PassedToNvcc = 4, PASSED_TO_NVCC, "passed to nvcc as -arch=";
        /// CMake passes no flag; the images are nvcc's default.
        NoFlag       = 5, NO_FLAG,        "no flag is passed: nvcc builds its default";
        /// An option is given twice with two values; nvcc warns and takes the last.
        LastWins     = 6, LAST_WINS,      "given twice: nvcc warns and takes the last";
        /// The tool leaves an item out without a word: its toolkit does not build for it.
        Dropped      = 7, DROPPED,        "left out by the tool without a word";
        /// The caller's own flags name an architecture, and torch adds none.
        UserFlags    = 8, USER_FLAGS,     "the caller's own flags name an architecture: none is added";
        /// nvcc takes it, and then ptxas refuses it.
        PtxasRefuses = 9, PTXAS_REFUSES,  "nvcc takes it, ptxas refuses it";
        /// Compiled while the program runs: no fat binary is made.
        Jit          = 10, JIT,           "compiled while the program runs, no fat binary";
        /// A device is newer than the tool knows, and its newest architecture is taken instead.
        Capped       = 11, CAPPED,        "a device is newer than the tool: its newest architecture is taken";
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
