//! What differs between two objects, and what contradicts construction. Unknown bytes equal nothing, but where documents give both the
//! same source.

use super::build::{Conditions, Inputs, Step, Store, last_store};
use super::fields::{ALL_FIELDS, FieldInfo, Setter, field, run_at};
use super::image::{Profile, SIZE};
use super::mask::Mask;
use super::scheduling_flags::PIPELINE_PROGRESS_MAX;
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

coded_enum! {
    /// Whether an object can be what construction leaves.
    pub enum Agreement {
        /// Every byte of it is documented or was given, and is that.
        Agrees      = 1, AGREES,      "agrees";
        /// A byte is not what construction stores, whatever the unknown part of that is.
        Contradicts = 2, CONTRADICTS, "contradicts";
        /// Nothing contradicts, and some bytes may hold what no document states.
        CannotTell  = 3, CANNOT_TELL, "cannot tell";
    }
}

/// How an object compares with what construction stores, byte by byte.
#[doc(alias = "smarch_profile_judgement")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct Judgement {
    /// What follows.
    pub agreement: Agreement,
    /// How many bytes are what construction stores.
    pub agreeing: u32,
    /// How many are not.
    pub contradicting: u32,
    /// Of how many no document states what construction stores, or may change.
    pub unknown: u32,
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

    /// Whether a byte that is known in neither of two objects comes from the same documented source in both, in one compilation: whatever
    /// it is, it is the same.
    #[must_use]
    pub fn has_same_source(self, other: Self, offset: usize) -> bool {
        let is_same_source = |(known, other): (&Mask, &Mask)| known.has_same_source(other, offset);
        self.known.zip(other.known).is_some_and(is_same_source)
            && self.profile.as_bytes().get(offset) == other.profile.as_bytes().get(offset)
    }

    /// Between which values the little-endian number in a range of bytes lies; of more than eight bytes nothing is told.
    #[must_use]
    pub fn value(self, range: Range<usize>) -> Value {
        value_of(range, |offset| self.byte(offset))
    }
}

/// The number whose bytes lie between these values.
pub(super) fn value_of(range: Range<usize>, byte: impl Fn(usize) -> RangeInclusive<u8>) -> Value {
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

    /// Whether what is expected, or found where the objects are [`reversed`](Self::reversed), is one of two values, the lowest or the highest and
    /// nothing between: an optional step may not have been taken.
    #[must_use]
    pub fn is_either(&self) -> bool {
        let is_optional = |field: &&FieldInfo| matches!(field.setter, Setter::Vendor | Setter::Baseline);
        self.field.filter(is_optional).is_some_and(|field| {
            let any = u64::MAX >> (64_u32.saturating_sub(field.width.saturating_mul(8)));
            let values = [self.expected, self.found];
            values
                .iter()
                .any(|value| value.lowest == 0 && value.highest != 0 && value.highest < any)
        })
    }

    /// The same, with the objects in the other order.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self {
            expected: self.found,
            found: self.expected,
            ..self
        }
    }
}

/// The fields, and the runs of unnamed bytes, in which two objects differ or are not known to be equal; offsets ascending. What
/// is not listed is equal: known and the same, or stored from the same source in both ([`View::has_same_source`]). A dump is compared with a
/// target by [`findings`].
pub fn differences<'a>(old: View<'a>, new: View<'a>) -> impl Iterator<Item = Difference> + Clone {
    rows(Side::Object(old), new).filter(|row| row.comparison != Comparison::Equal)
}

/// Where an object contradicts, or is not known to agree with, what construction for a target stores; offsets ascending. Of a flag that the
/// inputs do not give that value is taken which the object fits. A field of an optional step that the inputs leave out is zero or
/// what that step stores. Where the variant of the codegen factory is not documented its span is.
///
/// # Errors
/// [`Error::ProfileNone`]: ptxas registers no profile for the target.
pub fn findings<'a>(
    object: View<'a>,
    target: Target,
    inputs: &'a Inputs<'a>,
    moment: Moment,
) -> Result<impl Iterator<Item = Difference> + Clone, Error> {
    let built = Construction::fitting(object, target, inputs, moment)?;
    Ok(rows(Side::Built(built), object).filter(|row| row.comparison != Comparison::Equal))
}

