//! Address spaces: which instruction may use which, and the word of a type that holds one.
//!
//! ```
//! use smarch::{Answer, Target};
//! use smarch::documented::cicc::address_space::{Access, TypeWord, access, cast};
//!
//! assert_eq!(access(Target::Sm103, Access::Load, 6), Answer::Yes);
//! assert_eq!(access(Target::Sm120, Access::Load, 6), Answer::No);
//! assert_eq!(cast(1, 3), Answer::No);
//! // Space 5 is LLVM's: generic casts to all, and what casts otherwise the document does not mention.
//! assert_eq!((cast(0, 5), cast(4, 5)), (Answer::Yes, Answer::Unknown));
//! assert_eq!(TypeWord(0x0000_030f).address_space(), 3);
//! ```
//!
//! What libnvvm answers when it is run is [`crate::nvvm`].
//!
//! Source: seed 004, "Address Space Layout" (documented; erratum E48).

use crate::targets::Target;
use crate::{Answer, Optional, Text};

/// An address space. Where the document does not mention it, what it allows is unknown.
#[doc(alias = "smarch_documented_cicc_address_space")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct AddressSpace {
    /// Its number.
    pub number: u32,
    /// Where loads and stores are allowed; none where the document does not mention the space.
    pub load_store: Optional<LoadStore>,
    /// Whether atomics are allowed.
    pub atomic: Answer,
    /// Whether it may be cast to and from every space (yes), or to and from generic only (no).
    pub casts_to_all: Answer,
    /// Its name: the document's, or LLVM's where the document does not mention it.
    pub name: Text,
}

coded_enum! {
    /// Where loads and stores are allowed.
    pub enum LoadStore {
        /// On every target.
        Everywhere   = 1, EVERYWHERE,    "on every target";
        /// Where there is tensor memory: 100 and 103, and 110 with them (erratum E48).
        TensorMemory = 2, TENSOR_MEMORY, "where there is tensor memory";
    }
}

macro_rules! space {
    ($number:literal $name:literal -) => {
        AddressSpace {
            number: $number,
            load_store: Optional::<LoadStore>::new(None),
            atomic: Answer::Unknown,
            casts_to_all: Answer::Unknown,
            name: text!($name),
        }
    };
    ($number:literal $name:literal [$load_store:ident $atomic:literal $all:literal]) => {
        AddressSpace {
            number: $number,
            load_store: Optional::<LoadStore>::new(Some(LoadStore::$load_store)),
            atomic: answer($atomic),
            casts_to_all: answer($all),
            name: text!($name),
        }
    };
}

macro_rules! spaces {
    ($($number:literal $name:literal $rights:tt;)+) => {
        /// The four of the document and the others that LLVM has, numbers ascending.
        pub static ADDRESS_SPACES: &[AddressSpace] = &[$(space!($number $name $rights),)+];

        static_assertions::const_assert!(crate::table::strictly_ascending(&[$($number,)+]));
    };
}

#[rustfmt::skip]
spaces! {
//                       load, store  atomic casts to all
      0 "generic"        [Everywhere   true  true];
      1 "global"         [Everywhere   true  false];
      3 "shared"         [Everywhere   true  false];
      4 "constant"       -;
      5 "local"          -;
      6 "TMEM"           [TensorMemory false false];
      7 "shared::cluster" -;
    101 "param"          -;
}

/// The first SM number with tensor memory.
pub const TMEM_FROM: u32 = 100;

/// The number of tensor memory's address space.
pub const TMEM: u32 = 6;

/// Whether the document gives a target tensor memory: 100 and 103, 110 with them (erratum E48), every suffix. 101 is 110.
#[must_use]
pub const fn has_tmem(target: Target) -> bool {
    matches!(target.resolve_alias().number(), 100 | 103 | 110)
}

coded_enum! {
    /// What is done with a pointer.
    pub enum Access {
        /// A load.
        Load   = 1, LOAD,   "load";
        /// A store.
        Store  = 2, STORE,  "store";
        /// An atomic.
        Atomic = 3, ATOMIC, "atomic";
    }
}

impl AddressSpace {
    /// The row of a number; `None` where neither the document nor LLVM has one.
    #[must_use]
    pub fn of(number: u32) -> Option<&'static Self> {
        ADDRESS_SPACES.iter().find(|row| row.number == number)
    }
}

const fn answer(is: bool) -> Answer {
    if is { Answer::Yes } else { Answer::No }
}

/// Whether a target may access an address space so; unknown where the document does not mention the space.
#[must_use]
pub fn access(target: Target, access: Access, space: u32) -> Answer {
    let Some(space) = AddressSpace::of(space) else {
        return Answer::Unknown;
    };
    match (access, space.load_store.get()) {
        (Access::Atomic, _) => space.atomic,
        (_, Some(LoadStore::Everywhere)) => Answer::Yes,
        (_, Some(LoadStore::TensorMemory)) => answer(has_tmem(target)),
        (_, None) => Answer::Unknown,
    }
}

/// Whether a pointer may be cast from one space to another, by the document's column: generic casts to and from all, each
/// other space of the document to and from generic alone. Unknown between two spaces that it does not mention, where
/// both are the same, and for numbers that neither it nor LLVM has. What libnvvm casts is less (erratum E48d).
#[must_use]
pub fn cast(from: u32, to: u32) -> Answer {
    let (Some(source), Some(target)) = (AddressSpace::of(from), AddressSpace::of(to)) else {
        return Answer::Unknown;
    };
    match (source.casts_to_all, target.casts_to_all) {
        _ if from == to => Answer::Unknown,
        (Answer::Yes, _) | (_, Answer::Yes) => Answer::Yes,
        (Answer::No, _) | (_, Answer::No) => Answer::No,
        (Answer::Unknown, Answer::Unknown) => Answer::Unknown,
    }
}

/// The word of a type's description: flags in bits 0 to 7, the address space in bits 8 to 31.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub struct TypeWord(pub u32);

impl TypeWord {
    /// The word of flags and an address space; `None` when the space does not fit its 24 bits.
    #[must_use]
    pub const fn new(flags: u8, space: u32) -> Option<Self> {
        match space {
            0..0x100_0000 => Some(Self(space << 8 | flags as u32)),
            _ => None,
        }
    }

    /// Bits 0 to 7.
    #[must_use]
    pub const fn flags(self) -> u8 {
        self.0.to_le_bytes()[0]
    }

    /// Bits 8 to 31.
    #[must_use]
    pub const fn address_space(self) -> u32 {
        self.0 >> 8
    }
}

/// Where an instruction holds the pointer to the information on its type, in bytes from the instruction.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_TYPE_INFO_OFFSET")]
pub const TYPE_INFO_OFFSET: i32 = -56;

/// Where that information holds the pointer to the description, in bytes.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_TYPE_DEREF_OFFSET")]
pub const TYPE_DEREF_OFFSET: i32 = 8;

/// Where the verifier reads the word: function and line.
pub const TYPE_WORD_READER: Text = text!("0x2C80C90:1260");
