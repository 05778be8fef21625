//! What a release of the toolkit knows of the targets: which it builds for, which it takes as a `.target`.
//!
//! Two columns of the target table decide: the oldest and the newest release whose ptxas builds a target. A `.target`
//! is known from the oldest on in all later releases; every release knows the legacy ones.

use super::{Name, NameKind, Target, TargetSet, Tool, Tools};
use crate::toolkits::TOOLKIT_SLOTS;
use crate::{Toolkit, Version};

coded_enum! {
    /// Where a target stands in a release of the toolkit.
    pub enum Standing {
        /// Registered: ptxas, nvlink and cicc build for it.
        Production  = 1, PRODUCTION,  "production";
        /// Known to ptxas as a `.target` only; its GPUs are no longer built for.
        Legacy      = 2, LEGACY,      "legacy";
        /// Known to ptxas as a `.target`, never a product.
        Internal    = 3, INTERNAL,    "internal";
        /// Known to ptxas as a `.target` only, and an older name of another target.
        Alias       = 4, ALIAS,       "alias";
        /// A CPU row of tileiras, unknown to every other tool.
        Placeholder = 5, PLACEHOLDER, "placeholder";
    }
}

/// What one release knows.
#[derive(Clone, Copy)]
struct Known {
    /// First the empty set; then what `--gpu-name` takes of each kind of name, by the kind's code, where that of `sm_` names is what
    /// is built; last what `.target` takes.
    sets: [TargetSet; 5],
    /// The newest `.version`, as a number.
    newest: u32,
}

/// The place of what is built, and of what `.target` takes, in [`Known::sets`].
pub(super) const BUILT: usize = NameKind::Sm.code() as usize;
pub(super) const PTX: usize = 4;

// A row a release, by its slot: `cargo xtask codegen` computes it of the columns of the targets.
#[cfg(not(feature = "computed"))]
#[rustfmt::skip]
#[path = "generated/known.rs"]
mod generated;
#[cfg(feature = "computed")]
#[path = "../../xtask/computed/src/targets/known.rs"]
pub mod generated;
use generated::KNOWN;

const _: () = assert!(KNOWN.len() == TOOLKIT_SLOTS, "out of date: cargo xtask codegen");

/// With which 13.0 takes `.target sm_88`; later releases ask for its own.
const EARLY_SM_88: Version = Version::new(7, 3);
/// The one release that asks for less than the others.
const EARLIEST_RELEASE: Toolkit = Toolkit::V13_0;

/// The lowest `.version` of each `.target` as a number, by position; the highest number where there is none.
static LOWEST: [u32; Target::ALL.len()] = lowest(None);

/// The same for the release that asks for the lowest.
static EARLIEST: [u32; Target::ALL.len()] = lowest(Some(EARLY_SM_88));

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn lowest(sm_88: Option<Version>) -> [u32; Target::ALL.len()] {
    let mut lowest = [u32::MAX; Target::ALL.len()];
    let mut place = 0;
    while place < lowest.len() {
        match (Target::ALL[place], sm_88) {
            (Target::Sm88, Some(early)) => lowest[place] = early.number(),
            (target, _) => {
                if let Some(version) = target.info().ptx_accepted.get() {
                    lowest[place] = version.number();
                }
            }
        }
        place += 1;
    }
    lowest
}

impl Target {
    /// The lowest `.version` of the `.target` as a number; the highest number where there is none.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "position is within the table")]
    pub(crate) const fn lowest_ptx_number(self) -> u32 {
        LOWEST[self.position()]
    }

    /// As [`lowest_ptx_number`](Self::lowest_ptx_number), in the release that asks for the lowest.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "position is within the table")]
    pub(crate) const fn earliest_ptx_number(self) -> u32 {
        EARLIEST[self.position()]
    }
}

