//! Names: a kind and a target, read strictly and written back.

use super::{Cc, Target, lookup};
use crate::{Error, Text};
use core::{fmt, str::FromStr};
use heapless::{String, Vec};

coded_enum! {
    /// What the prefix of a name stands for.
    pub enum NameKind {
        /// `sm_`: a real architecture; SASS is made for it.
        Sm      = 1, SM,      "sm_";
        /// `compute_`: a virtual architecture; PTX is made for it.
        Compute = 2, COMPUTE, "compute_";
        /// `lto_`: an architecture for link-time optimisation; LTO IR is made for it.
        Lto     = 3, LTO,     "lto_";
    }
}

impl NameKind {
    /// The prefix: `sm_`, `compute_` or `lto_`.
    #[must_use]
    pub const fn prefix(self) -> Text {
        self.text()
    }

    /// The code of the images that have such names: "cubin", "ptx", "lto".
    #[must_use]
    pub const fn image_code(self) -> &'static str {
        match self {
            Self::Sm => "cubin",
            Self::Compute => "ptx",
            Self::Lto => "lto",
        }
    }
}

/// A name that is written out; no name is longer than `compute_121a`.
pub type NameText = String<12>;

/// A kind and a target: what `sm_90a`, `compute_90a` or `lto_90` stands for.
///
/// Every target has three names, one of each kind. Which program takes which of them is another
/// question: [`Tool::accepts`](super::Tool::accepts).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name {
    /// Which prefix.
    pub kind: NameKind,
    /// Which target.
    pub target: Target,
}

impl Name {
    /// Reads a name strictly: exact lower-case text, no leading zeros, no blanks, nothing after it.
    ///
    /// # Errors
    /// [`Error::NameEmpty`], [`Error::NamePrefix`], [`Error::NameNumber`], [`Error::NameUnknownNumber`] or
    /// [`Error::NameSuffix`]: the first thing that is wrong, from left to right.
    pub fn parse(text: &[u8]) -> Result<Self, Error> {
        if let Some(target) = lookup::exact(text) {
            return Ok(target.named(NameKind::Sm));
        }
        if text.is_empty() {
            return Err(Error::NameEmpty);
        }
        for &kind in NameKind::ALL {
            if let Some(rest) = text.strip_prefix(kind.prefix().as_bytes()) {
                return Ok(Self {
                    kind,
                    target: target_of(rest)?,
                });
            }
        }
        Err(Error::NamePrefix)
    }

    /// The name as text, on the stack.
    #[must_use]
    pub fn to_text(self) -> NameText {
        let mut text = NameText::new();
        // Both always fit: the longest prefix has 8 bytes, the longest rest 4.
        let _ = text.push_str(&self.kind.prefix());
        let _ = text.push_str(self.target.without_prefix());
        text
    }
}

impl Target {
    /// Reads an `sm_` name as strictly as [`Name::parse`]; the other two kinds are a [`Error::NamePrefix`].
    ///
    /// # Errors
    /// As [`Name::parse`].
    pub fn parse(text: &[u8]) -> Result<Self, Error> {
        lookup::exact(text).ok_or_else(|| Self::why_not(text))
    }

    /// Reads a text that is not a name from left to right: the first thing that is wrong with it.
    #[cold]
    fn why_not(text: &[u8]) -> Error {
        match text.strip_prefix(NameKind::Sm.prefix().as_bytes()) {
            Some(rest) => match leading_target_number(rest) {
                Ok((number, _)) if lookup::has_number(number) => Error::NameSuffix,
                Ok(_) => Error::NameUnknownNumber,
                Err(error) => error,
            },
            None if text.is_empty() => Error::NameEmpty,
            None => Error::NamePrefix,
        }
    }

    /// What all three names end in: `90a`.
    #[must_use]
    pub fn without_prefix(self) -> &'static str {
        self.info()
            .name
            .as_str()
            .get(NameKind::Sm.prefix().len()..)
            .unwrap_or_default()
    }

    /// This target's name of a kind.
    #[must_use]
    pub const fn named(self, kind: NameKind) -> Name {
        Name { kind, target: self }
    }
}

