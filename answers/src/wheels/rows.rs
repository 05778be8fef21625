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

#[rustfmt::skip]
toolkits! {
//  release cuda-toolkit cuda-runtime cuda-nvrtc nvjitlink    cublas       cufft        curand       cusolver     cusparse     npp          nvjpeg       cuda-cupti cufile       nvfatbin   cuda-nvcc
    V11_8   "11.8.0"     "11.8.89"    "11.8.89"  ""           "11.11.3.6"  "10.9.0.58"  "10.3.0.86"  "11.4.1.48"  "11.7.5.86"  "11.8.0.86"  "11.9.0.86"  "11.8.87"  ""           ""         "11.8.89";
    V12_0   "12.0.1"     "12.0.146"   "12.0.140" "12.0.140"   "12.0.2.224" "11.0.1.95"  "10.3.1.124" "11.4.3.1"   "12.0.1.140" "12.0.1.104" "12.0.1.102" "12.0.146" ""           ""         "12.0.140";
    V12_1   "12.1.1"     "12.1.105"   "12.1.105" "12.1.105"   "12.1.3.1"   "11.0.2.54"  "10.3.2.106" "11.4.5.107" "12.1.0.106" "12.1.0.40"  "12.2.0.2"   "12.1.105" ""           ""         "12.1.105";
    V12_2   "12.2.2"     "12.2.140"   "12.2.140" "12.2.140"   "12.2.5.6"   "11.0.8.103" "10.3.3.141" "11.5.2.141" "12.1.2.141" "12.2.1.4"   "12.2.2.4"   "12.2.142" ""           ""         "12.2.140";
    V12_3   "12.3.2"     "12.3.101"   "12.3.107" "12.3.101"   "12.3.4.1"   "11.0.12.1"  "10.3.4.107" "11.5.4.101" "12.2.0.103" "12.2.3.2"   "12.3.0.81"  "12.3.101" ""           ""         "12.3.107";
    V12_4   "12.4.1"     "12.4.127"   "12.4.127" "12.4.127"   "12.4.5.8"   "11.2.1.3"   "10.3.5.147" "11.6.1.9"   "12.3.1.170" "12.2.5.30"  "12.3.1.117" "12.4.127" ""           "12.4.127" "12.4.131";
    V12_5   "12.5.1"     "12.5.39"    "12.5.40"  "12.5.40"    "12.5.2.13"  "11.2.3.18"  "10.3.6.39"  "11.6.2.40"  "12.4.1.24"  "12.3.0.116" "12.3.2.38"  "12.5.39"  ""           "12.5.39"  "12.5.40";
    V12_6   "12.6.3"     "12.6.77"    "12.6.85"  "12.6.85"    "12.6.4.1"   "11.3.0.4"   "10.3.7.77"  "11.7.1.2"   "12.5.4.2"   "12.3.1.54"  "12.3.3.54"  "12.6.80"  "1.11.1.6"   "12.6.77"  "12.6.85";
    V12_8   "12.8.2.0"   "12.8.90"    "12.8.93"  ">=12.8.93"  "12.8.5.5"   "11.3.3.83"  "10.3.9.90"  "11.7.3.90"  "12.5.8.93"  "12.3.3.100" "12.3.5.92"  "12.8.90"  "1.13.1.3"   "12.8.90"  "12.8.93";
    V12_9   "12.9.2.0"   "12.9.79"    "12.9.86"  ">=12.9.86"  "12.9.2.10"  "11.4.1.4"   "10.3.10.19" "11.7.5.82"  "12.5.10.65" "12.4.1.87"  "12.4.0.76"  "12.9.79"  "1.14.1.1"   "12.9.82"  "12.9.86";
    V13_0   "13.0.3.0"   "13.0.96"    "13.0.88"  ">=13.0.88"  "13.1.1.3"   "12.0.0.61"  "10.4.0.35"  "12.0.4.66"  "12.6.3.3"   "13.0.1.2"   "13.0.1.86"  "13.0.85"  "1.15.1.6"   "13.0.85"  "13.0.88";
    V13_1   "13.1.2.0"   "13.1.80"    "13.1.115" ">=13.1.115" "13.2.2.2"   "12.1.0.78"  "10.4.1.81"  "12.0.9.81"  "12.7.3.1"   "13.0.3.3"   "13.0.3.75"  "13.1.115" "1.16.1.26"  "13.1.115" "13.1.115";
    V13_2   "13.2.2"     "13.2.86"    "13.2.86"  ">=13.2.86"  "13.4.1.3"   "12.2.0.57"  "10.4.2.66"  "12.2.0.11"  "12.7.10.12" "13.1.0.59"  "13.1.0.59"  "13.2.86"  "1.17.1.22"  "13.2.86"  "13.2.86";
    V13_3   "13.3.1"     "13.3.29"    "13.3.33"  ">=13.3.33"  "13.6.0.2"   "12.3.0.29"  "10.4.3.29"  "12.2.6.9"   "12.8.2.51"  "13.1.2.81"  "13.2.1.68"  "13.3.75"  "1.18.1.6"   "13.3.29"  "13.3.73";
    V13_4   "13.4.3"     "13.4.92"    "13.4.92"  ">=13.4.92"  "13.8.0.4"   "12.4.0.43"  "10.4.4.72"  "12.3.5.3"   "12.8.6.72"  "13.2.0.58"  "13.2.3.58"  "13.4.92"  "1.19.1.55"  "13.4.92"  "13.4.92";
    V13_5   "13.5.0"     "13.5.37"    "13.5.37"  ">=13.5.37"  "13.10.0.20" "12.5.0.14"  "10.4.5.25"  "12.4.1.2"   "12.9.4.2"   "13.2.0.93"  "13.3.2.43"  "13.5.25"  "1.20.0.107" "13.5.37"  "13.5.37";
}

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
