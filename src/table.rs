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

/// A [`Version`](crate::Version) cell, `8.6`, as a static reference: C reads NULL where there is none.
///
/// The first of three, since 9.0 alone has the bytes of a C string, and would lie among all of those
/// (see [`Text`](crate::Text)'s making).
macro_rules! version {
    ($literal:tt) => {
        const {
            const THREE: &[$crate::Version; 3] = &[$crate::Version::from_literal(stringify!($literal)); 3];
            let [version, ..] = THREE;
            version
        }
    };
}

/// An enum whose values cross into C: one row a value, with its code, the end of
/// its C name and its text.
///
/// Makes the enum, `ALL`, `code`, `from_code`, `c_name` and `text`. Codes ascend.
macro_rules! coded_enum {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
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

            /// The value in words.
            #[must_use]
            pub const fn text(self) -> $crate::Text {
                match self {
                    $(Self::$variant => text!($text),)+
                }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(&self.text(), f)
            }
        }

        static_assertions::const_assert!($crate::table::strictly_ascending(&[$($code,)+]));
    };
}

/// A table of hashes: of each item a value in the slot that its key hashes to, the filler elsewhere. Two items in one slot do not
/// compile: then another multiplier must be found, by trying. Evaluated while the crate compiles.
///
/// Who looks something up takes what is in the slot and compares its key: the filler's own may be another one.
macro_rules! one_slot_each {
    (static $slots:ident: [$type:ty; $count:literal] = $filler:expr; for $item:ident in $items:expr => $slot:expr, $value:expr) => {
        #[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
        static $slots: [$type; $count] = {
            let mut slots = [$filler; $count];
            let mut taken = [false; $count];
            let mut items: &[_] = $items;
            while let [item, rest @ ..] = items {
                let $item = *item;
                let slot = $slot;
                assert!(!taken[slot], "two items share a slot: find another multiplier");
                taken[slot] = true;
                slots[slot] = $value;
                items = rest;
            }
            slots
        };
    };
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
