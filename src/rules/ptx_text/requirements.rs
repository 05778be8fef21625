//! What PTX text needs.

use crate::ptx::Form;
use crate::ptx::text::seen::{self, SEEN};
use crate::ptx::text::{Item, ItemKind, Items, Place};
use crate::targets::{Target, TargetSet, parse_ptx_target_like_ptxas};
use crate::toolkits::PTX_VERSIONS;
use crate::{Error, Toolkit, Version};

/// What PTX text needs, by the rules of the newest release: made by [`requirements`].
///
/// This is a lower bound if an instruction is of no known form ([`unknown`](Self::unknown)) or the reader could not go
/// on ([`lost`](Self::lost)): the text may ask for more.
#[doc(alias = "smarch_ptx_needs")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Needs {
    /// The first instruction or directive that asks for the highest `.version`; line 0 where nothing asks for one.
    newest: Place,
    /// The first that the fewest targets have; line 0 where every target has all of them.
    rarest: Place,
    /// The first of which nothing is known; line 0 where there is none.
    first_unknown: Place,
    /// Where the reader lost its footing: nothing is known of what stands behind it. Line 0 where it did not.
    lost: Place,
    /// How many instructions there are.
    pub instructions: u64,
    /// How many instructions and directives are of no known form.
    pub unknown: u64,
    /// What it met there, an error's code; 0 where it lost nothing.
    lost_error: u32,
    /// What the text states, an id; 0 for none.
    stated_target: u32,
    stated_version: Version,
    /// The `.version` of what [`newest`](Self::newest) asks for.
    newest_since: Version,
    /// The targets that have all of it with the `.version` at the same place in [`PTX_VERSIONS`], a bit each.
    by_version: [u64; MOST_VERSIONS],
    /// The targets that have what stands at [`rarest`](Self::rarest).
    rarest_targets: u64,
    /// What the reader met last.
    seen: [u64; SEEN],
}

/// Room for versions to come.
const MOST_VERSIONS: usize = 64;
const _: () = assert!(PTX_VERSIONS.len() <= MOST_VERSIONS);

/// The release whose rules count.
const NEWEST: Toolkit = Toolkit::NEWEST;

/// What PTX text needs: the lowest `.version`, the targets that have all of it. Time grows with the text, whatever is in it; a NUL ends it.
///
/// Source: as [`Form`]; measured.
#[must_use]
pub fn requirements(text: &[u8]) -> Needs {
    let mut all = Needs::NOTHING;
    all.read(text);
    all
}

impl Needs {
    /// Of a text without a statement.
    pub(crate) const NOTHING: Self = Self {
        newest: Place::NONE,
        rarest: Place::NONE,
        first_unknown: Place::NONE,
        lost: Place::NONE,
        instructions: 0,
        unknown: 0,
        lost_error: 0,
        stated_target: 0,
        stated_version: Version::NONE,
        newest_since: Version::NONE,
        by_version: [TargetSet::ALL.to_bits(); MOST_VERSIONS],
        rarest_targets: TargetSet::ALL.to_bits(),
        seen: [0; SEEN],
    };

    /// All zero: of no text.
    pub(crate) const ZERO: Self = Self {
        by_version: [0; MOST_VERSIONS],
        rarest_targets: 0,
        ..Self::NOTHING
    };

    /// What a text needs, too.
    pub(crate) fn read(&mut self, text: &[u8]) {
        let mut items = Items::new(text);
        for item in items.by_ref() {
            match item {
                Ok(item) => {
                    let is_instruction = item.kind == ItemKind::Instruction;
                    self.instructions = self.instructions.saturating_add(u64::from(is_instruction));
                    if !seen::meets(&mut self.seen, text, &item) && !self.takes(&item) {
                        seen::forget(&mut self.seen, &item);
                    }
                }
                Err(lost) => {
                    self.lost = lost.place;
                    self.lost_error = lost.error.code();
                }
            }
        }
    }

    /// Takes an item; `false` where it is of no known form.
    #[inline(never)]
    fn takes(&mut self, item: &Item<'_>) -> bool {
        match item.kind {
            ItemKind::Version if self.stated_version == Version::NONE => {
                self.stated_version = Version::parse_release(item.text).unwrap_or(Version::NONE);
            }
            ItemKind::Target if self.stated_target == 0 => {
                self.stated_target = parse_ptx_target_like_ptxas(NEWEST, item.text).map_or(0, Target::id);
            }
            ItemKind::Version | ItemKind::Target => {}
            _ => match item.form() {
                Ok(form) => self.ask(&form, item.place),
                Err(_) => {
                    self.unknown = self.unknown.saturating_add(1);
                    if self.first_unknown == Place::NONE {
                        self.first_unknown = item.place;
                    }
                    return false;
                }
            },
        }
        true
    }

