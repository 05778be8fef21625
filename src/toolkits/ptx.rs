//! The versions of PTX.

use crate::Version;

/// The PTX versions that ptxas reads, ascending: a release reads those up to its own ([`Toolkit::ptx`](super::Toolkit::ptx)).
///
/// A version is read as one number, ten times the major and the minor, so that ptxas takes 7.10 for 8.0. Such spellings are
/// not listed: no document has them.
///
/// Source: `releases/versions.tsv`, `evidence/ptxas_versions.tsv`; measured. Every one from a target's lowest on is
/// accepted for it.
#[rustfmt::skip]
pub static PTX_VERSIONS: &[Version] = &[
    v(1, 0), v(1, 1), v(1, 2), v(1, 3), v(1, 4), v(1, 5),
    v(2, 0), v(2, 1), v(2, 2), v(2, 3),
    v(3, 0), v(3, 1), v(3, 2),
    v(4, 0), v(4, 1), v(4, 2), v(4, 3),
    v(5, 0), v(5, 1),
    v(6, 0), v(6, 1), v(6, 2), v(6, 3), v(6, 4), v(6, 5),
    v(7, 0), v(7, 1), v(7, 2), v(7, 3), v(7, 4), v(7, 5), v(7, 6), v(7, 7), v(7, 8),
    v(8, 0), v(8, 1), v(8, 2), v(8, 3), v(8, 4), v(8, 5), v(8, 6), v(8, 7), v(8, 8),
    v(9, 0), v(9, 1), v(9, 2), v(9, 3), v(9, 4), v(9, 5),
];

const fn v(major: u16, minor: u16) -> Version {
    Version::new(major, minor)
}
