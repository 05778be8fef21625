//! Rows of the library, which `smarch-computed` computes of those that are written by hand.

use super::File;

/// The library's tables.
pub fn files() -> Vec<File> {
    let files = smarch::computed::files().into_iter();
    files
        .map(|file| File {
            path: file.path,
            text: file.text,
        })
        .collect()
}