    #[inline(never)]
    fn ask(&mut self, form: &Form, place: Place) {
        let mut since = Version::NONE;
        let mut having = TargetSet::EMPTY;
        for (&version, all) in PTX_VERSIONS.iter().zip(&mut self.by_version) {
            having = form.having(NEWEST, version.number());
            *all &= having.to_bits();
            if having.is_empty() {
                since = version;
            }
        }
        // That after the last without a target.
        let since = PTX_VERSIONS.iter().copied().find(|&version| version > since);
        if let Some(since) = since.filter(|&since| since > self.newest_since && since != Version::new(1, 0)) {
            (self.newest_since, self.newest) = (since, place);
        }
        if having.len() < TargetSet::from_bits(self.rarest_targets).len() {
            (self.rarest_targets, self.rarest) = (having.to_bits(), place);
        }
    }

    /// The first instruction or directive that asks for the highest `.version`; `None` where nothing asks for one.
    #[must_use]
    pub fn newest(&self) -> Option<Place> {
        self.newest.of_line()
    }

    /// The first that the fewest targets have; `None` where every target has all of them.
    #[must_use]
    pub fn rarest(&self) -> Option<Place> {
        self.rarest.of_line()
    }

    /// The place of the first statement of which nothing is known; `None` if all are known.
    #[must_use]
    pub fn first_unknown(&self) -> Option<Place> {
        self.first_unknown.of_line()
    }

    /// The place from which the reader could not go on: nothing is known of the rest. `None` if it came to the end.
    #[must_use]
    pub fn lost(&self) -> Option<Place> {
        self.lost.of_line()
    }

    /// The `.version` that the text states; `None` if it states none, or one that is not a version.
    #[must_use]
    pub fn stated_version(&self) -> Option<Version> {
        Some(self.stated_version).filter(|&version| version != Version::NONE)
    }

    /// The target that ptxas of the newest release takes its `.target` for; `None` if the text has no `.target`, or
    /// ptxas refuses it.
    #[must_use]
    pub fn stated_target(&self) -> Option<Target> {
        Target::from_id(self.stated_target)
    }

    /// The `.version` that what stands at [`newest`](Self::newest) asks for; `None` where nothing asks for one.
    #[must_use]
    pub fn newest_since(&self) -> Option<Version> {
        Some(self.newest_since).filter(|&version| version != Version::NONE)
    }

    /// Why the reader could not go on; `None` if it came to the end.
    #[must_use]
    pub fn lost_error(&self) -> Option<Error> {
        Error::from_code(self.lost_error)
    }

    /// Whether this is all that the text asks for: every instruction was of a known form, and the reader came to the end.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.unknown == 0 && self.lost().is_none()
    }

    /// The targets for which ptxas of the newest release takes all of it, with this `.version`; `None`: with the newest.
    #[must_use]
    pub fn targets(&self, version: Option<Version>) -> TargetSet {
        let version = version.unwrap_or(NEWEST.ptx());
        let place = PTX_VERSIONS.iter().position(|&own| own == version);
        let bits = place.and_then(|place| self.by_version.get(place)).copied().unwrap_or(0);
        let all = NEWEST.ptx_targets();
        let takes =
            |&target: &Target| bits >> target.position() & 1 != 0 && NEWEST.takes_target(version.number(), target);
        all.iter().filter(takes).collect()
    }

    /// The lowest target that has all of it. Among targets of the same number the one without a suffix comes first, if
    /// it has all.
    #[must_use]
    pub fn lowest_target(&self) -> Option<Target> {
        self.targets(None).iter().next()
    }

    /// The lowest `.version` with which any target has all of it.
    #[must_use]
    pub fn since(&self) -> Option<Version> {
        PTX_VERSIONS
            .iter()
            .copied()
            .find(|&version| !self.targets(Some(version)).is_empty())
    }

    /// The lowest `.version` with which this target has all of it.
    #[must_use]
    pub fn since_on(&self, target: Target) -> Option<Version> {
        PTX_VERSIONS
            .iter()
            .copied()
            .find(|&version| self.targets(Some(version)).contains(target))
    }
}
