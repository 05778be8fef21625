//! Data layouts: LLVM's grammar, what libnvvm requires beyond it, and the layouts that it gives as examples.
//!
//! Source: `evidence/libnvvm_layouts.tsv`, `evidence/libnvvm_layout_examples.tsv`; measured.

mod fault;
mod parse;
mod requirements;
mod width;

pub use fault::{LayoutFault, Malformation};
pub use requirements::{Complaint, Complaints};
pub use width::pointer_width;

use super::{FrontEnd, Phase, either};
use crate::Toolkit;
use crate::targets::Target;
use crate::{Text, Verdict};
use core::fmt;

/// Alignments in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Alignment {
    abi: u32,
    preferred: u32,
}

/// The pointers of an address space, as a layout states them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddressSpec {
    /// Bits of a pointer.
    pub size: u32,
    /// Bits of an index.
    pub index: u32,
    alignment: Alignment,
}

/// A specification of integers: their width, and how they are aligned.
type Integer = (u32, Alignment);

/// The highest address space that libnvvm looks at.
const LAST_SPACE: u32 = 6;

const SPACES: usize = LAST_SPACE as usize + 1;

/// How many address spaces above 6 are kept.
const HIGHER_SPACES: usize = 4;

/// A data layout that could be read: what libnvvm looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    big_endian: bool,
    program_space: u32,
    global_space: u32,
    alloca_space: u32,
    has_mangling: bool,
    /// Of the address spaces that are looked at.
    has_non_integral: bool,
    native_16: bool,
    native_32: bool,
    native_64: bool,
    /// Address spaces 0 to 6; those without a specification have that of 0.
    pointers: [Option<AddressSpec>; SPACES],
    /// For each width that is looked at, the narrowest specification that is not narrower.
    integers: [(u32, Option<Integer>); 6],
    largest_integer: Integer,
    floats: [(u32, Alignment); 3],
    aggregate: Alignment,
    /// Whether `i128` stands in the text, be it in `Fi128`; else compilation adds what it wants.
    names_i128: bool,
    /// Whether `-a` stands in the text; else compilation by the newer front end adds what it wants.
    names_aggregates: bool,
    /// Address spaces above 6, each with the width of its pointers; the first that are stated. 0: none.
    higher: [(u32, u32); HIGHER_SPACES],
    /// Whether more such spaces are stated than are kept.
    has_more_spaces: bool,
    /// Whether the older front end reads it alike.
    older_reads_it: bool,
    /// Whether all pointers and indices are whole bytes, which the older front end requires.
    has_whole_bytes: bool,
}

const fn both(bits: u32) -> Alignment {
    Alignment {
        abi: bits,
        preferred: bits,
    }
}

const fn integer(width: u32, abi: u32, preferred: u32) -> (u32, Option<Integer>) {
    (width, Some((width, Alignment { abi, preferred })))
}

impl Layout {
    /// LLVM's defaults.
    const DEFAULT: Self = Self {
        big_endian: false,
        program_space: 0,
        global_space: 0,
        alloca_space: 0,
        has_mangling: false,
        has_non_integral: false,
        native_16: false,
        native_32: false,
        native_64: false,
        pointers: [
            Some(AddressSpec {
                size: 64,
                index: 64,
                alignment: both(64),
            }),
            None,
            None,
            None,
            None,
            None,
            None,
        ],
        integers: [
            integer(1, 8, 8),
            integer(8, 8, 8),
            integer(16, 16, 16),
            integer(32, 32, 32),
            integer(64, 32, 64),
            (128, None),
        ],
        largest_integer: (64, Alignment { abi: 32, preferred: 64 }),
        floats: [(32, both(32)), (64, both(64)), (128, both(128))],
        aggregate: Alignment { abi: 8, preferred: 64 },
        names_i128: false,
        names_aggregates: false,
        higher: [(0, 0); HIGHER_SPACES],
        has_more_spaces: false,
        older_reads_it: true,
        has_whole_bytes: true,
    };

