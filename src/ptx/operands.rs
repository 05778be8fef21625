//! The operands of statements: what each place of a form takes, and what ptxas says of what it does not.
//!
//! Source: `conformance/ptx/varied`, what ptxas of 13.0 says of statements that differ from one that it takes in one operand, and what 13.5, 12.8, 12.4
//! and 12.3 say otherwise; `tests/data/ptx/operands.tsv`, what all releases say of some that no row was fitted to, which shows as which of these
//! a release takes operands; measured.

use super::family::{Cube, is_in};
use super::form::Form;
use super::generated::operands::{BLOCKS, CUBES, NAMES, PLACES, RANGES, ROWS, SAID};
use super::text::kinds::{BLOCK, KINDS, Kind, Names, Operand, SINK_PAIR, SPECIAL_32, Variable, is_wide_word};
use super::text::numbers::{Takes, value_of};
use super::text::registers::Type;
use super::{counts, discards};
use crate::messages::cut;
use crate::toolkits::since::{operand_bits, operand_neighbours};
use crate::{Toolkit, Version};
use core::fmt;

/// A row of what a family's operands are: of the forms of a cube, with so many operands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// Which cube.
    pub forms: u16,
    /// Which row of places, of what is said, or of names.
    pub number: u16,
    /// How many operands there are.
    pub count: u8,
    /// What it tells of: an operand, from 0 on, the one behind the last where that is one more; or [`WITHOUT`] and one that is missing, [`FEWER`], [`MORE`],
    /// [`NAME`].
    pub at: u8,
    /// How many elements a vector has that stands there, where these are none of the widths that every place tells of, or [`SEVERAL`].
    pub own: u8,
    /// The releases of which it tells, a bit each.
    pub releases: u8,
}

/// A line that ptxas says of an operand, with what its braces stand for: {instruction}, {opcode}; {place} and {next}, the operand's number from 0 and
/// from 1 on; {symbol}, its first name; {elements}, how many a vector has; {value}, {value32} and {value64}, its value, the lower 32 bits of it, all without sign.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub words: &'static str,
    /// The values of which it is not said.
    pub takes: Takes,
}

/// With an operand: it is missing, where it matters which.
pub(crate) const WITHOUT: u8 = 0x80;
/// A row that tells that an operand is missing, that there is one more, what ptxas calls the instruction.
pub(crate) const FEWER: u8 = 0xfd;
pub(crate) const MORE: u8 = 0xfe;
pub(crate) const NAME: u8 = 0xff;

/// What is known of a statement's operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Judged {
    /// ptxas takes each, next to others that it takes.
    Taken,
    /// Of some nothing is known.
    Unknown,
    /// What is said, and of which place.
    Refused(Said),
}

/// What ptxas says of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    /// The row of what is said.
    pub number: u16,
    /// The operand, from 0 on; [`NO_PLACE`]: their number.
    pub place: u8,
}

/// What is said is said of how many operands there are.
pub(super) const NO_PLACE: u8 = 0xff;

/// In the place of a row that tells of one release alone where two have to agree: nothing is known.
pub(super) static UNTOLD: Row = Row {
    forms: 0,
    number: u16::MAX,
    count: 0,
    at: 0,
    own: 0,
    releases: 0,
};

/// Of what nothing is known, and what is taken.
pub(super) const UNKNOWN: u16 = 0;
pub(super) const TAKEN: u16 = 1;
/// In place of how many elements a vector has: that is not known.
const SEVERAL: u8 = u8::MAX;
/// No place is judged beyond this.
const MOST_PLACES: u8 = 32;

/// Whether what this release takes was measured.
pub(crate) const fn is_measured(toolkit: Toolkit) -> bool {
    operand_bits(toolkit) != 0
}

/// The rows of a family, of one release.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rows {
    pub(super) rows: &'static [Row],
    /// Where they end in those of all families.
    end: u16,
    release: u8,
    forms: Cube,
}

