//! SMFeatures and the feature matrices, as documented.

use crate::documented::cicc::sm_features::{
    FEATURE_BITS, FeatureBit, FeatureBitInfo, MATRIX_ROWS, MatrixRow, SmFeatures, TENSOR_COLUMNS, TensorCores,
    pseudocode_flags, tensor_cores,
};
use crate::ffi::boundary::{Out, all_rows, slice, smarch_status, status, target, write};
use crate::ffi::rules::verdict::{code_of, smarch_verdict};
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use crate::{Error, Toolkit, Verdict};

/// A bit of feature_flags, by its index: SMARCH_DOCUMENTED_CICC_SM_FEATURE_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_SM_FEATURE_")]
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
/// SMARCH_ERROR_INVALID_VALUE: len is not 24. SMARCH_ERROR_SM_FEATURES_NUMBER, _SM_FEATURES_RESERVED, _SM_FEATURES_VALUE,
/// _SM_FEATURES_FLAG: the first thing that is wrong.
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

fn legal(k: Toolkit, t: smarch_target, feature: smarch_documented_cicc_sm_feature) -> Option<Verdict> {
    Some(FeatureBit::from_code(feature)?.legal(k, target(t).ok()?))
}

/// Whether a target has a feature, as run: whether ptxas of this release takes one of the instructions that the feature stands
/// for in PTX for the target (erratum E47d). False for invalid codes, and where no such instruction was measured.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_sm_feature_legal(
    k: smarch_toolkit,
    t: smarch_target,
    feature: smarch_documented_cicc_sm_feature,
) -> bool {
    let verdict = Toolkit::of_code(k).and_then(|k| legal(k, t, feature));
    verdict.is_some_and(Verdict::is_yes)
}

/// As smarch_documented_cicc_sm_feature_legal, with the reason: that of the feature's first instruction, or
/// SMARCH_UNKNOWN_FEATURE where none was measured. SMARCH_NO_VERDICT for invalid codes.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_sm_feature_legal_why(
    k: smarch_toolkit,
    t: smarch_target,
    feature: smarch_documented_cicc_sm_feature,
) -> smarch_verdict {
    code_of(k, |k| legal(k, t, feature))
}
