//! How the columns of the documents' tables are shown, by their names in C: what no type of C tells. Shared by what prints them and by
//! what writes them (`documents.rs`).

/// The binaries that the documents are about.
pub const BINARIES: [&str; 4] = ["ptxas", "nvlink", "cicc", "tileiras"];

/// Whether a number is a letter, 0 for none: the suffix of a target, a character of a name.
pub fn is_character(field: &str) -> bool {
    matches!(field, "suffix" | "character")
}

/// The key of a column: 64 bits are written as hexadecimal digits, under a key that says so.
pub fn key(field: &str, is_wide: bool) -> String {
    match is_wide {
        true => format!("{field}_hex"),
        false => field.into(),
    }
}

/// Whether people read a number of 32 bits in hexadecimal: an address, a mask. It has a text beside it.
pub fn is_hexadecimal(structure: &str, field: &str) -> bool {
    match field.rsplit('_').next().unwrap_or(field) {
        // Of a range their number.
        "functions" => structure != "smarch_documented_symbol_range",
        "address" | "addresses" | "function" | "comparator" | "initializer" | "mask" | "byte" | "packed" => true,
        "a" | "b" | "start" | "end" | "corrected" => true,
        _ => field == "code_object_version",
    }
}

/// The key of that text, and what it means.
pub fn text_key(key: &str) -> (String, &'static str) {
    (format!("{key}_text"), "The same as the documents print it.")
}

/// The binary and the table of a function that gives all rows; no binary for what is about none in particular. `None`: no table of
/// the documents.
pub fn table(header: &str, function: &str) -> Option<(Option<&'static str>, String)> {
    let rest = function.strip_prefix("smarch_")?;
    if header == "profile" {
        return Some((Some("ptxas"), rest.into()));
    }
    if header == "errata" {
        return Some((None, rest.into()));
    }
    let rest = rest.strip_prefix("documented_").filter(|_| header == "documented")?;
    let of = |binary: &'static str| Some((Some(binary), rest.strip_prefix(binary)?.strip_prefix('_')?.to_string()));
    let of_binary = BINARIES.into_iter().find_map(of);
    of_binary.or(Some((None, rest.into())))
}
