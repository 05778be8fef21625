//! The CUDA libraries by the names that files ask for, and the major versions of CUDA that have each.
//!
//! Source: `drivers/libraries.tsv`, the sonames and file names in the public wheels of CUDA 11, 12 and 13, and of cuDNN, NCCL and NVSHMEM for each;
//! measured. A name does not always carry the version: `libcurand.so.10` is in all three.

use crate::drivers::Driver;
use crate::{Text, Version};

/// A CUDA library by the name that files ask for.
#[doc(alias = "smarch_library")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Library {
    /// Its soname, or the name of the file on Windows: "libcudart.so.12", "cudart64_12.dll".
    pub name: Text,
    /// The oldest major version of CUDA whose libraries have it, of those that were looked at: 11, 12 or 13. 11 means 11 or earlier.
    pub oldest_cuda: u16,
    /// The newest.
    pub newest_cuda: u16,
    /// 1 for the runtime, which decides over the libraries, else 0.
    pub(crate) is_runtime: u32,
}

macro_rules! runtime {
    (+) => {
        1
    };
    (-) => {
        0
    };
}

macro_rules! libraries {
    ($($name:literal $runtime:tt $oldest:literal $newest:literal;)+) => {
        /// The libraries in the order of their names.
        pub static LIBRARIES: &[Library] = &[$(Library {
            name: text!($name),
            oldest_cuda: $oldest,
            newest_cuda: $newest,
            is_runtime: runtime!($runtime),
        },)+];
    };
}

