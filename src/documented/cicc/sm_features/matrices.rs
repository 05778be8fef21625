//! The four feature matrices. Most rows are bits of `feature_flags`, seen from five SMs.

use super::super::codegen::{EmitPath, emit_path, register_file_kb};
use super::{FeatureBit, MAX_REGISTERS, PHYSICAL_COLOR_LIMIT};
use crate::Text;

/// The SM numbers of the columns.
pub const MATRIX_SMS: [u32; 5] = [70, 75, 80, 90, 100];

coded_enum! {
    /// A matrix of features that an SM has or has not. The one of tensor cores is [`tensor_cores`].
    pub enum Matrix {
        /// Formats.
        Precision       = 1, PRECISION,       "precision support";
        /// Copies and memories.
        Memory          = 2, MEMORY,          "memory operations";
        /// Threads and sparsity.
        Synchronization = 3, SYNCHRONIZATION, "synchronization";
    }
}

/// A row of a matrix.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct MatrixRow {
    /// Which matrix.
    pub matrix: Matrix,
    /// The feature, as printed.
    pub feature: Text,
    /// Its bit of `feature_flags`; `None` for tensor memory, which has none.
    pub bit: Option<FeatureBit>,
    /// The erratum, where it is measured otherwise.
    pub erratum: Option<Text>,
}

macro_rules! bit {
    (-) => {
        None
    };
    ($bit:ident) => {
        Some(FeatureBit::$bit)
    };
}

macro_rules! rows {
    ($($matrix:ident $feature:literal $bit:tt $erratum:tt;)+) => {
        /// The fourteen rows, matrix by matrix.
        pub static MATRIX_ROWS: &[MatrixRow] = &[$(
            MatrixRow {
                matrix: Matrix::$matrix,
                feature: text!($feature),
                bit: bit!($bit),
                erratum: optional!(text $erratum),
            },
        )+];
    };
}

#[rustfmt::skip]
rows! {
    Precision       "FP16"       Fp16                "E46c";
    Precision       "BF16"       Bfloat16            -;
    Precision       "TF32"       Tf32                -;
    Precision       "FP8"        Fp8                 "E46d";
    Precision       "FP4"        Fp4                 "E47";
    Precision       "INT4"       Int4                "E47";
    Memory          "cp.async"   AsyncCopy           -;
    Memory          "TMA"        Tma                 -;
    Memory          "TMEM (AS6)" -                   "E48";
    Synchronization "CoopGrp"    CooperativeGroups   "E46c";
    Synchronization "WarpSpec"   WarpSpecialization  -;
    Synchronization "TBC"        ThreadBlockClusters -;
    Synchronization "2:4 Sparse" Sparsity24          "E46d";
    Synchronization "DynSparse"  DynamicSparsity     -;
}

impl MatrixRow {
    /// The lowest SM number that has the feature.
    #[must_use]
    pub const fn from(&self) -> u32 {
        match self.bit {
            Some(bit) => bit.from(),
            None => crate::documented::cicc::address_space::TMEM_FROM,
        }
    }

    /// Whether later ones lack it again: tensor memory, which SM120 refuses.
    #[must_use]
    pub const fn is_on_some_only(&self) -> bool {
        self.bit.is_none()
    }
}

/// A column of the matrix of tensor cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TensorCores {
    /// The kind, and with it name and latency (erratum E47b).
    pub kind: EmitPath,
    /// The register file in KiB (erratum E25).
    pub register_file_kb: u32,
    /// The most registers of a thread.
    pub max_registers: u32,
    /// The limit of physical colors.
    pub color_limit: u32,
}

/// The column of an SM number, by the ladders of code generation.
#[must_use]
pub const fn tensor_cores(sm: u32) -> TensorCores {
    TensorCores {
        kind: emit_path(sm),
        register_file_kb: register_file_kb(sm),
        max_registers: MAX_REGISTERS,
        color_limit: PHYSICAL_COLOR_LIMIT,
    }
}
