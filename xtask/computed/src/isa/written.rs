//! What decides for instructions, and their forms, as a file of the library.

use super::{IsaFeature, QUICK, SPECIAL};
use crate::computed::{File, GENERATED};
use std::format;
use std::string::String;
use std::vec::Vec;

/// The file of `src/isa/generated`.
#[must_use]
pub fn files() -> Vec<File> {
    let quick: String = QUICK
        .iter()
        .map(|row| {
            format!(
                "    quick({:#x}, {}, {}),\n",
                row.targets.to_bits(),
                row.since,
                row.special_until
            )
        })
        .collect();
    let special: String = SPECIAL
        .iter()
        .map(|row| {
            let targets = row.targets.to_bits();
            format!(
                "    special({}, {}, {}, {}, {targets:#x}),\n",
                row.feature, row.oldest, row.newest, row.since
            )
        })
        .collect();
    let forms: String = IsaFeature::ALL
        .iter()
        .map(|feature| {
            let forms: Vec<_> = feature.forms().iter().map(|form| form.written()).collect();
            format!(
                "            Self::{feature:?} => const {{ &[{}] }},\n",
                forms.join(", ")
            )
        })
        .collect();
    let text = format!(
        "{GENERATED}src/isa/table.rs and the rows in xtask/computed/src/ptx
//! What decides for an instruction without its words, and the forms that each stands for.

use super::IsaFeature;
use super::quick::{{Quick, Special}};
use crate::ptx::Form;
use crate::targets::TargetSet;

const fn quick(targets: u64, since: u32, special_until: u32) -> Quick {{
    Quick {{ targets: TargetSet::from_bits(targets), since, special_until }}
}}

const fn special(feature: u32, oldest: u32, newest: u32, since: u32, targets: u64) -> Special {{
    Special {{ feature, oldest, newest, since, targets: TargetSet::from_bits(targets) }}
}}

const fn form(choices: [u64; 2], targets: u64, numbers: [u32; 4]) -> Form {{
    Form::written(choices, targets, numbers)
}}

/// By code; row 0 is nobody's.
pub(super) static QUICK: [Quick; {}] = [
{quick}];

/// The rows of the instructions that some release has otherwise.
pub(super) static SPECIAL: [Special; {}] = [
{special}];

impl IsaFeature {{
    /// The forms that it stands for, one or more: it asks what they ask.
    #[must_use]
    pub const fn forms(self) -> &'static [Form] {{
        match self {{
{forms}        }}
    }}
}}
",
        QUICK.len(),
        SPECIAL.len(),
    );
    Vec::from([File {
        path: "src/isa/generated/rows.rs",
        text,
    }])
}