#[rustfmt::skip]
libraries! {
//  name                                     runtime oldest newest CUDA
    "cublas64_11.dll"                        -       11     11;
    "cublas64_12.dll"                        -       12     12;
    "cublas64_13.dll"                        -       13     13;
    "cublasLt64_11.dll"                      -       11     11;
    "cublasLt64_12.dll"                      -       12     12;
    "cublasLt64_13.dll"                      -       13     13;
    "cudart64_110.dll"                       +       11     11;
    "cudart64_12.dll"                        +       12     12;
    "cudart64_13.dll"                        +       13     13;
    "cudnn64_8.dll"                          -       11     12;
    "cudnn64_9.dll"                          -       11     13;
    "cudnn_adv64_9.dll"                      -       11     13;
    "cudnn_adv_infer64_8.dll"                -       11     12;
    "cudnn_adv_train64_8.dll"                -       11     12;
    "cudnn_cnn64_9.dll"                      -       11     13;
    "cudnn_cnn_infer64_8.dll"                -       11     12;
    "cudnn_cnn_train64_8.dll"                -       11     12;
    "cudnn_engines_precompiled64_9.dll"      -       11     13;
    "cudnn_engines_runtime_compiled64_9.dll" -       11     13;
    "cudnn_engines_tensor_ir64_9.dll"        -       12     13;
    "cudnn_ext64_9.dll"                      -       12     13;
    "cudnn_graph64_9.dll"                    -       11     13;
    "cudnn_heuristic64_9.dll"                -       11     13;
    "cudnn_ops64_9.dll"                      -       11     13;
    "cudnn_ops_infer64_8.dll"                -       11     12;
    "cudnn_ops_train64_8.dll"                -       11     12;
    "cufft64_10.dll"                         -       11     11;
    "cufft64_11.dll"                         -       12     12;
    "cufft64_12.dll"                         -       13     13;
    "cufftw64_10.dll"                        -       11     11;
    "cufftw64_11.dll"                        -       12     12;
    "cufftw64_12.dll"                        -       13     13;
    "cupti64_13.dll"                         -       13     13;
    "cupti64_2022.3.0.dll"                   -       11     11;
    "cupti64_2025.2.1.dll"                   -       12     12;
    "curand64_10.dll"                        -       11     13;
    "cusolver64_11.dll"                      -       11     12;
    "cusolver64_12.dll"                      -       13     13;
    "cusolverMg64_11.dll"                    -       11     12;
    "cusolverMg64_12.dll"                    -       13     13;
    "cusparse64_11.dll"                      -       11     11;
    "cusparse64_12.dll"                      -       12     13;
    "libcublas.so.11"                        -       11     11;
    "libcublas.so.12"                        -       12     12;
    "libcublas.so.13"                        -       13     13;
    "libcublasLt.so.11"                      -       11     11;
    "libcublasLt.so.12"                      -       12     12;
    "libcublasLt.so.13"                      -       13     13;
    "libcudart.so.11.0"                      +       11     11;
    "libcudart.so.12"                        +       12     12;
    "libcudart.so.13"                        +       13     13;
    "libcudnn.so.8"                          -       11     12;
    "libcudnn.so.9"                          -       11     13;
    "libcudnn_adv.so.9"                      -       11     13;
    "libcudnn_adv_infer.so.8"                -       11     12;
    "libcudnn_adv_train.so.8"                -       11     12;
    "libcudnn_cnn.so.9"                      -       11     13;
    "libcudnn_cnn_infer.so.8"                -       11     12;
    "libcudnn_cnn_train.so.8"                -       11     12;
    "libcudnn_engines_precompiled.so.9"      -       11     13;
    "libcudnn_engines_runtime_compiled.so.9" -       11     13;
    "libcudnn_engines_tensor_ir.so.9"        -       12     13;
    "libcudnn_ext.so.9"                      -       12     13;
    "libcudnn_graph.so.9"                    -       11     13;
    "libcudnn_heuristic.so.9"                -       11     13;
    "libcudnn_ops.so.9"                      -       11     13;
    "libcudnn_ops_infer.so.8"                -       11     12;
    "libcudnn_ops_train.so.8"                -       11     12;
    "libcufft.so.10"                         -       11     11;
    "libcufft.so.11"                         -       12     12;
    "libcufft.so.12"                         -       13     13;
    "libcufftw.so.10"                        -       11     11;
    "libcufftw.so.11"                        -       12     12;
    "libcufftw.so.12"                        -       13     13;
    "libcupti.so.11.8"                       -       11     11;
    "libcupti.so.12"                         -       12     12;
    "libcurand.so.10"                        -       11     13;
    "libcusolver.so.11"                      -       11     12;
    "libcusolver.so.12"                      -       13     13;
    "libcusolverMg.so.11"                    -       11     12;
    "libcusolverMg.so.12"                    -       13     13;
    "libcusparse.so.11"                      -       11     11;
    "libcusparse.so.12"                      -       12     13;
    "libnccl.so.2"                           -       11     13;
    "libnppc.so.11"                          -       11     11;
    "libnppc.so.12"                          -       12     12;
    "libnppc.so.13"                          -       13     13;
    "libnppial.so.11"                        -       11     11;
    "libnppial.so.12"                        -       12     12;
    "libnppial.so.13"                        -       13     13;
    "libnppicc.so.11"                        -       11     11;
    "libnppicc.so.12"                        -       12     12;
    "libnppicc.so.13"                        -       13     13;
    "libnppidei.so.11"                       -       11     11;
    "libnppidei.so.12"                       -       12     12;
    "libnppidei.so.13"                       -       13     13;
    "libnppif.so.11"                         -       11     11;
    "libnppif.so.12"                         -       12     12;
    "libnppif.so.13"                         -       13     13;
    "libnppig.so.11"                         -       11     11;
    "libnppig.so.12"                         -       12     12;
    "libnppig.so.13"                         -       13     13;
    "libnppim.so.11"                         -       11     11;
    "libnppim.so.12"                         -       12     12;
    "libnppim.so.13"                         -       13     13;
    "libnppist.so.11"                        -       11     11;
    "libnppist.so.12"                        -       12     12;
    "libnppist.so.13"                        -       13     13;
    "libnppisu.so.11"                        -       11     11;
    "libnppisu.so.12"                        -       12     12;
    "libnppisu.so.13"                        -       13     13;
    "libnppitc.so.11"                        -       11     11;
    "libnppitc.so.12"                        -       12     12;
    "libnppitc.so.13"                        -       13     13;
    "libnpps.so.11"                          -       11     11;
    "libnpps.so.12"                          -       12     12;
    "libnpps.so.13"                          -       13     13;
    "libnvJitLink.so.12"                     -       12     12;
    "libnvJitLink.so.13"                     -       13     13;
    "libnvblas.so.11"                        -       11     11;
    "libnvblas.so.12"                        -       12     12;
    "libnvblas.so.13"                        -       13     13;
    "libnvfatbin.so.12"                      -       12     12;
    "libnvfatbin.so.13"                      -       13     13;
    "libnvjpeg.so.11"                        -       11     11;
    "libnvjpeg.so.12"                        -       12     12;
    "libnvjpeg.so.13"                        -       13     13;
    "libnvrtc.so.11.2"                       -       11     11;
    "libnvrtc.so.12"                         -       12     12;
    "libnvrtc.so.13"                         -       13     13;
    "libnvshmem_host.so.3"                   -       11     13;
    "nppc64_11.dll"                          -       11     11;
    "nppc64_12.dll"                          -       12     12;
    "nppc64_13.dll"                          -       13     13;
    "nppial64_11.dll"                        -       11     11;
    "nppial64_12.dll"                        -       12     12;
    "nppial64_13.dll"                        -       13     13;
    "nppicc64_11.dll"                        -       11     11;
    "nppicc64_12.dll"                        -       12     12;
    "nppicc64_13.dll"                        -       13     13;
    "nppidei64_11.dll"                       -       11     11;
    "nppidei64_12.dll"                       -       12     12;
    "nppidei64_13.dll"                       -       13     13;
    "nppif64_11.dll"                         -       11     11;
    "nppif64_12.dll"                         -       12     12;
    "nppif64_13.dll"                         -       13     13;
    "nppig64_11.dll"                         -       11     11;
    "nppig64_12.dll"                         -       12     12;
    "nppig64_13.dll"                         -       13     13;
    "nppim64_11.dll"                         -       11     11;
    "nppim64_12.dll"                         -       12     12;
    "nppim64_13.dll"                         -       13     13;
    "nppist64_11.dll"                        -       11     11;
    "nppist64_12.dll"                        -       12     12;
    "nppist64_13.dll"                        -       13     13;
    "nppisu64_11.dll"                        -       11     11;
    "nppisu64_12.dll"                        -       12     12;
    "nppisu64_13.dll"                        -       13     13;
    "nppitc64_11.dll"                        -       11     11;
    "nppitc64_12.dll"                        -       12     12;
    "nppitc64_13.dll"                        -       13     13;
    "npps64_11.dll"                          -       11     11;
    "npps64_12.dll"                          -       12     12;
    "npps64_13.dll"                          -       13     13;
    "nvJitLink_120_0.dll"                    -       12     12;
    "nvJitLink_130_0.dll"                    -       13     13;
    "nvblas64_11.dll"                        -       11     11;
    "nvblas64_12.dll"                        -       12     12;
    "nvblas64_13.dll"                        -       13     13;
    "nvfatbin_120_0.dll"                     -       12     12;
    "nvfatbin_130_0.dll"                     -       13     13;
    "nvjpeg64_11.dll"                        -       11     11;
    "nvjpeg64_12.dll"                        -       12     12;
    "nvjpeg64_13.dll"                        -       13     13;
    "nvrtc64_112_0.dll"                      -       11     11;
    "nvrtc64_120_0.dll"                      -       12     12;
    "nvrtc64_130_0.dll"                      -       13     13;
}

impl Library {
    /// Whether it is the runtime, which every program of CUDA has that does not hold it in itself.
    #[must_use]
    pub const fn is_runtime(&self) -> bool {
        self.is_runtime != 0
    }

    /// The oldest CUDA version that has it: 12.0.
    #[must_use]
    pub const fn cuda(&self) -> Version {
        Version::new(self.oldest_cuda, 0)
    }

    /// The oldest driver on which it starts, by minor version compatibility.
    #[must_use]
    pub const fn driver(&self) -> Driver {
        Driver::from_version(self.cuda())
    }
}

/// The library of a name that a file asks for, case meaning nothing for those of Windows; `None` for names of other files, and of CUDA libraries
/// that no wheel has.
#[must_use]
pub fn library(name: &[u8]) -> Option<&'static Library> {
    let is_it = |row: &&Library| {
        let known = row.name.as_str().as_bytes();
        // `==` of slices calls `bcmp`, which freestanding programs do not have.
        match known.ends_with(b".dll") {
            true => known.eq_ignore_ascii_case(name),
            false => known.len() == name.len() && known.iter().eq(name),
        }
    };
    LIBRARIES.iter().find(is_it)
}
