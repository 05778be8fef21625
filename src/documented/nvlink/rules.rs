//! What do runs of nvlink show about each rule of finalization?

use super::FinalizeStep;
use crate::Text;
use crate::verdict::Answer;

/// A rule of finalization, and what runs of nvlink show about it. The runs took objects whose header and `.nv.compat`
/// were overwritten.
#[doc(alias = "smarch_documented_nvlink_finalize_rule")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct FinalizeRule {
    /// The check that it belongs to.
    pub step: FinalizeStep,
    /// Whether the runs confirm it: yes, no (they contradict it), or unknown (they cannot tell).
    pub confirmed: Answer,
    /// The rule, as documented.
    pub rule: Text,
    /// What the runs show.
    pub runs: Text,
}

macro_rules! rules {
    ($($step:ident $confirmed:ident $rule:literal $runs:literal;)+) => {
        /// The rules, in the order of the checks.
        ///
        /// Source: seed 001, documented; `nvlink/faked_e_flags.tsv`, `evidence/nvlink_finalize.tsv`,
        /// `evidence/nvlink_finalize_records.tsv`; measured, nvlink 13.0.88 where no other release is named. nvlink prints none of the codes.
        pub static FINALIZE_RULES: &[FinalizeRule] = &[$(
            FinalizeRule {
                step: FinalizeStep::$step,
                confirmed: Answer::$confirmed,
                rule: text!($rule),
                runs: text!($runs),
            },
        )+];
    };
}

#[rustfmt::skip]
rules! {
    Input        Unknown "no input: code 24"
        "From 90 on an object without .nv.compat links for its own number alone; those of sm_80, which have none, link for sm_86 and sm_89. The code is not printed.";
    Version      Yes     "a version above 0x101 is refused: code 25"
        "The version is the record 0x07 of .nv.compat: 0x101 links, 0x102 does not, also for the object's own number. From 13.2 on the limit grows by one a release, to 0x105 in 13.5.";
    Bridge       Yes     "101 counts as 110; the two fit each other and no other number"
        "Objects of 101 link for sm_110 and for no other; objects of 110 for sm_110 alone.";
    DirectMatch  Unknown "110 and 121 match themselves"
        "They do; the runs cannot tell that from equality. With class types 3 and 4, though, 110 and 121 are treated otherwise than other targets.";
    Equality     Yes     "104 counts as 120; equal numbers fit"
        "Objects of 104 pass for sm_120, and are refused later, by the finalizer. Equal numbers, remapped ones too, link with every class type and mask.";
    FamilyHead   Unknown "100 heads its family, decade 10"
        "100 links for 103, as 102 passes: the runs cannot tell that from the decade rule. From 13.4 on 100 and 103 link for 107.";
    Decade       Yes     "130 counts as 107, of decade 10"
        "With class type 3 objects of 130 pass for sm_120, with type 4 for sm_110, and 131 never does: 130 counts as a number from 104 to 109. With other types nothing shows it: 13.0 has no target there. Gone with 13.3; 13.4 refuses 130 for sm_107.";
    Decade       Yes     "upward within the decade"
        "102 passes for 103, 120 links for 121, 104 as 120 passes for 121; no number links downward or for another decade.";
    Class        Yes     "a byte selects among class types 0 to 4"
        "The byte is the record ENABLE_OPPORTUNISTIC_FINALIZATION of .nv.compat: 0 to 4 link, 5 to 255 do not, except for an equal number and from 120 for 121.";
    Class        No      "a class type refuses with 27 to 30"
        "None refuses a pair that fits. Type 3 lets every lower number pass besides, where neither is 110 or 121, and type 4 where one of them is.";
    Capabilities Unknown "(v12 & *v11) == v12: an architecture requires its bit of the mask"
        "The mask is the record CAN_FASTPATH_FINALIZE of .nv.compat. From 13.0 on no value changes what links, nor one byte of what is written. Whatever the check is for, it refuses nothing.";
}