/// What ptxas says of the operands of a statement, which stand behind its modifiers: so many, by the commas between them.
pub(crate) fn judge(
    toolkit: Toolkit,
    form: &Form,
    modifiers: &[u8],
    list: &[u8],
    count: u8,
    names: &Names<'_>,
) -> Judged {
    let [before, behind] = operand_neighbours(toolkit).unwrap_or([toolkit; 2]);
    let judged = judge_as(before, form, modifiers, list, count, names);
    if before == behind || judged == judge_as(behind, form, modifiers, list, count, names) {
        judged
    } else {
        Judged::Unknown
    }
}

/// The same of a release that was asked.
#[inline(never)]
fn judge_as(toolkit: Toolkit, form: &Form, modifiers: &[u8], list: &[u8], count: u8, names: &Names<'_>) -> Judged {
    let list = list.trim_ascii();
    let count = if list.is_empty() { 0 } else { count };
    if count > MOST_PLACES || is_gather_of_cube(modifiers) && count > 3 {
        return Judged::Unknown;
    }
    let Some(all) = Rows::told(toolkit, form) else {
        return Judged::Unknown;
    };
    let mut rows = all.with(count);
    let mut row = rows.first(count);
    if row.is_none() {
        return counts::judge(&counts::Statement {
            toolkit,
            form,
            modifiers,
            list,
            count,
            names,
            rows: all,
        });
    }
    let (mut judged, mut rest, mut place) = (Judged::Taken, list, 0u8);
    // ptxas looks first whether all operands fit.
    let mut other = None;
    while place < count {
        let Some((operand, after)) = split(rest) else {
            return Judged::Unknown;
        };
        rest = after;
        if place != 0 {
            row = rows.next(count, place);
        }
        place = place.saturating_add(1);
        let read = read_of(operand, modifiers, names);
        let odd = odd_vector(toolkit, modifiers, operand);
        let number = match said_in(toolkit, row, read, odd) {
            UNKNOWN => row.map_or(UNKNOWN, |row| untold(row, read, operand)),
            number => number,
        };
        let is_discard = place == 1 && read == Operand::Plain(SINK_PAIR) && toolkit < Toolkit::V12_5;
        let number = match number {
            number if is_discard => discards::number_of_old(form, modifiers, count, number),
            number if is_of_other(number, modifiers) => UNKNOWN,
            number => number,
        };
        match number {
            // With addresses of 64 bits ptxas takes one of 32 to generic or global memory here, and refuses the text at the end.
            TAKEN if odd.is_none() && read.is_short(modifiers) => judged = Judged::Unknown,
            TAKEN if odd.is_none() => {}
            UNKNOWN => judged = Judged::Unknown,
            number => {
                let row = row.filter(|_| read.is_variable() && !is_move(modifiers));
                // A minus before it is told apart.
                let name = operand.strip_prefix(b"-").unwrap_or(operand).trim_ascii();
                let number = match row.map(|row| (row, names.variable(name))) {
                    Some((row, Some(Variable::Scalar(of)))) => of_scalar(row, number, of),
                    Some((_, None)) => UNKNOWN,
                    Some((_, Some(Variable::Array))) | None => number,
                };
                let said = Said {
                    number,
                    place: place.saturating_sub(1),
                };
                if said.line(toolkit, modifiers, 0, operand).is_none() {
                    // A number that is taken, or what this release does not say.
                    if !read.is_number() {
                        judged = Judged::Unknown;
                    }
                    continue;
                }
                if is_mismatch(lines_of(number)) {
                    // What cannot be read behind it makes the whole unknown.
                    return if is_read(rest, count.saturating_sub(place)) {
                        Judged::Refused(said)
                    } else {
                        Judged::Unknown
                    };
                }
                other = other.or(Some(said));
            }
        }
    }
    other.map_or(judged, Judged::Refused)
}

/// What is told of the operands of a form with its modifiers, where these are few: the numbers of the rows, one of each, and a kind that is taken there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Few {
    rows: [u16; Self::MOST],
    taken: [Kind; Self::MOST],
}

impl Few {
    pub(crate) const MOST: usize = 5;

    pub(crate) const NONE: Self = Self {
        rows: [u16::MAX; Self::MOST],
        taken: [Kind::NONE; Self::MOST],
    };