    /// Reads a layout by LLVM's grammar. An empty one stands for LLVM's defaults.
    ///
    /// # Errors
    /// The first specification that is malformed.
    pub fn parse(text: &[u8]) -> Result<Self, LayoutFault> {
        let mut layout = Self::DEFAULT;
        layout.state(text)?;
        Ok(layout)
    }

    /// Enters what a layout states into LLVM's defaults. In place: a `Result` of a layout would lie on the stack beside it.
    #[inline(never)]
    fn state(&mut self, text: &[u8]) -> Result<(), LayoutFault> {
        match text {
            [] => Ok(()),
            _ => parse::parse(self, text),
        }
    }

    /// The pointers of an address space. Spaces above 6 are not kept: they give those of 0.
    #[must_use]
    pub fn pointer(&self, space: u32) -> AddressSpec {
        let stated = self.pointers.get(space as usize).copied().flatten();
        let [generic, ..] = self.pointers;
        stated.or(generic).unwrap_or(AddressSpec {
            size: 64,
            index: 64,
            alignment: both(64),
        })
    }

    /// libnvvm's complaints about the layout for a target; `None` for targets that it does not accept, and where the older
    /// front end, up to 90a, does not read the layout as the newer one does.
    #[must_use]
    pub fn complaints(&self, toolkit: Toolkit, target: Target, phase: Phase) -> Option<Complaints> {
        let front_end = FrontEnd::of(toolkit, target).ok()?;
        let is_read = self.older_reads_it && self.has_whole_bytes || front_end == FrontEnd::Newer;
        is_read.then(|| requirements::complaints(self, phase, front_end))
    }

    fn set_pointer(&mut self, space: u32, spec: AddressSpec) {
        self.has_whole_bytes &= spec.size.is_multiple_of(8) && spec.index.is_multiple_of(8);
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
    fn of_widths(&self, toolkit: Toolkit, front_end: FrontEnd, phase: Phase) -> Verdict {
        let low = self.pointers.iter().flatten().map(|spec| spec.size);
        let stated = self.higher.iter().filter(|(space, _)| *space != 0);
        let high = stated.map(|&(_, width)| width);
        let verdicts = low
            .chain(high)
            .map(|bits| width::of_width(toolkit, front_end, phase, bits));
        let worst = verdicts.fold(Verdict::Yes, width::worse);
        if worst.is_yes() && self.has_more_spaces && phase == Phase::Compile {
            Verdict::UnknownNvvmWidth
        } else {
            worst
        }
    }

    fn set_integer(&mut self, given: Integer) {
        let (width, _) = given;
        for (wanted, found) in &mut self.integers {
            let fits_better = found.is_none_or(|(found, _)| width <= found);
            if width >= *wanted && fits_better {
                *found = Some(given);
            }
        }
        if width >= self.largest_integer.0 {
            self.largest_integer = given;
        }
    }

    fn set_float(&mut self, (width, alignment): (u32, Alignment)) {
        for (wanted, found) in &mut self.floats {
            if *wanted == width {
                *found = alignment;
            }
        }
    }
}

/// libnvvm's answer about the data layout of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LayoutAnswer {
    /// Yes, [`Verdict::NoNvvmLayout`], [`Verdict::NoNvvmPointerCrash`], [`Verdict::NoNvvmPointerUse`],
    /// [`Verdict::UnknownNvvmLayout`], [`Verdict::UnknownNvvmWidth`], or [`Verdict::NoNvvmArch`].
    pub verdict: Verdict,
    /// Why a layout cannot be read; `None` when it can, or is empty.
    pub fault: Option<LayoutFault>,
    /// The complaints about it; none where it cannot be read.
    pub complaints: Complaints,
    is_empty: bool,
    /// Pointers or indices that are no whole bytes, over which the older front end fails.
    has_broken_bytes: bool,
    phase: Phase,
    toolkit: Toolkit,
    target: Target,
}

