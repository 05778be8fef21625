//! What differs between two objects, and what contradicts construction. Unknown bytes equal nothing.

use super::build::{Conditions, Inputs, Store, last_store};
use super::fields::{ALL_FIELDS, FieldInfo, Setter, run_at};
use super::image::{Profile, SIZE};
use super::mask::Mask;
use crate::{Error, Target};
use core::ops::{Range, RangeInclusive};

coded_enum! {
    /// How two values compare of which one or both may not be known.
    pub enum Comparison {
        /// Both are known and the same.
        Equal   = 1, EQUAL,   "equal";
        /// They differ, whatever the unknown part of them is.
        Differs = 2, DIFFERS, "differs";
        /// What is known of them does not decide.
        Unknown = 3, UNKNOWN, "unknown";
    }
}

coded_enum! {
    /// At which moment an object was dumped.
    pub enum Moment {
        /// After the last step of construction, before any other code ran.
        Constructed = 1, CONSTRUCTED, "after construction";
        /// Later: fields that code overwrites, and bytes that no document names, may hold anything.
        Running     = 2, RUNNING,     "while running";
    }
}

/// What is known of a number: between which values it lies.
#[doc(alias = "smarch_profile_value")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct Value {
    /// The lowest value that it may have.
    pub lowest: u64,
    /// The highest one; the lowest one where the number is known.
    pub highest: u64,
}

impl Value {
    /// The number; `None` where it is not known.
    #[must_use]
    pub const fn known(self) -> Option<u64> {
        if self.lowest == self.highest {
            Some(self.lowest)
        } else {
            None
        }
    }
}

/// An object and what is known of it.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// Its bytes.
    pub profile: &'a Profile,
    /// Which of them are known; `None`: all, as of a dump.
    pub known: Option<&'a Mask>,
}

impl<'a> View<'a> {
    /// An object of which every byte is known.
    #[must_use]
    pub const fn dump(profile: &'a Profile) -> Self {
        Self { profile, known: None }
    }

    /// An object as it was built.
    #[must_use]
    pub const fn built(profile: &'a Profile, known: &'a Mask) -> Self {
        Self {
            profile,
            known: Some(known),
        }
    }

    /// Between which values a byte lies. Nothing is known of bytes beyond the object.
    #[must_use]
    pub fn byte(self, offset: usize) -> RangeInclusive<u8> {
        match (self.profile.as_bytes().get(offset), self.known) {
            (None, _) => 0..=u8::MAX,
            (Some(_), Some(known)) if !known.contains(offset) => known.span(offset),
            (Some(&byte), _) => byte..=byte,
        }
    }

    /// Between which values the little-endian number in a range of bytes lies; of more than eight bytes nothing is told.
    #[must_use]
    pub fn value(self, range: Range<usize>) -> Value {
        value_of(range, |offset| self.byte(offset))
    }
}

/// The number whose bytes lie between these values.
fn value_of(range: Range<usize>, byte: impl Fn(usize) -> RangeInclusive<u8>) -> Value {
    if range.len() > 8 {
        return Value {
            lowest: 0,
            highest: u64::MAX,
        };
    }
    let number = |end: fn(&RangeInclusive<u8>) -> &u8| {
        let bytes = range.clone().rev().map(|offset| *end(&byte(offset)));
        bytes.fold(0, |value, byte| value << 8 | u64::from(byte))
    };
    Value {
        lowest: number(RangeInclusive::start),
        highest: number(RangeInclusive::end),
    }
}

/// A field, or a run of bytes without a name, in which two objects differ or are not known to be equal; or in which an object
/// contradicts what construction stores.
#[doc(alias = "smarch_profile_difference")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Difference {
    /// Where it begins.
    pub offset: u32,
    /// How many bytes it has: of a field that a narrower one overlaps only its own.
    pub length: u32,
    /// Differs or unknown.
    pub comparison: Comparison,
    /// How many of its bytes are not known to be equal or to differ.
    pub unknown: u32,
    /// The field; NULL for bytes that no document names.
    pub field: Option<&'static FieldInfo>,
    /// What is known of it in the first object, or what construction stores. Of more than eight bytes nothing is told: read them
    /// in the object.
    pub expected: Value,
    /// What is known of it in the second object, or in the one that is checked.
    pub found: Value,
}

impl Difference {
    /// The bytes that it covers.
    #[must_use]
    pub const fn range(&self) -> Range<usize> {
        let start = self.offset as usize;
        start..start.saturating_add(self.length as usize)
    }
}

/// The fields, and the runs of unnamed bytes, in which two objects differ or are not known to be equal; offsets ascending. What
/// is not listed is equal.
pub fn differences<'a>(old: View<'a>, new: View<'a>) -> impl Iterator<Item = Difference> + Clone {
    rows(Side::Object(old), new).filter(|row| row.comparison != Comparison::Equal)
}

/// All contradictions between an object and what construction for a target stores; offsets ascending. A flag that the inputs set is
/// taken as set; of one that they do not set that value is taken which the object fits. Bytes that nobody knows
/// and fields of optional steps that the inputs leave out contradict nothing. Where the variant of the codegen factory is not
/// documented its span is.
///
/// # Errors
/// [`Error::ProfileNone`]: ptxas registers no profile for the target.
pub fn contradictions<'a>(
    object: View<'a>,
    target: Target,
    inputs: &'a Inputs<'a>,
    moment: Moment,
) -> Result<impl Iterator<Item = Difference> + Clone, Error> {
    let built = Construction::fitting(object, target, inputs, moment)?;
    Ok(rows(Side::Built(built), object).filter(|row| row.comparison == Comparison::Differs))
}