    /// Of so many operands; `None` where they are none or more, where nothing is told of one, and of a release between two that were asked.
    #[cold]
    pub(crate) fn of(toolkit: Toolkit, form: &Form, count: u8) -> Option<Self> {
        if operand_neighbours(toolkit).is_some() {
            return None;
        }
        let mut few = Self::NONE;
        let cells = few.rows.get_mut(..usize::from(count)).filter(|_| count != 0)?;
        let mut rows = Rows::told(toolkit, form)?.with(count);
        for (cell, place) in cells.iter_mut().zip(0..) {
            rows.next(count, place)?;
            *cell = rows.number_of_last();
        }
        Some(few)
    }

    /// Whether ptxas takes these operands, in statements of the form with these modifiers.
    #[inline(always)]
    pub(crate) fn take<'text>(
        &mut self,
        toolkit: Toolkit,
        modifiers: &[u8],
        operands: impl Iterator<Item = &'text [u8]>,
        names: &Names<'_>,
    ) -> bool {
        let is_taken = |((row, taken), operand): ((&u16, &mut Kind), &'text [u8])| {
            let read = read_of(operand, modifiers, names);
            if read == Operand::Plain(*taken) {
                return true;
            }
            match said_of(ROWS.get(usize::from(*row)), read) {
                TAKEN => {
                    let is_taken = odd_vector(toolkit, modifiers, operand).is_none() && !read.is_short(modifiers);
                    if let Operand::Plain(kind) = read
                        && is_taken
                    {
                        *taken = kind;
                    }
                    is_taken
                }
                UNKNOWN => false,
                number => {
                    let said = Said { number, place: 0 };
                    read.is_number() && said.line(toolkit, modifiers, 0, operand).is_none()
                }
            }
        };
        self.rows.iter().zip(&mut self.taken).zip(operands).all(is_taken)
    }
}

/// An operand of a statement with these modifiers.
pub(super) fn read_of(operand: &[u8], modifiers: &[u8], names: &Names<'_>) -> Operand {
    let read = Operand::read(operand, names);
    let is_unknown = read.is_number() && depends_on_target(modifiers, operand);
    if is_unknown { Operand::Unknown } else { read }
}

/// Whether it is said that the operands do not fit, and no more.
pub(super) fn is_mismatch(lines: &[Line]) -> bool {
    matches!(lines, [line] if line.is_mismatch())
}

/// Whether some targets take a number and others do not: of `tensormap.replace` swizzle mode 4 is one of 10.3a and 10.7a, element types above 12 are from 10.0 on.
fn depends_on_target(modifiers: &[u8], operand: &[u8]) -> bool {
    let Some(field) = modifiers.strip_prefix(b"tensormap.replace.tile.") else {
        return false;
    };
    match value_of(operand) {
        Some(4) => field.starts_with(b"swizzle_mode."),
        Some(13..=15) => field.starts_with(b"elemtype."),
        _ => false,
    }
}

/// Whether it gathers of a cube: of its offset, which may be a register, nothing was measured where a comparison follows.
fn is_gather_of_cube(modifiers: &[u8]) -> bool {
    matches!(modifiers, [b't', b'l', b'd', b'4', b'.', ..]) && modifiers.windows(5).any(|word| matches!(word, b"cube."))
}

/// Whether it is said of the `mov` that ptxas makes of a conversion, of which it makes one where subnormal numbers are flushed alone.
fn is_of_other(number: u16, modifiers: &[u8]) -> bool {
    let is_conversion = matches!(modifiers, [b'c', b'v', b't', b'.', ..]);
    let is_flushed = || modifiers.windows(4).any(|word| matches!(word, b".ftz"));
    is_conversion && matches!(lines_of(number), [line, ..] if line.is_of_mov()) && !is_flushed()
}

/// Whether an instruction is `mov`, which takes addresses, and no type of what stands there.
fn is_move(modifiers: &[u8]) -> bool {
    matches!(modifiers, [b'm', b'o', b'v', b'.', ..])
}

