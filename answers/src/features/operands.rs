//! What the operands of a form may be: place by place, in kinds and in words.

use alloc::{collections::BTreeMap, collections::BTreeSet, format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::Toolkit;
use smarch::ptx::{Form, OPERAND_KINDS, OperandPlace as Place, OperandWords};

/// What the operands may be of statements with so many of them.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OperandCount {
    /// How many operands the statements have.
    pub operands_count: u32,
    /// What each of them may be, in their order.
    pub operand_places: Vec<OperandPlace>,
}

/// What an operand may be at one place, and what ptxas prints about the rest.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OperandPlace {
    /// What it may be.
    #[serde(flatten)]
    pub operand: TakenOperand,
    /// What it refuses there, and what it says.
    pub refused_operands: Vec<RefusedOperands>,
}

/// What an operand may be, at one place.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TakenOperand {
    /// What ptxas takes there, in words: ".b32 .u32 register, integer from 0 to 31". Empty: nothing is known.
    pub operand_text: String,
    /// What ptxas takes there, next to operands that it takes.
    pub taken_operands: Vec<OperandKinds>,
    /// The integers that it takes there, if it does not take all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taken_integers: Option<TakenIntegers>,
    /// Of what it is not known.
    pub unknown_operands: Vec<OperandKinds>,
}

/// Operands that are alike.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OperandKinds {
    /// What they are: register, negated predicate, number, floating-point number, address, vector, special register, vector register, sink, pair,
    /// variable, label, function.
    pub operand_kind: &'static str,
    /// How many elements a vector has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vector_elements: Option<u32>,
    /// For registers, for the registers that addresses begin with and for the elements of vectors: the type, b32. For variables, and for
    /// addresses that begin with one: the space. For numbers: integer (up to 32 bits), wide, negative, decimal, single (0f3F800000) or
    /// double. For pairs: their two parts, pred|pred.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub operand_types: Vec<&'static str>,
}

/// Operands about which ptxas says the same.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RefusedOperands {
    /// What it prints, a line each; {value}, {symbol} and {elements} stand for the number, the name and how many elements are written there.
    pub tool_prints: Vec<String>,
    /// Which operands. Null: every other that is neither taken nor unknown.
    pub operand_kinds: Option<Vec<OperandKinds>>,
}

/// Some integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TakenIntegers {
    /// The lowest.
    pub lowest_integer: i64,
    /// The highest.
    pub highest_integer: i64,
    /// Every so many from the lowest on.
    pub integer_step: u32,
    /// Whether only powers of 2.
    pub powers_of_2: bool,
}

/// What the operands of a form may be, for each number of them that ptxas of a release takes; `None` where that is not known.
pub(super) fn operands_of(form: &Form, toolkit: Toolkit) -> Option<Vec<OperandCount>> {
    let places: Vec<Place> = form.operands(toolkit).collect();
    let counts = places.chunk_by(|one, other| one.operands == other.operands);
    let counts: Vec<OperandCount> = counts
        .filter_map(|places| {
            let operands_count = places.first()?.operands;
            let places = places.iter().filter(|_| operands_count != 0);
            let operand_places =
                places.map(|place| OperandPlace::of(form.operand_words(toolkit, place), place)).collect();
            Some(OperandCount { operands_count, operand_places })
        })
        .collect();
    (!counts.is_empty()).then_some(counts)
}

/// The kinds of some bits, those that differ in their type alone together, in their order.
fn kinds_of(bits: [u64; 3], place: &Place) -> Vec<OperandKinds> {
    let mut all: Vec<OperandKinds> = Vec::new();
    for (_, kind) in Place::kinds(bits) {
        let operand_kind = kind.kind.as_str();
        let own = if kind.elements == 0 { place.elements.into() } else { kind.elements };
        let vector_elements = (operand_kind == "vector").then_some(own);
        // Of the width of the place nothing is a vector, where there is none.
        if vector_elements == Some(0) {
            continue;
        }
        let is_alike =
            |it: &&mut OperandKinds| (it.operand_kind, it.vector_elements) == (operand_kind, vector_elements);
        let operand_type = Some(kind.of.as_str()).filter(|it| !it.is_empty());
        match all.iter_mut().find(is_alike) {
            Some(found) => found.operand_types.extend(operand_type),
            None => {
                let operand_types = operand_type.into_iter().collect();
                all.push(OperandKinds { operand_kind, vector_elements, operand_types });
            }
        }
    }
    all
}

impl OperandPlace {
    fn of(words: Option<OperandWords>, place: &Place) -> Self {
        Self { operand: TakenOperand::of(place), refused_operands: refused(words, place) }
    }
}

impl TakenOperand {
    pub(super) fn of(place: &Place) -> Self {
        let mut unknown = place.takes;
        for (unknown, refused) in unknown.iter_mut().zip(place.refuses) {
            *unknown = !(*unknown | refused);
        }
        let taken_operands = kinds_of(place.takes, place);
        let taken_integers = place.has_numbers.then_some(TakenIntegers {
            lowest_integer: place.lowest,
            highest_integer: place.highest,
            integer_step: place.step,
            powers_of_2: place.powers_of_2,
        });
        let unknown = kinds_of(unknown, place).into_iter().filter(|kinds| !kinds.operand_kind.is_empty());
        Self {
            operand_text: text_of(&taken_operands, taken_integers),
            taken_operands,
            taken_integers,
            unknown_operands: unknown.collect(),
        }
    }
}

/// What ptxas prints about what a place refuses, each line once.
pub(super) fn refusals(words: Option<OperandWords>, place: &Place) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut seen = BTreeSet::new();
    for (kind, _) in Place::kinds(place.refuses) {
        let refusal = words.as_ref().and_then(|words| words.refusal(kind)).filter(|it| seen.insert(it.number()));
        let new = refusal.map(|refusal| refusal.to_string()).unwrap_or_default();
        lines.extend(
            new.lines().filter(|line| !lines.iter().any(|it| it == line)).map(ToString::to_string).collect::<Vec<_>>(),
        );
    }
    lines
}

