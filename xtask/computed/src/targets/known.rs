//! What each release knows of the targets, made of their columns, as a file of the library.

use super::{Known, PTX};
use crate::Toolkit;
use crate::computed::{File, GENERATED};
use crate::targets::{Name, NameKind, Suffix, Target, TargetSet};
use crate::toolkits::TOOLKIT_SLOTS;
use std::format;
use std::string::String;
use std::vec::Vec;

/// A row a release, by its slot.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
pub(super) static KNOWN: [Known; TOOLKIT_SLOTS] = {
    let mut known = [Known {
        sets: [TargetSet::EMPTY; 5],
        newest: 0,
    }; TOOLKIT_SLOTS];
    let mut toolkits = Toolkit::ALL;
    while let [toolkit, rest @ ..] = toolkits {
        let row = &mut known[toolkit.slot()];
        row.newest = toolkit.ptx().number();
        let mut targets = Target::ALL;
        while let [target, others @ ..] = targets {
            let mut kinds = NameKind::ALL;
            while let [kind, other_kinds @ ..] = kinds {
                if target.is_built_by(*toolkit) && takes_suffix(*toolkit, target.named(*kind)) {
                    let names = &mut row.sets[kind.code() as usize];
                    *names = names.with(*target);
                }
                kinds = other_kinds;
            }
            if target.is_ptx_of(*toolkit) {
                row.sets[PTX] = row.sets[PTX].with(*target);
            }
            targets = others;
        }
        toolkits = rest;
    }
    known
};

/// Whether `--gpu-name` takes this kind of name of a target that it builds for: it lists `compute_` and `lto_` names with suffix
/// `a` and refuses `lto_` from 12.3 on, `compute_` from 12.3 to 12.8.
const fn takes_suffix(toolkit: Toolkit, name: Name) -> bool {
    match (name.kind, name.target.suffix()) {
        (NameKind::Sm, _) | (_, Suffix::Base | Suffix::F) => true,
        (NameKind::Compute, Suffix::A) => !toolkit.is_from(Toolkit::V12_3) || toolkit.is_from(Toolkit::V12_9),
        (NameKind::Lto, Suffix::A) => !toolkit.is_from(Toolkit::V12_3),
    }
}

impl Target {
    const fn is_built_by(self, toolkit: Toolkit) -> bool {
        let info = self.info();
        match (info.oldest_toolkit.get(), info.newest_toolkit.get()) {
            (Some(oldest), Some(newest)) => toolkit.is_from(oldest) && newest.is_from(toolkit),
            _ => false,
        }
    }

    const fn is_ptx_of(self, toolkit: Toolkit) -> bool {
        let info = self.info();
        match info.oldest_toolkit.get() {
            Some(oldest) => toolkit.is_from(oldest),
            None => info.ptx_accepted.get().is_some(),
        }
    }
}

/// The file of `src/targets/generated`.
#[must_use]
pub fn files() -> Vec<File> {
    let rows: String = KNOWN
        .iter()
        .map(|row| {
            format!(
                "    known({:#x?}, {:#x}),\n",
                row.sets.map(TargetSet::to_bits),
                row.newest
            )
            .replace(['\n', ' '], "")
        })
        .map(|row| format!("    {}\n", row.replace(",]", "]").replace(',', ", ").trim_end()))
        .collect();
    let text = format!(
        "{GENERATED}src/targets/table.rs and src/toolkits/release.rs
//! What each release knows of the targets: a row a release, by its slot; sets are a bit a target.

use super::Known;
use crate::targets::TargetSet;

const fn known([none, sm, compute, lto, ptx]: [u64; 5], newest: u32) -> Known {{
    let sets = [
        TargetSet::from_bits(none),
        TargetSet::from_bits(sm),
        TargetSet::from_bits(compute),
        TargetSet::from_bits(lto),
        TargetSet::from_bits(ptx),
    ];
    Known {{ sets, newest }}
}}

pub(super) static KNOWN: [Known; {}] = [
{rows}];
",
        KNOWN.len()
    );
    Vec::from([File {
        path: "src/targets/generated/known.rs",
        text,
    }])
}