impl Rows {
    /// Of the forms of which the rows tell: those that 13.0 has.
    #[inline(always)]
    pub(super) fn told(toolkit: Toolkit, form: &Form) -> Option<Self> {
        let is_told =
            operand_bits(toolkit) & 2 == 0 || !form.having(Toolkit::V13_0, Version::new(9, 0).number()).is_empty();
        is_told.then(|| Self::of(form, operand_bits(toolkit)))
    }

    /// The lowest number of operands, from one on, of which some row tells.
    pub(super) fn next_count(self, count: u8) -> Option<u8> {
        self.with(count).rows.first().map(|row| row.count)
    }

    /// Whether ptxas takes so many operands, of the form.
    pub(super) fn has_count(self, count: u8) -> bool {
        self.with(count).first(count).is_some()
    }

    /// What is told first of so many operands, where ptxas takes so many.
    #[inline(always)]
    pub(super) fn first(&mut self, count: u8) -> Option<&'static Row> {
        self.next(count, if count == 0 { MORE } else { 0 })
    }

    pub(super) fn of(form: &Form, release: u8) -> Self {
        let [from, to] = RANGES.get(form.family_place() as usize).copied().unwrap_or_default();
        Self {
            rows: ROWS.get(usize::from(from)..usize::from(to)).unwrap_or_default(),
            end: to,
            release,
            forms: form.cube(),
        }
    }

    /// The same from the rows of so many operands on.
    pub(super) fn with(self, count: u8) -> Self {
        let before = self.rows.partition_point(|row| row.count < count);
        let rows = self.rows.get(before..).unwrap_or_default();
        Self { rows, ..self }
    }

    /// What is told of the form, with so many operands.
    pub(super) fn find(self, count: u8, at: u8) -> Option<&'static Row> {
        self.with(count).next(count, at)
    }

    /// The same; what stands before it is passed over. The rows are ordered by the number of operands and by what they tell of.
    #[inline]
    pub(super) fn next(&mut self, count: u8, at: u8) -> Option<&'static Row> {
        let wanted = (count, at);
        while let [row, rest @ ..] = self.rows {
            let here = (row.count, row.at);
            if here > wanted {
                return None;
            }
            self.rows = rest;
            let is = here == wanted && row.releases & self.release != 0;
            let cube = CUBES.get(usize::from(row.forms));
            if is && cube.is_some_and(|cube| is_in(self.forms, *cube)) {
                let is_of_all = row.releases & self.release == self.release;
                return Some(if is_of_all { row } else { &UNTOLD });
            }
        }
        None
    }
}

impl Rows {
    /// The number of the row that was found last.
    fn number_of_last(self) -> u16 {
        let rest = u16::try_from(self.rows.len()).unwrap_or(u16::MAX);
        self.end.saturating_sub(rest).saturating_sub(1)
    }
}

/// What ptxas says of operands that do not fit, in most instructions.
const MISMATCH: &str = "Arguments mismatch for instruction '{instruction}'";

/// What is said of vectors of a size that no vector has.
const NO_REGISTER: &str = "Argument {place} of instruction '{instruction}': must be register";
const VECTOR_SIZE: &str = "Illegal vector size: {elements}";

/// What a row says of an operand.
pub(super) fn said_of(row: Option<&Row>, operand: Operand) -> u16 {
    let Some(row) = row else {
        return UNKNOWN;
    };
    if let Some(kind) = operand.kind(u32::from(row.elements())) {
        return said_at(row, kind);
    }
    // Of any number of elements that the form does not take ptxas says what it says of three.
    let of_three = match operand {
        Operand::Vector { element, .. } if row.own != SEVERAL => Operand::Vector { element, width: 3 }.kind(0),
        _ => None,
    };
    let said = of_three.map(|kind| said_at(row, kind));
    said.filter(|said| *said != TAKEN).unwrap_or(UNKNOWN)
}

/// The same where a vector may have a size that no vector has: before 12.0 one of three or more than four but eight is taken for one of four then.
fn said_in(toolkit: Toolkit, row: Option<&Row>, operand: Operand, odd: Option<Odd>) -> u16 {
    match (operand, odd) {
        (Operand::Vector { element, width }, Some(Odd)) if toolkit < Toolkit::V12_0 && width != 8 => {
            said_of(row, Operand::Vector { element, width: 4 })
        }
        _ => said_of(row, operand),
    }
}

