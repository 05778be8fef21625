//! In what do two objects differ, and what is not known to be equal? Can an object be the profile of a target?

use super::{Image, is_span, raw, sentence};
use crate::{Foreign, Known, Refusal};
use alloc::{string::String, vec::Vec};
use serde::Serialize;
use smarch::profile::{
    Comparison, Condition, Conditions, Difference, Inputs, Moment, Value, contradictions, differences,
};
use smarch::{Target, Text};

/// Between which values a number lies; twice the same where it is known.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Span {
    pub lowest: u64,
    pub highest: u64,
}

impl From<Value> for Span {
    fn from(value: Value) -> Self {
        Self { lowest: value.lowest, highest: value.highest }
    }
}

/// What is known of a number of so many bytes; nothing where nothing is, or where it is none.
fn span_of(value: Value, length: u32) -> Option<Span> {
    let is_told = length <= 8 && (value.known().is_some() || is_span(value, length as usize));
    is_told.then(|| value.into())
}

/// Two objects, compared.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Diff {
    pub old: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub old_hex: Option<String>,
    pub new: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new_hex: Option<String>,
    /// Whether they differ; unknown where what is known does not decide.
    pub comparison: Comparison,
    /// Where two profiles differ, or are not known to be equal.
    pub differences: Vec<DiffRow>,
}

/// A part in which they differ, or are not known to be equal.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DiffRow {
    pub offset_bytes: u32,
    /// Bytes of the field.
    pub width_bytes: u32,
    /// The name of a field. Null: no document names the bytes.
    pub field: Option<Text>,
    pub comparison: Comparison,
    /// How many bytes are unknown.
    pub unknown_bytes: u32,
    /// Between which values the number of the first lies. Null: nothing is known of it, or it has more than eight bytes.
    pub old_number: Option<Span>,
    /// Between which values the number of the second lies. Null: nothing is known of it, or it has more than eight bytes.
    pub new_number: Option<Span>,
    /// The bytes of the first.
    pub old_raw: Vec<Known<u8>>,
    /// The bytes of the second.
    pub new_raw: Vec<Known<u8>>,
    #[serde(skip)]
    pub found: Difference,
}

/// In what two objects differ.
pub fn diff(names: [Foreign; 2], before: &Image, after: &Image) -> Diff {
    let (old, new) = (before.view(), after.view());
    let row = |found: Difference| DiffRow {
        offset_bytes: found.offset,
        width_bytes: found.length,
        field: found.field.map(|field| field.name),
        comparison: found.comparison,
        unknown_bytes: found.unknown,
        old_number: span_of(found.expected, found.length),
        new_number: span_of(found.found, found.length),
        old_raw: raw(old, found.range()),
        new_raw: raw(new, found.range()),
        found,
    };
    let rows: Vec<DiffRow> = differences(old, new).map(row).collect();
    let differs = rows.iter().any(|row| row.comparison == Comparison::Differs);
    let [old, new] = names;
    Diff {
        old_hex: old.hex(),
        old,
        new_hex: new.hex(),
        new,
        comparison: match rows.is_empty() {
            true => Comparison::Equal,
            false if differs => Comparison::Differs,
            false => Comparison::Unknown,
        },
        differences: rows,
    }
}

/// An object as the profile of a target.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Check {
    pub target: Target,
    pub file: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_hex: Option<String>,
    /// Whether nothing contradicts it, at one moment at least.
    pub agrees: bool,
    /// Which value of the flag it fits.
    pub flag_355: Condition,
    /// Which value of the flag at +233 the bytes fit.
    pub flag_233: Condition,
    /// The check for each moment.
    pub moments: Vec<Judged>,
}

/// What contradicts it, were it dumped at this moment.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judged {
    /// When the object was dumped.
    pub moment: Moment,
    pub agrees: bool,
    /// Where the file contradicts what construction stores.
    pub contradictions: Vec<Contradiction>,
}

/// A part that construction would have left otherwise.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Contradiction {
    pub offset_bytes: u32,
    pub width_bytes: u32,
    pub field: Option<Text>,
    /// Between which values the number lies that construction stores. Null: bytes, zero where they have no name.
    pub expected: Option<Span>,
    /// The bytes.
    pub raw: Vec<Known<u8>>,
    #[serde(skip)]
    pub found: Difference,
}

/// Can an object be the profile of a target?
pub fn check(target: Target, file: Foreign, image: &Image, inputs: &Inputs<'_>) -> Result<Check, Refusal> {
    let view = image.view();
    let conditions = Conditions::of(view, target, inputs).map_err(sentence)?;
    let judged = |moment: &Moment| {
        let found = contradictions(view, target, inputs, *moment).map_err(sentence)?;
        let rows: Vec<Contradiction> = found
            .map(|found| Contradiction {
                offset_bytes: found.offset,
                width_bytes: found.length,
                field: found.field.map(|field| field.name),
                expected: span_of(found.expected, found.length),
                raw: raw(view, found.range()),
                found,
            })
            .collect();
        Ok(Judged { moment: *moment, agrees: rows.is_empty(), contradictions: rows })
    };
    let moments = Moment::ALL.iter().map(judged).collect::<Result<Vec<_>, Refusal>>()?;
    Ok(Check {
        target,
        file_hex: file.hex(),
        file,
        agrees: moments.iter().any(|it| it.agrees),
        flag_355: conditions.flag_355,
        flag_233: conditions.flag_233,
        moments,
    })
}