/// Whether an object can be what construction for a target leaves, and how many bytes say so; as [`findings`].
///
/// # Errors
/// [`Error::ProfileNone`]: ptxas registers no profile for the target.
pub fn judge<'a>(object: View<'a>, target: Target, inputs: &'a Inputs<'a>, moment: Moment) -> Result<Judgement, Error> {
    let built = Construction::fitting(object, target, inputs, moment)?;
    let (mut agreeing, mut contradicting, mut unknown) = (0_u32, 0_u32, 0_u32);
    let mut start = 0;
    while start < SIZE {
        let (owner, end) = run_at(start);
        let bytes = built.bytes(owner, start);
        for at in start..end {
            let count = match bytes.compare(start..end, at, object) {
                Comparison::Equal => &mut agreeing,
                Comparison::Differs => &mut contradicting,
                Comparison::Unknown => &mut unknown,
            };
            *count = count.saturating_add(1);
        }
        start = end;
    }
    let agreement = match (contradicting, unknown) {
        (0, 0) => Agreement::Agrees,
        (0, _) => Agreement::CannotTell,
        _ => Agreement::Contradicts,
    };
    Ok(Judgement {
        agreement,
        agreeing,
        contradicting,
        unknown,
    })
}

/// All contradictions between an object and what construction for a target stores: those of [`findings`] that differ.
///
/// # Errors
/// [`Error::ProfileNone`]: ptxas registers no profile for the target.
pub fn contradictions<'a>(
    object: View<'a>,
    target: Target,
    inputs: &'a Inputs<'a>,
    moment: Moment,
) -> Result<impl Iterator<Item = Difference> + Clone, Error> {
    Ok(findings(object, target, inputs, moment)?.filter(|row| row.comparison == Comparison::Differs))
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
        let first = offsets.find(|&at| bytes.compare(run..end, at, object) == Comparison::Differs);
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
    /// Zero, or what an optional step stores.
    ZeroOr(Store),
    /// A number that does not exceed this one.
    UpTo(u64),
}

impl Bytes<'_> {
    fn at(&self, offset: usize) -> RangeInclusive<u8> {
        match self {
            Self::Object(view) => view.byte(offset),
            Self::Stored(store) => store.byte(offset),
            Self::Zero => 0..=0,
            Self::ZeroOr(store) => 0..=*store.byte(offset).end(),
            Self::Any | Self::UpTo(_) => 0..=u8::MAX,
        }
    }

    fn value(&self, run: Range<usize>) -> Value {
        match *self {
            Self::UpTo(highest) => Value { lowest: 0, highest },
            _ => value_of(run, |at| self.at(at)),
        }
    }

    /// How a byte of a run compares. Where the whole number counts, all of its bytes compare as that does.
    fn compare(&self, run: Range<usize>, offset: usize, object: View<'_>) -> Comparison {
        match self {
            Self::Object(view) if view.has_same_source(object, offset) => Comparison::Equal,
            Self::ZeroOr(store) => {
                let zero = combined(run.clone().map(|at| compare(&(0..=0), &object.byte(at))));
                let stored = combined(run.map(|at| compare(&store.byte(at), &object.byte(at))));
                match (zero, stored) {
                    (Comparison::Equal, _) | (_, Comparison::Equal) => Comparison::Equal,
                    (Comparison::Differs, Comparison::Differs) => Comparison::Differs,
                    _ => Comparison::Unknown,
                }
            }
            Self::UpTo(most) => match object.value(run) {
                value if value.highest <= *most => Comparison::Equal,
                value if value.lowest > *most => Comparison::Differs,
                _ => Comparison::Unknown,
            },
            _ => compare(&self.at(offset), &object.byte(offset)),
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
            flag_355: inputs.flag_355.unwrap_or(conditions.flag_355.is_set()),
            flag_233: inputs.flag_233.unwrap_or(conditions.flag_233.is_set()),
            moment,
        })
    }

    /// What is in the run of bytes that begins at an offset and has this owner.
    // Its frame shall not add to that of the caller, which holds the inputs.
    #[inline(never)]
    fn bytes(&self, owner: Option<&FieldInfo>, run: usize) -> Bytes<'a> {
        let is_running = self.moment == Moment::Running;
        if is_running && owner.is_none() || self.inputs.last_step == Some(Step::Allocate) {
            return Bytes::Any;
        }
        for field in ALL_FIELDS {
            // Where the last step is given, a later one was not taken.
            let is_open = |step: Step| self.inputs.last_step.is_none() && !self.inputs.takes(step);
            let is_optional = field.setter.step().is_some_and(is_open);
            if is_optional && field.range().contains(&run) {
                return self.stored(field).map_or(Bytes::Zero, Bytes::ZeroOr);
            }
            if is_running && field.changed_range().contains(&run) {
                return match field.offset as usize == field::PIPELINE_PROGRESS.offset() {
                    true => Bytes::UpTo(PIPELINE_PROGRESS_MAX),
                    false => Bytes::Any,
                };
            }
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
        combined((offset..end).map(|at| bytes.compare(offset..end, at, object)))
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
        let run = start..end;
        let of = |at: usize| bytes.compare(run.clone(), at, found);
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
            expected: bytes.value(start..end),
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