/// How many elements a vector has.
pub(crate) fn elements_of(vector: &[u8]) -> usize {
    vector.iter().filter(|&&byte| byte == b',').count().saturating_add(1)
}

/// A vector of a size that no vector has, of which the rows do not tell.
#[derive(Clone, Copy, Debug)]
struct Odd;

/// Whether it is one: of copies one of more than five elements but eight; before 12.1 of eight elements, but of `mma` and `wmma`; before 12.0 of none but one, two and four.
/// `wgmma` has vectors of many.
#[inline(always)]
fn odd_vector(toolkit: Toolkit, modifiers: &[u8], operand: &[u8]) -> Option<Odd> {
    let is_copy = matches!(modifiers, [b'c', b'p', b'.', ..]);
    if toolkit >= Toolkit::V12_1 && !is_copy || !matches!(operand, [b'{', ..]) {
        return None;
    }
    let width = elements_of(operand);
    let is_odd = match modifiers {
        // As coordinates up to five are a vector.
        _ if is_copy && toolkit >= Toolkit::V12_0 => width > 5 && (width != 8 || toolkit < Toolkit::V12_1),
        [b'w', b'g', b'm', b'm', b'a', ..] => false,
        [b'w', b'm', b'm', b'a', ..] | [b'm', b'm', b'a', ..] if width == 8 => false,
        _ if toolkit >= Toolkit::V12_0 => width == 8,
        _ => !matches!(width, 1 | 2 | 4),
    };
    is_odd.then_some(Odd)
}

/// What a row says of a kind of operand.
#[inline(always)]
pub(super) fn said_at(row: &Row, Kind(kind): Kind) -> u16 {
    let (block, within) = (usize::from(kind) / BLOCK, usize::from(kind) % BLOCK);
    let block = PLACES.get(usize::from(row.number)).and_then(|blocks| blocks.get(block));
    let said = block.and_then(|block| BLOCKS.get(usize::from(*block))?.get(within));
    said.copied().unwrap_or(UNKNOWN)
}

/// What follows from what a row says of others where it is silent of an operand: of a special register of 32 bits where those differ that were words of 16 bits once.
#[cold]
fn untold(row: &Row, read: Operand, operand: &[u8]) -> u16 {
    let said = said_at(row, Kind(Type::U32 as u8));
    let is_wide = read == Operand::Plain(SPECIAL_32) && is_wide_word(operand);
    if is_wide && is_mismatch(lines_of(said)) {
        said
    } else {
        UNKNOWN
    }
}

/// What a row says of a variable of one type, of which it tells what it says of an array. What ptxas looks at first is the type: at some places a variable is taken
/// for what a register of its type is, at others for what one of its class is, of any size.
#[cold]
fn of_scalar(row: &Row, array: u16, of: Type) -> u16 {
    let own = |of: Type| of.number().map_or(UNKNOWN, |kind| said_at(row, Kind(kind)));
    let fits = |said: u16| said != UNKNOWN && !is_mismatch(lines_of(said));
    if is_mismatch(lines_of(array)) {
        return match own(of) {
            said @ UNKNOWN => said,
            said if fits(said) => no_register(said),
            _ => array,
        };
    }
    if !lines_of(array).iter().any(Line::is_of_register) || of.alike().iter().any(|of| fits(own(*of))) {
        return array;
    }
    MISMATCHES
}

/// What is said of an operand and, behind it, that it is no register; unknown where that is said of none.
fn no_register(said: u16) -> u16 {
    let lines = lines_of(said);
    let is_it = |all: &&[Line]| {
        let [before @ .., last] = all else { return false };
        let are_alike = |(one, other): (&Line, &Line)| one.words.bytes().eq(other.words.bytes());
        last.is_of_register() && before.len() == lines.len() && before.iter().zip(lines).all(are_alike)
    };
    let found = SAID.iter().position(is_it);
    found.and_then(|found| u16::try_from(found).ok()).unwrap_or(UNKNOWN)
}

