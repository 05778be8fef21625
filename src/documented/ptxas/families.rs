//! Which targets get which family name, as sub_6765E0 assigns them.
//!
//! Source: seed 000, "Family assignment" (documented; erratum E12).

use crate::targets::Target;
use crate::{List, Text};

/// Targets that the family assignment lists together; one family for all.
#[doc(alias = "smarch_documented_ptxas_family_assignment")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct FamilyAssignment {
    /// The targets.
    pub targets: List<Target>,
    /// The family name.
    pub family: Text,
    /// The document's note.
    pub note: Text,
}

macro_rules! assignments {
    ($([$($target:ident)+] $note:literal;)+) => {
        /// The nine lines, numbers ascending.
        pub static FAMILY_ASSIGNMENTS: &[FamilyAssignment] = &[$(
            FamilyAssignment {
                targets: List::new(&[$(Target::$target,)+]),
                family: common_family(&[$(Target::$target,)+]),
                note: text!($note),
            },
        )+];
    };
}

#[rustfmt::skip]
assignments! {
    [Sm75]                   "Single entry";
    [Sm80 Sm86 Sm87 Sm88]    "Includes sm_88 (undocumented Ada variant)";
    [Sm89]                   "Ada Lovelace stored as Ampere-derived internally";
    [Sm90 Sm90a]             "Single silicon, two feature levels";
    [Sm100 Sm100a Sm100f]    "Datacenter B200";
    [Sm103 Sm103a Sm103f]    "Blackwell Ultra (GB300)";
    [Sm110 Sm110a Sm110f]    "Jetson Thor -- same family string despite different product";
    [Sm120 Sm120a Sm120f]    "Consumer/enterprise (RTX 50xx) -- different uarch, same string";
    [Sm121 Sm121a Sm121f]    "DGX Spark";
}

/// The family of targets that share one; others do not compile.
#[expect(clippy::panic, reason = "evaluated at compile time only")]
const fn common_family(mut targets: &[Target]) -> Text {
    let mut common: Option<Text> = None;
    while let [target, rest @ ..] = targets {
        let Some(family) = target.info().ptxas_family else {
            panic!("no family")
        };
        if let Some(common) = common {
            assert!(same_bytes(common.as_str().as_bytes(), family.as_str().as_bytes()));
        }
        common = Some(family);
        targets = rest;
    }
    match common {
        Some(family) => family,
        None => panic!("no targets"),
    }
}

/// Whether two texts are equal. Compile time only.
const fn same_bytes(mut a: &[u8], mut b: &[u8]) -> bool {
    loop {
        match (a, b) {
            ([], []) => return true,
            ([first, rest @ ..], [second, others @ ..]) if *first == *second => {
                a = rest;
                b = others;
            }
            _ => return false,
        }
    }
}
