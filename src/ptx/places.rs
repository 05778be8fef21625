//! What does each place of a form's operands take?

use super::form::Form;
use super::operand_kinds::{OPERAND_KINDS, OperandKind};
use super::operands::{Others, Row, Rows, TAKEN, UNKNOWN, lines_of, name_of, said_at};
use super::text::kinds::{INTEGER, Kind, NEGATIVE};
use super::text::numbers::Takes;
use crate::Toolkit;
use crate::messages::cut;
use core::fmt;

/// What an operand of a form may be, at one place.
#[doc(alias = "smarch_ptx_operand")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct OperandPlace {
    /// The number of operands of the statements that it describes. A form without operands has one row, with 0, which
    /// describes no place.
    pub operands: u32,
    /// Which of them, from 0 on.
    pub place: u32,
    /// Which kinds ptxas takes there, next to others that it takes: bit n is the n-th of [`OPERAND_KINDS`], from bit 0 of the first number on.
    pub takes: [u64; 3],
    /// Which kinds it refuses there. A kind in neither set is unknown.
    pub refuses: [u64; 3],
    /// From this number on; 0 where any are taken.
    pub lowest: i64,
    /// Up to this one; 0 where any are taken.
    pub highest: i64,
    /// Whether it takes only some integers, those from `lowest` to `highest`, which may be negative. If not, it takes
    /// any.
    pub has_numbers: bool,
    /// Whether only powers of 2.
    pub powers_of_2: bool,
    /// How many elements a vector has whose kind says 0; 0 if no kind here does.
    pub elements: u16,
    /// The step between the integers that it takes, from the lowest on: 1 for each. 0 if any are taken.
    pub step: u32,
}

/// Some integers: every so many from the lowest to the highest.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Numbers {
    lowest: i64,
    highest: i64,
    step: u32,
    powers_of_2: bool,
}

/// What is said of some integers at a place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Unknown,
    All,
    These(Numbers),
    None,
}

impl Numbers {
    /// Of up to 32 bits and a sign.
    const ALL: Self = Self {
        lowest: i32::MIN as i64,
        highest: u32::MAX as i64,
        step: 1,
        powers_of_2: false,
    };

    /// Those of them from one on up to another.
    fn within(self, first: i64, last: i64) -> Self {
        let step = u64::from(self.step.max(1));
        let short = first.saturating_sub(self.lowest).max(0).unsigned_abs();
        let up = short.div_ceil(step).saturating_mul(step);
        let lowest = self.lowest.saturating_add_unsigned(up);
        let over = last.min(self.highest).saturating_sub(lowest);
        let highest = match u64::try_from(over) {
            Ok(over) => lowest.saturating_add_unsigned(over.saturating_sub(over.checked_rem(step).unwrap_or(0))),
            Err(_) => lowest.saturating_sub(1),
        };
        Self {
            lowest,
            highest,
            ..self
        }
    }

    /// Those of which a message is not said; `None` where that is no such row.
    fn taking(self, takes: Takes) -> Option<Self> {
        let is_plain = self.step == 1 && !self.powers_of_2;
        match takes {
            Takes::Nothing => Some(self.within(1, 0)),
            Takes::Range(first, last) => Some(self.within(first, last)),
            Takes::Positive => Some(self.within(1, i64::MAX)),
            Takes::Multiples(step) if is_plain => {
                // Without a signed division of 64 bits, which the archive of a 32-bit machine lacks.
                let over = self.lowest.unsigned_abs().checked_rem(step.into())?;
                let up = match over {
                    _ if self.lowest < 0 => over,
                    0 => 0,
                    over => u64::from(step).saturating_sub(over),
                };
                let lowest = self.lowest.saturating_add_unsigned(up);
                Some(Self { lowest, step, ..self }.within(lowest, i64::MAX))
            }
            Takes::PowersOf2 if self.step == 1 => Some(
                Self {
                    powers_of_2: true,
                    ..self
                }
                .within(1, i64::MAX),
            ),
            Takes::These(all) if is_plain => {
                let (first, last) = (*all.first()?, *all.last()?);
                let step = u32::try_from(all.get(1).map_or(1, |second| second.abs_diff(first))).ok()?;
                let evenly = Self {
                    lowest: first,
                    highest: last,
                    step,
                    powers_of_2: false,
                };
                let powers = Self {
                    step: 1,
                    powers_of_2: true,
                    ..evenly
                };
                [evenly, powers].into_iter().find(|numbers| numbers.are(all))
            }
            _ => None,
        }
    }

