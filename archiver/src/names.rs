//! Names of what objects use of each other.

use std::collections::BTreeSet;

const PREFIX: &str = "smarch_internal_";
/// A longer name is cut.
const LONGEST: usize = 96;

#[derive(Default)]
pub struct Names {
    taken: BTreeSet<String>,
}

impl Names {
    /// `smarch_internal_targets_table_ROWS` of `smarch::targets::table::ROWS` as rustc mangles it, `smarch_internal_constant` of what
    /// has no name; a number behind it where that is taken.
    pub fn internal(&mut self, mangled: &[u8]) -> String {
        let mangled = String::from_utf8_lossy(mangled);
        let readable = match rustc_demangle::try_demangle(&mangled) {
            Ok(path) => words(&format!("{path:#}")),
            Err(_) => "constant".to_owned(),
        };
        let base = format!("{PREFIX}{readable}");
        let mut name = base.clone();
        for number in 2.. {
            if self.taken.insert(name.clone()) {
                break;
            }
            name = format!("{base}_{number}");
        }
        name
    }
}

/// The name of the object in which a symbol is defined.
pub fn of_object(symbol: &str) -> String {
    format!("{}.o", symbol.strip_prefix(PREFIX).unwrap_or(symbol))
}

/// The words of a path, without the name of the crate.
fn words(path: &str) -> String {
    let mut text = path
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter(|word| !word.is_empty() && *word != "smarch")
        .collect::<Vec<_>>()
        .join("_");
    text.truncate(LONGEST);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn internal_names_can_be_read() {
        let mut names = Names::default();
        let rows = b"_RNvNtNtCsl0mnwtLy0iz_6smarch7targets5table4ROWS";
        assert_eq!(names.internal(rows), "smarch_internal_targets_table_ROWS");
        assert_eq!(names.internal(rows), "smarch_internal_targets_table_ROWS_2");
        assert_eq!(names.internal(b".Lanon.0123.4"), "smarch_internal_constant");
        assert_eq!(names.internal(b".Lanon.0123.5"), "smarch_internal_constant_2");
        assert_eq!(of_object("smarch_internal_targets_table_ROWS"), "targets_table_ROWS.o");
        assert_eq!(of_object("smarch_target_parse"), "smarch_target_parse.o");
    }
}
