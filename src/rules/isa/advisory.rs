//! What ptxas remarks on instructions that it accepts.

use super::gate::{HOPPER_A, TENSOR};
use super::{IsaFeature, isa_supports};
use crate::targets::Target;
use core::fmt;

/// A remark of ptxas's on an instruction that it accepts: `Display` writes it without its beginning
/// (`info    : ` or `warning : `).
#[derive(Clone, Copy, Debug)]
pub struct Advisory {
    ptx: Target,
    remark: Remark,
}

#[derive(Clone, Copy, Debug)]
enum Remark {
    /// `mma.sp` without ordered metadata.
    OrderedMetadata,
    /// Multicast on a target other than those it is meant for.
    Multicast,
    /// `setmaxnreg` in a kernel whose register count ptxas does not know at its entry.
    Setmaxnreg,
}

/// What ptxas remarks when it accepts the instruction in PTX with `.target ptx`; `None` when it prints no remark, or refuses.
///
/// Source: `ptxas/features.tsv` (76 cells) and `evidence/ptxas_advisories.tsv` (their texts); measured, 13.0.88.
#[must_use]
pub fn isa_advisory(ptx: Target, feature: IsaFeature) -> Option<Advisory> {
    let remark = match feature {
        IsaFeature::MmaSpM16n8k32F16 | IsaFeature::MmaSpM16n8k128S4 => Remark::OrderedMetadata,
        IsaFeature::CpAsyncBulkG2clusterMulticast if !HOPPER_A.or(TENSOR).contains(ptx) => Remark::Multicast,
        IsaFeature::Setmaxnreg => Remark::Setmaxnreg,
        _ => return None,
    };
    isa_supports(ptx, feature).then_some(Advisory { ptx, remark })
}

impl fmt::Display for Advisory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SLOWER: &str = "is expected to have substantially reduced performance on some future architectures";
        match self.remark {
            Remark::OrderedMetadata => write!(
                f,
                "Advisory: Modifier '.sp::ordered_metadata' should be used on instruction 'mma' instead of \
                 modifier '.sp' as it {SLOWER}"
            ),
            Remark::Multicast => write!(
                f,
                "Advisory: '.multicast::cluster' modifier on instruction 'cp.async.bulk{{.tensor}}' should be used on \
                 .target 'sm_90a/sm_100a/sm_100f/sm_103a/sm_103f/sm_110a/sm_110f' instead of .target '{}' \
                 as this feature {SLOWER}",
                self.ptx
            ),
            Remark::Setmaxnreg => f.write_str(
                "(C7508) Potential Performance Loss: 'setmaxnreg' ignored; unable to determine register count at entry.",
            ),
        }
    }
}
