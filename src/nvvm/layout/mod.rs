//! Data layouts: LLVM's grammar, what libnvvm requires beyond it, and the layouts that it gives as examples.
//!
//! Source: `evidence/libnvvm_layouts.tsv`, `evidence/libnvvm_layout_examples.tsv`, `evidence/libnvvm_releases.tsv`; measured.

mod back_end;
mod fault;
mod listed;
mod parse;
mod requirements;
mod width;

pub use fault::{LayoutFault, Malformation};
pub use requirements::{Complaint, Complaints};
pub use width::pointer_width;

use super::generated::rows::BREAKS_BYTES;
use super::{FrontEnd, Phase, either, verifies};
use crate::Toolkit;
use crate::messages::{fill, template};
use crate::targets::Target;
use crate::{Text, Verdict};
use core::fmt;

/// Alignments in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Alignment {
    abi: u16,
    preferred: u16,
}

/// The pointers of an address space, as a layout states them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddressSpec {
    /// Bits of a pointer.
    pub size: u32,
    /// Bits of an index.
    pub index: u32,
    alignment: Alignment,
    /// Whether they have no name, nor a null that is not all zero.
    is_plain: bool,
}

/// A specification of integers: their width, and how they are aligned.
type Integer = (u32, Alignment);

/// The highest address space whose pointers libnvvm looks at.
const LAST_SPACE: u32 = 7;

/// The highest address space whose pointers libnvvm asks to be integral or not.
const LAST_INTEGRAL: u32 = 17;

const SPACES: usize = LAST_SPACE as usize + 1;

/// The widths of the integers that libnvvm looks at.
const INTEGERS: [u32; 6] = [1, 8, 16, 32, 64, 128];

/// The widths of the floating-point numbers that it looks at.
const FLOATS: [u32; 3] = [32, 64, 128];

/// How many address spaces above 7 are kept.
const HIGHER_SPACES: usize = 4;

/// A data layout that could be read: what libnvvm looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    big_endian: bool,
    program_space: u32,
    global_space: u32,
    alloca_space: u32,
    has_mangling: bool,
    /// The address spaces up to 17 that `ni` names, a bit each.
    non_integral: u32,
    /// Those whose index is narrower than the pointer, or whose pointers are unstable or have more than an address.
    not_only_address: u32,
    native_16: bool,
    native_32: bool,
    native_64: bool,
    /// How many of the widths are 16, 32 and 64, in this order and without any other.
    native_in_order: Option<u32>,
    /// Address spaces 0 to 7; those without a specification have that of 0.
    pointers: [Option<AddressSpec>; SPACES],
    /// For each of [`INTEGERS`] the narrowest specification that is not narrower.
    integers: [Option<Integer>; INTEGERS.len()],
    largest_integer: Integer,
    /// Of [`FLOATS`].
    floats: [Alignment; FLOATS.len()],
    half: Alignment,
    /// Of 16, 32, 64 and 128 bits.
    vectors: [Option<Alignment>; 4],
    aggregate: Alignment,
    /// Whether `i128` stands in the text, be it in `Fi128`; else compilation adds what it wants.
    names_i128: bool,
    /// Whether `-a` stands in the text; else compilation by the newer front end adds what it wants.
    names_aggregates: bool,
    /// Whether there is an `i1`.
    names_i1: bool,
    /// Whether `f128` stands in the text, be it in `f1280`; else compilation adds what it wants.
    names_f128: bool,
    /// Whether `p6` stands in the text, be it in `p66`.
    names_p6: bool,
    /// Whether `p7` stands in the text.
    names_p7: bool,
    /// Whether `p3:32:32` stands in the text.
    names_short: bool,
    /// Whether something is stated that is in no layout of the back end.
    has_foreign: bool,
    /// Address spaces above 7, each with the width of its pointers; the first that are stated. 0: none.
    higher: [(u32, u32); HIGHER_SPACES],
    /// Whether more such spaces are stated than are kept.
    has_more_spaces: bool,
    /// Whether more names of address spaces are stated than are compared.
    has_more_names: bool,
    /// Whether the older front end reads it alike.
    older_reads_it: bool,
    /// Whether all pointers and indices are whole bytes, which the older front end requires.
    has_whole_bytes: bool,
}

const fn both(bits: u16) -> Alignment {
    Alignment {
        abi: bits,
        preferred: bits,
    }
}

const fn integer(width: u32, abi: u16, preferred: u16) -> Option<Integer> {
    Some((width, Alignment { abi, preferred }))
}

