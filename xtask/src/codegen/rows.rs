//! Rows of the library, which `smarch-computed` computes of those that are written by hand.

use super::File;

/// The library's tables.
pub fn files() -> impl Iterator<Item = File> {
    let files = smarch_computed::computed::files().into_iter();
    files.map(|file| File {
        path: file.path,
        text: file.text,
    })
}
