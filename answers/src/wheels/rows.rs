//! The CUDA libraries of each release of the toolkit, and of the wheels of PyTorch that PyPI has, as wheels state them of themselves.
//!
//! Source: the requirements in `cuda-toolkit` and `torch`, by `python3 -m conformance.variants`; a test compares. Measured.

use smarch::Toolkit;

/// The packages of a release, without the nvidia- before and the -cu12 behind, in the order of the columns.
#[rustfmt::skip]
pub const PACKAGES: [&str; 14] = [
    "cuda-runtime", "cuda-nvrtc", "nvjitlink", "cublas", "cufft", "curand", "cusolver", "cusparse", "npp", "nvjpeg", "cuda-cupti", "cufile", "nvfatbin", "cuda-nvcc",
];

/// The newest update of a release, and the version of its packages, ">=" where a newer one of the same major version is taken as well; "" where there is
/// none of that name.
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

#[rustfmt::skip]
torches! {
//  torch    CUDA  cudnn       nccl     cusparselt nvshmem
    "1.13.0" V11_7 "8.5.0.96"  ""       ""      "";
    "1.13.1" V11_7 "8.5.0.96"  ""       ""      "";
    "2.0.0"  V11_7 "8.5.0.96"  "2.14.3" ""      "";
    "2.0.1"  V11_7 "8.5.0.96"  "2.14.3" ""      "";
    "2.1.0"  V12_1 "8.9.2.26"  "2.18.1" ""      "";
    "2.1.1"  V12_1 "8.9.2.26"  "2.18.1" ""      "";
    "2.1.2"  V12_1 "8.9.2.26"  "2.18.1" ""      "";
    "2.2.0"  V12_1 "8.9.2.26"  "2.19.3" ""      "";
    "2.2.1"  V12_1 "8.9.2.26"  "2.19.3" ""      "";
    "2.2.2"  V12_1 "8.9.2.26"  "2.19.3" ""      "";
    "2.3.0"  V12_1 "8.9.2.26"  "2.20.5" ""      "";
    "2.3.1"  V12_1 "8.9.2.26"  "2.20.5" ""      "";
    "2.4.0"  V12_1 "9.1.0.70"  "2.20.5" ""      "";
    "2.4.1"  V12_1 "9.1.0.70"  "2.20.5" ""      "";
    "2.5.0"  V12_4 "9.1.0.70"  "2.21.5" ""      "";
    "2.5.1"  V12_4 "9.1.0.70"  "2.21.5" ""      "";
    "2.6.0"  V12_4 "9.1.0.70"  "2.21.5" "0.6.2" "";
    "2.7.0"  V12_6 "9.5.1.17"  "2.26.2" "0.6.3" "";
    "2.7.1"  V12_6 "9.5.1.17"  "2.26.2" "0.6.3" "";
    "2.8.0"  V12_8 "9.10.2.21" "2.27.3" "0.7.1" "";
    "2.9.0"  V12_8 "9.10.2.21" "2.27.5" "0.7.1" "3.3.20";
    "2.9.1"  V12_8 "9.10.2.21" "2.27.5" "0.7.1" "3.3.20";
    "2.10.0" V12_8 "9.10.2.21" "2.27.5" "0.7.1" "3.4.5";
    "2.11.0" V13_0 "9.19.0.56" "2.28.9" "0.8.0" "3.4.5";
    "2.12.0" V13_0 "9.20.0.48" "2.29.7" "0.8.1" "3.4.5";
    "2.12.1" V13_0 "9.20.0.48" "2.29.7" "0.8.1" "3.4.5";
    "2.13.0" V13_0 "9.20.0.48" "2.29.7" "0.8.1" "3.4.5";
    "2.14.0" V13_0 "9.24.0.43" "2.30.7" "0.8.1" "3.4.5";
    "2.14.1" V13_0 "9.24.0.43" "2.30.7" "0.8.1" "3.4.5";
    "2.15.0" V13_2 "9.26.0.51" "2.30.7" "0.8.1" "3.7.2";
}

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
