//! Single columns of the table of targets as sets and numbers, made while the crate compiles: a rule that asks for one of them does not
//! bring all rows and their texts into a program.

use super::{Target, TargetSet};
use crate::Version;

/// The targets for which a column holds.
macro_rules! set_of {
    (|$info:ident| $holds:expr) => {{
        let mut set = TargetSet::EMPTY;
        let mut targets = Target::ALL;
        while let [target, rest @ ..] = targets {
            let $info = target.info();
            if $holds {
                set = set.with(*target);
            }
            targets = rest;
        }
        set
    }};
}

const TEGRA: TargetSet = set_of!(|info| info.is_tegra);
const ALIASES: TargetSet = set_of!(|info| info.alias_of.is_some());
const IN_PTX: TargetSet = set_of!(|info| info.ptx_accepted.get().is_some());

/// The one number that was changed, and what it became: of 10.1 and 11.0 the parts are the same.
pub(crate) const RENAMED: (u32, u32) = {
    let mut renamed = (0, 0);
    let mut targets = Target::ALL;
    while let [target, rest @ ..] = targets {
        if let Some(present) = target.info().alias_of {
            let pair = (target.number(), present.number());
            assert!(
                renamed.0 == 0 || renamed.0 == pair.0 && renamed.1 == pair.1,
                "one number was changed"
            );
            assert!(
                matches!(Target::from_parts(pair.1, target.suffix()), Some(same) if same.id() == present.id()),
                "the suffix stays"
            );
            renamed = pair;
        }
        targets = rest;
    }
    renamed
};

impl Target {
    /// Whether its parts are Tegra: [`Info::is_tegra`](super::Info::is_tegra).
    pub(crate) const fn is_tegra(self) -> bool {
        TEGRA.contains(self)
    }

    /// Whether it is an older name of another target: [`Info::alias_of`](super::Info::alias_of) is one.
    pub(crate) const fn is_alias(self) -> bool {
        ALIASES.contains(self)
    }

    /// Whether some release takes it as a `.target`.
    pub(crate) const fn is_in_ptx(self) -> bool {
        IN_PTX.contains(self)
    }

    /// [`Info::ptx_accepted`](super::Info::ptx_accepted).
    pub(crate) const fn ptx_accepted(self) -> Option<Version> {
        match self.is_in_ptx() {
            true => Some(Version::from_number(self.lowest_ptx_number())),
            false => None,
        }
    }

    /// The target under its present name: `sm_101a` gives `sm_110a`, others themselves.
    #[must_use]
    pub const fn resolve_alias(self) -> Self {
        match (self.is_alias(), Self::from_parts(RENAMED.1, self.suffix())) {
            (true, Some(present)) => present,
            _ => self,
        }
    }
}