/// The row that says that the operands do not fit, and no more.
const MISMATCHES: u16 = 2;
#[cfg(not(feature = "computed"))]
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
const _: () = assert!(matches!(SAID[MISMATCHES as usize], [line] if line.words.len() == MISMATCH.len()));

/// The lines of a row of what is said.
pub(super) fn lines_of(number: u16) -> &'static [Line] {
    SAID.get(usize::from(number)).copied().unwrap_or_default()
}

/// The kinds for which a release refuses the text although the rows tell that it takes them, in statements of a form.
#[derive(Clone, Copy, Debug)]
pub(super) struct Others {
    short: [u64; KINDS / 64],
}

/// The text of a form: none is longer.
struct Written {
    bytes: [u8; 256],
    length: usize,
}

impl fmt::Write for Written {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.length.saturating_add(text.len());
        let place = self.bytes.get_mut(self.length..end).ok_or(fmt::Error)?;
        place.iter_mut().zip(text.bytes()).for_each(|(cell, byte)| *cell = byte);
        self.length = end;
        Ok(())
    }
}

impl Others {
    /// `None` where the form is longer than any.
    pub(super) fn of(form: &Form) -> Option<Self> {
        let mut written = Written {
            bytes: [0; 256],
            length: 0,
        };
        fmt::write(&mut written, format_args!("{form}")).ok()?;
        let modifiers = written.bytes.get(..written.length)?;
        let mut others = Self { short: [0; KINDS / 64] };
        for kind in 0..KINDS {
            let operand = Operand::Plain(Kind(u8::try_from(kind).ok()?));
            if operand.is_short(modifiers) {
                *others.short.get_mut(kind / 64)? |= 1 << (kind % 64);
            }
        }
        Some(others)
    }

    /// What is said of a kind by a row.
    #[inline(always)]
    pub(super) fn said_at(&self, row: &Row, kind: Kind) -> u16 {
        let Kind(number) = kind;
        let word = self.short.get(usize::from(number) / 64);
        match said_at(row, kind) {
            TAKEN if word.is_some_and(|word| word >> (number % 64) & 1 != 0) => UNKNOWN,
            said => said,
        }
    }
}

/// The operands one after the other; nothing in place of what is not read.
pub(crate) fn each(list: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = list;
    core::iter::from_fn(move || {
        let read = split(rest);
        rest = read.map_or(&[], |(_, after)| after);
        Some(read.map_or(&[][..], |(operand, _)| operand))
    })
}

/// Whether so many operands can be read.
#[cold]
pub(super) fn is_read(mut list: &[u8], count: u8) -> bool {
    (0..count).all(|_| {
        let read = split(list);
        list = read.map_or(&[], |(_, rest)| rest);
        read.is_some()
    })
}

/// The first operand, and what follows its comma; `None` where it is not read: nothing, a comment, a text.
pub(super) fn split(list: &[u8]) -> Option<(&[u8], &[u8])> {
    let mut depth = 0u32;
    let mut end = list.len();
    for (place, byte) in list.iter().enumerate() {
        match byte {
            b'{' | b'[' | b'(' => depth = depth.saturating_add(1),
            b'}' | b']' | b')' => depth = depth.saturating_sub(1),
            b'"' | b'#' => return None,
            b'/' if matches!(list.get(place.saturating_add(1)), Some(b'/' | b'*')) => return None,
            b',' if depth == 0 => {
                end = place;
                break;
            }
            _ => {}
        }
    }
    let (operand, rest) = list.split_at_checked(end)?;
    let operand = operand.trim_ascii();
    (!operand.is_empty()).then(|| (operand, rest.get(1..).unwrap_or_default()))
}

impl Said {
    /// Whether it is said that the operands do not fit.
    pub(crate) fn has_mismatch(self) -> bool {
        lines_of(self.number).iter().any(Line::is_mismatch)
    }

