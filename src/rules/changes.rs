//! What changed from one release of the toolkit to another: every fact that this library has for both.

use crate::isa::IsaFeature;
use crate::targets::{Name, NameKind, Target, Tool};
use crate::{Optional, Toolkit, Verdict, Version};

coded_enum! {
    /// What changed.
    pub enum ChangeKind {
        /// The newest `.version` that ptxas reads.
        NewestPtx   = 1, NEWEST_PTX,   "newest .version";
        /// The target that a tool takes when it is given none.
        Default     = 2, DEFAULT,      "default target";
        /// What a tool does with a name.
        Name        = 3, NAME,         "name";
        /// The lowest `.version` for a `.target` that both releases know.
        LowestPtx   = 4, LOWEST_PTX,   "lowest .version for the .target";
        /// The lowest `.version` for an instruction; none where the release has not got it.
        SincePtx    = 5, SINCE_PTX,    "lowest .version for the instruction";
        /// Whether an instruction that both releases have is legal for a `.target` that both know.
        Instruction = 6, INSTRUCTION,  "instruction on .target";
    }
}

/// One fact that changed. A field that a kind does not use is absent.
#[doc(alias = "smarch_toolkit_change")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Change {
    /// What changed.
    pub kind: ChangeKind,
    /// The tool, of a default and of a name.
    pub tool: Optional<Tool>,
    /// The kind of the name.
    pub name_kind: Optional<NameKind>,
    /// The target of the name, or the `.target`.
    pub target: Option<Target>,
    /// The instruction.
    pub feature: Optional<IsaFeature>,
    /// What the first release does, of a name and of an instruction on a target.
    pub before: Optional<Verdict>,
    /// What the second does.
    pub after: Optional<Verdict>,
    /// The `.version` of the first release.
    pub ptx_before: Optional<Version>,
    /// That of the second.
    pub ptx_after: Optional<Version>,
    /// The default of the first release.
    pub target_before: Option<Target>,
    /// That of the second.
    pub target_after: Option<Target>,
}

impl Change {
    const fn new(kind: ChangeKind) -> Self {
        Self {
            kind,
            tool: Optional::<Tool>::new(None),
            name_kind: Optional::<NameKind>::new(None),
            target: None,
            feature: Optional::<IsaFeature>::new(None),
            before: Optional::<Verdict>::new(None),
            after: Optional::<Verdict>::new(None),
            ptx_before: Optional::<Version>::new(None),
            ptx_after: Optional::<Version>::new(None),
            target_before: None,
            target_after: None,
        }
    }

    /// The name that changed, of [`ChangeKind::Name`].
    #[must_use]
    pub fn name(&self) -> Option<Name> {
        Some(self.target?.named(self.name_kind.get()?))
    }

    fn with_ptx(self, before: Option<Version>, after: Option<Version>) -> Option<Self> {
        (before != after).then_some(Self {
            ptx_before: Optional::<Version>::new(before),
            ptx_after: Optional::<Version>::new(after),
            ..self
        })
    }

    fn with_verdicts(self, before: Verdict, after: Verdict) -> Option<Self> {
        (before != after).then_some(Self {
            before: Optional::<Verdict>::new(Some(before)),
            after: Optional::<Verdict>::new(Some(after)),
            ..self
        })
    }
}

/// Every fact that differs between two releases, kind by kind; nothing between a release and itself. A tool is left out
/// if one of the releases lacks it, or if it was not run there.
#[must_use]
pub fn changes(from: Toolkit, to: Toolkit) -> Changes {
    Changes { from, to, place: 0 }
}

/// The facts that differ between two releases: an iterator.
#[derive(Clone, Debug)]
pub struct Changes {
    from: Toolkit,
    to: Toolkit,
    /// How many facts were compared.
    place: usize,
}

/// One fact that both releases have, or may have.
#[derive(Clone, Copy)]
enum Fact {
    NewestPtx,
    Default(Tool),
    Name(Tool, Name),
    LowestPtx(Target),
    Since(IsaFeature),
    Legality(IsaFeature, Target),
}