    /// Whether they are these, in their order.
    fn are(self, mut all: &[i64]) -> bool {
        let mut value = self.lowest;
        while let [first, rest @ ..] = all {
            if *first != value {
                return false;
            }
            all = rest;
            value = if self.powers_of_2 {
                value.saturating_mul(2)
            } else {
                value.saturating_add(self.step.into())
            };
        }
        value > self.highest
    }

    fn has(self, value: i64) -> bool {
        let steps = value.abs_diff(self.lowest).checked_rem(self.step.into());
        (self.lowest..=self.highest).contains(&value)
            && steps == Some(0)
            && (!self.powers_of_2 || value.count_ones() == 1)
    }
}

impl Answer {
    /// What a row tells of the integers, or of the negative ones.
    fn of(number: u16, is_negative: bool) -> Self {
        match number {
            UNKNOWN => return Self::Unknown,
            TAKEN => return Self::All,
            _ => {}
        }
        let mut numbers = Numbers::ALL;
        for line in lines_of(number) {
            // A message that tells of the value without sign tells of 2^31 and more here.
            if is_negative && line.is_of_unsigned() {
                return if line.takes.takes_large() {
                    Self::Unknown
                } else {
                    Self::None
                };
            }
            let Some(found) = numbers.taking(line.takes) else {
                return Self::Unknown;
            };
            numbers = found;
        }
        let own = if is_negative {
            numbers.within(i64::MIN, -1)
        } else {
            numbers.within(0, i64::MAX)
        };
        if own.lowest > own.highest {
            Self::None
        } else {
            Self::These(numbers)
        }
    }
}

/// What the places of a form's operands take: an iterator.
#[derive(Clone, Debug)]
pub struct OperandPlaces {
    told: Option<(Rows, Others)>,
    operands: u8,
    place: u8,
}

impl Form {
    /// What its operands may be: for each number of operands that ptxas of this release takes, place by place, which
    /// kinds ptxas takes and which it refuses. A form without operands has one row, whose `operands` is 0. Empty if it
    /// is not known: for forms that came after 13.0, and for families that were not measured.
    ///
    /// Source: `conformance/ptx/varied`, measured.
    #[must_use]
    pub fn operands(&self, toolkit: Toolkit) -> OperandPlaces {
        OperandPlaces {
            told: Rows::told(toolkit, self).zip(Others::of(self)),
            operands: 0,
            place: 0,
        }
    }

    /// What ptxas says of the operands that a place refuses; `None` where nothing is told of the place.
    #[must_use]
    pub fn operand_words(&self, toolkit: Toolkit, place: &OperandPlace) -> Option<OperandWords> {
        let (operands, at) = (u8::try_from(place.operands).ok()?, u8::try_from(place.place).ok()?);
        Some(OperandWords {
            form: *self,
            toolkit,
            row: Rows::told(toolkit, self)?.find(operands, at)?,
            place: at,
        })
    }
}

/// What ptxas says of the operands that a place refuses.
#[derive(Clone, Copy, Debug)]
pub struct OperandWords {
    form: Form,
    toolkit: Toolkit,
    row: &'static Row,
    place: u8,
}

impl OperandWords {
    /// What it says of operands of this kind, a place in [`OPERAND_KINDS`]; `None` where it takes them, or that is not known.
    #[must_use]
    pub fn refusal(&self, kind: usize) -> Option<OperandRefusal> {
        let kind = Kind(u8::try_from(kind).ok()?);
        if self.toolkit < Toolkit::V12_1 && kind.is_odd_vector() {
            return None;
        }
        let number = said_at(self.row, kind);
        (number > TAKEN).then_some(OperandRefusal { words: *self, number })
    }

    /// The row of the place: where rows, places and what ptxas calls the instructions are the same, it says the same.
    #[must_use]
    pub const fn row(&self) -> u16 {
        self.row.number
    }
}

/// What ptxas calls the instruction in what it says of operands: "selp", "wgmma.mma_async with FP8 types".
impl fmt::Display for OperandWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.form.write_subject(name_of(self.toolkit, &self.form), f)
    }
}

/// What ptxas says of an operand that it refuses: `Display` writes its lines. {symbol}, {value} and {elements} stand for the name, the number or how many elements
/// are written there.
#[derive(Clone, Copy, Debug)]
pub struct OperandRefusal {
    words: OperandWords,
    number: u16,
}

impl OperandRefusal {
    /// The number of the message: at this place ptxas prints the same for all operands with this number.
    #[must_use]
    pub const fn number(&self) -> u16 {
        self.number
    }
}

