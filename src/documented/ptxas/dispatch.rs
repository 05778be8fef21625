//! The capability dispatch: seven maps from names to handlers, and who handles which target.
//!
//! Source: seed 000, "Capability Dispatch" and "Handler Function Assignments" (documented; errata E10, E11).

use crate::targets::{Name, NameKind, Target};
use crate::{List, Text};
use static_assertions::const_assert;

coded_enum! {
    /// One of the seven maps, by number.
    pub enum DispatchMap {
        /// A function per target: [`Handlers::a`].
        HandlerA            = 1, HANDLER_A,            "Handler A (primary codegen)";
        /// A function per target: [`Handlers::b`].
        HandlerB            = 2, HANDLER_B,            "Handler B (secondary codegen)";
        /// A function per target: [`Handlers::initializer`].
        Intrinsics          = 3, INTRINSICS,           "Intrinsic table initializer";
        /// A byte per target, which the documents do not give.
        Capabilities        = 4, CAPABILITIES,         "Capability flags";
        /// An entry per target, which the documents do not give.
        ProfileRegistration = 5, PROFILE_REGISTRATION, "Profile registration";
        /// A function per target, which the documents do not give.
        HandlerE            = 6, HANDLER_E,            "Perf-stats / occupancy handler E";
        /// A function per target, which the documents do not give.
        HandlerF            = 7, HANDLER_F,            "Perf-stats / occupancy handler F";
    }
}

impl DispatchMap {
    /// Where ptxas keeps the map.
    #[must_use]
    pub const fn address(self) -> u32 {
        match self {
            Self::HandlerA => 0x29f_e1d0,
            Self::HandlerB => 0x29f_e1c8,
            Self::Intrinsics => 0x29f_e1c0,
            Self::Capabilities => 0x29f_e1b8,
            Self::ProfileRegistration => 0x29f_e1b0,
            Self::HandlerE => 0x29f_e1a8,
            Self::HandlerF => 0x29f_e1a0,
        }
    }

    /// What the map's values are, as the document puts it.
    #[must_use]
    pub const fn value_type(self) -> Text {
        match self {
            Self::HandlerA | Self::HandlerB | Self::Intrinsics | Self::HandlerE | Self::HandlerF => {
                text!("Function pointer")
            }
            Self::Capabilities => text!("Byte value"),
            Self::ProfileRegistration => text!("Registered via sub_42BEC0"),
        }
    }

    /// Whether the documents give the map's values: those of maps 1 to 3.
    #[must_use]
    pub const fn has_values(self) -> bool {
        matches!(self, Self::HandlerA | Self::HandlerB | Self::Intrinsics)
    }

    /// What the map holds for a target: the address of a function. `None` if the documents give no value, as for maps 4
    /// to 7, and for targets that ptxas does not register.
    #[must_use]
    pub fn value(self, target: Target) -> Option<u32> {
        let handlers = handlers(target)?;
        match self {
            Self::HandlerA => Some(handlers.a),
            Self::HandlerB => Some(handlers.b),
            Self::Intrinsics => Some(handlers.initializer),
            Self::Capabilities | Self::ProfileRegistration | Self::HandlerE | Self::HandlerF => None,
        }
    }

    /// The function that the map holds under a name. `None` for `lto_` names, which no map holds; for targets that
    /// ptxas does not register; and if the documents give no value, as for maps 4 to 7.
    #[must_use]
    pub fn handler(self, name: Name) -> Option<&'static Handler> {
        if name.kind == NameKind::Lto {
            return None;
        }
        HANDLER_FUNCTIONS
            .iter()
            .find(|row| row.map == self && row.targets.contains(&name.target))
    }

    const fn row(self) -> DispatchMapRow {
        DispatchMapRow {
            map: self,
            address: self.address(),
            has_values: self.has_values(),
            purpose: self.text(),
            value_type: self.value_type(),
        }
    }
}

/// One of the seven maps of the capability dispatch.
#[doc(alias = "smarch_documented_ptxas_dispatch_map")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct DispatchMapRow {
    /// Its number, 1 to 7.
    pub map: DispatchMap,
    /// Where ptxas keeps it.
    pub address: u32,
    /// Whether the documents give its values. They do for maps 1 to 3; the handler sets have them.
    pub has_values: bool,
    /// Its purpose, as the document puts it.
    pub purpose: Text,
    /// What its values are, as the document puts it.
    pub value_type: Text,
}

/// The seven maps, numbers ascending.
pub static DISPATCH_MAPS: &[DispatchMapRow] = &[
    DispatchMap::HandlerA.row(),
    DispatchMap::HandlerB.row(),
    DispatchMap::Intrinsics.row(),
    DispatchMap::Capabilities.row(),
    DispatchMap::ProfileRegistration.row(),
    DispatchMap::HandlerE.row(),
    DispatchMap::HandlerF.row(),
];

const_assert!(DISPATCH_MAPS.len() == DispatchMap::ALL.len());

/// The byte that lets the maps be filled once only.
pub const DISPATCH_GUARD: u32 = 0x29f_e1d8;

/// The functions of a base target; its suffixed ones share them.
#[doc(alias = "smarch_documented_ptxas_handler_set")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Handlers {
    /// The base target.
    pub base: Target,
    /// Map 1: handler A.
    pub a: u32,
    /// Map 2: handler B.
    pub b: u32,
    /// Map 3: the intrinsic table initializer.
    pub initializer: u32,
}

macro_rules! handlers {
    ($($base:ident $a:literal $b:literal $initializer:literal;)+) => {
        /// The handlers of the twelve base targets, numbers ascending.
        pub static HANDLERS: &[Handlers] = &[$(
            Handlers { base: Target::$base, a: $a, b: $b, initializer: $initializer },
        )+];

        const_assert!(HANDLERS.len() == 12);
        const_assert!(crate::table::strictly_ascending(&[$(Target::$base.number(),)+]));
        const_assert!(all_different(&[$($a, $b, $initializer,)+]));
    };
}