/// Whether a phase of libnvvm accepts a data layout in a program for a target.
///
/// Asked is of programs that have pointers of each address space that the layout states: [`pointer_width`] tells what becomes of them
/// (erratum E48e). Compilation passes any width where a program has no pointer at all.
///
/// Unknown are layouts that only one of the front ends can read, below 100: there verification ends the process over
/// most of what is malformed, and passes some of it; and compilation with layouts that state more than four address spaces above 6.
#[must_use]
#[inline(never)]
pub fn accepts_layout(toolkit: Toolkit, target: Target, phase: Phase, text: &[u8]) -> LayoutAnswer {
    let mut answer = LayoutAnswer {
        verdict: Verdict::Yes,
        fault: None,
        complaints: Complaints::NONE,
        is_empty: text.is_empty(),
        has_broken_bytes: false,
        phase,
        toolkit,
        target,
    };
    answer.verdict = either(FrontEnd::of(toolkit, target).map(|front_end| {
        if answer.is_empty {
            return Verdict::NoNvvmLayout;
        }
        let unread = match front_end {
            FrontEnd::Older => Verdict::UnknownNvvmLayout,
            FrontEnd::Newer => Verdict::NoNvvmLayout,
        };
        let mut layout = Layout::DEFAULT;
        match layout.state(text) {
            Err(fault) => {
                answer.fault = Some(fault);
                unread
            }
            Ok(()) if front_end == FrontEnd::Older && !layout.older_reads_it => unread,
            Ok(()) if front_end == FrontEnd::Older && !layout.has_whole_bytes => {
                answer.has_broken_bytes = true;
                match phase {
                    Phase::Verify => Verdict::NoNvvmPointerCrash,
                    Phase::Compile => Verdict::NoNvvmLayout,
                }
            }
            Ok(()) => {
                answer.complaints = requirements::complaints(&layout, phase, front_end);
                if answer.complaints.is_empty() {
                    layout.of_widths(toolkit, front_end, phase)
                } else {
                    Verdict::NoNvvmLayout
                }
            }
        }
    }));
    answer
}

impl fmt::Display for LayoutAnswer {
    /// What libnvvm prints, a line each, without the `Error: ` that verification puts before lines; nothing where it
    /// prints nothing, or where that is unknown. Over an empty layout the newer front end's verification ends the process, over pointers of
    /// no whole bytes the older one's.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.verdict != Verdict::NoNvvmLayout {
            return Ok(());
        }
        if let Some(fault) = self.fault {
            return write!(f, "{fault}");
        }
        let is_older = FrontEnd::of(self.toolkit, self.target) == Ok(FrontEnd::Older);
        let is_silent = self.phase == Phase::Verify && self.is_empty && !is_older;
        if !is_silent {
            number_without_messages!(f, self.verdict.code());
        }
        if self.has_broken_bytes {
            return f.write_str("number of bits must be a byte width multiple");
        }
        if self.is_empty {
            return match (self.phase, FrontEnd::of(self.toolkit, self.target)) {
                (Phase::Compile, _) => f.write_str("DataLayoutError: Data Layout string is empty"),
                (Phase::Verify, Ok(FrontEnd::Older)) => f.write_str("Empty target data layout, must exist"),
                (Phase::Verify, _) => Ok(()),
            };
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

/// The layout that libnvvm gives as an example for pointers of 32 or 64 bits; `None` where it gives none: compilation
/// names the one for 64 bits only.
#[must_use]
pub fn example_layout(toolkit: Toolkit, target: Target, phase: Phase, bits: u32) -> Option<Text> {
    Some(match (FrontEnd::of(toolkit, target).ok()?, bits) {
        (FrontEnd::Older, 64) => example!("p:64:64:64", ""),
        (FrontEnd::Newer, 64) => example!("p:64:64:64", "-a:8:8"),
        (FrontEnd::Older, 32) if phase == Phase::Verify => example!("p:32:32:32", ""),
        (FrontEnd::Newer, 32) if phase == Phase::Verify => example!("p:32:32:32", "-a:8:8"),
        _ => return None,
    })
}
