//! SMFeatures and the feature matrices, as documented.

use crate::Error;
use crate::documented::cicc::sm_features::{
    FeatureBit, MATRIX_ROWS, MATRIX_SMS, MatrixRow, PSEUDOCODE, SmFeatures, TensorCores, pseudocode_flags, tensor_cores,
};
use crate::ffi::boundary::{bit_if, c_rows, list, or_null, smarch_status, status, write};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// Fills SMFeatures for an SM number, 70 to 121, with the bits of the documented layout (erratum E46c).
///
/// SMARCH_ERROR_SM_FEATURES_NUMBER: another number.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_sm_features_init(sm: u32, out: Option<&mut MaybeUninit<SmFeatures>>) -> smarch_status {
    let features = SmFeatures::new(sm).ok_or(Error::SmFeaturesNumber);
    status(features.and_then(|features| write(out, features)))
}

/// Whether SMFeatures that came from elsewhere are such as the document allows.
///
/// SMARCH_ERROR_SM_FEATURES_NUMBER, _SM_FEATURES_RESERVED, _SM_FEATURES_VALUE: what is wrong first.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_sm_features_check(features: Option<&SmFeatures>) -> smarch_status {
    status(features.ok_or(Error::NullPointer).and_then(SmFeatures::check))
}

/// The flags that the documented pseudo-code sets, literally: without bits 15 and 22 (erratum E46c). Any number may be
/// asked.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_sm_features_pseudocode(sm: u32) -> u64 {
    pseudocode_flags(sm)
}

/// A bit of feature_flags.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_sm_feature_bit {
    /// The bit as a mask.
    pub mask: u64,
    /// Its index: SMARCH_SM_FEATURE_*.
    pub index: u32,
    /// The lowest SM number that has it.
    pub from: u32,
    /// Its name without has_: "tensor_cores".
    pub name: *const c_char,
}

// SAFETY: the pointer leads to a constant.
unsafe impl Sync for smarch_sm_feature_bit {}

c_rows!(BITS: [smarch_sm_feature_bit; BIT_COUNT] = bit_row(FeatureBit::ALL));
c_rows!(ORDER: [smarch_sm_feature_bit; ORDER_COUNT] = bit_row(PSEUDOCODE));

const fn bit_row(bit: &FeatureBit) -> smarch_sm_feature_bit {
    smarch_sm_feature_bit {
        mask: bit.mask(),
        index: bit.code(),
        from: bit.from(),
        name: bit.text().as_c_str(),
    }
}

/// The 19 bits, indices ascending. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_sm_feature_bits(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_sm_feature_bit> {
    list(&BITS, count)
}

/// The bits that the pseudo-code sets, in its order. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_sm_features_pseudocode_order(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_sm_feature_bit> {
    list(&ORDER, count)
}

/// A row of a feature matrix.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_sm_matrix_row {
    /// Which matrix: SMARCH_SM_MATRIX_*.
    pub matrix: u32,
    /// The lowest SM number that has the feature.
    pub from: u32,
    /// 1 when later SMs lack it again (tensor memory), else 0.
    pub on_some_only: u32,
    /// Its bit of feature_flags: SMARCH_SM_FEATURE_*; UINT32_MAX for tensor memory, which has none.
    pub bit: u32,
    /// The feature, as printed.
    pub feature: *const c_char,
    /// The erratum where it is measured otherwise: "E46d"; NULL where none is.
    pub erratum: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_sm_matrix_row {}

c_rows!(MATRIX: [smarch_sm_matrix_row; MATRIX_COUNT] = matrix_row(MATRIX_ROWS));

const fn matrix_row(row: &MatrixRow) -> smarch_sm_matrix_row {
    smarch_sm_matrix_row {
        matrix: row.matrix.code(),
        from: row.from(),
        on_some_only: bit_if(row.is_on_some_only(), 1),
        bit: match row.bit {
            Some(bit) => bit.code(),
            None => u32::MAX,
        },
        feature: row.feature.as_c_str(),
        erratum: or_null(row.erratum),
    }
}

/// The rows of the three matrices of features. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_sm_matrix_rows(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_sm_matrix_row> {
    list(&MATRIX, count)
}

/// A column of the matrix of tensor cores.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_sm_tensor_cores {
    /// The SM number.
    pub sm: u32,
    /// SMARCH_CICC_EMIT_*.
    pub kind: u32,
    /// Cycles of an operation.
    pub latency: u32,
    /// The register file in KiB, as documented (erratum E25).
    pub register_file_kb: u32,
    /// The most registers of a thread.
    pub max_registers: u32,
    /// The limit of physical colors.
    pub color_limit: u32,
    /// The kind as printed.
    pub name: *const c_char,
}

// SAFETY: the pointer leads to a constant.
unsafe impl Sync for smarch_sm_tensor_cores {}

c_rows!(TENSORS: [smarch_sm_tensor_cores; TENSOR_COUNT] = tensor_row(MATRIX_SMS));

const fn tensor_row(sm: &u32) -> smarch_sm_tensor_cores {
    let TensorCores {
        kind,
        register_file_kb,
        max_registers,
        color_limit,
    } = tensor_cores(*sm);
    smarch_sm_tensor_cores {
        sm: *sm,
        kind: kind.code(),
        latency: kind.latency(),
        register_file_kb,
        max_registers,
        color_limit,
        name: kind.text().as_c_str(),
    }
}

/// The five columns of the matrix of tensor cores: 70, 75, 80, 90, 100. *count becomes how many. NULL when count is
/// NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_sm_tensor_columns(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_sm_tensor_cores> {
    list(&TENSORS, count)
}
