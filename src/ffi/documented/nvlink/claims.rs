//! nvlink as documented: how sure the document is, and what it remarks.

use crate::documented::nvlink::{CLAIMS, Claim, OBSERVATIONS, Observation};
use crate::ffi::boundary::all_rows;

all_rows! {
    /// The sixteen claims. NULL when count is NULL.
    fn smarch_documented_nvlink_claims() -> [Claim] = CLAIMS;

    /// The six remarks. NULL when count is NULL.
    fn smarch_documented_nvlink_observations() -> [Observation] = OBSERVATIONS;
}
