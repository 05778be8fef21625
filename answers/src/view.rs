//! Answers that are made of one thing.

/// Structs of an answer, each made by `From` of what it shows: a key, its type and its value a line.
macro_rules! view {
    ($($(#[$meta:meta])* $name:ident of $it:ident: $of:ty {
        $($(#[$field_meta:meta])* $key:ident: $type:ty = $value:expr,)+
    })+) => {$(
        $(#[$meta])*
        #[derive(Clone, Debug, serde::Serialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub struct $name {
            $($(#[$field_meta])* pub $key: $type,)+
        }

        impl From<$of> for $name {
            fn from($it: $of) -> Self {
                Self { $($key: $value,)+ }
            }
        }
    )+};
}
