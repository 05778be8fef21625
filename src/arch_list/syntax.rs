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
        /// `TORCH_CUDA_ARCH_LIST` of torch 2.14 and 2.15.
        Torch2_15        =  3, TORCH_2_15,      "torch";
        /// `TORCH_CUDA_ARCH_LIST` of torch 2.7.
        Torch2_7         =  4, TORCH_2_7,       "torch-2.7";
        /// The variable `CMAKE_CUDA_ARCHITECTURES` of CMake 3.31.10, and 4.0.2 to 4.4.
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
        /// `TORCH_CUDA_ARCH_LIST` of torch 2.9 to 2.13.
        Torch2_9         = 15, TORCH_2_9,       "torch-2.9";
        /// `TORCH_CUDA_ARCH_LIST` of torch 2.8.
        Torch2_8         = 16, TORCH_2_8,       "torch-2.8";
        /// `TORCH_CUDA_ARCH_LIST` of torch 2.6.
        Torch2_6         = 17, TORCH_2_6,       "torch-2.6";
        /// `TORCH_CUDA_ARCH_LIST` of torch 2.2 to 2.5.
        Torch2_2         = 18, TORCH_2_2,       "torch-2.2";
        /// `TORCH_CUDA_ARCH_LIST` of torch 2.1.
        Torch2_1         = 19, TORCH_2_1,       "torch-2.1";
        /// `TORCH_CUDA_ARCH_LIST` of torch 2.0.
        Torch2_0         = 20, TORCH_2_0,       "torch-2.0";
        /// `TORCH_CUDA_ARCH_LIST` of torch 1.13.
        Torch1_13        = 21, TORCH_1_13,      "torch-1.13";
        /// The variable `CMAKE_CUDA_ARCHITECTURES` of CMake 3.28 to 3.31.6 and 4.0.0.
        Cmake3_28        = 22, CMAKE_3_28,      "cmake-3.28";
        /// The variable `CMAKE_CUDA_ARCHITECTURES` of CMake 3.25 to 3.27.
        Cmake3_25        = 23, CMAKE_3_25,      "cmake-3.25";
        /// The variable `CMAKE_CUDA_ARCHITECTURES` of CMake 3.24.
        Cmake3_24        = 24, CMAKE_3_24,      "cmake-3.24";
        /// The variable `CMAKE_CUDA_ARCHITECTURES` of CMake 3.23.
        Cmake3_23        = 25, CMAKE_3_23,      "cmake-3.23";
        /// The variable `CMAKE_CUDA_ARCHITECTURES` of CMake 3.18 to 3.22.
        Cmake3_18        = 26, CMAKE_3_18,      "cmake-3.18";
        /// `TORCH_CUDA_ARCH_LIST`, as vLLM's build reads it.
        Vllm             = 27, VLLM,            "vllm";
        /// `FLASHINFER_CUDA_ARCH_LIST`.
        Flashinfer       = 28, FLASHINFER,      "flashinfer";
    }
}

/// What is known of a syntax.
#[doc(alias = "smarch_arch_syntax_info")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct SyntaxInfo {
    /// The syntax.
    pub syntax: Syntax,
    /// How its answers are known: [`Evidence::MEASURED`] where the tool was run, [`Evidence::PUBLIC`]
    /// where its published source was read.
    pub evidence: Evidence,
    /// The tool, its release, and where the list is written.
    pub tool: Text,
    /// An example of a list.
    pub example: Text,
}

macro_rules! syntaxes {
    ($($syntax:ident $evidence:ident $tool:literal $example:literal;)+) => {
        impl Syntax {
            /// What is known of this syntax.
            #[must_use]
            pub const fn info(self) -> &'static SyntaxInfo {
                match self {
                    $(Self::$syntax => const {
                        &SyntaxInfo {
                            syntax: Self::$syntax,
                            evidence: Evidence::$evidence,
                            tool: text!($tool),
                            example: text!($example),
                        }
                    },)+
                }
            }
        }
    };
}

