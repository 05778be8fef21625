//! The JSON schemas of what is written by hand.

/// The schema of a type as that of another, or as an expression makes it; nothing without the feature `schema`.
macro_rules! schema_as {
    ($(impl($($parameter:ident)?) $type:ty => $schema:expr;)+) => {$(
        #[cfg(feature = "schema")]
        impl$(<$parameter: schemars::JsonSchema>)? schemars::JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> alloc::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let schema: fn(&mut schemars::SchemaGenerator) -> schemars::Schema = $schema;
                schema(generator)
            }
        }
    )+};
}
