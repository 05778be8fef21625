//! What libnvvm requires of a layout that it can read.

use super::super::generated::rows::{ALIGNS_CLUSTER, INTEGRAL_BEYOND, INTEGRAL_CLUSTER, INTEGRAL_INDEX};
use super::super::{FrontEnd, Phase};
use super::{Alignment, FLOATS, INTEGERS, Layout};
use crate::Toolkit;

coded_enum! {
    /// A complaint of libnvvm about a layout; the text is what it prints after `DataLayoutError: `. In the order of its
    /// output; the code is its bit in [`Complaints`].
    pub enum Complaint {
        /// Big-endian.
        Endianness       = 0x001, ENDIANNESS,        "Endianness must be little endian [Supported: -e].";
        /// Functions are in another address space than 0.
        ProgramSpace     = 0x002, PROGRAM_SPACE,     "Program address space must be 0 [Supported: -P:0].";
        /// Globals are in another address space than 0; the newer front end only.
        GlobalSpace      = 0x004, GLOBAL_SPACE,      "Default global address space must be 0 [Supported: -G:0].";
        /// Variables of a function are in another address space than 0.
        AllocaSpace      = 0x008, ALLOCA_SPACE,      "Alloca address space must be 0 [Supported: -A:0].";
        /// Names are mangled; verification only.
        Mangling         = 0x010, MANGLING,          "No mangling mode supported.";
        /// 16 or 64 bits are no native width; verification only.
        Native16And64    = 0x020, NATIVE_16_AND_64,  "Require 16 and 64 bit native integer widths [Supported: -n:16:32:64].";
        /// 32 bits are no native width.
        Native32         = 0x040, NATIVE_32,         "Require 32 bit native integer width [Supported: -n:16:32:64 or -n:32].";
        /// Pointers of an address space up to 6 are not integral. From 13.1 on this holds up to space 7, from 13.2 on
        /// up to space 17. From 13.2 on, for targets from 100 on, an index that is narrower than the pointer counts as
        /// well.
        NonIntegral      = 0x080, NON_INTEGRAL,      "Non integral address spaces not supported.";
        /// Pointers of an address space up to 6 are not aligned to 64 or 32 bits alike, those of space 2 are not
        /// aligned as those of space 0, or their index is smaller. From 13.5 on space 7 is checked as well, up to 90a
        /// in place of 6, and for space 2 only the ABI alignment counts.
        PointerAlignment = 0x100, POINTER_ALIGNMENT, "Unsupported pointer alignment [Supported: 64-bit: -p:64:64:64, 32-bit (deprecated): -p:32:32:32].";
        /// An integer is not aligned to its size. Compilation adds an i128 that is not named.
        IntegerAlignment = 0x200, INTEGER_ALIGNMENT, "Unsupported integer alignment [Supported: -i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128].";
        /// f32, f64 or f128 is not aligned to its size.
        FloatAlignment   = 0x400, FLOAT_ALIGNMENT,   "Unsupported floating-point alignment [Supported: -f32:32:32-f64:64:64].";
        /// Aggregates are aligned to more than a byte; compilation by the newer front end only, where `-a` stands in the text.
        AggregateAlignment = 0x800, AGGREGATE_ALIGNMENT, "Unsupported aggregate alignment [Supported: -a:8:8].";
    }
}

/// A set of complaints; the code of each is its bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Complaints(u32);

impl Complaints {
    /// No complaint.
    pub const NONE: Self = Self(0);

    /// Whether it is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a complaint is in it.
    #[must_use]
    pub const fn contains(self, complaint: Complaint) -> bool {
        self.0 & complaint.code() != 0
    }

    /// The set as C sees it.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The complaints, in the order in which they are printed.
    pub fn iter(self) -> impl Iterator<Item = Complaint> + Clone {
        Complaint::ALL
            .iter()
            .copied()
            .filter(move |&complaint| self.contains(complaint))
    }
}

