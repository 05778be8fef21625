//! Which PTX the intrinsics of LLVM's NVPTX back end become.
//!
//! Source: `llvm/intrinsics.tsv`, every `llvm.nvvm` intrinsic of LLVM 14 to 22 in a function of its own, as llc 22 writes it with PTX 9.0 for the first
//! of a few targets that has it; measured. What cannot be measured so is in `llvm/intrinsics_unmeasured.tsv` with the reason.

use super::Release;
use super::generated::intrinsics::{FIRST, FORMS, INSTRUCTIONS, NAMES, RELEASES};
use crate::ptx::Form;
use crate::targets::Target;
use crate::{Toolkit, Verdict, Version};
use core::fmt;

/// An intrinsic, with the suffixes of its types where it has several: `llvm.nvvm.ldu.global.i.i32.p1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Intrinsic(u16);

/// How all names begin; the table has what follows.
const PREFIX: &[u8] = b"llvm.nvvm.";

impl Intrinsic {
    /// All of which the PTX is known, by name.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..NAMES.count).map(Self)
    }

    /// The intrinsic with this name; `None` also where its PTX is not known.
    #[must_use]
    pub fn by_name(name: &[u8]) -> Option<Self> {
        NAMES.find(name.strip_prefix(PREFIX)?).map(Self)
    }

    /// The intrinsics with this name, and those whose names go on with a dot: for `llvm.nvvm.ldu.global.i`, one for
    /// each type.
    pub fn beginning_with(name: &[u8]) -> impl Iterator<Item = Self> + Clone {
        let rest = name.strip_prefix(PREFIX).filter(|rest| !rest.is_empty());
        let first = rest.map_or(NAMES.count, |rest| NAMES.place(rest));
        let begins = move |it: &Self| rest.is_some_and(|rest| NAMES.at(it.0).as_bytes().starts_with(rest));
        let goes_on = move |it: &Self| {
            let spelt = NAMES.at(it.0);
            let after = rest.and_then(|rest| spelt.as_bytes().get(rest.len()).copied());
            after.is_none_or(|byte| byte == b'.')
        };
        (first..NAMES.count).map(Self).take_while(begins).filter(goes_on)
    }

    /// Whether LLVM of this release has it.
    #[must_use]
    pub fn is_of(self, release: Release) -> bool {
        self.releases() & bit(release) != 0
    }

    /// Whether LLVM of this release reads it. Newer releases replace intrinsics of older ones when they read IR
    /// (`llvm.nvvm.barrier0` from 21 on).
    #[must_use]
    pub fn is_read_by(self, release: Release) -> bool {
        let up_to = bit(release);
        self.releases() & (up_to | up_to.wrapping_sub(1)) != 0
    }

    fn releases(self) -> u16 {
        RELEASES.get(usize::from(self.0)).copied().unwrap_or_default()
    }

    /// The instructions that it becomes, one for each choice of the arguments that must be constants; none if it only
    /// moves its argument and becomes no instruction.
    pub fn instructions(self) -> impl Iterator<Item = Spelling> + Clone {
        self.places().iter().map(|place| FORMS.at(*place))
    }

    /// Their places in the table.
    fn places(self) -> &'static [u16] {
        let bound = |place: usize| FIRST.get(place).map_or(0, |first| usize::from(*first));
        let place = usize::from(self.0);
        let range = bound(place)..bound(place.saturating_add(1));
        INSTRUCTIONS.get(range).unwrap_or_default()
    }

    /// The forms of these instructions; those of which none is known are left out.
    pub fn forms(self) -> impl Iterator<Item = Form> + Clone {
        self.places().iter().filter_map(|place| form_at(*place))
    }

    /// Whether a program may call it: LLVM of this release reads it, knows the target and writes this version, and ptxas of a toolkit takes what it becomes;
    /// one choice of its constants is enough. Without a release LLVM is not asked.
    ///
    /// If there are several reasons, the one of the first instruction counts. The PTX is that of LLVM 22, also if the
    /// question is about an older release.
    #[must_use]
    pub fn is_supported_why(
        self,
        release: Option<Release>,
        toolkit: Toolkit,
        version: Option<Version>,
        target: Target,
    ) -> Verdict {
        if let Some(release) = release {
            if !self.is_read_by(release) {
                return Verdict::NoLlvmIntrinsic;
            }
            if !release.knows(target) {
                return Verdict::NoLlcName;
            }
            if version.is_some_and(|version| !release.writes(version)) {
                return Verdict::NoLlcPtx;
            }
        }
        let mut first = None;
        for place in self.places() {
            let verdict = match form_at(*place) {
                Some(form) => form.is_supported_why(toolkit, version, target),
                None => Verdict::UnknownForm,
            };
            if verdict.is_yes() {
                return verdict;
            }
            first = first.or(Some(verdict));
        }
        first.unwrap_or(Verdict::Yes)
    }
}

