//! `serde::Deserialize` for values (feature `serde`). It reads what [`serialize`](crate::serialize) writes as the same
//! value. Rows of tables are not read: the table has them.

use crate::devices::PciId;
use crate::drivers::{Driver, DriverRelease};
use crate::serialize::Code;
use crate::targets::{Suffix, TargetSet};
use crate::{Cc, Error, Name, Target, Toolkit, Verdict, Version};
use core::fmt::{self, Display, Formatter};
use core::marker::PhantomData;
use core::str::FromStr;
use serde::de::{Deserialize, Deserializer, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};

/// Reads a text by its `FromStr`.
struct ByText<T>(PhantomData<T>);

impl<T: FromStr<Err: Display>> Visitor<'_> for ByText<T> {
    type Value = T;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! texts {
    ($($type:ty)+) => {
        $(impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(ByText(PhantomData))
            }
        })+
    };
}

texts! { Target Cc Name Version Toolkit Driver DriverRelease PciId }

/// Reads a code: the name of a constant of C, in lower case.
pub(crate) struct OfCodes<T: 'static> {
    pub all: &'static [T],
    pub name: fn(T) -> &'static str,
}

impl<T: Copy> Visitor<'_> for OfCodes<T> {
    type Value = T;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("a code:")?;
        self.all
            .iter()
            .try_for_each(|it| write!(f, " {}", Code((self.name)(*it))))
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<T, E> {
        let is_meant = |it: &&T| is_code(text, (self.name)(**it));
        let found = self.all.iter().find(is_meant).copied();
        found.ok_or_else(|| E::invalid_value(serde::de::Unexpected::Str(text), &self))
    }
}

/// Whether a code is written so: in lower case alone.
fn is_code(text: &str, name: &str) -> bool {
    text.bytes().eq(name.bytes().map(|byte| byte.to_ascii_lowercase()))
}

/// The code of a verdict or an error, which stands in an object beside its text.
struct InObject<T: 'static> {
    key: &'static str,
    codes: OfCodes<T>,
}

/// A code of which the values are known.
struct Seed<T: 'static>(OfCodes<T>);

impl<'de, T: Copy> serde::de::DeserializeSeed<'de> for Seed<T> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        deserializer.deserialize_str(self.0)
    }
}

impl<'de, T: Copy> Visitor<'de> for InObject<T> {
    type Value = T;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "an object with the key {}", self.key)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<T, A::Error> {
        let mut found = None;
        while let Some(key) = members.next_key_seed(Key(self.key))? {
            if key {
                let OfCodes { all, name } = self.codes;
                found = Some(members.next_value_seed(Seed(OfCodes { all, name }))?);
            } else {
                members.next_value::<IgnoredAny>()?;
            }
        }
        found.ok_or_else(|| A::Error::missing_field(self.key))
    }
}

/// Whether a key is this one.
struct Key(&'static str);

impl<'de> serde::de::DeserializeSeed<'de> for Key {
    type Value = bool;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<bool, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Key {
    type Value = bool;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("a key")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<bool, E> {
        Ok(text == self.0)
    }
}

macro_rules! in_objects {
    ($($type:ident $key:literal;)+) => {
        $(impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let codes = OfCodes { all: Self::ALL, name: Self::c_name };
                deserializer.deserialize_struct(stringify!($type), &[$key], InObject { key: $key, codes })
            }
        })+
    };
}

in_objects! {
    Verdict "code";
    Error "status";
}

impl<'de> Deserialize<'de> for Suffix {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let letter = Option::<char>::deserialize(deserializer)?;
        let all = [Self::Base, Self::A, Self::F];
        let found = all.into_iter().find(|it| it.letter() == letter);
        found.ok_or_else(|| D::Error::custom("not a suffix: a, f, or null for none"))
    }
}

/// A list of targets.
struct Targets;

impl<'de> Visitor<'de> for Targets {
    type Value = TargetSet;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("a list of targets")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut targets: A) -> Result<TargetSet, A::Error> {
        let mut set = TargetSet::EMPTY;
        while let Some(target) = targets.next_element()? {
            set = set.with(target);
        }
        Ok(set)
    }
}

impl<'de> Deserialize<'de> for TargetSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Targets)
    }
}
