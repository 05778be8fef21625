//! The layouts for which the back end generates code: from 13.4 on, for targets from 100 on, it compares the whole layout with its own.
//!
//! Source: `evidence/libnvvm_releases.tsv`, `evidence/libnvvm_layout_releases.tsv`; measured.

use super::super::generated::rows::{BACK_END_COMPARES, NAMED_CLUSTER};
use super::super::{FrontEnd, Phase};
use super::{Layout, both};
use crate::messages::{fill, template};
use crate::{Text, Toolkit};
use core::fmt;

/// What compilation adds to a text, in this order: what the text does not name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Added {
    aggregates: bool,
    i128: bool,
    f128: bool,
    tensor: bool,
    cluster: bool,
}

/// Why code is not generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mismatch {
    /// Whether the pointers of shared memory have 32 bits.
    has_short: bool,
    added: Added,
}

pub(super) fn compares(toolkit: Toolkit, front_end: FrontEnd, phase: Phase) -> bool {
    BACK_END_COMPARES.has(toolkit) && front_end == FrontEnd::Newer && phase == Phase::Compile
}

/// Why the back end takes no layout like this, about which nothing is complained; `None` where it takes it.
#[inline(never)]
pub(super) fn mismatch(layout: &Layout, toolkit: Toolkit) -> Option<Mismatch> {
    let (generic, shared) = (layout.pointer(0), layout.pointer(3));
    let has_short = shared.size == 32;
    let is_wide = generic.alignment == both(64);
    let added = Added {
        aggregates: !layout.names_aggregates,
        i128: !layout.names_i128,
        f128: !layout.names_f128,
        tensor: is_wide && !layout.names_p6,
        cluster: layout.names_short && is_wide && !(layout.names_p7 && NAMED_CLUSTER.has(toolkit)),
    };
    // A space that is not stated is none of the layout.
    let is = |space: usize, bits: Option<u16>| {
        let stated = layout.pointers.get(space).copied().flatten();
        match (stated, bits) {
            (None, None) => true,
            (Some(stated), Some(bits)) => {
                stated.is_plain && stated.size == u32::from(bits) && stated.alignment == both(bits)
            }
            _ => false,
        }
    };
    let short = has_short.then_some(32);
    let fits = is(0, Some(64))
        && [1, 2, 4, 5].into_iter().all(|space| is(space, None))
        && is(3, short)
        && (added.tensor || is(6, Some(32)))
        && (if added.cluster { has_short } else { is(7, short) })
        && !layout.has_foreign
        && layout.names_i1
        && layout.native_in_order == Some(3)
        && layout.half == both(16)
        && layout
            .vectors
            .iter()
            .zip([16, 32, 64, 128])
            .all(|(found, bits)| *found == Some(both(bits)));
    (!fits).then_some(Mismatch { has_short, added })
}

const SHORT: Text = text!(
    "e-p:64:64:64-p3:32:32:32-p6:32:32:32-p7:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64-a:8:8"
);
const LONG: Text = text!(
    "e-p:64:64:64-p6:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64-a:8:8"
);

impl Mismatch {
    /// The message about a layout.
    pub(super) fn write(self, f: &mut fmt::Formatter<'_>, text: &[u8]) -> fmt::Result {
        let own = if self.has_short { SHORT } else { LONG };
        let given = crate::text::Lossy(text);
        fill(f, template!(LayoutIncompatible), &[])?;
        write!(f, "\nTarget DataLayout: {own}\nModule DataLayout: {given}")?;
        let added = [
            (self.added.aggregates, "-a:8:8"),
            (self.added.i128, "-i128:128:128"),
            (self.added.f128, "-f128:128:128"),
            (self.added.tensor, "-p6:32:32"),
            (self.added.cluster, "-p7:32:32"),
        ];
        added
            .iter()
            .filter(|(is_added, _)| *is_added)
            .try_for_each(|(_, more)| f.write_str(more))
    }
}