impl Layout {
    /// LLVM's defaults.
    const DEFAULT: Self = Self {
        big_endian: false,
        program_space: 0,
        global_space: 0,
        alloca_space: 0,
        has_mangling: false,
        non_integral: 0,
        not_only_address: 0,
        native_16: false,
        native_32: false,
        native_64: false,
        native_in_order: Some(0),
        pointers: [Some(AddressSpec::DEFAULT), None, None, None, None, None, None, None],
        integers: [
            integer(1, 8, 8),
            integer(8, 8, 8),
            integer(16, 16, 16),
            integer(32, 32, 32),
            integer(64, 32, 64),
            None,
        ],
        largest_integer: (64, Alignment { abi: 32, preferred: 64 }),
        floats: [both(32), both(64), both(128)],
        half: both(16),
        vectors: [None; 4],
        aggregate: Alignment { abi: 8, preferred: 64 },
        names_i128: false,
        names_aggregates: false,
        names_i1: false,
        names_f128: false,
        names_p6: false,
        names_p7: false,
        names_short: false,
        has_foreign: false,
        higher: [(0, 0); HIGHER_SPACES],
        has_more_spaces: false,
        has_more_names: false,
        older_reads_it: true,
        has_whole_bytes: true,
    };

    /// Reads a layout by LLVM's grammar, as libnvvm of this release has it: flags of pointers came with 13.2, names of address spaces with
    /// 13.3. An empty one stands for LLVM's defaults.
    ///
    /// # Errors
    /// The first specification that is malformed.
    pub fn parse(toolkit: Toolkit, text: &[u8]) -> Result<Self, LayoutFault> {
        let mut layout = Self::DEFAULT;
        layout.state(toolkit, text)?;
        Ok(layout)
    }

    /// Enters what a layout states into LLVM's defaults. In place: a `Result` of a layout would lie on the stack beside it.
    #[inline(never)]
    fn state(&mut self, toolkit: Toolkit, text: &[u8]) -> Result<(), LayoutFault> {
        match text {
            [] => Ok(()),
            _ => parse::parse(self, toolkit, text),
        }
    }

    /// The pointers of an address space. Spaces above 7 are not kept: they give those of 0.
    #[must_use]
    pub fn pointer(&self, space: u32) -> AddressSpec {
        let stated = self.pointers.get(space as usize).copied().flatten();
        let [generic, ..] = self.pointers;
        stated.or(generic).unwrap_or(AddressSpec::DEFAULT)
    }

    /// libnvvm's complaints about the layout for a target; empty if the release does not check layouts. `None` for
    /// targets that libnvvm does not accept, and if the older front end, up to 90a, does not read the layout as the
    /// newer one does.
    #[must_use]
    pub fn complaints(&self, toolkit: Toolkit, target: Target, phase: Phase) -> Option<Complaints> {
        let front_end = FrontEnd::of(toolkit, target).ok()?;
        let is_read = self.older_reads_it && self.has_whole_bytes || front_end == FrontEnd::Newer;
        let looks = !listed::is_by_list(toolkit, phase) && (phase == Phase::Compile || verifies(toolkit));
        is_read.then(|| match looks {
            true => requirements::complaints(self, toolkit, phase, front_end),
            false => Complaints::NONE,
        })
    }

    fn set_pointer(&mut self, space: u32, spec: AddressSpec, has_address_alone: bool) {
        self.has_whole_bytes &= spec.size.is_multiple_of(8) && spec.index.is_multiple_of(8);
        if let Some(bit) = 1u32.checked_shl(space).filter(|_| space <= LAST_INTEGRAL) {
            self.not_only_address &= !bit;
            self.not_only_address |= if spec.index < spec.size || !has_address_alone {
                bit
            } else {
                0
            };
        }
        self.has_foreign |= space > LAST_SPACE;
        if let Some(place) = self.pointers.get_mut(space as usize) {
            *place = Some(spec);
            return;
        }
        let is_free = |place: &&mut (u32, u32)| place.0 == 0 || place.0 == space;
        match self.higher.iter_mut().find(is_free) {
            Some(place) => *place = (space, spec.size),
            None => self.has_more_spaces = true,
        }
    }

    /// What a phase does with programs that have pointers of the address spaces that the layout states, and of 0: the worst of
    /// their widths.
    fn of_widths(&self, toolkit: Toolkit, target: Target, phase: Phase) -> Verdict {
        let low = self.pointers.iter().zip(0..);
        let low = low.filter_map(|(spec, space)| Some((space, (*spec)?.size)));
        let high = self.higher.iter().copied().filter(|(space, _)| *space != 0);
        let verdicts = low.chain(high).map(|(space, bits)| match (space, bits) {
            // Of other spaces than generic, 32 bits are taken everywhere.
            (1.., 32) => Verdict::Yes,
            _ => width::of_width(toolkit, target, phase, bits),
        });
        let worst = verdicts.fold(Verdict::Yes, width::worse);
        if worst.is_yes() && self.has_more_spaces && phase == Phase::Compile {
            Verdict::UnknownNvvmWidth
        } else {
            worst
        }
    }

