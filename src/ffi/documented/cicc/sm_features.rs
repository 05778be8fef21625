//! SMFeatures and the feature matrices, as documented.

use crate::Error;
use crate::documented::cicc::sm_features::{
    FEATURE_BITS, FeatureBitInfo, MATRIX_ROWS, MatrixRow, SmFeatures, TENSOR_COLUMNS, TensorCores, pseudocode_flags,
    tensor_cores,
};
use crate::ffi::boundary::{Out, all_rows, slice, smarch_status, status, write};

/// A bit of feature_flags, by its index: SMARCH_DOCUMENTED_CICC_SM_FEATURE_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_SM_FEATURE_")]
#[expect(dead_code, reason = "the type of a field of rows")]
pub type smarch_documented_cicc_sm_feature = u32;

/// A matrix of features: SMARCH_DOCUMENTED_CICC_SM_MATRIX_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_SM_MATRIX_")]
#[expect(dead_code, reason = "the type of a field of rows")]
pub type smarch_documented_cicc_sm_matrix = u32;

all_rows! {
    /// The 19 bits of feature_flags, indices ascending. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_sm_feature_bits() -> [FeatureBitInfo] = FEATURE_BITS;

    /// The rows of the three matrices of features, matrix by matrix. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_sm_matrix_rows() -> [MatrixRow] = MATRIX_ROWS;

    /// The five columns of the matrix of tensor cores: 70, 75, 80, 90, 100. *count becomes how many. NULL when count is
    /// NULL.
    fn smarch_documented_cicc_sm_tensor_columns() -> [TensorCores] = TENSOR_COLUMNS;
}

/// The column of an SM number in the matrix of tensor cores, by the ladders of code generation. Any number is valid.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_sm_tensor_column_compute(sm: u32, out: Out<TensorCores>) -> smarch_status {
    status(write(out, tensor_cores(sm)))
}

/// SMFeatures of an SM number, 70 to 121, with the bits of the documented layout (erratum E46c).
///
/// SMARCH_ERROR_SM_FEATURES_NUMBER: another number.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_sm_features_compute(sm: u32, out: Out<SmFeatures>) -> smarch_status {
    let features = SmFeatures::new(sm).ok_or(Error::SmFeaturesNumber);
    status(features.and_then(|features| write(out, features)))
}

/// Reads SMFeatures as cicc holds it, 24 bytes, little-endian, and checks that the document allows it. On a little-endian
/// machine the bytes may be those of the struct itself.
///
/// SMARCH_ERROR_INVALID_VALUE: len is not 24. SMARCH_ERROR_SM_FEATURES_NUMBER, _SM_FEATURES_RESERVED, _SM_FEATURES_VALUE:
/// the first thing that is wrong.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_cicc_sm_features_read(
    bytes: *const u8,
    len: usize,
    out: Out<SmFeatures>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status(bytes.and_then(|bytes| {
        let features = SmFeatures::from_le_bytes(bytes.try_into().map_err(|_| Error::InvalidValue)?);
        features.check()?;
        write(out, features)
    }))
}

/// The flags that the documented pseudo-code sets, literally: without bits 15 and 22 (erratum E46c). Any number is valid.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_sm_features_pseudocode(sm: u32) -> u64 {
    pseudocode_flags(sm)
}
