//! How rows are written: the macros that turn one list into an enum, its codes
//! and its texts, and the checks that run while the crate compiles.

/// A [`Text`](crate::Text) from a literal.
macro_rules! text {
    ($($part:expr),+) => {
        const {
            $crate::Text::from_literals(
                concat!($($part,)+ "\0"),
                concat!($($part,)+ "\0\0"),
                concat!($($part,)+ "\0\0\0"),
            )
        }
    };
}

/// A cell that may be empty: `-` is `None`, anything else goes to the named macro.
macro_rules! optional {
    ($make:ident -) => {
        None
    };
    ($make:ident $cell:tt) => {
        Some($make!($cell))
    };
}

/// A cell that is a literal, for [`optional!`].
macro_rules! literal {
    ($literal:literal) => {
        $literal
    };
}

/// A [`Version`](crate::Version) cell, `8.6`.
macro_rules! version {
    ($literal:tt) => {
        const { $crate::Version::from_literal(stringify!($literal)) }
    };
}

/// The text of a code that is short, and always there.
macro_rules! text_of_name {
    ($code:literal, $text:expr) => {
        text!($text)
    };
}

/// The text of a code that is a message: without the feature `messages` the number of the code.
macro_rules! text_of_message {
    ($code:literal, $text:expr) => {
        if cfg!(feature = "messages") {
            text!($text)
        } else {
            text!($code)
        }
    };
}

/// Ends a `Display` of what a tool prints: without the feature `messages` it writes the number of the reason.
macro_rules! number_without_messages {
    ($f:expr, $code:expr) => {
        if !cfg!(feature = "messages") {
            return core::fmt::Display::fmt(&$code, $f);
        }
    };
}

/// `Debug` of a type with bytes that are text: those fields are quoted, and come first.
macro_rules! debug_with_text {
    ($name:ident: $($text:ident)+; $($field:ident)*) => {
        impl core::fmt::Debug for $name<'_> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($name))
                    $(.field(stringify!($text), &$crate::text::quoted(self.$text)))+
                    $(.field(stringify!($field), &self.$field))*
                    .finish_non_exhaustive()
            }
        }
    };
}

/// An enumeration as `serde` writes and reads it (feature `serde`): its code, the C name in lower case, but for those that
/// `serialize` writes otherwise.
macro_rules! serialized_code {
    (Verdict) => {};
    (Error) => {};
    (Toolkit) => {};
    ($name:ident) => {
        #[cfg(feature = "schema")]
        $crate::serialize::schema::written! { $name, |_generator| $crate::serialize::schema::of_codes($name::ALL.iter().map(|it| it.c_name())) }
        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::serialize::Code(self.c_name()).serialize(serializer)
            }
        }
        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str($crate::deserialize::OfCodes { all: Self::ALL, name: Self::c_name })
            }
        }
    };
}

