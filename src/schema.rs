//! The JSON schemas of what `serialize` writes (feature `schema`): made by the same macros, from the types of the same expressions.

#[cfg(feature = "schema")]
pub use with_schemars::*;

/// `schemars::JsonSchema` of a type, by what makes its schema; nothing without the feature.
macro_rules! written {
    (@functions $is_inline:literal $type:ty, |$generator:ident| $schema:expr) => {
        fn inline_schema() -> bool {
            // A definition's name has no parameters.
            $is_inline || stringify!($type).contains('<')
        }

        fn schema_name() -> alloc::borrow::Cow<'static, str> {
            stringify!($type).into()
        }

        fn schema_id() -> alloc::borrow::Cow<'static, str> {
            concat!(module_path!(), "::", stringify!($type)).into()
        }

        fn json_schema($generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
            $schema
        }
    };
    (generic $parameter:ident: $bound:path, $type:ty, |$generator:ident| $schema:expr) => {
        #[cfg(feature = "schema")]
        impl<$parameter: schemars::JsonSchema + $bound> schemars::JsonSchema for $type {
            schema::written! { @functions true $type, |$generator| $schema }
        }
    };
    (text $type:ty, $pattern:literal) => {
        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $type {
            schema::written! { @functions true $type, |_generator| schema::of_text($pattern) }
        }
    };
    ($type:ty, |$generator:ident| $schema:expr) => {
        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $type {
            $crate::serialize::schema::written! { @functions false $type, |$generator| $schema }
        }
    };
}
pub(crate) use written;

#[cfg(feature = "schema")]
mod with_schemars {
    use alloc::{string::String, vec::Vec};
    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    /// The schema of a text.
    pub fn of_text(pattern: &str) -> Schema {
        match pattern {
            "" => json_schema!({"type": "string"}),
            pattern => json_schema!({"type": "string", "pattern": pattern}),
        }
    }

    /// The schema of a list of codes.
    pub fn of_list_of_codes(names: impl Iterator<Item = &'static str>) -> Schema {
        json_schema!({"type": "array", "items": of_codes(names), "uniqueItems": true})
    }

    /// The schema of a type.
    pub fn of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
        generator.subschema_for::<T>()
    }

    /// The schema of what a function gives; it is not called.
    pub fn of_value<S: 'static, T: JsonSchema>(generator: &mut SchemaGenerator, _: impl Fn(&'static S) -> T) -> Schema {
        of::<T>(generator)
    }

    /// The schema of a list of what a function gives; it is not called.
    pub fn of_elements<S: 'static, I: IntoIterator<Item: JsonSchema>>(
        generator: &mut SchemaGenerator,
        _: impl Fn(&'static S) -> I,
    ) -> Schema {
        let items = of::<I::Item>(generator);
        json_schema!({"type": "array", "items": items})
    }

    /// The schema of a value that may be another word instead.
    pub fn or_word<T: JsonSchema>(generator: &mut SchemaGenerator, words: &[&str]) -> Schema {
        let value = of::<T>(generator);
        json_schema!({"anyOf": [value, {"enum": words}]})
    }

    /// The schema of codes: the names of an enumeration's constants, in lower case.
    pub fn of_codes(names: impl Iterator<Item = &'static str>) -> Schema {
        let codes: Vec<String> = names.map(str::to_ascii_lowercase).collect();
        json_schema!({"type": "string", "enum": codes})
    }

    /// Keys with their schemas, all of which are there.
    #[derive(Default)]
    pub struct Object {
        keys: Vec<&'static str>,
        properties: serde_json::Map<String, serde_json::Value>,
    }

    impl Object {
        pub fn add(&mut self, key: &'static str, description: &str, mut schema: Schema) {
            self.keys.push(key);
            if !description.is_empty() {
                schema.insert("description".into(), description.trim().into());
            }
            self.properties.insert(key.into(), schema.into());
        }

        pub fn finish(self) -> Schema {
            json_schema!({"type": "object", "required": self.keys, "properties": self.properties})
        }
    }
}