impl Fact {
    /// The facts in their order; `None` after the last.
    fn at(place: usize) -> Option<Self> {
        let (tools, targets, features) = (Tool::ALL, Target::ALL, IsaFeature::ALL);
        let mut place = place;
        // Whether the place is among the next facts, as many as there are; else it counts from behind them.
        let mut is_among = |count: usize| match place.checked_sub(count) {
            Some(left) => {
                place = left;
                None
            }
            None => Some(place),
        };
        if is_among(1).is_some() {
            return Some(Self::NewestPtx);
        }
        if let Some(place) = is_among(tools.len()) {
            return tools.get(place).map(|&tool| Self::Default(tool));
        }
        let kinds = NameKind::ALL;
        let names = targets.len().saturating_mul(kinds.len());
        if let Some(place) = is_among(tools.len().saturating_mul(names)) {
            let (tool, name) = (place.checked_div(names)?, place.checked_rem(names)?);
            let (target, kind) = (name.checked_div(kinds.len())?, name.checked_rem(kinds.len())?);
            let name = targets.get(target)?.named(*kinds.get(kind)?);
            return Some(Self::Name(*tools.get(tool)?, name));
        }
        if let Some(place) = is_among(targets.len()) {
            return targets.get(place).map(|&target| Self::LowestPtx(target));
        }
        if let Some(place) = is_among(features.len()) {
            return features.get(place).map(|&feature| Self::Since(feature));
        }
        let place = is_among(features.len().saturating_mul(targets.len()))?;
        let feature = features.get(place.checked_div(targets.len())?)?;
        Some(Self::Legality(
            *feature,
            *targets.get(place.checked_rem(targets.len())?)?,
        ))
    }

    /// What changed; `None` where nothing did, and where one release lacks what the fact is about.
    #[inline(never)]
    fn change(self, from: Toolkit, to: Toolkit) -> Option<Change> {
        // What a tool that was not run does is unknown, and not a change.
        let both_ran = |tool: Tool| tool.was_run(from) && tool.was_run(to);
        let both_know = |target| from.ptx_targets().and(to.ptx_targets()).contains(target);
        match self {
            Self::NewestPtx => Change::new(ChangeKind::NewestPtx).with_ptx(Some(from.ptx()), Some(to.ptx())),
            Self::Default(tool) if both_ran(tool) => {
                let (before, after) = (tool.default_target(from), tool.default_target(to));
                (before != after).then_some(Change {
                    tool: Optional::<Tool>::new(Some(tool)),
                    target_before: before,
                    target_after: after,
                    ..Change::new(ChangeKind::Default)
                })
            }
            Self::Name(tool, name) if both_ran(tool) => Change {
                tool: Optional::<Tool>::new(Some(tool)),
                name_kind: Optional::<NameKind>::new(Some(name.kind)),
                target: Some(name.target),
                ..Change::new(ChangeKind::Name)
            }
            .with_verdicts(tool.accepts_why(from, name), tool.accepts_why(to, name)),
            Self::LowestPtx(target) if both_know(target) => Change {
                target: Some(target),
                ..Change::new(ChangeKind::LowestPtx)
            }
            .with_ptx(from.lowest_ptx(target), to.lowest_ptx(target)),
            Self::Since(feature) => Change {
                feature: Optional::<IsaFeature>::new(Some(feature)),
                ..Change::new(ChangeKind::SincePtx)
            }
            .with_ptx(feature.read_since(from), feature.read_since(to)),
            Self::Legality(feature, target)
                if both_know(target) && feature.read_since(from).is_some() && feature.read_since(to).is_some() =>
            {
                let why = |toolkit| crate::isa::isa_supports_why(toolkit, None, target, feature);
                Change {
                    feature: Optional::<IsaFeature>::new(Some(feature)),
                    target: Some(target),
                    ..Change::new(ChangeKind::Instruction)
                }
                .with_verdicts(why(from), why(to))
            }
            _ => None,
        }
    }
}

impl Iterator for Changes {
    type Item = Change;

    fn next(&mut self) -> Option<Change> {
        loop {
            let fact = Fact::at(self.place)?;
            self.place = self.place.saturating_add(1);
            if let Some(change) = fact.change(self.from, self.to) {
                return Some(change);
            }
        }
    }
}
