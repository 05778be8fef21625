//! What differs between two objects, and what contradicts construction. Unknown bytes equal nothing, but where documents give both the
//! same source.

use super::build::Inputs;
use super::construction::{Bytes, Construction, Moment};
use super::fields::{FieldInfo, Setter, run_at};
use super::image::SIZE;
use super::view::{Comparison, Value, View, combined};
use crate::{Error, Target};
use core::ops::Range;

coded_enum! {
    /// Whether an object can be what construction leaves.
    pub enum Agreement {
        /// Every byte is documented or was given, and has that value.
        Agrees      = 1, AGREES,      "agrees";
        /// A byte is not what construction stores, whatever the unknown part of that is.
        Contradicts = 2, CONTRADICTS, "contradicts";
        /// No byte contradicts, and no document states the value of some bytes.
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
    /// How many bytes no document describes: what construction stores there, or what may change them.
    pub unknown: u32,
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
    /// How many bytes it has. If a narrower field overlaps it, only its own bytes count.
    pub length: u32,
    /// Differs or unknown.
    pub comparison: Comparison,
    /// How many of its bytes are not known to be equal or to differ.
    pub unknown: u32,
    /// The field; `None` for bytes that no document names.
    pub field: Option<&'static FieldInfo>,
    /// What is known of it in the first object, or what construction stores. Nothing for more than eight bytes: read them
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

/// Where an object contradicts, or is not known to agree with, what construction for a target stores; offsets
/// ascending. If the inputs do not give a flag, the value that fits the object is taken. A field of an optional step
/// that the inputs leave out is zero or what that step stores. If no document states the variant of the codegen
/// factory, the documented span of variants is compared.
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
