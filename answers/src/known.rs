//! A value that exists and may not be known.

use serde::{Serialize, Serializer};

/// A value, or that it is not known: `"unknown"` in JSON. What there is not, or what does not apply, is an `Option`: null.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known<T> {
    /// This is it.
    Is(T),
    /// It exists, and no source states it.
    Unknown,
}

impl<T> From<Option<T>> for Known<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Unknown, Self::Is)
    }
}

impl<T> Known<T> {
    /// Whether it is not known.
    pub fn is_unknown(&self) -> bool {
        matches!(self, Self::Unknown)
    }

    /// The value, where it is known.
    pub fn get(self) -> Option<T> {
        match self {
            Self::Is(value) => Some(value),
            Self::Unknown => None,
        }
    }
}

impl<T: Serialize> Serialize for Known<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Is(value) => value.serialize(serializer),
            Self::Unknown => serializer.serialize_str("unknown"),
        }
    }
}

schema_as! {
    impl(T) Known<T> => |generator| {
        let value = generator.subschema_for::<T>();
        schemars::json_schema!({"anyOf": [value, {"const": "unknown"}]})
    };
}