/// Reads what follows the prefix: a number without leading zeros and a suffix.
fn target_of(text: &[u8]) -> Result<Target, Error> {
    let (number, rest) = leading_target_number(text)?;
    let base = Cc(number).target().ok_or(Error::NameUnknownNumber)?;
    match *rest {
        [] => Ok(base),
        [letter @ (b'a' | b'f')] => Target::from_id(base.id() | u32::from(letter)).ok_or(Error::NameSuffix),
        _ => Err(Error::NameSuffix),
    }
}

/// The number at the front of what follows the prefix, without leading zeros, and what is behind it.
fn leading_target_number(text: &[u8]) -> Result<(u32, &[u8]), Error> {
    let [b'1'..=b'9', ..] = *text else {
        return Err(Error::NameNumber);
    };
    let (mut number, mut rest) = (0u32, text);
    while let [digit @ b'0'..=b'9', tail @ ..] = rest {
        number = number.saturating_mul(10).saturating_add(u32::from(digit & 0xf));
        rest = tail;
    }
    Ok((number, rest))
}

/// The number at the front of a text, at most 2^64 - 1, and what follows it; `None` when there is no digit.
pub(super) fn leading_number(text: &[u8]) -> Option<(u64, &[u8])> {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (digits, rest) = text.split_at_checked(digits).filter(|(digits, _)| !digits.is_empty())?;
    let number = digits.iter().fold(0u64, |number, digit| {
        number.saturating_mul(10).saturating_add(u64::from(digit & 0xf))
    });
    Some((number, rest))
}

impl FromStr for Name {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::parse(text.as_bytes())
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.to_text())
    }
}

impl From<Target> for Name {
    fn from(target: Target) -> Self {
        target.named(NameKind::Sm)
    }
}

/// The names nearest to a misspelt one, at most four: for "did you mean".
pub type Suggestions = Vec<Name, 4>;

/// Texts longer than this resemble no name.
const MAX_MISSPELLING_LENGTH: usize = 16;

/// More edits than this make another name.
const MAX_EDITS: usize = 2;

/// Which names a misspelt one may have meant: the names that take the fewest edits, two edits at most. Upper case
/// counts as lower. Empty if no name is near.
#[must_use]
pub fn suggestions(text: &[u8]) -> Suggestions {
    let mut nearest = Suggestions::new();
    let mut fewest = MAX_EDITS;
    for &kind in NameKind::ALL {
        for name in Target::ALL.iter().map(|target| target.named(kind)) {
            let edits = edits_between(text, name.to_text().as_bytes());
            if edits < fewest {
                nearest.clear();
                fewest = edits;
            }
            if edits == fewest {
                // A fifth name that is as near is left out.
                let _ = nearest.push(name);
            }
        }
    }
    nearest
}

/// The Levenshtein distance, upper case counting as lower; "far" for texts that are too long.
fn edits_between(text: &[u8], name: &[u8]) -> usize {
    let far = usize::MAX;
    // One row of the matrix: the distance from the name's beginning so far to each beginning of the text.
    let mut row: Vec<usize, { MAX_MISSPELLING_LENGTH + 1 }> = Vec::new();
    for length in 0..=text.len() {
        if row.push(length).is_err() {
            return far;
        }
    }
    for expected in name {
        let mut diagonal = far;
        let mut left = far;
        for (position, cell) in row.iter_mut().enumerate() {
            let above = *cell;
            let found = position.checked_sub(1).and_then(|before| text.get(before));
            let replaced = match found {
                Some(found) if found.eq_ignore_ascii_case(expected) => diagonal,
                _ => diagonal.saturating_add(1),
            };
            *cell = replaced.min(above.saturating_add(1)).min(left.saturating_add(1));
            diagonal = above;
            left = *cell;
        }
    }
    row.last().copied().unwrap_or(far)
}
