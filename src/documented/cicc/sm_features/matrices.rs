//! The four feature matrices. Most rows are bits of `feature_flags`, seen from five SMs.

use super::super::codegen::{EmitPath, emit_path, register_file_kb};
use super::{FeatureBit, MAX_REGISTERS, PHYSICAL_COLOR_LIMIT};
use crate::{Optional, Text};

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

/// A row of a feature matrix.
#[doc(alias = "smarch_documented_cicc_sm_matrix_row")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct MatrixRow {
    /// Which matrix.
    pub matrix: Matrix,
    /// The lowest SM number that has the feature.
    pub from: u32,
    /// Its bit of feature_flags; none for tensor memory, which has no bit.
    pub bit: Optional<FeatureBit>,
    /// 1 when later SMs lack it again (tensor memory, which SM120 refuses), else 0.
    pub on_some_only: u32,
    /// The feature, as printed.
    pub feature: Text,
    /// The erratum that tells what was measured instead: "E46d"; none if no erratum does.
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
                from: from(bit!($bit)),
                bit: Optional::<FeatureBit>::new(bit!($bit)),
                on_some_only: on_some_only(bit!($bit)),
                feature: text!($feature),
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

/// The lowest SM number with a feature: that of its bit, or of tensor memory.
const fn from(bit: Option<FeatureBit>) -> u32 {
    match bit {
        Some(bit) => bit.from(),
        None => crate::documented::cicc::address_space::TMEM_FROM,
    }
}

/// 1 for tensor memory, which has no bit and which SM120 refuses.
const fn on_some_only(bit: Option<FeatureBit>) -> u32 {
    bit.is_none() as u32
}

/// A column of the matrix of tensor cores.
#[doc(alias = "smarch_documented_cicc_sm_tensor_column")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[repr(C)]
pub struct TensorCores {
    /// The SM number.
    pub sm: u32,
    /// How matrices are multiplied (erratum E47b).
    pub kind: EmitPath,
    /// Cycles of an operation.
    pub latency: u32,
    /// The register file in KiB (erratum E25).
    pub register_file_kb: u32,
    /// The maximum number of registers of a thread.
    pub max_registers: u32,
    /// The limit of physical colors.
    pub color_limit: u32,
    /// The kind as printed.
    pub name: Text,
}

row_for_each! {
    /// The five columns, of the SM numbers of [`MATRIX_SMS`].
    pub static TENSOR_COLUMNS: [TensorCores] = tensor_cores(MATRIX_SMS);
}

/// The column of an SM number, by the ladders of code generation.
#[must_use]
pub const fn tensor_cores(sm: u32) -> TensorCores {
    let kind = emit_path(sm);
    TensorCores {
        sm,
        kind,
        latency: kind.latency(),
        name: kind.text(),
        register_file_kb: register_file_kb(sm),
        max_registers: MAX_REGISTERS,
        color_limit: PHYSICAL_COLOR_LIMIT,
    }
}