#[rustfmt::skip]
handlers! {
//         A        B        initializer
    Sm75  0x609b70 0x609b40 0x60a2e0;
    Sm80  0x609cc0 0x609c90 0x60a3e0;
    Sm86  0x609d50 0x609d80 0x60ac30;
    Sm87  0x609f00 0x609de0 0x60ad30;
    Sm88  0x609e70 0x609ea0 0x60ab30;
    Sm89  0x609e10 0x609cf0 0x60a810;
    Sm90  0x609db0 0x609c00 0x60a5f0;
    Sm100 0x609c30 0x609bd0 0x60a910;
    Sm103 0x608f20 0x609d20 0x60a700;
    Sm110 0x609f30 0x608f50 0x60aa20;
    Sm120 0x609e40 0x609c60 0x608df0;
    Sm121 0x609ed0 0x609ba0 0x60a4e0;
}

/// The handlers of a target, those of its base; `None` for targets that ptxas does not register.
#[must_use]
pub fn handlers(target: Target) -> Option<&'static Handlers> {
    HANDLERS.iter().find(|row| row.base.number() == target.number())
}

/// A function of maps 1 to 3: in which map it stands, and for which targets.
#[doc(alias = "smarch_documented_ptxas_handler")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Handler {
    /// Where the function begins.
    pub address: u32,
    /// The map that holds it.
    pub map: DispatchMap,
    /// The targets under whose `sm_` and `compute_` names the map holds it, the base first.
    pub targets: List<Target>,
}

impl Handler {
    /// The handler that begins at this address; `None` when none does.
    #[must_use]
    pub fn at(address: u32) -> Option<&'static Self> {
        let position = HANDLER_FUNCTIONS
            .binary_search_by_key(&address, |row| row.address)
            .ok()?;
        HANDLER_FUNCTIONS.get(position)
    }
}

/// The 36 functions of maps 1 to 3, addresses ascending.
pub static HANDLER_FUNCTIONS: &[Handler] = &FUNCTIONS;

static FUNCTIONS: [Handler; 3 * HANDLERS.len()] = functions();

/// The handlers of all sets, sorted by address. Compile time only.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn functions() -> [Handler; 3 * HANDLERS.len()] {
    let none = Handler {
        address: 0,
        map: DispatchMap::HandlerA,
        targets: List::new(&[]),
    };
    let mut rows = [none; 3 * HANDLERS.len()];
    let mut filled = 0;
    let mut sets = HANDLERS;
    while let [set, rest @ ..] = sets {
        let targets = List::new(targets_of(set.base.number()));
        let values = [
            (set.a, DispatchMap::HandlerA),
            (set.b, DispatchMap::HandlerB),
            (set.initializer, DispatchMap::Intrinsics),
        ];
        let mut position = 0;
        while position < values.len() {
            let (address, map) = values[position];
            let mut place = filled;
            while place > 0 && rows[place - 1].address > address {
                rows[place] = rows[place - 1];
                place -= 1;
            }
            rows[place] = Handler { address, map, targets };
            filled += 1;
            position += 1;
        }
        sets = rest;
    }
    rows
}

/// The targets with this number, the base first. Compile time only.
#[expect(clippy::arithmetic_side_effects, reason = "evaluated at compile time only")]
const fn targets_of(number: u32) -> &'static [Target] {
    let mut targets = Target::ALL;
    while let [first, rest @ ..] = targets {
        if first.number() == number {
            break;
        }
        targets = rest;
    }
    let (mut count, mut rest) = (0, targets);
    while let [first, tail @ ..] = rest {
        if first.number() != number {
            break;
        }
        count += 1;
        rest = tail;
    }
    targets.split_at(count).0
}

/// Targets that share all seven maps: one silicon.
#[doc(alias = "smarch_documented_ptxas_sharing_group")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct SharingGroup {
    /// What the document calls the group.
    pub name: Text,
    /// Its members, the base first.
    pub members: List<Target>,
}

macro_rules! groups {
    ($($name:literal [$($member:ident)+];)+) => {
        /// The six groups of more than one member, numbers ascending.
        pub static SHARING_GROUPS: &[SharingGroup] = &[$(
            SharingGroup { name: text!($name), members: List::new(&[$(Target::$member,)+]) },
        )+];

        $(const_assert!(one_silicon(&[$(Target::$member,)+]));)+
    };
}

#[rustfmt::skip]
groups! {
    "Hopper"          [Sm90  Sm90a];
    "Blackwell DC"    [Sm100 Sm100a Sm100f];
    "Blackwell Ultra" [Sm103 Sm103a Sm103f];
    "Jetson Thor"     [Sm110 Sm110a Sm110f];
    "Consumer"        [Sm120 Sm120a Sm120f];
    "DGX Spark"       [Sm121 Sm121a Sm121f];
}

/// Whether targets have one number: handlers go by number, so such targets share them.
const fn one_silicon(targets: &[Target]) -> bool {
    let mut rest = targets;
    while let [first, tail @ ..] = rest {
        if let [second, ..] = tail
            && first.number() != second.number()
        {
            return false;
        }
        rest = tail;
    }
    true
}

/// Whether no number occurs twice.
const fn all_different(mut numbers: &[u32]) -> bool {
    while let [first, rest @ ..] = numbers {
        let mut others = rest;
        while let [other, tail @ ..] = others {
            if *first == *other {
                return false;
            }
            others = tail;
        }
        numbers = rest;
    }
    true
}