    fn set_integer(&mut self, given: Integer) {
        let (width, _) = given;
        self.names_i1 |= width == 1;
        self.has_foreign |= !matches!(width, 1 | 8 | 16 | 32 | 64 | 128);
        for (found, wanted) in self.integers.iter_mut().zip(INTEGERS) {
            let fits_better = found.is_none_or(|(found, _)| width <= found);
            if width >= wanted && fits_better {
                *found = Some(given);
            }
        }
        if width >= self.largest_integer.0 {
            self.largest_integer = given;
        }
    }

    fn set_vector(&mut self, (width, alignment): (u32, Alignment)) {
        let [of_16, of_32, of_64, of_128] = &mut self.vectors;
        match width {
            16 => *of_16 = Some(alignment),
            32 => *of_32 = Some(alignment),
            64 => *of_64 = Some(alignment),
            128 => *of_128 = Some(alignment),
            _ => self.has_foreign = true,
        }
    }

    fn set_float(&mut self, (width, alignment): (u32, Alignment)) {
        match width {
            16 => self.half = alignment,
            32 | 64 | 128 => {}
            _ => self.has_foreign = true,
        }
        for (found, wanted) in self.floats.iter_mut().zip(FLOATS) {
            if wanted == width {
                *found = alignment;
            }
        }
    }
}

impl AddressSpec {
    const DEFAULT: Self = Self {
        size: 64,
        index: 64,
        alignment: both(64),
        is_plain: true,
    };
}

/// What libnvvm logs of a layout that it refuses without a complaint and without a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Refused {
    /// The layout is empty.
    Empty,
    /// Pointers or indices are no whole bytes, over which the older front end fails.
    BrokenBytes,
    /// The list of layouts does not have it.
    Unlisted,
    /// It is not the back end's.
    Mismatch(back_end::Mismatch),
}

/// libnvvm's answer about the data layout of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LayoutAnswer<'a> {
    /// Yes, [`Verdict::NoNvvmLayout`], [`Verdict::NoNvvmPointerCrash`], [`Verdict::NoNvvmPointerUse`],
    /// [`Verdict::UnknownNvvmLayout`], [`Verdict::UnknownNvvmWidth`], or [`Verdict::NoNvvmArch`].
    pub verdict: Verdict,
    /// Why a layout cannot be read; `None` when it can, or is empty.
    pub fault: Option<LayoutFault>,
    /// The complaints about it; none where it cannot be read.
    pub complaints: Complaints,
    refused: Option<Refused>,
    text: &'a [u8],
    phase: Phase,
    toolkit: Toolkit,
    target: Target,
}

/// Whether a phase of libnvvm accepts a data layout in a program for a target.
///
/// The question is about programs that have pointers of each address space that the layout states: [`pointer_width`]
/// tells what becomes of them (erratum E48e). Compilation passes any width if a program has no pointer at all.
/// Verification up to 12.4 and compilation up to 12.6 take only a few texts. Verification from 12.5 to 12.8 takes
/// everything that it can read.
///
/// Below 100 a layout that only one of the front ends can read is unknown: verification ends the process for most
/// malformed layouts, and passes some. Compilation is also unknown for a layout that states, or names, more than four
/// address spaces above 7.
#[must_use]
#[inline(never)]
pub fn accepts_layout(toolkit: Toolkit, target: Target, phase: Phase, text: &[u8]) -> LayoutAnswer<'_> {
    let mut answer = LayoutAnswer {
        verdict: Verdict::Yes,
        fault: None,
        complaints: Complaints::NONE,
        refused: None,
        text,
        phase,
        toolkit,
        target,
    };
    answer.verdict = either(FrontEnd::of(toolkit, target).map(|front_end| {
        let is_unverified = phase == Phase::Verify && !verifies(toolkit);
        if text.is_empty() {
            if is_unverified && front_end == FrontEnd::Older {
                return Verdict::Yes;
            }
            answer.refused = Some(Refused::Empty);
            return match (phase, front_end) {
                // An abort, without a word.
                (Phase::Verify, FrontEnd::Newer) => Verdict::NoNvvmCrash,
                _ => Verdict::NoNvvmLayout,
            };
        }
        let is_by_list = listed::is_by_list(toolkit, phase);
        if is_by_list && listed::is_listed(toolkit, target, phase, text) {
            return Verdict::Yes;
        }
        let unread = |fault: Option<Malformation>| match (front_end, fault) {
            (FrontEnd::Newer, _) => Verdict::NoNvvmLayout,
            // Of each of these one layout at least passed, of no other.
            (
                FrontEnd::Older,
                Some(
                    Malformation::SizeRange
                    | Malformation::IndexSizeLarger
                    | Malformation::StackRange
                    | Malformation::StackZero
                    | Malformation::ByteAlignment,
                ),
            ) => Verdict::UnknownNvvmLayout,
            // Before 13.0 some others pass, too.
            (FrontEnd::Older, _) if !toolkit.is_from(Toolkit::V13_0) => Verdict::UnknownNvvmLayout,
            (FrontEnd::Older, _) => Verdict::NoNvvmLayoutOlder,
        };
        let mut layout = Layout::DEFAULT;
        match layout.state(toolkit, text) {
            Err(fault) => {
                answer.fault = Some(fault);
                unread(Some(fault.kind))
            }
            Ok(()) if front_end == FrontEnd::Older && !layout.older_reads_it => unread(None),
            Ok(()) if front_end == FrontEnd::Older && !layout.has_whole_bytes => match phase {
                Phase::Compile if BREAKS_BYTES.has(toolkit) => {
                    answer.refused = Some(Refused::BrokenBytes);
                    Verdict::NoNvvmLayout
                }
                _ => Verdict::NoNvvmPointerCrash,
            },
            Ok(()) if is_by_list => {
                answer.refused = Some(Refused::Unlisted);
                Verdict::NoNvvmLayout
            }
            Ok(()) if layout.has_more_names => Verdict::UnknownNvvmLayout,
            Ok(()) if is_unverified => layout.of_widths(toolkit, target, phase),
            Ok(()) => {
                answer.complaints = requirements::complaints(&layout, toolkit, phase, front_end);
                if !answer.complaints.is_empty() {
                    Verdict::NoNvvmLayout
                } else if back_end::compares(toolkit, front_end, phase) {
                    answer.refused = back_end::mismatch(&layout, toolkit).map(Refused::Mismatch);
                    match answer.refused {
                        None => Verdict::Yes,
                        Some(_) => Verdict::NoNvvmLayout,
                    }
                } else {
                    layout.of_widths(toolkit, target, phase)
                }
            }
        }
    }));
    answer
}