    /// The operand in the list of them; `None` where their number is meant.
    pub(crate) fn operand_in(self, list: &[u8]) -> Option<&[u8]> {
        let (mut rest, mut operand) = (list, None);
        for _ in 0..=self.place.min(MOST_PLACES) {
            let (found, after) = split(rest)?;
            (operand, rest) = (Some(found), after);
        }
        operand.filter(|_| self.place < MOST_PLACES)
    }

    /// The line of this number of those that a release says of the operand.
    pub(crate) fn line(self, toolkit: Toolkit, modifiers: &[u8], number: u32, operand: &[u8]) -> Option<&'static str> {
        let value = value_of(operand);
        let is_said = |line: &&Line| {
            line.is_of(toolkit) && !line.is_of_name() && !value.is_some_and(|value| line.is_taken(value))
        };
        let lines = lines_of(self.number).iter().filter(is_said).map(|line| line.words);
        let is_odd =
            odd_vector(toolkit, modifiers, operand).is_some() && !lines_of(self.number).iter().any(Line::is_of_size);
        let size = is_odd.then_some(VECTOR_SIZE);
        size.into_iter().chain(lines).nth(number as usize)
    }
}

impl Row {
    /// How many elements a vector has that stands there; 0 where they are one of the widths that every place tells of, or not known.
    pub(super) fn elements(&self) -> u8 {
        if self.own == SEVERAL { 0 } else { self.own }
    }
}

impl Line {
    fn is_mismatch(&self) -> bool {
        self.words.len() == MISMATCH.len() && self.words.bytes().eq(MISMATCH.bytes())
    }

    /// Whether it names `mov`.
    fn is_of_mov(&self) -> bool {
        matches!(self.words.as_bytes(), [.., b'\'', b'm', b'o', b'v', b'\''])
    }

    /// Whether it tells that an operand is no register.
    fn is_of_register(&self) -> bool {
        self.words.len() == NO_REGISTER.len() && self.words.bytes().eq(NO_REGISTER.bytes())
    }

    /// Whether it tells of the size of a vector.
    fn is_of_size(&self) -> bool {
        self.words.len() == VECTOR_SIZE.len() && self.words.bytes().eq(VECTOR_SIZE.bytes())
    }

    /// Whether a release says it: before 12.0 none that a vector is not expected.
    pub(super) fn is_of(&self, toolkit: Toolkit) -> bool {
        toolkit >= Toolkit::V12_0
            || !matches!(
                self.words.as_bytes(),
                [b'V', b'e', b'c', b't', b'o', b'r', b' ', b'i', b's', ..]
            )
    }

    /// Whether it tells of a name that is declared nowhere, which is told of every name.
    fn is_of_name(&self) -> bool {
        matches!(
            self.words.as_bytes(),
            [b'U', b'n', b'k', b'n', b'o', b'w', b'n', b' ', b's', ..]
        )
    }

    /// Whether it tells of a value as of a number without sign.
    pub(super) fn is_of_unsigned(&self) -> bool {
        let mut rest = self.words;
        while let (_, Some(after)) = cut(rest, b'{') {
            let (what, behind) = cut(after, b'}');
            if matches!(what, "value32" | "value64") {
                return true;
            }
            rest = behind.unwrap_or_default();
        }
        false
    }

    /// Whether a value is taken, as it is written in the line.
    fn is_taken(&self, value: i64) -> bool {
        let mut rest = self.words;
        while let (_, Some(after)) = cut(rest, b'{') {
            let (what, behind) = cut(after, b'}');
            match what {
                "value32" => return self.takes.takes(i64::from(value as u32)),
                "value64" if value < 0 => return self.takes.takes(i64::MAX),
                _ => rest = behind.unwrap_or_default(),
            }
        }
        self.takes.takes(value)
    }
}

/// What ptxas of a release calls the instruction: a name with {slot} for words.
pub(crate) fn name_of(toolkit: Toolkit, form: &Form) -> &'static str {
    let bits = operand_bits(toolkit);
    let row = Rows::of(form, bits & bits.wrapping_neg()).find(0, NAME);
    row.and_then(|row| NAMES.get(usize::from(row.number)))
        .copied()
        .unwrap_or_default()
}
