//! The syntaxes, and the tools that they belong to.

use super::spelling;
use crate::Text;
use crate::documented::Evidence;

coded_enum! {
    /// How architectures are written for a tool; the text is a short name, for command lines.
    #[non_exhaustive]
    pub enum Syntax {
        /// Options of nvcc, of the release in the context.
        Nvcc             =  1, NVCC,            "nvcc";
        /// `TORCH_CUDA_ARCH_LIST` of torch 2.15.0.
        Torch2_15        =  3, TORCH_2_15,      "torch";
        /// `TORCH_CUDA_ARCH_LIST` of torch 2.7.1.
        Torch2_7         =  4, TORCH_2_7,       "torch-2.7";
        /// The variable `CMAKE_CUDA_ARCHITECTURES`.
        CmakeVariable    =  5, CMAKE_VARIABLE,  "cmake";
        /// The environment's `CUDAARCHS`.
        CmakeEnvironment =  6, CMAKE_ENV,       "cmake-env";
        /// The target property `CUDA_ARCHITECTURES`.
        CmakeProperty    =  7, CMAKE_PROPERTY,  "cmake-property";
        /// Options of clang 19.
        Clang19          =  8, CLANG_19,        "clang-19";
        /// Options of clang 22.
        Clang22          =  9, CLANG_22,        "clang-22";
        /// TensorFlow, XLA and JAX.
        Tensorflow       = 10, TENSORFLOW,      "tensorflow";
        /// Bazel's rules_cuda.
        RulesCuda        = 11, RULES_CUDA,      "rules_cuda";
        /// The arguments of Meson's `cuda.nvcc_arch_flags`.
        Meson            = 12, MESON,           "meson";
        /// CuPy's build.
        Cupy             = 13, CUPY,            "cupy";
        /// numba-cuda.
        Numba            = 14, NUMBA,           "numba";
    }
}

/// What is known of a syntax.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SyntaxInfo {
    /// The tool, its release, and where the list is written.
    pub tool: Text,
    /// An example of a list.
    pub example: Text,
    /// How its answers are known: [`Evidence::MEASURED`] where the tool was run, [`Evidence::PUBLIC`]
    /// where its published source was read.
    pub evidence: Evidence,
}

macro_rules! syntaxes {
    ($($syntax:ident $evidence:ident $tool:literal $example:literal;)+) => {
        impl Syntax {
            /// What is known of this syntax.
            #[must_use]
            pub const fn info(self) -> &'static SyntaxInfo {
                match self {
                    $(Self::$syntax => const {
                        &SyntaxInfo { tool: text!($tool), example: text!($example), evidence: Evidence::$evidence }
                    },)+
                }
            }
        }
    };
}

#[rustfmt::skip]
syntaxes! {
    Nvcc             MEASURED "nvcc: -arch, -code, -gencode"                                            "-gencode arch=compute_80,code=[sm_80,compute_80]";
    Torch2_15        MEASURED "torch 2.15.0: TORCH_CUDA_ARCH_LIST"                                      "8.0;9.0+PTX";
    Torch2_7         MEASURED "torch 2.7.1: TORCH_CUDA_ARCH_LIST"                                       "Ampere;9.0a";
    CmakeVariable    MEASURED "CMake 4.4.4: CMAKE_CUDA_ARCHITECTURES"                                   "80-real;90";
    CmakeEnvironment MEASURED "CMake 4.4.4: CUDAARCHS in the environment"                               "80;90-virtual";
    CmakeProperty    MEASURED "CMake 4.4.4: target property CUDA_ARCHITECTURES"                         "90a-real;100f";
    Clang19          MEASURED "clang 19.1.7: --offload-arch, --cuda-gpu-arch"                           "--offload-arch=sm_80,sm_90";
    Clang22          MEASURED "clang 22.1.8: --offload-arch, --cuda-gpu-arch"                           "--offload-arch=sm_80 --cuda-include-ptx=sm_80";
    Tensorflow       PUBLIC   "TensorFlow, XLA, JAX: (TF|HERMETIC)_CUDA_COMPUTE_CAPABILITIES"           "sm_80,compute_90";
    RulesCuda        PUBLIC   "rules_cuda: @rules_cuda//cuda:archs"                                     "compute_80:sm_80,sm_86";
    Meson            MEASURED "Meson 1.12.1: cuda.nvcc_arch_flags"                                      "'13.0.88', ['8.0', '9.0+PTX']";
    Cupy             PUBLIC   "CuPy: CUPY_NVCC_GENERATE_CODE"                                           "arch=compute_80,code=sm_80";
    Numba            MEASURED "numba-cuda 0.30.4: NUMBA_FORCE_CUDA_CC, NUMBA_CUDA_DEFAULT_PTX_CC"       "8.0";
}

impl Syntax {
    /// The syntax with this short name, `cmake`; `None` when none has it.
    #[must_use]
    pub fn from_name(name: &[u8]) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|syntax| spelling::same(name, syntax.text().as_bytes()))
    }
}
