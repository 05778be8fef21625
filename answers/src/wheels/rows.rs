//! The CUDA libraries of each release of the toolkit, and of the wheels of PyTorch that PyPI has, as wheels state them of themselves.
//!
//! Source: the requirements in `cuda-toolkit` and `torch`, by `python3 -m conformance.variants`; `cargo xtask fit releases` writes `generated`. Measured.

use smarch::Toolkit;

/// The packages of a release, without the nvidia- before and the -cu12 behind, in the order of the columns.
#[rustfmt::skip]
pub const PACKAGES: [&str; 14] = [
    "cuda-runtime", "cuda-nvrtc", "nvjitlink", "cublas", "cufft", "curand", "cusolver", "cusparse", "npp", "nvjpeg", "cuda-cupti", "cufile", "nvfatbin", "cuda-nvcc",
];

/// The newest update of a release, and the versions of its packages. ">=": a newer package of the same major version will do as well. "":
/// the release has no package of that name.
pub struct ToolkitWheels {
    pub toolkit: Toolkit,
    pub cuda_toolkit: &'static str,
    pub versions: [&'static str; PACKAGES.len()],
}

/// The wheel of a PyTorch on PyPI, for x86-64 Linux: the release that it is built with, and what else it asks for; "" for nothing.
#[derive(Debug)]
pub struct TorchWheel {
    pub torch: &'static str,
    pub toolkit: Toolkit,
    pub cudnn: &'static str,
    pub nccl: &'static str,
    pub cusparselt: &'static str,
    pub nvshmem: &'static str,
}

macro_rules! toolkits {
    ($($toolkit:ident $cuda_toolkit:literal $($version:literal)+;)+) => {
        /// Ascending.
        pub static TOOLKIT_WHEELS: &[ToolkitWheels] = &[$(ToolkitWheels {
            toolkit: Toolkit::$toolkit,
            cuda_toolkit: $cuda_toolkit,
            versions: [$($version),+],
        },)+];
    };
}

macro_rules! torches {
    ($($torch:literal $toolkit:ident $cudnn:literal $nccl:literal $cusparselt:literal $nvshmem:literal;)+) => {
        /// Ascending.
        pub static TORCH_WHEELS: &[TorchWheel] = &[$(TorchWheel {
            torch: $torch,
            toolkit: Toolkit::$toolkit,
            cudnn: $cudnn,
            nccl: $nccl,
            cusparselt: $cusparselt,
            nvshmem: $nvshmem,
        },)+];
    };
}

include!("generated/toolkits.rs");

include!("generated/torches.rs");

/// What a build of PyTorch holds cubins for, by its makers: from a version to a version, each without its last part.
pub struct TorchBuild {
    pub first: (u16, u16),
    pub last: (u16, u16),
    pub toolkit: Toolkit,
    pub devices: &'static [u32],
}

/// Source: the table "PyTorch CUDA Support Matrix" of PyTorch's RELEASE.md, x86-64 Linux, as it stood for these releases; public.
#[rustfmt::skip]
pub static TORCH_BUILDS: [TorchBuild; 5] = [
    TorchBuild { first: (2, 9),  last: (2, 11), toolkit: Toolkit::V12_6, devices: &[50, 60, 70, 75, 80, 86, 90] },
    TorchBuild { first: (2, 9),  last: (2, 10), toolkit: Toolkit::V12_8, devices: &[70, 75, 80, 86, 90, 100, 120] },
    TorchBuild { first: (2, 9),  last: (2, 10), toolkit: Toolkit::V13_0, devices: &[75, 80, 86, 90, 100, 120] },
    TorchBuild { first: (2, 11), last: (2, 11), toolkit: Toolkit::V12_8, devices: &[75, 80, 86, 90, 100, 120] },
    TorchBuild { first: (2, 11), last: (2, 11), toolkit: Toolkit::V13_0, devices: &[75, 80, 86, 90, 100, 120] },
];