#[rustfmt::skip]
syntaxes! {
    Nvcc             MEASURED "nvcc: -arch, -code, -gencode"                                            "-gencode arch=compute_80,code=[sm_80,compute_80]";
    Torch2_15        MEASURED "torch 2.14, 2.15: TORCH_CUDA_ARCH_LIST"                                  "8.0;9.0+PTX";
    Torch2_7         MEASURED "torch 2.7: TORCH_CUDA_ARCH_LIST"                                         "Ampere;9.0a";
    CmakeVariable    MEASURED "CMake 3.31.10, 4.0.2 to 4.4: CMAKE_CUDA_ARCHITECTURES"                   "80-real;90";
    CmakeEnvironment MEASURED "CMake 4.4.4: CUDAARCHS in the environment"                               "80;90-virtual";
    CmakeProperty    MEASURED "CMake 4.4.4: target property CUDA_ARCHITECTURES"                         "90a-real;100f";
    Clang19          MEASURED "clang 19.1.7: --offload-arch, --cuda-gpu-arch"                           "--offload-arch=sm_80,sm_90";
    Clang22          MEASURED "clang 22.1.8: --offload-arch, --cuda-gpu-arch"                           "--offload-arch=sm_80 --cuda-include-ptx=sm_80";
    Tensorflow       PUBLIC   "TensorFlow, XLA, JAX: (TF|HERMETIC)_CUDA_COMPUTE_CAPABILITIES"           "sm_80,compute_90";
    RulesCuda        PUBLIC   "rules_cuda: @rules_cuda//cuda:archs"                                     "compute_80:sm_80,sm_86";
    Meson            MEASURED "Meson 1.12.1: cuda.nvcc_arch_flags"                                      "'13.0.88', ['8.0', '9.0+PTX']";
    Cupy             PUBLIC   "CuPy: CUPY_NVCC_GENERATE_CODE"                                           "arch=compute_80,code=sm_80";
    Numba            MEASURED "numba-cuda 0.30.4: NUMBA_FORCE_CUDA_CC, NUMBA_CUDA_DEFAULT_PTX_CC"       "8.0";
    Torch2_9         MEASURED "torch 2.9 to 2.13: TORCH_CUDA_ARCH_LIST"                                 "9.0a;Blackwell";
    Torch2_8         MEASURED "torch 2.8: TORCH_CUDA_ARCH_LIST"                                         "9.0a;12.1a+PTX";
    Torch2_6         MEASURED "torch 2.6: TORCH_CUDA_ARCH_LIST"                                         "9.0a;Blackwell";
    Torch2_2         MEASURED "torch 2.2 to 2.5: TORCH_CUDA_ARCH_LIST"                                  "Ampere;9.0a";
    Torch2_1         MEASURED "torch 2.1: TORCH_CUDA_ARCH_LIST"                                         "8.6;Ampere+Tegra";
    Torch2_0         MEASURED "torch 2.0: TORCH_CUDA_ARCH_LIST"                                         "Ampere;Hopper";
    Torch1_13        MEASURED "torch 1.13: TORCH_CUDA_ARCH_LIST"                                        "7.5;8.6+PTX";
    Cmake3_28        MEASURED "CMake 3.28 to 3.31.6, 4.0.0: CMAKE_CUDA_ARCHITECTURES"                   "80-real;90a";
    Cmake3_25        MEASURED "CMake 3.25 to 3.27: CMAKE_CUDA_ARCHITECTURES"                            "80-real;90a";
    Cmake3_24        MEASURED "CMake 3.24: CMAKE_CUDA_ARCHITECTURES"                                    "80-real;90";
    Cmake3_23        MEASURED "CMake 3.23: CMAKE_CUDA_ARCHITECTURES"                                    "80-real;90a";
    Cmake3_18        MEASURED "CMake 3.18 to 3.22: CMAKE_CUDA_ARCHITECTURES"                            "80-real;90a";
    Vllm             MEASURED "vLLM 0.33.0: TORCH_CUDA_ARCH_LIST, sources of all architectures"         "8.0;9.0a;12.0f";
    Flashinfer       MEASURED "FlashInfer 0.7.2: FLASHINFER_CUDA_ARCH_LIST"                             "8.0 9.0a 12.0f";
}

/// Other names: releases that answer as one that has a syntax, and tools that share one.
#[rustfmt::skip]
static OTHER_NAMES: [(&str, Syntax); 28] = [
    ("pytorch",    Syntax::Torch2_15),
    ("torch-2.15", Syntax::Torch2_15),
    ("torch-2.14", Syntax::Torch2_15),
    ("torch-2.13", Syntax::Torch2_9),
    ("torch-2.12", Syntax::Torch2_9),
    ("torch-2.11", Syntax::Torch2_9),
    ("torch-2.10", Syntax::Torch2_9),
    ("torch-2.5",  Syntax::Torch2_2),
    ("torch-2.4",  Syntax::Torch2_2),
    ("torch-2.3",  Syntax::Torch2_2),
    ("cmake-4.4",  Syntax::CmakeVariable),
    ("cmake-4.3",  Syntax::CmakeVariable),
    ("cmake-4.2",  Syntax::CmakeVariable),
    ("cmake-4.1",  Syntax::CmakeVariable),
    ("cmake-4.0",  Syntax::CmakeVariable),
    ("cmake-3.31", Syntax::CmakeVariable),
    ("cmake-3.30", Syntax::Cmake3_28),
    ("cmake-3.29", Syntax::Cmake3_28),
    ("cmake-3.27", Syntax::Cmake3_25),
    ("cmake-3.26", Syntax::Cmake3_25),
    ("cmake-3.22", Syntax::Cmake3_18),
    ("cmake-3.21", Syntax::Cmake3_18),
    ("cmake-3.20", Syntax::Cmake3_18),
    ("jax",        Syntax::Tensorflow),
    ("xla",        Syntax::Tensorflow),
    ("bazel",      Syntax::RulesCuda),
    ("numba-cuda", Syntax::Numba),
    ("cudaarchs",  Syntax::CmakeEnvironment),
];

impl Syntax {
    /// The syntax with this short name, `cmake`, or of the release or tool with it, `torch-2.4`, `jax`; `None` when none has it.
    #[must_use]
    pub fn from_name(name: &[u8]) -> Option<Self> {
        let own = Self::ALL.iter().map(|&syntax| (syntax.text().as_str(), syntax));
        own.chain(OTHER_NAMES)
            .find(|(known, _)| spelling::same(name, known.as_bytes()))
            .map(|(_, syntax)| syntax)
    }
}
