//! What is made of the library's rows and committed is current: the C interface as data, `include/smarch.h`
//! and its parts (with cbindgen), the scoped enums of
//! C++, and the data for those who want no Rust in their build. `make header` (SMARCH_UPDATE_HEADER=1) writes them anew.

mod c;
mod codes;
mod cpp_rows;
mod data;
mod data_tileiras;
mod enums;
mod faces;
mod fuzz;
mod grammar;
mod groups;
mod interface;
mod json;
mod profile_fields;
mod shown;
mod signatures;
mod source;
mod tables;
mod targets;
mod types;
mod uses;

use std::path::Path;

/// Compares a committed file with what is made today, or writes it.
fn is_current(name: &str, made: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    if std::env::var_os("SMARCH_UPDATE_HEADER").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, made).unwrap();
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = committed.lines().zip(made.lines()).position(|(old, new)| old != new);
    assert!(
        committed == made,
        "{name} is out of date at line {differs:?}: run `make header`"
    );
}