impl Toolkit {
    #[expect(clippy::indexing_slicing, reason = "a slot is within the table")]
    #[inline]
    const fn known(self) -> &'static Known {
        &KNOWN[self.slot()]
    }

    /// The targets that its ptxas builds for: `--gpu-name` takes their `sm_` names.
    ///
    /// Source: `releases/names.tsv`, every name in every release; measured.
    #[must_use]
    pub const fn gpus(self) -> TargetSet {
        self.known().sets[BUILT]
    }

    /// Whether `--gpu-name` takes this name.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a number below 4")]
    pub(super) const fn takes_gpu_name(self, name: Name) -> bool {
        self.known().sets[name.kind.code() as usize & 3].contains(name.target)
    }

    /// What it takes, by [`Takes::place`]; `None` where no set decides.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "checked first")]
    pub(super) const fn set(self, place: u8) -> Option<TargetSet> {
        let sets = &self.known().sets;
        if (place as usize) < sets.len() {
            Some(sets[place as usize])
        } else {
            None
        }
    }

    /// Whether its ptxas builds for this target.
    #[must_use]
    pub const fn builds(self, target: Target) -> bool {
        self.gpus().contains(target)
    }

    /// The targets that its ptxas takes as a `.target`.
    ///
    /// This is the strict reading. [`parse_ptx_target_like_ptxas`](super::parse_ptx_target_like_ptxas) takes more
    /// texts.
    ///
    /// Source: as [`gpus`](Self::gpus).
    #[must_use]
    pub const fn ptx_targets(self) -> TargetSet {
        self.known().sets[PTX]
    }

    /// The target that its ptxas and cicc take when none is named.
    ///
    /// Source: `releases/defaults.tsv`; measured.
    #[must_use]
    pub const fn default_target(self) -> Target {
        if self.is_from(Self::V13_0) {
            Target::Sm75
        } else {
            Target::Sm52
        }
    }

    /// Where a target stands in this release; `None` where the release does not know the target yet.
    ///
    /// Source: seed 000, "Complete SM Table" (documented, for 13.0); the windows of the table (measured).
    #[must_use]
    pub const fn standing(self, target: Target) -> Option<Standing> {
        if self.builds(target) {
            return Some(Standing::Production);
        }
        match target {
            Target::Sm73 => Some(Standing::Placeholder),
            _ if !self.ptx_targets().contains(target) => None,
            Target::Sm82 => Some(Standing::Internal),
            _ if target.is_alias() => Some(Standing::Alias),
            _ => Some(Standing::Legacy),
        }
    }

    /// Whether its ptxas reads a version up to this number: none of a later one.
    #[inline]
    pub(crate) const fn reads_up_to(self, number: u32) -> bool {
        number <= self.known().newest
    }

    /// Whether its ptxas takes the `.target` with a version of this number: [`lowest_ptx`](Self::lowest_ptx) in a few instructions.
    #[inline(always)]
    pub(crate) const fn takes_target(self, number: u32, target: Target) -> bool {
        self.ptx_targets().contains(target)
            && number >= target.earliest_ptx_number()
            && (number >= target.lowest_ptx_number() || matches!(self, EARLIEST_RELEASE))
    }

    /// The lowest PTX version with which its ptxas accepts the `.target`; `None` when it never does.
    ///
    /// It is the same in all releases, except for sm_88: 13.0, which brought it, takes 7.3, and later releases ask for
    /// 9.0.
    ///
    /// Source: `releases/target_min_ptx.tsv`; measured.
    #[must_use]
    pub const fn lowest_ptx(self, target: Target) -> Option<Version> {
        match (self, target) {
            _ if !self.ptx_targets().contains(target) => None,
            (EARLIEST_RELEASE, Target::Sm88) => Some(EARLY_SM_88),
            _ => target.ptx_accepted(),
        }
    }

    /// Which tools of this release take the target under its `sm_` name; the releases of LLVM and the documented rows of
    /// tileiras are the same for all.
    #[must_use]
    pub fn tools(self, target: Target) -> Tools {
        let taking = Tool::ALL.iter().filter(|tool| tool.accepts(self, target.into()));
        taking.fold(Tools::EMPTY, |tools, &tool| tools.with(tool))
    }
}
