//! The encoded SM versions that the documents list, with the words of their code objects.
//!
//! Source: seed 000, "SM Version Encoding" (documented). The header that holds them: [`CodeObjectHeader`](super::profile::CodeObjectHeader).

use super::profile::{Scheduler, scheduler_for_factory};
use crate::{Optional, Text};

/// An encoded SM version that the documents list, with the words of its code objects or without.
#[doc(alias = "smarch_documented_ptxas_sm_version")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct SmVersion {
    /// The encoded SM version, a codegen factory.
    pub encoded: u32,
    /// The target as printed; 36864 is called sm_90 there and is sm_100 (erratum E24).
    pub label: Text,
    /// The code-object version, the packed scheduler DWORD of the factory; none where the row states no words.
    pub code_object_version: Optional<u32>,
    /// What the document calls most threads per CTA: the dispatch slots; none where the row states no words.
    pub dispatch_slots: Optional<u32>,
}

impl SmVersion {
    const fn new(encoded: u32, label: Text, has_words: bool) -> Self {
        let Scheduler {
            packed, dispatch_slots, ..
        } = scheduler_for_factory(encoded);
        Self {
            encoded,
            label,
            code_object_version: Optional::<u32>::new(if has_words { Some(packed) } else { None }),
            dispatch_slots: Optional::<u32>::new(if has_words { Some(dispatch_slots) } else { None }),
        }
    }

    /// The code-object version and the third column: the packed DWORD and the dispatch slots of the
    /// scheduler (erratum E24); `None` where the row states neither.
    #[must_use]
    pub const fn words(&self) -> Option<Scheduler> {
        match self.code_object_version.get() {
            Some(_) => Some(scheduler_for_factory(self.encoded)),
            None => None,
        }
    }
}

macro_rules! versions {
    ($($encoded:literal $label:literal $has_words:literal;)+) => {
        /// "SM Version Encoding", row by row.
        pub static SM_VERSIONS: &[SmVersion] = &[$(
            SmVersion::new($encoded, text!($label), $has_words),
        )+];

        static_assertions::const_assert!(crate::table::strictly_ascending(&[$($encoded,)+]));
    };
}

#[rustfmt::skip]
versions! {
    12288 "sm_30" true;
    20481 "sm_50" true;
    24576 "sm_60" false;
    28673 "sm_80" false;
    36864 "sm_90" true;
}