/// The first byte of an object that contradicts what construction for a target stores, as [`contradictions`]; `None` when none
/// does.
///
/// # Errors
/// [`Error::ProfileNone`]: ptxas registers no profile for the target.
pub fn first_contradiction<'a>(
    object: View<'a>,
    target: Target,
    inputs: &'a Inputs<'a>,
    moment: Moment,
) -> Result<Option<usize>, Error> {
    let built = Construction::fitting(object, target, inputs, moment)?;
    let mut run = 0;
    while run < SIZE {
        let (owner, end) = run_at(run);
        let bytes = built.bytes(owner, run);
        let mut offsets = run..end;
        let first = offsets.find(|&at| compare(&bytes.at(at), &object.byte(at)) == Comparison::Differs);
        if first.is_some() {
            return Ok(first);
        }
        run = end;
    }
    Ok(None)
}

/// The construction of an object for a target, with both flags decided.
#[derive(Clone, Copy)]
pub(super) struct Construction<'a> {
    pub(super) target: Target,
    pub(super) inputs: &'a Inputs<'a>,
    pub(super) flag_355: bool,
    pub(super) flag_233: bool,
    pub(super) moment: Moment,
}

/// What construction leaves in a run of bytes.
#[derive(Clone, Copy)]
enum Bytes<'a> {
    Object(View<'a>),
    Stored(Store),
    Zero,
    Any,
}

impl Bytes<'_> {
    fn at(&self, offset: usize) -> RangeInclusive<u8> {
        match self {
            Self::Object(view) => view.byte(offset),
            Self::Stored(store) => store.byte(offset),
            Self::Zero => 0..=0,
            Self::Any => 0..=u8::MAX,
        }
    }
}

impl<'a> Construction<'a> {
    /// With the values of the flags that an object fits.
    fn fitting(object: View<'_>, target: Target, inputs: &'a Inputs<'a>, moment: Moment) -> Result<Self, Error> {
        let conditions = Conditions::of(object, target, inputs)?;
        Ok(Self {
            target,
            inputs,
            flag_355: inputs.flag_355 || conditions.flag_355.is_set(),
            flag_233: inputs.flag_233 || conditions.flag_233.is_set(),
            moment,
        })
    }

    /// What is in the run of bytes that begins at an offset and has this owner.
    // Its frame shall not add to that of the caller, which holds the inputs.
    #[inline(never)]
    fn bytes(&self, owner: Option<&FieldInfo>, run: usize) -> Bytes<'a> {
        let is_running = self.moment == Moment::Running;
        let is_changed = |field: &FieldInfo| match field.setter {
            Setter::Vendor => !self.inputs.vendor_step && field.range().contains(&run),
            Setter::Baseline => !self.inputs.baseline_step && field.range().contains(&run),
            _ => is_running && field.changed_range().contains(&run),
        };
        if (is_running && owner.is_none()) || ALL_FIELDS.iter().any(is_changed) {
            return Bytes::Any;
        }
        match last_store(self, run) {
            Some(store) => Bytes::Stored(store),
            None => Bytes::Zero,
        }
    }

    /// How what construction stores into the field at an offset compares with an object.
    pub(super) fn compare(&self, object: View<'_>, offset: usize) -> Comparison {
        let (owner, end) = run_at(offset);
        let bytes = self.bytes(owner, offset);
        combined((offset..end).map(|at| compare(&bytes.at(at), &object.byte(at))))
    }
}

#[derive(Clone, Copy)]
enum Side<'a> {
    Object(View<'a>),
    Built(Construction<'a>),
}

/// Every field, and every run of unnamed bytes that compare alike.
fn rows<'a>(expected: Side<'a>, found: View<'a>) -> impl Iterator<Item = Difference> + Clone {
    let mut next = 0;
    core::iter::from_fn(move || {
        if next >= SIZE {
            return None;
        }
        let start = next;
        let (field, end) = run_at(start);
        let bytes = match &expected {
            Side::Object(view) => Bytes::Object(*view),
            Side::Built(built) => built.bytes(field, start),
        };
        let of = |at: usize| compare(&bytes.at(at), &found.byte(at));
        let first = of(start);
        let (end, comparison) = match field {
            Some(_) => (end, combined((start..end).map(of))),
            None => ((start..end).find(|&at| of(at) != first).unwrap_or(end), first),
        };
        next = end;
        Some(Difference {
            offset: start as u32,
            length: end.saturating_sub(start) as u32,
            comparison,
            unknown: (start..end).filter(|&at| of(at) == Comparison::Unknown).count() as u32,
            field,
            expected: value_of(start..end, |at| bytes.at(at)),
            found: found.value(start..end),
        })
    })
}

fn compare(one: &RangeInclusive<u8>, other: &RangeInclusive<u8>) -> Comparison {
    if one.end() < other.start() || other.end() < one.start() {
        Comparison::Differs
    } else if one.start() == one.end() && one == other {
        Comparison::Equal
    } else {
        Comparison::Unknown
    }
}

/// One byte that differs decides; then one that is not known.
fn combined(bytes: impl Iterator<Item = Comparison>) -> Comparison {
    let rank = |comparison: &Comparison| match comparison {
        Comparison::Equal => 0,
        Comparison::Unknown => 1,
        Comparison::Differs => 2,
    };
    bytes.max_by_key(rank).unwrap_or(Comparison::Equal)
}