/// An enum whose values cross into C: one row a value, with its code, the end of
/// its C name and its text. `pub enum X of messages`: the texts go with the feature `messages`.
///
/// Makes the enum, `ALL`, `code`, `from_code`, `c_name` and `text`. Codes ascend.
macro_rules! coded_enum {
    ($(#[$meta:meta])* pub enum $name:ident of messages { $($rows:tt)+ }) => {
        coded_enum! { @make text_of_message, $(#[$meta])* $name { $($rows)+ } }
    };
    ($(#[$meta:meta])* pub enum $name:ident { $($rows:tt)+ }) => {
        coded_enum! { @make text_of_name, $(#[$meta])* $name { $($rows)+ } }
    };
    (
        @make $text_of:ident, $(#[$meta:meta])* $name:ident {
            $($(#[$doc:meta])* $variant:ident = $code:literal, $c_name:ident, $text:expr;)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u32)]
        pub enum $name {
            $($(#[$doc])* $variant = $code,)+
        }

        impl $name {
            /// Every value, codes ascending.
            pub const ALL: &[Self] = &[$(Self::$variant,)+];

            /// The stable number that stands for this value in C.
            #[must_use]
            pub const fn code(self) -> u32 {
                self as u32
            }

            /// The value with this code; `None` when no value has it.
            #[must_use]
            pub const fn from_code(code: u32) -> Option<Self> {
                match code {
                    $($code => Some(Self::$variant),)+
                    _ => None,
                }
            }

            /// How the constant in the C header ends, after the enum's prefix.
            #[must_use]
            pub const fn c_name(self) -> &'static str {
                match self {
                    $(Self::$variant => stringify!($c_name),)+
                }
            }

            /// The text of the value.
            #[must_use]
            pub const fn text(self) -> $crate::Text {
                match self {
                    $(Self::$variant => $text_of!($code, $text),)+
                }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(&self.text(), f)
            }
        }

        optional_code!($name);
        serialized_code!($name);

        static_assertions::const_assert!($crate::table::strictly_ascending(&[$($code,)+]));
    };
}

/// A static table with a row for each value of a list, made by a `const fn` while the crate compiles.
macro_rules! row_for_each {
    ($(#[$meta:meta])* pub static $rows:ident: [$row:ty] = $make:ident($values:expr);) => {
        $(#[$meta])*
        #[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
        pub static $rows: &[$row] = &{
            let mut rows = [$make($values[0]); $values.len()];
            let mut position = 1;
            while position < rows.len() {
                rows[position] = $make($values[position]);
                position += 1;
            }
            rows
        };
    };
}

/// A table of hashes: of each item a value in the slot that its key hashes to, the filler elsewhere. No two items share a slot: the
/// compiler looks for a multiplier with which none do, beginning with the given one. Slots are a power of two.
///
/// Makes the table and `slot`, the hash of a key. Callers must
/// compare the stored key: empty slots hold the filler.
macro_rules! one_slot_each {
    (
        static $slots:ident: [$type:ty; $count:literal] = $filler:expr, from $first:literal;
        for $item:ident in $items:expr => $key:expr, $value:expr
    ) => {
        #[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
        static $slots: [$type; $count] = {
            let mut slots = [$filler; $count];
            let mut items: &[_] = $items;
            while let [item, rest @ ..] = items {
                let $item = *item;
                slots[slot($key)] = $value;
                items = rest;
            }
            slots
        };

        #[allow(
            long_running_const_eval,
            reason = "looking for another one takes the compiler a second at most"
        )]
        const MULTIPLIER: u32 = {
            let keys = {
                let mut keys = [0; $items.len()];
                let (mut items, mut free): (&[_], &mut [u32]) = ($items, &mut keys);
                while let ([item, items_left @ ..], [key, keys_left @ ..]) = (items, free) {
                    let $item = *item;
                    *key = $key;
                    (items, free) = (items_left, keys_left);
                }
                keys
            };
            $crate::table::multiplier::<$count>(&keys, $first)
        };

        const fn slot(key: u32) -> usize {
            $crate::table::slot::<$count>(key, MULTIPLIER)
        }
    };
}

/// The slot that a key hashes to: as many of the highest bits of a product as number the slots.
#[inline(always)]
pub(crate) const fn slot<const SLOTS: usize>(key: u32, multiplier: u32) -> usize {
    const { assert!(SLOTS.is_power_of_two() && SLOTS > 1, "slots are a power of two") };
    let shift = u32::BITS.wrapping_sub(SLOTS.trailing_zeros());
    key.wrapping_mul(multiplier).wrapping_shr(shift) as usize
}

/// The first multiplier, from the given one on, with which no two keys share a slot. Compile time only.
pub(crate) const fn multiplier<const SLOTS: usize>(keys: &[u32], first: u32) -> u32 {
    let (mut multiplier, mut left) = (first, 1u32 << 18);
    while !each_has_its_own::<SLOTS>(keys, multiplier) {
        left = left.saturating_sub(1);
        assert!(
            left > 0,
            "no multiplier gives every row a slot of its own: double the slots"
        );
        // A generator of Knuth's; every number comes up.
        multiplier = multiplier.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    }
    multiplier
}

#[expect(
    clippy::indexing_slicing,
    reason = "evaluated at compile time only; a slot is below their number"
)]
const fn each_has_its_own<const SLOTS: usize>(mut keys: &[u32], multiplier: u32) -> bool {
    let mut taken = [false; SLOTS];
    while let [key, rest @ ..] = keys {
        let slot = slot::<SLOTS>(*key, multiplier);
        if taken[slot] {
            return false;
        }
        taken[slot] = true;
        keys = rest;
    }
    true
}

/// Whether each number is greater than the one before it.
pub(crate) const fn strictly_ascending(mut numbers: &[u32]) -> bool {
    while let [first, rest @ ..] = numbers {
        if let [second, ..] = rest
            && *first >= *second
        {
            return false;
        }
        numbers = rest;
    }
    true
}