/// What is refused, grouped by what ptxas says about it.
fn refused(words: Option<OperandWords>, place: &Place) -> Vec<RefusedOperands> {
    let mut bits: BTreeMap<u16, [u64; 3]> = BTreeMap::new();
    for (kind, _) in Place::kinds(place.refuses) {
        if let Some(refusal) = words.as_ref().and_then(|words| words.refusal(kind))
            && let Some(word) = bits.entry(refusal.number()).or_default().get_mut(kind / 64)
        {
            *word |= 1 << (kind % 64);
        }
    }
    // What most operands are told comes last, without a list of them.
    let count = |bits: &[u64; 3]| bits.iter().map(|word| word.count_ones()).sum::<u32>();
    let mut bits: Vec<[u64; 3]> = bits.into_values().collect();
    bits.sort_by_key(count);
    let last = bits.len();
    let each = bits.into_iter().enumerate().filter_map(|(place_of, bits)| {
        let (kind, _) = Place::kinds(bits).next()?;
        let lines = words.as_ref()?.refusal(kind)?.to_string();
        Some(RefusedOperands {
            tool_prints: lines.lines().map(ToString::to_string).collect(),
            operand_kinds: (place_of + 1 != last).then(|| kinds_of(bits, place)),
        })
    });
    each.collect()
}

/// Which integers, in words.
fn integers(types: &[&str], only: Option<TakenIntegers>) -> String {
    let Some(TakenIntegers { lowest_integer: lowest, highest_integer: highest, integer_step: step, powers_of_2 }) =
        only
    else {
        return match types {
            ["integer", "wide", "negative"] => "integer".into(),
            ["integer", "wide"] => "integer that is not negative".into(),
            ["integer", "negative"] => "integer of up to 32 bits".into(),
            ["integer"] => "integer from 0 on, of up to 32 bits".into(),
            ["negative"] => "negative integer".into(),
            ["wide"] => "integer of more than 32 bits".into(),
            _ => "integer of more than 32 bits, or negative".into(),
        };
    };
    let from = lowest > 0 || types.contains(&"negative") && lowest > i64::from(i32::MIN);
    let lowest = if types.contains(&"negative") { lowest } else { lowest.max(0) };
    let range = match (from || lowest == 0, highest >= i64::from(u32::MAX) - i64::from(step)) {
        (true, false) => format!(" from {lowest} to {highest}"),
        (true, true) => format!(" from {lowest} on"),
        (false, false) => format!(" up to {highest}"),
        (false, true) => String::new(),
    };
    let of_two = (highest - lowest) == i64::from(step);
    match step {
        _ if lowest == highest => format!("{lowest}"),
        _ if of_two => format!("{lowest} or {highest}"),
        _ if powers_of_2 => format!("power of 2{range}"),
        1 => format!("integer{range}"),
        step if lowest % i64::from(step) == 0 => format!("multiple of {step}{range}"),
        step => format!("integer{range} in steps of {step}"),
    }
}

/// ".b32 .u32".
fn dotted(types: &[&str]) -> String {
    types.iter().map(|it| format!(".{it}")).collect::<Vec<_>>().join(" ")
}

/// "[.b64 .u64 register or global, shared variable]".
fn address(types: &[&str]) -> String {
    let is_type = |it: &&str| OPERAND_KINDS.iter().any(|kind| kind.kind.is(b"register") && kind.of.as_str() == *it);
    let (registers, others): (Vec<&str>, Vec<&str>) = types.iter().copied().partition(is_type);
    let (numbers, spaces): (Vec<&str>, Vec<&str>) = others.into_iter().partition(|it| *it == "integer");
    let bases = [
        (!registers.is_empty()).then(|| format!("{} register", dotted(&registers))),
        (!numbers.is_empty()).then(|| "integer".into()),
        (!spaces.is_empty()).then(|| format!("{} variable", spaces.join(", "))),
    ];
    format!("[{}]", bases.into_iter().flatten().collect::<Vec<String>>().join(" or "))
}

/// "a, b or c".
fn listed(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// What is taken, in words.
fn text_of(taken: &[OperandKinds], only: Option<TakenIntegers>) -> String {
    // Vectors of the same elements stand together, whatever their widths.
    let alike = taken.chunk_by(|one, other| {
        one.operand_kind == "vector" && other.operand_kind == "vector" && one.operand_types == other.operand_types
    });
    let parts = alike.filter_map(|alike| {
        let OperandKinds { operand_kind, operand_types, .. } = alike.first()?;
        let types = operand_types.as_slice();
        Some(match *operand_kind {
            "register" => format!("{} register", dotted(types)),
            "number" => integers(types, only),
            "floating-point number" => match types {
                [_, _, _] => "floating-point number".into(),
                types => format!("floating-point number ({})", types.join(", ")),
            },
            "address" => address(types),
            "vector" => {
                let widths: Vec<String> = alike.iter().filter_map(|it| Some(it.vector_elements?.to_string())).collect();
                format!("vector of {} {}", listed(&widths), dotted(types))
            }
            "special register" => match types {
                [_, _, _] => "special register".into(),
                types => format!("special register ({})", types.join(", ")),
            },
            "vector register" => ".v2 .b32 register".into(),
            "sink" => "_".into(),
            "pair" => types.join(", "),
            "variable" => format!("name of a {} variable", types.join(", ")),
            "function" => "name of a function".into(),
            other => other.into(),
        })
    });
    parts.collect::<Vec<_>>().join(", ")
}
