//! How many operands: what ptxas says of one less, of one more, and of other numbers than a form takes.

use super::form::Form;
use super::generated::operands::SAID;
use super::operands;
use super::operands::{
    FEWER, Judged, Line, MORE, NAME, NO_PLACE, Rows, Said, TAKEN, UNKNOWN, UNTOLD, WITHOUT, is_mismatch, is_read,
    lines_of, read_of, said_of, split,
};
use super::text::kinds::{Names, Operand};
use crate::Toolkit;

/// A statement with a number of operands of which no place is told.
#[derive(Clone, Copy)]
pub(super) struct Statement<'a> {
    pub toolkit: Toolkit,
    pub form: &'a Form,
    pub modifiers: &'a [u8],
    pub list: &'a [u8],
    pub count: u8,
    pub names: &'a Names<'a>,
    /// What is told of the form.
    pub rows: Rows,
}

/// What is said of it.
#[cold]
#[inline(never)]
pub(super) fn judge(statement: &Statement<'_>) -> Judged {
    if !is_read(statement.list, statement.count) {
        return Judged::Unknown;
    }
    let mut judged = statement.rows.judge_count(statement.count);
    if judged == Judged::Unknown {
        judged = judge_without_last(statement);
    }
    if judged == Judged::Unknown {
        judged = judge_without_one(statement);
    }
    match judged {
        // 11.7 takes a predicate without it.
        Judged::Refused(said) if statement.toolkit < Toolkit::V11_8 && asks_for_operation(said) => Judged::Unknown,
        judged => judged,
    }
}

/// Whether it is said that a comparison lacks an operation for its predicate.
fn asks_for_operation(said: Said) -> bool {
    let is_of_operation = |line: &Line| matches!(line.words.as_bytes(), [b'B', b'o', b'o', b'l', ..]);
    lines_of(said.number).iter().any(is_of_operation)
}

/// What is said of one operand more, where that is not the same of all: that they do not fit, where the others do not.
#[cold]
fn judge_without_last(statement: &Statement<'_>) -> Judged {
    let Statement {
        modifiers,
        list,
        names,
        rows,
        ..
    } = *statement;
    let Some(fewer) = statement.count.checked_sub(1).filter(|fewer| *fewer != 0) else {
        return Judged::Unknown;
    };
    let mut rest = list;
    for _ in 0..fewer {
        rest = split(rest).map_or(&[], |(_, rest)| rest);
    }
    let length = list.len().saturating_sub(rest.len()).saturating_sub(1);
    let others = list.get(..length).unwrap_or_default();
    // Told of so many operands, it does not come here again. Of `tcgen05.mma` a number at the end counts otherwise.
    let is_told = rows.has_count(fewer);
    let is_scale = matches!(rest.trim_ascii_start(), [b'0'..=b'9', ..]);
    if !is_told
        || is_scale
            && matches!(
                modifiers,
                [b't', b'c', b'g', b'e', b'n', b'0', b'5', b'.', b'm', b'm', b'a', ..]
            )
    {
        return Judged::Unknown;
    }
    match operands::judge(statement.toolkit, statement.form, modifiers, others, fewer, names) {
        Judged::Refused(said) if is_mismatch(lines_of(said.number)) => Judged::Refused(said),
        // A name that nothing declares is no operand of any.
        Judged::Taken if names.is_undeclared(rest.trim_ascii()) => mismatch(),
        Judged::Taken => judge_last(rows, rest, fewer, names),
        _ => Judged::Unknown,
    }
}

/// What is said of one operand more, where that is not the same of all kinds.
fn judge_last(rows: Rows, operand: &[u8], place: u8, names: &Names<'_>) -> Judged {
    match said_of(rows.find(place, place), Operand::read(operand.trim_ascii(), names)) {
        UNKNOWN | TAKEN => Judged::Unknown,
        number => Judged::Refused(Said {
            number,
            place: NO_PLACE,
        }),
    }
}

/// What is said of one operand less, where that depends on which is missing: each that the others fit without tells the same.
#[cold]
#[inline(never)]
fn judge_without_one(statement: &Statement<'_>) -> Judged {
    let Statement {
        modifiers,
        list,
        count,
        names,
        ..
    } = *statement;
    let all = count.saturating_add(1);
    let mut rows = statement.rows.with(all);
    let mut missing = rows;
    // A bit an operand: whether it fits in its own place, and whether in the next.
    let (mut own, mut next, mut rest) = (0u64, 0u64, list);
    let mut row = rows.first(all);
    for place in 0..count {
        let Some((operand, after)) = split(rest) else {
            return Judged::Unknown;
        };
        rest = after;
        let read = read_of(operand, modifiers, names);
        let row_behind = rows.next(all, place.saturating_add(1));
        for (row, fitting) in [(row, &mut own), (row_behind, &mut next)] {
            match said_of(row, read) {
                UNKNOWN => return Judged::Unknown,
                TAKEN => *fitting |= 1 << place,
                _ => {}
            }
        }
        row = row_behind;
    }
    let mut judged = None;
    for place in 0..all {
        let before = (1u64 << place).wrapping_sub(1);
        let behind = (1u64 << count).wrapping_sub(1) & !before;
        if own & before == before && next & behind == behind {
            let said = missing.next(all, WITHOUT | place).map(|row| row.number);
            if judged.is_some_and(|judged| judged != said) {
                return Judged::Unknown;
            }
            judged = Some(said);
        }
    }
    match judged.flatten() {
        Some(number) if number != UNTOLD.number => Judged::Refused(Said {
            number,
            place: NO_PLACE,
        }),
        _ => Judged::Unknown,
    }
}

/// What is said of operands that do not fit, in most instructions.
fn mismatch() -> Judged {
    let number = SAID.iter().position(|lines| is_mismatch(lines));
    match number.and_then(|number| u16::try_from(number).ok()) {
        Some(number) => Judged::Refused(Said {
            number,
            place: NO_PLACE,
        }),
        None => Judged::Unknown,
    }
}

impl Rows {
    /// What is said of a number of operands of which no place is told.
    fn judge_count(self, count: u8) -> Judged {
        let more = count.checked_sub(1).and_then(|fewer| self.find(fewer, MORE));
        let row = more.or_else(|| self.find(count.saturating_add(1), FEWER));
        match row.map(|row| row.number) {
            Some(number) if number > TAKEN && number != UNTOLD.number => Judged::Refused(Said {
                number,
                place: NO_PLACE,
            }),
            Some(_) => Judged::Unknown,
            None => self.judge_far(count),
        }
    }

    /// What is said of fewer operands than any form of the family takes less one, and of more than one more.
    #[cold]
    fn judge_far(self, count: u8) -> Judged {
        let mut told = self.rows.iter().filter(|row| row.at != NAME).map(|row| row.count);
        let is_few = told.clone().next().is_some_and(|least| least > count.saturating_add(1));
        let is_many = told.next_back().is_some_and(|most| count > most.saturating_add(1));
        if is_few || is_many { mismatch() } else { Judged::Unknown }
    }
}