/// The form that an instruction of the table is. Its text is on the stack while it is read, and no longer.
#[inline(never)]
fn form_at(place: u16) -> Option<Form> {
    let mut text = Spelling::EMPTY;
    FORMS.write(place, &mut text);
    Form::parse(text.as_bytes()).ok()
}

/// Which bit of an intrinsic's releases stands for one.
const fn bit(release: Release) -> u16 {
    1u16.unbounded_shl(release.code().wrapping_sub(Release::Llvm14.code()))
}

impl fmt::Display for Intrinsic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("llvm.nvvm.")?;
        f.write_str(NAMES.at(self.0).as_str())
    }
}

impl fmt::Debug for Intrinsic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text of a table, put together.
#[derive(Clone, Copy)]
pub struct Spelling {
    bytes: [u8; LONGEST],
    length: u8,
}

/// No text of the tables is longer.
const LONGEST: usize = 160;

impl Spelling {
    const EMPTY: Self = Self {
        bytes: [0; LONGEST],
        length: 0,
    };

    fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..usize::from(self.length)).unwrap_or_default()
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(self.as_bytes()).unwrap_or_default()
    }

    /// Keeps what it shares with the next text, and takes over the rest.
    fn go_on(&mut self, shared: u8, rest: &[u8]) {
        let to = self.bytes.get_mut(usize::from(shared)..).unwrap_or_default();
        to.iter_mut().zip(rest).for_each(|(to, from)| *to = *from);
        self.length = shared.saturating_add(rest.len() as u8);
    }
}

impl fmt::Display for Spelling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Spelling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

/// Texts in ascending order, each written as how many bytes it shares with the one before, how many follow, and these. The first of a block shares none.
pub(super) struct Texts {
    pub count: u16,
    /// Where each block begins.
    pub blocks: &'static [u32],
    pub bytes: &'static [u8],
}

/// So many texts are a block.
const BLOCK: u16 = 16;

impl Texts {
    /// The texts from the beginning of a block on.
    fn texts_of(&self, block: u16) -> impl Iterator<Item = (u8, &'static [u8])> + use<> {
        let begin = self
            .blocks
            .get(usize::from(block))
            .map_or(usize::MAX, |begin| *begin as usize);
        let mut left = self.bytes.get(begin..).unwrap_or_default();
        core::iter::from_fn(move || {
            let (&[shared, length], after) = left.split_first_chunk::<2>()?;
            let (rest, after) = after.split_at_checked(usize::from(length))?;
            left = after;
            Some((shared, rest))
        })
    }

    fn at(&self, place: u16) -> Spelling {
        let mut text = Spelling::EMPTY;
        self.write(place, &mut text);
        text
    }

    /// Puts a text together, in place.
    #[inline(never)]
    fn write(&self, place: u16, text: &mut Spelling) {
        let within = usize::from(place % BLOCK).saturating_add(1);
        for (shared, rest) in self.texts_of(place / BLOCK).take(within) {
            text.go_on(shared, rest);
        }
    }

    /// The place of the first text that is not less.
    fn place(&self, wanted: &[u8]) -> u16 {
        let is_less = |block: &u32| {
            let length = self
                .bytes
                .get((*block as usize).saturating_add(1))
                .copied()
                .unwrap_or_default();
            let begin = (*block as usize).saturating_add(2);
            let first = self.bytes.get(begin..begin.saturating_add(usize::from(length)));
            first.unwrap_or_default() < wanted
        };
        let block = self.blocks.partition_point(is_less).saturating_sub(1) as u16;
        let (mut text, mut place) = (Spelling::EMPTY, block.saturating_mul(BLOCK));
        for (shared, rest) in self.texts_of(block) {
            text.go_on(shared, rest);
            if text.as_bytes() >= wanted {
                break;
            }
            place = place.saturating_add(1);
        }
        place
    }

    fn find(&self, wanted: &[u8]) -> Option<u16> {
        let place = self.place(wanted);
        // Byte by byte: equality of slices would ask the caller's C library for bcmp.
        let is_there = place < self.count && self.at(place).as_bytes().iter().eq(wanted);
        is_there.then_some(place)
    }
}
