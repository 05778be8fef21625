//! Where do two objects differ, and what is not known to be equal? Can an object be the profile of a target?

use super::{Image, is_span, raw, sentence};
use crate::{Foreign, Known, Refusal};
use alloc::{string::String, vec::Vec};
use serde::Serialize;
use smarch::profile::{
    Agreement, Comparison, Condition, Conditions, Difference, Fill, Inputs, Moment, SIZE, Step, Value, contradictions,
    differences, findings, judge,
};
use smarch::{Target, Text};

/// The lowest and the highest value that a number may have; the same value twice if it is known.
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
    /// Whether they differ; unknown if the known bytes do not decide.
    pub comparison: Comparison,
    /// How many bytes are unknown in both, but stored from the same documented source, and so the same.
    pub same_source_bytes: usize,
    /// Which value of the flag at +355 the file fits, and was taken. Null: no file is compared with a target.
    pub flag_355: Option<Condition>,
    /// Which value of the flag at +233 the file fits, and was taken. Null: no file is compared with a target.
    pub flag_233: Option<Condition>,
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
    /// What is stored into the field, and so what decides it. Null: no document names the bytes.
    pub fill: Option<Fill>,
    pub comparison: Comparison,
    /// Whether the number of a target is the lowest or the highest and nothing between: an optional step may not have been taken.
    pub is_either: bool,
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

/// Where two objects differ. A dump is compared with what construction for a target leaves, under the flags that fit it; it may or may not
/// hold what the optional steps store.
pub fn diff(names: [Foreign; 2], before: &Image, after: &Image, inputs: &Inputs<'_>) -> Result<Diff, Refusal> {
    let (old, new) = (before.view(), after.view());
    let of_target = |target: Target, dump: &Image| {
        let conditions = Conditions::of(dump.view(), target, inputs).map_err(sentence)?;
        let found = findings(dump.view(), target, inputs, Moment::Constructed).map_err(sentence)?;
        Ok::<_, Refusal>((Some(conditions), found.collect::<Vec<_>>()))
    };
    let (conditions, found) = match (before.target, after.target) {
        (Some(target), None) => of_target(target, after)?,
        (None, Some(target)) => {
            let (conditions, found) = of_target(target, before)?;
            (conditions, found.into_iter().map(Difference::reversed).collect())
        }
        _ => (None, differences(old, new).collect()),
    };
    let row = |found: Difference| DiffRow {
        offset_bytes: found.offset,
        width_bytes: found.length,
        field: found.field.map(|field| field.name),
        fill: found.field.map(|field| field.fill),
        comparison: found.comparison,
        is_either: found.is_either(),
        unknown_bytes: found.unknown,
        old_number: span_of(found.expected, found.length),
        new_number: span_of(found.found, found.length),
        old_raw: raw(old, found.range()),
        new_raw: raw(new, found.range()),
        found,
    };
    let rows: Vec<DiffRow> = found.into_iter().map(row).collect();
    let differs = rows.iter().any(|row| row.comparison == Comparison::Differs);
    let same_source_bytes = (0..SIZE).filter(|&at| old.has_same_source(new, at)).count();
    let [old, new] = names;
    Ok(Diff {
        old_hex: old.hex(),
        old,
        new_hex: new.hex(),
        new,
        comparison: match rows.is_empty() {
            true => Comparison::Equal,
            false if differs => Comparison::Differs,
            false => Comparison::Unknown,
        },
        same_source_bytes,
        flag_355: conditions.map(|it| it.flag_355),
        flag_233: conditions.map(|it| it.flag_233),
        differences: rows,
    })
}

/// An object as the profile of a target.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Check {
    pub target: Target,
    pub file: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_hex: Option<String>,
    /// The step after which the file was dumped. Null: after all.
    pub after_step: Option<Step>,
    /// Whether it can be one, at the moment at which it fits best.
    pub agreement: Agreement,
    /// Which value of the flag it fits.
    pub flag_355: Condition,
    /// Which value of the flag at +233 the bytes fit.
    pub flag_233: Condition,
    /// The check for each moment.
    pub moments: Vec<Judged>,
}

/// What contradicts it if it was dumped at this moment.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judged {
    /// When the object was dumped.
    pub moment: Moment,
    pub agreement: Agreement,
    /// How many bytes are what construction stores.
    pub agreeing_bytes: u32,
    /// How many bytes are not.
    pub contradicting_bytes: u32,
    /// How many bytes no document describes.
    pub unknown_bytes: u32,
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
    /// Whether it is the lowest or the highest and nothing between: an optional step may not have been taken.
    pub is_either: bool,
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
                is_either: found.is_either(),
                raw: raw(view, found.range()),
                found,
            })
            .collect();
        let judgement = judge(view, target, inputs, *moment).map_err(sentence)?;
        Ok(Judged {
            moment: *moment,
            agreement: judgement.agreement,
            agreeing_bytes: judgement.agreeing,
            contradicting_bytes: judgement.contradicting,
            unknown_bytes: judgement.unknown,
            contradictions: rows,
        })
    };
    // While construction goes on no other code runs.
    let is_meant = |moment: &&Moment| inputs.last_step.is_none() || **moment == Moment::Constructed;
    let moments = Moment::ALL.iter().filter(is_meant).map(judged).collect::<Result<Vec<_>, Refusal>>()?;
    Ok(Check {
        target,
        file_hex: file.hex(),
        file,
        after_step: inputs.last_step,
        agreement: [Agreement::Agrees, Agreement::CannotTell]
            .into_iter()
            .find(|best| moments.iter().any(|it| it.agreement == *best))
            .unwrap_or(Agreement::Contradicts),
        flag_355: conditions.flag_355,
        flag_233: conditions.flag_233,
        moments,
    })
}