/// A call for each complaint, so that what one looks at lies on the stack alone.
#[inline(never)]
pub(super) fn complaints(layout: &Layout, toolkit: Toolkit, phase: Phase, front_end: FrontEnd) -> Complaints {
    let found = Complaint::ALL
        .iter()
        .filter(|&&complaint| is_made(complaint, layout, toolkit, phase, front_end));
    Complaints(found.fold(0, |bits, complaint| bits | complaint.code()))
}

#[inline(never)]
fn is_made(complaint: Complaint, layout: &Layout, toolkit: Toolkit, phase: Phase, front_end: FrontEnd) -> bool {
    let verifies = phase == Phase::Verify;
    match complaint {
        Complaint::Endianness => layout.big_endian,
        Complaint::ProgramSpace => layout.program_space != 0,
        Complaint::GlobalSpace => layout.global_space != 0,
        Complaint::AllocaSpace => layout.alloca_space != 0,
        Complaint::Mangling => verifies && layout.has_mangling,
        Complaint::Native16And64 => verifies && !(layout.native_16 && layout.native_64),
        Complaint::Native32 => !layout.native_32,
        Complaint::NonIntegral => !is_integral(layout, toolkit, front_end),
        Complaint::PointerAlignment => !pointers_are_supported(layout, toolkit, front_end),
        Complaint::IntegerAlignment => !integers_are_supported(layout, verifies),
        Complaint::FloatAlignment => {
            let mut floats = layout.floats.iter().zip(FLOATS);
            floats.any(|(alignment, width)| !alignment.is(width))
        }
        Complaint::AggregateAlignment => {
            let is_looked_at = !verifies && front_end == FrontEnd::Newer && layout.names_aggregates;
            is_looked_at && !layout.aggregate.is(8)
        }
    }
}

/// Whether nothing that the release looks at says that pointers are not integral.
fn is_integral(layout: &Layout, toolkit: Toolkit, front_end: FrontEnd) -> bool {
    let up_to = |last: u32| 2u32.checked_shl(last).unwrap_or(0).wrapping_sub(1);
    let looked_at = if INTEGRAL_BEYOND.has(toolkit) {
        u32::MAX
    } else {
        up_to(if INTEGRAL_CLUSTER.has(toolkit) { 7 } else { 6 })
    };
    let looks_at_pointers = INTEGRAL_INDEX.has(toolkit) && front_end == FrontEnd::Newer;
    layout.non_integral & looked_at == 0 && !(looks_at_pointers && layout.not_only_address != 0)
}

/// Both alignments 64 bits or 32, with 32 in address space 0 everywhere, and those of 0 in address space 2; the size itself is not
/// looked at.
fn pointers_are_supported(layout: &Layout, toolkit: Toolkit, front_end: FrontEnd) -> bool {
    let is_later = ALIGNS_CLUSTER.has(toolkit);
    let is_looked_at = |space| match space {
        6 => !is_later || front_end == FrontEnd::Newer,
        7 => is_later,
        _ => true,
    };
    let generic = layout.pointer(0);
    // Spaces without a specification have that of 0, which is looked at itself.
    layout.pointers.iter().enumerate().all(|(space, pointer)| {
        let Some(pointer) = pointer.filter(|_| is_looked_at(space)) else {
            return true;
        };
        if space == 2 && is_later {
            return pointer.alignment.abi == generic.alignment.abi;
        }
        let as_generic = pointer.alignment == generic.alignment;
        let aligned = match space {
            0 => pointer.alignment.is(32) || pointer.alignment.is(64),
            2 => as_generic,
            _ => pointer.alignment.is(32) || as_generic,
        };
        aligned && pointer.index == pointer.size
    })
}

fn integers_are_supported(layout: &Layout, verifies: bool) -> bool {
    layout.integers.iter().zip(INTEGERS).all(|(found, wanted)| {
        // Compilation adds an i128 that is not named.
        let is_added = !verifies && wanted == 128 && !layout.names_i128;
        let (_, alignment) = found.unwrap_or(layout.largest_integer);
        is_added || alignment.is(wanted.max(8))
    })
}

impl Alignment {
    /// Whether both alignments are that many bits.
    const fn is(self, bits: u32) -> bool {
        self.abi as u32 == bits && self.preferred as u32 == bits
    }
}
