//! What ptxas remarks on instructions that it accepts.

use super::{IsaFeature, isa_supports};
use crate::ptx::generated::sets::{HOPPER_A, TENSOR};
use crate::targets::{Target, TargetSet};
use crate::{Toolkit, Version};
use core::fmt;

/// A remark of ptxas's on an instruction that it accepts: `Display` writes it without its beginning
/// (`info    : ` or `warning : `).
#[derive(Clone, Copy, Debug)]
pub struct Advisory {
    toolkit: Toolkit,
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
/// Remarks on the kernel are not here, for instance that its stack has no known size (`stacksave`).
///
/// Source: `ptxas/features.tsv` (76 cells) and `evidence/ptxas_advisories.tsv` (their texts), 13.0.88; `releases/forms.tsv`. Measured.
#[must_use]
pub fn isa_advisory(toolkit: Toolkit, version: Option<Version>, ptx: Target, feature: IsaFeature) -> Option<Advisory> {
    let remark = match feature {
        IsaFeature::MmaSpM16n8k32F16 | IsaFeature::MmaSpM16n8k128S4 if toolkit.is_from(FIRST_ORDERED_METADATA) => {
            Remark::OrderedMetadata
        }
        IsaFeature::CpAsyncBulkG2clusterMulticast
            if toolkit.is_from(FIRST_MULTICAST_REMARK) && !FOR_MULTICAST.contains(ptx) =>
        {
            Remark::Multicast
        }
        IsaFeature::Setmaxnreg => Remark::Setmaxnreg,
        _ => return None,
    };
    isa_supports(toolkit, version, ptx, feature).then_some(Advisory { toolkit, ptx, remark })
}

/// The release that brought what the remark recommends.
const FIRST_ORDERED_METADATA: Toolkit = Toolkit::V12_5;

/// The oldest release with a remark on multicast.
const FIRST_MULTICAST_REMARK: Toolkit = Toolkit::V12_2;

/// The targets that multicast is meant for.
const FOR_MULTICAST: TargetSet = HOPPER_A.or(TENSOR);

impl fmt::Display for Advisory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SLOWER: &str = "is expected to have substantially reduced performance on some future architectures";
        match self.remark {
            Remark::OrderedMetadata => write!(
                f,
                "Advisory: Modifier '.sp::ordered_metadata' should be used on instruction 'mma' instead of \
                 modifier '.sp' as it {SLOWER}"
            ),
            Remark::Multicast => {
                f.write_str(
                    "Advisory: '.multicast::cluster' modifier on instruction 'cp.async.bulk{.tensor}' should be used on .target '",
                )?;
                // Those that the release builds for.
                for (place, target) in FOR_MULTICAST.and(self.toolkit.gpus()).iter().enumerate() {
                    write!(f, "{}{target}", if place == 0 { "" } else { "/" })?;
                }
                write!(f, "' instead of .target '{}' as this feature {SLOWER}", self.ptx)
            }
            Remark::Setmaxnreg => f.write_str(
                "(C7508) Potential Performance Loss: 'setmaxnreg' ignored; unable to determine register count at entry.",
            ),
        }
    }
}