impl fmt::Display for LayoutAnswer<'_> {
    /// What libnvvm prints, a line each, without the `Error: ` that verification puts before lines; nothing where it
    /// prints nothing, or where that is unknown. Over an empty layout the newer front end's verification ends the process, over pointers of
    /// no whole bytes the older one's.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.verdict != Verdict::NoNvvmLayout {
            return Ok(());
        }
        if let Some(fault) = self.fault {
            return fault.write(f, self.text);
        }
        number_without_messages!(f, self.verdict.code());
        match self.refused {
            Some(Refused::BrokenBytes) => return fill(f, template!(LayoutBytes), &[]),
            Some(Refused::Mismatch(mismatch)) => return mismatch.write(f, self.text),
            Some(Refused::Empty) if self.phase == Phase::Verify => {
                return fill(f, template!(LayoutEmpty), &[]);
            }
            Some(Refused::Empty) if !listed::is_by_list(self.toolkit, self.phase) => {
                return fill(f, template!(LayoutStringEmpty), &[]);
            }
            Some(Refused::Empty | Refused::Unlisted) => return listed::write(f, self.toolkit, self.phase, self.text),
            None => {}
        }
        for complaint in self.complaints.iter() {
            writeln!(f, "DataLayoutError: {complaint}")?;
        }
        f.write_str("Example valid data layout:")?;
        for bits in [32, 64] {
            if let Some(example) = example_layout(self.toolkit, self.target, self.phase, bits) {
                write!(f, "\n{bits}-bit: {example}")?;
            }
        }
        Ok(())
    }
}

macro_rules! example {
    ($pointer:literal, $aggregate:literal) => {
        text!(
            "e-",
            $pointer,
            "-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64",
            $aggregate
        )
    };
}

/// The layout that libnvvm gives as an example for pointers of 32 or 64 bits; `None` if it gives none. From 11.8 on
/// compilation names only the one for 64 bits; verification from 12.5 to 12.8 names none.
#[must_use]
pub fn example_layout(toolkit: Toolkit, target: Target, phase: Phase, bits: u32) -> Option<Text> {
    let front_end = FrontEnd::of(toolkit, target).ok()?;
    if listed::is_by_list(toolkit, phase) {
        return listed::example(toolkit, phase, bits);
    }
    if phase == Phase::Verify && !verifies(toolkit) {
        return None;
    }
    Some(match (front_end, bits) {
        (FrontEnd::Older, 64) => example!("p:64:64:64", ""),
        (FrontEnd::Newer, 64) => example!("p:64:64:64", "-a:8:8"),
        (FrontEnd::Older, 32) if phase == Phase::Verify => example!("p:32:32:32", ""),
        (FrontEnd::Newer, 32) if phase == Phase::Verify => example!("p:32:32:32", "-a:8:8"),
        _ => return None,
    })
}
