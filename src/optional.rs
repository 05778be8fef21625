//! Values in rows that may be absent, stored as C reads them.

use crate::Version;
use crate::drivers::{Driver, DriverRelease};
use core::fmt;

/// A value that may be absent, in a static row. For Rust [`get`](Self::get) makes an `Option` of it. For C it is laid
/// out by the header's rule for absence: a number has a `has_` field before it, an absent code is 0, an absent version
/// `{0, 0}`. (Texts, targets and rows are plain `Option`s, which C reads as NULL or 0.)
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Optional<T: MayBeAbsent>(T::Stored);

/// A type that an [`Optional`] can hold.
pub trait MayBeAbsent: Copy {
    /// What is stored, for C to read.
    type Stored: Copy;

    /// The value; `None` where the stored value stands for none.
    fn load(stored: Self::Stored) -> Option<Self>;
}

/// A number, and whether it is one.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MaybeNumber {
    has: u32,
    number: u32,
}

impl MayBeAbsent for u32 {
    type Stored = MaybeNumber;

    fn load(stored: MaybeNumber) -> Option<Self> {
        Optional::<Self>(stored).get()
    }
}

impl Optional<u32> {
    /// From an `Option`.
    #[must_use]
    pub const fn new(value: Option<u32>) -> Self {
        Self(match value {
            Some(number) => MaybeNumber { has: 1, number },
            None => MaybeNumber { has: 0, number: 0 },
        })
    }

    /// The number, where there is one.
    #[must_use]
    pub const fn get(self) -> Option<u32> {
        match self.0 {
            MaybeNumber { has: 0, .. } => None,
            MaybeNumber { number, .. } => Some(number),
        }
    }
}

impl MayBeAbsent for Version {
    type Stored = Self;

    fn load(stored: Self) -> Option<Self> {
        Optional::<Self>(stored).get()
    }
}

impl Optional<Version> {
    /// From an `Option`.
    #[must_use]
    pub const fn new(value: Option<Version>) -> Self {
        Self(match value {
            Some(version) => version,
            None => Version::NONE,
        })
    }

    /// The version, where there is one.
    #[must_use]
    pub const fn get(self) -> Option<Version> {
        match self.0 {
            Version { major: 0, minor: 0 } => None,
            version => Some(version),
        }
    }
}

impl MayBeAbsent for DriverRelease {
    type Stored = Self;

    fn load(stored: Self) -> Option<Self> {
        Optional::<Self>(stored).get()
    }
}

impl Optional<DriverRelease> {
    /// From an `Option`.
    #[must_use]
    pub const fn new(value: Option<DriverRelease>) -> Self {
        Self(match value {
            Some(release) => release,
            None => DriverRelease::NONE,
        })
    }

    /// The release, where there is one.
    #[must_use]
    pub const fn get(self) -> Option<DriverRelease> {
        match self.0 {
            DriverRelease { branch: 0, .. } => None,
            release => Some(release),
        }
    }
}

impl MayBeAbsent for Driver {
    type Stored = u32;

    fn load(stored: u32) -> Option<Self> {
        Optional::<Self>(stored).get()
    }
}

impl Optional<Driver> {
    /// From an `Option`.
    #[must_use]
    pub const fn new(value: Option<Driver>) -> Self {
        Self(match value {
            Some(driver) => driver.0,
            None => 0,
        })
    }

    /// The driver, where there is one.
    #[must_use]
    pub const fn get(self) -> Option<Driver> {
        match self.0 {
            0 => None,
            number => Some(Driver(number)),
        }
    }
}

/// Makes an [`Optional`] of an enum with codes: its code, 0 for none. `coded_enum!` does this for each.
macro_rules! optional_code {
    ($name:ident) => {
        impl $crate::optional::MayBeAbsent for $name {
            type Stored = u32;

            fn load(code: u32) -> Option<Self> {
                Self::from_code(code)
            }
        }

        impl $crate::Optional<$name> {
            /// From an `Option`.
            #[must_use]
            pub const fn new(value: Option<$name>) -> Self {
                Self::from_stored(match value {
                    Some(value) => value.code(),
                    None => 0,
                })
            }

            /// The value, where there is one.
            #[must_use]
            pub const fn get(self) -> Option<$name> {
                $name::from_code(self.stored())
            }
        }
    };
}

/// For the macro above.
impl<T: MayBeAbsent> Optional<T> {
    pub(crate) const fn from_stored(stored: T::Stored) -> Self {
        Self(stored)
    }

    pub(crate) const fn stored(self) -> T::Stored {
        self.0
    }
}

impl<T: MayBeAbsent + fmt::Debug> fmt::Debug for Optional<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&T::load(self.0), f)
    }
}

impl<T: MayBeAbsent + PartialEq> PartialEq for Optional<T> {
    fn eq(&self, other: &Self) -> bool {
        T::load(self.0) == T::load(other.0)
    }
}

impl<T: MayBeAbsent + Eq> Eq for Optional<T> {}

impl<T: MayBeAbsent + PartialEq> PartialEq<Option<T>> for Optional<T> {
    fn eq(&self, other: &Option<T>) -> bool {
        T::load(self.0) == *other
    }
}

// What the C header assumes about these types' sizes.
const _: () = assert!(size_of::<Optional<u32>>() == 8 && align_of::<Optional<u32>>() == 4);
const _: () = assert!(size_of::<Optional<Version>>() == 4 && align_of::<Optional<Version>>() == 2);
const _: () = assert!(size_of::<Option<crate::Target>>() == 4 && size_of::<crate::Target>() == 4);