impl fmt::Display for OperandRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = lines_of(self.number)
            .iter()
            .filter(|line| line.is_of(self.words.toolkit));
        for (number, line) in lines.enumerate() {
            if number != 0 {
                f.write_str("\n")?;
            }
            let mut words = line.words.strip_prefix('!').unwrap_or(line.words);
            while let (before, Some(after)) = cut(words, b'{') {
                f.write_str(before)?;
                let (what, rest) = cut(after, b'}');
                match what {
                    "instruction" => fmt::Display::fmt(&self.words, f)?,
                    "opcode" => {
                        let name = self.words.form.family().map_or("", |family| family.name.as_str());
                        f.write_str(cut(name, b'.').0)?;
                    }
                    "place" => write!(f, "{}", self.words.place)?,
                    "next" => write!(f, "{}", self.words.place.saturating_add(1))?,
                    "symbol" => f.write_str("{symbol}")?,
                    "elements" => f.write_str("{elements}")?,
                    _ => f.write_str("{value}")?,
                }
                words = rest.unwrap_or_default();
            }
            f.write_str(words)?;
        }
        Ok(())
    }
}

impl OperandPlace {
    /// The kinds of some bits, with their places in [`OPERAND_KINDS`].
    pub fn kinds(bits: [u64; 3]) -> impl Iterator<Item = (usize, &'static OperandKind)> + Clone {
        let kinds = OPERAND_KINDS.iter().enumerate();
        kinds.filter(move |(place, _)| bits.get(place / 64).is_some_and(|word| word >> (place % 64) & 1 != 0))
    }

    /// Whether it takes an integer that is of a kind that it takes.
    #[must_use]
    pub fn takes_number(&self, value: i64) -> bool {
        let &Self {
            lowest,
            highest,
            step,
            powers_of_2,
            ..
        } = self;
        !self.has_numbers
            || Numbers {
                lowest,
                highest,
                step,
                powers_of_2,
            }
            .has(value)
    }

    fn tell(&mut self, kind: usize, is_taken: bool) {
        let bits = if is_taken { &mut self.takes } else { &mut self.refuses };
        if let Some(word) = bits.get_mut(kind / 64) {
            *word |= 1 << (kind % 64);
        }
    }
}

impl OperandPlaces {
    /// What is told of a place.
    fn tell(&self, rows: Rows, others: Others) -> OperandPlace {
        let mut told = OperandPlace {
            operands: self.operands.into(),
            place: self.place.into(),
            takes: [0; 3],
            refuses: [0; 3],
            elements: 0,
            has_numbers: false,
            powers_of_2: false,
            lowest: 0,
            highest: 0,
            step: 0,
        };
        let Some(row) = rows.find(self.operands, self.place) else {
            return told;
        };
        told.elements = row.elements().into();
        let integers = Answer::of(said_at(row, INTEGER), false);
        let mut negatives = Answer::of(said_at(row, NEGATIVE), true);
        let numbers = match (integers, negatives) {
            (Answer::These(numbers), _) | (_, Answer::These(numbers)) => Some(numbers),
            _ => None,
        };
        if let Some(numbers) = numbers {
            // One row tells of both.
            if negatives != Answer::None && negatives != Answer::These(numbers) || integers == Answer::All {
                negatives = Answer::Unknown;
            }
            (told.lowest, told.highest) = (numbers.lowest, numbers.highest);
            (told.step, told.powers_of_2, told.has_numbers) = (numbers.step, numbers.powers_of_2, true);
        }
        for (place, kind) in OPERAND_KINDS.iter().enumerate() {
            let Ok(number) = u8::try_from(place) else { break };
            let answer = match Kind(number) {
                INTEGER => integers,
                NEGATIVE => negatives,
                kind => match others.said_at(row, kind) {
                    UNKNOWN => Answer::Unknown,
                    TAKEN => Answer::All,
                    _ => Answer::None,
                },
            };
            match answer {
                _ if !kind.is_told() => {}
                Answer::Unknown => {}
                Answer::All | Answer::These(_) => told.tell(place, true),
                Answer::None => told.tell(place, false),
            }
        }
        told
    }
}

impl Iterator for OperandPlaces {
    type Item = OperandPlace;

    fn next(&mut self) -> Option<OperandPlace> {
        let (rows, others) = self.told?;
        while self.place == 0 {
            self.operands = rows.next_count(self.operands)?;
            if rows.has_count(self.operands) {
                break;
            }
            self.operands = self.operands.checked_add(1)?;
        }
        let told = self.tell(rows, others);
        self.place = self.place.saturating_add(1);
        if self.place >= self.operands {
            (self.operands, self.place) = (self.operands.checked_add(1)?, 0);
        }
        Some(told)
    }
}
